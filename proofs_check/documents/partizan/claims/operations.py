"""What the operations give: statements of ours on the reference, each held against a second way.

The notes define a game by its options, name sums, numbers, nimbers, means, heating and atomic
weights, and play games on boards; of much beside that the reference follows the literature.
"""

from collections.abc import Callable, Iterator
from fractions import Fraction
from functools import partial
from itertools import pairwise, permutations, product
from typing import Any

from proofs_check.core.ranges import Found, Range, as_json
from proofs_check.documents.partizan import direct_operations as direct, texts_of_games as texts
from proofs_check.documents.partizan.claims import claim
from proofs_check.documents.partizan.forms import born_by, subsets, values
from proofs_check.documents.partizan.ranges import FORMS, VALUES, counted, shown, some_born
from proofs_check.documents.partizan.rules import anybodys, is_endless, of_size, words
from proofs_check.methods.refusals import NO_INTEGERS, is_integer, refusal
from reference.partizan import FIELD, RULESETS, days, dots_and_boxes, fair_shares, games, operations
from reference.partizan.dots_and_boxes import DotsAndBoxes, Grid
from reference.partizan.fair_shares import FairShares, Result
from reference.partizan.games import Game, at_most, equal, formal_birthday, game, negative, plus
from reference.partizan.graphs import graph_game
from reference.partizan.infinitesimals import (
    atomic_weight,
    far_star,
    has_weight,
    is_atomic,
    miny,
    norton_product,
    number_up_star,
    red_kite,
    remote_star,
    tiny,
    up_power,
    up_star_game,
    up_sum,
)
from reference.partizan.nimbers import grundy_value, mex, nim_sum, nimber, nimber_game
from reference.partizan.notation import read, show
from reference.partizan.numbers import dyadic, number, number_game, simplest_number
from reference.partizan.rulesets import Standard, form, value
from reference.partizan.simplification import (
    birthday,
    bypassed,
    canonical,
    dominated_left,
    dominated_right,
    is_canonical,
    reversible_left,
    reversible_right,
    times,
    total,
    undominated,
)
from reference.partizan.thermography import (
    Heating,
    Trajectory,
    cooled,
    heated,
    highest,
    left_stop,
    mean,
    overheated,
    right_stop,
    temperature,
    thermograph,
)

PRINTED = DotsAndBoxes.PRINTED

ASYMMETRIC = (
    some_born("every value born by day 2, and some born by day {day}", direct.asymmetric, 6),
    VALUES,
)
MANY_FORMS = (
    some_born("some forms born by day {day}", lambda: _larger(), 7),
    FORMS,
)
"""The second plan of both is what an attack goes beyond."""


def _larger() -> Iterator[Game]:
    """Forms with equal options, with several answers, and with more of one kind than another; one
    in which the players' moves differ on the third move only."""
    some = direct.asymmetric()
    alike = game([texts.of_number(Fraction(1))], [texts.of_number(Fraction(1))])
    yield game([alike], [alike])
    yield from (game(some[i : i + 3], some[i + 7 : i + 9]) for i in range(0, len(some) - 9, 4))
    twice = game([texts.of_number(Fraction(-1))], [texts.of_number(Fraction(1))])
    for a, b in product(some[:5], some[2:6]):
        yield from (game([a, twice, b]), game([], [b, twice, games.ZERO]))
        yield from (game([game([some[-1]], [a, b])], [a]), game([b], [game([b, a], [some[-2]])]))


# Games and sums


@claim(*MANY_FORMS)
def section_3__4__positions__measured(G: Game) -> bool:
    """What can be reached from a form are its options and what can be reached from them; a form is
    as high as its highest option and one, and the same moves in a drawing of them give it again."""
    options = {*G.left, *G.right}
    below = {H for option in options for H in games.subpositions(option)}
    left, right = (
        [(str(id(H)), str(id(X))) for H in {G, *below} for X in side(H)] for side in direct.OPTIONS
    )
    height = max((1 + formal_birthday(X) for X in options), default=0)
    small = all(bool(H.left) == bool(H.right) for H in {G, *below})
    alike = all({*H.left} == {*H.right} for H in {G, *below})
    found = [*games.subpositions(G)]
    return (
        {*found} == {G, *below}
        and len(found) == len({*found})
        and formal_birthday(G) == height
        and (games.is_all_small(G), games.is_impartial(G)) == (small, alike)
        and graph_game(left, right, str(id(G))) is G
    )


