"""Section 5: the values that it discusses, the boards that it counts, its remarks on Table 1."""

from collections.abc import Callable, Iterable, Iterator
from dataclasses import replace
from itertools import combinations, pairwise, product

import reference.preferences as ref
from proofs_check.core.claim import part, using
from proofs_check.core.evidence import Json
from proofs_check.core.ranges import Found, Instances, Range
from proofs_check.documents.preferences import ranges, table, transcribed
from proofs_check.documents.preferences.claims import claim
from proofs_check.documents.preferences.ranges import ITSELF, PLAYERS, analysed, named, rows, shown
from proofs_check.documents.preferences.readings import BY_FORM, PRINTED, TO_THE_LETTER
from proofs_check.documents.preferences.reference_answers import reached_values, value_of
from proofs_check.documents.preferences.theorem_plans import said
from proofs_check.documents.preferences.theorems_13_to_15 import by_the_chain
from proofs_check.methods.printed import Cell, printed, printed_rows
from proofs_check.sweeps.shards import Row

NONE, SYNTACTIC = ref.Preference.NONE, ref.Preference.SYNTACTIC
SELFISH, PRUDENT = ref.Preference.SELFISH, ref.Preference.PRUDENT
EXAMPLE_6 = "1232132321"
BOARD_9 = "132323123"
LONG = ("example-6-unsimplified", EXAMPLE_6, NONE)
NINE = ("board-9-selfish", BOARD_9, SELFISH)
LISTS_OF_EXAMPLE_6 = Instances(
    "the lists that its value contains",
    "x",
    lambda: (
        (x,)
        for x in sorted(
            ref.contained(value_of(EXAMPLE_6, 1, NONE)), key=lambda v: (len(shown(v)), shown(v))
        )
        if not ref.is_leaf(x)
    ),
    at=shown,
)

# Example 6 again


@claim(printed)
def section_5__example_6_length() -> Iterator[Cell]:
    """The value of Example 6 has 675 characters without spaces."""
    yield Cell("characters", 675, len(shown(value_of(EXAMPLE_6, 1, NONE))))


@claim(printed)
def section_5__example_6_unsimplified() -> Iterator[Cell]:
    """The unsimplified value is printed again."""
    return transcribed.as_printed(*LONG)


@claim(printed)
def section_5__example_6_unsimplified__corrected() -> Iterator[Cell]:
    """The string has the numbers and commas of the computed value, in their order; of the brackets
    one that opens and twelve that close are missing, which makes 675 characters."""
    yield from transcribed.as_printed(*LONG, restored=True)
    yield from transcribed.brackets_lost(*LONG, [1, 12])
    yield Cell("characters", 675, len(transcribed.printed_value(LONG[0])["value"]) + 13)


@claim(printed)
def section_5__example_6_same_print() -> Iterator[Cell]:
    """Both prints of that value are the same."""
    strings = {transcribed.printed_value(name)["value"] for name in ("example-6", LONG[0])}
    yield Cell("how many strings", 1, len(strings))


@claim(
    LISTS_OF_EXAMPLE_6,
    readings={
        "Rules 1 to 3": (ref.rule_1, ref.rule_2, lambda x: ref.rule_3(ref.members(x))),
        "Rules 2 and 3": (ref.rule_2, lambda x: ref.rule_3(ref.members(x))),
    },
)
def section_5__example_6_syntactic(
    x: ref.Value, rules: tuple[Callable[[ref.Value], ref.Value], ...]
) -> bool:
    """The syntactic rules do not apply to it."""
    return all(rule(x) == x for rule in rules)


@claim(LISTS_OF_EXAMPLE_6)
def section_5__example_6_syntactic__weakened(x: ref.Value) -> bool:
    """Rules 2 and 3 do not, if Rule 3 is for leaves only, by which Table 1 has its numbers."""
    return ref.rule_2(x) == x == ref.rule_3_leaves(ref.members(x))


