"""PSPE lines of two actions, for Lemma 7: how many moves a player makes on them, and the last.

Of a line a player's part counts: their own moves, one after the other. `own` says that it is that
of whoever moves first, `other` of the second. On the line that takes s1 wherever that is a PSPE
move nobody moves less often from x + d than from x: so q >= d means more moves from x + d, or as
many with more of s1 (Lemma 7, weakened).

Dominant: q is b where the second has one move more, and d where there is none more, if ties are.
There the second can end with s2 from x, and, by sacrificing as long as it is a tie, with s1 from
x + d. Not dominant: where q > d the second has a move more.
"""

from dataclasses import dataclass
from functools import cache

from proofs_check.documents.cumulative import small_games as small, theory_two_actions as two
from proofs_check.documents.cumulative.terms import OutcomeOfTerms
from proofs_check.documents.cumulative.theory_two_actions import *
from proofs_check.methods.theory import *
from reference.cumulative import AvF, Convention, FvA, dual

HEAPS = range(-1, 21)
Part = tuple[int, ...]
"""A player's own moves on a line, in the order in which they are made."""


def models() -> Iterator[Model]:
    """Yield a few two-action sets of every regime, with the lines of heaps to 20."""
    for S in ((1, 2), (1, 3), (2, 5), (2, 3), (3, 4), (3, 5)):
        yield _model(S)


def _model(S: tuple[int, int]) -> Model:
    b_, a_ = S
    known = two.model_of(b_, a_)
    g = small.SmallGame(S, HEAPS[-1] + a_)
    playable = lambda X, h: g.moves(X, h) if h >= 0 else ()

    @cache
    def own_parts(X: Convention, h: int) -> frozenset[Part]:
        moves = playable(X, h)
        found = {(s, *more) for s in moves for more in other_parts(dual(X), h - s)}
        return frozenset(found if moves else {()})

    @cache
    def other_parts(X: Convention, h: int) -> frozenset[Part]:
        moves = playable(X, h)
        found = {part for s in moves for part in own_parts(dual(X), h - s)}
        return frozenset(found if moves else {()})

    def by_greed(X: Convention, h: int, *, mine: bool) -> Part:
        moves = playable(X, h)
        if not moves:
            return ()
        left = by_greed(dual(X), h - max(moves), mine=not mine)
        return (max(moves), *left) if mine else left

    last_of = lambda part: part[-1] if part else 0
    branch = lambda part: small.Branch(len(part), last_of(part), part.count(a_))

    def judged(enough: Callable[..., bool], judge: Any) -> Callable[[Convention, int], bool]:
        def true(X: Convention, h: int) -> bool:
            greedy, sacrifice = (other_parts(dual(X), h - s) for s in (a_, b_))
            return enough(
                judge(small.Pair(g, branch(t), branch(u))) for t in greedy for u in sacrifice
            )

        return true

    extreme = lambda which, measure: lambda X, h: which(map(measure, other_parts(X, h)))
    functions: dict[str, Callable[..., Any]] = {
        **known.functions,
        "s1_is_pspe": lambda X, h: a_ in playable(X, h),
        "s2_is_pspe": lambda X, h: b_ in playable(X, h),
        "nothing": lambda: (),
        "s1_then": lambda t: (a_, *t),
        "s2_then": lambda t: (b_, *t),
        "rest": lambda t: t[1:],
        "moves": len,
        "large": lambda t: t.count(a_),
        "last": last_of,
        "own": lambda X, h, t: t in own_parts(X, h),
        "other": lambda X, h, t: t in other_parts(X, h),
        "own_by_greed": lambda X, h: by_greed(X, h, mine=True),
        "other_by_greed": lambda X, h: by_greed(X, h, mine=False),
        "ends_own": lambda X, h, v: v in {last_of(t) for t in own_parts(X, h)},
        "ends": lambda X, h, v: v in {last_of(t) for t in other_parts(X, h)},
        "fewest": extreme(min, len),
        "most": extreme(max, len),
        "poorest": lambda X, h: min(other_parts(X, h), key=sum),
        "richest": lambda X, h: max(other_parts(X, h), key=sum),
        "low": lambda X, h: min(other_parts(X, h), key=lambda t: (len(t), t.count(a_))),
        "high": lambda X, h: max(other_parts(X, h), key=lambda t: (len(t), t.count(a_))),
        **{name: judged(*which) for name, which in JUDGED.items()},
    }
    parts = {
        t for of in (own_parts, other_parts) for X in Convention for h in HEAPS for t in of(X, h)
    }
    values = {"Int": HEAPS, "Convention": tuple(Convention), "Part": sorted(parts)}
    return Model(known.says, functions, values)


