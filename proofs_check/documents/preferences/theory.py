"""Definitions 7 to 12 for all values, and Theorems 13 to 15 for all exponents.

X has the members `member(X, 0)` to `member(X, count(X) - 1)`; a leaf x is [x]. Where a definition
says that all members are related, a function of ours names some that are not, if there are any.
`simple(p, a, i)` is the simple value a_i as p numbers the others: 1 is the player, 2 and 3
are those who are next. All is said from the perspective of a player p, any of the three.
"""

from collections.abc import Callable, Iterable, Mapping, Sequence
from functools import cache
from itertools import product
from typing import Any

from proofs_check.documents.preferences.readings import (
    OR_FIRST,
    PRINTED,
    REPAIRED,
    compared_as,
)
from proofs_check.methods.logic import implies, negation
from proofs_check.methods.theory import BOOL, INT, Fact, Model, Theory, either
from reference.preferences import (
    DEFAULT,
    Comparison,
    Reading,
    Value,
    as_simple,
    definition_7_both_sides,
    format_value,
    is_leaf,
    members,
    nesting,
    parse_value,
    simple_value,
)
from reference.preferences.relations import avoidable, with_one_loss

COMPARED = compared_as(DEFAULT)
BOTH_SIDES = DEFAULT._replace(definition_7=definition_7_both_sides)
NUMBERS = range(-1, 4)
"""The integers of the models: bases, exponents, numbers of members."""
VALUES = (
    *("1", "2", "3", "[1,2]", "[1,3]", "[2,3]", "[1,2,3]", "[[1,2]]", "[[1,3]]", "[[2,3]]"),
    *("[1,[1,3]]", "[2,[1,3]]", "[2,[2,3]]", "[1,2,[2,3]]", "[[[1,2]]]", "[3,[[1,2]],[2,[1,2]]]"),
    *("1_2", "2_2", "3_2", "1_3", "2_3", "3_3"),
)
"""The values of the models, in brackets."""


class Seen:
    """The values as one player compares them under a reading, and that player's relations."""

    def __init__(self, reading: Reading, p: int, indifferent: bool = False) -> None:
        """Nothing is compared yet."""
        self.reading, self.p, self.indifferent = reading, p, indifferent
        self.c = Comparison(p, 3, reading, indifferent)

    def of(self, X: Value) -> Value:
        """A value as it is compared."""
        seen = self.reading.compared(X, self.c.first, 3)
        return with_one_loss(seen, self.p) if self.indifferent else seen

    def by_form(self, reading: Reading) -> Comparison:
        """The player's relations with another reading of Definition 11."""
        form = self.reading._replace(definition_11=reading.definition_11)
        return Comparison(self.p, 3, form, self.indifferent)

    def simple(self, a: int, i: int) -> Value:
        """a_i as the player numbers the others, and 1 for what is none."""
        if not (1 <= a <= 3 and i >= 0):
            return self.of(1)
        return self.of(simple_value((a + self.p - 2) % 3 + 1, i))

    def number(self, X: Value, place: int) -> int:
        """The base or the exponent of a simple value, -1 of a complex one."""
        found = as_simple(X)
        if found is None:
            return -1
        return (found.base - self.p) % 3 + 1 if place == 0 else found.exponent


@cache
def _listed(X: Value) -> Sequence[Value]:
    return sorted(members(X), key=format_value)


def _outside(
    related: Callable[[Value, Value], bool], X: Value, Y: Value, whole: str
) -> tuple[int, int]:
    """The numbers of members that are not related; `whole` names what is not taken apart."""
    x, y = ([Z] if name in whole else _listed(Z) for Z, name in ((X, "X"), (Y, "Y")))
    pairs = product(range(len(x)), range(len(y)))
    return next(((k, m) for k, m in pairs if not related(x[k], y[m])), (0, 0))


def model(reading: Reading, *players: int, indifferent: bool = False) -> Model:
    """What the functions of an order are for these players under a reading."""
    by_player = {p: _own_functions(Seen(reading, p, indifferent)) for p in players}

    def member(X: Value, k: int) -> Value:
        own = _listed(X)
        return own[k] if 0 <= k < len(own) else own[0]

    def of_player(name: str) -> Callable[..., Any]:
        return lambda p, *of: by_player[p][name](*of)

    functions: dict[str, Callable[..., Any]] = {
        "leaf": is_leaf,
        "count": lambda X: len(members(X)),
        "member": member,
        "rank": nesting,
        **{name: of_player(name) for name in by_player[players[0]]},
    }
    seen = [Seen(reading, p, indifferent) for p in players]
    values = list(dict.fromkeys(each.of(parse_value(text)) for text in VALUES for each in seen))
    who = " and ".join(map(str, players))
    says = f"player {who}{', indifferent' if indifferent else ''}, {reading.compared.__name__}"
    remembered = {name: cache(function) for name, function in functions.items()}
    return Model(says, remembered, {"Value": values, "Int": NUMBERS, "Player": players})


