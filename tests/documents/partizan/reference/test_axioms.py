"""What holds of all short games, on random forms."""

import random
from fractions import Fraction
from itertools import accumulate, pairwise, permutations, product

import pytest
from hypothesis import given
from hypothesis import strategies as st

from reference.partizan import (
    DOWN,
    UP,
    ZERO,
    Game,
    Order,
    at_most,
    atomic_weight,
    birthday,
    born_by,
    bypassed,
    canonical,
    compare,
    cooled,
    dominated_left,
    dominated_right,
    equal,
    game,
    is_all_small,
    is_canonical,
    left_stop,
    mean,
    minus,
    negative,
    nimber_game,
    norton_product,
    number,
    number_game,
    number_up_star,
    order_by_play,
    outcome,
    plus,
    read,
    reversible_left,
    reversible_right,
    right_stop,
    show,
    simplest_number,
    subpositions,
    temperature,
    thermograph,
    times,
    total,
    undominated,
    up_star_game,
)
from reference.partizan.games import Outcome
from reference.partizan.infinitesimals import up_power, up_sum
from reference.partizan.operations import _greatest, _least, at_most_infinitesimally, reduced
from reference.partizan.thermography import Trajectory, highest
from tests.documents.partizan.reference.strategies import all_small_forms, few, forms, repeatable


@repeatable
@given(forms, forms)
def test_the_order_is_who_wins_the_difference(G: Game, H: Game) -> None:
    assert compare(G, H) is order_by_play(G, H)


@repeatable
@given(forms, forms, forms)
def test_order_and_sum(G: Game, H: Game, K: Game) -> None:
    assert at_most(G, G)
    assert not (at_most(G, H) and at_most(H, K)) or at_most(G, K)
    assert plus(G, H) is plus(H, G)
    assert plus(plus(G, H), K) is plus(G, plus(H, K))
    assert plus(G, ZERO) is G
    assert at_most(G, H) is at_most(plus(G, K), plus(H, K))


@repeatable
@given(forms, forms)
def test_negation(G: Game, H: Game) -> None:
    assert negative(negative(G)) is G
    assert outcome(minus(G, G)) is Outcome.PREVIOUS
    assert at_most(G, H) is at_most(negative(H), negative(G))
    assert canonical(negative(G)) is negative(canonical(G))
    assert negative(plus(G, H)) is plus(negative(G), negative(H))


@repeatable
@given(forms, forms)
def test_equal_games_have_the_same_canonical_form(G: Game, H: Game) -> None:
    assert equal(G, canonical(G))
    assert (canonical(G) is canonical(H)) is equal(G, H)
    assert canonical(minus(plus(G, H), H)) is canonical(G)


@repeatable
@given(forms)
def test_a_canonical_form_has_no_dominated_and_no_reversible_option(G: Game) -> None:
    for H in subpositions(canonical(G)):
        assert is_canonical(H)
        assert dominated_left(H) == dominated_right(H) == ()
        assert reversible_left(H) == reversible_right(H) == ()


@repeatable
@given(forms)
def test_simplifying_keeps_the_value(G: Game) -> None:
    assert equal(undominated(G), G)
    assert equal(bypassed(G), G)


@repeatable
@given(forms)
def test_what_is_printed_is_read_back(G: Game) -> None:
    assert read(show(G)) is G
    assert read(show(canonical(G))) is canonical(G)
    assert read(show(G), simplify=True) is canonical(G)


@repeatable
@given(forms)
def test_names_are_what_they_say(G: Game) -> None:
    found = number_up_star(G)
    if found is not None:
        parts = (number_game(found.x), times(found.n, read("^")), read(f"*{found.k}"))
        assert equal(G, plus(plus(parts[0], parts[1]), parts[2]))
        assert up_star_game(*found) is canonical(G)
    x = number(G)
    assert x is None or equal(G, number_game(x))


fractions = st.builds(Fraction, st.integers(-6, 6), st.integers(1, 3))


@st.composite
def trajectories(draw: st.DrawFn) -> Trajectory:
    """A function that bends at up to three temperatures, or only may."""
    steps = draw(st.lists(st.builds(Fraction, st.integers(1, 4), st.integers(1, 3)), max_size=3))
    temperatures = accumulate([Fraction(0), *steps])
    return Trajectory(tuple((t, draw(fractions)) for t in temperatures), draw(fractions))


@repeatable
@given(st.lists(trajectories(), min_size=2, max_size=3))
def test_the_highest_is_the_greatest_everywhere_and_has_no_point_too_many(
    several: list[Trajectory],
) -> None:
    found = highest(several)
    ends = sorted({t for f in (found, *several) for t, _ in f.points})
    for t in (*ends, *((a + b) / 2 for a, b in pairwise(ends)), ends[-1] + 1, ends[-1] + 100):
        assert found.at(t) == max(f.at(t) for f in several)
    slopes = [(x1 - x0) / (t1 - t0) for (t0, x0), (t1, x1) in pairwise(found.points)]
    assert all(below != above for below, above in pairwise([*slopes, found.slope]))


