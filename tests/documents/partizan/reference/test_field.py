"""Values that the field's literature prints, of the rulesets and operations beside the notes'.

WW is Winning Ways (Berlekamp, Conway, Guy, 2nd edition), ONAG On Numbers and Games (Conway, 2nd
edition), Siegel his Combinatorial Game Theory.
"""

from itertools import product
from typing import Any

import pytest

from reference.errors import InvalidInput
from reference.partizan import (
    CLOBBER,
    COL,
    DOMINEERING,
    SNORT,
    Game,
    Outcome,
    Standard,
    at_most,
    atomic_weight,
    born_by,
    canonical,
    equal,
    is_atomic,
    negative,
    norton_product,
    outcome,
    plus,
    read,
    total,
    value,
)
from reference.partizan.graphs import graph_game
from reference.partizan.grids import Board, components
from reference.partizan.infinitesimals import has_weight, red_kite
from reference.partizan.operations import (
    conjunctive_sum,
    left_incentives,
    ordinal_sum,
    reduced,
    right_incentives,
    selective_sum,
)
from reference.partizan.rulesets import Ruleset


def of(ruleset: Ruleset[Board], position: str) -> Game:
    return value(ruleset, ruleset.read(position), Standard.STANDARD)


# Positions of rulesets: WW, chapters 2 (Col), 5 (Domineering) and 6 (Snort); ONAG, chapter 10


DOMINEERED = {
    ".": "0",
    "./.": "1",
    "..": "-1",
    "./././././.": "3",
    ".....": "-2",
    "../.#": "*",
    "../..": "{1|-1}",
    ".#/.#/..": "1/2",
    "../../..": "{1/2|-2}",
    ".../...": "{2|-1/2}",
    ".../.../...": "{1|-1}",
}


def test_domineering() -> None:
    """Left places dominoes upright; the small boards of WW and ONAG."""
    for position in DOMINEERED:
        assert equal(of(DOMINEERING, position), read(DOMINEERED[position]))


def test_snort() -> None:
    """Chains of free squares, and squares reserved for one player or for none (WW, chapter 6)."""
    cases: list[Any] = [(".", "*"), ("..", "{1|-1}"), ("...", "{2|-2}"), ("L.", "1"), ("L.R", "0")]
    for position, known in cases:
        assert equal(of(SNORT, position), read(known))


def test_col() -> None:
    cases: list[Any] = [(".", "*"), ("..", "0"), ("L.", "-1"), (".R.", "2"), ("L.R", "0")]
    for position, known in cases:
        assert equal(of(COL, position), read(known))


def test_clobber() -> None:
    """Albert, Grossman, Nowakowski, Wolfe: An introduction to Clobber (Integers 5, 2005)."""
    cases: list[Any] = [
        ("LR", "*"),
        ("LLR", "^"),
        ("RRL", "v"),
        ("LLLR", "^^*"),
        ("LLLLR", "^^^"),
        ("L.R", "0"),
    ]
    for position, known in cases:
        assert equal(of(CLOBBER, position), read(known))


def test_alternating_stones_in_a_row() -> None:
    """The same paper: who moves first wins on all of these, but on three pairs."""
    for pairs in range(1, 6):
        known = Outcome.PREVIOUS if pairs == 3 else Outcome.NEXT
        assert outcome(of(CLOBBER, "LR" * pairs)) is known


def test_a_board_is_the_sum_of_its_components() -> None:
    board = ("..#.", ".##.", "#..#")
    assert components(board, "#") == (("..", ".#"), (".", "."), ("..",))
    assert equal(of(DOMINEERING, "/".join(board)), read("*"))


# Games as graphs


GRAPHS: dict[str, tuple[list[tuple[str, str]], list[tuple[str, str]], str]] = {
    "half": ([("a", "0"), ("1", "0")], [("a", "1")], "1/2"),
    "star": ([("a", "0")], [("a", "0")], "*"),
    "up": ([("a", "0"), ("s", "0")], [("a", "s"), ("s", "0")], "^"),
    "tiny": ([("a", "0"), ("m", "0")], [("a", "m"), ("m", "-2"), ("-2", "-1"), ("-1", "0")],
             "{0||0|-2}"),
}  # fmt: skip


def test_a_graph_has_the_value_that_is_written() -> None:
    """The smallest games of ONAG, chapters 0, 9 and 15, drawn with shared positions."""
    for name in GRAPHS:
        left, right, known = GRAPHS[name]
        assert equal(graph_game(left, right, "a"), read(known))


def test_a_graph_where_play_comes_back_is_refused() -> None:
    for moves in [[("a", "a")], [("a", "b"), ("b", "c"), ("c", "b")]]:
        with pytest.raises(InvalidInput, match="moves that never come back to it"):
            graph_game(moves[:1], moves[1:], "a")
        assert equal(graph_game([*moves, ("d", "e")], [], "d"), read("1"))


