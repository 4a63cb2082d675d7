"""Figures 1 to 3 recomputed, and outcomes along heaps with their period."""

import csv
from collections.abc import Iterator, Mapping
from functools import cache, partial

from proofs_check.core.pictures import Figure, Points
from proofs_check.core.tables import computed_file
from reference.cumulative import Convention, rows

HEAPS = 60
PREPERIOD, PERIOD = 18, 10
"""Of {3, 5}, by its certificate."""


@cache
def _computed(name: str) -> tuple[Mapping[str, str], ...]:
    with computed_file("cumulative", f"{name}.csv").open(encoding="utf-8", newline="") as lines:
        return tuple(csv.DictReader(lines))


def _figure_1() -> Iterator[Points]:
    by_n: dict[str, list[tuple[int, int, int]]] = {}
    for r in _computed("figure-1"):
        point = int(r["s2"]), int(r["s1"]), int(r["first_heap"])
        by_n.setdefault(f"n = {r['n_modulo_5']} mod 5", []).append(point)
    yield from (Points(name, "dot", own) for name, own in sorted(by_n.items()))
    end = max(s1 for own in by_n.values() for _, s1, _ in own)
    yield Points("line s1 = 2 s2", "line", [(0, 0), (end / 2, end)])


def _three(name: str, *planes: str) -> Iterator[Points]:
    """The sets {s3, s2, s1}, by s2/s3 and s1/s3: a plane through the origin is a line there."""
    points = []
    for row in _computed(name):
        s3, s2, s1 = (int(row[key]) for key in ("s3", "s2", "s1"))
        points.append((round(s2 / s3, 4), round(s1 / s3, 4), s3, s2, s1, int(row["first_heap"])))
    end = max(across for across, *_ in points)
    ends = {
        "plane s2 = 2 s3": ((2, 2), (2, end + 1)),
        "plane s1 = s2 + s3": ((1, 2), (end, end + 1)),
        "plane s1 = 2 s2": ((1, 2), (end / 2, end)),
    }
    yield from (Points(plane, "line", ends[plane]) for plane in planes)
    yield Points("set", "dot", points)


def _along() -> Iterator[Points]:
    """First minus second player for {3, 5}, heap by heap under each convention."""
    table = [*enumerate(rows((3, 5), HEAPS))]
    for X in Convention:
        outcomes = [(heap, *row.under(X)) for heap, row in table]
        differences = [(heap, first - second, first, second) for heap, first, second in outcomes]
        yield Points(str(X), "line dot", differences)
    for words, heap in (("period begins", PREPERIOD), ("repeats", PREPERIOD + PERIOD)):
        yield Points(words, "line", [(heap, -1), (heap, 6)])


SETS = ("s3", "s2", "s1", "first heap")
FIGURES = (
    Figure(
        "figure-1",
        "Figure 1: two-action sets with a discrepancy",
        "Each point is a set {s2, s1}, coloured as in the document by n modulo 5. Below the line "
        "s1 = 2 s2 points stand in bundles; above it there is none.",
        _figure_1,
        ("figure-1.image", "figure-1.points.measured", "conjecture-11", "conjecture-12.exists"),
        "s2",
        "s1",
        ("first heap",),
    ),
    Figure(
        "figure-2",
        "Figure 2: three-action sets with a discrepancy",
        "The document draws the sets in space. Here each is at its quotients, so that planes "
        "through the origin are lines: s1 = 2 s2 of Conjecture 13, and the additive sets of "
        "Conjecture 14 on s1 = s2 + s3.",
        partial(_three, "figure-2", "plane s1 = 2 s2", "plane s1 = s2 + s3"),
        ("figure-2.image", "figure-2.points.measured", "conjecture-13", "conjecture-14.only-if"),
        "s2/s3",
        "s1/s3",
        SETS,
    ),
    Figure(
        "figure-3",
        "Figure 3: where zero-sum and AvA play part",
        "The same quotients for the sets whose zero-sum and AvA play differ at some heap, with "
        "the planes between which the document conjectures them.",
        partial(_three, "figure-3", "plane s2 = 2 s3", "plane s1 = s2 + s3"),
        ("figure-3.image", "figure-3.planes", "conjecture-15", "conjecture-16.small-s2"),
        "s2/s3",
        "s1/s3",
        SETS,
    ),
    Figure(
        "along-heaps",
        "Outcomes of {3, 5} along heaps",
        "What the first player has more than the second, under each convention. From heap 18 on "
        "it repeats every 10 heaps: the two upright lines are one period apart.",
        _along,
        ("appendix.period-3-5.measured",),
        "heap",
        "first minus second",
        ("first", "second"),
    ),
)
