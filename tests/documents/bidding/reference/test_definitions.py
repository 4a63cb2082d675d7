"""The definitions among each other: general and special, literal and simplified, small and long."""

import inspect
import random
from collections import deque
from collections.abc import Iterator
from fractions import Fraction
from itertools import combinations, islice, product

import pytest

import reference.bidding as bidding
from reference.bidding import (
    Action,
    Ending,
    Number,
    Player,
    Position,
    Reading,
    RightWeight,
    Row,
    Ruleset,
    Unopposed,
    alternating_outcome,
    as_ruleset,
    automaton,
    bid_matrix,
    bidding_set,
    convergence_closed_form,
    convergence_heaps,
    convergence_sum,
    corollary_6_table,
    definition_10,
    dominated_bids,
    entries_sum,
    equilibria,
    equilibrium_bids,
    forced_wins_budget,
    formula_3_rows,
    has_unique_equilibrium,
    heap_ruleset,
    in_U,
    left_arrows,
    maximin_table,
    minimax_rows,
    minimax_table,
    minimax_value,
    observation_5_as_printed,
    observation_5_table,
    outcome_bounds,
    outcome_vector,
    property_A,
    property_B,
    property_C,
    proposition_4_table,
    right_arrows,
    rows,
    ruleset,
    ruleset_bid_matrix,
    symmetric,
    unitary_rows,
    unitary_value,
    utility,
    utility_as_printed,
    value,
    zero_bidding,
)
from reference.bidding.bids import Domination
from reference.errors import InvalidInput
from tests.documents.bidding.reference.test_readings import committed


def bidding_sets(TB: int) -> Iterator[tuple[int, ...]]:
    """Every valid bidding set."""
    for size in range(1, TB + 2):
        for B in combinations(range(TB + 1), size):
            try:
                yield bidding_set(B, TB)
            except InvalidInput:
                continue


@pytest.mark.parametrize("S", [(1,), (2,), (1, 2), (2, 3), (1, 3, 4)])
@pytest.mark.parametrize("TB", range(4))
def test_definition_8_is_definition_1(S: tuple[int, ...], TB: int) -> None:
    """Both functions, maximin and minimax, every bidding set, under every reading that arises."""
    for B, sign, action, unopposed in product(bidding_sets(TB), RightWeight, Action, Unopposed):
        reading = Reading(right_weight=sign, action=action, unopposed=unopposed)
        gamma = heap_ruleset(S, TB, 7, B, sign)
        maximin = maximin_table(gamma, reading=reading)
        minimax = minimax_table(gamma, reading=reading)
        for x, row in enumerate(rows(S, TB, B, 7, reading)):
            assert (row.nu_hat, row.nu) == (maximin[x].nu_hat, maximin[x].nu)
        for x, row in enumerate(minimax_rows(S, TB, B, 7, reading)):
            assert (row.nu_hat, row.nu) == (minimax[x].nu_hat, minimax[x].nu)


@pytest.mark.parametrize("TB", range(9))
def test_definition_10_is_definition_8(TB: int) -> None:
    for general, unitary in zip(rows({1}, TB, up_to=24), unitary_rows(TB, 24), strict=True):
        assert general.nu_hat == unitary


@pytest.mark.parametrize("TB", range(11))
def test_formula_3_is_definition_10(TB: int) -> None:
    assert list(formula_3_rows(TB, 40)) == list(unitary_rows(TB, 40))


def paths(
    length: int, weights: range
) -> Iterator[tuple[dict[int, list[int]], dict[tuple[int, int], int]]]:
    """Heaps 0 to `length` - 1, one move each, with any weights."""
    for chosen in product(weights, repeat=length - 1):
        M = {x: [x - 1] if x else [] for x in range(length)}
        yield M, {(x, x - 1): chosen[x - 1] for x in range(1, length)}


@pytest.mark.parametrize(
    ("TB", "B"), [(0, {0}), (1, {0, 1}), (1, {1}), (2, {0, 1, 2}), (3, {0, 2}), (3, {1, 2})]
)
def test_symmetric_formulas_on_paths(TB: int, B: set[int]) -> None:
    """Proposition 4 and Observation 5 are one formula; in U it and (2) give Definition 1's."""
    in_class = 0
    for M, w in paths(4, range(-1, 2)):
        path = symmetric(list(M), M, w, B, TB)
        for sign in RightWeight:
            gamma = as_ruleset(path, sign)
            table = maximin_table(gamma, reading=Reading(right_weight=sign))
            assert in_U(gamma, Reading(right_weight=sign)) == in_U(as_ruleset(path))
        formula = proposition_4_table(path)
        assert observation_5_table(path) == formula
        upto = {x: formula[x] for x in range(3)}
        assert proposition_4_table(path, 2) == observation_5_table(path, 2) == upto
        for x in range(1, 4):
            # To the letter the tie term asks the value at x, which here is given that of x - 1.
            given = formula | {x: formula[x - 1]}
            printed = tuple(observation_5_as_printed(path, x, p, given) for p in range(TB + 1))
            assert printed == formula[x]
        assert observation_5_as_printed(path, 0, 0, {}) == 0
        if not in_U(as_ruleset(path)):
            continue
        in_class += 1
        literal = {x: row.nu_hat for x, row in table.items()}
        assert formula == literal
        if 0 in B:
            assert corollary_6_table(path) == literal
    assert in_class > 0


