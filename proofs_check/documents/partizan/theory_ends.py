"""Section 2: where nobody can move in Toads and Frogs, and in Fair shares and varied pairs.

`kind(R, i)` says what is in box i of a row: a Frog, nothing or a Toad, in the order in which they
are at home. Fair shares has positions, not games: a line of play may come back.
"""

from functools import cache
from itertools import combinations

from proofs_check.documents.partizan.rules import all_home, partitions, words
from proofs_check.documents.partizan.theory import GAME, model, option
from proofs_check.methods.theory import *
from reference.partizan import fair_shares
from reference.partizan.fair_shares import FairShares
from reference.partizan.rulesets import form
from reference.partizan.toads_and_frogs import TOADS_AND_FROGS

# Toads and Frogs

FROG, EMPTY, TOAD = range(3)
OUTSIDE = -1
LETTERS = "F.T"
ANIMALS = {True: "T", False: "F"}


def toads_and_frogs_models() -> Iterator[Model]:
    """Yield the one: rows of up to three boxes."""
    position = lambda R: form(TOADS_AND_FROGS, R)

    def after(p: bool, R: str, i: int, to: int) -> str:
        found = list(R)
        if 0 <= i < len(R) and 0 <= to < len(R):
            found[i], found[to] = ".", found[i]
        return "".join(found)

    rows = [row for n in range(1, 4) for row in words(".TF", n)]
    own: dict[str, Callable[..., Any]] = {
        "position": position,
        "size": len,
        "kind": lambda R, i: LETTERS.index(R[i]) if 0 <= i < len(R) else OUTSIDE,
        "after": after,
        "home": all_home,
    }
    yield model("rows", map(position, rows), own, Row=rows, Int=range(-1, 4))


TOADS = Theory("partizan", "toads-and-frogs", toads_and_frogs_models)
ROW = TOADS.sort("Row")
TOADS.let(p=BOOL, X=GAME, R=ROW)
position = TOADS.function("position", ROW, GAME)
size = TOADS.function("size", ROW, INT)
earlier, later = TOADS.choices("earlier later", ROW, INT)
kind = TOADS.function("kind", ROW, INT, INT)
after = TOADS.function("after", BOOL, ROW, INT, INT, ROW)
start, goal = TOADS.choices("start goal", BOOL, ROW, GAME, INT)
home = TOADS.function("home", ROW, BOOL)


@notion("Whether the player's animal in box i may go to box j, which is empty.")
def can_move(p: Any, R: Any, i: Any, j: Any) -> Any:
    own, other = either(p, TOAD, FROG), either(p, FROG, TOAD)
    step = either(p, j - i, i - j)
    between = either(p, i + 1, i - 1)
    jump = (step == 2) & (kind(R, between) == other)
    return (kind(R, i) == own) & (kind(R, j) == EMPTY) & ((step == 1) | jump)


boxes = TOADS.axiom("Section 2, Toads and Frogs: each box has a Toad, a Frog or nothing")(
    lambda R, i: either(
        under(i, size(R)), (kind(R, i) >= FROG) & (kind(R, i) <= TOAD), kind(R, i) == OUTSIDE
    )
)
animals_move = TOADS.axiom(
    "Section 2, Toads and Frogs: Toads go right, Frogs left, to the next box or over another"
)(
    lambda p, R, i, j, X: (
        implies(can_move(p, R, i, j), option(p, position(R), position(after(p, R, i, j))))
        & implies(
            option(p, position(R), X),
            can_move(p, R, start(p, R, X), goal(p, R, X))
            & (X == position(after(p, R, start(p, R, X), goal(p, R, X)))),
        )
    )
)
at_home = TOADS.axiom("Section 2, Toads and Frogs: all Frogs leftmost and all Toads rightmost")(
    lambda R, i, j: either(
        home(R),
        implies(under(i, j) & (j < size(R)), kind(R, i) <= kind(R, j)),
        under(earlier(R), later(R))
        & (later(R) < size(R))
        & (kind(R, earlier(R)) > kind(R, later(R))),
    )
)

stuck_at_home = TOADS.follows("where all are home nobody can move")(
    lambda p, R, X: implies(home(R), negation(option(p, position(R), X))),
    (animals_move, boxes, at_home),
    at=lambda p, R, X: (start(p, R, X), goal(p, R, X)),
)

# Fair shares and varied pairs

COINS = 7
"""Coins of the models, altogether."""


