"""Subtraction games by rules 1 to 3 of slide 16, and what follows for every pile.

P(n): the pile n is a P-position; k(n): a removal that leaves a P-position, where there is one.
"""

from dataclasses import dataclass
from functools import reduce
from operator import or_

from proofs_check.methods.theory import *
from reference.positions import P, Play, subtraction_rows

PILES = range(-4, 60)
"""The piles of the models; a negative one is none."""


@dataclass(frozen=True)
class Pile:
    """A pile as the claims' predicates see it."""

    n: Any
    is_P: Any  # noqa: N815 (the document's letter)


def residues(S: tuple[int, ...], modulus: int, among: tuple[int, ...]) -> Theorem:
    """That the P-positions of a subtraction game are the piles with some residues.

    Args:
        S: the removals.
        modulus: what the residues are taken of.
        among: the residues of P-positions, ascending.
    """
    name = "subtraction-" + "-".join(map(str, S))

    def models() -> Iterator[Model]:
        labels = [label is P for label in subtraction_rows(S, PILES[-1] + max(S), Play.NORMAL)]

        is_p = lambda n: n >= 0 and labels[n]
        removal = lambda n: next((k for k in S if k <= n and is_p(n - k)), S[0])

        functions: dict[str, Callable[..., Any]] = {"P": is_p, "k": removal}
        yield Model(f"S = {set(S)}", functions, {"Int": PILES})

    own = Theory("positions", name, models)
    is_p, k = own.function("P", INT, BOOL), own.function("k", INT, INT)

    is_among = lambda number, numbers: reduce(or_, (number == each for each in numbers))
    to_n = lambda n, removal: implies(removal <= n, negation(is_p(n - removal)))
    only_to_n = own.axiom("rule 3: a P-position has no option in P")(
        lambda n: implies(
            (n >= 0) & is_p(n), conjunction([n == n, *(to_n(n, removal) for removal in S)])
        )
    )
    some_to_p = own.axiom("rule 2: an N-position has an option in P")(
        lambda n: implies(
            (n >= 0) & negation(is_p(n)), is_among(k(n), S) & (k(n) <= n) & is_p(n - k(n))
        )
    )

    by = lambda n: (only_to_n(n), some_to_p(n))

    return own.by_induction(f"the P-positions of {set(S)} are {among} modulo {modulus}", "n")(
        lambda n: is_p(n) == is_among(n % modulus, among),
        by,
        smaller=lambda n: [*((n - removal,) for removal in S), (n - k(n),)],
    )


def seen(theorem: Theorem) -> Callable[[Any], tuple[Any, tuple[Any, ...]]]:
    """How the claims' predicates see a theorem's pile: any pile of at least 0 chips."""
    is_p = theorem.theory.symbol("P")
    return lambda n: (n >= 0, (Pile(n, is_p(n)),))


MULTIPLES_OF_4 = residues((1, 2, 3), 4, (0,))
PILES_OF_123 = seen(MULTIPLES_OF_4)
IS_P_123 = MULTIPLES_OF_4.theory.symbol("P")
ONE_REMOVAL = MULTIPLES_OF_4.theory.follows(
    "slide 14: to a P-position leads the removal of the remainder modulo 4, and no other"
)(lambda n, k: implies(rises(1, k, 3) & (k <= n), IS_P_123(n - k) == (n % 4 == k)), MULTIPLES_OF_4)

REMOVALS = lambda n, k: (rises(1, k, 3) & (k <= n), (IS_P_123(n - k), n % 4 == k))
REMAINDER = lambda n, k: ((n >= 0) & (k == n % 4) & (k != 0), (n - k, IS_P_123(n - k)))

RESIDUES_0_AND_2 = residues((1, 3, 4), 7, (0, 2))
PILES_OF_134 = seen(RESIDUES_0_AND_2)
