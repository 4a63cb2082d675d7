"""Section 5: the values that it discusses, the boards that it counts, its remarks on Table 1."""

from collections.abc import Iterator
from itertools import pairwise, product
from typing import Any

from proofs_check.core.claim import using
from proofs_check.core.evidence import Effort
from proofs_check.documents.preferences.claims import claim
from proofs_check.documents.preferences.claims.table_1 import COLUMNS, engine_values
from proofs_check.documents.preferences.plans import (
    BY_FORM,
    DOCUMENT,
    PLAYERS,
    PRINTED,
    TO_THE_LETTER,
    analysed,
    case,
    fits,
    letters,
    longest,
    named,
    playable_boards,
    printed_value,
    reached_values,
    row_values,
    shown,
    value_cell,
    value_of,
)
from proofs_check.documents.preferences.plans import claim as old_claim
from proofs_check.methods.enumeration import Case, enumerated, settled
from proofs_check.methods.missing import missing
from proofs_check.methods.printed import Cell, printed, printed_rows
from reference.errors import InvalidInput
from reference.preferences import (
    DEFAULT,
    Evaluation,
    Preference,
    Reading,
    SimpleValue,
    Simplifier,
    Value,
    as_simple,
    contained,
    format_simple,
    is_leaf,
    is_over,
    members,
    row,
    rule_1,
    rule_2,
    rule_3_leaves,
    seen_from,
    tier,
)

NONE, SYNTACTIC = Preference.NONE, Preference.SYNTACTIC
SELFISH, PRUDENT = Preference.SELFISH, Preference.PRUDENT
EXAMPLE_6 = "1232132321"
BOARD_9 = "132323123"


# Example 6 again


@claim("Section 5, paragraph 2, sentence 1, part 1", printed())
def section_5__example_6_length() -> Iterator[Cell]:
    """The value of Example 6 has 675 characters without spaces."""
    yield Cell("characters", 675, len(shown(value_of(EXAMPLE_6, 1, NONE))))


def readable(text: str) -> str:
    """The printed string as a value, or that it is none."""
    try:
        return shown(named(text))
    except InvalidInput:
        return "no value: its brackets do not match"


def as_the_text_has_it(name: str, board: str, chosen: Preference) -> Iterator[Cell]:
    """The printed string, brackets and all, against the value."""
    text = printed_value(name)["value"]
    yield Cell("as a value", readable(text), shown(value_of(board, 1, chosen)))


def brackets_restored(name: str, board: str, chosen: Preference) -> Iterator[Case]:
    """Whether its numbers and commas, in their order, become the value with the right brackets."""
    symbols = letters(printed_value(name)["value"])
    yield case({"board": board}, fits(value_of(board, 1, chosen), symbols), symbols=symbols)


def brackets_lost(name: str, board: str, chosen: Preference, lost: list[int]) -> Iterator[Cell]:
    """How many of each symbol the value has, and how many brackets the text at hand lacks."""
    text, whole = printed_value(name)["value"], shown(value_of(board, 1, chosen))
    for symbol in "123,":
        yield Cell(f"how many {symbol}", text.count(symbol), whole.count(symbol))
    yield Cell("[ and ] lost", lost, [whole.count(b) - text.count(b) for b in "[]"])


LONG = ("example-6-unsimplified", EXAMPLE_6, NONE)
NINE = ("board-9-selfish", BOARD_9, SELFISH)


@claim(
    "Section 5, display Unsimplified",
    readings={
        "as the text has it": using(lambda: as_the_text_has_it(*LONG), printed()),
        "brackets restored": using(lambda: brackets_restored(*LONG), settled()),
    },
)
def section_5__example_6_unsimplified() -> None:
    """The unsimplified value is printed again."""


@claim("Section 5, display Unsimplified", printed())
def section_5__example_6_unsimplified__corrected() -> Iterator[Cell]:
    """The string has as many of each number and as many commas as the computed value; of the
    brackets one that opens and twelve that close are missing, which makes 675 characters.
    """
    yield from brackets_lost(*LONG, [1, 12])
    yield Cell("characters", 675, len(printed_value(LONG[0])["value"]) + 13)


@claim(
    "Section 5, display Unsimplified",
    missing("part of the string of Example 6: the text at hand has 621 of its 675 characters"),
)
def section_5__example_6_same_print() -> None:
    """Both prints of that value are the same."""


