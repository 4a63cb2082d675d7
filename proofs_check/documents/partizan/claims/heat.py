"""Sections 3.9 and 3.10: mean values, heating, atomic weights."""

from collections.abc import Callable, Iterator
from fractions import Fraction
from functools import cache
from math import floor

from proofs_check.core.claim import Plan, using
from proofs_check.core.evidence import Effort
from proofs_check.documents.partizan.claims import claim
from proofs_check.documents.partizan.forms import values
from proofs_check.documents.partizan.plans import claim as old_claim
from proofs_check.documents.partizan.plans import every_form, relations, unverifiable
from proofs_check.methods.enumeration import Case, enumerated
from proofs_check.methods.printed import Cell, printed
from reference.partizan import days
from reference.partizan.games import (
    ZERO,
    Game,
    Order,
    at_most,
    compare,
    equal,
    formal_birthday,
    is_all_small,
    minus,
    negative,
    plus,
    subpositions,
)
from reference.partizan.infinitesimals import (
    DOWN,
    STAR,
    UP,
    atomic_weight,
    far_star,
    norton_product,
)
from reference.partizan.notation import read, show
from reference.partizan.numbers import integer_game, number, number_game
from reference.partizan.simplification import canonical, times, total
from reference.partizan.thermography import (
    Heating,
    cooled,
    heated,
    left_stop,
    mean,
    right_stop,
    temperature,
)

HOT = ("{4|-2}", "{3|1||-2}", "{2||1|-4}", "{5|{0||1|-7}}", "{1/2,*|-3/4}", "{0||0|-2}", "{^|-1}")
"""Games hotter or deeper than those of day 2."""

MULTIPLES = (
    "the 22 values born by day 2 and seven hotter or deeper games, n <= 6",
    "these with n <= 10, and the 1474 values born by day 3 with n <= 3",
)


def multiples(effort: Effort) -> Iterator[tuple[Game, int, Game]]:
    """A game, n, and n G - n m(G), for each n up to a bound."""
    deep = effort is Effort.DEEP
    games = [(G, 10 if deep else 6) for G in (*values(), *map(read, HOT))]
    if deep:
        games += [(G, 3) for G in days.born_by(3)]
    for G, top in games:
        step = total(G, number_game(-mean(G)))
        sum_so_far = ZERO
        for n in range(top + 1):
            yield G, n, sum_so_far
            sum_so_far = total(sum_so_far, step)


def bound(G: Game) -> int:
    """The least integer above the temperature and above zero; it does not know of n."""
    return floor(max(temperature(G), Fraction(0))) + 1


@claim("Section 3.9, formula, left inequality", enumerated(*MULTIPLES))
def section_3__9__lower(effort: Effort) -> Iterator[Case]:
    """Every game has a number m(G) and a K such that -K <= nG - n m(G) for every n."""
    for G, n, rest in multiples(effort):
        yield Case([show(G), n], at_most(integer_game(-bound(G)), rest), {"K": bound(G)})


@claim("Section 3.9, formula, right inequality", enumerated(*MULTIPLES))
def section_3__9__upper(effort: Effort) -> Iterator[Case]:
    """Every game has a number m(G) and a K such that nG - n m(G) <= K for every n."""
    for G, n, rest in multiples(effort):
        yield Case([show(G), n], at_most(rest, integer_game(bound(G))), {"K": bound(G)})


def same_bound(effort: Effort) -> Iterator[Case]:
    """The greatest stops of nG - n m(G), over all n, do not grow with n."""
    for G in (*values(), *map(read, HOT)):
        step = total(G, number_game(-mean(G)))
        found = [
            max(abs(left_stop(rest)), abs(right_stop(rest)))
            for rest in (times(n, step) for n in range(1, 7 if effort is Effort.DEFAULT else 11))
        ]
        limit = max(temperature(G), Fraction(0))
        yield Case(show(G), max(found) <= limit, {"stops": [str(stop) for stop in found]})


