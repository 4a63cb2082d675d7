"""Questions about `preferences`: at the ends of what may be asked, and drawn."""

from collections.abc import Iterator
from itertools import combinations, product
from random import Random
from typing import TypeAlias

from proofs_check.core.evidence import Json
from proofs_check.documents.preferences.systems import READINGS
from proofs_check.oracle.draws import Group, any_of, by_chance, mistakable, names, some
from proofs_check.oracle.questions import Values
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


def value(random: Random) -> Group:
    """A board of rows, or a graph."""
    if by_chance(random, 1 / 3):
        return _on_graph(random)
    players = random.choice([2, 3, 3, 4, 5, 6, 7, 8, 9])
    # Few players on the board more often than all: others only wait for their turn.
    tokens = [random.choice("0."), *map(str, range(1, random.randint(2, min(players, 4)) + 1))]
    length = random.randint(1, random.choice([6, 9]))
    most = {1: 7, 2: 3, 3: 2}.get(length, 1)
    rows = ["".join(random.choices(tokens, k=length)) for _ in range(random.randint(1, most))]
    as_graph = most == 1 and by_chance(random, 1 / 4)
    return _asked(random, _as_graph(rows[0]) if as_graph else "/".join(rows), players)


def _as_graph(row: str) -> Json:
    """A row of squares as a graph."""
    tokens: list[Json] = [int(token.replace(".", "0")) for token in row]
    return {"tokens": tokens, "edges": [[n, n + 1] for n in range(len(row) - 1)]}


def _reading(random: Random) -> dict[str, Json]:
    """A reading in one of three questions."""
    return {"reading": random.choice(sorted(READINGS))} if by_chance(random, 1 / 3) else {}


def _asked(random: Random, board: Json, players: int) -> Group:
    starts = range(1, players + 1) if players < 6 else (1, 2, players - 1, players)
    common: dict[str, Json] = {"board": board, "players": players, **_reading(random)}
    asked = product(starts, Preference)
    of_each = ({**common, "to_move": i, "preference": each.value} for i, each in asked)
    return some(random, of_each, 8)


def _first_or_last(random: Random, players: int) -> int:
    """One of the first players, or of the last ones."""
    last = random.randint(max(1, players - 1), players)
    return random.choice([random.randint(1, min(players, 4)), last])


def _on_graph(random: Random) -> Group:
    n, players = random.randint(2, 6), random.choice([2, 3, 3, 4, 11, 40, 1000])
    tokens: list[Json] = [
        _first_or_last(random, players) if by_chance(random, 0.9) else 0 for _ in range(n)
    ]
    # The same edge may stand twice, or both ways round.
    edges: list[Json] = [random.sample(range(n), 2) for _ in range(random.randint(1, 8))]
    return _asked(random, {"tokens": tokens, "edges": edges}, players)


def game(random: Random) -> Group:
    """A game that is drawn move by move, or of a kind that tells readings apart."""
    return random.choice([_drawn, _clobber_game, _simple_game, _choice])(random)


def _drawn(random: Random) -> Group:
    known, players = names(random, random.choice([6, 10])), random.choice([2, 3, 3, 4, 7, 11])
    n = len(known)
    # Moves go to later names, so that play ends; one may be of several players, or stand twice.
    pairs = [(a, b) for a in range(n) for b in range(a + 1, n)]
    chosen = any_of(random, pairs, 1, random.choice([5, 9, 14]))
    moves: Json = [[known[a], known[b], _first_or_last(random, players)] for a, b in chosen]
    starts = any_of(random, [*(a for a, _ in chosen), *range(n)], 1, random.choice([1, 2, 4]))
    number = random.choice([1, players])
    alike = by_chance(random, 1 / 3)
    common: dict[str, Json] = {
        "players": players,
        "moves": moves,
        "positions": [known[a] for a in starts],
        "preferences": ["none"] if alike else [*any_of(random, PREFERENCES, number, number)],
        **_reading(random),
    }
    movers = {1, 2, players - 1, players, random.randint(1, players)}
    return [{**common, "to_move": player} for player in sorted(movers)]


PREFERENCES = [each.value for each in Preference]


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


def _clobber_game(random: Random) -> Group:
    """Clobber on a row, or on one beside one of its own positions, with preferences of any kind."""
    players, length = random.choice([3, 3, 3, 4]), random.randint(3, 7)
    tokens = "1234"[: random.randint(2, players)]
    moves, start = _clobber("".join(random.choices(tokens, k=length)))
    starts: list[Json] = [start]
    if moves and length < 6 and by_chance(random, 1 / 3):
        starts.append(random.choice([move[1] for move in moves if isinstance(move, list)]))
    common: dict[str, Json] = {"players": players, "moves": moves, "positions": starts}
    common |= _reading(random)
    # Some preference of all, or one of each; and any player to move.
    return [
        {
            **common,
            "to_move": random.randint(1, players),
            "preferences": [*any_of(random, PREFERENCES, number, number)],
        }
        for number in random.choices([1, players], k=random.randint(4, 6))
    ]


def _simple_game(random: Random) -> Group:
    """A game whose value is a simple one, a_1 or a_2, or nearly is."""
    players, p = random.choice([3, 3, 4, 5, 9]), 1
    levels = random.randint(1, {3: 3, 4: 2}.get(players, 1))
    moves: list[tuple[str, str, int]] = []
    # Whoever is to move chooses among a_(k-1) for all other players a.
    nodes = [("x", random.randint(1, players))]
    for _ in range(levels):
        following = [(f"{x}{b}", b, x) for x, a in nodes for b in range(1, players + 1) if b != a]
        moves += [(x, name, p) for name, _, x in following]
        nodes, p = [(name, b) for name, b, _ in following], p % players + 1
    moves += [(name, "end", a) for name, a in nodes]
    if by_chance(random):
        at = random.randrange(len(moves))
        moves[at] = *moves[at][:2], random.randint(1, players)
    each = random.choice(["none", "none", *PREFERENCES])
    return [of_game(players, [list(move) for move in moves], ["x"], 1, [each])]


def _value_of(random: Random, players: int, depth: int = 3) -> "Tree":
    """A value of any form, nested at most so deeply."""
    if depth == 0 or by_chance(random):
        return random.randint(1, players)
    return [_value_of(random, players, depth - 1) for _ in range(random.randint(1, 3))]


def _choice(random: Random) -> Group:
    """A choice of player 1 among values of any form, which the others leave as they are."""
    players = random.choice([3, 3, 3, 4])
    options = [_value_of(random, players) for _ in range(random.randint(2, 3))]
    moves: Json = [*_tree(options, players)]
    others: list[Json] = ["none"] * (players - 1)
    return [of_game(players, moves, ["x"], 1, [each, *others]) for each in CHOOSING]


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
