"""Which questions about `preferences` are published: what the document prints, and small ones."""

from collections.abc import Callable, Iterator, Mapping
from contextlib import suppress
from itertools import product

from proofs_check.core.evidence import Json
from proofs_check.methods.printed import printed_rows
from proofs_check.oracle.questions import Question
from reference.errors import InvalidInput
from reference.preferences import Preference, format_value, parse_value


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


PUBLISHED: Mapping[str, Callable[[], Iterator[Question]]] = {
    "preferences.value": _value,
}
"""For each system, what yields its questions."""
