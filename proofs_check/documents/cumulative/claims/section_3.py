"""Section 3: Lemmas 5 to 9 with the steps of their proofs, Theorem 3's proof, Proposition 10."""

from collections.abc import Callable, Iterator
from typing import Any, NamedTuple

from proofs_check.core.claim import Plan, using
from proofs_check.core.evidence import Effort, Json
from proofs_check.documents.cumulative.claims import claim
from proofs_check.documents.cumulative.domains import Game, Position, Sets
from proofs_check.documents.cumulative.encoding import Space
from proofs_check.documents.cumulative.plans import (
    any_set,
    dominant,
    for_each_convention,
    greedy_in_dominance,
    greedy_is_feasible,
    is_pspe_move,
    maximises,
    no_unknown_set,
    two_actions,
)
from proofs_check.documents.cumulative.plans import claim as old_claim
from proofs_check.documents.cumulative.small import (
    Branch,
    SmallGame,
    all_branches,
    branches,
    everywhere,
    everywhere_two,
    small_games,
    small_two_action_games,
)
from proofs_check.methods.argument import Step, argued
from proofs_check.methods.enumeration import Case, enumerated, settled
from proofs_check.methods.exhaustive import every
from proofs_check.methods.logic import conjunction, implies, negation
from proofs_check.methods.missing import missing
from proofs_check.methods.printed import Cell, printed
from proofs_check.methods.smt import Terms
from reference.cumulative import (
    AvA,
    AvF,
    Convention,
    FvA,
    FvF,
    Outcomes,
    Regime,
    dual,
    lines,
    moves,
    outcome,
    regime,
    rows,
    rule_rows,
    zero_sum_moves,
)
from reference.cumulative.rules import RULE_PAIRS

SETS = "every s2 < s1 <= 60"


def pairs(largest: int = 60) -> Iterator[tuple[int, int]]:
    """Every (s2, s1) with s2 < s1 <= largest, ascending in s1."""
    return ((s2, s1) for s1 in range(2, largest + 1) for s2 in range(1, s1))


# Lemma 5 and what is said around it


@for_each_convention(
    "lemma-5",
    "Lemma 5",
    "With two actions, under {X} the starting player collects at least as much as the second.",
    *two_actions(),
)
def first_player_advantage(o: Position, X: Convention) -> bool:
    """Lemma 5 under X."""
    return o.under(X).first >= o.under(X).second


@claim("Section 3, paragraph 5, sentence 1", *any_set())
def section_3__zero_sum_first_player_advantage(o: Position) -> bool:
    """In zero-sum play the starting player is never behind, for any S."""
    return o.zs >= 0


def second_leads(o: Any) -> Any:
    """Under some convention the second player collects more than the first."""
    true = o.FvF.second > o.FvF.first
    for X in (FvA, AvF, AvA):
        true = true | (o.under(X).second > o.under(X).first)
    return true


def first_player_behind_in(sets: Iterator[tuple[int, ...]]) -> Iterator[Case]:
    """Whether Lemma 5's statement fails for a set, at any heap, by its certificate."""
    for S in sets:
        heap = Game(S).first_heap(second_leads)
        yield Case({"set": list(S)}, heap >= 0, {"first heap": heap})


@claim(
    "Section 3, paragraph 5, sentence 2",
    readings={
        "for some S with |S| > 2": using(
            lambda: first_player_behind_in(iter([(4, 5, 9)])), settled()
        ),
        "for every S with |S| > 2": using(
            lambda effort: first_player_behind_in(S for S in Sets(None, 5) if len(S) > 2),
            enumerated("every S with max S <= 5, |S| > 2; every heap, by periodicity"),
        ),
    },
)
def section_3__only_two_actions() -> None:
    """First player advantage fails beyond two actions."""


def heaps_printed(first_two: Callable[[Outcomes], bool]) -> Callable[[], Iterator[Cell]]:
    """The first two heaps of Table 3 of a kind, against the two that are printed."""

    def cells() -> Iterator[Cell]:
        found = [h for h, o in enumerate(rows((4, 5, 9), 99)) if first_two(o)]
        yield Cell("the first two such heaps", [61, 75], found[:2])

    return cells


def second_player_ahead(o: Outcomes) -> bool:
    """Under some convention the second player collects more than the first."""
    return any(u.second > u.first for u in o)


def second_player_gains(o: Outcomes) -> bool:
    """Under some convention the second player collects more than under FvF."""
    return any(u.second > o.FvF.second for u in o)


@claim(
    (
        "Section 3, paragraph 5, sentence 3, part 1",
        "Section 3, paragraph 5, sentence 3, part 3",
        "Section 3, paragraph 5, sentence 3, part 2",
    ),
    readings={
        "better than the first player's": using(heaps_printed(second_player_ahead), printed()),
        "better than under FvF": using(heaps_printed(second_player_gains), printed()),
    },
)
def section_3__second_player_better_at_61_and_75() -> None:
    """In {4,5,9} the second player's utility is strictly better at heaps 61 and 75, the first such
    heaps in Table 3.
    """


@claim("Section 3, paragraph 5, sentence 3, part 2", settled())
def section_3__second_player_ahead_at_75__corrected() -> Iterator[Case]:
    """In {4,5,9} the second player collects strictly more at heap 75 (under FvA), and at no smaller
    heap under any convention.
    """
    for h, o in enumerate(rows((4, 5, 9), 75)):
        ahead = [X.value for X in Convention if o.under(X).second > o.under(X).first]
        yield Case({"set": [4, 5, 9], "heap": h}, ahead == (["FvA"] if h == 75 else []))


@claim(
    ("Proof of Lemma 5, sentence 3, part 1", "Proof of Lemma 5, sentence 3, part 2"),
    enumerated(f"{SETS}; s2 <= h < 2 s1"),
)
def lemma_5__proof_some_greedy_move(effort: Effort) -> Iterator[Case]:
    """A player who takes s1 as long as it is possible takes it at least once, from any heap with a
    move.
    """
    for s2, s1 in pairs():
        for h in range(s2, 2 * s1):
            yield Case({"set": [s2, s1], "heap": h}, h >= s1)


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


EVERY_REPLY = "every s2 < s1 <= 12, s1 <= h <= 6 s1, every reply"


def against_greedy_cases(
    true: Callable[[int, int, Counts], bool],
) -> Callable[[Effort], Iterator[Case]]:
    """Whether a step of the proof of Lemma 5 is true of every reply to greedy play."""

    def cases(effort: Effort) -> Iterator[Case]:
        for s2, s1 in pairs(12):
            for h, reached in enumerate(against_greedy(s2, s1, 6 * s1)):
                if h >= s1:
                    false = sorted(c for c in reached if not true(s2, s1, c))
                    first: list[Json] = [list(c) for c in false[:1]]
                    shown: dict[str, Json] = {"k, l, opponent's s1, s2": first}
                    yield Case({"set": [s2, s1], "heap": h}, not false, shown)

    return cases


