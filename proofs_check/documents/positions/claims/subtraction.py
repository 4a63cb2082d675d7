"""Slides 11 to 14 and 18 to 33: subtraction games, S = {1,2,3} and S = {1,3,4}."""

from collections.abc import Callable, Iterator, Sequence
from itertools import combinations
from typing import Any

from proofs_check.core.claim import using
from proofs_check.core.evidence import Effort
from proofs_check.documents.positions.claims import claim
from proofs_check.documents.positions.claims.games import FINITE, plays
from proofs_check.documents.positions.plans import (
    argument,
    enter,
    heaps,
    integers,
    numbers,
    printed_cells,
    rows,
    step,
)
from proofs_check.documents.positions.plans import claim as old_claim
from proofs_check.methods.enumeration import Case, enumerated, settled
from proofs_check.methods.exhaustive import every
from proofs_check.methods.printed import Cell, Row
from proofs_check.methods.smt import Terms, Truth
from reference.positions import (
    N,
    removals,
    subtraction_position,
    subtraction_rows,
    subtraction_winning_moves,
)

Set = tuple[int, ...]


def game(S: Set, n: int) -> dict[int, tuple[int, ...]]:
    """The piles from 0 to n and what each can be moved to."""
    return {m: tuple(m - k for k in removals(S, m)) for m in range(n + 1)}


# Slide 11


def last_chip_is_removed(allowed: Callable[[Set], bool]) -> Callable[[Effort], Iterator[Case]]:
    """Every play removes the last chip."""

    def cases(effort: Effort) -> Iterator[Case]:
        for n in range(1, 7 if effort is Effort.DEFAULT else 10):
            for size in range(n + 1):
                for S in filter(allowed, combinations(range(1, n + 1), size)):
                    ends = {play[-1] for play in plays(game(S, n), n)}
                    values = {"chips left at the end": sorted(ends)}
                    yield Case({"set": list(S), "heap": n}, ends == {0}, values)

    return cases


def some_chip_is_removed(effort: Effort) -> Iterator[Case]:
    """Every play by a set that is not empty has a move, and so a last one."""
    for n in range(1, 7 if effort is Effort.DEFAULT else 10):
        for size in range(1, n + 1):
            for S in combinations(range(1, n + 1), size):
                moved = all(len(play) > 1 for play in plays(game(S, n), n))
                yield Case({"set": list(S), "heap": n}, moved)


LAST_CHIP = enumerated(
    "every n <= 6, every S within {1, ..., n}", "every n <= 9, every S within {1, ..., n}"
)

old_claim(
    "subtraction.last-chip-decides",
    "Slide 11, item 4; slide 4, item 3",
    "The rule that who removes the last chip wins names a winner in every play.",
    readings={
        "any S": using(last_chip_is_removed(lambda S: True), LAST_CHIP),
        "any S but the empty one": using(last_chip_is_removed(lambda S: S != ()), LAST_CHIP),
        "any S but the empty one, the last chip that can be removed: the last move of slide 5": (
            using(some_chip_is_removed, LAST_CHIP)
        ),
    },
)(last_chip_is_removed)


def _one_can_be_removed(terms: Terms) -> tuple[Truth, ...]:
    n, k = integers(terms, "n k")
    return n >= 1, k == 1, n - k >= 0


old_claim(
    "subtraction.last-chip-decides.with-1.weakened",
    "Slide 11, item 4",
    "Where one chip may be removed, every play removes the last chip.",
    argument(
        "last-chip",
        "As long as a chip is left one can be removed, and no play is endless.",
        step("with 1 in S a pile with chips has a move", _one_can_be_removed),
    ),
    lambda function: LAST_CHIP(last_chip_is_removed(lambda S: 1 in S)),
)(last_chip_is_removed)

old_claim(
    "subtraction.finite",
    "Slide 4, item 4; slide 11",
    "A subtraction game ends in a finite number of moves.",
    FINITE,
)(plays)


# Slides 12 to 14 and 24: S = {1,2,3}


def _terminal_4(terms: Terms) -> tuple[Truth, ...]:
    n, q = integers(terms, "n q")
    return n >= 0, n < 1, q == 0, n == 4 * q


def _stays_out_4(terms: Terms) -> tuple[Truth, ...]:
    n, q, k, r = integers(terms, "n q k r")
    return n == 4 * q, k >= 1, k <= 3, (n - k) != 4 * r


def _comes_back_4(terms: Terms) -> tuple[Truth, ...]:
    n, q, k = integers(terms, "n q k")
    return q >= 0, k >= 1, k <= 3, n == 4 * q + k, (k <= n) & ((n - k) == 4 * q)


