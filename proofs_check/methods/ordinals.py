"""What is known of ordinals: four laws of their order and of their natural sums, and no more.

`recheck.py` has them word for word. They are true of ordinals, and their order is well-founded, so
that an induction on a sum of ranks is sound.
"""

from collections.abc import Iterator, Sequence
from functools import reduce
from itertools import permutations
from typing import Any

from proofs_check.methods.logic import implies
from proofs_check.methods.theory import FALLS, RANK, Fact, Model, Ordinal, Theory


def models() -> Iterator[Model]:
    """Yield the finite ones."""
    yield Model("finite ordinals", {}, {"Rank": range(4)})


ORDER = Theory("", "rank", models)
ORDER.let(a=RANK, b=RANK, c=RANK)
transitive = ORDER.law("rank.lt is transitive")(lambda a, b, c: implies((a < b) & (b < c), a < c))
commutes = ORDER.law("rank.sum commutes")(lambda a, b: a + b == b + a)
associates = ORDER.law("rank.sum associates")(lambda a, b, c: (a + b) + c == a + (b + c))
grows = ORDER.law("rank.sum grows")(lambda a, b, c: implies(a < b, a + c < b + c))


def falls(here: Ordinal, there: Ordinal) -> list[Fact]:
    """The laws by which one sum is less than another, if what it has in place of others is less.

    In whatever order they stand. Of several that differ it is not said which is in whose place.
    """
    before, after = _summands(here.term), _summands(there.term)
    gone = [each for each in before if not any(each.eq(other) for other in after)]
    come = [each for each in after if not any(each.eq(other) for other in before)]
    if len(before) == 1 or len(gone) != len(come):
        return []
    found = []
    for places in permutations(gone):
        now = [Ordinal(each) for each in before]
        for old, new in zip(places, come, strict=True):
            at = next(n for n, each in enumerate(now) if each.term.eq(old))
            then = [*now[:at], Ordinal(new), *now[at + 1 :]]
            found += _lesser(now, at, Ordinal(new))
            if len(gone) > 1:
                found.append(transitive(_sum(then), _sum(now), here))
            now = then
        found += _reordered([Ordinal(each) for each in after], now)
    return list({(fact.theorem.name, str(fact.terms)): fact for fact in found}.values())


def _summands(term: Any) -> list[Any]:
    if term.decl().name() != "rank.sum":
        return [term]
    return [*_summands(term.arg(0)), *_summands(term.arg(1))]


def _sum(terms: Sequence[Ordinal]) -> Ordinal:
    return reduce(Ordinal.__add__, terms)


def _lesser(terms: Sequence[Ordinal], at: int, less: Ordinal) -> list[Fact]:
    """That a sum is more than with something less at one place."""
    *first, last = terms
    if not first:
        return []
    if at == len(first):
        whole = _sum(first)
        return [commutes(whole, less), commutes(whole, last), grows(less, last, whole)]
    with_less = _sum([*first[:at], less, *first[at + 1 :]])
    return [*_lesser(first, at, less), grows(with_less, _sum(first), last)]


def _reordered(terms: list[Ordinal], wanted: list[Ordinal]) -> list[Fact]:
    """That two sums of the same in another order are equal, neighbour by neighbour."""
    found = []
    for place, each in enumerate(wanted):
        at = next(n for n, own in enumerate(terms) if n >= place and own.term.eq(each.term))
        for n in range(at, place, -1):
            found += _exchanged(terms, n - 1)
            terms = [*terms[: n - 1], terms[n], terms[n - 1], *terms[n + 1 :]]
    return found


def _exchanged(terms: Sequence[Ordinal], at: int) -> list[Fact]:
    a, b = terms[at : at + 2]
    if at == 0:
        return [commutes(a, b)]
    before = _sum(terms[:at])
    return [associates(before, a, b), commutes(a, b), associates(before, b, a)]


FALLS.append(falls)
