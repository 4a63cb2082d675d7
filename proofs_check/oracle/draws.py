"""What questions are drawn of: for several documents, and from the fields of any system."""

from collections.abc import Iterable, Iterator, Sequence
from fractions import Fraction
from itertools import cycle, islice, pairwise, product
from random import Random
from typing import TypeAlias, TypeVar

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

T = TypeVar("T")

Group: TypeAlias = list[Values]
"""Questions that share work."""

SPREAD = 20
"""How far an integer without bounds goes, where nothing is known but its kind."""

MORE = 4
"""How many members more than it must have a list goes, where nothing is known but its kind."""

MANY = 50
"""How many simpler forms of an example are asked."""


def by_chance(random: Random, share: float = 0.5) -> bool:
    """True in about such a share of the cases.

    >>> 250 < sum(by_chance(Random(seed), 1 / 3) for seed in range(900)) < 350
    True
    """
    return random.random() < share


def shuffled(random: Random, several: Iterable[T]) -> list[T]:
    """All of these, in any order."""
    found = [*several]
    random.shuffle(found)
    return found


def any_of(random: Random, among: Sequence[T], least: int, most: int) -> list[T]:
    """From `least` to `most` of these, each as often as it comes."""
    return random.choices(among, k=random.randint(least, most))


def sets(random: Random, largest: int, most: int, least: int = 1) -> list[int]:
    """A set of integers from 1 to `largest`, in any order, with `least` to `most` members."""
    return random.sample(range(1, largest + 1), random.randint(least, min(most, largest)))


WRAPS = tuple(2**n for n in (7, 8, 9, 10, 11, 12, 15, 16, 24, 31, 32, 53, 62, 63, 64, 127, 128))
"""Where an integer of some machine ends, or a table that someone thought long enough."""

NAMES = ("x", "y", "0", "1", "10", "2", "é", "left", "None", "", " ", "a b", "a,b", '"', "X", "01",
         "long " * 52)  # fmt: skip
"""Names of positions; in what order they are says nothing."""

LONG = 2**300
"""Longer than what anybody computes in words, floats or a few dozen digits."""


def of_any_length(random: Random, most: int) -> int:
    """An integer of at most about `most`: close to one of the `WRAPS`, or with any bits.

    >>> drawn = {of_any_length(Random(seed), 2**64) for seed in range(2000)}
    >>> drawn >= {2**32 - 1, 2**63, 2**64 + 1}, max(drawn) <= 2**64 + 2, len(drawn) > 500
    (True, True, True)
    """
    if by_chance(random):
        return random.choice([wrap for wrap in WRAPS if wrap <= most]) + near_nought(random)
    least: int = 2 ** random.randint(3, most.bit_length() - 2)
    return random.randint(least, 2 * least)


def names(random: Random, most: int) -> list[str]:
    """Up to so many names of positions, in any order."""
    n = random.randint(2, most)
    known = NAMES if n <= len(NAMES) and by_chance(random) else [f"x{i}" for i in range(n)]
    return random.sample(known, n)


SEPARATORS = (" ", ",", "/", "->", ";", ":", "|", "-", "+", "_", ".", "\n", "\0")
"""What somebody may part names by who joins them."""

TAKEN_FOR_EACH_OTHER = (
    *(("a", " a"), ("a", "a "), ("a", "A"), ("a", '"a"'), ("1", "01"), ("", " "), ("0", "")),
    *(("a", f"a{by}b") for by in SEPARATORS),
    *(("é", "e\u0301"), ("a", "a\n"), ("a", "aa"), ("1", "1.0"), ("x" * 255, "x" * 256)),
    *(("null", "None"), ("a", "__proto__"), ("a", "constructor"), ("ß", "ss"), ("1", "\uff11")),
    *(("I", "\u0131"), ("i", "\u0130"), ("Aa", "BB"), ("ab", "bA")),
)
"""Names that are cut, stripped, folded or read as numbers to the same name, or have one hash where
each letter adds to 31 or 33 times the one before; and such as an object of some language has."""


MANY_NAMES = 700
"""So many names hardly ever have hashes of 16 bits that all differ: once in forty times."""


def mistakable() -> tuple[list[list[str]], ...]:
    """Moves between names, each ["from", "to"]: who joins names, or drops what parts them, errs.

    >>> ["".join(a + b for a, b in moves) for moves in mistakable()[:2]]
    ['aaa', 'aaa']
    """
    pairs = [("a", "aa"), ("aa", "a"), ("ab", "a"), ("A", "b"), ("a", "b"), ("aa", "b")]
    for by in SEPARATORS:
        pairs += [(f"a{by}b", "a"), ("a", f"b{by}a"), (f"a{by}b", "b"), ("a", f"b{by}b")]
    pairs += [("a", "ab")]
    longer: list[tuple[tuple[str, str], ...]] = [
        (("a", "aa"), ("aa", "ab")),
        (("aa", "a"), ("a", "aab")),
        (("a", "b"), ("ba", "a")),
    ]
    # Who takes the one for the other goes on where play has ended.
    longer += [(("s", x), (y, "t")) for each in TAKEN_FOR_EACH_OTHER for x, y in (each, each[::-1])]
    # Of so many names two have one hash of 16 bits, whatever it is, and play comes back.
    random = Random(16)
    many = ["s", *(f"{random.getrandbits(64):x}" for _ in range(MANY_NAMES))]
    longer.append((*pairwise(many),))
    return tuple([[*move] for move in moves] for moves in (*((pair,) for pair in pairs), *longer))


