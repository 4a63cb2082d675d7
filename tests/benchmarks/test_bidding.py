"""The C program shares no code with the engine and computes every row as a whole."""

from pathlib import Path

import pytest

from tests.benchmarks.bench_bidding import ENGINE, SOURCE
from tests.benchmarks.bench_bidding_sets import SOURCE as SETS, by_sweep
from tests.benchmarks.paired import asked, compiled, lacks_compiler


@pytest.mark.skipif(bool(lacks_compiler(SOURCE)), reason=lacks_compiler(SOURCE))
def test_engine_and_c_agree(tmp_path: Path) -> None:
    program = compiled(SOURCE, tmp_path)
    for TB in (*range(40), 77, 120):
        expected = asked(program, TB)[0]
        for name, run in ENGINE.items():
            assert run(TB)[0] == expected, (TB, name)


@pytest.mark.skipif(bool(lacks_compiler(SETS)), reason=lacks_compiler(SETS))
def test_the_sweep_of_other_sets_and_c_agree(tmp_path: Path) -> None:
    program = compiled(SETS, tmp_path)
    for largest in range(1, 7):
        for TB in (0, 1, 4, 7):
            assert by_sweep(largest, TB)[0] == asked(program, largest, TB)[0]
