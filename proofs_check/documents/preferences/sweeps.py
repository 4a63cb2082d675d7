"""Table 1 past the length that is printed; boards that are no rows, players who differ."""

from collections import Counter
from collections.abc import Callable, Iterator, Mapping, Sequence
from functools import cache
from itertools import combinations, islice, permutations, product
from typing import Any

import numpy as np

import reference.preferences as ref
from proofs_check.core.evidence import Json, digest
from proofs_check.sweeps.shards import Found, Rows, Shard, Sweep, Tables, words

COLUMNS = ("games", "unsimplified", "syntactic", "selfish", "prudent")
PRINTED = 13
"""The longest rows of which the document prints the numbers."""
QUICK = 9
"""The longest rows that a default audit counts again."""
SMALL = 7
"""The longest rows whose games the reference counts."""


class Table1(Sweep):
    """How many games, and how many values under each preference, rows of each length have."""

    name = "preferences-table-1"
    document = "preferences"
    says = "Table 1: games and values of three-player Clobber on rows of each length"
    bound = "length"
    default, largest = 11, 15

    def shards(self, up_to: int) -> Iterator[Shard]:
        """One for each length and column."""
        for length in range(2, up_to + 1):
            for column in COLUMNS:
                yield Shard(f"{length:02}-{column}", {"length": length, "column": column})

    def look(self, shard: Shard) -> Found:
        from proofs_check.documents.preferences import engine

        length, column = shard.content["length"], shard.content["column"]
        if column == "games":
            number = engine.games(length)
            seal = digest([number])
        else:
            preference = engine.COLUMNS[COLUMNS.index(column) - 1]
            values = engine.compute(length, preference)
            number, seal = values.count(length), f"{values.digest(length):016x}"
        row: Json = [length, column, number]
        findings = ({"length": length, column: number},) if length > PRINTED else ()
        return Found(number, seal, {"row": row}, findings)

    def quick(self, shard: Shard) -> bool:
        return bool(shard.content["length"] <= QUICK)

    def inconsistent(self, shards: Sequence[tuple[Shard, int]], tables: Tables) -> str:
        cells = [
            (str(shard.content["length"]), shard.content["column"], str(cases))
            for shard, cases in shards
        ]
        rows = [(row["length"], row["column"], row["number"]) for row in tables["cells"]]
        return "" if rows == cells else "the numbers of cells are not those of the shards"

    def misstated(self, tables: Tables) -> str:
        for row in tables["cells"]:
            length = int(row["length"])
            small = row["column"] == "games" and length <= SMALL
            if small and int(row["number"]) != sum(1 for _ in ref.analysed_rows(length)):
                return f"the reference counts other games on rows of length {length}"
        return ""

    def tables(self, found: Sequence[tuple[Shard, Found]]) -> Mapping[str, Rows]:
        """One row a cell."""
        rows = (tuple(result.facts["row"]) for _, result in found)
        return {"cells": [("length", "column", "number"), *rows]}


Edges = tuple[tuple[int, int], ...]

FEW = 4
"""Boards of so many vertices a default audit evaluates again."""
VERY_FEW = 3
"""Boards of so many vertices are evaluated once more, each alone."""


@cache
def connected_graphs(vertices: int) -> tuple[Edges, ...]:
    """One of each connected graph with so many vertices, in the order of their edges.

    Without some vertex a connected graph is connected still, so that each is one of fewer vertices
    with one more beside some of these; of those that are alike the first in order is kept.

    >>> connected_graphs(3)
    (((0, 1), (0, 2)), ((0, 1), (0, 2), (1, 2)))
    """
    if vertices == 1:
        return ((),)
    pairs = list(combinations(range(vertices), 2))
    number = {pair: i for i, pair in enumerate(pairs)}
    weights = np.array(
        [
            [1 << len(pairs) >> number[min(p[a], p[b]), max(p[a], p[b])] + 1 for a, b in pairs]
            for p in permutations(range(vertices))
        ]
    )
    found = {
        int(
            weights[:, [number[pair] for pair in (*edges, *((v, vertices - 1) for v in beside))]]
            .sum(axis=1)
            .max()
        )
        for edges in connected_graphs(vertices - 1)
        for size in range(1, vertices)
        for beside in combinations(range(vertices - 1), size)
    }
    of = {
        code: tuple(q for i, q in enumerate(pairs) if code << i + 1 >> len(pairs) & 1)
        for code in found
    }
    return tuple(sorted(of.values(), key=lambda edges: (len(edges), edges)))


