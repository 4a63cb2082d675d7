"""The ranges of this document's claims: values, pairs, exponents, rows, positions, games."""

from collections.abc import Iterable, Iterator
from functools import cache, lru_cache
from itertools import combinations, pairwise, product
from random import Random

import reference.preferences as ref
from proofs_check.core.evidence import Json
from proofs_check.core.ranges import Instances, Range, Sample, range_of

PLAYERS = (1, 2, 3)
Board = tuple[int, ...]
"""What the vertices of a row hold."""


@lru_cache(maxsize=10_000)
def named(name: str) -> ref.Value:
    """The value with this name, `2_1` or brackets."""
    return ref.parse_value(name)


@lru_cache(maxsize=100_000)
def shown(X: ref.Value) -> str:
    return ref.format_value(X)


@lru_cache(maxsize=100_000)
def depth(X: ref.Value) -> int:
    """How many brackets stand within one another."""
    return ref.nesting(X)


@lru_cache(maxsize=100_000)
def nodes(X: ref.Value) -> int:
    """How many different values X contains, its own included."""
    return len(ref.contained(X))


ITSELF = Instances("the statement itself", "", lambda: [()])
"""For a statement without a parameter."""
EACH_PLAYER = Instances("each of players 1 to 3", "i", lambda: ((i,) for i in PLAYERS))


# Values


@cache
def small_values(depth: int) -> tuple[ref.Value, ...]:
    """Every value for three players nested at most so deeply, shortest brackets first.

    There are 3 of depth 0, 7 of depth 1, 127 of depth 2.
    """
    found: set[ref.Value] = set(PLAYERS)
    for _ in range(depth):
        lists = {
            frozenset(chosen)
            for size in range(1, len(found) + 1)
            for chosen in combinations(sorted(found, key=shown), size)
        }
        found |= {X for X in lists if len(X) > 1 or not ref.is_leaf(next(iter(X)))}
    return tuple(sorted(found, key=lambda X: (len(shown(X)), shown(X))))


@cache
def short_values(most: int) -> tuple[ref.Value, ...]:
    """Every value for three players with at most so many characters, the shortest first.

    There are 148 with at most 13.
    """
    found: list[ref.Value] = list(PLAYERS)
    for length in range(5, most + 1):
        lists = {frozenset(chosen) for chosen in _choices(tuple(found), 0, length - 2)}
        found += sorted(
            (X for X in lists if len(X) > 1 or not ref.is_leaf(min(X, key=shown))), key=shown
        )
    return tuple(found)


def _choices(
    values: tuple[ref.Value, ...], first: int, room: int
) -> Iterator[tuple[ref.Value, ...]]:
    """Values that fill so many characters, with commas between them; the shortest stand first."""
    for k in range(first, len(values)):
        length = len(shown(values[k]))
        if length == room:
            yield (values[k],)
        elif length > room:
            break
        else:
            for others in _choices(values, k + 1, room - length - 1):
                yield (values[k], *others)


def random_value(random: Random, depth: int, most: int = 3) -> ref.Value:
    """A value nested at most so deeply."""
    if depth == 0 or random.random() < 0.2:
        return random.choice(PLAYERS)
    chosen = {random_value(random, depth - 1, most) for _ in range(random.randint(1, most))}
    if len(chosen) == 1 and ref.is_leaf(next(iter(chosen))):
        return next(iter(chosen))
    return frozenset(chosen)


def smaller_values(X: ref.Value) -> Iterator[ref.Value]:
    """The members of X, and X with a member left out, or with a smaller one in its place."""
    if ref.is_leaf(X):
        return
    own = sorted(ref.members(X), key=shown)
    yield from own
    for at, member in enumerate(own):
        others = [*own[:at], *own[at + 1 :]]
        yield from (ref.list_value(others) for _ in range(bool(others)))
        yield from (ref.list_value([*others, less]) for less in smaller_values(member))


