"""Functions of which axioms say no more than that there is such a value.

A maximum over a set is attained at a term that a function of ours names: a best bid, say. Which of
the best ones that is no axiom says, so a model need not say it either.
"""

from collections.abc import Callable, Iterator, Sequence, Set
from functools import cache
from itertools import product
from typing import Any, NamedTuple

import z3

from proofs_check.core.truth import FaultyClaim
from proofs_check.methods.instances import Search, search
from proofs_check.methods.smt import contradict, parts

MANY = 1 << 62
"""More instances than there are."""

RESOURCE_UNITS = 1_000_000
"""Z3's `rlimit` for asking whether a formula leaves a choice."""


class Axiom(NamedTuple):
    """What an axiom says, with what its definitions stand for in their place."""

    name: str
    variables: Sequence[Any]
    said: Any
    is_ours: bool
    """Whether it says what a function of ours is."""


class Choice(NamedTuple):
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


def chosen(
    choice: Choice, given: Callable[[str], Sequence[Any]], of: Callable[[str, str], Any]
) -> Iterator[tuple[str, Callable[..., Any]]]:
    """Yield the functions, by name.

    They are the first values of their sorts with which the axioms are true, whatever their other
    variables are; the first at all where there are none, and there they are false. A recursion asks
    itself at other terms.

    Args:
        choice: which.
        given: of a sort its values in the model.
        of: of a name and the sort of its values another function of the model, or one of these.
    """
    many = len(choice.values)
    once = [tuple(dict.fromkeys(given(s))) for s in (*choice.values, *choice.others)]
    if not all(once[:many]):
        raise FaultyClaim(f"{', '.join(choice.names)}: the model has no value to choose")

    @cache
    def found(*at: Any) -> tuple[Any, ...]:
        functions = [of(*each) for each in choice.functions]
        for values in product(*once[:many]):
            instances = [*((each,) for each in (*at, *values)), *once[many:]]
            if choice.find(functions, instances, MANY)[1] is None:
                return values
        return tuple(each[0] for each in once[:many])

    for place, name in enumerate(choice.names):
        yield name, lambda *at, place=place: found(*at)[place]


def choices(axioms: Sequence[Axiom], lacks: frozenset[str]) -> list[Choice]:
    """The choices of functions that a model lacks, those of one axiom together.

    A function is chosen by the first axiom that asks it of variables alone, and by those that ask
    these functions of the same ones, and no others that are lacking. `FaultyClaim`: an axiom asks
    several of other variables each; or one that is not of ours says what they are by themselves:
    they would be whatever makes it true.
    """
    groups: list[tuple[dict[str, Any], list[Axiom]]] = []
    for axiom in axioms:
        every = [t for t in parts([axiom.said]) if t.decl().name() in lacks]
        if every and not axiom.is_ours and (defined := by_themselves(axiom.said, lacks)):
            said = f"axiom {axiom.name}: it defines {', '.join(defined)}"
            raise FaultyClaim(f"{said}: a function that models say, no choice")
        variables = {each.get_id() for each in axiom.variables}
        of = [t for t in every if all(each.get_id() in variables for each in t.children())]
        known = {name: own for terms, own in groups for name in terms}
        if new := {t.decl().name(): t for t in of if t.decl().name() not in known}:
            groups.append((new, [axiom]))
        elif every and len(of) == len(every) == len({t.decl().name() for t in of}):
            known[of[0].decl().name()].append(axiom)
    return [_choice(terms, own) for terms, own in groups]


def by_themselves(said: Any, names: Set[str]) -> list[str]:
    """The functions of these names of which a formula says by itself what they are.

    It asks them at terms of which it asks no other one; or it asks others of them, and whatever
    those are leaves one value where it does not leave all.

    >>> x, f, own = z3.Int("x"), *(z3.Function(n, *[z3.IntSort()] * 2) for n in ("a.f", "a.own"))
    >>> by_themselves(own(x) == f(own(x)), {"a.own"}), by_themselves(own(x) == f(x), {"a.own"})
    ([], ['a.own'])
    >>> by_themselves(z3.And(own(x) == 3 * x, f(own(x)) >= 0), {"a.own"})
    ['a.own']
    """
    said = z3.simplify(said)
    every = [*parts([said])]
    others = [each for each in every if "." in each.decl().name().removeprefix("rank.")]
    of_others = (e for each in others if each.decl().name() not in names for e in each.children())
    asked = {part.get_id() for part in parts(of_others)}
    return sorted(
        {
            each.decl().name()
            for each in others
            if each.decl().name() in names
            and (each.get_id() not in asked or _is_fixed(said, each, others))
        }
    )


def _is_fixed(said: Any, chosen: Any, others: Sequence[Any]) -> bool:
    """Whether a formula leaves one value where it does not leave all, whatever others are of it."""
    of_it = [each for each in others if any(part.eq(chosen) for part in parts([each]))]
    values, says = [], []
    for _ in range(3):
        new = {each: z3.FreshConst(each.sort()) for each in of_it}
        values.append(new[chosen])
        says.append(z3.substitute(said, *new.items()))
    one, another, neither = says
    return contradict([one, another, values[0] != values[1], z3.Not(neither)], RESOURCE_UNITS)


def _choice(terms: dict[str, Any], axioms: Sequence[Axiom]) -> Choice:
    of = next(iter(terms.values())).children()
    if any(each.children() != of for each in terms.values()):
        raise FaultyClaim(f"{axioms[0].name}: {', '.join(terms)} are not of the same variables")
    places = [z3.FreshConst(each.sort()) for each in terms.values()]
    own = {each.get_id() for each in of}
    rest = {v.get_id(): v for each in axioms for v in each.variables if v.get_id() not in own}
    said = z3.And([each.said for each in axioms])
    said = z3.substitute(said, *zip(terms.values(), places, strict=True))
    find, functions = search(said, [*of, *places, *rest.values()])
    sorts = [[each.sort().name() for each in every] for every in (places, rest.values())]
    asked = [(each.name(), each.range().name()) for each in functions]
    return Choice([*terms], find, asked, *sorts)
