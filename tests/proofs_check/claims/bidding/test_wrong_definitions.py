"""Wrong definitions: for each check there is one that it notices."""

import sys
from functools import cache
from collections.abc import Callable, Iterable, Iterator, Mapping
from dataclasses import dataclass
from itertools import combinations, islice, product, takewhile
from typing import Any, NamedTuple

import pytest

from proofs_check.claims.bidding import (
    rulesets,
    saddles,
    section_3,
    section_3_3,
    section_3_4,
    section_4,
    tables,
    unitary,
)
from proofs_check.claims.bidding.rulesets import One, bidding_sets
from proofs_check.claims.bidding.unitary import Position
from proofs_check.evidence import Effort, Json, canonical
from proofs_check.ledger import Check, Claim, ledger
from proofs_check.methods.enumeration import Enumeration
from proofs_check.methods.exhaustive import EngineMismatchError, Exhaustive
from proofs_check.methods.printed import Printed
from proofs_check.methods.sampling import Sampled
from reference.bidding import HeapRow, Player, Row, automata, bids, bounds, subtraction, values
from reference.bidding import rulesets as given
from reference.bidding import unitary as definition_10
from reference.errors import InvalidInput
from tests.reference.bidding.test_wrong_definitions import UNITARY

LEFT, RIGHT = Player.LEFT, Player.RIGHT

Patch = pytest.MonkeyPatch


def everywhere(patch: Patch, right: object, wrong: object) -> None:
    """Put what is wrong in the place of what is right, under every name that it goes by."""
    found = 0
    for name, module in list(sys.modules.items()):
        if name.startswith(("reference.bidding", "proofs_check.claims.bidding")):
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


def turn(holder: Player, p: int, ell: int | None, r: int | None) -> Turn:
    """What two bids lead to by Definitions 1 and 8; None stands for no bid."""
    if ell is None or r is None:
        left_moves = r is None
    else:
        left_moves = ell > r or (ell == r and holder is LEFT)
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
    return turn(holder, p, ell, r) if ell is None else turn(holder, p, ell, r)._replace(
        left_moves=True, p=p - ell
    )


