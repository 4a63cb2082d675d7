"""What is known of ordinals: four laws of their order and of their natural sums, and no more.

`recheck.py` has them word for word. They are true of ordinals, and their order is well-founded, so
that an induction on a sum of ranks is sound.
"""

from collections.abc import Iterator

from proofs_check.methods.logic import implies
from proofs_check.methods.theory import RANK, Model, Theory


def models() -> Iterator[Model]:
    """Yield the finite ones."""
    yield Model("finite ordinals", {}, {"Rank": range(4)})


ORDER = Theory("", "rank", models)
ORDER.let(a=RANK, b=RANK, c=RANK)
transitive = ORDER.law("rank.lt is transitive")(lambda a, b, c: implies((a < b) & (b < c), a < c))
commutes = ORDER.law("rank.sum commutes")(lambda a, b: a + b == b + a)
associates = ORDER.law("rank.sum associates")(lambda a, b, c: (a + b) + c == a + (b + c))
grows = ORDER.law("rank.sum grows")(lambda a, b, c: implies(a < b, a + c < b + c))
