"""What README.md and the manual show is what happens."""

import doctest
import os
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
README = ROOT / "README.md"
MANUAL = ROOT / "proofs_check" / "manual"
PAGES = [README, *sorted(MANUAL.glob("*.md"))]
PAPER = ("my-first-paper.md", "my-first-theorem.md")
"""Two pages that go on from each other, in a folder of their own."""


def blocks(page: Path, language: str) -> list[str]:
    text = page.read_text(encoding="utf-8")
    return re.findall(rf"^```{language}\n(.*?)^```$", text, re.DOTALL | re.MULTILINE)


def commands(block: str) -> Iterator[tuple[list[str], str]]:
    """Each command of a block, word by word, and what it prints."""
    for each in block.removeprefix("$ ").split("\n$ "):
        command, _, expected = each.partition("\n")
        yield shlex.split(command), expected.strip("\n") and expected.rstrip("\n") + "\n"


def is_shown(expected: str, out: str) -> bool:
    """Whether a command prints what the page shows."""
    # How fast the machine is now is nothing of it.
    out = re.sub(r"^note: .*: slow, .*\n", "", out, flags=re.MULTILINE)
    return doctest.OutputChecker().check_output(expected, out, doctest.ELLIPSIS)


def run_in(folder: Path, arguments: list[str], path: Path | None = None) -> str:
    env = {**os.environ, "PYTHONPATH": str(path or "")}
    program = [sys.executable, "-m", "proofs_check", *arguments]
    run = subprocess.run(
        program, capture_output=True, text=True, cwd=folder, env=env, timeout=300, check=False
    )
    assert run.returncode == 0, run.stderr
    return run.stdout


LATER = "$ gameproof conform"
"""This block is tried in `tests/oracle/test_conform.py`, where its questions are answered once."""

NOW = [
    block
    for page in PAGES
    if page.name not in PAPER
    for block in blocks(page, "console")
    if not block.startswith(LATER)
]


@pytest.mark.parametrize("block", NOW, ids=lambda b: b.partition("\n")[0])
def test_console_blocks(block: str) -> None:
    for (program, *arguments), expected in commands(block):
        assert program == "gameproof"
        out = run_in(ROOT, arguments)
        assert is_shown(expected, out), out


@pytest.mark.parametrize("page", [page for page in PAGES if blocks(page, "python")], ids=str)
def test_python_blocks(page: Path) -> None:
    test = doctest.DocTestParser().get_doctest(
        "".join(blocks(page, "python")), {}, page.name, str(page), 0
    )
    assert test.examples
    assert doctest.DocTestRunner(optionflags=doctest.ELLIPSIS).run(test).failed == 0


def test_my_first_paper_and_its_theorem(tmp_path: Path) -> None:
    first, second = (MANUAL / name for name in PAPER)
    package = tmp_path / "mypaper"
    for block in blocks(first, "console"):
        for (program, *arguments), expected in commands(block):
            if program == "pip":  # as it does, without asking for what is installed already
                offer = package / "mypaper-0.1.0.dist-info"
                offer.mkdir()
                (offer / "METADATA").write_text(
                    "Metadata-Version: 2.1\nName: mypaper\nVersion: 1\n"
                )
                offered = "[gameproof.documents]\nmypaper = mypaper\n"
                (offer / "entry_points.txt").write_text(offered)
            else:
                out = run_in(tmp_path, arguments, package)
                assert is_shown(expected, out), out
    claims = package / "mypaper" / "claims" / "section_1.py"
    (claim,) = re.findall(r"^```\n(@claim.*?)^```$", first.read_text(), re.DOTALL | re.MULTILINE)
    assert claim in claims.read_text()
    (instead,) = blocks(second, "py")
    decorator = claim.partition("\n")[0] + "\n"
    claims.write_text(claims.read_text().replace(decorator, instead))
    (block,) = blocks(second, "console")
    for (_, *arguments), expected in commands(block):
        out = run_in(tmp_path, arguments, package)
        assert is_shown(expected, out), out


SHOWN = {
    "gameproof.claim('cumulative/lemma-9.4')": "<p><b>refuted",
    "gameproof.solve('partizan.value', game='{1|-1}')": "<table",
    "gameproof.table('cumulative.zero_sum', set=[4, 5, 9], heap=range(4))": "<table",
    "gameproof.plot('cumulative.outcome', set=[4, 5, 9], heap=61, convention='FvA')": "<svg",
    "gameproof.plot('partizan.thermograph', game='{1|-1}')": "<svg",
}
"""Cells of a notebook, and the kind of what each shows."""


def test_a_notebook_shows_claims_answers_and_drawings(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    from nbconvert.preprocessors import ExecutePreprocessor  # which takes long to import
    from nbformat.v4 import new_code_cell, new_notebook

    for name in ("IPYTHONDIR", "JUPYTER_RUNTIME_DIR"):
        monkeypatch.setenv(name, str(tmp_path))
    notebook = new_notebook(cells=[*map(new_code_cell, ("import gameproof", *SHOWN))])
    run, _ = ExecutePreprocessor(timeout=300, startup_timeout=300).preprocess(notebook)
    for cell, kind in zip(run.cells[1:], SHOWN.values(), strict=True):
        data = cell.outputs[0]["data"]
        assert kind in data["text/html"]
        assert data["text/markdown"]


def test_ci_runs_the_readme_test_command() -> None:
    ci = (ROOT / ".ci" / "run").read_text(encoding="utf-8")
    assert "README.md" in ci
    commands = [block.strip() for block in blocks(README, "sh")]
    assert [command.count("\n") for command in commands] == [0, 0]
    assert "pytest" in commands[1]


def test_every_verdict_and_document_is_explained() -> None:
    verdicts = (MANUAL / "verdicts.md").read_text(encoding="utf-8")
    assert all(f"| `{verdict.value}` |" in verdicts for verdict in Verdict)
    assert all(f"| `{name}` |" in README.read_text(encoding="utf-8") for name in documents())


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.name)
def test_links_lead_somewhere(page: Path) -> None:
    for target in re.findall(r"\]\(([^):#]+)\)", page.read_text(encoding="utf-8")):
        assert (page.parent / target).is_file(), target
