"""The four rules of Section 7: what greedy and sacrificing leave, and the outcomes of the others.

Who moves is greedy or sacrificing, against any of the four rules; `first` and `second` are the
outcomes under such a pair. Of what ties in utility they leave one action. The outcomes under two
friendly or antagonistic rules, `ruled_first` and `ruled_second`, are those of Definition 2.
"""

from functools import cache

from proofs_check.documents.cumulative import theory as any_set
from proofs_check.documents.cumulative.theory import *
from proofs_check.documents.cumulative.theory_ties import games
from proofs_check.methods.theory import *
from reference.cumulative import rule_rows
from reference.cumulative.rules import RULE_PAIRS, Rule, chosen


def models() -> Iterator[Model]:
    """Yield the sets of the theory of ties, by the reference."""
    return (_model(*game) for game in games())


def _model(actions: tuple[int, ...], heaps: Sequence[int]) -> Model:
    known, rows = any_set.model_of(actions, heaps), list(rule_rows(actions, heaps[-1]))
    pairs = {str(pair): pair for pair in RULE_PAIRS}

    o = lambda pair, k: rows[k][pair]
    starts = lambda X, rule: str(X).startswith(rule)
    left = cache(lambda h, X: chosen(actions, h, pairs[str(X)], o) if h >= 0 else ())

    @cache
    def extreme(h: int, X: any_set.Played, n: int) -> int:
        """Of the actions up to n that tie for the largest utility the last, or the first."""
        own = {s: o(pairs[str(X)].dual, h - s).second + s for s in actions if s <= h}
        ties = [s for s in own if own[s] == max(own.values()) and s <= n]
        return (max if starts(X, Rule.GREEDY) else min)(ties, default=0)

    functions: dict[str, Callable[..., Any]] = {
        **known.functions,
        "is_greedy": lambda X: starts(X, Rule.GREEDY),
        "is_sacrificing": lambda X: starts(X, Rule.SACRIFICING),
        "kept": lambda h, X, s: s in left(h, X),
        "further": lambda h, X, s: extreme(h, X, h),
        "extreme_so_far": extreme,
        "ruled": lambda X, h: left(h, X)[-1] if left(h, X) else actions[0],
        "ruled_first": lambda X, h: o(pairs[str(X)], h).first if h >= 0 else 0,
        "ruled_second": lambda X, h: o(pairs[str(X)], h).second if h >= 0 else 0,
    }
    return Model(known.says, functions, known.values)


SIZES = Theory("cumulative", "sizes", models)
SIZES.let(X=CONVENTION)
is_greedy, is_sacrificing = SIZES.functions("is_greedy is_sacrificing", CONVENTION, BOOL)
kept = SIZES.function("kept", INT, CONVENTION, INT, BOOL)
further, extreme_so_far = SIZES.functions("further extreme_so_far", INT, CONVENTION, INT, INT)
ruled, ruled_first = SIZES.functions("ruled ruled_first", CONVENTION, INT, INT)
ruled_second = SIZES.function("ruled_second", CONVENTION, INT, INT)

