"""Mistakes in the definitions of `bidding`, and the claims that must notice them."""

from collections.abc import Callable, Iterator
from fractions import Fraction
from functools import cache
from itertools import product
from types import FunctionType
from typing import Any, NamedTuple

from proofs_check.core.evidence import Json
from proofs_check.documents.bidding import (
    encoding,
    engine,
    limits,
    other_recursions,
    other_rules,
    rulesets,
    saddles,
    ten_cases,
)
from proofs_check.documents.bidding import plays as game_plays
from proofs_check.documents.bidding.claims import section_3_5
from proofs_check.documents.bidding.rulesets import One, bidding_sets
from proofs_check.documents.bidding.unitary import UnitaryGames, UnitaryPosition
from proofs_check.methods.printed import printed_rows
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


def down(half: Fraction) -> int:
    return int(half // 1)


def up(half: Fraction) -> int:
    return -int(-half // 1)


def rounded(ceil: Callable[..., int], floor: Callable[..., int]) -> Pairs:
    """The rounding of alpha and beta."""
    names = {"ceil": ceil, "floor": floor}
    rounding = (automata.alpha_even, automata.alpha_odd, automata.beta)
    return tuple((each, named(each, **names)) for each in rounding)


EQUILIBRIA = ((bids.equilibria, all_pairs),)


MATRICES = tuple(row for n in (1, 2) for row in printed_rows("bidding", f"example-12-matrix-{n}"))

WRONG = (
    entered("tie to the other", tie_to_the_other),
    entered("marker never passes", marker_never_passes),
    entered("marker always passes", marker_always_passes),
    entered("marker to the winner", marker_to_the_winner),
    entered("marker to the loser", marker_to_the_loser),
    entered("winner pays nothing", winner_pays_nothing),
    entered("loser pays", loser_pays),
    entered("winner is paid", winner_is_paid),
    entered("other bid is paid", other_bid_is_paid),
    entered("pays one more", pays_one_more),
    entered("left pays nothing", left_pays_nothing),
    entered("right pays nothing", right_pays_nothing),
    entered("lower bid wins", lower_bid_wins),
    entered("left always wins", left_always_wins),
    entered("right always wins", right_always_wins),
    entered("unable player wins", unable_player_wins),
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
        "Definition 8 alone: the marker never passes", subtraction.cell, by(marker_never_passes)[0]
    ),
    several(
        "maximum and minimum exchanged",
        tuple((each, named(each, max=min, min=max)) for each in DEFINITIONS),
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
    bidding("bids one short", lambda B, budget: tuple(b for b in B if b < budget or b == 0)),
    bidding("bids one beyond the budget", lambda B, budget: tuple(b for b in B if b <= budget + 1)),
    bidding("all bids, whatever the budget", lambda B, budget: B),
    bidding("the least bid only", lambda B, budget: tuple(b for b in B if b <= budget)[:1]),
    bidding("the largest bid only", lambda B, budget: tuple(b for b in B if b <= budget)[-1:]),
    changed("values one too large", lambda TB, x, p, m, v: v(p, m) + 1),
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
    Wrong(
        "Definition 10: marker never moves",
        definition_10.definition_10,
        of_unitary(marker_stays=True),
    ),
    Wrong(
        "Definition 10: sign of the dual flipped", definition_10.definition_10, of_unitary(sign=1)
    ),
    Wrong(
        "Definition 10: tie won by the wrong player",
        definition_10.definition_10,
        of_unitary(right_wins_ties=True),
    ),
    Wrong(
        "Definition 10: dual at Left's own budget",
        definition_10.definition_10,
        of_unitary(own_budget=True),
    ),
    Wrong(
        "Definition 10: Right pays nothing",
        definition_10.definition_10,
        of_unitary(right_pays_nothing=True),
    ),
    Wrong(
        "Definition 10: minimum outside over Left's bids",
        definition_10.definition_10,
        of_unitary(maximum_inside=True),
    ),
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
    Wrong(
        "convergence two heaps late",
        definition_10.converges_at,
        lambda before, row, after: before == row == after,
    ),
    Wrong("absolute values not taken", bounds.entries_absolute_sum, copied(bounds.entries_sum)),
    Wrong("absolute values taken", bounds.entries_sum, copied(bounds.entries_absolute_sum)),
    Wrong("sums negated", bounds.entries_sum, times(-1)),
    Wrong("no sums", bounds.entries_absolute_sum, lambda TB: 0),
    Wrong("forced win bid 1 more", bounds.forced_win_bid, times(1, 1)),
    Wrong("forced win bid 1 less", bounds.forced_win_bid, times(1, -1)),
    Wrong("forced wins budget 1 more", bounds.forced_wins_budget, times(1, 1)),
    Wrong("forced wins budget 1 less", bounds.forced_wins_budget, times(1, -1)),
    Wrong("other numbers in the proof", section_3_5._as_printed, lambda row, q: False),
    Wrong("repetition late", limits.first_repetition, lambda TB: TB**3),
    Wrong("no repetition", other_rules.values_to_400, never_repeating),
    Wrong("all bids one more", given.all_bids, lambda TB: range(TB + 1)),
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
    Wrong("two bidding sets", rulesets.bidding_sets, lambda TB: iter([(0,), (0, 1)])),
    Wrong("no equilibria", bids.equilibria, lambda matrix: ()),
    Wrong("any two bids are an equilibrium", bids.equilibria, all_pairs),
    Wrong("minimax 1 more", values.definition_1_minimax, times(1, 1)),
    several(
        "all have property A, values fall",
        (
            (properties.property_A, lambda row: True),
            *change(lambda TB, x, p, m, v: v(p, m) - 4 * p),
        ),
    ),
    several(
        "winner pays nothing, values fall",
        (*by_pairs(winner_pays_nothing), *change(lambda TB, x, p, m, v: v(p, m) - 4 * p)),
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
    Wrong(
        "greater and smaller exchanged in queries",
        encoding.greater,
        copied(encoding.smaller),
        also=((encoding.smaller, copied(encoding.greater)),),
    ),
    Wrong("the greater is 5 more in queries", encoding.greater, times(1, 5)),
    Wrong("the smaller is 5 less in queries", encoding.smaller, times(1, -5)),
    Wrong("the greater is the first in queries", encoding.greater, lambda a, b: a),
    Wrong("the smaller is the first in queries", encoding.smaller, lambda a, b: a),
    Wrong("matrices misprinted", MATRICES, lambda row: numbered(row, lambda i, n: n + 1 + i)),
    Wrong("matrices of zeros", MATRICES, lambda row: numbered(row, lambda i, n: 0)),
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
    Wrong("nothing is assumed in queries", encoding.Hypotheses.hold_of, lambda self, row: True),
    Wrong(
        "the other rule for ties is the same",
        other_recursions.keeping_the_marker,
        lambda *question: 0,
    ),
    Wrong("case 1 always", ten_cases.CASES, {**ten_cases.CASES, "1": ("tie", "", lambda *_: True)}),
    Wrong("case 1 never", ten_cases.CASES, {**ten_cases.CASES, "1": ("tie", "", lambda *_: False)}),
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


ALWAYS = (
    (saddles.known_rows, lambda TB: tuple(rows({1}, TB, up_to=10))),
    (limits.limit_rows, named(limits.limit_rows.__wrapped__, unitary_rows=first_heaps)),
)

ENGINES = dict.fromkeys(
    ("marker never passes", "winner pays nothing", "values one too large"), (UnitaryGames(8),)
)