def deeper_value(random: Random, level: int) -> ref.Value:
    """A value nested more deeply than those that are enumerated, from level to level more so."""
    return random_value(random, 3 + level % 4, 2 + level % 2)


def deeper_pair(random: Random, level: int) -> tuple[ref.Value, ref.Value]:
    """Two such values, or one beside something smaller, or beside what holds it."""
    X = deeper_value(random, level)
    near = [
        *smaller_values(X),
        ref.list_value([X, random_value(random, 2)]),
        deeper_value(random, level),
    ]
    Y = random.choice(near) if random.random() < 0.5 else near[-1]
    return (X, Y) if random.random() < 0.5 else (Y, X)


def smaller_pairs(X: ref.Value, Y: ref.Value) -> Iterator[tuple[ref.Value, ref.Value]]:
    """One of the two made smaller."""
    yield from ((less, Y) for less in smaller_values(X))
    yield from ((X, less) for less in smaller_values(Y))


def wrapped(X: ref.Value, brackets: int) -> ref.Value:
    """X in so many pairs of brackets."""
    for _ in range(brackets):
        X = ref.list_value([X])
    return X


def written(x: Iterable[ref.Value]) -> str:
    """A list as it may be written, its members in this order."""
    return f"[{','.join(map(shown, x))}]"


def leaves(X: ref.Value) -> set[ref.Value]:
    return {a for a in ref.contained(X) if ref.is_leaf(a)}


def turns_after(i: int, by: int) -> int:
    """The player whose turn is so many after that of player i."""
    return (i - 1 + by) % 3 + 1


def renumbered(X: ref.Value, by: int) -> ref.Value:
    """A value with every player's number so much higher, cyclically."""
    if isinstance(X, int):
        return turns_after(X, by)
    return frozenset(renumbered(x, by) for x in X)


def deepest(*values: ref.Value) -> int:
    return max(map(depth, values))


VALUES = Range(
    "every value of depth <= {depth}",
    "X",
    lambda depth: ((X,) for X in small_values(depth)),
    {"depth": 2},
    measures={"depth": depth, "nodes": nodes},
    at=shown,
    read=lambda at: (ref.parse_value(at),),
    drawn=lambda random, level: (deeper_value(random, level),),
    smaller=lambda X: ((less,) for less in smaller_values(X)),
)
RANDOM_VALUES = Sample(
    "values of depth <= {depth} with at most 3 members a list",
    "X",
    lambda random, depth: (random_value(random, depth),),
    {"depth": 4},
    measures={"depth": depth, "nodes": nodes},
    at=shown,
    count=300,
    count_deep=3000,
)
TRIED = (VALUES, RANDOM_VALUES)
"""A statement about a value: all small ones, and random deeper ones."""


TRIED_LISTS = tuple(of.where("lists only", lambda X: not ref.is_leaf(X)) for of in TRIED)


def named_values(*names: str) -> Instances:
    """The values that the statement names."""
    return Instances(" and ".join(names), "name", lambda: ((name,) for name in names))


def pair_at(X: ref.Value, Y: ref.Value) -> Json:
    """Two values that player 1 compares, as evidence names them."""
    return {"player": 1, "X": shown(X), "Y": shown(Y)}


def list_at(X: tuple[ref.Value, ...]) -> Json:
    """A list from which player 1 chooses, as evidence names it."""
    return {"player": 1, "list": list(map(shown, X))}


PAIRS = Range(
    "every pair of values of depth <= {depth}, player 1",
    "X Y",
    lambda depth: product(small_values(depth), repeat=2),
    {"depth": 2},
    measures={"depth": deepest},
    at=pair_at,
    read=lambda at: (ref.parse_value(at["X"]), ref.parse_value(at["Y"])),
    drawn=deeper_pair,
    smaller=smaller_pairs,
)
RANDOM_PAIRS = Sample(
    "pairs of values of depth <= {depth} with at most 3 members a list, player 1",
    "X Y",
    lambda random, depth: (random_value(random, depth), random_value(random, depth)),
    {"depth": 4},
    measures={"depth": deepest},
    at=pair_at,
    count=200,
    count_deep=2000,
)
TRIED_PAIRS = (PAIRS, RANDOM_PAIRS)
"""A statement about two values; other players' relations are the same, renumbered."""

