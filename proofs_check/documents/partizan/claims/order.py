"""Sections 3.1 to 3.3: winners, comparison, differences, symmetry."""

from collections.abc import Callable, Iterator
from itertools import product

from proofs_check.core.claim import using
from proofs_check.core.evidence import Effort
from proofs_check.documents.partizan.claims import claim
from proofs_check.documents.partizan.forms import born_by, values
from proofs_check.documents.partizan.plans import claim as old_claim
from proofs_check.documents.partizan.plans import every_form
from proofs_check.methods.enumeration import Case, enumerated, settled
from proofs_check.methods.printed import Cell, printed, printed_rows
from reference.partizan.games import (
    ZERO,
    Game,
    Order,
    Outcome,
    at_most,
    compare,
    equal,
    minus,
    mover_wins,
    negative,
    outcome,
    plus,
)
from reference.partizan.notation import read, show
from reference.partizan.numbers import integer_game
from reference.partizan.simplification import total

SIGNS = (
    ("zero", "G = 0", "whoever moves second wins", Order.EQUAL, Outcome.PREVIOUS),
    ("negative", "G < 0", "Right wins, whoever begins", Order.LESS, Outcome.RIGHT),
    ("fuzzy", "G || 0", "whoever moves first wins", Order.CONFUSED, Outcome.NEXT),
    ("positive", "G > 0", "Left wins, whoever begins", Order.GREATER, Outcome.LEFT),
)
"""The four interpretations: the sign by the order, the winner by playing."""


def sign_is_winner(sign: Order, winner: Outcome) -> Callable[[Game], Iterator[Case]]:
    """A game has this sign exactly when it has this winner."""

    def cases(G: Game) -> Iterator[Case]:
        found, wins = compare(G, ZERO), outcome(G)
        facts = {"order": found.value, "outcome": wins.value}
        yield Case(show(G), (found is sign) == (wins is winner), facts)

    return cases


for _name, _relation, _winner, _sign, _outcome in SIGNS:
    old_claim(
        f"section-3.1.{_name}",
        f"Section 3.1, {_relation}",
        f"{_relation} exactly when {_winner}.",
        every_form(),
        at=sign_is_winner,
    )(sign_is_winner(_sign, _outcome))


def left_wins(G: Game) -> tuple[bool, bool]:
    """Whether Left wins G when Left begins, and when Right does."""
    return mover_wins(G, True), not mover_wins(G, False)


VALUES = "every pair of the 22 values born by day 2, in sums with each of the 22"


def as_good_for_left(G: Game, H: Game) -> bool:
    """In every sum with a value of day 2, Left wins with H what Left wins with G."""
    return all(
        before <= after
        for X in values()
        for before, after in zip(left_wins(plus(X, G)), left_wins(plus(X, H)), strict=True)
    )


@claim("Section 3.1, sentence after the list, great numbers", enumerated(VALUES))
def section_3__1__great_is_good_for_Left(effort: Effort) -> Iterator[Case]:
    """If G >= H then in every sum Left wins with G what Left wins with H."""
    for G, H in product(values(), repeat=2):
        if at_most(H, G):
            yield Case([show(G), show(H)], as_good_for_left(H, G))


@claim("Section 3.1, sentence after the list, negative values", every_form())
def section_3__1__negative_is_good_for_Right(G: Game) -> Iterator[Case]:
    """If G < 0 then Right wins, whoever begins."""
    if compare(G, ZERO) is Order.LESS:
        yield Case(show(G), left_wins(G) == (False, False))


@claim("Section 3.1, formula G <= H", enumerated(VALUES))
def section_3__1__comparison(effort: Effort) -> Iterator[Case]:
    """G <= H exactly when H is in every sum at least as good for Left as G."""
    for G, H in product(values(), repeat=2):
        yield Case([show(G), show(H)], at_most(G, H) == as_good_for_left(G, H))


@claim("Section 3.1.1, sentence 3", settled())
def section_3__1__1__sign_does_not_determine() -> Iterator[Case]:
    """Two games with the same winner can differ in value, both for Left's and for Right's games."""
    for x, y in ((1, 2), (-1, -2)):
        G, H = integer_game(x), integer_game(y)
        yield Case([x, y], outcome(G) is outcome(H) and not equal(G, H))


