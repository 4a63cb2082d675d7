"""Steps of the printed proofs of Lemmas 5 to 7: greedy play against any reply, and arithmetic.

A play is what two players do from a heap on, the first to move taking s1 as long as it is possible,
then s2, the other replying as they like.
"""

from itertools import combinations

from proofs_check.documents.cumulative import theory_two_actions as two
from proofs_check.documents.cumulative.small_games import Counts
from proofs_check.documents.cumulative.theory_two_actions import *
from proofs_check.methods.theory import *
from reference.cumulative import Regime

# Greedy play against any reply

HEAPS = range(-2, 40)
Replies = tuple[int, tuple[int, ...]]
"""A heap, and the replies to greedy play from it."""


def models() -> Iterator[Model]:
    """Yield every two-action set with a <= 6, and one more, with every play from heaps to 22."""
    for b_, a_ in (*combinations(range(1, 7), 2), (7, 9)):
        yield _model(b_, a_)


def _model(b_: int, a_: int) -> Model:
    by_greed = lambda h: a_ if h >= a_ else b_

    def plays(h: int) -> Iterator[tuple[int, ...]]:
        left = h - by_greed(h)
        replies = [s for s in (b_, a_) if s <= left]
        if not replies:
            yield ()
        for s in replies:
            yield from ((s, *more) for more in plays(left - s))

    def own(t: Replies) -> list[int]:
        h, moves = t[0], []
        for reply in (*t[1], 0):
            if h >= b_:
                moves.append(by_greed(h))
                h -= moves[-1] + reply
        return moves

    rest = lambda t: (t[0] - by_greed(t[0]) - t[1][0], t[1][1:]) if t[1] else t
    functions: dict[str, Callable[..., Any]] = {
        **two.model_of(b_, a_).functions,
        "heap": lambda t: t[0],
        "reply": lambda t: t[1][0] if t[1] else 0,
        "rest": rest,
        "k": lambda t: own(t).count(a_),
        "l": lambda t: own(t).count(b_),
        "other_large": lambda t: t[1].count(a_),
        "other_small": lambda t: t[1].count(b_),
    }
    every = [(h, replies) for h in range(23) for replies in plays(h)]
    return Model(f"S = {{{b_}, {a_}}}", functions, {"Play": every, "Int": HEAPS})


GREEDY = Theory("cumulative", "greedy", models)
PLAY = GREEDY.sort("Play")
GREEDY.let(t=PLAY)
# k and l are the document's letters.
heap, reply, k, l = GREEDY.functions("heap reply k l", PLAY, INT)  # noqa: E741
other_large, other_small = GREEDY.functions("other_large other_small", PLAY, INT)
rest = GREEDY.function("rest", PLAY, PLAY)

# How often either takes s1 and s2
counts = lambda t: Counts(k(t), l(t), other_large(t), other_small(t))

# These are the counts
are = lambda t, *numbers: conjunction(
    count == number for count, number in zip(counts(t), numbers, strict=True)
)
one_if = lambda condition: either(condition, 1, 0)
left = notion("What the greedy player's first move leaves.", "left")(
    lambda t: heap(t) - either(heap(t) >= a(), a(), b())
)
ended = GREEDY.axiom("greedy play, no move")(lambda t: implies(heap(t) < b(), are(t, 0, 0, 0, 0)))
alone = GREEDY.axiom("greedy play, no reply")(
    lambda t: implies(
        (heap(t) >= b()) & (left(t) < b()),
        are(t, one_if(heap(t) >= a()), one_if(heap(t) < a()), 0, 0),
    )
)
replied = GREEDY.axiom("greedy play, a move and a reply")(
    lambda t: implies(
        (heap(t) >= b()) & (left(t) >= b()),
        ((reply(t) == a()) | (reply(t) == b()))
        & (reply(t) <= left(t))
        & (heap(rest(t)) == left(t) - reply(t))
        & are(
            t,
            k(rest(t)) + one_if(heap(t) >= a()),
            l(rest(t)) + one_if(heap(t) < a()),
            other_large(rest(t)) + one_if(reply(t) == a()),
            other_small(rest(t)) + one_if(reply(t) == b()),
        ),
    )
)
collected_by_greed = notion("What the greedy player collects.", "collected_by_greed")(
    lambda t: k(t) * a() + l(t) * b()
)
collected_by_replies = notion("What the other player collects.", "collected_by_replies")(
    lambda t: other_large(t) * a() + other_small(t) * b()
)
in_turn = GREEDY.by_induction(
    "the greedy player makes as many moves as the other or one more, and as many of s1 or more",
    heap,
)(
    lambda t: (
        (k(t) + l(t) >= other_large(t) + other_small(t))
        & (k(t) + l(t) <= other_large(t) + other_small(t) + 1)
        & (k(t) >= other_large(t))
    ),
    (ended, alone, replied, parameters),
)
never_behind = GREEDY.follows("the greedy player is not behind")(
    lambda t: implies(heap(t) >= 0, collected_by_greed(t) >= collected_by_replies(t)),
    (in_turn, parameters),
)
compared = GREEDY.follows("by how often s1 is taken")(
    lambda t: implies(
        heap(t) >= a(),
        implies(other_large(t) == k(t), other_small(t) * b() <= l(t) * b())
        & implies(other_large(t) == k(t) - 1, other_small(t) <= l(t) + 1),
    ),
    (in_turn, parameters),
)