@claim(
    "Section 5, sentence after display, part 1",
    readings={
        "Rules 2 and 3": using(lambda: applicable(("rule 2", "rule 3")), settled()),
        "Rule 1 as well": using(lambda: applicable(("rule 1", "rule 2", "rule 3")), settled()),
    },
)
def section_5__example_6_syntactic() -> None:
    """The syntactic rules do not apply to it."""


def applicable(rules: tuple[str, ...]) -> Iterator[Case]:
    """Whether a rule changes a list in the long value."""
    X = value_of(EXAMPLE_6, 1, NONE)
    for x in sorted(contained(X), key=lambda v: (len(shown(v)), shown(v))):
        if is_leaf(x):
            continue
        changed = {
            "rule 1": rule_1(x) != x,
            "rule 2": rule_2(x) != x,
            "rule 3": rule_3_leaves(members(x)) != x,
        }
        for rule in rules:
            yield case({"list": shown(x), "rule": rule}, not changed[rule])
    yield case("syntactic value", value_of(EXAMPLE_6, 1, SYNTACTIC) == X)


@claim("Section 5, sentence after display, part 2", settled())
def section_5__example_6_selfish_simple() -> Iterator[Case]:
    """Selfish players reduce it to a simple value."""
    X = value_of(EXAMPLE_6, 1, SELFISH)
    while isinstance(X, frozenset) and len(X) == 1:
        (X,) = X
    yield case("inside its brackets", as_simple(X) is not None, value=str(as_simple(X)))


@claim("Section 5, display Selfish", printed())
def section_5__example_6_selfish() -> Iterator[Cell]:
    """Its selfish value is [[[1,2]]]."""
    return value_cell("example-6-selfish")


@claim("Section 5, display Prudent, part 1", printed())
def section_5__example_6_prudent() -> Iterator[Cell]:
    """Its prudent value is 3_1."""
    return value_cell("example-6-prudent")


def from_player_1(name: str, base: int, exponent: int) -> Iterator[Cell]:
    """A simple value in the brackets of player 1's perspective."""
    text = printed_value(name)["value"]
    yield Cell(text, shown(named(text)), shown(seen_from(SimpleValue(base, exponent), 1)))


@claim("Section 5, display Prudent, part 2", printed())
def section_5__example_6_prudent_brackets() -> Iterator[Cell]:
    """From player 1's perspective 3_1 is [[[1,2]]]."""
    return from_player_1("example-6-prudent-brackets", 3, 1)


# The board with nine vertices


@claim("Section 5, sentence before the 1x9 board", settled())
def section_5__board_9_prudent_stronger() -> Iterator[Case]:
    """On 1|3|2|3|2|3|1|2|3 prudent players come to a shorter value than selfish ones."""
    lengths = [len(shown(value_of(BOARD_9, 1, chosen))) for chosen in (PRUDENT, SELFISH)]
    yield case({"board": BOARD_9}, lengths[0] < lengths[1], characters=lengths)


@claim(
    ("Section 5, 1x9 display Selfish", "Section 5, 1x9 board"),
    readings={
        "as the text has it": using(lambda: as_the_text_has_it(*NINE), printed()),
        "brackets restored": using(lambda: brackets_restored(*NINE), settled()),
    },
)
def section_5__board_9_selfish() -> None:
    """Its selfish value is the printed one."""


RESTORED = "[[[1,2],[[2,3],[[1,3]]]],[[1,2],[[2,3]]],[[[2,3],[[1,3]]]]]"
"""The printed value with a bracket closed and one opened around its third list's end and one closed
at the end."""


@claim("Section 5, 1x9 display Selfish", printed())
def section_5__board_9_selfish__corrected() -> Iterator[Cell]:
    """The printed value, with one bracket that opens and two that close added and nothing else
    changed, is the selfish value.
    """
    text = printed_value("board-9-selfish")["value"]
    yield from brackets_lost(*NINE, [1, 2])
    rest = iter(RESTORED)
    yield Cell("nothing taken away", True, all(symbol in rest for symbol in text))
    yield Cell("value", shown(named(RESTORED)), shown(value_of(BOARD_9, 1, SELFISH)))


@claim(("Section 5, 1x9 display Prudent, part 1", "Section 5, 1x9 board"), printed())
def section_5__board_9_prudent() -> Iterator[Cell]:
    """Its prudent value is 3_2."""
    return value_cell("board-9-prudent")


