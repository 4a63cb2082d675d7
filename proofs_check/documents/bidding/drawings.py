"""Counterexamples of this document: bid matrices, and budgets and marker turn by turn."""

from collections.abc import Iterator, Mapping, Sequence
from typing import Any

from proofs_check.core.evidence import Json
from proofs_check.core.pictures import Cell, Picture, Table
from reference.bidding import (
    BidMatrix,
    Player,
    as_ruleset,
    automaton,
    bid_matrix,
    maximin,
    ruleset_bid_matrix,
    symmetric,
    unitary_rows,
    value,
)
from reference.bidding.rulesets import Ruleset, ruleset
from reference.bidding.values import minimax

LARGEST_BUDGET = 12
LARGEST_HEAP = 40
"""Nobody follows more by hand."""


def drawings(claim: str, witness: Mapping[str, Json]) -> Sequence[Picture]:
    """The bid matrices where the counterexample is, and for heaps a play from there."""
    del claim
    heap = _heap(witness)
    if heap is not None:
        TB, x, p = heap
        return (
            *(_heap_matrix(TB, x, p, marker) for marker in Player),
            *(_turns(TB, x, p, marker) for marker in Player),
        )
    found = _ruleset(witness)
    return tuple(_rows(witness)) if found is None else tuple(_parting(*found))


def questions(claim: str, witness: Mapping[str, Json]) -> Sequence[str]:
    """What to ask the reference, on the command line and in Python."""
    del claim
    heap = _heap(witness)
    if heap is None:
        return ()
    TB, x, p = heap
    return [
        f"gameproof solve bidding.outcome set=1 total_budget={TB} heap={x} budget={p} marker={m}"
        for m in Player
    ] + [f"from reference.bidding import bid_matrix; bid_matrix({{1}}, {TB}, {x}, {p})"]


def _heap(witness: Mapping[str, Json]) -> tuple[int, int, int] | None:
    """Total budget, heap and Left's budget of a counterexample that names them."""
    instance = witness.get("instance")
    if not isinstance(instance, Mapping) or "bids" in instance or "B" in instance:
        return None
    TB = instance.get("total_budget", instance.get("TB"))
    x, p = instance.get("heap", instance.get("x")), instance.get("budget", instance.get("p"))
    if not isinstance(TB, int) or not isinstance(x, int) or not isinstance(p, int):
        return None
    fits = 0 <= p <= TB <= LARGEST_BUDGET and 1 <= x <= LARGEST_HEAP
    return (TB, x, p) if fits else None


def _heap_matrix(TB: int, x: int, p: int, marker: Player) -> Table:
    held = f"Left has {p} of {TB}, the marker is {_named(marker)}'s"
    caption = f"Heap {x}, {held}: what each pair of bids gives"
    return _matrix(caption, bid_matrix({1}, TB, x, p, marker))


def _named(player: Player) -> str:
    return str(player).capitalize()


def _matrix(caption: str, matrix: BidMatrix) -> Table:
    """A row for each of Right's bids, a column for each of Left's, and what decides, marked."""

    def bid(declared: Any) -> str:
        own = "no bid" if declared.bid is None else str(declared.bid)
        move = declared[1]
        return own if move in {1, None} else f"{own}, to {move}"

    rows = []
    for declared, cells, largest in zip(matrix.right, matrix.cells, matrix.maxima, strict=True):
        row: list[Cell | str] = [f"Right bids {bid(declared)}"]
        for value_, least in zip(cells, matrix.minima, strict=True):
            decides = value_ == least == matrix.maximin
            row.append(Cell(str(value_), "decides" if decides else ""))
        row.append(Cell(str(largest), "minimax" if largest == matrix.minimax else ""))
        rows.append(row)
    rows.append(
        [
            "minimum",
            *(Cell(str(v), "maximin" if v == matrix.maximin else "") for v in matrix.minima),
            f"{matrix.maximin} / {matrix.minimax}",
        ]
    )
    return Table(caption, ["", *(f"Left bids {bid(d)}" for d in matrix.left), "maximum"], rows)


def _turns(TB: int, x: int, p: int, marker: Player) -> Table:
    """A play: Left bids the least that secures her most, Right what is best against it."""
    rows = []
    score = 0
    began = marker
    value_ = value({1}, TB, x, p, marker)
    while x:
        matrix = bid_matrix({1}, TB, x, p, marker)
        column = matrix.minima.index(matrix.maximin)
        answers = [row[column] for row in matrix.cells]
        ours, theirs = matrix.left[column].bid, matrix.right[answers.index(min(answers))].bid
        assert ours is not None
        assert theirs is not None
        tie = ours == theirs
        wins = marker if tie else (Player.LEFT if ours > theirs else Player.RIGHT)
        had = [str(x), str(p), str(TB - p), str(marker), str(ours), str(theirs)]
        p += theirs if wins is Player.RIGHT else -ours
        if tie:
            marker = Player.RIGHT if marker is Player.LEFT else Player.LEFT
        score += 1 if wins is Player.LEFT else -1
        x -= 1
        rows.append(
            [*had, f"{wins}{', by the marker, which goes over' if tie else ''}", str(score)]
        )
    head = [
        "heap", "Left has", "Right has", "marker", "Left bids", "Right bids", "wins", "score",
    ]  # fmt: skip
    return Table(f"A play, the marker first {_named(began)}'s; its value is {value_}", head, rows)


