"""Push, Shove and Run over (Section 2): coins on a strip of squares, moved to the left.

The notes have pennies and dimes and do not say whose they are: L is Left's coin here, R Right's
(the other way round is the negative). They say that both players push coins and do not say which:
under `OWN_COINS` each moves only coins of their own, as the games are known; under `ANY_COIN`
either player moves any coin. The notes' heading has "Run" where "Push" is meant.
"""

from collections.abc import Callable
from enum import StrEnum

from reference.partizan.rulesets import Ruleset, in_letters, once, whole

NOTATION = "L, R and . for an empty square, leftmost square first, such as L.LR"
LEFTS = "L"
RIGHTS = "R"
ANYONES = "LR"
EMPTY = "."


class Coins(StrEnum):
    """Which coins a player may move."""

    OWN_COINS = "own-coins"
    ANY_COIN = "any-coin"


class RunOver(StrEnum):
    """Which coins a player may move, and over which coins.

    `CAPTURES_ANY` is the letter of the notes: whatever is on the square to the left is removed.
    Under `CAPTURES_OPPONENT` a coin of one's own there blocks the move.
    """

    CAPTURES_ANY = "captures-any"
    CAPTURES_OPPONENT = "captures-opponent"
    ANY_COIN = "any-coin"


def read(text: str) -> str:
    """The strip of a text such as L.LR."""
    return in_letters(text, "LR.", NOTATION)


def push(strip: str, i: int) -> str:
    """Move the coin on square i one to the left, and the coins joined to it on that side with it.

    A coin that leaves the leftmost square is out.

    >>> push("L.LR", 3), push("LR", 1)
    ('LLR.', 'R.')
    """
    first = i
    while first > 0 and strip[first - 1] != EMPTY:
        first -= 1
    if first == 0:
        return strip[1 : i + 1] + EMPTY + strip[i + 1 :]
    return strip[: first - 1] + strip[first : i + 1] + EMPTY + strip[i + 1 :]


def shove(strip: str, i: int) -> str:
    """Move the coin on square i and every coin to its left one square to the left.

    >>> shove("L.LR", 3), shove(".L.R", 3)
    ('.LR.', 'L.R.')
    """
    return strip[1 : i + 1] + EMPTY + strip[i + 1 :]


def run_over(strip: str, i: int) -> str:
    """Move the coin on square i one to the left, where it removes the coin that is there.

    >>> run_over("LR", 1), run_over("LR", 0)
    ('R.', '.R')
    """
    if i == 0:
        return EMPTY + strip[1:]
    return strip[: i - 1] + strip[i] + EMPTY + strip[i + 1 :]


def _moved(strip: str, coins: str, move: Callable[[str, int], str]) -> tuple[str, ...]:
    return once(move(strip, i) for i, coin in enumerate(strip) if coin in coins)


def _mover(own: str, move: Callable[[str, int], str]) -> Callable[[str, Coins], tuple[str, ...]]:
    def moves(strip: str, variant: Coins) -> tuple[str, ...]:
        return _moved(strip, ANYONES if variant is Coins.ANY_COIN else own, move)

    return moves


def run_over_by(own: str, strip: str, variant: RunOver) -> tuple[str, ...]:
    """The moves in Run over of the player with these coins.

    >>> run_over_by(LEFTS, "LL", RunOver.CAPTURES_ANY)
    ('.L', 'L.')
    >>> [run_over_by(own, "LLR", RunOver.CAPTURES_OPPONENT) for own in (LEFTS, RIGHTS)]
    [('.LR',), ('LR.',)]
    """
    coins = ANYONES if variant is RunOver.ANY_COIN else own
    return once(
        run_over(strip, i)
        for i, coin in enumerate(strip)
        if coin in coins
        and not (variant is RunOver.CAPTURES_OPPONENT and i > 0 and strip[i - 1] in own)
    )


PUSH: Ruleset[str] = Ruleset(
    "push", NOTATION, "L.LR", Coins, read, str, _mover(LEFTS, push), _mover(RIGHTS, push), whole
)
"""Move a coin one square to the left; the coins that are joined to it on the left are pushed along.
A coin pushed off the leftmost square is out. Who cannot move loses."""

SHOVE: Ruleset[str] = Ruleset(
    "shove", NOTATION, "L.LR", Coins, read, str, _mover(LEFTS, shove), _mover(RIGHTS, shove), whole
)
"""Move a coin one square to the left, and with it every coin to its left, joined or not."""

RUN_OVER: Ruleset[str] = Ruleset(
    "run-over",
    NOTATION,
    "L.LR",
    RunOver,
    read,
    str,
    lambda strip, variant: run_over_by(LEFTS, strip, variant),
    lambda strip, variant: run_over_by(RIGHTS, strip, variant),
    whole,
)
"""Move a coin one square to the left; a coin that is there is removed. See `RunOver`."""
