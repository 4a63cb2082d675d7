"""Section 4 and the figures: answers to quizzes whose questions are mostly not in the text."""

from collections.abc import Callable, Iterator
from fractions import Fraction
from itertools import product

from proofs_check.core.claim import using
from proofs_check.core.evidence import Effort
from proofs_check.documents.partizan.claims import claim
from proofs_check.documents.partizan.claims.nimbers import heap, number_set
from proofs_check.documents.partizan.forms import subsets, values
from proofs_check.documents.partizan.plans import claim as old_claim
from proofs_check.documents.partizan.plans import (
    enter_equation,
    every_form,
    relations,
    side,
    unverifiable,
)
from proofs_check.methods.enumeration import Case, enumerated, settled
from proofs_check.methods.printed import Cell, Row, printed, printed_rows
from reference.partizan.games import (
    ZERO,
    Game,
    Order,
    Outcome,
    compare,
    mover_wins,
    outcome,
    plus,
)
from reference.partizan.hackenbush import HACKENBUSH_STRING
from reference.partizan.nimbers import grundy_value, mex, nim_sum
from reference.partizan.notation import read, show
from reference.partizan.numbers import integer_game, number
from reference.partizan.rulesets import form
from reference.partizan.toads_and_frogs import TOADS_AND_FROGS

WINNERS = {
    "Left wins": Outcome.LEFT,
    "Right wins": Outcome.RIGHT,
    "First player wins": Outcome.NEXT,
    "Second player wins": Outcome.PREVIOUS,
}
ANSWERS = {row["claim"]: row for row in printed_rows("partizan", "answers")}


def answer(name: str, says: str, what: str = "the question, and the game that it is about") -> None:
    """Enter an answer to a question that the text does not contain."""
    unverifiable(name, ANSWERS[name]["place"], says, what)


def stated(row: Row) -> str:
    """What an answer says of its game."""
    return f"{row['game']} {row['relation']} {row['value']}".strip()


for _n in range(1, 6):
    _row = ANSWERS[f"week-1-extra.{_n}"]
    answer(_row["claim"], f"Problem {_n}: {_row['printed'].lower()}.")

for _n in range(1, 5):
    _row = ANSWERS[f"week-2.{_n}"]
    answer(_row["claim"], f"{_row['game']}: {_row['printed']}.", "the games A to F of the quiz")


def letters(relation: str, text: str) -> list[Game]:
    """The games that an answer of the extra problems allows: the value, or all fuzzy ones."""
    return [read(text)] if relation == "=" else [G for G in values() if outcome(G).value == "N"]


def allowed(n: int) -> list[Game]:
    """The games that the answer to extra problem n allows."""
    row = ANSWERS[f"week-2-extra.{n}"]
    return letters(row["relation"], row["value"])


SUMS = {1: (1, 2), 2: (3, 6), 3: (5, 6), 4: (4, 5, 6)}
"""The extra problems that have the letters of each quiz answer."""


def outcomes_with_the_letters(n: int) -> set[Outcome]:
    """Who can win the sum of quiz answer n if its letters are those of the extra problems."""
    found = set()
    for games in product(*map(allowed, SUMS[n])):
        total = ZERO
        for G in games:
            total = plus(total, G)
        found.add(outcome(total))
    return found


