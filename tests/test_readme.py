"""What README.md shows is what happens."""

import doctest
import re
import shlex
import subprocess
import sys
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


@pytest.mark.parametrize("block", blocks("console"), ids=lambda b: b.partition("\n")[0])
def test_console_blocks(block: str) -> None:
    for each in block.removeprefix("$ ").split("\n$ "):
        command, _, expected = each.partition("\n")
        words = shlex.split(command)
        assert words[0] == "gameproof"
        run = subprocess.run(
            [sys.executable, "-m", "proofs_check", *words[1:]],
            capture_output=True,
            text=True,
            cwd=ROOT,
            check=False,
        )
        assert run.returncode == 0, run.stderr
        # How fast the machine is now is nothing of what README shows.
        shown = re.sub(r"^note: .*: slow, .*\n", "", run.stdout, flags=re.MULTILINE)
        checker = doctest.OutputChecker()
        expected = expected.rstrip("\n") + "\n"
        assert checker.check_output(expected, shown, doctest.ELLIPSIS), run.stdout


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
