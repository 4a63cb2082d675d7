"""The rules of Section 2 said another way: sets of options built from scratch, and what they keep.

The rules themselves are those of `reference.partizan`.
"""

from collections.abc import Callable, Iterable, Iterator
from enum import StrEnum
from functools import partial
from itertools import combinations, combinations_with_replacement, product
from typing import Any

from proofs_check.core.ranges import Found
from reference.partizan import dots_and_boxes, fair_shares
from reference.partizan.coin_strips import PUSH, RUN_OVER, SHOVE, Coins, RunOver
from reference.partizan.cutcake import CUTCAKE, Cakes
from reference.partizan.dots_and_boxes import DotsAndBoxes, Grid, Line
from reference.partizan.fair_shares import FairShares
from reference.partizan.hackenbush import HACKENBUSH, Picture
from reference.partizan.nim import NIM
from reference.partizan.rulesets import Ruleset, Standard
from reference.partizan.ski_jumps import SKI_JUMPS, SkiJumps, Slope
from reference.partizan.toads_and_frogs import TOADS_AND_FROGS


def same_options(
    ruleset: Ruleset[Any],
    position: Any,
    variant: StrEnum,
    left: Iterable[Any],
    right: Iterable[Any],
) -> bool:
    """Whether the options of a position under the rules are the wanted ones, for both players."""
    found = set(ruleset.left(position, variant)), set(ruleset.right(position, variant))
    return found == (set(left), set(right))


def either(ruleset: Ruleset[Any], variant: StrEnum, at: Any) -> tuple[Any, ...]:
    return (*ruleset.left(at, variant), *ruleset.right(at, variant))


def words(letters: str, length: int) -> Iterator[str]:
    return map("".join, product(letters, repeat=length))


def slopes(squares: int) -> Iterator[Slope]:
    """Every slope of so many squares, whatever its numbers of lines and columns."""
    for columns in range(1, squares + 1):
        if squares % columns == 0:
            for row in words(".LR", squares):
                yield tuple(row[i : i + columns] for i in range(0, squares, columns))


def strip_games() -> tuple[tuple[Ruleset[str], StrEnum], ...]:
    """The three games, with the readings under which a player moves coins of their own."""
    return (
        (PUSH, Coins.OWN_COINS),
        (SHOVE, Coins.OWN_COINS),
        (RUN_OVER, RunOver.CAPTURES_ANY),
        (RUN_OVER, RunOver.CAPTURES_OPPONENT),
    )


def anybodys() -> tuple[tuple[Ruleset[str], StrEnum, StrEnum], ...]:
    """The three games, the reading with anyone's coins, and that with coins of one's own."""
    return (
        (PUSH, Coins.ANY_COIN, Coins.OWN_COINS),
        (SHOVE, Coins.ANY_COIN, Coins.OWN_COINS),
        (RUN_OVER, RunOver.ANY_COIN, RunOver.CAPTURES_ANY),
    )


def pictures(n: int) -> Iterator[Picture]:
    """Every picture of n lines on the ground and two dots."""
    lines = [(a, b, colour) for a, b in ((0, 1), (0, 2), (1, 2)) for colour in "LRG"]
    return (
        chosen for chosen in combinations_with_replacement(lines, n) if tied_down(chosen) == chosen
    )


def tied_down(lines: Iterable[tuple[int, int, str]]) -> Picture:
    """The lines connected to the ground, by joining dots until nothing changes."""
    kept = sorted(lines)
    reached = {0}
    while more := {d for a, b, _ in kept for d in (a, b) if {a, b} & reached} - reached:
        reached |= more
    return tuple(line for line in kept if line[0] in reached)


def area(cakes: Cakes) -> int:
    return sum(rows * columns for rows, columns in cakes)


def wanted_cuts(picture: Picture, colours: str) -> set[Picture]:
    """What is left of a picture after one line of these colours is gone."""
    return {
        tied_down(picture[:i] + picture[i + 1 :])
        for i, line in enumerate(picture)
        if line[2] in colours
    }


