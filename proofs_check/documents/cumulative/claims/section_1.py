"""Abstract and Section 1: the setting, the axioms, the symmetric outcome, Table 1, Remark 1."""

from collections.abc import Iterator
from itertools import product

from proofs_check.core.evidence import Effort
from proofs_check.documents.cumulative.claims import claim
from proofs_check.documents.cumulative.claims.tables import enter_table, enter_worked_numbers
from proofs_check.documents.cumulative.domains import Position
from proofs_check.documents.cumulative.encoding import Space
from proofs_check.documents.cumulative.plans import no_unknown_set, some_unknown_set, two_actions
from proofs_check.documents.cumulative.small import everywhere, small_games
from proofs_check.methods.argument import Step, argued
from proofs_check.methods.enumeration import Case, enumerated, settled
from proofs_check.methods.printed import Cell, printed, printed_rows
from proofs_check.methods.smt import Terms
from reference.cumulative import (
    AvA,
    AvF,
    Convention,
    FvA,
    FvF,
    Outcome,
    dual,
    indifferent,
    lines,
    moves,
    outcome,
    regime,
    zero_sum_moves,
)
from reference.cumulative.outcomes import definition_2

# Abstract


def chained(terms: Terms) -> None:
    """The negation of: a >= b and b >= c give a >= c."""
    a, b, c = (terms.integer(name) for name in ("FvF", "FvA", "AvA"))
    terms.follows(a >= b, b >= c, a >= c)


@claim(
    (
        "Abstract, sentence 5",
        "Appendix, ruleset S2, paragraph 3, sentence 3",
        "Section 2, paragraph 7, sentence 1, part 1",
    ),
    *two_actions(),
    no_unknown_set("turning antagonistic alone does not pay", deep=[Space(2, 36, 120)]),
)
def abstract__deviation_never_benefits(o: Position) -> bool:
    """With two actions, a friendly player who turns antagonistic alone never gains."""
    return (o.AvF.first <= o.FvF.first) & (o.FvA.second <= o.FvF.second)


@claim(
    (
        "Abstract, sentence 7, part 2",
        "Section 1.1, paragraph 5, sentence 1",
        "Section 3, sentence before the proof of Theorem 3",
    ),
    *two_actions(),
    no_unknown_set(
        "neither player has more under AvA than under FvF",
        Space(2, 12, 60),
        deep=[Space(2, 40, 120)],
    ),
)
def abstract__two_antagonists_never_better_off(o: Position) -> bool:
    """With two actions, neither player's utility under AvA exceeds theirs under FvF."""
    return (o.AvA.first <= o.FvF.first) & (o.AvA.second <= o.FvF.second)


@claim(
    "Abstract, sentence 7, part 1",
    argued(
        "cumulative",
        "abstract",
        "The inequalities of Lemma 8 from FvF to FvA and those of Lemma 9 from AvA to FvA are "
        "chained, for each player.",
        Step("a >= b and b >= c give a >= c", chained),
    ),
)
def abstract__main_result_follows_from_monotonicity() -> None:
    """For any utilities: if the deviations FvF to FvA and FvA to AvA lower neither player's utility
    the wrong way, AvA exceeds FvF for neither player.
    """


@claim(
    "Abstract, sentence 8, part 2",
    some_unknown_set("turning antagonistic alone pays", Space(3, 9, 61)),
)
def abstract__monotonicity_may_fail(o: Position) -> bool:
    """Some three-action set has a heap where turning antagonistic alone pays."""
    return (o.AvF.first > o.FvF.first) | (o.FvA.second > o.FvF.second)


# Section 1: the axioms that a pair of conventions must satisfy, as properties of ours


@claim("Section 1, paragraph 2, sentence 4, part 1", enumerated(*everywhere(8)))
def section_1__not_random(effort: Effort) -> Iterator[Case]:
    """Computing an outcome and its moves a second time gives the same."""
    for one, other in zip(small_games(8, effort), small_games(8, effort), strict=True):
        for X in Convention:
            same = [one.o(X, h) == other.o(X, h) for h in range(one.top + 1)]
            same_moves = [one.moves(X, h) == other.moves(X, h) for h in range(one.top + 1)]
            yield Case([*one.at(one.top), X.value], all(same) and all(same_moves))


