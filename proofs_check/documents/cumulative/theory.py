"""Definition 2 for any set S, finite or not, any heap and any convention, and what follows.

A(h) and B(h) are what a player is sure of when moving first, and second, whatever the other does.
They alone bound what any rules of breaking ties give, the sixteen pairs of Section 7 too, which are
conventions here: a theorem that does not use the tie-break is about them all.
"""

from dataclasses import replace
from functools import cache
from itertools import combinations
from random import Random
from typing import NamedTuple

import reference.cumulative as ref
from proofs_check.documents.cumulative.small_games import minimax
from proofs_check.documents.cumulative.terms import HeapOfTerms, OutcomeOfTerms
from proofs_check.methods.theory import *
from reference.cumulative.play import pspe_moves
from reference.cumulative.rules import RULE_PAIRS, chosen

LARGEST = 4
"""The largest action of the models; a few larger sets besides."""
LARGER = ((2, 5), (3, 5), (2, 3, 5), (3, 4, 5))
HEAPS = range(-1, 13)
LARGE_HEAPS = range(-1, 41)
DRAWN = 3
"""So many sets, to max S = 12, are drawn besides, for the larger heaps."""


def _models() -> Iterator[Model]:
    """Yield every set with max S <= 4 and a few more, on heaps to 12, and a few at random to 40."""
    for size in range(1, LARGEST + 1):
        for S in combinations(range(1, LARGEST + 1), size):
            yield model_of(S, HEAPS)
    for S in LARGER:
        yield model_of(S, HEAPS)
    draw = Random(4)
    for size in range(2, 2 + DRAWN):
        yield model_of(tuple(sorted(draw.sample(range(1, 13), size))), LARGE_HEAPS)


OTHER_RULES = tuple(pair for pair in RULE_PAIRS if str(pair) not in set(ref.Convention))
"""The pairs of rules of Section 7 that Definition 2 does not have."""
Played = ref.Convention | ref.RulePair


@cache
def model_of(S: tuple[int, ...], heaps: Sequence[int]) -> Model:
    """A set with these heaps, by the reference."""
    top = heaps[-1] + 3 * S[-1]

    @cache
    def sure(h: int) -> tuple[int, int, int, int]:
        """A, B, and the moves that attain them; where there is none, the least action."""
        options = [s for s in S if s <= h]
        if not options:
            return 0, 0, S[0], S[0]
        a = max(options, key=lambda s: s + sure(h - s)[1])
        b = min(options, key=lambda s: sure(h - s)[0])
        return a + sure(h - a)[1], sure(h - b)[0], a, b

    table, under_rules = list(ref.rows(S, top)), list(ref.rule_rows(S, top))
    zero_sums = list(ref.zero_sum_rows(S, top))

    def of(X: Played, h: int) -> ref.Outcome:
        if h < 0:
            return ref.Outcome(0, 0)
        return table[h].under(X) if isinstance(X, ref.Convention) else under_rules[h][X]

    @cache
    def star(X: Played, h: int) -> int:
        """A move; where there is none, the least action."""
        if h < S[0]:
            return S[0]
        if isinstance(X, ref.Convention):
            return pspe_moves(S, h, X, of)[0]
        return chosen(S, h, X, of)[0]

    # A best move in zero-sum play; where there is none, the least action
    zero_sum_star = cache(lambda h: next(iter(ref.zero_sum_moves(S, h) if h >= S[0] else ()), S[0]))
    searched = cache(lambda h, v, alice: minimax(S, h, v, alice=alice))

    functions: dict[str, Callable[..., Any]] = {
        "S": lambda s: s in S,
        "m": lambda: S[0],
        "largest": lambda: S[-1],
        "multiple": lambda x: x % S[0] == 0,
        "stray": lambda: max(S, key=lambda s: s % S[0] > 0),
        "dual": lambda X: ref.dual(X) if isinstance(X, ref.Convention) else X.dual,
        "is_friendly": lambda X: str(X).startswith("F"),
        "is_antagonistic": lambda X: str(X).startswith("A"),
        **{str(X): lambda X=X: X for X in (*ref.Convention, *OTHER_RULES)},
        "searched": searched,
        "zs": lambda h: zero_sums[h] if h >= 0 else 0,
        "zero_sum_star": zero_sum_star,
        "most": lambda h: max((s for s in S if s <= h), default=S[0]),
        **parted("first second", of),
        "star": star,
        **parted("A B a b", sure),
    }
    every_rule = (*ref.Convention, *OTHER_RULES)
    values = {"Int": heaps, "Convention": every_rule, "Bool": (False, True)}
    return Model(f"S = {S}", functions, values)


