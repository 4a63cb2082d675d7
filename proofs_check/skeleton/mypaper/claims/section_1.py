"""Definition 1, Theorem 2, Table 1 and Remark 3."""

from collections.abc import Iterator

from proofs_check.methods.printed import Cell, printed, printed_rows
from proofs_check.skeleton.mypaper.claims import claim
from proofs_check.skeleton.mypaper.ranges import HEAPS
from proofs_check.skeleton.mypaper.reference import definition_1, moves


@claim("Definition 1, sentence 2", HEAPS)
def definition_1__stuck(h: int) -> bool:
    """Nobody can move at 0 and 1, and only there."""
    return (h in {0, 1}) == (not list(moves(h)))


@claim("Theorem 2", HEAPS)
def theorem_2(h: int) -> bool:
    """The player to move loses exactly at the heaps one below a power of two."""
    return (definition_1(h) == "P") == ((h + 1) & h == 0)


@claim("Table 1", printed)
def table_1() -> Iterator[Cell]:
    """The outcomes of the heaps 0 to 8."""
    for row in printed_rows("mypaper", "table-1"):
        yield Cell(f"heap {row['heap']}", row["outcome"], definition_1(int(row["heap"])))


@claim("Remark 3", HEAPS)
def remark_3(h: int) -> tuple[bool, dict[str, str]]:
    """Whoever moves loses at every odd heap: false, and the smallest counterexample is found."""
    outcome = definition_1(h)
    return h % 2 == 0 or outcome == "P", {"outcome": outcome}
