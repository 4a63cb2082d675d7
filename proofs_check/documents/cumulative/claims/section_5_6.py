"""Sections 5 and 6: zero-sum play, Conjectures 15 to 17, Problems 1 to 6."""

from collections import defaultdict
from collections.abc import Callable, Iterator
from typing import Any

from proofs_check.core.evidence import Effort
from proofs_check.documents.cumulative.bounds import STEPS, STEPS_PERIODIC, WORDS, WORDS_PERIODIC
from proofs_check.documents.cumulative.claims import claim
from proofs_check.documents.cumulative.domains import Game, Position, RandomSets, Sets, TheseSets
from proofs_check.documents.cumulative.encoding import Space
from proofs_check.documents.cumulative.plans import (
    ALL_SETS,
    BELOW_VIOLATORS_OF_PROBLEM_6,
    any_set,
    any_set_and_known_violators,
    at_most_three_actions,
    discrepant,
    no_unknown_set,
    three_actions,
    two_actions,
    zero_sum_differs,
)
from proofs_check.documents.cumulative.plans import claim as old_claim
from proofs_check.methods.argument import argued
from proofs_check.methods.enumeration import Case, enumerated, settled
from proofs_check.methods.exhaustive import every
from proofs_check.methods.logic import conjunction, negation
from proofs_check.methods.measured import measured
from proofs_check.methods.missing import missing
from proofs_check.methods.printed import Cell, printed
from proofs_check.methods.sampling import sampled
from reference.cumulative import Convention, zero_sum, zero_sum_as_printed

# Section 5


@claim("Section 5, display of the zero-sum outcome, case 1", printed())
def section_5__zero_sum_formula() -> Iterator[Cell]:
    # To the letter an action above the heap is played too, from a position below 0 of value 0.
    """The zero-sum value is the maximum of s - o_zs(x - s) over all of S, heaps below min S having
    value 0.
    """
    for S, x in (((1, 2), 1), ((3, 5), 3), ((4, 5, 9), 8)):
        place = "o_zs(" + str(x) + ") of {" + ",".join(map(str, S)) + "}"
        yield Cell(place, zero_sum_as_printed(S, x), zero_sum(S, x))


@claim(
    (
        "Section 5, display of the zero-sum outcome, case 1",
        "Section 5, display of the zero-sum outcome, case 2",
        "Section 5, paragraph 1, sentence 2",
    ),
    enumerated("every S with max S <= 4, every heap <= 10, every line of play"),
)
def section_5__zero_sum_formula__corrected(effort: Effort) -> Iterator[Case]:
    """With the maximum over S(x) the value is the difference that optimal players of the zero-sum
    game, searched move by move, come to.
    """

    def minimax(S: tuple[int, ...], heap: int, score: int, alice: bool) -> int:
        # Alice's removals are added to one score, Bob's subtracted: the definition in words.
        played = [
            minimax(S, heap - s, score + (s if alice else -s), not alice) for s in S if s <= heap
        ]
        if not played:
            return score
        return max(played) if alice else min(played)

    for S in Sets(None, 4):
        for heap in range(11):
            yield Case([list(S), heap], minimax(S, heap, 0, True) == zero_sum(S, heap))


@claim(("Conjecture 15", "Section 5, paragraph 2, sentence 3"), *two_actions())
def conjecture_15(o: Position) -> bool:
    """With two actions, the zero-sum value is the AvA difference at every heap."""
    return o.zs == o.AvA.first - o.AvA.second


@claim("Section 5, paragraph 3, sentence 1", settled())
def section_5__three_action_discrepancies() -> Iterator[Case]:
    """Some three-action sets have a heap where the zero-sum value is not the AvA difference."""
    S, first = next(zero_sum_discrepant_sets(Sets(3, 60)))
    position = Position.of(S, first)
    yield Case({"set": list(S), "heap": first}, zero_sum_differs(position), position.values())


def zero_sum_discrepant_sets(domain: Sets) -> Iterator[tuple[tuple[int, ...], int]]:
    """Each set of the range where AvA and zero-sum play differ, with the first heap."""
    for batch in domain.batches():
        games: Any = batch().view("games")
        for i, first in enumerate(games.first_heap(zero_sum_differs)):
            if first >= 0:
                yield tuple(games.table.set_of(i)), int(first)


@claim(
    ("Figure 3 (image)", "Figure 3 caption, sentence 1"),
    missing("the image of Figure 3 and the range that it shows"),
)
def figure_3__image() -> None:
    """The plotted points are the three-action sets where AvA and zero-sum play differ."""


