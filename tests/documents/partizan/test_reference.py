"""Values that the field's literature prints, not computed by us; what is of our own stands behind.

WW is Winning Ways (Berlekamp, Conway, Guy, 2nd edition), ONAG On Numbers and Games (Conway, 2nd
edition), Siegel his Combinatorial Game Theory, Clobber the paper of Albert, Grossman, Nowakowski
and Wolfe (Integers 5, 2005).
"""

import gc
import string
import sys
from collections.abc import Callable
from fractions import Fraction
from itertools import product
from random import Random
from typing import Any

import pytest

import reference.partizan as p
from reference.errors import InvalidInput
from reference.partizan import FIELD, RULESETS, canonical, operations, read, show
from reference.partizan.games import GAME_WORK
from reference.partizan.graphs import graph_game
from reference.partizan.infinitesimals import red_kite
from reference.partizan.notation import MAX_LENGTH, name


def test_games_born_by_a_day() -> None:
    """Siegel, chapter III: 1, 4, 22 and 1474, of which 1, 2, 7 and 67 are all small."""
    for day, games, all_small in ((0, 1, 1), (1, 4, 2), (2, 22, 7), (3, 1474, 67)):
        found = p.born_by(day)
        assert len(found) == games
        assert sum(map(p.is_all_small, found)) == all_small
        assert all(p.canonical(G) is G and p.birthday(G) <= day for G in found)


FORMS = """
{-3|1} = 0: P, birthday 0, mean 0, temperature -1
{1|31/8} = 2: L, birthday 2, mean 2, temperature -1
{2,5/2|3,6} = 11/4: L, birthday 5, mean 11/4, temperature -1/4
{0|0} = *: N, birthday 1, mean 0, temperature 0
{0|*} = ^: L, birthday 2, mean 0, temperature 0
^+* = ^*: N, birthday 2, mean 0, temperature 0
{0||0|-2} = {0||0|-2}: L, birthday 4, mean 0, temperature 0
{4|-2} = {4|-2}: N, birthday 5, mean 1, temperature 3
{1|0} = {1|0}: N, birthday 2, mean 1/2, temperature 1/2
{1|-1}+{1|-1} = 0: P, birthday 0, mean 0, temperature -1
{3|1||-2} = {3|1||-2}: N, birthday 5, mean 0, temperature 2
{^|v} = *: N, birthday 1, mean 0, temperature 0
{0,*,*2,*4,*8|0,*,*2,*4,*8} = *3: N, birthday 3, mean 0, temperature 0
"""


def test_forms() -> None:
    for line in FORMS.strip().splitlines():
        G = read(line.partition(" = ")[0])
        shown = f"{show(p.canonical(G))}: {p.outcome(G)}, birthday {p.birthday(G)}"
        shown += f", mean {p.mean(G)}, temperature {p.temperature(G)}"
        assert line.partition(" = ")[2] == shown


def test_orders() -> None:
    for left, order, right in (
        *(("0", "<", "^"), ("^", "<", "1/1024"), ("*", "||", "^"), ("*", "<", "^^")),
        *(("*2", "<", "^"), ("*2", "||", "*3"), ("{0||0|-2}", "<", "^")),
        *(("{0||0|-3}", "<", "tiny(2)"), ("{1|-1}", "||", "1"), ("{1|-1}", "<", "1+1/64")),
        *(("^^", ">", "^"), ("3.^", "=", "{0|2.^+*}"), ("2.^+*", "||", "2.^")),
    ):
        assert p.compare(read(left), read(right)) == order


