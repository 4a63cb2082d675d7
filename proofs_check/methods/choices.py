"""Functions of which axioms say no more than that there is such a value.

A maximum over a set is attained at a term that a function of ours names: a best bid, say. Which of
the best ones that is no axiom says, so a model need not say it either.
"""

from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import replace
from functools import cache
from itertools import product
from typing import Any, NamedTuple

import z3

from proofs_check.methods.instances import Search, search
from proofs_check.methods.theory import EVALUATIONS, Model, Theorem, parts, unfolded


class _Choice(NamedTuple):
    """Where axioms are true of a model and of values in the place of functions that it lacks."""

    names: Sequence[str]
    """Which functions."""
    find: Search
    functions: Sequence[tuple[str, str]]
    """The others that are asked, with the sorts of their values."""
    values: Sequence[str]
    """The sorts of the values."""
    others: Sequence[str]
    """The sorts of the variables that the functions are not of."""


def with_chosen(model: Model, axioms: Iterable[Theorem], asked: Iterable[str]) -> Model:
    """A model with those functions that it lacks which some of the axioms ask of variables alone.

    They are the first values of their sorts in the model with which these axioms are true, whatever
    their other variables are; the first at all where there are none, and there they are false. A
    recursion asks itself at other terms.

    Args:
        model: says what the other functions are.
        axioms: those of its theory.
        asked: the names of all functions of the axioms, in full.
    """
    lacks = frozenset(name for name in asked if model.calls(name) not in model.functions)
    if not lacks:
        return model
    functions = dict(model.functions)
    whole = replace(model, functions=functions)
    of = cache(whole.asked)
    for choice in _choices(tuple(axioms), lacks):
        functions.update(_chosen(whole, of, choice))
    return whole


def _chosen(
    model: Model, of: Callable[[str, str], Any], choice: _Choice
) -> Iterator[tuple[str, Callable[..., Any]]]:
    many = len(choice.values)
    once = [tuple(dict.fromkeys(model.given(s))) for s in (*choice.values, *choice.others)]

    @cache
    def found(*at: Any) -> tuple[Any, ...]:
        functions = [of(*each) for each in choice.functions]
        for values in product(*once[:many]):
            instances = [*((each,) for each in (*at, *values)), *once[many:]]
            if choice.find(functions, instances, EVALUATIONS)[1] is None:
                return values
        return tuple(each[0] for each in once[:many])

    for place, name in enumerate(choice.names):
        yield model.calls(name), lambda *at, place=place: found(*at)[place]


@cache
def _choices(axioms: Sequence[Theorem], lacks: frozenset[str]) -> Sequence[_Choice]:
    """The choices of the functions that are lacking, those of one axiom together.

    A function is chosen by the first axiom that asks it of variables alone, and by those that ask
    these functions of the same ones, and no others that are lacking.
    """
    groups: list[tuple[dict[str, Any], list[Theorem]]] = []
    for axiom in axioms:
        every = [t for t in parts([unfolded(axiom.formula.term)]) if t.decl().name() in lacks]
        variables = {each.term.get_id() for each in axiom.variables}
        of = [t for t in every if all(each.get_id() in variables for each in t.children())]
        known = {name: own for terms, own in groups for name in terms}
        if new := {t.decl().name(): t for t in of if t.decl().name() not in known}:
            groups.append((new, [axiom]))
        elif every and len(of) == len(every) == len({t.decl().name() for t in of}):
            known[of[0].decl().name()].append(axiom)
    return [_choice(terms, own) for terms, own in groups]


def _choice(terms: dict[str, Any], axioms: Sequence[Theorem]) -> _Choice:
    of = next(iter(terms.values())).children()
    if any(each.children() != of for each in terms.values()):
        raise ValueError(f"{axioms[0].name}: {', '.join(terms)} are not of the same variables")
    places = [z3.FreshConst(each.sort()) for each in terms.values()]
    own = {each.get_id() for each in of}
    variables = {v.term.get_id(): v.term for each in axioms for v in each.variables}
    rest = [each for key, each in variables.items() if key not in own]
    said = unfolded(z3.And([each.formula.term for each in axioms]))
    said = z3.substitute(said, *zip(terms.values(), places, strict=True))
    find, functions = search(said, [*of, *places, *rest])
    sorts = [[each.sort().name() for each in every] for every in (places, rest)]
    asked = [(each.name(), each.range().name()) for each in functions]
    return _Choice([*terms], find, asked, *sorts)
