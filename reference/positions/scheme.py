"""The three conditions that show a set to be the set of P-positions (slide 34)."""

from collections.abc import Collection, Mapping, Set

from reference.positions.graph import Vertex, terminal_positions


def condition_1(moves: Mapping[Vertex, Collection[Vertex]], candidate: Set[Vertex]) -> bool:
    """All terminal positions are in the set.

    >>> condition_1({0: [], 1: [0]}, {0}), condition_1({0: [], 1: [0]}, {1})
    (True, False)
    """
    return all(position in candidate for position in terminal_positions(moves))


def condition_2(moves: Mapping[Vertex, Collection[Vertex]], candidate: Set[Vertex]) -> bool:
    """Any position in the set can only move to positions that are not in it.

    >>> condition_2({0: [], 1: [0]}, {0}), condition_2({0: [], 1: [0]}, {0, 1})
    (True, False)
    """
    return all(
        option not in candidate
        for position, options in moves.items()
        if position in candidate
        for option in options
    )


def condition_3(moves: Mapping[Vertex, Collection[Vertex]], candidate: Set[Vertex]) -> bool:
    """Any position that is not in the set has a way to move to one that is.

    >>> condition_3({0: [], 1: [0]}, {0}), condition_3({0: [], 1: [0]}, set())
    (True, False)
    """
    return all(
        any(option in candidate for option in options)
        for position, options in moves.items()
        if position not in candidate
    )