@claim(ITSELF)
def section_5__example_6_selfish_simple() -> Found:
    """Selfish players reduce it to a simple value, its outer brackets aside."""
    X = value_of(EXAMPLE_6, 1, SELFISH)
    while isinstance(X, frozenset) and len(X) == 1:
        (X,) = X
    return ref.as_simple(X) is not None, {"value": str(ref.as_simple(X))}


@claim(printed)
def section_5__example_6_selfish() -> Iterator[Cell]:
    """Its selfish value is [[[1,2]]]."""
    return transcribed.value_cell("example-6-selfish")


@claim(ITSELF, readings=BY_FORM)
def section_5__example_6_same_result(reading: ref.Reading) -> Found:
    """Prudent players come to the same as selfish ones, but for its being written as a simple
    value."""
    X = value_of(EXAMPLE_6, 1, PRUDENT, reading)
    x = ref.as_simple(X)
    same = x is not None and ref.seen_from(x, 1) == value_of(EXAMPLE_6, 1, SELFISH)
    return same, {"value": ref.format_simple(X)}


@claim(printed)
def section_5__example_6_prudent() -> Iterator[Cell]:
    """Its prudent value is 3_1."""
    return transcribed.value_cell("example-6-prudent")


@claim(printed)
def section_5__example_6_prudent_brackets() -> Iterator[Cell]:
    """From player 1's perspective 3_1 is [[[1,2]]]."""
    return transcribed.seen_by(1, "example-6-prudent-brackets", ref.SimpleValue(3, 1))


# The board with nine vertices


@claim(ITSELF)
def section_5__board_9_prudent_stronger() -> Found:
    """On 1|3|2|3|2|3|1|2|3 prudent players come to a shorter value than selfish ones."""
    lengths = [len(shown(value_of(BOARD_9, 1, chosen))) for chosen in (PRUDENT, SELFISH)]
    return lengths[0] < lengths[1], {"characters": list(lengths)}


@claim(printed)
def section_5__board_9_selfish() -> Iterator[Cell]:
    """Its selfish value is the printed one."""
    return transcribed.as_printed(*NINE)


RESTORED = "[[[1,2],[[2,3],[[1,3]]]],[[1,2],[[2,3]]],[[[2,3],[[1,3]]]]]"
"""The printed value with a bracket closed and one opened around its third list's end and one closed
at the end."""


@claim(printed)
def section_5__board_9_selfish__corrected() -> Iterator[Cell]:
    """The printed value, with one bracket that opens and two that close added and nothing else
    changed, is the selfish value."""
    text = transcribed.printed_value("board-9-selfish")["value"]
    yield from transcribed.brackets_lost(*NINE, [1, 2])
    rest = iter(RESTORED)
    yield Cell("nothing taken away", True, all(symbol in rest for symbol in text))
    yield Cell("value", shown(named(RESTORED)), shown(value_of(BOARD_9, 1, SELFISH)))


@claim(printed)
def section_5__board_9_prudent() -> Iterator[Cell]:
    """Its prudent value is 3_2."""
    return transcribed.value_cell("board-9-prudent")


@claim(ITSELF)
def section_5__board_9_prudent__corrected() -> Found:
    """The prudent value of that board is 3_1: player 1's choices have the prudent values 2_2, 3_2
    and 3_1, and 3_1 is highest in the chain of Theorem 15; as Definition 11 is printed it is
    complex."""
    game, tokens = ref.row(BOARD_9)
    evaluation = ref.Evaluation(game, PRUDENT)
    found = {ref.as_simple(X) for X in evaluation.values((o, 2) for o in game.options(tokens, 1))}
    values = [value_of(BOARD_9, 1, PRUDENT, r) for r in (ref.DEFAULT, PRINTED, TO_THE_LETTER)]
    holds = (
        found == {(2, 2), (3, 1), (3, 2)}
        and by_the_chain([x for x in found if x is not None], 1, 9) == (3, 1)
        and [ref.as_simple(X) for X in values] == [(3, 1), None, None]
    )
    return holds, {"values": [ref.format_simple(X) for X in values]}


@claim(printed)
def section_5__board_9_prudent_brackets() -> Iterator[Cell]:
    """From player 1's perspective 3_2 is [[[2,3],[[1,3]]]]."""
    return transcribed.seen_by(1, "board-9-prudent-brackets", ref.SimpleValue(3, 2))