@claim(
    (
        "Section 1, paragraph 2, sentence 4, part 2",
        "Section 5, paragraph 2, sentence 1",
        "Section 1.1, paragraph 1, sentence 8",
        "Section 1.1, paragraph 1, sentence 9",
        "Section 1, paragraph 4, sentence 3",
        "Section 2, list, item FvF",
        "Section 2, list, item FvA",
        "Section 2, list, item AvF",
        "Section 2, list, item AvA",
        "Definition 2, s* display (argmin)",
        "Definition 2, s* display (argmax)",
    ),
    enumerated(*everywhere(8)),
)
def section_1__universal(effort: Effort) -> Iterator[Case]:
    """At every heap where S*(h) holds several actions, the second utility is the one that the
    mover's rule asks for among them.
    """
    for g in small_games(8, effort):
        for h in range(min(g.S), g.top + 1):
            for X in Convention:
                wanted = max if X.value[0] == "F" else min
                options = [g.o(dual(X), h - s).first for s in g.maximisers(X, h)]
                yield Case([*g.at(h), X.value], g.o(X, h).second == wanted(options))


@claim(("Section 1, paragraph 2, sentence 5", "Section 2, paragraph 5, sentence 3"), settled())
def section_1__uniform() -> Iterator[Case]:
    """Each player keeps their rule along the game: after a move and a reply the convention is the
    same, and after one move the two rules have changed places.
    """
    for X in Convention:
        swapped = X.value[::-1]
        yield Case(X.value, dual(dual(X)) is X and dual(X).value == swapped)


@claim("Section 1, paragraph 2, sentence 6", enumerated(*everywhere(6, heaps=3)))
def section_1__markovian(effort: Effort) -> Iterator[Case]:
    """Along every PSPE line, what is still to come is the outcome of the heap reached, however it
    was reached.
    """
    for g in small_games(6, effort, heaps=3):
        for X in Convention:
            for line in g.lines(X, g.top):
                collected, heap, mover = [0, 0], g.top, 0
                convention = X
                expected = g.o(X, g.top)
                true = True
                for s in line:
                    collected[mover] += s
                    heap, mover, convention = heap - s, 1 - mover, dual(convention)
                    rest = g.o(convention, heap)
                    total = [collected[0], collected[1]]
                    total[mover] += rest.first
                    total[1 - mover] += rest.second
                    true = true and tuple(total) == tuple(expected)
                yield Case([*g.at(g.top), X.value, list(line)], true)


@claim(
    "Section 1, paragraph 2, sentence 7",
    enumerated("S = {1,2}, heap 2, every pair of options with utilities 0 to 2"),
)
def section_1__unilateral(effort: Effort) -> Iterator[Case]:
    """The mover's rule is read off their own convention: given the same utilities of the options,
    the choice does not depend on the other player's convention.
    """
    values = [Outcome(a, b) for a, b in product(range(3), repeat=2)]
    for one, two in product(values, repeat=2):
        known = {1: one, 0: two}

        def chosen(X: Convention, known: dict[int, Outcome] = known) -> Outcome:
            return definition_2((1, 2), 2, X, lambda _, k: known[k])

        for X, Y in ((FvF, FvA), (AvF, AvA)):
            yield Case([list(one), list(two), X.value], chosen(X) == chosen(Y))


@claim(("Section 1, paragraph 3, sentence 2", "Section 7, paragraph 1, sentence 2"), settled())
def section_1__tie_influences_opponent() -> Iterator[Case]:
    """There are heaps at which the choice among own best actions changes what the other
    collects.
    """
    best = indifferent({3, 5}, 14, FvF)
    other = [outcome({3, 5}, 14 - s, FvF).first for s in best]
    yield Case({"set": [3, 5], "heap": 14}, len({*other}) > 1, {"best": [*best], "other": other})