@claim("Section 5, 1x9 display Prudent, part 1", settled())
def section_5__board_9_prudent__corrected() -> Iterator[Case]:
    """It is 3_1: player 1's choices have the prudent values 2_2, 3_2 and 3_1, and 3_1 is highest in
    the chain of Theorem 15; as Definition 11 is printed it is complex.
    """
    game, tokens = row(BOARD_9)
    evaluation = Evaluation(game, PRUDENT)
    found = {as_simple(X) for X in evaluation.values((o, 2) for o in game.options(tokens, 1))}
    simple = sorted(x for x in found if x is not None)
    yield case("choices", simple == [(2, 2), (3, 1), (3, 2)] and None not in found)
    yield case("chain", max(simple, key=lambda x: tier(x, 1)) == (3, 1))
    yield case("value", as_simple(value_of(BOARD_9, 1, PRUDENT)) == (3, 1))
    for name, reading in (("Definition 11", PRINTED), ("to the letter", TO_THE_LETTER)):
        X = value_of(BOARD_9, 1, PRUDENT, reading)
        yield case(name, as_simple(X) is None, value=format_simple(X))


def bracketed(brackets: int) -> Iterator[Cell]:
    """The printed list, so many pairs of brackets put around it."""
    text = "[" * brackets + printed_value("board-9-prudent-brackets")["value"] + "]" * brackets
    yield Cell(text, shown(named(text)), shown(seen_from(SimpleValue(3, 2), 1)))


@claim(
    "Section 5, 1x9 display Prudent, part 2",
    readings={
        "as the text has it": using(lambda: bracketed(0), printed()),
        "one pair of brackets restored": using(lambda: bracketed(1), printed()),
    },
)
def section_5__board_9_prudent_brackets() -> None:
    """From player 1's perspective 3_2 is [[[2,3],[[1,3]]]]."""


@claim("Section 5, 1x9 display Prudent, part 2", settled())
def section_5__board_9_prudent_brackets__corrected() -> Iterator[Case]:
    """As the text has it, that is 3_2 from player 2's perspective."""
    text = printed_value("board-9-prudent-brackets")["value"]
    for p in PLAYERS:
        same = named(text) == seen_from(SimpleValue(3, 2), p)
        yield case({"player": p}, same == (p == 2), same=same)


# Which rows are counted

SMALL = ("every row with n <= 5, every preference", "every row with n <= 6, every preference")


def value_or_none(board: str, start: int, chosen: Preference) -> Value | None:
    """The value, None where nobody can move."""
    game, tokens = row(board)
    return None if is_over(game, tokens) else value_of(board, start, chosen)


def shorter(board: str) -> str:
    """A row without 0 at its ends and without two 0 beside one another."""
    trimmed = board.strip("0")
    while "00" in trimmed:
        trimmed = trimmed.replace("00", "0")
    return trimmed


def left_out(effort: Effort, which: Any) -> Iterator[Case]:
    """Whether rows that are left out have the value of a shorter row."""
    for n in range(2, longest(effort, 5, 6) + 1):
        for tokens in playable_boards(n):
            board = "".join(map(str, tokens))
            if which(board):
                for chosen in (NONE, SELFISH, PRUDENT):
                    same = value_of(board, 1, chosen) == value_or_none(shorter(board), 1, chosen)
                    at = {"board": board, "preference": chosen}
                    yield case(at, same and len(shorter(board)) < n)


@claim("Section 5, paragraph on Table 1, sentence 2", enumerated("n <= 6"))
def section_5__filter_new_only(effort: Effort) -> Iterator[Case]:
    """No two of the rows that are counted are the same, turned round or not, and all others with a
    move are shorter rows or turned round.
    """
    for n in range(2, 7):
        counted = set(analysed(n))
        for tokens in playable_boards(n):
            board = "".join(map(str, tokens))
            new = shorter(board) == board and board >= board[::-1]
            yield case({"board": board}, (board in counted) == new)


@claim("Section 5, paragraph on Table 1, sentence 3, part 1", enumerated(*SMALL))
def section_5__filter_extremity(effort: Effort) -> Iterator[Case]:
    """A row with a 0 at an end has the value of the row without."""
    return left_out(effort, lambda board: board[0] == "0" or board[-1] == "0")


@claim("Section 5, paragraph on Table 1, sentence 3, part 1", enumerated(*SMALL))
def section_5__filter_double_zero(effort: Effort) -> Iterator[Case]:
    """A row with two 0 beside one another has the value of that with one."""
    return left_out(effort, lambda board: "00" in board)


