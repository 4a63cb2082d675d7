"""The engine is a twin: each value is the very object that the reference gives."""

import inspect
import random
import sys
from fractions import Fraction
from itertools import product
from math import inf
from typing import Any

import pytest

import reference.partizan as p
from proofs_check.documents.partizan import boxes, engine
from reference.errors import InvalidInput
from reference.partizan.dots_and_boxes import Grid

ALL: dict[str, p.Ruleset[Any]] = {**p.RULESETS, **p.FIELD}


def same(ruleset: p.Ruleset[Any], text: str) -> None:
    position = ruleset.read(text)
    assert engine.value(ruleset, position) is p.value(ruleset, position), text


@pytest.mark.parametrize("name", ALL)
def test_each_ruleset_in_each_variant(name: str) -> None:
    ruleset = ALL[name]
    position = ruleset.read(ruleset.example)
    for variant in ruleset.variants:
        try:
            expected = p.value(ruleset, position, variant)
        except InvalidInput:
            with pytest.raises(InvalidInput):
                engine.value(ruleset, position, variant)
        else:
            assert engine.value(ruleset, position, variant) is expected


SMALL = {"domineering": [(1, 9), (2, 4), (3, 3), (4, 2)]}
LETTERS = {"domineering": (".#", "....#"), "clobber": (".LR", ".LR")}
"""The letters of small boards, all of which are looked at, and of larger ones, drawn by chance."""


@pytest.mark.parametrize("name", p.FIELD)
def test_boards(name: str) -> None:
    drawn = random.Random(21)
    letters, often = LETTERS.get(name, (".#LR", "....#LR"))
    for rows, columns in SMALL.get(name, [(1, 3), (2, 2)]):
        for squares in product(letters, repeat=rows * columns):
            same(p.FIELD[name], "/".join("".join(squares[i::rows]) for i in range(rows)))
    larger = [(4, 4), (3, 6), (5, 3)] if name == "domineering" else []
    for rows, columns in ((3, 3), (1, 7), (2, 4), (4, 2), *larger):
        for _ in range(12):
            lines = ("".join(drawn.choices(often, k=columns)) for _ in range(rows))
            same(p.FIELD[name], "/".join(lines))


def test_col_of_fifteen_squares() -> None:
    """It is x or x + * (ONAG, chapter 8), and its own negative; it took longer than a minute."""
    engine.forget()
    with p.at_most_work(5_000_000):
        G = engine.value(p.COL, p.COL.read("...../...../....."))
    assert G in (p.game(), p.game([p.game()], [p.game()]))


def test_rows() -> None:
    for ruleset, letters, longest in (
        (p.TOADS_AND_FROGS, "TF.", 7),
        (p.HACKENBUSH_STRING, "LRG", 5),
    ):
        for length in range(1, longest + 1):
            for row in product(letters, repeat=length):
                same(ruleset, "".join(row))
    same(p.TOADS_AND_FROGS, "TTTT..FFFF")


def test_pictures_drawn_at_random() -> None:
    """Trees, lines from the ground to the ground, circles and dots joined twice."""
    drawn = random.Random(21)
    for _ in range(400):
        lines, dots = [], [0]
        for new in range(1, drawn.randrange(2, 8)):
            a = drawn.choice(dots)
            b = new if drawn.random() < 0.8 else drawn.choice(dots)
            dots.append(b)
            lines.append(f"{a}-{b}{drawn.choice('LRG')}")
        same(p.HACKENBUSH, " ".join(lines))


@pytest.fixture(scope="module")
def day_3() -> tuple[p.Game, ...]:
    return p.born_by(3)


def test_orders(day_3: tuple[p.Game, ...]) -> None:
    drawn = random.Random(21)
    for _ in range(3000):
        G, H = drawn.choices(day_3, k=2)
        assert engine.at_most(engine.entered(G), engine.entered(H)) == p.at_most(G, H)


def test_the_simplest_number() -> None:
    numbers = [Fraction(a, 16) for a in range(-40, 41)]
    for low, high in product([None, *numbers], [*numbers, None]):
        if low is None or high is None or low < high:
            found = engine._simplest(
                -inf if low is None else engine._exact(low),
                inf if high is None else engine._exact(high),
            )
            assert found == p.simplest_number(low, high)
    near = Fraction(3**50, 1 << 90)
    assert engine._simplest(near, near + Fraction(1, 1 << 88)) == p.simplest_number(
        near, near + Fraction(1, 1 << 88)
    )


