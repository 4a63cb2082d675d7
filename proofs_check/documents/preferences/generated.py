"""Questions about `preferences`, made by Hypothesis in groups that share the reference's work."""

from collections.abc import Mapping
from itertools import product

from hypothesis import strategies as st
from hypothesis.strategies import DrawFn, SearchStrategy

from proofs_check.core.evidence import Json
from proofs_check.documents.preferences.systems import READINGS
from proofs_check.oracle.strategies import Group
from reference.preferences import Preference


@st.composite
def _value(draw: DrawFn) -> Group:
    players = draw(st.sampled_from([2, 3, 3, 4, 5, 9]))
    # Few players on the board more often than all: others only wait for their turn.
    on_board = draw(st.integers(2, min(players, 4)))
    tokens = st.sampled_from([str(player) for player in range(on_board + 1)])
    length = draw(st.integers(2, 6) | st.just(7))
    row = st.lists(tokens, min_size=length, max_size=length).map("".join)
    board = "/".join(draw(st.lists(row, min_size=1, max_size=2 if length < 4 else 1)))
    return _asked(board, players, draw(_READINGS))


_READINGS = st.one_of(st.just(""), st.just(""), st.sampled_from(sorted(READINGS)))


def _asked(board: Json, players: int, reading: str) -> Group:
    starts = range(1, players + 1) if players < 6 else (1, 2, players - 1, players)
    common: dict[str, Json] = {"board": board, "players": players}
    if reading:
        common["reading"] = reading
    return [
        {**common, "to_move": player, "preference": preference.value}
        for player, preference in product(starts, Preference)
    ]


@st.composite
def _on_graph(draw: DrawFn) -> Group:
    n = draw(st.integers(2, 6))
    players = draw(st.sampled_from([2, 3, 3, 4, 11, 40, 1000]))
    token = st.integers(0, min(players, 4)) | st.integers(max(1, players - 1), players)
    tokens = draw(st.lists(token, min_size=n, max_size=n))
    pairs = st.tuples(st.integers(0, n - 1), st.integers(0, n - 1)).filter(lambda e: e[0] != e[1])
    edges = draw(st.lists(pairs, min_size=1, max_size=8, unique_by=lambda e: tuple(sorted(e))))
    return _asked(
        {"tokens": list(tokens), "edges": [list(edge) for edge in edges]}, players, draw(_READINGS)
    )


@st.composite
def _game(draw: DrawFn) -> Group:
    n, players = draw(st.integers(2, 6)), draw(st.sampled_from([2, 3, 3, 4, 7]))
    # Moves go to later positions, so that play ends.
    pairs = [(a, b) for a in range(n) for b in range(a + 1, n)]
    chosen = draw(st.lists(st.sampled_from(pairs), min_size=1, max_size=9, unique=True))
    mover = st.integers(1, min(players, 4))
    moves: Json = [[f"x{a}", f"x{b}", draw(mover)] for a, b in chosen]
    starts = draw(st.lists(st.sampled_from([a for a, _ in chosen]), min_size=1, max_size=2))
    each = st.sampled_from([preference.value for preference in Preference])
    several = draw(st.sampled_from([1, players]))
    alike = draw(st.integers(0, 2)) == 0
    common: dict[str, Json] = {
        "players": players,
        "moves": moves,
        "positions": [f"x{a}" for a in starts],
        "preferences": ["none"]
        if alike
        else list(draw(st.lists(each, min_size=several, max_size=several))),
    }
    if reading := draw(_READINGS):
        common["reading"] = reading
    return [{**common, "to_move": player} for player in range(1, players + 1)]


@st.composite
def _simple_game(draw: DrawFn) -> Group:
    """A game whose value is a simple one, a_1 or a_2, or nearly is."""
    players, p = draw(st.sampled_from([3, 3, 4])), 1
    levels, base = draw(st.integers(1, 2)), draw(st.integers(1, players))
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
    return [
        {
            "players": players,
            "moves": [list(move) for move in moves],
            "positions": ["x"],
            "to_move": 1,
            "preferences": [draw(each)],
        }
    ]


GENERATED: Mapping[str, SearchStrategy[Group]] = {
    "preferences.value": st.one_of(_value(), _value(), _on_graph()),
    "preferences.game": st.one_of(_game(), _simple_game()),
}
"""For each system, what makes its questions."""