@claim(
    (
        "Section 4.2, Week 2 Quiz, answer 1",
        "Section 4.2, Week 2 Quiz, answer 2",
        "Section 4.2, Week 2 Quiz, answer 3",
        "Section 4.2, Week 2 Quiz, answer 4",
        "Section 4.3, Week 2 Extra problems, answer 1, value",
        "Section 4.3, Week 2 Extra problems, answer 2, value",
        "Section 4.3, Week 2 Extra problems, answer 3, value",
        "Section 4.3, Week 2 Extra problems, answer 4, value",
        "Section 4.3, Week 2 Extra problems, answer 5, value",
        "Section 4.3, Week 2 Extra problems, answer 6, value",
    ),
    enumerated("D and E among the values born by day 2 that are fuzzy with 0"),
)
def week_2__other_letters__measured(effort: Effort) -> Iterator[Case]:
    """The letters of the quiz are not those of the extra problems of the same week: with these
    answers 1 and 4 can be right, 2 and 3 cannot (C + F = 1/8, and E + F = E is fuzzy).
    """
    for n, possible in ((1, True), (2, False), (3, False), (4, True)):
        row = ANSWERS[f"week-2.{n}"]
        found = WINNERS[row["printed"]] in outcomes_with_the_letters(n)
        yield Case(row["place"], found == possible, {"possible": found})


@claim(
    (
        "Section 4.2, Week 2 Quiz, answer 1",
        "Section 4.2, Week 2 Quiz, answer 2",
        "Section 4.2, Week 2 Quiz, answer 3",
        "Section 4.2, Week 2 Quiz, answer 4",
    ),
    settled(),
)
def week_2__consistent__measured() -> Iterator[Case]:
    """The four answers do not contradict each other: there are integers A to F with these
    winners.
    """
    signs = {Outcome.LEFT: 1, Outcome.RIGHT: -1, Outcome.PREVIOUS: 0}
    wanted = [signs[WINNERS[ANSWERS[f"week-2.{n}"]["printed"]]] for n in range(1, 5)]
    found = None
    for chosen in product(range(-2, 3), repeat=6):
        sums = [sum(chosen[letter - 1] for letter in SUMS[n]) for n in range(1, 5)]
        if found is None and [(x > 0) - (x < 0) for x in sums] == wanted:
            games = [integer_game(x) for x in sums]
            if [compare(G, ZERO).value for G in games] == [">", "=", "<", ">"]:
                found = chosen
    yield Case("A to F", found is not None, {"A to F": list(found or ())})


@claim(
    ("Section 4.2, Week 2 Quiz, answer 3", "Section 4.2, Week 2 Quiz, answer 4"),
    enumerated("D and E + F among the 22 values born by day 2"),
)
def week_2__D_is_positive__measured(effort: Effort) -> Iterator[Case]:
    """If E + F < 0 and D + E + F > 0 then D > 0."""
    for D, rest in product(values(), repeat=2):
        if outcome(rest) is Outcome.RIGHT and outcome(plus(D, rest)) is Outcome.LEFT:
            yield Case([show(D), show(rest)], outcome(D) is Outcome.LEFT)


def winner_of(row: Row) -> Callable[[Game], Iterator[Case]]:
    """A game that relates to the printed value as printed has the printed winner."""

    def cases(G: Game) -> Iterator[Case]:
        if compare(G, read(row["value"])).value == row["relation"]:
            found = outcome(G)
            yield Case(show(G), found is WINNERS[row["printed"]], {"outcome": found.value})

    return cases


def only(row: Row) -> Callable[[], Iterator[Case]]:
    """The same for the one value that is printed."""
    return lambda: winner_of(row)(read(row["value"]))


for _n in range(1, 8):
    _row = ANSWERS[f"week-2-extra.{_n}"]
    unverifiable(
        f"{_row['claim']}.value",
        _row["place"],
        f"Problem {_n}: {stated(_row)}.",
        f"the game {_row['game']}",
    )
    old_claim(
        f"{_row['claim']}.winner",
        _row["place"],
        f"Where {stated(_row)}: {_row['printed'].lower()}.",
        every_form() if _row["relation"] == "||" else settled(),
        at=winner_of,
    )(winner_of(_row) if _row["relation"] == "||" else only(_row))

