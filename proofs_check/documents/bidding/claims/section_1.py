"""Abstract and Section 1: the game of the first paragraph, the model, alternating play."""

from collections.abc import Callable, Iterator
from itertools import combinations
from typing import Any

import reference.bidding as ref
from proofs_check.core.claim import Plan, part, restated, using
from proofs_check.core.ranges import Found, Instances, Range
from proofs_check.documents.bidding.claims import claim
from proofs_check.documents.bidding.other_recursions import handing_over, keeping_the_marker
from proofs_check.documents.bidding.plays import SCORES
from proofs_check.documents.bidding.saddles import known_rows
from proofs_check.documents.bidding.small_rulesets import SYMMETRIC_OF_3, SmallSymmetric
from proofs_check.documents.bidding.worked_numbers import worked
from proofs_check.methods.chained import chained
from proofs_check.methods.logic import implies
from proofs_check.methods.missing import missing
from proofs_check.methods.printed import Cell, printed
from proofs_check.sweeps.checked import swept
from reference.bidding.values import Row

LEFT, RIGHT = ref.Player.LEFT, ref.Player.RIGHT


def _of_two(TB: Any, x: Any, a: Any, b: Any, score: Any) -> Any:
    return (a + b == x) & (a >= 0) & (b >= 0) & (score == 2 * a - 2)


@claim(
    *using(_of_two, chained("bidding", "by_wins", "HEAP_OF_2", module="theory_plays")),
    SCORES.to({"TB": 5, "x": 2}).where("x = 2", lambda TB, x, a, b, score: x == 2),
)
def section_1__heap_of_two(TB: int, x: int, a: int, b: int, score: int) -> bool:
    """On a heap of two, collecting both wins and collecting one draws: in every play the scores are
    2, 0 and -2 for two, one and no win."""
    return a + b == x and score == {2: 2, 1: 0, 0: -2}[a]


def _the_game(p: int, marker: ref.Player) -> Instances:
    holder = "the marker" if marker is LEFT else "no marker"
    words = f"TB = 5, heap 2, {p} dollars and {holder}"
    return Instances(words, "p marker", lambda: [(p, marker)])


@claim(_the_game(1, LEFT))
def section_1__cannot_win_both(p: int, marker: ref.Player) -> bool:
    """TB = 5, heap 2, $1 and the marker: Left cannot win both bids."""
    return ref.value({1}, 5, 2, p, marker) < 2


@claim(_the_game(1, LEFT))
def section_1__can_tie(p: int, marker: ref.Player) -> bool:
    """TB = 5, heap 2, $1 and the marker: Left can tie the game, and no more."""
    return ref.value({1}, 5, 2, p, marker) == 0


@claim(printed)
def section_1__opponent_bids_two() -> Iterator[Cell]:
    """The opponent has to bid $2 to win the first bid against Left's dollar."""
    winning = [r for r in range(5) if not ref.left_wins(1, r, LEFT)]
    yield Cell("least bid that wins", worked("introduction.winning-bid"), min(winning))


@claim(_the_game(1, LEFT))
def section_1__then_left_wins(p: int, marker: ref.Player) -> bool:
    """Once he has, Left wins the next round: $3 and the marker against $2."""
    return ref.value({1}, 5, 1, p + 2, marker) == 1


@claim(_the_game(0, LEFT))
def section_1__marker_only(p: int, marker: ref.Player) -> bool:
    """TB = 5, heap 2: with the marker and no dollar Left loses both bids."""
    return ref.value({1}, 5, 2, p, marker) == -2


@claim(_the_game(1, RIGHT))
def section_1__dollar_only(p: int, marker: ref.Player) -> bool:
    """TB = 5, heap 2: with a dollar and no marker Left loses both bids."""
    return ref.value({1}, 5, 2, p, marker) == -2


@claim(Instances("some instance: TB = 5, heap 2, p = 1", "TB x p", lambda: [(5, 2, 1)]))
def section_1__marker_sometimes_a_dollar(TB: int, x: int, p: int) -> bool:
    """The marker is sometimes worth a dollar: somewhere having it is as good as having a dollar
    more instead, and better than having neither."""
    row = list(ref.rows({1}, TB, up_to=x))[x]
    return row.nu_hat[p] == row.nu[p + 1] > row.nu[p]


@claim(restated)
def section_1__marker_not_more() -> str:
    """Unitary: the marker is never worth more than a dollar."""
    return "lemma-19"


@claim(Range("x <= {x}", "x", lambda heap: ((x,) for x in range(heap + 1)), {"x": 20}))
def section_1__cs_moves(x: int) -> bool:
    """S = {3, 5, 9}: 3, 5 or 9 pebbles can be taken, where that many are there."""
    return list(ref.removals(ref.subtraction_set({3, 5, 9}), x)) == [s for s in (3, 5, 9) if s <= x]


