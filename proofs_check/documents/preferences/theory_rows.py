"""Sections 5 and 6: boards that differ in empty vertices and in how they are numbered.

A node is what stands on a row, or on two rows side by side, with the player to move; where nobody
can move, with the winner. What a player makes of the list of the children's values is any function
of the player and the list. A map takes the vertices of one board to those of another.
"""

from functools import cache
from itertools import product
from typing import NamedTuple

import reference.preferences as ref
from proofs_check.documents.preferences.theory_lists import made_of_lists
from proofs_check.methods.theory import *
from reference.preferences.games import Game

NUMBERS = range(-1, 5)
"""The integers of the models: players and vertices."""


class Side(NamedTuple):
    """A row; or two of them side by side, in this order, `cut` vertices in the first."""

    text: str
    cut: int = 0

    @property
    def game(self) -> Game:
        """Clobber on the row, or the sum of both games."""
        if not self.cut:
            return ref.row(self.text)[0]
        return ref.disjunctive_sum(
            ref.row(self.text[: self.cut])[0], ref.row(self.text[self.cut :])[0]
        )

    def position(self, tokens: tuple[int, ...]) -> Any:
        """What the game has for these tokens."""
        return (tokens[: self.cut], tokens[self.cut :]) if self.cut else tokens

    def tokens(self, position: Any) -> tuple[int, ...]:
        """What stands on the vertices."""
        return (*position[0], *position[1]) if self.cut else tuple(position)


class Map(NamedTuple):
    """Which vertex is which: `kind` and a number.

    By `shift` so many more, by `widen` one more from that number on, by `turn` from the other end
    of so many vertices.
    """

    kind: str
    number: int

    def to(self, v: int) -> int:
        """Where a vertex is on the other board."""
        if self.kind == "turn":
            return self.number - 1 - v
        return v + (self.number if self.kind == "shift" else v >= self.number)

    def back(self, u: int) -> int:
        """Which vertex is there."""
        if self.kind == "turn":
            return self.number - 1 - u
        return u - (self.number if self.kind == "shift" else u >= self.number)


Node = tuple[Side, tuple[int, ...], int]
PAIRS: tuple[tuple[Side, Side, Map], ...] = (
    (Side("12"), Side("0120"), Map("shift", 1)),
    (Side("213"), Side("213000"), Map("shift", 0)),
    (Side("1203"), Side("12003"), Map("widen", 3)),
    (Side("1123", 3), Side("11203"), Map("widen", 3)),
    (Side("3121", 2), Side("31021"), Map("widen", 2)),
    (Side("122"), Side("221"), Map("turn", 3)),
    (Side("120"), Side("1200"), Map("widen", 3)),
)
"""Boards with the same values: the second one has empty vertices more, or is turned round.

The last map widens behind the first board, which is not so widened itself.
"""