unverifiable(
    "figure-1", "Figure 1", "The figure shows games as numbers.", "the picture and its labels"
)
unverifiable(
    "week-2-extra.8.value",
    ANSWERS["week-2-extra.8"]["place"],
    "Problem 8: H < 1 1/2, the value itself left open.",
    "the game H",
)
unverifiable(
    "week-2-extra.8.winner",
    ANSWERS["week-2-extra.8"]["place"],
    "Problem 8: Right wins H.",
    "the game H; that H < 1 1/2 does not decide it",
)


@claim(
    (
        "Section 4.3, Week 2 Extra problems, answer 8, value",
        "Section 4.3, Week 2 Extra problems, answer 8, winner",
    ),
    settled(),
)
def week_2_extra__8__undecided__measured() -> Iterator[Case]:
    """Games below 1 1/2 can be won by Left, by Right, by the first and by the second player."""
    below = [G for G in values() if compare(G, read("3/2")) is Order.LESS]
    for wanted in Outcome:
        found = [show(G) for G in below if outcome(G) is wanted]
        yield Case(wanted.value, bool(found), {"games": list(found)})


for _n in range(9, 12):
    _row = ANSWERS[f"week-2-extra.{_n}"]
    answer(_row["claim"], f"Problem {_n}: Right wins {_row['game']}.", f"the game {_row['game']}")


def winners(G: Game) -> tuple[str, str]:
    """Who wins if Left begins, and who if Right does."""
    return (
        "Left" if mover_wins(G, True) else "Right",
        "Right" if mover_wins(G, False) else "Left",
    )


def sign_of_winners(row: Row) -> Callable[[Game], Iterator[Case]]:
    """A game has the printed winners exactly when it has the printed sign."""

    def cases(G: Game) -> Iterator[Case]:
        printed_winners = winners(G) == (row["left_first"], row["right_first"])
        found = compare(G, ZERO).value
        yield Case(show(G), printed_winners == (found == row["relation"]), {"order": found})

    return cases


for _n in range(1, 4):
    _row = ANSWERS[f"week-3.{_n}"]
    _begin = f"Left first, {_row['left_first']} wins; Right first, {_row['right_first']} wins"
    answer(_row["claim"], f"{_row['game']}: {_begin}.", f"the game {_row['game']}")
    old_claim(
        f"{_row['claim']}.sign",
        _row["place"],
        f"These winners are those of the games with {stated(_row)}.",
        every_form(),
        at=sign_of_winners,
    )(sign_of_winners(_row))

WEEK_3 = ANSWERS["week-3.4"]
FIRST, SECOND = read("{0|*}"), read("{0|0}")


@claim("Section 4.4, Week 3 Quiz, answer 4, Left first", printed())
def week_3__4__left_first() -> Iterator[Cell]:
    """{0|*} + {0|0}: Left first, Left wins."""
    yield Cell("Left first", WEEK_3["left_first"], winners(side(WEEK_3["game"]))[0])


def left_wins_after(after: Game, move: str) -> Callable[[], Iterator[Case]]:
    """Left, having made this move, wins."""
    return lambda: iter([Case(move, not mover_wins(after, False), {"left": show(after)})])


def right_wins_after(after: Game, move: str) -> Callable[[], Iterator[Case]]:
    """Right, having made this move, wins."""
    return lambda: iter([Case(move, not mover_wins(after, True), {"left": show(after)})])


@claim(
    "Section 4.4, Week 3 Quiz, answer 4, Left's move",
    readings={
        "of the sum as printed: that of {0|*}": using(
            left_wins_after(plus(ZERO, SECOND), "0 + {0|0}"), settled()
        ),
        "of {0|0}": using(left_wins_after(plus(FIRST, ZERO), "{0|*} + 0"), settled()),
        "of the simplified form {0,*|0}": using(left_wins_after(ZERO, "0"), settled()),
    },
)
def week_3__4__left_move() -> None:
    """Left wins by taking the leftmost 0."""


