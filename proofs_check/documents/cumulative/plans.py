"""The ranges of this ledger, and how its predicates are checked over them."""

from collections.abc import Callable, Sequence
from typing import Any

from proofs_check.core.claim import Plan
from proofs_check.core.evidence import Effort
from proofs_check.core.moving import Ledger
from proofs_check.documents.cumulative.domains import Game, Position, RandomSets, Sets, TheseSets
from proofs_check.documents.cumulative.encoding import Space, counterexample, witness
from proofs_check.methods.exhaustive import Instance, Predicate, every
from proofs_check.methods.sampling import sampled
from proofs_check.methods.smt import Query, asked
from reference.cumulative import Convention, dual

LEDGER = Ledger("cumulative")
claim = LEDGER.claim

TWO_ACTIONS, TWO_ACTIONS_DEEP = Sets(2, 200), Sets(2, 300)
THREE_ACTIONS, THREE_ACTIONS_DEEP = Sets(3, 60), Sets(3, 80)
FOUR_ACTIONS, FOUR_ACTIONS_DEEP = Sets(4, 37), Sets(4, 44)
ALL_SETS, ALL_SETS_DEEP = Sets(None, 14), Sets(None, 20)
BELOW_VIOLATORS_OF_PROBLEM_6 = Sets(None, 21)
BELOW_VIOLATORS_OF_CONJECTURE_4 = Sets(None, 22)

TWO_RANDOM = RandomSets((2, 2), (301, 450))
THREE_RANDOM = RandomSets((3, 3), (81, 160))
ANY_RANDOM = RandomSets((1, 12), (19, 60))


def two_actions(
    level: str = "heaps", where: Predicate | None = None, also: str = ""
) -> tuple[Plan, Plan]:
    """Every two-action set of the range, and random larger ones."""
    return (
        every(TWO_ACTIONS, level, deep=TWO_ACTIONS_DEEP, where=where, also=also),
        sampled(TWO_RANDOM, level, where=where, also=also, examples=8, deep=60),
    )


def three_actions(
    level: str = "heaps", where: Predicate | None = None, also: str = ""
) -> tuple[Plan, Plan]:
    """Every three-action set of the range, and random larger ones."""
    return (
        every(THREE_ACTIONS, level, deep=THREE_ACTIONS_DEEP, where=where, also=also),
        sampled(THREE_RANDOM, level, where=where, also=also, examples=25, deep=200),
    )


def any_set(
    level: str = "heaps", where: Predicate | None = None, also: str = ""
) -> tuple[Plan, ...]:
    """Every set of the range, larger ones with two to four actions, random larger ones."""
    return (
        every(ALL_SETS, level, deep=ALL_SETS_DEEP, where=where, also=also),
        every(FOUR_ACTIONS, level, deep=FOUR_ACTIONS_DEEP, where=where, also=also),
        every(THREE_ACTIONS, level, deep=THREE_ACTIONS_DEEP, where=where, also=also),
        every(TWO_ACTIONS, level, deep=TWO_ACTIONS_DEEP, where=where, also=also),
        sampled(ANY_RANDOM, level, where=where, also=also, examples=40, deep=600),
    )


def at_most_three_actions(level: str = "heaps") -> tuple[Plan, ...]:
    """Every set with two or three actions of the ranges, and random larger ones."""
    return (*two_actions(level), *three_actions(level))


KNOWN_VIOLATORS = TheseSets(
    (
        (3, 7, 11, 13, 21, 22),
        (3, 7, 12, 14, 22, 23),
        (3, 7, 15, 21, 22, 23),
        (5, 11, 15, 22, 24),
        (3, 5, 17, 25),
        (4, 6, 21, 31),
        (5, 7, 25, 37),
    )
)
"""Sets beyond the range of all sets in which a conjecture fails, ascending in max S."""


def any_set_and_known_violators() -> tuple[Plan, ...]:
    """What `any_set` looks at, and the sets that are known to violate."""
    return (every(KNOWN_VIOLATORS, "heaps"), *any_set())


def no_unknown_set(says: str, *spaces: Space, deep: Sequence[Space] = ()) -> Plan:
    """Z3 looks for a set and a heap at which the predicate is false.

    Args:
        says: the predicate in words, for the exported query.
        spaces: bounds of the default audit.
        deep: bounds that are asked under `--deep` only.
    """

    def queries(predicate: Predicate) -> list[Query]:
        asked_always = [counterexample(predicate, space, says) for space in spaces]
        return asked_always + [counterexample(predicate, s, says, Effort.DEEP) for s in deep]

    return asked(queries, _reference_view((*spaces, *deep)))


def some_unknown_set(says: str, space: Space) -> Plan:
    """Z3 looks for a set and a heap at which the predicate is true."""
    return asked(lambda predicate: [witness(predicate, space, says)], _reference_view([space]))


def _reference_view(spaces: Sequence[Space]) -> Callable[[Instance], Position | Game]:
    """How the reference sees one heap of a set of the sizes that these spaces have."""
    sizes = {space.size for space in spaces}
    size = sizes.pop() if len(sizes) == 1 else None
    sets = Sets(size, max(space.largest for space in spaces))
    return lambda instance: sets.reference_view("heaps", instance)


def for_each_convention(
    name: str, cite: str, says: str, *plans: Plan
) -> Callable[[Callable[[Any, Convention], Any]], None]:
    """Enter one claim a convention: the function is given the case and X.

    `says` names the convention as `{X}`.
    """

    def enter(function: Callable[[Any, Convention], Any]) -> None:
        for X in Convention:
            LEDGER.claim(f"{name}.{X}", cite, says.format(X=X), *plans, at=function)(
                lambda o, X=X: function(o, X)
            )

    return enter


def discrepant(o: Any) -> bool:
    """The FvF and AvA outcomes of this heap differ."""
    true: bool = (o.FvF.first != o.AvA.first) | (o.FvF.second != o.AvA.second)
    return true


def zero_sum_differs(o: Any) -> bool:
    """The zero-sum value of this heap is not the AvA difference."""
    true: bool = o.zs != o.AvA.first - o.AvA.second
    return true


def greedy_is_feasible(o: Any) -> bool:
    """The largest action can be played, so that any other is a sacrifice."""
    true: bool = o.h >= o.s1
    return true


def dominant(o: Any) -> bool:
    """2 s2 <= s1."""
    true: bool = 2 * o.s2 <= o.s1
    return true


def greedy_in_dominance(o: Any) -> bool:
    """Both of these."""
    true: bool = greedy_is_feasible(o) & dominant(o)
    return true


def maximises(o: Any, X: Convention, n: int) -> bool:
    """Action s_n is in S*(h) under X; it is playable."""
    true: bool = o.s(n) + o.H(n).under(dual(X)).second == o.under(X).first
    return true


def is_pspe_move(o: Any, X: Convention, n: int) -> bool:
    """Action s_n is in S*(h) under X and survives the tie-break; it is playable."""
    survives: bool = o.H(n).under(dual(X)).first == o.under(X).second
    return maximises(o, X, n) & survives
