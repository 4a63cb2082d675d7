"""Mistakes in the definitions of `preferences`, and the claims that must notice them."""

from collections.abc import Iterator
from itertools import product
from typing import Any

from proofs_check.documents.preferences import chain, formulas, prudence, table
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
    relations,
    rules,
    values,
)
from reference.preferences.relations import Relations
from reference.preferences.values import SimpleValue, Value, is_leaf, members
from tests.wrong_definitions import Wrong


def refusing(*_given: Any) -> Any:
    raise InvalidInput("anything", None, "nothing")


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


def no_three_members(right: Any, X: Value, Y: Value, c: Relations) -> bool:
    """Definition 7 without its last clause where Y has three members."""
    return bool(no_third_clause(X, Y, c) if len(members(Y)) > 2 else right(X, Y, c))


def no_third_clause(X: Value, Y: Value, c: Relations) -> bool:
    """Definition 7 without its clause about every x_i and every y_j."""
    return X == Y or (not is_leaf(X) and all(c.weaker_or_equal(x, Y) for x in members(X)))


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
    return [(option, *others) for option in self.summands[0].options(first, i)]


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


def without_winning(right: Any, children: Any) -> Value:
    """Among several children no win of player 1."""
    found: Value = right(set(children) - {1} or children)
    return found


def first_option(right: Any, self: Evaluation, state: Any) -> list[Any]:
    """Only the first move can be made."""
    return list(right(self, state))[:1]


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


def any_absent(children: list[SimpleValue | None], N: int) -> SimpleValue | None:
    """A list without all others: the first player whom it has not is the base."""
    simple = [x for x in children if x is not None]
    absent = set(range(1, N + 1)) - {x.base for x in simple}
    exponents = {x.exponent for x in simple}
    if len(simple) == len(children) > 1 and len(exponents) == 1 and absent:
        return SimpleValue(min(absent), exponents.pop() + 1)
    return None


def base_of_next(right: Any, X: Value, N: int = 3) -> SimpleValue | None:
    found = right(X, N)
    return None if found is None else SimpleValue(found.base % N + 1, found.exponent)


