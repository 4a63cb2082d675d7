"""The theories of all documents, found by looking."""

from collections.abc import Iterator
from functools import cache
from importlib import import_module
from pkgutil import iter_modules
from typing import Any

from proofs_check.core.documents import documents
from proofs_check.methods.theory import Theory


@cache
def theories() -> tuple[Theory, ...]:
    """What the modules `theory*` of a document define, or have theorems or definitions of."""
    found = {}
    for own in documents().values():
        for module in iter_modules(import_module(own.package).__path__, f"{own.package}."):
            if module.name.rpartition(".")[2].startswith("theory"):
                for thing in vars(import_module(module.name)).values():
                    for each in (thing, getattr(thing, "theory", None)):
                        if isinstance(each, Theory):
                            found[each.document, each.name] = each
    return tuple(found.values())


def symbols(term: Any) -> Iterator[str]:
    """Yield the names of the functions in a formula, as often as they occur."""
    yield term.decl().name()
    for part in term.children():
        yield from symbols(part)
