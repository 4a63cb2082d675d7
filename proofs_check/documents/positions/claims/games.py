"""Slides 2 to 10, 15 to 17 and 34: combinatorial games, strategies, the three rules, P-sets."""

from typing import Any

import reference.positions as ref
from proofs_check.core.claim import Plan, using
from proofs_check.core.ranges import Found, Instances
from proofs_check.documents.positions import ranges, strategies
from proofs_check.documents.positions.claims import claim
from proofs_check.documents.positions.theorem_plans import same, so
from proofs_check.methods.chained import chained
from proofs_check.methods.logic import implies

FOR_ALL, EXISTS = ref.Quantifier

# Slide 5: plays

MOVES = ranges.GAMES_FROM.where("where a move is possible", lambda graph, x: bool(graph[x]))


def _by_rules(theorem: str, view: str) -> Plan:
    return chained("positions", theorem, view, "theory_rules")


def last_wins(length: Any, first_wins: Any) -> Any:
    """There is a last move, and who makes it wins: who is first, if the moves are odd in number."""
    return (length >= 1) & (first_wins == (length % 2 == 1))


def last_loses(length: Any, first_wins: Any) -> Any:
    """There is a last move, and who makes it loses."""
    return (length >= 1) & (first_wins == (length % 2 == 0))


@claim(*using(last_wins, _by_rules("last_to_move", "NORMAL_PLAY")), MOVES)
def play__normal_decides(graph: ranges.Graph, x: int) -> bool:
    """In every play in which somebody moves there is a last player to move, who wins under the
    normal play rule."""
    return all(
        len(play) > 1
        and strategies.winner(graph, play, ref.Play.NORMAL) == strategies.last_mover(play)
        for play in strategies.plays(graph, x)
    )


@claim(*using(last_loses, _by_rules("last_to_move", "MISERE_PLAY")), MOVES)
def play__misere_decides(graph: ranges.Graph, x: int) -> bool:
    """In every play in which somebody moves there is a last player to move, who loses under the
    misere play rule."""
    return all(
        len(play) > 1
        and strategies.winner(graph, play, ref.Play.MISERE) == 3 - strategies.last_mover(play)
        for play in strategies.plays(graph, x)
    )


@claim(
    Instances(
        "a terminal position, under both play rules",
        "play label",
        lambda: [(ref.Play.NORMAL, ref.P), (ref.Play.MISERE, ref.N)],
    )
)
def play__terminal_start__measured(play: ref.Play, label: ref.Position) -> Found:
    """At a terminal position nobody moves and neither play rule names a winner; rule 1 counts the
    previous player as the last one to move, who wins under normal play and loses under misere
    play."""
    graph: ranges.Graph = {0: ()}
    found = ref.positions(graph, play)[0]
    return list(strategies.plays(graph, 0)) == [(0,)] and found is label, {"position": found.value}


# Slides 6, 7, 10: strategies


def _of_trees(theorem: str, view: str) -> Plan:
    return chained("positions", theorem, view, "theory_trees")


def either_has(first: Any, second: Any) -> Any:
    """One of the two players has such a strategy."""
    return first | second


def not_both_have(first: Any, second: Any) -> Any:
    """Not both players have such a strategy."""
    return (first & second) ^ True


SOME_WINS = using(either_has, _of_trees("some_winner", "WINS"))
ONE_WINS = using(not_both_have, _of_trees("one_winner", "WINS"))
SOME_DRAWS = using(either_has, _of_trees("some_drawer", "DRAWS"))


@claim(*SOME_WINS, ranges.WON)
def winning_strategy__at_least_one(tree: ref.Tree, players: int) -> bool:
    """In a two-person combinatorial game some player has a winning strategy."""
    return strategies.winners(tree, players) >= 1


@claim(*ONE_WINS, ranges.WON)
def winning_strategy__at_most_one(tree: ref.Tree, players: int) -> bool:
    """In a two-person combinatorial game at most one player has a winning strategy."""
    return strategies.winners(tree, players) <= 1


@claim(
    readings={
        "two players, at least a draw": (*SOME_DRAWS, ranges.WON_OR_DRAWN),
        "three players, at least a draw": ranges.OF_THREE_OR_DRAWN,
    }
)
def zermelo__drawing(tree: ref.Tree, players: int) -> bool:
    """In any finite sequential game with perfect information some player has a drawing strategy."""
    return any(ref.has_drawing_strategy(tree, player) for player in range(1, players + 1))


@claim(Instances("a game that is over, won by either player", "winner", lambda: [(1,), (2,)]))
def zermelo__draw_not_forced__measured(winner: int) -> bool:
    """A drawing strategy is one for at least a draw: where the game is over and won, no player can
    make it end in a draw."""
    won = ref.Leaf(winner)
    forced = (ref.has_winning_strategy(strategies.with_draws_won_by(p, won), p) for p in (1, 2))
    return ref.has_drawing_strategy(won, winner) and not any(forced)


