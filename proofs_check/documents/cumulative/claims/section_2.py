"""Section 2: the four conventions, the dual, Definition 2, Theorem 3, Conjecture 4."""

from collections.abc import Iterator
from itertools import product

from proofs_check.core.evidence import Effort
from proofs_check.documents.cumulative.domains import Position
from proofs_check.documents.cumulative.encoding import Space
from proofs_check.documents.cumulative.plans import (
    ALL_SETS,
    BELOW_VIOLATORS_OF_CONJECTURE_4,
    any_set,
    any_set_and_known_violators,
    at_most_three_actions,
    claim,
    no_unknown_set,
    two_actions,
)
from proofs_check.documents.cumulative.small import everywhere, small_games
from proofs_check.methods.enumeration import Case, enumerated, settled
from proofs_check.methods.exhaustive import every
from proofs_check.methods.printed import Cell, printed
from reference.cumulative import AvA, AvF, Convention, FvA, FvF, Outcome, dual, outcome, rows
from reference.cumulative.outcomes import definition_2

# The dual, as Section 2 displays it.


@claim(
    "section-2.dual-values",
    "Section 2, display before Definition 2",
    "The dual of FvF is FvF, of AvF FvA, of FvA AvF, of AvA AvA.",
    printed(),
)
def _() -> Iterator[Cell]:
    for X, printed_dual in (("FvF", "FvF"), ("AvF", "FvA"), ("FvA", "AvF"), ("AvA", "AvA")):
        yield Cell(f"d({X})", printed_dual, dual(Convention(X)).value)


@claim(
    "section-2.dual-involution",
    "Section 2, sentence before Definition 2",
    "The dual of the dual of X is X.",
    settled(),
)
def _() -> Iterator[Case]:
    for X in Convention:
        yield Case(X.value, dual(dual(X)) is X)


@claim(
    "section-2.dual-fixed-if",
    "Section 2, sentence before Definition 2",
    "X is its own dual if it is FvF or AvA.",
    settled(),
)
def _() -> Iterator[Case]:
    for X in (FvF, AvA):
        yield Case(X.value, dual(X) is X)


@claim(
    "section-2.dual-fixed-only-if",
    "Section 2, sentence before Definition 2",
    "X is its own dual only if it is FvF or AvA.",
    settled(),
)
def _() -> Iterator[Case]:
    for X in Convention:
        yield Case(X.value, dual(X) is not X or X in {FvF, AvA})


@claim(
    "section-2.four-settings",
    "Section 2, list of settings",
    "The four settings are all the ways in which two players can each be friendly or antagonistic, "
    "the starting player's rule named first.",
    settled(),
)
def _() -> Iterator[Case]:
    names = [X.value for X in Convention]
    for first, second in product("FA", repeat=2):
        yield Case(f"{first}v{second}", names.count(f"{first}v{second}") == 1)
    yield Case("no other", len(names) == 4)


# Definition 2


@claim(
    "definition-2.below-min",
    "Definition 2, first case",
    "Below min S both utilities are 0 under every convention.",
    enumerated(*everywhere(8)),
)
def _(effort: Effort) -> Iterator[Case]:
    for g in small_games(8, effort):
        for h in range(min(g.S)):
            yield Case(g.at(h), all(g.o(X, h) == Outcome(0, 0) for X in Convention))


@claim(
    "definition-2.indifferent-actions-playable",
    "Definition 2, definition of S*(h)",
    "S*(h) is a subset of S, is never empty where a move exists, and holds playable actions only.",
    enumerated(*everywhere(8)),
)
def _(effort: Effort) -> Iterator[Case]:
    for g in small_games(8, effort):
        for h in range(min(g.S), g.top + 1):
            for X in Convention:
                star = g.maximisers(X, h)
                yield Case(
                    [*g.at(h), X.value], bool(star) and set(star) <= {*g.S} and max(star) <= h
                )


@claim(
    "definition-2.footnote-tied-choice",
    "Definition 2, footnote 3",
    "Where several s* tie, it makes no difference which is picked: picking the last instead of the "
    "first gives the same outcomes of all larger heaps.",
    enumerated(*everywhere(8)),
)
def _(effort: Effort) -> Iterator[Case]:
    for g in small_games(8, effort):
        # With the actions listed downwards min and max return the other end of a tie.
        known: list[dict[Convention, Outcome]] = []
        downwards = g.S[::-1]
        for h in range(g.top + 1):
            known.append(
                {X: definition_2(downwards, h, X, lambda Y, k: known[k][Y]) for X in Convention}  # noqa: B023
            )
            yield Case(g.at(h), all(known[h][X] == g.o(X, h) for X in Convention))


@claim(
    "section-1.play-until-stuck",
    "Section 1, paragraph 1, sentences 2 to 3",
    "What the two players collect is at least 0 each and together leaves less than min S.",
    *any_set(),
)
def _(o: Position) -> bool:
    true = o.h >= 0
    for X in Convention:
        u = o.under(X)
        left = o.h - u.first - u.second
        true = true & (u.first >= 0) & (u.second >= 0) & (left >= 0) & (left < o.smallest)
    return true


