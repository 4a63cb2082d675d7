"""Unusable input: one exception, which names the field, what was given and what is allowed."""

import string
import sys
from collections.abc import Callable
from fractions import Fraction
from functools import partial
from typing import Any

import pytest

import reference.partizan as p
from reference.errors import InvalidInput
from reference.partizan import FIELD, RULESETS, DotsAndBoxes, SkiJumps
from reference.partizan.games import GAME_WORK
from reference.partizan.graphs import graph_game
from reference.partizan.infinitesimals import up_power
from reference.partizan.notation import MAX_LENGTH

GAMES = {
    "": 1,
    " ": 2,
    "{": 2,
    "}": 1,
    "{}": 2,
    "{0}": 3,
    "{0|": 4,
    "{0|1}}": 6,
    "{0|1": 5,
    "{,|1}": 2,
    "{0,|1}": 4,
    "{0,,1|}": 4,
    "{0|1,}": 6,
    "]": 1,
    "[": 1,
    "[0]": 1,
    "1]": 2,
    "{0|]}": 4,
    "{]|0}": 2,
    "{0|1]": 5,
    "-]": 2,
    "tiny(]": 6,
    "{0|1|2}": 5,
    "{0||1||2}": 6,
    "{0|1,2|3||4}": 7,
    "{1 2|}": 4,
    "1 2": 3,
    "{0|1/3}": 6,
    "1/0": 3,
    "1/": 3,
    "/2": 1,
    "1.5": 3,
    "1.": 3,
    "1e3": 2,
    "+1": 1,
    "1+": 3,
    "--1": 2,
    "1 - ": 5,
    "**": 2,
    "*^": 2,
    "^v": 2,
    "^^3": 3,
    "(1": 3,
    "()": 2,
    "tiny": 5,
    "tiny(0)": 6,
    "miny({1|-1})": 6,
    "tiny 2": 6,
    "miny(": 6,
    "tin(2)": 1,
    "x": 1,
    "None": 1,
    "1_0": 2,
    "\N{ARABIC-INDIC DIGIT THREE}": 1,
    "1\N{ARABIC-INDIC DIGIT THREE}": 2,
    "\N{VULGAR FRACTION ONE HALF}": 1,
    "\x1b[31m": 1,
    "\udcff": 1,
    "1001": 1,
    "*1001": 1,
    "^1001": 1,
    "2000.*": 1,
    "2.^*": 3,
    "^[0]": 3,
    "v<0>": 3,
    "^<1]": 4,
    "0" * 1001: 1,
    "{0|3.vv*2}": 6,
    "1/" + "2" * 1001: 3,
    "{" * 5000: 5001,
}


def test_a_bad_game_is_refused_where_it_is_bad() -> None:
    for text in GAMES:
        for simplify in [True, False]:
            with pytest.raises(InvalidInput, match=f"column {GAMES[text]}:") as caught:
                p.read(text, simplify=simplify)
            message = str(caught.value)
            assert caught.value.field == "game"
            assert "\N{CARET}" in message
            assert message.isprintable()
            assert len(message) < 400


PRINTED = DotsAndBoxes.PRINTED


def test_a_ruleset_has_the_variants_that_it_names_and_no_other() -> None:
    for ruleset in [*RULESETS, *FIELD]:
        rules: Any = {**RULESETS, **FIELD}[ruleset]
        assert rules.show(rules.read(rules.example)) == rules.example
        assert rules.variant() is next(iter(rules.variants))
        assert [rules.variant(str(each)) for each in rules.variants] == [*rules.variants]
        with pytest.raises(InvalidInput, match=r"^variant: got 'other'"):
            rules.variant("other")


def test_a_square_is_one_of_these_letters_and_no_other() -> None:
    cases: list[Any] = [
        ("domineering", ".#"),
        ("col", ".#LR"),
        ("snort", ".#LR"),
        ("clobber", ".LR"),
    ]
    for ruleset, letters in cases:
        rules: Any = {**RULESETS, **FIELD}[ruleset]
        for letter in set(string.printable) - set(string.whitespace) - {"/"}:
            if letter in letters:
                assert rules.read(letter) == (letter,)
            else:
                with pytest.raises(InvalidInput, match="allowed: rows of one length"):
                    rules.read(letter)


