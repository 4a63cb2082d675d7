"""How games are written, another way: texts made together with the games that they say.

The notation itself is that of `reference.partizan.notation`.
"""

import re
from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass
from fractions import Fraction
from functools import cache, reduce
from itertools import product
from typing import Any

from proofs_check.documents.partizan.forms import values
from proofs_check.documents.partizan.rules import tied_down, words
from reference.partizan.dots_and_boxes import DotsAndBoxes
from reference.partizan.games import ZERO, Game, at_most, game, negative, plus
from reference.partizan.simplification import canonical

STAR = game([ZERO], [ZERO])
UP = game([ZERO], [STAR])


@cache
def of_number(x: Fraction) -> Game:
    """A dyadic rational: {x - d | x + d}, d one over its denominator; an integer one step off 0."""
    if x.denominator > 1:
        d = Fraction(1, x.denominator)
        return game([of_number(x - d)], [of_number(x + d)])
    if x == 0:
        return ZERO
    return game([of_number(x - 1)]) if x > 0 else negative(of_number(-x))


@cache
def of_star(k: int) -> Game:
    """*k: all *j with j < k, for both players."""
    return game(map(of_star, range(k)), map(of_star, range(k)))


def summed(games: Iterable[Game]) -> Game:
    """The canonical form of a sum, added up one after the other."""
    return reduce(lambda G, H: canonical(plus(G, H)), games, ZERO)


@cache
def of_name(x: Fraction, n: int, k: int) -> Game:
    """The canonical form of x + n up + *k."""
    arrow = UP if n > 0 else negative(UP)
    return summed([of_number(x), *[arrow] * abs(n), of_star(k)])


@cache
def of_power(n: int) -> Game:
    """The power up^n: {0 | * less all smaller powers}."""
    less = [negative(of_power(i)) for i in range(1, n)]
    return canonical(game([ZERO], [summed([STAR, *less])]))


def of_tiny(G: Game) -> Game:
    return game([ZERO], [game([ZERO], [negative(G)])])


@dataclass(frozen=True)
class Text:
    """A text, and the form that it says; x, n and k where it is a name x + n up + *k.

    `below` is what it says with a sign before it, where that is the sign of a number in it alone.
    """

    text: str
    form: Game
    name: tuple[Fraction, int, int] | None = None
    below: Game | None = None

    def turned(self) -> "Text":
        """Its negative, without a text."""
        x, n, k = self.name or (Fraction(0), 0, 0)
        return Text("", negative(self.form), self.name and (-x, -n, k))

    def plus(self, other: "Text", sign: str) -> "Text":
        """Both with a sign between: of a number and what has none, the one game that they name."""
        form = plus(self.form, (other if sign == "+" else other.turned()).form)
        one = self.name and other.name and self.name[1:] == (0, 0) and other.name[0] == 0
        return Text(f"{self.text}{sign}{other.text}", canonical(form) if one else form)

    def minus(self) -> "Text":
        """With a sign before it, which is that of the number alone where arrows follow."""
        name = self.turned().name
        if self.name and self.name[0] and self.name[1]:
            name = (-self.name[0], *self.name[1:])
        form = of_name(*name) if name else self.below or negative(self.form)
        return Text(f"-{self.text}", form, name)


def named(text: str, x: int | str, n: int = 0, k: int = 0) -> Text:
    name = Fraction(x), n, k
    return Text(text, of_name(*name), name)


