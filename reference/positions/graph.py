"""Any game with finitely many positions: a directed graph without cycles (slides 4, 5, 16, 34)."""

from collections.abc import Hashable, Iterable, Mapping
from typing import TypeVar

from reference.errors import InvalidInput
from reference.inputs import collection, is_in, mapping
from reference.positions import rules
from reference.positions.rules import NORMAL, P, Play, Position, play_rule
from reference.recursion import options_first

Vertex = TypeVar("Vertex", bound=Hashable)


def game_graph(moves: Mapping[Vertex, Iterable[Vertex]]) -> dict[Vertex, tuple[Vertex, ...]]:
    """The positions with what each can be moved to, every option before what moves to it.

    A game ends in a finite number of moves (slide 4), so no position may come back.

    >>> game_graph({"b": ["a"], "a": []})
    {'a': (), 'b': ('a',)}
    >>> game_graph({"a": ["b"], "b": ["a"]})
    Traceback (most recent call last):
    reference.errors.InvalidInput: graph: got 'a', allowed: no position that comes back to itself
    """
    allowed = "a mapping of at least one position to its options"
    if not mapping("graph", moves, allowed):
        raise InvalidInput("graph", moves, allowed)
    given: dict[Vertex, tuple[Vertex, ...]] = {}
    for position, options in moves.items():
        allowed = "for each position the positions it can move to"
        given[position] = tuple(collection("graph", options, allowed))
        for option in given[position]:
            if not is_in(option, moves):
                raise InvalidInput("graph", option, "options that are positions themselves")
        if len(set(given[position])) < len(given[position]):
            raise InvalidInput("graph", given[position], "each option once")
    ordered = options_first(
        given,
        given.__getitem__,
        lambda x: InvalidInput("graph", x, "no position that comes back to itself"),
    )
    return {position: given[position] for position in ordered}


def terminal_positions(moves: Mapping[Vertex, Iterable[Vertex]]) -> set[Vertex]:
    """The positions from which no move is possible (slide 5).

    >>> terminal_positions({"a": [], "b": ["a"]})
    {'a'}
    """
    allowed = "a mapping of positions to their options"
    known = mapping("graph", moves, allowed).items()
    return {position for position, own in known if not [*collection("graph", own, allowed)]}


def positions(
    moves: Mapping[Vertex, Iterable[Vertex]], play: Play = NORMAL
) -> dict[Vertex, Position]:
    """P or N of every position, by the three rules (slide 16).

    >>> {x: found.value for x, found in positions({0: [], 1: [0], 2: [1, 0], 3: [2, 1]}).items()}
    {0: 'P', 1: 'N', 2: 'N', 3: 'P'}
    """
    play = play_rule(play)
    found: dict[Vertex, Position] = {}
    for position, options in game_graph(moves).items():
        found[position] = rules.position_of((found[option] for option in options), play)
    return found


def winning_moves(
    moves: Mapping[Vertex, Iterable[Vertex]], position: Vertex, play: Play = NORMAL
) -> tuple[Vertex, ...]:
    """The P-positions that a position can be moved to, in the order of its options.

    >>> winning_moves({0: [], 1: [0], 2: [1, 0], 3: [2, 1]}, 2)
    (0,)
    """
    graph = game_graph(moves)
    if not is_in(position, graph):
        raise InvalidInput("position", position, "a position of the graph")
    found = positions(graph, play)
    return tuple(option for option in graph[position] if found[option] is P)
