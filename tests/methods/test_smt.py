import operator
import os
import signal
import subprocess
import sys
import threading
from collections.abc import Callable, Mapping
from dataclasses import replace
from itertools import combinations, product
from typing import Any

import pytest
import z3

from proofs_check.core.evidence import Effort, Evidence, Verdict
from proofs_check.methods.exhaustive import Instance
from proofs_check.methods.logic import implies, negation
from proofs_check.methods.smt import (
    Integer,
    Meaning,
    Model,
    Query,
    Rechecked,
    Smt,
    Status,
    Terms,
    Truth,
    UnconfirmedModelError,
    asked,
    check_smtlib,
    export,
    header,
    if_then_else,
    solve,
    solver_name,
)
from reference.errors import InvalidInput
from tests.methods.second_solver import second_opinion

ENOUGH = 50_000_000


def model_of(build: Callable[[Terms], None], logic: str = "QF_BV") -> Model:
    answer = solve(Query("", "", 1, build, dict, logic=logic), ENOUGH)
    assert answer.status is Status.SAT
    return answer.model


COMPARISONS = ("le", "lt", "ge", "gt", "eq", "ne")


def test_bits_are_compared_unsigned() -> None:
    def build(terms: Terms) -> None:
        for a, b, name in product(range(4), range(4), COMPARISONS):
            compare = getattr(operator, name)
            terms.define(f"{a} {name} {b}", compare(terms.known_bits(a, 2), terms.known_bits(b, 2)))
            terms.define(f"{a} {name} {b} as int", compare(terms.known_bits(a, 2), b))
            terms.define(f"{a} as int {name} {b}", compare(a, terms.known_bits(b, 2)))

    model = model_of(build)
    for a, b, name in product(range(4), range(4), COMPARISONS):
        expected = getattr(operator, name)(a, b)
        assert model[f"{a} {name} {b}"] is expected
        assert model[f"{a} {name} {b} as int"] is expected
        assert model[f"{a} as int {name} {b}"] is expected


def test_integers_are_compared_and_added() -> None:
    def build(terms: Terms) -> None:
        for a in (-2, 0, 3):
            n = terms.integer(f"n{a}")
            terms.require(n == a)
            for b, name in product((-2, 0, 3), COMPARISONS):
                terms.define(f"{a} {name} {b}", getattr(operator, name)(n, b))
            terms.define(f"sum {a}", 1 + n + n)
            terms.define(f"difference {a}", n - 2 - n)
            terms.define(f"multiple {a}", 3 * n)

    model = model_of(build, "QF_LIA")
    for a in (-2, 0, 3):
        for b, name in product((-2, 0, 3), COMPARISONS):
            assert model[f"{a} {name} {b}"] is getattr(operator, name)(a, b)
        assert [model[f"{what} {a}"] for what in ("sum", "difference", "multiple")] == [
            1 + 2 * a,
            -2,
            3 * a,
        ]


CONNECTIVES: Mapping[str, Callable[[Any, Any], Any]] = {
    "and": operator.and_,
    "or": operator.or_,
    "xor": operator.xor,
    "implies": implies,
    "eq": operator.eq,
    "ne": operator.ne,
    "ge": operator.ge,
}


def test_connectives_mean_what_they_mean_on_truth_values() -> None:
    def build(terms: Terms) -> None:
        for a, b in product((False, True), repeat=2):
            left, right = terms.known_truth(a), terms.known_truth(b)
            for name, connective in CONNECTIVES.items():
                terms.define(f"{a} {name} {b}", connective(left, right))
                terms.define(f"{a} {name} {b} as bool", connective(left, b))
                terms.define(f"{a} as bool {name} {b}", connective(a, right))
            terms.define(f"negation {a} {b}", left ^ True)
            terms.define(f"not {a} {b}", ~left)
            terms.define(f"choice {a} {b}", if_then_else(left, right, ~right))

    model = model_of(build)
    for a, b in product((False, True), repeat=2):
        for name, connective in CONNECTIVES.items():
            expected = connective(a, b)
            assert model[f"{a} {name} {b}"] is expected
            assert model[f"{a} {name} {b} as bool"] is expected
            assert model[f"{a} as bool {name} {b}"] is expected
        assert model[f"negation {a} {b}"] is model[f"not {a} {b}"] is negation(a)
        assert model[f"choice {a} {b}"] is (b if a else not b)


