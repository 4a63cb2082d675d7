"""The ranges of this ledger: sets seen through the engine, small games by the reference, sweeps."""

import random
from abc import ABC, abstractmethod
from collections.abc import Callable, Iterable, Iterator, Mapping
from dataclasses import dataclass
from functools import cache, partial
from itertools import chain, combinations, islice, pairwise, permutations, product
from typing import TYPE_CHECKING, Any, ClassVar

from proofs_check.core.claim import Check, Depending, Plan, using
from proofs_check.core.evidence import Json
from proofs_check.core.ranges import SEED, Bound, Instances, Range
from proofs_check.core.truth import truth, truths
from proofs_check.documents.cumulative.heaps import SHIFTING, Game, Heap, reference_view, table
from proofs_check.documents.cumulative.predicates import off_half_lines
from proofs_check.methods.exhaustive import (
    EngineMismatchError,
    Every,
    Instance,
    Predicate,
    Several,
    every,
)
from proofs_check.methods.integer_sets import FAMILIES, IntegerSets
from proofs_check.methods.periodicity import Periodicity, accepts
from proofs_check.sweeps.checked import swept
from proofs_check.sweeps.shards import Row
from reference.cumulative import Convention
from reference.errors import InvalidInput

if TYPE_CHECKING:
    from proofs_check.documents.cumulative.engine import Table
    from proofs_check.methods.exhaustive import Batch

# Sets, each with every heap, by the engine

ROOM = 200_000
"""Sets a batch times (max S)^2: a table of some tens of thousands of rows stays in the cache."""

SPOT_CHECKS = 12
"""How many certificates of a range the reference redoes in each run."""

SPOT_CHECK_LARGEST = 24
"""Sets with a larger max S are left out of the sample, unless all are larger and the first stands
for them: the reference takes 30 us a row."""


class SetRange(ABC):
    """A range of sets, every heap of each settled by its periodicity certificate."""

    @abstractmethod
    def __iter__(self) -> Iterator[tuple[int, ...]]:
        """Every set, ascending in max S."""

    @abstractmethod
    def sets_in_words(self) -> str:
        """Which sets."""

    @abstractmethod
    def bounds(self) -> Mapping[str, Bound]:
        """The bounds that the words name."""

    @abstractmethod
    def admits(self, S: tuple[int, ...]) -> bool:
        """Whether a statement about these sets is one about S, however large."""

    def describe(self) -> str:
        return f"{self.sets_in_words()}; every heap, by periodicity"

    def caveat(self, totals: Mapping[str, int]) -> str:
        bounded = totals["sets"] - totals["sets certified for every heap"]
        return f"; but {bounded} sets up to 4 (max S)^2 + 16 max S only" if bounded else ""

    def batches(self) -> Iterator[Callable[[], "Table"]]:
        """What computes the tables, few sets at a time, small ones in larger batches."""
        batch: list[tuple[int, ...]] = []
        size = 0
        for S in self:
            # The number of heaps that settle a set grows with (max S)^2: keep batches of like size.
            size += S[-1] ** 2
            batch.append(S)
            if size >= ROOM:
                yield partial(_compute, batch)
                batch, size = [], 0
        if batch:
            yield partial(_compute, batch)

    def reference_view(self, level: str, instance: Instance) -> Heap | Game:
        """One heap of one set, or one set, by the reference."""
        view = reference_view(level, instance)
        if not self.admits(view.S):
            raise InvalidInput("set", list(view.S), f"{self.sets_in_words()}, or larger")
        return view

    def spot_check(self) -> int:
        """Have the reference redo the rows and the certificate of a fixed sample of the sets."""
        rng = random.Random(self.describe())
        everything = [S for S in self if S[-1] <= SPOT_CHECK_LARGEST] or [next(iter(self))]
        sample = rng.sample(everything, self.redoes())
        for S in sample:
            engine = _compute([S])
            claimed = Periodicity(int(engine.preperiod[0]), 2 * S[-1], int(engine.shift[0]))
            known = table(S, claimed.rows_needed(S[-1]) - 1)
            if [list(row) for row in known] != engine.columns.T.tolist():
                raise EngineMismatchError(f"engine and reference differ on {S}")
            if not accepts(claimed, known, S[-1], SHIFTING):
                raise EngineMismatchError(f"the reference does not accept {claimed} for {S}")
        return len(sample)

    def redoes(self) -> int:
        return _redone(self)

    def orders(self) -> Mapping[str, Callable[[Instance], Any]]:
        """Smallest by max S, by |S|, and by heap where an instance has one."""
        return {
            "by max S": lambda i: (*_key(i)[:2], _key(i)[2], _heap(i)),
            "by |S|": lambda i: (_key(i)[1], _key(i)[0], _key(i)[2], _heap(i)),
            "by heap": lambda i: (_heap(i), *_key(i)),
        }


