"""The steps of the composite action and of the workflows do what they say."""

import json
import os
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
import yaml

from tests.test_sixth_document import NAME, packaged

GITHUB = Path(__file__).resolve().parent.parent / ".github"
ACTION = GITHUB / "actions" / "audit"

Audit = Callable[..., "tuple[int, str]"]


def steps(name: str) -> dict[str, Any]:
    """The steps of the action, or of the jobs of a workflow, by name."""
    made = yaml.safe_load((GITHUB / name).read_text(encoding="utf-8"))
    jobs = [made["runs"]] if "runs" in made else made["jobs"].values()
    return {step["name"]: step for job in jobs for step in job["steps"] if "name" in step}


@pytest.fixture
def audit(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Audit:
    """Runs the step of the audit over a document of its own; its status and the summary."""
    monkeypatch.setenv("XDG_CACHE_HOME", str(tmp_path / "cache"))
    run, _ = packaged(tmp_path)
    assert run("prove", NAME).status == 0
    assert run("check", "--document", NAME, "--jobs", "1", "--record").status == 0
    step = steps("actions/audit/action.yml")["Audit"]
    assert set(step["env"]) == {"DOCUMENT", "FAIL_ON"}
    program = tmp_path / "bin" / "gameproof"
    program.parent.mkdir()
    program.write_text(f'#!/bin/sh\nexec "{sys.executable}" -m proofs_check "$@"\n')
    program.chmod(0o755)

    def audited(fail_on: str = "mismatch") -> tuple[int, str]:
        summary, output = tmp_path / "summary", tmp_path / "output"
        summary.write_text("")
        output.write_text("")
        env = {
            **os.environ,
            "PATH": f"{program.parent}:{Path(sys.executable).parent}:{os.environ['PATH']}",
            "PYTHONPATH": f"{tmp_path / 'mine'}:{GITHUB.parent}",
            "GITHUB_ACTION_PATH": str(ACTION),
            "GITHUB_STEP_SUMMARY": str(summary),
            "GITHUB_OUTPUT": str(output),
            "RUNNER_TEMP": str(tmp_path),
            "DOCUMENT": NAME,
            "FAIL_ON": fail_on,
        }
        done = subprocess.run(["bash", "-c", step["run"]], env=env, cwd=tmp_path, check=False)
        if done.returncode < 2:
            assert json.loads(Path(output.read_text().split("=")[1].strip()).read_text())["runs"]
        return done.returncode, summary.read_text()

    return audited


def test_the_action_names_what_is_not_as_recorded(audit: Audit, tmp_path: Path) -> None:
    as_recorded = "### gameproof: 6 claims, {} unchanged since they came out as recorded\n\n{}\n"
    assert audit() == (0, as_recorded.format(0, "All as recorded."))
    assert audit() == (0, as_recorded.format(6, "All as recorded."))
    claims = tmp_path / "mine" / NAME / "claims" / "section_1.py"
    lemma = 'return definition_1(a, b) == "N"'
    claims.write_text(claims.read_text().replace(lemma, 'return definition_1(a, b) == "P"'))
    status, summary = audit()
    assert status == 1
    assert f"- `{NAME}/lemma-2`: recorded holds, found refuted" in summary
    assert summary.count(f"{NAME}/") == 1
    assert audit("never")[0] == 0
    assert audit("always")[0] == 2
    claims.write_text("import nothing_of_that_name")
    assert audit("never")[0] == 2


def test_what_workflows_and_the_hook_run_is_there() -> None:
    (hook,) = yaml.safe_load((GITHUB.parent / ".pre-commit-hooks.yaml").read_text())
    assert hook["entry"] == "gameproof check --changed"
    assert "gameproof report -o site" in steps("workflows/pages.yml")["Build"]["run"]
    checks = steps("workflows/release.yml")["Check both in clean environments"]["run"]
    assert subprocess.run(["bash", "-n", "-c", checks], check=False).returncode == 0