def opponent_greedy_too(effort: Effort) -> Iterator[Case]:
    """The same where the opponent takes s1 whenever they can."""
    for s2, s1 in pairs():
        for h in range(s1, 12 * s1 + 1):
            total = h // s1
            k = (total + 1) // 2
            yield Case({"set": [s2, s1], "heap": h}, total - k in {k, k - 1})


old_claim(
    "lemma-5.proof-opponent-takes-k-or-one-fewer",
    "Proof of Lemma 5, sentences 4 and 5",
    "Against a greedy player who takes s1 k times, the opponent takes s1 either k or k - 1 times.",
    readings={
        "whatever they play": using(
            against_greedy_cases(lambda s2, s1, c: c.other_large in {c.k, c.k - 1}),
            enumerated(EVERY_REPLY),
        ),
        "as often as they can": using(opponent_greedy_too, enumerated(f"{SETS}, h <= 12 s1")),
    },
)(opponent_greedy_too)


@claim(
    ("Proof of Lemma 5, sentence 4, part 1", "Proof of Lemma 5, sentence 4, part 2"),
    *using(
        against_greedy_cases(
            lambda s2, s1, c: (
                c.other_large != c.k
                or c.other_large * s1 + c.other_small * s2 <= c.k * s1 + c.l * s2
            )
        ),
        enumerated(EVERY_REPLY),
    ),
)
def lemma_5__proof_case_k() -> None:
    """If the opponent takes s1 as often as the greedy player, they collect no more."""


@claim(
    "Proof of Lemma 5, sentence 5, part 1",
    *using(
        against_greedy_cases(
            lambda s2, s1, c: c.other_large != c.k - 1 or c.other_small <= c.l + 1
        ),
        enumerated(EVERY_REPLY),
    ),
)
def lemma_5__proof_case_k_minus_1() -> None:
    """If the opponent takes s1 once less than the greedy player, they take s2 at most once more."""


@claim("Proof of Lemma 5, conclusion", enumerated("every s2 < s1 <= 60, h <= 20 s1, every reply"))
def lemma_5__proof_greedy_never_behind(effort: Effort) -> Iterator[Case]:
    """A starting player who takes s1 as long as it is possible never ends behind, whatever the
    opponent plays.
    """
    for s2, s1 in pairs():
        worst: list[int] = []
        for h in range(20 * s1 + 1):
            greedy = s1 if h >= s1 else (s2 if h >= s2 else 0)
            rest = h - greedy
            replies = [worst[rest - s] - s for s in (s2, s1) if greedy and s <= rest]
            worst.append(greedy + min(replies, default=0))
        yield Case({"set": [s2, s1]}, min(worst) >= 0, {"worst": min(worst)})


@claim("Proof of Lemma 5, sentence 5, part 2", enumerated(f"{SETS}; k <= 5, l <= 5"))
def lemma_5__proof_margin(effort: Effort) -> Iterator[Case]:
    """k s1 + l s2 exceeds (k-1) s1 + (l+1) s2 by Delta, which is positive."""
    for s2, s1 in pairs():
        for k in range(1, 6):
            for l in range(6):  # noqa: E741 (the document's letter)
                margin = k * s1 + l * s2 - ((k - 1) * s1 + (l + 1) * s2)
                yield Case([s2, s1, k, l], margin == s1 - s2 and margin > 0)


# Regimes


@claim(
    (
        "Section 3, regimes list, item 1",
        "Section 3, regimes list, item 2",
        "Section 3, sentence after the regimes list",
        "Proof of Lemma 7, paragraph 3, sentence 4, part 1",
        "Lemma 6, inequality (1)",
        "Proposition 10, sentence 1",
    ),
    enumerated(SETS),
)
def section_3__regimes_partition(effort: Effort) -> Iterator[Case]:
    """Every {s2, s1} is in exactly one of dominance (2 s2 <= s1) and non-dominance (2 s2 > s1); the
    balanced regime is the part of dominance where 2 s2 = s1.
    """
    for s2, s1 in pairs():
        found = regime(s2, s1)
        true = found.is_dominant == (2 * s2 <= s1) and (found is Regime.BALANCED) == (2 * s2 == s1)
        yield Case([s2, s1], true, {"regime": found.value})


# Sacrifices


def gain_by_sacrifice(S: tuple[int, ...], h: int, X: Convention) -> int:
    """How much more the mover collects by s2 than by s1."""
    s2, s1 = S
    return (s2 + outcome(S, h - s2, dual(X)).second) - (s1 + outcome(S, h - s1, dual(X)).second)


@claim("Section 3, paragraph 6, sentence 2, part 1", settled())
def section_3__sacrifice_at_7() -> Iterator[Case]:
    """In {2,3} at heap 7 the sacrifice gains the starting player strictly, whatever the
    convention.
    """
    for X in Convention:
        gain = gain_by_sacrifice((2, 3), 7, X)
        yield Case({"set": [2, 3], "heap": 7, "under": X.value}, gain > 0, {"gain": gain})


def two_sacrifices(forced_counts: bool) -> Callable[[], Iterator[Case]]:
    """On every PSPE line from heap 17 of {3,4} the starting player sacrifices twice, and gains."""

    def cases() -> Iterator[Case]:
        S = (3, 4)
        for X in Convention:
            for line in lines(S, 17, X):
                heap, convention, gains = 17, X, []
                for turn, s in enumerate(line):
                    if turn % 2 == 0 and s == 3 and heap >= 4:
                        gains.append(gain_by_sacrifice(S, heap, convention))
                    elif turn % 2 == 0 and s == 3 and forced_counts:
                        gains.append(0)
                    heap, convention = heap - s, dual(convention)
                true = len(gains) == 2 and gains[0] > 0 and min(gains) >= 0
                at = {"under": X.value, "line": list(line)}
                yield Case(at, true, {"gain by each sacrifice": gains})

    return cases


@claim(
    ("Section 3, paragraph 6, sentence 2, part 2", "Section 3, paragraph 4, sentence 3"),
    readings={
        "a forced s2 is no sacrifice": using(two_sacrifices(forced_counts=False), settled()),
        "a forced s2 is a sacrifice": using(two_sacrifices(forced_counts=True), settled()),
    },
)
def section_3__two_sacrifices_at_17() -> None:
    """In {3,4} at heap 17 the starting player gains strictly by sacrificing, and sacrifices exactly
    twice on every PSPE line.
    """


@claim("Section 3, paragraph 6, sentence 3, second half", settled())
def section_3__sacrifices_as_in_zero_sum() -> Iterator[Case]:
    """In both examples the sacrifice is the only optimal zero-sum move too."""
    for S, h in (((2, 3), 7), ((3, 4), 17)):
        best = zero_sum_moves(S, h)
        yield Case({"set": list(S), "heap": h}, best == S[:1], {"moves": list(best)})


