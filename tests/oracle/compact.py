# mypy: ignore-errors
# ruff: noqa: RUF005, SIM108
"""A compact solver of each system, right, for `mutants` to put one fault into.

They are written otherwise than the reference. Games arrive as pairs of sets of games: reading a
notation is not what is mutated.
"""

from fractions import Fraction
from functools import cache, reduce
from itertools import combinations, pairwise
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


def positions_wythoff_pair(question):
    n = int(question["n"])
    first = (n + isqrt(5 * n * n)) // 2
    return {"pair": [written(first), written(first + n)]}


def mex(values):
    return next(n for n in range(len(values) + 1) if n not in values)


def positions_nim_value(question):
    if "piles" in question:
        return {"value": wythoff_nim_value(*question["piles"])}
    S, values = [int(s) for s in question["set"]], []
    for h in range(question["heap"] + 1):
        values.append(mex({values[h - s] for s in S if s <= h}))
    return {"value": values[-1]}


@cache
def wythoff_nim_value(a, b):
    options = [(a - k, b) for k in range(1, a + 1)] + [(a, b - k) for k in range(1, b + 1)]
    options += [(a - k, b - k) for k in range(1, min(a, b) + 1)]
    return mex({wythoff_nim_value(*option) for option in options})


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


def bidding_instance(question):
    TB = question["total_budget"]
    bids = question.get("bids", range(TB + 1))

    def moves(x):
        return tuple(
            [(y, number(w)) for a, y, w in question[side] if a == x] for side in ("left", "right")
        )

    def ends(x):
        return number(question["tau"][x])

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
    return simplified(*({canonical(X) for X in options(G, side)} for side in (0, 1)), at_most)


def simplified(left, right, below):
    """Reversible options bypassed, then dominated ones dropped, in an order of games."""
    changed = True
    while changed:
        changed = False
        now = game(left, right)
        for X in left:
            better = [Y for Y in options(X, 1) if below(Y, now)]
            if better:
                left = left - {X} | options(better[0], 0)
                changed = True
                break
        for X in () if changed else right:
            better = [Y for Y in options(X, 0) if below(now, Y)]
            if better:
                right = right - {X} | options(better[0], 1)
                changed = True
                break
    left = {X for X in left if not any(below(X, Y) and X != Y for Y in left)}
    right = {X for X in right if not any(below(Y, X) and X != Y for Y in right)}
    return game(left, right)


def texts(G):
    """A canonical form in braces; of numbers and nimbers it is known how they are written."""
    x = value_of(G)
    if x is not None:
        return str(x)
    n = len(options(G, 0))
    if G == nimber(n):
        return f"*{n}"
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
def nimber(n):
    smaller = [nimber(m) for m in range(n)]
    return game(smaller, smaller)


@cache
def dyadic(x):
    if x.denominator == 1:
        return integer(int(x))
    step = Fraction(1, x.denominator)
    return game({dyadic(x - step)}, {dyadic(x + step)})


@cache
def largest_star(G):
    """The largest n for which a position of G is *n."""
    left, right = GAMES[G]
    here = len(left) if left == right and G == nimber(len(left)) else 0
    return max([here, *(largest_star(X) for X in left | right)])


@cache
def weight(G):
    """The only atomic weight that G can have."""
    if value_of(G) is not None:
        return ZERO
    left = [plus(weight(X), integer(-2)) for X in options(G, 0)]
    right = [plus(weight(X), integer(2)) for X in options(G, 1)]
    found = canonical(game(left, right))
    x = value_of(found)
    if x is None or x.denominator != 1:
        return found
    star = remote_star(G)
    if at_most(star, G):
        fit = [n for n in range(-20, 20) if not any(at_most(X, integer(n)) for X in right)]
        return integer(max(fit, default=0))
    if at_most(G, star):
        fit = [n for n in range(-20, 20) if not any(at_most(integer(n), X) for X in left)]
        return integer(min(fit, default=0))
    return ZERO


def remote_star(G):
    return nimber(max(2, 2 ** largest_star(G).bit_length()))