# Any play from a heap at which s1 is feasible
from_s1 = lambda t: (heap(t) >= a(), (b(), a(), heap(t), counts(t)))


def with_k_replies(t: Any) -> tuple[Any, tuple[Any, ...]]:
    """Those in which the other takes s1 as often."""
    feasible, instance = from_s1(t)
    return feasible & (other_large(t) == k(t)), instance


def with_one_fewer(t: Any) -> tuple[Any, tuple[Any, ...]]:
    """Those in which the other takes s1 once less."""
    feasible, instance = from_s1(t)
    return feasible & (other_large(t) == k(t) - 1), instance


from_any = lambda t: (heap(t) >= 0, from_s1(t)[1])

# Arithmetic of s1 and s2

arithmetic = TWO.follows("arithmetic alone")(lambda: b() == b())
segments = TWO.follows("how often b goes into a, and into d")(
    lambda: (
        (b() * (a() // b()) + a() % b() == a())
        & under(a() % b(), b())
        & (d() // b() + 1 == a() // b())
        & implies(dominant(), a() // b() >= 2)
        & (d() >= 1)
        & (b() >= 1)
    ),
    parameters,
)
margins = TWO.follows("d is positive, whatever k and l")(
    lambda k_, l_: implies((k_ >= 1) & (l_ >= 0), d() > 0), parameters
)
regimes_are = TWO.axiom("Section 3, the regimes")(
    lambda: (
        (in_regime[Regime.STRICTLY_DOMINANT]() == (2 * b() < a()))
        & (in_regime[Regime.BALANCED]() == (2 * b() == a()))
        & (in_regime[Regime.NON_DOMINANT]() == (2 * b() > a()))
    )
)
regimes = TWO.follows("losing d for b, by regime")(
    lambda: (
        (in_regime[Regime.STRICTLY_DOMINANT]() == (b() - d() < 0))
        & (in_regime[Regime.BALANCED]() == (b() - d() == 0))
        & (in_regime[Regime.NON_DOMINANT]() == (b() - d() > 0))
        & (a() > b())
        & (b() >= 1)
    ),
    (parameters, regimes_are),
)
only_n = TWO.follows(
    "the quotient of b by d alone is between b / d - 1 and b / d; it is 1 or more where d < b"
)(
    lambda i: implies(
        b() % d() != 0,
        (((i * d() < b()) & ((i + 1) * d() > b())) == (i == b() // d()))
        & implies(d() < b(), b() // d() >= 1),
    ),
    two.division,
)

# Any s2 and s1 off the half-lines, out of dominance, and any n
off_half_lines_and_n = lambda i: ((i >= 1) & (a() < 2 * b()) & (b() % d() != 0), (b(), a(), i))
# Any s2 and s1
two_actions = lambda: (True, (b(), a()))
# Any s2 and s1, and which regimes they are in
two_and_regime = lambda: (True, (b(), a(), {R: term() for R, term in in_regime.items()}))
# Any s2 and s1 in dominance
two_in_dominance = lambda: (dominant(), (b(), a()))
# Any s2 and s1, k and l
two_and_counts = lambda k_, l_: ((k_ >= 1) & (l_ >= 0), (b(), a(), k_, l_))
