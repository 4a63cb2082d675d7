"""Certificates that a recursion repeats, so that finitely many rows settle all of them.

What must repeat, and why that suffices. Let x(0), x(1), ... be rows of integers, and let there be
a window w such that for h >= w the row x(h) is one fixed function f of x(h - w), ..., x(h - 1).
Some columns *shift*: adding one common constant c to all shifting columns of the w rows adds c to
the shifting columns of f and leaves its other columns alone. If for some a and p

    x(a + p + j) = x(a + j) + c on the shifting columns, and exactly on the others, 0 <= j < w,

then by induction the same holds for every j >= 0: rows a + p + w and a + w are f of windows that
differ by the shift only. (Row a + w exists as f of its window because a + w >= w.) So rows 0 to
a + p - 1 determine all rows, and a predicate that looks at rows h - w, ..., h only and does not
change under the common shift is settled for all h by its values at h < a + w + p.

For Definition 2 the window is max S, because S(h) = S from heap max S on; all eight outcomes
shift, since adding c to every o^2 and o^1 adds c to each maximum, keeps S*(h) and adds c to each
tie-break; the zero-sum value does not shift (it must repeat exactly).
"""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from proofs_check.core.documents import find_document
from proofs_check.core.evidence import Json
from reference.errors import InvalidInput

Row = Sequence[int]


@dataclass(frozen=True, slots=True)
class Periodicity:
    """The certificate: from row `preperiod` on, row h + `period` is row h plus `shift`."""

    preperiod: int
    period: int
    shift: int

    def __post_init__(self) -> None:
        if self.preperiod < 0:
            raise InvalidInput("preperiod", self.preperiod, "an integer of at least 0")
        if self.period < 1:
            raise InvalidInput("period", self.period, "an integer of at least 1")

    def rows_needed(self, window: int) -> int:
        """How many rows settle a predicate that looks back `window` rows."""
        return self.preperiod + window + self.period


def repeats(row: Row, earlier: Row, shifting: Sequence[bool], shift: int) -> bool:
    """Whether a row is an earlier one, shifted.

    >>> repeats((5, 7), (2, 7), (True, False), 3)
    True
    """
    return all(
        a == b + (shift if moves else 0) for a, b, moves in zip(row, earlier, shifting, strict=True)
    )


def accepts(
    certificate: Periodicity, rows: Sequence[Row], window: int, shifting: Sequence[bool]
) -> bool:
    """Whether the rows show the window at `preperiod` again, one period later and shifted.

    `rows`: row 0, 1, ..., at least `rows_needed(window)` of them. `window`: how many rows the
    recursion looks back. `shifting`: for each column whether it shifts.

    >>> accepts(Periodicity(0, 2, 1), [(0,), (0,), (1,), (1,), (2,)], 2, (True,))
    True
    >>> accepts(Periodicity(0, 2, 2), [(0,), (0,), (1,), (1,), (2,)], 2, (True,))
    False
    """
    a, p = certificate.preperiod, certificate.period
    if len(rows) < certificate.rows_needed(window):
        return False
    return all(
        repeats(rows[a + p + j], rows[a + j], shifting, certificate.shift) for j in range(window)
    )


def least_preperiod(
    rows: Sequence[Row], window: int, shifting: Sequence[bool], period: int
) -> Periodicity | None:
    """The certificate with this period and the least preperiod that the rows show, if any.

    >>> least_preperiod([(9,), (0,), (0,), (1,), (1,), (2,)], 2, (True,), 2)
    Periodicity(preperiod=1, period=2, shift=1)
    """
    column = shifting.index(True)
    run = 0
    shift = 0
    for h in range(period, len(rows)):
        step = rows[h][column] - rows[h - period][column]
        if repeats(rows[h], rows[h - period], shifting, step):
            run = run + 1 if run and step == shift else 1
            shift = step
        else:
            run = 0
        if run == window:
            return Periodicity(h - period - window + 1, period, shift)
    return None


def verify(certificate: Mapping[str, Json]) -> tuple[bool, str]:
    """Whether the outcomes of a document's game repeat as a certificate says, and why.

    The document's module `certificates` has the function `repeats` that asks the reference.
    `InvalidInput`: a field is unusable, or the document has no such certificates.
    """
    document = str(certificate["document"])
    module = find_document(document).module("certificates")
    if module is None:
        raise InvalidInput("document", document, "one whose outcomes are known to repeat")
    fields = ("preperiod", "period", "shift")
    claimed = Periodicity(*(_integer(certificate, name) for name in fields))
    if module.repeats(certificate["set"], claimed):
        return True, "the rows repeat as stated, so they do for every larger heap"
    return False, "the reference's rows do not repeat as stated"


def _integer(certificate: Mapping[str, Json], name: str) -> int:
    value = certificate[name]
    if not isinstance(value, int) or isinstance(value, bool):
        raise InvalidInput(name, value, "an integer")
    return value


FIELDS = frozenset(("document", "set", "preperiod", "period", "shift"))
"""What a certificate has, besides its kind."""
