"""Sections 1 and 2: what a combinatorial game is, and the rules of the games.

The rules are those of `reference.partizan`; here they are held against the sentences of the text,
each said in another way: as sets of options built from scratch, or as what every option keeps.
"""

from collections import Counter
from collections.abc import Callable, Iterable, Iterator
from enum import StrEnum
from functools import partial
from itertools import combinations, combinations_with_replacement, islice, pairwise, product
from typing import Any

from proofs_check.core.claim import using
from proofs_check.core.evidence import Effort, Json
from proofs_check.documents.partizan.claims import claim
from proofs_check.documents.partizan.plans import claim as old_claim
from proofs_check.documents.partizan.plans import every_form, unverifiable
from proofs_check.methods.enumeration import Case, enumerated, settled
from reference.partizan import dots_and_boxes, fair_shares
from reference.partizan.coin_strips import PUSH, RUN_OVER, SHOVE, Coins, RunOver
from reference.partizan.cutcake import CUTCAKE, Cakes
from reference.partizan.dots_and_boxes import DotsAndBoxes, Position
from reference.partizan.fair_shares import FairShares, Result
from reference.partizan.games import (
    Game,
    Outcome,
    is_impartial,
    negative,
    outcome,
)
from reference.partizan.hackenbush import HACKENBUSH, HACKENBUSH_STRING, Picture, show_picture
from reference.partizan.nim import NIM
from reference.partizan.notation import read, show
from reference.partizan.numbers import integer_game
from reference.partizan.rulesets import Ruleset, Standard, form, value
from reference.partizan.ski_jumps import SKI_JUMPS, SkiJumps, Slope
from reference.partizan.toads_and_frogs import TOADS_AND_FROGS

STANDARD = Standard.STANDARD


def can_force(G: Game, left: bool, left_moves: bool) -> bool:
    """Whether a player has a strategy that wins G, whatever the other one does."""
    options = G.left if left_moves else G.right
    outcomes = (can_force(option, left, not left_moves) for option in options)
    return any(outcomes) if left is left_moves else all(outcomes)


@claim(("Section 1, list, item 3", "Section 1, list, item 2"), every_form())
def section_1__no_draw(G: Game) -> Iterator[Case]:
    """Where players alternate and whoever cannot move loses, one of the two can force a win."""
    for left_moves in (True, False):
        forced = [can_force(G, left, left_moves) for left in (True, False)]
        starter = "Left" if left_moves else "Right"
        yield Case([show(G), starter], sum(forced) == 1, {"Left, Right": list(forced)})


def same_moves(G: Game) -> bool:
    """Left and Right have the same moves here."""
    return set(G.left) == set(G.right)


NIM_AND_HACKENBUSH = enumerated(
    "Nim with up to three piles of up to 5, every Hackenbush picture of at most 3 lines on the "
    "ground and two dots"
)


def nim_and_hackenbush() -> Iterator[tuple[Ruleset[Any], Any, bool]]:
    """Positions, and whether the rules give both players the same moves: no line has an owner."""
    yield from ((NIM, position, True) for position in PILES)
    yield from ((HACKENBUSH, picture, painted(picture) <= {"G"}) for picture in pictures())


@claim("Section 1, paragraph 2, sentence 1, part 1", NIM_AND_HACKENBUSH)
def section_1__impartial_is_same_moves(effort: Effort) -> Iterator[Case]:
    """A game is impartial, by the two criteria, exactly when the possible moves do not depend on
    who makes them: Nim is, and Hackenbush where all lines are green, and nowhere else.
    """
    for ruleset, position, impartial in nim_and_hackenbush():
        G = form(ruleset, position)
        yield Case([ruleset.name, ruleset.show(position)], is_impartial(G) == impartial)


unverifiable(
    "section-1.chess",
    "Section 1, paragraph 2, sentence 1, parenthesis",
    "Chess is a partizan game, since each player moves the pieces of one colour only.",
    "the rules of chess",
)


@claim("Section 1, paragraph 2, sentence 2, and criterion 1", NIM_AND_HACKENBUSH)
def section_1__first_criterion(effort: Effort) -> Iterator[Case]:
    """In a game whose moves do not depend on who makes them, Nim or green Hackenbush, every Left
    move is a Right move and vice versa.
    """
    for ruleset, position, impartial in nim_and_hackenbush():
        if impartial:
            left, right = (moves(position, STANDARD) for moves in (ruleset.left, ruleset.right))
            yield Case([ruleset.name, ruleset.show(position)], set(left) == set(right))