# WW, chapters 1 (Toads-and-Frogs, Cutcake), 2 (Nim, Col), 5 (Domineering), 6 (Snort) and 7
# (Hackenbush); ONAG, chapter 10; Clobber
# Push, shove and run-over are the notes' own rules: strips that can be worked out by hand.
POSITIONS = {
    "hackenbush": {"": "0", "0-1L 1-2R 1-3R": "1/4", "0-1G 1-2L": "^*", "0-1L 0-0G": "1*"},
    "hackenbush-string": {"G": "*", "GL": "^*", "GGG": "*3"},
    "cutcake": {"1x4": "3", "4x1+1x2": "-2"},
    "nim": {"3,4,5": "*2", "1,5,11": "*15", "0": "0"},
    "toads-and-frogs": {"T.F": "*", "TT..": "4", "T..F": "0", "TF": "0"},
    "push": {"L": "1", "..R": "-3", "LR": "-3/2", "R.L": "2"},
    "shove": {"LL": "3", ".R": "-2"},
    "run-over": {"L": "1", ".L": "2", "LR": "-3/2"},
    "domineering": {
        **{".": "0", "./.": "1", "..": "-1", "./././././.": "3", ".....": "-2", "../.#": "*"},
        **{"../..": "{1|-1}", ".#/.#/..": "1/2", "../../..": "{1/2|-2}", ".../...": "{2|-1/2}"},
        ".../.../...": "{1|-1}",
    },
    "snort": {".": "*", "..": "{1|-1}", "...": "{2|-2}", "L.": "1", "L.R": "0"},
    "col": {".": "*", "..": "0", "L.": "-1", ".R.": "2", "L.R": "0"},
    "clobber": {"LR": "*", "LLR": "^", "RRL": "v", "LLLR": "^^*", "LLLLR": "^^^", "L.R": "0"},
}


@pytest.mark.parametrize("name", POSITIONS)
def test_positions(name: str) -> None:
    rules: Any = {**p.RULESETS, **p.FIELD}[name]
    for position, known in POSITIONS[name].items():
        found = p.value(rules, rules.read(position), rules.variant(None))
        assert found is p.canonical(read(known)), position


def test_alternating_stones_in_a_row() -> None:
    """Clobber: who moves first wins on all of these, but on three pairs."""
    for pairs in range(1, 6):
        found = p.value(p.CLOBBER, p.CLOBBER.read("LR" * pairs), p.Standard.STANDARD)
        assert p.outcome(found) is (p.Outcome.PREVIOUS if pairs == 3 else p.Outcome.NEXT)


def test_games_as_graphs() -> None:
    """The smallest games of ONAG, chapters 0, 9 and 15, drawn with shared positions."""
    for left, right, known in (
        *(("a0 10", "a1", "1/2"), ("a0", "a0", "*"), ("a0 s0", "as s0", "^")),
        ("a0 m0", "am m2 21 10", "{0||0|-2}"),
    ):
        lefts, rights = ([(move[0], move[1]) for move in side.split()] for side in (left, right))
        assert p.equal(graph_game(lefts, rights, "a"), read(known))


def test_incentives() -> None:
    """Siegel, section II.3: of a number negative; of a switch {x|y}, {x-y|0} for both players."""
    for game, left, right in (
        ("3", ["-1"], []),
        ("1/2", ["-1/2"], ["-1/2"]),
        ("*", ["*"], ["*"]),
        ("^", ["v"], ["^*"]),
        ("{5|2}", ["{3|0}"], ["{3|0}"]),
    ):
        assert [*operations.left_incentives(read(game))] == [*map(p.canonical, map(read, left))]
        assert [*operations.right_incentives(read(game))] == [*map(p.canonical, map(read, right))]


def test_reduced_canonical_forms() -> None:
    """Grossman and Siegel, Reductions of partizan games: infinitesimals vanish, heat stays."""
    for game, known in (
        *(("^", "0"), ("*5", "0"), ("{0||0|-2}", "0"), ("3/4+^^*", "3/4"), ("{1|*}", "{1|0}")),
        *(("{1*|-1}", "{1|-1}"), ("{2|1}+^", "{2|1}"), ("{1||0|-2}", "{1||0|-2}")),
    ):
        assert operations.reduced(read(game)) == p.canonical(read(known))


# Atomic weights


