"""Section 6: what it says of the results, disjunctive sums, four players."""

from collections.abc import Iterator
from itertools import product
from random import Random
from typing import Any

from proofs_check.core.claim import using
from proofs_check.core.evidence import Effort
from proofs_check.documents.preferences.claims import claim
from proofs_check.documents.preferences.plans import (
    BY_FORM,
    DOCUMENT,
    MOST,
    PLAYERS,
    analysed,
    case,
    shown,
    value_cell,
    value_of,
)
from proofs_check.documents.preferences.plans import claim as old_claim
from proofs_check.methods.enumeration import Case, enumerated, settled
from proofs_check.methods.printed import Cell, printed, printed_rows
from reference.preferences import (
    Preference,
    Reading,
    as_simple,
    disjunctive_sum,
    explicit_game,
    joined,
    row,
    simple_value,
    value,
)

NONE, SELFISH, PRUDENT = Preference.NONE, Preference.SELFISH, Preference.PRUDENT


@claim(("Section 6, sentence 2, part 1", "Section 6, sentence 5, part 1"), settled())
def section_6__two_preferences_reduce() -> Iterator[Case]:
    """Both preferences reduce the number of values significantly: to less than half from n = 5
    on.
    """
    for printed_row in printed_rows(DOCUMENT, "table-1"):
        n = int(printed_row["length"])
        before = int(printed_row["unsimplified"])
        for column in ("selfish", "prudent"):
            if n >= 5:
                fewer = 2 * int(printed_row[column]) < before
                yield case({"length": n, "column": column}, fewer)


@claim(
    "Section 6, sentence 3, part 2",
    readings={
        key: using(
            lambda effort, r=r: impartial(r),
            enumerated("500 random games in which all players have the same moves"),
        )
        for key, r in BY_FORM.items()
    },
)
def section_6__impartial_too() -> None:
    """The rules apply to impartial games as well: prudent players come to one simple value."""


def impartial(reading: Reading) -> Iterator[Case]:
    """Whether the prudent value of each is simple."""
    random = Random(6)
    for number in range(500):
        moves: dict[Any, dict[int, list[int]]] = {9: {}}
        for k in range(9):
            options = [j for j in range(k + 1, 10) if random.random() < 0.4] or [9]
            moves[k] = dict.fromkeys(PLAYERS, options)
        X = value(explicit_game(3, moves), 0, 1, PRUDENT, reading)
        yield case({"game": number}, as_simple(X) is not None, value=shown(X))


@claim(("Section 6, paragraph 2, sentence 1", "Section 6, paragraph 2, sentence 6"), settled())
def section_6__sum_not_determined() -> Iterator[Case]:
    """The values of the parts do not determine that of their sum."""
    parts = [[value_of(b, 1, SELFISH) for b in pair] for pair in (("12", "13"), ("112", "13"))]
    sums = [value_of(joined(*pair), 1, SELFISH) for pair in (("12", "13"), ("112", "13"))]
    yield case("12 + 13, 112 + 13", parts[0] == parts[1] and sums[0] != sums[1])


@claim(
    "Section 6, paragraph 2, sentence 1",
    enumerated("every two rows of Table 1 with n <= 4, player 1 to move"),
)
def section_6__sum_not_determined__strengthened(effort: Effort) -> Iterator[Case]:
    """An empty vertex between two rows makes their sum: as a sum of games it has the same value."""
    boards = [board for n in (2, 3, 4) for board in analysed(n)]
    for left, right in product(boards, repeat=2):
        if left >= right:
            games = [row(left), row(right)]
            both = disjunctive_sum(*(game for game, _ in games))
            X = value(both, tuple(tokens for _, tokens in games), 1, SELFISH)
            same = X == value_of(joined(left, right), 1, SELFISH)
            yield case({"boards": [left, right]}, same, value=shown(X))


for _board, _place in (("12", "first"), ("13", "second"), ("112", "third")):

    @old_claim(
        f"section-6.board-{_board}",
        f"Section 6, paragraph 2, sentences 2 and 3, {_place} game",
        f"{_board} has value 1 if player 1 begins.",
        printed(),
    )
    def _(board: str = _board) -> Iterator[Cell]:
        return value_cell(f"sum-{board}")


@claim("Section 6, paragraph 2, sentence 4, part 1", printed())
def section_6__sum_12_13() -> Iterator[Cell]:
    """12013 has value 1_1 if player 1 begins."""
    return value_cell("sum-12-13")


@claim(
    "Section 6, paragraph 2, sentence 4, part 2",
    readings={
        "unsimplified": using(lambda: value_cell("sum-112-13"), printed()),
        "selfish": using(lambda: sum_of(SELFISH), printed()),
        "prudent": using(lambda: sum_of(PRUDENT), printed()),
    },
)
def section_6__sum_112_13() -> None:
    """112013 has value 1 if player 1 begins."""


def sum_of(chosen: Preference) -> Iterator[Cell]:
    """That sum with such players."""
    yield Cell(f"112013, {chosen}", "1", shown(value_of("112013", 1, chosen)))


@claim("Section 6, paragraph 2, sentence 5, part 1", settled())
def section_6__components_winnable() -> Iterator[Case]:
    """Player 1 wins each of the parts if player 1 begins there."""
    for board in ("12", "13", "112"):
        yield case({"board": board}, value_of(board, 1, NONE) == 1)


@claim("Section 6, paragraph 2, sentence 5, part 2", settled())
def section_6__not_both_first() -> Iterator[Case]:
    """Player 1 can not begin in both parts of 12013: after any first move the other part is as
    before, and player 2 or 3 is the next who can move there.
    """
    game, tokens = row("12013")
    for option in sorted(game.options(tokens, 1)):
        parts = [option[:2], option[3:]]
        untouched = [i for i, part in enumerate(parts) if part == (tokens[:2], tokens[3:])[i]]
        others = [i for i in (2, 3) if any(True for _ in game.options(option, i))]
        yield case(list(option), len(untouched) == 1 and bool(others), next=others)


@claim("Section 6, paragraph 3, sentence 3", enumerated("N = 2 to 5, i <= 6"))
def section_6__four_notation(effort: Effort) -> Iterator[Case]:
    """For any N the notation suggests a_i for the set of all b_(i-1) with b not a."""
    for N, i in product(range(2, 6), range(1, 7)):
        for a in range(1, N + 1):
            below = {simple_value(b, i - 1, N) for b in range(1, N + 1) if b != a}
            X = simple_value(a, i, N)
            listed = X if isinstance(X, frozenset) else {X}
            yield case({"players": N, "base": a, "exponent": i}, listed == below)


@claim("Section 6, paragraph 3, sentence 4", printed())
def section_6__four_two_bar() -> Iterator[Cell]:
    """With four players 2_1 is {1,3,4}."""
    yield Cell("2_1", "[1,3,4]", shown(simple_value(2, 1, 4)))


@claim("Section 6, paragraph 3, sentence 5", enumerated(f"exponents <= {MOST}"))
def section_6__four_no_name(effort: Effort) -> Iterator[Case]:
    """With four players {1,4} has no such name."""
    for a, i in product(range(1, 5), range(MOST + 1)):
        yield case({"base": a, "exponent": i}, simple_value(a, i, 4) != frozenset({1, 4}))
    yield case("as a value", as_simple(frozenset({1, 4}), 4) is None)
