"""Plays and strategies of the games in `ranges`, and sets of positions."""

from collections.abc import Iterator, Sequence
from itertools import combinations, pairwise

import reference.positions as ref
from proofs_check.documents.positions.ranges import Graph, Sizes


def plays(graph: Graph, x: int) -> Iterator[tuple[int, ...]]:
    """Yield every play from x: the positions in turn, down to a terminal one."""
    if not graph[x]:
        yield (x,)
    for option in graph[x]:
        yield from ((x, *play) for play in plays(graph, option))


def winner(graph: Graph, play: tuple[int, ...], rule: ref.Play) -> int:
    """Who wins a play by the tree of the game: the player to move first is 1, the other one 2."""
    tree = ref.tree_of(graph, play[0], rule)
    for before, after in pairwise(play):
        assert isinstance(tree, ref.Choice)
        tree = tree.options[graph[before].index(after)]
    assert isinstance(tree, ref.Leaf)
    return tree.winner


def last_mover(play: tuple[int, ...]) -> int:
    """Who makes the last move of a play that has one."""
    return 1 if len(play) % 2 == 0 else 2


def winners(tree: ref.Tree, players: int) -> int:
    """How many players have a winning strategy."""
    return sum(ref.has_winning_strategy(tree, player) for player in range(1, players + 1))


def with_draws_won_by(player: int, tree: ref.Tree) -> ref.Tree:
    """The game of two players that a player wins where this one ends in a draw."""
    if isinstance(tree, ref.Leaf):
        return ref.Leaf(player if tree.winner == ref.DRAW else 3 - player)
    return ref.Choice(tree.player, tuple(with_draws_won_by(player, here) for here in tree.options))


def next_wins(graph: Graph, x: int, play: ref.Play = ref.NORMAL) -> bool:
    """Who is to move at x has a winning strategy."""
    return ref.has_winning_strategy(ref.tree_of(graph, x, play), 1)


def previous_wins(graph: Graph, x: int, play: ref.Play = ref.NORMAL) -> bool:
    """Who has just moved to x has a winning strategy."""
    return ref.has_winning_strategy(ref.tree_of(graph, x, play), 2)


def p_set(graph: Graph) -> set[int]:
    return {x for x, found in ref.positions(graph).items() if found is ref.P}


def subsets(graph: Graph) -> Iterator[set[int]]:
    for count in range(len(graph) + 1):
        yield from map(set, combinations(graph, count))


def meets_all(graph: Graph, candidate: set[int]) -> bool:
    """All three conditions of slide 34."""
    return (
        ref.condition_1(graph, candidate)
        and ref.condition_2(graph, candidate)
        and ref.condition_3(graph, candidate)
    )


def is_true(quantifiers: Sequence[ref.Quantifier], sizes: Sizes, values: Sequence[bool]) -> bool:
    """Whether a quantified statement is true of the predicate with these values, in order."""

    def predicate(*variables: int) -> bool:
        at = 0
        for size, value in zip(sizes, variables, strict=True):
            at = at * size + value
        return values[at]

    return ref.holds(quantifiers, [range(size) for size in sizes], predicate)


def says(first: ref.Quantifier, sizes: Sizes, outcomes: Sequence[int], player: int) -> bool:
    """First quantifier x1, the other one y1, and so on in turn: the player wins."""
    quantifiers = [first, first.negated] * (len(sizes) // 2)
    return is_true(quantifiers, sizes, [end == player for end in outcomes])


def some_x1_denies_the_second(tree: ref.Tree, player: int = 1) -> bool:
    """There is an x1 such that for every y1 and so on the 2nd player does not win."""
    if isinstance(tree, ref.Leaf):
        return tree.winner != 2
    quantify = any if player == 1 else all
    return quantify(some_x1_denies_the_second(option, 3 - player) for option in tree.options)