def atomic(G):
    if stop(G, 0) != 0 or stop(G, 1) != 0:
        return False
    up, star = game({ZERO}, {nimber(1)}), remote_star(G)
    kite = game(options(star, 0), options(star, 1) | {star})
    bound = plus(plus(up, nimber(1)), kite)
    rest = plus(G, negative(norton(weight(G), up)))
    return at_most(rest, bound) and at_most(negative(bound), rest)


@cache
def stop(G, side):
    x = value_of(G)
    if x is not None:
        return x
    after = [stop(X, 1 - side) for X in options(G, side)]
    return min(after) if side else max(after)


@cache
def norton(G, U):
    x = value_of(G)
    if x is not None and x.denominator == 1:
        return multiple(int(x), U)
    steps = [plus(U, plus(X, negative(U))) for X in options(U, 0)]
    steps += [plus(U, plus(U, negative(Y))) for Y in options(U, 1)]
    left = {plus(norton(X, U), step) for X in options(G, 0) for step in steps}
    right = {plus(norton(Y, U), negative(step)) for Y in options(G, 1) for step in steps}
    return canonical(game(left, right))


def multiple(n, U):
    found = ZERO
    for _ in range(abs(n)):
        found = canonical(plus(found, U))
    return negative(found) if n < 0 else found


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
        "atomic_weight": texts(weight(G)) if atomic(G) else None,
    }


def games_compare(left, right):
    order = {(True, True): "=", (True, False): "<", (False, True): ">"}
    return {"order": order.get((at_most(left, right), at_most(right, left)), "||")}


