"""How far apart the conventions are, over all sets, and over sets of two, three and four actions.

Every set is certified for all heaps by its periodicity certificate. A *kind* is one way in which a
set can differ: two conventions, a player, and whether the second convention gives that player more
somewhere, or less. The sentences of the document on what no set does (Conjecture 4, Problem 6) are
kinds that no set is of. Sweeps of their own are about welfare: the kinds of set where the second
player is ahead, and where both players have more at one heap.

Not stored is the preperiod of each set: all sets to 26 would be 300 MB. Stored are the sets of each
shard with their preperiods as a digest, and the longest one for each max S; `engine.compute` gives
that of a set in microseconds, and `preperiods.csv` has those of small sets. The period is 2 max S
for each set that is certified, and no smaller one is known (`problem-2.least-period.strengthened`).
"""

import hashlib
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from itertools import combinations
from random import Random
from typing import TYPE_CHECKING, Any, NamedTuple

import numpy as np
from numpy.typing import NDArray

from proofs_check.core.chance import drawing
from proofs_check.core.evidence import Json
from proofs_check.sweeps.shards import Found, Row, Rows, Shard, Sweep, Tables, words
from reference.cumulative import Convention, Outcome, subtraction_set
from reference.cumulative.outcomes import rows

if TYPE_CHECKING:
    from proofs_check.documents.cumulative.engine import Extremes, Welfare

SETS = 1 << 16
"""Sets a shard, at most."""

RARE = 150
"""A kind of which a shard has no more sets than this lists them all."""


class Kind(NamedTuple):
    """Two conventions, a player, and the sign of what the second one gives more than the first."""

    before: str
    after: str
    player: str
    sign: str

    @property
    def name(self) -> str:
        return f"{self.before}>{self.after} {self.player} {self.sign}"


PAIRS = tuple(combinations((X.value for X in Convention), 2))
KINDS = tuple(
    Kind(before, after, player, sign)
    for before, after in PAIRS
    for player in ("first", "second")
    for sign in ("more", "less")
)


WELFARE = (
    *(Kind(X.value, X.value, "second", "ahead") for X in Convention),
    *(Kind(X.value, Y.value, "both", "more") for X in Convention for Y in Convention if X != Y),
)
"""The second player has more than the first under a convention; both have more under the second of
two conventions than under the first."""


def _column(found: "Extremes | Welfare", kind: Kind) -> NDArray[np.int32]:
    """By how much, at most, each set is of the kind; 0 where it is not."""
    column: NDArray[np.int32]
    if kind in WELFARE:
        names = list(Convention)
        before, after = (names.index(Convention(X)) for X in (kind.before, kind.after))
        column = found.ahead[:, after] if before == after else found.both[:, before, after]  # type: ignore[union-attr]
        return column
    at = PAIRS.index((kind.before, kind.after)), ("first", "second").index(kind.player)
    difference = found.most if kind.sign == "more" else -found.least  # type: ignore[union-attr]
    column = difference[:, at[0], at[1]]
    return column


def is_of(kind: Kind, before: Any, after: Any) -> Any:
    """Whether the outcomes under the two conventions show the kind: of a heap, or in columns."""
    if kind.sign == "ahead":
        return after.second > after.first
    if kind.player == "both":
        return (after.first > before.first) & (after.second > before.second)
    was, then = getattr(before, kind.player), getattr(after, kind.player)
    return then > was if kind.sign == "more" else then < was


def first_heap(S: Sequence[int], kind: Kind) -> int:
    """The first heap at which the set is of the kind; -1 where it is of it nowhere.

    >>> first_heap((4, 7), Kind("FvA", "AvA", "first", "less"))
    41
    >>> first_heap((4, 5, 9), Kind("FvA", "FvA", "second", "ahead"))
    75
    """
    from proofs_check.documents.cumulative.engine import compute

    heaps: Any = compute([S]).view("heaps")
    true = is_of(kind, *(heaps.under(Convention(X)) for X in (kind.before, kind.after)))
    return int(true.argmax()) if true.any() else -1