def _model(chosen: ref.Preference, n: Side, m: Side, f: Map) -> Model:
    """All that comes up on both, by the reference."""
    sides, N = (n, m), 3
    evaluated = {side: ref.Evaluation(side.game, chosen) for side in sides}
    for side, own in evaluated.items():
        start = side.position(tuple(map(int, side.text)))
        own.values((start, i) for i in range(1, N + 1))
    simplifier = ref.Simplifier(chosen)

    token = lambda n, v: n[1][v] if 0 <= v < len(n[1]) else 0

    def beside(n: Node, v: int, w: int) -> bool:
        cut = n[0].cut
        inside = min(v, w) >= 0 and max(v, w) < len(n[1])
        return inside and abs(v - w) == 1 and {v, w} != {cut - 1, cut}

    over = cache(lambda n: ref.is_over(n[0].game, n[0].position(n[1])))

    def next_node(n: Node, after: tuple[int, ...]) -> Node:
        found = (n[0], after, n[2])
        return found if over(found) else (n[0], after, ref.next_player(n[2], N))

    @cache
    def options(n: Node) -> list[Node]:
        after = n[0].game.options(n[0].position(n[1]), n[2])
        return [next_node(n, n[0].tokens(position)) for position in after]

    def moved(n: Node, v: int, w: int) -> Node:
        after = tuple(token(n, v) if u == w else 0 if u == v else x for u, x in enumerate(n[1]))
        return next((each for each in options(n) if each[1] == after), n)

    passed = lambda n: n if over(n) or options(n) else next_node(n, n[1])
    children = lambda n: [] if over(n) else options(n) or [passed(n)]

    @cache
    def depth(n: Node) -> int:
        return max((1 + depth(child) for child in children(n)), default=0)

    def value(n: Node) -> ref.Value:
        known = evaluated[n[0]].known
        return n[2] if over(n) else known.get((n[0].position(n[1]), n[2]), n[2])

    listing = cache(lambda n: tuple(sorted({value(child) for child in children(n)}, key=str)))

    def alike(f: Map, n: Node, m: Node) -> bool:
        own, others = ([v for v in range(len(x[1])) if token(x, v)] for x in (n, m))
        return (
            all(f.to(f.back(u)) == u and token(n, f.back(u)) == token(m, u) for u in others)
            and all(token(m, f.to(v)) == token(n, v) and f.back(f.to(v)) == v for v in own)
            and all(
                beside(n, v, w) == beside(m, f.to(v), f.to(w)) for v, w in product(own, repeat=2)
            )
        )

    at = lambda tokens: "".join(map(str, tokens))

    def shifted(f: Map, n: Node, m: Node) -> bool:
        around = at(m[1]).strip("0") == at(n[1]).strip("0")
        same = all(token(m, v + f.number) == token(n, v) for v in (-1, *range(6)))
        return f.kind == "shift" and not (n[0].cut or m[0].cut) and around and same

    def widened(f: Map, n: Node, m: Node) -> bool:
        k = f.number
        if f.kind != "widen" or m[0].cut or not 0 <= k < len(m[1]) or token(m, k):
            return False
        if n[1] != (*m[1][:k], *m[1][k + 1 :]):
            return False
        return n[0].cut == k or not (n[0].cut or token(n, k - 1))

    def turned(f: Map, n: Node, m: Node) -> bool:
        same = n[1] == m[1][::-1] and f.number == len(n[1])
        return f.kind == "turn" and not (n[0].cut or m[0].cut) and same

    functions: dict[str, Callable[..., Any]] = {
        "players": lambda: N,
        "size": lambda n: len(n[1]),
        "cut": lambda n: n[0].cut,
        "token": token,
        "player": lambda n: n[2],
        "over": over,
        "able": lambda n: bool(options(n)),
        "moved": moved,
        "passed": passed,
        "depth": depth,
        "value": value,
        "listing": listing,
        **made_of_lists(simplifier),
        "to": lambda f, v: f.to(v),
        "back": lambda f, u: f.back(u),
        "number": lambda f: f.number,
        "alike": alike,
        "shifted": shifted,
        "widened": widened,
        "turned": turned,
    }
    nodes = [(side, side.tokens(k[0]), k[1]) for side, own in evaluated.items() for k in own.known]
    nodes = list(dict.fromkeys([*nodes, *(child for each in nodes for child in children(each))]))
    remembered = {name: cache(function) for name, function in functions.items()}
    sorts: dict[str, Sequence[Any]] = {
        "Node": nodes,
        "Map": [f],
        "List": list(dict.fromkeys(map(listing, nodes))),
        "Value": list(dict.fromkeys(map(value, nodes))),
        "Int": NUMBERS,
    }
    return Model(f"{n.text}, {m.text}, {chosen}", remembered, sorts)


@cache
def models() -> tuple[Model, ...]:
    """Each two boards, with one preference of all players or another."""
    preferences = (ref.Preference.NONE, ref.Preference.SELFISH, ref.Preference.PRUDENT)
    return tuple(_model(preferences[k % 3], *pair) for k, pair in enumerate(PAIRS))


ROWS = Theory("preferences", "rows", models)
NODE, MAP, LIST, V = (ROWS.sort(name) for name in ("Node", "Map", "List", "Value"))
ROWS.let(L=LIST, M=LIST, f=MAP, n=NODE, m=NODE, X=V)
players = ROWS.function("players", INT)
size, cut, player, depth = ROWS.functions("size cut player depth", NODE, INT)
source, target, one, other = ROWS.choices("source target one other", NODE, INT)
token = ROWS.function("token", NODE, INT, INT)
over, able = ROWS.functions("over able", NODE, BOOL)
moved, passed = ROWS.function("moved", NODE, INT, INT, NODE), ROWS.function("passed", NODE, NODE)
value, won = ROWS.function("value", NODE, V), ROWS.function("won", INT, V)
listing = ROWS.function("listing", NODE, LIST)
holds = ROWS.function("holds", LIST, V, BOOL)
strange = ROWS.function("strange", LIST, LIST, V)
made = ROWS.function("made", INT, LIST, V)
origin_source, origin_target = ROWS.choices("origin_source origin_target", NODE, V, INT)
to, back = ROWS.function("to", MAP, INT, INT), ROWS.function("back", MAP, INT, INT)
number = ROWS.function("number", MAP, INT)
alike, shifted, widened = ROWS.functions("alike shifted widened", MAP, NODE, NODE, BOOL)
turned = ROWS.function("turned", MAP, NODE, NODE, BOOL)
odd_v, odd_w, odd_u = ROWS.choices("odd_v odd_w odd_u", MAP, NODE, NODE, INT)

