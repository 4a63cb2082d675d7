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
    theory_animals as animals,
    theory_canonical as left,
    theory_colours as coloured,
    theory_dots as dots,
    theory_ends as stuck,
    theory_long as long,
    theory_mean as hot,
    theory_moves as tools,
    theory_nimbers as nimbers,
    theory_numbers as numbers,
    theory_options as best,
    theory_ordinals as ordinals,
    theory_pictures as tied,
    theory_rulesets as rulesets,
    theory_small as small,
    theory_strips as strips,
    theory_surreal as surreal,
    theory_thermographs as walled,
    theory_values as values,
)
from proofs_check.documents.partizan.claims import heat
from proofs_check.methods.chained import Chained, Disproved
from proofs_check.methods.logic import implies, negation
from proofs_check.methods.script import problem
from proofs_check.methods.theory import BOOL, INT, REAL, Rule, Sort, Theorem, Theory, refuted_axiom
from tests.documents.partizan.wrong import WRONG
from tests.theories import of_one_theory, of_values, run_alone, scripted
from tests.wrong_definitions import Wrong

Says = Callable[..., Any]

MODULES = (
    theory,
    tools,
    left,
    nimbers,
    ordinals,
    numbers,
    small,
    values,
    best,
    strips,
    animals,
    tied,
    coloured,
    dots,
    long,
    walled,
    hot,
    rulesets,
    surreal,
    stuck,
)
THEORIES = list(
    dict.fromkeys(
        each for own in MODULES for each in vars(own).values() if isinstance(each, Theory)
    )
)
PROVED = [each for own in THEORIES for each in own.theorems.values() if each.rule is not Rule.AXIOM]


@pytest.fixture(autouse=True)
def kept() -> Iterator[None]:
    """What a test adds to a theory is taken out of it."""
    before = {own: dict(own.theorems) for own in THEORIES}
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
    assert [each.name for each in PROVED if each not in used] == []


@pytest.mark.parametrize(
    "theorem",
    # Those of one theory tests/test_theories.py evaluates.
    [each for each in PROVED if of_values(each) and not of_one_theory(each)],
    ids=lambda each: each.name,
)
def test_a_theorem_of_two_theories_is_true_of_the_reference(theorem: Theorem) -> None:
    assert refuted_axiom(theorem, most=3_000) == ""


MISTAKES = {
    "G^L only": (theory.compared,),
    "everything at most": (theory.compared,),
    "never at most": (theory.refuted,),
    "misere play": (theory.won,),
    "the mover loses": (theory.win,),
    "sides not exchanged": (theory.mirror, theory.mirrors),
    "move in the first summand": (theory.move,),
    "canonical form as it is": (tools.nothing_to_do, left.left_over),
    "nothing dominated": (left.left_over,),
    "nothing reversible": (left.left_over,),
    "all options dominated": (left.best_stay,),
    "bypassed by the answer itself": (left.left_over,),
    "first criterion only": (nimbers.alike,),
    "nothing impartial": (nimbers.not_alike,),
    "one coin at a time": (nimbers.piles_played,),
    "last option forgotten": (nimbers.nimber, ordinals.starred),
    "mex from one": (nimbers.minimal, nimbers.of_nimbers, ordinals.smallest),
    "mex is max": (nimbers.excluded, ordinals.excluded),
    "sum for XOR": (nimbers.digits_differ,),
    "cuts exchanged": (rulesets.cuts,),
    "colours exchanged": (coloured.as_game,),
    "anyone cuts the first": (coloured.as_game,),
    "green for nobody": (coloured.as_game,),
    "a line missing": (dots.a_line, dots.counting),
    "mean is zero": (walled.walls_are, walled.of_a_number),
    "temperature is zero": (walled.first_meeting, walled.walls_are),
    "stops are zero": (walled.stops_are,),
    "numbers half off": (numbers.integer, numbers.fraction),
    "integers one off": (small.first_integers, long.all_integers),
    "not the simplest": (numbers.simplest_between,),
    "all are all small": (small.both_move,),
    "every move is answered": (small.replies,),
    "nobody can force a win": (theory.conceded,),
    "no numbers": (numbers.nowhere,),
    "whole strings fall": (small.red_lines,),
    "no jumps": (stuck.animals_move,),
    "other piles combined": (stuck.allowed, stuck.no_others),
    "nothing combined": (stuck.allowed,),
    "coins exchanged": (strips.chosen, strips.as_option),
    "slopes exchanged": (animals.left_goes, animals.left_went),
    "nothing floats away": (tied.floating,),
}
"""Mistakes in the reference, in words, and axioms that they make false."""


