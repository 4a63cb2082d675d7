"""The axioms are asked of larger instances than the models', drawn at random, by the reference."""

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import replace
from fractions import Fraction
from inspect import unwrap
from random import Random
from typing import Any

import pytest

from proofs_check.documents.bidding import (
    theory as unitary,
    theory_automaton as automata,
    theory_bids as bids,
    theory_displays as displays,
    theory_forced_wins as forced,
    theory_rulesets as rulesets,
    theory_saddles as saddles,
    theory_subtraction as sets,
)
from proofs_check.documents.cumulative import (
    theory as any_set,
    theory_by_size as by_size,
    theory_large_action as large,
    theory_largest_action as largest,
    theory_lines as lines,
    theory_max_again as again,
    theory_one_pair as one_pair,
    theory_repeating as cumulated,
    theory_rules as rules,
    theory_ties as ties,
    theory_two_actions as two,
)
from proofs_check.documents.partizan import (
    theory as games,
    theory_canonical as canonical,
    theory_mean as mean,
    theory_moves as reversed_,
    theory_nimbers as nimbers,
    theory_thermographs as heat,
    theory_values as fractions,
)
from proofs_check.documents.partizan.forms import born_by
from proofs_check.documents.positions import (
    theory as piles,
    theory_beatty as beatty,
    theory_moves as moves,
    theory_nim as nim,
    theory_wythoff as wythoff,
)
from proofs_check.documents.preferences import (
    theory as orders,
    theory_choices as choices,
    theory_clobber as clobber,
    theory_display as display,
    theory_four as four,
    theory_games as rows,
    theory_names as names,
    theory_play as prudent,
    theory_selfish as selfish,
    theory_values as values,
)
from proofs_check.methods.theory import Model, Rule, Theorem, Theory
from reference.bidding.readings import DEFAULT as DEFAULT_BIDS
from reference.partizan import Game, games as forms
from reference.partizan.numbers import number_game
from reference.positions import Quadratic, quadratic_irrational
from reference.preferences.readings import DEFAULT as DEFAULT_ORDER
from tests.theories import asked_of, false_among_drawn, theories

MOST = 5
"""How many models of a theory are looked at."""

Larger = Callable[[Random, pytest.MonkeyPatch], Iterator[Model]]


def with_values(model: Model, **values: Sequence[Any]) -> Model:
    return replace(model, values={**model.values, **values})


def of_any_set(rng: Random, patch: pytest.MonkeyPatch) -> Iterator[Model]:
    for size in (2, 3, 4, 6):
        S = tuple(sorted(rng.sample(range(1, 21), size)))
        heaps = range(-S[-1], 150)
        yield with_values(any_set.model_of(S, heaps), Int=[*heaps, *20 * [*S, 0]])


def of_two_actions(rng: Random, patch: pytest.MonkeyPatch) -> Iterator[Model]:
    patch.setattr(two, "HEAPS", range(-3, 400))
    for _ in range(4):
        b, a = sorted(rng.sample(range(1, 25), 2))
        yield with_values(two.model_of(b, a), Int=[*two.HEAPS, *20 * [a, b, a - b, 0]])


def of_budgets(rng: Random, patch: pytest.MonkeyPatch) -> Iterator[Model]:
    patch.setattr(unitary, "HEAPS", 40)
    for total in rng.sample(range(6, 20), 2):
        yield with_values(unitary._model(total), Int=[*range(-4, 41), *4 * [*range(total + 1)]])


def of_rulesets(rng: Random, patch: pytest.MonkeyPatch) -> Iterator[Model]:
    patch.setattr(rulesets, "POSITIONS", 5)
    for B in ((0, 1, 2, 3, 4), (0, 2, 3), (1, 2)):
        for symmetric in (False, True):
            gamma = rulesets._random(rng, 4, B, symmetric=symmetric)
            yield rulesets._model(f"larger, B = {B}", gamma, DEFAULT_BIDS)


def of_games(rng: Random, patch: pytest.MonkeyPatch) -> Iterator[Model]:
    known = born_by(2)
    for _ in range(4):
        one, other = (
            forms.game(rng.sample(known, rng.randrange(3)), rng.sample(known, rng.randrange(3)))
            for _ in "GH"
        )
        yield games.model(f"{one}, {other}", (one, other, forms.plus(one, rng.choice(known))))


def of_values(rng: Random, patch: pytest.MonkeyPatch) -> Iterator[Model]:
    def value(depth: int) -> str:
        if depth == 0 or rng.random() < 0.2:
            return rng.choice("123")
        return f"[{','.join(value(depth - 1) for _ in range(rng.randint(2, 4)))}]"

    patch.setattr(orders, "VALUES", [value(4) for _ in range(40)])
    assert max(text.count("[") for text in orders.VALUES) >= 10
    yield orders.model(DEFAULT_ORDER, 1, 2, 3)


def of_piles(rng: Random, patch: pytest.MonkeyPatch) -> Iterator[Model]:
    patch.setattr(nim, "PILES", range(-1, 20))
    yield from nim.piles()


