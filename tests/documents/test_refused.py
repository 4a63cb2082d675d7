"""Unusable input, of all references: one exception, which names the field, and what is just taken.

A row is a field, a call with % for what is given, what is taken there if anything is, and what is
refused, as Python of the document's package: each function asks, and where its own limits are. What
the checks that documents share give back, and in which words they refuse, stands behind.
"""

# A row is a row, however long.
# ruff: noqa: E501

from collections.abc import Callable
from enum import StrEnum
from fractions import Fraction
from importlib import import_module
from itertools import count
from types import MappingProxyType
from typing import Any

import pytest

import reference.bidding as b
import reference.partizan as p
import reference.preferences as n
from reference import inputs
from reference.cumulative.regimes import ordered
from reference.cumulative.rules import rule_pair
from reference.errors import InvalidInput
from reference.partizan.graphs import graph_game
from reference.partizan.infinitesimals import up_power

TABLES = {
    "cumulative": """
heap :: heap_size(%) :: 0 :: -1 ; -(10**40)
set :: subtraction_set(%) :: [10**40] :: [0] ; []
player :: discrepancy({3, 5}, 14, FvF, AvA, %) :: 2 :: 0 ; 3
rules :: rule_pair(%) :: ["G", "S"] :: ["G"] ; ["G", "S", "G"]
set :: ordered(10**40, %) :: 10**40 + 1 :: 10**40
actions :: ordered(10**40, %) :: 10**40 + 1 :: 10**40 - 1
""",
    "positions": """
graph :: game_graph(%) :: {"a": (), "b": ["a"]} :: {} ; [0] ; {"a": (), "b": "a"}
graph :: game_graph({0: (), 1: (), 2: %}) :: (0, 1) :: (0, 0) ; (0, 1, 1) ; (0, None) ; (0, 9) ; (0, [])
graph :: terminal_positions(%) :: {0: ()} :: "0" ; {0: "0"}
position :: tree_of({0: (), None: (0,)}, %) :: None :: 1
position :: winning_moves({0: (), None: (0,)}, %) :: None :: 1
heap :: heap_size(%) :: 0 :: -1
heap :: removals({1}, %) :: 0 :: -1
n :: pair(%) :: 0 :: -1
number :: nim_sum(%) :: 0 :: -1
piles :: nim_piles(%) :: [0] :: []
piles :: two_piles(%) :: [0, 0] :: [0, 0, 0]
k :: beatty_term(PHI, %) :: 1 :: 0
d :: quadratic_irrational(0, 1, %) :: 3 :: 1 ; 4 ; 10**80
q :: quadratic_irrational(0, %, 2) :: -1 :: 0
r :: quadratic_irrational(0, 1, 2, %) :: -1 :: 0
alpha :: beatty_term(%, 1) :: PHI - 1 :: PHI - 2
alpha :: beatty_partner(%) :: PHI - Fraction(3, 5) :: PHI - 1 ; PHI - Fraction(31, 50)
divisor :: PHI / (%) :: PHI - 2 :: PHI - PHI
d :: PHI + Quadratic(Fraction(0), Fraction(1), %) :: 5 :: 6
winner :: Leaf(%) :: 0 :: -1
player :: Choice(%, (Leaf(1),)) :: 1 :: 0
options :: Choice(1, %) :: (Leaf(1),) :: () ; (Leaf(1), 1) ; (Leaf(1), None) ; (Leaf(1), Choice)
domains :: holds([Quantifier.EXISTS], %, lambda *x: True) :: [[1]] :: [[1], [1]] ; []
""",
    "bidding": """
total_budget :: total_budget(%) :: 0 :: -1 ; True ; "5"
total_budget :: rows({1}, %) :: :: 2.0
total_budget :: unitary_rows(%) :: :: -1
total_budget :: automaton(%) :: 0 :: -2
total_budget :: outcome_bounds(%) :: 0 :: -1
total_budget :: convergence_sum(%) :: 0 :: True
total_budget :: tie_arrows(%, 0) :: 0 :: -1
total_budget :: left_budget(0, %) :: 0 :: -1 ; 1.5 ; True ; None
total_budget :: alternating_outcome(example(TB=%, B=[0]), "x1") :: 0 :: 1 ; 2
budget :: value({1}, 5, 2, %, LEFT) :: 5 :: 6 ; -1
budget :: minimax_value({1}, 5, 2, %, LEFT) :: 5 :: 6
budget :: unitary_value(1, 2, %) :: 1 :: 2 ; True
budget :: unitary_value(0, 2, %) :: 0 :: 1
budget :: maximin(example(), "x1", %, LEFT) :: 1 :: 2
budget :: minimax(example(), "x1", %, LEFT) :: 0 :: -1
budget :: bid_matrix({1}, 5, 2, %) :: 5 :: 6
budget :: left_budget(%, 2**64) :: 2**64 :: 2**64 + 1 ; -1
marker :: value({1}, 5, 2, 1, %) :: RIGHT :: "middle"
marker :: maximin(example(), "x1", 0, %) :: RIGHT :: None
marker :: forced_wins_budget(1, 1, %) :: RIGHT :: True
bids :: bidding_set(%, 3) :: {2} :: [] ; {0, 4} ; {-1, 0} ; [0, 0] ; [False] ; [0.0] ; "01" ; 1
bids :: bidding_set(%, 1) :: [1] :: [2]
bids :: bidding_set(%, 2) :: [1, 2] :: {2}
bids :: bidding_set([%, 42], 42) :: 21 :: 22
bids :: bidding_set([%, 99], 99) :: 50 :: 51
bids :: rows({1}, 4, %) :: :: {3}
bids :: example(B=%) :: {1} :: {2}
bids :: proper_bidding_set(%, 60) :: range(60) :: range(61)
bids :: proper_bidding_set(%, 0) :: :: [0]
set :: subtraction_set(%) :: [1] :: [] ; [0, 1] ; [1, 1] ; [True] ; "12"
set :: rows(%, 2) :: :: {1.5}
set :: removals(%, 5) :: [1] :: "12" ; b"1" ; 5 ; None ; [0] ; [1, 1]
heap :: heap_size(%) :: 0 :: -1
heap :: value({1}, 5, %, 1, LEFT) :: 0 :: -1
heap :: rows({1}, 5, up_to=%) :: :: True
heap :: unitary_rows(5, up_to=%) :: :: -1
heap :: formula_3_rows(5, up_to=%) :: :: 2.5
heap :: convergence_heaps(1, %) :: 0 :: -1
heap :: bid_matrix({3, 9}, 1, %, 0) :: 3 :: 2
heap :: heap_ruleset({2}, 5, %) :: 0 :: -3
heap :: removals({1}, %) :: 0 :: -1 ; 1.5 ; True ; "5"
positions :: example(X=%) :: :: [] ; "x1" ; 3 ; ["x1", "x1", "x2"] ; ["x1", "x2", None] ; ["x1", ["x2"]]
left_moves :: example(L=%) :: {"x1": [], "x2": []} :: {"x1": []} ; {"x1": [], "x2": [], "x3": []}
left_moves :: example(L=%) :: :: {"x1": "x2", "x2": []} ; [] ; ["x1", "x2"] ; {"x1": 5, "x2": []}
left_moves :: ruleset(["a", "b"], {"a": %, "b": []}, {}, {}, {}, {}, {0}, 0) :: :: "b"
right_moves :: example(R={"x1": %, "x2": []}) :: ["x2"] :: ["x3"] ; [["x2"]] ; ["x2", "x2"]
moves :: example(R={"x1": ["x2"], "x2": %}, w_R={("x1", "x2"): 1, ("x2", "x1"): 1}) :: :: ["x1"]
moves :: example(R={"x1": %, "x2": []}, w_R={("x1", "x1"): 1}) :: :: ["x1"]
moves :: example(L={"x1": %, "x2": []}, w_L={("x1", "x1"): 1}, tau={"x2": 0}) :: :: ["x1"]
moves :: example(L={"x1": [], "x2": %}, w_L={("x2", "x1"): 1}) :: :: ["x1"]
moves :: symmetric(["a"], {"a": %}, {("a", "a"): 1}, {0}, 0) :: :: ["a"]
moves :: forced_wins_budget(%, 0, LEFT) :: 1 :: 0
moves :: forced_win_bid(%, 0, RIGHT) :: 1 :: 0 ; True
left_weights :: example(w_L=%) :: {} :: {("x1", "x2"): 1} ; {("x1", "x1"): 1} ; []
right_weights :: example(w_R=%) :: {("x1", "x2"): Fraction(1, 3)} :: {} ; [("x1", "x2")]
right_weights :: example(w_R={("x1", "x2"): %}) :: 0 :: 1.0 ; True ; "1"
right_weights :: example(w_R={("x1", "x2"): 1, %: 1}) :: :: ("x2", "x1") ; ("x1", "z")
weights :: symmetric(["a"], {"a": []}, %, {0}, 0) :: {} :: {("a", "a"): 1}
penalties :: example(tau=%) :: {"x1": 0, "x2": 1} :: {"x2": 0} ; {"x1": 0.5, "x2": 0} ; [] ; ["x1", "x2"]
penalties :: example(tau={"x1": 0, "x2": 0, %: 0}) :: :: "x3"
penalties :: example(L={"x1": ["x2"], "x2": []}, w_L={("x1", "x2"): 1}, tau=%) :: {"x2": 0} :: {"x1": 0, "x2": 0}
right_penalties :: example(tau_R=%) :: {"x2": 0} :: {"x1": 0, "x2": 0}
position :: maximin(example(), %, 0, LEFT) :: "x2" :: "x3" ; ["x1"] ; (["x1"],) ; None
position :: utility(example(), %, [], LEFT) :: "x1" :: "x3"
position :: ruleset_bid_matrix(example(), %, 0, LEFT) :: "x1" :: "x3" ; None
position :: minimax(example(), %, 0, LEFT) :: "x1" :: None
position :: outcome_vector(example(), %) :: "x1" :: None
position :: alternating_outcome(example(TB=0, B=[0]), %) :: "x1" :: None
line :: utility(example(), "x1", %, LEFT) :: :: [(LEFT, "x2")] ; [("up", "x2")]
last :: utility(example(), "x1", [], %) :: LEFT :: RIGHT
of :: dominated_bids(bid_matrix({1}, 1, 1, 0), %) :: LEFT :: "both"
of :: equilibrium_bids(bid_matrix({1}, 1, 1, 0), %) :: LEFT :: 0
x :: iota(%) :: -5 :: 1.5 ; True ; "5" ; None
delta :: alpha_even(%) :: 2**70 :: 2**70 + 1
delta :: alpha_odd(%) :: -(2**70) :: 1 - 2**70 ; 2.0
delta :: beta(%) :: 2**70 + 1 :: 2**70 ; True
bid :: tie_arrows(70, %) :: 70 :: 71 ; -1
bid :: left_arrows(70, %, reduced=True) :: 1 :: 0 ; 71
bid :: left_arrows(70, %, reduced=True) :: 70 :: 71
bid :: right_arrows(70, %, reduced=False) :: 1 :: 0 ; True
bid :: right_arrows(70, %, reduced=False) :: 70 :: 71
right_budget :: forced_wins_budget(1, %, LEFT) :: 0 :: -1
right_budget :: forced_win_bid(1, %, LEFT) :: 0 :: -1 ; Fraction(1)
""",
    "preferences": """
value :: parse_value(%) :: "[[1,3]]" :: "" ; "[]" ; "[1,[]]" ; "[1,2" ; "1]" ; "[1 2]" ; "[1[" ; "[1,,2]"
value :: parse_value(%) :: " [ 1 , 2 ] " :: "[1,]" ; "[,1]" ; "[[1,]2]" ; "]" ; "[1,2],3" ; "4" ; "[1,0]"
value :: parse_value(%) :: " " * (10**6 - 1) + "1" :: " " * 10**6 + "1" ; "[" * 2_000_000 ; 3 ; "-1"
value :: parse_value(%) :: "[" * 100 + "3" + "]" * 100 :: "[" * 101 + "3" + "]" * 101 ; "2.5" ; "3_"
value :: parse_value(%) :: "[1,1_99]" :: "[1,1_100]" ; "x" ; "\N{ARABIC-INDIC DIGIT ONE}"
value :: parse_value(%, 10**9) :: "999999999" :: "1000000000"
value :: parse_value(%) :: "1_000000002" :: "1_0000000002"
value :: parse_value("[1," + str(%) + "]", 13) :: 13 :: 14
value :: list_value(%) :: [1] :: []
value :: list_value_same(%) :: [1] :: []
value :: Simplifier("selfish").simplify(%, 1) :: [1] :: []
value :: format_value(%) :: LONGEST :: LONGEST | {1_124_999}
value :: Comparison(1).equal(1, %) :: within(frozenset({1, 2}), 99) :: within(1, 101)
value :: Comparison(1).equal(1, frozenset({*range(1, 40), within(2, %)})) :: 99 :: 100
exponent :: simple_value(1, %) :: 100 :: 101 ; -1 ; True
exponent :: parse_value(%) :: "3_100" :: "3_101"
exponent :: seen_from(SimpleValue(1, %), 1) :: 0 :: -1
base :: simple_value(%, 1) :: 3 :: 4 ; 0
base :: seen_from(SimpleValue(%, 1), 1, 5) :: 5 :: 6
to_move :: seen_from(SimpleValue(5, 1), %, 5) :: 5 :: 6
to_move :: Simplifier("none", 5).simplify([1], %) :: 5 :: 6 ; 0
to_move :: player_number("to_move", %, 12) :: 12 :: 13 ; 0
to_move :: value(*row("12", 5), %) :: 5 :: 6 ; 0 ; True
to_move :: value(*row("12"), %, reading=NO_LEVEL) :: 3 :: 4
players :: player_count(%) :: 2 :: 1
players :: Comparison(1, %) :: 2 :: 1
players :: parse_value("1", %) :: 2 :: 1
players :: simple_value(1, 1, %) :: 2 :: 1
players :: row("12", %) :: 9 :: 10 ; 1 ; True
players :: grid("1", %) :: 9 :: 10
players :: [*analysed_rows(3, %)] :: 9 :: 12
preference :: preferences_of(%, 3) :: ("none",) * 3 :: ["none"] * 2 ; ["none"] * 4 ; {"none": 3}
length :: [*analysed_rows(%)] :: 1 :: 0 ; True
board :: row(%) :: "12.3" :: "" ; "124" ; "12x" ; "1 2" ; "12/21" ; 12
board :: grid(%) :: "12/12/12" :: "12/12/1" ; "12/12/1212" ; "14" ; "/12" ; "12//12" ; "1" * 10_001
board :: grid(%, 9) :: "9" :: "9x"
board :: grid(%, 8) :: "8" :: "9"
board :: graph([%, 1], [], 12) :: 12 :: 13 ; True ; -1
board :: graph(%, []) :: [1] * 10_000 :: [1] * 10_001 ; [] ; 5 ; "12" ; count(1) ; (1 for _ in count())
edges :: graph([1] * 30, [(0, %)]) :: 29 :: 30 ; -1 ; True
edges :: graph([1] * 30, [(7, %)]) :: 6 :: 7
edges :: graph([1, 2], [%]) :: (1, 0) :: (0, 1, 1) ; "01" ; b"01" ; {0, 1} ; 5
edges :: graph([1, 2], %) :: [] :: 5
preference :: value(*row("12"), 1, %) :: "prudent" :: "bold" ; ["prudent"] ; 7
position :: value(*row(%)) :: "12" :: "11" ; "102"
position :: value(LOOP, %) :: :: "c"
position :: LOOP.options(%, 1) :: "a" :: "c" ; ["a"] ; (["a"],)
game :: value(LOOP, %) :: :: "a"
max_positions :: value(*row("1232132321"), max_positions=%) :: :: 10
moves :: explicit_game(2, {"a": {1: [%]}}) :: "a" :: "b" ; ["a"] ; (["a"],)
moves :: explicit_game(2, {"a": {%: ["a"]}}) :: 2 :: 3
moves :: explicit_game(2, %) :: {"a": {}} :: {"a": {1: 5}} ; {"a": [1]} ; []
games :: disjunctive_sum(*%) :: [row("12", 2)[0]] :: [] ; [row("12", 2)[0]] * 2 + [row("12", 3)[0]]
games :: disjunctive_sum(row("12", 2)[0], %) :: row("12", 2)[0] :: row("12", 3)[0]
reading :: Comparison(1, 3, FORCED._replace(compared=%)) :: with_choosers :: without_choosers
reading :: Simplifier("prudent", 3, %).kept([*NEITHER_STAYS], 1) :: DEFAULT :: PRINTED
player :: Comparison(%) :: 3 :: 4
first :: Comparison(1, 12, first=%) :: 12 :: 13 ; 0
""",
    "partizan": """
position :: CUTCAKE.read(%) :: "1000x1000" :: "1001x1" ; "1x1001" ; "0x1" ; "1x0" ; "1x1+1x0" ; "1x1x1"
position :: CUTCAKE.read(%) :: "000000002x1" :: "0000000002x1" ; "1xa" ; "-1x1" ; THREE + "x1" ; "+" ; 3
position :: NIM.read(%) :: "1000,1000" :: "1000,1001" ; "a" ; "-1" ; THREE ; "1,," ; "1.5" ; None
position :: NIM.read(%) :: "000000009" :: "0000000009" ; "1," * 20 + "a"
position :: fair_shares.read(%) :: "500,500" :: "500,501" ; "1001" ; "0" ; "00" ; "1," * 20 + "0"
position :: fair_shares.read(%) :: "000000009" :: "0000000009" ; "a" ; THREE ; "1,," ; b"1"
position :: dots_and_boxes.read(%) :: "20x20" :: "21x1" ; "1x21" ; "0x1" ; "1x0" ; "20" ; "x1" ; "" ; []
position :: dots_and_boxes.read("20x20 " + %) :: "20.19-20.20" :: "20.20-20.21" ; "20.20-21.20"
position :: dots_and_boxes.read("2x2 0.0-0.1 " + %) :: "0.1-0.2" :: "0.1-0.0"
position :: dots_and_boxes.read("1x1 " + %) :: "000000.0-0.1" :: "0000000.0-0.1" ; "0.0" ; "0-1" ; "0.0.0-1"
position :: dots_and_boxes.read("1x1 " + %) :: :: "0.0-0.0" ; "0.0-a.1" ; "0.1-0.0C" ; "0.0-1.1" ; "-0.1"
position :: dots_and_boxes.read("1x1 " + %) :: "0.0-0.1" :: "0.0-0.1A" ; "0.0-" + THREE + ".1" ; "0.1-0.2"
position :: dots_and_boxes.read(%, DotsAndBoxes.PRINTED) :: "1x1 0.0-0.1A 1.0-1.1B" :: "1x1 0.0-0.1"
position :: dots_and_boxes.read("1x1 0.0-0.1A " + %, DotsAndBoxes.PRINTED) :: :: "0.0-0.1A" ; "0.0-0.1B"
position :: DOMINEERING.read(%) :: ROWS :: ROWS + "/." ; ROWS + "/..." ; ROWS + "/" ; ROWS + "/x." ; "/" + ROWS
position :: DOMINEERING.read(%) :: "." * 10_000 :: "." * 10_001 ; "L" ; ".L" ; "" ; " " ; 3
position :: COL.read(%) :: ROWS :: ROWS + "/." ; ROWS + "/..." ; ROWS + "/" ; ROWS + "/x." ; "l"
position :: SNORT.read(%) :: ROWS :: ROWS + "/." ; ROWS + "/x." ; "l"
position :: CLOBBER.read(%) :: ROWS :: ROWS + "/." ; ROWS + "/..." ; "#" ; "L#" ; "./"
position :: SKI_JUMPS.read(%) :: ROWS :: ROWS + "/." ; ROWS + "/..." ; "/" + ROWS ; "#" ; "LX" ; "./"
position :: HACKENBUSH.read(%) :: "0-999999999L" :: "0-1000000000L" ; "0" ; "0-1" ; "0-1X" ; "-1L" ; "0-L"
position :: HACKENBUSH.read(%) :: "0-1L 1-2R 2-3G" :: "0-1L 2-3R 3-4G" ; "0-aL" ; "01L" ; "1-2L"
position :: HACKENBUSH.read(%) :: "0-1L, 1-2R" :: "," ; " , " ; "0-" + THREE + "L"
position :: HACKENBUSH_STRING.read(%) :: "" :: "LX"
position :: PUSH.read(%) :: "L" * 200 :: "" ; " " ; "L" * 200 + "x" ; "LT"
position :: TOADS_AND_FROGS.read(%) :: "T.F" :: "" ; "TL"
position :: value(SKI_JUMPS, %, SkiJumps.PRINTED) :: ("L", ".") :: ("L", "R", ".") ; ("R", "L", ".")
position :: form(SKI_JUMPS, %, SkiJumps.PRINTED_LEAVING) :: ("L", ".") :: ("L", "R", ".")
variant :: SNORT.variant(%) :: None :: "other"
game :: read(%) :: "tiny(2)" :: "tiny(-2)" ; "miny(*)"
game :: read(%) :: "1000" :: "1001" ; "0" * 1001
game :: read(%) :: " " * 99_999 + "1" :: " " * 100_000 + "1"
game :: read(%) :: "1/1048576" :: "1/1048577"
game :: read(%, max_birthday=60) :: "*60" :: "*61"
game :: read(%, max_birthday=5) :: "3/4+5.*" :: "6.*"
game :: read(%, max_birthday=5) :: "9/4" :: "17/8+33/16"
game :: read(%, max_birthday=5) :: "^5" :: "^6"
game :: read(%, max_birthday=2000) :: "1001" :: "2001"
game :: atomic_weight(%) :: read("Tiny(2)") :: read("1") ; read("1/1024")
game :: grundy_value(%) :: nimber_game(9) :: UP ; game([nimber_game(9), UP], [nimber_game(9), UP])
number :: dyadic(%) :: 10**40 :: Fraction(1, 3) ; Fraction(1, 6 * 2**90) ; Fraction(1, 2**90 + 1) ; True ; 0.5
number :: mex(%) :: [0] :: [True] ; [-1] ; [0, -1]
number :: up_star_game(%, 1, 0) :: Fraction(5, 64) :: Fraction(5, 96) ; True
nimber :: up_star_game(Fraction(0), 1, %) :: 1 :: -1 ; True ; Fraction(1)
bounds :: simplest_number(0, %) :: Fraction(1, 10**30) :: 0 ; -1
nimber :: nimber_game(%) :: 1 :: -1 ; True ; 1.0 ; Fraction(1)
power :: up_power(%) :: 1 :: 0 ; True
copies :: times(%, UP) :: 1 :: 1.0
pile :: nim_sum(1, %) :: 0 :: -1
unit :: norton_product(STAR, %) :: UP :: ZERO ; STAR ; DOWN
from :: overheated(UP, %, STAR) :: UP :: STAR ; DOWN ; ZERO
number :: cooled(UP, %) :: Fraction(1, 64) :: Fraction(1, 96)
temperature :: cooled(UP, %) :: 0 :: Fraction(-1, 64) ; -1
temperature :: thermograph(UP).left.at(%) :: Fraction(0) :: Fraction(-1)
day :: born_by(%) :: 0 :: -1 ; 4 ; True
option :: game([ZERO] * 9 + [%]) :: STAR :: 0
position :: graph_game([("a", "b"), ("b", "c"), ("c", %)], [], "a") :: "d" :: "a" ; "b" ; "c"
""",
}

