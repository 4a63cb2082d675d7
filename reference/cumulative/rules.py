"""Section 7: the friendly, antagonistic, greedy and sacrificing rules, in all sixteen pairs."""

from collections import deque
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from enum import StrEnum
from itertools import product
from typing import NamedTuple

from reference.cumulative.outcomes import Outcome
from reference.cumulative.ruleset import SubtractionSet, heap_size, playable, subtraction_set
from reference.errors import InvalidInput
from reference.inputs import one_of, series


class Rule(StrEnum):
    """How a player chooses among the actions of S*(h)."""

    FRIENDLY = "F"
    ANTAGONISTIC = "A"
    GREEDY = "G"
    SACRIFICING = "S"


class RulePair(NamedTuple):
    """The starting player's rule and the second player's."""

    starter: Rule
    second: Rule

    @property
    def dual(self) -> "RulePair":
        """The same players, seen by the one who moves next."""
        return RulePair(self.second, self.starter)

    def __str__(self) -> str:
        """Write FvF, GvS, ..., as the document writes its conventions."""
        return f"{self.starter}v{self.second}"


def rule_pair(pair: Sequence[Rule]) -> RulePair:
    """The pair itself, if it is one: two rules, by name or member."""
    allowed = f"two rules, the starting player's first, each of {', '.join(Rule)}"
    given = tuple(series("rules", pair, allowed))
    if len(given) != 2:
        raise InvalidInput("rules", given, allowed)
    return RulePair(*(one_of("rules", rule, Rule, allowed) for rule in given))


RULE_PAIRS = tuple(RulePair(a, b) for a, b in product(Rule, Rule))

KnownUnderRules = Callable[[RulePair, int], Outcome]


def chosen(S: SubtractionSet, h: int, pair: RulePair, o: KnownUnderRules) -> SubtractionSet:
    """The actions that the mover's rule leaves of S*(h); for greedy and sacrificing, one."""
    actions = playable(S, h)
    if not actions:
        return ()
    d = pair.dual
    best = max(o(d, h - s).second + s for s in actions)
    S_star = tuple(s for s in actions if o(d, h - s).second + s == best)
    if pair.starter is Rule.GREEDY:
        return (max(S_star),)
    if pair.starter is Rule.SACRIFICING:
        return (min(S_star),)
    others = [o(d, h - s).first for s in S_star]
    wanted = max(others) if pair.starter is Rule.FRIENDLY else min(others)
    return tuple(s for s in S_star if o(d, h - s).first == wanted)


def rule_rows(S: Iterable[int], up_to: int) -> Iterator[Mapping[RulePair, Outcome]]:
    """Yield, for heap 0, 1, ..., `up_to`, the outcome under each of the sixteen pairs.

    >>> row = list(rule_rows({3, 5}, 14))[-1]
    >>> row[RulePair(Rule.GREEDY, Rule.GREEDY)]
    Outcome(first=8, second=5)
    """
    actions = subtraction_set(S)
    recent: deque[dict[RulePair, Outcome]] = deque(maxlen=min(max(actions), heap_size(up_to) + 1))
    for h in range(up_to + 1):

        def o(pair: RulePair, k: int, h: int = h) -> Outcome:
            return recent[k - h][pair]

        row: dict[RulePair, Outcome] = {}
        for pair in RULE_PAIRS:
            moves = chosen(actions, h, pair, o)
            if not moves:
                row[pair] = Outcome(0, 0)
                continue
            after = o(pair.dual, h - moves[0])
            row[pair] = Outcome(moves[0] + after.second, after.first)
        recent.append(row)
        yield row


def rule_outcome(S: Iterable[int], h: int, pair: RulePair) -> Outcome:
    """The outcome of heap h when each player breaks ties by their rule of `pair`.

    >>> str(RulePair(Rule.SACRIFICING, Rule.GREEDY))
    'SvG'
    >>> rule_outcome({3, 5}, 14, RulePair(Rule.SACRIFICING, Rule.SACRIFICING))
    Outcome(first=8, second=6)
    """
    pair = rule_pair(pair)
    return deque(rule_rows(S, h), maxlen=1)[0][pair]


def rule_moves(S: Iterable[int], h: int, pair: RulePair) -> SubtractionSet:
    """The first moves that the starting player's rule leaves, ascending.

    >>> rule_moves({3, 5}, 14, RulePair(Rule.GREEDY, Rule.GREEDY))
    (5,)
    """
    actions, pair = subtraction_set(S), rule_pair(pair)
    known = list(rule_rows(actions, h))
    return chosen(actions, h, pair, lambda p, k: known[k][p])
