"""Nim (Section 2): take any number of coins from one pile."""

from reference.errors import InvalidInput
from reference.inputs import a_text
from reference.partizan.rulesets import Ruleset, Standard, once

Piles = tuple[int, ...]
"""Sizes, ascending, without empty piles."""

NOTATION = "sizes of piles such as 3,4,5"
MAX_PILE = 1000
"""Coins in a pile."""


def read(text: str) -> Piles:
    """The piles of a text such as 3,4,5; empty ones are left out."""
    a_text("position", text, NOTATION)
    sizes = []
    for part in map(str.strip, text.split(",")):
        if not (part.isascii() and part.isdigit()):
            raise InvalidInput("position", text, NOTATION)
        if len(part) > 9 or int(part) > MAX_PILE:
            raise InvalidInput(
                "position", text, f"{NOTATION}, of at most {MAX_PILE} coins (nim.MAX_PILE)"
            )
        sizes.append(int(part))
    return tuple(sorted(size for size in sizes if size))


def show(piles: Piles) -> str:
    """The piles as they are read."""
    return ",".join(map(str, piles)) or "0"


def moves(piles: Piles, variant: Standard) -> tuple[Piles, ...]:
    """Either player takes at least one coin, and as many as there are, from one pile.

    >>> moves((1, 2), Standard.STANDARD)
    ((2,), (1,), (1, 1))
    """
    del variant
    return once(
        tuple(sorted((*piles[:i], *piles[i + 1 :], *([left] if left else []))))
        for i, size in enumerate(piles)
        for left in range(size)
    )


def parts(piles: Piles) -> tuple[Piles, ...]:
    """Each pile by itself."""
    return tuple((size,) for size in piles)


NIM: Ruleset[Piles] = Ruleset("nim", NOTATION, "3,4,5", Standard, read, show, moves, moves, parts)
"""Either player takes coins, any number but none, from one pile. Who finds no coin loses."""
