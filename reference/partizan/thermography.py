"""Stops, thermograph, mean and temperature, cooling, heating, overheating (Sections 3.9, 3.10).

The notes name the mean m(G) and print one heated game. The definitions are the standard ones
(Conway, On Numbers and Games; Berlekamp, Conway, Guy, Winning Ways). All numbers are exact.
"""

from collections.abc import Sequence
from enum import StrEnum
from fractions import Fraction
from itertools import pairwise
from typing import NamedTuple

from reference.errors import InvalidInput
from reference.partizan.games import ZERO, Game, Order, compare, game, negative
from reference.partizan.numbers import dyadic, number, number_game
from reference.partizan.recursion import count, well_founded
from reference.partizan.simplification import canonical, times, total


@well_founded
def left_stop(G: Game) -> Fraction:
    """The number at which play of G stops when Left starts and both play for the most.

    >>> left_stop(read("{3|1||-2}")), left_stop(read("^"))
    (Fraction(1, 1), Fraction(0, 1))
    """
    x = number(G)
    if x is not None:
        return x
    return max([right_stop(GL) for GL in canonical(G).left])


def right_stop(G: Game) -> Fraction:
    """The number at which play of G stops when Right starts, the negative of -G's left stop.

    >>> right_stop(read("{3|1||-2}"))
    Fraction(-2, 1)
    """
    return -left_stop(negative(G))


class Trajectory(NamedTuple):
    """A piecewise linear function of the temperature t >= 0.

    `points` are pairs (t, x) with t ascending from 0, straight lines between them; behind the last
    one, x grows by `slope` for each unit of t.
    """

    points: tuple[tuple[Fraction, Fraction], ...]
    slope: Fraction = Fraction(0)

    def at(self, t: Fraction) -> Fraction:
        """The value at a temperature of at least 0."""
        last_t, last_x = self.points[-1]
        if t >= last_t:
            return last_x + self.slope * (t - last_t)
        for (t0, x0), (t1, x1) in pairwise(self.points):
            if t0 <= t <= t1:
                return x0 + (x1 - x0) * (t - t0) / (t1 - t0)
        raise InvalidInput("temperature", str(t), "a temperature of at least 0")

    def plus_t(self, slope: int) -> "Trajectory":
        """This function plus `slope` times t."""
        return Trajectory(tuple((t, x + slope * t) for t, x in self.points), self.slope + slope)

    def negative(self) -> "Trajectory":
        """This function with its values negated."""
        return Trajectory(tuple((t, -x) for t, x in self.points), -self.slope)


def _temperatures(f: Trajectory, g: Trajectory) -> list[Fraction]:
    """Between two of these both are straight and do not cross; behind the last, neither."""
    ends = sorted({t for t, _ in f.points} | {t for t, _ in g.points})
    found = set(ends)
    for t0, t1 in pairwise(ends):
        d0, d1 = f.at(t0) - g.at(t0), f.at(t1) - g.at(t1)
        if d0 * d1 < 0:
            found.add(t0 + (t1 - t0) * d0 / (d0 - d1))
    last = f.at(ends[-1]) - g.at(ends[-1])
    if last * (f.slope - g.slope) < 0:
        found.add(ends[-1] - last / (f.slope - g.slope))
    count(len(found))
    return sorted(found)


def _shortest(points: Sequence[tuple[Fraction, Fraction]], slope: Fraction) -> Trajectory:
    """The function without the points where it does not bend."""
    kept = [points[0]]
    for i, (t, x) in enumerate(points[1:], 1):
        t0, x0 = kept[-1]
        after = slope
        if i + 1 < len(points):
            t1, x1 = points[i + 1]
            after = (x1 - x) / (t1 - t)
        if (x - x0) / (t - t0) != after:
            kept.append((t, x))
    return Trajectory(tuple(kept), slope)


def highest(trajectories: Sequence[Trajectory]) -> Trajectory:
    """The greatest of the values, at each temperature.

    >>> one = Trajectory(((Fraction(0), Fraction(1)),))
    >>> t = Trajectory(((Fraction(0), Fraction(0)),), Fraction(1))
    >>> highest([one, t]).points[-1]
    (Fraction(1, 1), Fraction(1, 1))
    """
    f = trajectories[0]
    for g in trajectories[1:]:
        ts = _temperatures(f, g)
        beyond = ts[-1] + 1
        slope = f.slope if f.at(beyond) >= g.at(beyond) else g.slope
        f = _shortest([(t, max(f.at(t), g.at(t))) for t in ts], slope)
    return f


class Thermograph(NamedTuple):
    """The Left and Right stops of G cooled by t, as functions of t >= 0; mast and its foot."""

    left: Trajectory
    right: Trajectory
    mean: Fraction
    temperature: Fraction