@claim(
    "Section 3, paragraph 6, sentence 3",
    every(
        Sets(2, 100, lambda S: S[1] < 2 * S[0], "s1 < 2 s2"),
        "games",
        deep=Sets(2, 200, lambda S: S[1] < 2 * S[0], "s1 < 2 s2"),
    ),
)
def section_3__many_more_sacrifices(g: Game) -> bool:
    """There are many more: every non-dominant {s2, s1} has a heap where a sacrifice gains
    strictly.
    """
    return g.first_heap(sacrifice_gains, where=greedy_is_feasible) >= 0


def sacrifice_gains(o: Any) -> Any:
    """Under FvF the sacrifice is the only member of S*(h)."""
    return negation(maximises(o, FvF, 1))


@claim(
    (
        "Section 3, paragraph 6, sentence 6, part 2",
        "Section 3, paragraph 6, sentence 6, part 1",
        "Appendix, paragraph 1, sentence 1",
    ),
    settled(),
)
def section_3__heap_14_bob_sacrifices() -> Iterator[Case]:
    """At heap 14 of {3,5} under FvF Alice's sacrifice gains her nothing and Bob something, and Bob
    replies with a sacrifice.
    """
    yield Case("Alice gains", gain_by_sacrifice((3, 5), 14, FvF) == 0)
    yield Case("Bob gains", outcome((3, 5), 11, FvF).first > outcome((3, 5), 9, FvF).first)
    yield Case("Bob's replies at 11", moves((3, 5), 11, FvF) == (3,))


# Lemma 6


@for_each_convention(
    "lemma-6",
    "Lemma 6",
    "In the dominant regime no sacrifice gives its player strictly more than s1 under {X}.",
    *two_actions(where=greedy_in_dominance, also="2 s2 <= s1 and h >= s1"),
)
def no_strict_gain(o: Position, X: Convention) -> bool:
    """Lemma 6 under X: s1 is as good as anything."""
    return maximises(o, X, 1)


@claim(
    "Lemma 6, sentence 2",
    enumerated("every 2 s2 <= s1 <= 12, h <= 8 s1", "every 2 s2 <= s1 <= 24, h <= 12 s1"),
)
def lemma_6__any_rule(effort: Effort) -> Iterator[Case]:
    """In the dominant regime no sacrifice gives its player strictly more than s1, whichever of the
    four deterministic rules each player has.
    """
    largest, multiple = (12, 8) if effort is Effort.DEFAULT else (24, 12)
    for s2, s1 in pairs(largest):
        if 2 * s2 > s1:
            continue
        known = list(rule_rows((s2, s1), multiple * s1))
        for h in range(s1, multiple * s1 + 1):
            for pair in RULE_PAIRS:
                greedy = s1 + known[h - s1][pair.dual].second
                sacrifice = s2 + known[h - s2][pair.dual].second
                yield Case([s2, s1, h, str(pair)], greedy >= sacrifice)


@claim("Proof of Lemma 6, sentence 3, part 2", enumerated(f"{SETS}, 2 s2 <= s1"))
def lemma_6__proof_remainder(effort: Effort) -> Iterator[Case]:
    """With s1 = k s2 + r, k the quotient of the division, the remainder is below k."""
    for s2, s1 in pairs():
        if 2 * s2 <= s1:
            k, r = divmod(s1, s2)
            yield Case({"set": [s2, s1]}, 0 <= r < k, {"k": k, "r": r})


@claim("Proof of Lemma 6, sentence 3, part 2", enumerated(f"{SETS}, 2 s2 <= s1"))
def lemma_6__proof_remainder__corrected(effort: Effort) -> Iterator[Case]:
    """With s1 = k s2 + r, k the quotient of the division, the remainder is below s2."""
    for s2, s1 in pairs():
        if 2 * s2 <= s1:
            k, r = divmod(s1, s2)
            yield Case({"set": [s2, s1]}, 0 <= r < s2, {"k": k, "r": r})


