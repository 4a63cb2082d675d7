"""Questions about `partizan`: at the ends of what may be asked, and drawn."""

from collections.abc import Callable, Iterable, Iterator, Mapping
from functools import partial
from itertools import accumulate, islice, product
from random import Random

from proofs_check.core.evidence import Json, canonical
from proofs_check.documents.partizan.systems import ALL_RULESETS, OPERATIONS
from proofs_check.oracle.draws import Group, any_of, by_chance, mistakable, names, shuffled
from proofs_check.oracle.questions import Values
from reference.partizan import DotsAndBoxes, FairShares, read, subpositions

_NAMES = (
    ("0", "1", "-1", "2", "-2", "1/2", "-1/2", "3/4", "3"),
    ("*", "*2", "^", "v", "^*", "^^", "vv*", "*3", "*4", "*7", "^^^", "tiny(1)", "miny(2)"),
    ("*", "*2", "^", "v", "^*"),
    ("15", "-16", "63", "-64", "127", "128", "1/16", "-1/64", "1/1024", "31/8", "-5/8", "17/2"),
)
"""Small numbers, infinitesimals, the most usual ones of them, and large or fine numbers."""


def _name(random: Random) -> str:
    return random.choice(random.choice(_NAMES))


Draw = Callable[[Random], str]


def _braced(random: Random, drawn: Draw, depth: int, least: int = 0, most: int = 2) -> str:
    """What is drawn so, in braces as deep, with so many options on each side."""
    if depth == 0 or by_chance(random, 1 / 4):
        return drawn(random)
    left, right = (
        ",".join(
            _braced(random, drawn, depth - 1, least, most)
            for _ in range(random.randint(least, most))
        )
        for _ in "LR"
    )
    return f"{{{left}|{right}}}"


def _tree(random: Random) -> str:
    return _braced(random, _name, 2)


def _sum(random: Random) -> str:
    return " + ".join(_name(random) for _ in range(random.randint(2, 4))).replace("+ -", "- ")


def _switches(random: Random) -> str:
    a, b, c = any_of(random, range(7), 3, 3)
    return f"{{{a}|{b}}} + {{{c}|-{a}}}"


_ARROWS = ("^", "^^", "^3", "^4", "v", "vv", "v3", "v4", "^*", "^^*", "vv*", "0", "*", "*2", "^<2>")
_WEIGHED = (
    # All small ones, whose atomic weights are of any kind, and infinitesimal ones with threats.
    *("{{{}|{}}}", "{{{}||{}|{}}}", "{{{n}|{}||{}}}", "{{{}||{}|-{n}}}"),
    *("{{{0},{1}|{2}}} + {0}", "{{3|{0},{{1|-1}}||{1}}}", "{{{0}||{1},{{1|-1}}|-3}}"),
)


def _weighed(random: Random) -> str:
    arrows = any_of(random, _ARROWS, 3, 3)
    return random.choice(_WEIGHED).format(*arrows, n=random.choice(("1/2", "1", "5")))


def _hot(random: Random) -> str:
    """A threat that is hotter than the game: its walls bend above where the game is frozen."""
    a, b, c = any_of(random, range(10), 3, 3)
    p, q, r, s = any_of(random, range(1, 41), 4, 4)
    large = random.randint(10, 40)
    forms = f"{a}||{b}|-{large}", f"{large}|{a}||{b}|-{c}", f"{p}/8|{q}||-{r}/16|-{s}"
    return f"{{{random.choice(forms)}}}"


def _stairs(random: Random) -> str:
    """Options of which each is best at some temperatures: the walls have corners, all matter."""
    stops = [*accumulate(any_of(random, range(1, 5), 3, 6))]
    means = [stops[-1] + random.randint(0, 2)]
    while len(means) < len(stops):
        means.append(means[-1] + random.randint(1, 3))
    options = ",".join(f"{{{2 * m - x}|{x}}}" for x, m in zip(stops, means[::-1], strict=True))
    text = f"{{{options}|-{random.randint(0, 40)}}}"
    return random.choice([text, f"-({text})"])


def _deep(random: Random) -> str:
    return _braced(random, _name, 3)


_KINDS = (_tree, _tree, _sum, _switches, _hot, _deep, _weighed, _stairs)


def _game(random: Random) -> str:
    return random.choice(_KINDS)(random)


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


def _rows(random: Random, squares: str, length: int, rows: int) -> list[list[str]]:
    return [random.choices(squares, k=length) for _ in range(rows)]


