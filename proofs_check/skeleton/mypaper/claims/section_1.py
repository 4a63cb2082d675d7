"""The claims of Section 1, in the order of the paper."""

from collections.abc import Iterator
from typing import Any

from proofs_check.core.claim import using
from proofs_check.methods.chained import chained
from proofs_check.methods.printed import Cell, printed, printed_rows
from proofs_check.skeleton.mypaper.claims import claim
from proofs_check.skeleton.mypaper.ranges import PAIRS
from proofs_check.skeleton.mypaper.reference import definition_1, moves


@claim(PAIRS)
def definition_1__stuck(a: int, b: int) -> bool:
    """As long as both numbers are positive there is a move."""
    return bool(list(moves(a, b)))


@claim(PAIRS.where("a >= 2b", lambda a, b: a >= 2 * b))
def lemma_2(a: int, b: int) -> bool:
    """Where the smaller number can be taken twice, who is to move wins."""
    return definition_1(a, b) == "N"


def wins_by_quotient(wins: Any, a: Any, b: Any) -> bool:
    """What Theorem 3 says, of numbers and of terms: a^2 > ab + b^2 just if a / b > golden ratio."""
    true: bool = wins == ((a == b) | (a * a > a * b + b * b))
    return true


@claim(PAIRS, *using(wins_by_quotient, chained("mypaper", "theorem_3", "PAIR")))
def theorem_3(a: int, b: int) -> bool:
    """Who is to move wins just if a = b or a / b exceeds the golden ratio, for a >= b >= 1."""
    return wins_by_quotient(definition_1(a, b) == "N", a, b)


@claim(printed)
def table_1() -> Iterator[Cell]:
    """With which smaller numbers each number up to 8 is lost."""
    for row in printed_rows("mypaper", "table-1"):
        a = int(row["a"])
        lost = (str(b) for b in range(1, a + 1) if definition_1(a, b) == "P")
        yield Cell(f"a = {a}", row["b"], " ".join(lost))


@claim(PAIRS.where("a > b", lambda a, b: a > b))
def remark_4(a: int, b: int) -> tuple[bool, dict[str, Any]]:
    """Who has but one move, and cannot end the game by it, loses: false."""
    options = list(moves(a, b))
    return len(options) > 1 or definition_1(a, b) == "P", {"the only move": list(options[0])}


@claim(PAIRS.to({"a": 400}).where("a / b > 1.618", lambda a, b: 1000 * a > 1618 * b))
def remark_5(a: int, b: int) -> bool:
    """Where a / b exceeds 1.618, the player to move wins: false, but first at 377 and 233."""
    lost = definition_1(a, b) == "P"
    return not lost
