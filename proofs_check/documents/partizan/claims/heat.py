"""Sections 3.9 and 3.10: mean values, heating, atomic weights."""

from collections.abc import Callable, Iterator, Mapping
from fractions import Fraction
from itertools import product
from typing import Any

from proofs_check.core.claim import Plan, part, using
from proofs_check.core.ranges import Found, Range
from proofs_check.documents.partizan import ranges, temperatures
from proofs_check.documents.partizan.claims import claim, proved, so
from proofs_check.documents.partizan.forms import values
from proofs_check.documents.partizan.play import always_answered, is_little
from proofs_check.documents.partizan.transcribed import relations
from proofs_check.methods.chained import disproved
from proofs_check.methods.logic import negation
from proofs_check.methods.missing import missing
from proofs_check.methods.printed import Cell, printed
from reference.partizan import games, infinitesimals, thermography as heat
from reference.partizan.infinitesimals import DOWN, STAR, UP
from reference.partizan.notation import read, show
from reference.partizan.numbers import integer_game, number_game
from reference.partizan.simplification import times, total

MULTIPLES = (
    Range(
        "the 22 values born by day 2 and seven hotter or deeper games, n <= {n}",
        "G n",
        lambda n: product(temperatures.hot_games(), range(n + 1)),
        {"n": 6},
        {"n": 10},
        at=lambda G, n: [show(G), n],
    ),
    Range(
        "the values born by day {day}, n <= {n}",
        "G n",
        lambda day, n: product(values(day), range(n + 1)),
        {"day": 1, "n": 3},
        {"day": 3},
        measures={"day": lambda G, n: games.formal_birthday(G)},
        at=lambda G, n: [show(G), n],
    ),
)


def left_inequality(lower: Any, upper: Any) -> Any:
    """-K <= n G - n m(G)."""
    return lower


def right_inequality(lower: Any, upper: Any) -> Any:
    """n G - n m(G) <= K."""
    return upper


def both_inequalities(lower: Any, upper: Any) -> Any:
    """n G - n m(G) is between -K and K."""
    return lower & upper


def within_the_temperature(left: Any, right: Any, t: Any) -> Any:
    """Both stops are between -t and t."""
    return (left <= t) & (-left <= t) & (right <= t) & (-right <= t)


def of_finite_games(predicate: Callable[..., Any], theorem: str, view: str) -> tuple[Plan, ...]:
    """What is a theorem about games with finitely many options."""
    return using(predicate, proved(theorem, view, "theory_mean"))


def with_infinite_options(
    view: str, inequality: Callable[..., Any]
) -> Mapping[str, tuple[Plan, ...]]:
    """The readings in which the games of Section 3.4.2, such as omega, are games.

    The heading there has omega among what is no number, the last paragraph among surreal numbers;
    of what kind m(G) and K are nothing is said.

    Args:
        view: the game for which the inequality fails with n = 1, whatever n/2^k m(G) and K are.
        inequality: which of the two, or both.
    """

    def fails(lower: Any, upper: Any) -> Any:
        return negation(inequality(lower, upper))

    fails.__name__ = f"without_the_{inequality.__name__}"
    chosen = {"m(G)": "a k", "K": "b j"}
    plan = disproved("partizan", "omega_beyond", view, "theory_long", chosen, "k j")
    words = "infinitely many as well, as omega has, m(G) and K"

    def with_a_number(lower: Any, upper: Any, number: Any) -> Any:
        return inequality(lower, upper) & number

    with_a_number.__name__ = f"{inequality.__name__}_with_a_number"
    by_an_ordinal = proved("under_roof", "BY_AN_ORDINAL", "theory_surreal")
    return {
        f"{words} of the form n/2^k": using(fails, plan),
        f"{words} any surreal numbers": using(with_a_number, by_an_ordinal),
    }


@claim(
    readings={
        "finitely many options": (
            *of_finite_games(left_inequality, "within_bound", "BOUNDED"),
            *MULTIPLES,
        ),
        **with_infinite_options("MINUS_OMEGA_ONCE", left_inequality),
    }
)
def section_3__9__lower(G: games.Game, n: int) -> Found:
    """Every game has a number m(G) and a K such that for every n: -K <= n G - n m(G)."""
    return games.at_most(integer_game(-temperatures.bound(G)), temperatures.less_mean(G, n)), {
        "K": temperatures.bound(G)
    }