def _general(
    removal: int, largest: int, heap: int
) -> Iterator[tuple[tuple[int, ...], int, int, ref.HeapRow, ref.HeapRow]]:
    for TB in range(largest + 1):
        for size in range(1, removal + 1):
            for S in combinations(range(1, removal + 1), size):
                both = zip(
                    ref.rows(S, TB, up_to=heap), ref.minimax_rows(S, TB, up_to=heap), strict=True
                )
                yield from ((S, TB, x, row, other) for x, (row, other) in enumerate(both))


GENERAL = Range(
    "every S of integers up to {max S}, x <= {x}, TB <= {TB}",
    "S TB x row other",
    _general,
    {"max S": 3, "TB": 4, "x": 14},
    {"max S": 5, "TB": 5, "x": 30},
    at=lambda S, TB, x, row, other: {
        "S": list(S),
        "TB": TB,
        "x": x,
        "nu_hat": list(row.nu_hat),
        "nu": list(row.nu),
    },
)


def _of_rows(holds: Callable[[Row], bool]) -> tuple[Plan, ...]:
    """The plan of a property of both rows of a heap."""
    return using(lambda S, TB, x, row, other: holds(Row(*row)), GENERAL)


def _any_ruleset(theorem: str, view: str) -> Plan:
    return chained("bidding", theorem, view, "theory_rulesets")


def _bounded(outcome: Any, left: Any, right: Any) -> Any:
    return (outcome <= left) & (outcome >= -right)


@claim(
    *part(
        "Lemma 14",
        *using(lambda g: g.A, _any_ruleset("all_bids_more_money", "A_ALL_BIDS")),
        GENERAL,
    ),
    *part(
        "Lemma 19",
        *using(lambda g: g.C, _any_ruleset("marker_worth", "ALL_BIDS")),
        *_of_rows(ref.property_C),
    ),
)
def section_1__some_results_general(
    S: tuple[int, ...], TB: int, x: int, row: ref.HeapRow, other: ref.HeapRow
) -> bool:
    """There are several results that hold for more general subtraction sets: for every S, and all
    bids, the inequality of Lemma 14 does, and that of Lemma 19. Two are several; the sentence does
    not say which it means."""
    return ref.property_A(Row(*row))


@claim(*using(_bounded, chained("bidding", "size", "SIZE", module="theory_subtraction")), GENERAL)
def section_1__bounded__strengthened(
    S: tuple[int, ...], TB: int, x: int, row: ref.HeapRow, other: ref.HeapRow
) -> bool:
    """For every S, and all bids, outcomes are bounded at every heap: by max S times the dollars of
    the player who has it, the marker counted as one."""
    most = max(S)
    return all(
        _bounded(row.nu_hat[p], most * (p + 1), most * (TB - p))
        and _bounded(row.nu[p], most * p, most * (TB - p + 1))
        for p in range(TB + 1)
    )


@claim(
    *part("Lemma 17's first inequality", *_of_rows(ref.property_B)),
    *part(
        "uniqueness",
        GENERAL,
        *using(
            lambda unique: unique == "yes",
            swept("bidding", "bidding-sets", "periods", lambda row: (row["unique"],)),
        ),
    ),
)
def section_1__some_results_general__strengthened(
    S: tuple[int, ...], TB: int, x: int, row: ref.HeapRow, other: ref.HeapRow
) -> bool:
    """All bids: the first inequality of Lemma 17 holds for more general subtraction sets too, and
    there is one value."""
    return row == other


@claim(GENERAL.where("S = {1, ..., n}", lambda S, *_: max(S) == len(S)))
def section_1__some_results_general__intervals__strengthened(
    S: tuple[int, ...], TB: int, x: int, row: ref.HeapRow, other: ref.HeapRow
) -> bool:
    """S = {1, ..., n}, all bids: Lemma 17 holds with 2 min(x, n) in the place of 2, so that its
    first inequality does."""
    both = zip(row.nu_hat, row.nu, strict=True)
    return all(nu <= nu_hat <= nu + 2 * min(x, max(S)) for nu_hat, nu in both)


@claim(
    *using(
        lambda now, next_heap: ((now == 0) & (next_heap == 2)) | ((now == 2) & (next_heap == 0)),
        chained("bidding", "advantage", "ADVANTAGE", module="theory_limits"),
    ),
    Range(
        "unitary games, two heaps in a row where rows repeat, TB <= {TB}",
        "TB",
        lambda largest: ((TB,) for TB in range(largest + 1)),
        {"TB": 16},
        {"TB": 24},
    ),
)
def section_1__marker_slight_advantage(TB: int) -> Found:
    """In many situations the marker is an advantage, which we make precise for large heaps: with
    every budget it is no disadvantage, and at half of the budgets of each two heaps in a row it is
    an advantage, of 2 points."""
    differences = [
        a - b for row in known_rows(TB)[-2:] for a, b in zip(row.nu_hat, row.nu, strict=True)
    ]
    found = {"strictly": sum(d > 0 for d in differences), "of": len(differences)}
    return set(differences) <= {0, 2} and 2 * found["strictly"] == found["of"], found


def _no_other_value(handing: Any, moving: Any) -> Any:
    return handing == moving


