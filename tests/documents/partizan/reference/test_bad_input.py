"""Unusable input: one exception, which names the field, what was given and what is allowed."""

import re
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


@pytest.mark.parametrize("text", GAMES, ids=lambda text: repr(text[:12]))
@pytest.mark.parametrize("simplify", [True, False])
def test_a_bad_game_is_refused_where_it_is_bad(text: str, simplify: bool) -> None:
    with pytest.raises(InvalidInput, match=f"column {GAMES[text]}:") as caught:
        p.read(text, simplify=simplify)
    message = str(caught.value)
    assert caught.value.field == "game"
    assert "\N{CARET}" in message
    assert message.isprintable()
    assert len(message) < 400


@pytest.mark.parametrize(("before", "behind"), [(19, 20), (20, 19), (20, 20), (21, 19), (30, 30)])
def test_of_a_long_text_so_much_is_shown_as_is_near(before: int, behind: int) -> None:
    """Twenty letters before the place and twenty from there on, dots for what is left out."""
    text = "+".join("1" * 99)[:before] + "]" + "+1" * 40
    text = text[: before + behind]
    near = f"{text[max(0, before - 20) : before]}\N{CARET}{text[before : before + 20]}"
    shown = f"{'...' * (before > 20)}{near}{'...' * (behind > 20)}"
    with pytest.raises(InvalidInput) as caught:
        p.read(text)
    assert caught.value.allowed.endswith(f" at column {before + 1}: {shown}")


@pytest.mark.parametrize("given", [None, 3, True, 1.5, ["*"], b"*", " " * 100_000 + "1"])
def test_what_is_no_short_text_is_refused(given: object) -> None:
    with pytest.raises(InvalidInput, match=r"^game: got "):
        p.read(given)  # type: ignore[arg-type]


PRINTED = DotsAndBoxes.PRINTED
POSITIONS = {
    "hackenbush": [
        *("0-1", "0-1X", "1-2L", "0-1L 2-3R", "01L", "0--1L", "-1-0L", "a-bL", "0-1l"),
        *(",", "0-bL", "0-٣L", "0-1000000000L"),
    ],
    "hackenbush-string": ["LX", "L R", "lr", "."],
    "cutcake": [
        *("", "3", "3x", "x4", "0x4", "3x-4", "3x4x5", "3.5x2", "1001x1", "3x4+", "٣x4"),
        *("4x0", "1x1001", "9" * 5000 + "x1", "0000000001x1"),
    ],
    "toads-and-frogs": ["", "TX", "T F", "tf", "LR"],
    "push": ["", "L R", "lr", "G"],
    "shove": ["", "LXR"],
    "run-over": ["", "PD"],
    "ski-jumps": ["", "L./R", "L./", "X", "L//R"],
    "nim": [
        "0000000001",
        "",
        "3,",
        ",",
        "-1",
        "1.5",
        "3;4",
        "1001",
        "9" * 5000,
        "three",
        "+3",
        "٣",
    ],
    "domineering": ["", "/", "./..", "L", "x.", "." * 10_001, "/".join(["." * 100] * 101)],
    "col": ["", "/", "./..", "l"],
    "snort": ["", "/", "L./R", "G"],
    "clobber": ["", "/", "L./R", "#"],
}


@pytest.mark.parametrize("ruleset", POSITIONS)
def test_a_bad_position_is_refused(ruleset: str) -> None:
    rules: Any = {**RULESETS, **FIELD}[ruleset]
    for text in [*POSITIONS[ruleset], None, 3, ["L"]]:
        with pytest.raises(InvalidInput, match=r"^position: got "):
            rules.read(text)
    assert rules.show(rules.read(rules.example)) == rules.example


@pytest.mark.parametrize(
    ("ruleset", "letters"),
    [("domineering", ".#"), ("col", ".#LR"), ("snort", ".#LR"), ("clobber", ".LR")],
)
def test_a_square_is_one_of_these_letters_and_no_other(ruleset: str, letters: str) -> None:
    rules: Any = {**RULESETS, **FIELD}[ruleset]
    for letter in set(string.printable) - set(string.whitespace) - {"/"}:
        if letter in letters:
            assert rules.read(letter) == (letter,)
        else:
            with pytest.raises(InvalidInput, match="allowed: rows of one length"):
                rules.read(letter)


@pytest.mark.parametrize(
    ("ruleset", "text"),
    [
        ("hackenbush", "0-999999999L"),
        ("hackenbush", "0-1L,1-2R"),
        ("cutcake", "1000x1000+1x000001000+000001000x1"),
        ("nim", "1000,000001000"),
        ("domineering", "/".join(["." * 100] * 100)),
    ],
)
def test_the_largest_position_is_read(ruleset: str, text: str) -> None:
    rules: Any = {**RULESETS, **FIELD}[ruleset]
    assert len(rules.parts(rules.read(text))) == len(re.split(r"[+,]", text)) - ("L," in text)


def test_what_is_just_within_a_limit_is_taken() -> None:
    assert p.HACKENBUSH_STRING.read("") == ""
    assert p.fair_shares.read("500,000000500") == (500, 500)
    assert p.dots_and_boxes.read("20x20")[:2] == (20, 20)
    assert p.dots_and_boxes.read("000001x1") == p.dots_and_boxes.read("1x1")
    assert p.dots_and_boxes.read("1x1 0.0-0.1", DotsAndBoxes.NO_EXTRA_TURN).drawn
    assert p.read(" " * 99_999 + "1") is p.read("0" * 999 + "1") is p.integer_game(1)
    assert p.cooled(p.UP, 0) is p.UP
    for text in ("5", "-7/2", "*5", "^5", "v5*5", "10/2", "5.*", "^[5]", "v<5>*5"):
        assert p.birthday(p.read(text, max_birthday=5)) >= 0
        with pytest.raises(InvalidInput, match="a size of at most 4"):
            p.read(text, max_birthday=4)
    for text in ("2.^", "2.*2", "2.(^*)", "1000"):
        assert p.read(text)
    with p.at_most_work(10):
        p.recursion.count(10)
        with pytest.raises(InvalidInput, match="more than 10"):
            p.recursion.count()


