"""Theorems 13 to 15 for all exponents: Definitions 7 to 12 between simple values.

`simple(p, a, i)` is a_i as player p numbers the others: base 1 is p, 2 and 3 are those who are
next.
"""

from collections.abc import Iterable
from functools import cache, reduce
from itertools import product
from operator import or_

from proofs_check.documents.preferences.theory import *
from proofs_check.methods.theory import *
from reference.preferences import DEFAULT

Value = tuple[Any, Any]

# The two bases other than a
others = lambda a: (either(a == 1, 2, 1), either(a == 3, 2, 3))
proper = notion("Whether a_i is a simple value.", "proper")(lambda a, i: rises(1, a, 3) & (i >= 0))
group = notion(
    "Which group of Theorem 15: that of 2_g, 3_g and 1_(g+1); 1 is alone in group -1.", "group"
)(lambda a, i: either(a == 1, i - 1, i))


@notion("Whether group x is below group y: those of even number ascend, the others descend above.")
def lower(x: Any, y: Any) -> Any:
    left, right = x % 2 == 0, y % 2 == 0
    return (left & (negation(right) | (x < y))) | (negation(left) & negation(right) & (x > y))


below = notion("Whether the chain of Theorem 15 has a_i below b_j.", "below")(
    lambda a, i, b, j: lower(group(a, i), group(b, j))
)


class WithSimple(Order):
    """The same, of simple values as well."""

    def __init__(self, name: str, models: Callable[[], Iterable[Model]], **readings: bool) -> None:
        super().__init__(name, models, **readings)
        own, leaf, win = self.theory, self.leaf, self.win
        self.simple = own.function("simple", self.player, INT, INT, self.value)
        self.same_list = own.axiom(
            "Section 2: lists with the same members are the same, in whatever order"
        )(
            lambda X, Y: implies(
                (self.count(X) == 2)
                & (self.count(Y) == 2)
                & (
                    (
                        (self.member(X, 0) == self.member(Y, 0))
                        & (self.member(X, 1) == self.member(Y, 1))
                    )
                    | (
                        (self.member(X, 0) == self.member(Y, 1))
                        & (self.member(X, 1) == self.member(Y, 0))
                    )
                ),
                X == Y,
            )
        )
        self.depth = own.axiom(
            "Section 2: a list of two is nested once more than the deeper member"
        )(
            lambda X: implies(
                self.count(X) == 2,
                self.rank(X)
                == either(
                    self.rank(self.member(X, 0)) < self.rank(self.member(X, 1)),
                    self.rank(self.member(X, 1)) + 1,
                    self.rank(self.member(X, 0)) + 1,
                ),
            )
        )
        self.flat = own.axiom("Section 2: a leaf has no brackets")(
            lambda X: self.leaf(X) == (self.rank(X) == 0)
        )
        self.shape = own.axiom(
            "Section 4.1: a_0 is the leaf a, a_i the list of b_(i-1) for both b other than a"
        )(
            lambda p, a, i: implies(
                proper(a, i),
                either(
                    i == 0,
                    leaf(self.simple(p, a, i)) & (win(p, self.simple(p, a, i)) == (a == 1)),
                    self.is_list(
                        self.simple(p, a, i), *(self.simple(p, b, i - 1) for b in others(a))
                    ),
                ),
            )
        )

    def is_list(self, X: Any, x: Any, y: Any) -> Any:
        """Whether X is the list of two values; of one value twice, that one itself."""
        first, last = self.member(X, 0), self.member(X, self.count(X) - 1)
        return either(
            x == y,
            X == x,
            negation(self.leaf(X))
            & (self.count(X) == 2)
            & (((first == x) & (last == y)) | ((first == y) & (last == x))),
        )


