"""Questions about `partizan`, made by Hypothesis in groups that share the reference's work."""

from collections.abc import Mapping

from hypothesis import strategies as st
from hypothesis.strategies import DrawFn, SearchStrategy

from proofs_check.core.evidence import Json
from proofs_check.documents.partizan.systems import ALL_RULESETS, OPERATIONS
from proofs_check.oracle.strategies import Group
from reference.partizan import DotsAndBoxes, FairShares

_NUMBERS = st.sampled_from(["0", "1", "-1", "2", "-2", "1/2", "-1/2", "3/4", "3"])


_LARGE = st.sampled_from(
    ["15", "-16", "63", "-64", "127", "128", "1/16", "-1/64", "1/1024", "31/8", "-5/8", "17/2"]
)
_INFINITESIMALS = st.sampled_from(
    ["*", "*2", "^", "v", "^*", "^^", "vv*", "*3", "*4", "*7", "^^^", "tiny(1)", "miny(2)"]
)
_NAMES = st.one_of(_NUMBERS, _INFINITESIMALS, st.sampled_from(["*", "*2", "^", "v", "^*"]), _LARGE)


def _braces(inner: SearchStrategy[str]) -> SearchStrategy[str]:
    side = st.lists(inner, max_size=2).map(",".join)
    return st.builds(lambda left, right: f"{{{left}|{right}}}", side, side)


_TREES = st.recursive(_NAMES, _braces, max_leaves=4)
_SWITCHES = st.builds(lambda a, b, c: f"{{{a}|{b}}} + {{{c}|-{a}}}", *[st.integers(0, 6)] * 3)
_ARROWS = st.sampled_from(
    ["^", "^^", "^3", "^4", "v", "vv", "v3", "v4", "^*", "^^*", "vv*", "0", "*", "*2", "^<2>"]
)
_WEIGHED = st.one_of(
    # All small ones, whose atomic weights are of any kind, and infinitesimal ones with threats.
    st.builds("{{{}|{}}}".format, _ARROWS, _ARROWS),
    st.builds("{{{}||{}|{}}}".format, _ARROWS, _ARROWS, _ARROWS),
    st.builds("{{{}|{}||{}}}".format, st.sampled_from(["1/2", "1", "5"]), _ARROWS, _ARROWS),
    st.builds("{{{}||{}|{}}}".format, _ARROWS, _ARROWS, st.sampled_from(["-1/2", "-1", "-5"])),
    st.builds("{{{0},{1}|{2}}} + {0}".format, _ARROWS, _ARROWS, _ARROWS),
    st.builds("{{3|{0},{{1|-1}}||{1}}}".format, _ARROWS, _ARROWS),
    st.builds("{{{0}||{1},{{1|-1}}|-3}}".format, _ARROWS, _ARROWS),
)
_SUMS = st.lists(_NAMES, min_size=2, max_size=4).map(" + ".join)
_HOT = st.one_of(
    # A threat that is hotter than the game: its walls bend above where the game is frozen.
    st.builds("{{{}||{}|-{}}}".format, *[st.integers(0, 9)] * 2, st.integers(10, 40)),
    st.builds("{{{3}|{0}||{1}|-{2}}}".format, *[st.integers(0, 9)] * 3, st.integers(10, 40)),
    st.builds("{{{}/8|{}||-{}/16|-{}}}".format, *[st.integers(1, 40)] * 4),
)
_DEEP = st.recursive(_NAMES, _braces, max_leaves=8)
_GAMES = st.one_of(_TREES, _TREES, _SUMS, _SWITCHES, _HOT, _DEEP, _WEIGHED)


_LETTERS = {
    "hackenbush-string": "LRG",
    "push": "LR.",
    "shove": "LR.",
    "run-over": "LR.",
    "toads-and-frogs": "TF.",
}


_SQUARES = {"domineering": "...#", "col": "...#LR", "snort": "...#LR", "clobber": "LR."}


@st.composite
def _position(draw: DrawFn, ruleset: str) -> str:
    if ruleset in _LETTERS:
        letters = st.sampled_from(_LETTERS[ruleset])
        most = draw(st.sampled_from([5, 5, 7 if ruleset != "hackenbush-string" else 12]))
        return "".join(draw(st.lists(letters, min_size=1, max_size=most)))
    if ruleset == "cutcake":
        side = st.integers(1, 8) | st.integers(9, 17)
        return f"{draw(side)}x{draw(side)}"
    if ruleset == "nim":
        # Whoever has no name for *n writes it in 2^n braces.
        pile = draw(st.sampled_from([st.integers(0, 5), st.integers(0, 7)]))
        return ",".join(map(str, draw(st.lists(pile, min_size=1, max_size=4))))
    if ruleset in _SQUARES:
        length = draw(st.integers(1, 3))
        squares = st.sampled_from(_SQUARES[ruleset])
        row = st.lists(squares, min_size=length, max_size=length).map("".join)
        return "/".join(draw(st.lists(row, min_size=1, max_size=3)))
    if ruleset == "ski-jumps":
        length = draw(st.integers(1, 4))
        row = st.lists(st.sampled_from("LR.."), min_size=length, max_size=length).map("".join)
        return "/".join(draw(st.lists(row, min_size=1, max_size=3)))
    edges = []
    for dot in range(1, draw(st.integers(1, 6)) + 1):
        edges.append(f"{draw(st.integers(0, dot - 1))}-{dot}{draw(st.sampled_from('LRG'))}")
    if len(edges) > 1 and draw(st.booleans()):
        edges.append(f"0-{len(edges)}{draw(st.sampled_from('LRG'))}")
    return " ".join(edges)


