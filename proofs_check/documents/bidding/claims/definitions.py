"""What the definitions admit and refuse: statements of ours on what the reference takes."""

from collections.abc import Callable, Hashable, Mapping
from fractions import Fraction
from itertools import combinations, product
from typing import Any

import reference.bidding as ref
from proofs_check.core.claim import part, using
from proofs_check.core.ranges import Range
from proofs_check.documents.bidding.claims import claim
from proofs_check.documents.bidding.rulesets import bidding_sets
from proofs_check.methods import refusals
from proofs_check.methods.refusals import NO_INTEGERS, as_given, is_integer, listed, refusal
from reference.bidding.bids import Domination
from reference.bidding.subtraction import Take

LEFT, RIGHT = ref.Player.LEFT, ref.Player.RIGHT
GIVEN: Mapping[str, Any] = {
    "X": (0, 1),
    "L": {0: (), 1: ()},
    "R": {0: (), 1: (0,)},
    "w_L": {},
    "w_R": {(1, 0): 1},
    "tau": {0: 0, 1: 0},
    "B": (0, 1),
    "TB": 1,
}
"""One move of Right's, from 1 to 0."""


def changed(**given: Any) -> Any:
    """That ruleset with something else in it."""
    return ref.ruleset(**{**GIVEN, **given})


ONE_MOVE = changed()
PATH = ref.symmetric((0, 1), {0: (), 1: (0,)}, {(1, 0): 1}, (0, 1), 1)
MATRIX = ref.bid_matrix((1,), 2, 1, 1)