def _position(random: Random, ruleset: str) -> str:
    if ruleset in _LETTERS:
        most = random.choice([5, 7, 9 if ruleset != "hackenbush-string" else 20])
        return "".join(any_of(random, _LETTERS[ruleset], 1, most))
    if ruleset == "cutcake":
        sides = (random.randint(*random.choice([(1, 8), (9, 33)])) for _ in range(2))
        small = any_of(random, ["1x1", "2x1", "1x3", "2x5", "3x3", "4x7"], 0, 3)
        return "+".join(["x".join(map(str, sides)), *(small if by_chance(random) else ())])
    if ruleset == "nim":
        # Whoever has no name for *n writes it in 2^n braces.
        piles = range(random.choice([6, 8]))
        return ",".join(map(str, any_of(random, piles, 1, random.randint(1, 7))))
    if ruleset in _SQUARES:
        length, most = random.choice([(1, 3), (2, 3), (3, 3), (4, 2), (6, 1), (8, 1)])
        board = _rows(random, _SQUARES[ruleset], length, random.randint(1, most))
        return "/".join(map("".join, board))
    if ruleset == "ski-jumps":
        length, rows = random.randint(1, 4), random.choice([1, 2, 3, 3, 4])
        slope = _rows(random, "LR..", length, rows)
        if rows > 2 and by_chance(random):
            # Somebody is jumped over, or nearly so: by whom, over whom, onto what.
            column = random.randrange(length)
            for own, skier in zip(slope, random.choice(_JUMPS), strict=False):
                own[column] = skier
        return "/".join(map("".join, slope))
    dots = random.randint(1, 6)
    pairs = [(random.randrange(dot), dot) for dot in range(1, dots + 1)]
    # Circles, lines beside each other, and such as end where they begin.
    more = random.randint(0, random.choice([0, 1, 2]))
    pairs += [(random.randint(0, dots), random.randint(0, dots)) for _ in range(more)]
    name = random.choice([[*range(dots + 1)], [0, *range(dots + 3, 3, -1)]])
    edges = [f"{name[a]}-{name[b]}{random.choice('LRG')}" for a, b in pairs]
    if by_chance(random):
        edges = [f"{word[2:-1]}-{word[0]}{word[-1]}" if len(word) == 4 else word for word in edges]
    return " ".join(shuffled(random, edges))


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


def value(random: Random, rulesets: tuple[str, ...]) -> Group:
    """A game, or a position of any ruleset; or of some rulesets, and no game."""
    if not rulesets and by_chance(random):
        return [{"game": _game(random)}]
    ruleset = random.choice(rulesets or sorted(ALL_RULESETS))
    variant = random.choice([*ALL_RULESETS[ruleset].variants]) if by_chance(random) else ""
    return [*_positions(ruleset, _position(random, ruleset), variant=variant)]


def compare(random: Random) -> Group:
    left, right = _game(random), _game(random)
    if by_chance(random):
        # Close to each other, or equal in another form.
        less = random.choice(["", " + ^", " + *", " + v*", " + ^^*", " - tiny(1)", " + 1/64"])
        right = f"-(-({left})){less}"
    return [{"left": left, "right": right}, {"left": right, "right": left}]


def score(random: Random) -> Group:
    variant = random.choice(list(DotsAndBoxes))
    owned = variant is DotsAndBoxes.PRINTED
    boards = [(1, 1), (1, 2), (2, 1)] if owned else [(1, 1), (1, 2), (2, 1), (1, 3), (2, 2)]
    rows, columns = random.choice(boards)
    lines = _lines(rows, columns)
    # At most eight lines are left to draw: what is left decides how long an answer takes.
    fewest = max(0, len(lines) - (5 if owned else 8))
    words = random.sample(lines, random.randint(fewest, len(lines)))
    if owned:
        words = [word + random.choice("AB") for word in words]
    position = " ".join([f"{rows}x{columns}", *words])
    return [*_positions("dots-and-boxes", position, variant=variant)]


def loopy(random: Random) -> Group:
    piles = any_of(random, range(1, 7), 1, 4)
    while sum(piles) > 12:
        piles.pop()
    variant = random.choice(list(FairShares))
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


def graph(random: Random) -> Group:
    if by_chance(random):
        return [*_as_graph(_game(random))]
    known = names(random, random.choice([7, 11]))
    n = len(known)
    # Moves go to later names, so that play ends; a move may stand twice.
    pairs = [(a, b) for a in range(n) for b in range(a + 1, n)]
    left, right = (
        [[known[a], known[b]] for a, b in any_of(random, pairs, 0, random.choice([4, 8, 16]))]
        for _ in range(2)
    )
    return [{"left": [*left], "right": [*right], "position": position} for position in known[:2]]


_UNITS = ("^", "1", "1/2", "{1|0}", "^*", "^^", "tiny(1)", "2")
_FEW = ("*", "{1|-1}", "{2|0}", "^", "1/2", "{3|1||-2}")


def _small(random: Random) -> str:
    """Of large games nearly everything would be an option of a sum."""
    small = ("0", "0", "*", "1", "-1", "^", "1/2")
    return _braced(random, lambda random: random.choice(small), random.randint(0, 2))


def _close_options(random: Random) -> str:
    """Options that are infinitesimally close, or reversible but for an infinitesimal."""

    def ends(random: Random) -> str:
        a, b = (f"{random.randint(-5, 9)}{random.choice(_CLOSE_BY)}" for _ in range(2))
        return random.choice([a, f"{{{a}|{b}}}"])

    return _braced(random, ends, 2, 1, 3)


_CLOSE_BY = ("", "", "^", "v", "*", "^*")


def operation(random: Random, wanted: tuple[str, ...]) -> Group:
    operation = random.choice(sorted({*wanted} & {*OPERATIONS}) or sorted(OPERATIONS))
    number = OPERATIONS[operation][0] or random.randint(1, 3)
    games = [random.choice([_tree(random), random.choice(_FEW)]) for _ in range(number)]
    if operation == "reduce":
        games = [_close_options(random)]
    if operation in ("conjunctive-sum", "selective-sum"):
        games = [_small(random) for _ in range(random.randint(1, 4))]
    if operation in ("heat", "overheat", "norton"):
        games[1] = random.choice(_UNITS)
    if operation == "cool":
        games[1] = random.choice(["0", "1/2", "1", "3/4", "2"])
    return [{"operation": operation, "games": [*games]}]


def graph_at_ends() -> Iterator[Values]:
    for asked in (*value_at_ends(), {"game": "33554433/33554432"}, {"game": "{^3|v3}"}):
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
