"""Section 4, the Discussion: the tightness of the bound, and its open questions as data."""

from collections.abc import Iterator
from dataclasses import replace
from functools import lru_cache
from itertools import pairwise, product
from typing import Any, NamedTuple

import reference.bidding as ref
from proofs_check.core.claim import Depending, using
from proofs_check.core.evidence import Json
from proofs_check.core.ranges import Found, Instances, Range
from proofs_check.documents.bidding import limits, other_rules
from proofs_check.documents.bidding.claims import claim
from proofs_check.documents.bidding.ranges import HEAP_GAMES
from proofs_check.documents.bidding.small_rulesets import MARKER_MOVES, UNOPPOSED, bids
from proofs_check.methods.chained import chained
from proofs_check.methods.logic import conjunction, implies, negation
from proofs_check.methods.measured import Row, measured
from proofs_check.methods.missing import missing
from proofs_check.sweeps.checked import swept
from proofs_check.sweeps.shards import words
from reference.errors import InvalidInput

Bids = tuple[int, ...]

# The bound of Theorem 27


TIGHT = "Section 4, paragraph 1, sentence 3"


@claim(
    Depending(
        lambda word, parity: limits.CONVERGENCE.where(
            f"TB {word}", lambda TB, heap: TB % 2 == parity
        )
    ),
    each={"section-4.tight.even-budget": ("even", 0), "section-4.tight.odd-budget": ("odd", 1)},
)
def section_4__tight(TB: int, heap: int, _word: str, _parity: int) -> Found:
    """TB {0}: the bound of the closed form is tight, so that convergence is not earlier: the game
    converges at that heap, rounded down."""
    bound = ref.convergence_closed_form(TB)
    return heap == int(bound), {"bound": str(bound)}


def _fourth(TB: Any, heap: Any, c: Any) -> Any:
    """8 times the heap is at least twice the closed form: 1 + c^2, less c - 1/2 for odd TB."""
    even, odd = 8 * heap >= 2 * c * c + 2, 8 * heap >= 2 * c * c - TB + 2
    return implies(TB >= 1, implies(TB % 2 == 0, even) & implies(TB % 2 == 1, odd))


@claim(
    *using(_fourth, limits.on_convergence("order", "FIRST")),
    *limits.CONVERGENCE.where("TB >= 1", lambda TB, heap: TB >= 1),
)
def section_4__tight__weakened(TB: int, heap: int) -> Found:
    """TB >= 1: the bound of the closed form is tight up to a constant factor: the game converges at
    a fourth of it or later."""
    bound = ref.convergence_closed_form(TB)
    return 4 * heap >= bound, {"bound": str(bound)}


def _repeats_before(g: Any, c: Any) -> Any:
    """Rows repeat before the closed form, 1 + c^2 or 1 + c^2 - c and 1/2, c being TB/2 rounded up.

    So at c^2 for even TB, and at c^2 - c for odd TB.
    """
    even, odd = (g.TB % 2 == 0) & (g.x >= c * c), (g.TB % 2 == 1) & (g.x >= c * c - c)
    few = (g.TB == 1) | (g.TB == 3) | (g.TB == 5)
    return implies((even | odd) & negation(few), g.o_later(2) == g.o)


@claim(
    *using(_repeats_before, chained("bidding", "converged_sooner", "HALF", module="theory_limits")),
    *limits.CONVERGENCE.where("TB is not 1, 3 or 5", lambda TB, heap: TB not in (1, 3, 5)),
)
def section_4__earlier_convergence__strengthened(TB: int, heap: int) -> Found:
    """Earlier convergence happens for large total budgets too: for every TB but 1, 3 and 5 the game
    converges before the heap of the closed form, rounded down."""
    bound = ref.convergence_closed_form(TB)
    return 0 <= heap < int(bound), {"bound": str(bound)}


