"""What the notes print, read from the tables: equations and answers."""

from collections.abc import Iterator
from dataclasses import dataclass
from functools import reduce
from itertools import product
from types import MappingProxyType

from proofs_check.documents.partizan.forms import values
from proofs_check.methods.printed import Cell, printed_rows
from reference.partizan.games import Game, Outcome, compare, minus, order_by_play, outcome, plus
from reference.partizan.nimbers import mex, nim_sum
from reference.partizan.notation import read

WINNERS = MappingProxyType(
    {
        "Left wins": Outcome.LEFT,
        "Right wins": Outcome.RIGHT,
        "First player wins": Outcome.NEXT,
        "Second player wins": Outcome.PREVIOUS,
    }
)
"""The words of the answers."""


def side(text: str) -> Game:
    """One side of a printed equation: terms between spaced signs, added as forms.

    >>> from reference.partizan.notation import show
    >>> show(side("{0|*} + {0|0}")), show(side("1/2 - 1"))
    ('{*,^|^,{*|*}}', '{-1|1/2,{-1|1}}')
    """
    words = text.split(" ")
    found = read(words[0])
    for sign, term in zip(words[1::2], words[2::2], strict=True):
        found = plus(found, read(term)) if sign == "+" else minus(found, read(term))
    return found


def relations(place: str, left: Game, relation: str, right: Game) -> Iterator[Cell]:
    """A printed relation between two games, by the order and by playing the difference."""
    yield Cell(f"{place}, by the order", relation, compare(left, right).value)
    yield Cell(f"{place}, by play", relation, order_by_play(left, right).value)


@dataclass(frozen=True)
class Equation:
    """A printed relation of two sides."""

    claim: str
    place: str
    left: str
    relation: str
    right: str

    def __str__(self) -> str:
        """As it is printed, in ASCII."""
        return f"{self.left} {self.relation} {self.right}"

    def cells(self) -> Iterator[Cell]:
        """The relation, against that of the games."""
        yield from relations(self.place, side(self.left), self.relation, side(self.right))

    def holds(self) -> bool:
        """Whether the games are so related."""
        return all(cell.printed == cell.computed for cell in self.cells())


def equations(begin: str = "") -> list[Equation]:
    """The printed equations of the claims whose ids begin so, without the document."""
    rows = [Equation(**row) for row in printed_rows("partizan", "equations")]
    return [equation for equation in rows if equation.claim.startswith(begin)]


@dataclass(frozen=True)
class Combined:
    """A printed mex or XOR."""

    place: str
    function: str
    arguments: tuple[int, ...]
    printed: int

    def __str__(self) -> str:
        return f"The {self.function} of {', '.join(map(str, self.arguments))} is {self.printed}"

    def cells(self) -> Iterator[Cell]:
        computed = mex(self.arguments) if self.function == "mex" else nim_sum(*self.arguments)
        yield Cell(self.place, self.printed, computed)


def combined() -> dict[str, Combined]:
    """The printed mex and XOR, by claim."""
    return {
        row["claim"]: Combined(
            row["place"], row["function"], numbers(row["arguments"]), int(row["printed"])
        )
        for row in printed_rows("partizan", "number-sets")
    }


@dataclass(frozen=True)
class Answer:
    """A printed answer to a question that the text mostly does not contain."""

    claim: str
    place: str
    game: str
    relation: str
    value: str
    left_first: str
    right_first: str
    printed: str

    def __str__(self) -> str:
        """What it says of the game, or of who wins it."""
        if self.left_first:
            first = f"Left first, {self.left_first} wins"
            return f"{self.game}: {first}; Right first, {self.right_first} wins"
        if self.relation:
            return f"{self.game or 'The answer'} {self.relation} {self.value}"
        return f"{self.game}: {self.printed}" if self.game else self.printed

    @property
    def missing(self) -> str:
        """What is not in the text."""
        return f"the question, and the game {self.game}" if self.game else "the question"


def answers(begin: str = "") -> dict[str, Answer]:
    """The printed answers, by claim, of those whose ids begin so."""
    rows = [Answer(**row) for row in printed_rows("partizan", "answers")]
    return {answer.claim: answer for answer in rows if answer.claim.startswith(begin)}


def numbers(text: str) -> tuple[int, ...]:
    return tuple(int(word) for word in text.split())


SUMS = {1: (1, 2), 2: (3, 6), 3: (5, 6), 4: (4, 5, 6)}
"""The extra problems of week 2 that have the letters of each quiz answer."""


def with_the_letters(n: int) -> set[Outcome]:
    """Who can win the sum of quiz answer n if its letters are those of the extra problems.

    Each is the printed value, or any value born by day 2 that is fuzzy with 0.
    """
    problems = [answers()[f"week-2-extra.{k}"] for k in SUMS[n]]
    fuzzy = [G for G in values() if outcome(G) is Outcome.NEXT]
    allowed = [[read(p.value)] if p.relation == "=" else fuzzy for p in problems]
    return {outcome(reduce(plus, games)) for games in product(*allowed)}
