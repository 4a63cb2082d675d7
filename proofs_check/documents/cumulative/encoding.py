"""Definition 2 with the subtraction set itself unknown.

For each s in 1..N one unknown truth value says whether s is in S. Outcomes are unsigned
bit-vectors, as wide as the largest heap needs: the two players share the heap, so that
o^2(h - s) + s never exceeds h.
"""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from math import comb
from typing import NamedTuple

from proofs_check.core.evidence import Effort
from proofs_check.methods.exhaustive import Instance, Predicate
from proofs_check.methods.smt import Bits, Meaning, Model, Query, Terms, Truth, if_then_else
from reference.cumulative import AvA, AvF, Convention, FvA, FvF, dual


@dataclass(frozen=True)
class Space:
    """Which sets and heaps a query is about.

    Raises:
        ValueError: there is no such set or no such heap.
    """

    size: int | None
    """|S|; None for any."""
    largest: int
    """The bound of max S, in pebbles."""
    heaps: int
    """The largest heap, in pebbles."""

    def __post_init__(self) -> None:
        """Refuse a space without a set: every claim would hold there."""
        if self.heaps < 0 or self.largest < 1:
            raise ValueError("heaps from 0 and actions from 1")
        if self.size is not None and not 1 <= self.size <= self.largest:
            raise ValueError(f"no set of {self.size} actions up to {self.largest}")

    def __str__(self) -> str:
        """The bounds in words.

        >>> str(Space(2, 24, 90))
        'every S with |S| = 2, max S <= 24, every heap <= 90'
        """
        size = "" if self.size is None else f"|S| = {self.size}, "
        return f"every S with {size}max S <= {self.largest}, every heap <= {self.heaps}"

    @property
    def sets(self) -> int:
        """How many sets.

        >>> Space(2, 4, 9).sets, Space(None, 4, 9).sets
        (6, 15)
        """
        return 2**self.largest - 1 if self.size is None else comb(self.largest, self.size)

    @property
    def width(self) -> int:
        """How many bits hold every utility: no player collects more than the heap."""
        return self.heaps.bit_length() or 1


Action = Mapping[int, Truth]
"""An action of the unknown set: for each s the formula that the action is s, at most one true."""


class Outcome(NamedTuple):
    """o_X(h) of Definition 2, in pebbles."""

    first: Bits
    second: Bits


class Choice(NamedTuple):
    """What an action s leads to from heap h under X."""

    playable: Truth
    """The action is in S(h)."""
    own: Bits
    """o^2_d(X)(h - s) + s."""
    other: Bits
    """o^1_d(X)(h - s)."""


def any_number_of_actions(terms: Terms, member: Mapping[int, Truth]) -> Sequence[Action]:
    """The actions of a set of any size: one for each s, there or not."""
    terms.require(terms.any_of(list(member.values())))
    return [{s: is_in} for s, is_in in member.items()]


def actions_in_order(terms: Terms, member: Mapping[int, Truth], k: int) -> Sequence[Action]:
    """The actions of a set of k: the smallest, the second smallest, and so on, each some s.

    There are k choices to compare at each heap, in place of N.
    """
    # reached[j]: at least j of the numbers up to s are in S, s growing.
    reached = [terms.known_truth(j == 0) for j in range(k + 2)]
    actions: list[dict[int, Truth]] = [{} for _ in range(k)]
    for s, is_in in member.items():
        for i, action in enumerate(actions):
            if i < s <= len(member) - (k - 1 - i):
                nth = is_in & reached[i] & ~reached[i + 1]
                action[s] = terms.define(f"action_{i + 1}_is_{s}", nth)
        reached = reached[:1] + [
            terms.define(f"at_least_{j}_up_to_{s}", reached[j] | (reached[j - 1] & is_in))
            for j in range(1, k + 2)
        ]
    terms.require(reached[k] & ~reached[k + 1])
    return actions


def greatest(candidates: Sequence[tuple[Truth, Bits]], nothing: Bits) -> Bits:
    """The maximum of those values whose condition is true; `nothing`, the least number, of none."""
    result = nothing
    for condition, value in candidates:
        result = if_then_else(condition & (value >= result), value, result)
    return result


def least(candidates: Sequence[tuple[Truth, Bits]], everything: Bits) -> Bits:
    """The minimum of those values whose condition is true; `everything`, the greatest, of none."""
    result = everything
    for condition, value in candidates:
        result = if_then_else(condition & (value <= result), value, result)
    return result