JUDGED: dict[str, tuple[Callable[..., bool], Any]] = {
    "every_one_more": (all, small.one_move_more),
    "every_replaced": (all, small.replaced_with_as_many),
    "some_replaced": (any, small.replaces_last_move),
    "some_more": (any, small.more_or_larger),
    "every_no_gain": (all, small.no_gain),
}
"""What is asked of the pairs of lines from the two branches: of every pair, or of some."""

LINES = Theory("cumulative", "lines", models)
PART = LINES.sort("Part")
LINES.let(X=CONVENTION, t=PART)
pspe = {n: LINES.function(f"s{n}_is_pspe", CONVENTION, INT, BOOL) for n in (1, 2)}
nothing = LINES.function("nothing", PART)
then = {n: LINES.function(f"s{n}_then", PART, PART) for n in (1, 2)}
rest = LINES.function("rest", PART, PART)
moves, large, last = LINES.functions("moves large last", PART, INT)
own, other = LINES.functions("own other", CONVENTION, INT, PART, BOOL)
own_by_greed, other_by_greed = LINES.functions("own_by_greed other_by_greed", CONVENTION, INT, PART)
poorest, richest, low, high = LINES.functions("poorest richest low high", CONVENTION, INT, PART)
ends_own, ends = LINES.functions("ends_own ends", CONVENTION, INT, INT, BOOL)
fewest, most = LINES.functions("fewest most", CONVENTION, INT, INT)
judged = {name: LINES.function(name, CONVENTION, INT, BOOL) for name in JUDGED}

# The action s_n
s = lambda n: a() if n == 1 else b()
collected = notion("What the moves of a part add up to.", "collected")(
    lambda t: large(t) * a() + (moves(t) - large(t)) * b()
)

# Definitions

# What the mover collects by s_n
value = lambda X, h, n: s(n) + second(X_star(X), h - s(n))

# What the other player collects after s_n
others = lambda X, h, n: first(X_star(X), h - s(n))

# S_n is in S*(h)
is_best = lambda X, h, n: (
    (s(n) <= h) & conjunction(implies(s(k) <= h, value(X, h, k) <= value(X, h, n)) for k in (1, 2))
)
pspe_moves_are = LINES.axiom("Definition 2, the actions of S*(h) that survive the tie-break")(
    lambda X, h: conjunction(
        pspe[n](X, h)
        == (
            is_best(X, h, n)
            & conjunction(
                implies(
                    is_best(X, h, k),
                    either(
                        two.is_friendly(X),
                        others(X, h, k) <= others(X, h, n),
                        others(X, h, k) >= others(X, h, n),
                    ),
                )
                for k in (1, 2)
            )
        )
        for n in (1, 2)
    )
)
parts = LINES.recursion("a part of a line")(
    lambda t: (
        conjunction(
            (moves(then[n](t)) == moves(t) + 1)
            & (large(then[n](t)) == large(t) + (1 if n == 1 else 0))
            & (last(then[n](t)) == either(moves(t) == 0, s(n), last(t)))
            & (rest(then[n](t)) == t)
            for n in (1, 2)
        )
        & (moves(t) >= 0)
        & (moves(nothing()) == 0)
        & (large(nothing()) == 0)
        & (last(nothing()) == 0)
    )
)
no_line = LINES.recursion("no move, no line")(
    lambda X, h, t: implies(
        h < b(), (own(X, h, t) == (t == nothing())) & (other(X, h, t) == (t == nothing()))
    )
)
lines = LINES.recursion("the parts of the two on a line from h")(
    lambda X, h, t: implies(
        h >= b(),
        (
            own(X, h, t)
            == (
                (pspe[1](X, h) & (t == then[1](rest(t))) & other(X_star(X), h - a(), rest(t)))
                | (pspe[2](X, h) & (t == then[2](rest(t))) & other(X_star(X), h - b(), rest(t)))
            )
        )
        & (
            other(X, h, t)
            == (
                (pspe[1](X, h) & own(X_star(X), h - a(), t))
                | (pspe[2](X, h) & own(X_star(X), h - b(), t))
            )
        ),
    )
)
by_greed = LINES.recursion("the line that takes s1 wherever it is a PSPE move")(
    lambda X, h: (
        conjunction(
            implies(
                taken,
                (own_by_greed(X, h) == then[n](other_by_greed(X_star(X), h - s(n))))
                & (other_by_greed(X, h) == own_by_greed(X_star(X), h - s(n))),
            )
            for n, taken in (
                (1, (h >= b()) & pspe[1](X, h)),
                (2, (h >= b()) & negation(pspe[1](X, h))),
            )
        )
        & implies(h < b(), (own_by_greed(X, h) == nothing()) & (other_by_greed(X, h) == nothing()))
    )
)
at_most = notion("Fewer moves, or as many with no more of s1.", "at_most")(
    lambda t, u: (moves(t) < moves(u)) | ((moves(t) == moves(u)) & (large(t) <= large(u)))
)


