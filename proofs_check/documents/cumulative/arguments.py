"""Arguments of ours, with the steps that Z3 confirms; the long one is that of Problem 2.

Let m = min S. What a player is sure of, whatever the other does: A(h) moving first, B(h) moving
second. Both are 0 below m; otherwise A(h) is the largest s + B(h - s), and B(h) the least
A(h - s), over the playable s. By induction on h, for every convention X:

(1) o^1_X(h) >= A(h) and o^2_X(h) >= B(h);
(2) o^1_X(h) + o^2_X(h) <= h;
(3) A(h) + B(h) >= h - m + 1.

So o^1_X(h) lies between A(h) and A(h) + m - 1, and o^2_X(h) between B(h) and B(h) + m - 1,
whatever X is. S may be infinite. For the periodicity, S is finite, and M = max S: then A(h) is
at least M + B(h - M) for h >= M, and 2 A(h) >= h - M + 1, 2 B(h) >= h - 2M + 1 follow alike.
"""

from proofs_check.methods.argument import Step
from proofs_check.methods.smt import Integer, Terms


def _numbers(terms: Terms, *names: str) -> list[Integer]:
    return [terms.integer(name) for name in names]


def _first_is_sure(terms: Terms) -> None:
    s, first, second_after, B_after = _numbers(terms, "s", "first", "second_after", "B_after")
    terms.follows(second_after >= B_after, first >= s + second_after, first >= s + B_after)


def _second_is_sure(terms: Terms) -> None:
    second, first_after, A_after, B = _numbers(terms, "second", "first_after", "A_after", "B")
    terms.follows(second == first_after, first_after >= A_after, A_after >= B, second >= B)


def _at_most_the_heap(terms: Terms) -> None:
    h, s, first_after, second_after = _numbers(terms, "h", "s", "first_after", "second_after")
    first, second = second_after + s, first_after
    terms.follows(first_after + second_after <= h - s, first + second <= h)


def _sure_of_nearly_all(terms: Terms) -> None:
    # s attains the least A(h - s).
    h, m, s, A, B = _numbers(terms, "h", "m", "s", "A", "B")
    A_after, B_after = _numbers(terms, "A_after", "B_after")
    hypothesis = A_after + B_after >= h - s - m + 1
    terms.follows(hypothesis, A >= s + B_after, B == A_after, A + B >= h - m + 1)


def _sure_below_m(terms: Terms) -> None:
    h, m = _numbers(terms, "h", "m")
    terms.follows(h < m, h - m + 1 <= 0)


def _apart(terms: Terms) -> None:
    h, m, A, B = _numbers(terms, "h", "m", "A", "B")
    a1, a2, b1, b2 = _numbers(terms, "first_X", "second_X", "first_Y", "second_Y")
    hypotheses = [
        formula
        for first, second in ((a1, a2), (b1, b2))
        for formula in (first >= A, second >= B, first + second <= h)
    ]
    conclusion = (a1 - b1 <= m - 1) & (a2 - b2 <= m - 1)
    terms.follows(*hypotheses, A + B >= h - m + 1, conclusion)


def _half_first(terms: Terms) -> None:
    h, M, A, B_after = _numbers(terms, "h", "M", "A", "B_after")
    terms.follows(h >= M, 2 * B_after >= h - M - 2 * M + 1, A >= B_after + M, 2 * A >= h - M + 1)


def _half_first_small(terms: Terms) -> None:
    h, M, A = _numbers(terms, "h", "M", "A")
    terms.follows(h < M, A >= 0, 2 * A >= h - M + 1)


def _half_second(terms: Terms) -> None:
    h, M, s, A_after = _numbers(terms, "h", "M", "s", "A_after")
    terms.follows(s <= M, 2 * A_after >= h - s - M + 1, 2 * A_after >= h - 2 * M + 1)


WORDS = (
    "By induction on h: each player collects at least what they are sure of, A(h) moving first and "
    "B(h) moving second; together they collect at most h; and A(h) + B(h) >= h - m + 1 with "
    "m = min S, because from the action s that attains B(h) = A(h-s) one has A(h) >= s + B(h-s). "
    "A and B do not depend on the convention, so no two conventions are further apart than m - 1."
)

STEPS = (
    Step("(1) at h - s gives o^1_X(h) >= s + B(h-s), for every s", _first_is_sure),
    Step("(1) at h - s* gives o^2_X(h) = o^1_d(X)(h-s*) >= A(h-s*) >= B(h)", _second_is_sure),
    Step("(2) at h - s* gives (2) at h", _at_most_the_heap),
    Step("(3) at h - s gives (3) at h", _sure_of_nearly_all),
    Step("(3) below m, where A and B are 0", _sure_below_m),
    Step("(1), (2), (3) put any two conventions within m - 1 for both players", _apart),
)

WORDS_PERIODIC = (
    WORDS
    + " For finite S with M = max S, moreover 2 A(h) >= h - M + 1 and 2 B(h) >= h - 2M + 1; with "
    "(2), 2 o^i_X(h) - h takes finitely many values, and so does the window of the last M heaps "
    "with all eight of them, together with the parity of h. Two windows are equal, then; their "
    "outcomes differ by half the distance of the heaps, for all eight alike, and since Definition "
    "2 gives heap h >= M from the last M heaps and commutes with a common shift, everything "
    "repeats from there on."
)

STEPS_PERIODIC = (
    *STEPS,
    Step("2 B(h-M) >= h - 3M + 1 gives 2 A(h) >= h - M + 1 where h >= M", _half_first),
    Step("2 A(h) >= h - M + 1 where h < M", _half_first_small),
    Step("2 A(h-s) >= h - s - M + 1 gives 2 B(h) >= h - 2M + 1", _half_second),
)


def chained(terms: Terms) -> None:
    """Not so: a >= b and b >= c give a >= c."""
    a, b, c = (terms.integer(name) for name in ("FvF", "FvA", "AvA"))
    terms.follows(a >= b, b >= c, a >= c)


def combined(terms: Terms) -> None:
    """Not so: items 1 of Lemmas 8 and 9 give Theorem 3 for the starting player."""
    FvF_, FvA_, AvA_ = (terms.integer(name) for name in ("FvF", "FvA", "AvA"))
    terms.follows(FvF_ >= FvA_, AvA_ == FvA_, FvF_ >= AvA_)


def combined_second(terms: Terms) -> None:
    """Not so: items 2 of Lemmas 8 and 9 give Theorem 3 for the second player."""
    FvF_, FvA_, AvA_ = (terms.integer(name) for name in ("FvF", "FvA", "AvA"))
    terms.follows(FvF_ == FvA_, AvA_ <= FvA_, FvF_ >= AvA_)
