"""The systems of `partizan`."""

from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from sys import maxsize
from typing import Any

from proofs_check.core.evidence import Json
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
from proofs_check.oracle.system import Field, Part, Readings, System
from reference.partizan import (
    RULESETS,
    DotsAndBoxes,
    FairShares,
    Game,
    Order,
    Outcome,
    Result,
    Ruleset,
    at_most_work,
    atomic_weight,
    best,
    birthday,
    canonical,
    compare,
    dots_and_boxes,
    fair_shares,
    is_all_small,
    margin,
    mean,
    outcome,
    read,
    show,
    temperature,
    value,
)
from reference.partizan.graphs import graph_game

GAME = "a game such as {0|*}, {1||0|-1}, 3/4, *2, ^^*, v or a sum of these"
POSITION = "a position in the ruleset's notation"
VARIANT = "one of the ruleset's variants"


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
    kind = Text(GAME, lambda text: read(text, simplify=True, max_birthday=maxsize))
    return Field(name, kind, example, says)


def _form(text: str) -> Game:
    return read(text, max_birthday=maxsize)


def _ruleset(names: Iterable[str]) -> Field:
    kind = Choice.of(names)
    return Field("ruleset", kind, kind.words[0], "the rules")


def _position(notation: str, example: str) -> Field:
    return Field("position", PositionText(notation), example, "the position")


def _variant(kind: Kind) -> Field:
    return Field("variant", kind, "standard", "the variant of the rules", optional=True)


def _value(
    game: Game | None = None,
    ruleset: str | None = None,
    position: str | None = None,
    variant: str | None = None,
) -> dict[str, Json]:
    if game is not None:
        G = game
    else:
        assert ruleset is not None
        assert position is not None
        rules: Ruleset[Any] = RULESETS[ruleset]
        chosen = rules.variant(variant)
        G = value(rules, rules.read(position), chosen)
    return _shown_value(G)


_MOVE = Tuple((Text("a name"), Text("a name")), 'a list of moves, each ["from", "to"]')
PAIRS = ListOf(_MOVE, 'moves, each ["from", "to"]')
VALUE_PARTS = (
    Part("canonical", Text(GAME, _form), "the canonical form", "partizan, Section 3.5.1"),
    Part(
        "outcome",
        Choice.of(Outcome),
        "who wins: Left, Right, the Next or the Previous player",
        "partizan, Section 3.1",
    ),
    Part("birthday", Integer(0), "the birthday", "partizan, Section 3.4"),
    Part("mean", Rational(), "the mean value", "partizan, Section 3.9"),
    Part("temperature", Rational(), "the temperature", "partizan, Section 3.9"),
    Part(
        "atomic_weight",
        Nullable(Text(GAME, _form), "not all small"),
        "the atomic weight of an all-small game, in canonical form",
        "partizan, Section 3.10",
    ),
)


def _shown_value(G: Game) -> dict[str, Json]:
    """What is known of a game."""
    G = canonical(G)
    return {
        "canonical": show(G),
        "outcome": outcome(G).value,
        "birthday": exact(birthday(G)),
        "mean": exact(mean(G)),
        "temperature": exact(temperature(G)),
        "atomic_weight": show(atomic_weight(G)) if is_all_small(G) else None,
    }


def ruleset_system(rules: Ruleset[Any]) -> System:
    """The system `own.NAME` of a ruleset of the user's own: the value of its positions.

    >>> from reference.partizan import NIM
    >>> ruleset_system(NIM).answer(position=(3, 4, 5))["canonical"]
    '*2'
    """

    def answer(position: Any, variant: str | None = None) -> dict[str, Json]:
        return _shown_value(value(rules, position, rules.variant(variant)))

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
        at_most_work,
        readings=Readings.of(names, "variant"),
    )


def _graph(left: Any, right: Any, position: str) -> dict[str, Json]:
    return _shown_value(graph_game(left, right, position))


