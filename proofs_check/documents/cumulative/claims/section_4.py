"""Section 4: friendly against antagonistic play, Figures 1 and 2, Conjectures 11 to 14."""

from collections.abc import Iterable, Iterator
from itertools import product
from typing import Any

from proofs_check.core.claim import part, restated, using
from proofs_check.core.evidence import Json
from proofs_check.core.ranges import Found, Instances, Range
from proofs_check.documents.cumulative import predicates, ranges, theorem_plans
from proofs_check.documents.cumulative.claims import claim
from proofs_check.documents.cumulative.heaps import Game, Heap
from proofs_check.documents.cumulative.measured_sets import figure_1, figure_2, points_by_n
from proofs_check.documents.cumulative.predicates import discrepant, dominant, off_half_lines
from proofs_check.documents.cumulative.small_games import FAR_PAIRS, PAIRS, pairs
from proofs_check.methods.chained import chained
from proofs_check.methods.exhaustive import every
from proofs_check.methods.logic import conjunction, implies, negation
from proofs_check.methods.measured import measured
from proofs_check.methods.missing import missing
from proofs_check.sweeps.checked import swept
from proofs_check.sweeps.shards import Row
from reference.cumulative import (
    Convention,
    Outcomes,
    additive_discrepancy_heap,
    discrepancy_heap,
    formula_5_n,
    rows,
)


@claim(
    readings={
        # At heaps up to 14 an action above 14 is as good as none: s1 = 15 stands for all of them.
        "by heap": Instances(
            "every s2 < s1 <= 15, every h <= 14",
            "S h",
            lambda: ((S, h) for S in pairs(15) for h in range(15)),
        ),
        "by max S": Instances(
            "every s2 < s1 <= 5; every heap, by periodicity, up to 14 of {3,5}",
            "S h",
            lambda: ((S, o.h) for S in pairs(5) for o in Game(S).heaps if S != (3, 5) or o.h <= 14),
        ),
    }
)
def section_4__first_discrepancy(S: tuple[int, int], h: int) -> bool:
    """The first discrepancy between FvF and AvA with two actions is that of {3,5} at heap 14."""
    return discrepant(Heap.of(S, h)) == ((S, h) == ((3, 5), 14))


@claim(missing)
def figure_1__image() -> str:
    """The plotted points are the two-action sets with a discrepancy, coloured by n modulo 5."""
    return "the image of Figure 1; the text extraction has its caption only"


@claim(
    measured(
        "cumulative",
        "figure-1",
        ("s2", "s1", "n", "n_modulo_5", "first_heap"),
        ranges.as_a_whole(ranges.Sets(2, 100)),
    )
)
def figure_1__points__measured(sets: ranges.Sets) -> Iterator[tuple[int, ...]]:
    """The two-action sets with s1 <= 100 that have a discrepancy, each with n and its first
    heap."""
    return ((s2, s1, n, n % 5, first) for s2, s1, n, first in figure_1(sets.largest))


def _with_a_discrepancy(g: Any) -> Any:
    return g.first_heap(discrepant) >= 0


@claim(
    every(ranges.Sets(2, 100), "games").where("a discrepancy at some heap", _with_a_discrepancy),
    theorem_plans.of_two_as_a_game("conjecture_12_at", _with_a_discrepancy, lambda g: g.s1 <= 100),
)
def figure_1__up_to_48(g: Game) -> bool:
    """Of the sets with s1 <= 100 that have a discrepancy none has n above 48."""
    n = g.s2 // (g.s1 - g.s2)
    return (n <= 48) & (n >= 1)


@claim(Instances("n = 48 and 49", "n S", lambda: [(48, (97, 99)), (49, (99, 101))]))
def figure_1__reaches_48(n: int, S: tuple[int, int]) -> bool:
    """n = 48 occurs, by s1 and by s2 first for {97,99}, and n = 49 first for {99,101}."""
    # Where s1 >= 2 s2, n is 0 or 1.
    those = [(s2, s1) for s2, s1 in pairs(2 * S[0]) if s2 % (s1 - s2) and formula_5_n(s2, s1) == n]
    first = {min(those), min(those, key=lambda pair: pair[::-1])}
    return first == {S} and discrepant(Heap.of(S, discrepancy_heap(*S)))


BOUNDS_OF_FIGURE_1 = Range(
    "the bounds N = 99 and N = 100 on s1, and N = 97 and N = 98 on s2",
    "action N",
    lambda: [("s1", 99), ("s1", 100), ("s2", 97), ("s2", 98)],
)
"""From where n = 48 first occurs to before n = 49 does, by `figure-1.reaches-48`: the caption ends
with n = 48, and names no axis."""


