"""Each definition by itself, of values that are made up: budgets, bids, heaps of any size, ties."""

import random
from collections.abc import Callable, Iterator, Sequence
from fractions import Fraction
from functools import partial
from itertools import product
from typing import Any

import pytest

from reference.bidding import (
    Action,
    BidMatrix,
    Choice,
    Ending,
    Game,
    Player,
    Reading,
    RightWeight,
    Row,
    Ruleset,
    Symmetric,
    Take,
    Unopposed,
    available_bids,
    bidding_set,
    converges_at,
    corollary_6,
    definition_10,
    dominated_bids,
    equilibria,
    equilibrium_bids,
    formula_3,
    left_wins,
    maximin_table,
    minimax_rows,
    minimax_table,
    observation_5,
    observation_5_as_printed,
    property_A,
    property_B,
    property_C,
    proposition_4,
    removals,
    rows,
    ruleset,
    subtraction,
    symmetry,
    utility,
    utility_as_printed,
    values,
)
from reference.bidding.bids import Domination, heap_bid_matrix
from reference.bidding.rulesets import followers_first
from reference.errors import InvalidInput

LEFT, RIGHT = Player
Bid = int | None
Bids = tuple[int, ...]
BUDGETS = (0, 1, 2, 7, 40, 10**6, 10**18)


class MadeUp(Sequence[Any]):
    """A value for each budget from 0 to TB, by chance."""

    def __init__(self, rng: random.Random, TB: int) -> None:
        self.rng, self.TB = rng, TB
        self.known: dict[int, Any] = {}

    def __len__(self) -> int:
        return min(self.TB + 1, 10**9)

    def __getitem__(self, p: Any) -> Any:
        assert 0 <= p <= self.TB
        by_chance = Fraction(self.rng.randint(-8, 8), self.rng.choice([1, 1, 2]))
        return self.known.setdefault(p, by_chance)


def made_up_row(rng: random.Random, TB: int) -> Any:
    return Row(nu_hat=MadeUp(rng, TB), nu=MadeUp(rng, TB))  # type: ignore[arg-type]


