"""The systems of `positions`.

Subtraction games are answered by the recursion. Nim and Wythoff's game are answered by the nim-sum
and by the formula, so that piles may have any size: the ledger proves both for normal play
(`positions/nim.theorem-if`, `positions/wythoff.formula`), and for both play rules the tests hold
them equal to the recursion, which stays the authority.
"""

from proofs_check.evidence import Json
from proofs_check.oracle.system import Field, System
from reference.positions import (
    Play,
    heap_size,
    nim_piles,
    nim_position_by_sum,
    nim_winning_moves_by_sum,
    play_rule,
    subtraction_position,
    subtraction_set,
    subtraction_winning_moves,
    two_piles,
    wythoff_position_by_formula,
    wythoff_winning_moves_by_formula,
)


def _set(value: Json) -> tuple[int, ...]:
    return subtraction_set(value if isinstance(value, list) else [value])  # type: ignore[list-item]


def _heap(value: Json) -> int:
    return heap_size(value)  # type: ignore[arg-type]


def _play(value: Json) -> Play:
    return play_rule(value)  # type: ignore[arg-type]


def _nim(value: Json) -> tuple[int, ...]:
    return nim_piles(value if isinstance(value, list) else [value])  # type: ignore[list-item]


def _wythoff(value: Json) -> tuple[int, int]:
    return two_piles(value)  # type: ignore[arg-type]


SET = Field("set", "distinct integers of at least 1", "1,3,4", _set)
HEAP = Field("heap", "an integer of at least 0", "21", _heap)
PLAY = Field("play", ", ".join(Play), "normal", _play)
NIM_PILES = Field("piles", "integers of at least 0, one a pile", "7,5,3", _nim)
TWO_PILES = Field("piles", "two integers of at least 0", "9,13", _wythoff)


def _option_evaluations(S: tuple[int, ...], heap: int) -> int:
    """Of all heaps up to this one; a heap counts as one more, so that one without options does."""
    return heap + 1 + sum(heap - k + 1 for k in S if k <= heap)


def _digits_added(piles: tuple[int, ...]) -> int:
    """Three candidates a pile, each with a nim-sum over all piles, digit by digit."""
    return 3 * len(piles) ** 2 * (max(piles).bit_length() + 1)


SYSTEMS = (
    System(
        "positions.subtraction",
        "P or N of a heap in a subtraction game, and the removals that win.",
        (SET, HEAP, PLAY),
        lambda set, heap, play: 2 * _option_evaluations(set, heap),  # noqa: A006
        lambda set, heap, play: {  # noqa: A006
            "position": subtraction_position(set, heap, play).value,
            "moves": list(subtraction_winning_moves(set, heap, play)),
        },
    ),
    System(
        "positions.nim",
        "P or N of piles in Nim, and the winning positions that one move reaches.",
        (NIM_PILES, PLAY),
        lambda piles, play: _digits_added(piles),
        lambda piles, play: {
            "position": nim_position_by_sum(piles, play).value,
            "moves": [list(option) for option in nim_winning_moves_by_sum(piles, play)],
        },
    ),
    System(
        "positions.wythoff",
        "P or N of two piles in Wythoff's game, and the winning positions that one move reaches.",
        (TWO_PILES, PLAY),
        # A dozen candidates, each with a square root.
        lambda piles, play: 12 * (max(piles).bit_length() + 1),
        lambda piles, play: {
            "position": wythoff_position_by_formula(piles, play).value,
            "moves": [list(option) for option in wythoff_winning_moves_by_formula(piles, play)],
        },
    ),
)