def terms() -> list[Text]:
    """Numbers, arrows, stars and what else is one term, first of each kind."""
    found = [named("0", 0), named("2", 2), named("3/4", "3/4"), named("*", 0, 0, 1)]
    found += [
        named("^", 0, 1),
        named("vv*2", 0, -2, 2),
        named("1^", 1, 1),
        named("5/2*", "5/2", 0, 1),
    ]
    two = of_number(Fraction(2))
    switch = game([two], [STAR])
    found += [Text("{2|*}", switch), Text("(-2)", negative(two))]
    found += [Text("tiny(2)", of_tiny(two)), Text("miny({2|})", negative(of_tiny(game([two]))))]
    found += [
        Text("+-2", game([two], [negative(two)])),
        Text("+-{2|*}", game([switch], [negative(switch)])),
    ]
    found += [named("10/4", "5/2"), named("16/8", 2), named("*0", 0), named("*3", 0, 0, 3)]
    found += [named("^3", 0, 3), named("v4*", 0, -4, 1), named("^^^*2", 0, 3, 2), named("^0", 0)]
    found += [named("v0*2", 0, 0, 2), named("1/2v*3", "1/2", -1, 3), named("12", 12)]
    for n, k in product((1, 2, 3), (0, 1, 2)):
        star = ("", "*", "*2")[k]
        for brackets, G in (("<>", of_power(n)), ("[]", summed(map(of_power, range(1, n + 1))))):
            for arrow, signed in (("^", G), ("3/4v", negative(G))):
                x, rest = Fraction(arrow[:-1] or 0), [signed, of_star(k)]
                above, below = (summed([of_number(y), *rest]) for y in (x, -x))
                text = f"{arrow}{brackets[0]}{n}{brackets[1]}{star}"
                found.append(Text(text, above, None, below if x else None))
    for n, of in product((0, 1, 3), found[3:14]):
        form = ZERO
        for _ in range(n):
            form = plus(form, of.form)
        if of.text[0] != "(" and not (of.name and (of.name[0] or (of.name[1] and of.name[2]))):
            found.append(Text(f"{n}.{of.text}", form))
    both = game([two, switch], [negative(two), negative(switch)])
    return [*found, Text("+-{2,{2|*}}", both), Text("+-(2,{2|*})", both)]


def expressions() -> Iterator[Text]:
    """Each term by itself and with signs; two of the first in braces and in sums."""
    every = terms()
    for a in every:
        yield from (
            a,
            a.minus(),
            Text(f"({a.text})", a.form),
            Text(f"-({a.text})", negative(a.form)),
        )
        yield from (
            Text(f"{{{a.text}|}}", game([a.form])),
            Text(f" {{ | {a.text} }} ", game([], [a.form])),
        )
    for a, b in product(every[:14], repeat=2):
        A, B = a.form, b.form
        inner = game([A], [B])
        yield from (a.plus(b, "+"), a.plus(b, "-"), a.minus().plus(b, "+"))
        yield a.plus(b, "-").plus(every[1], "+")
        yield Text(f"{{{a.text},{b.text}|{b.text}}}", game([A, B], [B]))
        yield Text(f"{{{a.text}|{a.text},{b.text}}}", game([A], [A, B]))
        yield Text(f"{{{a.text}|{b.text}||{a.text}}}", game([inner], [A]))
        yield Text(f"{{||{a.text}|{b.text}}}", game([], [inner]))
        yield Text(f"{{{a.text}||{a.text}|{b.text}|||}}", game([game([A], [inner])]))
        yield Text(f"{{{b.text}-{a.text}|{{{b.text}||{a.text},{b.text}|}}}}",
                   game([b.plus(a, "-").form], [game([B], [game([A, B])])]))  # fmt: skip


SYMBOLS = {
    "^": "\N{UPWARDS ARROW}",
    "v": "\N{DOWNWARDS ARROW}",
    "^^": "\N{UPWARDS DOUBLE ARROW}",
    "vv": "\N{DOWNWARDS DOUBLE ARROW}",
    "*": "\N{ASTERISK OPERATOR}\N{STAR OPERATOR}\N{BLACK STAR}\N{WHITE STAR}",
    "-": "\N{MINUS SIGN}\N{EN DASH}",
    ".": "\N{MIDDLE DOT}\N{DOT OPERATOR}",
    "{": "\N{LEFT CURLY BRACKET}",
    "}": "\N{RIGHT CURLY BRACKET}",
    "|": "\N{DIVIDES}",
    "||": "\N{PARALLEL TO}\N{DOUBLE VERTICAL LINE}",
    "+-": "\N{PLUS-MINUS SIGN}",
    "tiny": ("TINY", "Tiny"),
    "miny": ("MINY", "Miny"),
}
"""Other signs that say the same."""

