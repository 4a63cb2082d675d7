"""Wrong definitions: for each check there is one that it notices."""

import sys
from collections.abc import Callable, Iterable, Iterator, Mapping
from contextlib import contextmanager
from fractions import Fraction
from functools import cache
from itertools import islice, product, takewhile
from typing import Any, NamedTuple

import numpy as np
import pytest
from proofs_check.methods.enumeration import Enumeration

from proofs_check.core.claim import Check
from proofs_check.core.evidence import Effort, Json, canonical
from proofs_check.core.ledger import ledger
from proofs_check.documents.bidding import (
    engine,
    limits,
    other_rules,
    rulesets,
    saddles,
    ten_cases,
    unitary,
)
from proofs_check.documents.bidding import plays as game_plays
from proofs_check.documents.bidding.claims import (
    section_3_5,
)
from proofs_check.documents.bidding.rulesets import One, bidding_sets
from proofs_check.documents.bidding.unitary import UnitaryPosition
from proofs_check.methods import printed
from proofs_check.methods.exhaustive import EngineMismatchError, Exhaustive
from proofs_check.methods.printed import Printed
from proofs_check.methods.sampling import Sampled
from reference.bidding import (
    HeapRow,
    Player,
    automata,
    bids,
    bounds,
    properties,
    rows,
    subtraction,
    symmetry,
    unitary_rows,
    values,
)
from reference.bidding import rulesets as given
from reference.bidding import unitary as definition_10
from reference.errors import InvalidInput
from tests.documents.bidding.reference.test_wrong_definitions import UNITARY

LEFT, RIGHT = Player.LEFT, Player.RIGHT

Patch = pytest.MonkeyPatch
Mistake = Callable[[Patch], object]


def everywhere(patch: Patch, right: object, wrong: object) -> None:
    """Put what is wrong in the place of what is right, under every name that it goes by."""
    found = 0
    for name, module in list(sys.modules.items()):
        if name.startswith(("reference.bidding", "proofs_check.documents.bidding")):
            for attribute, value in list(vars(module).items()):
                if value is right:
                    patch.setattr(module, attribute, wrong)
                    found += 1
    assert found


# Definitions 1 and 8: what two bids lead to


class Turn(NamedTuple):
    """Who moves, Left's budget after it, and who has the marker then."""

    left_moves: bool
    p: int
    holder: Player


def other(holder: Player) -> Player:
    return RIGHT if holder is LEFT else LEFT


given_left_wins = given.left_wins


def turn(holder: Player, p: int, ell: int | None, r: int | None) -> Turn:
    """What two bids lead to by Definitions 1 and 8; None stands for no bid."""
    left_moves = given_left_wins(ell, r, holder)
    passes = ell == r
    return Turn(
        left_moves,
        p - (ell or 0) if left_moves else p + (r or 0),
        other(holder) if passes else holder,
    )


Rule = Callable[[Player, int, int | None, int | None], Turn]


def tie_to_the_other(holder: Player, p: int, ell: int | None, r: int | None) -> Turn:
    found = turn(other(holder) if ell == r else holder, p, ell, r)
    return found._replace(holder=other(holder)) if ell == r else found


def marker_never_passes(holder: Player, p: int, ell: int | None, r: int | None) -> Turn:
    return turn(holder, p, ell, r)._replace(holder=holder)


def marker_always_passes(holder: Player, p: int, ell: int | None, r: int | None) -> Turn:
    return turn(holder, p, ell, r)._replace(holder=other(holder))


def marker_to_the_winner(holder: Player, p: int, ell: int | None, r: int | None) -> Turn:
    found = turn(holder, p, ell, r)
    return found._replace(holder=LEFT if found.left_moves else RIGHT)


def marker_to_the_loser(holder: Player, p: int, ell: int | None, r: int | None) -> Turn:
    found = turn(holder, p, ell, r)
    return found._replace(holder=RIGHT if found.left_moves else LEFT)


def winner_pays_nothing(holder: Player, p: int, ell: int | None, r: int | None) -> Turn:
    return turn(holder, p, ell, r)._replace(p=p)


def loser_pays(holder: Player, p: int, ell: int | None, r: int | None) -> Turn:
    found = turn(holder, p, ell, r)
    return found._replace(p=p + (r or 0) if found.left_moves else p - (ell or 0))


def winner_is_paid(holder: Player, p: int, ell: int | None, r: int | None) -> Turn:
    found = turn(holder, p, ell, r)
    return found._replace(p=2 * p - found.p)


def other_bid_is_paid(holder: Player, p: int, ell: int | None, r: int | None) -> Turn:
    found = turn(holder, p, ell, r)
    return found._replace(p=p - (r or 0) if found.left_moves else p + (ell or 0))


def pays_one_more(holder: Player, p: int, ell: int | None, r: int | None) -> Turn:
    found = turn(holder, p, ell, r)
    return found._replace(p=found.p - 1 if found.left_moves else found.p + 1)


def left_pays_nothing(holder: Player, p: int, ell: int | None, r: int | None) -> Turn:
    found = turn(holder, p, ell, r)
    return found._replace(p=p) if found.left_moves else found