@claim(readings={"two players": (*SOME_WINS, ranges.WON), "three players": ranges.OF_THREE})
def zermelo__winning_at_least_one(tree: ref.Tree, players: int) -> bool:
    """If such a game cannot end with a draw, some player has a winning strategy."""
    return strategies.winners(tree, players) >= 1


@claim(
    readings={
        "two players": (*ONE_WINS, ranges.WON),
        "three players": (
            *using(not_both_have, _of_trees("no_two_winners", "TWO_OF_MANY")),
            ranges.OF_THREE,
        ),
    }
)
def zermelo__winning_at_most_one(tree: ref.Tree, players: int) -> bool:
    """If such a game cannot end with a draw, at most one player has a winning strategy."""
    return strategies.winners(tree, players) <= 1


# Slides 8 to 10: quantifiers


NEGATED = using(same, chained("positions", "negation_rule", "NEGATED", "theory_quantifiers"))


def _by_turns(line: int) -> tuple[Plan, ...]:
    """Each equivalence, of what is said of the second player, negated, and of the first."""

    def equivalence(second: Any, for_all: Any, denied: Any, for_some: Any, first: Any) -> Any:
        said = (second ^ True, for_all ^ True, denied, for_some, first)
        return said[line - 1] == said[line]

    return using(equivalence, chained("positions", "turns", "TURNS", "theory_trees"))


@claim(
    *NEGATED,
    ranges.ONE_DOMAIN,
    each={
        "negation.forall": (1, FOR_ALL, "not all x are P means that some x is not P"),
        "negation.exists": (2, EXISTS, "no x is P means that all x are not P"),
    },
)
def negation(
    sizes: ranges.Sizes, table: tuple[bool, ...], line: int, quantifier: ref.Quantifier, words: str
) -> bool:
    """That {2}."""
    denied = not strategies.is_true([quantifier], sizes, table)
    return denied == strategies.is_true([quantifier.negated], sizes, [not value for value in table])