@claim("Section 4.4, Week 3 Quiz, answer 4, Right first", printed())
def week_3__4__right_first() -> Iterator[Cell]:
    """{0|*} + {0|0}: Right first, Right wins."""
    yield Cell("Right first", WEEK_3["right_first"], winners(side(WEEK_3["game"]))[1])


@claim(
    "Section 4.4, Week 3 Quiz, answer 4, Right's move",
    readings={
        "of the sum as printed: that of {0|0}": using(
            right_wins_after(plus(FIRST, ZERO), "{0|*} + 0"), settled()
        ),
        "of the simplified form {0,*|0}": using(right_wins_after(ZERO, "0"), settled()),
    },
)
def week_3__4__right_move() -> None:
    """Right wins by taking the rightmost 0."""


@claim(
    (
        "Section 4.4, Week 3 Quiz, answer 4, Right's move",
        "Section 4.4, Week 3 Quiz, answer 4, Left's move",
    ),
    settled(),
)
def week_3__4__right_move__corrected() -> Iterator[Case]:
    """In the sum as printed Right's one winning move is to the star of {0|*}, Left's one winning
    move to the 0 of {0|0}.
    """
    G = side(WEEK_3["game"])
    left = [option for option in G.left if not mover_wins(option, False)]
    right = [option for option in G.right if not mover_wins(option, True)]
    yield Case("Left", left == [plus(FIRST, ZERO)], {"wins": [show(X) for X in left]})
    yield Case("Right", right == [plus(read("*"), SECOND)], {"wins": [show(X) for X in right]})


@claim("Section 4.4, Week 3 Quiz, answer 4, parenthesis", printed())
def week_3__4__sign() -> Iterator[Cell]:
    """{0|*} + {0|0} || 0."""
    yield from relations(WEEK_3["place"], side(WEEK_3["game"]), WEEK_3["relation"], ZERO)


@claim("Section 4.5, Week 4 Quiz, answer 1", printed())
def week_4__1() -> Iterator[Cell]:
    """The answer to problem 1 is in figure 4.5."""
    rows = printed_rows("partizan", "figures")
    (reference,) = (row for row in rows if row["kind"] == "reference")
    captions = {row["words"]: row["number"] for row in rows if row["kind"] == "caption"}
    yield Cell(reference["place"], reference["number"], captions[reference["words"]])


enter_equation("week-4.2", "{-4|-1} = -2.")
enter_equation("week-4.3", "{1|1 3/4} = 1 1/2.")
enter_equation("week-4.4", "{0|2 3/4} = 1.")
enter_equation("week-4.5", "{-1|3/4} + 3 = 3.")
enter_equation("week-5.1.simplified", "{2,2 1/2|3,6} = {2 1/2|3}.")
enter_equation("week-5.1.value", "{2 1/2|3} = 2 3/4.")
enter_equation("week-5.2.simplified", "{0,^|1} = {0|1}.")
enter_equation("week-5.2.value", "{0|1} = 1/2.")
enter_equation("week-5.3.simplified", "{^|2} = {0|2}.")
enter_equation("week-5.3.value", "{0|2} = 1.")
enter_equation("week-5.4.simplified", "{^|0} = {0|0}.")
enter_equation("week-5.4.value", "{0|0} = *.")

TOADS = ANSWERS["week-5.5"]
ROW = TOADS["game"].replace("_", ".")


@claim("Section 4.6, Week 5 Quiz, answer 5, winner", printed())
def week_5__5__winner() -> Iterator[Cell]:
    """Toads and Frogs FT_F: whoever moves first wins."""
    found = outcome(form(TOADS_AND_FROGS, ROW))
    yield Cell(TOADS["place"], WINNERS[TOADS["printed"]].value, found.value)


@claim("Section 4.6, Week 5 Quiz, answer 5, form", printed())
def week_5__5__form() -> Iterator[Cell]:
    """FT_F is {0|0}: each player has one move, to a position equal to 0."""
    G = form(TOADS_AND_FROGS, ROW)
    for player, options in (("Left", G.left), ("Right", G.right)):
        found = [compare(option, ZERO).value for option in options]
        yield Cell(f"{player}'s options, compared with 0", ["="], list(found))