def test_a_disjunction_of_none_one_and_more() -> None:
    def build(terms: Terms) -> None:
        formulas = [terms.known_truth(False), terms.known_truth(True)]
        for n in range(3):
            terms.define(f"of {n}", terms.any_of(formulas[:n]))

    assert model_of(build) == {"of 0": False, "of 1": False, "of 2": True}


def test_what_only_a_model_decides_is_refused() -> None:
    terms = Terms()
    a, b = terms.truth("a"), terms.truth("b")
    with pytest.raises(TypeError, match="implies"):
        assert a
    with pytest.raises(TypeError, match="implies"):
        all([a, b])
    with pytest.raises(TypeError, match="unhashable"):
        hash(a)


def test_a_number_that_does_not_fit_is_refused() -> None:
    x = Terms().bits("x", 3)
    for number in (-1, 8):
        with pytest.raises(OverflowError, match="3 bits"):
            assert x <= number
        with pytest.raises(OverflowError, match="3 bits"):
            x.plus(number)


def test_a_name_is_given_once() -> None:
    terms = Terms()
    terms.truth("a")
    with pytest.raises(ValueError, match="'a'"):
        terms.bits("a", 3)
    with pytest.raises(ValueError, match="'a'"):
        terms.define("a", terms.known_truth(True))


def pigeons(n: int, holes: int) -> Callable[[Terms], None]:
    """Each of n pigeons in a hole of its own: easy to say, hard to refute."""

    def build(terms: Terms) -> None:
        sits = {(p, h): terms.truth(f"p{p}_{h}") for p in range(n) for h in range(holes)}
        for p in range(n):
            terms.require(terms.any_of([sits[p, h] for h in range(holes)]))
        for h in range(holes):
            for p, q in combinations(range(n), 2):
                terms.require(~(sits[p, h] & sits[q, h]))

    return build


def query(n: int, holes: int, **changes: Any) -> Query:
    def decode(model: Model) -> Instance:
        return {"holes": [h for p in range(n) for h in range(holes) if model[f"p{p}_{h}"]]}

    says = f"{n} pigeons in holes of their own"
    plain = Query(says, f"{holes} holes", 7, pigeons(n, holes), decode)
    return replace(plain, **changes)


def test_sat_unsat_unknown() -> None:
    seated = solve(query(4, 4), ENOUGH)
    assert seated.status is Status.SAT
    holes = query(4, 4).decode(seated.model)["holes"]
    assert isinstance(holes, list)
    assert sorted(holes) == [0, 1, 2, 3]
    assert solve(query(5, 4), ENOUGH).status is Status.UNSAT
    gave_up = solve(query(12, 11), 100_000)
    assert gave_up.status is Status.UNKNOWN
    assert gave_up.why == "the limit of 100000 resource units is spent"
    assert gave_up.resource_units >= 100_000


def test_the_cost_does_not_depend_on_what_was_asked_before() -> None:
    first = solve(query(6, 5), ENOUGH)
    solve(query(5, 5), ENOUGH)
    assert solve(query(6, 5), ENOUGH) == first
    assert first.resource_units > 0


def test_an_interrupt_is_one(monkeypatch: pytest.MonkeyPatch) -> None:
    timer = threading.Timer(0.5, os.kill, (os.getpid(), signal.SIGINT))
    check = z3.Solver.check

    def interrupted(solver: Any) -> Any:
        # Not before: what is raised while terms are deleted is lost.
        timer.start()
        return check(solver)

    monkeypatch.setattr(z3.Solver, "check", interrupted)
    with pytest.raises(KeyboardInterrupt):
        solve(query(16, 15), 2_000_000_000)
    timer.join()


def integers(terms: Terms) -> None:
    x, y = terms.integer("x"), terms.integer("y")
    terms.require((2 * x - 2 * y == 1) & (x > y))


QUERIES = {
    "sat": (query(3, 3), Status.SAT),
    "unsat": (query(4, 3), Status.UNSAT),
    "integers": (Query("no half", "all", 1, integers, dict, logic="QF_LIA"), Status.UNSAT),
}


@pytest.mark.parametrize("name", QUERIES)
def test_an_exported_query_is_confirmed_by_two_solvers(name: str) -> None:
    question, status = QUERIES[name]
    assert solve(question, ENOUGH).status is status
    text = export(question, status)
    assert check_smtlib(text, ENOUGH).confirmed
    assert second_opinion(text) == status.value


