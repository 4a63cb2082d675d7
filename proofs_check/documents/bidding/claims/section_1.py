"""Abstract and Section 1: the game of the first paragraph, the model, alternating play."""

from collections.abc import Iterator
from typing import Any

from proofs_check.documents.bidding.claims import claim
from proofs_check.documents.bidding.claims.section_3 import plays
from proofs_check.documents.bidding.claims.tables import worked
from proofs_check.documents.bidding.induction import (
    CONSTANT,
    MARKER_WORTH,
    SYMMETRY,
    UNIQUENESS,
)
from proofs_check.documents.bidding.plans import LEDGER, unitary
from proofs_check.methods.argument import Step, argued
from proofs_check.methods.enumeration import Case, settled, within
from proofs_check.methods.missing import missing
from proofs_check.methods.printed import Cell, printed
from proofs_check.methods.smt import Terms
from reference.bidding import Player, left_wins, removals, rows, subtraction_set, value

LEFT, RIGHT = Player.LEFT, Player.RIGHT


@claim("Section 1, paragraph 1, sentence 3, part 1", within("every play, TB <= 5"))
def section_1__heap_of_two() -> Iterator[Case]:
    """On a heap of two, collecting both wins and collecting one draws: in every play the scores are
    2, 0 and -2 for two, one and no win.
    """
    for TB in range(6):
        for left, right, score in sorted(set(plays(TB, 2))):
            yield Case(
                {"total_budget": TB, "wins": [left, right]}, score == {2: 2, 1: 0, 0: -2}[left]
            )


@claim("Section 1, paragraph 1, sentence 7", settled())
def section_1__cannot_win_both() -> Iterator[Case]:
    """TB = 5, heap 2, $1 and the marker: Left cannot win both bids."""
    yield Case({"budget": 1}, value({1}, 5, 2, 1, LEFT) < 2)


@claim(
    (
        "Section 1, paragraph 1, sentence 9, part 2",
        "Section 1, paragraph 1, sentence 3, part 2",
        "Section 3.1, paragraph 3, sentence 3",
    ),
    printed(),
)
def section_1__can_tie() -> Iterator[Cell]:
    """TB = 5, heap 2, $1 and the marker: Left can tie the game."""
    yield Cell("value", worked("introduction.marker-and-dollar"), value({1}, 5, 2, 1, LEFT))


@claim("Section 1, paragraph 1, sentence 9, part 1", printed())
def section_1__opponent_bids_two() -> Iterator[Cell]:
    """The opponent has to bid $2 to win the first bid against Left's dollar."""
    winning = [r for r in range(5) if not left_wins(1, r, LEFT)]
    yield Cell("least bid that wins", worked("introduction.winning-bid"), min(winning))


@claim(
    (
        "Section 1, paragraph 1, sentence 9, part 2",
        "Section 1, paragraph 1, sentence 3, part 2",
        "Section 3.1, paragraph 3, sentence 3",
    ),
    settled(),
)
def section_1__then_left_wins() -> Iterator[Case]:
    """Once he has, Left wins the next round: $3 and the marker against $2."""
    yield Case({"budget": 1 + 2, "heap": 1}, value({1}, 5, 1, 3, LEFT) == 1)


@claim("Section 1, paragraph 1, sentence 10 (in parentheses), part 1", printed())
def section_1__marker_only() -> Iterator[Cell]:
    """TB = 5, heap 2: with the marker and no dollar Left loses both bids."""
    yield Cell("value", worked("introduction.marker-only"), value({1}, 5, 2, 0, LEFT))


@claim("Section 1, paragraph 1, sentence 10 (in parentheses), part 2", printed())
def section_1__dollar_only() -> Iterator[Cell]:
    """TB = 5, heap 2: with a dollar and no marker Left loses both bids."""
    yield Cell("value", worked("introduction.dollar-only"), value({1}, 5, 2, 1, RIGHT))