def right_pays_nothing(holder: Player, p: int, ell: int | None, r: int | None) -> Turn:
    found = turn(holder, p, ell, r)
    return found if found.left_moves else found._replace(p=p)


def lower_bid_wins(holder: Player, p: int, ell: int | None, r: int | None) -> Turn:
    if ell is None or r is None or ell == r:
        return turn(holder, p, ell, r)
    return Turn(ell < r, p - ell if ell < r else p + r, holder)


def left_always_wins(holder: Player, p: int, ell: int | None, r: int | None) -> Turn:
    return (
        turn(holder, p, ell, r)
        if ell is None
        else turn(holder, p, ell, r)._replace(left_moves=True, p=p - ell)
    )


def right_always_wins(holder: Player, p: int, ell: int | None, r: int | None) -> Turn:
    return (
        turn(holder, p, ell, r)
        if r is None
        else turn(holder, p, ell, r)._replace(left_moves=False, p=p + r)
    )


def unable_player_wins(holder: Player, p: int, ell: int | None, r: int | None) -> Turn:
    found = turn(holder, p, ell, r)
    if ell is None or r is None:
        return Turn(not found.left_moves, p, holder)
    return found


RULES: dict[str, Rule] = {
    rule.__name__.replace("_", " "): rule
    for rule in (
        tie_to_the_other,
        marker_never_passes,
        marker_always_passes,
        marker_to_the_winner,
        marker_to_the_loser,
        winner_pays_nothing,
        loser_pays,
        winner_is_paid,
        other_bid_is_paid,
        pays_one_more,
        left_pays_nothing,
        right_pays_nothing,
        lower_bid_wins,
        left_always_wins,
        right_always_wins,
        unable_player_wins,
    )
}

Weigh = Callable[[bool, Any, int], Any]
"""What is added to the score: by whether Left moves, the move's weight with its sign, the heap."""

WEIGHTS: dict[str, Weigh] = {
    "Right's weight with the other sign": lambda left, w, x: w if left else -w,
    "Left's weight with the other sign": lambda left, w, x: -w if left else w,
    "no weights": lambda left, w, x: 0,
    "Left's weight and 1": lambda left, w, x: w + left,
    "Right's weight twice": lambda left, w, x: w if left else 2 * w,
    "all weights three times": lambda left, w, x: 3 * w,
    "all weights with the other sign": lambda left, w, x: -w,
    "a weight for Left on every third heap only": lambda left, w, x: w if x % 3 == 0 else 0,
    "weights that grow with the heap": lambda left, w, x: w * x,
}


def at(entries: Any, p: int) -> Any:
    """The entry of a budget, the nearest one where there is none of the sort."""
    return entries[min(max(p, 0), len(entries) - 1)]


def as_it_is(left: bool, w: Any, x: int) -> Any:
    return w


def enter(
    patch: Patch, rule: Rule = turn, weigh: Weigh = as_it_is, *, in_definition_1: bool = True
) -> None:
    """Put these rules in the place of the entries of Definitions 1 and 8."""

    def of_definition_8(x: int, p: int, marker: Player, left: Any, right: Any, known: Any) -> int:
        found = rule(marker, p, left.bid, right.bid)
        s = left.s if found.left_moves else right.s
        value: int = at(known(x - s).under(found.holder), found.p)
        return value + int(weigh(found.left_moves, s if found.left_moves else -s, x))

    def of_definition_1(
        gamma: Any, x: Any, p: int, marker: Player, left: Any, right: Any, known: Any
    ) -> Any:
        found = rule(marker, p, left.bid, right.bid)
        y = left.move if found.left_moves else right.move
        if y is None:
            return (gamma.tau_L if found.left_moves else gamma.tau_R).get(x, 0)
        weight = gamma.w_L[x, y] if found.left_moves else gamma.w_R[x, y]
        after = at(known[y].under(found.holder), found.p)
        return after + weigh(found.left_moves, weight, x if isinstance(x, int) else 1)

    everywhere(patch, subtraction.cell, of_definition_8)
    if in_definition_1:
        everywhere(patch, values.cell, of_definition_1)


def entered(rule: Rule = turn, weigh: Weigh = as_it_is) -> Mistake:
    return lambda patch: enter(patch, rule, weigh)


# Definitions 1 and 8: over what bids, and in which order


def bids_of(change: Callable[[tuple[int, ...], int], tuple[int, ...]]) -> Mistake:
    """Other bids than those of B up to the budget."""

    def mistake(patch: Patch) -> None:
        enter(patch)
        everywhere(patch, given.available_bids, change)

    return mistake


def swapped(patch: Patch) -> None:
    """The minimum over Left's choices of the maximum over Right's."""
    for module in (subtraction, values):
        patch.setattr(module, "max", min, raising=False)
        patch.setattr(module, "min", max, raising=False)


def as_minimax(patch: Patch) -> None:
    """Right chooses before Left."""
    everywhere(patch, subtraction.definition_8, subtraction.definition_8_minimax)
    everywhere(patch, values.definition_1, values.definition_1_minimax)


