"""The appendix: Tables 2 and 3, and what is said about unilateral deviation."""

from collections.abc import Iterator

import reference.cumulative as ref
from proofs_check.core.ranges import Found, Instances
from proofs_check.documents.cumulative import printed_cells
from proofs_check.documents.cumulative.certificates import certified
from proofs_check.documents.cumulative.claims import claim
from proofs_check.documents.cumulative.heaps import Game, Heap
from proofs_check.documents.cumulative.ranges import LARGER_SETS
from proofs_check.documents.cumulative.small_games import at_heap, up_to
from proofs_check.documents.cumulative.theorem_plans import two_actions
from proofs_check.methods.logic import implies
from proofs_check.methods.printed import Cell, Row, printed
from reference.cumulative import AvA, Convention, FvA, FvF, Outcomes

S1 = (3, 8, 11, 13)
S2 = (4, 5, 9)

STORY = "Appendix, paragraph 2, sentence"
OF_S1 = "Appendix, ruleset S1, paragraph"
OF_S2 = "Appendix, ruleset S2, paragraph"


@claim(
    printed,
    each=printed_cells.worked_numbers(
        {
            "appendix.story-61-promised": f"{STORY} 2",
            "appendix.story-61-one-more": f"{STORY} 6",
            "appendix.story-61-alice-loses": f"{STORY} 8, part 2",
            "appendix.story-36-required": f"{STORY} 14",
            "appendix.story-36-total": f"{STORY} 14",
            "appendix.heap-28-bob-loses": f"{OF_S1} 1, sentence 4, part 1",
            "appendix.heap-28-AvF-choice": f"{OF_S1} 1, sentence 4, part 2",
            "appendix.heap-28-FvF-choice": f"{OF_S1} 1, sentence 4, part 2",
            "appendix.heap-36-bob-loses": f"{OF_S1} 2, sentence 1",
            "appendix.heap-36-FvF-move": f"{OF_S1} 2, sentence 3",
            "appendix.heap-36-FvF-outcome": f"{OF_S1} 2, sentence 3",
            "appendix.heap-36-FvA-by-8": f"{OF_S1} 2, sentence 4, part 1",
            "appendix.heap-28-FvA-after-8": f"{OF_S1} 2, sentence 4, part 1",
            "appendix.heap-36-FvA-by-11": f"{OF_S1} 2, sentence 4, part 2",
            "appendix.heap-25-FvA-after-11": f"{OF_S1} 2, sentence 4, part 2",
            "appendix.heap-25-first": f"{OF_S1} 2, sentence 5, part 1",
            "appendix.heap-28-first": f"{OF_S1} 2, sentence 5, part 2",
            "appendix.heap-61-FvA-move": f"{OF_S2} 1, sentence 4, part 1",
            "appendix.heap-61-FvF-moves": f"{OF_S2} 1, sentence 4, part 2",
            "appendix.heap-61-bob-gains": f"{OF_S2} 1, sentence 4, part 3",
            "appendix.heap-61-alice-loses": f"{OF_S2} 1, sentence 4, part 3",
            **{
                f"appendix.option-{X}-{s}": f"Appendix, ruleset S2, display {display}, h-{s}"
                for display, X in ((1, "FvF"), (2, "AvF"))
                for s in S2
            },
            **{f"appendix.heap-61-FvA-by-{s}": f"{OF_S2} 2, sentence 1" for s in S2},
            **{f"appendix.heap-61-FvA-bob-by-{s}": f"{OF_S2} 2, sentence 2" for s in S2},
            "appendix.heap-61-FvF-by-5": f"{OF_S2} 2, sentence 3, part 1",
            "appendix.heap-61-FvF-by-9": f"{OF_S2} 2, sentence 3, part 1",
            "appendix.heap-61-FvF-by-4": f"{OF_S2} 2, sentence 3, part 2",
        }
    ),
)
def worked_number(row: Row, *words: str) -> Iterator[Cell]:
    """In {1} at heap {2} under {3}: {4} = {5}."""
    yield printed_cells.worked_cell(row)


