"""How games and positions are written: statements of ours on what the reference takes and prints.

Section 3.4 has braces, and the notes name numbers, stars and arrows; of the rest they say nothing.
"""

import re
from collections.abc import Callable, Iterable, Iterator
from functools import cache
from itertools import product
from typing import Any

from proofs_check.core.ranges import Range
from proofs_check.documents.partizan.claims import claim
from proofs_check.documents.partizan.forms import values
from proofs_check.documents.partizan.ranges import FORMS, some_born
from proofs_check.documents.partizan.rules import words
from proofs_check.documents.partizan.texts_of_games import (
    LETTERS,
    POSITIONS,
    Text,
    expressions,
    first_loose,
    in_braces,
    is_a_game,
    may_go_on,
    open_brace,
    other_signs,
    short_names,
)
from proofs_check.methods.refusals import refusal
from reference.errors import InvalidInput
from reference.partizan import FIELD, RULESETS, dots_and_boxes, fair_shares
from reference.partizan.dots_and_boxes import DotsAndBoxes
from reference.partizan.games import Game, game
from reference.partizan.notation import MAX_DIGITS, name, read, show
from reference.partizan.simplification import canonical


@claim(
    Range(
        "numbers, arrows, stars, tinies, powers and copies, with signs, and two of 14 of them in "
        "braces and in sums",
        "text",
        lambda: ((text,) for text in expressions()),
        at=lambda text: text.text,
    )
)
def section_3__4__notation__measured(text: Text) -> bool:
    """What is written with braces, bars, commas, names and signs is read as the form that it says,
    and, if wanted, as the canonical form of it."""
    return read(text.text) is text.form and read(text.text, simplify=True) is canonical(text.form)


@claim(Range("each sign that has another one for it, in seven texts", "text same", other_signs))
def section_3__4__other_signs__measured(text: str, same: str) -> bool:
    """Signs that look alike are read alike."""
    return refusal(read, same) is None and read(text) is read(same)


def refused_at(text: str) -> tuple[int, str, str, str] | None:
    """The column of what is refused, the text with a caret before it, what is wanted, and it."""
    try:
        read(text)
    except InvalidInput as error:
        found = re.search(r"^(.*), not (.*) at column (\d+): (.*)$", error.allowed)
        return (int(found[3]), found[4], found[1], found[2]) if found else (0, "", "", "")
    return None


def _beside(word: str) -> Iterator[str]:
    yield word
    if len(word) < 3 or "|" in word:
        yield f"{{{word}}}"
    if len(word) < 3:
        yield from (f"{{0|{word}|1}}", f"1{word})")


FEW_LETTERS = Range(
    "all words of up to 3 of 16 letters, some also in braces and behind others, with up to "
    "{letters} letters",
    "text",
    lambda most: (
        (text,)
        for n in range(4)
        for word in words(LETTERS, n)
        for text in _beside(word)
        if len(text) <= most
    ),
    {"letters": 8},
    measures={"letters": len},
)


@claim(FEW_LETTERS)
def section_3__4__no_games__measured(text: str) -> bool:
    """What is no game is refused, with a mark at a symbol that is named, or the end; of a text that
    ends too early the open brace is named. What is before the mark may become a game, and with the
    symbol may not. The first of it alone is looked at where the symbol is a digit, +, | or none,
    and neither in texts of more than six letters or with a comma at the edge of a side."""
    found = refused_at(text)
    if found is None or is_a_game(text):
        return found is None and is_a_game(text)
    column, shown, wanted, named = found
    before, here = text[: column - 1], text[column - 1 : column]
    if shown != f"{before}\N{CARET}{text[column - 1 :]}":
        return False
    if not named.startswith(repr(here)[:-1] if here else "the end"):
        return False
    brace = open_brace(text)
    if brace and column > len(text) and wanted != f"'}}' for the brace at column {brace}":
        return False
    if len(text) > 6 or re.search(r"[{|],|,[|}]", text):
        return True
    clear = here and here not in "+|" and not here.isdigit()
    return may_go_on(before) and not (clear and may_go_on(before + here))