def test_atomic_weights_that_cgsuite_states() -> None:
    """Of its own tests of canonical short games (version 2)."""
    for text, weight in (("Tiny({3|1})", "0"), ("Miny({5||3|1})", "0")):
        assert p.equal(p.atomic_weight(read(text)), read(weight))
    assert not any(p.is_atomic(read(text)) for text in ("25/16", "9/8*", "{3||2*|1*}"))


def test_a_wrong_bound_takes_a_weight_away_or_gives_a_second_one() -> None:
    kite, tiny = red_kite(read("*2")), read("Tiny(1)")
    assert p.at_most(tiny, p.total(read("^*"), kite))
    for bound in (kite, read("^*"), p.total(read("^*"), red_kite(read("*")))):
        assert not p.at_most(tiny, bound)
    assert not p.at_most(read("^"), kite)
    assert p.at_most(read("^"), p.total(read("^^*"), kite))


# What is ours: variants, forms, memory


def test_the_variants_of_a_ruleset_differ_somewhere() -> None:
    strips = ["LR", "L.LR", "RLLR", ".LRL", "LL.R", "RRL"]
    for rules in (p.PUSH, p.SHOVE, p.RUN_OVER):
        answers = {tuple(show(p.value(rules, s, v)) for s in strips) for v in rules.variants}
        assert len(answers) == len(rules.variants)
    piles = [(2, 2), (1, 1), (1, 3), (2, 3), (1, 2, 2), (1, 1, 4), (2, 2, 2)]
    assert len({tuple(p.best(at, v) for at in piles) for v in p.FairShares}) == len(p.FairShares)
    at = ("L", "R", ".")
    moves = {variant: p.SKI_JUMPS.left(at, variant) for variant in p.SkiJumps}
    assert (".", "r", "L") in moves[p.SkiJumps.STANDARD]
    assert (".", "R", "L") in moves[p.SkiJumps.PRINTED]
    assert moves[p.SkiJumps.NO_JUMPS] == ()
    assert p.SKI_JUMPS.left((".", "R", "L"), p.SkiJumps.PRINTED) == (at,)
    for lower in ((".", "R", "L"), ("l", "R", ".")):
        assert p.SKI_JUMPS.left(lower, p.SkiJumps.STANDARD) == ((".", "R", "."),)


def test_of_equal_options_the_first_stays_and_of_answers_the_first_counts() -> None:
    for text, dominated in (("{0,{-1|1}|}", p.dominated_left), ("{|0,{-1|1}}", p.dominated_right)):
        G = read(text)
        assert dominated(G) == ((*G.left, *G.right)[1],)
    for reversible, text in ((p.reversible_left, "{5|-1,-2}"), (p.reversible_right, "{1,2|-5}")):
        G = read(f"{{{text}|}}" if reversible is p.reversible_left else f"{{|{text}}}")
        ((through, answer),) = reversible(G)
        answers = through.right if reversible is p.reversible_left else through.left
        assert (show(through), answer) == (text, answers[0])
        assert len(answers) > 1


def test_equal_forms_may_overheat_unequally_but_heat_alike() -> None:
    one, G = read("1"), read("{^|1/2}")
    assert p.equal(G, read("1/4"))
    assert show(p.overheated(G, one, one)) == "{1||0|-1}"
    assert show(p.overheated(G, one, one, p.Heating.FORM)) == "{2||1|-1|||0|-1}"
    for left, right in product(p.born_by(2), repeat=2):
        H = p.game([left], [right])
        assert p.heated(H, one, p.Heating.FORM) is p.heated(H, one, p.Heating.CANONICAL)


def turned(lines: Any) -> frozenset[Any]:
    return frozenset(((j, i), (m, k)) for (i, j), (k, m) in lines)


