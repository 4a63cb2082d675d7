"""Wrong definitions are told from the right ones by what the other tests look at."""

from collections.abc import Callable
from fractions import Fraction
from math import floor

import pytest

from reference import partizan as p
from reference.partizan import Game, canonical, equal, game, read

SMALL = p.born_by(2)


def order_disagrees(at_most: Callable[[Game, Game], bool]) -> bool:
    return any(at_most(G, H) != (p.order_by_play(G, H) in ("<", "=")) for G in SMALL for H in SMALL)


def without_right(G: Game, H: Game) -> bool:
    return not any(p.at_most(H, GL) for GL in G.left)


def strict(G: Game, H: Game) -> bool:
    return p.at_most(G, H) and G is not H


def test_an_order_that_forgets_right_or_equality_is_seen() -> None:
    assert not order_disagrees(p.at_most)
    assert order_disagrees(without_right)
    assert order_disagrees(strict)


def replaced_by_the_answer(G: Game) -> Game:
    """Bypassing wrongly: with the answer itself, not with its options."""
    answers = dict(p.reversible_left(G))
    return game((answers.get(a, a) for a in G.left), G.right)


def answers_confused(G: Game) -> Game:
    """Bypassing where the answer is not at most G."""
    left = [
        x
        for a in G.left
        for x in (a.right[0].left if a.right and not p.at_most(a.right[0], G) else (a,))
    ]
    return game(left, G.right)


@pytest.mark.parametrize("wrong", [replaced_by_the_answer, answers_confused])
def test_a_wrong_bypass_changes_a_value(wrong: Callable[[Game], Game]) -> None:
    pairs = [game([a, b], [c]) for a in SMALL for b in SMALL for c in SMALL[:6]]
    assert all(equal(p.bypassed(G), G) for G in pairs)
    assert not all(equal(wrong(G), G) for G in pairs)


def test_striking_out_the_better_option_changes_a_value() -> None:
    G = read("{0,1|-3}")
    assert equal(p.undominated(G), G)
    assert not equal(game(p.dominated_left(G), G.right), G)


def mean_of_neighbours(lower: Fraction, upper: Fraction) -> Fraction:
    return (lower + upper) / 2


def farthest_from_zero(lower: Fraction, upper: Fraction) -> Fraction:
    x = Fraction(floor(upper) if floor(upper) < upper else floor(upper) - 1)
    return x if lower < x else p.simplest_number(lower, upper)


@pytest.mark.parametrize("wrong", [mean_of_neighbours, farthest_from_zero])
def test_a_wrong_simplest_number_is_seen(wrong: Callable[[Fraction, Fraction], Fraction]) -> None:
    numbers = [Fraction(n, 4) for n in range(-8, 9)]
    pairs = [(a, b) for a in numbers for b in numbers if a < b]
    for a, b in pairs:
        G = game([p.number_game(a)], [p.number_game(b)])
        assert equal(G, p.number_game(p.simplest_number(a, b)))
    assert any(wrong(a, b) != p.simplest_number(a, b) for a, b in pairs)


def test_a_thermograph_that_forgets_the_tax_is_seen() -> None:
    G = read("{3|1||-2}")
    left_scaffold = p.highest([p.thermograph(GL).right for GL in G.left])
    assert left_scaffold.at(Fraction(1)) != p.thermograph(G).left.at(Fraction(1))


def test_a_near_star_gives_a_wrong_atomic_weight() -> None:
    # Against star itself up is confused, so that its weight would come out 0 and not 1.
    assert p.compare(p.UP, p.STAR) is p.Order.CONFUSED
    assert p.compare(p.UP, p.far_star(p.UP)) is p.Order.GREATER


def test_a_mirrored_ruleset_is_seen() -> None:
    backwards = p.value(p.HACKENBUSH_STRING, "RRL")
    assert backwards is not p.value(p.HACKENBUSH_STRING, "LRR")
    assert p.value(p.CUTCAKE, ((1, 3),)) is not p.value(p.CUTCAKE, ((3, 1),))
    assert canonical(p.form(p.TOADS_AND_FROGS, "TT.")) is not p.value(p.TOADS_AND_FROGS, ".FF")


def test_the_variants_of_a_ruleset_differ_somewhere() -> None:
    strips = ["LR", "L.LR", "RLLR", ".LRL", "LL.R", "RRL"]
    for rules in (p.PUSH, p.SHOVE, p.RUN_OVER):
        answers = {
            variant: [p.value(rules, strip, variant) for strip in strips]
            for variant in rules.variants
        }
        assert len({tuple(map(id, found)) for found in answers.values()}) == len(answers)
    piles = [(2, 2), (1, 1), (1, 3), (2, 3), (1, 2, 2), (1, 1, 4), (2, 2, 2)]
    loopy = {tuple(p.best(at, variant) for at in piles) for variant in p.FairShares}
    assert len(loopy) == len(p.FairShares)
    boards = ["1x1", "1x2", "2x2"]
    alternating = [p.margin(p.dots_and_boxes.read(b), p.DotsAndBoxes.NO_EXTRA_TURN) for b in boards]
    assert alternating != [p.margin(p.dots_and_boxes.read(board)) for board in boards]
