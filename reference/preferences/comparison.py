"""The relations of one player, as a `Reading` has them, remembered."""

from reference.errors import InvalidInput
from reference.preferences.other_readings import (
    ListWithChooser,
    guaranteed_loss_forced,
    with_choosers,
    with_one_loss,
    without_choosers,
)
from reference.preferences.readings import DEFAULT, Reading
from reference.preferences.relations import (
    Relation,
    Relations,
    definition_8,
    definition_9,
    definition_12,
)
from reference.preferences.values import (
    MAX_DEPTH,
    SimpleValue,
    Value,
    as_simple,
    is_leaf,
    members,
    nesting,
    player_count,
    player_number,
)
from reference.recursion import deep

MOST_GIVEN = 10_000
"""Values that are known again without being looked into."""


class Comparison:
    """The relations of one player p among N players.

    `indifferent` is whether p takes all other players' wins for the same, `first` who chooses from
    the values that are compared, for `with_choosers`: by default the player after p, where they are
    p's choices. Readings that do not go together are refused.

    >>> Comparison(1).strictly_weaker(parse_value("[1,2]"), 1)
    True
    """

    def __init__(
        self,
        p: int,
        N: int = 3,
        reading: Reading = DEFAULT,
        indifferent: bool = False,
        first: int | None = None,
    ) -> None:
        self.N = player_count(N)
        self.p = player_number("player", p, N)
        self.reading = reading
        self.indifferent = indifferent
        self.first = p % N + 1 if first is None else player_number("first", first, N)
        forced = reading.guaranteed_loss is guaranteed_loss_forced
        if forced and reading.compared is not with_choosers:
            raise InvalidInput("reading", "forced, blind", "a forced loss with aware choosers only")
        self._as_listed = reading.compared is without_choosers and not indifferent
        # Each list once, and which objects these are.
        self._lists: dict[Value, Value] = {}
        self._depth: dict[int, int] = {}
        # Values as they were given, kept so that no other takes their place in memory: with the
        # list that each is, and with what is seen of it.
        self._given: dict[int, tuple[Value, Value]] = {}
        self._seen: dict[int, tuple[Value, Value]] = {}
        self._trees: dict[Value, Value] = {}
        self._simple: dict[Value, SimpleValue | None] = {}
        self._lost: dict[Value, bool] = {}
        self._weaker: dict[tuple[Value, Value], bool] = {}
        self._prudently: dict[tuple[Value, Value], bool] = {}
        self._underway = False

    def guaranteed_loss(self, x: Value) -> bool:
        """Whether x is a guaranteed loss of p (Rules 4 and 5).

        >>> Comparison(1).guaranteed_loss(frozenset({2, 3}))
        True
        """
        x = self._tree(x)
        if x not in self._lost:
            self._lost[x] = self.reading.guaranteed_loss(x, self)
        return self._lost[x]

    def weaker_or_equal(self, X: Value, Y: Value) -> bool:
        """X <=_p Y: by Rule 4 or 5, or by Definition 7.

        Values that are nested too deeply are refused; so for all relations.

        >>> Comparison(1).weaker_or_equal(parse_value("[[1,3]]"), parse_value("[1,3]"))
        True
        """
        return self._remembered(self._weaker, self._by_rule_or_definition_7, X, Y)

    def equal(self, X: Value, Y: Value) -> bool:
        """X =_p Y (Definition 8)."""
        return definition_8(X, Y, self)

    def strictly_weaker(self, X: Value, Y: Value) -> bool:
        """X <_p Y (Definition 9).

        >>> Comparison(1).strictly_weaker(2, 1), Comparison(2).strictly_weaker(2, 1)
        (True, False)
        """
        return definition_9(X, Y, self)

    def incomparable(self, X: Value, Y: Value) -> bool:
        """X and Y are incomparable (Definition 10)."""
        return self.reading.definition_10(X, Y, self)

    def prudently_weaker(self, X: Value, Y: Value) -> bool:
        """X <_p^P Y (Definition 11).

        >>> Comparison(1).prudently_weaker(simple_value(2, 2), simple_value(2, 1))
        True
        """
        return self._remembered(self._prudently, self.reading.definition_11, X, Y)

    def prudently_incomparable(self, X: Value, Y: Value) -> bool:
        """X and Y are prudently incomparable (Definition 12)."""
        return definition_12(X, Y, self)

    def indifferently_weaker(self, X: Value, Y: Value) -> bool:
        """X <_p Y for an indifferent player (Section 4.5).

        >>> Comparison(1, indifferent=True).indifferently_weaker(simple_value(2, 2), 1)
        True
        """
        return self.reading.indifferent(X, Y, self)

    def as_simple(self, X: Value) -> SimpleValue | None:
        """The a_i that denotes X, or None where X is complex (Section 4.1)."""
        X = self._own(X)
        if X not in self._simple:
            self._simple[X] = as_simple(X, self.N)
        return self._simple[X]

    # How they are found

    def _by_rule_or_definition_7(self, X: Value, Y: Value, c: Relations) -> bool:
        by_rule = any(rule(X, Y, c) for rule in self.reading.selfish_rules)
        return by_rule or self.reading.definition_7(X, Y, c)

    def _remembered(
        self, known: dict[tuple[Value, Value], bool], related: Relation, X: Value, Y: Value
    ) -> bool:
        """Whether X and Y are related as this player sees them, each two asked once."""
        pair = self._tree(X), self._tree(Y)
        if pair not in known:
            if self._underway:
                known[pair] = related(*pair, self)
            else:
                self._underway = True
                try:
                    known[pair] = deep(related, *pair, self)
                finally:
                    self._underway = False
        return known[pair]

    def _own(self, X: Value) -> Value:
        """X, made of lists that were met before where they are equal to them.

        Equal lists are then the same object. Python would else find lists of lists equal by
        looking inside, which takes twice as long with each pair of brackets.
        """
        if is_leaf(X) or id(X) in self._depth:
            return X
        given, own = self._given.get(id(X), (None, X))
        if given is X:
            return own
        met: dict[int, Value] = {}
        waiting = [X]
        while waiting:
            x = waiting[-1]
            if id(x) not in met:
                new = [y for y in members(x) if not is_leaf(y) and id(y) not in self._depth]
                if missing := [y for y in new if id(y) not in met]:
                    waiting += missing
                    continue
                made = x
                if any(met[id(y)] is not y for y in new):
                    children = frozenset(met.get(id(y), y) for y in members(x))
                    made = (
                        ListWithChooser(x.player, children)
                        if isinstance(x, ListWithChooser)
                        else children
                    )
                own = met[id(x)] = self._lists.setdefault(made, made)
                self._depth[id(own)] = 1 + max(self._depth.get(id(y), 0) for y in members(own))
                if self._depth[id(own)] > MAX_DEPTH:
                    raise InvalidInput("value", nesting(X), f"at most {MAX_DEPTH} nested brackets")
            waiting.pop()
        if len(self._given) == MOST_GIVEN:
            self._given.clear()
        self._given[id(X)] = X, met[id(X)]
        return met[id(X)]

    def _tree(self, X: Value) -> Value:
        """X as Definitions 7 to 12 see it; what they see is seen as itself."""
        given, seen = self._seen.get(id(X), (None, X))
        if given is X:
            return seen
        own = seen = self._own(X)
        if not self._as_listed:
            if own not in self._trees:
                tree = self.reading.compared(own, self.first, self.N)
                if self.indifferent:
                    tree = with_one_loss(tree, self.p)
                self._trees[own] = self._own(tree)
            seen = self._trees[own]
        if len(self._seen) == MOST_GIVEN:
            self._seen.clear()
        self._seen[id(X)] = X, seen
        return seen
