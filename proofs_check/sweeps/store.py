"""Finished shards on disk, each written once and whole, so that a killed sweep can be taken up."""

import json
from collections.abc import Callable
from pathlib import Path

from proofs_check.core.evidence import digest
from proofs_check.core.kept import write_whole
from proofs_check.sweeps.shards import Found, Shard, Sweep


class Store:
    """A folder with one file a finished shard."""

    def __init__(
        self, folder: Path, sweep: Sweep, told: Callable[[str], None] = lambda line: None
    ) -> None:
        """Use a folder below this one, which another version of the sweep does not use.

        `folder`: where the sweeps of a run are. `told`: is given a line about each shard whose file
        is damaged.
        """
        self._told = told
        self._folder = folder / f"{sweep.name}-{sweep.version}"
        self._folder.mkdir(parents=True, exist_ok=True)

    def _path(self, shard: Shard) -> Path:
        return self._folder / f"{shard.name}.json"

    def found(self, shard: Shard) -> Found | None:
        """What the shard found, if it is finished; a file that is damaged counts as none."""
        path = self._path(shard)
        if not path.exists():
            return None
        try:
            stored = json.loads(path.read_text(encoding="utf-8"))
            if stored["digest"] != digest([dict(shard.content), stored["found"]]):
                raise ValueError("it has another digest")
            return Found.from_json(stored["found"])
        except (OSError, ValueError, LookupError, TypeError, RecursionError) as error:
            self._told(f"{path.name} is damaged, the shard is searched again: {error}")
            return None

    def keep(self, shard: Shard, found: Found) -> None:
        """Write what a shard found."""
        content = {
            "content": dict(shard.content),
            "found": found.as_json(),
            "digest": digest([dict(shard.content), found.as_json()]),
        }
        write_whole(self._path(shard), json.dumps(content, indent=1) + "\n")