# S is in S*(h): it can be taken, and gives the mover the most
_ties = lambda h, X, s: S(s) & (s <= h) & (s + second(X_star(X), h - s) == first(X, h))
_by_size = lambda X: is_greedy(X) | is_sacrificing(X)
_extreme = lambda h, X: extreme_so_far(h, X, h)
left_by_size = SIZES.axiom(
    "Section 7: the greedy rule leaves the largest of S*(h), the sacrificing one the smallest"
)(
    lambda h, X, s, t: implies(
        _by_size(X),
        implies(
            kept(h, X, s),
            _ties(h, X, s) & implies(_ties(h, X, t), either(is_greedy(X), t <= s, t >= s)),
        )
        & (
            kept(h, X, s)
            | negation(_ties(h, X, s))
            | (
                _ties(h, X, further(h, X, s))
                & either(is_greedy(X), further(h, X, s) > s, further(h, X, s) < s)
            )
        ),
    )
)
compared = SIZES.recursion(
    "the largest, or the smallest, of S*(h) up to n, one after the other; 0 where there is none"
)(
    lambda h, X, n: (
        (extreme_so_far(h, X, 0) == 0)
        & implies(
            n >= 1,
            extreme_so_far(h, X, n)
            == either(
                _ties(h, X, n) & (is_greedy(X) | (extreme_so_far(h, X, n - 1) == 0)),
                n,
                extreme_so_far(h, X, n - 1),
            ),
        )
    )
)
among = SIZES.by_induction("the largest, or the smallest, of S*(h) up to n is one of them", "n")(
    lambda h, X, n: (
        (extreme_so_far(h, X, n) == 0)
        | ((extreme_so_far(h, X, n) <= n) & _ties(h, X, extreme_so_far(h, X, n)))
    ),
    compared,
)
none_beyond = SIZES.by_induction("none of S*(h) up to n is larger, or smaller", "n")(
    lambda h, X, n, s: implies(
        _ties(h, X, s) & rises(1, s, n),
        (extreme_so_far(h, X, n) != 0)
        & either(is_greedy(X), s <= extreme_so_far(h, X, n), s >= extreme_so_far(h, X, n)),
    ),
    (compared, among),
)
unambiguous = SIZES.follows("the greedy and the sacrificing rule leave one action")(
    lambda h, X, s: implies((h >= m()) & _by_size(X), kept(h, X, s) == (s == _extreme(h, X))),
    (move, among, least, none_beyond, left_by_size),
)

# Two friendly or antagonistic rules

# What s gives the mover, and the other one
_options = lambda X, h, s: (s + ruled_second(X_star(X), h - s), ruled_first(X_star(X), h - s))
without_a_move = SIZES.axiom(
    "Section 7: under any two of the rules nobody collects anything where there is no move"
)(lambda h, X: implies(h < m(), (ruled_first(X, h) == 0) & (ruled_second(X, h) == 0)))
by_a_rule = SIZES.axiom(
    "Section 7: an action is taken that gives the mover the most, and both have what it gives"
)(
    lambda h, X, s: implies(
        h >= m(),
        S(ruled(X, h))
        & (ruled(X, h) <= h)
        & (ruled_first(X, h) == _options(X, h, ruled(X, h))[0])
        & (ruled_second(X, h) == _options(X, h, ruled(X, h))[1])
        & implies(S(s) & (s <= h), _options(X, h, s)[0] <= ruled_first(X, h)),
    )
)
of_what_ties = SIZES.axiom(
    "Section 7: of what ties friendly leaves the most to the other one, antagonistic the least"
)(
    lambda h, X, s: implies(
        S(s) & (s <= h) & (_options(X, h, s)[0] == ruled_first(X, h)),
        implies(any_set.is_friendly(X), _options(X, h, s)[1] <= ruled_second(X, h))
        & implies(any_set.is_antagonistic(X), _options(X, h, s)[1] >= ruled_second(X, h)),
    )
)
_as_ruled = lambda h, X: (first(X, h) == ruled_first(X, h)) & (second(X, h) == ruled_second(X, h))
as_ruled = SIZES.by_induction(
    "under two friendly or antagonistic rules of Section 7 the outcomes are those of Definition 2",
    "h",
)(
    lambda h: conjunction(_as_ruled(h, X()) for X in named.values()),
    lambda h: [
        (
            [any_set.duals(X()), any_set.stuck(h, X()), move(h, X()), without_a_move(h, X())],
            [least(own), by_a_rule(h, X(), own), of_what_ties(h, X(), own)],
            [least(theirs), any_set.most(h, X(), theirs), any_set.tie_break(h, X(), theirs)],
        )
        for X in named.values()
        for own, theirs in [(star(X(), h), ruled(X(), h))]
    ],
    smaller=lambda h: [(h - taken(X(), h),) for X in named.values() for taken in (star, ruled)],
)
BY_SIZE = lambda h, X, s: ((h >= m()) & _by_size(X), (kept(h, X, s), s == _extreme(h, X)))
# Any heap: by convention the outcome under the two rules, and that of Definition 2
RULED = lambda h: (
    h >= 0,
    tuple(
        (ruled_first(X(), h), ruled_second(X(), h), first(X(), h), second(X(), h))
        for X in named.values()
    ),
)
