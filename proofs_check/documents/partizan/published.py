"""Which questions about `partizan` are published: what the document prints, and small ones."""

from collections.abc import Callable, Iterator, Mapping
from itertools import combinations, combinations_with_replacement, product

from proofs_check.core.evidence import Json
from proofs_check.documents.partizan.systems import OPERATIONS
from proofs_check.methods.printed import Row, printed_rows
from proofs_check.oracle.questions import Question
from reference.errors import InvalidInput
from reference.partizan import RULESETS, DotsAndBoxes, FairShares, Order, born_by, read, show

FORMS = (
    *("{|}", "{0|0}", "{1|1}", "{0,*|0}", "{*,^|0,^}", "{-1|1}", "{1|-1}", "{2|-1}", "{1||0|-1}"),
    *("{0||0|-1}", "{0,*,*2,*4|0,*,*2,*4}", "{0||||0|||0||0|-2}", "{1/2|}", "{-3|1}", "{1|31/8}"),
    *("^", "v", "^*", "^^", "^^*", "vv*", "*2", "*3", "* + *2", "^ + ^*", "1/2 + 1 - 2", "3/4"),
    *("{1|^^||^}", "{1|^^^||^}", "{1|^||v|-1}", "tiny(1)", "miny(2)", "{2|0} + {1|-1}"),
    *("-{3|{1|0}}", "{{4|1}|-2}", "{3|1||0|-2}", "5^"),
)


WRITTEN = (
    *("(1 + *) - ^", "+-1", "+-{2|1}", "2 - 1", "1 - (+-1)", "3.^", "2.(^*)", "^[3]", "^<3>"),
    *("v<2>", "^[2]*", "v3", "v3*2", "2 - 1^", "1 - 1/2v*", "1 + ^", "1/2 + ^3*2", "{1|||2||3|4}"),
    *("Tiny(2)", "Miny({3|1})", "{{5|0},{4|1}|-3}", "{{5|4},{9|0}|{1|-2},{7|-9}}", "{2||1|-20}"),
    *("{3|^,{1|-1}||v}", "{^4|v4}", "{^3,*2|0}", "{^^||vv|v3}", "{*2,^|*2,v}", "{v3|vv}"),
)
"""Games written in each way there is, and such as have walls that bend and weights of all kinds."""


POSITIONS: Mapping[str, tuple[str, ...]] = {
    "hackenbush": (
        *("0-1L", "0-1R", "0-1G", "0-1L 1-2R", "0-1L 1-2R 1-3G", "0-1G 1-2L", "0-1L 0-2R"),
        *("0-1L 0-1R", "0-1G 1-2G 2-0G", "0-1L 1-2L 2-0R", "0-0L", "0-1R 1-2G 1-2L"),
    ),
    "hackenbush-string": tuple(
        "".join(word) for n in (1, 2, 3) for word in product("LRG", repeat=n)
    ),
    "cutcake": tuple(f"{a}x{b}" for a, b in product(range(1, 6), repeat=2)),
    "push": tuple("".join(row) for n in (1, 2, 3) for row in product("LR.", repeat=n)),
    "shove": tuple("".join(row) for n in (1, 2, 3) for row in product("LR.", repeat=n)),
    "run-over": tuple("".join(row) for n in (1, 2, 3) for row in product("LR.", repeat=n)),
    "ski-jumps": (
        *(".l/R.", "L.r/..R", "L.", ".R", "L..", "L..R", "L../..R", ".L./R..", "L..../....R"),
        "L/./R",
    ),
    "nim": tuple(
        ",".join(map(str, piles))
        for n in (1, 2, 3)
        for piles in combinations_with_replacement(range(1, 4), n)
    ),
    "toads-and-frogs": (
        *("T.", "TF.", "T.F", "TF", "T..F", "TT.F", "T.FF", "TT.FF", "T.F.", "TF..TF", "TT..FF"),
        *("T.TF.F",),
    ),
}


def _equations() -> Iterator[tuple[Row, str, str]]:
    """The printed equations whose sides are games as they are written here."""
    for row in printed_rows("partizan", "equations"):
        try:
            read(row["left"])
            read(row["right"])
        except InvalidInput:
            continue  # a side that the text names by a letter
        if row["relation"] in set(Order):
            yield row, row["left"], row["right"]


def _at(ruleset: str, position: str, variant: str = "") -> Question:
    """A question about a position, under the default rules or a variant."""
    more: dict[str, Json] = {"variant": variant} if variant else {}
    return Question({"ruleset": ruleset, "position": position, **more})


