"""Abstract and Section 1: the setting, the axioms, the symmetric outcome, Table 1, Remark 1."""

from collections.abc import Callable, Iterable, Iterator
from itertools import combinations, islice, product
from typing import Any

import reference.cumulative as ref
from proofs_check.core.claim import using
from proofs_check.core.ranges import Found, Instances, Range
from proofs_check.documents.cumulative import printed_cells, small_games
from proofs_check.documents.cumulative.claims import claim
from proofs_check.documents.cumulative.heaps import Heap
from proofs_check.documents.cumulative.predicates import asked_of_the_mover, leads_to_one, the_same
from proofs_check.documents.cumulative.theorem_plans import (
    of_any,
    of_rules,
    of_ties,
    two_actions,
)
from proofs_check.methods import refusals
from proofs_check.methods.logic import conjunction, implies
from proofs_check.methods.printed import Cell, Row, printed, printed_rows
from reference.cumulative import AvA, AvF, Convention, FvA, FvF, Outcome, Outcomes
from reference.cumulative.outcomes import definition_2


@claim(two_actions("FvF>AvF first more", "FvF>FvA second more", by="lemma_8_at"))
def abstract__deviation_never_benefits(o: Heap) -> bool:
    """With two actions, a friendly player who turns antagonistic alone never gains."""
    return (o.AvF.first <= o.FvF.first) & (o.FvA.second <= o.FvF.second)


@claim(two_actions("FvF>AvA first more", "FvF>AvA second more", by="theorem_3_at"))
def abstract__two_antagonists_never_better_off(o: Heap) -> bool:
    """With two actions, neither player's utility under AvA exceeds theirs under FvF."""
    return (o.AvA.first <= o.FvF.first) & (o.AvA.second <= o.FvF.second)


DEVIATIONS = ((FvF, AvF, 0), (AvF, AvA, 1), (FvF, FvA, 1), (FvA, AvA, 0))
"""From which convention to which a friendly player turns antagonistic, and which player it is."""

UTILITIES = Range(
    "utilities up to {utility} under each convention, whether of a heap or not",
    "o",
    lambda most: (
        (Outcomes(*(Outcome(*u) for u in zip(each[::2], each[1::2], strict=True))),)
        for each in product(range(most + 1), repeat=2 * len(Convention))
    ),
    {"utility": 1},
    {"utility": 2},
    {"utility": lambda o: max(map(max, o))},
    lambda o: {str(X): list(o.under(X)) for X in Convention},
)


def _gives_the_main_result(o: Any, benefit: Callable[[int], Iterable[int]]) -> Any:
    """Where no deviation benefits those, neither player has more under AvA than under FvF."""
    none_benefits = conjunction(
        o.under(Y)[i] <= o.under(X)[i] for X, Y, deviator in DEVIATIONS for i in benefit(deviator)
    )
    return implies(none_benefits, conjunction(o.AvA[i] <= o.FvF[i] for i in (0, 1)))


def _neither_benefits(o: Any) -> Any:
    return _gives_the_main_result(o, lambda _: (0, 1))


@claim(
    readings={
        "the deviating player does not benefit": UTILITIES,
        "neither player benefits": using(_neither_benefits, of_any("one_turns_after_the_other")),
    }
)
def abstract__main_result_follows_from_monotonicity(o: Any) -> Any:
    """The main result follows from monotonicity at once, whatever the utilities under the four
    conventions are: if turning antagonistic, from FvF or after the other player has turned, never
    benefits a player, then neither player has more under AvA than under FvF."""
    return _gives_the_main_result(o, lambda deviator: (deviator,))


@claim(Instances("{4,5,9} at 61", "S h", lambda: [((4, 5, 9), 61)]))
def abstract__monotonicity_may_fail(S: tuple[int, ...], h: int) -> Found:
    """Some three-action set has a heap where turning antagonistic alone pays."""
    o = Heap.of(S, h)
    pays = (o.AvF.first > o.FvF.first) | (o.FvA.second > o.FvF.second)
    return pays, {str(X): list(o.under(X)) for X in Convention}


# Section 1: what the reference takes of it, and what is refused: statements of ours


