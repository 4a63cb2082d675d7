"""Run a sweep: on all cores of this machine, or on a Dask cluster, through the same joblib code."""

import os
import signal
from collections.abc import Callable, Iterator, Sequence
from contextlib import AbstractContextManager, contextmanager, nullcontext
from typing import Any

from proofs_check.core.audit import watch
from proofs_check.sweeps.registry import find_sweep
from proofs_check.sweeps.shards import Found, Shard, Sweep
from proofs_check.sweeps.store import Store
from reference.errors import InvalidInput

Progress = Callable[[Shard, Found], None]


def look(name: str, shard: Shard) -> tuple[Shard, Found]:
    """Search one shard of the sweep of this name: what a worker is told."""
    return shard, find_sweep(name).look(shard)


def watched(name: str, shard: Shard, parent: int) -> tuple[Shard, Found]:
    """The same in a process of this machine, which ends as soon as its parent has ended."""
    watch(parent)
    return look(name, shard)


def run(
    sweep: Sweep,
    up_to: int,
    store: Store,
    jobs: int = -1,
    scheduler: str | None = None,
    progress: Progress = lambda shard, found: None,
) -> list[tuple[Shard, Found]]:
    """Finish a sweep: what is stored is taken, the rest is searched and stored.

    Only this process writes, and each shard once it is whole: a kill loses what was under way.

    Args:
        sweep: which.
        up_to: the bound.
        store: where finished shards are.
        jobs: processes side by side on this machine; -1 is one a core.
        scheduler: the address of a Dask scheduler, to use its workers instead.
        progress: told of each finished shard, those that were stored already first.
    """
    shards = list(sweep.shards(up_to))
    finished: dict[str, Found] = {}
    for shard in shards:
        known = store.found(shard)
        if known is not None:
            finished[shard.name] = known
            progress(shard, known)
    pending = [shard for shard in shards if shard.name not in finished]
    for shard, found in _searched(sweep, pending, jobs, scheduler):
        store.keep(shard, found)
        finished[shard.name] = found
        progress(shard, found)
    return [(shard, finished[shard.name]) for shard in shards]


def _searched(
    sweep: Sweep, shards: Sequence[Shard], jobs: int, scheduler: str | None
) -> Iterator[tuple[Shard, Found]]:
    if scheduler is None and (jobs == 1 or len(shards) <= 1):
        yield from (look(sweep.name, shard) for shard in shards)
        return
    from joblib import Parallel, cpu_count, delayed

    workers = cpu_count() if jobs == -1 else min(jobs, cpu_count())
    with _cluster(scheduler):
        kind = {} if scheduler else {"n_jobs": workers}
        pool = Parallel(return_as="generator_unordered", batch_size=1, **kind)
        # The workers ignore Ctrl-C: it reaches them too, and is ours to answer.
        before = signal.signal(signal.SIGINT, signal.SIG_IGN)
        try:
            told = delayed(look) if scheduler else delayed(watched)
            own = () if scheduler else (os.getpid(),)
            found = pool(told(sweep.name, shard, *own) for shard in shards)
        finally:
            signal.signal(signal.SIGINT, before)
        yield from found


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
