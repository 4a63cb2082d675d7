"""Which work is done here, and how many processes are asked for the rest."""

import os
import signal
from collections.abc import Iterable, Iterator
from contextlib import nullcontext
from typing import Any

import joblib
import pytest

from proofs_check.core import workers
from proofs_check.core.workers import side_by_side


@pytest.fixture
def asked(monkeypatch: pytest.MonkeyPatch) -> list[Any]:
    """What joblib is asked for: processes, and of whom they are the children."""
    found: list[Any] = []

    class Pool:
        def __init__(self, **options: Any) -> None:
            found.append(options.get("n_jobs"))

        def __call__(self, tasks: Iterable[Any]) -> Iterator[Any]:
            assert signal.getsignal(signal.SIGINT) is signal.SIG_IGN
            return (work(*given) for work, given, _ in tasks)

    def watched(work: Any, task: Any, parent: int | None) -> Any:
        found.append(parent)
        return work(task)

    monkeypatch.setattr(joblib, "Parallel", Pool)
    monkeypatch.setattr(joblib, "cpu_count", lambda: 3)
    monkeypatch.setattr(joblib, "effective_n_jobs", lambda jobs: jobs)
    monkeypatch.setattr(workers, "_watched", watched)
    monkeypatch.setattr(workers, "_cluster", lambda scheduler: nullcontext())
    return found


@pytest.mark.parametrize(("jobs", "processes"), [(-1, 3), (2, 2), (3, 3), (9, 3)])
def test_processes_are_at_most_one_a_core(asked: list[Any], jobs: int, processes: int) -> None:
    before = signal.getsignal(signal.SIGINT)
    assert list(side_by_side(len, ["a", "bc"], jobs)) == [1, 2]
    assert asked == [processes, os.getpid(), os.getpid()]
    assert signal.getsignal(signal.SIGINT) is before


@pytest.mark.parametrize(("tasks", "jobs"), [(["a", "bc"], 1), (["a"], 2), ([], -1)])
def test_little_work_is_done_here(asked: list[Any], tasks: list[str], jobs: int) -> None:
    assert list(side_by_side(len, tasks, jobs)) == [len(task) for task in tasks]
    assert asked == []


@pytest.mark.parametrize("jobs", [-1, 2])
@pytest.mark.parametrize("none_more", ["cpu_count", "effective_n_jobs"])
def test_where_there_is_one_process_it_is_this_one(
    asked: list[Any], monkeypatch: pytest.MonkeyPatch, none_more: str, jobs: int
) -> None:
    monkeypatch.setattr(joblib, none_more, lambda *jobs: 1)
    assert list(side_by_side(len, ["a", "bc"], jobs)) == [1, 2]
    assert asked == []


@pytest.mark.parametrize("tasks", [["a", "bc"], ["a"]])
def test_a_cluster_has_processes_of_its_own(asked: list[Any], tasks: list[str]) -> None:
    assert list(side_by_side(len, tasks, 1, "tcp://somewhere")) == [len(task) for task in tasks]
    assert asked == [None] * (1 + len(tasks))


def ends(how: int) -> None:
    os.kill(os.getpid(), how) if how else os._exit(7)


@pytest.mark.parametrize(("how", "shown"), [(signal.SIGKILL, r"SIGKILL\(-9\)"), (0, r"EXIT\(7\)")])
def test_a_process_that_is_killed_is_named(how: int, shown: str) -> None:
    with pytest.raises(ChildProcessError, match=f"ended, {shown}: .* out of memory; --jobs"):
        list(side_by_side(ends, [how] * 3, 2))


def test_who_stops_early_is_told_nothing(recwarn: pytest.WarningsRecorder) -> None:
    found = side_by_side(len, ["a", "b", "c"], 2)
    assert next(found) == 1
    found.close()
    assert [str(warning.message) for warning in recwarn] == []