POSITIONS: dict[Callable[[str], object], tuple[list[str], list[str]]] = {
    p.CUTCAKE.read: (["1x1", "1x1000", "1000x1"], ["0x1", "1x0", "1001x1", "1x1001"]),
    p.dots_and_boxes.read: (
        ["1x1", "1x20", "20x1", "1x1 0.0-0.1"],
        ["0x1", "1x0", "21x1", "1x21", "1x1 0.0-0.1 0.1-0.0", "1x1 0.1-0.2", "1x1 0.0-0.1A"],
    ),
    partial(p.dots_and_boxes.read, variant=PRINTED): (
        ["1x1 0.0-0.1A 1.0-1.1B"],
        ["1x1 0.0-0.1", *(f"1x1 0.0-0.1{a} 0.0-0.1{b}" for a in "AB" for b in "AB")],
    ),
    p.fair_shares.read: (
        ["1", "500,500", "000000001"],
        ["0", "00", "501,500", "0000000001", "\N{ARABIC-INDIC DIGIT THREE}"],
    ),
    p.NIM.read: (
        ["0", "1000", "1000,1000", "000000001"],
        ["1001", "0000000001", "\N{ARABIC-INDIC DIGIT THREE}"],
    ),
    p.HACKENBUSH.read: (
        ["0-999999999L", ""],
        ["0-1000000000L", "0-1", "01L", "1-2L", ",", "0-\N{ARABIC-INDIC DIGIT THREE}L"],
    ),
    p.COL.read: (["." * 10_000, "./."], ["." * 10_001, "../.", "", "/"]),
    p.TOADS_AND_FROGS.read: (["T.F"], ["", "L"]),
    p.SKI_JUMPS.read: (["L./.R"], ["L./.", "", "/"]),
}
"""Of positions as text: what is just taken, and what no more."""


@pytest.mark.parametrize("read", POSITIONS)
def test_a_position_is_taken_up_to_its_limits_and_no_further(read: Callable[[str], object]) -> None:
    taken, refused = POSITIONS[read]
    for text in taken:
        read(text)
    for text in refused:
        with pytest.raises(InvalidInput, match=r"^position: got"):
            read(text)


def test_what_is_just_within_a_limit_is_taken() -> None:
    assert p.cooled(p.UP, 0) is p.UP
    assert p.read("1001", max_birthday=1001) is p.integer_game(1001)
    with pytest.raises(InvalidInput, match="a size of at most 1000"):
        p.read("1001")
    with p.at_most_work(10):
        p.recursion.count(10)
        with pytest.raises(InvalidInput, match="more than 10"):
            p.recursion.count()
    p.read("0" + " " * (MAX_LENGTH - 1))
    with pytest.raises(InvalidInput, match="at most 100000 characters"):
        p.read("0" + " " * MAX_LENGTH)


def test_unusable_input_is_named() -> None:
    cases: list[Any] = [
        ("position", lambda: p.value(p.SKI_JUMPS, ("L", "R", "."), SkiJumps.PRINTED)),
        ("position", lambda: p.value(p.SKI_JUMPS, ("R", "L", "."), SkiJumps.PRINTED)),
        ("position", lambda: p.form(p.SKI_JUMPS, ("L", "R", "."), SkiJumps.PRINTED_LEAVING)),
        ("number", lambda: p.dyadic(Fraction(1, 3))),
        ("number", lambda: p.dyadic(Fraction(1, 6))),
        ("number", lambda: p.dyadic(True)),
        ("number", lambda: p.dyadic(0.5)),  # type: ignore[arg-type]
        ("bounds", lambda: p.simplest_number(1, 1)),
        ("bounds", lambda: p.simplest_number(2, 1)),
        ("nimber", lambda: p.nimber_game(-1)),
        ("power", lambda: up_power(0)),
        ("power", lambda: up_power(True)),
        ("copies", lambda: p.times(1.0, p.UP)),  # type: ignore[arg-type]
        ("number", lambda: p.mex([True])),
        ("number", lambda: p.mex([-1])),
        ("pile", lambda: p.nim_sum(1, -1)),
        ("game", lambda: p.atomic_weight(p.read("1"))),
        ("game", lambda: p.grundy_value(p.UP)),
        ("unit", lambda: p.norton_product(p.UP, p.STAR)),
        ("unit", lambda: p.norton_product(p.UP, p.DOWN)),
        ("from", lambda: p.overheated(p.UP, p.STAR, p.STAR)),
        ("from", lambda: p.overheated(p.UP, p.DOWN, p.STAR)),
        ("from", lambda: p.overheated(p.UP, p.ZERO, p.STAR)),
        ("temperature", lambda: p.cooled(p.UP, -1)),
        ("temperature", lambda: p.thermograph(p.UP).left.at(Fraction(-1))),
        ("day", lambda: p.born_by(4)),
        ("day", lambda: p.born_by(-1)),
        ("day", lambda: p.born_by(True)),
        ("option", lambda: p.game([0])),  # type: ignore[list-item]
    ]
    for field, call in cases:
        with pytest.raises(InvalidInput) as caught:
            call()
        assert caught.value.field == field
        assert "\n" not in str(caught.value)


