"""Section 2, Hackenbush: after a move every line of any picture is tied to the ground.

The lines of a picture have numbers, which they keep when others are gone; a line joins two dots,
and dot 0 is the ground. `joined(P, i, d)` says whether lines of P other than i lead from the ground
to dot d; `far` is over how many. No line has the number `NONE`.
"""

from functools import cache

from proofs_check.documents.partizan.rules import pictures
from proofs_check.documents.partizan.theory import LEFT
from proofs_check.methods.theory import *
from reference.partizan.hackenbush import HACKENBUSH, Edge, Picture, tied
from reference.partizan.rulesets import Standard

NONE = -1
LINES = 3
"""Of the pictures of the model, at most."""

Named = tuple[Edge | None, ...]
"""The lines by their numbers, those that are gone left out."""


def remaining(P: Named) -> Picture:
    """The lines that are there, as the reference has them."""
    return tuple(sorted(line for line in P if line is not None))


def _without(P: Named, i: int) -> Named:
    return tuple(None if j == i else line for j, line in enumerate(P))


@cache
def _cut(P: Named, i: int) -> Named:
    """What is left without line i, by the reference, which has no numbers."""
    if not 0 <= i < len(P) or P[i] is None:
        return P
    kept = set(tied(remaining(_without(P, i))))
    return tuple(line if line in kept else None for line in _without(P, i))


@cache
def _distances(P: Named, i: int) -> dict[int, tuple[int, int, int]]:
    """How far the dots are from the ground, by which last line, and from which dot."""
    found = {0: (0, NONE, 0)}
    lines = [(j, line) for j, line in enumerate(_without(P, i)) if line is not None]
    waiting = [0]
    for at in waiting:
        for j, (a, b, _) in lines:
            for here, there in ((a, b), (b, a)):
                if here == at and there not in found:
                    found[there] = (found[at][0] + 1, j, at)
                    waiting.append(there)
    return found


def of_pictures() -> dict[str, Callable[..., Any]]:
    """The functions of the theory, by the reference."""

    @cache
    def after(p: bool, P: Named) -> set[Named]:
        """What moves lead to, by the reference, with the numbers of the lines."""
        moves = (HACKENBUSH.left if p is LEFT else HACKENBUSH.right)(
            remaining(P), Standard.STANDARD
        )
        every = (_cut(P, i) for i in range(len(P)) if mine(p, P, i))
        return {Q for Q in every if remaining(Q) in moves}

    line = lambda P, j: P[j] if 0 <= j < len(P) else None

    def mine(p: bool, P: Named, j: int) -> bool:
        found = line(P, j)
        return found is not None and found[2] in ("LG" if p else "RG")

    which = lambda p, P, Q: next((i for i in range(len(P)) if mine(p, P, i) and _cut(P, i) == Q), 0)

    def ends(P: Named, j: int) -> tuple[int, int]:
        found = line(P, j)
        return (0, 0) if found is None else found[:2]

    near = lambda P, i, d: _distances(P, i).get(d, (0, NONE, 0))

    return {
        "there": lambda P, j: line(P, j) is not None,
        **parted("low high", ends),
        "mine": mine,
        "cut": _cut,
        "reaches": lambda p, P, Q: Q in after(p, P),
        "which": which,
        "joined": lambda P, i, d: d in _distances(P, i),
        **parted("far via nearer", near),
    }


def _models() -> Iterator[Model]:
    """Yield the one: pictures of up to three lines on the ground and two dots."""
    named = [P for n in range(LINES + 1) for P in pictures(n)]
    every: dict[Named, None] = dict.fromkeys(named)
    every |= dict.fromkeys(_cut(P, i) for P in named for i in range(len(P)))
    values = {"Picture": list(every), "Int": range(-1, LINES), "Bool": (True, False)}
    yield Model(f"{LINES} lines", of_pictures(), values)


