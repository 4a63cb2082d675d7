"""The display of Proposition 4's proof: its second and third line, for any TB and any moves.

Each move has some weight and leads to a position with any values f of Left's marker, where (1)
holds.
"""

from fractions import Fraction
from itertools import combinations, product

from proofs_check.documents.bidding.other_recursions import lines_2_and_3
from proofs_check.methods.theory import *

LARGEST_TB = 2
"""The largest total budget of the models."""


def models() -> Iterator[Model]:
    """Yield TB up to 2, one move or two of some weights and values, with the lines as claimed."""
    for total in range(LARGEST_TB + 1):
        moves = list(product((0, 1, Fraction(-1, 2)), product((-1, 0, 2), repeat=total + 1)))
        yield from (_model(total, [move]) for move in moves[:: total + 1])
        yield from (_model(total, [*pair]) for pair in list(combinations(moves, 2))[:: 5**total])


def _model(total: int, known: list[Any]) -> Model:
    options = range(len(known))
    w = lambda y: known[y][0]
    value = lambda y, b: known[y][1][b] if 0 <= b <= total else 0
    without = lambda y, b: -known[y][1][total - b] if 0 <= b <= total else 0
    functions: dict[str, Callable[..., Any]] = {
        "TB": lambda: total,
        "weight": w,
        "f": value,
        "nu": without,
    }
    for number in (2, 3):
        functions[f"line_{number}"] = lambda p, number=number: (
            lines_2_and_3(total, p, known)[number - 2] if 0 <= p <= total else 0
        )
    values = {"Int": range(-1, total + 2), "Move": options}
    return Model(f"TB = {total}, moves = {known}", functions, values)


# What is between the braces of the second line
_term_2 = lambda w, f, nu, total, p, ell, y, r, z: either(
    ell > r,
    f(y, (total - p) - ell) + w(y),
    either(ell == r, nu(y, (total - p) - ell) + w(y), f(z, (total - p) + r) - w(z)),
)


def _term_3(w: Any, f: Any, nu: Any, total: Any, p: Any, ell: Any, y: Any, r: Any, z: Any) -> Any:
    """What is between the braces of the third line."""
    del total
    tie = either(ell == r, -f(y, p + ell) + w(y), -nu(z, p - r) - w(z))
    return either(ell > r, -nu(y, p + ell) + w(y), tie)


LINES = Theory("bidding", "lines", models)
MOVE = LINES.sort("Move")
LINES.let(y=MOVE, z=MOVE)
TB, weight = LINES.function("TB", INT), LINES.function("weight", MOVE, REAL)
f, nu = LINES.functions("f nu", MOVE, INT, REAL)
lines = {number: LINES.function(f"line_{number}", INT, REAL) for number in (2, 3)}
bids = {number: LINES.choice(f"bid_{number}", INT, INT) for number in (2, 3)}
moves = {number: LINES.choice(f"move_{number}", INT, MOVE) for number in (2, 3)}
reply_bids = {n: LINES.choice(f"reply_bid_{n}", INT, INT, MOVE, INT) for n in (2, 3)}
reply_moves = {n: LINES.choice(f"reply_move_{n}", INT, INT, MOVE, MOVE) for n in (2, 3)}

# Of the bid and the move of the one, and of the other
_term = lambda number, p, *choices: {2: _term_2, 3: _term_3}[number](
    weight, f, nu, TB(), p, *choices
)
_best = lambda number, p: (bids[number](p), moves[number](p))
_reply = lambda number, p, ell, y: (reply_bids[number](p, ell, y), reply_moves[number](p, ell, y))

# The claim's own hypothesis, so a definition: the setting.
exchanged = LINES.axiom("(1) at the position that a move leads to")(
    lambda y, b: implies(rises(0, b, TB()), nu(y, b) == -f(y, TB() - b))
)


def _line(number: int) -> tuple[Theorem, Theorem]:
    """What a line is: minus the largest of the smallest terms, attained, and the maximum."""
    line, bid, reply = lines[number], bids[number], reply_bids[number]
    attained = LINES.axiom(f"Proposition 4, proof, line {number}, attained")(
        lambda p, r, z: implies(
            rises(0, p, TB()) & rises(0, r, p),
            rises(0, bid(p), TB() - p) & (_term(number, p, *_best(number, p), r, z) >= -line(p)),
        )
    )
    most = LINES.axiom(f"Proposition 4, proof, line {number}, the maximum")(
        lambda p, ell, y: implies(
            rises(0, p, TB()) & rises(0, ell, TB() - p),
            rises(0, reply(p, ell, y), p)
            & (_term(number, p, ell, y, *_reply(number, p, ell, y)) <= -line(p)),
        )
    )
    return attained, most


attained_2, most_2 = _line(2)
attained_3, most_3 = _line(3)


def _same_terms(p: Any, number: int, other: int) -> tuple[Fact, ...]:
    """By (1) both terms are the same, at the best of one line and the reply of the other."""
    ell, y = _best(number, p)
    r, z = _reply(other, p, ell, y)
    return exchanged(y, TB() - p - ell), exchanged(y, p + ell), exchanged(z, p - r)


line_3 = LINES.follows("Proposition 4, proof: the second line is the third")(
    lambda p: implies(rises(0, p, TB()), lines[2](p) == lines[3](p)),
    lambda p: (attained_2(p, *_reply(3, p, *_best(2, p))), most_3(p, *_best(2, p))),
    lambda p: (attained_3(p, *_reply(2, p, *_best(3, p))), most_2(p, *_best(3, p))),
    lambda p: (attained_2(p, 0, moves[2](p)), attained_3(p, 0, moves[3](p))),
    lambda p: (_same_terms(p, 2, 3), _same_terms(p, 3, 2)),
)
BOTH = lambda p: (rises(0, p, TB()), (lines[2](p), lines[3](p)))
