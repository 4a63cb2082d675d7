"""Section 7: other deterministic rules, and what is said of all of them."""

from collections.abc import Callable, Iterator
from itertools import product
from typing import Any

from proofs_check.core.claim import using
from proofs_check.core.evidence import Effort, Json
from proofs_check.documents.cumulative.claims import claim
from proofs_check.documents.cumulative.domains import Game, Position, Sets
from proofs_check.documents.cumulative.plans import two_actions
from proofs_check.methods.enumeration import Case, enumerated, settled
from proofs_check.methods.logic import conjunction
from reference.cumulative import AvA, Convention, FvA, FvF, outcome, rows, rule_rows
from reference.cumulative.rules import RULE_PAIRS, Rule, RulePair, chosen

FRIENDLY_OR_ANTAGONISTIC = [p for p in RULE_PAIRS if {*p} <= {Rule.FRIENDLY, Rule.ANTAGONISTIC}]
GREEDY_OR_SACRIFICING = [p for p in RULE_PAIRS if {*p} <= {Rule.GREEDY, Rule.SACRIFICING}]


@claim(
    (
        "Section 7, paragraph 2, sentence 4",
        "Section 7, paragraph 2, sentence 2",
        "Section 7, paragraph 2, sentence 3",
    ),
    enumerated("{3,5}, every heap <= 500, against each rule of the opponent"),
)
def section_7__greedy_unambiguous(effort: Effort) -> Iterator[Case]:
    """In {3,5} the rule that takes 5 whenever indifferent, and the one that takes 3, leave one
    action at every heap with a move.
    """
    known = list(rule_rows((3, 5), 500))
    for h in range(3, 501):
        for rule, opponent in product((Rule.GREEDY, Rule.SACRIFICING), Rule):
            pair = RulePair(rule, opponent)
            left = chosen((3, 5), h, pair, lambda p, k: known[k][p])
            yield Case({"heap": h, "rules": str(pair)}, len(left) == 1)


@claim(
    "Section 7, paragraph 2, sentence 2",
    enumerated("every S with max S <= 6, every heap <= 6 max S, by the reference"),
)
def section_7__rules_extend_definition_2(effort: Effort) -> Iterator[Case]:
    """The friendly and the antagonistic rule among the four are those of Definition 2."""
    for S in Sets(None, 6):
        top = 6 * S[-1]
        for h, (o, under) in enumerate(zip(rows(S, top), rule_rows(S, top), strict=True)):
            same = all(
                under[pair] == o.under(Convention(str(pair))) for pair in FRIENDLY_OR_ANTAGONISTIC
            )
            yield Case([list(S), h], same)


SEARCHED: tuple[tuple[int, ...], ...] = ((3, 5), (4, 7), (4, 5, 9), (3, 8, 10), (3, 8, 11, 13))
"""Sets with many ties; a pair that is beaten somewhere is beaten in one of them."""


def beaten(pairs: list[RulePair]) -> Callable[[], Iterator[Case]]:
    """For each pair a set, a heap and another pair under which some player collects more."""

    def cases() -> Iterator[Case]:
        known = {S: list(rule_rows(S, 120)) for S in SEARCHED}
        for pair in pairs:
            found: Iterator[dict[str, Json]] = (
                {"set": list(S), "heap": h, "by": str(other), "player": player + 1}
                for S in SEARCHED
                for h, row in enumerate(known[S])
                for other in pairs
                for player in (0, 1)
                if row[other][player] > row[pair][player]
            )
            witness = next(found, None)
            yield Case({"pair": str(pair)}, witness is not None, {"beaten": witness})

    return cases


@claim(
    (
        "Section 7, paragraph 5, sentence 3",
        "Section 7, paragraph 5, sentence 2",
        "Section 7, paragraph 7, sentence 3, part 3",
    ),
    readings={
        "friendly and antagonistic, any S": using(beaten(FRIENDLY_OR_ANTAGONISTIC), settled()),
        "greedy and sacrificing, any S": using(beaten(GREEDY_OR_SACRIFICING), settled()),
        "all four rules, any S": using(beaten(list(RULE_PAIRS)), settled()),
    },
)
def section_7__no_outperforming_pair() -> None:
    """No pair of rules gives both players, for every set and heap, at least what every other pair
    gives them.
    """


@claim(
    (
        "Section 7, paragraph 5, sentence 2",
        "Section 7, paragraph 5, sentence 3",
        "Lemma 8, item 1",
        "Lemma 8, item 4",
        "Lemma 9, item 2",
        "Lemma 9, item 3",
    ),
    *two_actions(),
)
def section_7__friendly_pair_best_with_two_actions__measured(o: Position) -> bool:
    """With two actions FvF gives both players at least what each other pair of friendly and
    antagonistic rules gives them.
    """
    return conjunction(
        (o.FvF.first >= o.under(X).first) & (o.FvF.second >= o.under(X).second) for X in Convention
    )


@claim(
    (
        "Section 7, paragraph 7, sentence 3, part 1",
        "Section 7, paragraph 7, sentence 3, part 3",
        "Section 7, paragraph 7, sentence 3, part 2",
    ),
    settled(),
)
def section_7__indifferent_better_or_worse() -> Iterator[Case]:
    """For some set and heap a player's change of rule makes that player strictly better off, for
    another strictly worse.
    """
    for S, h, sign in (((4, 5, 9), 61, 1), ((3, 8, 11, 13), 36, -1)):
        gain = outcome(S, h, FvA).second - outcome(S, h, FvF).second
        yield Case({"set": list(S), "heap": h}, gain * sign > 0, {"gain": gain})


def conventions_differ(o: Any) -> Any:
    """The four conventions do not all agree at this heap."""
    true = o.h < 0
    for X in (AvA, Convention.AvF, FvA):
        for i in (0, 1):
            true = true | (o.under(X)[i] != o.FvF[i])
    return true


def divergence(S: tuple[int, ...]) -> Case:
    """Whether the conventions differ at some heap of S, all of them settled by its certificate."""
    heap = Game(S).first_heap(conventions_differ)
    return Case({"set": list(S)}, heap >= 0, {"first heap": heap})


def every_larger_set(effort: Effort) -> Iterator[Case]:
    """Every set with three or more actions, max S <= 6."""
    return (divergence(S) for S in Sets(None, 6) if len(S) > 2)


def some_larger_set() -> Iterator[Case]:
    """One set with three actions."""
    yield divergence((4, 5, 9))


@claim(
    "Section 7, paragraph 7, sentence 4",
    readings={
        "for some S with |S| > 2": using(some_larger_set, settled()),
        "for every S with |S| > 2": using(
            every_larger_set,
            enumerated("max S <= 6, |S| > 2; every heap"),
        ),
    },
)
def section_7__divergence_with_more_actions() -> None:
    """Indifference leads to outcomes that differ between conventions when |S| > 2."""


@claim("Section 7, paragraph 7, sentence 2", settled())
def section_7__not_always_neutral() -> Iterator[Case]:
    """The rule is not always neutral: FvF and AvA differ somewhere, and at other heaps agree."""
    yield Case("differ", outcome((3, 5), 14, FvF) != outcome((3, 5), 14, AvA))
    yield Case("agree", outcome((3, 5), 15, FvF) == outcome((3, 5), 15, AvA))
