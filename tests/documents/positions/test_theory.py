"""The theories under attack: their theorems are true of the reference, and what is false is not."""

from collections.abc import Callable
from typing import Any

import pytest

from proofs_check.documents.positions import (
    theory_moves as moves,
    theory_rules as rules,
)
from proofs_check.methods.logic import implies
from proofs_check.methods.script import problem

Says = Callable[..., Any]

pytestmark = pytest.mark.usefixtures("theories_as_they_were")


def test_that_the_strategy_wins_needs_its_induction() -> None:
    baseless = moves.STRATEGY.by_induction(
        "less", "m", lambda m: implies(m % 4 == 0, moves.beats(m)), smaller=[lambda m: (m - 4,)]
    )
    by_3 = moves.STRATEGY.by_induction(
        "by 3",
        "m",
        lambda m: implies(m % 3 == 0, moves.beats(m)),
        lambda m: moves.strategy(m),
        smaller=[lambda m: (m - 3,), lambda m: (m - 4,)],
    )
    for less in (baseless, by_3):
        assert "not confirmed (sat)" in problem(less)


def test_a_set_that_breaks_the_conditions_is_not_that_of_the_p_positions() -> None:
    anyhow = rules.RULES.by_induction(
        "any set",
        rules.rank,
        lambda x: rules.inside(x) == rules.is_p(x),
        rules.sufficient.named,
        lambda *_: rules.sufficient.by_hand,
        smaller=[
            lambda x: (rules.option(x, rules.to_p(x)),),
            lambda x: (rules.option(x, rules.to_inside(x)),),
        ],
    )
    assert "not confirmed (sat)" in problem(anyhow)
