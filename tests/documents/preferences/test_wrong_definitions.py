"""Deliberately wrong definitions of `reference.preferences` are noticed by its claims."""

from collections.abc import Callable, Iterator
from itertools import product
from typing import Any

import pytest

from proofs_check.core.evidence import Effort, Verdict
from proofs_check.core.ledger import ledger
from proofs_check.documents.preferences import table
from proofs_check.documents.preferences.chain import by_the_chain, compared
from proofs_check.documents.preferences.evaluated import clear_caches, stated, value_of
from proofs_check.documents.preferences.powers import power
from proofs_check.documents.preferences.ranges import named, short_values, shown, small_values
from proofs_check.documents.preferences.readings import ALWAYS, REPAIRED
from proofs_check.documents.preferences.transcribed import fits, letters, printed_value
from reference.preferences import (
    Clobber,
    Evaluation,
    Preference,
    Relations,
    SimpleValue,
    Simplifier,
    Value,
    definition_7,
    inside,
    is_leaf,
    loss_below_win,
    members,
    rule_2,
    rule_3_leaves,
    rule_5,
    syntactically_simplified,
    tier,
)
from reference.preferences.relations import avoidable

Wrong = Callable[..., Any]


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


def kept_most(self: Simplifier, S: Any, p: int) -> frozenset[Value]:
    """Nothing is discarded."""
    del p
    return frozenset(S)


def two_brackets(X: Value, N: int = 3) -> Value:
    """Rule 2 with one pair of brackets too few."""
    x = inside(X, N - 1)
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


MUTANTS: list[tuple[str, Wrong, Wrong, tuple[str, ...]]] = [
    (
        "own tokens can be clobbered",
        Clobber.options,
        own_tokens_too,
        ("section-3.move", "table-1.unsimplified-5"),
    ),
    (
        "to the left only",
        Clobber.options,
        first_neighbour_only,
        ("section-3.two-player-move", "example-4.value", "section-5.filter-mirror"),
    ),
    (
        "the token does not move",
        Clobber.options,
        attacker_stays,
        ("section-3.move", "example-5.value"),
    ),
    (
        "the turn goes round the other way",
        Evaluation.children,
        start_over,
        ("example-5.value", "rule-2.three-extra-moves", "section-4.5.board-12-player-3"),
    ),
    (
        "Rule 2 takes two pairs of brackets",
        rule_2,
        two_brackets,
        ("section-5.example-6-selfish",),
    ),
    (
        "Rule 3 does nothing",
        rule_3_leaves,
        lambda x, N=3: frozenset(x),
        ("table-1.syntactic-7",),
    ),
    (
        "Definition 7 lacks a clause",
        definition_7,
        no_second_clause,
        ("definition-7.formula", "section-4.4.and-so-on"),
    ),
    (
        "Definition 7 has some for every",
        definition_7,
        some_for_every,
        ("definition-7.formula", "definition-9.formula"),
    ),
    (
        "a loss is not below a win",
        loss_below_win,
        lambda y, x, c: False,
        ("table-1.selfish-6", "section-4.4.certain-win", "theorem-13.even-two"),
    ),
    (
        "no Rule 5",
        rule_5,
        lambda y, x, c: False,
        ("rule-5", "section-4.4.one-bar-below-two-bar", "theorem-13.odd-two"),
    ),
    (
        "selfish players keep everything",
        Simplifier.kept,
        kept_most,
        ("table-1.selfish-5", "section-4.4.might-win", "theorem-16.corrected"),
    ),
    (
        "the chain has the wrong parity",
        tier,
        tier_of_parity_swapped,
        ("section-5.example-6-prudent", "section-5.eight-simplifies"),
    ),
    (
        "the repaired definition has one side",
        avoidable,
        avoidable_left_only,
        (
            "theorem-15.corrected",
            "theorem-15.display.corrected",
            "theorem-15.proof-steps.corrected",
        ),
    ),
]


def forget() -> None:
    """Forget what was computed under another definition."""
    clear_caches()
    table.engine_values.cache_clear()


@pytest.fixture
def mutate(monkeypatch: pytest.MonkeyPatch) -> Iterator[Callable[[Wrong, Wrong], None]]:
    """Replace a definition; what was computed is forgotten before and after.

    A `Reading` holds the functions themselves, so that the body of the function is replaced, not
    the name by which a module knows it. The names in it are those of the definition's own module.
    """

    def replace(right: Wrong, wrong: Wrong) -> None:
        monkeypatch.setattr(right, "__code__", wrong.__code__)
        forget()

    yield replace
    monkeypatch.undo()
    forget()


