"""Operations on games worked out directly: from lists of moves, from the order, on a grid.

The operations themselves are those of `reference.partizan`.
"""

from collections.abc import Callable, Iterable, Iterator
from fractions import Fraction
from functools import cache
from itertools import pairwise, product
from typing import Any

from proofs_check.documents.partizan.forms import born_by, values
from proofs_check.documents.partizan.rules import partitions, regions
from proofs_check.documents.partizan.texts_of_games import of_number, of_star, simple, summed
from reference.partizan.dots_and_boxes import DotsAndBoxes
from reference.partizan.fair_shares import Result
from reference.partizan.games import ZERO, Game, at_most, equal, game, minus, negative, plus
from reference.partizan.notation import read, show
from reference.partizan.simplification import canonical

Moves = Callable[[Any], Iterable[Any]]


def by_moves(start: Any, left: Moves, right: Moves) -> Game:
    """The form of a position, of what each player may move to."""

    @cache
    def made(at: Any) -> Game:
        return game(map(made, left(at)), map(made, right(at)))

    return made(start)


OPTIONS: tuple[Callable[[Game], tuple[Game, ...]], ...] = (lambda G: G.left, lambda G: G.right)
"""What gives a player's options of a game, Left's first."""


def of_each(ask: Callable[[Any, Callable[[Game], Any]], Iterable[Any]]) -> tuple[Moves, Moves]:
    """The moves of both players, asked for with what gives a player's options of a game."""
    left, right = OPTIONS
    return (lambda at: ask(at, left)), (lambda at: ask(at, right))


def _on_top(at: Any, of: Callable[[Game], Any]) -> Iterator[Any]:
    """In G, then nothing is left above; or in H."""
    G, H = at
    yield from ((X, ZERO) for X in of(G))
    yield from ((G, Y) for Y in of(H))


def _in_both(at: Any, of: Callable[[Game], Any]) -> Iterator[Any]:
    return product(*map(of, at))


def _in_some(at: Any, of: Callable[[Game], Any]) -> Iterator[Any]:
    """In each of a set of the parts that is not empty."""
    for chosen in ((True, False), (False, True), (True, True)):
        yield from product(*(of(G) if move else (G,) for G, move in zip(at, chosen, strict=True)))


OTHER_SUMS = {"ordinal": _on_top, "conjunctive": _in_both, "selective": _in_some}


def other_sum(kind: str, G: Game, H: Game) -> Game:
    """A sum of two forms, of its moves."""
    return by_moves((G, H), *of_each(OTHER_SUMS[kind]))


def some_forms() -> tuple[Game, ...]:
    """The forms born by day 1, and some born on day 2."""
    return (*born_by(1), *born_by(2)[4::13])


@cache
def asymmetric() -> tuple[Game, ...]:
    """Values in which the players' options differ, at all levels; hot, cold and infinitesimal."""
    some = [*values(2)]
    found = [game([a], [b]) for a, b in product(some[::2], some[1::2])]
    texts = (
        "{3|1||-2} {4|{1|-3}} {2*|^} {5|{0||1|-7}} {1/2,*|-3/4} {0||0|-2} {^|-1} {2||1|0} "
        "{1|^^||v} {1||0|-2} {3,{5|1}|{1|0},{2|-4}} {1*|*} {1^|{1|-1}} {2|0||-1|-2} {{3|2}|{1|0}} "
        "{{4|3*},3|{0|-1},1/2} -5/8 {3/4|1/2} {0,{1|0}|-5} {5|0,{0|-1}} {2||1|0|||v} "
        "{^|||0|-1||-2} {{2|0},{1|^}|-5} {5|{0|-2},{v|-1}} {{2||1|0},{5||3|-1}|v} "
        "{^|{0|-1||-2},{1|-3||-5}}"
    )
    return tuple(dict.fromkeys(map(canonical, (*some, *found, *map(read, texts.split())))))


