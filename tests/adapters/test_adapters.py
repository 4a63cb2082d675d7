"""Adapters in three languages, each with its own solver, against the reference."""

import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from proofs_check.oracle import conform, generated
from proofs_check.oracle.conform import Conformance, Options
from proofs_check.oracle.program import Session
from tests.oracle.programs import OneReference, questions_once

HERE = Path(__file__).resolve().parent


def c_program(folder: Path) -> list[str]:
    compiler = shutil.which("cc") or shutil.which("gcc") or shutil.which("clang")
    if compiler is None:
        pytest.skip("there is no C compiler")
    program = folder / "adapter"
    warnings = ("-Wall", "-Wextra", "-Werror")
    source = str(HERE / "adapter.c")
    subprocess.run(
        [compiler, "-std=gnu11", "-O2", *warnings, "-o", str(program), source], check=True
    )
    return [str(program)]


def javascript_program(folder: Path) -> list[str]:
    del folder
    node = shutil.which("node")
    if node is None:
        pytest.skip("there is no Node")
    return [node, str(HERE / "adapter.js")]


def python_program(folder: Path) -> list[str]:
    del folder
    # -I -S: neither this project nor any installed package can be imported.
    return [sys.executable, "-I", "-S", str(HERE / "adapter.py")]


@pytest.mark.parametrize("language", [c_program, javascript_program, python_program])
def test_an_adapter_conforms(
    language: object, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    # All three are asked the same; of fewer, piles beyond the C program would be more than a tenth.
    monkeypatch.setattr(conform, "Reference", OneReference)
    monkeypatch.setattr(generated, "questions", questions_once)
    assert callable(language)
    session = Session(language(tmp_path), 60, 0, lambda chunk: None)
    report = Conformance(session, Options(examples=650)).run()
    assert report.status == 0, report
    assert [tally.system for tally in report.tallies] == ["cumulative.outcome", "positions.nim"]
    assert [tally.verdict for tally in report.tallies] == ["conforms", "conforms"]
    outcome, nim = report.tallies
    # The program in C has room for all but few of the heaps and piles that are asked about.
    in_c = language is c_program
    beyond = outcome.skips["more than 100000 pebbles"] if in_c else 0
    skipped = nim.skips["a pile of more than 128 bits"] if in_c else 0
    assert [outcome.generated, nim.generated] == [650 - beyond, 650 - skipped]
    assert [outcome.skips.total(), nim.skips.total()] == [beyond, skipped]