old_claim(
    "section-3.9.independent",
    "Section 3.9, formula, K",
    "One K serves for every n: no stop of nG - n m(G) is further from 0 than the temperature of G.",
    enumerated(
        "the 22 values born by day 2 and seven hotter or deeper games, n <= 6",
        "the 22 values born by day 2 and seven hotter or deeper games, n <= 10",
    ),
    at=same_bound,
)(same_bound)


@claim(
    ("Section 3.9, formula, left inequality", "Section 3.9, formula, right inequality"),
    enumerated("the 22 values born by day 2, n = 2 (2 K + 1)"),
)
def section_3__9__one_mean__measured(effort: Effort) -> Iterator[Case]:
    """No other number serves as m(G): with one that differs by 1/2, some nG - n m is not within the
    same K.
    """
    for G in values():
        K, n = bound(G), 2 * (2 * bound(G) + 1)
        for wrong in (Fraction(1, 2), Fraction(-1, 2)):
            rest = times(n, total(G, number_game(-mean(G) - wrong)))
            within = at_most(integer_game(-K), rest) and at_most(rest, integer_game(K))
            yield Case([show(G), str(wrong)], not within, {"n": n})


@claim("Section 3.10, formula 1", printed())
def section_3__10__heating() -> Iterator[Cell]:
    """* heated by 3 is {0+3|0-3}."""
    right = read("{0+3|0-3}")
    for reading in Heating:
        found = heated(STAR, integer_game(3), reading)
        yield from relations(f"Section 3.10, formula 1, heating the {reading}", found, "=", right)


@claim("Section 3.10, formula 1, remark", printed())
def section_3__10__hot() -> Iterator[Cell]:
    """{3|-3} is hot: whoever moves first gains, and its temperature is the 3 by which it is
    heated.
    """
    G = read("{0+3|0-3}")
    yield Cell("Left's stop above Right's", True, left_stop(G) > right_stop(G))
    yield Cell("temperature", "3", str(temperature(G)))


unverifiable(
    "section-3.10.norton",
    "Section 3.10, second formula",
    "Every game is a number and a sum of heated infinitesimals.",
    "what is integrated, from what and to what: the formula has no integrand, and its limits are "
    "not defined",
)


def is_infinitesimal(G: Game) -> bool:
    """Whether both stops are 0."""
    return left_stop(G) == right_stop(G) == 0


def dissociated(G: Game) -> tuple[Fraction | None, list[tuple[Fraction, Game]]]:
    """A number, and infinitesimals each with the temperature to heat it by, hottest first.

    At its temperature t a game cools to its mean plus an infinitesimal; that, heated by t, is
    taken off, and what remains is colder. None instead of the number where this does not end.
    """
    parts: list[tuple[Fraction, Game]] = []
    rest = canonical(G)
    for _ in range(10):
        x = number(rest)
        if x is not None:
            return x, parts
        t = temperature(rest)
        part = total(cooled(rest, t), number_game(-mean(rest)))
        parts.append((t, part))
        rest = total(rest, negative(heated(part, number_game(t))))
    return None, parts


@claim(
    "Section 3.10, Norton's formula",
    enumerated(
        "the 22 values born by day 2 and seven hotter or deeper games",
        "these, and the 1474 values born by day 3",
    ),
)
def section_3__10__norton__corrected(effort: Effort) -> Iterator[Case]:
    """Every game is a number plus infinitesimals that are each heated by another temperature."""
    games = [*values(), *map(read, HOT)]
    if effort is Effort.DEEP:
        games += days.born_by(3)
    for G in games:
        x, parts = dissociated(G)
        ts = [t for t, _ in parts]
        whole = total(
            number_game(x or Fraction(0)), *(heated(part, number_game(t)) for t, part in parts)
        )
        holds = (
            x is not None
            and equal(G, whole)
            and all(is_infinitesimal(part) for _, part in parts)
            and ts == sorted(set(ts), reverse=True)
        )
        facts = {"number": str(x), "parts": [[str(t), show(part)] for t, part in parts]}
        yield Case(show(G), holds, facts)


