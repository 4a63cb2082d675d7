"""The systems of `bidding`."""

import re
import sys
from bisect import bisect_right
from collections import deque
from collections.abc import Mapping
from fractions import Fraction
from itertools import accumulate
from typing import Any

from proofs_check.evidence import Json
from proofs_check.oracle.system import Field, System
from reference.bidding import (
    Player,
    Ruleset,
    all_bids,
    bidding_set,
    heap_size,
    left_budget,
    maximin_table,
    minimax_rows,
    minimax_table,
    rows,
    ruleset,
    subtraction_set,
    total_budget,
)
from reference.errors import InvalidInput


def _marker(value: Json) -> Player:
    if not isinstance(value, str) or value not in set(Player):
        raise InvalidInput("marker", value, ", ".join(Player))
    return Player(value)


def _list(value: Json) -> list[Any]:
    return value if isinstance(value, list) else [value]


_FRACTION = re.compile(r"[+-]?[0-9]+(/[0-9]+)?", re.ASCII)


def _number(field: str, value: Json) -> int | Fraction:
    """An exact number: an integer, or a text such as -3/4.

    No decimals, which may stand for a float, and no exponents, which may be endless to write out.
    """
    if isinstance(value, str) and _FRACTION.fullmatch(value):
        try:
            return Fraction(value)
        except (ValueError, ZeroDivisionError):
            pass
    elif isinstance(value, int) and not isinstance(value, bool):
        return value
    raise InvalidInput(field, value, 'an integer, or an exact fraction as a text such as "-3/4"')


def _shown(value: int | Fraction) -> Json:
    exact = Fraction(value)
    try:
        shown = str(exact)
    except ValueError:
        digits = sys.get_int_max_str_digits()
        raise InvalidInput("value", exact, f"values of at most {digits} digits") from None
    return int(exact) if exact.denominator == 1 else shown


SET = Field(
    "set", "distinct integers of at least 1", "1", lambda value: subtraction_set(_list(value))
)
TOTAL = Field("total_budget", "an integer of at least 0", "5", total_budget)  # type: ignore[arg-type]
HEAP = Field("heap", "an integer of at least 0", "2", heap_size)  # type: ignore[arg-type]
BUDGET = Field(
    "budget", "Left's part: an integer from 0 to the total budget", "1", lambda value: value
)
MARKER = Field("marker", ", ".join(Player), "left", _marker)
BIDS = Field(
    "bids",
    "distinct integers from 0 to the total budget, of which some player can always place one; all "
    "of them where not given",
    "0,1,2,3,4,5",
    _list,
    optional=True,
)


def _pairs(TB: int, bids: Any) -> int:
    """How many pairs of bids there are at all partitions together, with either marker.

    A partition where a player cannot bid counts the other's bids. Nothing is listed by partition,
    for there may be far too many; what is no bid is refused later, by the reference.
    """
    if bids is None:
        return (TB + 1) * (TB + 2) * (TB + 3) // 3
    B = sorted({b for b in bids if isinstance(b, int) and 0 <= b <= TB})
    if not B:
        return 2 * (TB + 1)
    sums = [0, *accumulate(B)]
    pairs = 0
    for b in B:
        # The bids of the other player at the partitions from b to TB: each b' at TB - b - b' + 1.
        others = bisect_right(B, TB - b)
        pairs += others * (TB - b + 1) - sums[others]
    alone = sum(min(B[0], TB - b + 1) for b in B)
    return 2 * (pairs + 2 * alone)


def _bids(total_budget: int, bids: Any) -> tuple[int, ...]:
    return all_bids(total_budget) if bids is None else bidding_set(bids, total_budget)


def _heap_work(
    set: tuple[int, ...],  # noqa: A002 (the field's name)
    total_budget: int,
    heap: int,
    budget: Json,
    marker: Player,
    bids: Json = None,
) -> int:
    del budget, marker
    options = sum(s <= heap for s in set) ** 2
    return 2 * (heap + 1) * _pairs(total_budget, bids) * max(1, options)


def _heap_answer(
    set: tuple[int, ...],  # noqa: A002 (the field's name)
    total_budget: int,
    heap: int,
    budget: Any,
    marker: Player,
    bids: Json = None,
) -> Mapping[str, Json]:
    p = left_budget(budget, total_budget)
    B = _bids(total_budget, bids)
    both = (found(set, total_budget, B, heap) for found in (rows, minimax_rows))
    maximin, minimax = (deque(each, maxlen=1)[0].under(marker)[p] for each in both)
    return {"value": maximin, "minimax": minimax}