def _own_functions(seen: Seen) -> Mapping[str, Callable[..., Any]]:
    """What the functions that are a player's own are."""
    c, p = seen.c, seen.p

    def every(whole: str) -> Callable[[Value, Value], bool]:
        def of(X: Value, Y: Value) -> bool:
            x, y = ([Z] if name in whole else _listed(Z) for Z, name in ((X, "X"), (Y, "Y")))
            return all(c.weaker_or_equal(x_k, y_m) for x_k in x for y_m in y)

        return of

    def out(whole: str, side: int) -> Callable[[Value, Value], int]:
        return lambda X, Y: _outside(c.weaker_or_equal, X, Y, whole)[side]

    def which(says: Callable[[Value], bool]) -> Callable[[Value], int]:
        return lambda X: next((k for k, x in enumerate(_listed(X)) if says(x)), 0)

    return {
        "win": lambda X: X == p,
        "lost": c.guaranteed_loss,
        "weaker": c.weaker_or_equal,
        "equal": c.equal,
        "strict": c.strictly_weaker,
        "each_x": every("Y"),
        "each_y": every("X"),
        "each": every(""),
        "out_x": out("Y", 0),
        "out_y": out("X", 1),
        "out_left": out("", 0),
        "out_right": out("", 1),
        "no_win": which(lambda x: x != p),
        "hope": which(lambda x: not c.guaranteed_loss(x)),
        "simple": seen.simple,
        "base": lambda X: seen.number(X, 0),
        "exponent": lambda X: seen.number(X, 1),
        **_forms(seen),
        "by_chain": seen.by_form(DEFAULT).prudently_weaker,
    }


def _forms(seen: Seen) -> Mapping[str, Callable[..., Any]]:
    """Definition 11 in its forms, and its conditions A and B."""
    found: dict[str, Callable[..., Any]] = {}
    for name, reading in (("printed", PRINTED), ("or_first", OR_FIRST), ("repaired", REPAIRED)):
        c = seen.by_form(reading)

        def all_pairs(X: Value, Y: Value, c: Comparison = c) -> bool:
            return all(
                c.prudently_weaker(x, y) or c.prudently_incomparable(x, y)
                for x in members(X)
                for y in members(Y)
            )

        def some_pair(X: Value, Y: Value, c: Comparison = c) -> bool:
            return any(c.prudently_weaker(x, y) for x in members(X) for y in members(Y))

        def avoided(X: Value, Y: Value, c: Comparison = c) -> bool:
            return avoidable(X, Y, c)

        found |= {
            name: c.prudently_weaker,
            f"{name}_apart": c.prudently_incomparable,
            f"{name}_all": all_pairs,
            f"{name}_some": some_pair,
            **({"avoided": avoided} if name == "repaired" else {}),
        }
    return found


