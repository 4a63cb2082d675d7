"""Ranges of positions, by the engine, and one position seen through the reference.

A predicate reads `is_P` and the sizes of the piles; it works on columns and on plain integers.
"""

import hashlib
from abc import ABC, abstractmethod
from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from proofs_check.core.evidence import Json
from proofs_check.methods.exhaustive import Batch, EngineMismatchError, Instance
from proofs_check.methods.periodicity import Periodicity, accepts
from reference.errors import InvalidInput
from reference.positions import (
    NORMAL,
    P,
    Play,
    nim_position,
    nim_table,
    pair,
    subtraction_position,
    subtraction_rows,
    subtraction_set,
    wythoff_position,
    wythoff_table,
)


class Cases:
    """Positions as columns, or one position as plain integers: `is_P` and what `names` says."""

    def __init__(self, columns: Mapping[str, Any]) -> None:
        """Take the columns by name."""
        self._columns = columns

    def __getattr__(self, name: str) -> Any:
        """A column."""
        try:
            return self._columns[name]
        except KeyError:
            raise AttributeError(name) from None

    def __len__(self) -> int:
        """How many positions."""
        return len(self.is_P)

    def select(self, chosen: Any) -> "Cases":
        """The positions where `chosen` is true."""
        return Cases({name: column[chosen] for name, column in self._columns.items()})

    def first_failures(self, holds: Any) -> Sequence[Instance]:
        """The first position where the column is false."""
        import numpy as np

        failing = np.flatnonzero(~holds)
        if len(failing) == 0:
            return ()
        return (self.instance(int(failing[0])),)

    def instance(self, i: int) -> Instance:
        """One position, as a witness names it."""
        if "n" in self._columns:
            return {"heap": int(self.n[i])}
        sizes = [self._columns[name][i] for name in "xyz" if name in self._columns]
        return {"piles": [int(size) for size in sizes]}

    def values(self) -> Mapping[str, Json]:
        """What a witness says of one position."""
        return {"position": "P" if self.is_P else "N"}


@dataclass(frozen=True)
class Computed:
    """The one batch of a range."""

    columns: Mapping[str, Any]

    def view(self, level: str) -> Cases:
        """All positions."""
        del level
        return Cases(self.columns)

    def fingerprint(self) -> bytes:
        """The digest of what is P and what is N."""
        return hashlib.sha256(self.columns["is_P"].tobytes()).digest()

    def tally(self) -> Mapping[str, int]:
        """How many P-positions there are."""
        return {"P-positions": int(self.columns["is_P"].sum())}


class Range(ABC):
    """What the ranges share."""

    @abstractmethod
    def columns(self) -> Mapping[str, Any]:
        """All positions of the range by the engine."""

    def caveat(self, totals: Mapping[str, int]) -> str:
        """Nothing is promised that could fail."""
        del totals
        return ""

    def batches(self) -> Iterable[Callable[[], Batch]]:
        """All in one."""
        return [lambda: Computed(self.columns())]

    def orders(self) -> Mapping[str, Callable[[Instance], Any]]:
        """Positions come in one order."""
        return {"by size": lambda instance: list(instance.values())}

    def _compare(self, expected: Sequence[bool], found: Any) -> int:
        if list(expected) != found.tolist():
            raise EngineMismatchError(f"the engine differs from the reference within {self}")
        return len(expected)


@dataclass(frozen=True)
class Heaps(Range):
    """Every heap of one subtraction game up to a bound."""

    S: tuple[int, ...]
    top: int
    play: Play = NORMAL

    def describe(self) -> str:
        """The range in words."""
        removals = ",".join(map(str, self.S))
        return f"S = {{{removals}}}, {self.play} play, every heap <= {self.top}"

    def columns(self) -> Mapping[str, Any]:
        """The heaps n."""
        import numpy as np

        from proofs_check.documents.positions.engine import subtraction_p_positions

        is_p = subtraction_p_positions(self.S, self.top, self.play)
        return {"n": np.arange(self.top + 1), "is_P": is_p}

    def reference_view(self, level: str, instance: Instance) -> Cases:
        """One heap by the recursion."""
        del level
        n: Any = instance["heap"]
        return Cases({"n": n, "is_P": subtraction_position(self.S, n, self.play) is P})

    def spot_check(self) -> int:
        """The first heaps."""
        top = min(self.top, 2000)
        expected = [found is P for found in subtraction_rows(self.S, top, self.play)]
        return self._compare(expected, self.columns()["is_P"][: top + 1])


