"""How games are written: braces, numbers, stars, arrows; read and printed (Sections 3.4, 3.5).

    {0,1|-3}   {1||0|-1}   3/4   *   *2   ^   ^^*   v3   1^*2   1/2*   tiny(2)   miny({1|0})
    -G   G+H   G-H   (G)   3.G, which is G+G+G

`{a||b|c}` is {a|{b|c}}: the longest run of bars divides. `x^^*k` is x + 2 up + *k. The Unicode
arrows, stars and minus signs are read as well, and the sign for plus or minus: {G|-G}. What is
printed is read back as the same form.
"""

import re
from fractions import Fraction
from math import ceil
from typing import NamedTuple

from reference.errors import InvalidInput
from reference.inputs import a_text
from reference.partizan.games import GAME_WORK, ZERO, Game, Order, compare, game, negative, plus
from reference.partizan.infinitesimals import (
    UpStar,
    miny,
    number_up_star,
    tiny,
    up_power,
    up_star_game,
    up_sum,
)
from reference.partizan.nimbers import nimber_game
from reference.partizan.recursion import count, well_founded
from reference.partizan.simplification import canonical, is_canonical, total
from reference.recursion import deep

MAX_LENGTH = 100_000
"""Characters that `read` takes."""

MAX_DIGITS = 1000
"""Digits of an integer that `read` takes."""

MAX_BIRTHDAY = 1000
"""The birthday of a number, how many arrows or copies, and the n of *n, ^<n> and ^[n] that `read`
takes, unless told otherwise."""

MAX_BARS = 3
"""Bars in a row that `show` prints; deeper down there are braces."""

_SAME = {
    "\N{UPWARDS ARROW}": "^",
    "\N{DOWNWARDS ARROW}": "v",
    "\N{UPWARDS DOUBLE ARROW}": "^^",
    "\N{DOWNWARDS DOUBLE ARROW}": "vv",
    "\N{ASTERISK OPERATOR}": "*",
    "\N{STAR OPERATOR}": "*",
    "\N{BLACK STAR}": "*",
    "\N{WHITE STAR}": "*",
    "\N{MINUS SIGN}": "-",
    "\N{EN DASH}": "-",
    "\N{MIDDLE DOT}": ".",
    "\N{DOT OPERATOR}": ".",
    "\N{LEFT CURLY BRACKET}": "{",
    "\N{RIGHT CURLY BRACKET}": "}",
    "\N{DIVIDES}": "|",
    "\N{PARALLEL TO}": "||",
    "\N{DOUBLE VERTICAL LINE}": "||",
}

_CARET = "\N{CARET}"
_BOTH_SIGNS = "\N{PLUS-MINUS SIGN}"


class _Token(NamedTuple):
    """One symbol, and the column (from 1) at which it stands."""

    kind: str
    column: int


_SYMBOL = re.compile(
    rf"[0-9]+|[|{''.join(sign for sign, same in _SAME.items() if same[0] == '|')}]+"
    r"|[tTmM][iI][nN][yY]|\S"
)


def _tokens(text: str) -> list[_Token]:
    """The symbols of a text: digits together, bars together, everything else by itself."""
    found: list[_Token] = []
    for match in _SYMBOL.finditer(text):
        symbol = "".join(_SAME.get(letter, letter) for letter in match.group())
        kinds = symbol if symbol in ("^^", "vv") else [symbol.lower() if symbol[1:] else symbol]
        found += (_Token(kind, match.start() + 1) for kind in kinds)
    return [*found, _Token("", len(text) + 1)]


def _is_digits(symbol: str) -> bool:
    return symbol.isascii() and symbol.isdigit()


def _marked(text: str, column: int) -> str:
    """The text around a column, a caret before it, short enough for one line."""
    start, end = max(0, column - 21), column + 19
    marked = f"{text[start : column - 1]}{_CARET}{text[column - 1 : end]}"
    shown = "".join(c if c.isprintable() else ascii(c)[1:-1] for c in marked)
    return f"{'...' if start else ''}{shown}{'...' if end < len(text) else ''}"


def _bars(item: Game | _Token) -> int:
    """How long a run of bars is, of what stands between braces; 0 for a game or a comma."""
    return 0 if isinstance(item, Game) else item.kind.count("|")


class _Term(NamedTuple):
    """What was read, and how it is named: a number alone, or arrows and stars alone."""

    game: Game
    name: UpStar | None = None


