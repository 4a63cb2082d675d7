"""The ranges over which the claims of several sections are checked."""

from collections.abc import Callable, Iterable, Iterator
from dataclasses import replace
from fractions import Fraction
from itertools import combinations_with_replacement, product
from math import floor
from random import Random
from typing import Any

from proofs_check.core.evidence import Json
from proofs_check.core.ranges import Instances, Range, range_of
from proofs_check.documents.partizan.forms import (
    Impartial,
    born_by,
    heap,
    impartial,
    nim_piles,
    no_numbers,
    of_values,
    subsets,
    values,
)
from reference.partizan.cutcake import CUTCAKE
from reference.partizan.games import ZERO, Game, at_most, formal_birthday, game, negative
from reference.partizan.nimbers import nimber_game
from reference.partizan.notation import read, show
from reference.partizan.numbers import integer_game, number_game
from reference.partizan.simplification import canonical

NAMED = Instances("what the statement names", "", lambda: [()])
"""One instance without parameters: the statement is about games that it names itself."""


def day_of(*games: Game) -> int:
    """The last of the days on which the forms are born."""
    return max(map(formal_birthday, games))


def shown(*games: Game) -> Json:
    """The forms as they are written."""
    return show(games[0]) if len(games) == 1 else [show(G) for G in games]


def random_form(random: Random, day: int) -> Game:
    """A form of at most three options a side, born by a day, most often on it."""
    if day < 2 or random.random() < 0.15:
        return random.choice(born_by(min(day, 2)) if random.random() < 0.5 else values(2))
    sides = (
        [random_form(random, day - 1) for _ in range(random.choice((0, 1, 1, 2, 2, 3)))]
        for _ in range(2)
    )
    return game(*sides)


def random_all_small(random: Random, day: int) -> Game:
    """A form born by a day where both players have a move or neither, as wherever play can lead."""
    if day == 0 or random.random() < 0.15:
        return ZERO
    return game(
        *(
            [random_all_small(random, day - 1) for _ in range(random.choice((1, 1, 2, 3)))]
            for _ in "LR"
        )
    )


RandomForm = Callable[[Random, int], Game]


def _late(random: Random, level: int, value: bool, form: RandomForm) -> Game:
    """A form, or a value, that is born after day 2, if one is soon met."""
    for _ in range(30):
        G = form(random, 3 + level % 3)
        G = canonical(G) if value else G
        if formal_birthday(G) > 2:
            break
    return G


def random_forms(
    number: int, value: bool, form: RandomForm = random_form
) -> Callable[[Random, int], tuple[Game, ...]]:
    """So many forms, or values, that are born after day 2, from level to level later; or kin."""

    def drawn(random: Random, level: int) -> tuple[Game, ...]:
        first = _late(random, level, value, form)
        found = [first]
        while len(found) < number:
            near = [*smaller_forms(first), game([first]), game([], [first])]
            kin = (
                random.choice(near) if random.random() < 0.5 else _late(random, level, value, form)
            )
            found.append(canonical(kin) if value else kin)
        random.shuffle(found)
        return tuple(found)

    return drawn


def smaller_forms(G: Game) -> Iterator[Game]:
    """The options of G, and G with an option left out, or with a smaller one in its place."""
    yield from (*G.left, *G.right)
    for left, right, mirrored in ((G.left, G.right, False), (G.right, G.left, True)):
        for at, option in enumerate(left):
            others = [*left[:at], *left[at + 1 :]]
            for instead in ([], *([less] for less in smaller_forms(option))):
                sides = ([*others, *instead], right)
                yield game(*(reversed(sides) if mirrored else sides))


def any_games(range_: Range, value: bool, form: RandomForm = random_form) -> Range:
    """A range of all forms, or of all values, or of pairs of them: how these are beyond it."""
    number = len(range_.names.split())

    def read_again(at: Any) -> tuple[Game, ...]:
        games = tuple(read(text) for text in ([at] if number == 1 else at))
        if len(games) != number or (value and any(canonical(G) is not G for G in games)):
            raise ValueError(f"{at!r} is none of {range_.words}")
        return games

    def smaller(*games: Game) -> Iterator[tuple[Game, ...]]:
        for k, G in enumerate(games):
            for less in smaller_forms(G):
                yield (*games[:k], canonical(less) if value else less, *games[k + 1 :])

    return replace(
        range_, read=read_again, drawn=random_forms(number, value, form), smaller=smaller
    )


