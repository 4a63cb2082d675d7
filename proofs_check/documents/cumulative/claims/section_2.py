"""Section 2: the four conventions, the dual, Definition 2, Theorem 3, Conjecture 4."""

from collections.abc import Iterator
from itertools import product

from proofs_check.core.evidence import Effort
from proofs_check.documents.cumulative.claims import claim
from proofs_check.documents.cumulative.domains import Position
from proofs_check.documents.cumulative.encoding import Space
from proofs_check.documents.cumulative.plans import (
    ALL_SETS,
    BELOW_VIOLATORS_OF_CONJECTURE_4,
    any_set,
    any_set_and_known_violators,
    at_most_three_actions,
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
    (
        "Section 2, paragraph 3, sentence 2 and display, case FvF",
        "Section 2, display of the dual, case AvF",
        "Section 2, display of the dual, case FvA",
        "Section 2, display of the dual, case AvA",
    ),
    printed(),
)
def section_2__dual_values() -> Iterator[Cell]:
    """The dual of FvF is FvF, of AvF FvA, of FvA AvF, of AvA AvA."""
    for X, printed_dual in (("FvF", "FvF"), ("AvF", "FvA"), ("FvA", "AvF"), ("AvA", "AvA")):
        yield Cell(f"d({X})", printed_dual, dual(Convention(X)).value)


@claim("Section 2, paragraph 4, part 1", settled())
def section_2__dual_involution() -> Iterator[Case]:
    """The dual of the dual of X is X."""
    for X in Convention:
        yield Case(X.value, dual(dual(X)) is X)


@claim("Section 2, paragraph 4, part 2, if", settled())
def section_2__dual_fixed_if() -> Iterator[Case]:
    """X is its own dual if it is FvF or AvA."""
    for X in (FvF, AvA):
        yield Case(X.value, dual(X) is X)


@claim(("Section 2, paragraph 4, part 2, only if", "Section 2, paragraph 2, sentence 1"), settled())
def section_2__dual_fixed_only_if() -> Iterator[Case]:
    """X is its own dual only if it is FvF or AvA."""
    for X in Convention:
        yield Case(X.value, dual(X) is not X or X in {FvF, AvA})


@claim(
    (
        "Section 2, list, item FvF",
        "Section 2, list, item FvA",
        "Section 2, list, item AvF",
        "Section 2, list, item AvA",
        "Section 2, paragraph 1, sentence 2",
        "Section 1, paragraph 5, sentence 2",
        "Section 2, paragraph 3, sentence 1",
        "Section 1, paragraph 5, sentence 3",
    ),
    settled(),
)
def section_2__four_settings() -> Iterator[Case]:
    """The four settings are all the ways in which two players can each be friendly or antagonistic,
    the starting player's rule named first.
    """
    names = [X.value for X in Convention]
    for first, second in product("FA", repeat=2):
        yield Case(f"{first}v{second}", names.count(f"{first}v{second}") == 1)
    yield Case("no other", len(names) == 4)


# Definition 2


@claim(
    ("Definition 2, sentence 2", "Proof of Lemma 8, paragraph 1, sentence 1"),
    enumerated(*everywhere(8)),
)
def definition_2__below_min(effort: Effort) -> Iterator[Case]:
    """Below min S both utilities are 0 under every convention."""
    for g in small_games(8, effort):
        for h in range(min(g.S)):
            yield Case(g.at(h), all(g.o(X, h) == Outcome(0, 0) for X in Convention))


@claim(
    (
        "Definition 2, sentence on S*(h), part 1",
        "Definition 2, sentence on S*(h), part 2",
        "Definition 2, sentence 1",
    ),
    enumerated(*everywhere(8)),
)
def definition_2__indifferent_actions_playable(effort: Effort) -> Iterator[Case]:
    """S*(h) is a subset of S, is never empty where a move exists, and holds playable actions
    only.
    """
    for g in small_games(8, effort):
        for h in range(min(g.S), g.top + 1):
            for X in Convention:
                star = g.maximisers(X, h)
                yield Case(
                    [*g.at(h), X.value], bool(star) and set(star) <= {*g.S} and max(star) <= h
                )


@claim(
    ("Footnote 3, sentence 1, part 2", "Footnote 3, sentence 1, part 1"), enumerated(*everywhere(8))
)
def definition_2__footnote_tied_choice(effort: Effort) -> Iterator[Case]:
    """Where several s* tie, it makes no difference which is picked: picking the last instead of the
    first gives the same outcomes of all larger heaps.
    """
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
    ("Section 1, paragraph 1, sentence 2, part 2", "Section 1, paragraph 1, sentence 3"), *any_set()
)
def section_1__play_until_stuck(o: Position) -> bool:
    """What the two players collect is at least 0 each and together leaves less than min S."""
    true = o.h >= 0
    for X in Convention:
        u = o.under(X)
        left = o.h - u.first - u.second
        true = true & (u.first >= 0) & (u.second >= 0) & (left >= 0) & (left < o.smallest)
    return true


# Deviations


@claim(
    (
        "Section 2, paragraph 6, sentence 1",
        "Section 2, paragraph 6, sentence 2",
        "Section 6, sentence 1 after Problem 4",
    ),
    settled(),
)
def section_2__deviations_unilateral() -> Iterator[Case]:
    """Each of the four deviations changes one player's rule only: FvF to AvF and AvA to FvA the
    starting player's, FvF to FvA and AvA to AvF the other's.
    """
    for before, after, who in ((FvF, AvF, 0), (FvF, FvA, 2), (AvA, FvA, 0), (AvA, AvF, 2)):
        changed = [i for i in range(3) if before.value[i] != after.value[i]]
        yield Case(f"{before} to {after}", changed == [who])