def ends_after(X: Any, h: Any, n: int, v: Any) -> Any:
    """Having played s_n from h, a player's last move is v: a later one, or this."""
    left = (X_star(X), h - s(n))
    return ((v != 0) & ends(*left, v)) | ((v == s(n)) & ends(*left, 0))


extremes = LINES.recursion("the extremes among the second's parts")(
    lambda X, h, t: (
        implies(
            other(X, h, t),
            rises(fewest(X, h), moves(t), most(X, h))
            & rises(collected(poorest(X, h)), collected(t), collected(richest(X, h)))
            & at_most(low(X, h), t)
            & at_most(t, high(X, h)),
        )
        & other(X, h, poorest(X, h))
        & other(X, h, richest(X, h))
    )
)
last_moves = LINES.recursion(
    "the last moves of the two on the lines from h; 0 where they make none"
)(
    lambda X, h, v: (
        implies(h < b(), (ends_own(X, h, v) == (v == 0)) & (ends(X, h, v) == (v == 0)))
        & implies(
            h >= b(),
            (
                ends_own(X, h, v)
                == (
                    (pspe[1](X, h) & ends_after(X, h, 1, v))
                    | (pspe[2](X, h) & ends_after(X, h, 2, v))
                )
            )
            & (
                ends(X, h, v)
                == (
                    (pspe[1](X, h) & ends_own(X_star(X), h - a(), v))
                    | (pspe[2](X, h) & ends_own(X_star(X), h - b(), v))
                )
            ),
        )
    )
)

# The branch H_n, where the other player moves first
branch = lambda X, h, n: (X_star(X), h - s(n))
judgements = LINES.assumed("what is so of every pair of lines from the two branches, or of some")(
    lambda X, h: implies(
        h >= a(),
        (
            judged["every_one_more"](X, h)
            == (
                (most(*branch(X, h, 2)) == fewest(*branch(X, h, 1)) + 1)
                & (fewest(*branch(X, h, 2)) == most(*branch(X, h, 1)) + 1)
            )
        )
        & (
            judged["every_replaced"](X, h)
            == (
                (most(*branch(X, h, 2)) == fewest(*branch(X, h, 1)))
                & (fewest(*branch(X, h, 2)) == most(*branch(X, h, 1)))
                & negation(ends(*branch(X, h, 1), a()) | ends(*branch(X, h, 1), 0))
                & negation(ends(*branch(X, h, 2), b()) | ends(*branch(X, h, 2), 0))
            )
        )
        & (
            judged["some_replaced"](X, h)
            == (ends(*branch(X, h, 1), b()) & ends(*branch(X, h, 2), a()))
        )
        & (
            judged["some_more"](X, h)
            == negation(at_most(high(*branch(X, h, 2)), low(*branch(X, h, 1))))
        )
        & (
            judged["every_no_gain"](X, h)
            == (
                (
                    b() + collected(richest(*branch(X, h, 2)))
                    == a() + collected(poorest(*branch(X, h, 1)))
                )
                & (
                    b() + collected(poorest(*branch(X, h, 2)))
                    == a() + collected(richest(*branch(X, h, 1)))
                )
            )
        ),
    )
)

# What lines collect, and the greedy one