TRIPLES = Range(
    "every three values of depth <= {depth}, all Z for one X and Y together, player 1",
    "X Y Z",
    lambda depth: ((X, Y, small_values(depth)) for X, Y in product(small_values(depth), repeat=2)),
    {"depth": 2},
    measures={"depth": lambda X, Y, Z: max(depth(X), depth(Y))},
    at=lambda X, Y, Z: pair_at(X, Y),
    read=lambda at: (ref.parse_value(at["X"]), ref.parse_value(at["Y"]), small_values(2)),
    drawn=lambda random, level: (*deeper_pair(random, level), small_values(2)),
    smaller=lambda X, Y, Z: ((*less, Z) for less in smaller_pairs(X, Y)),
)
"""X, Y, and the tuple of all Z, which do not get larger."""

SHORT_PAIRS = Range(
    "every pair of values of at most {characters} characters, player 1",
    "X Y",
    lambda characters: product(short_values(characters), repeat=2),
    {"characters": 13},
    measures={"characters": lambda X, Y: max(len(shown(X)), len(shown(Y)))},
    at=pair_at,
)
SHORT_TRIPLES = Range(
    "every three values of at most {characters} characters, all Z for one X and Y together, "
    "player 1",
    "X Y Z",
    lambda characters: (
        (X, Y, short_values(characters)) for X, Y in product(short_values(characters), repeat=2)
    ),
    {"characters": 13},
    measures={"characters": lambda X, Y, Z: max(len(shown(X)), len(shown(Y)))},
    at=lambda X, Y, Z: pair_at(X, Y),
)

LISTS = Range(
    "every list of values of depth <= {depth}, all of them at once, player 1",
    "X",
    lambda depth: [(small_values(depth),)],
    {"depth": 2},
    measures={"depth": lambda X: deepest(*X)},
    at=lambda X: {"player": 1, "values": len(X)},
)
"""The tuple of all values: a list from which all goes holds a cycle, and so do all values."""

SHORT_LISTS = Range(
    "every list of values of at most {characters} characters, all of them at once, player 1",
    "X",
    lambda characters: [(short_values(characters),)],
    {"characters": 13},
    {"characters": 15},
    measures={"characters": lambda X: max(len(shown(x)) for x in X)},
    at=lambda X: {"player": 1, "values": len(X)},
)

BESIDE_A_LEAF = "{}, Y any list of at most {{characters}} characters and a a player, player 1"


def beside_a_leaf(characters: int) -> Iterator[tuple[ref.Value, ref.Value]]:
    """Yield [[Y],[a,Y]] with [[Y]]: the same Y, chosen from by the same player, with and without a.

    Where it is known who chooses, each may be avoided for the other; found by a search.
    """
    for Y, a in product(short_values(characters), PLAYERS):
        if not ref.is_leaf(Y):
            yield frozenset({frozenset({Y}), frozenset({a, Y})}), wrapped(Y, 2)


def _characters(*values: ref.Value) -> int:
    """How many characters the Y of two such values has."""
    return len(shown(values[1])) - 4


PAIRS_BESIDE_A_LEAF = Range(
    BESIDE_A_LEAF.format("[[Y],[a,Y]] with [[Y]]"),
    "X Y",
    beside_a_leaf,
    {"characters": 15},
    measures={"characters": _characters},
    at=pair_at,
)
LISTS_BESIDE_A_LEAF = Range(
    BESIDE_A_LEAF.format("the list of [[Y],[a,Y]] and [[Y]]"),
    "X",
    lambda characters: ((both,) for both in beside_a_leaf(characters)),
    {"characters": 15},
    measures={"characters": lambda X: _characters(*X)},
    at=list_at,
)