@cache
def _redone(sets: SetRange) -> int:
    small = (S for S in sets if S[-1] <= SPOT_CHECK_LARGEST)
    return sum(1 for _ in islice(small, SPOT_CHECKS)) or 1


@dataclass(frozen=True)
class Sets(SetRange):
    """All sets of a size (None: any) with max S up to a bound; `having` narrows them."""

    size: int | None
    largest: int
    having: Callable[[tuple[int, ...]], bool] | None = None
    words: str = ""

    def __iter__(self) -> Iterator[tuple[int, ...]]:
        """Every set, by max S, then size, then actions.

        >>> list(Sets(2, 3))
        [(1, 2), (1, 3), (2, 3)]
        """
        for top in range(1, self.largest + 1):
            sizes = range(1, top + 1) if self.size is None else [self.size]
            for size in sizes:
                for lower in combinations(range(1, top), size - 1):
                    actions = (*lower, top)
                    if self.having is None or self.having(actions):
                        yield actions

    def admits(self, S: tuple[int, ...]) -> bool:
        """The size and what narrows the sets, not the bound.

        >>> Sets(2, 5).admits((3, 9)), Sets(2, 5).admits((3, 4, 5))
        (True, False)
        """
        sized = self.size is None or len(S) == self.size
        return sized and (self.having is None or self.having(S))

    def sets_in_words(self) -> str:
        """Which sets.

        >>> Sets(2, 200).sets_in_words()
        'every S with |S| = 2, max S <= 200'
        """
        size = "" if self.size is None else f"|S| = {self.size}, "
        return f"every S with {size}max S <= {self.largest}" + (self.words and f", {self.words}")

    def bounds(self) -> Mapping[str, Bound]:
        sizes: dict[str, Bound] = {} if self.words else {"|S|": (1, self.largest)}
        return {"max S": self.largest} | (sizes if self.size is None else {"|S|": self.size})

    def variation(self) -> "VaryingSets":
        return VaryingSets(IntegerSets(self.largest, self.size, self.admits, KNOWN_VIOLATORS.sets))


REACH = 400
"""The largest max S that an attack tries, where that is more than twice the bound."""


