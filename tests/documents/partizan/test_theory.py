"""The theories of games under attack: what is wrong by a little is not confirmed."""

import re
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
from proofs_check.documents.partizan.claims import heat
from proofs_check.methods.chained import Chained, Disproved
from proofs_check.methods.logic import implies, negation
from proofs_check.methods.script import problem
from proofs_check.methods.theory import Rule
from tests.theories import run_alone, scripted, theories

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


def test_omega_has_infinitely_many_options() -> None:
    """What is said of games with finitely many, that one is the best, refutes that it is one."""
    x, y = walled.top(True, 0, long.omega()), numbers.num
    n = long.index(x)
    none = long.LONG.follows(
        "omega has infinitely many options",
        lambda: negation(theory.finite(long.omega())),
        lambda: [long.all_integers(each, x) for each in (0, n + 1)],
        lambda: walled.finitely_many(True, long.omega()),
        lambda: [walled.best_wall(True, 0, long.omega(), each) for each in (y(0, 0), y(n + 1, 0))],
        lambda: [
            (
                walled.of_a_number(False, 0, y(each, 0)),
                walled.finite_numbers(each, 0),
                theory.ranked(y(each, 0)),
                numbers.nowhere(y(each, 0), y(each, 0)),
                numbers.successive(each, 0),
                theory.equals_itself(y(each, 0)),
                values.halved(each, 0),
                [
                    values.by_value(*pair)
                    for own in [(walled.value(y(each, 0)), walled.scale(y(each, 0)))]
                    for pair in ((each, 0, *own), (*own, each, 0))
                ],
            )
            for each in (n, n + 1)
        ],
    )
    assert problem(none) == ""


