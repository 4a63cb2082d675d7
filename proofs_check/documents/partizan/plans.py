"""The ledger of this document, and what its modules share."""

from collections.abc import Callable, Iterable, Iterator, Mapping
from types import MappingProxyType

from proofs_check.core.claim import Check, Plan, using
from proofs_check.core.evidence import Effort
from proofs_check.core.moving import Ledger
from proofs_check.documents.partizan.forms import EXTENT, EXTENT_DEEP, forms
from proofs_check.methods.enumeration import Case, enumerated
from proofs_check.methods.missing import missing
from proofs_check.methods.printed import Cell, printed, printed_rows
from reference.partizan.games import Game, compare, minus, order_by_play, plus
from reference.partizan.notation import read

LEDGER = Ledger("partizan")
claim = LEDGER.claim


def unverifiable(name: str, cite: str, says: str, what: str) -> None:
    """Enter a claim about something that the text does not contain."""
    claim(name, cite, says, missing(what), at=unverifiable)(lambda: None)


def side(text: str) -> Game:
    """One side of a printed equation: terms between spaced signs, added as forms.

    >>> from reference.partizan.notation import show
    >>> show(side("{0|*} + {0|0}")), show(side("1/2 - 1"))
    ('{*,^|^,{*|*}}', '{-1|1/2,{-1|1}}')
    """
    words = text.split(" ")
    found = read(words[0])
    for sign, term in zip(words[1::2], words[2::2], strict=True):
        found = plus(found, read(term)) if sign == "+" else minus(found, read(term))
    return found


def relations(place: str, left: Game, relation: str, right: Game) -> Iterator[Cell]:
    """A printed relation between two games, by the order and by playing the difference."""
    yield Cell(f"{place}, by the order", relation, compare(left, right).value)
    yield Cell(f"{place}, by play", relation, order_by_play(left, right).value)


def equation(
    name: str, restored: Mapping[str, str] = MappingProxyType({})
) -> Callable[[], Iterable[Cell]]:
    """The rows of the printed equations that belong to a claim; sides that lost a sign restored."""

    def cells() -> Iterator[Cell]:
        for row in printed_rows("partizan", "equations"):
            if row["claim"] == name:
                left, right = (side(restored.get(row[at], row[at])) for at in ("left", "right"))
                yield from relations(row["place"], left, row["relation"], right)

    return cells


def enter_equation(
    name: str, says: str, garbled: tuple[str, Mapping[str, str]] | None = None
) -> None:
    """Enter a printed equation as a claim.

    Args:
        name: the id without the document.
        says: what it says in words or signs.
        garbled: a reading by which the text has lost a sign, and the sides with that sign.
    """
    (row,) = (r for r in printed_rows("partizan", "equations") if r["claim"] == name)
    if garbled is None:
        claim(name, row["place"], says, printed(), at=enter_equation)(equation(name))
    else:
        reading, restored = garbled
        readings = {
            "as the text has it": using(equation(name), printed()),
            reading: using(equation(name, restored), printed()),
        }
        claim(name, row["place"], says, readings=readings, at=enter_equation)(lambda: None)


def every_form() -> Plan:
    """The plan of a claim about one game: the function yields the cases of a form."""

    def plan(function: Callable[[Game], Iterable[Case]]) -> Check:
        def cases(effort: Effort) -> Iterator[Case]:
            return (case for G in forms(effort) for case in function(G))

        return enumerated(EXTENT, EXTENT_DEEP)(cases)

    return plan
