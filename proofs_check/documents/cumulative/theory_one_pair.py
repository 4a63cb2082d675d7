"""Zero-sum play with period 2M where one pair t < s of actions below M exceeds M, and 2t <= M.

M is max S, and loses D(h) = zs(h) + zs(h - M) - M. From some heap on values come back; let D be as
large there as it ever is, and the value p as large as it is where D is so. Say that D is positive.

Let r be best at such a heap h and q at h - M. Both replies exchanged, h - r - q has the same D and
the value p + q - r: q < r < M. As p <= r and p >= D + M - q, r and q are s and t. At h - s - t they
are t and s: M at h - M - s - t would make p + M - s the value of h - s - M, and s and t would make
p + t - s, which is at most t, more than M - t. So h - 2s and h - 2t have the same D and value as h.

Let at = bs, a and b not both even. By h - bs = h - at what is so there by both ways gives D = t - M
if b is odd and a even, and D = s - M if a is odd and b even; if both are odd, h - bs + s is worth
p, the smaller t is best M before h - at + t, and D there is s + t - 2M - D. None of these is
possible, so D is 0 from some heap on.
"""

from collections.abc import Callable, Iterator
from typing import Any

from proofs_check.documents.cumulative.terms import HeapOfTerms
from proofs_check.documents.cumulative.theory import (
    M_of as M,
    S,
    at_of_finite,
    largest,
    least,
    max_loses,
    model_of,
    sizes_of,
    zero_sum_advantage,
    zero_sum_most,
    zero_sum_move,
    zero_sum_star as best,
    zs,
)
from proofs_check.documents.cumulative.theory_max_again import repeats
from proofs_check.documents.cumulative.theory_repeating import period, repeats_from, start, windows
from proofs_check.methods.logic import implies, negation
from proofs_check.methods.theory import INT, Kind, Model, Symbol, Theorem, Theory, either, notion

SETS = ((1,), (1, 3), (4, 5), (1, 4, 5), (2, 5, 6), (3, 5, 6), (1, 2, 5, 6), (3, 6, 7))
HEAPS = range(-2, 34)


def models() -> Iterator[Model]:
    """Yield a few such sets, by the reference."""
    for S_ in SETS:
        model = model_of(S_, range(2 * HEAPS[-1] + 2))
        low, high = next(((s, t) for s in S_ for t in S_ if s < t < S_[-1] < s + t), (S_[0], S_[0]))
        own: dict[str, Callable[..., Any]] = {
            "low": lambda low=low: low,
            "high": lambda high=high: high,
            "top": _top(model.functions["zs"], S_[-1]),
        }
        functions = {**model.functions, **windows(), **own}
        yield Model(model.says, functions, {**model.values, INT.name: HEAPS})


def _top(value: Callable[[int], int], largest: int) -> Callable[[int, int], int]:
    def top(k: int, n: int) -> int:
        heaps = range(k, k + max(n, 1))
        return max(heaps, key=lambda h: (value(h) + value(h - largest), value(h), -h))

    return top


ONE_PAIR = Theory("cumulative", "one_pair", models)

low = ONE_PAIR.function("low", INT)
high = ONE_PAIR.function("high", INT)
top = ONE_PAIR.function("top", INT, INT, INT)

one_pair = ONE_PAIR.axiom(
    "two different actions below M that add up to more are one pair, twice the smaller at most M",
    lambda s, t: implies(
        S(s) & S(t) & (s < t) & (t < M()) & (s + t > M()),
        (s == low()) & (t == high()) & (2 * s <= M()),
    ),
)


# Any finite set


@notion
def is_best(h: Any, s: Any) -> Any:
    """S is a best move at heap h."""
    return S(s) & (s <= h) & (zs(h) == s - zs(h - s))


@notion
def losing(h: Any, r: Any, q: Any) -> Any:
    """M loses at heap h, where r is best, as q is at h - M."""
    return (h >= 4 * M()) & (max_loses(h) > 0) & is_best(h, r) & is_best(h - M(), q)


unlike = ONE_PAIR.follows(
    "where M loses, two different moves are best there and M before, and exceed M by as much",
    lambda h, r, q: implies(
        losing(h, r, q), (r < M()) & (r != q) & (zs(h) <= r) & (zs(h) >= max_loses(h) + M() - q)
    ),
    largest,
    lambda h, r, q: [zero_sum_advantage(x) for x in (h - r, h - M() - q)],
    lambda h, r, q: zero_sum_most(h - r, M()),
)


@notion
def no_more(h: Any, earlier: Any) -> Any:
    """M loses no more at the earlier heap."""
    return max_loses(earlier) <= max_loses(h)


@notion
def as_much(h: Any, earlier: Any, more: Any) -> Any:
    """M loses as much at the earlier heap, which is worth so much more."""
    return (max_loses(earlier) == max_loses(h)) & (zs(earlier) == zs(h) + more)


@notion
def exchange(h: Any, r: Any, q: Any) -> Any:
    """Each is best after the other too, and M loses as much."""
    return as_much(h, h - r - q, q - r) & is_best(h - r, q) & is_best(h - M() - q, r)


