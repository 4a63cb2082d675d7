"""Slides 62 to 68: nim-sums of all numbers, Nim with all piles, and Bouton's theorem.

The nim-sum of two numbers has as its last digit that of their sum, and above it the nim-sum of
their halves: what holds of the halves and of single digits holds of the numbers.
"""

from functools import cache, reduce

from proofs_check.documents.positions.theory_moves import ByRules
from proofs_check.documents.positions.transcribed import powers_of_2
from proofs_check.methods.smt import Integer
from proofs_check.methods.theory import *
from reference.positions import P, Play, nim_moves, nim_sum, nim_table

SUMMANDS, PILES = range(-2, 20), range(-1, 9)
"""The numbers of the models, and the piles."""


def numbers() -> Iterator[Model]:
    """Yield the one: the nim-sum by the reference."""
    add = lambda x, y: nim_sum(x, y) if x >= 0 and y >= 0 else 0

    @cache
    def struck(*numbers: int) -> int:
        left: set[int] = set()
        for number in numbers if min(numbers) >= 0 else ():
            left ^= set(powers_of_2(number))
        return sum(left)

    functions: dict[str, Callable[..., Any]] = {
        "add": add,
        "struck": struck,
        "half": lambda x: x // 2,
        "digit": lambda x: x % 2,
        "has_one": lambda x, k: (x >> max(k, 0)) % 2 == 1,
    }
    yield Model("nim-sums", functions, {"Int": SUMMANDS})


def _labelled(prefix: str, play: Play) -> Iterator[tuple[str, Callable[..., Any]]]:
    """Three piles by the reference, and a move that wins."""
    table = nim_table((PILES[-1],) * 3, play)
    found = {
        three: (label is P, next((to for to in nim_moves(three) if table[to] is P), three))
        for three, label in table.items()
    }
    yield f"{prefix}P", lambda *three: three in found and found[three][0]
    for k, pile in enumerate("xyz"):
        yield (
            f"{prefix}to_{pile}",
            lambda *three, k=k: found[three][1][k] if three in found else 0,
        )


def piles() -> Iterator[Model]:
    """Yield the one: three piles, by both play rules."""
    (sums,) = numbers()
    functions = {
        **sums.functions,
        **dict(_labelled("", Play.NORMAL)),
        **dict(_labelled("misere_", Play.MISERE)),
    }
    yield Model("three piles", functions, {"Int": PILES})


SUMS = Theory("positions", "nim-sums", numbers)
NIM = Theory("positions", "nim", piles)

add = SUMS.function("add", INT, INT, INT)
struck = SUMS.function("struck", INT, INT, INT, INT)
half, digit = SUMS.function("half", INT, INT), SUMS.function("digit", INT, INT)
has_one = SUMS.function("has_one", INT, INT, BOOL)
is_p, misere_p = (NIM.function(name, INT, INT, INT, BOOL) for name in ("P", "misere_P"))


# Whether all are at least 0
natural = lambda *numbers: conjunction(number >= 0 for number in numbers)
_half = lambda *numbers: tuple(map(half, numbers))
_total = lambda *numbers: reduce(lambda x, y: x + y, numbers)

split = SUMS.axiom("slide 64: a number is twice its half and its last binary digit")(
    lambda x: implies(
        x >= 0, (x == 2 * half(x) + digit(x)) & natural(half(x), digit(x)) & (digit(x) <= 1)
    )
)
digits = SUMS.axiom("slide 65: the nim-sum, by its last digit and the nim-sum of the halves")(
    lambda x, y: implies(
        natural(x, y),
        natural(add(x, y))
        & (half(add(x, y)) == add(half(x), half(y)))
        & (digit(add(x, y)) == either(digit(x) == digit(y), 0, 1)),
    )
)

# What two numbers and their nim-sum are by their halves and last digits
halves = lambda x, y: (digits(x, y), split(x), split(y), split(add(x, y)))

