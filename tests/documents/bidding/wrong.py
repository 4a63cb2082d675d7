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
    plays as game_plays,
    rulesets,
    saddles,
    small_rulesets,
    ten_cases,
)
from proofs_check.documents.bidding.claims import section_3_5
from proofs_check.documents.bidding.rulesets import One, bidding_sets, families
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
    rulesets as given,
    subtraction,
    symmetry,
    unitary as definition_10,
    values,
)
from reference.bidding.readings import DEFAULT
from reference.errors import InvalidInput
from tests.wrong_definitions import Text, Wrong

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


Rule = Callable[..., Turn]
"""Who moves otherwise: of the right turn, the marker's holder, Left's budget and the two bids."""


def as_said(t: Turn, *_: Any) -> Turn:
    return t


Weigh = Callable[[bool, Any, int], Any]
"""What is added to the score: by whether Left moves, the move's weight with its sign, the heap."""


def at(entries: Any, p: int) -> Any:
    """The entry of a budget, the nearest one where there is none of the sort."""
    return entries[min(max(p, 0), len(entries) - 1)]


def as_it_is(left: bool, w: Any, x: int) -> Any:
    return w


def by(
    rule: Rule = as_said, weigh: Weigh = as_it_is
) -> tuple[Callable[..., Any], Callable[..., Any]]:
    """The entries of Definitions 8 and 1 by these rules."""

    def of_definition_8(x: int, p: int, marker: Player, left: Any, right: Any, known: Any) -> int:
        found = rule(turn(marker, p, left.bid, right.bid), marker, p, left.bid, right.bid)
        s = left.s if found.left_moves else right.s
        value: int = at(known(x - s).under(found.holder), found.p)
        return value + int(weigh(found.left_moves, s if found.left_moves else -s, x))

    def of_definition_1(
        gamma: Any, x: Any, p: int, marker: Player, left: Any, right: Any, known: Any
    ) -> Any:
        found = rule(turn(marker, p, left.bid, right.bid), marker, p, left.bid, right.bid)
        y = left.move if found.left_moves else right.move
        if y is None:
            return (gamma.tau_L if found.left_moves else gamma.tau_R).get(x, 0)
        weight = gamma.w_L[x, y] if found.left_moves else gamma.w_R[x, y]
        after = at(known[y].under(found.holder), found.p)
        return after + weigh(found.left_moves, weight, x if isinstance(x, int) else 1)

    return of_definition_8, of_definition_1


def entered(says: str, rule: Rule = as_said, weigh: Weigh = as_it_is) -> Wrong:
    """Other entries of Definitions 1 and 8."""
    of_8, of_1 = by(rule, weigh)
    return Wrong(says, subtraction.cell, of_8, ((values.cell, of_1),))


Pairs = tuple[tuple[Any, Any], ...]

ENTRIES: Pairs = tuple(zip((subtraction.cell, values.cell), by(), strict=True))
"""The entries of Definitions 1 and 8, the nearest one where there is none of a budget."""


def bidding(says: str, available: Callable[..., Any]) -> Wrong:
    """Other bids than those of B up to the budget."""
    return Wrong(says, given.available_bids, available, ENTRIES)


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


def several(says: str, pairs: Pairs) -> Wrong:
    """Several mistakes at once."""
    return Wrong(says, *pairs[0], pairs[1:])


def changed(says: str, what: Callable[..., Any]) -> Wrong:
    """Other values than those of Definitions 1 and 8."""
    return several(says, change(what))


def times(by: int, plus: int = 0) -> Callable[..., Any]:
    """A multiple, and more."""
    return lambda right, *args, **named: by * right(*args, **named) + plus


TIE = "-nu_hat[q + ell] + 1"
"""The term of Definition 10 for a tie."""


