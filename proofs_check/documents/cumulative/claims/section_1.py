"""Abstract and Section 1: the setting, the axioms, the symmetric outcome, Table 1, Remark 1."""

from collections.abc import Iterator
from itertools import product

from proofs_check.core.evidence import Effort
from proofs_check.documents.cumulative.claims.tables import enter_table, enter_worked_numbers
from proofs_check.documents.cumulative.domains import Position
from proofs_check.documents.cumulative.encoding import Space
from proofs_check.documents.cumulative.plans import (
    claim,
    no_unknown_set,
    some_unknown_set,
    two_actions,
)
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
    "abstract.deviation-never-benefits",
    "Abstract, sentence 5",
    "With two actions, a friendly player who turns antagonistic alone never gains.",
    *two_actions(),
    no_unknown_set("turning antagonistic alone does not pay", deep=[Space(2, 36, 120)]),
)
def _(o: Position) -> bool:
    return (o.AvF.first <= o.FvF.first) & (o.FvA.second <= o.FvF.second)


@claim(
    "abstract.two-antagonists-never-better-off",
    "Abstract, sentence 7",
    "With two actions, neither player's utility under AvA exceeds theirs under FvF.",
    *two_actions(),
    no_unknown_set(
        "neither player has more under AvA than under FvF",
        Space(2, 12, 60),
        deep=[Space(2, 40, 120)],
    ),
)
def _(o: Position) -> bool:
    return (o.AvA.first <= o.FvF.first) & (o.AvA.second <= o.FvF.second)


@claim(
    "abstract.main-result-follows-from-monotonicity",
    "Abstract, sentence 7",
    "For any utilities: if the deviations FvF to FvA and FvA to AvA lower neither player's utility "
    "the wrong way, AvA exceeds FvF for neither player.",
    argued(
        "cumulative",
        "abstract",
        "The inequalities of Lemma 8 from FvF to FvA and those of Lemma 9 from AvA to FvA are "
        "chained, for each player.",
        Step("a >= b and b >= c give a >= c", chained),
    ),
)
def _() -> None: ...


@claim(
    "abstract.monotonicity-may-fail",
    "Abstract, sentence 8",
    "Some three-action set has a heap where turning antagonistic alone pays.",
    some_unknown_set("turning antagonistic alone pays", Space(3, 9, 61)),
)
def _(o: Position) -> bool:
    return (o.AvF.first > o.FvF.first) | (o.FvA.second > o.FvF.second)


# Section 1: the axioms that a pair of conventions must satisfy, as properties of ours


@claim(
    "section-1.not-random",
    "Section 1, paragraph 2",
    "Computing an outcome and its moves a second time gives the same.",
    enumerated(*everywhere(8)),
)
def _(effort: Effort) -> Iterator[Case]:
    for one, other in zip(small_games(8, effort), small_games(8, effort), strict=True):
        for X in Convention:
            same = [one.o(X, h) == other.o(X, h) for h in range(one.top + 1)]
            same_moves = [one.moves(X, h) == other.moves(X, h) for h in range(one.top + 1)]
            yield Case([*one.at(one.top), X.value], all(same) and all(same_moves))


@claim(
    "section-1.universal",
    "Section 1, paragraph 2",
    "At every heap where S*(h) holds several actions, the second utility is the one that the "
    "mover's rule asks for among them.",
    enumerated(*everywhere(8)),
)
def _(effort: Effort) -> Iterator[Case]:
    for g in small_games(8, effort):
        for h in range(min(g.S), g.top + 1):
            for X in Convention:
                wanted = max if X.value[0] == "F" else min
                options = [g.o(dual(X), h - s).first for s in g.maximisers(X, h)]
                yield Case([*g.at(h), X.value], g.o(X, h).second == wanted(options))


@claim(
    "section-1.uniform",
    "Section 1, paragraph 2",
    "Each player keeps their rule along the game: after a move and a reply the convention is the "
    "same, and after one move the two rules have changed places.",
    settled(),
)
def _() -> Iterator[Case]:
    for X in Convention:
        swapped = X.value[::-1]
        yield Case(X.value, dual(dual(X)) is X and dual(X).value == swapped)