class _Sets(Sweep):
    """What all sweeps over sets have in common."""

    document = "cumulative"
    bound = "max S"
    kinds = KINDS
    rare = RARE

    def __init__(self, name: str, sets: str, default: int, largest: int) -> None:
        """About which sets; what is told of them the name says."""
        about = "how far apart the conventions are"
        if "welfare" in name:
            about, self.kinds = "where the second player is ahead, or both better off", WELFARE
        self.name, self.says = name, f"{about}, {sets}"
        self.default, self.largest = default, largest

    def arrays(self, shard: Shard) -> tuple[NDArray[np.int64], NDArray[np.int64]]:
        """The sets of a shard, ascending and padded behind, and their sizes."""
        raise NotImplementedError

    def look(self, shard: Shard) -> Found:
        """Settle each set and count the kinds."""
        from proofs_check.documents.cumulative.engine import NOT_FOUND, extremes, welfare

        sets, sizes = self.arrays(shard)
        found = (welfare if self.kinds is WELFARE else extremes)(sets, sizes)
        sha = hashlib.sha256()
        for part in (sets, sizes, *found):
            sha.update(np.ascontiguousarray(part, dtype="<i8").tobytes())

        def set_of(i: int) -> list[int]:
            return [int(s) for s in sets[i, : sizes[i]]]

        kinds: dict[str, Json] = {}
        findings: list[Json] = []
        for kind in self.kinds:
            column = _column(found, kind)
            those = np.flatnonzero(column > 0)
            if len(those):
                top = int(column.argmax())
                fewest = those[int(sizes[those].argmin())]
                shown = those if len(those) <= self.rare else sorted({int(those[0]), int(fewest)})
                examples: list[Json] = [
                    {"set": set_of(int(i)), "heap": first_heap(set_of(int(i)), kind)} for i in shown
                ]
                kinds[kind.name] = {
                    "sets": len(those),
                    "most": int(column[top]),
                    "most_set": set_of(top),
                    "all": len(those) <= self.rare,
                    "examples": examples,
                }
                if len(those) <= self.rare:
                    findings.extend({"kind": kind.name, **example} for example in examples)  # type: ignore[dict-item]
        longest = int(found.preperiod.argmax())
        facts: dict[str, Json] = {
            "certified": int((found.preperiod != NOT_FOUND).sum()),
            "rows": int(found.rows.sum()),
            "longest": int(found.preperiod[longest]),
            "longest_set": set_of(longest),
            "kinds": kinds,
        }
        return Found(len(sets), sha.hexdigest(), facts, tuple(findings))

    def whole(self, top: int) -> bool:
        """Whether one shard has all sets with this max S."""
        raise NotImplementedError

    def unlike(self, shard: Shard, found: Found, tables: Tables) -> str:
        """The rows of its max S are the shard's, or where it has a part of the sets no less."""
        top = shard.content["max"]
        own = self.tables([(shard, found)])
        for name in ("periods", "kinds"):
            recorded = [list(row.values()) for row in tables[name] if row["max_S"] == str(top)]
            given = [[str(cell) for cell in row] for row in own[name][1:]]
            if self.whole(top):
                if recorded != given:
                    return f"{name} with max S = {top} is not what shard {shard.name} gives"
                continue
            known = {tuple(row[:-3]) if name == "kinds" else row[0]: row for row in recorded}
            for row in given:
                there = known.get(tuple(row[:-3]) if name == "kinds" else row[0])
                numbers = slice(-3, -1) if name == "kinds" else slice(1, -1)
                if there is None or any(
                    int(a) < int(b) for a, b in zip(there[numbers], row[numbers], strict=True)
                ):
                    return f"{name} has less for max S = {top} than shard {shard.name} alone gives"
        listed = {
            (*(row[name] for name in Kind._fields), row["set"], row["heap"])
            for row in tables["examples"]
            if row["listed"] == "all"
        }
        all_listed = {row[:4] for row in listed}
        for kind in self.kinds:
            facts = _facts([found], kind) if tuple(kind) in all_listed else []
            for example in (example for fact in facts for example in fact["examples"]):
                if (*kind, words(example["set"]), str(example["heap"])) not in listed:
                    return f"examples has no {words(example['set'])} of {kind.name}"
        return ""

    def inconsistent(self, shards: Sequence[tuple[Shard, int]], tables: Tables) -> str:
        """Each max S once, with the sets of its shards; kinds of no more; examples of each kind."""
        cases: dict[str, int] = {}
        for shard, number in shards:
            top = str(shard.content["max"])
            cases[top] = cases.get(top, 0) + number
        if {row["max_S"]: int(row["sets"]) for row in tables["periods"]} != cases or len(
            tables["periods"]
        ) != len(cases):
            return "the sets of periods are not those of the shards"
        if any(int(row["certified"]) != int(row["sets"]) for row in tables["periods"]):
            return "a set of periods is not certified"
        totals: dict[tuple[str, ...], int] = {}
        keys = [(*_kind_of(row), row["max_S"]) for row in tables["kinds"]]
        for row in tables["kinds"]:
            if not 1 <= int(row["sets"]) <= cases[row["max_S"]]:
                return f"kinds has more sets with max S = {row['max_S']} than there are"
            kind = _kind_of(row)
            totals[kind] = totals.get(kind, 0) + int(row["sets"])
        if len(set(keys)) != len(keys) or not set(totals) <= set(map(tuple, self.kinds)):
            return "a row of kinds stands twice, or is of no kind"
        for row in (*tables["periods"], *tables["kinds"]):
            if row["of_set"].split()[-1] != row["max_S"]:
                return f"the set {row['of_set']} has not max S = {row['max_S']}"
        listed: dict[tuple[str, ...], list[tuple[str, str]]] = {}
        for row in tables["examples"]:
            listed.setdefault(_kind_of(row), []).append((row["listed"], row["set"]))
        if set(listed) != set(totals):
            return "the examples are not of the kinds that there are"
        for kind, examples in listed.items():
            everything = len({S for how, S in examples if how == "all"})
            few = [how for how, _S in examples] == list(ORDERS)
            if not (few or everything == len(examples) == totals[kind]):
                return f"the examples of {' '.join(kind)} are {len(examples)} of {totals[kind]}"
        return ""

    def misstated(self, tables: Tables) -> str:
        """Every example: of its kind at its heap, and at no smaller one.

        By the engine, and of one set that is drawn by the reference too.
        """
        from proofs_check.documents.cumulative.engine import compute

        heaps: dict[str, dict[Kind, int]] = {}
        for row in tables["examples"]:
            kind, heap = Kind(*_kind_of(row)), int(row["heap"])
            if heaps.setdefault(row["set"], {}).setdefault(kind, heap) != heap:
                return f"{row['set']} is of {kind.name} first at two heaps"
        drawn = drawing(f"{self.name}, examples").sample([*heaps], min(1, len(heaps)))
        for S, first in heaps.items():
            outcomes: Any = compute([_actions(S)]).view("heaps")
            if problem := _misstated(S, first, {X: outcomes.under(X) for X in Convention}):
                return f"{problem} by the engine"
            if S in drawn and (problem := _misstated(S, first, _referred(S, first))):
                return f"{problem} by the reference"
        return ""

    def tables(self, found: Sequence[tuple[Shard, Found]]) -> Mapping[str, Rows]:
        """Counts and extremes for each max S, and the sets of each kind: all where few."""
        by_max: dict[int, list[Found]] = {}
        for shard, result in found:
            by_max.setdefault(shard.content["max"], []).append(result)
        return {
            "periods": [
                ("max_S", "sets", "certified", "rows", "longest_preperiod", "of_set"),
                *(_periods(top, results) for top, results in by_max.items()),
            ],
            "kinds": [
                ("max_S", "before", "after", "player", "sign", "sets", "most", "of_set"),
                *(
                    (top, *kind, *summed)
                    for top, results in by_max.items()
                    for kind in self.kinds
                    if (summed := _kind(results, kind)) is not None
                ),
            ],
            "examples": [
                ("before", "after", "player", "sign", "listed", "set", "heap"),
                *(row for kind in self.kinds for row in _examples(found, kind)),
            ],
        }