PLAIN: dict[str, Any] = {
    **{"X": ["x1", "x2"], "L": {"x1": [], "x2": []}, "R": {"x1": ["x2"], "x2": []}, "w_L": {}},
    **{"w_R": {("x1", "x2"): 1}, "tau": {"x1": 0, "x2": 0}, "B": {0, 1}, "TB": 1},
}
"""Example 2.1's ruleset."""


def example(**changed: Any) -> b.Ruleset:
    return b.ruleset(**(PLAIN | changed))


def within(X: n.Value, brackets: int) -> n.Value:
    for _ in range(brackets):
        X = frozenset({X})
    return X


NEITHER = n.parse_value("[2,[1,2],[1,3]]")
OWN: dict[str, Any] = {
    **{"Fraction": Fraction, "count": count, "ordered": ordered, "rule_pair": rule_pair},
    **{"LEFT": b.Player.LEFT, "RIGHT": b.Player.RIGHT, "example": example, "within": within},
    # Written in just as many characters as may be.
    "LONGEST": frozenset({100_000, *range(1_000_000, 1_124_999)}),
    "LOOP": n.explicit_game(2, {"a": {1: ["b"]}, "b": {2: ["a"]}}),
    "NO_LEVEL": n.DEFAULT._replace(skipped_turn=n.SkippedTurn.NO_LEVEL),
    "FORCED": n.DEFAULT._replace(guaranteed_loss=n.guaranteed_loss_forced),
    "PRINTED": n.DEFAULT._replace(definition_11=n.definition_11),
    "NEITHER_STAYS": (NEITHER, frozenset({NEITHER})),
    **{"THREE": "\N{ARABIC-INDIC DIGIT THREE}", "ROWS": "/".join([".."] * 12)},
    **{"graph_game": graph_game, "up_power": up_power},
}