OF_A_TOTAL_BUDGET: dict[str, Callable[[Any], object]] = {
    "all_bids": ref.all_bids,
    "automaton": ref.automaton,
    "bidding_set": lambda TB: ref.bidding_set((0,), TB),
    "convergence_closed_form": ref.convergence_closed_form,
    "convergence_heaps": lambda TB: ref.convergence_heaps(TB, 1),
    "convergence_sum": ref.convergence_sum,
    "entries_absolute_sum": ref.entries_absolute_sum,
    "entries_sum": ref.entries_sum,
    "formula_3_rows": ref.formula_3_rows,
    "heap_ruleset": lambda TB: ref.heap_ruleset((1,), TB, 1),
    "left_budget": lambda TB: ref.left_budget(0, TB),
    "minimax_rows": lambda TB: ref.minimax_rows((1,), TB),
    "minimax_value": lambda TB: ref.minimax_value((1,), TB, 1, 0, LEFT),
    "outcome_bounds": ref.outcome_bounds,
    "rows": lambda TB: ref.rows((1,), TB),
    "ruleset": lambda TB: changed(TB=TB, B=(0,)),
    "symmetric": lambda TB: ref.symmetric((0,), {0: ()}, {}, (0,), TB),
    "tie_arrows": lambda TB: ref.tie_arrows(TB, 0),
    "total_budget": ref.total_budget,
    "unitary_rows": ref.unitary_rows,
    "unitary_value": lambda TB: ref.unitary_value(TB, 1, 0),
    "value": lambda TB: ref.value((1,), TB, 1, 0, LEFT),
}
OF_A_BUDGET: dict[str, Callable[[Any], object]] = {
    "bid_matrix": lambda p: ref.bid_matrix((1,), 1, 1, p),
    "left_budget": lambda p: ref.left_budget(p, 1),
    "maximin": lambda p: ref.maximin(ONE_MOVE, 1, p, LEFT),
    "minimax": lambda p: ref.minimax(ONE_MOVE, 1, p, LEFT),
    "minimax_value": lambda p: ref.minimax_value((1,), 1, 1, p, LEFT),
    "ruleset_bid_matrix": lambda p: ref.ruleset_bid_matrix(ONE_MOVE, 1, p, LEFT),
    "unitary_value": lambda p: ref.unitary_value(1, 1, p),
    "value": lambda p: ref.value((1,), 1, 1, p, LEFT),
}
OF_A_HEAP: dict[str, tuple[int, Callable[[Any], object]]] = {
    "bid_matrix": (2, lambda x: ref.bid_matrix((2, 3), 1, x, 0)),
    "convergence_heaps": (0, lambda x: ref.convergence_heaps(1, x)),
    "formula_3_rows": (0, lambda x: ref.formula_3_rows(1, x)),
    "heap_ruleset": (0, lambda x: ref.heap_ruleset((2, 3), 1, x)),
    "minimax_rows": (0, lambda x: ref.minimax_rows((2, 3), 1, up_to=x)),
    "minimax_value": (0, lambda x: ref.minimax_value((2, 3), 1, x, 0, LEFT)),
    "removals": (0, lambda x: ref.removals((2, 3), x)),
    "rows": (0, lambda x: ref.rows((2, 3), 1, up_to=x)),
    "unitary_rows": (0, lambda x: ref.unitary_rows(1, x)),
    "unitary_value": (0, lambda x: ref.unitary_value(1, x, 0)),
    "value": (0, lambda x: ref.value((2, 3), 1, x, 0, LEFT)),
}
OF_A_SET: dict[str, Callable[[Any], object]] = {
    "bid_matrix": lambda S: ref.bid_matrix(S, 1, 4, 0),
    "heap_ruleset": lambda S: ref.heap_ruleset(S, 1, 4),
    "minimax_value": lambda S: ref.minimax_value(S, 1, 4, 0, LEFT),
    "removals": lambda S: ref.removals(S, 4),
    "rows": lambda S: ref.rows(S, 1),
    "subtraction_set": ref.subtraction_set,
    "value": lambda S: ref.value(S, 1, 4, 0, LEFT),
}
OF_BIDS: dict[str, Callable[[Any], object]] = {
    "bid_matrix": lambda B: ref.bid_matrix((1,), 3, 1, 0, LEFT, B),
    "bidding_set": lambda B: ref.bidding_set(B, 3),
    "heap_ruleset": lambda B: ref.heap_ruleset((1,), 3, 1, B),
    "minimax_value": lambda B: ref.minimax_value((1,), 3, 1, 0, LEFT, B),
    "rows": lambda B: ref.rows((1,), 3, B),
    "ruleset": lambda B: changed(TB=3, B=B),
    "symmetric": lambda B: ref.symmetric((0,), {0: ()}, {}, B, 3),
    "value": lambda B: ref.value((1,), 3, 1, 0, LEFT, B),
}
OF_A_PLAYER: dict[str, tuple[str, Callable[[Any], object]]] = {
    "bid_matrix": ("marker", lambda at: ref.bid_matrix((1,), 1, 1, 0, at)),
    "dominated_bids": ("of", lambda at: ref.dominated_bids(MATRIX, at)),
    "equilibrium_bids": ("of", lambda at: ref.equilibrium_bids(MATRIX, at)),
    "forced_win_bid": ("marker", lambda at: ref.forced_win_bid(1, 0, at)),
    "forced_wins_budget": ("marker", lambda at: ref.forced_wins_budget(1, 0, at)),
    "maximin": ("marker", lambda at: ref.maximin(ONE_MOVE, 1, 0, at)),
    "minimax": ("marker", lambda at: ref.minimax(ONE_MOVE, 1, 0, at)),
    "minimax_value": ("marker", lambda at: ref.minimax_value((1,), 1, 1, 0, at)),
    "ruleset_bid_matrix": ("marker", lambda at: ref.ruleset_bid_matrix(ONE_MOVE, 1, 0, at)),
    "utility": ("last", lambda at: ref.utility(ONE_MOVE, 0, [], at)),
    "value": ("marker", lambda at: ref.value((1,), 1, 1, 0, at)),
}
OF_A_POSITION: dict[str, Callable[[Any], object]] = {
    "table_by": lambda x: ref.table_by(ref.observation_5, PATH, x),
    "alternating_outcome": lambda x: ref.alternating_outcome(changed(TB=0, B=(0,)), x),
    "maximin": lambda x: ref.maximin(ONE_MOVE, x, 0, LEFT),
    "minimax": lambda x: ref.minimax(ONE_MOVE, x, 0, LEFT),
    "outcome_vector": lambda x: ref.outcome_vector(ONE_MOVE, x),
    "ruleset_bid_matrix": lambda x: ref.ruleset_bid_matrix(ONE_MOVE, x, 0, LEFT),
    "utility": lambda x: ref.utility(ONE_MOVE, x, [], LEFT),
    "utility_as_printed": lambda x: ref.utility_as_printed(ONE_MOVE, x, [], LEFT),
}

