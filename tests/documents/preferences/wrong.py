"""Mistakes in the definitions of `preferences`, and the claims that must notice them."""

from collections.abc import Iterator
from itertools import product
from typing import Any

from proofs_check.documents.preferences import evaluated, table
from reference.errors import InvalidInput
from reference.preferences import (
    Clobber,
    Evaluation,
    Preference,
    Simplifier,
    clobber,
    games,
    relations,
    rules,
    values,
)
from reference.preferences.relations import Relations
from reference.preferences.values import SimpleValue, Value, is_leaf, members
from tests.wrong_definitions import Wrong


def own_tokens_too(self: Clobber, position: tuple[int, ...], i: int) -> Iterator[tuple[int, ...]]:
    """Clobbering also one's own tokens."""
    for v, token in enumerate(position):
        for w in self.neighbours[v]:
            if token == i and position[w]:
                after = list(position)
                after[v], after[w] = 0, i
                yield tuple(after)


def first_neighbour_only(
    self: Clobber, position: tuple[int, ...], i: int
) -> Iterator[tuple[int, ...]]:
    """To the left only."""
    for v, token in enumerate(position):
        for w in self.neighbours[v]:
            if token == i and w < v and position[w] not in (0, i):
                after = list(position)
                after[v], after[w] = 0, i
                yield tuple(after)


def attacker_stays(self: Clobber, position: tuple[int, ...], i: int) -> Iterator[tuple[int, ...]]:
    """The token that clobbers stays where it was."""
    for v, token in enumerate(position):
        for w in self.neighbours[v]:
            if token == i and position[w] not in (0, i):
                after = list(position)
                after[w] = 0
                yield tuple(after)


def no_second_clause(X: Value, Y: Value, c: Relations) -> bool:
    """Definition 7 without its clause about every x_i and Y."""
    if X == Y:
        return True
    if is_leaf(X) and is_leaf(Y):
        return False
    return all(c.weaker_or_equal(x, y) for x in members(X) for y in members(Y))


def some_for_every(X: Value, Y: Value, c: Relations) -> bool:
    """Definition 7 with some x_i in the place of every x_i."""
    return X == Y or (not is_leaf(X) and any(c.weaker_or_equal(x, Y) for x in members(X)))


def avoidable_left_only(X: Value, Y: Value, c: Relations) -> bool:
    """The repaired Definition 11 without X against every y_j."""
    x = members(X)
    return c.strictly_weaker(X, Y) or (
        not is_leaf(X)
        and all(c.prudently_weaker(x_i, Y) or c.prudently_incomparable(x_i, Y) for x_i in x)
        and any(c.prudently_weaker(x_i, Y) for x_i in x)
    )


def two_brackets(X: Value, N: int = 3) -> Value:
    """Rule 2 with one pair of brackets too few."""
    x = rules.inside(X, N - 1)
    return X if x is None else x


def tier_of_parity_swapped(x: Any, p: int) -> tuple[int, int]:
    """The chain with even and odd exponents swapped."""
    even = x.exponent % 2 == 0
    return (1, -x.exponent) if even != (x.base == p) else (0, x.exponent)


def start_over(self: Evaluation, state: Any) -> list[Any]:
    """After a skipped turn the same player again, after a move the previous one."""
    position, i = state
    before = (i - 2) % self.game.players + 1
    moved = [(option, before) for option in self.game.options(position, i)]
    return moved or [(position, before)]


def other_tokens(right: Any, self: Clobber, position: tuple[int, ...], i: int) -> Iterator[Any]:
    """The tokens of the next player move."""
    return iter(list(right(self, position, i % self.players + 1)))


def first_game(self: Any, position: tuple[Any, ...], i: int) -> list[Any]:
    """In the other games of a sum nobody moves."""
    first, *others = position
    return [(option, *others) for option in self.games[0].options(first, i)]


def one_in_two(right: Any, n: int, players: int = 3) -> Iterator[str]:
    """Every other row."""
    return iter(list(right(n, players))[::2])


def one_bracket(X: Value, N: int = 3) -> Value:
    """Rule 2 with one pair of brackets alone."""
    x = rules.inside(X, 1)
    return X if x is None else x


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


def both_go(right: Any, self: Clobber, position: tuple[int, ...], i: int) -> Iterator[Any]:
    """The token that clobbers goes as well."""
    for after in list(right(self, position, i)):
        yield tuple(0 if a != b else a for a, b in zip(position, after, strict=True))


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


def every_row(n: int, players: int = 3) -> Iterator[str]:
    """Also rows without a move."""
    return ("".join(map(str, tokens)) for tokens in product(range(players + 1), repeat=n))