@claim("Section 5, paragraph on Table 1, sentence 3, part 2", enumerated("n <= 7"))
def section_5__filter_occurs_smaller(effort: Effort) -> Iterator[Case]:
    """Every row that is left out for its 0s occurs on a shorter board that is counted, turned round
    or not.
    """
    for n in range(2, 8):
        for tokens in playable_boards(n):
            board = "".join(map(str, tokens))
            small = shorter(board)
            if small != board:
                yield case({"board": board}, max(small, small[::-1]) in analysed(len(small)))


@claim("Section 5, paragraph on Table 1, sentence 4", enumerated(*SMALL))
def section_5__filter_mirror(effort: Effort) -> Iterator[Case]:
    """A row has the value of its mirror image, and of the two only the lexicographically greater
    one is counted.
    """
    for n in range(2, longest(effort, 5, 6) + 1):
        for board in analysed(n):
            for chosen in (NONE, SELFISH, PRUDENT):
                same = value_of(board, 1, chosen) == value_of(board[::-1], 1, chosen)
                once = board == board[::-1] or board[::-1] not in analysed(n)
                yield case({"board": board, "preference": chosen}, same and once)


@claim("Section 5, paragraph on Table 1, sentence 5", enumerated("n <= 7"))
def section_5__filter_some_move(effort: Effort) -> Iterator[Case]:
    """Only rows with a move for some player are counted, that is with two different tokens side by
    side.
    """
    for n in range(2, 8):
        for board in analysed(n):
            pairs = pairwise(board)
            yield case({"board": board}, any(a != b and "0" not in (a, b) for a, b in pairs))


@claim("Section 5, paragraph on Table 1, sentence 6", settled())
def section_5__fewer_games() -> Iterator[Case]:
    """The games analysed are fewer than 4^n."""
    for printed_row in printed_rows(DOCUMENT, "table-1"):
        n, games = int(printed_row["length"]), int(printed_row["games"])
        yield case({"length": n}, games < 4**n, games=games)


def starting(n: int, chosen: Preference, start: int = 1) -> set[Value]:
    """The different values of rows of one length."""
    return set(row_values(n, start, chosen).values())


def reached(n: int, chosen: Preference) -> set[Value]:
    """The values of all positions that come up, with whoever is to move."""
    return set(reached_values(n, 1, chosen).values())


@claim(
    "Section 5, paragraph on Table 1, sentence 7",
    enumerated("n = 6 and 7, every column but Prudent"),
)
def section_5__start_values_only(effort: Effort) -> Iterator[Case]:
    """Table 1 counts values of starting positions: counting those of later positions as well gives
    more, for players who are not prudent.
    """
    for n, chosen in product((6, 7), (NONE, SYNTACTIC, SELFISH)):
        number = [len(starting(n, chosen)), len(reached(n, chosen))]
        yield case({"length": n, "preference": chosen}, number[0] < number[1], values=number)


@claim("Section 5, paragraph on Table 1, sentence 8", settled())
def section_5__later_values() -> Iterator[Case]:
    """Later in play values may occur that no starting position has."""
    for n in (6, 7):
        new = reached(n, SELFISH) - starting(n, SELFISH)
        yield case({"length": n}, bool(new), values=sorted(map(shown, new)))


@claim("Section 5, paragraph on Table 1, sentence 9", settled())
def section_5__selfish_10_not_11() -> Iterator[Case]:
    """Some selfish value occurs for n = 10 and not for n = 11."""
    values = engine_values(SELFISH, 11)
    only = set(values.occurring(10).tolist()) - set(values.occurring(11).tolist())
    text = min((shown(values.brackets(x)) for x in only), key=lambda t: (len(t), t), default="")
    yield case({"lengths": [10, 11]}, bool(only), number=len(only), shortest=text)


@claim(
    (
        "Section 5, paragraph on Table 1, sentence 10, part 1",
        "Section 6, paragraph 3, sentence 7, part 1",
    ),
    enumerated("n = 6 and 7"),
)
def section_5__same_preference(effort: Effort) -> Iterator[Case]:
    """In Table 1 all players share one preference: one prudent player among others gives other
    numbers.
    """
    for n in (6, 7):
        game, _ = row("1" * n)
        mixed = Evaluation(game, ["prudent", "none", "none"])
        found = len(set(mixed.values((tuple(map(int, board)), 1) for board in analysed(n))))
        same = [len(starting(n, chosen)) for chosen in COLUMNS.values()]
        yield case({"length": n}, found not in same, mixed=found, same=same)