@claim("Section 1, criterion 2", NIM_AND_HACKENBUSH)
def section_1__second_criterion(effort: Effort) -> Iterator[Case]:
    """In a game whose moves do not depend on who makes them, Nim or green Hackenbush, every move
    leads to an impartial game.
    """
    for ruleset, position, impartial in nim_and_hackenbush():
        if impartial:
            after = {*ruleset.left(position, STANDARD), *ruleset.right(position, STANDARD)}
            holds = all(is_impartial(form(ruleset, option)) for option in after)
            yield Case([ruleset.name, ruleset.show(position)], holds)


@claim(("Section 1, paragraph 2, sentence 2, and criterion 1", "Section 1, criterion 2"), settled())
def section_1__first_criterion_alone__measured() -> Iterator[Case]:
    """The first criterion alone does not do: {1|1} has the same moves for both players, but 1 has
    not.
    """
    G = read("{1|1}")
    yield Case("{1|1}", same_moves(G) and not is_impartial(G))


# Rulesets: small positions, and what all of them keep.


def strips(effort: Effort) -> Iterator[str]:
    """Every strip of up to 5 squares; 7 under `--deep`."""
    top = 5 if effort is Effort.DEFAULT else 7
    return ("".join(s) for n in range(1, top + 1) for s in product(".LR", repeat=n))


def rows(effort: Effort) -> Iterator[str]:
    """Every row of up to 7 boxes; 9 under `--deep`."""
    top = 7 if effort is Effort.DEFAULT else 9
    return ("".join(s) for n in range(1, top + 1) for s in product(".TF", repeat=n))


SIZES = ((1, 1), (1, 2), (1, 3), (1, 4), (2, 1), (3, 1), (3, 2), (4, 1), (5, 1))
LARGER_SIZES = (*SIZES, (3, 3), (4, 2), (6, 1))


def slopes(effort: Effort) -> Iterator[Slope]:
    """Every slope of some numbers of lines and columns."""
    for lines, columns in SIZES if effort is Effort.DEFAULT else LARGER_SIZES:
        for squares in product(".LR", repeat=lines * columns):
            row = "".join(squares)
            yield tuple(row[i : i + columns] for i in range(0, lines * columns, columns))


CAKES = tuple((rows, columns) for rows in range(1, 9) for columns in range(1, 9))
PILES = tuple(sizes for n in range(4) for sizes in combinations_with_replacement(range(1, 6), n))
COINS = tuple(
    sizes
    for n in range(1, 5)
    for sizes in combinations_with_replacement(range(1, 9), n)
    if sum(sizes) <= 12
)


def pictures() -> Iterator[Picture]:
    """Every picture of at most three lines on the ground and two dots."""
    lines = [(a, b, colour) for a, b in ((0, 1), (0, 2), (1, 2)) for colour in "LRG"]
    for n in range(4):
        for chosen in combinations_with_replacement(lines, n):
            if tied_down(chosen) == chosen:
                yield chosen


def tied_down(lines: Iterable[tuple[int, int, str]]) -> Picture:
    """The lines connected to the ground, by joining dots until nothing changes."""
    kept = sorted(lines)
    reached = {0}
    while more := {d for a, b, _ in kept for d in (a, b) if {a, b} & reached} - reached:
        reached |= more
    return tuple(line for line in kept if line[0] in reached)


def same_options(
    ruleset: Ruleset[Any],
    position: Any,
    variant: StrEnum,
    left: Iterable[Any],
    right: Iterable[Any],
) -> Case:
    """The options of a position under the rules are the wanted ones, for both players."""
    found = set(ruleset.left(position, variant)), set(ruleset.right(position, variant))
    return Case(ruleset.show(position), found == (set(left), set(right)))


@claim("Section 2, Cutcake, sentence 2", enumerated("every rectangle with sides up to 8"))
def cutcake__left_cuts_vertically(effort: Effort) -> Iterator[Case]:
    """Left cuts a rectangle into two with as many rows, Right into two with as many columns, along
    the lines.
    """
    for rows, columns in CAKES:
        left = {tuple(sorted(((rows, c), (rows, columns - c)))) for c in range(1, columns)}
        right = {tuple(sorted(((r, columns), (rows - r, columns)))) for r in range(1, rows)}
        yield same_options(CUTCAKE, ((rows, columns),), STANDARD, left, right)


def area(cakes: Cakes) -> int:
    """How many units there are."""
    return sum(rows * columns for rows, columns in cakes)


