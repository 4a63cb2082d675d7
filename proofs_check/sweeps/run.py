"""Run a sweep: on all cores of this machine, or on a Dask cluster."""

from collections.abc import Callable
from dataclasses import asdict
from functools import partial
from pathlib import Path

from proofs_check.core.evidence import Json
from proofs_check.core.journal import Kept
from proofs_check.core.workers import side_by_side
from proofs_check.sweeps.shards import Found, Shard, Sweep, find_sweep

Progress = Callable[[Shard, Found], None]


def finished(folder: Path, sweep: Sweep) -> Kept[Found]:
    """The shards of a sweep that are finished, in a file of this folder, by version of the sweep.

    `InvalidInput`: the file is there, and is another one.
    """
    folder.mkdir(parents=True, exist_ok=True)
    about: dict[str, Json] = {"sweep": sweep.name, "version": sweep.version, "seed": sweep.seed}
    path = folder / f"{sweep.name}-{sweep.version}.jsonl"
    return Kept(path, about, "the finished shards of this sweep", asdict, lambda at: Found(**at))


def look(shard: Shard, name: str) -> tuple[Shard, Found]:
    """Search one shard of the sweep of this name: what a worker is told."""
    return shard, find_sweep(name).look(shard)


def run(
    sweep: Sweep,
    up_to: int,
    kept: Kept[Found],
    jobs: int = -1,
    scheduler: str | None = None,
    progress: Progress = lambda shard, found: None,
) -> list[tuple[Shard, Found]]:
    """Finish a sweep: what is stored is taken, the rest is searched and stored.

    Only this process writes, and each shard once it is whole: a kill loses what was under way.
    `InvalidInput`: another run writes them.

    Args:
        sweep: which.
        up_to: the bound.
        kept: the finished shards.
        jobs: processes side by side on this machine; -1 is one a core.
        scheduler: the address of a Dask scheduler, to use its workers instead.
        progress: told of each finished shard, those that were stored already first.
    """
    shards = list(sweep.shards(up_to))
    with kept:
        for shard in (shard for shard in shards if shard.name in kept.found):
            progress(shard, kept.found[shard.name][0])
        pending = [shard for shard in shards if shard.name not in kept.found]
        search = partial(look, name=sweep.name)
        for shard, found in side_by_side(search, pending, jobs, scheduler):
            kept.add(shard.name, found)
            progress(shard, found)
    return [(shard, kept.found[shard.name][0]) for shard in shards]
