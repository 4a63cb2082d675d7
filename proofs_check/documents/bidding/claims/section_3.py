"""Section 3 up to Theorem 13: Definitions 8 and 10, Lemma 9, formula (3), uniqueness."""

from collections.abc import Callable, Iterator
from itertools import product
from typing import Any

from proofs_check.core.claim import Plan, using
from proofs_check.core.evidence import Effort, Json
from proofs_check.documents.bidding.claims import claim
from proofs_check.documents.bidding.claims.saddles import Place, at_places
from proofs_check.documents.bidding.claims.section_2 import refused
from proofs_check.documents.bidding.induction import (
    LEMMA_9_VALUES,
    THEOREM_13_FORMULA_3,
    THEOREM_13_UNIQUE,
)
from proofs_check.documents.bidding.plans import LEDGER, unitary
from proofs_check.documents.bidding.plans import claim as old_claim
from proofs_check.methods.argument import Step, argued
from proofs_check.methods.enumeration import Case, enumerated, settled, within
from proofs_check.methods.smt import Integer, Terms, Truth
from reference.bidding import (
    HeapRow,
    Player,
    all_bids,
    bidding_set,
    equilibria,
    formula_3,
    game,
    heap_bid_matrix,
    heap_ruleset,
    heap_size,
    left_budget,
    left_wins,
    maximin_table,
    minimax_rows,
    observation_5_table,
    proper_bidding_set,
    removals,
    rows,
    subtraction_set,
    symmetric,
    total_budget,
    unitary_rows,
)

LEFT, RIGHT = Player.LEFT, Player.RIGHT


def other(holder: Player) -> Player:
    """Who has the marker once it has changed hands."""
    return RIGHT if holder is LEFT else LEFT


# Definition 8


TRIED = within("a few values, allowed and not allowed")


def _enter_allowed() -> None:
    """What Definition 8 admits, and what is refused for it."""
    cases: dict[str, tuple[str, str, list[tuple[object, Callable[[], object], bool]]]] = {
        "subtraction-set": (
            "sentence 1, subtraction set",
            "S is a set of positive integers, not empty where the game is to end below min S.",
            [
                (str(S), lambda S=S: subtraction_set(S), ok)  # type: ignore[misc]
                for S, ok in (
                    ((1,), True),
                    ((2, 5), True),
                    ((0,), False),
                    ((-1, 2), False),
                    ((), False),
                )
            ],
        ),
        "total-budget": (
            "sentence 1, total budget",
            "TB is an integer of at least 0.",
            [
                (TB, lambda TB=TB: total_budget(TB), ok)  # type: ignore[misc]
                for TB, ok in ((0, True), (7, True), (-1, False))
            ],
        ),
        "bidding-set": (
            "sentence 1, bidding set",
            "B lies within {0, ..., TB}.",
            [
                (str(B), lambda B=B: bidding_set(B, 2), ok)  # type: ignore[misc]
                for B, ok in (((0, 1), True), ((0, 1, 2), True), ((0, 3), False), ((-1,), False))
            ],
        ),
        "heap": (
            "sentence 1, heap",
            "The heap is an integer of at least 0.",
            [
                (x, lambda x=x: heap_size(x), ok)  # type: ignore[misc]
                for x, ok in ((0, True), (9, True), (-1, False))
            ],
        ),
        "partition": (
            "sentence 3",
            "Left's part of TB is an integer p from 0 to TB, and q = TB - p.",
            [
                (p, lambda p=p: left_budget(p, 3), ok)  # type: ignore[misc]
                for p, ok in ((0, True), (3, True), (4, False), (-1, False))
            ],
        ),
    }
    for name, (where, says, tried) in cases.items():

        @old_claim(f"definition-8.{name}", f"Definition 8, {where}", says, TRIED, at=_enter_allowed)
        def _(tried: Any = tried) -> Iterator[Case]:
            for given, make, ok in tried:
                yield Case(given, refused(make) != ok)