def painted(picture: Picture) -> set[str]:
    return {line[2] for line in picture}


def swapped(text: str, first: str, second: str) -> str:
    return text.translate(str.maketrans(first + second, second + first))


def placed(coins: Iterable[tuple[int, str]], length: int) -> str:
    """A strip with these coins; those left of it are out."""
    squares = ["."] * length
    for square, coin in coins:
        if square >= 0:
            squares[square] = coin
    return "".join(squares)


def coins_on(strip: str) -> list[tuple[int, str]]:
    """The coins of a strip with their squares."""
    return [(i, coin) for i, coin in enumerate(strip) if coin != "."]


def after_each_move(strip: str, coin: str, goes_along: Callable[[str, int, int], bool]) -> set[str]:
    """The strips after each move of a player's coin: the coins that go along move one square."""
    return {
        placed(
            ((j - 1 if goes_along(strip, j, i) else j, other) for j, other in coins_on(strip)),
            len(strip),
        )
        for i, own in coins_on(strip)
        if own == coin
    }


def pushed(strip: str, j: int, i: int) -> bool:
    """The coin on square j goes along if i is chosen: there is no gap from j to i."""
    return j <= i and "." not in strip[j : i + 1]


def run_over_moves(strip: str, coin: str, spare_own: bool) -> set[str]:
    """A coin goes one square left; another coin there is gone."""
    return {
        placed([*(c for c in coins_on(strip) if c[0] not in {i, i - 1}), (i - 1, coin)], len(strip))
        for i, own in coins_on(strip)
        if own == coin and not (spare_own and i > 0 and strip[i - 1] == coin)
    }


def regions(rows: int, columns: int, walls: frozenset[Any]) -> set[tuple[int, int]]:
    """The boxes that are cut off from the outside: squares joined until nothing changes."""
    outside = {
        (i, j)
        for i in range(-1, rows + 1)
        for j in range(-1, columns + 1)
        if i in {-1, rows} or j in {-1, columns}
    }
    inside = set(product(range(rows), range(columns)))
    while True:
        reached = {
            (i, j)
            for i, j in inside
            for to, wall in (
                ((i - 1, j), ((i, j), (i, j + 1))),
                ((i + 1, j), ((i + 1, j), (i + 1, j + 1))),
                ((i, j - 1), ((i, j), (i + 1, j))),
                ((i, j + 1), ((i, j + 1), (i + 1, j + 1))),
            )
            if wall not in walls and to in outside
        }
        if not reached:
            return inside
        outside |= reached
        inside -= reached


def connected(lines: Iterable[Line]) -> list[frozenset[Line]]:
    """The lines, those together that are joined by dots.

    >>> [len(each) for each in connected([((0, 0), (0, 1)), ((1, 1), (1, 2)), ((0, 1), (0, 2))])]
    [1, 2]
    """
    found: list[frozenset[Line]] = []
    for line in lines:
        joined = [each for each in found if any({*line} & {*other} for other in each)]
        found = [each for each in found if each not in joined]
        found.append(frozenset({line}).union(*joined))
    return found


def final_margins(m: int, n: int, variant: DotsAndBoxes) -> set[int]:
    """What the first player can have more than the other at the end, over all plays."""
    # Lines of the first and of the second player, boxes taken, who moves, and the margin.
    start = (frozenset[Any](), frozenset[Any](), True, 0)
    seen, waiting, margins = {start}, [start], set()
    while waiting:
        first, second, first_moves, margin = waiting.pop()
        drawn = first | second
        left = [line for line in dots_and_boxes.lines(m, n) if line not in drawn]
        if not left:
            margins.add(margin)
        for line in left:
            own = (first if first_moves else second) | {line}
            if variant is DotsAndBoxes.PRINTED:
                before = regions(m, n, first) | regions(m, n, second)
                gain = len(regions(m, n, own) - before)
            else:
                gain = dots_and_boxes.completed(Grid(m, n, drawn), line)
            again = gain > 0 and variant is DotsAndBoxes.STANDARD
            after = (
                own if first_moves else first,
                second if first_moves else own,
                first_moves if again else not first_moves,
                margin + (gain if first_moves else -gain),
            )
            if after not in seen:
                seen.add(after)
                waiting.append(after)
    return margins


