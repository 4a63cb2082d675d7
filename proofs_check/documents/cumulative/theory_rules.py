"""Definition 2 below min S, by its rules and along its lines, and the rules of Section 7: any set.

A line is any play by moves that survive the tie-break: after each of its moves what was collected
and what the outcome of the heap reached still gives are the outcome of the heap where it began.
"""

from collections.abc import Callable, Iterator
from functools import cache
from typing import Any, NamedTuple

from proofs_check.documents.cumulative.predicates import asked_of_the_mover
from proofs_check.documents.cumulative.small import SmallGame
from proofs_check.documents.cumulative.terms import OutcomeOfTerms
from proofs_check.documents.cumulative.theory import (
    CONVENTION,
    S,
    X_star,
    definition_2,
    duals,
    first,
    least,
    m,
    m_of,
    most,
    move,
    named,
    second,
    star,
    stuck,
    tie_break,
)
from proofs_check.documents.cumulative.theory_ties import (
    games,
    model_with_ties,
    survives,
    surviving,
    survivors_agree,
)
from proofs_check.methods.logic import conjunction, implies
from proofs_check.methods.theory import BOOL, INT, Model, Theory, either
from reference.cumulative import Convention, Outcome, dual, rule_rows
from reference.cumulative.rules import RULE_PAIRS, Rule, RulePair, chosen

RULES_OF_ALL = tuple(Rule)


class Reached(NamedTuple):
    """Where a line is after some moves."""

    heap: int
    turn: Convention
    by_first: int
    by_second: int


def models() -> Iterator[Model]:
    """Yield the sets of the theory of ties, with a line from each heap and the rules' outcomes."""
    return (_model(*game) for game in games())


def _model(actions: tuple[int, ...], heaps: range) -> Model:
    known, g = model_with_ties(actions, heaps), SmallGame(actions, heaps[-1])
    under_rules = list(rule_rows(actions, heaps[-1] - heaps[0]))
    pairs = {X: pair for X in Convention for pair in RULE_PAIRS if str(pair) == X.value}

    def ruled(X: Convention, h: int) -> Outcome:
        return under_rules[h][pairs[X]] if h >= 0 else Outcome(0, 0)

    def by_rule(X: Convention, h: int) -> int:
        """The last action that the rule leaves; where there is none, the least."""
        left = chosen(actions, h, pairs[X], lambda pair, k: under_rules[k][pair])
        return (left or actions)[-1] if h >= actions[0] else actions[0]

    @cache
    def by_size(largest: bool, opponent: int, h: int) -> tuple[tuple[int, ...], tuple[int, ...]]:
        """S*(h) of the greedy or the sacrificing player, and what their rule leaves of it."""
        if h < actions[0]:
            return (), ()
        pair = RulePair(Rule.GREEDY if largest else Rule.SACRIFICING, RULES_OF_ALL[opponent % 4])
        own = {s: under_rules[h - s][pair.dual].second + s for s in actions if s <= h}
        tied = tuple(s for s in own if own[s] == max(own.values()))
        return tied, chosen(actions, h, pair, lambda pair, k: under_rules[k][pair])

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
        "ruled_first": lambda X, h: ruled(X, h).first,
        "ruled_second": lambda X, h: ruled(X, h).second,
        "ruled": by_rule,
        "tied": lambda largest, k, h, s: s in by_size(largest, k, h)[0],
        "kept": lambda largest, k, h, s: s in by_size(largest, k, h)[1],
        "taken_by_size": lambda largest, k, h: (by_size(largest, k, h)[1] or actions)[0],
        "length": lambda X, h: len(line(X, h)),
        "removal": lambda X, h, i: line(X, h)[i] if 0 <= i < len(line(X, h)) else 0,
        **{
            name: lambda X, h, i, name=name: getattr(reached(X, h, i), name)
            for name in Reached._fields
        },
    }
    return Model(known.says, functions, known.values)


RULES = Theory("cumulative", "rules", models)

ruled_first, ruled_second, ruled, length = (
    RULES.function(name, CONVENTION, INT, INT)
    for name in ("ruled_first", "ruled_second", "ruled", "length")
)
removal, heap, by_first, by_second = (
    RULES.function(name, CONVENTION, INT, INT, INT)
    for name in ("removal", "heap", "by_first", "by_second")
)
turn = RULES.function("turn", CONVENTION, INT, INT, CONVENTION)


