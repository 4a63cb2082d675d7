"""The printed lines of subtraction games, and the subtraction sets that they fit."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from proofs_check.core.ranges import Found
from proofs_check.documents.partizan.forms import heap, subsets
from proofs_check.documents.partizan.transcribed import numbers
from proofs_check.methods.printed import Cell, Row, printed_rows
from reference.partizan.nimbers import grundy_value, mex


@dataclass(frozen=True)
class HeapLine:
    """A printed line of a subtraction game: a heap, its options, their nimbers, its nimber."""

    place: str
    S: tuple[int, ...]
    """The subtraction set: what some printed option of the week takes away."""
    heap: int
    left_side: str
    removed: tuple[int, ...]
    options: tuple[int, ...]
    nimbers: tuple[int, ...]
    operator: str
    nimber: int

    def __str__(self) -> str:
        return f"From heap {self.heap} one may go to {', '.join(map(str, self.options))}"

    def option_cells(self) -> Iterator[Cell]:
        """The printed options are those of the one set, by the printed removals."""
        after = {self.heap - s for s in self.S if s <= self.heap}
        listed = [k for k in self.options if k in after]
        computed = listed + sorted(after - set(listed))
        yield Cell(f"{self.place}, options", list(self.options), list(computed))
        if self.removed:
            left = [self.heap - s for s in self.removed]
            yield Cell(f"{self.place}, subtractions", list(self.options), list(left))

    def nimber_cells(self) -> Iterator[Cell]:
        """The printed nimbers of the options."""
        found = [grundy_value(heap(self.S, n)) for n in self.options]
        yield Cell(f"{self.place}, nimbers", list(self.nimbers), list(found))

    def value_cells(self) -> Iterator[Cell]:
        """The printed nimber, by the game, and by mex of the printed nimbers if there are any."""
        found = grundy_value(heap(self.S, self.heap))
        yield Cell(f"{self.place}, nimber", self.nimber, found)
        if self.nimbers:
            yield Cell(f"{self.place}, mex of the nimbers", self.nimber, mex(self.nimbers))
        if self.left_side and not self.options:
            yield Cell(f"{self.place}, heap", int(self.left_side), self.heap)

    def greatest_cells(self) -> Iterator[Cell]:
        """The printed nimber as the greatest of the printed nimbers."""
        yield Cell(f"{self.place}, max", self.nimber, max(self.nimbers))

    def side_cells(self) -> Iterator[Cell]:
        """The heap that the line names before its options."""
        yield Cell(self.place, int(self.left_side), self.heap)

    def right_side_cells(self) -> Iterator[Cell]:
        """The heap of the line is the one that has the printed options."""
        listed = sorted(self.options)
        found = [n for n in range(20) if sorted(n - s for s in self.S if s <= n) == listed]
        yield Cell(f"{self.place}, heaps with these options", [self.heap], list(found))


def heap_lines(week: str) -> dict[int, HeapLine]:
    """The printed lines of a week's subtraction game, by heap."""
    rows = [row for row in printed_rows("partizan", "subtraction") if row["week"] == week]
    S = {int(row["heap"]) - n for row in rows for n in numbers(row["options"])}
    return {int(row["heap"]): _heap_line(row, tuple(sorted(S))) for row in rows}


def _heap_line(row: Row, S: Sequence[int]) -> HeapLine:
    removed, options, nimbers = (numbers(row[key]) for key in ("removed", "options", "nimbers"))
    return HeapLine(
        row["place"],
        tuple(S),
        int(row["heap"]),
        row["left_side"],
        removed,
        options,
        nimbers,
        row["operator"],
        int(row["nimber"]),
    )


def possible_sets(week: str) -> list[tuple[int, ...]]:
    """Every subtraction set in 1..10 that gives all printed options and nimbers of a week."""

    def fits(S: tuple[int, ...], line: HeapLine) -> bool:
        after = sorted(line.heap - s for s in S if s <= line.heap)
        listed = not line.options or after == sorted(line.options)
        return listed and grundy_value(heap(S, line.heap)) == line.nimber

    lines = heap_lines(week).values()
    return [S for S in subsets(range(1, 11)) if all(fits(S, line) for line in lines)]


def determined(week: str) -> Found:
    """Whether the printed lines fit one set, but for numbers that exceed every heap."""
    lines = heap_lines(week)
    top = max(lines)
    found = possible_sets(week)
    same = {tuple(s for s in S if s <= top) for S in found} == {lines[top].S}
    return same and len(found) == 2 ** (10 - top), {"sets": len(found)}
