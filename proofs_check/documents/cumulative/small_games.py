"""Small games by the reference, for claims about moves and lines of play, and their ranges."""

from collections.abc import Callable, Iterable, Iterator, Mapping
from dataclasses import dataclass, replace
from functools import cached_property, lru_cache, partial
from itertools import product
from typing import Any, NamedTuple

import reference.cumulative as ref
from proofs_check.core.claim import Check, Plan
from proofs_check.core.evidence import Json
from proofs_check.core.ranges import Found, Instances, Range, Seen, range_of
from proofs_check.documents.cumulative.heaps import Heap, known
from proofs_check.documents.cumulative.predicates import off_half_lines, repeats_from
from proofs_check.documents.cumulative.ranges import Sets, in_braces, is_close
from reference.cumulative.outcomes import definition_2, maximisers
from reference.cumulative.play import looked_up, pspe_moves
from reference.cumulative.rules import RULE_PAIRS, RulePair


@dataclass(frozen=True)
class SmallGame:
    """One set with the outcomes of heaps 0 to `top`, by the reference."""

    S: tuple[int, ...]
    top: int

    @cached_property
    def _rows(self) -> list[ref.Outcomes]:
        # Not remembered anywhere else: what is computed again is computed.
        return list(ref.rows(self.S, self.top))

    def o(self, X: ref.Convention, h: int) -> ref.Outcome:
        return self._rows[h].under(X)

    def moves(self, X: ref.Convention, h: int) -> tuple[int, ...]:
        return pspe_moves(self.S, h, X, looked_up(self._rows))

    def maximisers(self, X: ref.Convention, h: int) -> tuple[int, ...]:
        """S*(h) under X; empty where there is no move."""
        return () if h < min(self.S) else maximisers(self.S, h, X, looked_up(self._rows))

    def lines(self, X: ref.Convention, h: int) -> Iterator[tuple[int, ...]]:
        """Every PSPE line from heap h."""
        return ref.lines(self.S, h, X)

    @cached_property
    def _last_picked(self) -> list[dict[ref.Convention, ref.Outcome]]:
        # With the actions listed downwards min and max return the other end of a tie.
        known: list[dict[ref.Convention, ref.Outcome]] = []
        for h in range(self.top + 1):
            known.append(
                {
                    X: definition_2(self.S[::-1], h, X, lambda Y, k: known[k][Y])
                    for X in ref.Convention
                }
            )
        return known

    def last_picked(self, X: ref.Convention, h: int) -> ref.Outcome:
        """The outcome where of several s* that tie the last is picked, at every heap."""
        return self._last_picked[h][X]

    @property
    def s1(self) -> int:
        return self.S[-1]

    @property
    def s2(self) -> int:
        return self.S[-2]


# Ranges. Instances are (g, h, X), with more behind where a range says so.


def _at(g: SmallGame, h: int, X: ref.Convention, *more: Any) -> Json:
    return {"set": list(g.S), "heap": h, "under": X.value}


MEASURES: dict[str, Callable[..., int]] = {
    "max S": lambda g, *_: g.S[-1],
    "|S|": lambda g, *_: len(g.S),
    "h / max S": lambda g, h, *_: h // g.S[-1],
}