def test_sums_and_negatives(day_3: tuple[p.Game, ...]) -> None:
    drawn = random.Random(21)
    for G, H in product(p.born_by(2), repeat=2):
        assert engine.as_game(engine.plus(engine.entered(G), engine.entered(H))) is p.total(G, H)
    for _ in range(300):
        G, H = drawn.choice(day_3), drawn.choice(day_3)
        g, h = engine.entered(G), engine.entered(H)
        assert engine.as_game(engine.plus(g, h)) is p.total(G, H)
        assert engine.as_game(engine.negative(g)) is p.negative(G)


def test_any_form(day_3: tuple[p.Game, ...]) -> None:
    """Options that are dominated or reversible, and numbers between any two stops."""
    drawn = random.Random(21)
    for _ in range(2000):
        L, R = (drawn.sample(day_3, drawn.randrange(4)) for _ in "LR")
        found = engine.canonical(map(engine.entered, L), map(engine.entered, R))
        assert engine.as_game(found) is p.canonical(p.game(L, R))


def test_nothing_depends_on_what_was_asked_before() -> None:
    board = p.DOMINEERING.read(".../.../...")
    first = engine.value(p.DOMINEERING, board)
    engine.value(p.TOADS_AND_FROGS, "TT.FF")
    assert engine.value(p.DOMINEERING, board) is first
    engine.forget()
    assert engine.value(p.DOMINEERING, board) is first


def test_what_is_kept_stays_within_bounds(monkeypatch: pytest.MonkeyPatch) -> None:
    """Beyond them it is forgotten, within a question too: the values are the same."""
    monkeypatch.setattr(engine, "MAX_KNOWN", 10)
    drawn = random.Random(5)
    for _, name in product(range(30), ("domineering", "clobber")):
        rows = ["".join(drawn.choices(LETTERS[name][0] + ".", k=4)) for _ in range(3)]
        same(ALL[name], "/".join(rows))
        assert len(engine._boards) + len(engine._canonical) <= 40
        assert len(engine._left) <= 50


def test_work_is_counted() -> None:
    engine.forget()
    with p.at_most_work(1000), pytest.raises(InvalidInput, match="max-work"):
        engine.value(p.DOMINEERING, p.DOMINEERING.read("/".join(["....."] * 4)))
    engine.forget()
    with p.at_most_work(1000), pytest.raises(InvalidInput, match="max-work"):
        engine.value(p.HACKENBUSH_STRING, "LR" * 200)


def test_long_play_has_no_limit_of_depth() -> None:
    engine.forget()
    limit = sys.getrecursionlimit()
    sys.setrecursionlimit(len(inspect.stack()) + 60)
    try:
        same(p.HACKENBUSH_STRING, "LR" * 40)
        same(p.DOMINEERING, "/".join("." * 40))
    finally:
        sys.setrecursionlimit(limit)


@pytest.mark.parametrize("variant", p.DotsAndBoxes)
def test_dots_and_boxes(variant: p.DotsAndBoxes) -> None:
    drawn = random.Random(21)
    for rows, columns in ((1, 1), (1, 2), (1, 3), (2, 2), (3, 3)):
        lines = p.dots_and_boxes.lines(rows, columns)
        for size in range(max(0, len(lines) - 7), len(lines) + 1):
            board = Grid(rows, columns, frozenset(drawn.sample(lines, size)), frozenset())
            assert boxes.margin(board, variant) == p.margin(board, variant)


def test_atomic_weights_and_temperatures(day_3: tuple[p.Game, ...]) -> None:
    known = [
        p.up_star_game(Fraction(x), n, k) for x in (0, 1) for n in range(-4, 5) for k in range(4)
    ]
    for G in (*known, *day_3[::5]):
        assert engine.weight(G) is (p.atomic_weight(G) if p.is_atomic(G) else None)
        assert engine.mast(G) == (p.mean(G), p.temperature(G))
