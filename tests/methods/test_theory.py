"""The kernel under attack: nothing is a theorem that does not follow from true axioms."""

from collections.abc import Callable, Iterator, Sequence
from contextlib import nullcontext
from dataclasses import replace
from fractions import Fraction
from itertools import count, product
from math import inf
from typing import Any

import pytest
import z3

from proofs_check.core.evidence import Effort, Verdict
from proofs_check.core.truth import FaultyClaim, NoTruthValue
from proofs_check.methods import theory as kernel
from proofs_check.methods.chained import Chained, Disproved
from proofs_check.methods.logic import implies, negation, under
from proofs_check.methods.ordinals import commutes, grows, transitive
from proofs_check.methods.script import Script, problem
from proofs_check.methods.smt import Integer, Truth
from proofs_check.methods.theory import BOOL, INT, RANK, REAL, Model, Theorem, Theory
from tests.theories import run_alone, scripted

NAMES = map("toy_{}".format, count())
"""Theories of one name would be one theory to Z3."""


def of(name: str = "", **functions: Callable[..., Any]) -> Theory:
    """A theory with one model, in which the functions are these."""

    def models() -> Iterator[Model]:
        yield Model("the model", functions, {"Int": range(-3, 10)})

    return Theory("cumulative", name or next(NAMES), models)


def itself(h: Any) -> Any:
    return h


def twice(h: int) -> int:
    return 2 * h


def thrice(h: int) -> int:
    return 3 * h


class Toy:
    """A theory of one function; f(0) = 0 and f(h + 1) = f(h) + 2."""

    def __init__(self, **functions: Callable[..., Any]) -> None:
        self.own = own = of("", f=twice, **functions)
        own.let(b=BOOL)
        self.f = f = own.function("f", INT, INT)
        self.start = own.axiom("Definition 1, start")(lambda h: implies(h == 0, f(h) == 0))
        self.step = own.axiom("Definition 1, step")(lambda h: f(h) == f(h - 1) + 2)

    def doubled(self) -> Theorem:
        return self.own.by_induction("f(h) = 2 h", itself)(
            lambda h: self.f(h) == 2 * h, self.start, self.step, smaller=lambda h: [(h - 1,)]
        )


@pytest.fixture
def toy() -> Toy:
    return Toy()


def problems(theorem: Theorem) -> list[str]:
    return [found for found in map(problem, theorem.ancestors()) if found]


# Choices


Chosen = tuple[Theory, Any, Any]


@pytest.fixture
def chosen() -> Chosen:
    """A theory of f(h) = 2 h, and what is chosen of each h."""
    own = of(f=twice)
    return own, own.function("f", INT, INT), own.choice("own", INT, INT)


def test_a_choice_is_a_value_with_which_its_axioms_are_true(chosen: Chosen) -> None:
    made, f, root = chosen
    axioms = [
        made.axiom("reached")(lambda h: implies(h <= 9, f(root(h)) >= h)),
        made.recursion("none below")(lambda h, k: implies(f(k) >= h, root(h) <= k)),
    ]
    assert [*map(kernel.refuted_axiom, axioms)] == ["", ""]
    (model,) = kernel.models_of(made)
    assert [model.functions["own"](h) for h in (-6, -5, 0, 1, 8)] == [-3, -2, 0, 1, 4]
    odd, pair = made.choice("odd", INT, INT), made.choice("pair", INT, INT, INT)
    none = made.axiom("no such value")(lambda h: f(odd(h)) == 2 * h + 1)
    assert kernel.refuted_axiom(none).startswith("axiom no such value: false")
    made.recursion("of two and of one")(lambda h, k: pair(h, k) == made.choice("one", INT, INT)(h))
    with pytest.raises(FaultyClaim, match="not of the same variables"):
        kernel.models_of(made)


ASIDE: Sequence[Callable[..., Any]] = (
    lambda f, own: f(3) == 6,
    lambda f, own: f(own) + 0 * f(own - 1) == f(own),
    lambda f, own: f(own + 1) >= 0,
    lambda f, own: (own >= 0) & ((f(own) == 6) | (f(own) > f(own - 1))),
)
"""What is said besides of a function that models say: not of the choice, or nothing of it, or what
leaves it no more than one value.
"""