EPSILON = of_number(Fraction(1, 64))
"""Smaller than what numbers differ by at which play of these games stops."""


def close_below(G: Game, H: Game) -> bool:
    """G is at most H and a small number."""
    return at_most(G, plus(H, EPSILON))


def stops_at(G: Game, x: Fraction, left: bool) -> bool:
    """Whether play stops at x: Left who starts does not stay below, and gets no more."""
    G, x = (G, x) if left else (negative(G), -x)
    X = of_number(x)
    return close_below(G, X) and not at_most(plus(G, EPSILON), X)


STEP = Fraction(1, 16)
GRID = tuple(STEP * i for i in range(16 * 9))


@cache
def walls(G: Game) -> tuple[tuple[Fraction, ...], tuple[Fraction, ...]]:
    """The walls of the thermograph of a canonical form, at temperatures from 0 by sixteenths."""
    x = simple(G)
    if x is not None:
        return ((x,) * len(GRID),) * 2
    left = [max(walls(L)[1][i] for L in G.left) - t for i, t in enumerate(GRID)]
    right = [min(walls(R)[0][i] for R in G.right) + t for i, t in enumerate(GRID)]
    foot = next((i for i in range(len(GRID)) if left[i] <= right[i]), -1)
    if left[foot] != right[foot]:
        raise LookupError(f"{GRID[foot]} is not where the walls of {show(G)} meet")
    mast = (left[foot],) * (len(GRID) - foot)
    return (*left[:foot], *mast), (*right[:foot], *mast)


def foot(G: Game) -> tuple[Fraction, Fraction]:
    """Mean and temperature of a canonical form."""
    x = simple(G)
    if x is not None:
        return x, Fraction(-1, x.denominator)
    left, right = walls(G)
    return left[-1], next(t for t, a, b in zip(GRID, left, right, strict=True) if a == b)


def corners(wall: tuple[Fraction, ...]) -> tuple[tuple[Fraction, Fraction], ...]:
    """Where a wall begins and bends."""
    slopes = [b - a for a, b in pairwise(wall)]
    bends = [i for i, (a, b) in enumerate(pairwise(slopes), 1) if a != b]
    return tuple((GRID[i], wall[i]) for i in (0, *bends))


def heat(G: Game, t: Game, s: Game | None = None) -> Game:
    """A form heated by t, or overheated from s: who moves is paid t; numbers, or integers, stay."""
    x = simple(canonical(G))
    if x is not None and (s is None or x.denominator == 1):
        return of_number(x) if s is None else copies(int(x), s)
    left = [plus(heat(L, t, s), t) for L in G.left]
    return canonical(game(left, [minus(heat(R, t, s), t) for R in G.right]))


def copies(n: int, G: Game) -> Game:
    """The canonical form of n games, or of their negatives."""
    return summed([G if n > 0 else negative(G)] * abs(n))


def struck_out(options: tuple[Game, ...], below: Callable[[Game, Game], bool]) -> tuple[Game, ...]:
    """The options that are below another one; of equal ones all but the first."""
    found = []
    for i, a in enumerate(options):
        better = [j for j, b in enumerate(options) if below(a, b) and j != i]
        if any(not below(options[j], a) or j < i for j in better):
            found.append(a)
    return tuple(found)


def is_star(G: Game, k: int) -> bool:
    """Whether a game is equal to *k."""
    return equal(G, of_star(k))


# Boards


Square = tuple[int, int]


def neighbours(board: tuple[str, ...]) -> set[tuple[Square, Square]]:
    """Pairs of squares of a board with a side in common, both ways round."""
    every = [*product(range(len(board)), range(len(board[0])))]
    return {(a, b) for a, b in product(every, repeat=2) if abs(a[0] - b[0]) + abs(a[1] - b[1]) == 1}


def redrawn(board: tuple[str, ...], squares: dict[Square, str]) -> tuple[str, ...]:
    """A board with other letters on some squares."""
    return tuple(
        "".join(squares.get((i, j), at) for j, at in enumerate(row)) for i, row in enumerate(board)
    )


