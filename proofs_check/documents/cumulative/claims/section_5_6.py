"""Sections 5 and 6: zero-sum play, Conjectures 15 to 17, Problems 1 to 6."""

from collections.abc import Iterable, Iterator, Mapping
from fractions import Fraction
from itertools import product
from math import comb, prod

import reference.cumulative as ref
from proofs_check.core.claim import Depending, part, using
from proofs_check.core.evidence import Json
from proofs_check.core.ranges import Found, Range
from proofs_check.documents.cumulative import ranges, small_games as small, theorem_plans as plans
from proofs_check.documents.cumulative.claims import claim
from proofs_check.documents.cumulative.heaps import Game, Heap
from proofs_check.documents.cumulative.measured_sets import by_largest, change, figure_3, of_each
from proofs_check.documents.cumulative.predicates import (
    AvA_repeats,
    conventions_differ,
    discrepant,
    lost_by_the_first,
    lost_by_the_second,
    off_half_lines,
    repeats,
    repeats_from,
    repeats_greedily,
    zero_sum_differs,
)
from proofs_check.documents.cumulative.ranges import ALL_SWEPT, ANY_GAME, FOUR_SWEPT, Sets, rows_of
from proofs_check.documents.cumulative.small_games import ALONE, LATE_HEAPS, at_heap, minimax
from proofs_check.methods.chained import chained
from proofs_check.methods.exhaustive import every
from proofs_check.methods.logic import conjunction, implies, negation
from proofs_check.methods.measured import measured
from proofs_check.methods.missing import missing
from proofs_check.methods.printed import Cell, printed
from proofs_check.sweeps.checked import swept
from proofs_check.sweeps.shards import Row


@claim(printed)
def section_5__zero_sum_formula() -> Iterator[Cell]:
    # To the letter an action above the heap is played too, from a position below 0 of value 0.
    """The zero-sum value is the maximum of s - o_zs(x - s) over all of S, heaps below min S having
    value 0."""
    for S, x in (((1, 2), 1), ((3, 5), 3), ((4, 5, 9), 8)):
        place = "o_zs(" + str(x) + ") of {" + ",".join(map(str, S)) + "}"
        yield Cell(place, ref.zero_sum_as_printed(S, x), ref.zero_sum(S, x))


@claim(
    Range(
        "every S with max S <= {max S}, every heap <= {h}, every line of play",
        "S h searched value",
        lambda largest, heaps: (
            (S, h, minimax(S, h, 0, alice=True), ref.zero_sum(S, h))
            for S in Sets(None, largest)
            for h in range(heaps + 1)
        ),
        {"max S": 5, "h": 25},
        {"max S": 6, "h": 60},
    ),
    chained("cumulative", "search", "from_score_0"),
)
def section_5__zero_sum_formula__corrected(
    S: tuple[int, ...], h: int, searched: int, value: int
) -> bool:
    """With the maximum over S(x) the value is the difference that optimal players of the zero-sum
    game, searched move by move, come to."""
    return searched == value


@claim(
    Range(
        "every S with max S <= {max S}, every heap <= {h}, every line of play",
        "S h searched value",
        lambda largest, heaps: (
            (S, h, minimax(S, h, 0, alice=True, beyond=True), ref.zero_sum_as_printed(S, h))
            for S in Sets(None, largest)
            for h in range(heaps + 1)
        ),
        {"max S": 5, "h": 25},
        {"max S": 6, "h": 60},
    )
)
def section_5__zero_sum_formula__measured(
    S: tuple[int, ...], h: int, searched: int, value: int
) -> bool:
    """To the letter, with the maximum over all of S, the value is that of another game, searched
    move by move: where there is a move, any action may be played, one above the heap being the
    last."""
    return searched == value


@claim(
    Range(
        "every S with max S <= {max S}, every heap <= {h}, every line of play",
        "S h searched after",
        lambda largest, heaps: (
            (S, h, minimax(S, h, 0, alice=True), {s: minimax(S, h - s, s, alice=False) for s in S})
            for S in Sets(None, largest)
            for h in range(heaps + 1)
        ),
        {"max S": 5, "h": 25},
        {"max S": 6, "h": 60},
        at=lambda S, h, *_: {"set": list(S), "heap": h},
    )
)
def section_5__zero_sum_moves__measured(
    S: tuple[int, ...], h: int, searched: int, after: Mapping[int, int]
) -> bool:
    """The optimal zero-sum moves of the reference are all playable actions after which the game,
    searched move by move, comes to its value."""
    best = tuple(s for s in S if s <= h and after[s] == searched)
    return ref.zero_sum_moves(S, h) == best


@claim(ranges.TWO_ACTIONS, plans.of_two("conjecture_15"))
def conjecture_15(o: Heap) -> bool:
    """With two actions, the zero-sum value is the AvA difference at every heap."""
    return o.zs == o.AvA.first - o.AvA.second


@claim(ranges.TWO_ACTIONS, plans.of_two("leads_at"))
def conjecture_15__any_convention__strengthened(o: Heap) -> bool:
    """With two actions, the zero-sum value and the difference under any convention are at most s2
    modulo s1 - s2 apart."""
    e = o.s2 % (o.s1 - o.s2)
    apart = [o.under(X).first - o.under(X).second - o.zs for X in ref.Convention]
    return conjunction((by <= e) & (by + e >= 0) for by in apart)


@claim(ranges.FEW_ACTIONS, plans.of_any("zero_sum_at"))
def conjecture_15__any_set__weakened(o: Heap) -> bool:
    """For any S the zero-sum value and the difference under any convention are at most min S - 1
    apart; where 1 is in S they are the same."""
    apart = [o.under(X).first - o.under(X).second - o.zs for X in ref.Convention]
    return conjunction((by <= o.smallest - 1) & (by + o.smallest >= 1) for by in apart)


