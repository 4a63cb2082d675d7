"""Slides 4, 11, 14, 15, 35, 60: games of chips end, with all removed; their nim-values.

One, two or three piles, of which those that a game does not have are empty. Options are numbered
from 0; `taken` is how many chips a move removes from each pile that it lowers.
"""

from functools import cache
from typing import NamedTuple

import reference.positions as ref
from proofs_check.methods.theory import *
from reference.positions.nim_values import subtraction_nim_values, wythoff_nim_value

SETS = ((), (1,), (2,), (1, 3), (2, 3), (1, 2, 3))
"""The sets of removals of the models, with piles of at most 5 chips."""
NUMBERS = range(-1, 10)

Piles = tuple[int, ...]
Moves = Callable[[Piles], Sequence[Piles]]


class ByRules(NamedTuple):
    """Rules 2 and 3 of a game on piles, and the option in P of an N-position."""

    target: Callable[..., tuple[Any, ...]]
    no_p: Theorem
    some_p: Theorem


def _model(
    says: str,
    moves: Moves,
    largest: Piles,
    one: bool,
    position: Callable[[Piles], ref.Position],
    nim_value: Callable[[Piles], int],
) -> Model:
    found: dict[Piles, Sequence[Piles]] = {}
    waiting = [largest]
    while waiting:
        p = waiting.pop()
        found[p] = list(moves(p))
        waiting += [q for q in found[p] if q not in found]
    graph = {p: tuple(options) for p, options in found.items()}

    option = lambda p, i: graph[p][i] if 0 <= i < len(graph[p]) else p
    taken = lambda p, i: max(a - b for a, b in zip(p, option(p, i), strict=True))

    def lowers(pile: int) -> Callable[[Piles], int]:
        def by_one(p: Piles) -> int:
            to = tuple(chips - (k == pile) for k, chips in enumerate(p))
            return graph[p].index(to) if to in graph[p] else 0

        return by_one

    position, nim_value = cache(position), cache(nim_value)

    first = lambda p, of, wanted: next((i for i, to in enumerate(graph[p]) if of(to) == wanted), 0)

    functions: dict[str, Callable[..., Any]] = {
        "P": lambda p: position(p) is ref.P,
        "to_P": lambda p: first(p, position, ref.P),
        "nim_value": nim_value,
        "to_value": lambda p, n: first(p, nim_value, n),
        **{f"pile_{k}": lambda p, k=k: p[k] if k < len(p) else 0 for k in range(3)},
        **{f"lower_{k}": lowers(k) for k in range(3)},
        "options": lambda p: len(graph[p]),
        "option": option,
        "taken": taken,
        "one": lambda: one,
    }
    return Model(says, functions, {"Position": list(graph), "Int": NUMBERS})


@cache
def models() -> tuple[Model, ...]:
    """Subtraction games, Wythoff's game and Nim, small ones."""

    def made() -> Iterator[Model]:
        for S in SETS:

            def of_pile(p: Piles, S: tuple[int, ...] = S) -> list[Piles]:
                return [(p[0] - k,) for k in ref.removals(S, p[0])]

            yield _model(
                *(f"S = {list(S)}", of_pile, (5,), 1 in S),
                lambda p, S=S: ref.subtraction_position(S, *p),  # type: ignore[misc]
                lambda p, S=S: [*subtraction_nim_values(S, *p)][-1],  # type: ignore[misc]
            )
        yield _model(
            *("Wythoff's game", lambda p: list(ref.wythoff_moves(p)), (2, 3), True),
            *(ref.wythoff_position, wythoff_nim_value),
        )
        yield _model(
            *("Nim", lambda p: list(ref.nim_moves(p)), (2, 1, 2), True),
            *(ref.nim_position, lambda p: ref.nim_sum(*p)),
        )

    return tuple(made())


MOVES = Theory("positions", "moves", models)
POSITION = MOVES.sort("Position")
MOVES.let(p=POSITION)
pile = [MOVES.function(f"pile_{k}", POSITION, INT) for k in range(3)]
lower = [MOVES.function(f"lower_{k}", POSITION, INT) for k in range(3)]
options, to_p, nim_value = MOVES.functions("options to_P nim_value", POSITION, INT)
option = MOVES.function("option", POSITION, INT, POSITION)
taken, to_value = MOVES.functions("taken to_value", POSITION, INT, INT)
one = MOVES.function("one", BOOL)
is_p = MOVES.function("P", POSITION, BOOL)

has = notion("Whether there is an option of this number.", "has")(lambda p, i: under(i, options(p)))
chips = notion("The chips of all piles.", "chips")(lambda p: pile[0](p) + pile[1](p) + pile[2](p))