collected_is = LINES.by_induction("on every line each collects their outcome", "h")(
    lambda X, h, t: (
        implies(own(X, h, t), collected(t) == first(X, h))
        & implies(other(X, h, t), collected(t) == second(X, h))
    ),
    (two.parameters, two.stuck, two.forced, two.maximum, two.tie_break, pspe_moves_are, no_line),
    (lines, parts),
    at=lambda X, h, t: (X_star(X), h - two.a(), rest(t), h - two.b()),
)
greedy_lines = LINES.by_induction(
    "the line that takes s1 wherever it is a PSPE move is a line", the_heap
)(
    lambda X, h: own(X, h, own_by_greed(X, h)) & other(X, h, other_by_greed(X, h)),
    (by_greed, pspe_moves_are, no_line, lines, parts, two.parameters),
)
N1 = notion("How often the first moves on the greedy line.", "N1")(
    lambda X, h: moves(own_by_greed(X, h))
)
N2 = notion("How often the second moves on the greedy line.", "N2")(
    lambda X, h: moves(other_by_greed(X, h))
)
P = notion("How many moves more the first makes from x + d.", "P")(
    lambda X, x: N1(X, x + d()) - N1(X, x)
)
Q = notion("How many moves more the second makes from x + d.", "Q")(
    lambda X, x: N2(X, x + d()) - N2(X, x)
)


def greedy_play(X: Any, h: Any) -> Any:
    """The greedy line from h, and from what either move leaves."""
    tails = [t(X_star(X), h - s(n)) for t in (own_by_greed, other_by_greed) for n in (1, 2)]
    return by_greed(X, h), pspe_moves_are(X, h), [parts(t) for t in tails]


more_moves = LINES.by_induction("on the greedy line nobody makes fewer moves from x + d", the_heap)(
    lambda X, x: (P(X, x) >= 0) & (Q(X, x) >= 0), (by_greed, parts, pspe_moves_are, two.parameters)
)

# The greedy lines from the two branches, as two of all lines from there
both_branches = lambda X, h: [
    (
        greedy_lines(Y, k),
        [extremes(Y, k, t(Y, k)) for t in (other_by_greed, poorest)],
        [collected_is(Y, k, t(Y, k)) for t in (other_by_greed, poorest, richest)],
    )
    for Y, k in (branch(X, h, 1), branch(X, h, 2))
]
a_sacrifice = notion("S2 is a PSPE move where s1 is feasible.", "a_sacrifice")(
    lambda X, h: (h >= a()) & pspe[2](X, h)
)
lemma_7_weakened = LINES.follows("a PSPE sacrifice: more moves, or as many with more of s1")(
    lambda X, h: implies(a_sacrifice(X, h), judged["some_more"](X, h)),
    (two.parameters, judgements, pspe_moves_are),
    lambda X, h: (both_branches(X, h), more_moves(*branch(X, h, 1))),
)

# Dominance

greed_is_pspe = LINES.follows("dominant: s1 is a PSPE move")(
    lambda X, h: implies(dominant() & (h >= a()), pspe[1](X, h)),
    (two.maximum, two.lemma_6, pspe_moves_are),
)
few_moves = LINES.by_induction(
    "below a who makes no move has 0, and who makes one has b", the_heap
)(
    lambda X, h: implies(
        h < a(),
        conjunction(
            implies(number == 0, has == 0) & implies(number == 1, has == b()) & (number >= 0)
            for number, has in ((N1(X, h), first(X, h)), (N2(X, h), second(X, h)))
        ),
    ),
    (by_greed, pspe_moves_are, parts, two.parameters, two.stuck, two.forced),
    at=lambda X, h: (other_by_greed(X_star(X), h - two.b()), X_star(X), h - two.b()),
)
one_move_is_b = LINES.by_induction(
    "dominant: who makes one move more on the greedy line has b more", the_heap
)(
    lambda X, x: implies(
        dominant(),
        implies(Q(X, x) == 1, two.q(X, x) == b()) & implies(P(X, x) == 1, two.p(X, x) == b()),
    ),
    (two.lemma_6, two.parameters, two.stuck, greed_is_pspe, few_moves),
    lambda X, x: (greedy_play(X, x), greedy_play(X, x + d())),
)
wins_a_move = notion("One own move more, on every pair of lines.", "wins_a_move")(
    lambda X, h: (h >= a()) & judged["every_one_more"](X, h)
)
one_more_in_dominance = LINES.follows("dominant: who wins a move by a sacrifice loses d - b")(
    lambda X, h: implies(
        dominant() & wins_a_move(X, h), (is_best(X, h, 2) == (b() == d())) & (b() <= d())
    ),
    (judgements, extremes, greedy_lines, one_move_is_b, two.parameters),
)
one_more_in_balance = LINES.follows("balanced: a sacrifice that wins a move is a PSPE move")(
    lambda X, h: implies(wins_a_move(X, h) & (a() == 2 * b()), pspe[2](X, h)),
    (pspe_moves_are, one_more_in_dominance, two.small_increments),
)
no_gain_in_balance = LINES.follows(
    "balanced: nothing is gained by a PSPE sacrifice, on any pair of lines"
)(
    lambda X, h: implies(a_sacrifice(X, h) & (a() == 2 * b()), judged["every_no_gain"](X, h)),
    (judgements, pspe_moves_are, greed_is_pspe),
    lambda X, h: both_branches(X, h),
)