places = SUMS.axiom(
    "slide 64: the binary digit in place k of a number is in place k - 1 of its half"
)(
    lambda x, k: implies(
        (x >= 0) & (k >= 0),
        has_one(x, k) == either(k == 0, digit(x) == 1, has_one(half(x), either(k == 0, k, k - 1))),
    )
)
without_carry = SUMS.by_induction(
    "slide 65: the nim-sum has a 1 in each place where exactly one summand has one, and no other",
    "k",
)(
    lambda x, y, k: implies(
        natural(x, y), has_one(add(x, y), k) == (has_one(x, k) != has_one(y, k))
    ),
    (digits, split, places),
    smaller=lambda x, y, k: [(half(x), half(y), k - 1)],
)
commutative = SUMS.by_induction("x + y = y + x", _total)(
    lambda x, y: implies(natural(x, y), add(x, y) == add(y, x)), (digits, split)
)
identity = SUMS.by_induction("x + 0 = 0 + x = x", _total)(
    lambda x: implies(x >= 0, (add(x, 0) == x) & (add(0, x) == x)), (digits, split)
)
inverse = SUMS.by_induction("x + x = 0", _total)(
    lambda x: implies(x >= 0, add(x, x) == 0), (digits, split)
)
associative = SUMS.by_induction("x + (y + z) = (x + y) + z", _total)(
    lambda x, y, z: implies(natural(x, y, z), add(x, add(y, z)) == add(add(x, y), z)),
    (digits, split),
    lambda x, y, z: halves(add(x, y), z),
    smaller=lambda *piles: [_half(*piles)],
)
cancellation = SUMS.follows("x + y = x + z implies y = z")(
    lambda x, y, z: implies(natural(x, y, z) & (add(x, y) == add(x, z)), y == z),
    (associative, inverse, identity),
)
laws = SUMS.together("slide 67: the properties of nim-sums")(
    lambda x, y, z: (
        associative(x, y, z),
        commutative(x, y),
        identity(x),
        inverse(x),
        cancellation(x, y, z),
    )
)

# Bouton's theorem

sum_of = notion("The nim-sum of three piles.", "sum_of")(lambda x, y, z: add(add(x, y), z))

strike = SUMS.axiom(
    "slide 71: of equal powers of 2 two are struck out; the last digits like all others"
)(
    lambda x, y, z: implies(
        natural(x, y, z),
        natural(struck(x, y, z))
        & (half(struck(x, y, z)) == struck(half(x), half(y), half(z)))
        & (digit(struck(x, y, z)) == (digit(x) + digit(y) + digit(z)) % 2),
    )
)
pairs = SUMS.by_induction("slide 71: what is left of three piles is their nim-sum", _total)(
    lambda x, y, z: implies(natural(x, y, z), struck(x, y, z) == sum_of(x, y, z)),
    (strike, digits, split),
    lambda x, y, z: halves(add(x, y), z),
    smaller=lambda *piles: [_half(*piles)],
)

STRUCK = lambda x, y, z: (natural(x, y, z), (struck(x, y, z), sum_of(x, y, z)))
_lowers = lambda x, s: add(x, s) < x
_digits = lambda x, y, z, s: (
    halves(x, y),
    halves(add(x, y), z),
    *(halves(pile, s) for pile in (x, y, z)),
)

lower = SUMS.by_induction("some pile gets smaller by adding a nim-sum that is not 0", _total)(
    lambda x, y, z: implies(
        natural(x, y, z) & (sum_of(x, y, z) != 0),
        _lowers(x, sum_of(x, y, z)) | _lowers(y, sum_of(x, y, z)) | _lowers(z, sum_of(x, y, z)),
    ),
    identity,
    lambda x, y, z: _digits(x, y, z, sum_of(x, y, z)),
    smaller=lambda *piles: [_half(*piles)],
)


def in_one_pile(x: Any, y: Any, z: Any, left: Sequence[Any]) -> list[tuple[Any, Any, Any]]:
    """The positions after so much is left of each pile, one pile at a time."""
    return [(left[0], y, z), (x, left[1], z), (x, y, left[2])]


def _after(x: Any, y: Any, z: Any) -> tuple[Any, Any, Any]:
    """Each pile with the nim-sum added."""
    s = sum_of(x, y, z)
    return add(x, s), add(y, s), add(z, s)


def _of_sum(x: Any, y: Any, z: Any) -> tuple[Any, ...]:
    """What says that a pile with the nim-sum added leaves the nim-sum 0, and is no other pile."""
    s = sum_of(x, y, z)
    _, b, _ = _after(x, y, z)
    return (
        halves(x, y),
        halves(add(x, y), z),
        *(halves(pile, s) for pile in (x, y, z)),
        # x + s + y + z, and the like of the others: s + s.
        commutative(x, s),
        associative(s, x, y),
        associative(s, add(x, y), z),
        commutative(y, s),
        commutative(x, b),
        associative(s, y, x),
        commutative(y, x),
        associative(add(x, y), z, s),
        inverse(s),
    )


