"""Section 3.5, Theorem 29: how many final moves a player with the larger budget can force."""

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from itertools import product
from typing import Any

from proofs_check.core.claim import Depending, Plan, using
from proofs_check.core.ranges import Found, Range
from proofs_check.documents.bidding.claims import claim
from proofs_check.documents.bidding.ranges import UNITARY
from proofs_check.methods.chained import chained
from proofs_check.methods.printed import Cell, Row, printed, printed_rows
from reference.bidding import Player, forced_win_bid, forced_wins_budget, rows

LEFT, RIGHT = Player.LEFT, Player.RIGHT


@dataclass(frozen=True)
class Half:
    """One half of the theorem: who has the marker, and how the statement and the proof put it."""

    holder: str
    marker: Player
    formula: str
    in_proof: str
    right_budget: str


WITH, WITHOUT = (
    Half("Left", LEFT, "(2^x - 1) q + 2^(x-1) - 1", "step (marker)", "Right's budget"),
    Half("Right", RIGHT, "(2^x - 1)(q + 1)", "marker with Right", "Right's budget after k"),
)
HALVES = {"marker": WITH, "no-marker": WITHOUT}
SIDES = {"left": WITH, "right": WITHOUT}


def _forced_wins(theorem: str, view: Callable[[Any], Any]) -> Plan:
    """The plan of a claim that a theorem of the theory of forced wins says.

    Args:
        theorem: its name.
        view: of that module, how the predicate sees it.
    """

    def seen(*variables: Any) -> Any:
        from proofs_check.documents.bidding import theory_forced_wins

        return view(theory_forced_wins)(*variables)

    return chained("bidding", theorem, seen, "theory_forced_wins")


# The two thresholds, each in both directions; the theorem prints one of them.


def _values(marker: Player, largest: int, moves: int) -> Iterator[tuple[int, int, int, int]]:
    for TB in range(largest + 1):
        for x, row in enumerate(rows({1}, TB, up_to=moves)):
            if x:
                for p, value in enumerate(row.under(marker)):
                    yield TB, x, p, value


def _forced(half: Half, *, enough: bool) -> tuple[Plan, ...]:
    """Games with enough money for the theorem, or with less: by the reference, and by the engine.

    Left can win all moves of a heap of x where its value, Definition 1, is x.
    """
    small = Range(
        f"{half.holder} has the marker, TB <= {{TB}}, heaps 1 to {{x}}, every Left budget",
        "TB x p value",
        lambda largest, moves: _values(half.marker, largest, moves),
        {"TB": 16, "x": 5},
        {"TB": 40, "x": 6},
    )
    words = f"p >= {half.formula}" if enough else f"p < {half.formula}"
    few = UNITARY.where("x from 1 to 8", lambda g: (g.x >= 1) & (g.x <= 8))

    def threshold(g: Any) -> Any:
        power = 2**g.x
        return (power - 1) * g.q + power // 2 - 1 if half is WITH else (power - 1) * (g.q + 1)

    def all_won(g: Any) -> Any:
        won = (g.o if half is WITH else g.nu) == g.x
        return won == enough

    return (
        *using(
            all_won,
            _forced_wins(
                "all_won_hat" if half is WITH else "all_won",
                lambda m: m.positions(half.marker, with_enough=enough),
            ),
        ),
        small.where(
            words,
            lambda TB, x, p, value: (p >= forced_wins_budget(x, TB - p, half.marker)) == enough,
        ),
        *using(all_won, few.where(words, lambda g: (g.p >= threshold(g)) == enough)),
    )


@claim(
    Depending(lambda half: _forced(half, enough=True)),
    each={f"theorem-29.{name}": half for name, half in HALVES.items()},
)
def theorem_29(TB: int, x: int, p: int, value: int, half: Half) -> bool:
    """{0.holder} has the marker: if p >= {0.formula}, Left can force a win of the x final moves of
    a heap of x."""
    return value == x


@claim(
    Depending(lambda half: _forced(half, enough=False)),
    each={f"theorem-29.{name}.strengthened": half for name, half in HALVES.items()},
)
def theorem_29__strengthened(TB: int, x: int, p: int, value: int, half: Half) -> bool:
    """{0.holder} has the marker: only if p >= {0.formula} can Left force a win of the x final moves
    of a heap of x."""
    return value != x


