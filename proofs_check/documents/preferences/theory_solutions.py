"""Sections 4.3 and 4.5: Definition 7 has one solution, and so has Definition 11 with 12.

Of each two relations that it allows, whatever the rules or Definition 9 say besides. Where a leaf
is no list it asks of members only, so they answer alike at every two values, by induction.
"""

from functools import cache

from proofs_check.documents.preferences.formulas import by_rule
from proofs_check.documents.preferences.readings import PRINTED
from proofs_check.documents.preferences.reference_answers import Pair, Supposed, relation
from proofs_check.documents.preferences.theory_lists import Lists, listed, member_of
from proofs_check.methods.theory import *
from reference.preferences import Value, definition_7, is_leaf, nesting, parse_value
from reference.preferences.relations import definition_11

NUMBERS = range(-1, 4)
"""The integers of the models: members."""
VALUES = (
    *("1", "2", "3", "[1,2]", "[1,3]", "[2,3]", "[[1,2]]", "[[2,3]]"),
    *("[1,[1,2]]", "[1,[1,3]]", "[1,3,[2,3]]"),
)
"""The values of the models, with all their members.

Of [[1,2]] each member is at most each of [1,[1,2]], and none at most that list; beside [1,[1,3]] it
is prudently weaker, and not weaker.
"""
Pairs = frozenset[Pair]


def _given_7(X: Value, Y: Value) -> bool:
    return by_rule(X, Y, relation())


def _given_11(X: Value, Y: Value) -> bool:
    return relation(1, PRINTED).strictly_weaker(X, Y)


def _by_7(pairs: Pairs, known: Pairs) -> Pairs:
    c = Supposed(weaker_or_equal=known)
    return frozenset(pair for pair in pairs if _given_7(*pair) or definition_7(*pair, c))


def _by_11(pairs: Pairs, known: Pairs) -> Pairs:
    strictly = frozenset(pair for pair in pairs if _given_11(*pair))
    c = Supposed(strictly_weaker=strictly, prudently_weaker=known)
    return frozenset(pair for pair in pairs if definition_11(*pair, c))


def _solution(definition: Callable[[Pairs, Pairs], Pairs], pairs: Pairs, known: Pairs) -> Pairs:
    """What comes of supposing so much; each time it is settled for lists one deeper, or never."""
    for _ in range(1 + max(nesting(X) + nesting(Y) for X, Y in pairs)):
        known = definition(pairs, known)
    return known


@cache
def models() -> tuple[Model]:
    """Player 1, where first none or all of the pairs are supposed to be related."""
    values = tuple(map(parse_value, VALUES))
    pairs: Pairs = frozenset((X, Y) for X in values for Y in values)

    functions: dict[str, Callable[..., Any]] = {
        "leaf": is_leaf,
        "count": lambda X: len(listed(X)),
        "member": member_of,
        "rank": nesting,
        "given_7": _given_7,
        "given_11": _given_11,
    }
    for number, definition in ((7, _by_7), (11, _by_11)):
        for which, supposed in (("one", Pairs()), ("other", pairs)):
            known = _solution(definition, pairs, supposed)
            functions[f"{which}_{number}"] = lambda x, y, known=known: (x, y) in known
    return (Model("player 1", functions, {"Value": values, "Int": NUMBERS}),)


SOLUTIONS = Theory("preferences", "solutions", models)
V = SOLUTIONS.sort("Value")
SOLUTIONS.let(X=V, Y=V)
leaf = SOLUTIONS.function("leaf", V, BOOL)
count, rank = (SOLUTIONS.function(name, V, INT) for name in ("count", "rank"))
member = SOLUTIONS.function("member", V, INT, V)
given_7, given_11 = (SOLUTIONS.function(name, V, V, BOOL) for name in ("given_7", "given_11"))
LISTS = Lists(leaf, count, member, rank)
has = LISTS.has
lists = SOLUTIONS.axiom(
    "Section 2: a list has members, which are less deeply nested; a leaf x is [x]"
)(LISTS.nested)

Places = tuple[Symbol, Symbol]


def relation_of(name: str) -> Symbol:
    """One relation that a definition allows."""
    return SOLUTIONS.function(name, V, V, BOOL)


def pair_of(places: Places, X: Any, Y: Any) -> tuple[Any, Any]:
    """The members that two functions name."""
    return member(X, places[0](X, Y)), member(Y, places[1](X, Y))


def named(kind: str, R: Symbol, asked: Callable[[Any, Any], Any]) -> tuple[Places, Theorem]:
    """Two members of which something is so, if it is of any.

    Args:
        kind: what is so, in a word.
        R: the relation that it speaks of.
        asked: what is so of x and y.
    """
    own = R.name.partition(".")[2]
    k_of, m_of = SOLUTIONS.choices(f"{own}_{kind}_x {own}_{kind}_y", V, V, INT)

    def first(X: Any, Y: Any, k: Any, m: Any) -> Any:
        some = has(X, k) & has(Y, m) & asked(member(X, k), member(Y, m))
        return (
            has(X, k_of(X, Y))
            & has(Y, m_of(X, Y))
            & implies(some, asked(*pair_of((k_of, m_of), X, Y)))
        )

    says = f"ours: two members x, y, {kind} in {own}, if there are any"
    return (k_of, m_of), SOLUTIONS.recursion(says)(first)


