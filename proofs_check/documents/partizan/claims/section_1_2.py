"""Sections 1 and 2: what a combinatorial game is, and the rules of the games.

The rules are those of `reference.partizan`; here they are held against the sentences of the text,
each said in another way: as sets of options built from scratch, or as what every option keeps.
"""

from collections import Counter
from collections.abc import Callable, Iterable
from enum import StrEnum
from functools import cache
from itertools import combinations, pairwise, product
from typing import Any

from proofs_check.core.claim import Plan, part, using
from proofs_check.core.ranges import Found, Instances, Range, as_json
from proofs_check.documents.partizan import rules as again
from proofs_check.documents.partizan.claims import claim, proved, same, so
from proofs_check.documents.partizan.play import can_force
from proofs_check.documents.partizan.ranges import EVERY_FORM, NAMED, cakes, counted
from proofs_check.methods.logic import implies, negation
from proofs_check.methods.missing import missing
from reference.partizan import dots_and_boxes, fair_shares
from reference.partizan.coin_strips import PUSH, RUN_OVER, SHOVE, Coins, RunOver
from reference.partizan.cutcake import CUTCAKE, Cakes
from reference.partizan.dots_and_boxes import DotsAndBoxes, Grid, Line
from reference.partizan.fair_shares import FairShares, Result
from reference.partizan.games import Game, Outcome, is_impartial, negative, outcome, subpositions
from reference.partizan.hackenbush import HACKENBUSH, HACKENBUSH_STRING, Picture, show_picture
from reference.partizan.nim import NIM
from reference.partizan.notation import read, show
from reference.partizan.numbers import integer_game
from reference.partizan.rulesets import Ruleset, Standard, form, value
from reference.partizan.ski_jumps import SKI_JUMPS, SkiJumps, Slope
from reference.partizan.toads_and_frogs import TOADS_AND_FROGS

STANDARD = Standard.STANDARD


@claim(*using(so, proved("one_forces")), EVERY_FORM)
def section_1__no_draw(G: Game) -> Found:
    """Where players alternate and whoever cannot move loses, one of the two can force a win."""
    forced = [[can_force(G, left, begins) for left in (True, False)] for begins in (True, False)]
    return all(sum(one) == 1 for one in forced), {"Left, Right": forced}


Moves = Callable[[Any], Iterable[Any]]
EVERY_GAME = Range(
    "positions of each game but Dots and boxes with up to {size} squares, lines or coins, "
    "rectangles with sides up to that",
    "game rules size position moves",
    lambda size: (played for n in range(1, size + 1) for played in again.of_size(n)),
    {"size": 4},
    {"size": 5},
    at=lambda game, rules, size, position, moves: [game, rules, as_json(position)],
)


@claim(EVERY_GAME)
def section_1__finite(game: str, rules: str, size: int, position: Any, moves: Moves) -> bool:
    """Each game of Section 2 consists of finitely many moves: no position comes back."""
    return not again.comes_back(position, moves)


@claim(
    part(
        "no others", EVERY_GAME.where("of the others", lambda *p: not again.may_be_endless(*p[:2]))
    ),
    part(
        "those two",
        *using(
            lambda game, rules, size, position, moves: again.comes_back(position, moves),
            Instances(
                "a skier below another, four coins in one pile, by each of those rules",
                EVERY_GAME.names,
                again.endless_positions,
                at=EVERY_GAME.at,
            ),
        ),
    ),
)
def section_1__endless_games__measured(
    game: str, rules: str, size: int, position: Any, moves: Moves
) -> bool:
    """Of the games of Section 2 but Dots and boxes, Fair shares and Ski jumps with the printed
    jumps break the rule that play is finite, no others."""
    return not again.comes_back(position, moves)