def test_an_exported_file_says_what_it_is_about() -> None:
    lines = export(query(4, 3, meaning=Meaning.WITNESS), Status.UNSAT).splitlines()
    assert lines[:3] == [
        "; A model is 4 pigeons in holes of their own.",
        "; Within these bounds: 3 holes.",
        "; To the claim it is a witness.",
    ]
    assert lines[3].startswith(
        f"; Stated by {__name__}, written by proofs_check.methods.smt.export"
    )
    assert "(set-info :status unsat)" in lines
    assert lines[-2:] == ["(check-sat)", "(exit)"]


def test_a_tampered_status_is_reported() -> None:
    text = export(query(4, 3), Status.UNSAT).replace(":status unsat", ":status sat")
    found = check_smtlib(text, ENOUGH)
    assert not found.confirmed
    assert (found.claimed, found.answer.status) == (Status.SAT, Status.UNSAT)


def test_a_tampered_formula_is_reported() -> None:
    text = export(query(4, 3), Status.UNSAT)
    first = text.index("(assert")
    second = text.index("(assert", first + 1)
    assert not check_smtlib(text[:first] + text[second:], ENOUGH).confirmed


def test_an_answer_that_costs_too_much_confirms_nothing() -> None:
    found = check_smtlib(export(query(12, 11), Status.UNSAT), 100_000)
    assert found == Rechecked(Status.UNSAT, found.answer)
    assert found.answer.status is Status.UNKNOWN
    assert not found.confirmed


STATUS = "(set-info :status sat)"
BODY = "(declare-const a Bool)(assert a)"


@pytest.mark.parametrize(
    ("text", "field"),
    [
        ("", "script"),
        ("hello", "script"),
        (f"{STATUS}{BODY}", "script"),
        (f"{STATUS}{BODY}(check-sat)(check-sat)", "script"),
        (f"{STATUS}{BODY}(check-sat)(assert (not a))", "script"),
        (f"{STATUS}{BODY}(exit)(assert (not a))(check-sat)", "script"),
        (f"{STATUS}{BODY}(check-sat", "script"),
        (f"{STATUS}{BODY}(check-sat))", "script"),
        (f"{STATUS}{BODY}(assert |a)(check-sat)", "script"),
        (f"{STATUS}(assert b)(check-sat)", "script"),
        (f"{STATUS}(set-logic NO_SUCH){BODY}(check-sat)", "script"),
        (f"{STATUS}{BODY}(push 1)(assert (not a))(pop 1)(check-sat)", "command"),
        (f"{STATUS}{BODY}(set-option :timeout 1)(check-sat)", "command"),
        (f"{STATUS}{BODY}()(check-sat)", "command"),
        (f"{BODY}(check-sat)", "status"),
        (f"; {STATUS}\n{BODY}(check-sat)", "status"),
        (f'(set-info :source "\n{STATUS}\n"){BODY}(check-sat)', "status"),
        (f"{STATUS}{STATUS}{BODY}(check-sat)", "status"),
        (f"(set-info :status unknown){BODY}(check-sat)", "status"),
    ],
)
def test_a_script_that_claims_nothing_clear_is_refused(text: str, field: str) -> None:
    with pytest.raises(InvalidInput) as refused:
        check_smtlib(text, ENOUGH)
    assert refused.value.field == field


COMMANDS = "SMT-LIB 2 commands, every parenthesis paired"


@pytest.mark.parametrize(
    ("text", "token", "allowed"),
    [
        (f"{STATUS}{BODY}(check-sat", "(check-sat", "every parenthesis paired"),
        (f"{STATUS}{BODY}(assert |a)(check-sat)", "|", COMMANDS),
        (f'{STATUS}{BODY}(set-info :source "a)(check-sat)', '"', COMMANDS),
        (f"{STATUS}{BODY}(check-sat))(", ")", COMMANDS),
        (f"{STATUS}{BODY} a (check-sat)", "a", COMMANDS),
    ],
)
def test_what_is_no_command_is_named(text: str, token: str, allowed: str) -> None:
    with pytest.raises(InvalidInput) as refused:
        check_smtlib(text, ENOUGH)
    assert refused.value.args == ("script", token, allowed)