def test_a_board_on_its_side_has_the_same_margin() -> None:
    """And a box that is somebody's already is not won again."""
    for rows, columns in ((1, 2), (1, 3)):
        lines = p.dots_and_boxes.lines(rows, columns)
        for i, j in p.dots_and_boxes.boxes(rows, columns):
            ring = p.dots_and_boxes.box(i, j)
            drawn = frozenset([line for line in lines if line not in ring][3:])
            for own, others in ((ring, drawn), (drawn, ring), (ring | drawn, frozenset())):
                position = p.dots_and_boxes.Grid(rows, columns, own, others)
                upright = p.dots_and_boxes.Grid(columns, rows, turned(own), turned(others))
                found = p.margin(position, p.DotsAndBoxes.PRINTED)
                assert abs(found) < rows * columns
                assert found == p.margin(upright, p.DotsAndBoxes.PRINTED)


def test_a_value_is_that_of_the_form() -> None:
    for cakes in ("3x4", "2x2+1x3", "1x2+1x3+3x1"):
        position = p.CUTCAKE.read(cakes)
        assert p.value(p.CUTCAKE, position) is p.canonical(p.form(p.CUTCAKE, position))


def test_memory_is_given_back() -> None:
    p.forget()
    gc.collect()
    before = p.alive()
    found = p.value(p.TOADS_AND_FROGS, "TTTT..FFFF")
    assert p.known() > 1000
    kept = len(set(p.subpositions(found)))
    p.forget()
    gc.collect()
    assert p.known() == 0
    assert p.alive() <= before + kept + 100


# How games are written: what is printed, and what else is read as the same

NAMES = ("0", "1", "-1", "1/2", "-3/4", "2", "*", "*2", "^", "v", "^*")


def a_form(random: Random, depth: int) -> p.Game:
    if depth == 0 or random.random() < 0.3:
        return read(random.choice(NAMES))
    left, right = ([a_form(random, depth - 1) for _ in range(random.randrange(3))] for _ in "LR")
    return p.game(left, right)


def test_it_is_printed_so() -> None:
    """The longest run of bars divides, of at most three; shorter options first, then by letters."""
    for text in [
        *("0", "*", "*2", "-1*", "1/2", "-3/4+v", "-3/4+^", "^^", "^^*", "v3", "^3*2", "1vv*3"),
        *("{*|}", "{*|*}", "{1*2|}", "{1|0||-1|-2}", "{1,{2|0}|-1}", "{{1|0},{2|-1}|-1}"),
        *("{1|0||-1|||-2}", "{3|||2||1|0}", "{{1|0||-1|||-2}|-3}", "{{1|0||-1|||-2}|-3||-4}"),
        *("{3|{2|||1||0|-1}}", "{*,0,1/2,{1|0}|-1,-2}", "{{|1}|{-1|}}", "{0||0|0,v*}"),
    ]:
        assert show(read(text)) == text


def test_it_is_named_so() -> None:
    """As CGSuite prints it; a power of up beyond the fourth by its options."""
    for text, named in [
        ("{1|-1}", "+-1"),
        ("{1*|-1*}", "+-1*"),
        ("{3|1||-1|-3}", "+-({3|1})"),
        ("{0||0|-2}", "Tiny(2)"),
        ("{2|0||0}", "Miny(2)"),
        ("{0||0|-3/4}", "Tiny(3/4)"),
        ("{0|||0||-1|-3}", "Tiny({3|1})"),
        ("{0||0|-2}+*", "{*,0||*|-2*}"),
        ("{0|v*}", "^<2>"),
        ("{0|v*}+*", "^<2>*"),
        ("{^*|0}", "v<2>"),
        ("{0||0|0,v*}", "^<3>"),
        ("v<4>*", "v<4>*"),
        ("^<5>", "{0||0|0,{0|0,{0|0,v*}}}"),
        ("{^|*}", "^[2]"),
        ("{0,^*|0}", "^[2]*"),
        ("{*||*|v}", "v[3]"),
        ("^[4]*", "^[4]*"),
        ("^[5]", "{{^|*||*|||*}|*}"),
        ("{1|-2}", "{1|-2}"),
        ("{1||0|-1}", "{1||0|-1}"),
        ("{0||0|-1,-1*}", "{0||0|-1,-1*}"),
        ("{1,*|*}", "{1|*}"),
        ("-1+^^", "-1^^"),
        ("{2|-3/4+v*}", "{2|-3/4v*}"),
        ("{1,{2|0}|-1,{0|-2}}", "+-{1,{2|0}}"),
        ("^3*2", "^3*2"),
    ]:
        G = canonical(read(text))
        assert name(G) == named
        assert canonical(read(named)) is G