_enter_allowed()


@claim(
    "Definition 8, sentence 1, bidding set",
    readings={
        "subset": settled(),
        "proper subset": using(
            lambda: (
                Case(
                    {"total_budget": TB},
                    not refused(
                        lambda TB=TB: proper_bidding_set(all_bids(TB), TB)  # type: ignore[misc]
                    ),
                )
                for TB in range(4)
            ),
            settled(),
        ),
    },
)
def definition_8__bidding_set__inclusion() -> Iterator[Case]:
    """The set of all bids, that of unitary games, is a bidding set."""
    for TB in range(4):
        yield Case({"total_budget": TB}, bidding_set(all_bids(TB), TB) == all_bids(TB))


@claim(
    "Definition 8, sentence 2",
    readings={
        "in the sense of alternating play": settled(),
        "each turn is one player's: of the two sides of a bid just one wins": using(
            lambda: _one_winner(), within("bids up to 5")
        ),
    },
)
def definition_8__take_turns() -> Iterator[Case]:
    """The players take turns: no one moves twice in a row."""
    value = list(rows({1}, 1, up_to=2))[2].nu_hat[1]
    yield Case({"total_budget": 1, "heap": 2, "budget": 1}, value < 2, {"value": value})


def _one_winner() -> Iterator[Case]:
    for ell, r in product(range(6), repeat=2):
        for marker in (LEFT, RIGHT):
            # Seen from Right's side the bids and the marker are exchanged.
            right_wins = left_wins(r, ell, other(marker))
            at: dict[str, Json] = {"bids": [ell, r], "marker": marker.value}
            yield Case(at, left_wins(ell, r, marker) != right_wins)


def _told_apart(S: tuple[int, ...], TB: int, x: int) -> Iterator[tuple[Any, int]]:
    """Every entry of the bid matrices of heap x, where smaller heaps tell themselves apart.

    A heap's value tells the heap, Left's budget and who has the marker, so that an entry tells
    what the bids and the removal lead to, and what was added to the score.
    """

    def known(y: int) -> HeapRow:
        return HeapRow(
            nu_hat=tuple(_tell(y, p, LEFT) for p in range(TB + 1)),
            nu=tuple(_tell(y, p, RIGHT) for p in range(TB + 1)),
        )

    for marker in (LEFT, RIGHT):
        for p in range(TB + 1):
            matrix = heap_bid_matrix(game(S, TB), x, p, marker, known)
            for j, theirs in enumerate(matrix.right):
                for i, ours in enumerate(matrix.left):
                    yield (marker, p, ours, theirs), int(matrix.cells[j][i])


def _tell(y: int, p: int, holder: Player) -> int:
    return 100_000 * (y + 1) + 1000 * (p + 1) + (100 if holder is LEFT else 200)