class SimpleOrder(WithSimple):
    """Simple values that are as different as their names."""

    def __init__(self, name: str, models: Callable[[], Iterable[Model]], **readings: bool) -> None:
        """State that they are, and prove what Definition 7 comes to between them."""
        super().__init__(name, models, **readings)
        own = self.theory
        self.number = own.function("number", self.player, self.value, INT)
        self.numbers = own.axiom("Section 2: a leaf is the number of a player")(
            lambda p, a: implies(proper(a, 0), self.number(p, self.simple(p, a, 0)) == a)
        )
        self._names()
        self._theorems()

    def _names(self) -> None:
        """Prove that each simple value is an a_i in one way."""
        own, s = self.theory, self.simple
        self.levels = own.by_induction("a_i is nested i deep, and the three a_i differ", "i")(
            lambda p, a, b, i: implies(
                proper(a, i) & proper(b, i) & negation(a == b),
                (self.rank(s(p, a, i)) == i) & negation(s(p, a, i) == s(p, b, i)),
            ),
            (self.numbers, self.shape, self.depth, self.flat),
        )
        self.named = own.follows("each simple value is an a_i in one way")(
            lambda p, a, i, b, j: implies(
                proper(a, i) & proper(b, j), (s(p, a, i) == s(p, b, j)) == ((a == b) & (i == j))
            ),
            self.levels,
            at=lambda p, a, i, b, j: either(b == 1, 2, 1),
        )
        self.children = own.follows("a_i has two members, the b_(i-1) for both b other than a")(
            lambda p, a, i: implies(
                proper(a, i) & (i >= 1),
                self.of_two(s(p, a, i), *(s(p, b, i - 1) for b in others(a))),
            ),
            (self.shape, self.levels),
        )

    def of_two(self, X: Any, x: Any, y: Any) -> Any:
        """Whether X is a list of two different values."""
        return self.is_list(X, x, y) & negation(x == y)

    def inside(self, a: Any, i: Any) -> tuple[Value, Value]:
        """The members of a_i, by base and exponent; of a leaf itself twice."""
        first, last = others(a)
        exponent = either(i == 0, 0, i - 1)
        return (either(i == 0, a, first), exponent), (either(i == 0, a, last), exponent)

    def inner(self, a: Any, i: Any, b: Any, j: Any) -> tuple[tuple[Any, ...], ...]:
        """The pairs of a member of a_i and one of b_j."""
        return tuple((*x, *y) for x, y in product(self.inside(a, i), self.inside(b, j)))

    def outer(self, a: Any, i: Any, b: Any, j: Any) -> tuple[tuple[Any, ...], ...]:
        """The pairs of a member of a_i and b_j."""
        return tuple((*x, b, j) for x in self.inside(a, i))

    def on(self, relation: Symbol, p: Any, a: Any, i: Any, b: Any, j: Any) -> Any:
        """A relation of a_i and b_j."""
        return relation(p, self.simple(p, a, i), self.simple(p, b, j))

    def members(self, p: Any, a: Any, i: Any) -> tuple[Fact, ...]:
        """What the members of a_i are."""
        X, (first, last) = self.simple(p, a, i), others(a)
        ends = (0, self.count(X) - 1)
        return (
            *(self.lists(X, k) for k in ends),
            self.shape(p, a, i),
            self.levels(p, first, last, i - 1),
        )

    def _theorems(self) -> None:
        """Prove what Definition 7 comes to between simple values."""
        own, s, weaker = self.theory, self.simple, self.weaker
        leaf, win, lost = self.leaf, self.win, self.lost

        def of_7(p: Any, a: Any, i: Any, b: Any, j: Any) -> Any:
            X, Y = s(p, a, i), s(p, b, j)
            return (
                self.by_rule(p, X, Y)
                | ((a == b) & (i == j))
                | (
                    (i > 0)
                    & conjunction(self.on(weaker, p, *each) for each in self.outer(a, i, b, j))
                )
                | (
                    (i + j > 0)
                    & conjunction(self.on(weaker, p, *each) for each in self.inner(a, i, b, j))
                )
            )

        def clauses(p: Any, a: Any, i: Any, b: Any, j: Any) -> Iterator[Fact]:
            X, Y = s(p, a, i), s(p, b, j)
            for k in (0, self.count(X) - 1):
                yield self.clause_x(p, X, Y, k)
                for m in (0, self.count(Y) - 1):
                    yield self.clause(p, X, Y, k, m)

        self.by_members = own.follows("Definition 7 of simple values, by their members")(
            lambda p, a, i, b, j: implies(
                proper(a, i) & proper(b, j), self.on(weaker, p, a, i, b, j) == of_7(p, a, i, b, j)
            ),
            lambda p, a, i, b, j: (
                self.definition_7(p, s(p, a, i), s(p, b, j)),
                self.named(p, a, i, b, j),
            ),
            lambda p, a, i, b, j: (
                self.members(p, a, i),
                self.members(p, b, j),
                clauses(p, a, i, b, j),
            ),
        )
        self.outcomes = own.by_induction(
            "the only simple values that cannot win are 2, 3 and 1_1; the only one that must is 1",
            "i",
        )(
            lambda p, a, i: implies(
                proper(a, i),
                (lost(p, s(p, a, i)) == either(a == 1, i == 1, i == 0))
                & (win(p, s(p, a, i)) == ((a == 1) & (i == 0)))
                & (leaf(s(p, a, i)) == (i == 0)),
            ),
            (self.shape, self.levels, self.wins, self.losses),
        )

        self.weaker_simple = own.by_induction(
            "when a_i <=_p b_j: the same, a loss and none, below 1, or 2_2 and 3_1, or 3_2 and 2_1",
            lambda p, a, i, b, j: i + j,
        )(
            lambda p, a, i, b, j: implies(
                proper(a, i) & proper(b, j),
                self.on(weaker, p, a, i, b, j) == self.weakly_below(a, i, b, j),
            ),
            (self.outcomes, self.by_members),
        )
        self.strict_simple = own.follows("when a_i <_p b_j: so, if they are not the same")(
            lambda p, a, i, b, j: implies(
                proper(a, i) & proper(b, j),
                self.on(self.strict, p, a, i, b, j)
                == (self.weakly_below(a, i, b, j) & negation((a == b) & (i == j))),
            ),
            (self.definition_9, self.weaker_simple),
        )

    def weakly_below(self, a: Any, i: Any, b: Any, j: Any) -> Any:
        """Whether a_i <=_p b_j, by base and exponent."""
        loses, loses_too = (either(c == 1, k == 1, k == 0) for c, k in ((a, i), (b, j)))
        wins = (b == 1) & (j == 0)
        return (
            ((a == b) & (i == j))
            | (wins & (self.loss_below_win() | negation(loses)))
            | (loses & negation(loses_too) & negation(wins))
            | ((i == 2) & (j == 1) & (a > 1) & (b > 1) & (a != b))
        )


