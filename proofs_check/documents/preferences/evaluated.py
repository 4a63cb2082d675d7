"""What several claims ask of the reference, computed once: rows' values, players' relations."""

from collections.abc import Callable, Mapping
from functools import cache

from proofs_check.core.evidence import Json
from proofs_check.documents.preferences.ranges import Board, analysed, named
from reference.preferences import (
    DEFAULT,
    Comparison,
    Evaluation,
    Preference,
    Reading,
    Value,
    row,
)


@cache
def row_values(
    n: int, start: int, chosen: Preference, reading: Reading = DEFAULT
) -> Mapping[str, Value]:
    """The value of each row of Table 1 of one length, with one starting player."""
    game, _ = row("1" * n)
    evaluation = Evaluation(game, chosen, reading)
    boards = analysed(n)
    found = evaluation.values((tuple(map(int, board)), start) for board in boards)
    return dict(zip(boards, found, strict=True))


@cache
def reached_values(
    n: int, start: int, chosen: Preference, reading: Reading = DEFAULT
) -> Mapping[tuple[Board, int], Value]:
    """The value of each position that comes up, with the player to move, over both colours."""
    game, _ = row("1" * n)
    evaluation = Evaluation(game, chosen, reading)
    evaluation.values((tuple(map(int, board)), start) for board in analysed(n))
    return evaluation.known


@cache
def played(n: int, chosen: Preference, reading: Reading = DEFAULT) -> Evaluation:
    """The values of all boards of one length that were asked for, remembered."""
    return Evaluation(row("1" * n)[0], chosen, reading)


def value_of(
    board: str | Board, start: int, chosen: Preference, reading: Reading = DEFAULT
) -> Value:
    """The value of one row."""
    tokens = tuple(map(int, board))
    (found,) = played(len(tokens), chosen, reading).values([(tokens, start)])
    return found


@cache
def relation(p: int = 1, reading: Reading = DEFAULT, indifferent: bool = False) -> Comparison:
    """The comparisons of one player under one reading, remembered."""
    return Comparison(p, 3, reading, indifferent)


Related = Callable[[Comparison, Value, Value], bool]
"""A relation of two values, by the comparisons of a player; a `Comparison`'s own method is one."""


@cache
def above(related: Related, reading: Reading, X: Value, values: tuple[Value, ...]) -> set[Value]:
    """Those of the values that X is in relation to, for player 1."""
    c = relation(1, reading)
    return {Y for Y in values if related(c, X, Y)}


def without_cycle(related: Related, reading: Reading, values: tuple[Value, ...]) -> set[Value]:
    """The values without those that are, again and again, in relation to nothing that is left.

    A cycle never goes; nothing is left if and only if there is none.
    """
    left = set(values)
    while done := {X for X in left if not above(related, reading, X, values) & left}:
        left -= done
    return left


Statement = tuple[str, str, str]
"""Two names with "<" (prudently weaker), "|" (prudently incomparable) between them."""


def stated(reading: Reading, *statements: Statement, p: int = 1) -> tuple[bool, Mapping[str, Json]]:
    """Whether all statements are so from player p's perspective; the first that is not.

    >>> from proofs_check.documents.preferences.readings import PRINTED
    >>> stated(PRINTED, ("2_1", "<", "1_0"), ("2", "|", "3"))
    (True, {})
    """
    c = relation(p, reading)
    for left, sign, right in statements:
        X, Y = named(left), named(right)
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


def clear_caches() -> None:
    """Forget what was computed, for tests that replace a definition."""
    for remembered in (row_values, reached_values, played, relation, above):
        remembered.cache_clear()
