"""Questions about `bidding`: at the ends of what may be asked, and drawn."""

from collections.abc import Iterable, Iterator
from itertools import cycle, product
from random import Random
from typing import Any

from proofs_check.core.evidence import Json
from proofs_check.documents.bidding.systems import READINGS
from proofs_check.oracle.draws import (
    LONG,
    Group,
    by_chance,
    mistakable,
    names,
    near_nought,
    of_any_length,
    sets,
    shuffled,
    some,
)
from proofs_check.oracle.kinds import exact
from proofs_check.oracle.questions import Values
from reference.bidding import Player

GAPS = ((2, 3), (0, 2, 3), (3, 4), (2, 3, 9), (3, 4, 9))
"""Bids with which, of budgets of 9, maximin and minimax of a heap often differ."""

UNLIKE: tuple[tuple[tuple[int, ...], int, tuple[int, ...]], ...] = (
    *(((2,), 12, (3, 4, 5, 9)), ((2,), 14, (6, 5)), ((3, 1), 16, (4, 6, 11, 16))),
    *(((1, 5, 6, 7), 16, (6, 7)), ((6, 4, 1), 9, (0, 1, 2, 3, 7, 8)), ((2, 3, 8), 11, (4, 3))),
    *(((1, 2, 4), 15, (0, 4, 5, 13)), ((5, 6, 2), 9, (0, 2, 3, 5)), ((5, 4, 3), 9, (1, 2, 7, 9))),
)
"""Sets, total budgets and bids with which both values of heaps differ by much, or are 0."""


def outcome(random: Random) -> Group:
    form = random.choice(["small", "small", "wide", "rich", "poor", "long", "gaps"])
    S = sets(random, *{"wide": (25, 7, 4), "long": (3, 2), "gaps": (4, 2)}.get(form, (6, 3)))
    least, most = {"rich": (6, 14), "long": (0, 1), "poor": (0, 2), "gaps": (9, 9)}.get(
        form, (0, 5)
    )
    TB = random.randint(least, most)
    if form == "poor":
        heap = random.randint(15, 60)
    elif form == "long":
        heap = random.choice([of_any_length(random, 1024), random.randint(60, 600)])
    elif form == "gaps":
        heap = random.randint(3, 18)
    else:
        at_action = random.choice([0, *S]) + random.choice([0, *S]) + near_nought(random)
        heap = random.choice([random.randint(0, 14), max(0, at_action)])
    if by_chance(random, 0.1):
        S = [*S, of_any_length(random, LONG)]
    common: dict[str, Json] = {"set": [*map(exact, S)], "total_budget": TB, "heap": heap}
    if form == "gaps":
        common["bids"] = [*random.choice(GAPS)]
    elif by_chance(random):
        others = random.sample(range(1, TB + 1), random.randint(0, TB))
        # Without 0 there may be a player who cannot bid; where nobody can the reference refuses.
        common["bids"] = others if others and heap % 2 else [*shuffled(random, [*others, 0])]
    if by_chance(random, 1 / 4):
        common["reading"] = random.choice(sorted(READINGS))
    return _by_money(random, common, TB)


def _by_money(random: Random, common: Values, TB: int) -> Group:
    """With any budgets and either marker."""
    asked = product(range(TB + 1), Player)
    return some(random, ({**common, "budget": p, "marker": own.value} for p, own in asked), 6)


EXACTLY = ("1/2", "-3/4", "7/3", "-1/2", f"-1/{2**60 + 1}", f"{2**70}/3")
"""Weights that are no integers."""


