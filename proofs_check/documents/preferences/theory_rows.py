"""Table 1's column of games for every length, from how rows are counted.

A row is what Section 5 keeps: no empty vertex at an end, no two beside one another. `rows` counts
them, `still` those without a move, `mirrored` and `still_mirrored` those that are their own mirror
image. How they are counted symbol by symbol is stated, and held to the rows themselves.
"""

from collections.abc import Callable
from functools import cache
from itertools import product
from typing import Any

from proofs_check.documents.preferences.ranges import analysed
from proofs_check.methods.logic import implies
from proofs_check.methods.theory import INT, Model, Theory, either
from reference.preferences import is_over, row

LONGEST = 7
"""How long the rows of the model are."""
LENGTHS = range(-1, LONGEST + 1)
PRINTED_LENGTHS = 14
"""How far the column is computed: a length more than what is printed."""


@cache
def _kept(n: int) -> tuple[str, ...]:
    """The rows of a length, with or without a move."""
    boards = map("".join, product("0123", repeat=n))
    return tuple(b for b in boards if not (b[0] == "0" or b[-1] == "0" or "00" in b))


@cache
def models() -> tuple[Model, ...]:
    """The one: all rows up to a length."""

    def counted(still: bool, mirrored: bool) -> Callable[[int], int]:
        @cache
        def of(n: int) -> int:
            if not 1 <= n <= LONGEST:
                return 0
            return sum(
                not (still and not is_over(*row(board))) and not (mirrored and board != board[::-1])
                for board in _kept(n)
            )

        return of

    functions: dict[str, Callable[..., Any]] = {
        "rows": counted(False, False),
        "still": counted(True, False),
        "mirrored": counted(False, True),
        "still_mirrored": counted(True, True),
        "games": lambda n: len(analysed(n)) if n >= 1 else 0,
    }
    return (Model(f"rows of at most {LONGEST} vertices", functions, {"Int": LENGTHS}),)


ROWS = Theory("preferences", "rows", models)
rows, still, mirrored, still_mirrored, games = (
    ROWS.function(name, INT, INT)
    for name in ("rows", "still", "mirrored", "still_mirrored", "games")
)


def grows(count: Any, n: Any, after_token: int) -> Any:
    """Rows by their last tokens: after a token one of so many, after a 0 any of three."""
    return (
        implies(n <= 0, count(n) == 0)
        & implies(n == 1, count(n) == 3)
        & implies(n >= 2, count(n) == after_token * count(n - 1) + 3 * count(n - 2))
    )


def from_half(whole: Any, half: Any, n: Any) -> Any:
    """Rows that are their own mirror image by the half of them: a token is doubled, or between."""
    m = n // 2
    return implies(n >= 1, whole(n) == either(n % 2 == 0, half(m), half(m + 1) + half(m)))


by_last = ROWS.axiom(
    "Section 5: rows by their last symbols; without a move the tokens beside one another are equal",
    (INT,),
    lambda n: grows(rows, n, 3) & grows(still, n, 1),
)
by_half = ROWS.axiom(
    "Section 5: rows that are their own mirror image, by the first half",
    (INT,),
    lambda n: from_half(mirrored, rows, n) & from_half(still_mirrored, still, n),
)
by_mirror = ROWS.axiom(
    "Section 5: of rows with a move one of two mirror images is analysed, and each that is its own",
    (INT,),
    lambda n: implies(
        n >= 1,
        2 * games(n) == rows(n) - still(n) + mirrored(n) - still_mirrored(n),
    ),
)


def closed(n: Any) -> Any:
    """Twice the games of a length, by the numbers of rows with and without a move."""
    m = n // 2
    halves = either(n % 2 == 0, moved(m), moved(m + 1) + moved(m))
    return moved(n) + halves


def moved(n: Any) -> Any:
    """How many rows have a move."""
    return rows(n) - still(n)


formula = ROWS.theorem(
    "the games of a length, by the rows with a move of it and of its half",
    (INT,),
    lambda n: implies(n >= 1, 2 * games(n) == closed(n)) & grows(rows, n, 3) & grows(still, n, 1),
    lambda n: (by_mirror(n), by_half(n), by_last(n)),
    typical=lambda n: n >= 5,
)
recurrence = ROWS.theorem(
    "the rows with a move: r(n) = 4 r(n-1) + 3 r(n-2) - 12 r(n-3) - 9 r(n-4)",
    (INT,),
    lambda n: implies(
        n >= 6,
        moved(n) == 4 * moved(n - 1) + 3 * moved(n - 2) - 12 * moved(n - 3) - 9 * moved(n - 4),
    ),
    lambda n: [by_last(n - k) for k in range(5)],
    typical=lambda n: n >= 8,
)
column = ROWS.together(
    "Table 1, the column of games",
    (),
    lambda: [formula(n) for n in range(PRINTED_LENGTHS + 1)],
)


closed_form = ROWS.together(
    "Table 1, the column of games by a recurrence",
    (INT,),
    lambda n: (formula(n), recurrence(n)),
    typical=lambda n: n >= 8,
)


def BY_FORMULA(n: Any) -> tuple[Any, tuple[Any, ...]]:
    """Twice the games of a length, by the formula; the rows with a move, by the recurrence."""
    before = 4 * moved(n - 1) + 3 * moved(n - 2) - 12 * moved(n - 3) - 9 * moved(n - 4)
    return n >= 6, (2 * games(n), closed(n), moved(n), before)
