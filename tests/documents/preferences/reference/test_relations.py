"""Rules 4 and 5 and Definitions 7 to 12, against the same said another way, of all small values."""

from collections.abc import Callable, Iterator
from functools import cache
from itertools import combinations, product

import pytest

from reference.preferences import (
    DEFAULT,
    Comparison,
    Reading,
    Relation,
    Rule2Scope,
    Simplifier,
    Value,
    as_simple,
    contained,
    definition_7,
    definition_7_both_sides,
    definition_10,
    definition_10_words,
    definition_11,
    definition_11_guarded,
    definition_11_or_first,
    definition_11_repaired,
    definition_11_rule_1,
    definition_11_theorem_15,
    is_leaf,
    list_value,
    members,
    parse_value,
    rule_4,
    rule_5,
    simple_value,
    tier,
)
from reference.preferences.relations import losses_equal

Related = Callable[[Value, Value], bool]


def lists_of(values: list[Value], most: int) -> list[Value]:
    return [list_value(chosen) for n in range(1, most + 1) for chosen in combinations(values, n)]


LEAVES: list[Value] = [1, 2, 3]
SHALLOW = [*lists_of(LEAVES, 3)]
VALUES = [*LEAVES, *(x for x in lists_of(SHALLOW, 2) if not is_leaf(x))]
"""With at most two pairs of brackets, in the outer one at most two members."""
DEEPER = [*VALUES, *lists_of(VALUES, 2)[40::17]]
"""Some with three pairs besides, whose members are weaker by prudence alone."""


def one_loss(X: Value, p: int) -> Value:
    """All players but p are one, and a list of one leaf is that leaf."""
    if is_leaf(X):
        return X if X == p else 9
    found = {one_loss(x, p) for x in members(X)}
    return min(found, key=str) if len(found) == 1 else frozenset(found)


def plain_order(p: int, reading: Reading) -> Related:
    """X <=_p Y."""

    def between(X: Value) -> bool:
        return X != p and p in contained(X)

    @cache
    def at_most(X: Value, Y: Value) -> bool:
        if Y == p and (between(X) or (X != p and len(reading.selfish_rules) == 3)):
            return True
        if X == Y or (between(Y) and p not in contained(X)):
            return True
        if is_leaf(X) and is_leaf(Y):
            return False
        ways = [product(members(X), members(Y))]
        if not is_leaf(X):
            ways.append(product(members(X), [Y]))
        if not is_leaf(Y) and reading.definition_7 is definition_7_both_sides:
            ways.append(product([X], members(Y)))
        return any(not [0 for x, y in way if not at_most(x, y)] for way in ways)

    return at_most


def plain_prudence(below: Related, form: object) -> Related:
    """X <_p^P Y, from X <_p Y."""

    @cache
    def prudent(X: Value, Y: Value) -> bool:
        if form is definition_11_repaired:
            return avoided(X, Y) and not avoided(Y, X)
        if form is definition_11_guarded and below(Y, X):
            return False
        if form is definition_11_rule_1:
            return below(X, Y) or any(worse(way) for way in by_rule_1(X, Y))
        pairs = [] if is_leaf(X) and is_leaf(Y) else [*product(members(X), members(Y))]
        no_better = not any(prudent(y, x) > prudent(x, y) for x, y in pairs)
        some = any(prudent(x, y) for x, y in pairs)
        if form is definition_11_or_first and pairs:
            return (below(X, Y) or no_better) and some
        return below(X, Y) or (no_better and some)

    def avoided(X: Value, Y: Value) -> bool:
        ways = [[(x, Y) for x in members(X)]] * (not is_leaf(X))
        ways += [[(X, y) for y in members(Y)]] * (not is_leaf(Y))
        return below(X, Y) or any(map(worse, ways))

    def by_rule_1(X: Value, Y: Value) -> Iterator[list[tuple[Value, Value]]]:
        both = [[members(Z)] + [{Z}] * (as_simple(Z) is not None) for Z in (X, Y)]
        ways = ([*product(x, y)] for x, y in product(*both))
        return (way for way in ways if way != [(X, Y)])

    def worse(way: list[tuple[Value, Value]]) -> bool:
        some = any(prudent(x, y) for x, y in way)
        return some and not any(prudent(y, x) > prudent(x, y) for x, y in way)

    return prudent