@claim(*NEGATED, ranges.PAIRS_OF_DOMAINS)
def negation__alternating(sizes: ranges.Sizes, table: tuple[bool, ...]) -> bool:
    """The negation of a statement that begins with for all, exists, for all, ... has exists for
    every for all and for all for every exists, and the negated predicate."""
    quantifiers = (FOR_ALL, EXISTS) * (len(sizes) // 2)
    denied = not strategies.is_true(quantifiers, sizes, table)
    return denied == strategies.is_true(
        [q.negated for q in quantifiers], sizes, [not v for v in table]
    )


@claim(*_by_turns(1), ranges.TURNS)
def winning_strategy__line_1(sizes: ranges.Sizes, outcomes: tuple[int, ...]) -> bool:
    """The 2nd player has no winning strategy if and only if it is not so that for every x1 there is
    a y1 and so on such that the 2nd player wins."""
    return ref.has_winning_strategy(ranges.full_tree(sizes, outcomes), 2) == strategies.says(
        FOR_ALL, sizes, outcomes, 2
    )


@claim(*_by_turns(2), ranges.TURNS)
def winning_strategy__line_2(sizes: ranges.Sizes, outcomes: tuple[int, ...]) -> bool:
    """That is so if and only if there is an x1 such that for every y1 and so on the 2nd player does
    not win."""
    denied = not strategies.says(FOR_ALL, sizes, outcomes, 2)
    return denied == strategies.some_x1_denies_the_second(ranges.full_tree(sizes, outcomes))


@claim(*_by_turns(3), ranges.TURNS)
def winning_strategy__line_3(sizes: ranges.Sizes, outcomes: tuple[int, ...]) -> bool:
    """That is so if and only if some x1 is such that for every y1 and so on the 1st player wins."""
    denied = strategies.some_x1_denies_the_second(ranges.full_tree(sizes, outcomes))
    return denied == strategies.says(EXISTS, sizes, outcomes, 1)


@claim(*_by_turns(4), ranges.TURNS)
def winning_strategy__line_4(sizes: ranges.Sizes, outcomes: tuple[int, ...]) -> bool:
    """That is so if and only if the 1st player has a winning strategy."""
    return strategies.says(EXISTS, sizes, outcomes, 1) == ref.has_winning_strategy(
        ranges.full_tree(sizes, outcomes), 1
    )


# Slides 15 to 17: P- and N-positions


@claim(*using(same, _by_rules("labels", "P_IS_PREVIOUS")), ranges.GAMES_FROM)
def rules__p_is_previous(graph: ranges.Graph, x: int) -> bool:
    """The P-positions are those where the previous player has a winning strategy."""
    return (ref.positions(graph)[x] is ref.P) == strategies.previous_wins(graph, x)


@claim(*using(same, _by_rules("labels", "N_IS_NEXT")), ranges.GAMES_FROM)
def rules__n_is_next(graph: ranges.Graph, x: int) -> bool:
    """The N-positions are those where the next player has a winning strategy."""
    return (ref.positions(graph)[x] is ref.N) == strategies.next_wins(graph, x)


@claim(
    *using(so, _by_rules("rule_1", "OVER")),
    ranges.GAMES_FROM.where("x terminal", lambda graph, x: not graph[x]),
)
def rules__rule_1(graph: ranges.Graph, x: int) -> bool:
    """Under normal play the previous player has won at every terminal position."""
    return strategies.previous_wins(graph, x)


@claim(
    *using(so, _by_rules("rule_2", "REACHES_PREVIOUS")),
    ranges.GAMES_FROM.where(
        "x with an option that the previous player wins",
        lambda graph, x: any(strategies.previous_wins(graph, option) for option in graph[x]),
    ),
)
def rules__rule_2(graph: ranges.Graph, x: int) -> bool:
    """Under normal play the next player wins wherever some option is won by the previous player."""
    return strategies.next_wins(graph, x)


@claim(
    *using(so, _by_rules("rule_3", "REACHES_NEXT")),
    ranges.GAMES_FROM.where(
        "x not terminal, with options that the next player wins",
        lambda graph, x: (
            graph[x] != () and all(strategies.next_wins(graph, option) for option in graph[x])
        ),
    ),
)
def rules__rule_3(graph: ranges.Graph, x: int) -> bool:
    """Under normal play the previous player wins where each option is won by the next player."""
    return strategies.previous_wins(graph, x)


def by_misere_rules(won: Any, over: Any, rule_2: Any, rule_3: Any) -> Any:
    """Rules 2 and 3, and the next player wins at the end; N is where the next player wins."""
    is_n, next_has, previous_has = won
    ends = implies(over, next_has & (previous_has ^ True))
    return (is_n == next_has) & ends & rule_2 & rule_3


@claim(*using(by_misere_rules, _by_rules("by_the_rules", "MISERE")), ranges.GAMES_FROM)
def rules__misere__strengthened(graph: ranges.Graph, x: int) -> bool:
    """Under misere play rules 2 and 3 are the same, and the next player has won at every terminal
    position."""
    play = ref.Play.MISERE
    by_rules = not graph[x] or any(strategies.previous_wins(graph, y, play) for y in graph[x])
    return (
        (ref.positions(graph, play)[x] is ref.N) == strategies.next_wins(graph, x, play) == by_rules
    )


# Slide 34: proving that a set is the set of P-positions


@claim(*using(same, _by_rules("sufficient", "MEETS_ALL")), ranges.GAMES)
def scheme__sufficient(graph: ranges.Graph) -> bool:
    """A set that meets the three conditions is the set of P-positions."""
    return all(
        c == strategies.p_set(graph)
        for c in strategies.subsets(graph)
        if strategies.meets_all(graph, c)
    )


@claim(
    Instances(
        "two positions that lead to each other",
        "graph",
        lambda: [({0: (1,), 1: (0,)},)],
        at=ranges.as_lists,
    )
)
def scheme__end_needed__measured(graph: ranges.Graph) -> bool:
    """That the game ends is needed: where two positions lead to each other, two sets meet the three
    conditions."""
    return [c for c in strategies.subsets(graph) if strategies.meets_all(graph, c)] == [{0}, {1}]


@claim(*using(so, _by_rules("of_p_positions", "OF_P_1")), ranges.GAMES)
def scheme__condition_1(graph: ranges.Graph) -> bool:
    """All terminal positions are P-positions."""
    return ref.condition_1(graph, strategies.p_set(graph))


@claim(*using(so, _by_rules("of_p_positions", "OF_P_2")), ranges.GAMES)
def scheme__condition_2(graph: ranges.Graph) -> bool:
    """P-positions can only move to positions that are none."""
    return ref.condition_2(graph, strategies.p_set(graph))


@claim(*using(so, _by_rules("of_p_positions", "OF_P_3")), ranges.GAMES)
def scheme__condition_3(graph: ranges.Graph) -> bool:
    """What is no P-position can move to one."""
    return ref.condition_3(graph, strategies.p_set(graph))


@claim(*using(so, _by_rules("first_condition", "FIRST")), ranges.GAMES)
def scheme__condition_1_follows__strengthened(graph: ranges.Graph) -> bool:
    """Condition 1 need not be proved: it follows from condition 3."""
    return all(
        ref.condition_1(graph, c) for c in strategies.subsets(graph) if ref.condition_3(graph, c)
    )


@claim(
    Instances(
        "three positions in a row, a set for each of the two conditions",
        "condition S",
        lambda: [(2, (0, 1, 2)), (3, (0,))],
    )
)
def scheme__conditions_2_and_3_needed__measured(condition: int, S: tuple[int, ...]) -> bool:
    """Neither condition 2 nor condition 3 can be left out: each time a set of other positions meets
    the other two."""
    graph: ranges.Graph = {0: (), 1: (0,), 2: (1,)}
    kept: Any = ref.condition_3 if condition == 2 else ref.condition_2
    return (
        ref.condition_1(graph, set(S)) and kept(graph, set(S)) and set(S) != strategies.p_set(graph)
    )