ANY = Theory("cumulative", "any", _models)
CONVENTION = ANY.sort("Convention")
ANY.let(alice=BOOL, X=CONVENTION, Y=CONVENTION)
S, multiple = ANY.functions("S multiple", INT, BOOL)
m, M_of = ANY.functions("m largest", INT)
X_star = ANY.function("dual", CONVENTION, CONVENTION)
is_friendly, is_antagonistic = ANY.functions("is_friendly is_antagonistic", CONVENTION, BOOL)
# An action that is no multiple of m; an action, if there is none
stray = ANY.function("stray", INT)
named = {X: ANY.function(X.value, CONVENTION) for X in ref.Convention}
other_rules = {X: ANY.function(str(X), CONVENTION) for X in OTHER_RULES}
zs, zero_sum_star, most_of, A, B, a, b = ANY.functions("zs zero_sum_star most A B a b", INT, INT)
searched = ANY.function("searched", INT, INT, BOOL, INT)
reply = ANY.choice("reply", INT, INT, BOOL, INT)
first, second, star = ANY.functions("first second star", CONVENTION, INT, INT)


class Definition2(NamedTuple):
    """The axioms of Definition 2 for a set."""

    least: Theorem
    stuck: Theorem
    move: Theorem
    most: Theorem
    tie_break: Theorem


def definition_2(
    own: Theory, S: Symbol, m: Symbol, first: Symbol, second: Symbol, star: Symbol, of: str = ""
) -> Definition2:
    """State Definition 2 for a set by these functions.

    Args:
        own: the theory that the axioms are for.
        S: whether a number is an action.
        m: the least action.
        first: o^1, of a convention and a heap.
        second: o^2.
        star: s*.
        of: what the names of the axioms end in.
    """
    return Definition2(
        own.axiom(f"m is the least action{of}")(
            lambda s: S(m()) & (m() >= 1) & implies(S(s), s >= m())
        ),
        own.axiom(f"Definition 2, no move{of}")(
            lambda h, X: implies(h < m(), (first(X, h) == 0) & (second(X, h) == 0))
        ),
        own.axiom(f"Definition 2, the move{of}")(
            lambda h, X: implies(
                h >= m(),
                S(star(X, h))
                & (star(X, h) <= h)
                & (first(X, h) == second(X_star(X), h - star(X, h)) + star(X, h))
                & (second(X, h) == first(X_star(X), h - star(X, h))),
            )
        ),
        own.axiom(f"Definition 2, the maximum{of}")(
            lambda h, X, s: implies(S(s) & (s <= h), second(X_star(X), h - s) + s <= first(X, h))
        ),
        own.axiom(f"Definition 2, the tie-break{of}")(
            lambda h, X, s: implies(
                S(s) & (s <= h) & (second(X_star(X), h - s) + s == first(X, h)),
                implies(is_friendly(X), first(X_star(X), h - s) <= second(X, h))
                & implies(is_antagonistic(X), first(X_star(X), h - s) >= second(X, h)),
            )
        ),
    )


least, stuck, move, most, tie_break = definition_2(ANY, S, m, first, second, star)
duals = ANY.axiom("the dual, and who is friendly, who antagonistic")(
    lambda X: (
        (X_star(X_star(X)) == X)
        & conjunction(
            (X_star(named[Y]()) == named[ref.dual(Y)]())
            & (is_friendly(named[Y]()) ^ (Y in {ref.Convention.AvF, ref.Convention.AvA}))
            & (is_antagonistic(named[Y]()) ^ (Y in {ref.Convention.FvF, ref.Convention.FvA}))
            for Y in ref.Convention
        )
    )
)
sure_stuck = ANY.recursion("A and B, no move")(
    lambda h: implies(h < m(), (A(h) == 0) & (B(h) == 0))
)
sure_move = ANY.recursion("A and B, attained")(
    lambda h: implies(
        h >= m(),
        (S(a(h)) & (a(h) <= h) & (A(h) == a(h) + B(h - a(h))))
        & (S(b(h)) & (b(h) <= h) & (B(h) == A(h - b(h)))),
    )
)
sure_most = ANY.recursion("A and B, extreme")(
    lambda h, s: implies(S(s) & (s <= h), (A(h) >= s + B(h - s)) & (B(h) <= A(h - s)))
)
sure = ANY.by_induction("each player has at least what they are sure of", "h")(
    lambda h, X: (first(X, h) >= A(h)) & (second(X, h) >= B(h)),
    (most, sure_stuck, sure_move, sure_most, least, stuck, move),
    at=lambda h, X: (h - a(h), X_star(X), h - star(X, h), a(h), star(X, h)),
)
together = ANY.by_induction("together they have at most the heap", "h")(
    lambda h, X: first(X, h) + second(X, h) <= h, (least, move, stuck)
)
nearly = ANY.by_induction("what they are sure of is more than h - m", "h")(
    lambda h: A(h) + B(h) > h - m(), (least, sure_most, sure_move, sure_stuck)
)
conjecture_17 = ANY.follows("two conventions differ by less than min S")(
    lambda h, X, Y: implies(
        h >= 0, (first(X, h) - first(Y, h) < m()) & (second(X, h) - second(Y, h) < m())
    ),
    (nearly, sure, together),
)
no_less_than_0 = ANY.by_induction("nobody collects less than 0", "h")(
    lambda h, X: (first(X, h) >= 0) & (second(X, h) >= 0), (least, stuck, move)
)
largest = ANY.axiom("the largest action of a finite S")(
    lambda s: S(M_of()) & implies(S(s), s <= M_of())
)
both_move = ANY.follows("from max S + min S on both collect something")(
    lambda h, X: implies(h >= M_of() + m(), (first(X, h) > 0) & (second(X, h) > 0)),
    (move, least, largest, no_less_than_0),
)

