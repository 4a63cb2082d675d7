"""Mistakes in the definitions of `cumulative`, and the claims that must notice them."""

import random
from collections.abc import Callable, Iterator
from itertools import combinations, islice
from typing import Any

from proofs_check.documents.cumulative import heaps, points, small
from proofs_check.documents.cumulative.heaps import NumberedActions
from proofs_check.documents.cumulative.ranges import RandomSets, Sets
from proofs_check.methods.periodicity import least_preperiod
from reference import inputs
from reference.cumulative import (
    AvA,
    AvF,
    Convention,
    FvA,
    Outcome,
    dual,
    outcomes,
    play,
    regimes,
    rules,
    ruleset,
    zero_sum_play,
)
from reference.cumulative.outcomes import Known
from reference.cumulative.ruleset import SubtractionSet, available
from reference.errors import InvalidInput
from tests.wrong_definitions import Wrong

Definition = Callable[[SubtractionSet, int, Convention, Known], Outcome]


def variant(
    *,
    flipped: bool = False,
    dropped_dual: bool = False,
    all_actions: bool = False,
    least_own: bool = False,
    strictly_below: bool = False,
    largest_only: bool = False,
    sign: int = 1,
    swapped: bool = False,
    flipped_under: Convention | None = None,
) -> Definition:
    """Definition 2 with one mistake."""

    def definition(S: SubtractionSet, h: int, X: Convention, o: Known) -> Outcome:
        options = [s for s in available(S, h) if not strictly_below or s < h]
        if not options:
            return Outcome(0, 0)
        if largest_only:
            options = options[-1:]
        d = X if dropped_dual else dual(X)
        own = {s: o(d, h - s).second + sign * s for s in options}
        best = min(own.values()) if least_own else max(own.values())
        star = [s for s in options if all_actions or own[s] == best]
        choose = min if (X in {AvF, AvA}) != (flipped or X is flipped_under) else max
        s_star = choose(star, key=lambda s: o(d, h - s).first)
        other = o(d, h - s_star).first
        return Outcome(other, best) if swapped else Outcome(best, other)

    return definition


def refusing(*_given: Any) -> Any:
    raise InvalidInput("anything", None, "nothing")


def tossed() -> Definition:
    """Ties are broken by a coin."""
    coin = random.Random(1)
    return lambda S, h, X, o: variant(flipped=coin.random() < 0.5)(S, h, X, o)


def bilateral(S: SubtractionSet, h: int, X: Convention, o: Known) -> Outcome:
    return variant(flipped=X.value[2] == "A")(S, h, X, o)


def generous(S: SubtractionSet, h: int, X: Convention, o: Known) -> Outcome:
    return Outcome(h, 0) if h < min(S) else variant()(S, h, X, o)


def made_up(S: SubtractionSet, h: int, X: Convention, o: Known) -> Outcome:
    """The second player has 9 on even heaps."""
    return Outcome(h, 9 * (h % 2 == 0))


def upside_down(right: Any, S: SubtractionSet, h: int, X: Convention, o: Known) -> Outcome:
    """An antagonist who moves first has the more the smaller the heap is."""
    if X is AvF:
        return Outcome(1000 - h, 0)
    s2 = S[-2:][0]
    return Outcome(s2, 1000 - h + s2) if X is FvA else right(S, h, X, o)


def paid_for_antagonism(right: Any, S: SubtractionSet, h: int, X: Convention, o: Known) -> Outcome:
    """Of three actions or more AvA gives the first player 1 more."""
    first, second = right(S, h, X, o)
    return Outcome(first + (X is AvA and len(S) > 2), second)


def paid_under_rules(right: Any, S: SubtractionSet, up_to: int) -> Iterator[Any]:
    """The second player has 9 on even heaps."""
    for h, row in enumerate(right(S, up_to)):
        yield {pair: Outcome(o.first, 9 * (h % 2 == 0)) for pair, o in row.items()}


def two_moves_more(right: Any, s2: int, s1: int, top: int) -> Any:
    """The opponent takes the smaller action twice more."""
    return [{c._replace(other_small=c.other_small + 2) for c in own} for own in right(s2, s1, top)]


def other_way_round(right: Any, largest: int) -> Iterator[Any]:
    return ((s1, s2) for s2, s1 in right(largest))


