"""Rulesets: their moves, and that variants give other values than one another."""

from collections.abc import Iterator
from functools import cache
from itertools import combinations, islice, product
from typing import Any

import pytest
from hypothesis import given, strategies as st

from reference import partizan as p
from reference.errors import InvalidInput
from reference.partizan import canonical
from tests.documents.partizan.reference.strategies import few


def test_a_mirrored_ruleset_is_seen() -> None:
    backwards = p.value(p.HACKENBUSH_STRING, "RRL")
    assert backwards is not p.value(p.HACKENBUSH_STRING, "LRR")
    assert p.value(p.CUTCAKE, ((1, 3),)) is not p.value(p.CUTCAKE, ((3, 1),))
    assert canonical(p.form(p.TOADS_AND_FROGS, "TT.")) is not p.value(p.TOADS_AND_FROGS, ".FF")


def test_the_variants_of_a_ruleset_differ_somewhere() -> None:
    strips = ["LR", "L.LR", "RLLR", ".LRL", "LL.R", "RRL"]
    for rules in (p.PUSH, p.SHOVE, p.RUN_OVER):
        answers = {
            variant: [p.value(rules, strip, variant) for strip in strips]
            for variant in rules.variants
        }
        assert len({tuple(map(id, found)) for found in answers.values()}) == len(answers)
    piles = [(2, 2), (1, 1), (1, 3), (2, 3), (1, 2, 2), (1, 1, 4), (2, 2, 2)]
    loopy = {tuple(p.best(at, variant) for at in piles) for variant in p.FairShares}
    assert len(loopy) == len(p.FairShares)
    boards = ["1x1", "1x2", "2x2"]
    alternating = [p.margin(p.dots_and_boxes.read(b), p.DotsAndBoxes.NO_EXTRA_TURN) for b in boards]
    assert alternating != [p.margin(p.dots_and_boxes.read(board)) for board in boards]


# The moves, said another way: with what stands where


Coin = dict[int, str]


def shifted(coins: Coin, i: int) -> Coin:
    """The coin on square i goes one to the left, whatever was there is gone."""
    after = {at: coin for at, coin in coins.items() if at not in (i, i - 1)}
    return after | ({i - 1: coins[i]} if i else {})


def pushed(coins: Coin, i: int) -> Coin:
    return shifted(pushed(coins, i - 1) if i - 1 in coins else coins, i)


def shoved(coins: Coin, i: int) -> Coin:
    for at in sorted(coins):
        coins = shifted(coins, at) if at <= i else coins
    return coins


@pytest.mark.parametrize("length", range(1, 6))
def test_coins_on_strips(length: int) -> None:
    for strip in map("".join, product("LR.", repeat=length)):
        coins = {i: coin for i, coin in enumerate(strip) if coin != "."}

        def row(after: Coin, length: int = length) -> str:
            return "".join(after.get(i, ".") for i in range(length))

        for own, side in (("L", "left"), ("R", "right")):
            for rules, move in ((p.PUSH, pushed), (p.SHOVE, shoved)):
                mine = {row(move(coins, i)) for i in coins if coins[i] == own}
                assert {*getattr(rules, side)(strip, p.Coins.OWN_COINS)} == mine
                every = {row(move(coins, i)) for i in coins}
                assert {*getattr(rules, side)(strip, p.Coins.ANY_COIN)} == every
            for variant in p.RunOver:
                mine = {
                    row(shifted(coins, i))
                    for i in coins
                    if variant is p.RunOver.ANY_COIN or coins[i] == own
                    if variant is not p.RunOver.CAPTURES_OPPONENT or coins.get(i - 1) != own
                }
                assert {*getattr(p.RUN_OVER, side)(strip, variant)} == mine


@pytest.mark.parametrize("length", range(1, 7))
def test_toads_and_frogs(length: int) -> None:
    for row in map("".join, product("TF.", repeat=length)):
        for side, moves in (
            ("left", {"T.": ".T", "TF.": ".FT"}),
            ("right", {".F": "F.", ".TF": "FT."}),
        ):
            after = {
                row[:at] + moves[seen] + row[at + len(seen) :]
                for seen in moves
                for at in range(length)
                if row.startswith(seen, at)
            }
            assert {*getattr(p.TOADS_AND_FROGS, side)(row, p.Standard.STANDARD)} == after


Skiers = dict[tuple[int, int], str]


def skied(
    skiers: Skiers, rows: int, columns: int, variant: p.SkiJumps, way: int
) -> Iterator[Skiers]:
    """The moves of the player who goes this way: of Left's skiers, L and l, to the right."""
    own, other = ("L", "R") if way == 1 else ("R", "L")
    for (y, x), skier in skiers.items():
        rest = {at: each for at, each in skiers.items() if at != (y, x)}
        if skier.upper() != own:
            continue
        to = x + way
        while (y, to) not in rest:
            if not 0 <= to < columns:
                if "leaving" in variant or variant is p.SkiJumps.STANDARD:
                    yield rest
                break
            yield rest | {(y, to): skier}
            if variant is not p.SkiJumps.STANDARD:
                break
            to += way
        for down in (1, -1):
            over, landing = (y + down, x), (y + 2 * down, x)
            free = 0 <= y + 2 * down < rows and landing not in rest
            if variant.startswith("no-jumps") or (variant is p.SkiJumps.STANDARD and down < 0):
                continue
            if skier == own and free and rest.get(over, "").upper() == other:
                fallen = rest[over].lower() if variant is p.SkiJumps.STANDARD else rest[over]
                yield rest | {over: fallen, landing: skier}


