"""Unusable input: one exception, which names the field, what was given and what is allowed."""

import string
import sys
from collections.abc import Callable
from fractions import Fraction
from itertools import product
from typing import Any

import pytest

import reference.partizan as p
from reference.errors import InvalidInput
from reference.partizan import FIELD, RULESETS, DotsAndBoxes, SkiJumps
from reference.partizan.games import GAME_WORK
from reference.partizan.graphs import graph_game
from reference.partizan.notation import MAX_LENGTH

REFUSED = {
    1: "} ; ] ; [ ; [0] ; /2 ; +1 ; tin(2) ; x ; None ; 1001 ; *1001 ; ^1001 ; 2000.*",
    2: "{ ; {} ; {,|1} ; 1] ; {]|0} ; -] ; 1e3 ; --1 ; ** ; *^ ; ^v ; () ; 1_0",
    3: "{0} ; 1 2 ; 1/0 ; 1/ ; 1.5 ; 1. ; 1+ ; ^^3 ; (1 ; 2.^* ; ^[0] ; v<0>",
    4: "{0| ; {0,|1} ; {0,,1|} ; {0|]} ; {1 2|} ; ^<1]",
    5: "{0|1 ; {0|1] ; {0|1|2} ; tiny",
    6: (
        "{0|1}} ; {0|1,} ; tiny(] ; {0||1||2} ; {0|1/3} ; tiny(0) ; miny({1|-1}) ; tiny 2"
        " ; miny( ; {0|3.vv*2}"
    ),
    7: "{0|1,2|3||4}",
}
GAMES = [
    *((text, column) for column, texts in REFUSED.items() for text in texts.split(" ; ")),
    *(("", 1), (" ", 2), ("1 - ", 5), ("0" * 1001, 1), ("1/" + "2" * 1001, 3), ("{" * 5000, 5001)),
    *(("\N{ARABIC-INDIC DIGIT THREE}", 1), ("1\N{ARABIC-INDIC DIGIT THREE}", 2)),
    *(("\N{VULGAR FRACTION ONE HALF}", 1), ("\x1b[31m", 1), ("\udcff", 1)),
]
"""What is no game, and the column in which that is seen."""


def test_a_bad_game_is_refused_where_it_is_bad() -> None:
    for (text, column), simplify in product(GAMES, (True, False)):
        with pytest.raises(InvalidInput, match=f"column {column}:") as caught:
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


SQUARES = {"domineering": ".#", "col": ".#LR", "snort": ".#LR", "clobber": ".LR"}


def test_a_square_is_one_of_these_letters_and_no_other() -> None:
    for ruleset, letters in SQUARES.items():
        rules = FIELD[ruleset]
        for letter in set(string.printable) - set(string.whitespace) - {"/"}:
            if letter in letters:
                assert rules.read(letter) == (letter,)
            else:
                with pytest.raises(InvalidInput, match="allowed: rows of one length"):
                    rules.read(letter)


def test_what_is_just_within_a_limit_is_taken() -> None:
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
        [*[1, 3] * 11, 1, 0, *[3] * 11, 0, *[0] * 12],
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