def rows() -> list[tuple[str, str, str, str, list[str]]]:
    found = []
    for document, text in TABLES.items():
        for line in text.strip().splitlines():
            field, call, taken, refused = (part.strip() for part in line.split("::"))
            found.append((document, field, call, taken, refused.split(" ; ")))
    return found


@pytest.mark.parametrize("document", TABLES)
def test_it_is_refused_by_its_name_and_taken_just_before(document: str) -> None:
    own = {**vars(import_module(f"reference.{document}")), **OWN}
    for of, field, call, taken, refused in rows():
        if of != document:
            continue
        if taken:
            eval(call.replace("%", taken), own)
        for given in refused:
            with pytest.raises(InvalidInput) as caught:
                eval(call.replace("%", given), own)
            message = str(caught.value)
            assert caught.value.field == field, (call, given)
            assert message.startswith(f"{field}: got ")
            assert ", allowed: " in message
            assert "\n" not in message
            assert len(message) < 400


def test_it_says_what_is_allowed() -> None:
    cases: list[tuple[str, Any]] = [
        ("Left 2, Right 2 can not", lambda: b.bidding_set({3}, 4)),
        ("an even integer", lambda: b.alpha_even(3)),
        ("an odd integer", lambda: b.beta(2)),
        ("got ''", lambda: n.row("")),
        ("vertices from 0 to 1$", lambda: n.graph([1, 2], [(0, 2)])),
        ("pairs of vertices", lambda: n.graph([1, 2], [(0,)])),
        ("got '2-3R'", lambda: p.HACKENBUSH.read("0-1L 2-3R 4-5G")),
        ("got 'a'", lambda: graph_game([("a", "b")], [("b", "a"), ("b", "c")], "a")),
        ("no A or B behind a line", lambda: p.dots_and_boxes.read("1x1 0.0-0.1A")),
        (
            "A or B behind each line",
            lambda: p.dots_and_boxes.read("1x1 0.0-0.1", p.DotsAndBoxes.PRINTED),
        ),
    ]
    for says, call in cases:
        with pytest.raises(InvalidInput, match=says):
            call()


