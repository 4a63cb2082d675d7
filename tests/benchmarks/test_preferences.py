"""With whole rows as positions the C++ program shares no trick with the engine."""

from pathlib import Path

import pytest

from proofs_check.documents.preferences.engine import COLUMNS
from proofs_check.documents.preferences.sweeps import connected_graphs
from reference.preferences import Preference
from tests.benchmarks.bench_preferences import (
    SOURCE,
    WAYS,
    by_cpp,
    by_engine,
    on_graph_by_cpp,
    on_graph_by_engine,
)
from tests.benchmarks.paired import compiled, lacks_compiler


@pytest.fixture(scope="module")
def program(tmp_path_factory: pytest.TempPathFactory) -> Path:
    if lacking := lacks_compiler(SOURCE):
        pytest.skip(lacking)
    return compiled(SOURCE, tmp_path_factory.mktemp("preferences"))


@pytest.mark.parametrize("column", COLUMNS)
def test_engine_and_cpp_agree(program: Path, column: Preference) -> None:
    for n in range(2, 11):
        expected = by_engine(n, column)[0]
        for way in WAYS:
            assert by_cpp(program, n, column, way)[0] == expected


@pytest.mark.parametrize("column", COLUMNS)
def test_engine_and_cpp_agree_on_graphs(program: Path, column: Preference) -> None:
    for v in range(2, 6):
        for edges in connected_graphs(v)[:: 1 if v < 5 else 5]:
            question = v, edges, column
            assert on_graph_by_engine(*question)[0] == on_graph_by_cpp(program, *question)[0]


def test_the_checksum_tells_columns_apart() -> None:
    sums = [by_engine(8, column)[0] for column in COLUMNS]
    assert len({tuple(checksum) for checksum in sums}) == len(COLUMNS)
    assert len({checksum[0] for checksum in sums}) == 1