class Seventh:
    """A relation that Definition 7 allows."""

    def __init__(self, name: str) -> None:
        R = self.related = relation_of(name)
        self.pair, self.pairs = named("unrelated", R, lambda x, y: negation(R(x, y)))
        out = self.out = SOLUTIONS.choice(f"{name}_out", V, V, INT)
        self.outs = SOLUTIONS.recursion(
            f"ours: a member x that is not below Y in {name}, if there is any"
        )(
            lambda X, Y, k: (
                has(X, out(X, Y))
                & implies(has(X, k) & negation(R(member(X, k), Y)), negation(self.part(X, Y)))
            )
        )
        self.allowed = SOLUTIONS.axiom(f"Definition 7 allows {name}")(
            lambda X, Y: (
                R(X, Y)
                == (
                    given_7(X, Y)
                    | (X == Y)
                    | (negation(leaf(X)) & self.part(X, Y))
                    | (negation(leaf(X) & leaf(Y)) & R(*pair_of(self.pair, X, Y)))
                )
            )
        )

    def part(self, X: Any, Y: Any) -> Any:
        """Every x_i is below Y, for the one is that would not be."""
        return self.related(member(X, self.out(X, Y)), Y)


class Eleventh:
    """A relation that Definition 11 allows, with what is incomparable by Definition 12."""

    def __init__(self, name: str) -> None:
        R = self.related = relation_of(name)

        worse = lambda x, y: negation(R(x, y)) & R(y, x)

        self.some, self.somes = named("related", R, R)
        self.worse, self.worses = named("the_other_way_only", R, worse)
        self.allowed = SOLUTIONS.axiom(f"Definition 11 allows {name}")(
            lambda X, Y: (
                R(X, Y)
                == (
                    given_11(X, Y)
                    | (
                        negation(leaf(X) & leaf(Y))
                        & negation(worse(*pair_of(self.worse, X, Y)))
                        & R(*pair_of(self.some, X, Y))
                    )
                )
            )
        )


SEVENTH = Seventh("one_7"), Seventh("other_7")
ELEVENTH = Eleventh("one_11"), Eleventh("other_11")

_measure = lambda X, Y: rank(X) + rank(Y)


def _at(places: Places, X: Any, Y: Any) -> tuple[Any, Any]:
    """By which numbers the members are named."""
    return places[0](X, Y), places[1](X, Y)


def _by_seventh(X: Any, Y: Any) -> Iterator[Fact]:
    for own, another in (SEVENTH, SEVENTH[::-1]):
        yield own.allowed(X, Y)
        yield own.outs(X, Y, another.out(X, Y))
        yield own.pairs(X, Y, *_at(another.pair, X, Y))
        k, m = _at(own.pair, X, Y)
        yield from (lists(X, k), lists(Y, m), lists(X, own.out(X, Y)))


same_7 = SOLUTIONS.by_induction("two relations that Definition 7 allows are the same", _measure)(
    lambda X, Y: SEVENTH[0].related(X, Y) == SEVENTH[1].related(X, Y), _by_seventh
)


def _by_eleventh(X: Any, Y: Any) -> Iterator[Fact]:
    for own, another in (ELEVENTH, ELEVENTH[::-1]):
        yield own.allowed(X, Y)
        yield own.somes(X, Y, *_at(another.some, X, Y))
        yield own.worses(X, Y, *_at(another.worse, X, Y))
        for places in (own.some, own.worse):
            k, m = _at(places, X, Y)
            yield from (lists(X, k), lists(Y, m))


same_11 = SOLUTIONS.by_induction("two relations that Definition 11 allows are the same", _measure)(
    lambda X, Y: ELEVENTH[0].related(X, Y) == ELEVENTH[1].related(X, Y), _by_eleventh
)


def _at_all_values(says: str, same: Theorem) -> Theorem:
    """What the induction has for values of any rank."""
    return SOLUTIONS.together(says)(lambda X, Y: (same(X, Y), lists(X, 0), lists(Y, 0)))


of_7 = _at_all_values("Definition 7 has one solution", same_7)
of_11 = _at_all_values("Definition 11 has one solution", same_11)

# How the claims' predicates see them

ONE_SOLUTION_7 = lambda X, Y: (True, tuple(own.related(X, Y) for own in SEVENTH))
ONE_SOLUTION_11 = lambda X, Y: (True, tuple(own.related(X, Y) for own in ELEVENTH))