def ruleset(random: Random) -> Group:
    known = random.choice([["x"], *(names(random, most) for most in (5, 9, 15))])
    n, plain = len(known), by_chance(random)

    def weight() -> Json:
        if plain:
            return random.randint(-1, 1)
        long = exact(of_any_length(random, LONG) * random.choice([1, -1]))
        return random.choice([random.randint(-3, 3), random.choice(EXACTLY), long])

    sides: list[list[Any]] = []
    for _ in range(2):
        # Moves go to later names, so that play ends.
        pairs = [(a, b) for a in range(n) for b in range(a + 1, n)]
        most = random.choice([0, n, 2 * n, len(pairs)]) if by_chance(random, 5 / 6) else 0
        sides.append([[known[a], known[b], weight()] for a, b in shuffled(random, pairs)[:most]])
    movers = [{move[0] for move in side} for side in sides]
    ends = [name for name in known if not all(name in side for side in movers)]
    richest = random.choice([3, 7, 17]) if n < 6 else 3 if n < 10 else 1
    TB = random.randint(0, richest)
    common: dict[str, Json] = {
        "positions": [*shuffled(random, known)],
        "left": sides[0],
        "right": sides[1],
        "penalties": {name: weight() for name in ends},
        "total_budget": TB,
        "position": random.choice([known[0], *known]),
    }
    if TB and by_chance(random):
        # Without the smallest ones maximin and minimax differ more often.
        any_bids = random.sample(range(TB + 1), random.randint(1, TB + 1))
        common["bids"] = [*random.choice([[TB // 3, TB // 3 + 1], any_bids])]
    if by_chance(random):
        common["reading"] = random.choice(sorted(READINGS))
    return _by_money(random, common, TB)


def instance(random: Random) -> Group:
    found: Group = []
    unused = random.randint(-1, 1)
    for question in ruleset(random):
        asked: dict[str, Any] = dict(question)
        names, penalties = asked.pop("positions"), asked.pop("penalties")
        for side in ("left", "right"):
            asked[side] = [[names.index(x), names.index(y), w] for x, y, w in asked[side]]
        asked["position"] = names.index(asked["position"])
        # Where both can move it is of no use.
        found.append({**asked, "tau": [penalties.get(name, unused) for name in names]})
    return found


def _bids(TB: int) -> list[list[Json]]:
    """Some sets of bids, of which a player can always place one; in any order."""
    half = (TB + 1) // 2
    several = [[0], [half], [0, TB], [half, 0], [*range(TB, -1, -1)], [*range(half, 0, -1)]]
    return [list(dict.fromkeys(bids)) for bids in several if bids]


def _rich() -> Iterator[tuple[int, list[Json], int]]:
    """Yield total budgets beyond small words and masks, with the few bids there are, and money."""
    for TB in (31, 32, 64, 65, 100, 128, 130, 256, 300):
        money = (TB // 2 + 1, TB, *range(TB - 256, 1, -256))
        for bids, p in product(([0, TB // 2], [TB // 2 + 1, 1], [TB, 0]), money):
            yield TB, [*bids], p


def _outbid(budgets: Iterable[int]) -> Iterator[tuple[int, int, Player]]:
    """Yield total budgets, parts and holders where one must bid more than the other has, and can.

    One who knows a table's length of bids only ties instead, and loses the tie.
    """
    for TB in budgets:
        yield from ((TB, TB // 2 + 1, Player.RIGHT), (TB, TB // 2, Player.LEFT))


Moves = tuple[tuple[int, int, int], ...]

APART: tuple[tuple[Moves, Moves, tuple[int, ...], int, tuple[int, ...], tuple[int, ...]], ...] = (
    (((0, 1, -2),), ((0, 1, -1), (1, 2, 2)), (1, 1, 1), 2, (), (1,)),
    (((0, 1, -1), (1, 2, -1)), ((0, 1, -1), (0, 2, 0)), (0, 2, -2), *(7, (1, 2, 3, 5), (3, 4))),
    (((0, 1, -1),), ((0, 1, -1), (0, 2, 2), (1, 2, 2)), (2, 0, 2), 2, (1,), (2,)),
    (
        ((0, 1, 1), (0, 3, 3), (1, 2, 0)),
        ((0, 1, 1), (0, 2, 3), (1, 2, -3), (1, 3, -3), (2, 3, 1)),
        (0, 1, -3, 1),
        *(4, (), (1,)),
    ),
    (
        ((0, 1, 3), (0, 2, 1), (1, 2, 0), (1, 3, 3), (2, 3, 0)),
        ((0, 1, 0), (0, 3, -3), (1, 2, 0), (2, 3, 3)),
        (1, 3, -3, 0),
        *(4, (), (3,)),
    ),
    (
        ((0, 2, 1), (1, 2, 0), (2, 3, 1)),
        ((0, 1, 1), (0, 2, 1), (0, 3, -2), (1, 2, -3), (1, 3, -1)),
        (0, -1, -3, 2),
        5,
        (2, 4),
        (2, 3, 4, 5),
    ),
    (
        ((0, 1, 2), (0, 2, 2), (0, 3, 0), (1, 2, -3), (1, 3, 1)),
        ((0, 1, -3), (0, 2, -1), (0, 3, 1), (1, 2, 3), (1, 3, 2), (2, 3, -3)),
        (2, 0, 2, -3),
        2,
        (1, 2),
        (0, 1, 2),
    ),
    (((0, 1, -3),), ((0, 1, -2), (0, 2, 1), (1, 2, -3)), (1, 1, -3), 5, (2, 4, 5), (0, 1, 4, 5)),
    (
        ((0, 1, 3), (1, 2, -1), (1, 3, -1), (2, 3, 2)),
        ((0, 1, -3), (0, 2, -2), (1, 2, 0)),
        (-2, -2, 2, -2),
        3,
        (1,),
        (0, 1, 2, 3),
    ),
)
"""Moves of both, tau, the total budget, the bids (all of them where none), and Left's parts of it
where maximin and minimax differ in each reading, or one reading from another, of either marker."""


DEEP = (
    *((40, 3, 1), (20, 5, 2), (9, 8, 2), (8, 4, 8), (7, 6, 7), (8, 12, 4), (9, 17, 2), (8, 40, 1)),
    *((8, 65, 1), (7, 90, 2), (7, 101, 1), (6, 130, 1), (8, 257, 1), (9, 300, 1)),
)
"""Turns, total budgets, and how far moves go in games that are long and have money in them."""


LONG_HEAPS: tuple[tuple[tuple[int, ...], int, int], ...] = (
    *(((2, 5), 8, 64), ((1, 3), 3, 300), ((5, 2, 7, 3), 17, 12), ((3, 1), 33, 19)),
    *(((7, 3), 130, 11), ((5, 2), 300, 7), ((1, 4), 2, 599)),
)
"""Sets, total budgets and heaps: far from the end, and with money."""

RESTS = (8, 16, 32, 64, 100, 128, 256)
"""How many parts of a budget a short table has."""


def _few(TB: int) -> list[Json]:
    """Bids such that who keeps no more of a part than its rest takes two for one, a bid apart."""
    return [max((w for w in RESTS if w < TB), default=1), 0, TB // 3, 1] if TB > 9 else []


def _deep() -> Iterator[tuple[Moves, Moves, int, list[Json], int]]:
    """Yield the moves of both, the total budget, the bids where they are few, and Left's part."""
    for n, TB, far in DEEP:
        pairs = [(a, b) for a in range(n) for b in range(a + 1, min(a + far, n) + 1)]
        left = tuple((a, b, (3 * a + 5 * b) % 11 - 4) for a, b in pairs)
        right = tuple((a, b, 5 - (7 * a + 2 * b) % 11) for a, b in pairs)
        # Without the smallest bids there are many parts of which one player can bid nothing.
        large: list[Json] = [*{(TB + 1) // 2, TB // 3 + 1}]
        for bids in (_few(TB), large):
            for p in (0, TB // 3, TB - TB // 4, TB):
                yield left, right, TB, bids, p


def instance_at_ends() -> Iterator[dict[str, Any]]:
    marker, reading = cycle(Player), cycle(["", *READINGS])

    def asked(left: Moves, right: Moves, tau: tuple[int, ...], TB: int, p: int) -> dict[str, Any]:
        return {
            "left": [[*move] for move in left],
            "right": [[*move] for move in right],
            "tau": [*tau],
            "total_budget": TB,
            "position": 0,
            "budget": p,
            "marker": next(marker).value,
        }

    # The same in larger coins: a table or a word that is too short takes all parts for one.
    for (left, right, tau, TB, bids, parts), coin in product(APART, (1, 32, 256)):
        if coin * TB > 600:
            continue  # more work than is allowed
        for p, name, holder in product(parts, ("", *READINGS), Player):
            found = {**asked(left, right, tau, coin * TB, coin * p), "marker": holder.value}
            if bids or name or coin > 1:
                # Where there are all of them, it makes no difference that they are given.
                given = [coin * bid for bid in bids or range(TB + 1)]
                found["bids"] = given if holder is Player.LEFT else given[::-1]
            yield {**found, "reading": name} if name else found
    left, right, tau, *_ = APART[0]
    for TB, some_bids, p in _rich():
        found = {**asked(left, right, tau, TB, p), "bids": some_bids}
        yield {**found, "reading": name} if (name := next(reading)) else found
    for TB, p, holder in _outbid((35, 49, 51)):
        found = asked(((0, 1, 1),), ((0, 1, -1),), (0, 0), TB, p)
        yield {**found, "marker": holder.value}
    for left, right, TB, some_bids, p in _deep():
        found = asked(left, right, (1,) * (1 + max(move[1] for move in left)), TB, p)
        found |= {"bids": some_bids} if some_bids else {}
        yield {**found, "reading": name} if (name := next(reading)) else found
    for n, TB in product((17, 33, 65, 260), (0, 1, 2)):
        row = tuple((m, m + 1, 1 + m % 3) for m in range(n))
        for both in ((row, row), (row, row[::2]), (row[1::2], row)):
            yield asked(*both, (1,) * (n + 1), TB, TB)
    # Longer than Python's stack.
    row = tuple((m, m + 1, 1 + m % 3) for m in range(1_100))
    yield asked(row, row, (1,) * 1_101, 0, 0)
    # The last of nine moves is the best one, of either player.
    every, other = (
        tuple((a, b, sign * (b - a) ** 2) for a in range(10) for b in range(a + 1, 10))
        for sign in (1, -1)
    )
    for TB, p in ((0, 0), (1, 0), (1, 1)):
        yield asked(every, other, (2,) * 10, TB, p)


def _nearly_one() -> Iterator[Values]:
    """Rulesets where all positions are terminal, such that a careless key is one for several."""
    for one, two in (("a", "A"), ("a", "aa"), ("x,y", "x"), ("a b", "a"), ("1", "01")):
        moves = [[(one, "end", w)] for w in (1, 1, 2, -1)]
        moves += [[(two, "end", 1)], [(one, two, 1)], [(two, one, 1)], []]
        for (n, own), side in product(enumerate(moves), Player):
            sides: dict[str, Json] = {"left": [], "right": [], side.value: [[*m] for m in own]}
            penalties: dict[str, Json] = {one: 3, two: 4, "end": 5}
            if n == 0:
                penalties = dict(zip(reversed(penalties), penalties.values(), strict=True))
            yield {
                **sides,
                "positions": [one, two, "end"],
                "penalties": penalties,
                "total_budget": 1,
                "position": one,
                "budget": 1 if side is Player.LEFT else 0,
                "marker": side.value,
            }


def ruleset_at_ends() -> Iterator[Values]:
    """The same with names for the positions, and a penalty where one is needed."""
    for (n, several), marker in product(enumerate(mistakable()), Player):
        known = [*dict.fromkeys(x for move in several for x in move)]
        weighed: list[list[Json]] = [[*move, 1 + n % 3] for move in several]
        fewer = weighed[n % 2 :]
        both = [{move[0] for move in side} for side in (weighed, fewer)]
        for x in known[:2]:
            yield {
                "positions": [*known],
                "left": [*weighed],
                "right": [*fewer],
                "penalties": {name: len(name) for name in known if name not in both[0] & both[1]},
                "total_budget": 1,
                "position": x,
                "budget": n % 2,
                "marker": marker.value,
            }
    yield from _nearly_one()
    for given in instance_at_ends():
        tau, movers = given.pop("tau"), [{move[0] for move in given[s]} for s in ("left", "right")]
        ends = [n for n in range(len(tau)) if not all(n in own for own in movers)]
        for side in ("left", "right"):
            given[side] = [[f"x{a}", f"x{b}", weight] for a, b, weight in given[side]]
        yield {
            **given,
            "positions": [f"x{n}" for n in range(len(tau))],
            "position": f"x{given['position']}",
            "penalties": {f"x{n}": tau[n] for n in ends},
        }


def outcome_at_ends() -> Iterator[Values]:
    reading, marker, money = cycle(["", *READINGS]), cycle(Player), cycle(range(97))
    sets: tuple[tuple[int, ...], ...] = (
        *((1,), (3, 2), (5, 1, 4), (2, 2**31 + 1), (2**53 + 1, 3), (2**64 + 2, 2**32 + 1)),
        (6, 4, 9, 1, 2, 3),
        tuple(range(11, 1, -1)),
        tuple(range(1, 34)),
    )
    for TB, S in product((0, 1, 2, 3, 8, 17), sets):
        if TB > 9 and len(S) > 3:
            continue
        largest = max(s for s in (1, *S) if s < 100)
        for heap in sorted({0, largest - 1, largest, largest + 1, min(2 * largest, 12)}):
            yield _asked(S, TB, heap, next(money) % (TB + 1), next(marker), next(reading))
        for p in {TB // 2, TB}:
            yield _asked(S, TB, largest, p, next(marker), next(reading))
    for TB in (1, 2, 3, 6, 9, 15, 31):
        for bids, p in product(_bids(TB), sorted({0, TB // 2, TB})):
            yield {**_asked((1, 2), TB, 3, p, next(marker), next(reading)), "bids": bids}
    # Where it matters whether the marker goes over with a bid that nobody opposes.
    for name, holder, p in product(("", *READINGS), Player, (0, 2)):
        yield {**_asked((3, 1), 2, 2, p, holder, name), "bids": [2, 1]}
    for (S, TB, unlike), heap in product(UNLIKE, (3, 8, 15, 21)):
        next(reading)  # there are as many as parts of the budget: not always the same together
        for p in (0, TB // 2, TB // 2 + 1, TB - TB // 4, TB):
            asked = _asked(S, TB, heap, p, next(marker), next(reading))
            yield {**asked, "bids": [*unlike]}
    for S, TB, heap in LONG_HEAPS:
        name = next(reading)
        for p in (TB - TB // 4, TB):
            asked = _asked(S, TB, heap, p, next(marker), name)
            yield {**asked, "bids": bids} if (bids := _few(TB)) else asked
    for TB, p in product((32, 33), (0, 16, 32)):
        yield _asked((1,), TB, 2, p, next(marker), "")
    for TB, p, holder in _outbid((35, 49, 67)):
        yield _asked((1,), TB, 1, p, holder, "")
    for TB, bids, p in _rich():
        yield {**_asked((1, 2), TB, 3, p, next(marker), next(reading)), "bids": bids}
    for heap in (39_999, 40_000):
        yield _asked((40_000,), 0, heap, 0, next(marker), "")
    for heap, S in product((200, 257, 1025, 1100, 2050), ((2,), (5, 4), (200, 7), (1100,))):
        for TB in (0, 1) if heap < 300 else (0,):
            for holder in Player:
                yield _asked(S, TB, heap, TB, holder, "")


def _asked(
    S: tuple[int, ...], TB: int, heap: int, p: int, marker: Player, reading: str
) -> dict[str, Json]:
    found: dict[str, Json] = {"set": [*map(exact, S)], "total_budget": TB, "heap": heap}
    found |= {"budget": p, "marker": marker.value}
    return {**found, "reading": reading} if reading else found
