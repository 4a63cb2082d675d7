"""Every play of a unitary game, turn by turn, and Lemma 9: what the parity of the heap decides.

A play of a heap that is not empty is a turn and a play of what is left.
"""

from dataclasses import dataclass
from itertools import product

from proofs_check.documents.bidding.saddles import HeapPosition
from proofs_check.methods.theory import *
from reference.bidding import Player, left_wins, removals

LARGEST_TB, LARGEST_HEAP = 2, 4
"""The bounds of the models."""


@dataclass(frozen=True)
class Play:
    """A play: who wins the first turn, what it changes, and the rest; of an empty heap no turn."""

    heap: int
    left: bool
    score: int
    rest: "Play | None"

    def wins(self, *, left: bool) -> int:
        return 0 if self.rest is None else (self.left == left) + self.rest.wins(left=left)


def _plays(total: int, x: int, p: int, holder: Player) -> Iterator[Play]:
    """Yield the plays from a position, by all bids."""
    taken = removals((1,), x)
    if not taken:
        yield Play(x, False, 0, None)
        return
    for ell, r in product(range(p + 1), range(total - p + 1)):
        budget, left_has, change = HeapPosition(total, x, p, ()).after(
            ell, r, holder is Player.LEFT
        )
        holds = Player.LEFT if left_has else Player.RIGHT
        for rest in set(_plays(total, x - taken[0], budget, holds)):
            yield Play(x, left_wins(ell, r, holder), change + rest.score, rest)


def models() -> Iterator[Model]:
    """Yield every total budget up to 2, with the plays of all heaps to 4, by the bid matrices."""
    for total in range(LARGEST_TB + 1):
        starts = product(range(LARGEST_HEAP + 1), range(total + 1), Player)
        found = {play for x, p, holder in starts for play in _plays(total, x, p, holder)}
        yield Model(
            f"plays, TB = {total}",
            {
                "heap": lambda play: play.heap,
                "left": lambda play: play.left,
                "score": lambda play: play.score,
                "rest": lambda play: play.rest or play,
                "wins": lambda play: play.wins(left=True),
                "losses": lambda play: play.wins(left=False),
            },
            {"Play": sorted(found, key=repr)},
        )


PLAYS = Theory("bidding", "plays", models)
PLAY = PLAYS.sort("Play")
PLAYS.let(play=PLAY)
heap, score, wins, losses = PLAYS.functions("heap score wins losses", PLAY, INT)
left = PLAYS.function("left", PLAY, BOOL)
rest = PLAYS.function("rest", PLAY, PLAY)
over = PLAYS.axiom("Definition 8, a play of the empty heap")(
    lambda play: (heap(play) >= 0) & implies(heap(play) == 0, score(play) == 0)
)
turn = PLAYS.axiom("Definition 8, a turn: one object, and a point for its winner")(
    lambda play: implies(
        heap(play) >= 1,
        (heap(rest(play)) == heap(play) - 1)
        & (score(play) == score(rest(play)) + either(left(play), 1, -1)),
    )
)
counted = PLAYS.recursion("how many turns each player wins")(
    lambda play: (
        implies(heap(play) == 0, (wins(play) == 0) & (losses(play) == 0))
        & implies(
            heap(play) >= 1,
            (wins(play) == wins(rest(play)) + either(left(play), 1, 0))
            & (losses(play) == losses(rest(play)) + either(left(play), 0, 1)),
        )
    )
)
by_wins = PLAYS.by_induction(
    "a heap of x is x turns, and the score is Left's wins minus Right's", heap
)(
    lambda play: (
        (wins(play) + losses(play) == heap(play))
        & (wins(play) - losses(play) == score(play))
        & (wins(play) >= 0)
        & (losses(play) >= 0)
    ),
    (counted, turn, over),
)

# What the claims' predicates are given: no TB, the heap, the wins of each, and the score
_terms = lambda play: (None, heap(play), wins(play), losses(play), score(play))
EVERY = lambda play: (heap(play) >= 0, _terms(play))
HEAP_OF_2 = lambda play: (heap(play) == 2, _terms(play))
ODD_HEAP = lambda play: ((heap(play) >= 0) & (heap(play) % 2 == 1), _terms(play))
EVEN_HEAP = lambda play: ((heap(play) >= 0) & (heap(play) % 2 == 0), _terms(play))
ODD_SCORE = lambda play: ((heap(play) >= 0) & (score(play) % 2 == 1), _terms(play))