@claim("Section 4.6, Week 5 Quiz, answer 5, value", printed())
def week_5__5__value() -> Iterator[Cell]:
    """FT_F = *."""
    G = form(TOADS_AND_FROGS, ROW)
    yield from relations(TOADS["place"], G, TOADS["relation"], read(TOADS["value"]))


old_claim("week-6.1", "Section 4.7, answer 1", "1 xor 5 xor 11 = 15.", printed(), at=number_set)(
    number_set("week-6.1", lambda sizes: nim_sum(*sizes))
)
answer("week-6.2", "The answer to problem 2 is 6.", "the question")


def numbers(text: str) -> list[int]:
    """The numbers of a cell."""
    return [int(word) for word in text.split()]


def rows_of(week: str) -> list[Row]:
    """The printed rows of a subtraction game."""
    return [row for row in printed_rows("partizan", "subtraction") if row["week"] == week]


def removals(week: str) -> tuple[int, ...]:
    """The subtraction set: what some printed option takes away."""
    return tuple(
        sorted({int(row["heap"]) - n for row in rows_of(week) for n in numbers(row["options"])})
    )


def options_of(row: Row) -> list[int]:
    """The heaps that the set leads to, in the order in which the options are printed."""
    n = int(row["heap"])
    after = {n - s for s in removals(row["week"]) if s <= n}
    listed = [k for k in numbers(row["options"]) if k in after]
    return listed + sorted(after - set(listed))


def heap_cells(row: Row) -> Callable[[], Iterator[Cell]]:
    """The printed options are those of the one set, by the printed removals."""

    def cells() -> Iterator[Cell]:
        yield Cell(f"{row['place']}, options", numbers(row["options"]), options_of(row))
        if row["removed"]:
            after = [int(row["heap"]) - s for s in numbers(row["removed"])]
            yield Cell(f"{row['place']}, subtractions", numbers(row["options"]), after)

    return cells


def nimber_cells(row: Row) -> Callable[[], Iterator[Cell]]:
    """The printed nimbers of the options."""

    def cells() -> Iterator[Cell]:
        S = removals(row["week"])
        found = [grundy_value(heap(S, n)) for n in numbers(row["options"])]
        yield Cell(f"{row['place']}, nimbers", numbers(row["nimbers"]), found)

    return cells


def both(*parts: Callable[[], Iterator[Cell]]) -> Callable[[], Iterator[Cell]]:
    """The cells of several parts."""
    return lambda: (cell for part in parts for cell in part())


def value_cells(row: Row) -> Callable[[], Iterator[Cell]]:
    """The printed nimber of the heap, by the game, and by mex of the printed nimbers if any."""

    def cells() -> Iterator[Cell]:
        found = grundy_value(heap(removals(row["week"]), int(row["heap"])))
        yield Cell(f"{row['place']}, nimber", int(row["nimber"]), found)
        if row["nimbers"]:
            by_mex = mex(numbers(row["nimbers"]))
            yield Cell(f"{row['place']}, mex of the nimbers", int(row["nimber"]), by_mex)
        if row["left_side"] and not row["options"]:
            yield Cell(f"{row['place']}, heap", int(row["left_side"]), int(row["heap"]))

    return cells


def greatest_cells(row: Row) -> Callable[[], Iterator[Cell]]:
    """The printed nimber of the heap as the greatest of the printed nimbers."""
    return lambda: iter(
        [Cell(f"{row['place']}, max", int(row["nimber"]), max(numbers(row["nimbers"])))]
    )


