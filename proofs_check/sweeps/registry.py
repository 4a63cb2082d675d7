"""The sweeps, by name."""

from collections.abc import Mapping
from importlib import import_module

from proofs_check.sweeps.shards import Sweep
from reference.errors import InvalidInput

MODULES = ("cumulative", "preferences", "bidding")


def sweeps() -> Mapping[str, Sweep]:
    """Every sweep by its name."""
    found: dict[str, Sweep] = {}
    for module in MODULES:
        for sweep in import_module(f"proofs_check.documents.{module}.sweeps").SWEEPS:
            found[sweep.name] = sweep
    return found


def find_sweep(name: str) -> Sweep:
    """The sweep of that name.

    Raises:
        InvalidInput: there is none.

    >>> find_sweep("cumulative-sets").document
    'cumulative'
    """
    known = sweeps()
    if name not in known:
        raise InvalidInput("sweep", name, ", ".join(known))
    return known[name]