MULTIPLES_OF_4 = argument(
    "subtraction-123",
    "By the three conditions of slide 34, for the multiples of 4; the game ends because each move "
    "removes a chip.",
    step("a pile without a move is a multiple of 4", _terminal_4),
    step("from a multiple of 4 no move leads to one", _stays_out_4),
    step("from 4q + k with k in {1,2,3} removing k leads to a multiple of 4", _comes_back_4),
)


def _only_k(terms: Terms) -> tuple[Truth, ...]:
    n, q, k, j, r = integers(terms, "n q k j r")
    return n == 4 * q + k, k >= 1, k <= 3, j >= 1, j <= 3, (n - j) == 4 * r, j == k


ONLY_ONE_REMOVAL = argument(
    "subtraction-123-only",
    "The P-positions are the multiples of 4, and only one of 1, 2, 3 chips leads to one.",
    step("from a multiple of 4 no move leads to one", _stays_out_4),
    step("from 4q + k with k in {1,2,3} removing k leads to a multiple of 4", _comes_back_4),
    step("no other removal does", _only_k),
)

HEAPS_123, HEAPS_123_DEEP = heaps(1, 2, 3)
EVERY_123 = every(HEAPS_123, "heaps", deep=HEAPS_123_DEEP)


enter(
    "subtraction-123.set-allowed",
    "Slide 12",
    "{1,2,3} is a set of numbers from 1 to 21.",
    lambda function: settled()(
        lambda: (Case({"k": k}, k in range(1, 22)) for k in numbers("subtraction-example"))
    ),
)


@claim("Slide 13, answer, sentence 1", MULTIPLES_OF_4, EVERY_123)
def subtraction_123__first_player(o: Any) -> Any:
    """With S = {1,2,3} the first player has a winning strategy wherever n is no multiple of 4."""
    return (o.n % 4 == 0) | (o.is_P ^ True)


@claim("Slide 13, answer, sentence 2", MULTIPLES_OF_4, EVERY_123)
def subtraction_123__second_player(o: Any) -> Any:
    """With S = {1,2,3} the second player has a winning strategy wherever n is a multiple of 4."""
    return (o.n % 4 != 0) | o.is_P


@claim("Slide 13, answer, sentence 1", settled())
def subtraction_123__n_21() -> Iterator[Case]:
    """With S = {1,2,3} and n = 21 the first player has the winning strategy."""
    found = subtraction_position((1, 2, 3), 21)
    yield Case({"set": [1, 2, 3], "heap": 21}, found is N, {"position": found.value})


@claim("Slide 14, answer", MULTIPLES_OF_4, enumerated("every n <= 5000"))
def subtraction_123__strategy_available(effort: Effort) -> Iterator[Case]:
    """From a pile that is no multiple of 4 some removal leaves a multiple of 4."""
    for n in range(5001):
        left = [(n - k) % 4 for k in removals((1, 2, 3), n)]
        yield Case({"heap": n}, n % 4 == 0 or 0 in left)


def wins_by_multiples_of_4(n: int) -> bool:
    """Whoever leaves multiples of 4 moves last, whatever the other player does, from n."""
    after_mine = {n - n % 4}
    while after_mine:
        replies = {m - k for m in after_mine for k in removals((1, 2, 3), m)}
        if any(m % 4 == 0 for m in replies):
            return False  # the strategy has nothing to say
        after_mine = {m - m % 4 for m in replies}
    return True


@claim(
    "Slide 14, answer",
    MULTIPLES_OF_4,
    enumerated("every n <= 300 that is no multiple of 4, every play against the strategy"),
)
def subtraction_123__strategy_wins(effort: Effort) -> Iterator[Case]:
    """Who leaves a multiple of 4 each time wins, whatever the other player does."""
    for n in range(301):
        if n % 4:
            yield Case({"heap": n}, wins_by_multiples_of_4(n))


@claim("Slide 14, answer", ONLY_ONE_REMOVAL, enumerated("every n <= 200"))
def subtraction_123__strategy_only(effort: Effort) -> Iterator[Case]:
    """It is the winning strategy: no other removal wins."""
    for n in range(201):
        winning = subtraction_winning_moves((1, 2, 3), n)
        yield Case({"heap": n}, winning == ((n % 4,) if n % 4 else ()))


# Slides 25 and 33: S = {1,3,4}


def _terminal_7(terms: Terms) -> tuple[Truth, ...]:
    n, q = integers(terms, "n q")
    return n >= 0, n < 1, q == 0, (n == 7 * q) | (n == 7 * q + 2)


def _is(number: Any, *values: int) -> Truth:
    result: Truth = number == values[0]
    for value in values[1:]:
        result = result | (number == value)
    return result