def _moves(field: str, value: Json) -> list[tuple[str, str, int | Fraction]]:
    allowed = 'a list of moves, each ["from", "to", weight]'
    if not isinstance(value, list):
        raise InvalidInput(field, value, allowed)
    found = []
    for move in value:
        if not isinstance(move, list) or len(move) != 3:
            raise InvalidInput(field, move, allowed)
        x, y, weight = move
        if not isinstance(x, str) or not isinstance(y, str):
            raise InvalidInput(field, move, allowed)
        found.append((x, y, _number(field, weight)))
    return found


def _penalties(value: Json) -> dict[str, int | Fraction]:
    if not isinstance(value, dict):
        raise InvalidInput("penalties", value, 'an object such as {"end": 0}')
    return {x: _number("penalties", tau) for x, tau in value.items()}


def _positions(value: Json) -> list[str]:
    allowed = "a list of distinct names"
    if not isinstance(value, list) or not all(isinstance(x, str) for x in value):
        raise InvalidInput("positions", value, allowed)
    return [str(x) for x in value]


def _position(value: Json) -> str:
    if not isinstance(value, str):
        raise InvalidInput("position", value, "one of the positions")
    return value


OWN_NAMES = {"left_moves": "left", "right_moves": "right"}
"""What the reference calls a field that has another name here."""


def _ruleset(
    positions: list[str],
    left: list[tuple[str, str, int | Fraction]],
    right: list[tuple[str, str, int | Fraction]],
    penalties: dict[str, int | Fraction],
    total_budget: int,
    bids: Json = None,
) -> Ruleset:
    def moves(given: list[tuple[str, str, Any]]) -> tuple[dict[Any, Any], dict[Any, Any]]:
        options: dict[str, list[str]] = {x: [] for x in positions}
        for x, y, _weight in given:
            options.setdefault(x, []).append(y)
        return options, {(x, y): weight for x, y, weight in given}

    L, w_L = moves(left)
    R, w_R = moves(right)
    B = _bids(total_budget, bids)
    try:
        return ruleset(positions, L, R, w_L, w_R, penalties, B, total_budget)
    except InvalidInput as error:
        own = OWN_NAMES.get(error.field, error.field)
        raise InvalidInput(own, error.given, error.allowed) from None


def _ruleset_work(
    positions: list[str],
    left: list[Any],
    right: list[Any],
    penalties: dict[str, Any],
    total_budget: int,
    position: str,
    budget: Json,
    marker: Player,
    bids: Json = None,
) -> int:
    del penalties, position, budget, marker
    options = {x: [1, 1] for x in positions}
    for side, moves in enumerate((left, right)):
        for x, _y, _weight in moves:
            if x in options:
                options[x][side] += 1
    pairs = _pairs(total_budget, bids)
    return 2 * pairs * sum(a * b for a, b in options.values())


def _ruleset_answer(
    positions: list[str],
    left: list[Any],
    right: list[Any],
    penalties: dict[str, Any],
    total_budget: int,
    position: str,
    budget: Any,
    marker: Player,
    bids: Json = None,
) -> Mapping[str, Json]:
    gamma = _ruleset(positions, left, right, penalties, total_budget, bids)
    p = left_budget(budget, total_budget)
    both = (found(gamma, position) for found in (maximin_table, minimax_table))
    maximin, minimax = (table[position].under(marker)[p] for table in both)
    return {"value": _shown(maximin), "minimax": _shown(minimax)}


SYSTEMS = (
    System(
        "bidding.outcome",
        "Maximin and minimax of a heap in bidding cumulative subtraction.",
        (SET, TOTAL, HEAP, BUDGET, MARKER, BIDS),
        _heap_work,
        _heap_answer,
    ),
    System(
        "bidding.ruleset",
        "Maximin and minimax of a position of an explicit finite acyclic ruleset (Definition 1).",
        (
            Field("positions", "a list of distinct names", '["x1","x2"]', _positions),
            Field(
                "left",
                'Left\'s moves, each ["from", "to", weight]; weights are added to the score',
                "[]",
                lambda value: _moves("left", value),
            ),
            Field(
                "right",
                'Right\'s moves, each ["from", "to", weight]; weights are added to the score',
                '[["x1","x2",1]]',
                lambda value: _moves("right", value),
            ),
            Field(
                "penalties",
                "a number for each position where a player has no move",
                '{"x1":0,"x2":0}',
                _penalties,
            ),
            TOTAL,
            Field("position", "one of the positions", "x1", _position),
            BUDGET,
            MARKER,
            BIDS,
        ),
        _ruleset_work,
        _ruleset_answer,
    ),
)
