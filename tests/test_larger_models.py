"""The axioms are asked of larger instances than the models', drawn at random, by the reference."""

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import replace
from fractions import Fraction
from importlib import import_module
from inspect import unwrap
from random import Random
from typing import Any

import pytest

from proofs_check.documents.partizan.forms import born_by
from proofs_check.methods import theory as kernel
from proofs_check.methods.theory import Model, Rule, Theorem, Theory, completed
from reference.bidding.readings import DEFAULT as DEFAULT_BIDS
from reference.partizan import Game, games as forms
from reference.partizan.numbers import number_game
from reference.positions import Quadratic, quadratic_irrational
from reference.preferences.readings import DEFAULT as DEFAULT_ORDER
from tests.theories import theories

MOST = 5
"""How many models of a theory are looked at."""

DRAWN, TOGETHER = 16, 64
"""How often values are drawn in a model, and about how many instances are made of them."""

Larger = Callable[[Any, Random, pytest.MonkeyPatch], Iterator[Model]]
"""Of the module of a theory's models, which it may change, models of larger things."""


def with_values(model: Model, **values: Sequence[Any]) -> Model:
    return replace(model, values={**model.values, **values})


def of_any_set(own: Any, rng: Random, patch: pytest.MonkeyPatch) -> Iterator[Model]:
    for size in (2, 3, 4, 6):
        S = tuple(sorted(rng.sample(range(1, 21), size)))
        heaps = range(-S[-1], 150)
        yield with_values(own.model_of(S, heaps), Int=[*heaps, *20 * [*S, 0]])


def of_two_actions(own: Any, rng: Random, patch: pytest.MonkeyPatch) -> Iterator[Model]:
    patch.setattr(own, "HEAPS", range(-3, 400))
    for _ in range(4):
        b, a = sorted(rng.sample(range(1, 25), 2))
        yield with_values(own.model_of(b, a), Int=[*own.HEAPS, *20 * [a, b, a - b, 0]])


def of_budgets(own: Any, rng: Random, patch: pytest.MonkeyPatch) -> Iterator[Model]:
    patch.setattr(own, "HEAPS", 40)
    for total in rng.sample(range(6, 20), 2):
        yield with_values(own._model(total), Int=[*range(-4, 41), *4 * [*range(total + 1)]])


def of_rulesets(own: Any, rng: Random, patch: pytest.MonkeyPatch) -> Iterator[Model]:
    patch.setattr(own, "POSITIONS", 5)
    for B in ((0, 1, 2, 3, 4), (0, 2, 3), (1, 2)):
        for symmetric in (False, True):
            gamma = own._random(rng, 4, B, symmetric=symmetric)
            yield own._model(f"larger, B = {B}", gamma, DEFAULT_BIDS)


def of_games(own: Any, rng: Random, patch: pytest.MonkeyPatch) -> Iterator[Model]:
    known = born_by(2)
    for _ in range(4):
        one, other = (
            forms.game(rng.sample(known, rng.randrange(3)), rng.sample(known, rng.randrange(3)))
            for _ in "GH"
        )
        yield own.model(f"{one}, {other}", (one, other, forms.plus(one, rng.choice(known))))


def of_values(own: Any, rng: Random, patch: pytest.MonkeyPatch) -> Iterator[Model]:
    def value(depth: int) -> str:
        if depth == 0 or rng.random() < 0.2:
            return rng.choice("123")
        return f"[{','.join(value(depth - 1) for _ in range(rng.randint(2, 4)))}]"

    patch.setattr(own, "VALUES", [value(4) for _ in range(40)])
    assert max(text.count("[") for text in own.VALUES) >= 10
    yield with_values(own.model(DEFAULT_ORDER, 1, 2, 3), Int=range(-1, 6))


def of_numbers(own: Any, rng: Random, patch: pytest.MonkeyPatch) -> Iterator[Model]:
    (model,) = own.numbers()
    yield with_values(
        model, Int=[*range(8), *(rng.getrandbits(rng.choice((5, 9))) for _ in "x" * 40)]
    )


def of_two_piles(own: Any, rng: Random, patch: pytest.MonkeyPatch) -> Iterator[Model]:
    patch.setattr(own, "LARGEST", 90)
    (model,) = own.models.__wrapped__()
    yield with_values(model, Int=range(-2, 34))


def of_digits(own: Any, rng: Random, patch: pytest.MonkeyPatch) -> Iterator[Model]:
    (model,) = own.digits()
    yield with_values(model, Int=[rng.getrandbits(rng.choice((4, 9))) for _ in range(60)])


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
    theory: Theory, larger: Mapping[str, Any], rng: Random, patch: pytest.MonkeyPatch
) -> Iterator[Model]:
    """Models made of larger constants, which may be drawn; some of them, where they are many."""
    models = unwrap(theory.models)
    for name, value in larger.items():
        module, _, constant = name.rpartition(".")
        package = models.__module__.rpartition(".")[0]
        own = import_module(f"{package}.{module}" if module else models.__module__)
        patch.setattr(own, constant, value(rng) if callable(value) else value)
    found = list(models())
    yield from rng.sample(found, min(MOST, len(found)))


def one_much_larger(rng: Random) -> Sequence[tuple[int, ...]]:
    """Sets whose largest action is at least twice the next and 2 min S - 1 more."""
    smaller = [sorted(rng.sample(range(1, 12), rng.choice((1, 2, 3)))) for _ in range(MOST)]
    return [(*own, 2 * own[-1] + 2 * own[0] - 1 + rng.randrange(9)) for own in smaller]


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