def _bid_wins(bid: Any, left: Any, right: Any, ties: Any) -> Any:
    return (bid <= left) & ((bid > right) | (ties & (bid == right)))


@claim(
    Depending(
        lambda half: using(
            _bid_wins,
            _forced_wins("bids_win", lambda m: m.moves(half.marker)),
        )
    ),
    Range(
        "q <= {q}, x from 1 to {x}",
        "q x",
        lambda largest, moves: product(range(largest + 1), range(1, moves + 1)),
        {"q": 60, "x": 12},
        {"q": 400, "x": 16},
    ),
    each={f"theorem-29.{name}.any-heap.weakened": half for name, half in HALVES.items()},
)
def theorem_29__any_heap__weakened(q: int, x: int, half: Half) -> bool:
    """{0.holder} has the marker: with p >= {0.formula} the printed bids win x moves in a row,
    whatever Right bids: each is within Left's budget and above Right's (the first may tie where
    Left has the marker)."""
    p, right = forced_wins_budget(x, q, half.marker), q
    for k in range(1, x + 1):
        bid = forced_win_bid(k, q, half.marker)
        ties = bid == right and k == 1 and half is WITH
        if bid > p or not (bid > right or ties):
            return False
        p, right = p - bid, right + bid
    return True


# The first moves in the proof: each quantity is linear in q.


def _computed(marker: Player, k: int, quantity: str, q: int) -> int:
    """A quantity of the proof at the move k, by transferring dollars."""
    total, bid = 0, 0
    for i in range(1, k + 1):
        ties = marker is LEFT and i == 1
        # The least bid that Right, with q + total, cannot beat.
        bid = q + total + (0 if ties else 1)
        total = bid + total
    return {"bid": bid, "sum of bids": total, "right budget after": q + total}[quantity]


def _as_printed(row: Row) -> Callable[[Any, Any], Any]:
    def quantity(q: Any, computed: Any) -> Any:
        return computed == q * int(row["times_q"]) + int(row["constant"])

    return quantity


RIGHT_MARKER = "marker with Right, "
PLACES = (
    *("sentence 2", "sentence 3, part 1", "sentence 3, part 2", "sentence 4", "sentence 5"),
    *("sentence 6, part 1", "sentence 6, part 2", "sentence 7, fourth bid"),
    *("sentence 7, fifth bid", "sentence 8"),
    *(f"{RIGHT_MARKER}first bid", f"{RIGHT_MARKER}Right's budget 1"),
    *(f"{RIGHT_MARKER}two moves", f"{RIGHT_MARKER}two moves", f"{RIGHT_MARKER}Right's budget 2"),
    *(f"{RIGHT_MARKER}three moves", f"{RIGHT_MARKER}three moves"),
)
"""Where each printed quantity stands in the proof."""

QUANTITIES = {
    f"theorem-29.proof.{row['marker']}-{row['move']}-{row['quantity'].replace(' ', '-')}": (
        row["marker"].capitalize(),
        row,
        place,
    )
    for row, place in zip(printed_rows("bidding", "theorem-29-proof"), PLACES, strict=True)
}

Q = Range("q <= {q}", "q", lambda largest: ((q,) for q in range(largest + 1)), {"q": 60})


@claim(
    Depending(
        lambda holder, row, place: (
            *using(
                _as_printed(row),
                _forced_wins(
                    "first_moves",
                    lambda m: m.quantity(Player(row["marker"]), int(row["move"]), row["quantity"]),
                ),
            ),
            Q,
        )
    ),
    each=QUANTITIES,
)
def theorem_29__proof(q: int, _holder: str, row: Row, _place: str) -> bool:
    """{0} has the marker: at the move {1[move]}, {1[quantity]} is {1[times_q]}q + {1[constant]}."""
    computed = _computed(Player(row["marker"]), int(row["move"]), row["quantity"], q)
    return bool(_as_printed(row)(q, computed))


# The induction steps of both halves of the proof: identities in q, at every k.

K_AND_Q = Range(
    "k from 1 to {k}, q <= {q}",
    "k q",
    lambda last, largest: product(range(1, last + 1), range(largest + 1)),
    {"k": 60, "q": 20},
)

