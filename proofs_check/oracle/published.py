"""Which questions the published vectors ask: what the documents print, and small ones."""

import csv
from collections.abc import Callable, Iterator, Mapping
from contextlib import suppress
from dataclasses import dataclass, field
from itertools import chain, combinations, combinations_with_replacement, product

from proofs_check.core.evidence import Json
from proofs_check.core.tables import printed_file
from reference.bidding import Player
from reference.cumulative import Convention
from reference.errors import InvalidInput
from reference.partizan import RULESETS, DotsAndBoxes, FairShares, Order, born_by, read, show
from reference.positions import Play
from reference.preferences import Preference, format_value, parse_value


@dataclass(frozen=True)
class Question:
    """A question; if a document prints the answer, or a part of it, where and what."""

    values: Mapping[str, Json]
    name: str = ""
    cite: str = ""
    printed: Mapping[str, Json] = field(default_factory=dict)


def _rows(document: str, name: str) -> Iterator[dict[str, str]]:
    with printed_file(document, f"{name}.csv").open(encoding="utf-8", newline="") as file:
        yield from csv.DictReader(file)


def _integers(text: str) -> list[Json]:
    return [int(word) for word in text.split()]


def _sets(largest: int, most: int) -> list[list[Json]]:
    """Every subset of 1 to `largest` with 1 to `most` members."""
    sizes = range(1, most + 1)
    found = (combinations(range(1, largest + 1), size) for size in sizes)
    return [list(S) for S in chain.from_iterable(found)]


HUGE = str(10**30)
"""Larger than any heap: an action that can never be played."""


def _cumulative_tables() -> Iterator[Question]:
    for row in _rows("cumulative", "table-1"):
        for X in ("FvF", "AvA"):
            yield Question(
                {"set": [3, 5], "heap": int(row["x"]), "convention": X},
                f"table-1.x-{row['x']}.{X}",
                row["place"],
                {"outcome": [int(row[f"{X}.first"]), int(row[f"{X}.second"])]},
            )
    tables: tuple[tuple[str, list[Json]], ...] = (
        ("table-2", [3, 8, 11, 13]),
        ("table-3", [4, 5, 9]),
    )
    for table, S in tables:
        for row in _rows("cumulative", table):
            for X in Convention:
                yield Question(
                    {"set": S, "heap": int(row["heap"]), "convention": X.value},
                    f"{table}.heap-{row['heap']}.{X}",
                    f"{row['place']}, {X}",
                    {
                        "outcome": [int(row[f"{X}.first"]), int(row[f"{X}.second"])],
                        "moves": _integers(row[f"{X}.moves"]),
                    },
                )


def _cumulative_outcome() -> Iterator[Question]:
    yield from _cumulative_tables()
    for row in _rows("cumulative", "worked-numbers"):
        if row["quantity"] in {"moves", "outcome"} and row["convention"] in set(Convention):
            yield Question(
                {
                    "set": _integers(row["set"]),
                    "heap": int(row["heap"]),
                    "convention": row["convention"],
                },
                row["claim"],
                row["place"],
                {row["quantity"]: _integers(row["printed"])},
            )
    small = [(S, h) for S in _sets(4, 2) for h in range(13)]
    wider = [(S, h) for S in _sets(7, 2) for h in (0, 1, 7, 8, 14, 20, 21)]
    three: list[tuple[list[Json], int]] = [(S, h) for S in _sets(6, 3) for h in (5, 12, 17)]
    others: list[tuple[list[Json], int]] = [([3, HUGE], 20), ([HUGE], 7), ([17], 17)]
    others += [([2, 4], h) for h in (50, 100, 500)]
    others += [([3, 5], h) for h in (14, 99, 1000)]
    for S, h in [*small, *wider, *three, *others]:
        for X in Convention:
            yield Question({"set": S, "heap": h, "convention": X.value})


def _cumulative_zero_sum() -> Iterator[Question]:
    for row in _rows("cumulative", "worked-numbers"):
        if row["quantity"] == "moves" and row["convention"] == "zero-sum":
            yield Question(
                {"set": _integers(row["set"]), "heap": int(row["heap"])},
                row["claim"],
                row["place"],
                {"moves": _integers(row["printed"])},
            )
    for S in _sets(5, 3):
        for h in (*range(11), 20, 33):
            yield Question({"set": S, "heap": h})
    for h in (100, 1000):
        yield Question({"set": [3, 5], "heap": h})
    yield Question({"set": [3, HUGE], "heap": 20})


