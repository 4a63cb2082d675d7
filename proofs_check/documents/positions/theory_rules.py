"""Slides 15 to 17 and 34 for every finite game: strategies, the three rules, sets of positions.

The next player, with one strategy, wins against the other one with another: who
moves to an option is the previous player there. To have a winning strategy is that one wins
against all; where no strategy does, each has a foil. A game is played by the normal or the misere
play rule.
"""

from functools import cache

import reference.positions as ref
from proofs_check.documents.positions.ranges import Graph, graphs
from proofs_check.documents.positions.strategies import next_wins, previous_wins
from proofs_check.documents.positions.theory_strategies import *
from proofs_check.methods.theory import *

LARGEST = 4
"""How many positions the games of the models have, at most."""


@cache
def _strategies(options: tuple[tuple[int, ...], ...], x: int) -> tuple[Strategy, ...]:
    """Every strategy from x."""
    return strategies([_strategies(options, y) for y in options[x]])


def _as_mapping(strategy: Strategy, path: tuple[int, ...] = ()) -> Mapping[tuple[int, ...], int]:
    """The same by path, as the reference has it; for positions of both players."""
    pick, after = strategy
    found = {path: pick}
    for i, rest in enumerate(after):
        found |= _as_mapping(rest, (*path, i))
    return found


def models() -> Iterator[Model]:
    """Yield every game on at most 4 positions with at most 24 strategies from each, and a set.

    Those on at most 3 positions are played by both rules.
    """
    for size in range(1, LARGEST + 1):
        for number, graph in enumerate(graphs(size)):
            options = tuple(graph[x] for x in range(size))
            if max(len(_strategies(options, x)) for x in range(size)) <= 24:
                for play in ref.Play if size < LARGEST else (ref.Play.NORMAL,):
                    yield _model(graph, options, number, play)


def _model(
    graph: Graph, options: tuple[tuple[int, ...], ...], number: int, play: ref.Play
) -> Model:
    trees = {x: ref.tree_of(graph, x, play) for x in graph}
    own = {x: _strategies(options, x) for x in graph}
    chosen = {x for x in graph if (number >> x) % 2 == 0}

    @cache
    def wins(x: int, s: Strategy, t: Strategy) -> bool:
        by_players = (
            {path: i for path, i in _as_mapping(each).items() if len(path) % 2 == turn}
            for turn, each in enumerate((s, t))
        )
        return ref.outcome(trees[x], *by_players) == 1

    def length(x: int, s: Strategy, t: Strategy) -> int:
        if not options[x]:
            return 0
        i = s[0]
        return 1 + length(options[x][i], t[1][i], s[1][i])

    @cache
    def best(x: int, first: bool) -> Strategy:
        good = lambda s: all(wins(x, s, t) if first else not wins(x, t, s) for t in own[x])

        return next(filter(good, own[x]), own[x][0])

    def foil(x: int, s: Strategy, first: bool) -> Strategy:
        good = lambda t: not wins(x, s, t) if first else wins(x, t, s)

        return next(filter(good, own[x]), own[x][0]) if s in own[x] else s

    labels = ref.positions(graph, play)
    functions: dict[str, Callable[..., Any]] = {
        **choices(options.__getitem__, own.__getitem__),
        "rank": lambda x: x,
        "misere": lambda: play is ref.Play.MISERE,
        "wins": lambda x, s, t: s in own[x] and t in own[x] and wins(x, s, t),
        "length": lambda x, s, t: length(x, s, t) if s in own[x] and t in own[x] else 0,
        "next": cache(lambda x: next_wins(graph, x, play)),
        "previous": cache(lambda x: previous_wins(graph, x, play)),
        "best_next": lambda x: best(x, True),
        "best_previous": lambda x: best(x, False),
        "foil_next": lambda x, s: foil(x, s, True),
        "foil_previous": lambda x, s: foil(x, s, False),
        "wait": lambda x: (0, tuple(best(y, True) for y in options[x])),
        "P": lambda x: labels[x] is ref.P,
        "to_P": lambda x: next((i for i, y in enumerate(options[x]) if labels[y] is ref.P), 0),
        "inside": lambda x: x in chosen,
        "to_inside": lambda x: next((i for i, y in enumerate(options[x]) if y in chosen), 0),
        **_conditions(graph, chosen, {x for x in graph if labels[x] is ref.P}),
    }
    every = sorted({s for found in own.values() for s in found}, key=repr)
    values: dict[str, Sequence[Any]] = {
        "Position": list(graph),
        "Strategy": every,
        "Int": range(-1, LARGEST),
    }
    says = f"game {list(map(list, options))}, {play.value} play, set {sorted(chosen)}"
    return Model(says, functions, values)