class UnknownGame:
    """The outcomes of an unknown set, heap by heap."""

    def __init__(self, terms: Terms, space: Space) -> None:
        """Choose the unknown set; an outcome is stated when it is first asked for."""
        self.terms = terms
        self.space = space
        self.member = {s: terms.truth(f"in_{s}") for s in range(1, space.largest + 1)}
        self.actions = (
            any_number_of_actions(terms, self.member)
            if space.size is None
            else actions_in_order(terms, self.member, space.size)
        )
        self.known: dict[Convention, list[Outcome]] = {X: [] for X in Convention}

    def number(self, value: int) -> Bits:
        """A number of pebbles."""
        return self.terms.known_bits(value, self.space.width)

    def o(self, X: Convention, h: int) -> Outcome:
        """o_X(h)."""
        for k in range(len(self.known[X]), h + 1):
            for Y in {X: None, dual(X): None}:
                self.known[Y].append(self.definition_2(k, Y))
        return self.known[X][h]

    def choice(self, action: Action, h: int, X: Convention) -> Choice:
        """What the action leads to from heap h under X."""
        d = dual(X)
        own, other = self.number(0), self.number(0)
        playable: list[Truth] = []
        for s, is_s in action.items():
            if s <= h:
                playable.append(is_s)
                own = if_then_else(is_s, self.known[d][h - s].second.plus(s), own)
                other = if_then_else(is_s, self.known[d][h - s].first, other)
        return Choice(self.terms.any_of(playable), own, other)

    def definition_2(self, h: int, X: Convention) -> Outcome:
        """o_X(h) by the two displayed formulas of Definition 2, smaller heaps being known."""
        terms = self.terms
        S_h = [self.choice(action, h, X) for action in self.actions]
        can_move = terms.any_of([s.playable for s in S_h])
        first = greatest([(s.playable, s.own) for s in S_h], self.number(0))
        first = terms.define(f"o1_{X}_{h}", first)
        S_star = [(s.playable & (s.own == first), s.other) for s in S_h]
        if X in {AvF, AvA}:
            second = least(S_star, self.number(h))
        else:
            second = greatest(S_star, self.number(0))
        second = terms.define(f"o2_{X}_{h}", if_then_else(can_move, second, self.number(0)))
        return Outcome(first, second)


class UnknownPosition:
    """One heap of an unknown set, with the names that a claim's predicate uses."""

    def __init__(self, game: UnknownGame, h: int) -> None:
        self.game = game
        self.h = h

    def under(self, X: Convention) -> Outcome:
        """The outcome under X."""
        return self.game.o(X, self.h)

    FvF = property(lambda self: self.under(FvF))
    FvA = property(lambda self: self.under(FvA))
    AvF = property(lambda self: self.under(AvF))
    AvA = property(lambda self: self.under(AvA))


def counterexample(
    predicate: Predicate, space: Space, says: str, effort: Effort = Effort.DEFAULT
) -> Query:
    """Is there a set of the space, and a heap, where the predicate is false?

    Args:
        predicate: what a claim says of one heap, in terms of `UnknownPosition`.
        space: the bounds.
        says: the predicate in words.
        effort: the least effort under which this is asked.

    >>> def equal(o):
    ...     return (o.FvF.first == o.AvA.first) & (o.FvF.second == o.AvA.second)
    >>> query = counterexample(equal, Space(2, 5, 14), "FvF and AvA give the same outcome")
    >>> from proofs_check.methods.smt import solve
    >>> query.decode(solve(query, 10_000_000).model)  # Table 1
    {'set': [3, 5], 'heap': 14}
    """
    return _heap_where(predicate, False, space, says, effort, Meaning.COUNTEREXAMPLE)


def witness(
    predicate: Predicate, space: Space, says: str, effort: Effort = Effort.DEFAULT
) -> Query:
    """Is there a set of the space, and a heap, where the predicate is true?

    The arguments are those of `counterexample`.
    """
    return _heap_where(predicate, True, space, says, effort, Meaning.WITNESS)


def _heap_where(
    predicate: Predicate, wanted: bool, space: Space, says: str, effort: Effort, meaning: Meaning
) -> Query:
    """The query for a heap where the predicate has the wanted value."""

    def build(terms: Terms) -> None:
        game = UnknownGame(terms, space)
        found: list[Truth] = []
        for h in range(space.heaps + 1):
            value = predicate(UnknownPosition(game, h)) == terms.known_truth(wanted)
            found.append(terms.define(f"found_at_{h}", value))
        terms.require(terms.any_of(found))

    def decode(model: Model) -> Instance:
        return {
            "set": [s for s in range(1, space.largest + 1) if model[f"in_{s}"]],
            "heap": min(h for h in range(space.heaps + 1) if model[f"found_at_{h}"]),
        }

    about = f"a set S and a heap where this is {str(wanted).lower()}: {says}"
    return Query(about, str(space), space.sets, build, decode, meaning, effort)