@claim(
    (
        "Section 1, paragraph 2, sentence 8",
        "Section 1.1, paragraph 2, sentence 3",
        "Definition 2, last sentence",
        "Footnote 3, sentence 1, part 2",
        "Proof of Lemma 8, paragraph 1, sentence 3",
    ),
    enumerated(*everywhere(8)),
)
def section_1__well_defined(effort: Effort) -> Iterator[Case]:
    """PSPE play is well defined: from every heap at which a move exists some action survives the
    tie-break, and all that survive lead to the same utilities.
    """
    for g in small_games(8, effort):
        for h in range(min(g.S), g.top + 1):
            for X in Convention:
                collected = {
                    (s + g.o(dual(X), h - s).second, g.o(dual(X), h - s).first)
                    for s in g.moves(X, h)
                }
                yield Case([*g.at(h), X.value], collected == {tuple(g.o(X, h))})


@claim(
    ("Section 1.1, paragraph 1, sentence 3, part 2", "Section 1, paragraph 1, sentence 2, part 1"),
    printed(),
)
def section_1__1__naturals_with_zero() -> Iterator[Cell]:
    # With the naturals from 1 on, removing 0 removes nothing: heap 0, which Table 1 prints first
    # and every line of play may end at, would be no heap size.
    """The heap sizes are the naturals without 0, where the naturals are {1, 2, ...}."""
    heaps = [int(row["x"]) for row in printed_rows("cumulative", "table-1")]
    yield Cell("the smallest heap size", min(set(range(1, 17)) - {0}), min(heaps))


@claim(
    (
        "Section 1.1, paragraph 1, sentences 5-6, formula 1",
        "Section 1.1, paragraph 1, sentence 4",
        "Section 1, paragraph 6, sentence 3",
        "Section 1.1, paragraph 1, sentence 6, formula 2",
        "Section 1.1, paragraph 1, sentence 7",
        "Section 1.1, paragraph 1, sentence 3, part 1",
        "Proof of Lemma 8, bullet 1",
        "Proof of Lemma 8, bullet 2",
        "Definition 2, display 1",
        "Definition 2, display 2",
    ),
    enumerated(*everywhere(8)),
)
def section_1__1__recursion(effort: Effort) -> Iterator[Case]:
    """If the first player's PSPE move is s, then o^1(h) = s + o^2(h-s) and o^2(h) = o^1(h-s)."""
    for g in small_games(8, effort):
        for h in range(min(g.S), g.top + 1):
            for X in (FvF, AvA):
                now = g.o(X, h)
                for s in g.moves(X, h):
                    after = g.o(X, h - s)
                    true = now.first == s + after.second and now.second == after.first
                    yield Case([*g.at(h), X.value, s], true)


@claim(
    ("Section 1.1, paragraph 2, sentence 1", "Section 1, paragraph 6, sentence 3"),
    enumerated(*everywhere(8)),
)
def section_1__1__symmetric(effort: Effort) -> Iterator[Case]:
    """Under FvF and under AvA the outcome does not depend on who starts: with Bob in Alice's place,
    and her rule his, the starting and the second player collect the same.
    """
    for g in small_games(8, effort):
        for h in range(g.top + 1):
            for X in (FvF, AvA):
                # When Bob starts, the convention is the dual of X.
                yield Case([*g.at(h), X.value], g.o(dual(X), h) == g.o(X, h))


@claim("Section 1.1, paragraph 4, sentence 4", settled())
def section_1__1__discrepancies_exist() -> Iterator[Case]:
    """There are discrepancies between AvA and FvF with two and with three actions."""
    for S, h in (((3, 5), 14), ((4, 5, 9), 24)):
        friendly, antagonistic = outcome(S, h, FvF), outcome(S, h, AvA)
        yield Case({"set": list(S), "heap": h}, friendly != antagonistic)


# Table 1