@claim(
    *part("n = 1 and n = 2", BOUNDS_OF_FIGURE_1),
    *part(
        "each value",
        *using(lambda action, N: {*points_by_n(action, N)} == {*range(1, 49)}, BOUNDS_OF_FIGURE_1),
    ),
)
def figure_1__largest_area(action: str, N: int) -> Found:
    """Of the points of Figure 1, the sets with s1 up to 99 or 100, or s2 up to 97 or 98, that have
    a discrepancy, the most have n = 1, and of the others the most n = 2; each n to 48 occurs, and
    no other."""
    counts = points_by_n(action, N)
    (one, most), (two, next_most), *others = counts.most_common()
    true = (one, two) == (1, 2) and most > next_most > others[0][1]
    return true, {"n = 1": counts[1], "n = 2": counts[2], "n = 3": counts[3]}


def _on_s1(least: int) -> Range:
    return Range(
        f"every bound {least} <= N <= {{N}} on s1",
        "N",
        lambda largest: ((N,) for N in range(least, largest + 1)),
        {"N": 100},
        {"N": 200},
    )


@claim(_on_s1(10))
def figure_1__largest_area__measured(N: int) -> Found:
    """Of the sets with a discrepancy and s1 up to a bound N >= 10 the most have n = 1, and of the
    others the most n = 2."""
    return figure_1__largest_area("s1", N)


@claim(
    ranges.TWO_ACTIONS.where("s1 > 2 s2", lambda o: o.s1 > 2 * o.s2),
    theorem_plans.of_two("proposition_10_at", lambda o: o.s1 > 2 * o.s2),
)
def figure_1__feature_1(o: Heap) -> bool:
    """No discrepancy above the line s1 = 2 s2."""
    return negation(discrepant(o))


@claim(
    Instances(
        "{3,5} at 14, {4,7} at 19 and {5,7} at 34",
        "S h",
        lambda: [((3, 5), 14), ((4, 7), 19), ((5, 7), 34)],
    )
)
def figure_1__feature_2(S: tuple[int, int], h: int) -> bool:
    """Below the line s1 = 2 s2 there are sets with a discrepancy."""
    return S[1] < 2 * S[0] and discrepant(Heap.of(S, h))