def test_what_is_kept_of_an_integer_answers_no_other_kind() -> None:
    for same in [True, 1.0, Fraction(1)]:
        calls: list[Callable[..., object]] = [
            p.nimber_game,
            partial(p.up_star_game, Fraction(0), 1),
            lambda n: p.up_star_game(Fraction(0), n, 0),
        ]
        if not isinstance(same, Fraction):
            calls += [p.number_game, lambda x: p.up_star_game(x, 1, 0)]
        for call in calls:
            call(1)
            with pytest.raises(InvalidInput):
                call(same)


def test_it_says_what_is_wrong() -> None:
    cases: list[Any] = [
        ("got '2-3R'", lambda: p.HACKENBUSH.read("0-1L 2-3R 4-5G")),
        ("A or B behind each line", lambda: p.dots_and_boxes.read("1x1 0.0-0.1", PRINTED)),
        ("got -1", lambda: p.born_by(-1)),
        ("got 'a'", lambda: graph_game([("a", "b")], [("b", "a"), ("b", "c")], "a")),
        ("no A or B behind a line", lambda: p.dots_and_boxes.read("1x1 0.0-0.1A")),
    ]
    for words, call in cases:
        with pytest.raises(InvalidInput, match=words):
            call()


TWO, THREE = p.integer_game(2), p.integer_game(3)
OUTLINE = frozenset(p.dots_and_boxes.lines(2, 1)[:-1])
COUNTED: dict[str, tuple[Callable[[], object], list[int]]] = {
    "games": (lambda: p.game([TWO, THREE], [THREE]), [GAME_WORK + 2 + 1]),
    "graphs": (lambda: graph_game([("a", "b"), ("a", "c")], [("a", "b")], "a"), [1, 1, 4]),
    "notation": (lambda: p.read("{*3|-7/2}"), [9, 3 * GAME_WORK, 3 * 3, 5 * GAME_WORK]),
    "notation ": (lambda: p.show(p.game([THREE], [TWO])), [3]),
    "simplification": (lambda: p.canonical(p.game([p.ZERO, p.STAR], [p.ZERO])), [0, 2, 4 + 1]),
    "simplification ": (
        lambda: p.canonical(p.game([p.ZERO, p.STAR], [p.ZERO, p.STAR, p.UP])),
        [0, 2, 2, 4 + 9],
    ),
    "numbers": (lambda: p.simplest_number(0, Fraction(1, 8)), [1] * 5),
    "numbers ": (lambda: p.simplest_number(None, 3), [1]),
    "thermography": (lambda: p.thermograph(p.read("{3|-1}")), [2]),
    # An option of 12 squares is written in the time of 3 evaluations: on the way along the slope,
    # where each position counts 1, and for the form; Right has none anywhere.
    "rulesets": (
        lambda: p.form(p.SKI_JUMPS, ("L" + "." * 11,), SkiJumps.PRINTED),
        [3, *[1, 3] * 10, 1, 0, *[3] * 11, 0, *[0] * 12],
    ),
    "grids": (lambda: p.DOMINEERING.parts((".#.", "...")), [24 * 2 * 3]),
    "hackenbush": (
        lambda: p.HACKENBUSH.left(p.HACKENBUSH.read("0-1L 0-2R 1-3G"), p.Standard.STANDARD),
        [3 * 2],
    ),
    "fair_shares": (lambda: p.fair_shares.moves((1, 1, 2)), [3, 3, 3]),
    "dots_and_boxes": (
        lambda: p.margin(p.dots_and_boxes.read("2x1 0.0-0.1 0.0-1.0 0.1-1.1 1.0-2.0 1.1-2.1")),
        [1, 2 * 2, 1 * 2, 0, 1 * 2],
    ),
    "dots_and_boxes ": (
        lambda: p.margin(p.dots_and_boxes.Grid(2, 1, OUTLINE, frozenset()), PRINTED),
        [1, 1 * 2, 0],
    ),
}
"""What may take long, and how much work it counts where it is defined: options, comparisons,
halvings, positions, moves times boxes."""


@pytest.mark.parametrize("name", COUNTED)
def test_work_is_counted(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    call, expected = COUNTED[name]
    found: list[int] = []
    module = sys.modules[f"reference.partizan.{name.strip()}"]
    monkeypatch.setattr(module, "count", lambda work=1: found.append(work))
    p.forget()
    call()
    assert found == expected


def test_work_is_limited() -> None:
    p.forget()
    large = p.integer_game(1001)
    with p.at_most_work(1000), pytest.raises(InvalidInput, match="raise with --max-work"):
        p.formal_birthday(large)
    with p.at_most_work(1000), pytest.raises(InvalidInput, match="raise with --max-work"):
        p.value(p.TOADS_AND_FROGS, "TTTT..FFFF")
    with (
        p.at_most_work(1000),
        pytest.raises(InvalidInput, match="more than 1000, allowed: at most"),
    ):
        p.read("*100000", max_birthday=10**9)
    assert p.read("1001", max_birthday=2000) is p.integer_game(1001)
