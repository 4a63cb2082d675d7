"""Definition 11 by itself and what prudent players make of games; how long plays last."""

from collections.abc import Callable, Collection, Iterable, Iterator, Sequence
from dataclasses import replace
from functools import cache
from itertools import combinations, compress, product
from random import Random
from textwrap import wrap
from typing import Any, TypeAlias

import reference.preferences as ref
from proofs_check.core.claim import Plan
from proofs_check.core.evidence import Json
from proofs_check.core.ranges import Found, Instance, Instances, Range, Sample, as_json
from proofs_check.documents.preferences import ranges, reference_answers as answers
from proofs_check.documents.preferences.readings import PRINTED
from reference.errors import InvalidInput
from reference.preferences.games import Game
from reference.preferences.relations import Relation, Relations

PRUDENT = ref.Preference.PRUDENT


def simple(X: ref.Value) -> Found:
    """Whether X is a simple value; its brackets show it."""
    return ref.as_simple(X) is not None, {"value": ranges.shown(X)}


# Definition 11, written out again without the reference's own recursion


@cache
def formula_11(c: ref.Comparison, X: ref.Value, Y: ref.Value) -> bool:
    """Definition 11 with Definition 12 in it; of the reference it asks X <_p Y alone."""
    if c.strictly_weaker(X, Y) or (ref.is_leaf(X) and ref.is_leaf(Y)):
        return c.strictly_weaker(X, Y)
    pairs = list(product(ref.members(X), ref.members(Y)))
    return any(formula_11(c, x, y) for x, y in pairs) and all(
        formula_11(c, x, y) or not formula_11(c, y, x) for x, y in pairs
    )


def or_first(c: ref.Comparison, X: ref.Value, Y: ref.Value) -> bool:
    """Definition 11 with its "or" first, where the comparison tells what of the children is so."""
    if ref.is_leaf(X) and ref.is_leaf(Y):
        return c.strictly_weaker(X, Y)
    pairs = list(product(ref.members(X), ref.members(Y)))
    below = [c.prudently_weaker(x, y) for x, y in pairs]
    above = [c.prudently_weaker(y, x) for x, y in pairs]
    each = all(own or not other for own, other in zip(below, above, strict=True))
    return any(below) and (c.strictly_weaker(X, Y) or each)


def in_words(c: ref.Comparison, X: ref.Value, Y: ref.Value) -> bool:
    """Some situation of X is worse than or incomparable to every situation of Y."""
    if c.strictly_weaker(X, Y):
        return True
    if c.strictly_weaker(Y, X) or (ref.is_leaf(X) and ref.is_leaf(Y)):
        return False
    return any(
        all(c.prudently_weaker(x, y) or c.prudently_incomparable(x, y) for y in ref.members(Y))
        for x in ref.members(X)
    )


def definition_11_of_lists(X: ref.Value, Y: ref.Value, c: Relations) -> bool:
    """Definition 11 where a leaf x is the list [x], also beside another leaf."""
    pairs = list(product(ref.members(X), ref.members(Y)))
    return c.strictly_weaker(X, Y) or (
        any(c.prudently_weaker(*pair) for pair in pairs)
        and all(c.prudently_weaker(*pair) or c.prudently_incomparable(*pair) for pair in pairs)
    )


@cache
def solutions(definition: Relation) -> tuple[frozenset[answers.Pair], ...]:
    """Every relation over the values of depth at most 1 that this Definition 11 allows.

    What it says of leaves is tried out; of lists it is what the definition makes of that, whether
    none or all of them are supposed to be related before.
    """
    c = answers.relation(1, PRINTED)
    leaves: list[answers.Pair] = [(x, y) for x in ranges.PLAYERS for y in ranges.PLAYERS]
    pairs: list[answers.Pair] = [
        (X, Y) for X in ranges.small_values(1) for Y in ranges.small_values(1)
    ]
    lists = frozenset(pairs).difference(leaves)
    strictly = {pair for pair in pairs if c.strictly_weaker(*pair)}

    def following(
        weaker: Collection[answers.Pair], among: Iterable[answers.Pair]
    ) -> frozenset[answers.Pair]:
        supposed = answers.Supposed(strictly_weaker=strictly, prudently_weaker=weaker)
        return frozenset(pair for pair in among if definition(*pair, supposed))

    found = []
    for signs in product((False, True), repeat=len(leaves)):
        weaker = frozenset(compress(leaves, signs))
        if following(weaker, leaves) == weaker:
            for supposed in (weaker, weaker | lists):
                before = following(supposed, pairs)
                after = following(before, pairs)
                if before == after and after not in found:
                    found.append(after)
    return tuple(found)