HACKENBUSH_LINES = Theory("partizan", "pictures", _models)
PICTURE = HACKENBUSH_LINES.sort("Picture")
HACKENBUSH_LINES.let(p=BOOL, P=PICTURE, Q=PICTURE)
there = HACKENBUSH_LINES.function("there", PICTURE, INT, BOOL)
low, high = HACKENBUSH_LINES.functions("low high", PICTURE, INT, INT)
mine = HACKENBUSH_LINES.function("mine", BOOL, PICTURE, INT, BOOL)
cut = HACKENBUSH_LINES.function("cut", PICTURE, INT, PICTURE)
reaches = HACKENBUSH_LINES.function("reaches", BOOL, PICTURE, PICTURE, BOOL)
which = HACKENBUSH_LINES.function("which", BOOL, PICTURE, PICTURE, INT)
joined = HACKENBUSH_LINES.function("joined", PICTURE, INT, INT, BOOL)
far, via, nearer = HACKENBUSH_LINES.functions("far via nearer", PICTURE, INT, INT, INT)


@notion("Whether line j is there and joins the two dots.")
def between(P: Any, j: Any, d: Any, e: Any) -> Any:
    ends = ((low(P, j) == d) & (high(P, j) == e)) | ((low(P, j) == e) & (high(P, j) == d))
    return there(P, j) & ends


held = notion("Whether line j is tied to the ground where line i is gone.", "held")(
    lambda P, i, j: joined(P, i, low(P, j)) | joined(P, i, high(P, j))
)

tied_to = HACKENBUSH_LINES.axiom(
    "Section 2, Hackenbush: the ground, and what a line joins with what is tied to the ground"
)(
    lambda P, i, j: (
        joined(P, i, 0)
        & negation(there(P, NONE))
        & implies(there(P, j) & (j != i), joined(P, i, low(P, j)) == joined(P, i, high(P, j)))
    )
)
tied_by = HACKENBUSH_LINES.axiom(
    "Section 2, Hackenbush: nothing else is tied to the ground, and that over finitely many lines"
)(
    lambda P, i, d: implies(
        joined(P, i, d),
        (far(P, i, d) >= 0)
        & (
            (d == 0)
            | (
                between(P, via(P, i, d), d, nearer(P, i, d))
                & (via(P, i, d) != i)
                & joined(P, i, nearer(P, i, d))
                & under(far(P, i, nearer(P, i, d)), far(P, i, d))
            )
        ),
    )
)
floating = HACKENBUSH_LINES.axiom(
    "Section 2, Hackenbush: where a line is cut the others stay that are tied to the ground"
)(
    lambda P, i, j: implies(
        there(P, i),
        (there(cut(P, i), j) == (there(P, j) & (j != i) & held(P, i, j)))
        & implies(
            there(cut(P, i), j),
            (low(cut(P, i), j) == low(P, j)) & (high(cut(P, i), j) == high(P, j)),
        ),
    )
)
moves = HACKENBUSH_LINES.axiom(
    "Section 2, Hackenbush: a move cuts one line that the player may cut"
)(
    lambda p, P, Q: implies(
        reaches(p, P, Q),
        mine(p, P, which(p, P, Q)) & there(P, which(p, P, Q)) & (Q == cut(P, which(p, P, Q))),
    )
)
still_joined = HACKENBUSH_LINES.by_induction(
    "what is tied to the ground without a line is tied to it by the lines that stay",
    lambda P, i, d: far(P, i, d),
)(
    lambda P, i, d: implies(there(P, i) & joined(P, i, d), joined(cut(P, i), NONE, d)),
    (tied_by, floating, tied_to),
)
nothing_floats = HACKENBUSH_LINES.follows(
    "after a move each line is tied to the ground, and of those that are without one that is gone"
)(
    lambda p, P, Q, j: implies(
        reaches(p, P, Q),
        implies(there(Q, j), held(Q, NONE, j))
        & implies(there(P, j) & (j != which(p, P, Q)) & held(P, which(p, P, Q), j), there(Q, j))
        & negation(there(Q, which(p, P, Q))),
    ),
    (moves, floating, still_joined, tied_by),
    at=lambda p, P, Q, j: (which(p, P, Q), low(P, j), high(P, j)),
)

# How the claim's predicate sees them


def FLOATS_AWAY(p: Any, P: Any, Q: Any, j: Any) -> tuple[Any, tuple[Any, ...]]:
    """A line after a move: whether there, and tied; before: whether there, cut, and tied else."""
    i = which(p, P, Q)
    before = there(P, j), j == i, held(P, i, j)
    return reaches(p, P, Q), (there(Q, j), held(Q, NONE, j), *before)