SYMBOLIC = ("^^^*3", "vvv*", "2.{0|*||1|-2}", "{0||*|^|||-2}", "+-2-*", "tiny(1)-miny(1)", "3++-1")


def other_signs() -> Iterator[tuple[str, str]]:
    """Texts, and the same with other signs for one thing."""
    for text in SYMBOLIC:
        for sign, others in SYMBOLS.items():
            if sign in text:
                yield from ((text, text.replace(sign, other)) for other in others)


# What is no game


LETTERS = "012^v*/.+-(){}|,"
NAMES = re.compile(
    r"\d+(?:/\d+)?(?![./\d])(?:\^(?:\d+|\^*)|v(?:\d+|v*))?(?:\*\d*)?"
    r"|(?:\^(?:\d+|\^*)|v(?:\d+|v*))(?:\*\d*)?|\*\d*"
)
SUM = re.compile(r"-?G(?:[+-]G)*")


def _kind(name: re.Match[str]) -> str:
    """N for what begins with a number, B for arrows and a star together, otherwise G."""
    text = name.group()
    bottom = re.search(r"/(\d+)", text)
    if bottom and int(bottom[1]).bit_count() != 1:
        return "?"
    if text[0].isdigit():
        return "N"
    return (
        "B" if re.fullmatch(r"[v^].*\*.*", text) and not re.match(r".0+\*|.*\*0+$", text) else "G"
    )


def _divided(inside: str) -> bool:
    """Whether the one longest run of bars divides what is inside of braces, on both sides again."""
    longest = max(re.findall(r"\|+", inside), default="", key=len)
    sides = re.split(rf"(?<!\|){re.escape(longest)}(?!\|)", inside) if longest else []
    return len(sides) == 2 and all(
        _divided(side)
        if "|" in side
        else not side or all(SUM.fullmatch(each) for each in side.split(","))
        for side in sides
    )


def is_a_game(text: str) -> bool:
    """Whether it is one: what is one term gives way to G, from inside out, until a sum is left."""
    text = re.sub(r"(?<![\d/])\d+\.", "c", text)
    text = NAMES.sub(_kind, text)
    text = re.sub(r"(?<!c)[NB]", "G", text)
    before = ""
    while text != before:
        before = text
        text = re.sub(r"\((-?G(?:[+-]G)*)\)", "G", text)
        text = re.sub(r"\{([^{}]*)\}", lambda b: "G" if _divided(b[1]) else b[0], text)
        text = re.sub(r"(?:^|(?<=[{(|,+\-c]))\+-G", "G", text)
        text = text.replace("cG", "G")
    return bool(SUM.fullmatch(text))


def _opened(begun: str) -> list[int]:
    """Where the brackets are that are not closed yet, the innermost one last."""
    opened: list[int] = []
    for place, letter in enumerate(begun):
        if letter in "({":
            opened.append(place)
        elif letter in ")}" and opened:
            opened.pop()
    return opened


def open_brace(text: str) -> int | None:
    """The column of the innermost bracket if that is a brace that the text only leaves open."""
    opened = _opened(text)
    return opened[-1] + 1 if opened and text[opened[-1]] == "{" and text[-1] not in "+-./" else None


def may_go_on(begun: str) -> bool:
    """Whether what is begun can be made a game by few letters and by closing what is open."""
    opened = [begun[place] for place in _opened(begun)]
    ways = [("}", "|}") if bracket == "{" else (")",) for bracket in reversed(opened)]
    closing = list(map("".join, product(*ways)))
    return any(
        is_a_game(begun + more + end) for more in ("", "1", "^", "(^)", "-1") for end in closing
    )


# What is written


