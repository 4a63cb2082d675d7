"""Questions about `preferences`: at the ends of what may be asked, and made by Hypothesis."""

from collections.abc import Iterator, Sequence
from itertools import combinations, product
from typing import TypeAlias

from hypothesis import strategies as st
from hypothesis.strategies import DrawFn, SearchStrategy

from proofs_check.core.evidence import Json
from proofs_check.documents.preferences.systems import READINGS
from proofs_check.oracle.questions import Values
from proofs_check.oracle.strategies import Group, mistakable, names, some
from reference.preferences import Preference


def of_board(board: Json, preference: str, to_move: int = 1, players: int = 3) -> dict[str, Json]:
    """A question about a board."""
    return {"board": board, "players": players, "to_move": to_move, "preference": preference}


def of_game(
    players: int, moves: Json, positions: list[Json], to_move: int, preferences: list[Json]
) -> dict[str, Json]:
    """A question about a game of one's own."""
    asked: dict[str, Json] = {"players": players, "moves": moves, "positions": positions}
    return {**asked, "to_move": to_move, "preferences": preferences}


@st.composite
def _on_board(draw: DrawFn) -> Group:
    players = draw(st.sampled_from([2, 3, 3, 4, 5, 6, 7, 8, 9]))
    # Few players on the board more often than all: others only wait for their turn.
    on_board = draw(st.integers(2, min(players, 4)))
    tokens = st.sampled_from([draw(st.sampled_from("0.")), *map(str, range(1, on_board + 1))])
    length = draw(st.integers(1, 6) | st.integers(7, 9))
    row = st.lists(tokens, min_size=length, max_size=length).map("".join)
    most = {1: 7, 2: 3, 3: 2}.get(length, 1)
    rows = draw(st.lists(row, min_size=1, max_size=most))
    board: Json = "/".join(rows)
    if len(rows) == 1 and draw(st.integers(0, 3)) == 0:
        board = _as_graph(rows[0])
    return draw(_asked(board, players, draw(_READINGS)))


def _as_graph(row: str) -> Json:
    """A row of squares as a graph."""
    tokens: list[Json] = [int(token.replace(".", "0")) for token in row]
    return {"tokens": tokens, "edges": [[n, n + 1] for n in range(len(row) - 1)]}


_READINGS = st.one_of(st.just(""), st.just(""), st.sampled_from(sorted(READINGS)))


def _asked(board: Json, players: int, reading: str) -> SearchStrategy[Group]:
    starts = range(1, players + 1) if players < 6 else (1, 2, players - 1, players)
    common: dict[str, Json] = {"board": board, "players": players}
    if reading:
        common["reading"] = reading
    asked = product(starts, Preference)
    return some(({**common, "to_move": i, "preference": each.value} for i, each in asked), 8)


@st.composite
def _on_graph(draw: DrawFn) -> Group:
    n = draw(st.integers(2, 6))
    players = draw(st.sampled_from([2, 3, 3, 4, 11, 40, 1000]))
    token = st.integers(0, min(players, 4)) | st.integers(max(1, players - 1), players)
    tokens = draw(st.lists(token, min_size=n, max_size=n))
    pairs = st.tuples(st.integers(0, n - 1), st.integers(0, n - 1)).filter(lambda e: e[0] != e[1])
    # The same edge may stand twice, or both ways round.
    edges = draw(st.lists(pairs, min_size=1, max_size=8))
    board: Json = {"tokens": list(tokens), "edges": [list(edge) for edge in edges]}
    return draw(_asked(board, players, draw(_READINGS)))


