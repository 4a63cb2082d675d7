"""Section 5: how many rows of each length Table 1 counts.

The rows of n vertices are numbered in the order of strings from 0 to `rows(n)` - 1, so that the row
k with a symbol s behind it is row 4k + s of the next length. A tally of a property at k is how many
of the first k rows have it.
"""

from collections.abc import Callable
from functools import cache
from itertools import accumulate, product
from typing import Any

from proofs_check.documents.preferences.ranges import analysed
from proofs_check.documents.preferences.table import shorter
from proofs_check.methods.logic import conjunction, implies, negation
from proofs_check.methods.theory import BOOL, INT, Kind, Model, Theory, either, notion
from reference.preferences import is_over, row

NUMBERS = (*range(-1, 66), *range(66, 256, 9))
"""The integers of the model: all rows of three vertices, and some of four."""
KINDS = BARE, BARE_0, MOVE_0, MOVE = (1, 2, 3, 4)
"""Rows without needless 0s so far: without a move or with one, with a 0 or a token at the end."""


@cache
def models() -> tuple[Model, ...]:
    """The rows, by the reference."""

    @cache
    def strings(n: int) -> list[str]:
        return ["".join(symbols) for symbols in product("0123", repeat=n)]

    def rows(n: int) -> int:
        return len(strings(n))

    def text(n: int, k: int) -> str:
        return strings(n)[k] if 0 <= k < rows(n) else "0"

    def number(board: str) -> int:
        return int(board, 4)

    def proper(n: int, k: int) -> bool:
        return text(n, k)[0] != "0" and "00" not in text(n, k)

    def move(n: int, k: int) -> bool:
        return not is_over(*row(text(n, k)))

    @cache
    def kind(n: int, k: int) -> int:
        kinds = ((BARE_0, BARE), (MOVE_0, MOVE))
        return kinds[move(n, k)][text(n, k)[-1] != "0"] if proper(n, k) else 0

    def counted(n: int, k: int) -> bool:
        return kind(n, k) == MOVE

    def mirrored(n: int, k: int) -> int:
        return number(text(n, k)[::-1])

    def among(of: Callable[..., bool]) -> Callable[..., int]:
        @cache
        def first(n: int, *more: int) -> list[int]:
            return [0, *accumulate(of(n, *more, k) for k in range(rows(n)))]

        return lambda n, *at: first(n, *at[:-1])[at[-1]] if 0 <= at[-1] <= rows(n) else 0

    def half(n: int) -> int:
        return (n + 1) // 2

    def palindrome(n: int, h: int) -> int:
        left = text(half(n), h)
        return number(left + left[::-1][n % 2 :])

    functions: dict[str, Callable[..., Any]] = {
        "single": lambda: 1,
        "longer": lambda n: n + 1,
        "rows": rows,
        "last": lambda n, k: number(text(n, k)[-1]),
        "proper": proper,
        "move": move,
        "tally": among(lambda n, c, k: kind(n, k) == c),
        "mirrored": mirrored,
        "listed": lambda n, k: text(n, k) in analysed(n),
        "games": lambda n: len(analysed(n)),
        "of_listed": among(lambda n, k: text(n, k) in analysed(n)),
        "of_greater": among(lambda n, k: counted(n, k) and mirrored(n, k) < k),
        "of_palindromes": among(lambda n, k: counted(n, k) and mirrored(n, k) == k),
        "of_less": among(lambda n, m, k: counted(n, k) and k < mirrored(n, k) < m),
        "even": lambda n: n % 2 == 0,
        "half": half,
        "rest": lambda n: max(n // 2, 1),
        "begin": lambda n, h: h * rows(n - half(n)),
        "width": lambda n: rows(n - half(n)),
        "palindrome": palindrome,
        "size": lambda n: n,
        "less_one": lambda n: max(n - 1, 1),
        "stem": lambda k: k // 4,
        "tip": lambda k: k % 4,
        "blank": lambda n, k: not shorter(text(n, k)),
        "short_size": lambda n, k: max(len(shorter(text(n, k))), 1),
        "short": lambda n, k: number(shorter(text(n, k)) or "0"),
    }
    remembered = {name: cache(function) for name, function in functions.items()}
    return (Model("rows", remembered, {"Length": (1, 2, 3, 4), "Int": NUMBERS}),)


GAMES = Theory("preferences", "games", models)
LENGTH = GAMES.sort("Length")
GAMES.let(n=LENGTH)
single = GAMES.function("single", LENGTH)
longer, half, rest = (GAMES.function(n, LENGTH, LENGTH) for n in ("longer", "half", "rest"))
rows, games, width = (GAMES.function(n, LENGTH, INT) for n in ("rows", "games", "width"))
even = GAMES.function("even", LENGTH, BOOL)
last, mirrored, begin, palindrome = (
    GAMES.function(name, LENGTH, INT, INT) for name in ("last", "mirrored", "begin", "palindrome")
)
proper, move, listed = (
    GAMES.function(name, LENGTH, INT, BOOL) for name in ("proper", "move", "listed")
)
tally, of_less = (GAMES.function(name, LENGTH, INT, INT, INT) for name in ("tally", "of_less"))
of_listed, of_greater, of_palindromes = (
    GAMES.function(name, LENGTH, INT, INT) for name in ("of_listed", "of_greater", "of_palindromes")
)
size, less_one = GAMES.function("size", LENGTH, INT), GAMES.function("less_one", LENGTH, LENGTH)
stem, tip = (GAMES.function(name, INT, INT) for name in ("stem", "tip"))
blank = GAMES.function("blank", LENGTH, INT, BOOL)
short_size, short = (
    GAMES.function(name, LENGTH, INT, sort)
    for name, sort in (("short_size", LENGTH), ("short", INT))
)


@notion
def a_row(n: Any, k: Any) -> Any:
    """Whether there is a row of this number."""
    return (k >= 0) & (k < rows(n))


@notion
def kind(n: Any, k: Any) -> Any:
    """Of which of the four kinds a row is, 0 if of none."""
    bare = either(last(n, k) == 0, BARE_0, BARE)
    moved = either(last(n, k) == 0, MOVE_0, MOVE)
    return either(proper(n, k), either(move(n, k), moved, bare), 0)


@notion
def counted(n: Any, k: Any) -> Any:
    """Whether a row has a move and no needless 0s."""
    return proper(n, k) & move(n, k) & negation(last(n, k) == 0)


def one_if(truth: Any) -> Any:
    """1 if so, else 0."""
    return either(truth, 1, 0)


@notion
def counting(before: Any, after: Any, n: Any, k: Any, has: Any) -> Any:
    """Of no rows there is none; with row k there is one more where it has the property."""
    return implies(k == 0, before == 0) & implies(a_row(n, k), after == before + one_if(has))


singles = GAMES.axiom(
    "Section 3: a row of one vertex is a number from 0 to 3",
    lambda k: (
        (rows(single()) == 4)
        & implies(
            (k >= 0) & (k < 4),
            (last(single(), k) == k)
            & (proper(single(), k) == negation(k == 0))
            & negation(move(single(), k)),
        )
    ),
)
longer_rows = GAMES.axiom(
    "Sections 3 and 5: a row of one vertex more: different tokens side by side make a move; two 0 "
    "side by side and one in front are needless",
    lambda n, k, s: (
        (rows(longer(n)) == 4 * rows(n))
        & (rows(n) >= 4)
        & implies(
            a_row(n, k),
            (last(n, k) >= 0)
            & (last(n, k) < 4)
            & implies(
                (s >= 0) & (s < 4),
                (last(longer(n), 4 * k + s) == s)
                & (
                    proper(longer(n), 4 * k + s)
                    == (proper(n, k) & negation((last(n, k) == 0) & (s == 0)))
                )
                & (
                    move(longer(n), 4 * k + s)
                    == (move(n, k) | negation((last(n, k) == 0) | (s == 0) | (last(n, k) == s)))
                ),
            ),
        )
    ),
)
tallies = GAMES.axiom(
    "ours: how many of the first k rows are of a kind",
    lambda n, c, k: implies(
        (c >= 1) & (c <= 4), counting(tally(n, c, k), tally(n, c, k + 1), n, k, kind(n, k) == c)
    ),
    kind=Kind.RECURSION,
)


def _grown(n: Any, k: Any, longest: Any) -> Any:
    """The kinds of the rows of one vertex more, those of the first k rows."""
    bare, bare_0, move_0, moved = (tally(n, c, k) for c in KINDS)
    bare_after, bare_0_after, move_0_after, moved_after = (
        tally(longer(n), c, longest) for c in KINDS
    )
    return (
        (bare_after == bare + 3 * bare_0)
        & (bare_0_after == bare)
        & (move_0_after == moved)
        & (moved_after == 3 * moved + 3 * move_0 + 2 * bare)
    )


grown = GAMES.by_induction(
    "the kinds of rows from those of one vertex less, row by row",
    "k",
    lambda n, k: implies(k <= rows(n), _grown(n, k, 4 * k)),
    lambda n, k: [tallies(n, c, each) for c in KINDS for each in (0, k - 1)],
    lambda n, k: [
        (tallies(longer(n), c, 4 * (k - 1) + s), longer_rows(n, k - 1, s))
        for c in KINDS
        for s in range(4)
    ],
    lambda n, k: [tallies(longer(n), c, 0) for c in KINDS],
)


@notion
def r(n: Any) -> Any:
    """How many rows have a move and no needless 0s."""
    return tally(n, MOVE, rows(n))


all_grown = GAMES.follows(
    "so of all rows",
    lambda n: _grown(n, rows(n), rows(longer(n))) & (rows(n) >= 4),
    (longer_rows, grown),
)


def _later(n: Any, more: int) -> Any:
    return n if more == 0 else longer(_later(n, more - 1))


@notion
def goes_on(n: Any) -> Any:
    """How r goes on four vertices after n."""
    before = 4 * r(_later(n, 3)) + 3 * r(_later(n, 2)) - 12 * r(_later(n, 1)) - 9 * r(n)
    return r(_later(n, 4)) == before


def begins() -> Any:
    """How r begins, from one vertex on."""
    found = ((0, 0), (1, 6), (2, 24), (3, 114))
    return conjunction(r(_later(single(), more)) == number for more, number in found)


recurrence = GAMES.follows(
    "r(n + 4) = 4 r(n + 3) + 3 r(n + 2) - 12 r(n + 1) - 9 r(n)",
    goes_on,
    all_grown,
    at=lambda n: (longer(n), longer(longer(n)), longer(longer(longer(n)))),
)
beginning = GAMES.follows(
    "r is 0, 6, 24 and 114 for n = 1 to 4",
    begins,
    all_grown,
    lambda: [(singles(s), [tallies(single(), c, s) for c in KINDS]) for s in range(4)],
)

# Of two rows that are mirror images one is counted

mirror = GAMES.axiom(
    "the mirror image of a row is a row, and the row is that of it; both have a move, "
    "and no needless 0s, or neither",
    lambda n, k: implies(
        a_row(n, k),
        a_row(n, mirrored(n, k))
        & (mirrored(n, mirrored(n, k)) == k)
        & (counted(n, mirrored(n, k)) == counted(n, k)),
    ),
    kind=Kind.ASSUMED,
)
analysed_games = GAMES.axiom(
    "Section 5: rows with a move and without needless 0s are games of Table 1 where they are not "
    "before their mirror image",
    lambda n, k: (
        implies(a_row(n, k), listed(n, k) == (counted(n, k) & (mirrored(n, k) <= k)))
        & counting(of_listed(n, k), of_listed(n, k + 1), n, k, listed(n, k))
        & (games(n) == of_listed(n, rows(n)))
    ),
)
one_of_two = GAMES.follows(
    "of a row and another that is its mirror image the one behind is counted, and the other not",
    lambda n, k: implies(
        a_row(n, k) & listed(n, k),
        (mirrored(n, k) == k) | ((mirrored(n, k) < k) & negation(listed(n, mirrored(n, k)))),
    ),
    (mirror, analysed_games),
    at=lambda n, k: mirrored(n, k),
)
greater = GAMES.axiom(
    "ours: how many of the first k rows, with a move and without needless 0s, are behind their "
    "mirror image, and how many are it",
    lambda n, k: (
        counting(of_greater(n, k), of_greater(n, k + 1), n, k, counted(n, k) & (mirrored(n, k) < k))
        & counting(
            of_palindromes(n, k),
            of_palindromes(n, k + 1),
            n,
            k,
            counted(n, k) & (mirrored(n, k) == k),
        )
    ),
    kind=Kind.RECURSION,
)
less = GAMES.axiom(
    "ours: how many of the first k such rows are before their mirror image, and this before row m",
    lambda n, m, k: counting(
        of_less(n, m, k),
        of_less(n, m, k + 1),
        n,
        k,
        counted(n, k) & (k < mirrored(n, k)) & (mirrored(n, k) < m),
    ),
    kind=Kind.RECURSION,
)
one_more = GAMES.by_induction(
    "with m one higher there is the mirror image of row m besides, if it is before it",
    "k",
    lambda n, m, k: implies(
        a_row(n, m) & (k <= m + 1),
        of_less(n, m + 1, k)
        == of_less(n, m, k) + one_if(counted(n, m) & (mirrored(n, m) < k) & (mirrored(n, m) < m)),
    ),
    (less, mirror),
    at=lambda n, m, k: m + 1,
)
as_many = GAMES.by_induction(
    "of the first k rows as many are behind their mirror image as before it",
    "k",
    lambda n, k: implies(k <= rows(n), of_greater(n, k) == of_less(n, k, k)),
    (one_more, less, greater),
)
split = GAMES.by_induction(
    "each row is before its mirror image, behind it, or it; the last two are counted",
    "k",
    lambda n, k: implies(
        k <= rows(n),
        (tally(n, MOVE, k) == of_less(n, rows(n), k) + of_greater(n, k) + of_palindromes(n, k))
        & (of_listed(n, k) == of_greater(n, k) + of_palindromes(n, k)),
    ),
    (tallies, less, greater, analysed_games, mirror),
    at=lambda n, k: (4, rows(n)),
)
halved = GAMES.follows(
    "twice the games are the rows and the palindromes",
    lambda n: 2 * games(n) == r(n) + of_palindromes(n, rows(n)),
    (split, as_many, analysed_games, longer_rows),
    at=lambda n: rows(n),
)

# A palindrome is known by its first half


def _end(n: Any, h: Any) -> Any:
    """Where the rows end that begin with half h."""
    return begin(n, h) + width(n)


def _half_counts(n: Any, h: Any) -> Any:
    """Whether the palindrome of a half has a move and no needless 0s: its middle is a neighbour.

    Of an even number of vertices the two in the middle hold the same.
    """
    own = half(n)
    return either(even(n), counted(own, h), proper(own, h) & move(own, h))


halves = GAMES.axiom(
    "rows that begin alike stand together; half as long, rounded up, one of them is its own "
    "mirror image",
    lambda n, h, k: (
        (width(n) >= 1)
        & (begin(n, 0) == 0)
        & (begin(n, rows(half(n))) == rows(n))
        & implies(
            a_row(half(n), h),
            (begin(n, h + 1) == _end(n, h))
            & (begin(n, h) >= 0)
            & (_end(n, h) <= rows(n))
            & (palindrome(n, h) >= begin(n, h))
            & (palindrome(n, h) < _end(n, h))
            & (counted(n, palindrome(n, h)) == _half_counts(n, h))
            & implies(
                (k >= begin(n, h)) & (k < _end(n, h)),
                (mirrored(n, k) == k) == (k == palindrome(n, h)),
            ),
        )
    ),
    kind=Kind.ASSUMED,
)
within_half = GAMES.by_induction(
    "of the rows that begin alike one is a palindrome",
    "k",
    lambda n, h, k: implies(
        a_row(half(n), h) & (k <= width(n)),
        of_palindromes(n, begin(n, h) + k)
        == of_palindromes(n, begin(n, h))
        + one_if((palindrome(n, h) < begin(n, h) + k) & _half_counts(n, h)),
    ),
    (halves, greater),
    at=lambda n, h, k: (begin(n, h) + k) - 1,
)
by_halves = GAMES.by_induction(
    "the palindromes by their first halves",
    "h",
    lambda n, h: implies(
        h <= rows(half(n)),
        of_palindromes(n, begin(n, h))
        == tally(half(n), MOVE, h) + either(even(n), 0, tally(half(n), MOVE_0, h)),
    ),
    (halves, greater, tallies),
    lambda n, h: within_half(n, h - 1, width(n)),
)
rests = GAMES.axiom(
    "the half of an odd number of vertices, rounded up, is one more than rounded down",
    lambda n: even(n) | (n == single()) | (half(n) == longer(rest(n))),
    kind=Kind.ASSUMED,
)


@notion
def by_formula(n: Any) -> Any:
    """Half of r, and of r for half as many vertices, are the games."""
    return 2 * games(n) == r(n) + either(even(n), r(half(n)), r(half(n)) + r(rest(n)))


number_of_games = GAMES.follows(
    "how many games Table 1 has of rows of n vertices",
    lambda n: (n == single()) | by_formula(n),
    (halved, by_halves, halves, rests, all_grown),
    at=lambda n: (rows(half(n)), rest(n), half(n)),
)
formula = GAMES.together(
    "the number of games, and how it goes on",
    lambda n: (number_of_games(n), recurrence(n), beginning()),
)
not_all = GAMES.by_induction(
    "with the row of 0s, which has none, there are fewer games than rows",
    "k",
    lambda n, k: implies((k >= 1) & (k <= rows(n)) & (last(n, 0) == 0), of_listed(n, k) <= k - 1),
    analysed_games,
)
fewer = GAMES.follows(
    "so of two vertices or more",
    lambda n: games(longer(n)) <= rows(longer(n)) - 1,
    (not_all, longer_rows, analysed_games),
    at=lambda n: (longer(n), rows(longer(n))),
)

# A row without its needless 0s


def short_row(n: Any, k: Any) -> tuple[Any, Any]:
    """A row that is not all 0s, without those at its ends and all but one of those in a line."""
    return short_size(n, k), short(n, k)


def is_row(given: tuple[Any, Any], n: Any, k: Any) -> Any:
    """Whether a row is the one of n vertices with the number k."""
    return (given[0] == n) & (given[1] == k)


sizes = GAMES.axiom(
    "ours: how many vertices; each row but a single vertex is a shorter one and a symbol",
    lambda n, k: (
        (size(single()) == 1)
        & (size(n) >= 1)
        & (size(longer(n)) == size(n) + 1)
        & ((n == single()) | (n == longer(less_one(n))))
        & implies(
            k >= 0, (k == 4 * stem(k) + tip(k)) & (stem(k) >= 0) & (tip(k) >= 0) & (tip(k) < 4)
        )
    ),
    kind=Kind.RECURSION,
)
short_single = GAMES.axiom(
    "ours: a token alone has no needless 0",
    lambda k: implies(
        (k >= 0) & (k < 4),
        either(
            k == 0,
            blank(single(), k),
            negation(blank(single(), k)) & is_row(short_row(single(), k), single(), k),
        ),
    ),
    kind=Kind.RECURSION,
)


def _with(n: Any, k: Any, s: Any) -> Any:
    """Whether a row with one more symbol, s, comes so from the row."""
    L, K = short_row(n, k)
    new = short_row(longer(n), 4 * k + s)
    return either(
        s == 0,
        blank(n, k) | is_row(new, L, K),
        either(
            blank(n, k),
            is_row(new, single(), s),
            either(
                last(n, k) == 0,
                is_row(new, longer(longer(L)), 16 * K + s),
                is_row(new, longer(L), 4 * K + s),
            ),
        ),
    )


short_longer = GAMES.axiom(
    "ours: 0s at the end are needless, before a token all but one, at the beginning all",
    lambda n, k, s: implies(
        a_row(n, k) & (s >= 0) & (s < 4),
        (blank(longer(n), 4 * k + s) == (blank(n, k) & (s == 0))) & _with(n, k, s),
    ),
    kind=Kind.RECURSION,
)


def _shortened(n: Any, k: Any) -> Any:
    """What is known of a row without its needless 0s."""
    L, K = short_row(n, k)
    needless = one_if(last(n, k) == 0) + one_if(negation(proper(n, k)))
    of_tokens = (
        a_row(L, K)
        & proper(L, K)
        & negation(last(L, K) == 0)
        & ((last(n, k) == 0) | (last(L, K) == last(n, k)))
        & (move(L, K) == move(n, k))
        & (size(L) + needless <= size(n))
    )
    return either(blank(n, k), (last(n, k) == 0) & negation(proper(n, k) | move(n, k)), of_tokens)


def _stem(n: Any, k: Any) -> tuple[Any, Any]:
    return less_one(n), stem(k)


def _by_stem(n: Any, k: Any) -> Any:
    m, j = _stem(n, k)
    L, K = short_row(m, j)
    yield from (sizes(n, k), sizes(m, 0), sizes(L, 0), sizes(longer(L), 0))
    yield from (
        singles(k),
        singles(0),
        singles(tip(k)),
        short_single(k),
        short_longer(m, j, tip(k)),
    )
    for s in (0, tip(k)):
        yield from (longer_rows(m, j, s), longer_rows(L, K, s))
    yield longer_rows(longer(L), 4 * K, tip(k))


shortened = GAMES.by_induction(
    "without its needless 0s a row has the same moves, and is the shorter for them",
    lambda n, k: size(n),
    lambda n, k: implies(a_row(n, k), _shortened(n, k)),
    _by_stem,
)


def _is_counted(n: Any, k: Any) -> Any:
    """Whether a row is a game of Table 1, turned round or not."""
    return listed(n, k) | listed(n, mirrored(n, k))


occurs = GAMES.follows(
    "a row with a move that is left out for its 0s is a shorter one without them, which is counted",
    lambda n, k: implies(
        a_row(n, k) & move(n, k) & negation(counted(n, k)),
        (size(short_size(n, k)) < size(n)) & _is_counted(*short_row(n, k)),
    ),
    (shortened, sizes, mirror, analysed_games),
    at=lambda n, k: (short_size(n, k), short(n, k), mirrored(short_size(n, k), short(n, k))),
)

# How the claims' predicates see them

Said = tuple[Any, tuple[Any, ...]]


def GAMES_BY_FORMULA(n: Any) -> Said:
    """Two vertices or more, and r from one on."""
    return negation(n == single()), (by_formula(n) & goes_on(n) & begins(),)


def FEWER(n: Any) -> Said:
    """Two vertices or more; 4^n rows."""
    return True, (games(longer(n)) < rows(longer(n)),)


def ONE_OF_TWO(n: Any, k: Any) -> Said:
    """A row that is counted is its mirror image, or behind it, which is not counted."""
    behind = (mirrored(n, k) < k) & negation(listed(n, mirrored(n, k)))
    return a_row(n, k) & listed(n, k), ((mirrored(n, k) == k) | behind,)


def OCCURS(n: Any, k: Any) -> Said:
    """A row with a move that is left out for its 0s, and the row without them."""
    assumed = a_row(n, k) & move(n, k) & negation(counted(n, k))
    return assumed, ((size(short_size(n, k)) < size(n)) & _is_counted(*short_row(n, k)),)