def as_one(X: Value, Y: Value, c: Relations) -> bool:
    """The chain of player 1."""
    a_i, b_j = c.as_simple(X), c.as_simple(Y)
    if a_i is not None and b_j is not None:
        return relations.tier(a_i, 1) < relations.tier(b_j, 1)
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
    Wrong(
        "own tokens can be clobbered",
        Clobber.options,
        own_tokens_too,
        "section-2.leaves; section-2.skip-adds; section-3.dicotic:as; section-3.move; "
        "section-3.two; section-5.board-9; section-5.example-6-length; "
        "section-5.example-6-unsimplified; section-5.filter-some; section-6.board-112; "
        "section-6.components; table; table-1.prudent-2; table-1.selfish-2; "
        "table-1.selfish-7",
    ),
    Wrong(
        "to the left only",
        Clobber.options,
        first_neighbour_only,
        "example; section; section-2.player; section-4.5.board; section-4.5.other; "
        "table-1.prudent; table-1.selfish",
    ),
    Wrong(
        "the token does not move",
        Clobber.options,
        attacker_stays,
        "section-4.5.isolates; section-5.board-9-prudent-stronger; "
        "section-5.example-6-selfish-simple; section-5.four-no; "
        "section-6.sum-not-determined:as",
    ),
    Wrong("both tokens go", Clobber.options, both_go, "section-2.player-1; section-4.5.level"),
    Wrong(
        "no position is refused",
        Evaluation.values,
        never_refused,
        "section-2.converging:as printed:a",
    ),
    Wrong(
        "all rows are analysed",
        clobber.analysed_rows,
        every_row,
        "section-2.some-move-exists:as printed:not; section-5.filter-mirror:as printed:one; "
        "section-5.filter-new",
    ),
    Wrong(
        "players are numbered from 0",
        games.next_player,
        lambda i, N: (i + 1) % N,
        "section-2.leaves-are; section-5.filter-extremity; theorem-16.proof",
        also=((values.player_number, lambda field, i, N: i),),
    ),
    Wrong(
        "lists have an order",
        values.list_value,
        in_order,
        "rule-3.merges; section-2.order; section-2.repeats; section-4.2.merge; "
        "section-4.5.with; section-5.example-6-syntactic; section-6.four-notation; "
        "theorem-13.proof-trees; theorem-14.proof-tree",
    ),
    Wrong(
        "lists are members of themselves",
        values.members,
        lambda right, X: right(X) | {X},
        "example-1.kingmaker:as printed:enumeration",
    ),
    Wrong(
        "Definition 7 is not reflexive",
        relations.definition_7,
        lambda right, X, Y, c: X != Y and right(X, Y, c),
        "definition-10.irreflexive; definition-7.reflexive; indifference.groups",
    ),
    Wrong("wins are forgotten", values.list_value, without_winning, "example-1.no-winning-move"),
    Wrong(
        "only the first move can be made",
        Evaluation.children,
        first_option,
        "section-4.any-short-game",
    ),
    Wrong("tokens jump over a gap", Clobber.options, over_gaps, "section-5.filter-double-zero"),
    Wrong(
        "tokens step to the right",
        Clobber.options,
        steps_right,
        "section-4.5.depth-at-most-tokens",
    ),
    Wrong("any absent player is the base", values.combined, any_absent, "section-6.four-no-name"),
    Wrong(
        "a_i is read as the next player's",
        values.as_simple,
        base_of_next,
        "section-4.4.no-steering",
    ),
    Wrong(
        "nobody takes turns, too",
        games.next_player,
        lambda i, N: i % (2 * N) + 1,
        "theorem-16.proof-tree-finite",
    ),
    Wrong(
        "a list of one value is that value",
        values.list_value,
        values.list_value_same,
        "section-4.2.merge-example-result.corrected; section-4.2.represents-both",
    ),
    Wrong(
        "no bar above another",
        values.simple_value,
        lambda right, a, i, N=3: right(a, min(i, 1), N),
        "section-4.1.one-bar-bar; section-4.4.three-bar-bar-list.corrected; "
        "theorem-15.all-simple-values",
    ),
    Wrong(
        "seen from the next player",
        values.seen_from,
        lambda right, value, p, N=3: right(value, p % N + 1, N),
        "section-5.example-6-prudent-brackets; section-5.example-6-same-result",
    ),
    Wrong(
        "Definition 9 always",
        relations.definition_9,
        lambda X, Y, c: True,
        "theorem-13.proof-needs-both:as printed:the first",
    ),
    Wrong(
        "Definition 11 never",
        relations.definition_11,
        lambda X, Y, c: False,
        "theorem-13.proof-first-conclusion; theorem-13.proof-first-conclusion-three; "
        "theorem-13.proof-second-conclusion",
    ),
    Wrong(
        "Definition 11 never, Definition 9 always",
        relations.definition_11,
        lambda X, Y, c: False,
        "definition-11.extends-selfish",
        also=((relations.definition_9, lambda X, Y, c: True),),
    ),
    Wrong(
        "Definition 7 asks of leaves too",
        relations.definition_7,
        formulas.definition_7_of_lists,
        "definition-7.well-founded",
    ),
    Wrong(
        "Definition 11 asks of leaves too",
        relations.definition_11,
        prudence.definition_11_of_lists,
        "definition-11.well-founded",
    ),
    Wrong(
        "Definition 11 in words always",
        relations.definition_11_guarded,
        lambda X, Y, c: True,
        "definition-11.asymmetric.weakened",
    ),
    Wrong(
        "the repaired definition always",
        relations.definition_11_repaired,
        lambda X, Y, c: True,
        "definition-11.irreflexive.corrected",
    ),
    Wrong(
        "indifferent players see as player 1",
        relations.indifferent_theorem_15,
        lambda X, Y, c: as_one(X, Y, c),
        "section-4.5.indifferent-complex; section-5.renumbering",
    ),
    Wrong(
        "player 2 starts",
        table.starting,
        lambda right, n, chosen, start=1, reading=DEFAULT: right(n, chosen, start % 3 + 1, reading),
        "section-5.eight-no-3-2.corrected",
    ),
    Wrong(
        "1_k is between 3_k and 2_k",
        chain.theorem_13,
        between,
        "theorem-13.proof-impossible; theorem-13.proof-two-cases",
    ),
    Wrong(
        "1_i is of the group of 2_i",
        chain.group,
        lambda i: [f"{a}_{i}" for a in (1, 2, 3)],
        "theorem-15.proof-induction",
    ),
    Wrong(
        "any token is taken",
        clobber._tokens,
        lambda tokens, N: tuple(tokens),
        "section-3.tokens; section-3.two-player-tokens",
    ),
    Wrong("no moves", Clobber.options, lambda self, position, i: iter(()), "section-5.same"),
    Wrong("everybody moves for the next", Clobber.options, other_tokens, "section-2.player-1"),
    Wrong("the turn goes round the other way", Evaluation.children, start_over, "section-2"),
    Wrong("the turn stays", games.next_player, lambda i, N: i, "rule-2.same; section-2.turn"),
    Wrong(
        "the turn goes backwards", games.next_player, lambda i, N: (i - 2) % N + 1, "section-2.turn"
    ),
    Wrong(
        "no game is over",
        games.is_over,
        lambda game, position: False,
        "example-3.wins; section-2.converging; section-2.positions",
    ),
    Wrong(
        "games end where the first three players cannot move",
        games.is_over,
        lambda game, position: not any(list(game.options(position, i)) for i in (1, 2, 3)),
        "section-2.numbers-of-players",
    ),
    Wrong(
        "sums play the first game only",
        games.DisjunctiveSum.options,
        first_game,
        "section-6.sum-not-determined.strengthened",
    ),
    Wrong(
        "grids are rows",
        clobber.grid,
        lambda right, board, players=3: right(board.replace("/", ""), players),
        "section-3.checkerboard",
    ),
    Wrong(
        "rows have a gap",
        clobber.row,
        lambda right, board, players=3: right("." + board[1:], players),
        "section-2.some; section-6.not",
    ),
    Wrong(
        "fewer rows are analysed",
        clobber.analysed_rows,
        one_in_two,
        "section-2.skip-adds; section-5.filter-occurs",
    ),
    Wrong(
        "boards side by side",
        clobber.joined,
        lambda *boards: "".join(boards),
        "section-6.sum-not-determined.strengthened",
    ),
    Wrong(
        "Rule 1 does nothing",
        rules.rule_1,
        lambda X, N=3: X,
        "rule-1; section-4.2.no-semantic-change.weakened:as printed:Rule; section-4.2.tree-all",
    ),
    Wrong(
        "Rule 2 takes two pairs of brackets",
        rules.rule_2,
        two_brackets,
        "definition-7.equality-after-syntactic:as; rule-2; section-4.2.tree",
    ),
    Wrong(
        "Rule 2 takes one pair of brackets",
        rules.rule_2,
        one_bracket,
        "section-4.2.base-is-chooser.weakened",
    ),
    Wrong(
        "Rule 2 does nothing",
        rules.rule_2,
        lambda X, N=3: X,
        "rule-2.in-choices; rule-2.three:as printed:enumeration; table-1.caption-syntactic-too",
    ),
    Wrong(
        "Rule 3 does nothing",
        rules.rule_3_leaves,
        lambda x, N=3: frozenset(x),
        "section-4.2.merge-example.corrected",
        also=((rules.rule_3, lambda x, N=3: frozenset(x)),),
    ),
    Wrong(
        "Rule 3 takes two pairs of brackets",
        rules.rule_3,
        lambda right, x, N=3: right(x, N - 1),
        "section-4.2.no-semantic-change.weakened:as printed:Rules 2 and 3: random sample",
        also=((rules.rule_3_leaves, lambda right, x, N=3: right(x, N - 1)),),
    ),
    Wrong(
        "Rule 3 loses what is beside",
        rules.rule_3,
        only_inside,
        "rule-3.choices",
        also=((rules.rule_3_leaves, only_inside),),
    ),
    Wrong(
        "nothing is simplified",
        rules.syntactically_simplified,
        lambda X, N=3: X,
        "definition-7.equality-after-syntactic:as printed:made the same: random sample",
    ),
    Wrong(
        "one value alone is a list",
        values.list_value,
        lambda children: frozenset(children),
        "example-3.value; section-2.same; section-2.singleton; section-2.triple",
    ),
    Wrong(
        "a list is its first value",
        values.list_value,
        lambda right, children: next(iter(sorted(children, key=repr))),
        "definition-7.equality; definition-simple; example-1; example-2; "
        "rule-2.three-extra; rule-3; section-2.one; section-4.2; "
        "section-4.5.other-players-same; section-5.eight",
    ),
    Wrong(
        "a bar more",
        values.simple_value,
        lambda right, a, i, N=3: right(a, i + 1, N),
        "definition-simple.zero; section-4.1; section-4.2.hundred; section-4.4.losing; "
        "section-4.4.one-winning; section-6.four; theorem-15.proof-base-losses:as; "
        "theorem-15.proof-base-win",
    ),
    Wrong(
        "a bar less",
        values.simple_value,
        lambda right, a, i, N=3: right(a, max(0, i - 1), N),
        "section-4.5.two",
    ),
    Wrong(
        "bars of the next player",
        values.simple_value,
        lambda right, a, i, N=3: right(a % N + 1, i, N),
        "theorem-13.proof-analogous; theorem-13.proof-needs-both; theorem-13.proof-induction",
    ),
    Wrong(
        "nothing is simple",
        values.as_simple,
        lambda X, N=3: None,
        "definition-11.single; section-4.5; "
        "section-4.5.board-12-player-2; section-6.four-players; section-6.four-prudent; "
        "section-6.impartial; section-6.mixed; section-6.two-prudent; theorem-16.corrected",
    ),
    Wrong(
        "leaves alone are simple",
        values.as_simple,
        lambda X, N=3: SimpleValue(X, 0) if is_leaf(X) else None,
        "section-4.2.no-semantic-change.weakened:as printed:Rule",
    ),
    Wrong(
        "an exponent more",
        values.as_simple,
        exponent_more,
        "definition-simple.simple-values:as printed:enumeration",
    ),
    Wrong(
        "all is simple, with a hundred bars",
        values.as_simple,
        lambda X, N=3: SimpleValue(1, 100),
        "section-4.5.exponent-at-most-tokens; section-4.5.exponents-below-n",
    ),
    Wrong("all contain all", values.contains, lambda X, a: True, "definition-7"),
    Wrong(
        "Rule 1 leaves one winner",
        rules.rule_1,
        lambda X, N=3: min(x for x in values.contained(X) if is_leaf(x)),
        "rule-1.outcomes",
    ),
    Wrong(
        "only itself is contained",
        values.contained,
        lambda X: frozenset({X}),
        "rule-1.outcomes; section-2.contains",
    ),
    Wrong(
        "nothing is nested",
        values.nesting,
        lambda X: 0,
        "definition-simple.complex-values:as printed:enumeration",
    ),
    Wrong(
        "seen from player 1",
        values.seen_from,
        lambda right, value, p, N=3: right(value, 1, N),
        "section-5.board-9-prudent-brackets.corrected",
    ),
    Wrong(
        "a loss is what does not win",
        relations.guaranteed_loss,
        lambda x, c: x != c.p,
        "section-4.4.might-win:as printed:random sample; theorem-15.proof-base-neither",
    ),
    Wrong(
        "nothing is a loss",
        relations.guaranteed_loss,
        lambda x, c: False,
        "section-4.4.might-win:as printed:random sample",
    ),
    Wrong(
        "all is a win",
        relations.guaranteed_win,
        lambda x, c: True,
        "section-4.4.might-win:as printed:random sample",
    ),
    Wrong(
        "Rule 4 turned round",
        relations.rule_4,
        lambda right, x, a, c: right(a, x, c),
        "definition-7.equality",
    ),
    Wrong(
        "no Rule 5",
        relations.rule_5,
        lambda y, x, c: False,
        "section-4.4.might-win:as printed:random sample",
    ),
    Wrong(
        "Rule 5 turned round",
        relations.rule_5,
        lambda right, y, x, c: right(x, y, c),
        "definition-7.transitive.corrected; definition-9.transitive.corrected:lists as; "
        "theorem-14.proof-conclusion:lists after Rules 1 to 3",
    ),
    Wrong(
        "a loss is not below a win",
        relations.loss_below_win,
        lambda y, a, c: False,
        "definition-9.transitive.corrected; section-4.4.certain-win.corrected",
    ),
    Wrong(
        "Definition 7 lacks a clause",
        relations.definition_7,
        no_second_clause,
        "section-4.4.three-bar-below-two-bar.corrected:as printed:enumeration",
    ),
    Wrong(
        "Definition 7 lacks its last clause for three members",
        relations.definition_7,
        no_three_members,
        "definition-7.formula:as printed:enumeration 2",
    ),
    Wrong(
        "Definition 7 has some for every",
        relations.definition_7,
        some_for_every,
        "definition-10; definition-8; definition-9.formula; definition-9.words; "
        "section-4.4.might; section-4.4.selfish",
    ),
    Wrong(
        "Definition 7 is identity",
        relations.definition_7,
        lambda X, Y, c: X == Y,
        "theorem-14; theorem-15.groups; theorem-15.proof-I-incomparable; "
        "theorem-15.proof-II-incomparable; theorem-15.proof-III-incomparable; "
        "theorem-15.proof-IV-hypothesis-1",
    ),
    Wrong(
        "Definition 7 always",
        relations.definition_7,
        lambda X, Y, c: True,
        "indifference; rule; section-4.4; theorem",
    ),
    Wrong(
        "Definition 8 is one way",
        relations.definition_8,
        lambda X, Y, c: c.weaker_or_equal(X, Y),
        "definition-10.words; rule-4:a loss never",
    ),
    Wrong(
        "Definition 8 never",
        relations.definition_8,
        lambda X, Y, c: False,
        "definition-9; definition-9.some-option-left:lists after Rules 1 to 3:enumeration 2",
    ),
    Wrong(
        "Definition 9 with equality",
        relations.definition_9,
        lambda X, Y, c: c.weaker_or_equal(X, Y),
        "definition-9.some-option-left:lists after",
    ),
    Wrong(
        "Definition 9 turned round",
        relations.definition_9,
        lambda right, X, Y, c: right(Y, X, c),
        "theorem-13.proof-induction:as printed:the first",
    ),
    Wrong(
        "Definition 9 never",
        relations.definition_9,
        lambda X, Y, c: False,
        "rule-4:a loss is what; rule-5:a loss is what",
    ),
    Wrong(
        "Definition 10 one way",
        relations.definition_10,
        lambda X, Y, c: not c.strictly_weaker(X, Y),
        "definition-10.symmetric",
    ),
    Wrong(
        "Definition 10 never",
        relations.definition_10,
        lambda X, Y, c: False,
        "section-4.4.higher-bars-incomparable.corrected; section-4.4.two",
    ),
    Wrong(
        "Definition 11 is Definition 9",
        relations.definition_11,
        lambda X, Y, c: c.strictly_weaker(X, Y),
        "definition-11.formula",
    ),
    Wrong(
        "with or first prudently weaker is strictly weaker",
        relations.definition_11_or_first,
        lambda X, Y, c: c.strictly_weaker(X, Y),
        "definition-11.or-first",
    ),
    Wrong(
        "Definition 11 turned round",
        relations.definition_11,
        lambda right, X, Y, c: right(Y, X, c),
        "definition-11.formula",
    ),
    Wrong(
        "Definition 11 always",
        relations.definition_11,
        lambda X, Y, c: True,
        "definition; theorem-13.incomparable; "
        "theorem-13.proof-base-incomparable; theorem-14.proof; "
        "theorem-15.proof-base-losses; theorem-15.proof-base-two",
    ),
    Wrong(
        "Definition 11 by Rule 1 always",
        relations.definition_11_rule_1,
        lambda X, Y, c: True,
        "theorem-15.by-rule-1; theorem-16.by-rule-1",
    ),
    Wrong(
        "Rule 1 makes no lists",
        relations.lists_by_rule_1,
        lambda X, c: (members(X),),
        "theorem-15.by-rule-1; theorem-15.proof-inference.by-rule-1",
    ),
    Wrong(
        "the repaired definition has one side",
        relations.avoidable,
        avoidable_left_only,
        "theorem-15.corrected; theorem-15.proof-steps.corrected",
    ),
    Wrong(
        "everything is avoidable",
        relations.avoidable,
        lambda X, Y, c: True,
        "theorem-13.corrected:as printed:enumeration",
    ),
    Wrong(
        "avoidable is strictly weaker",
        relations.avoidable,
        lambda X, Y, c: c.strictly_weaker(X, Y),
        "theorem-13.corrected:as printed:enumeration",
    ),
    Wrong(
        "the repaired definition turned round",
        relations.definition_11_repaired,
        lambda right, X, Y, c: right(Y, X, c),
        "theorem-15.display.corrected",
    ),
    Wrong(
        "Definition 12 always",
        relations.definition_12,
        lambda X, Y, c: True,
        "definition-12.formula:as printed:enumeration 2; "
        "theorem-14.corrected; theorem-15.proof-inference",
    ),
    Wrong(
        "the chain has the wrong parity",
        relations.tier,
        tier_of_parity_swapped,
        "section-5.example-6-prudent",
    ),
    Wrong(
        "the chain turned round",
        relations.tier,
        lambda right, x, p: (-right(x, p)[0], -right(x, p)[1]),
        "section-5.eight-simplifies; section-5.example-6-prudent",
    ),
    Wrong(
        "the chain is flat",
        relations.tier,
        lambda x, p: (0, 0),
        "section-4.5.only-incomparable.corrected",
    ),
    Wrong(
        "an indifferent player sees all",
        relations.with_one_loss,
        lambda X, p: X,
        "indifference.definition",
    ),
    Wrong(
        "choosers are not seen", relations.with_choosers, lambda X, q, N: X, "rule-5:a loss is what"
    ),
    Wrong(
        "the engine counts nothing",
        table.by_engine,
        lambda column, n, longest: 0,
        "table-1.games-10; table-1.games-11; table-1.games-13; "
        "table-1.games-9; table-1.prudent-10; table-1.prudent-11; "
        "table-1.prudent-9; table-1.selfish-10; table-1.selfish-11; "
        "table-1.selfish-9; table-1.syntactic-10; table-1.syntactic-11; "
        "table-1.syntactic-9; table-1.unsimplified-10; "
        "table-1.unsimplified-11; table-1.unsimplified-9",
    ),
    Wrong(
        "games by symmetry, one more",
        table.games_by_symmetry,
        lambda right, n: right(n) + 1,
        "table-1.games-12",
    ),
    Wrong(
        "games by the formula, one more",
        table.games_by_formula,
        lambda right, n: right(n) + 1,
        "table-1.games.strengthened",
    ),
    Wrong(
        "the engine's players are prudent",
        table.engine_values,
        lambda right, chosen, longest: right(Preference.PRUDENT, longest),
        "section-5.incomparable; section-5.selfish",
    ),
    Wrong(
        "lists of leaves have no bars",
        table.as_bars,
        lambda right, X: X if X in (1, 2, 3) else frozenset({X}),
        "section-5.complex-more-often",
    ),
    Wrong("nothing beyond the table", table.beyond, lambda column: 0, "table-1.length"),
    Wrong(
        "selfish players keep everything",
        Simplifier.kept,
        lambda self, S, p: frozenset(S),
        "definition-11.none-left; section-4.2.base-is-chooser.weakened; section-4.5.linear; "
        "section-4.5.three-n; "
        "section-5.eight-others-simple; section-5.eight-value:as printed",
    ),
    Wrong(
        "players keep one value",
        Simplifier.kept,
        lambda right, self, S, p: frozenset(sorted(right(self, S, p), key=repr)[:1]),
        "section-4.2.equal-choices; section-4.2.hundred; section-4.5.linear.measured",
    ),
    Wrong(
        "players discard the better",
        Simplifier.discards,
        lambda right, self, X, Y, p: right(self, Y, X, p),
        "theorem-16.proof-bottom-up",
    ),
    Wrong(
        "indifferent players discard as selfish ones",
        Simplifier.discards,
        lambda self, X, Y, p: self.comparisons[p - 1].strictly_weaker(X, Y),
        "section-4.5.indifferent-complex",
    ),
    Wrong(
        "players of the next",
        Simplifier.simplify,
        lambda right, self, children, p: right(self, children, p % self.N + 1),
        "theorem-16.proof-bottom-up",
    ),
    Wrong(
        "all input is refused",
        inputs.at_least,
        refusing,
        "rule-5.readings; section-2.moves; section-2.numbers-of-players; "
        "section-2.limits; section-2.no-children; section-2.player.measured; "
        "section-2.written-values; section-3.boards; section-3.graphs; "
        "section-4.1.exponents; section-4.5.preferences; section-5.lengths",
        tuple(
            (check, refusing)
            for check in (inputs.within, inputs.one_of, inputs.collection, inputs.mapping)
        ),
    ),
    Wrong(
        "games for different numbers of players are added",
        games.disjunctive_sum,
        lambda *added: games.DisjunctiveSum(added),
        "section-6.summands",
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
    "Definition 7 always",
    "the chain is flat",
    "Definition 11 turned round",
    "Definition 11 in words always",
    "the repaired definition turned round",
    "only the first move can be made",
    "the turn goes backwards",
    "both tokens go",
    "bars of the next player",
    "Rule 1 does nothing",
    "Rule 2 does nothing",
    "no moves",
    "fewer rows are analysed",
)
"""Mistakes that between them make an axiom of each chained theorem false."""
TIED = (
    "a list is its first value",
    "Rule 2 takes two pairs of brackets",
    "own tokens can be clobbered",
    "the turn goes round the other way",
    "Definition 9 never",
    "Rule 1 does nothing",
    "Rule 1 leaves one winner",
    "Rule 3 loses what is beside",
    "Definition 8 is one way",
    "to the left only",
    "Definition 7 is not reflexive",
    "Definition 7 has some for every",
    "fewer rows are analysed",
    "a bar less",
    "all rows are analysed",
    "Definition 10 one way",
    "both tokens go",
    "one value alone is a list",
    "wins are forgotten",
    "sums play the first game only",
    "nobody takes turns, too",
    "tokens step to the right",
    "1_i is of the group of 2_i",
    "players keep one value",
    "Rule 2 does nothing",
    "a list of one value is that value",
    "the chain has the wrong parity",
    "only the first move can be made",
    "the chain is flat",
    "Definition 7 always",
    "Definition 11 in words always",
    "the turn goes backwards",
    "no moves",
)
"""Mistakes that between them make false what a view says, and the claim that it stands for."""
_NO_GAMES = "games on which the claim is false have no model"
UNTIED = {
    "section-2.leaves-are-players:as printed:theorem": _NO_GAMES,
    "section-2.one-three-next-chooses:as printed:theorem": _NO_GAMES,
    "section-4.any-short-game:as printed:theorem": "the mistakes keep what has other names alike",
    "definition-7.equality-after-syntactic:as printed:and so equal: theorem": "a part by itself",
    "definition-9.some-option-left:lists as they are:theorem": _NO_GAMES,
    "definition-9.some-option-left:lists after Rules 1 to 3:theorem": _NO_GAMES,
    "definition-9.some-option-left:knowing who chooses:theorem": _NO_GAMES,
    "section-5.filter-extremity:as printed:theorem": _NO_GAMES,
    "section-5.filter-double-zero:as printed:theorem": "the rows of the models are too short",
    "section-5.fewer-games:as printed:theorem": "a sweep is asked beside it",
    "section-6.four-no-name:as printed:theorem": "the names are asked for, or the lists named",
}
"""Claims of whose view no mistake shows it."""
UNMOVED = {
    "theorem-15.proof-induction": "what follows from displays by what is transitive",
}
"""Chained theorems that rest on no definition of the document."""
