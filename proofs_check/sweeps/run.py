"""Run a sweep: on all cores of this machine, or on a Dask cluster."""

from collections.abc import Callable
from functools import partial

from proofs_check.core.workers import side_by_side
from proofs_check.sweeps.registry import find_sweep
from proofs_check.sweeps.shards import Found, Shard, Sweep
from proofs_check.sweeps.store import Store

Progress = Callable[[Shard, Found], None]


def look(shard: Shard, name: str) -> tuple[Shard, Found]:
    """Search one shard of the sweep of this name: what a worker is told."""
    return shard, find_sweep(name).look(shard)


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
    for shard, found in side_by_side(partial(look, name=sweep.name), pending, jobs, scheduler):
        store.keep(shard, found)
        finished[shard.name] = found
        progress(shard, found)
    return [(shard, finished[shard.name]) for shard in shards]