IN_A_CIRCLE = (
    "[[1,2],[[[1,2]],[2,[1,3]]]]",
    "[[2,[[1,3]]],[[1,3],[[1,3]]]]",
    "[[1,3],[[1,2],[3,[1,2]]]]",
)
THREE_IN_A_CIRCLE = Range(
    f"the list of {' and '.join(IN_A_CIRCLE)}, player 1",
    "X",
    lambda: [(tuple(map(named, IN_A_CIRCLE)),)],
    at=list_at,
)
"""Each is avoided for the next where it is known who chooses, and none is strictly weaker, so that
the words before Definition 11 leave none either; found by a search.
"""


# Rules 2 and 3


def for_players(most: int) -> Range:
    """Every small value, for 2 and more players."""
    return Range(
        "every value of depth <= {depth} whose leaves are players 1 to 3, N = 2 up to {N} players",
        "x N",
        lambda depth, N: (
            (x, n)
            for n in range(2, N + 1)
            for x in small_values(depth)
            if leaves(x) <= set(range(1, n + 1))
        ),
        {"depth": 2, "N": most},
        measures={"depth": lambda x, N: depth(x)},
        at=lambda x, N: {"value": shown(x), "players": N},
        read=lambda at: (ref.parse_value(at["value"], at["players"]), at["players"]),
        drawn=lambda random, level: (deeper_value(random, level), random.randint(3, most + 1)),
        smaller=lambda x, N: ((less, N) for less in smaller_values(x)),
    )


RANDOM_FOR_PLAYERS = Sample(
    "values of depth <= {depth} with at most 3 members a list, N = 3 or 4 players",
    "x N",
    lambda random, depth: (random_value(random, depth), random.choice((3, 4))),
    {"depth": 4},
    measures={"depth": lambda x, N: depth(x)},
    at=lambda x, N: {"value": shown(x), "players": N},
    count=60,
    count_deep=600,
)


def merging(most: int) -> Range:
    """Values x_1, ..., x_m, and a list of leaves to be merged with them."""

    def make(m: int, N: int) -> Iterator[tuple[frozenset[ref.Value], ref.Value, int, int]]:
        for n in range(2, N + 1):
            own = [X for X in small_values(1) if leaves(X) <= set(range(1, n + 1))]
            sets = [frozenset(x) for k in range(1, m + 1) for x in combinations(own, k)]
            for x, y, mover in product(sets, own, range(1, n + 1)):
                if not ref.is_leaf(y):
                    yield x, y, mover, n

    return Range(
        "every x_1, ..., x_m of depth <= 1 with m <= {m}, every list y of leaves, every player of "
        "N = 2 up to {N} to move",
        "x y mover N",
        make,
        {"m": 2, "N": most},
        measures={"m": lambda x, y, mover, N: len(x)},
        at=lambda x, y, mover, N: {
            "beside": sorted(map(shown, x)),
            "list": shown(y),
            "mover": mover,
            "players": N,
        },
    )


def beside_at(x: ref.Value, y: ref.Value) -> Json:
    """A value and the list beside it, as evidence names them."""
    return {"beside": shown(x), "list": shown(y)}


def _list(text: str) -> ref.Value:
    """The list that is written so; `ValueError`: it is a player."""
    y = ref.parse_value(text)
    if ref.is_leaf(y):
        raise ValueError(f"{text!r} is no list")
    return y


def _deeper_list(random: Random, level: int) -> ref.Value:
    y = deeper_value(random, level)
    return wrapped(ref.list_value([1, 2]), 2) if ref.is_leaf(y) else y