def corners(G, side):
    """Where a wall bends, from temperature 0 on; it is straight between multiples of `step`."""
    frozen = max(walls(G)[0], 0)
    step = Fraction(1, 2 ** (height(G) + 4))

    def bends(a, b):
        low, high = wall(G, a * step, side), wall(G, b * step, side)
        # The left wall falls or stands, the right one rises or stands, by no more than t.
        if abs(high - low) in (0, (b - a) * step):
            return [(b * step, high)]
        return bends(a, (a + b) // 2) + bends((a + b) // 2, b)

    points = [(Fraction(0), wall(G, 0, side))] + (bends(0, int(frozen / step)) if frozen else [])
    slopes = [(y - x) / (u - t) for (t, x), (u, y) in pairwise(points)] + [0]
    straight = [n for n in range(1, len(points)) if slopes[n - 1] == slopes[n]]
    return [[written(t), written(x)] for n, (t, x) in enumerate(points) if n not in straight]


def games_thermograph(game):
    G = canonical(game)
    t, mean = walls(G)
    x = value_of(G)
    return {
        "left_stop": written(stop(G, 0)),
        "right_stop": written(stop(G, 1)),
        "left_wall": corners(G, 0),
        "right_wall": corners(G, 1),
        "mean": written(mean),
        "temperature": written(t if x is None else -Fraction(1, x.denominator)),
    }


def games_incentives(game):
    G = canonical(game)
    return {
        "left": [texts(canonical(plus(X, negative(G)))) for X in options(G, 0)],
        "right": [texts(canonical(plus(G, negative(Y)))) for Y in options(G, 1)],
    }


def graph_game(left, right, position):
    @cache
    def at(x):
        return game({at(b) for a, b in left if a == x}, {at(b) for a, b in right if a == x})

    return at(position)


@cache
def cooled(G, t):
    frozen, mean = walls(G)
    if t > frozen:
        return dyadic(mean)
    left = {plus(cooled(X, t), dyadic(-t)) for X in options(G, 0)}
    right = {plus(cooled(Y, t), dyadic(t)) for Y in options(G, 1)}
    return canonical(game(left, right))


@cache
def heated(G, s, t):
    """Numbers stay where `s` is None, else an integer n becomes n copies of s."""
    x = value_of(G)
    if x is not None and s is None:
        return G
    if x is not None and x.denominator == 1:
        return multiple(int(x), s)
    left = {plus(heated(X, s, t), t) for X in options(G, 0)}
    right = {plus(heated(Y, s, t), negative(t)) for Y in options(G, 1)}
    return canonical(game(left, right))


@cache
def ordinal(G, H):
    left, right = ({ordinal(G, X) for X in options(H, side)} for side in (0, 1))
    return game(left | options(G, 0), right | options(G, 1))


@cache
def conjunctive(G, H):
    return game(
        *({conjunctive(X, Y) for X in options(G, i) for Y in options(H, i)} for i in (0, 1))
    )


@cache
def selective(G, H):
    def after(i):
        moves = [(X, Y) for X in {G, *options(G, i)} for Y in {H, *options(H, i)}]
        return {selective(X, Y) for X, Y in moves if (X, Y) != (G, H)}

    return game(after(0), after(1))


@cache
def below_infinitesimally(G, H):
    return stop(canonical(plus(H, negative(G))), 1) >= 0


@cache
def reduced(G):
    if stop(G, 0) == stop(G, 1):
        return dyadic(stop(G, 0))
    left, right = ({reduced(X) for X in options(G, side)} for side in (0, 1))
    return simplified(left, right, below_infinitesimally)


def games_operation(operation, games):
    G, *others = games if operation.endswith("-sum") else map(canonical, games)
    if operation == "sum":
        made = reduce(plus, others, G)
    elif operation == "negative":
        made = negative(G)
    elif operation == "cool":
        made = cooled(G, value_of(others[0]))
    elif operation == "freeze":
        made = cooled(G, max(walls(G)[0], Fraction(0)))
    elif operation == "heat":
        made = heated(G, None, others[0])
    elif operation == "overheat":
        made = heated(G, *others)
    elif operation == "norton":
        made = norton(G, others[0])
    elif operation == "reduce":
        made = reduced(G)
    else:
        combined = {"ordinal": ordinal, "conjunctive": conjunctive, "selective": selective}
        made = reduce(combined[operation.removesuffix("-sum")], others, G)
    return {"canonical": texts(canonical(made))}


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


# preferences: a value is a player or a frozenset of values, each list once

LISTS = {}


def listed(values):
    only = next(iter(values))
    if len(values) == 1 and isinstance(only, int):
        return only
    return LISTS.setdefault(frozenset(values), frozenset(values))


def members(X):
    return {X} if isinstance(X, int) else X


def clobber_value(tokens, edges, players, to_move, preferences):
    joined = edges + [(b, a) for a, b in edges]

    def after(tokens, i):
        return {
            tuple(i if k == b else 0 if k == a else t for k, t in enumerate(tokens))
            for a, b in joined
            if tokens[a] == i and tokens[b] not in (0, i)
        }

    return played(after, tokens, players, to_move, preferences)


def game_value(players, moves, positions, to_move, preferences):
    """A sum of positions of one game."""

    def after(state, i):
        return {
            state[:k] + (y,) + state[k + 1 :]
            for k, x in enumerate(state)
            for a, y, player in moves
            if (a, player) == (x, i)
        }

    return played(after, tuple(positions), players, to_move, preferences)


FIRST, LOST = 1, 0
"""The first player's number, and one that no player has."""


def played(after, start, players, to_move, preferences):
    """The value where play begins; a turn that is skipped is a level."""
    each = dict(enumerate(preferences * (players // len(preferences)), FIRST))

    @cache
    def value(x, i):
        following = i % players + 1
        values = {i if ended(y) else value(y, following) for y in after(x, i)}
        return chosen(values or {value(x, following)}, players, i, each[i])

    @cache
    def ended(x):
        return not any(after(x, i) for i in each)

    return value(start, to_move)


def chosen(values, players, p, preference):
    """What player p makes of a list of choices."""
    if preference == "none":
        return listed(values)
    values = merged(values, players)
    if preference in BELOW:
        below = BELOW[preference]
        values = {X for X in values if not any(below(X, Y, players, p) for Y in values)}
    if preference in ("prudent", "indifferent"):
        own = {X for X in values if (found := simple(X, players)) and found[0] == p}
        values = (values - own).union(*map(members, own))
        if len(values) < 2 and simple(*values, players):
            return next(iter(values))
    X = listed(values)
    inner = without_brackets(X, players)
    return X if inner is None else inner


def without_brackets(X, pairs):
    """What stands within so many pairs of brackets, each around one value, if that is so."""
    for _ in range(pairs):
        if isinstance(X, int) or len(X) != 1:
            return None
        X = next(iter(X))
    return X


def merged(values, players):
    """Leaves beside leaves in as many brackets as there are players are one list."""
    leaves = {X for X in values if isinstance(X, int)}
    if leaves and len(leaves) == len(values) - 1:
        inner = without_brackets(*values - leaves, players - 1)
        if inner is not None and all(isinstance(X, int) for X in members(inner)):
            return leaves | members(inner)
    return values


@cache
def rank(X, p):
    """A guaranteed loss, a win, or between the two."""
    if isinstance(X, int):
        return "win" if X == p else "loss"
    return "possible" if any(rank(x, p) != "loss" for x in X) else "loss"


@cache
def weaker_or_equal(X, Y, p):
    if X == Y or (rank(X, p), rank(Y, p)) in RISING:
        return True
    if isinstance(X, int) or isinstance(Y, int):
        return False
    if all(weaker_or_equal(x, Y, p) for x in X):
        return True
    return all(weaker_or_equal(x, y, p) for x in X for y in Y)


RISING = {("loss", "possible"), ("loss", "win"), ("possible", "win")}


def weaker(X, Y, players, p):
    return weaker_or_equal(X, Y, p) and not weaker_or_equal(Y, X, p)


@cache
def prudently_weaker(X, Y, players, p):
    tiers = tier(X, players, p), tier(Y, players, p)
    if None not in tiers:
        return tiers[0] < tiers[1]
    return avoidable(X, Y, players, p) and not avoidable(Y, X, players, p)


@cache
def avoidable(X, Y, players, p):
    """X is weaker, or what can be chosen in X is than Y, or X than what can be chosen in Y."""
    if weaker(X, Y, players, p):
        return True
    pairs = [[(x, Y) for x in X]] if not isinstance(X, int) else []
    pairs += [[(X, y) for y in Y]] if not isinstance(Y, int) else []
    return any(
        any(prudently_weaker(x, y, players, p) for x, y in several)
        and not any(prudently_weaker(y, x, players, p) for x, y in several)
        for several in pairs
    )


def tier(X, players, p):
    """Where a simple value stands in the chain of all: in so many steps p wins, or does not."""
    if (found := simple(X, players)) is None:
        return None
    steps = found[1] + (found[0] != p)
    won = not steps % 2
    return won, -steps if won else steps


def indifferently_weaker(X, Y, players, p):
    tiers = tier(X, players, p), tier(Y, players, p)
    if None not in tiers:
        return tiers[0] < tiers[1]
    return weaker(one_loss(X, p), one_loss(Y, p), players, p)


def one_loss(X, p):
    """The value where all other players are one, LOST."""
    if isinstance(X, int):
        return p if X == p else LOST
    found = {one_loss(x, p) for x in X}
    return listed(found) if len(found) > 1 else next(iter(found))


BELOW = {
    "selfish": weaker,
    "prudent": prudently_weaker,
    "indifferent": indifferently_weaker,
}


def brackets(X):
    return str(X) if isinstance(X, int) else "[" + ",".join(map(brackets, X)) + "]"


@cache
def simple(X, players):
    """The a and the i of a_i, if the value is one."""
    if isinstance(X, int):
        return X, 0
    inner = [simple(x, players) for x in X]
    if None in inner or len(inner) != players - 1 or len({i for _, i in inner}) > 1:
        return None
    absent = set(range(1, players + 1)) - {a for a, _ in inner}
    return (absent.pop(), inner[0][1] + 1) if len(absent) == 1 else None