def _bidding_outcome() -> Iterator[Question]:
    for row in _rows("bidding", "example-11"):
        for p in range(6):
            if row[f"p{p}"] != "?":
                yield Question(
                    {
                        "set": [1],
                        "total_budget": 5,
                        "heap": int(row["heap"]),
                        "budget": p,
                        "marker": "left",
                    },
                    f"example-11.row-{row['heap']}.p{p}",
                    row["place"],
                    {"value": int(row[f"p{p}"])},
                )
    # The rows of Figures 1 and 2 are of large heaps of the other parity than their labels say.
    for number, heaps in ((1, {"even": 25, "odd": 24}), (2, {"even": 25, "odd": 24})):
        for row in _rows("bidding", f"figure-{number}"):
            for p in range(int(row["total_budget"]) + 1):
                yield Question(
                    {
                        "set": [1],
                        "total_budget": int(row["total_budget"]),
                        "heap": heaps[row["labelled"]],
                        "budget": p,
                        "marker": "left",
                    },
                    f"figure-{number}.{row['labelled']}.p{p}",
                    f"{row['place']}, for heaps of the other parity",
                    {"value": int(row[f"p{p}"])},
                )
    sets: list[list[Json]] = [[1], [2], [1, 2], [1, 3]]
    for S, TB, h in product(sets, range(4), range(6)):
        for p, marker in product(range(TB + 1), Player):
            common: dict[str, Json] = {
                "set": S,
                "total_budget": TB,
                "heap": h,
                "budget": p,
                "marker": marker.value,
            }
            yield Question(common)
            if TB == 3 and h in {2, 3}:
                some: list[list[Json]] = [[0], [0, 1], [0, 3], [0, 1, 2, 3]]
                yield from (Question({**common, "bids": bids}) for bids in some)
    for p, marker in product(range(7), Player):
        yield Question(
            {"set": [2, 3], "total_budget": 6, "heap": 8, "budget": p, "marker": marker.value}
        )


def _bidding_ruleset() -> Iterator[Question]:
    example: dict[str, Json] = {
        "positions": ["x1", "x2"],
        "left": [],
        "right": [["x1", "x2", 1]],
        "penalties": {"x1": 0, "x2": 0},
        "total_budget": 1,
        "position": "x1",
    }
    for p, marker in product(range(2), Player):
        yield Question({**example, "budget": p, "marker": marker.value})
    arrow: dict[str, Json] = {
        "positions": ["a", "b", "c", "d"],
        "left": [["a", "b", "1/2"], ["a", "c", 2], ["b", "d", -1]],
        "right": [["a", "c", -3], ["b", "d", "5/3"], ["c", "d", 0]],
        "penalties": {"c": "-3/4", "d": 1},
    }
    ends: dict[str, Json] = {"positions": ["end"], "left": [], "right": []}
    for TB in range(4):
        for p, marker in product(range(TB + 1), Player):
            where: dict[str, Json] = {"total_budget": TB, "budget": p, "marker": marker.value}
            yield Question({**ends, "penalties": {"end": 0}, **where, "position": "end"})
            for position in "abcd":
                yield Question({**arrow, **where, "position": position})
            if TB > 1:
                yield Question({**arrow, **where, "position": "a", "bids": [0, TB]})


def _preferences_value() -> Iterator[Question]:
    for row in _rows("preferences", "values"):
        if not row["board"]:
            continue
        printed: dict[str, Json] = {}
        if "_" in row["value"]:
            printed = {"simple": row["value"]}
        else:
            # A value whose printed brackets do not match is asked for all the same.
            with suppress(InvalidInput):
                printed = {"value": format_value(parse_value(row["value"]))}
        yield Question(
            {
                "board": row["board"],
                "players": 3,
                "to_move": int(row["starts"]),
                "preference": row["preference"],
            },
            row["name"],
            row["place"],
            printed,
        )
    boards = ["".join(b) for n in (2, 3) for b in product("123", repeat=n) if len(set(b)) > 1]
    rows = ["1223", "1323", "12321", "12013", "12.31", "123123", "112233", "12/3.", "12/31"]
    for text, to_move, preference in product([*boards, *rows], (1, 2, 3), Preference):
        yield Question(
            {
                "board": text,
                "players": 3,
                "to_move": to_move,
                "preference": preference.value,
            }
        )
    graph: Json = {"tokens": [1, 2, 3, 1], "edges": [[0, 1], [1, 2], [2, 0], [2, 3]]}
    for board, players in ((graph, 3), ("1212", 2), ("1234", 4), ("12340", 5)):
        for preference in Preference:
            yield Question(
                {
                    "board": board,
                    "players": players,
                    "to_move": 1,
                    "preference": preference.value,
                }
            )


def _positions_subtraction() -> Iterator[Question]:
    for row in _rows("positions", "subtraction-grids"):
        S: list[Json] = [int(digit) for digit in row["grid"].partition("-")[0]]
        for h in range(12):
            if row[str(h)]:
                yield Question(
                    {"set": S, "heap": h, "play": "normal"},
                    f"{row['grid']}.{h}",
                    row["place"],
                    {"position": row[str(h)]},
                )
    subsets: list[list[Json]] = [[], *_sets(4, 3), [2, 5], [1, HUGE]]
    for S, h, play in product(subsets, (*range(10), 20, 21), Play):
        yield Question({"set": S, "heap": h, "play": play.value})


