"""The systems of `bidding`."""

from bisect import bisect_right
from collections import deque
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from fractions import Fraction
from functools import partial
from itertools import accumulate
from typing import Any

import reference.bidding as ref
from proofs_check.core.evidence import Json
from proofs_check.oracle import kinds
from proofs_check.oracle.kinds import Choice, Integer, ListOf, MapOf, Rational, SetOf, Text, Tuple
from proofs_check.oracle.remembered import MAX_ROWS, Rows
from proofs_check.oracle.system import Answer, Field, Part, Readings, System
from reference.bidding.readings import DEFAULT
from reference.bidding.subtraction import Game
from reference.errors import InvalidInput

READINGS = {
    "with-bid": DEFAULT,
    "after-bid": DEFAULT._replace(action=ref.Action.AFTER_BID),
    "with-bid-marker-moves": DEFAULT._replace(unopposed=ref.Unopposed.MARKER_MOVES),
    "after-bid-marker-moves": ref.Reading(
        action=ref.Action.AFTER_BID, unopposed=ref.Unopposed.MARKER_MOVES
    ),
}
"""What no number of the document decides: when a move is chosen, and what an unopposed bid does."""

READING = Field(
    "reading",
    Choice.of(READINGS),
    "with-bid",
    "whether a move is chosen with the bid (the displayed formula) or after it, and whether the "
    "marker goes over when its holder wins unopposed",
    optional=True,
)
ACTIONS = SetOf(Integer(1), "integers of at least 1", least=1)

SET = Field("set", ACTIONS, "1", "the subtraction set S, in pebbles")
TOTAL = Field("total_budget", Integer(0), "5", "the total budget TB, in dollars")
HEAP = Field("heap", Integer(0), "2", "the heap x, in pebbles")
BUDGET = Field(
    "budget", Integer(0), "1", "Left's part of the total budget, in dollars, at most all of it"
)
MARKER = Field("marker", Choice.of(ref.Player, ref.Player), "left", "who holds the marker")
BIDS = Field(
    "bids",
    SetOf(Integer(0), "integers of at least 0", least=1),
    "0,1,2,3,4,5",
    "the bids that exist, at most the total budget, of which some player can always place one; "
    "all of them where not given",
    optional=True,
)


Given = tuple[int, ...] | None
"""The bids that are given; None means all of them."""


def _pairs(TB: int, bids: Given) -> int:
    """How many pairs of bids there are at all partitions together, with either marker.

    A partition where a player cannot bid counts the other's bids. Nothing is listed by partition,
    for there may be far too many; what is no bid is refused later, by the reference.
    """
    if bids is None:
        return (TB + 1) * (TB + 2) * (TB + 3) // 3
    B = [b for b in bids if b <= TB]
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


def _bids(TB: int, bids: Given) -> tuple[int, ...]:
    return ref.all_bids(TB) if bids is None else ref.bidding_set(bids, TB)


def _heap_work(
    set: tuple[int, ...], total_budget: int, heap: int, bids: Given = None, **_rest: Any
) -> int:
    options = sum(s <= heap for s in set) ** 2
    return 2 * (heap + 1) * _pairs(total_budget, bids) * max(1, options)


Found = Callable[..., Iterator[ref.HeapRow]]
"""The rows of maximin, or those of minimax."""


def _last(found: Found, game: Game, heap: int, by: ref.Reading) -> ref.HeapRow:
    return deque(found(*game, heap, by), maxlen=1)[0]


def _heap_answer(
    set: tuple[int, ...],
    total_budget: int,
    heap: int,
    budget: int,
    marker: ref.Player,
    bids: Given = None,
    reading: str = "with-bid",
    row: Callable[..., ref.HeapRow] = _last,
) -> Mapping[str, Json]:
    p = ref.left_budget(budget, total_budget)
    game = Game(set, total_budget, _bids(total_budget, bids))
    both = (ref.rows, ref.minimax_rows)
    return _both(row(found, game, heap, READINGS[reading]).under(marker)[p] for found in both)


def _remembered_heap() -> Answer:
    known = Rows[tuple[Found, Game, ref.Reading], ref.HeapRow](
        lambda key: key[0](*key[1], MAX_ROWS, key[2])
    )

    def row(found: Found, game: Game, heap: int, by: ref.Reading) -> ref.HeapRow:
        if heap > MAX_ROWS:
            return _last(found, game, heap, by)
        return known.up_to((found, game, by), heap)[heap]

    return partial(_heap_answer, row=row)


def _both(values: Iterable[int | Fraction]) -> Mapping[str, Json]:
    return dict(zip(("value", "minimax"), map(kinds.exact, values), strict=True))


NAME = Text("a name")
MOVE = Tuple((NAME, NAME, Rational()), 'a list of moves, each ["from", "to", weight]')
MOVE_LIST = ListOf(MOVE, 'moves, each ["from", "to", weight]')
WEIGHTS = "weights are added to the score"
Moves = Sequence[tuple[str, str, int | Fraction]]


OWN_NAMES = {"left_moves": "left", "right_moves": "right"}
"""What the reference calls a field that has another name here."""


