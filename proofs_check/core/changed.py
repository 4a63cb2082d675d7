"""What has come out as recorded on this machine and has not changed since: `check --changed`.

A claim's state is a digest of all that its evidence comes from: the code that may run, the
document's tables, what is recorded of it, and the versions of Python and of what is installed.
Code is taken module by module, with all that a module imports; of a module of claims only what is
no claim, and the claim's own function with those that it names.
"""

import hashlib
import json
import platform
import re
import sys
from collections.abc import Iterable, Mapping
from contextlib import suppress
from functools import cache
from importlib.metadata import distributions
from importlib.util import find_spec
from pathlib import Path

from grimp import ImportGraph, build_graph
from platformdirs import user_cache_path

from proofs_check.core.claim import Claim
from proofs_check.core.documents import documents, find_document
from proofs_check.core.evidence import Effort, digest
from proofs_check.core.kept import MANIFEST, by_hand, file_digest, read_kept, results, write_whole
from proofs_check.core.ledger import ledger
from proofs_check.core.record import recorded
from proofs_check.core.tables import computed_file

_PACKAGE = Path(__file__).resolve().parent.parent

ALWAYS = ("proofs_check.core.audit", "proofs_check.core.certificates")
"""What runs whatever is checked."""


class Seen:
    """The states in which claims came out as recorded, kept between runs.

    `effort`: how far was looked.
    """

    def __init__(self, effort: Effort) -> None:
        """Read what is kept; what is damaged counts as not seen."""
        name = hashlib.sha256(str(_PACKAGE).encode()).hexdigest()[:16]
        self._path = user_cache_path("gameproof") / f"seen-{effort.value}-{name}.json"

    def _read(self) -> dict[str, str]:
        with suppress(OSError, ValueError, RecursionError):
            found = json.loads(self._path.read_text(encoding="utf-8"))
            return found if isinstance(found, dict) else {}
        return {}

    def unchanged(self, now: Mapping[str, str]) -> set[str]:
        """The claims that came out as recorded in the state in which they are now.

        `now`: the state of each, from `states`.
        """
        seen = self._read()
        return {name for name, state in now.items() if seen.get(name) == state}

    def keep(self, now: Mapping[str, str], as_recorded: Mapping[str, bool]) -> None:
        """Remember how claims came out; where nothing can be written the next run runs them all.

        `now`: the states in which they were before they ran. `as_recorded`: how each that ran came
        out.
        """
        seen = self._read()
        for name, well in as_recorded.items():
            seen.pop(name, None)
            seen |= {name: now[name]} if well else {}
        with suppress(OSError):
            self._path.parent.mkdir(parents=True, exist_ok=True)
            write_whole(self._path, json.dumps(seen))


def states(claims: Iterable[Claim]) -> dict[str, str]:
    """Of each claim the state of all that its evidence comes from, as it is on the disk now."""
    installed = sorted((each.name, each.version) for each in distributions())
    always = digest([sys.version, platform.platform(), installed, _code(ALWAYS)])
    found: dict[str, str] = {}
    for name, own in _by_document(claims).items():
        recorded(name)  # says so where it is damaged
        stored = read_kept(path) if (path := computed_file(name, "verdicts.json")).exists() else {}
        files = _files(name)
        apart = {path for claim in ledger(name).values() for path in _read_by(claim)}
        shared = digest([always, [files[path] for path in sorted(set(files) - apart)]])
        for claim in own:
            both = [claim, *([claim.original] if claim.original else [])]
            known = [
                stored.get(part, {}).get(each.id)
                for each in both
                for part in ("statements", "claims", "restates")
            ]
            read = sorted({path for each in both for path in _read_by(each)})
            found[claim.id] = digest(
                [
                    shared,
                    [files.get(path, "") for path in read],
                    json.dumps(known),
                    [[repr(each.places), *_own_code(each)] for each in both],
                ]
            )
    return found


def _by_document(claims: Iterable[Claim]) -> dict[str, list[Claim]]:
    found: dict[str, list[Claim]] = {}
    for claim in claims:
        found.setdefault(claim.document, []).append(claim)
    return found


def _files(document: str) -> dict[Path, str]:
    """The digests of a document's tables and results, those left out that go by the claim."""
    own = find_document(document)
    record = {own.computed / MANIFEST, own.computed / "verdicts.json", own.folder / "places.csv"}
    return {
        path: f"{path.name} {file_digest(path)}"
        for path in (*by_hand(own), *results(own))
        if path not in record and path.is_file()
    }