NIM_AND_HACKENBUSH = Range(
    "Nim with up to {piles} piles of up to {coins}, every Hackenbush picture of at most {lines} "
    "lines on the ground and two dots",
    "ruleset position",
    lambda most, coins, lines: (
        *((NIM, piles) for piles in again.nim_positions(most, coins)),
        *((HACKENBUSH, picture) for n in range(lines + 1) for picture in again.pictures(n)),
    ),
    {"piles": 3, "coins": 5, "lines": 3},
    measures={
        "piles": lambda ruleset, position: len(position) if ruleset is NIM else 0,
        "coins": lambda ruleset, position: max(position, default=0) if ruleset is NIM else 0,
        "lines": lambda ruleset, position: 0 if ruleset is NIM else len(position),
    },
    at=lambda ruleset, position: [ruleset.name, ruleset.show(position)],
)
OWNED_BY_NOBODY = NIM_AND_HACKENBUSH.where(
    "no line blue or red", lambda ruleset, position: again.owned_by_nobody(ruleset, position)
)


@claim(
    *using(
        lambda piles, picture, green: piles & (picture == green),
        proved("green_alone", "OF_ONE_COLOUR", "theory_colours"),
    ),
    NIM_AND_HACKENBUSH,
)
def section_1__impartial_is_same_moves(ruleset: Ruleset[Any], position: Any) -> bool:
    """Nim and Hackenbush are impartial, by the two criteria, exactly where the possible moves do
    not depend on who makes them: Nim is, Hackenbush where all lines are green and nowhere else."""
    return is_impartial(form(ruleset, position)) == again.owned_by_nobody(ruleset, position)


@claim(*using(same, proved("same_moves", "SAME_MOVES", "theory_nimbers")), EVERY_FORM)
def section_1__same_moves_everywhere__strengthened(G: Game) -> bool:
    """A game is impartial, by the two criteria, exactly when at every position that can be reached
    both players have the same moves."""
    return is_impartial(G) == all(set(X.left) == set(X.right) for X in subpositions(G))


@claim(missing)
def section_1__chess() -> str:
    """Chess is a partizan game, since each player moves the pieces of one colour only."""
    return "the rules of chess"


@claim(*using(same, proved("same_moves", "FIRST_CRITERION", "theory_nimbers")), OWNED_BY_NOBODY)
def section_1__first_criterion(ruleset: Ruleset[Any], position: Any) -> bool:
    """In a game whose moves do not depend on who makes them, Nim or green Hackenbush, every Left
    move is a Right move and vice versa."""
    return set(ruleset.left(position, STANDARD)) == set(ruleset.right(position, STANDARD))


@claim(*using(so, proved("same_moves", "SECOND_CRITERION", "theory_nimbers")), OWNED_BY_NOBODY)
def section_1__second_criterion(ruleset: Ruleset[Any], position: Any) -> bool:
    """In a game whose moves do not depend on who makes them, Nim or green Hackenbush, every move
    leads to an impartial game."""
    return all(is_impartial(form(ruleset, at)) for at in again.either(ruleset, STANDARD, position))


@claim(NAMED)
def section_1__first_criterion_alone__measured() -> bool:
    """The first criterion alone does not do: {1|1} has the same moves for both players, but 1 has
    not."""
    G = read("{1|1}")
    return set(G.left) == set(G.right) and not is_impartial(G)


CAKES = Range(
    "every rectangle of up to {rows} rows and {columns} columns",
    "rows columns",
    lambda rows, columns: product(range(1, rows + 1), range(1, columns + 1)),
    {"rows": 8, "columns": 8},
    {"rows": 12, "columns": 12},
)


@claim(CAKES)
def cutcake__left_cuts_vertically(rows: int, columns: int) -> bool:
    """Left cuts a rectangle into two with as many rows, Right into two with as many columns, along
    the lines."""
    left = {tuple(sorted(((rows, c), (rows, columns - c)))) for c in range(1, columns)}
    right = {tuple(sorted(((r, columns), (rows - r, columns)))) for r in range(1, rows)}
    return again.same_options(CUTCAKE, ((rows, columns),), STANDARD, left, right)


def _of_rulesets(predicate: Callable[..., Any], theorem: str, view: str = "") -> tuple[Plan, ...]:
    return using(predicate, proved(theorem, view, "theory_rulesets"))


@claim(*_of_rulesets(so, "strips"), counted("n <= {n}", 12, least=1))
def cutcake__strip__measured(n: int) -> bool:
    """1 x n is n - 1: Left has all the cuts, as Left cuts between columns."""
    return value(CUTCAKE, ((1, n),)) is integer_game(n - 1)


