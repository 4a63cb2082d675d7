"""Questions at the ends of what may be asked, such as Hypothesis makes, and their neighbours."""

import random
import warnings
from collections.abc import Callable, Iterator
from itertools import islice, product
from typing import Any

from hypothesis import HealthCheck, Phase, given, seed, settings
from hypothesis.strategies import SearchStrategy

from proofs_check.core.documents import documents
from proofs_check.oracle.kinds import Choice, ListOf
from proofs_check.oracle.questions import Values
from proofs_check.oracle.strategies import Group, of_fields
from proofs_check.oracle.system import System
from reference.errors import InvalidInput

AT_ONCE = 60
"""Groups that are made before the first of them is asked."""


NEAR = 4
"""Of so many questions one is asked once more with one thing changed."""

SIMPLER = 40
"""Simpler values of a field among which one is chosen."""

ENDS_AT_ONCE = 400
"""Of so many questions at the ends one comes for each other question, of twice as many two."""


def _own(system: System, name: str) -> Any:
    """What the document's module `generated` has under this name for a system."""
    known = documents()
    module = known[system.document].module("generated") if system.document in known else None
    return getattr(module, name, {}).get(system.name)


def strategy(system: System) -> SearchStrategy[Group]:
    """What makes the questions: `GENERATED` of the document's module `generated`.

    A document without one has questions made of the kinds of its fields.
    """
    found: SearchStrategy[Group] | None = _own(system, "GENERATED")
    return of_fields(system) if found is None else found


def questions(system: System, starting: int) -> Iterator[Values]:
    """Yield questions to a system without end, the same ones for the same seed.

    At least every other one is at an end of what may be asked, as long as there are: `ENDS` of the
    same module. Some are followed by one that is nearly the same: what a program keeps of a
    question must not answer another.
    """
    chance = random.Random(starting)
    own: Callable[[], Iterator[Values]] | None = _own(system, "ENDS")
    ends = [] if own is None else [*own()]
    chance.shuffle(ends)
    pace = 1 + len(ends) // ENDS_AT_ONCE
    before: Values = {}
    for made in _without_end(strategy(system), starting):
        first, ends = ends[:pace], ends[pace:]
        for question in (*first, made):
            yield question
            if before and chance.randrange(NEAR) == 0:
                yield near(system, question, before, chance)
            before = question


def near(system: System, question: Values, other: Values, chance: random.Random) -> Values:
    """The question with one thing changed; the reference may refuse it.

    A field as another question has it, or left out as there; another of a few words, in place of
    one or of none; a list the other way round, with a member twice, or with one fewer; or a
    simpler value.
    """
    how = chance.randrange(4)
    differing = sorted(n for n in {*question, *other} if question.get(n) != other.get(n))
    if how == 0 and differing:
        name = chance.choice(differing)
        kept = {n: value for n, value in question.items() if n != name}
        return {**kept, name: other[name]} if name in other else kept
    if how == 1 and (worded := [*_worded(system, question)]):
        return chance.choice(worded)
    lists = {name: [*value] for name, value in question.items() if isinstance(value, list)}
    long = sorted(name for name, value in lists.items() if value[1:])
    if how == 2 and long:
        name = chance.choice(long)
        value = lists[name]
        forms = (value[::-1], [*value, value[0]], [*value[:-1], value[0]], value[:-1], value[1:])
        return {**question, name: chance.choice(forms)}
    field = chance.choice([each for each in system.fields if each.name in question])
    try:
        simpler = [*islice(field.kind.simpler(question[field.name]), SIMPLER)]
    except InvalidInput:  # itself a question that cannot be asked
        simpler = []
    return {**question, field.name: chance.choice(simpler)} if simpler else question


def _worded(system: System, question: Values) -> Iterator[Values]:
    """The question with another word where it is one of a few, or in a list of such words."""
    try:
        asked = system.asked(question)
    except InvalidInput:
        return
    for field in asked:
        name, kind = field.name, field.kind
        if isinstance(kind, Choice):
            words = [word for word in kind.words if word != question.get(name)]
            yield from ({**question, name: word} for word in words)
        elif isinstance(kind, ListOf) and isinstance(kind.each, Choice):
            value = question[name]
            assert isinstance(value, list)
            for n, word in product(range(len(value)), kind.each.words):
                yield {**question, name: [*value[:n], word, *value[n + 1 :]]}


def _without_end(made: SearchStrategy[Group], starting: int) -> Iterator[Values]:
    number = 0
    while True:
        yield from _made(made, starting * 1_000_003 + number)
        number += 1


def _made(strategy: SearchStrategy[Group], starting: int) -> Group:
    found: Group = []

    @settings(
        max_examples=AT_ONCE,
        database=None,
        deadline=None,
        phases=[Phase.generate],
        suppress_health_check=list(HealthCheck),
    )
    @seed(starting)
    @given(strategy)
    def collect(group: Any) -> None:
        found.extend(group)

    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        collect()
    return found