@claim("Section 2, Cutcake, sentence 3, part 1", enumerated("every rectangle with sides up to 8"))
def cutcake__units_become_smaller(effort: Effort) -> Iterator[Case]:
    """A cut makes two smaller rectangles of one, of the same area together: so play ends."""
    for cake in CAKES:
        after = (*CUTCAKE.left((cake,), STANDARD), *CUTCAKE.right((cake,), STANDARD))
        holds = all(
            len(cakes) == 2
            and area(cakes) == area((cake,))
            and all(0 < area((part,)) < area((cake,)) for part in cakes)
            for cakes in after
        )
        yield Case(list(cake), holds)


@claim(
    "Section 2, Cutcake, sentence 3, part 2",
    enumerated("every rectangle with sides up to 8, and every pair with sides up to 3"),
)
def cutcake__ends_in_units(effort: Effort) -> Iterator[Case]:
    """Nobody can move exactly where every rectangle is one unit."""
    small = [(cake,) for cake in CAKES]
    little = [(rows, columns) for rows, columns in CAKES if max(rows, columns) < 4]
    pairs = combinations_with_replacement(little, 2)
    for cakes in (*small, *pairs):
        stuck = not CUTCAKE.left(cakes, STANDARD) and not CUTCAKE.right(cakes, STANDARD)
        yield Case(CUTCAKE.show(cakes), stuck == (set(cakes) == {(1, 1)}))


@claim("Section 2, Cutcake, sentence 3, part 2", settled())
def cutcake__ends_before__measured() -> Iterator[Case]:
    """A game is over before that where the player to move has no cut left: 1x2 with Right to
    move.
    """
    cakes = CUTCAKE.read("1x2")
    yield Case("1x2", not CUTCAKE.right(cakes, STANDARD) and bool(CUTCAKE.left(cakes, STANDARD)))


def wanted_cuts(picture: Picture, colours: str) -> set[Picture]:
    """What is left of a picture after one line of these colours is gone."""
    return {
        tied_down(picture[:i] + picture[i + 1 :])
        for i, line in enumerate(picture)
        if line[2] in colours
    }


def painted(picture: Picture) -> set[str]:
    """The colours of a picture."""
    return {line[2] for line in picture}


PICTURES = "every picture of at most 3 lines on the ground and two dots"


@claim("Section 2, Hackenbush, sentence 2", enumerated(f"{PICTURES}, without green ones"))
def hackenbush__own_colour(effort: Effort) -> Iterator[Case]:
    """A move removes one line of the player's colour: blue for Left, red for Right."""
    for picture in pictures():
        if "G" not in painted(picture):
            left, right = wanted_cuts(picture, "L"), wanted_cuts(picture, "R")
            yield same_options(HACKENBUSH, picture, STANDARD, left, right)


@claim("Section 2, Hackenbush, sentence 3", enumerated(PICTURES))
def hackenbush__floats_away(effort: Effort) -> Iterator[Case]:
    """After a move every line is connected to the ground, and no connected line is gone but one."""
    for picture in pictures():
        for after in HACKENBUSH.left(picture, STANDARD):
            gone = list((Counter(picture) - Counter(after)).elements())
            # One of the missing lines, removed, leaves exactly what is left.
            holds = tied_down(after) == after and any(
                tied_down((Counter(picture) - Counter([line])).elements()) == after for line in gone
            )
            yield Case([show_picture(picture), show_picture(after)], holds)


@claim("Section 2, Hackenbush, sentence 4", enumerated(PICTURES))
def hackenbush__green(effort: Effort) -> Iterator[Case]:
    """Green lines can be removed by either player."""
    for picture in pictures():
        left, right = wanted_cuts(picture, "LG"), wanted_cuts(picture, "RG")
        yield same_options(HACKENBUSH, picture, STANDARD, left, right)


unverifiable(
    "push.name",
    "Section 2, heading of Run, Shove, Run over",
    "The first of the three games is called Run.",
    "the rules of a game Run: what follows are those of a game in which coins are pushed",
)
unverifiable(
    "push.coins",
    "Section 2, Run, Shove, Run over, sentence 2",
    "A square holds a penny, a dime or nothing.",
    "whose coins pennies are, and whose dimes",
)


def strip_games() -> tuple[tuple[Ruleset[str], StrEnum], ...]:
    """The three games, with the readings under which a player moves coins of their own."""
    return (
        (PUSH, Coins.OWN_COINS),
        (SHOVE, Coins.OWN_COINS),
        (RUN_OVER, RunOver.CAPTURES_ANY),
        (RUN_OVER, RunOver.CAPTURES_OPPONENT),
    )


def swapped(text: str, first: str, second: str) -> str:
    """Two letters exchanged."""
    return text.translate(str.maketrans(first + second, second + first))


