"""Section 4, other subtraction sets: any finite S, any bids with 0: outcomes are periodic.

M is max S. An outcome is an integer between -M (TB + 1) and M (TB + 1); so the rows of M heaps in a
row are one of finitely many numbers, two of which are the same. Heap x >= M is made of the M heaps
before it, so from there on all rows come back. The minimax values are minus the maximin values with
the players exchanged, so they do too.
"""

from functools import partial

from proofs_check.documents.bidding import theory_subtraction as subtraction_theory
from proofs_check.documents.bidding.rulesets import bidding_sets
from proofs_check.documents.bidding.theory_subtraction import *
from proofs_check.methods.pigeonhole import counts, numeral, numerals, repeated
from proofs_check.methods.theory import *
from reference.bidding import Player, minimax_rows

GAMES = (((1,), 0), ((1,), 1), ((2,), 1), ((1, 2), 1), ((1, 2), 2))
"""S and TB of the models."""


def models() -> Iterator[Model]:
    """Yield a few subtraction sets and total budgets, every B with 0, on heaps to 4."""
    for S, most_dollars in GAMES:
        yield from (_model(S, most_dollars, B) for B in bidding_sets(most_dollars) if 0 in B)


def _model(S: tuple[int, ...], dollars: int, B: tuple[int, ...]) -> Model:
    known = subtraction_theory.model_of(S, dollars, B)
    table = list(minimax_rows(S, dollars, B, up_to=LAST_HEAP))
    given = lambda x, p: 0 <= x <= LAST_HEAP and 0 <= p <= dollars
    functions: dict[str, Callable[..., Any]] = {
        **completed(known, subtraction_theory.SUBTRACTION).functions,
        "minimax": lambda x, p, m: (
            table[x].under(Player.LEFT if m else Player.RIGHT)[p] if given(x, p) else 0
        ),
        **numerals("row", digit, radix),
        **numerals("window", rows_from, rows_below),
    }
    functions |= counts(partial(_window, functions["window_code"]))
    return Model(known.says, functions, known.values)


_window = lambda code, x: code(x, largest())
REPEATING = Theory("bidding", "repeating", models)
REPEATING.let(m=BOOL)
minimax = REPEATING.function("minimax", INT, INT, BOOL, INT)
held_bid, held_take = REPEATING.choices("held_bid held_take", INT, INT, BOOL, INT)
answer_bid, answer_take = REPEATING.choices("answer_bid answer_take", INT, INT, BOOL, INT, INT, INT)

# Minimax

minimax_over = REPEATING.axiom("Definition 8, the end, minimax")(
    lambda x, p, m: implies((x >= 0) & budget(p) & (playable_at(x) == 0), minimax(x, p, m) == 0)
)
minimax_attained = REPEATING.axiom("Definition 8 with S and B, minimax: attained")(
    lambda x, p, m, ell, s: implies(
        budget(p) & choice(x, p, ell, s),
        choice(x, TB() - p, held_bid(x, p, m), held_take(x, p, m))
        & (
            entry(x, p, m, ell, s, held_bid(x, p, m), held_take(x, p, m), minimax)
            <= minimax(x, p, m)
        ),
    )
)
minimax_least = REPEATING.axiom("Definition 8 with S and B, minimax: the minimum")(
    lambda x, p, m, r, t: implies(
        budget(p) & choice(x, TB() - p, r, t),
        choice(x, p, answer_bid(x, p, m, r, t), answer_take(x, p, m, r, t))
        & (
            entry(x, p, m, answer_bid(x, p, m, r, t), answer_take(x, p, m, r, t), r, t, minimax)
            >= minimax(x, p, m)
        ),
    )
)

# The same heap, the players exchanged
_mirrored = lambda x, p, m: (x, TB() - p, negation(m))


def _their_best(x: Any, p: Any, m: Any) -> tuple[Any, Any, Any, Any]:
    """Right's choice at minimax, and what answers it with the players exchanged."""
    r, t = held_bid(x, p, m), held_take(x, p, m)
    at = _mirrored(x, p, m)
    return r, t, reply_bid(*at, r, t), reply_take(*at, r, t)


def _our_best(x: Any, p: Any, m: Any) -> tuple[Any, Any, Any, Any]:
    """The choice at maximin with the players exchanged, as Right's, and what answers it."""
    at = _mirrored(x, p, m)
    r, t = bid(*at), take(*at)
    return r, t, answer_bid(x, p, m, r, t), answer_take(x, p, m, r, t)


def _exchanged(x: Any, p: Any, m: Any) -> tuple[Any, ...]:
    at, s = _mirrored(x, p, m), playable_at(x)
    r, t, ell, u = _their_best(x, p, m)
    R, T, L, U = _our_best(x, p, m)
    return (
        [subtraction_theory.over(*at), minimax_over(x, p, m), sets(x, s), sets(x, largest())],
        [minimax_attained(x, p, m, p * 0, s), attained(*at, p * 0, s)],
        [most(*at, r, t), minimax_attained(x, p, m, ell, u)],
        [minimax_least(x, p, m, R, T), attained(*at, L, U)],
        [sets(x, each) for each in (t, u, T, U)],
    )


