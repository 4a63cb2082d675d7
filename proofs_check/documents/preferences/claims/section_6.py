"""Section 6: what it says of the results, disjunctive sums, four players."""

from collections.abc import Iterable, Iterator, Sequence
from itertools import product

import reference.preferences as ref
from proofs_check.core.claim import part
from proofs_check.core.evidence import Json
from proofs_check.core.ranges import Found, Instances, Range
from proofs_check.documents.preferences import ranges, table
from proofs_check.documents.preferences.claims import claim
from proofs_check.documents.preferences.play import movers
from proofs_check.documents.preferences.prudence import impartial_games, simple_in_play
from proofs_check.documents.preferences.readings import by_definition
from proofs_check.documents.preferences.reference_answers import value_of
from proofs_check.documents.preferences.theorem_plans import EVERY_SIMPLE, as_corrected, said
from proofs_check.documents.preferences.transcribed import value_cell
from proofs_check.methods.measured import measured
from proofs_check.methods.printed import Cell, printed
from proofs_check.sweeps.shards import Row

NONE, SELFISH, PRUDENT = ref.Preference.NONE, ref.Preference.SELFISH, ref.Preference.PRUDENT


@claim(table.SWEPT)
def section_6__two_preferences_reduce(rows: Iterable[Row]) -> Iterator[Json]:
    """Both preferences reduce the number of values significantly: to less than half for n = 5 to
    15."""
    for n in table.recorded(rows):
        most = max(n["selfish"], n["prudent"])
        if n["length"] >= 5 and 2 * most >= n["unsimplified"]:
            yield table.lengths(n)


@claim(
    as_corrected(
        EVERY_SIMPLE,
        Range(
            "every game with at most {moves} moves in which all three players have the same moves "
            "and no two positions do, player 1 starting",
            "game",
            impartial_games,
            {"moves": 9},
            measures={
                "moves": lambda game: ranges.moves_of(game) // 3,
                "positions": lambda game: len(game.moves),
            },
            at=ranges.as_moves,
        ),
    ),
    each=by_definition("section-6.impartial-too"),
)
def impartial_too(game: ref.ExplicitGame, words: str, reading: ref.Reading) -> Found:
    """The rules apply to impartial games as well: prudent players come to one simple value{0}."""
    return simple_in_play(game, 0, 1, reading)


@claim(ranges.ITSELF)
def section_6__sum_not_determined() -> bool:
    """The values of the parts do not determine that of their sum: 12 + 13 against 112 + 13."""
    pairs = (("12", "13"), ("112", "13"))
    parts = [[value_of(board, 1, SELFISH) for board in pair] for pair in pairs]
    sums = [value_of(ref.joined(*pair), 1, SELFISH) for pair in pairs]
    return parts[0] == parts[1] and sums[0] != sums[1]


@claim(
    *said("between", "SUM", "theory_rows"),
    Range(
        "every two rows of Table 1 with n <= {n}, player 1 to move",
        "left right",
        lambda n: (
            (left, right)
            for left, right in product(
                [b for m in range(2, n + 1) for b in ranges.analysed(m)], repeat=2
            )
            if left >= right
        ),
        {"n": 4},
        measures={"n": lambda left, right: max(len(left), len(right))},
    ),
)
def section_6__sum_not_determined__strengthened(left: str, right: str) -> Found:
    """An empty vertex between two rows makes their sum: as a sum of games it has the same value."""
    games = [ref.row(left), ref.row(right)]
    both = ref.disjunctive_sum(*(game for game, _ in games))
    X = ref.value(both, tuple(tokens for _, tokens in games), 1, SELFISH)
    return X == value_of(ref.joined(left, right), 1, SELFISH), {"value": ranges.shown(X)}


@claim(
    printed,
    each={
        "section-6.board-12": ("first", "12"),
        "section-6.board-13": ("second", "13"),
        "section-6.board-112": ("third", "112"),
    },
)
def summand(which: str, board: str) -> Iterator[Cell]:
    """{1} has value 1 if player 1 begins."""
    return value_cell(f"sum-{board}")


@claim(printed)
def section_6__sum_12_13() -> Iterator[Cell]:
    """12013 has value 1_1 if player 1 begins."""
    return value_cell("sum-12-13")