there = notion("Whether a token is on a vertex.", "there")(lambda n, v: negation(token(n, v) == 0))


@notion("Whether two vertices are beside one another on one row.")
def adjacent(n: Any, v: Any, w: Any) -> Any:
    inside = (v >= 0) & (w >= 0) & (v < size(n)) & (w < size(n))
    return inside & ((v == w + 1) | (w == v + 1)) & negation(v + w == 2 * cut(n) - 1)


differ = notion("Whether tokens of different players are on two adjacent vertices.", "differ")(
    lambda n, v, w: (
        adjacent(n, v, w) & there(n, v) & there(n, w) & negation(token(n, v) == token(n, w))
    )
)
legal = notion("Whether the player to move can clobber w from v.", "legal")(
    lambda n, v, w: differ(n, v, w) & (token(n, v) == player(n))
)
following = notion("Who takes the turn after player i.", "following")(
    lambda i: either(i == players(), 1, i + 1)
)
same_tokens = notion(
    "Whether two nodes have the same graph, and a vertex the same token.", "same_tokens"
)(lambda n, m, v: (size(n) == size(m)) & (cut(n) == cut(m)) & (token(n, v) == token(m, v)))

held = ROWS.axiom("Section 3: tokens are on vertices")(
    lambda n, v: implies(there(n, v), under(v, size(n)))
)
ends = ROWS.axiom("Section 2: a leaf is where no player can move; the game is converging")(
    lambda n, v, w: (
        either(over(n), negation(differ(n, v, w)), differ(n, one(n), other(n))) & (depth(n) >= 0)
    )
)
abilities = ROWS.axiom(
    "Sections 3 and 6: a move clobbers an adjacent token of another player; in a sum on one row"
)(
    lambda n, v, w: (
        implies(legal(n, v, w), able(n)) & implies(able(n), legal(n, source(n), target(n)))
    )
)
clobbers = ROWS.axiom(
    "Sections 2, 3 and 6: the token replaces the other one, and the next player is to move"
)(
    lambda n, v, w, u: implies(
        legal(n, v, w),
        (size(moved(n, v, w)) == size(n))
        & (cut(moved(n, v, w)) == cut(n))
        & (token(moved(n, v, w), u) == either(u == w, token(n, v), either(u == v, 0, token(n, u))))
        & (player(moved(n, v, w)) == either(over(moved(n, v, w)), player(n), following(player(n))))
        & under(depth(moved(n, v, w)), depth(n)),
    )
)
passes = ROWS.axiom("Section 2: who cannot move is skipped, and the board stays as it is")(
    lambda n, u: implies(
        negation(over(n)) & negation(able(n)),
        same_tokens(passed(n), n, u)
        & (player(passed(n)) == following(player(n)))
        & under(depth(passed(n)), depth(n)),
    )
)
valued = ROWS.axiom(
    "Sections 2 and 4: the value of a leaf is the winner, of another node what its player makes of "
    "the list of its children's values"
)(lambda n: value(n) == either(over(n), won(player(n)), made(player(n), listing(n))))
listed = ROWS.axiom(
    "Section 2: the list of the children's values, each once; a skipped turn is the only child"
)(
    lambda n, X, v, w: implies(
        negation(over(n)),
        either(
            able(n),
            implies(legal(n, v, w), holds(listing(n), value(moved(n, v, w))))
            & implies(
                holds(listing(n), X),
                legal(n, origin_source(n, X), origin_target(n, X))
                & (value(moved(n, origin_source(n, X), origin_target(n, X))) == X),
            ),
            holds(listing(n), X) == (X == value(passed(n))),
        ),
    )
)
same_list = ROWS.axiom("Section 2: lists with the same members are the same")(
    lambda L, M: (L == M) | negation(holds(L, strange(L, M)) == holds(M, strange(L, M)))
)