LARGER: Mapping[str, Larger | Mapping[str, Any]] = {
    "cumulative: any": of_any_set,
    "cumulative: two": of_two_actions,
    "cumulative: large": {"HEAPS": range(-2, 90)},
    "cumulative: largest": {"HEAPS": range(-2, 120), "SETS": one_much_larger},
    "cumulative: lines": {"HEAPS": range(-1, 31)},
    "cumulative: repeating": {"HEAPS": range(-1, 21), "SETS": any_sets(4)},
    "cumulative: ties": {"LARGEST": 5, "HEAPS": range(-1, 17)},
    "cumulative: rules": {"theory_ties.LARGEST": 4, "theory_ties.HEAPS": range(-1, 13)},
    "cumulative: sizes": {"theory_ties.LARGEST": 4, "theory_ties.HEAPS": range(-1, 13)},
    "bidding: unitary": of_budgets,
    "bidding: rulesets": of_rulesets,
    "bidding: automaton": {"LARGEST_TB": 30, "INTEGERS": range(-64, 65)},
    "bidding: displays": {"LARGEST_TB": 60},
    "bidding: forced": {"SMALL": range(-2, 12)},
    "bidding: saddles": {"LARGEST_TB": 5, "LAST_HEAP": 7},
    "bidding: bids": {"LARGEST_TB": 5, "LAST_HEAP": 8},
    "bidding: subtraction": {"SETS": any_sets(6), "LARGEST_TB": 4, "LAST_HEAP": 9},
    "partizan: games": of_games,
    "partizan: moves": {"SEVERAL": other_forms},
    "partizan: canonical": {"theory_moves.SEVERAL": other_forms},
    "partizan: thermographs": {"AMONG": of_hot_games},
    "partizan: mean": {"AMONG": of_hot_games},
    "partizan: xor": of_digits,
    "partizan: values": {
        "HALVES": lambda rng: [
            Fraction(rng.randrange(-99, 100), rng.choice((1, 2, 3, 16))) for _ in range(30)
        ]
    },
    "positions: nim": {"PILES": range(-1, 20)},
    "positions: nim-sums": of_numbers,
    "positions: wythoff": of_two_piles,
    "positions: moves": {"SETS": any_sets(5)},
    "positions: beatty": {"NUMBERS": range(-40, 90), "ALPHAS": of_roots},
    "positions: multiples": {"NUMBERS": range(-40, 90), "ALPHAS": of_roots},
    "positions: subtraction-1-2-3": {"PILES": range(-4, 600)},
    "positions: subtraction-1-3-4": {"PILES": range(-4, 600)},
    "preferences: order": of_values,
    "preferences: choices": {"BOARDS": rows_of(7, 7)},
    "preferences: clobber": {
        "BOARDS": lambda rng: [(row, 3) for row in rows_of(6, 7, 7)(rng)],
        "NUMBERS": range(-1, 8),
    },
    "preferences: values": {"BOARDS": rows_of(7, 7), "GAMES": random_games(9, 9)},
    "preferences: selfish": {"TREES": (), "RANDOM_GAMES": random_games(8, 9, 10, 10)},
    "preferences: prudent-play": {
        "BOARDS": rows_of(7),
        "GRIDS": (),
        "RANDOM_GAMES": random_games(9, 10, 10),
    },
    "preferences: games": {"NUMBERS": (*range(-1, 66), *range(256, 1024, 31))},
    "preferences: names": {"POSITIONS": 9},
    "preferences: four": {"NUMBERS": range(-1, 12)},
    "preferences: display": {"HALVES": range(1, 6)},
}
"""Of a theory larger constants, or what makes larger models."""


def false_at(axiom: Theorem, model: Model, rng: Random) -> str:
    """Where the axiom is false among instances that are drawn; empty where nowhere."""
    find, functions = kernel._searched(axiom)
    values = [model.given(each.term.sort().name()) for each in axiom.variables]
    many = max(2, int(TOGETHER ** (1 / max(1, len(values)))))
    with kernel.within(model) as function:
        given = [function(*each) for each in functions]
        for _ in range(DRAWN):
            drawn = [rng.sample(own, min(many, len(own))) for own in values]
            _, false = find(given, drawn, many ** len(values))
            if false is not None:
                return f"{axiom.name}: {model.says}, {false}"
    return ""


@pytest.mark.parametrize("name", LARGER)
def test_axioms_are_true_of_larger_instances(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    document, _, own = name.partition(": ")
    (theory,) = (each for each in theories(document) if each.name == own)
    larger, rng = LARGER[name], Random(name)
    axioms = [each for each in theory.theorems.values() if each.rule is Rule.AXIOM]
    module = import_module(unwrap(theory.models).__module__)
    models = (
        larger(module, rng, monkeypatch)
        if callable(larger)
        else grown(theory, larger, rng, monkeypatch)
    )
    asked = 0
    for model in (completed(each, theory) for each in models):
        asked += 1
        assert [found for found in (false_at(each, model, rng) for each in axioms) if found] == []
    assert asked


def test_what_is_wrong_at_large_heaps_alone_is_noticed() -> None:
    any_set = import_module("proofs_check.documents.cumulative.theory")
    rng = Random(0)
    model = any_set.model_of((3, 5), range(-5, 150))
    first = model.functions["first"]
    late = {**model.functions, "first": lambda X, h: first(X, h) + (h >= 100)}
    wrong = Model("wrong from heap 100 on", late, model.values)
    axioms = (any_set.move, any_set.most, any_set.tie_break, any_set.stuck)
    assert any(false_at(each, wrong, rng) for each in axioms)
    small = with_values(wrong, Int=any_set.HEAPS)
    assert not any(false_at(each, small, rng) for each in axioms)