@claim(
    "section-1.markovian",
    "Section 1, paragraph 2",
    "Along every PSPE line, what is still to come is the outcome of the heap reached, however it "
    "was reached.",
    enumerated(*everywhere(6, heaps=3)),
)
def _(effort: Effort) -> Iterator[Case]:
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
    "section-1.unilateral",
    "Section 1, paragraph 2",
    "The mover's rule is read off their own convention: given the same utilities of the options, "
    "the choice does not depend on the other player's convention.",
    enumerated("S = {1,2}, heap 2, every pair of options with utilities 0 to 2"),
)
def _(effort: Effort) -> Iterator[Case]:
    values = [Outcome(a, b) for a, b in product(range(3), repeat=2)]
    for one, two in product(values, repeat=2):
        known = {1: one, 0: two}

        def chosen(X: Convention, known: dict[int, Outcome] = known) -> Outcome:
            return definition_2((1, 2), 2, X, lambda _, k: known[k])

        for X, Y in ((FvF, FvA), (AvF, AvA)):
            yield Case([list(one), list(two), X.value], chosen(X) == chosen(Y))


@claim(
    "section-1.tie-influences-opponent",
    "Section 1, paragraph 3, sentence 2; Section 7, paragraph 1, sentence 2",
    "There are heaps at which the choice among own best actions changes what the other collects.",
    settled(),
)
def _() -> Iterator[Case]:
    best = indifferent({3, 5}, 14, FvF)
    other = [outcome({3, 5}, 14 - s, FvF).first for s in best]
    yield Case({"set": [3, 5], "heap": 14}, len({*other}) > 1, {"best": [*best], "other": other})


@claim(
    "section-1.well-defined",
    "Section 1, paragraph 2, last sentence",
    "PSPE play is well defined: from every heap at which a move exists some action survives the "
    "tie-break, and all that survive lead to the same utilities.",
    enumerated(*everywhere(8)),
)
def _(effort: Effort) -> Iterator[Case]:
    for g in small_games(8, effort):
        for h in range(min(g.S), g.top + 1):
            for X in Convention:
                collected = {
                    (s + g.o(dual(X), h - s).second, g.o(dual(X), h - s).first)
                    for s in g.moves(X, h)
                }
                yield Case([*g.at(h), X.value], collected == {tuple(g.o(X, h))})


@claim(
    "section-1.1.naturals-with-zero",
    "Section 1.1, sentence 3",
    "The heap sizes are the naturals without 0, where the naturals are {1, 2, ...}.",
    printed(),
)
def _() -> Iterator[Cell]:
    # With the naturals from 1 on, removing 0 removes nothing: heap 0, which Table 1 prints first
    # and every line of play may end at, would be no heap size.
    heaps = [int(row["x"]) for row in printed_rows("cumulative", "table-1")]
    yield Cell("the smallest heap size", min(set(range(1, 17)) - {0}), min(heaps))


@claim(
    "section-1.1.recursion",
    "Section 1.1, sentences 4 to 6",
    "If the first player's PSPE move is s, then o^1(h) = s + o^2(h-s) and o^2(h) = o^1(h-s).",
    enumerated(*everywhere(8)),
)
def _(effort: Effort) -> Iterator[Case]:
    for g in small_games(8, effort):
        for h in range(min(g.S), g.top + 1):
            for X in (FvF, AvA):
                now = g.o(X, h)
                for s in g.moves(X, h):
                    after = g.o(X, h - s)
                    true = now.first == s + after.second and now.second == after.first
                    yield Case([*g.at(h), X.value, s], true)


@claim(
    "section-1.1.symmetric",
    "Section 1.1, paragraph 2, sentence 1",
    "Under FvF and under AvA the outcome does not depend on who starts: with Bob in Alice's place, "
    "and her rule his, the starting and the second player collect the same.",
    enumerated(*everywhere(8)),
)
def _(effort: Effort) -> Iterator[Case]:
    for g in small_games(8, effort):
        for h in range(g.top + 1):
            for X in (FvF, AvA):
                # When Bob starts, the convention is the dual of X.
                yield Case([*g.at(h), X.value], g.o(dual(X), h) == g.o(X, h))


@claim(
    "section-1.1.discrepancies-exist",
    "Section 1.1, paragraph below Table 1, last sentence",
    "There are discrepancies between AvA and FvF with two and with three actions.",
    settled(),
)
def _() -> Iterator[Case]:
    for S, h in (((3, 5), 14), ((4, 5, 9), 24)):
        friendly, antagonistic = outcome(S, h, FvF), outcome(S, h, AvA)
        yield Case({"set": list(S), "heap": h}, friendly != antagonistic)