def right_always_wins(holder: Player, p: int, ell: int | None, r: int | None) -> Turn:
    return turn(holder, p, ell, r) if r is None else turn(holder, p, ell, r)._replace(
        left_moves=False, p=p + r
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


def enter(patch: Patch, rule: Rule = turn, weigh: Weigh = as_it_is) -> None:
    """Put these rules in the place of the entries of Definitions 1 and 8."""

    def definition_8(holder: Player) -> Callable[..., int]:
        def entry(x: int, p: int, left: Any, right: Any, known: Any, unopposed: Any) -> int:
            found = rule(holder, p, left.bid, right.bid)
            s = left.s if found.left_moves else right.s
            s = s or left.s or right.s
            value: int = at(known(x - s).under(found.holder), found.p)
            return value + int(weigh(found.left_moves, s if found.left_moves else -s, x))

        return entry

    def definition_1(holder: Player) -> Callable[..., Any]:
        def entry(
            gamma: Any, x: Any, p: int, left: Any, right: Any, known: Any, reading: Any
        ) -> Any:
            found = rule(holder, p, left.bid, right.bid)
            y = left.move if found.left_moves else right.move
            if y is None:
                return (gamma.tau_L if found.left_moves else gamma.tau_R).get(x, 0)
            weight = gamma.w_L[x, y] if found.left_moves else values.w_R(gamma, x, y, reading)
            after = at(known[y].under(found.holder), found.p)
            return after + weigh(found.left_moves, weight, x if isinstance(x, int) else 1)

        return entry

    patch.setattr(subtraction, "braces_hat", definition_8(LEFT))
    patch.setattr(subtraction, "braces", definition_8(RIGHT))
    patch.setattr(values, "braces_hat", definition_1(LEFT))
    patch.setattr(values, "braces", definition_1(RIGHT))


# Definitions 1 and 8: over what bids, and in which order


def bids_of(change: Callable[[tuple[int, ...], int], tuple[int, ...]]) -> Callable[[Patch], None]:
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
    patch.setattr(subtraction, "definition_8", subtraction.definition_8_minimax)
    patch.setattr(values, "definition_1", values.definition_1_minimax)


def minimax_as_maximin(patch: Patch) -> None:
    """Left chooses before Right."""
    patch.setattr(subtraction, "definition_8_minimax", subtraction.definition_8)
    patch.setattr(values, "definition_1_minimax", values.definition_1)


def changed(
    change: Callable[[Any, int, int, Player, Callable[[int, Player], Any]], Any],
) -> Callable[[Patch], None]:
    """Another value than that of Definitions 1 and 8, made from it.

    `change` is given the total budget, the position's number, Left's budget, who has the marker,
    and what gives the right value for a budget and a marker.
    """

    def mistake(patch: Patch) -> None:
        def wrong(right: Any, constants: Any) -> Callable[..., Any]:
            def definition(rules: Any, x: Any, p: int, marker: Player, *rest: Any) -> Any:
                return change(
                    rules.TB,
                    x if isinstance(x, int) else 1,
                    p,
                    marker,
                    lambda p, marker: right(rules, x, p, marker, *rest),
                )

            return definition

        for module, name in (
            (subtraction, "definition_8"),
            (subtraction, "definition_8_minimax"),
            (values, "definition_1"),
            (values, "definition_1_minimax"),
        ):
            patch.setattr(module, name, wrong(getattr(module, name), None))

    return mistake


VALUES: dict[str, Callable[[Patch], None]] = {
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
    "minimax as maximin": minimax_as_maximin,
}


# Definition 10, the automaton, the bounds, bid matrices


def of_unitary(name: str) -> Callable[[Patch], None]:
    return lambda patch: patch.setattr(definition_10, "definition_10", UNITARY[name])


def of_rows(change: Callable[[int, int, int], int]) -> Callable[[Patch], None]:
    """Definition 10 with something done to the value: given TB, p and the value."""
    right = definition_10.definition_10
    return lambda patch: patch.setattr(
        definition_10, "definition_10", lambda TB, p, row: change(TB, p, right(TB, p, row))
    )


def instead(right: Any, wrong: Any) -> Callable[[Patch], None]:
    return lambda patch: everywhere(patch, right, wrong)


def rounding(module: Any) -> Callable[[Patch], None]:
    """Down for up, and up for down."""

    def mistake(patch: Patch) -> None:
        down, up = module.floor, module.ceil
        patch.setattr(module, "floor", up)
        patch.setattr(module, "ceil", down)

    return mistake



OTHERS: dict[str, Callable[[Patch], None]] = {
    **{f"Definition 10: {name}": of_unitary(name) for name in UNITARY},
    "Definition 10: one too large": of_rows(lambda TB, p, value: value + 1),
    "Definition 10: never 0": of_rows(lambda TB, p, value: value or 2),
    "Definition 10: always 0": of_rows(lambda TB, p, value: 0),
    "Definition 10: 2 more for all": of_rows(lambda TB, p, value: value + 2 * (p == TB)),
    "alpha and beta rounded the other way": rounding(automata),
    "the bounds rounded the other way": rounding(bounds),
}

MUTANTS: dict[str, Callable[[Patch], None]] = {
    **{name: lambda patch, rule=rule: enter(patch, rule) for name, rule in RULES.items()},
    **{name: lambda patch, w=weigh: enter(patch, weigh=w) for name, weigh in WEIGHTS.items()},
    **VALUES,
    **OTHERS,
}


# What is remembered of the right definitions, and ranges that end whatever the definition

REMEMBERED = (
    saddles._matrix,
    saddles._pairs,
    saddles.known_rows,
    section_3_3._telling,
    section_4.general_properties,
    tables.limit_rows,
    unitary._known,
    unitary._by_definition_10,
    unitary.automaton_entries,
    unitary.limit_entries,
)

LARGEST, HEAPS = 5, 10
"""The total budgets and the heaps that are looked at under a wrong definition."""

CASES = 150
"""How many cases of a check are looked at, at most."""


def forget() -> None:
    for function in REMEMBERED:
        function.cache_clear()


known_rows = saddles.known_rows.__wrapped__


def bounded(patch: Patch) -> None:
    """Rows need not repeat under a wrong definition: a few are looked at."""

    @cache
    def some(TB: int) -> tuple[HeapRow, ...]:
        return tuple(saddles.rows({1}, TB, up_to=HEAPS))

    patch.setattr(saddles, "known_rows", some)
    patch.setattr(saddles, "LARGEST", LARGEST)
    patch.setattr(saddles, "LARGEST_DEEP", LARGEST)
    right = tables.unitary_rows
    patch.setattr(tables, "unitary_rows", lambda TB, last=60: right(TB, last))


def small(where: Json) -> bool:
    """Whether a case is about a total budget that is looked at."""
    TB = where.get("total_budget", 0) if isinstance(where, dict) else 0
    return isinstance(TB, int) and TB <= 10


def cases(check: Check) -> list[tuple[str, bool]]:
    """Whether each of the first cases of a check is true."""
    if isinstance(check, Enumeration):
        first = takewhile(lambda case: small(case.at), check.cases(Effort.DEFAULT))
        return [(canonical(case.at), bool(case.holds)) for case in islice(first, CASES)]
    assert isinstance(check, Printed)
    return [(cell.place, cell.printed == cell.computed) for cell in check.cells()]


def checks(*kinds: type[Check]) -> dict[str, Check]:
    return {
        f"{claim.id}:{reading}:{number}": check
        for claim in ledger("bidding").claims.values()
        for reading, own in claim.readings.items()
        for number, check in enumerate(own)
        if isinstance(check, kinds)
    }
