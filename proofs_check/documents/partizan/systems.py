"""The systems of `partizan`."""

from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass
from enum import StrEnum
from fractions import Fraction
from functools import reduce
from sys import maxsize
from typing import Any

import reference.partizan as ref
from proofs_check.core.evidence import Json
from proofs_check.documents.partizan.engine import forget, mast, value as fast_value, weight
from proofs_check.oracle.kinds import (
    Choice,
    Integer,
    Kind,
    ListOf,
    Nullable,
    Rational,
    SetOf,
    Text,
    Tuple,
    exact,
    read_text,
)
from proofs_check.oracle.system import Answer, Field, Notation, Part, Readings, System
from reference.errors import InvalidInput
from reference.partizan import operations
from reference.partizan.graphs import graph_game
from reference.partizan.notation import name as printed_name

ALL_RULESETS: Mapping[str, ref.Ruleset[Any]] = {**ref.RULESETS, **ref.FIELD}

GAME = "a game such as {0|*}, {1||0|-1}, 3/4, *2, ^^*, v or a sum of these"
POSITION = "a position in the ruleset's notation"
VARIANT = "one of the ruleset's variants"


@dataclass(frozen=True)
class GamesText(ListOf):
    """Games, in any order."""

    def read(self, value: Json, name: str) -> Any:
        return frozenset(super().read(value, name))


@dataclass(frozen=True)
class PositionText(Text):
    """A position as text; the command line takes a JSON list too, which is its text with commas."""

    def from_text(self, text: str, name: str) -> Json:
        """The text itself, or a list joined by commas."""
        given = read_text(text, name) if text.startswith("[") else text
        if isinstance(given, list) and all(
            isinstance(part, str | int) and not isinstance(part, bool) for part in given
        ):
            return ",".join(map(str, given))
        return text


def _game(name: str, example: str, says: str) -> Field:
    # The work limit takes the place of the reader's own.
    kind = Text(
        GAME, lambda text: ref.read(text, simplify=True, max_birthday=maxsize), ref.MAX_LENGTH
    )
    return Field(name, kind, example, says)


def _form(text: str) -> ref.Game:
    return ref.read(text, max_birthday=maxsize)


def _ruleset(names: Iterable[str]) -> Field:
    kind = Choice.of(names)
    return Field("ruleset", kind, kind.words[0], "the rules")


def _notation(rules: ref.Ruleset[Any]) -> Notation:
    return Notation(rules.name, rules.notation, rules.example, tuple(map(str, rules.variants)))


def _position(notation: str, example: str) -> Field:
    return Field("position", PositionText(notation), example, "the position")


def _variant(kind: Kind) -> Field:
    return Field("variant", kind, "standard", "the variant of the rules", optional=True)


def _game_of(
    game: ref.Game | None = None,
    ruleset: str | None = None,
    position: str | None = None,
    variant: str | None = None,
) -> ref.Game:
    if game is not None:
        return game
    assert ruleset is not None
    assert position is not None
    rules: ref.Ruleset[Any] = ALL_RULESETS[ruleset]
    chosen = rules.variant(variant)
    return fast_value(rules, rules.read(position), chosen)


def _value(**question: Any) -> dict[str, Json]:
    return _shown_value(_game_of(**question))


def _corners(points: Iterable[tuple[Fraction, Fraction]]) -> list[Json]:
    return [[exact(t), exact(x)] for t, x in points]


def _thermograph(**question: Any) -> dict[str, Json]:
    G = _game_of(**question)
    found = ref.thermograph(G)
    return {
        "left_stop": exact(ref.left_stop(G)),
        "right_stop": exact(ref.right_stop(G)),
        "left_wall": _corners(found.left.points),
        "right_wall": _corners(found.right.points),
        "mean": exact(found.mean),
        "temperature": exact(found.temperature),
    }


def _incentives(**question: Any) -> dict[str, Json]:
    G = _game_of(**question)
    return {
        "left": sorted(map(ref.show, operations.left_incentives(G))),
        "right": sorted(map(ref.show, operations.right_incentives(G))),
    }