zero_after = SUMS.follows("a pile with the nim-sum added leaves the nim-sum 0")(
    lambda x, y, z: implies(
        natural(x, y, z),
        (sum_of(add(x, sum_of(x, y, z)), y, z) == 0)
        & (sum_of(x, add(y, sum_of(x, y, z)), z) == 0)
        & (sum_of(x, y, add(z, sum_of(x, y, z))) == 0),
    ),
    _of_sum,
)
changed = SUMS.follows("another pile in the place of one changes the nim-sum")(
    lambda x, y, z, k: implies(
        natural(x, y, z, k),
        implies(sum_of(k, y, z) == sum_of(x, y, z), k == x)
        & implies(sum_of(x, k, z) == sum_of(x, y, z), k == y)
        & implies(sum_of(x, y, k) == sum_of(x, y, z), k == z),
    ),
    (digits, cancellation, commutative),
    lambda x, y, z, k: (commutative(add(x, y), z), commutative(add(k, y), z)),
    lambda x, y, z, k: (cancellation(z, add(x, y), add(x, k)), cancellation(add(x, y), k, z)),
)


def _is_option(a: Any, b: Any, c: Any, x: Any, y: Any, z: Any) -> Any:
    in_x = (a < x) & (b == y) & (c == z)
    in_y = (a == x) & (b < y) & (c == z)
    in_z = (a == x) & (b == y) & (c < z)
    return natural(a, b, c) & (in_x | in_y | in_z)


def by_rules(prefix: str, is_p: Symbol, of: str, last_wins: bool) -> ByRules:
    """State the two rules.

    Args:
        prefix: what the names of its functions begin with.
        is_p: whether three piles are a P-position.
        of: what the names of the axioms end in.
        last_wins: whether there are no chips at a P-position; else at an N-position.
    """
    to = [NIM.function(f"{prefix}to_{pile}", INT, INT, INT, INT) for pile in "xyz"]

    def target(x: Any, y: Any, z: Any) -> tuple[Any, Any, Any]:
        to_x, to_y, to_z = (each(x, y, z) for each in to)
        return to_x, to_y, to_z

    moves = lambda x, y, z: natural(x, y, z) if last_wins else natural(x, y, z) & (x + y + z >= 1)

    def no_p(x: Any, y: Any, z: Any, k: Any) -> Any:
        to_none = implies(
            natural(x, y, z, k) & is_p(x, y, z),
            implies(k < x, negation(is_p(k, y, z)))
            & implies(k < y, negation(is_p(x, k, z)))
            & implies(k < z, negation(is_p(x, y, k))),
        )
        over = (x == 0) & (y == 0) & (z == 0)
        return to_none if last_wins else to_none & implies(over, negation(is_p(x, y, z)))

    return ByRules(
        target,
        NIM.axiom(f"rule 3: a P-position has no option in P{of}")(no_p),
        NIM.axiom(f"rule 2: an N-position has an option in P{of}")(
            lambda x, y, z: implies(
                moves(x, y, z) & negation(is_p(x, y, z)),
                _is_option(*target(x, y, z), x, y, z) & is_p(*target(x, y, z)),
            )
        ),
    )


target, no_p, some_p = by_rules("", is_p, "", last_wins=True)
bouton = NIM.by_induction(
    "slide 68: three piles are a P-position just where their nim-sum is 0", _total
)(
    lambda x, y, z: implies(natural(x, y, z), is_p(x, y, z) == (sum_of(x, y, z) == 0)),
    (some_p, lower, zero_after, digits),
    lambda x, y, z: [no_p(x, y, z, pile) for pile in _after(x, y, z)],
    lambda x, y, z: [changed(x, y, z, pile) for pile in target(x, y, z)],
    lambda x, y, z: [halves(pile, sum_of(x, y, z)) for pile in (x, y, z)],
    lambda x, y, z: halves(add(x, y), z),
    smaller=lambda x, y, z: [target(x, y, z), *in_one_pile(x, y, z, _after(x, y, z))],
)
mirror = NIM.follows("slide 62: two equal piles and an empty one are a P-position")(
    lambda x: implies(x >= 0, is_p(x, x, 0) & is_p(x, 0, x) & is_p(0, x, x)),
    (bouton, identity, inverse),
)