# The checks that documents share

Colour = StrEnum("Colour", ["RED", "BLUE"])
INTEGERS: list[Any] = [-2, -1, 0, 1, 2, 3, 4, 10**30]
FRACTIONS: list[Any] = [Fraction(1, 2), Fraction(2)]
TEXTS: list[Any] = ["", "1", "red", "RED", "blue", Colour.RED]
SERIES: list[Any] = [[], [2, 2], (), (0,), range(3), iter([1])]
SETS: list[Any] = [{1}, frozenset({1})]
MAPPINGS: list[Any] = [{}, {1: 2}, MappingProxyType({1: 2})]
OTHERS: list[Any] = [True, False, 1.0, 2.5, None, b"", b"red", object()]
EVERY = [*INTEGERS, *FRACTIONS, *TEXTS, *SERIES, *SETS, *MAPPINGS, *OTHERS]

CHECKS: list[tuple[str, Callable[..., Any], list[Any], list[Any]]] = [
    ("an integer", inputs.integer, [], INTEGERS),
    ("any whole number", inputs.integer, ["any whole number"], INTEGERS),
    ("an integer of at least 2", inputs.at_least, [2], INTEGERS[4:]),
    ("two or more", inputs.at_least, [2, "two or more"], INTEGERS[4:]),
    ("an integer from -1 to 3", inputs.within, [-1, 3], INTEGERS[1:6]),
    ("not too many", inputs.within, [-1, 3, "not too many"], INTEGERS[1:6]),
    ("a number", inputs.rational, ["a number"], [*INTEGERS, *FRACTIONS]),
    ("a text", inputs.a_text, ["a text"], TEXTS),
    ("red, blue", inputs.one_of, [Colour], ["red", "blue", Colour.RED]),
    ("a colour", inputs.one_of, [Colour, "a colour"], ["red", "blue", Colour.RED]),
    ("a mapping", inputs.mapping, ["a mapping"], MAPPINGS),
    ("a collection", inputs.collection, ["a collection"], [*SERIES, *SETS, *MAPPINGS]),
    ("a series", inputs.series, ["a series"], SERIES),
]
"""The words in which each refuses, what it is given beside a field and a value, what it takes."""