FIGURE_3_BOUND = 40


@old_claim(
    "figure-3.points.measured",
    "Figure 3, as a point set",
    f"The three-action sets with s1 <= {FIGURE_3_BOUND} where AvA and zero-sum play differ, each "
    "with its first heap.",
    measured(
        "cumulative",
        "figure-3",
        ("s3", "s2", "s1", "first_heap"),
        f"every S with |S| = 3, max S <= {FIGURE_3_BOUND}",
    ),
)
def _() -> Iterator[tuple[int, ...]]:
    for S, first in zero_sum_discrepant_sets(Sets(3, FIGURE_3_BOUND)):
        yield (*S, first)


@claim(
    "Section 5, paragraph 3, sentence 2",
    *three_actions(where=zero_sum_differs, also="heaps where AvA and zero-sum play differ"),
)
def figure_3__planes(o: Position) -> bool:
    """The points of Figure 3 lie strictly between the planes s2 = 2 s3 and s1 = s2 + s3."""
    return (o.s2 > 2 * o.s3) & (o.s1 < o.s2 + o.s3)


@claim(
    "Conjecture 16, condition 1",
    *three_actions(where=lambda o: o.s2 <= 2 * o.s3, also="s2 <= 2 s3"),
)
def conjecture_16__small_s2(o: Position) -> bool:
    """If s2 <= 2 s3, zero-sum and AvA play agree at every heap."""
    return negation(zero_sum_differs(o))


@claim(
    "Conjecture 16, condition 2",
    *three_actions(where=lambda o: o.s1 >= o.s2 + o.s3, also="s1 >= s2 + s3"),
)
def conjecture_16__large_s1(o: Position) -> bool:
    """If s1 >= s2 + s3, zero-sum and AvA play agree at every heap."""
    return negation(zero_sum_differs(o))


# Section 6

SHARP = TheseSets(tuple((m, 2 * m - 1, 3 * m - 1) for m in range(2, 25)))
"""Sets in which the bound of Conjecture 17 is attained."""


@claim(
    (
        "Section 6, paragraph 1, sentence 1",
        "Section 6, paragraph 1, sentence 2",
        "Section 2, paragraph 8, sentence 3, part 2",
        "Abstract, sentence 8, part 3",
    ),
    missing("the sets of the sample, or how they were drawn"),
)
def section_6__tested_sample() -> None:
    """The 200 random sets of each size show no player with more under AvA than under FvF."""


def up_to_300(o: Any) -> Any:
    """The heaps of the document's test."""
    return o.h <= 300


def no_more(o: Position) -> bool:
    """Neither player has more under AvA than under FvF."""
    return (o.AvA.first <= o.FvF.first) & (o.AvA.second <= o.FvF.second)


@claim(
    (
        "Section 6, paragraph 1, sentence 2",
        "Section 6, paragraph 1, sentence 3",
        "Section 2, paragraph 8, sentence 3, part 2",
        "Abstract, sentence 8, part 3",
    ),
    *(
        sampled(
            RandomSets((size, size), (size, 25)),
            "heaps",
            where=up_to_300,
            also="h <= 300",
            examples=200,
            deep=1_000,
        )
        for size in range(3, 11)
    ),
)
def section_6__no_positive_discrepancy(o: Position) -> bool:
    """200 random sets of each size from 3 to 10, with max S <= 25, show no player with more under
    AvA than under FvF at heaps up to 300.
    """
    return no_more(o)


@claim(
    (
        "Section 6, sentence between Problems 1 and 2, part 1",
        "Section 6, sentence between Problems 1 and 2, part 2",
    ),
    *any_set("games"),
)
def section_6__zero_sum_period(g: Game) -> bool:
    """The zero-sum values are eventually periodic with period 2 max S."""
    return g.zero_sum_preperiod >= 0


@claim("Problem 2", *any_set("games"))
def problem_2(g: Game) -> bool:
    """Yes: all outcomes, up to a common shift, and so all discrepancies are eventually periodic
    with period 2 max S.
    """
    return g.preperiod >= 0


def odd_and_two_below(S: tuple[int, ...]) -> bool:
    """{M-2, M} with M odd."""
    return S[1] == S[0] + 2 and S[1] % 2 == 1 and S[1] >= 5


