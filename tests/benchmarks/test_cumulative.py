"""The C program shares no code and no trick with the engine, so that it is worth asking both."""

from pathlib import Path

import pytest

from tests.benchmarks.bench_cumulative import SOURCE, by_engine
from tests.benchmarks.paired import asked, compiled, lacks_compiler


@pytest.mark.skipif(bool(lacks_compiler(SOURCE)), reason=lacks_compiler(SOURCE))
def test_engine_and_c_agree(tmp_path: Path) -> None:
    program = compiled(SOURCE, tmp_path)
    for largest in range(1, 13):
        assert by_engine(largest)[0] == asked(program, largest)[0]
