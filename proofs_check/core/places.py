"""The places of a document: each definition, sentence, printed number and proof step, in order."""

import csv
from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from enum import StrEnum
from functools import cache

from proofs_check.core.documents import find_document
from proofs_check.core.truth import at_line
from reference.errors import InvalidInput


class Kind(StrEnum):
    """What stands at a place; of a claim, what kind of statement it is."""

    STATEMENT = "statement"
    """What the document numbers: a theorem, a lemma, a conjecture."""
    PROOF_STEP = "proof step"
    PRINTED_VALUE = "printed value"
    """A number, cell, matrix, list or string that is reproduced by computing it."""
    DEFINITION = "definition"
    REMARK = "remark"
    QUESTION = "question"
    EXERCISE = "exercise"
    OURS = "ours"
    """A statement of ours; of claims only."""


NOTHING = (
    "title",
    "people",
    "citation",
    "outline",
    "motivation",
    "notation",
    "definition",
    "set-up",
    "question",
    "picture",
    "repeated",
)
"""Why there is nothing to check at a place; its note may say more."""

COLUMNS = ["place", "kind", "claims", "see", "uses", "nothing", "note"]


@dataclass(frozen=True, slots=True)
class Place:
    """One place of a document."""

    name: str
    number: int
    """Counted from 0 in the order of the document."""
    kind: Kind
    claims: tuple[str, ...]
    """The claims that stand here, by id without the document."""
    see: tuple[str, ...]
    """Those that say it too, and stand at another place."""
    uses: tuple[str, ...]
    """What the step invokes: names of places, or how the names of several begin."""
    nothing: str
    """Why there is nothing to check, a word of `NOTHING`; empty where claims stand."""
    note: str


@cache
def places(document: str) -> Mapping[str, Place]:
    """The places of a document by name, in its order.

    `InvalidInput`: `places.csv` is not as it has to be.

    >>> places("cumulative")["Lemma 5"].kind
    <Kind.STATEMENT: 'statement'>
    """
    path = find_document(document).folder / "places.csv"
    with path.open(encoding="utf-8", newline="") as lines:
        reader = csv.DictReader(lines)
        try:
            rows = [(reader.line_num, row) for row in reader]
        except (UnicodeDecodeError, csv.Error) as error:
            raise InvalidInput("places.csv", str(error), "a table in UTF-8") from None
    if reader.fieldnames != COLUMNS:
        raise InvalidInput("places.csv", reader.fieldnames, "the columns " + ", ".join(COLUMNS))
    found: dict[str, Place] = {}
    kinds = [kind.value for kind in Kind if kind is not Kind.OURS]
    for number, (line, row) in enumerate(rows):
        name, here = row["place"], f"{at_line(path, line)}: "
        if not name or name in found:
            raise InvalidInput(f"{here}place", name, "a name that no other row has")
        if None in row or None in row.values():
            raise InvalidInput(f"{here}cells of {name}", len(row), "one for each column")
        if row["kind"] not in kinds:
            raise InvalidInput(f"{here}kind of {name}", row["kind"], ", ".join(kinds))
        if row["nothing"] and row["nothing"] not in NOTHING:
            raise InvalidInput(f"{here}nothing of {name}", row["nothing"], ", ".join(NOTHING))
        claims, see, uses = (
            tuple(filter(None, row[c].split("; "))) for c in ("claims", "see", "uses")
        )
        kind, nothing, note = Kind(row["kind"]), row["nothing"], row["note"]
        found[name] = Place(name, number, kind, claims, see, uses, nothing, note)
    known = set[str]()
    for place in found.values():
        for claim in place.claims:
            if claim in known:
                here = at_line(path, place.number + 2)
                allowed = "a claim that stands at no other place"
                raise InvalidInput(f"{here}: claims of {place.name}", claim, allowed)
            known.add(claim)
        for used in place.uses:
            if not meant(used, found):
                raise InvalidInput(
                    f"{at_line(path, place.number + 2)}: uses of {place.name}",
                    used,
                    "how the name of a place begins",
                )
    return found


@cache
def places_of(document: str) -> Mapping[str, tuple[Place, ...]]:
    """By the id of a claim, without the document, where it stands, then whence it is seen.

    >>> [place.name for place in places_of("cumulative")["lemma-9.1"]]
    ['Lemma 9, item 1', 'Proof of Lemma 9']
    """
    every = places(document).values()
    found: dict[str, tuple[Place, ...]]
    found = {name: (place,) for place in every for name in place.claims}
    for place in every:
        for name in set(place.see) & set(found):
            found[name] += (place,)
    return found


def meant(used: str, known: Iterable[str]) -> list[str]:
    """The places that a name means: the one so called, or else those below it.

    >>> meant("Lemma 9", ["Lemma 9, item 1", "Lemma 9, item 2", "Lemma 90"])
    ['Lemma 9, item 1', 'Lemma 9, item 2']
    """
    names = list(known)
    if used in names:
        return [used]
    return [name for name in names if name.startswith((f"{used}, ", f"{used} ("))]
