"""Section 4 and the figures: answers to quizzes whose questions are mostly not in the text."""

from collections.abc import Callable, Iterator
from fractions import Fraction
from functools import reduce
from itertools import product

from proofs_check.core.claim import part, restated, using
from proofs_check.core.ranges import Found, Instances, Range
from proofs_check.documents.partizan import transcribed
from proofs_check.documents.partizan.claims import claim, proved, so
from proofs_check.documents.partizan.forms import string, values
from proofs_check.documents.partizan.heap_lines import HeapLine, determined, heap_lines
from proofs_check.documents.partizan.play import after_first_move, winners
from proofs_check.documents.partizan.ranges import NAMED, PAIRS_OF_VALUES
from proofs_check.methods.missing import missing
from proofs_check.methods.printed import Cell, Row, printed, printed_rows
from reference.partizan.games import ZERO, Game, Order, Outcome, compare, mover_wins, outcome, plus
from reference.partizan.notation import read, show
from reference.partizan.numbers import integer_game, number
from reference.partizan.rulesets import form
from reference.partizan.toads_and_frogs import TOADS_AND_FROGS

ANSWERS = transcribed.answers()
EXTRA = {n: ANSWERS[f"week-2-extra.{n}"] for n in range(1, 12)}
ALONE = ("week-1-extra.", "week-2.", "week-6.2", "week-7.1", "week-7.3", "week-7.4")


@claim(
    missing,
    each={name: answer for name, answer in ANSWERS.items() if name.startswith(ALONE)}
    | {EXTRA[n].claim: EXTRA[n] for n in (9, 10, 11)},
)
def answers_alone(answer: transcribed.Answer) -> str:
    """{0}."""
    return answer.missing


@claim(missing, each={f"{EXTRA[n].claim}.value": EXTRA[n] for n in range(1, 9)})
def week_2_extra_values(answer: transcribed.Answer) -> str:
    """{0}."""
    return answer.missing


@claim(NAMED, each={f"{EXTRA[n].claim}.winner": EXTRA[n] for n in (1, 2, 3, 6, 7)})
def week_2_extra_winners(answer: transcribed.Answer) -> Found:
    """{0.printed}, if the game is the value {0.value}."""
    found = outcome(read(answer.value))
    return found is transcribed.WINNERS[answer.printed], {"outcome": found.value}


@claim(restated, each={f"{EXTRA[n].claim}.winner": EXTRA[n] for n in (4, 5)})
def week_2_extra_fuzzy_winners(answer: transcribed.Answer) -> str:
    """{0.printed}, exactly where {0}."""
    return "section-3.1.fuzzy"


@claim(missing)
def week_2_extra__8__winner() -> str:
    """Right wins H."""
    return "the game H; that H < 1 1/2 does not decide it"


@claim(Instances("the four outcomes", "wanted", lambda: [(wanted,) for wanted in Outcome]))
def week_2_extra__8__undecided__measured(wanted: Outcome) -> Found:
    """Games below 1 1/2 can be won by Left, by Right, by the first and by the second player."""
    below = [G for G in values() if compare(G, read("3/2")) is Order.LESS]
    found = [show(G) for G in below if outcome(G) is wanted]
    return bool(found), {"games": found}


@claim(missing)
def figure_1() -> str:
    """The figure shows games as numbers."""
    return "the picture and its labels"


@claim(
    part(
        "answers 1, 2 and 4",
        Instances(
            "answers 1 and 2, and 4 with some D and E among the values born by day 2",
            "answer possible",
            lambda: [(1, True), (2, False), (4, True)],
        ),
    ),
    part(
        "answer 3",
        *using(so, proved("still_fuzzy")),
        Range(
            "answer 3, E among the values born by day 2 that are fuzzy with 0",
            "answer possible",
            lambda: [(3, False)],
        ),
    ),
)
def week_2__other_letters__measured(answer: int, possible: bool) -> Found:
    """The letters of the quiz are not those of the extra problems of the same week: with these
    answers 1 and 4 can be right, 2 and 3 cannot (C + F = 1/8, and E + F = E is fuzzy)."""
    found = transcribed.WINNERS[
        ANSWERS[f"week-2.{answer}"].printed
    ] in transcribed.with_the_letters(answer)
    return found == possible, {"possible": found}


@claim(NAMED)
def week_2__consistent__measured() -> Found:
    """The four answers do not contradict each other: there are integers A to F with these
    winners."""
    wanted = [transcribed.WINNERS[ANSWERS[f"week-2.{n}"].printed] for n in transcribed.SUMS]
    found = (
        chosen
        for chosen in product(range(-2, 3), repeat=6)
        for sums in ([sum(chosen[k - 1] for k in transcribed.SUMS[n]) for n in transcribed.SUMS],)
        if [outcome(integer_game(x)) for x in sums] == wanted
    )
    first = next(found, None)
    return first is not None, {"A to F": list(first or ())}


