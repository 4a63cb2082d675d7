"""No true claim of the document rests silently on a loss being below a win, which no rule says."""

import sys
from types import FunctionType, ModuleType
from typing import Any

import pytest

from proofs_check.core.claim import Origin
from proofs_check.core.corrections import verdict_of
from proofs_check.core.evidence import Effort
from proofs_check.core.ledger import ledger
from proofs_check.core.ranges import Enumeration
from proofs_check.documents.preferences.readings import PRINTED, TO_THE_LETTER
from proofs_check.methods.chained import Chained
from tests.test_words import codes


def named(function: Any, seen: set[Any]) -> set[str]:
    """The names that a predicate uses, and functions of this document that it calls."""
    while hasattr(function, "__wrapped__"):
        function = function.__wrapped__
    if not isinstance(function, FunctionType) or function in seen:
        return set()
    seen.add(function)
    if not function.__module__.startswith("proofs_check.documents.preferences"):
        return set()
    names = {name for code in codes(function.__code__) for name in code.co_names}
    known = function.__globals__
    spaces = [known, *(vars(known[n]) for n in names if isinstance(known.get(n), ModuleType))]
    called = (space[name] for space in spaces for name in names if name in space)
    return names.union(*(named(each, seen) for each in called))


def test_what_holds_as_printed_holds_to_the_letter(monkeypatch: pytest.MonkeyPatch) -> None:
    checks = [
        (claim, check)
        for claim in ledger("preferences").values()
        if verdict_of(claim).is_true
        for own in claim.readings.values()
        for check in own
        if isinstance(check, Enumeration) and "PRINTED" in named(check.predicate, set())
    ]
    assert len(checks) > 30
    printed = PRINTED
    for module in [*sys.modules.values()]:
        if vars(module).get("PRINTED") is printed:
            monkeypatch.setattr(module, "PRINTED", TO_THE_LETTER)
    false = [claim for claim, check in checks if check.run(Effort.DEFAULT).verdict.is_false]
    # Some of ours name the rule: it is noticed.
    assert {claim.origin for claim in false} == {Origin.OURS}, [claim.id for claim in false]


def test_no_proof_of_what_the_document_says_grants_it() -> None:
    granted = {
        claim.origin: claim.id
        for claim in ledger("preferences").values()
        for own in claim.readings.values()
        for check in own
        if isinstance(check, Chained)
        and any("loss_below_win" in each.term.sexpr() for each in check.says()[0])
    }
    assert {*granted} == {Origin.OURS}, granted