# Zero-sum play

largest_move = ANY.recursion("the largest playable action")(
    lambda h, s: implies(
        h >= m(), S(most_of(h)) & (most_of(h) <= h) & implies(S(s) & (s <= h), s <= most_of(h))
    )
)


class ZeroSum(NamedTuple):
    """The axioms of the zero-sum value of a set."""

    stuck: Theorem
    move: Theorem
    most: Theorem


def zero_sum_play(
    own: Theory, S: Symbol, m: Symbol, zs: Symbol, star: Symbol, of: str = ""
) -> ZeroSum:
    """State what the zero-sum value of a set is; as `definition_2`, star being a best move."""
    return ZeroSum(
        own.axiom(f"Section 5, the zero-sum outcome, no move{of}")(
            lambda h: implies(h < m(), zs(h) == 0)
        ),
        own.axiom(f"Section 5, the zero-sum outcome, attained{of}")(
            lambda h: implies(
                h >= m(), S(star(h)) & (star(h) <= h) & (zs(h) == star(h) - zs(h - star(h)))
            )
        ),
        own.axiom(f"Section 5, the zero-sum outcome, the maximum{of}")(
            lambda h, s: implies(S(s) & (s <= h), s - zs(h - s) <= zs(h))
        ),
    )


zero_sum_stuck, zero_sum_move, zero_sum_most = zero_sum_play(ANY, S, m, zs, zero_sum_star)
zero_sum_advantage = ANY.by_induction(
    "the zero-sum value is at least 0, and at most the largest playable action", "h"
)(
    lambda h: (zs(h) >= 0) & implies(h >= m(), zs(h) <= most_of(h)),
    (zero_sum_stuck, zero_sum_move, zero_sum_most, largest_move, least),
    at=lambda h: (
        h - most_of(h),
        h - zero_sum_star(h),
        most_of(h),
        zero_sum_star(h),
        most_of(h - most_of(h)),
    ),
)
max_loses = notion(
    "By how much max S is worse than the best move at heap h in zero-sum play.", "max_loses"
)(lambda h: zs(h) + zs(h - M_of()) - M_of())

