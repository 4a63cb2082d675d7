"""Toads and Frogs (Section 2)."""

from reference.partizan.rulesets import Ruleset, Standard, in_letters, once, whole

NOTATION = "T, F and . for an empty box, such as TT..FF"


def read(text: str) -> str:
    """The row of a text such as TT..FF."""
    return in_letters(text, "TF.", NOTATION)


def left(row: str, variant: Standard) -> tuple[str, ...]:
    """A Toad goes one box to the right, or over one Frog, into an empty box.

    >>> left("TF.", Standard.STANDARD), left("T.F", Standard.STANDARD)
    (('.FT',), ('.TF',))
    """
    del variant
    found = []
    for i, coin in enumerate(row):
        if coin == "T" and row[i + 1 : i + 2] == ".":
            found.append(row[:i] + ".T" + row[i + 2 :])
        if coin == "T" and row[i + 1 : i + 3] == "F.":
            found.append(row[:i] + ".FT" + row[i + 3 :])
    return once(found)


def right(row: str, variant: Standard) -> tuple[str, ...]:
    """A Frog goes one box to the left, or over one Toad, into an empty box.

    >>> right(".TF", Standard.STANDARD), right("T.F", Standard.STANDARD)
    (('FT.',), ('TF.',))
    """
    return tuple(_mirrored(after) for after in left(_mirrored(row), variant))


def _mirrored(row: str) -> str:
    """The row seen from behind, Toads and Frogs changed."""
    return row[::-1].translate(str.maketrans("TF", "FT"))


TOADS_AND_FROGS: Ruleset[str] = Ruleset(
    "toads-and-frogs", NOTATION, "TT..FF", Standard, read, str, left, right, whole
)
"""Toads (Left) go right, Frogs (Right) go left: one box onward if it is empty, or over exactly one
animal of the other kind into an empty box behind it. Who cannot move loses. (The notes end it when
all Toads are at the right end and all Frogs at the left; then nobody can move.)"""
