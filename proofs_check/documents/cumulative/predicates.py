"""What claims say of a heap, on the reference's numbers and on the engine's columns alike."""

from typing import Any

from reference.cumulative import AvA, AvF, Convention, FvA, dual


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


def dominant(o: Any) -> bool:
    """2 s2 <= s1."""
    true: bool = 2 * o.s2 <= o.s1
    return true


def maximises(o: Any, X: Convention, n: int) -> bool:
    """Action s_n is in S*(h) under X; it is playable."""
    true: bool = o.s(n) + o.H(n).under(dual(X)).second == o.under(X).first
    return true


def is_pspe_move(o: Any, X: Convention, n: int) -> bool:
    """Action s_n is in S*(h) under X and survives the tie-break; it is playable."""
    survives: bool = o.H(n).under(dual(X)).first == o.under(X).second
    return maximises(o, X, n) & survives
