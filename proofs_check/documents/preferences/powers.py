"""What coalitions can bring about in the tree of a value; games with a given value."""

from itertools import combinations
from typing import Any

from proofs_check.documents.preferences.ranges import shown
from reference.preferences import ExplicitGame, Value, contained, explicit_game, is_leaf

Power = tuple[frozenset[frozenset[int]], ...]
"""For each coalition, the sets of winners that it can confine the outcome to."""


def power(X: Value, mover: int, N: int = 3) -> Power:
    """What each coalition can bring about in the tree of a value, player `mover` choosing first."""
    players = range(1, N + 1)
    coalitions = [frozenset(c) for size in range(N + 1) for c in combinations(players, size)]

    def of(x: Value, i: int, coalition: frozenset[int]) -> frozenset[frozenset[int]]:
        if isinstance(x, int):
            return frozenset(c for c in coalitions if x in c)
        parts = [of(y, i % N + 1, coalition) for y in x]
        if i in coalition:
            return frozenset().union(*parts)
        return frozenset.intersection(*parts)

    return tuple(of(X, mover, coalition) for coalition in coalitions)


def kept_power(X: Value, Y: Value, mover: int, N: int = 3) -> bool:
    """Whether every coalition can bring about the same in both."""
    return power(X, mover, N) == power(Y, mover, N)


def leaves(X: Value) -> set[Value]:
    """The numbers that X contains."""
    return {a for a in contained(X) if is_leaf(a)}


def tree_game(X: Value, N: int = 3, mover: int = 1) -> tuple[ExplicitGame, Any]:
    """A game whose value is X: at each list the mover has one move for each member.

    A leaf a is reached by a position in which only player a can move, and only once.
    """
    moves: dict[Any, dict[int, list[Any]]] = {"over": {}}

    def enter(x: Value, i: int) -> Any:
        if isinstance(x, int):
            moves[f"won by {x}"] = {x: ["over"]}
            return f"won by {x}"
        key = (shown(x), i)
        if key not in moves:
            moves[key] = {i: [enter(y, i % N + 1) for y in sorted(x, key=shown)]}
        return key

    root = enter(X, mover)
    return explicit_game(N, moves), root
