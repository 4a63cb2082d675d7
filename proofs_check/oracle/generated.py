"""Questions at the ends of what may be asked, such as are drawn, and their neighbours."""

import csv
import json
import random
from collections.abc import Iterable, Iterator, Mapping
from inspect import signature
from itertools import combinations, islice, pairwise, product
from math import lcm
from pathlib import Path
from typing import Any

from proofs_check.core.documents import documents
from proofs_check.core.evidence import Json, canonical
from proofs_check.oracle.draws import of_fields
from proofs_check.oracle.kinds import Choice, ListOf, exact
from proofs_check.oracle.questions import Values, leaves
from proofs_check.oracle.system import System
from reference.errors import InvalidInput

NEAR = 2
"""Of so many questions one is asked once more with one thing changed; of those at the ends, of
twice as many, and of eight times as many where the ends are `MANY`."""

TRIES = 8
"""So often a change is tried, until there is a question that can be asked."""

READING_WORK = 100_000
"""Evaluations for reading such a question."""

SIMPLER = 40
"""Simpler values of a field among which one is chosen."""

ENDS_AT_ONCE = 100
"""Of so many questions at the ends one comes for each other question, of twice as many two."""

MANY = 500
"""With more ends fewer of them are changed, so that the default run has room for all of them."""

SAME_REST = lcm(*range(1, 1025)) * (2**61 - 1) << 128
"""Two integers so far apart have the same rest in any table of up to 1,024 rows, in any word of up
to 128 bits, and the same hash in Python."""

STEPS = (1, 2, 97, 100, 128, 256, 1000, 1024, 2**16, 2**32, 2**64, SAME_REST)
"""How far apart integers are of which some program keeps a rest, a sum or a difference."""


def _module(system: System) -> Any:
    """The document's module `generated`, if there is one."""
    known = documents()
    return known[system.document].module("generated") if system.document in known else None


def _name(system: System) -> str:
    """What the system is called there: its name without that of the document."""
    return system.name.partition(".")[2]


Rulesets = tuple[str, ...]


def drawn(system: System, chance: random.Random, rulesets: Rulesets = ()) -> Iterator[Values]:
    """Yield questions without end: what the document's module `generated` draws under its name.

    A system without one has questions made of the kinds of its fields. One that asks for positions
    of many rulesets is given those that are wanted; of none, it makes all there is.
    """
    found = getattr(_module(system), _name(system), None)
    more: list[Any] = [system]
    if found is None:
        found = of_fields
    else:
        more = [rulesets] * (len(signature(found).parameters) - 1)
    while True:
        yield from found(chance, *more)


def telling(system: System) -> Iterator[Values]:
    """Yield questions by whose answers each rule is told from a broken one, twenty times at least.

    They are in `telling.csv` of the document: python -m tests.oracle.rules SYSTEM.
    """
    module = _module(system)
    path = None if module is None else Path(str(module.__file__)).with_name("telling.csv")
    if path is not None and path.is_file():
        with path.open(encoding="utf-8", newline="") as rows:
            for name, question in csv.reader(rows):
                if name == system.name:
                    yield json.loads(question)


def at_ends(system: System) -> Iterable[Values]:
    """The ends of what may be asked: what NAME_at_ends of the same module yields."""
    found: Iterable[Values] = getattr(_module(system), f"{_name(system)}_at_ends", tuple)()
    return found


def questions(system: System, starting: int, rulesets: Rulesets = ()) -> Iterator[Values]:
    """Yield questions to a system without end, the same ones for the same seed.

    At least every other one is at an end of what may be asked, as long as there are. Some are
    followed by one that is nearly the same: what a program keeps of a question must not answer
    another.
    """
    chance = random.Random(starting)
    ends = [*telling(system), *at_ends(system)]
    most = _most(ends)
    chance.shuffle(ends)
    pace = 1 + len(ends) // ENDS_AT_ONCE
    seldom = NEAR * (8 if len(ends) > MANY else 2)
    before: Values = {}
    for made in drawn(system, chance, rulesets):
        first, ends = ends[:pace], ends[pace:]
        for question in (*first, made):
            yield question
            if before and chance.randrange(NEAR if question is made else seldom) == 0:
                yield near(system, question, before, most, chance)
            before = question