def _read_by(claim: Claim) -> set[Path]:
    return {path for check in claim.every_check() for path in check.read()}


def _own_code(claim: Claim) -> tuple[str, ...]:
    """Digests of the code that may run where a claim is looked at."""
    path = claim.code.path
    rest, functions = _split(path, frozenset(_claims_at(claim.document).get(path, ())))
    code = _code(by_name(claim)), _code((), _module_at(path))
    return rest, functions.get(claim.code.line, ""), *code


def by_name(claim: Claim) -> tuple[str, ...]:
    """The modules that the file of a claim need not import: its methods', and what they look up."""
    package = find_document(claim.document).package
    found = {f"{package}.{name}" for check in claim.every_check() for name in check.modules()}
    return tuple(sorted(found | {type(check).__module__ for check in claim.every_check()}))


@cache
def _claims_at(document: str) -> Mapping[Path, set[int]]:
    """In which files the claims of a document stand, and at which lines."""
    found: dict[Path, set[int]] = {}
    for claim in ledger(document).values():
        found.setdefault(claim.code.path, set()).add(claim.code.line)
    return found


@cache
def _split(path: Path, lines: frozenset[int]) -> tuple[str, Mapping[int, str]]:
    """Of a file a digest of what is no claim's own, and of each claim's function by its line.

    A claim's function goes with the other claims that it names; one that the rest of the file
    names is no claim's own.
    """
    own: dict[str, str] = {}
    at: dict[str, int] = {}

    def take(function: re.Match[str]) -> str:
        line = function.string.count("\n", 0, function.start()) + 1
        if line not in lines or function[1] in own:
            return function[0]
        own[function[1]], at[function[1]] = function[0], line
        return ""

    rest = _FUNCTION.sub(take, path.read_text(encoding="utf-8"))
    for name in _named(rest, own):
        rest += own.pop(name)
    return digest([*filter(None, rest.splitlines())]), {
        at[name]: digest(own[each] for each in _named(text, own)) for name, text in own.items()
    }


_FUNCTION = re.compile(r"^(?:@.*\n(?:[^\w@\n].*\n|\n)*)*def (\w+).*\n(?:(?:[^\w@\n].*)?\n)*", re.M)
"""With its decorators, up to the next line that is not indented."""


def _named(text: str, own: Mapping[str, str]) -> list[str]:
    """The claims' functions that a text names, and those that these name."""
    found: set[str] = set()
    pending = [text]
    while pending:
        new = own.keys() & {*re.findall(r"\w+", pending.pop())} - found
        found |= new
        pending += [own[name] for name in new]
    return sorted(found)


@cache
def _module_at(path: Path) -> str:
    """The module that a claim's file is."""
    files = ((name, getattr(module, "__file__", "")) for name, module in sys.modules.items())
    return next((name for name, file in files if file == str(path)), "")


@cache
def _code(names: tuple[str, ...], begin: str = "") -> str:
    """A digest of modules with all that they import, and of what one imports, itself left out."""
    return digest([f"{path} {_digest(path)}" for path in sorted(closure(names, begin))])


_digest = cache(file_digest)


def closure(names: Iterable[str], begin: str = "") -> set[Path]:
    """The files of modules and of all that they import, and of what another one imports.

    Of an installed package its version says enough. What imports a module runs its packages too.
    """
    found = {*names}
    for name in (found | {begin}) & _graph().modules:
        found |= _graph().find_upstream_modules(name)
    found |= {name.rsplit(".", up)[0] for name in found for up in range(1, name.count(".") + 1)}
    return {path for name in found - {begin} for path in _files_of(name)}


@cache
def _graph() -> ImportGraph:
    """Which module imports which, in functions too; other packages are there as a whole."""
    own = {each.package.partition(".")[0] for each in documents().values()}
    names = {_PACKAGE.name, "reference", *own}
    return build_graph(*names, include_external_packages=True, cache_dir=None)


@cache
def _files_of(name: str) -> tuple[Path, ...]:
    """The file of a module; of a package beside ours, which may be edited too, all of its files."""
    spec = None if name in sys.stdlib_module_names else find_spec(name)
    if spec is None or spec.origin is None:
        return ()
    path = Path(spec.origin)
    if name not in _graph().modules or not _graph().is_module_squashed(name):
        return (path,)
    if {"site-packages", "dist-packages"} & {*path.parts}:
        return ()
    return tuple(path.parent.rglob("*.py")) if spec.submodule_search_locations else (path,)