def _piles(text: str) -> list[list[Json]]:
    """Positions as the printed lists have them: 1,2 3,5."""
    return [[int(pile) for pile in word.split(",")] for word in text.split()]


def _lists(prefix: str) -> Iterator[tuple[dict[str, str], list[list[Json]]]]:
    for row in _rows("positions", "lists"):
        if row["name"].startswith(prefix):
            yield row, _piles(row["values"])


def _positions_nim() -> Iterator[Question]:
    for row, found in _lists("nim-list"):
        for piles in found:
            name = f"{row['name']}.{'-'.join(map(str, piles))}"
            yield Question(
                {"piles": piles, "play": "normal"}, name, row["place"], {"position": "P"}
            )
    for row, found in _lists("nim-moves"):
        given: list[Json] = [int(pile) for pile in row["name"].split("-")[2:]]
        yield Question(
            {"piles": given, "play": "normal"},
            row["name"],
            row["place"],
            {"position": "N", "moves": found},
        )
    for n, most in ((1, 8), (2, 6), (3, 4), (4, 2), (5, 1)):
        for pile in product(range(most + 1), repeat=n):
            for play in Play:
                yield Question({"piles": list(pile), "play": play.value})
    for play in Play:
        yield Question({"piles": [HUGE, HUGE, 1], "play": play.value})


def _positions_wythoff() -> Iterator[Question]:
    grids: dict[str, list[dict[str, str]]] = {}
    for row in _rows("positions", "wythoff-grids"):
        grids.setdefault(row["grid"], []).append(row)
    for grid, rows in grids.items():
        for row in rows:
            for b in range(15):
                if row[str(b)]:
                    yield Question(
                        {"piles": [int(row["row"]), b], "play": "normal"},
                        f"grid-{grid}.{row['row']}-{b}",
                        row["place"],
                        {"position": row[str(b)]},
                    )
    for row in _rows("positions", "wythoff-table"):
        yield Question(
            {"piles": [int(row["a"]), int(row["b"])], "play": "normal"},
            f"table.n-{row['n']}",
            row["place"],
            {"position": "P"},
        )
    for row, found in _lists("wythoff-moves"):
        given: list[Json] = [int(pile) for pile in row["name"].split("-")[2:]]
        yield Question(
            {"piles": given, "play": "normal"},
            row["name"],
            row["place"],
            {"position": "N", "moves": found},
        )
    for a, b, play in product(range(9), range(9), Play):
        yield Question({"piles": [a, b], "play": play.value})
    yield Question({"piles": [1618033988749894848, 2618033988749894848], "play": "normal"})


FORMS = (
    *("{|}", "{0|0}", "{1|1}", "{0,*|0}", "{*,^|0,^}", "{-1|1}", "{1|-1}", "{2|-1}", "{1||0|-1}"),
    *("{0||0|-1}", "{0,*,*2,*4|0,*,*2,*4}", "{0||||0|||0||0|-2}", "{1/2|}", "{-3|1}", "{1|31/8}"),
    *("^", "v", "^*", "^^", "^^*", "vv*", "*2", "*3", "* + *2", "^ + ^*", "1/2 + 1 - 2", "3/4"),
    *("tiny(1)", "miny(2)", "{2|0} + {1|-1}", "-{3|{1|0}}", "{{4|1}|-2}", "{3|1||0|-2}", "5^"),
)

POSITIONS: Mapping[str, tuple[str, ...]] = {
    "hackenbush": (
        *("0-1L", "0-1R", "0-1G", "0-1L 1-2R", "0-1L 1-2R 1-3G", "0-1G 1-2L", "0-1L 0-2R"),
        *("0-1L 0-1R", "0-1G 1-2G 2-0G", "0-1L 1-2L 2-0R", "0-0L", "0-1R 1-2G 1-2L"),
    ),
    "hackenbush-string": tuple(
        "".join(word) for n in (1, 2, 3) for word in product("LRG", repeat=n)
    ),
    "cutcake": tuple(f"{a}x{b}" for a, b in product(range(1, 6), repeat=2)),
    "push": tuple("".join(row) for n in (1, 2, 3) for row in product("LR.", repeat=n)),
    "shove": tuple("".join(row) for n in (1, 2, 3) for row in product("LR.", repeat=n)),
    "run-over": tuple("".join(row) for n in (1, 2, 3) for row in product("LR.", repeat=n)),
    "ski-jumps": ("L.", ".R", "L..", "L..R", "L../..R", ".L./R..", "L..../....R", "L/./R"),
    "nim": tuple(
        ",".join(map(str, piles))
        for n in (1, 2, 3)
        for piles in combinations_with_replacement(range(1, 4), n)
    ),
    "toads-and-frogs": (
        *("T.", "TF.", "T.F", "TF", "T..F", "TT.F", "T.FF", "TT.FF", "T.F.", "TF..TF", "TT..FF"),
        *("T.TF.F",),
    ),
}


