"""Definitions 7 to 12 for all values, and Theorems 13 to 15 for all exponents.

X has the members `member(X, 0)` to `member(X, count(X) - 1)`; a leaf x is [x]. Where a definition
says that all members are related, a function of ours names some that are not, if there are any.
`simple(p, a, i)` is the simple value a_i as p numbers the others: 1 is the player, 2 and 3
are those who are next. All is said from the perspective of a player p, any of the three.
"""

from collections.abc import Iterable
from functools import cache

import reference.preferences as ref
from proofs_check.documents.preferences import readings
from proofs_check.documents.preferences.theory_lists import Lists, listed, member_of
from proofs_check.methods.theory import *
from reference.preferences.other_readings import avoidable, with_one_loss

COMPARED = readings.compared_as(ref.DEFAULT)
FORCED = ref.DEFAULT._replace(
    compared=ref.with_choosers, guaranteed_loss=ref.guaranteed_loss_forced
)
BOTH_SIDES = ref.DEFAULT._replace(definition_7=ref.definition_7_both_sides)
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

    def __init__(self, reading: ref.Reading, p: int, indifferent: bool = False) -> None:
        self.reading, self.p, self.indifferent = reading, p, indifferent
        self.c = ref.Comparison(p, 3, reading, indifferent)

    def of(self, X: ref.Value) -> ref.Value:
        """A value as it is compared."""
        seen = self.reading.compared(X, self.c.first, 3)
        return with_one_loss(seen, self.p) if self.indifferent else seen

    def by_form(self, reading: ref.Reading) -> ref.Comparison:
        """The player's relations with another reading of Definition 11."""
        form = self.reading._replace(definition_11=reading.definition_11)
        return ref.Comparison(self.p, 3, form, self.indifferent)

    def simple(self, a: int, i: int) -> ref.Value:
        """a_i as the player numbers the others, and 1 for what is none."""
        if not (1 <= a <= 3 and i >= 0):
            return self.of(1)
        return self.of(ref.simple_value((a + self.p - 2) % 3 + 1, i))

    def number(self, X: ref.Value, place: int) -> int:
        """The base or the exponent of a simple value, -1 of a complex one."""
        found = ref.as_simple(X)
        if found is None:
            return -1
        return (found.base - self.p) % 3 + 1 if place == 0 else found.exponent


def model(reading: ref.Reading, *players: int, indifferent: bool = False) -> Model:
    """What the functions of an order are for these players under a reading."""
    by_player = {p: _own_functions(Seen(reading, p, indifferent)) for p in players}

    of_player = lambda name: lambda p, *of: by_player[p][name](*of)

    functions: dict[str, Callable[..., Any]] = {
        "leaf": ref.is_leaf,
        "count": lambda X: len(ref.members(X)),
        "member": member_of,
        "rank": ref.nesting,
        "complete": complete,
        "wrap": lambda X: ref.list_value([X]),
        **{name: of_player(name) for name in by_player[players[0]]},
        "loss_below_win": lambda: reading.selfish_rules != readings.TO_THE_LETTER.selfish_rules,
    }
    seen = [Seen(reading, p, indifferent) for p in players]
    values = list(dict.fromkeys(each.of(ref.parse_value(text)) for text in VALUES for each in seen))
    who = " and ".join(map(str, players))
    says = f"player {who}{', indifferent' if indifferent else ''}, {reading.compared.__name__}"
    if not functions["loss_below_win"]():
        says += ", Rules 4 and 5 to the letter"
    remembered = {name: cache(function) for name, function in functions.items()}
    return Model(says, remembered, {"Value": values, "Int": NUMBERS, "Player": players})


