"""Plans of claims that a theorem of `theory` says."""

from collections.abc import Callable
from functools import partial
from typing import Any

from proofs_check.core.claim import Plan
from proofs_check.documents.cumulative import ranges
from proofs_check.documents.cumulative.terms import GameOfTerms, HeapOfTerms
from proofs_check.methods.chained import chained
from proofs_check.methods.exhaustive import Several
from proofs_check.methods.logic import conjunction


def of_two(
    theorem: str,
    *where: Callable[[HeapOfTerms], Any],
    module: str = "theory_two_actions",
) -> Plan:
    """Of any heap of any two actions, under the claim's own conditions.

    `theorem`: the name of a theorem about a heap. `where`: the conditions. `module`: where the
    theorem is.
    """

    def view(h: Any) -> tuple[Any, tuple[HeapOfTerms]]:
        from proofs_check.documents.cumulative.theory_two_actions import at

        o = at(h)
        return conjunction([h >= 0, *(condition(o) for condition in where)]), (o,)

    return chained("cumulative", theorem, view, module)


def and_proved(
    over: Several, theorem: str, *, module: str = "theory_two_actions"
) -> tuple[Plan, ...]:
    """Of the heaps of two actions of a range, and of all such heaps by a theorem."""
    conditions = (condition for _, condition in over[0].only)
    return (*over, of_two(theorem, *conditions, module=module))


def two_actions(*kinds: str, by: str = "") -> tuple[Plan, ...]:
    """Of any two actions: of a range, of those swept, none being of these kinds, by a theorem."""
    theorem = [of_two(by)] if by else []
    return (*ranges.TWO_ACTIONS, *ranges.none_swept([ranges.TWO_SWEPT], *kinds), *theorem)


def of_two_as_a_game(theorem: str, *where: Callable[[GameOfTerms], Any]) -> Plan:
    """Of any two actions, all of their heaps at once, under the claim's own conditions."""

    def view() -> tuple[Any, tuple[GameOfTerms]]:
        from proofs_check.documents.cumulative.theory_two_actions import game

        g = game()
        return conjunction([g.s1 > g.s2, *(condition(g) for condition in where)]), (g,)

    return chained("cumulative", theorem, view, module="theory_two_actions")


of_steps = partial(chained, "cumulative", module="theory_proof_steps")
"""Of a step of a printed proof about any two actions."""


of_lines = partial(chained, "cumulative", module="theory_lines")
"""Of the PSPE lines of any two actions."""


of_large = partial(chained, "cumulative", module="theory_large_action")
"""Of any two or three actions, the largest at least twice the next."""


of_largest = partial(chained, "cumulative", module="theory_largest_action")
"""Of any set whose largest action is at least twice the next and 2 min S - 1 more."""


of_close = partial(chained, "cumulative", module="theory_close_actions")
"""Of any finite set whose neighbouring actions are at most min S apart."""


of_three = partial(chained, "cumulative", module="theory_three_actions")
"""Of any two or three actions."""


of_additive = partial(chained, "cumulative", module="theory_additive")
"""Of any additive set of three actions."""


def of_ties(theorem: str, view: str, module: str = "theory_ties") -> Plan:
    """Of any set, and of any way to pick from the actions that tie."""
    return chained("cumulative", theorem, view, module=module)


of_rules = partial(of_ties, module="theory_rules")
"""Of any set, and of its lines."""


def of_any(theorem: str) -> Plan:
    """Of any heap of any set; `theorem`: the name of a theorem about a heap."""

    def view(h: Any) -> tuple[Any, tuple[HeapOfTerms]]:
        from proofs_check.documents.cumulative.theory import at

        return h >= 0, (at(h),)

    return chained("cumulative", theorem, view)