@claim(
    Range(
        "each function asked, of h = 5, with each set of integers from -1 to 3, in a tuple, in a "
        "list and in a set, with a number of 31 digits, and with what is no such set",
        "function S",
        lambda: product(
            small_games.ASKED,
            (
                *refusals.of_types(
                    (S for n in range(6) for S in combinations(range(-1, 4), n)),
                    *(tuple, list, frozenset),
                ),
                *((1, other) for other in refusals.NO_INTEGERS),
                *((1, 10**30), (2, 2), [3, 1, 3], range(1, 3), {1: 0}, b"\1", "12", None, 5),
            ),
        ),
        at=lambda function, S: {"function": function, "S": refusals.as_given(S)},
    )
)
def section_1__subtraction_set__measured(function: str, S: Any) -> bool:
    """The text has any set of positive integers; of the finite ones the reference takes all but the
    empty one. Anything else is refused."""
    actions = refusals.listed(S) or []
    admitted = bool(actions) and all(refusals.is_integer(s, 1) for s in actions)
    admitted = admitted and len({*actions}) == len(actions)
    return refusals.refusal(small_games.ASKED[function], S, 5) == (None if admitted else "set")


@claim(
    Range(
        "each function asked, of S = {3,5}, with the integers from -3 to 9, and with what is no "
        "integer",
        "function h",
        lambda: product(small_games.ASKED, (*range(-3, 10), *refusals.NO_INTEGERS)),
    )
)
def section_1__heap__measured(function: str, h: Any) -> bool:
    """As a heap the reference takes an integer of at least 0, and gives the rows of all heaps where
    there is none; anything else is refused."""
    admitted = refusals.is_integer(h, 0) or (function == "rows" and h is None)
    return refusals.refusal(small_games.ASKED[function], (3, 5), h) == (
        None if admitted else "heap"
    )


@claim(
    Instances(
        "{65536,65537} at 65537 and {1,2,...,100} at 100",
        "S h",
        lambda: [((2**16, 2**16 + 1), 2**16 + 1), (tuple(range(1, 101)), 100)],
    )
)
def section_1__large_heap__measured(S: tuple[int, ...], h: int) -> bool:
    """Heaps and actions of more than 16 bits and a set of a hundred are not too large: of
    {65536,65537} at heap 65537 and of {1,2,...,100} at heap 100 the starting player takes the whole
    heap, under every convention and in zero-sum play."""
    last = next(islice(ref.rows(S), h, None))
    return {*last} == {Outcome(h, 0)} and ref.zero_sum(S, h) == h


# Section 1: the axioms that a pair of conventions must satisfy, as properties of ours


@claim(small_games.SMALL)
def section_1__not_random(g: small_games.SmallGame, h: int, X: Convention) -> bool:
    """Computing an outcome and its moves a second time gives the same."""
    again = small_games.computed_again(g.S, g.top)
    return again.o(X, h) == g.o(X, h) and again.moves(X, h) == g.moves(X, h)


@claim(*using(asked_of_the_mover, of_rules("asked_for", "ASKED")), small_games.WITH_A_MOVE)
def section_1__universal(g: small_games.SmallGame, h: int, X: Convention) -> bool:
    """At every heap where S*(h) holds several actions, the second utility is the one that the
    mover's rule asks for among them."""
    wanted = max if X.value[0] == "F" else min
    return g.o(X, h).second == wanted(g.o(ref.dual(X), h - s).first for s in g.maximisers(X, h))


@claim(small_games.EVERY_CONVENTION)
def section_1__uniform(X: Convention) -> bool:
    """Each player keeps their rule along the game: after a move and a reply the convention is the
    same, and after one move the two rules have changed places."""
    return ref.dual(ref.dual(X)) is X and ref.dual(X).value == X.value[::-1]


@claim(
    *using(the_same, of_rules("markovian", "ALONG")),
    small_games.SMALL.to({"max S": 6, "h / max S": 3}, {"max S": 8}),
)
def section_1__markovian(g: small_games.SmallGame, h: int, X: Convention) -> bool:
    """Along every PSPE line, what is still to come is the outcome of the heap reached, however it
    was reached."""
    for line in g.lines(X, h):
        collected, heap, mover, now = [0, 0], h, 0, X
        for s in line:
            collected[mover] += s
            heap, mover, now = heap - s, 1 - mover, ref.dual(now)
            total = [*collected]
            total[mover] += g.o(now, heap).first
            total[1 - mover] += g.o(now, heap).second
            if tuple(total) != g.o(X, h):
                return False
    return True


@claim(small_games.OPTIONS)
def section_1__unilateral(options: tuple[Outcome, ...], X: Convention) -> bool:
    """The mover's rule is read off their own convention: given the same utilities of the options,
    the choice does not depend on the other player's convention."""
    Y = {FvF: FvA, AvF: AvA}[X]
    n = len(options)
    S = tuple(range(1, n + 1))
    return definition_2(S, n, X, lambda _, k: options[k]) == definition_2(
        S, n, Y, lambda _, k: options[k]
    )


@claim(small_games.at_heap((3, 5), 14))
def section_1__tie_influences_opponent(S: tuple[int, ...], h: int) -> Found:
    """There are heaps at which the choice among own best actions changes what the other
    collects."""
    best = ref.indifferent(S, h, FvF)
    other = [ref.outcome(S, h - s, FvF).first for s in best]
    return len({*other}) > 1, {"best": [*best], "other": other}