@claim(
    *using(so, proved("positive_beside")),
    PAIRS_OF_VALUES.where(
        "G = D and H = E + F, H < 0 and G + H > 0",
        lambda D, rest: outcome(rest) is Outcome.RIGHT and outcome(plus(D, rest)) is Outcome.LEFT,
    ),
)
def week_2__D_is_positive__measured(D: Game, rest: Game) -> bool:
    """If E + F < 0 and D + E + F > 0 then D > 0."""
    return outcome(D) is Outcome.LEFT


WEEK_3 = transcribed.answers("week-3.")


@claim(missing, each={f"week-3.{n}": WEEK_3[f"week-3.{n}"] for n in (1, 2, 3)})
def week_3_players(answer: transcribed.Answer) -> str:
    """{0}."""
    return f"the game {answer.game}"


@claim(
    restated,
    each={
        f"week-3.{n}.sign": (WEEK_3[f"week-3.{n}"], sign)
        for n, sign in ((1, "fuzzy"), (2, "fuzzy"), (3, "negative"))
    },
)
def week_3_signs(answer: transcribed.Answer, sign: str) -> str:
    """{0}: these are the winners of the games {0.game} {0.relation} {0.value}."""
    return f"section-3.1.{sign}"


LAST = WEEK_3["week-3.4"]
FIRST, SECOND = read("{0|*}"), read("{0|0}")


@claim(printed)
def week_3__4__left_first() -> Iterator[Cell]:
    """{0|*} + {0|0}: Left first, Left wins."""
    yield Cell("Left first", LAST.left_first, winners(transcribed.side(LAST.game))[0])


@claim(NAMED)
def week_3__4__left_move() -> Found:
    """Left wins {0|*} + {0|0} by taking the leftmost 0, that of {0|*}."""
    after = plus(ZERO, SECOND)
    return not mover_wins(after, False), {"left": show(after)}


@claim(printed)
def week_3__4__right_first() -> Iterator[Cell]:
    """{0|*} + {0|0}: Right first, Right wins."""
    yield Cell("Right first", LAST.right_first, winners(transcribed.side(LAST.game))[1])


@claim(NAMED)
def week_3__4__right_move() -> Found:
    """Right wins {0|*} + {0|0} by taking the rightmost 0, that of {0|0}."""
    after = plus(FIRST, ZERO)
    return not mover_wins(after, True), {"left": show(after)}


@claim(NAMED)
def week_3__4__right_move__corrected() -> Found:
    """In the sum as printed Right's one winning move is to the star of {0|*}, Left's one winning
    move to the 0 of {0|0}."""
    G = transcribed.side(LAST.game)
    left = [option for option in G.left if not mover_wins(option, False)]
    right = [option for option in G.right if not mover_wins(option, True)]
    holds = left == [plus(FIRST, ZERO)] and right == [plus(read("*"), SECOND)]
    return holds, {"Left": [show(X) for X in left], "Right": [show(X) for X in right]}


@claim(printed)
def week_3__4__sign() -> Iterator[Cell]:
    """{0|*} + {0|0} || 0."""
    return transcribed.relations(LAST.place, transcribed.side(LAST.game), LAST.relation, ZERO)


@claim(printed)
def week_4__1() -> Iterator[Cell]:
    """The answer to problem 1 is in figure 4.5."""
    rows = printed_rows("partizan", "figures")
    (reference,) = (row for row in rows if row["kind"] == "reference")
    captions = {row["words"]: row["number"] for row in rows if row["kind"] == "caption"}
    yield Cell(reference["place"], reference["number"], captions[reference["words"]])


TOADS = ANSWERS["week-5.5"]
ROW = TOADS.game.replace("_", ".")


@claim(printed)
def week_5__5__winner() -> Iterator[Cell]:
    """Toads and Frogs FT_F: whoever moves first wins."""
    found = outcome(form(TOADS_AND_FROGS, ROW))
    yield Cell(TOADS.place, transcribed.WINNERS[TOADS.printed].value, found.value)


@claim(printed)
def week_5__5__form() -> Iterator[Cell]:
    """FT_F is {0|0}: each player has one move, to a position equal to 0."""
    G = form(TOADS_AND_FROGS, ROW)
    for player, options in (("Left", G.left), ("Right", G.right)):
        found = [compare(option, ZERO).value for option in options]
        yield Cell(f"{player}'s options, compared with 0", ["="], list(found))


@claim(printed)
def week_5__5__value() -> Iterator[Cell]:
    """FT_F = *."""
    return transcribed.relations(
        TOADS.place, form(TOADS_AND_FROGS, ROW), TOADS.relation, read(TOADS.value)
    )


LINES = {week: heap_lines(week) for week in ("6.3", "6.4", "7.2")}
MAX_PRINTED = {
    f"week-{week}.value-{n}": line
    for week, lines in LINES.items()
    for n, line in lines.items()
    if line.operator == "max"
}


@claim(printed, each={f"week-6.3.heaps-{n}": v for n, v in LINES["6.3"].items()})
def week_6_3_heaps(line: HeapLine) -> Iterator[Cell]:
    """{0}."""
    return line.option_cells()


@claim(printed, each={f"week-6.3.nimbers-{n}": line for n, line in LINES["6.3"].items()})
def week_6_3_nimbers(line: HeapLine) -> Iterator[Cell]:
    """The heaps {0.options} have nimbers {0.nimbers}."""
    return line.nimber_cells()