def _conditions(graph: Graph, chosen: set[int], p_set: set[int]) -> dict[str, Callable[..., Any]]:
    """The conditions of a set and of the P-positions by the reference, and where one fails."""
    first = lambda fails: next(filter(fails, graph), 0)
    enters_p = lambda x: any(y in p_set for y in graph[x])

    return {
        "condition_1": lambda: ref.condition_1(graph, chosen),
        "condition_2": lambda: ref.condition_2(graph, chosen),
        "condition_3": lambda: ref.condition_3(graph, chosen),
        "P_condition_1": lambda: ref.condition_1(graph, p_set),
        "P_condition_2": lambda: ref.condition_2(graph, p_set),
        "P_condition_3": lambda: ref.condition_3(graph, p_set),
        "fails_1": lambda: first(lambda x: not graph[x] and x not in chosen),
        "P_fails_1": lambda: first(lambda x: not graph[x] and x not in p_set),
        "P_fails_2": lambda: first(lambda x: x in p_set and enters_p(x)),
        "P_fails_3": lambda: first(lambda x: x not in p_set and not enters_p(x)),
    }


RULES = Theory("positions", "rules", models)

POSITION = RULES.sort("Position")
CHOICES = Choices(RULES, POSITION)
STRATEGY = CHOICES.strategy
RULES.let(x=POSITION, s=STRATEGY, t=STRATEGY)
rank, options, option = CHOICES.rank, CHOICES.options, CHOICES.option
fits, pick, after = CHOICES.fits, CHOICES.pick, CHOICES.after
first_with, _has = CHOICES.first_with, CHOICES.has_option
goes_on, begins = CHOICES.goes_on, CHOICES.begins
misere = RULES.function("misere", BOOL)
wins = RULES.function("wins", POSITION, STRATEGY, STRATEGY, BOOL)
length = RULES.function("length", POSITION, STRATEGY, STRATEGY, INT)
next_has, previous_has = (RULES.function(name, POSITION, BOOL) for name in ("next", "previous"))
best_next, best_previous = (
    RULES.function(f"best_{name}", POSITION, STRATEGY) for name in ("next", "previous")
)
foil_next, foil_previous = (
    RULES.function(f"foil_{name}", POSITION, STRATEGY, STRATEGY) for name in ("next", "previous")
)
wait = RULES.function("wait", POSITION, STRATEGY)
is_p, inside = (RULES.function(name, POSITION, BOOL) for name in ("P", "inside"))
meets_1, meets_2, meets_3 = (RULES.function(f"condition_{n}", BOOL) for n in (1, 2, 3))
p_meets_1, p_meets_2, p_meets_3 = (RULES.function(f"P_condition_{n}", BOOL) for n in (1, 2, 3))
fails_1 = RULES.function("fails_1", POSITION)
p_fails_1, p_fails_2, p_fails_3 = (RULES.function(f"P_fails_{n}", POSITION) for n in (1, 2, 3))
to_p, to_inside = (RULES.function(name, POSITION, INT) for name in ("to_P", "to_inside"))

