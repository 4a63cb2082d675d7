"""Section 4.5: Theorem 16, what follows it, and indifferent players."""

from collections.abc import Iterable, Iterator
from typing import Any

import reference.preferences as ref
from proofs_check.core.claim import part, using
from proofs_check.core.evidence import Json
from proofs_check.core.ranges import Found
from proofs_check.documents.preferences import prudence, ranges, readings, table
from proofs_check.documents.preferences.claims import claim
from proofs_check.documents.preferences.reference_answers import reached_values, relation, value_of
from proofs_check.documents.preferences.theorem_plans import (
    EVERY_BY_RULE_1,
    EVERY_REPAIRED,
    EVERY_SIMPLE,
    EXPONENT_BELOW,
    ONE_OF_3N,
    SAME_BY_CHAIN,
    WHOLE_CHAIN,
    WITHIN,
    by_indifferent,
    by_readings,
    said,
)
from proofs_check.documents.preferences.theorems_13_to_15 import (
    by_the_chain,
    indifferent,
    order_alone,
    whole_chain,
    within,
)
from proofs_check.documents.preferences.transcribed import value_cell
from proofs_check.methods.missing import missing
from proofs_check.methods.printed import Cell, printed
from proofs_check.sweeps.shards import Row
from reference.preferences.games import Game
from reference.preferences.other_readings import losses_equal


@claim(
    *prudence.EVERYWHERE,
    readings={
        "Rules 4 and 5 to the letter": readings.TO_THE_LETTER,
        "a loss is below the win": readings.PRINTED,
        "a loss is below the win, knowing who chooses": readings.AWARE,
        "a loss is below the win, Definition 11 only where neither is strictly weaker": (
            readings.GUARDED
        ),
    },
)
def theorem_16(game: Game, position: Any, start: int, reading: ref.Reading) -> Found:
    """Every game with three prudent players and a given starting player has one simple value."""
    return prudence.simple_in_play(game, position, start, reading)


@claim(*EVERY_SIMPLE, *prudence.PROVED_EVERYWHERE)
def theorem_16__corrected(game: Game, position: Any, start: int) -> Found:
    """Theorem 16 holds with the order of Theorem 15 as the definition."""
    return prudence.simple_in_play(game, position, start, ref.DEFAULT)


@claim(*EVERY_BY_RULE_1, *prudence.PROVED_EVERYWHERE)
def theorem_16__by_rule_1__corrected(game: Game, position: Any, start: int) -> Found:
    """Theorem 16 holds with Definition 11 where a simple x is also the list [x]: a repair of ours,
    which Rule 1 suggests."""
    return prudence.simple_in_play(game, position, start, readings.RULE_1)


@claim(
    *part("one simple value", *EVERY_REPAIRED, *prudence.PROVED_EVERYWHERE),
    *part(
        "the same as by the order of Theorem 15",
        *SAME_BY_CHAIN,
        *using(
            lambda game, position, start: (
                prudence.prudent_value(game, position, start, readings.REPAIRED)
                == prudence.prudent_value(game, position, start, ref.DEFAULT)
            ),
            *prudence.PROVED_EVERYWHERE,
        ),
    ),
)
def theorem_16__repaired__corrected(game: Game, position: Any, start: int) -> Found:
    """Theorem 16 holds with the repaired Definition 11, with the same values as by the order of
    Theorem 15."""
    return prudence.simple_in_play(game, position, start, readings.REPAIRED)


@claim(*said("no_longer", module="theory_turns"), *prudence.SMALL)
def theorem_16__proof_tree_finite(game: Game, position: Any, start: int) -> Found:
    """The game being converging, that is every play with its skipped turns being finite, less than
    N turns are skipped between two moves, and no play has more than N turns for each move of a
    longest one."""
    turns = prudence.longest_play(game, (position, start))
    moves = prudence.longest_play(game, (position, start), skipped=0)
    return turns <= game.players * moves, {"turns": turns, "moves": moves}


@claim(*said("mover_known", module="theory_turns"), ranges.boards(5, 5))
def theorem_16__proof_chooser_known(board: ranges.Board, start: int) -> Found:
    """With a given starting player the player to move at each node is known: it follows from the
    number of turns."""
    game = ranges.path(len(board))
    evaluation = ref.Evaluation(game)
    level, turns, right = {(board, start)}, 0, True
    while level:
        right &= {i for _, i in level} == {(start - 1 + turns) % 3 + 1}
        after = {child for state in level for child in evaluation.children(state)}
        level = {child for child in after if not ref.is_over(game, child[0])}
        turns += 1
    return right, {"turns": turns}