class Form:
    """One form of Definition 11, with Definition 12.

    Args:
        order: the relations that it rests on.
        name: how the models call it: printed, rule_1 or repaired.
    """

    def __init__(self, order: SimpleOrder, name: str) -> None:
        """State it, and for lists of at most two members what it asks of them."""
        self.order, self.name = order, name
        own, P, V, strict = order.theory, order.player, order.value, order.strict
        self.below, self.apart = (own.function(n, P, V, V, BOOL) for n in (name, f"{name}_apart"))
        below, apart = self.below, self.apart
        self.definition_12 = own.axiom(f"Definition 12, {name}")(
            lambda p, X, Y: apart(p, X, Y) == (negation(below(p, X, Y)) & negation(below(p, Y, X)))
        )
        if name == "rule_1":
            self.by_rule_1 = own.axiom(
                "ours for Definition 11: of simple values, each by Rule 1 the list of itself too"
            )(
                lambda p, a, i, b, j: implies(
                    proper(a, i) & proper(b, j),
                    order.on(below, p, a, i, b, j)
                    == (
                        order.on(strict, p, a, i, b, j)
                        | reduce(
                            or_,
                            (
                                own & self._worse(p, pairs)
                                for own, pairs in self._lists(p, a, i, b, j)
                            ),
                        )
                    ),
                )
            )
        elif name == "repaired":
            avoided = own.function("avoided", P, V, V, BOOL)
            self.conditions = own.axiom(
                "ours for Definition 11: X can be avoided for Y, of lists of at most two members"
            )(
                lambda p, X, Y: implies(
                    self._short(X, Y),
                    avoided(p, X, Y)
                    == (
                        strict(p, X, Y)
                        | (negation(order.leaf(X)) & self._worse(p, product(self._ends(X), [Y])))
                        | (negation(order.leaf(Y)) & self._worse(p, product([X], self._ends(Y))))
                    ),
                )
            )
            self.definition_11 = own.axiom(
                "ours for Definition 11: X can be avoided for Y, and not Y for X"
            )(lambda p, X, Y: below(p, X, Y) == (avoided(p, X, Y) & negation(avoided(p, Y, X))))
        else:
            none_above, some_below = (
                own.function(f"{name}_{n}", P, V, V, BOOL) for n in ("all", "some")
            )
            self.conditions = own.axiom(
                f"Definition 11, {name}: its conditions, of lists of at most two members"
            )(
                lambda p, X, Y: implies(
                    self._short(X, Y),
                    (none_above(p, X, Y) == self._none_above(p, self._pairs(X, Y)))
                    & (some_below(p, X, Y) == self._some_below(p, self._pairs(X, Y))),
                )
            )
            self.definition_11 = own.axiom(f"Definition 11, {name}")(
                lambda p, X, Y: (
                    below(p, X, Y)
                    == either(
                        order.leaf(X) & order.leaf(Y),
                        strict(p, X, Y),
                        strict(p, X, Y) | (none_above(p, X, Y) & some_below(p, X, Y)),
                    )
                )
            )

    @property
    def granted(self) -> Any:
        """Our rule on losses, but for what is printed."""
        return self.name == "printed" or self.order.loss_below_win()

    def _short(self, *values: Any) -> Any:
        return conjunction(self.order.count(X) <= 2 for X in values)

    def _ends(self, X: Any) -> tuple[Any, Any]:
        return self.order.member(X, 0), self.order.member(X, self.order.count(X) - 1)

    def _pairs(self, X: Any, Y: Any) -> Iterable[tuple[Any, Any]]:
        return product(self._ends(X), self._ends(Y))

    def _lists(
        self, p: Any, a: Any, i: Any, b: Any, j: Any
    ) -> Iterator[tuple[Any, Iterable[tuple[Any, Any]]]]:
        """The pairs of members of the lists that a_i and b_j are, but of [a_i] and [b_j]."""
        o, s = self.order, self.order.simple
        X, Y = s(p, a, i), s(p, b, j)
        x, y = ([s(p, *each) for each in o.inside(*own)] for own in ((a, i), (b, j)))
        yield i + j > 0, product(x, y)
        yield i > 0, product(x, [Y])
        yield j > 0, product([X], y)

    def _none_above(self, p: Any, pairs: Iterable[tuple[Any, Any]]) -> Any:
        return conjunction(self.below(p, x, y) | self.apart(p, x, y) for x, y in pairs)

    def _some_below(self, p: Any, pairs: Iterable[tuple[Any, Any]]) -> Any:
        return reduce(or_, (self.below(p, x, y) for x, y in pairs))

    def _worse(self, p: Any, pairs: Iterable[tuple[Any, Any]]) -> Any:
        both = list(pairs)
        return self._none_above(p, both) & self._some_below(p, both)

    def theorem(self, says: str, order: Callable[..., Any]) -> Theorem:
        """That between simple values it comes to this order of bases and exponents.

        Args:
            says: the order, in words.
            order: of a, i, b, j, whether a_i is below b_j.
        """
        o, s = self.order, self.order.simple

        def both_ways(pairs: Iterable[tuple[Any, ...]]) -> Iterator[tuple[Any, ...]]:
            for a, i, b, j in pairs:
                yield a, i, b, j
                yield b, j, a, i

        def asked(a: Any, i: Any, b: Any, j: Any) -> Iterator[tuple[Any, ...]]:
            if self.name in ("repaired", "rule_1"):
                yield from (*o.outer(a, i, b, j), *((*y, a, i) for y in o.inside(b, j)))
            if self.name != "repaired":
                yield from o.inner(a, i, b, j)

        def by(p: Any, a: Any, i: Any, b: Any, j: Any) -> Iterator[Fact]:
            for c, k, d, m in both_ways([(a, i, b, j)]):
                if self.name == "rule_1":
                    yield self.by_rule_1(p, c, k, d, m)
                else:
                    yield self.definition_11(p, s(p, c, k), s(p, d, m))
                    yield self.conditions(p, s(p, c, k), s(p, d, m))
                yield o.strict_simple(p, c, k, d, m)
                yield from o.members(p, c, k)
                yield o.outcomes(p, c, k)
            for c, k, d, m in asked(a, i, b, j):
                yield self.definition_12(p, s(p, c, k), s(p, d, m))
                yield self.definition_12(p, s(p, d, m), s(p, c, k))

        return o.theory.by_induction(f"{self.name}: {says}", lambda p, a, i, b, j: i + j)(
            lambda p, a, i, b, j: implies(
                self.granted & proper(a, i) & proper(b, j),
                o.on(self.below, p, a, i, b, j) == order(a, i, b, j),
            ),
            by,
            smaller=lambda p, *four: [(p, *place) for place in both_ways(asked(*four))],
        )


