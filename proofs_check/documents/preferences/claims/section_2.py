"""Section 2: the games, their values, Examples 1 and 2; the abstract's claim."""

from collections.abc import Callable, Iterable, Iterator
from itertools import pairwise, product

import reference.preferences as ref
from proofs_check.core.claim import Plan, part, restated, using
from proofs_check.core.ranges import Range
from proofs_check.documents.preferences import play, ranges
from proofs_check.documents.preferences.claims import claim
from proofs_check.documents.preferences.reference_answers import (
    SHOWN,
    child_values,
    row_values,
    value_of,
)
from proofs_check.documents.preferences.theorem_plans import said
from proofs_check.documents.preferences.transcribed import DOCUMENT, printed_value
from proofs_check.methods.printed import Cell, printed, printed_rows

NONE = ref.Preference.NONE


def of_values(theorem: str, view: str = "") -> tuple[Plan, ...]:
    """The plan of a statement about values of positions."""
    return said(theorem, view, "theory_values")


LISTED = Range(
    "every row of at most {members} values of depth <= {depth}, repeats among them",
    "x",
    lambda members, depth: (
        (x,)
        for size in range(1, members + 1)
        for x in product(ranges.small_values(depth), repeat=size)
    ),
    {"members": 4, "depth": 1},
    measures={"members": len, "depth": lambda x: max(map(ranges.depth, x))},
    at=ranges.written,
)


@claim(restated)
def abstract__fixed_start_concise() -> str:
    """With a fixed starting player and prudent players every short three-player game has one of the
    values a_i."""
    return "theorem-16"


@claim(ranges.PLAYER)
def section_2__turn_order(N: int, i: int) -> bool:
    """The turn goes from player i to i + 1, and from N to 1."""
    return ref.next_player(i, N) == (i + 1 if i < N else 1)


@claim(ranges.EACH_PLAYER)
def section_2__player_1_starts(i: int) -> SHOWN:
    """Player 1 starts: the printed values of Examples 3 to 5 are those with player 1 to move, and
    no other starting player gives all three."""
    examples = [printed_value(f"example-{number}") for number in (3, 4, 5)]
    same = all(value_of(e["board"], i, NONE) == ranges.named(e["value"]) for e in examples)
    return same == (i == 1), {"all_three": same}


@claim(*of_values("last_movers", "LAST_MOVERS"), ranges.boards(5, 6))
def section_2__normal_play(board: ranges.Board, start: int) -> SHOWN:
    """The winner is the player who makes the last move: the leaves of the value are the last movers
    of the lines of play."""
    X = value_of(board, start, NONE)
    winners = {x for x in ref.contained(X) if ref.is_leaf(x)}
    return winners == play.last_movers(board, start), {"value": ranges.shown(X)}


@claim(
    *of_values("skipped"),
    ranges.positions(6, 7).where("the player to move stuck", play.stuck),
)
def section_2__skip(board: ranges.Board, mover: int) -> SHOWN:
    """A player without a move is skipped: the value is that of the same position with the next
    player to move, in a list of its own where it is no leaf."""
    X, after = value_of(board, mover, NONE), value_of(board, ref.next_player(mover, 3), NONE)
    return ref.list_value([after]) == X, {"value": ranges.shown(X), "after": ranges.shown(after)}


@claim(
    Range(
        "column Unsimplified of Table 1, n <= {n}",
        "n",
        lambda n: ((k,) for k in range(2, n + 1)),
        {"n": 7},
        {"n": 9},
    )
)
def section_2__skip_adds_bracket(n: int) -> SHOWN:
    """A skipped turn is a level of the tree: with it Table 1 has its unsimplified values, without
    it not from n = 4 on."""
    (wanted,) = (
        r["unsimplified"] for r in printed_rows(DOCUMENT, "table-1") if r["length"] == f"{n}"
    )
    found = {
        turn: len(set(row_values(n, 1, NONE, ref.DEFAULT._replace(skipped_turn=turn)).values()))
        for turn in ref.SkippedTurn
    }
    as_level, as_none = found[ref.SkippedTurn.LEVEL], found[ref.SkippedTurn.NO_LEVEL]
    holds = as_level == int(wanted) and (n < 4 or as_none != int(wanted))
    return holds, {"a level": as_level, "no level": as_none}