def _enter_moves() -> None:
    """The three listed moves, their mirror images, and what they keep."""
    for name, cite, says, admitted in (
        (
            "left-wins",
            "Definition 8, item 1",
            "Left has the marker and wins with l > r: x - s, p - l, the marker stays, s is added.",
            lambda holder, ell, r: holder is LEFT and ell > r,
        ),
        (
            "left-ties",
            "Definition 8, item 2; sentences 9 and 10",
            "Left has the marker and ties: x - s, p - l, the marker goes to Right, s is added.",
            lambda holder, ell, r: holder is LEFT and ell == r,
        ),
        (
            "right-wins",
            "Definition 8, item 3",
            "Left has the marker and Right wins with r > l: x - s, p + r, the marker stays with "
            "Left, s is subtracted.",
            lambda holder, ell, r: holder is LEFT and ell < r,
        ),
        (
            "right-has-the-marker",
            "Definition 8, sentences 8 to 12",
            "Right has the marker: the mirror image; in a tie he moves, pays and hands it over.",
            lambda holder, ell, r: holder is RIGHT,
        ),
    ):

        @old_claim(
            f"definition-8.{name}",
            cite,
            says,
            within("heaps 3, 5 and 6 of S = {1}, {1, 3} and {2, 5}, TB = 4, 3 and 3, all bids"),
            at=_enter_moves,
        )
        def _(admitted: Any = admitted) -> Iterator[Case]:
            for S, TB, x in (((1,), 4, 3), ((1, 3), 3, 5), ((2, 5), 3, 6)):
                for (holder, p, ours, theirs), computed in _told_apart(S, TB, x):
                    ell, r = ours.bid, theirs.bid
                    if admitted(holder, ell, r):
                        left_moves = ell > r or (ell == r and holder is LEFT)
                        s = ours.s if left_moves else theirs.s
                        after = other(holder) if ell == r else holder
                        budget = p - ell if left_moves else p + r
                        expected = _tell(x - s, budget, after) + (s if left_moves else -s)
                        at: dict[str, Json] = {
                            "set": list(S),
                            "marker": holder.value,
                            "budget": p,
                            "takes": [list(ours), list(theirs)],
                        }
                        values = {"expected": expected, "computed": computed}
                        yield Case(at, computed == expected, values)


_enter_moves()


@claim(
    ("Definition 8, sentence 13", "Section 3, paragraph 2 (after Definition 8), sentence 1"),
    within("S within {1, ..., 5}, heaps up to 12"),
)
def definition_8__end() -> Iterator[Case]:
    """The game ends below min S, which is where M(x) = {x - s >= 0} is empty."""
    for bits in range(1, 32):
        S = subtraction_set(s for s in range(1, 6) if bits >> (s - 1) & 1)
        for x in range(13):
            yield Case({"set": list(S), "heap": x}, (not removals(S, x)) == (x < min(S)))


@claim(
    (
        "Section 3, paragraph 2 (after Definition 8), sentence 1",
        "Section 3, paragraph 1, sentence 1",
        "Section 1, paragraph 5, sentence 4",
        "Section 1, paragraph 4, sentence 6, part 1",
        "Definition 8, sentence 7",
        "Definition 8, sentence 14",
    ),
    enumerated(
        "S within {1, 2, 3}, TB <= 3, every B, heaps up to 7",
        "S within {1, ..., 4}, TB <= 4, every B, heaps up to 9",
    ),
)
def definition_8__ruleset(effort: Effort) -> Iterator[Case]:
    """Bidding cumulative subtraction is the symmetric ruleset of heaps with M(x) = {x - s >= 0}:
    Definition 8's values are those of Definition 1 for it.
    """
    from proofs_check.documents.bidding.rulesets import bidding_sets

    largest, budgets, heaps = (3, 3, 7) if effort is Effort.DEFAULT else (4, 4, 9)
    for bits in range(1, 1 << largest):
        S = tuple(s for s in range(1, largest + 1) if bits >> (s - 1) & 1)
        for TB in range(budgets + 1):
            for B in bidding_sets(TB):
                table = maximin_table(heap_ruleset(S, TB, heaps, B))
                for x, row in enumerate(rows(S, TB, B, heaps)):
                    at: dict[str, Json] = {
                        "set": list(S),
                        "total_budget": TB,
                        "bids": list(B),
                        "heap": x,
                    }
                    yield Case(at, table[x] == tuple(row))


# Section 3.1


@claim(
    (
        "Section 3.1, paragraph 1, sentence 1",
        "Section 1, paragraph 4, sentence 7, part 1",
        "Section 1, paragraph 7, sentence 4, part 2",
        "Abstract, sentence 4, part 1",
        "Section 3, paragraph 2, sentence 2",
    ),
    settled(),
)
def section_3_1__unitary() -> Iterator[Case]:
    """The two definitions of unitary agree: S = {1}, and S = {1} with all bids. They give the same
    games.
    """
    for TB in range(3):
        for B in ((0,), all_bids(TB)):
            alone = [row.nu_hat for row in rows({1}, TB, B, 4)]
            full = [row.nu_hat for row in rows({1}, TB, up_to=4)]
            yield Case({"total_budget": TB, "bids": list(B)}, alone == full)


