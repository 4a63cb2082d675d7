"""Questions that Hypothesis makes, in groups that share the work of the reference."""

import warnings
from collections.abc import Iterator
from typing import Any

from hypothesis import HealthCheck, Phase, given, seed, settings
from hypothesis.strategies import SearchStrategy

from proofs_check.core.documents import documents
from proofs_check.oracle.questions import Values
from proofs_check.oracle.strategies import Group, of_fields
from proofs_check.oracle.system import System

AT_ONCE = 60
"""Groups that are made before the first of them is asked."""


def strategy(system: System) -> SearchStrategy[Group]:
    """What makes the questions: `GENERATED` of the document's module `generated`.

    A document without one has questions made of the kinds of its fields.
    """
    known = documents()
    module = known[system.document].module("generated") if system.document in known else None
    own = {} if module is None else module.GENERATED
    return own[system.name] if system.name in own else of_fields(system)


def questions(system: System, starting: int) -> Iterator[Values]:
    """Yield questions to a system without end, the same ones for the same seed."""
    made = strategy(system)
    number = 0
    while True:
        yield from _made(made, starting * 1_000_003 + number)
        number += 1


def _made(strategy: SearchStrategy[Group], starting: int) -> Group:
    found: Group = []

    @settings(
        max_examples=AT_ONCE,
        database=None,
        deadline=None,
        phases=[Phase.generate],
        suppress_health_check=list(HealthCheck),
    )
    @seed(starting)
    @given(strategy)
    def collect(group: Any) -> None:
        found.extend(group)

    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        collect()
    return found
