"""Section 2's lists as formulas, for each theory that speaks of them in symbols of its own."""

from dataclasses import dataclass
from functools import cache

from proofs_check.methods.theory import *
from reference.preferences import Simplifier, Value, format_value, members


@cache
def listed(X: Value) -> Sequence[Value]:
    """The members of a value in the order in which models number them."""
    return sorted(members(X), key=format_value)


def member_of(X: Value, k: int) -> Value:
    """The member with a number; of one that there is not, the first."""
    own = listed(X)
    return own[k] if 0 <= k < len(own) else own[0]


def first_with(X: Value, says: Callable[[Value], bool]) -> int:
    """The number of the first member of which something is so; 0 where it is of none."""
    return next((k for k, x in enumerate(listed(X)) if says(x)), 0)


@dataclass(frozen=True)
class Lists:
    """Lists with the members `member(X, 0)` to `member(X, count(X) - 1)`; a leaf x is [x].

    Or nodes of a game tree with their children; its leaves are the ends of plays.
    """

    leaf: Symbol
    count: Symbol
    member: Symbol
    rank: Symbol
    """How deeply nested: a number that is less for each member."""

    def has(self, X: Any, k: Any) -> Any:
        """Whether X has a member of this number."""
        return under(k, self.count(X))

    def nested(self, X: Any, k: Any) -> Any:
        """Section 2: a list has members, which are less deeply nested; a leaf x is [x]."""
        rank, member = self.rank, self.member(X, k)
        return (
            (self.count(X) >= 1)
            & (rank(X) >= 0)
            & either(
                self.leaf(X),
                (self.count(X) == 1) & (self.member(X, 0) == X),
                implies(self.has(X, k), under(rank(member), rank(X))),
            )
        )

    def determined(self, X: Any, Y: Any, of_x: Symbol, of_y: Symbol) -> Any:
        """Section 2: of values that differ some members do, those that two functions name."""
        x, y = of_x(X, Y), of_y(X, Y)
        differ = negation(self.member(X, x) == self.member(Y, y))
        return (X == Y) | (self.has(X, x) & self.has(Y, y) & differ)

    def containing(
        self, X: Any, a: Any, k: Any, number: Symbol, contains: Symbol, found: Symbol
    ) -> Any:
        """Section 2: a list contains what its members contain, one that is found; a leaf itself.

        So a node is of plays that a player wins: it goes to one of its children.
        """
        at = found(X, a)
        return either(
            self.leaf(X),
            contains(X, a) == (number(X) == a),
            implies(self.has(X, k) & contains(self.member(X, k), a), contains(X, a))
            & implies(contains(X, a), self.has(X, at) & contains(self.member(X, at), a)),
        )


def made_of_lists(simplifier: Simplifier) -> Mapping[str, Callable[..., Any]]:
    """What a theory says of lists that players simplify in any way, by the reference."""
    return {
        "won": lambda a: a,
        "holds": lambda L, X: X in L,
        "strange": lambda L, M: next(iter({*L} ^ {*M}), next(iter(L), 1)),
        "made": lambda a, L: simplifier.simplify(L, a) if L and a in (1, 2, 3) else 1,
    }
