"""Processes that work side by side: on this machine, or on a Dask cluster."""

import gc
import os
import re
import signal
from collections.abc import Callable, Generator, Iterator, Sequence
from concurrent.futures import FIRST_COMPLETED, Executor, Future, wait
from concurrent.futures.process import BrokenProcessPool
from contextlib import contextmanager
from threading import Thread
from time import sleep
from typing import Any

from reference.errors import InvalidInput


def side_by_side(
    work: Callable[..., Any],
    tasks: Sequence[Any],
    jobs: int,
    scheduler: str | None = None,
    alike: Callable[[Any], object] = lambda task: None,
) -> Generator[Any, None, None]:
    """What work makes of each task, as soon as it is known.

    Only the main thread may have several processes at work: it is the one that can be interrupted.
    Where there can be only one, on one core say, it is this one. `work`: called with one task;
    other processes must be able to import it. `jobs`: how many processes, at most one a core; -1
    means one a core. `scheduler`: the address of a Dask scheduler, to use its workers instead.
    `alike`: of a task what it has in common with those that share what they compute: a process goes
    on with such, as long as there are any. `ChildProcessError`: a process was ended from outside,
    or for want of memory.

    >>> list(side_by_side(len, ["a", "bc"], jobs=1))
    [1, 2]
    """
    if scheduler is not None:
        with _dask(scheduler) as pool:
            yield from _shared_out(work, tasks, [pool], len(tasks), alike)
        return
    workers = 1
    if jobs != 1 and len(tasks) > 1:
        from joblib import cpu_count, effective_n_jobs

        workers = effective_n_jobs(cpu_count() if jobs == -1 else min(jobs, cpu_count()))
    if workers == 1:
        yield from map(work, tasks)
        return
    done = False
    try:
        # While it does one, the next is on its way.
        yield from _shared_out(work, tasks, _pools(workers), 2, alike)
        done = True
    except BrokenProcessPool as error:
        ended = ", ".join(sorted(set(re.findall(r"\w+\(-?\d+\)", str(error))))) or "at once"
        raise ChildProcessError(
            f"a process at work ended, {ended}: killed from outside, or out of memory; "
            "--jobs takes fewer processes"
        ) from None
    finally:
        if not done:
            for pool in _POOLS:
                pool.shutdown(wait=False, kill_workers=True)
            _POOLS.clear()


def _shared_out(
    work: Callable[..., Any],
    tasks: Sequence[Any],
    pools: Sequence[Executor],
    ahead: int,
    alike: Callable[[Any], object],
) -> Iterator[Any]:
    """Give each pool so many tasks, and another for each that is done."""
    waiting: dict[object, list[Any]] = {}
    for task in reversed(tasks):
        waiting.setdefault(alike(task), []).append(task)
    running: dict[Future[Any], Executor] = {}
    kinds: dict[Executor, object] = {}

    def give(pool: Executor) -> None:
        if (kind := kinds.get(pool)) not in waiting:
            others = {*kinds.values()}
            kind = max(waiting, key=lambda each: (each not in others, len(waiting[each])))
        kinds[pool] = kind
        running[pool.submit(work, waiting[kind].pop())] = pool
        if not waiting[kind]:
            del waiting[kind]

    # The workers start here and go on ignoring Ctrl-C: it reaches them too, and is ours to answer.
    before = signal.signal(signal.SIGINT, signal.SIG_IGN)
    try:
        for pool in [*pools] * ahead:
            if waiting:
                give(pool)
    finally:
        signal.signal(signal.SIGINT, before)
    while running:
        for one in wait(running, return_when=FIRST_COMPLETED).done:
            pool = running.pop(one)
            if waiting:
                give(pool)
            yield one.result()


_POOLS: list[Any] = []
"""Processes of this machine, each a pool of its own: what one knows serves the next call too."""


def _pools(count: int) -> Sequence[Executor]:
    from joblib.externals.loky import ProcessPoolExecutor

    while len(_POOLS) < count:
        _POOLS.append(ProcessPoolExecutor(1, initializer=_begin, initargs=(os.getpid(),)))
    return _POOLS[:count]


def _begin(parent: int) -> None:
    """Begin work in another process, which ends as soon as its parent has ended.

    What claims share it keeps: for 300 MB of it joblib would replace a worker, and all be redone.
    It is no rubbish either, and Python need not go through all of it every few thousand objects.
    """
    from joblib.externals.loky import process_executor

    process_executor._MEMORY_LEAK_CHECK_DELAY = float("inf")
    gc.set_threshold(1_000_000, 20, 50)
    # In Windows the launcher of a virtual environment stands between a worker and its parent.
    if os.name != "nt":
        _watch(parent)


def _watch(parent: int) -> None:
    """Look every second whether the parent is still there."""

    def look() -> None:
        while os.getppid() == parent:
            sleep(1)
        os._exit(1)

    Thread(target=look, daemon=True).start()


@contextmanager
def _dask(scheduler: str) -> Iterator[Executor]:
    """The workers of the scheduler at this address."""
    try:
        from distributed import Client
    except ImportError:
        raise InvalidInput(
            "scheduler", scheduler, "nothing without Dask: pip install 'gameproof[cluster]'"
        ) from None
    try:
        client = Client(scheduler, timeout="10s")
    except (OSError, ValueError, TimeoutError) as error:
        raise InvalidInput(
            "scheduler", scheduler, f"the address of a Dask scheduler that answers ({error})"
        ) from None
    with client:
        yield client.get_executor()