class _Reader:
    """Reads one text."""

    def __init__(self, text: str, simplify: bool, max_birthday: int) -> None:
        self.text = text
        self.tokens = _tokens(text)
        self.at = 0
        self.simplify = simplify
        self.max_birthday = max_birthday

    def refuse(self, expected: str, at: _Token | None = None) -> InvalidInput:
        token = at or self.token
        kind = token.kind if len(token.kind) <= 20 else f"{token.kind[:17]}..."
        shown = repr(kind) if kind else "the end"
        where = f"column {token.column}: {_marked(self.text, token.column)}"
        return InvalidInput("game", self.text, f"{expected}, not {shown} at {where}")

    @property
    def token(self) -> _Token:
        return self.tokens[self.at]

    @property
    def next(self) -> str:
        return self.token.kind

    def take(self, kind: str) -> None:
        if self.next != kind:
            raise self.refuse(repr(kind))
        self.at += 1

    def made(self, G: Game) -> Game:
        return canonical(G) if self.simplify else G

    def integer(self) -> int:
        digits = self.next
        if not _is_digits(digits):
            raise self.refuse("digits")
        if len(digits) > MAX_DIGITS:
            raise self.refuse(f"an integer of at most {MAX_DIGITS} digits")
        self.at += 1
        return int(digits)

    def small(self, size: int, at: _Token) -> int:
        if size > self.max_birthday:
            allowed = f"a size of at most {self.max_birthday} (max_birthday raises it)"
            raise self.refuse(allowed, at)
        # Before it is built, which takes room for all the games that it reaches.
        count(size * GAME_WORK)
        return size

    def whole(self) -> Game:
        G = self.sum()
        if self.next:
            raise self.refuse("'+', '-' or the end")
        return G

    def sum(self) -> Game:
        """Terms with signs. A number plus arrows or stars is the one game that they name."""
        found: _Term | None = None
        while found is None or self.next in ("+", "-"):
            sign = "+"
            if found is not None or self.next == "-":
                sign = self.next
                self.at += 1
            if found is None and sign == "-" and _is_digits(self.next):
                # As CGSuite prints them: the sign is that of the number alone.
                found = self.named(-1)
                continue
            term = self.term()
            if found is None:
                found = self.signed(term, sign)
                continue
            a, b = found.name, (term := self.signed(term, sign)).name
            if a is not None and b is not None and a.n == a.k == b.x == 0:
                found = _Term(up_star_game(a.x, b.n, b.k))
            else:
                found = _Term(self.made(plus(found.game, term.game)))
        return found.game

    def signed(self, term: _Term, sign: str) -> _Term:
        if sign == "+":
            return term
        name = term.name
        return _Term(
            negative(term.game), None if name is None else UpStar(-name.x, -name.n, name.k)
        )

    def term(self) -> _Term:
        kind = self.next
        if _is_digits(kind) or kind in ("^", "v", "*"):
            return self.named()
        if kind == "{":
            (G,) = self.braces()
            return _Term(G)
        if kind == "(":
            self.at += 1
            G = self.sum()
            self.take(")")
            return _Term(G)
        if kind == _BOTH_SIGNS or (kind == "+" and self.tokens[self.at + 1].kind == "-"):
            self.at += 1 if kind == _BOTH_SIGNS else 2
            left = self.switched()
            return _Term(self.made(game(left, map(negative, left))))
        if kind in ("tiny", "miny"):
            self.at += 1
            self.take("(")
            at = self.token
            G = self.sum()
            if compare(G, ZERO) is not Order.GREATER:
                raise self.refuse(f"a game above 0 for {kind}", at)
            self.take(")")
            return _Term(self.made((tiny if kind == "tiny" else miny)(G)))
        raise self.refuse("a game")

    def switched(self) -> list[Game]:
        """What stands behind both signs: a term, or games between commas."""
        if self.next == "{":
            return self.braces(barred=False)
        if self.next != "(":
            return [self.term().game]
        games: list[Game] = []
        while not games or self.next == ",":
            self.at += 1
            games.append(self.sum())
        self.take(")")
        return games

    def named(self, sign: int = 1) -> _Term:
        """A number with a sign, arrows, a star; or a number of copies, the sign of all of them."""
        start = self.token
        x = Fraction(0)
        if _is_digits(self.next):
            numerator = self.integer()
            if self.next == ".":
                copies = _Term(self.copies(numerator, start))
                return copies if sign > 0 else self.signed(copies, "-")
            x = sign * Fraction(numerator, self.denominator())
            self.small(ceil(abs(x)) + x.denominator.bit_length() - 1, start)
        n = 0
        if (arrow := self.next) in ("^", "v"):
            at = self.token
            while self.next == arrow:
                self.at += 1
                n += 1
            if n == 1 and self.next in ("[", "<"):
                return self.powers(x, arrow)
            if n == 1 and _is_digits(self.next):
                n = self.integer()
            self.small(n, at)
            n = n if arrow == "^" else -n
        k = self.star()
        name = UpStar(x, n, k)
        return _Term(up_star_game(*name), name)

    def powers(self, x: Fraction, arrow: str) -> _Term:
        """^<n>, the n-th power of up, or ^[n], the sum of the first n, with a number and a star."""
        summed = self.next == "["
        self.at += 1
        at = self.token
        n = self.small(self.integer(), at)
        if n == 0:
            raise self.refuse("a power of at least 1", at)
        self.take("]" if summed else ">")
        G = (up_sum if summed else up_power)(n)
        if arrow == "v":
            G = negative(G)
        return _Term(total(up_star_game(x, 0, self.star()), G))

    def star(self) -> int:
        """The k of *k, which is 1 where it is not written; 0 where there is no star."""
        if self.next != "*":
            return 0
        at = self.token
        self.at += 1
        k = self.small(self.integer(), at) if _is_digits(self.next) else 1
        count(k * k)
        return k

    def denominator(self) -> int:
        if self.next != "/":
            return 1
        self.at += 1
        at = self.token
        denominator = self.integer()
        if denominator == 0 or denominator & (denominator - 1):
            reason = "a power of two as denominator (only dyadic numbers are short games)"
            raise self.refuse(reason, at)
        return denominator

    def copies(self, n: int, start: _Token) -> Game:
        self.take(".")
        if _is_digits(self.next):
            raise self.refuse("a game to take copies of (no decimals: write 7/2)")
        self.small(n, start)
        at = self.token
        term = self.term()
        if term.name is not None and term.name.n and term.name.k:
            raise self.refuse("n.^+* or n.(^*) (they differ)", at)
        found = game()
        for _ in range(n):
            found = self.made(plus(found, term.game))
        return found

    def braces(self, barred: bool = True) -> list[Game]:
        """The game in braces; where there need be no bar, without one the games in them."""
        opened = self.token
        self.take("{")
        items: list[Game | _Token] = []
        while self.next != "}":
            if not self.next:
                raise self.refuse(f"'}}' for the brace at column {opened.column}")
            if self.next == "," or self.next.startswith("|"):
                items.append(self.token)
                self.at += 1
            elif items and isinstance(items[-1], Game):
                raise self.refuse("'+', '-', ',', '|' or '}'")
            else:
                items.append(self.sum())
        one = barred or not items or any(map(_bars, items))
        found = [self.divided(items, self.token)] if one else self.options(items, self.token)
        self.take("}")
        return found

    def divided(self, items: list[Game | _Token], end: _Token) -> Game:
        """The game whose sides the longest run of bars divides; `end` is what stands behind."""
        longest = max(map(_bars, items), default=0)
        if longest == 0:
            raise self.refuse("a bar between Left's and Right's options", end)
        middle, *more = (
            item for item in items if isinstance(item, _Token) and _bars(item) == longest
        )
        if more:
            raise self.refuse("one longest run of bars", more[0])
        at = items.index(middle)
        left, right = self.options(items[:at], middle), self.options(items[at + 1 :], end)
        return self.made(game(left, right))

    def options(self, items: list[Game | _Token], end: _Token) -> list[Game]:
        """One side: a game divided by shorter bars, or games between commas."""
        if any(map(_bars, items)):
            return [self.divided(items, end)]
        for place, item in enumerate([*items, end] if items else ()):
            if place % 2 == 0 and isinstance(item, _Token):
                raise self.refuse("a game", item)
        return [item for item in items if isinstance(item, Game)]


