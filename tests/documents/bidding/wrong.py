"""Mistakes in the definitions of `bidding`, and the claims that must notice them."""

from collections.abc import Callable, Iterator
from dataclasses import replace
from fractions import Fraction
from functools import cache, partial
from itertools import product
from math import ceil, floor
from types import FunctionType
from typing import Any, NamedTuple

from proofs_check.core.evidence import Json
from proofs_check.documents.bidding import (
    engine,
    limits,
    other_recursions,
    other_rules,
    rulesets,
    saddles,
    small_rulesets,
    ten_cases,
)
from proofs_check.documents.bidding import plays as game_plays
from proofs_check.documents.bidding.claims import section_3_5
from proofs_check.documents.bidding.rulesets import One, bidding_sets
from proofs_check.documents.bidding.unitary import UnitaryGames, UnitaryPosition
from proofs_check.methods.printed import Row, printed_rows
from reference import inputs
from reference.bidding import (
    Player,
    automata,
    bids,
    bounds,
    properties,
    rows,
    subtraction,
    symmetry,
    values,
)
from reference.bidding import rulesets as given
from reference.bidding import unitary as definition_10
from reference.bidding.readings import DEFAULT
from reference.errors import InvalidInput
from tests.wrong_definitions import Wrong

LEFT, RIGHT = Player.LEFT, Player.RIGHT


class Turn(NamedTuple):
    """Who moves, Left's budget after it, and who has the marker then."""

    left_moves: bool
    p: int
    holder: Player


def other(holder: Player) -> Player:
    return RIGHT if holder is LEFT else LEFT


def turn(holder: Player, p: int, ell: int | None, r: int | None) -> Turn:
    """What two bids lead to by Definitions 1 and 8; None stands for no bid."""
    left_moves = given.left_wins(ell, r, holder)
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


Weigh = Callable[[bool, Any, int], Any]
"""What is added to the score: by whether Left moves, the move's weight with its sign, the heap."""


def at(entries: Any, p: int) -> Any:
    """The entry of a budget, the nearest one where there is none of the sort."""
    return entries[min(max(p, 0), len(entries) - 1)]


def as_it_is(left: bool, w: Any, x: int) -> Any:
    return w


def by(rule: Rule = turn, weigh: Weigh = as_it_is) -> tuple[Callable[..., Any], Callable[..., Any]]:
    """The entries of Definitions 8 and 1 by these rules."""

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

    return of_definition_8, of_definition_1


def entered(says: str, rule: Rule = turn, weigh: Weigh = as_it_is, noticed: str = "") -> Wrong:
    """Other entries of Definitions 1 and 8."""
    of_8, of_1 = by(rule, weigh)
    return Wrong(says, subtraction.cell, of_8, noticed, ((values.cell, of_1),))


Pairs = tuple[tuple[Any, Any], ...]

ENTRIES: Pairs = tuple(zip((subtraction.cell, values.cell), by(), strict=True))
"""The entries of Definitions 1 and 8, the nearest one where there is none of a budget."""


def bidding(says: str, available: Callable[..., Any], noticed: str = "") -> Wrong:
    """Other bids than those of B up to the budget."""
    return Wrong(says, given.available_bids, available, noticed, ENTRIES)


DEFINITIONS = (
    subtraction.definition_8,
    subtraction.definition_8_minimax,
    values.definition_1,
    values.definition_1_minimax,
)


def named(function: Any, **names: Any) -> Any:
    """The function with other things of these names."""
    return FunctionType(function.__code__, {**function.__globals__, **names})


def change(what: Callable[[Any, int, int, Player, Callable[[int, Player], Any]], Any]) -> Pairs:
    """Other values than those of Definitions 1 and 8, made from them.

    `what` is given the total budget, the position's number, Left's budget, who has the marker,
    and what gives the right value for a budget and a marker.
    """

    def wrong(right: Any, rules: Any, x: Any, p: int, marker: Player, *rest: Any) -> Any:
        number = x if isinstance(x, int) else 1
        known = lambda p, marker: right(rules, x, p, marker, *rest)  # noqa: E731
        return what(rules.TB, number, p, marker, known)

    return tuple((definition, wrong) for definition in DEFINITIONS)


def copied(function: Any) -> Any:
    """The function as it is now."""
    return named(function)


def by_pairs(rule: Rule) -> Pairs:
    """Other entries of Definitions 1 and 8."""
    return tuple(zip((subtraction.cell, values.cell), by(rule), strict=True))


def several(says: str, pairs: Pairs, noticed: str = "") -> Wrong:
    """Several mistakes at once."""
    return Wrong(says, *pairs[0], noticed, pairs[1:])


def changed(says: str, what: Callable[..., Any], noticed: str = "") -> Wrong:
    """Other values than those of Definitions 1 and 8."""
    return several(says, change(what), noticed)


def times(by: int, plus: int = 0) -> Callable[..., Any]:
    """A multiple, and more."""
    return lambda right, *args, **named: by * right(*args, **named) + plus


def of_unitary(
    *,
    marker_stays: bool = False,
    sign: int = -1,
    right_wins_ties: bool = False,
    own_budget: bool = False,
    right_pays_nothing: bool = False,
    maximum_inside: bool = False,
) -> Callable[..., int]:
    """Definition 10 with one mistake."""

    def definition(TB: int, x: int, p: int, nu_hat: Any) -> int:
        q = TB - p
        if x == 0:
            return 0

        def tie(ell: int) -> int:
            if marker_stays:
                return int(nu_hat[p - ell]) + 1
            if right_wins_ties:
                return int(nu_hat[p + ell]) - 1
            return sign * int(nu_hat[p - ell if own_budget else q + ell]) + 1

        def entry(ell: int, r: int) -> int:
            if ell > r:
                return int(nu_hat[p - ell]) + 1
            if ell == r:
                return tie(ell)
            return int(nu_hat[p if right_pays_nothing else p + r]) - 1

        outer, inner = (min, max) if maximum_inside else (max, min)
        return outer(inner(entry(ell, r) for r in range(q + 1)) for ell in range(p + 1))

    return definition


def refusing(*_given: Any, **_named: Any) -> Any:
    raise InvalidInput("anything", None, "nothing")


def accepting(given: Any, *_rest: Any, **_named: Any) -> Any:
    return given


READ = (
    given.bidding_set,
    given.total_budget,
    given.left_budget,
    subtraction.subtraction_set,
    subtraction.heap_size,
)


ARROWS = (automata.tie_arrows, automata.left_arrows, automata.right_arrows)


def drawn(each: Callable[[Any], Any] | None) -> Pairs:
    """The arrows of the pictures, each changed, or the first of them left out."""

    def arrows(right: Any, *args: Any, **named: Any) -> tuple[Any, ...]:
        found = right(*args, **named)
        return tuple(found[1:]) if each is None else tuple(map(each, found))

    return tuple((right, arrows) for right in ARROWS)


