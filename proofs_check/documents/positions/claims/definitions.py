"""What the definitions admit and refuse, and formulas for piles of any size against the recursion.

Under misere play, which slide 5 names and no other slide treats, these are statements of ours.
"""

from collections.abc import Callable, Iterator
from fractions import Fraction
from itertools import combinations, islice, product
from typing import Any

from proofs_check.core.ranges import Range
from proofs_check.documents.positions.claims import claim
from proofs_check.methods.logic import refusal
from reference.positions import (
    Choice,
    Leaf,
    P,
    Play,
    Quadratic,
    beatty_partner,
    beatty_sequence,
    beatty_term,
    can_move,
    game_graph,
    nim_moves,
    nim_position,
    nim_position_by_sum,
    nim_sum,
    nim_table,
    nim_winning_moves,
    nim_winning_moves_by_sum,
    pair,
    positions,
    quadratic_irrational,
    removals,
    subtraction_position,
    subtraction_rows,
    subtraction_winning_moves,
    tree_of,
    winning_moves,
    wythoff_moves,
    wythoff_position,
    wythoff_position_by_formula,
    wythoff_table,
    wythoff_winning_moves,
    wythoff_winning_moves_by_formula,
)
from reference.positions.nim_values import mex, subtraction_nim_values, wythoff_nim_value

NO_INTEGERS = (True, 1.0, "1", None, (1,))

ON_A_SET: dict[str, Callable[[Any, Any], object]] = {
    "removals": removals,
    "subtraction_nim_values": subtraction_nim_values,
    "subtraction_position": subtraction_position,
    "subtraction_rows": subtraction_rows,
    "subtraction_winning_moves": subtraction_winning_moves,
}
ON_TWO_PILES: dict[str, Callable[[Any], object]] = {
    "wythoff_moves": wythoff_moves,
    "wythoff_nim_value": wythoff_nim_value,
    "wythoff_position": wythoff_position,
    "wythoff_position_by_formula": wythoff_position_by_formula,
    "wythoff_table": wythoff_table,
    "wythoff_winning_moves": wythoff_winning_moves,
    "wythoff_winning_moves_by_formula": wythoff_winning_moves_by_formula,
}
ON_PILES: dict[str, Callable[[Any], object]] = {
    "nim_moves": nim_moves,
    "nim_position": nim_position,
    "nim_position_by_sum": nim_position_by_sum,
    "nim_table": nim_table,
    "nim_winning_moves": nim_winning_moves,
    "nim_winning_moves_by_sum": nim_winning_moves_by_sum,
}
UNDER_A_RULE: dict[str, Callable[[Any], object]] = {
    "nim_position": lambda play: nim_position((1, 2), play),
    "nim_position_by_sum": lambda play: nim_position_by_sum((1, 2), play),
    "nim_table": lambda play: nim_table((1, 2), play),
    "nim_winning_moves": lambda play: nim_winning_moves((1, 2), play),
    "nim_winning_moves_by_sum": lambda play: nim_winning_moves_by_sum((1, 2), play),
    "positions": lambda play: positions({0: ()}, play),
    "subtraction_position": lambda play: subtraction_position((1,), 2, play),
    "subtraction_rows": lambda play: subtraction_rows((1,), 2, play),
    "subtraction_winning_moves": lambda play: subtraction_winning_moves((1,), 2, play),
    "tree_of": lambda play: tree_of({0: ()}, 0, play),
    "winning_moves": lambda play: winning_moves({0: ()}, 0, play),
    "wythoff_position": lambda play: wythoff_position((1, 2), play),
    "wythoff_position_by_formula": lambda play: wythoff_position_by_formula((1, 2), play),
    "wythoff_table": lambda play: wythoff_table((1, 2), play),
    "wythoff_winning_moves": lambda play: wythoff_winning_moves((1, 2), play),
    "wythoff_winning_moves_by_formula": (
        lambda play: wythoff_winning_moves_by_formula((1, 2), play)
    ),
}


def is_integer(given: object, least: int) -> bool:
    """An integer of at least so much; a boolean is none."""
    return isinstance(given, int) and not isinstance(given, bool) and given >= least


def piles_of(sizes: int) -> Iterator[Any]:
    """Up to so many integers from -1 to 2, and what are no piles."""
    for n in range(sizes + 1):
        yield from product(range(-1, 3), repeat=n)
    yield from ((1, other) for other in NO_INTEGERS)
    yield from ("12", None, 5, frozenset({1, 2}))


# What is refused