@claim(ranges.FEW_ACTIONS, plans.of_any("zero_sum_at"))
def section_5__zero_sum_size__strengthened(o: Heap) -> bool:
    """The zero-sum value is at least 0 and at most the largest action that can be played."""
    return (o.zs >= 0) & (o.zs <= o.largest_playable)


@claim(at_heap((6, 13, 17), 76))
def section_5__three_action_discrepancies(S: tuple[int, ...], h: int) -> Found:
    """Some three-action sets have a heap where the zero-sum value is not the AvA difference."""
    o = Heap.of(S, h)
    return zero_sum_differs(o), o.values()


@claim(missing)
def figure_3__image() -> str:
    """The plotted points are the three-action sets where AvA and zero-sum play differ."""
    return "the image of Figure 3 and the range that it shows"


@claim(
    measured(
        "cumulative", "figure-3", ("s3", "s2", "s1", "first_heap"), ranges.as_a_whole(Sets(3, 40))
    )
)
def figure_3__points__measured(sets: Sets) -> Iterator[tuple[int, ...]]:
    """The three-action sets with s1 <= 40 where AvA and zero-sum play differ, each with its first
    heap."""
    return figure_3(sets.largest)


@claim(
    ranges.THREE_ACTIONS.where("AvA and zero-sum play differ", zero_sum_differs),
    plans.of_three("conjecture_16", "where_they_differ"),
)
def figure_3__planes(o: Heap) -> bool:
    """The points of Figure 3 lie strictly between the planes s2 = 2 s3 and s1 = s2 + s3."""
    return (o.s2 > 2 * o.s3) & (o.s1 < o.s2 + o.s3)


@claim(
    ranges.THREE_ACTIONS.where("s2 <= 2 s3", lambda o: o.s2 <= 2 * o.s3),
    plans.of_three("conjecture_16", "small_s2"),
)
def conjecture_16__small_s2(o: Heap) -> bool:
    """If s2 <= 2 s3, zero-sum and AvA play agree at every heap."""
    return negation(zero_sum_differs(o))


@claim(ranges.TWICE, plans.of_large("conjecture_16", "three"))
def conjecture_16__three_dominant__weakened(o: Heap) -> bool:
    """If s1 >= 2 s2, zero-sum and AvA play agree at every heap."""
    return negation(zero_sum_differs(o))


@claim(
    ranges.THREE_ACTIONS.where("s1 >= s2 + s3", lambda o: o.s1 >= o.s2 + o.s3),
    plans.of_three("conjecture_16", "large_s1"),
)
def conjecture_16__large_s1(o: Heap) -> bool:
    """If s1 >= s2 + s3, zero-sum and AvA play agree at every heap."""
    return negation(zero_sum_differs(o))


@claim(ALONE, plans.of_close("theorem_a", "any_close"))
def conjecture_16__close_actions__strengthened(
    S: tuple[int, ...], h: int, o: ref.Outcome, zs: int, alone: int, paid: int
) -> bool:
    """For any finite S whose neighbouring actions are at most min S apart, under AvA the first
    player has f(h), the second f(h - max S), and the zero-sum value is the difference, f(h) being
    the most that is collected alone with max S paid after each move."""
    return (o.first == alone) & (o.second == paid) & (zs == alone - paid)