@pytest.mark.parametrize(
    ("field", "call"),
    [
        ("variant", lambda: RULESETS["push"].variant("printed")),
        ("position", lambda: p.dots_and_boxes.read("")),
        ("position", lambda: p.dots_and_boxes.read("2")),
        ("position", lambda: p.dots_and_boxes.read("0x2")),
        ("position", lambda: p.dots_and_boxes.read("ax2")),
        ("position", lambda: p.dots_and_boxes.read("2xa")),
        ("position", lambda: p.dots_and_boxes.read("2x2x2")),
        ("position", lambda: p.dots_and_boxes.read("2x0")),
        ("position", lambda: p.dots_and_boxes.read("21x2")),
        ("position", lambda: p.dots_and_boxes.read("1x1 0.0.0-1")),
        ("position", lambda: p.dots_and_boxes.read("1x1 0.0-1")),
        ("position", lambda: p.dots_and_boxes.read("1x1 0.0-0.1-1.1")),
        ("position", lambda: p.dots_and_boxes.read("1x1 0.0-0.a")),
        ("position", lambda: p.dots_and_boxes.read(None)),  # type: ignore[arg-type]
        ("position", lambda: p.dots_and_boxes.read("٣x2")),
        ("position", lambda: p.dots_and_boxes.read("0000001x1")),
        ("position", lambda: p.dots_and_boxes.read("1x1 0.a-0.1")),
        ("position", lambda: p.dots_and_boxes.read("2x21")),
        ("position", lambda: p.dots_and_boxes.read("1x1 0.0-1.1")),
        ("position", lambda: p.dots_and_boxes.read("1x1 0.0-0.2")),
        ("position", lambda: p.dots_and_boxes.read("1x1 0.0-0.1 0.1-0.0")),
        ("position", lambda: p.dots_and_boxes.read("1x1 0.0-0.1A")),
        ("position", lambda: p.dots_and_boxes.read("1x1 0.0-0.1", DotsAndBoxes.PRINTED)),
        ("position", lambda: p.dots_and_boxes.read("1x1 0.0-0.1A 0.1-0.0B", DotsAndBoxes.PRINTED)),
        ("position", lambda: p.dots_and_boxes.read("1x1 A")),
        ("position", lambda: p.fair_shares.read(None)),  # type: ignore[arg-type]
        ("position", lambda: p.fair_shares.read("00")),
        ("position", lambda: p.fair_shares.read("0000000001")),
        ("position", lambda: p.fair_shares.read("x")),
        ("position", lambda: p.fair_shares.read("٣")),
        ("position", lambda: p.fair_shares.read("500,501")),
        ("position", lambda: p.fair_shares.read("")),
        ("position", lambda: p.fair_shares.read("3,0")),
        ("position", lambda: p.fair_shares.read("3,-1")),
        ("position", lambda: p.fair_shares.read("1001")),
        ("position", lambda: p.fair_shares.read("9" * 5000)),
        ("position", lambda: p.value(p.SKI_JUMPS, ("L", "R", "."), SkiJumps.PRINTED)),
        ("position", lambda: p.value(p.SKI_JUMPS, ("R", "L", "."), SkiJumps.PRINTED)),
        ("position", lambda: p.form(p.SKI_JUMPS, ("L", "R", "."), SkiJumps.PRINTED_LEAVING)),
        ("number", lambda: p.dyadic(Fraction(1, 3))),
        ("number", lambda: p.dyadic(True)),
        ("number", lambda: p.dyadic(0.5)),  # type: ignore[arg-type]
        ("bounds", lambda: p.simplest_number(1, 1)),
        ("bounds", lambda: p.simplest_number(2, 1)),
        ("nimber", lambda: p.nimber_game(-1)),
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
    ],
)
def test_unusable_input_is_named(field: str, call: Callable[[], object]) -> None:
    with pytest.raises(InvalidInput) as caught:
        call()
    assert caught.value.field == field
    assert "\n" not in str(caught.value)


@pytest.mark.parametrize("same", [True, 1.0, Fraction(1)])
def test_what_is_kept_of_an_integer_answers_no_other_kind(same: object) -> None:
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


@pytest.mark.parametrize(
    ("words", "call"),
    [
        ("got '2-3R'", lambda: p.HACKENBUSH.read("0-1L 2-3R 4-5G")),
        ("A or B behind each line", lambda: p.dots_and_boxes.read("1x1 0.0-0.1", PRINTED)),
        ("got -1", lambda: p.born_by(-1)),
        ("got 'a'", lambda: graph_game([("a", "b")], [("b", "a"), ("b", "c")], "a")),
        ("no A or B behind a line", lambda: p.dots_and_boxes.read("1x1 0.0-0.1A")),
    ],
)
def test_it_says_what_is_wrong(words: str, call: Callable[[], object]) -> None:
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
    "rulesets": (lambda: p.form(p.SKI_JUMPS, ("L..",), SkiJumps.PRINTED), [1, 1]),
    "fair_shares": (lambda: p.fair_shares.moves((1, 1, 2)), [3 * 3]),
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