def _stays_out_7(terms: Terms) -> tuple[Truth, ...]:
    n, q, r, k, p = integers(terms, "n q r k p")
    out = ((n - k) != 7 * p) & ((n - k) != 7 * p + 2)
    return n == 7 * q + r, _is(r, 0, 2), _is(k, 1, 3, 4), out


def _comes_back_7(terms: Terms) -> tuple[Truth, ...]:
    n, q, r = integers(terms, "n q r")
    leads = [
        (r == residue) & ((n - k) == 7 * q + to) & (n >= k)
        for residue, k, to in ((1, 1, 0), (3, 1, 2), (4, 4, 0), (5, 3, 2), (6, 4, 2))
    ]
    return q >= 0, n == 7 * q + r, _is(r, 1, 3, 4, 5, 6), terms.any_of(leads)


RESIDUES_0_AND_2 = argument(
    "subtraction-134",
    "By the three conditions of slide 34, for the numbers that are 0 or 2 modulo 7; the game ends "
    "because each move removes a chip.",
    step("a pile without a move is 0 or 2 modulo 7", _terminal_7),
    step("from 0 or 2 modulo 7 no move leads to 0 or 2", _stays_out_7),
    step("from 1, 3, 4, 5, 6 removing 1, 1, 4, 3, 4 leads to 0, 2, 0, 2, 2", _comes_back_7),
)

HEAPS_134, HEAPS_134_DEEP = heaps(1, 3, 4)
EVERY_134 = every(HEAPS_134, "heaps", deep=HEAPS_134_DEEP)


def among(o: Any, residues: Sequence[int]) -> Any:
    """The pile is one of these modulo 7."""
    found = o.n < 0
    for residue in residues:
        found = found | (o.n % 7 == residue)
    return found


# Slides 24 and 33: the sets


def list_begins(S: Set, name: str, label: str) -> Callable[[], Iterator[Cell]]:
    """The printed numbers against all piles with that label up to the largest of them."""

    def cells() -> Iterator[Cell]:
        found = numbers(name)
        labels = subtraction_rows(S, max(found))
        yield Cell(name, found, [n for n, position in enumerate(labels) if position == label])

    return cells


@claim("Slide 24, P, multiples of 4", MULTIPLES_OF_4, EVERY_123)
def subtraction_123__p_set(o: Any) -> Any:
    """With S = {1,2,3} a pile is a P-position if and only if it is a multiple of 4."""
    return o.is_P == (o.n % 4 == 0)


@claim("Slide 24, N", MULTIPLES_OF_4, EVERY_123)
def subtraction_123__n_set(o: Any) -> Any:
    """With S = {1,2,3} the N-positions are the piles that are no multiple of 4."""
    return (o.is_P ^ True) == (o.n % 4 != 0)


@claim("Slide 33, P, the residues", RESIDUES_0_AND_2, EVERY_134)
def subtraction_134__p_set(o: Any) -> Any:
    """With S = {1,3,4} a pile is a P-position if and only if it is 0 or 2 modulo 7."""
    return o.is_P == among(o, numbers("subtraction-134-P-residues"))


@claim("Slide 33, N, the residues", RESIDUES_0_AND_2, EVERY_134)
def subtraction_134__n_set(o: Any) -> Any:
    """With S = {1,3,4} a pile is an N-position if and only if it is 1, 3, 4, 5 or 6 modulo 7."""
    return (o.is_P ^ True) == among(o, numbers("subtraction-134-N-residues"))


for _set, _label, _cite in (
    ((1, 2, 3), "P", "Slide 24, P"),
    ((1, 3, 4), "P", "Slide 33, P"),
    ((1, 3, 4), "N", "Slide 33, N"),
):
    _digits = "".join(map(str, _set))
    enter(
        f"subtraction-{_digits}.{_label.lower()}-list",
        _cite,
        f"The listed numbers are the first {_label}-positions, none left out.",
        printed_cells(list_begins(_set, f"subtraction-{_digits}-{_label}", _label)),
    )


# Slides 19 to 23 and 26 to 32: the labelling in progress

Labels = dict[int, str]
PILES = range(12)


def given_by(rule: int, S: Set, before: Labels) -> Labels:
    """The labels that one rule of slide 16 gives the unlabelled piles, from those given before."""
    found: Labels = {}
    for n in PILES:
        if n in before:
            continue
        options = [before.get(n - k) for k in removals(S, n)]
        if rule == 1 and not options:
            found[n] = "P"
        if rule == 2 and "P" in options:
            found[n] = "N"
        if rule == 3 and options and all(option == "N" for option in options):
            found[n] = "P"
    return found


