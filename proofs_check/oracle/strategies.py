"""What Hypothesis makes questions of: for several documents, and from the fields of any system."""

from itertools import islice
from typing import Any, TypeAlias

from hypothesis import strategies as st
from hypothesis.strategies import DrawFn, SearchStrategy

from proofs_check.core.evidence import Json, canonical
from proofs_check.oracle.kinds import (
    Choice,
    Integer,
    Kind,
    ListOf,
    Nullable,
    Rational,
    SetOf,
    Tuple,
    exact,
)
from proofs_check.oracle.questions import Values
from proofs_check.oracle.system import Field, System

Group: TypeAlias = list[Values]
"""Questions that share work."""

SPREAD = 20
"""How far an integer without bounds goes, where nothing is known but its kind."""

MORE = 4
"""How many members more than it must have a list goes, where nothing is known but its kind."""

MANY = 50
"""How many simpler forms of an example are asked."""


def sets(largest: int, most: int, least: int = 1) -> SearchStrategy[list[int]]:
    """Sets of integers from 1 to `largest`, in any order, with `least` to `most` members."""
    members = st.integers(1, largest)
    return st.lists(members, min_size=least, max_size=most, unique=True)


WRAPS = tuple(2**n for n in (7, 8, 9, 10, 11, 12, 15, 16, 24, 31, 32, 53, 62, 63, 64))
"""Where an integer of some machine ends, or a table that someone thought long enough."""


@st.composite
def near_wraps(draw: DrawFn, most: int) -> int:
    """An integer of at most about `most`, close to one of the `WRAPS`."""
    ends = [wrap for wrap in WRAPS if wrap <= most]
    return int(draw(st.sampled_from(ends)) + draw(st.integers(-2, 2)))


@st.composite
def tied_sets(draw: DrawFn) -> list[int]:
    """Sets in which several moves are often best: with sums and multiples of their members."""
    a, b = draw(st.integers(1, 9)), draw(st.integers(1, 9))
    form = draw(
        st.sampled_from([{a, 2 * a, 3 * a}, {a, b, a + b}, {a, a + b, a + 2 * b, a + 3 * b}])
    )
    k = draw(st.sampled_from([1, 1, 2, 3]))
    return draw(st.permutations(sorted(k * s for s in form | draw(st.sampled_from([set(), {1}])))))


@st.composite
def sets_and_heaps(draw: DrawFn) -> tuple[list[int], list[int]]:
    """A set of any order and some heaps: small ones, and such as are near where something changes.

    That is a heap that is an action, or a sum of two, or a multiple; and the wrap points of
    tables and machine words, heaps up to 4,096 (and 70,000, of one set in fifty) and actions of any
    size.
    """
    S = draw(
        st.one_of(
            sets(9, 2), sets(12, 4, 2), sets(20, 5, 3), sets(40, 3, 2), tied_sets(),
            sets(30, 12, 8), sets(90, 5, 3), sets(70, 70, 60), sets(3, 1),
        )
    )  # fmt: skip
    if draw(st.integers(0, 9)) == 0:
        S = [*S, *draw(st.lists(near_wraps(2**64), min_size=1, max_size=2, unique=True))]
        S = list(dict.fromkeys(S))
    low = min(max(S), 200)
    action = st.sampled_from([s for s in S if s <= 2000] or [1])
    near = st.builds(lambda s, k, d: max(0, k * s + d), action, st.integers(1, 3), near_nought())
    sums = st.builds(lambda s, t, d: max(0, s + t + d), action, action, near_nought())
    heaps = [st.integers(0, 40), st.integers(0, 150), st.integers(0, 3 * low), near, sums]
    found = draw(st.lists(st.one_of(*heaps), min_size=2, max_size=8, unique=True))
    if len(S) <= 12 and draw(st.integers(0, 3)) == 0:
        found.append(draw(near_wraps(4096) | st.integers(150, 1200)))
    if len(S) <= 3 and draw(st.integers(0, 49)) == 0:
        found.append(draw(near_wraps(2**16)))
    return S, list(dict.fromkeys(found))


def near_nought() -> SearchStrategy[int]:
    """Small steps to both sides."""
    return st.integers(-2, 2)


@st.composite
def of_fields(draw: DrawFn, system: System) -> Group:
    """The example of a system with one field changed, or all of them.

    The examples of the fields go together. What the kinds alone say need not: the reference may
    refuse the question.
    """
    fields = draw(st.sampled_from(system.questions()))
    asked = [each for each in fields if not each.optional or draw(st.booleans())]
    changed = draw(st.sampled_from([*asked, None]))
    return [
        {
            each.name: draw(of_field(each)) if changed in (each, None) else example(each)
            for each in asked
        }
    ]


def example(field: Field) -> Json:
    """The example of a field, as JSON."""
    return field.kind.from_text(field.example, field.name)


def of_field(field: Field) -> SearchStrategy[Json]:
    """Values of a field: what is simpler than its example, and what its kind says."""
    first = example(field)
    near = st.sampled_from([first, *islice(field.kind.simpler(first), MANY)])
    made = of_kind(field.kind)
    return near if made is None else near | made


def of_kind(kind: Kind) -> SearchStrategy[Json] | None:
    """Values of a kind; None where more is needed to make one than the kind says."""
    if isinstance(kind, Integer):
        return _integers(kind)
    if isinstance(kind, Rational):
        return st.fractions(-SPREAD, SPREAD, max_denominator=8).map(exact)
    if isinstance(kind, Choice):
        return st.sampled_from(kind.words)
    if isinstance(kind, Nullable):
        inner = of_kind(kind.kind)
        return None if inner is None else st.none() | inner
    if isinstance(kind, SetOf | ListOf):
        each = of_kind(kind.each)
        if each is None:
            return None
        most = kind.most if isinstance(kind, ListOf) else None
        most = kind.least + MORE if most is None else most
        if isinstance(kind, SetOf):
            return _listed(st.lists(each, min_size=kind.least, max_size=most, unique_by=canonical))
        return _listed(st.lists(each, min_size=kind.least, max_size=most))
    if isinstance(kind, Tuple):
        parts = [of_kind(part) for part in kind.parts]
        known = [part for part in parts if part is not None]
        return _listed(st.tuples(*known)) if len(known) == len(parts) else None
    return None


def _listed(members: SearchStrategy[Any]) -> SearchStrategy[Json]:
    """As JSON has them."""
    return members.map(list)


def _integers(kind: Integer) -> SearchStrategy[Json]:
    """Small ones more often than large ones."""
    least = kind.minimum
    if least is None:
        least = -SPREAD if kind.maximum is None else kind.maximum - 2 * SPREAD
    most = least + 2 * SPREAD
    if kind.maximum is None or kind.maximum >= most:
        return st.integers(least, least + SPREAD // 2) | st.integers(least, most)
    return st.integers(least, kind.maximum)