@claim("Problem 3", *any_set("games", where=lambda g: g.s1 >= 2, also="max S >= 2"))
def problem_3__bound__measured(g: Game) -> bool:
    """For max S >= 2 the outcomes have a preperiod of at most (2 max S - 1)(max S - 2)."""
    return g.preperiod <= (2 * g.s1 - 1) * (g.s1 - 2)


@claim(
    "Problem 3",
    every(
        Sets(2, 120, lambda S: S[1] == S[0] + 1, "s1 = s2 + 1"),
        "games",
        deep=Sets(2, 300, lambda S: S[1] == S[0] + 1, "s1 = s2 + 1"),
    ),
)
def problem_3__attained__measured(g: Game) -> bool:
    """The outcomes of {M-1, M} have preperiod exactly (2M - 1)(M - 2); their discrepancies are
    0.
    """
    exact = g.preperiod == (2 * g.s1 - 1) * (g.s1 - 2)
    return exact & (g.first_heap(discrepant) < 0)


@claim(
    "Problem 3",
    every(
        Sets(2, 121, odd_and_two_below, "s1 = s2 + 2, s1 odd, s1 >= 5"),
        "games",
        deep=Sets(2, 301, odd_and_two_below, "s1 = s2 + 2, s1 odd, s1 >= 5"),
    ),
)
def problem_3__discrepancies__measured(g: Game) -> bool:
    """For odd M >= 5 the discrepancies of {M-2, M}, from FvF to all other conventions, have
    preperiod exactly (2M - 1)(M - 3).
    """
    return g.discrepancy_preperiod == (2 * g.s1 - 1) * (g.s1 - 3)


def by_largest(
    domain: Sets, measure: Callable[[Any], Any]
) -> dict[int, list[tuple[tuple[int, ...], Any]]]:
    """What a measure of games gives for each set, grouped by max S."""
    found: dict[int, list[tuple[tuple[int, ...], Any]]] = defaultdict(list)
    for batch in domain.batches():
        games: Any = batch().view("games")
        for i, value in enumerate(measure(games)):
            S = tuple(games.table.set_of(i))
            found[S[-1]].append((S, int(value)))
    return found


DATA = Sets(None, 13)


def change(before: str, after: str, player: int) -> Callable[[Any], Any]:
    """How much a player has more after a change of convention, over all heaps the most."""
    X, Y = Convention(before), Convention(after)
    return lambda g: g.largest(lambda o: o.under(Y)[player - 1] - o.under(X)[player - 1])


@claim(
    "Problem 1",
    measured(
        "cumulative",
        "problem-1",
        ("max_S", "largest_loss_first", "set_first", "largest_loss_second", "set_second"),
        DATA.sets_in_words(),
    ),
)
def problem_1__measured() -> Iterator[tuple[int | str, ...]]:
    """The largest loss of each player from FvF to AvA, for each max S, and the first set with
    it.
    """
    losses = [by_largest(DATA, change("AvA", "FvF", player)) for player in (1, 2)]
    for largest in losses[0]:
        row: list[int | str] = [largest]
        for loss in losses:
            S, most = max(loss[largest], key=lambda found: found[1])
            row += [most, " ".join(map(str, S)) if most else ""]
        yield tuple(row)


@claim(
    "Problem 3",
    measured(
        "cumulative",
        "problem-3",
        ("max_S", "preperiod", "set"),
        DATA.sets_in_words(),
    ),
)
def problem_3__largest__measured() -> Iterator[tuple[int | str, ...]]:
    """The longest preperiod of the discrepancies for each max S, and the first set with it."""
    for largest, found in by_largest(DATA, lambda g: g.discrepancy_preperiod).items():
        S, longest = max(found, key=lambda entry: entry[1])
        yield largest, longest, " ".join(map(str, S)) if longest else ""


@claim(
    "Problem 4",
    measured(
        "cumulative",
        "problem-4",
        ("max_S", "size", "sets", "without_discrepancy"),
        DATA.sets_in_words(),
    ),
)
def problem_4__measured() -> Iterator[tuple[int, ...]]:
    """How many sets have no discrepancy between FvF and AvA, for each max S and size."""
    for largest, found in by_largest(DATA, lambda g: g.first_heap(discrepant)).items():
        for size in sorted({len(S) for S, _ in found}):
            own = [first for S, first in found if len(S) == size]
            yield largest, size, len(own), sum(1 for first in own if first < 0)