@pytest.mark.parametrize(
    ("says", "axiom"),
    [(says, axiom) for says, axioms in MISTAKES.items() for axiom in axioms],
    ids=lambda each: each if isinstance(each, str) else each.name,
)
def test_a_mistake_makes_an_axiom_false(says: str, axiom: Theorem) -> None:
    wrong: Wrong
    (wrong,) = (each for each in WRONG if each.says == says)
    with wrong.instead("partizan"):
        assert "false for the reference" in refuted_axiom(axiom)


@pytest.mark.parametrize(
    ("own", "over", "says"),
    [
        (
            theory.GAMES,
            (theory.GAME,) * 3,
            lambda G, H, X: implies(theory.le(G, H) & theory.option(True, G, X), theory.le(X, H)),
        ),
        (
            theory.GAMES,
            (BOOL, theory.GAME, theory.GAME),
            lambda p, G, X: implies(
                theory.option(p, G, X), theory.option(p, theory.neg(G), theory.neg(X))
            ),
        ),
        (
            theory.GAMES,
            (BOOL, theory.GAME, theory.GAME),
            lambda p, G, X: implies(
                theory.option(p, G, X) & negation(theory.wins(p, X)), theory.wins(p, G)
            ),
        ),
        (theory.GAMES, (theory.GAME,), lambda G: theory.rank(theory.zero()) < theory.rank(G)),
        (
            tools.MOVES,
            (theory.GAME,) * 3,
            lambda G, H, X: implies(
                tools.struck(G, H) & theory.option(True, G, X), theory.option(True, H, X)
            ),
        ),
        (
            tools.MOVES,
            (BOOL, *(theory.GAME,) * 4),
            lambda p, G, a, answer, X: (
                theory.option(p, tools.bypass(p, G, a, answer), X)
                == theory.option(p, G, X) | theory.option(p, answer, X)
            ),
        ),
        (tools.MOVES, (theory.GAME,) * 2, lambda G, H: implies(tools.like(G, H), G == H)),
        (
            left.CANONICAL,
            (BOOL, theory.GAME, theory.GAME),
            lambda p, G, X: implies(left.offered(p, G, X), left.stays(p, G, X)),
        ),
        (
            left.CANONICAL,
            (BOOL, theory.GAME, theory.GAME),
            lambda p, G, X: implies(
                left.offered(p, G, X) & left.stays(p, G, X), theory.option(p, left.canon(G), X)
            ),
        ),
        (left.CANONICAL, (theory.GAME,) * 2, lambda K, H: left.positions(K) <= left.positions(H)),
        (
            left.CANONICAL,
            (theory.GAME,) * 2,
            lambda G, X: implies(left.matched(G, X), nimbers.reach(G, X)),
        ),
        (
            strips.STRIPS,
            (strips.RULES, strips.STRIP, INT, INT),
            lambda k, s, i, j: implies(
                strips.coin(s, i) & strips.on(s, j) & (j < i),
                strips.cell(strips.after(k, s, i), j) == strips.cell(s, j + 1),
            ),
        ),
        (
            animals.ANIMALS,
            (animals.RULES, animals.BOARD, INT, INT, animals.WAY),
            lambda k, R, y, x, w: implies(
                animals.reaches(k, True, R, animals.after(R, y, x, w)), animals.right(w) == 1
            ),
        ),
        (
            coloured.COLOURS,
            (tied.PICTURE, INT),
            lambda P, i: implies(
                tied.there(P, i), coloured.lines(tied.cut(P, i)) == coloured.lines(P) - 1
            ),
        ),
        (
            dots.DOTS,
            (dots.GRID, INT, INT, INT, INT),
            lambda G, i, j, x, y: implies(dots.offered(G, i, j, x, y), x == i),
        ),
        (
            nimbers.XOR,
            (INT, INT),
            lambda x, y: implies(
                nimbers.natural(x, y),
                nimbers.digit(nimbers.xor(x, y)) == nimbers.digit(x) + nimbers.digit(y),
            ),
        ),
        (
            nimbers.NIMBERS,
            (nimbers.PILES, INT),
            lambda P, n: nimbers.heap(nimbers.put(P, n)) == nimbers.nim(nimbers.total(P) + n),
        ),
        (
            nimbers.NIMBERS,
            (nimbers.PILES, nimbers.PILES, INT, INT),
            lambda P, Q, n, m: implies(
                nimbers.reduces(P, Q) & nimbers.natural(n, m) & (m < n),
                nimbers.reduces(nimbers.put(P, n), nimbers.put(Q, m)),
            ),
        ),
        (
            nimbers.NIMBERS,
            (theory.GAME,) * 2,
            lambda G, X: implies(
                nimbers.depends(G), nimbers.unequal(G, X) | (theory.le(G, X) & theory.le(X, G))
            ),
        ),
        (
            ordinals.ORDINALS,
            (ordinals.ORDINAL,) * 2,
            lambda a, b: ordinals.less(a, b) | ordinals.less(b, a),
        ),
        (
            best.OPTIONS,
            (theory.GAME,) * 3,
            lambda G, H, X: implies(
                best.only_best(G, H) & theory.option(True, G, X), theory.option(True, H, X)
            ),
        ),
        (
            best.OPTIONS,
            (theory.GAME,) * 2,
            lambda G, X: negation(best.signed(G) & theory.option(True, G, X)),
        ),
        (
            best.OPTIONS,
            (theory.GAME,) * 2,
            lambda G, X: implies(
                theory.option(True, G, X) & best.valued(X), best.is_best(True, G, X)
            ),
        ),
        (values.VALUES, (INT, INT), lambda n, k: values.fraction_of(n, k) == n),
        (
            walled.THERMOGRAPHS,
            (BOOL, REAL, theory.GAME, theory.GAME),
            lambda p, t, G, X: implies(
                (t >= 0) & theory.option(p, G, X),
                values.by(p, walled.wall(negation(p), t, X)) <= values.by(p, walled.wall(p, t, G)),
            ),
        ),
        (
            walled.THERMOGRAPHS,
            (BOOL, REAL, theory.GAME),
            lambda p, t, G: implies(t >= 0, walled.wall(p, t, G) == walled.mast(G)),
        ),
        (walled.THERMOGRAPHS, (theory.GAME,), lambda G: walled.temp(G) < 0),
        (
            rulesets.CUTS,
            (INT, INT),
            lambda r, c: implies(
                nimbers.natural(r - 1, c - 1), rulesets.cake(r, c) == rulesets.cake(c, r)
            ),
        ),
        (
            rulesets.CUTS,
            (BOOL, BOOL, theory.GAME, theory.GAME),
            lambda q, p, G, X: implies(
                theory.option(p, G, X), rulesets.plays(q, G) == rulesets.plays(q, X) + 1
            ),
        ),
        (
            coloured.COLOURS,
            (BOOL, tied.PICTURE, INT),
            lambda p, P, i: tied.mine(p, coloured.exchanged(P), i) == tied.mine(p, P, i),
        ),
        (
            hot.MEAN,
            (BOOL, REAL, hot.SEVERAL),
            lambda p, t, S: implies(
                (t >= 0) & (hot.count(S) >= 1), hot.walls(p, t, S) == walled.wall(p, t, hot.last(S))
            ),
        ),
        (
            numbers.NUMBERS,
            (theory.GAME, theory.GAME),
            lambda G, X: implies(theory.option(True, G, X), theory.le(X, G)),
        ),
        (
            numbers.NUMBERS,
            (INT, INT),
            lambda n, k: implies(k >= 1, numbers.num(n, k) == numbers.num(n, k - 1)),
        ),
        (
            numbers.NUMBERS,
            (INT, INT),
            lambda h, k: implies(k >= 1, numbers.step_of(h, k) == numbers.step_of(h, k - 1)),
        ),
        (
            numbers.NUMBERS,
            (theory.GAME,) * 2,
            lambda G, x: implies(numbers.fits(G, x), numbers.simplest_fit(G, x)),
        ),
        (
            small.SMALL,
            (INT, theory.GAME),
            lambda n, X: implies(
                (n >= 1) & theory.option(False, small.halves(n), X), small.exponent(X) == n
            ),
        ),
        (small.SMALL, (theory.GAME,), lambda G: small.answered(G) == small.all_small(G)),
        (
            long.LONG,
            (INT,),
            lambda n: implies(n >= 1, theory.option(False, long.omega(), long.whole(n))),
        ),
        (
            long.LONG,
            (INT,),
            lambda n: implies(n >= 1, theory.option(True, long.y_omega(), long.half_power(n))),
        ),
        (
            long.LONG,
            (REAL, INT, INT),
            lambda x, n, k: implies(
                (k >= 0) & negation(long.dyadic(x)) & (values.fraction_of(n, k) > x),
                theory.option(True, long.cut(x), (numbers.num(n, k))),
            ),
        ),
        (
            long.LONG,
            (INT,),
            lambda n: implies(n >= 1, theory.option(False, long.endless(), (long.stack(n)))),
        ),
        (
            surreal.SURREAL,
            (theory.GAME,),
            lambda X: theory.option(False, surreal.swing(), X) == (X == long.omega()),
        ),
        (
            surreal.SURREAL,
            (theory.GAME, theory.GAME),
            lambda G, X: implies(
                theory.option(False, G, X), theory.option(True, surreal.tower(G), surreal.tower(X))
            ),
        ),
        (
            surreal.SURREAL,
            (INT, theory.GAME),
            lambda n, G: implies(
                n >= 0, theory.option(False, surreal.beyond(G), surreal.multiple(n, G))
            ),
        ),
        (theory.GAMES, (theory.GAME,), lambda G: theory.finite(G)),
        (
            theory.GAMES,
            (BOOL, theory.GAME, theory.GAME),
            lambda p, G, X: implies(theory.finite(X) & theory.option(p, G, X), theory.finite(G)),
        ),
        (walled.THERMOGRAPHS, (BOOL, theory.GAME), lambda p, G: walled.few(p, G)),
        (
            walled.THERMOGRAPHS,
            (BOOL, theory.GAME, theory.GAME),
            lambda p, G, H: implies(walled.few(p, G), walled.few(p, theory.plus(G, H))),
        ),
        (
            walled.THERMOGRAPHS,
            (BOOL, theory.GAME),
            lambda p, G: implies(walled.few(p, G), walled.few(p, theory.neg(G))),
        ),
        (
            walled.THERMOGRAPHS,
            (BOOL, theory.GAME),
            lambda p, G: implies(walled.few(p, G), theory.finite(G)),
        ),
        (
            walled.THERMOGRAPHS,
            (theory.GAME,),
            lambda G: implies(walled.few(True, G) & walled.few(False, G), theory.finite(G)),
        ),
        (
            hot.MEAN,
            (hot.SEVERAL, theory.GAME),
            lambda S, G: implies(hot.all_finite(S), hot.all_finite(hot.put(S, G))),
        ),
        (
            nimbers.NIMBERS,
            (theory.GAME,),
            lambda G: implies(nimbers.is_impartial_game(G), nimbers.grundy(G) >= 0),
        ),
    ],
    ids=[
        "G^L <= G",
        "an inverse with its sides kept",
        "moves in turn by one player",
        "no end",
        "nothing struck out",
        "the same options",
        "nothing offered is reversible",
        "all that is offered is an option",
        "every form has the fewest positions",
        "each canonical form a position",
        "a sum without what is there already",
        "all to the left go along",
        "no jump up or down",
        "one line at a time",
        "lines across alone",
        "XOR with carry",
        "piles put together",
        "coins from several piles",
        "dependent at once",
        "no ordinal like another",
        "every number kept",
        "no negative number",
        "one number at most",
        "undivided",
        "no tax",
        "all mast",
        "everything cold",
        "square cakes",
        "all plays as long",
        "colours kept",
        "the last game alone",
        "every game a number",
        "numerators alone",
        "denominators alone",
        "every number that fits",
        "the last half power alone",
        "answered where all small",
        "omega on the right side",
        "half powers on the left side",
        "a cut elsewhere",
        "red lines without end",
        "{omega|omega}",
        "a tower for Right",
        "multiples for Right",
        "every game with finitely many options",
        "infinitely many options forgotten",
        "few options everywhere",
        "few options of one game of a sum",
        "few options of the same player of the inverse",
        "few options of one player",
        "few options there alone",
        "one more with infinitely many options",
        "a mex of infinitely many",
    ],
)
def test_misread_definitions_are_false_for_the_reference(
    own: Theory, over: tuple[Sort, ...], says: Says
) -> None:
    assert "false for the reference" in refuted_axiom(own.axiom("misread", says))


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
    own = walled.THERMOGRAPHS
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
        lambda G: implies(G == long.omega(), theory.le(numbers.num(1, 0), numbers.num(0, 0))),
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
