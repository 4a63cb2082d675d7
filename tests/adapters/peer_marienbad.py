"""marienbad: the moves that win Nim, found one chip after the other."""

import os
import sys
from importlib.util import find_spec
from types import ModuleType
from typing import Any

from peer import NotOffered, serve

# Without a display it cannot be imported: an annotation names what only Tk has. No window is shown.
os.environ.setdefault("DISPLAY", "none")
tk = ModuleType("tkinter")
tk.DoubleVar = tk.IntVar = object  # type: ignore[attr-defined]
sys.modules["tkinter"] = tk
# Its modules import each other as if they stood on the path.
package = find_spec("marienbad")
assert package is not None
assert package.submodule_search_locations is not None
sys.path.extend(package.submodule_search_locations)
from solver import findAllSolutions  # noqa: E402

MOST = 10_000
"""Chips that it is asked to take away one by one."""


def nim(question: dict[str, Any]) -> dict[str, Any]:
    piles = tuple(int(pile) for pile in question["piles"])
    if question["play"] == "misere":
        raise NotOffered("normal play only")
    if sum(piles) > MOST:
        raise NotOffered(f"more than {MOST} chips")
    found = findAllSolutions(piles) or ()
    return {"position": "N" if found else "P", "moves": [*map(list, found)]}


if __name__ == "__main__":
    serve("marienbad", {"positions.nim": nim})
