"""The documents, found by looking: folders beside this package, and packages that offer one."""

import re
from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache
from importlib import import_module
from importlib.metadata import entry_points
from importlib.util import find_spec
from pathlib import Path
from pkgutil import iter_modules
from types import ModuleType

from proofs_check.core.truth import FaultyClaim, fault, in_words
from reference.errors import InvalidInput

GROUP = "gameproof.documents"
"""The entry point group under which an installed package offers a document."""

_PACKAGE = Path(__file__).resolve().parent.parent
TABLES = _PACKAGE / "_tables" if (_PACKAGE / "_tables").is_dir() else _PACKAGE.parent / "tables"


@dataclass(frozen=True, slots=True)
class Document:
    """Where one document's claims, systems and tables are."""

    name: str
    package: str
    """The package of its claims, places, ranges, systems and sweeps."""
    folder: Path
    printed: Path
    """The folder of what it prints; nothing in the project writes there."""
    computed: Path
    """The folder of what was found."""

    @property
    def own(self) -> tuple[Path, ...]:
        """The folders of its code: its package, and its definitions where they stand apart."""
        apart = _PACKAGE.parent / "reference" / self.name
        return (self.folder, apart) if apart.is_dir() else (self.folder,)

    def imported(self, name: str) -> ModuleType:
        """A module of the package; `FaultyClaim`: it cannot be imported; said is in which line."""
        try:
            return import_module(f"{self.package}.{name}")
        except (FaultyClaim, InvalidInput, OSError):
            raise
        except Exception as error:
            said = fault(error, *self.own) or f"{self.folder}: {in_words(error)}"
            raise FaultyClaim(said) from error

    @property
    def title(self) -> str:
        """Authors and title, by which the package begins."""
        text = import_module(self.package).__doc__ or self.name
        return text.strip().splitlines()[0].removesuffix(".")

    @property
    def address(self) -> str:
        """Where the document is, as its package says after `Audited: `; empty where not known.

        >>> documents()["cumulative"].address
        'https://arxiv.org/abs/2510.24280v2'
        """
        return self._audited()[1]

    @property
    def edition(self) -> str:
        """Which version was audited, by the same line."""
        return self._audited()[0]

    def _audited(self) -> tuple[str, str]:
        text = import_module(self.package).__doc__ or ""
        found = re.search(r"^Audited: (.*?)(?:, )?(https://\S+)?$", text, re.MULTILINE)
        return (found[1], found[2] or "") if found else ("", "")

    def import_claims(self) -> None:
        """Import every module of its claims, which enter them."""
        for module in iter_modules(self.imported("claims").__path__):
            self.imported(f"claims.{module.name}")

    def module(self, name: str) -> ModuleType | None:
        """The module of the package with this name (`systems`, `sweeps`, ...), if it has one."""
        there = find_spec(f"{self.package}.{name}") is not None
        return self.imported(name) if there else None


@cache
def documents() -> Mapping[str, Document]:
    """Every document by its short name, those of other packages last.

    `InvalidInput`: a package offers a document that cannot be imported, or whose name is taken.

    >>> documents()["cumulative"].package
    'proofs_check.documents.cumulative'
    """
    found: dict[str, Document] = {}
    own = _PACKAGE / "documents"
    for folder in sorted(path.parent for path in own.glob("*/places.csv")):
        name = folder.name
        found[name] = Document(
            name,
            f"{_PACKAGE.name}.documents.{name}",
            folder,
            TABLES / "printed" / name,
            TABLES / "computed" / name,
        )
    for entry in sorted(entry_points(group=GROUP), key=lambda entry: entry.name):
        if entry.name in found:
            raise InvalidInput(
                GROUP, entry.value, f"a name other than {entry.name}, which is taken"
            )
        found[entry.name] = _offered(entry.name, entry.value)
    return found


def _offered(name: str, package: str) -> Document:
    """The document of another package, its tables inside it."""
    try:
        spec = find_spec(package)
    except ImportError:
        spec = None
    if spec is None or not spec.submodule_search_locations:
        raise InvalidInput(GROUP, package, f"the package of the document {name}, importable")
    folder = Path(spec.submodule_search_locations[0])
    tables = folder / "tables"
    return Document(name, package, folder, tables / "printed", tables / "computed")


def find_document(name: str) -> Document:
    """The document of that name."""
    if name not in documents():
        known = ", ".join(documents())
        raise InvalidInput(
            "document", name, f"one of {known}; your own after pip install -e FOLDER"
        )
    return documents()[name]