def minimax_as_maximin(patch: Patch) -> None:
    """Left chooses before Right."""
    everywhere(patch, subtraction.definition_8_minimax, subtraction.definition_8)
    everywhere(patch, values.definition_1_minimax, values.definition_1)


def changed(
    change: Callable[[Any, int, int, Player, Callable[[int, Player], Any]], Any],
) -> Mistake:
    """Another value than that of Definitions 1 and 8, made from it.

    `change` is given the total budget, the position's number, Left's budget, who has the marker,
    and what gives the right value for a budget and a marker.
    """

    def mistake(patch: Patch) -> None:
        def wrong(right: Any) -> Callable[..., Any]:
            def definition(rules: Any, x: Any, p: int, marker: Player, *rest: Any) -> Any:
                return change(
                    rules.TB,
                    x if isinstance(x, int) else 1,
                    p,
                    marker,
                    lambda p, marker: right(rules, x, p, marker, *rest),
                )

            return definition

        for definition in (
            subtraction.definition_8,
            subtraction.definition_8_minimax,
            values.definition_1,
            values.definition_1_minimax,
        ):
            everywhere(patch, definition, wrong(definition))

    return mistake


VALUES: dict[str, Mistake] = {
    "maximum and minimum exchanged": swapped,
    "Right chooses first": as_minimax,
    "bids one short": bids_of(lambda B, budget: tuple(b for b in B if b < budget or b == 0)),
    "bids one beyond the budget": bids_of(lambda B, budget: tuple(b for b in B if b <= budget + 1)),
    "all bids, whatever the budget": bids_of(lambda B, budget: B),
    "the least bid only": bids_of(lambda B, budget: tuple(b for b in B if b <= budget)[:1]),
    "the largest bid only": bids_of(lambda B, budget: tuple(b for b in B if b <= budget)[-1:]),
    "values one too large": changed(lambda TB, x, p, m, v: v(p, m) + 1),
    "values one too large at heap 0": changed(lambda TB, x, p, m, v: v(p, m) + (x == 0)),
    "values at Right's budget": changed(lambda TB, x, p, m, v: v(TB - p, m)),
    "values with the other marker": changed(lambda TB, x, p, m, v: v(p, other(m))),
    "values with Left's marker": changed(lambda TB, x, p, m, v: v(p, LEFT)),
    "values without sign": changed(lambda TB, x, p, m, v: abs(v(p, m))),
    "values negated": changed(lambda TB, x, p, m, v: -v(p, m)),
    "values twice": changed(lambda TB, x, p, m, v: 2 * v(p, m)),
    "nu from nu_hat by (1)": changed(
        lambda TB, x, p, m, v: v(p, m) if m is LEFT else -v(TB - p, LEFT)
    ),
    "2 more with Left's marker": changed(lambda TB, x, p, m, v: v(p, m) + 2 * (m is LEFT)),
    "2 less with Left's marker": changed(lambda TB, x, p, m, v: v(p, m) - 2 * (m is LEFT)),
    "2 less for all Left's dollars": changed(lambda TB, x, p, m, v: v(p, m) - 2 * (p == TB)),
    "4 more for all Left's dollars": changed(lambda TB, x, p, m, v: v(p, m) + 4 * (p == TB)),
    "4 less for no dollars": changed(lambda TB, x, p, m, v: v(p, m) - 4 * (p == 0)),
    "4 more for no dollars": changed(lambda TB, x, p, m, v: v(p, m) + 4 * (p == 0)),
    "2 more for half of the dollars": changed(lambda TB, x, p, m, v: v(p, m) + 2 * (2 * p == TB)),
    "2 less for half of the dollars": changed(lambda TB, x, p, m, v: v(p, m) - 2 * (2 * p == TB)),
    "2 more on every third heap": changed(lambda TB, x, p, m, v: v(p, m) + 2 * (x % 3 == 2)),
    "values that fall with the budget": changed(lambda TB, x, p, m, v: v(p, m) - 4 * p),
    "values that rise with the budget": changed(lambda TB, x, p, m, v: v(p, m) + 4 * p),
    "values that rise with the heap": changed(lambda TB, x, p, m, v: v(p, m) + 2 * x),
    "values that fall with the heap": changed(lambda TB, x, p, m, v: v(p, m) - 2 * x),
    "4 for odd budgets": changed(lambda TB, x, p, m, v: 4 * (p % 2)),
    "4 for even budgets": changed(lambda TB, x, p, m, v: 4 - 4 * (p % 2)),
    "6 more for no dollars, Right's marker": changed(
        lambda TB, x, p, m, v: v(p, m) + 6 * (p == 0 and m is RIGHT)
    ),
    "minimax as maximin": minimax_as_maximin,
}


# Definition 10


def of_unitary(name: str) -> Mistake:
    return lambda patch: patch.setattr(definition_10, "definition_10", UNITARY[name])


def of_rows(change: Callable[[int, int, int], int]) -> Mistake:
    """Definition 10 with something done to the value: given TB, p and the value."""
    right = definition_10.definition_10
    return lambda patch: everywhere(
        patch, right, lambda TB, x, p, row: change(TB, p, right(TB, x, p, row))
    )