BY_MAX: dict[str, Callable[..., int]] = {"h / max S": lambda S, h, *_: h // S[-1]}
BY_S1: dict[str, Callable[..., int]] = {"h / s1": lambda s2, s1, h, *_: h // s1}


def _of_set(S: tuple[int, ...], h: int, *_: Any) -> Json:
    return {"set": list(S), "heap": h}


def _of_two(s2: int, s1: int, h: int, *_: Any) -> Json:
    return _of_set((s2, s1), h)


ASKED: dict[str, Callable[[Any, Any], object]] = {
    "available": ref.available,
    "discrepancy": lambda S, h: ref.discrepancy(S, h, ref.FvF, ref.AvF, 1),
    "indifferent": lambda S, h: ref.indifferent(S, h, ref.FvF),
    "lines": lambda S, h: ref.lines(S, h, ref.FvF),
    "moves": lambda S, h: ref.moves(S, h, ref.FvF),
    "one_line": lambda S, h: ref.one_line(S, h, ref.FvF),
    "outcome": lambda S, h: ref.outcome(S, h, ref.FvF),
    "rows": ref.rows,
    "rule_moves": lambda S, h: ref.rule_moves(S, h, RULE_PAIRS[0]),
    "rule_outcome": lambda S, h: ref.rule_outcome(S, h, RULE_PAIRS[0]),
    "rule_rows": ref.rule_rows,
    "zero_sum": ref.zero_sum,
    "zero_sum_as_printed": ref.zero_sum_as_printed,
    "zero_sum_moves": ref.zero_sum_moves,
    "zero_sum_rows": ref.zero_sum_rows,
}
"""What the reference is asked about a set and a heap."""

ASKED_OF_A_CONVENTION: dict[str, Callable[[Any], object]] = {
    "discrepancy": lambda X: ref.discrepancy((3, 5), 14, X, ref.FvF, 1),
    "discrepancy, after": lambda X: ref.discrepancy((3, 5), 14, ref.FvF, X, 1),
    "dual": ref.dual,
    "indifferent": lambda X: ref.indifferent((3, 5), 14, X),
    "lines": lambda X: ref.lines((3, 5), 14, X),
    "moves": lambda X: ref.moves((3, 5), 14, X),
    "one_line": lambda X: ref.one_line((3, 5), 14, X),
    "moves, of which there are none": lambda X: ref.moves((3, 5), 2, X),
    "outcome": lambda X: ref.outcome((3, 5), 14, X),
    "under": lambda X: next(ref.rows((3, 5))).under(X),
}


@lru_cache(maxsize=300)
def small_game(S: tuple[int, ...], top: int) -> SmallGame:
    return SmallGame(S, top)


@lru_cache(maxsize=1)
def computed_again(S: tuple[int, ...], top: int) -> SmallGame:
    """The game a second time, for all of its heaps."""
    return SmallGame(S, top)


def _heaps(sets: Sets, multiple: int) -> Iterator[tuple[SmallGame, int, ref.Convention]]:
    for S in sets:
        g = small_game(S, multiple * S[-1])
        yield from ((g, h, X) for h, X in product(range(g.top + 1), ref.Convention))


SMALL = Range(
    "every S with max S <= {max S}, every heap h <= {h / max S} max S, every convention",
    "g h X",
    lambda largest, multiple: _heaps(Sets(None, largest), multiple),
    {"max S": 8, "h / max S": 6},
    {"max S": 11},
    MEASURES,
    _at,
)
WITH_A_MOVE = SMALL.where("h >= min S", lambda g, h, X: h >= min(g.S))

SMALL_TWO_ACTIONS = Range(
    "every S with |S| = 2, max S <= {max S}, every heap h <= {h / max S} max S, every convention",
    "g h X",
    lambda largest, multiple: _heaps(Sets(2, largest), multiple),
    {"max S": 14, "h / max S": 10},
    {"max S": 26, "h / max S": 14},
    MEASURES,
    _at,
)


def pairs(largest: int) -> Iterator[tuple[int, int]]:
    """Every (s2, s1) with s2 < s1 <= largest, ascending in s1."""
    return ((s2, s1) for s1 in range(2, largest + 1) for s2 in range(1, s1))


PAIRS = Range(
    "every s2 < s1 <= {s1}",
    "s2 s1",
    pairs,
    {"s1": 60},
    {"s1": 300},
    at=lambda s2, s1: {"set": [s2, s1]},
)
FAR_PAIRS = Range(
    "s2 one of 2^n - 1, 2^n, 2^n + 1, n <= {n}, s1 one of s2 + 1, s2 + 2, s2 + 3, 2 s2 - 1, 2 s2, "
    "2 s2 + 1, 3 s2",
    "s2 s1",
    lambda most: (
        (s2, s1)
        for n in range(1, most + 1)
        for s2 in (2**n - 1, 2**n, 2**n + 1)
        for s1 in (s2 + 1, s2 + 2, s2 + 3, 2 * s2 - 1, 2 * s2, 2 * s2 + 1, 3 * s2)
        if s1 > s2
    ),
    {"n": 80},
    measures={"n": lambda s2, *_: (s2 + 1).bit_length() - 1},
    at=lambda s2, s1: {"set": [s2, s1]},
)
"""What 16 or 32 bits, a float, or a table by s2 and s1 would not hold."""


def _and_regimes(these: Range) -> Range:
    """These pairs, each with the regimes that it is in."""
    return replace(
        these,
        names="s2 s1 regimes",
        make=lambda most: (
            (s2, s1, {R: ref.regime(s2, s1) is R for R in ref.Regime})
            for s2, s1 in these.make(most)
        ),
        at=lambda s2, s1, regimes: {"set": [s2, s1]},
    )


AND_REGIMES, FAR_AND_REGIMES = _and_regimes(PAIRS), _and_regimes(FAR_PAIRS)
DOMINANT_PAIRS = PAIRS.where("2 s2 <= s1", lambda s2, s1: 2 * s2 <= s1)


def _pspe_moves(largest: int, multiple: int) -> Iterator[tuple[Any, ...]]:
    for g, h, X in _heaps(Sets(2, largest), multiple):
        for s in g.moves(X, h):
            yield h, X, s, g.o(X, h), g.o(ref.dual(X), h - s), g


PSPE_MOVES = Range(
    SMALL_TWO_ACTIONS.words + ", every PSPE move s there, with the outcomes of h and h - s",
    "h X s now after g",
    _pspe_moves,
    SMALL_TWO_ACTIONS.bounds,
    SMALL_TWO_ACTIONS.deep,
    {name: lambda *of, of_g=of_g: of_g(of[-1], of[0]) for name, of_g in MEASURES.items()},
    lambda h, X, s, now, after, g: _at(g, h, X),
)


def at_heap(S: tuple[int, ...], *heaps: int) -> Instances:
    """Heaps of one set that the statement names."""
    words = f"S = {in_braces(S)}, h = " + " and ".join(map(str, heaps))
    return Instances(words, "S h", lambda: ((S, h) for h in heaps))


def played_on(g: SmallGame, h: int, X: ref.Convention) -> Iterator[tuple[int, ...]]:
    """Yield every line of actions each of which leads to what the outcome says, to the end."""
    o, d = g.o(X, h), ref.dual(X)
    after = {s: g.o(d, h - s) for s in g.S if s <= h}
    if not after:
        yield ()
    for s, u in after.items():
        if (s + u.second, u.first) == o:
            yield from ((s, *rest) for rest in played_on(g, h - s, d))


def up_to(S: tuple[int, ...], last: int) -> Instances:
    """Every heap of a set up to one that the statement names."""
    return Instances(
        f"S = {in_braces(S)}, every h <= {last}",
        "h o",
        lambda: enumerate(ref.rows(S, last)),
        at=lambda h, o: {"heap": h},
    )


EVERY_CONVENTION = Instances("every convention", "X", lambda: ((X,) for X in ref.Convention))


def gain_by_sacrifice(S: tuple[int, ...], h: int, X: ref.Convention) -> int:
    """How much more the mover collects by s2 than by s1."""
    s2, s1 = S
    return (s2 + ref.outcome(S, h - s2, ref.dual(X)).second) - (
        s1 + ref.outcome(S, h - s1, ref.dual(X)).second
    )


@lru_cache(maxsize=100)
def under_rules(S: tuple[int, ...], top: int) -> list[Mapping[RulePair, ref.Outcome]]:
    """The outcomes of heaps 0 to `top` under every pair of the four rules."""
    return list(ref.rule_rows(S, top))


@range_of(
    "s2 s1 h pair known",
    {"s1": 12, "h / s1": 8},
    {"s1": 24, "h / s1": 12},
    BY_S1,
    lambda s2, s1, h, pair, _: [s2, s1, h, str(pair)],
)
def UNDER_RULES(largest: int, multiple: int) -> Iterator[tuple[int, int, int, RulePair, Any]]:
    """every 2 s2 <= s1 <= {s1}, s1 <= h <= {h / s1} s1, every pair of the four rules"""
    for s2, s1 in pairs(largest):
        if 2 * s2 <= s1:
            known = dict(enumerate(under_rules((s2, s1), multiple * s1)))
            for h in range(s1, multiple * s1 + 1):
                yield from ((s2, s1, h, pair, known) for pair in RULE_PAIRS)


@range_of("S h o zs", {"max S": 6, "h / max S": 6}, {"max S": 8, "h / max S": 10}, BY_MAX, _of_set)
def ANY_RULES(largest: int, multiple: int) -> Iterator[tuple[tuple[int, ...], int, Any, int]]:
    """every S with max S <= {max S}, h <= {h / max S} max S, every pair of the four rules"""
    for S in Sets(None, largest):
        top = multiple * S[-1]
        rows = zip(under_rules(S, top), ref.zero_sum_rows(S, top), strict=True)
        yield from ((S, h, o, zs) for h, (o, zs) in enumerate(rows))


@range_of(
    "o", {"s1": 9}, {"s1": 15}, {"s1": lambda o: o.s1}, lambda o: {"set": list(o.S), "heap": o.h}
)
def LATE_HEAPS(largest: int) -> Iterator[tuple[Heap]]:
    """every s2 < s1 <= {s1} with s1 < 2 s2, s1 - s2 not dividing s2, the first 4 s1 of these
    heaps"""
    for S in pairs(largest):
        some = Heap.of(S, 0)
        if off_half_lines(some):
            later = 4 * S[1]
            top = Heap.of(S, repeats_from(some) + later)
            yield from ((top.after(later - h),) for h in range(later + 1))


@range_of(
    "first chosen later",
    {"max S": 5},
    {"max S": 7},
    {"max S": lambda first, *_: first.s1},
    lambda first, chosen, later: {"set": list(first.S), "heap": later.h, "from": first.h},
)
def IN_A_ROW(largest: int) -> Iterator[tuple[Heap, Heap, Heap]]:
    """every S with max S <= {max S}, 2 max S - 1 heaps from max S to 4 max S - 1 on, that of them
    where max S loses most, later heaps to 7 max S"""
    for S in Sets(None, largest):
        M, top = S[-1], Heap.of(S, 7 * S[-1])
        heaps = [top.after(top.h - h) for h in range(top.h + 1)]
        for k in range(M, 4 * M):
            row = heaps[k : k + 2 * M - 1]
            chosen = max(row, key=lambda o: o.zs + o.H(1).zs)
            yield from ((heaps[k], chosen, later) for later in heaps[k:])


@lru_cache(maxsize=1 << 18)
def minimax(S: tuple[int, ...], heap: int, score: int, *, alice: bool, beyond: bool = False) -> int:
    """The final score of the zero-sum game, searched move by move: Alice adds, Bob subtracts.

    `alice`: whether it is her turn. `beyond`: whether, where there is a move, an action above the
    heap is one too.
    """
    played = [
        minimax(S, heap - s, score + (s if alice else -s), alice=not alice, beyond=beyond)
        for s in S
        if s <= heap or (beyond and heap >= min(S))
    ]
    if not played:
        return score
    return max(played) if alice else min(played)


@lru_cache(maxsize=1 << 16)
def alone_after_max(S: tuple[int, ...], h: int) -> int:
    """The most that a player collects alone who pays max S after each move, if need be with less.

    >>> [alone_after_max((2, 3), h) for h in (1, 2, 6, 7, 8)]
    [0, 2, 3, 4, 5]
    """
    return max((s + alone_after_max(S, h - s - S[-1]) for s in S if s <= h), default=0)


@range_of(
    "S h o zs alone paid",
    {"max S": 9, "h / max S": 8},
    {"max S": 11, "h / max S": 12},
    BY_MAX,
    _of_set,
)
def ALONE(largest: int, multiple: int) -> Iterator[tuple[Any, ...]]:
    """every S with max S <= {max S}, neighbouring actions at most min S apart, every heap <= {h /
    max S} max S"""
    for S in filter(is_close, Sets(None, largest)):
        top = Heap.of(S, multiple * S[-1])
        for h in range(top.h + 1):
            o, collected = top.after(top.h - h), partial(alone_after_max, S)
            yield S, h, o.AvA, o.zs, collected(h), collected(h - S[-1])


# Alice and Bob, by the words of Section 1

Collected = dict[str, tuple[int, int]]
"""What Alice and Bob collect, by the name of who starts."""


def collected(S: tuple[int, ...], h: int, rules: str) -> list[Collected]:
    """What both collect from heap 0 to h; each removes for themselves and has one rule, F or A."""
    known: list[Collected] = []
    for heap in range(h + 1):
        here: Collected = {}
        for me, name in enumerate(("Alice", "Bob")):
            options = []
            for s in S:
                if s <= heap:
                    rest = list(known[heap - s]["Bob" if me == 0 else "Alice"])
                    rest[me] += s
                    options.append((rest[me], rest[1 - me] if rules[me] == "F" else -rest[1 - me]))
            own, other = max(options, default=(0, 0))
            pair = (own, abs(other))
            here[name] = pair if me == 0 else pair[::-1]
        known.append(here)
    return known


def _starting(cases: Iterable[tuple[SmallGame, int, ref.Convention]]) -> Iterator[tuple[Any, ...]]:
    known: dict[tuple[tuple[int, ...], ref.Convention], list[Collected]] = {}
    for g, h, X in cases:
        if (g.S, X) not in known:
            known[g.S, X] = collected(g.S, g.top, X.value[::2])
        yield g, h, X, known[g.S, X][h]


STARTING = Range(
    SMALL.words + ", Alice's rule named first, either player starting",
    "g h X collected",
    lambda *most: _starting(SMALL.make(*most)),
    SMALL.bounds,
    SMALL.deep,
    SMALL.measures,
    SMALL.at,
)
TEN_ACTIONS = (*range(2, 11), 12)
STARTING_OF_TEN = Range(
    "S = {{2,3,4,5,6,7,8,9,10,12}}, every heap h <= {h}, every convention, Alice's rule named "
    "first, either player starting",
    STARTING.names,
    lambda top: _starting(product([small_game(TEN_ACTIONS, top)], range(top + 1), ref.Convention)),
    {"h": 40},
    at=SMALL.at,
)
"""Of the sets with ten actions the one with ties that matter at the smallest heap, 35."""


def _options(
    actions: int, largest: int
) -> Iterator[tuple[tuple[ref.Outcome, ...], ref.Convention]]:
    """Yield what the options of a heap may give, with FvF and AvF: the second player friendly."""
    utilities = [ref.Outcome(a, b) for a, b in product(range(largest + 1), repeat=2)]
    for options in product(utilities, repeat=actions):
        yield from ((options, X) for X in (ref.FvF, ref.AvF))


OPTIONS = Range(
    "heap {|options|} with the actions 1 to {|options|}, every utilities of its options from 0 "
    "to {utility}",
    "options X",
    _options,
    {"|options|": 3, "utility": 2},
    {"utility": 3},
    {"utility": lambda options, X: max(max(each) for each in options)},
)

# Greedy play against every reply (Lemma 5)


class Counts(NamedTuple):
    """How often s1 and s2 are taken: by the greedy player, and by the opponent."""

    k: int
    l: int  # noqa: E741 (the document's letter)
    other_large: int
    other_small: int


def against_greedy(s2: int, s1: int, top: int) -> list[set[Counts]]:
    """For each heap, the greedy player to move, what every reply of the opponent leads to."""
    found: list[set[Counts]] = []
    for h in range(top + 1):
        greedy = s1 if h >= s1 else s2
        rest = h - greedy
        here = {Counts(0, 0, 0, 0)} if rest < 0 else set()
        replies = [s for s in (s2, s1) if 0 <= rest and s <= rest]
        for reply in replies:
            for c in found[rest - reply]:
                here.add(
                    Counts(
                        c.k + (greedy == s1),
                        c.l + (greedy == s2),
                        c.other_large + (reply == s1),
                        c.other_small + (reply == s2),
                    )
                )
        if rest >= 0 and not replies:
            here.add(Counts(int(greedy == s1), int(greedy == s2), 0, 0))
        found.append(here)
    return found


def _replies(largest: int, multiple: int) -> Iterator[tuple[int, int, int, list[Counts]]]:
    for s2, s1 in pairs(largest):
        for h, reached in enumerate(against_greedy(s2, s1, multiple * s1)):
            if h >= s1:
                yield s2, s1, h, sorted(reached)


REPLIES = Range(
    "every s2 < s1 <= {s1}, s1 <= h <= {h / s1} s1, every reply to greedy play",
    "s2 s1 h reached",
    _replies,
    {"s1": 12, "h / s1": 6},
    {"s1": 20, "h / s1": 8},
    BY_S1,
    _of_two,
)


@range_of("s2 s1 h reached", {"s1": 30, "h / s1": 12}, {"s1": 60}, measures=BY_S1, at=_of_two)
def GREEDY_REPLIES(largest: int, multiple: int) -> Iterator[tuple[int, int, int, list[Counts]]]:
    """every s2 < s1 <= {s1}, s1 <= h <= {h / s1} s1, the opponent taking s1 whenever it is
    possible"""
    for s2, s1 in pairs(largest):
        for h in range(s1, multiple * s1 + 1):
            k = (h // s1 + 1) // 2
            yield s2, s1, h, [Counts(k, 0, h // s1 - k, 0)]


EACH_REPLY = Range(
    REPLIES.words,
    "s2 s1 h c",
    lambda *most: ((s2, s1, h, c) for s2, s1, h, all_of in _replies(*most) for c in all_of),
    REPLIES.bounds,
    REPLIES.deep,
    BY_S1,
    lambda s2, s1, h, c: {"set": [s2, s1], "heap": h, "k, l, opponent's s1, s2": list(c)},
)
"""`REPLIES` one by one."""


def worst_replies(s2: int, s1: int, top: int) -> list[Counts]:
    """For each heap, the greedy player to move, the play in which they are least ahead."""

    def ahead(c: Counts) -> int:
        return (c.k - c.other_large) * s1 + (c.l - c.other_small) * s2

    worst: list[Counts] = []
    for h in range(top + 1):
        k, l = int(h >= s1), int(s2 <= h < s1)  # noqa: E741 (the document's letters)
        rest = h - k * s1 - l * s2
        played = [
            Counts(c.k + k, c.l + l, c.other_large + (reply == s1), c.other_small + (reply == s2))
            for reply in (s2, s1)
            if k + l and reply <= rest
            for c in (worst[rest - reply],)
        ]
        worst.append(min(played, key=ahead, default=Counts(k, l, 0, 0)))
    return worst


WORST_REPLY = Range(
    "every s2 < s1 <= {s1}, every h <= {h / s1} s1, the reply to greedy play that leaves the "
    "greedy player least ahead",
    "s2 s1 h c",
    lambda largest, multiple: (
        (s2, s1, h, c)
        for s2, s1 in pairs(largest)
        for h, c in enumerate(worst_replies(s2, s1, multiple * s1))
    ),
    {"s1": 30, "h / s1": 6},
    {"s1": 60, "h / s1": 12},
    BY_S1,
    EACH_REPLY.at,
)


def most_against_greed(s2: int, s1: int, top: int) -> list[int]:
    """For each heap, the most that whoever moves first collects if the other never sacrifices."""
    most: list[int] = []
    for h in range(top + 1):
        own = [s + most_after_greed(s2, s1, h - s, most) for s in (s2, s1) if s <= h]
        most.append(max(own, default=0))
    return most


def most_after_greed(s2: int, s1: int, h: int, most: list[int]) -> int:
    """The most from what is left of h by a player who takes s1 if it is possible, then s2."""
    if h < s2:
        return 0
    return most[h - s1] if h >= s1 else most[h - s2]


@range_of("s2 s1 h greedy sacrifice", {"s1": 24, "h / s1": 8}, {"s1": 48}, BY_S1, _of_two)
def AGAINST_GREED(largest: int, multiple: int) -> Iterator[tuple[int, ...]]:
    """every s2 < s1 <= {s1}, s1 <= h <= {h / s1} s1, what s1 and s2 lead to at most"""
    for s2, s1 in pairs(largest):
        most = most_against_greed(s2, s1, multiple * s1)
        for h in range(s1, multiple * s1 + 1):
            greedy, sacrifice = (s + most_after_greed(s2, s1, h - s, most) for s in (s1, s2))
            yield s2, s1, h, greedy, sacrifice


MARGINS = Range(
    "every s2 < s1 <= {s1}, k <= {k}, l <= {l}",
    "s2 s1 k l",
    lambda top, most_k, most_l: (
        (*pair, *kl)
        for pair in pairs(top)
        for kl in product(range(1, most_k + 1), range(most_l + 1))
    ),
    {"s1": 60, "k": 5, "l": 5},
)

# PSPE lines from the two branches (Lemma 7)


class Branch(NamedTuple):
    """What a player does on a line of play in which the other player moves first."""

    moves: int
    """How many moves the player makes."""
    last: int
    """Their last move; 0 where they make none."""
    large: int
    """How many of their moves are s1."""

    def collected(self, g: SmallGame) -> int:
        """What the moves add up to, in pebbles."""
        return self.large * g.s1 + (self.moves - self.large) * g.s2


Lines = set[Branch]
Branches = tuple[SmallGame, int, ref.Convention, Lines, Lines]
"""A game of two actions, a heap, a convention, and the player's part in every PSPE line from
H1 = h - s1 and from H2 = h - s2."""


class Pair(NamedTuple):
    """A pair of lines, one from each branch."""

    g: SmallGame
    greedy: Branch
    sacrifice: Branch


Judge = Callable[[Pair], bool]


class TwoBranches(NamedTuple):
    """A heap at which s1 is feasible, with the player's part in every line from both branches."""

    g: SmallGame
    h: int
    X: ref.Convention
    greedy: Lines
    sacrifice: Lines

    def judged(self, judge: Judge) -> Iterator[bool]:
        return (judge(Pair(self.g, a, b)) for a in self.greedy for b in self.sacrifice)

    def every(self, judge: Judge) -> bool:
        """Whether every pair of lines is so."""
        return all(self.judged(judge))

    def some(self, judge: Judge) -> bool:
        """Whether some pair of lines is so."""
        return any(self.judged(judge))

    def maximises(self, n: int) -> bool:
        return self.g.S[-n] in self.g.maximisers(self.X, self.h)

    def survives(self, n: int) -> bool:
        """Whether s_n is a PSPE move: it survives the tie-break."""
        return self.g.S[-n] in self.g.moves(self.X, self.h)


@dataclass(frozen=True)
class OnBranches(Seen):
    """A plan: claims, and conditions, are given both branches of each instance at once."""

    made: type[TwoBranches] = TwoBranches

    def pairs(self, enough: Callable[[Iterator[bool]], bool]) -> Plan:
        """The plan of a judge of pairs of lines, which some pair, or every pair, must pass."""

        def plan(judge: Judge) -> Check:
            def judged(o: TwoBranches) -> Found:
                shown: dict[str, Json] = {
                    f"{name} branch (moves, last, how many are s1)": [list(b) for b in sorted(own)]
                    for name, own in (("greedy", o.greedy), ("sacrifice", o.sacrifice))
                }
                return enough(o.judged(judge)), shown

            return self(judged)

        return plan


Choice = Callable[[SmallGame, ref.Convention, int], tuple[int, ...]]
"""What a PSPE move is: `SmallGame.moves`, which survive the tie-break, or `maximisers`: S*(h)."""


def branches(g: SmallGame, choose: Choice) -> Iterator[Branches]:
    """Yield every heap at which s1 is feasible, and every convention, with the lines."""
    nothing = Branch(0, 0, 0)
    # For each convention and heap: what the mover, and what the other player, may do in all.
    mover: dict[ref.Convention, list[set[Branch]]] = {X: [] for X in ref.Convention}
    other: dict[ref.Convention, list[set[Branch]]] = {X: [] for X in ref.Convention}
    for h in range(g.top + 1):
        for X in ref.Convention:
            d = ref.dual(X)
            playable = choose(g, X, h)
            mine: set[Branch] = set() if playable else {nothing}
            theirs: set[Branch] = set() if playable else {nothing}
            for s in playable:
                theirs |= mover[d][h - s]
                for rest in other[d][h - s]:
                    mine.add(Branch(rest.moves + 1, rest.last or s, rest.large + (s == g.s1)))
            mover[X].append(mine)
            other[X].append(theirs)
            if h >= g.s1:
                yield g, h, X, other[d][h - g.s1], other[d][h - g.s2]


@lru_cache(maxsize=200)
def _branches_of(S: tuple[int, ...], multiple: int, choose: Choice) -> list[Branches]:
    return list(branches(small_game(S, multiple * S[-1]), choose))


def _lines(choose: Choice) -> OnBranches:
    def make(largest: int, multiple: int) -> Iterator[Branches]:
        for S in Sets(2, largest):
            yield from _branches_of(S, multiple, choose)

    every = Range(
        "every S with |S| = 2, max S <= {max S}, every heap s1 <= h <= {h / max S} max S, every "
        "convention, every PSPE line from both branches",
        "g h X greedy sacrifice",
        make,
        SMALL_TWO_ACTIONS.bounds,
        SMALL_TWO_ACTIONS.deep,
        MEASURES,
        _at,
    )
    return OnBranches(every)


LINES = _lines(SmallGame.moves)
"""The lines of moves that survive the tie-break."""
SACRIFICES = LINES.where("s2 a PSPE move that survives the tie-break", lambda o: o.survives(2))
ALL_OF_S_STAR = _lines(SmallGame.maximisers).where(
    "s2 in S*(h), and the lines those of S*(h)", lambda o: o.maximises(2)
)


def lines_at(S: tuple[int, int], *heaps: int) -> OnBranches:
    """Heaps of a set that the statement names, with the lines of moves that survive."""
    words = f"S = {in_braces(S)}, h = {' and '.join(map(str, heaps))}, every convention"
    named = Instances(
        f"{words}, every PSPE line from both branches",
        LINES.range.names,
        lambda: (b for b in branches(SmallGame(S, max(heaps)), SmallGame.moves) if b[1] in heaps),
        at=_at,
    )
    return OnBranches(named)


def gain(pair: Pair) -> int:
    """How much more the player collects in all by the sacrifice, on a pair of lines."""
    return pair.g.s2 + pair.sacrifice.collected(pair.g) - pair.g.s1 - pair.greedy.collected(pair.g)


def no_gain(pair: Pair) -> bool:
    """The player collects the same by the sacrifice."""
    return gain(pair) == 0


def replaces_last_move(pair: Pair) -> bool:
    """Item (i): the last own move is s2 on the greedy branch, s1 on the other."""
    return pair.greedy.last == pair.g.s2 and pair.sacrifice.last == pair.g.s1


def one_move_more(pair: Pair) -> bool:
    """One own move more on the sacrifice branch."""
    return pair.sacrifice.moves == pair.greedy.moves + 1


def replaced_with_as_many(pair: Pair) -> bool:
    """Item (i), the number of own moves being the same."""
    return replaces_last_move(pair) and pair.greedy.moves == pair.sacrifice.moves


def more_or_larger(pair: Pair) -> bool:
    """More own moves on the sacrifice branch, or as many with more of s1 among them."""
    more = pair.sacrifice.moves - pair.greedy.moves
    return more >= 1 or (more == 0 and pair.sacrifice.large > pair.greedy.large)


def gains_a_move(pair: Pair) -> bool:
    """Item (ii): one own move more on the other branch, and the regime is not strictly dominant."""
    return one_move_more(pair) and pair.g.s1 <= 2 * pair.g.s2


def forget() -> None:
    """Forget what the reference computed: a test puts another definition in its place."""
    for remembered in (known, small_game, computed_again, under_rules, _branches_of):
        remembered.cache_clear()
