"""Definition 2 is well defined for any set: of several actions that tie any may be picked.

Functions that satisfy Definition 2, whichever of the actions that tie they pick at each heap, have
the same values at all heaps; and all actions that survive the tie-break lead to the same. Where
Alice and Bob keep their rules and remove by turns, each has what the conventions say.
"""

from functools import cache
from itertools import combinations

from proofs_check.documents.cumulative.small_games import SmallGame, collected
from proofs_check.documents.cumulative.terms import OutcomeOfTerms
from proofs_check.documents.cumulative.theory import *
from proofs_check.methods.theory import *
from reference.cumulative import Convention, Outcome, dual
from reference.cumulative.play import pspe_moves

LARGEST, HEAPS = 3, range(-1, 8)
TIED = (((3, 5), range(-1, 15)), ((4, 7), (*range(-1, 9), *range(26, 36))))
"""Sets with a heap, 14 or 34, where it matters which action is picked."""


def games() -> Iterator[tuple[tuple[int, ...], Sequence[int]]]:
    """Yield every set with max S <= 3, and two where actions tie, with heaps."""
    for size in range(1, LARGEST + 1):
        for actions in combinations(range(1, LARGEST + 1), size):
            yield actions, HEAPS
    yield from TIED


def models() -> Iterator[Model]:
    """Yield these sets, by the reference."""
    return (model_with_ties(*game) for game in games())


def model_with_ties(actions: tuple[int, ...], heaps: Sequence[int]) -> Model:
    """A set, its values where ties are broken otherwise, and by turns."""
    known, g = model_of(actions, heaps), SmallGame(actions, heaps[-1] - heaps[0])
    last = lambda X, h: g.last_picked(X, h) if h >= 0 else Outcome(0, 0)
    survivors = cache(lambda X, h: g.moves(X, h) if h >= 0 else ())
    better = lambda h, X, s: (survivors(X, h) or (actions[0],))[0]

    @cache
    def best_so_far(h: int, X: Convention, n: int) -> int:
        """Of the actions up to n that can be taken the first of those that are best; 0 if none."""

        def worth(s: int) -> tuple[int, int]:
            o = g.o(dual(X), h - s)
            return s + o.second, o.first if X.value[0] == "F" else -o.first

        return max((s for s in actions if s <= min(n, h)), key=worth, default=0)

    played = {X: collected(actions, heaps[-1] - heaps[0], X.value[::2]) for X in Convention}

    def by_turns(X: Convention, alice: bool, h: int) -> tuple[int, int]:
        """What who begins collects, and the other one."""
        if h < 0:
            return 0, 0
        of_alice, of_bob = played[X][h]["Alice" if alice else "Bob"]
        return (of_alice, of_bob) if alice else (of_bob, of_alice)

    functions: dict[str, Callable[..., Any]] = {
        **known.functions,
        **parted("beginning following", by_turns),
        "picked_first": lambda X, h: last(X, h).first,
        "picked_second": lambda X, h: last(X, h).second,
        "picked": lambda X, h: (
            pspe_moves(actions, h, X, last)[-1] if h >= actions[0] else actions[0]
        ),
        "survives": lambda h, X, s: s in survivors(X, h),
        "better": better,
        "best_so_far": best_so_far,
    }
    return Model(known.says, functions, {**known.values, "Convention": tuple(Convention)})


TIES = Theory("cumulative", "ties", models)
TIES.let(alice=BOOL, X=CONVENTION)
picked_first, picked_second = TIES.functions("picked_first picked_second", CONVENTION, INT, INT)
picked = TIES.function("picked", CONVENTION, INT, INT)
survives = TIES.function("survives", INT, CONVENTION, INT, BOOL)
better, best_so_far = TIES.functions("better best_so_far", INT, CONVENTION, INT, INT)
also = definition_2(
    TIES, S, m, picked_first, picked_second, picked, ", whichever of those that tie is picked"
)


def _picks(h: Any, X: Any) -> tuple[Any, ...]:
    """Heap h by either choice."""
    s, t = star(X, h), picked(X, h)
    return (
        [duals(X), stuck(h, X), also.stuck(h, X), move(h, X), also.move(h, X)],
        [most(h, X, t), tie_break(h, X, t), also.most(h, X, s), also.tie_break(h, X, s)],
        [least(s), least(t)],
    )


agree = notion("Both give the same outcomes of heap h under the four conventions.", "agree")(
    lambda h: conjunction(
        of(X(), h) == own(X(), h)
        for X in named.values()
        for of, own in ((first, picked_first), (second, picked_second))
    )
)
same_outcomes = TIES.by_induction(
    "whichever of the actions that tie are picked, the outcomes are the same", "h"
)(
    agree,
    lambda h: [_picks(h, X()) for X in named.values()],
    smaller=lambda h: [(h - pick(X(), h),) for X in named.values() for pick in (star, picked)],
)

