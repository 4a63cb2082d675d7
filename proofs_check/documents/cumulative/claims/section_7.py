"""Section 7: other deterministic rules, and what is said of all of them."""

from collections.abc import Callable, Iterator, Sequence
from itertools import product
from typing import Any

import reference.cumulative as ref
from proofs_check.core.claim import part, using
from proofs_check.core.evidence import Json
from proofs_check.core.ranges import Found, Instances, Range
from proofs_check.documents.cumulative import ranges
from proofs_check.documents.cumulative.claims import claim
from proofs_check.documents.cumulative.heaps import Game, Heap
from proofs_check.documents.cumulative.predicates import conventions_differ
from proofs_check.documents.cumulative.small_games import SMALL, SmallGame, at_heap, under_rules
from proofs_check.documents.cumulative.theorem_plans import of_ties, two_actions
from proofs_check.methods.logic import conjunction
from proofs_check.methods.refusals import as_given, in_order, of_types, refusal
from reference.cumulative.rules import RULE_PAIRS, Rule, RulePair, chosen

FRIENDLY_OR_ANTAGONISTIC = [p for p in RULE_PAIRS if {*p} <= {Rule.FRIENDLY, Rule.ANTAGONISTIC}]
GREEDY_OR_SACRIFICING = [p for p in RULE_PAIRS if {*p} <= {Rule.GREEDY, Rule.SACRIFICING}]


