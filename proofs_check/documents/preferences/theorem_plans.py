"""Plans of claims that a theorem of the document's theories says."""

from collections.abc import Callable, Iterable, Iterator, Mapping
from functools import reduce, wraps
from operator import or_
from typing import Any

from proofs_check.core.claim import Depending, Plan, using
from proofs_check.documents.preferences.readings import BY_FORM
from proofs_check.documents.preferences.theorems_13_to_15 import pairs
from proofs_check.methods.chained import chained
from proofs_check.methods.logic import conjunction, implies, negation

Cases = Callable[..., Iterable[tuple[Any, str]]]
"""Of a, i, b, j and a number k: when a statement speaks of a_i and b_j, and which sign it has."""


def as_written(cases: Iterable[tuple[Any, str]], below: Any, above: Any) -> Any:
    """Two values are related by each sign that a statement has between them."""
    signs = {
        "<": below & negation(above),
        "|": negation(below) & negation(above),
        "<>": below ^ above,
        "not above": negation(above),
    }
    return conjunction(implies(case, signs[sign]) for case, sign in cases)


def as_indifferent_sees(cases: Iterable[tuple[Any, str]], below: Any, above: Any) -> Any:
    """The same with <=_p for below and "|" for equal."""
    signs = {"<": below & negation(above), "|": below & above}
    return conjunction(implies(case, signs[sign]) for case, sign in cases)


def formulas(*given: tuple[str, int]) -> Cases:
    """The cases of formulas, each with the least k of which it speaks."""

    def cases(a: Any, i: Any, b: Any, j: Any, k: Any) -> Iterator[tuple[Any, str]]:
        for formula, first in given:
            for (c, m), sign, (d, n) in pairs(formula, k):
                yield (k >= first) & (a == c) & (i == m) & (b == d) & (j == n), sign

    return cases


def not_above(*given: tuple[str, int]) -> Cases:
    """The same, where one value is only not to be above the one that it is said to be below."""

    def cases(a: Any, i: Any, b: Any, j: Any, k: Any) -> Iterator[tuple[Any, str]]:
        for case, sign in formulas(*given)(a, i, b, j, k):
            yield case, "not above" if sign == "<" else sign

    return cases


def LEFT_PART(a: Any, i: Any, b: Any, j: Any, k: Any) -> Iterator[tuple[Any, str]]:
    """Of two groups of even number the one of smaller number is below."""
    from proofs_check.documents.preferences.theory_simple import group

    x, y = group(a, i), group(b, j)
    yield (x >= 0) & (x % 2 == 0) & (y % 2 == 0) & (x < y), "<"


def WITHIN(a: Any, i: Any, b: Any, j: Any, k: Any) -> Iterator[tuple[Any, str]]:
    """The values of one group are incomparable; to an indifferent player equal."""
    from proofs_check.documents.preferences.theory_simple import group

    yield group(a, i) == group(b, j), "|"


def WHOLE_CHAIN(a: Any, i: Any, b: Any, j: Any, k: Any) -> Iterator[tuple[Any, str]]:
    """Groups are below each other as in Theorem 15, and the values of one are incomparable."""
    from proofs_check.documents.preferences.theory_simple import below

    yield below(a, i, b, j), "<"
    yield from WITHIN(a, i, b, j, k)


def ANY_TWO(a: Any, i: Any, b: Any, j: Any, k: Any) -> Iterator[tuple[Any, str]]:
    """Different values are incomparable in a group and nowhere else."""
    from proofs_check.documents.preferences.theory_simple import group

    together = group(a, i) == group(b, j)
    yield together, "|"
    yield negation(together), "<>"


def any_case(cases: Iterable[tuple[Any, str]]) -> Any:
    return reduce(or_, (case for case, _ in cases))


def so_ordered(theorem: str, cases: Cases, by_ours: bool = False) -> Plan:
    """The plan of a statement about simple values."""

    def view(p: Any, a: Any, i: Any, b: Any, j: Any, k: Any) -> tuple[Any, tuple[Any, ...]]:
        from proofs_check.documents.preferences.theory_simple import RELATIONS, SIMPLE, proper

        relation = RELATIONS[theorem]
        own = list(cases(a, i, b, j, k))
        related = SIMPLE.on(relation, p, a, i, b, j), SIMPLE.on(relation, p, b, j, a, i)
        assumed = proper(a, i) & proper(b, j) & any_case(own)
        return (SIMPLE.loss_below_win() & assumed if by_ours else assumed), (own, *related)

    return lambda _: chained("preferences", theorem, view, "theory_simple")(as_written)


def by_value(value: Any, *over: Plan) -> tuple[Plan, ...]:
    """Plans for the function with a last argument more."""

    def given(plan: Plan) -> Plan:
        def made(function: Callable[..., Any]) -> Any:
            @wraps(function)
            def of(*arguments: Any) -> Any:
                return function(*arguments, value)

            return plan(of)

        return made

    return tuple(map(given, over))


def by_readings(
    readings: Mapping[str, Any],
    over: Plan | tuple[Plan, ...],
    proved: Mapping[str, tuple[Plan, ...]],
) -> Mapping[str, tuple[Plan, ...]]:
    """The plans of each reading: a theorem where there is one, and the range."""
    ranges = over if isinstance(over, tuple) else (over,)
    return {
        name: (*proved.get(name, ()), *by_value(value, *ranges)) for name, value in readings.items()
    }


