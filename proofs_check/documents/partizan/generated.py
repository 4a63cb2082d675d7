"""Questions about `partizan`: at the ends of what may be asked, and made by Hypothesis."""

from collections.abc import Iterable, Iterator, Mapping
from functools import partial
from itertools import accumulate, islice, product

from hypothesis import strategies as st
from hypothesis.strategies import DrawFn, SearchStrategy

from proofs_check.core.evidence import Json, canonical
from proofs_check.documents.partizan.systems import ALL_RULESETS, OPERATIONS
from proofs_check.oracle.questions import Values
from proofs_check.oracle.strategies import Group, mistakable, names
from reference.partizan import DotsAndBoxes, FairShares, read, subpositions

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
_SUMS = st.lists(_NAMES, min_size=2, max_size=4).map(lambda G: " + ".join(G).replace("+ -", "- "))
_HOT = st.one_of(
    # A threat that is hotter than the game: its walls bend above where the game is frozen.
    st.builds("{{{}||{}|-{}}}".format, *[st.integers(0, 9)] * 2, st.integers(10, 40)),
    st.builds("{{{3}|{0}||{1}|-{2}}}".format, *[st.integers(0, 9)] * 3, st.integers(10, 40)),
    st.builds("{{{}/8|{}||-{}/16|-{}}}".format, *[st.integers(1, 40)] * 4),
)


@st.composite
def _stairs(draw: DrawFn) -> str:
    """Options of which each is best at some temperatures: the walls have corners, all matter."""
    stops = [*accumulate(draw(st.lists(st.integers(1, 4), min_size=3, max_size=6)))]
    means = [stops[-1] + draw(st.integers(0, 2))]
    while len(means) < len(stops):
        means.append(means[-1] + draw(st.integers(1, 3)))
    options = ",".join(f"{{{2 * m - x}|{x}}}" for x, m in zip(stops, means[::-1], strict=True))
    text = f"{{{options}|-{draw(st.integers(0, 40))}}}"
    return draw(st.sampled_from([text, f"-({text})"]))


_DEEP = st.recursive(_NAMES, _braces, max_leaves=8)
_GAMES = st.one_of(_TREES, _TREES, _SUMS, _SWITCHES, _HOT, _DEEP, _WEIGHED, _stairs())


_LETTERS = {
    "hackenbush-string": "LRG",
    "push": "LR.",
    "shove": "LR.",
    "run-over": "LR.",
    "toads-and-frogs": "TF.",
}


_SQUARES = {"domineering": "...#", "col": "...#LR", "snort": "...#LR", "clobber": "LR."}


_JUMPS = ("LR.", "RL.", ".RL", ".LR", "Lr.", "Rl.", "lR.", "rL.", "LL.", "RR.", "LRR", "LR.", "RL.",
          "LR..", "RL..", "LR.R", "RL.L")  # fmt: skip
"""A column of three lines, where somebody may be jumped over; some of them never jump again."""


