"""What stands for what in the claims of `preferences`."""

from typing import Any

from proofs_check.methods.theory import Model
from reference.preferences import relations
from tests.blocks import Block, noisy

COMPARED = {
    "lists after Rules 1 to 3": "after_rules_1_to_3",
    "knowing who chooses": "with_choosers",
}
BOUNDS = {"n": 4}


def _seen(block: Block, model: Model, p: int, **of: Any) -> Any:
    """Values that player 1 compares, by the reading that the claim is about."""
    reading = COMPARED.get(block.label.partition(" | ")[2], "without_choosers")
    return of if p == 1 and reading in (*model.says.split(), "with_choosers") else None


def _pair(block: Block, model: Model, p: int, X: Any, Y: Any) -> Any:
    return _seen(block, model, p, X=X, Y=Y)


STANDS = {
    "X": lambda block, model, p, X: _seen(block, model, p, X=X),
    **dict.fromkeys(("X Y", "Y X", "X Y Z"), _pair),
    # The i of these is no variable of the theorem: values are made of it.
    **dict.fromkeys(("i", "i p", "X Y p"), lambda model: None),
    "a i": lambda a, i: {"a": a, "i": i},
}

DEFINITIONS = (
    *(relations.definition_7, relations.definition_8, relations.definition_9),
    *(relations.definition_10, relations.definition_11, relations.definition_11_repaired),
)
WRONG = [
    noisy(seed, 0.15, *DEFINITIONS, of=lambda X, Y, c: (hash(X), hash(Y), c.p))
    for seed in range(4)
]