# Strict dominance: the last move s2 becomes s1

ends_below_a = LINES.by_induction("below a only s2 is played", the_heap)(
    lambda X, h: implies(
        h < a(), (ends(X, h, 0) | ends(X, h, b())) & implies(h >= b(), ends_own(X, h, b()))
    ),
    (last_moves, pspe_moves_are, two.parameters),
)
ends_late = LINES.by_induction("dominant: from 2a to 3a both can end with s1", the_heap)(
    lambda X, h: implies(
        dominant() & (h >= 2 * a()) & (h < 3 * a()), ends(X, h, a()) & ends_own(X, h, a())
    ),
    (two.parameters, pspe_moves_are, two.duals, two.forced, two.lemma_6, greed_is_pspe, last_moves),
)
ends_change = LINES.by_induction(
    "strictly dominant: where q is d the second can end with s2, and from x + d with s1", the_heap
)(
    lambda X, x: implies(
        (a() > 2 * b()) & (two.q(X, x) == d()), ends(X, x, b()) & ends(X, x + d(), a())
    ),
    (two.parameters, two.stuck, two.forced, two.endgame, two.lemma_6, ends_below_a),
    lambda X, x: [
        (greed_is_pspe(*at), greed_is_pspe(*two.after_s1(*at))) for at in ((X, x), (X, x + d()))
    ],
    lambda X, x: [
        (last_moves(X, x + by, v), last_moves(*two.after_s1(X, x + by), v))
        for by, v in ((0, b()), (d(), a()))
    ],
    lambda X, x: ends_late(X, x + d()),
)
item_i = LINES.follows(
    "strictly dominant: a PSPE sacrifice replaces the last move s2 by s1, on some pair of lines"
)(
    lambda X, h: implies(a_sacrifice(X, h) & (a() > 2 * b()), judged["some_replaced"](X, h)),
    (two.small_increments, pspe_moves_are, judgements, ends_change),
)

# Not dominant: where q > d the second makes a move more