@st.composite
def _position(draw: DrawFn, ruleset: str) -> str:
    if ruleset in _LETTERS:
        letters = st.sampled_from(_LETTERS[ruleset])
        most = draw(st.sampled_from([5, 7, 9 if ruleset != "hackenbush-string" else 20]))
        return "".join(draw(st.lists(letters, min_size=1, max_size=most)))
    if ruleset == "cutcake":
        side = st.integers(1, 8) | st.integers(9, 33)
        more = st.lists(st.sampled_from(["1x1", "2x1", "1x3", "2x5", "3x3", "4x7"]), max_size=3)
        return "+".join(
            [f"{draw(side)}x{draw(side)}", *(draw(more) if draw(st.booleans()) else ())]
        )
    if ruleset == "nim":
        # Whoever has no name for *n writes it in 2^n braces.
        pile = draw(st.sampled_from([st.integers(0, 5), st.integers(0, 7)]))
        return ",".join(
            map(str, draw(st.lists(pile, min_size=1, max_size=draw(st.integers(1, 7)))))
        )
    if ruleset in _SQUARES:
        length, rows = draw(st.sampled_from([(1, 3), (2, 3), (3, 3), (4, 2), (6, 1), (8, 1)]))
        squares = st.sampled_from(_SQUARES[ruleset])
        row = st.lists(squares, min_size=length, max_size=length).map("".join)
        return "/".join(draw(st.lists(row, min_size=1, max_size=rows)))
    if ruleset == "ski-jumps":
        length, rows = draw(st.integers(1, 4)), draw(st.integers(1, 3) | st.integers(3, 4))
        line = st.lists(st.sampled_from("LR.."), min_size=length, max_size=length)
        slope = draw(st.lists(line, min_size=rows, max_size=rows))
        if rows > 2 and draw(st.booleans()):
            # Somebody is jumped over, or nearly so: by whom, over whom, onto what.
            column = draw(st.integers(0, length - 1))
            for own, skier in zip(slope, draw(st.sampled_from(_JUMPS)), strict=False):
                own[column] = skier
        return "/".join(map("".join, slope))
    dots = draw(st.integers(1, 6))
    pairs = [(draw(st.integers(0, dot - 1)), dot) for dot in range(1, dots + 1)]
    # Circles, lines beside each other, and such as end where they begin.
    dot = st.integers(0, dots)
    pairs += draw(st.lists(st.tuples(dot, dot), max_size=draw(st.sampled_from([0, 1, 2]))))
    name = draw(st.sampled_from([[*range(dots + 1)], [0, *range(dots + 3, 3, -1)]]))
    edges = [f"{name[a]}-{name[b]}{draw(st.sampled_from('LRG'))}" for a, b in pairs]
    if draw(st.booleans()):
        edges = [f"{word[2:-1]}-{word[0]}{word[-1]}" if len(word) == 4 else word for word in edges]
    return " ".join(draw(st.permutations(edges)))


BENT = (
    "{{{{{98|96}|{92|87}}|{{86|83}|{77|70}}}|{{{45|23}|{9|3}}|{{0|-4}|{-12|-23}}}}"
    "|{{{{-36|-42}|{-44|-46}}|{{-49|-56}|{-62|-69}}}|{{{-75|-88}|{-91|-92}}|{{-93|-95}|-95}}}}"
)
"""A long game whose walls have six corners each."""


def _many_corners(n: int) -> str:
    """A game of which one wall has n corners: each threat freezes later than what it answers."""
    text, mean = "0", 0
    for temperature in range(1, n):
        # The one side threatens where the other one has the game before.
        by = 2 * temperature + abs(mean)
        text = f"{{{by}|{text}}}" if temperature % 2 else f"{{{text}|-{by}}}"
        mean = (by - abs(mean)) // 2 * (1 if temperature % 2 else -1)
    return text


_AROUND = (".#./.##/...", ".#L/.##/R..", "..#./#.##/....", ".#../.##./....")
"""Boards with a part that lies around another one."""

_STARS = [",".join(["0", "*", *(f"*{m}" for m in range(2, n))]) for n in (6, 10, 18)]


def _games(*texts: str) -> Iterator[Values]:
    yield from ({"game": text} for text in texts)


def _positions(ruleset: str, *texts: str, variant: str = "") -> Iterator[Values]:
    more = {"variant": str(variant)} if variant else {}
    yield from ({"ruleset": ruleset, "position": text, **more} for text in texts)


