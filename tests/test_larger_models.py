"""The axioms are asked of larger instances than the models', drawn at random, by the reference."""

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import replace
from random import Random
from typing import Any

import pytest

from proofs_check.documents.bidding import theory as unitary
from proofs_check.documents.bidding import theory_rulesets as rulesets
from proofs_check.documents.cumulative import theory as any_set
from proofs_check.documents.cumulative import theory_two_actions as two
from proofs_check.documents.partizan import theory as games
from proofs_check.documents.partizan.forms import born_by
from proofs_check.documents.positions import theory_nim as nim
from proofs_check.documents.positions import theory_wythoff as wythoff
from proofs_check.documents.preferences import theory as orders
from proofs_check.methods import theory as kernel
from proofs_check.methods.theory import Model, Rule, Theorem, Theory
from reference.bidding.readings import DEFAULT as DEFAULT_BIDS
from reference.partizan import games as forms
from reference.preferences.readings import DEFAULT as DEFAULT_ORDER

DRAWN = 1_000
"""How many instances of an axiom are drawn in a model."""

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


LARGER: Mapping[str, tuple[Theory, Larger]] = {
    "any set": (any_set.ANY, of_any_set),
    "two actions": (two.TWO, of_two_actions),
    "unitary": (unitary.UNITARY, of_budgets),
    "rulesets": (rulesets.RULESETS, of_rulesets),
    "games": (games.GAMES, of_games),
    "orders": (orders.ORDER.theory, of_values),
    "piles": (nim.NIM, of_piles),
    "nim-sums": (nim.SUMS, of_numbers),
    "two piles": (wythoff.WYTHOFF, of_two_piles),
}


def false_at(axiom: Theorem, model: Model, rng: Random) -> str:
    """Where the axiom is false among instances that are drawn; empty where nowhere."""
    find, functions = kernel._searched(axiom)
    sorts = [each.term.sort().name().rpartition(".")[2] for each in axiom.variables]
    values = {sort: tuple(own) for sort, own in model.values.items()}
    with kernel.within(model) as function:
        asked = [function(*each) for each in functions]
        for _ in range(DRAWN):
            _, false = find(asked, [[rng.choice(values[sort])] for sort in sorts], 1)
            if false is not None:
                return f"{axiom.name}: {model.says}, {false}"
    return ""


@pytest.mark.parametrize("name", LARGER)
def test_axioms_are_true_of_larger_instances(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    theory, larger = LARGER[name]
    rng = Random(name)
    axioms = [each for each in theory.theorems.values() if each.rule is Rule.AXIOM]
    for model in larger(rng, monkeypatch):
        assert [found for found in (false_at(each, model, rng) for each in axioms) if found] == []


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