def test_proposition_4_needs_more_than_symmetry() -> None:
    """Where maximin is below minimax, (1) fails, and one move on so does the display."""
    X = [0, 1, 2, 3]
    M = {x: [x - 1] if x else [] for x in X}
    path = symmetric(X, M, {(1, 0): -2, (2, 1): -1, (3, 2): -2}, {0, 1, 2}, TB=2)
    table = maximin_table(as_ruleset(path))
    assert table[2] == Row((-1, -1, 1), (-1, -1, 1))
    assert table[2].nu[1] != -table[2].nu_hat[1]
    assert not has_unique_equilibrium(as_ruleset(path))
    assert table[3].nu_hat == (-3, -3, -1)
    assert proposition_4_table(path)[3] == (-3, -1, -1)


def test_observation_5_as_printed_is_no_formula_for_heap_1() -> None:
    one = symmetric([0, 1], {0: [], 1: [0]}, {(1, 0): 1}, {0, 1}, TB=1)
    values = observation_5_table(one)
    assert values[1] == (-1, 1)
    assert [observation_5_as_printed(one, 1, p, values) for p in (0, 1)] == [-1, 2]


def test_corollary_6_has_no_term_without_zero() -> None:
    one = symmetric([0, 1], {0: [], 1: [0]}, {(1, 0): 1}, {1}, TB=1)
    assert proposition_4_table(one)[1] == (-1, 1)
    with pytest.raises(InvalidInput, match="bids that hold 0"):
        corollary_6_table(one)


def alternating(gamma: Ruleset, x: Position) -> tuple[Number, Number]:
    """Alternating play, written on its own: the score if Left starts, and if Right starts."""
    left: Number = gamma.tau_L.get(x, 0)
    right: Number = gamma.tau_R.get(x, 0)
    if gamma.L[x]:
        left = max(gamma.w_L[x, y] + alternating(gamma, y)[1] for y in gamma.L[x])
    if gamma.R[x]:
        right = min(gamma.w_R[x, z] + alternating(gamma, z)[0] for z in gamma.R[x])
    return left, right


def random_ruleset(rng: random.Random, TB: int) -> Ruleset:
    X = list(range(rng.randint(1, 6)))
    L = {x: [y for y in range(x) if rng.random() < 0.6] for x in X}
    R = {x: [y for y in range(x) if rng.random() < 0.6] for x in X}
    return ruleset(
        X,
        L,
        R,
        {(x, y): Fraction(rng.randint(-6, 6), rng.randint(1, 3)) for x in X for y in L[x]},
        {(x, y): Fraction(rng.randint(-6, 6), rng.randint(1, 3)) for x in X for y in R[x]},
        {x: rng.randint(-3, 3) for x in X if not L[x] or not R[x]},
        rng.choice(list(bidding_sets(TB))),
        TB,
    )


def test_a_total_budget_of_0_is_alternating_play() -> None:
    rng = random.Random(29)
    for _ in range(200):
        gamma = random_ruleset(rng, TB=0)
        for x in gamma.X:
            assert alternating_outcome(gamma, x) == alternating(gamma, x)
            assert outcome_vector(gamma, x) == alternating(gamma, x)
            assert minimax_table(gamma, x)[x] == maximin_table(gamma, x)[x]


def test_maximin_is_at_most_minimax_and_the_matrix_has_both() -> None:
    rng = random.Random(7)
    for TB in (0, 1, 2, 3):
        for _ in range(40):
            gamma = random_ruleset(rng, TB)
            table, other = maximin_table(gamma), minimax_table(gamma)
            x, p, marker = rng.choice(gamma.X), rng.randint(0, TB), rng.choice(list(Player))
            assert table[x].under(marker)[p] <= other[x].under(marker)[p]
            matrix = ruleset_bid_matrix(gamma, x, p, marker)
            assert matrix.maximin == table[x].under(marker)[p]
            assert matrix.maximin <= matrix.minimax
            assert bool(equilibria(matrix)) == (matrix.maximin == matrix.minimax)
            lefts, rights = (
                zip(*equilibria(matrix), strict=True) if equilibria(matrix) else ((), ())
            )
            assert equilibrium_bids(matrix, Player.LEFT) == tuple(dict.fromkeys(lefts))
            assert {*equilibrium_bids(matrix, Player.RIGHT)} == {*rights}


