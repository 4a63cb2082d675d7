"""Values of positions, fast: a twin of `reference.partizan.value`.

The same canonical forms by the same laws, but a game is a number here, the place of its options in
a list, and is compared by its stops first: G <= H asks that neither stop of G be above that of H,
and has it where the Left stop of G is below the Right stop of H. A board of Domineering is the bits
of one integer, known also turned over, and on its side as its negative; one of Col, Snort or
Clobber those of two, what Left may still use and what Right may, which falls apart where no move
of the one part changes the other; a picture of Hackenbush that stands on one line is that line with
the rest on top (the colon principle).
Equal to the reference on everything small (tests/documents/partizan/test_engine.py).
"""

import re
from collections import defaultdict
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from enum import StrEnum
from fractions import Fraction
from functools import cache, lru_cache, reduce
from math import floor, inf
from typing import Any

import reference.partizan as ref
from reference.partizan.games import GAME_WORK
from reference.partizan.grids import Board
from reference.partizan.recursion import MAX_KNOWN, count, foresee, well_founded
from reference.partizan.rulesets import refuse_endless, written

Form = int
"""A canonical form: where its options stand in the lists below."""

Exact = float | Fraction
"""A dyadic number: a float where that is exact."""

_left: list[tuple[Form, ...]] = []
_right: list[tuple[Form, ...]] = []
_left_stop: list[Exact] = []
_right_stop: list[Exact] = []
_is_number: list[bool] = []
_forms: dict[tuple[tuple[Form, ...], tuple[Form, ...]], Form] = {}
_numbers: dict[Exact, Form] = {}
_at_most: defaultdict[Form, dict[Form, bool]] = defaultdict(dict)
_compared = 0
"""How many comparisons those are."""

_plus: dict[int, Form] = {}
_canonical: dict[tuple[frozenset[Form], frozenset[Form]], Form] = {}
_negative: dict[Form, Form] = {}
_boards: dict[str, Form] = {}
"""The regions of Domineering whose value is known."""

_games: dict[Form, ref.Game] = {}
_entered: dict[ref.Game, Form] = {}
NOTHING: Form = 0
"""{ | }, which is made first."""


def _forget_some() -> None:
    """Forget what may be forgotten at any time."""
    global _compared
    _compared = 0
    known: tuple[dict[Any, Any], ...] = (_at_most, _plus, _canonical, _negative, _boards)
    for each in known:
        each.clear()


def forget() -> None:
    """Forget all games, and what the reference remembers."""
    _forget_some()
    kept: tuple[Any, ...] = (_forms, _numbers, _games, _entered)
    for each in (*kept, _left, _right, _left_stop, _right_stop, _is_number):
        each.clear()
    ref.recursion.forget()
    assert _made((), ()) == NOTHING


def _exact(x: Fraction) -> Exact:
    return float(x) if abs(x) < 2**53 and x.denominator < 2**53 and float(x) == x else x


def _made(left: Iterable[Form], right: Iterable[Form]) -> Form:
    """The form with these options, of which none is dominated or reversible."""
    key = tuple(sorted(left)), tuple(sorted(right))
    found = _forms.get(key)
    if found is not None:
        return found
    L, R = key
    low = max((_right_stop[o] for o in L), default=-inf)
    high = min((_left_stop[o] for o in R), default=inf)
    is_number = low < high and all(_is_number[o] for o in (*L, *R))
    if is_number:
        low = high = _simplest(low, high)
    count(GAME_WORK + len(L) + len(R))
    found = _forms[key] = len(_left)
    _left.append(L)
    _right.append(R)
    _left_stop.append(low)
    _right_stop.append(high)
    _is_number.append(is_number)
    if is_number:
        _numbers[low] = found
    return found


