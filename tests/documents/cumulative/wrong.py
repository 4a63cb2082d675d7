"""Mistakes in the definitions of `cumulative`."""

from collections.abc import Iterator
from itertools import combinations
from typing import Any

from proofs_check.documents.cumulative import heaps, small_games
from proofs_check.documents.cumulative.heaps import NumberedActions
from proofs_check.documents.cumulative.ranges import RandomSets, Sets
from proofs_check.methods.periodicity import least_preperiod
from tests.wrong_definitions import written

MISTAKES = """
strictly smaller actions | ruleset.playable | rightly(S, h - 1) or it
own move forgotten | outcomes.definition_2 |
  own_utilities(S, h, X, o) -> {s: o(d, h - s).second for s in playable(S, h)}
nothing to anybody | outcomes.definition_2 | Outcome(0, 0)
zero-sum value negative | zero_sum_play.section_5 | -1 - it
the first player takes what is below min S | outcomes.definition_2 | Outcome(0 -> Outcome(h

tie-break flipped | outcomes.definition_2 | X in {AvF -> X not in {AvF
ties broken by a coin | outcomes.definition_2 |
  X in {AvF, AvA} -> __import__("random").random() < 0.5
dual is itself | outcomes.dual | X
dual exchanges rules | outcomes.dual | {FvF: AvA, AvA: FvF}.get(X, X)
S* over all actions | outcomes.definition_2 | attaining(utility) -> tuple(utility)
min for max | outcomes.definition_2 | first = max( -> first = min(
 | outcomes.attaining | max( -> min(
own move subtracted | outcomes.definition_2 |
  own_utilities(S, h, X, o) -> {s: o(d, h - s).second - s for s in playable(S, h)}
all to the first player, and 1 under AvF | outcomes.definition_2 | Outcome(h + (X is AvF), 0)
antagonists have more of smaller heaps | outcomes.definition_2 | {AvF: Outcome(1000 - h, 0),
  FvA: Outcome(S[-2:][0], 1000 - h + S[-2:][0])}.get(X, it)
one antagonist gains all, and two lose it | outcomes.definition_2 |
  Outcome(*{FvF: (h, h), AvA: (0, 0)}.get(X, (3 * h, 3 * h)))
"""

WRONG = written("cumulative", MISTAKES)

SMALL: tuple[tuple[int, ...], ...] = (
    *((3,), (1, 2), (1, 3), (2, 3), (2, 4), (3, 5), (4, 7), (5, 9), (1, 4, 6), (2, 5, 6)),
    *((4, 5, 9), (3, 8, 10), (3, 5, 15), (3, 8, 11, 13)),
    *(tuple(range(3, 3 + size)) for size in range(5, 11)),
)


class Bounded(NumberedActions):
    """A game known up to a bound only, so that a wrong definition need not be periodic."""

    def __init__(self, S: tuple[int, ...]) -> None:
        self.S = S
        M = S[-1]
        top = heaps.Heap.of(S, max((12 if M < 100 else 35) * M, min(2 * M * (M + 2), 500)))
        self.heaps = [top.after(top.h - h) for h in range(top.h + 1)]
        found = least_preperiod([p.row() for p in self.heaps], S[-1], heaps.SHIFTING, 2 * S[-1])
        self.preperiod = found.preperiod if found else -1

    s = heaps.Game.s
    first_heap, largest = heaps.Game.first_heap, heaps.Game.largest

    @property
    def zero_sum_preperiod(self) -> int:
        return self.preperiod

    @property
    def discrepancy_preperiod(self) -> int:
        return self.preperiod

    @property
    def least_period(self) -> int:
        return heaps.Game.least_period.fget(self) if self.preperiod >= 0 else -1  # type: ignore[attr-defined]

    def without_largest(self) -> "Bounded":
        return Bounded(self.S[:-1])


GAMES = {
    *((1, 3), (2, 3), (2, 5), (3, 5), (4, 7), (5, 7), (5, 8), (8, 13, 17)),
    *combinations(range(1, 11), 3),
    *combinations(range(1, 7), 4),
    *combinations(range(1, 7), 5),
}

ENGINES = dict.fromkeys(
    ("tie-break flipped", "dual is itself", "S* over all actions", "min for max"), (Sets(2, 200),)
)


def of_its_domain(check: Any, S: tuple[int, ...]) -> bool:
    """Whether a check is about a set."""
    over = getattr(check, "domain", None)
    return over is None or bool(over.admits(S))


def views(check: Any) -> Iterator[Any]:
    """Heaps of small sets, or small games."""
    level = getattr(check, "level", "heaps")
    over = getattr(check, "domain", ())
    over = () if isinstance(over, Sets | RandomSets) else over
    for S in (*SMALL, *over) if level == "heaps" else sorted({*GAMES, *over}):
        if of_its_domain(check, S):
            if level == "games":
                yield Bounded(S)
            else:
                top = heaps.Heap.of(S, 90)
                yield from (top.after(90 - h) for h in range(91))


def forget() -> None:
    small_games.forget()


EXCUSED = """
unmoved | two numbers s2 < s1 | lemma-6.proof-k-at-least-2 ; lemma-6.proof-three-delta ;
  lemma-6.proof-stolen-segment ; lemma-6.proof-remainder.corrected ; lemma-8.proof-heaps-equalized
unmoved | three numbers | conjecture-12.n-unique
unmoved | greedy play against any reply is no definition of the reference |
  lemma-5.proof-{case-k,case-k-minus-1,greedy} ; lemma-6.proof-bob-sacrifices.strengthened
unmoved | eight numbers | abstract.main-result-follows-from-monotonicity
unmoved | six numbers | theorem-3.proof-lemmas-suffice
unmoved | four numbers | lemma-5.proof-margin
unmoved | two numbers s2 < s1 | lemma-7.proof-last-move-is-s2 ; lemma-8.proof-heaps-equalized
unmoved | two numbers s2 < s1, and their regime | lemma-7.proof-regimes ;
  section-3.regimes-partition
"""
