"""The written arguments of this document's claims, and their steps."""

from collections.abc import Callable, Collection, Mapping
from functools import reduce
from operator import or_
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

# The three conditions of slide 34

SAME_SET = step(
    "a position is in the set if and only if it is P, if that is so of all options",
    "terms: terms, x_in_set x_is_p: truth, option in_set is_p: relation",
    lambda terms, x_in_set, x_is_p, option, in_set, is_p: (
        every(terms, option, lambda o: in_set(o) == is_p(o)),
        x_in_set <= ~some(terms, option, in_set),
        ~x_in_set <= some(terms, option, in_set),
        x_is_p == ~some(terms, option, is_p),
        x_in_set == x_is_p,
    ),
)


def by_conditions(name: str, words: str, *steps: Step) -> Plan:
    """An argument by the three conditions of slide 34."""
    return argument(name, f"By the three conditions of slide 34, {words}", SAME_SET, *steps)


# Chips

ONE_CHIP_LESS = step(
    "after a move there are fewer chips, so that one move more is within them",
    "before removed after moves_after: int",
    lambda before, removed, after, moves_after: (
        removed >= 1,
        after == before - removed,
        moves_after <= after,
        moves_after + 1 <= before,
    ),
)
FINITE = argument(
    "finite",
    "By induction on the number of chips, no play has more moves than there are chips: each move "
    "removes at least one.",
    ONE_CHIP_LESS,
)
ONE_CAN_BE_REMOVED = step(
    "with 1 in S a pile with chips has a move",
    "n k: int",
    lambda n, k: (n >= 1, k == 1, n - k >= 0),
)
WITH_1 = argument(
    "last-chip",
    "As long as a chip is left one can be removed, and no play is endless.",
    ONE_CAN_BE_REMOVED,
    ONE_CHIP_LESS,
)
ONE_OF_TWO_PILES = step(
    "if there is a chip, one of the two piles has one",
    "x y: int",
    lambda x, y: (x >= 0, y >= 0, x + y >= 1, (x >= 1) | (y >= 1)),
)
ONE_OF_THREE_PILES = step(
    "if there is a chip, one of the three piles has one",
    "x y z: int",
    lambda x, y, z: (x >= 0, y >= 0, z >= 0, x + y + z >= 1, (x >= 1) | (y >= 1) | (z >= 1)),
)
LAST_CHIP = "While a chip is left there is a pile to remove it from, and no play is endless."
WYTHOFF_LAST_CHIP = argument("wythoff-last-chip", LAST_CHIP, ONE_OF_TWO_PILES, ONE_CHIP_LESS)
NIM_LAST_CHIP = argument("nim-last-chip", LAST_CHIP, ONE_OF_THREE_PILES, ONE_CHIP_LESS)


# S = {1,2,3}

TERMINAL_4 = step(
    "a pile without a move is a multiple of 4",
    "n q: int",
    lambda n, q: (n >= 0, n < 1, q == 0, n == 4 * q),
)
STAYS_OUT_4 = step(
    "from a multiple of 4 no move leads to one",
    "n q k r: int",
    lambda n, q, k, r: (n == 4 * q, k >= 1, k <= 3, n - k != 4 * r),
)
COMES_BACK_4 = step(
    "from 4q + k with k in {1,2,3} removing k leads to a multiple of 4",
    "n q k: int",
    lambda n, q, k: (q >= 0, k >= 1, k <= 3, n == 4 * q + k, (k <= n) & (n - k == 4 * q)),
)
ONLY_K = step(
    "no other removal does",
    "n q k j r: int",
    lambda n, q, k, j, r: (n == 4 * q + k, k >= 1, k <= 3, j >= 1, j <= 3, n - j == 4 * r, j == k),
)
MULTIPLES_OF_4 = by_conditions(
    "subtraction-123",
    "for the multiples of 4; the game ends because each move removes a chip.",
    TERMINAL_4,
    STAYS_OUT_4,
    COMES_BACK_4,
    ONE_CHIP_LESS,
)
SOME_REMOVAL = argument("subtraction-123-some", "The remainder can be removed.", COMES_BACK_4)
STRATEGY_WINS = argument(
    "subtraction-123-wins",
    "No reply to a multiple of 4 leaves one, so that the strategy has a move after every reply, "
    "and the other player never takes the last chip; there is a last move, as each removes a chip.",
    STAYS_OUT_4,
    COMES_BACK_4,
    ONE_CHIP_LESS,
)
ONLY_ONE_REMOVAL = by_conditions(
    "subtraction-123-only",
    "the P-positions are the multiples of 4, and only one of 1, 2, 3 chips leads to one.",
    TERMINAL_4,
    STAYS_OUT_4,
    COMES_BACK_4,
    ONE_CHIP_LESS,
    ONLY_K,
)


# S = {1,3,4}


def one_of(number: Any, *values: int) -> Truth:
    """The number is one of these."""
    found: Truth = reduce(or_, [number == value for value in values])
    return found


TERMINAL_7 = step(
    "a pile without a move is 0 or 2 modulo 7",
    "n q: int",
    lambda n, q: (n >= 0, n < 1, q == 0, (n == 7 * q) | (n == 7 * q + 2)),
)
STAYS_OUT_7 = step(
    "from 0 or 2 modulo 7 no move leads to 0 or 2",
    "n q r k p: int",
    lambda n, q, r, k, p: (
        n == 7 * q + r,
        one_of(r, 0, 2),
        one_of(k, 1, 3, 4),
        (n - k != 7 * p) & (n - k != 7 * p + 2),
    ),
)
COMES_BACK_7 = step(
    "from 1, 3, 4, 5, 6 removing 1, 1, 4, 3, 4 leads to 0, 2, 0, 2, 2",
    "n q r: int",
    lambda n, q, r: (
        q >= 0,
        n == 7 * q + r,
        one_of(r, 1, 3, 4, 5, 6),
        reduce(
            or_,
            [
                (r == residue) & (n - k == 7 * q + to) & (n >= k)
                for residue, k, to in ((1, 1, 0), (3, 1, 2), (4, 4, 0), (5, 3, 2), (6, 4, 2))
            ],
        ),
    ),
)
RESIDUES_0_AND_2 = by_conditions(
    "subtraction-134",
    "for the numbers that are 0 or 2 modulo 7; the game ends because each move removes a chip.",
    TERMINAL_7,
    STAYS_OUT_7,
    COMES_BACK_7,
    ONE_CHIP_LESS,
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