enter_table("table-1", (3, 5), (FvF, AvA))
enter_worked_numbers("section-1.1.")
enter_worked_numbers("remark-1.")


@claim(("Table 1 caption, sentence 2, part 1", "Section 1.1, paragraph 3, sentence 2"), printed())
def table_1__caption_first() -> Iterator[Cell]:
    """The first heap of {3,5} with a non-zero discrepancy is 14."""
    first = next(h for h in range(100) if outcome({3, 5}, h, FvF) != outcome({3, 5}, h, AvA))
    yield Cell("first heap", 14, first)


@claim("Table 1 caption, sentence 2, part 2", printed())
def table_1__caption_loser() -> Iterator[Cell]:
    """There the second player loses one under AvA, and the first player nothing."""
    friendly, antagonistic = outcome({3, 5}, 14, FvF), outcome({3, 5}, 14, AvA)
    yield Cell("second player", -1, antagonistic.second - friendly.second)
    yield Cell("first player", 0, antagonistic.first - friendly.first)


@claim(
    ("Section 1.1, paragraph 4, sentence 2, part 2", "Section 3, paragraph 6, sentence 6, part 1"),
    settled(),
)
def section_1__1__heap_14_alice_sacrifices() -> Iterator[Case]:
    """At heap 14 under FvF Alice's only PSPE move is the sacrifice 3, at no cost to herself."""
    yield Case("only move 3", moves({3, 5}, 14, FvF) == (3,))
    yield Case("5 gives her as much", indifferent({3, 5}, 14, FvF) == (3, 5))


@claim("Section 1.1, paragraph 4, sentence 3, part 1", settled())
def section_1__1__heap_14_greedy() -> Iterator[Case]:
    """At heap 14 under AvA Alice's only PSPE move is the greedy 5."""
    yield Case("only move 5", moves({3, 5}, 14, AvA) == (5,))


@claim("Section 1.1, paragraph 4, sentence 3, part 2", settled())
def section_1__1__heap_14_first_and_last() -> Iterator[Case]:
    """In the AvA line from heap 14 Alice makes both the first and the last move."""
    for line in lines({3, 5}, 14, AvA):
        yield Case(list(line), len(line) % 2 == 1)


# Remark 1


@claim("Remark 1, sentence 1", settled())
def remark_1__not_zero_sum() -> Iterator[Case]:
    """The FvF line from heap 14 of {3,5} is not optimal zero-sum play."""
    for line in lines({3, 5}, 14, FvF):
        heap, optimal = 14, True
        for s in line:
            optimal = optimal and s in zero_sum_moves({3, 5}, heap)
            heap -= s
        yield Case(list(line), not optimal)


@claim("Remark 1, sentence 3", settled())
def remark_1__welfare() -> Iterator[Case]:
    """The zero-sum line 5-5-3 leaves a pebble of heap 14, the FvF line 3-3-5-3 none."""
    heap, line = 14, []
    while optimal := zero_sum_moves({3, 5}, heap):
        yield Case(["only move at", heap], len(optimal) == 1)
        line.append(optimal[0])
        heap -= optimal[0]
    yield Case("zero-sum line", line == [5, 5, 3] and heap == 1)
    for friendly in lines({3, 5}, 14, FvF):
        yield Case("FvF line", sum(friendly) == 14)


@claim(("Question 1", "Section 1.1, paragraph after Remark 1 (question)"), settled())
def question_1() -> Iterator[Case]:
    """Yes: a player can gain by turning antagonistic alone, as in {4,5,9} at heap 61."""
    yield Case(
        {"set": [4, 5, 9], "heap": 61},
        outcome({4, 5, 9}, 61, FvA).second > outcome({4, 5, 9}, 61, FvF).second,
    )


@claim("Section 3, paragraph 6, sentence 7", settled())
def section_1__1__heap_14_regime() -> Iterator[Case]:
    """The example of Table 1 is in the non-dominant regime."""
    yield Case([3, 5], not regime(3, 5).is_dominant)