@claim(
    "Section 5, paragraph on Table 1, sentence 10, part 3", enumerated("n = 4 to 7, every column")
)
def section_5__fixed_start_fewer(effort: Effort) -> Iterator[Case]:
    """With player 1 always starting there are fewer values than with every starting player, from n
    = 4 on.
    """
    for n, chosen in product(range(4, 8), COLUMNS.values()):
        every = set().union(*(starting(n, chosen, start) for start in PLAYERS))
        number = [len(starting(n, chosen)), len(every)]
        yield case({"length": n, "preference": chosen}, number[0] < number[1], values=number)


FOUR = "Section 5, paragraph on Table 1, sentence "


@old_claim(
    "section-5.four-1-bar",
    FOUR + "11, part 1",
    "1_1 occurs as a prudent value for n = 4.",
    settled(),
)
def _() -> Iterator[Case]:
    yield case({"length": 4}, named("1_1") in starting(4, PRUDENT))


@old_claim("section-5.four-no-2-bar", FOUR + "11, part 2", "2_1 does not.", settled())
def _() -> Iterator[Case]:
    yield case({"length": 4}, named("2_1") not in starting(4, PRUDENT))


@old_claim(
    "section-5.four-2-bar-start-2",
    FOUR + "12, part 1",
    "With player 2 to start 2_1 occurs for n = 4.",
    settled(),
)
def _() -> Iterator[Case]:
    yield case({"length": 4, "starts": 2}, named("2_1") in starting(4, PRUDENT, 2))


@old_claim(
    "section-5.board-1223",
    FOUR + "12, part 2",
    "1|2|2|3 with player 2 to start has the prudent value 2_1.",
    printed(),
)
def _() -> Iterator[Cell]:
    return value_cell("board-1223")


def renamed(X: Value, by: int) -> Value:
    """A value with every player's number so much higher, cyclically."""
    if isinstance(X, int):
        return (X - 1 + by) % 3 + 1
    return frozenset(renamed(x, by) for x in X)


@old_claim(
    "section-5.renumbering",
    FOUR + "13",
    "The value with another starting player is that with player 1 starting on the board with the "
    "players renumbered, and numbered back.",
    enumerated("n <= 5, every preference", "n <= 6, every preference"),
)
def _(effort: Effort) -> Iterator[Case]:
    for n in range(2, longest(effort, 5, 6) + 1):
        for board, start, chosen in product(analysed(n), (2, 3), Preference):
            own = "".join("0" if t == "0" else str((int(t) - start) % 3 + 1) for t in board)
            X = value_of(board, start, chosen)
            same = renamed(value_of(own, 1, chosen), start - 1) == X
            yield case({"board": board, "starts": start, "preference": chosen}, same)


# Remarks on Table 1, about its printed numbers


def table(column: str) -> dict[int, int]:
    """A printed column."""
    return {int(r["length"]): int(r[column]) for r in printed_rows(DOCUMENT, "table-1")}


def about_rows(holds: Any, lengths: Any = range(2, 14)) -> Iterator[Case]:
    """A statement about each row of the table."""
    columns = {name: table(name) for name in COLUMNS}
    for n in lengths:
        numbers = {name: columns[name][n] for name in COLUMNS}
        yield case({"length": n}, holds(n, columns), **numbers)


REMARKS: tuple[tuple[str, str, str, Any, Any], ...] = (
    (
        "syntactic-reduces",
        "sentence 1, part 1",
        "The syntactic rules reduce the number of values from n = 7 on, and never add to it.",
        lambda n, t: (t["syntactic"][n] < t["unsimplified"][n]) == (n >= 7),
        range(2, 14),
    ),
    (
        "syntactic-slightly",
        "sentence 1, part 2",
        "They reduce it only slightly, by at most one in a hundred.",
        lambda n, t: 100 * t["syntactic"][n] >= 99 * t["unsimplified"][n],
        range(2, 14),
    ),
    (
        "selfish-reduces",
        "sentence 2, part 1",
        "Selfish play reduces the number much on small boards: to under a tenth for n = 6 to 9.",
        lambda n, t: 10 * t["selfish"][n] < t["unsimplified"][n],
        range(6, 10),
    ),
    (
        "selfish-exponential",
        "sentence 2, part 2",
        "It still grows exponentially: more than fivefold with each vertex from n = 9 on.",
        lambda n, t: t["selfish"][n + 1] > 5 * t["selfish"][n],
        range(9, 13),
    ),
)
for _name, _cite, _says, _holds, _lengths in REMARKS:

    @old_claim(f"section-5.{_name}", f"Section 5, paragraph 6, {_cite}", _says, settled())
    def _(holds: Any = _holds, lengths: Any = _lengths) -> Iterator[Case]:
        return about_rows(holds, lengths)


