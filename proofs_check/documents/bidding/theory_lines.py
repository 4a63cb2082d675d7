"""The display of Proposition 4's proof: its second and third line, for any TB, weight and values.

One move of weight w leads to a position with any values f of Left's marker, where (1) holds.
"""

from collections.abc import Callable, Iterator
from fractions import Fraction
from itertools import product
from typing import Any

from proofs_check.documents.bidding.other_recursions import proof_of_proposition_4
from proofs_check.methods.logic import implies
from proofs_check.methods.theory import INT, REAL, Fact, Model, Symbol, Theorem, Theory, either

LARGEST_TB = 2
"""The largest total budget of the models."""


def models() -> Iterator[Model]:
    """Yield TB up to 2, some weights and values, with the lines as the claims take them."""
    for total in range(LARGEST_TB + 1):
        for f in product((-1, 0, 2), repeat=total + 1):
            yield from (_model(total, w, f) for w in (0, 1, Fraction(-1, 2)))


def _model(total: int, w: Any, f: tuple[int, ...]) -> Model:
    def value(b: int) -> Any:
        return f[b] if 0 <= b <= total else 0

    def without(b: int) -> Any:
        return -f[total - b] if 0 <= b <= total else 0

    functions: dict[str, Callable[..., Any]] = {
        "TB": lambda: total,
        "weight": lambda: w,
        "f": value,
        "nu": without,
    }
    for number, term in ((2, _term_2), (3, _term_3)):

        def reply(p: int, ell: int, term: Any = term) -> int:
            given = 0 <= p <= total and 0 <= ell <= total - p
            choices = range(p + 1) if given else ()
            return min(choices, key=lambda r: term(w, value, without, total, p, ell, r), default=0)

        def bid(p: int, term: Any = term, reply: Any = reply) -> int:
            bids = range(total - p + 1) if 0 <= p <= total else ()
            worth = {b: term(w, value, without, total, p, b, reply(p, b)) for b in bids}
            return max(worth, key=worth.__getitem__, default=0)

        functions[f"reply_{number}"], functions[f"bid_{number}"] = reply, bid
        functions[f"line_{number}"] = lambda p, number=number: (
            proof_of_proposition_4(total, p, w, f)[number - 1] if 0 <= p <= total else 0
        )
    return Model(f"TB = {total}, w = {w}, f = {f}", functions, {"Int": range(-1, total + 2)})


def _term_2(w: Any, f: Any, nu: Any, total: Any, p: Any, ell: Any, r: Any) -> Any:
    """What is between the braces of the second line."""
    q = total - p
    tie = either(ell == r, nu(q - ell) + w, f(q + r) - w)
    return either(ell > r, f(q - ell) + w, tie)


def _term_3(w: Any, f: Any, nu: Any, total: Any, p: Any, ell: Any, r: Any) -> Any:
    """What is between the braces of the third line."""
    del total
    tie = either(ell == r, -f(p + ell) + w, -nu(p - r) - w)
    return either(ell > r, -nu(p + ell) + w, tie)


LINES = Theory("bidding", "lines", models)

TB, weight = LINES.function("TB", INT), LINES.function("weight", REAL)
f, nu = (LINES.function(name, INT, REAL) for name in ("f", "nu"))
lines = {number: LINES.function(f"line_{number}", INT, REAL) for number in (2, 3)}
bids = {number: LINES.function(f"bid_{number}", INT, INT) for number in (2, 3)}
replies = {number: LINES.function(f"reply_{number}", INT, INT, INT) for number in (2, 3)}


def _term(number: int, p: Any, ell: Any, r: Any) -> Any:
    of = {2: _term_2, 3: _term_3}[number]
    return of(weight(), f, nu, TB(), p, ell, r)


exchanged = LINES.axiom(
    "(1) at the position that the move leads to",
    (INT,),
    lambda b: implies((b >= 0) & (b <= TB()), nu(b) == -f(TB() - b)),
)


def _line(number: int) -> tuple[Theorem, Theorem]:
    """What a line is: minus the largest of the smallest terms, attained, and the maximum."""
    line, bid, reply = lines[number], bids[number], replies[number]
    attained = LINES.axiom(
        f"Proposition 4, proof, line {number}, attained",
        (INT, INT),
        lambda p, r: implies(
            (p >= 0) & (p <= TB()) & (r >= 0) & (r <= p),
            (bid(p) >= 0) & (bid(p) <= TB() - p) & (_term(number, p, bid(p), r) >= -line(p)),
        ),
    )
    most = LINES.axiom(
        f"Proposition 4, proof, line {number}, the maximum",
        (INT, INT),
        lambda p, ell: implies(
            (p >= 0) & (p <= TB()) & (ell >= 0) & (ell <= TB() - p),
            (reply(p, ell) >= 0)
            & (reply(p, ell) <= p)
            & (_term(number, p, ell, reply(p, ell)) <= -line(p)),
        ),
    )
    return attained, most


attained_2, most_2 = _line(2)
attained_3, most_3 = _line(3)


def _same_terms(p: Any, bid: Symbol, reply: Symbol) -> tuple[Fact, ...]:
    """By (1) the terms of both lines are the same at a best bid of one and a reply of the other."""
    ell = bid(p)
    r = reply(p, ell)
    return tuple(exchanged(b) for b in (TB() - p - ell, p + ell, p - r))


line_3 = LINES.theorem(
    "Proposition 4, proof: the second line is the third",
    (INT,),
    lambda p: implies((p >= 0) & (p <= TB()), lines[2](p) == lines[3](p)),
    lambda p: (attained_2(p, replies[3](p, bids[2](p))), most_3(p, bids[2](p))),
    lambda p: (attained_3(p, replies[2](p, bids[3](p))), most_2(p, bids[3](p))),
    lambda p: (attained_2(p, 0), attained_3(p, 0)),
    lambda p: (_same_terms(p, bids[2], replies[3]), _same_terms(p, bids[3], replies[2])),
    typical=lambda p: (p >= 1) & (p < TB()) & (weight() != 0) & (f(0) != f(1)),
)


def BOTH(p: Any) -> tuple[Any, tuple[Any, ...]]:
    """The second and the third line, at any budget."""
    return (p >= 0) & (p <= TB()), (lines[2](p), lines[3](p))
