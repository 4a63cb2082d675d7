"""Section 3.5, Theorem 29: how many final moves a player with the larger budget can force."""

from collections.abc import Iterator
from typing import Any

from proofs_check.core.evidence import Effort
from proofs_check.documents.bidding.claims import claim
from proofs_check.documents.bidding.plans import claim as old_claim
from proofs_check.methods.enumeration import Case, enumerated, within
from proofs_check.methods.printed import Cell, Row, printed, printed_rows
from reference.bidding import Player, forced_win_bid, forced_wins_budget, rows

LEFT, RIGHT = Player.LEFT, Player.RIGHT

EXTENT = "TB <= 16, x <= 5, by the reference"
DEEP = "TB <= 40, x <= 6, by the reference"


def positions(effort: Effort, marker: Player) -> Iterator[tuple[int, int, int, int, bool]]:
    """Yield TB, x, p, q and whether Left can win all x moves, Definition 1: the value is x."""
    largest, moves = (16, 5) if effort is Effort.DEFAULT else (40, 6)
    for TB in range(largest + 1):
        for x, row in enumerate(rows({1}, TB, up_to=moves)):
            if x:
                for p, value in enumerate(row.under(marker)):
                    yield TB, x, p, TB - p, value == x


def _enter() -> None:
    """The two thresholds, each in both directions; the theorem prints one of them."""
    for marker, name in ((LEFT, "marker"), (RIGHT, "no-marker")):
        formula = "(2^x - 1) q + 2^(x-1) - 1" if marker is LEFT else "(2^x - 1)(q + 1)"
        holder = "Left" if marker is LEFT else "Right"

        @old_claim(
            f"theorem-29.{name}",
            "Theorem 29",
            f"{holder} has the marker: if p >= {formula}, Left can force a win of the x final "
            "moves of a heap of x.",
            enumerated(EXTENT, DEEP),
            at=_enter,
        )
        def _(effort: Effort, marker: Player = marker) -> Iterator[Case]:
            for TB, x, p, q, forced in positions(effort, marker):
                if p >= forced_wins_budget(x, q, marker):
                    yield Case({"total_budget": TB, "heap": x, "budget": p}, forced)

        @old_claim(
            f"theorem-29.{name}.strengthened",
            "Theorem 29",
            f"{holder} has the marker: only if p >= {formula} can Left force a win of the x final "
            "moves of a heap of x.",
            enumerated(EXTENT, DEEP),
            at=_enter,
        )
        def _(effort: Effort, marker: Player = marker) -> Iterator[Case]:
            for TB, x, p, q, forced in positions(effort, marker):
                if p < forced_wins_budget(x, q, marker):
                    yield Case({"total_budget": TB, "heap": x, "budget": p}, not forced)

        @old_claim(
            f"theorem-29.{name}.any-heap.weakened",
            "Theorem 29, read for the next x moves of a larger heap",
            f"{holder} has the marker: with p >= {formula} the printed bids win x moves in a row, "
            "whatever Right bids: each is within Left's budget and above Right's (the first may "
            "tie where Left has the marker).",
            enumerated("q <= 60, x <= 12", "q <= 400, x <= 16"),
            at=_enter,
        )
        def _(effort: Effort, marker: Player = marker) -> Iterator[Case]:
            largest, moves = (60, 12) if effort is Effort.DEFAULT else (400, 16)
            for right in range(largest + 1):
                for x in range(1, moves + 1):
                    p, q = forced_wins_budget(x, right, marker), right
                    wins = True
                    for k in range(1, x + 1):
                        bid = forced_win_bid(k, right, marker)
                        ties = bid == q and k == 1 and marker is LEFT
                        wins = wins and bid <= p and (bid > q or ties)
                        p, q = p - bid, q + bid
                    yield Case({"right_budget": right, "moves": x}, wins)


_enter()


def _linear(row: Row, q: int) -> int:
    return int(row["times_q"]) * q + int(row["constant"])


def _computed(marker: Player, k: int, quantity: str, q: int) -> int:
    """What the proof's quantity is when Left makes the printed bids, by transferring dollars."""
    total = 0
    bid = 0
    for i in range(1, k + 1):
        ties = marker is LEFT and i == 1
        # The least bid that Right, with q + total, cannot beat.
        bid = q + total + (0 if ties else 1)
        total += bid
    return {"bid": bid, "sum of bids": total, "right budget after": q + total}[quantity]