def of_numbers(rng: Random, patch: pytest.MonkeyPatch) -> Iterator[Model]:
    (model,) = nim.numbers()
    yield with_values(
        model, Int=[*range(8), *(rng.getrandbits(rng.choice((5, 9))) for _ in "x" * 40)]
    )


def of_two_piles(rng: Random, patch: pytest.MonkeyPatch) -> Iterator[Model]:
    patch.setattr(wythoff, "LARGEST", 90)
    (model,) = wythoff.models.__wrapped__()
    yield with_values(model, Int=range(-2, 34))


def of_digits(rng: Random, patch: pytest.MonkeyPatch) -> Iterator[Model]:
    (model,) = nimbers.digits()
    yield with_values(model, Int=[rng.getrandbits(rng.choice((4, 9))) for _ in range(60)])


def of_fractions(rng: Random) -> Sequence[Fraction]:
    return [Fraction(rng.randrange(-99, 100), rng.choice((1, 2, 3, 16))) for _ in range(30)]


def other_forms(rng: Random) -> int:
    """Every so many-th of the forms born by day 2 is looked at."""
    return rng.randrange(len(born_by(2)) // 9, len(born_by(2)) // 5)


def of_hot_games(rng: Random) -> Sequence[tuple[Game, ...]]:
    def number(low: int, high: int) -> Game:
        return number_game(Fraction(rng.randrange(4 * low, 4 * high), 4))

    return [
        (forms.game([number(1, 5)], [forms.game([number(-2, 1)], [number(-6, -2)])]),)
        for _ in range(MOST)
    ]


def of_roots(rng: Random) -> Sequence[Quadratic]:
    """Irrational numbers above 1."""
    return [
        quadratic_irrational(rng.randrange(1, 9), 1, rng.choice((2, 3, 5, 7, 11)), 2)
        for _ in range(3)
    ]


def grown(
    module: Any, models: str | Callable[[], Iterable[Model]] = "models", **larger: Any
) -> Larger:
    """The models that a module makes of larger constants; some of them, where they are many.

    Args:
        module: the module.
        models: what makes them there, or its name.
        larger: the constants by name, of what draws them if they are drawn.
    """

    def made(rng: Random, patch: pytest.MonkeyPatch) -> Iterator[Model]:
        for name, value in larger.items():
            patch.setattr(module, name, value(rng) if callable(value) else value)
        make = getattr(module, models) if isinstance(models, str) else models
        found = list(unwrap(make)())
        yield from rng.sample(found, min(MOST, len(found)))

    return made


def one_much_larger(rng: Random) -> Sequence[tuple[int, ...]]:
    """Sets whose largest action is at least twice the next and 2 min S - 1 more."""
    smaller = [sorted(rng.sample(range(1, 12), rng.choice((1, 2, 3)))) for _ in range(MOST)]
    return [(*own, 2 * own[-1] + 2 * own[0] - 1 + rng.randrange(9)) for own in smaller]


def of_no_large_pair(rng: Random) -> Sequence[tuple[int, ...]]:
    """Sets of which no two actions below the largest add up to more than it."""
    smaller = [sorted(rng.sample(range(1, 7), rng.choice((2, 3)))) for _ in range(MOST)]
    return [(*own, own[-1] + own[-2] + rng.randrange(2)) for own in smaller]


def any_sets(largest: int) -> Callable[[Random], Sequence[tuple[int, ...]]]:
    """Sets of at most four actions."""
    return lambda rng: [
        tuple(sorted(rng.sample(range(1, largest + 1), rng.choice((2, 3, 4))))) for _ in range(MOST)
    ]


def random_games(*sizes: int) -> Callable[[Random], Sequence[tuple[int, int]]]:
    """Games of so many positions, each by a seed."""
    return lambda rng: [(size, rng.randrange(10**6)) for size in sizes]


def rows_of(*lengths: int) -> Callable[[Random], Sequence[str]]:
    """Rows of tokens of three players, with two different ones side by side."""
    return lambda rng: [f"12{''.join(rng.choices('0123', k=n - 2))}" for n in lengths]


LARGER: Mapping[str, tuple[Theory, Larger]] = {
    "any set": (any_set.ANY, of_any_set),
    "two actions": (two.TWO, of_two_actions),
    "a large action": (large.LARGE, grown(large, HEAPS=range(-2, 90))),
    "the largest action": (
        largest.LARGEST,
        grown(largest, HEAPS=range(-2, 120), SETS=one_much_larger),
    ),
    "lines": (lines.LINES, grown(lines, HEAPS=range(-1, 31))),
    "max S again": (again.PAIRS, grown(again, SETS=of_no_large_pair)),
    "one pair": (
        one_pair.ONE_PAIR,
        grown(
            one_pair,
            HEAPS=range(-2, 80),
            SETS=((3, 9, 10), (1, 4, 9, 12), (2, 3, 5, 11, 15), (5, 12, 14)),
        ),
    ),
    "windows": (cumulated.REPEATING, grown(cumulated, HEAPS=range(-1, 21), SETS=any_sets(4))),
    "ties": (ties.TIES, grown(ties, LARGEST=5, HEAPS=range(-1, 17))),
    "rules": (rules.RULES, grown(ties, rules.models, LARGEST=4, HEAPS=range(-1, 13))),
    "sizes": (by_size.SIZES, grown(ties, by_size.models, LARGEST=4, HEAPS=range(-1, 13))),
    "unitary": (unitary.UNITARY, of_budgets),
    "rulesets": (rulesets.RULESETS, of_rulesets),
    "automata": (automata.AUTOMATON, grown(automata, LARGEST_TB=30, INTEGERS=range(-64, 65))),
    "displays": (displays.DISPLAYS, grown(displays, LARGEST_TB=60)),
    "forced wins": (forced.FORCED, grown(forced, SMALL=range(-2, 12))),
    "saddles": (saddles.SADDLES, grown(saddles, LARGEST_TB=5, LAST_HEAP=7)),
    "bid matrices": (bids.BIDS, grown(bids, LARGEST_TB=5, LAST_HEAP=8)),
    "subtraction sets": (
        sets.SUBTRACTION,
        grown(sets, SETS=any_sets(6), LARGEST_TB=4, LAST_HEAP=9),
    ),
    "games": (games.GAMES, of_games),
    "moves that count": (reversed_.MOVES, grown(reversed_, SEVERAL=other_forms)),
    "canonical forms": (
        canonical.CANONICAL,
        grown(reversed_, canonical.models, SEVERAL=other_forms),
    ),
    "thermographs": (heat.THERMOGRAPHS, grown(heat, AMONG=of_hot_games)),
    "mean values": (mean.MEAN, grown(mean, AMONG=of_hot_games)),
    "binary digits": (nimbers.XOR, of_digits),
    "fractions": (fractions.VALUES, grown(fractions, HALVES=of_fractions)),
    "piles": (nim.NIM, of_piles),
    "nim-sums": (nim.SUMS, of_numbers),
    "two piles": (wythoff.WYTHOFF, of_two_piles),
    "moves": (moves.MOVES, grown(moves, SETS=any_sets(5))),
    "Beatty sequences": (beatty.BEATTY, grown(beatty, NUMBERS=range(-40, 90), ALPHAS=of_roots)),
    "multiples": (
        beatty.MULTIPLES,
        grown(beatty, "any_number", NUMBERS=range(-40, 90), ALPHAS=of_roots),
    ),
    **{
        own.name: (own, grown(piles, own.models, PILES=range(-4, 600)))
        for own in theories()
        if own.document == "positions" and own.name.startswith("subtraction-")
    },
    "orders": (orders.ORDER.theory, of_values),
    "choices": (choices.CHOICES, grown(choices, "_models", BOARDS=rows_of(7, 7))),
    "boards": (
        clobber.CLOBBER,
        grown(clobber, BOARDS=lambda rng: [(each, 3) for each in rows_of(6, 7, 7)(rng)]),
    ),
    "trees": (values.VALUES, grown(values, BOARDS=rows_of(7, 7), GAMES=random_games(9, 9))),
    "selfish games": (
        selfish.SELFISH,
        grown(selfish, TREES=(), RANDOM_GAMES=random_games(8, 9, 10, 10)),
    ),
    "prudent games": (
        prudent.PLAY,
        grown(prudent, BOARDS=rows_of(7), GRIDS=(), RANDOM_GAMES=random_games(9, 10, 10)),
    ),
    "rows": (rows.GAMES, grown(rows, NUMBERS=(*range(-1, 66), *range(256, 1024, 31)))),
    "names": (names.NAMES, grown(names, POSITIONS=9)),
    "four players": (four.FOUR, grown(four, NUMBERS=range(-1, 12))),
    "hypotheses": (display.DISPLAY, grown(display, HALVES=range(1, 6))),
}


def false_at(axiom: Theorem, model: Model, rng: Random) -> str:
    """Where the axiom is false among instances that are drawn; empty where nowhere."""
    false = false_among_drawn(asked_of(axiom), model, rng)
    return "" if false is None else f"{axiom.name}: {model.says}, {false}"


@pytest.mark.parametrize("name", LARGER)
def test_axioms_are_true_of_larger_instances(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    theory, larger = LARGER[name]
    rng = Random(name)
    axioms = [each for each in theory.theorems.values() if each.rule is Rule.AXIOM]
    asked = 0
    for model in larger(rng, monkeypatch):
        asked += 1
        assert [found for found in (false_at(each, model, rng) for each in axioms) if found] == []
    assert asked


def test_what_is_wrong_at_large_heaps_alone_is_noticed() -> None:
    rng = Random(0)
    model = any_set.model_of((3, 5), range(-5, 150))
    first = model.functions["first"]
    late = {**model.functions, "first": lambda X, h: first(X, h) + (h >= 100)}
    wrong = Model("wrong from heap 100 on", late, model.values)
    assert any(
        false_at(each, wrong, rng)
        for each in (any_set.move, any_set.most, any_set.tie_break, any_set.stuck)
    )
    assert not any(
        false_at(each, with_values(wrong, Int=any_set.HEAPS), rng)
        for each in (any_set.move, any_set.most, any_set.tie_break, any_set.stuck)
    )