EQUAL: tuple[Any, ...] = (False, 0.0, Fraction(1), 1 + 0j)
"""What is equal to 0 or 1, and another object."""

OTHERS: tuple[Any, ...] = ("01", b"\0\1", None, 5)
"""What are no collections."""


def collections(integers: range) -> tuple[Any, ...]:
    """Each set of these in a tuple, in a list and in a set; other collections, and what is none."""
    sets = (S for n in range(len(integers) + 1) for S in combinations(integers, n))
    return (
        *refusals.of_types(sets, tuple, list, frozenset),
        *((1, other) for other in NO_INTEGERS),
        *((2, 2), [2, 1, 2], (1, 10**30), range(1, 3), {1: 0}, {1: 0}.keys(), bytearray(b"\1\2")),
        *OTHERS,
    )


def refused_collection(ask: Callable[[Any], object], given: Any) -> set[str | None]:
    """The fields as which a collection is refused: as it is, and to be gone through but once."""
    members = listed(given)
    return {refusal(ask, given)} | ({refusal(ask, iter(members))} if members is not None else set())


# Numbers


@claim(
    Range(
        "each function asked with the integers from -2 to 4, and with what is no integer",
        "function TB",
        lambda: product(OF_A_TOTAL_BUDGET, (*range(-2, 5), *NO_INTEGERS)),
    )
)
def definition_8__total_budgets__measured(function: str, TB: Any) -> bool:
    """As the total budget the reference takes an integer of at least 0; anything else is
    refused."""
    expected = None if is_integer(TB, 0) else "total_budget"
    return refusal(OF_A_TOTAL_BUDGET[function], TB) == expected


@claim(
    Range(
        "TB = 1, each function asked with the integers from -2 to 3, and with what is no integer",
        "function p",
        lambda: product(OF_A_BUDGET, (*range(-2, 4), *NO_INTEGERS)),
    )
)
def definition_8__budgets__measured(function: str, p: Any) -> bool:
    """As Left's budget the reference takes an integer from 0 to TB; anything else is refused."""
    expected = None if is_integer(p, 0) and p <= 1 else "budget"
    return refusal(OF_A_BUDGET[function], p) == expected


@claim(
    Range(
        "each function asked, of S = {2, 3} or of unitary games, with the integers from -2 to 4, "
        "and with what is no integer",
        "function x",
        lambda: product(OF_A_HEAP, (*range(-2, 5), *NO_INTEGERS)),
    )
)
def definition_8__heaps__measured(function: str, x: Any) -> bool:
    """As a heap the reference takes an integer of at least 0, for a matrix one from which something
    can be taken, and gives the rows of all heaps where there is none; anything else is refused."""
    least, ask = OF_A_HEAP[function]
    admitted = is_integer(x, least) or (function.endswith("rows") and x is None)
    return refusal(ask, x) == (None if admitted else "heap")