def _with_bad_symbol(before: int, behind: int) -> str:
    """A text that is bad at one place, with so many letters, an even number, before and behind."""
    return ("1+" * (before // 2) + "]" + "+1" * behind)[: before + 1 + behind]


@cache
def _as_of_far_longer() -> tuple[tuple[int, int], str] | None:
    """How much is shown before and from the bad symbol on, and how a number of MAX_DIGITS is named.

    None where that is no line, or without dots or mark.
    """
    found, long = refused_at(_with_bad_symbol(200, 200)), refused_at(f"1 {'7' * MAX_DIGITS}")
    if found is None or long is None or len(found[1]) > 80:
        return None
    near = re.fullmatch("[.]{3}([^.]+)\N{CARET}([^.]+)[.]{3}", found[1])
    name = re.fullmatch("'(7+[.]{3})'", long[3])
    return ((len(near[1]), len(near[2])), name[1]) if near and name else None


LONG = Range(
    "a bad symbol behind and before up to {letters} letters",
    "before behind",
    lambda most: product(range(0, most + 1, 2), range(most + 1)),
    {"letters": 60},
    measures={"letters": max},
)


@claim(LONG)
def section_3__4__near_what_is_bad__measured(before: int, behind: int) -> bool:
    """Of a text is shown what is near the bad symbol, in a line of 80 letters, with dots for what
    is left out: on each side all there is, or as much as of a far longer text. The symbol is
    named, a number by its first digits and dots if otherwise longer than the name of a far longer
    one."""
    text, most = _with_bad_symbol(before, behind), _as_of_far_longer()
    found = refused_at(text)
    if found is None or most is None:
        return False
    (shown_before, shown_behind), name = most
    near = f"{text[max(0, before - shown_before) : before]}\N{CARET}"
    near += text[before : before + shown_behind]
    dots = ["..." if left else "" for left in (before > shown_before, behind >= shown_behind)]
    number = "7" * (behind + 1)
    named, long = number if len(number) <= len(name) else name, refused_at(f"1 {number}")
    as_wanted = found[:2] == (before + 1, f"{dots[0]}{near}{dots[1]}")
    return as_wanted and long is not None and (found[3], long[3]) == ("']'", repr(named))


SIZES: dict[str, Callable[[int], int | None]] = {
    "{n}": lambda n: n,
    "-{n}/2": lambda n: (n + 1) // 2 + n % 2,
    "1/{2^n}": lambda n: n + 1 if n else 1,
    "*{n}": lambda n: n,
    "^{n}": lambda n: n,
    "v{n}*": lambda n: n,
    "vvv*{n}": lambda n: max(n, 3),
    "{n}.*": lambda n: n,
    "{n}.(1/2)": lambda n: max(n, 2),
    "^<{n}>": lambda n: n or None,
    "v[{n}]*": lambda n: n or None,
    "^[1]*{n}": lambda n: max(n, 1),
    "{{{n}|*}}": lambda n: n,
}
"""Texts with a number in them, and the greatest of what is bounded there: the birthday of a number,
arrows, copies, the n of *n, ^<n> and ^[n]. None where there is no such game."""


def _with(template: str, n: int) -> str:
    return (
        template.replace("{2^n}", str(2**n))
        .replace("{n}", str(n))
        .replace("{{", "{")
        .replace("}}", "}")
    )


@claim(
    Range(
        "texts of 13 kinds with each n up to {n}, where up to {most} are taken",
        "kind n most",
        lambda top, highest: product(SIZES, range(top + 1), range(highest + 1)),
        {"n": 7, "most": 7},
    )
)
def section_3__4__largest_parts__measured(kind: str, n: int, most: int) -> bool:
    """One may choose up to which birthday numbers are taken; the same bounds how many arrows and
    copies there are, and the n of *n, ^<n> and ^[n]."""
    size = SIZES[kind](n)
    text = _with(kind, n)
    admitted = size is not None and size <= most
    return refusal(lambda: read(text, max_birthday=most)) == (None if admitted else "game")


LIMITS: tuple[tuple[str, Any, bool], ...] = (
    ("letters", " " * 99_999 + "1", True),
    ("letters", " " * 100_000 + "1", False),
    ("digits", "0" * 999 + "1", True),
    ("digits", "0" * 1000 + "1", False),
    ("a denominator's digits", "1/" + "0" * 999 + "2", True),
    ("a denominator's digits", "1/" + "0" * 1000 + "2", False),
    ("copies", "1000.*", True),
    ("copies", "1001.*", False),
    ("an integer", "1000", True),
    ("an integer", "1001", False),
    ("a star", "*1001", False),
    ("arrows", "^1001", False),
    ("a game above 0", "tiny(^)", True),
    ("a game above 0", "tiny(0)", False),
    ("a game above 0", "tiny(*)", False),
    ("a game above 0", "miny(^)", True),
    ("a game above 0", "miny(v)", False),
    ("a game above 0", "tiny(1", False),
    ("a game above 0", "miny 1", False),
    ("brackets", "^<2]", False),
    ("brackets", "^[2>", False),
    ("copies of arrows and a star", "2.(^*)", True),
    ("copies of arrows and a star", "2.^*", False),
    ("copies of arrows and a star", "2.v*2", False),
    ("copies of a number", "2.1", False),
    *(("a text", given, False) for given in (None, 1, True, b"1", ["1"], ("1",))),
    *(
        ("letters", text, False)
        for text in ("x", "tin(1)", "\N{ARABIC-INDIC DIGIT THREE}", "1_0", "\N{CARET}")
    ),
)


@claim(
    Range("texts at both sides of each limit, and what is no text", "what text admitted",
          lambda: LIMITS, at=lambda what, text, admitted: [what, str(text)[:20], admitted])
)  # fmt: skip
def section_3__4__limits__measured(what: str, text: Any, admitted: bool) -> bool:
    """Limits of the reference, not of the notes: a text has at most 100,000 letters and a number
    1000 digits; a number is born by day 1000, and there are 1000 arrows or copies and *1000 at
    most, if not told otherwise; copies are taken of one term, tiny and miny of a game above 0."""
    return refusal(read, text) == (None if admitted else "game")


SHOWN = some_born(
    "some forms of up to three values, born by day {day}", lambda: _of_three(values(2)), 6
)


def _of_three(games: Iterable[Game]) -> Iterator[Game]:
    """Forms in which values stand beside each other and below each other, on both sides."""
    some = [*games]
    yield from (game([a], [b]) for a, b in product(some, repeat=2))
    for a, b, c in product(some[:6], some[3:8], some[:5]):
        inner = game([b], [c])
        yield from (game([a], [inner]), game([inner], [a]), game([game([c], [inner])], [inner]))
        yield from (
            game([], [inner]),
            game([game([inner])], [game([], [a])]),
            game([inner, a], [b, inner]),
        )
        yield game([game([a], [game([b], [inner])])], [c])


@claim(SHOWN, FORMS)
def section_3__4__shown__measured(G: Game) -> bool:
    """A form is printed with as few braces as up to three bars in a row, a limit of the reference,
    allow, short options first, and what is printed is read back as the form."""
    text = show(G)
    return text == in_braces(G) and read(text) is G and repr(G) == f"<{text}>"


NAMED_VALUES = some_born(
    "{{a|b}} for all values a and b born by day 2, and switches, tinies and powers of up, born by "
    "day {day}",
    lambda: dict.fromkeys([*short_names(), *_between(values(2))]),
    6,
)


def _between(games: tuple[Game, ...]) -> Iterator[Game]:
    yield from (canonical(game([a], [b])) for a, b in product(games, repeat=2))
    yield canonical(read("{0||0|-1,-1*}"))
    yield canonical(read("{1,1*|0||0}"))


@claim(NAMED_VALUES)
def section_3__4__short_names__measured(G: Game) -> bool:
    """A canonical form that is a switch, tiny, miny or a power of up has a shorter name, and so has
    a number below 0 with arrows, as -1^; each is read back as the form."""
    text = name(G)
    named = short_names().get(G, in_braces(G).replace("+", ""))
    return text == named and read(text, simplify=True) is G


# Positions


def _reader(ruleset: str) -> tuple[Callable[[Any], Any], Callable[[Any], str]]:
    if ruleset == "fair-shares":
        return fair_shares.read, fair_shares.show
    if ruleset.startswith("dots-and-boxes"):
        rules = DotsAndBoxes(ruleset.removeprefix("dots-and-boxes "))
        return lambda text: dots_and_boxes.read(text, rules), lambda at: dots_and_boxes.show(
            at, rules
        )
    rules = (RULESETS | FIELD)[ruleset]  # type: ignore[operator]
    return rules.read, rules.show


@claim(
    Range(
        "of each ruleset words of few letters, and texts at both sides of each limit",
        "ruleset text",
        lambda: ((ruleset, text) for ruleset, (texts, _) in POSITIONS.items() for text in texts),
        at=lambda ruleset, text: [ruleset, str(text)[:40]],
    )
)
def section_2__positions__measured(ruleset: str, text: Any) -> bool:
    """A position is written with letters, numbers or lines; it is read as what it says and written
    as it is read. Anything else is refused, of a picture the first line that hangs loose."""
    expected = POSITIONS[ruleset][1](text) if isinstance(text, str) else None
    reads, shows = _reader(ruleset)
    try:
        found = reads(text)
    except InvalidInput as error:
        loose = first_loose(text) if ruleset == "hackenbush" and isinstance(text, str) else None
        named = loose is None or error.given == loose
        return expected is None and error.field == "position" and named
    return bool(found == expected and reads(shows(found)) == found)
