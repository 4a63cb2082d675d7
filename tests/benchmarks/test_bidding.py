"""The C program shares no code with the engine and computes every row as a whole."""

import shutil
from pathlib import Path

import pytest

from tests.benchmarks.bench_bidding import COMPILER, ENGINE, by_c, compiled


@pytest.mark.skipif(shutil.which(COMPILER) is None, reason=f"{COMPILER} is not installed")
def test_engine_and_c_agree(tmp_path: Path) -> None:
    program = compiled(tmp_path)
    for TB in (*range(40), 77, 120):
        expected = by_c(program, TB)[0]
        for name, run in ENGINE.items():
            assert run(TB)[0] == expected, (TB, name)