@claim(
    Range(
        "each function asked with each set of integers from -1 to 3, in a tuple, in a list and in "
        "a set, with other collections, each also as one to be gone through but once, and with "
        "what is none",
        "function S",
        lambda: product(OF_A_SET, collections(range(-1, 4))),
        at=lambda function, S: {"function": function, "S": as_given(S)},
    )
)
def definition_8__sets__measured(function: str, S: Any) -> bool:
    """As a subtraction set the reference takes a collection, of whatever type, of positive
    integers, at least one and none twice; anything else is refused, a text among it."""
    given = listed(S) or []
    admitted = bool(given) and all(is_integer(s, 1) for s in given) and len({*given}) == len(given)
    return refused_collection(OF_A_SET[function], S) == {None if admitted else "set"}


@claim(
    Range(
        "TB = 3, each function asked with each set of integers from -1 to 4, in a tuple, in a list "
        "and in a set, with other collections, each also as one to be gone through but once, and "
        "with what is none",
        "function B",
        lambda: product(OF_BIDS, collections(range(-1, 5))),
        at=lambda function, B: {"function": function, "B": as_given(B)},
    )
)
def definition_8__bids__measured(function: str, B: Any) -> bool:
    """As bids the reference takes a collection, of whatever type, of integers from 0 to TB, none
    twice, of which some player can place one at each partition, and all bids where None is given
    for a heap; anything else is refused, a text among it."""
    given = listed(B) or []
    admitted = all(is_integer(b, 0) and b <= 3 for b in given) and len({*given}) == len(given)
    admitted = admitted and min(given, default=4) <= 2
    admitted = admitted or (B is None and function not in ("bidding_set", "ruleset", "symmetric"))
    return refused_collection(OF_BIDS[function], B) == {None if admitted else "bids"}


@claim(
    Range(
        "the integers from -9 to {delta}, and what is no integer",
        "delta",
        lambda most: ((delta,) for delta in (*range(-9, most + 1), *NO_INTEGERS)),
        {"delta": 9},
    )
)
def section_3_4__differences__measured(delta: Any) -> bool:
    """The reference has alpha for even integers, beta for odd ones and iota for both; anything else
    is refused."""
    whole = isinstance(delta, int) and delta is not True
    even, odd = (None if whole and delta % 2 == parity else "delta" for parity in (0, 1))
    found = tuple(
        refusal(ask, delta) for ask in (ref.alpha_even, ref.alpha_odd, ref.beta, ref.iota)
    )
    return found == (even, even, odd, None if whole else "x")


@claim(
    Range(
        "the integers from -2 to {q}, and what is no integer, as x and as q",
        "x q",
        lambda most: (
            pair
            for n in (*range(-2, most + 1), *NO_INTEGERS)
            for m in (1, 2)
            for pair in ((n, m), (m, n))
        ),
        {"q": 4},
    )
)
def theorem_29__numbers__measured(x: Any, q: Any) -> bool:
    """The reference takes a number of moves from 1 on and a budget of Right's from 0 on; anything
    else is refused."""
    bad = None if is_integer(q, 0) else "right_budget"
    expected = bad if is_integer(x, 1) else "moves"
    asked = product((ref.forced_wins_budget, ref.forced_win_bid), ref.Player)
    return all(refusal(ask, x, q, at) == expected for ask, at in asked)


def _drawn(TB: int, bid: int) -> bool:
    """Whether the arrows of a bid are as `section_5__bids__measured` says."""
    for reduced in (True, False):
        left = [(p, p - bid, LEFT) for p in range(bid, TB + 1) if not reduced or bid <= TB - p + 1]
        right = [(TB - p, TB - to, LEFT) for p, to, _ in reversed(left)]
        if [*ref.left_arrows(TB, bid, reduced=reduced)] != left:
            return False
        if [*ref.right_arrows(TB, bid, reduced=reduced)] != right:
            return False
    ties = [(p, TB - p + bid, RIGHT) for p in range(TB + 1) if bid <= min(p, TB - p)]
    return [*ref.tie_arrows(TB, bid)] == ties