as_printed = notion("Whether a_i is below b_j by Definition 11 as printed.", "as_printed")(
    lambda a, i, b, j: either(i <= j, _shallow_below(a, i, b, j), _deep_below(a, i, b, j))
)


def _shallow_below(a: Any, i: Any, b: Any, j: Any) -> Any:
    """The same for i <= j."""
    even = i % 2 == 0
    same = either(even, (a != 1) & (b == 1), (a == 1) & (b != 1))
    next_to = either(even, (a != 1) & ((a == b) | ((i == 0) & (b != 1))), a == 1)
    far = either(i == 0, a != 1, either(i == 1, a == 1, either(i == 2, a != 1, i >= 3)))
    return either(i == j, same, either(j == i + 1, next_to, far))


def _deep_below(a: Any, i: Any, b: Any, j: Any) -> Any:
    """The same for i > j."""
    even = j % 2 == 0
    next_to = either(even, b == 1, (a != 1) & (b != 1) & (a != b))
    return either(i == j + 1, next_to, (j == 0) & (b == 1))


SIMPLE = SimpleOrder("simple-order", as_listed)

s = SIMPLE.simple
children = SIMPLE.children
named = SIMPLE.named


def CHILDREN_OF_1(p: Any, a: Any, i: Any) -> tuple[Any, tuple[Any, ...]]:
    """Those of 1_(i+1)."""
    own = SIMPLE.of_two(s(p, 1, i), s(p, 2, i - 1), s(p, 3, i - 1))
    return proper(a, i) & (i >= 1) & (a == 1), (own,)


