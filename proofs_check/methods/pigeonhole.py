"""What is one of finitely many comes back: numerals of digits, and the pigeonhole principle.

A theory that has a function with values in a range, at each place and each of so many positions,
writes them as the digits of one number, which is below a bound; of more places than that two have
the same number, so the same digits. All that is added to the theory is defined by recursion.
"""

from collections import Counter
from collections.abc import Callable
from dataclasses import dataclass
from functools import cache
from typing import Any

from proofs_check.methods.logic import implies
from proofs_check.methods.theory import INT, Facts, Symbol, Theorem, Theory, either


def _products(own: Theory) -> Theorem:
    """The theorem about products, which solvers are slow to see for themselves; once a theory."""
    name = "products of numbers that are at least 0 are at least 0"
    return own.theorems.get(name) or own.by_induction(name, "n")(
        lambda n, k: implies(k >= 0, n * k >= 0), smaller=lambda n, k: [(n - 1, k)]
    )


@dataclass(frozen=True)
class Numeral:
    """The digits of a place, as a number.

    `code`: of a place, and how many digits, the number. `bound`: of how many digits, what the
    number is below. `within`: of a place and a number of digits: it is. `same`: of two places, a
    number of digits, and one of them: the same number has the same one.
    """

    code: Symbol
    bound: Symbol
    within: Theorem
    same: Theorem


def numeral(
    own: Theory,
    name: str,
    digit: Callable[[Any, Any], Any],
    radix: Callable[[], Any],
    in_range: Callable[[Any, Any], Facts],
) -> Numeral:
    """State numerals of digits, and prove what there is to say of them.

    `own`: the theory that they are for. `name`: how the functions are called. `digit`: of a place
    and a position, both from 0 on, the digit. `radix`: what digits are below. `in_range`: of a
    place and a position, instances that say so, and that it is not below 0.
    """
    known = _products(own)
    code, bound = (
        own.function(f"{name}_{of}", *sorts)
        for of, sorts in (("code", (INT, INT, INT)), ("bound", (INT, INT)))
    )
    written = own.recursion(f"the {name} as a number, by its digits")(
        lambda x, j: (
            (code(x, 0) == 0)
            & (bound(0) == 1)
            & implies(
                j >= 1,
                (code(x, j) == code(x, j - 1) * radix() + digit(x, j - 1))
                & (bound(j) == bound(j - 1) * radix()),
            )
        )
    )
    within = own.by_induction(f"the {name} as a number is below a bound", "j")(
        lambda x, j: implies(x >= 0, (code(x, j) >= 0) & (code(x, j) < bound(j))),
        lambda x, j: (written(x, j), in_range(x, j - 1)),
        lambda x, j: known(bound(j - 1) - code(x, j - 1) - 1, radix()),
        lambda x, j: known(code(x, j - 1), radix()),
        smaller=lambda x, j: [(x, j - 1)],
    )
    same = own.by_induction(f"the same number is of the same {name}", "j")(
        lambda x, y, j, i: implies(
            (x >= 0) & (y >= 0) & (i >= 0) & (i < j) & (code(x, j) == code(y, j)),
            digit(x, i) == digit(y, i),
        ),
        lambda x, y, j, i: [(written(at, j), in_range(at, j - 1)) for at in (x, y)],
        lambda x, y, j, i: [
            known(code(a, j - 1) - code(b, j - 1) - 1, radix()) for a, b in ((x, y), (y, x))
        ],
        smaller=lambda x, y, j, i: [(x, y, j - 1, i)],
    )
    return Numeral(code, bound, within, same)


def numerals(
    name: str, digit: Callable[[int, int], int], radix: Callable[[], int]
) -> dict[str, Callable[..., int]]:
    """What the functions of a numeral are in a model.

    `name`: as for `numeral`, and so are the others. `digit`: asked within the model. `radix`:
    likewise.
    """

    @cache
    def code(x: int, j: int) -> int:
        return code(x, j - 1) * radix() + digit(x, j - 1) if j > 0 else 0

    return {f"{name}_code": code, f"{name}_bound": lambda j: radix() ** max(j, 0)}


@dataclass(frozen=True)
class Repeated:
    """Two places of the same number; `theorem`: that they are, the first one from 0 on."""

    earlier: Any
    later: Any
    theorem: Theorem


