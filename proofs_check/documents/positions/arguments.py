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


# [x] and Beatty's theorem: u stands for 1/alpha, v for 1/beta; what is said of n/alpha is said of
# its fractional part f, and of k - [n/alpha] as the integer k.


# The next integer is larger than x.

LARGEST_SATISFIES = step(
    "the largest integer not larger than x satisfies the inequalities",
    "i: int, x: real",
    lambda i, x: (i <= x, i + 1 > x, (x - 1 < i) & (i <= x)),
)


# x and the second integer i + d as seen from the first one.

UNIQUE = step(
    "two integers that satisfy the inequalities are equal",
    "d: int, x: real",
    lambda d, x: (x - 1 < 0, x >= 0, x - 1 < d, d <= x, d == 0),
)
FLOOR_INEQUALITIES = argument(
    "floor", "The largest integer i not larger than x has i <= x < i + 1.", LARGEST_SATISFIES
)
FLOOR_UNIQUE = argument(
    "floor-unique",
    "Two integers between x - 1 (excluded) and x are less than 1 apart; [x] is one.",
    LARGEST_SATISFIES,
    UNIQUE,
)
DIVIDED = step(
    "n <= x < n + 1 if and only if x - 1 < n <= x",
    "n: int, multiple: real",
    lambda n, multiple: (
        (multiple >= n) & (multiple < n + 1) == (multiple - 1 < n) & (n <= multiple),
    ),
)
FRACTION_WITHIN = step(
    "x - i is at least 0 and below 1",
    "i: int, x: real",
    lambda i, x: (i <= x, x < i + 1, (x - i >= 0) & (x - i < 1)),
)
FRACTION_POSITIVE = step(
    "if x is not i, x - i is above 0", "i: int, x: real", lambda i, x: (i <= x, x != i, x - i > 0)
)
ABOVE_ONE = step(
    "1/alpha + 1/beta = 1 makes both alpha and beta larger than 1",
    "u v: real",
    lambda u, v: (u > 0, v > 0, u + v == 1, (u < 1) & (v < 1)),
)
SOME_K = step(
    "k - 1/alpha < n/alpha <= k gives {n/alpha} > 1 - 1/alpha",
    "k: int, f u: real",
    lambda k, f, u: (f > 0, f < 1, u > 0, k - u < f, f <= k, f + u > 1),
)
THAT_K = step(
    "{n/alpha} > 1 - 1/alpha gives such a k, [n/alpha] + 1",
    "k: int, f u: real",
    lambda k, f, u: (f > 0, f < 1, u > 0, f + u > 1, k == 1, (k - u < f) & (f <= k)),
)
POSITIVE_K = step(
    "such a k is positive, as n/alpha <= k is",
    "k: int, x: real",
    lambda k, x: (x > 0, x <= k, k >= 1),
)
FRACTIONS = step(
    "{n/alpha} + {n/beta} is an integer between 0 and 2, so 1",
    "n: int, f g: real",
    lambda n, f, g: (f > 0, f < 1, g > 0, g < 1, f + g == n, f + g == 1),
)
RIGHT_SIDE = step(
    "1 - 1/alpha + 1 - 1/beta is 1",
    "u v from_u from_v: real",
    lambda u, v, from_u, from_v: (
        u + v == 1,
        from_u == u * -1 + 1,
        from_v == v * -1 + 1,
        from_u + from_v == 1,
    ),
)
NO_EQUALITY = step(
    "{n/alpha} = 1 - 1/alpha would make (n + 1)/alpha an integer",
    "i: int, x f u: real",
    lambda i, x, f, u: (x == i + f, f == u * -1 + 1, x + u == i + 1),
)
EXACTLY_ONE = step(
    "exactly one of the two inequalities holds",
    "f g u v: real",
    lambda f, g, u, v: (u + v == 1, f + g == 1, f + u != 1, (f + u > 1) ^ (g + v > 1)),
)
NO_REPEAT = step(
    "if alpha > 1, later multiples have larger integer parts",
    "n: int, alpha earlier later: real",
    lambda n, alpha, earlier, later: (
        alpha > 1,
        later >= earlier + alpha,
        (earlier >= n) & (earlier < n + 1),
        later >= n + 1,
    ),
)
CRITERION_WORDS = (
    "n = [k alpha] means k alpha - 1 < n <= k alpha; divide by alpha > 0 and subtract [n/alpha]. "
    "As alpha is irrational, n/alpha is no integer, so 0 < {n/alpha} < 1."
)
THEOREM_WORDS = (
    CRITERION_WORDS
    + " n/alpha + n/beta = n, so the fractional parts add up to 1, which is 1 - 1/alpha + 1 - "
    "1/beta. Equality in one inequality would make (n + 1)/alpha an integer. So exactly one holds, "
    "and n is in exactly one of the sequences; in it only once, because alpha and beta exceed 1, "
    "which the slides do not say."
)
THEOREM_STEPS = (
    ABOVE_ONE,
    SOME_K,
    THAT_K,
    POSITIVE_K,
    FRACTIONS,
    RIGHT_SIDE,
    NO_EQUALITY,
    EXACTLY_ONE,
    NO_REPEAT,
)
LINE_1 = argument("beatty-line-1", "It is what [x] means.", DIVIDED)
FRACTIONAL_PART = argument(
    "beatty-fractional-part",
    "[x] is the integer i with i <= x < i + 1, and an irrational x is no integer.",
    FRACTION_WITHIN,
    FRACTION_POSITIVE,
)
CRITERION_IF = argument("beatty-criterion-if", CRITERION_WORDS, THAT_K)
CRITERION_ONLY_IF = argument("beatty-criterion-only-if", CRITERION_WORDS, SOME_K)
CRITERION = argument(
    "beatty-criterion",
    CRITERION_WORDS + " As n/alpha is positive, so is k.",
    SOME_K,
    THAT_K,
    POSITIVE_K,
)
FRACTIONS_ADD_UP = argument(
    "beatty-fractions",
    "Both lie strictly between 0 and 1, as alpha and beta are irrational; their sum differs from n "
    "by integers.",
    FRACTIONS,
)
RIGHT_SIDES_ADD_UP = argument("beatty-right-side", "2 - (1/alpha + 1/beta) is 2 - 1.", RIGHT_SIDE)
ONE_INEQUALITY = argument(
    "beatty-one-inequality",
    "Both sides of the two inequalities add up to 1. Equality would make (n + 1)/alpha an integer, "
    "and alpha is irrational.",
    FRACTIONS,
    NO_EQUALITY,
    EXACTLY_ONE,
)
BEATTY = argument("beatty", THEOREM_WORDS, *THEOREM_STEPS)
COMPLETE = argument(
    "beatty-complete",
    "1/alpha < 1, so that the multiples of alpha are more than 1 apart.",
    ABOVE_ONE,
    NO_REPEAT,
)