@claim(
    ("Problem 5", "Section 2, paragraph 8, sentence 3, part 1"),
    measured(
        "cumulative",
        "problem-5",
        ("set", "largest_gain_FvA", "first_heap_FvA", "largest_gain_AvF", "first_heap_AvF"),
        DATA.sets_in_words(),
    ),
)
def problem_5__measured() -> Iterator[tuple[int | str, ...]]:
    """The sets, with max S <= 13, in which the deviating player gains from FvF to FvA (the second
    player) or to AvF (the first), each with the largest gain and the first heap.
    """
    columns = [
        by_largest(DATA, change("FvF", "FvA", 2)),
        by_largest(DATA, lambda g: g.first_heap(lambda o: o.FvA.second > o.FvF.second)),
        by_largest(DATA, change("FvF", "AvF", 1)),
        by_largest(DATA, lambda g: g.first_heap(lambda o: o.AvF.first > o.FvF.first)),
    ]
    for largest in columns[0]:
        for entries in zip(*(column[largest] for column in columns), strict=True):
            if entries[0][1] > 0 or entries[2][1] > 0:
                yield (" ".join(map(str, entries[0][0])), *(value for _, value in entries))


@claim("Problem 5", *at_most_three_actions("games"))
def problem_5__both_or_neither_with_three_actions__measured(g: Game) -> bool:
    """With at most three actions, a set has a heap where the starting player gains from FvF to AvF
    exactly if it has one where the second player gains from FvF to FvA.
    """
    first = g.first_heap(lambda o: o.AvF.first > o.FvF.first) >= 0
    second = g.first_heap(lambda o: o.FvA.second > o.FvF.second) >= 0
    return first == second


def never_more(X: Convention, player: int) -> Callable[[Position], bool]:
    """No positive discrepancy from X to AvA for the player."""
    return lambda o: o.AvA[player - 1] <= o.under(X)[player - 1]


for _X in (Convention.FvA, Convention.AvF):
    for _player, _who in ((1, "starting"), (2, "second")):
        old_claim(
            f"problem-6.{_X}-{_player}",
            "Problem 6; Section 6, sentence before it",
            f"From {_X} to AvA the {_who} player never gains.",
            *any_set_and_known_violators(),
            at=never_more,
        )(never_more(_X, _player))


@claim(("Problem 6, AvF->AvA", "Problem 6, FvA->AvA"), *at_most_three_actions())
def problem_6__three_actions__weakened(o: Position) -> bool:
    """With at most three actions no player gains from AvF or FvA to AvA."""
    return conjunction(
        o.AvA[i] <= o.under(X)[i] for X in (Convention.FvA, Convention.AvF) for i in (0, 1)
    )


old_claim(
    "problem-6.small-sets.weakened",
    "Problem 6",
    "For sets of small numbers no player gains from AvF or FvA to AvA.",
    every(ALL_SETS, "heaps", deep=BELOW_VIOLATORS_OF_PROBLEM_6),
    no_unknown_set("no player gains by going to AvA", deep=[Space(None, 9, 50)]),
)(problem_6__three_actions__weakened)


@claim("Conjecture 17", argued("cumulative", "conjecture-17", WORDS, *STEPS))
def conjecture_17() -> None:
    """For any S and any two conventions the discrepancies are bounded."""


@claim(
    ("Conjecture 17", "Problem 1"), argued("cumulative", "conjecture-17", WORDS, *STEPS), *any_set()
)
def conjecture_17__bound__strengthened(o: Position) -> bool:
    """Any two conventions differ by at most min S - 1, for either player, at every heap; where 1 is
    in S all four agree.
    """
    first = [o.under(X).first for X in Convention]
    second = [o.under(X).second for X in Convention]
    return conjunction(a - b <= o.smallest - 1 for us in (first, second) for a in us for b in us)


@claim("Problem 1", every(SHARP, "games"))
def conjecture_17__bound_attained__measured(g: Game) -> bool:
    """In {m, 2m-1, 3m-1} each player loses m - 1 from FvF to AvA at some heap."""
    lost_first = g.largest(lambda o: o.FvF.first - o.AvA.first)
    lost_second = g.largest(lambda o: o.FvF.second - o.AvA.second)
    return (lost_first == g.s3 - 1) & (lost_second == g.s3 - 1)


@claim("Problem 2", argued("cumulative", "problem-2", WORDS_PERIODIC, *STEPS_PERIODIC))
def problem_2__some_period__weakened() -> None:
    """For any finite S all outcomes, up to a common shift, are eventually periodic."""