def read(text: str, *, simplify: bool = False, max_birthday: int = MAX_BIRTHDAY) -> Game:
    """The game that a text writes (Section 3.4).

    With `simplify` canonical forms are taken at each step. If not, braces, sums and negatives are
    the forms as written; numbers, arrows and stars are always canonical forms. `max_birthday`
    bounds the birthday of a number, and the number of arrows or copies and the n of *n, ^<n> and
    ^[n], which are born later. Where it is no game the error says at which column.

    >>> show(read("{0,*|0}")), show(read("{-1|1}")), show(read("{-1|1}", simplify=True))
    ('^*', '{-1|1}', '0')
    >>> show(read("1 + *2")), show(read("{1||0|-1}")), show(read("-{3/4|-2.^}", simplify=True))
    ('1*2', '{1||0|-1}', '{^^|-3/4}')
    >>> read("{0|1/3}")
    Traceback (most recent call last):
    reference.errors.InvalidInput: game: got '{0|1/3}', allowed: a power of two as denominator \
(only dyadic numbers are short games), not '3' at column 6: {0|1/\u20383}
    """
    a_text("game", text, "a text such as {0|*}, 3/4, ^^* or {1||0|-1}")
    if len(text) > MAX_LENGTH:
        raise InvalidInput("game", text, f"at most {MAX_LENGTH} characters")
    count(len(text))
    found = deep(lambda: _Reader(text, simplify, max_birthday).whole())
    return canonical(found) if simplify else found


