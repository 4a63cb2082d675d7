"""Explicit rulesets, one a case, seen through the engine or the reference.

A predicate is written once, on the names of `One`: one ruleset with all its positions. The engine
gives it columns under the same names. Positions are numbered 0, 1, ...; options have smaller
numbers.
"""

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import cached_property, partial
from itertools import combinations
from random import Random
from typing import TYPE_CHECKING, Any

import reference.bidding as ref
from proofs_check.core.evidence import Json
from proofs_check.core.ranges import Bound, Sample
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

    @property
    def instance(self) -> Instance:
        """How evidence writes it, its positions being 0, 1, ...; see `of`."""
        gamma = self.gamma
        left, right = ([[*edge, w] for edge, w in ws.items()] for ws in (gamma.w_L, gamma.w_R))
        tau = [gamma.tau_L.get(x, 0) for x in gamma.X]
        return {
            "total_budget": self.TB,
            "bids": list(self.B),
            "left": left,
            "right": right,
            "tau": tau,
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
        for some in engine.weightings(graph, choices, BATCH):
            yield some if self.kind == "any" else some._replace(w_right=-some.w_left)


@dataclass(frozen=True)
class Rulesets:
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
        random = Random(len(self.families))
        for _ in range(SPOT_CHECKS):
            family = random.choice(self.families)
            TB = random.randint(0, family.largest)
            B = random.choice(list(bidding_sets(TB)))
            graph = random.choice(list(family.graphs()))
            numbers = next(iter(family.weightings(graph)))
            many = _compute(family, graph, numbers, TB, B)
            i = random.randrange(len(many))
            same_as_reference(many, i)
        return self.redoes()

    def redoes(self) -> int:
        return SPOT_CHECKS

    def reference_view(self, level: str, instance: Instance) -> One:
        assert level == "rulesets"
        return One.of(instance)

    def orders(self) -> Mapping[str, Callable[[Instance], Any]]:
        return {"by TB": lambda i: (i["total_budget"], *_size(i)), "by positions": _size}


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


def families(*parts: Sequence[Any]) -> Rulesets:
    """A range from the arguments of its families."""
    return Rulesets(tuple(Family(*part) for part in parts))


def _drawn(
    symmetric: bool, random: Random, most_positions: int, largest: int, weight: int
) -> tuple[One]:
    TB, size = random.randint(0, largest), random.randint(2, most_positions)
    B = list(range(TB + 1)) if random.random() < 0.5 else [*random.choice([*bidding_sets(TB)])]
    least = random.choice((0, -weight))

    def edges(sign: int) -> list[list[int]]:
        every = ((x, y) for x in range(size) for y in range(x))
        some = (each for each in every if random.random() < 0.5)
        return [[x, y, sign * random.randint(least, weight)] for x, y in some]

    left = edges(1)
    right = [[x, y, -w] for x, y, w in left] if symmetric else edges(-1)
    ends = set(range(size)) - ({e[0] for e in left} & {e[0] for e in right})
    tau = [random.randint(-1, 1) if x in ends else 0 for x in range(size)]
    tau = [0] * size if symmetric else tau
    return (One.of({"total_budget": TB, "bids": B, "left": left, "right": right, "tau": tau}),)


def random_rulesets(*, symmetric: bool) -> Sample:
    """Larger rulesets, by the reference alone."""
    kind, penalties = ("symmetric ", "") if symmetric else ("", ", penalties -1 to 1")
    return Sample(
        f"{kind}rulesets of 2 to {{positions}} positions, TB <= {{TB}}, about half with all bids, "
        "weights of absolute value up to {weight}, about half with Left's at least 0 and Right's "
        f"at most 0{penalties}",
        "g",
        partial(_drawn, symmetric),
        {"positions": 5, "TB": 6, "weight": 4},
        measures={
            "positions": lambda g: len(g.gamma.X),
            "TB": lambda g: g.TB,
            "weight": lambda g: max(map(abs, (*g.gamma.w_L.values(), *g.gamma.w_R.values(), 0))),
        },
        at=lambda g: g.instance,
        count=300,
        count_deep=2500,
    )
