"""The appendix: Tables 2 and 3, and what is said about unilateral deviation."""

from collections.abc import Iterator
from typing import Any

from proofs_check.documents.cumulative.certificates import certified
from proofs_check.documents.cumulative.claims import claim
from proofs_check.documents.cumulative.claims.tables import enter_table, enter_worked_numbers
from proofs_check.documents.cumulative.domains import Game, Position, TheseSets
from proofs_check.documents.cumulative.plans import any_set, two_actions
from proofs_check.documents.cumulative.plans import claim as old_claim
from proofs_check.methods.enumeration import Case, settled
from proofs_check.methods.exhaustive import every
from proofs_check.methods.logic import implies
from reference.cumulative import AvA, Convention, FvA, FvF, dual, indifferent, lines, outcome, rows

S1 = (3, 8, 11, 13)
S2 = (4, 5, 9)

enter_worked_numbers("appendix.")


@claim("Appendix, paragraph 1, sentence 2", settled())
def appendix__slack_used() -> Iterator[Case]:
    """At heap 14 of {3,5} the friendly line uses the slack that the antagonistic one leaves."""
    for X, left in ((FvF, 0), (AvA, 1)):
        for line in lines((3, 5), 14, X):
            yield Case([X.value, list(line)], 14 - sum(line) == left)


@claim("Appendix, ruleset S1, paragraph 1, sentence 1, part 1", *two_actions())
def appendix__deviator_unharmed_with_two_actions(o: Position) -> bool:
    """With two actions, whoever turns antagonistic alone from FvF does not lose."""
    return (o.AvF.first >= o.FvF.first) & (o.FvA.second >= o.FvF.second)


@claim("Appendix, ruleset S1, paragraph 1, sentence 1, parenthesis", settled())
def appendix__harmed_when_both_deviate() -> Iterator[Case]:
    """With two actions, a player who turns antagonistic can lose when the other does so too."""
    before, after = outcome((3, 5), 14, FvF), outcome((3, 5), 14, AvA)
    yield Case({"set": [3, 5], "heap": 14}, after.second < before.second)


@claim("Appendix, ruleset S1, paragraph 1, sentence 3", settled())
def appendix__below_28_independent() -> Iterator[Case]:
    """In {3,8,11,13} all four conventions agree below heap 28, and not at 28."""
    for h, o in enumerate(rows(S1, 28)):
        yield Case({"heap": h}, (len({*o}) == 1) == (h < 28))


@claim("Appendix, ruleset S1, paragraph 2, sentence 1", settled())
def appendix__heap_36_first_effect() -> Iterator[Case]:
    """Heap 36 is the first of {3,8,11,13} at which the second player loses by turning antagonistic
    alone.
    """
    for h, o in enumerate(rows(S1, 36)):
        yield Case({"heap": h}, (o.FvA.second < o.FvF.second) == (h == 36))


@claim("Appendix, ruleset S2, paragraph 2, sentence 4, part 1", settled())
def appendix__heap_61_no_relevant_indifference() -> Iterator[Case]:
    """In {4,5,9} at heap 61 under FvF all of Alice's best moves give Bob the same."""
    best = indifferent(S2, 61, FvF)
    given = {outcome(S2, 61 - s, dual(FvF)).first for s in best}
    yield Case(
        {"set": list(S2), "heap": 61}, len(given) == 1 and len(best) > 1, {"to Bob": [*given]}
    )


@claim("Appendix, ruleset S2, paragraph 1, sentence 3", settled())
def appendix__heap_61_first() -> Iterator[Case]:
    """Heap 61 is the first of {4,5,9} at which a player gains by turning antagonistic alone."""
    for h, o in enumerate(rows(S2, 61)):
        gains = o.FvA.second > o.FvF.second or o.AvF.first > o.FvF.first
        yield Case({"heap": h}, gains == (h == 61))


@claim("Appendix, ruleset S2, paragraph 2, sentence 5", settled())
def appendix__many_more_heaps() -> Iterator[Case]:
    """In {4,5,9} the second player gains by FvA at infinitely many heaps: at one in each period."""
    game = Game(S2)
    start, period = game.certificate.preperiod, game.certificate.period
    heaps = [p.h for p in game.positions if p.h >= start and p.FvA.second > p.FvF.second]
    yield Case({"from": start, "period": period}, bool(heaps), {"heaps": heaps[:5]})


def gain_is_the_others_loss(o: Any) -> Any:
    """Where the deviating player gains, the other loses as much."""
    first, second = o.AvF.first - o.FvF.first, o.FvA.second - o.FvF.second
    return implies(first > 0, o.FvF.second - o.AvF.second == first) & implies(
        second > 0, o.FvF.first - o.FvA.first == second
    )


def loss_leaves_the_other(o: Any) -> Any:
    """Where the deviating player loses, the other has the same as before."""
    first, second = o.AvF.first - o.FvF.first, o.FvA.second - o.FvF.second
    return implies(first < 0, o.AvF.second == o.FvF.second) & implies(
        second < 0, o.FvA.first == o.FvF.first
    )


BOTH = TheseSets((S1, S2))

old_claim(
    "appendix.gain-is-the-others-loss",
    "Appendix, The ruleset S2, paragraph 2, sentence 6",
    "Whenever the deviating player gains, the other loses the same amount.",
    readings={"in the two rulesets": every(BOTH, "heaps"), "for any S": any_set()},
)(gain_is_the_others_loss)

old_claim(
    "appendix.loss-leaves-the-other",
    "Appendix, The ruleset S2, paragraph 2, sentence 7",
    "Whenever the deviating player loses, the other has the same as before.",
    readings={"in the two rulesets": every(BOTH, "heaps"), "for any S": any_set()},
)(loss_leaves_the_other)


@claim(
    ("Appendix, ruleset S2, paragraph 1, sentence 1", "Section 1, paragraph 3, sentence 5"),
    settled(),
)
def appendix__opposite_effects() -> Iterator[Case]:
    """Turning antagonistic alone costs the second player of {3,8,11,13} at heap 36 and pays the one
    of {4,5,9} at heap 61.
    """
    for S, h, sign in ((S1, 36, -1), (S2, 61, 1)):
        gain = outcome(S, h, FvA).second - outcome(S, h, FvF).second
        yield Case({"set": list(S), "heap": h}, gain == sign, {"gain": gain})


enter_table("table-2", S1, tuple(Convention))
enter_table("table-3", S2, tuple(Convention))


def repeats_as_stored() -> None:
    """The stored certificate of a set, checked by the reference."""


for _S in ((3, 5), (4, 7), S2, S1):
    old_claim(
        f"appendix.period-{'-'.join(map(str, _S))}.measured",
        "Tables 1 to 3; Lemma 9 at its smallest counterexample",
        f"The outcomes of {{{','.join(map(str, _S))}}} repeat as the stored certificate says.",
        certified(_S),
    )(repeats_as_stored)
