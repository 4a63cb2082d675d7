"""Finished shards on disk, each written once and whole, so that a killed sweep can be taken up."""

import json
from pathlib import Path

from proofs_check.core.kept import write_whole
from proofs_check.sweeps.shards import Found, Shard, Sweep


class Store:
    """A folder with one file a finished shard."""

    def __init__(self, folder: Path, sweep: Sweep) -> None:
        """Use a folder below this one, which another version of the sweep does not use."""
        self._folder = folder / f"{sweep.name}-{sweep.version}"
        self._folder.mkdir(parents=True, exist_ok=True)

    def _path(self, shard: Shard) -> Path:
        return self._folder / f"{shard.name}.json"

    def found(self, shard: Shard) -> Found | None:
        """What the shard found, if it is finished; a file that is damaged counts as none."""
        try:
            stored = json.loads(self._path(shard).read_text(encoding="utf-8"))
            if stored["content"] != dict(shard.content):
                return None
            return Found.from_json(stored["found"])
        except (OSError, ValueError, LookupError, TypeError):
            return None

    def keep(self, shard: Shard, found: Found) -> None:
        """Write what a shard found."""
        content = {"content": dict(shard.content), "found": found.as_json()}
        write_whole(self._path(shard), json.dumps(content, indent=1) + "\n")