@claim(
    "Section 2, Run Shove Run over, sentence 2",
    enumerated("strips of up to 5 squares", "strips of up to 7 squares"),
)
def push__whose_coins__measured(effort: Effort) -> Iterator[Case]:
    """Whoever owns which coins: with the coins exchanged each of the three games is its
    negative.
    """
    for ruleset, variant in strip_games():
        for strip in strips(effort):
            other = value(ruleset, swapped(strip, "L", "R"), variant)
            holds = other is negative(value(ruleset, strip, variant))
            yield Case([ruleset.name, variant.value, strip], holds)


def strip_options(effort: Effort) -> Iterator[tuple[list[Json], str, str]]:
    """Each move on a strip of up to 5 squares, under each of the rules, by either player."""
    for ruleset, variant in strip_games():
        for strip in strips(effort):
            for after in (*ruleset.left(strip, variant), *ruleset.right(strip, variant)):
                yield [ruleset.name, variant.value, strip, after], strip, after


@claim(
    "Section 2, Run Shove Run over, sentence 3",
    enumerated(
        "strips of up to 5 squares, all three games", "strips of up to 7 squares, all three games"
    ),
)
def push__left_only(effort: Effort) -> Iterator[Case]:
    """Coins go to the left only: behind no square are there more coins than before, and some coin
    is further left or gone.
    """
    for at, strip, after in strip_options(effort):
        coins = [[len(s[i:].replace(".", "")) for i in range(len(s))] for s in (strip, after)]
        pairs = list(zip(*coins, strict=True))
        yield Case(at, all(b <= a for a, b in pairs) and any(b < a for a, b in pairs))


@claim(
    "Section 2, Run Shove Run over, sentence 4",
    enumerated("strips of up to 5 squares with one coin, on the leftmost square, all three games"),
)
def push__off_the_board(effort: Effort) -> Iterator[Case]:
    """A coin that is pushed from the leftmost square is out of the game."""
    for ruleset, variant in strip_games():
        for length in range(1, 6):
            empty = "." * length
            left, right = ("L" + empty[1:], "R" + empty[1:])
            yield same_options(ruleset, left, variant, {empty}, ())
            yield same_options(ruleset, right, variant, (), {empty})


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


@claim(
    "Section 2, Run Shove Run over, sentence 5",
    enumerated(
        "strips of up to 5 squares, no two coins neighbours",
        "strips of up to 7 squares, no two coins neighbours",
    ),
)
def push__moves_one_square(effort: Effort) -> Iterator[Case]:
    """A coin with a free square to its left goes there, and no other coin moves."""
    for strip in strips(effort):
        if all("." in pair for pair in pairwise(strip)):
            left, right = (
                after_each_move(strip, coin, lambda strip, j, i: j == i) for coin in "LR"
            )
            yield same_options(PUSH, strip, Coins.OWN_COINS, left, right)


@claim(
    "Section 2, Run Shove Run over, sentence 6",
    enumerated("strips of up to 5 squares", "strips of up to 7 squares"),
)
def push__pushes_the_adjacent_coins(effort: Effort) -> Iterator[Case]:
    """The coins that join the chosen one on its left without a gap are pushed along with it."""
    for strip in strips(effort):
        left, right = (after_each_move(strip, coin, pushed) for coin in "LR")
        yield same_options(PUSH, strip, Coins.OWN_COINS, left, right)


def shoved(chosen_too: bool) -> Callable[[Effort], Iterator[Case]]:
    """Every coin left of the chosen one moves, with it or without; the strip changes."""

    def goes_along(strip: str, j: int, i: int) -> bool:
        return j < i or (chosen_too and j == i)

    def cases(effort: Effort) -> Iterator[Case]:
        for strip in strips(effort):
            for coin, moves in (("L", SHOVE.left), ("R", SHOVE.right)):
                wanted = after_each_move(strip, coin, goes_along)
                found = set(moves(strip, Coins.OWN_COINS))
                holds = strip not in wanted and (not chosen_too or wanted == found)
                yield Case([strip, coin], holds, {"after": sorted(wanted)})

    return cases


SHOVED = enumerated("strips of up to 5 squares", "strips of up to 7 squares")


@claim(
    "Section 2, Run Shove Run over, sentence 7",
    readings={
        "and the chosen one with them": using(shoved(True), SHOVED),
        "and not the chosen one, of which nothing is said": using(shoved(False), SHOVED),
    },
)
def shove__all_coins_to_the_left() -> None:
    """In Shove every coin to the left of the chosen one moves one square left, and a move changes
    something.
    """