# Wythoff's pairs

SHIFTED = step(
    "[x + n] = [x] + n for an integer n",
    "a n: int, x: real",
    lambda a, n, x: (x >= a, x < a + 1, (x + n >= a + n) & (x + n < a + n + 1)),
)
SECOND_NUMBER = argument("wythoff-beatty", "[n (phi + 1)] = [n phi + n] = [n phi] + n.", SHIFTED)
EACH_ONCE = argument(
    "wythoff-once",
    "b_n = [n phi] + n = [n (phi + 1)], and 1/phi + 1/(phi + 1) = 1 because phi^2 = phi + 1. "
    + THEOREM_WORDS,
    SHIFTED,
    *THEOREM_STEPS,
)
NO_DIAGONAL_MOVE = step(
    "a move in both piles does not lead from one pair to another",
    "a_n b_n n a_m b_m m k: int",
    lambda a_n, b_n, n, a_m, b_m, m, k: (
        (b_n == a_n + n) & (b_m == a_m + m),
        n >= 0,
        m >= 0,
        n != m,
        ~((a_n - k == a_m) & (b_n - k == b_m) | (a_n - k == b_m) & (b_n - k == a_m)),
    ),
)
FROM_LARGER_NUMBER = step(
    "if x = b_n and y >= x then y can be lowered to a_n",
    "x y a b n: int",
    lambda x, y, a, b, n: (b == a + n, n >= 1, x == b, y >= x, y - a >= 1),
)
FROM_ABOVE = step(
    "if x = a_n and y > b_n then y can be lowered to b_n",
    "x y a b n: int",
    lambda x, y, a, b, n: (b == a + n, x == a, y > b, y - b >= 1),
)
FROM_BETWEEN = step(
    "if x = a_n <= y < b_n then both can be lowered to pair y - x",
    "x y a b n m a_m: int",
    lambda x, y, a, b, n, m, a_m: (
        b == a + n,
        m == y - x,
        x == a,
        y >= x,
        y < b,
        a_m <= a - (n - m),
        (x - a_m >= 1) & (y - (x - a_m) == a_m + m),
    ),
)
INCREASING = step(
    "a_n - a_m is at least n - m for n > m, as phi > 1",
    "a n a_m m: int, x_n x_m: real",
    lambda a, n, a_m, m, x_n, x_m: (
        (a_m <= x_m) & (x_m < a_m + 1) & (a <= x_n) & (x_n < a + 1),
        n > m,
        x_n >= x_m + (n - m),
        a_m <= a - (n - m),
    ),
)
FORMULA = by_conditions(
    "wythoff-formula",
    "for the pairs (a_n, b_n) = ([n phi], [n phi] + n) with n >= 0, in either order. The terminal "
    "position is pair 0. From one pair to another no move leads: in one pile it would leave the "
    "other one's number, which no second pair has, since every positive integer is in one pair "
    "only; in both piles it would keep the difference n. From (x, y), x <= y, that is no pair, a "
    "move leads to one: if x = 0 or x = y, remove all of y, or both piles; if x = b_n, leave a_n "
    "of y; if x = a_n, leave b_n of y if y is larger, and else take as many from both as lead to "
    "pair y - x, which has smaller numbers because a_n grows: phi > 1, so n phi >= m phi + (n - m) "
    "for n > m, and a_n >= a_m + (n - m). a_n and n increase together, so pair n is the n-th. "
    + THEOREM_WORDS,
    NO_DIAGONAL_MOVE,
    FROM_LARGER_NUMBER,
    FROM_ABOVE,
    FROM_BETWEEN,
    INCREASING,
    ONE_CHIP_LESS,
    SHIFTED,
    *THEOREM_STEPS,
)
AT_LEAST_N = step(
    "[x] >= n for x >= n", "a n: int, x: real", lambda a, n, x: (a <= x, x < a + 1, x >= n, a >= n)
)
LATER_PAIRS = argument("wythoff-later-pairs", "phi > 1, so [n phi] is at least n.", AT_LEAST_N)


# Nim


def digitwise(name: str, says: str, place: Callable[[Any, Any, Any], Formulas]) -> Plan:
    """The argument that a property of nim-sums holds because it does in one place."""
    words = (
        "A number is its binary digits, and the nim-sum acts on the digits of each place by "
        f"itself, as exclusive or. For one place: {says}."
    )
    return argument(f"nim-{name}", words, step(f"{says}, in one place", "x y z: truth", place))


# The digits above the highest one of the sum stay; that one turns from 1 to 0.