@claim(
    ("Section 1, paragraph 7, sentence 2, part 1", "Section 1, paragraph 1, sentence 11"), settled()
)
def section_1__marker_sometimes_a_dollar() -> Iterator[Case]:
    """The marker is sometimes worth a dollar: somewhere having it is as good as having a dollar
    more instead, and better than having neither.
    """
    row = list(rows({1}, 5, up_to=2))[2]
    as_good = row.nu_hat[1] == row.nu[2] > row.nu[1]
    yield Case({"total_budget": 5, "heap": 2, "budget": 1}, as_good)


@claim(
    ("Section 1, paragraph 7, sentence 2, part 1", "Section 1, paragraph 1, sentence 11"),
    MARKER_WORTH.plan(),
    unitary(lambda g: g.p < g.TB, "p < TB"),
)
def section_1__marker_not_more(g: Any) -> Any:
    """Unitary: the marker is never worth more than a dollar."""
    return g.o <= g.nu_next


@claim(
    ("Section 1, paragraph 4, sentence 3", "Section 1, paragraph 4, sentence 4"),
    within("heaps up to 12"),
)
def section_1__cs_moves() -> Iterator[Case]:
    """S = {3, 5, 9}: 3, 5 or 9 pebbles can be taken, where that many are there."""
    S = subtraction_set({3, 5, 9})
    for x in range(13):
        expected = [s for s in (3, 5, 9) if x - s >= 0]
        yield Case({"heap": x}, list(removals(S, x)) == expected)


@claim(
    "Section 1, paragraph 4, sentence 7, part 2",
    within("S within {1, 2, 3}, TB <= 4, heaps up to 14"),
)
def section_1__some_results_general() -> Iterator[Case]:
    """Several results hold for more general subtraction sets: of Lemma 14, Lemma 17's two
    inequalities, Lemma 19 and uniqueness, some hold for every S within {1, 2, 3}.
    """
    from proofs_check.documents.bidding.claims.section_4 import general_properties

    holding = [
        name
        for name in ("lemma-14", "lemma-17.left", "lemma-17.right", "lemma-19", "unique")
        if all(
            general_properties(S, 4, 14)[name]
            for S in ((1,), (2,), (3,), (1, 2), (1, 3), (2, 3), (1, 2, 3))
        )
    ]
    yield Case("several", len(holding) >= 2, {"hold": list(holding)})


@claim("Section 1, paragraph 7, sentence 4, part 1", settled())
def section_1__marker_slight_advantage() -> Iterator[Case]:
    """In many situations the marker is an advantage: among the positions of unitary games up to TB
    = 12 and heap 40 those where it strictly is are at least a tenth.
    """
    better = total = 0
    for TB in range(13):
        for row in rows({1}, TB, up_to=40):
            better += sum(a > b for a, b in zip(row.nu_hat, row.nu, strict=True))
            total += TB + 1
    yield Case("positions", 10 * better >= total, {"strictly": better, "of": total})


# Section 1.1


def _nothing() -> None:
    """Stands for what is proved in words, or cannot be looked at."""


def _hands_over(terms: Terms) -> None:
    after, weight = terms.integer("after"), terms.integer("weight")
    left_keeps, right_keeps = after + weight >= after - weight, after - weight <= after + weight
    terms.follows(weight >= 0, left_keeps & right_keeps)


LEDGER.claim(
    "section-1-1.winner-moves-suffices",
    "Section 1.1, paragraph 2, last sentence",
    "With non-negative incentives it is enough to bid for the turn: in symmetric rulesets with "
    "non-negative weights, so in unitary games, letting the winner of a bid hand the move to the "
    "other changes no value.",
    argued(
        "bidding",
        "section-1-1.winner-moves-suffices",
        "The other would make some move, of weight w. The winner has the same move, and it leads "
        "to the same position with the same budgets and marker: only w changes its sign.",
        Step("making the move is no worse than leaving it to the other", _hands_over),
    ),
    at=_hands_over,
)(_nothing)