rule = MOVES.axiom(
    "slides 11, 35, 60: a move removes the same positive number of chips from each of some piles"
)(
    lambda p, i: (
        (options(p) >= 0)
        & conjunction(each(p) >= 0 for each in pile)
        & implies(
            has(p, i),
            (taken(p, i) >= 1)
            & conjunction(
                (each(option(p, i)) == each(p)) | (each(option(p, i)) == each(p) - taken(p, i))
                for each in pile
            )
            & (chips(option(p, i)) != chips(p))
            & conjunction(each(option(p, i)) >= 0 for each in pile),
        )
    )
)
by_one = MOVES.axiom(
    "slides 11, 35, 60: where one chip may be removed it may be from any pile that has one"
)(
    lambda p: conjunction(
        implies(one() & (each(p) >= 1), has(p, number(p)))
        for each, number in zip(pile, lower, strict=True)
    )
)
fewer = MOVES.follows("slide 4, item 4: each move leaves fewer chips")(
    lambda p, i: implies(has(p, i), under(chips(option(p, i)), chips(p))), rule
)
all_removed = MOVES.follows(
    "where one chip may be removed no move is possible only where no chip is left"
)(lambda p: implies(one(), (options(p) == 0) == (chips(p) == 0)), (by_one, rule))

# Nim-values

rule_3 = MOVES.axiom("rule 3: a P-position has no option in P")(
    lambda p, i: implies(is_p(p) & has(p, i), negation(is_p(option(p, i))))
)
rule_2 = MOVES.axiom("rule 2: an N-position has an option in P")(
    lambda p: implies(negation(is_p(p)), has(p, to_p(p)) & is_p(option(p, to_p(p))))
)


@notion("The nim-value is no negative number, and not that of an option.")
def no_option_has_it(p: Any, i: Any) -> Any:
    differs = implies(has(p, i), nim_value(option(p, i)) != nim_value(p))
    return (nim_value(p) >= 0) & differs


@notion("Every smaller number from 0 is the nim-value of an option.")
def smaller_ones_have(p: Any, n: Any) -> Any:
    i = to_value(p, n)
    return implies(under(n, nim_value(p)), has(p, i) & (nim_value(option(p, i)) == n))


excluded = MOVES.recursion("ours: the nim-value is that of no option")(no_option_has_it)
least_excluded = MOVES.recursion("ours: every smaller number is the nim-value of an option")(
    smaller_ones_have
)
value_0 = MOVES.by_induction("P-positions are those of nim-value 0", chips)(
    lambda p: is_p(p) == (nim_value(p) == 0), (rule_2, least_excluded, rule, rule_3, excluded)
)
nim_values = MOVES.together("the nim-value, and what it says of a position")(
    lambda p, i, n: (value_0(p), excluded(p, i), least_excluded(p, n), rule(p, i))
)

# Slide 14: the strategy for S = {1,2,3}


@cache
def strategy_models() -> tuple[Model, ...]:
    """The one: whether who leaves a pile, and a multiple of 4 each time, wins against all."""

    @cache
    def beats(m: int) -> bool:
        replies = [m - k for k in ref.removals((1, 2, 3), m)] if m >= 0 else []
        return all(reply % 4 and beats(reply - reply % 4) for reply in replies)

    return (Model("S = {1, 2, 3}", {"beats": beats}, {"Int": range(-2, 40)}),)


STRATEGY = Theory("positions", "strategy-123", strategy_models)
beats = STRATEGY.function("beats", INT, BOOL)

answered = notion(
    "After each removal of the other player the strategy has a move, and goes on to win.",
    "answered",
)(
    lambda m: conjunction(
        implies(k <= m, ((m - k) % 4 != 0) & beats(m - k - (m - k) % 4)) for k in (1, 2, 3)
    )
)

strategy = STRATEGY.axiom(
    "slide 14: who leaves a pile wins where every reply is answered; of an empty pile, at once"
)(lambda m: implies(m >= 0, beats(m) == answered(m)))
wins = STRATEGY.by_induction(
    "slide 14: who leaves a multiple of 4 each time wins, whatever the other player does", "m"
)(lambda m: implies(m % 4 == 0, beats(m)), strategy)
someone_wins = STRATEGY.together(
    "slide 13: who is to move wins by leaving a multiple of 4, and else who is not to move"
)(lambda n: (wins(n), wins(n - n % 4)))

# How the claims' predicates see them

FEWER = lambda p, i: (has(p, i), (chips(option(p, i)), chips(p)))
STUCK = lambda p: (one(), (options(p) == 0, chips(p) == 0))
# Any position, option and number
NIM_VALUE = lambda p, i, n: (
    True,
    (is_p(p), nim_value(p) == 0, no_option_has_it(p, i) & smaller_ones_have(p, n)),
)


def FIRST_PLAYER(n: Any) -> tuple[Any, tuple[Any, ...]]:
    """A pile: whether the remainder can be removed, and who leaves the rest wins against all."""
    k = n % 4
    return (n >= 0) & (k != 0), (rises(1, k, 3) & (k <= n), beats(n - k))


SECOND_PLAYER = lambda n: ((n >= 0) & (n % 4 == 0), (beats(n),))
AFTER_MINE = lambda m: ((m >= 0) & (m % 4 == 0), (beats(m),))