def test_omega_is_no_contradiction() -> None:
    """It is a number, and equal to no n/2^k: that it is equal to one is not to follow."""
    own = long.LONG
    culprits = [numbers.culprit(p, long.omega()) for p in (True, False)]
    is_number = own.follows(
        "omega is a number",
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

    contradiction = own.follows(
        "1 <= 0 if there is omega",
        lambda X: implies(X == long.omega(), theory.le(numbers.num(1, 0), numbers.num(0, 0))),
        of_omega,
    )
    assert "not confirmed" in problem(contradiction)


@pytest.mark.parametrize(
    "unfounded",
    [
        lambda p, t, G, X: implies((t >= 0) & (t >= walled.temp(G)), _at_mast(p, t, G)),
        lambda p, t, G, X: implies((t >= 0) & theory.option(p, G, X), _in_reach(p, t, G, X)),
    ],
    ids=["a mast", "a best move"],
)
def test_thermographs_are_of_games_with_finitely_many_options(unfounded: Says) -> None:
    every = walled.THERMOGRAPHS.follows(
        "of every game",
        unfounded,
        lambda p, t, G, X: (walled.mast_above(p, t, G), walled.scaffold(p, t, G, X)),
        lambda p, t, G, X: (walled.taxed(p, t, G, X), walled.walls_are(p, t, G)),
    )
    assert "not confirmed" in problem(every)


def _at_mast(p: Any, t: Any, G: Any) -> Any:
    return walled.wall(p, t, G) == walled.mast(G)


def _in_reach(p: Any, t: Any, G: Any, X: Any) -> Any:
    gained = values.by(p, walled.wall(negation(p), t, X)) - t
    return gained <= values.by(p, walled.wall(p, t, G))


def test_a_best_option_is_a_hypothesis() -> None:
    """Of infinitely many numbers, such as those of omega, none need be the best."""
    some = best.OPTIONS.follows(
        "some option is the best",
        lambda G, X: implies(
            theory.option(True, G, X) & best.valued(X), theory.option(True, G, best.best(True, G))
        ),
        lambda G, X: best.highest(True, G, best.best(True, G), X),
    )
    assert "not confirmed" in problem(some)


def test_a_grundy_value_is_that_of_finitely_many_options() -> None:
    """Of infinitely many, such as *n for every n, there is no mex."""
    every = nimbers.NIMBERS.follows(
        "of every impartial game",
        lambda G: implies(nimbers.is_impartial_game(G), nimbers.grundy(G) >= 0),
        lambda G: nimbers.excluded(True, G, G),
    )
    assert "not confirmed" in problem(every)


REFUTED = [
    (claim.id, check)
    for claim in ledger("partizan").values()
    for checks in claim.readings.values()
    for check in checks
    if isinstance(check, Disproved)
]


@pytest.mark.parametrize(("name", "check"), REFUTED, ids=[name for name, _ in REFUTED])
def test_a_theorem_refutes_by_its_own_instance_alone(name: str, check: Disproved) -> None:
    found = check.run(Effort.DEFAULT)
    witness: Any = found.facts["witness"]
    assert found.verdict is Verdict.REFUTED
    assert check.replay(witness)
    assert not check.replay({**witness, "instance": {"G": "*2"}})
    assert check.amiss(Effort.DEFAULT, {"witness": {**witness, "values": {}}})
    assert check.unlike(found) == ""
    certificate: Any = found.facts["certificate"]
    assert certificate["instance"] == witness["instance"]
    for edited in ({}, {"certificate": {**certificate, "whatever": {}}}):
        assert check.unlike(replace(found, facts={"witness": witness, **edited}))
    other = replace(check, predicate=lambda *said: negation(check.predicate(*said)))
    with scripted(other):
        assert other.followed().verdict is Verdict.NOT_RUN
        assert not other.replay(witness)


OMEGA = next(check for name, check in REFUTED if name == "partizan/section-3.9.upper")


def _of_zero(view: str, module: Any) -> Callable[..., Any]:
    """The view, with an instance that no predicate speaks of."""
    return lambda *variables: ({"G": theory.zero()}, getattr(module, view)(*variables)[1])


@pytest.mark.parametrize(
    ("changes", "why"),
    [
        ({"view": _of_zero("OMEGA_ONCE", long)}, "G = games.zero is no instance"),
        ({"view": lambda *of: ({"G": of[0]}, long.OMEGA_ONCE(*of)[1])}, "G = a! is no instance"),
        ({"view": lambda *of: (True, long.OMEGA_ONCE(*of)[1])}, "the view gives no instance"),
        ({"view": lambda *of: ({}, long.OMEGA_ONCE(*of)[1])}, "the view gives no instance"),
        ({"chosen": (("K", ("b", "j")),)}, "b, j chosen, its variables: a, k, b, j"),
        ({"chosen": (("m(G)", ("a", "k")), ("K", ("b", "k")))}, "a, k, b, k chosen"),
        ({"chosen": (("m(G)", ("a", "k")), ("K", ("a", "k", "b", "j")))}, "chosen, its variables"),
        ({"naturals": ("k", "n")}, "k, n are to be integers"),
    ],
)
def test_a_refutation_is_of_one_instance_whatever_is_chosen(
    changes: dict[str, Any], why: str
) -> None:
    assert OMEGA.followed().verdict is Verdict.REFUTED
    with pytest.raises(ValueError, match=re.escape(why)):
        replace(OMEGA, **changes).followed()


def test_a_theorem_about_every_game_refutes_by_none() -> None:
    """That m(G) + 1/2 does not serve as m(G) is no counterexample, whatever is said to be chosen.

    It says so of each G, and of one m for each.
    """
    none = Disproved(heat.not_within, "partizan", "one_mean", "OFF_THE_MEAN", "", "theory_mean")
    of_each = replace(none, view=lambda p, G: ({"G": G}, hot.OFF_THE_MEAN(p, G)[1]))
    for check, why in (
        (none, "the view gives no instance"),
        (of_each, "its variables: p, G"),
        (replace(of_each, chosen=(("m(G)", ("p", "G")),)), "G = G! is no instance"),
    ):
        with pytest.raises(ValueError, match=why):
            check.followed()


def test_one_choice_that_fails_refutes_nothing(monkeypatch: pytest.MonkeyPatch) -> None:
    """With m(G) = 1 omega is beyond each K: of other numbers m(G) that says nothing."""
    for_one = long.LONG.follows(
        "omega less 1",
        lambda a, k, b, j: implies(
            (a == 1) & (k == 0) & (j >= 0),
            negation(theory.le(hot.less(1, long.omega(), a, k), numbers.num(b, j))),
        ),
        lambda a, k, b, j: long.omega_beyond(a, k, b, j),
    )
    assert problem(for_one) == ""
    monkeypatch.setattr(long, "for_one", for_one, raising=False)
    found = run_alone(replace(OMEGA, theorem="for_one"))
    assert found.verdict is Verdict.NOT_RUN
    assert "not confirmed" in str(found.facts["why"])