def numbered(row: dict[str, str], number: Callable[[int, int], int]) -> dict[str, str]:
    """The numbers of a row otherwise printed."""
    return {
        key: str(number(i, int(cell)))
        for i, (key, cell) in enumerate(row.items())
        if cell.lstrip("-").isdigit()
    }


def all_pairs(matrix: Any) -> Any:
    return tuple((ours, theirs) for ours in matrix.left for theirs in matrix.right)


def plays(what: Callable[[int, int, int], tuple[int, int, int]]) -> Callable[..., Any]:
    return lambda right, TB, x: [what(*found) for found in right(TB, x)]


def one_sided(gamma: Any, *_rest: Any) -> Any:
    """Left alone has moves."""
    X = tuple(gamma.M)
    none: dict[Any, Any] = dict.fromkeys(X, ())
    return given.ruleset(X, gamma.M, none, gamma.w, {}, dict.fromkeys(X, 0), gamma.B, gamma.TB)


def never_repeating(S: Any, TB: int, B: Any = None, reading: Any = None) -> Any:
    """Values that grow with the heap."""
    import numpy as np

    grows = np.arange(60, dtype=np.int64)[:, None, None] + np.zeros((1, 2, TB + 1), np.int64)
    return engine.Values(grows, grows)


def sooner_and_larger(right: Any, S: Any, TB: int) -> Any:
    """Another period and extreme, and a preperiod that no set has."""
    found = right(S, TB)
    return found._replace(preperiod=-1, period=found.period + 1, largest=found.largest + 1)