WRONG = (
    Wrong("own tokens can be clobbered", Clobber.options, own_tokens_too),
    Wrong("to the left only", Clobber.options, first_neighbour_only),
    Wrong("the token does not move", Clobber.options, attacker_stays),
    Wrong("both tokens go", Clobber.options, both_go),
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
    Wrong("any token is taken", clobber._tokens, lambda tokens, N: tuple(tokens)),
    Wrong("no moves", Clobber.options, lambda self, position, i: iter(())),
    Wrong("everybody moves for the next", Clobber.options, other_tokens),
    Wrong("the turn goes round the other way", Evaluation.children, start_over),
    Wrong("the turn stays", games.next_player, lambda i, N: i),
    Wrong("the turn goes backwards", games.next_player, lambda i, N: (i - 2) % N + 1),
    Wrong("no game is over", games.is_over, lambda game, position: False),
    Wrong("sums play the first game only", games.DisjunctiveSum.options, first_game),
    Wrong(
        "grids are rows", clobber.grid, lambda board, players=3: clobber.row(board.replace("/", ""))
    ),
    Wrong(
        "rows have a gap",
        clobber.row,
        lambda right, board, players=3: right("." + board[1:], players),
    ),
    Wrong("fewer rows are analysed", clobber.analysed_rows, one_in_two),
    Wrong("boards side by side", clobber.joined, lambda *boards: "".join(boards)),
    Wrong("Rule 1 does nothing", rules.rule_1, lambda X, N=3: X),
    Wrong("Rule 2 takes two pairs of brackets", rules.rule_2, two_brackets),
    Wrong("Rule 2 takes one pair of brackets", rules.rule_2, one_bracket),
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
    Wrong("all is simplified to 1", rules.syntactically_simplified, lambda X, N=3: 1),
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
    Wrong("all contain all", values.contains, lambda X, a: True),
    Wrong("nothing contains anything", values.contains, lambda X, a: X == a),
    Wrong("only itself is contained", values.contained, lambda X: frozenset({X})),
    Wrong("nothing is nested", values.nesting, lambda X: 0),
    Wrong("seen from player 1", values.seen_from, lambda right, value, p, N=3: right(value, 1, N)),
    Wrong("a loss is what does not win", relations.guaranteed_loss, lambda x, c: x != c.p),
    Wrong("nothing is a loss", relations.guaranteed_loss, lambda x, c: False),
    Wrong("all is a win", relations.guaranteed_win, lambda x, c: True),
    Wrong("nothing is a win", relations.guaranteed_win, lambda x, c: False),
    Wrong("no Rule 4", relations.rule_4, lambda x, a, c: False),
    Wrong("Rule 4 turned round", relations.rule_4, lambda right, x, a, c: right(a, x, c)),
    Wrong("no Rule 5", relations.rule_5, lambda y, x, c: False),
    Wrong("Rule 5 turned round", relations.rule_5, lambda right, y, x, c: right(x, y, c)),
    Wrong("a loss is not below a win", relations.loss_below_win, lambda y, a, c: False),
    Wrong("Definition 7 lacks a clause", relations.definition_7, no_second_clause),
    Wrong("Definition 7 has some for every", relations.definition_7, some_for_every),
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
        "Definition 11 turned round", relations.definition_11, lambda right, X, Y, c: right(Y, X, c)
    ),
    Wrong("Definition 11 always", relations.definition_11, lambda X, Y, c: True),
    Wrong(
        "the other order of Definition 11 never",
        relations.definition_11_or_first,
        lambda X, Y, c: False,
    ),
    Wrong(
        "the other order of Definition 11 always",
        relations.definition_11_or_first,
        lambda X, Y, c: True,
    ),
    Wrong("the repaired definition has one side", relations.avoidable, avoidable_left_only),
    Wrong("everything is avoidable", relations.avoidable, lambda X, Y, c: True),
    Wrong(
        "avoidable is strictly weaker", relations.avoidable, lambda X, Y, c: c.strictly_weaker(X, Y)
    ),
    Wrong(
        "the repaired definition turned round",
        relations.definition_11_repaired,
        lambda right, X, Y, c: right(Y, X, c),
    ),
    Wrong("Definition 12 never", relations.definition_12, lambda X, Y, c: False),
    Wrong("Definition 12 always", relations.definition_12, lambda X, Y, c: True),
    Wrong("the chain has the wrong parity", relations.tier, tier_of_parity_swapped),
    Wrong(
        "the chain turned round",
        relations.tier,
        lambda right, x, p: (-right(x, p)[0], -right(x, p)[1]),
    ),
    Wrong("the chain is flat", relations.tier, lambda x, p: (0, 0)),
    Wrong(
        "an indifferent player has no preference",
        relations.indifferent_theorem_15,
        lambda X, Y, c: False,
    ),
    Wrong("an indifferent player sees all", relations.with_one_loss, lambda X, p: X),
    Wrong("choosers are not seen", relations.with_choosers, lambda X, q, N: X),
    Wrong("the engine counts nothing", table.by_engine, lambda column, n, longest: 0),
    Wrong("games by symmetry, one more", table.games_by_symmetry, lambda right, n: right(n) + 1),
    Wrong(
        "the engine's players are prudent",
        table.engine_values,
        lambda right, chosen, longest: right(Preference.PRUDENT, longest),
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
        "players of the next",
        Simplifier.simplify,
        lambda right, self, children, p: right(self, children, p % self.N + 1),
    ),
)


UNNOTICED = {
    f"table-1.{column}-{n}": "counted under --deep only"
    for column in ("unsimplified", "syntactic", "selfish", "prudent")
    for n in (12, 13)
}


def forget() -> None:
    """What the claims remember."""
    evaluated.clear_caches()