@claim(
    (
        "Section 1.1, paragraph 3, sentence 3, part 1",
        "Section 1.1, paragraph 3, sentence 3, part 2",
        "Section 2, paragraph 8, sentence 1",
    ),
    within("heaps up to 40"),
)
def section_1_1__alternating_play() -> Iterator[Case]:
    """TB = 0 is alternating play, with both budgets 0: the marker's holder moves and hands it over,
    so that a unitary heap is worth 1 to who starts if it is odd, else 0.
    """
    for x, row in enumerate(rows({1}, 0, up_to=40)):
        yield Case({"heap": x}, row == ((x % 2,), (-(x % 2),)))


@claim(("Section 1.1, paragraph 3, sentence 2", "Section 1.1, paragraph 3, sentence 1"), settled())
def section_1_1__other_tie_rule() -> Iterator[Case]:
    # Path of weights 3 and then 1, bottom up: the mover at the top would rather move second.
    """The other rule for ties (the marker's holder may keep it and let the other pay and move) does
    not give alternating play at TB = 0: some game has another value.
    """
    weights = {1: 3, 2: 1}

    def value(x: int, left_has_marker: bool, may_keep: bool) -> int:
        if x == 0:
            return 0
        sign = 1 if left_has_marker else -1
        take = sign * weights[x] + value(x - 1, not left_has_marker, may_keep)
        if not may_keep:
            return take
        # Keeping: the other moves and the marker stays.
        keep = -sign * weights[x] + value(x - 1, left_has_marker, may_keep)
        return max(take, keep) if left_has_marker else min(take, keep)

    alternating, other = (value(2, True, may_keep) for may_keep in (False, True))
    yield Case("weights 3, 1", alternating != other, {"alternating": alternating, "other": other})


LEDGER.claim(
    "section-1-1.richman-theorem",
    "Section 1.1, paragraph 2, sentence 2",
    "A player wins the r-biased coin game just where the Richman game is won with budget 1 - r.",
    missing("the continuous game and its coin game: the document quotes the theorem only"),
    at=_nothing,
)(_nothing)

for _name, _cite, _says in (
    (
        "section-1.continuous-marker",
        "Footnote 2",
        "In the continuous game any positive bid is worth more than the marker.",
    ),
    (
        "section-1-1.continuous-ties",
        "Section 1.1, paragraph 2, sentence 3, part 1",
        "In the continuous game ties have probability 0.",
    ),
    (
        "section-1-1.continuous-tie-rule",
        "Section 1.1, paragraph 2, sentence 3, part 2",
        "The main result on the continuous game holds for any standard tie rule, with open or "
        "closed bids.",
    ),
):
    LEDGER.claim(
        _name, _cite, _says, missing("the continuous game, which is not defined"), at=_nothing
    )(_nothing)


# Abstract and Section 1.2


LEDGER.claim(
    "abstract.unique-equilibrium",
    "Abstract, sentence 5; Section 1.2, sentences 2 and 5",
    "Unitary games have a unique equilibrium, in value.",
    UNIQUENESS.plan(),
    SYMMETRY.plan(),
    at=_nothing,
)(_nothing)
LEDGER.claim(
    "abstract.period-2",
    "Abstract, sentence 6, part 1; Section 1.2, sentence 8",
    "Unitary outcomes are eventually periodic with period 2.",
    CONSTANT.plan(),
    at=_nothing,
)(_nothing)


@claim(
    "Abstract, sentence 6, part 2", CONSTANT.plan(), within("every TB <= 200: at most TB^2/4 + 1")
)
def abstract__quadratic() -> Iterator[Case]:
    """The periodicity appears at heaps at most quadratic in TB."""
    from proofs_check.documents.bidding.claims.section_4 import first_repetition

    for TB in range(201):
        heap = first_repetition(TB)
        yield Case({"total_budget": TB}, 4 * heap <= TB * TB + 4, {"heap": heap})