@claim(
    *part(
        "what is refused",
        Range(
            "TB = 3, the integers from -2 to 5, and what is no integer",
            "bid",
            lambda: ((bid,) for bid in (*range(-2, 6), *NO_INTEGERS)),
        ),
    ),
    *part(
        "the arrows",
        *using(
            _drawn,
            Range(
                "the bids from 1 to TB, TB <= {TB}",
                "TB bid",
                lambda most: ((TB, bid) for TB in range(most + 1) for bid in range(1, TB + 1)),
                {"TB": 30},
            ),
        ),
    ),
)
def section_5__bids__measured(bid: Any) -> bool:
    """The reference has arrows for bids from 1 to TB, and of ties for 0 too; anything else is
    refused. Left's go from all her budgets from which she can bid so much, where they are reduced
    from those alone of which Right has at least a dollar less than the bid; Right's are the same
    in a mirror."""
    least_1, least_0 = (None if is_integer(bid, least) and bid <= 3 else "bid" for least in (1, 0))
    found = [refusal(ref.tie_arrows, 3, bid)]
    for arrows in (ref.left_arrows, ref.right_arrows):
        found += [
            refusal(lambda b, r=r, of=arrows: of(3, b, reduced=r), bid) for r in (True, False)
        ]
    if found != [least_0, least_1, least_1, least_1, least_1] or least_1:
        return least_1 is not None and found == [least_0, *["bid"] * 4]
    return _drawn(3, bid)


# Players and positions


@claim(
    Range(
        "each function asked with Left, Right, and with what is neither",
        "function at",
        lambda: product(
            OF_A_PLAYER, (*ref.Player, "left", "right", "", "LEFT", "middle", None, 0, True, [])
        ),
    )
)
def section_1__players__measured(function: str, at: Any) -> bool:
    """The reference takes Left and Right, also by these words; anything else is refused."""
    field, ask = OF_A_PLAYER[function]
    return refusal(ask, at) == (None if at in ("left", "right") else field)


@claim(
    Range(
        "each function asked, of positions 0 and 1, with these, with what is equal to one of them, "
        "with others, and with none",
        "function x",
        lambda: product(
            OF_A_POSITION, (*range(-1, 4), *NO_INTEGERS, *EQUAL, "0", (0,), [0], ([0],), 0.5)
        ),
        at=lambda function, x: {"function": function, "x": as_given(x)},
    )
)
def section_2__positions__measured(function: str, x: Any) -> bool:
    """As a position the reference takes what is equal to one of the ruleset, whatever its type, and
    gives the table of all where none is asked for; anything else is refused."""
    admitted = x in (0, 1) or (x is None and function == "table_by")
    return refusal(OF_A_POSITION[function], x) == (None if admitted else "position")


LINES: tuple[Any, ...] = (
    *([], [(LEFT, 0)], [(RIGHT, 0)], [("right", 0)], [("left", 0)], [("up", 0)], [(RIGHT, 1)]),
    *([(RIGHT, 0), (RIGHT, 0)], [(RIGHT, 0), (RIGHT, 1)], [(None, 0)]),
)


@claim(
    Range(
        "one move of Right's, from 1 to 0: plays from 1 by either player, ended by either",
        "line last",
        lambda: product(LINES, ref.Player),
        at=lambda line, last: {"line": as_given(line), "last": last},
    )
)
def section_2__plays__measured(line: Any, last: ref.Player) -> bool:
    """The reference takes a play of moves that are there, at the end of which who wins the bid has
    no move; anything else is refused."""
    moved = [*line] == [(RIGHT, 0)]
    bad = "line" if line and not moved else "last" if last is RIGHT and not line else None
    return all(
        refusal(u, ONE_MOVE, 1, line, last) == bad for u in (ref.utility, ref.utility_as_printed)
    )


@claim(Range("TB <= {TB}", "TB", lambda most: ((TB,) for TB in range(most + 1)), {"TB": 3}))
def section_2__alternating__measured(TB: int) -> bool:
    """The reference takes alternating play for a total budget of 0 alone."""
    found = refusal(ref.alternating_outcome, changed(TB=TB, B=(0,)), 1)
    return found == ("total_budget" if TB else None)