def ONE_NAME(p: Any, a: Any, i: Any, b: Any, j: Any) -> tuple[Any, tuple[Any, ...]]:
    """The base and the exponent are those of the value."""
    assumed = proper(a, i) & proper(b, j) & (s(p, a, i) == s(p, b, j))
    return assumed, ((a == b) & (i == j),)


of_group = notion("Whether a value is one of a group of Theorem 15.", "of_group")(
    lambda p, X, g: either(
        g == -1, X == s(p, 1, 0), (X == s(p, 1, g + 1)) | (X == s(p, 2, g)) | (X == s(p, 3, g))
    )
)

in_chain = SIMPLE.theory.follows(
    "each simple value is in one group of the chain, and the values that a group names differ"
)(
    lambda p, a, i, g: implies(
        proper(a, i) & (g >= -1),
        (group(a, i) >= -1)
        & (of_group(p, s(p, a, i), g) == (g == group(a, i)))
        & implies(
            g >= 0,
            negation(s(p, 1, g + 1) == s(p, 2, g))
            & negation(s(p, 1, g + 1) == s(p, 3, g))
            & negation(s(p, 2, g) == s(p, 3, g)),
        ),
    ),
    named,
)


make_one = SIMPLE.theory.follows("a list of 2_i and 3_i is 1_(i+1)")(
    lambda p, X, i: implies(
        (i >= 0) & SIMPLE.is_list(X, s(p, 2, i), s(p, 3, i)), X == s(p, 1, i + 1)
    ),
    (SIMPLE.same_list, children),
)


simple_complete = SIMPLE.theory.function("complete", SIMPLE.value, INT, BOOL)
complete_tree = SIMPLE.theory.axiom(
    "Section 4.2: a complete binary tree: two such trees, each less deep by one"
)(
    lambda X, d: (
        simple_complete(X, d)
        == either(
            d <= 0,
            SIMPLE.leaf(X),
            negation(SIMPLE.leaf(X))
            & (SIMPLE.count(X) == 2)
            & simple_complete(SIMPLE.member(X, 0), d - 1)
            & simple_complete(SIMPLE.member(X, 1), d - 1),
        )
    )
)
binary = SIMPLE.theory.by_induction("the tree of a_i is a complete binary tree of depth i", "i")(
    lambda p, a, i: implies(proper(a, i), simple_complete(s(p, a, i), i)),
    (complete_tree, children, SIMPLE.shape),
    at=lambda p, a, i: (either(a == 1, 2, 1), either(a == 3, 2, 3), s(p, a, i)),
)


# Equal in one more pair of brackets, and Section 4.4's list of lists

wrap = SIMPLE.theory.function("wrap", SIMPLE.value, SIMPLE.value)
wrapped = SIMPLE.theory.axiom("Section 2: [x] has one member, and is x for a leaf x")(
    lambda X: either(
        SIMPLE.leaf(X),
        wrap(X) == X,
        negation(SIMPLE.leaf(wrap(X)))
        & (SIMPLE.count(wrap(X)) == 1)
        & (SIMPLE.member(wrap(X), 0) == X),
    )
)
simple_below_loss, simple_above_win = no_loss_above(SIMPLE), nothing_above_win(SIMPLE)
HEIGHTS = Heights(SIMPLE, simple_below_loss, simple_above_win)