def two_of_the_same_area(two: Any, first: Any, second: Any, whole: Any) -> Any:
    """There are two rectangles, both smaller, with the area of the whole together."""
    less = (first > 0) & (first < whole) & (second > 0) & (second < whole)
    return two & less & (first + second == whole)


def ends_with_the_area(rows: int, columns: int) -> bool:
    """Every play, with the players in any order, is a cut less than there are units."""

    @cache
    def lengths(cake: tuple[int, int]) -> set[int]:
        cuts = again.either(CUTCAKE, STANDARD, (cake,))
        plays = (each for cakes in cuts for each in product(*map(lengths, cakes)))
        return {1 + sum(each) for each in plays} if cuts else {0}

    return lengths((rows, columns)) == {rows * columns - 1}


def over_at_units(units: Any, movable: Any, some: Any) -> Any:
    """Where all are units there is no move, and elsewhere there is one."""
    return implies(units, negation(movable)) & (units | some)


@claim(
    *part(
        "what a cut makes", *_of_rulesets(two_of_the_same_area, "smaller_pieces", "PIECES"), CAKES
    ),
    *part(
        "so play ends",
        *_of_rulesets(lambda moves, units: moves == units - 1, "a_cut_less", "PLAYS"),
        *using(ends_with_the_area, CAKES),
    ),
)
def cutcake__units_become_smaller(rows: int, columns: int) -> bool:
    """A cut makes two smaller rectangles of one, of the same area together: so play ends."""
    whole = rows * columns
    return all(
        len(cakes) == 2
        and again.area(cakes) == whole
        and all(0 < again.area((cake,)) < whole for cake in cakes)
        for cakes in again.either(CUTCAKE, STANDARD, ((rows, columns),))
    )


@claim(*_of_rulesets(over_at_units, "stuck_at_units", "UNITS"), cakes(1, 8), cakes(2, 3))
def cutcake__ends_in_units(cakes: Cakes) -> bool:
    """Nobody can move exactly where every rectangle is one unit."""
    return (not again.either(CUTCAKE, STANDARD, cakes)) == (set(cakes) == {(1, 1)})


@claim(NAMED)
def cutcake__ends_before__measured() -> bool:
    """A game is over before that where the player to move has no cut left: 1x2 with Right to
    move."""
    cakes = CUTCAKE.read("1x2")
    return not CUTCAKE.right(cakes, STANDARD) and bool(CUTCAKE.left(cakes, STANDARD))


PICTURES = Range(
    "every picture of at most {|picture|} lines on the ground and two dots",
    "picture",
    lambda most: ((picture,) for n in range(most + 1) for picture in again.pictures(n)),
    {"|picture|": 3},
    {"|picture|": 4},
    at=show_picture,
)


@claim(PICTURES.where("none of them green", lambda picture: "G" not in again.painted(picture)))
def hackenbush__own_colour(picture: Picture) -> bool:
    """A move removes one line of the player's colour: blue for Left, red for Right."""
    left, right = again.wanted_cuts(picture, "L"), again.wanted_cuts(picture, "R")
    return again.same_options(HACKENBUSH, picture, STANDARD, left, right)


def tied_lines_stay(there: Any, tied: Any, was: Any, is_cut: Any, tied_else: Any) -> Any:
    """What is there is tied to the ground; what is gone was cut, or tied by that line alone."""
    stays = was & tied_else & negation(is_cut)
    return implies(there, tied & negation(is_cut)) & implies(stays, there)


@claim(
    *using(tied_lines_stay, proved("nothing_floats", "FLOATS_AWAY", "theory_pictures")), PICTURES
)
def hackenbush__floats_away(picture: Picture) -> bool:
    """After a move every line is connected to the ground, and no connected line is gone but one."""
    # One of the missing lines, removed, leaves exactly what is left.
    return all(
        again.tied_down(after) == after
        and any(
            again.tied_down((Counter(picture) - Counter([line])).elements()) == after
            for line in (Counter(picture) - Counter(after)).elements()
        )
        for after in again.either(HACKENBUSH, STANDARD, picture)
    )


