"""Slides 2 to 10, 15 to 17 and 34: combinatorial games, strategies, the three rules, P-sets."""

from collections.abc import Callable, Iterator
from itertools import combinations, product
from math import prod

from proofs_check.core.claim import Plan
from proofs_check.core.evidence import Effort
from proofs_check.documents.positions.claims import claim
from proofs_check.documents.positions.plans import Graph, argument, graphs, integers, step, truths
from proofs_check.documents.positions.plans import claim as old_claim
from proofs_check.methods.enumeration import Case, enumerated, settled
from proofs_check.methods.smt import Terms, Truth
from reference.positions import (
    DRAW,
    NORMAL,
    Choice,
    Leaf,
    N,
    P,
    Play,
    Quantifier,
    Tree,
    condition_1,
    condition_2,
    condition_3,
    has_drawing_strategy,
    has_winning_strategy,
    holds,
    positions,
    tree_of,
)

FOR_ALL, EXISTS = Quantifier

# Ranges


def trees(depth: int, players: int, outcomes: tuple[int, ...]) -> Iterator[Tree]:
    """Yield every tree of at most this depth with one or two options a choice, small ones first."""
    yield from (Leaf(winner) for winner in outcomes)
    if depth:
        below = list(trees(depth - 1, players, outcomes))
        for count, player in product((1, 2), range(1, players + 1)):
            yield from (Choice(player, options) for options in product(below, repeat=count))


TREES = "every tree of depth <= 2 with at most two options a choice"
GRAPHS = "every game on at most 4 positions, from each of them"
GRAPHS_DEEP = "every game on at most 5 positions, from each of them"


def small_graphs(effort: Effort) -> Iterator[Graph]:
    """The games of the range."""
    for size in range(1, 5 if effort is Effort.DEFAULT else 6):
        yield from graphs(size)


Judge = Callable[[Graph, int], bool]


def each_position(judge: Judge, where: Judge = lambda graph, x: True) -> Plan:
    """The judgment must be true in every game of the range, at every position admitted."""

    def cases(effort: Effort) -> Iterator[Case]:
        for graph in small_graphs(effort):
            for x in graph:
                if where(graph, x):
                    yield Case([[list(options) for options in graph.values()], x], judge(graph, x))

    plan = enumerated(GRAPHS, GRAPHS_DEEP)
    return lambda function: plan(cases)


# Slide 5: plays


def plays(graph: Graph, x: int) -> Iterator[tuple[int, ...]]:
    """Yield every play from x: the positions in turn, down to a terminal one."""
    if not graph[x]:
        yield (x,)
    for option in graph[x]:
        yield from ((x, *play) for play in plays(graph, option))


def somebody_moves(graph: Graph, x: int) -> bool:
    """In every play somebody moves, so that there is a last player to move."""
    return all(len(play) > 1 for play in plays(graph, x))


for _name, _wins in (("normal", "wins"), ("misere", "loses")):
    old_claim(
        f"play.{_name}-decides",
        f"Slide 5, {_name} play rule" + ("; slide 16, sentence 1" if _name == "normal" else ""),
        f"That the last player to move {_wins} decides every play in which somebody moves: "
        "wherever a move is possible there is such a player.",
        each_position(somebody_moves, lambda graph, x: bool(graph[x])),
    )(somebody_moves)


@claim(("Slide 5, sentence 2", "Slide 5, sentence 3", "Slide 16, rule 1"), settled())
def play__terminal_start__measured() -> Iterator[Case]:
    """At a terminal position nobody moves and neither play rule names a winner; rule 1 counts the
    previous player as the last one to move, who wins under normal play and loses under misere
    play.
    """
    graph: Graph = {0: ()}
    for play, label in ((Play.NORMAL, P), (Play.MISERE, N)):
        found = positions(graph, play)[0]
        nobody_moves = not somebody_moves(graph, 0)
        yield Case({"play": str(play)}, nobody_moves and found is label, {"position": found.value})


# Slides 6, 7, 10: strategies