@claim(ranges.EACH_PLAYER)
def section_5__board_9_prudent_brackets__corrected(p: int) -> bool:
    """As the text has it, that is 3_2 from player 2's perspective, and no other player's; in one
    more pair of brackets it is from player 1's."""
    text = transcribed.printed_value("board-9-prudent-brackets")["value"]
    found = [named(own) == ref.seen_from(ref.SimpleValue(3, 2), p) for own in (text, f"[{text}]")]
    return found == [p == 2, p == 1]


# Which rows are counted


MOVES = Range(
    "every row with a move, n <= {n}",
    "board",
    lambda n: ((board,) for board in table.rows_with_move(n)),
    {"n": 6},
    measures={"n": len},
)
MOVES_7 = MOVES.to({"n": 7})
COUNTED_ROWS = replace(
    MOVES,
    words="every row of Table 1 with n <= {n}",
    make=lambda n: ((board,) for m in range(2, n + 1) for board in analysed(m)),
).to({"n": 7}, {"n": 8})


def with_each_preference(boards: Range) -> Range:
    """The rows, fewer of them, with each preference but that for syntactic rules alone."""
    return replace(
        boards,
        words=f"{boards.words}, each preference",
        names="board chosen",
        make=lambda n: (
            (board, chosen) for (board,) in boards.make(n) for chosen in (NONE, SELFISH, PRUDENT)
        ),
        measures={"n": lambda board, chosen: len(board)},
    ).to({"n": 5}, {"n": 6})


EACH, COUNTED = with_each_preference(MOVES), with_each_preference(COUNTED_ROWS)


@claim(MOVES)
def section_5__filter_new_only(board: str) -> bool:
    """No two of the rows that are counted are the same, turned round or not, and all others with a
    move are shorter rows or turned round."""
    new = table.shorter(board) == board and board >= board[::-1]
    return (board in analysed(len(board))) == new


@claim(
    *said("at_ends", module="theory_rows"),
    EACH.where("a 0 at an end", lambda board, chosen: "0" in (board[0], board[-1])),
)
def section_5__filter_extremity(board: str, chosen: ref.Preference) -> bool:
    """A row with a 0 at an end has the value of the row without."""
    without = board.strip("0")
    return value_of(board, 1, chosen) == value_of(without, 1, chosen)


@claim(
    *said("between", "DOUBLED", "theory_rows"),
    EACH.where("two 0 beside one another", lambda board, chosen: "00" in board),
)
def section_5__filter_double_zero(board: str, chosen: ref.Preference) -> bool:
    """A row with two 0 beside one another has the value of that with one."""
    return value_of(board, 1, chosen) == value_of(board.replace("00", "0", 1), 1, chosen)


@claim(
    *said("occurs", module="theory_games"),
    MOVES_7.where("left out for its 0s", lambda board: table.shorter(board) != board),
)
def section_5__filter_occurs_smaller(board: str) -> bool:
    """Every row that is left out for its 0s occurs on a shorter board that is counted, turned round
    or not."""
    small = table.shorter(board)
    return len(small) < len(board) and max(small, small[::-1]) in analysed(len(small))


def counted_once(board: str) -> bool:
    """Whether the mirror image of a row that is counted is that row, or less and not counted."""
    mirrored = board[::-1]
    return board == mirrored or (board > mirrored and mirrored not in analysed(len(board)))


@claim(
    part("the same value", *said("mirrored", module="theory_rows"), COUNTED),
    part(
        "one is counted",
        *said("one_of_two", module="theory_games"),
        *using(counted_once, COUNTED_ROWS),
    ),
)
def section_5__filter_mirror(board: str, chosen: ref.Preference) -> bool:
    """A row has the value of its mirror image, and of the two only the lexicographically greater
    one is counted."""
    return value_of(board, 1, chosen) == value_of(board[::-1], 1, chosen)


@claim(rows(7, 7, (1,)))
def section_5__filter_some_move(board: str, start: int) -> bool:
    """Only rows with a move for some player are counted, that is with two different tokens side by
    side."""
    return any(a != b and "0" not in (a, b) for a, b in pairwise(board))