@pytest.mark.parametrize(("word", "longest"), [("x", 99), ("ab", 100)])
def test_comments_are_short_enough_for_a_line(word: str, longest: int) -> None:
    lines = header([f"{word} " * 200], Status.UNSAT, "ALL").splitlines()
    comments = [line for line in lines if line.startswith("; ")]
    assert max(map(len, comments)) == longest
    assert " ".join(line.removeprefix("; ") for line in comments).split() == [word] * 200
    assert lines[len(comments) :] == [
        "(set-info :smt-lib-version 2.6)",
        "(set-info :status unsat)",
        "(set-logic ALL)",
    ]


def test_comments_strings_and_quoted_symbols_are_read() -> None:
    text = (
        f'; (push)\n(set-info :source "a ""("" b")\n{STATUS}\n'
        "(declare-const |(| Bool) ; )\n(assert |(|)\n( check-sat )\n(exit)\n"
    )
    assert check_smtlib(text, ENOUGH).confirmed


def test_what_is_outside_of_the_logic_is_not_confirmed() -> None:
    text = f"{STATUS}(set-logic QF_BV)(declare-const i Int)(assert (> (* i i) 7))(check-sat)"
    assert check_smtlib(text, ENOUGH).answer.status is Status.UNKNOWN


class View:
    """What the reference is to these tests."""

    def __init__(self, instance: Instance) -> None:
        self.holes = instance["holes"]

    def values(self) -> dict[str, Any]:
        return {"holes": self.holes}


def has_no_seat(view: View) -> bool:
    return not view.holes


def has_a_seat(view: View) -> bool:
    return bool(view.holes)


def check(
    *queries: Query, predicate: Callable[[View], bool] = has_no_seat, limit: int = ENOUGH
) -> Smt:
    return Smt(predicate, queries, View, {Effort.DEFAULT: limit, Effort.DEEP: limit})


def test_a_model_refutes_and_replays() -> None:
    it = check(query(4, 3), query(1, 1), query(2, 2))
    found = it.run(Effort.DEFAULT)
    assert found.verdict is Verdict.REFUTED
    assert found.scope == "1 holes"
    assert found.facts["witness"] == {"instance": {"holes": [0]}, "values": {"holes": [0]}}
    assert it.replay({"instance": {"holes": [0]}, "values": {"holes": [0]}})
    assert not it.replay({"instance": {"holes": [0]}, "values": {"holes": [1]}})
    assert not it.replay({"instance": {"holes": []}, "values": {"holes": []}})


def test_a_spent_limit_is_said() -> None:
    costly = query(12, 11)
    found = check(costly, limit=100_000).run(Effort.DEFAULT)
    assert found.verdict is Verdict.NOT_RUN
    assert "limit of 100000 resource units is spent" in str(found.facts["why"])
    partly = check(query(3, 2), costly, limit=100_000).run(Effort.DEFAULT)
    assert partly.verdict is Verdict.HOLDS
    assert partly.facts["cases"] == 7
    assert "not looked at: 11 holes (the limit of 100000 resource units is spent)" in partly.scope


def test_nothing_asked_is_not_run() -> None:
    found = check(query(4, 3, effort=Effort.DEEP)).run(Effort.DEFAULT)
    assert found.verdict is Verdict.NOT_RUN
    assert found.scope == "nothing; not looked at: 3 holes (deep only)"


def test_a_model_that_the_reference_does_not_confirm_is_a_defect() -> None:
    with pytest.raises(UnconfirmedModelError, match="counterexample"):
        check(query(1, 1), predicate=has_a_seat).run(Effort.DEFAULT)
    with pytest.raises(UnconfirmedModelError, match="witness"):
        check(query(1, 1, meaning=Meaning.WITNESS)).run(Effort.DEFAULT)


def test_a_witness_proves_existence_and_its_absence_nothing() -> None:
    there = query(1, 1, meaning=Meaning.WITNESS)
    found = check(there, predicate=has_a_seat).run(Effort.DEFAULT)
    assert found.verdict is Verdict.PROVED
    assert found.facts["certificate"] == {
        "kind": "witness",
        "instance": {"holes": [0]},
        "values": {"holes": [0]},
    }
    absent = check(query(4, 3, meaning=Meaning.WITNESS), predicate=has_a_seat).run(Effort.DEFAULT)
    assert absent.verdict is Verdict.NOT_RUN


def test_queries_of_one_check_have_one_meaning() -> None:
    with pytest.raises(ValueError, match="meaning"):
        check(query(1, 1), query(1, 1, meaning=Meaning.WITNESS))
    with pytest.raises(ValueError, match="meaning"):
        check()