@claim(
    part("no value", ranges.BOARDS.where("nobody with a move", lambda board: play.over(board))),
    part(
        "not looked at", *using(lambda board, start: not play.over(board), ranges.rows(6, 8, (1,)))
    ),
)
def section_2__some_move_exists(board: ranges.Board) -> bool:
    """A position without a move for anybody has no value, and no such position is looked at."""
    return play.refused(ref.Evaluation(ranges.path(len(board))), board)


@claim(
    part(
        "Clobber",
        *said("tokens_left", module="theory_clobber"),
        ranges.BOARDS.where("somebody with a move", lambda board: not play.over(board)),
    ),
    part(
        "a game that comes back",
        *using(
            lambda turns: play.refused(play.coming_back(turns), 0),
            Range(
                "two players who come back to the first position after {turns} moves or fewer",
                "turns",
                lambda turns: ((k,) for k in range(2, turns + 1, 2)),
                {"turns": 10},
            ),
        ),
    ),
)
def section_2__converging(board: ranges.Board) -> SHOWN:
    """Clobber converges: every move leaves one token fewer. A game that comes back to a position is
    refused."""
    game = ranges.path(len(board))
    tokens = sum(map(bool, board))
    after = {sum(map(bool, o)) for i in ranges.PLAYERS for o in game.options(board, i)}
    return after == {tokens - 1}, {"tokens": tokens}


@claim(*said("at_an_end", "AT_AN_END", "theory_clobber"), ranges.BOARDS)
def section_2__leaves(board: ranges.Board) -> bool:
    """Play ends where no two tokens of different players are adjacent, whoever is to move."""
    return play.over(board) != any(a and b and a != b for a, b in pairwise(board))


@claim(*of_values("unconditional"), ranges.boards(5, 6))
def section_2__leaf_unconditional(board: ranges.Board, start: int) -> SHOWN:
    """A value is the number a if and only if a makes the last move on every line of play."""
    X, winners = value_of(board, start, NONE), play.last_movers(board, start)
    return winners == {X} if ref.is_leaf(X) else len(winners) > 1, {"value": ranges.shown(X)}


@claim(ranges.SMALL_GAMES, ranges.GAMES)
def section_2__value_is_set_of_child_values(game: ref.ExplicitGame) -> SHOWN:
    """The value of a position is the list of its children's values, each once; for one leaf it is
    that leaf."""

    def naive(k: object, i: int) -> ref.Value:
        children: set[ref.Value] = set()
        for option in game.options(k, i) or (k,):
            over = ref.is_over(game, option)
            children.add(i if over else naive(option, ref.next_player(i, 3)))
        only = next(iter(children))
        return only if len(children) == 1 and isinstance(only, int) else frozenset(children)

    (X,) = ref.Evaluation(game).values([(0, 1)])
    return naive(0, 1) == X, {"value": ranges.shown(X)}


@claim(ranges.named_board("12"))
def section_2__player_part_of_position(board: str) -> SHOWN:
    """The value depends on who is to move: some board has different values for different
    players."""
    values = [ranges.shown(value_of(board, i, NONE)) for i in ranges.PLAYERS]
    return len(set(values)) > 1, {"values": values}


@claim(*of_values("in_range"), ranges.boards(5, 6))
def section_2__leaves_are_players(board: ranges.Board, start: int) -> SHOWN:
    """A value is a tree whose leaves are numbers from 1 to N, those of the winners."""
    X = value_of(board, start, NONE)
    return play.is_tree(X), {"value": ranges.shown(X)}


@claim(*ranges.TRIED)
def section_2__contains(X: ref.Value) -> bool:
    """A list contains itself, its members and what they contain, and nothing else; a leaf contains
    itself."""
    inside = set() if ref.is_leaf(X) else {a for x in ref.members(X) for a in ref.contained(x)}
    return ref.contained(X) == inside | {X} and ref.contains(X, X)


@claim(
    ranges.VALUES,
    readings={
        "as printed, for every value": ref.list_value_same,
        "with the lists of Example 4": ref.list_value,
    },
)
def section_2__same_children(X: ref.Value, of: Callable[[Iterable[ref.Value]], ref.Value]) -> SHOWN:
    """If all children have the same value, the parent has it too; and [1,3] differs from [[1,3]],
    as the same paragraph says."""
    parent, inner = of([X, X]), of([1, 3])
    return parent == X and of([inner]) != inner, {"parent": ranges.shown(parent)}


@claim(
    *of_values("all_same"),
    Range(
        "a <= {a}, at most {children} children",
        "a children",
        lambda a, children: product(range(1, a + 1), range(1, children + 1)),
        {"a": 3, "children": 9},
    ),
)
def section_2__same_children__weakened(a: int, children: int) -> bool:
    """If all children have the same leaf as value, the parent has it too."""
    return ref.list_value([a] * children) == a