@st.composite
def _drawn(draw: DrawFn) -> Group:
    known, players = draw(names(6) | names(10)), draw(st.sampled_from([2, 3, 3, 4, 7, 11]))
    n = len(known)
    # Moves go to later names, so that play ends; one may be of several players, or stand twice.
    pairs = [(a, b) for a in range(n) for b in range(a + 1, n)]
    most = draw(st.sampled_from([5, 9, 14]))
    chosen = draw(st.lists(st.sampled_from(pairs), min_size=1, max_size=most))
    mover = st.integers(1, min(players, 4)) | st.integers(max(1, players - 1), players)
    moves: Json = [[known[a], known[b], draw(mover)] for a, b in chosen]
    start = st.sampled_from([*(a for a, _ in chosen), *range(n)])
    starts = draw(st.lists(start, min_size=1, max_size=draw(st.sampled_from([1, 2, 4]))))
    each = st.sampled_from([preference.value for preference in Preference])
    several = draw(st.sampled_from([1, players]))
    alike = draw(st.integers(0, 2)) == 0
    common: dict[str, Json] = {
        "players": players,
        "moves": moves,
        "positions": [known[a] for a in starts],
        "preferences": ["none"]
        if alike
        else list(draw(st.lists(each, min_size=several, max_size=several))),
    }
    if reading := draw(_READINGS):
        common["reading"] = reading
    movers = {1, 2, players - 1, players, draw(st.integers(1, players))}
    return [{**common, "to_move": player} for player in sorted(movers)]


def _clobber(row: str) -> tuple[list[Json], str]:
    """The moves of Clobber on a row as those of a game of one's own, and where play begins."""
    moves: list[Json] = []
    seen, waiting = {row}, [row]
    while waiting:
        at = waiting.pop()
        for a, b in product(range(len(at)), repeat=2):
            if abs(a - b) == 1 and at[a] != at[b] and "0" not in (at[a], at[b]):
                after = "".join(at[a] if n == b else "0" if n == a else x for n, x in enumerate(at))
                moves.append([at, after, int(at[a])])
                if after not in seen:
                    seen.add(after)
                    waiting.append(after)
    return moves, row


@st.composite
def _clobber_game(draw: DrawFn) -> Group:
    """Clobber on a row, or on one beside one of its own positions, with preferences of any kind."""
    players, length = draw(st.sampled_from([3, 3, 3, 4])), draw(st.integers(3, 7))
    tokens = st.integers(1, draw(st.integers(2, players))).map(str)
    moves, start = _clobber("".join(draw(st.lists(tokens, min_size=length, max_size=length))))
    starts = [start]
    if moves and length < 6 and draw(st.integers(0, 2)) == 0:
        starts.append(draw(st.sampled_from([move[1] for move in moves if isinstance(move, list)])))
    return draw(_with_preferences(moves, starts, players, draw(_READINGS)))


def _with_preferences(
    moves: list[Json], starts: Sequence[Json], players: int, reading: str
) -> SearchStrategy[Group]:
    """A game with some preferences for all, some for each, and any player to move."""
    each = st.sampled_from([preference.value for preference in Preference])
    several = st.lists(each, min_size=players, max_size=players)
    asked = st.tuples(st.integers(1, players), several | each.map(lambda one: [one]))

    def of(drawn: list[tuple[int, list[str]]]) -> Group:
        common: dict[str, Json] = {"players": players, "moves": moves, "positions": [*starts]}
        if reading:
            common["reading"] = reading
        return [{**common, "to_move": i, "preferences": [*chosen]} for i, chosen in drawn]

    return st.lists(asked, min_size=4, max_size=6).map(of)


@st.composite
def _simple_game(draw: DrawFn) -> Group:
    """A game whose value is a simple one, a_1 or a_2, or nearly is."""
    players, p = draw(st.sampled_from([3, 3, 4, 5, 9])), 1
    levels = draw(st.integers(1, {3: 3, 4: 2}.get(players, 1)))
    base = draw(st.integers(1, players))
    moves: list[tuple[str, str, int]] = []
    # Whoever is to move chooses among a_(k-1) for all other players a.
    nodes = [("x", base)]
    for _ in range(levels):
        following = [(f"{x}{b}", b, x) for x, a in nodes for b in range(1, players + 1) if b != a]
        moves += [(x, name, p) for name, _, x in following]
        nodes, p = [(name, b) for name, b, _ in following], p % players + 1
    moves += [(name, "end", a) for name, a in nodes]
    if draw(st.booleans()):
        at = draw(st.integers(0, len(moves) - 1))
        moves[at] = *moves[at][:2], draw(st.integers(1, players))
    each = st.sampled_from(["none", "none", *(each.value for each in Preference)])
    return [of_game(players, [list(move) for move in moves], ["x"], 1, [draw(each)])]