def _cooled(G: ref.Game, t: ref.Game) -> ref.Game:
    x = ref.number(t)
    if x is None or x < 0:
        raise InvalidInput("games", ref.show(t), "a number of at least 0 to cool by")
    return ref.cooled(G, x)


OPERATIONS: Mapping[str, tuple[int, Callable[..., ref.Game], str]] = {
    "sum": (0, lambda *games: ref.canonical(ref.total(*games)), "games"),
    "negative": (1, lambda G: ref.canonical(ref.negative(G)), "-G"),
    "cool": (2, _cooled, "G cooled by a number t"),
    "freeze": (
        1,
        lambda G: ref.cooled(G, max(ref.temperature(G), Fraction(0))),
        "G cooled until it is",
    ),
    "heat": (2, ref.heated, "G heated by a game t"),
    "overheat": (3, ref.overheated, "G overheated from s to t"),
    "norton": (2, ref.norton_product, "G . U for a unit U > 0"),
    "conjunctive-sum": (
        0,
        lambda *games: reduce(operations.conjunctive_sum, games),
        "games, a move in all of them; it ends where one does; by their forms",
    ),
    "selective-sum": (
        0,
        lambda *games: reduce(operations.selective_sum, games),
        "games, a move in one or in several; by their forms",
    ),
    "ordinal-sum": (
        2,
        lambda G, H: ref.canonical(operations.ordinal_sum(G, H)),
        "G : H, by the form of G",
    ),
    "reduce": (1, operations.reduced, "the reduced canonical form of G"),
}
"""What is made of so many games (0: of any number)."""

BY_FORM = ("conjunctive-sum", "selective-sum", "ordinal-sum")
"""What equal games of different forms make different games of."""


def _operation(operation: str, games: tuple[ref.Game, ...]) -> dict[str, Json]:
    wanted, made, says = OPERATIONS[operation]
    if wanted not in (0, len(games)):
        given = [ref.show(G) for G in games]
        raise InvalidInput("games", given, f"{wanted} for {operation}: {says}")
    return {"canonical": ref.show(ref.canonical(made(*games)))}


_MOVE = Tuple((Text("a name"), Text("a name")), 'a list of moves, each ["from", "to"]')
PAIRS = ListOf(_MOVE, 'moves, each ["from", "to"]')
FORM = Text(GAME, _form, ref.MAX_LENGTH)


def _part(name: str, kind: Kind, says: str, section: str = "3.9") -> Part:
    return Part(name, kind, says, f"partizan, Section {section}")


VALUE_PARTS = (
    _part("canonical", FORM, "the canonical form", "3.5.1"),
    Part(
        "name",
        FORM,
        "the same as CGSuite prints it: +-1, Tiny(2), ^<2>",
        "partizan, Section 3.5.1",
        optional=True,
    ),
    _part(
        "outcome",
        Choice.of(ref.Outcome),
        "who wins: Left, Right, the Next or the Previous player",
        "3.1",
    ),
    _part("birthday", Integer(0), "the birthday", "3.4"),
    _part("mean", Rational(), "the mean value"),
    _part("temperature", Rational(), "the temperature"),
    _part(
        "atomic_weight",
        Nullable(FORM, "not atomic"),
        "the atomic weight, in canonical form; all-small games have one, and some others",
        "3.10",
    ),
)


def _shown_value(G: ref.Game) -> dict[str, Json]:
    """What is known of a game."""
    G = ref.canonical(G)
    atomic, (mean, temperature) = weight(G), mast(G)
    return {
        "canonical": ref.show(G),
        "name": printed_name(G),
        "outcome": ref.outcome(G).value,
        "birthday": exact(ref.birthday(G)),
        "mean": exact(mean),
        "temperature": exact(temperature),
        "atomic_weight": None if atomic is None else ref.show(atomic),
    }


