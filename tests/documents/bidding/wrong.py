"""Mistakes in the definitions of `bidding`."""

from collections.abc import Callable, Iterator
from functools import cache, partial
from itertools import product
from typing import Any

from proofs_check.core.evidence import Json
from proofs_check.documents.bidding import engine, limits, saddles
from proofs_check.documents.bidding.rulesets import One, bidding_sets, families
from proofs_check.documents.bidding.unitary import UnitaryGames, UnitaryPosition
from proofs_check.methods.printed import Row, printed_rows
from reference.bidding import Player, automata, rows, rulesets, subtraction, values
from tests.wrong_definitions import Text, Wrong, written

LEFT, RIGHT = Player.LEFT, Player.RIGHT
DEFINITIONS = [
    *(subtraction.definition_8, subtraction.definition_8_minimax),
    *(values.definition_1, values.definition_1_minimax),
]
HAT, BARE = [subtraction.braces_hat, values.braces_hat], [subtraction.braces, values.braces]
BRACES, TAKES = [*HAT, *BARE], [subtraction.braces_hat, subtraction.braces]
READ = [
    *(rulesets.bidding_set, rulesets.total_budget, rulesets.left_budget),
    *(subtraction.subtraction_set, subtraction.heap_size),
]
ENTRIES = [*BRACES, subtraction.cell, values.cell]
ROUNDED = [automata.alpha_even, automata.alpha_odd, automata.beta]
ARROWS = [automata.tie_arrows, automata.left_arrows, automata.right_arrows]

