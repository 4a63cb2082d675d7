"""Figures 1 to 3 recomputed, and outcomes along heaps with their period."""

import csv
from collections.abc import Iterator, Mapping, Sequence
from functools import cache

from proofs_check.core.pictures import Figure, Layer, Value
from proofs_check.core.tables import computed_file
from reference.cumulative import Convention, rows

HEAPS = 60
PREPERIOD, PERIOD = 18, 10
"""Of {3, 5}, by its certificate."""


@cache
def _computed(name: str) -> tuple[Mapping[str, str], ...]:
    with computed_file("cumulative", f"{name}.csv").open(encoding="utf-8", newline="") as lines:
        return tuple(csv.DictReader(lines))


def _figure_1() -> Sequence[Sequence[Value]]:
    points: list[Sequence[Value]] = [
        ["set", int(r["s2"]), int(r["s1"]), int(r["first_heap"]), f"n = {r['n_modulo_5']} mod 5"]
        for r in _computed("figure-1")
    ]
    end = max(int(r["s1"]) for r in _computed("figure-1"))
    line = "line s1 = 2 s2"
    return [*points, [line, 0, 0, "", line], [line, end / 2, end, "", line]]


DOUBLE_S3, SUM, DOUBLE_S2 = "plane s2 = 2 s3", "plane s1 = s2 + s3", "plane s1 = 2 s2"


def _three(name: str, *planes: str) -> Sequence[Sequence[Value]]:
    """The sets {s3, s2, s1}, by s2/s3 and s1/s3: a plane through the origin is a line there."""
    points: list[Sequence[Value]] = []
    for row in _computed(name):
        s3, s2, s1 = (int(row[key]) for key in ("s3", "s2", "s1"))
        across, upwards = round(s2 / s3, 4), round(s1 / s3, 4)
        points.append(["set", across, upwards, s3, s2, s1, int(row["first_heap"])])
    end = max(float(point[1]) for point in points)
    ends = {
        DOUBLE_S3: ((2.0, 2.0), (2.0, end + 1)),
        SUM: ((1.0, 2.0), (end, end + 1)),
        DOUBLE_S2: ((1.0, 2.0), (end / 2, end)),
    }
    for plane in planes:
        for x, y in ends[plane]:
            points.append([plane, round(x, 4), round(y, 4), "", "", "", ""])
    return points


def _along() -> Iterator[Sequence[Value]]:
    """First minus second player for {3, 5}, a row for each heap and convention."""
    table = list(rows((3, 5), HEAPS))
    for X in Convention:
        for heap, row in enumerate(table):
            first, second = row.under(X)
            yield ["outcome", heap, first - second, first, second, str(X)]
    least, greatest = -1, 6
    for words, heap in (("period begins", PREPERIOD), ("repeats", PREPERIOD + PERIOD)):
        yield [words, heap, least, "", "", words]
        yield [words, heap, greatest, "", "", words]


_THREE = ("what", "s2/s3", "s1/s3", "s3", "s2", "s1", "first heap")


def _layers(*planes: str) -> tuple[Layer, ...]:
    lines = (Layer("line", "s2/s3", "s1/s3", "what", ("what", plane)) for plane in planes)
    return (*lines, Layer("dot", "s2/s3", "s1/s3", "what", ("what", "set")))


FIGURES = (
    Figure(
        "figure-1",
        "Figure 1: two-action sets with a discrepancy",
        "Each point is a set {s2, s1}, coloured as in the document by n modulo 5. Below the line "
        "s1 = 2 s2 points stand in bundles; above it there is none.",
        ("what", "s2", "s1", "first heap", "colour"),
        _figure_1,
        (
            Layer("dot", "s2", "s1", "colour", ("what", "set")),
            Layer("line", "s2", "s1", "colour", ("what", "line s1 = 2 s2")),
        ),
        ("figure-1.image", "figure-1.points.measured", "conjecture-11", "conjecture-12.exists"),
        "s2",
        "s1",
    ),
    Figure(
        "figure-2",
        "Figure 2: three-action sets with a discrepancy",
        "The document draws the sets in space. Here each is at its quotients, so that planes "
        "through the origin are lines: s1 = 2 s2 of Conjecture 13, and the additive sets of "
        "Conjecture 14 on s1 = s2 + s3.",
        _THREE,
        lambda: _three("figure-2", DOUBLE_S2, SUM),
        _layers(DOUBLE_S2, SUM),
        ("figure-2.image", "figure-2.points.measured", "conjecture-13", "conjecture-14.only-if"),
        "s2/s3",
        "s1/s3",
    ),
    Figure(
        "figure-3",
        "Figure 3: where zero-sum and AvA play part",
        "The same quotients for the sets whose zero-sum and AvA play differ at some heap, with "
        "the planes between which the document conjectures them.",
        _THREE,
        lambda: _three("figure-3", DOUBLE_S3, SUM),
        _layers(DOUBLE_S3, SUM),
        ("figure-3.image", "figure-3.planes", "conjecture-15", "conjecture-16.small-s2"),
        "s2/s3",
        "s1/s3",
    ),
    Figure(
        "along-heaps",
        "Outcomes of {3, 5} along heaps",
        "What the first player has more than the second, under each convention. From heap 18 on "
        "it repeats every 10 heaps: the two upright lines are one period apart.",
        ("what", "heap", "difference", "first", "second", "convention"),
        lambda: list(_along()),
        (
            Layer("line", "heap", "difference", "convention", ("what", "outcome")),
            Layer("dot", "heap", "difference", "convention", ("what", "outcome")),
            Layer("line", "heap", "difference", "convention", ("what", "period begins")),
            Layer("line", "heap", "difference", "convention", ("what", "repeats")),
        ),
        ("appendix.period-3-5.measured",),
        "heap",
        "first minus second",
    ),
)