GENERAL: dict[str, Mistake] = {
    **{name: entered(rule) for name, rule in RULES.items()},
    **{name: entered(weigh=weigh) for name, weigh in WEIGHTS.items()},
    "Definition 8 alone: the marker never passes": lambda patch: enter(
        patch, marker_never_passes, in_definition_1=False
    ),
    **VALUES,
    **{f"Definition 10: {name}": of_unitary(name) for name in UNITARY},
    "Definition 10: one too large": of_rows(lambda TB, p, value: value + 1),
    "Definition 10: always 0": of_rows(lambda TB, p, value: 0),
}
"""Definitions 1, 8 and 10, each with one mistake."""


# Everything else that a claim is about


def instead(right: Any, wrong: Any) -> Mistake:
    return lambda patch: everywhere(patch, right, wrong)


def both(*mistakes: Mistake) -> Mistake:
    def mistake(patch: Patch) -> None:
        for each in mistakes:
            each(patch)

    return mistake


def attribute(module: Any, name: str, wrong: Any) -> Mistake:
    return lambda patch: patch.setattr(module, name, wrong)


def times(right: Callable[..., Any], by: int, plus: int = 0) -> Mistake:
    return instead(right, lambda *args, **named: by * right(*args, **named) + plus)


def refusing(*_given: Any, **_named: Any) -> Any:
    raise InvalidInput("anything", None, "nothing")


def accepting(given: Any, *_rest: Any, **_named: Any) -> Any:
    return given


def validation(mistake: Callable[..., Any]) -> Mistake:
    """Whatever is read is refused, or whatever is read is taken."""
    return both(
        *(
            instead(right, mistake)
            for right in (
                given.bidding_set,
                given.total_budget,
                given.left_budget,
                subtraction.subtraction_set,
                subtraction.heap_size,
            )
        )
    )


def drawn(change: Callable[[Any], Any] | None) -> Mistake:
    """The arrows of the pictures, each changed, or the first of them left out."""

    def wrong(right: Callable[..., tuple[Any, ...]]) -> Callable[..., tuple[Any, ...]]:
        def arrows(*args: Any, **named: Any) -> tuple[Any, ...]:
            found = right(*args, **named)
            return found[1:] if change is None else tuple(map(change, found))

        return arrows

    return both(
        *(
            instead(right, wrong(right))
            for right in (automata.tie_arrows, automata.left_arrows, automata.right_arrows)
        )
    )


def misprint(patch: Patch) -> None:
    """Every other number of the tables one too large, and the first row missing."""
    right = printed.printed_rows

    def wrong(document: str, name: str) -> tuple[dict[str, str], ...]:
        return tuple(
            {
                key: str(int(cell) + 1 + i) if cell.lstrip("-").isdigit() else cell
                for i, (key, cell) in enumerate(row.items())
            }
            for row in right(document, name)[:-1]
        )

    everywhere(patch, right, wrong)


def zeros_printed(patch: Patch) -> None:
    """Every number of the tables a 0."""
    right = printed.printed_rows

    def wrong(document: str, name: str) -> tuple[dict[str, str], ...]:
        return tuple(
            {key: "0" if cell.lstrip("-").isdigit() else cell for key, cell in row.items()}
            for row in right(document, name)
        )

    everywhere(patch, right, wrong)


def numbers_of_the_proof(patch: Patch) -> None:
    patch.setattr(section_3_5, "_as_printed", lambda row, q: False)


def all_pairs(matrix: Any) -> Any:
    return tuple((ours, theirs) for ours in matrix.left for theirs in matrix.right)


def plays(change: Callable[[int, int, int], tuple[int, int, int]]) -> Mistake:
    right = game_plays.scores
    return instead(right, lambda TB, x: [change(*found) for found in right(TB, x)])


def one_sided(gamma: Any, *_rest: Any) -> Any:
    """Left alone has moves."""
    X = tuple(gamma.M)
    none: dict[Any, Any] = dict.fromkeys(X, ())
    return given.ruleset(X, gamma.M, none, gamma.w, {}, dict.fromkeys(X, 0), gamma.B, gamma.TB)


def never_repeating(S: Any, TB: int, B: Any = None, reading: Any = None) -> Any:
    """Values that grow with the heap."""
    grows = np.arange(60, dtype=np.int64)[:, None, None] + np.zeros((1, 2, TB + 1), np.int64)
    return engine.Values(grows, grows)