def run_over_moves(strip: str, coin: str, spare_own: bool) -> set[str]:
    """A coin goes one square left; another coin there is gone."""
    return {
        placed([*(c for c in coins_on(strip) if c[0] not in {i, i - 1}), (i - 1, coin)], len(strip))
        for i, own in coins_on(strip)
        if own == coin and not (spare_own and i > 0 and strip[i - 1] == coin)
    }


def removed(variant: RunOver) -> Callable[[Effort], Iterator[Case]]:
    """The options of Run over are those moves."""

    def cases(effort: Effort) -> Iterator[Case]:
        spare = variant is RunOver.CAPTURES_OPPONENT
        for strip in strips(effort):
            left, right = (run_over_moves(strip, coin, spare) for coin in "LR")
            yield same_options(RUN_OVER, strip, variant, left, right)

    return cases


@claim(
    "Section 2, Run Shove Run over, sentence 8",
    readings={
        "whosever coin it is": using(removed(RunOver.CAPTURES_ANY), SHOVED),
        "a coin of the other player, one's own blocks": using(
            removed(RunOver.CAPTURES_OPPONENT), SHOVED
        ),
    },
)
def run_over__removes() -> None:
    """In Run over the chosen coin goes one square left, and a coin that is there is removed."""


BOARDS = ((1, 1), (1, 2), (2, 1), (1, 3), (2, 2))


@claim(
    "Section 2, Dots and boxes, sentence 2",
    enumerated("boards of up to 4 boxes, every set of drawn lines"),
)
def dots_and_boxes__one_line(effort: Effort) -> Iterator[Case]:
    """A move draws one line between neighbouring dots: at first there are m(n + 1) + n(m + 1) of
    them on m x n boxes, one less after each move.
    """
    for m, n in BOARDS:
        lines = dots_and_boxes.lines(m, n)
        near = all(abs(a - c) + abs(b - d) == 1 for (a, b), (c, d) in lines)
        for size in range(len(lines) + 1):
            for drawn in combinations(lines, size):
                left = dots_and_boxes.moves(Position(m, n, frozenset(drawn)))
                holds = near and len(left) == m * (n + 1) + n * (m + 1) - size
                yield Case([m, n, size], holds and not set(left) & set(drawn))


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


@claim(
    "Section 2, Dots and boxes, sentence 3",
    enumerated("boards of up to 4 boxes, every set of lines of one colour"),
)
def dots_and_boxes__area_of_one_colour(effort: Effort) -> Iterator[Case]:
    """The boxes that a connected line of one colour encloses count for the player of that
    colour.
    """
    for m, n in BOARDS:
        lines = dots_and_boxes.lines(m, n)
        for size in range(len(lines) + 1):
            for walls in map(frozenset, combinations(lines, size)):
                found = dots_and_boxes.enclosed(m, n, walls)
                yield Case([m, n, size], found == regions(m, n, walls), {"boxes": len(found)})


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
                gain = dots_and_boxes.completed(Position(m, n, drawn), line)
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


@claim(("Section 2, Dots and boxes, sentence 4", "Section 1, list, item 3"), settled())
def dots_and_boxes__tie__measured() -> Iterator[Case]:
    """Dots and boxes can end in a tie, which Section 1 rules out: with two boxes, under each
    reading of its rules.
    """
    for variant in DotsAndBoxes:
        found = final_margins(1, 2, variant)
        yield Case(variant.value, 0 in found, {"margins": sorted(found)})


@claim("Section 2, Dots and boxes, sentence 3", settled())
def dots_and_boxes__one_box_for_nobody__measured() -> Iterator[Case]:
    """As printed nobody gets the box of a board with one box: no player draws all of its lines."""
    for variant in DotsAndBoxes:
        found = final_margins(1, 1, variant)
        wanted = {0} if variant is DotsAndBoxes.PRINTED else {-1}
        yield Case(variant.value, found == wanted, {"margins": sorted(found)})


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


SLOPE_RANGE = enumerated(
    "every slope of lines x columns " + ", ".join(f"{a}x{b}" for a, b in SIZES),
    "every slope of lines x columns " + ", ".join(f"{a}x{b}" for a, b in LARGER_SIZES),
)


@claim("Section 2, Ski Jumps, sentence 4", SLOPE_RANGE)
def ski_jumps__directions(effort: Effort) -> Iterator[Case]:
    """Without jumps Left's moves go one square to the right, Right's one to the left."""
    for slope in slopes(effort):
        left, right = slope_moves(slope, "L", 1), slope_moves(slope, "R", -1)
        yield same_options(SKI_JUMPS, slope, SkiJumps.NO_JUMPS, left, right)


