"""Values of positions: what the document prints, mixed players, sums, readings."""

from itertools import product

import pytest

from reference.errors import InvalidInput
from reference.preferences import (
    DEFAULT,
    Comparison,
    Evaluation,
    Preference,
    Reading,
    Relation,
    Rule2Scope,
    Simplifier,
    SkippedTurn,
    Value,
    analysed_rows,
    as_simple,
    definition_7,
    definition_7_both_sides,
    definition_10_words,
    definition_11,
    definition_11_guarded,
    definition_11_or_first,
    definition_11_repaired,
    definition_11_theorem_15,
    disjunctive_sum,
    format_value,
    graph,
    grid,
    guaranteed_loss_forced,
    joined,
    list_value_same,
    nesting,
    parse_value,
    row,
    rule_3,
    rule_3_leaves_as_displayed,
    rule_4,
    rule_5,
    simple_value,
    tier,
    value,
    with_choosers,
)
from reference.preferences.values import MAX_DEPTH


@pytest.mark.parametrize(
    ("board", "start", "chosen", "expected"),
    [
        ("213", 1, "none", "1"),
        ("12223", 1, "none", "[[1,3]]"),
        ("123213", 1, "none", "[[1,3],[2,3],[1,[1,2]]]"),
        ("1232132321", 1, "selfish", "[[[1,2]]]"),
        ("1232132321", 1, "prudent", "[1,2]"),
        ("132323123", 1, "selfish", "[[[1,2],[[2,3]]],[[[2,3],[[1,3]]]],[[1,2],[[2,3],[[1,3]]]]]"),
        ("132323123", 1, "prudent", "[1,2]"),
        ("1223", 2, "prudent", "[1,3]"),
        ("12013", 1, "none", "[2,3]"),
        ("112013", 1, "none", "[1,3]"),
        ("112013", 1, "selfish", "1"),
    ],
)
def test_values(board: str, start: int, chosen: str, expected: str) -> None:
    assert format_value(value(*row(board), start, chosen)) == expected


def count(n: int, chosen: str, reading: Reading = DEFAULT) -> int:
    game, _ = row("1" * n)
    evaluation = Evaluation(game, chosen, reading)
    return len(set(evaluation.values((row(board)[1], 1) for board in analysed_rows(n))))


@pytest.mark.parametrize(
    ("chosen", "numbers"),
    [
        ("none", [2, 3, 7, 21, 77, 506]),
        ("syntactic", [2, 3, 7, 21, 77, 501]),
        ("selfish", [2, 3, 4, 5, 7, 8]),
        ("prudent", [2, 3, 4, 5, 7, 8]),
        ("indifferent", [2, 3, 4, 5, 7, 8]),
    ],
)
def test_table_1(chosen: str, numbers: list[int]) -> None:
    assert [count(n, chosen) for n in range(2, 8)] == numbers


@pytest.mark.parametrize(
    ("chosen", "n", "changed"),
    [
        ("none", 7, DEFAULT._replace(list_value=list_value_same)),
        ("none", 7, DEFAULT._replace(skipped_turn=SkippedTurn.NO_LEVEL)),
        ("syntactic", 7, DEFAULT._replace(rule_3=rule_3_leaves_as_displayed)),
        ("syntactic", 7, DEFAULT._replace(rule_3=rule_3)),
        ("selfish", 6, DEFAULT._replace(selfish_rules=(rule_4, rule_5))),
        ("selfish", 8, DEFAULT._replace(rule_2_scope=Rule2Scope.IN_CHOICES)),
    ],
)
def test_other_readings_do_not_give_table_1(chosen: str, n: int, changed: Reading) -> None:
    assert count(n, chosen, changed) != count(n, chosen)


def test_a_selfish_player_and_two_who_keep_everything() -> None:
    X = value(*row("112013"), 1, ["selfish", "none", "none"])
    assert X == 1
    assert value(*row("112013"), 1, ["none", "selfish", "prudent"]) == parse_value("[1,3]")


