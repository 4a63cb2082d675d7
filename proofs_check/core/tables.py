"""Where data is: what a document prints, what was found, and files that the user names."""

import csv
import io
import os
from collections.abc import Iterable
from pathlib import Path
from typing import Any

from proofs_check.core.documents import TABLES, find_document
from reference.errors import InvalidInput


def printed_file(document: str, name: str) -> Path:
    """The path of a transcribed file; nothing in the project writes there."""
    return find_document(document).printed / name


def computed_file(document: str, name: str) -> Path:
    """The path of a file of results."""
    return find_document(document).computed / name


def vectors_folder() -> Path:
    """The folder of the published questions with their answers."""
    return TABLES / "computed" / "vectors"


def writable_file(path: str, name: str) -> Path:
    """A path that the command line gave for output; of a link what it points to.

    `name`: the option that it was given for. `InvalidInput`: the path is there but no regular file
    (a folder, a device), or its folder is not there or not writable.
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


def as_csv(rows: Iterable[Iterable[Any]]) -> str:
    """A table as text, a line each row, the names of the columns first.

    >>> as_csv([("set", "heap"), ("3 5", 14)]).splitlines()
    ['set,heap', '3 5,14']
    """
    out = io.StringIO()
    csv.writer(out, lineterminator="\n").writerows(rows)
    return out.getvalue()
