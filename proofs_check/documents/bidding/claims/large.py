"""The reference where numbers are large: each value from those before it, and closed forms.

Each is written a second time here, by the sentences of the document and without the reference.
"""

from collections.abc import Iterator, Sequence
from fractions import Fraction
from functools import lru_cache
from itertools import product
from typing import Any

import reference.bidding as ref
from proofs_check.core.ranges import Range
from proofs_check.documents.bidding.claims import claim
from proofs_check.documents.bidding.unitary import unitary_table
from reference.bidding.rulesets import Position

LEFT, RIGHT = ref.Player.LEFT, ref.Player.RIGHT

Bids = tuple[int, ...]
Bid = int | None
"""None where a player has no legal bid."""


def _bids(B: Bids, budget: int) -> list[Bid]:
    return [b for b in B if b <= budget] or [None]


def _left_wins(ell: Bid, r: Bid, marker: ref.Player) -> bool:
    return ell is not None and (r is None or ell > r or (ell == r and marker is LEFT))


def _best(table: Sequence[Sequence[Any]], *, maximin: bool) -> Any:
    """Of a row for each of Left's choices, with a column for each of Right's."""
    return max(map(min, table)) if maximin else min(map(max, zip(*table, strict=True)))


@lru_cache(maxsize=8)
def _rows(S: Bids, TB: int, B: Bids, heaps: int) -> tuple[list[ref.HeapRow], list[ref.HeapRow]]:
    return list(ref.rows(S, TB, B, heaps)), list(ref.minimax_rows(S, TB, B, heaps))


def _matrix(
    S: Bids, B: Bids, x: int, p: int, q: int, marker: ref.Player, known: list[ref.HeapRow]
) -> list[list[int]]:
    """A row for each of Left's choices."""

    def entry(ell: Bid, s: int, r: Bid, t: int) -> int:
        left = _left_wins(ell, r, marker)
        row = known[x - s if left else x - t]
        # After a tie the other player has the marker.
        after = row.nu_hat if (marker is LEFT) is (ell != r) else row.nu
        return after[p - (ell or 0)] + s if left else after[p + (r or 0)] - t

    ours = [(ell, s) for ell in _bids(B, p) for s in S if s <= x]
    theirs = [(r, t) for r in _bids(B, q) for t in S if t <= x]
    return [[entry(*one, *other) for other in theirs] for one in ours]


@claim(
    Range(
        "S = {{1}}, TB = 12, all bids; {{3,5,8}}, 13, {{0,1,2,3,5,8}}; {{2,3,5,6,7,9}}, 11, "
        "{{2,3,6}}; {{20,21,41}}, 5, all; heaps x <= {x}",
        "S TB B x top",
        lambda heaps: (
            (*game, x, heaps)
            for game in (
                ((1,), 12, tuple(range(13))),
                ((3, 5, 8), 13, (0, 1, 2, 3, 5, 8)),
                ((2, 3, 5, 6, 7, 9), 11, (2, 3, 6)),
                ((20, 21, 41), 5, tuple(range(6))),
            )
            for x in range(heaps + 1)
        ),
        {"x": 60},
        at=lambda S, TB, B, x, _: {"S": list(S), "TB": TB, "B": list(B), "x": x},
    )
)
def definition_8__rows__measured(S: Bids, TB: int, B: Bids, x: int, top: int) -> bool:
    """The maximin and minimax values of a heap are those of the matrices of what each two choices
    lead to by the values of smaller heaps; Definition 10 and formula (3) give those of {1} with all
    bids."""
    for known, maximin in zip(_rows(S, TB, B, top), (True, False), strict=True):
        for p, marker in product(range(TB + 1), ref.Player):
            table = _matrix(S, B, x, p, TB - p, marker, known)
            if known[x].under(marker)[p] != (_best(table, maximin=maximin) if table else 0):
                return False
    unitary = S == (1,) and len(B) == TB + 1
    if not unitary:
        return True
    row, p = _rows(S, TB, B, top)[0][x].nu_hat, x % (TB + 1)
    by_formula_3 = [*ref.formula_3_rows(TB, x)][x]
    return by_formula_3 == unitary_table(TB)[x] == row and ref.unitary_value(TB, x, p) == row[p]