# Misere play

few = notion("No pile has more than one chip.", "few")(
    lambda x, y, z: (x <= 1) & (y <= 1) & (z <= 1)
)
misere_formula = notion(
    "The nim-sum is 0, or an odd number of chips where no pile has more than one.", "misere_formula"
)(lambda x, y, z: either(few(x, y, z), (x + y + z) % 2 == 1, sum_of(x, y, z) == 0))


misere = by_rules("misere_", misere_p, ", misere play, where no chips are N", last_wins=False)
misere_play = NIM.by_induction(
    "misere play: the same, but for piles of at most one chip, which are P if odd in number", _total
)(
    lambda x, y, z: implies(natural(x, y, z), misere_p(x, y, z) == misere_formula(x, y, z)),
    lambda x, y, z: [each(x, y, z) for each in (misere.some_p, lower, zero_after)],
    lambda x, y, z: [misere.no_p(x, y, z, pile) for pile in (*_after(x, y, z), 0, 1)],
    lambda x, y, z: [changed(x, y, z, pile) for pile in misere.target(x, y, z)],
    lambda x, y, z: [(halves(pile, sum_of(x, y, z)), identity(half(pile))) for pile in (x, y, z)],
    lambda x, y, z: (halves(x, y), halves(add(x, y), z)),
    smaller=lambda x, y, z: [
        misere.target(x, y, z),
        *(
            in_one_pile(x, y, z, left)[k]
            for k in range(3)
            for left in (_after(x, y, z), (x - x,) * 3, (x - x + 1,) * 3)
        ),
    ],
)


@notion("A pile of which a winning move leaves k: k is that pile and the nim-sum, or 0 or 1.")
def moves_by_sum(x: Any, y: Any, z: Any, k: Any) -> Any:
    wins = (
        ((k < pile) & (is_p(*option) | misere_p(*option)), (k == after) | (k <= 1))
        for pile, after, option in zip(
            (x, y, z), _after(x, y, z), in_one_pile(x, y, z, (k, k, k)), strict=True
        )
    )
    return conjunction(implies(*each) for each in wins)


by_sum = NIM.follows("both play rules: positions by the nim-sum, and which moves can win")(
    lambda x, y, z, k: implies(
        natural(x, y, z, k),
        (is_p(x, y, z) == (sum_of(x, y, z) == 0))
        & (misere_p(x, y, z) == misere_formula(x, y, z))
        & moves_by_sum(x, y, z, k),
    ),
    (bouton, misere_play, zero_after),
    lambda x, y, z, k: [changed(*option, k) for option in in_one_pile(x, y, z, _after(x, y, z))],
    lambda x, y, z, k: _of_sum(x, y, z),
)

# How the claims' predicates see them


def BY_SUM(x: Any, y: Any, z: Any, k: Any) -> tuple[Any, tuple[Any, ...]]:
    """Three piles under both play rules, by rules and by the sum; moves that leave k of a pile."""
    normal = is_p(x, y, z), sum_of(x, y, z) == 0
    return natural(x, y, z, k), (
        normal,
        (misere_p(x, y, z), misere_formula(x, y, z)),
        moves_by_sum(x, y, z, k),
    )


class Number(Integer):
    """A number of which ^ is the nim-sum."""

    def __xor__(self, other: Integer) -> "Number":
        return Number(add(self, other).term)


class Piles:
    """Any three piles, under the names of `ThreePiles`."""

    def __init__(self, x: Any, y: Any, z: Any) -> None:
        self.x, self.y, self.z = (Number((pile + 0).term) for pile in (x, y, z))
        self.is_P = is_p(x, y, z)


EVERY = lambda x, y, z: (natural(x, y, z), (Piles(x, y, z),))
EQUAL = lambda x: (x >= 0, (is_p(x, x, 0), is_p(x, 0, x), is_p(0, x, x)))
PLACE = lambda x, y, k: (natural(x, y, k), (has_one(add(x, y), k), has_one(x, k), has_one(y, k)))
SUMMED = lambda x, y, z: (natural(x, y, z), (add, 0, x, y, z))
