"""Counterexamples of this document as plays that one can follow by hand."""

from collections.abc import Mapping, Sequence

from proofs_check.core.evidence import Json
from proofs_check.core.pictures import Picture, Play, Table, Turn
from reference.cumulative import Convention, moves, one_line, outcome

LARGEST_HEAP = 250
"""Nobody follows a longer play by hand."""


def drawings(claim: str, witness: Mapping[str, Json]) -> Sequence[Picture]:
    """The play under each convention, and what each has in the end."""
    del claim
    asked = _asked(witness)
    if asked is None:
        return ()
    S, heap = asked
    had = witness.get("values")
    recorded = had if isinstance(had, Mapping) and heap > LARGEST_HEAP else {}
    ends = {str(X): recorded.get(str(X)) or outcome(S, heap, X) for X in Convention}
    rows = [[X, *map(str, each)] for X, each in ends.items() if isinstance(each, list | tuple)]
    table = Table("What the two have in the end", ["convention", "first", "second"], rows)
    return (table, *(_play(S, heap, X) for X in Convention if heap <= LARGEST_HEAP))


def questions(claim: str, witness: Mapping[str, Json]) -> Sequence[str]:
    """What to ask the reference, on the command line and in Python."""
    del claim
    asked = _asked(witness)
    if asked is None:
        return ()
    S, heap = asked
    joined = ",".join(map(str, S))
    return [
        *(f"gameproof solve cumulative.outcome set={joined} heap={heap} convention={X}"
          for X in Convention),
        "from reference.cumulative import Convention, one_line, outcome; "
        f"[(str(X), outcome({{{joined}}}, {heap}, X), one_line({{{joined}}}, {heap}, X)) "
        "for X in Convention]",
    ]  # fmt: skip


def _asked(witness: Mapping[str, Json]) -> tuple[tuple[int, ...], int] | None:
    """The set and the heap of a counterexample that has both."""
    instance = witness.get("instance")
    if not isinstance(instance, Mapping):
        return None
    S, heap = instance.get("set"), instance.get("heap")
    if not isinstance(S, list | tuple) or not isinstance(heap, int) or heap <= 0:
        return None
    actions = tuple(s for s in S if isinstance(s, int))
    return (actions, heap) if actions else None


def _play(S: tuple[int, ...], heap: int, X: Convention) -> Play:
    """The first line of play, the smaller of equally good moves at each turn."""
    turns = []
    left, totals = heap, [0, 0]
    for number, s in enumerate(one_line(S, heap, X)):
        mover = number % 2
        totals[mover] += s
        left -= s
        words = f"{('first', 'second')[mover]} takes {s}"
        turns.append(Turn(words, s, left, [str(total) for total in totals]))
    choice = ", ".join(map(str, moves(S, heap, X)))
    first = f"; the first move may be {choice}" if choice else ""
    return Play(f"{X}: {totals[0]} to {totals[1]}{first}", heap, ("first", "second"), turns)
