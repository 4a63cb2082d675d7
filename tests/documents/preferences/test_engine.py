"""The engine against the reference, its authority."""

from collections.abc import Iterator
from functools import cache
from itertools import product

import numpy as np
import pytest

import proofs_check.documents.preferences.engine as own
import reference.preferences as ref

Start = tuple[str, int]
"""A row and the player to move."""

FEW = 5
SEVEN = 7
"""The least length at which readings of Rule 3 differ."""


def every_row(n: int) -> Iterator[str]:
    """All rows of the length where somebody can move, dead tokens and gaps included."""
    for symbols in product("0123", repeat=n):
        board = "".join(symbols)
        if not ref.is_over(*ref.row(board)):
            yield board


@cache
def by_reference(column: ref.Preference, n: int, only_analysed: bool) -> dict[Start, ref.Value]:
    boards = list(ref.analysed_rows(n) if only_analysed else every_row(n))
    players = (1,) if only_analysed else (1, 2, 3)
    starts = [(board, p) for board in boards for p in players]
    game, _ = ref.row("0" * n)
    found = ref.values_of(game, [(ref.row(board)[1], p) for board, p in starts], column)
    return dict(zip(starts, found, strict=True))


def differing(engine: own.Values, expected: dict[Start, ref.Value]) -> list[Start]:
    """Where the engine has another value than expected."""
    return [
        (board, p)
        for (board, p), value_there in expected.items()
        if engine.value(tuple(map(int, board)), p) != value_there
    ]


@cache
def by_engine(column: ref.Preference) -> own.Values:
    return own.compute(9, column)


@pytest.mark.parametrize("column", own.COLUMNS)
def test_every_small_row_with_every_mover(column: ref.Preference) -> None:
    engine = by_engine(column)  # in so much room any player may be to move
    for n in range(2, FEW + 1):
        assert not differing(engine, by_reference(column, n, only_analysed=False))


@pytest.mark.parametrize("column", own.COLUMNS)
def test_every_analysed_row_and_the_counts(column: ref.Preference) -> None:
    engine = by_engine(column)
    for n in range(2, SEVEN + 1):
        expected = by_reference(column, n, only_analysed=True)
        assert not differing(engine, expected)
        assert engine.count(n) == len(set(expected.values()))
        found = {engine.brackets(int(number)) for number in engine.occurring(n)}
        assert found == set(expected.values())
        assert own.games(n) == len(expected)


@pytest.mark.parametrize("column", own.COLUMNS)
@pytest.mark.parametrize("board", ["123213232", "132323123", "112013032", "321231013"])
def test_some_long_rows(column: ref.Preference, board: str) -> None:
    expected = ref.value(*ref.row(board), preferences=column)
    assert by_engine(column).value(tuple(map(int, board))) == expected


def test_digests_depend_on_the_brackets_only() -> None:
    short, long = own.compute(6, ref.Preference.NONE), by_engine(ref.Preference.NONE)
    for n in range(2, 7):
        assert short.digest(n) == long.digest(n)
        by_brackets = {short.brackets(int(x)): short.digests[x] for x in short.occurring(n)}
        for number in long.occurring(n):
            assert by_brackets[long.brackets(int(number))] == long.digests[number]
    every = by_engine(ref.Preference.NONE).digests[1:]
    assert len(np.unique(every)) == len(every)


def test_what_is_out_of_range_or_was_not_computed_is_refused() -> None:
    four = own.compute(4, ref.Preference.NONE)
    for length in (-1, 0, 1, own.LONGEST + 1):
        with pytest.raises(ValueError, match="length: given"):
            own.compute(length, ref.Preference.NONE)
        with pytest.raises(ValueError, match="length: given"):
            own.games(length)
        with pytest.raises(ValueError, match="length: given"):
            four.count(length)
    for board, to_move in (("1111", 1), ("1011", 1), ("0", 1), ("1223", 3), ("120000", 1)):
        with pytest.raises(ValueError, match="board"):
            four.number(tuple(map(int, board)), to_move)