def repeated(
    own: Theory,
    code: Callable[[Any], Any],
    bound: Callable[[], Any],
    in_range: Callable[[Any], Facts],
) -> Repeated:
    """Prove the pigeonhole principle of numbers below a bound, by counting.

    `own`: the theory that it is for. `code`: of a place from 0 on, the number. `bound`: what it is
    below. `in_range`: of a place, instances that say so, and that it is not below 0.
    """
    count, total, latest, crowded = (
        own.function(name, INT, INT, INT) for name in ("count", "total", "latest", "crowded")
    )

    counted = own.recursion(
        "how many of the places before n have the number v, and the last that has"
    )(
        lambda v, n: (
            (count(v, 0) == 0)
            & implies(
                n >= 1,
                (count(v, n) == count(v, n - 1) + either(code(n - 1) == v, 1, 0))
                & (latest(v, n) == either(code(n - 1) == v, n - 1, latest(v, n - 1))),
            )
        )
    )
    totalled = own.recursion(
        "how many have a number below v, and the greatest of these that two have"
    )(
        lambda v, n: (
            (total(0, n) == 0)
            & implies(
                v >= 1,
                (total(v, n) == total(v - 1, n) + count(v - 1, n))
                & (crowded(v, n) == either(count(v - 1, n) >= 2, v - 1, crowded(v - 1, n))),
            )
        )
    )
    one_more = own.by_induction(
        "one place more is one more of those with a number below v, if it has such a number", "v"
    )(
        lambda v, n: (
            (total(v, 0) == 0)
            & implies(
                n >= 1,
                total(v, n)
                == total(v, n - 1) + either((code(n - 1) >= 0) & (code(n - 1) < v), 1, 0),
            )
        ),
        lambda v, n: ([totalled(v, at) for at in (n, n - 1, 0)], counted(v - 1, n)),
        smaller=lambda v, n: [(v - 1, n)],
    )
    all_places = own.by_induction("all places have a number below the bound", "n")(
        lambda n: implies(bound() >= 0, total(bound(), n) == n),
        lambda n: (one_more(bound(), n), in_range(n - 1)),
        smaller=lambda n: [(n - 1,)],
    )
    too_many = own.by_induction(
        "where more places than v have a number below v, some number two have", "v"
    )(
        lambda v, n: implies(total(v, n) > v, count(crowded(v, n), n) >= 2),
        lambda v, n: totalled(v, n),
        smaller=lambda v, n: [(v - 1, n)],
    )
    last_one = own.by_induction("the last place with a number, and those before it", "n")(
        lambda v, n: implies(
            count(v, n) >= 1,
            (latest(v, n) >= 0)
            & (latest(v, n) < n)
            & (code(latest(v, n)) == v)
            & (count(v, latest(v, n)) == count(v, n) - 1),
        ),
        lambda v, n: counted(v, n),
        smaller=lambda v, n: [(v, n - 1)],
    )

    def crowd() -> tuple[Any, Any, Any]:
        n = bound() + 1
        v = crowded(bound(), n)
        return n, v, latest(v, n)

    def earlier() -> Any:
        _, v, second = crowd()
        return latest(v, second)

    def later() -> Any:
        return crowd()[2]

    two = own.follows("of more places than there are numbers two have the same")(
        lambda: implies(
            bound() >= 0,
            (earlier() >= 0) & (earlier() < later()) & (code(earlier()) == code(later())),
        ),
        lambda: (all_places(bound() + 1), too_many(bound(), bound() + 1)),
        lambda: (last_one(crowd()[1], bound() + 1), last_one(*crowd()[1:])),
    )
    return Repeated(earlier, later, two)


def counts(code: Callable[[int], int]) -> dict[str, Callable[..., int]]:
    """What the functions of `repeated` are in a model; `code`: as there, asked within the model."""

    def those(v: int, n: int) -> list[int]:
        return [i for i in range(n) if code(i) == v]

    def crowded(v: int, n: int) -> int:
        often = Counter(map(code, range(n)))
        return max((w for w, times in often.items() if 0 <= w < v and times >= 2), default=0)

    return {
        "count": lambda v, n: len(those(v, n)),
        "total": lambda v, n: sum(0 <= code(i) < v for i in range(n)),
        "latest": lambda v, n: max(those(v, n), default=0),
        "crowded": crowded,
    }