@pytest.mark.parametrize("kind", ["axiom", "assumed"])
@pytest.mark.parametrize("aside", ASIDE)
def test_a_definition_is_not_made_true_by_a_choice_of_what_it_defines(
    chosen: Chosen, kind: str, aside: Callable[..., Any]
) -> None:
    made, f, own = chosen
    made.axiom("elsewhere f is asked of it")(lambda h: implies(under(h, 4), f(own(h)) == 6 * h))
    wrong = getattr(made, kind)("Definition 2")(
        lambda h: implies(under(h, 4), (own(h) == 3 * h) & aside(f, own(h)))
    )
    with pytest.raises(FaultyClaim, match=r"Definition 2: it defines toy_\d+\.own: a function"):
        kernel.refuted_axiom(wrong)


def test_no_claim_says_what_a_choice_is(chosen: Chosen) -> None:
    """f(h) = 3 h is false; a choice in the place of f(h) would make it a theorem."""
    made, f, own = chosen
    ours = made.recursion("ours")(
        lambda h: implies(under(h, 4), (own(h) == 3 * h) & (f(own(h)) >= 0))
    )

    def follows(says: Callable[..., Any], verdict: Verdict) -> str:
        by = made.follows(str(len(made.theorems)))(lambda h: implies(under(h, 4), says(h)), ours)
        assert problems(by) == []
        found = run_alone(check_of(lambda h: implies(h < 4, says(h)), by))
        assert found.verdict is verdict
        return str(found.facts)

    for asked in (lambda h: own(h) == 3 * h, lambda h: (own(h) == 3 * h) & (f(own(h)) >= 0)):
        assert f"says what {own.name} is" in follows(asked, Verdict.NOT_RUN)
    follows(lambda h: f(own(h)) >= 0, Verdict.PROVED)


def test_a_choice_that_asks_itself_without_end_or_has_no_value(chosen: Chosen) -> None:
    made, f, own = chosen
    falls = made.recursion("falls")(lambda h: (own(h) < own(h - 1)) & (f(h) >= f(h)))
    with pytest.raises(FaultyClaim, match=r"axiom falls: .* asks itself without end"):
        kernel.refuted_axiom(falls)
    other = Theory("cumulative", "other", lambda: [Model("none", {"f": abs}, {"Int": ()})])
    g, own = other.function("f", INT, INT), other.choice("own", INT, INT)
    with pytest.raises(FaultyClaim, match="own: the model has no value to choose"):
        kernel.refuted_axiom(other.axiom("reached")(lambda h: g(own(h)) == h))


# What a model refutes


@pytest.mark.parametrize(
    ("size", "why"), [(0, "no model has an instance"), (3, ""), (4, "some has too many instances")]
)
def test_an_axiom_has_an_instance_and_no_more_than_are_evaluated(
    monkeypatch: pytest.MonkeyPatch, size: int, why: str
) -> None:
    monkeypatch.setattr(kernel, "EVALUATIONS", 3)
    own = Theory("toy", f"of {size}", lambda: [Model("some", {}, {"Int": range(size)})])
    axiom = own.axiom("Definition 1")(lambda h: h == h)
    with pytest.raises(FaultyClaim, match=why) if why else nullcontext():
        assert problem(axiom) == ""


def test_every_axiom_is_asked_of_every_value() -> None:
    own = Theory("toy", "once", lambda: [Model("once", {"f": itself}, {"Int": iter(range(5))})])
    f = own.function("f", INT, INT)
    assert problem(own.axiom("first")(lambda n: f(n) == n)) == ""
    false = own.axiom("second")(lambda n: f(n) == 0)
    assert "false for the reference, once, n = 1" in problem(false)


def test_a_function_of_a_model_is_asked_once_at_the_same_values_of_the_same_types() -> None:
    asked: list[object] = []

    def size(x: Any) -> int:
        asked.append(type(x))
        return 1 if isinstance(x, int) else 2

    values = (1, Fraction(1), 1)
    several = [Model(str(n), {"size": size}, {"Real": values}) for n in range(2)]
    own = Theory("toy", "asked", lambda: iter(several))
    own.let(x=REAL)
    f = own.function("size", REAL, INT)
    assert problem(own.axiom("both")(lambda x: (f(x) >= 1) & (f(x) <= 2))) == ""
    assert asked == [int, Fraction] * 2
    assert "false for the reference, 0, x = 1" in problem(own.axiom("2")(lambda x: f(x) == 2))
    assert asked == [int, Fraction] * 2 + [int]


