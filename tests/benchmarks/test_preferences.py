"""With whole rows as positions the C++ program shares no trick with the engine."""

import shutil
from pathlib import Path

import pytest

from proofs_check.documents.preferences.engine import COLUMNS
from reference.preferences import Preference
from tests.benchmarks.bench_preferences import COMPILER, WAYS, by_cpp, by_engine, compiled


@pytest.fixture(scope="module")
def program(tmp_path_factory: pytest.TempPathFactory) -> Path:
    if shutil.which(COMPILER) is None:
        pytest.skip(f"{COMPILER} is not installed")
    return compiled(tmp_path_factory.mktemp("preferences"))


@pytest.mark.parametrize("column", COLUMNS)
def test_engine_and_cpp_agree(program: Path, column: Preference) -> None:
    for n in range(2, 11):
        expected = by_engine(n, column)[0]
        for way in WAYS:
            assert by_cpp(program, n, column, way)[0] == expected


def test_the_checksum_tells_columns_apart() -> None:
    sums = [by_engine(8, column)[0] for column in COLUMNS]
    assert len({tuple(checksum) for checksum in sums}) == len(COLUMNS)
    assert len({checksum[0] for checksum in sums}) == 1