@claim(PICTURES)
def hackenbush__green(picture: Picture) -> bool:
    """Green lines can be removed by either player."""
    left, right = again.wanted_cuts(picture, "LG"), again.wanted_cuts(picture, "RG")
    return again.same_options(HACKENBUSH, picture, STANDARD, left, right)


@claim(missing)
def push__name() -> str:
    """The first of the three games is called Run."""
    return "the rules of a game Run: what follows are those of a game in which coins are pushed"


@claim(missing)
def push__coins() -> str:
    """A square holds a penny, a dime or nothing."""
    return "whose coins pennies are, and whose dimes"


STRIPS = Range(
    "every strip of up to {squares} squares",
    "strip",
    lambda most: ((strip,) for n in range(1, most + 1) for strip in again.words(".LR", n)),
    {"squares": 5},
    {"squares": 7},
    measures={"squares": len},
)
ALL_STRIP_GAMES = Range(
    "every strip of up to {squares} squares, all three games, both ways to run over",
    "ruleset rules strip",
    lambda most: (
        (*game, strip)
        for game in again.strip_games()
        for n in range(1, most + 1)
        for strip in again.words(".LR", n)
    ),
    {"squares": 5},
    {"squares": 7},
    measures={"squares": lambda ruleset, rules, strip: len(strip)},
    at=lambda ruleset, rules, strip: [ruleset.name, rules.value, strip],
)


def _of_strips(predicate: Callable[..., Any], theorem: str, view: str = "") -> tuple[Plan, ...]:
    return using(predicate, proved(theorem, view, "theory_strips"))


def moves_as_said(own: Any, made: Any, as_said: Any, reached: Any, by_own: Any) -> Any:
    """Each coin of the player makes the move that the text says, and there is no other one."""
    return implies(own, made & as_said) & implies(reached, by_own)


@claim(ALL_STRIP_GAMES)
def push__whose_coins__measured(ruleset: Ruleset[str], rules: StrEnum, strip: str) -> bool:
    """Whoever owns which coins: with the coins exchanged each of the three games is its
    negative."""
    other = value(ruleset, again.swapped(strip, "L", "R"), rules)
    return other is negative(value(ruleset, strip, rules))


@claim(*_of_strips(so, "to_the_left"), ALL_STRIP_GAMES)
def push__left_only(ruleset: Ruleset[str], rules: StrEnum, strip: str) -> bool:
    """Coins go to the left only: behind no square are there more coins than before, and some coin
    is further left or gone."""
    before, *later = (
        [len(s[i:].replace(".", "")) for i in range(len(s))]
        for s in (strip, *again.either(ruleset, rules, strip))
    )
    return all(
        after != before and all(b <= a for a, b in zip(before, after, strict=True))
        for after in later
    )


@claim(
    *_of_strips(so, "out"),
    ALL_STRIP_GAMES.where(
        "a coin on the leftmost square", lambda ruleset, rules, strip: strip[0] != "."
    ),
)
def push__off_the_board(ruleset: Ruleset[str], rules: StrEnum, strip: str) -> bool:
    """A coin that is pushed from the leftmost square is out of the game, and the others stay."""
    moves = ruleset.left if strip[0] == "L" else ruleset.right
    return "." + strip[1:] in moves(strip, rules)


@claim(
    *_of_strips(moves_as_said, "one_square", "ONE_SQUARE"),
    STRIPS.where(
        "no two coins neighbours", lambda strip: all("." in pair for pair in pairwise(strip))
    ),
)
def push__moves_one_square(strip: str) -> bool:
    """A coin with a free square to its left goes there, and no other coin moves."""
    left, right = (again.after_each_move(strip, coin, lambda strip, j, i: j == i) for coin in "LR")
    return again.same_options(PUSH, strip, Coins.OWN_COINS, left, right)


