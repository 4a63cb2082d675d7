"""Which questions about `preferences` the document prints the answers of."""

from collections.abc import Iterator
from contextlib import suppress

from proofs_check.core.evidence import Json
from proofs_check.methods.printed import printed_rows
from proofs_check.oracle.questions import Question
from reference.errors import InvalidInput
from reference.preferences import format_value, parse_value


def value() -> Iterator[Question]:
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
        asked: dict[str, Json] = {
            "board": row["board"],
            "players": 3,
            "to_move": int(row["starts"]),
        }
        asked["preference"] = row["preference"]
        yield Question(asked, row["name"], row["place"], printed)


PUBLISHED = {
    "preferences.value": "8fd21f3fc48dd6a52bc40c2978cbaa37be062ac90ddc1413adfb2467a2f314cb",
    "preferences.game": "d03ee434c21543b470c33139ed2904ad6805bafa3fddbf2a317044b314c14598",
}
"""The digest of all that were ever published, of each system."""
