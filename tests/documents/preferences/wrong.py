"""Mistakes in the definitions of `preferences`, and the claims that must notice them."""

from collections.abc import Iterator
from itertools import product
from typing import Any

from proofs_check.documents.preferences import formulas, prudence, table, theorems_13_to_15
from reference import inputs
from reference.errors import InvalidInput
from reference.preferences import (
    DEFAULT,
    Clobber,
    Evaluation,
    Preference,
    Simplifier,
    clobber,
    games,
    other_readings,
    relations,
    rules,
    values,
)
from reference.preferences.relations import Relations
from reference.preferences.values import SimpleValue, Value, is_leaf, members
from tests.wrong_definitions import Text, Wrong


def refusing(*_given: Any) -> Any:
    raise InvalidInput("anything", None, "nothing")


def only_inside(x: Any, N: int = 3) -> frozenset[Value]:
    """Rule 3 without x_1, ..., x_m."""
    X = frozenset(x)
    for z in X:
        if len(X) > 1 and (y := rules.listed_inside(z, N)):
            return y
    return X


def exponent_more(right: Any, X: Value, N: int = 3) -> SimpleValue | None:
    found = right(X, N)
    return None if found is None else SimpleValue(found.base, found.exponent + 1)


def never_refused(right: Any, self: Evaluation, starts: Any) -> list[Any]:
    """A position without a value is a win of player 1."""
    found = []
    for start in starts:
        try:
            found += right(self, [start])
        except InvalidInput:
            found.append(1)
    return found


def in_order(children: Any) -> Any:
    """A list in which order and repeats count."""
    own = tuple(children)
    return own[0] if len(own) == 1 and is_leaf(own[0]) else own


def over_gaps(right: Any, self: Clobber, position: tuple[int, ...], i: int) -> Iterator[Any]:
    """Also the token behind one empty vertex to the right can be clobbered."""
    yield from list(right(self, position, i))
    for v in range(len(position) - 2):
        if position[v] == i and position[v + 1] == 0 and position[v + 2] not in (0, i):
            yield (*position[:v], 0, 0, i, *position[v + 3 :])


def steps_right(right: Any, self: Clobber, position: tuple[int, ...], i: int) -> Iterator[Any]:
    """A token can also go to an empty vertex to the right."""
    yield from list(right(self, position, i))
    for v in range(len(position) - 1):
        if position[v] == i and position[v + 1] == 0:
            yield (*position[:v], 0, i, *position[v + 2 :])


def base_of_next(right: Any, X: Value, N: int = 3) -> SimpleValue | None:
    found = right(X, N)
    return None if found is None else SimpleValue(found.base % N + 1, found.exponent)


def as_one(X: Value, Y: Value, c: Relations) -> bool:
    """The chain of player 1."""
    a_i, b_j = c.as_simple(X), c.as_simple(Y)
    if a_i is not None and b_j is not None:
        return other_readings.tier(a_i, 1) < other_readings.tier(b_j, 1)
    return c.strictly_weaker(X, Y)


def between(i: int) -> Iterator[tuple[str, str, str]]:
    """Theorem 13 with 3_k, 1_k, 2_k in this order."""
    yield f"2_{i}", "|", f"3_{i}"
    yield f"3_{i}", "<", f"1_{i}"
    yield f"1_{i}", "<", f"2_{i}"


def every_row(n: int, players: int = 3) -> Iterator[str]:
    """Also rows without a move."""
    return ("".join(map(str, tokens)) for tokens in product(range(players + 1), repeat=n))


