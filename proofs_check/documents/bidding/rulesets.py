"""Explicit rulesets, one a case, seen through the engine or the reference.

A predicate is written once, on the names of `One`: one ruleset with all its positions. The engine
gives it columns under the same names. Positions are numbered 0, 1, ...; options have smaller
numbers.
"""

import random
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from functools import cached_property, partial
from itertools import combinations
from typing import TYPE_CHECKING, Any, ClassVar

import reference.bidding as ref
from proofs_check.core.evidence import Json, canonical
from proofs_check.core.ranges import SEED, Bound
from proofs_check.documents.bidding.views import Facts
from proofs_check.methods.exhaustive import EngineMismatchError, Instance
from reference.errors import InvalidInput

if TYPE_CHECKING:
    from proofs_check.documents.bidding.columns import Many
    from proofs_check.documents.bidding.engine import Graph, Values, Weighting

BATCH = 4096
"""Rulesets a batch."""

SPOT_CHECKS = 24
"""How many rulesets of a range the reference redoes in each run."""


def bidding_sets(TB: int) -> Iterator[tuple[int, ...]]:
    """Every bidding set of a total budget under which somebody can always bid.

    >>> list(bidding_sets(1))
    [(0,), (1,), (0, 1)]
    """
    for size in range(1, TB + 2):
        for B in combinations(range(TB + 1), size):
            try:
                yield ref.bidding_set(B, TB)
            except InvalidInput:
                continue


@dataclass(frozen=True)
class One(Facts):
    """One ruleset by the reference."""

    gamma: ref.Ruleset

    @staticmethod
    def of(instance: Instance) -> "One":
        """The ruleset of an instance.

        >>> One.of(
        ...     {"total_budget": 1, "bids": [0, 1], "left": [], "right": [[1, 0, 1]], "tau": [0, 0]}
        ... ).B_holds
        False
        """
        left, right, tau = (instance[name] for name in ("left", "right", "tau"))
        X = range(len(tau))
        L: dict[int, list[int]] = {x: [y for z, y, _w in left if z == x] for x in X}
        R: dict[int, list[int]] = {x: [y for z, y, _w in right if z == x] for x in X}
        written = [x for edge in (*left, *right) for x in edge[:2]]
        written += [tau[x] for x in X if L[x] and R[x]]  # what nothing else looks at
        if {*map(type, written)} - {int}:
            raise InvalidInput("instance", written, "positions and penalties that are integers")
        return One(
            ref.ruleset(
                X,
                L,
                R,
                {(x, y): w for x, y, w in left},
                {(x, y): w for x, y, w in right},
                {x: tau[x] for x in X if not L[x] or not R[x]},
                instance["bids"],
                instance["total_budget"],
            )
        )

    TB = property(lambda self: self.gamma.TB)
    B = property(lambda self: self.gamma.B)
    maximin = cached_property[dict[Any, ref.Row]](lambda self: ref.maximin_table(self.gamma))
    minimax = cached_property(lambda self: ref.minimax_table(self.gamma))
    A = property(lambda self: all(ref.property_A(row) for row in self.maximin.values()))
    B_holds = property(lambda self: all(ref.property_B(row) for row in self.maximin.values()))
    C = property(lambda self: all(ref.property_C(row) for row in self.maximin.values()))
    same_moves = property(lambda self: self.gamma.w_L.keys() == self.gamma.w_R.keys())

    @cached_property
    def outcomes(self) -> "Values":
        from proofs_check.documents.bidding.engine import Values

        tables = self.maximin, self.minimax
        return Values(*(_column([(r.nu_hat, r.nu) for r in each.values()]) for each in tables))

    @cached_property
    def numbers(self) -> "Weighting":
        from proofs_check.documents.bidding.engine import Weighting

        weights = (
            [w for _, w in sorted(each.items())] for each in (self.gamma.w_L, self.gamma.w_R)
        )
        return Weighting(*map(_column, (*weights, [*self.gamma.tau_L.values()])))

    def seen(self) -> dict[str, tuple[int, int]]:
        """Its sizes, and of its weights and penalties the least and the greatest."""
        gamma = self.gamma
        sizes = {"positions": len(gamma.X), "|B|": len(self.B), "TB": self.TB}
        numbers = {
            "w_L": gamma.w_L.values(),
            "w_R": gamma.w_R.values(),
            "tau": (*gamma.tau_L.values(), *gamma.tau_R.values()),
        }
        return {name: (size, size) for name, size in sizes.items()} | {
            name: (int(min(some)), int(max(some))) for name, some in numbers.items() if some
        }

    def values(self) -> dict[str, Json]:
        """What a witness shows: of the last position, which the others are options of."""
        top = max(self.maximin)
        return {
            name: {"nu_hat": [*map(_json, row.nu_hat)], "nu": [*map(_json, row.nu)]}
            for name, row in (("maximin", self.maximin[top]), ("minimax", self.minimax[top]))
        }


def _column(exact: Sequence[Any]) -> Any:
    """Numbers of any size, or fractions, as a column."""
    import numpy as np

    return np.array(exact, dtype=object)