def _ruleset(
    positions: tuple[str, ...],
    left: Moves,
    right: Moves,
    penalties: Mapping[str, int | Fraction],
    total_budget: int,
    bids: Given = None,
) -> ref.Ruleset:
    def moves(given: Moves) -> tuple[dict[Any, Any], dict[Any, Any]]:
        options: dict[str, list[str]] = {x: [] for x in positions}
        for x, y, _weight in given:
            options.setdefault(x, []).append(y)
        return options, {(x, y): weight for x, y, weight in given}

    L, w_L = moves(left)
    R, w_R = moves(right)
    B = _bids(total_budget, bids)
    try:
        return ref.ruleset(positions, L, R, w_L, w_R, penalties, B, total_budget)
    except InvalidInput as error:
        own = OWN_NAMES.get(error.field, error.field)
        raise InvalidInput(own, error.given, error.allowed) from None


def _ruleset_work(
    positions: tuple[str, ...],
    left: Moves,
    right: Moves,
    total_budget: int,
    bids: Given = None,
    **_rest: Any,
) -> int:
    options = {x: [1, 1] for x in positions}
    for side, moves in enumerate((left, right)):
        for x, _y, _weight in moves:
            if x in options:
                options[x][side] += 1
    return 2 * _pairs(total_budget, bids) * sum(a * b for a, b in options.values())


def _ruleset_answer(
    position: str, budget: int, marker: ref.Player, reading: str = "with-bid", **rest: Any
) -> Mapping[str, Json]:
    gamma = _ruleset(**rest)
    p, by = ref.left_budget(budget, gamma.TB), READINGS[reading]
    both = (found(gamma, position, by) for found in (ref.maximin_table, ref.minimax_table))
    return _both(table[position].under(marker)[p] for table in both)


def _numbered(
    left: Any, right: Any, tau: tuple[int | Fraction, ...], position: int
) -> dict[str, Any]:
    """The fields of an explicit ruleset, its positions named by their numbers."""
    if position >= len(tau):
        raise InvalidInput("position", position, f"one of the {len(tau)} positions, from 0")
    for name, moves in (("left", left), ("right", right)):
        for move in moves:
            if max(move[:2]) >= len(tau):
                raise InvalidInput(name, list(move[:2]), f"the {len(tau)} positions, from 0")
    ends = set(range(len(tau))) - ({move[0] for move in left} & {move[0] for move in right})
    return {
        "positions": tuple(str(n) for n in range(len(tau))),
        "left": [(str(x), str(y), w) for x, y, w in left],
        "right": [(str(x), str(y), w) for x, y, w in right],
        "penalties": {str(n): each for n, each in enumerate(tau) if n in ends},
        "position": str(position),
    }


def _instance_work(left: Any, right: Any, tau: Any, position: int, **others: Any) -> int:
    return _ruleset_work(**_numbered(left, right, tau, position), **others)


def _instance_answer(
    left: Any, right: Any, tau: Any, position: int, **others: Any
) -> Mapping[str, Json]:
    return _ruleset_answer(**_numbered(left, right, tau, position), **others)


NUMBERED = Tuple((Integer(0), Integer(0), Rational()), "a list of moves, each [from, to, weight]")
NUMBERED_LIST = ListOf(NUMBERED, "moves, each [from, to, weight]")

VALUES = tuple(
    Part(name, Rational(), words, "bidding, Definition 1")
    for name, words in (("value", "maximin"), ("minimax", "minimax"))
)

SYSTEMS = (
    System(
        "bidding.outcome",
        "Maximin and minimax of a heap in bidding cumulative subtraction.",
        (SET, TOTAL, HEAP, BUDGET, MARKER, BIDS, READING),
        (
            Part("value", Integer(), "maximin, in pebbles", "bidding, Definitions 1 and 8"),
            Part("minimax", Integer(), "minimax, in pebbles", "bidding, Definitions 1 and 8"),
        ),
        _heap_work,
        _heap_answer,
        remembering=_remembered_heap,
        readings=Readings.of(READINGS),
    ),
    System(
        "bidding.ruleset",
        "Maximin and minimax of a position of an explicit finite acyclic ruleset (Definition 1).",
        (
            Field("positions", SetOf(NAME, "names"), '["x1","x2"]', "the positions"),
            Field("left", MOVE_LIST, "[]", f"Left's moves; {WEIGHTS}"),
            Field("right", MOVE_LIST, '[["x1","x2",1]]', f"Right's moves; {WEIGHTS}"),
            Field(
                "penalties",
                MapOf(Rational(), 'an object such as {"end": 0}'),
                '{"x1":0,"x2":0}',
                "a number for each position where a player has no move",
            ),
            TOTAL,
            Field(
                "position",
                Text("one of the positions"),
                "x1",
                "where play begins, one of the positions",
            ),
            BUDGET,
            MARKER,
            BIDS,
            READING,
        ),
        VALUES,
        _ruleset_work,
        _ruleset_answer,
        readings=Readings.of(READINGS),
    ),
    System(
        "bidding.instance",
        "The same of a ruleset as counterexamples have it: positions are numbers, tau a list.",
        (
            Field("left", NUMBERED_LIST, "[[1,0,0]]", f"Left's moves; {WEIGHTS}"),
            Field("right", NUMBERED_LIST, "[]", f"Right's moves; {WEIGHTS}"),
            Field(
                "tau",
                ListOf(Rational(), "exact numbers", least=1),
                "-1,0",
                "for each position, from 0, the penalty; of no use where both can move",
            ),
            TOTAL,
            Field("position", Integer(0), "1", "where play begins"),
            BUDGET,
            MARKER,
            BIDS,
            READING,
        ),
        VALUES,
        _instance_work,
        _instance_answer,
        readings=Readings.of(READINGS),
    ),
)