def test_each_player_discards_by_their_own_preference() -> None:
    avoided = {p: [simple_value(p % 3 + 1, i) for i in (1, 2)] for p in (1, 2, 3)}
    assert Simplifier("prudent").kept(avoided[1], 1) < Simplifier("selfish").kept(avoided[1], 1)
    for chosen in product(Preference, repeat=3):
        mixed = Simplifier(chosen)
        for (p, S), own in zip(avoided.items(), chosen, strict=True):
            assert mixed.kept(S, p) == Simplifier(own).kept(S, p)


def test_sums() -> None:
    left, right = row("112"), row("13")
    both = disjunctive_sum(left[0], right[0])
    for chosen in Preference:
        expected = value(*row(joined("112", "13")), 1, chosen)
        assert value(both, (left[1], right[1]), 1, chosen) == expected


def test_a_row_a_grid_and_a_graph_of_the_same_board() -> None:
    edges = [(0, 1), (1, 2), (3, 4), (4, 5), (0, 3), (1, 4), (2, 5)]
    tokens = [1, 2, 3, 3, 1, 2]
    for chosen in Preference:
        assert value(*grid("123/312"), 2, chosen) == value(*graph(tokens, edges), 2, chosen)


def test_four_players() -> None:
    # Player 3 is skipped, player 4 clobbers 2, and player 1 clobbers player 4.
    assert value(*row("124", 4), 3) == 1
    assert value(*grid("12/34", 4), 1, "prudent") == value(*grid("12/34", 4), 1, "selfish")


# Relations


def test_the_worked_comparisons() -> None:
    one = Comparison(1)
    two_bar = simple_value(2, 1)
    assert one.strictly_weaker(simple_value(1, 1), two_bar)
    assert one.strictly_weaker(simple_value(3, 2), two_bar)
    assert one.strictly_weaker(parse_value("[2_1,3_2]"), two_bar)
    assert one.incomparable(two_bar, simple_value(2, 2))
    assert not one.strictly_weaker(simple_value(3, 1), two_bar)


def test_definition_11_is_not_theorem_15() -> None:
    X, Y = simple_value(2, 2), simple_value(2, 1)
    for form in (definition_11, definition_11_or_first, definition_11_guarded):
        assert not Comparison(1, 3, DEFAULT._replace(definition_11=form)).prudently_weaker(X, Y)
    for form in (definition_11_theorem_15, definition_11_repaired):
        assert Comparison(1, 3, DEFAULT._replace(definition_11=form)).prudently_weaker(X, Y)


@pytest.mark.parametrize("p", [1, 2, 3])
def test_the_repaired_definition_is_the_chain(p: int) -> None:
    repaired = Comparison(p, 3, DEFAULT._replace(definition_11=definition_11_repaired))
    values = [simple_value(a, i) for i in range(7) for a in (1, 2, 3)]
    for X in values:
        for Y in values:
            x, y = as_simple(X), as_simple(Y)
            assert x is not None
            assert y is not None
            assert repaired.prudently_weaker(X, Y) == (tier(x, p) < tier(y, p))


def test_the_player_after_the_one_who_compares_chooses_first() -> None:
    """By default: with another one first, some pair is compared otherwise."""
    forced = DEFAULT._replace(compared=with_choosers, guaranteed_loss=guaranteed_loss_forced)
    texts = ("[1,[2,3]]", "[2,[1,3]]", "[3,[1,2]]", "[[1,2],[1,3]]", "[[1,2],[2,3]]")
    values = [parse_value(text) for text in texts]

    def compared(p: int, first: int | None = None) -> list[bool]:
        own = Comparison(p, 3, forced, first=first)
        return [own.prudently_weaker(X, Y) for X in values for Y in values]

    for p in (1, 2, 3):
        following = p % 3 + 1
        assert compared(p) == compared(p, following)
        assert any(compared(p) != compared(p, other) for other in {1, 2, 3} - {following})