@claim(*said("fewer", module="theory_games"), table.SWEPT)
def section_5__fewer_games(rows: Iterable[Row]) -> Iterator[Json]:
    """The games analysed are fewer than 4^n."""
    return (table.lengths(n) for n in table.recorded(rows) if n["games"] >= 4 ** n["length"])


@claim(
    Range(
        "n = 2 to {n}, every column but Prudent",
        "n chosen",
        lambda n: product(range(2, n + 1), (NONE, SYNTACTIC, SELFISH)),
        {"n": 7},
    )
)
def section_5__start_values_only(n: int, chosen: ref.Preference) -> Found:
    """Table 1 counts values of starting positions: counting those of later positions as well gives
    more, for players who are not prudent, for n = 5 to 7; for n = 2 to 4 as many."""
    every = set(reached_values(n, 1, chosen).values())
    found = [len(table.starting(n, chosen)), len(every)]
    return (found[0] < found[1]) == (n >= 5), {"values": list(found)}


@claim(ITSELF)
def section_5__later_values() -> Found:
    """Later in play values may occur that no starting position has: selfish ones for n = 6."""
    new = set(reached_values(6, 1, SELFISH).values()) - table.starting(6, SELFISH)
    return bool(new), {"values": sorted(map(shown, new))}


@claim(ITSELF)
def section_5__selfish_10_not_11() -> Found:
    """Some selfish value occurs for n = 10 and not for n = 11."""
    values = table.engine_values(SELFISH, 11)
    only = set(values.occurring(10).tolist()) - set(values.occurring(11).tolist())
    text = min((shown(values.brackets(x)) for x in only), key=lambda t: (len(t), t), default="")
    return bool(only), {"number": len(only), "shortest": text}


@claim(table.SWEPT)
def section_5__same_preference(rows: Iterable[Row]) -> Iterator[Json]:
    """In Table 1 all players share one preference: where they do, the numbers of its four columns
    of values come out at every length that it prints."""
    found = {n["length"]: n for n in table.recorded(rows)}
    for cells in printed_rows(transcribed.DOCUMENT, "table-1"):
        n = found[int(cells["length"])]
        if any(n[column] != int(cells[column]) for column in table.COLUMNS):
            yield table.lengths(n)


@claim(
    Instances(
        "n = 6 and 7, the others without a preference or selfish",
        "n others",
        lambda: product((6, 7), (NONE, SELFISH)),
    )
)
def section_5__same_preference__one_prudent__measured(n: int, others: ref.Preference) -> Found:
    """With player 1 alone prudent 19 values occur for n = 6 and 88 for n = 7 among players without
    a preference, 7 and 8 among selfish ones; neither these nor those are the values of a column."""
    mixed = ref.Evaluation(ranges.path(n), [PRUDENT, others, others])
    found = set(mixed.values((tuple(map(int, board)), 1) for board in analysed(n)))
    expected = {(6, NONE): 19, (7, NONE): 88, (6, SELFISH): 7, (7, SELFISH): 8}[n, others]
    of_no_column = all(found != table.starting(n, chosen) for chosen in table.COLUMNS.values())
    return len(found) == expected and of_no_column, {"values": len(found)}


FIXED_START = Range(
    "n = 2 to {n}, every column",
    "n chosen",
    lambda n: product(range(2, n + 1), table.COLUMNS.values()),
    {"n": 7},
)


def fewer(n: int, chosen: ref.Preference) -> Found:
    """Player 1 starting gives fewer values than all starting players together."""
    every = set().union(*(table.starting(n, chosen, start) for start in PLAYERS))
    found = [len(table.starting(n, chosen)), len(every)]
    return found[0] < found[1], {"values": list(found)}


@claim(
    readings={
        "at every length of Table 1": FIXED_START,
        "at some, as that which the next sentence names": Instances(
            "n = 4, every column", FIXED_START.names, lambda: product((4,), table.COLUMNS.values())
        ),
    }
)
def section_5__fixed_start_fewer(n: int, chosen: ref.Preference) -> Found:
    """With player 1 always starting there are fewer values than with every starting player."""
    return fewer(n, chosen)


