"""Problem 2 with some period: for any finite S all outcomes, less half the heap, come back.

M is max S. Twice what a player collects less the heap is between -2M and 2M, the zero-sum value
between 0 and M; so those of M heaps in a row are one of finitely many numbers, two of which are the
same. From there on everything is: heap h is made of the M heaps before it, and a shift of all
outcomes shifts it.
"""

from proofs_check.documents.cumulative import theory as any_set
from proofs_check.documents.cumulative.theory import M_of, largest, least, named, zero_sum_star
from proofs_check.methods.pigeonhole import counts, numeral, numerals, repeated
from proofs_check.methods.theory import *

SETS = ((1,), (2,), (1, 2), (2, 3))
HEAPS = range(-1, 17)
OF_A_HEAP = 9
"""Numbers a heap: two players, four conventions, and the zero-sum value."""


def models() -> Iterator[Model]:
    """Yield a few small sets."""
    for S in SETS:
        known = any_set.model_of(S, HEAPS)
        yield Model(known.says, {**known.functions, **windows()}, known.values)


def windows() -> dict[str, Callable[..., Any]]:
    """The functions of this theory, of whatever set."""
    functions = numerals("window", digit, radix)
    return functions | counts(lambda h: functions["window_code"](h, _length()))


REPEATING = Theory("cumulative", "repeating", models)

# How many numbers a digit may be
radix = lambda: M_of() * 4 - 1


@notion("Of heaps h, h + 1 and so on twice what a player has, less the heap; the zero-sum value.")
def digit(h: Any, j: Any) -> Any:
    heap, number = h + j // OF_A_HEAP, j % OF_A_HEAP
    outcomes = (of(X(), heap) for X in named.values() for of in (any_set.first, any_set.second))
    found = any_set.zs(heap)
    for k, one in enumerate(outcomes):
        found = either(number == k, 2 * one - heap + 2 * M_of() - 1, found)
    return found


half = REPEATING.by_induction(
    "moving first a player is sure of half the heap, but for M - 1, moving second but for 2M - 1",
    "h",
)(
    lambda h: (
        (any_set.A(h) >= 0)
        & (any_set.B(h) >= 0)
        & (2 * any_set.A(h) > h - M_of())
        & (2 * any_set.B(h) > h - 2 * M_of())
    ),
    (any_set.sure_stuck, any_set.sure_move, any_set.sure_most, least, largest),
    at=lambda h: (h - M_of(), h - any_set.b(h), any_set.b(h)),
)
digits = REPEATING.follows(
    "twice what a player has is at most 2M - 1 from the heap, the zero-sum value at most M from 0"
)(
    lambda h, j: implies((h >= 0) & (j >= 0), under(digit(h, j), radix())),
    (half, any_set.zero_sum_advantage, any_set.zero_sum_stuck, any_set.largest_move),
    (largest, any_set.sure, any_set.together),
)
window = numeral(REPEATING, "window", digit, radix, digits)

# How many digits there are of M heaps
_length = lambda: M_of() * OF_A_HEAP
two_windows = repeated(
    REPEATING,
    lambda h: window.code(h, _length()),
    lambda: window.bound(_length()),
    lambda h: (window.within(h, _length()), least(M_of()), largest(any_set.m())),
)

# The first heap of the earlier window
start = lambda: two_windows.earlier()
# The distance of the windows
period = lambda: two_windows.later() - two_windows.earlier()
comes_back = notion(
    "At heap h the outcomes are those a period later, less half of it; the zero-sum value is.",
    "comes_back",
)(
    lambda h: (
        (any_set.zs(h + period()) == any_set.zs(h))
        & conjunction(
            2 * of(X(), h + period()) == 2 * of(X(), h) + period()
            for X in named.values()
            for of in (any_set.first, any_set.second)
        )
    )
)

# The digits of heap h, in the earlier window and in the later one
_in_window = lambda h: [
    window.same(*(start(), two_windows.later(), _length()), j)
    for j in [(h - start()) * OF_A_HEAP + k for k in range(OF_A_HEAP)]
]


def _from_before(h: Any, X: Any) -> tuple[Any, ...]:
    """Heap h and the one a period later, by the best move of each."""
    later = h + period()
    s, t = any_set.star(X, h), any_set.star(X, later)
    return (
        any_set.duals(X),
        [(any_set.move(x, X), least(s), largest(s)) for x, s in ((h, s), (later, t))],
        [
            each(x, X, s)
            for x, s in ((h, t), (later, s))
            for each in (any_set.most, any_set.tie_break)
        ],
    )


def _zero_sum_from_before(h: Any) -> tuple[Any, ...]:
    """Heap h and the one a period later in zero-sum play, by the best move of each."""
    later = h + period()
    s, t = zero_sum_star(h), zero_sum_star(later)
    return (
        [any_set.zero_sum_move(x) for x in (h, later)],
        [(least(each), largest(each)) for each in (s, t)],
        (any_set.zero_sum_most(h, t), any_set.zero_sum_most(later, s)),
    )


def _repeated(h: Any) -> Any:
    """That there are two windows; also where there is no heap."""
    del h
    return two_windows.theorem(), window.within(0, _length())


repeats = REPEATING.by_induction("from the earlier window on the outcomes come back", "h")(
    lambda h: implies(h >= start(), comes_back(h)),
    largest,
    _in_window,
    _repeated,
    lambda h: [_from_before(h, X()) for X in named.values()],
    _zero_sum_from_before,
    smaller=lambda h: [
        *((h - any_set.star(X(), k),) for X in named.values() for k in (h, h + period())),
        *((h - zero_sum_star(k),) for k in (h, h + period())),
    ],
)
repeats_from = REPEATING.follows("there is a heap from which on the outcomes come back")(
    lambda h: (start() >= 0) & (period() >= 1) & implies(h >= start(), comes_back(h)),
    (least, largest, repeats, two_windows.theorem, window.within),
    at=lambda h: _length(),
)
OUTCOMES = lambda h: (h >= start(), (any_set.at(h), any_set.at(h + period()), period() // 2))
