"""Two runs at once, a full disk, a read-only folder, a clock that jumps, a killed parent."""

import errno
import json
import os
import signal
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable
from itertools import count
from pathlib import Path
from typing import Any

import pytest

from proofs_check.cli import main
from proofs_check.core import kept, record
from proofs_check.core.documents import documents
from proofs_check.core.evidence import Verdict
from proofs_check.sweeps.run import finished
from proofs_check.sweeps.shards import find_sweep
from tests.conftest import Enter, Gameproof, Recorded, Says, evidence
from tests.forks import FORK

PATIENCE = 120


def at_once(work: Callable[[Any], None], *given: Any) -> None:
    """Do this in processes that run side by side."""
    processes = [FORK.Process(target=work, args=(each,)) for each in given]
    for process in processes:
        process.start()
    for process in processes:
        process.join(PATIENCE)
        assert process.exitcode == 0


def test_processes_that_keep_files_at_once_lose_no_entry(folder: Path) -> None:
    def keeps(number: int) -> None:
        for each in range(10):
            kept.keep({folder / f"{number}-{each}.json": "{}"}, "make")

    at_once(keeps, *range(4))
    own = documents()["cumulative"]
    assert list(kept.differing(own)) == []
    assert sum(name.startswith("computed/") for name in kept.manifest(own)) == 40


def test_two_runs_that_record_at_once_lose_nothing(
    enter: Enter, recorded: Recorded, gameproof: Gameproof
) -> None:
    ids = [enter(f"zz-test-{n}", Says(evidence(Verdict.REFUTED))).id for n in range(4)]
    recorded({})
    at_once(lambda claim: main(["check", claim, "--record"]), *ids)
    record.recorded.cache_clear()
    assert set(ids) <= set(record.recorded("cumulative").claims)
    assert list(kept.differing(documents()["cumulative"])) == []
    assert gameproof("check", *ids).status == 0


ATTACKED = "cumulative/section-1.1.recursion"
RECORDING = {
    "check": ("check", "cumulative/zz-test"),
    "attack": ("attack", ATTACKED, "--minutes", "0.001", "--jobs", "1"),
    "sweep": ("sweep", "cumulative-sets", "--up-to", "4", "--jobs", "1"),
}
"""Commands that keep several files together, the manifest with them."""


@pytest.mark.parametrize("after", range(2))
@pytest.mark.parametrize(
    ("command", "code"),
    [("check", errno.EROFS), ("check", errno.EACCES), *((c, errno.ENOSPC) for c in RECORDING)],
)
@pytest.mark.parametrize(("module", "step"), [(tempfile, "mkstemp"), (os, "replace")])
def test_where_nothing_can_be_written_nothing_is_half_written(
    enter: Enter,
    recorded: Recorded,
    folder: Path,
    gameproof: Gameproof,
    monkeypatch: pytest.MonkeyPatch,
    module: Any,
    step: str,
    command: str,
    code: int,
    after: int,
) -> None:
    """Where there is no room for all nothing is changed."""
    enter("zz-test", Says(evidence(Verdict.REFUTED)))
    recorded({ATTACKED: evidence(Verdict.HOLDS)})
    workdir = ("--workdir", str(folder.parent / "work")) if command == "sweep" else ()
    before = {path: path.read_bytes() for path in folder.rglob("*") if path.is_file()}
    works, done = getattr(module, step), count()

    def fails(*given: Any, **named: Any) -> Any:
        if folder in Path(named.get("dir") or given[1], "x").parents and next(done) >= after:
            raise OSError(code, os.strerror(code))
        return works(*given, **named)

    with monkeypatch.context() as patch:
        patch.setattr(module, step, fails)
        run = gameproof(*RECORDING[command], *workdir, "--record")
    assert (run.status, run.err.count("\n"), kept.TEMPORARY in run.err) == (2, 1, False)
    assert run.err.startswith(f"gameproof: [Errno {code}] {os.strerror(code)}: '{folder}")
    left = {path: path.read_bytes() for path in folder.rglob("*") if path.is_file()}
    assert left == before or step == "replace"
    for path, content in left.items():
        assert not path.name.startswith(kept.TEMPORARY)
        assert path.suffix != ".json" or json.loads(content)
    assert gameproof(*RECORDING[command], *workdir, "--record").status == 0
    assert list(kept.differing(documents()["cumulative"])) == []


def test_what_a_killed_run_left_half_written_is_no_result(
    enter: Enter, recorded: Recorded, folder: Path, gameproof: Gameproof
) -> None:
    own = enter("zz-test", Says(evidence(Verdict.REFUTED)))
    recorded({})
    assert gameproof("check", own.id, "--record").status == 0
    (folder / "sweeps").mkdir()
    left = [inside / f"{kept.TEMPORARY}half" for inside in (folder, folder / "sweeps")]
    for path in left:
        path.write_text("{")
    named = folder / "sweeps" / f"{kept.TEMPORARY}half.json"
    named.write_text("{")
    record.recorded.cache_clear()
    cumulative = documents()["cumulative"]
    assert [*kept.differing(cumulative)] == [f"computed/sweeps/{named.name}: no command made it"]
    named.unlink()
    assert gameproof("check", own.id).status == 0
    assert list(kept.differing(cumulative)) == []
    assert gameproof("check", own.id, "--record").status == 0
    assert not any(path.exists() for path in left)


def test_a_clock_that_jumps_changes_nothing(
    enter: Enter, recorded: Recorded, gameproof: Gameproof, monkeypatch: pytest.MonkeyPatch
) -> None:
    own = enter("zz-test", Says())
    recorded({own.id: evidence(Verdict.HOLDS)})
    times = count(10**9, -(10**6))
    monkeypatch.setattr(time, "time", lambda: float(next(times)))
    monkeypatch.setattr(time, "time_ns", lambda: next(times) * 10**9)
    assert gameproof("check", own.id).status == 0
    assert gameproof("check", own.id, "--record").status == 0


def children(pid: int) -> set[int]:
    """The processes that descend from one, those of its session."""
    found = subprocess.run(
        ["ps", "-o", "pid=", "--sid", str(pid)], capture_output=True, text=True, check=False
    )
    return set(map(int, found.stdout.split())) - {pid}


def alive(pid: int) -> bool:
    try:
        return Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()[0] != "Z"
    except OSError:
        return False


@pytest.mark.skipif(not Path("/proc/self/stat").exists(), reason="processes are seen in /proc")
def test_no_worker_outlives_a_parent_that_is_killed(tmp_path: Path) -> None:
    arguments = ["sweep", "cumulative-sets", "--up-to", "24", "--jobs", "2", "--format", "json"]
    program = subprocess.Popen(
        [sys.executable, "-m", "proofs_check", *arguments, "--workdir", str(tmp_path)],
        stdout=subprocess.DEVNULL,
        stderr=subprocess.DEVNULL,
        start_new_session=True,
    )
    deadline = time.monotonic() + PATIENCE
    path = tmp_path / "cumulative-sets-1.jsonl"
    while not path.exists() or path.read_bytes().count(b"\n") < 12:
        assert program.poll() is None
        assert time.monotonic() < deadline
        time.sleep(0.05)
    workers = children(program.pid)
    assert workers
    os.kill(program.pid, signal.SIGKILL)
    program.wait(PATIENCE)
    while any(map(alive, workers)):
        assert time.monotonic() < deadline
        time.sleep(0.1)
    kept = finished(tmp_path, find_sweep("cumulative-sets"))
    assert len(kept.found) >= 11
    assert kept.damaged == []