# X in one, two and three pairs of brackets
_three = lambda X: (wrap(X), wrap(wrap(X)), wrap(wrap(wrap(X))))

in_brackets = SIMPLE.theory.follows("[[[x]]] =_p x for leaves x only")(
    lambda p, X: SIMPLE.equal(p, _three(X)[2], X) == SIMPLE.leaf(X),
    (wrapped, SIMPLE.lists, SIMPLE.definition_7, SIMPLE.definition_9, HEIGHTS.antisymmetric),
    at=lambda p, X: (wrap(X), wrap(wrap(X)), wrap(wrap(wrap(X)))),
)


nested = SIMPLE.theory.function("nested", SIMPLE.player, INT, SIMPLE.value)
nesting = SIMPLE.theory.axiom("Section 4.4: x_0 = 3_2 and x_(k+1) = [2_1, x_k]")(
    lambda p, k: implies(
        k >= 0,
        either(
            k == 0,
            nested(p, k) == s(p, 3, 2),
            SIMPLE.is_list(nested(p, k), s(p, 2, 1), nested(p, k - 1)),
        ),
    )
)

# 2 with one bar
_two_bar = lambda p: s(p, 2, 1)


and_so_on = SIMPLE.theory.by_induction("x_k <_p 2_1 for all k", "k")(
    lambda p, k: SIMPLE.strict(p, nested(p, k), _two_bar(p)) & (SIMPLE.rank(nested(p, k)) >= 2),
    (nesting, SIMPLE.definition_9, SIMPLE.definition_7, SIMPLE.clause_x, SIMPLE.lists),
    (SIMPLE.strict_simple, HEIGHTS.antisymmetric),
    lambda p, k: SIMPLE.levels(p, 3, 1, 2),
)

AND_SO_ON = lambda p, k: (k >= 0, (SIMPLE.strict(p, nested(p, k), _two_bar(p)),))

REPAIRED = Form(SIMPLE, "repaired")
repaired = REPAIRED.theorem("the chain of Theorem 15", below)


def _inference(of: Form, chain: Theorem, by: str) -> Theorem:
    """That what is below by members is below, in a form of which it is known that it is the chain.

    Args:
        of: the form.
        chain: that it is the chain.
        by: what the theorem is called besides.
    """

    def by_members(p: Any, a: Any, i: Any, b: Any, j: Any) -> Any:
        left, right, whole = _by_members(of, p, a, i, b, j)
        return implies(of.granted & proper(a, i) & proper(b, j) & (left | right), whole)

    return SIMPLE.theory.follows(
        "what each member is below the whole is below; what is below each member is below the "
        f"whole{by}"
    )(by_members, chain)


def _by_members(of: Form, p: Any, a: Any, i: Any, b: Any, j: Any) -> tuple[Any, Any, Any]:
    """Each member of a_i below b_j, and a_i below each of b_j, if they are lists; a_i below b_j."""
    left = conjunction(SIMPLE.on(of.below, p, *each) for each in SIMPLE.outer(a, i, b, j))
    right = conjunction(SIMPLE.on(of.below, p, a, i, *y) for y in SIMPLE.inside(b, j))
    return (i > 0) & left, (j > 0) & right, SIMPLE.on(of.below, p, a, i, b, j)


inference = _inference(REPAIRED, repaired, "")


def INFERENCE(p: Any, a: Any, i: Any, b: Any, j: Any) -> tuple[Any, tuple[Any, ...]]:
    """Each member below the whole, the whole below each member, and the one below the other."""
    assumed = SIMPLE.loss_below_win() & proper(a, i) & proper(b, j)
    return assumed, _by_members(REPAIRED, p, a, i, b, j)


repaired_extends = SIMPLE.theory.follows(
    "never X <_p^P Y and Y <_p^P X under the repaired definition"
)(
    lambda p, X, Y: (
        negation(REPAIRED.below(p, X, Y) & REPAIRED.below(p, Y, X))
        & negation(REPAIRED.below(p, X, X))
    ),
    REPAIRED.definition_11,
)
PRINTED = Form(SIMPLE, "printed")
printed_extends = SIMPLE.theory.follows("X <_p Y gives X <_p^P Y")(
    lambda p, X, Y: implies(SIMPLE.strict(p, X, Y), PRINTED.below(p, X, Y)), PRINTED.definition_11
)