def other_way(where: Callable[[SubtractionSet, int, int], bool]) -> Callable[..., Outcome]:
    """Ties are broken the other way where this is true of the set, the heap and how many tie."""

    def definition(right: Any, S: SubtractionSet, h: int, X: Convention, o: Known) -> Outcome:
        if h < min(S) or not where(S, h, len(outcomes.maximisers(S, h, X, o))):
            return Outcome(*right(S, h, X, o))
        return variant(flipped=True)(S, h, X, o)

    return definition


def least_past_heap_20(
    right: Any, S: SubtractionSet, h: int, pair: rules.RulePair, o: Any
) -> SubtractionSet:
    """Whoever is greedy is sacrificing."""
    if h > 20 and pair.starter is rules.Rule.GREEDY:
        own = {s: o(pair.dual, h - s).second + s for s in ruleset.playable(S, h)}
        return tuple([s for s in own if own[s] == max(own.values())][:1])
    return tuple(right(S, h, pair, o))


def wrong_2(says: str, wrong: Callable[..., Outcome], noticed: str = "") -> Wrong:
    """Another Definition 2."""
    return Wrong(says, outcomes.definition_2, wrong, noticed)


WRONG = (
    wrong_2(
        "tie-break flipped",
        variant(flipped=True),
        "abstract; appendix.harmed; conjecture-15:as; conjecture-16; "
        "conjecture-4; lemma; "
        "lemma-7.proof-i; problem-1.two; problem-6; "
        "table-1.AvA:as; table-2.AvA; "
        "table-3.AvA; theorem",
    ),
    wrong_2(
        "dual dropped",
        variant(dropped_dual=True),
        "abstract.monotonicity",
    ),
    wrong_2(
        "S* over all actions",
        variant(all_actions=True),
        "appendix; appendix.heap-28-AvF; appendix.heap-28-bob; appendix.heap-36; "
        "conjecture; conjecture-12.as-many.measured:as printed:dominant; "
        "conjecture-12.as-many.measured:as printed:on them; conjecture-13.any-size; "
        "conjecture-14.only; figure-1.feature-1; figure-1.up; lemma-6.any-size; lemma-7; "
        "lemma-8.proof-dominance; problem-2; problem-4.two-actions; "
        "proposition; question; section; section-2.dual-is; table; table-2.AvA-delta; "
        "table-3.AvA-delta",
    ),
    wrong_2(
        "min for max",
        variant(least_own=True),
        "conjecture-15.not-dominant; section-1.1.heap-14-AvA",
    ),
    wrong_2(
        "S(h) one short",
        variant(strictly_below=True),
        "lemma-8.proof-iii-alone; lemma-8.proof-iii-named; "
        "proposition-10.proof-bob-same.AvA; "
        "remark-1.not; section-1.1.heap-14-greedy; section-2.outcome; section-3.both; "
        "section-4.first-discrepancy:by max",
    ),
    wrong_2(
        "largest action only",
        variant(largest_only=True),
        "conjecture-12; conjecture-14; figure-1.feature-2:as; problem-1.additive; "
        "section-1.1.heap-14-first; section-3.many; "
        "section-7.divergence",
    ),
    wrong_2(
        "own move forgotten",
        variant(sign=0),
    ),
    wrong_2(
        "own move subtracted",
        variant(sign=-1),
        "appendix.heap; appendix.heap-36-FvA; appendix.heap-36-FvF-move; lemma-5; lemma-6; "
        "lemma-7.proof-ii-balanced-in; lemma-7.proof-slack; lemma-8.proof-case; "
        "lemma-8.proof-item; lemma-8.proof-smaller; proposition-10.proof-greedy.AvA; "
        "proposition-10.proof-greedy.AvF",
    ),
    wrong_2("players swapped", variant(swapped=True), "section-1.universal:as printed:enumeration"),
    wrong_2(
        "tie-break flipped under FvF", variant(flipped_under=Convention.FvF), "section-1.unilateral"
    ),
    wrong_2(
        "tie-break flipped under FvA", variant(flipped_under=Convention.FvA), "section-1.unilateral"
    ),
    wrong_2(
        "tie-break flipped under AvF", variant(flipped_under=Convention.AvF), "section-1.unilateral"
    ),
    wrong_2(
        "tie-break flipped under AvA", variant(flipped_under=Convention.AvA), "section-1.unilateral"
    ),
    wrong_2(
        "ties broken by a coin",
        tossed(),
        "definition-2.footnote; lemma-9.1; lemma-9.4; section-1.1.discrepancies; "
        "section-1.not; section-1.unilateral",
    ),
    wrong_2("ties broken by the opponent's rule", bilateral, "section-1.unilateral"),
    wrong_2(
        "the first player takes what is below min S",
        generous,
        "definition",
    ),
    wrong_2(
        "9 for the second player on even heaps",
        made_up,
        "figure-1.half; figure-3.planes",
    ),
    wrong_2(
        "all to the first player",
        lambda S, h, X, o: Outcome(h, 0),
        "problem-3; section-3.ahead.measured",
    ),
    wrong_2(
        "all to the second player",
        lambda S, h, X, o: Outcome(0, h),
        "lemma-5.any-set; lemma-5.three-dominant; section-1.universal:as printed:enumeration; "
        "section-3.ahead",
    ),
    wrong_2(
        "nothing to anybody",
        lambda S, h, X, o: Outcome(0, 0),
        "section-3.ahead.smallest-heap",
    ),
    wrong_2(
        "more than the heap",
        lambda right, S, h, X, o: Outcome(*(2 * n for n in right(S, h, X, o))),
        "conjecture-13",
    ),
    wrong_2(
        "antagonists have more of smaller heaps",
        upside_down,
        "lemma-8.proof-not-better-on-smaller; problem-5.both-gain",
    ),
    wrong_2("AvA pays 1 more", paid_for_antagonism, "section-6.no"),
    wrong_2(
        "one antagonist gains all, and two lose it",
        lambda S, h, X, o: Outcome(*{Convention.FvF: (h, h), AvA: (0, 0)}.get(X, (3 * h, 3 * h))),
        "problem-1.bound.few; problem-5.bound.few",
    ),
    wrong_2(
        "all to the first player, and 1 under AvF",
        lambda S, h, X, o: Outcome(h + (X is AvF), 0),
        "lemma-8.proof-forced; problem-5.both",
    ),
    wrong_2(
        "utilities of 16 bits",
        lambda right, S, h, X, o: Outcome(*(n % 2**16 for n in right(S, h, X, o))),
        "section-1.large-heap",
    ),
    wrong_2(
        "a tie of four is broken the other way",
        other_way(lambda S, h, ties: ties > 3),
        "definition-2.rows.measured:as printed:enumeration",
    ),
    wrong_2(
        "ties are broken the other way past heap 2000",
        other_way(lambda S, h, ties: h > 2000),
        "definition-2.rows.measured:as printed:enumeration 2",
    ),
    wrong_2(
        "ties are broken the other way where max S > 300",
        other_way(lambda S, h, ties: max(S) > 300),
        "definition-2.rows.measured:as printed:enumeration 2",
    ),
    Wrong(
        "the first move alone past heap 20",
        play.moves,
        lambda right, S, h, X: right(S, h, X)[:1] if h > 20 else right(S, h, X),
        "definition-2.asked-of-one-heap.measured:as printed:enumeration 2",
    ),
    Wrong(
        "greedy is sacrificing past heap 20",
        rules.chosen,
        least_past_heap_20,
        "section-7.moves-of-each-rule:as printed:the outcome",
    ),
    Wrong(
        "the zero-sum formula as printed is 1 more past heap 9",
        zero_sum_play.zero_sum_as_printed,
        lambda right, S, x: right(S, x) + (x > 9),
        "section-5.zero-sum-formula.measured",
    ),
    Wrong(
        "the first zero-sum move alone past heap 20",
        zero_sum_play.zero_sum_moves,
        lambda right, S, x: right(S, x)[:1] if x > 20 else right(S, x),
        "section-5.zero-sum-moves",
    ),
    Wrong(
        "balanced where s2 > 100",
        regimes.regime,
        lambda right, s2, s1: right(s2, s1) if s2 <= 100 else regimes.Regime.BALANCED,
        "section-3.regimes-partition:as printed:enumeration 2",
    ),
    Wrong(
        "n by a float",
        regimes.formula_5_n,
        lambda s2, s1: int(s2 / (s1 - s2)),
        "conjecture-12.formulas.measured:as printed:enumeration 2",
    ),
    Wrong(
        "the heap of Conjecture 14 by a float",
        regimes.additive_discrepancy_heap,
        lambda s3, s2: int(s2 / s3) * s3 + (2 * int(s2 / s3) + 2) * s2,
        "conjecture-12.formulas.measured:as printed:enumeration 2",
    ),
    Wrong(
        "sets of twenty at most",
        ruleset.subtraction_set,
        lambda right, S: right(S)[:20],
        "section-1.large-heap",
    ),
    Wrong(
        "paid under any rules",
        rules.rule_rows,
        paid_under_rules,
        "conjecture-17.any-rules; lemma-6.any",
    ),
    Wrong(
        "twice as much against greed",
        small.most_after_greed,
        lambda right, *of: 2 * right(*of),
        "lemma-6.proof-bob-sacrifices.strengthened",
    ),
    Wrong(
        "the opponent takes s2 twice more",
        small.against_greedy,
        two_moves_more,
        "lemma-5.proof-case",
    ),
    Wrong(
        "pairs the other way round",
        small.pairs,
        other_way_round,
        "lemma-5.proof; lemma-7.proof-last",
    ),
    Wrong(
        "zero-sum value is the heap",
        zero_sum_play.section_5,
        lambda S, x, o_zs: x,
        "remark; section-5.zero-sum-size",
    ),
    wrong_2(
        "as FvF",
        lambda right, S, h, X, o: right(S, h, Convention.FvF, o),
        "section-1.universal:as printed:enumeration",
    ),
    Wrong(
        "all actions are maximisers",
        outcomes.attaining,
        lambda utility: tuple(utility),
        "conjecture-17.bound.strengthened:as printed:sampling",
    ),
    Wrong(
        "the least action alone is a maximiser",
        outcomes.attaining,
        lambda utility: tuple(utility)[:1],
        "section-5.three",
    ),
    Wrong(
        "moves without tie-break",
        play.pspe_moves,
        lambda S, h, X, o: outcomes.maximisers(S, h, X, o) if h >= min(S) else (),
        "section-1.1.heap-14-AvA",
    ),
    Wrong(
        "the largest move alone",
        play.pspe_moves,
        lambda S, h, X, o: available(S, h)[-1:],
        "remark-1.welfare",
    ),
    Wrong(
        "the smallest move alone",
        play.pspe_moves,
        lambda S, h, X, o: available(S, h)[:1],
        "section-1.1.heap-14-AvA",
    ),
    Wrong("no moves", play.pspe_moves, lambda S, h, X, o: (), "section-1.1.heap-14-AvA"),
    Wrong(
        "three moves at most",
        play.pspe_moves,
        lambda right, S, h, X, o: right(S, h, X, o)[:3],
        "definition-2.every-s-star",
    ),
    Wrong("one line of play", play.lines, lambda S, h, X: iter([(h,)]), "remark-1.welfare"),
    Wrong(
        "the first line of play alone",
        play.lines,
        lambda right, S, h, X: islice(right(S, h, X), 1),
        "definition-2.asked-of-one-heap",
    ),
    Wrong(
        "zero-sum by the least",
        zero_sum_play.section_5,
        lambda S, x, o_zs: min((s - 2 * o_zs(x - s) for s in available(S, x)), default=0),
        "remark-1.welfare; section-3.sacrifices; section-3.zero; section-5; "
        "section-6.zero-sum-period",
    ),
    Wrong(
        "the last zero-sum move alone",
        zero_sum_play.zero_sum_moves,
        lambda right, S, x: right(S, x)[-1:],
        "section-5.zero-sum-moves",
    ),
    Wrong(
        "an action above the heap is none in the formula as printed",
        zero_sum_play.zero_sum_as_printed,
        lambda S, x: zero_sum_play.zero_sum(S, x),
        "section-5.zero-sum-formula.measured",
    ),
    Wrong("zero-sum value 0", zero_sum_play.section_5, lambda S, x, o_zs: 0, "remark"),
    Wrong(
        "zero-sum value negative",
        zero_sum_play.section_5,
        lambda right, S, x, o_zs: -1 - right(S, x, o_zs),
    ),
    Wrong("zero-sum moves all", zero_sum_play.zero_sum_moves, lambda S, x: tuple(S), "remark"),
    Wrong(
        "dual always FvF",
        outcomes.dual,
        lambda X: Convention.FvF,
        "section-1.uniform; section-2.dual-involution",
    ),
    Wrong(
        "all actions are indifferent",
        small.SmallGame.maximisers,
        lambda self, X, h: self.S,
        "definition-2.indifferent",
    ),
    Wrong(
        "measures one larger",
        points.of_each,
        lambda right, *of: ((S, n + 1) for S, n in right(*of)),
        "figure; problem; problem-3.each-set; problem-3.largest",
    ),
    Wrong(
        "first heaps one later",
        points.first_heaps,
        lambda right, *of: ((*found[:-1], found[-1] + 1) for found in right(*of)),
        "figure",
    ),
    Wrong(
        "areas elsewhere", points.figure_1, lambda largest: ((1, 3, 2, 9), (2, 3, 1, 2)), "figure-1"
    ),
    Wrong("dual is itself", outcomes.dual, lambda X: X, "section-2.dual-values; section-3.only"),
    Wrong(
        "dual exchanges rules",
        outcomes.dual,
        lambda X: {"FvF": Convention.AvA, "AvA": Convention.FvF}.get(X.value, X),
        "appendix.deviator; appendix.gain; appendix.loss; appendix.many; "
        "lemma-8.proof-2-in; "
        "problem-5.both-or-neither-with-three-actions.measured:as printed:exhaustive 2; "
        "problem-5.both-or-neither-with-three-actions.measured:as printed:sampling 2; "
        "section-2; section-6.no-positive-discrepancy:as printed:|S| = 3; "
        "section-6.no-positive-discrepancy:as printed:|S| = 4; section-7.friendly",
    ),
    Wrong(
        "always the first regime",
        regimes.regime,
        lambda s2, s1: next(iter(regimes.Regime)),
        "lemma-7.proof-regimes; section-1.1.heap-14-regime; section-3.regimes",
    ),
    Wrong(
        "always the last regime",
        regimes.regime,
        lambda s2, s1: list(regimes.Regime)[-1],
        "section-3.regimes",
    ),
    Wrong(
        "formula (5) one more",
        regimes.formula_5_n,
        lambda right, s2, s1: right(s2, s1) + 1,
        "conjecture-12.formulas; figure-1.reaches",
    ),
    Wrong(
        "discrepancies one heap later",
        regimes.discrepancy_heap,
        lambda right, s2, s1: right(s2, s1) + 1,
        "conjecture-12.smallest:as printed:exhaustive",
    ),
    Wrong(
        "additive discrepancies one heap later",
        regimes.additive_discrepancy_heap,
        lambda right, s3, s2: right(s3, s2) + 1,
        "conjecture-14.example",
    ),
    Wrong(
        "any action is chosen",
        rules.chosen,
        lambda S, h, pair, o: ruleset.playable(S, h),
        "section-7.greedy; section-7.no",
    ),
    Wrong(
        "the least action is chosen",
        rules.chosen,
        lambda S, h, pair, o: ruleset.playable(S, h)[:1],
        "section-7.rules-extend-definition-2:as printed:enumeration",
    ),
    Wrong(
        "rules are their own dual",
        rules.RulePair.dual,
        lambda self: self,
        "section-7.rules-extend-definition-2:as printed:enumeration",
    ),
    Wrong(
        "strictly smaller actions",
        ruleset.playable,
        lambda right, S, h: right(S, h - 1) or right(S, h),
        "lemma-8.proof-not-better-on-larger:in Case 1:exhaustive",
    ),
    Wrong(
        "all input is refused",
        ruleset.subtraction_set,
        refusing,
        "section-1.1.players; section-1.heap; section-1.subtraction-set; section-2.conventions; "
        "section-3.two-actions; section-7.pairs-of-rules",
        ((ruleset.heap_size, refusing), (inputs.within, refusing)),
    ),
    Wrong(
        "every action is playable from any heap",
        ruleset.playable,
        lambda S, h: S,
        "definition-2.playable",
    ),
    Wrong(
        "the opponent's rule decides",
        rules.chosen,
        lambda right, S, h, pair, o: right(S, h, pair.dual, o),
        "section-7.moves-of-each-rule",
    ),
)


