"""What the definitions admit and refuse, and formulas for piles of any size against the recursion.

Under misere play, which slide 5 names and no other slide treats, these are statements of ours.
"""

from collections.abc import Callable, Iterable, Iterator, Mapping
from fractions import Fraction
from itertools import combinations, islice, product
from math import isqrt
from typing import Any

import reference.positions as ref
from proofs_check.core.claim import Plan, using
from proofs_check.core.ranges import Range
from proofs_check.documents.positions.claims import claim
from proofs_check.documents.positions.theorem_plans import NIM_VALUES
from proofs_check.methods import refusals
from proofs_check.methods.chained import chained
from proofs_check.methods.refusals import NO_INTEGERS, as_given, is_integer, of_types, refusal
from reference.positions import Choice, Leaf, Play, Quadratic
from reference.positions.nim_values import mex, subtraction_nim_values, wythoff_nim_value

ON_A_SET: dict[str, Callable[[Any, Any], object]] = {
    "removals": ref.removals,
    "subtraction_nim_values": subtraction_nim_values,
    "subtraction_position": ref.subtraction_position,
    "subtraction_rows": ref.subtraction_rows,
    "subtraction_winning_moves": ref.subtraction_winning_moves,
}
ON_TWO_PILES: dict[str, Callable[[Any], object]] = {
    "wythoff_moves": ref.wythoff_moves,
    "wythoff_nim_value": wythoff_nim_value,
    "wythoff_position": ref.wythoff_position,
    "wythoff_position_by_formula": ref.wythoff_position_by_formula,
    "wythoff_table": ref.wythoff_table,
    "wythoff_winning_moves": ref.wythoff_winning_moves,
    "wythoff_winning_moves_by_formula": ref.wythoff_winning_moves_by_formula,
}
ON_PILES: dict[str, Callable[[Any], object]] = {
    "nim_moves": ref.nim_moves,
    "nim_position": ref.nim_position,
    "nim_position_by_sum": ref.nim_position_by_sum,
    "nim_table": ref.nim_table,
    "nim_winning_moves": ref.nim_winning_moves,
    "nim_winning_moves_by_sum": ref.nim_winning_moves_by_sum,
}
UNDER_A_RULE: dict[str, Callable[..., object]] = {
    "nim_position": lambda *play: ref.nim_position((1,), *play),
    "nim_position_by_sum": lambda *play: ref.nim_position_by_sum((1,), *play),
    "nim_table": lambda *play: ref.nim_table((1,), *play),
    "nim_winning_moves": lambda *play: ref.nim_winning_moves((1,), *play),
    "nim_winning_moves_by_sum": lambda *play: ref.nim_winning_moves_by_sum((1,), *play),
    "positions": lambda *play: ref.positions({0: ()}, *play),
    "subtraction_position": lambda *play: ref.subtraction_position((1,), 1, *play),
    "subtraction_rows": lambda *play: [*ref.subtraction_rows((1,), 1, *play)],
    "subtraction_winning_moves": lambda *play: ref.subtraction_winning_moves((1,), 1, *play),
    "tree_of": lambda *play: ref.tree_of({0: ()}, 0, *play),
    "winning_moves": lambda *play: ref.winning_moves({0: (), 1: (0,)}, 1, *play),
    "wythoff_position": lambda *play: ref.wythoff_position((0, 1), *play),
    "wythoff_position_by_formula": lambda *play: ref.wythoff_position_by_formula((0, 1), *play),
    "wythoff_table": lambda *play: ref.wythoff_table((0, 1), *play),
    "wythoff_winning_moves": lambda *play: ref.wythoff_winning_moves((0, 1), *play),
    "wythoff_winning_moves_by_formula": (
        lambda *play: ref.wythoff_winning_moves_by_formula((0, 1), *play)
    ),
}
"""What each is of a position one move from the end, or at it, which the play rule decides."""

WITH_A_DEFAULT: dict[str, Callable[..., object]] = {
    **UNDER_A_RULE,
    "position_of": lambda *play: ref.position_of((), *play),
}


def piles_of(most: int) -> Iterator[Any]:
    """Up to so many integers from -1 to 2, and what are no piles."""
    every = (sizes for n in range(most + 1) for sizes in product(range(-1, 3), repeat=n))
    yield from of_types(every, tuple, list)
    yield from ((1, other) for other in NO_INTEGERS)
    yield from (range(1, 3), b"\1\2", "12", None, 5, frozenset({1, 2}), {1: 0, 2: 0})