def near(
    system: System, question: Values, other: Values, most: Mapping[str, int], chance: random.Random
) -> Values:
    """The question with one thing changed, the first of some tries that can be asked.

    No integer is larger than those of its field at the ends, `most`, and in the question, unless
    they are beyond 64 bits: the reference may know a short way where a literal program takes a step
    for each heap.

    A field as another question has it, or left out as there; another of a few words, in place of
    one or of none; a list the other way round, with a member twice, or with one fewer; a simpler
    value; or what a careless key takes for the same: see `alike`, and members parted elsewhere.
    """
    if not _readable(system, question):
        return question
    own = {name: max(n, most.get(name, 0)) for name, n in _most([question]).items()}
    largest = {name: n for name, n in own.items() if n < 2**64}
    changes = (_as_other, _worded, _relisted, _simpler, _swapped, _parted, *[_mistaken] * 3)
    for _ in range(TRIES):
        several = [*islice(chance.choice(changes)(system, question, other, chance), SIMPLER)]
        changed = chance.choice(several) if several else question
        within = all(n <= largest.get(name, n) for name, n in _most([changed]).items())
        if within and canonical(changed) != canonical(question) and _readable(system, changed):
            return changed
    return question


def _readable(system: System, question: Values) -> bool:
    try:
        with system.limited(READING_WORK):
            system.read_question(question)
    except InvalidInput:
        return False
    return True


def _as_other(
    system: System, question: Values, other: Values, chance: random.Random
) -> Iterator[Values]:
    del system, chance
    for name in sorted(n for n in {*question, *other} if question.get(n) != other.get(n)):
        kept = {n: value for n, value in question.items() if n != name}
        yield {**kept, name: other[name]} if name in other else kept


def _worded(
    system: System, question: Values, other: Values, chance: random.Random
) -> Iterator[Values]:
    """Another word where it is one of a few, or in a list of such words; or another reading."""
    del other
    found = [each for _, each in system.readings.others(question)]
    for field in system.asked(question):
        name, kind = field.name, field.kind
        if isinstance(kind, Choice):
            words = [word for word in kind.words if word != question.get(name)]
            found += ({**question, name: word} for word in words)
        elif isinstance(kind, ListOf) and isinstance(kind.each, Choice):
            value = question[name]
            assert isinstance(value, list)
            for n, word in product(range(len(value)), kind.each.words):
                found.append({**question, name: [*value[:n], word, *value[n + 1 :]]})
    chance.shuffle(found)
    return iter(found)


def _relisted(
    system: System, question: Values, other: Values, chance: random.Random
) -> Iterator[Values]:
    del system, other, chance
    for name, value in question.items():
        if isinstance(value, list) and value[1:]:
            forms = value[::-1], [*value, value[0]], [*value[:-1], value[0]], value[:-1], value[1:]
            yield from ({**question, name: form} for form in forms)


def _simpler(
    system: System, question: Values, other: Values, chance: random.Random
) -> Iterator[Values]:
    del other
    field = chance.choice([each for each in system.fields if each.name in question])
    for value in field.kind.simpler(question[field.name]):
        yield {**question, field.name: value}


def _mistaken(
    system: System, question: Values, other: Values, chance: random.Random
) -> Iterator[Values]:
    del system, other
    name = chance.choice(sorted(question))
    for value in alike(question[name], chance):
        yield {**question, name: value}


def _swapped(
    system: System, question: Values, other: Values, chance: random.Random
) -> Iterator[Values]:
    del system, other, chance
    for a, b in combinations(sorted(question), 2):
        yield {**question, a: question[b], b: question[a]}