@claim(*using(leads_to_one, of_ties("survivors_agree", "SURVIVORS")), small_games.WITH_A_MOVE)
def section_1__well_defined(g: small_games.SmallGame, h: int, X: Convention) -> bool:
    """PSPE play is well defined: at every heap with a move, under each X of the four conventions,
    some action s survives the tie-break, and all that do lead to the same utilities: o^1_X(h) = s +
    o^2_d(X)(h-s) and o^2_X(h) = o^1_d(X)(h-s)."""
    after = {s: g.o(ref.dual(X), h - s) for s in g.moves(X, h)}
    return {(s + u.second, u.first) for s, u in after.items()} == {tuple(g.o(X, h))}


@claim(printed)
def section_1__1__naturals_with_zero() -> Iterator[Cell]:
    # With the naturals from 1 on, removing 0 removes nothing: heap 0, which Table 1 prints first
    # and every line of play may end at, would be no heap size.
    """The heap sizes are the naturals without 0, where the naturals are {1, 2, ...}."""
    heaps = [int(row["x"]) for row in printed_rows("cumulative", "table-1")]
    yield Cell("the smallest heap size", min(set(range(1, 17)) - {0}), min(heaps))


@claim(
    *using(leads_to_one, of_ties("own_recursion", "SURVIVORS_OF_ONE_RULE")),
    small_games.WITH_A_MOVE.where("FvF or AvA", lambda g, h, X: X in {FvF, AvA}),
)
def section_1__1__recursion(g: small_games.SmallGame, h: int, X: Convention) -> bool:
    """Under FvF and under AvA: if the first player's PSPE move is s, then o^1(h) = s + o^2(h-s) and
    o^2(h) = o^1(h-s)."""
    now = g.o(X, h)
    after = {s: g.o(X, h - s) for s in g.moves(X, h)}
    return bool(after) and all(
        now.first == s + u.second and now.second == u.first for s, u in after.items()
    )


@claim(
    *using(the_same, of_ties("either_starts", "ONE_RULE")),
    small_games.STARTING.where("FvF or AvA", lambda g, h, X, _: X in {FvF, AvA}),
)
def section_1__1__symmetric(
    g: small_games.SmallGame, h: int, X: Convention, collected: small_games.Collected
) -> bool:
    """Under FvF and under AvA the outcome does not depend on who starts: with Bob in Alice's place,
    and her rule his, the starting and the second player collect the same."""
    return collected["Alice"] == g.o(X, h) == collected["Bob"][::-1]


@claim(
    *using(the_same, of_ties("by_turns", "BY_TURNS")),
    small_games.STARTING,
    small_games.STARTING_OF_TEN,
)
def section_2__dual_is_the_other_player_starting(
    g: small_games.SmallGame, h: int, X: Convention, collected: small_games.Collected
) -> bool:
    """With Alice's rule named first, the outcome is that of X where she starts, and that of the
    dual of X where Bob does."""
    return collected["Alice"] == g.o(X, h) and collected["Bob"][::-1] == g.o(ref.dual(X), h)


@claim(
    Range(
        "S = {3,5}, h = 14, two conventions, players from -1 to 4 and what are none",
        "before after player",
        lambda: product(Convention, Convention, (*range(-1, 5), *refusals.NO_INTEGERS)),
    )
)
def section_1__1__players__measured(before: Convention, after: Convention, player: Any) -> bool:
    """The text has the discrepancy from FvF to AvA; the reference takes any two conventions, and
    gives the utility under the second less that under the first. It does so of player 1 and of
    player 2; any other is refused."""
    asked = (3, 5), 14, before, after, player
    if not refusals.is_integer(player, 1) or player > 2:
        return refusals.refusal(ref.discrepancy, *asked) == "player"
    change = (
        ref.outcome((3, 5), 14, after)[player - 1] - ref.outcome((3, 5), 14, before)[player - 1]
    )
    return ref.discrepancy(*asked) == change


@claim(Instances("{3,5} at 14 and {4,5,9} at 24", "S h", lambda: [((3, 5), 14), ((4, 5, 9), 24)]))
def section_1__1__discrepancies_exist(S: tuple[int, ...], h: int) -> bool:
    """There are discrepancies between AvA and FvF with two and with three actions."""
    return ref.outcome(S, h, FvF) != ref.outcome(S, h, AvA)


THREE_AND_FIVE = ("table-1", (3, 5))


@claim(printed, each={"table-1.FvF": FvF, "table-1.AvA": AvA})
def table_1(X: Convention) -> Iterator[Cell]:
    """The printed {0} outcomes of {{3,5}}."""
    return printed_cells.outcome_cells(*THREE_AND_FIVE, X)