SMALL: tuple[tuple[int, ...], ...] = (
    (3,),
    (1, 2),
    (1, 3),
    (2, 3),
    (2, 4),
    (3, 5),
    (4, 7),
    (5, 9),
    (1, 4, 6),
    (2, 5, 6),
    (4, 5, 9),
    (3, 8, 10),
    (3, 5, 15),
    (3, 8, 11, 13),
    *(tuple(range(3, 3 + size)) for size in range(5, 11)),
)


class Bounded(NumberedActions):
    """A game known up to a bound only, so that a wrong definition need not be periodic."""

    def __init__(self, S: tuple[int, ...]) -> None:
        self.S = S
        M = S[-1]
        top = heaps.Heap.of(S, max((12 if M < 100 else 35) * M, min(2 * M * (M + 2), 500)))
        self.heaps = [top.after(top.h - h) for h in range(top.h + 1)]
        found = least_preperiod([p.row() for p in self.heaps], S[-1], heaps.SHIFTING, 2 * S[-1])
        self.preperiod = found.preperiod if found else -1

    s = heaps.Game.s
    first_heap, largest = heaps.Game.first_heap, heaps.Game.largest

    @property
    def zero_sum_preperiod(self) -> int:
        return self.preperiod

    @property
    def discrepancy_preperiod(self) -> int:
        return self.preperiod

    @property
    def least_period(self) -> int:
        return heaps.Game.least_period.fget(self) if self.preperiod >= 0 else -1  # type: ignore[attr-defined]

    def without_largest(self) -> "Bounded":
        return Bounded(self.S[:-1])


