"""Questions that Hypothesis makes, in groups that share the work of the reference."""

import warnings
from collections.abc import Iterator, Mapping
from itertools import product
from typing import Any, TypeAlias

from hypothesis import HealthCheck, Phase, given, seed, settings
from hypothesis import strategies as st
from hypothesis.strategies import DrawFn, SearchStrategy

from proofs_check.core.evidence import Json
from reference.bidding import Player
from reference.cumulative import Convention
from reference.partizan import RULESETS, DotsAndBoxes, FairShares
from reference.positions import Play
from reference.preferences import Preference

Question: TypeAlias = Mapping[str, Json]
Group: TypeAlias = list[Question]


def _sets(largest: int, most: int, least: int = 1) -> SearchStrategy[list[int]]:
    members = st.integers(1, largest)
    return st.lists(members, min_size=least, max_size=most, unique=True)


@st.composite
def _heaps(draw: DrawFn) -> tuple[list[int], list[int]]:
    """A set of any order, seldom of one action, and some heaps, seldom large ones."""
    S = draw(st.one_of(_sets(9, 2), _sets(12, 4, 2), _sets(20, 5, 3), _sets(40, 3, 2)))
    heaps = st.one_of(st.integers(0, 40), st.integers(0, 100), st.integers(0, 150))
    return S, draw(st.lists(heaps, min_size=2, max_size=8, unique=True))


@st.composite
def _cumulative_outcome(draw: DrawFn) -> Group:
    S, heaps = draw(_heaps())
    return [{"set": S, "heap": h, "convention": X.value} for h, X in product(heaps, Convention)]


@st.composite
def _cumulative_zero_sum(draw: DrawFn) -> Group:
    S, heaps = draw(_heaps())
    return [{"set": S, "heap": h} for h in heaps]


@st.composite
def _positions_subtraction(draw: DrawFn) -> Group:
    S, heaps = draw(_heaps())
    return [{"set": S, "heap": h, "play": play.value} for h, play in product(heaps, Play)]


@st.composite
def _bidding_outcome(draw: DrawFn) -> Group:
    S = draw(_sets(6, 3))
    TB = draw(st.integers(0, 5))
    heap = draw(st.integers(0, 14))
    common: dict[str, Json] = {"set": S, "total_budget": TB, "heap": heap}
    if draw(st.booleans()):
        others = draw(st.lists(st.integers(1, TB), unique=True)) if TB else []
        common["bids"] = [*others, 0]
    return [
        {**common, "budget": p, "marker": marker.value}
        for p, marker in product(range(TB + 1), Player)
    ]


@st.composite
def _bidding_ruleset(draw: DrawFn) -> Group:
    n = draw(st.integers(1, 5))
    names = [f"x{i}" for i in range(n)]
    weights = st.integers(-3, 3).map(lambda w: w) | st.sampled_from(["1/2", "-3/4", "7/3"])
    sides: list[list[Json]] = []
    for _ in range(2):
        # Moves go to later positions, so that play ends.
        pairs = [(a, b) for a in range(n) for b in range(a + 1, n) if draw(st.booleans())]
        sides.append([[names[a], names[b], draw(weights)] for a, b in pairs])
    movers = [{move[0] for move in side if isinstance(move, list)} for side in sides]
    ends = [name for name in names if not all(name in side for side in movers)]
    TB = draw(st.integers(0, 3))
    common: dict[str, Json] = {
        "positions": list(names),
        "left": sides[0],
        "right": sides[1],
        "penalties": {name: draw(weights) for name in ends},
        "total_budget": TB,
        "position": draw(st.sampled_from(names)),
    }
    return [
        {**common, "budget": p, "marker": marker.value}
        for p, marker in product(range(TB + 1), Player)
    ]


@st.composite
def _preferences_value(draw: DrawFn) -> Group:
    players = draw(st.integers(2, 4))
    tokens = st.sampled_from([str(player) for player in range(players + 1)])
    length = draw(st.integers(2, 6))
    row = st.lists(tokens, min_size=length, max_size=length).map("".join)
    board = "/".join(draw(st.lists(row, min_size=1, max_size=2 if length < 4 else 1)))
    return [
        {"board": board, "players": players, "to_move": player, "preference": preference.value}
        for player, preference in product(range(1, players + 1), Preference)
    ]


@st.composite
def _positions_nim(draw: DrawFn) -> Group:
    pile = st.one_of(st.integers(0, 3), st.integers(0, 20), st.integers(0, 10**6))
    piles = draw(st.lists(pile, min_size=1, max_size=5))
    return [{"piles": piles, "play": play.value} for play in Play]


@st.composite
def _positions_wythoff(draw: DrawFn) -> Group:
    first, second = (
        draw(st.one_of(st.integers(0, 12), st.integers(0, 500))),
        draw(st.one_of(st.integers(0, 12), st.integers(0, 500))),
    )
    return [{"piles": [first, second], "play": play.value} for play in Play]


_NUMBERS = st.sampled_from(["0", "1", "-1", "2", "-2", "1/2", "-1/2", "3/4", "3"])
_NAMES = st.one_of(_NUMBERS, st.sampled_from(["*", "*2", "^", "v", "^*"]))