def slope_moves(slope: Slope, skier: str, step: int) -> set[Slope]:
    """One square onward, onto an empty square of the same line."""
    found = set()
    for y, row in enumerate(slope):
        for x, who in enumerate(row):
            if who == skier and 0 <= x + step < len(row) and row[x + step] == ".":
                squares = list(row)
                squares[x], squares[x + step] = ".", skier
                found.add((*slope[:y], "".join(squares), *slope[y + 1 :]))
    return found


def slope_jumps(slope: Slope, skier: str, other: str, ways: Iterable[int]) -> set[Slope]:
    """Two lines up (-1) or down (1) in the same column, over the other player's skier."""
    found = set()
    for x in range(len(slope[0])):
        column = [row[x] for row in slope]
        for y, way in product(range(len(slope)), ways):
            over, to = y + way, y + 2 * way
            inside = 0 <= to < len(slope)
            if inside and [column[y], column[over], column[to]] == [skier, other, "."]:
                after = list(column)
                after[y], after[to] = ".", skier
                found.add(
                    tuple(
                        row[:x] + who + row[x + 1 :] for row, who in zip(slope, after, strict=True)
                    )
                )
    return found


def moved(row: str, after: str, coin: str) -> list[int]:
    """By how many boxes one coin of a kind went from `row` to `after`; empty if that is not all."""
    gone = [i for i, box in enumerate(row) if box == coin and after[i] != coin]
    come = [i for i, box in enumerate(after) if box == coin and row[i] != coin]
    if len(gone) != 1 or len(come) != 1:
        return []
    others = [i for i in range(len(row)) if i not in {gone[0], come[0]}]
    same = all(row[i] == after[i] for i in others) and after[gone[0]] == "."
    return [come[0] - gone[0]] if same and row[come[0]] == "." else []


def all_home(row: str) -> bool:
    """All Frogs are leftmost and all Toads rightmost."""
    return row == "".join(sorted(row, key="F.T".index))


def hops(row: str, animal: str, other: str, step: int) -> Iterator[str]:
    """Where an animal has one of the other kind in front and an empty box behind that."""
    for i, who in enumerate(row):
        over, to = i + step, i + 2 * step
        if who == animal and 0 <= to < len(row) and row[over] == other and row[to] == ".":
            boxes = list(row)
            boxes[i], boxes[to] = ".", animal
            yield "".join(boxes)


def stuck(row: str) -> bool:
    """Nobody can move a Toad or a Frog."""
    return not either(TOADS_AND_FROGS, Standard.STANDARD, row)