def _json(value: Any) -> Json:
    return value if isinstance(value, int) else str(value)


@dataclass(frozen=True)
class Family:
    """All rulesets of a kind: their graphs, their numbers, their budgets.

    `symmetric` ones have L = R, w_R = -w_L and no penalty; `path` ones a single option for each
    position but the last, the same for both players.
    """

    positions: int
    weights: tuple[int, ...]
    penalties: tuple[int, ...]
    largest: int
    kind: str = "any"

    @property
    def name(self) -> str:
        """What tells the family from others."""
        kinds = {"any": "rulesets", "symmetric": "symmetric rulesets", "path": "symmetric paths"}
        weights = f"{min(self.weights)} to {max(self.weights)}"
        return f"{kinds[self.kind]} of {self.positions} positions, weights {weights}"

    def measure(self, name: str) -> str:
        """How what is seen of a number of the family's rulesets is called."""
        return f"{name} of {self.name}"

    def describe(self) -> str:
        penalties = (
            "" if self.kind != "any" else f", penalties {', '.join(map(str, self.penalties))}"
        )
        return f"all {self.name}{penalties}, every bidding set, TB <= {self.largest}"

    def bounds(self) -> dict[str, Bound]:
        found: dict[str, Bound] = {"TB": self.largest, "w_L": self.weights}
        if self.kind == "any":
            found |= {"w_R": self.weights, "tau": self.penalties}
        return {self.measure(name): bound for name, bound in found.items()}

    def graphs(self) -> Iterator["Graph"]:
        """The pairs of move functions."""
        from proofs_check.documents.bidding.engine import Graph, graphs

        if self.kind == "path":
            moves = tuple((x - 1,) if x else () for x in range(self.positions))
            yield Graph(moves, moves)
            return
        for graph in graphs(self.positions):
            if self.kind == "any" or graph.left == graph.right:
                yield graph

    def weightings(self, graph: "Graph") -> Iterator["Weighting"]:
        """The numbers, some thousands at a time."""
        from proofs_check.documents.bidding import engine

        other = (self.weights, self.penalties) if self.kind == "any" else ((0,), (0,))
        choices = engine.Choices(self.weights, *other)
        total = engine.number_of_weightings(graph, choices)
        for start in range(0, total, BATCH):
            some = engine.weightings(graph, choices, start, min(start + BATCH, total))
            yield some if self.kind == "any" else some._replace(w_right=-some.w_left)


class OfRulesets:
    """What domains of rulesets share."""

    def reference_view(self, level: str, instance: Instance) -> One:
        assert level == "rulesets"
        return One.of(instance)

    def orders(self) -> Mapping[str, Callable[[Instance], Any]]:
        return {"by TB": lambda i: (i["total_budget"], *_size(i)), "by positions": _size}


@dataclass(frozen=True)
class Rulesets(OfRulesets):
    """Every ruleset of some families."""

    families: tuple[Family, ...]

    def describe(self) -> str:
        return "; ".join(family.describe() for family in self.families)

    def bounds(self) -> dict[str, Bound]:
        return {name: bound for family in self.families for name, bound in family.bounds().items()}

    def batches(self) -> Iterator[Callable[[], "Many"]]:
        for family in self.families:
            for TB in range(family.largest + 1):
                for B in bidding_sets(TB):
                    for graph in family.graphs():
                        for numbers in family.weightings(graph):
                            yield partial(_compute, family, graph, numbers, TB, B)

    def spot_check(self) -> int:
        rng = random.Random(len(self.families))
        for _ in range(SPOT_CHECKS):
            family = rng.choice(self.families)
            TB = rng.randint(0, family.largest)
            B = rng.choice(list(bidding_sets(TB)))
            graph = rng.choice(list(family.graphs()))
            numbers = next(iter(family.weightings(graph)))
            many = _compute(family, graph, numbers, TB, B)
            i = rng.randrange(len(many))
            same_as_reference(many, i)
        return self.redoes()

    def redoes(self) -> int:
        return SPOT_CHECKS


def _size(instance: Instance) -> tuple[Any, ...]:
    tau, left, right = (instance[name] for name in ("tau", "left", "right"))
    numbers = [*(edge[2] for edge in (*left, *right)), *tau]
    moves, bids, total = len(left) + len(right), len(instance["bids"]), instance["total_budget"]
    return len(tau), moves, sum(map(abs, numbers)), total, bids, str(instance)


def _compute(
    family: Family, graph: "Graph", numbers: "Weighting", TB: int, B: tuple[int, ...]
) -> "Many":
    from proofs_check.documents.bidding.columns import Many
    from proofs_check.documents.bidding.engine import ruleset_values

    return Many(family.measure, graph, numbers, TB, B, ruleset_values(graph, numbers, TB, B))


def same_as_reference(many: "Many", i: int) -> None:
    """Have the reference redo a ruleset of the engine's."""
    one = One.of(many.instance(i))
    if any(a[i].tolist() != b.tolist() for a, b in zip(many.outcomes, one.outcomes, strict=True)):
        raise EngineMismatchError(f"engine and reference differ on {many.instance(i)}")


