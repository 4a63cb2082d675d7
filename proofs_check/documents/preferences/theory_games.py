"""Section 5: how many rows of each length Table 1 counts.

The rows of n vertices are numbered in the order of strings from 0 to `rows(n)` - 1, so that the row
k with a symbol s behind it is row 4k + s of the next length.
"""

from functools import cache
from itertools import accumulate, product

from proofs_check.documents.preferences.ranges import analysed
from proofs_check.documents.preferences.table import shorter
from proofs_check.methods.theory import *
from reference.preferences import is_over, row

NUMBERS = (*range(-1, 66), *range(66, 256, 9))
"""The integers of the model: all rows of three vertices, and some of four."""


@cache
def models() -> tuple[Model, ...]:
    """The rows, by the reference."""
    strings = cache(lambda n: ["".join(symbols) for symbols in product("0123", repeat=n)])
    rows = lambda n: len(strings(n))
    text = lambda n, k: strings(n)[k] if 0 <= k < rows(n) else "0"
    number = lambda board: int(board, 4)
    proper = lambda n, k: text(n, k)[0] != "0" and "00" not in text(n, k)
    move = lambda n, k: not is_over(*row(text(n, k)))
    mirrored = lambda n, k: number(text(n, k)[::-1])
    so_far = cache(lambda n: [0, *accumulate(board in analysed(n) for board in strings(n))])

    functions: dict[str, Callable[..., Any]] = {
        "single": lambda: 1,
        "longer": lambda n: n + 1,
        "rows": rows,
        "last": lambda n, k: number(text(n, k)[-1]),
        "proper": proper,
        "move": move,
        "mirrored": mirrored,
        "listed": lambda n, k: text(n, k) in analysed(n),
        "games": lambda n: len(analysed(n)),
        "of_listed": lambda n, k: so_far(n)[k] if 0 <= k <= rows(n) else 0,
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
longer = GAMES.function("longer", LENGTH, LENGTH)
rows, games = GAMES.functions("rows games", LENGTH, INT)
last, mirrored, of_listed = GAMES.functions("last mirrored of_listed", LENGTH, INT, INT)
proper, move, listed = GAMES.functions("proper move listed", LENGTH, INT, BOOL)
size, less_one = GAMES.function("size", LENGTH, INT), GAMES.function("less_one", LENGTH, LENGTH)
stem, tip = (GAMES.function(name, INT, INT) for name in ("stem", "tip"))
blank = GAMES.function("blank", LENGTH, INT, BOOL)
short_size, short = (
    GAMES.function(name, LENGTH, INT, sort)
    for name, sort in (("short_size", LENGTH), ("short", INT))
)

a_row = notion("Whether there is a row of this number.", "a_row")(lambda n, k: under(k, rows(n)))
counted = notion("Whether a row has a move and no needless 0s.", "counted")(
    lambda n, k: proper(n, k) & move(n, k) & negation(last(n, k) == 0)
)
# 1 if so, else 0
one_if = lambda truth: either(truth, 1, 0)
counting = notion(
    "Of no rows there is none; with row k there is one more where it has the property.", "counting"
)(
    lambda before, after, n, k, has: (
        implies(k == 0, before == 0) & implies(a_row(n, k), after == before + one_if(has))
    )
)

singles = GAMES.axiom("Section 3: a row of one vertex is a number from 0 to 3")(
    lambda k: (
        (rows(single()) == 4)
        & implies(
            under(k, 4),
            (last(single(), k) == k)
            & (proper(single(), k) == negation(k == 0))
            & negation(move(single(), k)),
        )
    )
)
longer_rows = GAMES.axiom(
    "Sections 3 and 5: a row of one vertex more: different tokens side by side make a move; two 0 "
    "side by side and one in front are needless"
)(
    lambda n, k, s: (
        (rows(longer(n)) == 4 * rows(n))
        & (rows(n) >= 4)
        & implies(
            a_row(n, k),
            under(last(n, k), 4)
            & implies(
                under(s, 4),
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
    )
)

# Of two rows that are mirror images one is counted

mirror = GAMES.assumed(
    "the mirror image of a row is a row, and the row is that of it; both have a move, "
    "and no needless 0s, or neither"
)(
    lambda n, k: implies(
        a_row(n, k),
        a_row(n, mirrored(n, k))
        & (mirrored(n, mirrored(n, k)) == k)
        & (counted(n, mirrored(n, k)) == counted(n, k)),
    )
)
analysed_games = GAMES.axiom(
    "Section 5: rows with a move and without needless 0s are games of Table 1 where they are not "
    "before their mirror image"
)(
    lambda n, k: (
        implies(a_row(n, k), listed(n, k) == (counted(n, k) & (mirrored(n, k) <= k)))
        & counting(of_listed(n, k), of_listed(n, k + 1), n, k, listed(n, k))
        & (games(n) == of_listed(n, rows(n)))
    )
)
one_of_two = GAMES.follows(
    "of a row and another that is its mirror image the one behind is counted, and the other not"
)(
    lambda n, k: implies(
        a_row(n, k) & listed(n, k),
        (mirrored(n, k) == k) | ((mirrored(n, k) < k) & negation(listed(n, mirrored(n, k)))),
    ),
    (mirror, analysed_games),
    at=lambda n, k: mirrored(n, k),
)
not_all = GAMES.by_induction(
    "with the row of 0s, which has none, there are fewer games than rows", "k"
)(
    lambda n, k: implies(rises(1, k, rows(n)) & (last(n, 0) == 0), of_listed(n, k) <= k - 1),
    analysed_games,
)
fewer = GAMES.follows("so of two vertices or more")(
    lambda n: games(longer(n)) < rows(longer(n)),
    (not_all, longer_rows, analysed_games),
    at=lambda n: (longer(n), rows(longer(n))),
)

# A row without its needless 0s

# A row that is not all 0s, without those at its ends and all but one of those in a line
short_row = lambda n, k: (short_size(n, k), short(n, k))


def is_row(given: tuple[Any, Any], n: Any, k: Any) -> Any:
    """Whether a row is the one of n vertices with the number k."""
    return (given[0] == n) & (given[1] == k)


sizes = GAMES.recursion(
    "ours: how many vertices; each row but a single vertex is a shorter one and a symbol"
)(
    lambda n, k: (
        (size(single()) == 1)
        & (size(n) >= 1)
        & (size(longer(n)) == size(n) + 1)
        & ((n == single()) | (n == longer(less_one(n))))
        & implies(k >= 0, (k == 4 * stem(k) + tip(k)) & (stem(k) >= 0) & under(tip(k), 4))
    )
)
short_single = GAMES.recursion("ours: a token alone has no needless 0")(
    lambda k: implies(
        under(k, 4),
        either(
            k == 0,
            blank(single(), k),
            negation(blank(single(), k)) & is_row(short_row(single(), k), single(), k),
        ),
    )
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


short_longer = GAMES.recursion(
    "ours: 0s at the end are needless, before a token all but one, at the beginning all"
)(
    lambda n, k, s: implies(
        a_row(n, k) & under(s, 4),
        (blank(longer(n), 4 * k + s) == (blank(n, k) & (s == 0))) & _with(n, k, s),
    )
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


_stem = lambda n, k: (less_one(n), stem(k))


def _by_stem(n: Any, k: Any) -> Any:
    m, j = _stem(n, k)
    L, K = short_row(m, j)
    yield from (sizes(n, k), sizes(m, 0), sizes(L, 0), sizes(longer(L), 0))
    yield from (
        *(singles(each) for each in (k, 0, tip(k))),
        short_single(k),
        short_longer(m, j, tip(k)),
    )
    for s in (0, tip(k)):
        yield from (longer_rows(m, j, s), longer_rows(L, K, s))
    yield longer_rows(longer(L), 4 * K, tip(k))


shortened = GAMES.by_induction(
    "without its needless 0s a row has the same moves, and is the shorter for them",
    lambda n, k: size(n),
)(lambda n, k: implies(a_row(n, k), _shortened(n, k)), _by_stem)

# Whether a row is a game of Table 1, turned round or not
_is_counted = lambda n, k: listed(n, k) | listed(n, mirrored(n, k))

occurs = GAMES.follows(
    "a row with a move that is left out for its 0s is a shorter one without them, which is counted"
)(
    lambda n, k: implies(
        a_row(n, k) & move(n, k) & negation(counted(n, k)),
        (size(short_size(n, k)) < size(n)) & _is_counted(*short_row(n, k)),
    ),
    (shortened, sizes, mirror, analysed_games),
    at=lambda n, k: (short_size(n, k), short(n, k), mirrored(short_size(n, k), short(n, k))),
)

# How the claims' predicates see them

Said = tuple[Any, tuple[Any, ...]]
