"""The value of a position (Section 2), where each player simplifies by a preference (Section 4)."""

from collections.abc import Iterable, Sequence
from typing import Any, TypeAlias

from reference.errors import InvalidInput
from reference.preferences.comparison import Comparison
from reference.preferences.games import Game, Position, is_over, next_player
from reference.preferences.readings import (
    DEFAULT,
    Preference,
    Reading,
    Rule2Scope,
    SkippedTurn,
    preference,
)
from reference.preferences.rules import rule_1, rule_2
from reference.preferences.values import MAX_DEPTH, Value, as_simple, members, player_number
from reference.recursion import deep

Preferences: TypeAlias = "Preference | str | Sequence[Preference | str]"
"""One preference for all players, or one for each of players 1, ..., N."""

State: TypeAlias = tuple[Any, int]
"""A position and the player to move."""

MAX_POSITIONS = 2_000_000
"""How many positions are looked at unless `value` is told otherwise; about 2 GB of memory."""


def preferences_of(given: Preferences, N: int) -> tuple[Preference, ...]:
    """The preference of each of the N players.

    >>> preferences_of("prudent", 2)
    (<Preference.PRUDENT: 'prudent'>, <Preference.PRUDENT: 'prudent'>)
    """
    if isinstance(given, str):
        return (preference(given),) * N
    if not isinstance(given, Sequence):
        raise InvalidInput("preference", given, f"one, or one for each of {N} players")
    if len(given) != N:
        raise InvalidInput("preference", list(given), f"one, or one for each of {N} players")
    return tuple(map(preference, given))


class Simplifier:
    """What the players of one game make of lists of values; it remembers their comparisons.

    >>> format_value(Simplifier("selfish").simplify([1, 2], 3))
    '[1,2]'
    """

    def __init__(self, preferences: Preferences, N: int = 3, reading: Reading = DEFAULT) -> None:
        self.N = N
        self.reading = reading
        self.preferences = preferences_of(preferences, N)
        self.comparisons = [
            Comparison(p, N, reading, chosen is Preference.INDIFFERENT)
            for p, chosen in enumerate(self.preferences, 1)
        ]
        self._known: dict[tuple[frozenset[Value], int], Value] = {}

    def simplify(self, children: Iterable[Value], p: int) -> Value:
        """The value of a node where player p chooses among these.

        The children are simplified already, by those who choose there. It is refused where a
        player's relation leaves no child.
        """
        player_number("to_move", p, self.N)
        S = frozenset(children)
        if (S, p) not in self._known:
            self._known[S, p] = self._simplify(S, p)
        return self._known[S, p]

    def _simplify(self, S: frozenset[Value], p: int) -> Value:
        chosen = self.preferences[p - 1]
        if chosen is Preference.NONE:
            return self.reading.list_value(S)
        in_choices = self.reading.rule_2_scope is Rule2Scope.IN_CHOICES
        if in_choices and len(S) > 1:
            S = frozenset(self._rule_2_repeatedly(x) for x in S)
        S = self.reading.rule_3(S, self.N)
        if chosen is not Preference.SYNTACTIC:
            S = self.kept(S, p)
        if chosen in {Preference.PRUDENT, Preference.INDIFFERENT}:
            return self._simple(S, p)
        X = self.reading.list_value(S)
        return X if in_choices else rule_2(X, self.N)

    def kept(self, S: Iterable[Value], p: int) -> frozenset[Value]:
        """Those of the values that player p does not discard for another one of them.

        It is refused where none is left.
        """
        values = frozenset(S)
        left = frozenset(X for X in values if not any(self.discards(X, Y, p) for Y in values))
        if values and not left:
            raise InvalidInput("reading", "its relation", "one that leaves a choice at every node")
        return left

    def discards(self, X: Value, Y: Value, p: int) -> bool:
        """Whether player p discards X where Y can be chosen."""
        comparison = self.comparisons[p - 1]
        if self.preferences[p - 1] is Preference.PRUDENT:
            return comparison.prudently_weaker(X, Y)
        if self.preferences[p - 1] is Preference.INDIFFERENT:
            return comparison.indifferently_weaker(X, Y)
        return comparison.strictly_weaker(X, Y)

    def _simple(self, S: frozenset[Value], p: int) -> Value:
        """The list with simple values written as such: Rule 1, and what Section 4.2 does with it.

        A simple value with base p is player p's own choice, which Rule 3 merges with the present
        one, as in the example after that rule.
        """
        merged = S
        if len(S) > 1:
            for x in S:
                simple = as_simple(x, self.N)
                if simple is not None and simple.base == p:
                    merged = merged.difference({x}).union(members(x))
        X = rule_1(self.reading.list_value(merged), self.N)
        return rule_2(X, self.N)

    def _rule_2_repeatedly(self, x: Value) -> Value:
        while (simplified := rule_2(x, self.N)) != x:
            x = simplified
        return x