VALUES: tuple[Values, ...] = (
    *_games("-7/2", f"5/{2**40}", f"-{2**33 + 1}/{2**33}", f"{2**54 + 1}/{2**54}"),
    *_games(*map(_many_corners, (8, 9, 17, 18, 33, 34)), *(f"{{{each}|-1}}" for each in _STARS)),
    *_games("128", "-127", "255/2", "1/512", "0", "*8", "^^^^", "v5", "tiny(2)", "miny(3)"),
    *_games("tiny(1/2)", "5 + tiny(2)", "^<3>", "{{{{1|}|}|}|}", "{1,*|-1,*}", "{2|2}"),
    *_games("{9,*2|7,*3||1|-1,^}", "{{{3|1}|{0|-1}}|{{-2|-4}|{-5|-7}}}"),
    *_games("{{|{|{|-1}}}|{0|{0|{0|-9}}}}", "{0,1,*2,^|0,-1,*2,v}"),
    *_positions("nim", "7", "7,6", "0,0", "1,2,3", "7,1,1,7"),
    *_positions("hackenbush-string", "L", "RRRRRRRRRRRR", "LRLRLRLRLRLR", "GGGG", "LLLGRRR"),
    *_positions("cutcake", "1x1", "16x17", "17x1", "8x16"),
    *_games("300", "-1025", "1000001/1048576", "-5/65536", "*16", "*20", "*31", "{100|-100}"),
    *_games("{90||30|-100}", "{|||0||0|-3}", "{|{|{|{|{|}}}}}"),
    *_games(*("{" * n + "|" + ("|}" * n)[1:] for n in (5, 9, 12))),
    *_games("{0,1,2,3,*,^|}", "{|0,-1,-2,*,*2,*3}", "{^,^^,*2,v,0,1|2}", "^ + v"),
    *_games("* + * + *2 + *2", "1 - 1 + 0", "^* - ^ + *"),
    *_games(*(" + ".join(["^", "*", "1/2", "{1|0}", "1", "v*"][:n]) for n in (5, 6))),
    *_games("{8|6||5|3|||2|1||0|-9}", BENT, *(f"{{{BENT}|{by}}}" for by in ("-300", "0", "*"))),
    *_games("{9|7||6|4|||3|1||-1|-8} + {16|0||-1|-20}"),
    *_games("-({9|7||6|4|||3|1||-1|-8} + {16|0||-1|-20})"),
    *_positions("nim", "15,8", "1,1,1,1,1", "2,3,4,5,1,2", "16"),
    *_positions("cutcake", "21x5", "32x33", "1x64", "33x2"),
    *_positions("hackenbush-string", "LRLRLRLRLRLRLRLRLR", "L" * 20, "LRLRR" * 7, "RRRRRRLLLLLLL"),
    *_positions("hackenbush-string", "LRRRRRRRRRRRRRRRR", "G" * 9),
    *(
        {"ruleset": ruleset, "position": text}
        for ruleset, texts in {
            "hackenbush": (
                *("1-0L 2-1R", "7-3R 0-7L 3-0G", "0-1L 1-1R", "0-2L 0-2R 0-2L 0-2G"),
                *("0-10L 10-12R 0-11G", "0-1G 1-2G 2-0G 2-3L 1-4R 4-5G"),
                *("0-1G 1-2L 1-0G", "0-1G 1-2R 0-2G 2-0G"),
                *("0-1G 1-2G 2-3G", "0-1G 1-2L 1-3G 0-4G"),
            ),
            "push": ("L.R.L.RL", "........", "RRRRLLLL", "....R...L"),
            "shove": ("L.R.L.RL", "........", "RRRRLLLL", "....R...L"),
            "run-over": ("L.R.L.RL", "........", "LLLLRRRR", "...R..LR."),
            "toads-and-frogs": (
                *("TT..FF.F", "T.T.T.FF", "TTT.FF.F", "........", "T.TFF", "T.TFTFF"),
                *("TT.FTFTFF", "TTT.TFF", "T...T.TFFF", "FTTTTT.F", "TTF.F.T", "...TFFFT."),
                "T.TFFFT.F",
            ),
            "domineering": (
                *("....", "..../....", ".../.../...", "....../......", "#", ".#../...."),
                *("../../../..", ".#../...#/.#.#", "#..../.....", "##../.#..", "##../...."),
                *("..../..../#..#", "....../#..#.."),
            ),
            "clobber": (
                *("LRLRLR", "LRLRLRLR", "LRLR/RLRL", "LR./.RL/L.R", "R.R./LRLL"),
                *("RRLLLR", ".RL/LRL/LRL"),
            ),
            "col": ("......", "..../....", "L...../.....R", "##L./....", "#.../#L.L", *_AROUND),
            "snort": (
                *("......", "..../....", "L...../.....R", "#.L.#", ".R...", ".#...", "#....#."),
                *("..L/...", "..../L...", "#.#/...", "..../.L..", "R...R.", "..R/L../.#."),
                *("#.....", "#.......", "#.#./R.RR", *_AROUND),
            ),
            "ski-jumps": (
                *("L....R", "L...../.....R", "./././.", "L.Rrr", "..../...R"),
                *(".R.../LL..R", "L..RR/L.L..", ".L./L.R/..R"),
                *("L/R/.", "L/r/.", "l/R/.", "L/L/.", "./R/L", "L./R./..", "L../R../..."),
                *("L../R../R../...", ".L/LR/..", "L../r.L/..R", "R.L/L.R/...", "LL./RR./..."),
                *("L/R/./R/.", "L./R./.L/R./..", "l../R../...", "L../L../...", "R../R../..."),
                *("L.R/R../.R.", "L.L/R.r/L..", "rL./LR./..."),
            ),
            "nim": ("1,1,2,3,1,1,2",),
            "cutcake": ("3x4+1x2", "1x2+2x1+5x3"),
        }.items()
        for text in texts
    ),
    # Where one variant has another value than each other one.
    *(
        asked
        for ruleset, texts in {
            "push": (".L", "LR"),
            "shove": ("RL",),
            "run-over": ("LL", "LRL", "L.LR", "RLRLR", "RRLRLLRL"),
            "ski-jumps": (".RllR", "L..RR/l.l.R"),
        }.items()
        for text, variant in product(texts, ALL_RULESETS[ruleset].variants)
        for asked in _positions(ruleset, text, variant=variant)
    ),
)
"""The ends of what is drawn, which are drawn too seldom otherwise."""