def _own_functions(seen: Seen) -> Mapping[str, Callable[..., Any]]:
    """What the functions that are a player's own are."""
    c, p, guarded = seen.c, seen.p, seen.by_form(readings.GUARDED)

    def every(whole: str) -> Callable[[ref.Value, ref.Value], bool]:
        def of(X: ref.Value, Y: ref.Value) -> bool:
            x, y = ([Z] if name in whole else listed(Z) for Z, name in ((X, "X"), (Y, "Y")))
            return all(c.weaker_or_equal(x_k, y_m) for x_k in x for y_m in y)

        return of

    def nested(k: int) -> ref.Value:
        return ref.list_value([seen.simple(2, 1), nested(k - 1)]) if k > 0 else seen.simple(3, 2)

    simplifier = ref.Simplifier("selfish", 3, seen.reading)

    def kept(X: ref.Value, k: int) -> bool:
        own = listed(X)
        return 0 <= k < len(own) and own[k] in simplifier.kept(own, p)

    return {
        "win": lambda X: X == p,
        "lost": c.guaranteed_loss,
        "weaker": c.weaker_or_equal,
        "equal": c.equal,
        "strict": c.strictly_weaker,
        "each_x": every("Y"),
        "each_y": every("X"),
        "each": every(""),
        "incomparable": c.incomparable,
        "kept": kept,
        "simple": seen.simple,
        "nested": nested,
        "number": lambda X: seen.number(X, 0),
        **_forms(seen),
        "by_chain": seen.by_form(ref.DEFAULT).prudently_weaker,
        "guarded": guarded.prudently_weaker,
        "guarded_apart": guarded.prudently_incomparable,
    }


def _forms(seen: Seen) -> Mapping[str, Callable[..., Any]]:
    """Definition 11 in its forms, and its conditions A and B."""
    found: dict[str, Callable[..., Any]] = {}
    for name, reading in (
        ("printed", readings.PRINTED),
        ("rule_1", readings.RULE_1),
        ("repaired", readings.REPAIRED),
    ):
        c = seen.by_form(reading)

        def all_pairs(X: ref.Value, Y: ref.Value, c: ref.Comparison = c) -> bool:
            return all(
                c.prudently_weaker(x, y) or c.prudently_incomparable(x, y)
                for x in ref.members(X)
                for y in ref.members(Y)
            )

        def some_pair(X: ref.Value, Y: ref.Value, c: ref.Comparison = c) -> bool:
            return any(c.prudently_weaker(x, y) for x in ref.members(X) for y in ref.members(Y))

        def avoided(X: ref.Value, Y: ref.Value, c: ref.Comparison = c) -> bool:
            return avoidable(X, Y, c)

        found |= {
            name: c.prudently_weaker,
            f"{name}_apart": c.prudently_incomparable,
            f"{name}_all": all_pairs,
            f"{name}_some": some_pair,
            **({"avoided": avoided} if name == "repaired" else {}),
        }
    return found


# A member that is lost where all are
_first_of_all = lambda p, X: 0


def complete(X: ref.Value, depth: int) -> bool:
    """Whether a value is a complete binary tree of this depth."""
    if depth <= 0 or ref.is_leaf(X):
        return depth <= 0 and ref.is_leaf(X)
    return len(ref.members(X)) == 2 and all(complete(x, depth - 1) for x in ref.members(X))