@claim("Section 3.1.1, formula", enumerated("every G, H and I among the 22 values born by day 2"))
def section_3__1__1__difference(effort: Effort) -> Iterator[Case]:
    """If G - H = I then G - H - I = 0, and only then."""
    for G, H in product(values(), repeat=2):
        difference = total(G, negative(H))
        for I in values():  # noqa: E741
            rest = minus(difference, I)
            holds = equal(difference, I) == (outcome(rest) is Outcome.PREVIOUS)
            yield Case([show(G), show(H), show(I)], holds)


def difference_of_four_and_zero() -> Iterator[Cell]:
    """G - H with the values that stand above the formula."""
    rows = printed_rows("partizan", "equations")
    given = [read(row["right"]) for row in rows if row["claim"] == "section-3.2.equal-games"]
    yield Cell("G - H", Order.EQUAL.value, compare(minus(*given), ZERO).value)


def difference_of_equal_games(effort: Effort) -> Iterator[Case]:
    """G - I = 0 exactly where G = I, for each form G and each value I of day 2."""
    for G, I in product(born_by(2), values()):  # noqa: E741
        holds = equal(G, I) == (outcome(minus(G, I)) is Outcome.PREVIOUS)
        yield Case([show(G), show(I)], holds)


@claim(
    "Section 3.2, formulas 3 and 4",
    readings={
        "G = 4 and H = 0, as two lines above": using(difference_of_four_and_zero, printed()),
        "H stands for the equal game I": using(
            difference_of_equal_games,
            enumerated("every form born by day 2 (256) and each of the 22 values"),
        ),
    },
)
def section_3__2__equal_games() -> None:
    """If G = I then G - H = 0."""


@claim("Section 3.2, formula 5", enumerated("every G and H among the 22 values born by day 2"))
def section_3__2__adding_the_negative(effort: Effort) -> Iterator[Case]:
    """Where Left's and Right's roles in H are exchanged, G + (-H) = 0 exactly when G = H."""
    for G, H in product(values(), repeat=2):
        zero = outcome(plus(G, negative(H))) is Outcome.PREVIOUS
        yield Case([show(G), show(H)], zero == equal(G, H))


@claim("Section 3.3, formula 1", every_form())
def section_3__3__reflexive(G: Game) -> Iterator[Case]:
    """G = G."""
    yield Case(show(G), equal(G, G))


@claim("Section 3.3, formula 2", every_form())
def section_3__3__difference_zero(G: Game) -> Iterator[Case]:
    """G - G = 0."""
    difference = minus(G, G)
    holds = compare(difference, ZERO) is Order.EQUAL and outcome(difference) is Outcome.PREVIOUS
    yield Case(show(G), holds)


@claim("Section 3.3, sentence 1", every_form())
def section_3__3__symmetrical(G: Game) -> Iterator[Case]:
    """In a symmetrical situation, a game beside its inverse, whoever moves first loses."""
    found = outcome(plus(G, negative(G)))
    yield Case(show(G), found is Outcome.PREVIOUS, {"outcome": found.value})


@claim("Section 3.3, sentence 1", settled())
def section_3__3__other_symmetries__measured() -> Iterator[Case]:
    """Symmetry of another kind does not do: beside itself 1 is won by Left, and star, which is its
    own inverse, by whoever begins.
    """
    one, star = integer_game(1), read("*")
    yield Case("1 + 1", outcome(plus(one, one)) is Outcome.LEFT)
    yield Case("*", negative(star) is star and outcome(star) is Outcome.NEXT)


@claim("Section 3.3, sentence 2", every_form())
def section_3__3__goal(G: Game) -> Iterator[Case]:
    """Whoever leaves a game beside its inverse wins by answering each move with its mirror
    image.
    """
    pair = plus(G, negative(G))
    for left_moves in (True, False):
        # Each move in the pair has an answer that leaves a pair of an option and its inverse.
        pairs = {plus(X, negative(X)) for X in (*G.left, *G.right)}
        options = pair.left if left_moves else pair.right
        answered = all(
            any(answer in pairs for answer in (option.right if left_moves else option.left))
            for option in options
        )
        yield Case([show(G), "Left" if left_moves else "Right"], answered)