WRONG = (
    Wrong("own tokens can be clobbered", Clobber.options, Text("not in (0, i)", "!= 0")),
    Wrong("to the left only", Clobber.options, Text("not in (0, i)", "not in (0, i) and w < v")),
    Wrong(
        "the token does not move",
        Clobber.options,
        Text("after[v], after[w] = 0, i", "after[w] = 0"),
    ),
    Wrong(
        "both tokens go",
        Clobber.options,
        Text("after[v], after[w] = 0, i", "after[v] = after[w] = 0"),
    ),
    Wrong("no position is refused", Evaluation.values, never_refused),
    Wrong("all rows are analysed", clobber.analysed_rows, every_row),
    Wrong(
        "players are numbered from 0",
        games.next_player,
        lambda i, N: (i + 1) % N,
        also=((values.player_number, lambda field, i, N: i),),
    ),
    Wrong("lists have an order", values.list_value, in_order),
    Wrong("lists are members of themselves", values.members, lambda right, X: right(X) | {X}),
    Wrong(
        "Definition 7 is not reflexive",
        relations.definition_7,
        lambda right, X, Y, c: X != Y and right(X, Y, c),
    ),
    Wrong(
        "wins are forgotten",
        values.list_value,
        lambda right, children: right(set(children) - {1} or children),
    ),
    Wrong(
        "only the first move can be made",
        Evaluation.children,
        Text("return moved", "return moved[:1]"),
    ),
    Wrong("tokens jump over a gap", Clobber.options, over_gaps),
    Wrong("tokens step to the right", Clobber.options, steps_right),
    Wrong(
        "any absent player is the base",
        values.combined,
        Text(
            "== N - 1 and len(exponents) == 1 and len(absent) == 1",
            "> 1 and len(exponents) == 1 and absent",
        ),
    ),
    Wrong("a_i is read as the next player's", values.as_simple, base_of_next),
    Wrong("nobody takes turns, too", games.next_player, lambda i, N: i % (2 * N) + 1),
    Wrong("a list of one value is that value", values.list_value, values.list_value_same),
    Wrong(
        "no bar above another", values.simple_value, lambda right, a, i, N=3: right(a, min(i, 1), N)
    ),
    Wrong(
        "seen from the next player",
        values.seen_from,
        lambda right, value, p, N=3: right(value, p % N + 1, N),
    ),
    Wrong("Definition 9 always", relations.definition_9, lambda X, Y, c: True),
    Wrong("Definition 11 never", relations.definition_11, lambda X, Y, c: False),
    Wrong(
        "Definition 11 never, Definition 9 always",
        relations.definition_11,
        lambda X, Y, c: False,
        also=((relations.definition_9, lambda X, Y, c: True),),
    ),
    Wrong(
        "Definition 7 asks of leaves too", relations.definition_7, formulas.definition_7_of_lists
    ),
    Wrong(
        "Definition 11 asks of leaves too", relations.definition_11, prudence.definition_11_of_lists
    ),
    Wrong(
        "Definition 11 in words always", other_readings.definition_11_guarded, lambda X, Y, c: True
    ),
    Wrong(
        "the repaired definition always",
        other_readings.definition_11_repaired,
        lambda X, Y, c: True,
    ),
    Wrong(
        "indifferent players see as player 1",
        other_readings.indifferent_theorem_15,
        lambda X, Y, c: as_one(X, Y, c),
    ),
    Wrong(
        "player 2 starts",
        table.starting,
        lambda right, n, chosen, start=1, reading=DEFAULT: right(n, chosen, start % 3 + 1, reading),
    ),
    Wrong("1_k is between 3_k and 2_k", theorems_13_to_15.theorem_13, between),
    Wrong(
        "1_i is of the group of 2_i",
        theorems_13_to_15.group,
        lambda i: [f"{a}_{i}" for a in (1, 2, 3)],
    ),
    Wrong("any token is taken", clobber._tokens, lambda tokens, N: tuple(tokens)),
    Wrong("no moves", Clobber.options, lambda self, position, i: iter(())),
    Wrong(
        "everybody moves for the next",
        Clobber.options,
        Text("    for v,", "    i = i % self.players + 1\n    for v,"),
    ),
    Wrong(
        "the turn goes round the other way",
        Evaluation.children,
        Text("next_player(i, self.game.players)", "(i - 2) % self.game.players + 1"),
    ),
    Wrong("the turn stays", games.next_player, lambda i, N: i),
    Wrong("the turn goes backwards", games.next_player, lambda i, N: (i - 2) % N + 1),
    Wrong("no game is over", games.is_over, lambda game, position: False),
    Wrong(
        "games end where the first three players cannot move",
        games.is_over,
        lambda game, position: not any(list(game.options(position, i)) for i in (1, 2, 3)),
    ),
    Wrong(
        "sums play the first game only",
        games.DisjunctiveSum.options,
        Text("enumerate(self.summands)", "enumerate(self.summands[:1])"),
    ),
    Wrong(
        "grids are rows",
        clobber.grid,
        lambda right, board, players=3: right(board.replace("/", ""), players),
    ),
    Wrong(
        "rows have a gap",
        clobber.row,
        lambda right, board, players=3: right("." + board[1:], players),
    ),
    Wrong(
        "fewer rows are analysed",
        clobber.analysed_rows,
        Text("board < board[::-1]", "board <= board[::-1]"),
    ),
    Wrong("boards side by side", clobber.joined, lambda *boards: "".join(boards)),
    Wrong("Rule 1 does nothing", rules.rule_1, lambda X, N=3: X),
    Wrong(
        "Rule 2 takes two pairs of brackets", rules.rule_2, Text("inside(X, N)", "inside(X, N - 1)")
    ),
    Wrong("Rule 2 takes one pair of brackets", rules.rule_2, Text("inside(X, N)", "inside(X, 1)")),
    Wrong("Rule 2 does nothing", rules.rule_2, lambda X, N=3: X),
    Wrong(
        "Rule 3 does nothing",
        rules.rule_3_leaves,
        lambda x, N=3: frozenset(x),
        also=((rules.rule_3, lambda x, N=3: frozenset(x)),),
    ),
    Wrong(
        "Rule 3 takes two pairs of brackets",
        rules.rule_3,
        lambda right, x, N=3: right(x, N - 1),
        also=((rules.rule_3_leaves, lambda right, x, N=3: right(x, N - 1)),),
    ),
    Wrong(
        "Rule 3 loses what is beside",
        rules.rule_3,
        only_inside,
        also=((rules.rule_3_leaves, only_inside),),
    ),
    Wrong("nothing is simplified", rules.syntactically_simplified, lambda X, N=3: X),
    Wrong("one value alone is a list", values.list_value, lambda children: frozenset(children)),
    Wrong(
        "a list is its first value",
        values.list_value,
        lambda right, children: next(iter(sorted(children, key=repr))),
    ),
    Wrong("a bar more", values.simple_value, lambda right, a, i, N=3: right(a, i + 1, N)),
    Wrong("a bar less", values.simple_value, lambda right, a, i, N=3: right(a, max(0, i - 1), N)),
    Wrong(
        "bars of the next player",
        values.simple_value,
        lambda right, a, i, N=3: right(a % N + 1, i, N),
    ),
    Wrong("nothing is simple", values.as_simple, lambda X, N=3: None),
    Wrong(
        "leaves alone are simple",
        values.as_simple,
        lambda X, N=3: SimpleValue(X, 0) if is_leaf(X) else None,
    ),
    Wrong("an exponent more", values.as_simple, exponent_more),
    Wrong(
        "all is simple, with a hundred bars", values.as_simple, lambda X, N=3: SimpleValue(1, 100)
    ),
    Wrong("all contain all", values.contains, lambda X, a: True),
    Wrong(
        "Rule 1 leaves one winner",
        rules.rule_1,
        lambda X, N=3: min(x for x in values.contained(X) if is_leaf(x)),
    ),
    Wrong("only itself is contained", values.contained, lambda X: frozenset({X})),
    Wrong("nothing is nested", values.nesting, lambda X: 0),
    Wrong("seen from player 1", values.seen_from, lambda right, value, p, N=3: right(value, 1, N)),
    Wrong("a loss is what does not win", relations.guaranteed_loss, lambda x, c: x != c.p),
    Wrong("nothing is a loss", relations.guaranteed_loss, lambda x, c: False),
    Wrong("all is a win", relations.guaranteed_win, lambda x, c: True),
    Wrong("Rule 4 turned round", relations.rule_4, lambda right, x, a, c: right(a, x, c)),
    Wrong("no Rule 5", relations.rule_5, lambda y, x, c: False),
    Wrong("Rule 5 turned round", relations.rule_5, lambda right, y, x, c: right(x, y, c)),
    Wrong("a loss is not below a win", other_readings.loss_below_win, lambda y, a, c: False),
    Wrong(
        "Definition 7 lacks a clause",
        relations.definition_7,
        Text("all(c.weaker_or_equal(x_i, Y) for x_i in x)", "False"),
    ),
    Wrong(
        "Definition 7 lacks its last clause for three members",
        relations.definition_7,
        Text("for y_j in y)", "for y_j in y) and len(y) < 3"),
    ),
    Wrong(
        "Definition 7 has some for every",
        relations.definition_7,
        lambda X, Y, c: (
            X == Y or (not is_leaf(X) and any(c.weaker_or_equal(x, Y) for x in members(X)))
        ),
    ),
    Wrong("Definition 7 is identity", relations.definition_7, lambda X, Y, c: X == Y),
    Wrong("Definition 7 always", relations.definition_7, lambda X, Y, c: True),
    Wrong(
        "Definition 8 is one way", relations.definition_8, lambda X, Y, c: c.weaker_or_equal(X, Y)
    ),
    Wrong("Definition 8 never", relations.definition_8, lambda X, Y, c: False),
    Wrong(
        "Definition 9 with equality",
        relations.definition_9,
        lambda X, Y, c: c.weaker_or_equal(X, Y),
    ),
    Wrong(
        "Definition 9 turned round", relations.definition_9, lambda right, X, Y, c: right(Y, X, c)
    ),
    Wrong("Definition 9 never", relations.definition_9, lambda X, Y, c: False),
    Wrong(
        "Definition 10 one way",
        relations.definition_10,
        lambda X, Y, c: not c.strictly_weaker(X, Y),
    ),
    Wrong("Definition 10 never", relations.definition_10, lambda X, Y, c: False),
    Wrong(
        "Definition 11 is Definition 9",
        relations.definition_11,
        lambda X, Y, c: c.strictly_weaker(X, Y),
    ),
    Wrong(
        "with or first prudently weaker is strictly weaker",
        other_readings.definition_11_or_first,
        lambda X, Y, c: c.strictly_weaker(X, Y),
    ),
    Wrong(
        "Definition 11 turned round", relations.definition_11, lambda right, X, Y, c: right(Y, X, c)
    ),
    Wrong("Definition 11 always", relations.definition_11, lambda X, Y, c: True),
    Wrong(
        "Definition 11 by Rule 1 always", other_readings.definition_11_rule_1, lambda X, Y, c: True
    ),
    Wrong("Rule 1 makes no lists", other_readings.lists_by_rule_1, lambda X, c: (members(X),)),
    Wrong(
        "the repaired definition has one side",
        other_readings.avoidable,
        Text("not is_leaf(Y)", "False"),
    ),
    Wrong("everything is avoidable", other_readings.avoidable, lambda X, Y, c: True),
    Wrong(
        "avoidable is strictly weaker",
        other_readings.avoidable,
        lambda X, Y, c: c.strictly_weaker(X, Y),
    ),
    Wrong(
        "the repaired definition turned round",
        other_readings.definition_11_repaired,
        lambda right, X, Y, c: right(Y, X, c),
    ),
    Wrong("Definition 12 always", relations.definition_12, lambda X, Y, c: True),
    Wrong(
        "the chain has the wrong parity",
        other_readings.tier,
        lambda x, p: (0, x.exponent) if x.exponent % 2 == (x.base != p) else (1, -x.exponent),
    ),
    Wrong(
        "the chain turned round",
        other_readings.tier,
        lambda right, x, p: (-right(x, p)[0], -right(x, p)[1]),
    ),
    Wrong("the chain is flat", other_readings.tier, lambda x, p: (0, 0)),
    Wrong("an indifferent player sees all", other_readings.with_one_loss, lambda X, p: X),
    Wrong("choosers are not seen", other_readings.with_choosers, lambda X, q, N: X),
    Wrong("the engine counts nothing", table.by_engine, lambda column, n, longest: 0),
    Wrong("games by symmetry, one more", table.games_by_symmetry, lambda right, n: right(n) + 1),
    Wrong("games by the formula, one more", table.games_by_formula, lambda right, n: right(n) + 1),
    Wrong(
        "the engine's players are prudent",
        table.engine_values,
        lambda right, chosen, longest: right(Preference.PRUDENT, longest),
    ),
    Wrong(
        "lists of leaves have no bars",
        table.as_bars,
        lambda right, X: X if X in (1, 2, 3) else frozenset({X}),
    ),
    Wrong("nothing beyond the table", table.beyond, lambda column: 0),
    Wrong("selfish players keep everything", Simplifier.kept, lambda self, S, p: frozenset(S)),
    Wrong(
        "players keep one value",
        Simplifier.kept,
        lambda right, self, S, p: frozenset(sorted(right(self, S, p), key=repr)[:1]),
    ),
    Wrong(
        "players discard the better",
        Simplifier.discards,
        lambda right, self, X, Y, p: right(self, Y, X, p),
    ),
    Wrong(
        "indifferent players discard as selfish ones",
        Simplifier.discards,
        lambda self, X, Y, p: self.comparisons[p - 1].strictly_weaker(X, Y),
    ),
    Wrong(
        "players of the next",
        Simplifier.simplify,
        lambda right, self, children, p: right(self, children, p % self.N + 1),
    ),
    Wrong(
        "all input is refused",
        inputs.at_least,
        refusing,
        also=tuple(
            (check, refusing)
            for check in (inputs.within, inputs.one_of, inputs.collection, inputs.mapping)
        ),
    ),
    Wrong(
        "games for different numbers of players are added",
        games.disjunctive_sum,
        lambda *added: games.DisjunctiveSum(added),
    ),
)


ALWAYS = ((table.longest_for, lambda n: n),)
"""The engine goes no further than the statement that asks it."""

VALUES = ("unsimplified", "syntactic", "selfish", "prudent")
UNNOTICED = dict.fromkeys(
    [
        *(f"table-1.{column}-{n}" for column in VALUES for n in (12, 13)),
        *(f"table-1.{column}-{n}:as printed:printed table 2" for column in VALUES for n in (9, 10)),
        *(f"table-1.games-{n}:as printed:printed table 2" for n in range(9, 13)),
        "table-1.games-13.corrected:as printed:printed table",
    ],
    "counted under --deep only",
)


AXIOMS = (
    *("Definition 7 always", "the chain is flat", "Definition 11 turned round"),
    *("Definition 11 in words always", "the repaired definition turned round"),
    *("only the first move can be made", "the turn goes backwards", "both tokens go"),
    *("bars of the next player", "Rule 1 does nothing", "Rule 2 does nothing", "no moves"),
    "fewer rows are analysed",
)
"""Mistakes that between them make an axiom of each chained theorem false."""
UNMOVED = {"theorem-15.proof-induction": "what follows from displays by what is transitive"}
"""Chained theorems that rest on no definition of the document."""