@claim(
    Range(
        # With {2,3} as bids of 8 dollars maximin is not minimax at heap 3.
        "S = {{2,3}}, TB = 4, B = {{0,1,3}} and {{2}}, and {{1}}, 8, {{2,3}}, moves with or after "
        "the bids, the marker staying or going over, heaps 3 and {x}",
        "S TB B x reading",
        lambda x: (
            (*of, heap, ref.Reading(action=action, unopposed=unopposed))
            for of in (((2, 3), 4, (0, 1, 3)), ((2, 3), 4, (2,)), ((1,), 8, (2, 3)))
            for heap, action, unopposed in product((3, x), ref.Action, ref.Unopposed)
        ),
        {"x": 23},
        at=lambda S, TB, B, x, reading: {
            **{"S": list(S), "TB": TB, "B": list(B), "x": x},
            "reading": list(map(str, reading)),
        },
    )
)
def definition_8__one_heap__measured(
    S: Bids, TB: int, B: Bids, x: int, reading: ref.Reading
) -> bool:
    """Asked of one heap, budget and marker the reference gives what it gives of all, and its matrix
    by default is of the values of smaller heaps."""
    known, other = (list(of(S, TB, B, x, reading)) for of in (ref.rows, ref.minimax_rows))
    for p, marker in product(range(TB + 1), ref.Player):
        found = (
            ref.value(S, TB, x, p, marker, B, reading),
            ref.minimax_value(S, TB, x, p, marker, B, reading),
        )
        if found != (known[x].under(marker)[p], other[x].under(marker)[p]):
            return False
        if reading == ref.Reading():
            cells = ref.bid_matrix(S, TB, x, p, marker, B).cells
            expected = _matrix(S, B, x, p, TB - p, marker, known)
            if [*map(list, zip(*cells, strict=True))] != expected:
                return False
    return True


def _made(k: int) -> ref.Ruleset:
    """A ruleset of 6 positions without symmetry: zugzwangs, fractions, two penalties a position."""
    TB, B = ((3, (0, 1, 2, 3)), (5, (0, 2, 3)), (4, (1, 2)))[k]
    X = range(6)
    L = {x: [y for y in range(x) if (x * x + 3 * y + k) % 4] for x in X}
    R = {x: [y for y in range(x) if (2 * x + y * y + k) % 3] for x in X}
    return ref.ruleset(
        X,
        L,
        R,
        {(x, y): Fraction((7 * x + 5 * y + k) % 9 - 4, 1 + (x + y) % 3) for x in X for y in L[x]},
        {(x, y): Fraction((4 * x + 3 * y + k) % 9 - 4, 1 + x * y % 2) for x in X for y in R[x]},
        {x: x % 3 - 1 for x in X if not L[x]},
        B,
        TB,
        tau_R={x: (x + k + 1) % 3 - 1 for x in X if not R[x]},
    )


