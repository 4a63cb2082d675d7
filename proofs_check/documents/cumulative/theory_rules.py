"""Definition 2 below min S, by its rules and along its lines: any set.

A line is any play by moves that survive the tie-break: after each of its moves what was collected
and what the outcome of the heap reached still gives are the outcome of the heap where it began.
"""

from functools import cache
from typing import NamedTuple

from proofs_check.documents.cumulative import theory as any_set, theory_ties as ties
from proofs_check.documents.cumulative.predicates import asked_of_the_mover
from proofs_check.documents.cumulative.small_games import SmallGame
from proofs_check.documents.cumulative.terms import OutcomeOfTerms
from proofs_check.documents.cumulative.theory import CONVENTION, X_star, first, m, named, second
from proofs_check.methods.theory import *
from reference.cumulative import Convention, dual


class Reached(NamedTuple):
    """Where a line is after some moves."""

    heap: int
    turn: Convention
    by_first: int
    by_second: int


def models() -> Iterator[Model]:
    """Yield the sets of the theory of ties, with a line from each heap and the rules' outcomes."""
    return (_model(*game) for game in ties.games())


def _model(actions: tuple[int, ...], heaps: Sequence[int]) -> Model:
    known, g = ties.model_with_ties(actions, heaps), SmallGame(actions, heaps[-1])

    @cache
    def line(X: Convention, h: int) -> tuple[int, ...]:
        """One line: now the first move that survives, now the last."""
        moves = g.moves(X, h) if h >= 0 else ()
        return (moves[-(h % 2)], *line(dual(X), h - moves[-(h % 2)])) if moves else ()

    def reached(X: Convention, h: int, i: int) -> Reached:
        played = line(X, h)[: max(i, 0)]
        turn = dual(X) if len(played) % 2 else X
        return Reached(h - sum(played), turn, sum(played[::2]), sum(played[1::2]))

    functions: dict[str, Callable[..., Any]] = {
        **known.functions,
        "length": lambda X, h: len(line(X, h)),
        "removal": lambda X, h, i: line(X, h)[i] if 0 <= i < len(line(X, h)) else 0,
        **{
            name: lambda X, h, i, name=name: getattr(reached(X, h, i), name)
            for name in Reached._fields
        },
    }
    return Model(known.says, functions, known.values)


RULES = Theory("cumulative", "rules", models)
RULES.let(X=CONVENTION)
length = RULES.function("length", CONVENTION, INT, INT)
removal, heap, by_first = RULES.functions("removal heap by_first", CONVENTION, INT, INT, INT)
by_second = RULES.function("by_second", CONVENTION, INT, INT, INT)
turn = RULES.function("turn", CONVENTION, INT, INT, CONVENTION)
_outcome = lambda X, h: OutcomeOfTerms(first(X, h), second(X, h))


def _of_choice(X: Convention, h: Any, s: Any) -> tuple[Any, Any]:
    """Whether s is in S*(h), and what the other one has after it."""
    left = (X_star(named[X]()), h - s)
    return any_set.S(s) & (s <= h) & (s + second(*left) == first(named[X](), h)), first(*left)


def _choices(X: Convention, h: Any, s: Any) -> tuple[Any, ...]:
    """Whether the mover is friendly, the choice and any number as above, and o^2."""
    both = (_of_choice(X, h, each) for each in (any_set.star(named[X](), h), s))
    return X.value.startswith("F"), *both, second(named[X](), h)


# Below min S, and by the rules

nothing = RULES.together("below min S nobody collects anything")(
    lambda h: [any_set.stuck(h, X()) for X in named.values()]
)
asked_for = RULES.follows(
    "the second has the most of what ties after a friendly move, the least after an antagonistic"
)(
    lambda h, s: implies(h >= m(), asked_of_the_mover(*(_choices(X, h, s) for X in Convention))),
    (any_set.move, any_set.tie_break, any_set.duals),
)

# Lines

begun = RULES.axiom("a PSPE line before its first move")(
    lambda h, X: (
        (length(X, h) >= 0)
        & (heap(X, h, 0) == h)
        & (turn(X, h, 0) == X)
        & (by_first(X, h, 0) == 0)
        & (by_second(X, h, 0) == 0)
    )
)
continued = RULES.axiom(
    "a PSPE line, a move that survives: the mover has it, and it is the other one's turn"
)(
    lambda h, X, i: implies(
        under(i, length(X, h)),
        ties.survives(heap(X, h, i), turn(X, h, i), removal(X, h, i))
        & (heap(X, h, i + 1) == heap(X, h, i) - removal(X, h, i))
        & (turn(X, h, i + 1) == X_star(turn(X, h, i)))
        & (by_first(X, h, i + 1) == by_first(X, h, i) + either(i % 2 == 0, removal(X, h, i), 0))
        & (by_second(X, h, i + 1) == by_second(X, h, i) + either(i % 2 == 0, 0, removal(X, h, i))),
    )
)


def _in_all(X: Any, h: Any, i: Any) -> OutcomeOfTerms:
    """What was collected after i moves, with what the heap reached still gives."""
    Y, x = turn(X, h, i), heap(X, h, i)
    mine, others = first(Y, x), second(Y, x)
    return OutcomeOfTerms(
        by_first(X, h, i) + either(i % 2 == 0, mine, others),
        by_second(X, h, i) + either(i % 2 == 0, others, mine),
    )


_on_its_way = lambda X, h, i: (
    (turn(X, h, i) == either(i % 2 == 0, X, X_star(X)))
    & (_in_all(X, h, i).first == _outcome(X, h).first)
    & (_in_all(X, h, i).second == _outcome(X, h).second)
)
markovian = RULES.by_induction(
    "along a line what was collected and what is still to come is the outcome of the first heap",
    "i",
)(
    lambda h, i: conjunction(
        implies(i <= length(X(), h), _on_its_way(X(), h, i)) for X in named.values()
    ),
    lambda h, i: [
        (
            [any_set.duals(X()), begun(h, X()), continued(h, X(), i - 1)],
            ties.survivors_agree(heap(X(), h, i - 1), removal(X(), h, i - 1)),
            ties.surviving(heap(X(), h, i - 1), turn(X(), h, i - 1), *[removal(X(), h, i - 1)] * 2),
            any_set.least(removal(X(), h, i - 1)),
        )
        for X in named.values()
    ],
)

# What claims say

ASKED = lambda h, s: (h >= m(), tuple(_choices(X, h, s) for X in Convention))
BELOW = lambda h: (under(h, m()), tuple(_outcome(X(), h) for X in named.values()))


def ALONG(h: Any, i: Any) -> tuple[Any, tuple[Any, ...]]:
    """Any lines from a heap, one under each convention, after i moves: both, and the outcome."""
    under = [X() for X in named.values()]
    given = conjunction([h >= 0, i >= 0, *(i <= length(X, h) for X in under)])
    return given, tuple((_in_all(X, h, i), _outcome(X, h)) for X in under)