def enter_value(name: str, row: Row) -> None:
    """Enter the printed nimber of a heap; where the text has max, by max and by mex."""
    says = f"Heap {row['heap']} has nimber {row['nimber']}"
    if row["operator"] == "max":
        old_claim(
            name,
            row["place"],
            f"{says}, the max of the nimbers of its options.",
            readings={
                "mex is meant": using(value_cells(row), printed()),
                "max": using(greatest_cells(row), printed()),
            },
            at=enter_value,
        )(lambda: None)
    else:
        old_claim(name, row["place"], f"{says}.", printed(), at=enter_value)(value_cells(row))


def side_cells(row: Row) -> Callable[[], Iterator[Cell]]:
    """The heap that the line names before its options."""
    return lambda: iter([Cell(row["place"], int(row["left_side"]), int(row["heap"]))])


def lost_side_cells(row: Row) -> Callable[[], Iterator[Cell]]:
    """The heap of which the line is: the one that has the printed options."""

    def cells() -> Iterator[Cell]:
        S = removals(row["week"])
        listed = sorted(numbers(row["options"]))
        found = [n for n in range(20) if sorted(n - s for s in S if s <= n) == listed]
        yield Cell(row["place"], [int(row["heap"])], list(found))

    return cells


def enter_week(week: str) -> None:
    """Enter the printed lines of a subtraction game, an option list a claim."""
    for row in rows_of(week):
        h, place = row["heap"], row["place"]
        if row["options"]:
            old_claim(
                f"week-{week}.options-{h}",
                place,
                f"From heap {h} one may go to {row['options'].replace(' ', ', ')}, with nimbers "
                f"{row['nimbers'].replace(' ', ', ')}.",
                printed(),
                at=heap_cells,
            )(both(heap_cells(row), nimber_cells(row)))
        if row["options"] and row["left_side"]:
            old_claim(
                f"week-{week}.heap-{h}",
                place,
                f"The line for G({h}) lists the options of heap {row['left_side']}.",
                readings={
                    "the number before the options": using(side_cells(row), printed()),
                    "that number garbled in the text, the heap of G": using(
                        lost_side_cells(row), printed()
                    ),
                },
                at=side_cells,
            )(lambda: None)
        enter_value(f"week-{week}.value-{h}", row)


def possible_sets(week: str) -> list[tuple[int, ...]]:
    """Every subtraction set in 1..10 that gives all printed options and nimbers of a week."""
    found = []
    for S in subsets(range(1, 11)):
        for row in rows_of(week):
            n = int(row["heap"])
            after = sorted(n - s for s in S if s <= n)
            if row["options"] and after != sorted(numbers(row["options"])):
                break
            if grundy_value(heap(S, n)) != int(row["nimber"]):
                break
        else:
            found.append(S)
    return found


def determined(week: str) -> Callable[[], Iterator[Case]]:
    """How far the printed heaps determine the subtraction set."""

    def cases() -> Iterator[Case]:
        top = max(int(row["heap"]) for row in rows_of(week))
        found = possible_sets(week)
        parts = {tuple(s for s in S if s <= top) for S in found}
        yield Case(f"the set up to {top}", parts == {removals(week)})
        yield Case("possible sets", len(found) == 2 ** (10 - top), {"sets": len(found)})

    return cases


def enter_set(week: str, cite: str, found: str, top: int) -> None:
    """Enter which subtraction set the printed heaps of a week have."""
    old_claim(
        f"week-{week}.set.measured",
        cite,
        f"The question is not in the text; the answer fits a subtraction game with {found} and any "
        f"numbers above {top}, of the sets in 1..10 no other.",
        settled(),
        at=determined,
    )(determined(week))


for _row in rows_of("6.3"):
    _h, _place = _row["heap"], _row["place"]
    old_claim(
        f"week-6.3.heaps-{_h}",
        _place,
        f"From heap {_h} one may go to {_row['options'].replace(' ', ', ')}.",
        printed(),
        at=heap_cells,
    )(heap_cells(_row))
    old_claim(
        f"week-6.3.nimbers-{_h}",
        _place,
        f"Those have nimbers {_row['nimbers'].replace(' ', ', ')}.",
        printed(),
        at=nimber_cells,
    )(nimber_cells(_row))
    enter_value(f"week-6.3.value-{_h}", _row)