def are_piles(given: object) -> int:
    """How many piles of at least 0 chips are given; 0 where something else is."""
    piles = refusals.in_order(given) or []
    return len(piles) if all(is_integer(pile, 0) for pile in piles) else 0


def asked_with_piles(functions: Iterable[str], most: int) -> Range:
    """Each of the functions with each of `piles_of`."""
    return Range(
        "each function asked with up to {n} integers from -1 to 2, in tuples and in lists, and "
        "with what are no piles",
        "function piles",
        lambda n: product(functions, piles_of(n)),
        {"n": most},
        measures={"n": lambda function, piles: are_piles(piles)},
        at=lambda function, piles: {"function": function, "piles": as_given(piles)},
    )


SLOTS = [c for n in range(5) for c in combinations(range(4), n)]
"""Every set of positions from 0 to 3."""

OTHER_GAMES: tuple[Any, ...] = (
    *({0: [1], 1: ()}, {5: range(5, 6)}, {5: {}}, {"a": ["b"], "b": []}, {0: b""}, {0: [[0]]}),
    *({}, {0: (), 1: (0, 0)}, {0: 0}, {0: "0"}, [0], "0", None, 5),
)
"""Games whose positions are others, and what are no games."""


# What is taken, and what is refused: statements of ours


@claim(
    Range(
        "leaves and choices with winners and players from -2 to 3, and what are none",
        "number options",
        lambda: product(
            (*range(-2, 4), *NO_INTEGERS),
            ("leaf", (), (Leaf(1),), (Leaf(1), Choice(1, (Leaf(0),))), (Leaf(1), 1), [Leaf(1)]),
        ),
    )
)
def trees__players__measured(number: Any, options: Any) -> bool:
    """The reference takes a game that is over, won by a player from 1 on or, as 0, by none, and one
    where a player from 1 on has a choice of at least one game, in a tuple; anything else is
    refused."""
    if options == "leaf":
        return refusal(Leaf, number) == (None if is_integer(number, 0) else "winner")
    whole = isinstance(options, tuple) and all(isinstance(t, Leaf | Choice) for t in options)
    bad = "options" if not (whole and options) else None
    return refusal(Choice, number, options) == (bad if is_integer(number, 1) else "player")


@claim(
    Range(
        "positions 0 to 2, each with any options from 0 to 3, in tuples, in lists and in sets, and "
        "other games and what are none",
        "moves",
        lambda: (
            *(
                (dict(enumerate(of_types(options, type_))),)
                for options in product(SLOTS, repeat=3)
                for type_ in (tuple, list, frozenset)
            ),
            *((moves,) for moves in OTHER_GAMES),
        ),
        at=lambda moves: {"moves": as_given(moves)},
    )
)
def play__graph__measured(moves: Any) -> bool:
    """The reference takes a game as at least one position, each with options that are positions,
    each once, where no play comes back, and lists each after its options; anything else is
    refused. Terminal positions it finds in any mapping of positions to options."""
    options = (
        {x: refusals.listed(o) for x, o in moves.items()} if isinstance(moves, Mapping) else {}
    )
    told = isinstance(moves, Mapping) and None not in options.values()
    if refusal(ref.terminal_positions, moves) != (None if told else "graph"):
        return False
    admitted = bool(options) and all(
        o is not None and all(x in [*options] and o.count(x) == 1 for x in o)
        for o in options.values()
    )
    ended: set[Any] = set()
    for _ in options if admitted else ():
        ended |= {x for x, o in options.items() if {*(o or ())} <= ended}
    admitted = admitted and len(ended) == len(options)
    refused = refusal(ref.game_graph, moves), refusal(ref.positions, moves)
    if not admitted or any(refused):
        return not admitted and refused == ("graph", "graph")
    order = [*ref.game_graph(moves)]
    first = all(order.index(o) < order.index(x) for x in order for o in moves[x])
    asked = {
        x: {refusal(ask, moves, x) for ask in (ref.winning_moves, ref.tree_of)}
        for x in (*order, ())
    }
    outside = asked.pop(()) == {"position"}
    return first and {*order} == {*moves} and outside and all(a == {None} for a in asked.values())