@claim(*_of_strips(moves_as_said, "goes_along", "JOINED"), STRIPS)
def push__pushes_the_adjacent_coins(strip: str) -> bool:
    """The coins that join the chosen one on its left without a gap are pushed along with it."""
    left, right = (again.after_each_move(strip, coin, again.pushed) for coin in "LR")
    return again.same_options(PUSH, strip, Coins.OWN_COINS, left, right)


@claim(*_of_strips(moves_as_said, "goes_along", "TO_ITS_LEFT"), STRIPS)
def shove__all_coins_to_the_left(strip: str) -> bool:
    """In Shove every coin to the left of the chosen one moves one square left, and the chosen one
    with them, as sentence 5 has it of each move."""
    left, right = (again.after_each_move(strip, coin, lambda strip, j, i: j <= i) for coin in "LR")
    return again.same_options(SHOVE, strip, Coins.OWN_COINS, left, right)


def runs_over(strip: str, rules: RunOver) -> bool:
    """The chosen coin goes one square left, where a coin that is there is removed."""
    spare = rules is RunOver.CAPTURES_OPPONENT
    left, right = (again.run_over_moves(strip, coin, spare) for coin in "LR")
    return again.same_options(RUN_OVER, strip, rules, left, right)


@claim(
    readings={
        "whosever coin it is": (*_of_strips(moves_as_said, "goes_along", "ANY_REMOVED"), STRIPS),
        "a coin of the other player, one's own blocks": (
            *_of_strips(moves_as_said, "goes_along", "OTHERS_REMOVED"),
            *using(lambda strip: runs_over(strip, RunOver.CAPTURES_OPPONENT), STRIPS),
        ),
    }
)
def run_over__removes(strip: str) -> bool:
    """In Run over the chosen coin goes one square left, and a coin that is there is removed."""
    return runs_over(strip, RunOver.CAPTURES_ANY)


DRAWN = Range(
    "every set of lines on every board with up to {lines} lines",
    "m n drawn",
    lambda most: (
        (m, n, frozenset(drawn))
        for m, n in product(range(1, 5), repeat=2)
        if m * (n + 1) + n * (m + 1) <= most
        for lines in (dots_and_boxes.lines(m, n),)
        for size in range(len(lines) + 1)
        for drawn in combinations(lines, size)
    ),
    {"lines": 12},
    {"lines": 13},
    measures={"lines": lambda m, n, drawn: m * (n + 1) + n * (m + 1)},
)
"""Up to 2 x 2 boxes, and all boards of 4 boxes under `--deep`."""


def a_line_less(size: Any, numbers: Any, dots: Any, at: Any) -> Any:
    """So many moves are left, each of them a line between neighbouring dots that is not drawn."""
    (m, n), (moves, drawn), ((i, j), (x, y)), (is_move, is_drawn) = size, numbers, dots, at
    near = (x >= i) & (y >= j) & (x + y == i + j + 1)
    left = moves == m * (n + 1) + n * (m + 1) - drawn
    return left & implies(is_move, near & negation(is_drawn))


@claim(*using(a_line_less, proved("lines_left", "LINES", "theory_dots")), DRAWN)
def dots_and_boxes__one_line(m: int, n: int, drawn: frozenset[Line]) -> bool:
    """A move draws one line between neighbouring dots: at first there are m(n + 1) + n(m + 1) of
    them on m x n boxes, one less after each move."""
    left = dots_and_boxes.moves(Grid(m, n, drawn))
    near = all(abs(a - c) + abs(b - d) == 1 for (a, b), (c, d) in left)
    return near and len(left) == m * (n + 1) + n * (m + 1) - len(drawn) and not drawn & set(left)


@claim(DRAWN)
def dots_and_boxes__area_of_one_colour(m: int, n: int, drawn: frozenset[Line]) -> Found:
    """The boxes that a connected line of one colour encloses count for the player of that
    colour."""
    found = dots_and_boxes.enclosed(m, n, drawn)
    by_each = (again.regions(m, n, together) for together in again.connected(drawn))
    return found == set().union(*by_each), {"boxes": len(found)}


EACH_RULE = Instances(
    "each reading of the rules", "rules", lambda: [(rules,) for rules in DotsAndBoxes]
)


