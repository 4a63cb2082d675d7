"""Mistakes in the definitions of `cumulative`, and the claims that must notice them."""

from collections.abc import Iterator
from itertools import combinations, islice
from typing import Any

from proofs_check.documents.cumulative import heaps, measured_sets, small_games
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
from tests.wrong_definitions import Text, Wrong


def refusing(*_given: Any) -> Any:
    raise InvalidInput("anything", None, "nothing")


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


OWN = "own_utilities(S, h, X, o)"


def wrong_2(says: str, wrong: Any, also: tuple[tuple[Any, Any], ...] = ()) -> Wrong:
    return Wrong(says, outcomes.definition_2, wrong, also)


WRONG = (
    wrong_2("tie-break flipped", Text("X in {AvF", "X not in {AvF")),
    Wrong("dual is itself", outcomes.dual, lambda X: X),
    wrong_2(
        "dual dropped", Text("dual(X)", "X"), also=((outcomes.own_utilities, Text("dual(X)", "X")),)
    ),
    wrong_2("S* over all actions", Text("attaining(utility)", "tuple(utility)")),
    wrong_2(
        "min for max",
        Text("first = max(", "first = min("),
        also=((outcomes.attaining, Text("max(", "min(")),),
    ),
    wrong_2(
        "S(h) one short", Text("    if h < min(S):", "    S = playable(S, h - 1)\n    if not S:")
    ),
    *(
        wrong_2(says, Text(OWN, f"{{s: o(d, h - s).second {collected}}}"))
        for says, collected in {
            "largest action only": "+ s for s in playable(S, h)[-1:]",
            "own move forgotten": "for s in playable(S, h)",
            "own move subtracted": "- s for s in playable(S, h)",
        }.items()
    ),
    wrong_2("players swapped", Text("Outcome(first, second)", "Outcome(second, first)")),
    *(
        wrong_2(f"tie-break flipped under {X}", Text("X in {AvF, AvA}", f"X in {{{those}}}"))
        for X, those in (
            ("FvF", "AvF, AvA, FvF"),
            ("FvA", "AvF, AvA, FvA"),
            ("AvF", "AvA"),
            ("AvA", "AvF"),
        )
    ),
    wrong_2(
        "ties broken by a coin", Text("X in {AvF, AvA}", "__import__('random').random() < 0.5")
    ),
    wrong_2("ties broken by the opponent's rule", Text("X in {AvF", "X in {FvA")),
    wrong_2("the first player takes what is below min S", Text("Outcome(0", "Outcome(h")),
    wrong_2("9 for the second player on even heaps", made_up),
    wrong_2("all to the first player", lambda S, h, X, o: Outcome(h, 0)),
    wrong_2("all to the second player", lambda S, h, X, o: Outcome(0, h)),
    wrong_2("nothing to anybody", lambda S, h, X, o: Outcome(0, 0)),
    wrong_2(
        "more than the heap", lambda right, S, h, X, o: Outcome(*(2 * n for n in right(S, h, X, o)))
    ),
    wrong_2("antagonists have more of smaller heaps", upside_down),
    wrong_2("AvA pays 1 more", paid_for_antagonism),
    wrong_2(
        "one antagonist gains all, and two lose it",
        lambda S, h, X, o: Outcome(*{Convention.FvF: (h, h), AvA: (0, 0)}.get(X, (3 * h, 3 * h))),
    ),
    wrong_2(
        "all to the first player, and 1 under AvF", lambda S, h, X, o: Outcome(h + (X is AvF), 0)
    ),
    wrong_2(
        "utilities of 16 bits",
        lambda right, S, h, X, o: Outcome(*(n % 2**16 for n in right(S, h, X, o))),
    ),
    *(
        wrong_2(says, Text("X in {AvF, AvA}", f"(X in {{AvF, AvA}}) != ({where})"))
        for says, where in {
            "a tie of four is broken the other way": "len(S_star) > 3",
            "ties are broken the other way past heap 2000": "h > 2000",
            "ties are broken the other way where max S > 300": "S[-1] > 300",
        }.items()
    ),
    Wrong(
        "the first move alone past heap 20",
        play.moves,
        lambda right, S, h, X: right(S, h, X)[:1] if h > 20 else right(S, h, X),
    ),
    Wrong(
        "greedy is sacrificing past heap 20",
        rules.chosen,
        Text("pair.starter is Rule.GREEDY", "pair.starter is Rule.GREEDY and h < 21"),
    ),
    Wrong(
        "the zero-sum formula as printed is 1 more past heap 9",
        zero_sum_play.zero_sum_as_printed,
        lambda right, S, x: right(S, x) + (x > 9),
    ),
    Wrong(
        "the first zero-sum move alone past heap 20",
        zero_sum_play.zero_sum_moves,
        lambda right, S, x: right(S, x)[:1] if x > 20 else right(S, x),
    ),
    Wrong(
        "balanced where s2 > 100",
        regimes.regime,
        lambda right, s2, s1: right(s2, s1) if s2 <= 100 else regimes.Regime.BALANCED,
    ),
    Wrong("n by a float", regimes.formula_5_n, lambda s2, s1: int(s2 / (s1 - s2))),
    Wrong(
        "the heap of Conjecture 14 by a float",
        regimes.additive_discrepancy_heap,
        lambda s3, s2: int(s2 / s3) * s3 + (2 * int(s2 / s3) + 2) * s2,
    ),
    Wrong("sets of twenty at most", ruleset.subtraction_set, lambda right, S: right(S)[:20]),
    Wrong("paid under any rules", rules.rule_rows, paid_under_rules),
    Wrong(
        "twice as much against greed",
        small_games.most_after_greed,
        lambda right, *of: 2 * right(*of),
    ),
    Wrong("the opponent takes s2 twice more", small_games.against_greedy, two_moves_more),
    Wrong("pairs the other way round", small_games.pairs, other_way_round),
    Wrong("zero-sum value is the heap", zero_sum_play.section_5, lambda S, x, o_zs: x),
    wrong_2("as FvF", lambda right, S, h, X, o: right(S, h, Convention.FvF, o)),
    Wrong("all actions are maximisers", outcomes.attaining, lambda utility: tuple(utility)),
    Wrong(
        "the least action alone is a maximiser",
        outcomes.attaining,
        lambda utility: tuple(utility)[:1],
    ),
    Wrong(
        "moves without tie-break",
        play.pspe_moves,
        lambda S, h, X, o: outcomes.maximisers(S, h, X, o) if h >= min(S) else (),
    ),
    Wrong("the largest move alone", play.pspe_moves, lambda S, h, X, o: available(S, h)[-1:]),
    Wrong("the smallest move alone", play.pspe_moves, lambda S, h, X, o: available(S, h)[:1]),
    Wrong("no moves", play.pspe_moves, lambda S, h, X, o: ()),
    Wrong("three moves at most", play.pspe_moves, lambda right, S, h, X, o: right(S, h, X, o)[:3]),
    Wrong("one line of play", play.lines, lambda S, h, X: iter([(h,)])),
    Wrong(
        "the first line of play alone", play.lines, lambda right, S, h, X: islice(right(S, h, X), 1)
    ),
    Wrong(
        "zero-sum by the least",
        zero_sum_play.section_5,
        lambda S, x, o_zs: min((s - 2 * o_zs(x - s) for s in available(S, x)), default=0),
    ),
    Wrong(
        "the last zero-sum move alone",
        zero_sum_play.zero_sum_moves,
        lambda right, S, x: right(S, x)[-1:],
    ),
    Wrong(
        "an action above the heap is none in the formula as printed",
        zero_sum_play.zero_sum_as_printed,
        lambda S, x: zero_sum_play.zero_sum(S, x),
    ),
    Wrong("zero-sum value 0", zero_sum_play.section_5, lambda S, x, o_zs: 0),
    Wrong(
        "zero-sum value negative",
        zero_sum_play.section_5,
        lambda right, S, x, o_zs: -1 - right(S, x, o_zs),
    ),
    Wrong("zero-sum moves all", zero_sum_play.zero_sum_moves, lambda S, x: tuple(S)),
    Wrong("dual always FvF", outcomes.dual, lambda X: Convention.FvF),
    Wrong(
        "all actions are indifferent", small_games.SmallGame.maximisers, lambda self, X, h: self.S
    ),
    Wrong(
        "measures one larger",
        measured_sets.of_each,
        lambda right, *of: ((S, n + 1) for S, n in right(*of)),
    ),
    Wrong(
        "first heaps one later",
        measured_sets.first_heaps,
        lambda right, *of: ((*found[:-1], found[-1] + 1) for found in right(*of)),
    ),
    Wrong("areas elsewhere", measured_sets.figure_1, lambda largest: ((1, 3, 2, 9), (2, 3, 1, 2))),
    Wrong(
        "dual exchanges rules",
        outcomes.dual,
        lambda X: {"FvF": Convention.AvA, "AvA": Convention.FvF}.get(X.value, X),
    ),
    Wrong("always the first regime", regimes.regime, lambda s2, s1: next(iter(regimes.Regime))),
    Wrong("always the last regime", regimes.regime, lambda s2, s1: list(regimes.Regime)[-1]),
    Wrong("formula (5) one more", regimes.formula_5_n, lambda right, s2, s1: right(s2, s1) + 1),
    Wrong(
        "discrepancies one heap later",
        regimes.discrepancy_heap,
        lambda right, s2, s1: right(s2, s1) + 1,
    ),
    Wrong(
        "additive discrepancies one heap later",
        regimes.additive_discrepancy_heap,
        lambda right, s3, s2: right(s3, s2) + 1,
    ),
    Wrong("any action is chosen", rules.chosen, lambda S, h, pair, o: ruleset.playable(S, h)),
    Wrong(
        "the least action is chosen", rules.chosen, lambda S, h, pair, o: ruleset.playable(S, h)[:1]
    ),
    Wrong("rules are their own dual", rules.RulePair.dual, lambda self: self),
    Wrong(
        "strictly smaller actions",
        ruleset.playable,
        lambda right, S, h: right(S, h - 1) or right(S, h),
    ),
    Wrong(
        "all input is refused",
        ruleset.subtraction_set,
        refusing,
        also=((ruleset.heap_size, refusing), (inputs.within, refusing)),
    ),
    Wrong("every action is playable from any heap", ruleset.playable, lambda S, h: S),
    Wrong(
        "the opponent's rule decides",
        rules.chosen,
        lambda right, S, h, pair, o: right(S, h, pair.dual, o),
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


ENGINES = dict.fromkeys(
    ("tie-break flipped", "dual is itself", "S* over all actions", "min for max"), (Sets(2, 200),)
)


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
    small_games.forget()


AXIOMS = (
    *("strictly smaller actions", "own move forgotten", "nothing to anybody"),
    *("zero-sum value negative", "the first player takes what is below min S"),
)
"""Mistakes that between them make an axiom of each chained theorem false."""