@notion("Whether two tokens of n are on m where the map has them, and adjacent only if they were.")
def taken(f: Any, n: Any, m: Any, v: Any, w: Any) -> Any:
    kept = (token(m, to(f, v)) == token(n, v)) & (back(f, to(f, v)) == v)
    together = adjacent(n, v, w) == adjacent(m, to(f, v), to(f, w))
    return implies(there(n, v), kept) & implies(there(n, v) & there(n, w), together)


@notion("Whether a token of m is on n where the map has it.")
def taken_back(f: Any, n: Any, m: Any, u: Any) -> Any:
    kept = (token(n, back(f, u)) == token(m, u)) & (to(f, back(f, u)) == u)
    return implies(there(m, u), kept)


all_taken = ROWS.recursion("ours: boards are alike by a map where all tokens are")(
    lambda f, n, m, v, w: implies(alike(f, n, m), taken(f, n, m, v, w) & taken_back(f, n, m, v))
)
not_taken = ROWS.recursion("ours: and not alike where some are not")(
    lambda f, n, m: (
        alike(f, n, m)
        | negation(
            taken(f, n, m, odd_v(f, n, m), odd_w(f, n, m)) & taken_back(f, n, m, odd_u(f, n, m))
        )
    )
)


over_alike = ROWS.follows("on boards that are alike somebody can move on both or on neither")(
    lambda f, n, m: implies(alike(f, n, m), over(n) == over(m)),
    (all_taken, ends),
)
legal_alike = ROWS.follows("and the player to move has the same moves")(
    lambda f, n, m, v, w: implies(
        alike(f, n, m) & (player(n) == player(m)),
        implies(legal(n, v, w), legal(m, to(f, v), to(f, w)))
        & implies(legal(m, v, w), legal(n, back(f, v), back(f, w)))
        & implies(legal(m, v, w), (to(f, back(f, v)) == v) & (to(f, back(f, w)) == w)),
    ),
    all_taken,
)
able_alike = ROWS.follows("so both can move or neither")(
    lambda f, n, m: implies(alike(f, n, m) & (player(n) == player(m)), able(n) == able(m)),
    abilities,
    lambda f, n, m: legal_alike(f, n, m, source(n), target(n)),
    lambda f, n, m: legal_alike(f, n, m, source(m), target(m)),
)

# Both nodes after the same move
_after = lambda f, n, m, v, w: (moved(n, v, w), moved(m, to(f, v), to(f, w)))


def _moves_on(f: Any, n: Any, m: Any, v: Any, w: Any) -> list[Fact]:
    p, q = _after(f, n, m, v, w)
    own = odd_v(f, p, q), odd_w(f, p, q), odd_u(f, p, q)
    places = (own[0], own[1], back(f, own[2]), v, w)
    return [
        not_taken(f, p, q),
        *(all_taken(f, n, m, *each) for each in ((w, v), own[:2], own[1::-1], own[2:] * 2)),
        *(all_taken(f, n, m, v, each) for each in places),
        *(clobbers(n, v, w, each) for each in places),
        *(clobbers(m, to(f, v), to(f, w), to(f, each)) for each in places),
        clobbers(m, to(f, v), to(f, w), own[2]),
        legal_alike(f, n, m, v, w),
    ]


moves_alike = ROWS.follows("boards that are alike are so after a move")(
    lambda f, n, m, v, w: implies(
        alike(f, n, m) & (player(n) == player(m)) & legal(n, v, w),
        alike(f, *_after(f, n, m, v, w))
        & (player(_after(f, n, m, v, w)[0]) == player(_after(f, n, m, v, w)[1])),
    ),
    over_alike,
    _moves_on,
)

passes_alike = ROWS.follows("and after a skipped turn")(
    lambda f, n, m: implies(
        alike(f, n, m) & (player(n) == player(m)) & negation(over(n)) & negation(able(n)),
        alike(f, passed(n), passed(m)) & (player(passed(n)) == player(passed(m))),
    ),
    (over_alike, able_alike, not_taken, all_taken, passes),
    at=lambda f, n, m: (
        passed(n),
        passed(m),
        odd_v(f, passed(n), passed(m)),
        odd_w(f, passed(n), passed(m)),
        odd_u(f, passed(n), passed(m)),
        back(f, odd_u(f, passed(n), passed(m))),
        to(f, odd_v(f, passed(n), passed(m))),
    ),
)