ends = RULES.axiom("Slide 4, item 4: a move leads to where fewer can follow")(
    lambda x, i: (
        (rank(x) >= 0) & (options(x) >= 0) & implies(_has(x, i), under(rank(option(x, i)), rank(x)))
    )
)
over = RULES.axiom(
    "Slide 5: where nobody can move the previous player has won, under misere play the next"
)(lambda x, s, t: implies((options(x) == 0) & fits(s, x) & fits(t, x), wins(x, s, t) == misere()))
moves = RULES.axiom(
    "a move by a strategy: the other player is next, each by what their strategy is after it"
)(
    lambda x, s, t: implies(
        (options(x) >= 1) & fits(s, x) & fits(t, x),
        _has(x, pick(s))
        & (
            wins(x, s, t)
            == negation(wins(option(x, pick(s)), after(t, pick(s)), after(s, pick(s))))
        ),
    )
)
play_length = RULES.axiom(
    "Slide 5: how many moves a play has, each by the strategy of who is to move"
)(
    lambda x, s, t: implies(
        fits(s, x) & fits(t, x),
        implies(options(x) == 0, length(x, s, t) == 0)
        & implies(
            options(x) >= 1,
            length(x, s, t) == length(option(x, pick(s)), after(t, pick(s)), after(s, pick(s))) + 1,
        ),
    )
)
waits = RULES.assumed("there is a strategy that is the best of the next player after each option")(
    lambda x, i: (
        fits(wait(x), x) & implies(_has(x, i), after(wait(x), i) == best_next(option(x, i)))
    )
)
wins_next = RULES.axiom("Slide 15: the next player has a winning strategy")(
    lambda x, t: fits(best_next(x), x) & implies(next_has(x) & fits(t, x), wins(x, best_next(x), t))
)
wins_previous = RULES.axiom("Slide 15: the previous player has a winning strategy")(
    lambda x, t: (
        fits(best_previous(x), x)
        & implies(previous_has(x) & fits(t, x), negation(wins(x, t, best_previous(x))))
    )
)
fails_next = RULES.axiom(
    "Slide 15: the next player has no winning strategy, so that each has a foil"
)(
    lambda x, s: implies(
        fits(s, x) & negation(next_has(x)),
        fits(foil_next(x, s), x) & negation(wins(x, s, foil_next(x, s))),
    )
)
fails_previous = RULES.axiom(
    "Slide 15: the previous player has no winning strategy, so that each has a foil"
)(
    lambda x, s: implies(
        fits(s, x) & negation(previous_has(x)),
        fits(foil_previous(x, s), x) & wins(x, foil_previous(x, s), s),
    )
)

# The last player to move

last_to_move = RULES.by_induction(
    "slide 5: who makes the last move of a play wins it, under misere play the other player",
    lambda x, s, t: rank(x),
)(
    lambda x, s, t: implies(
        fits(s, x) & fits(t, x),
        (length(x, s, t) >= 0)
        & implies(options(x) >= 1, length(x, s, t) >= 1)
        & (wins(x, s, t) == ((length(x, s, t) % 2 == 1) != misere())),
    ),
    (play_length, moves, over, ends, goes_on),
)

# Rules 1 to 3 of slide 16

# The next player's foil of the one who waits
_against = lambda x: foil_previous(x, wait(x))

rule_1 = RULES.follows(
    "rule 1: where nobody can move the previous player wins, under misere play the next; no other"
)(
    lambda x: implies(
        options(x) == 0, (next_has(x) == misere()) & (previous_has(x) == negation(misere()))
    ),
    (waits, over, fails_previous, wins_next, fails_next, wins_previous),
)
rule_2 = RULES.follows(
    "rule 2: the next player wins where the previous one does after some option"
)(
    lambda x, i: implies(_has(x, i) & previous_has(option(x, i)), next_has(x)),
    (fails_next, begins, moves, goes_on, wins_previous),
    at=lambda x, i: first_with(x, i, best_previous(option(x, i))),
)
rule_3 = RULES.follows(
    "rule 3: the previous player wins where the next one does after the option that foils waiting"
)(
    lambda x: implies((options(x) >= 1) & next_has(option(x, pick(_against(x)))), previous_has(x)),
    (fails_previous, waits, moves, goes_on, wins_next),
)
# Slides 17 and 34: the labels, and a set

no_p = RULES.axiom("rule 3: a P-position has no option in P")(
    lambda x, i: implies(_has(x, i) & is_p(x), negation(is_p(option(x, i))))
)
some_p = RULES.axiom(
    "rule 2: an N-position has an option in P, unless nobody can move under misere play"
)(
    lambda x: implies(
        negation(is_p(x)),
        (misere() & (options(x) == 0)) | (_has(x, to_p(x)) & is_p(option(x, to_p(x)))),
    )
)
n_at_the_end = RULES.axiom("rule 1 under misere play: where nobody can move it is an N-position")(
    lambda x: implies(misere() & (options(x) == 0), negation(is_p(x)))
)
labels = RULES.by_induction(
    "the P-positions are those where the previous player has a winning strategy", rank
)(
    lambda x: (is_p(x) == previous_has(x)) & (negation(is_p(x)) == next_has(x)),
    (some_p, rule_1, rule_3, wins_next, wins_previous, waits),
    (n_at_the_end, no_p, ends, rule_2, moves),
    fails_previous,
)
by_the_rules = RULES.together(
    "slide 16: the three rules, and whose the positions are that they give"
)(lambda x, i: (rule_1(x), rule_2(x, i), rule_3(x), labels(x)))

