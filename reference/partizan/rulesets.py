"""What a ruleset is, and the game that a position of it is (Section 2)."""

from collections.abc import Callable, Iterable
from dataclasses import dataclass
from enum import StrEnum
from typing import Any, Generic, TypeVar

from reference.errors import InvalidInput
from reference.inputs import a_text
from reference.partizan.games import Game, game
from reference.partizan.recursion import count, well_founded
from reference.partizan.simplification import canonical, total
from reference.recursion import options_first

P = TypeVar("P")

LETTERS = 4
"""Squares, or letters, that are written down in the time of an evaluation."""


class Standard(StrEnum):
    """The only variant of rules that the notes and the literature state alike."""

    STANDARD = "standard"


@dataclass(frozen=True, eq=False)
class Ruleset(Generic[P]):
    """The rules of a game for two, in which who cannot move loses.

    `read` and `show` are its text notation, `notation` says it in words. `left` and `right` list
    the positions that Left and Right may move to, each once, under a variant. `parts` lists
    positions that do not touch: the position is their sum. `variants` has the default first; under
    the `endless` ones a line of play may come back to where it was.
    """

    name: str
    notation: str
    example: str
    variants: type[StrEnum]
    read: Callable[[str], P]
    show: Callable[[P], str]
    left: Callable[[P, Any], tuple[P, ...]]
    right: Callable[[P, Any], tuple[P, ...]]
    parts: Callable[[P], tuple[P, ...]]
    endless: tuple[StrEnum, ...] = ()

    def variant(self, name: str | None = None) -> StrEnum:
        """The variant of that name; the default for None."""
        names = [str(each) for each in self.variants]
        if name is None:
            return next(iter(self.variants))
        if name not in names:
            raise InvalidInput("variant", name, f"{', '.join(names)} for {self.name}")
        return self.variants(name)


def once(positions: Iterable[P]) -> tuple[P, ...]:
    """The positions in their order, each once."""
    return tuple(dict.fromkeys(positions))


def whole(position: P) -> tuple[P, ...]:
    """The parts of a position that is not taken apart."""
    return (position,)


def in_letters(text: str, letters: str, allowed: str) -> str:
    """The text without blanks at its ends, if it consists of these letters."""
    text = a_text("position", text, allowed).strip()
    if not text or set(text) - set(letters):
        raise InvalidInput("position", text, allowed)
    return text


def refuse_endless(ruleset: Ruleset[P], position: P, variant: StrEnum) -> None:
    """Refuse a position from which a line of play, of either player's moves, comes round.

    Such a position is no short game: Section 1 wants finitely many moves.

    >>> refuse_endless(SKI_JUMPS, SKI_JUMPS.read("L/./R"), SkiJumps.PRINTED)
    """

    def options(at: P) -> Iterable[P]:
        count()
        moves = (*ruleset.left(at, variant), *ruleset.right(at, variant))
        return reversed(written(at, moves))

    def comes_back(at: P) -> InvalidInput:
        allowed = f"positions without endless play; {variant} repeats {ruleset.show(at)}"
        return InvalidInput("position", ruleset.show(position), allowed)

    options_first([position], options, comes_back)


def written(position: P, options: tuple[P, ...]) -> tuple[P, ...]:
    """Options of a position; that each is written down square by square counts as work.

    It is refused where this is more than `at_most_work` allows.

    >>> with at_most_work(10):
    ...     written("T.", (".T",))
    ('.T',)
    >>> with at_most_work(10):
    ...     written("T." * 30, (".TT." * 15,))
    Traceback (most recent call last):
    reference.errors.InvalidInput: max-work: got more than 10, allowed: at most 10 evaluations of \
an option; raise with --max-work
    """
    parts = position if isinstance(position, tuple) else (position,)
    size = sum(len(part) if isinstance(part, str) else 1 for part in parts)
    count(len(options) * size // LETTERS)
    return options


@well_founded
def _form(ruleset: Ruleset[P], position: P, variant: StrEnum) -> Game:
    moves = ruleset.left(position, variant), ruleset.right(position, variant)
    left, right = [
        [_form(ruleset, after, variant) for after in written(position, own)] for own in moves
    ]
    return game(left, right)


def form(ruleset: Ruleset[P], position: P, variant: StrEnum | None = None) -> Game:
    """The position as a game, all moves as they are.

    It is refused where play may be endless.

    >>> form(TOADS_AND_FROGS, "T.F")
    <{{|1}|{-1|}}>
    """
    variant = ruleset.variant(variant)
    if variant in ruleset.endless:
        refuse_endless(ruleset, position, variant)
    return _form(ruleset, position, variant)


@well_founded
def _value(ruleset: Ruleset[P], position: P, variant: StrEnum) -> Game:
    parts = ruleset.parts(position)
    if parts != (position,):
        return total(*[_value(ruleset, part, variant) for part in parts])
    moves = ruleset.left(position, variant), ruleset.right(position, variant)
    left, right = [
        [_value(ruleset, after, variant) for after in written(position, own)] for own in moves
    ]
    return canonical(game(left, right))


def value(ruleset: Ruleset[P], position: P, variant: StrEnum | None = None) -> Game:
    """The canonical form of the position; positions that do not touch are added.

    It is refused where play may be endless.

    >>> value(TOADS_AND_FROGS, "T.F"), value(TOADS_AND_FROGS, "FT.F")
    (<*>, <*>)
    """
    variant = ruleset.variant(variant)
    if variant in ruleset.endless:
        refuse_endless(ruleset, position, variant)
    return _value(ruleset, position, variant)
