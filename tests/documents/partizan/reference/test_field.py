"""Values that the field's literature prints, of the rulesets and operations beside the notes'.

WW is Winning Ways (Berlekamp, Conway, Guy, 2nd edition), ONAG On Numbers and Games (Conway, 2nd
edition), Siegel his Combinatorial Game Theory.
"""

from itertools import product
from typing import Any

import pytest

import reference.partizan as p
from reference.errors import InvalidInput
from reference.partizan import operations
from reference.partizan.graphs import graph_game
from reference.partizan.grids import Board, components
from reference.partizan.infinitesimals import has_weight, red_kite
from reference.partizan.rulesets import Ruleset


def of(ruleset: Ruleset[Board], position: str) -> p.Game:
    return p.value(ruleset, ruleset.read(position), p.Standard.STANDARD)


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
        assert p.equal(of(p.DOMINEERING, position), p.read(DOMINEERED[position]))


def test_snort() -> None:
    """Chains of free squares, and squares reserved for one player or for none (WW, chapter 6)."""
    cases: list[Any] = [(".", "*"), ("..", "{1|-1}"), ("...", "{2|-2}"), ("L.", "1"), ("L.R", "0")]
    for position, known in cases:
        assert p.equal(of(p.SNORT, position), p.read(known))


def test_col() -> None:
    cases: list[Any] = [(".", "*"), ("..", "0"), ("L.", "-1"), (".R.", "2"), ("L.R", "0")]
    for position, known in cases:
        assert p.equal(of(p.COL, position), p.read(known))


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
        assert p.equal(of(p.CLOBBER, position), p.read(known))


def test_alternating_stones_in_a_row() -> None:
    """The same paper: who moves first wins on all of these, but on three pairs."""
    for pairs in range(1, 6):
        known = p.Outcome.PREVIOUS if pairs == 3 else p.Outcome.NEXT
        assert p.outcome(of(p.CLOBBER, "LR" * pairs)) is known


def test_a_board_is_the_sum_of_its_components() -> None:
    board = ("..#.", ".##.", "#..#")
    assert components(board, "#") == (("..", ".#"), (".", "."), ("..",))
    assert p.equal(of(p.DOMINEERING, "/".join(board)), p.read("*"))


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
        assert p.equal(graph_game(left, right, "a"), p.read(known))


def test_a_graph_where_play_comes_back_is_refused() -> None:
    for moves in [[("a", "a")], [("a", "b"), ("b", "c"), ("c", "b")]]:
        with pytest.raises(InvalidInput, match="moves that never come back to it"):
            graph_game(moves[:1], moves[1:], "a")
        assert p.equal(graph_game([*moves, ("d", "e")], [], "d"), p.read("1"))


# Ordinal sums, incentives, reduced canonical forms


# Selective and conjunctive sums: WW, chapter 9 and ONAG, chapter 14


def test_the_negative_of_a_sum_of_two_is_that_of_their_negatives() -> None:
    for combined in [operations.conjunctive_sum, operations.selective_sum]:
        forms = [p.read(text) for text in ("{0|*}", "{1|-1}", "{0,*|1}")]
        for A, B in product(forms, repeat=2):
            assert combined(A, B) is combined(B, A)
            assert p.negative(combined(A, B)) is combined(p.negative(A), p.negative(B))


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
        G = p.read(text)
        assert p.is_atomic(G) == (weight is not None)
        if weight is not None:
            assert p.equal(p.atomic_weight(G), p.read(weight))


WEIGHED = (
    *("Tiny(1)", "{1|^^||^}", "{1|^^^||^}", "{1|^3||0|-1}", "{1/2|0||vv}", "{1/2|^3||*}"),
    *("{2|*||0}", "{1|^||v|-1}", "{1||0|-2} + ^", "{5|0||0}", "{^^|vv}", "^*2"),
)


def test_an_atomic_weight_says_what_is_the_outcome_beside_a_large_nimber() -> None:
    """The definition: G and its weight times up win alike, whatever else and a nimber is added.

    Where no weight fits, some of these games tells G from the multiple of up nearest to it.
    """
    for text in WEIGHED:
        G = p.read(text)
        weights = [
            p.read(each) for each in ("0", "1", "-1", "2", "-2", "3", "{1|0}", "{2|-2}", "*")
        ]
        others = [*p.born_by(2), *(p.negative(p.read(each)) for each in WEIGHED)]
        for W in weights:
            multiple = p.norton_product(W, p.read("^"))
            near = [p.plus(p.negative(multiple), p.read(each)) for each in ("^*", "v*", "0")]
            alike = all(
                p.outcome(p.total(G, X, p.read("*16")))
                is p.outcome(p.total(multiple, X, p.read("*16")))
                for X in (*others, *near)
            )
            assert alike == has_weight(G, W)
            if alike:
                assert p.atomic_weight(G) is p.canonical(W)


def test_a_wrong_bound_takes_a_weight_away_or_gives_a_second_one() -> None:
    kite, tiny = red_kite(p.read("*2")), p.read("Tiny(1)")
    assert p.at_most(tiny, p.total(p.read("^*"), kite))
    for bound in (kite, p.read("^*"), p.total(p.read("^*"), red_kite(p.read("*")))):
        assert not p.at_most(tiny, bound)
    assert not p.at_most(p.read("^"), kite)
    assert p.at_most(p.read("^"), p.total(p.read("^^*"), kite))


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
        (operations.left_incentives(p.read(game)), left),
        (operations.right_incentives(p.read(game)), right),
    ):
        assert [*found] == [p.canonical(p.read(each)) for each in known]


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
    assert operations.reduced(p.read(game)) == p.canonical(p.read(known))