@claim(
    ("Section 2, paragraph 7, sentence 1, part 2", "Appendix, paragraph 4, sentence 1"),
    *two_actions(),
)
def section_2__deviator_unaffected(o: Position) -> bool:
    """With two actions, whoever turns antagonistic alone from FvF has the same utility as
    before.
    """
    return (o.AvF.first == o.FvF.first) & (o.FvA.second == o.FvF.second)


@claim("Section 2, paragraph 7, sentence 1, part 3", settled())
def section_2__other_may_suffer() -> Iterator[Case]:
    """With two actions, the player who stays friendly loses in some cases."""
    for X, player in ((AvF, 1), (FvA, 0)):
        known = enumerate(rows((3, 5), 40))
        heaps = [h for h, o in known if o.under(X)[player] < o.FvF[player]]
        yield Case({"set": [3, 5], "to": X.value}, bool(heaps), {"heaps": heaps})


# Theorem 3 and Conjecture 4


@claim(
    (
        "Theorem 3, player 1",
        "Section 3, sentence before the proof of Theorem 3",
        "Abstract, sentence 7, part 2",
        "Section 1.1, paragraph 5, sentence 1",
    ),
    *two_actions(),
)
def theorem_3__first(o: Position) -> bool:
    """With two actions, the starting player's utility under FvF is at least that under AvA."""
    return o.FvF.first >= o.AvA.first


@claim(
    (
        "Theorem 3, player 2",
        "Section 3, sentence before the proof of Theorem 3",
        "Abstract, sentence 7, part 2",
        "Section 1.1, paragraph 5, sentence 1",
    ),
    *two_actions(),
)
def theorem_3__second(o: Position) -> bool:
    """With two actions, the second player's utility under FvF is at least that under AvA."""
    return o.FvF.second >= o.AvA.second


@claim(("Section 2, paragraph 8, sentence 2, part 2", "Proof of Lemma 9"), *two_actions())
def section_2__ava_deviations_analogous(o: Position) -> bool:
    """With two actions, whoever turns friendly alone from AvA has the same utility as before, as
    whoever turns antagonistic alone from FvF has.
    """
    return (o.FvA.first == o.AvA.first) & (o.AvF.second == o.AvA.second)


@claim(
    (
        "Conjecture 4, player 1",
        "Abstract, sentence 8, part 1",
        "Section 1.1, paragraph 5, sentence 2",
        "Section 6, paragraph 1, sentence 3",
    ),
    *any_set_and_known_violators(),
)
def conjecture_4__first(o: Position) -> bool:
    """For any S, the starting player's utility under FvF is at least that under AvA."""
    return o.FvF.first >= o.AvA.first


@claim(
    (
        "Conjecture 4, player 2",
        "Abstract, sentence 8, part 1",
        "Section 1.1, paragraph 5, sentence 2",
        "Section 6, paragraph 1, sentence 3",
    ),
    *any_set_and_known_violators(),
)
def conjecture_4__second(o: Position) -> bool:
    """For any S, the second player's utility under FvF is at least that under AvA."""
    return o.FvF.second >= o.AvA.second


@claim(
    ("Conjecture 4, player 1", "Conjecture 4, player 2"),
    *at_most_three_actions(),
    no_unknown_set("neither player has more under AvA than under FvF", deep=[Space(3, 20, 80)]),
)
def conjecture_4__three_actions__weakened(o: Position) -> bool:
    """With at most three actions, neither player's utility under AvA exceeds theirs under FvF."""
    return (o.FvF.first >= o.AvA.first) & (o.FvF.second >= o.AvA.second)


@claim(
    ("Conjecture 4, player 1", "Conjecture 4, player 2"),
    every(ALL_SETS, "heaps", deep=BELOW_VIOLATORS_OF_CONJECTURE_4),
    no_unknown_set("neither player has more under AvA than under FvF", deep=[Space(None, 13, 60)]),
)
def conjecture_4__small_sets__weakened(o: Position) -> bool:
    """For sets of small numbers, neither player's utility under AvA exceeds theirs under FvF."""
    return (o.FvF.first >= o.AvA.first) & (o.FvF.second >= o.AvA.second)


@claim(("Conjecture 4, player 1", "Conjecture 4, player 2"), *any_set_and_known_violators())
def conjecture_4__not_both__weakened(o: Position) -> bool:
    """At no heap do both players have more under AvA than under FvF."""
    return (o.FvF.first >= o.AvA.first) | (o.FvF.second >= o.AvA.second)


@claim(
    (
        "Section 2, paragraph 8, sentence 3, part 1",
        "Section 2, paragraph 8, sentence 1, part 1",
        "Section 6, paragraph after Problem 5, sentence 1",
    ),
    settled(),
)
def section_2__larger_sets_deviator_gains() -> Iterator[Case]:
    """With more than two actions the deviating player gains in some cases: each of the two
    players.
    """
    for X, h, player in ((FvA, 61, 1), (AvF, 70, 0)):
        before, after = outcome((4, 5, 9), h, FvF), outcome((4, 5, 9), h, X)
        yield Case({"set": [4, 5, 9], "heap": h, "to": X.value}, after[player] > before[player])