def ruleset_system(rules: ref.Ruleset[Any]) -> System:
    """The system `own.NAME` of a ruleset of the user's own: the value of its positions.

    >>> from reference.partizan import NIM
    >>> ruleset_system(NIM).answer(position=(3, 4, 5))["canonical"]
    '*2'
    """

    def answer(position: Any, variant: str | None = None) -> dict[str, Json]:
        return _shown_value(ref.value(rules, position, rules.variant(variant)))

    names = tuple(map(str, rules.variants))
    return System(
        f"own.{rules.name}",
        f"The value of a position of {rules.name}, and what is known of it.",
        (
            Field(
                "position", PositionText(rules.notation, rules.read), rules.example, "the position"
            ),
            Field("variant", Choice(names), names[0], "the variant of the rules", optional=True),
        ),
        VALUE_PARTS,
        _counted,
        answer,
        ref.at_most_work,
        forget=forget,
        readings=Readings.of(names, "variant"),
    )


def _graph(left: Any, right: Any, position: str) -> dict[str, Json]:
    return _shown_value(graph_game(left, right, position))


FEW_LINES = 10
"""Lines to draw with which Dots and boxes is left to the reference."""


def _sets_of_lines(ruleset: str, position: str, variant: str | None = None) -> int:
    """Each set of lines is looked at once; which, one knows beforehand."""
    chosen = ref.DotsAndBoxes(variant or ref.DotsAndBoxes.STANDARD)
    return 1 << len(ref.dots_and_boxes.moves(ref.dots_and_boxes.read(position, chosen)))


def _score(ruleset: str, position: str, variant: str | None = None) -> dict[str, Json]:
    chosen = ref.DotsAndBoxes(variant or ref.DotsAndBoxes.STANDARD)
    board = ref.dots_and_boxes.read(position, chosen)
    if len(ref.dots_and_boxes.moves(board)) <= FEW_LINES:
        return {"margin": ref.margin(board, chosen)}
    # Imported late: it takes longer than the reference takes with few lines.
    from proofs_check.documents.partizan.boxes import margin as fast_margin

    return {"margin": fast_margin(board, chosen)}


def _loopy(ruleset: str, position: str, variant: str | None = None) -> dict[str, Json]:
    chosen = ref.FairShares(variant or ref.FairShares.STANDARD)
    found = ref.best(ref.fair_shares.read(position), chosen)
    return {
        "outcome": found.outcome.value,
        "moves": [ref.fair_shares.show(piles) for piles in sorted(found.moves)],
    }


def _counted(**question: Any) -> int:
    """The work is counted while it is done."""
    return 0


def _value_readings(question: Mapping[str, Json]) -> tuple[str, ...]:
    """The variants of the ruleset; of a game by itself there is one."""
    ruleset = question.get("ruleset")
    if not isinstance(ruleset, str) or ruleset not in ALL_RULESETS:
        return ("short games",)
    return tuple(map(str, ALL_RULESETS[ruleset].variants))


GAME_FIELDS = (
    _game("game", "{0,^|1}", "the game"),
    _ruleset(ALL_RULESETS),
    _position(POSITION, "0-1L 1-2R 1-3G"),
    # Its ruleset knows whether there is a variant of that name.
    _variant(Text(VARIANT)),
)
GAME_WAYS = (("game",), ("ruleset", "position", "variant"))
WALL = ListOf(
    Tuple((Rational(), Rational()), "corner points, each [t, x]"), "corner points, each [t, x]", 1
)
NOTATIONS = tuple(map(_notation, ALL_RULESETS.values()))
CORNERS = "pairs of a temperature from 0, ascending, and the value there; constant behind the last"
GAMES = GamesText(FORM, "games")
SHORT = Readings.only("short games")


def _system(
    name: str,
    says: str,
    fields: tuple[Field, ...],
    parts: tuple[Part, ...],
    answer: Answer,
    readings: Readings,
    work: Callable[..., int] = _counted,
    **more: Any,
) -> System:
    return System(
        f"partizan.{name}",
        says,
        fields,
        parts,
        work,
        answer,
        ref.at_most_work,
        forget=forget,
        readings=readings,
        **more,
    )


def _of_games(name: str, says: str, parts: tuple[Part, ...], answer: Answer) -> System:
    """A system that is asked about a game, or about a position of a ruleset."""
    by = Readings(_value_readings, "variant")
    return _system(
        name, says, GAME_FIELDS, parts, answer, by, alternatives=GAME_WAYS, notations=NOTATIONS
    )