def some(random: Random, several: Iterable[Values], most: int) -> Group:
    """So many of these questions at most, so that there is room for those of other groups.

    >>> drawn = [some(Random(seed), ({"n": n} for n in range(9)), 2) for seed in range(99)]
    >>> {len(each) for each in drawn}, len({question["n"] for each in drawn for question in each})
    ({2}, 9)
    """
    return shuffled(random, several)[:most]


def _tied_set(random: Random) -> list[int]:
    """A set in which several moves are often best: with sums and multiples of its members."""
    a, b = random.randint(1, 9), random.randint(1, 9)
    form = random.choice([{a, 2 * a, 3 * a}, {a, b, a + b}, {a, a + b, a + 2 * b, a + 3 * b}])
    k = random.choice([1, 1, 2, 3])
    return shuffled(random, (k * s for s in sorted(form | random.choice([set(), {1}]))))


FORMS = (
    *((9, 2), (12, 4, 2), (20, 5, 3), (40, 3, 2), (30, 12, 8), (90, 5, 3), (70, 70, 60), (3, 1)),
    (2000, 1),
)
"""How large the members of sets are, how many there are at most, and at least."""


def sets_and_heaps(random: Random) -> tuple[list[int], list[int]]:
    """A set of any order and some heaps: small ones, and such as are near where something changes.

    That is a heap that is an action, or a sum of two, or a multiple; and the wrap points of
    tables and machine words, heaps up to 4,096 (and 70,000, of one set in thirty) and actions of
    any size.
    """
    form = random.choice([*FORMS, None])
    S = sets(random, *form) if form else _tied_set(random)
    if by_chance(random, 1 / 6):
        S = [*S, *(of_any_length(random, LONG) for _ in range(random.randint(1, 2)))]
    low, actions = min(max(S), 200), [s for s in S if s <= 2000] or [1]

    def heap() -> int:
        s, t, d = random.choice(actions), random.choice(actions), near_nought(random)
        small = (random.randint(0, most) for most in (40, 150, 3 * low))
        return max(0, random.choice([*small, random.randint(1, 3) * s + d, s + t + d]))

    found = [heap() for _ in range(random.randint(2, 8))]
    if len(S) <= 12 and by_chance(random, 1 / 4):
        found.append(random.choice([of_any_length(random, 4096), random.randint(150, 1200)]))
    if len(S) <= 3 and by_chance(random, 1 / 30):
        found.append(of_any_length(random, 2**16))
    return list(dict.fromkeys(S)), list(dict.fromkeys(found))


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


def near_nought(random: Random) -> int:
    """A small step to either side."""
    return random.randint(-2, 2)


def of_fields(random: Random, system: System) -> Group:
    """The example of a system with one field changed, or all of them.

    The examples of the fields go together. What the kinds alone say need not: the reference may
    refuse the question.
    """
    fields = random.choice(system.questions())
    asked = [each for each in fields if not each.optional or by_chance(random)]
    changed = random.choice([*asked, None])
    return [
        {
            each.name: of_field(random, each) if changed in (each, None) else example(each)
            for each in asked
        }
    ]


def example(field: Field) -> Json:
    """The example of a field, as JSON."""
    return field.kind.from_text(field.example, field.name)


def of_field(random: Random, field: Field) -> Json:
    """A value of a field: what is simpler than its example, or what its kind says."""
    first = example(field)
    near = [first, *islice(field.kind.simpler(first), MANY)]
    made = of_kind(random, field.kind) if by_chance(random) else []
    return random.choice(made or near)


def of_kind(random: Random, kind: Kind) -> list[Json]:
    """One value of a kind; none where more is needed to make one than the kind says."""
    if isinstance(kind, Integer):
        return [_integer(random, kind)]
    if isinstance(kind, Rational):
        below = random.randint(1, 8)
        return [exact(Fraction(random.randint(-SPREAD * below, SPREAD * below), below))]
    if isinstance(kind, Choice):
        return [random.choice(kind.words)]
    if isinstance(kind, Nullable):
        inner = of_kind(random, kind.kind)
        return inner and [random.choice([None, *inner])]
    if isinstance(kind, SetOf | ListOf):
        most = kind.most if isinstance(kind, ListOf) else None
        number = random.randint(kind.least, kind.least + MORE if most is None else most)
        members = [x for _ in range(number + 1) for x in of_kind(random, kind.each)]
        if isinstance(kind, SetOf):
            members = [*{canonical(x): x for x in members}.values()]
        return [members[:number]] if members else []
    if isinstance(kind, Tuple):
        parts = [x for part in kind.parts for x in of_kind(random, part)]
        return [parts] if len(parts) == len(kind.parts) else []
    return []


def _integer(random: Random, kind: Integer) -> int:
    """A small one more often than a large one."""
    least = kind.minimum
    if least is None:
        least = -SPREAD if kind.maximum is None else kind.maximum - 2 * SPREAD
    most = least + 2 * SPREAD
    if kind.maximum is not None and kind.maximum < most:
        return random.randint(least, kind.maximum)
    return random.randint(least, random.choice([least + SPREAD // 2, most]))
