"""Theories that say something false, and would be believed but for what refuses them."""

from collections.abc import Callable, Iterator
from dataclasses import replace
from fractions import Fraction
from itertools import count
from typing import Any

import pytest

from proofs_check.core.truth import FaultyClaim
from proofs_check.methods.logic import implies
from proofs_check.methods.script import Script, problem
from proofs_check.methods.theory import BOOL, INT, REAL, Model, Sort, Theorem, Theory, in_full

NAMES = map("forged_{}".format, count())
"""Theories of one name would be one theory to Z3."""


def of(name: str = "", **functions: Callable[..., Any]) -> Theory:
    """A theory with one model, in which the functions are these."""

    def models() -> Iterator[Model]:
        yield Model("the model", functions, {"Int": range(-3, 10)})

    return Theory("toy", name or next(NAMES), models)


def itself(h: Any) -> Any:
    return h


def twice(h: int) -> int:
    return 2 * h


def thrice(h: int) -> int:
    return 3 * h


def times(theory: Theory, factor: int) -> Theorem:
    f = theory.function("f", INT, INT)
    return theory.axiom(f"{factor} times")(lambda h: f(h) == factor * h)


def problems(theorem: Theorem) -> list[str]:
    return [found for found in map(problem, theorem.ancestors()) if found]


def test_no_integer_is_reached_by_halving() -> None:
    """Real numbers fall without end: h/2 <= 0 where 0 <= h/2 < h would make all h <= 0."""
    own = of(half=lambda h: Fraction(h, 2))
    half = own.function("half", INT, REAL)
    axiom = own.axiom("half")(lambda h: half(h) * 2 == h)
    with pytest.raises(ValueError, match="is no Int"):
        own.by_induction("none is positive", itself)(
            lambda h: h <= 0, axiom, smaller=lambda h: [(half(h),)]
        )


@pytest.mark.parametrize("place", [lambda h: (), lambda h: (h - 1, h)], ids=["none", "two"])
def test_an_induction_is_used_at_as_many_values_as_it_speaks_of(place: Any) -> None:
    own = of()
    with pytest.raises(ValueError, match="speaks of 1 things"):
        own.by_induction("itself", itself)(lambda h: h == h, smaller=lambda h: [place(h)])


@pytest.mark.parametrize("forged", ["what it says", "its measure"])
def test_an_induction_is_asked_once_what_it_says_and_what_its_measure_is(forged: str) -> None:
    """Else it could be granted another thing than it says: that of h itself."""
    own, asked = of(f=twice), count()
    f = own.function("f", INT, INT)
    start = own.axiom("start")(lambda h: implies(h == 0, f(h) == 0))

    def says(h: Any) -> Any:
        k = h + 1 if forged == "what it says" and next(asked) == 0 else h
        return f(k) == 7 * k

    def on(h: Any) -> Any:
        return h - 1 if forged == "its measure" and next(asked) == 2 else h

    def smaller(h: Any) -> list[tuple[Any]]:
        return [(h if forged == "its measure" else h - 1,)]

    seven = own.by_induction("f(h) = 7 h", on)(says, start, smaller=smaller)
    assert problems(seven) == ["f(h) = 7 h: not confirmed (sat)"]


def test_of_a_theorem_no_other_is_made() -> None:
    own = of(f=twice)
    f = own.function("f", INT, INT)
    unfounded = own.by_induction("7 h", itself)(lambda h: f(h) == 7 * h, smaller=lambda h: [])
    changed: Any = replace  # its types say so too
    with pytest.raises(ValueError, match="seal"):
        changed(unfounded, granted=(unfounded.formula,))
    with pytest.raises(ValueError, match="seal"):
        changed(unfounded(0), terms=())


def test_axioms_of_two_theories_are_true_of_something_together() -> None:
    """2 h = 3 h is true of h = 0, and so all h would be 0."""
    own, other, third = of(f=twice), of(f=thrice), of()
    f = own.function("f", INT, INT)
    doubles = own.axiom("twice")(lambda h: f(h) == 2 * h)
    trebles = other.axiom("thrice")(lambda h: f(h) == 3 * h)
    says = {own: "axiom thrice: false", other: "axiom twice: false", third: "all are 0: the model"}
    for theory, why in says.items():
        forged = theory.follows("all are 0")(lambda h: h == 0, doubles, trebles)
        (found,) = problems(forged)
        assert found.startswith(why)


