"""Slides 11 to 14 and 18 to 33: subtraction games, S = {1,2,3} and S = {1,3,4}."""

from collections.abc import Callable, Iterator
from functools import reduce
from operator import or_
from typing import Any

import reference.positions as ref
from proofs_check.core.claim import Depending, restated, using
from proofs_check.core.ranges import Found, Instances
from proofs_check.documents.positions import ranges, theorem_plans as plans
from proofs_check.documents.positions.claims import claim
from proofs_check.documents.positions.labelling import (
    PILES,
    SubtractionGrid,
    given_by,
    subtraction_grids,
)
from proofs_check.documents.positions.strategies import plays
from proofs_check.documents.positions.transcribed import numbers
from proofs_check.methods.chained import chained
from proofs_check.methods.printed import Cell, printed

Set = tuple[int, ...]

# Slide 11

NOT_EMPTY = ranges.SETS_AND_PILES.where("S not empty", lambda S, n: bool(S))


def last_removal_is_made(S: Set, n: int) -> bool:
    """Every play has a last move, which removes the last chip that can be removed."""
    found = list(plays(ranges.subtraction_game(S, n), n))
    return all(len(play) > 1 and not ref.removals(S, play[-1]) for play in found)


@claim(
    readings={
        "any S": ranges.SETS_AND_PILES,
        "any S but the empty one": NOT_EMPTY,
        "any S but the empty one, the last chip that can be removed: the last move of slide 5": (
            using(last_removal_is_made, NOT_EMPTY)
        ),
    }
)
def subtraction__last_chip_decides(S: Set, n: int) -> Found:
    """The rule that who removes the last chip wins names a winner in every play."""
    left = {play[-1] for play in plays(ranges.subtraction_game(S, n), n)}
    return left == {0}, {"chips left at the end": sorted(left)}


@claim(*plans.ALL_REMOVED, ranges.SETS_AND_PILES.where("1 in S", lambda S, n: 1 in S))
def subtraction__last_chip_decides__with_1__weakened(S: Set, n: int) -> Found:
    """Where one chip may be removed, every play removes the last chip."""
    return subtraction__last_chip_decides(S, n)


@claim(*plans.FEWER, ranges.SETS_AND_PILES)
def subtraction__finite(S: Set, n: int) -> bool:
    """A subtraction game ends in a finite number of moves, at most as many as there are chips."""
    return all(len(play) - 1 <= n for play in plays(ranges.subtraction_game(S, n), n))


# Slides 12 to 14 and 24: S = {1,2,3}

S_123, S_134 = (1, 2, 3), (1, 3, 4)
EVERY_123, EVERY_134 = ranges.heaps(*S_123), ranges.heaps(*S_134)
EVERY_123_PROVED = chained("positions", "MULTIPLES_OF_4", "PILES_OF_123")
EVERY_134_PROVED = chained("positions", "RESIDUES_0_AND_2", "PILES_OF_134")


@claim(
    Instances("the printed numbers", "k", lambda: [(k,) for k in numbers("subtraction-example")])
)
def subtraction_123__set_allowed(k: int) -> bool:
    """{1,2,3} is a set of numbers from 1 to 21."""
    return k in range(1, 22)


@claim(*plans.FIRST_PLAYER, EVERY_123)
def subtraction_123__first_player(o: Any) -> Any:
    """With S = {1,2,3} the first player has a winning strategy wherever n is no multiple of 4."""
    return (o.n % 4 == 0) | (o.is_P ^ True)


@claim(*plans.SECOND_PLAYER, EVERY_123)
def subtraction_123__second_player(o: Any) -> Any:
    """With S = {1,2,3} the second player has a winning strategy wherever n is a multiple of 4."""
    return (o.n % 4 != 0) | o.is_P


@claim(Instances("n = 21", "n", lambda: [(21,)]))
def subtraction_123__n_21(n: int) -> Found:
    """With S = {1,2,3} and n = 21 the first player has the winning strategy."""
    found = ref.subtraction_position(S_123, n)
    return found is ref.N, {"position": found.value}


NO_MULTIPLE = ranges.PILE.where("n no multiple of 4", lambda n: n % 4 != 0)


@claim(
    *using(
        lambda left, is_p: (left % 4 == 0) & is_p, chained("positions", "ONE_REMOVAL", "REMAINDER")
    ),
    NO_MULTIPLE.to({"n": 5000}),
)
def subtraction_123__strategy_available(n: int) -> bool:
    """From a pile that is no multiple of 4 some removal leaves a multiple of 4."""
    return any((n - k) % 4 == 0 for k in ref.removals(S_123, n))


@claim(*plans.STRATEGY_WINS, NO_MULTIPLE.to({"n": 300}))
def subtraction_123__strategy_wins(n: int) -> bool:
    """Who leaves a multiple of 4 each time wins, whatever the other player does."""
    after_mine = {n - n % 4}
    while after_mine:
        replies = {m - k for m in after_mine for k in ref.removals(S_123, m)}
        if any(m % 4 == 0 for m in replies):
            return False  # the strategy has nothing to say
        after_mine = {m - m % 4 for m in replies}
    return True


