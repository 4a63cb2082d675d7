"""Ski jumps, with and without jumps (Section 2)."""

from enum import StrEnum

from reference.errors import InvalidInput
from reference.inputs import a_text
from reference.partizan.grids import changed
from reference.partizan.rulesets import Ruleset, once, whole

Slope = tuple[str, ...]
"""The lines, top line first, all of one length."""

NOTATION = (
    "lines of one length split by /, top line first, of L, R and . such as L..R/..L. "
    "(l and r: skiers that no longer jump)"
)


class SkiJumps(StrEnum):
    """How skiers move. Left's go right, Right's go left, never over a skier of the same line.

    `STANDARD` (Winning Ways): any number of squares, or off the end of the line; a skier may jump
    over one of the other player's right below, onto the empty square below that one, and who was
    jumped over never jumps again.
    `PRINTED`: the notes to the letter: one square; over a skier of the other player right above or
    below, onto the empty square beyond; nobody leaves, nobody stops jumping. Up and down again is
    an endless line of play.
    `PRINTED_LEAVING`: the same, and from the last square of the line a skier may leave it.
    `NO_JUMPS`, `NO_JUMPS_LEAVING`: these two without jumps.
    """

    STANDARD = "standard"
    PRINTED = "printed"
    PRINTED_LEAVING = "printed-leaving"
    NO_JUMPS = "no-jumps"
    NO_JUMPS_LEAVING = "no-jumps-leaving"


LEAVING = (SkiJumps.STANDARD, SkiJumps.PRINTED_LEAVING, SkiJumps.NO_JUMPS_LEAVING)
JUMPING_BOTH_WAYS = (SkiJumps.PRINTED, SkiJumps.PRINTED_LEAVING)


def read(text: str) -> Slope:
    """The lines of a text such as L..R/..L."""
    a_text("position", text, NOTATION)
    rows = tuple(row.strip() for row in text.split("/"))
    if len({len(row) for row in rows}) > 1 or not rows[0] or set("".join(rows)) - set("LRlr."):
        raise InvalidInput("position", text, NOTATION)
    return rows


def show(slope: Slope) -> str:
    """The lines as they are read."""
    return "/".join(slope)


def left(slope: Slope, variant: SkiJumps) -> tuple[Slope, ...]:
    """Left moves a skier to the right, or jumps.

    >>> left(("L..", "..R"), SkiJumps.NO_JUMPS)
    (('.L.', '..R'),)
    >>> left(("L..", "..R"), SkiJumps.STANDARD)
    (('.L.', '..R'), ('..L', '..R'), ('...', '..R'))
    >>> left(("L", "R", "."), SkiJumps.STANDARD)
    (('.', 'R', '.'), ('.', 'r', 'L'))
    """
    found = []
    for y, row in enumerate(slope):
        for x, skier in enumerate(row):
            if skier not in "Ll":
                continue
            farthest = len(row) if variant is SkiJumps.STANDARD else min(x + 1, len(row))
            for to in range(x + 1, farthest + 1):
                if to == len(row):
                    if variant in LEAVING:
                        found.append(changed(slope, (y, x, ".")))
                elif row[to] == ".":
                    found.append(changed(slope, (y, x, "."), (y, to, skier)))
                else:
                    break
            if skier == "L":
                found.extend(_jumps(slope, y, x, variant))
    return once(found)


def _jumps(slope: Slope, y: int, x: int, variant: SkiJumps) -> list[Slope]:
    """Where Left's skier on line y, column x may jump to."""
    ways = {SkiJumps.STANDARD: (1,)}.get(variant, (-1, 1) if variant in JUMPING_BOTH_WAYS else ())
    found = []
    for way in ways:
        over, to = y + way, y + 2 * way
        if 0 <= to < len(slope) and slope[over][x] in "Rr" and slope[to][x] == ".":
            passed = "r" if variant is SkiJumps.STANDARD else slope[over][x]
            found.append(changed(slope, (y, x, "."), (over, x, passed), (to, x, "L")))
    return found


def right(slope: Slope, variant: SkiJumps) -> tuple[Slope, ...]:
    """Right moves a skier to the left, or jumps: Left's moves, seen from behind.

    >>> right(("L..", "..R"), SkiJumps.NO_JUMPS)
    (('L..', '.R.'),)
    """
    return tuple(_mirrored(after) for after in left(_mirrored(slope), variant))


def _mirrored(slope: Slope) -> Slope:
    """The slope seen from behind, Left's and Right's skiers changed."""
    return tuple(row[::-1].translate(str.maketrans("LRlr", "RLrl")) for row in slope)


SKI_JUMPS: Ruleset[Slope] = Ruleset(
    "ski-jumps",
    NOTATION,
    "L..../....R",
    SkiJumps,
    read,
    show,
    left,
    right,
    whole,
    endless=JUMPING_BOTH_WAYS,
)
"""Skiers on lines, Left's on their way to the right, Right's to the left. Who cannot move loses.
The rules differ in five ways, see `SkiJumps`."""