@st.composite
def _choice(draw: DrawFn) -> Group:
    """A choice of player 1 among values of any form, which the others leave as they are."""
    players = draw(st.sampled_from([3, 3, 3, 4]))
    leaf = st.integers(1, players)
    several = st.recursive(leaf, lambda x: st.lists(x, min_size=1, max_size=3), max_leaves=7)
    options = draw(st.lists(several, min_size=2, max_size=3))
    moves = [*_tree(options, players)]
    asked: dict[str, Json] = {"players": players, "moves": moves, "positions": ["x"], "to_move": 1}
    others = ["none"] * (players - 1)
    return [{**asked, "preferences": [each, *others]} for each in CHOOSING]


MOST_BRACKETS = 100
"""So deep a value may be."""

Tree: TypeAlias = "int | list[Tree]"

TREES: tuple[tuple[int, list[Tree], tuple[str, ...], int], ...] = (
    (3, [1, 2], ("prudent", "prudent", "prudent"), 1),
    (4, [4, 1], ("prudent",), 2),
    (4, [[[1, 4]], [[1], [4]]], ("prudent", "none", "indifferent", "none"), 1),
    (3, [[2, 1]], ("prudent", "syntactic", "indifferent"), 2),
    (3, [[[[2, 3]], 3], [3, [[2, 2]]]], ("prudent", "none", "selfish"), 1),
    (3, [[[1, 2]]], ("selfish", "syntactic", "prudent"), 2),
    (3, [1, 2], ("syntactic", "prudent", "indifferent"), 2),
    (3, [[3, [[1, 2, 1]], [[1, 3], [1, 3, 1]]]], ("syntactic", "prudent", "selfish"), 1),
    (3, [3, 2], ("syntactic",), 2),
    (3, [2, [[2, 1, 3]]], ("prudent", "indifferent", "none"), 1),
    (3, [[[1]], [[2, 1]]], ("syntactic",), 1),
    (3, [[1, 3], 1], ("syntactic",), 2),
    (3, [[3, 2]], ("prudent", "selfish", "none"), 1),
    (3, [[2, 1]], ("selfish",), 2),
    (4, [2, [[[3, 2]]], [[[[3, 2]]]]], ("prudent",), 1),
    (3, [1, [[[2, [2, 3]]]]], ("syntactic",), 1),
    (5, [1, 2, 3, 4], ("prudent",), 1),
    (
        5,
        [[5, 4], [[3, 1], 2], [1, [2, 5]]],
        ("selfish", "prudent", "none", "indifferent", "none"),
        1,
    ),
    (6, [[6, 2, 3, 4, 5], [5, [2, 3]], [4, 1]], ("prudent",), 1),
)
"""Players, a value, preferences and components of games that some reading values otherwise."""


def _tree(value: Tree, players: int, name: str = "x", p: int = 1) -> Iterator[list[Json]]:
    """Yield the moves of a game with the value, where player p is to move."""
    if isinstance(value, int):
        yield [name, "end", value]
    else:
        for n, option in enumerate(value):
            yield [name, f"{name}{n}", p]
            yield from _tree(option, players, f"{name}{n}", p % players + 1)