class Order:
    """What follows for one player from the rules, under some readings.

    Args:
        name: how the theory is called.
        models: makes the models.
        added: that a loss is below a win.
        both_sides: Definition 7 with its clause about X and every y_j.
    """

    def __init__(
        self,
        name: str,
        models: Callable[[], Iterable[Model]],
        added: bool = True,
        both_sides: bool = False,
    ) -> None:
        """State the definitions."""
        self.theory = own = Theory("preferences", name, models)
        self.added, self.both_sides = added, both_sides
        V = self.value = own.sort("Value")
        P = self.player = own.sort("Player")
        self.leaf = own.function("leaf", V, BOOL)
        self.win, self.lost = (own.function(n, P, V, BOOL) for n in ("win", "lost"))
        self.count, self.rank = (own.function(n, V, INT) for n in ("count", "rank"))
        self.member = own.function("member", V, INT, V)
        self.weaker, self.equal, self.strict, self.each_x, self.each_y, self.each = (
            own.function(n, P, V, V, BOOL)
            for n in ("weaker", "equal", "strict", "each_x", "each_y", "each")
        )
        self.out_x, self.out_y, self.out_left, self.out_right = (
            own.function(n, P, V, V, INT) for n in ("out_x", "out_y", "out_left", "out_right")
        )
        self.no_win, self.hope = (own.function(n, P, V, INT) for n in ("no_win", "hope"))

        leaf, win, lost, count, rank = self.leaf, self.win, self.lost, self.count, self.rank
        member, weaker, has = self.member, self.weaker, self.has
        self.lists = own.axiom(
            "Section 2: a list has members, which are less deeply nested; a leaf x is [x]",
            (V, INT),
            lambda X, k: (
                (count(X) >= 1)
                & (rank(X) >= 0)
                & either(
                    leaf(X),
                    (count(X) == 1) & (member(X, 0) == X),
                    implies(has(X, k), (rank(member(X, k)) >= 0) & (rank(member(X, k)) < rank(X))),
                )
            ),
        )
        self.wins = own.axiom(
            "Section 4.4: a guaranteed win is the leaf of the player; [x] with a leaf x is x",
            (P, V, V),
            lambda p, X, Y: (
                implies(win(p, X), leaf(X))
                & implies(win(p, X) & win(p, Y), X == Y)
                & (
                    leaf(X)
                    | (has(X, self.no_win(p, X)) & negation(win(p, member(X, self.no_win(p, X)))))
                )
            ),
        )
        self.losses = own.axiom(
            "Rule 5: a guaranteed loss contains no win of the player",
            (P, V, INT),
            lambda p, X, k: either(
                leaf(X),
                lost(p, X) == negation(win(p, X)),
                implies(lost(p, X) & has(X, k), lost(p, member(X, k)))
                & (
                    lost(p, X)
                    | (has(X, self.hope(p, X)) & negation(lost(p, member(X, self.hope(p, X)))))
                ),
            ),
        )
        self.clause_x = own.axiom(
            "Definition 7: for all i, x_i <=_p Y",
            (P, V, V, INT),
            lambda p, X, Y, k: (
                implies(self.each_x(p, X, Y) & has(X, k), weaker(p, member(X, k), Y))
                & (
                    self.each_x(p, X, Y)
                    | (
                        has(X, self.out_x(p, X, Y))
                        & negation(weaker(p, member(X, self.out_x(p, X, Y)), Y))
                    )
                )
            ),
        )
        self.clause_y = own.axiom(
            "ours, for Definition 7: for all j, X <=_p y_j",
            (P, V, V, INT),
            lambda p, X, Y, m: (
                implies(self.each_y(p, X, Y) & has(Y, m), weaker(p, X, member(Y, m)))
                & (
                    self.each_y(p, X, Y)
                    | (
                        has(Y, self.out_y(p, X, Y))
                        & negation(weaker(p, X, member(Y, self.out_y(p, X, Y))))
                    )
                )
            ),
        )
        self.clause = own.axiom(
            "Definition 7: for all i, j, x_i <=_p y_j",
            (P, V, V, INT, INT),
            lambda p, X, Y, k, m: (
                implies(
                    self.each(p, X, Y) & has(X, k) & has(Y, m),
                    weaker(p, member(X, k), member(Y, m)),
                )
                & (
                    self.each(p, X, Y)
                    | (
                        has(X, self.out_left(p, X, Y))
                        & has(Y, self.out_right(p, X, Y))
                        & negation(
                            weaker(
                                p,
                                member(X, self.out_left(p, X, Y)),
                                member(Y, self.out_right(p, X, Y)),
                            )
                        )
                    )
                )
            ),
        )
        self.definition_7 = own.axiom(
            "Definition 7, with Rules 4 and 5",
            (P, V, V),
            lambda p, X, Y: weaker(p, X, Y) == self.by_clauses(p, X, Y),
        )
        self.definition_9 = own.axiom(
            "Definitions 8 and 9",
            (P, V, V),
            lambda p, X, Y: (
                (self.equal(p, X, Y) == (weaker(p, X, Y) & weaker(p, Y, X)))
                & (self.strict(p, X, Y) == (weaker(p, X, Y) & negation(self.equal(p, X, Y))))
            ),
        )

    def has(self, X: Any, k: Any) -> Any:
        """Whether X has a member of this number."""
        return (k >= 0) & (k < self.count(X))

    def by_rule(self, p: Any, X: Any, Y: Any) -> Any:
        """Rule 4 or 5, and that a loss is below a win."""
        win, lost = self.win, self.lost
        rule_4 = win(p, Y) & negation(win(p, X)) & negation(lost(p, X))
        rule_5 = negation(win(p, Y)) & negation(lost(p, Y)) & lost(p, X)
        found = rule_4 | rule_5
        return found | (win(p, Y) & lost(p, X)) if self.added else found

    def by_clauses(self, p: Any, X: Any, Y: Any) -> Any:
        """X <=_p Y by a rule or by a clause of Definition 7."""
        leaf = self.leaf
        found = (
            self.by_rule(p, X, Y)
            | (X == Y)
            | (negation(leaf(X)) & self.each_x(p, X, Y))
            | (negation(leaf(X) & leaf(Y)) & self.each(p, X, Y))
        )
        return found | (negation(leaf(Y)) & self.each_y(p, X, Y)) if self.both_sides else found


