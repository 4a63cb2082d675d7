"""The kernel under attack: nothing is a theorem that does not follow from true axioms."""

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from fractions import Fraction
from math import inf
from typing import Any

import pytest
import z3
from hypothesis import given, strategies as st

from proofs_check.core.evidence import Effort, Verdict
from proofs_check.core.truth import FaultyClaim, NoTruthValue
from proofs_check.methods import theory as kernel
from proofs_check.methods.chained import Chained, Disproved, chained
from proofs_check.methods.logic import implies, negation, under
from proofs_check.methods.script import problem
from proofs_check.methods.smt import Integer, Truth
from proofs_check.methods.theory import (
    BOOL,
    INT,
    RANK,
    REAL,
    Fact,
    Kind,
    Model,
    Rule,
    Sort,
    Theorem,
    Theory,
)
from tests.theories import run_alone, scripted


def doubling() -> Iterator[Model]:
    """The function 2 h on -3 to 9."""
    yield Model("f(h) = 2 h", {"f": lambda h: 2 * h}, {"Int": range(-3, 10)})


@pytest.fixture
def made() -> Theory:
    """A theory of one function; f(0) = 0 and f(h + 1) = f(h) + 2."""
    return Theory("cumulative", "toy", doubling)


def definition(own: Theory) -> tuple[Any, Theorem, Theorem]:
    f = own.function("f", INT, INT)
    start = own.axiom("Definition 1, start")(lambda h: implies(h == 0, f(h) == 0))
    step = own.axiom("Definition 1, step")(lambda h: f(h) == f(h - 1) + 2)
    return f, start, step


def test_a_choice_is_a_value_with_which_its_axioms_are_true(made: Theory) -> None:
    f, root = made.function("f", INT, INT), made.choice("root", INT, INT)
    axioms = [
        made.axiom("reached")(lambda h: implies(h <= 9, f(root(h)) >= h)),
        made.recursion("none below")(lambda h, k: implies(f(k) >= h, root(h) <= k)),
    ]
    assert [*map(kernel.refuted_axiom, axioms)] == ["", ""]
    (model,) = kernel.models_of(made)
    assert [model.functions["root"](h) for h in (-6, -5, 0, 1, 8)] == [-3, -2, 0, 1, 4]
    odd, pair = made.choice("odd", INT, INT), made.choice("pair", INT, INT, INT)
    none = made.axiom("no such value")(lambda h: f(odd(h)) == 2 * h + 1)
    assert kernel.refuted_axiom(none).startswith("axiom no such value: false")
    made.recursion("of two and of one")(lambda h, k: pair(h, k) == made.choice("one", INT, INT)(h))
    with pytest.raises(FaultyClaim, match="not of the same variables"):
        kernel.models_of(made)


ASIDE: Sequence[Callable[..., Any]] = (
    lambda f, own: f(3) == 6,
    lambda f, own: f(own) + 0 * f(own - 1) == f(own),
)
"""What is said besides of a function that models say: not of the choice, or nothing of it."""


@pytest.mark.parametrize("kind", ["axiom", "assumed"])
@pytest.mark.parametrize("aside", ASIDE)
def test_a_definition_is_not_made_true_by_a_choice_of_what_it_defines(
    made: Theory, kind: str, aside: Callable[..., Any]
) -> None:
    f, own = made.function("f", INT, INT), made.choice("own", INT, INT)
    made.axiom("elsewhere f is asked of it")(lambda h: implies(under(h, 4), f(own(h)) == 6 * h))
    wrong = getattr(made, kind)("Definition 2")(
        lambda h: implies(under(h, 4), (own(h) == 3 * h) & aside(f, own(h)))
    )
    with pytest.raises(FaultyClaim, match=r"Definition 2: it defines toy\.own: a function"):
        kernel.refuted_axiom(wrong)