class Order:
    """What follows for one player from the rules, under some readings.

    Args:
        name: how the theory is called.
        models: makes the models.
        both_sides: Definition 7 with its clause about X and every y_j.
        forced: a guaranteed loss is what the others can force.
    """

    def __init__(
        self,
        name: str,
        models: Callable[[], Iterable[Model]],
        both_sides: bool = False,
        forced: bool = False,
    ) -> None:
        self.theory = own = Theory("preferences", name, models)
        self.both_sides = both_sides
        V = self.value = own.sort("Value")
        P = self.player = own.sort("Player")
        own.let(p=P, q=P, X=V, Y=V, Z=V)
        self.leaf = own.function("leaf", V, BOOL)
        self.loss_below_win = own.function("loss_below_win", BOOL)
        self.win, self.lost = (own.function(n, P, V, BOOL) for n in ("win", "lost"))
        self.count, self.rank = (own.function(n, V, INT) for n in ("count", "rank"))
        self.member = own.function("member", V, INT, V)
        self.weaker, self.equal, self.strict, self.each_x, self.each_y, self.each = (
            own.function(n, P, V, V, BOOL)
            for n in ("weaker", "equal", "strict", "each_x", "each_y", "each")
        )
        self.out_x, self.out_y, self.out_left, self.out_right = own.choices(
            "out_x out_y out_left out_right", P, V, V, INT
        )
        self.no_win, self.hope = own.choices("no_win hope", P, V, INT)
        self.fatal = own.choice("fatal", P, V, INT) if forced else _first_of_all

        self.of_lists = Lists(self.leaf, self.count, self.member, self.rank)
        self.has = self.of_lists.has
        leaf, win, lost = self.leaf, self.win, self.lost
        member, weaker, has = self.member, self.weaker, self.has
        self.lists = own.axiom(
            "Section 2: a list has members, which are less deeply nested; a leaf x is [x]"
        )(self.of_lists.nested)
        self.wins = own.axiom(
            "Section 4.4: a guaranteed win is the leaf of the player; [x] with a leaf x is x"
        )(
            lambda p, X, Y: (
                implies(win(p, X), leaf(X))
                & implies(win(p, X) & win(p, Y), X == Y)
                & (
                    leaf(X)
                    | (has(X, self.no_win(p, X)) & negation(win(p, member(X, self.no_win(p, X)))))
                )
            )
        )
        hope, fatal = self.hope, self.fatal

        def of_loss(p: Any, X: Any, k: Any) -> Any:
            some = has(X, fatal(p, X)) & lost(p, member(X, fatal(p, X)))
            return (
                implies(lost(p, X), some)
                if forced
                else (implies(lost(p, X) & has(X, k), lost(p, member(X, k))))
            )

        self.losses = own.axiom(
            "Rule 5: a guaranteed loss "
            + ("is what the others can force" if forced else "contains no win of the player")
        )(
            lambda p, X, k: either(
                leaf(X),
                lost(p, X) == negation(win(p, X)),
                of_loss(p, X, k)
                & (lost(p, X) | (has(X, hope(p, X)) & negation(lost(p, member(X, hope(p, X)))))),
            )
        )
        self.clause_x = own.axiom("Definition 7: for all i, x_i <=_p Y")(
            lambda p, X, Y, k: (
                implies(self.each_x(p, X, Y) & has(X, k), weaker(p, member(X, k), Y))
                & (
                    self.each_x(p, X, Y)
                    | (
                        has(X, self.out_x(p, X, Y))
                        & negation(weaker(p, member(X, self.out_x(p, X, Y)), Y))
                    )
                )
            )
        )
        self.clause_y = own.axiom("ours, for Definition 7: for all j, X <=_p y_j")(
            lambda p, X, Y, m: (
                implies(self.each_y(p, X, Y) & has(Y, m), weaker(p, X, member(Y, m)))
                & (
                    self.each_y(p, X, Y)
                    | (
                        has(Y, self.out_y(p, X, Y))
                        & negation(weaker(p, X, member(Y, self.out_y(p, X, Y))))
                    )
                )
            )
        )
        self.clause = own.axiom("Definition 7: for all i, j, x_i <=_p y_j")(
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
            )
        )
        self.definition_7 = own.axiom(
            "Definition 7, with Rules 4 and 5, and, if granted, ours: a loss is below a win"
        )(lambda p, X, Y: weaker(p, X, Y) == self.by_clauses(p, X, Y))
        self.definition_9 = own.axiom("Definitions 8 and 9")(
            lambda p, X, Y: (
                (self.equal(p, X, Y) == (weaker(p, X, Y) & weaker(p, Y, X)))
                & (self.strict(p, X, Y) == (weaker(p, X, Y) & negation(self.equal(p, X, Y))))
            )
        )

    def by_rule(self, p: Any, X: Any, Y: Any) -> Any:
        """Rule 4 or 5, and that a loss is below a win."""
        win, lost = self.win, self.lost
        rule_4 = win(p, Y) & negation(win(p, X)) & negation(lost(p, X))
        rule_5 = negation(win(p, Y)) & negation(lost(p, Y)) & lost(p, X)
        return rule_4 | rule_5 | (self.loss_below_win() & win(p, Y) & lost(p, X))

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
    """The values as they are, for each player, with our rule and without."""
    return model(readings.PRINTED, 1, 2, 3), model(readings.TO_THE_LETTER, 1)


@cache
def as_compared() -> tuple[Model, ...]:
    """The values under all that Definition 7 may be about."""
    _, *others = COMPARED.values()
    return (*as_listed(), *(model(reading, 1) for reading in others))


# What holds under each reading