@cache
def as_listed() -> tuple[Model, ...]:
    """The values as they are, for each player."""
    return (model(PRINTED, 1, 2, 3),)


@cache
def as_compared() -> tuple[Model, ...]:
    """The values under all that Definition 7 may be about."""
    _, *others = COMPARED.values()
    return (*as_listed(), *(model(reading, 1) for reading in others))


# What holds of all values

ORDER = Order("order", as_compared)
P, V = ORDER.player, ORDER.value
leaf, win, lost, rank = ORDER.leaf, ORDER.win, ORDER.lost, ORDER.rank
member, weaker, equal, strict = ORDER.member, ORDER.weaker, ORDER.equal, ORDER.strict


def _first(X: Any) -> Any:
    return member(X, 0)


def _list(*values: Any) -> tuple[Fact, ...]:
    """What lists are, at their first members."""
    return tuple(ORDER.lists(X, 0) for X in values)


def _hope(p: Any, X: Any) -> Any:
    """A member that may win, if there is one."""
    return member(X, ORDER.hope(p, X))


reflexive = ORDER.theory.theorem(
    "X <=_p X, and never X <_p X",
    (P, V),
    lambda p, X: weaker(p, X, X) & negation(strict(p, X, X)),
    lambda p, X: (ORDER.definition_7(p, X, X), ORDER.definition_9(p, X, X)),
)
below_loss = ORDER.theory.induction(
    "what is weaker than or equal to a guaranteed loss is one",
    (P, V, V),
    lambda p, X, Y: implies(weaker(p, X, Y) & lost(p, Y), lost(p, X)),
    lambda p, X, Y: (
        ORDER.definition_7(p, X, Y),
        _list(X, Y),
        ORDER.wins(p, X, X),
        ORDER.wins(p, Y, Y),
    ),
    lambda p, X, Y: (
        ORDER.lists(X, ORDER.hope(p, X)),
        ORDER.losses(p, X, 0),
        ORDER.losses(p, Y, 0),
    ),
    lambda p, X, Y: (
        ORDER.clause_x(p, X, Y, ORDER.hope(p, X)),
        ORDER.clause(p, X, Y, ORDER.hope(p, X), 0),
    ),
    lambda p, X, Y: ORDER.clause(p, X, Y, 0, 0),
    on=lambda p, X, Y: rank(X) + rank(Y),
    smaller=[
        lambda p, X, Y: (p, _hope(p, X), Y),
        lambda p, X, Y: (p, _hope(p, X), _first(Y)),
        lambda p, X, Y: (p, X, _first(Y)),
    ],
    typical=lambda p, X, Y: negation(leaf(X)) & negation(leaf(Y)) & lost(p, Y),
)
above_win = ORDER.theory.induction(
    "nothing is above the win",
    (P, V, V),
    lambda p, X, Y: implies(win(p, X) & weaker(p, X, Y), win(p, Y)),
    lambda p, X, Y: (
        ORDER.definition_7(p, X, Y),
        ORDER.wins(p, X, Y),
        ORDER.wins(p, Y, Y),
        _list(X, Y),
    ),
    lambda p, X, Y: (ORDER.losses(p, X, 0), ORDER.lists(Y, ORDER.no_win(p, Y))),
    lambda p, X, Y: ORDER.clause(p, X, Y, 0, ORDER.no_win(p, Y)),
    on=lambda p, X, Y: rank(Y),
    smaller=[lambda p, X, Y: (p, X, member(Y, ORDER.no_win(p, Y)))],
    typical=lambda p, X, Y: win(p, X) & (rank(Y) >= 2),
)


def _out(p: Any, X: Any, Z: Any) -> Any:
    """A member of X that is not <=_p Z, if there is one."""
    return member(X, ORDER.out_x(p, X, Z))