enters = notion("Whether x can be moved to a position of the set.", "enters")(
    lambda x: _has(x, to_inside(x)) & inside(option(x, to_inside(x)))
)
enters_p = notion("Whether x can be moved to a P-position.", "enters_p")(
    lambda x: _has(x, to_p(x)) & is_p(option(x, to_p(x)))
)

conditions = RULES.axiom("slide 34: the conditions of a set, at each position")(
    lambda x, i: (
        implies(meets_1() & (options(x) == 0), inside(x))
        & implies(meets_2() & inside(x) & _has(x, i), negation(inside(option(x, i))))
        & implies(meets_3() & negation(inside(x)), enters(x))
    )
)
failing = RULES.recursion("slide 34: where a condition that does not hold fails")(
    lambda: (
        (meets_1() | ((options(fails_1()) == 0) & negation(inside(fails_1()))))
        & (p_meets_1() | ((options(p_fails_1()) == 0) & negation(is_p(p_fails_1()))))
        & (p_meets_2() | (is_p(p_fails_2()) & enters_p(p_fails_2())))
        & (p_meets_3() | negation(is_p(p_fails_3()) | enters_p(p_fails_3())))
    )
)
sufficient = RULES.by_induction(
    "slide 34: a set that meets the conditions is the set of P-positions", rank
)(
    lambda x: implies(negation(misere()) & meets_1() & meets_2() & meets_3(), inside(x) == is_p(x)),
    (some_p, conditions, no_p, ends),
)
of_p_positions = RULES.follows("slide 34: the set of P-positions meets the conditions")(
    lambda: implies(negation(misere()), p_meets_1() & p_meets_2() & p_meets_3()),
    no_p,
    some_p,
    failing,
)
first_condition = RULES.follows("slide 34: condition 3 gives condition 1")(
    lambda: implies(meets_3(), meets_1()), (failing, conditions)
)

# How the claims' predicates see them


def _play(x: Any, s: Any, t: Any, by: Any) -> tuple[Any, tuple[Any, ...]]:
    made = (rank(x) >= 0) & (options(x) >= 1) & fits(s, x) & fits(t, x)
    return made & by, (length(x, s, t), wins(x, s, t))


NORMAL_PLAY = lambda x, s, t: _play(x, s, t, negation(misere()))
MISERE_PLAY = lambda x, s, t: _play(x, s, t, misere())
REACHES_PREVIOUS = lambda x, i: (_has(x, i) & previous_has(option(x, i)), (next_has(x),))


def REACHES_NEXT(x: Any) -> tuple[Any, tuple[Any, ...]]:
    """A position with options, where the next player wins at one that foils: as `rule_3` says."""
    foiling = option(x, pick(_against(x)))
    return (options(x) >= 1) & next_has(foiling), (previous_has(x),)


OVER = lambda x: ((options(x) == 0) & negation(misere()), (previous_has(x),))


def MISERE(x: Any, i: Any) -> tuple[Any, tuple[Any, ...]]:
    """A position under misere play, an option, and one that foils: who has a winning strategy.

    Whether it is N; whether nobody can move; what rules 2 and 3 say of it.
    """
    foiling = option(x, pick(_against(x)))
    return misere() & (rank(x) >= 0), (
        (negation(is_p(x)), next_has(x), previous_has(x)),
        options(x) == 0,
        implies(_has(x, i) & previous_has(option(x, i)), next_has(x)),
        implies((options(x) >= 1) & next_has(foiling), previous_has(x)),
    )


P_IS_PREVIOUS = lambda x: (rank(x) >= 0, (is_p(x), previous_has(x)))
N_IS_NEXT = lambda x: (rank(x) >= 0, (negation(is_p(x)), next_has(x)))
# A position, where the set meets the conditions: in the set, and P
MEETS_ALL = lambda x: (
    (rank(x) >= 0) & negation(misere()) & meets_1() & meets_2() & meets_3(),
    (inside(x), is_p(x)),
)
OF_P_1 = lambda: (negation(misere()), (p_meets_1(),))
OF_P_2 = lambda: (negation(misere()), (p_meets_2(),))
OF_P_3 = lambda: (negation(misere()), (p_meets_3(),))
FIRST = lambda: (meets_3(), (meets_1(),))