@claim(ranges.PLAYER)
def section_2__singleton_leaf(N: int, i: int) -> bool:
    """A list of one leaf is that leaf."""
    return ref.parse_value(f"[{i}]", N) == i


@claim(ranges.ITSELF)
def section_2__one_three_differs() -> bool:
    """[1,3] differs from [[1,3]]."""
    return ranges.named("[1,3]") != ranges.named("[[1,3]]")


@claim(
    *of_values("chosen", "MOVER_CHOOSES"),
    ranges.positions(6, 7).where("with the value [1,3]", play.has_value("[1,3]")),
)
def section_2__one_three_mover_chooses(board: ranges.Board, mover: int) -> bool:
    """With the value [1,3] the player to move chooses between children 1 and 3."""
    return set(child_values(board, mover).values()) == {1, 3}


@claim(
    *of_values("chosen_next", "NEXT_CHOOSES"),
    ranges.positions(6, 7).where("with the value [[1,3]]", play.has_value("[[1,3]]")),
)
def section_2__one_three_next_chooses(board: ranges.Board, mover: int) -> bool:
    """With the value [[1,3]] the next player chooses between children 1 and 3, whatever is moved
    before."""
    after = child_values(board, mover)
    return all(set(child_values(*child).values()) == {1, 3} for child in after)


@claim(ranges.ITSELF)
def section_2__triple_bracket_leaf() -> bool:
    """[[[3]]] is 3."""
    return ranges.named("[[[3]]]") == 3


@claim(LISTED)
def section_2__order_irrelevant(x: tuple[ref.Value, ...]) -> bool:
    """The order of the elements of a list does not matter."""
    return ref.parse_value(ranges.written(x)) == ref.parse_value(
        ranges.written(sorted(x, key=ranges.shown))
    )


@claim(LISTED)
def section_2__repeats_irrelevant(x: tuple[ref.Value, ...]) -> bool:
    """Elements that occur several times count once."""
    return ref.parse_value(ranges.written(x)) == ref.parse_value(ranges.written(dict.fromkeys(x)))


@claim(
    printed,
    each={
        "example-1.value": ("1, sentence 1, part 1", "2, 2, 2, 3", "[2,3]"),
        "example-2.value": ("2, sentence 1", "2, [2,3], [2,3], [1,[1,3]]", "[2,[2,3],[1,[1,3]]]"),
    },
)
def example_value(place: str, children: str, value: str) -> Iterator[Cell]:
    """Children {1} give {2}."""
    found = ref.list_value(map(ranges.named, children.split(", ")))
    yield Cell(f"Example {place}", value, ranges.shown(found))


@claim(
    printed,
    each={
        "example-1.contains": ("1, sentence 1, part 2", "[2,3]", "2, 3, [2,3]"),
        "example-2.contains": (
            "2, sentence 2",
            "[2,[2,3],[1,[1,3]]]",
            "1, 2, 3, [1,3], [2,3], [1,[1,3]], [2,[2,3],[1,[1,3]]]",
        ),
    },
)
def example_contains(place: str, value: str, inside: str) -> Iterator[Cell]:
    """{1} contains exactly {2}."""
    found = map(ranges.shown, ref.contained(ranges.named(value)))
    yield Cell(f"Example {place}", sorted(inside.split(", ")), sorted(found))


@claim(ranges.ITSELF)
def example_1__kingmaker() -> bool:
    """With [2,3] player 1 to move picks the winner and is never it."""
    return not ref.contains(ranges.named("[2,3]"), 1) and ref.members(ranges.named("[2,3]")) == {
        2,
        3,
    }


KINGMAKERS = ranges.rows(7, 8, (1,)).where("with the value [2,3]", play.has_value("[2,3]"))


@claim(*of_values("chosen", "KINGMAKER"), KINGMAKERS)
def example_1__no_winning_move(board: str, start: int) -> bool:
    """In positions with value [2,3] player 1 has no move after which player 1 wins."""
    return 1 not in child_values(tuple(map(int, board)), start).values()


@claim(*of_values("chosen", "KINGMAKER"), KINGMAKERS)
def example_1__decides_winner(board: str, start: int) -> bool:
    """In positions with value [2,3] player 1's move determines which of the others wins."""
    return set(child_values(tuple(map(int, board)), start).values()) == {2, 3}
