"""No verdict of the document's own statements says more than the statement as it is printed."""

import re
import sys
from collections.abc import Iterator
from types import CodeType, FunctionType
from typing import Any

import pytest

from proofs_check.core.claim import Origin
from proofs_check.core.corrections import verdict_of
from proofs_check.core.documents import documents
from proofs_check.core.evidence import Effort, Verdict
from proofs_check.core.ledger import all_claims, ledger
from proofs_check.core.ranges import Enumeration, Range
from proofs_check.methods.logic import implies

ADMITTED = re.compile(
    r"text at hand|as the \w+ has it|misprint|garbled|lost (bar|bracket)|of ours|of nothing|"
    r"(does|do) not (say|have it)|though (the|Rules)",
    re.IGNORECASE,
)
"""How a docstring admits that the statement is not so as it is printed."""

NO_FLAW = {"bidding/section-1.some-results-general": "each of those that may be meant is true"}
"""Of what is true and has such words all the same: why they admit no flaw."""

NEVER_MET: dict[str, str] = {}
"""What is written with a hypothesis that nothing meets: why it says something all the same."""


def test_what_is_false_as_printed_is_not_called_true() -> None:
    found = {
        each.id
        for each in all_claims()
        if each.origin is Origin.DOCUMENT
        and verdict_of(each).is_true
        and ADMITTED.search(each.says)
    }
    assert found == set(NO_FLAW)


def test_what_the_text_lost_is_restored_in_a_claim_of_ours() -> None:
    lost = [each for each in all_claims() if "as the text has it" in each.says]
    assert len(lost) > 10
    for each in lost:
        assert verdict_of(each) is Verdict.ERRATUM
        assert f"{each.id}.corrected" in ledger(each.document)


def unmet(predicate: Any, over: Range, patch: pytest.MonkeyPatch) -> set[tuple[str, int]]:
    """Where a predicate has a hypothesis that no instance of the range meets."""
    met: dict[tuple[str, int], bool] = {}

    def noting(a: Any, b: Any) -> Any:
        frame = sys._getframe(1)
        site = frame.f_code.co_filename, frame.f_lineno
        met[site] = met.get(site, False) or bool(a)
        return a <= b

    right = implies
    with patch.context() as within:
        for module in list(sys.modules.values()):
            if vars(module).get("implies") is right:
                within.setattr(module, "implies", noting)
        for instance in over.instances(Effort.DEFAULT):
            if over.admits(instance):
                predicate(*instance)
                if met and all(met.values()):
                    break
    return {site for site, was in met.items() if not was}


def has_implies(function: Any) -> bool:
    """Whether a predicate is itself written with `implies`."""
    while hasattr(function, "__wrapped__"):
        function = function.__wrapped__
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
    found = {
        claim.id
        for claim in ledger(document).values()
        if verdict_of(claim).is_true
        for checks in claim.readings.values()
        for check in checks
        if isinstance(check, Enumeration) and has_implies(check.predicate)
        if unmet(check.predicate, check.range, monkeypatch)
    }
    assert found == {name for name in NEVER_MET if name.startswith(f"{document}/")}


def test_a_hypothesis_that_nothing_meets_is_noticed(monkeypatch: pytest.MonkeyPatch) -> None:
    numbers = Range("n <= {n}", "n", lambda most: ((n,) for n in range(most + 1)), {"n": 5})
    assert unmet(lambda n: implies(n > 5, n < 0), numbers, monkeypatch)
    assert not unmet(lambda n: implies(n > 4, n == 5), numbers, monkeypatch)
