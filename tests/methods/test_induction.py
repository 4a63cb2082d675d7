"""Inductions on a toy of one number a heap: what they settle, what they say, what trips them."""

from collections.abc import Mapping
from dataclasses import replace
from typing import Any

import pytest

from proofs_check.core.evidence import Effort, Evidence, Verdict
from proofs_check.methods import induction, smt
from proofs_check.methods.induction import Induction
from proofs_check.methods.smt import RESOURCE_UNITS, Status, UnconfirmedModelError, export
from tests.methods.test_smt import query as pigeons


class Row:
    """A row of an induction: one number, under a parameter."""

    def __init__(self, n: int, k: int) -> None:
        self.n, self.k = n, k

    def values(self) -> dict[str, Any]:
        return {"n": self.n}


def stepping(step: Mapping[int, int], start: Mapping[int, int] | None = None) -> Induction:
    """N >= k at every heap for k <= 3: n begins at k, and a heap adds one, or what is given."""

    def query(k: int, size: int | None) -> smt.Query:
        def build(terms: smt.Terms) -> None:
            n = terms.integer("n")
            terms.require(n >= k)
            terms.require(n <= k + (size if size is not None else 9))
            terms.require(~(n + step.get(k, 1) >= k))

        def decode(model: Any) -> dict[str, Any]:
            return {"n": model["n"], "k": k}

        return smt.Query("the step", f"k = {k}", 1, build, decode, logic="QF_LIA")

    def view(instance: Any) -> Row:
        return Row(instance["n"] + step.get(instance["k"], 1), instance["k"])

    def carried(row: Row) -> bool:
        return row.n >= row.k

    first = None if start is None else lambda k: Row(start.get(k, k), k)
    values = {effort: range(4) for effort in Effort}
    return Induction(
        *("cumulative", "test", "k", carried, query, first),
        *(lambda row: row.n >= row.k - 1, view, lambda row: True, values),
    )


def no_query(*_given: Any) -> Any:
    raise AssertionError("it is asked")


STEPS = Induction(
    *("cumulative", "squares", "n", lambda first: first != 5, no_query),
    start=lambda n: n,
    assumed=lambda first: first < 7,
    view=no_query,
    admitted=no_query,
    values={Effort.DEFAULT: range(5, 6), Effort.DEEP: range(5, 10)},
)


def test_an_induction_that_does_not_start_settles_nothing() -> None:
    found = STEPS.run(Effort.DEFAULT)
    assert (found.verdict, found.facts["why"]) == (
        Verdict.NOT_RUN,
        "n = 5: the statement fails at the start",
    )
    later = replace(STEPS, values={Effort.DEFAULT: range(8, 9)}).run(Effort.DEFAULT)
    assert later.facts["why"] == "n = 8: the hypotheses fail at the start"
    with pytest.raises(AssertionError, match="it is asked"):
        replace(STEPS, values={Effort.DEFAULT: range(6, 7)}).run(Effort.DEFAULT)
    with pytest.raises(AssertionError, match="it is asked"):
        replace(STEPS, start=None).run(Effort.DEFAULT)


def test_what_an_induction_says_it_looked_at() -> None:
    holds = Evidence(Verdict.HOLDS, "every n", "induction", {"cases": 1, "seen": {}})
    assert (
        STEPS.scope(Effort.DEEP, holds) == "every n <= 9, every heap, by induction from the first"
    )
    alone = replace(STEPS, start=None)
    assert alone.scope(Effort.DEFAULT, holds) == "every n <= 5, every heap, the step alone"
    odd = replace(alone, values={Effort.DEEP: range(3, 9, 2)})
    assert (odd.scope(Effort.DEEP, holds) or "").startswith("every odd n <= 7,")
    even = replace(alone, values={Effort.DEEP: range(2, 9, 2)})
    assert (even.scope(Effort.DEEP, holds) or "").startswith("every even n <= 8,")
    assert alone.verdicts() - STEPS.verdicts() == {Verdict.REFUTED}
    right: dict[str, Any] = {"cases": 5, "seen": {"n": [5, 9]}}
    assert STEPS.amiss(Effort.DEEP, right) == ""
    for wrong in ({"cases": 4}, {"seen": {"n": [5, 8]}}, {"seen": {"n": [6, 9]}}):
        assert STEPS.amiss(Effort.DEEP, {**right, **wrong})
    assert STEPS.amiss(Effort.DEEP, {"witness": {}}) == ""
    for scope, is_one in (("the step, every n <= 7", True), ("the step, every n <= 10", False)):
        refuted = Evidence(Verdict.REFUTED, scope, "induction", {"witness": {}})
        assert (alone.misfit(refuted) == f"no step is {scope!r}") != is_one
        assert alone.scope(Effort.DEEP, refuted) is None


LONGER = {Effort.DEFAULT: range(6), Effort.DEEP: range(8)}