@claim("Section 2, Ski Jumps, sentence 5", SLOPE_RANGE)
def ski_jumps__jump_up(effort: Effort) -> Iterator[Case]:
    """With jumps a skier may go two lines up in the same column onto an empty square exactly if a
    skier of the other player is between.
    """
    for slope in slopes(effort):
        for skier, other, moves in (("L", "R", SKI_JUMPS.left), ("R", "L", SKI_JUMPS.right)):
            without = set(moves(slope, SkiJumps.NO_JUMPS)) | slope_jumps(slope, skier, other, (1,))
            found = set(moves(slope, SkiJumps.PRINTED)) - without
            wanted = slope_jumps(slope, skier, other, (-1,)) - without
            yield Case([SKI_JUMPS.show(slope), skier], found == wanted)


@claim("Section 2, Ski Jumps, sentence 6", SLOPE_RANGE)
def ski_jumps__jump_down(effort: Effort) -> Iterator[Case]:
    """The same holds two lines down: a slope turned upside down has its moves turned upside
    down.
    """
    for slope in slopes(effort):
        for skier, moves in (("L", SKI_JUMPS.left), ("R", SKI_JUMPS.right)):
            found = {after[::-1] for after in moves(slope[::-1], SkiJumps.PRINTED)}
            holds = found == set(moves(slope, SkiJumps.PRINTED))
            yield Case([SKI_JUMPS.show(slope), skier], holds)


@claim("Section 2, NIM, sentence 2", enumerated("up to three piles of up to 5"))
def nim__moves(effort: Effort) -> Iterator[Case]:
    """Either player takes any positive number of coins from one pile."""
    for piles in PILES:
        wanted = {
            tuple(sorted(size for size in (*piles[:i], left, *piles[i + 1 :]) if size))
            for i, coins in enumerate(piles)
            for left in range(coins)
        }
        yield same_options(NIM, piles, STANDARD, wanted, wanted)


@claim(
    ("Section 2, NIM, sentence 3", "Section 1, list, item 2"),
    enumerated("up to three piles of up to 5"),
)
def nim__no_coins_loses(effort: Effort) -> Iterator[Case]:
    """Where there are no coins the player to move has lost, and nowhere else is there no move."""
    for piles in PILES:
        stuck = not NIM.left(piles, STANDARD)
        lost = outcome(form(NIM, piles)) is Outcome.PREVIOUS
        yield Case(list(piles), stuck == (sum(piles) == 0) and (lost or not stuck))


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


ROW_RANGE = enumerated("rows of up to 7 boxes", "rows of up to 9 boxes")


@claim("Section 2, Toads and Frogs, sentence 2", ROW_RANGE)
def toads_and_frogs__toads_move_right(effort: Effort) -> Iterator[Case]:
    """A move of Left takes one Toad one or two boxes to the right, into an empty box."""
    for row in rows(effort):
        for after in TOADS_AND_FROGS.left(row, STANDARD):
            by = moved(row, after, "T")
            yield Case([row, after], by in ([1], [2]), {"boxes": list(by)})


@claim("Section 2, Toads and Frogs, sentence 3", ROW_RANGE)
def toads_and_frogs__frogs_move_left(effort: Effort) -> Iterator[Case]:
    """A move of Right takes one Frog one or two boxes to the left, into an empty box."""
    for row in rows(effort):
        for after in TOADS_AND_FROGS.right(row, STANDARD):
            by = moved(row, after, "F")
            yield Case([row, after], by in ([-1], [-2]), {"boxes": list(by)})


def hops(row: str, animal: str, other: str, step: int) -> Iterator[str]:
    """Where an animal has one of the other kind in front and an empty box behind that."""
    for i, who in enumerate(row):
        over, to = i + step, i + 2 * step
        if who == animal and 0 <= to < len(row) and row[over] == other and row[to] == ".":
            boxes = list(row)
            boxes[i], boxes[to] = ".", animal
            yield "".join(boxes)


@claim("Section 2, Toads and Frogs, sentence 4", ROW_RANGE)
def toads_and_frogs__jump(effort: Effort) -> Iterator[Case]:
    """One may jump over a coin of the other player right in front exactly if the box behind is
    free.
    """
    for row in rows(effort):
        for animal, other, step, moves in (
            ("T", "F", 1, TOADS_AND_FROGS.left),
            ("F", "T", -1, TOADS_AND_FROGS.right),
        ):
            found = {a for a in moves(row, STANDARD) if moved(row, a, animal) == [2 * step]}
            yield Case([row, animal], found == set(hops(row, animal, other, step)))


