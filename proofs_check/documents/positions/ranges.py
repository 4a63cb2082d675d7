"""The ranges of this document's claims: positions by the engine, games, trees, numbers.

A predicate over positions reads `is_P` and the sizes of the piles; it works on columns and on plain
integers.
"""

import ast
import hashlib
from abc import ABC, abstractmethod
from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from fractions import Fraction
from functools import cache
from itertools import chain, combinations, product
from math import gcd, lcm, prod
from random import Random
from typing import Any, ClassVar

import reference.positions as ref
from proofs_check.core.evidence import Json
from proofs_check.core.ranges import Bound, Instances, Range, range_of
from proofs_check.methods.exhaustive import Batch, EngineMismatchError, Every, Instance, every


class Cases:
    """Positions as columns, or one position as plain integers: the piles and `is_P`."""

    difference = property(lambda self: abs(self.x - self.y))
    smaller = property(lambda self: (self.x + self.y - self.difference) // 2)

    def __init__(self, columns: Mapping[str, Any]) -> None:
        self._columns = columns
        self._piles = {name: columns[name] for name in "nxyz" if name in columns}

    def __getattr__(self, name: str) -> Any:
        try:
            return self._columns[name]
        except KeyError:
            raise AttributeError(name) from None

    def __len__(self) -> int:
        return len(self.is_P)

    def view(self, level: str) -> "Cases":
        return self

    def fingerprint(self) -> bytes:
        return hashlib.sha256(self.is_P.tobytes()).digest()

    def tally(self) -> Mapping[str, int]:
        return {"P-positions": int(self.is_P.sum())}

    @property
    def a(self) -> Any:
        """[phi times the difference], as the pair of that number has it."""
        if isinstance(self.difference, int):
            return ref.pair(self.difference)[0]
        import numpy as np

        most = self.difference.max(initial=0)
        return np.array([ref.pair(n)[0] for n in range(most + 1)])[self.difference]

    def seen(self) -> Mapping[str, tuple[int, int]]:
        """Of each size of a pile the least and the greatest value."""
        piles = self._piles.items()
        return {name: (int(column.min()), int(column.max())) for name, column in piles}

    def select(self, chosen: Any) -> "Cases":
        return Cases({name: column[chosen] for name, column in self._columns.items()})

    def first_failures(self, holds: Any) -> Sequence[Instance]:
        import numpy as np

        return [self.instance(int(i)) for i in np.flatnonzero(~holds)[:1]]

    def instance(self, i: int) -> Instance:
        sizes: list[Json] = [int(column[i]) for column in self._piles.values()]
        return {"heap": sizes[0]} if "n" in self._piles else {"piles": sizes}

    def values(self) -> Mapping[str, Json]:
        """What a witness says of one position."""
        return {"position": "P" if self.is_P else "N"}


@dataclass(frozen=True)
class Positions(ABC):
    """All positions of a game up to a bound for each pile."""

    sizes: ClassVar[str]
    """The names of the piles."""
    redone: ClassVar[int]
    """Up to which size the reference redoes them."""

    top: int

    @abstractmethod
    def describe(self) -> str:
        """The range in words."""

    @abstractmethod
    def computed(self) -> Any:
        """By the engine whether each position is a P-position, with an axis for each pile."""

    @abstractmethod
    def position(self, *piles: int) -> ref.Position:
        """What one is by the reference."""

    @abstractmethod
    def table(self, top: int) -> Iterable[ref.Position]:
        """What all are up to a bound, by the reference, in order."""

    def bounds(self) -> Mapping[str, Bound]:
        return dict.fromkeys(self.sizes, self.top)

    def columns(self) -> Mapping[str, Any]:
        import numpy as np

        is_P = self.computed()
        piles = np.unravel_index(np.arange(is_P.size), is_P.shape)
        return {**dict(zip(self.sizes, piles, strict=True)), "is_P": is_P.ravel()}

    def batches(self) -> Iterable[Callable[[], Batch]]:
        return [lambda: Cases(self.columns())]

    def orders(self) -> Mapping[str, Callable[[Instance], Any]]:
        return {"by size": lambda instance: list(instance.values())}

    def reference_view(self, level: str, instance: Instance) -> Cases:
        given: Any = [instance["heap"]] if "heap" in instance else instance["piles"]
        piles = dict(zip(self.sizes, given, strict=True))
        return Cases({**piles, "is_P": self.position(*given) is ref.P})

    def spot_check(self) -> int:
        top = min(self.top, self.redone)
        expected = [found is ref.P for found in self.table(top)]
        if expected != self.computed()[(slice(top + 1),) * len(self.sizes)].ravel().tolist():
            raise EngineMismatchError(f"the engine differs from the reference within {self}")
        return len(expected)

    def redoes(self) -> int:
        return int((min(self.top, self.redone) + 1) ** len(self.sizes))


@dataclass(frozen=True)
class Heaps(Positions):
    """Every heap of one subtraction game up to a bound."""

    sizes, redone = "n", 2000

    S: tuple[int, ...] = ()

    def describe(self) -> str:
        removals = ",".join(map(str, self.S))
        return f"S = {{{removals}}}, normal play, every heap <= {self.top}"

    def computed(self) -> Any:
        from proofs_check.documents.positions.engine import subtraction_p_positions

        return subtraction_p_positions(self.S, self.top)

    def position(self, *piles: int) -> ref.Position:
        return ref.subtraction_position(self.S, piles[0])

    def table(self, top: int) -> Iterable[ref.Position]:
        return ref.subtraction_rows(self.S, top)


@dataclass(frozen=True)
class Board(Positions):
    """Every position of Wythoff's game up to a bound."""

    sizes, redone = "xy", 40

    def describe(self) -> str:
        return f"normal play, every two piles <= {self.top}"

    def computed(self) -> Any:
        from proofs_check.documents.positions.engine import wythoff_p_positions

        return wythoff_p_positions(self.top)

    def position(self, *piles: int) -> ref.Position:
        return ref.wythoff_position(piles)

    def table(self, top: int) -> Iterable[ref.Position]:
        return chain.from_iterable(ref.wythoff_table((top, top)))


@dataclass(frozen=True)
class ThreePiles(Positions):
    """Every position of Nim with three piles up to a bound."""

    sizes, redone = "xyz", 8

    def describe(self) -> str:
        return f"normal play, every three piles <= {self.top}"

    def computed(self) -> Any:
        from proofs_check.documents.positions.engine import nim_p_positions

        return nim_p_positions(self.top)

    def position(self, *piles: int) -> ref.Position:
        return ref.nim_position(piles)

    def table(self, top: int) -> Iterable[ref.Position]:
        return ref.nim_table((top,) * 3).values()


def heaps(*S: int) -> Every:
    """The heaps of one subtraction game."""
    return every(Heaps(10**6, S=S), "heaps", deep=Heaps(10**7, S=S))


WYTHOFF = every(Board(2000), "positions", deep=Board(2500))
NIM = every(ThreePiles(63), "positions", deep=ThreePiles(160))


# What the statement itself names

ITSELF = Instances("the numbers that the statement names", "", lambda: [()])


# Trees and games

Graph = Mapping[int, tuple[int, ...]]
"""The options of each position; they are smaller numbers."""


def trees(depth: int, options: int, players: int, outcomes: Sequence[int]) -> Iterator[ref.Tree]:
    """Yield every tree of at most this depth and so many options a choice, small ones first."""
    yield from (ref.Leaf(winner) for winner in outcomes)
    if depth:
        below = list(trees(depth - 1, options, players, outcomes))
        for count, player in product(range(1, options + 1), range(1, players + 1)):
            yield from (ref.Choice(player, chosen) for chosen in product(below, repeat=count))


def depth_of(tree: ref.Tree) -> int:
    """The most moves of a play."""
    return 0 if isinstance(tree, ref.Leaf) else 1 + max(map(depth_of, tree.options))


def most_options(tree: ref.Tree) -> int:
    """The most options of a choice."""
    if isinstance(tree, ref.Leaf):
        return 0
    return max(len(tree.options), *map(most_options, tree.options))


def read_tree(text: str) -> ref.Tree:
    """The tree that Python writes so.

    `ValueError`: there is none.

    >>> read_tree("Choice(player=1, options=(Leaf(winner=2),))")
    Choice(player=1, options=(Leaf(winner=2),))
    """

    def made(node: Any) -> Any:
        if isinstance(node, ast.Tuple):
            return tuple(map(made, node.elts))
        if isinstance(node, ast.Constant):
            return node.value
        if not isinstance(node, ast.Call):
            raise ValueError(f"{text!r} is no tree")
        kind = {"Leaf": ref.Leaf, "Choice": ref.Choice}[ast.unparse(node.func)]
        return kind(**{str(part.arg): made(part.value) for part in node.keywords})

    tree: ref.Tree = made(ast.parse(text, mode="eval").body)
    return tree


def random_tree(random: Random, depth: int, players: int, outcomes: Sequence[int]) -> ref.Tree:
    """A tree of at most this depth, with at most four options a choice."""
    if depth == 0 or random.random() < 0.1:
        return ref.Leaf(random.choice(outcomes))
    below = [random_tree(random, depth - 1, players, outcomes) for _ in range(random.randint(1, 4))]
    return ref.Choice(random.randint(1, players), tuple(below))


def smaller_trees(tree: ref.Tree) -> Iterator[ref.Tree]:
    """Its options, and the tree with one of them left out, or a smaller one in its place."""
    if isinstance(tree, ref.Leaf):
        return
    yield from tree.options
    for at, option in enumerate(tree.options):
        others = tree.options[:at], tree.options[at + 1 :]
        if len(tree.options) > 1:
            yield ref.Choice(tree.player, (*others[0], *others[1]))
        for less in smaller_trees(option):
            yield ref.Choice(tree.player, (*others[0], less, *others[1]))


def games_of(
    players: int,
    bounds: Mapping[str, int],
    deep: Mapping[str, int] | None = None,
    draws: bool = False,
) -> Range:
    """Every small tree of so many players, and their number."""
    outcomes = range(ref.DRAW, players + 1) if draws else range(1, players + 1)
    return Range(
        "every tree of depth <= {depth} with at most {options} options a choice, "
        f"{players} players, {'draws' if draws else 'no draws'}",
        "tree players",
        lambda depth, options: ((t, players) for t in trees(depth, options, players, outcomes)),
        bounds,
        deep or {},
        {"depth": lambda tree, _: depth_of(tree), "options": lambda tree, _: most_options(tree)},
        lambda tree, _: repr(tree),
        read=lambda at: (read_tree(at), players),
        drawn=lambda random, level: (
            random_tree(random, 3 + level % 3, players, outcomes),
            players,
        ),
        smaller=lambda tree, _: ((less, players) for less in smaller_trees(tree)),
    )


WON = games_of(2, {"depth": 2, "options": 2}, {"options": 3})
WON_OR_DRAWN = games_of(2, {"depth": 2, "options": 2}, draws=True)
OF_THREE = games_of(3, {"depth": 1, "options": 2}, {"options": 4})
OF_THREE_OR_DRAWN = games_of(3, {"depth": 1, "options": 2}, {"options": 4}, draws=True)


def graphs(size: int) -> Iterator[Graph]:
    """Yield every graph on 0 to size - 1 whose moves lead to smaller numbers, few moves first."""
    options = [
        [c for count in range(x + 1) for c in combinations(range(x), count)] for x in range(size)
    ]
    for chosen in product(*options):
        yield dict(enumerate(chosen))


def as_lists(graph: Graph) -> Json:
    return [list(options) for options in graph.values()]


def random_graph(random: Random, level: int) -> Graph:
    """A graph on 6 positions or more, with few moves or with many."""
    share = random.choice((0.2, 0.4, 0.7))
    return {
        x: tuple(y for y in range(x) if random.random() < share)
        for x in range(random.randint(6, 7 + level % 6))
    }


def read_graph(lists: Sequence[Sequence[int]]) -> Graph:
    """The graph with these options."""
    for x, own in enumerate(lists):
        if list(own) != sorted(set(own) & set(range(x))):
            raise ValueError(f"{own} are no options of {x}")
    return {x: tuple(own) for x, own in enumerate(lists)}


def smaller_graphs(graph: Graph) -> Iterator[Graph]:
    """The graph without its last position, or without one of its moves."""
    yield {x: own for x, own in graph.items() if x < len(graph) - 1}
    for x, own in graph.items():
        yield from ({**graph, x: tuple(z for z in own if z != y)} for y in own)


GAMES = Range(
    "every game on at most {positions} positions",
    "graph",
    lambda most: ((graph,) for size in range(1, most + 1) for graph in graphs(size)),
    {"positions": 4},
    {"positions": 5},
    {"positions": len},
    as_lists,
    read=lambda at: (read_graph(at),),
    drawn=lambda random, level: (random_graph(random, level),),
    smaller=lambda graph: ((less,) for less in smaller_graphs(graph)),
)
GAMES_FROM = Range(
    "every game on at most {positions} positions, from each of them",
    "graph x",
    lambda most: ((graph, x) for (graph,) in GAMES.make(most) for x in graph),
    {"positions": 4},
    {"positions": 5},
    {"positions": lambda graph, x: len(graph)},
    lambda graph, x: [as_lists(graph), x],
    read=lambda at: (read_graph(at[0]), range(len(at[0]))[at[1]]),
    drawn=lambda random, level: (
        (graph := random_graph(random, level)),
        random.randrange(len(graph)),
    ),
    smaller=lambda graph, x: ((less, x) for less in smaller_graphs(graph) if x in less),
)


# Quantifiers

Sizes = tuple[int, ...]
"""The number of values of each variable."""


def predicates(every_sizes: Iterable[Sizes]) -> Iterator[tuple[Sizes, tuple[bool, ...]]]:
    """Yield every predicate on domains of these sizes, as its values in order."""
    for sizes in every_sizes:
        for table in product((False, True), repeat=prod(sizes)):
            yield sizes, table


def pairs_of_domains(k: int, domain: int, values: int) -> Iterator[Sizes]:
    """Yield the sizes of at most k pairs of domains, for three pairs none of them empty."""
    for pairs in range(1, k + 1):
        for sizes in product(range(domain + 1), repeat=2 * pairs):
            if prod(sizes) <= values and (pairs < 3 or 0 not in sizes):
                yield sizes


ONE_DOMAIN = Range(
    "every predicate on a domain of at most {max sizes} values",
    "sizes table",
    lambda most: predicates((size,) for size in range(most + 1)),
    {"max sizes": 6},
    {"max sizes": 10},
)
PAIRS_OF_DOMAINS = Range(
    "every predicate of at most {k} pairs of variables, of at most {max sizes} values each and "
    "{values} together, three pairs of at least one value each",
    "sizes table",
    lambda k, domain, values: predicates(pairs_of_domains(k, domain, values)),
    {"k": 2, "max sizes": 3, "values": 9},
    {"k": 3, "values": 12},
    {"k": lambda sizes, table: len(sizes) // 2, "values": lambda sizes, table: prod(sizes)},
)


def full_tree(sizes: Sizes, outcomes: Sequence[int], player: int = 1) -> ref.Tree:
    """The players move in turn, with so many options each time; then the outcomes in order."""
    if not sizes:
        return ref.Leaf(outcomes[0])
    part = len(outcomes) // sizes[0]
    options = (
        full_tree(sizes[1:], outcomes[i * part : (i + 1) * part], 3 - player)
        for i in range(sizes[0])
    )
    return ref.Choice(player, tuple(options))


def turns(k: int, options: int, ends: int) -> Iterator[tuple[Sizes, tuple[int, ...]]]:
    """Yield the numbers of options in turn, k times for each player, and who wins at each end."""
    every_sizes = (
        sizes
        for pairs in range(1, k + 1)
        for sizes in product(range(1, options + 1), repeat=2 * pairs)
        if prod(sizes) <= ends
    )
    for sizes in sorted(every_sizes, key=prod):
        for outcomes in product((1, 2), repeat=prod(sizes)):
            yield sizes, outcomes


TURNS = Range(
    "at most {k} moves of each player in turn, at most {max sizes} options a move, at most {ends} "
    "ends, won by either player",
    "sizes outcomes",
    turns,
    {"k": 2, "max sizes": 3, "ends": 8},
    measures={
        "k": lambda sizes, outcomes: len(sizes) // 2,
        "ends": lambda sizes, outcomes: len(outcomes),
    },
)


# Piles


def _each_up_to(names: str, words: str, top: int, deep: int | None = None) -> Range:
    """So many integers, each from 0 to a bound."""
    n = len(names.split())
    later = {} if deep is None else {names[0]: deep}
    every = f"{words} <= {{{names[0]}}}"
    return Range(
        every, names, lambda top: product(range(top + 1), repeat=n), {names[0]: top}, later
    )


PILE = _each_up_to("n", "every n", 5000)
TWO_PILES = _each_up_to("x y", "every two piles", 30, 60)
THREE_PILES = _each_up_to("x y z", "every three piles", 8, 40)


@range_of("S n", {"n": 6}, {"n": 9})
def SETS_AND_PILES(n: int) -> Iterator[tuple[tuple[int, ...], int]]:
    """every n <= {n}, every S of numbers from 1 to n"""
    for m in range(1, n + 1):
        for size in range(m + 1):
            yield from ((S, m) for S in combinations(range(1, m + 1), size))


def subtraction_game(S: Sequence[int], n: int) -> Graph:
    """The piles from 0 to n and what each can be moved to."""
    return {m: tuple(m - k for k in ref.removals(S, m)) for m in range(n + 1)}


@cache
def pairs_by_recursion(count: int) -> tuple[tuple[int, int], ...]:
    """The first P-positions of Wythoff's game after (0,0), the smaller pile first, in order."""
    table = ref.wythoff_table((2 * count, 4 * count))
    found = [
        (x, y)
        for x in range(1, 2 * count + 1)
        for y in range(x, 4 * count + 1)
        if table[x][y] is ref.P
    ]
    return tuple(found[:count])


PAIRS_COUNTED = Range(
    "the first {n} P-positions after (0,0), the smaller pile first, counted",
    "n x y",
    lambda count: ((n, *found) for n, found in enumerate(pairs_by_recursion(count), start=1)),
    {"n": 40},
    {"n": 100},
)


def times_by_recursion(k: int) -> int:
    """How often an integer is in a P-position after (0,0), the smaller pile first."""
    # The n-th has no number below n, which the recursion bears out as far as it is asked.
    found = pairs_by_recursion(40 if k <= 40 else 100)
    assert k <= 100
    assert all(n <= x for n, (x, _) in enumerate(found, start=1))
    return [number for pair_ in found for number in pair_].count(k)


@cache
def numbers_of_pairs(count: int) -> Counter[int]:
    """How often each integer is in one of the first pairs of the formula."""
    return Counter(number for n in range(1, count + 1) for number in ref.pair(n))


def times_by_formula(k: int) -> int:
    """How often an integer is in a pair of the formula; in pair n there is none below n."""
    return numbers_of_pairs(5000 * max(1, -(-k // 5000)))[k]


INTEGERS = Range(
    "the integers 1 to {k}",
    "k",
    lambda top: ((k,) for k in range(1, top + 1)),
    {"k": 40},
    {"k": 100},
)
INTEGERS_OF_PAIRS = INTEGERS.to({"k": 5000}, {"k": 20_000})


# Numbers

Parts = tuple[int, int, int, int]
"""p, q, r and d of (p + q sqrt(d)) / r in lowest terms."""


def parts(x: ref.Quadratic) -> Parts:
    """The parts of a number."""
    r = lcm(x.rational.denominator, x.coefficient.denominator)
    return int(x.rational * r), int(x.coefficient * r), r, x.d


def shown(x: ref.Quadratic) -> str:
    return f"{x.rational} + {x.coefficient} sqrt({x.d})"


PARTS: Mapping[str, Callable[..., int]] = {
    "|p|": lambda x, *_: abs(parts(x)[0]),
    "|q|": lambda x, *_: abs(parts(x)[1]),
    "r": lambda x, *_: parts(x)[2],
    "d": lambda x, *_: parts(x)[3],
}


ROOTS = (2, 3, 5, 7)


@range_of("x", {"|p|": 4, "|q|": 2, "r": 2, "d": ROOTS}, measures=PARTS, at=shown)
def NUMBERS(p: int, q: int, r: int, d: tuple[int, ...]) -> Iterator[tuple[ref.Quadratic]]:
    """every x = (p + q sqrt(d)) / r with |p| <= {|p|}, |q| <= {|q|}, r <= {r}, d = {d}"""
    of_signs = product(d, range(1, r + 1), range(-q, q + 1), range(-p, p + 1))
    for root, below, times_root, over in of_signs:
        if gcd(over, times_root, below) == 1 or times_root == 0:
            yield (ref.Quadratic(Fraction(over, below), Fraction(times_root, below), root),)


@cache
def alphas(p: int, q: int, r: int, d: tuple[int, ...]) -> tuple[ref.Quadratic, ...]:
    """Positive irrational numbers, below and above 1, simple ones first."""
    found = {
        ref.quadratic_irrational(over, times_root, root, below)
        for root, below, times_root, over in product(
            d, range(1, r + 1), range(-q, q + 1), range(-p, p + 1)
        )
        if times_root
    }

    def complexity(alpha: ref.Quadratic) -> tuple[Any, ...]:
        r, c = alpha.rational, alpha.coefficient
        size = abs(r.numerator) + r.denominator + abs(c.numerator) + c.denominator
        return size, alpha.d, r, c

    return tuple(sorted((alpha for alpha in found if alpha > 0), key=complexity))


def with_n(*bounds: Any) -> Iterator[tuple[ref.Quadratic, int]]:
    """Yield each alpha with every n."""
    return product(alphas(*bounds[:-1]), range(1, bounds[-1] + 1))


def with_n_and_k(*bounds: Any) -> Iterator[tuple[ref.Quadratic, int, int]]:
    """Yield each alpha with every n and the k about n/alpha."""
    for alpha, n in with_n(*bounds):
        near = (n / alpha).floor()
        yield from ((alpha, n, k) for k in range(near - 1, near + 4))


def with_beta_and_n(*bounds: Any) -> Iterator[tuple[ref.Quadratic, ref.Quadratic, int]]:
    """Yield each alpha above 1 with the beta that goes with it, and every n."""
    for alpha, n in with_n(*bounds):
        if alpha > 1:
            yield alpha, ref.beatty_partner(alpha), n


ALPHAS = (
    "every alpha = (p + q sqrt(d)) / r > {above} with |p| <= {{|p|}}, |q| <= {{|q|}}, r <= {{r}}, "
    "q not 0, d = {{d}}, "
)
BOUNDS: Mapping[str, Bound] = {"|p|": 4, "|q|": 2, "r": 3, "d": ROOTS}
ALPHA_AND_N = Range(
    ALPHAS.format(above=0) + "n <= {n}",
    "alpha n",
    with_n,
    {**BOUNDS, "n": 3},
    {"n": 12},
    PARTS,
    lambda alpha, n: {"alpha": shown(alpha), "n": n},
)
ALPHA_N_AND_K = Range(
    ALPHAS.format(above=0) + "n <= {n}, five k about n/alpha",
    "alpha n k",
    with_n_and_k,
    {**BOUNDS, "n": 3},
    {"n": 12},
    PARTS,
    lambda alpha, n, k: {"alpha": shown(alpha), "n": n, "k": k},
)
PARTNERS = Range(
    ALPHAS.format(above=1) + "the beta that goes with it, n <= {n}",
    "alpha beta n",
    with_beta_and_n,
    {**BOUNDS, "n": 5},
    {"n": 25},
    PARTS,
    lambda alpha, beta, n: {"alpha": shown(alpha), "beta": shown(beta), "n": n},
)


# Nim-sums

TWO_NUMBERS = _each_up_to("x y", "every two numbers", 127, 511)
THREE_NUMBERS = _each_up_to("x y z", "every three numbers", 15, 31)