def splits(piles: tuple[int, ...], together: int) -> set[tuple[int, ...]]:
    """Up to so many piles taken together and split into at least two equal ones."""
    found = set()
    for n in range(1, together + 1):
        for places in combinations(range(len(piles)), n):
            rest = [size for i, size in enumerate(piles) if i not in places]
            coins = sum(piles[i] for i in places)
            shares = [size for size in range(1, coins) if coins % size == 0]
            found |= {tuple(sorted([*rest, *[size] * (coins // size)])) for size in shares}
    return found


def combined(piles: tuple[int, ...], equal_ones: bool) -> set[tuple[int, ...]]:
    """Two piles combined, of the same size or of different sizes."""
    return {
        tuple(sorted([*(s for k, s in enumerate(piles) if k not in {i, j}), piles[i] + piles[j]]))
        for i, j in combinations(range(len(piles)), 2)
        if (piles[i] == piles[j]) is equal_ones
    }


def comes_back(start: Any, moves: Callable[[Any], Iterable[Any]]) -> bool:
    """Whether some line of moves from `start` leads back to it."""
    seen: set[Any] = set()
    waiting = list(moves(start))
    while waiting:
        at = waiting.pop()
        if at == start:
            return True
        if at not in seen:
            seen.add(at)
            waiting.extend(moves(at))
    return False


def is_endless(start: Any, moves: Callable[[Any], Iterable[Any]]) -> bool:
    """Whether some line of moves from `start` comes back to where it was, there or later.

    >>> is_endless("a", {"a": "b", "b": "b"}.get), is_endless("a", {"a": "b", "b": ""}.get)
    (True, False)
    """
    seen, waiting = {start}, [start]
    while waiting:
        at = waiting.pop()
        if comes_back(at, moves):
            return True
        following = {*moves(at)} - seen
        seen |= following
        waiting += following
    return False


def partitions(coins: int, largest: int | None = None) -> Iterator[tuple[int, ...]]:
    """The ways to put coins into piles.

    >>> sorted(partitions(3))
    [(1, 1, 1), (1, 2), (3,)]
    """
    if coins == 0:
        yield ()
    for size in range(1, min(coins, largest or coins) + 1):
        yield from ((*rest, size) for rest in partitions(coins - size, size))


MOST_COINS = 12
"""With how many coins it is looked for a position that comes back."""


def least_coins(variant: FairShares) -> int | None:
    """The least number of coins with which a position can come back; None if none is found."""
    moves = partial(fair_shares.moves, variant=variant)
    return next(
        (
            coins
            for coins in range(1, MOST_COINS + 1)
            if any(comes_back(piles, moves) for piles in partitions(coins))
        ),
        None,
    )


Played = tuple[str, str, int, Any, Callable[[Any], Iterable[Any]]]
"""A ruleset, a variant of it, the size of a position, the position, the moves of either player."""


def of_size(n: int) -> Iterator[Played]:
    """Positions of n squares, lines or coins, or with a longest side of n, of each game.

    Dots and boxes is left out: it ends with the last line.
    """
    rulesets: tuple[tuple[Ruleset[Any], Callable[[int], Iterable[Any]]], ...] = (
        (CUTCAKE, lambda n: ((c,) for c in product(range(1, n + 1), repeat=2) if max(c) == n)),
        (HACKENBUSH, pictures),
        *((ruleset, partial(words, ".LR")) for ruleset in (PUSH, SHOVE, RUN_OVER)),
        (SKI_JUMPS, slopes),
        (NIM, partitions),
        (TOADS_AND_FROGS, partial(words, ".TF")),
    )
    for ruleset, positions in rulesets:
        for variant in ruleset.variants:
            moves = partial(either, ruleset, variant)
            yield from ((ruleset.name, variant.value, n, at, moves) for at in positions(n))
    for kind in FairShares:
        moves = partial(fair_shares.moves, variant=kind)
        yield from (("fair-shares", kind.value, n, piles, moves) for piles in partitions(n))


def may_be_endless(game: str, rules: str) -> bool:
    """Whether a game breaks the rule that play is finite, as we say it does."""
    printed_jumps = (SkiJumps.PRINTED.value, SkiJumps.PRINTED_LEAVING.value)
    return game == "fair-shares" or (game == "ski-jumps" and rules in printed_jumps)


def endless_positions() -> Iterator[Played]:
    """Of each of those games, with each of its rules, a position."""
    for game, position in (("ski-jumps", ("L", "R", ".")), ("fair-shares", (4,))):
        for played in of_size(4 if game == "fair-shares" else 3):
            if played[0] == game and may_be_endless(*played[:2]) and played[3] == position:
                yield played


def nim_positions(most: int, top: int) -> Iterator[tuple[int, ...]]:
    """Up to so many piles of up to so many coins."""
    for n in range(most + 1):
        yield from combinations_with_replacement(range(1, top + 1), n)


def owned_by_nobody(ruleset: Ruleset[Any], position: Any) -> bool:
    """Of Nim and Hackenbush: there is nothing that only one player may move."""
    return ruleset is NIM or painted(position) <= {"G"}


def stuck_at_ones_alone(piles: tuple[int, ...], rules: FairShares) -> Found:
    """There is no move in Fair shares exactly where every pile has size 1."""
    moves = fair_shares.moves(piles, rules)
    return (not moves) == (set(piles) == {1}), {"moves": len(moves)}