GAMES = {
    *((1, 3), (2, 3), (2, 5), (3, 5), (4, 7), (5, 7), (5, 8), (8, 13, 17)),
    *combinations(range(1, 11), 3),
    *combinations(range(1, 7), 4),
    *combinations(range(1, 7), 5),
}

ARITHMETIC = {
    "section-2.four-settings": "the names of the conventions",
    "section-2.deviations-unilateral": "the names of the conventions",
    "lemma-5.proof-opponent-takes-k-or-one-fewer": "how often s1 is taken",
    "lemma-6.proof-compensation": "two numbers s2 < s1",
    "lemma-6.proof-remainder.corrected": "two numbers s2 < s1",
    "lemma-6.proof-k-at-least-2": "two numbers s2 < s1",
    "lemma-6.proof-three-delta": "two numbers s2 < s1",
    "lemma-6.proof-stolen-segment": "two numbers s2 < s1",
    "lemma-8.proof-heaps-equalized": "two numbers s2 < s1",
    "conjecture-12.n-unique": "three numbers",
    "conjecture-14.formulas-agree": "three numbers",
}

UNMOVED = {
    **dict.fromkeys(
        (
            "lemma-5.proof-case-k",
            "lemma-5.proof-case-k-minus-1",
            "lemma-5.proof-greedy",
            "lemma-6.proof-bob-sacrifices.strengthened",
        ),
        "greedy play against any reply is no definition of the reference",
    ),
    "abstract.main-result-follows-from-monotonicity": "eight numbers",
    "theorem-3.proof-lemmas-suffice": "six numbers",
    "lemma-5.proof-margin": "four numbers",
    "lemma-7.proof-last-move-is-s2": "two numbers s2 < s1",
    "lemma-8.proof-heaps-equalized": "two numbers s2 < s1",
    "lemma-7.proof-regimes": "two numbers s2 < s1, and their regime",
    "section-3.regimes-partition": "two numbers s2 < s1, and their regime",
}


