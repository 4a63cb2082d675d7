"""The two displays of Theorem 27's proof, for every total budget: sums, and their closed forms.

What they are may be half a pebble, so that twice each is spoken of.
"""

from proofs_check.methods.theory import *
from reference.bidding import convergence_closed_form, convergence_sum

LARGEST_TB = 12
"""The largest total budget of the models."""


def models() -> Iterator[Model]:
    """Yield every total budget up to 12, with the displays by the reference."""
    for total in range(LARGEST_TB + 1):
        deltas = range(total % 2, 2 * total + 4, 2)
        terms = [delta + 1 - total % 2 for delta in deltas]
        yield Model(
            f"TB = {total}",
            {
                "TB": lambda total=total: total,
                "terms": lambda k, terms=terms: sum(terms[: max(k, 0)]),
                "display": lambda total=total: 2 * convergence_sum(total),
                "closed": lambda total=total: 2 * convergence_closed_form(total),
            },
            {"Int": range(-1, total + 2)},
        )


DISPLAYS = Theory("bidding", "displays", models)
TB, display, closed = DISPLAYS.functions("TB display closed", INT)
terms = DISPLAYS.function("terms", INT, INT)

# The delta of the term k: 0, 2, 4, ... for even TB, 1, 3, 5, ... for odd TB
_delta = lambda k: 2 * (k - 1) + TB() % 2
summands = DISPLAYS.recursion(
    "Theorem 27, proof, the first k terms: twice (delta + 1)/2, or twice delta/2 for odd TB"
)(
    lambda k: implies(
        k >= 0,
        implies(k == 0, terms(k) == 0)
        & implies(
            k >= 1, terms(k) == terms(k - 1) + _delta(k) + either(TB() % 2 == 0, k - k + 1, k - k)
        ),
    )
)
sides = DISPLAYS.axiom("Theorem 27, proof, twice both sides of the displays; the last delta is TB")(
    lambda c: (
        (TB() >= 0)
        & implies(
            2 * c == TB(),
            (display() == 2 * (terms(c + 1) + 1 - TB())) & (closed() == 2 * (1 + (c + 1) * c - c)),
        )
        & implies(
            2 * c == TB() + 1,
            (display() == 2 + TB() + 2 * terms(c) - 2 * TB()) & (closed() == 2 + 2 * c * c - TB()),
        )
    )
)
squares = DISPLAYS.by_induction("the first k terms add up to the square of k", "k")(
    lambda k: terms(k) == k * k, summands
)
equalities = DISPLAYS.follows(
    "the display of odd TB is its closed form; that of even TB is 1 more, (TB/2)^2 + 2"
)(
    lambda c: (
        implies(2 * c == TB() + 1, display() == closed())
        & implies(2 * c == TB(), (display() == closed() + 2) & (display() == 2 * c * c + 4))
    ),
    (sides, squares),
    at=lambda c: c + 1,
)
EVEN = lambda c: (2 * c == TB(), (display(), closed(), c))
ODD = lambda c: (2 * c == TB() + 1, (display(), closed(), c))