def shortest_cycle(
    related: answers.Related, reading: ref.Reading, values: tuple[ref.Value, ...]
) -> list[ref.Value]:
    """A shortest cycle through the first value that is on one; none where the relation has none."""
    left = answers.without_cycle(related, reading, values)
    for X in (X for X in values if X in left):
        paths = {X: [X]}
        waiting = [X]
        for Y in waiting:
            beyond = answers.above(related, reading, Y, values) & left
            for Z in (Z for Z in values if Z in beyond):
                if Z == X:
                    return paths[Y]
                if Z not in paths:
                    paths[Z] = [*paths[Y], Z]
                    waiting.append(Z)
    return []


# What prudent players come to


def prudent_value(game: Game, position: Any, start: int, reading: ref.Reading) -> ref.Value:
    """The value of a position with three prudent players."""
    if isinstance(game, ref.Clobber):
        evaluation = answers.played_on(game, PRUDENT, reading)
    else:
        evaluation = ref.Evaluation(game, PRUDENT, reading)
    (X,) = evaluation.values([(position, start)])
    return X


def prudent(board: str, start: int, reading: ref.Reading) -> ref.Value:
    """The prudent value of a row."""
    return answers.value_of(board, start, PRUDENT, reading)


def prudent_values(n: int, start: int, reading: ref.Reading) -> set[ref.Value]:
    """The different prudent values of the rows of Table 1 of one length."""
    return {prudent(board, start, reading) for board in ranges.analysed(n)}


def simple_in_play(game: Game, position: Any, start: int, reading: ref.Reading) -> Found:
    """Whether the value of a position with three prudent players is simple."""
    try:
        return simple(prudent_value(game, position, start, reading))
    except InvalidInput:
        return False, {"value": "none: some player discards every choice"}


def at_most(factor: int, reading: ref.Reading) -> Callable[[int, int], Found]:
    """At most so many times n values of rows of n vertices."""

    def holds(n: int, start: int) -> Found:
        found = len(prudent_values(n, start, reading))
        return found <= factor * n, {"values": found}

    return holds


ROWS = (ranges.rows(6, 9), ranges.rows(7, 9, (1,)))
"""Under Definition 11 as printed complex values come up from n = 8 on: that far `--deep` goes."""


def _as_game(plan: Range) -> Range:
    """Rows with who starts, each as a game, its position and who starts."""
    read, drawn = plan.read, plan.drawn
    assert read is not None
    assert drawn is not None

    def as_game(board: str, start: int) -> Instance:
        return ranges.path(len(board)), tuple(map(int, board)), start

    def rows_as_games(n: int) -> Iterator[Instance]:
        return (as_game(*each) for each in plan.make(n))

    return replace(
        plan,
        names="game position start",
        make=rows_as_games,
        measures={"n": lambda game, position, start: len(position)},
        at=_board_at,
        read=lambda at: as_game(*read({**at, "board": "".join(map(str, at["board"]))})),
        drawn=lambda random, level: as_game(*drawn(random, level)),
        smaller=None,
    )


def _board_at(game: ref.Clobber, position: ranges.Board, start: int) -> Json:
    return {"board": list(position), "starts": start}


def _full(columns: Iterable[int]) -> Iterator[Instance]:
    for width in columns:
        game, _ = ref.grid(f"{'1' * width}/{'1' * width}")
        for board, start in product(product(ranges.PLAYERS, repeat=2 * width), ranges.PLAYERS):
            if not ref.is_over(game, board):
                yield game, board, start