def _value() -> Iterator[Question]:
    born = sorted((show(G) for G in born_by(2)), key=lambda text: (len(text), text))
    for game in [*born, *FORMS, *WRITTEN, *(f"{n}/{d}" for d in (2, 4, 8) for n in (-3, 1, 5))]:
        yield Question({"game": game})
    yield from (_at(ruleset, each) for ruleset, known in POSITIONS.items() for each in known)
    for ruleset in ("push", "shove", "run-over"):
        for variant, position in product(RULESETS[ruleset].variants, ("LR", ".LR", "RL.", "R.L")):
            yield _at(ruleset, position, variant.value)
    boards = {
        "domineering": (".", "..", "../..", ".../...", "..#/..."),
        "col": ("...", "../..", ".L./R.."),
        "snort": ("...", "../..", ".L./R.."),
        "clobber": ("LR", "LRL", "LR/RL", "LRLR"),
    }
    for ruleset, found in boards.items():
        yield from (_at(ruleset, board) for board in found)
    for position in ("L..R", "L../..R", ".L./R.."):
        for name in ("standard", "no-jumps", "no-jumps-leaving"):
            yield _at("ski-jumps", position, name)


def _compare() -> Iterator[Question]:
    for number, (row, left, right) in enumerate(_equations(), start=1):
        yield Question(
            {"left": left, "right": right},
            f"{row['claim']}.{number}",
            row["place"],
            {"order": row["relation"]},
        )
    born = sorted((show(G) for G in born_by(2)), key=lambda text: (len(text), text))
    for left, right in product(born, repeat=2):
        yield Question({"left": left, "right": right})


def _score() -> Iterator[Question]:
    lines = ("0.0-0.1", "0.0-1.0", "1.0-1.1", "0.1-1.1")
    boards = [
        f"1x1 {' '.join(drawn)}".strip() for n in range(5) for drawn in combinations(lines, n)
    ]
    boards += ["1x2", "2x1", "1x3", "2x2", "2x2 0.0-0.1 1.1-1.2", "1x4 0.0-0.1 0.2-1.2"]
    boards += [f"1x2 {line}" for line in ("0.0-0.1", "0.1-1.1", "0.0-1.0", "0.1-0.2")]
    for position, variant in product(boards, ("", DotsAndBoxes.NO_EXTRA_TURN.value)):
        yield _at("dots-and-boxes", position, variant)
    for position in ("1x1", "1x2", "1x1 0.0-0.1A", "1x1 0.0-0.1A 0.0-1.0B", "1x2 0.1-1.1B"):
        yield _at("dots-and-boxes", position, DotsAndBoxes.PRINTED.value)


def _partitions(total: int, most: int) -> Iterator[list[int]]:
    """Ascending lists of positive integers with this sum, none above `most`."""
    if total == 0:
        yield []
    for largest in range(1, min(total, most) + 1):
        for rest in _partitions(total - largest, largest):
            yield [*rest, largest]


def _loopy() -> Iterator[Question]:
    for coins in range(1, 9):
        for piles in _partitions(coins, coins):
            position = ",".join(map(str, piles))
            for variant in ("", *(FairShares if coins < 7 else ())):
                yield _at("fair-shares", position, str(variant))
    yield _at("fair-shares", "3,3,5")


SHORT = ("0", "1/2", "*", "^", "{1|-1}", "{3|1||-2}", "{2^|*}", "{1||0|-1}", "{4|-2}", "^<2>")


def _graph() -> Iterator[Question]:
    sides: tuple[tuple[list[Json], list[Json]], ...] = (
        ([], []),
        ([["a", "b"]], []),
        ([["a", "b"]], [["a", "c"], ["c", "b"]]),
        ([["a", "b"], ["b", "c"]], [["a", "c"]]),
        ([["a", "b"], ["a", "c"], ["c", "d"]], [["b", "d"], ["c", "d"]]),
    )
    for (left, right), position in product(sides, "abc"):
        yield Question({"left": left, "right": right, "position": position})


def _of_games() -> Iterator[Question]:
    for game in (*SHORT, *WRITTEN):
        yield Question({"game": game})
    for ruleset, position in (("domineering", ".../..."), ("snort", "..."), ("clobber", "LR/RL")):
        yield _at(ruleset, position)


def _operation() -> Iterator[Question]:
    for game in WRITTEN:
        yield Question({"operation": "reduce", "games": [game]})
        yield Question({"operation": "sum", "games": [game, "{1|0}", "-1"]})
    for operation, game in product(("ordinal-sum", "norton", "overheat"), SHORT):
        others: list[Json] = ["{2|1}"] * (OPERATIONS[operation][0] - 1)
        yield Question({"operation": operation, "games": [game, *others]})
    for operation, (number, _, _) in OPERATIONS.items():
        for game in SHORT:
            rest: list[Json] = ["1"] * (max(number, 1) - 1)
            yield Question({"operation": operation, "games": [game, *rest]})


PUBLISHED: Mapping[str, Callable[[], Iterator[Question]]] = {
    "partizan.value": _value,
    "partizan.graph": _graph,
    "partizan.thermograph": _of_games,
    "partizan.incentives": _of_games,
    "partizan.operation": _operation,
    "partizan.compare": _compare,
    "partizan.score": _score,
    "partizan.loopy": _loopy,
}
"""For each system, what yields its questions."""