def _simplest(low: Exact, high: Exact) -> Exact:
    """The simplest number that exceeds one and is below the other, as `simplest_number` has it.

    >>> _simplest(-inf, 0), _simplest(0.25, 0.375)
    (-1.0, 0.3125)
    """
    if low < 0 < high:
        return 0.0
    if low < 0:
        return -_simplest(-high, -low)
    whole = floor(low) + 1
    if whole < high:
        return _exact(Fraction(whole))
    (least, over), (most, beyond) = low.as_integer_ratio(), high.as_integer_ratio()
    denominator = max(over, beyond)
    least *= denominator // over
    most = most * (denominator // beyond) - 1
    if least == most:
        return _exact(Fraction(2 * most + 1, 2 * denominator))
    # The first binary digit in which they differ is the last one of the number.
    shift = (least ^ most).bit_length() - 1
    return _exact(Fraction(most >> shift << shift, denominator))


def _added(x: Exact, y: Exact) -> Exact:
    """The sum, a float where none of its digits is lost.

    >>> _added(0.5, 2.0**53), _added(2.0**53, 0.5), _added(Fraction(1, 2), 0.5)
    (Fraction(18014398509481985, 2), Fraction(18014398509481985, 2), 1.0)
    """
    if isinstance(x, float) and isinstance(y, float):
        both = x + y
        if both - x == y and both - y == x:
            return both
    return _exact(Fraction(x) + Fraction(y))


def entered(G: ref.Game) -> Form:
    """A canonical form of the reference as one here."""
    waiting = [G]
    while waiting:
        at = waiting[-1]
        new = [o for o in (*at.left, *at.right) if o not in _entered]
        waiting.extend(new)
        if not new:
            waiting.pop()
            _entered[at] = _made(
                map(_entered.__getitem__, at.left), map(_entered.__getitem__, at.right)
            )
    return _entered[G]


def as_game(g: Form) -> ref.Game:
    """The same the other way round."""
    waiting = [g]
    while waiting:
        at = waiting[-1]
        new = [o for o in (*_left[at], *_right[at]) if o not in _games]
        waiting.extend(new)
        if not new:
            waiting.pop()
            _games[at] = ref.game(
                map(_games.__getitem__, _left[at]), map(_games.__getitem__, _right[at])
            )
    return _games[g]


def _number(x: Exact) -> Form:
    found = _numbers.get(x)
    return entered(ref.number_game(Fraction(x))) if found is None else found


COMPARISON_WORK = 5
"""Evaluations that a comparison counts for: most that it asks for are told by stops, or known."""


def at_most(g: Form, h: Form) -> bool:
    """Whether g <= h: no g^L >= h and no h^R <= g, unless the stops tell."""
    global _compared
    a, b, c, d = _left_stop[g], _right_stop[g], _left_stop[h], _right_stop[h]
    if a < d or g == h:
        return True
    if a > c or b > d:
        return False
    known = _at_most[g]
    found = known.get(h)
    if found is None:
        count(COMPARISON_WORK)
        _compared += 1
        found = True
        for o in _left[g]:
            if at_most(h, o):
                found = False
                break
        else:
            for o in _right[h]:
                if at_most(o, g):
                    found = False
                    break
        known[h] = found
    return found


def _best(options: Iterable[Form], worse: Callable[[Form, Form], bool]) -> list[Form]:
    """The options of which none is worse than another."""
    kept: list[Form] = []
    for o in options:
        for compared, other in enumerate(kept, 1):
            if worse(o, other):
                count(compared)
                break
        else:
            count(1 + 2 * len(kept))
            kept = [other for other in kept if not worse(other, o)]
            kept.append(o)
    return kept


def _at_least(g: Form, h: Form) -> bool:
    return at_most(h, g)


def canonical(left: Iterable[Form], right: Iterable[Form]) -> Form:
    """The canonical form of {left | right}."""
    key = frozenset(left), frozenset(right)
    found = _canonical.get(key)
    if found is None:
        if _compared + len(_plus) + len(_canonical) + len(_boards) > MAX_KNOWN:
            _forget_some()
        # The options that are best at once come first, so that few are kept and dropped again.
        L = sorted(key[0], key=_left_stop.__getitem__, reverse=True)
        R = sorted(key[1], key=_right_stop.__getitem__)
        found = _canonical[key] = _simplified(_best(L, at_most), _best(R, _at_least))
    return found


def _simplified(L: list[Form], R: list[Form]) -> Form:
    """The canonical form of G = {L | R}, of whose options none is dominated."""
    low = max([_right_stop[o] for o in L], default=-inf)
    high = min([_left_stop[o] for o in R], default=inf)
    if low < high:
        return _number_between(L, low, high, R)
    # Now the stops of G are `low` and `high`.
    below: dict[Form, bool] = {}
    above: dict[Form, bool] = {}

    def is_below(x: Form) -> bool:
        """Whether x <= G."""
        a, b = _left_stop[x], _right_stop[x]
        if a < high:
            return True
        if a > low or b > high:
            return False
        found = below.get(x)
        if found is None:
            count(len(R) + len(_left[x]))
            found = below[x] = not (
                any(at_most(o, x) for o in R) or any(is_above(o) for o in _left[x])
            )
        return found

    def is_above(x: Form) -> bool:
        """Whether x >= G."""
        a, b = _left_stop[x], _right_stop[x]
        if b > low:
            return True
        if a < low or b < high:
            return False
        found = above.get(x)
        if found is None:
            count(len(L) + len(_right[x]))
            found = above[x] = not (
                any(at_most(x, o) for o in L) or any(is_below(o) for o in _right[x])
            )
        return found

    left: list[Form] = []
    right: list[Form] = []
    for o in L:
        left.extend(next((_left[x] for x in _right[o] if is_below(x)), (o,)))
    for o in R:
        right.extend(next((_right[x] for x in _left[o] if is_above(x)), (o,)))
    if left == L and right == R:
        return _made(L, R)
    return _simplified(_best(dict.fromkeys(left), at_most), _best(dict.fromkeys(right), _at_least))


def _number_between(L: list[Form], low: Exact, high: Exact, R: list[Form]) -> Form:
    """The simplest number that no Left option is at least and no Right option is at most.

    It is between the stops, or one of them if no option there forbids it.
    """
    found = [_simplest(low, high)]
    if L and not any(at_most(_number(low), o) for o in L):
        found.append(low)
    if R and not any(at_most(o, _number(high)) for o in R):
        found.append(high)
    return _number(min(found, key=lambda x: (x.as_integer_ratio()[1], abs(x))))


def negative(g: Form) -> Form:
    found = _negative.get(g)
    if found is None:
        found = _made(map(negative, _right[g]), map(negative, _left[g]))
        _negative[g], _negative[found] = found, g
    return found


def plus(g: Form, h: Form) -> Form:
    """G + h. A number is added to the options of what is none, which stays a canonical form."""
    if g > h:
        g, h = h, g
    if g == NOTHING:
        return h
    key = g << 32 | h
    found = _plus.get(key)
    if found is not None:
        return found
    if _is_number[g] and _is_number[h]:
        found = _number(_added(_left_stop[g], _left_stop[h]))
    elif _is_number[g] or _is_number[h]:
        x, other = (g, h) if _is_number[g] else (h, g)
        found = _made([plus(x, o) for o in _left[other]], [plus(x, o) for o in _right[other]])
    else:
        # Options of one summand are as they are to each other without the other one.
        left = _joined([plus(o, h) for o in _left[g]], [plus(g, o) for o in _left[h]], at_most)
        right = _joined([plus(o, h) for o in _right[g]], [plus(g, o) for o in _right[h]], _at_least)
        count(len(left) ** 2 + len(right) ** 2)
        found = _simplified(left, right)
    _plus[key] = found
    return found


def _joined(A: list[Form], B: list[Form], worse: Callable[[Form, Form], bool]) -> list[Form]:
    """The best options of two lists that hold nothing worse each."""
    kept = [a for a in A if not any(worse(a, b) for b in B)]
    return kept + [b for b in B if not any(worse(b, a) for a in kept)]


def total(games: Sequence[Form]) -> Form:
    """The sum of games.

    Of those that differ, and are no x + *k, each may be as it is, or moved in by Left or by Right.
    """
    if len(games) > 2:
        others = sum(_left[g] != _right[g] and not _is_number[g] for g in set(games))
        count(3 ** min(others, 100))
    return reduce(plus, games) if games else NOTHING


def weight(G: ref.Game) -> ref.Game | None:
    """The atomic weight, None where G has none; of n up + *k it is n.

    >>> from reference.partizan import read
    >>> weight(read("^3*")), weight(read("{^^|v}")), weight(read("1^"))
    (<3>, <1/2>, None)
    """
    known = ref.number_up_star(G)
    if known is not None:
        return ref.integer_game(known.n) if known.x == 0 else None
    return ref.atomic_weight(G) if ref.is_atomic(G) else None


def mast(G: ref.Game) -> tuple[Fraction, Fraction]:
    """Mean and temperature; of x + n up + *k, which is no number, they are x and 0.

    >>> from reference.partizan import read
    >>> mast(read("3^^*")) == (3, 0), mast(read("{3|1}")) == (2, 1)
    (True, True)
    """
    known = ref.number_up_star(G)
    if known is not None and (known.n, known.k) != (0, 0):
        return known.x, Fraction(0)
    return ref.mean(G), ref.temperature(G)


# Positions


@lru_cache(2**16)
def digits(row: int, across: int) -> str:
    """So many bits, written.

    >>> digits(0b1101, 5)
    '01101'
    """
    return f"{row:0{across}b}"


def mirrored(rows: Sequence[str]) -> tuple[str, str, str, str]:
    """The four boards that mirrors make of one.

    >>> mirrored(["01", "11"])
    ('01/11', '11/01', '11/10', '10/11')
    """
    board, upside_down = "/".join(rows), "/".join(rows[::-1])
    return board, upside_down, board[::-1], upside_down[::-1]


def corner(squares: int, width: int) -> int:
    """By how many bits some squares are moved into the first row and the first column at once.

    >>> corner(0b011_010_000, 3)
    3
    >>> corner(0b100_110_000, 3)
    4
    """
    down = (squares & -squares).bit_length() - 1
    down -= down % width
    squares >>= down
    row, columns = (1 << width) - 1, 0
    while squares and not columns & 1:
        columns |= squares & row
        squares >>= width
    return down + (columns & -columns).bit_length() - 1


def _board(start: Board) -> Form:
    """The value of a board of Domineering."""
    width = len(start[0]) + 1
    row = (1 << width) - 1

    @cache
    def sum_of(free: int) -> Form:
        """The sum of the connected regions, of two squares or more, of these squares."""
        found: list[Form] = []
        while free:
            grown, region = free & -free, 0
            while grown != region:
                region = grown
                beside = region << 1 | region >> 1 | region << width | region >> width
                grown = (region | beside) & free
            free ^= region
            if region & region - 1:
                found.append(value_of(region))
        return total(found)

    @cache
    def value_of(region: int) -> Form:
        moved = corner(region, width)
        if moved:
            return value_of(region >> moved)
        squares = [region >> i & row for i in range(0, region.bit_length(), width)]
        across = max(squares).bit_length()
        rows = [digits(each, across) for each in squares]
        name = min(mirrored(rows))
        found = _boards.get(name)
        if found is None:
            lying = min(mirrored([*map("".join, zip(*rows, strict=True))]))
            if lying in _boards:
                found = negative(_boards[lying])
            else:
                found = canonical(options(region, width), options(region, 1))
            _boards[name] = found
        return found

    def options(region: int, step: int) -> list[Form]:
        """The values after a domino of two squares, so far apart."""
        found, lower = [], region & region >> step
        count(DOMINO_WORK * lower.bit_count() * (1 + region.bit_length() // WORD))
        while lower:
            square = lower & -lower
            lower ^= square
            rest = region ^ square ^ square << step
            found.append(sum_of(rest))
        return found

    bits = "".join(
        ("1" if square == "." else "0") for row in start for square in row.ljust(width, "#")
    )
    free = int(bits, 2)
    if any(_has_rectangle(free, width, *size[::way]) for size in LARGE_BOARDS for way in (1, -1)):
        foresee(LARGE_WORK)
    return sum_of(free)


def _has_rectangle(free: int, width: int, rows: int, columns: int) -> bool:
    """Whether among these squares there are so many rows and columns without a hole.

    >>> _has_rectangle(0b110_110, 3, 2, 2), _has_rectangle(0b110_110, 3, 3, 1)
    (True, False)
    """
    if free.bit_count() < rows * columns:
        return False
    for size, step in ((columns, 1), (rows, width)):
        corners = free
        for _ in range(size - 1):
            corners = free & corners >> step
        free = corners
    return free != 0


LARGE_WORK = 22_000_000
"""What each of these takes at least, as each one does that holds it."""

LARGE_BOARDS = (5, 6), (4, 9), (3, 15), (2, 40)
"""Boards of Domineering."""

LARGE_ROWS: Mapping[ref.Ruleset[Any], re.Pattern[str]] = {
    ref.CLOBBER: re.compile(r"\b(?:(?:LR){15,}L?|(?:RL){15,}R?)\b"),
    ref.SNORT: re.compile(r"(?<![LR])\.{22,}(?![LR])"),
    ref.TOADS_AND_FROGS: re.compile(
        "T{6,}[.]{5,}F{6,}|T{10,}[.]{2,}F{10,}|T{2,}[.]{44,}F{2,}|T{12,}[.]{12,}|[.]{12,}F{12,}"
    ),
}
"""Rows. In Clobber and Snort all shorter ones are parts of what a move leaves of a longer one; a
row of Toads and Frogs is in one with more animals, which need not move, and in a wider one.
"""

DOMINO_WORK = 3
"""Evaluations that a domino on such a board counts for: the rest is taken apart and named."""


WORD = 64
"""Bits of a board that are moved at once."""

OPTION_WORK = 100
"""Evaluations that an option of a board in two colours counts for: it is taken apart and named."""

ROUND_WORK = 10
"""Evaluations that a round counts for in which a part of such a board grows by a square."""


def _in_two_colours(ruleset: ref.Ruleset[Any], start: Board) -> Form:
    """The value of a board of Col, Snort or Clobber.

    In Col and Snort a square counts as long as somebody may colour it: its colour is known by what
    may be coloured beside it.
    """
    width = len(start[0]) + 1
    row = (1 << width) - 1
    round_work = ROUND_WORK + width * len(start) // WORD
    by_bits: dict[tuple[int, int], Form] = {}
    by_name: dict[tuple[str, str], Form] = {}

    def beside(squares: int) -> int:
        return squares << 1 | squares >> 1 | squares << width | squares >> width

    def after(mine: int, other: int) -> Iterator[tuple[int, int]]:
        """Yield what the mover and the other player have after each move."""
        left = mine
        while left:
            square = left & -left
            left ^= square
            near = beside(square)
            if ruleset is ref.COL:
                yield mine & ~(square | near), other & ~square
            elif ruleset is ref.SNORT:
                yield mine ^ square, other & ~(square | near)
            else:
                near &= other
                while near:
                    taken = near & -near
                    near ^= taken
                    yield mine ^ square | taken, other ^ taken

    def touched(a: int, b: int, region: int) -> int:
        """The squares of the region, and those on which it has a bearing."""
        if ruleset is ref.CLOBBER:
            return region | beside(region) & (a | b)
        near_a, near_b = beside(region & a), beside(region & b)
        return region | (near_a & a | near_b & b if ruleset is ref.COL else near_a & b | near_b & a)

    def sum_of(a: int, b: int) -> Form:
        """The sum of the regions that have no bearing on each other."""
        found: list[Form] = []
        free = a | b
        while free:
            grown, region = free & -free, 0
            while grown != region:
                count(round_work)
                region, grown = grown, touched(a, b, grown)
            free ^= region
            if ruleset is not ref.CLOBBER or (region & a and region & b):
                found.append(value_of(region & a, region & b))
        return total(found)

    def value_of(a: int, b: int) -> Form:
        moved = corner(a | b, width)
        a, b = a >> moved, b >> moved
        found = by_bits.get((a, b))
        if found is None:
            size = (a | b).bit_length()
            places = range(0, size, width)
            across = max([(a | b) >> i & row for i in places]).bit_length()
            both = [mirrored([digits(x >> i & row, across) for i in places]) for x in (a, b)]
            name = min(zip(*both, strict=True))
            found = by_name.get(name)
            if found is None:
                other = min(zip(*both[::-1], strict=True))
                if other in by_name:
                    found = negative(by_name[other])
                else:
                    found = canonical(options(a, b, 1), options(b, a, -1))
                by_name[name] = found
            by_bits[a, b] = found
        return found

    def options(mine: int, other: int, side: int) -> list[Form]:
        """The values after a move of Left's (1) or Right's (-1)."""
        count((mine | other).bit_length() ** 2 // WORD)
        found = []
        for pair in after(mine, other):
            count(OPTION_WORK)
            found.append(sum_of(*pair[::side]))
        return found

    def of(letter: str) -> int:
        squares = "".join(line.ljust(width, "#") for line in start)
        return sum(1 << i for i, square in enumerate(squares) if square == letter)

    if ruleset is ref.CLOBBER:
        return sum_of(of("L"), of("R"))
    left, right = (of("L"), of("R")) if ruleset is ref.COL else (of("R"), of("L"))
    return sum_of(of(".") & ~beside(left), of(".") & ~beside(right))


LINE_WORK = 20
"""Evaluations that a line of Hackenbush counts for each time the ground moves up beneath it."""


def stem(ruleset: ref.Ruleset[Any], position: Any) -> tuple[str, Any] | None:
    """The only line of Hackenbush on the ground, and what stands on it as if on the ground.

    >>> stem(ref.HACKENBUSH, ((0, 1, "L"), (1, 2, "R"), (1, 3, "G")))
    ('L', ((0, 2, 'R'), (0, 3, 'G')))
    >>> stem(ref.HACKENBUSH_STRING, "LRR"), stem(ref.HACKENBUSH, ((0, 1, "L"), (0, 1, "R")))
    (('L', 'RR'), None)
    """
    if ruleset is ref.HACKENBUSH_STRING and position:
        return position[0], position[1:]
    if ruleset is not ref.HACKENBUSH or sum(a == 0 for a, _, _ in position) != 1:
        return None
    ((_, top, colour),) = (line for line in position if line[0] == 0)
    rest = (line for line in position if line[0] != 0)
    return colour, tuple(
        (0, 0 if a == b else b if a == top else a, c) if top in (a, b) else (a, b, c)
        for a, b, c in rest
    )


@well_founded
def _on(colour: str, g: Form) -> Form:
    """The line of that colour with g on top: {0, line : g^L | line : g^R} for a line of Left's."""
    left = [NOTHING] * (colour in "LG") + [_on(colour, o) for o in _left[g]]
    right = [NOTHING] * (colour in "RG") + [_on(colour, o) for o in _right[g]]
    return canonical(left, right)


_OTHER = str.maketrans("TF", "FT")


@well_founded
def _row(row: str) -> Form:
    """The value of a row of Toads and Frogs, given as `_least` gives it."""
    options: list[list[Form]] = []
    count(len(row))
    for behind, mine in ((False, row), (True, row[::-1].translate(_OTHER))):
        values = []
        for i, animal in enumerate(mine):
            if animal != "T":
                continue
            if mine[i + 1 : i + 2] == ".":
                after = f"{mine[:i]}.T{mine[i + 2 :]}"
            elif mine[i + 1 : i + 3] == "F.":
                after = f"{mine[:i]}.FT{mine[i + 3 :]}"
            else:
                continue
            least, turned = _least(after)
            value = _row(least)
            values.append(value if turned is behind else negative(value))
        options.append(values)
    return canonical(*options)


def _least(row: str) -> tuple[str, bool]:
    """The row without what cannot move any more, as it stands or, if that is less, its negative."""
    row = row.lstrip("F").rstrip("T")
    behind = row[::-1].translate(_OTHER)
    return (behind, True) if behind < row else (row, False)


@well_founded
def _value(ruleset: ref.Ruleset[Any], position: Any, variant: StrEnum) -> Form:
    parts = ruleset.parts(position)
    if parts != (position,):
        return total([_value(ruleset, part, variant) for part in parts])
    if (standing := stem(ruleset, position)) is not None:
        colour, rest = standing
        count(LINE_WORK * len(rest))
        return _on(colour, _value(ruleset, rest, variant))
    moves = ruleset.left(position, variant), ruleset.right(position, variant)
    left, right = [
        [_value(ruleset, after, variant) for after in written(position, own)] for own in moves
    ]
    return canonical(left, right)


def _nim_options(coins: int) -> int:
    """Evaluations that a pile takes at least: options of every smaller one, beside each other."""
    return coins * (coins + 1) * (2 * coins + 1) // 3


def _cuts(cake: tuple[int, int]) -> int:
    """Options of all cakes that this one is cut into."""
    rows, columns = cake
    return rows * columns * (rows + columns - 2) // 2


def value(ruleset: ref.Ruleset[Any], position: Any, variant: StrEnum | None = None) -> ref.Game:
    """The canonical form of the position, as `reference.partizan.value` gives it.

    `InvalidInput`: play from the position may be endless.

    >>> value(ref.TOADS_AND_FROGS, "T.F"), value(ref.DOMINEERING, ("..", ".."))
    (<*>, <{1|-1}>)
    """
    variant = ruleset.variant(variant)
    if variant in ruleset.endless:
        refuse_endless(ruleset, position, variant)
    if len(_left) > MAX_KNOWN:
        forget()
    if ruleset in (ref.NIM, ref.CUTCAKE) and position:
        foresee(max(map(_nim_options if ruleset is ref.NIM else _cuts, position)))
    large = LARGE_ROWS.get(ruleset)
    is_row = isinstance(position, str) or len(position) == 1
    if large and is_row and large.search("".join(position)):
        foresee(LARGE_WORK)
    try:
        if ruleset is ref.DOMINEERING:
            return as_game(_board(position))
        if ruleset in (ref.COL, ref.SNORT, ref.CLOBBER):
            return as_game(_in_two_colours(ruleset, position))
        if ruleset is ref.TOADS_AND_FROGS:
            row, behind = _least(position)
            return as_game(negative(_row(row)) if behind else _row(row))
        return as_game(_value(ruleset, position, variant))
    except RecursionError:  # long play: the reference has no limit of depth
        return ref.value(ruleset, position, variant)


_made((), ())