@claim(
    ranges.CLOSE.where(
        "max S >= 2, h >= 2 s1 (1 + floor((s1 - 2)/(s1 - s2))), s2 being 0 where there is none",
        lambda o: (o.s1 >= 2) & (o.h >= 2 * o.s1 * (1 + (o.s1 - 2) // (o.s1 - o.s2))),
    ),
    plans.of_close("repeat_late", "late_and_close"),
)
def section_6__zero_sum_period__close_actions__strengthened(o: Heap) -> bool:
    """For any finite S with max S >= 2 whose neighbouring actions are at most min S apart, AvA and
    zero-sum play repeat at distance 2 s1 from heap 2 s1 floor((s1 - 2)/(s1 - s2)) on, each player
    with s1 more; for one action alone, from heap 0."""
    return AvA_repeats(o)


@claim(
    ranges.THREE_ACTIONS.where(
        "s1 >= s2 + s3, h >= 2 s1 (1 + floor((s2 - 1)/(s1 - s2)))",
        lambda o: (o.s1 >= o.s2 + o.s3) & (o.h >= 2 * o.s1 * (1 + (o.s2 - 1) // (o.s1 - o.s2))),
    ),
    plans.of_three("repeat_late", "late_heaps"),
)
def section_6__zero_sum_period__large_s1__strengthened(o: Heap) -> bool:
    """With three actions and s1 >= s2 + s3, AvA and zero-sum play repeat at distance 2 s1 from heap
    2 s1 floor((s2 - 1)/(s1 - s2)) on, each player with s1 more."""
    return AvA_repeats(o)


@claim(
    ranges.TWO_ACTIONS.where("s1 <= 2 s2", lambda o: o.s1 <= 2 * o.s2),
    plans.of_three("conjecture_16", "not_dominant"),
)
def conjecture_15__not_dominant__weakened(o: Heap) -> bool:
    """With two actions and s1 <= 2 s2, the zero-sum value is the AvA difference at every heap: a
    second proof."""
    return negation(zero_sum_differs(o))


@claim(missing)
def section_6__tested_sample() -> str:
    """The 200 random sets of each size show no player with more under AvA than under FvF."""
    return "the sets of the sample, or how they were drawn"


@claim(
    *(
        part(
            f"|S| = {size}",
            ranges.drawn("heaps", (size, size), (size, 25), 250, 1_250).where(
                "h <= 300", lambda o: o.h <= 300
            ),
        )
        for size in range(3, 11)
    )
)
def section_6__no_positive_discrepancy(o: Heap) -> bool:
    """200 random sets of each size from 3 to 10, with max S <= 25, show no player with more under
    AvA than under FvF at heaps up to 300."""
    return (o.AvA.first <= o.FvF.first) & (o.AvA.second <= o.FvF.second)


@claim(swept("cumulative", ALL_SWEPT, "examples"))
def section_6__no_positive_discrepancy__few__measured(rows: Iterable[Row]) -> Iterator[Json]:
    """Among the sets with max S <= 25 those in which some player has more under AvA than under FvF
    at a heap up to 300 have 5 actions or more, and there are some of each size from 5 to 10; but so
    few that 200 random sets of each size from 3 to 10, each time all sets of the size as likely,
    meet none with a probability above 9/10."""
    found: set[tuple[int, ...]] = set()
    for row in rows:
        if ranges.kind_of(row) in {"FvF>AvA first more", "FvF>AvA second more"}:
            if row["listed"] != "all":
                yield dict(row)
            S = tuple(map(int, row["set"].split()))
            if int(row["heap"]) <= 300 and S[-1] <= 25:
                found.add(S)
    with_one = {size: sum(len(S) == size for S in found) for size in range(1, 11)}
    none = prod((1 - Fraction(with_one[k], comb(25, k))) ** 200 for k in range(3, 11))
    if any(bool(with_one[k]) != (k >= 5) for k in with_one) or none <= Fraction(9, 10):
        yield {str(size): number for size, number in with_one.items()}


@claim(ANY_GAME, ranges.CERTIFIED)
def section_6__zero_sum_period(g: Game) -> bool:
    """The zero-sum values are eventually periodic with period 2 max S."""
    return g.zero_sum_preperiod >= 0


@claim(ranges.NO_TWO_EXCEED)
def section_6__zero_sum_period__no_two_exceed__strengthened(g: Game) -> bool:
    """With three actions or more and s2 + s3 <= s1, the zero-sum values are eventually periodic
    with period 2 max S, and their preperiod is at most (2 max S - 1)(max S - 2)."""
    return (g.zero_sum_preperiod >= 0) & (g.zero_sum_preperiod <= (2 * g.s1 - 1) * (g.s1 - 2))


@claim(ranges.ONE_PAIR_EXCEEDS)
def section_6__zero_sum_period__one_pair_exceeds__weakened(g: Game) -> bool:
    """For any finite S of which at most one pair of different actions below max S adds up to more
    than max S, twice the smaller of them being at most max S, as in three actions with 2 s3 <= s1,
    the zero-sum values are eventually periodic with period 2 max S."""
    return g.zero_sum_preperiod >= 0


@claim(ranges.LATE_AND_NO_TWO_EXCEED)
def section_6__zero_sum_best__no_two_exceed__strengthened(o: Heap) -> bool:
    """With max S >= 2 and no two actions below max S that add up to more than max S, max S is a
    best move of zero-sum play at each heap from 2 (max S - 1)^2 on where it can be played."""
    return o.zs == o.s1 - o.H(1).zs


@claim(chained("cumulative", "handed_down", "where_max_loses"))
def section_6__zero_sum_best__handed_down__weakened(o: Heap, earlier: Heap) -> bool:
    """Where max S is no best move of zero-sum play at a heap h from 3 max S - 1 on, it loses as
    many points or more at a heap from h - 2 max S + 1 to h - 2."""
    at_each = [each.zs + each.H(1).zs - each.s1 for each in (o, earlier)]
    near = (earlier.h <= o.h - 2) & (earlier.h > o.h - 2 * o.s1)
    return (at_each[0] > 0) & (at_each[1] >= at_each[0]) & near


@claim(small.IN_A_ROW)
def section_6__zero_sum_best__ever_after__weakened(first: Heap, chosen: Heap, later: Heap) -> bool:
    """For any finite S, where max S is a best move of zero-sum play at 2 max S - 1 heaps in a row
    it is so ever after: among the heaps in a row, from max S on, there is one such that it is a
    best move at any heap from their first on if it is there."""
    in_row = (first.h <= chosen.h) & (chosen.h < first.h + 2 * first.s1 - 1)
    there, then = (each.zs == each.s1 - each.H(1).zs for each in (chosen, later))
    return in_row & implies(there, then)


@claim(ANY_GAME, ranges.CERTIFIED)
def problem_2(g: Game) -> bool:
    """Yes: all outcomes, up to a common shift, and so all discrepancies are eventually periodic
    with period 2 max S."""
    return g.preperiod >= 0


@claim(
    every(Sets(None, 11), "games", deep=Sets(None, 15)),
    every(Sets(3, 25), "games", deep=Sets(3, 40)),
    ranges.drawn("games", (1, 12), (19, 60), 40, 600),
)
def problem_2__least_period__strengthened(g: Game) -> bool:
    """No smaller period will do: 2 max S is the least one of the outcomes, up to a common shift,
    with the zero-sum values."""
    return g.least_period == 2 * g.s1


@claim(LATE_HEAPS, plans.of_two("problem_2", off_half_lines, lambda o: o.h >= repeats_from(o)))
def problem_2__two_actions__strengthened(o: Heap) -> bool:
    """With two actions, s1 < 2 s2 and s1 - s2 not dividing s2, s1 is a best move under FvF and AvA,
    and each player has s1 more than from the heap 2 s1 smaller, from heap 2 s1 (n + 3 + 2 n
    floor((s1 - s2 + e - 1)/(2e))) on, n and e being quotient and remainder of s2 by s1 - s2."""
    return conjunction(repeats_greedily(o, X) for X in (ref.FvF, ref.AvA))


@claim(
    LATE_HEAPS,
    plans.of_two(
        "problem_2_one",
        off_half_lines,
        lambda o: o.h >= repeats_from(o),
        module="theory_one_antagonist",
    ),
)
def problem_2__one_antagonist__strengthened(o: Heap) -> bool:
    """With two actions, s1 < 2 s2 and s1 - s2 not dividing s2, s1 is a best move under FvA and AvF
    too, and each player has s1 more than from the heap 2 s1 smaller, from the same heap on."""
    return conjunction(repeats_greedily(o, X) for X in (ref.FvA, ref.AvF))


@claim(
    plans.of_two(
        "all_repeats",
        lambda o: o.h - 2 * o.s1 >= (2 * o.s1 - 1) * (o.s1 - 2),
        module="theory_two_repeating",
    ),
    *using(
        lambda g: (g.preperiod >= 0) & (g.preperiod <= (2 * g.s1 - 1) * (g.s1 - 2)),
        *ranges.TWO_ACTION_GAMES,
    ),
    *using(ranges.preperiod_is_within, *rows_of(ranges.TWO_SWEPT, table="periods")),
)
def problem_2__every_two_actions__strengthened(o: Heap) -> bool:
    """With two actions, from heap (2 s1 - 1)(s1 - 2) + 2 s1 on, each player has s1 more than from
    the heap 2 s1 smaller under every convention, and the zero-sum value is the same: all is
    eventually periodic with period 2 max S."""
    return repeats(o)


@claim(ranges.TWICE_GAMES, plans.of_large("no_preperiod", "repeating"))
def problem_2__dominant__strengthened(g: Game) -> bool:
    """With two or three actions and s1 >= 2 s2 all outcomes, up to a common shift, and the zero-sum
    values have period 2 max S from heap 0 on."""
    return g.preperiod == 0


@claim(ranges.VERY_LARGE_GAMES, plans.of_largest("no_preperiod", "repeating"))
def problem_2__any_size__strengthened(g: Game) -> bool:
    """With any number of actions and s1 >= 2 s2 + 2 min S - 1 all outcomes, up to a common shift,
    and the zero-sum values have period 2 max S from heap 0 on."""
    return g.preperiod == 0


@claim(
    ANY_GAME.where("max S >= 2", lambda g: g.s1 >= 2),
    every(ranges.TheseSets(((42, 78, 85),)), "games"),
    using(ranges.preperiod_is_within, *ranges.PREPERIODS),
)
def problem_3__bound__measured(g: Game) -> bool:
    """For max S >= 2 the outcomes have a preperiod of at most (2 max S - 1)(max S - 2)."""
    return (g.preperiod >= 0) & (g.preperiod <= (2 * g.s1 - 1) * (g.s1 - 2))


@claim(ranges.rows_of_each("periods"), each=ranges.in_each_sweep("problem-3.bound", three_to=84))
def problem_3_bound(row: Row, sweep: str, up_to: int, sets: str) -> bool:
    """In {2} with 2 <= max S <= {1} the outcomes have a preperiod of at most (2 max S - 1)(max S -
    2)."""
    return ranges.preperiod_is_within(row, up_to)


@claim(
    ranges.TWO_ACTION_GAMES,
    chained("cumulative", "within_bound", "game", module="theory_two_repeating"),
    using(ranges.preperiod_is_within, *rows_of(ranges.TWO_SWEPT, table="periods")),
)
def problem_3__bound__two_actions__weakened(g: Game) -> bool:
    """With two actions the outcomes have a preperiod of at most (2 max S - 1)(max S - 2)."""
    return problem_3__bound__measured(g)


@claim(
    ANY_GAME,
    using(
        lambda row: 2 * int(row["longest_preperiod"]) <= 5 * int(row["max_S"]) ** 2,
        *ranges.PREPERIODS,
    ),
)
def problem_3__bound__five_halves__weakened(g: Game) -> bool:
    """The outcomes have a preperiod of at most 5/2 (max S)^2."""
    return (g.preperiod >= 0) & (2 * g.preperiod <= 5 * g.s1 * g.s1)


@claim(
    ANY_GAME,
    using(
        lambda row: 3 * int(row["longest_preperiod"]) < 7 * int(row["max_S"]) ** 2,
        *ranges.PREPERIODS,
    ),
)
def problem_3__bound__seven_thirds__weakened(g: Game) -> bool:
    """The outcomes have a preperiod below 7/3 (max S)^2."""
    return (g.preperiod >= 0) & (3 * g.preperiod < 7 * g.s1 * g.s1)


@claim(ranges.TOWARDS_SEVEN_THIRDS)
def problem_3__towards_seven_thirds__measured(g: Game) -> bool:
    """With d = 3k + 1, d >= 4, j >= 2 the outcomes of {d j, 2 d j - d + 1, 2 d j + 1} with the
    zero-sum values have the preperiod (4 d (7 d - 4)/3) j^2 - (4 d^2 - (11 d - 8)/3) j - d. If that
    is so for all d and j, no smaller factor of (max S)^2 than 7/3 will do for all sets: it tends to
    7/3 of (2 d j + 1)^2."""
    d = g.s1 - g.s2
    j = g.s3 // d
    return 3 * g.preperiod == 4 * d * (7 * d - 4) * j * j - (12 * d * d - 11 * d + 8) * j - 3 * d


@claim(ranges.ONE_BELOW, chained("cumulative", "attained", "game", module="theory_consecutive"))
def problem_3__attained__measured(g: Game) -> bool:
    """The outcomes of {M-1, M} with the zero-sum values have preperiod exactly (2M - 1)(M - 2);
    under all four conventions the outcomes are the same."""
    exact = g.preperiod == (2 * g.s1 - 1) * (g.s1 - 2)
    return exact & (g.first_heap(conventions_differ) < 0)


def _is_the_longest(row: Row) -> bool:
    """{M-1, M}, the last set of the row, has the longest preperiod: no set before has one."""
    M = int(row["max_S"])
    longest = int(row["longest_preperiod"]) == (2 * M - 1) * (M - 2)
    return longest and row["of_set"] == f"{M - 1} {M}"


@claim(
    *part(
        "{M-1, M}",
        ranges.ONE_BELOW,
        chained("cumulative", "attained", "game", module="theory_consecutive"),
    ),
    *part(
        "the others",
        *using(
            lambda g: (g.preperiod >= 0) & (g.preperiod < (2 * g.s1 - 1) * (g.s1 - 2)),
            chained("cumulative", "within_bound", "two_apart", module="theory_two_repeating"),
            *ranges.TWO_ACTION_GAMES.where("s1 >= s2 + 2", lambda g: g.s1 >= g.s2 + 2),
        ),
        *using(_is_the_longest, *rows_of(ranges.TWO_SWEPT, table="periods")),
    ),
)
def problem_3__two_actions__measured(g: Game) -> bool:
    """Of the two-action sets with max S = M {M-1, M} has the longest preperiod of the outcomes with
    the zero-sum values, (2M - 1)(M - 2), and no other has one as long."""
    return g.preperiod == (2 * g.s1 - 1) * (g.s1 - 2)


@claim(ranges.TWO_BELOW, chained("cumulative", "attained", "game", module="theory_two_below"))
def problem_3__discrepancies__measured(g: Game) -> bool:
    """For odd M >= 5 the discrepancies of {M-2, M}, from FvF to all other conventions, have
    preperiod exactly (2M - 1)(M - 3)."""
    return g.discrepancy_preperiod == (2 * g.s1 - 1) * (g.s1 - 3)


DATA = Sets(None, 13)
FOUR = "set of four actions"
SIZED_SWEEPS = (ranges.TWO_SWEPT, ranges.THREE_SWEPT, FOUR_SWEPT)


@claim(
    measured(
        "cumulative",
        "problem-1",
        ("max_S", "largest_loss_first", "set_first", "largest_loss_second", "set_second"),
        ranges.as_a_whole(DATA),
    )
)
def problem_1__measured(sets: Sets) -> Iterator[tuple[int | str, ...]]:
    """The largest loss of each player from FvF to AvA, for each max S, and the first set with
    it."""
    losses = [by_largest(sets, change("AvA", "FvF", player)) for player in (1, 2)]
    for largest in losses[0]:
        row: list[int | str] = [largest]
        for loss in losses:
            S, most = max(loss[largest], key=lambda found: found[1])
            row += [most, " ".join(map(str, S)) if most else ""]
        yield tuple(row)


@claim(
    Depending(lambda sweep, *_: swept("cumulative", sweep, "kinds")),
    each={
        "problem-1.largest.measured": (ALL_SWEPT, 3, 26, "sets"),
        "problem-1.largest.three-actions.measured": (
            ranges.THREE_SWEPT,
            3,
            250,
            "three-action sets",
        ),
        "problem-1.largest.four-actions.measured": (FOUR_SWEPT, 6, 60, "sets of four actions"),
    },
)
def problem_1_largest(
    rows: Iterable[Row], sweep: str, least: int, up_to: int, sets: str
) -> Iterator[Json]:
    """Of the {3} with max S = M, {1} <= M <= {2}, each player loses at most floor((M + 1)/3) - 1
    from FvF to AvA, and somewhere as much."""
    players = ("first", "second")
    found = {
        (int(row["max_S"]), player): int(row["most"])
        for row in rows
        for player in players
        if ranges.kind_of(row) == f"FvF>AvA {player} less"
    }
    for M, player in product(range(least, up_to + 1), players):
        if found.get((M, player), 0) != (M + 1) // 3 - 1:
            yield {"max S": M, "player": player, "most": found.get((M, player), 0)}


@claim(
    ranges.ANY_SET.where("max S >= 2", lambda o: o.s1 >= 2),
    every(ranges.TheseSets(((22, 30, 33, 34, 52),)), "heaps"),
    using(ranges.loss_is_within, *rows_of(*ranges.AND_DRAWN, table="kinds")),
)
def problem_1__bound__weakened(o: Heap) -> bool:
    """With max S >= 2 each player loses at most (max S - 2)/3 from FvF to AvA."""
    lost = lost_by_the_first(o), lost_by_the_second(o)
    return conjunction(3 * by <= o.s1 - 2 for by in lost)


@claim(
    ranges.AT_MOST_FOUR_ACTIONS.where("max S >= 2", lambda o: o.s1 >= 2),
    using(ranges.loss_is_within, *rows_of(*SIZED_SWEEPS, table="kinds")),
)
def problem_1__bound__few_actions__weakened(o: Heap) -> bool:
    """With at most four actions and max S >= 2 each player loses at most (max S - 2)/3 from FvF to
    AvA."""
    return problem_1__bound__weakened(o)


@claim(measured("cumulative", "problem-3", ("max_S", "preperiod", "set"), ranges.as_a_whole(DATA)))
def problem_3__largest__measured(sets: Sets) -> Iterator[tuple[int | str, ...]]:
    """The longest preperiod of the discrepancies for each max S, and the first set with it."""
    for largest, found in by_largest(sets, lambda g: g.discrepancy_preperiod).items():
        S, longest = max(found, key=lambda entry: entry[1])
        yield largest, longest, " ".join(map(str, S)) if longest else ""


@claim(
    measured("cumulative", "preperiods", ("set", "preperiod"), ranges.as_a_whole(Sets(None, 10)))
)
def problem_3__each_set__measured(sets: Sets) -> Iterator[tuple[int | str, ...]]:
    """The preperiod of the outcomes and the zero-sum values of each set with max S <= 10."""
    return ((" ".join(map(str, S)), heap) for S, heap in of_each(sets, lambda g: g.preperiod))


@claim(
    measured(
        "cumulative",
        "problem-4",
        ("max_S", "size", "sets", "without_discrepancy"),
        ranges.as_a_whole(DATA),
    )
)
def problem_4__measured(sets: Sets) -> Iterator[tuple[int, ...]]:
    """How many sets have no discrepancy between FvF and AvA, for each max S and size."""
    for largest, found in by_largest(sets, lambda g: g.first_heap(discrepant)).items():
        for size in sorted({len(S) for S, _ in found}):
            own = [first for S, first in found if len(S) == size]
            yield largest, size, len(own), sum(1 for first in own if first < 0)


@claim(ranges.TWO_ACTION_GAMES, plans.of_two_as_a_game("conjecture_12_at"))
def problem_4__two_actions__strengthened(g: Game) -> bool:
    """With two actions FvF and AvA agree at every heap if and only if s1 >= 2 s2 or s1 - s2 divides
    s2."""
    return (g.first_heap(discrepant) < 0) == ((g.s1 >= 2 * g.s2) | (g.s2 % (g.s1 - g.s2) == 0))


@claim(
    measured(
        "cumulative",
        "problem-5",
        ("set", "largest_gain_FvA", "first_heap_FvA", "largest_gain_AvF", "first_heap_AvF"),
        ranges.as_a_whole(DATA),
    )
)
def problem_5__measured(sets: Sets) -> Iterator[tuple[int | str, ...]]:
    """The sets, with max S <= 13, in which the deviating player gains from FvF to FvA (the second
    player) or to AvF (the first), each with the largest gain and the first heap."""
    columns = [
        by_largest(sets, change("FvF", "FvA", 2)),
        by_largest(sets, lambda g: g.first_heap(lambda o: o.FvA.second > o.FvF.second)),
        by_largest(sets, change("FvF", "AvF", 1)),
        by_largest(sets, lambda g: g.first_heap(lambda o: o.AvF.first > o.FvF.first)),
    ]
    for largest in columns[0]:
        for entries in zip(*(column[largest] for column in columns), strict=True):
            if entries[0][1] > 0 or entries[2][1] > 0:
                yield (" ".join(map(str, entries[0][0])), *(value for _, value in entries))


@claim(
    ranges.ANY_SET,
    every(ranges.TheseSets(((15, 17, 33, 48, 49),)), "heaps"),
    using(ranges.gain_is_within, *rows_of(*ranges.AND_DRAWN, table="kinds")),
)
def problem_5__bound__weakened(o: Heap) -> bool:
    """From FvF to FvA the second player, and to AvF the first, gains at most 1 or (max S - 7)/4,
    whichever is more."""
    gained = o.FvA.second - o.FvF.second, o.AvF.first - o.FvF.first
    return conjunction((by <= 1) | (4 * by <= o.s1 - 7) for by in gained)


@claim(
    ranges.AT_MOST_FOUR_ACTIONS,
    using(ranges.gain_is_within, *rows_of(*SIZED_SWEEPS, table="kinds")),
)
def problem_5__bound__few_actions__weakened(o: Heap) -> bool:
    """With at most four actions, from FvF to FvA the second player, and to AvF the first, gains at
    most 1 or (max S - 7)/4, whichever is more."""
    return problem_5__bound__weakened(o)


@claim(ranges.rows_of_each("kinds"), each=ranges.in_each_sweep("problem-5.bound", three_to=250))
def problem_5_bound(row: Row, sweep: str, up_to: int, sets: str) -> bool:
    """In {2} with max S <= {1} the second player gains from FvF to FvA, and the first to AvF, at
    most 1 or (max S - 7)/4, whichever is more."""
    return ranges.gain_is_within(row, up_to)


@claim(
    ranges.rows_of_each("kinds"),
    each={
        "problem-5.not-both.max-18.weakened": (ranges.WELFARE_OF_ALL, 18, "set", "FvF, FvA or AvF"),
        "problem-5.not-both.max-26.weakened": (ranges.WELFARE_OF_ALL, 26, "set", "FvF"),
        "problem-5.not-both.three-actions.weakened": (
            ranges.WELFARE_OF_THREE,
            48,
            "three-action set",
            "FvF",
        ),
        "problem-5.not-both.four-actions.weakened": (ranges.WELFARE_OF_FOUR, 35, FOUR, "FvF"),
    },
)
def not_both_gain(row: Row, sweep: str, up_to: int, sets: str, before: str) -> bool:
    """In no {2} with max S <= {1} a heap gives both players more under another convention than
    under {3}."""
    both = row["player"] == "both" and row["before"] in before
    return not (both and int(row["max_S"]) <= up_to)


@claim(at_heap((28, 46, 49), 600, 649))
def problem_5__both_gain__measured(S: tuple[int, ...], h: int) -> Found:
    """One player's turning antagonistic can give both more than FvF: in {28,46,49} the first
    player's at heap 600, the second's at heap 649."""
    o = Heap.of(S, h)
    after = {600: o.AvF, 649: o.FvA}[h]
    return all(more > before for more, before in zip(after, o.FvF, strict=True)), o.values()


@claim(ranges.AT_MOST_THREE_ACTION_GAMES)
def problem_5__both_or_neither_with_three_actions__measured(g: Game) -> bool:
    """With at most three actions, a set has a heap where the starting player gains from FvF to AvF
    exactly if it has one where the second player gains from FvF to FvA."""
    first = g.first_heap(lambda o: o.AvF.first > o.FvF.first) >= 0
    second = g.first_heap(lambda o: o.FvA.second > o.FvF.second) >= 0
    return first == second


@claim(swept("cumulative", ranges.THREE_SWEPT, "kinds"))
def problem_5__as_many_with_three_actions__measured(rows: Iterable[Row]) -> Iterator[Json]:
    """For each max S <= 250 the starting player gains somewhere from FvF to AvF in as many
    three-action sets as the second player does from FvF to FvA."""
    first, second = "FvF>AvF first more", "FvF>FvA second more"
    found = {(ranges.kind_of(row), int(row["max_S"])): int(row["sets"]) for row in rows}
    for M in range(3, 251):
        if found.get((first, M), 0) != found.get((second, M), 0):
            yield {"max S": M, first: found.get((first, M), 0), second: found.get((second, M), 0)}


@claim(
    ranges.ANY_SET_AND_KNOWN_VIOLATORS,
    Depending(lambda X, player, who: ranges.none_swept(ranges.AND_DRAWN, f"{X}>AvA {who} more")),
    each={
        f"problem-6.{X}-{player}": (X, player, who)
        for X in (ref.FvA, ref.AvF)
        for player, who in ((1, "first"), (2, "second"))
    },
)
def problem_6(o: Heap, X: ref.Convention, player: int, who: str) -> bool:
    """From {0} to AvA the {2} player never gains."""
    return o.AvA[player - 1] <= o.under(X)[player - 1]


FROM_AvF, FROM_FvA = ("Problem 6, AvF->AvA", "Problem 6, FvA->AvA")
GAINS = tuple(
    f"{X}>AvA {player} more" for X in (ref.FvA, ref.AvF) for player in ("first", "second")
)


@claim(
    ranges.AT_MOST_THREE_ACTIONS, ranges.none_swept([ranges.TWO_SWEPT, ranges.THREE_SWEPT], *GAINS)
)
def problem_6__three_actions__weakened(o: Heap) -> bool:
    """With at most three actions no player gains from AvF or FvA to AvA."""
    return conjunction(o.AvA[i] <= o.under(X)[i] for X in (ref.FvA, ref.AvF) for i in (0, 1))


@claim(
    every(Sets(None, 14), "heaps", deep=Sets(None, 21)),
    ranges.none_swept([ALL_SWEPT], *GAINS, up_to=21),
)
def problem_6__small_sets__weakened(o: Heap) -> bool:
    """With max S <= 21 no player gains from AvF or FvA to AvA."""
    return problem_6__three_actions__weakened(o)


# As far as Conjecture 4 and Problem 6 are true: from a convention to AvA, for a player, up to a
# max S, in the sets of a sweep.
FIRST, SECOND = ("Conjecture 4, player 1", "Conjecture 4, player 2")


@claim(
    Depending(lambda place, sweep, *_: rows_of(sweep, table="kinds")),
    each={
        "conjecture-4.first.max-22.weakened": (FIRST, ALL_SWEPT, "set", "FvF", "first", 22),
        "conjecture-4.second.max-22.weakened": (SECOND, ALL_SWEPT, "set", "FvF", "second", 22),
        "problem-6.FvA-1.max-21.weakened": (FROM_FvA, ALL_SWEPT, "set", "FvA", "first", 21),
        "problem-6.FvA-2.max-25.weakened": (FROM_FvA, ALL_SWEPT, "set", "FvA", "second", 25),
        "problem-6.FvA-2.max-26.weakened": (FROM_FvA, ALL_SWEPT, "set", "FvA", "second", 26),
        "problem-6.AvF-1.max-25.weakened": (FROM_AvF, ALL_SWEPT, "set", "AvF", "first", 25),
        "problem-6.AvF-1.max-26.weakened": (FROM_AvF, ALL_SWEPT, "set", "AvF", "first", 26),
        "problem-6.AvF-2.max-21.weakened": (FROM_AvF, ALL_SWEPT, "set", "AvF", "second", 21),
        "conjecture-4.first.four-actions.weakened": (FIRST, FOUR_SWEPT, FOUR, "FvF", "first", 30),
        "conjecture-4.second.four-actions.weakened": (
            SECOND,
            FOUR_SWEPT,
            FOUR,
            "FvF",
            "second",
            30,
        ),
        "problem-6.FvA-1.four-actions.weakened": (FROM_FvA, FOUR_SWEPT, FOUR, "FvA", "first", 24),
        "problem-6.FvA-2.four-actions.weakened": (FROM_FvA, FOUR_SWEPT, FOUR, "FvA", "second", 36),
        "problem-6.AvF-1.four-actions.weakened": (FROM_AvF, FOUR_SWEPT, FOUR, "AvF", "first", 36),
        "problem-6.AvF-2.four-actions.weakened": (FROM_AvF, FOUR_SWEPT, FOUR, "AvF", "second", 24),
    },
)
def never_more(
    row: Row, place: str, sweep: str, sets: str, before: str, player: str, up_to: int
) -> bool:
    """No {2} with max S <= {5} gives the {4} player more under AvA than under {3} anywhere."""
    return not ranges.is_of_kind(row, f"{before}>AvA {player} more", up_to=up_to)


@claim(
    rows_of(ALL_SWEPT, table="kinds"),
    each={
        "conjecture-4.first.by-one.weakened": (FIRST, "FvF", "first"),
        "conjecture-4.second.by-one.weakened": (SECOND, "FvF", "second"),
        "problem-6.FvA-1.by-one.weakened": (FROM_FvA, "FvA", "first"),
        "problem-6.AvF-2.by-one.weakened": (FROM_AvF, "AvF", "second"),
    },
)
def by_at_most_one(row: Row, place: str, before: str, player: str) -> bool:
    """No set with max S <= 26 gives the {2} player more under AvA than under {1} by more than 1."""
    return not ranges.is_of_kind(row, f"{before}>AvA {player} more", by_more_than=1)


@claim(ranges.ANY_SET, plans.of_any("conjecture_17_at"))
def conjecture_17(o: Heap) -> bool:
    """For any S and any two conventions the discrepancies are bounded: whatever the heap, they are
    below min S."""
    outcomes = [o.under(X) for X in ref.Convention]
    return conjunction(u[i] - v[i] < o.smallest for u in outcomes for v in outcomes for i in (0, 1))


@claim(ranges.ANY_SET, plans.of_any("conjecture_17_at"))
def conjecture_17__bound__strengthened(o: Heap) -> bool:
    """Any two conventions differ by at most min S - 1, for either player, at every heap; where 1 is
    in S all four agree."""
    first = [o.under(X).first for X in ref.Convention]
    second = [o.under(X).second for X in ref.Convention]
    return conjunction(a - b <= o.smallest - 1 for us in (first, second) for a in us for b in us)


@claim(small.ANY_RULES, chained("cumulative", "any_rules_at", "under_rules"))
def conjecture_17__any_rules__strengthened(
    S: tuple[int, ...], h: int, o: Mapping[ref.RulePair, ref.Outcome], zs: int
) -> bool:
    """Any two pairs of the four rules of Section 7 differ by at most min S - 1, for either player,
    at every heap; and the difference under each and the zero-sum value are at most as far apart."""
    near = conjunction(
        (u.first - u.second - zs <= S[0] - 1) & (zs - u.first + u.second <= S[0] - 1)
        for u in o.values()
    )
    return near & conjunction(
        u[i] - v[i] <= S[0] - 1 for u in o.values() for v in o.values() for i in (0, 1)
    )


@claim(ranges.TWO_ACTIONS, plans.of_two("problem_1_at"))
def problem_1__two_actions__strengthened(o: Heap) -> bool:
    """With two actions, no convention gives a player less than AvA, and twice what it gives more is
    less than s1 - s2 plus s2 modulo s1 - s2."""
    most = o.s1 - o.s2 + o.s2 % (o.s1 - o.s2)
    more = [o.under(X)[i] - o.AvA[i] for X in ref.Convention for i in (0, 1)]
    return conjunction((by >= 0) & (by + by < most) for by in more)


@claim(ranges.OFF_HALF_LINES, plans.of_two_as_a_game("problem_1_exact_at", off_half_lines))
def problem_1__two_actions_largest__strengthened(g: Game) -> bool:
    """With two actions, s1 < 2 s2 and s1 - s2 not dividing s2, each player's largest loss from FvF
    to AvA is e floor((s1 - s2 + e - 1)/(2e)), e being s2 modulo s1 - s2."""
    d = g.s1 - g.s2
    e = g.s2 % d
    most = e * ((d + e - 1) // (2 * e))
    return (g.largest(lost_by_the_first) == most) & (g.largest(lost_by_the_second) == most)


@claim(ranges.SHARP, plans.of_additive("sharp", "twice_but_one"))
def conjecture_17__bound_attained__measured(g: Game) -> bool:
    """In {m, 2m-1, 3m-1} each player loses m - 1 from FvF to AvA at some heap."""
    return conjunction(
        g.largest(lost) == g.s3 - 1 for lost in (lost_by_the_first, lost_by_the_second)
    )


@claim(ranges.NO_MULTIPLE, plans.of_additive("losses_are_large", "not_dividing"))
def problem_1__additive__strengthened(g: Game) -> bool:
    """In {s3, s2, s3 + s2}, s2 no multiple of s3, each player's largest loss from FvF to AvA is at
    least s2 modulo s3, and less than s3."""
    lost = [g.largest(each) for each in (lost_by_the_first, lost_by_the_second)]
    return conjunction((by >= g.s2 % g.s3) & (by < g.s3) for by in lost)


@claim(chained("cumulative", "repeats_from", "OUTCOMES", module="theory_repeating"))
def problem_2__some_period__weakened(o: Heap, later: Heap, shift: int) -> bool:
    """For any finite S there are a heap and a distance d: from that heap on the outcomes under FvF,
    FvA, AvF and AvA are what they were d heaps before, and half of d more, and the zero-sum value
    is the same."""
    of_each = ((later.under(X)[i], o.under(X)[i]) for X in ref.Convention for i in (0, 1))
    shifted = conjunction(then == now + shift for then, now in of_each)
    return (shift >= 1) & (later.h == o.h + 2 * shift) & shifted & (later.zs == o.zs)