def by_indifferent(
    theorem: str,
    cases: Callable[..., Iterable[tuple[Any, str]]],
    by_ours: bool = False,
) -> tuple[Plan, ...]:
    """The plan of a statement about simple values and an indifferent player."""

    def view(p: Any, a: Any, i: Any, b: Any, j: Any) -> tuple[Any, tuple[Any, ...]]:
        from proofs_check.documents.preferences import theory_simple

        order = theory_simple.INDIFFERENT_BY[theorem]
        own = list(cases(a, i, b, j, None))
        one, other = order.simple(p, a, i), order.simple(p, b, j)
        assumed = theory_simple.proper(a, i) & theory_simple.proper(b, j) & any_case(own)
        if by_ours:
            assumed &= order.loss_below_win()
        return assumed, (own, order.weaker(p, one, other), order.weaker(p, other, one))

    return using(as_indifferent_sees, chained("preferences", theorem, view, "theory_simple"))


# All values


def follows(first: Any, second: Any, third: Any) -> Any:
    """The third where the first two are so."""
    return implies(first & second, third)


def equivalence(itself: Any, one: Any, conversely: Any, other: Any, both: Any) -> Any:
    return itself & (one == conversely) & implies(one & other, both)


def so(truth: Any) -> Any:
    return truth


def never(*truths: Any) -> Any:
    return negation(conjunction(truths))


def extends(narrower: Any, wider: Any) -> Any:
    return implies(narrower, wider)


Related = Callable[[Any], Callable[..., tuple[Any, ...]]]
"""Of the order a function that gives of values what a predicate is given."""


def of_values(
    predicate: Callable[..., Any],
    related: Related,
    theorem: str = "partial_order",
    by_ours: bool = False,
) -> tuple[Plan, ...]:
    """The plan of a statement about all values."""

    def view(*values: Any) -> tuple[Any, tuple[Any, ...]]:
        from proofs_check.documents.preferences.theory import ORDER

        return ORDER.loss_below_win() if by_ours else True, related(ORDER)(*values)

    return using(predicate, chained("preferences", theorem, view))


def of_form(predicate: Callable[..., Any], related: Related, form: str) -> tuple[Plan, ...]:
    """The plan of a statement about a form of Definition 11 and all values."""

    def view(*values: Any) -> tuple[Any, tuple[Any, ...]]:
        from proofs_check.documents.preferences import theory_simple

        return True, related(getattr(theory_simple, form))(*values)

    theorem = f"{form.lower()}_extends"
    return using(predicate, chained("preferences", theorem, view, "theory_simple"))


def either_gives(left: Any, right: Any, whole: Any) -> Any:
    """Each of the two gives the third."""
    return implies(left | right, whole)


def said(
    theorem: str, view: str = "", module: str = "theory", predicate: Callable[..., Any] = so
) -> tuple[Plan, ...]:
    """The plan of a statement that a theorem, or a view of one, is."""
    plan = chained("preferences", theorem, view, module=module)
    return using(predicate, plan)


def of_simple(theorem: str, view: str = "") -> tuple[Plan, ...]:
    return said(theorem, view, "theory_simple")


INFERENCE, INFERENCE_BY_RULE_1 = (
    said(view.lower(), view, "theory_simple", either_gives)
    for view in ("INFERENCE", "INFERENCE_BY_RULE_1")
)


def the_same(one: Any, other: Any) -> Any:
    return one == other


ONE_SOLUTION_7, ONE_SOLUTION_11 = (
    said(f"of_{number}", f"ONE_SOLUTION_{number}", "theory_solutions", the_same)
    for number in (7, 11)
)


# Games of prudent players


def _in_play(predicate: Callable[..., Any], theorem: str, view: str) -> tuple[Plan, ...]:
    return said(theorem, view, "theory_play", predicate)


def no_larger(simple: Any, exponent: Any, bound: Any) -> Any:
    """If the value is simple, it has an exponent of at most so much."""
    return implies(simple, exponent <= bound)


def one_of_3n(n: Any, tokens: tuple[Any, Any], x: tuple[Any, Any], y: tuple[Any, Any]) -> Any:
    """Of two values with at most n tokens each, 3i + a of a_i is from 1 to 3n, each its own."""
    (a, i), (b, j) = x, y
    number, other = 3 * i + a, 3 * j + b
    inside = (number >= 1) & (number <= 3 * n)
    apart = (number == other) == ((a == b) & (i == j))
    return implies((tokens[0] <= n) & (tokens[1] <= n), inside & apart)


ONE_SIMPLE = _in_play(so, "one_node", "OF_SIMPLE")
EVERY_SIMPLE = _in_play(so, "every_value", "VALUE")
EXPONENT_BELOW = dict.fromkeys(
    BY_FORM, said("below_tokens", "EXPONENT", "theory_choices", no_larger)
)
ONE_OF_3N = _in_play(one_of_3n, "numbered_apart", "ONE_OF_3N")
EVERY_BY_RULE_1 = _in_play(so, "every_value", "VALUE_BY_RULE_1")
EVERY_REPAIRED = _in_play(so, "every_value", "VALUE_REPAIRED")
SAME_BY_CHAIN = _in_play(so, "same_values", "SAME_VALUE")
WITH_OWN = {
    "Definition 11 as printed": _in_play(so, "with_own", "OWN_AS_PRINTED"),
    "order of Theorem 15": _in_play(so, "with_own", "OWN_BY_CHAIN"),
}


def as_corrected(proved: tuple[Plan, ...], *over: Plan) -> Depending:
    """The plans of a claim `by_definition`: what is ours is a theorem too."""
    return Depending(lambda words, reading: (*(proved if words else ()), *over))
