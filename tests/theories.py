"""The theories of all documents, found by looking."""

from collections.abc import Iterator
from contextlib import contextmanager
from functools import cache
from importlib import import_module
from pkgutil import iter_modules
from random import Random
from typing import Any

import pytest
import z3

from proofs_check.core.documents import documents
from proofs_check.core.evidence import Effort, Evidence
from proofs_check.methods import chained, theory
from proofs_check.methods.chained import Chained
from proofs_check.methods.instances import search
from proofs_check.methods.smt import parts


@cache
def theories(document: str) -> tuple[theory.Theory, ...]:
    """What the modules `theory*` of a document define, or have theorems or definitions of."""
    package, found = documents()[document].package, {}
    for module in iter_modules(import_module(package).__path__, f"{package}."):
        if module.name.rpartition(".")[2].startswith("theory"):
            for thing in vars(import_module(module.name)).values():
                for each in (thing, getattr(thing, "theory", None)):
                    if isinstance(each, theory.Theory):
                        found[each.name] = each
    return tuple(found.values())


def symbols(term: Any) -> set[str]:
    """The names of the functions in a formula, and in what it has names for."""
    return {part.decl().name() for part in parts([theory.unfolded(term)])}


def of_values(theorem: theory.Theorem) -> bool:
    """Whether it is proved and says something of values: together instances say it of formulas."""
    together = theory.Theory.together.__qualname__ in theorem.says.__qualname__
    return theorem.rule is not theory.Rule.AXIOM and not together


def is_met(theorem: theory.Theorem, supposed: Any) -> bool:
    """Whether a formula of a theorem's variables is true of some values of a model."""
    variables = [each.term for each in theorem.variables]
    find, functions = search(theory.unfolded(z3.Not(supposed)), variables)
    rng = Random(0)
    for model in theory.models_of(theorem.theory):
        values = [model.given(each.sort().name()) for each in variables]
        with theory.within(model) as of:
            asked = [of(each.name(), each.range().name()) for each in functions]
            for _ in range(5):
                if find(asked, values, 20_000)[1] is not None:
                    return True
                values = [rng.sample(each, len(each)) for each in values]  # type: ignore[misc]
    return False


def supposed_in(formula: Any) -> list[Any]:
    """The hypotheses of the implications that a formula is a conjunction of, within others too."""
    if z3.is_and(formula):
        return [each for part in formula.children() for each in supposed_in(part)]
    if not z3.is_implies(formula):
        return []
    given, said = formula.children()
    return [z3.And(given, each) for each in supposed_in(said)] or [given]


def run_alone(check: Any) -> Evidence:
    """What is found of a check as if it were its document's only one, its script stored."""
    with scripted(check):
        found: Evidence = check.run(Effort.DEFAULT)
        return found


@contextmanager
def scripted(check: Chained) -> Iterator[None]:
    """A check is the only one that its document's script is made of, and it is stored."""

    def forget() -> None:
        for each in cached:
            getattr(each, "cache_clear", lambda: None)()

    cached = (chained.proof, chained.unproved, chained._unconfirmed)
    forget()
    try:
        with pytest.MonkeyPatch.context() as patch:
            patch.setattr(chained, "chains", lambda document: {"toy": check})
            patch.setattr(
                chained, "text_of", lambda path: chained.proof(check.document).script.text()
            )
            yield
    finally:
        forget()