@claim(
    Range(
        "each function asked, of a position at the end or a move from it, with normal, misere, and "
        "what is neither",
        "function play",
        lambda: product(
            UNDER_A_RULE, (*Play, "normal", "misere", "", "NORMAL", "other", None, 0, True, [])
        ),
    )
)
def play__rules__measured(function: str, play: Any) -> bool:
    """The reference takes normal and misere play; anything else is refused."""
    admitted = play in ("normal", "misere")
    return refusal(UNDER_A_RULE[function], play) == (None if admitted else "play")


@claim(
    Range(
        "each function, and the three rules, of a position at the end or a move from it",
        "function",
        lambda: ((function,) for function in WITH_A_DEFAULT),
    )
)
def play__unsaid__measured(function: str) -> bool:
    """Where the reference is told no play rule it takes normal play; misere play is another one."""
    asked = WITH_A_DEFAULT[function]
    unsaid, normal, misere = asked(), asked(Play.NORMAL), asked(Play.MISERE)
    return unsaid == normal and normal != misere


@claim(
    Range(
        "each function asked, of a pile of 0 and of 5 chips, with each set of integers from -1 to "
        "3, in a tuple, in a list and in a set, with a number of 31 digits, and with what is no "
        "such set",
        "function n S",
        lambda: product(
            ON_A_SET,
            (0, 5),
            (
                *of_types(
                    (S for n in range(6) for S in combinations(range(-1, 4), n)),
                    *(tuple, list, frozenset),
                ),
                *((1, other) for other in NO_INTEGERS),
                *((1, 10**30), (2, 2), [3, 1, 3], range(1, 3), {1: 0}, b"\1", "12", None, 5),
            ),
        ),
        at=lambda function, n, S: {"function": function, "n": n, "S": as_given(S)},
    )
)
def subtraction__set__measured(function: str, n: int, S: Any) -> bool:
    """The slide has a subset of {1, ..., n}; the reference takes every finite set of positive
    integers, actions above n too. Anything else is refused."""
    actions = refusals.listed(S)
    admitted = actions is not None and all(is_integer(s, 1) for s in actions)
    admitted = admitted and len({*S}) == len(S)
    return refusal(ON_A_SET[function], S, n) == (None if admitted else "set")


@claim(
    Range(
        "each function asked, of S = {1,3}, with the integers from -3 to 6, and with what is no "
        "integer",
        "function n",
        lambda: product(ON_A_SET, (*range(-3, 7), *NO_INTEGERS)),
    )
)
def subtraction__pile__measured(function: str, n: Any) -> bool:
    """The slides have a positive number of chips; the reference takes 0 too. Anything else is
    refused."""
    return refusal(ON_A_SET[function], (1, 3), n) == (None if is_integer(n, 0) else "heap")


@claim(asked_with_piles(ON_TWO_PILES, 3))
def wythoff__piles__measured(function: str, piles: Any) -> bool:
    """The reference takes two piles in order, each of at least 0 chips, where the slide has two
    piles; anything else is refused."""
    return refusal(ON_TWO_PILES[function], piles) == (None if are_piles(piles) == 2 else "piles")


@claim(asked_with_piles(ON_PILES, 4))
def nim__piles__measured(function: str, piles: Any) -> bool:
    """The slide has three piles; the reference takes any number from 1 on, in order, each of at
    least 0 chips. Anything else is refused."""
    return refusal(ON_PILES[function], piles) == (None if are_piles(piles) else "piles")


@claim(
    Range(
        "integers from -2 to 3, and what is none",
        "number",
        lambda: ((number,) for number in (*range(-2, 4), *NO_INTEGERS)),
    )
)
def nim__numbers__measured(number: Any) -> bool:
    """What the reference adds without carry digit, and takes as the n of a pair, is an integer of
    at least 0; anything else is refused."""
    expected = (None, None) if is_integer(number, 0) else ("number", "n")
    return (refusal(ref.nim_sum, 3, number), refusal(ref.pair, number)) == expected


# Moves


@claim(
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
    )
)
def subtraction__moves(S: tuple[int, ...], n: int, play: Play) -> bool:
    """From a pile of n chips k can be removed for each k in S up to n; the winning ones lead to a
    P-position."""
    able = tuple(k for k in S if n - k >= 0)
    won = tuple(k for k in able if ref.subtraction_position(S, n - k, play) is ref.P)
    return ref.removals(S, n) == able and ref.subtraction_winning_moves(S, n, play) == won