_strange = lambda n, m: strange(listing(n), listing(m))
# The move on n whose value would be in one list only
_there = lambda n, m: (origin_source(n, _strange(n, m)), origin_target(n, _strange(n, m)))
# The move on m whose value would be, as a move on n
_here = lambda f, n, m: (
    back(f, origin_source(m, _strange(n, m))),
    back(f, origin_target(m, _strange(n, m))),
)
_ways = lambda f, n, m: [_there(n, m), _here(f, n, m)]

same_value = ROWS.by_induction(
    "boards that are alike have the same value, whatever the players make of lists",
    lambda f, n, m: depth(n),
)(
    lambda f, n, m: implies(alike(f, n, m) & (player(n) == player(m)), value(n) == value(m)),
    (valued, over_alike, able_alike, passes_alike, passes, same_list),
    lambda f, n, m: [
        fact
        for v, w in _ways(f, n, m)
        for fact in (
            moves_alike(f, n, m, v, w),
            legal_alike(f, n, m, v, w),
            clobbers(n, v, w, 0),
            listed(n, _strange(n, m), v, w),
            listed(m, _strange(n, m), to(f, v), to(f, w)),
        )
    ],
    lambda f, n, m: legal_alike(
        f, n, m, origin_source(m, _strange(n, m)), origin_target(m, _strange(n, m))
    ),
)

# Which boards are alike

by_shift = ROWS.axiom("Section 5: a row, and the same with empty vertices at its ends")(
    lambda f, n, m, v: implies(
        shifted(f, n, m),
        (cut(n) == 0)
        & (cut(m) == 0)
        & (to(f, v) == v + number(f))
        & (back(f, v) == v - number(f))
        & (token(m, v + number(f)) == token(n, v)),
    )
)
by_widening = ROWS.axiom(
    "Sections 5 and 6: a row with one more empty vertex beside an empty one, or between the rows"
)(
    lambda f, n, m, v: implies(
        widened(f, n, m),
        (cut(m) == 0)
        & (size(m) == size(n) + 1)
        & (to(f, v) == v + either(v >= number(f), 1, 0))
        & (back(f, v) == v - either(v >= number(f), 1, 0))
        & (token(m, to(f, v)) == token(n, v))
        & (token(m, number(f)) == 0)
        & either(cut(n) == 0, token(n, number(f) - 1) == 0, cut(n) == number(f)),
    )
)
by_turning = ROWS.axiom("Section 5: a row and its mirror image")(
    lambda f, n, m, v: implies(
        turned(f, n, m),
        (cut(n) == 0)
        & (cut(m) == 0)
        & (size(n) == size(m))
        & (size(n) == number(f))
        & (to(f, v) == number(f) - 1 - v)
        & (back(f, v) == number(f) - 1 - v)
        & (token(m, number(f) - 1 - v) == token(n, v)),
    )
)


def alike_by(how: Symbol, by: Theorem, says: str) -> Theorem:
    """The theorem that boards which one axiom describes have the same value."""
    assumed = lambda f, n, m: how(f, n, m) & (player(n) == player(m))

    return ROWS.follows(says)(
        lambda f, n, m: implies(assumed(f, n, m), value(n) == value(m)),
        (not_taken, by, held, same_value, ends),
        at=lambda f, n, m: (
            odd_v(f, n, m),
            odd_w(f, n, m),
            odd_u(f, n, m),
            back(f, odd_u(f, n, m)),
            to(f, odd_v(f, n, m)),
            to(f, odd_w(f, n, m)),
        ),
    )


at_ends = alike_by(shifted, by_shift, "empty vertices at its ends do not change a row's value")
between = alike_by(widened, by_widening, "nor one more beside an empty one, or between two rows")
mirrored = alike_by(turned, by_turning, "nor does turning it round")

# How the claims' predicates see them

Said = tuple[Any, tuple[Any, ...]]


def DOUBLED(f: Any, n: Any, m: Any) -> Said:
    """Any row, and the same with one more empty vertex beside an empty one."""
    assumed = widened(f, n, m) & (cut(n) == 0)
    return assumed & (player(n) == player(m)), (value(n) == value(m),)


def SUM(f: Any, n: Any, m: Any) -> Said:
    """Any two rows as a sum, and in one with an empty vertex between them."""
    assumed = widened(f, n, m) & (cut(n) > 0)
    return assumed & (player(n) == player(m)), (value(n) == value(m),)