@well_founded
def _thermograph(G: Game) -> Thermograph:
    """The thermograph of a canonical form."""
    x = number(G)
    if x is not None:
        wall = Trajectory(((Fraction(0), x),))
        return Thermograph(wall, wall, x, Fraction(-1, x.denominator))
    left = [_thermograph(GL).right.plus_t(-1) for GL in G.left]
    right = [_thermograph(GR).left.plus_t(1).negative() for GR in G.right]
    left_scaffold, right_scaffold = highest(left), highest(right).negative()
    temperature = next(
        t
        for t in _temperatures(left_scaffold, right_scaffold)
        if left_scaffold.at(t) == right_scaffold.at(t)
    )
    mean = left_scaffold.at(temperature)

    def wall_of(scaffold: Trajectory) -> Trajectory:
        below = [point for point in scaffold.points if point[0] < temperature]
        return _shortest([*below, (temperature, mean)], Fraction(0))

    return Thermograph(wall_of(left_scaffold), wall_of(right_scaffold), mean, temperature)


def thermograph(G: Game) -> Thermograph:
    """The thermograph of G for temperatures t >= 0.

    Left's scaffold is the greatest of the Right walls of the G^L, less t; Right's is the least of
    the Left walls of the G^R, plus t. Where they meet first is the temperature of G; up to there
    they are the walls, from there on both walls are the mean. The walls of a number are the number.

    >>> thermograph(read("{3|1||-2}")).left.points[0]
    (Fraction(0, 1), Fraction(1, 1))
    >>> thermograph(read("{4|-2}")).mean, thermograph(read("{4|-2}")).temperature
    (Fraction(1, 1), Fraction(3, 1))
    """
    return _thermograph(canonical(G))


def mean(G: Game) -> Fraction:
    """The mean m(G): n G stays within a bound of n m(G), whatever n (Section 3.9).

    >>> mean(read("{3|1||-2}")), mean(read("^"))
    (Fraction(0, 1), Fraction(0, 1))
    """
    return thermograph(G).mean


def temperature(G: Game) -> Fraction:
    """The temperature: how far G is to be cooled until its stops meet.

    For a number a / 2^b in lowest terms it is -1 / 2^b, so that numbers are colder than everything
    else (Siegel, Combinatorial Game Theory); no other game has a temperature below 0.

    >>> [str(temperature(read(text))) for text in ("{3|1||-2}", "*", "5", "3/4")]
    ['2', '0', '-1', '-1/4']
    """
    return thermograph(G).temperature


@well_founded
def _cooled(G: Game, t: Fraction) -> Game:
    found = _thermograph(G)
    if t > found.temperature:
        return number_game(found.mean)
    left = [total(_cooled(GL, t), number_game(-t)) for GL in G.left]
    right = [total(_cooled(GR, t), number_game(t)) for GR in G.right]
    return canonical(game(left, right))


def cooled(G: Game, t: Fraction | int) -> Game:
    """G cooled by t >= 0: {G^L cooled - t | G^R cooled + t}, above its temperature its mean.

    The canonical form of G is cooled, which has the same value; t is a dyadic rational, so that it
    is a game.

    >>> show(cooled(read("{4|-2}"), 1)), show(cooled(read("{4|-2}"), 3))
    ('{3|-1}', '1*')
    """
    t = dyadic(t)
    if t < 0:
        raise InvalidInput("temperature", str(t), "a temperature of at least 0")
    return _cooled(canonical(G), t)


class Heating(StrEnum):
    """Whether heating follows the options of the form as given, or of the canonical form.

    Section 3.10 prints one heated game, of a canonical form, where both agree. Heating by a number
    comes out equal on both wherever we looked; overheating does not: from 1 to 1, {^|1/2} and
    1/4, which are equal, become unequal. Hence the default.
    """

    CANONICAL = "canonical"
    FORM = "form"


@well_founded
def _heated(G: Game, t: Game) -> Game:
    x = number(G)
    if x is not None:
        return number_game(x)
    left = [total(_heated(GL, t), t) for GL in G.left]
    right = [total(_heated(GR, t), negative(t)) for GR in G.right]
    return canonical(game(left, right))


def heated(G: Game, t: Game, reading: Heating = Heating.CANONICAL) -> Game:
    """G heated by t (Section 3.10): a canonical form.

    G itself where it is equal to a number, otherwise {G^L heated + t | G^R heated - t}.

    >>> show(heated(read("*"), read("3")))
    '{3|-3}'
    """
    return _heated(canonical(G) if reading is Heating.CANONICAL else G, t)


@well_founded
def _overheated(G: Game, s: Game, t: Game) -> Game:
    x = number(G)
    if x is not None and x.denominator == 1:
        return times(int(x), s)
    left = [total(_overheated(GL, s, t), t) for GL in G.left]
    right = [total(_overheated(GR, s, t), negative(t)) for GR in G.right]
    return canonical(game(left, right))


def overheated(G: Game, s: Game, t: Game, reading: Heating = Heating.CANONICAL) -> Game:
    """G overheated from s to t (the sum in Section 3.10): a canonical form.

    n copies of s where G is equal to an integer n, otherwise {G^L overheated + t | G^R overheated -
    t}. s is positive.

    >>> one = read("1")
    >>> show(overheated(read("*"), one, one)), show(overheated(read("1/2"), one, one))
    ('{1|-1}', '{1|0}')
    """
    if compare(s, ZERO) is not Order.GREATER:
        raise InvalidInput("from", s, "a positive game")
    return _overheated(canonical(G) if reading is Heating.CANONICAL else G, s, t)