@claim(
    printed,
    each={
        f"week-{week}.options-{n}": line
        for week in ("6.4", "7.2")
        for n, line in LINES[week].items()
        if line.options
    },
)
def options_with_nimbers(line: HeapLine) -> Iterator[Cell]:
    """{0}, with nimbers {0.nimbers}: by one subtraction set for all lines of the week."""
    yield from line.option_cells()
    yield from line.nimber_cells()


@claim(
    printed, each={f"week-6.4.heap-{n}": line for n, line in LINES["6.4"].items() if line.options}
)
def week_6_4_left_sides(line: HeapLine) -> Iterator[Cell]:
    """The line for G({0.heap}) lists the options of heap {0.left_side}."""
    return line.side_cells()


@claim(printed, each={f"week-6.4.heap-{n}.corrected": LINES["6.4"][n] for n in (3, 4)})
def week_6_4_left_sides_corrected(line: HeapLine) -> Iterator[Cell]:
    """The line for G({0.heap}) lists the options of heap {0.heap}."""
    return line.right_side_cells()


@claim(
    printed,
    each={
        name: line
        for week, lines in LINES.items()
        for n, line in lines.items()
        for name in (f"week-{week}.value-{n}",)
        if name not in MAX_PRINTED
    },
)
def heap_values(line: HeapLine) -> Iterator[Cell]:
    """Heap {0.heap} has nimber {0.nimber}."""
    return line.value_cells()


@claim(printed, each=MAX_PRINTED)
def heap_values_by_max(line: HeapLine) -> Iterator[Cell]:
    """Heap {0.heap} has nimber {0.nimber}, the max of the nimbers of its options."""
    return line.greatest_cells()


@claim(printed, each={f"{name}.corrected": line for name, line in MAX_PRINTED.items()})
def heap_values_by_mex(line: HeapLine) -> Iterator[Cell]:
    """Heap {0.heap} has nimber {0.nimber}, the mex of the nimbers of its options."""
    return line.value_cells()


@claim(NAMED)
def week_6__3__set__measured() -> Found:
    """The question is not in the text; the answer fits a subtraction game with {1,2,5} and any
    numbers above 7, of the sets in 1..10 no other."""
    return determined("6.3")


@claim(NAMED)
def week_6__4__set__measured() -> Found:
    """The question is not in the text; the answer fits a subtraction game with {1,2,3} and any
    numbers above 4, of the sets in 1..10 no other."""
    return determined("6.4")


@claim(NAMED)
def week_7__2__set__measured() -> Found:
    """The question is not in the text; the answer fits a subtraction game with {1,2,4} and any
    numbers above 5, of the sets in 1..10 no other."""
    return determined("7.2")


@claim(missing)
def figure_2__problem() -> str:
    """The figure answers problem 1 of week 4."""
    return "the picture and the problem"


ONE_BY_ONE = (string("LR"), string("L"), read("-2"))
TWO_LINES = (string("LR"), string("L"), string("RR"))
FIGURE_2 = {row["claim"]: row for row in printed_rows("partizan", "figure-2")}
LIKE_THE_SUM = "figure-2.left-3"


@claim(NAMED, each={name: row for name, row in FIGURE_2.items() if name != LIKE_THE_SUM})
def figure_2_moves(row: Row) -> Found:
    """In 1/2 + 1 - 2 a first move of {0[first_move]} leaves {0[printed]}, -2 being two red lines,
    one on the other."""
    found = after_first_move(TWO_LINES, row["first_move"])
    return Fraction(row["printed"]) in found, {"values": sorted(map(str, found))}


@claim(
    NAMED,
    readings={
        "a first move": lambda: after_first_move(TWO_LINES, "Left"),
        "the value of the sum again, no move": lambda: {number(reduce(plus, TWO_LINES))},
    },
)
def figure_2__left_3(values: Callable[[], set[Fraction | None]]) -> Found:
    """In 1/2 + 1 - 2 a first move of Left leaves -1/2."""
    found = values()
    return Fraction(FIGURE_2[LIKE_THE_SUM]["printed"]) in found, {"values": sorted(map(str, found))}


@claim(NAMED)
def figure_2__right_2__measured() -> Found:
    """With -2 as {|-1}, or as two red lines on the ground, no first move of Right leaves 3/2."""
    side_by_side = (*TWO_LINES[:2], string("R"), string("R"))
    found = after_first_move(ONE_BY_ONE, "Right") | after_first_move(side_by_side, "Right")
    return Fraction(3, 2) not in found, {"values": sorted(map(str, found))}


@claim(NAMED)
def figure_2__right_3__corrected() -> Found:
    """With -2 as two red lines, one on the other, Left's first moves leave -1 and -3/2, Right's 0,
    1/2 and 3/2: three numbers are printed for Right's three moves, and the sign of 1/2 is wrong."""
    found = [sorted(map(str, after_first_move(TWO_LINES, player))) for player in ("Left", "Right")]
    return found == [["-1", "-3/2"], ["0", "1/2", "3/2"]], {"Left, Right": found}