def _outcome(X: Any, h: Any) -> OutcomeOfTerms:
    return OutcomeOfTerms(first(X, h), second(X, h))


def _of_choice(X: Convention, h: Any, s: Any) -> tuple[Any, Any]:
    """Whether s is in S*(h), and what the other one has after it."""
    left = (X_star(named[X]()), h - s)
    return S(s) & (s <= h) & (s + second(*left) == first(named[X](), h)), first(*left)


def _choices(X: Convention, h: Any, s: Any) -> tuple[Any, ...]:
    """Whether the mover is friendly, the choice and any number as above, and o^2."""
    both = (_of_choice(X, h, each) for each in (star(named[X](), h), s))
    return X.value.startswith("F"), *both, second(named[X](), h)


# Below min S, and by the rules

nothing = RULES.together(
    "below min S nobody collects anything",
    (INT,),
    lambda h: [stuck(h, X()) for X in named.values()],
    typical=lambda h: h == 0,
)
asked_for = RULES.theorem(
    "the second has the most of what ties after a friendly move, the least after an antagonistic",
    (INT, INT),
    lambda h, s: implies(h >= m(), asked_of_the_mover(*(_choices(X, h, s) for X in Convention))),
    lambda h, s: [(duals(X()), move(h, X()), tie_break(h, X(), s)) for X in named.values()],
    typical=lambda h, s: (h >= m()) & S(s) & (s <= h),
)

# Section 7: the rules F and A

of_rules = definition_2(
    RULES, S, m_of, ruled_first, ruled_second, ruled, ", the rules F and A of Section 7"
)


def _by_either(h: Any, X: Any) -> tuple[Any, ...]:
    s, t = star(X, h), ruled(X, h)
    return (
        [duals(X), stuck(h, X), of_rules.stuck(h, X), move(h, X), of_rules.move(h, X)],
        [most(h, X, t), tie_break(h, X, t), of_rules.most(h, X, s), of_rules.tie_break(h, X, s)],
        [least(s), least(t)],
    )


extended = RULES.induction(
    "the rules F and A of Section 7 give the outcomes of Definition 2",
    (INT,),
    lambda h: conjunction(
        (ruled_first(X(), h) == first(X(), h)) & (ruled_second(X(), h) == second(X(), h))
        for X in named.values()
    ),
    lambda h: [_by_either(h, X()) for X in named.values()],
    on=lambda h: h,
    smaller=[
        lambda h, X=X, of=of: (h - of(X(), h),) for X in named.values() for of in (star, ruled)
    ],
    typical=lambda h: h >= m(),
)

# Section 7: the rules G and S, each against any of the four, which are numbered

tied, kept = (RULES.function(name, BOOL, INT, INT, INT, BOOL) for name in ("tied", "kept"))
taken_by_size = RULES.function("taken_by_size", BOOL, INT, INT, INT)

left_by_size = RULES.axiom(
    "Section 7: the greedy rule leaves the largest of S*(h), the sacrificing one the smallest",
    (BOOL, INT, INT, INT, INT),
    lambda largest, k, h, s, t: implies(
        kept(largest, k, h, s),
        tied(largest, k, h, s) & implies(tied(largest, k, h, t), either(largest, t <= s, t >= s)),
    ),
)
some_is_left = RULES.axiom(
    "Section 7: where there is a move these rules leave one",
    (BOOL, INT, INT),
    lambda largest, k, h: implies(h >= m(), kept(largest, k, h, taken_by_size(largest, k, h))),
)
unambiguous = RULES.theorem(
    "the greedy and the sacrificing rule leave one action",
    (BOOL, INT, INT, INT),
    lambda largest, k, h, s: implies(
        h >= m(),
        kept(largest, k, h, s) == (s == taken_by_size(largest, k, h)),
    ),
    lambda largest, k, h, s: (
        left_by_size(largest, k, h, s, taken_by_size(largest, k, h)),
        left_by_size(largest, k, h, taken_by_size(largest, k, h), s),
        some_is_left(largest, k, h),
    ),
    typical=lambda largest, k, h, s: (h >= m()) & tied(largest, k, h, s) & tied(largest, k, h, h),
)

# Lines

