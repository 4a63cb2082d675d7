"""Which questions about `preferences` are published: what the document prints, and small ones."""

from collections.abc import Callable, Iterator, Mapping
from contextlib import suppress
from itertools import product

from proofs_check.core.evidence import Json
from proofs_check.documents.preferences.systems import READINGS
from proofs_check.methods.printed import printed_rows
from proofs_check.oracle.questions import Question
from reference.errors import InvalidInput
from reference.preferences import Preference, format_value, parse_value


def of_board(board: Json, preference: str, to_move: int = 1, players: int = 3) -> dict[str, Json]:
    """A question about a board."""
    return {"board": board, "players": players, "to_move": to_move, "preference": preference}


def _value() -> Iterator[Question]:
    for row in printed_rows("preferences", "values"):
        if not row["board"]:
            continue
        printed: dict[str, Json] = {}
        if "_" in row["value"]:
            printed = {"simple": row["value"]}
        else:
            # A value whose printed brackets do not match is asked for all the same.
            with suppress(InvalidInput):
                printed = {"value": format_value(parse_value(row["value"]))}
        asked = of_board(row["board"], row["preference"], int(row["starts"]))
        yield Question(asked, row["name"], row["place"], printed)
    boards = ["".join(b) for n in (2, 3) for b in product("123", repeat=n) if len(set(b)) > 1]
    rows = ["1223", "1323", "12321", "12013", "12.31", "123123", "112233", "12/3.", "12/31"]
    for text, to_move, preference in product([*boards, *rows], (1, 2, 3), Preference):
        yield Question(of_board(text, preference.value, to_move))
    for reading, preference in product(READINGS, Preference):
        yield Question({**of_board("132323123", preference.value), "reading": reading})
    graph: Json = {"tokens": [1, 2, 3, 1], "edges": [[0, 1], [1, 2], [2, 0], [2, 3]]}
    for board, players in ((graph, 3), ("1212", 2), ("1234", 4), ("12340", 5)):
        for preference in Preference:
            yield Question(of_board(board, preference.value, 1, players))


def of_game(
    players: int, moves: Json, positions: list[Json], to_move: int, preferences: list[Json]
) -> dict[str, Json]:
    """A question about a game of one's own."""
    asked: dict[str, Json] = {"players": players, "moves": moves, "positions": positions}
    return {**asked, "to_move": to_move, "preferences": preferences}


def _game() -> Iterator[Question]:
    moves: Json = [["a", "b", 1], ["b", "c", 2], ["a", "c", 3], ["b", "d", 3], ["c", "d", 1]]
    for positions, to_move in product((["a"], ["b"], ["a", "a"], ["a", "b"]), (1, 2, 3)):
        for each in (*([preference.value] for preference in Preference), ["prudent", "selfish"]):
            chosen: list[Json] = [*each, "none"] if len(each) > 1 else [*each]
            yield Question(of_game(3, moves, [*positions], to_move, chosen))

    # Player 1 chooses among what players 2 and 3 make simple, or nearly so; another only waits.
    pairs = [(a, b) for a, b in product((1, 2, 3), repeat=2) if a != b]
    fan: list[Json] = [["x", f"x{a}", 1] for a in (1, 2, 3)]
    fan += [[f"x{a}", f"x{a}{b}", 2] for a, b in pairs]
    fan += [[f"x{a}{b}", "end", b] for a, b in pairs]
    for start, to_move, preference in product(("x", "x1", "x2"), (1, 2, 3), Preference):
        for players, reading in ((3, ""), (4, ""), (3, "rule-2-in-choices"), (3, "as-printed")):
            asked = of_game(players, fan, [start], to_move, [preference.value])
            yield Question({**asked, "reading": reading} if reading else asked)


PUBLISHED: Mapping[str, Callable[[], Iterator[Question]]] = {
    "preferences.value": _value,
    "preferences.game": _game,
}
"""For each system, what yields its questions."""