@claim(
    replace(
        FIXED_START,
        words="n = 4 to {n}, every column",
        make=lambda n: product(range(4, n + 1), table.COLUMNS.values()),
        deep={"n": 9},
    )
)
def section_5__fixed_start_fewer__weakened(n: int, chosen: ref.Preference) -> Found:
    """With player 1 always starting there are fewer values for n = 4 to 9."""
    return fewer(n, chosen)


@claim(
    part(
        "they occur",
        Instances(
            "a row of 14 vertices for each of them",
            "board x",
            lambda: ((table.row_of_14(found), x) for x, found in table.ROWS_OF_14.items()),
            at=lambda board, x: {"board": board, "value": str(x)},
        ),
    ),
    part(
        "no others",
        *using(
            lambda rows: (
                table.lengths(n)
                for n in table.recorded(rows)
                if n["length"] == 14 and n["prudent"] != 15
            ),
            table.SWEPT,
        ),
    ),
)
def section_5__fixed_start_fewer__fourteen__measured(board: str, x: ref.SimpleValue) -> bool:
    """For n = 14 the prudent values are not fewer: with player 1 starting they are the 15 values
    a_i with i <= 4, and renumbered for another starting player these are the same."""
    return len(board) == 14 and ref.as_simple(value_of(board, 1, PRUDENT)) == x


@claim(ITSELF)
def section_5__four_1_bar() -> bool:
    """1_1 occurs as a prudent value for n = 4."""
    return named("1_1") in table.starting(4, PRUDENT)


@claim(ITSELF)
def section_5__four_no_2_bar() -> bool:
    """2_1 does not occur as a prudent value for n = 4."""
    return named("2_1") not in table.starting(4, PRUDENT)


@claim(ITSELF)
def section_5__four_2_bar_start_2() -> bool:
    """With player 2 to start 2_1 occurs for n = 4."""
    return named("2_1") in table.starting(4, PRUDENT, 2)


@claim(printed)
def section_5__board_1223() -> Iterator[Cell]:
    """1|2|2|3 with player 2 to start has the prudent value 2_1."""
    return transcribed.value_cell("board-1223")


@claim(
    # A theorem could only assume what this says: that rules and moves are the same for each player.
    Range(
        "every row of Table 1 with n <= {n}, players 2 and 3 starting, every preference",
        "board start chosen",
        lambda n: (
            case for m in range(2, n + 1) for case in product(analysed(m), (2, 3), ref.Preference)
        ),
        {"n": 5},
        {"n": 6},
        measures={"n": lambda board, start, chosen: len(board)},
    )
)
def section_5__renumbering(board: str, start: int, chosen: ref.Preference) -> bool:
    """The value with another starting player is that with player 1 starting on the board with the
    players renumbered, and numbered back."""
    own = "".join("0" if t == "0" else str((int(t) - start) % 3 + 1) for t in board)
    return ranges.renumbered(value_of(own, 1, chosen), start - 1) == value_of(board, start, chosen)


# Remarks on Table 1: of the computed numbers, for n = 2 to 15


@claim(table.SWEPT)
def section_5__syntactic_reduces(rows: Iterable[Row]) -> Iterator[Json]:
    """The syntactic rules reduce the number of values for n = 7 to 15, and not for n = 2 to 6."""
    for n in table.recorded(rows):
        gone = n["unsimplified"] - n["syntactic"]
        if gone < 0 or (gone > 0) != (n["length"] >= 7):
            yield table.lengths(n)


@claim(table.SWEPT)
def section_5__syntactic_slightly(rows: Iterable[Row]) -> Iterator[Json]:
    """They reduce it only slightly, by at most one in a hundred."""
    return (
        table.lengths(n)
        for n in table.recorded(rows)
        if 100 * n["syntactic"] < 99 * n["unsimplified"]
    )


