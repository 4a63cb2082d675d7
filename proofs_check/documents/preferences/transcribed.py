"""The values that the document prints, transcribed, against what its definitions give."""

from collections.abc import Iterator, Mapping
from functools import cache

import reference.preferences as ref
from proofs_check.documents.preferences.ranges import named, shown
from proofs_check.documents.preferences.reference_answers import relation, value_of
from proofs_check.methods.printed import Cell, printed_rows
from reference.errors import InvalidInput

DOCUMENT = "preferences"


def printed_value(name: str) -> Mapping[str, str]:
    """The row of the transcribed values with this name."""
    (found,) = (r for r in printed_rows(DOCUMENT, "values") if r["name"] == name)
    return found


def value_cell(name: str) -> Iterator[Cell]:
    """A printed value against the computed one, both in the order of `format_value`."""
    printed_row = printed_value(name)
    chosen = ref.Preference(printed_row["preference"])
    found = value_of(printed_row["board"], int(printed_row["starts"]), chosen)
    printed = printed_row["value"]
    if "_" in printed:
        computed = str(ref.as_simple(found) or shown(found))
    else:
        printed, computed = shown(ref.parse_value(printed)), shown(found)
    yield Cell(f"{printed_row['place']}: {printed_row['board']}", printed, computed)


def fits(X: ref.Value, symbols: str) -> bool:
    """Whether X, its lists in some order, has exactly these numbers and commas, in this order."""

    @cache
    def ends(x: ref.Value, start: int) -> frozenset[int]:
        if isinstance(x, int):
            return frozenset({start + 1} if symbols[start : start + 1] == str(x) else ())
        return after(x, start)

    @cache
    def after(left: frozenset[ref.Value], start: int) -> frozenset[int]:
        found: set[int] = set()
        for x in left:
            for end in ends(x, start):
                if len(left) == 1:
                    found.add(end)
                elif symbols[end : end + 1] == ",":
                    found |= after(left - {x}, end + 1)
        return frozenset(found)

    return len(symbols) in ends(X, 0)


def letters(text: str) -> str:
    """A printed value without its brackets."""
    return "".join(symbol for symbol in text if symbol in "123,")


def readable(text: str) -> str:
    """The printed string as a value, or that it is none."""
    try:
        return shown(ref.parse_value(text))
    except InvalidInput:
        return "no value: its brackets do not match"


def as_printed(
    name: str, board: str, chosen: ref.Preference, restored: bool = False
) -> Iterator[Cell]:
    """A printed string against the value: brackets and all, or its numbers and commas alone.

    `name`: the row of the transcribed values. `board`: whose value it is. `chosen`: what the
    players do. `restored`: whether the string may be given other brackets.
    """
    text, X = printed_value(name)["value"], value_of(board, 1, chosen)
    if restored:
        yield Cell("its numbers and commas with other brackets", True, fits(X, letters(text)))
    else:
        yield Cell("as a value", readable(text), shown(X))


def brackets_lost(name: str, board: str, chosen: ref.Preference, lost: list[int]) -> Iterator[Cell]:
    """How many of each symbol the value has, and how many brackets the text at hand lacks."""
    text, whole = printed_value(name)["value"], shown(value_of(board, 1, chosen))
    for symbol in "123,":
        yield Cell(f"how many {symbol}", text.count(symbol), whole.count(symbol))
    yield Cell("[ and ] lost", lost, [whole.count(b) - text.count(b) for b in "[]"])


def named_as(text: str, X: str) -> Iterator[Cell]:
    """A list and the name that the text at hand has for it, against its own."""
    yield Cell(f"{X} is", text, ref.format_simple(named(X)))


def as_compared(X: str, Y: str) -> Iterator[Cell]:
    """That X <_1 Y, as the text at hand has it, against what is so."""
    yield Cell(f"{X} <_1 {Y}", True, relation().strictly_weaker(named(X), named(Y)))


def seen_by(p: int, name: str, x: ref.SimpleValue) -> Iterator[Cell]:
    """A printed value against x as player p has it."""
    text = printed_value(name)["value"]
    yield Cell(text, readable(text), shown(ref.seen_from(x, p)))