@claim(
    Range(
        "TB <= {TB}, every set of bids",
        "TB B",
        lambda most: ((TB, B) for TB in range(most + 1) for B in bidding_sets(TB)),
        {"TB": 4},
    )
)
def corollary_6__bids__measured(TB: int, B: tuple[int, ...]) -> bool:
    """The reference has the values of Corollary 6 for bids among which is 0 alone, for without it
    the formula has no term at p = TB, where Right has no bid."""
    path = ref.symmetric((0, 1), {0: (), 1: (0,)}, {(1, 0): 1}, B, TB)
    return refusal(ref.table_by, ref.corollary_6, path) == (None if 0 in B else "bids")


# Rulesets


def is_number(w: object) -> bool:
    """An exact number; a boolean is none."""
    return isinstance(w, int | Fraction) and not isinstance(w, bool)


def numbers_on(given: object, keys: list[Any]) -> bool:
    """Whether this has an exact number for each of these and for nothing else."""
    if not isinstance(given, Mapping):
        return False
    return {*given} == {*keys} and all(is_number(w) for w in given.values())


def are_moves(given: object) -> bool:
    """Whether this has a set of positions for 0 and for 1."""
    if not isinstance(given, Mapping) or {*given} != {0, 1}:
        return False
    options = [listed(o) for o in given.values()]
    return all(o is not None and all(x in (0, 1) and o.count(x) == 1 for x in o) for o in options)


OPTIONS = ((), (0,), [1], {0}, (False,), (1.0,), (0, 0), (0, 0.0), (0, 2), ([0],), "0", None, 0)
MOVES: tuple[Any, ...] = (
    *({0: o, 1: ()} for o in OPTIONS),
    *({0: (), 1: o} for o in OPTIONS),
    *({0.0: (), True: ()}, {0: ()}, {0: (), 1: (), 2: ()}, {}, [0, 1], [], "01", None),
)
NUMBERS = (0, -2, Fraction(1, 2), 0.5, "1", None, True)
ARGUMENTS: dict[str, tuple[str, tuple[Any, ...]]] = {
    "X": (
        "positions",
        (
            *((0, 1), [1, 0], {0, 1}, (False, 1.0), (), (0, 0, 1), (0, 1, True), (0, 1, None)),
            *((0, 1, [2]), "01", None, 5),
        ),
    ),
    "L": ("left_moves", MOVES),
    "R": ("right_moves", MOVES),
    "w_L": ("left_weights", ({}, {(1, 0): 1}, {(0, 1): 1}, {0: 1}, [], None)),
    "w_R": (
        "right_weights",
        (
            *({(1, 0): w} for w in NUMBERS),
            *({(True, 0.0): 1}, {}, {(0, 1): 1}, {(1, 0): 1, 0: 1}, [(1, 0)], [], None),
        ),
    ),
    "tau": (
        "penalties",
        (*({0: w, 1: 0} for w in NUMBERS), {0: 0}, {}, {0: 0, 1: 0, 2: 0}, [0, 1], [], None),
    ),
    "tau_R": (
        "right_penalties",
        (*({0: w} for w in NUMBERS), {0: 0, 1: 0}, {}, {1: 0}, [0], [], None),
    ),
}