begun = RULES.axiom(
    "a PSPE line before its first move",
    (INT, CONVENTION),
    lambda h, X: (
        (length(X, h) >= 0)
        & (heap(X, h, 0) == h)
        & (turn(X, h, 0) == X)
        & (by_first(X, h, 0) == 0)
        & (by_second(X, h, 0) == 0)
    ),
)
continued = RULES.axiom(
    "a PSPE line, a move that survives: the mover has it, and it is the other one's turn",
    (INT, CONVENTION, INT),
    lambda h, X, i: implies(
        (i >= 0) & (i < length(X, h)),
        survives(heap(X, h, i), turn(X, h, i), removal(X, h, i))
        & (heap(X, h, i + 1) == heap(X, h, i) - removal(X, h, i))
        & (turn(X, h, i + 1) == X_star(turn(X, h, i)))
        & (by_first(X, h, i + 1) == by_first(X, h, i) + either(i % 2 == 0, removal(X, h, i), 0))
        & (by_second(X, h, i + 1) == by_second(X, h, i) + either(i % 2 == 0, 0, removal(X, h, i))),
    ),
)


def _in_all(X: Any, h: Any, i: Any) -> OutcomeOfTerms:
    """What was collected after i moves, with what the heap reached still gives."""
    Y, x = turn(X, h, i), heap(X, h, i)
    mine, others = first(Y, x), second(Y, x)
    return OutcomeOfTerms(
        by_first(X, h, i) + either(i % 2 == 0, mine, others),
        by_second(X, h, i) + either(i % 2 == 0, others, mine),
    )


def _on_its_way(X: Any, h: Any, i: Any) -> Any:
    total, outcome = _in_all(X, h, i), _outcome(X, h)
    return (
        (turn(X, h, i) == either(i % 2 == 0, X, X_star(X)))
        & (total.first == outcome.first)
        & (total.second == outcome.second)
    )


markovian = RULES.induction(
    "along a line what was collected and what is still to come is the outcome of the first heap",
    (INT, INT),
    lambda h, i: conjunction(
        implies(i <= length(X(), h), _on_its_way(X(), h, i)) for X in named.values()
    ),
    lambda h, i: [
        (
            [duals(X()), begun(h, X()), continued(h, X(), i - 1)],
            survivors_agree(heap(X(), h, i - 1), removal(X(), h, i - 1)),
            surviving(heap(X(), h, i - 1), turn(X(), h, i - 1), *[removal(X(), h, i - 1)] * 2),
            least(removal(X(), h, i - 1)),
        )
        for X in named.values()
    ],
    on=lambda h, i: i,
    smaller=[lambda h, i: (h, i - 1)],
    typical=lambda h, i: (i == 2) & (i <= length(named[Convention.FvA](), h)),
)


# What claims say


def ASKED(h: Any, s: Any) -> tuple[Any, tuple[Any, ...]]:
    """Any heap with a move, and any number: of each convention the choice, and the second's."""
    return h >= m(), tuple(_choices(X, h, s) for X in Convention)


def BELOW(h: Any) -> tuple[Any, tuple[Any, ...]]:
    """Any heap below min S: its outcomes."""
    return (h >= 0) & (h < m()), tuple(_outcome(X(), h) for X in named.values())


def EXTENDED(h: Any) -> tuple[Any, tuple[Any, ...]]:
    """Any heap: under each convention the outcome by the two rules, and by Definition 2."""
    return h >= 0, tuple(
        (OutcomeOfTerms(ruled_first(X(), h), ruled_second(X(), h)), _outcome(X(), h))
        for X in named.values()
    )


def BY_SIZE(largest: Any, k: Any, h: Any, s: Any) -> tuple[Any, tuple[Any, ...]]:
    """Any heap with a move, any number: whether the rule leaves it, and whether it is the one."""
    return h >= m(), (kept(largest, k, h, s), s == taken_by_size(largest, k, h))


def ALONG(h: Any, i: Any) -> tuple[Any, tuple[Any, ...]]:
    """Any lines from a heap, one under each convention, after i moves: both, and the outcome."""
    under = [X() for X in named.values()]
    given = conjunction([h >= 0, i >= 0, *(i <= length(X, h) for X in under)])
    return given, tuple((_in_all(X, h, i), _outcome(X, h)) for X in under)