def stuck(row: str) -> bool:
    """Nobody can move."""
    return not TOADS_AND_FROGS.left(row, STANDARD) and not TOADS_AND_FROGS.right(row, STANDARD)


@claim("Section 2, Toads and Frogs, sentence 5", ROW_RANGE)
def toads_and_frogs__end(effort: Effort) -> Iterator[Case]:
    """Where all Toads are rightmost and all Frogs leftmost, the next player cannot move."""
    for row in rows(effort):
        if all_home(row):
            yield Case(row, stuck(row))


@claim("Section 2, Toads and Frogs, sentence 5", settled())
def toads_and_frogs__other_ends__measured() -> Iterator[Case]:
    """It is not the only end: in TF, with two boxes, nobody can move either; with one box there is
    no other.
    """
    for length, wanted in ((1, []), (2, ["TF"])):
        ends = [
            r
            for r in rows(Effort.DEFAULT)
            if len(r) == length and r != "".join(sorted(r, key="F.T".index))
        ]
        found = [row for row in ends if stuck(row)]
        yield Case(length, found == wanted, {"ends": list(found)})


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


def fair_share_moves(variant: FairShares) -> Callable[[Effort], Iterator[Case]]:
    """The moves under a reading are those splits, and two equal piles combined."""

    def cases(effort: Effort) -> Iterator[Case]:
        for piles in COINS:
            together = len(piles) if variant is FairShares.PRINTED_SETS else 1
            wanted = splits(piles, together) | combined(piles, True)
            found = set(fair_shares.moves(piles, variant))
            yield Case(list(piles), found == (set() if set(piles) == {1} else wanted))

    return cases


COIN_RANGE = enumerated("up to four piles of up to 8, up to 12 coins")


@claim(
    "Section 2, Fair shares and varied pairs, move 1, sentences 1 and 2",
    readings={
        "those of one pile": using(fair_share_moves(FairShares.PRINTED), COIN_RANGE),
        "those of a set of piles together": using(
            fair_share_moves(FairShares.PRINTED_SETS), COIN_RANGE
        ),
    },
)
def fair_shares__split() -> None:
    """Coins are split into at least two equal piles."""


def combines(variant: FairShares, equal_ones: bool) -> Callable[[Effort], Iterator[Case]]:
    """Two piles are combined exactly if they are equal, or exactly if they differ."""

    def cases(effort: Effort) -> Iterator[Case]:
        for piles in COINS:
            fewer = {a for a in fair_shares.moves(piles, variant) if len(a) < len(piles)}
            yield Case(list(piles), fewer == combined(piles, equal_ones))

    return cases


old_claim(
    "fair-shares.combine",
    "Section 2, Fair shares and varied pairs, second kind of move",
    "Two piles can be combined exactly if they have the same size.",
    COIN_RANGE,
    at=combines,
)(combines(FairShares.PRINTED_UNTIL_STUCK, True))


def loses_by_rule(effort: Effort) -> Iterator[Case]:
    """With ones alone the player to move has lost."""
    for n in range(1, 13):
        found = fair_shares.best((1,) * n, FairShares.PRINTED).outcome
        yield Case(n, found is Result.LOSS, {"outcome": found.value})


def cannot_move(variant: FairShares) -> Callable[[Effort], Iterator[Case]]:
    """There is no move exactly where there are ones alone."""

    def cases(effort: Effort) -> Iterator[Case]:
        for piles in COINS:
            moves = fair_shares.moves(piles, variant)
            yield Case(list(piles), (not moves) == (set(piles) == {1}), {"moves": len(moves)})

    return cases


@claim(
    "Section 2, Fair shares and varied pairs, last paragraph, sentence 1",
    readings={
        "by a rule of its own": using(loses_by_rule, enumerated("up to 12 coins")),
        "because there, and there alone, is no move (Section 1)": using(
            cannot_move(FairShares.PRINTED_UNTIL_STUCK), COIN_RANGE
        ),
    },
)
def fair_shares__ones_lose() -> None:
    """The player to move loses where every pile has size 1."""


old_claim(
    "fair-shares.ones-lose.corrected",
    "Section 2, Fair shares and varied pairs, last paragraph, sentence 1",
    "If two piles can be combined exactly if they differ in size, as the name of the game says, "
    "then there is no move exactly where every pile has size 1.",
    COIN_RANGE,
    at=cannot_move,
)(cannot_move(FairShares.STANDARD))


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


@claim("Section 2, Fair shares and varied pairs, last paragraph, sentence 2", settled())
def fair_shares__endless() -> Iterator[Case]:
    """Play may go on for ever: some position can come back."""
    for variant in FairShares:
        found = least_coins(variant)
        yield Case(variant.value, found is not None, {"coins": found})