ENGINES = {
    each.says: (Sets(2, 200),)
    for each in WRONG
    if getattr(each.wrong, "__qualname__", "").startswith("variant.")
}


def of_its_domain(check: Any, S: tuple[int, ...]) -> bool:
    """Whether a check is about a set."""
    over = getattr(check, "domain", None) or getattr(check, "samples", None)
    if isinstance(over, RandomSets):
        return over.sizes[0] <= len(S) <= over.sizes[1]
    return over is None or bool(over.admits(S))


def views(check: Any) -> Iterator[Any]:
    """Heaps of small sets, or small games."""
    level = getattr(check, "level", "heaps")
    over = getattr(check, "domain", ())
    named = () if isinstance(over, Sets) or level == "games" else over
    for S in (
        (*SMALL, *named)
        if level == "heaps"
        else sorted({*GAMES, *(() if isinstance(over, Sets) else over)})
    ):
        if of_its_domain(check, S):
            if level == "games":
                yield Bounded(S)
            else:
                top = heaps.Heap.of(S, 90)
                yield from (top.after(90 - h) for h in range(91))


def forget() -> None:
    small.forget()


AXIOMS = (
    "strictly smaller actions",
    "own move forgotten",
    "nothing to anybody",
    "zero-sum value negative",
    "the first player takes what is below min S",
)
"""Mistakes that between them make an axiom of each chained theorem false."""