def test_a_plan_asks_about_the_predicate() -> None:
    plan = asked(lambda predicate: [query(2, 1, says=predicate.__name__)], View)
    made = plan(has_no_seat)
    assert isinstance(made, Smt)
    assert made.queries[0].says == "has_no_seat"
    assert made.run(Effort.DEFAULT).verdict is Verdict.HOLDS


def test_z3_is_imported_when_it_is_needed() -> None:
    code = (
        "import sys, proofs_check.documents.cumulative.encoding, proofs_check.methods.smt;"
        "sys.exit('z3' in sys.modules)"
    )
    assert subprocess.run([sys.executable, "-c", code], check=False).returncode == 0


def test_a_known_divisor_divides_as_python_does_and_is_positive() -> None:
    for divisor, number in product((1, 2, 5), range(-7, 8)):
        x = Integer(z3.IntVal(number))
        assert z3.simplify((x // divisor).term).as_long() == number // divisor
        assert z3.simplify((x % divisor).term).as_long() == number % divisor
    for divisor in (0, -1):
        for divided in (operator.floordiv, operator.mod):
            with pytest.raises(ValueError, match=f"a divisor of {divisor}"):
                divided(Integer(z3.IntVal(7)), divisor)


@pytest.mark.parametrize("divisor", [-3, -1, 1, 2, 5])
@pytest.mark.parametrize("number", range(-7, 8))
def test_an_unknown_divisor_divides_as_python_does(number: int, divisor: int) -> None:
    x, y = Integer(z3.IntVal(number)), Integer(z3.IntVal(divisor))
    assert z3.simplify((x // y).term).as_long() == number // divisor
    assert z3.simplify((x % y).term).as_long() == number % divisor


def test_a_quotient_by_zero_may_be_anything() -> None:
    x = z3.Int("x")
    for quotient in (3, 4):
        solver = z3.Solver()
        solver.add((Integer(x) // Integer(z3.IntVal(0))).term == quotient)
        assert solver.check() == z3.sat


def forged(facts: Any, number: int, **changes: Any) -> dict[str, Any]:
    """The facts with one query otherwise."""
    queries = [dict(each) for each in facts["queries"]]
    queries[number] |= changes
    return {**facts, "queries": queries}


def test_all_that_was_asked_is_said_and_nothing_else_fits() -> None:
    own = check(query(4, 3), query(3, 2, instances=9), query(6, 5, effort=Effort.DEEP))
    found = own.run(Effort.DEFAULT)
    extents = [("3 holes", 7), ("2 holes", 9)]
    assert (found.verdict, found.method) == (Verdict.HOLDS, "smt")
    assert found.scope == "3 holes and 2 holes; not looked at: 5 holes (deep only)"
    facts: Any = found.facts
    assert {**facts, "queries": [{**q, "resource units": 0} for q in facts["queries"]]} == {
        "cases": 9,
        "digest": own.run(Effort.DEFAULT).facts["digest"],
        "solver": solver_name(),
        "queries": [
            {"extent": extent, "instances": n, "answer": "unsat", "resource units": 0}
            for extent, n in extents
        ],
    }
    more_pigeons = check(query(4, 3), query(4, 2, instances=9)).run(Effort.DEFAULT)
    assert {**more_pigeons.facts, "digest": 0, "queries": 0} == {**facts, "digest": 0, "queries": 0}
    assert more_pigeons.facts["digest"] != facts["digest"]
    spent = [solve(each, ENOUGH).resource_units for each in own.queries[:2]]
    assert [q["resource units"] for q in facts["queries"]] == spent
    assert not own.misfit(found)
    deep = own.run(Effort.DEEP)
    assert deep.scope == "3 holes and 2 holes and 5 holes"
    assert not own.misfit(deep)
    for scope, changed in (
        (found.scope, {**facts, "cases": 7}),
        (found.scope, {**facts, "cases": 16}),
        (deep.scope, facts),
        (found.scope, deep.facts),
        ("3 holes and 2 holes", facts),
        ("3 holes and 2 holes; not looked at: 5 holes", facts),
        ("3 holes; not looked at: 2 holes (why), 5 holes (deep only)", facts),
        (found.scope, forged(facts, 0, answer="unknown")),
        (found.scope, forged(facts, 0, answer="sat")),
        (found.scope, forged(facts, 0, instances=8)),
        (found.scope, forged(facts, 1, instances=8)),
        (found.scope, forged(facts, 0, extent="4 holes")),
        (found.scope, {**facts, "queries": []}),
    ):
        assert own.misfit(Evidence(Verdict.HOLDS, scope, "smt", changed))


def test_a_recorded_refutation_is_of_the_query_with_a_model() -> None:
    own = check(query(4, 3), query(2, 2))
    found = own.run(Effort.DEFAULT)
    assert not own.misfit(found)
    for scope, facts in (
        ("3 holes", found.facts),
        ("2 holes", forged(found.facts, 1, answer="unsat")),
        ("2 holes", forged(found.facts, 0, answer="sat")),
        ("2 holes", forged(found.facts, 1, extent="1 holes")),
    ):
        assert own.misfit(Evidence(Verdict.REFUTED, scope, "smt", facts))


def test_a_recorded_witness_is_one_by_the_reference() -> None:
    own = check(query(1, 1, meaning=Meaning.WITNESS), predicate=has_a_seat)
    found = own.run(Effort.DEFAULT)
    assert not own.misfit(found)
    witness: Any = found.facts["certificate"]
    for scope, changed in (
        ("1 holes", {}),
        (found.scope, {"instance": {"holes": []}, "values": {"holes": []}}),
        (found.scope, {"values": {"holes": [1]}}),
    ):
        facts = {**found.facts, "certificate": {**witness, **changed}}
        assert own.misfit(Evidence(Verdict.PROVED, scope, "smt", facts))
    asked: Any = found.facts["queries"]
    for otherwise in (
        {"queries": []},
        {"queries": asked * 2},
        {"solver": "by hand"},
        *(forged(found.facts, 0, answer=answer) for answer in ("unsat", "unknown")),
        *(forged(found.facts, 0, **{"resource units": n}) for n in (-1, True, "many")),
        forged(found.facts, 0, reviewed="yes"),
    ):
        facts = {**found.facts, **otherwise}
        assert own.misfit(Evidence(Verdict.PROVED, found.scope, "smt", facts)), otherwise
    absent = check(query(4, 3, meaning=Meaning.WITNESS), predicate=has_a_seat)
    nothing = absent.run(Effort.DEFAULT)
    assert nothing.facts["why"] == "a statement of existence has no witness within the bounds"
    assert nothing.scope == "3 holes"
    assert "deep" not in nothing.facts
    later = check(query(4, 3, effort=Effort.DEEP)).run(Effort.DEFAULT)
    assert later.facts["deep"] is True
    assert later.facts["why"] == later.scope
    spent = check(query(12, 11), limit=100_000).run(Effort.DEFAULT)
    assert "deep" not in spent.facts


def test_what_follows_is_asked_with_its_goal_and_exported_with_it() -> None:
    def build(terms: Terms) -> None:
        x = terms.integer("x")
        terms.follows(x > 3, x < 9, x > 2)

    sound = Query("no", "all integers", 1, build, dict, logic="QF_LIA")
    assert solve(sound, ENOUGH).status is Status.UNSAT
    assert solve(sound, ENOUGH, hypotheses_alone=True).status is Status.SAT
    assert check_smtlib(export(sound, Status.UNSAT), ENOUGH).confirmed
    assert not check_smtlib(export(sound, Status.SAT), ENOUGH).confirmed


@pytest.mark.parametrize(
    ("says", "follows"),
    [
        (lambda f, less, x, y: f(x, y) + y == x, True),
        (lambda f, less, x, y: f(x, y) + x == y, False),
        (lambda f, less, x, y: less(x, y) <= (f(y, x) > 0), True),
        (lambda f, less, x, y: less(x, y) <= (f(y, x) > 1), False),
        (lambda f, less, x, y: less(x, y) | less(y, x) | (x == y), True),
        (lambda f, less, x, y: less(x, y) | less(y, x), False),
    ],
)
def test_what_is_so_of_all_integers(says: Callable[..., Truth], follows: bool) -> None:
    def build(terms: Terms) -> None:
        f, less = terms.function("f", 2), terms.relation("less", 2)
        x, y = terms.integer("x"), terms.integer("y")
        terms.follows(
            terms.for_all(["a", "b"], lambda a, b: f(a, b) == a - b),
            terms.for_all(["a", "b"], lambda a, b: less(a, b) == (a < b)),
            says(f, less, x, y),
        )

    found = solve(Query("", "", 1, build, dict, logic="UFLIA"), ENOUGH)
    assert (found.status is Status.UNSAT) == follows