def down(half: Fraction) -> int:
    return int(half // 1)


def up(half: Fraction) -> int:
    return -int(-half // 1)


def rounded(ceil: Callable[..., int], floor: Callable[..., int]) -> Pairs:
    """The rounding of alpha and beta."""
    names = {"ceil": ceil, "floor": floor}
    rounding = (automata.alpha_even, automata.alpha_odd, automata.beta)
    return tuple((each, named(each, **names)) for each in rounding)


def by_floats() -> Pairs:
    """The rounding of alpha and beta, of what is first made a float."""
    return rounded(lambda half: ceil(float(half)), lambda half: floor(float(half)))


def marked_values_agree(gamma: Any, reading: Any = DEFAULT) -> bool:
    """Maximin is minimax where Left has the marker."""
    tables = (of(gamma, reading=reading) for of in (values.maximin_table, values.minimax_table))
    lefts, rights = ({x: row.nu_hat for x, row in table.items()} for table in tables)
    return lefts == rights


def left_penalty(right: Any, gamma: Any, x: Any, line: Any, last: Player) -> Any:
    """Where neither player can move the penalty is Left's."""
    moves = list(line)
    tau, *weights = right(gamma, x, moves, last)
    end = moves[-1][1] if moves else x
    return (gamma.tau_L.get(end, tau), *weights)


EQUILIBRIA = ((bids.equilibria, all_pairs),)


def matrices() -> tuple[Row, ...]:
    """The rows of both matrices of Example 12."""
    return tuple(row for n in (1, 2) for row in printed_rows("bidding", f"example-12-matrix-{n}"))


MATRICES = partial(matrices)


def with_cells(matrix: bids.BidMatrix, cell: Callable[[int, int], int]) -> bids.BidMatrix:
    """The matrix with other cells, by Right's and Left's bid."""
    rows = range(len(matrix.right)), range(len(matrix.left))
    return matrix._replace(cells=tuple(tuple(cell(r, ell) for ell in rows[1]) for r in rows[0]))


WRONG = (
    entered(
        "tie to the other",
        tie_to_the_other,
        noticed="abstract; conjecture; corollary; definition; definition-8.right; example; "
        "example-11.row-2; example-12.matrix-1.min; example-12.matrix-1.position; "
        "example-12.matrix-1:as; example-12.matrix-2.corrected; "
        "example-12.matrix-2.position; example-12.right; figure-6.caption; "
        "figure-5.caption.not-relevant.equilibria; heap; heap-"
        "monotonicity.proof.case-1-L-marker; heap-monotonicity.proof.case-2-L-second; "
        "heap-monotonicity.proof.case-3-exhaustive; heap-monotonicity.proof.case-A-"
        "repeat; heap-monotonicity.proof.case-A-tie; heap-monotonicity.proof.form-T; "
        "lemma; lemma-19.proof; lemma-19.proof.case-3-claim; lemma-20.left; "
        "lemma-20.proof.border; lemma-20.proof.doubled:as; lemma-20.proof.first; "
        "lemma-20.proof.p; lemma-26.even-budget.even-heap.right:as printed:exhaustive; "
        "lemma-26.even-budget.odd-heap.right:as printed:exhaustive; observation; "
        "proposition-23.proof.case-1; proposition-4.recursion; section; "
        "section-4.asymmetric; theorem; theorem-29.proof.left-base; "
        "theorem-29.proof.right-base; theorem-3.proof.scheme",
    ),
    entered(
        "marker never passes",
        marker_never_passes,
        noticed="example-12.matrix-1.max; heap-monotonicity.proof.base; "
        "heap-monotonicity.proof.case-4-values:as; "
        "heap-monotonicity.proof.right-no-better:(x, p); "
        "heap-monotonicity.right.even-heap:as printed:exhaustive; "
        "heap-monotonicity.right.odd-heap:as printed:exhaustive; "
        "lemma-17.proof.first; lemma-17.right; lemma-19.step; lemma-19:as printed:exhaustive; "
        "lemma-20; "
        "lemma-22.proof.marker; lemma-22.upper; "
        "lemma-26.even-budget.even-heap.left:as printed:exhaustive; "
        "lemma-26.even-budget.odd-heap.left:as printed:exhaustive; "
        "lemma-26.odd-budget.even-heap.left; lemma-26.odd-budget.odd-heap.left; "
        "observation-21.right; "
        "section-3-3.decreases:as printed:exhaustive; "
        "theorem-24.proof; "
        "theorem-27.proof.zero; theorem-29.marker.strengthened; theorem-3.hypothesis",
    ),
    entered(
        "marker always passes",
        marker_always_passes,
        noticed="definition-8.left; definition-8.right-wins; heap-monotonicity.proof.case-1; "
        "heap-monotonicity.proof.case-2; heap-monotonicity.proof.case-3-assume; "
        "heap-monotonicity.proof.case-3-two; heap-monotonicity.proof.case-6-must; "
        "heap-monotonicity.proof.case-B-value; heap-monotonicity.proof.case-C-R; "
        "heap-monotonicity.proof.case-C-no; heap-monotonicity.proof.form; "
        "heap-monotonicity.proof.right; lemma-19.proof.case-2-value; "
        "lemma-19.proof.case-3; lemma-19.proof.inequality-7; lemma-22.proof.paid; "
        "proposition-23.proof.case",
    ),
    entered(
        "marker to the winner",
        marker_to_the_winner,
        noticed="heap-monotonicity.proof.case-2-descend; "
        "proposition-23.proof.avoid-right-win:with (8), which never holds:exhaustive; "
        "proposition-23.proof.case-1-first:with (8), which never holds:exhaustive; "
        "proposition-23.proof.reduces-to-zero-tie:"
        "there is nothing to reduce: (8) never holds:exhaustive; "
        "proposition-23:as printed:exhaustive",
    ),
    entered("marker to the loser", marker_to_the_loser, noticed="theorem-27.proof.other"),
    entered(
        "winner pays nothing",
        winner_pays_nothing,
        noticed="figure-2.caption; section-2.only; theorem-3:one value:",
    ),
    entered(
        "loser pays", loser_pays, noticed="lemma-19.proof.case-1-big-display:as printed:enumeration"
    ),
    entered(
        "winner is paid",
        winner_is_paid,
        noticed="section-4.other-subtraction-sets.size; section-4.other-subtraction-sets.worth; "
        "section-1.some-results-general.intervals; "
        "section-3-2.tie-value:as printed:enumeration",
    ),
    entered(
        "other bid is paid",
        other_bid_is_paid,
        noticed="heap-monotonicity.left.even-heap:as printed:exhaustive; "
        "heap-monotonicity.left.odd-heap:as printed:exhaustive; "
        "heap-monotonicity.proof.right-no-better:"
        "(x, p^): Left has the marker, as in (11):exhaustive; "
        "remark-15.equation-1:as printed:exhaustive; "
        "section-3-3.increases:as printed:exhaustive; "
        "theorem-13.unique:as printed:enumeration",
    ),
    entered(
        "pays one more",
        pays_one_more,
        noticed="example-11.left-bids-0:as; heap-monotonicity.proof.case-1-L-induction; "
        "heap-monotonicity.proof.case-1-R-second; "
        "heap-monotonicity.proof.case-2-induction; heap-monotonicity.proof.case-2-raise; "
        "heap-monotonicity.proof.case-5-must; "
        "heap-monotonicity.proof.case-C-repeat.strengthened; lemma-19.proof.inequality-6; "
        "lemma-19.proof.three; lemma-22.proof.zero; "
        "section-1.some-results-general.strengthened:as printed:uniqueness; "
        "theorem-24.proof.columns-left; theorem-29.no-marker:as",
    ),
    entered("left pays nothing", left_pays_nothing, noticed="heap-monotonicity.proof.case-2-four"),
    entered(
        "right pays nothing",
        right_pays_nothing,
        noticed="heap-monotonicity.proof.case-1-L-induction",
    ),
    entered(
        "lower bid wins",
        lower_bid_wins,
        noticed="proposition-23.other-sets; definition-1.terms:as printed:enumeration",
    ),
    entered(
        "left always wins",
        left_always_wins,
        noticed="section-1.cannot; section-1.marker-only; section-2.zugzwang-right",
    ),
    entered(
        "right always wins",
        right_always_wins,
        noticed="lemma-19.proof.case-1-big:as; lemma-19.proof.case-2-big; section-1.then",
    ),
    entered(
        "unable player wins",
        unable_player_wins,
        noticed="section-2.only; example-2.2",
    ),
    entered(
        "Right's weight with the other sign",
        weigh=lambda left, w, x: w if left else -w,
        noticed="section-1.cannot",
    ),
    entered(
        "Left's weight with the other sign",
        weigh=lambda left, w, x: -w if left else w,
        noticed="definition-8.left-ties",
    ),
    entered("no weights", weigh=lambda left, w, x: 0, noticed="proposition-23.proof.zero"),
    entered(
        "Left's weight and 1",
        weigh=lambda left, w, x: w + left,
        noticed="proposition-23.proof.next",
    ),
    entered(
        "Right's weight twice",
        weigh=lambda left, w, x: w if left else 2 * w,
        noticed="section-2.symmetric",
    ),
    entered(
        "all weights three times",
        weigh=lambda left, w, x: 3 * w,
        noticed="lemma-22.proof.paid-point.corrected:as printed:enumeration; "
        "section-4.other-subtraction-sets.pebble",
    ),
    entered(
        "all weights with the other sign",
        weigh=lambda left, w, x: -w,
        noticed="proposition-23.proof.zero",
    ),
    entered(
        "a weight for Left on every third heap only",
        weigh=lambda left, w, x: w if x % 3 == 0 else 0,
        noticed="heap-monotonicity.proof.case-3-loss; "
        "heap-monotonicity.proof.case-3-therefore-2.weakened",
    ),
    entered(
        "weights that grow with the heap",
        weigh=lambda left, w, x: w * x,
        noticed="heap-monotonicity.proof.case-C-induction",
    ),
    Wrong(
        "Definition 8 alone: the marker never passes",
        subtraction.cell,
        by(marker_never_passes)[0],
        "heap-monotonicity.proof.case-2-four",
    ),
    several(
        "maximum and minimum exchanged",
        tuple((each, named(each, max=min, min=max)) for each in DEFINITIONS),
        "conjecture-7.A; definition-8.ruleset; section-2.maximin; section-2.no; section-3-2.fixed",
    ),
    Wrong(
        "a penalty is a gain",
        values.cell,
        lambda right, gamma, *rest: right(
            replace(gamma, tau_L={x: -t for x, t in gamma.tau_L.items()}), *rest
        ),
        "example-2.1.left-penalty:he bids as without it:enumeration",
    ),
    Wrong(
        "Right chooses first",
        subtraction.definition_8,
        copied(subtraction.definition_8_minimax),
        "proposition-4.equation-1.minimax.corrected:as printed:sampling",
        also=((values.definition_1, copied(values.definition_1_minimax)),),
    ),
    Wrong(
        "Left chooses first",
        subtraction.definition_8_minimax,
        copied(subtraction.definition_8),
        "proposition-4.equation-1.minimax.corrected:as printed:exhaustive",
        also=((values.definition_1_minimax, copied(values.definition_1)),),
    ),
    Wrong(
        "Definition 8 alone: Left chooses first",
        subtraction.definition_8_minimax,
        copied(subtraction.definition_8),
        "definition-8.ruleset:as printed:maximin and minimax, however it is read: enumeration 2",
    ),
    Wrong(
        "one penalty a position",
        values.cell,
        lambda right, gamma, *rest: right(replace(gamma, tau_R=gamma.tau_L), *rest),
        "section-2.penalties",
    ),
    Wrong(
        "of a player's moves the last one counts",
        given.played,
        lambda right, *play: (
            (found := right(*play))[0],
            *(weights[-1:] for weights in found[1:]),
        ),
        "section-2.utility.corrected:as printed:enumeration 2",
    ),
    Wrong(
        "numbers are rounded",
        given.exact,
        lambda field, value: int(value),
        "section-2.weights",
    ),
    several(
        "maximin one more, by the engine too",
        (
            (
                engine.heap_values,
                lambda right, *game: (found := right(*game))._replace(maximin=found.maximin + 1),
            ),
            (subtraction.definition_8, times(1, 1)),
        ),
        "section-4.restricted-bids.one",
    ),
    bidding(
        "bids one short",
        lambda B, budget: tuple(b for b in B if b < budget or b == 0),
        "definition-10.special-case:as; example-11.feasible; example-11.right; "
        "example-2.2; section-2.unable",
    ),
    bidding(
        "bids one beyond the budget",
        lambda B, budget: tuple(b for b in B if b <= budget + 1),
        "definition-8.left-ties",
    ),
    bidding(
        "all bids, whatever the budget",
        lambda B, budget: B,
        "lemma-19.proof.case-1-subcases; lemma-19.proof.inequality-7.range",
    ),
    bidding(
        "the least bid only",
        lambda B, budget: tuple(b for b in B if b <= budget)[:1],
        "lemma-20.proof.border",
    ),
    bidding(
        "the largest bid only",
        lambda B, budget: tuple(b for b in B if b <= budget)[-1:],
        "example-11.right",
    ),
    changed(
        "values one too large",
        lambda TB, x, p, m, v: v(p, m) + 1,
        "example-11.left-bids-1.unmarked; example-11.row; lemma-9.values; proposition; "
        "section-2.game; section-2.options-example.zero; section-2.symmetric; "
        "section-2.zugzwang",
    ),
    changed(
        "values one too small with more than half the money",
        lambda TB, x, p, m, v: v(p, m) - (2 * p > TB),
        "theorem-27.proof.entries-reached.odd-budget.measured:as printed:no",
    ),
    changed(
        "values one too large at heap 0",
        lambda TB, x, p, m, v: v(p, m) + (x == 0),
        "heap-monotonicity.proof.base:as",
    ),
    changed(
        "values at Right's budget",
        lambda TB, x, p, m, v: v(TB - p, m),
        "heap-monotonicity.proof.case-C-induction",
    ),
    changed(
        "values with the other marker",
        lambda TB, x, p, m, v: v(p, other(m)),
        "heap-monotonicity.proof.case-2-induction",
    ),
    changed(
        "values with Left's marker",
        lambda TB, x, p, m, v: v(p, LEFT),
        "heap-monotonicity.proof.case-2-four",
    ),
    changed("values without sign", lambda TB, x, p, m, v: abs(v(p, m)), "section-2.symmetric-tau"),
    changed(
        "values negated",
        lambda TB, x, p, m, v: -v(p, m),
        "section-1.then; section-1.some-results-general:as printed:Lemma",
    ),
    changed(
        "values twice",
        lambda TB, x, p, m, v: 2 * v(p, m),
        "example-11.row-1:as printed:printed table",
    ),
    changed(
        "nu from nu_hat by (1)",
        lambda TB, x, p, m, v: v(p, m) if m is LEFT else -v(TB - p, LEFT),
        "section-2.symmetric-tau",
    ),
    changed(
        "2 more with Left's marker",
        lambda TB, x, p, m, v: v(p, m) + 2 * (m is LEFT),
        "heap-monotonicity.proof.case-2-L-first; "
        "heap-monotonicity.proof.case-2-descend-ends:as; heap-monotonicity.proof.case-2-two; "
        "theorem-13.least; theorem-13.values",
    ),
    changed(
        "2 less with Left's marker",
        lambda TB, x, p, m, v: v(p, m) - 2 * (m is LEFT),
        "lemma-17.proof.base",
    ),
    changed(
        "2 less for all Left's dollars",
        lambda TB, x, p, m, v: v(p, m) - 2 * (p == TB),
        "figure-1.caption.equilibrium; figure-2.caption.zero; "
        "heap-monotonicity.proof.base:as; heap-monotonicity.proof.case-5-first; "
        "heap-monotonicity.proof.case-6-first; heap-monotonicity.proof.case-A-must; "
        "heap-monotonicity.proof.case-B-gap; heap-monotonicity.proof.case-B-induction; "
        "heap-monotonicity.proof.case-C-at; heap-monotonicity.proof.case-C-induction; "
        "lemma-14; lemma-14.proof.base; lemma-16.proof; lemma-18.proof; "
        "lemma-19.proof.base-step; lemma-19.proof.case-1-over; lemma-19.proof.case-1-tie; "
        "lemma-19.proof.case-2-over; lemma-19.proof.case-3-first; remark",
    ),
    changed(
        "4 more for all Left's dollars",
        lambda TB, x, p, m, v: v(p, m) + 4 * (p == TB),
        "example-2.1.terminal-values:the marker's holder has no move (Definition 1):enumeration",
    ),
    changed(
        "4 less for no dollars", lambda TB, x, p, m, v: v(p, m) - 4 * (p == 0), "example-11.row"
    ),
    changed(
        "4 more for no dollars",
        lambda TB, x, p, m, v: v(p, m) + 4 * (p == 0),
        "lemma-19.proof.case-3-first",
    ),
    changed(
        "2 more for half of the dollars",
        lambda TB, x, p, m, v: v(p, m) + 2 * (2 * p == TB),
        "section-2.symmetric",
    ),
    changed(
        "2 less for half of the dollars",
        lambda TB, x, p, m, v: v(p, m) - 2 * (2 * p == TB),
        "heap-monotonicity.proof.case-2-four",
    ),
    changed(
        "2 more on every third heap",
        lambda TB, x, p, m, v: v(p, m) + 2 * (x % 3 == 2),
        "section-3-4.converges",
    ),
    changed(
        "values that fall with the budget",
        lambda TB, x, p, m, v: v(p, m) - 4 * p,
        "lemma-19.proof.case-1-tie",
    ),
    changed(
        "values that rise with the budget",
        lambda TB, x, p, m, v: v(p, m) + 4 * p,
        "heap-monotonicity.proof.base:as",
    ),
    changed(
        "values that rise with the heap",
        lambda TB, x, p, m, v: v(p, m) + 2 * x,
        "lemma-19.proof.case-1-big-display:as printed:enumeration",
    ),
    changed(
        "values that fall with the heap",
        lambda TB, x, p, m, v: v(p, m) - 2 * x,
        "section-1.marker-only",
    ),
    changed(
        "4 for odd budgets",
        lambda TB, x, p, m, v: 4 * (p % 2),
        "section-1.marker-slight-advantage:as printed:enumeration",
    ),
    changed(
        "4 for even budgets",
        lambda TB, x, p, m, v: 4 - 4 * (p % 2),
        "example-2.1.terminal-values:the marker's holder has no move (Definition 1):enumeration",
    ),
    changed(
        "6 more for no dollars, Right's marker",
        lambda TB, x, p, m, v: v(p, m) + 6 * (p == 0 and m is RIGHT),
        "lemma-14.proof.base",
    ),
    Wrong(
        "Definition 10: marker never moves",
        definition_10.definition_10,
        of_unitary(marker_stays=True),
        "theorem-13.recursion:as printed:enumeration; theorem-24",
    ),
    Wrong(
        "Definition 10: sign of the dual flipped",
        definition_10.definition_10,
        of_unitary(sign=1),
        "figure-1; figure-2; figure-2.caption.equation; section-3-3.budget",
    ),
    Wrong(
        "Definition 10: tie won by the wrong player",
        definition_10.definition_10,
        of_unitary(right_wins_ties=True),
        "definition; example-11.row-2; theorem-13.recursion:as printed:enumeration; "
        "theorem-24.odd:as printed:enumeration",
    ),
    Wrong(
        "Definition 10: dual at Left's own budget",
        definition_10.definition_10,
        of_unitary(own_budget=True),
        "definition; example-11.row-2; conjecture-28.even-budget:as",
    ),
    Wrong(
        "Definition 10: Right pays nothing",
        definition_10.definition_10,
        of_unitary(right_pays_nothing=True),
        "section-4.rows-of-odd; theorem-24.odd:as printed:enumeration",
    ),
    Wrong(
        "Definition 10: minimum outside over Left's bids",
        definition_10.definition_10,
        of_unitary(maximum_inside=True),
        "figure-2.caption.equation",
    ),
    Wrong(
        "Definition 10: one too large",
        definition_10.definition_10,
        times(1, 1),
        "example-11.left-bids-1.unmarked",
    ),
    Wrong(
        "Definition 10: always 0",
        definition_10.definition_10,
        times(0),
        "figure-2.caption.equation",
    ),
    several(
        "all input is taken",
        tuple((each, accepting) for each in READ),
        "definition-8; section-1.cs; section-2.bidding; section-2.invalid",
    ),
    several("all input is refused", tuple((each, refusing) for each in READ), "section-2.acyclic"),
    several(
        "rounded down",
        rounded(down, down),
        "lemma-26.proof.outcome; lemma-26.proof.tie; section-3-4.alpha; "
        "theorem-27.proof.entries-reached.odd-budget.measured",
    ),
    several("rounded up", rounded(up, up), "theorem-27.sum-of-entries.signed"),
    several(
        "rounded to 3 more",
        rounded(lambda half: down(half) + 3, lambda half: up(half) + 3),
        "alpha; beta; conjecture-28.even-budget:as; lemma-25",
    ),
    several(
        "rounded to 3 less",
        rounded(lambda half: down(half) - 3, lambda half: up(half) - 3),
        "theorem-27.sum-of-entries.quadratic:the; theorem-27.sum-of-entries.quadratic:all",
    ),
    several(
        "roundings exchanged",
        rounded(down, up),
        "section-3-4.alpha; lemma-26.proof.outcome; conjecture-28.even-budget:as",
    ),
    Wrong("iota everywhere", automata.iota, lambda x: 1, "theorem-27.sum-of-entries.signed"),
    Wrong("alpha_even 3 too small", automata.alpha_even, times(1, -3), "lemma-26.proof"),
    Wrong("alpha_even 3 too large", automata.alpha_even, times(1, 3), "lemma-26.proof.right"),
    Wrong(
        "alpha_odd 3 too small",
        automata.alpha_odd,
        times(1, -3),
        "lemma-26.proof.bid-2-outcome; theorem-27.sum-of-entries.quadratic:the",
    ),
    Wrong(
        "alpha_odd 3 too large", automata.alpha_odd, times(1, 3), "theorem-27.sum-of-entries.signed"
    ),
    Wrong("no ties", automata.tie_arrows, lambda TB, bid: (), "figure-3"),
    several("an arrow missing", drawn(None), "figure; figure-3.caption.reason"),
    several(
        "arrows to the next node",
        drawn(lambda arrow: arrow._replace(target=arrow.target + 1)),
        "figure-3.caption.example; figure-4.caption; section-5",
    ),
    several(
        "arrows with Left's marker",
        drawn(lambda arrow: arrow._replace(marker=LEFT)),
        "figure-3.caption.negative",
    ),
    several(
        "arrows mirrored",
        drawn(lambda arrow: arrow._replace(source=5 - arrow.source, target=arrow.source)),
        "figure-4.caption",
    ),
    several("arrows from 0 to 1", drawn(lambda arrow: automata.Arrow(0, 1, LEFT)), "section-3-4"),
    several(
        "arrows from 5 to 0",
        drawn(lambda arrow: automata.Arrow(5, 0, RIGHT)),
        "figure-3.caption.none; figure-4.caption.without",
    ),
    Wrong(
        "more is needed",
        automata.exceeds_what_is_needed,
        lambda bid, other: bid > other,
        "figure-5.bid-2:as printed:printed table",
    ),
    Wrong(
        "nothing exceeds",
        automata.exceeds_what_is_needed,
        lambda bid, other: False,
        "section-5.dominated",
    ),
    Wrong(
        "an automaton of one node",
        automata.automaton,
        lambda TB: automata.Automaton((0,) * (TB + 1), (0,)),
        "section-3-4.generic-automaton.states",
    ),
    Wrong(
        "an automaton of a node more",
        automata.automaton,
        lambda TB: automata.Automaton((0,) * (TB + 2), (0,) * (TB + 2)),
        "theorem-27.sum-of-entries.quadratic:all",
    ),
    Wrong(
        "closed form 1 more",
        bounds.convergence_closed_form,
        times(1, 1),
        "section-4.convergence; theorem-27.proof",
    ),
    Wrong(
        "closed form a thousandfold",
        bounds.convergence_closed_form,
        times(1000),
        "section-4.tight.weakened",
    ),
    Wrong(
        "closed form a half",
        bounds.convergence_closed_form,
        lambda TB: Fraction(1, 2),
        "theorem-27.even; theorem-27.odd; section-4.earlier; section-4.convergence",
    ),
    Wrong(
        "sum threefold",
        bounds.convergence_sum,
        times(3),
        "theorem-27.proof.even-budget.equality; theorem-27.proof.odd-budget.equality",
    ),
    Wrong(
        "zero bids otherwise",
        automata.zero_bidding,
        lambda even: automata.Automaton(tuple(even), tuple(2 - state for state in even[1:])),
        "section-3-4.reflexive",
    ),
    Wrong(
        "convergence whatever the rows before",
        definition_10.converges_at,
        lambda before, row, after: row == after,
        "section-3-4.convergence",
    ),
    Wrong(
        "convergence at once",
        definition_10.converges_at,
        lambda before, row, after: True,
        "theorem-27.not-before.strengthened:as printed:enumeration",
    ),
    Wrong(
        "convergence two heaps late",
        definition_10.converges_at,
        lambda before, row, after: before == row == after,
        "theorem-27.order; theorem-27.proof.entries; "
        "theorem-27.below-square.strengthened:as printed:enumeration; "
        "theorem-27.sooner.strengthened:as printed:enumeration; "
        "theorem-27.square.strengthened:as printed:enumeration; theorem-27.sum",
    ),
    Wrong(
        "absolute values not taken",
        bounds.entries_absolute_sum,
        copied(bounds.entries_sum),
        "theorem-27.sum:all entries, without their signs:enumeration 2",
    ),
    Wrong("sums negated", bounds.entries_sum, times(-1), "theorem-27.sum-of-entries.signed"),
    Wrong(
        "no sums",
        bounds.entries_absolute_sum,
        lambda TB: 0,
        "theorem-27.sum:all entries, without their signs; theorem-27.sum-of-entries.quadratic:all",
    ),
    Wrong(
        "forced win bid 1 more",
        bounds.forced_win_bid,
        times(1, 1),
        "theorem-29.marker.any; theorem-29.no-marker.any; "
        "theorem-29.proof.left-step-total; theorem-29.proof.right-step-total; "
        "theorem-29.proof.stray",
    ),
    Wrong(
        "forced win bid 1 less",
        bounds.forced_win_bid,
        times(1, -1),
        "theorem-29.proof.right-step-total",
    ),
    Wrong(
        "forced wins budget 1 more",
        bounds.forced_wins_budget,
        times(1, 1),
        "theorem-29.proof.left-step; theorem-29.proof.right-step",
    ),
    Wrong(
        "forced wins budget 1 less",
        bounds.forced_wins_budget,
        times(1, -1),
        "theorem-29.proof.stray",
    ),
    Wrong(
        "other numbers in the proof",
        section_3_5._as_printed,
        lambda row: lambda q, computed: False,
        "theorem-29.proof",
    ),
    Wrong(
        "repetition late",
        limits.first_repetition,
        lambda TB: TB**3,
        "section-4.constant; section-4.earlier; section-4.odd-as; theorem-27; "
        "theorem-27.order.strengthened:as printed:enumeration 2; "
        "theorem-27.below-square.strengthened:as printed:enumeration 2; "
        "theorem-27.sooner.strengthened:as printed:enumeration 2; "
        "theorem-27.square.strengthened:as printed:enumeration 2; "
        "theorem-27.sum:the entries of the nodes with 2p >= TB, even and odd states:"
        "enumeration 2; theorem-27.sum.even-states.strengthened:as printed:enumeration 2",
    ),
    Wrong(
        "repetition at once",
        limits.first_repetition,
        lambda TB: 0,
        "theorem-27.not-before.strengthened:as printed:enumeration 2",
    ),
    Wrong("no repetition", other_rules.values_to_400, never_repeating, "section-4"),
    Wrong(
        "other sets repeat sooner, with a value more",
        other_rules.heap_game,
        sooner_and_larger,
        "section-4.other-subtraction-sets.largest; section-4.other-subtraction-sets.period; "
        "section-4.other-subtraction-sets.not-before",
    ),
    Wrong(
        "no followers",
        given.followers_first,
        lambda functions, starts: iter(()),
        "section-2.zugzwang-right",
    ),
    Wrong(
        "removals below the heap",
        subtraction.removals,
        lambda S, x: tuple(s for s in S if x > s),
        "definition-8.end; lemma-9",
    ),
    Wrong(
        "the higher bid wins only",
        given.left_wins,
        lambda ell, r, marker: ell > r,
        "definition-8.take; section-1.opponent",
    ),
    Wrong(
        "plays scored negatively",
        game_plays.scores,
        plays(lambda left, right, score: (left, right, -score)),
        "abstract",
    ),
    Wrong(
        "plays scored 1 more",
        game_plays.scores,
        plays(lambda left, right, score: (left, right, score + 1)),
        "lemma-9.if:as printed:enumeration",
    ),
    Wrong(
        "a turn more of Left",
        game_plays.scores,
        plays(lambda left, right, score: (left + 1, right, score)),
        "abstract; lemma-9.proof.odd; lemma-9.proof.even",
    ),
    Wrong(
        "outcome vectors in order",
        values.outcome_vector,
        lambda gamma, x: tuple(range(2 * gamma.TB + 2)),
        "section-2.outcome",
    ),
    Wrong("Left alone has moves", symmetry.as_ruleset, one_sided, "section-2.symmetric-terminal"),
    Wrong("no equilibria", bids.equilibria, lambda matrix: (), "proposition-23.proof.two"),
    Wrong(
        "any two bids are an equilibrium",
        bids.equilibria,
        all_pairs,
        "heap-monotonicity.proof.case-3-same-outcome.weakened; lemma-19.proof.case-3-claim",
    ),
    Wrong(
        "minimax 1 more", values.definition_1_minimax, times(1, 1), "section-2.trivial; theorem-3"
    ),
    Wrong(
        "minimax 1 more, moves after the bids",
        values.definition_1_minimax_after_bid,
        times(1, 1),
        "theorem-3:one value, where a move is chosen after the bids; "
        "theorem-3:one value, where it is and the marker goes over",
    ),
    Wrong(
        "values 1 more, moves after the bids",
        values.definition_1_after_bid,
        times(1, 1),
        "theorem-3.after-bids",
    ),
    several(
        "all have property A, values fall",
        (
            (properties.property_A, lambda row: True),
            *change(lambda TB, x, p, m, v: v(p, m) - 4 * p),
        ),
        "lemma-19.proof.case-1-tie",
    ),
    several(
        "winner pays nothing, values fall",
        (*by_pairs(winner_pays_nothing), *change(lambda TB, x, p, m, v: v(p, m) - 4 * p)),
        "lemma-14.proof",
    ),
    several(
        "any equilibrium, 4 for odd budgets",
        (*EQUILIBRIA, *change(lambda TB, x, p, m, v: 4 * (p % 2))),
        "heap-monotonicity.proof.case-2-L-second:as; heap-monotonicity.proof.case-2-at; "
        "heap-monotonicity.proof.case-2-four; heap-monotonicity.proof.case-3-border; "
        "heap-monotonicity.proof.case-3-strict; heap-monotonicity.proof.case-4-induction; "
        "heap-monotonicity.proof.case-6-negative; heap-monotonicity.proof.case-6-right; "
        "heap-monotonicity.proof.case-A-one; heap-monotonicity.proof.case-B-left; "
        "heap-monotonicity.proof.case-B-right; heap-monotonicity.proof.case-C-columns; "
        "lemma-20.proof.left-bids-1:as; lemma-20.proof.zero; proposition-23.proof.left; "
        "proposition-23.proof.right",
    ),
    several(
        "any equilibrium, 4 for even budgets",
        (*EQUILIBRIA, *change(lambda TB, x, p, m, v: 4 - 4 * (p % 2))),
        "example-11.left-bids-1.unmarked",
    ),
    several(
        "any equilibrium, values rise",
        (*EQUILIBRIA, *change(lambda TB, x, p, m, v: v(p, m) + 4 * p)),
        "heap-monotonicity.proof.case-1-induction",
    ),
    several(
        "any equilibrium, values fall",
        (*EQUILIBRIA, *change(lambda TB, x, p, m, v: v(p, m) - 4 * p)),
        "lemma-19.proof.case-1-tie",
    ),
    several(
        "any equilibrium, more on every third heap",
        (*EQUILIBRIA, *change(lambda TB, x, p, m, v: v(p, m) + 2 * (x % 3 == 2))),
        "heap-monotonicity.proof.case-3; heap-monotonicity.proof.case-5-induction; "
        "heap-monotonicity.proof.case-6-induction; heap-monotonicity.proof.case-A; "
        "heap-monotonicity.proof.case-B-must; heap-monotonicity.proof.case-C-gap",
    ),
    Wrong(
        "matrices misprinted",
        MATRICES,
        lambda row: numbered(row, lambda i, n: n + 1 + i),
        "example-12",
    ),
    Wrong(
        "more the more Left bids",
        bids.bid_matrix,
        lambda right, *args, **named: with_cells(right(*args, **named), lambda r, ell: ell),
        "example-12.below; example-12.matrix-1.right; example-12.matrix-2.right; "
        "example-12.matrix-1.corner; example-12.matrix-2.corner; figure-1.caption.arrow",
    ),
    Wrong(
        "matrices of bids 0",
        MATRICES,
        lambda row: {"r": "0"},
        "example-12.bids",
    ),
    bidding(
        "bids below the budget",
        lambda B, budget: tuple(b for b in B if b < budget),
        "definition-1.empty; lemma-14.proof.more; section-2.trivial-bidding-unique.one",
    ),
    bidding(
        "fewer bids with more dollars",
        lambda B, budget: tuple(b for b in B if b <= max(0, 4 - budget)),
        "lemma-20.proof.border",
    ),
    several(
        "another bid at TB = 0",
        (
            (rulesets.bidding_sets, lambda TB: iter([(0,), (0, 1)])),
            (given.available_bids, lambda B, budget: B),
        ),
        "section-2.trivial-bidding-unique.one",
    ),
    Wrong(
        "a bid beyond the budget",
        given.all_bids,
        lambda TB: tuple(range(TB + 2)),
        "definition-8.bidding-set.inclusion; definition-8.configuration",
    ),
    Wrong(
        "formula (3) one more",
        definition_10.formula_3,
        times(1, 1),
        "theorem-13.recursion:as printed:enumeration",
    ),
    Wrong(
        "the other rule for ties is the same",
        other_recursions.keeping_the_marker,
        lambda *question: 0,
        "section-1-1.other",
    ),
    Wrong(
        "asymmetric rows of zeros",
        other_rules.asymmetric_rows,
        lambda TB, left, right, heaps: [([0] * (TB + 1),) * 2] * (heaps + 1),
        "section-4.asymmetric.measured",
    ),
    several(
        "all games in U, 4 for odd budgets",
        (
            (small_rulesets.SmallSymmetric.in_U, lambda g: True),
            *change(lambda TB, x, p, m, v: 4 * (p % 2)),
        ),
        "theorem-3.proof.right",
    ),
    Wrong("every ruleset is in U", properties.in_U, lambda *_: True, "definition-2.in-U"),
    Wrong("no ruleset is in U", properties.in_U, lambda *_: False, "abstract.larger-class"),
    Wrong(
        "in U whatever the reading",
        properties.in_U,
        lambda right, gamma, reading=None: right(gamma),
        "definition-2.in-U.measured:as printed:enumeration 2",
    ),
    Wrong(
        "one value where the marked ones agree",
        properties.has_unique_equilibrium,
        marked_values_agree,
        "definition-2.in-U.measured:as printed:enumeration 2",
    ),
    Wrong(
        "a symmetric table of what the last position reaches",
        symmetry.reachable,
        lambda right, gamma, x: right(gamma, [*gamma.M][-1] if x is None else x),
        "proposition-4.tables",
    ),
    changed(
        "values 1 more where TB > 9", lambda TB, x, p, m, v: v(p, m) + (TB > 9), "definition-8.rows"
    ),
    changed(
        "values 1 more past heap 50", lambda TB, x, p, m, v: v(p, m) + (x > 50), "definition-8.rows"
    ),
    Wrong(
        "moves chosen after the bids go with them",
        values.definition_1_after_bid,
        lambda *position: values.definition_1(*position),
        "definition-1.tables",
    ),
    Wrong(
        "the marker goes over where another alone can bid",
        values.marker_gone_over,
        lambda right, gamma, x, p, marker, known: right(gamma, x, p, other(marker), known),
        "definition-1.tables",
    ),
    Wrong(
        "the value of one heap whatever the reading",
        subtraction.value,
        lambda right, S, TB, x, p, marker, B=None, reading=None: right(S, TB, x, p, marker, B),
        "definition-8.one-heap",
    ),
    Wrong(
        "the unitary value of one heap is that of the heap before",
        definition_10.unitary_value,
        lambda right, TB, x, p: right(TB, max(x - 1, 0), p),
        "definition-8.rows",
    ),
    Wrong(
        "the minimax value of one heap is the maximin value",
        subtraction.minimax_value,
        lambda *question: subtraction.value(*question),
        "definition-8.one-heap",
    ),
    Wrong(
        "the matrix past heap 20 with Left's marker",
        bids.bid_matrix,
        lambda right, S, TB, x, p, marker=LEFT, B=None: right(
            S, TB, x, p, LEFT if x > 20 else marker, B
        ),
        "definition-8.one-heap",
    ),
    Wrong(
        "the matrix of a position with Left's marker",
        bids.ruleset_bid_matrix,
        lambda right, gamma, x, p, marker: right(gamma, x, p, LEFT),
        "definition-1.tables",
    ),
    Wrong(
        "nine equilibria at most",
        bids.equilibria,
        lambda right, matrix: right(matrix)[:9],
        "example-12.matrices.measured:as printed:enumeration 2",
    ),
    Wrong(
        "the penalty of a position for both is Left's",
        given.played,
        left_penalty,
        "section-2.utility.alternating",
    ),
    Wrong(
        "one value of a position whatever the reading",
        values.maximin,
        lambda right, gamma, x, p, marker, reading=None: right(gamma, x, p, marker),
        "definition-1.tables",
    ),
    Wrong(
        "one minimax value of a position whatever the reading",
        values.minimax,
        lambda right, gamma, x, p, marker, reading=None: right(gamma, x, p, marker),
        "definition-1.tables",
    ),
    Wrong(
        "the outcome vector whatever the reading",
        values.outcome_vector,
        lambda right, gamma, x, reading=None: right(gamma, x),
        "definition-1.tables",
    ),
    several(
        "properties of the first five budgets",
        tuple(
            (
                each,
                lambda right, row: right(values.Row(row.nu_hat[:5], row.nu[:5])),
            )
            for each in (properties.property_A, properties.property_B, properties.property_C)
        ),
        "definition-2.properties.measured:as printed:enumeration 2",
    ),
    several(
        "no last arrow where TB > 9",
        tuple(
            (
                each,
                lambda right, TB, bid, **named: right(TB, bid, **named)[: -1 if TB > 9 else None],
            )
            for each in ARROWS
        ),
        "section-5.bids.measured:as printed:the arrows",
    ),
    Wrong(
        "the automaton of at most 30 dollars",
        automata.automaton,
        lambda right, TB: right(min(TB, 30)),
        "lemma-25.automata",
    ),
    Wrong(
        "sum 1 more where TB > 100",
        bounds.convergence_sum,
        lambda right, TB: right(TB) + (TB > 100),
        "lemma-25.automata",
    ),
    Wrong(
        "zero bidding of more than 20 nodes keeps the even states",
        automata.zero_bidding,
        lambda right, even: right(even)._replace(odd=right(even).odd if len(even) < 21 else even),
        "lemma-25.automata",
    ),
    several("rounded by floats", by_floats(), "section-3-4.large-numbers"),
    Wrong(
        "forced wins budget 1 more for over 9 moves",
        bounds.forced_wins_budget,
        lambda right, x, q, marker: right(x, q, marker) + (x > 9),
        "section-3-4.large-numbers",
    ),
    Wrong(
        "forced win bid 1 more for over 9 moves",
        bounds.forced_win_bid,
        lambda right, k, q, marker: right(k, q, marker) + (k > 9),
        "section-3-4.large-numbers",
    ),
    Wrong(
        "outcome bounds as of TB = 1000 above it",
        bounds.outcome_bounds,
        lambda right, TB: right(min(TB, 1000)),
        "section-3-4.large-numbers",
    ),
    Wrong(
        "the closed form by floats",
        bounds.convergence_closed_form,
        lambda right, TB: Fraction(float(right(TB))),
        "section-3-4.large-numbers",
    ),
    Wrong("every row has (B)", properties.property_B, lambda row: True, "definition-2.properties"),
    Wrong(
        "case 1 always",
        ten_cases.CASES,
        {**ten_cases.CASES, "1": ("tie", "", lambda *_: True)},
        "heap-monotonicity.proof.case-1-L-conclusion; heap-monotonicity.proof.cases",
    ),
    Wrong(
        "case 1 never",
        ten_cases.CASES,
        {**ten_cases.CASES, "1": ("tie", "", lambda *_: False)},
        "heap-monotonicity.proof.ten",
    ),
    Wrong(
        "whatever is checked is refused",
        inputs.at_least,
        refusing,
        "definition-8.bids; definition-8.budgets; definition-8.heaps; definition-8.sets; "
        "definition-8.total-budgets; section-1.players; section-2.plays; section-2.positions; "
        "section-2.rulesets; section-3-4.differences; section-5.bids; theorem-29.numbers",
        (
            (inputs.collection, refusing),
            (inputs.integer, refusing),
            (inputs.mapping, refusing),
            (inputs.one_of, refusing),
            (inputs.positive_integers, refusing),
            (inputs.within, refusing),
        ),
    ),
    Wrong(
        "what equals a position is none",
        inputs.is_in,
        lambda given, known: any(given is x for x in known),
        "section-2.positions; section-2.rulesets",
    ),
    Wrong(
        "what is gone through once is no collection",
        inputs.collection,
        lambda right, field, given, allowed: (
            right(field, given, allowed) if hasattr(given, "__len__") else refusing(field, given)
        ),
        "definition-8.bids; definition-8.sets",
    ),
    Wrong(
        "play alternates whatever the total budget",
        values.alternating_outcome,
        lambda gamma, x, reading=None: (0, 0),
        "section-2.alternating",
    ),
    Wrong(
        "the display without 0 among the bids",
        symmetry.corollary_6_table,
        lambda gamma, x=None: {},
        "corollary-6.bids",
    ),
    Wrong(
        "every bid is dominated",
        bids.dominated_bids,
        lambda matrix, of, domination=None: matrix.left if of is LEFT else matrix.right,
        "example-12.matrices",
    ),
)


def positions() -> Iterator[UnitaryPosition]:
    """Every position of the small unitary games."""
    for TB in range(6):
        known = tuple(rows({1}, TB, up_to=10))
        for x in range(11):
            for p in range(TB + 1):
                yield UnitaryPosition(TB, x, p, known[: x + 1])


@cache
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


def views(check: Any) -> Iterator[Any]:
    """The positions of small unitary games, or small rulesets."""
    return positions() if check.level == "positions" else map(One.of, games())


def first_heaps(TB: int, last: int = 60) -> Iterator[Any]:
    """The rows of a unitary game up to a heap."""
    return definition_10.unitary_rows(TB, last)


def rows_that_repeat(TB: int) -> tuple[Any, ...]:
    """The rows of a unitary game as far as the right ones are known: the engine says how far."""
    return tuple(rows({1}, TB, up_to=max(7, engine.converge(TB).heap + 6)))


ALWAYS = (
    (saddles.known_rows, rows_that_repeat),
    (limits.limit_rows, named(limits.limit_rows.__wrapped__, unitary_rows=first_heaps)),
)

ARITHMETIC = {
    "proposition-4.proof.line-3": "two expressions of its own",
    "section-3-4.domain-even": "p - q is 2p - TB",
    "section-3-4.domain-odd": "p - q is 2p - TB",
    "lemma-25.proof.rounding": "sums of rounded halves",
    "lemma-25.proof.rounding-even": "rounded halves",
    "lemma-25.proof.rounding-odd": "halves of odd numbers",
    "lemma-26.proof.bid-2-equality": "sums of rounded halves",
    "theorem-27.proof.half-change": "halves",
}

ENGINES = dict.fromkeys(
    ("marker never passes", "winner pays nothing", "values one too large"), (UnitaryGames(8),)
)

AXIOMS = (
    "every ruleset is in U",
    "tie to the other",
    "rounded down",
    "forced win bid 1 more",
    "values one too large",
    "the largest bid only",
    "sum threefold",
)
"""Mistakes that between them make an axiom of each chained theorem false."""

UNMOVED = {
    **dict.fromkeys(
        (
            f"theorem-29.proof.{part}"
            for part in (
                *(
                    "left-1",
                    "left-2",
                    "left-3",
                    "left-4",
                    "left-5",
                    "right-1",
                    "right-2",
                    "right-3",
                ),
            )
        ),
        "powers of 2",
    ),
    "section-3-4.reflexive": "what an update is, twice",
    **dict.fromkeys(
        (
            "lemma-17.proof.equivalent",
            "lemma-17.proof.second-contradiction",
            "lemma-20.proof.even-heap",
            "lemma-20.proof.odd-heap",
            "section-3-3.more-money.corrected",
            "proposition-23.proof.p-plus-r-left",
            "theorem-27.proof.even-budget.order",
            "theorem-27.proof.odd-budget.order",
            "heap-monotonicity.proof.cases-distinct",
            "heap-monotonicity.proof.ten-cases",
            *(
                f"heap-monotonicity.proof.case-{part}"
                for part in (
                    *("D", "1-arithmetic", "2-arithmetic", "2-order", "3-arithmetic"),
                    *("3-contradiction", "3-claim", "4-equal", "4-even", "4-same-column"),
                    *("5-arithmetic", "6-arithmetic", "B-order"),
                )
            ),
        ),
        "budgets and bids alone",
    ),
}
"""Chained theorems that rest on no definition of the document, and what they are about."""
