"""Mistakes in the definitions of `partizan`."""

from collections.abc import Callable, Iterable
from dataclasses import replace
from typing import Any

from proofs_check.documents.partizan.claims import quizzes
from reference.partizan import recursion
from tests.wrong_definitions import Wrong, written


def exchanged(ruleset: Any) -> Any:
    """The players' moves exchanged."""
    return replace(ruleset, left=ruleset.right, right=ruleset.left)


def restricted(ruleset: Any, keep: Callable[..., bool]) -> Any:
    """Only moves that are kept."""

    def only(moves: Callable[..., Any]) -> Callable[..., Any]:
        return lambda position, variant: tuple(
            after for after in moves(position, variant) if keep(position, after)
        )

    return replace(ruleset, left=only(ruleset.left), right=only(ruleset.right))


def widened(ruleset: Any, more: Callable[[Any], Iterable[Any]]) -> Any:
    """Further moves, of both players."""

    def also(moves: Callable[..., Any]) -> Callable[..., Any]:
        return lambda position, variant: (*moves(position, variant), *more(position))

    return replace(ruleset, left=also(ruleset.left), right=also(ruleset.right))


def as_many_coins(strip: str, after: str) -> bool:
    return strip.count(".") == after.count(".")


MISTAKES = """
G^L only | games.at_most | in H.right -> in ()
first criterion only | games.is_impartial | set(G.left) == set(G.right)
misere play | games.mover_wins | return False -> return not (G.left if left_moves else G.right)
sides not exchanged | games.negative | game(map(negative, G.left), map(negative, G.right))
move in the first summand | games.plus | for HL in H.left -> for HL in ()
 | games.plus | for HR in H.right -> for HR in ()
every move is answered | proofs.play.always_answered | True
nobody can force a win | proofs.play.can_force | False
no jumps | toads_and_frogs.left | == "F." -> == "no"
other piles combined | fair_shares.moves | rightly(piles,
  FairShares.PRINTED_UNTIL_STUCK if variant is FairShares.STANDARD else FairShares.STANDARD)
coins exchanged | coin_strips.PUSH | exchanged(it)
slopes exchanged | ski_jumps.SKI_JUMPS | exchanged(it)
nothing floats away | hackenbush.tied | tuple(edges)
a line missing | dots_and_boxes.lines | it[1:]

H^R only | games.at_most | in G.left -> in ()
never at most | games.at_most | False
everything at most | games.at_most | True
Left moves in the second summand | games.plus | for GL in G.left -> for GL in ()
nothing impartial | games.is_impartial | False
last option forgotten | nimbers._nimber_game | range(n) -> range(n - 1 if n > 1 else n)
mex from one | nimbers.mex | in range(len(among) + 1) -> in range(1, len(among) + 2)
sum for XOR | nimbers.nim_sum | sum(sizes)
numbers half off | numbers.number_game | rightly(Fraction(x) + Fraction(1, 2))
struck out are the better options | simplification.undominated | game(dominated_left(G), G.right)
crumbs | cutcake.CUTCAKE | widened(it, lambda cakes: [((m, n - 1),) for m, n in cakes if n > 1])
colours exchanged | hackenbush.HACKENBUSH, hackenbush.HACKENBUSH_STRING | exchanged(it)
green for nobody | hackenbush.LEFT_CUTS | "L"
no coin falls off | coin_strips.PUSH | restricted(it, as_many_coins)
nobody runs over | coin_strips.RUN_OVER | restricted(it, as_many_coins)
jumps off the slope | ski_jumps._jumps |
  it if variant is SkiJumps.NO_JUMPS else [changed(slope, (y, x, "."))]
Right does not jump | ski_jumps.SKI_JUMPS |
  replace(it, right=restricted(it, lambda a, b: sum(x != y for x, y in zip(a, b)) == 1).right)
animals go round | toads_and_frogs.TOADS_AND_FROGS | widened(it, lambda row: [row[1:] + row[:1]])
all numbers one too large | numbers.number | None if it is None else it + 1
every play ends | proofs.rules.is_endless | False
"""

LINES = tuple(line for lines in quizzes.LINES.values() for line in lines.values())

WRONG = (
    *written("partizan", MISTAKES, globals()),
    Wrong("other sides printed", LINES, lambda line: {"left_side": "17"}),
    Wrong(
        "other options printed",
        LINES,
        lambda line: {"options": tuple(k + 17 for k in line.options)},
    ),
)


def forget() -> None:
    """Definitions by recursion keep what they have found."""
    recursion.forget()
