"""Each definition by itself, of relations that are made up: any player, lists of any length."""

import random
from collections.abc import Callable, Mapping
from itertools import combinations, pairwise, permutations, product
from typing import Any

import pytest

from reference.preferences import (
    DEFAULT,
    Comparison,
    Evaluation,
    Preference,
    SimpleValue,
    Simplifier,
    SkippedTurn,
    Value,
    analysed_rows,
    as_simple,
    disjunctive_sum,
    explicit_game,
    format_value,
    graph,
    is_leaf,
    joined,
    list_value,
    list_value_same,
    members,
    nesting,
    parse_value,
    relations,
    row,
    rule_2,
    rule_3,
    seen_from,
    simple_value,
    tier,
    with_choosers,
)
from reference.preferences.games import Moves
from reference.preferences.relations import ListWithChooser, with_one_loss
from reference.preferences.rules import rule_3_leaves

PLAYERS = 9
EXPONENTS = 101


def made_up_value(rng: random.Random, depth: int, players: int = PLAYERS) -> Value:
    """A leaf, or a list of up to five values."""
    if depth == 0 or rng.random() < 0.2:
        return rng.randint(1, players)
    return list_value(made_up_value(rng, depth - 1, players) for _ in range(rng.randint(1, 5)))


class MadeUp:
    """Relations of a player that follow no definition: each pair of values is in them by chance."""

    def __init__(self, p: int, rng: random.Random) -> None:
        self.p, self.rng = p, rng
        self.often = rng.choice([0.1, 0.5, 0.9, 0.98])
        self.known: dict[Any, Any] = {}

    def _by_chance(self, *asked: Any) -> bool:
        return bool(self.known.setdefault(asked, self.rng.random() < self.often))

    def guaranteed_loss(self, x: Value) -> bool:
        return self._by_chance("loss", x)

    def weaker_or_equal(self, X: Value, Y: Value) -> bool:
        return self._by_chance("at most", X, Y)

    def equal(self, X: Value, Y: Value) -> bool:
        return self._by_chance("equal", X, Y)

    def strictly_weaker(self, X: Value, Y: Value) -> bool:
        return self._by_chance("weaker", X, Y)

    def prudently_weaker(self, X: Value, Y: Value) -> bool:
        return self._by_chance("prudently", X, Y)

    def prudently_incomparable(self, X: Value, Y: Value) -> bool:
        return self._by_chance("incomparable", X, Y)

    def indifferently_weaker(self, X: Value, Y: Value) -> bool:
        return self._by_chance("indifferently", X, Y)

    def as_simple(self, X: Value) -> SimpleValue | None:
        base = self.rng.choice([self.p, self.rng.randint(1, PLAYERS)])
        simple = SimpleValue(base, self.rng.randint(0, EXPONENTS))
        found = self.known.setdefault(("simple", X), self.rng.choice([None, simple, simple]))
        return None if found is None else SimpleValue(*found)


def on_the_chain(p: int) -> Mapping[SimpleValue, int]:
    """The groups of Theorem 15 in their order, numbered."""
    low = [(2 * k + 1, 2 * k) for k in range(EXPONENTS)]
    high = [(2 * k, 2 * k - 1) for k in reversed(range(1, EXPONENTS))]
    return {
        SimpleValue(a, own if a == p else others): number
        for number, (own, others) in enumerate([*low, *high, (0, -1)])
        for a in range(1, PLAYERS + 1)
    }


CHAIN = {p: on_the_chain(p) for p in range(1, PLAYERS + 1)}


@pytest.mark.parametrize("p", CHAIN)
def test_the_chain_of_each_player(p: int) -> None:
    drawn = random.Random(p).sample([x for x in CHAIN[p] if x.exponent >= 0], 30)
    small = [SimpleValue(a, i) for a in (p, p % PLAYERS + 1) for i in range(4)]
    for x, y in permutations([*drawn, *small], 2):
        below = CHAIN[p][x] < CHAIN[p][y]
        assert (tier(x, p) < tier(y, p)) == below
        assert (tier(x, p) == tier(y, p)) == (CHAIN[p][x] == CHAIN[p][y])