def _pair(p: Any, X: Any, Z: Any) -> tuple[Any, Any]:
    """Members of X and Z that are not related, if there are any."""
    return member(X, ORDER.out_left(p, X, Z)), member(Z, ORDER.out_right(p, X, Z))


CLOSER: Sequence[Callable[..., tuple[Any, ...]]] = [
    lambda p, X, Y, Z: (p, _out(p, X, Z), Y, Z),
    lambda p, X, Y, Z: (p, X, _first(Y), Z),
    lambda p, X, Y, Z: (p, _out(p, X, Z), _first(Y), Z),
    lambda p, X, Y, Z: (p, _pair(p, X, Z)[0], _first(Y), _pair(p, X, Z)[1]),
]
"""Where that Definition 7 is transitive is used to prove it."""

transitive = ORDER.theory.induction(
    "X <=_p Y and Y <=_p Z give X <=_p Z",
    (P, V, V, V),
    lambda p, X, Y, Z: implies(weaker(p, X, Y) & weaker(p, Y, Z), weaker(p, X, Z)),
    lambda p, X, Y, Z: [ORDER.definition_7(p, *pair) for pair in ((X, Y), (Y, Z), (X, Z))],
    lambda p, X, Y, Z: [
        (ORDER.wins(p, W, W), ORDER.losses(p, W, 0), ORDER.lists(W, 0)) for W in (X, Y, Z)
    ],
    lambda p, X, Y, Z: (
        below_loss(p, X, Y),
        below_loss(p, Y, Z),
        above_win(p, X, Y),
        above_win(p, Y, Z),
    ),
    lambda p, X, Y, Z: (ORDER.wins(p, X, Y), ORDER.wins(p, Y, Z), ORDER.wins(p, X, Z)),
    lambda p, X, Y, Z: (ORDER.clause_x(p, X, Z, 0), ORDER.clause(p, X, Z, 0, 0)),
    lambda p, X, Y, Z: [ORDER.clause_x(p, X, Y, k) for k in (0, ORDER.out_x(p, X, Z))],
    lambda p, X, Y, Z: ORDER.clause_x(p, Y, Z, 0),
    lambda p, X, Y, Z: [
        ORDER.clause(p, X, Y, k, 0) for k in (0, ORDER.out_x(p, X, Z), ORDER.out_left(p, X, Z))
    ],
    lambda p, X, Y, Z: [ORDER.clause(p, Y, Z, 0, m) for m in (0, ORDER.out_right(p, X, Z))],
    lambda p, X, Y, Z: [ORDER.lists(X, k) for k in (ORDER.out_x(p, X, Z), ORDER.out_left(p, X, Z))],
    lambda p, X, Y, Z: ORDER.lists(Z, ORDER.out_right(p, X, Z)),
    on=lambda p, X, Y, Z: rank(X) + rank(Y) + rank(Z),
    smaller=CLOSER,
    typical=lambda p, X, Y, Z: (
        weaker(p, X, Y)
        & weaker(p, Y, Z)
        & negation(win(p, Z))
        & (rank(X) >= 2)
        & (rank(Y) >= 2)
        & (rank(Z) >= 2)
    ),
)
partial_order = ORDER.theory.theorem(
    "<=_p and =_p and <_p are transitive, =_p is symmetric and <_p asymmetric",
    (P, V, V, V),
    lambda p, X, Y, Z: (
        implies(weaker(p, X, Y) & weaker(p, Y, Z), weaker(p, X, Z))
        & implies(equal(p, X, Y) & equal(p, Y, Z), equal(p, X, Z))
        & implies(strict(p, X, Y) & strict(p, Y, Z), strict(p, X, Z))
        & (equal(p, X, Y) == equal(p, Y, X))
        & negation(strict(p, X, Y) & strict(p, Y, X))
        & equal(p, X, X)
    ),
    lambda p, X, Y, Z: [ORDER.definition_9(p, *pair) for pair in product((X, Y, Z), repeat=2)],
    lambda p, X, Y, Z: (transitive(p, X, Y, Z), transitive(p, Z, Y, X), reflexive(p, X)),
    lambda p, X, Y, Z: (transitive(p, Z, X, Y), transitive(p, Y, Z, X)),
    lambda p, X, Y, Z: [(ORDER.lists(W, 0)) for W in (X, Y, Z)],
    typical=lambda p, X, Y, Z: strict(p, X, Y) & strict(p, Y, Z),
)