def fair_shares_models() -> Iterator[Model]:
    """Yield the one: piles of few coins, pairs that differ in size."""
    every = [piles for n in range(1, COINS + 1) for piles in partitions(n)]

    moves = cache(lambda P: fair_shares.moves(P, FairShares.STANDARD))
    pile = lambda P, i: P[i] if 0 <= i < len(P) else 0

    def split(P: tuple[int, ...], i: int, k: int, m: int) -> tuple[int, ...]:
        if not 0 <= i < len(P) or k * m != P[i]:
            return P
        return tuple(sorted([*P[:i], *P[i + 1 :], *[m] * k]))

    def joined(P: tuple[int, ...], i: int, j: int) -> tuple[int, ...]:
        if not 0 <= i < len(P) or not 0 <= j < len(P) or i == j:
            return P
        rest = [size for k, size in enumerate(P) if k not in (i, j)]
        return tuple(sorted([*rest, P[i] + P[j]]))

    @cache
    def way(P: tuple[int, ...], Q: tuple[int, ...]) -> tuple[int, int, int, int]:
        """Which pile is split into how many of what size; or which two are joined, with 0 each."""
        for i, size in enumerate(P):
            for k in range(2, size + 1):
                if size % k == 0 and split(P, i, k, size // k) == Q:
                    return i, k, size // k, i
        for i, j in combinations(range(len(P)), 2):
            if P[i] != P[j] and joined(P, i, j) == Q:
                return i, 0, 0, j
        return 0, 0, 0, 0

    functions: dict[str, Callable[..., Any]] = {
        "count": len,
        "pile": pile,
        "reaches": lambda P, Q: Q in moves(P),
        "split": split,
        "joined": joined,
        **parted("taken shares share other", way),
        "ones": lambda P: set(P) == {1},
        "large": lambda P: next((i for i, size in enumerate(P) if size > 1), 0),
    }
    yield Model(f"{COINS} coins", functions, {"Piles": every, "Int": range(-1, 4)})


SHARES = Theory("partizan", "fair-shares", fair_shares_models)
PILES = SHARES.sort("Piles")
SHARES.let(P=PILES, Q=PILES)
count, large = SHARES.functions("count large", PILES, INT)
pile = SHARES.function("pile", PILES, INT, INT)
reaches = SHARES.function("reaches", PILES, PILES, BOOL)
split = SHARES.function("split", PILES, INT, INT, INT, PILES)
joined = SHARES.function("joined", PILES, INT, INT, PILES)
taken, shares, share, other = SHARES.functions("taken shares share other", PILES, PILES, INT)
ones = SHARES.function("ones", PILES, BOOL)

has = notion("Whether there is a pile of this number.", "has")(lambda P, i: under(i, count(P)))
fairly = notion("Whether the pile can be split into k of m coins.", "fairly")(
    lambda P, i, k, m: has(P, i) & (k >= 2) & (m >= 1) & (pile(P, i) == k * m)
)
varied = notion("Whether two piles can be combined: they differ in size.", "varied")(
    lambda P, i, j: has(P, i) & has(P, j) & negation(pile(P, i) == pile(P, j))
)

some_coins = SHARES.axiom("Section 2, Fair shares: there are piles, and coins in each")(
    lambda P, i: (count(P) >= 1) & implies(has(P, i), pile(P, i) >= 1)
)
allowed = SHARES.axiom(
    "Section 2, Fair shares, move 1: a pile is split into at least two equal ones; and move 2, "
    "corrected: two piles of different sizes are combined"
)(
    lambda P, i, k, m: (
        implies(fairly(P, i, k, m), reaches(P, split(P, i, k, m)))
        & implies(varied(P, i, k), reaches(P, joined(P, i, k)))
    )
)
no_others = SHARES.axiom("Section 2, Fair shares: there are no other moves")(
    lambda P, Q: implies(
        reaches(P, Q),
        (
            fairly(P, taken(P, Q), shares(P, Q), share(P, Q))
            & (Q == split(P, taken(P, Q), shares(P, Q), share(P, Q)))
        )
        | (varied(P, taken(P, Q), other(P, Q)) & (Q == joined(P, taken(P, Q), other(P, Q)))),
    )
)
all_ones = SHARES.recursion("ours: whether every pile has size 1; a larger one, if there is one")(
    lambda P, i: either(
        ones(P),
        implies(has(P, i), pile(P, i) == 1),
        has(P, large(P)) & negation(pile(P, large(P)) == 1),
    )
)
stuck_at_ones = SHARES.follows(
    "where pairs are to differ there is no move just where every pile has size 1"
)(
    lambda P, Q: either(
        ones(P), negation(reaches(P, Q)), reaches(P, split(P, large(P), pile(P, large(P)), 1))
    ),
    no_others,
    lambda P, Q: (all_ones(P, taken(P, Q)), all_ones(P, other(P, Q)), some_coins(P, large(P))),
    lambda P, Q: allowed(P, large(P), pile(P, large(P)), 1),
)

# How the claims' predicates see them

# Any piles: whether all have size 1, whether Q can be reached, and some piles of ones
STUCK_AT_ONES = lambda P, Q: (
    True,
    (ones(P), reaches(P, Q), reaches(P, split(P, large(P), pile(P, large(P)), 1))),
)
