"""Who holds the marker, and the readings that the text leaves open, each by name.

Every default is the reading that the document's own numbers support; where none of its numbers
decides, the one that its running text or its displayed formula states. Each class says which.
"""

from enum import StrEnum
from typing import NamedTuple


class Player(StrEnum):
    """Left, who maximises, or Right, who minimises; as `marker`, the player who holds it.

    A position with the marker at LEFT is (x, p^) in the document, with the marker at RIGHT (x, p).
    """

    LEFT = "left"
    RIGHT = "right"


class RightWeight(StrEnum):
    """The sign with which w_R enters the score.

    `ADDED` is Definition 1 (and what Conjecture 7's signs presume). `SUBTRACTED` is the displayed
    utility of Section 2, Proposition 4 and the symmetric games with w_L = w_R. Example 2.1 decides:
    nu_1(x1) = 1 with w_R(x1, x2) = 1 comes out under `ADDED` only.
    """

    ADDED = "added"
    SUBTRACTED = "subtracted"


class Ending(StrEnum):
    """Whose lack of a move ends the game, and when.

    `BID_WINNER`: the game ends when the player who wins the bid cannot move (Section 2, the
    sentence after the utility). `MARKER_HOLDER`: Definition 1's base clauses to the letter, the
    game is over wherever the holder of the marker has no move, without a bid. `EITHER_PLAYER`: it
    is over wherever some player has no move. Example 2.1 rules out `EITHER_PLAYER` (nu_1(x1) = 1);
    Example 2.2 rules out `MARKER_HOLDER` (the marker is worth more than a dollar there because
    Right alone can bid although Left holds the marker).
    """

    BID_WINNER = "bid-winner"
    MARKER_HOLDER = "marker-holder"
    EITHER_PLAYER = "either-player"


class Action(StrEnum):
    """Whether a move is committed together with the bid or chosen after winning it.

    `WITH_BID` is the formula of Definition 1: the maximum runs over pairs (l, y), the minimum over
    pairs (r, z). `AFTER_BID` is the play described in Sections 1 and 2: the winner chooses once
    both bids are known. No number in the document decides, for all its examples have at most one
    move a player; the default is the displayed formula.
    """

    WITH_BID = "with-bid"
    AFTER_BID = "after-bid"


class Unopposed(StrEnum):
    """What happens to the marker when its holder wins because the other player cannot bid.

    `MARKER_STAYS`: it changes hands in a tie only. `MARKER_MOVES`: it goes over with the bid.
    Section 2 has only the bid transferred, hence the default; both readings give Example 2.2. For
    subtraction games Definition 8 settles it: the marker goes over "in case of a tie".
    """

    MARKER_STAYS = "marker-stays"
    MARKER_MOVES = "marker-moves"


class Reading(NamedTuple):
    """One choice for each of the questions on which Definition 1's value depends.

    Each choice but `right_weight` names functions of `values` and `subtraction`.
    """

    right_weight: RightWeight = RightWeight.ADDED
    ending: Ending = Ending.BID_WINNER
    action: Action = Action.WITH_BID
    unopposed: Unopposed = Unopposed.MARKER_STAYS


DEFAULT = Reading()