@claim(
    "Slide 2, sentence 1",
    Range(
        "leaves and choices with winners and players from -2 to 3, and what are none",
        "number options",
        lambda: product(
            (*range(-2, 4), *NO_INTEGERS),
            ("leaf", (), (Leaf(1),), (Leaf(1), Choice(1, (Leaf(0),))), (Leaf(1), 1), [Leaf(1)]),
        ),
    ),
)
def trees__players(number: Any, options: Any) -> bool:
    """A game is over, won by a player from 1 on or by none, or a player from 1 on has a choice of
    at least one game; anything else is refused.
    """
    if options == "leaf":
        return refusal(Leaf, number) == (None if is_integer(number, 0) else "winner")
    whole = isinstance(options, tuple) and all(isinstance(t, Leaf | Choice) for t in options)
    bad = "options" if not (whole and options) else None
    return refusal(Choice, number, options) == (bad if is_integer(number, 1) else "player")


@claim(
    "Slide 4, item 1",
    Range(
        "positions 0 to 2, each with any options from 0 to 3, and what is no such game",
        "moves",
        lambda: (
            *(
                (dict(enumerate(options)),)
                for options in product(
                    [c for n in range(3) for c in combinations(range(4), n)], repeat=3
                )
            ),
            *((moves,) for moves in ({}, {0: (), 1: (0, 0)}, {0: 0}, {0: "0"}, [0], "0", None, 5)),
        ),
        at=lambda moves: {"moves": str(moves)},
    ),
)
def play__graph(moves: Any) -> bool:
    """A game has positions, each with options that are positions, each once, and no play comes
    back; anything else is refused. What is admitted has its options first.
    """
    admitted = isinstance(moves, dict) and bool(moves)
    admitted = admitted and all(
        isinstance(o, tuple) and {*o} <= {*moves} and len({*o}) == len(o) for o in moves.values()
    )
    ended: set[int] = set()
    for _ in moves if admitted else ():
        ended |= {x for x in moves if {*moves[x]} <= ended}
    admitted = admitted and len(ended) == len(moves)
    refused = refusal(game_graph, moves), refusal(positions, moves)
    if not admitted or any(refused):
        return not admitted and refused == ("graph", "graph")
    order = [*game_graph(moves)]
    first = all(order.index(o) < order.index(x) for x in order for o in moves[x])
    outside = refusal(winning_moves, moves, 3) == refusal(tree_of, moves, 3) == "position"
    return first and {*order} == {*moves} and outside and refusal(tree_of, moves, 2) is None


@claim(
    "Slide 5, sentence 2",
    Range(
        "each function asked with normal, misere, and what is neither",
        "function play",
        lambda: product(UNDER_A_RULE, ("normal", "misere", "", "NORMAL", "other", None, 0, True)),
    ),
)
def play__rules(function: str, play: Any) -> bool:
    """Play is normal or misere; anything else is refused."""
    admitted = play in ("normal", "misere")
    return refusal(UNDER_A_RULE[function], play) == (None if admitted else "play")


@claim(
    "Slide 11, item 1",
    Range(
        "each function asked with each set of integers from -1 to 3, with a number of 31 digits, "
        "and with what is no such set",
        "function S",
        lambda: product(
            ON_A_SET,
            (
                *(S for n in range(4) for S in combinations(range(-1, 4), n)),
                *((1, other) for other in NO_INTEGERS),
                *((1, 10**30), (2, 2), (3, 1, 3), "12", None, 5),
            ),
        ),
    ),
)
def subtraction__set(function: str, S: Any) -> bool:
    """S is a set of positive integers; anything else is refused."""
    admitted = isinstance(S, tuple) and len(S) == len({*S}) and all(is_integer(s, 1) for s in S)
    return refusal(ON_A_SET[function], S, 5) == (None if admitted else "set")


@claim(
    "Slide 11, item 2",
    Range(
        "each function asked with the integers from -3 to 6, and with what is no integer",
        "function n",
        lambda: product(ON_A_SET, (*range(-3, 7), *NO_INTEGERS)),
    ),
)
def subtraction__pile(function: str, n: Any) -> bool:
    """A pile has an integer number of chips, at least 0; anything else is refused."""
    return refusal(ON_A_SET[function], (1, 3), n) == (None if is_integer(n, 0) else "heap")


@claim(
    "Slide 35, item 1",
    Range(
        "each function asked with up to three integers from -1 to 2, and with what are no piles",
        "function piles",
        lambda: product(ON_TWO_PILES, piles_of(3)),
    ),
)
def wythoff__piles(function: str, piles: Any) -> bool:
    """There are two piles of at least 0 chips; anything else is refused."""
    admitted = isinstance(piles, tuple) and len(piles) == 2
    admitted = admitted and all(is_integer(pile, 0) for pile in piles)
    return refusal(ON_TWO_PILES[function], piles) == (None if admitted else "piles")


