"""The C program shares no code and no trick with the engine, so that it is worth asking both."""

from itertools import product
from pathlib import Path

import pytest

from tests.benchmarks.bench_cumulative import SOURCE, by_engine
from tests.benchmarks.paired import asked, compiled, lacks_compiler


@pytest.mark.skipif(bool(lacks_compiler(SOURCE)), reason=lacks_compiler(SOURCE))
def test_engine_and_c_agree(tmp_path: Path) -> None:
    program = compiled(SOURCE, tmp_path)
    for largest, what in product(range(1, 13), ("extremes", "welfare")):
        for actions in {0, *range(3, min(largest, 4) + 1)}:
            question = largest, actions, what
            assert by_engine(*question)[0] == asked(program, *question)[0]