def _trees() -> Iterator[Values]:
    for players, value, chosen, several in TREES:
        asked: dict[str, Json] = {"players": players, "moves": [*_tree(value, players)]}
        for components in (1, 2):
            asked |= {"positions": ["x"] * components, "to_move": 1}
            for each in ([*chosen], [*chosen[::-1]], ["none"], ["selfish"]):
                yield {**asked, "preferences": [*each]}
            yield {**asked, "players": players + 1, "preferences": ["none"]}
        asked["positions"] = ["x"] * several
        for reading in READINGS:
            yield {**asked, "preferences": [*chosen], "reading": reading}
    # A skipped turn is a level: whoever is second waits for all others.
    for players, preference in ((12, "none"), (12, "selfish"), (MOST_BRACKETS, "none")):
        moves: Json = [*_tree([players - 2, 2], players)]
        yield of_game(players, moves, ["x"], 2, [preference])


def _tied_to(tokens: list[int], vertices: tuple[int, ...]) -> Json:
    """A token of player 1, then others, each joined to one of the vertices before it."""
    edges: list[Json] = [[vertex, n] for n, vertex in enumerate(vertices, 1)]
    return {"tokens": [1, *tokens], "edges": edges}


def _elsewhere(tokens: list[int]) -> Iterator[list[Json]]:
    """Yield the tokens a vertex further on, once each."""
    for n in range(len(tokens)):
        yield [*tokens[n:], *tokens[:n]]


def value_at_ends() -> Iterator[Values]:
    path: Json = [[1, 0], [2, 1], [3, 2], [4, 3]]
    twice: Json = [[0, 1], [1, 0], [1, 2]]
    every: Json = [[a, b] for a in range(14) for b in range(a + 1, 14)]
    boards: tuple[tuple[Json, int], ...] = (
        # Rows, and edges, that are one text when they are joined.
        *((text, 3) for text in ("12/21", "12021")),
        ({"tokens": [0, 1, 3, *[0] * 8, 2, 2], "edges": [[1, 12]]}, 3),
        ({"tokens": [0, 1, 3, *[0] * 8, 2, 2], "edges": [[11, 2]]}, 3),
        *((text, 3) for text in ("12", "123", "1/2/3", "12.31.12", "120012", "12/30/21", "123021")),
        *((text, 3) for text in ("1200000000.21", f"12{'0' * 60}312", f"21{'0' * 130}.3")),
        *((text, 9) for text in ("19", "987", "123456789", "1928", "9/8/9")),
        # Choices a round apart, as below.
        *(("1121213", 3), ("1121213", 4), ("4243331", 5)),
        # These have simple values two or three brackets deep.
        *((text, 3) for text in ("1123212", "323312", "231321", "331232", "133232231")),
        # The same, one deep, with more players.
        (_tied_to([3, 4, 5, 2, 4, 5, 1], (0, 0, 0, 0, 4, 0, 2)), 5),
        (_tied_to([2, 3, 5, 4, 1, 6, 1, 3], (0, 0, 1, 0, 0, 2, 4, 0)), 6),
        ({"tokens": [10, 1, 10, 2, 10], "edges": path}, 10),
        ({"tokens": [1000, 1, 1000, 2, 999], "edges": path}, 1000),
        # More vertices than a byte names, more edges and rows than a word has bits.
        ({"tokens": [0] * 43 + [1] + [0] * 254 + [3, 2], "edges": [[43, 299], [299, 298]]}, 3),
        ({"tokens": [0] * 10 + [1, 2, 3, 1], "edges": every}, 3),
        ("/".join(["1", "2", *"0" * 70, "3", "1", "2"]), 3),
        ({"tokens": [1, 2, 3, 3], "edges": twice}, 3),
        ({"tokens": [1, 2, 3, 0], "edges": twice}, 3),
        ("1" * 4 + "2" * 4, 2),
        *(("12" * 4, 2), ("3234031", 4), ("3214031", 4), (".13.3112.", 4)),
        # The same tokens and edges, elsewhere.
        *(({"tokens": tokens, "edges": path}, 4) for tokens in _elsewhere([1, 2, 3, 1, 4])),
    )
    for (board, players), preference in product(boards, Preference):
        for player in {1, 3, players} if players in (4, 5) else {1, 2, players}:
            yield of_board(board, preference.value, player, players)
    rows = (("132323123", 3), ("4243331", 5), ("34131314", 4))
    for (row, players), chosen, reading in product(rows, CHOOSING, READINGS):
        yield {**of_board(_as_graph(row), chosen, 3, players), "reading": reading}
    for (board, players, player, preference), reading in product(OTHERWISE, READINGS):
        yield {**of_board(board, preference.value, player, players), "reading": reading}
    for players in (12, 40, MOST_BRACKETS):
        yield of_board(_as_graph("1212"), "none", 3, players)