@claim(
    Range(
        "piles x, y <= {x}, moves to piles from -1 to x + 1 and y + 1",
        "x y",
        lambda top: product(range(top + 1), repeat=2),
        {"x": 6},
    )
)
def wythoff__one_move(x: int, y: int) -> bool:
    """A move takes any positive number from one pile, or as many from both."""
    moves = {(x - k, y) for k in range(1, x + 1)} | {(x, y - k) for k in range(1, y + 1)}
    moves |= {(x - k, y - k) for k in range(1, min(x, y) + 1)}
    around = set(product(range(-1, x + 2), range(-1, y + 2)))
    found = list(ref.wythoff_moves((x, y)))
    by_rule = {after for after in around if ref.can_move((x, y), after)}
    return len(found) == len(moves) and set(found) == moves == by_rule


# Formulas for piles of any size


def labelled_so(normal: Any, misere: Any, moves: Any) -> Any:
    """By both play rules P is just where it is said to be, and the moves that win are found."""
    return (normal[0] == normal[1]) & (misere[0] == misere[1]) & moves


def _labelled(theorem: str, module: str) -> tuple[Plan, ...]:
    return using(labelled_so, chained("positions", theorem, theorem.upper(), module))


@claim(
    *_labelled("by_formula", "theory_wythoff"),
    Range(
        "piles x, y <= {x}, both play rules",
        "x y play",
        lambda top: product(range(top + 1), range(top + 1), Play),
        {"x": 11},
    ),
)
def wythoff__by_formula__strengthened(x: int, y: int, play: Play) -> bool:
    """The formula gives the positions and winning moves of the recursion, under misere play with
    (0,1) and (2,2) in the place of (0,0) and (1,2)."""
    table = ref.wythoff_table((x, y), play)
    won = sorted(after for after in ref.wythoff_moves((x, y)) if table[after[0]][after[1]] is ref.P)
    return ref.wythoff_position_by_formula((x, y), play) is table[x][y] and (
        [*ref.wythoff_winning_moves_by_formula((x, y), play)]
        == [*ref.wythoff_winning_moves((x, y), play)]
        == won
    )


def piles_under_both_rules(*numbers: int) -> Range:
    """So many piles of few chips."""
    return Range(
        " or ".join(map(str, numbers)) + " piles of up to {x} chips, both play rules",
        "piles play",
        lambda top: (
            (piles, play)
            for n in numbers
            for piles in product(range(top + 1), repeat=n)
            for play in Play
        ),
        {"x": 4},
        measures={"x": lambda piles, play: max(piles)},
    )


def labelled_by_sum(piles: tuple[int, ...], play: Play) -> bool:
    """Position and winning moves are by the nim-sum what they are by the recursion."""
    table = ref.nim_table(piles, play)
    won = sorted(after for after in ref.nim_moves(piles) if table[after] is ref.P)
    return ref.nim_position_by_sum(piles, play) is table[piles] and (
        [*ref.nim_winning_moves_by_sum(piles, play)] == [*ref.nim_winning_moves(piles, play)] == won
    )


@claim(*_labelled("by_sum", "theory_nim"), piles_under_both_rules(3))
def nim__by_sum__strengthened(piles: tuple[int, ...], play: Play) -> bool:
    """The sum without carry digit gives the positions and winning moves of three piles by the
    recursion, under misere play the other way round where no pile has more than one chip."""
    return labelled_by_sum(piles, play)


@claim(piles_under_both_rules(1, 2, 4))
def nim__by_sum_of_others__measured(piles: tuple[int, ...], play: Play) -> bool:
    """The sum does so of one, two and four piles too, of which the slides do not speak."""
    return labelled_by_sum(piles, play)


@claim(
    *NIM_VALUES,
    Range(
        "every set of integers from 1 to {max S}, piles of up to {x} chips",
        "S x",
        lambda largest, top: (
            (S, x)
            for size in range(largest + 1)
            for S in combinations(range(1, largest + 1), size)
            for x in range(top + 1)
        ),
        {"max S": 4, "x": 8},
    ),
)
def play__nim_values__strengthened(S: tuple[int, ...], x: int) -> bool:
    """Where the nim-value is the least integer from 0 that is the nim-value of no option,
    P-positions of a subtraction game are those whose nim-value is 0."""
    values = [*subtraction_nim_values(S, x)]
    options = {values[x - k] for k in S if k <= x}
    return (
        len(values) == x + 1
        and values[x] == min({*range(x + 2)} - options) == mex(options)
        and (values[x] == 0) == (ref.subtraction_position(S, x) is ref.P)
    )