def no_loss_above(order: Order) -> Theorem:
    """What is weaker than or equal to a guaranteed loss is one."""
    lost, member = order.lost, order.member

    return order.theory.by_induction(
        "what is weaker than or equal to a guaranteed loss is one",
        lambda p, X, Y: order.rank(X) + order.rank(Y),
    )(
        lambda p, X, Y: implies(order.weaker(p, X, Y) & lost(p, Y), lost(p, X)),
        (order.definition_7, order.wins, order.lists, order.clause, order.losses, order.clause_x),
        at=lambda p, X, Y: (
            member(X, order.hope(p, X)),
            member(Y, order.fatal(p, Y)),
            order.fatal(p, Y),
            order.hope(p, X),
            member(Y, 0),
        ),
    )


def nothing_above_win(order: Order) -> Theorem:
    """Nothing is above the win."""
    rank, win = order.rank, order.win
    return order.theory.by_induction("nothing is above the win", lambda p, X, Y: rank(Y))(
        lambda p, X, Y: implies(win(p, X) & order.weaker(p, X, Y), win(p, Y)),
        (order.definition_7, order.wins, order.lists, order.losses, order.clause),
        at=lambda p, X, Y: (order.member(Y, order.no_win(p, Y)), order.no_win(p, Y)),
    )


def rules_strictly(order: Order) -> Theorem:
    """Rules 4 and 5 with <_a."""
    win, lost, strict = order.win, order.lost, order.strict
    below_loss, above_win = no_loss_above(order), nothing_above_win(order)
    return order.theory.follows(
        "Rules 4 and 5: what is neither win nor loss is strictly between them"
    )(
        lambda p, X, Y: implies(
            negation(win(p, X)) & negation(lost(p, X)),
            implies(win(p, Y), strict(p, X, Y)) & implies(lost(p, Y), strict(p, Y, X)),
        ),
        (order.definition_7, order.definition_9, above_win, below_loss, order.lists),
    )


@cache
def forced_models() -> tuple[Model, ...]:
    """The values with who chooses, a loss being what the others can force, for each player."""
    return tuple(model(FORCED, p) for p in (1, 2, 3))


OF_FORCED = Order("forced-loss", forced_models, forced=True)
rules_forced = rules_strictly(OF_FORCED)

# What holds of all values

ORDER = Order("order", as_compared)
P, V = ORDER.player, ORDER.value
leaf, win, lost, rank = ORDER.leaf, ORDER.win, ORDER.lost, ORDER.rank
member, weaker, equal, strict = ORDER.member, ORDER.weaker, ORDER.equal, ORDER.strict

_first = lambda X: member(X, 0)

reflexive = ORDER.theory.follows("X <=_p X, and never X <_p X")(
    lambda p, X: weaker(p, X, X) & negation(strict(p, X, X)),
    (ORDER.definition_7, ORDER.definition_9),
)
rules_strict = rules_strictly(ORDER)
below_loss, above_win = (
    ORDER.theory.theorems[name]
    for name in (
        "what is weaker than or equal to a guaranteed loss is one",
        "nothing is above the win",
    )
)

# A member of X that is not <=_p Z, if there is one
_out = lambda p, X, Z: member(X, ORDER.out_x(p, X, Z))
# Members of X and Z that are not related, if there are any
_pair = lambda p, X, Z: (member(X, ORDER.out_left(p, X, Z)), member(Z, ORDER.out_right(p, X, Z)))

# Where that Definition 7 is transitive is used to prove it.
CLOSER = lambda p, X, Y, Z: [
    (p, _out(p, X, Z), Y, Z),
    (p, X, _first(Y), Z),
    (p, _out(p, X, Z), _first(Y), Z),
    (p, _pair(p, X, Z)[0], _first(Y), _pair(p, X, Z)[1]),
]