def mirrored(gamma: Ruleset, sign: RightWeight) -> Ruleset:
    """Left and Right change places: every score is the negative of what it was."""
    of_a_move = -1 if sign is RightWeight.ADDED else 1
    return ruleset(
        gamma.X,
        gamma.R,
        gamma.L,
        {edge: of_a_move * weight for edge, weight in gamma.w_R.items()},
        {edge: of_a_move * weight for edge, weight in gamma.w_L.items()},
        {t: -gamma.tau_R[t] for t in gamma.X if not gamma.R[t]},
        gamma.B,
        gamma.TB,
        tau_R={t: -gamma.tau_L[t] for t in gamma.X if not gamma.L[t]},
    )


@pytest.mark.parametrize("sign", RightWeight)
@pytest.mark.parametrize("action", Action)
def test_the_players_are_alike_under_every_reading(sign: RightWeight, action: Action) -> None:
    rng, deciding = random.Random(3), 0
    for ending, unopposed in product(Ending, Unopposed):
        reading = Reading(sign, ending, action, unopposed)
        for gamma in (committed(), *(random_ruleset(rng, TB) for TB in (0, 1, 2, 2, 2, 3, 3))):
            table = minimax_table(mirrored(gamma, sign), reading=reading)
            for x, row in maximin_table(gamma, reading=reading).items():
                assert [-value for value in row.nu_hat] == [*reversed(table[x].nu)]
                assert [-value for value in row.nu] == [*reversed(table[x].nu_hat)]
            other = Action.WITH_BID if action is Action.AFTER_BID else Action.AFTER_BID
            deciding += table != minimax_table(
                mirrored(gamma, sign), reading=reading._replace(action=other)
            )
    assert deciding or sign is RightWeight.SUBTRACTED


def test_the_class_U_has_all_three_properties() -> None:
    rng, seen = random.Random(5), set()
    for _ in range(100):
        gamma = random_ruleset(rng, rng.choice([1, 2]))
        table = [*maximin_table(gamma).values()]
        has = tuple(all(map(each, table)) for each in (property_A, property_B, property_C))
        assert in_U(gamma) == all(has)
        seen.add(has)
        assert has_unique_equilibrium(gamma) == (maximin_table(gamma) == minimax_table(gamma))
    assert seen >= {(True, True, True), (True, True, False), (True, False, True)}


@pytest.mark.parametrize("TB", range(3))
def test_properties_A_B_and_C_of_every_small_row(TB: int) -> None:
    for values in product(range(2), repeat=2 * (TB + 1)):
        hat, plain = values[: TB + 1], values[TB + 1 :]
        row = Row(hat, plain)
        assert property_A(row) == (list(hat) == sorted(hat) and list(plain) == sorted(plain))
        assert property_B(row) == ((0, 1) not in zip(hat, plain, strict=True))
        assert property_C(row) == ((1, 0) not in zip(hat, plain[1:], strict=False))


def test_the_utility_of_a_line_is_what_its_moves_weigh() -> None:
    gamma = ruleset(
        ["a", "b", "c"],
        {"a": ["b", "c"], "b": ["c"], "c": []},
        {"a": ["c"], "b": ["c"], "c": []},
        {("a", "b"): 1, ("a", "c"): 2, ("b", "c"): 4},
        {("a", "c"): 8, ("b", "c"): 16},
        {"c": 32},
        {0},
        TB=0,
        tau_R={"c": 64},
    )
    left, right = Player.LEFT, Player.RIGHT
    assert utility(gamma, "a", [(left, "b"), (right, "c")], left) == 1 + 16 + 32
    assert utility(gamma, "a", [(left, "b"), (left, "c")], right) == 1 + 4 + 64
    assert utility_as_printed(gamma, "a", [(left, "b"), (right, "c")], right) == 1 - 16 + 64
    assert utility_as_printed(gamma, "b", [(right, "c")], left) == 32 - 16
    for line, last in (([(right, "b")], left), ([(left, "b")], right), ([(right, "a")], left)):
        with pytest.raises(InvalidInput, match=r"^(line|last): got"):
            utility(gamma, "a", line, last)


def test_only_what_can_be_reached_is_computed() -> None:
    gamma = heap_ruleset({2}, 1, 9)
    assert sorted(maximin_table(gamma, 4)) == [0, 2, 4]  # type: ignore[type-var]