@cache
def simple(G: Game) -> Fraction | None:
    """The number that a canonical form is, if it is one: that of which it has the options."""
    known = [[simple(X) for X in side] for side in (G.left, G.right)]
    (lower, upper) = ([x for x in side if x is not None] for side in known)
    if [len(lower), len(upper)] != [len(G.left), len(G.right)] or max(len(lower), len(upper)) > 1:
        return None
    if not (lower and upper):
        return (lower[0] + 1) if lower else (upper[0] - 1) if upper else Fraction(0)
    x = (lower[0] + upper[0]) / 2
    return x if of_number(x) is G else None


@cache
def names() -> dict[Game, str]:
    """How numbers, arrows and stars are written, of some of them."""
    found = {}
    quarters = product((Fraction(i, 4) for i in range(-12, 13)), range(-3, 4), range(4))
    for x, n, k in (*quarters, *((Fraction(i, 8), 0, 0) for i in range(-15, 16, 2))):
        star = f"*{k if k > 1 else ''}" if k else ""
        arrows = (
            ("^" if n > 0 else "v") * abs(n) if abs(n) < 3 else f"{'^' if n > 0 else 'v'}{abs(n)}"
        )
        sign = "+" if x < 0 and n else ""
        number = str(x) if x or not (n or k) else ""
        found[of_name(x, n, k)] = f"{number}{sign}{arrows}{star}"
    return found


def as_written(G: Game) -> tuple[str, int]:
    """A form as it is written, without the braces around, and its longest run of bars."""
    if G in names():
        return names()[G], 0
    if (x := simple(G)) is not None and of_number(x) is G:
        return str(x), 0
    sides, longest = [], 0
    for options in (G.left, G.right):
        texts = [as_written(option) for option in options]
        if len(texts) == 1 and 0 < texts[0][1] < 3 and not re.search(r"^\||\|$", texts[0][0]):
            sides.append(texts[0][0])
            longest = max(longest, texts[0][1])
        else:
            braced = [f"{{{text}}}" if bars else text for text, bars in texts]
            sides.append(",".join(sorted(sorted(braced), key=len)))
    return ("|" * (longest + 1)).join(sides), longest + 1


def in_braces(G: Game) -> str:
    """A form as it is written."""
    text, bars = as_written(G)
    return f"{{{text}}}" if bars else text


@cache
def short_names() -> dict[Game, str]:
    """Switches, tinies, minies and powers of up as they are named, of some of them."""
    found: dict[Game, str] = {}
    three, one = (of_number(Fraction(n)) for n in (3, 1))
    hot = (game([three], [one]), game([game([three], [one])], [STAR]), game([three, UP], [one]))
    for G in (*values(2), *map(canonical, hot)):
        switch = canonical(game([G], [negative(G)]))
        text = in_braces(G)
        if at_most(ZERO, G) and G is not ZERO:
            tiny = canonical(of_tiny(G))
            if tiny not in names():
                found |= {tiny: f"Tiny({text})", negative(tiny): f"Miny({text})"}
        if switch.left == (G,) and switch not in names():
            found[switch] = f"+-{text}" if G in names() else f"+-({text})"
    for n in (2, 3, 4):
        for brackets, G in (("<>", of_power(n)), ("[]", summed(map(of_power, range(1, n + 1))))):
            for arrow, signed in (("^", G), ("v", negative(G))):
                text = f"{arrow}{brackets[0]}{n}{brackets[1]}"
                found |= {signed: text, canonical(plus(signed, STAR)): f"{text}*"}
    return found


# Positions

Said = Callable[[str], Any]
"""The position that a text says; None where it says none."""

NO_TEXTS = (None, 3, True, b"1", ["1"], ("L",))
DIGIT_THREE = "\N{ARABIC-INDIC DIGIT THREE}"


def _letters(letters: str, empty: bool = False) -> Said:
    def said(text: str) -> str | None:
        if empty and text == "":
            return text
        return text.strip() if re.fullmatch(f"[{re.escape(letters)}]+", text.strip()) else None

    return said


