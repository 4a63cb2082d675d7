"""Zero-sum play: what max S, M, loses is handed down, and what no two actions below M let it lose.

M loses D(h) = zs(h) + zs(h - M) - M. Let s be best at h and t at h - M: both replies exchanged,
t at h - s and s at h - M - t, show that D(h - s - t) is at least D(h). So where M is best at 2M - 1
heaps in a row it is so ever after.

Where D(h) > 0, s is not M, and heap h - s - M gives at least M - s more than h. Where D(h - M) is
positive too, t is neither M nor s, and heap h - M - t gives at least M - t + 1 less than h. As
values are from 0 to M, then s + t > M. Where no two actions below M do that, t is M: each D > 0 has
one no smaller up to 2M - 1 heaps before it, where the value is larger, and that is M - 1 at most.
"""

from collections.abc import Callable, Iterator
from functools import partial
from typing import Any

from proofs_check.documents.cumulative.heaps import Game
from proofs_check.documents.cumulative.terms import GameOfTerms, HeapOfTerms
from proofs_check.documents.cumulative.theory import (
    M_of as M,
    S,
    at_of_finite,
    handed_down,
    largest,
    largest_move,
    least,
    least_from,
    m,
    max_loses,
    model_of,
    most_of,
    sizes_of,
    zero_sum_advantage,
    zero_sum_most,
    zero_sum_move,
    zero_sum_star as best,
    zero_sum_stuck,
    zs,
)
from proofs_check.methods.logic import implies
from proofs_check.methods.theory import INT, Kind, Model, Theory, notion

SETS = ((2,), (1, 2), (2, 3), (1, 2, 3), (1, 3, 4), (2, 3, 5), (1, 2, 3, 5), (4, 5))


def models() -> Iterator[Model]:
    """Yield a few such sets, by the reference."""
    for S_ in SETS:
        model, game = model_of(S_, range(-2, 2 * S_[-1] ** 2)), Game(S_)
        own: dict[str, Callable[..., Any]] = {
            "zero_sum_preperiod": lambda game=game: game.zero_sum_preperiod,
            "failing": lambda h: h,
            "losing": partial(_losing, model.functions["zs"], S_[-1]),
        }
        yield Model(model.says, {**model.functions, **own}, model.values)


def _losing(zs: Callable[[int], int], top: int, h: int) -> int:
    heaps = range(h, h + 2 * top - 1)
    return next((k for k in heaps if zs(k) + zs(k - top) > top), h)


PAIRS = Theory("cumulative", "pairs", models)

preperiod_of = PAIRS.function("zero_sum_preperiod", INT)
failing = PAIRS.function("failing", INT, INT)
losing = PAIRS.function("losing", INT, INT)


# Any finite set

among = PAIRS.axiom(
    "of 2M - 1 heaps in a row one where M is not best, if there is one",
    lambda k, h: (
        (losing(k) >= k)
        & (losing(k) < k + 2 * M() - 1)
        & implies((h >= k) & (h < k + 2 * M() - 1) & (max_loses(h) > 0), max_loses(losing(k)) > 0)
    ),
    kind=Kind.RECURSION,
)
ever_after = PAIRS.by_induction(
    "where M is best at 2M - 1 heaps in a row it is so ever after",
    "h",
    lambda k, h: implies((k >= M()) & (h >= k) & (max_loses(h) > 0), max_loses(losing(k)) > 0),
    among,
    handed_down,
)


def _in_a_row(k: Any, h: Any) -> Any:
    by_max = [zero_sum_most(x, M()) for x in (h, losing(k))]
    return ever_after(k, h), among(k, h), by_max, sizes_of()


in_a_row = PAIRS.together("2M - 1 heaps in a row where M is best, and any later one", _in_a_row)


def a_row(k: Any, h: Any) -> tuple[Any, tuple[HeapOfTerms, HeapOfTerms, HeapOfTerms]]:
    """The first of the heaps, the one among them where M may not be best, and one from it on."""
    first, chosen, later = (at_of_finite(x) for x in (k, losing(k), h))
    return (k >= M()) & (h >= k), (first, chosen, later)


# Sets in which no two actions but M add up to more than M

pairs = PAIRS.axiom(
    "max S is at least 2, and no two actions below it add up to more",
    lambda s, t: (
        (M() >= 2) & implies(S(s) & S(t) & (s != M()) & (t != M()) & (s != t), s + t <= M())
    ),
)