def said_otherwise(X: Value, Y: Value, c: MadeUp) -> dict[str, bool]:
    """What each definition says of X and Y."""
    x, y = members(X), members(Y)
    leaves = is_leaf(X) and is_leaf(Y)
    pairs, left, right = [*product(x, y)], [*product(x, [Y])], [*product([X], y)]

    def at_most(way: list[tuple[Value, Value]]) -> bool:
        return not [pair for pair in way if not c.weaker_or_equal(*pair)]

    def worse(way: list[tuple[Value, Value]]) -> bool:
        some = [pair for pair in way if c.prudently_weaker(*pair)]
        rest = [pair for pair in way if pair not in some]
        return bool(some) and not [pair for pair in rest if not c.prudently_incomparable(*pair)]

    def avoidable(X: Value, Y: Value) -> bool:
        ways = [[(a, Y) for a in members(X)]] * (not is_leaf(X))
        ways += [[(X, b) for b in members(Y)]] * (not is_leaf(Y))
        return c.strictly_weaker(X, Y) or any(map(worse, ways))

    of_7 = X == Y or (not is_leaf(X) and at_most(left)) or (not leaves and at_most(pairs))
    of_9, back = c.strictly_weaker(X, Y), c.strictly_weaker(Y, X)
    of_11 = of_9 or (not leaves and worse(pairs))
    neither = [
        pair
        for pair in pairs
        if not c.prudently_weaker(*pair) and not c.prudently_incomparable(*pair)
    ]
    or_first = (of_9 or not neither) and any(c.prudently_weaker(*pair) for pair in pairs)
    lists = [[members(Z)] + [frozenset({Z})] * (c.as_simple(Z) is not None) for Z in (X, Y)]
    ways = [[*product(a, b)] for a, b in product(*lists)]
    repaired = avoidable(X, Y) and not avoidable(Y, X)
    a_i, b_j = c.as_simple(X), c.as_simple(Y)
    chain = bool(a_i and b_j and CHAIN[c.p][a_i] < CHAIN[c.p][b_j])
    between = c.p != X and not c.guaranteed_loss(X)
    return {
        "rule_4": Y == c.p and between,
        "rule_5": c.p != Y and not c.guaranteed_loss(Y) and c.guaranteed_loss(X),
        "loss_below_win": Y == c.p and c.guaranteed_loss(X),
        "losses_equal": leaves and X != c.p != Y,
        "definition_7": of_7,
        "definition_7_both_sides": of_7 or (not is_leaf(Y) and at_most(right)),
        "definition_8": c.weaker_or_equal(X, Y) and c.weaker_or_equal(Y, X),
        "definition_9": c.weaker_or_equal(X, Y) and not c.equal(X, Y),
        "definition_10": not (of_9 or back),
        "definition_10_words": not (c.weaker_or_equal(X, Y) or c.weaker_or_equal(Y, X)),
        "definition_11": of_11,
        "definition_11_or_first": of_9 if leaves else or_first,
        "definition_11_guarded": of_11 and not back,
        "definition_11_rule_1": of_9
        or (not leaves and any(worse(way) for way in ways if way != [(X, Y)])),
        "definition_11_repaired": repaired,
        "definition_11_theorem_15": chain if a_i and b_j else repaired,
        "definition_12": not (c.prudently_weaker(X, Y) or c.prudently_weaker(Y, X)),
        "indifferent_theorem_15": chain if a_i and b_j else of_9,
    }