def _score(ruleset: str, position: str, variant: str | None = None) -> dict[str, Json]:
    del ruleset
    chosen = DotsAndBoxes(variant or DotsAndBoxes.STANDARD)
    return {"margin": margin(dots_and_boxes.read(position, chosen), chosen)}


def _loopy(ruleset: str, position: str, variant: str | None = None) -> dict[str, Json]:
    del ruleset
    chosen = FairShares(variant or FairShares.STANDARD)
    found = best(fair_shares.read(position), chosen)
    return {
        "outcome": found.outcome.value,
        "moves": [fair_shares.show(piles) for piles in sorted(found.moves)],
    }


def _counted(**question: Any) -> int:
    """The work is counted while it is done."""
    del question
    return 0


def _value_readings(question: Mapping[str, Json]) -> tuple[str, ...]:
    """The variants of the ruleset; of a game by itself there is one."""
    ruleset = question.get("ruleset")
    if not isinstance(ruleset, str) or ruleset not in RULESETS:
        return ("short games",)
    return tuple(map(str, RULESETS[ruleset].variants))


SYSTEMS = (
    System(
        "partizan.value",
        "The value of a short game, or of a position of a ruleset, and what is known of it.",
        (
            _game("game", "{0,^|1}", "the game"),
            _ruleset(RULESETS),
            _position(POSITION, "0-1L 1-2R 1-3G"),
            # Its ruleset knows whether there is a variant of that name.
            _variant(Text(VARIANT)),
        ),
        VALUE_PARTS,
        _counted,
        _value,
        at_most_work,
        (("game",), ("ruleset", "position", "variant")),
        readings=Readings(_value_readings, "variant"),
    ),
    System(
        "partizan.graph",
        "The value of a game given by all of its positions and moves, and what is known of it.",
        (
            Field("left", PAIRS, '[["a","b"]]', "Left's moves"),
            Field("right", PAIRS, '[["a","c"],["c","b"]]', "Right's moves"),
            Field("position", Text("a name"), "a", "where play begins; without moves it is 0"),
        ),
        VALUE_PARTS,
        _counted,
        _graph,
        at_most_work,
        readings=Readings.only("short games"),
    ),
    System(
        "partizan.compare",
        "How two short games compare.",
        (_game("left", "^", "the one game"), _game("right", "1/8", "the other")),
        (
            Part(
                "order",
                Choice.of(Order),
                "how the one stands to the other; || where neither is at least the other",
                "partizan, Section 3.1",
            ),
        ),
        _counted,
        lambda left, right: {"order": compare(left, right).value},
        at_most_work,
        readings=Readings.only("short games"),
    ),
    System(
        "partizan.score",
        "With best play, what the first player gets more than the second.",
        (
            _ruleset(["dots-and-boxes"]),
            _position(dots_and_boxes.NOTATION, "2x2"),
            _variant(Choice.of(DotsAndBoxes)),
        ),
        (
            Part(
                "margin",
                Integer(),
                "boxes of the player to move less boxes of the other, from here on",
                "partizan, Section 2",
            ),
        ),
        _counted,
        _score,
        at_most_work,
        readings=Readings.of(DotsAndBoxes, "variant"),
    ),
    System(
        "partizan.loopy",
        "Win, loss or draw for the player to move, where play may be endless; and the moves to it.",
        (
            _ruleset(["fair-shares"]),
            _position(fair_shares.NOTATION, "3,3,5"),
            _variant(Choice.of(FairShares)),
        ),
        (
            Part(
                "outcome",
                Choice.of(Result),
                "with best play, for the player to move",
                "partizan, Section 2",
            ),
            Part(
                "moves",
                SetOf(Text(fair_shares.NOTATION, fair_shares.read), "positions"),
                "the positions that a move with this outcome reaches",
                "partizan, Section 2",
            ),
        ),
        _counted,
        _loopy,
        at_most_work,
        readings=Readings.of(FairShares, "variant"),
    ),
)