@claim(
    *using(_no_other_value, chained("bidding", "enough", "HANDED", module="theory_handing_over")),
    SYMMETRIC_OF_3.where("0 in B", lambda g: g.zero_is_a_bid).where(
        "non-negative weights", lambda g: min(g.weights) >= 0
    ),
)
def section_1_1__winner_moves_suffices(g: SmallSymmetric) -> Any:
    """With non-negative incentives it is enough to bid for the turn: in symmetric rulesets with
    non-negative weights and 0 in B, so in unitary games, a move being chosen after the bids,
    letting the winner of a bid hand the move to the other changes no value."""
    moving = ref.maximin_table(g.gamma, reading=ref.Reading(action=ref.Action.AFTER_BID))
    return handing_over(g.form) == moving


@claim(
    Instances(
        "TB = 4, all bids, moves from 1 to 0 of weight 9, from 2 to 1 of 0, from 3 to 1 of 1, from "
        "3 to 2 of 0, x = 3, p = 3",
        "w x p",
        lambda: [({(1, 0): 9, (2, 1): 0, (3, 1): 1, (3, 2): 0}, 3, 3)],
        at=lambda w, x, p: {
            "moves": [[*move, weight] for move, weight in w.items()],
            "x": x,
            "p": p,
        },
    )
)
def section_1_1__winner_moves_suffices__with_bid__measured(
    w: dict[tuple[int, int], int], x: int, p: int
) -> Found:
    """Where a move goes with its bid, as in Definition 1, Left can have less: TB = 4, all bids, by
    the moves 1 to 0 of weight 9, 2 to 1 of 0, 3 to 1 of 1 and 3 to 2 of 0 she has 8 from 3, with 3
    dollars and the marker, and 9 where a move is chosen after the bids, or handed over."""
    M = {y: tuple(z for above, z in w if above == y) for y in range(4)}
    form = ref.symmetric(M, M, w, range(5), 4)
    values = [
        handing_over(form)[x].nu_hat[p],
        *(
            ref.maximin_table(ref.as_ruleset(form), reading=ref.Reading(action=a))[x].nu_hat[p]
            for a in ref.Action
        ),
    ]
    return values == [9, 8, 9], {"handed over, with the bid, after the bids": [*map(int, values)]}


def _alternates(g: Any) -> Any:
    """The holder moves, hands the marker over, and has a point where the heap is odd."""
    handed_over = (g.o == g.nu_before(1) + 1) & (g.nu == g.o_before(1) - 1)
    worth = (g.o == g.x % 2) & (g.nu == -(g.x % 2))
    return (g.p == 0) & (g.q == 0) & worth & implies(g.x >= 1, handed_over)


@claim(
    *using(_alternates, chained("bidding", "alternating", "NO_DOLLAR")),
    Range(
        "TB = 0, x <= {x}",
        "x row",
        lambda heap: enumerate(ref.rows({1}, 0, up_to=heap)),
        {"x": 40},
        {"x": 1000},
        at=lambda x, row: {"x": x, "nu_hat": list(row.nu_hat), "nu": list(row.nu)},
    ),
)
def section_1_1__alternating_play(x: int, row: ref.HeapRow) -> bool:
    """TB = 0 is alternating play, with both budgets 0: the marker's holder moves and hands it over,
    so that a unitary heap is worth 1 to who starts if it is odd, else 0."""
    return row == ((x % 2,), (-(x % 2),))


@claim(
    Instances(
        "some instance: the path of weights 3 and then 2, bottom up, TB = 0",
        "weights",
        lambda: [((3, 2),)],
    )
)
def section_1_1__other_tie_rule(weights: tuple[int, ...]) -> Found:
    """The other rule for ties (the marker's holder may keep it and let the other pay and move) does
    not give alternating play at TB = 0: some game has another value."""
    alternating, other = (keeping_the_marker(weights, True, keep) for keep in (False, True))
    return alternating != other, {"alternating": alternating, "other": other}


@claim(missing)
def section_1_1__richman_theorem() -> str:
    """A player wins the r-biased coin game just where the Richman game is won with budget 1 - r."""
    return "the continuous game and its coin game: the document quotes the theorem only"


CONTINUOUS = "the continuous game, which is not defined"


@claim(missing)
def section_1__continuous_marker() -> str:
    """In the continuous game any positive bid is worth more than the marker."""
    return CONTINUOUS


@claim(missing)
def section_1_1__continuous_ties() -> str:
    """In the continuous game ties have probability 0."""
    return CONTINUOUS


@claim(missing)
def section_1_1__continuous_tie_rule() -> str:
    """The main result on the continuous game holds for any standard tie rule, with open or closed
    bids."""
    return CONTINUOUS


# Abstract and Section 1.2


@claim(restated)
def abstract__unique_equilibrium() -> str:
    """The rulesets in U, the larger class of games, have a unique equilibrium."""
    return "theorem-3"


@claim(restated)
def abstract__period_2() -> str:
    """Unitary outcomes are eventually periodic with period 2."""
    return "theorem-24.even"


@claim(restated)
def abstract__quadratic() -> str:
    """The periodicity appears at heaps at most quadratic in TB."""
    return "theorem-27.order.strengthened"