def born(
    words: str,
    names: str,
    make: Callable[[int], Iterable[tuple[Game, ...]]],
    day: int = 2,
    deep: int | None = None,
) -> Range:
    """A range of games, or of several at once, that are born by a day."""
    later = {} if deep is None else {"day": deep}
    return Range(words, names, make, {"day": day}, later, measures={"day": day_of}, at=shown)


def some_born(words: str, games: Callable[[], Iterable[Game]], day: int) -> Range:
    """Those of some games that are born by a day."""
    return born(words, "G", lambda day: ((G,) for G in games() if day_of(G) <= day), day)


FORMS = any_games(
    born("every form born by day {day}", "G", lambda day: ((G,) for G in born_by(day))), value=False
)

FORMS_OF_VALUES = Range(
    "{{a|b}} for all sets a and b of values born by day {day} of which no two compare",
    "G",
    lambda day: ((G,) for G in of_values(day)),
    {"day": 1},
    {"day": 2},
    # That of the options: the form may be simpler than it looks.
    measures={"day": lambda G: max(0, formal_birthday(G) - 1)},
    at=shown,
)
"""Under `--deep` 9604 forms, of the 1474 values born by day 3."""

EVERY_FORM = (FORMS, FORMS_OF_VALUES)
"""The plans of a claim about one game."""


def every_form(words: str, admits: Callable[[Game], Any]) -> tuple[Range, ...]:
    """The plans of a claim about some games."""
    return tuple(range_.where(words, admits) for range_ in EVERY_FORM)


def _with_answers(forms: Range, left: bool) -> Range:
    words = "Left option a and Right option a^R of it" if left else "Right option e and e^L"
    make = forms.make

    def answers(day: int) -> Iterable[tuple[Game, Game, Game]]:
        for (G,) in make(day):
            for option in G.left if left else G.right:
                for answer in option.right if left else option.left:
                    yield G, option, answer

    (day,) = forms.measures.values()
    every = replace(
        forms,
        words=f"{forms.words}, every {words}",
        names="G a a^R" if left else "G e e^L",
        make=answers,
        measures={"day": lambda G, option, answer: day(G)},
        read=None,
        drawn=None,
        smaller=None,
    )
    if left:
        return every.where("a^R <= G", lambda G, a, answer: at_most(answer, G))
    return every.where("e^L >= G", lambda G, e, answer: at_most(G, answer))


LEFT_REVERSIBLE = tuple(_with_answers(forms, True) for forms in EVERY_FORM)
RIGHT_REVERSIBLE = tuple(_with_answers(forms, False) for forms in EVERY_FORM)
"""Each reversible option of each form, with each answer that makes it so."""

VALUES = any_games(
    born("every value born by day {day}", "G", lambda day: ((G,) for G in values(day))), value=True
)

PAIRS_OF_VALUES = any_games(
    born(
        "every G and H among the values born by day {day}",
        "G H",
        lambda day: product(values(day), repeat=2),
    ),
    value=True,
)

PAIRS_OF_FORMS = any_games(
    born(
        "every G and H among the forms born by day {day}",
        "G H",
        lambda day: product(born_by(day), repeat=2),
    ),
    value=False,
)

IMPARTIAL_FORMS = Range(
    "every impartial form with at most {options} options, all born by day {day}",
    "G",
    lambda options, day: (
        (Impartial(show(G), G, {"options": len(chosen), "day": max(0, formal_birthday(G) - 1)}),)
        for chosen in subsets(impartial(day), options)
        for G in (game(chosen, chosen),)
    ),
    {"options": 4, "day": 2},
    measures={"options": lambda G: G.sizes["options"], "day": lambda G: G.sizes["day"]},
    at=lambda G: G.name,
)
"""All 16 born by day 3."""

LATER_IMPARTIAL_FORMS = IMPARTIAL_FORMS.to({"options": 1, "day": 3}, {"options": 5})
"""Some of the 65536 born by day 4."""

