"""The theories under attack: their theorems are true of the reference, and what is false is not."""

from collections.abc import Callable
from typing import Any

import pytest

from proofs_check.documents.positions import (
    theory_beatty as beatty,
    theory_moves as moves,
    theory_nim as nim,
    theory_quantifiers as quantifiers,
    theory_rules as rules,
    theory_trees as trees,
    theory_wythoff as wythoff,
)
from proofs_check.methods.logic import implies
from proofs_check.methods.script import problem
from proofs_check.methods.theory import INT, REAL, Sort, Theory, refuted_axiom

Says = Callable[..., Any]

pytestmark = pytest.mark.usefixtures("theories_as_they_were")


@pytest.mark.parametrize(
    ("own", "over", "says"),
    [
        (
            rules.RULES,
            (rules.POSITION, rules.STRATEGY, rules.STRATEGY),
            lambda x, s, t: implies(
                (rules.options(x) == 0) & rules.fits(s, x) & rules.fits(t, x), rules.wins(x, s, t)
            ),
        ),
        (
            rules.RULES,
            (rules.POSITION, rules.STRATEGY, rules.STRATEGY),
            lambda x, s, t: implies(
                (rules.options(x) >= 1) & rules.fits(s, x) & rules.fits(t, x),
                rules.wins(x, s, t)
                == rules.wins(
                    rules.option(x, rules.pick(s)),
                    rules.after(s, rules.pick(s)),
                    rules.after(t, rules.pick(s)),
                ),
            ),
        ),
        (rules.RULES, (rules.POSITION,), lambda x: rules.next_has(x) == rules.is_p(x)),
        (
            trees.WINNING.theory,
            (Sort("winning.Tree"),),
            lambda x: trees.WINNING.denied(x) == trees.WINNING.says(x, 2),
        ),
        (
            quantifiers.QUANTIFIERS,
            (quantifiers.STATEMENT,),
            lambda s: implies(
                quantifiers.left(s) >= 1,
                quantifiers.for_all(quantifiers.negated(s)) == quantifiers.for_all(s),
            ),
        ),
        (
            trees.SEVERAL_PLAYERS,
            (Sort("players.Tree"), INT, INT),
            lambda x, p, q: implies(p != q, trees._has(x, p) == trees._has(x, q)),
        ),
        (
            nim.SUMS,
            (INT, INT),
            lambda x, y: implies(
                nim.natural(x, y), nim.digit(nim.add(x, y)) == nim.digit(x) + nim.digit(y)
            ),
        ),
        (
            nim.NIM,
            (INT, INT, INT, INT),
            lambda x, y, z, k: implies(
                nim.natural(x, y, z, k) & nim.is_p(x, y, z) & (k < x), nim.is_p(k, y, z)
            ),
        ),
        (
            wythoff.WYTHOFF,
            (INT, INT),
            lambda x, y: implies((x >= 0) & (y >= 0), wythoff.is_p(x, y) == (x == y)),
        ),
        (wythoff.WYTHOFF, (REAL,), lambda r: wythoff.times(wythoff.times(r)) == r + r),
        (beatty.BEATTY, (REAL, INT), lambda r, i: implies(r >= i, beatty.floor(r) <= i)),
        (beatty.MULTIPLES, (REAL,), lambda r: beatty.rational(r)),
        (rules.RULES, (rules.POSITION,), lambda x: implies(rules.options(x) == 0, rules.is_p(x))),
    ],
    ids=[
        *("misere", "no exchange", "P for N", "the same quantifiers", "quantifiers kept"),
        *("winning against oneself", "a sum with carry", "P to P"),
        *("equal piles", "sqrt(2)", "the smallest integer"),
        *("all numbers rational", "P at the end by either rule"),
    ],
)
def test_misread_definitions_are_false_for_the_reference(
    own: Theory, over: tuple[Sort, ...], says: Says
) -> None:
    assert "false for the reference" in refuted_axiom(own.axiom("misread", says))


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