# What survives the tie-break

_OF_ONE_RULE = (named[Convention.FvF], named[Convention.AvA])
"""The conventions where both have one rule."""

# What the mover has by s, and what the other one has
_utilities = lambda h, X, s: (s + second(X_star(X), h - s), first(X_star(X), h - s))


def _beats(h: Any, X: Any, s: Any, t: Any) -> Any:
    """By s the mover has more than by t, or as much, and the tie-break prefers s."""
    (own, other), (own_t, other_t) = (_utilities(h, X, each) for each in (s, t))
    preferred = either(is_antagonistic(X), other < other_t, other > other_t)
    return (own > own_t) | ((own == own_t) & preferred)


# S is in S(h)
_can = lambda h, s: S(s) & (s <= h)
surviving = TIES.axiom(
    "Definition 2, what survives the tie-break: what no action beats by utility, then by the rule"
)(
    lambda h, X, s, t: (
        implies(survives(h, X, s), _can(h, s) & implies(_can(h, t), negation(_beats(h, X, t, s))))
        & (
            survives(h, X, s)
            | negation(_can(h, s))
            | (_can(h, better(h, X, s)) & _beats(h, X, better(h, X, s), s))
        )
    )
)


def _takes_its_place(h: Any, X: Any, n: Any) -> Any:
    """Action n can be taken, and is the first or beats the best of those before."""
    before = best_so_far(h, X, n - 1)
    return _can(h, n) & ((before == 0) | _beats(h, X, n, before))


compared = TIES.recursion("the best action up to n, one after the other; 0 where there is none")(
    lambda h, X, n: (
        (best_so_far(h, X, 0) == 0)
        & implies(
            n >= 1,
            best_so_far(h, X, n) == either(_takes_its_place(h, X, n), n, best_so_far(h, X, n - 1)),
        )
    )
)
among = TIES.by_induction("the best action up to n is an action that can be taken", "n")(
    lambda h, X, n: (best_so_far(h, X, n) == 0) | _can(h, best_so_far(h, X, n)), compared
)
unbeaten = TIES.by_induction("no action up to n beats the best of them", "n")(
    lambda h, X, n, s: implies(
        _can(h, s) & rises(1, s, n),
        (best_so_far(h, X, n) != 0) & negation(_beats(h, X, s, best_so_far(h, X, n))),
    ),
    compared,
)
_best = lambda h, X: best_so_far(h, X, h)
_surviving = lambda h, X, s: (
    [duals(X), move(h, X), most(h, X, s), tie_break(h, X, s)],
    surviving(h, X, s, star(X, h)),
)


def _leads_to_the_outcome(h: Any, X: Any, s: Any) -> Any:
    own, other = _utilities(h, X, s)
    return implies(survives(h, X, s), (own == first(X, h)) & (other == second(X, h)))


survivors_agree = TIES.follows(
    "some action survives the tie-break, and all that do lead to the outcome"
)(
    lambda h, s: implies(
        h >= m(),
        conjunction(
            survives(h, X(), _best(h, X())) & _leads_to_the_outcome(h, X(), s)
            for X in named.values()
        ),
    ),
    surviving,
    among,
    unbeaten,
    least,
    lambda h, s: [_surviving(h, X(), s) for X in named.values()],
)
own_recursion = TIES.follows(
    "where both have one rule, what survives leads to what the same convention gives"
)(
    lambda h, s: conjunction(
        (X_star(X()) == X())
        & implies((h >= m()) & survives(h, X(), s), _leads_to_the_outcome(h, X(), s))
        & implies(h >= m(), survives(h, X(), _best(h, X())))
        for X in _OF_ONE_RULE
    ),
    (survivors_agree, duals),
)

# Alice and Bob, by turns

ALICE, BOB = True, False
beginning, following = TIES.functions("beginning following", CONVENTION, BOOL, INT, INT)
taken = TIES.choice("taken", CONVENTION, BOOL, INT, INT)