@claim(
    *using(
        lambda left, the_one: left == the_one, of_ties("unambiguous", "BY_SIZE", "theory_by_size")
    ),
    Range(
        "S = {{3,5}}, every heap 3 <= h <= {h}, the rule G or S, every rule of the opponent",
        "h rule opponent",
        lambda top: product(range(3, top + 1), (Rule.GREEDY, Rule.SACRIFICING), Rule),
        {"h": 500},
        {"h": 2000},
    ),
)
def section_7__greedy_unambiguous(h: int, rule: Rule, opponent: Rule) -> bool:
    """In {3,5} the rule that takes 5 whenever indifferent, and the one that takes 3, leave one
    action at every heap with a move."""
    known = under_rules((3, 5), 2000 * -(-h // 2000))
    return len(chosen((3, 5), h, RulePair(rule, opponent), lambda p, k: known[k][p])) == 1


def _as_defined(*under: tuple[Any, Any, Any, Any]) -> bool:
    """Under each convention both have under the two rules what they have by Definition 2."""
    return conjunction((o_1 == first) & (o_2 == second) for o_1, o_2, first, second in under)


@claim(
    SMALL.to({"max S": 6}, {"max S": 8}),
    *using(_as_defined, of_ties("as_ruled", "RULED", "theory_by_size")),
)
def section_7__rules_extend_definition_2(g: SmallGame, h: int, X: ref.Convention) -> bool:
    """The friendly and the antagonistic rule among the four are those of Definition 2."""
    (pair,) = (p for p in RULE_PAIRS if str(p) == X.value)
    return under_rules(g.S, g.top)[h][pair] == g.o(X, h)


def _left(S: tuple[int, ...], h: int, pair: RulePair, top: int) -> dict[int, ref.Outcome]:
    """The actions that the mover's rule leaves, with what they lead to, by heaps up to `top`."""
    after = {s: under_rules(S, top)[h - s][pair.dual] for s in ref.available(S, h)}
    own = {s: s + u.second for s, u in after.items()}
    tied = [s for s in own if own[s] == max(own.values())]
    worth: dict[Rule, Callable[[int], int]] = {
        Rule.FRIENDLY: lambda s: after[s].first,
        Rule.ANTAGONISTIC: lambda s: -after[s].first,
        Rule.GREEDY: lambda s: s,
        Rule.SACRIFICING: lambda s: -s,
    }
    by = worth[pair.starter]
    return {s: ref.Outcome(own[s], after[s].first) for s in tied if by(s) == max(map(by, tied))}


def _goes_on(S: tuple[int, ...], h: int, pair: RulePair, top: int) -> bool:
    """The row of a heap is what the rule leaves there, and nothing where there is no move."""
    expected = {*_left(S, h, pair, top).values()} or {ref.Outcome(0, 0)}
    return expected == {under_rules(S, top)[h][pair]}


# In {2,5,7,8} no two of the rules leave the same at heap 19.
RULED = ((4, 5, 9), (3, 7, 9), (2, 5, 7, 8))


@claim(
    *part(
        "what is left",
        Range(
            "{{4,5,9}}, {{3,7,9}} and {{2,5,7,8}}, every heap h <= {h}, every pair of the four "
            "rules",
            "S h pair",
            lambda top: product(RULED, range(top + 1), RULE_PAIRS),
            {"h": 20},
        ),
    ),
    *part(
        "the outcome",
        *using(
            _goes_on,
            Range(
                "{{4,5,9}}, {{3,7,9}}, {{2,5,7,8}} and {{97,98,195}}, every heap h <= {h} from the "
                "heaps before it, every pair of the four rules",
                "S h pair top",
                lambda top: product((*RULED, (97, 98, 195)), range(top + 1), RULE_PAIRS, (top,)),
                {"h": 400},
                at=lambda S, h, pair, _: {"set": list(S), "heap": h, "rules": str(pair)},
            ),
        ),
    ),
)
def section_7__moves_of_each_rule(S: tuple[int, ...], h: int, pair: RulePair) -> bool:
    """Of the actions that give the mover the most, friendly leaves those that give the other one
    the most, antagonistic the least, greedy the largest, sacrificing the smallest; the outcome is
    that of each action that is left."""
    return ref.rule_moves(S, h, pair) == tuple(_left(S, h, pair, 20)) and all(
        outcome == ref.rule_outcome(S, h, pair) for outcome in _left(S, h, pair, 20).values()
    )


@claim(
    Range(
        "S = {3,5}, h = 14, up to three of the four rules and of what is none, in tuples and in "
        "lists, and what are no rules",
        "pair",
        lambda: (
            (pair,)
            for pair in (
                *of_types(
                    (rules for n in range(4) for rules in product("FAGSX", repeat=n)),
                    *(tuple, list),
                ),
                *product(Rule, repeat=2),
                *(("F", ["A"]), ("F", None), "FvF", "GS", b"FA", None, 0),
                *(frozenset("FA"), {"F": 0, "A": 0}),
            )
        ),
        at=lambda pair: {"pair": as_given(pair)},
    )
)
def section_7__pairs_of_rules__measured(pair: Any) -> bool:
    """The reference takes two of the four rules, the starting player's first; anything else is
    refused."""
    rules = in_order(pair) or []
    admitted = len(rules) == 2 and all(rule in ("F", "A", "G", "S") for rule in rules)
    expected = None if admitted else "rules"
    return all(
        refusal(ask, (3, 5), 14, pair) == expected for ask in (ref.rule_outcome, ref.rule_moves)
    )


SEARCHED: tuple[tuple[int, ...], ...] = ((3, 5), (4, 7), (4, 5, 9), (3, 8, 10), (3, 8, 11, 13))
"""Sets with many ties; a pair that is beaten somewhere is beaten in one of them."""


def pairs_among(pairs: Sequence[RulePair]) -> Instances:
    """Each of these pairs of rules, with all of them."""
    return Instances(
        f"each of the pairs {', '.join(map(str, pairs))}",
        "pair pairs",
        lambda: ((pair, pairs) for pair in pairs),
        at=lambda pair, _: {"pair": str(pair)},
    )


@claim(
    readings={
        "friendly and antagonistic, any S": pairs_among(FRIENDLY_OR_ANTAGONISTIC),
        "greedy and sacrificing, any S": pairs_among(GREEDY_OR_SACRIFICING),
        "all four rules, any S": pairs_among(RULE_PAIRS),
    }
)
def section_7__no_outperforming_pair(pair: RulePair, pairs: Sequence[RulePair]) -> Found:
    """No pair of rules gives both players, for every set and heap, at least what every other pair
    gives them."""
    found: Iterator[dict[str, Json]] = (
        {"set": list(S), "heap": h, "by": str(other), "player": player + 1}
        for S in SEARCHED
        for h, row in enumerate(under_rules(S, 120))
        for other in pairs
        for player in (0, 1)
        if row[other][player] > row[pair][player]
    )
    beaten = next(found, None)
    return beaten is not None, {"beaten": beaten}


@claim(
    two_actions(
        *(
            f"FvF>{X} {player} more"
            for X in ("FvA", "AvF", "AvA")
            for player in ("first", "second")
        ),
        by="friendly_best_at",
    )
)
def section_7__friendly_pair_best_with_two_actions__measured(o: Heap) -> bool:
    """With two actions FvF gives both players at least what each other pair of friendly and
    antagonistic rules gives them."""
    return conjunction(
        (o.FvF.first >= o.under(X).first) & (o.FvF.second >= o.under(X).second)
        for X in ref.Convention
    )


@claim(
    Instances(
        "{4,5,9} at 61, better, and {3,8,11,13} at 36, worse",
        "S h sign",
        lambda: [((4, 5, 9), 61, 1), ((3, 8, 11, 13), 36, -1)],
    )
)
def section_7__indifferent_better_or_worse(S: tuple[int, ...], h: int, sign: int) -> Found:
    """For some set and heap a player's change of rule makes that player strictly better off, for
    another strictly worse."""
    gain = ref.outcome(S, h, ref.FvA).second - ref.outcome(S, h, ref.FvF).second
    return gain * sign > 0, {"gain": gain}


@claim(ranges.SOME_LARGER_SET)
def section_7__divergence_with_more_actions(S: tuple[int, ...]) -> Found:
    """Indifference can lead to outcomes that differ between conventions when |S| > 2."""
    heap = Game(S).first_heap(conventions_differ)
    return heap >= 0, {"first heap": heap}


@claim(ranges.EVERY_LARGER_SET.to({"max S": 6}))
def section_7__divergence_with_more_actions__every__strengthened(S: tuple[int, ...]) -> Found:
    """Indifference leads to outcomes that differ between conventions for every S with |S| > 2."""
    return section_7__divergence_with_more_actions(S)


@claim(at_heap((3, 5), 14, 15))
def section_7__not_always_neutral(S: tuple[int, ...], h: int) -> bool:
    """The rule is not always neutral: in {3,5} FvF and AvA differ at heap 14, and agree at 15."""
    return (ref.outcome(S, h, ref.FvF) != ref.outcome(S, h, ref.AvA)) == (h == 14)