@claim(
    *using(plans.same, chained("positions", "ONE_REMOVAL", "REMOVALS")), ranges.PILE.to({"n": 200})
)
def subtraction_123__strategy_only(n: int) -> bool:
    """It is the winning strategy: no other removal wins."""
    return ref.subtraction_winning_moves(S_123, n) == ((n % 4,) if n % 4 else ())


# Slides 24 and 33: the sets


@claim(EVERY_123_PROVED, EVERY_123)
def subtraction_123__p_set(o: Any) -> Any:
    """With S = {1,2,3} a pile is a P-position if and only if it is a multiple of 4."""
    return o.is_P == (o.n % 4 == 0)


@claim(restated)
def subtraction_123__n_set() -> str:
    """With S = {1,2,3} the N-positions are the piles that are no multiple of 4."""
    return "subtraction-123.p-set"


@claim(EVERY_134_PROVED, EVERY_134)
def subtraction_134__p_set(o: Any) -> Any:
    """With S = {1,3,4} a pile is a P-position if and only if it is 0 or 2 modulo 7."""
    return o.is_P == reduce(
        or_, (o.n % 7 == residue for residue in numbers("subtraction-134-P-residues"))
    )


@claim(EVERY_134_PROVED, EVERY_134)
def subtraction_134__n_set(o: Any) -> Any:
    """With S = {1,3,4} a pile is an N-position if and only if it is 1, 3, 4, 5 or 6 modulo 7."""
    return (o.is_P ^ True) == reduce(
        or_, (o.n % 7 == residue for residue in numbers("subtraction-134-N-residues"))
    )


@claim(
    printed,
    each={
        "subtraction-123.p-list": (24, S_123, "P"),
        "subtraction-134.p-list": (33, S_134, "P"),
        "subtraction-134.n-list": (33, S_134, "N"),
    },
)
def listed_numbers(slide: int, S: Set, label: str) -> Iterator[Cell]:
    """With S = {1} the listed numbers are the first {2}-positions, none left out."""
    name = f"subtraction-{''.join(map(str, S))}-{label}"
    found = numbers(name)
    labels = ref.subtraction_rows(S, max(found))
    yield Cell(name, found, [n for n, position in enumerate(labels) if position == label])


# Slides 19 to 23 and 26 to 32: the labelling in progress


def by_the_grid_before(grid: SubtractionGrid) -> list[int]:
    """The new labels that the rule of the caption does not give from the grid before."""
    given = given_by(grid.rule, grid.moves, grid.before)
    return [n for n, label in grid.new.items() if given.get(n) != label]


def by_the_other_labels(grid: SubtractionGrid) -> list[int]:
    """The same from all other labels of the grid; none, if the rule gives one of them."""
    wrong = []
    for n, label in grid.new.items():
        others = {m: other for m, other in grid.labels.items() if m != n}
        if given_by(grid.rule, grid.moves, others).get(n) != label:
            wrong.append(n)
    return wrong if len(wrong) == len(grid.new) else []


GRIDS = {f"subtraction-{grid.name.replace('-', '.grid-')}": grid for grid in subtraction_grids()}


@claim(
    Depending(lambda grid: Instances("the grid", "grid", lambda: [(grid.name,)])),
    readings={"every new label": by_the_grid_before, "at least one new label": by_the_other_labels},
    each={f"{name}.caption": grid for name, grid in GRIDS.items()},
)
def caption(
    name: str, grid: SubtractionGrid, wrong: Callable[[SubtractionGrid], list[int]]
) -> Found:
    """What is new in the grid comes from the grid before by rule {0.rule}."""
    return not wrong(grid), {"not so": wrong(grid)}


@claim(printed, each={f"{name}.labels": grid for name, grid in GRIDS.items()})
def labels(grid: SubtractionGrid) -> Iterator[Cell]:
    """Every printed label is right."""
    known = [found.value for found in ref.subtraction_rows(grid.S, PILES[-1])]
    for n, label in grid.labels.items():
        yield Cell(f"{grid.place}, pile {n}", label, known[n])


@claim(printed, each={f"{name}.blanks": grid for name, grid in GRIDS.items()})
def blanks(grid: SubtractionGrid) -> Iterator[Cell]:
    """The labelling has come exactly so far: what the steps settle is printed, the rest blank."""
    for n in PILES:
        label = grid.settled().get(n, "")
        yield Cell(f"{grid.place}, pile {n}", grid.labels.get(n, ""), label)


@claim(ranges.ITSELF)
def subtraction_123__grid_2__caption__corrected() -> bool:
    """The labels 1, 2, 3 come by rule 2 from the grid before, and then 4 by rule 3."""
    grid = GRIDS["subtraction-123.grid-2"]
    first = given_by(2, grid.moves, grid.before)
    then = given_by(3, grid.moves, grid.before | first)
    return first == {1: "N", 2: "N", 3: "N"} and then == {4: "P"}


@claim(ranges.ITSELF)
def subtraction_134__grid_7__caption__corrected() -> bool:
    """The one new label, P at 9, comes by rule 3: 9 can only move to N-positions."""
    grid = GRIDS["subtraction-134.grid-7"]
    by_2, by_3 = (given_by(rule, grid.moves, grid.before) for rule in (2, 3))
    return grid.new == by_3 == {9: "P"} and 9 not in by_2
