"""The induction of Theorem 15's proof: what the hypothesis and the four conclusions give.

`below` is the least relation of simple values in which the hypothesis for i, the conclusions of the
four steps and what is transitive are so; it need not be anybody's order.
"""

from collections.abc import Iterable
from functools import cache, reduce
from itertools import product
from operator import or_

from proofs_check.documents.preferences import theorems_13_to_15 as theorems
from proofs_check.documents.preferences.theory_simple import group, lower, proper
from proofs_check.methods.theory import *

Name = tuple[int, int]
"""Base and exponent."""
HALVES = range(1, 4)
"""The i of the models."""


@cache
def _closure(i: int) -> frozenset[tuple[Name, Name]]:
    """The hypothesis for i, what the steps conclude, and what is transitive."""

    def name(text: str) -> Name:
        base, _, exponent = text.partition("_")
        return int(base), int(exponent or 0)

    found = {(name(x), name(y)) for x, sign, y in theorems.display(i) if sign == "<"}
    for formula, first in theorems.CONCLUSIONS.values():
        if i >= first:
            found |= {(x, y) for x, _, y in theorems.pairs(formula, i)}
    if i == 1:
        found |= {(x, y) for x, _, y in theorems.pairs(theorems.TOP_STEP, i)}
    while more := {(x, z) for x, y in found for w, z in found if w == y} - found:
        found |= more
    return frozenset(found)


@cache
def models() -> tuple[Model, ...]:
    names = list(product((1, 2, 3), range(2 * HALVES.stop)))
    functions: dict[str, Callable[..., Any]] = {
        "base": lambda x: x[0],
        "exponent": lambda x: x[1],
        "named": lambda a, k: (a, k),
        "below": lambda i, x, y: i >= 1 and (x, y) in _closure(i),
    }
    return (Model("by its definition", functions, {"Name": names, "Int": HALVES}),)


DISPLAY = Theory("preferences", "display", models)
NAME = DISPLAY.sort("Name")
DISPLAY.let(x=NAME, y=NAME, z=NAME)
base, exponent = (DISPLAY.function(name, NAME, INT) for name in ("base", "exponent"))
named = DISPLAY.function("named", INT, INT, NAME)
below = DISPLAY.function("below", INT, NAME, NAME, BOOL)

of = notion("The group of Theorem 15.", "of")(lambda x: group(base(x), exponent(x)))


@notion("Whether the display of the hypothesis for i has this value.")
def displayed(i: Any, x: Any) -> Any:
    g = of(x)
    left, right = (g % 2 == 0) & (g <= 2 * i - 2), negation(g % 2 == 0) & (g <= 2 * i - 3)
    return proper(base(x), exponent(x)) & (left | right | ((base(x) > 1) & (g == 2 * i - 1)))


in_display = notion("Whether the display for i has one value below the other.", "in_display")(
    lambda i, x, y: displayed(i, x) & displayed(i, y) & lower(of(x), of(y))
)


def any_of(cases: Iterable[Any]) -> Any:
    return reduce(or_, cases)


def concluded(i: Any, x: Any, y: Any) -> Iterator[Any]:
    """Yield when a step concludes that one value is below the other."""
    least = [*theorems.CONCLUSIONS.values(), (theorems.TOP_STEP, 1)]
    for formula, first in least:
        for (a, k), _, (b, m) in theorems.pairs(formula, i):
            case = (base(x) == a) & (exponent(x) == k) & (base(y) == b) & (exponent(y) == m)
            yield case & ((i == first) if formula == theorems.TOP_STEP else (i >= first))


names = DISPLAY.axiom("Section 4.1: a_k has the base a and the exponent k")(
    lambda a, k: (base(named(a, k)) == a) & (exponent(named(a, k)) == k)
)
hypothesis = DISPLAY.axiom("Proof of Theorem 15: the hypothesis for i")(
    lambda i, x, y: implies((i >= 1) & in_display(i, x, y), below(i, x, y))
)
steps = DISPLAY.axiom(
    "Proof of Theorem 15: the conclusions of the four steps; of step I for i = 1 that 1_2 < 1_0"
)(lambda i, x, y: implies(any_of(concluded(i, x, y)), below(i, x, y)))
transitive = DISPLAY.axiom("what is transitive is added")(
    lambda i, x, y, z: implies(below(i, x, y) & below(i, y, z), below(i, x, z))
)

# A value of each group between: the last of the left, the new ones, the first of the right
_way = lambda i: tuple(named(2, 2 * i + k) for k in (-2, 0, 1, -1, -3))


def _along(i: Any, x: Any, y: Any) -> Iterator[Fact]:
    way = _way(i)
    yield hypothesis(i, x, y)
    yield steps(i, x, y)
    for n, c in enumerate(way):
        yield names(2, 2 * i + (-2, 0, 1, -1, -3)[n])
        for one, other in ((x, c), (c, y)):
            yield hypothesis(i, one, other)
            yield steps(i, one, other)
        yield transitive(i, x, c, y)
        for later in way[n + 1 :]:
            yield steps(i, c, later)
            yield transitive(i, x, c, later)


inserted = DISPLAY.follows("the hypothesis and the four conclusions give the display for i + 1")(
    lambda i, x, y: implies((i >= 1) & in_display(i + 1, x, y), below(i, x, y)), _along
)