transitive = ORDER.theory.by_induction(
    "X <=_p Y and Y <=_p Z give X <=_p Z", lambda p, X, Y, Z: rank(X) + rank(Y) + rank(Z)
)(
    lambda p, X, Y, Z: implies(
        ORDER.loss_below_win() & weaker(p, X, Y) & weaker(p, Y, Z), weaker(p, X, Z)
    ),
    (ORDER.definition_7, ORDER.lists, below_loss, above_win, ORDER.clause_x, ORDER.clause),
    smaller=CLOSER,
)
partial_order = ORDER.theory.follows(
    "<=_p and =_p and <_p are transitive, =_p is symmetric and <_p asymmetric"
)(
    lambda p, X, Y, Z: (
        implies(
            ORDER.loss_below_win(),
            implies(weaker(p, X, Y) & weaker(p, Y, Z), weaker(p, X, Z))
            & implies(equal(p, X, Y) & equal(p, Y, Z), equal(p, X, Z))
            & implies(strict(p, X, Y) & strict(p, Y, Z), strict(p, X, Z)),
        )
        & (equal(p, X, Y) == equal(p, Y, X))
        & negation(strict(p, X, Y) & strict(p, Y, X))
        & equal(p, X, X)
    ),
    (ORDER.definition_9, transitive, reflexive, ORDER.lists),
)

# Values that differ are never equal


class Heights:
    """That what is weaker or equal and as lost is no lower, and so what is equal is the same."""

    def __init__(self, order: Order, below_loss: Theorem, above_win: Theorem) -> None:
        """State what a height is, and prove it."""
        own, V, P = order.theory, order.value, order.player
        leaf, lost, member = order.leaf, order.lost, order.member
        has, weaker, rank = order.has, order.weaker, order.rank
        self.height, self.peak = own.choices("height peak", P, V, INT)
        self.other_x, self.other_y = own.choices("other_x other_y", V, V, INT)
        height, peak, other_x, other_y = self.height, self.peak, self.other_x, self.other_y

        alike = lambda p, X, Y: lost(p, X) == lost(p, Y)
        highest = lambda p, X: member(X, peak(p, X))

        self.heights = own.recursion(
            "ours: the height of a list is one more than that of its highest member as lost as it"
        )(
            lambda p, X, k: either(
                leaf(X),
                (height(p, X) == 0) & (peak(p, X) == 0),
                (height(p, X) >= 1)
                & has(X, peak(p, X))
                & alike(p, X, highest(p, X))
                & (height(p, X) == height(p, highest(p, X)) + 1)
                & implies(
                    has(X, k) & alike(p, X, member(X, k)), height(p, member(X, k)) < height(p, X)
                ),
            )
        )
        self.determined = own.axiom(
            "Section 2: of values that differ some members do; a list of a leaf alone is the leaf"
        )(lambda X, Y: order.of_lists.determined(X, Y, other_x, other_y))
        self.no_lower = own.by_induction(
            "what is weaker than or equal to what is as lost as it is no lower",
            lambda p, X, Y: rank(X) + rank(Y),
        )(
            lambda p, X, Y: implies(weaker(p, X, Y) & alike(p, X, Y), height(p, X) >= height(p, Y)),
            (order.definition_7, self.determined, above_win, self.heights, order.losses),
            (order.wins, order.lists, order.clause, order.clause_x),
            at=lambda p, X, Y: (
                member(X, peak(p, X)),
                member(Y, peak(p, Y)),
                member(Y, other_y(X, Y)),
                peak(p, X),
                other_y(X, Y),
                peak(p, Y),
            ),
        )
        self.antisymmetric = own.by_induction(
            "X <=_p Y and Y <=_p X only where X and Y are the same",
            lambda p, X, Y: rank(X) + rank(Y),
        )(
            lambda p, X, Y: implies(weaker(p, X, Y) & weaker(p, Y, X), X == Y),
            (self.determined, order.definition_7, below_loss, self.no_lower, self.heights),
            (order.clause_x, order.lists, order.wins),
            lambda p, X, Y: order.clause(p, X, Y, other_x(X, Y), other_y(X, Y)),
            lambda p, X, Y: order.clause(p, Y, X, other_y(X, Y), other_x(X, Y)),
            lambda p, X, Y: order.lists(Y, other_y(X, Y)),
        )