@repeatable
@given(forms)
def test_stops_and_thermograph(G: Game) -> None:
    found = thermograph(G)
    assert found.left.at(mean(G) * 0) == left_stop(G)
    assert found.right.at(mean(G) * 0) == right_stop(G)
    assert left_stop(G) >= mean(G) >= right_stop(G)
    opposite = thermograph(negative(G))
    assert (opposite.mean, opposite.temperature) == (-found.mean, found.temperature)
    for wall, steep in ((found.left, -1), (found.right, 1)):
        slopes = [(x1 - x0) / (t1 - t0) for (t0, x0), (t1, x1) in pairwise(wall.points)]
        assert {*slopes} <= {0, steep}
        # It bends at each point, the mast of slope 0 above the last one.
        assert wall.slope == 0
        assert all(below != above for below, above in pairwise([*slopes, wall.slope]))


@few
@given(forms)
def test_the_walls_are_the_stops_of_the_cooled_game(G: Game) -> None:
    found = thermograph(G)
    ends = {t for t, _ in (*found.left.points, *found.right.points)}
    for t in sorted(ends | {end / 2 for end in ends} | {end + 1 for end in ends}):
        assert left_stop(cooled(G, t)) == found.left.at(t)
        assert right_stop(cooled(G, t)) == found.right.at(t)


@few
@given(forms, forms)
def test_means_add_and_temperatures_do_not_rise(G: Game, H: Game) -> None:
    assert mean(plus(G, H)) == mean(G) + mean(H)
    # Numbers below 0 may cancel into a hotter one, such as 1/4 + 1/4.
    assert temperature(plus(G, H)) <= max(temperature(G), temperature(H), Fraction(0))


@few
@given(forms)
def test_multiples_stay_near_the_mean(G: Game) -> None:
    bound = max(temperature(G), Fraction(0)) + 1
    multiple = ZERO
    for n in range(1, 6):
        multiple = total(multiple, G)
        # Of the number next to it each multiple is at most the temperature away.
        assert abs(left_stop(multiple) - n * mean(G)) <= bound
        assert abs(right_stop(multiple) - n * mean(G)) <= bound


@few
@given(forms)
def test_adding_a_number_translates(G: Game) -> None:
    x = number_game(mean(read("3/4")))
    H = canonical(G)
    if number(H) is None:
        moved = canonical(plus(H, x))
        assert set(moved.left) == {total(option, x) for option in H.left}
        assert set(moved.right) == {total(option, x) for option in H.right}
        shifted = thermograph(moved)
        assert shifted.temperature == temperature(H)
        assert shifted.left.at(temperature(H) / 2) == thermograph(H).left.at(
            temperature(H) / 2
        ) + mean(x)


@few
@given(all_small_forms)
def test_the_atomic_weight_is_that_of_the_notes_inequality(g: Game) -> None:
    assert is_all_small(g)
    G = atomic_weight(g)
    multiple = norton_product(G, UP)
    rest = total(g, negative(multiple))
    far = nimber_game(1 << (birthday(g) + birthday(multiple) + 2).bit_length())
    assert at_most(rest, plus(UP, far))
    assert at_most(plus(DOWN, far), rest)


@few
@given(all_small_forms, all_small_forms)
def test_atomic_weights_add(g: Game, h: Game) -> None:
    assert equal(atomic_weight(plus(g, h)), plus(atomic_weight(g), atomic_weight(h)))
    assert atomic_weight(negative(g)) is negative(atomic_weight(g))


@pytest.mark.parametrize("text", ["0", "*", "*2", "^", "{1|-1}", "3/4", "{2|0||-1}"])
def test_a_game_less_itself_is_zero(text: str) -> None:
    G = read(text)
    assert canonical(minus(G, G)) is ZERO
    assert compare(G, G) is Order.EQUAL


@few
@given(forms)
def test_reducing_and_negating_come_to_the_same_form(G: Game) -> None:
    assert reduced(negative(G)) is negative(reduced(G))


def test_of_two_options_that_only_an_infinitesimal_sets_apart_one_is_left() -> None:
    for hot in ("{3,3^|-3}", "{3,3*|-3}", "{{5|3},{5|3}+^|-3}", "{2,1+^|-3}"):
        left = reduced(read(hot))
        assert (len(left.left), len(left.right)) == (1, 1)
        assert reduced(negative(read(hot))) is negative(left)


