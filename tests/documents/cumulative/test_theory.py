"""What axioms mean of what is no game, and how far the models reach."""

from collections.abc import Callable
from typing import Any

import pytest

from proofs_check.documents.cumulative import theory_consecutive as consecutive
from proofs_check.methods import theory as kernel
from proofs_check.methods.theory import Model
from reference.cumulative import Convention


@pytest.mark.parametrize(
    ("first", "failing", "true"),
    [
        (lambda X, h: h * h, lambda h: h, True),
        (lambda X, h: h * h, lambda h: h - 1, False),
        (lambda X, h: h // 4 * 2, lambda h: h, False),
    ],
    ids=["it never repeats", "it is not said where later on", "it repeats"],
)
def test_what_no_preperiod_is(
    first: Callable[..., int], failing: Callable[[int], int], true: bool
) -> None:
    functions: dict[str, Callable[..., Any]] = {
        **{X.value: lambda X=X: X for X in Convention},
        "first": first,
        "second": lambda X, h: h // 4 * 2,
        "zs": lambda h: 0,
        "top": lambda: 2,
        "preperiod": lambda: -1,
        "failing": failing,
    }
    with kernel.within(Model("outcomes of no game", functions, {})):
        assert all(consecutive.least_preperiod.says(h) for h in range(9)) == true