def _as_printed(a: Any, i: Any, b: Any, j: Any) -> Any:
    """The same; a loss is below the win by our rule alone."""
    loses = either(a == 1, i == 1, i == 0)
    by_ours = SIMPLE.loss_below_win() | negation(loses & (b == 1) & (j == 0))
    return by_ours & as_printed(a, i, b, j)


printed = PRINTED.theorem("who is below whom", _as_printed)
RULE_1 = Form(SIMPLE, "rule_1")
by_rule_1 = RULE_1.theorem("the chain of Theorem 15", below)
inference_by_rule_1 = _inference(RULE_1, by_rule_1, ", by Rule 1")


def INFERENCE_BY_RULE_1(p: Any, a: Any, i: Any, b: Any, j: Any) -> tuple[Any, tuple[Any, ...]]:
    """The same by Rule 1."""
    assumed = SIMPLE.loss_below_win() & proper(a, i) & proper(b, j)
    return assumed, _by_members(RULE_1, p, a, i, b, j)


# Relations between any two simple values, both ways; k is any number that a statement speaks of


def both_ways(one_way: Theorem) -> Theorem:
    """A theorem about a_i and b_j, and the same about b_j and a_i."""
    return one_way.theory.together(f"{one_way.name}, both ways")(
        lambda p, a, i, b, j, k: (one_way(p, a, i, b, j), one_way(p, b, j, a, i))
    )


by_chain = SIMPLE.theory.function("by_chain", SIMPLE.player, SIMPLE.value, SIMPLE.value, BOOL)
chain_as_definition = SIMPLE.theory.axiom(
    "Theorem 15 as the definition of what is prudently weaker, of simple values"
)(
    lambda p, a, i, b, j: implies(
        proper(a, i) & proper(b, j), SIMPLE.on(by_chain, p, a, i, b, j) == below(a, i, b, j)
    )
)
printed_ways, repaired_ways = both_ways(printed), both_ways(repaired)
rule_1_ways = both_ways(by_rule_1)
strict_ways, chain_ways = both_ways(SIMPLE.strict_simple), both_ways(chain_as_definition)
RELATIONS: Mapping[str, Symbol] = {
    "printed_ways": PRINTED.below,
    "rule_1_ways": RULE_1.below,
    "repaired_ways": REPAIRED.below,
    "strict_ways": SIMPLE.strict,
    "chain_ways": by_chain,
}
"""Which relation each of these theorems is about."""

_alike = lambda p, q, a, i, b, j: (
    SIMPLE.on(PRINTED.below, p, a, i, b, j) == SIMPLE.on(PRINTED.below, q, a, i, b, j)
)

printed_alike = SIMPLE.theory.follows(
    "who is below whom is so for all players alike, each numbering the others"
)(lambda p, q, a, i, b, j: implies(proper(a, i) & proper(b, j), _alike(p, q, a, i, b, j)), printed)


# Indifferent players