def factor_decreases(n: int, t: dict[str, dict[int, int]]) -> bool:
    """The share that selfish play leaves is larger for n + 1 than for n."""
    return t["selfish"][n + 1] * t["unsimplified"][n] > t["selfish"][n] * t["unsimplified"][n + 1]


@claim(
    "Section 5, paragraph 6, sentence 2, part 3",
    readings={
        "from n = 9 on": using(lambda: about_rows(factor_decreases, range(9, 13)), settled()),
        "in the whole table": using(lambda: about_rows(factor_decreases, range(2, 13)), settled()),
    },
)
def section_5__selfish_factor_decreases() -> None:
    """The factor by which it reduces them decreases with each vertex."""


@claim(
    "Section 5, paragraph 6, sentence 3, part 3",
    enumerated("the complex selfish values for n = 10"),
)
def section_5__incomparable_unsimplified(effort: Effort) -> Iterator[Case]:
    """Of two complex selfish values more than half of all pairs can not be simplified by player
    1.
    """
    values = engine_values(SELFISH, 11)
    found = [X for X in map(values.brackets, values.occurring(10).tolist()) if not simple_inside(X)]
    simplifier = Simplifier(SELFISH)
    pairs = [(X, Y) for X in found for Y in found if shown(X) < shown(Y)]
    kept = sum(len(simplifier.kept(pair, 1)) == 2 for pair in pairs)
    yield case({"length": 10}, 2 * kept > len(pairs), kept=kept, pairs=len(pairs))


def simple_inside(X: Value) -> bool:
    """Whether X is a simple value, the brackets of forced turns aside."""
    return isinstance(as_bars(X), SimpleValue)


def as_bars(X: Value) -> SimpleValue | frozenset[Any]:
    """X with Rule 1 applied everywhere, from the inside: a simple value or a list of such."""
    if isinstance(X, int):
        return SimpleValue(X, 0)
    inside = frozenset(as_bars(x) for x in X)
    if len(inside) == 1:
        return next(iter(inside))
    exponents = {x.exponent for x in inside if isinstance(x, SimpleValue)}
    bases = {x.base for x in inside if isinstance(x, SimpleValue)}
    if len(bases) == len(inside) == 2 and len(exponents) == 1:
        return SimpleValue(6 - sum(bases), exponents.pop() + 1)
    return inside


@claim("Section 5, paragraph 6, sentence 5, part 2", settled())
def section_5__bound_not_sharp() -> Iterator[Case]:
    """The bound 3n is not reached."""
    return about_rows(lambda n, t: t["prudent"][n] < 3 * n)


# Eight and nine vertices


@claim(
    "Section 5, paragraph 7, sentence 1",
    readings={key: using(lambda r=r: one_disappears(r), settled()) for key, r in BY_FORM.items()},
)
def section_5__eight_one_disappears() -> None:
    """From selfish to prudent play one value disappears for n = 8."""


def one_disappears(reading: Reading) -> Iterator[Case]:
    """The selfish values for n = 8 against the prudent ones."""
    selfish = {as_bars(X) for X in starting(8, SELFISH)}
    prudent = {as_bars(X) for X in row_values(8, 1, PRUDENT, reading).values()}
    left = [len(selfish), len(selfish - prudent), len(prudent - selfish)]
    yield case({"length": 8}, left == [9, 1, 0], selfish_gone_new=left)


@claim("Section 5, paragraph 7, sentence 2, part 1", printed())
def section_5__eight_value() -> Iterator[Cell]:
    """It is [[1,3],[[1,2],[[2,3]]]]."""
    prudent = {as_simple(X) for X in starting(8, PRUDENT)}
    (gone,) = (X for X in starting(8, SELFISH) if as_bars(X) not in prudent)
    yield Cell("n = 8", shown(named(printed_value("eight-value")["value"])), shown(gone))