BESIDE = Range(
    "every value x of depth <= 1 and every list y of depth <= {depth}",
    "x y",
    lambda depth: (
        (x, y) for x, y in product(small_values(1), small_values(depth)) if not ref.is_leaf(y)
    ),
    {"depth": 2},
    measures={"depth": deepest},
    at=beside_at,
    read=lambda at: (ref.parse_value(at["beside"]), _list(at["list"])),
    drawn=lambda random, level: (random_value(random, 2), _deeper_list(random, level)),
    smaller=lambda x, y: ((a, b) for a, b in smaller_pairs(x, y) if not ref.is_leaf(b)),
)
RANDOM_BESIDE = Sample(
    "a value of depth <= {depth} and one beside it",
    "x y",
    lambda random, depth: (random_value(random, depth - 1), random_value(random, depth)),
    {"depth": 3},
    measures={"depth": deepest},
    at=beside_at,
    count=300,
    count_deep=3000,
).where("a list to merge", lambda x, y: not ref.is_leaf(y))


# Exponents


def exponents(first: int = 0, step: int = 1, most: int = 12, deep: int = 18) -> Range:
    """The i of statements about a_i; `step` 2 for even or odd i only.

    The bounds are the greatest such i that is not above `most`, and `deep`.
    """
    words = f"i = {first} to {{i}}" + (f" by {step}" if step > 1 else "")
    return Range(
        words,
        "i",
        lambda i: ((k,) for k in range(first, i + 1, step)),
        {"i": most - (most - first) % step},
        {"i": deep - (deep - first) % step},
    )


SIMPLE_VALUES = Range(
    "a_i with i <= {i}",
    "a i",
    lambda i: ((a, k) for k, a in product(range(i + 1), PLAYERS)),
    {"i": 12},
    {"i": 18},
    at=lambda a, i: {"base": a, "exponent": i},
)
"""The base a and the exponent i."""

PLAYER = Range(
    "every player i <= {i} of N, for N = 2 to {N}",
    "N i",
    lambda N, i: ((n, k) for n in range(2, N + 1) for k in range(1, n + 1)),
    {"N": 9, "i": 9},
    at=lambda N, i: {"players": N, "player": i},
)
"""Each player, for several numbers of players."""


# Rows, and the positions that come up on them


@cache
def analysed(n: int) -> tuple[str, ...]:
    """The rows of Table 1 of one length."""
    return tuple(ref.analysed_rows(n))


def all_boards(n: int, N: int = 3) -> Iterator[Board]:
    """Every 1 x n board, also those that Table 1 leaves out."""
    return product(range(N + 1), repeat=n)


@cache
def path(n: int, N: int = 3) -> ref.Clobber:
    """Clobber on a row of n vertices."""
    return ref.row("1" * n, N)[0]


def playable_boards(n: int, N: int = 3) -> Iterator[Board]:
    """Those on which some player can move."""
    game = path(n, N)
    return (board for board in all_boards(n, N) if not ref.is_over(game, board))


MOST_REMEMBERED = 1 << 17
"""Positions, each with a player, of which a game remembers the moves."""


class Remembering:
    """A game that remembers its moves: each preference and reading asks for the same again."""

    def __init__(self, game: ref.Clobber) -> None:
        self.players = game.players
        self.options = lru_cache(MOST_REMEMBERED)(lambda board, i: tuple(game.options(board, i)))


@cache
def remembered(n: int) -> ref.Clobber | Remembering:
    """Clobber on a row of n vertices, its moves remembered where there are not too many."""
    return Remembering(path(n)) if n <= 8 else path(n)


@cache
def reached(n: int, start: int = 1) -> tuple[tuple[Board, int], ...]:
    """The positions, with the player to move, that come up from the rows of Table 1 of a length."""
    evaluation = ref.Evaluation(remembered(n))
    evaluation.values((tuple(map(int, board)), start) for board in analysed(n))
    return tuple(evaluation.known)


def tidied(board: str) -> str:
    """A row as Table 1 counts it: nothing empty at an end or twice, the greater way round.

    >>> tidied("0120013")
    '31021'
    """
    while "00" in board:
        board = board.replace("00", "0")
    board = board.strip("0")
    return max(board, board[::-1])


