"""C and C++ programs share no code and no trick with the engines, so it is worth asking both."""

from collections.abc import Callable
from functools import cache
from itertools import product
from pathlib import Path

import pytest

from proofs_check.documents.preferences.engine import COLUMNS
from proofs_check.documents.preferences.sweeps import connected_graphs
from reference.preferences import Preference
from tests.benchmarks.against_c import (
    NAMES,
    UNITARY,
    WAYS,
    asked,
    by_both,
    by_columns,
    by_extremes,
    by_sweep,
    by_table,
    compiled,
    lacks_compiler,
    on_graph_by_cpp,
    on_graph_by_engine,
)

Built = Callable[[str], Path]


@pytest.fixture(scope="module")
def built(tmp_path_factory: pytest.TempPathFactory) -> Built:
    @cache
    def program(work: str) -> Path:
        if lacking := lacks_compiler(work):
            pytest.skip(lacking)
        return compiled(work, tmp_path_factory.mktemp(work))

    return program


def test_unitary_games_until_they_repeat(built: Built) -> None:
    for TB in (*range(40), 77, 120):
        expected = asked(built("bidding"), TB)[0]
        assert [run(TB) for run in UNITARY.values()] == [expected] * 2, TB
        assert by_both(TB) == asked(built("bidding"), TB, "both")[0], TB


def test_other_subtraction_sets(built: Built) -> None:
    for question in product(range(1, 7), (0, 1, 4, 7)):
        assert by_sweep(*question) == asked(built("bidding_sets"), *question)[0], question


def test_cumulative_subtraction(built: Built) -> None:
    for largest, what in product(range(1, 13), ("extremes", "welfare")):
        for actions in {0, *range(3, min(largest, 4) + 1)}:
            question = largest, actions, what
            assert by_extremes(*question) == asked(built("cumulative"), *question)[0], question


@pytest.mark.parametrize(
    ("game", "top", "removals"),
    [
        ("subtraction", 0, (1,)),
        ("subtraction", 5000, (1, 2, 3)),
        ("subtraction", 5000, (1, 3, 4)),
        ("subtraction", 5000, (4, 7, 9, 6000)),
        ("wythoff", 0, ()),
        ("wythoff", 300, ()),
    ],
)
def test_p_positions(built: Built, game: str, top: int, removals: tuple[int, ...]) -> None:
    assert by_table(game, top, *removals) == asked(built("positions"), game, top, *removals)[0]


@pytest.mark.slow
@pytest.mark.parametrize("column", COLUMNS)
def test_columns_of_table_1(built: Built, column: Preference) -> None:
    for n in range(2, 11):
        found = [asked(built("preferences"), n, NAMES[column], way)[0] for way in WAYS]
        assert found == [by_columns(n, column)] * len(WAYS)


@pytest.mark.slow
@pytest.mark.parametrize("column", COLUMNS)
def test_boards_on_graphs(built: Built, column: Preference) -> None:
    for v in range(2, 6):
        for edges in connected_graphs(v)[:: 1 if v < 5 else 5]:
            question = v, edges, column
            by_cpp = on_graph_by_cpp(built("preferences"), *question)[0]
            assert on_graph_by_engine(*question) == by_cpp


@pytest.mark.slow
def test_the_checksum_tells_columns_apart() -> None:
    sums = [by_columns(8, column) for column in COLUMNS]
    assert len({tuple(checksum) for checksum in sums}) == len(COLUMNS)
    assert len({checksum[0] for checksum in sums}) == 1