def grids(vertices: int) -> tuple[Edges, ...]:
    """The grids of several rows and as many columns or more with so many vertices.

    >>> grids(4)
    (((0, 1), (0, 2), (1, 3), (2, 3)),)
    """
    return tuple(
        tuple(
            (v, w)
            for v in range(vertices)
            for w in (v + 1, v + vertices // rows)
            if w < vertices and (w > v + 1 or w % (vertices // rows))
        )
        for rows in range(2, vertices)
        if vertices % rows == 0 and rows * rows <= vertices
    )


class Boards(Sweep):
    """Every board on some graphs, under each way in which players have one of the preferences."""

    document = "preferences"
    bound = "vertices"

    def __init__(
        self,
        name: str,
        shapes: Callable[[int], tuple[Edges, ...]],
        says: str,
        N: int,
        default: int,
        largest: int,
    ) -> None:
        """Clobber for N players on the shapes of each number of vertices."""
        self.name, self.says = name, f"Clobber for {N} players, player 1 beginning, {says}"
        self.shapes, self.N = shapes, N
        self.default, self.largest = default, largest
        alike = (ref.Preference.NONE, ref.Preference.SYNTACTIC)
        self.preferences = (
            *((one,) * N for one in alike),
            *product((ref.Preference.SELFISH, ref.Preference.PRUDENT), repeat=N),
        )

    def shards(self, up_to: int) -> Iterator[Shard]:
        """One for each number of vertices and the preferences of the players."""
        for v in range(2, up_to + 1):
            for chosen in self.preferences if self.shapes(v) else ():
                name = f"{v:02}-{'-'.join(one.value[:2] for one in chosen)}"
                yield Shard(name, {"vertices": v, "preferences": [one.value for one in chosen]})

    def look(self, shard: Shard) -> Found:
        """Evaluate each board."""
        v, chosen = shard.content["vertices"], self._preferences_of(shard)
        found = [self._found(edges, v, chosen) for edges in self.shapes(v)]
        rows: list[Json] = [row for row, _ in found]
        cases = sum(boards.total() for _, boards in found)
        seal = digest(
            sorted([ref.format_value(X), k] for X, k in boards.items()) for _, boards in found
        )
        return Found(cases, seal, {"rows": rows})

    def _preferences_of(self, shard: Shard) -> tuple[ref.Preference, ...]:
        return tuple(map(ref.Preference, shard.content["preferences"]))

    def _found(
        self, edges: Edges, v: int, chosen: tuple[ref.Preference, ...]
    ) -> tuple[list[Json], "Counter[Any]"]:
        """The row of a shape, and how many boards have each value."""
        game, _ = ref.graph([0] * v, edges, self.N)
        boards = (b for b in product(range(self.N + 1), repeat=v) if not ref.is_over(game, b))
        found = Counter(ref.values_of(game, ((board, 1) for board in boards), chosen))
        return self._row(edges, v, chosen, found), found

    def _row(
        self, edges: Edges, v: int, chosen: tuple[ref.Preference, ...], found: "Counter[Any]"
    ) -> list[Json]:
        """A row of the table."""
        simple = {X: x for X in found if (x := ref.as_simple(X, self.N)) is not None}
        return [
            words(f"{a}-{b}" for a, b in edges),
            v,
            words(one.value for one in chosen),
            found.total(),
            len(found),
            sum(k for X, k in found.items() if X not in simple),
            max(x.exponent for x in simple.values()),
            words(found[a] for a in range(1, self.N + 1)),
        ]

    def quick(self, shard: Shard) -> bool:
        return bool(shard.content["vertices"] <= FEW)

    def inconsistent(self, shards: Sequence[tuple[Shard, int]], tables: Tables) -> str:
        """A row for each shape of each shard, whose boards are its cases."""
        rows = iter(tables["boards"])
        for shard, cases in shards:
            v = shard.content["vertices"]
            own = list(islice(rows, len(self.shapes(v))))
            expected = [words(f"{a}-{b}" for a, b in edges) for edges in self.shapes(v)]
            chosen = words(one.value for one in self._preferences_of(shard))
            if [row["edges"] for row in own] != expected:
                return f"boards has other graphs of {v} vertices"
            if any((row["vertices"], row["preferences"]) != (str(v), chosen) for row in own):
                return f"boards has other players than shard {shard.name}"
            if sum(int(row["boards"]) for row in own) != cases:
                return f"the numbers of boards are not those of shard {shard.name}"
        return "" if next(rows, None) is None else "boards has more rows than shards give"

    def misstated(self, tables: Tables) -> str:
        for row in tables["boards"]:
            v = int(row["vertices"])
            if v > VERY_FEW:
                continue
            edges = tuple((int(e[0]), int(e[2])) for e in row["edges"].split())
            chosen = tuple(map(ref.Preference, row["preferences"].split()))
            game, _ = ref.graph([0] * v, edges, self.N)
            found = Counter(
                ref.value(game, board, 1, chosen)
                for board in product(range(self.N + 1), repeat=v)
                if not ref.is_over(game, board)
            )
            if list(map(str, self._row(edges, v, chosen, found))) != list(row.values()):
                return f"the reference finds another row of boards on {row['edges']}"
        return ""

    def tables(self, found: Sequence[tuple[Shard, Found]]) -> Mapping[str, Rows]:
        """One row for each shape and preferences."""
        rows = (tuple(row) for _, result in found for row in result.facts["rows"])
        return {"boards": [BOARDS, *rows]}


BOARDS = (
    *("edges", "vertices", "preferences", "boards", "values", "without_a_simple_value"),
    *("largest_exponent", "won_by_each"),
)
"""The columns: of the boards on which some player can move how many different values they have, how
many have no simple one, the largest exponent of a simple one, and how many each player has won."""


SWEEPS: tuple[Sweep, ...] = (
    Table1(),
    Boards(
        *("preferences-graphs", connected_graphs, "every board on every connected graph"),
        *(3, 5, 7),
    ),
    Boards(
        *("preferences-grids", grids, "every board on every grid of several rows and columns"),
        *(3, 6, 10),
    ),
    Boards(
        *("preferences-graphs-four", connected_graphs, "every board on every connected graph"),
        *(4, 4, 6),
    ),
)