@pytest.mark.parametrize(
    ("sort", "value"),
    [
        *((INT, Fraction(1, 2)), (INT, 0.5), (RANK, Fraction(1, 2)), (RANK, -1), (REAL, 0.5)),
        *((BOOL, None), (BOOL, 1), (BOOL, ""), (BOOL, 0.5)),
    ],
)
def test_a_value_of_a_model_is_of_its_sort(sort: kernel.Sort, value: Any) -> None:
    """Python takes None for false, and 0.1 + 0.2 is not 0.3."""
    own = of(p=lambda h: value)
    p = own.function("p", INT, sort)
    with pytest.raises(TypeError, match=f"no {sort.name}"):
        problem(own.axiom("the same")(lambda h: p(h) == p(h)))
    if sort in (BOOL, REAL):
        with pytest.raises(TypeError, match=f"is given, no {sort.name}"):
            Model("a model", {}, {sort.name: (value,)})


@pytest.mark.parametrize(("false", "most", "size"), [*product((0, 1, 2, 5), repeat=3)])
def test_of_each_model_so_many_instances_are_evaluated(false: int, most: int, size: int) -> None:
    sizes = {"none": 0, "some": size, "more": size + 1}
    models = [Model(name, {"f": itself}, {"Int": range(n)}) for name, n in sizes.items()]
    own = Theory("toy", "counted", lambda: models)
    f = own.function("f", INT, INT)
    axiom = own.axiom("not there")(lambda n: (f(n) < false) | (f(n) > false))
    if most == 0:
        with pytest.raises(FaultyClaim, match="no model has an instance"):
            kernel.refuted_axiom(axiom, most)
        return
    where = next((name for name, n in sizes.items() if false < min(n, most)), "")
    said = f"axiom not there: false for the reference, {where}, n = {false}"
    assert kernel.refuted_axiom(axiom, most) == (said if where else "")


# What is refused


def catches(toy: Toy) -> Theorem:
    """A formula of a variable of another one."""
    caught = toy.own.follows("another")(lambda h: toy.f(h) == h).variables[0]
    return toy.own.follows("of it")(lambda k: toy.f(k) == toy.f(caught))


def by_halves(toy: Toy) -> Theorem:
    """Real numbers fall without end: h/2 <= 0 where 0 <= h/2 < h would make all h <= 0."""
    half = toy.own.function("half", INT, REAL)
    axiom = toy.own.axiom("half")(lambda h: half(h) * 2 == h)
    return toy.own.by_induction("none is positive", itself)(
        lambda h: h <= 0, axiom, smaller=lambda h: [(half(h),)]
    )


def measured(own: Theory, on: Any, *places: Any) -> Theorem:
    return own.by_induction("measured", on)(
        lambda h: h == h, smaller=lambda h: [place(h) for place in places]
    )


def real(own: Theory) -> Any:
    own.let(x=REAL)
    return own.function("real", REAL, REAL)


def written(toy: Toy, seal: object) -> Theorem:
    true, rule = Truth(z3.BoolVal(True)), kernel.Rule.STEP
    return Theorem(toy.own, "x", rule, (), true, (), (), None, None, (), itself, None, seal)


changed: Any = replace  # types refuse too that of a theorem another one is made