@claim(at_heap((3, 5), 14))
def appendix__slack_used(S: tuple[int, ...], h: int) -> Found:
    """At heap 14 of {3,5} the friendly line uses the slack that the antagonistic one leaves."""
    left = {X.value: sorted({h - sum(line) for line in ref.lines(S, h, X)}) for X in (FvF, AvA)}
    return left == {"FvF": [0], "AvA": [1]}, {"left": left}


@claim(two_actions("FvF>AvF first less", "FvF>FvA second less", by="lemma_8_at"))
def appendix__deviator_unharmed_with_two_actions(o: Heap) -> bool:
    """With two actions, whoever turns antagonistic alone from FvF does not lose."""
    return (o.AvF.first >= o.FvF.first) & (o.FvA.second >= o.FvF.second)


@claim(at_heap((3, 5), 14))
def appendix__harmed_when_both_deviate(S: tuple[int, ...], h: int) -> bool:
    """With two actions, a player who turns antagonistic can lose when the other does so too."""
    return ref.outcome(S, h, AvA).second < ref.outcome(S, h, FvF).second


@claim(up_to(S1, 28))
def appendix__below_28_independent(h: int, o: Outcomes) -> bool:
    """In {3,8,11,13} all four conventions agree below heap 28, and not at 28."""
    return (len({*o}) == 1) == (h < 28)


@claim(up_to(S1, 36))
def appendix__heap_36_first_effect(h: int, o: Outcomes) -> bool:
    """Heap 36 is the first of {3,8,11,13} at which the second player loses by turning antagonistic
    alone."""
    return (o.FvA.second < o.FvF.second) == (h == 36)


@claim(at_heap(S2, 61))
def appendix__heap_61_no_relevant_indifference(S: tuple[int, ...], h: int) -> Found:
    """In {4,5,9} at heap 61 under FvF all of Alice's best moves give Bob the same."""
    best = ref.indifferent(S, h, FvF)
    given = {ref.outcome(S, h - s, ref.dual(FvF)).first for s in best}
    return len(given) == 1 and len(best) > 1, {"to Bob": [*given]}


@claim(up_to(S2, 61))
def appendix__heap_61_first(h: int, o: Outcomes) -> bool:
    """Heap 61 is the first of {4,5,9} at which a player gains by turning antagonistic alone."""
    gains = o.FvA.second > o.FvF.second or o.AvF.first > o.FvF.first
    return gains == (h == 61)


@claim(Instances("S = {4,5,9}; every heap, by periodicity", "S", lambda: [(S2,)]))
def appendix__many_more_heaps(S: tuple[int, ...]) -> Found:
    """In {4,5,9} the second player gains by FvA at infinitely many heaps: at one in each period."""
    game = Game(S)
    start, period = game.certificate.preperiod, game.certificate.period
    heaps = [o.h for o in game.heaps if o.h >= start and o.FvA.second > o.FvF.second]
    return bool(heaps), {"from": start, "period": period, "heaps": heaps[:5]}


# Sentences 6 and 7 stand below the heading of a ruleset, and compare Tables 2 and 3.

S1_AND_S2 = Instances(
    "S = {3,8,11,13} and S = {4,5,9}; every heap, by periodicity", "S", lambda: [(S1,), (S2,)]
)
GAINS = (
    "the deviating player gains",
    lambda o: (o.AvF.first > o.FvF.first) | (o.FvA.second > o.FvF.second),
)
LOSES = (
    "the deviating player loses",
    lambda o: (o.AvF.first < o.FvF.first) | (o.FvA.second < o.FvF.second),
)


@claim(S1_AND_S2)
def appendix__gain_is_the_others_loss(S: tuple[int, ...]) -> bool:
    """In the two rulesets, whenever the deviating player gains, the other loses the same amount."""
    return all(map(appendix__gain_is_the_others_loss__any_set__strengthened, Game(S).heaps))


