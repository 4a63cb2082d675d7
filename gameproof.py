"""The command `gameproof`; one line where another module is imported in place of its package."""

import sys
from importlib.util import find_spec
from pathlib import Path


def main() -> None:
    """Run the command line."""
    own = (Path(__file__).parent / "proofs_check" / "__init__.py").resolve()
    found = find_spec("proofs_check")
    hiding = None if found is None else found.origin
    if hiding is None or Path(hiding).resolve() != own:
        says = f"{hiding} is imported as the module proofs_check and hides {own}"
        print(f"gameproof: {says}; rename or move the first", file=sys.stderr)
        sys.exit(2)
    from proofs_check.__main__ import main as run

    run()


if __name__ == "__main__":
    main()