def _enter_proof() -> None:
    for row in printed_rows("bidding", "theorem-29-proof"):
        marker, k = Player(row["marker"]), int(row["move"])
        quantity = row["quantity"]
        name = f"theorem-29.proof.{marker.value}-{k}-{quantity.replace(' ', '-')}"

        @old_claim(
            name,
            f"{row['place']}, move {k}",
            f"{marker.value.capitalize()} has the marker: at the move {k}, {quantity} is "
            f"{row['times_q']}q + {row['constant']}.",
            printed(),
            at=_enter_proof,
        )
        def _(
            row: Row = row, marker: Player = marker, k: int = k, of: str = quantity
        ) -> Iterator[Cell]:
            # Both sides are linear in q: two values settle all, more are for the eye.
            for q in range(4):
                yield Cell(f"q = {q}", _linear(row, q), _computed(marker, k, of, q))


_enter_proof()


# The induction steps of both halves of the proof: identities in q, at every k.


def _enter_induction() -> None:
    for marker, name in ((LEFT, "left"), (RIGHT, "right")):
        # Coefficient of q and constant term of what the proof names after k moves.
        def sums(k: int, marker: Player = marker) -> tuple[int, int]:
            power = 2**k
            return (power - 1, power // 2 - 1) if marker is LEFT else (power - 1, power - 1)

        def bid(k: int, marker: Player = marker) -> tuple[int, int]:
            """The bid of the move k + 1."""
            power = 2**k
            return (power, power // 2) if marker is LEFT else (power, power)

        for part, says, left, right in (
            (
                "right-budget",
                "Right's budget after k moves, the sum of the bids and q, is as printed",
                lambda k, sums=sums: _plus(sums(k), (1, 0)),
                lambda k, marker=marker: (2**k, 2**k // 2 - 1 if marker is LEFT else 2**k - 1),
            ),
            (
                "next-bid",
                "the bid of the move k + 1 is one more than Right's budget",
                lambda k, sums=sums: _plus(sums(k), (1, 1)),
                lambda k, bid=bid: bid(k),
            ),
            (
                "total",
                "the sum of k bids and the bid k + 1 is the formula at k + 1",
                lambda k, sums=sums, bid=bid: _plus(sums(k), bid(k)),
                lambda k, sums=sums: sums(k + 1),
            ),
        ):

            @old_claim(
                f"theorem-29.proof.{name}-step-{part}",
                f"Theorem 29, proof, induction step, {name.capitalize()} with the marker",
                f"{name.capitalize()} has the marker: {says}, as linear expressions in q.",
                within("k from 1 to 60"),
                at=_enter_induction,
            )
            def _(left: Any = left, right: Any = right) -> Iterator[Case]:
                for k in range(1, 61):
                    yield Case({"k": k}, left(k) == right(k))


def _plus(a: tuple[int, int], b: tuple[int, int]) -> tuple[int, int]:
    return a[0] + b[0], a[1] + b[1]


_enter_induction()


def _enter_base() -> None:
    for marker, name, least in ((LEFT, "left", 0), (RIGHT, "right", 1)):

        @old_claim(
            f"theorem-29.proof.{name}-base",
            f"Theorem 29, proof, base case, {name.capitalize()} with the marker",
            f"{name.capitalize()} has the marker: at x = 1 Left wins just where p >= q"
            + (" + 1." if least else "."),
            within("TB <= 24"),
            at=_enter_base,
        )
        def _(marker: Player = marker, least: int = least) -> Iterator[Case]:
            for TB in range(25):
                row = list(rows({1}, TB, up_to=1))[1].under(marker)
                for p, value in enumerate(row):
                    at = {"total_budget": TB, "budget": p}
                    yield Case(at, (value == 1) == (p >= TB - p + least))


_enter_base()


@claim("Theorem 29, proof, marker with Right, base case, reason", within("TB <= 20, even"))
def theorem_29__proof__right_base_equal_budgets() -> Iterator[Case]:
    """Right has the marker and the budgets are equal: Left wins a heap of 1 by bidding one more
    than Right can.
    """
    for TB in range(0, 21, 2):
        value = list(rows({1}, TB, up_to=1))[1].nu[TB // 2]
        yield Case({"total_budget": TB, "budget": TB // 2}, value == 1, {"value": value})


@claim("Theorem 29, proof, step (marker), middle term '2'", within("k <= 20, q <= 20"))
def theorem_29__proof__stray_2() -> Iterator[Case]:
    """The sum at k + 1 is 2, as the chain prints between its two ends, for some k >= 1 and q >=
    0.
    """
    sums = {
        (2**k - 1) * q + 2 ** (k - 1) - 1 + 2**k * q + 2 ** (k - 1)
        for k in range(1, 21)
        for q in range(21)
    }
    yield Case("2 is among the sums", 2 in sums)
