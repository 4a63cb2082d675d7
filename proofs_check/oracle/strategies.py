"""What Hypothesis makes questions of: for several documents, and from the fields of any system."""

from collections.abc import Iterable, Iterator
from itertools import cycle, islice, product
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


WRAPS = tuple(2**n for n in (7, 8, 9, 10, 11, 12, 15, 16, 24, 31, 32, 53, 62, 63, 64, 127, 128))
"""Where an integer of some machine ends, or a table that someone thought long enough."""

NAMES = ("x", "y", "0", "1", "10", "2", "é", "left", "None", "", " ", "a b", "a,b", '"', "X", "01",
         "long " * 52)  # fmt: skip
"""Names of positions; in what order they are says nothing."""

LONG = 2**300
"""Longer than what anybody computes in words, floats or a few dozen digits."""


@st.composite
def of_any_length(draw: DrawFn, most: int) -> int:
    """An integer of at most about `most`: close to one of the `WRAPS`, or with any bits."""
    if draw(st.booleans()):
        ends = [wrap for wrap in WRAPS if wrap <= most]
        return int(draw(st.sampled_from(ends)) + draw(near_nought()))
    least = 2 ** draw(st.integers(3, most.bit_length() - 2))
    return draw(st.integers(least, 2 * least))


@st.composite
def names(draw: DrawFn, most: int) -> list[str]:
    """Up to so many names of positions, in any order."""
    n = draw(st.integers(2, most))
    known = NAMES if n <= len(NAMES) and draw(st.booleans()) else [f"x{i}" for i in range(n)]
    return draw(st.permutations(known))[:n]


SEPARATORS = (" ", ",", "/", "->", ";", ":", "|", "-", "+", "_", ".", "\n", "\0")
"""What somebody may part names by who joins them."""

TAKEN_FOR_EACH_OTHER = (
    *(("a", " a"), ("a", "a "), ("a", "A"), ("a", '"a"'), ("1", "01"), ("", " "), ("0", "")),
    *(("a", f"a{by}b") for by in SEPARATORS),
    *(("é", "e\u0301"), ("a", "a\n"), ("a", "aa"), ("1", "1.0"), ("x" * 255, "x" * 256)),
    *(("null", "None"), ("a", "__proto__"), ("a", "constructor"), ("ß", "ss"), ("1", "\uff11")),
)
"""Names that are cut, stripped, folded or read as numbers to the same name; and such as an object
of some language has already."""


def mistakable() -> tuple[list[list[str]], ...]:
    """Moves between names, each ["from", "to"]: who joins names, or drops what parts them, errs.

    >>> ["".join(a + b for a, b in moves) for moves in mistakable()[:2]]
    ['aaa', 'aaa']
    """
    pairs = [("a", "aa"), ("aa", "a"), ("ab", "a"), ("A", "b"), ("a", "b"), ("aa", "b")]
    for by in SEPARATORS:
        pairs += [(f"a{by}b", "a"), ("a", f"b{by}a"), (f"a{by}b", "b"), ("a", f"b{by}b")]
    pairs += [("a", "ab")]
    longer = [(("a", "aa"), ("aa", "ab")), (("aa", "a"), ("a", "aab")), (("a", "b"), ("ba", "a"))]
    # Who takes the one for the other goes on where play has ended.
    longer += [(("s", x), (y, "t")) for each in TAKEN_FOR_EACH_OTHER for x, y in (each, each[::-1])]
    return tuple([[*move] for move in moves] for moves in (*((pair,) for pair in pairs), *longer))