SUBTRACTION_HEAPS = Range(
    "every subtraction set in 1..{max S}, every heap up to {heap}",
    "G",
    lambda largest, top: (
        (
            Impartial(
                f"subtraction {S}, heap {n}", heap(S, n), {"max S": max(S, default=0), "heap": n}
            ),
        )
        for S in subsets(range(1, largest + 1))
        for n in range(top + 1)
    ),
    {"max S": 5, "heap": 12},
    {"max S": 7, "heap": 24},
    measures={"max S": lambda G: G.sizes["max S"], "heap": lambda G: G.sizes["heap"]},
    at=lambda G: G.name,
)

THREE_NIM_PILES = Range(
    "three Nim piles of up to {pile}",
    "G",
    lambda top: (
        (Impartial(f"Nim {sizes}", nim_piles(*sizes), {"pile": max(sizes)}),)
        for sizes in combinations_with_replacement(range(top + 1), 3)
    ),
    {"pile": 3},
    {"pile": 5},
    measures={"pile": lambda G: G.sizes["pile"]},
    at=lambda G: G.name,
)


def in_sums(range_: Range) -> Range:
    """Each impartial game with each n and the games beside which it is compared with *n."""
    make, measures = range_.make, range_.measures

    def compared(*bounds: Any) -> Iterator[tuple[Impartial, int, tuple[Game, ...]]]:
        *own, largest = bounds
        others = (*values(), *map(nimber_game, range(4, 7)))
        return ((G, n, others) for (G,) in make(*own) for n in range(largest + 1))

    return replace(
        range_,
        words=f"{range_.words}, each n <= {{n}}, beside the values born by day 2, *4, *5 and *6",
        names="G n others",
        make=compared,
        bounds={**range_.bounds, "n": 6},
        deep={},
        measures={of: lambda G, n, others, by=by: by(G) for of, by in measures.items()},
        at=lambda G, n, others: {"G": G.name, "n": n},
    )


EVERY_IMPARTIAL = (IMPARTIAL_FORMS, LATER_IMPARTIAL_FORMS, SUBTRACTION_HEAPS, THREE_NIM_PILES)
"""The plans of a claim about one impartial game."""


def every_impartial(words: str, admits: Callable[[Impartial], Any]) -> tuple[Range, ...]:
    """The plans of a claim about some impartial games."""
    return tuple(range_.where(words, admits) for range_ in EVERY_IMPARTIAL)


def counted(words: str, top: int, deep: int | None = None, least: int = 0) -> Range:
    """The range of an integer n."""
    later = {} if deep is None else {"n": deep}
    return Range(words, "n", lambda n: ((k,) for k in range(least, n + 1)), {"n": top}, later)


def dyadics(low: int, high: int, denominator: int) -> list[Fraction]:
    """All numbers from low to high with a denominator up to the given power of two.

    >>> [str(x) for x in dyadics(0, 1, 2)]
    ['0', '1/2', '1']
    """
    return [Fraction(n, denominator) for n in range(low * denominator, high * denominator + 1)]


@range_of(
    "a b",
    {"bound": 3, "denominator": 4},
    {"bound": 4, "denominator": 8},
    measures={
        "bound": lambda a, b: int(max(abs(a), abs(b))),
        "denominator": lambda a, b: max(a.denominator, b.denominator),
    },
)
def NUMBER_PAIRS(bound: int, denominator: int) -> list[tuple[Fraction, Fraction]]:
    """numbers a < b from -{bound} to {bound} with a denominator up to {denominator}"""
    span = dyadics(-bound, bound, denominator)
    pairs = [(a, b) for a, b in product(span, repeat=2) if a < b]
    return sorted(
        pairs,
        key=lambda pair: (
            max(x.denominator for x in pair),
            abs(pair[0]) + abs(pair[1]),
            pair[0] < 0,
        ),
    )


def beside_numbers(words: str, make: Callable[[int], Iterable[Game]], denominator: int) -> Range:
    """The range of some games born by a day, each with all numbers from -2 to 2."""
    return Range(
        f"{words} born by day {{day}}, every x from -2 to 2 with a denominator up to {denominator}",
        "G x",
        lambda day: product(make(day), map(number_game, dyadics(-2, 2, denominator))),
        {"day": 2},
        measures={"day": lambda G, x: formal_birthday(G)},
        at=shown,
    )


