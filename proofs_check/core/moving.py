"""The former way to enter a claim, for modules that are not moved yet; to be removed."""

import json
from collections.abc import Callable, Mapping
from typing import Any

from proofs_check.core.claim import AS_PRINTED, Check, Claim, Plan, book, code_of
from proofs_check.core.documents import find_document
from proofs_check.core.places import places


class Ledger:  # noqa: D101
    def __init__(self, document: str) -> None:  # noqa: D107
        self.document = document
        path = find_document(document).folder / "placing.json"
        self.placing: Mapping[str, list[str]] = json.loads(path.read_text())

    def claim(  # noqa: D102
        self,
        name: str,
        cite: str,
        says: str,
        *plans: Plan,
        readings: Mapping[str, Plan | tuple[Plan, ...]] | None = None,
        at: Callable[..., Any] | None = None,
    ) -> Callable[[Callable[..., Any]], Callable[..., Any]]:
        by_reading = {AS_PRINTED: plans} if plans else dict(readings or {})
        full = f"{self.document}/{name}"
        own = tuple(places(self.document)[p] for p in self.placing[full])

        def enter(function: Callable[..., Any]) -> Callable[..., Any]:
            checks: dict[str, tuple[Check, ...]] = {
                key: tuple(p(function) for p in (value if isinstance(value, tuple) else (value,)))
                for key, value in by_reading.items()
            }
            book(self.document).add(Claim(full, own, says, checks, code_of(at or function)))
            return function

        return enter
