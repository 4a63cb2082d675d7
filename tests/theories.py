"""The theories of all documents, found by looking."""

from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from functools import cache
from importlib import import_module
from pkgutil import iter_modules
from random import Random
from typing import Any, TypeAlias

import pytest
import z3

from proofs_check.core.documents import documents
from proofs_check.core.evidence import Effort, Evidence
from proofs_check.methods import chained, theory
from proofs_check.methods.chained import Chained
from proofs_check.methods.instances import Search, search

DRAWN, TOGETHER = 16, 64
"""How often values are drawn in a model, and about how many instances are made of them."""

Asked: TypeAlias = tuple[Search, Sequence[tuple[str, str]], Sequence[str]]
"""What finds an instance where a formula is false; the functions that it asks, with their sorts;
the sorts of the variables.
"""


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
    return {part.decl().name() for part in theory.parts([theory.unfolded(term)])}


def of_values(theorem: theory.Theorem) -> bool:
    """Whether it is proved and says something of values: together instances say it of formulas."""
    together = theory.Theory.together.__qualname__ in theorem.says.__qualname__
    return theorem.rule is not theory.Rule.AXIOM and not together


def _sorts(variables: Sequence[Any]) -> Sequence[str]:
    return [each.sort().name() for each in variables]


def asked_of(theorem: theory.Theorem) -> Asked:
    """What finds an instance where a theorem is false."""
    return (*theory._searched(theorem), _sorts([each.term for each in theorem.variables]))


def false_among_drawn(
    asked: Asked, model: theory.Model, rng: Random | None = None
) -> tuple[Any, ...] | None:
    """Where a formula is false among instances that are drawn from a model; None where nowhere."""
    find, functions, sorts = asked
    rng = rng or Random(0)
    values = [*map(model.given, sorts)]
    many = max(2, int(TOGETHER ** (1 / max(1, len(sorts)))))
    with theory.within(model) as function:
        given = [function(*each) for each in functions]
        for _ in range(DRAWN):
            drawn = [rng.sample(own, min(many, len(own))) for own in values]
            _, false = find(given, drawn, many ** len(sorts))
            if false is not None:
                return false
    return None


def is_met(theorem: theory.Theorem, supposed: Any) -> bool:
    """Whether a formula of a theorem's variables is true of some values of a model."""
    variables = [each.term for each in theorem.variables]
    find, functions = search(theory.unfolded(z3.Not(supposed)), variables)
    rng = Random(0)
    for model in theory.models_of(theorem.theory):
        values = [*map(model.given, _sorts(variables))]
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