MISTAKES = """
tie to the other | subtraction.braces_hat | it if ell != r else known(x - t).nu[p + r] - t
 | subtraction.braces | it if ell != r else known(x - s).nu_hat[p - ell] + s
 | values.braces_hat | it if ell != r or z is None else known[z].nu[p + r] + gamma.w_R[x, z]
 | values.braces | it if ell != r or y is None else known[y].nu_hat[p - ell] + gamma.w_L[x, y]
marker never passes | HAT | .nu[p - ell] -> .nu_hat[p - ell]
 | BARE | .nu_hat[p + r] -> .nu[p + r]
marker always passes | HAT | .nu_hat[ -> .nu[
 | BARE | .nu[ -> .nu_hat[
winner pays nothing | ENTRIES | [p - ell] -> [p]
 | ENTRIES | [p + r] -> [p]
other bid is paid | BRACES | [p - ell] -> [p - r]
 | BRACES | [p + r] -> [p + ell]
pays one more | ENTRIES | [p - ell] -> [max(p - ell - 1, 0)]
 | ENTRIES | [p + r] -> [: p + r + 2][-1]
Left's weight and 1 | TAKES, subtraction.cell | ] + s -> ] + s + 1
 | values.braces_hat, values.braces, values.cell | gamma.w_L[x, y] -> gamma.w_L[x, y] + 1
weights of every third heap | TAKES | ] - t -> ] - t * (x % 3 == 0)
 | TAKES | ] + s -> ] + s * (x % 3 == 0)
the penalty of a position for both is Left's | rulesets.played |
  else gamma.tau_R[x] -> else gamma.tau_L.get(x, gamma.tau_R[x])
maximin one more, by the engine too | subtraction.definition_8 | it + 1
 | proofs.engine.heap_values | it._replace(maximin=it.maximin + 1)
bids one short | rulesets.available_bids | tuple(b for b in B if b < budget or b == 0)
bids below the budget | rulesets.available_bids | tuple(b for b in B if b < budget)
all bids, whatever the budget | rulesets.available_bids | B
 | ENTRIES | [p - ell] -> [max(p - ell, 0)]
 | ENTRIES | [p + r] -> [: p + r + 1][-1]
the largest bid only | rulesets.available_bids | it[-1:]
values one too large | DEFINITIONS | it + 1
2 less with Left's marker | DEFINITIONS | it - 2 * (marker is LEFT)
2 less for all Left's dollars | DEFINITIONS[:2] | it - 2 * (p == rules.TB)
1 less with more than half the money | DEFINITIONS[:2] | it - (2 * p > rules.TB)
2 more on every third heap | DEFINITIONS[:2] | it + 2 * (x % 3 == 2)
values that fall with the budget | DEFINITIONS | it - 4 * p
4 for odd budgets | DEFINITIONS | 4 * (p % 2)
any equilibrium, 4 for odd budgets | bids.equilibria | tuple(product(matrix.left, matrix.right))
 | DEFINITIONS | 4 * (p % 2)
any two bids are an equilibrium | bids.equilibria | tuple(product(matrix.left, matrix.right))
nine equilibria at most | bids.equilibria | it[:9]
all games in U, 4 for odd budgets | proofs.small_rulesets.SmallSymmetric.in_U | True
 | DEFINITIONS | 4 * (p % 2)
Definition 10: marker never moves | unitary.definition_10 | -nu_hat[q + ell] -> nu_hat[p - ell]
Definition 10: sign of the dual flipped | unitary.definition_10 | -nu_hat[q + -> nu_hat[q +
Definition 10: Right pays nothing | unitary.definition_10 | [p + r] -> [p]
convergence whatever the rows before | unitary.converges_at | row == after
convergence at once | unitary.converges_at | True
convergence two heaps late | unitary.converges_at | before == row == after
rounded down | ROUNDED | ceil(half) -> floor(half)
rounded to 3 more | ROUNDED | it + 3
rounded to 3 less | ROUNDED | it - 3
alpha_even 3 too small | automata.alpha_even | it - 3
alpha_even 3 too large | automata.alpha_even | it + 3
arrows to the next node | ARROWS | tuple(a._replace(target=a.target + 1) for a in it)
arrows with Left's marker | ARROWS | tuple(a._replace(marker=Player.LEFT) for a in it)
arrows from 0 to 1 | ARROWS | tuple(Arrow(0, 1, Player.LEFT) for _ in it)
arrows from 5 to 0 | ARROWS | tuple(Arrow(5, 0, Player.RIGHT) for _ in it)
no last arrow where TB > 9 | ARROWS | it[: -1 if TB > 9 else None]
more is needed | automata.exceeds_what_is_needed | bid > other_budget
an automaton of one node | automata.automaton | Automaton((0,) * (TB + 1), (0,))
zero bids otherwise | automata.zero_bidding | Automaton((*even,), (*(2 - e for e in even[1:]),))
closed form a thousandfold | bounds.convergence_closed_form | 1000 * it
closed form a half | bounds.convergence_closed_form | Fraction(1, 2)
sum threefold | bounds.convergence_sum | 3 * it
absolute values not taken | bounds.entries_absolute_sum | entries_sum(TB)
forced win bid 1 more | bounds.forced_win_bid | it + 1
removals below the heap | subtraction.removals | tuple(s for s in S if x > s)
the higher bid wins only | rulesets.left_wins | ell > r
a bid beyond the budget | rulesets.all_bids | tuple(range(TB + 2))
outcome vectors in order | values.outcome_vector | tuple(range(2 * gamma.TB + 2))
play alternates whatever the total budget | values.alternating_outcome | (0, 0)
every bid is dominated | bids.dominated_bids | matrix.left if of is Player.LEFT else matrix.right
every ruleset is in U | properties.in_U | True
properties of the first five budgets | [properties.property_A, properties.property_B] |
  rightly(row._replace(nu_hat=row.nu_hat[:5], nu=row.nu[:5]))
 | properties.property_C | rightly(row._replace(nu_hat=row.nu_hat[:5], nu=row.nu[:5]))
Left alone has moves | symmetry.as_ruleset |
  ruleset((*gamma.M,), gamma.M, none := {x: () for x in gamma.M}, gamma.w, {},
  dict.fromkeys(gamma.M, 0), gamma.B, gamma.TB)
a symmetric table of what the last position reaches | symmetry.table_by |
  tuple(gamma.M) if x is None -> [*gamma.M][-1:] if x is None
asymmetric rows of zeros | proofs.other_rules.asymmetric_rows |
  [([0] * (TB + 1),) * 2] * (heaps + 1)
no repetition | proofs.other_rules.values_to_400 | it._replace(
  maximin=it.maximin + __import__("numpy").arange(len(it.maximin))[:, None, None])
other sets repeat sooner, with a value more | proofs.other_rules.heap_game |
  it._replace(preperiod=-1, period=it.period + 1, largest=it.largest + 1)
the other rule for ties is the same | proofs.other_recursions.keeping_the_marker | 0
other numbers in the proof | proofs.claims.section_3_5._as_printed | lambda q, computed: False
repetition late | proofs.limits.first_repetition | TB**3
a turn more of Left | proofs.plays.scores | [(a + 1, b, score) for a, b, score in it]
case 1 always | proofs.ten_cases.CASES | {**it, "1": ("tie", "", lambda *_: True)}
case 1 never | proofs.ten_cases.CASES | {**it, "1": ("tie", "", lambda *_: False)}
maximum and minimum exchanged | DEFINITIONS | max( -> mi n(
 | DEFINITIONS | min( -> max(
 | DEFINITIONS | mi n( -> min(
values negated | DEFINITIONS | -it
all input is refused | READ | refuse()
whatever is checked is refused | inputs.at_least, inputs.collection, inputs.integer,
  inputs.mapping, inputs.one_of, inputs.positive_integers, inputs.within | refuse()
no ties | automata.tie_arrows | ()
an arrow missing | ARROWS | it[1:]
nothing exceeds | automata.exceeds_what_is_needed | False
closed form 1 more | bounds.convergence_closed_form | it + 1
no sums | bounds.entries_absolute_sum | 0
forced wins budget 1 more | bounds.forced_wins_budget | it + 1
repetition at once | proofs.limits.first_repetition | 0
minimax 1 more | values.definition_1_minimax | it + 1
minimax 1 more, moves after the bids | values.definition_1_minimax_after_bid | it + 1
winner pays nothing, values fall | ENTRIES | [p - ell] -> [p]
 | ENTRIES | [p + r] -> [p]
 | DEFINITIONS | it - 4 * p
any equilibrium, more on every third heap |
  bids.equilibria | tuple(product(matrix.left, matrix.right))
 | DEFINITIONS | it + 2 * (x % 3 == 2)
every row has (B) | properties.property_B | True
"""