def _of_position(
    gamma: ref.Ruleset,
    x: Any,
    p: int,
    marker: ref.Player,
    reading: ref.Reading,
    known: Any,
    maximin: bool,
) -> Any:
    Ls, Rs = gamma.L[x] or (None,), gamma.R[x] or (None,)
    stuck = {LEFT: not gamma.L[x], RIGHT: not gamma.R[x]}
    tau = {LEFT: gamma.tau_L, RIGHT: gamma.tau_R}
    other = RIGHT if marker is LEFT else LEFT
    over = [marker, other] if reading.ending is ref.Ending.EITHER_PLAYER else [marker]
    if reading.ending is not ref.Ending.BID_WINNER and any(stuck[who] for who in over):
        return next(tau[who][x] for who in over if stuck[who])
    sign = 1 if reading.right_weight is ref.RightWeight.ADDED else -1
    ells, rs = _bids(gamma.B, p), _bids(gamma.B, gamma.TB - p)
    # Who has the marker and alone can bid hands it over in the one reading.
    alone = (rs if marker is LEFT else ells) == [None]
    goes = alone and reading.unopposed is ref.Unopposed.MARKER_MOVES

    def entry(ell: Bid, y: Any, r: Bid, z: Any) -> Any:
        left = _left_wins(ell, r, marker)
        move = y if left else z
        if move is None:
            return tau[LEFT if left else RIGHT][x]
        after = known[move].under(other if goes or ell == r else marker)
        if left:
            return after[p - (ell or 0)] + gamma.w_L[x, y]
        return after[p + (r or 0)] + sign * gamma.w_R[x, z]

    def chosen_then(ell: Bid, r: Bid) -> Any:
        if _left_wins(ell, r, marker):
            return max(entry(ell, y, r, None) for y in Ls)
        return min(entry(ell, None, r, z) for z in Rs)

    if reading.action is ref.Action.AFTER_BID:
        return _best([[chosen_then(ell, r) for r in rs] for ell in ells], maximin=maximin)
    theirs = [*product(rs, Rs)]
    table = [[entry(*one, *them) for them in theirs] for one in product(ells, Ls)]
    return _best(table, maximin=maximin)


def _readings() -> Iterator[tuple[int, ref.Reading]]:
    for sign, ending, action, unopposed in product(
        ref.RightWeight, ref.Ending, ref.Action, ref.Unopposed
    ):
        yield from ((k, ref.Reading(sign, ending, action, unopposed)) for k in range(3))


@claim(
    Range(
        "three rulesets of 6 positions without symmetry, TB = 3, 4 and 5, every reading",
        "k reading",
        _readings,
        at=lambda k, reading: {"k": k, "reading": list(map(str, reading))},
    )
)
def definition_1__tables__measured(k: int, reading: ref.Reading) -> bool:
    """The maximin and minimax values of a position, as each reading has them, are those of the
    matrices of what each two choices lead to by the values of its options. Asked of the position 2,
    3 or 5 alone the reference gives those of all that can be reached from it, or one of them, and
    as Definition 1 is read by default a matrix of that value; of 5, the vector of all."""
    gamma = _made(k)
    for of, maximin in ((ref.maximin_table, True), (ref.minimax_table, False)):
        known = of(gamma, reading=reading)
        for x, p, marker in product(gamma.X, range(gamma.TB + 1), ref.Player):
            expected = _of_position(gamma, x, p, marker, reading, known, maximin)
            if known[x].under(marker)[p] != expected:
                return False
        for x in (2, 3, 5):
            reached: set[Position] = {x}
            while more := {z for y in reached for z in (*gamma.L[y], *gamma.R[y])} - reached:
                reached |= more
            if of(gamma, x, reading) != {y: known[y] for y in reached}:
                return False
            p, marker = x % (gamma.TB + 1), RIGHT if x % 2 else LEFT
            one = (ref.maximin if maximin else ref.minimax)(gamma, x, p, marker, reading)
            if one != known[x].under(marker)[p]:
                return False
            asked = maximin and reading == ref.Reading()
            if asked and ref.ruleset_bid_matrix(gamma, x, p, marker).maximin != one:
                return False
        row = known[5]
        if maximin and ref.outcome_vector(gamma, 5, reading) != (*row.nu_hat[::-1], *row.nu):
            return False
    return True


@claim(
    Range(
        "three rulesets of 6 positions without symmetry, from each position, either player first",
        "k x first",
        lambda: product(range(3), range(6), ref.Player),
    )
)
def section_2__utility__alternating__measured(k: int, x: int, first: ref.Player) -> bool:
    """Where players move in turn, each to the first option, the reference's utility is the sum of
    what the moves weigh and the penalty of whoever cannot move."""
    gamma = _made(k)
    line: list[tuple[ref.Player, Position]] = []
    at: Position = x
    mover, score = first, Fraction(0)
    while moves := (gamma.L if mover is LEFT else gamma.R)[at]:
        score += (gamma.w_L if mover is LEFT else gamma.w_R)[at, moves[0]]
        line.append((mover, moves[0]))
        at, mover = moves[0], RIGHT if mover is LEFT else LEFT
    score += (gamma.tau_L if mover is LEFT else gamma.tau_R)[at]
    return ref.utility(gamma, x, line, mover) == score