@pytest.mark.parametrize(
    ("right", "wrong", "claims"),
    [mutant[1:] for mutant in MUTANTS],
    ids=[mutant[0] for mutant in MUTANTS],
)
def test_a_wrong_definition_is_noticed(
    right: Wrong, wrong: Wrong, claims: tuple[str, ...], mutate: Callable[[Wrong, Wrong], None]
) -> None:
    known = ledger("preferences")
    before = {name: known[f"preferences/{name}"].run(Effort.DEFAULT) for name in claims}
    mutate(right, wrong)
    for name in claims:
        found = known[f"preferences/{name}"].run(Effort.DEFAULT)
        if before[name].verdict is Verdict.AMBIGUOUS:
            assert found.verdict.is_false, name
        else:
            assert before[name].verdict.is_true, name
            assert found.verdict.is_false or found.verdict is Verdict.AMBIGUOUS, name


def test_a_wrong_cell_of_table_1_is_an_erratum() -> None:
    for column, number in (("games", 3608), ("selfish", 9)):
        cell = table.PrintedCell(column, 7, number)
        assert cell.run(Effort.DEFAULT).verdict is Verdict.ERRATUM
    by_engine = table.PrintedCell("prudent", 8, 9)
    assert by_engine.run(Effort.DEFAULT).verdict is Verdict.ERRATUM
    assert table.PrintedCell("prudent", 13, 14).run(Effort.DEFAULT).verdict is Verdict.NOT_RUN


def test_a_wrong_order_between_simple_values_is_noticed() -> None:
    assert stated(REPAIRED, ("2_2", "<", "2_1")) == (True, {})
    for wrong in (("2_1", "<", "2_2"), ("2_1", "|", "2_2"), ("2_2", "|", "2_1")):
        holds, shows = stated(REPAIRED, wrong)
        assert not holds
        assert shows["left"] == wrong[0]


def test_what_coalitions_can_bring_about() -> None:
    X = named("[[1,3]]")
    # With player 1 to move player 2 chooses between 1 and 3: player 1 alone brings about neither.
    coalitions = [set(), {1}, {2}, {3}, {1, 2}, {1, 3}, {2, 3}, {1, 2, 3}]
    by_coalition = dict(zip(map(frozenset, coalitions), power(X, 1), strict=True))
    assert frozenset({1}) in by_coalition[frozenset({2})]
    assert frozenset({1}) not in by_coalition[frozenset({1})]
    assert power(X, 1) != power(named("[1,3]"), 1)


def test_values_by_length_and_by_depth() -> None:
    assert [len(small_values(depth)) for depth in (0, 1, 2)] == [3, 7, 127]
    assert len(short_values(13)) == 148
    short = set(short_values(13))
    assert {X for X in small_values(2) if len(shown(X)) <= 13} <= short


def test_a_print_fits_a_value_in_some_order_of_its_lists_only() -> None:
    X = named("[1,[2,3],[1,[1,2]]]")
    assert fits(X, letters("[[3,2],[[2,1],1],1]"))
    assert fits(X, "1,2,3,1,1,2")
    for wrong in ("1,2,3,1,2,1,2", "1,2,3,2,1,2", "2,1,3,1,1,2", "1,2,3,1,1", "1,2,31,1,2", ""):
        assert not fits(X, wrong), wrong


def test_a_long_print_with_one_number_changed_fits_no_longer() -> None:
    symbols = letters(printed_value("example-6-unsimplified")["value"])
    X = value_of("1232132321", 1, Preference.NONE)
    assert fits(X, symbols)
    assert not fits(X, ("2" if symbols[0] == "1" else "1") + symbols[1:])


def test_values_after_the_syntactic_rules() -> None:
    for text, after in (
        ("[[1,3]]", "[1,3]"),
        ("[2,[[[1,[1,2]]]]]", "[1,2,[1,2]]"),
        ("[[[[1]]]]", "1"),
    ):
        assert syntactically_simplified(named(text)) == named(after)
    kept = named("[2,[1,2]]")
    assert syntactically_simplified(kept) == kept
    assert sum(syntactically_simplified(X) == X for X in small_values(2)) == 124


def test_an_order_is_read_as_it_is_written() -> None:
    assert list(compared("{2_(2i+1),3_i} < 1_0", 2)) == [("2_5", "<", "1_0"), ("3_2", "<", "1_0")]
    assert list(compared("1_(i-1) is incomparable with 2_i", 3)) == [("1_2", "|", "2_3")]
    with pytest.raises(ValueError, match="exponent"):
        list(compared("1_(j) < 2_0", 1))


def test_the_chain_written_out_is_the_order_of_its_keys() -> None:
    names = [SimpleValue(a, i) for i in range(5) for a in (1, 2, 3)]
    for x, y in product(names, repeat=2):
        for p in (1, 2, 3):
            below = tier(x, p) < tier(y, p)
            if below or tier(y, p) < tier(x, p):
                assert by_the_chain([x, y], p, 5) == (y if below else x)


def test_rule_3_as_printed_misses_table_1() -> None:
    cells = list(table.column_cells("syntactic", ALWAYS))
    assert [cell.printed for cell in cells] == [501, 2398]
    assert all(cell.computed != cell.printed for cell in cells)