@claim(*said("by_display", module="theory_play"), prudence.POSITIONS)
def theorem_16__proof_bottom_up(board: ranges.Board, mover: int) -> Found:
    """From the bottom up every node gets a simple value, by the order that Theorem 15 displays from
    the perspective of the player to move."""
    game = ranges.path(len(board))
    known = reached_values(len(board), 1, prudence.PRUDENT)
    children = {
        ref.as_simple(mover if ref.is_over(game, option) else known[option, mover % 3 + 1])
        for option in set(game.options(board, mover)) or {board}
    }
    X = known[board, mover]
    values = [x for x in children if x is not None]
    expected = by_the_chain(values, mover, len(board)) if len(values) == len(children) else None
    return ref.as_simple(X) == expected is not None, {"value": ranges.shown(X)}


# After Theorem 16

AT_MOST_3N = (*ONE_OF_3N, *using(prudence.at_most(3, ref.DEFAULT), *prudence.COUNTED), table.SWEPT)
ON_OTHER_BOARDS = using(table.at_most_3_a_vertex, table.ON_GRAPHS, table.ON_GRIDS)


@claim(
    readings={
        "Definition 11 as printed": using(
            lambda: "a factor: without one no count of finitely many rows settles it", missing
        ),
        "order of Theorem 15": AT_MOST_3N,
    }
)
def section_4__5__linear(rows: Iterable[Row]) -> Iterator[Json]:
    """The number of prudent values of rows is at most linear in n: by the order of Theorem 15 with
    the factor 3."""
    return section_4__5__three_n__corrected(rows)


@claim(prudence.ROWS_OF_11)
def section_4__5__linear__measured(boards: tuple[str, ...]) -> Found:
    """By Definition 11 as printed rows of n = 11 vertices have more than 4n prudent values, also
    where a list [x] is taken for x."""
    number, bare = prudence.by_definition_11(boards)
    return min(number, bare) > 4 * 11, {"values": number, "if [x] is x": bare}


@claim(ranges.boards(5, 5))
def section_4__5__level_removes_token(board: ranges.Board, mover: int) -> bool:
    """Each level of the game tree removes one token: a skipped turn is a level, by Table 1."""
    children = ref.Evaluation(ranges.path(len(board))).children((board, mover))
    return {after.count(0) for after, _ in children} == {board.count(0) + 1}


@claim(*said("tokens_left", module="theory_clobber"), ranges.boards(4, 5))
def section_4__5__level_removes_token__weakened(board: ranges.Board, mover: int) -> bool:
    """Each move removes one token."""
    after = ranges.path(len(board)).options(board, mover)
    return all(option.count(0) == board.count(0) + 1 for option in after)


@claim(ranges.ITSELF)
def section_4__5__isolates_more() -> bool:
    """A move may leave further tokens without anybody to clobber: any of player 1 in 213 does."""
    game, tokens = ref.row("213")
    return all(ref.is_over(game, option) for option in game.options(tokens, 1))


@claim(ranges.rows(7, 7, (1,)))
def section_4__5__depth_at_most_tokens(board: str, start: int) -> Found:
    """The game tree is at most as deep as there are tokens."""
    game, tokens = ref.row(board)
    depth = prudence.longest_play(game, (tokens, start))
    return depth <= sum(map(bool, tokens)), {"depth": depth}


@claim(*said("most_moves", "MOST_MOVES", "theory_clobber"), ranges.rows(6, 7, (1,)))
def section_4__5__depth_at_most_tokens__weakened(board: str, start: int) -> Found:
    """No play has more moves than there are tokens."""
    game, tokens = ref.row(board)
    moves = prudence.longest_play(game, (tokens, start), skipped=0)
    return moves <= sum(map(bool, tokens)), {"moves": moves}


@claim(readings=by_readings(readings.BY_FORM, prudence.ROWS, EXPONENT_BELOW))
def section_4__5__exponent_at_most_tokens(board: str, start: int, reading: ref.Reading) -> Found:
    """The exponent of a prudent value that is simple is at most the number of tokens."""
    x = ref.as_simple(prudence.prudent(board, start, reading))
    return x is None or x.exponent <= len(board) - board.count("0"), {"value": str(x)}