enter_set("6.3", "Section 4.7, answer 3", "{1,2,5}", 7)
enter_week("6.4")
enter_set("6.4", "Section 4.7, answer 4", "{1,2,3}", 4)
unverifiable(
    "figure-2.problem",
    "Figure 2, caption",
    "The figure answers problem 1 of week 4.",
    "the picture and the problem",
)
enter_equation("figure-2.value", "1/2 + 1 - 2 = -1/2.")

ONE_BY_ONE = (form(HACKENBUSH_STRING, "LR"), form(HACKENBUSH_STRING, "L"), read("-2"))
TWO_LINES = (*ONE_BY_ONE[:2], form(HACKENBUSH_STRING, "RR"))
FIGURE_2 = {row["claim"]: row for row in printed_rows("partizan", "figure-2")}


def moves_in(parts: tuple[Game, ...], left: bool) -> set[Fraction | None]:
    """The values of the positions after one player's first move in the sum."""
    G = plus(plus(*parts[:2]), parts[2])
    return {number(option) for option in (G.left if left else G.right)}


def a_move(row: Row, parts: tuple[Game, ...]) -> Callable[[], Iterator[Case]]:
    """A printed value is that of a first move."""

    def cases() -> Iterator[Case]:
        found = moves_in(parts, row["first_move"] == "Left")
        holds = Fraction(row["printed"]) in found
        yield Case(row["printed"], holds, {"moves": sorted(map(str, found))})

    return cases


def the_sum(row: Row) -> Callable[[], Iterator[Case]]:
    """A printed value is that of the sum before any move."""

    def cases() -> Iterator[Case]:
        x = number(plus(plus(*TWO_LINES[:2]), TWO_LINES[2]))
        yield Case(row["printed"], Fraction(row["printed"]) == x, {"sum": str(x)})

    return cases


for _name, _row in FIGURE_2.items():
    _forms = {
        "-2 is {|-1}": using(a_move(_row, ONE_BY_ONE), settled()),
        "-2 is two red lines, one on the other": using(a_move(_row, TWO_LINES), settled()),
    }
    if _name in {"figure-2.left-3", "figure-2.right-3"}:
        _forms["it is the value of the sum again, no move"] = using(the_sum(_row), settled())
    old_claim(
        _name,
        _row["place"],
        f"In 1/2 + 1 - 2 a first move of {_row['first_move']} leaves {_row['printed']}.",
        readings=_forms,
        at=a_move,
    )(lambda: None)


@claim("Figure 2, Right first, -1/2", settled())
def figure_2__right_3__corrected() -> Iterator[Case]:
    """With -2 as two red lines, one on the other, Left's first moves leave -1 and -3/2, Right's 0,
    1/2 and 3/2: the sign of 1/2 is wrong.
    """
    for left, wanted in ((True, ["-1", "-3/2"]), (False, ["0", "1/2", "3/2"])):
        found = sorted(map(str, moves_in(TWO_LINES, left)))
        yield Case("Left" if left else "Right", found == wanted, {"moves": list(found)})


answer("week-7.1", "The answer to problem 1 is G > 0.", "the game G")
enter_week("7.2")
enter_set("7.2", "Section 4.8, answer 2", "{1,2,4}", 5)
answer("week-7.3", "The answer to problem 3 is {5|5}.", "the question")
answer("week-7.4", "The answer to problem 4 is 3/4.", "the question")
old_claim("week-7.5", "Section 4.8, answer 5", "2 xor 5 xor 6 = 1.", printed(), at=number_set)(
    number_set("week-7.5", lambda sizes: nim_sum(*sizes))
)