# Table 1

enter_table("table-1", (3, 5), (FvF, AvA))
enter_worked_numbers("section-1.1.")
enter_worked_numbers("remark-1.")


@claim(
    "table-1.caption-first",
    "Table 1, caption, sentence 2",
    "The first heap of {3,5} with a non-zero discrepancy is 14.",
    printed(),
)
def _() -> Iterator[Cell]:
    first = next(h for h in range(100) if outcome({3, 5}, h, FvF) != outcome({3, 5}, h, AvA))
    yield Cell("first heap", 14, first)


@claim(
    "table-1.caption-loser",
    "Table 1, caption, sentence 2",
    "There the second player loses one under AvA, and the first player nothing.",
    printed(),
)
def _() -> Iterator[Cell]:
    friendly, antagonistic = outcome({3, 5}, 14, FvF), outcome({3, 5}, 14, AvA)
    yield Cell("second player", -1, antagonistic.second - friendly.second)
    yield Cell("first player", 0, antagonistic.first - friendly.first)


@claim(
    "section-1.1.heap-14-alice-sacrifices",
    "Section 1.1, paragraph below Table 1, sentence 2",
    "At heap 14 under FvF Alice's only PSPE move is the sacrifice 3, at no cost to herself.",
    settled(),
)
def _() -> Iterator[Case]:
    yield Case("only move 3", moves({3, 5}, 14, FvF) == (3,))
    yield Case("5 gives her as much", indifferent({3, 5}, 14, FvF) == (3, 5))


@claim(
    "section-1.1.heap-14-greedy",
    "Section 1.1, paragraph below Table 1, sentence 3",
    "At heap 14 under AvA Alice's only PSPE move is the greedy 5.",
    settled(),
)
def _() -> Iterator[Case]:
    yield Case("only move 5", moves({3, 5}, 14, AvA) == (5,))


@claim(
    "section-1.1.heap-14-first-and-last",
    "Section 1.1, paragraph below Table 1, sentence 3",
    "In the AvA line from heap 14 Alice makes both the first and the last move.",
    settled(),
)
def _() -> Iterator[Case]:
    for line in lines({3, 5}, 14, AvA):
        yield Case(list(line), len(line) % 2 == 1)


# Remark 1


@claim(
    "remark-1.not-zero-sum",
    "Remark 1, sentence 1",
    "The FvF line from heap 14 of {3,5} is not optimal zero-sum play.",
    settled(),
)
def _() -> Iterator[Case]:
    for line in lines({3, 5}, 14, FvF):
        heap, optimal = 14, True
        for s in line:
            optimal = optimal and s in zero_sum_moves({3, 5}, heap)
            heap -= s
        yield Case(list(line), not optimal)


@claim(
    "remark-1.welfare",
    "Remark 1, sentence 3",
    "The zero-sum line 5-5-3 leaves a pebble of heap 14, the FvF line 3-3-5-3 none.",
    settled(),
)
def _() -> Iterator[Case]:
    heap, line = 14, []
    while optimal := zero_sum_moves({3, 5}, heap):
        yield Case(["only move at", heap], len(optimal) == 1)
        line.append(optimal[0])
        heap -= optimal[0]
    yield Case("zero-sum line", line == [5, 5, 3] and heap == 1)
    for friendly in lines({3, 5}, 14, FvF):
        yield Case("FvF line", sum(friendly) == 14)


@claim(
    "question-1",
    "Question 1",
    "Yes: a player can gain by turning antagonistic alone, as in {4,5,9} at heap 61.",
    settled(),
)
def _() -> Iterator[Case]:
    yield Case(
        {"set": [4, 5, 9], "heap": 61},
        outcome({4, 5, 9}, 61, FvA).second > outcome({4, 5, 9}, 61, FvF).second,
    )


@claim(
    "section-1.1.heap-14-regime",
    "Section 3, paragraph on the usefulness of a sacrifice, last sentence but one",
    "The example of Table 1 is in the non-dominant regime.",
    settled(),
)
def _() -> Iterator[Case]:
    yield Case([3, 5], not regime(3, 5).is_dominant)
