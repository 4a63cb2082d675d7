"""Games, counts and rulesets whose values are known from the literature."""

import gc
from itertools import product
from typing import Any

from reference import partizan as p
from reference.partizan import (
    RULESETS,
    DotsAndBoxes,
    Heating,
    SkiJumps,
    canonical,
    read,
    show,
    value,
)


def valued(ruleset: str, position: str, variant: str | None = None) -> str:
    rules: Any = RULESETS[ruleset]
    return show(value(rules, rules.read(position), rules.variant(variant)))


def test_games_born_by_a_day() -> None:
    cases: list[Any] = [(0, 1, 1), (1, 4, 2), (2, 22, 7), (3, 1474, 67)]
    for day, games, all_small in cases:
        found = p.born_by(day)
        assert len(found) == games
        assert sum(map(p.is_all_small, found)) == all_small
        assert all(canonical(G) is G and p.birthday(G) <= day for G in found)
        if day < 3:
            assert all((p.compare(G, H) is p.Order.EQUAL) is (G is H) for G in found for H in found)


def test_values() -> None:
    cases: list[Any] = [
        ("{|}", "0", "P", 0, "0", "-1"),
        ("{-3|1}", "0", "P", 0, "0", "-1"),
        ("{1|31/8}", "2", "L", 2, "2", "-1"),
        ("{0|1/2}", "1/4", "L", 3, "1/4", "-1/4"),
        ("{2,5/2|3,6}", "11/4", "L", 5, "11/4", "-1/4"),
        ("{0|0}", "*", "N", 1, "0", "0"),
        ("{0|*}", "^", "L", 2, "0", "0"),
        ("^+*", "^*", "N", 2, "0", "0"),
        ("^^", "^^", "L", 3, "0", "0"),
        ("{0||0|-2}", "{0||0|-2}", "L", 4, "0", "0"),
        ("{1|-1}", "{1|-1}", "N", 2, "0", "1"),
        ("{4|-2}", "{4|-2}", "N", 5, "1", "3"),
        ("{1|0}", "{1|0}", "N", 2, "1/2", "1/2"),
        ("{1|-1}+{1|-1}", "0", "P", 0, "0", "-1"),
        ("{1|*}+{*|-1}", None, "P", None, "0", None),
        ("{3|1||-2}", "{3|1||-2}", "N", 5, "0", "2"),
        ("{^|v}", "*", "N", 1, "0", "0"),
        ("{0,*,*2,*4,*8|0,*,*2,*4,*8}", "*3", "N", 3, "0", "0"),
    ]
    for text, canonical_form, outcome, birthday, mean, temperature in cases:
        G = read(text)
        assert canonical_form in (None, show(canonical(G)))
        assert birthday in (None, p.birthday(G))
        assert temperature in (None, str(p.temperature(G)))
        assert (p.outcome(G), str(p.mean(G))) == (outcome, mean)


def test_orders() -> None:
    cases: list[Any] = [
        ("0", "<", "^"),
        ("^", "<", "1/1024"),
        ("*", "||", "0"),
        ("*", "||", "^"),
        ("*", "<", "^^"),
        ("*2", "<", "^^"),
        ("*2", "<", "^"),
        ("*2", "||", "*3"),
        ("{0||0|-2}", "<", "^"),
        ("{0||0|-3}", "<", "tiny(2)"),
        ("{1|-1}", "||", "1"),
        ("{1|-1}", "<", "1+1/64"),
        ("1/2+1/2", "=", "1"),
        ("^^", ">", "^"),
        ("3.^", "=", "{0|2.^+*}"),
        ("2.^+*", "||", "2.^"),
        ("2.(^*)", "=", "2.^"),
        ("*+*", "=", "0"),
    ]
    for left, order, right in cases:
        assert p.compare(read(left), read(right)) == order


