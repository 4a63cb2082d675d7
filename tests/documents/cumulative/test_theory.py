"""What axioms mean of what is no game."""

from collections.abc import Callable
from typing import Any

from proofs_check.core.documents import documents
from proofs_check.methods.theory import Model, within
from reference.cumulative import Convention


def test_what_no_preperiod_is() -> None:
    """It is so where nothing repeats, not where that is not shown, nor where something does."""
    theory: Any = documents()["cumulative"].module("theory_consecutive")
    cases: list[tuple[Callable[..., int], Callable[[int], int], bool]] = [
        (lambda X, h: h * h, lambda h: h, True),
        (lambda X, h: h * h, lambda h: h - 1, False),
        (lambda X, h: h // 4 * 2, lambda h: h, False),
    ]
    for first, failing, true in cases:
        functions: dict[str, Callable[..., Any]] = {
            **{X.value: lambda X=X: X for X in Convention},
            **{"first": first, "second": lambda X, h: h // 4 * 2, "zs": lambda h: 0},
            **{"top": lambda: 2, "preperiod": lambda: -1, "failing": failing},
        }
        with within(Model("outcomes of no game", functions, {})):
            assert all(theory.least_preperiod.says(h) for h in range(9)) == true