Linear = tuple[Any, Any]
"""The coefficient of q and the constant term, where h is 2^(k-1)."""


def _right_budget(half: Half, h: Any) -> Linear:
    return (2 * h, h - 1) if half is WITH else (2 * h, 2 * h - 1)


def _at_every_k(says: Callable[..., Any]) -> Any:
    """The plans of an equation between q, the sums of k and k + 1 bids, the next bid, and Right's
    printed budget."""
    return Depending(
        lambda half: (
            *using(
                says,
                _forced_wins("inductive_step", lambda m: m.induction_step(half.marker)),
            ),
            K_AND_Q,
        )
    )


@claim(
    _at_every_k(lambda q, total, _bid, _next, printed: total + q == printed),
    each={f"theorem-29.proof.{side}-step-right-budget": half for side, half in SIDES.items()},
)
def theorem_29__proof__right_budget(k: int, q: int, half: Half) -> bool:
    """{0.holder} has the marker: Right's budget after k moves, the sum of the bids and q, is as
    printed."""
    times, constant = _right_budget(half, 2 ** (k - 1))
    return bool(forced_wins_budget(k, q, half.marker) + q == times * q + constant)


@claim(
    _at_every_k(lambda q, total, bid, _next, _printed: bid == total + q + 1),
    each={f"theorem-29.proof.{side}-step-next-bid": half for side, half in SIDES.items()},
)
def theorem_29__proof__next_bid(k: int, q: int, half: Half) -> bool:
    """{0.holder} has the marker: the bid of the move k + 1 is one more than Right's budget."""
    right = forced_wins_budget(k, q, half.marker) + q
    return forced_win_bid(k + 1, q, half.marker) == right + 1


@claim(
    _at_every_k(lambda _q, total, bid, following, _printed: total + bid == following),
    each={f"theorem-29.proof.{side}-step-total": half for side, half in SIDES.items()},
)
def theorem_29__proof__total(k: int, q: int, half: Half) -> bool:
    """{0.holder} has the marker: the sum of k bids and the bid k + 1 is the formula at k + 1."""
    total = forced_wins_budget(k, q, half.marker) + forced_win_bid(k + 1, q, half.marker)
    return total == forced_wins_budget(k + 1, q, half.marker)


@claim(printed)
def theorem_29__proof__stray_2() -> Iterator[Cell]:
    """The sum at k + 1 is 2, as the text has it between the two ends of the chain."""
    for k, q in product((1, 2), (0, 1)):
        total = forced_wins_budget(k, q, LEFT) + forced_win_bid(k + 1, q, LEFT)
        yield Cell(f"k = {k}, q = {q}", 2, total)


def _ends(total: Any, end: Any) -> Any:
    return (total == end) & (total != 2)


@claim(*using(_ends, _forced_wins("never_2", lambda m: m.LAST_SUM)), K_AND_Q)
def theorem_29__proof__stray_2__corrected(k: int, q: int) -> Found:
    """The sum at k + 1 is (2^(k+1) - 1) q + 2^k - 1, the end of the chain, and never 2."""
    total = forced_wins_budget(k, q, LEFT) + forced_win_bid(k + 1, q, LEFT)
    return _ends(total, (2 ** (k + 1) - 1) * q + 2**k - 1), {"sum": total}


# The base cases

HEAP_1 = UNITARY.where("x = 1", lambda g: g.x == 1)


AT_HEAP_1 = chained("bidding", "heap_1", "HEAP_1", module="theory_forced_wins")


@claim(AT_HEAP_1, HEAP_1)
def theorem_29__proof__left_base(g: Any) -> Any:
    """Left has the marker: at x = 1 Left wins just where p >= q."""
    return (g.o == 1) == (g.p >= g.q)


@claim(AT_HEAP_1, HEAP_1)
def theorem_29__proof__right_base(g: Any) -> Any:
    """Right has the marker: at x = 1 Left wins just where p >= q + 1."""
    return (g.nu == 1) == (g.p >= g.q + 1)


@claim(HEAP_1.where("p = q", lambda g: g.p == g.q))
def theorem_29__proof__right_base_equal_budgets(g: Any) -> Any:
    """Right has the marker and the budgets are equal: Left wins a heap of 1 by bidding one more
    than Right can."""
    return g.nu == 1