@pytest.mark.parametrize("p", CHAIN)
def test_each_definition_of_relations_that_are_made_up(p: int) -> None:
    rng = random.Random(p)
    for n in range(24):
        X = made_up_value(rng, n % 4)
        Y = rng.choice([made_up_value(rng, n // 4 % 4), made_up_value(rng, n % 3), p, X])
        c = MadeUp(p, rng)
        for name, expected in said_otherwise(X, Y, c).items():
            assert getattr(relations, name)(X, Y, c) == expected, name
        lost = [c.guaranteed_loss(x) for x in members(X)]
        assert relations.guaranteed_loss(X, c) == (X != p if is_leaf(X) else all(lost))
        for player in (p, p % PLAYERS + 1):
            if not is_leaf(X):
                forced = relations.guaranteed_loss_forced(ListWithChooser(player, members(X)), c)
                assert forced == (all(lost) if player == p else any(lost))


@pytest.mark.parametrize("N", range(2, PLAYERS + 1))
def test_each_player_wants_the_own_win_whoever_else_compares(N: int) -> None:
    every = [Comparison(p, N) for p in range(1, N + 1)]
    indifferent = [Comparison(p, N, indifferent=True) for p in range(1, N + 1)]
    for a, b, p in product(range(1, N + 1), repeat=3):
        for c in (every[p - 1], indifferent[p - 1]):
            assert c.strictly_weaker(a, b) == c.prudently_weaker(a, b) == (a != b == p)
            assert c.guaranteed_loss(a) == (a != p)
        assert every[p - 1].equal(a, b) == (a == b)
        assert indifferent[p - 1].equal(a, b) == (a == b or p not in (a, b))


# Who chooses, and what a player takes for the same


def told(X: Value) -> Any:
    """A value with the players who choose, as pairs."""
    if isinstance(X, int):
        return X
    own = frozenset(map(told, X))
    return (X.player, own) if isinstance(X, ListWithChooser) else own


def choosing(X: Value, q: int, N: int) -> Any:
    """The same, of whoever chooses first and players who choose in turn."""
    if isinstance(X, int):
        return X
    own = {choosing(x, q % N + 1, N) for x in X}
    return (q, frozenset(own)) if len(own) > 1 else own.pop()


def one_for_all(X: Value, p: int) -> Any:
    """What is left where all players but p are player 0."""
    if isinstance(X, int):
        return p * (X == p)
    own = {one_for_all(x, p) for x in X}
    if len(own) == 1:
        return own.pop()
    return (X.player, frozenset(own)) if isinstance(X, ListWithChooser) else frozenset(own)


@pytest.mark.parametrize("N", range(2, PLAYERS + 1))
def test_who_chooses_in_turn(N: int) -> None:
    rng = random.Random(N)
    for p in range(1, N + 1):
        assert Comparison(p, N).first == p % N + 1
        for depth in range(7):
            X = made_up_value(rng, min(depth, 4), N)
            for _ in range(depth):
                X = list_value([X])
            seen = with_choosers(X, p, N)
            assert told(seen) == choosing(X, p, N)
            assert with_choosers(seen, p % N + 1, N) == seen
            assert told(with_one_loss(X, p)) == one_for_all(X, p)
            assert told(with_one_loss(seen, p)) == one_for_all(seen, p)


# Values


@pytest.mark.parametrize("N", range(2, PLAYERS + 1))
def test_values_of_any_depth(N: int) -> None:
    rng = random.Random(N)
    for depth in range(40):
        X = made_up_value(rng, depth % 5, N)
        for k in range(depth // 2):
            assert list_value_same([X, X]) == list_value_same([X]) == X
            assert list_value([X, X]) == (X if is_leaf(X) else {X})
            children = [X, k % N + 1, made_up_value(rng, 1, N)]
            several = len({*children}) > 1
            assert list_value_same(children) == ({*children} if several else X)
            X = list_value(children)
            assert X == ({*children} if several or not is_leaf(children[0]) else children[0])
        text = format_value(X)
        levels = [text[: n + 1].count("[") - text[: n + 1].count("]") for n in range(len(text))]
        assert nesting(X) == max(levels)
        assert parse_value(text, N) == X


@pytest.mark.parametrize("N", [3, 4, 5, 7])
def test_simple_values_and_what_is_nearly_one(N: int) -> None:
    for a, i in product(range(1, N + 1), range(1, 5)):
        others = [simple_value(b, i - 1, N) for b in range(1, N + 1) if b != a]
        assert simple_value(a, i, N) == frozenset(others)
        assert as_simple(frozenset(others), N) == (a, i)
        own, higher = simple_value(a, i - 1, N), simple_value(a % N + 1, i, N)
        for changed in (others[1:], [*others, own], [*others[1:], higher], [*others[1:], {1}]):
            X = frozenset(frozenset(x) if isinstance(x, set) else x for x in changed)
            assert len(X) < 2 or as_simple(X, N) is None


def from_the_tree(a: int, i: int, q: int, N: int) -> Value:
    """a_i where player q is to move, one turn after the other."""
    if i == 0:
        return a
    if q != a:
        return list_value([from_the_tree(a, i, q % N + 1, N)])
    return list_value(from_the_tree(b, i - 1, q % N + 1, N) for b in range(1, N + 1) if b != a)


@pytest.mark.parametrize("N", [2, 3, 4, 5])
def test_simple_values_in_the_brackets_of_a_tree(N: int) -> None:
    for a, i, p in product(range(1, N + 1), range(4), range(1, N + 1)):
        if N > 2 or i == 0:
            assert seen_from(SimpleValue(a, i), p, N) == from_the_tree(a, i, p, N)


@pytest.mark.parametrize("N", range(2, 13))
def test_as_many_brackets_as_players(N: int) -> None:
    inner = frozenset({1, 2})
    for brackets in range(1, 3 * N + 2):
        X: Value = inner
        for _ in range(brackets - 1):
            X = frozenset({X})
        peeled: Value = X
        for _ in range(N if brackets > N else 0):
            (peeled,) = members(peeled)
        assert rule_2(X, N) == peeled
        left = brackets
        while left >= N:
            left -= N
        rest: Value = inner
        for _ in range(left - 1):
            rest = frozenset({rest})
        merged = frozenset({2, 1} if left == 0 else {2, rest})
        assert rule_3({2, X}, N) == merged
        assert rule_3_leaves({2, X}, N) == (merged if brackets == N else {2, X})
        assert rule_3({X}, N) == {X}


# Games


def made_up_game(rng: random.Random, N: int, size: int) -> Moves:
    return {
        x: {i: rng.sample(range(x), rng.randint(0, min(x, 2))) for i in range(1, N + 1)}
        for x in range(size)
    }


def played_out(
    moves: Moves, x: Any, i: int, N: int, make: Callable[[list[Value], int], Value], level: bool
) -> Value:
    """The value with player i to move; make is what players do with the values of children."""
    after, of_children = i % N + 1, []
    mine = [*moves[x].get(i, ())]
    for y in mine or [x]:
        over = not any([*options] for options in moves[y].values())
        of_children.append(i if over else played_out(moves, y, after, N, make, level))
    return make(of_children, i) if mine or level else of_children[0]


@pytest.mark.parametrize("N", range(2, 7))
def test_games_of_any_number_of_players(N: int) -> None:
    rng = random.Random(N)
    for _ in range(12):
        moves, size = made_up_game(rng, N, 5), 5
        chosen = [rng.choice([*Preference]) for _ in range(N)]
        game = explicit_game(N, moves)
        for skipped, preferences in product(SkippedTurn, (["none"] * N, chosen)):
            reading = DEFAULT._replace(skipped_turn=skipped)
            asked = Evaluation(game, preferences, reading)
            other = Simplifier(preferences, N, reading)
            level = skipped is not SkippedTurn.NO_LEVEL
            for x, i in product(range(size), range(1, N + 1)):
                if any([*options] for options in moves[x].values()):
                    expected = played_out(moves, x, i, N, other.simplify, level)
                    assert asked.values([(x, i)]) == [expected]


@pytest.mark.parametrize("N", range(2, 7))
def test_a_player_keeps_what_no_relation_of_its_own_discards(N: int) -> None:
    rng = random.Random(N)
    for p, own in product(range(1, N + 1), Preference):
        kept = Simplifier(
            [own if i == p else rng.choice([*Preference]) for i in range(1, N + 1)], N
        )
        relation = MadeUp(p, rng)
        by_name: Any = [MadeUp(i, rng) for i in range(1, N + 1)]
        by_name[p - 1] = relation
        kept.comparisons = by_name
        below = {
            Preference.PRUDENT: relation.prudently_weaker,
            Preference.INDIFFERENT: relation.indifferently_weaker,
        }.get(own, relation.strictly_weaker)
        for _ in range(5):
            X, Y = made_up_value(rng, 2, N), made_up_value(rng, 2, N)
            assert kept.discards(X, Y, p) == below(X, Y)


@pytest.mark.parametrize("N", range(2, 7))
def test_clobber_on_any_graph(N: int) -> None:
    rng = random.Random(N)
    for size in range(1, 12):
        held = [rng.randint(0, N) for _ in range(size)]
        edges = [e for e in combinations(range(size), 2) if rng.random() < 0.5]
        game, tokens = graph(held, edges, N)
        for i in range(1, N + 1):
            after = set()
            for one, two in edges:
                for v, w in ((one, two), (two, one)):
                    if held[v] == i != held[w] != 0:
                        moved = {**dict(enumerate(held)), v: 0, w: i}
                        after.add(tuple(moved[k] for k in range(size)))
            found = [*game.options(tokens, i)]
            assert len(found) == len({*found}) == len(after)
            assert {*found} == after


@pytest.mark.parametrize(("N", "n"), [(2, 6), (3, 5), (4, 4), (6, 3), (9, 2)])
def test_the_rows_that_are_analysed(N: int, n: int) -> None:
    found = []
    for symbols in product(range(N + 1), repeat=n):
        board = "".join(map(str, symbols))
        different = any(a != b and a and b for a, b in pairwise(symbols))
        inside = board.strip("0") == board and "00" not in board
        if inside and different and board == max(board, board[::-1]):
            found.append(board)
    assert [*analysed_rows(n, N)] == found


def test_sums_of_any_number_of_games() -> None:
    rng = random.Random(1)
    for count in range(1, 6):
        boards = ["".join(rng.choices("123", k=rng.randint(1, 4))) for _ in range(count)]
        assert joined(*boards).split("0") == boards
        rows = [row(board) for board in boards]
        both = disjunctive_sum(*(game for game, _ in rows))
        position = tuple(tokens for _, tokens in rows)
        for i in (1, 2, 3):
            whole, together = row(joined(*boards))
            moves = {
                "0".join("".join(map(str, part)) for part in after)
                for after in both.options(position, i)
            }
            assert moves == {"".join(map(str, after)) for after in whole.options(together, i)}