HEIGHTS = Heights(ORDER, below_loss, above_win)
incomparable = ORDER.theory.function("incomparable", P, V, V, BOOL)
definition_10 = ORDER.theory.axiom("Definition 10")(
    lambda p, X, Y: incomparable(p, X, Y) == (negation(strict(p, X, Y)) & negation(strict(p, Y, X)))
)
equivalence = ORDER.theory.follows("=_p is reflexive, symmetric and transitive")(
    lambda p, X, Y, Z: (
        equal(p, X, X)
        & (equal(p, X, Y) == equal(p, Y, X))
        & implies(equal(p, X, Y) & equal(p, Y, Z), equal(p, X, Z))
    ),
    (ORDER.definition_9, HEIGHTS.antisymmetric, reflexive, ORDER.lists),
)
two_values = ORDER.theory.together(
    "Definitions 8 to 10 of two values, and that values that differ are not equal"
)(
    lambda p, X, Y: [
        (
            ORDER.definition_9(p, Z, W),
            definition_10(p, Z, W),
            HEIGHTS.antisymmetric(p, Z, W),
            reflexive(p, Z),
            ORDER.lists(Z, 0),
        )
        for Z, W in ((X, Y), (Y, X))
    ]
)

# Definition 11 where neither is strictly weaker

guarded, guarded_apart = (
    ORDER.theory.function(name, P, V, V, BOOL) for name in ("guarded", "guarded_apart")
)
worse_x, worse_y = ORDER.theory.choices("worse_x worse_y", P, V, V, INT)

# Members of X and Y of which the one is prudently weaker, if there are any
_worst = lambda p, X, Y: (member(X, worse_x(p, X, Y)), member(Y, worse_y(p, X, Y)))


def _conditions(p: Any, X: Any, Y: Any, k: Any, m: Any) -> Any:
    """A of the members k and m, and B."""
    x, y = member(X, k), member(Y, m)
    every = implies(ORDER.has(X, k) & ORDER.has(Y, m), guarded(p, x, y) | guarded_apart(p, x, y))
    some = ORDER.has(X, worse_x(p, X, Y)) & ORDER.has(Y, worse_y(p, X, Y))
    return every & some & guarded(p, *_worst(p, X, Y))


guarded_11 = ORDER.theory.axiom(
    "Definition 11 where neither is strictly weaker, from left to right"
)(
    lambda p, X, Y, k, m: implies(
        guarded(p, X, Y),
        negation(strict(p, Y, X))
        & (strict(p, X, Y) | (negation(leaf(X) & leaf(Y)) & _conditions(p, X, Y, k, m))),
    )
)
guarded_12 = ORDER.theory.axiom("Definition 12 where neither is strictly weaker")(
    lambda p, X, Y: (
        guarded_apart(p, X, Y) == (negation(guarded(p, X, Y)) & negation(guarded(p, Y, X)))
    )
)
guarded_asymmetric = ORDER.theory.by_induction(
    "where neither is strictly weaker never X <_p^P Y and Y <_p^P X",
    lambda p, X, Y: rank(X) + rank(Y),
)(
    lambda p, X, Y: negation(guarded(p, X, Y) & guarded(p, Y, X)),
    (guarded_11, guarded_12, ORDER.lists),
)
never_both = ORDER.theory.follows("so of any two values")(
    lambda p, X, Y: negation(guarded(p, X, Y) & guarded(p, Y, X)), (guarded_asymmetric, ORDER.lists)
)

# Selfish choices from a list

kept = ORDER.theory.function("kept", P, V, INT, BOOL)
finer = ORDER.theory.choice("finer", P, V, INT, INT)

# Whether one member is strictly weaker than another
_worse = lambda p, X, k, m: strict(p, member(X, k), member(X, m))