@claim(
    readings={
        "finitely many options": (
            *of_finite_games(right_inequality, "within_bound", "BOUNDED"),
            *MULTIPLES,
        ),
        **with_infinite_options("OMEGA_ONCE", right_inequality),
    }
)
def section_3__9__upper(G: games.Game, n: int) -> Found:
    """Every game has a number m(G) and a K such that for every n: n G - n m(G) <= K."""
    return games.at_most(temperatures.less_mean(G, n), integer_game(temperatures.bound(G))), {
        "K": temperatures.bound(G)
    }


def is_within_bound(G: games.Game, n: int) -> bool:
    """n G - n m(G) is between -K and K."""
    K, rest = integer_game(temperatures.bound(G)), temperatures.less_mean(G, n)
    return games.at_most(games.negative(K), rest) and games.at_most(rest, K)


@claim(
    readings={
        "finitely many options": (
            *part(
                "both inequalities",
                *of_finite_games(both_inequalities, "within_bound", "BOUNDED"),
                *using(is_within_bound, *MULTIPLES),
            ),
            *part(
                "the stops",
                *of_finite_games(within_the_temperature, "stops_near_mean", "STOPS"),
                *MULTIPLES,
            ),
        ),
        **with_infinite_options("OMEGA_ONCE", both_inequalities),
    }
)
def section_3__9__independent(G: games.Game, n: int) -> Found:
    """One K serves for every n, in both inequalities: with finitely many options an integer above
    0 and the temperature of G. No stop of n G - n m(G) is further from 0 than that temperature, or
    than 0 where it is below."""
    stops = [stop(temperatures.less_mean(G, n)) for stop in (heat.left_stop, heat.right_stop)]
    limit = max(heat.temperature(G), Fraction(0))
    return max(map(abs, stops)) <= limit, {"stops": [str(stop) for stop in stops]}


@claim(proved("swing_has_no_mean", "SWING", "theory_surreal"))
def section_3__9__no_surreal_mean__measured(lower: Any, upper: Any) -> Any:
    """With infinitely many options and a K of the form n/2^k no surreal number m(G) will do for
    {omega|-omega}: with n = 1 one of the two inequalities fails."""
    return negation(both_inequalities(lower, upper))


def not_within(doubled: Any, inequalities: Any) -> Any:
    """The number is 1/2 off, and one of the two inequalities fails."""
    lower, upper = inequalities
    return (doubled[0] == doubled[1]) & negation(lower & upper)


@claim(*of_finite_games(not_within, "one_mean", "OFF_THE_MEAN"), ranges.VALUES)
def section_3__9__one_mean__measured(G: games.Game) -> Found:
    """Of G with finitely many options m(G) + 1/2 and m(G) - 1/2 do not serve as m(G): with
    n = 2 (2 K + 1), n G - n m is not within the same K."""
    K = temperatures.bound(G)
    n = 2 * (2 * K + 1)
    rests = [times(n, total(G, number_game(-heat.mean(G) - Fraction(k, 2)))) for k in (1, -1)]
    inside = [
        games.at_most(integer_game(-K), rest) and games.at_most(rest, integer_game(K))
        for rest in rests
    ]
    return not any(inside), {"n": n}


@claim(printed)
def section_3__10__heating() -> Iterator[Cell]:
    """* heated by 3 is {0+3|0-3}."""
    right = read("{0+3|0-3}")
    for reading in heat.Heating:
        found = heat.heated(STAR, integer_game(3), reading)
        yield from relations(f"Section 3.10, formula 1, heating the {reading}", found, "=", right)


@claim(ranges.NAMED)
def section_3__10__hot() -> Found:
    """{3|-3} is hot: whoever moves first gains, and its temperature is the 3 by which it is
    heated."""
    G = read("{0+3|0-3}")
    found = [heat.left_stop(G), heat.right_stop(G), heat.temperature(G)]
    holds = heat.left_stop(G) > heat.right_stop(G) and heat.temperature(G) == 3
    return holds, {"stops, temperature": [str(x) for x in found]}


@claim(missing)
def section_3__10__norton() -> str:
    """Every game is a number and a sum of heated infinitesimals."""
    return (
        "what is integrated, from what and to what: the formula has no integrand, and its limits "
        "are not defined"
    )