def both_kinds(terms: Terms) -> tuple[Truth, Truth, Truth, Truth]:
    """At two options a and b exactly one of the players has a winning strategy."""
    first_a, second_a, first_b, second_b = truths(terms, "first_a second_a first_b second_b")
    terms.require(first_a ^ second_a)
    terms.require(first_b ^ second_b)
    return first_a, second_a, first_b, second_b


def _mover_is_first(terms: Terms) -> tuple[Truth, ...]:
    first_a, second_a, first_b, second_b = both_kinds(terms)
    return ((first_a | first_b) ^ (second_a & second_b),)


def _mover_is_second(terms: Terms) -> tuple[Truth, ...]:
    first_a, second_a, first_b, second_b = both_kinds(terms)
    return ((first_a & first_b) ^ (second_a | second_b),)


DETERMINED = argument(
    "winning-strategy",
    "By induction on the length of the game. When it is over, exactly one player has won. Before, "
    "who is to move has a winning strategy if and only if they have one at some option, and the "
    "other player if and only if they have one at every option; a choice among many options is a "
    "series of choices between two. If exactly one player has one at each option, exactly one has.",
    step("the first player is to move between options a and b", _mover_is_first),
    step("the second player is to move between options a and b", _mover_is_second),
)


def over_trees(
    judge: Callable[[Tree], bool], players: int = 2, outcomes: tuple[int, ...] = (1, 2)
) -> Plan:
    """The judgment must be true of every tree of the range."""

    def cases(effort: Effort) -> Iterator[Case]:
        del effort
        for tree in trees(2 if players == 2 else 1, players, outcomes):
            yield Case(repr(tree), judge(tree))

    extent = TREES if players == 2 else TREES.replace("depth <= 2", "depth <= 1")
    who = f"{players} players, " + ("draws" if DRAW in outcomes else "no draws")
    plan = enumerated(f"{extent}; {who}")
    return lambda function: plan(cases)


def winners(tree: Tree, players: int = 2) -> int:
    """How many players have a winning strategy."""
    return sum(has_winning_strategy(tree, player) for player in range(1, players + 1))


old_claim(
    "winning-strategy.at-least-one",
    "Slide 6",
    "In a two-person combinatorial game some player has a winning strategy.",
    DETERMINED,
    over_trees(lambda tree: winners(tree) >= 1),
)(winners)

old_claim(
    "winning-strategy.at-most-one",
    "Slide 6",
    "In a two-person combinatorial game at most one player has a winning strategy.",
    DETERMINED,
    over_trees(lambda tree: winners(tree) <= 1),
)(winners)


def _drawn(terms: Terms) -> tuple[Truth, Truth, Truth, Truth]:
    """At a and at b some player has a drawing strategy."""
    first_a, second_a, first_b, second_b = truths(terms, "first_a second_a first_b second_b")
    terms.require(first_a | second_a)
    terms.require(first_b | second_b)
    return first_a, second_a, first_b, second_b


def _first_draws(terms: Terms) -> tuple[Truth, ...]:
    first_a, second_a, first_b, second_b = _drawn(terms)
    return ((first_a | first_b) | (second_a & second_b),)


def _second_draws(terms: Terms) -> tuple[Truth, ...]:
    first_a, second_a, first_b, second_b = _drawn(terms)
    return ((first_a & first_b) | (second_a | second_b),)


ZERMELO = argument(
    "zermelo",
    "By induction on the length of the game. When it is over, one player has not lost. Before, who "
    "is to move has a drawing strategy if and only if they have one at some option, and the other "
    "if and only if they have one at every option; a choice among many options is a series of "
    "choices between two. If some player has one at each option, some player has one.",
    step("the first player is to move between options a and b", _first_draws),
    step("the second player is to move between options a and b", _second_draws),
)


def some_drawing_strategy(tree: Tree) -> bool:
    """One of two players is sure of at least a draw."""
    return has_drawing_strategy(tree, 1) or has_drawing_strategy(tree, 2)


def some_player_forces_a_draw(tree: Tree) -> bool:
    """One of two players can make the game end in a draw: as a win, draws counting as theirs."""

    def draws_won_by(player: int, here: Tree) -> Tree:
        if isinstance(here, Leaf):
            return Leaf(player if here.winner == DRAW else 3 - player)
        return Choice(here.player, tuple(draws_won_by(player, option) for option in here.options))

    return any(has_winning_strategy(draws_won_by(player, tree), player) for player in (1, 2))