@claim(_on_s1(14))
def figure_1__feature_2__more_than_half__measured(N: int) -> Found:
    """Below the line s1 = 2 s2 more than half of the sets with s1 up to a bound N >= 14 have a
    discrepancy, and no others have one."""
    points = [(s2, s1) for s2, s1, *_ in figure_1(100 * -(-N // 100)) if s1 <= N]
    below = [(s2, s1) for s2, s1 in pairs(N) if s1 < 2 * s2]
    true = 2 * len(points) > len(below) and {*points} <= {*below}
    return true, {"with": len(points), "of": len(below)}


@claim(restated)
def figure_1__feature_3() -> str:
    """Below the line, the sets without discrepancy lie on the half-lines s1/s2 = (k+1)/k."""
    return "conjecture-12.exists"


def _multiplied(largest: int, most: int, heaps: int) -> Iterator[tuple[Any, ...]]:
    """Yield every heap of c S with the outcomes of the heap of S that goes with it, and its own."""
    for S in ranges.Sets(None, largest):
        known = list(rows(S, heaps * S[-1]))
        for c in range(2, most + 1):
            for h, of_c in enumerate(rows([c * s for s in S], heaps * c * S[-1])):
                yield S, c, h, known[h // c], of_c


@claim(
    Range(
        "every S with max S <= {max S}, 2 <= c <= {c}, every heap <= {h / (c max S)} c max S, by "
        "the reference",
        "S c h o of_c",
        _multiplied,
        {"max S": 7, "c": 4, "h / (c max S)": 6},
        {"max S": 9, "c": 5},
        {"h / (c max S)": lambda S, c, h, *_: h // (c * S[-1])},
        lambda S, c, h, *_: {"set": list(S), "c": c, "heap": h},
    )
)
def figure_1__half_lines__strengthened(
    S: tuple[int, ...], c: int, h: int, o: Outcomes, of_c: Outcomes
) -> bool:
    """Every half-line from the origin is all discrepant or not at all: multiplying S by c
    multiplies every outcome by c, heap c h + r, 0 <= r < c, having the outcome of h."""
    return conjunction(of_c.under(X)[i] == c * o.under(X)[i] for X in Convention for i in (0, 1))


@claim(ranges.ON_HALF_LINES, theorem_plans.of_two("conjecture_11_at", predicates.on_a_half_line))
def conjecture_11(o: Heap) -> bool:
    """If s1/s2 = (k+1)/k for some k >= 1, then FvF and AvA agree at every heap."""
    return negation(discrepant(o))


@claim(ranges.OFF_HALF_LINES, theorem_plans.of_two_as_a_game("conjecture_12_at", off_half_lines))
def conjecture_12__exists(g: Game) -> bool:
    """If s1 < 2 s2 and s1/s2 is no (k+1)/k, then FvF and AvA differ at some heap."""
    return g.first_heap(discrepant) >= 0


@claim(ranges.OFF_HALF_LINES, theorem_plans.of_two_as_a_game("conjecture_12_at", off_half_lines))
def conjecture_12__smallest(g: Game) -> bool:
    """The smallest such heap is (n+2) s2 + n s1 with n the floor of s2/(s1 - s2)."""
    return g.first_heap(discrepant) == discrepancy_heap(g.s2, g.s1)


def _as_many(rows: Iterable[Row]) -> Iterator[Json]:
    """For each max S <= 400 as many sets where the second player loses as off the half-lines."""
    found = {
        int(row["max_S"]): int(row["sets"])
        for row in rows
        if ranges.kind_of(row) == "FvF>AvA second less"
    }
    for s1 in range(2, 401):
        expected = sum(1 for s2 in range(1, s1) if s1 < 2 * s2 and s2 % (s1 - s2))
        if found.get(s1, 0) != expected:
            yield {"max S": s1, "with": found.get(s1, 0), "off the half-lines": expected}


def second_loses_nothing(o: Heap) -> bool:
    """The second player has no less under AvA than under FvF."""
    return o.AvA.second >= o.FvF.second


@claim(
    *part(
        "off the half-lines",
        *ranges.OFF_HALF_LINES,
        theorem_plans.of_two_as_a_game("problem_1_exact_at", off_half_lines),
        *using(_as_many, swept("cumulative", ranges.TWO_SWEPT, "kinds")),
    ),
    *part(
        "on them",
        *using(
            second_loses_nothing,
            ranges.ON_HALF_LINES,
            theorem_plans.of_two("conjecture_11_at", predicates.on_a_half_line),
        ),
    ),
    *part(
        "dominant",
        *using(
            second_loses_nothing,
            *ranges.TWO_ACTIONS.where("2 s2 <= s1", dominant),
            theorem_plans.of_two("proposition_10_at", dominant),
        ),
    ),
)
def conjecture_12__as_many__measured(g: Game) -> bool:
    """The two-action sets that have a heap where the second player has less under AvA than under
    FvF are the non-dominant ones with s1/s2 no (k+1)/k; of each max S there are as many."""
    return g.largest(predicates.lost_by_the_second) >= 1


@claim(
    Range(
        "every s2 < s1 <= {s1} with s1 < 2 s2, s1 - s2 not dividing s2, every n <= s2",
        "s2 s1 n",
        lambda largest: (
            (s2, s1, n)
            for s2, s1 in pairs(largest)
            if s1 < 2 * s2 and s2 % (s1 - s2)
            for n in range(1, s2 + 1)
        ),
        {"s1": 60},
        {"s1": 150},
    ),
    theorem_plans.of_steps("only_n", "off_half_lines_and_n"),
)
def conjecture_12__n_unique(s2: int, s1: int, n: int) -> bool:
    """Exactly one n satisfies (n+1)/n > s1/s2 > (n+2)/(n+1), and it is the floor of s2/(s1 - s2),
    which is at least 1."""
    fits = ((n + 1) * s2 > s1 * n) & (s1 * (n + 1) > (n + 2) * s2)
    floor = s2 // (s1 - s2)
    return (fits == (n == floor)) & (floor >= 1)


@claim(PAIRS, FAR_PAIRS)
def conjecture_12__formulas__measured(s2: int, s1: int) -> bool:
    """The reference's n is the largest with n (s1 - s2) at most s2, its heap of Conjecture 12 is
    (n+2) s2 + n s1, and its heap of Conjecture 14, s3 being s1 - s2, is n s3 + (2n+2) s2."""
    n, s3 = formula_5_n(s2, s1), s1 - s2
    heaps = (discrepancy_heap(s2, s1), additive_discrepancy_heap(s3, s2))
    expected = ((n + 2) * s2 + n * s1, n * s3 + (2 * n + 2) * s2)
    return n * s3 <= s2 < (n + 1) * s3 and heaps == expected


# Figure 2 and three actions


@claim(missing)
def figure_2__image() -> str:
    """The plotted points are the three-action sets with a discrepancy between FvF and AvA."""
    return "the image of Figure 2 and the range that it shows"


@claim(
    measured(
        "cumulative",
        "figure-2",
        ("s3", "s2", "s1", "first_heap"),
        ranges.as_a_whole(ranges.Sets(3, 30)),
    )
)
def figure_2__points__measured(sets: ranges.Sets) -> Iterator[tuple[int, ...]]:
    """The three-action sets with s1 <= 30 that have a discrepancy, each with its first heap."""
    return figure_2(sets.largest)


@claim(
    ranges.THREE_ACTION_GAMES.where("s1 >= 2 s2", lambda g: g.s1 >= 2 * g.s2).where(
        "{s3, s2} without discrepancy", lambda g: g.without_largest().first_heap(discrepant) < 0
    ),
    theorem_plans.of_large("conjecture_13", "no_other_discrepancy"),
)
def conjecture_13(g: Game) -> bool:
    """If s1 >= 2 s2 and {s3, s2} has no discrepancy, neither has {s3, s2, s1}."""
    return g.first_heap(discrepant) < 0


@claim(ranges.TWICE_OF_THREE, theorem_plans.of_large("conjecture_13", "game_of_three"))
def conjecture_13__same_heap__strengthened(g: Game) -> bool:
    """If s1 >= 2 s2, the smallest heap of {s3, s2, s1} with a discrepancy is that of {s3, s2} if it
    is below s1, and else there is none."""
    of_others = g.without_largest().first_heap(discrepant)
    early = (of_others >= 0) & (of_others < g.s1)
    first = g.first_heap(discrepant)
    return implies(early, first == of_others) & implies(negation(early), first < 0)


@claim(ranges.VERY_LARGE_GAMES, theorem_plans.of_largest("smallest_are_small", "game"))
def conjecture_13__any_size__strengthened(g: Game) -> bool:
    """With any number of actions and s1 >= 2 s2 + 2 min S - 1 the smallest heap where FvF and AvA
    differ, if there is one, is below s1, and so is that where zero-sum and AvA play do."""
    return (g.first_heap(discrepant) < g.s1) & (g.first_heap(predicates.zero_sum_differs) < g.s1)


NO_MULTIPLE_PROVED = theorem_plans.of_additive("conjecture_14_smallest", "not_dividing")


@claim(ranges.NO_MULTIPLE, NO_MULTIPLE_PROVED)
def conjecture_14__if(g: Game) -> bool:
    """An additive set {s3, s2, s3 + s2} in which s2 is no multiple of s3 has a discrepancy."""
    return g.first_heap(discrepant) >= 0


@claim(
    ranges.ADDITIVE.where("s3 dividing s2", lambda g: g.s2 % g.s3 == 0),
    theorem_plans.of_additive("conjecture_14_only_if", "dividing"),
)
def conjecture_14__only_if(g: Game) -> bool:
    """An additive set {s3, s2, s3 + s2} in which s2 is a multiple of s3 has no discrepancy."""
    return g.first_heap(discrepant) < 0


@claim(ranges.MULTIPLES, chained("cumulative", "multiples_at", "of_multiples"))
def conjecture_14__multiples__strengthened(o: Heap) -> bool:
    """If min S divides every action, all four conventions agree at every heap, and the zero-sum
    value is the difference under each."""
    return negation(predicates.conventions_differ(o) | predicates.zero_sum_differs(o))


@claim(ranges.NO_MULTIPLE, NO_MULTIPLE_PROVED)
def conjecture_14__smallest(g: Game) -> bool:
    """Its smallest heap with a discrepancy is n s3 + (2n+2) s2 with n < s2/s3 < n + 1."""
    return g.first_heap(discrepant) == additive_discrepancy_heap(g.s3, g.s2)


@claim(
    Range(
        "every s3 <= {s3}, s2 <= {s2}, n <= {n}",
        "s3 s2 n",
        lambda *most: product(*(range(1, each + 1) for each in most)),
        {"s3": 30, "s2": 30, "n": 30},
    ),
    theorem_plans.of_additive("arithmetic", "numbers"),
)
def conjecture_14__formulas_agree(s3: int, s2: int, n: int) -> bool:
    """(n+2) s2 + n s1 and n s3 + (2n+2) s2 are the same number when s1 = s3 + s2."""
    return (n + 2) * s2 + n * (s3 + s2) == n * s3 + (2 * n + 2) * s2


@claim(Instances("S = {4,5,9}", "S", lambda: [((4, 5, 9),)]))
def conjecture_14__example(S: tuple[int, ...]) -> Found:
    """In {4,5,9} the heap of Conjecture 14, 24, is the first with a discrepancy in Table 3."""
    first = Game(S).first_heap(discrepant)
    return first == 24 == additive_discrepancy_heap(*S[:2]), {"first": first}
