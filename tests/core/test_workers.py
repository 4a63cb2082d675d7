"""Which work is done here, and how many processes are asked for the rest."""

import os
import signal
from collections.abc import Iterator
from concurrent.futures import Executor, Future
from contextlib import contextmanager
from typing import Any

import joblib
import pytest

from proofs_check.core import workers
from proofs_check.core.workers import side_by_side


class Pool(Executor):
    """Does what it is given at once, and keeps it."""

    def __init__(self) -> None:
        self.given: list[Any] = []

    def submit(self, work: Any, /, *given: Any, **named: Any) -> Future[Any]:
        assert self.given or signal.getsignal(signal.SIGINT) is signal.SIG_IGN
        self.given += given
        found: Future[Any] = Future()
        found.set_result(work(*given))
        return found


@pytest.fixture
def asked(monkeypatch: pytest.MonkeyPatch) -> list[Any]:
    """The pools that there are, of three cores."""
    found: list[Any] = []

    def pools(count: int) -> list[Any]:
        found.extend(Pool() for _ in range(count))
        return found

    @contextmanager
    def cluster(scheduler: str) -> Iterator[Pool]:
        (pool,) = pools(1)
        yield pool

    monkeypatch.setattr(joblib, "cpu_count", lambda: 3)
    monkeypatch.setattr(joblib, "effective_n_jobs", lambda jobs: jobs)
    monkeypatch.setattr(workers, "_pools", pools)
    monkeypatch.setattr(workers, "_dask", cluster)
    return found


@pytest.mark.parametrize(("jobs", "processes"), [(-1, 3), (2, 2), (3, 3), (9, 3)])
def test_processes_are_at_most_one_a_core(asked: list[Any], jobs: int, processes: int) -> None:
    before = signal.getsignal(signal.SIGINT)
    assert sorted(side_by_side(len, ["a", "bc"], jobs)) == [1, 2]
    assert len(asked) == processes
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
    found = side_by_side(len, tasks, 1, "tcp://somewhere")
    assert sorted(found) == [len(task) for task in tasks]
    assert [pool.given for pool in asked] == [tasks]


def test_a_process_goes_on_with_what_is_alike(asked: list[Any]) -> None:
    tasks = ["a1", "b1", "a2", "b2", "a3", "b3", "c1", "b4"]
    found = side_by_side(len, tasks, 2, alike=lambda task: task[0])
    assert [*found] == [2] * len(tasks)
    (first, *rest), (second, *others) = (pool.given for pool in asked)
    assert (first, second) == ("b1", "a1")  # there are most of these, then of those
    assert rest[:3] == ["b2", "b3", "b4"]
    assert others[:2] == ["a2", "a3"]
    assert {*rest[3:], *others[2:]} == {"c1"}


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