def _rows(letters: str, most: int) -> Said:
    def said(text: str) -> tuple[str, ...] | None:
        rows = tuple(map(str.strip, text.split("/")))
        of_one_length = len(rows) * max(map(len, rows)) == len("".join(rows)) <= most
        good = re.fullmatch(f"[{re.escape(letters)}]+", "".join(rows)) and of_one_length
        return rows if good else None

    return said


def _numbers(text: str, sign: str = ",") -> list[int] | None:
    """Numbers of up to nine digits, with a sign between."""
    parts = [part.strip() for part in text.split(sign)]
    return [*map(int, parts)] if all(re.fullmatch(r"[0-9]{1,9}", part) for part in parts) else None


def _piles(text: str) -> Any:
    sizes = _numbers(text)
    good = sizes is not None and max(sizes) <= 1000
    return tuple(sorted(filter(None, sizes))) if good and sizes else None


def _shares(text: str) -> Any:
    sizes = _numbers(text)
    return tuple(sorted(sizes)) if sizes and min(sizes) > 0 and sum(sizes) <= 1000 else None


def _cakes(text: str) -> Any:
    cakes = [_numbers(part, "x") for part in text.split("+")]
    good = all(c is not None and len(c) == 2 and 1 <= min(c) <= max(c) <= 1000 for c in cakes)
    return tuple(sorted(tuple(c) for c in cakes if c)) if good else None


def _lines(text: str) -> list[tuple[int, int, str]] | None:
    """The lines of a picture, in the order of the text, tied to the ground or not."""
    parts = text.replace(",", " ").split()
    found = [re.fullmatch(r"([0-9]{1,9})-([0-9]{1,9})([LRG])", part) for part in parts]
    if not all(found) or (not parts and "," in text):
        return None
    return [(*sorted((int(m[1]), int(m[2]))), m[3]) for m in found if m]  # type: ignore[misc]


def _picture(text: str) -> Any:
    lines = _lines(text)
    tied = lines is not None and tied_down(lines) == tuple(sorted(lines))
    return tuple(sorted(lines)) if lines is not None and tied else None


def first_loose(text: str) -> str | None:
    """The first line of a picture that is not tied to the ground, if there is one."""
    lines = _lines(text) or []
    loose = (f"{a}-{b}{c}" for a, b, c in lines if (a, b, c) not in tied_down(lines))
    return next(loose, None)


def _grid(rules: DotsAndBoxes) -> Said:
    def said(text: str) -> Any:
        size, *parts = text.replace(",", " ").split() or [""]
        sides = re.fullmatch(r"([0-9]{1,6})x([0-9]{1,6})", size)
        n = r"([0-9]{1,6})"
        owner = "([AB])" if rules is DotsAndBoxes.PRINTED else "()"
        found = [re.fullmatch(rf"{n}\.{n}-{n}\.{n}{owner}", part) for part in parts]
        if not sides or not all(found):
            return None
        rows, columns = int(sides[1]), int(sides[2])
        by: dict[Any, set[Any]] = {"A": set(), "B": set()}
        for match in filter(None, found):
            a, b, c, d = map(int, match.groups()[:4])
            by[match[5] or "A"].add(tuple(sorted(((a, b), (c, d)))))
            if max(a, c) > rows or max(b, d) > columns or abs(a - c) + abs(b - d) != 1:
                return None
        once = len(by["A"] | by["B"]) == len(parts)
        if not (once and 1 <= rows <= 20 and 1 <= columns <= 20):
            return None
        return rows, columns, frozenset(by["A"]), frozenset(by["B"])

    return said


def _texts(letters: str, most: int, *more: str) -> tuple[Any, ...]:
    """All words of so many letters, others, and what is no text."""
    made = (word for n in range(most + 1) for word in words(letters, n))
    return (*made, *more, *NO_TEXTS)


