"""The kernel under attack: nothing is a theorem that does not follow from true axioms."""

from collections.abc import Callable, Iterator
from fractions import Fraction
from functools import cache
from typing import Any

import pytest
import z3

from proofs_check.core.claim import AS_PRINTED
from proofs_check.core.evidence import Effort, Verdict
from proofs_check.core.ledger import all_claims
from proofs_check.methods import theory as kernel
from proofs_check.methods.logic import implies
from proofs_check.methods.smt import Integer, Truth
from proofs_check.methods.theory import (
    BOOL,
    INT,
    RANK,
    REAL,
    Chained,
    Fact,
    Model,
    Rule,
    Sort,
    Theorem,
    Theory,
    either,
    file_name,
    link,
    outline,
    problem,
    step_file,
)
from tests.methods.second_solver import second_opinion


def doubling() -> Iterator[Model]:
    """The function 2 h on -3 to 9."""
    yield Model("f(h) = 2 h", {"f": lambda h: 2 * h}, {"Int": range(-3, 10)})


@pytest.fixture
def made() -> Theory:
    """A theory of one function; f(0) = 0 and f(h + 1) = f(h) + 2."""
    return Theory("cumulative", "toy", doubling)


def definition(own: Theory) -> tuple[Any, Theorem, Theorem]:
    f = own.function("f", INT, INT)
    start = own.axiom("Definition 1, start", (INT,), lambda h: implies(h == 0, f(h) == 0))
    step = own.axiom("Definition 1, step", (INT,), lambda h: f(h) == f(h - 1) + 2)
    return f, start, step


def below(h: Any) -> tuple[Any]:
    return (h - 1,)


def itself(h: Any) -> Any:
    return h


def doubled(own: Theory, **changes: Any) -> Theorem:
    f, start, step = definition(own)
    given: dict[str, Any] = {"on": itself, "smaller": [below], **changes}
    return own.induction("f(h) = 2 h", (INT,), lambda h: f(h) == 2 * h, start, step, **given)


def test_an_induction_from_true_axioms_is_confirmed(made: Theory) -> None:
    proved = doubled(made)
    assert [t.rule for t in proved.ancestors()] == [Rule.AXIOM, Rule.AXIOM, Rule.INDUCTION]
    assert [problem(t) for t in proved.ancestors()] == ["", "", ""]
    even = made.theorem(
        "f(h) is even",
        (INT,),
        lambda h: implies(h >= 0, made_of(made, "f")(h) % 2 == 0),
        proved,
    )
    assert problem(even) == ""
    assert list(outline(even)) == [
        "f(h) is even (step)",
        "  f(h) = 2 h (induction, by Definition 1, start; Definition 1, step)",
    ]


def made_of(own: Theory, name: str) -> Any:
    return own._symbols[name]


def test_a_wrong_axiom_is_noticed_by_the_reference(made: Theory) -> None:
    f = made.function("f", INT, INT)
    wrong = made.axiom("Definition 1, misread", (INT,), lambda h: f(h) == f(h - 1) + 3)
    assert problem(wrong).startswith(
        "axiom Definition 1, misread: false for the reference, f(h) = 2 h, h = -3"
    )


def test_an_axiom_without_an_instance_is_refused() -> None:
    empty = Theory("toy", "none", lambda: iter([Model("nothing", {}, {"Int": ()})]))
    axiom = empty.axiom("Definition 1", (INT,), lambda h: h == h)
    with pytest.raises(ValueError, match="no model has an instance"):
        problem(axiom)