def down(half: Fraction) -> int:
    return int(half // 1)


def up(half: Fraction) -> int:
    return -int(-half // 1)


ROUNDING: tuple[Mistake, ...] = (
    attribute(automata, "ceil", down),
    attribute(automata, "floor", up),
    both(
        attribute(automata, "ceil", lambda half: down(half) + 3),
        attribute(automata, "floor", lambda half: up(half) + 3),
    ),
    both(attribute(automata, "ceil", down), attribute(automata, "floor", up)),
    both(
        attribute(automata, "ceil", lambda half: down(half) - 3),
        attribute(automata, "floor", lambda half: up(half) - 3),
    ),
    attribute(automata, "iota", lambda x: 1),
)
"""alpha and beta: always down, always up, too large, exchanged, too small, iota everywhere."""

EXCHANGED: tuple[Mistake, ...] = tuple(
    times(function, 1, by)
    for function in (automata.alpha_even, automata.alpha_odd)
    for by in (-3, 3)
)

NOTHING = instead(automata.automaton, lambda TB: automata.Automaton((0,) * (TB + 1), (0,)))

ONE_NODE_MORE = instead(
    automata.automaton, lambda TB: automata.Automaton((0,) * (TB + 2), (0,) * (TB + 2))
)

PICTURES: tuple[Mistake, ...] = (
    instead(automata.tie_arrows, lambda TB, bid: ()),
    drawn(None),
    drawn(lambda arrow: arrow._replace(target=arrow.target + 1)),
    drawn(lambda arrow: arrow._replace(marker=LEFT)),
    drawn(lambda arrow: arrow._replace(source=5 - arrow.source, target=arrow.source)),
    instead(automata.exceeds_what_is_needed, lambda bid, other: bid > other),
    instead(automata.exceeds_what_is_needed, lambda bid, other: False),
    drawn(lambda arrow: automata.Arrow(0, 1, LEFT)),
    drawn(lambda arrow: automata.Arrow(5, 0, RIGHT)),
)

DISPLAYS: tuple[Mistake, ...] = (
    times(bounds.convergence_closed_form, 1, 1),
    times(bounds.convergence_sum, 3),
    times(bounds.convergence_closed_form, 1000),
    instead(bounds.convergence_closed_form, lambda TB: Fraction(1, 2)),
)
"""Theorem 27's two displays."""

READING: tuple[Mistake, ...] = (
    validation(accepting),
    validation(refusing),
)

ALL_PAIRS: tuple[Mistake, ...] = (
    instead(bids.equilibria, all_pairs),
    both(instead(bids.equilibria, all_pairs), VALUES["4 for odd budgets"]),
    both(instead(bids.equilibria, all_pairs), VALUES["4 for even budgets"]),
    both(instead(bids.equilibria, all_pairs), VALUES["values that rise with the budget"]),
    both(instead(bids.equilibria, all_pairs), VALUES["values that fall with the budget"]),
    both(instead(bids.equilibria, all_pairs), VALUES["2 more on every third heap"]),
)
"""Any two bids are an equilibrium; of games where that need not show, also of others."""

NO_CASES: tuple[Mistake, ...] = (
    lambda patch: patch.setitem(ten_cases.CASES, "1", ("tie", "", lambda *_: True)),
    lambda patch: patch.setitem(ten_cases.CASES, "1", ("tie", "", lambda *_: False)),
)

TARGETED: dict[str, tuple[Mistake, ...]] = {
    "alpha-even.nearest": ROUNDING,
    "alpha-odd.nearest": ROUNDING,
    "beta.nearest": ROUNDING,
    "section-3-4.alpha-parity": ROUNDING,
    "lemma-25.alpha": ROUNDING,
    "lemma-25.beta": ROUNDING,
    "lemma-25.proof.alpha-equation": ROUNDING,
    "lemma-25.proof.beta-equation": ROUNDING,
    "lemma-25.proof.beta-two-forms": ROUNDING,
    "lemma-26.proof.": (*ROUNDING, *EXCHANGED),
    "section-3-4.reflexive": (
        instead(
            automata.zero_bidding,
            lambda even: automata.Automaton(tuple(even), tuple(2 - state for state in even[1:])),
        ),
    ),
    "section-3-4.zero-tie": PICTURES,
    "section-3-4.generic-automaton": PICTURES,
    "figure-3.": PICTURES,
    "figure-4.": PICTURES,
    "figure-5.bid": PICTURES,
    "figure-5.all": PICTURES,
    "figure-6.bid": PICTURES,
    "figure-6.all": PICTURES,
    "section-3-4.generic-automaton.states": (ONE_NODE_MORE,),
    "section-3-4.convergence-heap.corrected": (
        # Whatever the rows before.
        instead(definition_10.converges_at, lambda before, row, after: row == after),
    ),
    "section-5.dominated-differ": PICTURES,
    "section-5.arrows-for-A": PICTURES,
    "theorem-27.proof.even-budget": DISPLAYS,
    "theorem-27.proof.odd-budget": DISPLAYS,
    "theorem-27.sum-of-entries.": (
        instead(bounds.entries_absolute_sum, bounds.entries_sum),
        instead(bounds.entries_sum, bounds.entries_absolute_sum),
        times(bounds.entries_sum, -1),
    ),
    "theorem-27.proof.entries-reached": (
        # Two heaps late.
        instead(definition_10.converges_at, lambda before, row, after: before == row == after),
    ),
    "theorem-27.sum": (both(instead(bounds.entries_absolute_sum, lambda TB: 0), NOTHING),),
    "theorem-29.marker.any-heap": (times(bounds.forced_win_bid, 1, 1),),
    "theorem-29.no-marker.any-heap": (times(bounds.forced_win_bid, 1, -1),),
    "theorem-29.marker": (
        times(bounds.forced_wins_budget, 1, -1),
        times(bounds.forced_wins_budget, 1, 1),
    ),
    "theorem-29.no-marker": (
        times(bounds.forced_wins_budget, 1, -1),
        times(bounds.forced_wins_budget, 1, 1),
    ),
    **{
        f"theorem-29.proof.{side}-{k}-": (numbers_of_the_proof,)
        for side, moves in (("left", 5), ("right", 3))
        for k in range(1, moves + 1)
    },
    "theorem-27.even-budget": (instead(limits.first_repetition, lambda TB: TB**3),),
    "theorem-27.odd-budget": (instead(limits.first_repetition, lambda TB: TB**3),),
    "theorem-27.quadratic": (instead(limits.first_repetition, lambda TB: TB**3),),
    "section-4.earlier-convergence": (instead(limits.first_repetition, lambda TB: TB**3),),
    "section-4.tight.": (times(bounds.convergence_closed_form, 1000),),
    "abstract.quadratic": (instead(limits.first_repetition, lambda TB: TB**3),),
    "section-4.other-subtraction-sets": (instead(other_rules.values_to_400, never_repeating),),
    "section-4.restricted-bids-converge": (instead(other_rules.values_to_400, never_repeating),),
    "section-2.bidding-set": READING,
    "section-2.invalid-ruleset": READING,
    "definition-8.subtraction-set": READING,
    "definition-8.total-budget": READING,
    "definition-8.bidding-set": READING,
    "definition-8.bidding-set.inclusion": (instead(given.all_bids, lambda TB: range(TB + 1)),),
    "definition-8.heap": READING,
    "definition-8.partition": READING,
    "section-2.acyclic": (instead(given.followers_first, lambda functions, starts: iter(())),),
    "definition-8.end": (instead(subtraction.removals, lambda S, x: tuple(s for s in S if x > s)),),
    "section-1.cs-moves": (
        instead(subtraction.removals, lambda S, x: tuple(s for s in S if x > s)),
    ),
    "section-1.opponent-bids-two": (instead(given.left_wins, lambda ell, r, marker: ell > r),),
    "section-1.heap-of-two": (plays(lambda left, right, score: (left, right, -score)),),
    "lemma-9.if": (plays(lambda left, right, score: (left, right, score + 1)),),
    "lemma-9.only-if": (plays(lambda left, right, score: (left, right, score + 1)),),
    "lemma-9.proof.": (plays(lambda left, right, score: (left + 1, right, score)),),
    "abstract.one-point-a-turn": (plays(lambda left, right, score: (left, right, -score)),),
    "section-2.outcome-vector": (
        instead(values.outcome_vector, lambda gamma, x: tuple(range(2 * gamma.TB + 2))),
    ),
    "section-2.symmetric-terminal": (instead(symmetry.as_ruleset, one_sided),),
    "section-2.trivial-bidding-unique.one-pair": (
        instead(rulesets.bidding_sets, lambda TB: iter([(0,), (0, 1)])),
    ),
    "section-2.winner-may-lose-normal-play": (instead(bids.equilibria, lambda matrix: ()),),
    "definition-1.empty-maximum.weakened": (
        instead(given.available_bids, lambda B, budget: tuple(b for b in B if b < budget)),
    ),
    "theorem-3:one value, where": (times(values.definition_1_minimax, 1, 1),),
    "theorem-3.proof.right-deviates-by-one": (
        both(
            instead(properties.property_A, lambda row: True),
            VALUES["values that fall with the budget"],
        ),
    ),
    "lemma-14.proof.forced-win": (
        both(
            entered(winner_pays_nothing),
            VALUES["values that fall with the budget"],
        ),
    ),
    "heap-monotonicity.proof.case-2-L-second": ALL_PAIRS,
    "heap-monotonicity.proof.case-2-at-least-2.weakened": ALL_PAIRS,
    "heap-monotonicity.proof.case-6-right-raises": tuple(mistake for mistake in ALL_PAIRS),
    "heap-monotonicity.proof.cases-distinct": NO_CASES,
    "heap-monotonicity.proof.ten-cases": NO_CASES,
    "proposition-23.proof.avoid-right-win": (instead(bids.equilibria, all_pairs),),
    "proposition-23.proof.case-1-first": (instead(bids.equilibria, all_pairs),),
    "example-12.bids": (misprint,),
    "example-12.below-diagonal": (zeros_printed,),
    "example-12.matrix-1.margins": (misprint,),
    "example-12.matrix-2.margins": (misprint,),
    "example-12.matrix-1.corner": (misprint,),
    "example-12.matrix-2.corner": (misprint,),
}
"""Claims that are not about the values, by the beginning of their ids, and their mistakes."""

NO_MISTAKE = {
    "section-1-1.other-tie-rule": "a game of its own, with another rule for ties",
    "section-3-4.domain-even": "arithmetic: p - q is 2p - TB",
    "section-3-4.domain-odd": "arithmetic: p - q is 2p - TB",
    "lemma-25.proof.rounding": "arithmetic: sums of rounded halves",
    "lemma-26.proof.bid-2-equality": "arithmetic: sums of rounded halves",
    "lemma-26.proof.bid-2-inequality": "arithmetic: sums of rounded halves",
    "theorem-29.proof.left-step-": "arithmetic: identities of powers of 2",
    "theorem-29.proof.right-step-": "arithmetic: identities of powers of 2",
    "definition-8.take-turns:each turn": "true by the rule that one player wins a bid",
    "example-12.matrix-1.right-of-diagonal": "the printed cells alone, fixed when it is entered",
    "example-12.matrix-2.right-of-diagonal": "the printed cells alone, fixed when it is entered",
    "heap-monotonicity.proof.case-B-tie:where Right's": "it is Left's own bid, which she has",
    "proposition-4.proof.line-": "an algebraic identity of two expressions of its own",
}
"""Claims, by the beginning of their ids, that no definition of the reference enters, and why."""


# What is remembered of the right definitions, and ranges that end whatever the definition

REMEMBERED = (
    saddles._matrix,
    saddles._pairs,
    saddles.known_rows,
    ten_cases._equilibria,
    saddles._telling,
    game_plays.turns,
    limits.limit_rows,
    unitary._known,
    unitary._by_definition_10,
    unitary.automaton_entries,
    unitary.limit_entries,
)

LARGEST, HEAPS = 5, 10
"""The total budgets and the heaps that are looked at under a wrong definition."""

CASES = 100
"""How many cases of a check are looked at, at most."""


def forget() -> None:
    for function in REMEMBERED:
        function.cache_clear()


def bounded(patch: Patch) -> None:
    """Rows need not repeat under a wrong definition: a few are looked at."""

    @cache
    def some(TB: int) -> tuple[HeapRow, ...]:
        return tuple(rows({1}, TB, up_to=HEAPS))

    everywhere(patch, saddles.known_rows, some)
    patch.setattr(limits, "unitary_rows", lambda TB, last=60: unitary_rows(TB, last))


@contextmanager
def under(mistake: Mistake | None) -> Iterator[None]:
    """Within, the definitions have this mistake, or none."""
    forget()
    with pytest.MonkeyPatch.context() as patch:
        bounded(patch)
        if mistake is not None:
            mistake(patch)
        yield
    forget()


def small(where: Json) -> bool:
    """Whether a case is about a total budget that is looked at."""
    TB = where.get("total_budget", 0) if isinstance(where, dict) else 0
    return isinstance(TB, int) and (TB <= 9 or TB == 200)


Truths = dict[str, bool]


def truths(check: Check) -> Truths:
    """Which of the first cases of a check are true; none where the mistake breaks it off."""
    try:
        if isinstance(check, Enumeration):
            first = takewhile(lambda case: small(case.at), check.cases(Effort.DEFAULT))
            return {canonical(case.at): bool(case.holds) for case in islice(first, CASES)}
        assert isinstance(check, Printed)
        return {cell.place: cell.printed == cell.computed for cell in check.cells()}
    except (InvalidInput, ValueError, IndexError, KeyError, AssertionError):
        return {}


def checks(*kinds: type[Check]) -> dict[str, Check]:
    """The checks of these kinds, by claim and reading."""
    return {
        f"{claim.id.partition('/')[2]}:{reading}:{number}": check
        for claim in ledger("bidding").claims.values()
        for reading, own in claim.readings.items()
        for number, check in enumerate(own)
        if isinstance(check, kinds)
    }


def beginning(name: str, known: Iterable[str]) -> str | None:
    """The longest of these that the name begins with."""
    return max((each for each in known if name.startswith(each)), key=len, default=None)


LISTED = checks(Enumeration, Printed)
WITHOUT = {name for name in LISTED if beginning(name, NO_MISTAKE)}
SPECIAL = {name for name in LISTED if beginning(name, TARGETED)} - WITHOUT


@pytest.fixture(scope="module")
def right() -> Mapping[str, Truths]:
    """What is true of the definitions as they are."""
    with under(None):
        return {name: truths(check) for name, check in LISTED.items()}


def notices(before: Truths, after: Truths) -> bool:
    """Whether a case is false that was true, or, where all were true, that was not there."""
    if all(before.values()):
        return not all(after.values())
    return any(before.get(at, False) and not true for at, true in after.items())


@pytest.fixture(scope="module")
def noticed(right: Mapping[str, Truths]) -> Mapping[str, str]:
    """The mistake that each check notices first."""
    found: dict[str, str] = {}
    for mistake in GENERAL:
        left = {*right} - SPECIAL - WITHOUT - {*found}
        with under(GENERAL[mistake]):
            for name in sorted(left):
                if notices(right[name], truths(LISTED[name])):
                    found[name] = mistake
    for name in sorted(SPECIAL):
        for number, special in enumerate(TARGETED[beginning(name, TARGETED) or ""]):
            if name not in found:
                with under(special):
                    if notices(right[name], truths(LISTED[name])):
                        found[name] = f"mistake {number} of its own"
    return found


@pytest.mark.parametrize("name", sorted({*LISTED} - WITHOUT))
def test_a_wrong_definition_makes_a_case_false(
    name: str, right: Mapping[str, Truths], noticed: Mapping[str, str]
) -> None:
    # What is false somewhere as it is has shown that it can be.
    assert name in noticed or not all(right[name].values())


def test_what_is_listed_is_there_and_needed(right: Mapping[str, Truths]) -> None:
    for listed in (TARGETED, NO_MISTAKE):
        assert {beginning(name, listed) for name in LISTED} - {None} == {*listed}
    assert sorted(name for name in LISTED if not right[name]) == sorted(OUT_OF_RANGE)


OUT_OF_RANGE = {
    name
    for name in LISTED
    if beginning(
        name,
        (
            "lemma-20.proof.bid-2",
            "proposition-23.proof.avoid-right-win:Case",
            "proposition-23.proof.case-1-first:Case",
            "heap-monotonicity.proof.case-6-right-raises",
        ),
    )
}
"""What has no case among the small total budgets and heaps, before the definitions are wrong."""


@pytest.mark.parametrize("mistake", GENERAL)
def test_every_mistake_is_noticed(mistake: str) -> None:
    names = [name for name in LISTED if name.startswith(NOTICING)]
    with under(GENERAL[mistake]):
        found = (not all(truths(LISTED[name]).values()) for name in names)
        assert any(found)


NOTICING = (
    *("definition-1.terms", "definition-8.left", "definition-8.right", "example-11.row"),
    *("example-12.matrix-1:", "example-2.1.values", "example-2.1.right-without-marker"),
    *("section-2.only-able-player-moves", "theorem-3.hypothesis-needed", "section-2.alternating"),
    *("section-4.asymmetric.same-sets", "definition-10.special-case"),
)


# Predicates over all positions and all rulesets, on a few of them by the reference


def predicates(level: str) -> dict[str, Exhaustive | Sampled]:
    return {
        f"{name}": check
        for name, check in checks(Exhaustive, Sampled).items()
        if isinstance(check, Exhaustive | Sampled) and check.level == level
    }


def positions() -> Iterator[UnitaryPosition]:
    """Every position of the small unitary games."""
    for TB in range(LARGEST + 1):
        known = tuple(rows({1}, TB, up_to=HEAPS))
        for x in range(HEAPS + 1):
            for p in range(TB + 1):
                yield UnitaryPosition(TB, x, p, known[: x + 1])


def games() -> list[dict[str, Json]]:
    """Small rulesets: of one position, of two with every pair of weights, and paths of three."""
    found: list[dict[str, Json]] = []
    for TB in range(3):
        for B in bidding_sets(TB):
            constants: dict[str, Json] = {"total_budget": TB, "bids": list(B)}
            for left, right_weight, tau in product((None, -1, 0, 2), (None, -2, 0, 1), (0, 1)):
                found.append(
                    {
                        **constants,
                        "left": [] if left is None else [[1, 0, left]],
                        "right": [] if right_weight is None else [[1, 0, right_weight]],
                        "tau": [0, tau if left is None or right_weight is None else 0],
                    }
                )
            for first, second in product((-2, 0, 1, 3), repeat=2):
                found.append(
                    {
                        **constants,
                        "left": [[1, 0, first], [2, 1, second]],
                        "right": [[1, 0, -first], [2, 1, -second]],
                        "tau": [0, 0, 0],
                    }
                )
    return found


GAMES = games()


def false_somewhere(
    level: str, views: Callable[[], Iterator[Any]], special: Iterable[Mistake]
) -> set[str]:
    """The predicates of a level that are false somewhere under some mistake, or as it is."""
    wanted = predicates(level)
    found: set[str] = set()

    def look() -> None:
        for view in views():
            for name in [*wanted]:
                check = wanted[name]
                if (check.where is None or check.where(view)) and not check.predicate(view):
                    found.add(name)
                    del wanted[name]

    for mistake in (None, *GENERAL.values(), *special):
        if wanted:
            with under(mistake):
                look()
    return found


def test_every_predicate_over_positions_is_false_somewhere_under_some_mistake() -> None:
    assert len(predicates("positions")) > 50
    found = false_somewhere("positions", positions, ())
    assert not {*predicates("positions")} - found


def test_every_predicate_over_rulesets_is_false_somewhere_under_some_mistake() -> None:
    assert len(predicates("rulesets")) > 20
    found = false_somewhere("rulesets", lambda: map(One.of, GAMES), (larger_minimax,))
    assert not {*predicates("rulesets")} - found


def larger_minimax(patch: Patch) -> None:
    right = values.definition_1_minimax
    patch.setattr(values, "definition_1_minimax", lambda *question: right(*question) + 1)


def test_the_engine_is_never_the_authority() -> None:
    domain = unitary.UnitaryGames(8)
    assert domain.spot_check() > 0
    for mistake in ("marker never passes", "winner pays nothing", "values one too large"):
        with under(GENERAL[mistake]), pytest.raises(EngineMismatchError):
            domain.spot_check()
