# mypy: ignore-errors
# ruff: noqa: RUF005, SIM108
"""A compact solver of each system, right, for `mutants` to put one fault into.

They are written otherwise than the reference. Games arrive as pairs of sets of games: reading a
notation is not what is mutated.
"""

from fractions import Fraction
from functools import cache, reduce
from itertools import combinations
from math import isqrt
from operator import xor


def number(given):
    return int(given) if isinstance(given, str) and "/" not in given else Fraction(given)


def written(x):
    x = Fraction(x)
    return int(x) if x.denominator == 1 and abs(x) < 2**53 else str(x)


# cumulative

TABLES = {}


def cumulative_outcome(question):
    S = tuple(sorted(int(s) for s in question["set"]))
    heap, convention = question["heap"], question["convention"]
    rows = TABLES.setdefault(S, [])
    dual = {"FvF": "FvF", "FvA": "AvF", "AvF": "FvA", "AvA": "AvA"}

    def best(h, X):
        own, other, moves = -1, 0, []
        for s in S:
            if s > h:
                break
            first, second = rows[h - s][dual[X]]
            mine = s + second
            friendlier = first > other if X[0] == "F" else first < other
            if mine > own or (mine == own and friendlier):
                own, other, moves = mine, first, [s]
            elif mine == own and first == other:
                moves.append(s)
        return (own, other, moves) if moves else (0, 0, [])

    while len(rows) < heap:
        rows.append({X: best(len(rows), X)[:2] for X in dual})
    own, other, moves = best(heap, convention)
    return {"outcome": [own, other], "moves": moves}


def cumulative_zero_sum(question):
    S = sorted(int(s) for s in question["set"])
    heap = question["heap"]
    values = []
    for h in range(heap + 1):
        found = [s - values[h - s] for s in S if s <= h]
        values.append(max(found) if found else 0)
    moves = [s for s in S if s <= heap and s - values[heap - s] == values[heap]]
    return {"value": values[heap], "moves": moves}


# positions


def positions_subtraction(question):
    S = [int(s) for s in question["set"]]
    heap, misere = question["heap"], question["play"] == "misere"
    lost = []
    for h in range(heap + 1):
        moves = [s for s in S if s <= h]
        if not moves:
            lost.append(not misere)
        else:
            lost.append(not any(lost[h - s] for s in moves))
    moves = [s for s in S if s <= heap and lost[heap - s]]
    return {"position": "P" if lost[heap] else "N", "moves": moves}


def positions_nim(question):
    piles = [int(n) for n in question["piles"]]
    misere = question["play"] == "misere"

    def lost(position):
        if misere and max(position) <= 1:
            return sum(position) % 2 == 1
        return reduce(xor, position) == 0

    moves = []
    for i, n in enumerate(piles):
        others = piles[:i] + piles[i + 1 :]
        rest = reduce(xor, others, 0)
        for left in sorted({rest, 0, 1}):
            option = piles[:i] + [left] + piles[i + 1 :]
            if left < n and lost(option):
                moves.append([written(m) for m in option])
    return {"position": "P" if lost(piles) else "N", "moves": moves}


def positions_wythoff(question):
    piles = [int(n) for n in question["piles"]]
    misere = question["play"] == "misere"

    def lost(a, b):
        a, b = min(a, b), max(a, b)
        if misere and b <= 2:
            return (a, b) in ((0, 1), (2, 2))
        n = b - a
        return a == (n + isqrt(5 * n * n)) // 2

    a, b = piles
    n = abs(a - b)
    first = (n + isqrt(5 * n * n)) // 2
    options = {(0, 1), (1, 0), (2, 2), (first, first + n), (first + n, first)}
    for given in piles:
        for other in partners(given):
            options |= {(given, other), (other, given)}
    moves = []
    for x, y in sorted(options):
        removed = (a - x, b - y)
        allowed = removed[0] == removed[1] or min(removed) == 0
        if allowed and removed[0] + removed[1] > 0 and lost(x, y):
            moves.append([written(x), written(y)])
    return {"position": "P" if lost(a, b) else "N", "moves": moves}


