"""An argument of ours that settles Conjecture 17, with the steps that Z3 confirms.

Let M = max S. For every convention X and heap h:

(A) o^1_X(h) + o^2_X(h) <= h, and both are at least 0;
(B) 2 o^1_X(h) >= h - M + 1;
(C) 2 o^2_X(h) >= h - 2M + 1.

All three follow by induction on h from Definition 2: the first player may take M where h >= M,
and the second player is the first one of the heap that s* leaves. By (A), (B) and (C) each
utility lies within an interval of length (3M - 2)/2 around h/2 that does not depend on X.
"""

from proofs_check.methods.argument import Step, unless
from proofs_check.methods.smt import Integer, Terms


def _numbers(terms: Terms, *names: str) -> list[Integer]:
    return [terms.integer(name) for name in names]


def _sum(terms: Terms) -> None:
    h, s, first_after, second_after = _numbers(terms, "h", "s", "first_after", "second_after")
    first, second = second_after + s, first_after
    terms.require(
        unless(
            s >= 1,
            s <= h,
            first_after >= 0,
            second_after >= 0,
            first_after + second_after <= h - s,
            (first + second <= h) & (first >= 0) & (second >= 0),
        )
    )


def _first_small(terms: Terms) -> None:
    h, M, first = _numbers(terms, "h", "M", "first")
    terms.require(unless(h < M, first >= 0, 2 * first >= h - M + 1))


def _first_large(terms: Terms) -> None:
    h, M, first, second_after = _numbers(terms, "h", "M", "first", "second_after")
    terms.require(
        unless(
            h >= M,
            2 * second_after >= h - M - 2 * M + 1,
            first >= second_after + M,
            2 * first >= h - M + 1,
        )
    )


def _second_none(terms: Terms) -> None:
    h, M, second = _numbers(terms, "h", "M", "second")
    terms.require(unless(M >= 1, h < M, second >= 0, 2 * second >= h - 2 * M + 1))


def _second(terms: Terms) -> None:
    h, M, s, first_after = _numbers(terms, "h", "M", "s", "first_after")
    terms.require(
        unless(
            s >= 1,
            s <= M,
            2 * first_after >= h - s - M + 1,
            2 * first_after >= h - 2 * M + 1,
        )
    )


def _bound(terms: Terms) -> None:
    h, M = _numbers(terms, "h", "M")
    a1, a2, b1, b2 = _numbers(terms, "first_X", "second_X", "first_Y", "second_Y")
    hypotheses = [
        formula
        for first, second in ((a1, a2), (b1, b2))
        for formula in (
            first + second <= h,
            2 * first >= h - M + 1,
            2 * second >= h - 2 * M + 1,
        )
    ]
    conclusion = (2 * (a1 - b1) <= 3 * M - 2) & (2 * (a2 - b2) <= 3 * M - 2)
    terms.require(unless(*hypotheses, conclusion))


WORDS = (
    "By induction on h, for all four conventions at once: (A) the utilities are at least 0 and "
    "their sum is at most h; (B) 2 o^1(h) >= h - M + 1, because the first player may take "
    "M = max S when h >= M; (C) 2 o^2(h) >= h - 2M + 1, because the second player is the first "
    "of the heap that s* leaves, and s* <= M; below min S both are 0. (A), (B) and (C) put the "
    "utility of either player into an interval of length (3M - 2)/2 that is the same for every "
    "convention."
)

STEPS = (
    Step("(A) at h - s gives (A) at h", _sum),
    Step("(B) where h < M, from (A)", _first_small),
    Step("(C) at h - M gives (B) at h where h >= M", _first_large),
    Step("(C) where there is no move, from (A)", _second_none),
    Step("(B) at h - s* gives (C) at h", _second),
    Step("(A), (B), (C) under X and Y give 2 |o_X - o_Y| <= 3M - 2 for both players", _bound),
)

WORDS_PERIODIC = (
    WORDS
    + " So 2 o^i_X(h) - h takes finitely many values, and so does the window of the last M heaps "
    "with all eight of them, together with the parity of h. Two windows are equal, then; their "
    "outcomes differ by half the distance of the heaps, for all eight alike, and since Definition "
    "2 gives heap h >= M from the last M heaps and commutes with a common shift, everything "
    "repeats from there on."
)
