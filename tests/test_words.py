"""No verdict of the document's own statements says more than the statement as it is printed."""

import re
import sys
from collections.abc import Iterable, Iterator
from inspect import unwrap
from types import CodeType, FunctionType
from typing import Any

import numpy as np
import pytest
import z3

from proofs_check.core.claim import Origin
from proofs_check.core.corrections import verdict_of
from proofs_check.core.documents import documents
from proofs_check.core.evidence import Effort, Verdict
from proofs_check.core.ledger import all_claims, ledger
from proofs_check.core.ranges import Enumeration
from proofs_check.core.record import recorded
from proofs_check.methods.chained import Chained
from proofs_check.methods.exhaustive import Exhaustive
from proofs_check.methods.logic import implies
from proofs_check.methods.theory import unfolded
from tests.theories import is_met, supposed_in

ADMITTED = re.compile(
    r"text at hand|as the \w+ has it|misprint|garbled|lost (bar|bracket)|of ours|of nothing|"
    r"(does|do) not (say|have it)|though (the|Rules)",
    re.IGNORECASE,
)
"""How a docstring admits that the statement is not so as it is printed."""

NO_FLAW = {"bidding/section-1.some-results-general": "each of those that may be meant is true"}
"""Of what is true and has such words all the same: why they admit no flaw."""

ELSEWHERE = {
    "bidding/heap-monotonicity.proof.case-4-deviation": "10 of the 223 positions of Case 4 meet it",
    "cumulative/section-6.zero-sum-best.handed-down.weakened": "S = {3, 7, 8} at h = 28",
    "cumulative/problem-2.some-period.weakened": "each heap beyond a bound",
}
"""What meets the conditions of claims whose models are too small, or lack a function."""


def test_what_is_false_as_printed_is_not_called_true() -> None:
    found = {
        each.id
        for each in all_claims()
        if each.origin is Origin.DOCUMENT
        and verdict_of(each).is_true
        and ADMITTED.search(each.says)
    }
    assert found == set(NO_FLAW)


def test_what_an_attack_refutes_is_within_the_range() -> None:
    """An attack stands in the record alone: taken out, a claim must still be seen to be false."""
    for document in documents():
        for claim, readings in recorded(document).claims.items():
            for found in readings.values():
                false = {
                    method for method, each in found.items() if each.verdict is Verdict.REFUTED
                }
                assert false != {"attack"}, claim


def test_what_the_text_lost_is_restored_in_a_claim_of_ours() -> None:
    lost = [each for each in all_claims() if "as the text has it" in each.says]
    assert len(lost) > 10
    for each in lost:
        assert verdict_of(each) is Verdict.ERRATUM
        assert f"{each.id}.corrected" in ledger(each.document)


def unmet(
    predicate: Any, instances: Iterable[tuple[Any, ...]], patch: pytest.MonkeyPatch
) -> set[tuple[str, int]]:
    """Where a predicate has a hypothesis that none of the instances meets."""
    met: dict[tuple[str, int], bool] = {}

    def noting(a: Any, b: Any) -> Any:
        frame = sys._getframe(1)
        site = frame.f_code.co_filename, frame.f_lineno
        met[site] = met.get(site, False) or bool(np.any(a))
        return a <= b

    right = implies
    with patch.context() as within:
        for module in list(sys.modules.values()):
            if vars(module).get("implies") is right:
                within.setattr(module, "implies", noting)
        for instance in instances:
            predicate(*instance)
            if met and all(met.values()):
                break
    return {site for site, was in met.items() if not was}


def looked_at(check: Enumeration | Exhaustive) -> Iterator[tuple[Any, ...]]:
    """Yield what the default run gives the predicate of a check."""
    if isinstance(check, Enumeration):
        yield from filter(check.range.admits, check.range.instances(Effort.DEFAULT))
        return
    for compute in check.domain.batches():
        view = compute().view(check.level)
        if len(own := view.select(check.admits(view)) if check.only else view):
            yield (own,)


def unmet_in_models(check: Chained) -> list[Any]:
    """What a formula supposes, and no instance of a model does: by which it says nothing.

    What follows without an axiom is so of any numbers, whatever the functions are.
    """
    given, said = check.says()
    theorem, own = check.found(), [each.term for each in given]
    prover = z3.Solver()
    prover.add(*map(unfolded, own), z3.Not(unfolded(said.term)))
    if prover.check() == z3.unsat:
        return []
    supposed = supposed_in(said.term) or [z3.BoolVal(True)]
    return [each for each in supposed if not is_met(theorem, z3.And(*own, each))]


def has_implies(function: Any) -> bool:
    """Whether a predicate is itself written with `implies`."""
    function = unwrap(function)
    return isinstance(function, FunctionType) and any(
        "implies" in code.co_names for code in codes(function.__code__)
    )


def codes(code: CodeType) -> Iterator[CodeType]:
    """Yield a function's code and that of the functions within."""
    yield code
    for constant in code.co_consts:
        if isinstance(constant, CodeType):
            yield from codes(constant)


@pytest.mark.parametrize("document", documents())
def test_each_hypothesis_of_a_claim_is_met_in_its_range(
    document: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    found: set[str] = set()
    for claim in ledger(document).values():
        if claim.restates or not verdict_of(claim).is_true or claim.id in ELSEWHERE:
            continue
        checks = [check for own in claim.readings.values() for check in own]
        found |= {
            claim.id
            for check in checks
            if isinstance(check, Enumeration | Exhaustive) and has_implies(check.predicate)
            if unmet(check.predicate, looked_at(check), monkeypatch)
        }
        chained = [check for check in checks if isinstance(check, Chained)]
        if len(chained) == len(checks) and any(map(unmet_in_models, chained)):
            found.add(claim.id)
    assert found == set()


def test_a_hypothesis_that_nothing_meets_is_noticed(monkeypatch: pytest.MonkeyPatch) -> None:
    numbers = [(n,) for n in range(6)]
    assert unmet(lambda n: implies(n > 5, n < 0), numbers, monkeypatch)
    assert not unmet(lambda n: implies(n > 4, n == 5), numbers, monkeypatch)
    column = [(np.arange(6),)]
    assert unmet(lambda n: implies(n > 5, n < 0), column, monkeypatch)
    assert not unmet(lambda n: implies(n > 4, n == 5), column, monkeypatch)