def printed_labels(row: Row) -> Labels:
    """The printed labels of a grid."""
    return {n: row[str(n)] for n in PILES if row[str(n)]}


STEPS_TAKEN = {"123-2": (2, 3), "134-7": (3,)}
"""The rules that lead from one grid to the next where they are not the one of the caption."""


def grids() -> Iterator[tuple[str, Set, Row, Labels]]:
    """Yield each grid: its name, S, its row, and the labels of the grid before."""
    before: Labels = {}
    for row in rows("subtraction-grids"):
        digits, _, number = row["grid"].partition("-")
        if number == "1":
            before = {}
        yield row["grid"], tuple(map(int, digits)), row, before
        before = printed_labels(row)


def right_labels(name: str) -> Callable[[], Iterator[Cell]]:
    """The printed labels against the recursion."""

    def cells() -> Iterator[Cell]:
        for grid, S, row, _ in grids():
            if grid == name:
                known = [found.value for found in subtraction_rows(S, PILES[-1])]
                for n, label in printed_labels(row).items():
                    yield Cell(f"{row['place']}, pile {n}", label, known[n])

    return cells


def right_blanks(name: str) -> Callable[[], Iterator[Cell]]:
    """What is blank, and what is new, against what the steps since the grid before settle."""

    def cells() -> Iterator[Cell]:
        for grid, S, row, before in grids():
            if grid == name:
                labels = dict(before)
                for rule in STEPS_TAKEN.get(grid, (int(row["rule of caption"]),)):
                    labels |= given_by(rule, S, labels)
                for n in PILES:
                    yield Cell(f"{row['place']}, pile {n}", row[str(n)], labels.get(n, ""))

    return cells


def each_new_label(name: str) -> Callable[[], Iterator[Case]]:
    """Each new label of a grid must come from the grid before by the rule of the caption."""

    def cases() -> Iterator[Case]:
        for grid, S, row, before in grids():
            if grid == name:
                given = given_by(int(row["rule of caption"]), S, before)
                for n, label in printed_labels(row).items():
                    if n not in before:
                        yield Case({"grid": name, "pile": n, "label": label}, given.get(n) == label)

    return cases


def some_new_label(name: str) -> Callable[[], Iterator[Case]]:
    """Some new label must come from all others in the grid by the rule of the caption."""

    def cases() -> Iterator[Case]:
        for grid, S, row, before in grids():
            if grid == name:
                labels = printed_labels(row)
                rule = int(row["rule of caption"])
                fitting = [
                    n
                    for n in labels
                    if n not in before
                    and given_by(rule, S, {m: labels[m] for m in labels if m != n}).get(n)
                    == labels[n]
                ]
                yield Case({"grid": name}, bool(fitting), {"fitting": fitting})

    return cases


for _row in rows("subtraction-grids"):
    _grid = _row["grid"]
    _digits, _number = _grid.split("-")
    _id = f"subtraction-{_digits}.grid-{_number}"
    _where = f"{_row['place']}, S = {{{','.join(_digits)}}}"
    old_claim(
        f"{_id}.caption",
        f"{_where}, caption",
        f"What is new in the grid comes from the grid before by rule {_row['rule of caption']}.",
        readings={
            "every new label": using(each_new_label(_grid), settled()),
            "at least one new label": using(some_new_label(_grid), settled()),
        },
    )(grids)
    enter(
        f"{_id}.labels",
        f"{_where}, printed labels",
        "Every printed label is right.",
        printed_cells(right_labels(_grid)),
    )
    enter(
        f"{_id}.blanks",
        f"{_where}, printed and blank cells",
        "The labelling has come exactly so far: what the steps settle is printed, the rest blank.",
        printed_cells(right_blanks(_grid)),
    )


@claim("Slide 20, caption", settled())
def subtraction_123__grid_2__caption__corrected() -> Iterator[Case]:
    """The labels 1, 2, 3 come by rule 2 from the grid before, and then 4 by rule 3."""
    first = given_by(2, (1, 2, 3), {0: "P"})
    yield Case({"rule": 2}, first == {1: "N", 2: "N", 3: "N"})
    yield Case({"rule": 3}, given_by(3, (1, 2, 3), {0: "P", **first}) == {4: "P"})


@claim("Slide 32, caption", settled())
def subtraction_134__grid_7__caption__corrected() -> Iterator[Case]:
    """The one new label, P at 9, comes by rule 3: 9 can only move to N-positions."""
    (before,) = (before for grid, _, _, before in grids() if grid == "134-7")
    yield Case({"rule": 3}, given_by(3, (1, 3, 4), before) == {9: "P"})
    yield Case({"rule": 2}, 9 not in given_by(2, (1, 3, 4), before))