@claim(printed, readings={"unsimplified": NONE, "selfish": SELFISH, "prudent": PRUDENT})
def section_6__sum_112_13(chosen: ref.Preference) -> Iterator[Cell]:
    """112013 has value 1 if player 1 begins."""
    if chosen is NONE:
        yield from value_cell("sum-112-13")
    else:
        yield Cell(f"112013, {chosen}", "1", ranges.shown(value_of("112013", 1, chosen)))


@claim(ranges.named_board("12", "13", "112"))
def section_6__components_winnable(board: str) -> bool:
    """Player 1 wins each of the parts if player 1 begins there."""
    return value_of(board, 1, NONE) == 1


@claim(ranges.ITSELF)
def section_6__not_both_first() -> bool:
    """Player 1 can not begin in both parts of 12013: after any first move the other part is as
    before, and player 2 or 3 is the next who can move there."""
    game, tokens = ref.row("12013")
    for option in game.options(tokens, 1):
        untouched = [p for p in (option[:2], option[3:]) if p in (tokens[:2], tokens[3:])]
        # Players 2 and 3 come before player 1 again.
        if len(untouched) != 1 or not movers(ranges.path(2), untouched[0]) & {2, 3}:
            return False
    return True


@claim(
    Range(
        "N = 2 to {N}, i = 1 to {i}, every a",
        "N i a",
        lambda N, i: (
            (n, k, a) for n, k in product(range(2, N + 1), range(1, i + 1)) for a in range(1, n + 1)
        ),
        {"N": 5, "i": 6},
    )
)
def section_6__four_notation(N: int, i: int, a: int) -> bool:
    """For any N the notation suggests a_i for the set of all b_(i-1) with b not a."""
    below = {ref.simple_value(b, i - 1, N) for b in range(1, N + 1) if b != a}
    X = ref.simple_value(a, i, N)
    return (X if isinstance(X, frozenset) else {X}) == below


@claim(printed)
def section_6__four_two_bar() -> Iterator[Cell]:
    """With four players 2_1 is {1,3,4}."""
    yield Cell("2_1", "[1,3,4]", ranges.shown(ref.simple_value(2, 1, 4)))


@claim(
    *said("no_name", module="theory_four"),
    Range(
        "a_i with i <= {i}, four players",
        "a i",
        lambda i: product(range(1, 5), range(i + 1)),
        {"i": 12},
    ),
)
def section_6__four_no_name(a: int, i: int) -> bool:
    """With four players {1,4} has no such name."""
    return (
        ref.simple_value(a, i, 4) != frozenset({1, 4})
        and ref.as_simple(frozenset({1, 4}), 4) is None
    )


# Its questions


def left(
    boards: Sequence[str], players: int, preferences: ref.Preference | tuple[ref.Preference, ...]
) -> tuple[int, int]:
    """How many values the boards have if player 1 begins, and how many have no simple one."""
    game, _ = ref.row(boards[0], players)
    starts = [(tuple(map(int, board)), 1) for board in boards]
    found = ref.values_of(game, starts, preferences)
    return len(set(found)), sum(ref.as_simple(X, players) is None for X in found)


@claim(
    measured(
        "preferences",
        "four-players",
        ("length", "games", "preference", "values", "games_without_a_simple_value"),
        Range(
            "rows of length 2 to {n}, four players, player 1 beginning",
            "n",
            lambda n: ((length,) for length in range(2, n + 1)),
            {"n": 6},
        ),
    )
)
def section_6__four_players__measured(n: int) -> Iterator[tuple[int | str, ...]]:
    """How many values each preference leaves of the rows with four players, and how many rows then
    have a value that is no a_i; for prudent players the order of Theorem 15 is carried on by us."""
    boards = list(ref.analysed_rows(n, 4))
    for chosen in (NONE, ref.Preference.SYNTACTIC, SELFISH, PRUDENT):
        yield n, len(boards), chosen.value, *left(boards, 4, chosen)


