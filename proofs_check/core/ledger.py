"""The ledger: every claim with its statement, its citation and its checks."""

import inspect
import re
from abc import ABC, abstractmethod
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from enum import StrEnum
from functools import cache
from importlib import import_module
from pathlib import Path
from pkgutil import iter_modules
from typing import Any, ClassVar

from proofs_check.core.evidence import Effort, Evidence, Json, combine_checks, combine_readings
from reference.errors import InvalidInput


class Check(ABC):
    """One way in which a claim is looked at."""

    method: ClassVar[str]
    """The name of the method, as evidence gives it."""

    @abstractmethod
    def run(self, effort: Effort) -> Evidence:
        """Look, as far as `effort` allows, and say what was found."""

    def replay(self, witness: Mapping[str, Json]) -> bool:
        """Whether a stored counterexample still refutes, by the reference alone."""
        del witness
        return False

    def store(self) -> None:
        """Write anew the data that the check holds itself against; most have none."""
        return


class Batched(Check):
    """A check that shares its work with others over the same range."""

    @property
    @abstractmethod
    def batch(self) -> object:
        """Checks with equal `batch` are run together."""

    @staticmethod
    @abstractmethod
    def run_together(checks: "Sequence[Any]", effort: Effort) -> list[Evidence]:
        """Run checks of one batch; one piece of evidence each, in order."""

    def run(self, effort: Effort) -> Evidence:
        """Run this check alone."""
        return self.run_together([self], effort)[0]


Plan = Callable[[Callable[..., Any]], Check]
"""What turns the function under a `@claim` (a predicate, say) into a check."""


class Origin(StrEnum):
    """Whose statement it is."""

    DOCUMENT = "document"
    OURS = "ours"


OURS = (".corrected", ".weakened", ".strengthened", ".measured")
"""How the id of a statement of ours ends."""


@dataclass(frozen=True, slots=True)
class Place:
    """Where in the ledger a claim stands."""

    path: Path
    line: int


@dataclass(frozen=True, slots=True)
class Claim:
    """One statement, and for each reading of it the checks that look at it."""

    id: str
    cite: str
    says: str
    readings: Mapping[str, tuple[Check, ...]]
    place: Place

    @property
    def document(self) -> str:
        """The short name of the document."""
        return self.id.partition("/")[0]

    @property
    def origin(self) -> Origin:
        """Ours if the id says so, else the document's."""
        return Origin.OURS if self.id.endswith(OURS) else Origin.DOCUMENT

    def conclude(self, found: Mapping[str, Sequence[Evidence]]) -> Evidence:
        """The verdict that the evidence of all readings gives."""
        return combine_readings({name: combine_checks(es) for name, es in found.items()})

    def run(self, effort: Effort) -> Evidence:
        """Run every check of every reading."""
        return self.conclude({n: [c.run(effort) for c in cs] for n, cs in self.readings.items()})


_ID = re.compile(r"[a-z]+/[a-z]+(-[a-zA-Z0-9]+)*(\.[a-zA-Z0-9]+(-[a-zA-Z0-9]+)*)*")


@dataclass
class Ledger:
    """The claims of one document, in the order of the document."""

    document: str
    claims: dict[str, Claim] = field(default_factory=dict)

    def add(
        self,
        name: str,
        cite: str,
        says: str,
        readings: Mapping[str, tuple[Check, ...]],
        place: Place,
    ) -> None:
        """Enter a claim.

        Raises:
            ValueError: the id is malformed or taken, or the claim says, cites or checks nothing.
        """
        full = f"{self.document}/{name}"
        if not _ID.fullmatch(full):
            raise ValueError(f"claim id {full!r} is malformed")
        if full in self.claims:
            raise ValueError(f"claim id {full!r} is taken")
        if not says or not cite or not readings or not all(readings.values()):
            raise ValueError(f"claim {full!r} says, cites or checks nothing")
        self.claims[full] = Claim(full, cite, says, readings, place)

    def claim(
        self,
        name: str,
        cite: str,
        says: str,
        *plans: Plan,
        readings: Mapping[str, Plan | tuple[Plan, ...]] | None = None,
        at: Callable[..., Any] | None = None,
    ) -> Callable[[Callable[..., Any]], Callable[..., Any]]:
        """Enter the decorated function as a claim.

        Args:
            name: the id without the document.
            cite: where it stands in the document.
            says: the statement, in our words.
            plans: what turns the function into checks, where there is one reading.
            readings: the same for each reading, by its name.
            at: the function whose place is the claim's, where the decorated one is made by it.
        """
        if bool(plans) == bool(readings):
            raise ValueError(f"claim {name!r}: give either plans or named readings")
        by_reading = {"as printed": plans} if plans else dict(readings or {})

        def enter(function: Callable[..., Any]) -> Callable[..., Any]:
            checks = {
                key: tuple(p(function) for p in (value if isinstance(value, tuple) else (value,)))
                for key, value in by_reading.items()
            }
            self.add(name, cite, says, checks, place_of(at or function))
            return function

        return enter


def using(function: Callable[..., Any], *plans: Plan) -> tuple[Plan, ...]:
    """The plans of a reading that has a function of its own, not the decorated one."""

    def with_it(plan: Plan) -> Plan:
        return lambda decorated: plan(function)

    return tuple(with_it(plan) for plan in plans)


def place_of(function: Callable[..., Any]) -> Place:
    """Where a function is defined, its decorators included."""
    code = inspect.unwrap(function).__code__
    return Place(Path(code.co_filename), code.co_firstlineno)


def source(claim: Claim) -> str:
    """The file where a claim stands, relative to the repository or to where it is installed."""
    root = Path(__file__).resolve().parent.parent.parent
    path = claim.place.path.resolve()
    return path.relative_to(root).as_posix() if path.is_relative_to(root) else path.name


DOCUMENTS = ("cumulative", "positions", "preferences", "partizan", "bidding")
"""The documents whose ledgers exist."""


@cache
def ledger(document: str) -> Ledger:
    """The ledger of a document, its module imported when it is first asked for.

    Raises:
        InvalidInput: there is no such document.
    """
    if document not in DOCUMENTS:
        raise InvalidInput("document", document, "one of " + ", ".join(DOCUMENTS))
    package = import_module(f"proofs_check.documents.{document}.claims")
    for module in iter_modules(package.__path__, f"{package.__name__}."):
        import_module(module.name)
    found = import_module(f"proofs_check.documents.{document}.plans").LEDGER
    assert isinstance(found, Ledger)
    return found


def select(ids: Iterable[str], document: str | None) -> Iterator[Claim]:
    """Yield the claims that the command line names, in ledger order, each once.

    An id names the claim and everything below it: `cumulative/lemma-8` is all of Lemma 8.

    Args:
        ids: ids or prefixes of ids; none means all.
        document: a document's short name; none means all.

    Raises:
        InvalidInput: an id or a document that names nothing.
    """
    names = list(ids)
    documents = [document] if document is not None else list(DOCUMENTS)
    known = [claim for name in documents for claim in ledger(name).claims.values()]
    wanted: set[str] = set()
    for name in names:
        matching = {
            c.id for c in known if c.id == name or c.id.startswith((name + ".", name + "/"))
        }
        if not matching:
            raise InvalidInput(
                "claim", name, "an id that `gameproof list` prints, or its beginning"
            )
        wanted |= matching
    for claim in known:
        if not names or claim.id in wanted:
            yield claim
