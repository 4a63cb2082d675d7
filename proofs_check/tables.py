"""Where the data is: `tables/` of the repository, or its copy inside an installed wheel."""

from pathlib import Path

from reference.errors import InvalidInput

_PACKAGE = Path(__file__).resolve().parent
_ROOT = _PACKAGE / "_tables" if (_PACKAGE / "_tables").is_dir() else _PACKAGE.parent / "tables"


def printed_file(document: str, name: str) -> Path:
    """The path of a transcribed file; nothing in the project writes there."""
    return _ROOT / "printed" / document / name


def computed_file(document: str, name: str) -> Path:
    """The path of a file of results."""
    return _ROOT / "computed" / document / name


def writable_file(path: str) -> Path:
    """A path that the command line gave for output.

    Raises:
        InvalidInput: its folder does not exist, or it is a folder itself.
    """
    target = Path(path)
    if target.is_dir() or not target.parent.is_dir():
        raise InvalidInput("output", path, "a file in a folder that exists")
    return target