def _equations() -> Iterator[tuple[dict[str, str], str, str]]:
    """The printed equations whose sides are games as they are written here."""
    for row in _rows("partizan", "equations"):
        try:
            read(row["left"])
            read(row["right"])
        except InvalidInput:
            continue  # a side that the text names by a letter
        if row["relation"] in set(Order):
            yield row, row["left"], row["right"]


def _partizan_value() -> Iterator[Question]:
    born = sorted((show(G) for G in born_by(2)), key=lambda text: (len(text), text))
    for game in [*born, *FORMS, *(f"{n}/{d}" for d in (2, 4, 8) for n in (-3, 1, 5))]:
        yield Question({"game": game})
    for ruleset, positions in POSITIONS.items():
        for position in positions:
            yield Question({"ruleset": ruleset, "position": position})
    for ruleset in ("push", "shove", "run-over"):
        for variant, position in product(RULESETS[ruleset].variants, ("LR", ".LR", "RL.", "R.L")):
            yield Question({"ruleset": ruleset, "position": position, "variant": variant.value})
    for position in ("L..R", "L../..R", ".L./R.."):
        for name in ("standard", "no-jumps", "no-jumps-leaving"):
            yield Question({"ruleset": "ski-jumps", "position": position, "variant": name})


def _partizan_compare() -> Iterator[Question]:
    for number, (row, left, right) in enumerate(_equations(), start=1):
        yield Question(
            {"left": left, "right": right},
            f"{row['claim']}.{number}",
            row["place"],
            {"order": row["relation"]},
        )
    born = sorted((show(G) for G in born_by(2)), key=lambda text: (len(text), text))
    for left, right in product(born, repeat=2):
        yield Question({"left": left, "right": right})


def _partizan_score() -> Iterator[Question]:
    lines = ("0.0-0.1", "0.0-1.0", "1.0-1.1", "0.1-1.1")
    boards = [
        f"1x1 {' '.join(drawn)}".strip() for n in range(5) for drawn in combinations(lines, n)
    ]
    boards += ["1x2", "2x1", "1x3", "2x2", "2x2 0.0-0.1 1.1-1.2", "1x4 0.0-0.1 0.2-1.2"]
    boards += [f"1x2 {line}" for line in ("0.0-0.1", "0.1-1.1", "0.0-1.0", "0.1-0.2")]
    for position in boards:
        yield Question({"ruleset": "dots-and-boxes", "position": position})
        yield Question(
            {
                "ruleset": "dots-and-boxes",
                "position": position,
                "variant": DotsAndBoxes.NO_EXTRA_TURN.value,
            }
        )
    for position in ("1x1", "1x2", "1x1 0.0-0.1A", "1x1 0.0-0.1A 0.0-1.0B", "1x2 0.1-1.1B"):
        yield Question(
            {
                "ruleset": "dots-and-boxes",
                "position": position,
                "variant": DotsAndBoxes.PRINTED.value,
            }
        )


def _partitions(total: int, most: int) -> Iterator[list[int]]:
    """Ascending lists of positive integers with this sum, none above `most`."""
    if total == 0:
        yield []
    for largest in range(1, min(total, most) + 1):
        for rest in _partitions(total - largest, largest):
            yield [*rest, largest]


def _partizan_loopy() -> Iterator[Question]:
    for coins in range(1, 9):
        for piles in _partitions(coins, coins):
            position = ",".join(map(str, piles))
            yield Question({"ruleset": "fair-shares", "position": position})
            for variant in FairShares if coins < 7 else ():
                yield Question(
                    {"ruleset": "fair-shares", "position": position, "variant": variant.value}
                )
    yield Question({"ruleset": "fair-shares", "position": "3,3,5"})


PUBLISHED: Mapping[str, Callable[[], Iterator[Question]]] = {
    "cumulative.outcome": _cumulative_outcome,
    "cumulative.zero_sum": _cumulative_zero_sum,
    "bidding.outcome": _bidding_outcome,
    "bidding.ruleset": _bidding_ruleset,
    "preferences.value": _preferences_value,
    "positions.subtraction": _positions_subtraction,
    "positions.nim": _positions_nim,
    "positions.wythoff": _positions_wythoff,
    "partizan.value": _partizan_value,
    "partizan.compare": _partizan_compare,
    "partizan.score": _partizan_score,
    "partizan.loopy": _partizan_loopy,
}