def _parted(
    system: System, question: Values, other: Values, chance: random.Random
) -> Iterator[Values]:
    """Two values that stand side by side, with letters or digits of the one at the other."""
    del system, other
    inner = [*leaves(question)]
    places = range(len(inner) - 1)
    for at in chance.sample(places, min(TRIES, len(places))):
        one, two = inner[at : at + 2]
        joined, cut = f"{one}{two}", len(f"{one}") + chance.choice((-2, -1, -1, 1, 1, 2))
        halves: tuple[Json, Json] = (joined[: max(cut, 0)], joined[max(cut, 0) :])
        if isinstance(one, int) and isinstance(two, int):
            if not all(
                str(half).isdecimal() and str(half) == str(int(str(half))) for half in halves
            ):
                continue
            halves = (exact(int(str(halves[0]))), exact(int(str(halves[1]))))
        elif isinstance(one, int) or isinstance(two, int):
            continue
        put = iter([*inner[:at], *halves, *inner[at + 2 :]])
        yield _with_leaves(dict(question), put)


def _with_leaves(value: Any, put: Iterator[Json]) -> Any:
    """The value with these in the places of its own."""
    if isinstance(value, Mapping):
        return {name: _with_leaves(inner, put) for name, inner in value.items()}
    if isinstance(value, list):
        return [_with_leaves(inner, put) for inner in value]
    return next(put)


def _integer(value: Json) -> int | None:
    """An integer, also one that is written as text."""
    if isinstance(value, int) and not isinstance(value, bool):
        return value
    return int(value) if isinstance(value, str) and value.isdecimal() and len(value) > 15 else None


def _most(questions: Iterable[Values]) -> dict[str, int]:
    """The largest integer in each field of some questions, 0 where there is none."""
    found: dict[str, int] = {}
    for question in questions:
        for name, value in question.items():
            here = (_integer(leaf) or 0 for leaf in leaves(value))
            found[name] = max(found.get(name, 0), *here, 0)
    return found


def alike(value: Json, chance: random.Random) -> list[Json]:
    """Other values with the same rest, letters, members, ends, length, sum, difference or text.

    >>> [2, 3] in alike([3, 2], random.Random(0))
    True
    """
    n = _integer(value)
    if n is not None:
        return [exact(n + sign * step) for step in STEPS for sign in (1, -1)]
    if isinstance(value, str):
        return list(_texts_alike(value, chance))
    if isinstance(value, Mapping):
        names = sorted(value)
        found: list[Json] = [{**value, a: value[b], b: value[a]} for a, b in pairwise(names)]
        for name in names:
            found += ({**value, name: each} for each in alike(value[name], chance)[:2])
        return found
    return list(_lists_alike([*value], chance)) if isinstance(value, list) else []


def _texts_alike(text: str, chance: random.Random) -> Iterator[str]:
    """Two letters swapped, one elsewhere, or in place of another; another case; backwards."""
    if text:
        at, to = (chance.randrange(len(text)) for _ in range(2))
        rest = text[:at] + text[at + 1 :]
        yield from (rest[:to] + text[at] + rest[to:], text[::-1], text.swapcase())
        yield text[:at] + text[at].swapcase() + text[at + 1 :]
        yield text[:at] + text[to] + text[at + 1 :]
        low, high = sorted((at, to))
        yield (
            text[:low]
            + text[high]
            + text[low + 1 : high]
            + text[low] * (low < high)
            + text[high + 1 :]
        )


def _lists_alike(value: list[Json], chance: random.Random) -> Iterator[Json]:
    """Members swapped, changed, or in place of another; two integers changed together."""

    def placed(at: Mapping[int, Json]) -> Json:
        return [at.get(n, member) for n, member in enumerate(value)]

    for at in chance.sample(range(len(value)), min(2, len(value))):
        several = alike(value[at], chance)
        yield from (placed({at: each}) for each in chance.sample(several, min(4, len(several))))
    if value[1:]:
        i, j = sorted(chance.sample(range(len(value)), 2))
        yield from (placed({i: value[j], j: value[i]}), placed({i: value[j]}))
        a, b = _integer(value[i]), _integer(value[j])
        if a is not None and b is not None:
            for step in (chance.choice(STEPS), chance.randrange(1, 9)):
                for c, d in ((a + step, b - step), (a - step, b + step), (a + step, b + step)):
                    yield placed({i: exact(c), j: exact(d)})
                yield placed({i: exact(a ^ step), j: exact(b ^ step)})
            joined, width = f"{a}{b}", chance.randrange(1, 3)
            if joined.isdecimal() and joined[width:]:
                yield placed({i: exact(int(joined[:width])), j: exact(int(joined[width:]))})