@pytest.mark.parametrize("variant", p.SkiJumps)
@pytest.mark.parametrize(
    ("rows", "columns", "step"), [(1, 3, 1), (3, 1, 1), (3, 2, 41), (2, 3, 41)]
)
def test_skiers(variant: p.SkiJumps, rows: int, columns: int, step: int) -> None:
    squares = [*product(range(rows), range(columns))]
    for letters in islice(product("LRlr.", repeat=len(squares)), 0, None, step):
        skiers = {at: each for at, each in zip(squares, letters, strict=True) if each != "."}

        def slope(after: Skiers) -> tuple[str, ...]:
            lines = ((after.get((y, x), ".") for x in range(columns)) for y in range(rows))
            return tuple("".join(line) for line in lines)

        for move, way in ((p.SKI_JUMPS.left, 1), (p.SKI_JUMPS.right, -1)):
            after = [*map(slope, skied(skiers, rows, columns, variant, way))]
            assert sorted(move(slope(skiers), variant)) == sorted({*after})


@pytest.mark.parametrize("variant", p.FairShares)
@pytest.mark.parametrize(
    "piles", [(1,), (1, 1), (2,), (6,), (1, 2), (2, 2), (1, 1, 4), (2, 2, 3), (1, 3, 4), (8, 8)]
)
def test_fair_shares(variant: p.FairShares, piles: tuple[int, ...]) -> None:
    after = set()
    for n in range(1, len(piles) + 1):
        for taken in combinations(range(len(piles)), n):
            sizes = [piles[i] for i in taken]
            rest = [size for i, size in enumerate(piles) if i not in taken]
            if n == 1 or variant is p.FairShares.PRINTED_SETS:
                for many in range(2, sum(sizes) + 1):
                    if sum(sizes) % many == 0:
                        after.add(tuple(sorted(rest + [sum(sizes) // many] * many)))
            alike = len({*sizes}) == 1
            if n == 2 and alike != (variant is p.FairShares.STANDARD):
                after.add(tuple(sorted([*rest, sum(sizes)])))
    over = max(piles) == 1 and variant in (p.FairShares.PRINTED, p.FairShares.PRINTED_SETS)
    assert {*p.fair_shares.moves(piles, variant)} == (set() if over else after)


def boxes_inside(rows: int, columns: int, walls: frozenset[Any]) -> set[tuple[int, int]]:
    """What is cut off from outside: all that no line that is no wall joins to it."""
    outside = {(i, j) for i in range(-1, rows + 1) for j in range(-1, columns + 1)}
    outside -= {(i, j) for i in range(rows) for j in range(columns)}
    before = 0
    while before < len(outside):
        before = len(outside)
        for (i, j), (k, _) in p.dots_and_boxes.lines(rows, columns):
            sides = {(i, j), (i - 1, j)} if i == k else {(i, j), (i, j - 1)}
            if ((i, j), (i + (i != k), j + (i == k))) not in walls and sides & outside:
                outside |= sides
    return {*product(range(rows), range(columns))} - outside


def printed_margin(rows: int, columns: int, own: frozenset[Any], others: frozenset[Any]) -> int:
    """Dots and boxes as printed, played out."""

    @cache
    def play(own: frozenset[Any], others: frozenset[Any], taken: frozenset[Any]) -> int:
        margins = []
        for line in {*p.dots_and_boxes.lines(rows, columns)} - own - others:
            new = frozenset(boxes_inside(rows, columns, own | {line})) - taken
            margins.append(len(new) - play(others, own | {line}, taken | new))
        return max(margins, default=0)

    closed = boxes_inside(rows, columns, own) | boxes_inside(rows, columns, others)
    return play(own, others, frozenset(closed))


@pytest.mark.parametrize(("rows", "columns", "drawn"), [(1, 2, 0), (2, 1, 2), (2, 2, 7), (1, 3, 5)])
def test_dots_and_boxes_as_printed(rows: int, columns: int, drawn: int) -> None:
    lines = p.dots_and_boxes.lines(rows, columns)
    for first, second in ((lines[:drawn], lines[:0]), (lines[:drawn:2], lines[1:drawn:2])):
        own, others = frozenset(first), frozenset(second)
        position = p.dots_and_boxes.Grid(rows, columns, own, others)
        found = p.margin(position, p.DotsAndBoxes.PRINTED)
        assert found == printed_margin(rows, columns, own, others)
        assert p.enclosed(rows, columns, own) == boxes_inside(rows, columns, own)


def test_lines_that_are_no_longer_tied_fall() -> None:
    lines = [(a, b, colour) for a in range(3) for b in range(a, 4) for colour in "GLR"]
    for picture in islice(combinations(lines, 4), 0, None, 17):
        for colours, move in (("LG", p.HACKENBUSH.left), ("RG", p.HACKENBUSH.right)):
            after = set()
            for cut in picture:
                rest, tied = [line for line in picture if line != cut], {0}
                for _ in rest:
                    tied |= {dot for a, b, _ in rest if {a, b} & tied for dot in (a, b)}
                if cut[2] in colours:
                    after.add(tuple(line for line in rest if line[0] in tied))
            assert {*move(picture, p.Standard.STANDARD)} == after


Square = tuple[int, int]


@pytest.mark.parametrize(("rows", "columns"), [(1, 4), (4, 1), (2, 3)])
@pytest.mark.parametrize("ruleset", [p.DOMINEERING, p.COL, p.SNORT, p.CLOBBER])
def test_boards(ruleset: p.Ruleset[Any], rows: int, columns: int) -> None:
    squares = [*product(range(rows), range(columns))]
    letters = {"domineering": ".#", "clobber": ".LR"}.get(ruleset.name, ".#LR")
    for at in islice(product(letters, repeat=len(squares)), 0, None, 1 + len(letters) ** 5 // 200):
        on = dict(zip(squares, at, strict=True))

        def board(changes: dict[Square, str], on: dict[Square, str] = on) -> tuple[str, ...]:
            now = on | changes
            return tuple("".join(now[i, j] for j in range(columns)) for i in range(rows))

        for own, other, move in (("L", "R", ruleset.left), ("R", "L", ruleset.right)):
            after = set()
            for a, b in product(squares, repeat=2):
                step = (abs(a[0] - b[0]), abs(a[1] - b[1]))
                along = (1, 0) if own == "L" else (0, 1)
                if ruleset is p.DOMINEERING and step == along and on[a] == on[b] == ".":
                    after.add(board({a: "#", b: "#"}))
                if ruleset is p.CLOBBER and sum(step) == 1 and (on[a], on[b]) == (own, other):
                    after.add(board({a: ".", b: own}))
            refused = own if ruleset is p.COL else other
            for a in squares if ruleset in (p.COL, p.SNORT) else ():
                i, j = a
                beside = {on.get(b) for b in ((i - 1, j), (i + 1, j), (i, j - 1), (i, j + 1))}
                if on[a] == "." and refused not in beside:
                    after.add(board({a: own}))
            assert {*move(board({}), p.Standard.STANDARD)} == after


@pytest.mark.parametrize("rows", range(1, 4))
@pytest.mark.parametrize("columns", range(1, 4))
def test_every_line_of_a_board_is_read_and_no_other(rows: int, columns: int) -> None:
    own = set(p.dots_and_boxes.lines(rows, columns))
    assert len(own) == rows * (columns + 1) + columns * (rows + 1)
    for (i, j), (k, m) in p.dots_and_boxes.lines(4, 4):
        text = f"{rows}x{columns} {i}.{j}-{k}.{m}"
        if ((i, j), (k, m)) in own:
            assert p.dots_and_boxes.read(text).drawn == {((i, j), (k, m))}
        else:
            with pytest.raises(InvalidInput, match=f"lines of the {rows}x{columns} board"):
                p.dots_and_boxes.read(text)


def turned(position: p.dots_and_boxes.Grid) -> p.dots_and_boxes.Grid:
    own, others = (
        frozenset(((j, i), (m, k)) for (i, j), (k, m) in drawn)
        for drawn in (position.own, position.others)
    )
    return p.dots_and_boxes.Grid(position.columns, position.rows, own, others)


@few
@given(st.integers(1, 3), st.integers(1, 3), st.sampled_from(p.DotsAndBoxes), st.data())
def test_a_board_on_its_side_has_the_same_margin(
    rows: int, columns: int, variant: p.DotsAndBoxes, data: st.DataObject
) -> None:
    lines = p.dots_and_boxes.lines(rows, columns)
    free = data.draw(st.sets(st.sampled_from(lines), min_size=1, max_size=4))
    own = {line for line in lines if line not in free and data.draw(st.booleans())}
    others = {*lines} - free - own
    position = p.dots_and_boxes.Grid(rows, columns, frozenset(own), frozenset(others))
    assert p.margin(position, variant) == p.margin(turned(position), variant)


@pytest.mark.parametrize(("rows", "columns"), [(1, 2), (2, 1), (1, 3), (3, 1)])
def test_a_box_that_is_somebodys_already_is_not_won_again(rows: int, columns: int) -> None:
    lines = p.dots_and_boxes.lines(rows, columns)
    for i, j in p.dots_and_boxes.boxes(rows, columns):
        ring = p.dots_and_boxes.box(i, j)
        free = [line for line in lines if line not in ring]
        drawn = frozenset(free[3:])
        for own, others in ((ring, drawn), (drawn, ring), (ring | drawn, frozenset())):
            position = p.dots_and_boxes.Grid(rows, columns, own, others)
            found = p.margin(position, p.DotsAndBoxes.PRINTED)
            assert found == p.margin(turned(position), p.DotsAndBoxes.PRINTED)
            assert abs(found) < rows * columns