@pytest.mark.parametrize("p", [1, 2, 3])
@pytest.mark.parametrize("indifferent", [False, True])
@pytest.mark.parametrize("form", [definition_7, definition_7_both_sides])
@pytest.mark.parametrize("rules", [(rule_4, rule_5), DEFAULT.selfish_rules])
def test_the_order(p: int, indifferent: bool, form: Relation, rules: tuple[Relation, ...]) -> None:
    for of_10 in (definition_10, definition_10_words):
        reading = DEFAULT._replace(definition_7=form, definition_10=of_10, selfish_rules=rules)
        c, plain = Comparison(p, 3, reading, indifferent), plain_order(p, reading)
        for X, Y in product(VALUES, repeat=2):
            x, y = (one_loss(X, p), one_loss(Y, p)) if indifferent else (X, Y)
            up, down = plain(x, y), plain(y, x)
            assert c.weaker_or_equal(X, Y) == up
            assert c.equal(X, Y) == (up and down)
            assert c.strictly_weaker(X, Y) == (up and not down)
            assert c.incomparable(X, Y) == (
                up == down and not (up and of_10 is definition_10_words)
            )


@pytest.mark.parametrize("p", [1, 2, 3])
@pytest.mark.parametrize(
    "form",
    [
        *(definition_11, definition_11_or_first, definition_11_guarded),
        *(definition_11_repaired, definition_11_rule_1),
    ],
)
@pytest.mark.parametrize("rules", [(rule_4, rule_5), DEFAULT.selfish_rules])
def test_the_prudent_order(p: int, form: Relation, rules: tuple[Relation, ...]) -> None:
    reading = DEFAULT._replace(definition_11=form, selfish_rules=rules)
    c, plain = Comparison(p, 3, reading), plain_order(p, reading)
    prudent = plain_prudence(lambda X, Y: plain(X, Y) and not plain(Y, X), form)
    for X, Y in product(DEEPER, repeat=2):
        assert c.prudently_weaker(X, Y) == prudent(X, Y)
        assert c.prudently_incomparable(X, Y) == (not prudent(X, Y) and not prudent(Y, X))


def test_losses_are_equal_as_leaves_alone() -> None:
    leaf, lists, c = 2, (frozenset({2, 3}), frozenset({1, 2})), Comparison(1)
    assert losses_equal(leaf, 3, c)
    for X in lists:
        assert not any(losses_equal(y, x, c) for y, x in ((leaf, X), (X, leaf), (X, X)))


@pytest.mark.parametrize("p", [1, 2, 3])
def test_of_simple_values_definition_7_says_the_same_by_rule_1(p: int) -> None:
    by_rule_1 = Comparison(p, 3, DEFAULT._replace(definition_7=definition_7_both_sides))
    c, simple = Comparison(p), [simple_value(a, i) for a in (1, 2, 3) for i in range(7)]
    for X, Y in product(simple, repeat=2):
        assert c.weaker_or_equal(X, Y) == by_rule_1.weaker_or_equal(X, Y)


def test_a_leaf_is_the_list_of_itself() -> None:
    assert definition_7(2, frozenset({2}), Comparison(1))
    assert definition_7(frozenset({2}), 2, Comparison(1))


@pytest.mark.parametrize("p", [1, 2, 3])
def test_the_chain_decides_only_where_both_are_simple(p: int) -> None:
    chain = Comparison(p, 3, DEFAULT._replace(definition_11=definition_11_theorem_15))
    repaired = Comparison(p, 3, DEFAULT._replace(definition_11=definition_11_repaired))
    for X, Y in product(VALUES, repeat=2):
        assert chain.prudently_weaker(X, Y) == repaired.prudently_weaker(X, Y)


def test_the_indifferent_discard_by_the_chain_as_well() -> None:
    worse, better = simple_value(1, 3), simple_value(1, 4)
    assert not Comparison(1, 3, DEFAULT, indifferent=True).strictly_weaker(worse, better)
    assert Simplifier("indifferent").kept([worse, better], 1) == {better}
    assert Simplifier("selfish").kept([worse, better], 1) == {worse, better}


@pytest.mark.parametrize("p", [1, 2, 3])
def test_the_indifferent_order_is_the_chain_or_the_plain_one(p: int) -> None:
    c, plain = Comparison(p, 3, DEFAULT, indifferent=True), plain_order(p, DEFAULT)
    for X, Y in product(VALUES, repeat=2):
        x, y = one_loss(X, p), one_loss(Y, p)
        a_i, b_j = as_simple(X), as_simple(Y)
        expected = plain(x, y) and not plain(y, x)
        if a_i and b_j:
            expected = tier(a_i, p) < tier(b_j, p)
        assert c.indifferently_weaker(X, Y) == expected


def test_rule_2_in_choices_is_applied_there_alone_and_again() -> None:
    reading = DEFAULT._replace(rule_2_scope=Rule2Scope.IN_CHOICES)
    plain, x = Simplifier("syntactic", 3, reading), parse_value("[1,[2,3]]")
    for _ in range(7):
        x = frozenset({x})
    assert plain.simplify([x], 1) == frozenset({x})
    assert plain.simplify([x, 2], 1) == parse_value("[2,[[1,[2,3]]]]")
    assert Simplifier("syntactic").simplify([x], 1) == parse_value("[[[[[[1,[2,3]]]]]]]")