def _of_one_ruleset(
    ruleset: str, notation: str, examples: tuple[str, str], variants: type[StrEnum]
) -> tuple[tuple[Field, ...], dict[str, Any]]:
    """The fields, and the readings and the notation, of a system with a ruleset of its own."""
    fields = _ruleset([ruleset]), _position(notation, examples[0]), _variant(Choice.of(variants))
    written = Notation(ruleset, notation, examples[1], tuple(map(str, variants)))
    return fields, {"readings": Readings.of(variants, "variant"), "notations": (written,)}


DOTS, DOTS_BY = _of_one_ruleset(
    "dots-and-boxes", ref.dots_and_boxes.NOTATION, ("2x2", "1x2"), ref.DotsAndBoxes
)
SHARES, SHARES_BY = _of_one_ruleset(
    "fair-shares", ref.fair_shares.NOTATION, ("3,3,5", "3,3,5"), ref.FairShares
)

SYSTEMS = (
    _of_games(
        "value",
        "The value of a short game, or of a position of a ruleset, and what is known of it.",
        VALUE_PARTS,
        _value,
    ),
    _system(
        "graph",
        "The value of a game given by all of its positions and moves, and what is known of it.",
        (
            Field("left", PAIRS, '[["a","b"]]', "Left's moves"),
            Field("right", PAIRS, '[["a","c"],["c","b"]]', "Right's moves"),
            Field("position", Text("a name"), "a", "where play begins; without moves it is 0"),
        ),
        VALUE_PARTS,
        _graph,
        SHORT,
    ),
    _of_games(
        "thermograph",
        "Stops, both walls of the thermograph by their corner points, mean and temperature.",
        (
            _part("left_stop", Rational(), "the Left stop"),
            _part("right_stop", Rational(), "the Right stop"),
            _part("left_wall", WALL, f"the Left wall; {CORNERS}"),
            _part("right_wall", WALL, f"the Right wall; {CORNERS}"),
            _part("mean", Rational(), "the mean value"),
            _part("temperature", Rational(), "the temperature"),
        ),
        _thermograph,
    ),
    _of_games(
        "incentives",
        "The incentives of a game: the G^L - G, and the G - G^R, of its canonical form.",
        tuple(
            _part(side, GAMES, f"{side.title()}'s incentives", "3.10") for side in ("left", "right")
        ),
        _incentives,
    ),
    _system(
        "operation",
        "What an operation makes of games: " + ", ".join(OPERATIONS) + ".",
        (
            Field("operation", Choice.of(OPERATIONS), "norton", "the operation"),
            Field(
                "games",
                ListOf(FORM, f"games, each {GAME}", 1),
                '["{1|-1}","^"]',
                "what it is made of: " + "; ".join(f"{n}: {w[2]}" for n, w in OPERATIONS.items()),
            ),
        ),
        (_part("canonical", FORM, "the canonical form", "3.10"),),
        _operation,
        Readings(
            lambda question: (
                "forms as given" if question.get("operation") in BY_FORM else "canonical forms",
            )
        ),
    ),
    _system(
        "compare",
        "How two short games compare.",
        (_game("left", "^", "the one game"), _game("right", "1/8", "the other")),
        (
            _part(
                "order",
                Choice.of(ref.Order),
                "how the one stands to the other; || where neither is at least the other",
                "3.1",
            ),
        ),
        lambda left, right: {"order": ref.compare(left, right).value},
        SHORT,
    ),
    _system(
        "score",
        "With best play, what the first player gets more than the second.",
        DOTS,
        (
            _part(
                "margin",
                Integer(),
                "boxes of the player to move less boxes of the other, from here on",
                "2",
            ),
        ),
        _score,
        work=_sets_of_lines,
        **DOTS_BY,
    ),
    _system(
        "loopy",
        "Win, loss or draw for the player to move, where play may be endless; and the moves to it.",
        SHARES,
        (
            _part("outcome", Choice.of(ref.Result), "with best play, for the player to move", "2"),
            _part(
                "moves",
                SetOf(Text(ref.fair_shares.NOTATION, ref.fair_shares.read), "positions"),
                "the positions that a move with this outcome reaches",
                "2",
            ),
        ),
        _loopy,
        **SHARES_BY,
    ),
)