def value(
    game: Game,
    position: Position,
    to_move: int = 1,
    preferences: Preferences = Preference.NONE,
    reading: Reading = DEFAULT,
    max_positions: int = MAX_POSITIONS,
) -> Value:
    """The value of a position with player `to_move` to play (Sections 2 and 4).

    Some player can move in the position. It is refused where the game comes back to a position, is
    too large, or the value is nested too deeply.

    >>> format_value(value(*row("12223")))
    '[[1,3]]'
    """
    return values_of(game, [(position, to_move)], preferences, reading, max_positions)[0]


def values_of(
    game: Game,
    starts: Iterable[State],
    preferences: Preferences = Preference.NONE,
    reading: Reading = DEFAULT,
    max_positions: int = MAX_POSITIONS,
) -> list[Value]:
    """The values of several starting positions of one game, as `value` has them.

    >>> game, tokens = row("12")
    >>> values_of(game, [(tokens, i) for i in (1, 2, 3)], "prudent")
    [1, 2, 1]
    """
    return Evaluation(game, preferences, reading, max_positions).values(starts)


class Leaves(dict[Position, bool]):
    """Which positions of a game are leaves, remembered: they are whoever evaluates the game."""

    def __init__(self, game: Game) -> None:
        self.game = game

    def __missing__(self, position: Position) -> bool:
        """Whether no player can move there."""
        return self.setdefault(position, is_over(self.game, position))


class Evaluation:
    """Values of positions of one game, remembered.

    `leaves`: those of the game, where other evaluations of it have them too.

    >>> game, tokens = row("213")
    >>> Evaluation(game, "selfish").values([(tokens, 1)])
    [1]
    """

    def __init__(
        self,
        game: Game,
        preferences: Preferences = Preference.NONE,
        reading: Reading = DEFAULT,
        max_positions: int = MAX_POSITIONS,
        leaves: Leaves | None = None,
    ) -> None:
        self.game = game
        self.reading = reading
        self.max_positions = max_positions
        self.simplifier = Simplifier(preferences, game.players, reading)
        self.known: dict[State, Value] = {}
        # The value of a leaf is the player who moved last: it goes with the move, not the position.
        self.over = (Leaves(game) if leaves is None else leaves).__getitem__
        self._depth: dict[Value, int] = {}
        self._underway: set[State] = set()

    def children(self, state: State) -> list[State]:
        """The positions after a move or, if there is none, after the skipped turn."""
        position, i = state
        after = next_player(i, self.game.players)
        moved = [(option, after) for option in self.game.options(position, i)]
        return moved or [(position, after)]

    def values(self, starts: Iterable[State]) -> list[Value]:
        """The values of the starting positions."""
        found = []
        for position, to_move in starts:
            player_number("to_move", to_move, self.game.players)
            if self.over(position):
                raise InvalidInput("position", position, "one in which some player can move")
            found.append(deep(self._value, (position, to_move)))
        return found

    def _value(self, state: State) -> Value:
        """The mover's number where a move ends the game, else what the children's values make."""
        found = self.known.get(state)
        if found is not None:
            return found
        if state in self._underway:
            raise InvalidInput("game", state[0], "a converging one: no position comes back")
        if len(self.known) + len(self._underway) >= self.max_positions:
            raise InvalidInput(
                "max_positions",
                self.max_positions,
                "as many positions as the game tree has; raise max_positions",
            )
        self._underway.add(state)
        mover = state[1]
        try:
            after = reversed(self.children(state))
            values = [mover if self.over(c[0]) else self._value(c) for c in after]
        finally:
            self._underway.discard(state)
        found = self.known[state] = self._label(state, values)
        return found

    def _label(self, state: State, of_children: list[Value]) -> Value:
        position, i = state
        no_level = self.reading.skipped_turn is SkippedTurn.NO_LEVEL
        if no_level and not any(True for _ in self.game.options(position, i)):
            (X,) = of_children
            return X
        X = self.simplifier.simplify(of_children, i)
        if self._nesting(X) > MAX_DEPTH:
            raise InvalidInput("value", position, f"at most {MAX_DEPTH} brackets within another")
        return X

    def _nesting(self, X: Value) -> int:
        """As `nesting`, remembered; the values of the children are known by then."""
        if isinstance(X, int):
            return 0
        if X not in self._depth:
            self._depth[X] = 1 + max(map(self._nesting, X))
        return self._depth[X]
