"""A pytest plugin: the published vectors as tests of a Python function.

`pytest --gameproof-impl package.module:function` makes every vector a test; the function takes a
system and its input, and gives the output, or raises NotImplementedError. Integers are Python's, of
any size, and fractions are those of `fractions`. In a test file, `gameproof_vector` stands for each
vector of the systems that `@pytest.mark.gameproof` names.
"""

import sys
import traceback
from collections.abc import Callable, Iterator, Mapping
from contextlib import contextmanager
from dataclasses import dataclass
from importlib import import_module
from pathlib import Path
from typing import Any

import pytest

# Only what pytest needs on every start is imported above; the reference is imported when asked for.

Solver = Callable[[str, Mapping[str, Any]], Any]

WIDTH = 300
"""Characters of a line of a failure; of a longer one the beginning."""


@dataclass(frozen=True)
class PublishedVector:
    """One question to a system, and its answer."""

    id: str
    system: str
    input: Mapping[str, Any]
    output: Mapping[str, Any]
    cite: str

    def check(self, answer: Any) -> None:
        """Fail the test unless the answer is right; lists that are sets may have any order."""
        __tracebackhide__ = True
        if says := self.wrong(answer):
            pytest.fail(self.shown(answer, says), pytrace=False)

    def wrong(self, answer: Any) -> str:
        """What is wrong with an answer; empty where it is right."""
        from proofs_check.oracle.systems import find_system
        from reference.errors import InvalidInput

        try:
            right = find_system(self.system).agrees(answer, self.output)
        except InvalidInput as error:
            return str(error)
        return "" if right else "another answer"

    def shown(self, answer: Any, says: str) -> str:
        """The question, both answers, and the id to ask it alone by."""
        lines = [
            f"{self.system}: {says}",
            f"  input     {dict(self.input)}",
            f"  expected  {dict(self.output)}",
            f"  got       {answer}",
            f"  touches   {self.cite}",
            *([f"  alone     --gameproof-system {self.id}"] if self.id else ()),
        ]
        return "\n".join(n if len(n) <= WIDTH else f"{n[:WIDTH]}... ({len(n)})" for n in lines)