def test_an_axiom_with_more_instances_than_are_evaluated_is_refused(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(kernel, "EVALUATIONS", 3)

    def of(n: int) -> Theory:
        model = Model("some", {}, {"Int": tuple(range(n))})
        return Theory("toy", f"of {n}", lambda: iter([model]))

    three, four = of(3), of(4)
    assert problem(three.axiom("Definition 1", (INT,), lambda h: h == h)) == ""
    with pytest.raises(ValueError, match="some has too many instances"):
        problem(four.axiom("Definition 1", (INT,), lambda h: h == h))


@pytest.mark.parametrize(
    ("changes", "why"),
    [
        ({"smaller": []}, "a hypothesis that is not used"),
        ({"smaller": [lambda h: (h,)]}, "itself"),
        ({"smaller": [lambda h: (h + 1,)]}, "what is larger"),
        ({"smaller": [lambda h: (h - 2,)]}, "the wrong place"),
        ({"on": lambda h: -h}, "a measure that grows"),
    ],
    ids=lambda value: value if isinstance(value, str) else "",
)
def test_an_induction_that_does_not_go_through_is_refused(
    made: Theory, changes: dict[str, Any], why: str
) -> None:
    assert "not confirmed (sat)" in problem(doubled(made, **changes))


def test_an_induction_without_its_base_case_is_refused(made: Theory) -> None:
    f, _, step = definition(made)
    baseless = made.induction(
        "f(h) = 2 h", (INT,), lambda h: f(h) == 2 * h, step, on=itself, smaller=[below]
    )
    assert "not confirmed (sat)" in problem(baseless)


def test_an_induction_says_nothing_where_its_measure_is_negative(made: Theory) -> None:
    f, start, step = definition(made)
    proved = made.induction(
        "f(h) = 2 h", (INT,), lambda h: f(h) == 2 * h, start, step, on=itself, smaller=[below]
    )
    everywhere = made.theorem("everywhere", (INT,), lambda h: f(h) == 2 * h, proved)
    assert "not confirmed" in problem(everywhere)


def test_hypotheses_that_contradict_each_other_prove_nothing(made: Theory) -> None:
    f = made.function("f", INT, INT)
    one = made.axiom("one", (INT,), lambda h: f(h) == 1)
    two = made.axiom("two", (INT,), lambda h: f(h) == 2)
    nonsense = made.theorem("nonsense", (INT,), lambda h: h < h, one, two)
    assert problem(nonsense) == "nonsense: its hypotheses have no model that Z3 finds"
    assert problem(one) != ""


def test_a_typical_instance_must_exist(made: Theory) -> None:
    f, start, _ = definition(made)
    vacuous = made.theorem(
        "of nothing",
        (INT,),
        lambda h: implies(f(h) < 0, h < h) | (f(h) == f(h)),
        start,
        typical=lambda h: (h > 3) & (h < 2),
    )
    assert "have no model" in problem(vacuous)


def test_an_instance_elsewhere_does_not_help(made: Theory) -> None:
    f, _, step = definition(made)
    far = made.theorem(
        "far", (INT,), lambda h: f(h) == f(h - 2) + 4, lambda h: (step(h), step(h - 2))
    )
    assert "not confirmed" in problem(far)
    near = made.theorem(
        "near", (INT,), lambda h: f(h) == f(h - 2) + 4, lambda h: (step(h), step(h - 1))
    )
    assert problem(near) == ""


def test_nothing_is_written_down(made: Theory) -> None:
    proved = doubled(made)
    true = Truth(z3.BoolVal(True))
    for forged in (object(), None):
        with pytest.raises(ValueError, match="not written down"):
            Theorem(made, "x", Rule.STEP, (), true, (), (), None, itself, forged)
        with pytest.raises(ValueError, match="not written down"):
            Fact(proved, (), true, forged)


def test_a_formula_has_no_other_variables(made: Theory) -> None:
    f, _, step = definition(made)
    stray = Integer(z3.Int("k"))
    with pytest.raises(ValueError, match="k is no variable of it"):
        made.theorem("stray", (INT,), lambda h: f(h) == stray)
    caught: list[Any] = []

    def catches(h: Any) -> Any:
        caught.append(h)
        return f(h) == f(h)

    made.theorem("catches", (INT,), catches)
    with pytest.raises(ValueError, match="h! is no variable of it"):
        made.theorem("throws", (INT,), lambda k: f(k) == f(caught[0]), lambda k: step(caught[0]))


def test_names_sorts_and_counts_are_checked(made: Theory) -> None:
    f, start, _ = definition(made)
    with pytest.raises(ValueError, match="taken or malformed"):
        made.function("f", INT, BOOL)
    with pytest.raises(ValueError, match="taken or malformed"):
        made.function("h!", INT)
    with pytest.raises(ValueError, match="there is a theorem"):
        made.axiom("Definition 1, start", (INT,), lambda h: f(h) == f(h))
    with pytest.raises(ValueError, match="2 sorts for the variables h"):
        made.axiom("two", (INT, INT), lambda h: f(h) == f(h))
    with pytest.raises(ValueError, match="speaks of 1 things"):
        start(1, 2)
    with pytest.raises(ValueError, match="is no Int"):
        start(Truth(z3.BoolVal(True)))
    with pytest.raises(ValueError, match="True is no Int"):
        start(True)
    with pytest.raises(ValueError, match="takes 1 arguments"):
        f(1, 2)
    with pytest.raises(TypeError, match="which is no formula"):
        made.axiom("true", (INT,), lambda h: True)


def test_an_instance_at_a_truth_value_is_that_and_no_more() -> None:
    two = Model("of two", {"g": lambda p, h: h if p else 0}, {"Int": (1, 2), "Bool": (True, False)})
    own = Theory("toy", "cases", lambda: iter([two]))
    g = own.function("g", BOOL, INT, INT)
    each = own.axiom("g", (BOOL, INT), lambda p, h: g(p, h) == either(p, h, 0))
    assert problem(each) == ""
    true = own.theorem("where true", (INT,), lambda h: g(True, h) == h, lambda h: each(True, h))
    assert problem(true) == ""
    false = own.theorem("where false", (INT,), lambda h: g(False, h) == h, lambda h: each(True, h))
    assert "not confirmed (sat)" in problem(false)
    with pytest.raises(ValueError, match="1 is no Bool"):
        each(1, 1)


def test_real_numbers_are_no_measure_and_have_no_remainder() -> None:
    half = Model("halves", {"half": lambda h: h}, {"Real": (0, 1)})
    own = Theory("toy", "reals", lambda: iter([half]))
    g = own.function("half", REAL, REAL)
    with pytest.raises(TypeError, match="no integer"):
        own.induction("g", (REAL,), lambda h: g(h) == h, on=itself, smaller=[lambda h: (h - g(h),)])
    for inexact in (lambda h: g(h) // 2 == h, lambda h: g(h) % 2 == h, lambda h: h // g(h) == h):
        with pytest.raises(TypeError, match="no integer"):
            own.theorem(f"{inexact}", (REAL,), inexact)


def test_ordinals_are_measures_and_so_are_their_sums_and_nothing_else() -> None:
    nested = Model("nested", {"depth": lambda h: h, "half": lambda h: h}, {"Int": (0, 1, 2)})
    own = Theory("toy", "ordinals", lambda: iter([nested]))
    depth, half = own.function("depth", INT, RANK), own.function("half", INT, REAL)
    falls = own.axiom("depth", (INT,), lambda h: (depth(h) >= 0) & (depth(h - 1) < depth(h)))

    def said(name: str, on: Any, *places: Any) -> Theorem:
        return own.induction(name, (INT,), lambda h: depth(h) >= 0, falls, on=on, smaller=places)

    assert problem(said("one", depth, lambda h: (h - 1,))) == ""
    assert problem(said("two", lambda h: depth(h) + depth(h - 1))) == ""
    for other in (half, lambda h: depth(h) - depth(h - 1), lambda h: depth(h) + half(h)):
        with pytest.raises(TypeError, match="no ordinal"):
            said("other", other)
    with pytest.raises(ValueError, match="take an ordinal"):
        own.function("of_ordinals", RANK, INT)


def test_an_ordinal_stands_for_no_real_number() -> None:
    own = Theory("toy", "beyond", halving)
    depth, bound = own.function("depth", INT, RANK), own.function("bound", REAL, INT)
    above = own.axiom("an integer above", (REAL,), lambda x: bound(x) > x)
    for each in (
        depth(1),
        depth(1) + 1,
        either(depth(1) > 2, depth(1), 0),
        either(True, depth(1), 0),
    ):
        with pytest.raises(ValueError, match="is an ordinal, not a real number"):
            above(each)
        with pytest.raises(ValueError, match="is an ordinal, not a real number"):
            bound(each)
    with pytest.raises(ValueError, match="a variable is to be an ordinal"):
        own.axiom("of ordinals", (RANK,), lambda x: x + x >= x)
    with pytest.raises(ValueError, match="a variable is to be an ordinal"):
        own.theorem("of such", (Sort("Rank"),), lambda x: x + x >= x)


def test_a_name_is_of_ordinals_in_every_theory_or_in_none() -> None:
    one, two = (Theory(document, "shared", halving) for document in ("toy", "other"))
    one.function("depth", INT, RANK)
    with pytest.raises(ValueError, match="an ordinal in one theory of that name"):
        two.function("depth", INT, REAL)
    assert two.function("depth", INT, RANK).value == RANK
    two.function("width", INT, REAL)
    with pytest.raises(ValueError, match="an ordinal in one theory of that name"):
        one.function("width", INT, RANK)


def test_every_axiom_is_asked_of_every_value() -> None:
    def once() -> Iterator[Model]:
        yield Model("once", {"f": lambda n: n}, {"Int": iter(range(5))})

    own = Theory("toy", "once", once)
    f = own.function("f", INT, INT)
    true = own.axiom("first", (INT,), lambda n: f(n) == n)
    false = own.axiom("second", (INT,), lambda n: f(n) == 0)
    assert problem(true) == ""
    assert "false for the reference, once, n = 1" in problem(false)


@pytest.mark.parametrize(
    ("sort", "value"), [(INT, Fraction(1, 2)), (RANK, Fraction(1, 2)), (RANK, -1), (INT, 0.5)]
)
def test_a_model_has_integers_for_integers_and_ordinals(sort: Sort, value: Any) -> None:
    model = Model("wrong", {"m": lambda n: value}, {"Int": (0,)})
    own = Theory("toy", f"{sort.name} {value}".replace(".", " "), lambda: iter([model]))
    m = own.function("m", INT, sort)
    with pytest.raises(TypeError, match=f"m is .*, no {sort.name}"):
        problem(own.axiom("m", (INT,), lambda n: m(n) <= 1))


def test_an_integer_of_another_type_is_one() -> None:
    model = Model("four", {"m": lambda n: Fraction(4)}, {"Int": (0,)})
    own = Theory("toy", "four", lambda: iter([model]))
    m = own.function("m", INT, INT)
    assert problem(own.axiom("m", (INT,), lambda n: m(n) == 4)) == ""
    with pytest.raises(TypeError, match="is given for an integer"):
        Model("halves", {}, {"Int": (Fraction(1, 2),)})


def halving() -> Iterator[Model]:
    """The half of a real number."""
    yield Model("x / 2", {"half": lambda x: x / 2}, {"Real": (Fraction(-3, 2), Fraction(4))})


@pytest.fixture
def halves() -> tuple[Any, Theorem, Theory]:
    own = Theory("toy", "halves", halving)
    half = own.function("half", REAL, REAL)
    return half, own.axiom("half", (REAL,), lambda x: half(x) + half(x) == x), own


def test_real_numbers_are_no_integers(halves: tuple[Any, Theorem, Theory]) -> None:
    half, axiom, own = halves
    assert problem(axiom) == ""
    between = own.theorem("1/2", (), lambda: (half(1) > 0) & (half(1) < 1), lambda: axiom(1))
    assert problem(between) == ""
    whole = own.theorem(
        "whole", (INT,), lambda n: (half(n) <= n - 1) | (half(n) >= n), lambda n: axiom(n)
    )
    assert "not confirmed (sat)" in problem(whole)


def test_an_integer_is_a_real_number_and_nothing_else_becomes_one(
    halves: tuple[Any, Theorem, Theory],
) -> None:
    half, axiom, own = halves
    odd = own.theorem("odd", (INT,), lambda n: half(n) + half(n) == n, lambda n: axiom(n))
    assert problem(odd) == ""
    with pytest.raises(ValueError, match="is no Real"):
        axiom(Truth(z3.BoolVal(True)))
    of_integers = own.axiom("of integers", (INT,), lambda n: half(n) == half(n))
    with pytest.raises(ValueError, match="is no Int"):
        of_integers(Integer(z3.RealVal("1/2")))


def test_a_theorem_of_real_numbers_needs_its_hypothesis(
    halves: tuple[Any, Theorem, Theory],
) -> None:
    half, axiom, own = halves
    unfounded = own.theorem("less", (REAL,), lambda x: half(x) < x, axiom)
    assert "not confirmed (sat)" in problem(unfounded)
    vacuous = own.theorem(
        "of nothing",
        (REAL,),
        lambda x: half(x) < x,
        axiom,
        typical=lambda x: (x > 0) & (half(x) > x),
    )
    assert problem(vacuous) != ""
    founded = own.theorem(
        "less, of positive", (REAL,), lambda x: implies(x > 0, half(x) < x), axiom
    )
    assert problem(founded) == ""
    no_half = own.axiom("no half", (REAL,), lambda x: half(x) < x)
    assert "false for the reference, x / 2, x = -3/2" in problem(no_half)


def test_an_unknown_answer_is_no_proof(made: Theory, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(kernel, "RESOURCE_UNITS", 1)
    assert "not confirmed" in link(doubled(made)).problem()


def test_file_names_are_plain() -> None:
    assert file_name("f(h) = 2 h") == "f-h-2-h"


def test_instances_come_in_groups(made: Theory) -> None:
    f, _, step = definition(made)
    two = made.theorem(
        "two steps", (INT,), lambda h: f(h) == f(h - 2) + 4, lambda h: (step(h), [(step(h - 1),)])
    )
    assert problem(two) == ""
    assert len(two.rests_on) == 2
    with pytest.raises(TypeError, match="not iterable"):
        made.theorem("typed in", (INT,), lambda h: f(h) == 0, lambda h: (step(h), f(h) == 0))


def test_theorems_together_say_what_each_says_and_no_more(made: Theory) -> None:
    f, start, step = definition(made)
    both = made.together("both", (INT,), lambda h: (step(h), [step(h - 1)]))
    assert problem(both) == ""
    assert [fact.theorem for fact in both.rests_on] == [step, step]
    two = made.theorem("two steps", (INT,), lambda h: f(h) == f(h - 2) + 4, both)
    assert problem(two) == ""
    three = made.theorem("three steps", (INT,), lambda h: f(h) == f(h - 3) + 6, both)
    assert "not confirmed (sat)" in problem(three)
    with pytest.raises(ValueError, match="there is a theorem"):
        made.together("both", (INT,), lambda h: start(h))


def test_together_with_a_wrong_axiom_is_no_proof(made: Theory) -> None:
    f = made.function("f", INT, INT)
    wrong = made.axiom("wrong", (INT,), lambda h: f(h) == 1)
    both = made.together("both", (INT,), lambda h: [wrong(h)])
    assert [problem(t) == "" for t in both.ancestors()] == [False, True]


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
    found = check_of(made, lambda h: f(h) >= h, proved, monkeypatch).run(Effort.DEFAULT)
    assert found.verdict is Verdict.PROVED
    certificate: Any = found.facts["certificate"]
    assert certificate["rests on"] == ["Definition 1, start", "Definition 1, step"]
    more = check_of(made, lambda h: f(h) > h, proved, monkeypatch).run(Effort.DEFAULT)
    assert more.verdict is Verdict.NOT_RUN
    assert "as the claim states it: not confirmed" in str(more.facts["why"])


def test_a_chain_with_one_broken_link_proves_nothing(
    made: Theory, monkeypatch: pytest.MonkeyPatch
) -> None:
    f, start, step = definition(made)
    broken = made.theorem("broken", (INT,), lambda h: f(h) == 2 * h, start)
    good = made.theorem("good", (INT,), lambda h: f(h) == f(h - 1) + 2, broken, step)
    assert problem(good) == ""
    found = check_of(made, lambda h: f(h) == f(h - 1) + 2, good, monkeypatch).run(Effort.DEFAULT)
    assert found.verdict is Verdict.NOT_RUN
    assert "broken: not confirmed" in str(found.facts["why"])


CHAINED = [
    (f"{claim.id}, {reading}".removesuffix(f", {AS_PRINTED}"), check)
    for claim in all_claims()
    for reading, checks in claim.readings.items()
    for check in checks
    if isinstance(check, Chained)
]


@cache
def asked_once(script: str) -> str:
    """Many claims rest on the same links."""
    return second_opinion(script)


@pytest.mark.parametrize(
    "check", [check for _, check in CHAINED], ids=[name for name, _ in CHAINED]
)
def test_a_second_solver_confirms_every_link(check: Chained) -> None:
    for path, each in check._links():
        assert asked_once(each.script()) == "unsat", path.name


def test_a_last_link_has_a_file_of_its_own() -> None:
    stored: dict[tuple[str, str], str] = {}
    for name, check in CHAINED:
        each = check.last_link()
        place = check.found().theory.document, step_file(check.found().theory, each.name)
        assert stored.setdefault(place, each.script()) == each.script(), name


def test_theorems_have_files_of_their_own(made: Theory) -> None:
    made.axiom("n < m", (), lambda: Truth(z3.BoolVal(True)))
    with pytest.raises(ValueError, match="another theorem's name in a file"):
        made.axiom("n > m", (), lambda: Truth(z3.BoolVal(True)))
