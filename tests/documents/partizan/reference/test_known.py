"""Games, counts and rulesets whose values are known from the literature."""

import gc
from fractions import Fraction
from functools import cache
from itertools import product
from typing import Any

from reference import partizan as p
from reference.partizan import (
    RULESETS,
    Coins,
    DotsAndBoxes,
    FairShares,
    Heating,
    Result,
    RunOver,
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


def sign_expansion(string: str) -> Fraction:
    """Berlekamp's rule: count the first run in ones, then halve: L adds, R takes away."""
    total, step, halving = Fraction(0), Fraction(1), False
    for colour in string:
        if colour != string[0]:
            halving = True
        if halving:
            step /= 2
        total += step if colour == "L" else -step
    return total


def test_every_blue_and_red_string_to_length_10() -> None:
    for length in range(11):
        for colours in product("LR", repeat=length):
            string = "".join(colours)
            found = value(p.HACKENBUSH_STRING, string)
            assert found is p.number_game(sign_expansion(string)), string


def test_strings_are_pictures() -> None:
    for length in range(1, 5):
        for colours in product("LRG", repeat=length):
            lines = " ".join(f"{i}-{i + 1}{colour}" for i, colour in enumerate(colours))
            assert valued("hackenbush", lines) == valued("hackenbush-string", "".join(colours))


def cake(rows: int, columns: int) -> int:
    """Cutcake (Winning Ways): with 2^k the greatest power of two in the rows, columns / 2^k - 1."""
    if columns >= rows:
        return max(columns // (1 << (rows.bit_length() - 1)) - 1, 0)
    return -cake(columns, rows)


def test_cutcake_to_20_by_20() -> None:
    for rows, columns in product(range(1, 21), repeat=2):
        found = value(p.CUTCAKE, ((rows, columns),))
        assert found is p.integer_game(cake(rows, columns)), (rows, columns)


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


def _positions(letters: str, length: int) -> list[str]:
    return ["".join(word) for word in product(letters, repeat=length)]


def test_colours_changed_negate() -> None:
    cases: list[Any] = [
        ("push", "LR"),
        ("shove", "LR"),
        ("run-over", "LR"),
        ("hackenbush-string", "LR"),
    ]
    for ruleset, swap in cases:
        rules: Any = RULESETS[ruleset]
        letters = "LRG" if ruleset == "hackenbush-string" else "LR."
        table = str.maketrans(swap, swap[::-1])
        for variant in rules.variants:
            for length in range(1, 5):
                for position in _positions(letters, length):
                    found = value(rules, position, variant)
                    assert value(rules, position.translate(table), variant) is p.negative(found)


def test_values_are_those_of_the_forms() -> None:
    for name, positions in {
        "hackenbush": ["0-1L 1-2G 0-3R 3-1L", "0-1G 0-2R 2-3L", "0-1L 1-0R 1-1G"],
        "cutcake": ["3x4", "2x2+1x3", "1x2+1x3+3x1"],
        "nim": ["1,2,3", "2,2"],
        "ski-jumps": ["L.R/.R./...", "L./R./..", "L../..R"],
    }.items():
        rules: Any = RULESETS[name]
        for position in map(rules.read, positions):
            assert value(rules, position) is canonical(p.form(rules, position))
            assert rules.read(rules.show(position)) == position


def test_readings_of_coins_differ() -> None:
    assert valued("push", "L.LR", Coins.OWN_COINS) != valued("shove", "L.LR", Coins.OWN_COINS)
    assert valued("push", "L", Coins.ANY_COIN) == "*"
    assert (
        valued("run-over", "LL", RunOver.CAPTURES_ANY)
        == valued("run-over", "LL", RunOver.CAPTURES_OPPONENT)
        == "3"
    )
    assert RULESETS["run-over"].left("LL", RunOver.CAPTURES_ANY) != RULESETS["run-over"].left(
        "LL", RunOver.CAPTURES_OPPONENT
    )


def test_ski_jumps() -> None:
    cases: list[Any] = [
        ("L../..R", SkiJumps.NO_JUMPS, "0"),
        ("L..", SkiJumps.NO_JUMPS, "2"),
        ("L..", SkiJumps.NO_JUMPS_LEAVING, "3"),
        ("L..", SkiJumps.STANDARD, "3"),
        ("L.R", SkiJumps.NO_JUMPS, "*"),
        ("R/L/.", SkiJumps.NO_JUMPS, "0"),
        ("L/R/.", SkiJumps.NO_JUMPS, "0"),
    ]
    for position, variant, expected in cases:
        assert valued("ski-jumps", position, variant) == expected


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


def scored(rows: int, columns: int, again: bool) -> int:
    """Dots and boxes played out with bare sets of lines, another way."""

    @cache
    def play(drawn: frozenset[Any]) -> int:
        results = []
        for line in set(p.dots_and_boxes.lines(rows, columns)) - drawn:
            after = drawn | {line}
            gain = sum(
                p.dots_and_boxes.box(i, j) <= after and not p.dots_and_boxes.box(i, j) <= drawn
                for i, j in product(range(rows), range(columns))
            )
            rest = play(after)
            results.append(gain + rest if gain and again else gain - rest)
        return max(results, default=0)

    return play(frozenset())


def test_dots_and_boxes() -> None:
    for rows, columns in ((1, 1), (1, 2), (2, 1), (2, 2)):
        position = p.dots_and_boxes.read(f"{rows}x{columns}")
        assert p.margin(position) == scored(rows, columns, again=True)
        assert p.margin(position, DotsAndBoxes.NO_EXTRA_TURN) == scored(rows, columns, again=False)
    assert p.margin(p.dots_and_boxes.read("2x2")) == 2
    for lines, expected in (
        ("", 0),
        ("0.0-0.1A 0.0-1.0A 0.1-1.1A", 1),
        ("0.0-0.1A 0.0-1.0A 0.1-1.1B", 0),
        ("0.0-0.1B 0.0-1.0B 0.1-1.1B", 0),
    ):
        position = p.dots_and_boxes.read(f"1x1 {lines}", DotsAndBoxes.PRINTED)
        assert p.margin(position, DotsAndBoxes.PRINTED) == expected


def test_a_ring_of_one_colour_takes_what_is_inside() -> None:
    outline = {
        line
        for line in p.dots_and_boxes.lines(2, 2)
        if line not in (((0, 1), (1, 1)), ((1, 1), (2, 1)), ((1, 0), (1, 1)), ((1, 1), (1, 2)))
    }
    assert len(p.enclosed(2, 2, frozenset(outline))) == 4
    assert not p.enclosed(2, 2, frozenset(outline - {((0, 0), (0, 1))}))


def test_fair_shares_results_are_consistent() -> None:
    for variant in FairShares:
        for piles in ((6,), (3, 4), (1, 2, 4), (8,)):
            known = p.results(piles, variant)
            for at, result in known.items():
                after = {known[option] for option in p.fair_shares.moves(at, variant)}
                if Result.LOSS in after:
                    assert result is Result.WIN
                elif Result.DRAW in after:
                    assert result is Result.DRAW
                else:
                    assert result is Result.LOSS
                assert sum(at) == sum(piles)


def test_fair_shares() -> None:
    assert p.best((1, 1)).outcome is Result.LOSS
    assert p.best((2,)) == (Result.WIN, ((1, 1),))
    assert p.best((1, 1), FairShares.PRINTED).outcome is Result.LOSS
    assert p.best((1, 1), FairShares.PRINTED_UNTIL_STUCK).outcome is Result.DRAW
    assert p.best((2, 2), FairShares.PRINTED_SETS) == (Result.WIN, ((1, 1, 1, 1),))
    assert p.best((2, 2), FairShares.PRINTED).outcome is Result.LOSS


def test_heating() -> None:
    three = read("3")
    assert show(p.heated(read("*"), three)) == "{3|-3}"
    assert show(p.heated(read("1/2"), three)) == "1/2"
    assert show(p.cooled(p.heated(read("*"), three), 3)) == "*"
    # A form equal to star, with a reversible option more: heating by a game t follows the options.
    G = read("{{0|0}+{0|0}|{0|0}+{0|0}}")
    assert p.equal(G, read("*"))
    assert p.heated(G, three, Heating.FORM) is p.heated(read("*"), three, Heating.CANONICAL)


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


def test_xor_and_mex() -> None:
    cases: list[Any] = [
        ("nim_sum", lambda: (p.nim_sum(1, 5, 11), p.nim_sum(2, 5, 6))),
        ("mex", lambda: (p.mex({0, 1, 2, 4, 8}), p.mex({1}))),
    ]
    for name, call in cases:
        assert call() == {"nim_sum": (15, 1), "mex": (3, 0)}[name]


def test_impartial_positions_are_nimbers() -> None:
    for a, b in product(range(5), repeat=2):
        G = p.form(p.NIM, tuple(sorted(size for size in (a, b) if size)))
        assert p.is_impartial(G)
        assert p.grundy_value(G) == p.nimber(G) == a ^ b


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