@claim(
    (
        "Section 3.1, paragraph 1, sentence 1",
        "Abstract, sentence 4, part 1",
        "Section 1, paragraph 4, sentence 7, part 1",
        "Section 1, paragraph 7, sentence 4, part 2",
        "Section 3, paragraph 2, sentence 2",
    ),
    settled(),
)
def section_3_1__unitary__one_bid__strengthened() -> Iterator[Case]:
    """With S = {1} and any B the game is in U."""
    row = list(rows({1}, 1, (0,), 1))[1]
    yield Case(
        {"total_budget": 1, "bids": [0], "heap": 1},
        row.nu_hat[0] <= row.nu[1],
        {"nu_hat_0": row.nu_hat[0], "nu_1": row.nu[1]},
    )


def plays(TB: int, x: int) -> Iterator[tuple[int, int, int]]:
    """Yield Left's wins, Right's wins and the score of every play from heap x, all bids."""

    def play(heap: int, p: int, holder: Player, left: int, right: int) -> Iterator[Any]:
        if heap == 0:
            yield left, right, left - right
            return
        for ell, r in product(range(p + 1), range(TB - p + 1)):
            left_moves = ell > r or (ell == r and holder is LEFT)
            after = other(holder) if ell == r else holder
            budget = p - ell if left_moves else p + r
            yield from play(heap - 1, budget, after, left + left_moves, right + (not left_moves))

    for p in range(TB + 1):
        for holder in (LEFT, RIGHT):
            yield from play(x, p, holder, 0, 0)


def _by_wins(name: str, says: str, parts: Callable[[Integer, Integer], tuple[Truth, ...]]) -> Plan:
    """The plan of a statement on the numbers a and b of Left's and of Right's wins."""

    def negation(terms: Terms) -> None:
        terms.follows(*parts(terms.integer("a"), terms.integer("b")))

    words = "Each turn takes one object: of x turns Left wins a and Right b, with the score a - b."
    return argued("bidding", f"lemma-9.{name}", words, Step(says, negation))