def some_drawing_strategy_of_three(tree: Tree) -> bool:
    """One of three players is sure of at least a draw."""
    return any(has_drawing_strategy(tree, player) for player in (1, 2, 3))


old_claim(
    "zermelo.drawing",
    "Slide 7, sentence 1",
    "In any finite sequential game with perfect information some player has a drawing strategy.",
    readings={
        "two players, at least a draw": (
            ZERMELO,
            over_trees(some_drawing_strategy, 2, (DRAW, 1, 2)),
        ),
        "three players, at least a draw": over_trees(
            some_drawing_strategy_of_three, 3, (DRAW, 1, 2, 3)
        ),
    },
)(some_drawing_strategy)


@claim("Slide 7, sentence 1", settled())
def zermelo__draw_not_forced__measured() -> Iterator[Case]:
    """A drawing strategy is one for at least a draw: where the game is over and won, no player can
    make it end in a draw.
    """
    for winner in (1, 2):
        won = Leaf(winner)
        drawing = has_drawing_strategy(won, winner)
        yield Case(repr(won), drawing and not some_player_forces_a_draw(won))


old_claim(
    "zermelo.winning-at-least-one",
    "Slide 7, sentence 2",
    "If such a game cannot end with a draw, some player has a winning strategy.",
    readings={
        "two players": (DETERMINED, over_trees(lambda tree: winners(tree) >= 1)),
        "three players": over_trees(lambda tree: winners(tree, 3) >= 1, 3, (1, 2, 3)),
    },
)(winners)

old_claim(
    "zermelo.winning-at-most-one",
    "Slide 7, sentence 2",
    "If such a game cannot end with a draw, at most one player has a winning strategy.",
    readings={
        "two players": (DETERMINED, over_trees(lambda tree: winners(tree) <= 1)),
        "three players": over_trees(lambda tree: winners(tree, 3) <= 1, 3, (1, 2, 3)),
    },
)(winners)


# Slides 8 to 10: quantifiers


def predicates(*sizes: int) -> Iterator[tuple[bool, ...]]:
    """Yield every predicate on the product of domains of these sizes, as its values in order."""
    count = 1
    for size in sizes:
        count *= size
    return product((False, True), repeat=count)


def valued(table: tuple[bool, ...], *sizes: int) -> Callable[..., bool]:
    """The predicate with these values, on 0 to size - 1 each."""

    def predicate(*values: int) -> bool:
        at = 0
        for size, value in zip(sizes, values, strict=True):
            at = at * size + value
        return table[at]

    return predicate


def negation(quantifiers: tuple[Quantifier, ...], sizes: tuple[int, ...]) -> Iterator[Case]:
    """Not Q P against Q' not P, for every predicate P; Q' has the other quantifiers."""
    domains = [range(size) for size in sizes]
    for table in predicates(*sizes):
        true = valued(table, *sizes)
        denied = not holds(quantifiers, domains, true)
        moved = holds([q.negated for q in quantifiers], domains, lambda *v, p=true: not p(*v))
        yield Case([list(sizes), list(table)], denied == moved)


@claim(
    "Slide 8, line 1", enumerated("every predicate on a domain of at most 6", "... of at most 10")
)
def negation__forall(effort: Effort) -> Iterator[Case]:
    """That not all x are P means that some x is not P."""
    for size in range(7 if effort is Effort.DEFAULT else 11):
        yield from negation((FOR_ALL,), (size,))


@claim(
    "Slide 8, line 2", enumerated("every predicate on a domain of at most 6", "... of at most 10")
)
def negation__exists(effort: Effort) -> Iterator[Case]:
    """That no x is P means that all x are not P."""
    for size in range(7 if effort is Effort.DEFAULT else 11):
        yield from negation((EXISTS,), (size,))