# Each, if it is an action, is from min S to max S
sizes_of = lambda *actions: [(least(s), largest(s)) for s in (*actions, M_of(), m())]
lost_before = notion("H - s - t: s is a best move at heap h, t at h - max S.", "lost_before")(
    lambda h: h - zero_sum_star(h) - zero_sum_star(h - M_of())
)
handed_down = ANY.follows(
    "where max S is not best in zero-sum play, it is no better at an earlier heap"
)(
    lambda h: implies(
        (h >= 3 * M_of() - 1) & (max_loses(h) > 0),
        (max_loses(lost_before(h)) >= max_loses(h))
        & (lost_before(h) <= h - 2)
        & (lost_before(h) > h - 2 * M_of()),
    ),
    (zero_sum_move, least, largest, zero_sum_most),
    lambda h: zero_sum_most(h - zero_sum_star(h), zero_sum_star(h - M_of())),
)
next_score = notion("The score after s: Alice adds it, Bob subtracts it.", "next_score")(
    lambda v, alice, s: either(alice, v + s, v - s)
)
search_ends = ANY.recursion("the zero-sum game searched, no move")(
    lambda h, v, alice: implies(h < m(), searched(h, v, alice) == v)
)
search_attains = ANY.recursion("the zero-sum game searched, a best move")(
    lambda h, v, alice: implies(
        h >= m(),
        S(reply(h, v, alice))
        & (reply(h, v, alice) <= h)
        & (
            searched(h, v, alice)
            == searched(
                h - reply(h, v, alice), next_score(v, alice, reply(h, v, alice)), negation(alice)
            )
        ),
    )
)
search_is_best = ANY.recursion("the zero-sum game searched, no better move")(
    lambda h, v, alice, s: implies(
        S(s) & (s <= h),
        either(
            alice,
            searched(h, v, alice) >= searched(h - s, next_score(v, alice, s), negation(alice)),
            searched(h, v, alice) <= searched(h - s, next_score(v, alice, s), negation(alice)),
        ),
    )
)
search = ANY.by_induction(
    "the search comes to the score and the zero-sum value, for whoever is to move", "h"
)(
    lambda h, v, alice: searched(h, v, alice) == either(alice, v + zs(h), v - zs(h)),
    (search_ends, search_attains, zero_sum_stuck, zero_sum_move, search_is_best, zero_sum_most),
    least,
)
zero_sum_is_less_than_sure = ANY.by_induction(
    "twice what they are sure of, by the zero-sum value", "h"
)(
    lambda h: (2 * A(h) > h + zs(h) - m()) & (2 * B(h) > h - zs(h) - m()),
    (zero_sum_most, least, sure_stuck, zero_sum_stuck, zero_sum_move, sure_most, sure_move),
)
near_zero_sum = ANY.follows(
    "the first is ahead by the zero-sum value, give or take less than min S"
)(
    lambda h, X: implies(
        h >= 0,
        (first(X, h) - second(X, h) < zs(h) + m()) & (first(X, h) - second(X, h) + m() > zs(h)),
    ),
    (together, zero_sum_is_less_than_sure, sure),
)

# Actions that are multiples of the least one

