"""The site as a folder: written whole, or not at all."""

import os
import shutil
import tempfile
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from importlib.resources import files
from pathlib import Path

from proofs_check.report.site.entries import Audited
from proofs_check.report.site.live import files as pyodide_files
from proofs_check.report.site.pages import Page, packed, pages
from reference.errors import InvalidInput


def checked_folder(given: str) -> Path:
    """Where the site will be: a folder that is new, or empty.

    `InvalidInput`: it is there and not empty, or no folder, or cannot be written.
    """
    allowed = "a new or empty folder, inside a folder that can be written"
    try:
        target = Path(given).resolve()
        usable = not target.exists() or (target.is_dir() and not any(target.iterdir()))
        parent = target.parent
        usable = usable and parent.is_dir() and os.access(parent, os.W_OK | os.X_OK)
        usable = usable and not target.is_mount()
    except (OSError, RuntimeError, ValueError):  # too long a name, links in a circle, a null byte
        usable = False
    if not given or not usable:
        raise InvalidInput("output", given, allowed)
    return target


def write(
    target: Path,
    documents: Sequence[Audited],
    show: Callable[[int, int], None],
    live: Path | None = None,
) -> tuple[int, int]:
    """Write the site; how many files, and how many bytes.

    `target`: from `checked_folder`. `documents`: what is shown. `show`: is told how many files are
    written, of how many. `live`: the folder of Pyodide's npm package, to run the reference in the
    browser. `InvalidInput`: the disk is full, or does not let it write.
    """
    size = 0
    with _beside(target) as folder:
        made = [*pages(documents, live is not None), *_assets()]
        if live is not None:
            made += pyodide_files(live)
        for number, page in enumerate(made):
            show(number, len(made))
            path = folder / page.path
            content = page.content()
            raw = content.encode() if isinstance(content, str) else content
            with _writing(target):
                path.parent.mkdir(parents=True, exist_ok=True)
                path.write_bytes(raw)
            size += len(raw)
        show(len(made), len(made))
    return len(made), size


@contextmanager
def _writing(target: Path) -> Iterator[None]:
    try:
        yield
    except OSError as error:
        allowed = f"where the site can be written: {error.strerror}"
        raise InvalidInput("output", str(target), allowed) from None


@contextmanager
def _beside(target: Path) -> Iterator[Path]:
    """A folder that becomes the target where all went well, and is gone where not."""
    with _writing(target):
        folder = Path(tempfile.mkdtemp(dir=target.parent, prefix=".gameproof-"))
    try:
        yield folder
        with _writing(target):
            os.chmod(folder, 0o755)
            os.replace(folder, target)
    except BaseException:
        shutil.rmtree(folder, ignore_errors=True)
        raise


PLOT = ("d3.min.js", "plot.umd.min.js")


def _assets() -> Iterator[Page]:
    """Yield style, scripts and the libraries with their licences, what draws figures packed."""
    folder = files("proofs_check.report.site") / "assets"
    for asset in sorted(folder.iterdir(), key=lambda each: each.name):
        if asset.name not in PLOT:
            yield Page(f"assets/{asset.name}", asset.read_bytes)
    library = "".join((folder / name).read_text(encoding="utf-8") for name in PLOT)
    yield Page("assets/plot.js", lambda: packed("PLOT", library))