@claim(
    Range(
        "up to two moves of Left's and one of Right's among {positions} positions",
        "left right",
        lambda most: product(
            subsets([*product("abcd"[:most], repeat=2)], 2),
            subsets([*product("abcd"[:most], repeat=2)], 1),
        ),
        {"positions": 3},
        measures={
            "positions": lambda left, right: len({"a", *"".join(map("".join, (*left, *right)))})
        },
    )
)
def section_3__4__drawn_games__measured(left: Any, right: Any) -> bool:
    """A drawing of positions and moves is a game exactly where no play from its first position
    comes back to where it was."""
    endless, refused = (
        is_endless("a", partial(_drawn, (*left, *right))),
        refusal(graph_game, left, right, "a"),
    )
    if endless or refused:
        return endless and refused == "position"
    moves = (partial(_drawn, own) for own in (left, right))
    return graph_game(left, right, "a") is direct.by_moves("a", *moves)


def _drawn(moves: Any, x: str) -> list[str]:
    return [y for a, y in moves if a == x]


SUMS = {
    "ordinal": operations.ordinal_sum,
    "conjunctive": operations.conjunctive_sum,
    "selective": operations.selective_sum,
}


@claim(
    Range(
        "three other sums of every two of 24 forms born by day {day}",
        "kind G H",
        lambda day: (
            (kind, G, H)
            for kind in direct.OTHER_SUMS
            for G, H in product(direct.some_forms(), repeat=2)
            if max(map(formal_birthday, (G, H))) <= day
        ),
        {"day": 2},
        measures={"day": lambda kind, G, H: max(map(formal_birthday, (G, H)))},
        at=lambda kind, G, H: [kind, show(G), show(H)],
    )
)
def section_3__2__other_sums__measured(kind: str, G: Game, H: Game) -> bool:
    """Besides G + H the reference has three sums of forms: one on top of the other, moves in all
    parts, and moves in some. They are what their moves are."""
    return SUMS[kind](G, H) is direct.other_sum(kind, G, H)


@claim(*ASYMMETRIC)
def section_3__2__incentives__measured(G: Game) -> bool:
    """A Left incentive, added to G, is a Left option of the canonical form; a Right incentive,
    taken from G, is a Right option."""
    left, right = operations.left_incentives(G), operations.right_incentives(G)
    sides = ([plus(G, D) for D in left], G.left), ([games.minus(G, D) for D in right], G.right)
    alike = all(
        len(found) <= len(options)
        and all(any(equal(H, X) for X in options) for H in found)
        and all(any(equal(H, X) for H in found) for X in options)
        for found, options in sides
    )
    return alike and all(map(is_canonical, (*left, *right)))


@claim(*ASYMMETRIC)
def section_3__2__copies__measured(G: Game) -> bool:
    """So many copies of a game, an integer, are the sum of them, and their birthday is that of its
    canonical form."""
    sums = [direct.copies(n, G) for n in range(-3, 4)]
    alike = all(times(n, G) is H for n, H in zip(range(-3, 4), sums, strict=True))
    alike = alike and refusal(times, 1.0, G) == "copies"
    added = total(*[game(G.left, G.right)] * 2, texts.STAR, negative(G)) is texts.summed(
        [G, texts.STAR]
    )
    return alike and added and birthday(plus(G, sums[0])) == formal_birthday(direct.copies(-2, G))


# Simplification