@st.composite
def some(draw: DrawFn, several: Iterable[Values], most: int) -> Group:
    """So many of these questions at most, so that there is room for those of other groups."""
    return draw(st.permutations([*several]))[:most]


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
    tables and machine words, heaps up to 4,096 (and 70,000, of one set in thirty) and actions of
    any size.
    """
    S = draw(
        st.one_of(
            sets(9, 2), sets(12, 4, 2), sets(20, 5, 3), sets(40, 3, 2), tied_sets(),
            sets(30, 12, 8), sets(90, 5, 3), sets(70, 70, 60), sets(3, 1), sets(2000, 1),
        )
    )  # fmt: skip
    if draw(st.integers(0, 5)) == 0:
        S = [*S, *draw(st.lists(of_any_length(LONG), min_size=1, max_size=2, unique=True))]
        S = list(dict.fromkeys(S))
    low = min(max(S), 200)
    action = st.sampled_from([s for s in S if s <= 2000] or [1])
    near = st.builds(lambda s, k, d: max(0, k * s + d), action, st.integers(1, 3), near_nought())
    sums = st.builds(lambda s, t, d: max(0, s + t + d), action, action, near_nought())
    heaps = [st.integers(0, 40), st.integers(0, 150), st.integers(0, 3 * low), near, sums]
    found = draw(st.lists(st.one_of(*heaps), min_size=2, max_size=8, unique=True))
    if len(S) <= 12 and draw(st.integers(0, 3)) == 0:
        found.append(draw(of_any_length(4096) | st.integers(150, 1200)))
    if len(S) <= 3 and draw(st.integers(0, 29)) == 0:
        found.append(draw(of_any_length(2**16)))
    return S, list(dict.fromkeys(found))


SHAPES: tuple[tuple[int, ...], ...] = (
    *((1,), (7,), (97,), (1000,), (1, 2), (9, 6, 3), (14, 11, 8, 5), (6, 2, 4, 1, 3, 5), (40, 39)),
    *((1, 2**31 + 1), (3, 2**32 + 2), (2**64 + 1, 2), (2**63 + 1, 5, 4), (2, 7, 2**53 + 1)),
    *(tuple(range(1, n)) for n in (9, 18, 34, 67, 141)),
    *((*range(339, 199, -1), 1), tuple(range(599, 299, -1)), (1, *range(201, 341))),
)
"""Sets of each number of members, in each order, with members beyond the words of a machine."""

EDGES = (64, 100, 128, 256, 300, 500, 512, 1000, 1024, 2048, 4096)
"""Lengths of tables that somebody may think long enough, and to which a row more is asked."""

FAR = (2049, 4097, 10_007, 32_770, 40_000, 65_537, 65_543)
"""Heaps behind the ends of tables and words, as far as a plain recursion gets soon."""


WIDE: tuple[tuple[tuple[int, ...], tuple[int, ...]], ...] = (
    *(((600, 1), (599, 601, 1201)), ((3, 1100), (1100, 1101)), ((2100, 1), (2100, 2101))),
    *(((8200,), (8201,)), ((40_000,), (39_999, 40_000))),
    *((tuple(range(n, 2 * n + 1)), (5 * n - 3, 5 * n + 2)) for n in (20, 40, 80, 110, 150)),
)
"""Sets with an action that is far from the others, or large and alone, or in which half of many
are as good as each other, and heaps for them."""


LARGER: tuple[list[Json], ...] = (
    [7, 2, 9, 4],
    [3, 6, 9, 12],
    [11, 1, 5, 8, 3, 6],
    [4, 10, 6, 2, 12, 8, 14],
    [*range(15, 3, -1)],
)
"""Sets of four actions and more for heaps at the ends of tables; in some of them often several are
best."""


def sets_and_heaps_at_ends(far: Iterable[int] = FAR) -> Iterator[tuple[list[Json], int]]:
    """Yield sets of each shape with the heaps where something changes, and small ones with far."""
    for S in SHAPES:
        small = [s for s in S if s < 2000]
        low, high = min(small), max(small)
        heaps = {0, low - 1, low, low + 1, high - 1, high, high + 1, 2 * high, 3 * high - 1}
        for heap in sorted(heaps | {sum(small), high + low, 150}):
            if heap < 2500:
                yield [exact(s) for s in S], heap
    for wide, for_it in WIDE:
        for heap in for_it:
            yield [*wide], heap
    sets: tuple[list[Json], ...] = ([1], [2, 5], [7, 3, 1])
    yield from product(sets, far)
    near = [edge + step for edge in EDGES for step in (-1, 0, 1)]
    for several in (sets, LARGER):
        yield from zip(cycle(several), near, strict=False)
    yield [1], 140_001


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