@dataclass(frozen=True)
class VaryingSets:
    """Sets beyond a range of them, each with every heap."""

    sets: IntegerSets

    families = tuple(FAMILIES)

    def _reach(self, level: int) -> int:
        above = self.sets.above
        return min(above + 5 + above * (level % 12) // 3, max(2 * above, REACH))

    def drawn(self, family: str, random: random.Random, level: int) -> tuple[int, ...] | None:
        return self.sets.drawn(family, random, self._reach(level))

    def neighbour(
        self, instance: tuple[int, ...], random: random.Random, level: int
    ) -> tuple[int, ...]:
        return self.sets.neighbour(instance, random, self._reach(level))

    def smaller(self, instance: tuple[int, ...]) -> Iterator[tuple[int, ...]]:
        return self.sets.smaller(instance)

    def batches(self, instance: tuple[int, ...]) -> "Iterable[Batch]":
        return [_compute([instance])]

    def measured(self, batch: "Batch") -> "Batch":
        from proofs_check.methods.slack import measured

        found: Batch = measured(batch, "columns", "preperiod")
        return found

    def read(self, found: Instance) -> tuple[int, ...]:
        return _key(found)[2]


def as_a_whole(sets: Sets) -> Range:
    """A range whose one instance is all of these sets, for data that compares them."""
    words = sets.sets_in_words().replace(f"max S <= {sets.largest}", "max S <= {max S}")
    return Range(
        words,
        "sets",
        lambda largest: [(sets,)],
        {"max S": sets.largest},
        measures={"max S": lambda own: own.largest},
        at=lambda own: own.sets_in_words(),
    )


@dataclass(frozen=True)
class TheseSets(SetRange):
    """The sets that a statement names."""

    sets: tuple[tuple[int, ...], ...]
    words: str = ""
    """Where they are too many to be listed."""

    def __iter__(self) -> Iterator[tuple[int, ...]]:
        return iter(self.sets)

    def admits(self, S: tuple[int, ...]) -> bool:
        return S in self.sets

    def sets_in_words(self) -> str:
        """Which sets.

        >>> TheseSets(((3, 5),)).sets_in_words()
        'S = {3,5}'
        """
        return self.words or " and ".join(f"S = {in_braces(S)}" for S in self.sets)

    def bounds(self) -> Mapping[str, Bound]:
        sizes = sorted({len(S) for S in self.sets})
        return {"max S": tuple(sorted({S[-1] for S in self.sets})), "|S|": tuple(sizes)}


def in_braces(S: Iterable[object]) -> str:
    """A set as the document writes it.

    >>> in_braces((3, 5))
    '{3,5}'
    """
    return "{" + ",".join(map(str, S)) + "}"


@dataclass(frozen=True)
class RandomSets(SetRange):
    """Random sets, larger than what is enumerated, and extreme ones; every heap of each."""

    count: int
    sizes: tuple[int, int]
    largest: tuple[int, int]
    seed: ClassVar[int] = SEED

    def __iter__(self) -> Iterator[tuple[int, ...]]:
        rng = random.Random(self.seed)
        random_sets = sorted((self._drawn(rng) for _ in range(self.count)), key=lambda S: S[-1])
        return chain(random_sets, self.extreme_ones())

    def extreme_ones(self) -> list[tuple[int, ...]]:
        """Of either size and either max S those of the least and of the greatest actions."""
        ends = {
            (*own, top)
            for top, size in product(self.largest, self.sizes)
            for own in (range(1, size), range(top - size + 1, top))
        }
        return sorted(ends)

    def _drawn(self, rng: random.Random) -> tuple[int, ...]:
        top, (low, high) = rng.randint(*self.largest), self.sizes
        return (*sorted(rng.sample(range(1, top), rng.randint(low, high) - 1)), top)

    def admits(self, S: tuple[int, ...]) -> bool:
        return self.sizes[0] <= len(S) <= self.sizes[1]

    def sets_in_words(self) -> str:
        (low, high), (least, most) = self.sizes, self.largest
        size = f"|S| = {low}" if low == high else f"{low} <= |S| <= {high}"
        return f"{self.count} random sets with {size}, {least} <= max S <= {most}, and extreme ones"

    def bounds(self) -> Mapping[str, Bound]:
        return {"max S": self.largest, "|S|": self.sizes}

    def counted(self) -> Mapping[str, int]:
        return {"sets": self.count + len(self.extreme_ones())}


def drawn(
    level: str, sizes: tuple[int, int], largest: tuple[int, int], count: int, deep: int
) -> Every:
    """The plan of so many random sets, and of `deep` under `--deep`."""
    default, deeper = (RandomSets(many, sizes, largest) for many in (count, deep))
    return every(default, level, deep=deeper)


def _compute(sets: Iterable[tuple[int, ...]]) -> "Table":
    from proofs_check.documents.cumulative.engine import compute

    return compute([*sets])


def _key(instance: Instance) -> tuple[int, int, tuple[int, ...]]:
    S = tuple(map(int, instance["set"]))
    return S[-1], len(S), S


def _heap(instance: Instance) -> int:
    return int(instance.get("heap", 0))


def sets(
    level: str,
    size: int | None,
    largest: int,
    deep: int,
    words: str = "",
    having: Callable[[tuple[int, ...]], bool] | None = None,
) -> Every:
    """The plan of all sets of a size with max S up to a bound, and up to `deep` under `--deep`."""
    default, deeper = (Sets(size, top, having, words) for top in (largest, deep))
    return every(default, level, deep=deeper)


def _two_actions(level: str) -> Several:
    return Several((sets(level, 2, 80, 300), drawn(level, (2, 2), (301, 450), 10, 120)))


def _three_actions(level: str) -> Several:
    return Several((sets(level, 3, 40, 80), drawn(level, (3, 3), (81, 160), 200, 500)))


def _larger_sets(level: str) -> Several:
    return Several((sets(level, None, 14, 20), sets(level, 4, 28, 44), sets(level, 3, 40, 80)))


def _any_set(level: str) -> Several:
    random_sets = drawn(level, (1, 12), (19, 60), 40, 600)
    return Several((*_larger_sets(level), _two_actions(level)[0], random_sets))


TWO_ACTIONS, TWO_ACTION_GAMES = map(_two_actions, ("heaps", "games"))
THREE_ACTIONS, THREE_ACTION_GAMES = map(_three_actions, ("heaps", "games"))
OFF_HALF_LINES = TWO_ACTION_GAMES.where("s1 < 2 s2, s1 - s2 not dividing s2", off_half_lines)
AT_MOST_THREE_ACTIONS = Several((*TWO_ACTIONS, *THREE_ACTIONS))
AT_MOST_FOUR_ACTIONS = Several((*AT_MOST_THREE_ACTIONS, sets("heaps", 4, 28, 44)))
AT_MOST_THREE_ACTION_GAMES = Several((*TWO_ACTION_GAMES, *THREE_ACTION_GAMES))
LARGER_SETS = _larger_sets("heaps")
ANY_SET, ANY_GAME = map(_any_set, ("heaps", "games"))
FEW_ACTIONS = sets("heaps", None, 12, 15)
"""Few enough sets for what is proved besides."""

KNOWN_VIOLATORS = TheseSets(
    (
        (3, 7, 11, 13, 21, 22),
        (3, 7, 12, 14, 22, 23),
        (3, 7, 15, 21, 22, 23),
        (5, 11, 15, 22, 24),
        (3, 5, 17, 25),
        (4, 6, 21, 31),
        (5, 7, 25, 37),
        (6, 27, 45, 50),
    )
)
"""Sets beyond the range of all sets in which a conjecture fails, ascending in max S."""

ANY_SET_AND_KNOWN_VIOLATORS = Several((every(KNOWN_VIOLATORS, "heaps"), *ANY_SET))


SOME_LARGER_SET = Instances("S = {4,5,9}", "S", lambda: [((4, 5, 9),)])
"""Of what can happen when |S| > 2: Section 1.2 says "can", and Conjecture 14 excepts sets."""
EVERY_LARGER_SET = Range(
    "every S with |S| > 2, max S <= {max S}; every heap, by periodicity",
    "S",
    lambda largest: ((S,) for S in Sets(None, largest) if len(S) > 2),
    {"max S": 5},
    at=lambda S: {"set": list(S)},
)


NON_DOMINANT = sets("games", 2, 100, 200, "s1 < 2 s2", lambda S: S[1] < 2 * S[0])
ON_HALF_LINES = sets(
    "heaps", 2, 400, 600, "s1 - s2 divides s2", lambda S: S[0] % (S[1] - S[0]) == 0
)
ADDITIVE = sets("games", 3, 90, 150, "s1 = s2 + s3", lambda S: S[2] == S[0] + S[1])
NO_MULTIPLE = ADDITIVE.where("s3 not dividing s2", lambda g: g.s2 % g.s3 != 0)
MULTIPLES = sets(
    *("heaps", None, 18, 22, "min S dividing every action"), lambda S: all(s % S[0] == 0 for s in S)
)


def _twice(S: tuple[int, ...]) -> bool:
    return S[-1] >= 2 * S[-2]


TWICE = sets("heaps", 3, 30, 50, "s1 >= 2 s2", _twice)
TWICE_GAMES = Several(sets("games", n, 30, 50, "s1 >= 2 s2", _twice) for n in (2, 3))
TWICE_OF_THREE = TWICE_GAMES[1]
"""Few enough sets for what is proved besides."""


def is_close(S: tuple[int, ...]) -> bool:
    """Neighbouring actions are at most min S apart."""
    return all(t - s <= S[0] for s, t in pairwise(S))


CLOSE = sets("heaps", None, 12, 15, "neighbouring actions at most min S apart", is_close)
"""Few enough sets for what is proved besides."""


def _very_large(S: tuple[int, ...]) -> bool:
    return len(S) > 1 and S[-1] >= 2 * S[-2] + 2 * S[0] - 1


VERY_LARGE, VERY_LARGE_GAMES = (
    sets(level, None, 17, 20, "s1 >= 2 s2 + 2 min S - 1", _very_large)
    for level in ("heaps", "games")
)
"""Few enough sets for what is proved besides."""

ONE_BELOW = sets("games", 2, 120, 300, "s1 = s2 + 1", lambda S: S[1] == S[0] + 1)
TWO_BELOW = sets(
    *("games", 2, 121, 301, "s1 = s2 + 2, s1 odd, s1 >= 5"),
    lambda S: S[1] == S[0] + 2 and S[1] % 2 == 1 and S[1] >= 5,
)


def _no_two_exceed(S: tuple[int, ...]) -> bool:
    return len(S) > 2 and S[-2] + S[-3] <= S[-1]


NO_TWO_EXCEED = sets("games", None, 12, 16, "s2 + s3 <= s1", _no_two_exceed)


def _one_pair_exceeds(S: tuple[int, ...]) -> bool:
    *others, M = S
    large = [pair for pair in combinations(others, 2) if sum(pair) > M]
    return len(large) <= 1 and all(2 * low <= M for low, _ in large)


ONE_PAIR_EXCEEDS = sets(
    *("games", None, 12, 16, "at most one s + t > max S, min(s, t) <= max S / 2"), _one_pair_exceeds
)
LATE_AND_NO_TWO_EXCEED = sets(
    *("heaps", None, 12, 12, "max S >= 2, no two other actions adding up to more than max S"),
    lambda S: S[-1] > 1 and (len(S) < 3 or _no_two_exceed(S)),
).where(
    "h >= max S and h >= 2 (max S - 1)^2",
    lambda o: (o.h >= o.s1) & (o.h >= 2 * (o.s1 - 1) * (o.s1 - 1)),
)


def _towards_seven_thirds(S: tuple[int, ...]) -> bool:
    d = S[2] - S[1]
    return S[2] == 2 * S[0] + 1 and S[0] % d == 0 and S[0] > d >= 4 and d % 3 == 1


class _Fast(Sets):
    """The same sets, without a look at all others."""

    def __iter__(self) -> Iterator[tuple[int, ...]]:
        for s1 in range(1, self.largest + 1):
            near = ((s1 // 2, s1 - d, s1) for d in range(s1 // 2 - 1, 3, -1))
            yield from filter(_towards_seven_thirds, near)


_WORDS = "s1 - s2 = d, s3 = d j, s1 = 2 d j + 1, d = 3 k + 1 >= 4, j >= 2"
TOWARDS_SEVEN_THIRDS = every(
    _Fast(3, 197, _towards_seven_thirds, _WORDS),
    "games",
    deep=_Fast(3, 601, _towards_seven_thirds, _WORDS),
)
"""Sets whose preperiods grow like 7/3 (max S)^2."""
SHARP = every(TheseSets(tuple((m, 2 * m - 1, 3 * m - 1) for m in range(2, 25))), "games")
"""Sets in which the bound of Conjecture 17 is attained."""

# Recorded sweeps

TWO_SWEPT, THREE_SWEPT, FOUR_SWEPT, ALL_SWEPT = (
    f"cumulative-{name}" for name in ("two-actions", "three-actions", "four-actions", "sets")
)
EVERY_SWEEP = (ALL_SWEPT, FOUR_SWEPT, THREE_SWEPT, TWO_SWEPT)
AND_DRAWN = (*EVERY_SWEEP, "cumulative-random-sets")
"""And the sets that one draws: of what they show none are all that there are."""
WELFARE_OF_THREE, WELFARE_OF_FOUR, WELFARE_OF_ALL = (
    f"cumulative-welfare-{name}" for name in ("three-actions", "four-actions", "sets")
)


KINDS = {
    f"{before}>{after} {player} {sign}"
    for before, after in permutations(Convention, 2)
    for player in ("first", "second")
    for sign in ("more", "less")
}
"""What the sets of a row of a sweep can be."""


def kind_of(row: Row) -> str:
    """What the sets of a row of a sweep are: `FvF>AvA first more`, say."""
    return f"{row['before']}>{row['after']} {row['player']} {row['sign']}"


def is_of_kind(row: Row, *kinds: str, up_to: int | None = None, by_more_than: int = 0) -> bool:
    """Whether the sets of a row are of one of these kinds.

    `kinds`: where a player has more, or less, under a convention than under another. `up_to`: the
    largest max S that counts; that of the sweep where not given. `by_more_than`: a difference that
    does not count. `ValueError`: a kind that no set can be of.
    """
    if unknown := {*kinds} - KINDS:
        raise ValueError(f"{', '.join(sorted(unknown))}: no kind of sets")
    within = up_to is None or int(row["max_S"]) <= up_to
    return kind_of(row) in kinds and within and int(row["most"]) > by_more_than


def second_is_ahead(row: Row, up_to: int | None = None) -> bool:
    """Whether the second player is ahead otherwise than under FvA in a set of the row."""
    within = up_to is None or int(row["max_S"]) <= up_to
    return row["sign"] == "ahead" and row["after"] != "FvA" and within


def rows_of(*sweeps: str, table: str) -> tuple[Plan, ...]:
    """Recorded sweeps, of which each row of a table must be as the function says."""

    def plan(sweep: str, predicate: Callable[[Row], bool]) -> Check:
        def wrong(rows: Iterable[Row]) -> Iterator[Json]:
            return (dict(row) for row in rows if not truth(predicate(row), predicate))

        return swept("cumulative", sweep, table)(wrong)

    return tuple(partial(plan, sweep) for sweep in sweeps)


def rows_of_each(table: str) -> Depending:
    """The same of the sweep that the value of each claim of a family begins with."""
    return Depending(lambda sweep, *_: rows_of(sweep, table=table))


def in_each_sweep(name: str, three_to: int) -> dict[str, tuple[str, int, str]]:
    """The claims of a statement about the sets of a sweep, each with it and up to which max S."""
    return {
        f"{name}.max-25.weakened": (ALL_SWEPT, 25, "sets"),
        f"{name}.max-26.weakened": (ALL_SWEPT, 26, "sets"),
        f"{name}.three-actions.weakened": (THREE_SWEPT, three_to, "three-action sets"),
        f"{name}.four-actions.weakened": (FOUR_SWEPT, 60, "sets of four actions"),
    }


def none_swept(sweeps: Iterable[str], *kinds: str, up_to: int | None = None) -> tuple[Plan, ...]:
    """Recorded sweeps, in which no set may be of one of these kinds."""
    plans = rows_of(*sweeps, table="kinds")
    return using(lambda row: not is_of_kind(row, *kinds, up_to=up_to), *plans)


def preperiod_is_within(row: Row, up_to: int = 1000) -> bool:
    """The longest preperiod of a max S from 2 is at most (2 max S - 1)(max S - 2)."""
    M = int(row["max_S"])
    bounded = int(row["longest_preperiod"]) <= (2 * M - 1) * (M - 2)
    return not 2 <= M <= up_to or bounded


def gain_is_within(row: Row, up_to: int | None = None) -> bool:
    """Who turns antagonistic alone gains at most 1 or (max S - 7)/4, whichever is more."""
    gains = is_of_kind(row, "FvF>FvA second more", "FvF>AvF first more", up_to=up_to)
    return not gains or 4 * int(row["most"]) <= max(4, int(row["max_S"]) - 7)


def loss_is_within(row: Row) -> bool:
    """A player loses at most (max S - 2)/3 from FvF to AvA."""
    losses = is_of_kind(row, "FvF>AvA first less", "FvF>AvA second less")
    return not losses or 3 * int(row["most"]) <= int(row["max_S"]) - 2


def listed(kind: str, *sweeps: str, up_to: int | None = None) -> tuple[Plan, ...]:
    """The sets that sweeps list as of a kind, for a predicate that is true of all others."""

    def plan(sweep: str, predicate: Predicate) -> Check:
        def wrong(rows: Iterable[Row]) -> Iterator[Json]:
            for row in rows:
                S = tuple(map(int, row["set"].split()))
                if kind_of(row) == kind and (up_to is None or S[-1] <= up_to):
                    heaps = _compute([S]).view("heaps")
                    if row["listed"] != "all" or heaps.first_failures(
                        truths(predicate(heaps), predicate)
                    ):
                        yield dict(row)

        return swept("cumulative", sweep, "examples")(wrong)

    return tuple(partial(plan, sweep) for sweep in sweeps)


PREPERIODS = rows_of(*AND_DRAWN, table="periods")
CERTIFIED = using(lambda row: row["certified"] == row["sets"], *PREPERIODS)
"""Recorded sweeps, in which every set repeats with period 2 max S."""