@claim(
    "Slide 9",
    enumerated(
        "k <= 2, every predicate on at most 9 values, each domain of at most 3",
        "k <= 3, every predicate on at most 12 values, each domain of at most 3, for k = 3 none "
        "of them empty",
    ),
)
def negation__alternating(effort: Effort) -> Iterator[Case]:
    """The negation of a statement that begins with for all, exists, for all, ... has exists for
    every for all and for all for every exists, and the negated predicate.
    """
    pairs, largest = (2, 9) if effort is Effort.DEFAULT else (3, 12)
    for k in range(1, pairs + 1):
        for sizes in product(range(4), repeat=2 * k):
            if prod(sizes) <= largest and (k < 3 or 0 not in sizes):
                yield from negation((FOR_ALL, EXISTS) * k, sizes)


def full_tree(outcomes: tuple[int, ...], sizes: tuple[int, ...], player: int = 1) -> Tree:
    """The players move in turn, with so many options each time; then the outcomes in order."""
    if not sizes:
        return Leaf(outcomes[0])
    part = len(outcomes) // sizes[0]
    options = (
        full_tree(outcomes[i * part : (i + 1) * part], sizes[1:], 3 - player)
        for i in range(sizes[0])
    )
    return Choice(player, tuple(options))


SIZES = sorted(
    (s for length in (2, 4) for s in product((1, 2, 3), repeat=length) if prod(s) <= 8), key=prod
)
TURNS = "k <= 2, at most three options a move, at most 8 ends, won by either player"
Line = Callable[[Tree, Callable[[Quantifier, int], bool]], bool]