# Deviations


@claim(
    "section-2.deviations-unilateral",
    "Section 2, paragraph 2 after Definition 2",
    "Each of the four deviations changes one player's rule only: FvF to AvF and AvA to FvA the "
    "starting player's, FvF to FvA and AvA to AvF the other's.",
    settled(),
)
def _() -> Iterator[Case]:
    for before, after, who in ((FvF, AvF, 0), (FvF, FvA, 2), (AvA, FvA, 0), (AvA, AvF, 2)):
        changed = [i for i in range(3) if before.value[i] != after.value[i]]
        yield Case(f"{before} to {after}", changed == [who])


@claim(
    "section-2.deviator-unaffected",
    "Section 2, paragraph 3 after Definition 2",
    "With two actions, whoever turns antagonistic alone from FvF has the same utility as before.",
    *two_actions(),
)
def _(o: Position) -> bool:
    return (o.AvF.first == o.FvF.first) & (o.FvA.second == o.FvF.second)


@claim(
    "section-2.other-may-suffer",
    "Section 2, paragraph 3 after Definition 2",
    "With two actions, the player who stays friendly loses in some cases.",
    settled(),
)
def _() -> Iterator[Case]:
    for X, player in ((AvF, 1), (FvA, 0)):
        known = enumerate(rows((3, 5), 40))
        heaps = [h for h, o in known if o.under(X)[player] < o.FvF[player]]
        yield Case({"set": [3, 5], "to": X.value}, bool(heaps), {"heaps": heaps})


# Theorem 3 and Conjecture 4


@claim(
    "theorem-3.first",
    "Theorem 3, for the starting player",
    "With two actions, the starting player's utility under FvF is at least that under AvA.",
    *two_actions(),
)
def _(o: Position) -> bool:
    return o.FvF.first >= o.AvA.first


@claim(
    "theorem-3.second",
    "Theorem 3, for the second player",
    "With two actions, the second player's utility under FvF is at least that under AvA.",
    *two_actions(),
)
def _(o: Position) -> bool:
    return o.FvF.second >= o.AvA.second


@claim(
    "section-2.ava-deviations-analogous",
    "Section 2, paragraph after Theorem 3, sentence 2",
    "With two actions, whoever turns friendly alone from AvA has the same utility as before, as "
    "whoever turns antagonistic alone from FvF has.",
    *two_actions(),
)
def _(o: Position) -> bool:
    return (o.FvA.first == o.AvA.first) & (o.AvF.second == o.AvA.second)


@claim(
    "conjecture-4.first",
    "Conjecture 4, for the starting player",
    "For any S, the starting player's utility under FvF is at least that under AvA.",
    *any_set_and_known_violators(),
)
def _(o: Position) -> bool:
    return o.FvF.first >= o.AvA.first


@claim(
    "conjecture-4.second",
    "Conjecture 4, for the second player",
    "For any S, the second player's utility under FvF is at least that under AvA.",
    *any_set_and_known_violators(),
)
def _(o: Position) -> bool:
    return o.FvF.second >= o.AvA.second


@claim(
    "conjecture-4.three-actions.weakened",
    "Conjecture 4",
    "With at most three actions, neither player's utility under AvA exceeds theirs under FvF.",
    *at_most_three_actions(),
    no_unknown_set("neither player has more under AvA than under FvF", deep=[Space(3, 20, 80)]),
)
def _(o: Position) -> bool:
    return (o.FvF.first >= o.AvA.first) & (o.FvF.second >= o.AvA.second)


@claim(
    "conjecture-4.small-sets.weakened",
    "Conjecture 4",
    "For sets of small numbers, neither player's utility under AvA exceeds theirs under FvF.",
    every(ALL_SETS, "heaps", deep=BELOW_VIOLATORS_OF_CONJECTURE_4),
    no_unknown_set("neither player has more under AvA than under FvF", deep=[Space(None, 13, 60)]),
)
def _(o: Position) -> bool:
    return (o.FvF.first >= o.AvA.first) & (o.FvF.second >= o.AvA.second)


@claim(
    "conjecture-4.not-both.weakened",
    "Conjecture 4",
    "At no heap do both players have more under AvA than under FvF.",
    *any_set_and_known_violators(),
)
def _(o: Position) -> bool:
    return (o.FvF.first >= o.AvA.first) | (o.FvF.second >= o.AvA.second)


@claim(
    "section-2.larger-sets-deviator-gains",
    "Section 2, paragraph after Theorem 3, sentence 4",
    "With more than two actions the deviating player gains in some cases: each of the two players.",
    settled(),
)
def _() -> Iterator[Case]:
    for X, h, player in ((FvA, 61, 1), (AvF, 70, 0)):
        before, after = outcome((4, 5, 9), h, FvF), outcome((4, 5, 9), h, X)
        yield Case({"set": [4, 5, 9], "heap": h, "to": X.value}, after[player] > before[player])