# Where Left's win leads, and Right's
after_both = lambda x, p, m, ell, s, r, t: (
    (x - s, p - ell, m ^ (ell == r)),
    (x - t, p + r, m ^ (ell == r)),
)
exchanged = REPEATING.by_induction(
    "the minimax is minus the maximin with the players exchanged", "x"
)(
    lambda x, p, m: implies(budget(p), minimax(x, p, m) == -nu(*_mirrored(x, p, m))),
    _exchanged,
    smaller=lambda x, p, m: [
        after_both(x, p, m, *best(x, p, m)[2:], *best(x, p, m)[:2])[who]
        for best in (_their_best, _our_best)
        for who in (0, 1)
    ],
)

# Rows as numbers

# M (TB + 1)
most_of_all = lambda: subtraction_theory.times(TB() + 1)
# How many integers are between -M (TB + 1) and M (TB + 1)
radix = lambda: most_of_all() + most_of_all() + 1
# How many outcomes a row has
length = lambda: TB() * 2 + 2
digit = notion(
    "The outcomes of heap x, for each budget with the marker and without, none below 0.", "digit"
)(lambda x, j: either(budget(j // 2), nu(x, j // 2, j % 2 == 0) + most_of_all(), 0))
digits = REPEATING.follows("an outcome is at most M (TB + 1), and at least minus that")(
    lambda x, j: implies((x >= 0) & (j >= 0), under(digit(x, j), radix())),
    (sets, more_times, size),
)
row = numeral(REPEATING, "row", digit, radix, digits)
rows_from = notion("The rows of heaps x, x + 1 and so on, as numbers.", "rows_from")(
    lambda x, i: row.code(x + i, length())
)
# What these numbers are below
rows_below = lambda: row.bound(length())
window = numeral(
    REPEATING,
    "window",
    rows_from,
    rows_below,
    lambda x, i: (row.within(x + i, length()), sets(x, largest())),
)
two_windows = repeated(
    REPEATING,
    lambda x: window.code(x, largest()),
    lambda: window.bound(largest()),
    lambda x: (window.within(x, largest()), sets(x, largest())),
)

# The first heap of the earlier window
start = lambda: two_windows.earlier()
# The distance of the windows
period = lambda: two_windows.later() - two_windows.earlier()

# The outcome as a digit of its row, the row as one of the window
_in_window = lambda x, p, m: (
    window.same(*(start(), two_windows.later(), largest()), x - start()),
    row.same(x, x + period(), length(), p * 2 + either(m, p * 0, p * 0 + 1)),
    sets(x, largest()),
)


def _choices(x: Any, y: Any, p: Any, m: Any) -> tuple[Any, Any, Any, Any]:
    """Left's choice at heap y, and Right's reply to it at heap x."""
    ell, s = bid(y, p, m), take(y, p, m)
    return ell, s, reply_bid(x, p, m, ell, s), reply_take(x, p, m, ell, s)


def _from_before(x: Any, p: Any, m: Any) -> tuple[Any, ...]:
    """Each of heap x and the one a period later has as much as the other."""
    later = x + period()
    return tuple(
        (
            most(here, p, m, *_choices(here, there, p, m)[:2]),
            attained(there, p, m, *_choices(here, there, p, m)[2:]),
            attained(there, p, m, p * 0, playable_at(there)),
            [sets(there, playable_at(there)), sets(there, largest())],
            [sets(here, _choices(here, there, p, m)[k]) for k in (1, 3)],
        )
        for here, there in ((x, later), (later, x))
    )


comes_back = REPEATING.by_induction("from the earlier window on the outcomes come back", "x")(
    lambda x, p, m: implies(budget(p) & (x >= start()), nu(x + period(), p, m) == nu(x, p, m)),
    (two_windows.theorem, window.within),
    _in_window,
    _from_before,
)
periodic = REPEATING.follows(
    "there is a heap from which on the outcomes come back, minimax values too"
)(
    lambda x, p, m: (
        (start() >= 0)
        & (period() >= 1)
        & implies(
            budget(p) & (x >= start()),
            (nu(x + period(), p, m) == nu(x, p, m))
            & (minimax(x + period(), p, m) == minimax(x, p, m)),
        )
    ),
    (two_windows.theorem, window.within, sets, comes_back),
    lambda x, p, m: [exchanged(each, p, m) for each in (x, x + period())],
    lambda x, p, m: comes_back(*_mirrored(x, p, m)),
)

# Any heap from some heap on, any budget and marker: the values there and a period later
OUTCOMES = lambda x, p, m: (
    budget(p) & (x >= start()),
    (period(), *((of(x, p, m), of(x + period(), p, m)) for of in (nu, minimax))),
)