def spent(own: Induction, effort: Effort) -> int:
    queries = (own.query(k, None) for k in own.values[effort])
    return sum(smt.solve(each, RESOURCE_UNITS[effort]).resource_units for each in queries)


@pytest.mark.parametrize("effort", Effort)
@pytest.mark.parametrize("alone", [True, False])
def test_all_is_said_of_what_holds(effort: Effort, alone: bool) -> None:
    own = replace(stepping({}, None if alone else {}), values=LONGER)
    found = own.run(effort)
    last = own.values[effort][-1]
    how = "the step alone" if alone else "by induction from the first"
    assert (found.scope, found.method) == (f"every k <= {last}, every heap, {how}", "induction")
    assert found.facts == {
        "solver": smt.solver_name(),
        "cases": last + 1,
        "seen": {"k": [0, last]},
        "resource units": spent(own, effort),
    }
    assert not own.amiss(effort, found.facts)
    assert not own.misfit(found)


def far(own: Induction, at_least: int) -> Induction:
    """The same of rows whose number is at least so much above the parameter."""

    def query(k: int, size: int | None) -> smt.Query:
        plain = own.query(k, size)

        def build(terms: smt.Terms) -> None:
            plain.build(terms)
            terms.require(smt.Integer(terms.unknowns["n"]) >= k + at_least)

        return replace(plain, build=build)

    return replace(own, query=query)


@pytest.mark.parametrize("at_least", range(4))
@pytest.mark.parametrize("wrong", range(4))
def test_of_a_step_that_fails_the_smallest_rows_are_shown(at_least: int, wrong: int) -> None:
    own = far(stepping({wrong: -9}), at_least)
    found = own.run(Effort.DEFAULT)
    n = wrong + at_least
    witness = {"instance": {"n": n, "k": wrong}, "values": {"n": n - 9}}
    assert found.scope == f"the step, every k <= {wrong}"
    assert found.facts == {"solver": smt.solver_name(), "witness": witness}
    assert not own.misfit(found)
    assert own.replay(witness)
    left = replace(own, start=lambda k: Row(k, k)).run(Effort.DEFAULT)
    assert (left.verdict, left.scope) == (Verdict.NOT_RUN, "nothing")
    assert left.facts == {"why": f"the hypotheses leave {witness}", "solver": smt.solver_name()}


def test_rows_that_the_reference_does_not_confirm_are_a_defect() -> None:
    wrong = stepping({1: -1})
    for lying in (
        replace(wrong, admitted=lambda row: False),
        replace(wrong, predicate=lambda row: True),
    ):
        with pytest.raises(UnconfirmedModelError, match="the reference differs"):
            lying.run(Effort.DEFAULT)


def test_what_is_not_answered_settles_nothing(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(induction, "RESOURCE_UNITS", dict.fromkeys(Effort, 100_000))
    hard = replace(stepping({}), query=lambda k, size: pigeons(12, 11))
    found = hard.run(Effort.DEFAULT)
    assert (found.verdict, found.scope) == (Verdict.NOT_RUN, "nothing")
    assert found.facts["why"] == "k = 0: the limit of 100000 resource units is spent"
    fails = replace(hard, query=lambda k, size: pigeons(1, 1) if size is None else pigeons(12, 11))
    with pytest.raises(UnconfirmedModelError, match="11 holes: the limit"):
        fails.run(Effort.DEFAULT)


@pytest.mark.parametrize("wrong", [None, 0, 2])
def test_the_first_queries_are_stored_up_to_one_with_a_model(wrong: int | None) -> None:
    own = replace(stepping({} if wrong is None else {wrong: -1}), values=LONGER)
    files = own.stored()
    last = 3 if wrong is None else wrong
    assert list(files) == [own.path(k) for k in range(last + 1)]
    assert own.path(2).name == "test--k-2.smt2"
    for k, text in enumerate(files.values()):
        assert text == export(own.query(k, None), Status.SAT if k == wrong else Status.UNSAT)


def test_of_what_is_recorded_the_cases_and_what_was_seen_are_the_parameters() -> None:
    own = stepping({}, {})
    facts = own.run(Effort.DEFAULT).facts
    changes: tuple[dict[str, Any], ...] = (
        {"cases": 3},
        {"seen": {"k": [0, 2]}},
        {"seen": {"k": [1, 3]}},
        {"seen": {}},
    )
    for changed in changes:
        assert own.amiss(Effort.DEFAULT, {**facts, **changed})
    odd = replace(stepping({}), values=dict.fromkeys(Effort, range(1, 8, 2)))
    for scope, is_one in (
        ("the step, every odd k <= 5", True),
        ("the step, every odd k <= 7", True),
        ("the step, every odd k <= 6", False),
        ("the step, every k <= 5", False),
        ("every odd k <= 5", False),
    ):
        facts = {"witness": {"instance": {"n": 5, "k": 5}, "values": {"n": 4}}}
        problem = odd.misfit(Evidence(Verdict.REFUTED, scope, "induction", facts))
        assert (problem == f"no step is {scope!r}") != is_one