class _Shown(NamedTuple):
    """A text, and the longest run of bars outside of its braces; 0 for a name."""

    text: str
    bars: int

    def enclosed(self) -> str:
        return f"{{{self.text}}}" if self.bars else self.text

    def ends(self) -> str:
        """The first and the last symbol; a bar there would join a bar outside."""
        return self.text[0] + self.text[-1]


def _name(G: Game) -> str | None:
    """A number, arrows and a star: the name of the canonical form G, if it has one."""
    found = number_up_star(G) if is_canonical(G) else None
    if found is None:
        return None
    x, n, k = found
    arrow = "^" if n > 0 else "v"
    arrows = arrow * abs(n) if abs(n) <= 2 else f"{arrow}{abs(n)}"
    star = "" if k == 0 else "*" if k == 1 else f"*{k}"
    if not arrows + star:
        return str(x)
    return f"{x or ''}{'+' if x < 0 and n else ''}{arrows}{star}"


@well_founded
def _shown(G: Game) -> _Shown:
    name = _name(G)
    if name is not None:
        return _Shown(name, 0)
    sides = []
    longest = 0
    for options in (G.left, G.right):
        parts = [_shown(option) for option in options]
        if len(parts) == 1 and 0 < parts[0].bars < MAX_BARS and "|" not in parts[0].ends():
            longest = max(longest, parts[0].bars)
            sides.append(parts[0].text)
        else:
            texts = [part.enclosed() for part in parts]
            sides.append(",".join(sorted(texts, key=lambda text: (len(text), text))))
    bars = "|" * (longest + 1)
    text = f"{sides[0]}{bars}{sides[1]}"
    count(len(text))
    return _Shown(text, longest + 1)


def show(G: Game) -> str:
    """How a game is written; what is written is read back as the same form.

    >>> show(ZERO), show(game([game([ZERO], [ZERO])], [])), show(read("-(3/4^)"))
    ('0', '{*|}', '-3/4+v')
    """
    return _shown(G).enclosed()


def name(G: Game) -> str:
    """A canonical form as CGSuite prints it: +-1, Tiny(2), ^[2], ^<2>*; -1^, where ours is -1+^.

    >>> [name(read(text)) for text in ("{1|-1}", "{0||0|-2}", "{0|v*}", "{1|-2}", "-1+^")]
    ['+-1', 'Tiny(2)', '^<2>', '{1|-2}', '-1^']
    """
    if _name(G) is not None:
        return _shorter(G)
    if {*G.right} == {*map(negative, G.left)}:
        texts = sorted(map(_shorter, G.left), key=lambda text: (len(text), text))
        if texts[1:]:
            return f"+-{{{','.join(texts)}}}"
        return f"+-{texts[0]}" if _name(G.left[0]) else f"+-({texts[0]})"
    for found, word in ((G, "Tiny"), (negative(G), "Miny")):
        if found.left == (ZERO,) and len(found.right) == 1:
            (after,) = found.right
            if after.left == (ZERO,) and len(after.right) == 1:
                size = negative(after.right[0])
                if compare(size, ZERO) is Order.GREATER:
                    return f"{word}({_shorter(size)})"
    for n in range(2, MOST_POWER + 1):
        for made, brackets in ((up_power(n), "<>"), (up_sum(n), "[]")):
            for arrow, of_sign in (("^", made), ("v", negative(made))):
                for star, with_star in (("", of_sign), ("*", total(of_sign, nimber_game(1)))):
                    if with_star is G:
                        return f"{arrow}{brackets[0]}{n}{brackets[1]}{star}"
    return _shorter(G)


def _shorter(G: Game) -> str:
    """As `show`, without the plus behind a number below 0: the sign before it is its alone."""
    return show(G).replace("+", "")


MOST_POWER = 4
"""The greatest power of up that `name` looks for."""

Game.written = show
