"""`python -m proofs_check` is `gameproof`."""

import sys
from importlib.util import find_spec
from pathlib import Path


def main() -> None:
    """Run the command line; one line where another module hides the reference."""
    own = (Path(__file__).parent.parent / "reference" / "__init__.py").resolve()
    found = find_spec("reference")
    hiding = None if found is None else found.origin
    if hiding is None or Path(hiding).resolve() != own:
        says = f"{hiding} is imported as the module reference and hides {own}"
        print(f"gameproof: {says}; rename or move the first", file=sys.stderr)
        sys.exit(2)
    from proofs_check.cli import main as run

    run()


if __name__ == "__main__":
    main()
