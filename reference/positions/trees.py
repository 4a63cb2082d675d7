"""Finite sequential games with perfect information: trees, strategies, Zermelo (slides 2 to 10).

Whether a player has a strategy is decided by going through all strategies, as the word says. Their
number is exponential in the number of positions: this is for small trees.
"""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from itertools import product

from reference.errors import InvalidInput
from reference.inputs import at_least, is_in
from reference.positions.graph import Vertex, game_graph
from reference.positions.rules import NORMAL, Play, play_rule

DRAW = 0
"""The outcome in which no player wins."""


@dataclass(frozen=True, slots=True)
class Leaf:
    """The game is over: the number of the player who wins, from 1, or DRAW."""

    winner: int

    def __post_init__(self) -> None:
        """Refuse what names no player."""
        at_least("winner", self.winner, 0, "the number of a player, or 0 for a draw")


@dataclass(frozen=True, slots=True)
class Choice:
    """A player, numbered from 1, is to move; every player knows all moves before."""

    player: int
    options: "tuple[Tree, ...]"

    def __post_init__(self) -> None:
        """Refuse what is no choice."""
        at_least("player", self.player, 1, "the number of a player, from 1")
        known = isinstance(self.options, tuple) and all(
            isinstance(option, Leaf | Choice) for option in self.options
        )
        if not known or not self.options:
            raise InvalidInput("options", self.options, "at least one tree")


Tree = Leaf | Choice
Path = tuple[int, ...]
"""The moves made so far, each the number of an option, from 0."""
Strategy = Mapping[Path, int]
"""For each position of a player the number of the option that is chosen there."""


def places(tree: Tree) -> Iterator[tuple[Path, Choice]]:
    """Yield every position where somebody is to move, with the moves that lead there.

    >>> [path for path, _ in places(Choice(1, (Choice(2, (Leaf(1),)), Leaf(2))))]
    [(), (0,)]
    """
    pending: list[tuple[Path, Tree]] = [((), tree)]
    while pending:
        path, here = pending.pop()
        if isinstance(here, Choice):
            yield path, here
            options = list(enumerate(here.options))
            pending.extend((((*path, i), option) for i, option in reversed(options)))


def strategies(tree: Tree, *players: int) -> Iterator[Strategy]:
    """Yield every strategy of a player: one option at each of their positions.

    Of several players: every way in which they may choose together.

    >>> len(list(strategies(Choice(1, (Choice(2, (Leaf(1), Leaf(2))), Leaf(2))), 1)))
    2
    """
    own = [(path, here) for path, here in places(tree) if here.player in players]
    paths = [path for path, _ in own]
    for chosen in product(*(range(len(here.options)) for _, here in own)):
        yield dict(zip(paths, chosen, strict=True))


def outcome(tree: Tree, *chosen: Strategy) -> int:
    """Who wins, or DRAW, when everybody plays by their strategy.

    >>> outcome(Choice(1, (Leaf(2), Leaf(1))), {(): 1})
    1
    """
    together: dict[Path, int] = {}
    for strategy in chosen:
        together.update(strategy)
    path: Path = ()
    while isinstance(tree, Choice):
        path, tree = (*path, together[path]), tree.options[together[path]]
    return tree.winner


def _others(tree: Tree, player: int) -> set[int]:
    return {here.player for _, here in places(tree)} - {player}


def has_winning_strategy(tree: Tree, player: int) -> bool:
    """Some strategy of the player wins, whatever all others choose (slides 6 and 10).

    >>> game = Choice(1, (Choice(2, (Leaf(1), Leaf(2))), Leaf(DRAW)))
    >>> has_winning_strategy(game, 1), has_winning_strategy(game, 2)
    (False, False)
    """
    others = _others(tree, player)
    return any(
        all(outcome(tree, own, their) == player for their in strategies(tree, *others))
        for own in strategies(tree, player)
    )


def has_drawing_strategy(tree: Tree, player: int) -> bool:
    """Some strategy of the player wins or draws, whatever all others choose (slide 7).

    The document does not say what a drawing strategy is; this reading is that it ensures at least
    a draw.

    >>> game = Choice(1, (Choice(2, (Leaf(1), Leaf(2))), Leaf(DRAW)))
    >>> has_drawing_strategy(game, 1), has_drawing_strategy(game, 2)
    (True, True)
    """
    others = _others(tree, player)
    return any(
        all(outcome(tree, own, their) in {player, DRAW} for their in strategies(tree, *others))
        for own in strategies(tree, player)
    )


def tree_of(moves: Mapping[Vertex, tuple[Vertex, ...]], start: Vertex, play: Play = NORMAL) -> Tree:
    """The tree of a combinatorial game: player 1 moves first from `start`, then in turn.

    >>> tree_of({0: (), 1: (0,)}, 1)
    Choice(player=1, options=(Leaf(winner=1),))
    """
    graph, play = game_graph(moves), play_rule(play)
    if not is_in(start, graph):
        raise InvalidInput("position", start, "a position of the graph")
    # Seen from who is to move: for each player the trees of all positions, options first.
    trees: dict[tuple[Vertex, int], Tree] = {}
    for position, options in graph.items():
        for player in (1, 2):
            other = 3 - player
            last_to_move_wins = play is NORMAL
            trees[position, player] = (
                Choice(player, tuple(trees[option, other] for option in options))
                if options
                else Leaf(other if last_to_move_wins else player)
            )
    return trees[start, 1]
