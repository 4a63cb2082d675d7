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
every ruleset is in U | properties.in_U | True
tie to the other | subtraction.braces_hat | it if ell != r else known(x - t).nu[p + r] - t
 | subtraction.braces | it if ell != r else known(x - s).nu_hat[p - ell] + s
 | values.braces_hat | it if ell != r or z is None else known[z].nu[p + r] + gamma.w_R[x, z]
 | values.braces | it if ell != r or y is None else known[y].nu_hat[p - ell] + gamma.w_L[x, y]
rounded down | ROUNDED | ceil(half) -> floor(half)
forced win bid 1 more | bounds.forced_win_bid | it + 1
values one too large | DEFINITIONS | it + 1
the largest bid only | rulesets.available_bids | it[-1:]
sum threefold | bounds.convergence_sum | 3 * it

marker never passes | HAT | .nu[p - ell] -> .nu_hat[p - ell]
 | BARE | .nu_hat[p + r] -> .nu[p + r]
marker always passes | HAT | .nu_hat[ -> .nu[
 | BARE | .nu[ -> .nu_hat[
winner pays nothing | ENTRIES | [p - ell] -> [p]
 | ENTRIES | [p + r] -> [p]
pays one more | ENTRIES | [p - ell] -> [max(p - ell - 1, 0)]
 | ENTRIES | [p + r] -> [: p + r + 2][-1]
Left's weight and 1 | TAKES, subtraction.cell | ] + s -> ] + s + 1
 | values.braces_hat, values.braces, values.cell | gamma.w_L[x, y] -> gamma.w_L[x, y] + 1
weights of every third heap | TAKES | ] - t -> ] - t * (x % 3 == 0)
 | TAKES | ] + s -> ] + s * (x % 3 == 0)
all bids, whatever the budget | rulesets.available_bids | B
 | ENTRIES | [p - ell] -> [max(p - ell, 0)]
 | ENTRIES | [p + r] -> [: p + r + 1][-1]
2 less with Left's marker | DEFINITIONS | it - 2 * (marker is LEFT)
2 less for all Left's dollars | DEFINITIONS[:2] | it - 2 * (p == rules.TB)
2 more on every third heap | DEFINITIONS[:2] | it + 2 * (x % 3 == 2)
values that fall with the budget | DEFINITIONS | it - 4 * p
4 for odd budgets | DEFINITIONS | 4 * (p % 2)
any equilibrium, 4 for odd budgets | bids.equilibria | tuple(product(matrix.left, matrix.right))
 | DEFINITIONS | 4 * (p % 2)
all games in U, 4 for odd budgets | proofs.small_rulesets.SmallSymmetric.in_U | True
 | DEFINITIONS | 4 * (p % 2)
rounded to 3 more | ROUNDED | it + 3
alpha_even 3 too small | automata.alpha_even | it - 3
alpha_even 3 too large | automata.alpha_even | it + 3
Left alone has moves | symmetry.as_ruleset |
  ruleset((*gamma.M,), gamma.M, none := {x: () for x in gamma.M}, gamma.w, {},
  dict.fromkeys(gamma.M, 0), gamma.B, gamma.TB)
a symmetric table of what the last position reaches | symmetry.table_by |
  tuple(gamma.M) if x is None -> [*gamma.M][-1:] if x is None
no repetition | proofs.other_rules.values_to_400 | it._replace(
  maximin=it.maximin + __import__("numpy").arange(len(it.maximin))[:, None, None])
values negated | DEFINITIONS | -it
an arrow missing | ARROWS | it[1:]
any equilibrium, more on every third heap |
  bids.equilibria | tuple(product(matrix.left, matrix.right))
 | DEFINITIONS | it + 2 * (x % 3 == 2)
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
        known = tuple(rows({1}, TB, up_to=13))
        for x in range(11):
            for p in range(TB + 1):
                yield UnitaryPosition(TB, x, p, known)


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

EXCUSED = """
unmoved | two expressions of its own | proposition-4.proof.line-3
unmoved | halves | theorem-27.proof.half-change
unmoved | powers of 2 |
  theorem-29.proof.{left-1,left-2,left-3,left-4,left-5,right-1,right-2,right-3}
unmoved | what an update is, twice | section-3-4.reflexive
"""