keeps = ORDER.theory.axiom(
    "Section 4.4: a selfish player discards what is strictly weaker than another value"
)(
    lambda p, X, k, m: implies(
        ORDER.has(X, k) & ORDER.has(X, m),
        implies(kept(p, X, k), negation(_worse(p, X, k, m)))
        & (kept(p, X, k) | (ORDER.has(X, finer(p, X, k)) & _worse(p, X, k, finer(p, X, k)))),
    )
)
two_kept = ORDER.theory.follows("of two values a selfish player keeps the better one, or both")(
    lambda p, X: implies(
        ORDER.count(X) == 2,
        (kept(p, X, 0) == negation(_worse(p, X, 0, 1)))
        & (kept(p, X, 1) == negation(_worse(p, X, 1, 0)))
        & (kept(p, X, 0) | kept(p, X, 1)),
    ),
    (keeps, reflexive, partial_order),
    at=lambda p, X: (1, member(X, 0), member(X, 1)),
)
losses_dropped = ORDER.theory.follows("a selfish player drops a loss beside a value that may win")(
    lambda p, X, k, m: implies(
        (ORDER.loss_below_win() | negation(win(p, member(X, m))))
        & ORDER.has(X, k)
        & ORDER.has(X, m)
        & lost(p, member(X, k))
        & negation(lost(p, member(X, m))),
        negation(kept(p, X, k)),
    ),
    (keeps, ORDER.definition_7, ORDER.definition_9, below_loss, ORDER.lists),
    at=lambda p, X, k, m: (member(X, k), member(X, m)),
)
certain_win = ORDER.theory.follows("beside the win a selfish player keeps the win alone")(
    lambda p, X, k, m: implies(
        ORDER.loss_below_win()
        & ORDER.has(X, k)
        & ORDER.has(X, m)
        & win(p, member(X, m))
        & kept(p, X, k),
        win(p, member(X, k)),
    ),
    (keeps, rules_strict, losses_dropped, ORDER.wins, ORDER.losses),
    at=lambda p, X, k, m: (member(X, k), member(X, m)),
)

# How the claims' predicates see them

Said = tuple[Any, tuple[Any, ...]]


def DEFINITION_8(p: Any, X: Any, Y: Any) -> Said:
    """=_p is <=_p both ways, and symmetric."""
    both = weaker(p, X, Y) & weaker(p, Y, X)
    return True, ((equal(p, X, Y) == both) & (equal(p, X, Y) == equal(p, Y, X)),)


PROPER = lambda p, X, Y: (True, (implies(negation(X == Y), negation(equal(p, X, Y))),))


def DEFINITION_9_WORDS(p: Any, X: Any, Y: Any) -> Said:
    """<_p is <=_p and not =_p, and not being the same."""
    not_equal = weaker(p, X, Y) & negation(equal(p, X, Y))
    not_same = weaker(p, X, Y) & negation(X == Y)
    return True, ((strict(p, X, Y) == not_equal) & (strict(p, X, Y) == not_same),)


_strictly = lambda p, X, Y: weaker(p, X, Y) & negation(weaker(p, Y, X))
DEFINITION_9 = lambda p, X, Y: (True, (strict(p, X, Y) == _strictly(p, X, Y),))


def DEFINITION_10_WORDS(p: Any, X: Any, Y: Any) -> Said:
    """In words and by the formula what is not =_p is incomparable alike."""
    in_words = negation(weaker(p, X, Y)) & negation(weaker(p, Y, X))
    return negation(equal(p, X, Y)), (incomparable(p, X, Y) == in_words,)


def DEFINITION_10(p: Any, X: Any, Y: Any) -> Said:
    """Incomparable is neither <_p nor >_p."""
    neither = negation(_strictly(p, X, Y)) & negation(_strictly(p, Y, X))
    return True, (incomparable(p, X, Y) == neither,)


SYMMETRIC_10 = lambda p, X, Y: (True, (incomparable(p, X, Y) == incomparable(p, Y, X),))
NOT_WITH_ITSELF = lambda p, X, Y: (True, (weaker(p, X, X) | weaker(p, X, X),))


def MIGHT_WIN(p: Any, X: Any, k: Any, m: Any) -> Said:
    """What is kept beside a value that may win, and is not the win, may win."""
    might = negation(lost(p, member(X, m))) & negation(win(p, member(X, m)))
    assumed = ORDER.has(X, k) & ORDER.has(X, m) & might & kept(p, X, k)
    return assumed, (negation(lost(p, member(X, k))),)


def _rules(order: Order) -> tuple[Callable[[Any, Any, Any], Said], ...]:
    """Rules 4 and 5: what is neither the win nor a loss is below the one and above the other."""
    between = lambda p, X: negation(order.win(p, X)) & negation(order.lost(p, X))
    return (
        lambda p, X, Y: (True, (implies(between(p, X) & order.win(p, Y), order.strict(p, X, Y)),)),
        lambda p, X, Y: (True, (implies(between(p, X) & order.lost(p, Y), order.strict(p, Y, X)),)),
    )


RULE_4, RULE_5 = _rules(ORDER)
# The same where a loss is what the others can force
RULE_4_FORCED, RULE_5_FORCED = _rules(OF_FORCED)