@claim("Section 2, Fair shares and varied pairs, last paragraph, sentence 2", settled())
def fair_shares__endless_from_four_coins__measured() -> Iterator[Case]:
    """It takes four coins, as in 4 to 2,2 to 4; two, as in 2 to 1,1 to 2, where ones can be
    combined.
    """
    for variant in FairShares:
        wanted = 2 if variant is FairShares.PRINTED_UNTIL_STUCK else 4
        found = least_coins(variant)
        yield Case(variant.value, found == wanted, {"coins": found})


def either(ruleset: Ruleset[Any], variant: StrEnum, at: Any) -> Iterable[Any]:
    """The moves of both players."""
    return (*ruleset.left(at, variant), *ruleset.right(at, variant))


def small_positions() -> Iterator[tuple[str, str, Callable[[Any], Iterable[Any]], list[Any]]]:
    """The rulesets with their readings, their moves by either player, and small positions."""
    rulesets: tuple[tuple[Ruleset[Any], list[Any]], ...] = (
        (CUTCAKE, [(cake,) for cake in product(range(1, 4), repeat=2)]),
        (HACKENBUSH, list(pictures())),
        (PUSH, list(islice(strips(Effort.DEFAULT), 120))),
        (SHOVE, list(islice(strips(Effort.DEFAULT), 120))),
        (RUN_OVER, list(islice(strips(Effort.DEFAULT), 120))),
        (SKI_JUMPS, [s for s in slopes(Effort.DEFAULT) if len(s) * len(s[0]) <= 4]),
        (NIM, [piles for piles in PILES if len(piles) < 3]),
        (TOADS_AND_FROGS, list(islice(rows(Effort.DEFAULT), 363))),
    )
    for ruleset, positions in rulesets:
        for variant in ruleset.variants:
            yield ruleset.name, variant.value, partial(either, ruleset, variant), positions
    piles = [p for coins in range(1, 7) for p in partitions(coins)]
    for kind in FairShares:
        yield "fair-shares", kind.value, partial(fair_shares.moves, variant=kind), piles


ENDLESS = {("ski-jumps", SkiJumps.PRINTED.value), ("ski-jumps", SkiJumps.PRINTED_LEAVING.value)}


@claim(
    "Section 1, list, item 5",
    enumerated("small positions of each game but Dots and boxes, which ends with the last line"),
)
def section_1__endless_games__measured(effort: Effort) -> Iterator[Case]:
    """Of the games of Section 2 Fair shares and Ski jumps with the printed jumps break the rule
    that play is finite, no others.
    """
    for name, variant, moves, positions in small_positions():
        found = any(comes_back(position, moves) for position in positions)
        wanted = name == "fair-shares" or (name, variant) in ENDLESS
        yield Case([name, variant], found == wanted, {"endless": found})


@claim("Section 2, last paragraph, sentence 1", enumerated("sides up to 6", "sides up to 12"))
def cutcake__inverse(effort: Effort) -> Iterator[Case]:
    """Exchanging rows and columns gives the inverse: a x b is minus b x a."""
    top = 6 if effort is Effort.DEFAULT else 12
    for a, b in product(range(1, top + 1), repeat=2):
        G, H = (value(CUTCAKE, (sides,)) for sides in ((a, b), (b, a)))
        yield Case([a, b], H is negative(G), {"value": show(G)})


@claim("Section 2, Cutcake, sentence 2", enumerated("n <= 12"))
def cutcake__strip__measured(effort: Effort) -> Iterator[Case]:
    """1 x n is n - 1: Left has all the cuts, as Left cuts between columns."""
    for n in range(1, 13):
        yield Case(n, value(CUTCAKE, ((1, n),)) is integer_game(n - 1))


@claim(
    "Section 2, last paragraph, sentence 2",
    enumerated(f"{PICTURES}, strings of up to 4 lines", f"{PICTURES}, strings of up to 7 lines"),
)
def hackenbush__inverse(effort: Effort) -> Iterator[Case]:
    """Exchanging red and blue gives the inverse."""
    for picture in pictures():
        other = tuple(sorted((a, b, swapped(colour, "L", "R")) for a, b, colour in picture))
        holds = value(HACKENBUSH, other) is negative(value(HACKENBUSH, picture))
        yield Case(show_picture(picture), holds)
    for n in range(5 if effort is Effort.DEFAULT else 8):
        for string in map("".join, product("LRG", repeat=n)):
            G = value(HACKENBUSH_STRING, string)
            yield Case(string, value(HACKENBUSH_STRING, swapped(string, "L", "R")) is negative(G))
