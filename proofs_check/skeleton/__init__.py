"""What `gameproof new` writes: a small document that works, to be turned into one's own."""

import re
import sys
import tempfile
from keyword import iskeyword
from pathlib import Path

from proofs_check.core.documents import documents
from reference.errors import InvalidInput

MINE = "mypaper"
"""The document of this folder: its name is replaced by the one that the user gives."""

_SOURCE = Path(__file__).resolve().parent / MINE


def renamed(text: str, name: str) -> str:
    """A file of the skeleton as the package of that name has it."""
    return text.replace(f"{__name__}.{MINE}", package_of(name)).replace(MINE, name)


def package_of(name: str) -> str:
    """What the package of a document is called.

    >>> package_of("my-paper-2")
    'my_paper_2'
    """
    return name.replace("-", "_")


def write(folder: str, name: str | None) -> Path:
    """Write a package with a document into a new or empty folder, whole or not at all.

    Args:
        folder: where.
        name: the document's short name, also the package's; that of the folder if not given.

    Raises:
        InvalidInput: the name is no short name or taken, or the folder is not free.
    """
    try:
        target = Path(folder).resolve()
        target.exists()
    except (OSError, RuntimeError, ValueError):  # links in a circle, too long, a null byte
        raise InvalidInput("folder", folder, "a new or an empty folder") from None
    if not folder:
        raise InvalidInput("folder", folder, "the name of a folder")
    short = target.name if name is None else name
    if not re.fullmatch(r"[a-z][a-z0-9]*(-[a-z0-9]+)*", short):
        raise InvalidInput(
            "name", short, "letters a to z and digits, in words with hyphens between"
        )
    if iskeyword(short) or package_of(short) in {*sys.stdlib_module_names, "reference", "tests"}:
        raise InvalidInput("name", short, "a name that no module of Python's has")
    if short in documents():
        raise InvalidInput("name", short, "a name other than " + ", ".join(documents()))
    if target.exists() and (not target.is_dir() or any(target.iterdir())):
        raise InvalidInput("folder", folder, "a new or an empty folder")
    if not target.parent.is_dir():
        raise InvalidInput("folder", folder, "a folder whose parent exists")
    with tempfile.TemporaryDirectory(dir=target.parent, prefix=".gameproof-") as temporary:
        made = Path(temporary) / "new"
        for path in sorted(_SOURCE.rglob("*")):
            if path.is_dir() or path.suffix == ".pyc":
                continue
            inside = path.relative_to(_SOURCE)
            own = made / package_of(short) / inside
            if path.name == "pyproject.toml.txt":
                own = made / "pyproject.toml"
            own.parent.mkdir(parents=True, exist_ok=True)
            own.write_text(renamed(path.read_text(encoding="utf-8"), short), encoding="utf-8")
        if target.exists():
            target.rmdir()
        made.rename(target)
    return target