@claim(*MANY_FORMS)
def section_3__5__2__first_of_several__measured(G: Game) -> bool:
    """Of equal options all but the first are struck out, and of several answers that make an option
    reversible the first one counts. The canonical form is equal and has neither."""
    left, right = (
        direct.struck_out(G.left, at_most),
        direct.struck_out(G.right, lambda a, b: at_most(b, a)),
    )
    answers = [(a, [x for x in a.right if at_most(x, G)]) for a in G.left]
    replies = [(e, [x for x in e.left if at_most(G, x)]) for e in G.right]
    reversible = [tuple((a, found[0]) for a, found in side if found) for side in (answers, replies)]
    stays = game([a for a in G.left if a not in left], [e for e in G.right if e not in right])
    instead = game(
        [x for a, found in answers for x in (found[0].left if found else (a,))],
        [x for e, found in replies for x in (found[0].right if found else (e,))],
    )
    C = canonical(G)
    simplest = not any(
        (
            *direct.struck_out(H.left, at_most),
            *dominated_right(H),
            *reversible_left(H),
            *reversible_right(H),
        )
        for H in games.subpositions(C)
    )
    return (
        (dominated_left(G), dominated_right(G)) == (left, right)
        and [reversible_left(G), reversible_right(G)] == reversible
        and (undominated(G), bypassed(G)) == (stays, instead)
        and is_canonical(G) == (G is C)
        and equal(G, C)
        and simplest
    )


@claim(
    Range(
        "days 0 to 2, and what is no day up to 3",
        "day",
        lambda: ((n,) for n in (0, 1, 2, -1, 4, True, 1.0, None)),
    )
)
def section_3__4__1__born_by__measured(day: Any) -> bool:
    """The games born by a day are the canonical forms of all that have games born the day before as
    options; of a set of options that compare the others are left out. Four days are too many."""
    if day not in (0, 1, 2) or isinstance(day, bool | float):
        return refusal(days.born_by, day) == "day"
    found = days.born_by(day)
    chosen = days.antichains(found) if day < 2 else []
    wanted = [
        {*S}
        for S in (subsets(found) if day < 2 else ())
        if not any(at_most(a, b) for a in S for b in S if a is not b)
    ]
    alike = len(chosen) == len(wanted) and all({*S} in wanted for S in chosen)
    return alike and len(found) == len({*found}) and {*found} == {*values(day)}


# Numbers and nimbers


@claim(*MANY_FORMS)
def section_3__4__1__which_number__measured(G: Game) -> Found:
    """A game is a number exactly if it is equal to the canonical form of one."""
    x, y = number(G), texts.simple(canonical(G))
    right = y is None or equal(G, number_game(y))
    return x == y and right, {"number": None if x is None else str(x)}


FRACTIONS = tuple(dict.fromkeys(Fraction(a, b) for b in (1, 2, 3, 4, 6, 8) for a in range(-9, 10)))