@claim(printed, each={f"table-1.AvA-delta-{player}": player for player in (1, 2)})
def table_1_deltas(player: int) -> Iterator[Cell]:
    """The printed discrepancies of player {0} of {{3,5}}, FvF to AvA."""
    return printed_cells.delta_cells(*THREE_AND_FIVE, AvA, player, f"delta{player}")


@claim(
    printed,
    each=printed_cells.worked_numbers(
        {
            "section-1.1.heap-14-FvF-line": "Section 1.1, paragraph 4, sentence 2, part 1",
            "section-1.1.heap-14-AvA-line": "Section 1.1, paragraph 4, sentence 3, part 1",
            "section-1.1.heap-14-bob-loses": "Section 1.1, paragraph 4 (after Table 1), sentence 1",
            "remark-1.alice-starts": "Remark 1, sentence 2, part 1",
            "remark-1.bob-must": "Remark 1, sentence 2, part 2",
            "remark-1.alice-last": "Remark 1, sentence 2, part 3",
        }
    ),
)
def worked_number(row: Row, *words: str) -> Iterator[Cell]:
    """In {1} at heap {2} under {3}: {4} = {5}."""
    yield printed_cells.worked_cell(row)


@claim(printed)
def table_1__caption_first() -> Iterator[Cell]:
    """The first heap of {3,5} with a non-zero discrepancy is 14."""
    first = next(
        h for h in range(100) if ref.outcome({3, 5}, h, FvF) != ref.outcome({3, 5}, h, AvA)
    )
    yield Cell("first heap", 14, first)


@claim(printed)
def table_1__caption_loser() -> Iterator[Cell]:
    """There the second player loses one under AvA, and the first player nothing."""
    friendly, antagonistic = ref.outcome({3, 5}, 14, FvF), ref.outcome({3, 5}, 14, AvA)
    yield Cell("second player", -1, antagonistic.second - friendly.second)
    yield Cell("first player", 0, antagonistic.first - friendly.first)


HEAP_14 = small_games.at_heap((3, 5), 14)


@claim(HEAP_14)
def section_1__1__heap_14_alice_sacrifices(S: tuple[int, ...], h: int) -> bool:
    """At heap 14 under FvF Alice's only PSPE move is the sacrifice 3, at no cost to herself."""
    return ref.moves(S, h, FvF) == (3,) and ref.indifferent(S, h, FvF) == (3, 5)


@claim(HEAP_14)
def section_1__1__heap_14_greedy(S: tuple[int, ...], h: int) -> bool:
    """At heap 14 under AvA Alice's only PSPE move is the greedy 5."""
    return ref.moves(S, h, AvA) == (5,)


@claim(HEAP_14)
def section_1__1__heap_14_first_and_last(S: tuple[int, ...], h: int) -> Found:
    """In the AvA line from heap 14 Alice makes both the first and the last move."""
    played = [list(line) for line in ref.lines(S, h, AvA)]
    return all(len(line) % 2 == 1 for line in played), {"lines": played}


@claim(HEAP_14)
def remark_1__not_zero_sum(S: tuple[int, ...], h: int) -> bool:
    """The FvF line from heap 14 of {3,5} is not optimal zero-sum play."""
    return not any(
        all(s in ref.zero_sum_moves(S, h - sum(line[:i])) for i, s in enumerate(line))
        for line in ref.lines(S, h, FvF)
    )


@claim(HEAP_14)
def remark_1__welfare(S: tuple[int, ...], h: int) -> Found:
    """The zero-sum line 5-5-3 leaves a pebble of heap 14, the FvF line 3-3-5-3 none."""
    line: list[int] = []
    while optimal := ref.zero_sum_moves(S, h - sum(line)):
        if len(optimal) > 1:
            return False, {"moves": [*optimal]}
        line += optimal
    friendly = [[*played] for played in ref.lines(S, h, FvF)]
    true = line == [5, 5, 3] and friendly == [[3, 3, 5, 3]] and h - sum(line) == 1
    return true and sum(friendly[0]) == h, {"zero-sum": line, "FvF": friendly}


@claim(small_games.at_heap((4, 5, 9), 61))
def question_1(S: tuple[int, ...], h: int) -> bool:
    """Yes: a player can gain by turning antagonistic alone, as in {4,5,9} at heap 61."""
    return ref.outcome(S, h, FvA).second > ref.outcome(S, h, FvF).second


@claim(HEAP_14)
def section_1__1__heap_14_regime(S: tuple[int, int], h: int) -> bool:
    """The example of Table 1 is in the non-dominant regime."""
    return not ref.regime(*S).is_dominant