def test_no_claim_says_what_a_choice_is(made: Theory, monkeypatch: pytest.MonkeyPatch) -> None:
    """f(h) = 3 h is false; a choice in the place of f(h) would make it a theorem."""
    f, own = made.function("f", INT, INT), made.choice("own", INT, INT)
    ours = made.recursion("ours")(
        lambda h: implies(under(h, 4), (own(h) == 3 * h) & (f(own(h)) >= 0))
    )
    triple = made.follows("triple")(lambda h: implies(under(h, 4), own(h) == 3 * h), ours)
    assert [*map(problem, (ours, triple))] == ["", ""]
    found = run_alone(
        check_of(made, lambda h: implies(h < 4, own(h) == 3 * h), triple, monkeypatch)
    )
    assert found.verdict is Verdict.NOT_RUN
    assert "says what toy.own is" in str(found.facts["why"])
    triple = made.follows("f at it")(lambda h: implies(under(h, 4), f(own(h)) >= 0), ours)
    found = run_alone(check_of(made, lambda h: implies(h < 4, f(own(h)) >= 0), triple, monkeypatch))
    assert found.verdict is Verdict.PROVED


def test_a_choice_that_asks_itself_without_end_or_has_no_value(made: Theory) -> None:
    f, own = made.function("f", INT, INT), made.choice("own", INT, INT)
    falls = made.recursion("falls")(lambda h: (own(h) < own(h - 1)) & (f(h) >= f(h)))
    with pytest.raises(FaultyClaim, match=r"axiom falls: .* asks itself without end"):
        kernel.refuted_axiom(falls)
    other = Theory("cumulative", "other", lambda: [Model("none", {"f": abs}, {"Int": ()})])
    g, own = other.function("f", INT, INT), other.choice("own", INT, INT)
    with pytest.raises(FaultyClaim, match="own: the model has no value to choose"):
        kernel.refuted_axiom(other.axiom("reached")(lambda h: g(own(h)) == h))


def below(h: Any) -> list[tuple[Any]]:
    return [(h - 1,)]


def itself(h: Any) -> Any:
    return h


def doubled(own: Theory, **changes: Any) -> Theorem:
    f, start, step = definition(own)
    given: dict[str, Any] = {"on": itself, "smaller": below, **changes}
    on, smaller = given["on"], given["smaller"]
    return own.by_induction("f(h) = 2 h", on)(lambda h: f(h) == 2 * h, start, step, smaller=smaller)


def test_an_induction_from_true_axioms_is_confirmed(made: Theory) -> None:
    proved = doubled(made)
    assert [t.rule for t in proved.ancestors()] == [Rule.AXIOM, Rule.AXIOM, Rule.INDUCTION]
    assert [problem(t) for t in proved.ancestors()] == ["", "", ""]
    even = made.follows("f(h) is even")(
        lambda h: implies(h >= 0, made_of(made, "f")(h) % 2 == 0), proved
    )
    assert problem(even) == ""


def made_of(own: Theory, name: str) -> Any:
    return own._symbols[name]


def test_a_wrong_axiom_is_noticed_by_the_reference(made: Theory) -> None:
    f = made.function("f", INT, INT)
    wrong = made.axiom("Definition 1, misread")(lambda h: f(h) == f(h - 1) + 3)
    assert problem(wrong).startswith(
        "axiom Definition 1, misread: false for the reference, f(h) = 2 h, h = -3"
    )


def test_an_axiom_without_an_instance_is_refused() -> None:
    empty = Theory("toy", "none", lambda: iter([Model("nothing", {}, {"Int": ()})]))
    axiom = empty.axiom("Definition 1")(lambda h: h == h)
    with pytest.raises(FaultyClaim, match="no model has an instance"):
        problem(axiom)