@claim(
    Range(
        "one move of Right's, from 1 to 0, with another argument, or with what is none",
        "name given",
        lambda: ((name, given) for name, (_, each) in ARGUMENTS.items() for given in each),
        at=lambda name, given: {"name": name, "given": f"{type(given).__name__}: {given}"},
    )
)
def section_2__rulesets__measured(name: str, given: Any) -> bool:
    """The reference takes a ruleset as at least one position, each once and none of them None, a
    set of options of either player for each, with no play that comes back, an exact number for
    each move, and one for each position where a player has none; anything else is refused. What
    is equal is one position."""
    field = ARGUMENTS[name][0]
    more: dict[str, Any] = {}
    if name in ("L", "R"):
        if not are_moves(given):
            return refusal(lambda: changed(**{name: given})) == field
        moves = {"L": GIVEN["L"], "R": GIVEN["R"], name: given}
        more = {f"w_{who}": {(x, y): 1 for x in (0, 1) for y in moves[who][x]} for who in "LR"}
        more["tau"] = {x: 0 for x in (0, 1) if not (moves["L"][x] and moves["R"][x])}
        after = {x: {*moves["L"][x], *moves["R"][x]} for x in (0, 1)}
        comes_back = 0 in after[0] or 1 in after[1] or (after[0] and after[1])
        expected = "moves" if comes_back else None
    elif name == "X":
        positions = listed(given) or []
        proper = all(isinstance(x, Hashable) and x is not None for x in positions)
        expected = None if proper and sorted(positions) == [0, 1] else field
    elif name == "tau_R":
        more["tau"] = {0: 0, 1: 0}
        expected = None if given is None or numbers_on(given, [0]) else field
    else:
        keys: dict[str, list[Any]] = {"w_L": [], "w_R": [(1, 0)], "tau": [0, 1]}
        expected = None if numbers_on(given, keys[name]) else field
    return refusal(lambda: changed(**{**more, name: given})) == expected


# Matrices


@claim(
    Range(
        "every matrix of two bids a player with numbers up to {most}, and every one of two and "
        "three with numbers 0 and 1",
        "cells",
        lambda most: (
            (cells,)
            for wide, high, numbers in ((2, 2, most), (2, 3, 1), (3, 2, 1))
            for cells in product(product(range(numbers + 1), repeat=wide), repeat=high)
        ),
        {"most": 2},
        measures={"most": lambda cells: max(map(max, cells))},
    ),
    Range(
        "matrices of 5 by 6 numbers, a i + b j modulo 3",
        "cells",
        lambda: (
            (tuple(tuple((a * i + b * j) % 3 for i in range(5)) for j in range(6)),)
            for a, b in product(range(3), repeat=2)
        ),
    ),
)
def example_12__matrices__measured(cells: tuple[tuple[int, ...], ...]) -> bool:
    """In a matrix a pair of bids is in equilibrium where neither player gains by another bid, Left
    by a larger number and Right by a smaller one; a bid is dominated where another is at least as
    good against all and better against one, strictly where it is better against all."""
    wide, high = range(len(cells[0])), range(len(cells))
    matrix = ref.BidMatrix(
        tuple(Take(bid, 1) for bid in wide), tuple(Take(bid, 1) for bid in high), cells
    )
    stays = [
        (i, j)
        for i in wide
        for j in high
        if not any(cells[j][k] > cells[j][i] for k in wide)
        and not any(cells[k][i] < cells[j][i] for k in high)
    ]
    if [(ours.bid, theirs.bid) for ours, theirs in ref.equilibria(matrix)] != stays:
        return False
    columns = [[row[i] for row in cells] for i in wide]
    lines = {LEFT: columns, RIGHT: [[-number for number in row] for row in cells]}
    for at, (of, results) in enumerate(lines.items()):
        both = {pair[at] for pair in stays}
        if [each.bid for each in ref.equilibrium_bids(matrix, of)] != sorted(both):
            return False
        for kind in Domination:
            less = [
                bid
                for bid, own in enumerate(results)
                if any(
                    all(a > b for a, b in zip(other, own, strict=True))
                    if kind is Domination.STRICT
                    else other != own and all(a >= b for a, b in zip(other, own, strict=True))
                    for other in results
                )
            ]
            if [each.bid for each in ref.dominated_bids(matrix, of, kind)] != less:
                return False
    least, most = [min(c) for c in columns], [max(row) for row in cells]
    found = [*matrix.minima], [*matrix.maxima], matrix.maximin, matrix.minimax
    return found == (least, most, max(least), min(most))