ENDS: tuple[Mapping[str, Json], ...] = (
    *({"game": text} for text in ("128", "-127", "255/2", "1/512", "0", "*8", "^^^^", "v5")),
    *({"game": text} for text in ("tiny(2)", "miny(3)", "tiny(1/2)", "5 + tiny(2)", "^<3>")),
    *({"game": text} for text in ("{{{{1|}|}|}|}", "{1,*|-1,*}", "{2|2}", "{9,*2|7,*3||1|-1,^}")),
    {"game": "{{{3|1}|{0|-1}}|{{-2|-4}|{-5|-7}}}"},
    {"game": "{{|{|{|-1}}}|{0|{0|{0|-9}}}}"},
    {"game": "{0,1,*2,^|0,-1,*2,v}"},
    *({"ruleset": "nim", "position": text} for text in ("7", "7,6", "0,0", "1,2,3", "7,1,1,7")),
    *(
        {"ruleset": "hackenbush-string", "position": text}
        for text in ("L", "RRRRRRRRRRRR", "LRLRLRLRLRLR", "GGGG", "LLLGRRR")
    ),
    *({"ruleset": "cutcake", "position": text} for text in ("1x1", "16x17", "17x1", "8x16")),
)
"""The ends of what is drawn, which are drawn too seldom otherwise."""


@st.composite
def _value(draw: DrawFn) -> Group:
    if draw(st.integers(0, 4)) == 0:
        return [dict(draw(st.sampled_from(ENDS)))]
    if draw(st.booleans()):
        return [{"game": draw(_GAMES)}]
    ruleset = draw(st.sampled_from(sorted(ALL_RULESETS)))
    question: dict[str, Json] = {"ruleset": ruleset, "position": draw(_position(ruleset))}
    if draw(st.booleans()):
        question["variant"] = str(draw(st.sampled_from(list(ALL_RULESETS[ruleset].variants))))
    return [question]


@st.composite
def _compare(draw: DrawFn) -> Group:
    left, right = draw(_GAMES), draw(_GAMES)
    if draw(st.booleans()):
        # Close to each other, or equal in another form.
        less = draw(
            st.sampled_from(["", " + ^", " + *", " + v*", " + ^^*", " - tiny(1)", " + 1/64"])
        )
        right = f"--({left}){less}"
    return [{"left": left, "right": right}, {"left": right, "right": left}]


@st.composite
def _score(draw: DrawFn) -> Group:
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
def _loopy(draw: DrawFn) -> Group:
    piles = draw(st.lists(st.integers(1, 6), min_size=1, max_size=4).filter(lambda p: sum(p) < 13))
    variant = draw(st.sampled_from(list(FairShares)))
    position = ",".join(map(str, piles))
    return [{"ruleset": "fair-shares", "position": position, "variant": variant.value}]


@st.composite
def _graph(draw: DrawFn) -> Group:
    n = draw(st.integers(2, 7))
    pairs = [(a, b) for a in range(n) for b in range(a + 1, n)]
    moves = st.lists(st.sampled_from(pairs), max_size=8, unique=True)
    sides = {side: [[f"x{a}", f"x{b}"] for a, b in draw(moves)] for side in ("left", "right")}
    left, right = sides["left"], sides["right"]
    return [{"left": left, "right": right, "position": position} for position in ("x0", "x1")]


_UNITS = st.sampled_from(["^", "1", "1/2", "{1|0}", "^*", "^^", "tiny(1)", "2"])
_FEW = st.one_of(_TREES, st.sampled_from(["*", "{1|-1}", "{2|0}", "^", "1/2", "{3|1||-2}"]))


_TINY_TREES = st.recursive(
    st.sampled_from(["0", "0", "*", "1", "-1", "^", "1/2"]), _braces, max_leaves=3
)


@st.composite
def _operation(draw: DrawFn) -> Group:
    operation = draw(st.sampled_from(sorted(OPERATIONS)))
    games = [draw(_FEW) for _ in range(OPERATIONS[operation][0] or draw(st.integers(1, 3)))]
    if operation in ("conjunctive-sum", "selective-sum"):
        # Of large games nearly everything would be an option.
        games = draw(st.lists(_TINY_TREES, min_size=1, max_size=3))
    if operation in ("heat", "overheat", "norton"):
        games[1] = draw(_UNITS)
    if operation == "cool":
        games[1] = draw(st.sampled_from(["0", "1/2", "1", "3/4", "2"]))
    return [{"operation": operation, "games": list(games)}]


GENERATED: Mapping[str, SearchStrategy[Group]] = {
    "partizan.value": _value(),
    "partizan.graph": _graph(),
    "partizan.thermograph": _value(),
    "partizan.incentives": _value(),
    "partizan.operation": _operation(),
    "partizan.compare": _compare(),
    "partizan.score": _score(),
    "partizan.loopy": _loopy(),
}
"""For each system, what makes its questions."""