def partners(m):
    """What may stand beside a pile of m in a P-position: fewer, or more than m.

    With q = floor(m / phi), m is the floor of (q + 1) phi or of (m - q) phi^2 (Beatty).
    """
    q = (isqrt(5 * m * m) - m) // 2
    return {q, m + q + 1}


# bidding


def bid_by_bid(moves, ends, TB, bids, start, p, marker):
    """Maximin and minimax of a position, from the two lists of moves of each position."""

    @cache
    def value(x, p, marker, first):
        left, right = moves(x)
        if not left and not right:
            return ends(x)
        lefts = [b for b in bids if b <= p] or [None]
        rights = [b for b in bids if b <= TB - p] or [None]

        def after(b, move, c, answer):
            other = "right" if marker == "left" else "left"
            if b is None or c is None:
                wins = c is None
            else:
                wins = b > c or (b == c and marker == "left")
            holder = other if b == c else marker
            chosen, to = (move, p - (b or 0)) if wins else (answer, p + (c or 0))
            return ends(x) if chosen is None else value(chosen[0], to, holder, first) + chosen[1]

        mine = [(b, move) for b in lefts for move in left or [None]]
        yours = [(c, move) for c in rights for move in right or [None]]
        if first:
            return max(min(after(*i, *j) for j in yours) for i in mine)
        return min(max(after(*i, *j) for i in mine) for j in yours)

    return value(start, p, marker, True), value(start, p, marker, False)


def bidding_outcome(question):
    S, TB = sorted(int(s) for s in question["set"]), question["total_budget"]
    bids = question.get("bids", range(TB + 1))

    def moves(x):
        down = [(x - s, s) for s in S if s <= x]
        return down, [(y, -s) for y, s in down]

    found = bid_by_bid(
        moves, lambda x: 0, TB, bids, question["heap"], question["budget"], question["marker"]
    )
    return {"value": found[0], "minimax": found[1]}


def bidding_ruleset(question):
    TB = question["total_budget"]
    bids = question.get("bids", range(TB + 1))

    def moves(x):
        return tuple(
            [(y, number(w)) for a, y, w in question[side] if a == x] for side in ("left", "right")
        )

    def ends(x):
        return number(question["penalties"][x])

    found = bid_by_bid(
        moves, ends, TB, bids, question["position"], question["budget"], question["marker"]
    )
    return {"value": written(found[0]), "minimax": written(found[1])}


# partizan: a game is its number in GAMES, where its options are

GAMES, NUMBERS = [], {}


def game(left, right):
    key = frozenset(left), frozenset(right)
    if key not in NUMBERS:
        NUMBERS[key] = len(GAMES)
        GAMES.append(key)
    return NUMBERS[key]


def options(G, side):
    return GAMES[G][side]


@cache
def negative(G):
    return game(map(negative, options(G, 1)), map(negative, options(G, 0)))


@cache
def at_most(G, H):
    if any(at_most(H, X) for X in options(G, 0)):
        return False
    return not any(at_most(Y, G) for Y in options(H, 1))


@cache
def plus(G, H):
    return game(
        *(
            {plus(X, H) for X in options(G, side)} | {plus(G, Y) for Y in options(H, side)}
            for side in (0, 1)
        )
    )


@cache
def canonical(G):
    left, right = ({canonical(X) for X in options(G, side)} for side in (0, 1))
    changed = True
    while changed:
        changed = False
        now = game(left, right)
        for X in left:
            better = [Y for Y in options(X, 1) if at_most(Y, now)]
            if better:
                left = left - {X} | options(better[0], 0)
                changed = True
                break
        for X in () if changed else right:
            better = [Y for Y in options(X, 0) if at_most(now, Y)]
            if better:
                right = right - {X} | options(better[0], 1)
                changed = True
                break
    left = {X for X in left if not any(at_most(X, Y) and X != Y for Y in left)}
    right = {X for X in right if not any(at_most(Y, X) and X != Y for Y in right)}
    return game(left, right)


