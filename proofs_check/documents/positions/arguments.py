"""The written arguments of this document's claims, and their steps."""

from collections.abc import Callable, Collection, Mapping
from typing import Any, TypeAlias

from proofs_check.core.claim import Plan
from proofs_check.methods.argument import Step, argued
from proofs_check.methods.smt import Terms, Truth

Formulas: TypeAlias = tuple[Truth, ...]
Relation: TypeAlias = Callable[..., Truth]

MAKERS: Mapping[str, Callable[[Terms, str], Any]] = {
    "int": Terms.integer,
    "real": Terms.real,
    "truth": Terms.truth,
    "terms": lambda terms, name: terms,
    "relation": Terms.relation,
    "relation of 2": lambda terms, name: terms.relation(name, 2),
    "relation of 3": lambda terms, name: terms.relation(name, 3),
    "function": Terms.function,
    "function of 2": lambda terms, name: terms.function(name, 2),
}


def step(says: str, unknowns: str, state: Callable[..., Formulas]) -> Step:
    """One step.

    Args:
        says: what it says.
        unknowns: their names and kinds, such as "n k: int, x: real, is_p: relation"; `terms`
            stands for what makes quantifiers.
        state: is given the unknowns and gives the hypotheses and, last, the conclusion.
    """
    kinds = {
        name: kind
        for names, kind in (group.split(": ") for group in unknowns.split(", "))
        for name in names.split()
    }

    def given(terms: Terms) -> None:
        terms.follows(*state(*(MAKERS[kind](terms, name) for name, kind in kinds.items())))

    return Step(says, given, logic_of(kinds.values()))


def logic_of(kinds: Collection[str]) -> str:
    """The SMT-LIB logic of a step with unknowns of these kinds."""
    if "terms" in kinds:
        return "UFLIA"
    if "real" in kinds:
        return "QF_LIRA" if "int" in kinds else "QF_LRA"
    return "QF_LIA"


def every(terms: Terms, option: Relation, relation: Relation) -> Truth:
    """Every option has the property."""
    return terms.for_all(["o"], lambda o: option(o) <= relation(o))


def some(terms: Terms, option: Relation, relation: Relation) -> Truth:
    """Some option has the property."""
    return ~terms.for_all(["o"], lambda o: ~(option(o) & relation(o)))


def argument(name: str, words: str, *steps: Step) -> Plan:
    """The plan of an argument for a claim of this document."""
    return argued("positions", name, words, *steps)


# Strategies

NOT_TWO = step(
    "if one play cannot be won by both, no two players win whatever the other one chooses",
    "terms: terms, t: int, first second: relation of 2",
    lambda terms, t, first, second: (
        terms.for_all(["s", "t"], lambda s, t: ~(first(s, t) & second(s, t))),
        terms.for_all(["t"], lambda t: ~terms.for_all(["s"], lambda s: ~first(s, t))),
        ~terms.for_all(["s"], lambda s: second(s, t)),
    ),
)

NO_TWO_WINNING_STRATEGIES = argument(
    "winning-strategy-one",
    "Two players who both play by a winning strategy, all others in any way, would both win.",
    NOT_TWO,
)

# Nim


def digitwise(name: str, says: str, place: Callable[[Any, Any, Any], Formulas]) -> Plan:
    """The argument that a property of nim-sums holds because it does in one place."""
    words = (
        "A number is its binary digits, and the nim-sum acts on the digits of each place by "
        f"itself, as exclusive or. For one place: {says}."
    )
    return argument(f"nim-{name}", words, step(f"{says}, in one place", "x y z: truth", place))


# The digits above the highest one of the sum stay; that one turns from 1 to 0.
