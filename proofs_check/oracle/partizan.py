"""The systems of `partizan`."""

from collections.abc import Callable
from sys import maxsize
from typing import Any

from proofs_check.evidence import Json, read_json
from proofs_check.oracle.system import Field, System
from reference.errors import InvalidInput
from reference.partizan import (
    RULESETS,
    DotsAndBoxes,
    FairShares,
    Game,
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

GAME = "a game such as {0|*}, {1||0|-1}, 3/4, *2, ^^*, v or a sum of these"
POSITION = "a position in the ruleset's notation"
VARIANT = "one of the ruleset's variants"


def _game(name: str) -> Callable[[Json], Game]:
    """Reads the field of that name; the work limit takes the place of the reader's own."""

    def reader(given: Json) -> Game:
        text = str(given) if isinstance(given, int) and not isinstance(given, bool) else given
        if not isinstance(text, str):
            raise InvalidInput(name, given, GAME)
        try:
            return read(text, simplify=True, max_birthday=maxsize)
        except InvalidInput as error:
            own = name if error.field == "game" else error.field
            raise InvalidInput(own, error.given, error.allowed) from None

    return reader


def _position(given: Json) -> str:
    """A position as text; a list is its text with commas."""
    if isinstance(given, str) and given.startswith("["):
        try:
            given = read_json(given, "position")
        except InvalidInput:
            raise
        except (ValueError, RecursionError):
            raise InvalidInput("position", given, POSITION) from None
    if isinstance(given, int) and not isinstance(given, bool):
        return str(given)
    if isinstance(given, list) and all(
        isinstance(part, str) or (isinstance(part, int) and not isinstance(part, bool))
        for part in given
    ):
        return ",".join(map(str, given))
    if not isinstance(given, str):
        raise InvalidInput("position", given, POSITION)
    return given


def _one_of(name: str, allowed: list[str]) -> Callable[[Json], str]:
    def reader(given: Json) -> str:
        if not isinstance(given, str) or given not in allowed:
            raise InvalidInput(name, given, ", ".join(allowed))
        return given

    return reader


def _word(given: Json) -> str:
    """A variant; its ruleset knows whether there is one of that name."""
    if not isinstance(given, str):
        raise InvalidInput("variant", given, VARIANT)
    return given


def _field(name: str, allowed: str, example: str, reader: Callable[[Json], Any]) -> Field:
    return Field(name, allowed, example, reader, text=True, optional=name == "variant")


def _ruleset(names: list[str]) -> Field:
    return _field("ruleset", ", ".join(names), names[0], _one_of("ruleset", names))


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
    G = canonical(G)
    return {
        "canonical": show(G),
        "outcome": outcome(G).value,
        "birthday": birthday(G),
        "mean": str(mean(G)),
        "temperature": str(temperature(G)),
        "atomic_weight": show(atomic_weight(G)) if is_all_small(G) else None,
    }


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


SYSTEMS = (
    System(
        "partizan.value",
        "The value of a short game, or of a position of a ruleset, and what is known of it.",
        (
            _field("game", GAME, "{0,^|1}", _game("game")),
            _ruleset(list(RULESETS)),
            _field("position", POSITION, "0-1L 1-2R 1-3G", _position),
            _field("variant", VARIANT, "standard", _word),
        ),
        _counted,
        _value,
        at_most_work,
        (("game",), ("ruleset", "position", "variant")),
        {"atomic_weight": "not all small"},
    ),
    System(
        "partizan.compare",
        "How two short games compare.",
        (
            _field("left", GAME, "^", _game("left")),
            _field("right", GAME, "1/8", _game("right")),
        ),
        _counted,
        lambda left, right: {"order": compare(left, right).value},
        at_most_work,
    ),
    System(
        "partizan.score",
        "With best play, what the first player gets more than the second.",
        (
            _ruleset(["dots-and-boxes"]),
            _field("position", dots_and_boxes.NOTATION, "2x2", _position),
            _field(
                "variant",
                ", ".join(DotsAndBoxes),
                "standard",
                _one_of("variant", list(DotsAndBoxes)),
            ),
        ),
        _counted,
        _score,
        at_most_work,
    ),
    System(
        "partizan.loopy",
        "Win, loss or draw for the player to move, where play may be endless; and the moves to it.",
        (
            _ruleset(["fair-shares"]),
            _field("position", fair_shares.NOTATION, "3,3,5", _position),
            _field(
                "variant", ", ".join(FairShares), "standard", _one_of("variant", list(FairShares))
            ),
        ),
        _counted,
        _loopy,
        at_most_work,
    ),
)