@claim(ranges.ITSELF, readings=readings.BY_FORM)
def section_4__5__three_bases(reading: ref.Reading) -> Found:
    """Simple values have three bases, and all of them come up, for n = 5 or 6."""
    values = set().union(*(prudence.prudent_values(n, 1, reading) for n in (5, 6)))
    bases = sorted({x.base for X in values if (x := ref.as_simple(X))})
    return bases == list(ranges.PLAYERS), {"bases": list(bases)}


@claim(readings=by_readings(readings.BY_FORM, prudence.ROWS, EXPONENT_BELOW))
def section_4__5__exponents_below_n(board: str, start: int, reading: ref.Reading) -> Found:
    """The exponents of simple values are 0 to n - 1 at most, for a move takes two tokens."""
    x = ref.as_simple(prudence.prudent(board, start, reading))
    return x is None or x.exponent <= len(board) - 1, {"value": str(x)}


@claim(
    *using(prudence.at_most(3, readings.PRINTED), *prudence.COUNTED),
    prudence.ROWS_OF_10,
    prudence.ROWS_OF_11,
)
def section_4__5__three_n(boards: tuple[str, ...]) -> Found:
    """There are at most 3n different values."""
    number, bare = prudence.by_definition_11(boards)
    return number <= 3 * len(boards[0]), {"values": number, "if [x] is x": bare}


@claim(*AT_MOST_3N, *ON_OTHER_BOARDS)
def section_4__5__three_n__corrected(rows: Iterable[Row]) -> Iterator[Json]:
    """By the order of Theorem 15 there are: with at most n tokens each value is an a_i of which
    3i + a is from 1 to 3n, and no two have the same."""
    return (table.lengths(n) for n in table.recorded(rows) if n["prudent"] > 3 * n["length"])


@claim(ranges.ITSELF)
def section_4__5__other_starters_other_values() -> Found:
    """One board can have different values for different starting players: 12 has."""
    found = [ranges.shown(value_of("12", i, prudence.PRUDENT)) for i in ranges.PLAYERS]
    return len(set(found)) > 1, {"values": list(found)}


@claim(
    printed,
    each={
        "section-4.5.board-12-player-1": (1, 1, 1),
        "section-4.5.board-12-player-3": (2, 3, 1),
        "section-4.5.board-12-player-2": (3, 2, 2),
    },
)
def board_12(sentence_part: int, start: int, winner: int) -> Iterator[Cell]:
    """1|2 is won by player {2} if player {1} starts."""
    return value_cell(f"board-12-{start}")


# Indifferent players

BOTH_SIDES = ref.DEFAULT._replace(definition_7=ref.definition_7_both_sides)


@claim(ranges.EACH_PLAYER)
def indifference__definition(p: int) -> bool:
    """An indifferent player takes all other players' wins for equal, and for less than its own: for
    player 1, 2 =_1 3, and both are below 1."""
    c = relation(p, ref.DEFAULT, indifferent=True)
    lost = [a for a in ranges.PLAYERS if a != p]
    return c.equal(*lost) and all(c.strictly_weaker(a, p) for a in lost)


ONE_LOSS = "all losses are one value"
INDIFFERENCE: dict[str, tuple[ref.Reading, bool]] = {
    "2 =_1 3, and what follows by Definition 7": (
        ref.DEFAULT._replace(selfish_rules=(*ref.DEFAULT.selfish_rules, losses_equal)),
        False,
    ),
    ONE_LOSS: (ref.DEFAULT, True),
}


@claim(ranges.exponents(1), readings=INDIFFERENCE)
def indifference__order(i: int, meant: tuple[ref.Reading, bool]) -> Found:
    """The groups of Theorem 15 are in the same order for an indifferent selfish player, with
    <_1."""
    return indifferent(meant[0], order_alone(i), meant[1])


@claim(
    readings=by_readings(
        INDIFFERENCE, ranges.exponents(), {ONE_LOSS: by_indifferent("equal_in_group", WITHIN)}
    )
)
def indifference__groups_equal(i: int, meant: tuple[ref.Reading, bool]) -> Found:
    """The values in one group are equal for such a player."""
    return indifferent(meant[0], within(i), meant[1])


@claim(*by_indifferent("groups_in_order", WHOLE_CHAIN, by_ours=True), ranges.exponents())
def indifference__corrected(i: int) -> Found:
    """The order of the groups and the equality within them hold for an indifferent player with the
    two losses as one value and a clause added to Definition 7: X <=_p Y where X <=_p every y_j."""
    return indifferent(BOTH_SIDES, whole_chain(i))