def line(judge: Line) -> Plan:
    """The judgment on every full tree of the range.

    The judge is given the tree, and whether a statement is true that begins with a quantifier,
    goes on in turn, and says that a player wins.
    """

    def cases(effort: Effort) -> Iterator[Case]:
        del effort
        for sizes in SIZES:
            domains = [range(size) for size in sizes]
            for outcomes in product((1, 2), repeat=prod(sizes)):

                def says(
                    first: Quantifier,
                    winner: int,
                    domains: list[range] = domains,
                    outcomes: tuple[int, ...] = outcomes,
                ) -> bool:
                    quantifiers = [first, first.negated] * (len(domains) // 2)
                    table = tuple(end == winner for end in outcomes)
                    return holds(quantifiers, domains, valued(table, *map(len, domains)))

                tree = full_tree(outcomes, sizes)
                yield Case([list(sizes), list(outcomes)], judge(tree, says))

    plan = enumerated(TURNS)
    return lambda function: plan(cases)


old_claim(
    "winning-strategy.line-1",
    "Slide 10, equivalence 1",
    "The 2nd player has no winning strategy if and only if it is not so that for every x1 there is "
    "a y1 and so on such that the 2nd player wins.",
    line(lambda tree, says: has_winning_strategy(tree, 2) == says(FOR_ALL, 2)),
)(line)

old_claim(
    "winning-strategy.line-2",
    "Slide 10, equivalence 2",
    "That is so if and only if there is an x1 such that for every y1 and so on the 2nd player does "
    "not win.",
    line(lambda tree, says: (not says(FOR_ALL, 2)) == says_not(tree)),
)(line)


def says_not(tree: Tree, player: int = 1) -> bool:
    """There is an x1 such that for every y1 and so on the 2nd player does not win."""
    if isinstance(tree, Leaf):
        return tree.winner != 2
    quantify = any if player == 1 else all
    return quantify(says_not(option, 3 - player) for option in tree.options)


old_claim(
    "winning-strategy.line-3",
    "Slide 10, equivalence 3",
    "That is so if and only if some x1 is such that for every y1 and so on the 1st player wins.",
    line(lambda tree, says: says_not(tree) == says(EXISTS, 1)),
)(line)

old_claim(
    "winning-strategy.line-4",
    "Slide 10, equivalence 4",
    "That is so if and only if the 1st player has a winning strategy.",
    line(lambda tree, says: says(EXISTS, 1) == has_winning_strategy(tree, 1)),
)(line)


# Slides 15 to 17: P- and N-positions


def next_wins(graph: Graph, x: int, play: Play = NORMAL) -> bool:
    """Who is to move at x has a winning strategy."""
    return has_winning_strategy(tree_of(graph, x, play), 1)


def previous_wins(graph: Graph, x: int, play: Play = NORMAL) -> bool:
    """Who has just moved to x has a winning strategy."""
    return has_winning_strategy(tree_of(graph, x, play), 2)


def _by_rules(terms: Terms) -> tuple[Truth, ...]:
    next_a, previous_a, next_b, previous_b = both_kinds(terms)
    return ((previous_a | previous_b) ^ (next_a & next_b),)


def _p_to_n(terms: Terms) -> tuple[Truth, ...]:
    next_a, previous_a, next_b, previous_b = both_kinds(terms)
    previous = next_a & next_b
    return previous, ~previous_a & ~previous_b


RULES = argument(
    "rules",
    "By induction on the length of the game. Who moves to an option is the previous player there. "
    "So the next player has a winning strategy at a position if and only if the previous player "
    "has one at some option, and the previous player if and only if the next player has one at "
    "every option. At a terminal position the previous player has moved last and wins.",
    step("exactly one of the two players has a winning strategy", _by_rules),
    step("from where the previous player wins no option is such a position", _p_to_n),
)

old_claim(
    "rules.p-is-previous",
    "Slides 15 and 17",
    "The P-positions are those where the previous player has a winning strategy.",
    RULES,
    each_position(lambda graph, x: (positions(graph)[x] is P) == previous_wins(graph, x)),
)(previous_wins)

old_claim(
    "rules.n-is-next",
    "Slides 15 and 17",
    "The N-positions are those where the next player has a winning strategy.",
    RULES,
    each_position(lambda graph, x: (positions(graph)[x] is N) == next_wins(graph, x)),
)(next_wins)

old_claim(
    "rules.rule-1",
    "Slide 16, rule 1",
    "Under normal play the previous player has won at every terminal position.",
    RULES,
    each_position(previous_wins, lambda graph, x: not graph[x]),
)(previous_wins)

old_claim(
    "rules.rule-2",
    "Slide 16, rule 2",
    "Under normal play the next player wins wherever some option is won by the previous player.",
    RULES,
    each_position(
        next_wins, lambda graph, x: any(previous_wins(graph, option) for option in graph[x])
    ),
)(next_wins)

old_claim(
    "rules.rule-3",
    "Slide 16, rule 3",
    "Under normal play the previous player wins wherever every option is won by the next player.",
    RULES,
    each_position(
        previous_wins, lambda graph, x: all(next_wins(graph, option) for option in graph[x])
    ),
)(previous_wins)

old_claim(
    "rules.misere.strengthened",
    "Slides 5 and 16",
    "Under misere play rules 2 and 3 are the same, and the next player has won at every terminal "
    "position.",
    each_position(
        lambda graph, x: (
            (positions(graph, Play.MISERE)[x] is N)
            == next_wins(graph, x, Play.MISERE)
            == (not graph[x] or any(previous_wins(graph, y, Play.MISERE) for y in graph[x]))
        )
    ),
)(next_wins)


# Slide 34: proving that a set is the set of P-positions


def p_set(graph: Graph) -> set[int]:
    """The P-positions."""
    return {x for x, found in positions(graph).items() if found is P}


def each_graph(judge: Callable[[Graph], bool]) -> Plan:
    """The judgment must be true of every game of the range."""

    def cases(effort: Effort) -> Iterator[Case]:
        for graph in small_graphs(effort):
            yield Case([list(options) for options in graph.values()], judge(graph))

    plan = enumerated(
        GRAPHS.replace(", from each of them", ""), GRAPHS_DEEP.replace(", from each of them", "")
    )
    return lambda function: plan(cases)


def _same_label(terms: Terms) -> tuple[Truth, ...]:
    inside, in_a, in_b, p_a, p_b = truths(terms, "inside in_a in_b p_a p_b")
    p = ~p_a & ~p_b
    second = inside <= (~in_a & ~in_b)
    third = ~inside <= (in_a | in_b)
    return in_a == p_a, in_b == p_b, second, third, inside == p


SCHEME = argument(
    "scheme",
    "By induction along the moves, which is where a game must end in a finite number of moves. A "
    "terminal position is in the set by condition 1 and a P-position by rule 1. If the set and the "
    "P-positions agree on all options, then conditions 2 and 3 put a position into the set if and "
    "only if no option is in it, as rules 2 and 3 do for P-positions.",
    step("a position with options a and b is in the set if and only if it is P", _same_label),
)


def subsets(graph: Graph) -> Iterator[set[int]]:
    """Yield every set of positions."""
    for count in range(len(graph) + 1):
        yield from map(set, combinations(graph, count))


def meets_all(graph: Graph, candidate: set[int]) -> bool:
    """All three conditions."""
    return (
        condition_1(graph, candidate)
        and condition_2(graph, candidate)
        and condition_3(graph, candidate)
    )


def sufficient(graph: Graph) -> bool:
    """No other set meets the three conditions."""
    return all(
        candidate == p_set(graph) for candidate in subsets(graph) if meets_all(graph, candidate)
    )


old_claim(
    "scheme.sufficient",
    "Slide 34, sentence 1",
    "A set that meets the three conditions is the set of P-positions.",
    SCHEME,
    each_graph(sufficient),
)(sufficient)


@claim(("Slide 34, sentence 1", "Slide 4, item 4"), settled())
def scheme__end_needed__measured() -> Iterator[Case]:
    """That the game ends is needed: where two positions lead to each other, two sets meet the three
    conditions.
    """
    graph: Graph = {0: (1,), 1: (0,)}
    meeting = [sorted(c) for c in subsets(graph) if meets_all(graph, c)]
    yield Case([list(options) for options in graph.values()], meeting == [[0], [1]])


for _number, _condition, _says in (
    (1, condition_1, "All terminal positions are P-positions."),
    (2, condition_2, "P-positions can only move to positions that are none."),
    (3, condition_3, "What is no P-position can move to one."),
):
    old_claim(
        f"scheme.condition-{_number}",
        f"Slide 34, condition {_number}",
        _says,
        SCHEME,
        each_graph(lambda graph, condition=_condition: condition(graph, p_set(graph))),  # type: ignore[misc]
    )(_condition)


def _terminal_in_set(terms: Terms) -> tuple[Truth, ...]:
    inside, some_option_inside, some_option = truths(terms, "inside some_option_inside some_option")
    third = ~inside <= some_option_inside
    return third, some_option_inside <= some_option, ~some_option <= inside


old_claim(
    "scheme.condition-1-follows.strengthened",
    "Slide 34, conditions 1 and 3",
    "Condition 1 need not be proved: it follows from condition 3.",
    argument(
        "scheme-condition-1",
        "A terminal position outside the set would have to move to one inside, by condition 3.",
        step("a position without options is in the set", _terminal_in_set),
    ),
    each_graph(
        lambda graph: all(condition_1(graph, c) for c in subsets(graph) if condition_3(graph, c))
    ),
)(condition_1)


@claim(("Slide 34, condition 2", "Slide 34, condition 3"), settled())
def scheme__conditions_2_and_3_needed__measured() -> Iterator[Case]:
    """Neither condition 2 nor condition 3 can be left out: each time a set of other positions meets
    the other two.
    """
    graph: Graph = {0: (), 1: (0,), 2: (1,)}
    without_2, without_3 = {0, 1, 2}, {0}
    for left_out, kept, candidate in (
        (2, condition_3, without_2),
        (3, condition_2, without_3),
    ):
        other = condition_1(graph, candidate) and kept(graph, candidate)
        yield Case(
            {"left out": left_out, "set": sorted(candidate)}, other and candidate != p_set(graph)
        )


# Slide 4: the games end


def _one_chip_less(terms: Terms) -> tuple[Truth, ...]:
    before, removed, after, moves_after = integers(terms, "before removed after moves_after")
    return removed >= 1, after == before - removed, moves_after <= after, moves_after + 1 <= before


FINITE = argument(
    "finite",
    "By induction on the number of chips, no play has more moves than there are chips: each move "
    "removes at least one.",
    step(
        "after a move there are fewer chips, so that one move more is within them", _one_chip_less
    ),
)