_OTHER_PLAYER = str.maketrans("LRlrTF", "RLrlFT")


def _of_the_other(asked: Values) -> Values:
    """The same with the players changed over."""
    if "game" in asked:
        return {"game": f"-({asked['game']})"}
    text, ruleset = str(asked["position"]), asked["ruleset"]
    if ruleset == "cutcake":
        turned = "+".join("x".join(cake.split("x")[::-1]) for cake in text.split("+"))
    elif ruleset == "domineering":
        turned = "/".join(map("".join, zip(*text.split("/"), strict=True)))
    elif ruleset in ("toads-and-frogs", "ski-jumps"):
        turned = "/".join(row[::-1] for row in text.translate(_OTHER_PLAYER).split("/"))
    else:
        turned = text.translate(_OTHER_PLAYER)
    return {**asked, "position": turned}


def value_at_ends() -> Iterator[Values]:
    known = [*VALUES, *map(_of_the_other, VALUES)]
    return iter({canonical(each): each for each in known}.values())


@st.composite
def value(draw: DrawFn, rulesets: tuple[str, ...]) -> Group:
    """A game, or a position of any ruleset; or of some rulesets, and no game."""
    if not rulesets and draw(st.booleans()):
        return [{"game": draw(_GAMES)}]
    ruleset = draw(st.sampled_from(rulesets or sorted(ALL_RULESETS)))
    variants = st.sampled_from([*ALL_RULESETS[ruleset].variants])
    position, named = draw(_position(ruleset)), draw(st.booleans())
    return [*_positions(ruleset, position, variant=draw(variants) if named else "")]


@st.composite
def compare(draw: DrawFn) -> Group:
    left, right = draw(_GAMES), draw(_GAMES)
    if draw(st.booleans()):
        # Close to each other, or equal in another form.
        less = draw(
            st.sampled_from(["", " + ^", " + *", " + v*", " + ^^*", " - tiny(1)", " + 1/64"])
        )
        right = f"-(-({left})){less}"
    return [{"left": left, "right": right}, {"left": right, "right": left}]


@st.composite
def score(draw: DrawFn) -> Group:
    variant = draw(st.sampled_from(list(DotsAndBoxes)))
    owned = variant is DotsAndBoxes.PRINTED
    boards = [(1, 1), (1, 2), (2, 1)] if owned else [(1, 1), (1, 2), (2, 1), (1, 3), (2, 2)]
    rows, columns = draw(st.sampled_from(boards))
    lines = _lines(rows, columns)
    # At most eight lines are left to draw: what is left decides how long an answer takes.
    fewest = max(0, len(lines) - (5 if owned else 8))
    words = draw(st.lists(st.sampled_from(lines), min_size=fewest, unique=True))
    if owned:
        words = [word + draw(st.sampled_from("AB")) for word in words]
    position = " ".join([f"{rows}x{columns}", *words])
    return [*_positions("dots-and-boxes", position, variant=variant)]


@st.composite
def loopy(draw: DrawFn) -> Group:
    piles = draw(st.lists(st.integers(1, 6), min_size=1, max_size=4).filter(lambda p: sum(p) < 13))
    variant = draw(st.sampled_from(list(FairShares)))
    return [*_positions("fair-shares", ",".join(map(str, piles)), variant=variant)]


