"""Counterexamples of this document as plays that one can follow by hand."""

from collections.abc import Iterator, Sequence
from itertools import count
from typing import NamedTuple

from proofs_check.core.claim import Claim
from proofs_check.core.pictures import Cell, Fields, Picture, Shape, Sketch, Table
from reference.cumulative import Convention, dual, rows, subtraction_set
from reference.cumulative.outcomes import Known, Outcome, maximisers, own_utilities
from reference.cumulative.play import looked_up, pspe_moves

LARGEST_HEAP = 250
"""Nobody follows a longer play by hand."""

PLAYERS = ("first", "second")


class Turn(NamedTuple):
    """One turn of a play: who takes how much, from which heap, and what each has then."""

    heap: int
    player: str
    taken: int
    totals: Sequence[int]
    choice: str
    """That the player is indifferent between some moves; empty where one is best."""
    gives: str
    """What each move gives the player and the other: the values that decide."""


def _play(S: tuple[int, ...], heap: int, X: Convention, o: Known) -> list[Turn]:
    """The first line of play, the smaller of equally good moves at each turn."""
    turns: list[Turn] = []
    totals = [0, 0]
    while best := pspe_moves(S, heap, X, o):
        mover, alike = len(turns) % 2, maximisers(S, heap, X, o)
        totals[mover] += best[0]
        choice = f"indifferent between {' and '.join(map(str, alike))}" if len(alike) > 1 else ""
        own = own_utilities(S, heap, X, o).items()
        gives = "; ".join(f"{s}: {mine}, {o(dual(X), heap - s).first}" for s, mine in own)
        turns.append(Turn(heap, PLAYERS[mover], best[0], [*totals], choice, gives))
        heap, X = heap - best[0], dual(X)
    return turns


class Play(NamedTuple):
    """A play, and the conventions under which it is the first line of play."""

    conventions: list[Convention]
    turns: list[Turn]


def _plays(claim: Claim, S: tuple[int, ...], heap: int, o: Known) -> list[Play]:
    """The plays under the conventions of which the claim speaks, equal ones once."""
    found: dict[tuple[int, ...], Play] = {}
    for X in spoken_of(claim.says):
        turns = _play(S, heap, X, o)
        taken = tuple(turn.taken for turn in turns)
        found.setdefault(taken, Play([], turns)).conventions.append(X)
    return [*found.values()]


def _part(plays: Sequence[Play]) -> int | None:
    """The first turn at which plays differ; none where it is one play."""
    pairs = enumerate(zip(*(play.turns for play in plays), strict=False))
    return next((n for n, own in pairs if len({turn.taken for turn in own}) > 1), None)


def spoken_of(statement: str) -> list[Convention]:
    """The conventions that a statement names; all of them where it names none.

    >>> [str(X) for X in spoken_of("utility is the same under AvA and FvA.")]
    ['FvA', 'AvA']
    """
    return [X for X in Convention if X in statement] or list(Convention)


def _asked(at: Fields) -> tuple[tuple[int, ...], int]:
    """The set and the heap; of a row of a sweep without a heap the first where it is so.

    >>> row = {"of_set": "4 7", "player": "first", "sign": "less"}
    >>> _asked({**row, "before": "FvA", "after": "AvA"})
    ((4, 7), 41)
    """
    known = at.get("set", at.get("of_set"))
    S = tuple(map(int, known.split() if isinstance(known, str) else known))
    if "heap" in at:
        return S, int(at["heap"])
    before, after = Convention(at["before"]), Convention(at["after"])
    player, wanted = PLAYERS.index(at["player"]), at["sign"] == "more"
    for heap, each in zip(count(), rows(S), strict=False):
        had, has = each.under(before)[player], each.under(after)[player]
        if has != had and (has > had) is wanted:
            return S, heap
    raise AssertionError("rows go on without end")


def _drawn(claim: Claim, at: Fields) -> Iterator[Picture]:
    """Each play turn by turn, if somebody would follow it."""
    S, heap = _asked(at)
    if heap > LARGEST_HEAP:
        return
    o = looked_up(list(rows(S, heap)))
    plays = _plays(claim, subtraction_set(S), heap, o)
    part = _part(plays)
    for names, turns in plays:
        lines: list[list[Cell | str]] = [[f"heap {heap}", str(heap), "0", "0", ""]]
        for number, turn in enumerate(turns):
            mark = "here the plays part" if number == part else turn.choice
            move, left = f"{turn.player} takes {turn.taken}", turn.heap - turn.taken
            lines.append([move, str(left), *map(str, turn.totals), Cell(turn.gives, mark)])
        first = ", ".join(map(str, pspe_moves(subtraction_set(S), heap, names[0], o))) or "none"
        ends = " to ".join(map(str, o(names[0], heap)))
        caption = f"{' and '.join(names)}: {ends}; the first move may be {first}"
        head = ["turn", "left", *PLAYERS, "a move: mover, other"]
        yield Table(caption, head, lines, is_play=True)


