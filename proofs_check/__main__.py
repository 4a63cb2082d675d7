"""`python -m proofs_check` is `gameproof`."""

import sys


def main() -> None:
    """Run the command line; one line where another module hides the reference."""
    try:
        from proofs_check.cli import main as run
    except ImportError as error:
        if error.name is None or error.name.partition(".")[0] != "reference":
            raise
        print(f"gameproof: {_hides()}", file=sys.stderr)
        sys.exit(2)
    run()


def _hides() -> str:
    """Which file hides which."""
    from importlib.util import find_spec
    from pathlib import Path

    found = find_spec("reference")
    hiding = "nothing" if found is None else found.origin
    own = Path(__file__).resolve().parent.parent / "reference" / "__init__.py"
    return f"{hiding} is imported as the module reference and hides {own}; rename or move the first"


if __name__ == "__main__":
    main()