@dataclass(frozen=True)
class Alone:
    """One ruleset by the reference, as a batch and as a view."""

    one: One
    instance: Instance
    is_admitted: bool = True

    def __getattr__(self, name: str) -> Any:
        return getattr(self.one, name)

    def __len__(self) -> int:
        return self.is_admitted

    def view(self, level: str) -> "Alone":
        assert level == "rulesets"
        return self

    def fingerprint(self) -> bytes:
        return canonical(self.instance).encode()

    def tally(self) -> dict[str, int]:
        return {"rulesets": 1}

    def seen(self) -> dict[str, tuple[int, int]]:
        return self.one.seen()

    def select(self, chosen: Any) -> "Alone":
        return replace(self, is_admitted=bool(chosen))

    def first_failures(self, holds: Any) -> list[Instance]:
        return [] if holds else [self.instance]


@dataclass(frozen=True)
class RandomRulesets(OfRulesets):
    """Random larger rulesets, by the reference alone."""

    count: int
    positions: int
    largest: int
    weight: int
    symmetric: bool = False
    seed: ClassVar[int] = SEED

    def describe(self) -> str:
        kind = "symmetric rulesets" if self.symmetric else "rulesets"
        return (
            f"{self.count} random {kind} of 2 to {self.positions} positions, TB <= {self.largest}, "
            f"about half with all bids, weights of absolute value up to {self.weight}, about half "
            f"with Left's at least 0 and Right's at most 0"
            f"{'' if self.symmetric else ', penalties -1 to 1'}"
        )

    def bounds(self) -> dict[str, Bound]:
        weights = dict.fromkeys(("w_L", "w_R"), (-self.weight, self.weight))
        tau = (0,) if self.symmetric else (-1, 1)
        return {"TB": (0, self.largest), "positions": (2, self.positions), "tau": tau, **weights}

    def counted(self) -> dict[str, int]:
        return {"rulesets": self.count}

    def batches(self) -> Iterator[Callable[[], Alone]]:
        rng = random.Random(self.seed)
        for _ in range(self.count):
            instance = self.drawn(rng)
            yield partial(Alone, One.of(instance), instance)

    def drawn(self, rng: random.Random) -> dict[str, Json]:
        """One of them."""
        TB, size = rng.randint(0, self.largest), rng.randint(2, self.positions)
        B = list(range(TB + 1)) if rng.random() < 0.5 else [*rng.choice([*bidding_sets(TB)])]
        least = rng.choice((0, -self.weight))

        def edges(sign: int) -> list[list[int]]:
            every = ((x, y) for x in range(size) for y in range(x))
            some = (each for each in every if rng.random() < 0.5)
            return [[x, y, sign * rng.randint(least, self.weight)] for x, y in some]

        left = edges(1)
        right = [[x, y, -w] for x, y, w in left] if self.symmetric else edges(-1)
        ends = set(range(size)) - {e[0] for e in left} & {e[0] for e in right}
        tau = [rng.randint(-1, 1) if x in ends else 0 for x in range(size)]
        tau = [0] * size if self.symmetric else tau
        return {"total_budget": TB, "bids": B, "left": left, "right": right, "tau": tau}

    def redoes(self) -> int:
        """The reference did all of them."""
        return self.count

    spot_check = redoes

    def variation(self) -> "VaryingRulesets":
        return VaryingRulesets(self)


@dataclass(frozen=True)
class VaryingRulesets:
    """Others of that kind, and larger ones."""

    of: RandomRulesets

    families = ("rulesets drawn at random",)

    def drawn(self, family: str, random: random.Random, level: int) -> dict[str, Json]:
        del family
        more, own = level % 4, self.of
        larger = own.positions + more, own.largest + more, own.weight + more
        return RandomRulesets(1, *larger, own.symmetric).drawn(random)

    def neighbour(self, instance: Instance, random: random.Random, level: int) -> Instance:
        """With one move more or fewer, or another weight; of a symmetric one, of both players."""
        x = random.randrange(1, len(instance["tau"]))
        move, most = [x, random.randrange(x)], self.of.weight + level % 4
        weight = random.choice((None, *range(-most, most + 1)))

        def moves(side: str, sign: int) -> list[list[int]]:
            others = [each for each in instance[side] if each[:2] != move]
            return sorted([*others, *([] if weight is None else [[*move, sign * weight]])])

        sides = (("left", 1), ("right", -1))
        changed = sides if self.of.symmetric else [random.choice(sides)]
        return {**instance, **{side: moves(side, sign) for side, sign in changed}}

    def smaller(self, instance: Instance) -> Iterator[Instance]:
        """None is made: small ones are drawn as well."""
        return iter(())

    def batches(self, instance: Instance) -> list[Alone]:
        return [Alone(One.of(instance), instance)]

    def measured(self, batch: Alone) -> Alone:
        return batch

    def read(self, found: Instance) -> Instance:
        return found


def families(*parts: Sequence[Any]) -> Rulesets:
    """A range from the arguments of its families."""
    return Rulesets(tuple(Family(*part) for part in parts))