def test_a_matrix_of_a_heap_is_that_of_its_ruleset() -> None:
    for x, p, marker in product((1, 3, 6), range(4), Player):
        literal = ruleset_bid_matrix(heap_ruleset({1, 3}, 3, x, {0, 2}), x, p, marker)
        assert bid_matrix({1, 3}, 3, x, p, marker, {0, 2}).cells == literal.cells


def test_domination_in_a_matrix() -> None:
    matrix = bid_matrix({1}, 9, x=9, p=6)
    strict = [declared.bid for declared in dominated_bids(matrix, Player.LEFT, Domination.STRICT)]
    weak = [declared.bid for declared in dominated_bids(matrix, Player.LEFT)]
    assert strict == [4, 5, 6]
    assert weak == [2, 3, 4, 5, 6]
    assert [declared.bid for declared in dominated_bids(matrix, Player.RIGHT)] == [2]


def test_convergence_of_the_figures() -> None:
    assert convergence_heaps(8, 60) == (11, 12)
    assert convergence_heaps(9, 60) == (17, 18)
    assert convergence_heaps(0, 10) == (0, 1)
    assert [convergence_heaps(8, up_to) for up_to in (10, 11, 12)] == [(), (11,), (11, 12)]


@pytest.mark.parametrize("reduced", [False, True])
def test_the_arrows_of_right_are_those_of_left_in_a_mirror(reduced: bool) -> None:
    for TB in range(9):
        for bid in range(1, TB + 1):
            mirrored = [
                (TB - arrow.source, TB - arrow.target, arrow.marker)
                for arrow in reversed(left_arrows(TB, bid, reduced=reduced))
            ]
            assert list(right_arrows(TB, bid, reduced=reduced)) == mirrored
            least = bid - 1 if reduced else 0
            assert [p for p, _, _ in mirrored] == list(range(least, TB - bid + 1))


def test_the_display_of_theorem_27() -> None:
    """Its two sides agree for odd TB and differ by 1 for even TB."""
    for TB in range(40):
        assert convergence_sum(TB) - convergence_closed_form(TB) == (TB + 1) % 2


def test_the_entries_of_the_automaton_add_up_to_one_a_node() -> None:
    """Each entry pairs with one of the other state to 1: their plain sum is not quadratic."""
    for TB in range(30):
        assert entries_sum(TB) == TB + 1
        assert zero_bidding(automaton(TB).even) == automaton(TB)


def test_the_lower_bound_of_lemma_22_fails_for_odd_budgets() -> None:
    assert outcome_bounds(1) == (0, 2)
    assert unitary_value(1, 1, 0) == -1


@pytest.mark.parametrize("TB", range(16))
def test_the_thresholds_of_theorem_29_are_exact(TB: int) -> None:
    """Left takes all x objects from this budget on, and not from less."""
    for x, row in enumerate(rows({1}, TB, up_to=5)):
        if x == 0:
            continue
        for p, marker in product(range(TB + 1), Player):
            wins = row.under(marker)[p] == x
            assert wins == (p >= forced_wins_budget(x, TB - p, marker))


def test_values_of_single_heaps() -> None:
    last = deque(rows({1, 3}, 4, {0, 2}, up_to=9), maxlen=1)[0]
    other = deque(minimax_rows({1, 3}, 4, {0, 2}, up_to=9), maxlen=1)[0]
    for p, marker in product(range(5), Player):
        assert value({1, 3}, 4, 9, p, marker, {0, 2}) == last.under(marker)[p]
        assert minimax_value({1, 3}, 4, 9, p, marker, {0, 2}) == other.under(marker)[p]


def test_rows_without_an_end_go_on_as_those_with_one() -> None:
    for of in (rows, minimax_rows):
        assert list(islice(of({1, 3}, 2), 9)) == list(of({1, 3}, 2, up_to=8))
    assert list(islice(formula_3_rows(3), 9)) == list(formula_3_rows(3, 8))


def test_definition_10_reads_one_row() -> None:
    before, after = islice(unitary_rows(6), 5, 7)
    assert tuple(definition_10(6, 1, p, before) for p in range(7)) == after


def test_large_heaps_and_long_rulesets() -> None:
    assert unitary_value(1, 100_000, 1) == 2
    assert value({1}, 0, 20_001, 0, Player.RIGHT) == -1
    assert alternating_outcome(heap_ruleset({1}, 0, 5_001), 5_001) == (1, -1)


def test_every_public_function_has_an_example_and_a_citation_of_what_it_raises() -> None:
    for name in bidding.__all__:
        thing = getattr(bidding, name)
        if inspect.isfunction(thing):
            doc = inspect.getdoc(thing) or ""
            assert ">>>" in doc, name
            source = inspect.getsource(thing)
            if "raise InvalidInput" in source:
                assert "Raises:" in doc, name
