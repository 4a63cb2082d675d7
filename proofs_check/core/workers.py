"""Processes that work side by side: on this machine, or on a Dask cluster."""

import gc
import os
import re
import signal
import warnings
from collections.abc import Callable, Generator, Iterator, Sequence
from concurrent.futures.process import BrokenProcessPool
from contextlib import AbstractContextManager, contextmanager, nullcontext
from functools import cache
from threading import Thread
from time import sleep
from typing import Any

from reference.errors import InvalidInput


def side_by_side(
    work: Callable[..., Any], tasks: Sequence[Any], jobs: int, scheduler: str | None = None
) -> Generator[Any, None, None]:
    """What work makes of each task, as soon as it is known.

    Only the main thread may have several processes at work: it is the one that can be interrupted.
    Where there can be only one, on one core say, it is this one.

    Args:
        work: called with one task; other processes must be able to import it.
        tasks: what there is to do.
        jobs: how many processes, at most one a core; -1 means one a core.
        scheduler: the address of a Dask scheduler, to use its workers instead.

    Raises:
        ChildProcessError: a process was ended from outside, or for want of memory.

    >>> list(side_by_side(len, ["a", "bc"], jobs=1))
    [1, 2]
    """
    if scheduler is None and (jobs == 1 or len(tasks) <= 1):
        yield from map(work, tasks)
        return
    from joblib import Parallel, cpu_count, delayed, effective_n_jobs

    workers = effective_n_jobs(cpu_count() if jobs == -1 else min(jobs, cpu_count()))
    if scheduler is None and workers == 1:
        yield from map(work, tasks)
        return
    with _cluster(scheduler):
        pool = Parallel(
            return_as="generator_unordered",
            batch_size=1,
            **({} if scheduler else {"n_jobs": workers}),
        )
        # The workers start here and go on ignoring Ctrl-C: it reaches them too, and is ours to
        # answer.
        before = signal.signal(signal.SIGINT, signal.SIG_IGN)
        try:
            parent = None if scheduler else os.getpid()
            found = pool(delayed(_watched)(work, task, parent) for task in tasks)
        finally:
            signal.signal(signal.SIGINT, before)
        try:
            for result in found:  # noqa: UP028 (it would close what is closed below)
                yield result
        except BrokenProcessPool as error:
            ended = ", ".join(sorted(set(re.findall(r"\w+\(-?\d+\)", str(error))))) or "at once"
            raise ChildProcessError(
                f"a process at work ended, {ended}: killed from outside, or out of memory; "
                "--jobs takes fewer processes"
            ) from None
        finally:
            # Whoever stops before the end, by Ctrl-C say, need not be told what was not used.
            with warnings.catch_warnings(action="ignore"):
                found.close()


def _watched(work: Callable[..., Any], task: Any, parent: int | None) -> Any:
    """Do a task in another process; one of this machine ends as soon as its parent has ended."""
    if parent is not None:
        _remember()
        # In Windows the launcher of a virtual environment stands between a worker and its parent.
        if os.name != "nt":
            _watch(parent)
    return work(task)


def _remember() -> None:
    """Keep what claims share: for 300 MB of it joblib would replace a worker, and all be redone.

    It is no rubbish either, and Python need not go through all of it every few thousand objects.
    """
    from joblib.externals.loky import process_executor

    process_executor._MEMORY_LEAK_CHECK_DELAY = float("inf")
    gc.set_threshold(50_000, 20, 50)


@cache
def _watch(parent: int) -> None:
    """Look every second whether the parent is still there."""

    def look() -> None:
        while os.getppid() == parent:
            sleep(1)
        os._exit(1)

    Thread(target=look, daemon=True).start()


def _cluster(scheduler: str | None) -> AbstractContextManager[Any]:
    """Within it joblib sends its tasks to the scheduler at this address, if there is one."""
    return nullcontext() if scheduler is None else _dask(scheduler)


@contextmanager
def _dask(scheduler: str) -> Iterator[None]:
    try:
        from distributed import Client
    except ImportError:
        raise InvalidInput(
            "scheduler", scheduler, "nothing without Dask: pip install 'gameproof[cluster]'"
        ) from None
    from joblib import parallel_config

    try:
        client = Client(scheduler, timeout="10s")
    except (OSError, ValueError, TimeoutError) as error:
        raise InvalidInput(
            "scheduler", scheduler, f"the address of a Dask scheduler that answers ({error})"
        ) from None
    with client, parallel_config(backend="dask"):
        yield