INTEGER_PAIRS = Range(
    "integers a and b from -{bound} to {bound}",
    "a b",
    lambda bound: sorted(
        product(range(-bound, bound + 1), repeat=2), key=lambda pair: sum(map(abs, pair))
    ),
    {"bound": 8},
    {"bound": 16},
    measures={"bound": lambda a, b: max(abs(a), abs(b))},
)

GRID = tuple(Fraction(n, 4) for n in (-8, -4, -2, -1, 0, 1, 2, 3, 4, 8))
"""Numbers for options: equal distances, unequal ones, both signs."""

AMONG = f"numbers among {', '.join(map(str, GRID))}"

NUMBER_SETS = Range(
    f"every set of at most {{|options|}} {AMONG}, in sums with each value born by day 2",
    "options move",
    lambda most: ((chosen, x) for chosen in subsets(GRID, most) for x in chosen),
    {"|options|": 3},
)

NUMBERS_STRUCK = Range(
    f"at most {{options}} {AMONG} on each side",
    "G H",
    lambda most: (
        (game(left, right), game(left[-1:], right[:1]))
        for left, right in product(subsets([*map(number_game, GRID)], most), repeat=2)
    ),
    {"options": 2},
    {"options": 3},
    measures={"options": lambda G, H: max(len(G.left), len(G.right))},
    at=lambda G, H: show(G),
)
"""Forms, and what is left of them where only the best numbers stay."""

NUMBERS_STRUCK_BESIDE_ANOTHER = Range(
    "numbers among -1, 0, 1 and one other value born by day {day} on one side",
    "G H",
    lambda day: (
        pair
        for options, other, answer in product(
            subsets([*map(integer_game, (-1, 0, 1))]), no_numbers(day), values(day)
        )
        for G in (game([*options, other], [answer]),)
        for H in (game([*options[-1:], other], [answer]),)
        for pair in ((G, H), (negative(G), negative(H)))
    ),
    {"day": 2},
    measures={"day": lambda G, H: formal_birthday(G) - 1},
    at=lambda G, H: show(G),
)

NUMBERS_ABOVE_ONE = (
    counted("integers n from 2 to {n}", 40, 200, least=2),
    Range(
        "numbers 1 < n <= {n} with a denominator up to {denominator}",
        "n",
        lambda top, denominator: ((n,) for n in dyadics(1, top, denominator)[1:]),
        {"n": 4, "denominator": 16},
        {"n": 8, "denominator": 64},
        measures={"n": floor, "denominator": lambda n: n.denominator},
    ),
)

SIGNED_SIDES = Range(
    "at most {|left|} negative and {|right|} positive options k/4 with |k| <= {k}",
    "left right",
    lambda left, right, k: (
        (tuple(-x for x in below), above)
        for positive in ([Fraction(n, 4) for n in range(1, k + 1)],)
        for below, above in product(subsets(positive, left), subsets(positive, right))
    ),
    {"|left|": 2, "|right|": 2, "k": 12},
    measures={"k": lambda left, right: int(4 * max(map(abs, (*left, *right)), default=0))},
)


def piles(number: int, top: int, deep: int | None = None) -> Range:
    """The range of so many Nim piles, in ascending order."""
    later = {} if deep is None else {"size": deep}
    return Range(
        f"{number} piles of up to {{size}}",
        " ".join(f"pile-{i}" for i in range(1, number + 1)),
        lambda top: combinations_with_replacement(range(top + 1), number),
        {"size": top},
        later,
        measures={"size": lambda *sizes: max(sizes)},
        at=lambda *sizes: list(sizes),
    )


def cakes(number: int, side: int) -> Range:
    """The range of so many Cutcake rectangles at once."""
    return Range(
        f"{number} rectangles with sides up to {{side}}",
        "cakes",
        lambda side: (
            (chosen,)
            for chosen in combinations_with_replacement(
                product(range(1, side + 1), repeat=2), number
            )
        ),
        {"side": side},
        measures={"side": lambda cakes: max(map(max, cakes))},
        at=CUTCAKE.show,
    )
