"""The labelling of slides 19 to 32 and 38 to 43 in progress: what each rule of slide 16 gives."""

from collections.abc import Hashable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import cache
from itertools import product
from typing import TypeVar

from proofs_check.documents.positions.ranges import Graph, subtraction_game
from proofs_check.documents.positions.transcribed import rows
from reference.positions import wythoff_moves

Vertex = TypeVar("Vertex", bound=Hashable)


def given_by(
    rule: int, moves: Mapping[Vertex, Sequence[Vertex]], before: Mapping[Vertex, str]
) -> dict[Vertex, str]:
    """The labels that one rule of slide 16 gives the unlabelled, from those given before."""
    found: dict[Vertex, str] = {}
    for position, options in moves.items():
        if position in before:
            continue
        labels = [before.get(option) for option in options]
        if rule == 1 and not labels:
            found[position] = "P"
        if rule == 2 and "P" in labels:
            found[position] = "N"
        if rule == 3 and labels and all(label == "N" for label in labels):
            found[position] = "P"
    return found


Labels = dict[int, str]
PILES = range(12)

STEPS_TAKEN = {"123-2": (2, 3), "134-7": (3,)}
"""The rules that lead from one grid to the next where they are not the one of the caption."""


@dataclass(frozen=True)
class SubtractionGrid:
    """A printed grid of slides 19 to 32."""

    place: str
    name: str
    S: tuple[int, ...]
    rule: int
    """That of the caption."""
    labels: Labels
    before: Labels
    """The labels of the grid before."""

    @property
    def moves(self) -> Graph:
        """The piles with what each can be moved to."""
        return subtraction_game(self.S, PILES[-1])

    @property
    def new(self) -> Labels:
        """The labels that the grid before does not have."""
        return {n: label for n, label in self.labels.items() if n not in self.before}

    def settled(self) -> Labels:
        """The labels after the steps since the grid before."""
        labels = dict(self.before)
        for rule in STEPS_TAKEN.get(self.name, (self.rule,)):
            labels |= given_by(rule, self.moves, labels)
        return labels


def subtraction_grids() -> Iterator[SubtractionGrid]:
    """Yield the grids in order."""
    before: Labels = {}
    for row in rows("subtraction-grids"):
        digits, _, number = row["grid"].partition("-")
        if number == "1":
            before = {}
        labels = {n: row[str(n)] for n in PILES if row[str(n)]}
        S, rule = tuple(map(int, digits)), int(row["rule of caption"])
        yield SubtractionGrid(row["place"], row["grid"], S, rule, labels, before)
        before = labels


ROWS, COLUMNS = range(9), range(15)
Labelled = dict[tuple[int, int], str]

RULES_OF_STEPS = ((1, 2), (3,), (2,), (3,), (2,), (3,))
"""The rules that lead to each grid of Wythoff's game from the one before."""


@cache
def snapshot(grid: int) -> Labelled:
    """The labels of Wythoff's game after the steps up to a grid."""
    moves = {(x, y): tuple(wythoff_moves((x, y))) for x, y in product(ROWS, COLUMNS)}
    labels: Labelled = {}
    for rules in RULES_OF_STEPS[:grid]:
        for rule in rules:
            labels = labels | given_by(rule, moves, labels)
    return labels
