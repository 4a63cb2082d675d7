"""Counterexamples of this document as plays that one can follow by hand."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import replace
from functools import cache
from itertools import accumulate
from operator import sub
from typing import Any

from proofs_check.core.evidence import Json
from proofs_check.core.ledger import ledger
from proofs_check.core.pictures import Cell, Picture, Play, Shape, Sketch, Table, Turn
from reference.cumulative import Convention, dual, rows, subtraction_set
from reference.cumulative.outcomes import Known, Outcome, maximisers, own_utilities
from reference.cumulative.play import looked_up, pspe_moves

LARGEST_HEAP = 250
"""Nobody follows a longer play by hand."""

MOST_HEAPS = 2_000
"""Heaps among which the first one is looked for where a row of a sweep names the set alone."""


def drawings(claim: str, witness: Mapping[str, Json]) -> Sequence[Picture]:
    """The play under each convention, and what each has in the end."""
    if claim in BY_CLAIM:
        return (BY_CLAIM[claim](witness),)
    asked = _asked(witness)
    if asked is None:
        return ()
    S, heap = asked
    had = witness.get("values")
    recorded = had if isinstance(had, Mapping) and heap > LARGEST_HEAP else {}
    ends = {X: recorded.get(str(X)) for X in Convention}
    if None in ends.values():
        *_, last = rows(S, heap)
        ends = {X: own or last.under(X) for X, own in ends.items()}
    cells = [
        [str(X), *map(str, each)] for X, each in ends.items() if isinstance(each, list | tuple)
    ]
    table = Table("What the two have in the end", ["convention", *PLAYERS], cells)
    if heap > LARGEST_HEAP:
        return (table,)
    actions, o = subtraction_set(S), looked_up(list(rows(S, heap)))
    plays: dict[tuple[int, ...], Play] = {}
    for X in spoken_of(ledger("cumulative")[f"cumulative/{claim}"].says):
        play = _play(actions, heap, X, o)
        taken = tuple(turn.taken for turn in play.turns)
        caption = f"{X} and {plays[taken].caption}" if taken in plays else play.caption
        plays[taken] = replace(play, caption=caption)
    at = _part([*plays])
    for taken, play in plays.items() if at is not None else ():
        turns = [replace(t, mark="here the plays part") if n == at else t
                 for n, t in enumerate(play.turns)]  # fmt: skip
        plays[taken] = replace(play, turns=turns)
    return (table, *plays.values())


def _part(plays: Sequence[tuple[int, ...]]) -> int | None:
    """The first turn at which plays differ; none where it is one play."""
    pairs = enumerate(zip(*plays, strict=False))
    return next((turn for turn, taken in pairs if len(set(taken)) > 1), None)


def spoken_of(statement: str) -> list[Convention]:
    """The conventions that a statement names; all of them where it names none.

    >>> [str(X) for X in spoken_of("utility is the same under AvA and FvA.")]
    ['FvA', 'AvA']
    """
    return [X for X in Convention if X in statement] or list(Convention)


def says(claim: str, statement: str, witness: Mapping[str, Json]) -> str:
    r"""What both have under the conventions of which the claim speaks, and who may choose.

    >>> at = {"instance": {"set": [4, 7], "heap": 34}}
    >>> print(says("lemma-9.4", "the same under AvA and AvF.", at).replace("; ", "\n"))
    S = {4, 7}, heap 34: first and second player have under AvF 19 and 15, AvA 18 and 14
    at heap 34 the plays part, by 4 under AvF and 7 under AvA
    at heap 30 the second player is indifferent between 4 and 7.
    """
    asked = None if claim in BY_CLAIM else _asked(witness)
    if asked is None:
        return ""
    S, heap = asked
    known = list(rows(S, heap))
    own, o = spoken_of(statement), looked_up(known)
    ends: dict[Outcome, list[str]] = {}
    for X in own:
        ends.setdefault(known[heap].under(X), []).append(str(X))
    each = ", ".join(
        f"{'each convention' if len(names) == len(Convention) else ' or '.join(names)} {a} and {b}"
        for (a, b), names in ends.items()
    )
    said = f"S = {_braced(S)}, heap {heap}: first and second player have under {each}"
    plays = {X: _play(subtraction_set(S), heap, X, o).turns for X in own}
    taken = [tuple(turn.taken for turn in turns) for turns in plays.values()]
    if (at := _part(taken)) is not None:
        first = {turns[at].taken: X for X, turns in [*plays.items()][::-1] if len(turns) > at}
        moves = " and ".join(f"{s} under {X}" for s, X in [*first.items()][::-1])
        said += f"; at heap {heap - sum(taken[0][:at])} the plays part, by {moves}"
    for left, turn in zip(_heaps_of(heap, taken[0]), plays[own[0]], strict=False):
        if turn.mark:
            return f"{said}; at heap {left} the {turn.words.split()[0]} player is {turn.mark}."
    return f"{said}."


def _heaps_of(heap: int, taken: Sequence[int]) -> list[int]:
    """The heap before each turn.

    >>> _heaps_of(34, (4, 7))
    [34, 30, 23]
    """
    return [*accumulate(taken, sub, initial=heap)]


def questions(claim: str, witness: Mapping[str, Json]) -> Sequence[str]:
    """What to ask the reference, on the command line and in Python."""
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


PLAYERS = ("first", "second")

SAYS = {
    "section-3.only-two-actions.every.strengthened": "With S = {set} it fails at no heap.",
    "section-7.divergence-with-more-actions.every.strengthened":
        "With S = {set} it happens at no heap.",
    "abstract.main-result-follows-from-monotonicity":
        "Utilities FvF {FvF}, AvF {AvF}, FvA {FvA}, AvA {AvA}: turning antagonistic never benefits "
        "who turns, and yet one has more under AvA than under FvF.",
    "lemma-6.proof-remainder": "S = {set}: the quotient is {k} and the remainder {r}.",
    "problem-3.bound.measured":
        "S = {set}: from heap {preperiod} on the outcomes repeat, every {period} heaps.",
}  # fmt: skip
"""The point of counterexamples that are no play from a heap."""

FIRST_HEAPS = 18


def _heaps(S: Sequence[int]) -> Table:
    """What both have under each convention, heap by heap from the smallest."""
    cells = [
        [str(heap), *(", ".join(map(str, row.under(X))) for X in Convention)]
        for heap, row in zip(range(FIRST_HEAPS + 1), rows(S), strict=False)
    ]
    caption = f"First and second player's utility with {_braced(S)}, the first heaps"
    return Table(caption, ["heap", *map(str, Convention)], cells)


def _braced(S: Sequence[int]) -> str:
    return f"{{{', '.join(map(str, sorted(S)))}}}"


def _turned(utilities: Mapping[str, Sequence[int]]) -> Table:
    """What each convention gives, and what that is against the one before a player turned."""
    cells: list[list[Cell | str]] = [["FvF", *map(str, utilities["FvF"]), "", ""]]
    for before, after, who in (("FvF", "AvF", 0), ("FvF", "FvA", 1), ("FvA", "AvA", 0),
                               ("AvF", "AvA", 1)):  # fmt: skip
        had, has = utilities[before], utilities[after]
        said = "has more" if has[who] > had[who] else "has no more"
        cells.append([after, *map(str, has), PLAYERS[who], f"{said} than under {before}"])
    worst = [Cell(str(a), f"more than {f} under FvF") if a > f else str(a)
             for f, a in zip(utilities["FvF"], utilities["AvA"], strict=True)]  # fmt: skip
    cells.append(["AvA against FvF", *worst, "both", "the main result is about these"])
    caption = "Turning antagonistic benefits neither who turns, and yet one has more in the end"
    return Table(caption, ["convention", *PLAYERS, "who turned", "that player"], cells)


def _divided(s2: int, s1: int) -> Play:
    """The larger action taken apart into as many of the smaller as it has, and what remains."""
    k, r = divmod(s1, s2)
    turns = [Turn(f"take {s2}", s2, s1 - n * s2, [str(n)]) for n in range(1, k + 1)]
    caption = f"{s1} = {k} * {s2} + {r}: k is {k}, and what remains, {r}, is not below it"
    return Play(caption, s1, ("times",), turns)


ABOUT_THE_END = 2
"""So many heaps are shown on each side of the one from which on outcomes repeat."""


@cache
def _repeats(S: tuple[int, ...], preperiod: int, period: int, bound: int) -> Table:
    """Each outcome beside that a period later, about where all of them grow alike."""
    row = list(rows(S, preperiod + ABOUT_THE_END + period))
    shift = period // 2
    cells: list[list[Cell | str]] = []
    for x in range(preperiod - ABOUT_THE_END, preperiod + ABOUT_THE_END + 1):
        pairs = [(row[x].under(X), row[x + period].under(X)) for X in Convention]
        written = [f"{now[0]}, {now[1]}; {then[0]}, {then[1]}" for now, then in pairs]
        alike = [all(b - a == shift for a, b in zip(*pair, strict=True)) for pair in pairs]
        marked = zip(written, alike, strict=True)
        cells.append(
            [str(x), *(text if same else Cell(text, f"not {shift} more") for text, same in marked)]
        )
    caption = (
        f"{_braced(S)}: utilities at a heap, and {period} heaps later; each is {shift} more from "
        f"heap {preperiod} on, and the bound says from {bound} on"
    )
    return Table(caption, ["heap", *map(str, Convention)], cells)


def _bound_missed(witness: Mapping[str, Any]) -> Table:
    """Of the preperiod of one set, or of a row of a sweep that names it."""
    if "of_set" in witness:
        S = tuple(map(int, witness["of_set"].split()))
        preperiod, period = int(witness["longest_preperiod"]), 2 * S[-1]
    else:
        S, values = tuple(witness["instance"]["set"]), witness["values"]
        preperiod, period = values["preperiod"], values["period"]
    return _repeats(S, preperiod, period, (2 * max(S) - 1) * (max(S) - 2))


def _all_heaps(witness: Any) -> Picture:
    return _heaps(witness["instance"]["set"])


BY_CLAIM: Mapping[str, Callable[[Any], Picture]] = {
    "section-3.only-two-actions.every.strengthened": _all_heaps,
    "section-7.divergence-with-more-actions.every.strengthened": _all_heaps,
    "abstract.main-result-follows-from-monotonicity": lambda witness: _turned(witness["instance"]),
    "lemma-6.proof-remainder": lambda witness: _divided(*witness["instance"]["set"]),
    "problem-3.bound.measured": _bound_missed,
}
"""Counterexamples that are no play from a heap."""


def _asked(witness: Mapping[str, Json]) -> tuple[tuple[int, ...], int] | None:
    """The set and the heap of a counterexample that has both."""
    instance = witness.get("instance")
    if not isinstance(instance, Mapping):
        return _of_row(witness)
    S, heap = instance.get("set"), instance.get("heap")
    if not isinstance(S, list | tuple) or not isinstance(heap, int) or heap <= 0:
        return None
    actions = tuple(s for s in S if isinstance(s, int))
    return (actions, heap) if actions else None


def _of_row(row: Mapping[str, Json]) -> tuple[tuple[int, ...], int] | None:
    """The set of a row of a sweep, and the first heap where it does what the row says.

    >>> of = {"of_set": "4 7", "player": "first", "sign": "less"}
    >>> _of_row({**of, "before": "FvA", "after": "AvA"})
    ((4, 7), 41)
    """
    known = row.get("of_set", row.get("set"))
    if not isinstance(known, str) or "before" not in row:
        return None
    S = tuple(map(int, known.split()))
    if "heap" in row:
        return S, int(str(row["heap"]))
    before, after = (Convention(str(row[name])) for name in ("before", "after"))
    player, wanted = PLAYERS.index(str(row["player"])), str(row["sign"]) == "more"
    for heap, each in enumerate(rows(S, MOST_HEAPS)):
        more = each.under(after)[player] - each.under(before)[player]
        if more != 0 and (more > 0) is wanted:
            return S, heap
    return None


def _play(S: tuple[int, ...], heap: int, X: Convention, o: Known) -> Play:
    """The first line of play, the smaller of equally good moves at each turn."""
    turns: list[Turn] = []
    left, totals, Y = heap, [0, 0], X
    while best := pspe_moves(S, left, Y, o):
        mover = len(turns) % 2
        own, alike = own_utilities(S, left, Y, o), maximisers(S, left, Y, o)
        gives = {s: (utility, o(dual(Y), left - s).first) for s, utility in own.items()}
        why = "; ".join(f"{s}: {mine}, {other}" for s, (mine, other) in gives.items())
        named = " and ".join(map(str, alike))
        mark = f"indifferent between {named}" if len(alike) > 1 else ""
        totals[mover] += best[0]
        left -= best[0]
        Y = dual(Y)
        words = f"{PLAYERS[mover]} takes {best[0]}"
        turns.append(Turn(words, best[0], left, [str(total) for total in totals], mark, why))
    choice = ", ".join(map(str, pspe_moves(S, heap, X, o)))
    first = f"; the first move may be {choice}" if choice else ""
    return Play(f"{X}: {totals[0]} to {totals[1]}{first}", heap, PLAYERS, turns)


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