@claim(
    "Section 5, paragraph 7, sentence 2, part 2",
    readings={
        "two bars": using(lambda: in_bars({(2, 1), (2, 2)}), settled()),
        "one bar each, as the text has it": using(lambda: in_bars({(2, 1)}), settled()),
    },
)
def section_5__eight_value_bars() -> None:
    """With bars it is [2_1,2_2]."""


def in_bars(expected: set[tuple[int, int]]) -> Iterator[Case]:
    """The list of simple values that the printed one is."""
    found = as_bars(named(printed_value("eight-value")["value"]))
    simple = set() if isinstance(found, SimpleValue) else set(found)
    yield case("[[1,3],[[1,2],[[2,3]]]]", simple == expected)


@claim(
    "Section 5, paragraph 7, sentence 3",
    readings={
        "order of Theorem 15": using(lambda: eight_simplifies(DEFAULT), settled()),
        "Definition 11 as printed": using(lambda: eight_simplifies(PRINTED), settled()),
    },
)
def section_5__eight_simplifies() -> None:
    """A prudent player 1 makes 2_1 of it."""


def eight_simplifies(reading: Any) -> Iterator[Case]:
    """What player 1 makes of 2_1 and 2_2."""
    X = Simplifier(PRUDENT, 3, reading).simplify([named("2_1"), named("2_2")], 1)
    yield case("[2_1,2_2]", X == named("2_1"), value=format_simple(X))


OTHERS = {(1, 0), (2, 0), (3, 0), (1, 1), (2, 1), (3, 1), (1, 2), (2, 2)}


@claim(
    "Section 5, paragraph 7, sentence 4, part 1",
    readings={
        "1_2 and 2_2": using(lambda: eight_others(OTHERS), settled()),
        "1_1 and 2_1 again, as the text has it": using(
            lambda: eight_others({x for x in OTHERS if x[1] < 2}), settled()
        ),
    },
)
def section_5__eight_others() -> None:
    """The other selfish values for n = 8 are 1, 2, 3, 1_1, 2_1, 3_1 and two more."""


def eight_others(expected: set[tuple[int, int]]) -> Iterator[Case]:
    """The simple ones among the selfish values."""
    found = {x for X in starting(8, SELFISH) if isinstance(x := as_bars(X), SimpleValue)}
    yield case({"length": 8}, found == expected, values=sorted(map(str, found)))


@claim("Section 5, paragraph 7, sentence 4, part 2", settled())
def section_5__eight_others_simple() -> Iterator[Case]:
    """All of the others are simple."""
    gone = named(printed_value("eight-value")["value"])
    for X in sorted(starting(8, SELFISH) - {gone}, key=shown):
        yield case(shown(X), isinstance(as_bars(X), SimpleValue))


@claim(
    "Section 5, paragraph 7, sentence 5, part 1",
    readings={
        "two bars": using(lambda: absent((3, 2)), settled()),
        "one bar, as the text has it": using(lambda: absent((3, 1)), settled()),
    },
)
def section_5__eight_no_3_2() -> None:
    """3_2 does not occur for n = 8."""


def absent(x: tuple[int, int]) -> Iterator[Case]:
    """Whether a simple value is none of the prudent and selfish ones."""
    for chosen in (SELFISH, PRUDENT):
        yield case({"preference": chosen}, x not in {as_bars(X) for X in starting(8, chosen)})


@claim("Section 5, paragraph 7, sentence 5, part 2", settled())
def section_5__eight_because_start() -> Iterator[Case]:
    """That is because player 1 starts: with another starting player 3_2 occurs."""
    found = [s for s in PLAYERS if (3, 2) in {as_simple(X) for X in starting(8, PRUDENT, s)}]
    yield case({"length": 8}, bool(found) and 1 not in found, starts=found)


@claim(
    "Section 5, paragraph 7, sentence 6",
    readings={key: using(lambda r=r: reduced_to_ten(r), printed()) for key, r in BY_FORM.items()},
)
def section_5__nine_verified() -> None:
    """The reduction from 20 to 10 values for n = 9 is right."""


def reduced_to_ten(reading: Reading) -> Iterator[Cell]:
    """The selfish and the prudent values for n = 9."""
    for chosen, number in ((SELFISH, 20), (PRUDENT, 10)):
        found = len(set(row_values(9, 1, chosen, reading).values()))
        yield Cell(f"n = 9, {chosen}", number, found)
