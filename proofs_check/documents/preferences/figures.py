"""What the web site shows of this document's numbers: the order of Theorem 15."""

from collections.abc import Iterator

from proofs_check.core.pictures import Figure, Points
from reference.preferences.other_readings import tier
from reference.preferences.values import SimpleValue

NOT_RECOMPUTED = {
    "section-2.skip-adds-bracket",
    "section-5.eight-value",
    "section-5.nine-verified",
    "table-1.syntactic-by-rule-3",
    "table-1.prudent-by-definition",
    "table-1.caption-syntactic-too",
}
"""Claims whose printed cells take seconds to compute: a page shows those that differ alone."""

EXPONENTS = range(9)


def _order() -> Iterator[Points]:
    """The simple values of three players as player 1 orders them, values of one rank together."""
    values = [SimpleValue(a, i) for a in (1, 2, 3) for i in EXPONENTS]
    tiers = sorted({tier(value, 1) for value in values})
    for a in (1, 2, 3):
        name, own = f"player {a}", [v for v in values if v.base == a]
        points = [(tiers.index(tier(v, 1)), name, str(v), v.exponent) for v in own]
        yield Points(name, "dot text", sorted(points))


FIGURES = (
    Figure(
        "theorem-15",
        "The order of Theorem 15",
        "The simple values as player 1 orders them: further right is better for player 1, and "
        "what stands above each other is incomparable.",
        _order,
        ("theorem-15.display", "theorem-15.corrected", "theorem-15.middle"),
        "rank for player 1",
        "base value",
        ("value", "exponent"),
    ),
)