MOST_FORMS = 300
"""Positions of a game that is asked as a graph."""


def _as_graph(text: str) -> Iterator[Values]:
    """Yield the game as a graph of its positions, if there are not too many."""
    positions = [*islice(subpositions(read(text, max_birthday=10_000)), MOST_FORMS)]
    name = {G: f"x{n}" for n, G in enumerate(positions)}
    if all(X in name for G in positions for X in (*G.left, *G.right)):
        left: list[Json] = [[name[G], name[X]] for G in positions for X in G.left]
        right: list[Json] = [[name[G], name[X]] for G in positions for X in G.right]
        yield {"left": left, "right": right, "position": name[positions[0]]}


@st.composite
def graph(draw: DrawFn) -> Group:
    if draw(st.booleans()):
        return [*_as_graph(draw(_GAMES))]
    known = draw(names(7) | names(11))
    n = len(known)
    # Moves go to later names, so that play ends; a move may stand twice.
    pairs = [(a, b) for a in range(n) for b in range(a + 1, n)]
    moves = st.lists(st.sampled_from(pairs), max_size=draw(st.sampled_from([4, 8, 16])))
    left, right = ([[known[a], known[b]] for a, b in draw(moves)] for _ in range(2))
    return [{"left": left, "right": right, "position": position} for position in known[:2]]


_UNITS = st.sampled_from(["^", "1", "1/2", "{1|0}", "^*", "^^", "tiny(1)", "2"])
_FEW = st.one_of(_TREES, st.sampled_from(["*", "{1|-1}", "{2|0}", "^", "1/2", "{3|1||-2}"]))


_TINY_TREES = st.recursive(
    st.sampled_from(["0", "0", "*", "1", "-1", "^", "1/2"]), _braces, max_leaves=3
)


_ENDS = st.builds("{}{}".format, st.integers(-5, 9), st.sampled_from(["", "", "^", "v", "*", "^*"]))
_CLOSE_OPTIONS = st.recursive(
    # Options that are infinitesimally close, or reversible but for an infinitesimal.
    _ENDS | st.builds("{{{}|{}}}".format, _ENDS, _ENDS),
    lambda inner: st.builds(
        "{{{}|{}}}".format, *[st.lists(inner, min_size=1, max_size=3).map(",".join)] * 2
    ),
    max_leaves=7,
)


@st.composite
def operation(draw: DrawFn, wanted: tuple[str, ...]) -> Group:
    operation = draw(st.sampled_from(sorted({*wanted} & {*OPERATIONS}) or sorted(OPERATIONS)))
    games = [draw(_FEW) for _ in range(OPERATIONS[operation][0] or draw(st.integers(1, 3)))]
    if operation == "reduce":
        games = [draw(_CLOSE_OPTIONS)]
    if operation in ("conjunctive-sum", "selective-sum"):
        # Of large games nearly everything would be an option.
        games = draw(st.lists(_TINY_TREES, min_size=1, max_size=4))
    if operation in ("heat", "overheat", "norton"):
        games[1] = draw(_UNITS)
    if operation == "cool":
        games[1] = draw(st.sampled_from(["0", "1/2", "1", "3/4", "2"]))
    return [{"operation": operation, "games": list(games)}]


def graph_at_ends() -> Iterator[Values]:
    for asked in (*value_at_ends(), {"game": "33554433/33554432"}):
        if isinstance(text := asked.get("game"), str):
            yield from _as_graph(text)
    for moves in mistakable():
        for x in ("s", "a") if moves[1:] else sorted({"a", *moves[0]}):
            for one, other in ((moves, []), ([], moves), (moves, moves[1:])):
                yield {"left": [*one], "right": [*other], "position": x}
    for n, sides in product((1, 2, 9, 20, 40, 70), ("left", "right", "both", "in turn")):
        chain: list[Json] = [[f"{m + 1}", f"{m}"] for m in range(n)]
        left, right = (
            (chain[::2], chain[1::2])
            if sides == "in turn"
            else ([] if sides == other else chain for other in ("right", "left"))
        )
        yield from ({"left": left, "right": right, "position": x} for x in (f"{n}", "0", "?"))


