"""What the notes print, read from the tables: equations, answers, lines of subtraction games."""

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from types import MappingProxyType

from proofs_check.documents.partizan.forms import heap
from proofs_check.methods.printed import Cell, Row, printed_rows
from reference.partizan.games import Game, Outcome, compare, minus, order_by_play, plus
from reference.partizan.nimbers import grundy_value, mex, nim_sum
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

    def restored(self, lost: Mapping[str, str]) -> "Equation":
        """With a sign that the text may have lost on a side."""
        left, right = (lost.get(text, text) for text in (self.left, self.right))
        return replace(self, left=left, right=right)


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
        """In words."""
        return f"The {self.function} of {', '.join(map(str, self.arguments))} is {self.printed}"

    def cells(self) -> Iterator[Cell]:
        """The printed value."""
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
    """The numbers of a cell."""
    return tuple(int(word) for word in text.split())


@dataclass(frozen=True)
class HeapLine:
    """A printed line of a subtraction game: a heap, its options, their nimbers, its nimber."""

    place: str
    S: tuple[int, ...]
    """The subtraction set: what some printed option of the week takes away."""
    heap: int
    left_side: str
    removed: tuple[int, ...]
    options: tuple[int, ...]
    nimbers: tuple[int, ...]
    operator: str
    nimber: int

    def __str__(self) -> str:
        """The heap and its options."""
        return f"From heap {self.heap} one may go to {', '.join(map(str, self.options))}"

    def option_cells(self) -> Iterator[Cell]:
        """The printed options are those of the one set, by the printed removals."""
        after = {self.heap - s for s in self.S if s <= self.heap}
        listed = [k for k in self.options if k in after]
        computed = listed + sorted(after - set(listed))
        yield Cell(f"{self.place}, options", list(self.options), list(computed))
        if self.removed:
            left = [self.heap - s for s in self.removed]
            yield Cell(f"{self.place}, subtractions", list(self.options), list(left))

    def nimber_cells(self) -> Iterator[Cell]:
        """The printed nimbers of the options."""
        found = [grundy_value(heap(self.S, n)) for n in self.options]
        yield Cell(f"{self.place}, nimbers", list(self.nimbers), list(found))

    def value_cells(self) -> Iterator[Cell]:
        """The printed nimber, by the game, and by mex of the printed nimbers if there are any."""
        found = grundy_value(heap(self.S, self.heap))
        yield Cell(f"{self.place}, nimber", self.nimber, found)
        if self.nimbers:
            yield Cell(f"{self.place}, mex of the nimbers", self.nimber, mex(self.nimbers))
        if self.left_side and not self.options:
            yield Cell(f"{self.place}, heap", int(self.left_side), self.heap)

    def greatest_cells(self) -> Iterator[Cell]:
        """The printed nimber as the greatest of the printed nimbers."""
        yield Cell(f"{self.place}, max", self.nimber, max(self.nimbers))

    def side_cells(self) -> Iterator[Cell]:
        """The heap that the line names before its options."""
        yield Cell(self.place, int(self.left_side), self.heap)

    def lost_side_cells(self) -> Iterator[Cell]:
        """The heap of which the line is: the one that has the printed options."""
        listed = sorted(self.options)
        found = [n for n in range(20) if sorted(n - s for s in self.S if s <= n) == listed]
        yield Cell(self.place, [self.heap], list(found))


def heap_lines(week: str) -> dict[int, HeapLine]:
    """The printed lines of a week's subtraction game, by heap."""
    rows = [row for row in printed_rows("partizan", "subtraction") if row["week"] == week]
    S = {int(row["heap"]) - n for row in rows for n in numbers(row["options"])}
    return {int(row["heap"]): _heap_line(row, tuple(sorted(S))) for row in rows}


def _heap_line(row: Row, S: Sequence[int]) -> HeapLine:
    removed, options, nimbers = (numbers(row[key]) for key in ("removed", "options", "nimbers"))
    return HeapLine(
        row["place"],
        tuple(S),
        int(row["heap"]),
        row["left_side"],
        removed,
        options,
        nimbers,
        row["operator"],
        int(row["nimber"]),
    )