@pytest.mark.parametrize(("words", "check", "more", "taken"), CHECKS)
def test_it_is_given_back_or_refused_in_these_words(
    words: str, check: Callable[..., Any], more: list[Any], taken: list[Any]
) -> None:
    for given in EVERY:
        if any(given is each for each in taken):
            found = check("weight", given, *more)
            assert found is (Colour(given) if Colour in more else given)
        else:
            with pytest.raises(InvalidInput) as refused:
                check("weight", given, *more)
            assert refused.value.args == ("weight", given, words)


def test_positive_integers() -> None:
    taken: list[tuple[Any, tuple[int, ...]]] = [
        *(([3, 1, 2], (1, 2, 3)), ((), ()), ({1}, (1,))),
        *(({5: "a", 2: "b"}, (2, 5)), (iter([2, 1]), (1, 2))),
    ]
    for given, found in taken:
        assert inputs.positive_integers("set", given) == found
    refused: list[tuple[Any, Any]] = [
        *(([1, 0], 0), ([-1], -1), ([2, True], True), ([1.0], 1.0), (["1"], "1")),
        *((each, each) for each in ([2, 1, 2], "12", b"12", None, 3)),
    ]
    for given, culprit in refused:
        with pytest.raises(InvalidInput) as error:
            inputs.positive_integers("set", given)
        assert error.value.args == ("set", culprit, "distinct integers of at least 1")
        assert type(error.value.given) is type(culprit)