def test_helpers_that_contradict_each_other_are_seen_though_no_model_has_both() -> None:
    own, other = of(f=twice, a=twice), of(f=thrice, b=thrice)
    f, a = own.function("f", INT, INT), own.function("a", INT, INT)
    b = other.function("b", INT, INT)
    doubles = own.axiom("twice")(lambda h: (a(h) == 2 * h) & (f(h) == a(h)))
    trebles = other.axiom("thrice")(lambda h: (b(h) == 3 * h) & (f(h) == b(h)))
    for theory in (own, other):
        (found,) = problems(theory.follows("all are 0")(lambda h: h == 0, doubles, trebles))
        assert "does not say what each of these is: " in found
    for common in (twice, thrice):
        both = of(f=common, a=twice, b=thrice)
        (found,) = problems(both.follows("all are 0")(lambda h: h == 0, doubles, trebles))
        assert found.startswith("axiom t")


def test_an_axiom_about_some_models_of_another_theory_is_no_contradiction() -> None:
    """As one that says what is so of two actions, beside those that are so of all."""

    def both() -> Iterator[Model]:
        for factor in (2, 3):
            functions: dict[str, Any] = {
                "f": lambda h, k=factor: h * k,
                "factor": lambda k=factor: k,
            }
            yield Model(f"{factor} times", functions, {"Int": range(5)})

    all_of_them, one = Theory("toy", next(NAMES), both), of(f=twice, factor=lambda: 2)
    f, factor = all_of_them.function("f", INT, INT), all_of_them.function("factor", INT)
    times = all_of_them.axiom("times")(lambda h: implies(h == 1, f(h) == factor()))
    two = one.axiom("it is 2")(lambda: factor() == 2)
    proved = one.follows("f(1) = 2")(lambda: f(1) == 2, lambda: (times(1), two()))
    assert problems(proved) == []


def test_one_name_is_one_theory_in_a_chain() -> None:
    own, other, third = of("namesake", f=twice), of("namesake", f=thrice), of()
    doubles, trebles = times(own, 2), times(other, 3)
    all_are_0 = own.follows("all are 0")(lambda h: h == 0, doubles, trebles)
    by_way = third.follows("twice")(lambda h: h == h, lambda h: doubles(h))
    all_again = other.follows("all are 0")(lambda h: h == 0, lambda h: (by_way(h), trebles(h)))
    for each in (all_are_0, all_again):
        with pytest.raises(FaultyClaim, match="two theories are called namesake"):
            Script().add(each)


def test_no_model_takes_one_function_for_another_of_that_name() -> None:
    """Else they would be equal whatever they are."""
    own, other = of(f=twice), of(f=thrice)
    f, g = own.function("f", INT, INT), other.function("f", INT, INT)
    same = other.axiom("the same")(lambda h: f(h) == g(h))
    (found,) = problems(other.follows("again")(lambda h: f(h) == g(h), same))
    named = f"{own.name}.f, {other.name}.f"
    assert found.endswith(f"does not say what each of these is: {named}")
    by_name = of(f=thrice, **in_full(own.name, {"f": twice}))
    (found,) = problems(by_name.follows("again")(lambda h: f(h) == g(h), same))
    assert found.startswith("axiom the same: false")


@pytest.mark.parametrize(
    ("value", "sort"), [(None, BOOL), (1, BOOL), ("", BOOL), (0.5, BOOL), (0.5, REAL)]
)
def test_a_value_of_a_model_is_of_its_sort(value: object, sort: Sort) -> None:
    """Python takes None for false, and 0.1 + 0.2 is not 0.3."""
    own = of(p=lambda h: value)
    p = own.function("p", INT, sort)
    same = own.axiom("the same")(lambda h: p(h) == p(h))
    with pytest.raises(TypeError, match=f"no {sort.name}"):
        problem(same)
    with pytest.raises(TypeError, match=f"is given, no {sort.name}"):
        Model("a model", {}, {sort.name: (value,)})