multiple_step = ANY.recursion("multiples of m")(
    lambda x: (multiple(x + m()) == multiple(x)) & implies(under(x, m()), multiple(x) == (x == 0))
)
stray_is_one = ANY.recursion("an action that is no multiple of m, if there is one")(
    lambda s: S(stray()) & implies(S(s) & multiple(stray()), multiple(s))
)
sums = ANY.by_induction("sums of multiples are multiples, and so are differences", "x")(
    lambda x, y: implies((y >= 0) & multiple(x), multiple(x + y) == multiple(y)),
    (multiple_step, least),
    at=lambda x, y: (x - m(), (x - m()) + y),
)
apart = ANY.by_induction("two multiples less than m apart are the same", "x")(
    lambda x, y: implies(
        (y >= 0) & multiple(x) & multiple(y) & (x - y < m()) & (y - x < m()), x == y
    ),
    multiple_step,
)
of_products = ANY.by_induction("products are multiples", "i")(
    lambda i: multiple(i * m()), (multiple_step, least), at=lambda i: (i - 1) * m()
)
divided = ANY.follows("what m divides is a multiple of it")(
    lambda x: implies((x >= 0) & (x % m() == 0), multiple(x)),
    (least, of_products),
    at=lambda x: either(m() > 0, x // m(), (-x) // (-m())),
)
whole = ANY.by_induction("if all actions are multiples of m, all outcomes are", "h")(
    lambda h, X: implies(
        multiple(stray()), multiple(first(X, h)) & multiple(second(X, h)) & multiple(zs(h))
    ),
    (stuck, move, zero_sum_stuck, zero_sum_move, multiple_step, zero_sum_advantage, stray_is_one),
    (least, no_less_than_0, sums),
    at=lambda h, X: (
        star(X, h),
        h - star(X, h),
        X_star(X),
        zero_sum_star(h),
        h - zero_sum_star(h),
        second(X_star(X), h - star(X, h)),
        zs(h - zero_sum_star(h)),
        zs(h),
    ),
)
all_the_same = ANY.follows(
    "if all actions are multiples of m, no tie matters, nor whether play is zero-sum"
)(
    lambda h, X, Y: implies(
        (h >= 0) & multiple(stray()),
        (first(X, h) == first(Y, h))
        & (second(X, h) == second(Y, h))
        & (zs(h) == first(X, h) - second(X, h)),
    ),
    (conjecture_17, whole, near_zero_sum, zero_sum_advantage, no_less_than_0, apart),
    lambda h, X, Y: sums(zs(h), second(X, h)),
)

# What claims say of a heap


@notion("Each has M more from heap h + 2M, and the zero-sum value is the same.")
def repeats(h: Any, M: Any) -> Any:
    later = h + 2 * M
    of_each = (
        (first(X(), later) == first(X(), h) + M) & (second(X(), later) == second(X(), h) + M)
        for X in named.values()
    )
    return conjunction(of_each) & (zs(later) == zs(h))


is_least_preperiod = notion(
    "From a heap earlier on outcomes do not repeat at distance 2M; that they do is not said.",
    "is_least_preperiod",
)(lambda heap, M: (heap >= 0) & implies(heap > 0, negation(repeats(heap - 1, M))))

# The least heap from which on something `holds`; -1 where there is none, and then of each heap one
# from it on, `failing`, where it does not
least_from = lambda heap, failing, h, holds: (
    (heap() >= -1)
    & implies((heap() >= 0) & (h >= heap()), holds(h))
    & implies(heap() > 0, negation(holds(heap() - 1)))
    & implies((heap() == -1) & (h >= 0), (failing(h) >= h) & negation(holds(failing(h))))
)

# Any heap, Alice to move and nothing scored: what the search and the formula give
from_score_0 = lambda h, v, alice: (
    (h >= 0) & (v == 0) & alice,
    ((m(),), h, searched(h, v, alice), zs(h)),
)

# Heap h with the names that a claim's predicate uses; of the actions the least has one
at = lambda h: HeapOfTerms(
    (m(),), h, {X: term() for X, term in named.items()}, first, second, zs, most_of
)


def under_rules(h: Any) -> tuple[Any, tuple[Any, ...]]:
    """Heap h, as a claim about every pair of rules takes it."""
    terms = {str(X): term() for X, term in (*named.items(), *other_rules.items())}
    outcomes = {
        X: OutcomeOfTerms(first(terms[str(X)], h), second(terms[str(X)], h)) for X in RULE_PAIRS
    }
    return h >= 0, ((m(),), h, outcomes, zs(h))


both_move_at = ANY.together("from max S + min S on, under the four conventions")(
    lambda h: ([both_move(h, X()) for X in named.values()], least(m()), largest(m()))
)

# The same of a finite set: its largest action has a name too
at_of_finite = lambda h: replace(at(h), actions=(m(), M_of()), most=None)
# Any heap from max S + min S on, of a finite S
large_heaps = lambda h: (h >= M_of() + m(), (at_of_finite(h),))

# Any heap from 3 max S - 1 on where max S is not best, and the earlier one
where_max_loses = lambda h: (
    (h >= 3 * M_of() - 1) & (max_loses(h) > 0),
    (at_of_finite(h), at_of_finite(lost_before(h))),
)
conjecture_17_at = ANY.together("Conjecture 17 with its bound")(
    lambda h: [conjecture_17(h, X(), Y()) for X in named.values() for Y in named.values()]
)
zero_sum_at = ANY.together("any convention and zero-sum play, any set")(
    lambda h: [
        (near_zero_sum(h, X()), zero_sum_advantage(h), zero_sum_stuck(h)) for X in named.values()
    ]
)

# Any heap of a set of multiples of its least action
of_multiples = lambda h: ((h >= 0) & multiple(stray()), (at(h),))
multiples_at = ANY.together("multiples of the least action")(
    lambda h: [all_the_same(h, named[ref.Convention.FvF](), X()) for X in named.values()]
)
any_rules_at = ANY.together("what each is sure of bounds any rules")(
    lambda h: [
        (sure(h, X()), together(h, X()), nearly(h), near_zero_sum(h, X()))
        for X in (*named.values(), *other_rules.values())
    ]
)
until_stuck_at = ANY.together("what the two collect, and what they leave")(
    lambda h: [
        (sure(h, X()), nearly(h), together(h, X()), no_less_than_0(h, X())) for X in named.values()
    ]
)


def _turned_one_by_one(h: Any) -> Any:
    FvF, FvA, AvA = (
        [of(named[X](), h) for of in (first, second)]
        for X in (ref.Convention.FvF, ref.Convention.FvA, ref.Convention.AvA)
    )
    pairs = [*zip(FvF, FvA, strict=True), *zip(FvA, AvA, strict=True)]
    fallen = conjunction(a >= b for a, b in pairs)
    return implies(fallen, conjunction(a >= b for a, b in zip(FvF, AvA, strict=True)))


one_turns_after_the_other = ANY.follows(
    "who has no more after each of two deviations has no more after both, whatever the utilities"
)(_turned_one_by_one)