def test_distinct() -> None:
    assert inputs.distinct("bids", [2, 0, -1], "once each") == (-1, 0, 2)
    assert inputs.distinct("bids", [], "once each") == ()
    with pytest.raises(InvalidInput, match=r"^bids: got \[0, 1, 0\], allowed: once each$"):
        inputs.distinct("bids", [0, 1, 0], "once each")


def test_is_in() -> None:
    known = {"a": 1, ("b",): 2}
    asked: list[Any] = ["a", ("b",), "b", None, ["a"], (["b"],), {}]
    assert [inputs.is_in(each, known) for each in asked] == [True, True, *[False] * 5]


def test_what_was_given_is_shown_in_at_most_60_characters() -> None:
    for given, shown in (
        *((None, "nothing"), (0, "0"), ("a", "'a'"), ("x" * 58, repr("x" * 58))),
        *(
            ("x" * 59, "'" + "x" * 56 + "..."),
            (10**5000, "something of type int, too large to show"),
        ),
    ):
        error = InvalidInput("heap", given, "an integer")
        assert str(error) == f"heap: got {shown}, allowed: an integer"
        assert (error.field, error.given, error.allowed) == ("heap", given, "an integer")
        assert isinstance(error, ValueError)


def test_what_is_nested_too_deeply_is_not_shown() -> None:
    nested: list[Any] = []
    for _ in range(100_000):
        nested = [nested]
    assert str(InvalidInput("set", nested, "integers")) == (
        "set: got something of type list, too large to show, allowed: integers"
    )