exchanged = ONE_PAIR.follows(
    "both replies exchanged, M loses as much, if it loses no more",
    lambda h, r, q: implies(losing(h, r, q) & no_more(h, h - r - q), exchange(h, r, q)),
    (largest, zero_sum_most),
    at=lambda h, r, q: (h - r, (h - M()) - q),
)
next_best = ONE_PAIR.follows(
    "what is best after the exchange is so instead of it",
    lambda h, r, q, u: implies(
        losing(h, r, q) & exchange(h, r, q) & is_best(h - r - q, u) & no_more(h, h - q - u),
        as_much(h, h - q - u, q - u),
    ),
    largest,
    lambda h, r, q, u: (zero_sum_most(h - M() - q, u), zero_sum_most(h - q - u, r)),
)
next_best_before = ONE_PAIR.follows(
    "what is best M before that is so instead of it",
    lambda h, r, q, u: implies(
        losing(h, r, q) & exchange(h, r, q) & is_best(h - M() - r - q, u) & no_more(h, h - r - u),
        as_much(h, h - r - u, u - r),
    ),
    (least, largest),
    lambda h, r, q, u: (zero_sum_most(h - r, u), zero_sum_most(h - M() - r - u, q)),
)


# Where M loses as much as ever again


@notion
def better(x: Any, y: Any) -> Any:
    """M loses more at heap x than at y, or as much, and x is worth more."""
    return (max_loses(x) > max_loses(y)) | ((max_loses(x) == max_loses(y)) & (zs(x) > zs(y)))


topped = ONE_PAIR.axiom(
    "of n heaps from k on the first that none is better than",
    lambda k, n: (
        top(k, n)
        == either(n <= 1, k, either(better(k + n - 1, top(k, n - 1)), k + n - 1, top(k, n - 1)))
    ),
    kind=Kind.RECURSION,
)
none_better = ONE_PAIR.by_induction(
    "none of n heaps from k on is better than their best",
    "n",
    lambda k, n, h: implies(
        n >= 1,
        (top(k, n) >= k)
        & (top(k, n) < k + n)
        & implies((h >= k) & (h < k + n), negation(better(h, top(k, n)))),
    ),
    topped,
    smaller=[lambda k, n, h: (k, n - 1, h)],
)


def base() -> Any:
    """From here on what M loses comes back."""
    return start() + M()


def chosen() -> Any:
    """A heap from there on that none is better than."""
    return top(base(), period())


returns = ONE_PAIR.follows(
    "what M loses comes back, and the value",
    lambda h: (
        (start() >= 0)
        & (period() >= 1)
        & implies(
            h >= base(), (max_loses(h + period()) == max_loses(h)) & (zs(h + period()) == zs(h))
        )
    ),
    (repeats_from, least, largest),
    at=lambda h: h - M(),
)
never_better = ONE_PAIR.by_induction(
    "no later heap is better",
    "h",
    lambda h: (chosen() >= base()) & implies(h >= base(), negation(better(h, chosen()))),
    (least, largest),
    lambda h: (returns(h - period()), none_better(base(), period(), h)),
    smaller=[lambda h: (h - period(),)],
)


@notion
def is_top(h: Any) -> Any:
    """M loses at heap h, as much as ever again, and no heap where it does is worth more."""
    return (max_loses(h) > 0) & (max_loses(h) == max_loses(chosen())) & (zs(h) == zs(chosen()))


def late(h: Any, by: int) -> Any:
    """Heap h is so many times M later."""
    return h >= base() + by * M()


at_top = ONE_PAIR.follows(
    "there the larger of the pair is the only best move, and the smaller M before",
    lambda h, r, q: implies(
        late(h, 3) & is_top(h) & is_best(h, r) & is_best(h - M(), q),
        (r == high()) & (q == low()) & (q < r) & (2 * q <= M()) & exchange(h, r, q),
    ),
    (unlike, exchanged, never_better, one_pair, largest, returns),
    at=lambda h, r, q: (h - r) - q,
)


@notion
def pair_is_best(h: Any) -> Any:
    """The larger is best at h, the smaller M before, and so are both exchanged."""
    return (is_best(h, high()) & is_best(h - M(), low()) & exchange(h, high(), low())) & (
        (low() < high()) & (high() < M()) & (2 * low() <= M())
    )


pair = ONE_PAIR.follows(
    "there both of the pair are best, and exchanged",
    lambda h: implies(late(h, 3) & is_top(h), pair_is_best(h)),
    (zero_sum_move, least, largest, at_top, returns),
    at=lambda h: (h - M(), best(h), best(h - M())),
)


@notion
def after(h: Any) -> Any:
    """Heap h - s - t."""
    return h - high() - low()