LINES = [f"{a}-{b}{colour}" for a, b in ("01", "10", "12", "00") for colour in "LG"]
BAD_LINES = (
    "0-1 0-1X 01L 0--1L -1-0L a-0L 0-aL 0-1l , 0-L L - 0-1000000000L 0-1L,1-2R 1-1L 0-999999999R "
    f"0-000000001R {DIGIT_THREE}-0L 0-{DIGIT_THREE}L"
).split()
DRAWN = ("0.0-0.1", "0.1-0.0", "1.0-0.0", "0.2-1.2", "0.1-0.2")
BAD_DRAWN = (
    "0.0-1.1 0.0-0.0 0.0-0.2 1.2-1.3 1.0-2.0 0.0.0-1 0-0.1 0.0-0.1-1.1 0.0-0.a 0.0- A 0.0-0.1AB "
    f"0.0-0.1C 0.0-1 0.0-0.{DIGIT_THREE} 0.0-000000.1 0.0-0.000001 0.0-0.0000001 1.1-1.2B,0.0-0.1A"
).split()
BOARDS = (
    "1x2 2x1 20x20 1x20 20x1 21x1 1x21 0x1 1x0 , 1 x 1x x1 ax1 1xa 1x1x1 1X1 000001x1 0000001x1 "
    f"1x000020 1x0000001 {DIGIT_THREE}x1"
).split()
PILES = ("+1", "1000", "1001", "000001000", "0000000001", "00", "9" * 5000, DIGIT_THREE)
CAKES = (
    "2x1+1x2 2x3+3x2+1x9 1x1x1 -1x1 1000x1000 1001x1 1x1001 0000000001x1 1x0000000001 000001000x1 "
    f"1x{DIGIT_THREE} {'9' * 5000}x1"
).split()
OWNERS = [*product(("A", "B", ""), repeat=2)]

POSITIONS: dict[str, tuple[Iterable[Any], Said]] = {
    **{
        ruleset: (
            _texts("LRG.TFxl/ ", 2, "", "L.R", " RL ", "L R"),
            _letters(letters, ruleset[0] == "h"),
        )
        for ruleset, letters in (
            *(("push", "LR."), ("shove", "LR."), ("run-over", "LR.")),
            *(("toads-and-frogs", "TF."), ("hackenbush-string", "LRG")),
        )
    },
    **{
        ruleset: (
            _texts("LRl.#/ ", 3, "x", "r/l", "../L", "/".join(["." * 100] * 100), "." * 10_000,
                   "." * 10_001, "/".join(["." * 100] * 101)),
            _rows(letters, 10**9 if ruleset == "ski-jumps" else 10_000),
        )
        for ruleset, letters in (
            *(("domineering", ".#"), ("col", ".#LR"), ("snort", ".#LR"), ("clobber", "LR.")),
            ("ski-jumps", "LRlr."),
        )
    },
    "nim": (_texts("012,- ", 3, *PILES, "2,1000,1", "1.5"), _piles),
    "fair-shares": (_texts("012,- ", 3, *PILES, "500,500", "500,501"), _shares),
    "cutcake": (_texts("01x+ ", 4, *CAKES), _cakes),
    "hackenbush": (
        (*(" ".join(pair) for pair in product((*LINES, *BAD_LINES), repeat=2)), *BAD_LINES, *LINES,
         "", " ", "0-1L 2-3R", "1-2L 0-1R 2-3G 3-0L", "0-1R  0-1L", *NO_TEXTS),
        _picture,
    ),
    **{
        f"dots-and-boxes {rules}": (
            (*BOARDS, "", " ", *NO_TEXTS,
             *(f"1x2 {' '.join(lines)}" for lines in product((*DRAWN, *BAD_DRAWN), repeat=2)),
             *(f"1x2 {a}{A} {b}{B}" for a, b in product(DRAWN, repeat=2) for A, B in OWNERS),
             *(f"1x2 {one}{A}" for one in (*DRAWN, *BAD_DRAWN) for A in "AB"),
             *(f"{size} {line}" for size in ("1x1", "1x2", "2x1", "2x2")
               for line in ("1.0-2.0", "0.1-0.2", "2.0-2.1", "1.1-0.1"))),
            _grid(rules),
        )
        for rules in DotsAndBoxes
    },
}  # fmt: skip
"""Of each ruleset texts, and what they say."""
