"""Plans of several games' claims that a theorem of `theory_moves` says, and their predicates."""

from collections.abc import Callable
from typing import Any

from proofs_check.core.claim import Plan, using
from proofs_check.methods.chained import chained
from proofs_check.methods.logic import conjunction


def of_moves(predicate: Callable[..., Any], theorem: str, view: str) -> tuple[Plan, ...]:
    """The plan of a predicate about the moves of games of chips."""
    plan = chained("positions", theorem, view, "theory_moves")
    return using(predicate, plan)


def same(first: Any, second: Any) -> Any:
    return first == second


def so(*truths: Any) -> Any:
    return conjunction(truths)


def fewer(after: Any, before: Any) -> Any:
    """Fewer than before, and not fewer than 0."""
    return (after >= 0) & (after < before)


def is_0_in_p(is_p: Any, is_0: Any, least_of_no_option: Any) -> Any:
    """The nim-value is the least of no option, and 0 just at a P-position."""
    return (is_p == is_0) & least_of_no_option


NIM_VALUES = of_moves(is_0_in_p, "nim_values", "NIM_VALUE")
ALL_REMOVED = of_moves(same, "all_removed", "STUCK")
FEWER = of_moves(fewer, "fewer", "FEWER")
FIRST_PLAYER, SECOND_PLAYER = (
    of_moves(so, "someone_wins", view) for view in ("FIRST_PLAYER", "SECOND_PLAYER")
)
STRATEGY_WINS = of_moves(so, "wins", "AFTER_MINE")
