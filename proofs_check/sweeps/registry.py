"""The sweeps of all documents, by name."""

from collections.abc import Mapping

from proofs_check.core.documents import documents
from proofs_check.sweeps.shards import Sweep
from reference.errors import InvalidInput


def sweeps() -> Mapping[str, Sweep]:
    """Every sweep by its name: `SWEEPS` of each document's module `sweeps`.

    `InvalidInput`: two have one name.
    """
    found: dict[str, Sweep] = {}
    for document in documents().values():
        module = document.module("sweeps")
        for sweep in () if module is None else module.SWEEPS:
            if sweep.name in found:
                raise InvalidInput("sweep", sweep.name, "a name that no other sweep has")
            found[sweep.name] = sweep
    return found


def find_sweep(name: str) -> Sweep:
    """The sweep of that name.

    >>> find_sweep("cumulative-sets").document
    'cumulative'
    """
    known = sweeps()
    if name not in known:
        raise InvalidInput("sweep", name, ", ".join(known))
    return known[name]