@claim("Proof of Lemma 6, sentence 4, part 1", enumerated(f"{SETS}, 2 s2 <= s1"))
def lemma_6__proof_k_at_least_2(effort: Effort) -> Iterator[Case]:
    """In the dominant regime k is at least 2."""
    for s2, s1 in pairs():
        if 2 * s2 <= s1:
            yield Case({"set": [s2, s1]}, s1 // s2 >= 2)


@claim(
    "Proof of Lemma 6, sentence 3, part 1",
    enumerated(f"{SETS}, 2 s2 <= s1; up to 60 further moves"),
)
def lemma_6__proof_compensation(effort: Effort) -> Iterator[Case]:
    """To make good strictly for the loss of Delta by further moves of s2 takes at least k of
    them.
    """
    for s2, s1 in pairs():
        if 2 * s2 <= s1:
            needed = next(m for m in range(1, 61) if m * s2 > s1 - s2)
            yield Case({"set": [s2, s1]}, needed >= s1 // s2, {"needed": needed})


@claim(
    "Proof of Lemma 6, sentence 4, part 2",
    missing("which lines are compared; the numbers used are claims of their own"),
)
def lemma_6__proof_bob_sacrifices() -> None:
    """If Alice's first sacrifice pays, Bob sacrifices too at some point."""


@claim(
    "Proof of Lemma 6, sentence 5, part 1",
    missing("how often each player moves in the lines meant; the inequality is a claim of its own"),
)
def lemma_6__proof_lead() -> None:
    """If Bob never sacrifices, he leads Alice by at least 3 Delta - s1."""


@claim(
    "Proof of Lemma 6, sentence 6, part 1",
    missing("how Alice's play changes when Bob does; the inequality is a claim of its own"),
)
def lemma_6__proof_stealing() -> None:
    """Bob can replace his sacrifice by s1 and take over a segment that Alice needs."""


@claim("Proof of Lemma 6, sentence 5, part 2", enumerated(f"{SETS}, 2 s2 <= s1"))
def lemma_6__proof_three_delta(effort: Effort) -> Iterator[Case]:
    """In the dominant regime 3 Delta - s1 is at least Delta, which is positive."""
    for s2, s1 in pairs():
        if 2 * s2 <= s1:
            delta = s1 - s2
            yield Case({"set": [s2, s1]}, 3 * delta - s1 >= delta > 0)


@claim("Proof of Lemma 6, sentence 6, part 2", enumerated(f"{SETS}, 2 s2 <= s1"))
def lemma_6__proof_stolen_segment(effort: Effort) -> Iterator[Case]:
    """k s2 + r is at most (k + 1) s2."""
    for s2, s1 in pairs():
        if 2 * s2 <= s1:
            k, r = divmod(s1, s2)
            yield Case({"set": [s2, s1]}, k * s2 + r <= (k + 1) * s2)


# Lemma 7


Judge = Callable[[SmallGame, Branch, Branch], bool]


def replaces_last_move(g: SmallGame, greedy: Branch, sacrifice: Branch) -> bool:
    """Item (i): the last own move is s2 on the greedy branch, s1 on the other."""
    return greedy.last == g.s2 and sacrifice.last == g.s1


def gains_a_move(g: SmallGame, greedy: Branch, sacrifice: Branch) -> bool:
    """Item (ii): one own move more on the other branch, and the regime is not strictly dominant."""
    return sacrifice.moves == greedy.moves + 1 and g.s1 <= 2 * g.s2


def strictly_dominant(g: SmallGame, greedy: Branch, sacrifice: Branch) -> bool:
    """The regime, whatever the lines."""
    return g.s1 > 2 * g.s2


def lemma_7_on_lines(
    after_tie_break: bool,
    some: bool,
    judge: Judge,
    given: Judge | None = None,
) -> Callable[[Effort], Iterator[Case]]:
    """Cases of Lemma 7 on pairs of PSPE lines, one from each branch.

    Args:
        after_tie_break: PSPE moves are those that survive the tie-break, else all of S*(h).
        some: some pair of lines must satisfy `judge`, else every pair.
        judge: what is asked of a pair.
        given: what every pair of lines must satisfy for the case to count.
    """

    def cases(effort: Effort) -> Iterator[Case]:
        for g in small_two_action_games(effort):
            for h, X, greedy, sacrifice in branches(g, after_tie_break):
                if given and not all(given(g, a, b) for a in greedy for b in sacrifice):
                    continue
                found = (judge(g, a, b) for a in greedy for b in sacrifice)
                yield Case(
                    {"set": list(g.S), "heap": h, "under": X.value},
                    any(found) if some else all(found),
                    {
                        "greedy branch (moves, last, how many are s1)": [
                            list(b) for b in sorted(greedy)
                        ],
                        "sacrifice branch (moves, last, how many are s1)": [
                            list(b) for b in sorted(sacrifice)
                        ],
                    },
                )

    return cases


def either(g: SmallGame, greedy: Branch, sacrifice: Branch) -> bool:
    """Item (i) or item (ii)."""
    return replaces_last_move(g, greedy, sacrifice) or gains_a_move(g, greedy, sacrifice)


LINES: Plan = enumerated(*everywhere_two())


@claim("Section 3, paragraph before Lemma 7 (1), sentence 3", enumerated(*everywhere(8)))
def section_3__both_have_a_last_move(effort: Effort) -> Iterator[Case]:
    """From heap max S + min S on, both players move: each collects something."""
    for g in small_games(8, effort):
        for h in range(max(g.S) + min(g.S), g.top + 1):
            yield Case(g.at(h), all(min(g.o(X, h)) > 0 for X in Convention))


@claim("Section 3, paragraph before Lemma 7 (1), sentence 4", settled())
def section_3__sacrifice_wins_last_move() -> Iterator[Case]:
    """Sometimes a sacrifice that pays wins one move more: {2,3} at heap 7."""
    for h, X, greedy, sacrifice in branches(SmallGame((2, 3), 7), True):
        if h == 7:
            more = all(b.moves == a.moves + 1 for a in greedy for b in sacrifice)
            yield Case({"set": [2, 3], "heap": 7, "under": X.value}, more)


@claim(
    (
        "Lemma 7, sentence 1",
        "Lemma 7, item (i)",
        "Lemma 7, item (ii), part 1",
        "Lemma 7, item (ii), part 2",
        "Proof of Lemma 7, paragraph 4, sentence 7",
        "Proof of Lemma 7, paragraph 4, sentence 6",
        "Proof of Lemma 7, paragraph 3, sentence 4, part 2",
    ),
    readings={
        "PSPE moves survive the tie-break, some pair of lines": using(
            lemma_7_on_lines(True, True, either), LINES
        ),
        "PSPE moves survive the tie-break, every pair of lines": using(
            lemma_7_on_lines(True, False, either), LINES
        ),
        "PSPE moves are all of S*(h), some pair of lines": using(
            lemma_7_on_lines(False, True, either), LINES
        ),
        "PSPE moves are all of S*(h), every pair of lines": using(
            lemma_7_on_lines(False, False, either), LINES
        ),
    },
)
def lemma_7() -> None:
    """If a sacrifice from h is in PSPE, then on the sacrifice branch the player either replaces the
    last own move s2 of the greedy branch by s1, or makes one own move more, the regime then not
    being strictly dominant.
    """


def upgrades_or_gains(g: SmallGame, greedy: Branch, sacrifice: Branch) -> bool:
    """More own moves on the sacrifice branch, or as many with more of s1 among them."""
    more = sacrifice.moves - greedy.moves
    return more >= 1 or (more == 0 and sacrifice.large > greedy.large)


@claim(("Lemma 7, sentence 1", "Lemma 7, item (i)", "Lemma 7, item (ii), part 1"), LINES)
def lemma_7__weakened(effort: Effort) -> Iterator[Case]:
    """If a sacrifice from h is in PSPE, then on some pair of PSPE lines of the two branches the
    player makes more own moves on the sacrifice branch, or as many with more of s1 among them.
    """
    return lemma_7_on_lines(True, True, upgrades_or_gains)(effort)


@claim(
    ("Proof of Lemma 7, paragraph 3, sentence 2, part 1", "Section 3, paragraph 4, sentence 5"),
    *two_actions(),
)
def lemma_7__proof_slack(o: Position) -> bool:
    """The slack at the end of play is below s2."""
    return conjunction(
        (o.h - o.under(X).first - o.under(X).second < o.s2)
        & (o.h - o.under(X).first - o.under(X).second >= 0)
        for X in Convention
    )


@claim(
    (
        "Proof of Lemma 7, paragraph 3, sentence 3",
        "Proof of Lemma 7, paragraph 3, sentence 2, part 2",
        "Proof of Lemma 7, paragraph 3, sentence 2, part 3",
    ),
    enumerated(SETS),
)
def lemma_7__proof_last_move_is_s2(effort: Effort) -> Iterator[Case]:
    """A gain below s2 + Delta = s1 that is one action must be s2."""
    for s2, s1 in pairs():
        delta = s1 - s2
        yield Case([s2, s1], s2 + delta == s1 and [s for s in (s2, s1) if s < s2 + delta] == [s2])


@claim(
    (
        "Proof of Lemma 7, paragraph 3, sentence 4, part 1",
        "Proof of Lemma 7, paragraph 4, sentence 4",
        "Proof of Lemma 7, paragraph 3, sentence 1",
        "Proof of Lemma 8, Case 1, paragraph 3, sentence 6, part 1",
        "Lemma 7, item (ii), part 2",
    ),
    enumerated(SETS),
)
def lemma_7__proof_regimes(effort: Effort) -> Iterator[Case]:
    """Losing Delta for one more move of s2 is a strict loss, neutral, or a strict gain as the
    regime is strictly dominant, balanced or non-dominant.
    """
    sign = {Regime.STRICTLY_DOMINANT: -1, Regime.BALANCED: 0, Regime.NON_DOMINANT: 1}
    for s2, s1 in pairs():
        gain = s2 - (s1 - s2)
        yield Case([s2, s1], (gain > 0) - (gain < 0) == sign[regime(s2, s1)])


def item_i_leaves_greedy(after_tie_break: bool) -> Callable[[Effort], Iterator[Case]]:
    """Where item (i) applies to every pair of lines, s1 is a PSPE move too."""

    def cases(effort: Effort) -> Iterator[Case]:
        for g in small_two_action_games(effort):
            for h, X, greedy, sacrifice in branches(g, True):
                applies = all(
                    replaces_last_move(g, a, b) and a.moves == b.moves
                    for a in greedy
                    for b in sacrifice
                )
                if applies:
                    left = g.moves(X, h) if after_tie_break else g.maximisers(X, h)
                    yield Case({"set": list(g.S), "heap": h, "under": X.value}, g.s1 in left)

    return cases


@claim(
    (
        "Proof of Lemma 7, paragraph 2, sentence 5, part 2",
        "Proof of Lemma 7, paragraph 2, sentence 2",
        "Proof of Lemma 7, paragraph 2, sentence 5, part 1",
        "Proof of Lemma 7, paragraph 2, sentence 4",
    ),
    readings={
        "PSPE moves survive the tie-break": using(item_i_leaves_greedy(True), LINES),
        "PSPE moves are all of S*(h)": using(item_i_leaves_greedy(False), LINES),
    },
)
def lemma_7__proof_i_both_in_pspe() -> None:
    """Where a PSPE sacrifice replaces the last move s2 by s1, the number of own moves being the
    same, the greedy move is in PSPE too.
    """


def gain(g: SmallGame, greedy: Branch, sacrifice: Branch) -> int:
    """How much more the player collects in all by the sacrifice, on a pair of lines."""
    return g.s2 + sacrifice.collected(g) - g.s1 - greedy.collected(g)


def one_move_more(g: SmallGame, greedy: Branch, sacrifice: Branch) -> bool:
    """One own move more on the sacrifice branch."""
    return sacrifice.moves == greedy.moves + 1


def on_pspe_lines(judge: Judge, given: Judge) -> dict[str, tuple[Plan, ...]]:
    """A statement about the lines of a PSPE sacrifice, under both readings of a PSPE move."""
    return {
        name: using(lemma_7_on_lines(after, False, judge, given=given), LINES)
        for name, after in (
            ("PSPE moves survive the tie-break", True),
            ("PSPE moves are all of S*(h)", False),
        )
    }


@claim(
    "Proof of Lemma 7, paragraph 3, sentence 3",
    readings=on_pspe_lines(lambda g, a, b: b.last == g.s2, given=one_move_more),
)
def lemma_7__proof_ii_added_move() -> None:
    """Where a PSPE sacrifice wins one move more, whatever the lines, the last move is s2."""


def verdict_of_regime(
    name: str, sentence: str, says: str, fits: Callable[[SmallGame], bool], pspe: bool
) -> None:
    """Enter what the proof of Lemma 7 says of a sacrifice that wins one move more."""

    def cases(effort: Effort) -> Iterator[Case]:
        for g in small_two_action_games(effort):
            if fits(g):
                for h, X, greedy, sacrifice in all_branches(g, True):
                    if all(one_move_more(g, a, b) for a in greedy for b in sacrifice):
                        true = (g.s2 in g.maximisers(X, h)) == pspe
                        yield Case({"set": list(g.S), "heap": h, "under": X.value}, true)

    old_claim(
        f"lemma-7.proof-ii-{name}",
        f"Proof of Lemma 7, paragraph 3, sentence {sentence}",
        says,
        LINES,
        at=fits,
    )(cases)


verdict_of_regime(
    "strictly-dominant-not-pspe",
    "4",
    "In the strictly dominant regime a sacrifice that wins one move more is not in PSPE.",
    lambda g: g.s1 > 2 * g.s2,
    False,
)
verdict_of_regime(
    "balanced-in-pspe",
    "6",
    "In the balanced regime a sacrifice that wins one move more is in PSPE.",
    lambda g: g.s1 == 2 * g.s2,
    True,
)
verdict_of_regime(
    "non-dominant-in-pspe",
    "6",
    "In the non-dominant regime a sacrifice that wins one move more is in PSPE.",
    lambda g: g.s1 < 2 * g.s2,
    True,
)


@claim(
    (
        "Proof of Lemma 7, paragraph 3, sentence 5, part 1",
        "Proof of Proposition 10, paragraph 3, part 2",
    ),
    readings=on_pspe_lines(
        lambda g, a, b: gain(g, a, b) == 0,
        given=lambda g, a, b: g.s1 == 2 * g.s2 and one_move_more(g, a, b),
    ),
)
def lemma_7__proof_ii_balanced() -> None:
    """In the balanced regime a PSPE sacrifice that wins one move more collects the same."""


@claim(
    "Proof of Lemma 7, paragraph 3, sentence 5, part 2",
    readings=on_pspe_lines(
        lambda g, a, b: gain(g, a, b) > 0,
        given=lambda g, a, b: g.s1 < 2 * g.s2 and one_move_more(g, a, b),
    ),
)
def lemma_7__proof_ii_non_dominant() -> None:
    """In the non-dominant regime a PSPE sacrifice that wins one move more collects strictly
    more.
    """


@claim(
    (
        "Proof of Lemma 7, paragraph 4, sentence 2",
        "Proof of Lemma 7, paragraph 1, sentence 2",
        "Proof of Lemma 7, paragraph 4, sentence 3",
        "Proof of Lemma 7, paragraph 4, sentence 5",
    ),
    *using(
        lemma_7_on_lines(
            True,
            False,
            lambda g, a, b: a.collected(g) == b.collected(g),
            given=lambda g, a, b: not either(g, a, b),
        ),
        LINES,
    ),
)
def lemma_7__proof_otherwise_same() -> None:
    """If neither item applies to any pair of lines of a PSPE sacrifice, the own utility is the same
    on both branches.
    """


# Lemma 8


@claim(
    (
        "Lemma 8, item 1",
        "Section 3, paragraph 2, sentence 1, part 2",
        "Section 2, paragraph 7, sentence 1, part 1",
        "Appendix, ruleset S2, paragraph 1, sentence 2",
        "Section 3, paragraph 2, sentence 2",
    ),
    *two_actions(),
)
def lemma_8__1(o: Position) -> bool:
    """With two actions, the starting player's utility under FvF is at least that under FvA."""
    return o.FvF.first >= o.FvA.first


@claim(
    (
        "Lemma 8, item 2",
        "Section 3, paragraph 2, sentence 1, part 1",
        "Section 3, paragraph 2, sentence 2",
        "Appendix, ruleset S2, paragraph 1, sentence 2",
    ),
    *two_actions(),
)
def lemma_8__2(o: Position) -> bool:
    """With two actions, the second player's utility is the same under FvF and FvA."""
    return o.FvF.second == o.FvA.second


@claim(
    (
        "Lemma 8, item 3",
        "Proof of Lemma 8, paragraph 3, sentence 1",
        "Proof of Lemma 8, Case 1, paragraph 1, sentence 2",
        "Section 3, paragraph 2, sentence 1, part 1",
        "Section 3, paragraph 2, sentence 2",
        "Appendix, ruleset S2, paragraph 1, sentence 2",
    ),
    *two_actions(),
)
def lemma_8__3(o: Position) -> bool:
    """With two actions, the starting player's utility is the same under FvF and AvF."""
    return o.FvF.first == o.AvF.first


@claim(
    (
        "Lemma 8, item 4",
        "Proof of Lemma 8, paragraph 2 (after (ii)), part 1",
        "Section 3, paragraph 2, sentence 1, part 2",
        "Section 2, paragraph 7, sentence 1, part 1",
        "Section 3, paragraph 2, sentence 2",
        "Appendix, ruleset S2, paragraph 1, sentence 2",
    ),
    *two_actions(),
)
def lemma_8__4(o: Position) -> bool:
    """With two actions, the second player's utility under FvF is at least that under AvF."""
    return o.FvF.second >= o.AvF.second


def same_for_bob(o: Position) -> bool:
    """Display (2): Bob, moving first under AvF, collects the same from H1 and H2."""
    return o.H(1).AvF.first == o.H(2).AvF.first


FEASIBLE = "h >= s1"


def case_1(o: Any) -> Any:
    """s1 is a PSPE move under FvF, s2 one under FvA."""
    return is_pspe_move(o, FvF, 1) & is_pspe_move(o, FvA, 2)


def sacrificed(o: Any) -> Any:
    """s2 is a PSPE move under FvA."""
    return is_pspe_move(o, FvA, 2)


def two_readings_of_case_1(
    conclusion: Callable[[Any], Any],
) -> dict[str, tuple[Plan, ...]]:
    """A conclusion of Case 1, with its hypothesis and with the half that stands beside (2)."""
    plans = two_actions(where=greedy_is_feasible, also=FEASIBLE)
    return {
        "in Case 1": using(lambda o: implies(case_1(o), conclusion(o)), *plans),
        "for every PSPE sacrifice under FvA": using(
            lambda o: implies(sacrificed(o), conclusion(o)), *plans
        ),
    }


@claim(
    (
        "Proof of Lemma 8, Case 1, paragraph 1, sentence 3 and (2)",
        "Proof of Lemma 8, Case 1, paragraph 1, clause after (2)",
        "Proof of Lemma 8, Case 2, sentence 2, part 2",
    ),
    readings=two_readings_of_case_1(same_for_bob),
)
def lemma_8__proof_2() -> None:
    """Under AvF the first player collects the same from H1 and H2."""


@claim(
    (
        "Proof of Lemma 8, Case 2, sentence 2, part 2",
        "Proof of Lemma 8, Case 2, sentence 2, part 1",
    ),
    *two_actions(where=greedy_is_feasible, also=FEASIBLE),
)
def lemma_8__proof_2_in_case_2(o: Position) -> bool:
    """If the sacrifice is a PSPE move under FvF and the greedy move one under FvA, then under AvF
    the first player collects the same from H1 and H2.
    """
    return implies(is_pspe_move(o, FvF, 2) & is_pspe_move(o, FvA, 1), same_for_bob(o))


@claim(
    "Proof of Lemma 8, Case 1, paragraph 3, sentence 6, part 2",
    *two_actions(where=greedy_is_feasible, also=FEASIBLE),
)
def lemma_8__proof_share_grows_by_s2(o: Position) -> bool:
    """In Case 1, non-dominant, Alice collects s2 more from H2 than from H1."""
    more = o.H(2).AvF.second - o.H(1).AvF.second
    return implies(case_1(o) & (o.s1 < 2 * o.s2), more == o.s2)


@claim(
    "Proof of Lemma 8, Case 1, paragraph 3, sentence 4, part 2",
    *two_actions(where=greedy_is_feasible, also=FEASIBLE),
)
def lemma_8__proof_share_grows_by_delta__corrected(o: Position) -> bool:
    """In Case 1 Alice collects Delta more from H2 than from H1."""
    return implies(case_1(o), o.H(2).AvF.second - o.H(1).AvF.second == o.s1 - o.s2)


@claim("Proof of Lemma 8, paragraph 1, sentence 4", settled())
def lemma_8__proof_case_1_occurs() -> Iterator[Case]:
    """Case 1 is not empty, the two PSPE moves being different."""
    games = (SmallGame(S, 12 * S[-1]) for S in Sets(2, 8))
    found: Iterator[dict[str, Json]] = (
        {"set": list(g.S), "heap": h}
        for g in games
        for h in range(g.s1, g.top + 1)
        if g.s1 in g.moves(FvF, h) and g.s2 in g.moves(FvA, h)
    )
    example = next(found, None)
    yield Case("an example", example is not None, {"example": example})


@claim(
    (
        "Proof of Lemma 8, Case 1, paragraph 2, sentence 2",
        "Proof of Lemma 8, Case 1, paragraph 2, sentence 3",
        "Proof of Lemma 8, Case 1, paragraph 2, sentence 4",
        "Proof of Lemma 8, Case 1, paragraph 2, sentence 5",
    ),
    missing("what Alice answers to copied moves; the conclusion is a claim of its own"),
)
def lemma_8__proof_coupling() -> None:
    """Bob can copy all of his moves on the smaller branch on the larger one."""


@claim(
    "Proof of Lemma 8, Case 1, paragraph 3, sentence 2",
    missing("what a parity disadvantage is; the conclusion is a claim of its own"),
)
def lemma_8__proof_no_parity_disadvantage() -> None:
    """Having sacrificed, Alice has no parity disadvantage on the larger branch."""


@claim(
    "Proof of Lemma 8, Case 1, paragraph 3, sentence 6, part 2",
    missing("how they are coupled; what Alice gains is a claim of its own"),
)
def lemma_8__proof_coupling_back() -> None:
    """Out of dominance Bob's moves on the larger branch can be coupled on the smaller one."""


@claim(
    "Proof of Lemma 8, Case 1, paragraph 2, sentence 1",
    readings=two_readings_of_case_1(lambda o: o.H(1).AvF.first <= o.H(2).AvF.first),
)
def lemma_8__proof_not_better_on_smaller() -> None:
    """Bob under AvF collects from the smaller heap H1 no more than from H2."""


@claim(
    "Proof of Lemma 8, Case 1, paragraph 3, sentence 1",
    readings=two_readings_of_case_1(lambda o: o.H(2).AvF.first <= o.H(1).AvF.first),
)
def lemma_8__proof_not_better_on_larger() -> None:
    """Bob under AvF collects from the larger heap H2 no more than from H1."""


@claim(
    "Proof of Lemma 8, Case 1, paragraph 2, sentence 1",
    *two_actions(where=greedy_is_feasible, also=FEASIBLE),
)
def lemma_8__proof_smaller_heap__strengthened(o: Position) -> bool:
    """Under every convention the first player collects from H1 no more than from H2, sacrifice or
    not.
    """
    return conjunction(o.H(1).under(X).first <= o.H(2).under(X).first for X in Convention)


@claim("Proof of Lemma 8, Case 1, paragraph 3, sentence 4, part 1", LINES)
def lemma_8__proof_dominance_by_item_ii(effort: Effort) -> Iterator[Case]:
    """In the strictly dominant regime a PSPE sacrifice wins one move more, on some pair of
    lines.
    """
    return lemma_7_on_lines(True, True, one_move_more, given=strictly_dominant)(effort)


@claim("Proof of Lemma 8, Case 1, paragraph 3, sentence 4, part 1", LINES)
def lemma_8__proof_dominance_by_item_i__corrected(effort: Effort) -> Iterator[Case]:
    """In the strictly dominant regime a PSPE sacrifice is of the first kind of Lemma 7 on some pair
    of lines: the last move s2 becomes s1.
    """
    return lemma_7_on_lines(True, True, replaces_last_move, given=strictly_dominant)(effort)


@claim(
    (
        "Proof of Lemma 8, item (i)",
        "Proof of Lemma 8, paragraph 2, part 2",
        "Proof of Lemma 8, reduction for X=FvA",
    ),
    *two_actions(where=greedy_is_feasible, also=FEASIBLE),
)
def lemma_8__proof_i(o: Position) -> bool:
    """s' + o^2_FvF(h-s') >= s'' + o^2_AvF(h-s'') for s' in PSPE under FvF and s'' under FvA."""
    return for_pspe_moves(
        o,
        FvA,
        lambda m, n: o.s(m) + o.H(m).FvF.second >= o.s(n) + o.H(n).AvF.second,
    )


@claim(
    ("Proof of Lemma 8, item (ii)", "Proof of Lemma 8, reduction for X=FvA"),
    *two_actions(where=greedy_is_feasible, also=FEASIBLE),
)
def lemma_8__proof_ii(o: Position) -> bool:
    """o^1_FvF(h-s') = o^1_AvF(h-s'') for s' in PSPE under FvF and s'' under FvA."""
    return for_pspe_moves(o, FvA, lambda m, n: o.H(m).FvF.first == o.H(n).AvF.first)


@claim(
    (
        "Proof of Lemma 8, item (iii)",
        "Proof of Lemma 8, reduction for X=AvF",
        "Proof of Lemma 8, paragraph after (4), sentence 4",
        "Proof of Lemma 8, paragraph after (4), sentence 1",
        "Proof of Lemma 8, paragraph after (4), sentence 2",
        "Proof of Lemma 8, paragraph after (4), sentence 3, first inequality",
    ),
    *two_actions(where=greedy_is_feasible, also=FEASIBLE),
)
def lemma_8__proof_iii(o: Position) -> bool:
    """s' + o^2_FvF(h-s') = s'' + o^2_FvA(h-s'') for s' in PSPE under FvF and s'' under AvF."""
    return for_pspe_moves(
        o,
        AvF,
        lambda m, n: o.s(m) + o.H(m).FvF.second == o.s(n) + o.H(n).FvA.second,
    )


@claim(
    (
        "Proof of Lemma 8, item (iv)",
        "Proof of Lemma 8, last paragraph",
        "Proof of Lemma 8, reduction for X=AvF",
    ),
    *two_actions(where=greedy_is_feasible, also=FEASIBLE),
)
def lemma_8__proof_iv(o: Position) -> bool:
    """o^1_FvF(h-s') >= o^1_FvA(h-s'') for s' in PSPE under FvF and s'' under AvF."""
    return for_pspe_moves(o, AvF, lambda m, n: o.H(m).FvF.first >= o.H(n).FvA.first)


def for_pspe_moves(o: Position, X: Convention, relation: Callable[[int, int], bool]) -> bool:
    """The relation for every PSPE move s' under FvF and s'' under X."""
    return conjunction(
        implies(is_pspe_move(o, FvF, m) & is_pspe_move(o, X, n), relation(m, n))
        for m in (1, 2)
        for n in (1, 2)
    )


@claim("Proof of Lemma 8, last paragraph", *two_actions(where=greedy_is_feasible, also=FEASIBLE))
def lemma_8__proof_iv_inequality(o: Position) -> bool:
    """Under FvA, if the FvF move is s1 and the AvF move s2, the first player collects from H1 at
    least what H2 gives; the other way round, from H2 at least what H1 gives.
    """
    one, two = o.H(1).FvA.first, o.H(2).FvA.first
    case = is_pspe_move(o, FvF, 1) & is_pspe_move(o, AvF, 2)
    other = is_pspe_move(o, FvF, 2) & is_pspe_move(o, AvF, 1)
    return implies(case, one >= two) & implies(other, two >= one)


@claim(
    (
        "Proof of Lemma 8, bullet 3",
        "Proof of Lemma 8, bullet 4",
        "Proof of Lemma 8, reduction for X=FvA",
        "Proof of Lemma 8, reduction for X=AvF",
        "Definition 2, display 1",
        "Definition 2, display 2",
    ),
    enumerated("every S with |S| = 2, max S <= 14, every heap <= 10 max S, by the reference"),
)
def lemma_8__proof_bullets(effort: Effort) -> Iterator[Case]:
    """For X = FvA or AvF and s'' in PSPE, o^1_X(h) = s'' + o^2_d(X)(h-s'') and o^2_X(h) =
    o^1_d(X)(h-s'').
    """
    for g in small_two_action_games(Effort.DEFAULT):
        for h in range(g.s2, g.top + 1):
            for X in (FvA, AvF):
                for s in g.moves(X, h):
                    now, after = g.o(X, h), g.o(dual(X), h - s)
                    true = now.first == s + after.second and now.second == after.first
                    yield Case({"set": list(g.S), "heap": h, "under": X.value}, true)


@claim(
    (
        "Proof of Lemma 8, equation (3)",
        "Proof of Lemma 8, equation (4)",
        "Proof of Lemma 8, paragraph after (4), sentence 4",
    ),
    *two_actions(where=greedy_is_feasible, also=FEASIBLE),
)
def lemma_8__proof_3_and_4(o: Position) -> bool:
    """o^2_FvF = o^2_FvA at h - s for both actions s."""
    return conjunction(o.H(n).FvF.second == o.H(n).FvA.second for n in (1, 2))


@claim("Proof of Lemma 8, paragraph after (4), sentence 3, last clause", printed())
def lemma_8__proof_iii_named_convention() -> Iterator[Cell]:
    # Under X the mover maximises s + o^2_d(X)(h-s).
    """The move s'' of item (iii), which maximises s + o^2_FvA(h-s), is a PSPE move under FvA."""
    (named,) = (X for X in Convention if dual(X) is FvA)
    yield Cell("the convention of s''", "FvA", named.value)


@claim(
    "Proof of Lemma 8, paragraph after (4), sentence 3, second inequality",
    *two_actions(where=greedy_is_feasible, also=FEASIBLE),
)
def lemma_8__proof_iii_named_convention__corrected(o: Position) -> bool:
    """Wherever s'' alone maximises under AvF, s'' + o^2_FvA(h-s'') exceeds the other action's."""
    one, two = o.s1 + o.H(1).FvA.second, o.s2 + o.H(2).FvA.second
    only_s1 = maximises(o, AvF, 1) & negation(maximises(o, AvF, 2))
    only_s2 = maximises(o, AvF, 2) & negation(maximises(o, AvF, 1))
    return implies(only_s1, one > two) & implies(only_s2, two > one)


# Lemma 9 and the proof of Theorem 3


@claim(
    ("Lemma 9, item 1", "Proof of Lemma 9"),
    *two_actions(),
    no_unknown_set("the starting player has the same under AvA and FvA", Space(2, 7, 41)),
)
def lemma_9__1(o: Position) -> bool:
    """With two actions, the starting player's utility is the same under AvA and FvA."""
    return o.AvA.first == o.FvA.first


@claim("Lemma 9, item 2", *two_actions())
def lemma_9__2(o: Position) -> bool:
    """With two actions, the second player's utility under AvA is at most that under FvA."""
    return o.AvA.second <= o.FvA.second


@claim("Lemma 9, item 3", *two_actions())
def lemma_9__3(o: Position) -> bool:
    """With two actions, the starting player's utility under AvA is at most that under AvF."""
    return o.AvA.first <= o.AvF.first


@claim(
    ("Lemma 9, item 4", "Proof of Lemma 9"),
    *two_actions(),
    no_unknown_set("the second player has the same under AvA and AvF", Space(2, 7, 34)),
)
def lemma_9__4(o: Position) -> bool:
    """With two actions, the second player's utility is the same under AvA and AvF."""
    return o.AvA.second == o.AvF.second


@claim("Lemma 9, item 1", *two_actions())
def lemma_9__1__weakened(o: Position) -> bool:
    """With two actions, the starting player's utility under AvA is at most that under FvA."""
    return o.AvA.first <= o.FvA.first


@claim("Lemma 9, item 4", *two_actions())
def lemma_9__4__weakened(o: Position) -> bool:
    """With two actions, the second player's utility under AvA is at most that under AvF."""
    return o.AvA.second <= o.AvF.second


def combined(terms: Terms) -> None:
    """The negation of: items 1 of Lemmas 8 and 9 give Theorem 3 for the starting player."""
    FvF_, FvA_, AvA_ = (terms.integer(name) for name in ("FvF", "FvA", "AvA"))
    terms.follows(FvF_ >= FvA_, AvA_ == FvA_, FvF_ >= AvA_)


def combined_second(terms: Terms) -> None:
    """The negation of: items 2 of Lemmas 8 and 9 give Theorem 3 for the second player."""
    FvF_, FvA_, AvA_ = (terms.integer(name) for name in ("FvF", "FvA", "AvA"))
    terms.follows(FvF_ == FvA_, AvA_ <= FvA_, FvF_ >= AvA_)


@claim(
    ("Proof of Theorem 3", "Section 2, paragraph 7, sentence 2"),
    argued(
        "cumulative",
        "theorem-3",
        "The chain FvF, FvA, AvA for each player.",
        Step("items 1: FvF >= FvA and AvA = FvA give FvF >= AvA", combined),
        Step("items 2: FvF = FvA and AvA <= FvA give FvF >= AvA", combined_second),
    ),
)
def theorem_3__proof_lemmas_suffice() -> None:
    """Lemmas 8 and 9 as printed, items 1 and 2 of each, give Theorem 3 at any heap where they
    hold.
    """


# Proposition 10


@claim(
    (
        "Proposition 10, sentence 2",
        "Section 3, sentence before Proposition 10",
        "Section 4, paragraph after the list, part 1",
    ),
    *two_actions(where=dominant, also="2 s2 <= s1"),
)
def proposition_10__no_discrepancy(o: Position) -> bool:
    """In the dominant regime FvF and AvA give the same outcome at every heap."""
    return (o.FvF.first == o.AvA.first) & (o.FvF.second == o.AvA.second)


@claim("Proposition 10, bullet 1", *two_actions(where=dominant, also="2 s2 <= s1"))
def proposition_10__first(o: Position) -> bool:
    """In the dominant regime the starting player's utility is the same under all four
    conventions.
    """
    return conjunction(o.under(X).first == o.FvF.first for X in (FvA, AvF, AvA))


@claim("Proposition 10, bullet 2", *two_actions(where=dominant, also="2 s2 <= s1"))
def proposition_10__second(o: Position) -> bool:
    """In the dominant regime the second player's utility is the same under all four conventions."""
    return conjunction(o.under(X).second == o.FvF.second for X in (FvA, AvF, AvA))


@for_each_convention(
    "proposition-10.proof-greedy",
    "Proof of Proposition 10, sentence 2; Section 3, sentence after the proof of Lemma 6",
    "In the dominant regime s1, where feasible, is a PSPE move under {X}, the tie-break included.",
    *two_actions(where=greedy_in_dominance, also="2 s2 <= s1 and h >= s1"),
)
def greedy_in_pspe(o: Position, X: Convention) -> bool:
    """The greedy move survives the tie-break."""
    return is_pspe_move(o, X, 1)


@claim(
    (
        "Proof of Proposition 10, paragraph 2, sentence 3, part 2",
        "Proof of Proposition 10, paragraph 2, sentence 3, part 1",
    ),
    readings={
        "some pair of lines": using(
            lemma_7_on_lines(True, True, replaces_last_move, given=strictly_dominant), LINES
        ),
        "every pair of lines": using(
            lemma_7_on_lines(True, False, replaces_last_move, given=strictly_dominant), LINES
        ),
    },
)
def proposition_10__proof_strict_item_i() -> None:
    """In the strictly dominant regime every PSPE sacrifice is of the first kind of Lemma 7."""


@for_each_convention(
    "proposition-10.proof-bob-same",
    "Proof of Proposition 10, paragraph 2, last sentence, and paragraph 3",
    "In the dominant regime, where a sacrifice is as good as s1 under {X}, the other player "
    "collects the same from both branches.",
    *two_actions(where=greedy_in_dominance, also="2 s2 <= s1 and h >= s1"),
)
def other_player_same(o: Position, X: Convention) -> bool:
    """A neutral sacrifice changes nothing for the other player."""
    d = dual(X)
    same = o.H(1).under(d).first == o.H(2).under(d).first
    return implies(maximises(o, X, 2), same)


@claim("Proof of Proposition 10, paragraph 3, part 1", settled())
def proposition_10__proof_balanced_both_items() -> Iterator[Case]:
    """In the balanced regime both kinds of Lemma 7 occur."""
    for name, judge in (("first", replaces_last_move), ("second", gains_a_move)):
        found = next(
            (
                {"set": list(g.S), "heap": h, "under": X.value}
                for g in small_two_action_games(Effort.DEFAULT)
                if g.s1 == 2 * g.s2
                for h, X, greedy, sacrifice in branches(g, True)
                if any(judge(g, a, b) for a in greedy for b in sacrifice)
            ),
            None,
        )
        yield Case(f"{name} kind", found is not None, {"example": found})
