"""What claims say of a heap, on the reference's numbers and on the engine's columns alike."""

from collections.abc import Callable
from typing import Any

from proofs_check.methods.logic import conjunction, implies, negation
from reference.cumulative import AvA, AvF, Convention, FvA, FvF, dual


def discrepant(o: Any) -> bool:
    """The FvF and AvA outcomes of this heap differ."""
    true: bool = (o.FvF.first != o.AvA.first) | (o.FvF.second != o.AvA.second)
    return true


def conventions_differ(o: Any) -> bool:
    """The four conventions do not all agree at this heap."""
    true: bool = o.h < 0
    for X in (AvA, AvF, FvA):
        for i in (0, 1):
            true = true | (o.under(X)[i] != o.FvF[i])
    return true


def second_leads(o: Any) -> bool:
    """Under some convention the second player collects more than the first."""
    true: bool = o.h < 0
    for X in Convention:
        true = true | (o.under(X).second > o.under(X).first)
    return true


def zero_sum_differs(o: Any) -> bool:
    """The zero-sum value of this heap is not the AvA difference."""
    true: bool = o.zs != o.AvA.first - o.AvA.second
    return true


def greedy_is_feasible(o: Any) -> bool:
    """The largest action can be played, so that any other is a sacrifice."""
    true: bool = o.h >= o.s1
    return true


def s2_is_forced(o: Any) -> bool:
    """The smaller of two actions alone can be played."""
    true: bool = (o.h >= o.s2) & (o.h < o.s1)
    return true


def dominant(o: Any) -> bool:
    """2 s2 <= s1."""
    true: bool = 2 * o.s2 <= o.s1
    return true


def on_a_half_line(o: Any) -> bool:
    """S1/s2 is (k+1)/k for some k."""
    true: bool = o.s2 % (o.s1 - o.s2) == 0
    return true


def off_half_lines(g: Any) -> bool:
    """S1 < 2 s2, and s1/s2 is no (k+1)/k."""
    true: bool = (g.s1 < 2 * g.s2) & (g.s2 % (g.s1 - g.s2) != 0)
    return true


def maximises(o: Any, X: Convention, n: int) -> bool:
    """Action s_n is in S*(h) under X; it is playable."""
    true: bool = o.s(n) + o.H(n).under(dual(X)).second == o.under(X).first
    return true


def repeats_greedily(o: Any, X: Convention) -> bool:
    """s1 is a best move under X, and each has s1 more than from the heap 2 s1 smaller."""
    before = o.H(1).H(1)
    true: bool = maximises(o, X, 1)
    for i in (0, 1):
        true = true & (o.under(X)[i] == before.under(X)[i] + o.s1)
    return true


def repeats(o: Any) -> bool:
    """Each has s1 more than from the heap 2 s1 smaller, the zero-sum value is the same."""
    before = o.H(1).H(1)
    of_each = ((o.under(X)[i], before.under(X)[i]) for X in Convention for i in (0, 1))
    return conjunction([o.zs == before.zs, *(now == then + o.s1 for now, then in of_each)])


def AvA_repeats(o: Any) -> bool:
    """Under AvA each has s1 more than from heap h - 2 s1, and the zero-sum value is the same."""
    before = o.H(1).H(1)
    of_each = [o.AvA[i] == before.AvA[i] + o.s1 for i in (0, 1)]
    return conjunction([o.zs == before.zs, *of_each])


def is_pspe_move(o: Any, X: Convention, n: int) -> bool:
    """Action s_n is in S*(h) under X and survives the tie-break; it is playable."""
    survives: bool = o.H(n).under(dual(X)).first == o.under(X).second
    return maximises(o, X, n) & survives


def lost_by_the_first(o: Any) -> Any:
    """What the starting player loses from FvF to AvA."""
    return o.FvF.first - o.AvA.first


def lost_by_the_second(o: Any) -> Any:
    """What the second player loses from FvF to AvA."""
    return o.FvF.second - o.AvA.second


def repeats_from(o: Any) -> Any:
    """A heap from which two actions repeat: off the half-lines, under FvF and under AvA."""
    d = o.s1 - o.s2
    n, e = o.s2 // d, o.s2 % d
    return 2 * o.s1 * (n + 3 + 2 * n * ((d + e - 1) // (2 * e)))


def alone_has_the_same(o: Any) -> bool:
    """Whoever turns from friendly to antagonistic alone has the same, the other no more."""
    same = (o.FvA.second == o.FvF.second) & (o.AvF.first == o.FvF.first)
    true: bool = same & (o.FvA.first <= o.FvF.first) & (o.AvF.second <= o.FvF.second)
    return true


def sacrifice_gains(o: Any) -> bool:
    """Under FvF the sacrifice is the only member of S*(h)."""
    return negation(maximises(o, FvF, 1))


def moves_are(o: Any, X: Convention, m: int, n: int) -> bool:
    """s_m is a PSPE move under FvF, and s_n one under X."""
    return is_pspe_move(o, FvF, m) & is_pspe_move(o, X, n)


def sacrifice_is_pspe(o: Any) -> bool:
    """The half of Case 1 that stands beside (2): s2 under FvA."""
    return is_pspe_move(o, FvA, 2)


def case_1(o: Any) -> bool:
    """Case 1 of the proof of Lemma 8: s1 under FvF, s2 under FvA."""
    return moves_are(o, FvA, 1, 2)


def case_2(o: Any) -> bool:
    """Case 2 of the proof of Lemma 8: s2 under FvF, s1 under FvA."""
    return moves_are(o, FvA, 2, 1)


def moves_differ(o: Any) -> bool:
    """One action is a PSPE move under FvF, the other one under AvF."""
    return moves_are(o, AvF, 1, 2) | moves_are(o, AvF, 2, 1)


def one_maximises(o: Any, X: Convention) -> bool:
    """One action alone is in S*(h) under X."""
    return negation(maximises(o, X, 1) & maximises(o, X, 2))


def for_pspe_moves(o: Any, X: Convention, relation: Callable[[int, int], bool]) -> bool:
    """The relation for every PSPE move s' under FvF and s'' under X."""
    return conjunction(
        implies(moves_are(o, X, m, n), relation(m, n)) for m in (1, 2) for n in (1, 2)
    )


def the_same(*pairs: Any) -> Any:
    """Of each pair of outcomes both are the same."""
    return conjunction((one.first == two.first) & (one.second == two.second) for one, two in pairs)


def leads_to_one(*conventions: Any) -> Any:
    """Some action survives, and a number that does leads to the outcome."""
    return conjunction(
        some & implies(survives, the_same((after, o))) for some, survives, after, o in conventions
    )


def nothing(*outcomes: Any) -> Any:
    return conjunction((o.first == 0) & (o.second == 0) for o in outcomes)


def asked_of_the_mover(*conventions: Any) -> Any:
    """Of those in S*(h) the choice gives the other one the most if friendly, else the least.

    Each has whether the mover is friendly, whether the choice is in S*(h) and what the other one
    has after it, the same of any number, and o^2.
    """
    return conjunction(
        chosen & (second == got) & implies(ties, got >= other if friendly else got <= other)
        for friendly, (chosen, got), (ties, other), second in conventions
    )