@claim(EACH_RULE)
def dots_and_boxes__tie__measured(rules: DotsAndBoxes) -> Found:
    """Dots and boxes can end in a tie, which Section 1 rules out: with two boxes, under each
    reading of its rules."""
    found = again.final_margins(1, 2, rules)
    return 0 in found, {"margins": sorted(found)}


@claim(EACH_RULE)
def dots_and_boxes__one_box_for_nobody__measured(rules: DotsAndBoxes) -> Found:
    """As printed nobody gets the box of a board with one box, as no player draws all of its lines;
    under the other readings the second player gets it."""
    found = again.final_margins(1, 1, rules)
    return found == {0 if rules is DotsAndBoxes.PRINTED else -1}, {"margins": sorted(found)}


SLOPES = Range(
    "every slope of up to {squares} squares",
    "slope",
    lambda most: ((slope,) for n in range(1, most + 1) for slope in again.slopes(n)),
    {"squares": 6},
    {"squares": 9},
    measures={"squares": lambda slope: len("".join(slope))},
    at=SKI_JUMPS.show,
)


def _of_animals(predicate: Callable[..., Any], theorem: str, view: str = "") -> tuple[Plan, ...]:
    return using(predicate, proved(theorem, view, "theory_animals"))


def jumps_to_the_other_end(skier: str, slope: Slope) -> bool:
    """The only move turns the slope upside down, and without jumps there is none."""
    moves = SKI_JUMPS.left if skier == "L" else SKI_JUMPS.right
    return moves(slope, SkiJumps.PRINTED) == (slope[::-1],) and not moves(slope, SkiJumps.NO_JUMPS)


@claim(
    *part(
        "on two lines",
        *_of_animals(so, "no_jumps_on_two"),
        SLOPES.where("one line or two", lambda slope: len(slope) < 3),
    ),
    *part(
        "on three",
        *using(
            jumps_to_the_other_end,
            Instances(
                "each player's skier above or below the other's, and the third square empty",
                "skier slope",
                lambda: [
                    (skier, slope)
                    for skier, other in ("LR", "RL")
                    for slope in ((skier, other, "."), (".", other, skier))
                ],
                at=lambda skier, slope: [skier, SKI_JUMPS.show(slope)],
            ),
        ),
    ),
)
def ski_jumps__two_lines__measured(slope: Slope) -> bool:
    """On the two lines of the text nobody can jump, as a jump takes three: there the game is the
    one without jumps."""
    return all(
        set(moves(slope, SkiJumps.PRINTED)) == set(moves(slope, SkiJumps.NO_JUMPS))
        for moves in (SKI_JUMPS.left, SKI_JUMPS.right)
    )


@claim(*_of_animals(moves_as_said, "sliding", "WITHOUT_JUMPS"), SLOPES)
def ski_jumps__directions(slope: Slope) -> bool:
    """Without jumps Left's moves go one square to the right, Right's one to the left."""
    left, right = again.slope_moves(slope, "L", 1), again.slope_moves(slope, "R", -1)
    return again.same_options(SKI_JUMPS, slope, SkiJumps.NO_JUMPS, left, right)


@claim(*_of_animals(moves_as_said, "leaping", "SKIERS_JUMP_UP"), SLOPES)
def ski_jumps__jump_up(slope: Slope) -> bool:
    """With jumps a skier may go two lines up in the same column onto an empty square exactly if a
    skier of the other player is between."""
    for skier, other, moves in (("L", "R", SKI_JUMPS.left), ("R", "L", SKI_JUMPS.right)):
        without = set(moves(slope, SkiJumps.NO_JUMPS)) | again.slope_jumps(
            slope, skier, other, (1,)
        )
        found = set(moves(slope, SkiJumps.PRINTED)) - without
        if found != again.slope_jumps(slope, skier, other, (-1,)) - without:
            return False
    return True


@claim(*_of_animals(same, "same_turned", "UPSIDE_DOWN"), SLOPES)
def ski_jumps__jump_down(slope: Slope) -> bool:
    """The same holds two lines down: a slope turned upside down has its moves turned upside
    down."""
    left, right = (
        {after[::-1] for after in moves(slope[::-1], SkiJumps.PRINTED)}
        for moves in (SKI_JUMPS.left, SKI_JUMPS.right)
    )
    return again.same_options(SKI_JUMPS, slope, SkiJumps.PRINTED, left, right)


