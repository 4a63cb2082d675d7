"""What `gameproof new --adapter` writes: it builds, errs at misere play, and mended it conforms."""

import re
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from proofs_check.oracle.adapters import LANGUAGES
from proofs_check.oracle.conform import Report
from tests.conftest import Gameproof
from tests.oracle.programs import a_failure, held

MENDED = {
    "c": ("0 && misere", "misere"),
    "go": ("flat := false", "flat := misere && most <= 1"),
    "javascript": ("flat = false", "flat = misere && Math.max(...piles) <= 1"),
    "python": ("flat = False", "flat = misere and max(piles) <= 1"),
    "rust": ("flat = false", "flat = misere && piles.iter().all(|n| *n <= 1)"),
}
"""What stands in the line of the mistake, and what is right there."""


@pytest.mark.parametrize("language", LANGUAGES)
def test_an_adapter_errs_on_purpose_and_mended_conforms(
    language: str, gameproof: Gameproof, tmp_path: Path
) -> None:
    folder = tmp_path / "mine"
    assert gameproof("new", "--adapter", language, str(folder)).status == 0
    readme = (folder / "README.md").read_text(encoding="utf-8")
    (block,) = re.findall("```sh\n(.*?)```", readme, re.DOTALL)
    *builds, asked = block.splitlines()
    words = asked.partition(" -- ")[2].split()
    tools = [*(build.split()[0] for build in builds), words[0]]
    if missing := [each for each in tools if "/" not in each and shutil.which(each) is None]:
        pytest.skip(f"{missing[0]} is not there")
    program = [str(folder / word) if (word[0] == "." or "." in word) else word for word in words]
    program = [sys.executable if word == "python3" else word for word in program]
    (source,) = [
        p for p in folder.rglob("*") if p.is_file() and f"`{p.relative_to(folder)}`" in readme
    ]

    def report(**options: int) -> Report:
        for build in builds:
            subprocess.run(build.split(), cwd=folder, check=True, capture_output=True)
        return held(program, **options)[0]

    failure = a_failure(report())
    assert (failure.system, failure.question) == ("positions.nim", {"piles": [0], "play": "misere"})
    text = source.read_text(encoding="utf-8")
    line = next(line for line in text.splitlines() if "MISTAKE: right is" in line)
    wrong, right = MENDED[language]
    source.write_text(text.replace(line, line.replace(wrong, right, 1)), encoding="utf-8")
    mended = report(examples=300)
    assert mended.status == 0, mended
    assert mended.tallies[0].generated == 300