def _kind_of(row: Row) -> tuple[str, ...]:
    return tuple(row[name] for name in Kind._fields)


def _actions(words: str) -> tuple[int, ...]:
    return subtraction_set(map(int, words.split()))


def _referred(words: str, first: Mapping[Kind, int]) -> dict[Convention, Outcome]:
    """The outcomes up to the last of these heaps, by the reference, in columns."""
    known = list(rows(_actions(words), max(first.values())))
    return {X: Outcome(*np.array([row.under(X) for row in known]).T) for X in Convention}


def _misstated(words: str, first: Mapping[Kind, int], o: Mapping[Convention, Any]) -> str:
    """Which kind a set, whose outcomes are given in columns, is not first of at its heap."""
    for kind, heap in first.items():
        true = is_of(kind, *(o[Convention(X)] for X in (kind.before, kind.after)))[: heap + 1]
        if not true[heap:].any():
            return f"{words} is not of {kind.name} there,"
        if true[:heap].any():
            return f"{words} is of {kind.name} at heap {int(true.argmax())} already,"
    return ""


def _facts(found: Iterable[Found], kind: Kind) -> list[Mapping[str, Any]]:
    """What shards say of a kind, those that have such sets."""
    every = (result.facts["kinds"] for result in found)
    return [kinds[kind.name] for kinds in every if kind.name in kinds]


def _periods(top: int, results: Sequence[Found]) -> tuple[int | str, ...]:
    longest = max(results, key=lambda result: result.facts["longest"])
    return (
        top,
        sum(result.cases for result in results),
        sum(result.facts["certified"] for result in results),
        sum(result.facts["rows"] for result in results),
        longest.facts["longest"],
        words(longest.facts["longest_set"]),
    )


def _kind(results: Sequence[Found], kind: Kind) -> tuple[int | str, ...] | None:
    known = _facts(results, kind)
    if not known:
        return None
    most = max(known, key=lambda fact: fact["most"])
    return sum(fact["sets"] for fact in known), most["most"], words(most["most_set"])