def budgets(rng: random.Random) -> Iterator[tuple[int, Bids, int]]:
    """TB, up to five bids, and a budget of Left's at which somebody can bid."""
    for TB in BUDGETS:
        for p in (0, TB, TB // 2, (TB + 1) // 2, rng.randint(0, TB), rng.randint(0, TB)):
            least = rng.choice([0, 0, 1, max(p, TB - p), min(p, TB - p), TB // 4])
            most = max(p, TB - p)
            drawn = [
                rng.choice([TB // 2, TB - p, rng.randint(0, TB)]) for _ in range(rng.choice([3, 9]))
            ]
            B = {min(least, most), *(b for b in drawn if b >= least)}
            yield TB, tuple(sorted(B)), p


def others(marker: Player) -> Player:
    return RIGHT if marker is LEFT else LEFT


def can_bid(B: Bids, budget: int) -> list[Bid]:
    return [b for b in B if b <= budget] or [None]


def is_left_turn(ell: Bid, r: Bid, marker: Player) -> bool:
    if ell is None or r is None:
        return r is None
    return 2 * ell + (marker is LEFT) > 2 * r


def after(p: int, ell: Bid, r: Bid, marker: Player, row: Any, *, moves: bool = False) -> Any:
    """The value when the turn is over; `moves`: the marker of whoever alone can bid goes over."""
    if is_left_turn(ell, r, marker):
        p -= ell or 0
        alone = r is None and marker is LEFT
    else:
        p += r or 0
        alone = ell is None and marker is RIGHT
    holder = others(marker) if ell == r or (moves and alone) else marker
    return (row.nu_hat if holder is LEFT else row.nu)[p]


def best(
    lefts: list[Any], rights: list[Any], cell: Callable[[Any, Any], Any], *, minimax: bool
) -> Any:
    if minimax:
        return min(max(cell(one, other) for one in lefts) for other in rights)
    return max(min(cell(one, other) for other in rights) for one in lefts)


def of_a_heap(
    rules: Game, x: int, p: int, marker: Player, known: Any, reading: Reading, *, minimax: bool
) -> Any:
    """Definition 8 by the sentences of Section 2."""
    S, moves = [s for s in rules.S if s <= x], reading.unopposed is Unopposed.MARKER_MOVES
    if not S:
        return 0
    ells, rs = can_bid(rules.B, p), can_bid(rules.B, rules.TB - p)

    def entry(ell: Bid, r: Bid, s: int) -> Any:
        sign = 1 if is_left_turn(ell, r, marker) else -1
        return after(p, ell, r, marker, known(x - s), moves=moves) + sign * s

    if reading.action is Action.AFTER_BID:

        def chosen(ell: Bid, r: Bid) -> Any:
            found = [entry(ell, r, s) for s in S]
            return max(found) if is_left_turn(ell, r, marker) else min(found)

        return best(ells, rs, chosen, minimax=minimax)

    def cell(one: tuple[Bid, int], other: tuple[Bid, int]) -> Any:
        (ell, s), (r, t) = one, other
        return entry(ell, r, s if is_left_turn(ell, r, marker) else t)

    return best([*product(ells, S)], [*product(rs, S)], cell, minimax=minimax)


OF_A_HEAP: dict[tuple[Action, bool], Any] = {
    (Action.WITH_BID, False): subtraction.definition_8,
    (Action.WITH_BID, True): subtraction.definition_8_minimax,
    (Action.AFTER_BID, False): subtraction.definition_8_after_bid,
    (Action.AFTER_BID, True): subtraction.definition_8_minimax_after_bid,
}


@pytest.mark.parametrize("marker", Player)
@pytest.mark.parametrize(("action", "minimax"), OF_A_HEAP)
def test_definition_8_of_any_values(marker: Player, action: Action, minimax: bool) -> None:
    rng = random.Random(f"{marker} {action} {minimax}")
    for TB, B, p in budgets(rng):
        most = rng.choice([3, 10, 10**6, 10**18])
        S = tuple(sorted({rng.randint(1, most) for _ in range(rng.choice([1, 2, 4]))}))
        rules = Game(S, TB, B)
        for x in (S[0] - 1, S[0], S[-1] + rng.randint(0, most)):
            assert removals(S, x) == tuple(s for s in S if s <= x)
            by_heap = {x - s: made_up_row(rng, TB) for s in S if s <= x}
            known: Callable[[int], Any] = by_heap.__getitem__
            definition = OF_A_HEAP[action, minimax]
            for unopposed in Unopposed:
                given = known
                if unopposed is Unopposed.MARKER_MOVES:
                    given = subtraction.marker_gone_over(rules, p, marker, known)
                reading = Reading(action=action, unopposed=unopposed)
                expected = of_a_heap(rules, x, p, marker, known, reading, minimax=minimax)
                assert definition(rules, x, p, marker, given) == expected
            if by_heap and action is Action.WITH_BID:
                matrix = heap_bid_matrix(rules, x, p, marker, known)
                assert (matrix.minimax if minimax else matrix.maximin) == definition(
                    rules, x, p, marker, known
                )
                assert matrix.left == tuple(
                    Take(*one) for one in product(can_bid(B, p), removals(S, x))
                )


def of_a_position(
    gamma: Ruleset, x: Any, p: int, marker: Player, known: Any, reading: Reading, *, minimax: bool
) -> Any:
    """Definition 1 by the sentences of Section 2."""
    options, tau = {LEFT: gamma.L[x], RIGHT: gamma.R[x]}, {LEFT: gamma.tau_L, RIGHT: gamma.tau_R}
    asked = {
        Ending.BID_WINNER: [],
        Ending.MARKER_HOLDER: [marker],
        Ending.EITHER_PLAYER: [marker, others(marker)],
    }[reading.ending]
    for player in asked:
        if not options[player]:
            return tau[player][x]
    moves, sign = reading.unopposed is Unopposed.MARKER_MOVES, 1
    if reading.right_weight is RightWeight.SUBTRACTED:
        sign = -1
    ells, rs = can_bid(gamma.B, p), can_bid(gamma.B, gamma.TB - p)

    def entry(ell: Bid, r: Bid, y: Any) -> Any:
        mover = LEFT if is_left_turn(ell, r, marker) else RIGHT
        if y is None:
            return tau[mover][x]
        weight = gamma.w_L[x, y] if mover is LEFT else sign * gamma.w_R[x, y]
        return after(p, ell, r, marker, known[y], moves=moves) + weight

    lefts, rights = options[LEFT] or (None,), options[RIGHT] or (None,)
    if reading.action is Action.AFTER_BID:

        def chosen(ell: Bid, r: Bid) -> Any:
            if is_left_turn(ell, r, marker):
                return max(entry(ell, r, y) for y in lefts)
            return min(entry(ell, r, z) for z in rights)

        return best(ells, rs, chosen, minimax=minimax)

    def cell(one: tuple[Bid, Any], other: tuple[Bid, Any]) -> Any:
        (ell, y), (r, z) = one, other
        return entry(ell, r, y if is_left_turn(ell, r, marker) else z)

    return best([*product(ells, lefts)], [*product(rs, rights)], cell, minimax=minimax)


OF_A_POSITION: dict[tuple[Action, bool], Any] = {
    (Action.WITH_BID, False): values.definition_1,
    (Action.WITH_BID, True): values.definition_1_minimax,
    (Action.AFTER_BID, False): values.definition_1_after_bid,
    (Action.AFTER_BID, True): values.definition_1_minimax_after_bid,
}


def made_up_ruleset(rng: random.Random, TB: int, B: Bids, most: int) -> Ruleset:
    """A position "x" from which each player has up to so many of the same moves."""
    Y = [f"y{n}" for n in range(most)]
    L, R = (tuple(rng.sample(Y, rng.randint(0, most))) for _ in Player)

    def number() -> Fraction:
        return Fraction(rng.randint(-6, 6), rng.choice([1, 2, 3]))

    nothing: dict[Any, Any] = dict.fromkeys(Y, ())
    weights: list[Any] = [{("x", y): number() for y in M} for M in (L, R)]
    penalties: list[Any] = [{t: number() for t in (*Y, "x")} for _ in Player]
    return Ruleset(TB, B, {"x": L, **nothing}, {"x": R, **nothing}, *weights, *penalties)


@pytest.mark.parametrize("marker", Player)
@pytest.mark.parametrize(("action", "minimax"), OF_A_POSITION)
def test_definition_1_of_any_values(marker: Player, action: Action, minimax: bool) -> None:
    rng = random.Random(f"1 {marker} {action} {minimax}")
    for n, (TB, B, p) in enumerate(budgets(rng)):
        gamma = made_up_ruleset(rng, TB, B, most=1 + n % 4)
        known: Any = {y: made_up_row(rng, TB) for y in gamma.X if y != "x"}
        for unopposed in Unopposed:
            given = known
            if unopposed is Unopposed.MARKER_MOVES:
                given = values.marker_gone_over(gamma, "x", p, marker, known)
            reading = Reading(action=action, unopposed=unopposed)
            expected = of_a_position(gamma, "x", p, marker, known, reading, minimax=minimax)
            found = OF_A_POSITION[action, minimax](gamma, "x", p, marker, given)
            assert found == expected


READINGS = [Reading(*of) for of in product(RightWeight, Ending, Action, Unopposed)]


@pytest.mark.parametrize("reading", READINGS, ids="/".join)
def test_tables_under_every_reading(reading: Reading) -> None:
    rng = random.Random("/".join(reading))
    TB, B = rng.choice([(11, (0, 4, 7)), (9, (0, 2, 8)), (12, (3, 5, 6))])
    x = made_up_ruleset(rng, TB, B, most=2)
    above: dict[tuple[Any, Any], Any] = {("z", "x"): 1, ("z", "y1"): Fraction(-1, 2)}
    gamma = Ruleset(
        *(TB, B, {**x.L, "z": ("x", "y1")}, {**x.R, "z": ("x", "y1")[: rng.randint(0, 2)]}),
        *({**x.w_L, **above}, {**x.w_R, **above}, {**x.tau_L, "z": 3}, {**x.tau_R, "z": 3}),
    )
    for of, minimax in ((maximin_table, False), (minimax_table, True)):
        known = of(gamma, reading=reading)
        for at, p, marker in product(gamma.X, range(TB + 1), Player):
            expected = of_a_position(gamma, at, p, marker, known, reading, minimax=minimax)
            assert known[at].under(marker)[p] == expected
    S, top = (2, 3), 8
    for rows_of, minimax in ((rows, False), (minimax_rows, True)):
        heaps = [*rows_of(S, TB, B, top, reading)]
        for h, p, marker in product((1, 3, top), range(TB + 1), Player):
            expected = of_a_heap(
                Game(S, TB, B), h, p, marker, heaps.__getitem__, reading, minimax=minimax
            )
            assert heaps[h].under(marker)[p] == expected


@pytest.mark.parametrize("reading", [Reading(), Reading(unopposed=Unopposed.MARKER_MOVES)])
def test_games_side_by_side_know_nothing_of_each_other(reading: Reading) -> None:
    for of in (rows, minimax_rows):

        def one(top: int | None, of: Any = of) -> Any:
            return of((1, 3), 4, (1, 2), top, reading)

        def other(top: int | None, of: Any = of) -> Any:
            return of((2, 3), 4, (2,), top, reading)

        alone = [[*one(12)], [*other(12)]]
        both = zip(one(None), other(12), strict=False)
        assert [*zip(*both, strict=True)] == [*map(tuple, alone)]


def test_who_wins_the_turn_at_any_bids() -> None:
    rng = random.Random(2)
    for size in (1, 3, 20, 10**6, 10**30):
        for marker in Player:
            ell = rng.randint(0, size)
            assert left_wins(ell, ell, marker) == (marker is LEFT)
            assert left_wins(ell + 1, ell, marker)
            assert not left_wins(ell, ell + 1, marker)
            assert left_wins(ell, None, marker)
            assert not left_wins(None, ell, marker)
        B = tuple(sorted({rng.randint(0, size) for _ in range(40)}))
        for budget in (*B[:3], B[-1] - 1, size):
            assert available_bids(B, budget) == tuple(b for b in B if b <= budget)


@pytest.mark.parametrize("TB", [*range(12), 30, 61])
def test_bids_that_leave_a_partition_without_any(TB: int) -> None:
    rng = random.Random(TB)
    for _ in range(20):
        B = rng.sample(range(TB + 1), rng.randint(1, min(TB + 1, 6)))
        try:
            found: Bids | None = bidding_set(B, TB)
        except InvalidInput:
            found = None
        # The poorer of the partitions are those into equal halves.
        assert found == (tuple(sorted(B)) if min(B) <= TB - TB // 2 else None)


# Unitary and symmetric games


@pytest.mark.parametrize("TB", [0, 1, 2, 9, 26])
def test_definition_10_and_formula_3_of_any_row(TB: int) -> None:
    rng = random.Random(TB)
    for x in (1, 2, 10**9):
        row = tuple(rng.randint(-3, 3) for _ in range(TB + 1))
        for p in {0, TB, TB // 2, rng.randint(0, TB)}:
            q = TB - p
            table = {
                (ell, r): 1 - row[q + ell]
                if ell == r
                else row[p - ell] + 1
                if ell > r
                else row[p + r] - 1
                for ell, r in product(range(p + 1), range(q + 1))
            }
            for of, has in ((definition_10, lambda *_: True), (formula_3, lambda e, r: e <= r)):
                least: dict[int, int] = {}
                for (ell, r), entry in table.items():
                    if has(ell, r):
                        least[ell] = min(entry, least.get(ell, entry))
                assert of(TB, x, p, row) == max(least.values())
                assert of(TB, 0, p, ()) == 0


def symmetric_cell(
    TB: int, p: int, w: Any, nu_hat: Any, one: Any, other: Any, tie: str = ""
) -> Any:
    """What two declarations lead to from "x"; the tie term is asked of the move, or of `tie`."""
    (ell, y), (r, z) = one, other
    if r is None or (ell is not None and ell > r):
        return nu_hat[y][p - ell] + w["x", y]
    if ell == r:
        return w["x", y] - nu_hat[tie or y][TB - p + ell]
    return nu_hat[z][p + r] - w["x", z]


def test_symmetric_formulas_of_any_values() -> None:
    rng = random.Random(3)
    for n, (TB, B, p) in enumerate(budgets(rng)):
        Y = tuple(f"y{k}" for k in range(1 + n % 4))
        w: Any = {("x", y): Fraction(rng.randint(-6, 6), 2) for y in Y}
        gamma = Symmetric(TB, B, {"x": Y, **dict.fromkeys(Y, ())}, w)
        nu_hat: Any = {y: MadeUp(rng, TB) for y in (*Y, "x")}
        lefts, rights = can_bid(B, p), can_bid(B, TB - p)
        cell = partial(symmetric_cell, TB, p, w, nu_hat)
        lefts_at, rights_at = [*product(lefts, Y)], [*product(rights, Y)]
        expected = best(lefts_at, rights_at, cell, minimax=False)
        assert proposition_4(gamma, "x", p, nu_hat) == expected
        assert observation_5(gamma, "x", p, nu_hat) == expected
        literal = best(lefts_at, rights_at, partial(cell, tie="x"), minimax=False)
        assert observation_5_as_printed(gamma, "x", p, nu_hat) == literal
        minima = [
            min(found)
            for one in lefts_at
            if (
                found := [
                    cell(one, other)
                    for other in rights_at
                    if one[0] is not None and other[0] is not None and one[0] <= other[0]
                ]
            )
        ]
        assert corollary_6(gamma, "x", p, nu_hat) == max(minima, default=None)
        for of in (proposition_4, observation_5, observation_5_as_printed, symmetry.corollary_6):
            assert of(gamma, Y[0], p, nu_hat) == 0


def test_where_a_game_converges() -> None:
    rng = random.Random(4)
    for length in (1, 2, 9, 50):
        row = tuple(rng.randint(-3, 3) for _ in range(length))
        other = (*row[:-1], row[-1] + 1)
        for before, following in product((None, row, other), (row, other)):
            expected = following == row and before != row
            assert converges_at(before, row, following) == expected


# Matrices


def test_matrices_of_any_size_with_many_equal_cells() -> None:
    rng = random.Random(5)
    for n in range(60):
        columns, high, lines = rng.randint(1, 14), rng.choice([1, 2, 9]), rng.randint(1, 14)
        drawn = [[rng.randint(0, high) for _ in range(columns)] for _ in range(lines)]
        saddle, at = rng.randrange(lines), {columns - 1, rng.randrange(columns)}
        for j, i in product(range(lines), range(columns)):
            if n % 3 and (j == saddle) != (i in at):
                # Of a third there need be none; of the others it is in the last column too.
                drawn[j][i] = min(drawn[j][i], 1) if j == saddle else max(drawn[j][i], 1)
            if n % 3 and j == saddle and i in at:
                drawn[j][i] = 1
        cells = tuple(map(tuple, drawn))
        declared = Take if n % 2 else Choice
        left = tuple(declared(bid, 1) for bid in range(columns))
        right = tuple(declared(bid, 2) for bid in range(lines))
        matrix = BidMatrix(left, right, cells)
        by_left = [[cells[j][i] for j in range(lines)] for i in range(columns)]
        assert matrix.minima == tuple(map(min, by_left))
        assert matrix.maxima == tuple(map(max, cells))
        assert (matrix.maximin, matrix.minimax) == (max(matrix.minima), min(matrix.maxima))
        found = [
            (left[i], right[j])
            for i, j in product(range(columns), range(lines))
            if all(cells[j][i] <= cells[k][i] for k in range(lines))
            and all(cells[j][i] >= cells[j][k] for k in range(columns))
        ]
        assert [*equilibria(matrix)] == found
        for of, own, place in ((LEFT, left, 0), (RIGHT, right, 1)):
            expected = [each for each in own if each in {pair[place] for pair in found}]
            assert [*equilibrium_bids(matrix, of)] == expected
            results = by_left if of is LEFT else [[-cell for cell in line] for line in cells]
            for how in Domination:
                dominated = []
                for each, result in zip(own, results, strict=True):
                    gains = [
                        [b - a for a, b in zip(result, other, strict=True)] for other in results
                    ]
                    if how is Domination.STRICT:
                        worse = any(min(gain) > 0 for gain in gains)
                    else:
                        worse = any(min(gain) >= 0 and sum(gain) > 0 for gain in gains)
                    dominated += [each] * worse
                assert [*dominated_bids(matrix, of, how)] == dominated


@pytest.mark.parametrize("TB", [1, 2, 5, 30, 200])
def test_properties_that_fail_at_one_budget(TB: int) -> None:
    rng = random.Random(TB)
    hat = sorted(rng.randint(0, 5) for _ in range(TB + 1))
    plain = [hat[0] - 1, *hat[:-1]]

    def found(hat: list[int], plain: list[int]) -> tuple[bool, ...]:
        row = Row(tuple(hat), tuple(plain))
        return property_A(row), property_B(row), property_C(row)

    assert found(hat, plain) == (True, True, True)
    for p in {0, TB // 2, TB - 1, rng.randint(0, TB - 1)} - {TB}:
        steps = [[n + 2 * (k > p) for k, n in enumerate(own)] for own in (hat, plain)]
        dropped = [[n - 9 * (k > p) for k, n in enumerate(own)] for own in (hat, plain)]
        assert found(*steps) == (True, True, True)
        assert found(dropped[0], plain)[0] == found(hat, dropped[1])[0] is False
        raised = [*plain[:p], hat[p] + 1, *plain[p + 1 :]]
        assert found(hat, raised)[1] is False
        raised = [*hat[:p], plain[p + 1] + 1, *hat[p + 1 :]]
        assert found(raised, plain)[2] is False


# Rulesets


def test_the_utility_of_a_long_play() -> None:
    rng = random.Random(6)
    for length in (0, 1, 5, 60):
        X = range(length + 1)
        M = {x: [x - 1] if x else [] for x in X}
        w_L, w_R = ({(x, x - 1): Fraction(rng.randint(-9, 9), 4) for x in X if x} for _ in Player)
        gamma = ruleset(X, M, M, w_L, w_R, {0: 5}, (0,), 0, tau_R={0: -7})
        for last in Player:
            movers = [rng.choice([*Player]) for _ in range(length)]
            line = [(mover, length - n - 1) for n, mover in enumerate(movers)]
            score: Any = 5 if last is LEFT else -7
            printed = score
            for mover, y in line:
                score += (w_L if mover is LEFT else w_R)[y + 1, y]
                printed += w_L[y + 1, y] if mover is LEFT else -w_R[y + 1, y]
            assert utility(gamma, length, line, last) == score
            assert utility_as_printed(gamma, length, line, last) == printed


def test_options_come_first_in_long_rulesets_with_much_shared() -> None:
    rng = random.Random(7)
    for size in (1, 10, 300):
        order = rng.sample(range(size), size)
        L, R = (
            {
                x: tuple(rng.sample(order[:n], min(n, rng.randint(0, 3))))
                for n, x in enumerate(order)
            }
            for _ in Player
        )
        starts = rng.sample(order, min(size, 4))
        functions: Any = (L, R)
        found: list[Any] = [*followers_first(functions, [*starts, starts[0]])]
        reached, waiting = set(starts), [*starts]
        while waiting:
            x = waiting.pop()
            new = {*L[x], *R[x]} - reached
            reached |= new
            waiting += new
        assert len(found) == len(reached)
        assert {*found} == reached
        place = {x: n for n, x in enumerate(found)}
        assert all(place[y] < place[x] for x in found for y in (*L[x], *R[x]))
        if size > 1:
            first, last = order[0], order[-1]
            circle: dict[Any, Any] = {**dict.fromkeys(order, ()), first: (last,), last: (first,)}
            with pytest.raises(InvalidInput, match="reached from itself"):
                [*followers_first((circle,), order)]


def long_path(size: int) -> dict[str, Any]:
    """What `ruleset` is given for heaps of which one is taken in turn, with nothing wrong."""
    M = {x: [x - 1] if x else [] for x in range(size)}
    w = {(x, x - 1): 1 for x in range(1, size)}
    return {
        **{"X": [*M], "L": dict(M), "R": {**M, 1: []}, "w_L": dict(w)},
        **{"w_R": {edge: 1 for edge in w if edge[0] != 1}, "tau": {0: 0, 1: 0}, "B": (0,), "TB": 0},
    }


def test_one_thing_wrong_anywhere_in_a_long_ruleset() -> None:
    rng = random.Random(8)
    for size in (4, 50):
        x = rng.randint(2, size - 2)
        assert ruleset(**long_path(size)).X == tuple(range(size))
        wrong: list[tuple[str, str, Any]] = [
            *(("positions", "X", [*range(size), bad]) for bad in (x, None, [1])),
            *(("left_moves", "L", {x: bad}) for bad in ([x - 1, x - 1], [size], "0", 5, [[1]])),
            *(("right_moves", "R", {bad: []}) for bad in (size, "x")),
            *(("left_weights", "w_L", {(x, x - 1): bad}) for bad in (0.5, "1", None, True)),
            *(("right_weights", "w_R", {bad: 1}) for bad in ((x - 1, x), (1, 0), (size, x))),
            *(("penalties", "tau", {bad: 0}) for bad in (x, size)),
            *(("penalties", "tau", {0: bad}) for bad in (0.5, None, True)),
        ]
        for field, name, bad in wrong:
            given = long_path(size)
            given[name] = {**given[name], **bad} if isinstance(bad, dict) else bad
            with pytest.raises(InvalidInput) as refused:
                ruleset(**given)
            assert refused.value.field == field
        for field, name, key in (
            *(("left_moves", "L", x), ("right_moves", "R", x), ("left_weights", "w_L", (x, x - 1))),
            *(
                ("right_weights", "w_R", (x, x - 1)),
                ("penalties", "tau", 0),
                ("penalties", "tau", 1),
            ),
        ):
            given = long_path(size)
            del given[name][key]
            with pytest.raises(InvalidInput) as refused:
                ruleset(**given)
            assert refused.value.field == field


def bids_of_many(B: list[Any]) -> Bids:
    return bidding_set(B, 10**6)


def test_one_thing_wrong_anywhere_in_a_long_set() -> None:
    rng = random.Random(9)
    for n in (1, 2, 25, 300):
        S = rng.sample(range(1, 10**6), n)
        assert subtraction.subtraction_set(S) == tuple(sorted(S))
        B = [0, *rng.sample(range(1, 10**6 + 1), n)]
        for field, bad in (*(("set", bad) for bad in (0, S[-1])), ("bids", 10**7), ("bids", B[-1])):
            at = rng.randint(0, n)
            wrong: list[Any] = [bad, -1, True, 1.5, "3", None]
            for each in wrong:
                own: list[Any] = S if field == "set" else B
                ask = subtraction.subtraction_set if field == "set" else bids_of_many
                with pytest.raises(InvalidInput, match=f"{field}: got"):
                    ask([*own[:at], each, *own[at:]])