@claim(
    measured(
        "bidding",
        "convergence",
        ("total_budget", "heap", "bound", "least", "largest"),
        Range("every TB <= {TB}", "TB", lambda n: ((TB,) for TB in range(n + 1)), {"TB": 200}),
    )
)
def section_4__convergence__measured(TB: int) -> Row:
    """The heap at which each unitary game converges, with the closed form of Theorem 27 and the
    least and the largest outcome."""
    from proofs_check.documents.bidding.engine import converge

    found = converge(TB)
    return TB, found.heap, str(ref.convergence_closed_form(TB)), int(found.least), int(found.most)


@claim(*limits.CONVERGENCE.where("TB even", lambda TB, heap: TB % 2 == 0))
def section_4__constant__measured(TB: int, heap: int) -> bool:
    """For even TB <= 1000 the game converges within 13 heaps of 0.1493 TB^2 + 0.3 TB."""
    return abs(10_000 * heap - 1_493 * TB * TB - 3_000 * TB) <= 130_000


@claim(
    Range(
        "TB = {TB}",
        "TB",
        lambda budgets: ((TB,) for TB in budgets),
        {"TB": (1000, 2000)},
        {"TB": (1000, 1500, 2000, 2500, 3000)},
    )
)
def section_4__constant__to_3000__measured(TB: int) -> Found:
    """For TB = 1000, 1500, 2000, 2500 and 3000 the heap of convergence, less twice that of TB/2, is
    between 0.1493 and 0.1494 of TB^2/2: what grows like TB^2 of it, where the rest grows like TB.
    """
    heaps = [limits.first_repetition(budget) for budget in (TB // 2, TB)]
    grown = 20_000 * (heaps[1] - 2 * heaps[0])
    return 1_493 * TB * TB <= grown < 1_494 * TB * TB, {"heaps": heaps}


@claim(limits.ODD_AND_NEXT, limits.odd_and_next_swept)
def section_4__odd_as_next__strengthened(TB: int, heap: int, following: int) -> bool:
    """For odd TB the game converges at the same heap as for TB + 1."""
    return heap == following


def _columns(largest: int, heaps: int) -> Iterator[tuple[int, int, int, int, int]]:
    for TB in range(1, largest + 1, 2):
        both = zip(ref.unitary_rows(TB, heaps), ref.unitary_rows(TB + 1, heaps), strict=True)
        for x, (row, following) in enumerate(both):
            for p, value in enumerate(row):
                yield TB, x, p, value, following[p + 1 if 2 * p > TB else p]


@claim(
    Range(
        "unitary games, every odd TB <= {TB}, heaps x <= {x}, every p, by the reference",
        "TB x p value there",
        _columns,
        {"TB": 15, "x": 60},
        {"TB": 25, "x": 160},
    )
)
def section_4__rows_of_odd__strengthened(TB: int, x: int, p: int, value: int, there: int) -> bool:
    """For odd TB each row is that of TB + 1 without the column at the border, p = (TB + 1)/2, in
    which the heap's parity stands."""
    return value == there


# Other subtraction sets

SETS = Range(
    "S within {{1, ..., {max S}}}, TB <= {TB}, all bids, every heap by max S rows that repeat "
    "before heap 400",
    "S TB",
    lambda largest, budgets: product(other_rules.subsets(largest), range(budgets + 1)),
    {"max S": 4, "TB": 4},
    {"max S": 6, "TB": 8},
)
SWEPT_SETS = swept(
    "bidding",
    "bidding-sets",
    "periods",
    lambda row: (
        tuple(map(int, row["set"].split())),
        int(row["total_budget"]),
        other_rules.HeapGame(
            int(row["preperiod"]),
            int(row["period"]),
            int(row["least"]),
            int(row["largest"]),
            row["unique"] == "yes",
        ),
    ),
)
ALL_BIDS = replace(
    SETS,
    words="S within {{1, ..., {max S}}}, TB <= {TB}, all bids, every heap by max S rows that "
    "repeat, by the engine",
).to({"max S": 5, "TB": 6}, {"max S": 7, "TB": 10})


def _comes_back(period: Any, *values: tuple[Any, Any]) -> Any:
    """Each value is that of a period later."""
    return conjunction([period >= 1, *(later == now for now, later in values)])


def _periods(values: Any, depth: int) -> dict[str, Json]:
    """Of both tables of values, each row made of the `depth` rows before it."""
    from proofs_check.documents.bidding.engine import repetition

    tables = {"maximin": values.maximin, "minimax": values.minimax}
    return {name: repetition(table, depth).period for name, table in tables.items()}


@claim(
    *using(_comes_back, chained("bidding", "periodic", "OUTCOMES", module="theory_repeating")),
    SETS,
    *using(lambda S, TB, found: found.period > 0 and found.unique, SWEPT_SETS),
)
def section_4__other_subtraction_sets(S: tuple[int, ...], TB: int) -> Found:
    """Where a move goes with its bid, as in Definition 1: for every total budget, every finite
    subtraction set and all bids, the outcomes, maximin and minimax, are periodic from some heap on.
    """
    from proofs_check.documents.bidding.engine import NOT_FOUND

    periods = _periods(other_rules.values_to_400(S, TB), max(S))
    return NOT_FOUND not in periods.values(), {"periods": periods}


@claim(SETS)
def section_4__other_subtraction_sets__after_bids__strengthened(
    S: tuple[int, ...], TB: int
) -> Found:
    """All bids: where a move is chosen after the bids the outcomes are the same at every heap,
    and so repeat from the same heap on."""
    from proofs_check.documents.bidding.engine import NOT_FOUND

    repeated = other_rules.heap_game(S, TB)
    if repeated.preperiod + repeated.period + max(S) > other_rules.HEAPS:
        raise InvalidInput(
            "TB", TB, f"a game of S = {set(S)} that repeats before heap {other_rules.HEAPS}"
        )
    with_bid, after_bid = (
        other_rules.values_to_400(S, TB, None, ref.Reading(action=action)) for action in ref.Action
    )
    same = (with_bid.maximin == after_bid.maximin).all()
    same &= (with_bid.minimax == after_bid.minimax).all()
    periods = _periods(after_bid, max(S))
    return same and NOT_FOUND not in periods.values(), {"periods": periods}


def _no_larger(outcome: Any, left: Any, right: Any) -> Any:
    return (outcome <= left) & (outcome >= -right)


@claim(
    *using(_no_larger, chained("bidding", "size", "SIZE", module="theory_subtraction")),
    HEAP_GAMES.where("0 in B", lambda S, TB, B, x: 0 in B),
)
def section_4__other_subtraction_sets__size__strengthened(
    S: Bids, TB: int, B: Bids, x: int
) -> bool:
    """Any finite S, and any bids with 0: an outcome is at most max S times Left's dollars, her
    marker counted as one, and at least minus max S times Right's."""
    row, most = list(ref.rows(S, TB, B, x))[x], max(S)
    return all(
        _no_larger(row.nu_hat[p], most * (p + 1), most * (TB - p))
        and _no_larger(row.nu[p], most * p, most * (TB - p + 1))
        for p in range(TB + 1)
    )


@claim(
    replace(
        HEAP_GAMES.to({"max S": 4, "TB": 3, "x": 14}, {"max S": 5, "TB": 4, "x": 24}),
        words="S within 1 to {max S}, TB <= {TB}, heaps x <= {x}",
    ).where("all bids", lambda S, TB, B, x: len(B) == TB + 1)
)
def section_4__other_subtraction_sets__worth__strengthened(
    S: Bids, TB: int, B: Bids, x: int
) -> Found:
    """Any finite S, all bids: the marker is worth at least 0 and at most twice the largest that can
    be taken, and a dollar at most 3 max S - 2, or 2 where S = {1}, whoever has the marker."""
    row, most = list(ref.rows(S, TB, B, x))[x], max(S)
    worths = [hat - nu for hat, nu in zip(row.nu_hat, row.nu, strict=True)]
    marker = max(worths)
    by_marker = row.nu_hat, row.nu
    dollar = max((more - less for nu in by_marker for less, more in pairwise(nu)), default=0)
    worth = {"marker": marker, "dollar": dollar}
    two_turns = 2 * max((s for s in S if s <= x), default=0)
    of_marker = min(worths) >= 0 and marker <= two_turns
    return of_marker and dollar <= max(2, 3 * most - 2), worth


@claim(
    HEAP_GAMES.where("0 in B", lambda S, TB, B, x: 0 in B).where(
        "S = {1, ..., n}", lambda S, TB, B, x: max(S) == len(S)
    )
)
def section_4__other_subtraction_sets__pebble__strengthened(
    S: Bids, TB: int, B: Bids, x: int
) -> bool:
    """S = {1, ..., n}, and any bids with 0: a pebble more changes no outcome by more than 1,
    whatever the budgets and whoever has the marker."""
    row, following = list(ref.rows(S, TB, B, x + 1))[x:]
    return all(
        abs(value - with_more) <= 1
        for before, after in zip(row, following, strict=True)
        for value, with_more in zip(before, after, strict=True)
    )


def _largest(S: tuple[int, ...], TB: int, found: other_rules.HeapGame) -> bool:
    return -found.least == found.largest == max(S) * ((TB + 1) // 2 + 1)


@claim(ALL_BIDS, *using(_largest, SWEPT_SETS))
def section_4__other_subtraction_sets__largest__strengthened(S: tuple[int, ...], TB: int) -> Found:
    """Any finite S, all bids: the largest outcome is max S (ceil(TB/2) + 1), at S = {1} the bound
    of Lemma 22, and the least is minus that."""
    found = other_rules.heap_game(S, TB)
    return _largest(S, TB, found), found._asdict()


def _twice_max(S: tuple[int, ...], TB: int, found: other_rules.HeapGame) -> bool:
    return found.period == 2 * max(S) and found.unique


@claim(ALL_BIDS, *using(_twice_max, SWEPT_SETS))
def section_4__other_subtraction_sets__period__strengthened(S: tuple[int, ...], TB: int) -> Found:
    """Any finite S, all bids: the outcomes repeat with period 2 max S, and maximin is minimax up to
    there, so at every heap."""
    found = other_rules.heap_game(S, TB)
    return _twice_max(S, TB, found), found._asdict()


def _not_before(S: tuple[int, ...], TB: int, found: other_rules.HeapGame) -> bool:
    heap = max(S) * limits.first_repetition(TB)
    multiples = all(s == i * S[0] for i, s in enumerate(S, 1))
    return found.preperiod == heap if multiples else found.preperiod >= heap


@claim(ALL_BIDS, *using(_not_before, SWEPT_SETS))
def section_4__other_subtraction_sets__not_before__strengthened(
    S: tuple[int, ...], TB: int
) -> Found:
    """Any finite S, all bids: the outcomes repeat from no heap before max S times that from which
    those of the unitary game do, and from there where S is {d, 2d, ..., n d}."""
    found = other_rules.heap_game(S, TB)
    return _not_before(S, TB, found), {**found._asdict(), "unitary": limits.first_repetition(TB)}


class Repeated(NamedTuple):
    """What the rows of a game are up to where they have repeated."""

    columns: tuple[int | str, ...]
    """Preperiod, period, least and largest value, and whether maximin is minimax."""
    violates: tuple[str, ...]
    """Which of (A), (B), (C) fail."""


def _repeated(values: Any, depth: int) -> Repeated:
    """How the rows repeat, each being made of the `depth` rows before it."""
    from proofs_check.documents.bidding.engine import repetition

    found = repetition(values.maximin, depth)
    last = found.preperiod + found.period + depth
    table, other = values.maximin[:last], values.minimax[:last]
    hat, nu = table[:, 0], table[:, 1]
    holds = {
        "A": (hat[:, 1:] >= hat[:, :-1]).all() and (nu[:, 1:] >= nu[:, :-1]).all(),
        "B": (hat >= nu).all(),
        "C": (hat[:, :-1] <= nu[:, 1:]).all(),
    }
    unique = "yes" if (table == other).all() else "no"
    return Repeated(
        (found.preperiod, found.period, int(table.min()), int(table.max()), unique),
        tuple(name for name, true in holds.items() if not true),
    )


COLUMNS = ("preperiod", "period", "least", "largest", "unique")


@claim(
    measured(
        "bidding",
        "other-subtraction-sets",
        ("set", "total_budget", *COLUMNS, "in_U"),
        SETS.to({"max S": 5, "TB": 6}),
    )
)
def section_4__other_subtraction_sets__measured(S: tuple[int, ...], TB: int) -> Row:
    """Preperiod, least period and extreme values of the maximin outcomes of other subtraction sets,
    and whether maximin is minimax and (A), (B), (C) hold up to there."""
    found = _repeated(other_rules.values_to_400(S, TB), max(S))
    return words(S), TB, *found.columns, "no" if found.violates else "yes"


# Restricted bids


BIDDING_SETS = Range(
    "S = {{1}}, TB <= {TB}, every B, every heap by a row that repeats", "TB B", bids, {"TB": 5}
)


def _converges(TB: int, B: Bids, reading: ref.Reading | None = None) -> Found:
    from proofs_check.documents.bidding.engine import repetition

    values = other_rules.values_to_400((1,), TB, B, *([reading] if reading else []))
    period = repetition(values.maximin, 1).period
    return period in (1, 2), {"period": period}


@claim(BIDDING_SETS)
def section_4__restricted_bids_converge(TB: int, B: Bids) -> Found:
    """S = {1}: with any bidding set the outcomes still converge: rows repeat at distance 2."""
    return _converges(TB, B)


@claim(BIDDING_SETS.to({}, {"TB": 9}))
def section_4__restricted_bids_converge__marker_moves__weakened(TB: int, B: Bids) -> Found:
    """S = {1}: with any bidding set they do where the marker goes over with the bid of a winner
    whom nobody opposes, which by Definition 8 it does in a tie alone."""
    return _converges(TB, B, MARKER_MOVES)


@claim(BIDDING_SETS.to({"TB": 8}, {"TB": 10}).where("0 in B", lambda TB, B: 0 in B))
def section_4__restricted_bids_converge__zero__weakened(TB: int, B: Bids) -> Found:
    """S = {1}: with any bidding set that has 0 the outcomes converge."""
    return _converges(TB, B)


@lru_cache(maxsize=4)
def _one_value_by_engine(TB: int, B: Bids) -> list[bool]:
    from proofs_check.documents.bidding.engine import heap_values

    values = heap_values(ref.game((1,), TB, B), 60)
    return [bool((a == b).all()) for a, b in zip(values.maximin, values.minimax, strict=True)]


def _one_value(TB: int, B: Bids, x: int) -> Found:
    if _one_value_by_engine(TB, B)[x]:
        return True, {}
    # What the engine finds is the reference's to say.
    maximin, minimax = ([*of({1}, TB, B, x)][x] for of in (ref.rows, ref.minimax_rows))
    found = {
        f"{word}, {whose}": [*row]
        for word, both in (("maximin", maximin), ("minimax", minimax))
        for whose, row in zip(("Left has the marker", "Right has it"), both, strict=True)
    }
    return maximin == minimax, {**found}


FEW_HEAPS = Range(
    "S = {{1}}, TB <= {TB}, every B, heaps x <= {x}",
    "TB B x",
    lambda n, heaps: ((*rest, x) for rest in bids(n) for x in range(heaps + 1)),
    {"TB": 9, "x": 3},
)


@claim(FEW_HEAPS)
def section_4__restricted_bids__one_value__strengthened(TB: int, B: Bids, x: int) -> Found:
    """S = {1}: with any bidding set there is a unique equilibrium at each heap, so that there are
    outcomes to converge."""
    return _one_value(TB, B, x)


@claim(
    Instances(
        "S = {1}, TB <= 7, every B, every heap by a row that repeats", "TB B", lambda: bids(7)
    )
)
def section_4__restricted_bids__one_value__weakened(TB: int, B: Bids) -> Found:
    """S = {1}, TB <= 7: with any bidding set there is one."""
    before = set()
    for maximin, minimax in zip(ref.rows({1}, TB, B), ref.minimax_rows({1}, TB, B), strict=True):
        # A row is made of the row before: from one that was there before all is as it was.
        if maximin != minimax or maximin in before:
            break
        before.add(maximin)
    return maximin == minimax, {"heap": len(before)}


@claim(
    measured(
        "bidding",
        "restricted-bids",
        ("unopposed", "total_budget", "bids", *COLUMNS, "violates"),
        Range(
            "S = {{1}}, TB <= {TB}, every B, both readings of a bid without opposition, every heap "
            "by a row that repeats",
            "unopposed TB B",
            lambda n: ((name, *rest) for name in UNOPPOSED for rest in bids(n)),
            {"TB": 5},
        ),
    )
)
def section_4__restricted_bids__measured(unopposed: str, TB: int, B: Bids) -> Row:
    """S = {1}, every bidding set, and whether the marker stays with a winner whom nobody opposes or
    goes over with the bid: preperiod, period, extreme values, uniqueness and (A), (B), (C)."""
    reading = UNOPPOSED[unopposed]
    found = _repeated(other_rules.values_to_400((1,), TB, B, reading), 1)
    return reading.unopposed.value, TB, words(B), *found.columns, words(found.violates)


# Each player's own bids


@claim(
    Range(
        "S = {{1}}, TB <= {TB}, every B, heaps up to {x}",
        "TB B x",
        lambda n, heaps: ((*rest, x) for rest in bids(n) for x in range(heaps + 1)),
        {"TB": 4, "x": 12},
    )
)
def section_4__asymmetric__same_sets(TB: int, B: Bids, x: int) -> bool:
    """Where both players have the same bids, the rows of our model are those of Definition 8."""
    hat, nu = other_rules.asymmetric_rows(TB, B, B, x)[-1]
    return (tuple(hat), tuple(nu)) == tuple([*ref.rows({1}, TB, B, x)][-1])


def _able_pairs(largest: int) -> Iterator[tuple[int, Bids, Bids]]:
    for TB in range(largest + 1):
        sets = [
            tuple(b for b in range(TB + 1) if bits >> b & 1) for bits in range(1, 1 << (TB + 1))
        ]
        for left, right in product(sets, repeat=2):
            if all(p >= min(left) or TB - p >= min(right) for p in range(TB + 1)):
                yield TB, left, right


@claim(
    measured(
        "bidding",
        "asymmetric-bids",
        ("total_budget", "left_bids", "right_bids", "even_heap", "odd_heap"),
        Range(
            "TB <= {TB}, every pair of sets under which somebody can always bid, heaps 40 and 41",
            "TB left right",
            _able_pairs,
            {"TB": 3},
        ),
    )
)
def section_4__asymmetric__measured(TB: int, left: Bids, right: Bids) -> Row:
    """S = {1}, Left's and Right's bidding sets apart: the sum over budgets and markers of the
    maximin values of heaps 40 and 41; positive means that Left is the stronger."""
    even, odd = other_rules.asymmetric_rows(TB, left, right, 41)[40:]
    return TB, words(left), words(right), sum(map(sum, even)), sum(map(sum, odd))


# Beyond the zero-sum games of the document


@claim(missing)
def section_4__self_interest() -> str:
    """The setting generalises to games in which both players maximise their own score."""
    return "a definition of that game, its tie-breaks included: the text gives a programme"


@claim(missing)
def section_4__binary_trees() -> str:
    """General-sum Richman games on binary trees are budget monotone."""
    return "the games of the paper that is quoted"


@claim(missing)
def section_4__three_children() -> str:
    """In general-sum Richman games budget monotonicity can fail at a node with three children."""
    return "the games of the paper that is quoted, and its counterexample"