def value_of(h: Any) -> Any:
    """All that bounds the value of a heap."""
    return zero_sum_stuck(h), zero_sum_advantage(h), largest_move(h, m()), largest(most_of(h))


not_again = PAIRS.follows(
    "where M is not best at a heap, it is at the heap M smaller",
    lambda h: implies((h >= 2 * M()) & (max_loses(h) > 0), max_loses(h - M()) <= 0),
    lambda h: [(zero_sum_move(k), sizes_of(best(k))) for k in (h, h - M())],
    lambda h: [zero_sum_most(k, M()) for k in (h, h - M(), h - best(h))],
    lambda h: pairs(best(h), best(h - M())),
    lambda h: [value_of(k) for k in (h - M() - best(h), h - M() - best(h - M()))],
)


@notion
def earlier(h: Any) -> Any:
    """Heap h - s - M."""
    return h - best(h) - M()


rising = PAIRS.follows(
    "what M loses it loses at h - s - M already, where the value is larger",
    lambda h: implies(
        (h >= 2 * M()) & (h >= 2 * M() + best(h)) & (max_loses(h) > 0),
        (max_loses(earlier(h)) > 0) & (zs(earlier(h)) > zs(h)),
    ),
    (not_again, least, largest, zero_sum_move, zero_sum_most),
    at=lambda h: (best(h), h - best(h), h - (M() * 2)),
)
not_so_large = PAIRS.follows(
    "where M is not best the value is from 1 to M - 1, and at first to M - 2",
    lambda h: implies(
        (h >= M()) & (max_loses(h) > 0),
        (zs(h) >= 1) & (zs(h) < M()) & implies(h < 2 * M() + best(h), zs(h) <= M() - 2),
    ),
    zero_sum_move,
    lambda h: [value_of(k) for k in (h - M(), h - best(h), h - best(h) - M())],
    lambda h: (sizes_of(best(h), most_of(h - M())), zero_sum_most(h - best(h), M())),
    lambda h: pairs(best(h), most_of(h - M())),
)


@notion
def bound(value: Any) -> Any:
    """Where M may last lose at a heap of that value."""
    return M() - 1 + (2 * M() - 1) * (M() - 1 - value)


early = PAIRS.by_induction(
    "a heap where M is not best is the smaller the larger its value",
    "h",
    lambda h: implies((h >= M()) & (max_loses(h) > 0), h <= bound(zs(h))),
    (rising, not_so_large, least, largest, zero_sum_move),
    at=lambda h: (earlier(h), best(h)),
)
late = PAIRS.follows(
    "from 2(M - 1)^2 on M is best",
    lambda h: implies((h >= M()) & (h >= 2 * (M() - 1) * (M() - 1)), max_loses(h) == 0),
    (early, not_so_large, zero_sum_most, largest),
)


@notion
def repeats(h: Any) -> Any:
    """The zero-sum value is the same 2M further on."""
    return zs(h + 2 * M()) == zs(h)


def last() -> Any:
    """(2M - 1)(M - 2)."""
    return (2 * M() - 1) * (M() - 2)


period = PAIRS.follows(
    "from (2M - 1)(M - 2) on the zero-sum value repeats at distance 2M",
    lambda h: implies((h >= 0) & (h >= last()), repeats(h)),
    (late, pairs),
    at=lambda h: (h + M(), h + (M() * 2)),
)
least_preperiod = PAIRS.axiom(
    "the least heap from which on the zero-sum value repeats; -1 where there is none",
    lambda h: least_from(preperiod_of, failing, h, repeats),
    kind=Kind.RECURSION,
)
within = PAIRS.follows(
    "the preperiod of the zero-sum value is at most (2M - 1)(M - 2)",
    lambda: (preperiod_of() >= 0) & (preperiod_of() <= last()),
    lambda: [least_preperiod(h) for h in (0, last())],
    lambda: [period(h) for h in (preperiod_of() - 1, failing(last()))],
    lambda: pairs(m(), m()),
)


def game() -> tuple[Any, tuple[GameOfTerms]]:
    """Such a set with all of its heaps."""
    return True, (GameOfTerms((m(), M()), {}, zero_sum_preperiod=preperiod_of()),)


def late_heaps(h: Any) -> tuple[Any, tuple[HeapOfTerms]]:
    """Any heap of such a set from where on M is best."""
    return (h >= M()) & (h >= 2 * (M() - 1) * (M() - 1)), (at_of_finite(h),)