@claim(
    *NIM_VALUES,
    Range("piles x, y <= {x}", "x y", lambda top: product(range(top + 1), repeat=2), {"x": 7}),
)
def wythoff__nim_values__strengthened(x: int, y: int) -> bool:
    """Where the nim-value is the least integer from 0 that is the nim-value of no option,
    P-positions of Wythoff's game are those whose nim-value is 0."""
    value = wythoff_nim_value((x, y))
    options = {wythoff_nim_value(after) for after in ref.wythoff_moves((x, y))}
    least = min({*range(x + y + min(x, y) + 1)} - options)
    return value == least == mex(options) and (value == 0) == (
        ref.wythoff_position((x, y)) is ref.P
    )


# Numbers r + c sqrt(d)


@claim(
    Range(
        "r and c quarters from -{r} / 4 to {r} / 4, d = 2 or 5",
        "r c d",
        lambda top: product(range(-top, top + 1), range(-top, top + 1), (2, 5)),
        {"r": 6},
    )
)
def beatty__numbers__measured(r: int, c: int, d: int) -> bool:
    """The reference orders numbers r + c sqrt(d) by the squares of their parts and takes as [x] the
    largest integer not above x; it admits a Beatty sequence of a positive irrational number, and a
    partner of one above 1."""

    def sign(r: Fraction) -> int:
        square = r * abs(r) + d * own * abs(own)
        return (square > 0) - (square < 0)

    first, own = Fraction(r, 4), Fraction(c, 4)
    x, n = Quadratic(first, own, d), sign(first)
    ordered = (x > 0, x < 0, x >= 0, x <= 0) == (n > 0, n < 0, n >= 0, n <= 0)
    right = sign(first - x.floor()) >= 0 > sign(first - x.floor() - 1)
    term = refusal(ref.beatty_term, x, 1) == (None if c and n > 0 else "alpha")
    above_1 = c != 0 and sign(first - 1) > 0
    partner = refusal(ref.beatty_partner, x) == (None if above_1 else "alpha")
    if term and c and n > 0:
        terms = [*islice(ref.beatty_sequence(x), 3)]
        term = term and terms == [(x * k).floor() for k in (1, 2, 3)]
    if partner and above_1:
        partner = partner and x.reciprocal() + 1 / ref.beatty_partner(x) == x * 0 + 1
    return ordered and right and term and partner


@claim(
    Range(
        "integers from -5 to 17, and what is none",
        "number",
        lambda: ((number,) for number in (*range(-5, 18), *NO_INTEGERS)),
    )
)
def beatty__parts__measured(number: Any) -> bool:
    """As an irrational number the reference takes (p + q sqrt(d)) / r with integers, q and r not 0,
    d from 2 on and no square, and computes with r + c sqrt(d), r and c integers or fractions; as k
    it takes an integer of at least 1. Anything else is refused."""
    whole = isinstance(number, int) and not isinstance(number, bool)
    no_square = is_integer(number, 2) and isqrt(number) ** 2 != number
    sqrt_2 = ref.quadratic_irrational(0, 1, 2)
    integers: tuple[Any, ...] = (1, 2, 5)
    return (
        refusal(ref.quadratic_irrational, number, 1, 5) == (None if whole else "p")
        and refusal(ref.quadratic_irrational, 1, number, 5) == (None if whole and number else "q")
        and refusal(ref.quadratic_irrational, 1, 1, number) == (None if no_square else "d")
        and refusal(ref.quadratic_irrational, 1, 1, 5, number)
        == (None if whole and number else "r")
        and refusal(Quadratic, number, 1, 5) == (None if whole else "rational")
        and refusal(Quadratic, 1, number, 5) == (None if whole else "coefficient")
        and refusal(Quadratic, Fraction(1, 2), Fraction(1, 3), 5) is None
        and refusal(ref.beatty_term, sqrt_2, number) == (None if is_integer(number, 1) else "k")
        and refusal(ref.beatty_term, number, 1) == refusal(ref.beatty_partner, number) == "alpha"
        and refusal(lambda: Quadratic(*integers).reciprocal()) is None
        and refusal(lambda: sqrt_2 + ref.quadratic_irrational(1, 1, 3)) == "d"
        and refusal(lambda: 1 / (sqrt_2 - sqrt_2)) == "divisor"
    )