def unitary(says: str, old: str, new: str) -> Wrong:
    return Wrong(f"Definition 10: {says}", definition_10.definition_10, Text(old, new))


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
        lambda t, h, p, ell, r: (
            t._replace(left_moves=h is RIGHT, p=p + ell if h is LEFT else p - ell)
            if ell == r
            else t
        ),
    ),
    entered("marker never passes", lambda t, h, *_: t._replace(holder=h)),
    entered("marker always passes", lambda t, h, *_: t._replace(holder=other(h))),
    entered(
        "marker to the winner", lambda t, *_: t._replace(holder=LEFT if t.left_moves else RIGHT)
    ),
    entered(
        "marker to the loser", lambda t, *_: t._replace(holder=RIGHT if t.left_moves else LEFT)
    ),
    entered("winner pays nothing", lambda t, h, p, *_: t._replace(p=p)),
    entered(
        "loser pays",
        lambda t, h, p, ell, r: t._replace(p=p + (r or 0) if t.left_moves else p - (ell or 0)),
    ),
    entered("winner is paid", lambda t, h, p, *_: t._replace(p=2 * p - t.p)),
    entered(
        "other bid is paid",
        lambda t, h, p, ell, r: t._replace(p=p - (r or 0) if t.left_moves else p + (ell or 0)),
    ),
    entered("pays one more", lambda t, *_: t._replace(p=t.p - 1 if t.left_moves else t.p + 1)),
    entered("left pays nothing", lambda t, h, p, *_: t._replace(p=p if t.left_moves else t.p)),
    entered("right pays nothing", lambda t, h, p, *_: t._replace(p=t.p if t.left_moves else p)),
    entered(
        "lower bid wins",
        lambda t, h, p, ell, r: (
            t if None in (ell, r) or ell == r else Turn(ell < r, p - ell if ell < r else p + r, h)
        ),
    ),
    entered(
        "left always wins",
        lambda t, h, p, ell, r: t if ell is None else t._replace(left_moves=True, p=p - ell),
    ),
    entered(
        "right always wins",
        lambda t, h, p, ell, r: t if r is None else t._replace(left_moves=False, p=p + r),
    ),
    entered(
        "unable player wins",
        lambda t, h, p, ell, r: Turn(not t.left_moves, p, h) if None in (ell, r) else t,
    ),
    entered("Right's weight with the other sign", weigh=lambda left, w, x: w if left else -w),
    entered("Left's weight with the other sign", weigh=lambda left, w, x: -w if left else w),
    entered("no weights", weigh=lambda left, w, x: 0),
    entered("Left's weight and 1", weigh=lambda left, w, x: w + left),
    entered("Right's weight twice", weigh=lambda left, w, x: w if left else 2 * w),
    entered("all weights three times", weigh=lambda left, w, x: 3 * w),
    entered("all weights with the other sign", weigh=lambda left, w, x: -w),
    entered(
        "a weight for Left on every third heap only",
        weigh=lambda left, w, x: w if x % 3 == 0 else 0,
    ),
    entered("weights that grow with the heap", weigh=lambda left, w, x: w * x),
    Wrong(
        "Definition 8 alone: the marker never passes",
        subtraction.cell,
        by(lambda t, h, *_: t._replace(holder=h))[0],
    ),
    several(
        "maximum and minimum exchanged",
        tuple((each, named(each, max=min, min=max)) for each in DEFINITIONS),
    ),
    Wrong(
        "a penalty is a gain",
        values.cell,
        lambda right, gamma, *rest: right(
            replace(gamma, tau_L={x: -t for x, t in gamma.tau_L.items()}), *rest
        ),
    ),
    Wrong(
        "Right chooses first",
        subtraction.definition_8,
        copied(subtraction.definition_8_minimax),
        also=((values.definition_1, copied(values.definition_1_minimax)),),
    ),
    Wrong(
        "Left chooses first",
        subtraction.definition_8_minimax,
        copied(subtraction.definition_8),
        also=((values.definition_1_minimax, copied(values.definition_1)),),
    ),
    Wrong(
        "Definition 8 alone: Left chooses first",
        subtraction.definition_8_minimax,
        copied(subtraction.definition_8),
    ),
    Wrong(
        "one penalty a position",
        values.cell,
        lambda right, gamma, *rest: right(replace(gamma, tau_R=gamma.tau_L), *rest),
    ),
    Wrong(
        "of a player's moves the last one counts",
        given.played,
        lambda right, *play: ((found := right(*play))[0], *(weights[-1:] for weights in found[1:])),
    ),
    Wrong("numbers are rounded", given.exact, lambda field, value: int(value)),
    several(
        "maximin one more, by the engine too",
        (
            (
                engine.heap_values,
                lambda right, *game: (found := right(*game))._replace(maximin=found.maximin + 1),
            ),
            (subtraction.definition_8, times(1, 1)),
        ),
    ),
    bidding("bids one short", lambda B, budget: tuple(b for b in B if b < budget or b == 0)),
    bidding("bids one beyond the budget", lambda B, budget: tuple(b for b in B if b <= budget + 1)),
    bidding("all bids, whatever the budget", lambda B, budget: B),
    bidding("the least bid only", lambda B, budget: tuple(b for b in B if b <= budget)[:1]),
    bidding("the largest bid only", lambda B, budget: tuple(b for b in B if b <= budget)[-1:]),
    changed("values one too large", lambda TB, x, p, m, v: v(p, m) + 1),
    changed(
        "values one too small with more than half the money",
        lambda TB, x, p, m, v: v(p, m) - (2 * p > TB),
    ),
    changed("values one too large at heap 0", lambda TB, x, p, m, v: v(p, m) + (x == 0)),
    changed("values at Right's budget", lambda TB, x, p, m, v: v(TB - p, m)),
    changed("values with the other marker", lambda TB, x, p, m, v: v(p, other(m))),
    changed("values with Left's marker", lambda TB, x, p, m, v: v(p, LEFT)),
    changed("values without sign", lambda TB, x, p, m, v: abs(v(p, m))),
    changed("values negated", lambda TB, x, p, m, v: -v(p, m)),
    changed("values twice", lambda TB, x, p, m, v: 2 * v(p, m)),
    changed(
        "nu from nu_hat by (1)", lambda TB, x, p, m, v: v(p, m) if m is LEFT else -v(TB - p, LEFT)
    ),
    changed("2 more with Left's marker", lambda TB, x, p, m, v: v(p, m) + 2 * (m is LEFT)),
    changed("2 less with Left's marker", lambda TB, x, p, m, v: v(p, m) - 2 * (m is LEFT)),
    changed("2 less for all Left's dollars", lambda TB, x, p, m, v: v(p, m) - 2 * (p == TB)),
    changed("4 more for all Left's dollars", lambda TB, x, p, m, v: v(p, m) + 4 * (p == TB)),
    changed("4 less for no dollars", lambda TB, x, p, m, v: v(p, m) - 4 * (p == 0)),
    changed("4 more for no dollars", lambda TB, x, p, m, v: v(p, m) + 4 * (p == 0)),
    changed("2 more for half of the dollars", lambda TB, x, p, m, v: v(p, m) + 2 * (2 * p == TB)),
    changed("2 less for half of the dollars", lambda TB, x, p, m, v: v(p, m) - 2 * (2 * p == TB)),
    changed("2 more on every third heap", lambda TB, x, p, m, v: v(p, m) + 2 * (x % 3 == 2)),
    changed("values that fall with the budget", lambda TB, x, p, m, v: v(p, m) - 4 * p),
    changed("values that rise with the budget", lambda TB, x, p, m, v: v(p, m) + 4 * p),
    changed("values that rise with the heap", lambda TB, x, p, m, v: v(p, m) + 2 * x),
    changed("values that fall with the heap", lambda TB, x, p, m, v: v(p, m) - 2 * x),
    changed("4 for odd budgets", lambda TB, x, p, m, v: 4 * (p % 2)),
    changed("4 for even budgets", lambda TB, x, p, m, v: 4 - 4 * (p % 2)),
    changed(
        "6 more for no dollars, Right's marker",
        lambda TB, x, p, m, v: v(p, m) + 6 * (p == 0 and m is RIGHT),
    ),
    unitary("marker never moves", TIE, "nu_hat[p - ell] + 1"),
    unitary("sign of the dual flipped", TIE, "nu_hat[q + ell] + 1"),
    unitary("tie won by the wrong player", TIE, "nu_hat[p + ell] - 1"),
    unitary("dual at Left's own budget", TIE, "-nu_hat[p - ell] + 1"),
    unitary("Right pays nothing", "p + r", "p"),
    unitary("minimum outside over Left's bids", "max(\n        min(", "min(\n        max("),
    Wrong("Definition 10: one too large", definition_10.definition_10, times(1, 1)),
    Wrong("Definition 10: always 0", definition_10.definition_10, times(0)),
    several("all input is taken", tuple((each, accepting) for each in READ)),
    several("all input is refused", tuple((each, refusing) for each in READ)),
    several("rounded down", rounded(down, down)),
    several("rounded up", rounded(up, up)),
    several("rounded to 3 more", rounded(lambda half: down(half) + 3, lambda half: up(half) + 3)),
    several("rounded to 3 less", rounded(lambda half: down(half) - 3, lambda half: up(half) - 3)),
    several("roundings exchanged", rounded(down, up)),
    Wrong("iota everywhere", automata.iota, lambda x: 1),
    Wrong("alpha_even 3 too small", automata.alpha_even, times(1, -3)),
    Wrong("alpha_even 3 too large", automata.alpha_even, times(1, 3)),
    Wrong("alpha_odd 3 too small", automata.alpha_odd, times(1, -3)),
    Wrong("alpha_odd 3 too large", automata.alpha_odd, times(1, 3)),
    Wrong("no ties", automata.tie_arrows, lambda TB, bid: ()),
    several("an arrow missing", drawn(None)),
    several(
        "arrows to the next node", drawn(lambda arrow: arrow._replace(target=arrow.target + 1))
    ),
    several("arrows with Left's marker", drawn(lambda arrow: arrow._replace(marker=LEFT))),
    several(
        "arrows mirrored",
        drawn(lambda arrow: arrow._replace(source=5 - arrow.source, target=arrow.source)),
    ),
    several("arrows from 0 to 1", drawn(lambda arrow: automata.Arrow(0, 1, LEFT))),
    several("arrows from 5 to 0", drawn(lambda arrow: automata.Arrow(5, 0, RIGHT))),
    Wrong("more is needed", automata.exceeds_what_is_needed, lambda bid, other: bid > other),
    Wrong("nothing exceeds", automata.exceeds_what_is_needed, lambda bid, other: False),
    Wrong(
        "an automaton of one node",
        automata.automaton,
        lambda TB: automata.Automaton((0,) * (TB + 1), (0,)),
    ),
    Wrong(
        "an automaton of a node more",
        automata.automaton,
        lambda TB: automata.Automaton((0,) * (TB + 2), (0,) * (TB + 2)),
    ),
    Wrong("closed form 1 more", bounds.convergence_closed_form, times(1, 1)),
    Wrong("closed form a thousandfold", bounds.convergence_closed_form, times(1000)),
    Wrong("closed form a half", bounds.convergence_closed_form, lambda TB: Fraction(1, 2)),
    Wrong("sum threefold", bounds.convergence_sum, times(3)),
    Wrong(
        "zero bids otherwise",
        automata.zero_bidding,
        lambda even: automata.Automaton(tuple(even), tuple(2 - state for state in even[1:])),
    ),
    Wrong(
        "convergence whatever the rows before",
        definition_10.converges_at,
        lambda before, row, after: row == after,
    ),
    Wrong("convergence at once", definition_10.converges_at, lambda before, row, after: True),
    Wrong(
        "convergence two heaps late",
        definition_10.converges_at,
        lambda before, row, after: before == row == after,
    ),
    Wrong("absolute values not taken", bounds.entries_absolute_sum, copied(bounds.entries_sum)),
    Wrong("sums negated", bounds.entries_sum, times(-1)),
    Wrong("no sums", bounds.entries_absolute_sum, lambda TB: 0),
    Wrong("forced win bid 1 more", bounds.forced_win_bid, times(1, 1)),
    Wrong("forced win bid 1 less", bounds.forced_win_bid, times(1, -1)),
    Wrong("forced wins budget 1 more", bounds.forced_wins_budget, times(1, 1)),
    Wrong("forced wins budget 1 less", bounds.forced_wins_budget, times(1, -1)),
    Wrong(
        "other numbers in the proof", section_3_5._as_printed, lambda row: lambda q, computed: False
    ),
    Wrong("repetition late", limits.first_repetition, lambda TB: TB**3),
    Wrong("repetition at once", limits.first_repetition, lambda TB: 0),
    Wrong("no repetition", other_rules.values_to_400, never_repeating),
    Wrong("other sets repeat sooner, with a value more", other_rules.heap_game, sooner_and_larger),
    Wrong("no followers", given.followers_first, lambda functions, starts: iter(())),
    Wrong(
        "removals below the heap", subtraction.removals, lambda S, x: tuple(s for s in S if x > s)
    ),
    Wrong("the higher bid wins only", given.left_wins, lambda ell, r, marker: ell > r),
    Wrong(
        "plays scored negatively",
        game_plays.scores,
        plays(lambda left, right, score: (left, right, -score)),
    ),
    Wrong(
        "plays scored 1 more",
        game_plays.scores,
        plays(lambda left, right, score: (left, right, score + 1)),
    ),
    Wrong(
        "a turn more of Left",
        game_plays.scores,
        plays(lambda left, right, score: (left + 1, right, score)),
    ),
    Wrong(
        "outcome vectors in order",
        values.outcome_vector,
        lambda gamma, x: tuple(range(2 * gamma.TB + 2)),
    ),
    Wrong("Left alone has moves", symmetry.as_ruleset, one_sided),
    Wrong("no equilibria", bids.equilibria, lambda matrix: ()),
    Wrong("any two bids are an equilibrium", bids.equilibria, all_pairs),
    Wrong("minimax 1 more", values.definition_1_minimax, times(1, 1)),
    Wrong(
        "minimax 1 more, moves after the bids", values.definition_1_minimax_after_bid, times(1, 1)
    ),
    Wrong("values 1 more, moves after the bids", values.definition_1_after_bid, times(1, 1)),
    several(
        "all have property A, values fall",
        (
            (properties.property_A, lambda row: True),
            *change(lambda TB, x, p, m, v: v(p, m) - 4 * p),
        ),
    ),
    several(
        "winner pays nothing, values fall",
        (
            *by_pairs(lambda t, h, p, *_: t._replace(p=p)),
            *change(lambda TB, x, p, m, v: v(p, m) - 4 * p),
        ),
    ),
    several(
        "any equilibrium, 4 for odd budgets",
        (*EQUILIBRIA, *change(lambda TB, x, p, m, v: 4 * (p % 2))),
    ),
    several(
        "any equilibrium, 4 for even budgets",
        (*EQUILIBRIA, *change(lambda TB, x, p, m, v: 4 - 4 * (p % 2))),
    ),
    several(
        "any equilibrium, values rise",
        (*EQUILIBRIA, *change(lambda TB, x, p, m, v: v(p, m) + 4 * p)),
    ),
    several(
        "any equilibrium, values fall",
        (*EQUILIBRIA, *change(lambda TB, x, p, m, v: v(p, m) - 4 * p)),
    ),
    several(
        "any equilibrium, more on every third heap",
        (*EQUILIBRIA, *change(lambda TB, x, p, m, v: v(p, m) + 2 * (x % 3 == 2))),
    ),
    Wrong("matrices misprinted", MATRICES, lambda row: numbered(row, lambda i, n: n + 1 + i)),
    Wrong(
        "more the more Left bids",
        bids.bid_matrix,
        lambda right, *args, **named: with_cells(right(*args, **named), lambda r, ell: ell),
    ),
    Wrong("matrices of bids 0", MATRICES, lambda row: {"r": "0"}),
    bidding("bids below the budget", lambda B, budget: tuple(b for b in B if b < budget)),
    bidding(
        "fewer bids with more dollars",
        lambda B, budget: tuple(b for b in B if b <= max(0, 4 - budget)),
    ),
    several(
        "another bid at TB = 0",
        (
            (rulesets.bidding_sets, lambda TB: iter([(0,), (0, 1)])),
            (given.available_bids, lambda B, budget: B),
        ),
    ),
    Wrong("a bid beyond the budget", given.all_bids, lambda TB: tuple(range(TB + 2))),
    Wrong("formula (3) one more", definition_10.formula_3, times(1, 1)),
    Wrong(
        "the other rule for ties is the same",
        other_recursions.keeping_the_marker,
        lambda *question: 0,
    ),
    Wrong(
        "asymmetric rows of zeros",
        other_rules.asymmetric_rows,
        lambda TB, left, right, heaps: [([0] * (TB + 1),) * 2] * (heaps + 1),
    ),
    several(
        "all games in U, 4 for odd budgets",
        (
            (small_rulesets.SmallSymmetric.in_U, lambda g: True),
            *change(lambda TB, x, p, m, v: 4 * (p % 2)),
        ),
    ),
    Wrong("every ruleset is in U", properties.in_U, lambda *_: True),
    Wrong("no ruleset is in U", properties.in_U, lambda *_: False),
    Wrong(
        "in U whatever the reading",
        properties.in_U,
        lambda right, gamma, reading=None: right(gamma),
    ),
    Wrong(
        "one value where the marked ones agree",
        properties.has_unique_equilibrium,
        marked_values_agree,
    ),
    Wrong(
        "a symmetric table of what the last position reaches",
        symmetry.reachable,
        lambda right, gamma, x: right(gamma, [*gamma.M][-1] if x is None else x),
    ),
    changed("values 1 more where TB > 9", lambda TB, x, p, m, v: v(p, m) + (TB > 9)),
    changed("values 1 more past heap 50", lambda TB, x, p, m, v: v(p, m) + (x > 50)),
    Wrong(
        "moves chosen after the bids go with them",
        values.definition_1_after_bid,
        lambda *position: values.definition_1(*position),
    ),
    Wrong(
        "the marker goes over where another alone can bid",
        values.marker_gone_over,
        lambda right, gamma, x, p, marker, known: right(gamma, x, p, other(marker), known),
    ),
    Wrong(
        "the value of one heap whatever the reading",
        subtraction.value,
        lambda right, S, TB, x, p, marker, B=None, reading=None: right(S, TB, x, p, marker, B),
    ),
    Wrong(
        "the unitary value of one heap is that of the heap before",
        definition_10.unitary_value,
        lambda right, TB, x, p: right(TB, max(x - 1, 0), p),
    ),
    Wrong(
        "the minimax value of one heap is the maximin value",
        subtraction.minimax_value,
        lambda *question: subtraction.value(*question),
    ),
    Wrong(
        "the matrix past heap 20 with Left's marker",
        bids.bid_matrix,
        lambda right, S, TB, x, p, marker=LEFT, B=None: right(
            S, TB, x, p, LEFT if x > 20 else marker, B
        ),
    ),
    Wrong(
        "the matrix of a position with Left's marker",
        bids.ruleset_bid_matrix,
        lambda right, gamma, x, p, marker: right(gamma, x, p, LEFT),
    ),
    Wrong("nine equilibria at most", bids.equilibria, lambda right, matrix: right(matrix)[:9]),
    Wrong("the penalty of a position for both is Left's", given.played, left_penalty),
    Wrong(
        "one value of a position whatever the reading",
        values.maximin,
        lambda right, gamma, x, p, marker, reading=None: right(gamma, x, p, marker),
    ),
    Wrong(
        "one minimax value of a position whatever the reading",
        values.minimax,
        lambda right, gamma, x, p, marker, reading=None: right(gamma, x, p, marker),
    ),
    Wrong(
        "the outcome vector whatever the reading",
        values.outcome_vector,
        lambda right, gamma, x, reading=None: right(gamma, x),
    ),
    several(
        "properties of the first five budgets",
        tuple(
            (each, lambda right, row: right(values.Row(row.nu_hat[:5], row.nu[:5])))
            for each in (properties.property_A, properties.property_B, properties.property_C)
        ),
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
    ),
    Wrong(
        "the automaton of at most 30 dollars",
        automata.automaton,
        lambda right, TB: right(min(TB, 30)),
    ),
    Wrong(
        "sum 1 more where TB > 100",
        bounds.convergence_sum,
        lambda right, TB: right(TB) + (TB > 100),
    ),
    Wrong(
        "zero bidding of more than 20 nodes keeps the even states",
        automata.zero_bidding,
        lambda right, even: right(even)._replace(odd=right(even).odd if len(even) < 21 else even),
    ),
    several("rounded by floats", by_floats()),
    Wrong(
        "forced wins budget 1 more for over 9 moves",
        bounds.forced_wins_budget,
        lambda right, x, q, marker: right(x, q, marker) + (x > 9),
    ),
    Wrong(
        "forced win bid 1 more for over 9 moves",
        bounds.forced_win_bid,
        lambda right, k, q, marker: right(k, q, marker) + (k > 9),
    ),
    Wrong(
        "outcome bounds as of TB = 1000 above it",
        bounds.outcome_bounds,
        lambda right, TB: right(min(TB, 1000)),
    ),
    Wrong(
        "the closed form by floats",
        bounds.convergence_closed_form,
        lambda right, TB: Fraction(float(right(TB))),
    ),
    Wrong("every row has (B)", properties.property_B, lambda row: True),
    Wrong("case 1 always", ten_cases.CASES, {**ten_cases.CASES, "1": ("tie", "", lambda *_: True)}),
    Wrong("case 1 never", ten_cases.CASES, {**ten_cases.CASES, "1": ("tie", "", lambda *_: False)}),
    Wrong(
        "whatever is checked is refused",
        inputs.at_least,
        refusing,
        also=(
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
    ),
    Wrong(
        "what is gone through once is no collection",
        inputs.collection,
        lambda right, field, given, allowed: (
            right(field, given, allowed) if hasattr(given, "__len__") else refusing(field, given)
        ),
    ),
    Wrong(
        "play alternates whatever the total budget",
        values.alternating_outcome,
        lambda gamma, x, reading=None: (0, 0),
    ),
    Wrong(
        "the display without 0 among the bids", symmetry.corollary_6_table, lambda gamma, x=None: {}
    ),
    Wrong(
        "every bid is dominated",
        bids.dominated_bids,
        lambda matrix, of, domination=None: matrix.left if of is LEFT else matrix.right,
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
    ("marker never passes", "winner pays nothing", "values one too large"),
    (UnitaryGames(8), families((2, (-1, 1), (0,), 3), (3, (-1, 1), (0,), 2, "path"))),
)

AXIOMS = (
    *("every ruleset is in U", "tie to the other", "rounded down", "forced win bid 1 more"),
    *("values one too large", "the largest bid only", "sum threefold"),
)
"""Mistakes that between them make an axiom of each chained theorem false."""

UNMOVED = {
    **{f"theorem-29.proof.left-{n}": "powers of 2" for n in range(1, 6)},
    **{f"theorem-29.proof.right-{n}": "powers of 2" for n in range(1, 4)},
    "section-3-4.reflexive": "what an update is, twice",
}
"""Chained theorems that rest on no definition of the document, and what they are about."""