@claim(table.FOUR_ON_GRAPHS)
def section_6__four_players__graphs__measured(rows: Iterable[Row]) -> Iterator[Json]:
    """With four prudent players, player 1 beginning, every board on a connected graph of at most 5
    vertices has a value a_i if the graph is a star; on every other one some board has none. As many
    have none where some or all of the players are selfish."""
    rows = list(rows)
    yield from table.differing(rows, ("without_a_simple_value",), 0)
    for each in table.each_prudent(rows):
        ends = (edge.split("-") for edge in each["edges"].split())
        star = bool(set.intersection(*map(set, ends)))
        if star != (each["without_a_simple_value"] == "0"):
            yield dict(each)


@claim(
    Instances(
        "every row of length 2 or 3, and 1321, four players",
        "board",
        lambda: (
            (board,) for board in (*ref.analysed_rows(2, 4), *ref.analysed_rows(3, 4), "1321")
        ),
    )
)
def section_6__four_prudent__measured(board: str) -> bool:
    """Theorem 16 with its notation does not carry over to four players: if player 1 begins all rows
    of length 2 or 3 have a value a_i under prudent play, but 1321 has {2,3}. For four players the
    order of Theorem 15 is carried on by us, for all b_i of the others as for two of them."""
    X = ref.value(*ref.row(board, 4), 1, PRUDENT)
    return X == frozenset({2, 3}) if board == "1321" else ref.as_simple(X, 4) is not None


@claim(
    measured(
        "preferences",
        "mixed",
        ("length", "player_1", "player_2", "player_3", "values", "games_without_a_simple_value"),
        Range(
            "rows of length 4 to {n}, each player selfish or prudent, player 1 beginning",
            "n",
            lambda n: ((length,) for length in range(4, n + 1)),
            {"n": 7},
        ),
    )
)
def section_6__mixed__measured(n: int) -> Iterator[tuple[int | str, ...]]:
    """How many values are left of the rows where some players are selfish and some prudent, and how
    many rows then have no simple value."""
    boards = list(ref.analysed_rows(n, 3))
    for mix in product((SELFISH, PRUDENT), repeat=3):
        yield n, *(chosen.value for chosen in mix), *left(boards, 3, mix)


@claim(table.ON_GRAPHS)
def section_6__mixed__graphs__measured(rows: Iterable[Row]) -> Iterator[Json]:
    """On a connected graph of at most 5 vertices, player 1 beginning, whether player 3 is selfish
    or prudent is no matter: there are as many values, and as many boards have no simple one, none
    where players 1 and 2 are prudent. On some graph of 6 vertices neither is so."""
    of = ("values", "without_a_simple_value", "largest_exponent")
    rows = list(rows)
    few, many = (
        [each for each in rows if (int(each["vertices"]) > 5) == larger] for larger in (False, True)
    )
    yield from table.differing(few, of, 2)
    yield from table.without_a_simple_value(few)
    if not (any(table.differing(many, of, 2)) and any(table.without_a_simple_value(many))):
        yield {"vertices": 6}


@claim(
    part("on graphs", table.ON_GRAPHS),
    part("on grids", table.ON_GRIDS),
    part("four players", table.FOUR_ON_GRAPHS),
)
def section_6__mixed__winners__measured(rows: Iterable[Row]) -> Iterator[Json]:
    """On a connected graph of at most 6 vertices, with four players 5, and on a grid of at most 8,
    each player has won as many boards if player 1 begins whichever players are selfish and
    whichever prudent."""
    return table.differing(rows, ("won_by_each",), 0)


@claim(
    Instances(
        "every row of length 2 to 6",
        "board",
        lambda: ((board,) for length in range(2, 7) for board in ranges.analysed(length)),
        measures={"n": len},
    )
)
def section_6__two_prudent__weakened(board: str) -> bool:
    """If player 1 begins, players 1 and 2 are prudent and player 3 selfish, rows of length n <= 6
    have a simple value."""
    return ref.as_simple(ref.value(*ref.row(board), 1, (PRUDENT, PRUDENT, SELFISH)), 3) is not None


@claim(ranges.named_board("2313221"))
def section_6__two_prudent__measured(board: str) -> bool:
    """In 2313221 the third must be prudent too: if selfish, it has no simple value if player 1
    begins."""
    found = [
        ref.value(*ref.row(board), 1, (PRUDENT, PRUDENT, third)) for third in (SELFISH, PRUDENT)
    ]
    return [ref.as_simple(X, 3) is None for X in found] == [True, False]