PILES = Range(
    "up to {|piles|} piles of up to {max piles}",
    "piles",
    lambda most, top: ((piles,) for piles in again.nim_positions(most, top)),
    {"|piles|": 3, "max piles": 5},
)


@claim(PILES, readings={"any positive number of coins": 1, "any number of coins, none too": 0})
def nim__moves(piles: tuple[int, ...], least: int) -> bool:
    """Either player takes any number of coins from one pile."""
    wanted = {
        tuple(sorted(size for size in (*piles[:i], left, *piles[i + 1 :]) if size))
        for i, coins in enumerate(piles)
        for left in range(coins + 1 - least)
    }
    return again.same_options(NIM, piles, STANDARD, wanted, wanted)


def over_without_coins(none: Any, movable: Any, wins: Any, one: Any) -> Any:
    """Without coins there is no move and the player to move loses; with coins there is a move."""
    return implies(none, negation(movable | wins)) & (none | one)


@claim(
    *using(over_without_coins, proved("over_without_coins", "NO_COINS", "theory_nimbers")), PILES
)
def nim__no_coins_loses(piles: tuple[int, ...]) -> bool:
    """Where there are no coins the player to move has lost, and nowhere else is there no move."""
    stuck = not NIM.left(piles, STANDARD)
    lost = outcome(form(NIM, piles)) is Outcome.PREVIOUS
    return stuck == (sum(piles) == 0) and (lost or not stuck)


ROWS = Range(
    "every row of up to {boxes} boxes",
    "row",
    lambda most: ((row,) for n in range(1, most + 1) for row in again.words(".TF", n)),
    {"boxes": 7},
    {"boxes": 9},
    measures={"boxes": len},
)


@claim(*_of_animals(so, "went", "TOADS"), ROWS)
def toads_and_frogs__toads_move_right(row: str) -> Found:
    """A move of Left takes one Toad one or two boxes to the right, into an empty box."""
    found = [again.moved(row, after, "T") for after in TOADS_AND_FROGS.left(row, STANDARD)]
    return all(by in ([1], [2]) for by in found), {"boxes": found}


@claim(*_of_animals(so, "went", "FROGS"), ROWS)
def toads_and_frogs__frogs_move_left(row: str) -> Found:
    """A move of Right takes one Frog one or two boxes to the left, into an empty box."""
    found = [again.moved(row, after, "F") for after in TOADS_AND_FROGS.right(row, STANDARD)]
    return all(by in ([-1], [-2]) for by in found), {"boxes": found}


@claim(*_of_animals(moves_as_said, "hopping", "TOADS_AND_FROGS_JUMP"), ROWS)
def toads_and_frogs__jump(row: str) -> bool:
    """One may jump over a coin of the other player right in front exactly if the box behind is
    free."""
    return all(
        {a for a in moves(row, STANDARD) if again.moved(row, a, animal) == [2 * step]}
        == set(again.hops(row, animal, other, step))
        for animal, other, step, moves in (
            ("T", "F", 1, TOADS_AND_FROGS.left),
            ("F", "T", -1, TOADS_AND_FROGS.right),
        )
    )


@claim(
    *using(so, proved("stuck_at_home", module="theory_ends")),
    ROWS.where("all Toads and Frogs home", again.all_home),
)
def toads_and_frogs__end(row: str) -> bool:
    """Where all Toads are rightmost and all Frogs leftmost, the next player cannot move."""
    return again.stuck(row)


@claim(
    Instances(
        "every row of one or two boxes, not all home",
        "row",
        lambda: [
            (row,) for n in (1, 2) for row in again.words(".TF", n) if not again.all_home(row)
        ],
    )
)
def toads_and_frogs__other_ends__measured(row: str) -> bool:
    """It is not the only end: in TF, with two boxes, nobody can move either; with up to two boxes
    there is no other."""
    return again.stuck(row) == (row == "TF")