LITTLE = number_game(Fraction(1, 64))


@claim("Section 3.10, sentence on all small", every_form())
def section_3__10__all_small(G: Game) -> Iterator[Case]:
    """All small are exactly the games in which, wherever play can lead, the other player has a move
    where one has.
    """
    wanted = all(bool(X.left) == bool(X.right) for X in subpositions(G))
    yield Case(show(G), is_all_small(G) == wanted)


@claim("Section 3.10, sentence on all small", every_form())
def section_3__10__all_small_is_infinitesimal__measured(G: Game) -> Iterator[Case]:
    """All small games are infinitesimal: they lie between -1/64 and 1/64."""
    if is_all_small(G):
        found = compare(LITTLE, G), compare(negative(LITTLE), G)
        yield Case(show(G), found == (Order.GREATER, Order.LESS))


def always_answered(G: Game) -> bool:
    """After each move, here and below, the other player has a move."""
    left = all(option.right and always_answered(option) for option in G.left)
    return left and all(option.left and always_answered(option) for option in G.right)


@claim("Section 3.10, sentence on all small", every_form())
def section_3__10__no_last_reply__measured(G: Game) -> Iterator[Case]:
    """If after each move the other player must have a reply, then only {|} is such a game, since a
    last move has none: star and up are not.
    """
    yield Case(show(G), always_answered(G) == (not G.left and not G.right))


@cache
def all_small(effort: Effort) -> tuple[Game, ...]:
    """All small values, simplest first."""
    found = list(values())
    if effort is Effort.DEEP:
        found += days.born_by(3)
    unique = [g for g in dict.fromkeys(found) if is_all_small(g)]
    return tuple(sorted(unique, key=formal_birthday))


def within(g: Game, G: Game, star: Game) -> bool:
    """Down + * + star <= g - G up <= up + * + star."""
    rest = minus(g, norton_product(G, UP))
    low, high = (canonical(plus(plus(arrow, STAR), star)) for arrow in (DOWN, UP))
    return at_most(low, rest) and at_most(rest, high)


def some_weight(star: Callable[[Game], Game]) -> Callable[[Effort], Iterator[Case]]:
    """For each all small g there is a G, born by day 2 or an integer or computed, that serves."""

    def cases(effort: Effort) -> Iterator[Case]:
        for g in all_small(effort):
            candidates = [atomic_weight(g), *map(integer_game, range(-4, 5)), *values()]
            found = next((G for G in candidates if within(g, G, star(g))), None)
            yield Case(show(g), found is not None, {"G": None if found is None else show(found)})

    return cases


ALL_SMALL: Plan = enumerated(
    "every all small value born by day 2; G computed, an integer up to 4, or born by day 2",
    "every all small value born by day 3; G computed, an integer up to 4, or born by day 2",
)


@claim(
    "Section 3.10, last formula",
    readings={
        "(star) is the star of Section 3.4.2": using(some_weight(lambda g: STAR), ALL_SMALL),
        "(star) is a far star *N, N beyond all of g": using(some_weight(far_star), ALL_SMALL),
    },
)
def section_3__10__atomic_weight() -> None:
    """For every all small g there is a G with v* + (star) <= g - G.^ <= ^* + (star)."""


@claim("Section 3.10, last formula", ALL_SMALL)
def section_3__10__atomic_weight__strengthened(effort: Effort) -> Iterator[Case]:
    """With a far star the computed atomic weight serves, and both inequalities are strict."""
    for g in all_small(effort):
        G, star = atomic_weight(g), far_star(g)
        rest = minus(g, norton_product(G, UP))
        low, high = (plus(plus(arrow, STAR), star) for arrow in (DOWN, UP))
        found = [compare(low, rest), compare(rest, high)]
        yield Case(show(g), found == [Order.LESS] * 2, {"G": show(G)})