def texts(G):
    return "{" + "|".join(",".join(map(texts, options(G, side))) for side in (0, 1)) + "}"


ZERO = game((), ())


@cache
def integer(n):
    if n < 0:
        return negative(integer(-n))
    return ZERO if n == 0 else game((integer(n - 1),), ())


@cache
def value_of(G):
    """The number that a canonical form is, if it is one."""
    left, right = [value_of(X) for X in options(G, 0)], [value_of(X) for X in options(G, 1)]
    if None in left or None in right or len(left) > 1 or len(right) > 1:
        return None
    if not left and not right:
        return Fraction(0)
    if not right:
        return left[0] + 1
    if not left:
        return right[0] - 1
    return (left[0] + right[0]) / 2 if left[0] < right[0] else None


@cache
def walls(G):
    """The temperatures where a wall may bend, and both walls at any temperature."""
    x = value_of(G)
    if x is not None:
        return Fraction(-1), x
    low, high = Fraction(0), Fraction(height(G))
    return freezing(G, low, high)


@cache
def height(G):
    return 1 + max([height(X) for side in GAMES[G] for X in side], default=0)


@cache
def wall(G, t, side):
    """The left (0) or right (1) wall at a temperature."""
    x = value_of(G)
    if x is not None:
        return x
    frozen = walls(G)
    if t >= frozen[0]:
        return frozen[1]
    return scaffold(G, t, side)


def scaffold(G, t, side):
    if side == 0:
        return max(wall(X, t, 1) for X in options(G, 0)) - t
    return min(wall(X, t, 0) for X in options(G, 1)) + t


def freezing(G, low, high):
    """The first temperature where the scaffolds meet, by bisection and then exactly.

    Scaffolds are straight between multiples of a small power of two.
    """
    step = Fraction(1, 2 ** (height(G) + 2))
    if scaffold(G, low, 0) <= scaffold(G, low, 1):
        return low, scaffold(G, low, 0)
    above, below = int(high / step) + 1, 0
    while above - below > 1:
        middle = (above + below) // 2
        if scaffold(G, middle * step, 0) > scaffold(G, middle * step, 1):
            below = middle
        else:
            above = middle
    t, u = below * step, above * step
    d, e = (scaffold(G, s, 0) - scaffold(G, s, 1) for s in (t, u))
    t += (u - t) * d / (d - e)
    return t, scaffold(G, t, 0)


@cache
def all_small(G):
    return bool(options(G, 0)) == bool(options(G, 1)) and all(
        all_small(X) for side in GAMES[G] for X in side
    )


@cache
def nimber(n):
    smaller = [nimber(m) for m in range(n)]
    return game(smaller, smaller)


@cache
def weight(G):
    left = [plus(weight(X), integer(-2)) for X in options(G, 0)]
    right = [plus(weight(X), integer(2)) for X in options(G, 1)]
    found = canonical(game(left, right))
    x = value_of(found)
    if x is None or x.denominator != 1:
        return found
    star = nimber(max(2, 2 ** (height(G) - 1).bit_length()))
    if at_most(star, G):
        fit = [n for n in range(-20, 20) if not any(at_most(X, integer(n)) for X in right)]
        return integer(max(fit, default=0))
    if at_most(G, star):
        fit = [n for n in range(-20, 20) if not any(at_most(integer(n), X) for X in left)]
        return integer(min(fit, default=0))
    return ZERO


def games_value(game):
    G = canonical(game)
    t, mean = walls(G)
    x = value_of(G)
    if x is not None:
        t = -Fraction(1, x.denominator)
    up, down = at_most(ZERO, G), at_most(G, ZERO)
    outcome = {(True, True): "P", (True, False): "L", (False, True): "R"}.get((up, down), "N")
    return {
        "canonical": texts(G),
        "outcome": outcome,
        "birthday": height(G) - 1,
        "mean": written(mean),
        "temperature": written(t),
        "atomic_weight": texts(weight(G)) if all_small(G) else None,
    }


