"""Where the data is: `tables/` of the repository, or its copy inside an installed wheel."""

import os
from pathlib import Path

from reference.errors import InvalidInput

_PACKAGE = Path(__file__).resolve().parent.parent
_ROOT = _PACKAGE / "_tables" if (_PACKAGE / "_tables").is_dir() else _PACKAGE.parent / "tables"


def printed_file(document: str, name: str) -> Path:
    """The path of a transcribed file; nothing in the project writes there."""
    return _ROOT / "printed" / document / name


def computed_file(document: str, name: str) -> Path:
    """The path of a file of results."""
    return _ROOT / "computed" / document / name


def writable_file(path: str, name: str) -> Path:
    """A path that the command line gave for output; of a link what it points to.

    Args:
        path: the path.
        name: the option that it was given for.

    Raises:
        InvalidInput: the path is there but no regular file (a folder, a device), or its folder is
            not there or not writable.
    """
    try:
        target = Path(path).resolve()
        regular = target.is_file() or not target.exists()
        usable = regular and target.parent.is_dir() and os.access(target.parent, os.W_OK)
    except (OSError, RuntimeError):  # a name that is too long, links in a circle
        usable = False
    if not usable:
        raise InvalidInput(name, path, "a file, new or regular, in a folder that can be written")
    return target