@claim(table.SWEPT)
def section_5__selfish_reduces(rows: Iterable[Row]) -> Iterator[Json]:
    """Selfish play reduces the number much on small boards: to under a tenth for n = 6 to 9."""
    for n in table.recorded(rows):
        if 6 <= n["length"] <= 9 and 10 * n["selfish"] >= n["unsimplified"]:
            yield table.lengths(n)


@claim(table.SWEPT)
def section_5__selfish_exponential(rows: Iterable[Row]) -> Iterator[Json]:
    # The printed numbers grow more than fivefold from n = 9 on, which cannot last: there are fewer
    # than 4^n games.
    """It still grows exponentially: it more than doubles with each vertex from n = 8 to 15."""
    for before, after in pairwise(table.recorded(rows)):
        if before["length"] >= 8 and after["selfish"] <= 2 * before["selfish"]:
            yield table.lengths(before, after)


@claim(table.SWEPT, readings={"from n = 9 on": 9, "in the whole table": 2})
def section_5__selfish_factor_decreases(rows: Iterable[Row], first: int) -> Iterator[Json]:
    """The factor by which it reduces them decreases with each vertex."""
    for a, b in pairwise(table.recorded(rows)):
        kept = b["selfish"] * a["unsimplified"] > a["selfish"] * b["unsimplified"]
        if a["length"] >= first and not kept:
            yield table.lengths(a, b)


@claim(
    Range(
        "n = 2 to {n}, against n + 1",
        "n",
        lambda n: ((m,) for m in range(2, n + 1)),
        {"n": 8},
        {"n": 10},
    )
)
def section_5__complex_more_often(n: int) -> Found:
    """Complex values occur more often on larger boards: from n = 7 to 11 their share grows with
    each vertex, among the selfish values and among the games; before that there are none."""
    of_values = [table.complex_share_of_values(m) for m in (n, n + 1)]
    of_games = [table.complex_share_of_games(m) for m in (n, n + 1)]
    holds = all(a < b if n >= 7 else a == b == 0 for a, b in (of_values, of_games))
    return holds, {"of values": list(map(str, of_values)), "of games": list(map(str, of_games))}


@claim(Range("n = {n}", "n", lambda n: ((m,) for m in n), {"n": (9, 10)}))
def section_5__incomparable_unsimplified(n: int) -> Found:
    """Of two complex selfish values more than half of all pairs can not be simplified by player
    1."""
    values = table.engine_values(SELFISH, 11)
    simplifier = ref.Simplifier(SELFISH)
    pairs = list(combinations(map(values.brackets, sorted(table.complex_selfish(n))), 2))
    kept = sum(len(simplifier.kept(pair, 1)) == 2 for pair in pairs)
    return 2 * kept > len(pairs), {"kept": kept, "pairs": len(pairs)}


@claim(table.SWEPT)
def section_5__bound_not_sharp(rows: Iterable[Row]) -> Iterator[Json]:
    """In the table the bound 3n is not reached."""
    return (table.lengths(n) for n in table.recorded(rows) if n["prudent"] >= 3 * n["length"])


# Eight and nine vertices


@claim(ITSELF)
def section_5__eight_one_disappears() -> Found:
    """From selfish to prudent play one value disappears for n = 8, by the order of Theorem 15, as
    Table 1 has its prudent values."""
    selfish = {table.as_bars(X) for X in table.starting(8, SELFISH)}
    prudent = {table.as_bars(X) for X in table.starting(8, PRUDENT)}
    found = [len(selfish), len(selfish - prudent), len(prudent - selfish)]
    return found == [9, 1, 0], {"selfish, gone, new": list(found)}


@claim(printed)
def section_5__eight_value() -> Iterator[Cell]:
    """It is [[1,3],[[1,2],[[2,3]]]]."""
    prudent = {table.as_bars(X) for X in table.starting(8, PRUDENT)}
    gone = sorted(shown(X) for X in table.starting(8, SELFISH) if table.as_bars(X) not in prudent)
    yield Cell(
        "n = 8", shown(named(transcribed.printed_value("eight-value")["value"])), " ".join(gone)
    )