def drawn_row(random: Random, n: int) -> str:
    """A row of Table 1 of at most this length."""
    board = tidied("".join(random.choices("0123", (1, 3, 3, 3), k=n)))
    return board if has_move(board) else "21" * (n // 2)


def read_row(board: str) -> str:
    """A row of Table 1; `ValueError`: Table 1 does not count it."""
    if not set(board) <= set("0123") or board != tidied(board) or not has_move(board):
        raise ValueError(f"{board!r} is no row of Table 1")
    return board


def has_move(board: Iterable[int | str]) -> bool:
    """Whether two different tokens are side by side."""
    return any(a != b and 0 not in (a, b) for a, b in pairwise(map(int, board)))


def shorter_rows(board: str) -> Iterator[str]:
    """The row without one of its vertices, or with it empty."""
    for k in range(len(board)):
        for instead in ("", "0"):
            less = tidied(board[:k] + instead + board[k + 1 :])
            if less != board and has_move(less):
                yield less


def rows(default: int, deep: int, starts: Iterable[int] = PLAYERS) -> Range:
    """The rows of Table 1 as strings, each with a starting player."""
    players = tuple(starts)
    who = "every starting player" if players == PLAYERS else f"player {players[0]} starting"
    return Range(
        f"every row of Table 1 with n <= {{n}}, {who}, by the reference",
        "board start",
        lambda n: ((b, s) for m in range(2, n + 1) for s in players for b in analysed(m)),
        {"n": default},
        {"n": deep},
        measures={"n": lambda board, start: len(board)},
        at=lambda board, start: {"board": board, "starts": start},
        read=lambda at: (read_row(at["board"]), players[players.index(at["starts"])]),
        drawn=lambda random, level: (
            drawn_row(random, deep + random.randint(1, 1 + min(level, 4))),
            random.choice(players),
        ),
        smaller=lambda board, start: ((less, start) for less in shorter_rows(board)),
    )


def boards(default: int, deep: int, N: int = 3) -> Range:
    """Every 1 x n board on which somebody can move, each with a starting player."""
    return Range(
        "every 1 x n board with a move, n <= {n}, every starting player"
        + (f", {N} players" if N != 3 else ""),
        "board start",
        lambda n: (
            (board, start)
            for m in range(2, n + 1)
            for board in playable_boards(m, N)
            for start in range(1, N + 1)
        ),
        {"n": default},
        {"n": deep},
        measures={"n": lambda board, start: len(board)},
        at=lambda board, start: {"board": list(board), "starts": start},
        read=lambda at: (_board(at["board"], N), ref.player_number("starts", at["starts"], N)),
        drawn=lambda random, level: (
            (*random.choices(range(N + 1), k=deep + random.randint(0, 2)), 2, 1),
            random.randint(1, N),
        ),
        smaller=lambda board, start: (
            (less, start)
            for k in range(len(board))
            for less in ((*board[:k], *board[k + 1 :]),)
            if has_move(less)
        ),
    )


def _board(board: list[int], N: int) -> Board:
    if {*map(type, board)} != {int} or not set(board) <= {*range(N + 1)} or not has_move(board):
        raise ValueError(f"{board} is no board with a move")
    return tuple(board)


def positions(default: int, deep: int) -> Range:
    """The positions that come up, each with the player to move."""
    return Range(
        "every position that comes up from rows of Table 1 with n <= {n}, player 1 starting",
        "board mover",
        lambda n: (state for m in range(2, n + 1) for state in reached(m)),
        {"n": default},
        {"n": deep},
        measures={"n": lambda board, mover: len(board)},
        at=lambda board, mover: {"board": list(board), "to_move": mover},
    )


BOARDS = Range(
    "every 1 x n board, n <= {n}",
    "board",
    lambda n: ((board,) for m in range(1, n + 1) for board in all_boards(m)),
    {"n": 6},
    measures={"n": len},
    at=lambda board: {"board": list(board)},
)


def named_board(*boards: str) -> Instances:
    """The rows that the statement names."""
    return Instances(" and ".join(boards), "board", lambda: ((board,) for board in boards))


def on_game(game: ref.Clobber, board: Board) -> Json:
    """A board with its edges as evidence names it."""
    edges = [f"{v}-{w}" for v, own in enumerate(game.neighbours) for w in own if v < w]
    return {"players": game.players, "edges": edges, "board": list(board)}


def on_graphs(N: int, v: int) -> Range:
    """Clobber for N players on all small graphs."""

    def make(v: int) -> Iterator[tuple[ref.Clobber, Board]]:
        for size in range(1, v + 1):
            pairs = list(combinations(range(size), 2))
            for chosen in product((False, True), repeat=len(pairs)):
                edges = [pair for pair, there in zip(pairs, chosen, strict=True) if there]
                game, _ = ref.graph([0] * size, edges, N)
                for board in all_boards(size, N):
                    yield game, board

    return Range(
        f"every board on every graph with v <= {{v}} vertices, {N} players",
        "game board",
        make,
        {"v": v},
        measures={"v": lambda game, board: len(board)},
        at=on_game,
    )


def on_grids(N: int, v: int, deep: int | None = None) -> Range:
    """Clobber for N players on small rows, and on grids of two rows."""

    def make(v: int) -> Iterator[tuple[ref.Clobber, Board]]:
        shapes = ["1" * n for n in range(1, v + 1)]
        shapes += ["/".join(["1" * n] * 2) for n in range(2, v // 2 + 1)]
        for shape in shapes:
            game, tokens = ref.grid(shape, N)
            for board in all_boards(len(tokens), N):
                yield game, board

    return Range(
        f"every board on grids of one or two rows with v <= {{v}} vertices, {N} players",
        "game board",
        make,
        {"v": v},
        {"v": deep or v},
        measures={"v": lambda game, board: len(board)},
        at=on_game,
    )


# Games


def random_game(random: Random, N: int = 3, positions: int = 9) -> ref.ExplicitGame:
    """A converging game in which position 0 can be moved in, with moves to later positions."""
    moves: dict[int, dict[int, list[int]]] = {k: {} for k in range(positions)}
    for k in range(positions - 1):
        for i in range(1, N + 1):
            later = range(k + 1, min(positions, k + 5))
            moves[k][i] = [j for j in later if random.random() < 0.4]
    moves[0][random.randint(1, N)] = [1]
    return ref.explicit_game(N, moves)


def as_moves(game: ref.ExplicitGame) -> Json:
    """A game as a witness states it."""
    return {
        str(k): {str(i): [str(o) for o in options] for i, options in by_player.items() if options}
        for k, by_player in game.moves.items()
    }


def moves_of(game: ref.ExplicitGame) -> int:
    """How many moves a game has."""
    return sum(len(options) for own in game.moves.values() for options in own.values())


@range_of(
    "game",
    {"positions": 3},
    measures={"positions": lambda game: len(game.moves), "moves": moves_of},
    at=as_moves,
)
def SMALL_GAMES(positions: int) -> Iterator[tuple[ref.ExplicitGame]]:
    """every game of {positions} positions or fewer for three players with moves to later ones only
    and a move in position 0, player 1 starting"""
    for k in range(2, positions + 1):
        moves = [(p, i, q) for p in range(k) for i in PLAYERS for q in range(p + 1, k)]
        for chosen in product((False, True), repeat=len(moves)):
            own: dict[int, dict[int, list[int]]] = {p: {i: [] for i in PLAYERS} for p in range(k)}
            for (p, i, q), there in zip(moves, chosen, strict=True):
                if there:
                    own[p][i].append(q)
            if any(own[0].values()):
                yield (ref.explicit_game(3, own),)


GAMES = Sample(
    "games of {positions} positions for three players with a move in position 0, player 1 starting",
    "game",
    lambda random, positions: (random_game(random, 3, positions),),
    {"positions": 9},
    measures={"positions": lambda game: len(game.moves), "moves": moves_of},
    at=as_moves,
    count=400,
    count_deep=4000,
)
