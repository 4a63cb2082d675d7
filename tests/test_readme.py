"""What README.md shows is what happens."""

import doctest
import re
import shlex
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from proofs_check.core.documents import documents
from proofs_check.core.evidence import Verdict

ROOT = Path(__file__).resolve().parent.parent
README = (ROOT / "README.md").read_text(encoding="utf-8")


def blocks(language: str) -> list[str]:
    found = re.findall(rf"^```{language}\n(.*?)^```$", README, re.DOTALL | re.MULTILINE)
    assert found
    return found


def commands(block: str) -> Iterator[tuple[list[str], str]]:
    """The arguments of each command of a block, and what it prints."""
    for each in block.removeprefix("$ ").split("\n$ "):
        command, _, expected = each.partition("\n")
        program, *arguments = shlex.split(command)
        assert program == "gameproof"
        yield arguments, expected.rstrip("\n") + "\n"


def is_shown(expected: str, out: str) -> bool:
    """Whether a command prints what README shows."""
    # How fast the machine is now is nothing of it.
    out = re.sub(r"^note: .*: slow, .*\n", "", out, flags=re.MULTILINE)
    return doctest.OutputChecker().check_output(expected, out, doctest.ELLIPSIS)


LATER = "$ gameproof conform"
"""This block is tried in `tests/oracle/test_conform.py`, where its questions are answered once."""

NOW = [block for block in blocks("console") if not block.startswith(LATER)]


@pytest.mark.parametrize("block", NOW, ids=lambda b: b.partition("\n")[0])
def test_console_blocks(block: str) -> None:
    for arguments, expected in commands(block):
        run = subprocess.run(
            [sys.executable, "-m", "proofs_check", *arguments],
            capture_output=True,
            text=True,
            cwd=ROOT,
            check=False,
        )
        assert run.returncode == 0, run.stderr
        assert is_shown(expected, run.stdout), run.stdout


@pytest.mark.parametrize("block", blocks("python"))
def test_python_blocks(block: str) -> None:
    test = doctest.DocTestParser().get_doctest(block, {}, "README", "README.md", 0)
    assert test.examples
    assert doctest.DocTestRunner().run(test).failed == 0


def test_ci_runs_the_readme_test_command() -> None:
    ci = (ROOT / ".ci" / "run").read_text(encoding="utf-8")
    assert "README.md" in ci
    commands = [block.strip() for block in blocks("sh")]
    assert [command.count("\n") for command in commands] == [0, 0]
    assert "pytest" in commands[1]


def test_every_verdict_and_document_is_explained() -> None:
    for word in [*(verdict.value for verdict in Verdict), *documents()]:
        assert f"| `{word}` |" in README