# Ordinal sums, incentives, reduced canonical forms


def test_a_hackenbush_string_is_an_ordinal_sum() -> None:
    """WW, chapter 3: the number of a string by Berlekamp's rule."""
    cases: list[Any] = [
        ("LR", "1/2"),
        ("LRL", "3/4"),
        ("LRR", "1/4"),
        ("LLR", "3/2"),
        ("LLRL", "7/4"),
        ("RL", "-1/2"),
    ]
    for colours, known in cases:
        G = read("0")
        for colour in reversed(colours):
            G = ordinal_sum(canonical(read("1" if colour == "L" else "-1")), G)
        assert equal(G, read(known))


# Selective and conjunctive sums: WW, chapter 9 and ONAG, chapter 14


def test_the_negative_of_a_sum_of_two_is_that_of_their_negatives() -> None:
    for combined in [conjunctive_sum, selective_sum]:
        forms = [read(text) for text in ("{0|*}", "{1|-1}", "{0,*|1}")]
        for A, B in product(forms, repeat=2):
            assert combined(A, B) is combined(B, A)
            assert negative(combined(A, B)) is combined(negative(A), negative(B))


# Atomic weights of games that are not all small


def test_atomic_weights_that_cgsuite_states() -> None:
    """Of its own tests of canonical short games (version 2)."""
    cases: list[Any] = [
        ("Tiny({3|1})", "0"),
        ("Miny({5||3|1})", "0"),
        ("25/16", None),
        ("9/8*", None),
        ("{3||2*|1*}", None),
    ]
    for text, weight in cases:
        G = read(text)
        assert is_atomic(G) == (weight is not None)
        if weight is not None:
            assert equal(atomic_weight(G), read(weight))


WEIGHED = (
    *("Tiny(1)", "{1|^^||^}", "{1|^^^||^}", "{1|^3||0|-1}", "{1/2|0||vv}", "{1/2|^3||*}"),
    *("{2|*||0}", "{1|^||v|-1}", "{1||0|-2} + ^", "{5|0||0}", "{^^|vv}", "^*2"),
)


def test_an_atomic_weight_says_what_is_the_outcome_beside_a_large_nimber() -> None:
    """The definition: G and its weight times up win alike, whatever else and a nimber is added.

    Where no weight fits, some of these games tells G from the multiple of up nearest to it.
    """
    for text in WEIGHED:
        G = read(text)
        weights = [read(each) for each in ("0", "1", "-1", "2", "-2", "3", "{1|0}", "{2|-2}", "*")]
        others = [*born_by(2), *(negative(read(each)) for each in WEIGHED)]
        for W in weights:
            multiple = norton_product(W, read("^"))
            near = [plus(negative(multiple), read(each)) for each in ("^*", "v*", "0")]
            alike = all(
                outcome(total(G, X, read("*16"))) is outcome(total(multiple, X, read("*16")))
                for X in (*others, *near)
            )
            assert alike == has_weight(G, W)
            if alike:
                assert atomic_weight(G) is canonical(W)


def test_a_wrong_bound_takes_a_weight_away_or_gives_a_second_one() -> None:
    kite, tiny = red_kite(read("*2")), read("Tiny(1)")
    assert at_most(tiny, total(read("^*"), kite))
    for bound in (kite, read("^*"), total(read("^*"), red_kite(read("*")))):
        assert not at_most(tiny, bound)
    assert not at_most(read("^"), kite)
    assert at_most(read("^"), total(read("^^*"), kite))


@pytest.mark.parametrize(
    ("game", "left", "right"),
    [
        ("3", ["-1"], []),
        ("1/2", ["-1/2"], ["-1/2"]),
        ("*", ["*"], ["*"]),
        ("^", ["v"], ["^*"]),
        ("{5|2}", ["{3|0}"], ["{3|0}"]),
    ],
)
def test_incentives(game: str, left: list[str], right: list[str]) -> None:
    """Siegel, section II.3: of a number negative; of a switch {x|y}, {x-y|0} for both players."""
    for found, known in (
        (left_incentives(read(game)), left),
        (right_incentives(read(game)), right),
    ):
        assert [*found] == [canonical(read(each)) for each in known]


@pytest.mark.parametrize(
    ("game", "known"),
    [
        ("^", "0"),
        ("*5", "0"),
        ("{0||0|-2}", "0"),
        ("3/4+^^*", "3/4"),
        ("{1|*}", "{1|0}"),
        ("{1*|-1}", "{1|-1}"),
        ("{2|1}+^", "{2|1}"),
        ("{1||0|-2}", "{1||0|-2}"),
    ],
)
def test_reduced_canonical_forms(game: str, known: str) -> None:
    """Grossman and Siegel, Reductions of partizan games: infinitesimals vanish, heat stays."""
    assert reduced(read(game)) == canonical(read(known))