# Closed forms


def _alpha(d: int, odd_heap: bool) -> int:
    return 2 * (d // 4) + 1 if odd_heap else 2 * ((d + 2) // 4)


def _beta(d: int) -> int:
    return 2 * ((d + 1) // 4) + (d > 0)


@claim(
    Range(
        "TB <= 40, and 2^n and 2^n + 1, 6 <= n <= {n}",
        "TB",
        lambda most: (
            (TB,) for TB in (*range(41), *(2**n + by for n in range(6, most + 1) for by in (0, 1)))
        ),
        {"n": 10},
        measures={"n": lambda TB: TB.bit_length() - 1},
    )
)
def lemma_25__automata__measured(TB: int) -> bool:
    """The automaton has alpha, or for odd TB beta, of 2p - TB at each node, the odd states that it
    gives to even ones are 1 less those at q, and the two sums of its entries and that of Theorem 27
    are sums of these."""
    differences = range(-TB, TB + 1, 2)
    even, odd = (
        tuple(_beta(d) if TB % 2 else _alpha(d, odd_heap) for d in differences)
        for odd_heap in (False, True)
    )
    found = ref.automaton(TB)
    halves = [Fraction(d + 1 - TB % 2, 2) for d in differences if d >= 0]
    sums = (ref.entries_sum(TB), ref.entries_absolute_sum(TB), ref.convergence_sum(TB))
    plus = Fraction(TB % 2 * TB, 2)
    return (
        (found.even, found.odd) == (even, odd)
        and ref.zero_bidding(even) == (even, tuple(1 - e for e in reversed(even)))
        and sums == (sum(even + odd), sum(map(abs, even + odd)), 1 + plus + 2 * sum(halves) - TB)
    )


LARGE = Range(
    "2^n - 2 to 2^n + 2, 2 <= n <= {n}",
    "N",
    lambda most: ((2**n + by,) for n in range(2, most + 1) for by in (-2, -1, 0, 1, 2)),
    {"n": 80},
    measures={"n": lambda N: (N + 2).bit_length() - 1},
)


@claim(LARGE)
def section_3_4__large_numbers__measured(N: int) -> bool:
    """Of d of any length alpha is 2 [(d+2)/4] for even heaps and 2 [d/4] + 1 for odd ones, and beta
    2 [(d+1)/4], and 1 more if d > 0. The bounds of Lemma 22 are TB/2 rounded, the closed forms of
    Theorem 27 1 + (TB/2)^2 and, for odd TB, 1 + ((TB+1)/2)^2 - TB/2, and the budgets of Theorem 29
    are twice the one before and q + 1, to 69 moves."""
    signed = (N, -N)
    if N % 2:
        functions = all(ref.beta(d) == _beta(d) for d in signed)
        closed = 1 + ((N + 1) // 2) ** 2 - Fraction(N, 2)
    else:
        even = all(ref.alpha_even(d) == _alpha(d, odd_heap=False) for d in signed)
        functions = even and all(ref.alpha_odd(d) == _alpha(d, odd_heap=True) for d in signed)
        closed = Fraction(1 + (N // 2) ** 2)
    bounds = ref.outcome_bounds(N) == (-(N // 2), (N + 1) // 2 + 1)
    for marker, budget in ((LEFT, N), (RIGHT, N + 1)):
        for x in range(1, 70):
            bid = N + 1 if marker is RIGHT else N
            bid = bid if x == 1 else 2 ** (x - 1) * bid + (2 ** (x - 2) if marker is LEFT else 0)
            if (
                ref.forced_wins_budget(x, N, marker) != budget
                or ref.forced_win_bid(x, N, marker) != bid
            ):
                return False
            budget = 2 * budget + N + 1
    return functions and closed == ref.convergence_closed_form(N) and bounds