def numbered(row: dict[str, str], number: Callable[[int, int], int]) -> dict[str, str]:
    """The numbers of a row otherwise printed."""
    return {
        key: str(number(i, int(cell)))
        for i, (key, cell) in enumerate(row.items())
        if cell.lstrip("-").isdigit()
    }


def accepting(given: Any, *_rest: Any, **_named: Any) -> Any:
    return given


def matrices() -> tuple[Row, ...]:
    """The rows of both matrices of Example 12."""
    return tuple(row for n in (1, 2) for row in printed_rows("bidding", f"example-12-matrix-{n}"))


WRONG = (
    *written("bidding", MISTAKES, globals()),
    Wrong(
        "matrices misprinted", partial(matrices), lambda row: numbered(row, lambda i, n: n + 1 + i)
    ),
    Wrong("matrices of bids 0", partial(matrices), lambda row: {"r": "0"}),
    Wrong("all input is taken", READ[0], accepting, tuple((each, accepting) for each in READ[1:])),
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


def rows_that_repeat(TB: int) -> tuple[Any, ...]:
    """The rows of a unitary game as far as the right ones are known: the engine says how far."""
    return tuple(rows({1}, TB, up_to=max(7, engine.converge(TB).heap + 6)))


ALWAYS = (
    (saddles.known_rows, rows_that_repeat),
    (limits.limit_rows, Text([("unitary_rows(TB)", "unitary_rows(TB, 60)")])),
)

ENGINES = dict.fromkeys(
    ("marker never passes", "winner pays nothing", "values one too large"),
    (UnitaryGames(8), families((2, (-1, 1), (0,), 3), (3, (-1, 1), (0,), 2, "path"))),
)

AXIOMS = (
    *("every ruleset is in U", "tie to the other", "rounded down"),
    *("forced win bid 1 more", "values one too large", "the largest bid only"),
    *("sum threefold",),
)
"""Mistakes that between them make an axiom of each chained theorem false."""

EXCUSED = """
arithmetic | two expressions of its own | proposition-4.proof.line-3
arithmetic | p - q is 2p - TB | section-3-4.domain-{even,odd}
arithmetic | sums of rounded halves | lemma-25.proof.rounding ; lemma-26.proof.bid-2-equality
arithmetic | rounded halves | lemma-25.proof.rounding-even
arithmetic | halves of odd numbers | lemma-25.proof.rounding-odd
arithmetic | halves | theorem-27.proof.half-change
unmoved | powers of 2 |
  theorem-29.proof.{left-1,left-2,left-3,left-4,left-5,right-1,right-2,right-3}
unmoved | what an update is, twice | section-3-4.reflexive
"""