def test_positions() -> None:
    cases: list[Any] = [
        ("hackenbush", "", "0"),
        ("hackenbush", "0-1L 1-2R 1-3R", "1/4"),
        ("hackenbush", "0-1L 0-1R", "0"),
        ("hackenbush", "0-1G 1-2L", "^*"),
        ("hackenbush", "0-1G 0-2G", "0"),
        ("hackenbush", "0-1L 0-0G", "1*"),
        ("hackenbush-string", "G", "*"),
        ("hackenbush-string", "GL", "^*"),
        ("hackenbush-string", "GGG", "*3"),
        ("cutcake", "1x4", "3"),
        ("cutcake", "4x1+1x2", "-2"),
        ("nim", "3,4,5", "*2"),
        ("nim", "1,5,11", "*15"),
        ("nim", "0", "0"),
        ("toads-and-frogs", "T.F", "*"),
        ("toads-and-frogs", "TT..", "4"),
        ("toads-and-frogs", "T..F", "0"),
        ("toads-and-frogs", "TF", "0"),
        ("push", "L", "1"),
        ("push", "..R", "-3"),
        ("push", "LR", "-3/2"),
        ("push", "R.L", "2"),
        ("shove", "LL", "3"),
        ("shove", ".R", "-2"),
        ("run-over", "L", "1"),
        ("run-over", ".L", "2"),
        ("run-over", "LR", "-3/2"),
    ]
    for ruleset, position, expected in cases:
        assert valued(ruleset, position) == expected


def test_a_jump_counts_in_the_variants_that_have_it() -> None:
    position = ("L", "R", ".")
    moves = {variant: p.SKI_JUMPS.left(position, variant) for variant in SkiJumps}
    assert (".", "r", "L") in moves[SkiJumps.STANDARD]
    assert (".", "R", "L") in moves[SkiJumps.PRINTED]
    assert moves[SkiJumps.NO_JUMPS] == ()
    upward = p.SKI_JUMPS.left((".", "R", "L"), SkiJumps.PRINTED)
    assert upward == (position,)
    assert p.SKI_JUMPS.left((".", "R", "L"), SkiJumps.STANDARD) == ((".", "R", "."),)
    assert p.SKI_JUMPS.left(("l", "R", "."), SkiJumps.STANDARD) == ((".", "R", "."),)


def test_of_equal_options_the_first_stays_and_of_answers_the_first_counts() -> None:
    for text, dominated in (("{0,{-1|1}|}", p.dominated_left), ("{|0,{-1|1}}", p.dominated_right)):
        G = read(text)
        assert dominated(G) == ((*G.left, *G.right)[1],)
    ((a, answer),) = p.reversible_left(read("{{5|-1,-2}|}"))
    assert (show(a), show(answer)) == ("{5|-1,-2}", "-1")
    ((e, answer),) = p.reversible_right(read("{|{1,2|-5}}"))
    assert (show(e), show(answer)) == ("{1,2|-5}", "1")


def test_equal_forms_may_overheat_unequally_but_heat_alike() -> None:
    one = read("1")
    G = read("{^|1/2}")
    assert p.equal(G, read("1/4"))
    assert show(p.overheated(G, one, one, Heating.CANONICAL)) == "{1||0|-1}"
    assert p.overheated(G, one, one) is p.overheated(G, one, one, Heating.CANONICAL)
    assert show(p.overheated(G, one, one, Heating.FORM)) == "{2||1|-1|||0|-1}"
    for left, right in product(p.born_by(2), repeat=2):
        H = p.game([left], [right])
        assert p.heated(H, one, Heating.FORM) is p.heated(H, one, Heating.CANONICAL)


def test_memory_is_given_back() -> None:
    p.forget()
    gc.collect()
    before = p.alive()
    found = value(p.TOADS_AND_FROGS, "TTTT..FFFF")
    assert p.known() > 1000
    assert p.alive() > before + 100
    kept = len(set(p.subpositions(found)))
    p.forget()
    gc.collect()
    assert p.known() == 0
    assert p.alive() <= before + kept + 100
    assert value(p.TOADS_AND_FROGS, "TTTT..FFFF") is found


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
                found = p.margin(position, DotsAndBoxes.PRINTED)
                assert abs(found) < rows * columns
                assert found == p.margin(upright, DotsAndBoxes.PRINTED)


def test_lines_of_either_colour_as_printed() -> None:
    for lines, expected in (
        ("", 0),
        ("0.0-0.1A 0.0-1.0A 0.1-1.1A", 1),
        ("0.0-0.1A 0.0-1.0A 0.1-1.1B", 0),
        ("0.0-0.1B 0.0-1.0B 0.1-1.1B", 0),
    ):
        position = p.dots_and_boxes.read(f"1x1 {lines}", DotsAndBoxes.PRINTED)
        assert p.margin(position, DotsAndBoxes.PRINTED) == expected


def test_a_value_is_that_of_the_form() -> None:
    for cakes in ("3x4", "2x2+1x3", "1x2+1x3+3x1"):
        position = p.CUTCAKE.read(cakes)
        assert value(p.CUTCAKE, position) is canonical(p.form(p.CUTCAKE, position))