def test_definition_11_as_printed_may_leave_nothing() -> None:
    X = parse_value("[2,[1,2],[1,3]]")
    printed = Comparison(1, 3, DEFAULT._replace(definition_11=definition_11))
    assert printed.prudently_weaker(X, frozenset({X}))
    assert printed.prudently_weaker(frozenset({X}), X)


def test_other_readings_of_relations() -> None:
    x, wrapped = parse_value("[1,3]"), parse_value("[[1,3]]")
    assert Comparison(1).strictly_weaker(wrapped, x)
    both = DEFAULT._replace(definition_7=definition_7_both_sides)
    assert Comparison(1, 3, both).equal(wrapped, x)
    words = DEFAULT._replace(definition_10=definition_10_words)
    assert not Comparison(1, 3, words).incomparable(x, x)
    aware = DEFAULT._replace(compared=with_choosers)
    assert not Comparison(1, 3, aware).weaker_or_equal(x, wrapped)
    forced = Comparison(1, 3, aware._replace(guaranteed_loss=guaranteed_loss_forced))
    # At [1,3] player 2 chooses, and can make player 1 lose; of [2,3] and [1,3] it is no better.
    assert not rule_5(parse_value("[2,3]"), x, forced)
    assert rule_5(parse_value("[2,3]"), x, Comparison(1, 3, aware))


def test_a_list_that_another_player_chooses_from_is_another_list() -> None:
    x = frozenset({1, 3})
    one, two = with_choosers(x, 1, 3), with_choosers(x, 2, 3)
    assert one == with_choosers(frozenset({x}), 3, 3)
    assert (one == two, one != two, one == x, x != one) == (False, True, False, True)


def nested(x: Value) -> Value:
    """X in lists with leaves beside it, as deep as values can be."""
    for k in range(MAX_DEPTH - nesting(x)):
        x = frozenset({x, 1 + k % 3})
    return x


@pytest.mark.parametrize(
    "form",
    [
        definition_11,
        definition_11_or_first,
        definition_11_guarded,
        definition_11_repaired,
        definition_11_theorem_15,
    ],
)
@pytest.mark.parametrize("form_of_7", [definition_7, definition_7_both_sides])
def test_the_deepest_values_are_compared(form: Relation, form_of_7: Relation) -> None:
    X, Y = nested(parse_value("[1,2]")), nested(parse_value("[1,3]"))
    c = Comparison(1, 3, DEFAULT._replace(definition_7=form_of_7, definition_11=form))
    assert c.prudently_weaker(X, Y) == form(X, Y, c)
    assert c.weaker_or_equal(X, Y) == form_of_7(X, Y, c)


@pytest.mark.parametrize("form", [definition_7, definition_7_both_sides])
@pytest.mark.parametrize("p", [1, 2, 3])
def test_brackets_around_brackets_are_compared(form: Relation, p: int) -> None:
    X, Y = parse_value("[1,2]"), parse_value("[1,3]")
    for _ in range(MAX_DEPTH - 1):
        X, Y = frozenset({X}), frozenset({Y, 2})
    c = Comparison(p, 3, DEFAULT._replace(definition_7=form))
    for one, other in ((X, Y), (Y, X)):
        assert c.weaker_or_equal(one, other) == form(one, other, c)


def test_equal_values_of_different_objects_are_seen_to_be_equal() -> None:
    X, Y = simple_value(2, MAX_DEPTH), simple_value(2, MAX_DEPTH)
    assert Comparison(1).equal(X, Y)


def test_a_comparison_refuses_what_is_nested_too_deeply() -> None:
    X: Value = frozenset({nested(parse_value("[1,2]"))})
    for related in (Comparison(1).weaker_or_equal, Comparison(1).prudently_weaker):
        with pytest.raises(InvalidInput, match="nested brackets"):
            related(X, 1)