def _enter_plays() -> None:
    extent = ("every play, TB <= 2, heaps up to 4", "every play, TB <= 3, heaps up to 5")

    Holds = Callable[[int, int, int, int], bool]

    def enter(name: str, cite: str, says: str, *proof: Plan) -> Callable[[Holds], None]:
        def decorate(holds: Holds) -> None:
            def cases(effort: Effort) -> Iterator[Case]:
                largest, heaps = (2, 4) if effort is Effort.DEFAULT else (3, 5)
                for TB in range(largest + 1):
                    for x in range(heaps + 1):
                        for left, right, score in sorted(set(plays(TB, x))):
                            at: dict[str, Json] = {
                                "total_budget": TB,
                                "heap": x,
                                "wins": [left, right],
                            }
                            yield Case(at, holds(x, left, right, score))

            LEDGER.claim(name, cite, says, *proof, enumerated(*extent), at=holds)(cases)

        return decorate

    @enter(
        "lemma-9.if",
        "Lemma 9, if",
        "Unitary: from an odd heap every play has an odd score.",
        _by_wins(
            "if", "a + b odd gives a - b odd", lambda a, b: ((a + b) % 2 == 1, (a - b) % 2 == 1)
        ),
    )
    def _(x: int, left: int, right: int, score: int) -> bool:
        return x % 2 == 0 or score % 2 == 1

    @enter(
        "lemma-9.only-if",
        "Lemma 9, only if",
        "Unitary: a play with an odd score starts from an odd heap.",
        _by_wins(
            "only-if",
            "a - b odd gives a + b odd",
            lambda a, b: ((a - b) % 2 == 1, (a + b) % 2 == 1),
        ),
    )
    def _(x: int, left: int, right: int, score: int) -> bool:
        return score % 2 == 0 or x % 2 == 1

    @enter(
        "lemma-9.proof.odd",
        "Lemma 9, proof, sentence 1",
        "From an odd heap one player's number of wins is even and the other's odd.",
        _by_wins(
            "proof.odd",
            "a + b odd gives that a and b have different parity",
            lambda a, b: ((a + b) % 2 == 1, a % 2 + b % 2 == 1),
        ),
    )
    def _(x: int, left: int, right: int, score: int) -> bool:
        return x % 2 == 0 or left % 2 != right % 2

    @enter(
        "lemma-9.proof.even",
        "Lemma 9, proof, sentence 2",
        "From an even heap both are even or both odd.",
        _by_wins(
            "proof.even",
            "a + b even gives that a and b have one parity",
            lambda a, b: ((a + b) % 2 == 0, a % 2 == b % 2),
        ),
    )
    def _(x: int, left: int, right: int, score: int) -> bool:
        return x % 2 == 1 or left % 2 == right % 2

    @enter(
        "abstract.one-point-a-turn",
        "Abstract, sentence 4; Section 1, paragraph 1",
        "In a unitary game each turn takes one object and moves the score by one: a heap of x is "
        "x turns, and the score is Left's wins minus Right's.",
    )
    def _(x: int, left: int, right: int, score: int) -> bool:
        return left + right == x and score == left - right


_enter_plays()


@claim("Lemma 9, if", *LEMMA_9_VALUES, unitary())
def lemma_9__values(g: Any) -> Any:
    """Unitary: all values of a heap have its parity, with either marker."""
    return ((g.o - g.x) % 2 == 0) & ((g.nu - g.x) % 2 == 0)


@claim(
    "Section 3.1, paragraph 2, sentence 2",
    enumerated("TB <= 6, heaps up to 12", "TB <= 10, heaps up to 24"),
)
def definition_10__special_case(effort: Effort) -> Iterator[Case]:
    """Definition 10 is Observation 5 for unitary games (its tie term read with the option)."""
    largest, heaps = (6, 12) if effort is Effort.DEFAULT else (10, 24)
    for TB in range(largest + 1):
        X = range(heaps + 1)
        M: dict[int, list[int]] = {x: [x - 1] if x else [] for x in X}
        gamma = symmetric(X, M, {(x, x - 1): 1 for x in X if x}, all_bids(TB), TB)
        table = observation_5_table(gamma)
        for x, row in enumerate(unitary_rows(TB, heaps)):
            yield Case({"total_budget": TB, "heap": x}, table[x] == row)


@claim(
    (
        "Definition 10, display, Left wins strictly",
        "Definition 10, display, tie",
        "Definition 10, display, ranges",
        "Definition 10, display, Right wins",
        "Section 3.1, paragraph 2, sentence 2",
    ),
    unitary(),
)
def definition_10__special_case__definition_1(g: Any) -> Any:
    """Definition 10 gives the marked values of Definition 1 for unitary games."""
    return g.o == g.o_by_definition_10


# Theorem 13


@claim(
    (
        "Theorem 13, sentence 1",
        "Section 3.3, paragraph 1, sentence 1",
        "Section 1.2, paragraph 2, sentence 1",
        "Section 3.1, paragraph 1, sentence 2",
        "Abstract, sentence 5",
    ),
    readings={
        "one value: maximin is minimax": (
            *THEOREM_13_UNIQUE,
            *using(
                lambda effort: _one_value(effort),
                enumerated(
                    "TB <= 10, heaps up to 30, by the reference",
                    "TB <= 16, heaps up to 70, by the reference",
                ),
            ),
        ),
        "one pair of bids": settled(),
    },
)
def theorem_13__unique() -> Iterator[Case]:
    """Unitary: there is a unique equilibrium at every position."""
    known = list(rows({1}, 1, up_to=1))
    matrix = heap_bid_matrix(game({1}, 1), 1, 1, LEFT, lambda y: known[y])
    pairs: list[Json] = [[ours.bid, theirs.bid] for ours, theirs in equilibria(matrix)]
    yield Case({"total_budget": 1, "heap": 1, "budget": 1}, len(pairs) == 1, {"pairs": pairs})


