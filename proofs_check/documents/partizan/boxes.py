"""Dots and boxes, fast: a twin of `reference.partizan.margin` where lines are nobody's.

The sets of lines that are not drawn yet are numbers, all of them met from the full one down.
Equal to the reference on everything small (tests/documents/partizan/test_engine.py).
"""

from typing import Any

import numpy as np

from proofs_check.core.compiled import compiled
from reference.partizan import DotsAndBoxes, dots_and_boxes
from reference.partizan.dots_and_boxes import Grid, box, boxes
from reference.partizan.recursion import count

MOST_LINES = 24
"""Lines to draw, at most, for which all sets are looked at: 16 MB."""


@compiled
def _margin(lines: int, beside: Any, again: bool) -> Any:
    """The margin with none of the lines drawn; `beside` has what each closes, with which others."""
    margins = np.zeros(1 << lines, np.int8)
    for drawn in range((1 << lines) - 2, -1, -1):
        best = -127
        for line in range(lines):
            after = drawn | 1 << line
            if after == drawn:
                continue
            gain = 0
            for k in range(2):
                wanted = beside[line, k]
                gain += wanted != 0 and wanted & after == wanted
            follows = margins[after]
            best = max(best, gain + (follows if again and gain > 0 else -follows))
        margins[drawn] = best
    return margins[0]


def margin(position: Grid, variant: DotsAndBoxes) -> int:
    """With best play from here, the boxes won by the player to move minus those of the other.

    >>> margin(dots_and_boxes.read("1x2"), DotsAndBoxes.STANDARD)
    0
    """
    numbers = {line: i for i, line in enumerate(dots_and_boxes.moves(position))}
    if variant is DotsAndBoxes.PRINTED or not 0 < len(numbers) <= MOST_LINES:
        return dots_and_boxes.margin(position, variant)
    count(1 << len(numbers))
    beside = np.zeros((len(numbers), 2), np.int64)
    for at in boxes(position.rows, position.columns):
        missing = [numbers[line] for line in box(*at) if line in numbers]
        for i in missing:
            beside[i, int(beside[i, 0] != 0)] = sum(1 << j for j in missing)
    return int(_margin(len(numbers), beside, variant is DotsAndBoxes.STANDARD))