_LONG = "{9,{16|8}||7|5,{4|1}|||{2,{3|1}|0}||-1,{0|-3}|-9}"
"""A game that stays long when it is cooled, frozen, heated or reduced."""

_HEATED = (
    "{3/4||-3/4,{7/4|-13/4}|-23/4}",
    "{3/2,{3,{9/2|3/2}|0,{3/2|-3/2}}|-3/2,{0|-7}}",
    "{9/4||3/4|-9/4,{-3/4|-15/4}|||{3/4||-3/4|-15/4,{-9/4|-21/4}"
    "|||-17/4||-23/4|-35/4,{-29/4|-41/4}}}",
)
"""Infinitesimals with long names, heated by 3/2, -3/4 added to some: frozen they are long again."""

_HOTTER = ("{33|-20}", "{{70|40*}|-30,-30*}")
"""Hotter than the others, and frozen not only a number."""

_CLOSE = ("{{5|^},1|0}", "{2^|*}", "{{3*|1^}||-1*,{v|-4}}")
"""Hot, and reduced something else: by what is Inf-reversible, or in options of options too."""

_FORMS = ("{0,-1|1,2}", "{0,*|*,1}", "{1,0|-1,0}", "{*,^|v,0}", "{2,1|1,0}")
"""Games as they are written, with two options of each player."""

_REVERSIBLE = (
    *("{{5|^},1|0}", "{{6|0},2|-1}", "{3,{9|3*}|0}", "{{4|1},{3|2}|-2}", "{{7|{2|1}},3|-4}"),
    *("{{5|1^},{4|1}|-1}", "{2,2^,2*|*}", "{1,1*|-1,-1*}", "{3^,3|1,{1|-7}}", "{{3|1},{3*|1}||-2}"),
)
"""Hot games with options that are reversible, or close to one another."""

_BY = ("0", "1/1024", "1/2", "1", "5", "20", "-1", "*", "^", "{1|0}")


def _of_several() -> Iterator[list[str]]:
    """Games for an operation that takes any number of them."""
    yield from (["1"] * n for n in (7, 9, 17, 33))
    for n in range(1, 7):
        games = ["1", "^", "{1|0}", "*", "{0|-1}", "2"][:n]
        for own in (games, ["{0|-1}"] * n, ["3"] * n, ["*", "1", "^", "*2", "-1", "v"][:n]):
            yield [*own[1:], own[0]]
        yield [*["3"] * n, "1"]
        # Each of several is the one that is unlike the others, the last one too.
        yield from (["1"] * k + ["-1"] + ["1"] * (n - k - 1) for k in range(n if n > 3 else 0))


def _operated() -> Iterator[tuple[str, Iterable[str]]]:
    few = ("0", "3", "-2", "{4|-4}", "{{9|3}|{-3|-9}}", "{-1|-8||-9|-16}", _LONG, f"-({_LONG})")
    several: Mapping[int, tuple[str, ...]] = {1: ("",), 2: _BY}
    for operation, (number, _, _) in OPERATIONS.items():
        for game, by in product(few, several.get(number, ("1", "^", "{2|1}"))):
            # Some are a minute's work for who makes the sums as they are written.
            if operation != "norton" or len(game) <= 6 or by not in ("1/1024", "20"):
                rest = ["1", by] if number == 3 else [by]
                yield operation, [game, *rest][: number or None]
        for game in ("^", "2", "{2|1}", "-7/2 + ^*", *[_LONG] * (number == 0)):
            yield operation, [game] * (number or 2)
        if number == 0:
            yield from ((operation, games) for games in _of_several())
    # By what is negative; and frozen where the game is hardly hot.
    for game, by in product((*few, "^", "{2||1|0}", "{1|0}"), ("-1", "-1/2", "v", "-2")):
        yield from (("heat", [game, by]), ("overheat", [game, "1", by]))
    for text in ("{1/2|0}", "{1/2|1/4}", "{1|3/4}", "{1/4|-1/4}", "{0|-1/8}", "{1/4||0|-1}"):
        yield from product(("freeze", "reduce"), _both(text))
    combined = ("ordinal-sum", "conjunctive-sum", "selective-sum")
    for operation, *games in product(combined, _FORMS, ("*2", "{1,*|-1,*}", "{2|*}")):
        yield operation, games
    yield from product(["reduce"], _both(*_REVERSIBLE))
    for text in (*_HEATED, *(f"-({text})" for text in _HEATED)):
        yield from (("freeze", [text]), ("cool", [text, "3/2"]))
    yield from (*product(["freeze"], _both(*_HOTTER)), *product(["reduce"], _both(*_CLOSE)))
    for form in ("{1|1,2}", "{0,-1|^}", "{^,0|*}", "1 - 1", "{{2|1}|}", "{1|-1} + {1|-1}"):
        yield from (("ordinal-sum", [form, game]) for game in ("1", "*", "{1|-1}"))
        yield "negative", [f"-({form})"]