def published(names: list[str], limit: int | None = None) -> Iterator[PublishedVector]:
    """The vectors of these systems, small ones first, of each so many of all; an id is its vector.

    Raises:
        InvalidInput: a name of nothing.
    """
    from proofs_check.core.tables import vectors_folder
    from proofs_check.oracle.systems import find_system
    from proofs_check.oracle.vectors import read_file
    from reference.errors import InvalidInput

    for name in names:
        system = name.partition("/")[0]
        known = read_file(vectors_folder(), find_system(system))
        every = len(known) if limit is None else min(limit, len(known))
        over = [known[n * len(known) // every] for n in range(every)]
        found = over if name == system else [each for each in known if each.id == name]
        if not found:
            raise InvalidInput("vector", name, f"an id in vectors/{system}.json")
        for vector in found:
            asked = find_system(system).plain(vector.input)
            yield PublishedVector(vector.id, system, asked, vector.output, vector.cite)


SHRINK_SECONDS = 5.0
"""So long a smaller question is looked for at which a function fails; of each system once."""


def smallest(solver: Solver, vector: PublishedVector) -> tuple[PublishedVector, Any, str] | None:
    """A smaller question at which a function gives a wrong answer; none where none is found."""
    from itertools import islice
    from time import monotonic

    from proofs_check.core.tables import vectors_folder
    from proofs_check.oracle.conform import CHANGES, MAX_WORK, NEIGHBOURS, neighbours
    from proofs_check.oracle.systems import Reference, find_system
    from proofs_check.oracle.vectors import read_file
    from reference.errors import InvalidInput

    system, reference = find_system(vector.system), Reference(MAX_WORK)
    until = monotonic() + SHRINK_SECONDS
    found: tuple[PublishedVector, Any, str] | None = None

    def fails(question: Mapping[str, Any]) -> tuple[PublishedVector, Any, str] | None:
        try:
            right = reference.answer(vector.system, question)
            answer = solver(vector.system, system.plain(question))
        except (InvalidInput, NotImplementedError):
            return None
        except Exception:  # another failure than a wrong answer
            return None
        asked = PublishedVector("", vector.system, system.plain(question), right, vector.cite)
        says = asked.wrong(answer)
        return (asked, answer, says) if says else None

    known = read_file(vectors_folder(), system)
    at = next(each.input for each in known if each.id == vector.id)
    while True:
        near = (each for n in range(1, CHANGES + 1) for each in neighbours(system, at, n))
        smaller = None
        for question in islice(near, NEIGHBOURS):
            if monotonic() > until:
                return found
            if smaller := fails(question):
                at = question
                break
        if smaller is None:
            return found
        found = smaller


def pytest_addoption(parser: pytest.Parser) -> None:
    """The two options."""
    group = parser.getgroup("gameproof", "gameproof's published vectors")
    group.addoption(
        "--gameproof-impl",
        metavar="MODULE:FUNCTION",
        help="test function(system, input), which gives the output, with every published vector",
    )
    group.addoption(
        "--gameproof-system",
        metavar="SYSTEM",
        action="append",
        help="with --gameproof-impl: only this system, or vector by its id; may be repeated",
    )


def pytest_configure(config: pytest.Config) -> None:
    """The marker."""
    config.addinivalue_line(
        "markers",
        "gameproof(*systems, limit=None): the systems whose vectors gameproof_vector stands for, "
        "or ids of vectors, and how many of each system",
    )


def pytest_generate_tests(metafunc: pytest.Metafunc) -> None:
    """A test with `gameproof_vector` is run with each vector."""
    if "gameproof_vector" not in metafunc.fixturenames:
        return
    marker = metafunc.definition.get_closest_marker("gameproof")
    if marker is None or not marker.args:
        raise pytest.Collector.CollectError(
            f"{metafunc.definition.nodeid}: gameproof_vector needs "
            '@pytest.mark.gameproof("SYSTEM", ...)'
        )
    limit, names = marker.kwargs.get("limit"), marker.args
    counts = limit is None or (type(limit) is int and limit > 0)
    if {*marker.kwargs} - {"limit"} or not counts or not all(isinstance(n, str) for n in names):
        given = [*map(repr, names), *(f"{key}={val!r}" for key, val in marker.kwargs.items())]
        raise pytest.Collector.CollectError(
            f"{metafunc.definition.nodeid}: gameproof marker: got {', '.join(given)}, allowed: "
            "names of systems or ids of vectors, and limit=N of at least 1"
        )
    with _bad_input(pytest.Collector.CollectError):
        found = list(published(list(marker.args), limit))
    metafunc.parametrize("gameproof_vector", found, ids=[vector.id for vector in found])


@contextmanager
def _bad_input(error: type[Exception]) -> Iterator[None]:
    """Bad input becomes an error of pytest's own: one line, no traceback."""
    from reference.errors import InvalidInput

    try:
        yield
    except InvalidInput as bad:
        raise error(str(bad)) from None


def _function(given: str) -> Solver:
    module, colon, name = given.partition(":")
    allowed = f"--gameproof-impl: got {given!r}, allowed: MODULE:FUNCTION"
    if not (colon and module and name):
        raise pytest.UsageError(allowed)
    if "" not in sys.path and str(Path.cwd()) not in sys.path:
        sys.path.insert(0, str(Path.cwd()))
    try:
        found = getattr(import_module(module), name, None)
    except Exception as error:  # whatever the module does
        why = f"{module} can't be imported: {type(error).__name__}: {error}"
        raise pytest.UsageError(f"{allowed} ({why})") from None
    if not callable(found):
        raise pytest.UsageError(f"{allowed} ({module} has no function {name!r})")
    return found  # type: ignore[no-any-return]


SHRUNK = pytest.StashKey[set[str]]()
"""The systems of which a failing question was made smaller."""


class VectorItem(pytest.Item):
    """One vector, asked of the function."""

    solver: Solver
    vector: PublishedVector

    def runtest(self) -> None:
        """Ask and compare."""
        failed = ""
        try:
            answer = self.solver(self.vector.system, dict(self.vector.input))
        except NotImplementedError as error:
            pytest.skip(str(error) or f"{self.vector.system} is not implemented")
        except Exception as error:  # a failure in some ten lines, not in pytest's own frames
            at = traceback.extract_tb(error.__traceback__)[-1]
            where = f"{at.filename}:{at.lineno}, in {at.name}"
            what = f"{type(error).__name__}: {error}"
            failed = f"{self.vector.shown('nothing', what)}\n  at        {where}"
        if failed:
            pytest.fail(failed, pytrace=False)
        says = self.vector.wrong(answer)
        if not says:
            return
        text, shrunk = self.vector.shown(answer, says), self.session.stash.setdefault(SHRUNK, set())
        if self.vector.system not in shrunk:
            shrunk.add(self.vector.system)
            if smaller := smallest(self.solver, self.vector):
                text += f"\nThe smallest that was found:\n{smaller[0].shown(*smaller[1:])}"
        pytest.fail(text, pytrace=False)

    def reportinfo(self) -> tuple[str, None, str]:
        """How the test is called."""
        return "gameproof", None, self.name


@pytest.hookimpl(tryfirst=True)  # -k is to choose among them
def pytest_collection_modifyitems(
    session: pytest.Session, config: pytest.Config, items: list[pytest.Item]
) -> None:
    """With `--gameproof-impl`, the vectors are tests."""
    given = config.getoption("--gameproof-impl")
    chosen = config.getoption("--gameproof-system")
    if given is None:
        if chosen:
            raise pytest.UsageError("--gameproof-system goes with --gameproof-impl")
        return
    from proofs_check.oracle.vectors import published_systems

    solver = _function(given)
    with _bad_input(pytest.UsageError):
        for vector in published(chosen or list(published_systems())):
            item: VectorItem = VectorItem.from_parent(session, name=f"gameproof[{vector.id}]")
            item.solver, item.vector = solver, vector
            items.append(item)
