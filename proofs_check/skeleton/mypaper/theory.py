"""Definition 1 for numbers of any size, and what follows from it.

N(a, b): who is to move at a and b can win; k(a, b): how often b is taken then.
"""

from proofs_check.methods.theory import *
from proofs_check.skeleton.mypaper.reference import definition_1


def models() -> Iterator[Model]:
    """Yield what N is for the reference: axioms that are false there prove nothing."""

    def wins(a: int, b: int) -> bool:
        return a >= 0 and b >= 0 and definition_1(a, b) == "N"

    yield Model("the game", {"N": wins}, {"Int": range(-2, 14)})


EUCLID = Theory("mypaper", "euclid", models)
N = EUCLID.function("N", INT, INT, BOOL)
# Axioms say that there is such a number: models need not say which.
k = EUCLID.choice("k", INT, INT, INT)

either_order = EUCLID.axiom("Definition 1: the order of the numbers is nothing of it")(
    lambda a, b: N(a, b) == N(b, a)
)
stuck = EUCLID.axiom("Definition 1: who cannot move loses")(
    lambda a: implies(a >= 0, negation(N(a, 0)))
)
can_win = EUCLID.axiom("Definition 1: who can win has a move after which the other cannot")(
    lambda a, b: implies(
        (a >= b) & (b >= 1) & N(a, b),
        (k(a, b) >= 1) & (k(a, b) * b <= a) & negation(N(a - k(a, b) * b, b)),
    )
)
cannot_win = EUCLID.axiom("Definition 1: who cannot win has no such move")(
    lambda a, b, j: implies(
        (a >= b) & (b >= 1) & negation(N(a, b)) & (j >= 1) & (j * b <= a), N(a - j * b, b)
    )
)

lemma_2 = EUCLID.follows("Lemma 2: who can take the smaller number twice wins")(
    lambda a, b: implies((b >= 1) & (a >= 2 * b), N(a, b)),
    # Else the other wins after one is taken, by a move that was there before: written, as no term
    # of what is so leads there. What is named alone `gameproof prove` looks for.
    lambda a, b: (cannot_win(a, b, 1), can_win(a - b, b), cannot_win(a, b, 1 + k(a - b, b))),
)
never_golden = EUCLID.by_induction("no quotient is the golden ratio", "a")(
    lambda a, b: implies((a >= 1) & (b >= 1), a * a != a * b + b * b),
    smaller=lambda a, b: [(b, a - b)],
)
theorem_3 = EUCLID.by_induction(
    "Theorem 3: a win, if the numbers are equal or their quotient exceeds the golden ratio", "a"
)(
    lambda a, b: implies((a >= b) & (b >= 1), N(a, b) == ((a == b) | (a * a > a * b + b * b))),
    lemma_2,
    never_golden,
    can_win,
    # Below twice the smaller number there is one move.
    lambda a, b: (cannot_win(a, b, 1), either_order(a - b, b), stuck(b)),
    smaller=lambda a, b: [(b, a - b)],
)


def PAIR(a: Any, b: Any) -> tuple[Any, tuple[Any, ...]]:
    """Of any pair: what is assumed, and what a predicate is given."""
    return (a >= b) & (b >= 1), (N(a, b), a, b)