@claim(printed)
def section_5__eight_value_bars() -> Iterator[Cell]:
    """With bars it is [2_1,2_1], as the text has it."""
    found = table.as_bars(named(transcribed.printed_value("eight-value")["value"]))
    assert not isinstance(found, ref.SimpleValue)
    yield Cell("with bars", ["2_1", "2_1"], sorted(map(str, found)))


@claim(ITSELF)
def section_5__eight_value_bars__corrected() -> bool:
    """With the lost bar, with bars it is [2_1,2_2], as the brackets beside it have it."""
    found = table.as_bars(named(transcribed.printed_value("eight-value")["value"]))
    return not isinstance(found, ref.SimpleValue) and found == {(2, 1), (2, 2)}


@claim(ITSELF)
def section_5__eight_simplifies() -> Found:
    """A prudent player 1 makes 2_1 of it, by the order of Theorem 15 as Table 1 has its values."""
    X = ref.Simplifier(PRUDENT).simplify([named("2_1"), named("2_2")], 1)
    return X == named("2_1"), {"value": ref.format_simple(X)}


OTHERS = ["1_0", "1_1", "1_1", "2_0", "2_1", "2_1", "3_0", "3_1"]
"""As the text has them, which are eight."""


def eight_simple() -> set[ref.SimpleValue]:
    """The simple values among the selfish ones for n = 8."""
    return {
        x for X in table.starting(8, SELFISH) if isinstance(x := table.as_bars(X), ref.SimpleValue)
    }


@claim(printed)
def section_5__eight_others() -> Iterator[Cell]:
    """The other selfish values for n = 8 are 1, 2, 3, 1_1, 2_1, 3_1, 1_1 and 2_1, as the text has
    it."""
    yield Cell("the others", OTHERS, sorted(map(str, eight_simple())))


@claim(ITSELF)
def section_5__eight_others__corrected() -> Found:
    """With the lost bars, the other selfish values for n = 8 are 1, 2, 3, 1_1, 2_1, 3_1, 1_2 and
    2_2."""
    found = eight_simple()
    expected = {*product(PLAYERS, (0, 1)), (1, 2), (2, 2)}
    return found == expected, {"values": sorted(map(str, found))}


@claim(ITSELF)
def section_5__eight_others_simple() -> bool:
    """All of the others are simple."""
    others = table.starting(8, SELFISH) - {named(transcribed.printed_value("eight-value")["value"])}
    return all(isinstance(table.as_bars(X), ref.SimpleValue) for X in others)


@claim(printed)
def section_5__eight_no_3_2() -> Iterator[Cell]:
    """3_1, as the text has it, does not occur for n = 8."""
    yield Cell("3_1 occurs", False, (3, 1) in eight_simple())


@claim(ITSELF)
def section_5__eight_no_3_2__corrected() -> bool:
    """With the lost bar, 3_2 does not occur for n = 8."""
    played = (table.starting(8, chosen) for chosen in (SELFISH, PRUDENT))
    return all((3, 2) not in set(map(table.as_bars, values)) for values in played)


@claim(printed)
def section_5__eight_because_start() -> Iterator[Cell]:
    """That is because player 1 starts: 3_1, as the text has it, occurs with another starting player
    only."""
    yield Cell("who starts where 3_1 does not occur", [1], starts_without(ref.SimpleValue(3, 1)))


def starts_without(x: ref.SimpleValue) -> list[int]:
    """Who starts where a simple value is not the prudent value of a row with n = 8."""
    return [s for s in PLAYERS if x not in set(map(ref.as_simple, table.starting(8, PRUDENT, s)))]


@claim(ITSELF)
def section_5__eight_because_start__corrected() -> Found:
    """With the lost bar, that is because player 1 starts: with another to start 3_2 occurs."""
    without = starts_without(ref.SimpleValue(3, 2))
    return without == [1], {"without": list(without)}


@claim(printed)
def section_5__nine_verified() -> Iterator[Cell]:
    """The reduction from 20 to 10 values for n = 9 is right, by the order of Theorem 15 as Table 1
    has its values."""
    for chosen, number in ((SELFISH, 20), (PRUDENT, 10)):
        yield Cell(f"n = 9, {chosen}", number, len(table.starting(9, chosen)))