COINS = Range(
    "piles of up to {coins} coins altogether",
    "piles",
    lambda most: ((piles,) for n in range(1, most + 1) for piles in again.partitions(n)),
    {"coins": 10},
    {"coins": 12},
    measures={"coins": sum},
)


@claim(
    COINS,
    readings={
        "those of one pile": FairShares.PRINTED,
        "those of a set of piles together": FairShares.PRINTED_SETS,
    },
)
def fair_shares__split(piles: tuple[int, ...], rules: FairShares) -> bool:
    """Coins are split into at least two equal piles."""
    together = 1 if rules is FairShares.PRINTED else len(piles)
    over = set(piles) == {1}
    wanted = set() if over else again.splits(piles, together) | again.combined(piles, True)
    return set(fair_shares.moves(piles, rules)) == wanted


@claim(COINS)
def fair_shares__combine(piles: tuple[int, ...]) -> bool:
    """Two piles can be combined exactly if they have the same size."""
    moves = fair_shares.moves(piles, FairShares.PRINTED_UNTIL_STUCK)
    return {after for after in moves if len(after) < len(piles)} == again.combined(piles, True)


@claim(
    readings={
        "by a rule of its own": using(
            lambda n: fair_shares.best((1,) * n, FairShares.PRINTED).outcome is Result.LOSS,
            counted("n <= {n} piles of size 1", 12, least=1),
        ),
        "because there, and there alone, is no move (Section 1)": COINS,
    }
)
def fair_shares__ones_lose(piles: tuple[int, ...]) -> Found:
    """The player to move loses where every pile has size 1."""
    return again.stuck_at_ones_alone(piles, FairShares.PRINTED_UNTIL_STUCK)


@claim(*using(over_at_units, proved("stuck_at_ones", "STUCK_AT_ONES", "theory_ends")), COINS)
def fair_shares__ones_lose__corrected(piles: tuple[int, ...]) -> Found:
    """If two piles can be combined exactly if they differ in size, as the name of the game says,
    then there is no move exactly where every pile has size 1."""
    return again.stuck_at_ones_alone(piles, FairShares.STANDARD)


EACH_SET_OF_RULES = Instances("each of its rules", "rules", lambda: [(r,) for r in FairShares])


@claim(EACH_SET_OF_RULES)
def fair_shares__endless(rules: FairShares) -> Found:
    """Play may go on for ever: some position can come back, by each of its rules."""
    found = again.least_coins(rules)
    return found is not None, {"coins": found}


@claim(EACH_SET_OF_RULES)
def fair_shares__endless_from_four_coins__measured(rules: FairShares) -> Found:
    """It takes four coins, as in 4 to 2,2 to 4; two, as in 2 to 1,1 to 2, where ones can be
    combined."""
    found = again.least_coins(rules)
    return found == (2 if rules is FairShares.PRINTED_UNTIL_STUCK else 4), {"coins": found}


@claim(*_of_rulesets(so, "turned"), CAKES)
def cutcake__inverse(rows: int, columns: int) -> Found:
    """Exchanging rows and columns gives the inverse: a x b is minus b x a."""
    G, H = value(CUTCAKE, ((rows, columns),)), value(CUTCAKE, ((columns, rows),))
    return H is negative(G), {"value": show(G)}


@claim(
    *using(so, proved("is_inverse", module="theory_colours")),
    PICTURES,
    *using(
        lambda lines: (
            value(HACKENBUSH_STRING, again.swapped(lines, "L", "R"))
            is negative(value(HACKENBUSH_STRING, lines))
        ),
        Range(
            "strings of up to {lines} lines",
            "string",
            lambda most: ((lines,) for n in range(most + 1) for lines in again.words("LRG", n)),
            {"lines": 4},
            {"lines": 7},
            measures={"lines": len},
        ),
    ),
)
def hackenbush__inverse(picture: Picture) -> bool:
    """Exchanging red and blue gives the inverse."""
    other = tuple(sorted((a, b, again.swapped(colour, "L", "R")) for a, b, colour in picture))
    return value(HACKENBUSH, other) is negative(value(HACKENBUSH, picture))
