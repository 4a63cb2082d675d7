"""The systems of all documents: questions read from text or JSON, answered by the reference."""

import sys
from collections.abc import Iterable, Mapping
from functools import cache
from importlib import import_module
from importlib.metadata import entry_points

from proofs_check.core import work
from proofs_check.core.documents import documents
from proofs_check.core.evidence import Json
from proofs_check.core.near import meant
from proofs_check.oracle.system import Answer, System
from reference.errors import InvalidInput

MAX_WORK = 20_000_000
"""Evaluations of an option that `solve` allows unless it is told otherwise; about a minute."""

MAX_MEMORY = 1_800
"""Megabytes of memory that it allows."""

GROUP = "gameproof.systems"
"""The entry point group under which an installed package offers systems."""

_LOADED: list[str] = []
"""What `load` was asked for."""


def load(given: str) -> None:
    """Take in systems of the user's own, from MODULE:OBJECT; the folder of the command counts.

    Args:
        given: where they are; the object is a `System`, or several.

    Raises:
        InvalidInput: there is none, or one has a name that is taken.
    """
    if given not in _LOADED:
        _own(given)
        _LOADED.append(given)
        known_systems.cache_clear()
    known_systems()


def _own(given: str) -> tuple[System, ...]:
    """The systems at MODULE:OBJECT."""
    allowed = "MODULE:OBJECT, a System or several"
    module, colon, name = given.partition(":")
    if not (colon and module and name):
        raise InvalidInput("load", given, allowed)
    if "" not in sys.path:
        sys.path.insert(0, "")
    try:
        found = getattr(import_module(module), name)
    except (ImportError, AttributeError, ValueError) as error:
        raise InvalidInput("load", given, f"{allowed} ({error})") from None
    each = (found,) if isinstance(found, System) else found
    several = tuple(each) if isinstance(each, Iterable) else ()
    if not several or not all(isinstance(system, System) for system in several):
        raise InvalidInput("load", given, allowed)
    return several


@cache
def known_systems() -> Mapping[str, System]:
    """Every system by its name: `SYSTEMS` of each document's module `systems`, then the user's own.

    Raises:
        InvalidInput: one is not named after its document, or two have one name.

    >>> [name for name in known_systems() if name.startswith("cumulative")]
    ['cumulative.outcome', 'cumulative.zero_sum']
    """
    found: dict[str, System] = {}
    for document in documents().values():
        module = document.module("systems")
        for system in () if module is None else module.SYSTEMS:
            if system.document != document.name or system.name in found:
                raise InvalidInput(
                    "system", system.name, f"{document.name}. and a name that no other system has"
                )
            found[system.name] = system
    offered = sorted(entry.value for entry in entry_points(group=GROUP))
    for given in (*offered, *_LOADED):
        for system in _own(given):
            if system.name in found or not system.name.strip():
                raise InvalidInput("system", system.name, "a name that no other system has")
            found[system.name] = system
    return found


def find_system(name: str) -> System:
    """The system of that name.

    Raises:
        InvalidInput: there is none.

    >>> find_system("cumulative.outcome").fields[0].name
    'set'
    """
    known = known_systems()
    if name not in known:
        near, every = meant(name, known), ", ".join(known)
        raise InvalidInput("system", name, f"a system{near} All are {every}" if near else every)
    return known[name]


def read_argument(system: str, name: str, text: str) -> Json:
    """A value of the command line for a field of a system, which may want it as it is.

    >>> read_argument("partizan.value", "game", "{1,2|3}")
    '{1,2|3}'
    >>> read_argument("cumulative.outcome", "set", "4,5,9")
    [4, 5, 9]
    """
    known = known_systems()
    for field in known[system].fields if system in known else ():
        if field.name == name:
            return field.kind.from_text(text, name)
    return text


class Reference:
    """Answers many questions; it keeps, within bounds, what the next ones may need again."""

    def __init__(self, max_work: int = MAX_WORK, max_memory: int = MAX_MEMORY) -> None:
        """Allow so many evaluations of an option for each answer, and megabytes in all."""
        self.max_work = max_work
        self.max_memory = max_memory
        self._before = work.used()
        self._answers: dict[str, Answer] = {}

    def answer(self, name: str, values: Mapping[str, Json]) -> Mapping[str, Json]:
        """The same as `solve`, which says more."""
        system = find_system(name)
        kept = self._kept()
        if kept > self.max_memory // 2:
            self._forget()
            kept = self._kept()
        if name not in self._answers:
            made = system.remembering
            self._answers[name] = system.answer if made is None else made()
        try:
            with work.at_most_memory(self.max_memory, self.max_memory - kept):
                return _answered(system, self._answers[name], values, self.max_work)
        except InvalidInput as error:
            if error.field == work.MEMORY:
                self._forget()
            raise

    def _kept(self) -> int:
        """Megabytes that are taken since the first question."""
        return max(0, work.used() - self._before)

    def _forget(self) -> None:
        """Give back what is kept of all questions until now."""
        self._answers.clear()
        for forget in {system.forget for system in known_systems().values()}:
            forget()


def solve(
    name: str, values: Mapping[str, Json], max_work: int = MAX_WORK, max_memory: int = MAX_MEMORY
) -> Mapping[str, Json]:
    """Ask the reference one question.

    Args:
        name: the system.
        values: its inputs, read from text or JSON.
        max_work: how many evaluations of an option the answer may take.
        max_memory: how many megabytes.

    Raises:
        InvalidInput: a field is missing, unknown or unusable, or it takes more work or memory.

    >>> solve("cumulative.outcome", {"set": [4, 5, 9], "heap": 61, "convention": "FvA"})
    {'outcome': [32, 29], 'moves': [4], 'reading': 'Definition 2'}
    """
    system = find_system(name)
    with work.at_most_memory(max_memory, max_memory):
        return _answered(system, system.answer, values, max_work)


def _answered(
    system: System, answer: Answer, values: Mapping[str, Json], max_work: int
) -> Mapping[str, Json]:
    with system.limited(max_work):
        read = system.read_question(values)
        needed = system.work(**read)
        if needed > max_work:
            raise InvalidInput(
                "max-work",
                needed,
                f"at most {max_work} evaluations of an option; raise with --max-work",
            )
        return {**answer(**read), "reading": system.readings.of_question(values)}