@claim(LARGER_SETS.where(*GAINS))
def appendix__gain_is_the_others_loss__any_set__strengthened(o: Heap) -> bool:
    """For any S, whenever the deviating player gains, the other loses the same amount."""
    first, second = o.AvF.first - o.FvF.first, o.FvA.second - o.FvF.second
    return implies(first > 0, o.FvF.second - o.AvF.second == first) & implies(
        second > 0, o.FvF.first - o.FvA.first == second
    )


@claim(S1_AND_S2)
def appendix__loss_leaves_the_other(S: tuple[int, ...]) -> bool:
    """In the two rulesets, whenever the deviating player loses, the other has what it had."""
    return all(map(appendix__loss_leaves_the_other__any_set__strengthened, Game(S).heaps))


@claim(LARGER_SETS.where(*LOSES))
def appendix__loss_leaves_the_other__any_set__strengthened(o: Heap) -> bool:
    """For any S, whenever the deviating player loses, the other has the same as before."""
    first, second = o.AvF.first - o.FvF.first, o.FvA.second - o.FvF.second
    return implies(first < 0, o.AvF.second == o.FvF.second) & implies(
        second < 0, o.FvA.first == o.FvF.first
    )


@claim(
    Instances(
        "{3,8,11,13} at 36 and {4,5,9} at 61, with the gain",
        "S h gain",
        lambda: [(S1, 36, -1), (S2, 61, 1)],
    )
)
def appendix__opposite_effects(S: tuple[int, ...], h: int, gain: int) -> bool:
    """Turning antagonistic alone costs the second player of {3,8,11,13} at heap 36 one pebble, and
    brings the one of {4,5,9} at heap 61 one."""
    return ref.outcome(S, h, FvA).second - ref.outcome(S, h, FvF).second == gain


TABLES = {"2": S1, "3": S2}


@claim(printed, each={f"table-{n}.{X}": (n, S, X) for n, S in TABLES.items() for X in Convention})
def table_outcomes(number: str, S: tuple[int, ...], X: Convention) -> Iterator[Cell]:
    """The printed {2} outcomes of Table {0}."""
    return printed_cells.outcome_cells(f"table-{number}", S, X)


@claim(
    printed, each={f"table-{n}.{X}-moves": (n, S, X) for n, S in TABLES.items() for X in Convention}
)
def table_moves(number: str, S: tuple[int, ...], X: Convention) -> Iterator[Cell]:
    """The printed {2} moves of Table {0}."""
    return printed_cells.move_cells(f"table-{number}", S, X)


@claim(printed, each={f"table-{n}.moves-survive": (n, S) for n, S in TABLES.items()})
def table_survivors(number: str, S: tuple[int, ...]) -> Iterator[Cell]:
    """Where the tie-break leaves out some of S*(h), Table {0} prints what survives as the PSPE
    moves."""
    return printed_cells.survivor_cells(f"table-{number}", S)


@claim(
    printed,
    each={
        f"table-{n}.{X}-delta-{player}": (n, S, X, player, letter)
        for n, S in TABLES.items()
        for X in Convention
        if X is not FvF
        for player, letter in ((1, "alpha"), (2, "beta"))
    },
)
def table_deltas(
    number: str, S: tuple[int, ...], X: Convention, player: int, letter: str
) -> Iterator[Cell]:
    """The printed discrepancies of player {3} in Table {0}, FvF to {2}."""
    return printed_cells.delta_cells(f"table-{number}", S, X, player, f"{X}.delta_{letter}")


@claim(
    certified,
    each={
        "appendix.period-3-5.measured": ((3, 5), "Table 1, row FvF outcome"),
        "appendix.period-4-7.measured": ((4, 7), "Lemma 9, item 4"),
        "appendix.period-4-5-9.measured": (S2, "Table 3 caption"),
        "appendix.period-3-8-11-13.measured": (S1, "Table 2 caption"),
    },
)
def period(S: tuple[int, ...], _place: str) -> tuple[int, ...]:
    """The outcomes of the set {0} repeat as the stored certificate says."""
    return S
