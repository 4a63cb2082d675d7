"""A pytest plugin: the published vectors as tests of a Python function.

`pytest --gameproof-impl package.module:function` makes every vector a test; the function takes a
system and its input, and gives the output, or raises NotImplementedError. In a test file,
`gameproof_vector` stands for each vector of the systems that `@pytest.mark.gameproof` names.
"""

from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass
from importlib import import_module
from typing import Any

import pytest

# Only what pytest needs on every start is imported above; the reference is imported when asked for.

Solver = Callable[[str, Mapping[str, Any]], Any]


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
        from proofs_check.oracle.systems import find_system
        from reference.errors import InvalidInput

        __tracebackhide__ = True
        system = find_system(self.system)
        try:
            right = system.agrees(answer, self.output)
            says = "another answer"
        except InvalidInput as error:
            right, says = False, str(error)
        if not right:
            pytest.fail(
                f"{self.system}: {says}\n  input     {dict(self.input)}\n"
                f"  expected  {dict(self.output)}\n  got       {answer}\n  touches   {self.cite}",
                pytrace=False,
            )


def published(systems: list[str], limit: int | None = None) -> Iterator[PublishedVector]:
    """The vectors of these systems, small ones first, of each so many."""
    from proofs_check.core.tables import vectors_folder
    from proofs_check.oracle.systems import find_system
    from proofs_check.oracle.vectors import read_file

    for name in systems:
        for vector in read_file(vectors_folder(), find_system(name))[:limit]:
            yield PublishedVector(vector.id, name, vector.input, vector.output, vector.cite)


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
        help="with --gameproof-impl: only this system; may be repeated",
    )


def pytest_configure(config: pytest.Config) -> None:
    """The marker."""
    config.addinivalue_line(
        "markers",
        "gameproof(*systems, limit=None): the systems whose vectors gameproof_vector stands for, "
        "and how many of each",
    )


def pytest_generate_tests(metafunc: pytest.Metafunc) -> None:
    """A test with `gameproof_vector` is run with each vector."""
    if "gameproof_vector" not in metafunc.fixturenames:
        return
    marker = metafunc.definition.get_closest_marker("gameproof")
    if marker is None or not marker.args:
        raise pytest.UsageError(
            f"{metafunc.definition.nodeid}: gameproof_vector needs "
            '@pytest.mark.gameproof("SYSTEM", ...)'
        )
    with _usage_errors():
        found = list(published(list(marker.args), marker.kwargs.get("limit")))
    metafunc.parametrize("gameproof_vector", found, ids=[vector.id for vector in found])


class _usage_errors:  # noqa: N801 (used as a function)
    """Bad input becomes pytest's own error of use: one line, no traceback."""

    def __enter__(self) -> None:
        return None

    def __exit__(self, kind: Any, error: Any, traceback: Any) -> None:
        from reference.errors import InvalidInput

        if isinstance(error, InvalidInput):
            raise pytest.UsageError(str(error)) from None


def _function(given: str) -> Solver:
    module, colon, name = given.partition(":")
    found: Any = None
    if colon and module and name:
        try:
            found = getattr(import_module(module), name, None)
        except ModuleNotFoundError as error:
            if not module.startswith(str(error.name)):
                raise
    if not callable(found):
        raise pytest.UsageError(f"--gameproof-impl: got {given!r}, allowed: MODULE:FUNCTION")
    return found  # type: ignore[no-any-return]


class VectorItem(pytest.Item):
    """One vector, asked of the function."""

    solver: Solver
    vector: PublishedVector

    def runtest(self) -> None:
        """Ask and compare."""
        try:
            answer = self.solver(self.vector.system, dict(self.vector.input))
        except NotImplementedError as error:
            pytest.skip(str(error) or f"{self.vector.system} is not implemented")
        self.vector.check(answer)

    def reportinfo(self) -> tuple[str, None, str]:
        """How the test is called."""
        return "gameproof", None, self.name


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
    with _usage_errors():
        for vector in published(chosen or list(published_systems())):
            item: VectorItem = VectorItem.from_parent(session, name=f"gameproof[{vector.id}]")
            item.solver, item.vector = solver, vector
            items.append(item)
