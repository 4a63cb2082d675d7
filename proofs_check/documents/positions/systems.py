"""The systems of `positions`.

Subtraction games are answered by the recursion. Nim and Wythoff's game are answered by the nim-sum
and by the formula, so that piles may have any size: the ledger proves both for normal play
(`positions/nim.theorem-if`, `positions/wythoff.formula`), and for both play rules the tests hold
them equal to the recursion, which stays the authority.
"""

from collections import deque
from collections.abc import Mapping

import reference.positions as ref
from proofs_check.core.evidence import Json
from proofs_check.oracle.kinds import Choice, Integer, Kind, ListOf, SetOf, exact
from proofs_check.oracle.remembered import MAX_ROWS, Rows
from proofs_check.oracle.system import Answer, Field, Part, Readings, System
from reference.positions.nim_values import subtraction_nim_values, wythoff_nim_value

CHIPS = Integer(0)
PILES = ListOf(CHIPS, "integers of at least 0", 1)
TWO = ListOf(CHIPS, "integers of at least 0", 2, 2)
ACTIONS = SetOf(Integer(1), "integers of at least 1")

SLIDES = Readings.only("slides 15 to 17")
SET = Field("set", ACTIONS, "1,3,4", "the numbers of chips that a move may remove")
HEAP = Field("heap", CHIPS, "21", "the pile, in chips")
PLAYS = Choice.of(ref.Play, ref.Play)
PLAY = Field("play", PLAYS, "normal", "whether who takes the last chip wins or loses")
NIM_PILES = Field("piles", PILES, "7,5,3", "the chips of each pile")
TWO_PILES = Field("piles", TWO, "9,13", "the chips of both piles")


def _part(name: str, kind: Kind, says: str, slides: str) -> Part:
    return Part(name, kind, says, f"positions, {slides}")


def _moves(each: Kind, plural: str, says: str, slides: str) -> tuple[Part, Part]:
    """Whether a position is won, and by which moves."""
    wins = "whether the Previous or the Next player wins"
    return (
        _part("position", Choice.of(ref.Position), wins, "slides 15 to 17"),
        _part("moves", SetOf(each, plural), says, slides),
    )


REACHED = "the P-positions that one move reaches, piles in the order given"


def _option_evaluations(S: tuple[int, ...], heap: int) -> int:
    """Of all heaps up to this one; a heap counts as one more, so that one without options does."""
    return heap + 1 + sum(heap - k + 1 for k in S if k <= heap)


def _digits_added(piles: tuple[int, ...]) -> int:
    """Three candidates a pile, each with a nim-sum over all piles, digit by digit."""
    return 3 * len(piles) ** 2 * (max(piles).bit_length() + 1)


def _subtraction(set: tuple[int, ...], heap: int, play: ref.Play) -> Mapping[str, Json]:
    found = ref.subtraction_winning_moves(set, heap, play)
    return {
        "position": ref.subtraction_position(set, heap, play).value,
        "moves": [exact(k) for k in found],
    }


def _remembered_subtraction() -> Answer:
    known = Rows[tuple[tuple[int, ...], ref.Play], ref.Position](
        lambda game: ref.subtraction_rows(game[0], MAX_ROWS, game[1])
    )

    def answer(set: tuple[int, ...], heap: int, play: ref.Play) -> Mapping[str, Json]:
        if heap > MAX_ROWS:
            return _subtraction(set, heap, play)
        row = known.up_to((set, play), heap)
        best = [exact(k) for k in set if k <= heap and row[heap - k] is ref.P]
        return {"position": row[heap].value, "moves": best}

    return answer


def _options(found: tuple[tuple[int, ...], ...]) -> list[Json]:
    return [[exact(pile) for pile in option] for option in found]


def _nim_value(
    set: tuple[int, ...] = (), heap: int = 0, piles: tuple[int, ...] | None = None
) -> Mapping[str, Json]:
    if piles is not None:
        return {"value": wythoff_nim_value(piles)}
    return {"value": deque(subtraction_nim_values(set, heap), maxlen=1)[0]}


def _nim_value_work(
    set: tuple[int, ...] = (), heap: int = 0, piles: tuple[int, ...] | None = None
) -> int:
    if piles is not None:
        a, b = piles
        return (a + 1) * (b + 1) * (a + b + 1)
    return _option_evaluations(set, heap)


SYSTEMS = (
    System(
        "positions.subtraction",
        "P or N of a heap in a subtraction game, and the removals that win.",
        (SET, HEAP, PLAY),
        _moves(
            *(Integer(1), "integers of at least 1", "the removals that reach a P-position"),
            "slides 11 to 17",
        ),
        lambda set, heap, play: 2 * _option_evaluations(set, heap),
        _subtraction,
        remembering=_remembered_subtraction,
        readings=SLIDES,
    ),
    System(
        "positions.nim",
        "P or N of piles in Nim, and the winning positions that one move reaches.",
        (NIM_PILES, PLAY),
        _moves(PILES, "lists of integers of at least 0", REACHED, "slides 60 to 68"),
        lambda piles, play: _digits_added(piles),
        lambda piles, play: {
            "position": ref.nim_position_by_sum(piles, play).value,
            "moves": _options(ref.nim_winning_moves_by_sum(piles, play)),
        },
        readings=SLIDES,
    ),
    System(
        "positions.wythoff",
        "P or N of two piles in Wythoff's game, and the winning positions that one move reaches.",
        (TWO_PILES, PLAY),
        _moves(TWO, "pairs of integers of at least 0", REACHED, "slides 35 to 52"),
        # A dozen candidates, each with a square root.
        lambda piles, play: 12 * (max(piles).bit_length() + 1),
        lambda piles, play: {
            "position": ref.wythoff_position_by_formula(piles, play).value,
            "moves": _options(ref.wythoff_winning_moves_by_formula(piles, play)),
        },
        readings=SLIDES,
    ),
    System(
        "positions.nim_value",
        "The nim-value of a heap in a subtraction game, or of two piles in Wythoff's game.",
        (SET, HEAP, TWO_PILES),
        (_part("value", Integer(0), "the mex of the options' values", "slides 60 to 68"),),
        _nim_value_work,
        _nim_value,
        alternatives=(("set", "heap"), ("piles",)),
        readings=Readings.only("normal play"),
    ),
    System(
        "positions.wythoff_pair",
        "The n-th P-position of Wythoff's game, smaller pile first.",
        (Field("n", Integer(0), "10", "which one, from 0"),),
        (_part("pair", TWO, "the chips of both piles", "slide 52"),),
        lambda n: 12 * (n.bit_length() + 1),
        lambda n: {"pair": [exact(pile) for pile in ref.pair(n)]},
        readings=Readings.only("slide 52"),
    ),
)