# Whether the rule of who begins is friendly, or antagonistic: of X Alice's is the first
_rule_is = lambda kind, X, alice: (alice & kind(X)) | (negation(alice) & kind(X_star(X)))
nothing_left = TIES.axiom("Section 2: Alice and Bob by turns, no move")(
    lambda h, X, alice: implies(
        h < m(), (beginning(X, alice, h) == 0) & (following(X, alice, h) == 0)
    )
)
removed = TIES.axiom("Section 2: Alice and Bob by turns, the move")(
    lambda h, X, alice: implies(
        h >= m(),
        S(taken(X, alice, h))
        & (taken(X, alice, h) <= h)
        & (
            beginning(X, alice, h)
            == following(X, negation(alice), h - taken(X, alice, h)) + taken(X, alice, h)
        )
        & (following(X, alice, h) == beginning(X, negation(alice), h - taken(X, alice, h))),
    )
)
preferred = TIES.axiom("Section 2: Alice and Bob by turns, the maximum and their own rule")(
    lambda h, X, alice, s: implies(
        S(s) & (s <= h),
        (following(X, negation(alice), h - s) + s <= beginning(X, alice, h))
        & implies(
            following(X, negation(alice), h - s) + s == beginning(X, alice, h),
            implies(
                _rule_is(is_friendly, X, alice),
                beginning(X, negation(alice), h - s) <= following(X, alice, h),
            )
            & implies(
                _rule_is(is_antagonistic, X, alice),
                beginning(X, negation(alice), h - s) >= following(X, alice, h),
            ),
        ),
    )
)
STARTS = tuple((X, alice) for X in named.values() for alice in (ALICE, BOB))

# The convention that names the rule of who begins first
_seen_by = lambda X, alice: X() if alice else X_star(X())


def _plays(h: Any, X: Any, alice: bool) -> tuple[Any, ...]:
    Y = _seen_by(X, alice)
    s, t = star(Y, h), taken(X(), alice, h)
    return (
        [duals(X()), stuck(h, Y), nothing_left(h, X(), alice), move(h, Y), removed(h, X(), alice)],
        [most(h, Y, t), tie_break(h, Y, t), preferred(h, X(), alice, s)],
        [least(s), least(t)],
    )


by_turns = TIES.by_induction(
    "who begins collects o^1, the other o^2, under the convention with the first one's rule first",
    "h",
)(
    lambda h: conjunction(
        (beginning(X(), alice, h) == first(_seen_by(X, alice), h))
        & (following(X(), alice, h) == second(_seen_by(X, alice), h))
        for X, alice in STARTS
    ),
    lambda h: [_plays(h, *start) for start in STARTS],
)
either_starts = TIES.follows("where both have one rule it does not matter who begins")(
    lambda h: implies(
        h >= 0,
        conjunction(
            (of(X(), ALICE, h) == own(X(), h)) & (of(X(), BOB, h) == own(X(), h))
            for X in _OF_ONE_RULE
            for of, own in ((beginning, first), (following, second))
        ),
    ),
    (duals, by_turns),
)

# What who begins collects, and the other one
_begun = lambda X, alice, h: OutcomeOfTerms(beginning(X(), alice, h), following(X(), alice, h))
_outcome = lambda X, h: OutcomeOfTerms(first(X, h), second(X, h))

# Any heap, each convention, either player beginning: what they collect, and the outcome
BY_TURNS = lambda h: (
    h >= 0,
    tuple((_begun(*start, h), _outcome(_seen_by(*start), h)) for start in STARTS),
)


def ONE_RULE(h: Any) -> tuple[Any, tuple[Any, ...]]:
    """The same where both have one rule, and the outcome is that of the one convention."""
    starts = ((X, alice) for X in _OF_ONE_RULE for alice in (ALICE, BOB))
    return h >= 0, tuple((_begun(X, alice, h), _outcome(X(), h)) for X, alice in starts)


def SURVIVORS_OF_ONE_RULE(h: Any, s: Any) -> tuple[Any, tuple[Any, ...]]:
    """Of FvF and AvA what `SURVIVORS` has, all by the one convention."""
    conventions = (
        (
            survives(h, X(), _best(h, X())),
            survives(h, X(), s),
            OutcomeOfTerms(s + second(X(), h - s), first(X(), h - s)),
            _outcome(X(), h),
        )
        for X in _OF_ONE_RULE
    )
    return h >= m(), tuple(conventions)


def PICKED(h: Any) -> tuple[Any, tuple[Any, ...]]:
    """Any heap: its outcomes under each convention, by either choice."""
    either_choice = ((first, second), (picked_first, picked_second))
    return h >= 0, tuple(
        tuple(OutcomeOfTerms(*(of(X(), h) for of in both)) for both in either_choice)
        for X in named.values()
    )


def SURVIVORS(h: Any, s: Any) -> tuple[Any, tuple[Any, ...]]:
    """Any heap with a move, and any number: of each convention an action that survives.

    Whether it does, whether the number does, where that leads, and the outcome.
    """
    conventions = []
    for X in named.values():
        both = survives(h, X(), _best(h, X())), survives(h, X(), s)
        after = OutcomeOfTerms(s + second(X_star(X()), h - s), first(X_star(X()), h - s))
        conventions.append((*both, after, OutcomeOfTerms(first(X(), h), second(X(), h))))
    return h >= m(), tuple(conventions)