def test_an_axiom_with_more_instances_than_are_evaluated_is_refused(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(kernel, "EVALUATIONS", 3)

    def of(n: int) -> Theory:
        model = Model("some", {}, {"Int": tuple(range(n))})
        return Theory("toy", f"of {n}", lambda: iter([model]))

    three, four = of(3), of(4)
    assert problem(three.axiom("Definition 1")(lambda h: h == h)) == ""
    with pytest.raises(FaultyClaim, match="some has too many instances"):
        problem(four.axiom("Definition 1")(lambda h: h == h))


def test_nothing_is_written_down(made: Theory) -> None:
    proved = doubled(made)
    true = Truth(z3.BoolVal(True))
    for forged in (object(), None):
        with pytest.raises(ValueError, match="not written down"):
            Theorem(made, "x", Rule.STEP, (), true, (), (), None, None, (), itself, None, forged)
        with pytest.raises(ValueError, match="not written down"):
            Fact(proved, (), forged)


def test_a_formula_has_no_other_variables(made: Theory) -> None:
    f, _, step = definition(made)
    stray = Integer(z3.Int("k"))
    with pytest.raises(ValueError, match="k is no variable of it"):
        made.follows("stray")(lambda h: f(h) == stray)
    caught: list[Any] = []

    def catches(h: Any) -> Any:
        caught.append(h)
        return f(h) == f(h)

    made.follows("catches")(catches)
    with pytest.raises(ValueError, match="h! is no variable of it"):
        made.follows("throws")(lambda k: f(k) == f(caught[0]), lambda k: step(caught[0]))


def test_names_sorts_and_counts_are_checked(made: Theory, monkeypatch: pytest.MonkeyPatch) -> None:
    f, start, _ = definition(made)
    with pytest.raises(ValueError, match="taken or malformed"):
        made.function("f", INT, BOOL)
    with pytest.raises(ValueError, match="taken or malformed"):
        made.function("h!", INT)
    with pytest.raises(ValueError, match="there is a theorem"):
        made.axiom("Definition 1, start")(lambda h: f(h) == f(h))
    made.let(k=BOOL)
    with pytest.raises(ValueError, match="k is a Bool"):
        made.let(k=INT)
    with pytest.raises(ValueError, match="speaks of 1 things"):
        start(1, 2)
    with pytest.raises(ValueError, match="is no Int"):
        start(Truth(z3.BoolVal(True)))
    with pytest.raises(ValueError, match="True is no Int"):
        start(True)
    with pytest.raises(ValueError, match="takes 1 arguments"):
        f(1, 2)
    with pytest.raises(NoTruthValue, match=r"test_theory.py:\d+: <lambda> gives True, allowed: a"):
        made.axiom("true")(lambda h: True)
    with pytest.raises(NoTruthValue, match="gives None, allowed: a formula"):
        made.by_induction("so", "h")(lambda h: None, smaller=lambda h: ())
    with pytest.raises(NoTruthValue, match="gives None, allowed: a formula"):
        says_nothing(start, monkeypatch)


def says_nothing(theorem: Theorem, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Chained, "found", lambda self: theorem)
    Chained(lambda h: None, "toy", "", lambda h: (True, (h,))).says()


def test_real_numbers_are_no_measure_and_have_no_remainder() -> None:
    half = Model("halves", {"half": lambda h: h}, {"Real": (0, 1)})
    own = Theory("toy", "reals", lambda: iter([half]))
    own.let(h=REAL)
    g = own.function("half", REAL, REAL)
    with pytest.raises(TypeError, match="no integer"):
        own.by_induction("g", itself)(lambda h: g(h) == h, smaller=lambda h: [(h - g(h),)])
    for inexact in (lambda h: g(h) // 2 == h, lambda h: g(h) % 2 == h, lambda h: h // g(h) == h):
        with pytest.raises(TypeError, match="no integer"):
            own.follows(f"{inexact}")(inexact)


def test_ordinals_are_measures_and_so_are_their_sums_and_nothing_else() -> None:
    nested = Model("nested", {"depth": lambda h: h, "half": lambda h: h}, {"Int": (0, 1, 2)})
    own = Theory("toy", "ordinals", lambda: iter([nested]))
    own.let(x=REAL)
    depth, half = own.function("depth", INT, RANK), own.function("half", INT, REAL)
    falls = own.axiom("depth")(lambda h: implies(h > 0, depth(h - 1) < depth(h)))

    def said(name: str, on: Any, *places: Any) -> Theorem:
        return own.by_induction(name, on)(
            lambda h: h == h, falls, smaller=lambda h: [place(h) for place in places]
        )

    assert problem(said("one", depth, lambda h: (h - 1,))) == ""
    assert problem(said("two", lambda h: depth(h) + depth(h - 1))) == ""
    with pytest.raises(TypeError, match="no ordinal"):
        said("other", half)
    with pytest.raises(ValueError, match="is no Real"):
        own.axiom("real")(lambda x: x == x)(depth(1))


def test_every_axiom_is_asked_of_every_value() -> None:
    def once() -> Iterator[Model]:
        yield Model("once", {"f": lambda n: n}, {"Int": iter(range(5))})

    own = Theory("toy", "once", once)
    f = own.function("f", INT, INT)
    true = own.axiom("first")(lambda n: f(n) == n)
    false = own.axiom("second")(lambda n: f(n) == 0)
    assert problem(true) == ""
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
    ("sort", "value"), [(INT, Fraction(1, 2)), (RANK, Fraction(1, 2)), (RANK, -1), (INT, 0.5)]
)
def test_a_model_has_integers_for_integers_and_ordinals(sort: Sort, value: Any) -> None:
    model = Model("wrong", {"m": lambda n: value}, {"Int": (0,)})
    own = Theory("toy", f"{sort.name} {value}".replace(".", " "), lambda: iter([model]))
    m = own.function("m", INT, sort)
    with pytest.raises(TypeError, match=f"m is .*, no {sort.name}"):
        problem(own.axiom("m")(lambda n: m(n) == m(n)))


def halving() -> Iterator[Model]:
    """The half of a real number."""
    yield Model("x / 2", {"half": lambda x: x / 2}, {"Real": (Fraction(-3, 2), Fraction(4))})


@pytest.fixture
def halves() -> tuple[Any, Theorem, Theory]:
    own = Theory("toy", "halves", halving)
    own.let(x=REAL)
    half = own.function("half", REAL, REAL)
    return half, own.axiom("half")(lambda x: half(x) + half(x) == x), own


def test_instances_come_in_groups(made: Theory) -> None:
    f, _, step = definition(made)
    two = made.follows("two steps")(
        lambda h: f(h) == f(h - 2) + 4, lambda h: (step(h), [(step(h - 1),)])
    )
    assert problem(two) == ""
    assert [len(two.by_hand), two.rests_on] == [2, [step]]
    with pytest.raises(TypeError, match="not iterable"):
        made.follows("typed in")(lambda h: f(h) == 0, lambda h: (step(h), f(h) == 0))


def test_theorems_together_say_what_each_says_and_no_more(made: Theory) -> None:
    f, start, step = definition(made)
    both = made.together("both")(lambda h: (step(h), [step(h - 1)]))
    assert problem(both) == ""
    assert [fact.theorem for fact in both.by_hand] == [step, step]
    two = made.follows("two steps")(lambda h: f(h) == f(h - 2) + 4, lambda h: both(h))
    assert problem(two) == ""
    three = made.follows("three steps")(lambda h: f(h) == f(h - 3) + 6, lambda h: both(h))
    assert "not confirmed (sat)" in problem(three)
    with pytest.raises(ValueError, match="there is a theorem"):
        made.together("both")(lambda h: start(h))


Predicate = Callable[..., Any]


def check_of(
    made: Theory, predicate: Predicate, theorem: Theorem, monkeypatch: pytest.MonkeyPatch
) -> Chained:
    chained = Chained(predicate, "cumulative", "x", lambda h: (h >= 0, (h,)))
    monkeypatch.setattr(Chained, "found", lambda self: theorem)
    return chained


def test_a_claim_is_proved_by_what_its_predicate_says(
    made: Theory, monkeypatch: pytest.MonkeyPatch
) -> None:
    proved = doubled(made)
    f = made_of(made, "f")
    found = run_alone(check_of(made, lambda h: f(h) >= h, proved, monkeypatch))
    assert found.verdict is Verdict.PROVED
    certificate: Any = found.facts["certificate"]
    assert certificate["rests on"] == ["Definition 1, start", "Definition 1, step"]
    more = run_alone(check_of(made, lambda h: f(h) > h, proved, monkeypatch))
    assert more.verdict is Verdict.NOT_RUN
    assert "claim toy: not confirmed" in str(more.facts["why"])


def test_a_chain_with_one_broken_link_proves_nothing(
    made: Theory, monkeypatch: pytest.MonkeyPatch
) -> None:
    f, start, step = definition(made)
    broken = made.follows("broken")(lambda h: f(h) == 2 * h, start)
    misread = made.axiom("misread")(lambda h: (f(h) == 2 * h) & (h != 9))
    for link, why in ((broken, "broken: not confirmed"), (misread, "misread: false for the ref")):
        good = made.follows(f"by {link.name}")(
            lambda h: f(h) == f(h - 1) + 2, lambda h, link=link: (link(h), step(h))
        )
        assert problem(good) == ""
        found = run_alone(check_of(made, lambda h: f(h) == f(h - 1) + 2, good, monkeypatch))
        assert found.verdict is Verdict.NOT_RUN
        assert why in str(found.facts["why"])


def unbounded() -> Iterator[Model]:
    """Something above every integer, and the integers themselves."""
    functions: dict[str, Any] = {
        "w": lambda: inf,
        "at_most": lambda g, k: g <= k,
        "number": lambda n: n,
    }
    yield Model("infinity", functions, {"Int": range(-2, 5), "Thing": (-1, 3, inf)})


class Beyond(Disproved):
    """A claim refuted by a theorem that is handed to it."""

    def found(self) -> Theorem:
        return self.theorem  # type: ignore[return-value]


@dataclass(frozen=True)
class Toy:
    """The theory of what is above every integer, with the theorem that it is."""

    own: Theory
    thing: Sort
    w: Any
    at_most: Any
    number: Any
    beyond: Theorem

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
def toy() -> Toy:
    own = Theory("cumulative", "things", unbounded)
    thing = own.sort("Thing")
    w, at_most = own.function("w", thing), own.function("at_most", thing, INT, BOOL)
    number = own.function("number", INT, thing)
    axiom = own.axiom("w")(lambda k: implies(k >= 0, negation(at_most(w(), k))))
    beyond = own.follows("beyond")(lambda k: implies(k >= 0, negation(at_most(w(), k))), axiom)
    return Toy(own, thing, w, at_most, number, beyond)


def test_a_theorem_refutes_by_its_instance(toy: Toy) -> None:
    own = toy.claim()
    found = run_alone(own)
    witness = {"instance": {"G": "w"}, "values": {"theorem": "beyond"}}
    assert (found.verdict, found.scope) == (Verdict.REFUTED, "one instance, by a theorem")
    assert found.facts["witness"] == witness
    certificate: Any = found.facts["certificate"]
    assert {
        "theorem": "beyond",
        "instance": {"G": "w"},
        "whatever": {"K": ["k"]},
        "natural numbers": ["k"],
    }.items() <= certificate.items()
    with scripted(own):
        assert own.scope(Effort.DEFAULT, found) == found.scope
        assert own.verdicts() == {Verdict.REFUTED, Verdict.NOT_RUN}
        assert not own.misfit(found)
        assert own.replay(witness)
        for forged in (
            {**witness, "instance": {"G": "v"}},
            {**witness, "values": {"theorem": "w"}},
            {"instance": {"G": "w"}},
        ):
            assert not own.replay(forged)
            assert own.amiss(Effort.DEFAULT, {**found.facts, "witness": forged})


def test_what_does_not_follow_refutes_nothing(toy: Toy) -> None:
    witness = {"instance": {"G": "w"}, "values": {"theorem": "beyond"}}
    for own in (
        toy.claim(naturals=()),
        toy.claim(predicate=lambda g, k: toy.at_most(g, k)),
        toy.claim(predicate=lambda g, k: ~toy.at_most(g, k) & ~toy.at_most(g, k - 1)),
    ):
        assert run_alone(own).verdict is Verdict.NOT_RUN
        with scripted(own):
            assert not own.replay(witness)
    five = toy.claim(
        predicate=lambda n, k: implies(n == 5, ~toy.at_most(toy.w(), k)),
        view=lambda k: ({"n": 5}, (Integer(z3.IntVal(5)), k)),
    )
    shown: Any = run_alone(five).facts["witness"]
    assert shown["instance"] == {"n": 5}


@pytest.mark.parametrize(
    ("shown", "why"),
    [
        (lambda toy, k: True, "gives no instance"),
        (lambda toy, k: {}, "gives no instance"),
        (lambda toy, k: {"G": toy.number(k)}, "is no instance"),
        (lambda toy, k: {"G": k}, "is no instance"),
        (lambda toy, k: {"G": toy.number(3)}, "is no instance"),
        (lambda toy, k: {"G": toy.w(), "H": 7}, "is no instance"),
    ],
)
def test_an_instance_is_one_that_the_predicate_speaks_of(
    toy: Toy, shown: Callable[..., Any], why: str
) -> None:
    with pytest.raises(FaultyClaim, match=why):
        run_alone(toy.claim(view=lambda k: (shown(toy, k), (toy.w(), k))))


@pytest.mark.parametrize(
    ("changes", "why"),
    [
        ({"chosen": ()}, "chosen, its variables: k"),
        ({"chosen": (("K", ("k", "k")),)}, "chosen, its variables: k"),
        ({"chosen": (("K", ("k",)), ("J", ("j",)))}, "chosen, its variables: k"),
        ({"naturals": ("j",)}, "are to be integers"),
    ],
)
def test_what_may_be_anything_is_each_of_the_variables_once(
    toy: Toy, changes: dict[str, Any], why: str
) -> None:
    with pytest.raises(FaultyClaim, match=why):
        run_alone(toy.claim(**changes))


def test_equal_things_are_equal_and_others_may_differ(toy: Toy) -> None:
    thing, number = toy.thing, toy.number
    same = toy.own.axiom("number")(lambda a, b: implies(number(a) == number(b), a == b))
    assert problem(same) == ""
    for name, says, follows in (
        ("apart", lambda a, b: implies(a != b, number(a) != number(b)), True),
        (
            "one or the other",
            lambda a, b: (number(a) == number(b)) | (number(a) != number(b)),
            True,
        ),
        ("equal", lambda a, b: number(a) == number(b), False),
        ("different", lambda a, b: number(a) != number(b), False),
    ):
        assert (problem(toy.own.follows(name)(says, same)) == "") == follows
    x = thing.wrap(z3.Const("x", thing.raw()))
    assert type(x) is kernel.Element
    assert [type(each.wrap(z3.Const("x", each.raw()))) for each in (INT, REAL, BOOL)] == [
        Integer,
        Integer,
        Truth,
    ]
    assert [each.raw() for each in (INT, REAL, RANK, BOOL)] == [
        z3.IntSort(),
        z3.RealSort(),
        z3.DeclareSort("Rank"),
        z3.BoolSort(),
    ]


@given(st.integers(0, 6), st.integers(0, 6), st.integers(0, 6))
def test_of_each_model_so_many_instances_are_evaluated(false: int, most: int, size: int) -> None:
    def models() -> Iterator[Model]:
        yield Model("none", {"f": lambda n: n}, {"Int": ()})
        yield Model("some", {"f": lambda n: n}, {"Int": range(size)})
        yield Model("more", {"f": lambda n: n}, {"Int": range(size + 1)})

    own = Theory("toy", "counted", models)
    f = own.function("f", INT, INT)
    axiom = own.axiom("not there")(lambda n: (f(n) < false) | (f(n) > false))
    if most == 0:
        with pytest.raises(FaultyClaim, match="no model has an instance"):
            kernel.refuted_axiom(axiom, most)
        return
    found = kernel.refuted_axiom(axiom, most)
    where = "some" if false < min(size, most) else "more" if false < min(size + 1, most) else ""
    said = f"axiom not there: false for the reference, {where}, n = {false}"
    assert found == (said if where else "")


def test_a_certificate_is_of_one_chain(made: Theory, monkeypatch: pytest.MonkeyPatch) -> None:
    proved = doubled(made)
    f = made_of(made, "f")
    own = check_of(made, lambda h: f(h) >= h, proved, monkeypatch)
    found = run_alone(own)
    assert own.verdicts() == {Verdict.PROVED, Verdict.NOT_RUN}
    assert found.scope == own.scope(Effort.DEFAULT, found) == "the whole statement"
    assert not own.misfit(found)
    with scripted(own):
        certificate: Any = found.facts["certificate"]
        assert certificate["script"] == "proof.smt2"
        assert certificate["steps"] == [proved.name]
        assert certificate["theorem"] == proved.name
        stronger = check_of(made, lambda h: f(h) >= h + h, proved, monkeypatch)
        other: Any = run_alone(stronger).facts["certificate"]
        assert other["digest"] != certificate["digest"]


def test_a_view_assumes_what_it_says_and_no_more(
    made: Theory, monkeypatch: pytest.MonkeyPatch
) -> None:
    proved = doubled(made)
    f = made_of(made, "f")
    monkeypatch.setattr(Chained, "found", lambda self: proved)
    for view, verdict in (
        (lambda h: (True, (h,)), Verdict.NOT_RUN),
        (lambda h: (h >= 1, (h,)), Verdict.PROVED),
        (lambda h: (h >= 0, (h,)), Verdict.NOT_RUN),
        (lambda h: (h >= -1, (h + 1,)), Verdict.NOT_RUN),
    ):
        own = chained("cumulative", "x", view)(lambda h: f(h) >= 2)
        assert run_alone(own).verdict is verdict
        assert isinstance(own, Chained)


def test_what_is_assumed_is_called_so(made: Theory, monkeypatch: pytest.MonkeyPatch) -> None:
    proved, f = doubled(made), made_of(made, "f")
    assert [t.kind for t in proved.ancestors()] == [Kind.DEFINITION, Kind.DEFINITION, None]
    assert proved.assumes() == []
    even = made.assumed("f(h) is even")(lambda h: f(h) % 2 == 0)
    some = made.follows("f(h) is not 2h + 1")(lambda h: f(h) != 2 * h + 1, even)
    zero = made.theorems["Definition 1, start"]
    last = made.follows("last")(lambda h: f(h) != 2 * h + 1, lambda h: (some(h), zero(h)))
    assert last.assumes() == [even]
    found = [
        run_alone(check_of(made, lambda h: f(h) != 2 * h + 1, each, monkeypatch))
        for each in (proved, last)
    ]
    certificates: list[Any] = [each.facts["certificate"] for each in found]
    assert "assumes" not in certificates[0]
    assert certificates[1]["assumes"] == ["f(h) is even"]


def test_a_claim_is_not_proved_by_its_own_restatement(
    made: Theory, monkeypatch: pytest.MonkeyPatch
) -> None:
    proved, f = doubled(made), made_of(made, "f")
    even = made.assumed("f(h) is even")(lambda h: f(h) % 2 == 0)
    again = made.follows("again")(lambda h: f(h) % 2 == 0, even)
    defined = made.follows("2h is")(lambda h: implies(h >= 0, f(h) % 2 == 0), proved)
    step = made.follows("a step")(lambda h: f(h + 1) % 2 == 0, lambda h: again(h + 1))
    start = made.theorems["Definition 1, start"]
    between = made.follows("between")(lambda h: f(h + 1) % 2 == 0, lambda h: (step(h), start(h)))
    for theorem, verdict in (
        (even, Verdict.NOT_RUN),
        (again, Verdict.NOT_RUN),
        (defined, Verdict.PROVED),
        (step, Verdict.NOT_RUN),
        (between, Verdict.PROVED),
    ):
        more = 1 if theorem in (step, between) else 0
        check = check_of(made, lambda h, more=more: f(h + more) % 2 == 0, theorem, monkeypatch)
        found = run_alone(check)
        assert found.verdict is verdict, theorem.name
        assert verdict is Verdict.PROVED or "no more than what is assumed" in str(found.facts)