@dataclass(frozen=True)
class Board(Range):
    """Every position of Wythoff's game up to a bound.

    A predicate also reads `smaller`, `difference`, and [difference phi] as `a`.
    """

    top: int
    play: Play = NORMAL

    def describe(self) -> str:
        """The range in words."""
        return f"{self.play} play, every two piles <= {self.top}"

    def columns(self) -> Mapping[str, Any]:
        """The piles x and y."""
        import numpy as np

        from proofs_check.documents.positions.engine import wythoff_p_positions

        is_p = wythoff_p_positions(self.top, self.top, self.play).ravel()
        x, y = np.divmod(np.arange(len(is_p)), self.top + 1)
        difference = np.abs(x - y)
        lower = np.array([pair(n)[0] for n in range(self.top + 1)])
        return {
            "x": x,
            "y": y,
            "smaller": np.minimum(x, y),
            "difference": difference,
            "a": lower[difference],
            "is_P": is_p,
        }

    def reference_view(self, level: str, instance: Instance) -> Cases:
        """One position by the recursion."""
        del level
        piles: Any = instance["piles"]
        x, y = piles
        return Cases(
            {
                "x": x,
                "y": y,
                "smaller": min(x, y),
                "difference": abs(x - y),
                "a": pair(abs(x - y))[0],
                "is_P": wythoff_position(piles, self.play) is P,
            }
        )

    def spot_check(self) -> int:
        """A corner of the board."""
        side = min(self.top, 40)
        table = wythoff_table((side, side), self.play)
        found = self.columns()["is_P"].reshape(self.top + 1, -1)[: side + 1, : side + 1]
        return self._compare([r is P for row in table for r in row], found.ravel())


@dataclass(frozen=True)
class ThreePiles(Range):
    """Every position of Nim with three piles up to a bound."""

    top: int
    play: Play = NORMAL

    def describe(self) -> str:
        """The range in words."""
        return f"{self.play} play, every three piles <= {self.top}"

    def columns(self) -> Mapping[str, Any]:
        """The piles x, y and z."""
        import numpy as np

        from proofs_check.documents.positions.engine import nim_p_positions

        is_p = nim_p_positions(self.top, self.play).ravel()
        size = self.top + 1
        rest, z = np.divmod(np.arange(len(is_p)), size)
        x, y = np.divmod(rest, size)
        return {"x": x, "y": y, "z": z, "is_P": is_p}

    def reference_view(self, level: str, instance: Instance) -> Cases:
        """One position by the recursion."""
        del level
        piles: Any = instance["piles"]
        x, y, z = piles
        return Cases({"x": x, "y": y, "z": z, "is_P": nim_position(piles, self.play) is P})

    def spot_check(self) -> int:
        """A corner of the cube."""
        side = min(self.top, 8)
        table = nim_table((side,) * 3, self.play)
        cube = self.columns()["is_P"].reshape((self.top + 1,) * 3)
        found = cube[: side + 1, : side + 1, : side + 1]
        return self._compare([r is P for r in table.values()], found.ravel())


MAX_ROWS = 1_000_000
"""Heaps that a periodicity certificate may ask for."""


def repeats(S: Json, claimed: Periodicity) -> bool:
    """Whether P and N of the heaps of S repeat, under normal play, as a certificate says.

    They depend on those of the max S heaps before, and nothing shifts.

    Raises:
        InvalidInput: S is no subtraction set, or the certificate is too large to check.

    >>> repeats([1, 3, 4], Periodicity(0, 7, 0)), repeats([1, 3, 4], Periodicity(0, 6, 0))
    (True, False)
    """
    removable = subtraction_set(S)  # type: ignore[arg-type]
    window = max(removable, default=1)
    needed = claimed.rows_needed(window)
    if needed > MAX_ROWS:
        raise InvalidInput("preperiod, period, max S", needed, f"at most {MAX_ROWS} in all")
    rows = [(int(found is P),) for found in subtraction_rows(removable, needed - 1)]
    return claimed.shift == 0 and accepts(claimed, rows, window, (False,))