REFUSED: Sequence[tuple[type[Exception], str, Callable[[Toy], object]]] = [
    (ValueError, "not written down", lambda t: written(t, object())),
    (ValueError, "not written down", lambda t: written(t, None)),
    (ValueError, "not written down", lambda t: kernel.Fact(t.start, (), object())),
    (ValueError, "not written down", lambda t: kernel.Fact(t.start, (), None)),
    (ValueError, "seal", lambda t: changed(t.doubled(), granted=(t.start.formula,))),
    (ValueError, "seal", lambda t: changed(t.start(0), terms=())),
    (ValueError, "k is no variable of it", lambda t: t.own.follows("")(lambda h: h == stray())),
    (ValueError, "h! is no variable of it", catches),
    (ValueError, "taken or malformed", lambda t: t.own.function("f", INT, BOOL)),
    (ValueError, "taken or malformed", lambda t: t.own.function("h!", INT)),
    (ValueError, "there is a theorem", lambda t: t.own.axiom(t.start.name)(lambda h: h == h)),
    (ValueError, "there is a theorem", lambda t: t.own.together(t.start.name)(lambda h: t.step(h))),
    (ValueError, "b is a Bool", lambda t: t.own.let(b=INT)),
    (ValueError, "speaks of 1 things", lambda t: t.start(1, 2)),
    (ValueError, "is no Int", lambda t: t.start(Truth(z3.BoolVal(True)))),
    (ValueError, "True is no Int", lambda t: t.start(True)),
    (ValueError, "takes 1 arguments", lambda t: t.f(1, 2)),
    (TypeError, "not iterable", lambda t: t.own.follows("typed in")(t.f, lambda h: (h, h == 0))),
    (NoTruthValue, r"test_theory.py:\d+: <lambda> gives True, allowed: a",
     lambda t: t.own.axiom("true")(lambda h: True)),
    (NoTruthValue, "gives None, allowed: a formula",
     lambda t: t.own.by_induction("so", "h")(lambda h: None, smaller=lambda h: ())),
    (ValueError, "is no Int", by_halves),
    (ValueError, "speaks of 1 things", lambda t: measured(t.own, itself, lambda h: ())),
    (ValueError, "speaks of 1 things", lambda t: measured(t.own, itself, lambda h: (h - 1, h))),
    (TypeError, "no integer", lambda t: measured(t.own, real(t.own))),
    (TypeError, "no ordinal", lambda t: measured(t.own, t.own.function("half", INT, REAL))),
    *((TypeError, "no integer", lambda t, inexact=each: inexact(*[real(t.own)(1)] * 2))
      for each in (lambda x, y: x // 2, lambda x, y: x % 2, lambda x, y: x // y)),
]  # fmt: skip


def stray() -> Integer:
    return Integer(z3.Int("k"))


@pytest.mark.parametrize(("error", "says", "wrong"), REFUSED)
def test_what_is_no_theorem_is_refused(
    toy: Toy, error: type[Exception], says: str, wrong: Callable[[Toy], object]
) -> None:
    with pytest.raises(error, match=says):
        wrong(toy)


def test_ordinals_are_measures_and_so_are_their_sums() -> None:
    toy = Toy(depth=itself)
    depth = toy.own.function("depth", INT, RANK)
    falls = toy.own.axiom("depth")(lambda h: implies(h > 0, depth(h - 1) < depth(h)))
    known = (toy.start, lambda h: toy.step(h), falls, transitive, commutes, grows)
    for name, on in (("one", depth), ("two", lambda h: depth(h) + depth(h))):
        said = toy.own.by_induction(name, on)(
            lambda h: implies(h >= 0, toy.f(h) == 2 * h), *known, smaller=lambda h: [(h - 1,)]
        )
        assert problem(said) == ""
        assert falls in said.rests_on
    toy.own.let(x=REAL)
    with pytest.raises(ValueError, match="is no Real"):
        toy.own.axiom("real")(lambda x: x == x)(depth(1))


# Chains


def test_instances_come_in_groups_and_theorems_together_say_no_more(toy: Toy) -> None:
    own, f, step = toy.own, toy.f, toy.step
    two = own.follows("two steps")(
        lambda h: f(h) == f(h - 2) + 4, lambda h: (step(h), [(step(h - 1),)])
    )
    assert [len(two.by_hand), two.rests_on] == [2, [step]]
    both = own.together("both")(lambda h: (step(h), [step(h - 1)]))
    assert [fact.theorem for fact in both.by_hand] == [step, step]
    again = own.follows("again")(lambda h: f(h) == f(h - 2) + 4, lambda h: both(h))
    assert [*map(problem, (two, both, again))] == ["", "", ""]
    three = own.follows("three steps")(lambda h: f(h) == f(h - 3) + 6, lambda h: both(h))
    assert "not confirmed (sat)" in problem(three)


@pytest.mark.parametrize("forged", ["what it says", "its measure"])
def test_an_induction_is_asked_once_what_it_says_and_what_its_measure_is(
    toy: Toy, forged: str
) -> None:
    """Else it could be granted another thing than it says: that of h itself."""
    asked = count()

    def says(h: Any) -> Any:
        k = h + 1 if forged == "what it says" and next(asked) == 0 else h
        return toy.f(k) == 7 * k

    def on(h: Any) -> Any:
        return h - 1 if forged == "its measure" and next(asked) == 2 else h

    def smaller(h: Any) -> list[tuple[Any]]:
        return [(h if forged == "its measure" else h - 1,)]

    seven = toy.own.by_induction("f(h) = 7 h", on)(says, toy.start, smaller=smaller)
    assert problems(seven) == ["f(h) = 7 h: not confirmed (sat)"]


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
        for k in (2, 3):
            functions: dict[str, Any] = {"f": lambda h, k=k: h * k, "factor": lambda k=k: k}
            yield Model(f"{k} times", functions, {"Int": range(5)})

    all_of_them, one = Theory("toy", next(NAMES), both), of(f=twice, factor=lambda: 2)
    f, factor = all_of_them.function("f", INT, INT), all_of_them.function("factor", INT)
    times = all_of_them.axiom("times")(lambda h: implies(h == 1, f(h) == factor()))
    two = one.axiom("it is 2")(lambda: factor() == 2)
    proved = one.follows("f(1) = 2")(lambda: f(1) == 2, lambda: (times(1), two()))
    assert problems(proved) == []


def test_one_name_is_one_theory_in_a_chain() -> None:
    own, other, third = of("namesake", f=twice), of("namesake", f=thrice), of()
    f, g = own.function("f", INT, INT), other.function("f", INT, INT)
    doubles = own.axiom("2 times")(lambda h: f(h) == 2 * h)
    trebles = other.axiom("3 times")(lambda h: g(h) == 3 * h)
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
    by_name = of(f=thrice, **kernel.in_full(own.name, {"f": twice}))
    (found,) = problems(by_name.follows("again")(lambda h: f(h) == g(h), same))
    assert found.startswith("axiom the same: false")


# Claims


class Told(Chained):
    """A claim with the theorem that is handed to it."""

    def found(self) -> Theorem:
        return self.theorem  # type: ignore[return-value]


def check_of(
    predicate: Callable[..., Any], theorem: Any, view: Any = lambda h: (h >= 0, (h,))
) -> Chained:
    return Told(predicate, "cumulative", theorem, view)


def test_a_claim_is_proved_by_what_its_predicate_says(toy: Toy) -> None:
    proved, f = toy.doubled(), toy.f
    own = check_of(lambda h: f(h) >= h, proved)
    found = run_alone(own)
    assert found.verdict is Verdict.PROVED
    assert own.verdicts() == {Verdict.PROVED, Verdict.NOT_RUN}
    assert found.scope == own.scope(Effort.DEFAULT, found) == "the whole statement"
    assert not own.misfit(found)
    certificate: Any = found.facts["certificate"]
    assert certificate["rests on"] == ["Definition 1, start", "Definition 1, step"]
    assert (certificate["script"], certificate["theorem"]) == ("proof.smt2", proved.name)
    assert certificate["steps"] == [proved.name]
    other = run_alone(check_of(lambda h: f(h) >= h + h, proved))
    assert other.facts["certificate"]["digest"] != certificate["digest"]  # type: ignore[index,call-overload]
    more = run_alone(check_of(lambda h: f(h) > h, proved))
    assert more.verdict is Verdict.NOT_RUN
    assert "claim toy: not confirmed" in str(more.facts["why"])
    with pytest.raises(NoTruthValue, match="gives None, allowed: a formula"):
        check_of(lambda h: None, proved).says()


def test_a_chain_with_one_broken_link_proves_nothing(toy: Toy) -> None:
    own, f = toy.own, toy.f
    broken = own.follows("broken")(lambda h: f(h) == 2 * h, toy.start)
    misread = own.axiom("misread")(lambda h: (f(h) == 2 * h) & (h != 9))
    for link, why in ((broken, "broken: not confirmed"), (misread, "misread: false for the ref")):
        good = own.follows(f"by {link.name}")(
            lambda h: f(h) == f(h - 1) + 2, lambda h, link=link: (link(h), toy.step(h))
        )
        assert problem(good) == ""
        found = run_alone(check_of(lambda h: f(h) == f(h - 1) + 2, good))
        assert found.verdict is Verdict.NOT_RUN
        assert why in str(found.facts["why"])


def test_a_view_assumes_what_it_says_and_no_more(toy: Toy) -> None:
    proved = toy.doubled()
    for view, verdict in (
        (lambda h: (True, (h,)), Verdict.NOT_RUN),
        (lambda h: (h >= 1, (h,)), Verdict.PROVED),
        (lambda h: (h >= 0, (h,)), Verdict.NOT_RUN),
        (lambda h: (h >= -1, (h + 1,)), Verdict.NOT_RUN),
    ):
        own = check_of(lambda h: toy.f(h) >= 2, proved, view)
        assert run_alone(own).verdict is verdict


def test_what_is_assumed_is_called_so(toy: Toy) -> None:
    proved, f = toy.doubled(), toy.f
    kinds = kernel.Kind.DEFINITION, kernel.Kind.DEFINITION, None
    assert (*(t.kind for t in proved.ancestors()),) == kinds
    even = toy.own.assumed("f(h) is even")(lambda h: f(h) % 2 == 0)
    some = toy.own.follows("f(h) is not 2h + 1")(lambda h: f(h) != 2 * h + 1, even)
    last = toy.own.follows("last")(lambda h: f(h) != 2 * h + 1, lambda h: (some(h), toy.start(h)))
    for theorem, assumes in ((proved, []), (last, [even])):
        assert theorem.assumes() == assumes
        found = run_alone(check_of(lambda h: f(h) != 2 * h + 1, theorem))
        certificate: Any = found.facts["certificate"]
        assert certificate.get("assumes", []) == [each.name for each in assumes]


def test_a_claim_is_not_proved_by_its_own_restatement(toy: Toy) -> None:
    proved, f, own = toy.doubled(), toy.f, toy.own
    even = own.assumed("f(h) is even")(lambda h: f(h) % 2 == 0)
    again = own.follows("again")(lambda h: f(h) % 2 == 0, even)
    defined = own.follows("2h is")(lambda h: implies(h >= 0, f(h) % 2 == 0), proved)
    step = own.follows("a step")(lambda h: f(h + 1) % 2 == 0, lambda h: again(h + 1))
    between = own.follows("between")(lambda h: f(h + 1) % 2 == 0, lambda h: (step(h), toy.start(h)))
    for theorem, more, verdict in (
        (even, 0, Verdict.NOT_RUN),
        (again, 0, Verdict.NOT_RUN),
        (defined, 0, Verdict.PROVED),
        (step, 1, Verdict.NOT_RUN),
        (between, 1, Verdict.PROVED),
    ):
        check = check_of(lambda h, more=more: f(h + more) % 2 == 0, theorem)
        found = run_alone(check)
        assert found.verdict is verdict, theorem.name
        assert verdict is Verdict.PROVED or "no more than what is assumed" in str(found.facts)


# Claims that are refuted


class Beyond(Disproved):
    """A claim refuted by a theorem that is handed to it."""

    def found(self) -> Theorem:
        return self.theorem  # type: ignore[return-value]


class Things:
    """The theory of what is above every integer, with the theorem that it is."""

    def __init__(self) -> None:
        functions: dict[str, Any] = {
            "w": lambda: inf,
            "at_most": lambda g, k: g <= k,
            "number": lambda n: n,
        }
        model = Model("infinity", functions, {"Int": range(-2, 5), "Thing": (-1, 3, inf)})
        self.own = own = Theory("cumulative", "things", lambda: [model])
        self.thing = thing = own.sort("Thing")
        self.w, self.number = own.function("w", thing), own.function("number", INT, thing)
        self.at_most = own.function("at_most", thing, INT, BOOL)

        def above(k: Any) -> Any:
            return implies(k >= 0, negation(self.at_most(self.w(), k)))

        self.beyond = own.follows("beyond")(above, own.axiom("w")(above))

    def claim(self, **changes: Any) -> Beyond:
        """Refuted is that there is a k, a natural number, that the thing is at most."""
        plain: dict[str, Any] = {
            "predicate": lambda g, k: ~self.at_most(g, k),
            "document": "cumulative",
            "theorem": self.beyond,
            "view": lambda k: ({"G": self.w()}, (self.w(), k)),
            "chosen": (("K", ("k",)),),
            "naturals": ("k",),
        }
        return Beyond(**{**plain, **changes})


@pytest.fixture
def things() -> Things:
    return Things()


WITNESS: dict[str, Any] = {"instance": {"G": "w"}, "values": {"theorem": "beyond"}}


def test_a_theorem_refutes_by_its_instance(things: Things) -> None:
    own = things.claim()
    found = run_alone(own)
    assert (found.verdict, found.scope) == (Verdict.REFUTED, "one instance, by a theorem")
    assert found.facts["witness"] == WITNESS
    said = {"theorem": "beyond", "instance": {"G": "w"}}
    said |= {"whatever": {"K": ["k"]}, "natural numbers": ["k"]}
    assert said.items() <= found.facts["certificate"].items()  # type: ignore[union-attr]
    with scripted(own):
        assert own.scope(Effort.DEFAULT, found) == found.scope
        assert own.verdicts() == {Verdict.REFUTED, Verdict.NOT_RUN}
        assert not own.misfit(found)
        assert own.replay(WITNESS)
        for forged in (
            {**WITNESS, "instance": {"G": "v"}},
            {**WITNESS, "values": {"theorem": "w"}},
            {"instance": {"G": "w"}},
        ):
            assert not own.replay(forged)
            assert own.amiss(Effort.DEFAULT, {**found.facts, "witness": forged})


def test_what_does_not_follow_refutes_nothing(things: Things) -> None:
    at_most = things.at_most
    for changes in (
        {"naturals": ()},
        {"predicate": lambda g, k: at_most(g, k)},
        {"predicate": lambda g, k: ~at_most(g, k) & ~at_most(g, k - 1)},
    ):
        own = things.claim(**changes)
        assert run_alone(own).verdict is Verdict.NOT_RUN
        with scripted(own):
            assert not own.replay(WITNESS)
    five = things.claim(
        predicate=lambda n, k: implies(n == 5, ~at_most(things.w(), k)),
        view=lambda k: ({"n": 5}, (Integer(z3.IntVal(5)), k)),
    )
    shown: Any = run_alone(five).facts["witness"]
    assert shown["instance"] == {"n": 5}


def shows(instance: Callable[..., Any]) -> Callable[[Things], dict[str, Any]]:
    return lambda things: {"view": lambda k: (instance(things, k), (things.w(), k))}


FAULTY: Sequence[tuple[str, Callable[[Things], dict[str, Any]]]] = [
    ("gives no instance", shows(lambda things, k: True)),
    ("gives no instance", shows(lambda things, k: {})),
    ("is no instance", shows(lambda things, k: {"G": things.number(k)})),
    ("is no instance", shows(lambda things, k: {"G": k})),
    ("is no instance", shows(lambda things, k: {"G": things.number(3)})),
    ("is no instance", shows(lambda things, k: {"G": things.w(), "H": 7})),
    ("chosen, its variables: k", lambda things: {"chosen": ()}),
    ("chosen, its variables: k", lambda things: {"chosen": (("K", ("k", "k")),)}),
    ("chosen, its variables: k", lambda things: {"chosen": (("K", ("k",)), ("J", ("j",)))}),
    ("are to be integers", lambda things: {"naturals": ("j",)}),
]


@pytest.mark.parametrize(("why", "changes"), FAULTY)
def test_a_refutation_shows_an_instance_and_chooses_each_variable_once(
    things: Things, why: str, changes: Callable[[Things], dict[str, Any]]
) -> None:
    with pytest.raises(FaultyClaim, match=why):
        run_alone(things.claim(**changes(things)))


def test_equal_things_are_equal_and_others_may_differ(things: Things) -> None:
    number = things.number
    same = things.own.axiom("number")(lambda a, b: implies(number(a) == number(b), a == b))
    assert problem(same) == ""
    for name, says, follows in (
        ("apart", lambda a, b: implies(a != b, number(a) != number(b)), True),
        ("one of both", lambda a, b: (number(a) == number(b)) | (number(a) != number(b)), True),
        ("equal", lambda a, b: number(a) == number(b), False),
        ("different", lambda a, b: number(a) != number(b), False),
    ):
        assert (problem(things.own.follows(name)(says, same)) == "") == follows
    sorts = things.thing, INT, REAL, BOOL
    made = [type(each.wrap(z3.Const("x", each.raw()))) for each in sorts]
    assert made == [kernel.Element, Integer, Integer, Truth]
    rank = z3.DeclareSort("Rank")
    raw = [z3.IntSort(), z3.RealSort(), rank, z3.BoolSort()]
    assert [each.raw() for each in (INT, REAL, RANK, BOOL)] == raw