def _said(claim: Claim, at: Fields) -> str:
    """What both have under the conventions of which the claim speaks, and who may choose."""
    S, heap = _asked(at)
    o = looked_up(list(rows(S, heap)))
    ends: dict[Outcome, list[str]] = {}
    for X in spoken_of(claim.says):
        ends.setdefault(o(X, heap), []).append(str(X))
    each = ", ".join(
        f"{'each convention' if len(names) == len(Convention) else ' or '.join(names)} {a} and {b}"
        for (a, b), names in ends.items()
    )
    said = f"S = {_braced(S)}, heap {heap}: first and second player have under {each}"
    plays = _plays(claim, subtraction_set(S), heap, o)
    turns = plays[0].turns
    if (part := _part(plays)) is not None:
        moves: dict[int, Convention] = {}
        for play in plays:
            moves.setdefault(play.turns[part].taken, play.conventions[0])
        parted = " and ".join(f"{s} under {X}" for s, X in moves.items())
        said += f"; at heap {turns[part].heap} the plays part, by {parted}"
    for turn in turns:
        if turn.choice:
            return f"{said}; at heap {turn.heap} the {turn.player} player is {turn.choice}."
    return f"{said}."


def _questions(claim: Claim, at: Fields) -> Iterator[str]:
    S, heap = _asked(at)
    joined = ",".join(map(str, S))
    for X in Convention:
        yield f"gameproof solve cumulative.outcome set={joined} heap={heap} convention={X}"
    yield (
        "from reference.cumulative import Convention, one_line, outcome; "
        f"[(str(X), outcome({{{joined}}}, {heap}, X), one_line({{{joined}}}, {heap}, X)) "
        "for X in Convention]"
    )


DRAWS = {"set, heap": _drawn, "of_set, before": _drawn}
ASKS = {"set, heap": _questions, "of_set, before": _questions}
SAYS = {
    "section-3.only-two-actions.every.strengthened": "With S = {set} it fails at no heap.",
    "section-7.divergence-with-more-actions.every.strengthened":
        "With S = {set} it happens at no heap.",
    "abstract.main-result-follows-from-monotonicity":
        "Utilities FvF {FvF}, AvF {AvF}, FvA {FvA}, AvA {AvA}: turning antagonistic never benefits "
        "who turns, and yet one has more under AvA than under FvF.",
    "lemma-6.proof-remainder":
        "S = {set}: the quotient is {k}, and the remainder {r} is not below it.",
    "set, preperiod, period":
        "S = {set}: from heap {preperiod} on the outcomes repeat, every {period} heaps, and no "
        "earlier.",
    "set, heap": _said,
    "of_set, before": _said,
}  # fmt: skip


def _braced(S: Sequence[int]) -> str:
    return f"{{{', '.join(map(str, sorted(S)))}}}"


def _curves(set: Sequence[int], heap: int, convention: str) -> Sketch:  # noqa: A002 - a field
    """What both players collect at each heap."""
    S = subtraction_set(set)
    outcomes = [row.under(Convention(convention)) for row in rows(S, heap)]
    players = ("first", "left"), ("second", "right")
    curves = [
        Shape([(h, float(utilities[n])) for h, utilities in enumerate(outcomes)], player, mark)
        for n, (player, mark) in enumerate(players)
    ]
    last = outcomes[heap]
    return Sketch(
        f"Outcomes of {_braced(S)} under {convention}, heaps 0 to {heap}",
        f"At heap {heap} the first player collects {last[0]} and the second {last[1]}.",
        [Shape([(0.0, 0.0), (float(heap), 0.0)], f"heap {heap}", "axis"), *curves],
    )


PLOTS = {"cumulative.outcome": _curves}

NOTATION = {
    f"{theory}.{name}": written
    for theory in ("two", "any")
    for name, written in (
        ("first", "o^1_{0}({1})"),
        ("second", "o^2_{0}({1})"),
        ("dual", "d({0})"),
        ("times", ".*"),
    )
}
"""How the document writes what its theories name."""
