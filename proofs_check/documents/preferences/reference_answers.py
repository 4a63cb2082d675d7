"""What several claims ask of the reference, computed once: rows' values, players' relations."""

from collections.abc import Callable, Container, Iterable, Iterator, Mapping
from functools import cache
from typing import Any

from proofs_check.core.evidence import Json
from proofs_check.core.ranges import Range
from proofs_check.documents.preferences import ranges
from reference.preferences import (
    DEFAULT,
    Clobber,
    Comparison,
    Evaluation,
    Leaves,
    Preference,
    Reading,
    Simplifier,
    Value,
    as_simple,
    is_leaf,
    simple_value,
)

SHOWN = tuple[bool, Mapping[str, Json]]
"""Whether a statement is true of an instance, and the values that show it."""


_BY_PRUDENT_ALONE = ("definition_11", "indifferent")
_BY_RELATIONS = ("compared", "guaranteed_loss", "selfish_rules", "definition_7", "definition_10")

UNASKED: Mapping[Preference, tuple[str, ...]] = {
    Preference.NONE: ("rule_3", *_BY_RELATIONS, *_BY_PRUDENT_ALONE),
    Preference.SYNTACTIC: (*_BY_RELATIONS, *_BY_PRUDENT_ALONE),
    Preference.SELFISH: _BY_PRUDENT_ALONE,
}
"""What in a reading players of a preference never ask for: readings that differ there are one."""


def unasked(*given: object) -> Any:
    """Stand for what is never asked for; `AssertionError`: it is."""
    raise AssertionError(f"asked for {given}, which the preference has no use for")


@cache
def row_values(
    n: int, start: int, chosen: Preference, reading: Reading = DEFAULT
) -> Mapping[str, Value]:
    """The value of each row of Table 1 of one length, with one starting player."""
    boards = ranges.analysed(n)
    found = played(n, chosen, reading).values((tuple(map(int, board)), start) for board in boards)
    return dict(zip(boards, found, strict=True))


@cache
def reached_values(
    n: int, start: int, chosen: Preference, reading: Reading = DEFAULT
) -> Mapping[tuple[ranges.Board, int], Value]:
    """The value of each position that comes up, with the player to move, over both colours."""
    evaluation = Evaluation(game := ranges.remembered(n), chosen, reading, leaves=_leaves(game))
    evaluation.values((tuple(map(int, board)), start) for board in ranges.analysed(n))
    return evaluation.known


_leaves = cache(Leaves)


@cache
def played_on(
    game: Clobber | ranges.Remembering, chosen: Preference, reading: Reading = DEFAULT
) -> Evaluation:
    """The values of all positions on one graph that were asked for, remembered."""
    return Evaluation(game, chosen, reading, leaves=_leaves(game))


@cache
def played(n: int, chosen: Preference, reading: Reading = DEFAULT) -> Evaluation:
    """The same on rows of one length."""
    left_out: Any = dict.fromkeys(UNASKED.get(chosen, ()), unasked)
    return played_on(ranges.remembered(n), chosen, reading._replace(**left_out))


def value_of(
    board: str | ranges.Board, start: int, chosen: Preference, reading: Reading = DEFAULT
) -> Value:
    """The value of one row."""
    tokens = tuple(map(int, board))
    (found,) = played(len(tokens), chosen, reading).values([(tokens, start)])
    return found


def child_values(
    board: ranges.Board,
    mover: int,
    chosen: Preference = Preference.NONE,
    reading: Reading = DEFAULT,
) -> Mapping[tuple[ranges.Board, int], Value]:
    """The value of each child of a position: of a leaf the number of who has just moved."""
    evaluation = played(len(board), chosen, reading)
    children = evaluation.children((board, mover))
    return {
        (after, i): mover if evaluation.over(after) else value_of(after, i, chosen, reading)
        for after, i in children
    }


def with_value(chosen: Preference) -> Range:
    """The positions that come up, each with the player to move, and its value."""
    all_reached = ranges.positions(6, 8)
    kind = "unsimplified" if chosen is Preference.NONE else chosen.value

    def make(n: int) -> Iterator[tuple[ranges.Board, int, Value]]:
        for board, mover in all_reached.make(n):
            yield board, mover, value_of(board, mover, chosen)

    return Range(
        f"{all_reached.words}, with its {kind} value",
        "board mover X",
        make,
        all_reached.bounds,
        all_reached.deep,
        measures={"n": lambda board, mover, X: len(board)},
        at=lambda board, mover, X: {"board": list(board), "to_move": mover},
    )


