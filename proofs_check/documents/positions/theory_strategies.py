"""Strategies in finite games, as the theories have them: slides 6, 7 and 15.

Options are numbered from 0. A strategy chooses an option, and is a strategy after each option,
whoever is to move.
"""

from itertools import product
from typing import TypeVar

from proofs_check.methods.theory import *

Position = TypeVar("Position")

Strategy = tuple[int, tuple["Strategy", ...]]
"""The number of the option, and a strategy after each."""


def strategies(below: Sequence[Sequence[Strategy]]) -> tuple[Strategy, ...]:
    """Every strategy, from those after each option; one alone where there is no option."""
    chosen = list(product(*below))
    return tuple((i, after) for i in range(max(1, len(below))) for after in chosen)


def choices(
    below: Callable[[Position], Sequence[Position]], own: Callable[[Position], Sequence[Strategy]]
) -> dict[str, Callable[..., Any]]:
    """The functions of `Choices`, by the options and the strategies of each position."""
    option = lambda x, i: below(x)[i] if 0 <= i < len(below(x)) else x

    def first_with(x: Position, i: int, s: Strategy) -> Strategy:
        rest = own(x)[0][1]
        if not (0 <= i < len(rest) and s in own(option(x, i))):
            return s
        return i, (*rest[:i], s, *rest[i + 1 :])

    return {
        "options": lambda x: len(below(x)),
        "option": option,
        "fits": lambda s, x: s in own(x),
        "pick": lambda s: s[0],
        "after": lambda s, i: s[1][i] if 0 <= i < len(s[1]) else s,
        "first_with": first_with,
    }


class Choices:
    """Positions with options, and strategies: the functions, and what strategies there are."""

    def __init__(self, own: Theory, position: Sort) -> None:
        """Name the functions, and state the axioms."""
        self.strategy = strategy = own.sort("Strategy")
        own.let(x=position, s=strategy, t=strategy)
        self.rank, self.options = (
            own.function(name, position, INT) for name in ("rank", "options")
        )
        self.option = own.function("option", position, INT, position)
        self.fits = own.function("fits", strategy, position, BOOL)
        self.pick = own.function("pick", strategy, INT)
        self.after = own.function("after", strategy, INT, strategy)
        self.first_with = own.function("first_with", position, INT, strategy, strategy)
        self.goes_on = own.axiom("a strategy is one after each option")(
            lambda x, s, i: implies(
                self.fits(s, x) & self.has_option(x, i),
                self.fits(self.after(s, i), self.option(x, i)),
            )
        )
        self.begins = own.assumed(
            "there is a strategy with any option first, and any strategy after it"
        )(
            lambda x, i, s: implies(
                self.has_option(x, i) & self.fits(s, self.option(x, i)),
                self.fits(self.first_with(x, i, s), x)
                & (self.pick(self.first_with(x, i, s)) == i)
                & (self.after(self.first_with(x, i, s), i) == s),
            )
        )

    def has_option(self, x: Any, i: Any) -> Any:
        """Whether x has an option of that number."""
        return under(i, self.options(x))