def _braces(inner: SearchStrategy[str]) -> SearchStrategy[str]:
    side = st.lists(inner, max_size=2).map(",".join)
    return st.builds(lambda left, right: f"{{{left}|{right}}}", side, side)


_GAMES = st.recursive(_NAMES, _braces, max_leaves=4)

_LETTERS = {
    "hackenbush-string": "LRG",
    "push": "LR.",
    "shove": "LR.",
    "run-over": "LR.",
    "toads-and-frogs": "TF.",
}


@st.composite
def _position(draw: DrawFn, ruleset: str) -> str:
    if ruleset in _LETTERS:
        letters = st.sampled_from(_LETTERS[ruleset])
        return "".join(draw(st.lists(letters, min_size=1, max_size=5)))
    if ruleset == "cutcake":
        return f"{draw(st.integers(1, 8))}x{draw(st.integers(1, 8))}"
    if ruleset == "nim":
        return ",".join(map(str, draw(st.lists(st.integers(0, 5), min_size=1, max_size=3))))
    if ruleset == "ski-jumps":
        length = draw(st.integers(1, 4))
        row = st.lists(st.sampled_from("LR.."), min_size=length, max_size=length).map("".join)
        return "/".join(draw(st.lists(row, min_size=1, max_size=3)))
    edges = []
    for dot in range(1, draw(st.integers(1, 4)) + 1):
        edges.append(f"{draw(st.integers(0, dot - 1))}-{dot}{draw(st.sampled_from('LRG'))}")
    if len(edges) > 1 and draw(st.booleans()):
        edges.append(f"0-{len(edges)}{draw(st.sampled_from('LRG'))}")
    return " ".join(edges)


@st.composite
def _partizan_value(draw: DrawFn) -> Group:
    if draw(st.booleans()):
        return [{"game": draw(_GAMES)}]
    ruleset = draw(st.sampled_from(sorted(RULESETS)))
    question: dict[str, Json] = {"ruleset": ruleset, "position": draw(_position(ruleset))}
    if draw(st.booleans()):
        question["variant"] = str(draw(st.sampled_from(list(RULESETS[ruleset].variants))))
    return [question]


@st.composite
def _partizan_compare(draw: DrawFn) -> Group:
    left, right = draw(_GAMES), draw(_GAMES)
    return [{"left": left, "right": right}, {"left": right, "right": left}]


@st.composite
def _partizan_score(draw: DrawFn) -> Group:
    variant = draw(st.sampled_from(list(DotsAndBoxes)))
    owned = variant is DotsAndBoxes.PRINTED
    boards = [(1, 1), (1, 2), (2, 1)] if owned else [(1, 1), (1, 2), (2, 1), (1, 3), (2, 2)]
    rows, columns = draw(st.sampled_from(boards))
    across = [(i, j, i, j + 1) for i in range(rows + 1) for j in range(columns)]
    down = [(i, j, i + 1, j) for i in range(rows) for j in range(columns + 1)]
    lines = [*across, *down]
    # At most eight lines are left to draw: what is left decides how long an answer takes.
    fewest = max(0, len(lines) - (5 if owned else 8))
    drawn = draw(st.lists(st.sampled_from(lines), min_size=fewest, unique=True))
    words = [f"{a}.{b}-{c}.{d}" for a, b, c, d in drawn]
    if owned:
        words = [word + draw(st.sampled_from("AB")) for word in words]
    position = " ".join([f"{rows}x{columns}", *words])
    return [{"ruleset": "dots-and-boxes", "position": position, "variant": variant.value}]


@st.composite
def _partizan_loopy(draw: DrawFn) -> Group:
    piles = draw(st.lists(st.integers(1, 6), min_size=1, max_size=4).filter(lambda p: sum(p) < 13))
    variant = draw(st.sampled_from(list(FairShares)))
    position = ",".join(map(str, piles))
    return [{"ruleset": "fair-shares", "position": position, "variant": variant.value}]


STRATEGIES: Mapping[str, SearchStrategy[Group]] = {
    "cumulative.outcome": _cumulative_outcome(),
    "cumulative.zero_sum": _cumulative_zero_sum(),
    "bidding.outcome": _bidding_outcome(),
    "bidding.ruleset": _bidding_ruleset(),
    "preferences.value": _preferences_value(),
    "positions.subtraction": _positions_subtraction(),
    "positions.nim": _positions_nim(),
    "positions.wythoff": _positions_wythoff(),
    "partizan.value": _partizan_value(),
    "partizan.compare": _partizan_compare(),
    "partizan.score": _partizan_score(),
    "partizan.loopy": _partizan_loopy(),
}

AT_ONCE = 60
"""Groups that are made before the first of them is asked."""


def questions(system: str, starting: int) -> Iterator[Question]:
    """Yield questions to a system without end, the same ones for the same seed."""
    number = 0
    while True:
        yield from _made(STRATEGIES[system], starting * 1_000_003 + number)
        number += 1


def _made(strategy: SearchStrategy[Group], starting: int) -> Group:
    found: Group = []

    @settings(
        max_examples=AT_ONCE,
        database=None,
        deadline=None,
        phases=[Phase.generate],
        suppress_health_check=list(HealthCheck),
    )
    @seed(starting)
    @given(strategy)
    def collect(group: Any) -> None:
        found.extend(group)

    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        collect()
    return found