def _both(*texts: str) -> Iterator[list[str]]:
    """Each game, and its negative."""
    yield from ([each] for text in texts for each in (text, f"-({text})"))


def operation_at_ends() -> Iterator[Values]:
    yield from ({"operation": operation, "games": [*games]} for operation, games in _operated())


def compare_at_ends() -> Iterator[Values]:
    near = [("1/1125899906842624", "0")]
    # No float of 24, 53, 64 or 113 bits tells these apart.
    near += [(f"{2**n + 1}/{2**n}", "1") for n in (25, 54, 65, 114)]
    near += [("1/4096", "0"), ("-3/4096", "-1/1024"), ("2049/4096", "1/2"), ("-5/8", "-3/4")]
    near += [("120", "121"), ("-120", "-119"), ("65/64", "1"), ("*9", "*8"), ("^<2>", "^<3>")]
    near += [
        ("^", "1/1024"),
        ("tiny(1)", "tiny(2)"),
        ("^", "tiny(1)"),
        ("{9|-9}", "9"),
        ("^*", "0"),
    ]
    four = "^ + * + 1/2 + {2|1}"
    near += [(f"{four} + {game}", four) for game in ("1", "-1", "^", "v", "*", "{1|0}", "{1|-1}")]
    for a, b in near:
        turned = f"-({a})"
        pairs = (a, b), (b, a), (turned, f"-({b})"), (turned, turned), (f"{a} + *", f"{b} + *")
        yield from ({"left": left, "right": right} for left, right in pairs)


CHAINS = (
    ("2x3", "1.3-2.3 1.2-2.2 0.1-0.2 0.2-1.2 1.0-1.1 2.0-2.1 1.1-1.2"),
    ("3x2", "2.2-3.2 2.1-2.2 1.1-2.1 1.0-2.0 0.2-1.2 0.1-1.1"),
    ("2x3", "1.2-2.2 1.1-2.1 0.0-1.0 0.3-1.3 0.2-1.2 0.1-0.2"),
    ("2x4", "1.0-2.0 0.0-1.0 1.3-2.3 1.0-1.1 1.2-1.3"),
    ("2x4", "1.0-1.1 0.4-1.4 1.2-2.2 0.1-0.2 0.1-1.1 1.0-2.0 2.1-2.2"),
)
"""Boards and the lines left over, where the best line leaves a box that could be taken."""


def _lines(rows: int, columns: int, around: bool = False) -> list[str]:
    """All lines of a board, or those around it."""
    heights, widths = (range(0, n + 1, n if around else 1) for n in (rows, columns))
    across = [f"{i}.{j}-{i}.{j + 1}" for i in heights for j in range(columns)]
    return across + [f"{i}.{j}-{i + 1}.{j}" for i in range(rows) for j in widths]