def _one_value(effort: Effort) -> Iterator[Case]:
    largest, heaps = (10, 30) if effort is Effort.DEFAULT else (16, 70)
    for TB in range(largest + 1):
        both = zip(rows({1}, TB, up_to=heaps), minimax_rows({1}, TB, up_to=heaps), strict=True)
        for x, (maximin, minimax) in enumerate(both):
            yield Case({"total_budget": TB, "heap": x}, maximin == minimax)


@claim(
    (
        "Theorem 13, sentence 2, display (3)",
        "Theorem 13, proof, sentence 2, part 2",
        "Section 3.1, paragraph 1, sentence 2",
        "Section 1.2, paragraph 2, sentence 1",
    ),
    *THEOREM_13_FORMULA_3,
    enumerated(
        "TB <= 16, heaps up to 60, by the reference", "TB <= 30, heaps up to 160, by the reference"
    ),
)
def theorem_13__recursion(effort: Effort) -> Iterator[Case]:
    """Unitary: formula (3) gives the values of Definition 10; a Left bid above q, which it has no
    term for, is left out.
    """
    largest, heaps = (16, 60) if effort is Effort.DEFAULT else (30, 160)
    for TB in range(largest + 1):
        before: tuple[int, ...] | None = None
        for x, row in enumerate(unitary_rows(TB, heaps)):
            if before is not None:
                by_3 = tuple(formula_3(TB, x, p, before) for p in range(TB + 1))
                yield Case({"total_budget": TB, "heap": x}, by_3 == row)
            before = row


@claim("Theorem 13, sentence 2, display (3)", settled())
def theorem_13__empty_minimum() -> Iterator[Case]:
    """For every l <= p formula (3) has a term: some r <= q is l or more."""
    for TB in range(3):
        for p in range(TB + 1):
            for ell in range(p + 1):
                terms = [r for r in range(TB - p + 1) if r >= ell]
                yield Case({"total_budget": TB, "budget": p, "l": ell}, bool(terms))


@at_places(
    "section-3-2.fixed-left-bid",
    "Section 3.2, last paragraph, Left's bid fixed",
    "Fixing any Left bid and letting Right answer best gives at most the outcome.",
    least=1,
)
def _(g: Place) -> bool:
    return all(minimum <= g.o(g.p) for minimum in g.matrix().minima)


@at_places(
    "section-3-2.fixed-right-bid",
    "Section 3.2, last paragraph, Right's bid fixed",
    "Fixing any Right bid and letting Left answer best gives at least the outcome.",
    least=1,
)
def _(g: Place) -> bool:
    return all(maximum >= g.o(g.p) for maximum in g.matrix().maxima)


@claim(
    (
        "Definition 10, terminal value",
        "Theorem 13, sentence 2, part 1",
        "Heap Monotonicity lemma, proof, sentence 2, part 1",
    ),
    within("TB <= 5, heaps up to 4"),
)
def definition_10__last_row() -> Iterator[Case]:
    """Definition 10 at heap 0 is 0, and its further rows are those of Definition 1."""
    for TB in range(6):
        table = maximin_table(heap_ruleset({1}, TB, 4))
        for x, row in enumerate(unitary_rows(TB, 4)):
            expected = table[x].nu_hat if x else (0,) * (TB + 1)
            yield Case({"total_budget": TB, "heap": x}, row == expected, {"row": list(row)})