class IndifferentOrder(WithSimple):
    """Simple values as an indifferent player sees them: those of one group are one and the same."""

    def __init__(self, name: str, models: Callable[[], Iterable[Model]], **readings: bool) -> None:
        """State what the player does not see, and prove which values are the same."""
        super().__init__(name, models, **readings)
        own, rank = self.theory, self.rank
        s, leaf, win = self.simple, self.leaf, self.win
        self.one_loss = own.axiom("Indifference: all losses are one")(
            lambda p, X, Y: implies(
                leaf(X) & leaf(Y) & negation(win(p, X)) & negation(win(p, Y)), X == Y
            )
        )

        self.one_value = own.by_induction(
            "2_g, 3_g and 1_(g+1) are the same to an indifferent player", "g"
        )(
            lambda p, g: (
                (s(p, 2, g) == s(p, 3, g))
                & (s(p, 2, g) == s(p, 1, g + 1))
                & (rank(s(p, 2, g)) == g)
                & negation(win(p, s(p, 2, g)))
            ),
            (self.shape, self.depth, self.flat, self.one_loss, self.same_list, self.wins),
            at=lambda p, g: (g - 2, 1, 2, 3, s(p, 3, g), s(p, 1, g - 1), s(p, 2, g), g + 1),
        )
        self.equal_in_group = own.follows(
            "the values of a group are weaker than or equal to each other"
        )(
            lambda p, a, i, b, j: implies(
                proper(a, i) & proper(b, j) & (group(a, i) == group(b, j)),
                self.weaker(p, s(p, a, i), s(p, b, j)) & self.weaker(p, s(p, b, j), s(p, a, i)),
            ),
            (self.one_value, self.definition_7),
        )

    def of_group(self, p: Any, g: Any) -> Any:
        """The value of a group."""
        return self.simple(p, either(g == -1, 1, 2), either(g == -1, 0, g))

    def chain(self) -> Theorem:
        """That the groups are in the order of Theorem 15."""
        t, weaker = self.of_group, self.weaker

        def what(p: Any, g: Any) -> tuple[Fact, ...]:
            X = t(p, g)
            ends = (0, self.count(X) - 1)
            return (
                *(self.lists(X, k) for k in ends),
                *(self.losses(p, X, k) for k in (*ends, self.hope(p, X))),
                *(self.one_value(p, h) for h in (g, g - 1, g - 2)),
                *(self.flat(t(p, h)) for h in (g, g - 1, g - 2)),
                *(self.shape(p, a, h) for a, h in ((2, g), (1, 0), (1, g - 1), (3, g - 1))),
                self.wins(p, X, X),
            )

        def clauses(p: Any, g: Any, h: Any) -> Iterator[Fact]:
            X, Y = t(p, g), t(p, h)
            for k in (0, self.count(X) - 1):
                yield self.clause_x(p, X, Y, k)
                for m in (0, self.count(Y) - 1):
                    yield self.clause(p, X, Y, k, m)
            for m in (0, self.count(Y) - 1):
                yield self.clause_y(p, X, Y, m)

        lost = self.theory.by_induction(
            "the only group that cannot win is the first, the only one that must is that of 1",
            lambda p, g: g + 1,
        )(
            lambda p, g: (self.lost(p, t(p, g)) == (g == 0)) & (self.win(p, t(p, g)) == (g == -1)),
            (self.losses, self.one_value, self.shape),
        )
        return self.theory.by_induction(
            "groups are weaker than or equal to each other as Theorem 15 has them",
            lambda p, g, h: g + h + 2,
        )(
            lambda p, g, h: implies(
                self.loss_below_win() & (g >= -1) & (h >= -1),
                weaker(p, t(p, g), t(p, h)) == negation(lower(h, g)),
            ),
            lost,
            lambda p, g, h: (self.definition_7(p, t(p, g), t(p, h)), what(p, g), what(p, h)),
            lambda p, g, h: clauses(p, g, h),
            smaller=lambda p, g, h: [
                (p, g - k, h - m) for k, m in product(range(3), repeat=2) if k + m
            ],
        )


@cache
def indifferent_models() -> tuple[Model, ...]:
    """The values as an indifferent player sees them, for each player."""
    return tuple(model(DEFAULT, p, indifferent=True) for p in (1, 2, 3))


@cache
def both_sides_models() -> tuple[Model, ...]:
    """The same where Definition 7 has a clause about X and every y_j."""
    return tuple(model(BOTH_SIDES, p, indifferent=True) for p in (1, 2, 3))


INDIFFERENT = IndifferentOrder("indifferent", indifferent_models)
equal_in_group = INDIFFERENT.equal_in_group
INDIFFERENT_BOTH = IndifferentOrder("indifferent-both-sides", both_sides_models, both_sides=True)
by_group = INDIFFERENT_BOTH.chain()


def _in_order(p: Any, a: Any, i: Any, b: Any, j: Any) -> Any:
    s = INDIFFERENT_BOTH.simple
    return INDIFFERENT_BOTH.weaker(p, s(p, a, i), s(p, b, j)) == negation(below(b, j, a, i))


groups_in_order = INDIFFERENT_BOTH.theory.follows(
    "simple values are weaker than or equal to each other as Theorem 15 has them"
)(
    lambda p, a, i, b, j: implies(
        INDIFFERENT_BOTH.loss_below_win() & proper(a, i) & proper(b, j),
        _in_order(p, a, i, b, j) & _in_order(p, b, j, a, i),
    ),
    (INDIFFERENT_BOTH.one_value, by_group),
    at=lambda p, a, i, b, j: group(a, i),
)
INDIFFERENT_BY: Mapping[str, IndifferentOrder] = {
    "equal_in_group": INDIFFERENT,
    "groups_in_order": INDIFFERENT_BOTH,
}
"""Which order each of these theorems is about."""