@pytest.mark.parametrize("texts", [*permutations(["{1|v}", "0", "{2|0}", "^", "{0|-1}", "-2"], 3)])
def test_in_whatever_order_options_come_none_that_is_left_is_below_another(
    texts: tuple[str, ...],
) -> None:
    games = [read(text) for text in texts]
    for kept, below in (
        (_greatest(games), at_most_infinitesimally),
        (_least(games), lambda G, H: at_most_infinitesimally(H, G)),
    ):
        assert all(any(below(G, H) for H in kept) for G in games)
        assert not any(below(G, H) for G, H in permutations(kept, 2))


def test_a_reduced_form_is_infinitesimally_close_and_that_of_the_negative_its_negative() -> None:
    for G in (*born_by(2), *born_by(3)[::12]):
        found = reduced(G)
        assert at_most_infinitesimally(G, found)
        assert at_most_infinitesimally(found, G)
        assert reduced(found) is found
        assert reduced(negative(G)) is negative(found)


@pytest.mark.parametrize("unit", ["^", "1", "{2|1}", "1/2", "2", "{3|1/2}"])
def test_a_norton_product_distributes_over_sums(unit: str) -> None:
    U = read(unit)
    games = [read(text) for text in ("*", "^", "1/2", "{1|-1}", "*2", "{0|-1}")]
    for G, H in product(games, repeat=2):
        apart = plus(norton_product(G, U), norton_product(H, U))
        assert equal(norton_product(plus(G, H), U), apart)
    assert [compare(norton_product(G, U), ZERO) for G in games] == [compare(G, ZERO) for G in games]


def test_numbers_of_any_denominator() -> None:
    rng = random.Random(1)
    for b in (0, 1, 2, 3, 4, 5, 6, 7, 9, 12):
        x = Fraction(rng.randint(-3 << b, 3 << b) | 1, 1 << b)
        G, step = number_game(x), Fraction(1, 1 << b)
        # The numbers of both sides are simpler: born before it, and before them none between.
        near = [each for each in (x - step, x + step) if abs(each) < abs(x) or b]
        assert {*G.left, *G.right} == {number_game(each) for each in near}
        assert [number(each) for each in (*G.left, *G.right)] == sorted(near)
        assert number(G) == simplest_number(x - step / 3, x + step / 5) == x
        y = x + step / (1 << rng.randint(1, 3))
        assert compare(number_game(x), number_game(y)) is Order.LESS
        assert total(number_game(y), number_game(-x)) is number_game(y - x)


def test_powers_of_up_and_their_sums() -> None:
    """Siegel, section II.4: up + ... + up^n = {up + ... + up^(n-1) | *}."""
    before = ZERO
    for n in range(1, 7):
        so_far = game([before], [nimber_game(1)])
        assert up_sum(n) is canonical(so_far)
        assert up_power(n) is canonical(minus(so_far, before))
        before = so_far


def test_multiples_and_sums_of_many() -> None:
    for text in ("^", "*2", "1/4", "{1|-1}", "{2|0||-1}"):
        G, added = read(text), ZERO
        for n in range(1, 7):
            added = plus(added, G)
            assert times(n, G) is total(*[G] * n) is canonical(added)
            assert times(-n, G) is negative(times(n, G))
        assert times(0, G) is ZERO


def test_ups_and_nimbers_of_many() -> None:
    for n, k in product(range(-7, 8), range(7)):
        G = up_star_game(Fraction(3, 8), n, k)
        assert G is total(number_game(Fraction(3, 8)), times(n, UP), nimber_game(k))
        assert number_up_star(G) == (Fraction(3, 8), n, k)


def written_out(G: Game, U: Game) -> Game:
    """G . U as its definition says, without what is remembered."""
    G = canonical(G)
    x = number(G)
    if x is not None and x.denominator == 1:
        return total(*[U if x > 0 else negative(U)] * abs(int(x)))
    incentives = [minus(UL, U) for UL in U.left] + [minus(U, UR) for UR in U.right]
    return game(
        [total(written_out(GL, U), U, by) for GL in G.left for by in incentives],
        [total(written_out(GR, U), negative(plus(U, by))) for GR in G.right for by in incentives],
    )


@pytest.mark.parametrize(
    ("unit", "texts"),
    [
        ("^", ["*", "*2", "*3", "^", "1/2", "3", "-2", "{1|-1}"]),
        ("{2,{3|1}|*}", ["*", "*2"]),
        ("{4|1,{3|0}}", ["*", "*2"]),
    ],
)
def test_a_norton_product_takes_every_incentive_of_the_unit(unit: str, texts: list[str]) -> None:
    U = canonical(read(unit))
    for text in texts:
        assert norton_product(read(text), U) is canonical(written_out(read(text), U))