SHOWN = 400
"""A kind with more sets than this is shown by its smallest in each order."""


ORDERS: Mapping[str, Callable[[Any], Any]] = {
    "smallest max S": lambda e: (e["set"][-1], len(e["set"]), e["set"]),
    "fewest actions": lambda e: (len(e["set"]), e["set"][-1], e["set"]),
    "smallest heap of those": lambda e: (e["heap"], e["set"]),
}
"""Of a kind with many sets, in which orders its smallest is shown."""


def _examples(found: Sequence[tuple[Shard, Found]], kind: Kind) -> Iterator[tuple[int | str, ...]]:
    known = _facts((result for _, result in found), kind)
    examples = [example for fact in known for example in fact["examples"]]
    if not examples:
        return
    everything = all(fact["all"] for fact in known) and len(examples) <= SHOWN
    if everything:
        chosen = {"all": examples}
    else:
        chosen = {listed: [min(examples, key=order)] for listed, order in ORDERS.items()}
    for listed, those in chosen.items():
        for example in those:
            yield (*kind, listed, words(example["set"]), example["heap"])


class AllSets(_Sets):
    """All sets, whatever their size."""

    def shards(self, up_to: int) -> Iterator[Shard]:
        """For each max S the sets by number, some thousands at a time."""
        for top in range(1, up_to + 1):
            for start in range(0, 1 << (top - 1), SETS):
                stop = min(start + SETS, 1 << (top - 1))
                content: dict[str, Json] = {"max": top, "start": start, "stop": stop}
                yield Shard(f"max-{top:02}-from-{start:011}", content)

    def whole(self, top: int) -> bool:
        """Whether they are few enough for one shard."""
        return 1 << (top - 1) <= SETS

    def arrays(self, shard: Shard) -> tuple[NDArray[np.int64], NDArray[np.int64]]:
        """The sets with numbers `start` to `stop` - 1 among those with this max S."""
        from proofs_check.documents.cumulative.engine import sets_of_largest

        top, start, stop = (shard.content[name] for name in ("max", "start", "stop"))
        return sets_of_largest(top, start, stop)


class SizedSets(_Sets):
    """All sets of one size, a shard for each max S."""

    def __init__(self, name: str, size: int, default: int, largest: int) -> None:
        super().__init__(name, f"all sets of {size} actions", default, largest)
        self.size = size

    def shards(self, up_to: int) -> Iterator[Shard]:
        for top in range(self.size, up_to + 1):
            yield Shard(f"max-{top:03}", {"max": top, "size": self.size})

    def whole(self, top: int) -> bool:
        return True

    def arrays(self, shard: Shard) -> tuple[NDArray[np.int64], NDArray[np.int64]]:
        """The sets with this max S, in lexicographic order."""
        from proofs_check.documents.cumulative.engine import padded

        top = shard.content["max"]
        lower = combinations(range(1, top), self.size - 1)
        return padded([(*actions, top) for actions in lower])


class DrawnSets(_Sets):
    """Random sets past all those that are swept, a shard for each max S."""

    drawn = (
        "of each max S from 27 on 1000 sets, their sizes uniform from 3 to 12, the other actions "
        "uniform below max S"
    )
    rare = 0
    """Of a kind no set is all that there are."""

    def shards(self, up_to: int) -> Iterator[Shard]:
        for top in range(27, up_to + 1):
            yield Shard(f"max-{top:03}", {"max": top, "seed": self.seed})

    def whole(self, top: int) -> bool:
        return True

    def arrays(self, shard: Shard) -> tuple[NDArray[np.int64], NDArray[np.int64]]:
        """The sets, none of them twice."""
        from proofs_check.documents.cumulative.engine import padded

        top = shard.content["max"]
        random = Random(f"{shard.content['seed']} {top}")
        found: dict[tuple[int, ...], None] = {}
        while len(found) < 1000:
            lower = random.sample(range(1, top), random.randint(3, 12) - 1)
            found[(*sorted(lower), top)] = None
        return padded(list(found))


SWEEPS: tuple[Sweep, ...] = (
    AllSets("cumulative-sets", "all non-empty sets", 22, 35),
    SizedSets("cumulative-two-actions", 2, 200, 1000),
    SizedSets("cumulative-three-actions", 3, 80, 400),
    SizedSets("cumulative-four-actions", 4, 40, 120),
    DrawnSets("cumulative-random-sets", "random sets with max S >= 27", 60, 1000),
    AllSets("cumulative-welfare-sets", "all non-empty sets", 20, 35),
    SizedSets("cumulative-welfare-three-actions", 3, 80, 400),
    SizedSets("cumulative-welfare-four-actions", 4, 40, 120),
)
