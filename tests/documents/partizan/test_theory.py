"""The theories of games under attack: what is wrong by a little is not confirmed, nor refuted."""

from collections.abc import Callable, Iterator
from dataclasses import replace
from typing import Any

import pytest

from proofs_check.core.evidence import Effort, Verdict
from proofs_check.core.ledger import ledger
from proofs_check.documents.partizan import (
    theory,
    theory_long as long,
    theory_mean as hot,
    theory_nimbers as nimbers,
    theory_numbers as numbers,
    theory_options as best,
    theory_thermographs as walled,
    theory_values as values,
)
from proofs_check.methods.chained import Chained, Disproved
from proofs_check.methods.logic import implies, negation
from proofs_check.methods.printed import printed_rows
from proofs_check.methods.script import problem
from proofs_check.methods.theory import Rule
from tests.documents.partizan.wrong import WRONG
from tests.theories import run_alone, theories
from tests.wrong_definitions import Wrong

Says = Callable[..., Any]


@pytest.fixture(autouse=True)
def kept() -> Iterator[None]:
    """What a test adds to a theory is taken out of it."""
    before = {own: dict(own.theorems) for own in theories("partizan")}
    yield
    for own, theorems in before.items():
        own.theorems.clear()
        own.theorems.update(theorems)


def test_claims_rest_on_every_theorem() -> None:
    """So the audit confirms them all, and tests/methods/test_theory.py by a second solver."""
    chained = [
        check.found()
        for claim in ledger("partizan").values()
        for checks in claim.readings.values()
        for check in checks
        if isinstance(check, Chained)
    ]
    used = {each for theorem in chained for each in theorem.ancestors()}
    every = {each for own in theories("partizan") for each in own.theorems.values()}
    assert [each.name for each in every - used if each.rule is not Rule.AXIOM] == []


def test_omega_is_no_contradiction() -> None:
    """It is a number, and equal to no n/2^k: that it is equal to one is not to follow."""
    own = long.LONG
    culprits = [numbers.culprit(p, long.omega()) for p in (True, False)]
    is_number = own.follows("omega is a number")(
        lambda: numbers.is_num(long.omega()),
        lambda: [long.all_integers(n, X) for X in culprits for n in (0, long.index(X))],
        lambda: [numbers.integers(long.index(X)) for X in culprits],
        lambda: numbers.no_number(long.omega()),
    )
    assert problem(is_number) == ""

    def of_omega(G: Any) -> Any:
        n, k = walled.value(G), walled.scale(G)
        above = long.whole(long.lower(values.fraction_of(n, k), 0) + 1)
        return (
            (is_number(), numbers.nowhere(G, long.omega()), walled.of_a_number(True, 0, G)),
            long._below_an_integer(n, k),
            theory.transitive_for(True, long.omega(), numbers.num(n, k), above),
            theory.ranked(long.omega(), numbers.num(n, k), above),
            theory.reflexive(long.omega()),
        )

    contradiction = own.follows("1 <= 0 if there is omega")(
        lambda X: implies(X == long.omega(), theory.le(numbers.num(1, 0), numbers.num(0, 0))),
        of_omega,
    )
    assert "not confirmed" in problem(contradiction)


BY_WALLS: tuple[Says, ...] = (
    lambda p, t, G, X: (walled.mast_above(p, t, G), walled.scaffold(p, t, G, X)),
    lambda p, t, G, X: (walled.taxed(p, t, G, X), walled.walls_are(p, t, G)),
)
UNFOUNDED: dict[str, tuple[Any, Says, tuple[Says, ...]]] = {
    "a mast": (
        walled.THERMOGRAPHS,
        lambda p, t, G, X: implies(
            (t >= 0) & (t >= walled.temp(G)), walled.wall(p, t, G) == walled.mast(G)
        ),
        BY_WALLS,
    ),
    "a best move": (
        walled.THERMOGRAPHS,
        lambda p, t, G, X: implies(
            (t >= 0) & theory.option(p, G, X),
            values.by(p, walled.wall(negation(p), t, X)) - t <= values.by(p, walled.wall(p, t, G)),
        ),
        BY_WALLS,
    ),
    # Of infinitely many numbers, such as those of omega, none need be the best.
    "a best option": (
        best.OPTIONS,
        lambda G, X: implies(
            theory.option(True, G, X) & best.valued(X), theory.option(True, G, best.best(True, G))
        ),
        (lambda G, X: best.highest(True, G, best.best(True, G), X),),
    ),
    # Of infinitely many, such as *n for every n, there is no mex.
    "a Grundy value": (
        nimbers.NIMBERS,
        lambda G: implies(nimbers.is_impartial_game(G), nimbers.grundy(G) >= 0),
        (lambda G: nimbers.excluded(True, G, G),),
    ),
}
"""What a game has whose options are finitely many."""


@pytest.mark.parametrize("name", UNFOUNDED)
def test_not_every_game_has(name: str) -> None:
    own, says, by = UNFOUNDED[name]
    assert "not confirmed" in problem(own.follows("of every game")(says, *by))


def test_one_choice_that_fails_refutes_nothing(monkeypatch: pytest.MonkeyPatch) -> None:
    """With m(G) = 1 omega is beyond each K: of other numbers m(G) that says nothing."""
    for_one = long.LONG.follows("omega less 1")(
        lambda a, k, b, j: implies(
            (a == 1) & (k == 0) & (j >= 0),
            negation(theory.le(hot.less(1, long.omega(), a, k), numbers.num(b, j))),
        ),
        lambda a, k, b, j: long.omega_beyond(a, k, b, j),
    )
    assert problem(for_one) == ""
    monkeypatch.setattr(long, "for_one", for_one, raising=False)
    readings = ledger("partizan")["partizan/section-3.9.upper"].readings.values()
    omega = next(each for checks in readings for each in checks if isinstance(each, Disproved))
    found = run_alone(replace(omega, theorem="for_one"))
    assert found.verdict is Verdict.NOT_RUN
    assert "not confirmed" in str(found.facts["why"])


BRACES: Any = printed_rows("partizan", "braces")
EXCHANGED = Wrong("labels exchanged", BRACES, lambda row: {"right of the bar": "Right"})
(COLOURS,) = (wrong for wrong in WRONG if wrong.says == "colours exchanged")


def test_labels_exchanged_would_be_right() -> None:
    claim = ledger("partizan")["partizan/section-3.4.notation"]
    assert claim.run(Effort.DEFAULT).verdict is Verdict.ERRATUM
    with EXCHANGED.instead("partizan"):
        assert claim.run(Effort.DEFAULT).verdict is Verdict.PROVED


def test_colours_exchanged_would_be_right_of_finite_strings() -> None:
    claim = ledger("partizan")["partizan/section-3.4.2.half-power-string"]
    assert claim.run(Effort.DEFAULT).verdict is Verdict.REFUTED
    with COLOURS.instead("partizan"):
        found = claim.run(Effort.DEFAULT)
    # The other reading rests on a theorem, whose axioms are then false for the reference.
    assert [each["verdict"] for each in found.facts["readings"].values()] == ["not-run", "holds"]  # type: ignore[union-attr, index, call-overload]