@pytest.mark.parametrize("seed", range(150))
def test_a_name_is_read_back(seed: int) -> None:
    G = a_form(Random(seed), 3)
    assert canonical(read(name(canonical(G)))) is canonical(G)
    assert canonical(read(f"-({name(canonical(G))})")) is p.negative(canonical(G))


def test_it_is_read_as_the_same() -> None:
    for text, same in [
        ("\N{PLUS-MINUS SIGN}1", "{1|-1}"),
        ("+-{2|0}", "{2|0||0|-2}"),
        ("1+\N{PLUS-MINUS SIGN}1", "1+{1|-1}"),
        ("\N{UPWARDS ARROW}\N{STAR OPERATOR}2", "^*2"),
        ("\N{UPWARDS DOUBLE ARROW}", "^^"),
        ("\N{DOWNWARDS DOUBLE ARROW}*", "vv*"),
        ("\N{UPWARDS DOUBLE ARROW}^", "^3"),
        ("\N{DOWNWARDS ARROW}", "v"),
        ("\N{MINUS SIGN}1 \N{EN DASH} 2", "-3"),
        ("2\N{MIDDLE DOT}^", "^^"),
        ("2 \N{DOT OPERATOR} *2", "*2+*2"),
        ("{1\N{PARALLEL TO}0|-1}", "{1|{0|-1}}"),
        ("{1\N{DIVIDES}|0\N{DIVIDES}-1}", "{1|{0|-1}}"),
        ("{1|\N{DOUBLE VERTICAL LINE}0||-1|-2}", "{1|{0|{-1|-2}}}"),
        ("TINY(2)", "{0||0|-2}"),
        ("miny(1/2)", "{1/2|0||0}"),
        ("-(1-2)", "1"),
        ("3.(1/2)", "3/2"),
        ("0.^", "0"),
        ("-1^", "-1+^"),
        ("-1^<2>", "-1+^<2>"),
        ("-1/2v[2]*", "-1/2+v[2]+*"),
        ("-2.^", "-(2.^)"),
        ("+-(1,{2|0})", "{1,{2|0}|-1,{0|-2}}"),
        ("+-{{2|0},1}", "{1,{2|0}|-1,{0|-2}}"),
        ("-(1^)", "-1+v"),
        ("1-v", "1^"),
        ("2^-1", "1^"),
        (" { 0 , 1 | } ", "2"),
        ("{|}", "0"),
        ("6/4", "3/2"),
        ("*0", "0"),
        ("^0", "0"),
        ("^<1>", "^"),
        ("1/2^[2]*", "1/2+^[2]+*"),
    ]:
        assert read(text, simplify=True) is canonical(read(same))
        assert canonical(read(text)) is canonical(read(same))


def test_a_form_is_kept_as_it_is_written() -> None:
    for text, form in [
        ("{1|-1}+1", "{2,{1|-1}|{-1|1}}"),
        ("2.{1|-1}", "{1|-1}+{1|-1}"),
        ("-{1|*}", "{*|-1}"),
        ("+-{1|0}", "{{1|0}|{0|-1}}"),
        ("1^*+0", "1^*"),
    ]:
        assert read(text) is read(form)


# Unusable input: one exception, which names the field, what was given and what is allowed

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
        lambda: p.form(p.SKI_JUMPS, ("L" + "." * 11,), p.SkiJumps.PRINTED),
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
        lambda: p.margin(p.dots_and_boxes.Grid(2, 1, OUTLINE, frozenset()), p.DotsAndBoxes.PRINTED),
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
