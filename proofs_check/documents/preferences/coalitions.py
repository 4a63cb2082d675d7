"""What coalitions can bring about in the tree of a value; games with a given value."""

from functools import cache, lru_cache
from itertools import combinations
from typing import Any

import reference.preferences as ref
from proofs_check.documents.preferences.ranges import PLAYERS, leaves, shown, wrapped
from proofs_check.documents.preferences.reference_answers import SHOWN

Power = tuple[frozenset[frozenset[int]], ...]
"""For each coalition, the sets of winners that it can confine the outcome to."""


@cache
def coalitions(N: int = 3) -> tuple[frozenset[int], ...]:
    """Every set of players, the smallest first."""
    players = range(1, N + 1)
    return tuple(frozenset(c) for size in range(N + 1) for c in combinations(players, size))


@cache
def _with(player: int, N: int) -> frozenset[frozenset[int]]:
    return frozenset(c for c in coalitions(N) if player in c)


def confined(
    X: ref.Value, mover: int, coalition: frozenset[int], N: int = 3
) -> frozenset[frozenset[int]]:
    """The sets of winners that a coalition can confine the outcome to, `mover` choosing first."""
    if isinstance(X, int):
        return _with(X, N)
    parts = [confined(y, mover % N + 1, coalition, N) for y in X]
    if mover in coalition:
        return frozenset().union(*parts)
    return frozenset.intersection(*parts)


def power(X: ref.Value, mover: int, N: int = 3) -> Power:
    """What each coalition can bring about in the tree of a value, player `mover` choosing first."""
    return tuple(confined(X, mover, coalition, N) for coalition in coalitions(N))


def kept_power(X: ref.Value, Y: ref.Value, mover: int, N: int = 3) -> bool:
    """Whether every coalition can bring about the same in both."""
    return power(X, mover, N) == power(Y, mover, N)


def tree_game(X: ref.Value, N: int = 3, mover: int = 1) -> tuple[ref.ExplicitGame, Any]:
    """A game whose value is X: at each list the mover has one move for each member.

    A leaf a is reached by a position in which only player a can move, and only once.
    """
    moves: dict[Any, dict[int, list[Any]]] = {"over": {}}

    def enter(x: ref.Value, i: int) -> Any:
        if isinstance(x, int):
            moves[f"won by {x}"] = {x: ["over"]}
            return f"won by {x}"
        key = (shown(x), i)
        if key not in moves:
            moves[key] = {i: [enter(y, i % N + 1) for y in sorted(x, key=shown)]}
        return key

    root = enter(X, mover)
    return ref.explicit_game(N, moves), root


def changed_by(X: ref.Value, *by: str) -> SHOWN:
    """Whether none of these rules changes outcomes or powers; the first that does."""
    for rule in by:
        Y = {
            "rule 1": ref.rules.rule_1(X),
            "rule 2": ref.rules.rule_2(X),
            "rule 3": ref.list_value(ref.rules.rule_3(ref.members(X))),
        }[rule]
        for mover in PLAYERS:
            if not kept_power(X, Y, mover) or leaves(X) != leaves(Y):
                return False, {"rule": rule, "mover": mover, "to": shown(Y)}
    return True, {}


def kept_where_base_chooses(a: int) -> bool:
    """Whether Rule 1 keeps power in [a_1], player a the one to choose in it, and then in a_1."""
    X = wrapped(ref.simple_value(a, 1), 1)
    before = (a - 2) % 3 + 1
    return power(X, before) == power(ref.rules.rule_1(X), a)


def chosen_as_shown(X: ref.Value, mover: int) -> bool:
    """Whether at each list of the tree the player to choose is the base of what it denotes."""
    found = ref.as_simple(X)
    return ref.is_leaf(X) or (
        found is not None
        and found.base == mover
        and all(chosen_as_shown(x, ref.next_player(mover, 3)) for x in ref.members(X))
    )


@lru_cache(maxsize=4)
def late_choice(before: int, after: int, options: int, chosen: ref.Preference) -> ref.Evaluation:
    """A game of a choice of player 2 between wins of players 1 and 3.

    So many turns come before it, each with so many moves that differ in name only, and so many
    after it, by whoever is to move. It begins in ("before", k, 0) with k turns before the choice.
    """
    moves: dict[Any, dict[int, list[Any]]] = {"over": {}}
    for a in (1, 3):
        moves["after", 0, a] = {a: ["over"]}
        for k in range(1, after + 1):
            moves["after", k, a] = {i: [("after", k - 1, a)] for i in PLAYERS}
    for option in range(options):
        moves["before", 0, option] = {2: [("after", after, 1), ("after", after, 3)]}
        for k in range(1, before + 1):
            later = [("before", k - 1, o) for o in range(options)]
            moves["before", k, option] = dict.fromkeys(PLAYERS, later)
    return ref.Evaluation(ref.explicit_game(3, moves), chosen)