@claim(
    Range(
        "18 lower and 24 upper bounds a / b with |a| <= 9 and b <= 8, or none; thirds among them",
        "lower upper",
        lambda: product((None, *FRACTIONS[::4]), (None, *FRACTIONS[1::4], *FRACTIONS[::12])),
    )
)
def section_3__4__1__bounds__measured(lower: Any, upper: Any) -> bool:
    """Between two numbers, the lower one first, there is a simplest one, also where there is but
    one bound or none; only a / 2^b are numbers."""
    if lower is not None and upper is not None and lower >= upper:
        return refusal(simplest_number, lower, upper) == "bounds"
    x = simplest_number(lower, upper)

    def inside(y: Fraction) -> bool:
        return (lower is None or y > lower) and (upper is None or y < upper)

    nearer = (Fraction(a, x.denominator) for a in range(-abs(x.numerator) + 1, abs(x.numerator)))
    coarse = Fraction(1, max(x.denominator // 2, 1))
    whole = x // coarse * coarse
    least = x.denominator == 1 or not any(inside(y) for y in (whole, whole + coarse))
    return inside(x) and least and not any(map(inside, nearer)) and dyadic(x) == x


GIVEN_AS_NUMBER = (*FRACTIONS, True, 0.5, "1", None, 2, -3)


@claim(
    Range("all a / b with |a| <= 9 and b = 1, 2, 3, 4, 6 or 8, and what is no number", "x",
          lambda: ((x,) for x in GIVEN_AS_NUMBER), at=lambda x: repr(x)))  # fmt: skip
def section_3__4__1__denominators__measured(x: Any) -> bool:
    """A number is taken, also as it is written, if its denominator is a power of two; anything else
    is refused."""
    whole = isinstance(x, Fraction | int) and not isinstance(x, bool)
    admitted = whole and Fraction(x).denominator in (1, 2, 4, 8)
    asked: tuple[Callable[[Any], object], ...] = (
        dyadic,
        lambda t: cooled(texts.UP, t if not admitted or t >= 0 else -t),
    )
    if any(refusal(ask, x) != (None if admitted else "number") for ask in asked):
        return False
    if whole and refusal(read, str(x)) != (None if admitted else "game"):
        return False
    return not admitted or number_game(Fraction(x)) is texts.of_number(Fraction(x))


@claim(
    Range(
        "the integers from -2 to 12, and what is none",
        "n",
        lambda: ((n,) for n in (*range(-2, 13), *NO_INTEGERS)),
        at=repr,
    )
)
def section_3__7__integers__measured(n: Any) -> bool:
    """The reference has nimbers, the mex and sums of piles of integers from 0 on, which are finite
    ordinals; anything else is refused."""
    admitted = is_integer(n, 0)
    asked: dict[str, Callable[[Any], object]] = {
        "nimber": nimber_game,
        "number": lambda k: mex([0, k]),
        "pile": lambda k: nim_sum(1, k),
    }
    if {field: refusal(ask, n) for field, ask in asked.items()} != {
        field: None if admitted else field for field in asked
    }:
        return False
    if not admitted:
        return True
    least = {0: 1, 1: 2}.get(n, 1)
    same = nimber_game(n) is texts.of_star(n) and nimber(texts.of_star(n)) == n
    return same and mex((0, n)) == least and mex(range(n)) == n and nim_sum(n, 99, n) == 99


@claim(*MANY_FORMS)
def section_3__5__1__which_nimber__measured(G: Game) -> Found:
    """A game is a nimber exactly if it is equal to one, and one that is impartial has the same by
    its options."""
    found = nimber(G)
    wanted = next((k for k in range(4) if direct.is_star(G, k)), None)
    same = {*G.left} == {*G.right} and games.is_impartial(G)
    if not same:
        return found == wanted and refusal(grundy_value, G) == "game", {"nimber": found}
    return found == wanted == grundy_value(G), {"nimber": found}


# Infinitesimals


NAMES = Range(
    "x + n up + *k for x from -2 to 2 by halves, and 1/4 and -5/4, n from -{n} to {n}, k up to {k}",
    "x n k",
    lambda n, k: product(
        [*(Fraction(i, 2) for i in range(-4, 5)), Fraction(1, 4), Fraction(-5, 4)],
        range(-n, n + 1),
        range(k + 1),
    ),
    {"n": 4, "k": 5},
)


@claim(NAMES)
def section_3__4__2__named__measured(x: Fraction, n: int, k: int) -> bool:
    """The canonical form of x + n up + *k is the sum, and is known for what it is."""
    G = texts.of_name(x, n, k)
    whole = up_star_game(x, n, k) is G and number_up_star(G) == (x, n, k)
    if x == 0:
        weight = texts.of_number(Fraction(n))
        whole = whole and atomic_weight(G) is weight and has_weight(G, weight)
        whole = whole and not has_weight(G, texts.of_number(Fraction(n + 1)))
    return whole


@claim(*ASYMMETRIC)
def section_3__4__2__small_ones__measured(G: Game) -> bool:
    """Tiny and miny of G, and two nimbers, the least powers of two from *2 on beyond its birthday
    and beyond the nimbers that can be reached of it: whatever can be reached compares with them as
    with larger ones. What has a name is the sum that it names."""
    reached = [*games.subpositions(G)]
    largest = max((k for H in reached for k in range(9) if direct.is_star(H, k)), default=0)
    for star, beyond in ((far_star(G), formal_birthday(G)), (remote_star(G), largest)):
        n = next(2**i for i in range(1, 9) if 2**i > beyond)
        larger = texts.of_star(n + 1), texts.of_star(2 * n)
        if star is not texts.of_star(n) or any(
            games.compare(H, star) is not games.compare(H, each) for H in reached for each in larger
        ):
            return False
    known = number_up_star(G)
    return (
        tiny(G) is texts.of_tiny(G)
        and miny(G) is negative(texts.of_tiny(G))
        and (known is None or texts.of_name(*known) is G)
    )


@claim(counted("n <= {n}", 4, least=1))
def section_3__4__2__powers__measured(n: int) -> bool:
    """The n-th power of up, the sum of the first n of them, and a nimber with a red edge on top;
    there is no power before the first."""
    kite = direct.by_moves((n, True), lambda at: _on_kite(at, False), lambda at: _on_kite(at, True))
    every = [texts.of_power(i) for i in range(1, n + 1)]
    found = up_power(n), up_sum(n), red_kite(texts.of_star(n))
    before = refusal(up_power, n - 1) == ("power" if n == 1 else None)
    return before and found == (every[-1], texts.summed(every), kite)


def _on_kite(at: tuple[int, bool], red: bool) -> Iterator[tuple[int, bool]]:
    n, edge = at
    if edge and red:
        yield n, False
    yield from ((k, False) for k in range(n))


WEIGHTS = {
    "Tiny(1)": "0",
    "{5|0||0}": "0",
    "{0||0|vvv}": "0",
    "{1|^^||^}": "2",
    "{^^|v}": "1/2",
    "{^^||0|v3}": "1/4",
    "{^|0}": "0",
    "{0||0|v}": "1",
    "{0,*|0,v}": "0",
    "{^^*|vv*}": "*",
    "{^4|v4}": "{2|-2}",
    "{^^^|vv}": "{1|0}",
    "^+Tiny(1)": "1",
    "{1|^^^||^}": None,
    "{1|-1}": None,
    "{1||0|-1}": None,
    "1/2": None,
    "1/2*": None,
    "0": "0",
    "*5": "0",
}
"""Games, and their atomic weights; those with {1|^^||^}, {1|^^^||^}, {0||0|vvv} and {^^^|vv} are
in the tests of CGSuite, version 2."""


@claim(Range("20 games and their negatives", "text weight", lambda: WEIGHTS.items()))
def section_3__10__weights__measured(text: str, weight: str | None) -> bool:
    """These games have these atomic weights, or none: W would do by the definition, W + * not."""
    for G in (read(text), negative(read(text))):
        W = None if weight is None else canonical(read(weight))
        W = negative(W) if W is not None and G is not read(text) else W
        if is_atomic(G) != (W is not None):
            return False
        if W is None:
            if refusal(atomic_weight, G) != "game":
                return False
        elif (
            atomic_weight(G) is not W or not has_weight(G, W) or has_weight(G, plus(W, texts.STAR))
        ):
            return False
    return True


MULTIPLIED = ("2", "-1", "*", "^", "1/2", "{1|0}", "{2|-1*}", "-1/4", "{1,{2|0}|-1}")
UNITS = (
    "^",
    "1",
    "1/2",
    "^*",
    "{2|1}",
    "{0||0|-2}",
    "*",
    "v",
    "0",
    "-1",
    "{1|-1}",
    "{0,*2|{1|-1}}",
)


@claim(
    Range(
        "products of values with twelve units, positive and not",
        "G U",
        lambda: product(map(read, MULTIPLIED), map(read, UNITS)),
        at=shown,
    ))  # fmt: skip
def section_3__10__multiples__measured(G: Game, U: Game) -> bool:
    """The multiple of a game by another one is taken of a positive game alone. It is that game for
    1, and that of a sum is the sum of the multiples."""
    if not at_most(games.ZERO, U) or at_most(U, games.ZERO):
        refused = refusal(norton_product, G, U), refusal(overheated, G, U, texts.UP)
        return refused == ("unit", "from")
    own = norton_product(G, U)
    return norton_product(texts.of_number(Fraction(1)), U) is canonical(U) and all(
        norton_product(plus(G, H), U) is texts.summed([own, norton_product(H, U)])
        for H in map(read, MULTIPLIED)
    )


# Heat


THREE_WAYS = ("{1/4,{1|0},{3|-3/2}|-4}", "{4|-1/4,{0|-1},{3/2|-3}}", "{{4|-4},{2|-2},1|-4}")
"""Hot games with three options of a player, each of which is the best at some temperature, or the
last of which is where play stops.
"""


@claim(
    some_born(
        "every value born by day 2, and some born by day {day}, of these three with three options",
        lambda: (*direct.asymmetric(), *map(canonical, map(read, THREE_WAYS))),
        6,
    ),
    VALUES,
)
def section_3__9__thermographs__measured(G: Game) -> bool:
    """Stops lie between numbers that the order tells; the thermograph is what it is at each
    sixteenth of a degree, with its mean and temperature."""
    found = thermograph(G)
    left, right = direct.walls(G)
    wanted = direct.corners(left), direct.corners(right), *direct.foot(G)
    bent = found.left.points, found.right.points, found.mean, found.temperature
    level = not (found.left.slope or found.right.slope)
    pairs = zip((found.left, found.right), (left, right), strict=True)
    alike = all(
        f.at(t) == x for f, w in pairs for t, x in zip(direct.GRID[::5], w[::5], strict=True)
    )
    stops = direct.stops_at(G, left_stop(G), True) and direct.stops_at(G, right_stop(G), False)
    same = (left_stop(G), right_stop(G), mean(G), temperature(G)) == (
        left[0],
        right[0],
        *direct.foot(G),
    )
    return bent == wanted and level and stops and same and alike


LINES = [
    Trajectory(points, Fraction(slope))
    for slope in (-1, 0, 1)
    for points in (
        ((Fraction(0), Fraction(1)),),
        ((Fraction(0), Fraction(-1)), (Fraction(2), Fraction(1))),
        ((Fraction(0), Fraction(2)), (Fraction(1), Fraction(1)), (Fraction(3), Fraction(2))),
    )
]
TIMES = [Fraction(n, 6) for n in range(40)]


@claim(Range("every two of nine bent lines", "i j", lambda: product(range(len(LINES)), repeat=2)))
def section_3__9__highest__measured(i: int, j: int) -> bool:
    """The higher one of two bent lines is the greater value at each temperature, without corners
    where it does not bend; a temperature is at least 0."""
    f, g = LINES[i], LINES[j]
    top, turned = highest([f, g]), f.negative()
    alike = all(
        top.at(t) == max(f.at(t), g.at(t))
        and f.plus_t(2).at(t) == f.at(t) + 2 * t
        and turned.at(t) == -f.at(t)
        for t in TIMES
    )
    corner = pairwise(top.points)
    slopes = [*((x1 - x0) / (t1 - t0) for (t0, x0), (t1, x1) in corner), top.slope]
    bends = all(a != b for a, b in pairwise(slopes))
    return alike and bends and refusal(f.at, Fraction(-1, 8)) == "temperature"


DEGREES = [Fraction(n, 2) for n in (-1, 0, 1, 2, 3, 6)]


@claim(*ASYMMETRIC)
def section_3__10__cooled__measured(G: Game) -> bool:
    """A game is cooled by a temperature from 0 on: its stops are then the walls of the thermograph
    there. Above its own temperature it is its mean. What was heated by as much is as before."""
    form = plus(G, game([texts.STAR], [texts.STAR]))
    mast, own = direct.foot(G)
    left, right = direct.walls(G)
    for t in DEGREES:
        if t < 0:
            if refusal(cooled, form, t) != "temperature":
                return False
            continue
        C, i = cooled(form, t), direct.GRID.index(t)
        if not (direct.stops_at(C, left[i], True) and direct.stops_at(C, right[i], False)):
            return False
        if (t > own and C is not texts.of_number(mast)) or cooled(
            heated(G, texts.of_number(t)), t
        ) is not G:
            return False
    return True


WARMER = ("1", "1/2", "^")


@claim(*MANY_FORMS)
def section_3__10__heated__measured(G: Game) -> bool:
    """Heating and overheating follow the options of the canonical form, or of the form as given:
    numbers, or integers, stay. The formulas are written out again for it."""
    C = canonical(G)
    warmer = [read(t) for t in WARMER]
    for i, t in enumerate(warmer):
        if heated(G, t) is not direct.heat(C, t) or heated(G, t, Heating.FORM) is not direct.heat(
            G, t
        ):
            return False
        s = warmer[(i + 1) % 3]
        if overheated(G, s, t) is not direct.heat(C, t, s):
            return False
        if overheated(G, s, t, Heating.FORM) is not direct.heat(G, t, s):
            return False
    return True


@claim(*ASYMMETRIC)
def section_3__10__reduced__measured(G: Game) -> bool:
    """The reduced form is infinitesimally close to a game, is the same for what is as close, and of
    its options and the games born by day 1 none that is born before it is as close. No two of its
    options compare, and none is reversible, if one forgets infinitesimals."""
    R = operations.reduced(G)
    nearby = [plus(G, each) for each in (texts.UP, texts.STAR)]
    simpler = [*born_by(1), *R.left, *R.right]
    close = direct.close_below(G, R) and direct.close_below(R, G)
    order = all(
        operations.at_most_infinitesimally(G, H) == direct.close_below(G, H)
        and operations.at_most_infinitesimally(H, G) == direct.close_below(H, G)
        for H in (*simpler, *nearby)
    )
    earlier = [H for H in simpler if formal_birthday(H) < formal_birthday(R)]
    none = not any(direct.close_below(H, G) and direct.close_below(G, H) for H in earlier)
    pairs = [(a, b) for side in (R.left, R.right) for a, b in permutations(side, 2)]
    alone = not any(direct.close_below(a, b) for a, b in pairs)
    stay = not any(direct.close_below(x, R) for a in R.left for x in a.right) and not any(
        direct.close_below(R, x) for a in R.right for x in a.left
    )
    same = all(operations.reduced(H) is R for H in nearby)
    return close and order and none and alone and stay and is_canonical(R) and same


# Rulesets


def _of_rulesets(most: int) -> Iterator[tuple[Any, ...]]:
    """Positions of every ruleset whose positions are games."""
    for n in range(1, most + 1):
        for name, rules, _, at, _ in of_size(n):
            if name in RULESETS:
                yield RULESETS[name], RULESETS[name].variant(rules), n, at
    for name, ruleset in FIELD.items():
        for n in range(1, most + 1):
            for board in _boards(name, n):
                yield ruleset, Standard.STANDARD, n, board
    for colours in (w for n in range(most + 1) for w in words("LRG", n)):
        yield RULESETS["hackenbush-string"], Standard.STANDARD, len(colours), colours


def _moves(side: Any, rules: Any, at: Any) -> Any:
    return side(at, rules)


def _boards(ruleset: str, squares: int) -> Iterator[tuple[str, ...]]:
    letters = {"domineering": ".#", "clobber": ".LR"}.get(ruleset, ".#LR")
    for columns in range(1, squares + 1):
        if squares % columns == 0:
            for row in words(letters, squares):
                yield tuple(row[i : i + columns] for i in range(0, squares, columns))


@claim(
    Range(
        "positions of each game but Dots and boxes and Fair shares, and of four others, with up to "
        "{size} squares, lines or coins",
        "ruleset rules size position",
        _of_rulesets,
        {"size": 3},
        measures={"size": lambda ruleset, rules, size, position: size},
        at=lambda ruleset, rules, size, position: [ruleset.name, str(rules), as_json(position)],
    )
)
def section_1__values__measured(ruleset: Any, rules: Any, size: int, position: Any) -> bool:
    """The form of a position is made of its moves, and its value is the canonical form of it, also
    where it is the sum of parts; where play may come back there is none."""
    sides = [partial(_moves, side, rules) for side in (ruleset.left, ruleset.right)]
    endless = rules in ruleset.endless and is_endless(
        position, lambda a: [*sides[0](a), *sides[1](a)]
    )
    refused = {refusal(ask, ruleset, position, rules) for ask in (form, value)}
    if endless or refused != {None}:
        return endless and refused == {"position"}
    G = direct.by_moves(position, *sides)
    summed_up = texts.summed(value(ruleset, part, rules) for part in ruleset.parts(position))
    default = rules is not ruleset.variant() or form(ruleset, position) is form(
        ruleset, position, rules
    )
    return (
        form(ruleset, position, rules) is G
        and value(ruleset, position, rules) is canonical(G) is summed_up
        and default
    )


@claim(
    Range(
        "every board of Domineering, Col, Snort and Clobber with up to 4 squares, and some of "
        "{squares}",
        "ruleset board",
        lambda most: (
            (name, board)
            for name in FIELD
            for n in (1, 2, 3, 4, most)
            for board in [*_boards(name, n)][:: 1 if n < 5 else 31]
        ),
        {"squares": 6},
        measures={"squares": lambda ruleset, board: len("".join(board))},
    )
)
def section_1__boards__measured(ruleset: str, board: tuple[str, ...]) -> bool:
    """The reference has four games on boards beside those of the notes: their moves, each once, and
    the parts into which boards fall."""
    rules = FIELD[ruleset]
    moves = [rules.left(board, Standard.STANDARD), rules.right(board, Standard.STANDARD)]
    wanted = [direct.board_moves(ruleset, board, own) for own in "LR"]
    once = all(len(found) == len({*found}) for found in moves)
    parts = direct.pieces(board, "." if ruleset == "clobber" else "#")
    return once and [{*found} for found in moves] == wanted and [*rules.parts(board)] == parts


@claim(
    Range(
        "every strip of up to {squares} squares, all three games",
        "ruleset anybodys own strip",
        lambda most: (
            (*game, strip)
            for game in anybodys()
            for n in range(1, most + 1)
            for strip in words(".LR", n)
        ),
        {"squares": 5},
        measures={"squares": lambda ruleset, anybodys, own, strip: len(strip)},
        at=lambda ruleset, anybodys, own, strip: [ruleset.name, strip],
    ),
)
def push__any_coin__measured(ruleset: Any, anybodys: Any, own: Any, strip: str) -> bool:
    """If both players push any coin, each has the moves of both with coins of their own."""
    both = {*ruleset.left(strip, own), *ruleset.right(strip, own)}
    return {*ruleset.left(strip, anybodys)} == {*ruleset.right(strip, anybodys)} == both


@claim(
    Range(
        "boards of up to {boxes} boxes in a row with any lines drawn, by each rule",
        "m n rules own others",
        lambda most: (
            (m, n, rules, frozenset(own), frozenset(others))
            for m, n in ((1, 1), (1, 2), (2, 1))
            if m * n <= most
            for lines in (dots_and_boxes.lines(m, n),)
            for rules in DotsAndBoxes
            for own in subsets(lines)
            for others in (
                subsets([line for line in lines if line not in own]) if rules is PRINTED else ((),)
            )
        ),
        {"boxes": 2},
        measures={"boxes": lambda m, n, *rest: m * n},
        at=lambda m, n, rules, own, others: dots_and_boxes.show(Grid(m, n, own, others), rules),
    )
)
def dots_and_boxes__margins__measured(
    m: int, n: int, rules: DotsAndBoxes, own: frozenset[Any], others: frozenset[Any]
) -> bool:
    """What the player to move gets more than the other one is the best that some line gives."""
    lines = dots_and_boxes.lines(m, n)
    if rules is PRINTED:
        wanted = direct.best_as_printed(m, n, lines)(own, others)
    else:
        boxes = tuple(dots_and_boxes.box(i, j) for i, j in product(range(m), range(n)))
        wanted = direct.best_margin(boxes, lines, rules)(own)
    at = Grid(m, n, own, others)
    default = rules is not DotsAndBoxes.STANDARD or dots_and_boxes.margin(at) == wanted
    return default and dots_and_boxes.margin(at, rules) == wanted


@claim(
    Range(
        "all piles of up to {coins} coins, by each rule",
        "rules coins",
        lambda most: product(FairShares, range(1, most + 1)),
        {"coins": 7},
    )
)
def fair_shares__best__measured(rules: FairShares, coins: int) -> bool:
    """The player to move wins where some move leaves a lost position, and loses where all moves
    leave won ones; where neither is ever so it is a draw. The best moves are those that keep it."""
    wanted = direct.who_wins(coins, lambda piles: fair_shares.moves(piles, rules))
    for piles, result in wanted.items():
        keeps = {Result.WIN: Result.LOSS, Result.DRAW: Result.DRAW}.get(result)
        moves = tuple(a for a in fair_shares.moves(piles, rules) if wanted[a] is keeps)
        if fair_shares.best(piles, rules) != (result, moves):
            return False
        if rules is FairShares.STANDARD and (
            fair_shares.best(piles) != (result, moves)
            or fair_shares.results(piles) != fair_shares.results(piles, rules)
            or fair_shares.moves(piles) != fair_shares.moves(piles, rules)
        ):
            return False
        found = fair_shares.results(piles, rules)
        if any(wanted[at] is not each for at, each in found.items()) or piles not in found:
            return False
    return True
