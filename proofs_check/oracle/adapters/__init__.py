"""What `gameproof new --adapter` writes: a solver to begin with, which errs on purpose."""

from pathlib import Path

from reference.errors import InvalidInput

FOLDER = Path(__file__).resolve().parent

LANGUAGES = tuple(sorted(path.name for path in FOLDER.iterdir() if (path / "README.md").is_file()))
"""Those with a template here."""


def write(language: str, folder: str) -> Path:
    """Write the template of a language into a new or empty folder.

    Files of Python have `.txt` behind their names here, so that nothing takes them for modules.

    Raises:
        InvalidInput: the folder is not free.
    """
    target = Path(folder)
    allowed = "the name of a new or an empty folder"
    try:
        if not folder.strip() or (target.exists() and any(target.iterdir())):
            raise InvalidInput("folder", folder, allowed)
        for path in sorted((FOLDER / language).rglob("*")):
            if path.is_file():
                own = target / path.relative_to(FOLDER / language)
                own = own.with_suffix("") if own.suffix == ".txt" else own
                own.parent.mkdir(parents=True, exist_ok=True)
                own.write_bytes(path.read_bytes())
    except (OSError, ValueError):
        raise InvalidInput("folder", folder, allowed) from None
    return target