@claim(
    "Slide 60, sentence 1",
    Range(
        "each function asked with up to three integers from -1 to 2, and with what are no piles",
        "function piles",
        lambda: product(ON_PILES, piles_of(3)),
    ),
)
def nim__piles(function: str, piles: Any) -> bool:
    """There are piles of at least 0 chips, the reference takes any number from 1 of them; anything
    else is refused.
    """
    admitted = isinstance(piles, tuple) and bool(piles)
    admitted = admitted and all(is_integer(pile, 0) for pile in piles)
    return refusal(ON_PILES[function], piles) == (None if admitted else "piles")


@claim(
    ("Slide 65, definition", "Slide 52, sentence 2"),
    Range(
        "integers from -2 to 3, and what is none",
        "number",
        lambda: ((number,) for number in (*range(-2, 4), *NO_INTEGERS)),
    ),
)
def nim__numbers(number: Any) -> bool:
    """What is added without carry digit, and the n of a pair, is an integer of at least 0."""
    expected = (None, None) if is_integer(number, 0) else ("number", "n")
    return (refusal(nim_sum, 3, number), refusal(pair, number)) == expected


# Moves


@claim(
    ("Slide 11, item 3", "Slide 15, P-position"),
    Range(
        "every set of integers from 1 to {max S}, every pile n <= {n}, both play rules",
        "S n play",
        lambda largest, top: (
            (S, n, play)
            for size in range(largest + 1)
            for S in combinations(range(1, largest + 1), size)
            for n in range(top + 1)
            for play in Play
        ),
        {"max S": 4, "n": 9},
    ),
)
def subtraction__moves(S: tuple[int, ...], n: int, play: Play) -> bool:
    """From a pile of n chips k can be removed for each k in S up to n; the winning ones lead to a
    P-position.
    """
    able = tuple(k for k in S if n - k >= 0)
    won = tuple(k for k in able if subtraction_position(S, n - k, play) is P)
    return removals(S, n) == able and subtraction_winning_moves(S, n, play) == won


@claim(
    ("Slide 35, item 2 (a)", "Slide 35, item 2 (b)"),
    Range(
        "piles x, y <= {x}, moves to piles from -1 to x and y",
        "x y",
        lambda top: product(range(top + 1), repeat=2),
        {"x": 6},
    ),
)
def wythoff__one_move(x: int, y: int) -> bool:
    """A move takes any positive number from one pile, or as many from both."""
    moves = {(x - k, y) for k in range(1, x + 1)} | {(x, y - k) for k in range(1, y + 1)}
    moves |= {(x - k, y - k) for k in range(1, min(x, y) + 1)}
    around = set(product(range(-1, x + 2), range(-1, y + 2)))
    found = list(wythoff_moves((x, y)))
    by_rule = {after for after in around if can_move((x, y), after)}
    return len(found) == len(moves) and set(found) == moves == by_rule


# Formulas for piles of any size


@claim(
    "Slide 52, the formula",
    Range(
        "piles x, y <= {x}, both play rules",
        "x y play",
        lambda top: product(range(top + 1), range(top + 1), Play),
        {"x": 11},
    ),
)
def wythoff__by_formula__strengthened(x: int, y: int, play: Play) -> bool:
    """The formula gives the positions and winning moves of the recursion, under misere play with
    (0,1) and (2,2) in the place of (0,0) and (1,2).
    """
    table = wythoff_table((x, y), play)
    won = sorted(after for after in wythoff_moves((x, y)) if table[after[0]][after[1]] is P)
    return wythoff_position_by_formula((x, y), play) is table[x][y] and (
        [*wythoff_winning_moves_by_formula((x, y), play)]
        == [*wythoff_winning_moves((x, y), play)]
        == won
    )


@claim(
    ("Slide 68, if", "Slide 68, only if"),
    Range(
        "one to three piles of up to {x} chips, both play rules",
        "piles play",
        lambda top: (
            (piles, play)
            for n in (1, 2, 3)
            for piles in product(range(top + 1), repeat=n)
            for play in Play
        ),
        {"x": 4},
        measures={"x": lambda piles, play: max(piles)},
    ),
)
def nim__by_sum__strengthened(piles: tuple[int, ...], play: Play) -> bool:
    """The sum without carry digit gives the positions and winning moves of the recursion, under
    misere play the other way round where no pile has more than one chip.
    """
    table = nim_table(piles, play)
    won = sorted(after for after in nim_moves(piles) if table[after] is P)
    return nim_position_by_sum(piles, play) is table[piles] and (
        [*nim_winning_moves_by_sum(piles, play)] == [*nim_winning_moves(piles, play)] == won
    )