CHOOSING = ("syntactic", "selfish", "prudent", "indifferent")

OTHERWISE: tuple[tuple[Json, int, int, Preference], ...] = (
    ("42431443", 4, 3, Preference.PRUDENT),
    ("33213122", 3, 1, Preference.PRUDENT),
    ("32211223", 3, 1, Preference.SELFISH),
    (
        {
            "tokens": [2, 1, 3, 2, 2, 1, 3, 1, 2],
            "edges": [[0, 1], [1, 2], [2, 3], [0, 4], [0, 5], [2, 6], [6, 7], [2, 8]],
        },
        *(3, 1, Preference.SYNTACTIC),
    ),
)
"""Boards, players, who is to move and what all prefer where Definition 11 with "or" before "and"
or with Rule 1, Rule 2 in choices only, or Rule 3 beside leaves only, gives another value than a
reading that has the same one nearly everywhere."""


def choices_a_round_apart(players: int) -> Json:
    """Two choices of player 1 with a round of forced turns between, and a list beside the second.

    Rule 3 as printed merges the two; among leaves only, as Table 1 needs it, it does not.
    """
    third = 2 % players + 1
    forced: list[Json] = [[f"forced {i}", f"forced {i + 1}", i] for i in range(2, players + 1)]
    return [
        ["start", "other", 1],
        ["other", "end", 2],
        ["other", "last", 2],
        ["last", "end", third],
        ["start", "forced 2", 1],
        *forced,
        [f"forced {players + 1}", "end", 1],
        [f"forced {players + 1}", "won by 2", 1],
        ["won by 2", "end", 2],
    ]


STEPS = 5
"""So far up the chain of Theorem 15 simple values are compared with one another."""