moves_gained = LINES.by_induction(
    "not dominant: where f exceeds d the second makes a move more on the greedy line", the_heap
)(
    lambda X, x: implies(negation(dominant()) & (two.f(x) > d()), Q(X, x) >= 1),
    (two.parameters, two.duals, two.f_large_early, two.f_begins),
    lambda X, x: [
        greedy_play(Y, y + by) for Y, y in ((X, x), two.after_s1(X, x)) for by in (0, d())
    ],
    lambda X, x: [two.sacrifices_agree(*at) for at in (two.after_s1(X, x), (X, x - 2 * a() + d()))],
    lambda X, x: (two.f_begins(x - a()), two.f_recurs(x - 2 * a()), two.f_large(x - a())),
    lambda X, x: (two.f_tied(x - a()), more_moves(*two.after_s2(X, x)), more_moves(X, x - 2 * a())),
    lambda X, x: two.closed_form(X, x - 2 * a() + d()),
    smaller=lambda X, x: [(X, x - 2 * a() + d())],
)
more_large = notion(
    "How much oftener the second plays s1 from x + d, on the greedy lines.", "more_large"
)(lambda X, x: large(other_by_greed(X, x + d())) - large(other_by_greed(X, x)))
as_many_moves = LINES.follows("who makes as many moves has a multiple of d more")(
    lambda X, x: implies((x >= 0) & (Q(X, x) == 0), two.q(X, x) == more_large(X, x) * d()),
    (collected_is, greedy_lines, two.parameters),
)
less_than_two = LINES.follows("where f is at most d, or s1 dominates, q is less than 2d")(
    lambda X, x: implies((x >= 0) & (dominant() | (two.f(x) <= d())), two.q(X, x) < 2 * d()),
    two.small_increments,
    two.closed_form,
    two.gap_bounds,
    two.theorem_3,
    two.apart,
    two.parameters,
)
multiples = LINES.follows("a multiple of d below 2d is at most d")(
    lambda i, x: implies((x == i * d()) & (x < 2 * d()), x <= d())
)
no_strict_gain = LINES.follows("who makes as many moves has at most d more")(
    lambda X, x: implies((x >= 0) & (Q(X, x) == 0), two.q(X, x) <= d()),
    (as_many_moves, moves_gained, less_than_two, multiples),
    at=lambda X, x: (more_large(X, x), two.q(X, x)),
)
both_are_best = LINES.follows("where the last move alone is replaced s1 is in S*(h) too")(
    lambda X, h: implies(a_sacrifice(X, h) & judged["every_replaced"](X, h), is_best(X, h, 1)),
    (extremes, greedy_lines, judgements, no_strict_gain),
)
is_pspe = notion("The action is a PSPE move.", "is_pspe")(
    lambda X, h, move: ((move == a()) & pspe[1](X, h)) | ((move == b()) & pspe[2](X, h))
)
pspe_at = LINES.follows("what a PSPE move gives")(
    lambda X, h, move: implies(
        (h >= b()) & is_pspe(X, h, move),
        (first(X, h) == move + second(X_star(X), h - move))
        & (second(X, h) == first(X_star(X), h - move)),
    ),
    (pspe_moves_are, two.forced, two.tie_break, two.maximum),
)

# What claims say


@dataclass(frozen=True)
class TwoBranchesOfTerms:
    """The two branches of a heap, with the names of `TwoBranches`."""

    X: Any
    h: Any

    def _judged(self, enough: Callable[..., bool], judge: Any) -> Any:
        (name,) = (name for name, which in JUDGED.items() if which == (enough, judge))
        return judged[name](self.X, self.h)

    every = lambda self, judge: self._judged(all, judge)
    some = lambda self, judge: self._judged(any, judge)
    maximises = lambda self, n: is_best(self.X, self.h, n)
    survives = lambda self, n: pspe[n](self.X, self.h)


View = tuple[Any, tuple[Any, ...]]
sacrifices = lambda X, h: (a_sacrifice(X, h), (TwoBranchesOfTerms(X, h),))
# Any in the strictly dominant regime
sacrifices_in_strict_dominance = lambda X, h: (
    a_sacrifice(X, h) & (a() > 2 * b()),
    (TwoBranchesOfTerms(X, h),),
)
# Any that replaces the last move s2 by s1 and no more, on every pair of lines
replacing = lambda X, h: (
    a_sacrifice(X, h) & judged["every_replaced"](X, h),
    (TwoBranchesOfTerms(X, h),),
)
# Any sacrifice, PSPE or not, that wins a move on every pair of lines; 2 s2 < s1
winning_a_move_in_strict_dominance = lambda X, h: (
    wins_a_move(X, h) & (a() > 2 * b()),
    (TwoBranchesOfTerms(X, h),),
)
# Any sacrifice, PSPE or not, that wins a move on every pair of lines; 2 s2 = s1
winning_a_move_in_balance = lambda X, h: (
    wins_a_move(X, h) & (a() == 2 * b()),
    (TwoBranchesOfTerms(X, h),),
)


def added_in_balance(X: Any, h: Any) -> View:
    """Any PSPE sacrifice that wins a move on every pair of lines; 2 s2 = s1."""
    winning, instance = winning_a_move_in_balance(X, h)
    return a_sacrifice(X, h) & winning, instance


def pspe_moves_of(X: Any, h: Any, move: Any) -> View:
    """Any PSPE move under FvA or AvF, the outcome, and that of the heap it leads to."""
    now = OutcomeOfTerms(first(X, h), second(X, h))
    left = (X_star(X), h - move)
    after = OutcomeOfTerms(first(*left), second(*left))
    one_antagonist = (X == named[FvA]()) | (X == named[AvF]())
    return one_antagonist & (h >= b()) & is_pspe(X, h, move), (h, X, move, now, after)
