"""Which questions about `positions` are published: what the document prints, and small ones."""

from collections.abc import Callable, Iterator, Mapping, Sequence
from itertools import product

from proofs_check.core.evidence import Json
from proofs_check.methods.printed import Row, printed_rows
from proofs_check.oracle.questions import HUGE, Question, subsets
from reference.positions import Play


def _piles(text: str) -> list[list[Json]]:
    """Positions as the printed lists have them: 1,2 3,5."""
    return [[int(pile) for pile in word.split(",")] for word in text.split()]


def _lists(prefix: str) -> Iterator[tuple[Row, list[list[Json]]]]:
    for row in printed_rows("positions", "lists"):
        if row["name"].startswith(prefix):
            yield row, _piles(row["values"])


def _printed(piles: list[Json], name: str, place: str, **told: Json) -> Question:
    """What the slides print of piles in normal play."""
    return Question({"piles": piles, "play": "normal"}, name, place, told)


def _moves(prefix: str) -> Iterator[Question]:
    """Of each N-position whose name has its piles the moves that are printed."""
    for row, found in _lists(prefix):
        given: list[Json] = [int(pile) for pile in row["name"].split("-")[2:]]
        yield _printed(given, row["name"], row["place"], position="N", moves=found)


def _subtraction() -> Iterator[Question]:
    for row in printed_rows("positions", "subtraction-grids"):
        S: list[Json] = [int(digit) for digit in row["grid"].partition("-")[0]]
        for h in range(12):
            if row[str(h)]:
                yield Question(
                    {"set": S, "heap": h, "play": "normal"},
                    f"{row['grid']}.{h}",
                    row["place"],
                    {"position": row[str(h)]},
                )
    sets: list[list[Json]] = [[], *subsets(4, 3), [2, 5], [1, HUGE]]
    for S, h, play in product(sets, (*range(10), 20, 21), Play):
        yield Question({"set": S, "heap": h, "play": play.value})


def _nim() -> Iterator[Question]:
    for row, found in _lists("nim-list"):
        for piles in found:
            name = f"{row['name']}.{'-'.join(map(str, piles))}"
            yield _printed(piles, name, row["place"], position="P")
    yield from _moves("nim-moves")
    for n, most in ((1, 8), (2, 6), (3, 4), (4, 2), (5, 1)):
        for pile in product(range(most + 1), repeat=n):
            for play in Play:
                yield Question({"piles": list(pile), "play": play.value})
    for play in Play:
        yield Question({"piles": [HUGE, HUGE, 1], "play": play.value})


def _wythoff() -> Iterator[Question]:
    grids: dict[str, list[Row]] = {}
    for row in printed_rows("positions", "wythoff-grids"):
        grids.setdefault(row["grid"], []).append(row)
    for grid, rows in grids.items():
        for row in rows:
            for b in range(15):
                if row[str(b)]:
                    name, piles = f"grid-{grid}.{row['row']}-{b}", [int(row["row"]), b]
                    yield _printed([*piles], name, row["place"], position=row[str(b)])
    for row in printed_rows("positions", "wythoff-table"):
        pair: list[Json] = [int(row["a"]), int(row["b"])]
        yield _printed(pair, f"table.n-{row['n']}", row["place"], position="P")
    yield from _moves("wythoff-moves")
    for a, b, play in product(range(9), range(9), Play):
        yield Question({"piles": [a, b], "play": play.value})
    # Its id is of a time when integers past 2^53 were no texts here; ids never change.
    large: list[Json] = ["1618033988749894848", "2618033988749894848"]
    yield Question({"piles": large, "play": "normal"}, "252f8ba45713")


def _nim_value() -> Iterator[Question]:
    sets: list[Sequence[Json]] = [(), *subsets(4, 3), (2, 5, 6)]
    for S, h in product(sets, (*range(9), 30)):
        yield Question({"set": list(S), "heap": h})
    for a, b in product(range(7), repeat=2):
        yield Question({"piles": [a, b]})


def _wythoff_pair() -> Iterator[Question]:
    for n in (*range(30), 10**6, HUGE):
        yield Question({"n": n})


PUBLISHED: Mapping[str, Callable[[], Iterator[Question]]] = {
    "positions.subtraction": _subtraction,
    "positions.nim": _nim,
    "positions.wythoff": _wythoff,
    "positions.nim_value": _nim_value,
    "positions.wythoff_pair": _wythoff_pair,
}
"""For each system, what yields its questions."""