swapped = ONE_PAIR.follows(
    "after both the smaller is best, and the larger M before",
    lambda h: implies(
        late(h, 5) & is_top(h), is_best(after(h), low()) & is_best(after(h) - M(), high())
    ),
    (pair, returns),
    lambda h: [
        (
            (zero_sum_move(after(h)), zero_sum_move(after(h) - M()), sizes_of(r, q)),
            (unlike(after(h), r, q), one_pair(r, q), one_pair(q, r)),
            next_best_before(h, high(), low(), q),
            never_better(h - high() - q),
        )
        for r, q in ((best(after(h)), best(after(h) - M())),)
    ],
    lambda h: zero_sum_advantage(h - high()),
)
further = ONE_PAIR.follows(
    "so it is twice either before",
    lambda h: implies(late(h, 5) & is_top(h), is_top(h - 2 * low()) & is_top(h - 2 * high())),
    (pair, swapped, returns, least, largest),
    lambda h: [never_better(h - 2 * s()) for s in (low, high)],
    lambda h: (next_best(h, high(), low(), low()), next_best_before(h, high(), low(), high())),
)


@notion
def far(h: Any, by: Any) -> Any:
    """M loses at heap h as much as ever again, and it is late so much before too."""
    return late(h, 5) & late(h - by, 5) & is_top(h)


def _again(which: str, s: Symbol) -> Theorem:
    return ONE_PAIR.by_induction(
        f"so it is twice the {which} before, as often as there are heaps",
        "n",
        lambda h, n: implies(far(h, 2 * (n * s())), is_top(h - 2 * (n * s()))),
        further,
        at=lambda h, n: h - (((n - 1) * s()) * 2),
    )


again_low, again_high = _again("smaller", low), _again("larger", high)


@notion
def below_high(h: Any, i: Any) -> Any:
    """Heap h - 2is."""
    return h - 2 * (i * high())


@notion
def below_low(h: Any, j: Any) -> Any:
    """Heap h - 2jt."""
    return h - 2 * (j * low())


def below_both(h: Any, i: Any, j: Any) -> Any:
    """What is known of both heaps."""
    x, y = below_high(h, i), below_low(h, j)
    return again_high(h, i), again_low(h, j), pair(x), pair(y), sizes_of()


def _never(times: str, once_high: int, once_low: int, *facts: Callable[..., Any]) -> Theorem:
    return ONE_PAIR.follows(
        f"{times} times never meet",
        lambda h, i, j: implies(
            ((i >= 0) & (j >= 0)) & (far(h, 2 * (i * high())) & far(h, 2 * (j * low()))),
            below_high(h, i) - once_high * high() != below_low(h, j) - once_low * low(),
        ),
        below_both,
        *facts,
    )


odd_odd = _never("odd and odd", 1, 1, lambda h, i, j: zero_sum_most(below_high(h, i) - high(), M()))
odd_even = _never("odd and even", 1, 0)
even_odd = _never("even and odd", 0, 1)


@notion
def product_of_half(n: Any, s: Any) -> Any:
    """What n times s is by half of n."""
    return n * s == 2 * (n // 2 * s) + either(n % 2 == 1, s, 0)


halved = ONE_PAIR.follows("a product by half of its factor", product_of_half)
never_top = ONE_PAIR.by_induction(
    "two numbers of times never meet",
    "i",
    lambda h, i, j: implies(
        (i >= 1) & (j >= 1) & (i * high() == j * low()) & late(h, 5) & late(h - i * high(), 5),
        negation(is_top(h)),
    ),
    lambda h, i, j: [each(h, i // 2, j // 2) for each in (odd_odd, odd_even, even_odd)],
    smaller=[lambda h, i, j: (h, i // 2, j // 2)],
)


@notion
def recurring(n: Any) -> Any:
    """The chosen heap, so many times the period later."""
    return chosen() + n * period()


top_again = ONE_PAIR.by_induction(
    "where M loses most it does so a period later",
    "n",
    lambda n: implies(max_loses(chosen()) > 0, is_top(recurring(n)) & (recurring(n) >= base() + n)),
    (returns, never_better, least, largest),
    at=lambda n: recurring(n - 1),
)


def far_off() -> Any:
    """As often as that the period."""
    return 5 * M() + high() * low()


M_is_best = ONE_PAIR.follows(
    "from some heap on M is best in zero-sum play",
    lambda h: implies(h >= base(), max_loses(h) == 0),
    (never_better, returns, least, largest, zero_sum_most),
    lambda h: [(top_again(n), pair(recurring(n))) for n in (3 * M(), far_off())],
    lambda h: never_top(recurring(far_off()), low(), high()),
)
settled = ONE_PAIR.follows(
    "from there on M is best, and the zero-sum value repeats at distance 2M",
    lambda h: implies(h >= base(), (max_loses(h) == 0) & repeats(h)),
    (M_is_best, least, largest),
    at=lambda h: (h + (M() * 1), h + (M() * 2)),
)


def late_heaps(h: Any) -> tuple[Any, tuple[HeapOfTerms, HeapOfTerms]]:
    """Any heap from there on, and the one 2M later."""
    return (h >= base()) & (h >= M()), (at_of_finite(h), at_of_finite(h + 2 * M()))