def _columns(game: ref.Clobber, position: ranges.Board, start: int) -> int:
    return len(position) // 2


def _random_board(random: Random, game: ref.Clobber, vertices: int) -> Instance:
    while True:
        board = tuple(random.choice((0, *ranges.PLAYERS)) for _ in range(vertices))
        if not ref.is_over(game, board):
            return game, board, random.choice(ranges.PLAYERS)


def _on_graph(random: Random, vertices: int) -> Instance:
    edges = [(0, 1), *((a, b) for a in range(vertices) for b in range(a))]
    game, _ = ref.graph([1] * vertices, [e for e in edges if e == (0, 1) or random.random() < 0.35])
    return _random_board(random, game, vertices)


GRIDS = Range(
    "every full board with a move on grids of 2 rows and {columns} columns, every starting player",
    "game position start",
    _full,
    {"columns": (2, 3)},
    measures={"columns": _columns},
    at=_board_at,
)
WIDER_GRIDS = Sample(
    "boards with a move on the grid of 2 rows and {columns} columns, any starting player",
    "game position start",
    lambda random, columns: _random_board(
        random, ref.grid(f"{'1' * columns}/{'1' * columns}")[0], 2 * columns
    ),
    {"columns": 4},
    measures={"columns": _columns},
    at=_board_at,
    count=100,
    count_deep=400,
)
GRAPHS = Sample(
    "boards with a move on graphs of {vertices} vertices, two of them joined and any others with "
    "probability 0.35, any starting player",
    "game position start",
    _on_graph,
    {"vertices": 7},
    measures={"vertices": lambda game, position, start: len(position)},
    at=lambda game, position, start: {
        "neighbours": as_json(game.neighbours),
        "board": list(position),
        "starts": start,
    },
    count=1000,
    count_deep=10_000,
)
PLAYED_GAMES = replace(
    ranges.GAMES,
    names="game position start",
    make=lambda random, positions: (ranges.random_game(random, 3, positions), 0, 1),
    measures={
        "positions": lambda game, position, start: len(game.moves),
        "moves": lambda game, position, start: ranges.moves_of(game),
    },
    at=lambda game, position, start: ranges.as_moves(game),
)
EVERYWHERE: tuple[Plan, ...] = (*map(_as_game, ROWS), GRIDS, WIDER_GRIDS, GRAPHS, PLAYED_GAMES)
"""Games with three players, each with its first position and who starts."""
PROVED_EVERYWHERE: tuple[Plan, ...] = (
    *(_as_game(of) for of in (ranges.rows(5, 9), ranges.rows(6, 9, (1,)))),
    GRIDS,
    *(replace(of, count=of.count // 10) for of in (WIDER_GRIDS, GRAPHS, PLAYED_GAMES)),
)
"""The same, less of it by default: for what a theorem says."""
SMALL: tuple[Plan, ...] = (_as_game(ranges.rows(6, 8)), WIDER_GRIDS, GRAPHS, PLAYED_GAMES)


POSITIONS = ranges.positions(7, 9)
LENGTHS = Range(
    "n = 2 to {n}, every starting player",
    "n start",
    lambda n: product(range(2, n + 1), ranges.PLAYERS),
    {"n": 7},
    {"n": 9},
)
FIRST_STARTS = Range(
    "n = 2 to {n}, player 1 starting",
    "n start",
    lambda n: ((m, 1) for m in range(2, n + 1)),
    {"n": 8},
    {"n": 9},
)
COUNTED = (LENGTHS, FIRST_STARTS)
"""Lengths of the same rows."""

_ROWS_OF_10 = wrap(
    "30202102313123312201223020322123333212312301032031320210312223012232311332213031"
    "23132212223123223211312013131232131222131233120221321132231331223132213111221331"
    "32113213123213131332233311232213231332212231321331123231322132212123212312123121"
    "2331232321321131233221313023213332213231313121332123213131323121123312",
    width=10,
)
_ROWS_OF_11 = wrap(
    "32320332333133110221213121031133132113033313312333223213111223311220312212011213"
    "01221231231233131123122121231223131112312331322211322130232113132312121313132232"
    "33221233231332312323132211221323331212132323212313122121323123332321132233231223"
    "12333231131223122133113232131231121131323231213231132322133212123122231323333211"
    "22321213112113212232132133231112222313132313122213113231321231212321212212312211"
    "31123213222121131232122331311223211032313112132213131123311232222131113123131212"
    "312232311231223",
    width=11,
)


def _side_by_side(boards: Sequence[str]) -> Instances:
    return Instances(
        f"{len(boards)} rows of {len(boards[0])} vertices, player 1 starting",
        "boards",
        lambda: [(tuple(boards),)],
        at=list,
    )


ROWS_OF_10, ROWS_OF_11 = _side_by_side(_ROWS_OF_10), _side_by_side(_ROWS_OF_11)
"""Of each other prudent values by Definition 11 as printed, where a list [x] of one list is not x,
as Table 1 has it: of the shorter ones some differ in that alone.
"""


def by_definition_11(boards: tuple[str, ...]) -> tuple[int, int]:
    """How many prudent values rows have by Definition 11 as printed, and how many if [x] is x."""
    found = {prudent(board, 1, PRINTED) for board in boards}
    return len(found), len(set(map(_bare, found)))


def _bare(x: ref.Value) -> ref.Value:
    return x if isinstance(x, int) else ref.list_value_same(map(_bare, x))


Options: TypeAlias = "frozenset[Options]"
"""A position of a game in which all players have the same moves: where they lead to."""


def impartial_games(moves: int) -> Iterator[tuple[ref.ExplicitGame]]:
    """Yield games in which all players have the same moves, with up to so many, fewer first.

    Of positions with the same moves one is enough: they have the same value.
    """
    end: Options = frozenset()
    found, waiting = {frozenset({end}): 0}, [frozenset({end})]
    for game in waiting:
        room = moves - found[game]
        for size in range(1, min(room, len(game)) + 1):
            for options in map(frozenset, combinations(game, size)):
                larger = game | {options}
                if options not in game and larger not in found:
                    found[larger] = found[game] + size
                    waiting.append(larger)
    for game in sorted(waiting, key=lambda game: found[game]):
        starts = game.difference(*game)
        if len(starts) == 1 and end not in starts:
            others = sorted(game - starts, key=_longest, reverse=True)
            names = {position: name for name, position in enumerate([*starts, *others])}
            yield (
                ref.explicit_game(
                    3,
                    {
                        name: {i: sorted(names[o] for o in position) for i in ranges.PLAYERS}
                        for position, name in names.items()
                    },
                ),
            )


def _longest(position: Options) -> int:
    """How many moves can follow one another from a position."""
    return max((1 + _longest(option) for option in position), default=0)


# How long plays last


def longest_play(game: Any, state: tuple[Any, int], skipped: int = 1) -> int:
    """The depth of the tree below a position and a player to move.

    `skipped`: how much a skipped turn adds; a move adds 1.
    """
    evaluation = ref.Evaluation(game)
    depth: dict[Any, int] = {}

    def of(at: Any) -> int:
        if ref.is_over(game, at[0]):
            return 0
        if at not in depth:
            moved = any(True for _ in game.options(*at))
            depth[at] = (1 if moved else skipped) + max(map(of, evaluation.children(at)))
        return depth[at]

    return of(state)


def simple_list(names: Iterable[str], p: int, reading: ref.Reading) -> ref.Value:
    """What prudent player p makes of simple values, given by their names."""
    return answers.simplifier(PRUDENT, reading).simplify(list(map(ranges.named, names)), p)


def lists_of_simple_values(size: int, most: int) -> Iterable[tuple[tuple[str, ...], int]]:
    """Every list of at most so many simple values, each with every player."""
    names = [f"{a}_{i}" for i, a in product(range(most + 1), ranges.PLAYERS)]
    for k in range(1, size + 1):
        for S in combinations(names, k):
            for p in ranges.PLAYERS:
                yield S, p