def is_barred(board: ranges.Board, mover: int, X: Value) -> bool:
    """Whether the value is some a_i with i >= 1."""
    return not is_leaf(X) and as_simple(X) is not None


def is_one_bar(board: ranges.Board, mover: int, X: Value) -> bool:
    """Whether the value is some a_1."""
    return X in {simple_value(a, 1) for a in ranges.PLAYERS}


def is_two_bar(board: ranges.Board, mover: int, X: Value) -> bool:
    return X == simple_value(2, 1)


@cache
def relation(p: int = 1, reading: Reading = DEFAULT, indifferent: bool = False) -> Comparison:
    """The comparisons of one player under one reading, remembered."""
    return Comparison(p, 3, reading, indifferent)


def below(X: Value, Y: Value) -> SHOWN:
    """Whether X <_1 Y; what X is, and whether Y <_1 X."""
    c = relation()
    return c.strictly_weaker(X, Y), {"X": ranges.shown(X), "above": c.strictly_weaker(Y, X)}


Related = Callable[[Comparison, Value, Value], bool]
"""A relation of two values, by the comparisons of a player; a `Comparison`'s own method is one."""


@cache
def above(related: Related, reading: Reading, X: Value, values: tuple[Value, ...]) -> set[Value]:
    """Those of the values that X is in relation to, for player 1."""
    c = relation(1, reading)
    return {Y for Y in values if related(c, X, Y)}


def transitive(
    related: Related, reading: Reading, X: Value, Y: Value, values: tuple[Value, ...]
) -> SHOWN:
    """Whether X is in relation to all Z that Y is, if X is to Y; one Z that it is not."""
    if not related(relation(1, reading), X, Y):
        return True, {}
    beyond = above(related, reading, Y, values) - above(related, reading, X, values)
    return not beyond, {"Z": sorted(map(ranges.shown, beyond), key=lambda Z: (len(Z), Z))[:1]}


def without_cycle(related: Related, reading: Reading, values: tuple[Value, ...]) -> set[Value]:
    """The values without those that are, again and again, in relation to nothing that is left.

    A cycle never goes; nothing is left if and only if there is none.
    """
    left, over = set(values), {X: above(related, reading, X, values) for X in values}
    while done := {X for X in left if over[X].isdisjoint(left)}:
        left -= done
    return left


Pair = tuple[Value, Value]


class Supposed(Comparison):
    """Player 1's relations where it is supposed of which values one is weaker than another."""

    def __init__(
        self,
        weaker_or_equal: Container[Pair] = (),
        strictly_weaker: Container[Pair] = (),
        prudently_weaker: Container[Pair] = (),
    ) -> None:
        super().__init__(1)
        self._supposed = weaker_or_equal, strictly_weaker, prudently_weaker

    def weaker_or_equal(self, X: Value, Y: Value) -> bool:
        return (X, Y) in self._supposed[0]

    def strictly_weaker(self, X: Value, Y: Value) -> bool:
        return (X, Y) in self._supposed[1]

    def prudently_weaker(self, X: Value, Y: Value) -> bool:
        return (X, Y) in self._supposed[2]


@cache
def simplifier(chosen: Preference, reading: Reading = DEFAULT) -> Simplifier:
    """What three players of one preference make of lists, remembered."""
    return Simplifier(chosen, 3, reading)


def kept(S: Iterable[Value], reading: Reading = DEFAULT) -> frozenset[Value]:
    """What a selfish player 1 keeps of these."""
    return simplifier(Preference.SELFISH, reading).kept(S, 1)


Statement = tuple[str, str, str]
"""Two names with "<" (prudently weaker), "|" (prudently incomparable) between them."""


def stated(reading: Reading, *statements: Statement, p: int = 1) -> SHOWN:
    """Whether all statements are so from player p's perspective; the first that is not.

    >>> from proofs_check.documents.preferences.readings import PRINTED
    >>> stated(PRINTED, ("2_1", "<", "1_0"), ("2", "|", "3"))
    (True, {})
    """
    c = relation(p, reading)
    for left, sign, right in statements:
        X, Y = ranges.named(left), ranges.named(right)
        below, above = c.prudently_weaker(X, Y), c.prudently_weaker(Y, X)
        if above or below != (sign == "<"):
            shows: dict[str, Json] = {
                "left": left,
                "sign": sign,
                "right": right,
                "below": below,
                "above": above,
            }
            return False, shows
    return True, {}