def games_compare(left, right):
    order = {(True, True): "=", (True, False): "<", (False, True): ">"}
    return {"order": order.get((at_most(left, right), at_most(right, left)), "||")}


def dots_and_boxes(rows, columns, drawn, again):
    """The margin of the player to move; `again`: who completes a box moves again."""
    boxes = []
    for i in range(rows):
        for j in range(columns):
            corner, across, down = (i, j), (i, j + 1), (i + 1, j)
            end = (i + 1, j + 1)
            boxes.append({(corner, across), (corner, down), (across, end), (down, end)})
    lines = sorted({line for box in boxes for line in box})

    @cache
    def margin(drawn):
        found = []
        for line in lines:
            if line in drawn:
                continue
            now = drawn | {line}
            made = sum(line in box and box <= now for box in boxes)
            rest = margin(now)
            found.append(made + rest if made and again else made - rest)
        return max(found, default=0)

    return {"margin": margin(frozenset(drawn))}


def fair_shares(piles):
    """Standard rules: split a pile into equal ones, or combine two that differ."""

    def moves(piles):
        found = set()
        for i, n in enumerate(piles):
            rest = piles[:i] + piles[i + 1 :]
            for k in range(2, n + 1):
                if n % k == 0:
                    found.add(tuple(sorted(rest + (n // k,) * k)))
        for i, j in combinations(range(len(piles)), 2):
            if piles[i] != piles[j]:
                rest = piles[:i] + piles[i + 1 : j] + piles[j + 1 :]
                found.add(tuple(sorted(rest + (piles[i] + piles[j],))))
        return found

    graph, waiting = {}, [piles]
    while waiting:
        at = waiting.pop()
        if at not in graph:
            graph[at] = moves(at)
            waiting.extend(graph[at])
    result, changed = {}, True
    while changed:
        changed = False
        for at in graph:
            if at in result:
                continue
            after = [result.get(move) for move in graph[at]]
            if "loss" in after:
                result[at] = "win"
            elif all(each == "win" for each in after):
                result[at] = "loss"
            changed = changed or at in result
    outcome = result.get(piles, "draw")
    wanted = {"win": "loss", "draw": None}.get(outcome, "nothing")
    best = [move for move in graph[piles] if result.get(move) == wanted]
    return {"outcome": outcome, "moves": [",".join(map(str, move)) for move in sorted(best)]}


# preferences: Clobber on a graph; a value is a player or a frozenset of values


def clobber_value(tokens, edges, players, to_move):
    """The value without preferences: skipped turns are a level, [[x]] of a leaf is the leaf."""
    joined = edges + [(b, a) for a, b in edges]

    @cache
    def value(tokens, i):
        following = i % players + 1
        options = {
            tuple(i if k == b else 0 if k == a else t for k, t in enumerate(tokens))
            for a, b in joined
            if tokens[a] == i and tokens[b] not in (0, i)
        }
        if not options:
            return listed({value(tokens, following)})
        return listed({i if ended(option) else value(option, following) for option in options})

    def ended(tokens):
        return not any(tokens[a] and tokens[b] and tokens[a] != tokens[b] for a, b in edges)

    def listed(values):
        only = next(iter(values))
        return only if len(values) == 1 and isinstance(only, int) else frozenset(values)

    return value(tokens, to_move)


def brackets(X):
    return str(X) if isinstance(X, int) else "[" + ",".join(map(brackets, X)) + "]"


def simple(X, players):
    """a_i as text, if the value is one."""

    def look(X):
        if isinstance(X, int):
            return X, 0
        inner = [look(x) for x in X]
        if None in inner or len(inner) != players - 1 or len({i for _, i in inner}) > 1:
            return None
        absent = set(range(1, players + 1)) - {a for a, _ in inner}
        return (absent.pop(), inner[0][1] + 1) if len(absent) == 1 else None

    found = look(X)
    return None if found is None else f"{found[0]}_{found[1]}"