def board_moves(ruleset: str, board: tuple[str, ...], own: str) -> set[tuple[str, ...]]:
    """The boards that a player, L or R, may move to."""
    at = {(i, j): letter for i, row in enumerate(board) for j, letter in enumerate(row)}
    other = {"L": "R", "R": "L"}[own]
    near = neighbours(board)
    if ruleset == "domineering":
        along = {"L": 1, "R": 0}[own]
        dominoes = (p for p in near if p[0][along] == p[1][along])
        return {
            redrawn(board, dict.fromkeys(p, "#")) for p in dominoes if {at[s] for s in p} == {"."}
        }
    if ruleset == "clobber":
        return {redrawn(board, {a: ".", b: own}) for a, b in near if (at[a], at[b]) == (own, other)}
    bad = own if ruleset == "col" else other
    free = (a for a in at if at[a] == "." and not any(p == a and at[q] == bad for p, q in near))
    return {redrawn(board, {a: own}) for a in free}


def pieces(board: tuple[str, ...], gone: str) -> list[tuple[str, ...]]:
    """The parts of a board that do not touch, from the top, each cut to its own rectangle."""
    left = {
        s for s in product(range(len(board)), range(len(board[0]))) if board[s[0]][s[1]] != gone
    }
    near, found = neighbours(board), []
    while left:
        part = {min(left)}
        while more := {b for a, b in near if a in part and b in left} - part:
            part |= more
        left -= part
        rows, columns = ([s[k] for s in part] for k in (0, 1))
        found.append(
            tuple(
                "".join(
                    board[i][j] if (i, j) in part else gone
                    for j in range(min(columns), max(columns) + 1)
                )
                for i in range(min(rows), max(rows) + 1)
            )
        )
    return found


# Dots and boxes


@cache
def best_margin(
    boxes: tuple[frozenset[Any], ...], lines: tuple[Any, ...], rules: DotsAndBoxes
) -> Callable[[frozenset[Any]], int]:
    """What the player to move gets more than the other one, of the boxes that are not closed yet.

    `boxes`: the lines of each box. `lines`: all lines. `rules`: those under which all lines are
    everybody's.
    """

    @cache
    def best(drawn: frozenset[Any]) -> int:
        margins = []
        for line in lines:
            if line not in drawn:
                gain = sum(box - drawn == {line} for box in boxes)
                again = gain > 0 and rules is DotsAndBoxes.STANDARD
                after = best(drawn | {line})
                margins.append(gain + (after if again else -after))
        return max(margins, default=0)

    return best


@cache
def best_as_printed(
    rows: int, columns: int, lines: tuple[Any, ...]
) -> Callable[[frozenset[Any], frozenset[Any]], int]:
    """The same as printed: lines have owners, and a player's lines take what they enclose."""
    inside = cache(lambda walls: frozenset(regions(rows, columns, walls)))

    @cache
    def best(own: frozenset[Any], others: frozenset[Any]) -> int:
        margins = []
        for line in lines:
            if line not in own | others:
                walls = own | {line}
                gain = len(inside(walls) - inside(own) - inside(others))
                margins.append(gain - best(others, walls))
        return max(margins, default=0)

    return best


def who_wins(coins: int, moves: Callable[[Any], Iterable[Any]]) -> dict[Any, Result]:
    """Of all piles of so many coins what the player to move gets, round by round."""
    after = {piles: [*moves(piles)] for piles in partitions(coins)}
    found: dict[Any, Result] = {}
    while True:
        new = {}
        for piles, options in after.items():
            results = {found.get(option) for option in options}
            if piles not in found and Result.LOSS in results:
                new[piles] = Result.WIN
            elif piles not in found and results <= {Result.WIN}:
                new[piles] = Result.LOSS
        if not new:
            return {piles: found.get(piles, Result.DRAW) for piles in after}
        found |= new