AREAS = (
    "1x3 0.0-0.1A 0.0-1.0A 0.1-0.2A 0.2-0.3A 0.2-1.2B 0.3-1.3A 1.1-1.2A 1.2-1.3A",
    "2x2 0.0-0.1A 0.0-1.0A 0.1-0.2A 0.1-1.1B 0.2-1.2A 1.0-1.1B 1.1-2.1B 1.2-2.2A 2.0-2.1A 2.1-2.2A",
    "2x3 0.0-0.1A 0.0-1.0A 0.1-0.2A 0.2-0.3B 0.2-1.2A 1.0-1.1A 1.0-2.0A 1.1-1.2B 1.1-2.1B "
    "1.2-1.3B 1.2-2.2A 2.0-2.1A 2.1-2.2A",
    # One line is missing around three boxes, or two, or four with a line between.
    *(
        " ".join([f"{rows}x{columns}", *(f"{line}A" for line in around if line != last), within])
        for rows, columns, within in (
            *((1, 3, ""), (1, 3, "0.1-1.1B"), (1, 2, ""), (2, 1, ""), (2, 2, "0.1-1.1A")),
            (2, 2, "0.1-1.1B"),
        )
        for around in [_lines(rows, columns, around=True)]
        for last in around
    ),
    # One of the nine boxes that the last line closes around is the other's already.
    "3x3 0.1-0.2A 0.2-0.3A 0.0-1.0A 1.0-2.0A 2.0-3.0A 0.3-1.3A 1.3-2.3A 2.3-3.3A 3.0-3.1A "
    "3.1-3.2A 3.2-3.3A 1.1-1.2B 2.1-2.2B 1.1-2.1B 1.2-2.2B 0.1-1.1B 0.2-1.2B 2.1-3.1B 2.2-3.2B "
    "1.0-1.1B 2.0-2.1B 1.2-1.3B 2.2-2.3B",
)
"""Positions of the printed rules with areas of several boxes that one line closes."""


JOINED = (
    *("0.1-0.0 1.10-1.11", "0.10-0.11 0.1-1.1", "0.1-0.0 1.10-0.10", "0.10-0.11 0.0-1.0"),
    *("1.1-1.0 1.10-1.11", "1.11-0.11 0.1-1.1", "1.1-1.0 1.10-0.10", "1.11-0.11 0.0-1.0"),
)
"""Two lines and two others that are one text when their digits are joined."""


def score_at_ends() -> Iterator[Values]:
    dots = partial(_positions, "dots-and-boxes")
    either = {"-".join(sorted(word.split("-"))) for words in JOINED for word in words.split()}
    rest = [line for n, line in enumerate(_lines(1, 11)) if n % 7 and line not in either]
    yield from dots(*(" ".join(["1x11", words, *rest]) for words in JOINED))
    for size, left in CHAINS:
        rows, columns = map(int, size.split("x"))
        drawn = [line for line in _lines(rows, columns) if line not in left.split()]
        for variant in ("standard", "no-extra-turn"):
            yield from dots(" ".join([size, *drawn]), variant=variant)
    yield from dots(*AREAS, variant=DotsAndBoxes.PRINTED)
    for rows, columns in ((1, 1), (1, 5), (2, 3), (3, 2), (6, 1), (3, 3), (2, 5), (1, 9)):
        lines = _lines(rows, columns)
        for left_over, variant in product((0, 1, 2, 4, 7), ("", *DotsAndBoxes)):
            owned = variant == DotsAndBoxes.PRINTED
            if owned and left_over > 4:
                continue
            # Every other line the other way round, and those left over not side by side.
            drawn = [line for n, line in enumerate(lines) if 5 * n % len(lines) >= left_over]
            words = [w if n % 2 else "-".join(w.split("-")[::-1]) for n, w in enumerate(drawn)]
            for owners in ("AB", "BB", "A") if owned else ("",):
                named = [w + (owners and owners[n % len(owners)]) for n, w in enumerate(words)]
                yield from dots(" ".join([f"{rows}x{columns}", *named]), variant=variant)


def loopy_at_ends() -> Iterator[Values]:
    piles = (
        *(f"{n}" for n in range(1, 17)),
        *(",".join(["1"] * n) for n in (2, 3, 9, 12)),
        *("1,2,3,4,5", "2,3,4,5,6", "1,2,3,4,5,6", "1,2,3,4,6,8"),
        *("1,12", "2,11", "1,13", "3,11", "1,14", "4,11"),
        *("9,4", "5,5,4", "1,1,1,2,3,4", "6,5,1,1", "2,2,2,2,2,2", "1,3,2,1,3,3", "7,7", "12,1,1"),
    )
    for position, variant in product(piles, ("", *FairShares)):
        if variant in ("", FairShares.STANDARD) or sum(map(int, position.split(","))) < 13:
            yield from _positions("fair-shares", position, variant=variant)


thermograph = incentives = value
thermograph_at_ends = incentives_at_ends = value_at_ends