@claim(
    Range(
        "the 22 values born by day 2 and seven hotter or deeper games",
        "G",
        lambda: ((G,) for G in temperatures.hot_games()),
        at=show,
    ),
    ranges.any_games(
        ranges.born(
            "the values born by day {day}", "G", lambda day: ((G,) for G in values(day)), 1, 3
        ),
        value=True,
    ),
)
def section_3__10__norton__corrected(G: games.Game) -> Found:
    """Every game is a number plus infinitesimals that are each heated by another temperature."""
    x, parts = temperatures.dissociated(G)
    ts = [t for t, _ in parts]
    hot = [heat.heated(part, number_game(t)) for t, part in parts]
    holds = (
        x is not None
        and games.equal(G, total(number_game(x), *hot))
        and all(temperatures.is_infinitesimal(part) for _, part in parts)
        and ts == sorted(set(ts), reverse=True)
    )
    return holds, {"number": str(x), "parts": [[str(t), show(part)] for t, part in parts]}


LITTLE = using(so, proved("little", module="theory_small"))


@claim(
    readings={
        "in the game itself": ranges.every_form(
            "both players have a move or neither", lambda G: bool(G.left) == bool(G.right)
        ),
        "after each of your moves, here and below": (
            *using(so, proved("answered_is_nothing", "ANSWERED_GAME", "theory_small")),
            *ranges.every_form("every move is answered", lambda G: always_answered(G)),
        ),
        "where you have one, wherever play can lead": (
            *LITTLE,
            *ranges.every_form(
                "wherever play can lead both players have a move or neither",
                lambda G: games.is_all_small(G),
            ),
        ),
    }
)
def section_3__10__all_small(G: games.Game) -> Found:
    """A game in which the opponent has a move for any move of yours is small: it lies between -1/64
    and 1/64."""
    return is_little(G)


@claim(
    *LITTLE,
    ranges.every_form(
        "at every position that can be reached both players have a move or neither, k = 6",
        lambda G: all(bool(X.left) == bool(X.right) for X in games.subpositions(G)),
    ),
)
def section_3__10__all_small_is_infinitesimal__measured(G: games.Game) -> Found:
    """All small games, in the sense that makes star and up such games, are infinitesimal: they lie
    between -1/2^k and 1/2^k for every k >= 0."""
    little, order = is_little(G)
    return little and games.is_all_small(G), order


@claim(*using(so, proved("only_over", module="theory_small")), ranges.EVERY_FORM)
def section_3__10__no_last_reply__measured(G: games.Game) -> bool:
    """If after each move the other player must have a reply, then only {|} is such a game, since a
    last move has none: star and up are not."""
    return always_answered(G) == (not G.left and not G.right)


ALL_SMALL = ranges.any_games(
    ranges.born(
        "every value born by day {day}",
        "g",
        lambda day: ((g,) for g in sorted(values(day), key=games.formal_birthday)),
        2,
        3,
    ),
    value=True,
    form=ranges.random_all_small,
).where("all small", games.is_all_small)


def _some_weight(g: games.Game, star: games.Game) -> Found:
    """Whether a G will do among the computed weight, the integers from -4 to 4 and small values."""
    candidates = [infinitesimals.atomic_weight(g), *map(integer_game, range(-4, 5)), *values()]
    found = next((G for G in candidates if temperatures.within(g, G, star)), None)
    return found is not None, {"G": None if found is None else show(found)}


ONE_STAR = Range(
    "g = *, G an integer from -4 to 4 or a value born by day 2", "g", lambda: ((STAR,),), at=show
)
"""No other G will do either: (1 + G).^ + * and (1 - G).^ + * would both be at least 0, and H.^ + *
is that just where H >= 2. If H is no integer, Right's moves there are to H.^ and to (H^R - 2).^, so
that H |> 0 and each H^R |> 2; was H not at least 2, it would be the simplest number that fits, an
integer.
"""


@claim(
    readings={
        "(star) is the star of Section 3.4.2": using(lambda g: _some_weight(g, STAR), ONE_STAR),
        "(star) is a far star *N, N beyond all of g": ALL_SMALL,
    }
)
def section_3__10__atomic_weight(g: games.Game) -> Found:
    """For every all small g there is a G with v* + (star) <= g - G.^ <= ^* + (star)."""
    return _some_weight(g, infinitesimals.far_star(g))


@claim(ALL_SMALL)
def section_3__10__atomic_weight__strengthened(g: games.Game) -> Found:
    """With a far star the computed atomic weight serves, and both inequalities are strict."""
    G, star = infinitesimals.atomic_weight(g), infinitesimals.far_star(g)
    rest = games.minus(g, infinitesimals.norton_product(G, UP))
    low, high = (games.plus(games.plus(arrow, STAR), star) for arrow in (DOWN, UP))
    found = [games.compare(low, rest), games.compare(rest, high)]
    return found == [games.Order.LESS] * 2, {"G": show(G)}
