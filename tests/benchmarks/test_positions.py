"""The C program asks every option of every position; the engine must find the same."""

from pathlib import Path

import pytest

from tests.benchmarks.bench_positions import SOURCE, Question, by_c, by_engine
from tests.benchmarks.paired import compiled, lacks_compiler

QUESTIONS: tuple[Question, ...] = (
    ("subtraction", 0, (1,)),
    ("subtraction", 5000, (1, 2, 3)),
    ("subtraction", 5000, (1, 3, 4)),
    ("subtraction", 5000, (4, 7, 9, 6000)),
    ("wythoff", 0, ()),
    ("wythoff", 300, ()),
)


@pytest.mark.skipif(bool(lacks_compiler(SOURCE)), reason=lacks_compiler(SOURCE))
def test_engine_and_c_agree(tmp_path: Path) -> None:
    program = compiled(SOURCE, tmp_path)
    for question in QUESTIONS:
        assert by_engine(question)[0] == by_c(program, question)[0], question