def _ruleset(witness: Mapping[str, Json]) -> tuple[Ruleset, int] | None:
    """The explicit or symmetric ruleset of a counterexample, and the position to look at."""
    instance: Any = witness.get("instance")
    if not isinstance(instance, Mapping):
        return None
    if {"TB", "B", "moves"} <= set(instance):
        weighs = {(x, y): w for x, y, w in instance["moves"]}
        X = sorted({end for move in weighs for end in move})
        options = {x: [y for at, y in weighs if at == x] for x in X}
        gamma = symmetric(X, options, weighs, instance["B"], instance["TB"])
        return as_ruleset(gamma), instance.get("x", X[-1])
    if not {"total_budget", "bids", "left", "right", "tau"} <= set(instance):
        return None
    tau = dict(enumerate(instance["tau"]))
    given = {side: [tuple(m) for m in instance[side]] for side in ("left", "right")}
    TB, B = instance["total_budget"], instance["bids"]
    X = sorted(tau)
    moves_from = {side: {x for x, _, _ in own} for side, own in given.items()}
    ends = set(X) - (moves_from["left"] & moves_from["right"])
    moved = {
        side: {x: [y for at, y, _ in own if at == x] for x in X} for side, own in given.items()
    }
    weighed = {side: {(x, y): w for x, y, w in own} for side, own in given.items()}
    made = ruleset(
        X,
        moved["left"],
        moved["right"],
        weighed["left"],
        weighed["right"],
        {x: tau[x] for x in ends},
        B,
        TB,
    )
    return made, X[-1]


def _parting(gamma: Ruleset, x: int) -> list[Picture]:
    """The bid matrices of a position, with the marker at each, where they part or at 0."""
    pictures: list[Picture] = []
    for marker in Player:
        if not (gamma.L[x] or gamma.R[x]) or len(gamma.B) > LARGEST_BUDGET:
            continue
        budgets = range(gamma.TB + 1)
        parts = [p for p in budgets if maximin(gamma, x, p, marker) != minimax(gamma, x, p, marker)]
        p = parts[0] if parts else 0
        caption = f"Position {x}, Left has {p} of {gamma.TB}, the marker is {_named(marker)}'s" + (
            ": maximin and minimax differ" if parts else ""
        )
        pictures.append(_matrix(caption, ruleset_bid_matrix(gamma, x, p, marker)))
    return pictures


def _rows(witness: Mapping[str, Json]) -> Iterator[Picture]:
    """The outcomes of a heap beside the automaton; rows of values beside those that follow."""
    instance = witness.get("instance", witness)
    if not isinstance(instance, Mapping):
        return
    TB, heap = (_number(instance, *names) for names in (("total_budget", "TB"), ("heap",)))
    if TB is not None and heap is not None and TB <= LARGEST_BUDGET and heap <= LARGEST_HEAP:
        *_, last = unitary_rows(TB, heap)
        entries = automaton(TB)
        entry = (entries.even, entries.odd)[heap % 2]
        yield _by_budget(
            f"Heap {heap} at TB = {TB}: outcomes with the marker, and the automaton's entries",
            {f"heap {heap}": list(last), "automaton": list(entry)},
        )
    given = instance.get("rows")
    if isinstance(given, list | tuple) and all(isinstance(row, Mapping) for row in given):
        for row in given:
            assert isinstance(row, Mapping)
            yield _by_budget("The values that are assumed", row)
        if isinstance(after := witness.get("values"), Mapping):
            yield _by_budget("What follows for the next heap", after)


def _number(instance: Mapping[str, Json], *names: str) -> int | None:
    """The first of these fields that is a number, written as such or as text."""
    found = next((instance[name] for name in names if name in instance), None)
    if isinstance(found, str) and found.isdecimal():
        return int(found)
    return found if isinstance(found, int) else None


def _by_budget(caption: str, rows: Mapping[str, Json]) -> Table:
    """Lists with an entry for each of Left's budgets; entries that differ in a column marked."""
    own = {name: row for name, row in rows.items() if isinstance(row, list)}
    differ = [len(set(map(str, column))) > 1 for column in zip(*own.values(), strict=False)]
    head = ["", *(f"p = {p}" for p in range(len(differ)))]
    return Table(
        caption,
        head,
        [
            [
                name,
                *(
                    Cell(str(value), "differs" if other and name == "automaton" else "")
                    for value, other in zip(row, differ, strict=False)
                ),
            ]
            for name, row in own.items()
        ],
    )