@claim(
    "Slide 15, P-position",
    Range(
        "sets of up to two integers up to {max S}, piles up to {x} chips",
        "S x",
        lambda largest, top: (
            (S, x)
            for size in (1, 2)
            for S in combinations(range(1, largest + 1), size)
            for x in range(top + 1)
        ),
        {"max S": 4, "x": 8},
    ),
)
def play__nim_values__strengthened(S: tuple[int, ...], x: int) -> bool:
    """P-positions are those whose nim-value is 0; that is the least integer from 0 that is not the
    nim-value of an option.
    """
    values = [*subtraction_nim_values(S, x)]
    options = {values[x - k] for k in S if k <= x}
    two = S[-1], x
    right = wythoff_nim_value(two)
    others = {wythoff_nim_value(after) for after in wythoff_moves(two)}
    return (
        len(values) == x + 1
        and values[x] == min({*range(x + 2)} - options) == mex(options)
        and (values[x] == 0) == (subtraction_position(S, x) is P)
        and right == min({*range(sum(two) + 2)} - others)
        and (right == 0) == (wythoff_position(two) is P)
    )


# Numbers r + c sqrt(d)


@claim(
    ("Slide 54, hypothesis", "Slide 52, sentence 2"),
    Range(
        "r and c quarters from -{r} / 4 to {r} / 4, d = 2 or 5",
        "r c d",
        lambda top: product(range(-top, top + 1), range(-top, top + 1), (2, 5)),
        {"r": 6},
    ),
)
def beatty__numbers(r: int, c: int, d: int) -> bool:
    """Numbers r + c sqrt(d) are ordered by the squares of their parts; [x] is the largest integer
    not above x, and a Beatty sequence is admitted of a positive irrational number, its partner of
    one above 1.
    """

    def sign(r: Fraction) -> int:
        square = r * abs(r) + d * own * abs(own)
        return (square > 0) - (square < 0)

    first, own = Fraction(r, 4), Fraction(c, 4)
    x, n = Quadratic(first, own, d), sign(first)
    ordered = (x > 0, x < 0, x >= 0, x <= 0) == (n > 0, n < 0, n >= 0, n <= 0)
    right = sign(first - x.floor()) >= 0 > sign(first - x.floor() - 1)
    term = refusal(beatty_term, x, 1) == (None if c and n > 0 else "alpha")
    above_1 = c != 0 and sign(first - 1) > 0
    partner = refusal(beatty_partner, x) == (None if above_1 else "alpha")
    if term and c and n > 0:
        terms = [*islice(beatty_sequence(x), 3)]
        term = term and terms == [(x * k).floor() for k in (1, 2, 3)]
    if partner and above_1:
        partner = partner and x.reciprocal() + 1 / beatty_partner(x) == x * 0 + 1
    return ordered and right and term and partner


@claim(
    "Slide 54, hypothesis",
    Range(
        "integers from -2 to 9, and what is none",
        "number",
        lambda: ((number,) for number in (*range(-2, 10), *NO_INTEGERS)),
    ),
)
def beatty__parts(number: Any) -> bool:
    """An irrational number is (p + q sqrt(d)) / r with integers, q and r not 0, d from 2 on and no
    square; k is an integer of at least 1. Anything else is refused.
    """
    whole, no_square = is_integer(number, -2), is_integer(number, 2) and number not in {4, 9}
    sqrt_2 = quadratic_irrational(0, 1, 2)
    integers: tuple[Any, ...] = (1, 2, 5)
    return (
        refusal(quadratic_irrational, number, 1, 5) == (None if whole else "p")
        and refusal(quadratic_irrational, 1, number, 5) == (None if whole and number else "q")
        and refusal(quadratic_irrational, 1, 1, number) == (None if no_square else "d")
        and refusal(quadratic_irrational, 1, 1, 5, number) == (None if whole and number else "r")
        and refusal(beatty_term, sqrt_2, number) == (None if is_integer(number, 1) else "k")
        and refusal(beatty_term, number, 1) == refusal(beatty_partner, number) == "alpha"
        and refusal(lambda: Quadratic(*integers).reciprocal()) is None
        and refusal(lambda: sqrt_2 + quadratic_irrational(1, 1, 3)) == "d"
        and refusal(lambda: 1 / (sqrt_2 - sqrt_2)) == "divisor"
    )