def _simple_choices() -> Iterator[Values]:
    """A choice of player 1 among two simple values, and one that makes a simple value.

    From (a, i) player a moves to each (b, i - 1); whoever has no move skips turns.
    """
    moves: list[Json] = []
    for i, a, b in product(range(1, STEPS + 1), range(1, 4), range(1, 4)):
        if a != b:
            moves.append([f"{a}_{i}", f"{b}_{i - 1}", a])
    moves += [[f"{a}_0", "end", a] for a in range(1, 4)]
    # In so many steps player 1 loses, or for an even number wins.
    ends = [(n, f"1_{n}") for n in range(STEPS + 1)]
    ends += [(n, f"{2 + n % 2}_{n - 1}") for n in range(1, STEPS + 1)]
    for (n, x), (m, y) in combinations(ends, 2):
        chosen: list[Json] = [["x", x, 1], ["x", y, 1]]
        preference = ("prudent", "indifferent")[(n + m) // 2 % 2]
        yield of_game(3, [*chosen, *moves], ["x"], 1, [preference])
    # 1_1 of more players.
    for players, each in product((5, 9), ("none", "prudent")):
        moves = [["x", f"{a}", 1] for a in range(2, players + 1)]
        moves += [[f"{a}", "end", a] for a in range(2, players + 1)]
        yield of_game(players, moves, ["x"], 1, [each])


SEVERAL: tuple[list[Tree], ...] = (
    [2, [1, 3]],
    [[2, 3], [3, [1, 2]]],
    [1, [[2, 3]], 3],
    [[[1, 2]], [[2, 3], 1], 2],
    [[2, [3, 1]], [[3, 2], 2]],
)
"""Values with choices of players 1, 2 and 3, which others wait for."""


def _of_many_players() -> Iterator[Values]:
    """Four to nine players, all of whom prefer something, or one of whom prefers otherwise.

    Who waits is a level each: Rules 2 and 3 take as many pairs of brackets away as there are
    players. A row of moves for each of two to five components is a sum in which the last matters.
    """
    kinds = [preference.value for preference in Preference]
    for (n, value), players in product(enumerate(SEVERAL), (4, 5, 6, 7, 9)):
        moves: list[Json] = [*_tree(value, players)]
        # The last players choose too, between one another and the first.
        moves += [["y", "x", players], ["y", "end", 2]]
        moves += [["z", "y", players - 1], ["z", "end", players]]
        asked: dict[str, Json] = {"players": players, "moves": moves}
        ways = (("x", 1), ("x", 2), ("y", players), ("z", players - 1))
        for start, to_move in (ways[n % 2], ways[2 + players % 2]):
            asked |= {"positions": [start], "to_move": to_move}
            chosen = kinds[1 + (n + players + to_move) % 4]
            yield {**asked, "preferences": [chosen]}
            own: list[Json] = ["none"] * players
            own[to_move - 1] = chosen
            yield {**asked, "preferences": own}
            yield {**asked, "preferences": ["selfish", "prudent", *[chosen] * (players - 2)]}
    rows: list[Json] = [["a", "b", 1], ["b", "c", 2], ["c", "d", 3], ["u", "v", 2], ["w", "v", 3]]
    for several, each in product((2, 3, 4, 5), kinds):
        for last_one in ("a", "w"):
            positions: list[Json] = [*["b", "u", "c", "w"][: several - 1], last_one]
            yield of_game(3, rows, positions, several % 3 + 1, [each])


def _mistakable() -> Iterator[Values]:
    """Names that are one when they are joined, in moves and in components."""
    for moves in mistakable():
        own: list[Json] = [[*move, 1 + n % 2] for n, move in enumerate(moves)]
        x, y = moves[0]
        own += [] if moves[1:] else [["a", "t", 2]]  # where nobody can move there is no value
        for positions in (["s"], ["s", "s"]) if moves[1:] else ([x], ["a"], ["a", "b"], [x + y]):
            if positions != ["a"] or x != "a":
                yield of_game(3, own, [*positions], 1, ["none"])


def game_at_ends() -> Iterator[Values]:
    yield from _simple_choices()
    yield from _of_many_players()
    yield from _mistakable()
    for players, preference in product((2, 3, 4, 12), Preference):
        yield of_game(players, choices_a_round_apart(players), ["start"], 1, [preference.value])
    yield from _trees()
    # More options than a byte counts, of which the last is like no other.
    wide: list[Json] = [["x", f"{n}", 1] for n in range(300)]
    wide += ([f"{n}", "end", 2 + n // 299] for n in range(300))
    for preference in Preference:
        yield of_game(3, wide, ["x"], 1, [preference.value])
    # A row of moves of one player, of two by turns, of the last one; another has none.
    for players, length in product((2, 3, 12, 1000), (1, 2, 5)):
        sums = ([f"{length}"], ["0", f"{length}"], [f"{length}", "1", f"{length}"], ["1"] * 7)
        kinds = (["none"], ["selfish", *["prudent"] * (players - 1)])
        for movers, starts, each in product(((1,), (players, 1)), sums, kinds):
            row: list[Json] = [[f"{n + 1}", f"{n}", movers[n % len(movers)]] for n in range(length)]
            if players < 1000 or not (starts[1:] or each[1:]):
                yield of_game(players, row, [*starts], (players, 1)[length % 2], [*each])


def value() -> SearchStrategy[Group]:
    return st.one_of(_on_board(), _on_board(), _on_graph())


def game() -> SearchStrategy[Group]:
    return st.one_of(_drawn(), _clobber_game(), _simple_game(), _choice())
