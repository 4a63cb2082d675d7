"""The C program shares no code and no trick with the engine, so that it is worth asking both."""

import shutil
from pathlib import Path

import pytest

from tests.benchmarks.bench_cumulative import COMPILER, by_c, by_engine, compiled


@pytest.mark.skipif(shutil.which(COMPILER) is None, reason=f"{COMPILER} is not installed")
def test_engine_and_c_agree(tmp_path: Path) -> None:
    program = compiled(tmp_path)
    for largest in range(1, 13):
        assert by_engine(largest)[0] == by_c(program, largest)[0]
