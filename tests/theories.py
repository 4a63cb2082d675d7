"""The theories of all documents, found by looking."""

from functools import cache
from importlib import import_module
from pkgutil import iter_modules
from typing import Any

from proofs_check.core.documents import documents
from proofs_check.methods.theory import Fact, Link, Rule, Theorem, Theory, _parts


@cache
def theories() -> tuple[Theory, ...]:
    """What the modules `theory*` of a document define, or have theorems or definitions of."""
    found = {}
    for own in documents().values():
        for module in iter_modules(import_module(own.package).__path__, f"{own.package}."):
            if module.name.rpartition(".")[2].startswith("theory"):
                for thing in vars(import_module(module.name)).values():
                    for each in (thing, getattr(thing, "theory", None)):
                        if isinstance(each, Theory):
                            found[each.document, each.name] = each
    return tuple(found.values())


def symbols(term: Any) -> set[str]:
    """The names of the functions in a formula."""
    return {part.decl().name() for part in _parts([term])}


def of_values(theorem: Theorem) -> bool:
    """Whether it is proved and says something of values: together instances say it of formulas."""
    together = Theory.together.__qualname__ in theorem.says.__qualname__
    return theorem.rule is not Rule.AXIOM and not together


def of_one_theory(theorem: Theorem) -> bool:
    """Whether it speaks of the functions of one theory alone, which each of its models has."""
    spoken_of = {name.partition(".")[0] for name in symbols(theorem.formula.term)}
    return len(spoken_of & {own.name for own in theories()}) < 2


def left(theorem: Theorem, *missing: Theorem | None) -> list[Fact]:
    """What the theorem rests on, but the instances of these."""
    return [fact for fact in theorem.rests_on if fact.theorem not in missing]


def lacking(theorem: Theorem, *missing: Theorem) -> str:
    """Why it is not confirmed without instances of these; an induction keeps its hypothesis."""
    facts = left(theorem, *missing)
    assert len(facts) < len(theorem.rests_on)
    hypotheses = (*theorem.granted, *(fact.formula for fact in facts))
    return Link("less", hypotheses, theorem.formula, None).problem()
