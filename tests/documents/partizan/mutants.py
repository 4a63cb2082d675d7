"""Definitions of the reference with one mistake each."""

import sys
from collections.abc import Callable, Generator, Iterable, Iterator
from contextlib import contextmanager
from dataclasses import replace
from fractions import Fraction
from typing import Any

import pytest

from proofs_check.documents.partizan import play
from reference.partizan import (
    coin_strips,
    cutcake,
    dots_and_boxes,
    fair_shares,
    games,
    hackenbush,
    infinitesimals,
    nim,
    nimbers,
    numbers,
    simplification,
    ski_jumps,
    thermography,
    toads_and_frogs,
)
from reference.partizan.games import ZERO, Game, game
from reference.partizan.recursion import forget, well_founded

PACKAGES = ("reference.partizan", "proofs_check.documents.partizan")
Mutant = tuple[object, object]
"""What is replaced, and by what."""


@contextmanager
def mutated(pairs: Iterable[Mutant]) -> Iterator[None]:
    """Replace things wherever the document's modules have them; what is remembered is forgotten."""
    with pytest.MonkeyPatch.context() as patch:
        for original, wrong in pairs:
            found = False
            for module in own_modules():
                for name, thing in list(vars(module).items()):
                    if thing is original:
                        patch.setattr(module, name, wrong)
                        found = True
            assert found
        forget_everything()
        try:
            yield
        finally:
            patch.undo()
            forget_everything()


def own_modules() -> list[Any]:
    """The modules of the document that are loaded."""
    return [module for name, module in list(sys.modules.items()) if name.startswith(PACKAGES)]


def forget_everything() -> None:
    """Forget remembered values, in the reference and in the ledger."""
    forget()
    for module in own_modules():
        for thing in list(vars(module).values()):
            if hasattr(thing, "cache_clear") and not isinstance(thing, type):
                thing.cache_clear()


@well_founded
def at_most_left_only(G: Game, H: Game) -> Generator[tuple[Game, Game], bool, bool]:
    for GL in G.left:
        if (yield H, GL):
            return False
    return True


@well_founded
def at_most_right_only(G: Game, H: Game) -> Generator[tuple[Game, Game], bool, bool]:
    for HR in H.right:
        if (yield HR, G):
            return False
    return True


@well_founded
def misere(G: Game, left_moves: bool) -> Generator[tuple[Game, bool], bool, bool]:
    options = G.left if left_moves else G.right
    for option in options:
        if not (yield option, not left_moves):
            return True
    return not options


@well_founded
def sides_kept(G: Game) -> Generator[tuple[Game], Game, Game]:
    left, right = [], []
    for GL in G.left:
        left.append((yield (GL,)))
    for GR in G.right:
        right.append((yield (GR,)))
    return game(left, right)


@well_founded
def move_in_the_first(G: Game, H: Game) -> Generator[tuple[Game, Game], Game, Game]:
    left, right = [], []
    for GL in G.left:
        left.append((yield (GL, H)))
    for GR in G.right:
        right.append((yield (GR, H)))
    return game(left, right)


@well_founded
def short_nimber(n: int) -> Generator[tuple[int], Game, Game]:
    options = []
    for k in range(n - 1 if n > 1 else n):
        options.append((yield (k,)))
    return game(options, options)


def players_exchanged(G: Game) -> games.Outcome:
    winner = games_outcome(G)
    other = {games.Outcome.LEFT: games.Outcome.RIGHT, games.Outcome.RIGHT: games.Outcome.LEFT}
    return other.get(winner, winner)


def starters_exchanged(G: Game) -> games.Outcome:
    winner = games_outcome(G)
    other = {games.Outcome.NEXT: games.Outcome.PREVIOUS, games.Outcome.PREVIOUS: games.Outcome.NEXT}
    return other.get(winner, winner)


games_outcome = games.outcome


def one_half_off(x: Fraction) -> Game:
    return numbers_number_game(Fraction(x) + Fraction(1, 2))


numbers_number_game = numbers.number_game


def one_off(n: int) -> Game:
    return numbers_number_game(Fraction(n + 1))


def farthest(lower: Any, upper: Any) -> Fraction:
    x = numbers_simplest(lower, upper)
    return x if x.denominator == 1 and upper is None else (x + Fraction(upper or 0)) / 2


numbers_simplest = numbers.simplest_number


def nothing(G: Game) -> tuple[Any, ...]:
    del G
    return ()


def as_it_is(G: Game) -> Game:
    return G


def always(*arguments: Any) -> bool:
    del arguments
    return True


def never(*arguments: Any) -> bool:
    del arguments
    return False


def nought(*arguments: Any) -> Fraction:
    del arguments
    return Fraction(0)


def zero(*arguments: Any) -> Game:
    del arguments
    return ZERO


def moves_of_one_kind(moves: Callable[..., Any], keep: Callable[..., bool]) -> Callable[..., Any]:
    """Of the moves only those that are kept."""
    return lambda position, variant: tuple(a for a in moves(position, variant) if keep(position, a))


def exchanged(ruleset: Any) -> Any:
    """The players' moves exchanged."""
    return replace(ruleset, left=ruleset.right, right=ruleset.left)


def restricted(ruleset: Any, keep: Callable[..., bool]) -> Any:
    """Only moves that are kept."""
    left, right = (moves_of_one_kind(moves, keep) for moves in (ruleset.left, ruleset.right))
    return replace(ruleset, left=left, right=right)


def widened(ruleset: Any, more: Callable[[Any], Iterable[Any]]) -> Any:
    """Further moves, of both players."""

    def also(moves: Callable[..., Any]) -> Callable[..., Any]:
        return lambda position, variant: (*moves(position, variant), *more(position))

    return replace(ruleset, left=also(ruleset.left), right=also(ruleset.right))


def lose_a_unit(cakes: Any) -> Any:
    return [((rows, columns - 1),) for rows, columns in cakes if columns > 1]


def cut_nothing(picture: Any) -> Any:
    return [picture] if picture else []


def lose_the_first(picture: Any) -> Any:
    return [picture[1:]] if picture else []


def shift_right(strip: str) -> Any:
    return ["." + strip[:-1]] if strip.endswith(".") and set(strip) > {"."} else []


def take_one(piles: Any, after: Any) -> bool:
    return bool(sum(piles) - sum(after) == 1)


def no_jump(row: str, after: str) -> bool:
    return sum(a != b for a, b in zip(row, after, strict=True)) == 2 and not any(
        row[i : i + 3] != after[i : i + 3]
        and row[i + 1] == after[i + 1]
        and row[i] != after[i]
        and row[i + 2] != after[i + 2]
        for i in range(len(row) - 2)
    )


def no_ski_jump(slope: Any, after: Any) -> bool:
    return bool(sum(a != b for a, b in zip(slope, after, strict=True)) == 1)


def only_down(slope: Any, after: Any) -> bool:
    changed = [y for y, (a, b) in enumerate(zip(slope, after, strict=True)) if a != b]
    if len(changed) < 2:
        return True
    first = slope[changed[0]]
    return bool(sum(x != "." for x in first) > sum(x != "." for x in after[changed[0]]))


def no_lines(rows: int, columns: int, walls: Any) -> frozenset[Any]:
    del rows, columns, walls
    return frozenset()


def fewer_lines(rows: int, columns: int) -> Any:
    return dots_lines(rows, columns)[1:]


dots_lines = dots_and_boxes.lines


def combine_the_others(piles: Any, variant: Any = fair_shares.FairShares.STANDARD) -> Any:
    kinds = fair_shares.FairShares
    other = kinds.STANDARD if variant is not kinds.STANDARD else kinds.PRINTED_UNTIL_STUCK
    return fair_moves(piles, other)


def never_combine(piles: Any, variant: Any = fair_shares.FairShares.STANDARD) -> Any:
    return tuple(a for a in fair_moves(piles, variant) if len(a) > len(piles))


fair_moves = fair_shares.moves


def endless_best(piles: Any, variant: Any) -> fair_shares.Best:
    del piles, variant
    return fair_shares.Best(fair_shares.Result.DRAW, ())


def heated_once(G: Game, t: Game, reading: Any = thermography.Heating.CANONICAL) -> Game:
    del t, reading
    return simplification.canonical(G)


def star_as_far(G: Game) -> Game:
    del G
    return infinitesimals.STAR


def one_more(*sizes: int) -> int:
    return sum(sizes)


def mex_from_one(among: Iterable[int]) -> int:
    among = set(among)
    return next(n for n in range(1, len(among) + 2) if n not in among)


def first_criterion(G: Game) -> bool:
    return set(G.left) == set(G.right)


def swapped_compare(G: Game, H: Game) -> games.Order:
    return games_compare(H, G)


games_compare = games.compare


def fuzzy(G: Game, H: Game) -> games.Order:
    del G, H
    return games.Order.CONFUSED


def identical(G: Game, H: Game) -> bool:
    return G is H


def ups(G: Game, U: Game) -> Game:
    del G
    return U


MUTANTS: dict[str, tuple[Mutant, ...]] = {
    "G^L only": ((games.at_most, at_most_left_only),),
    "H^R only": ((games.at_most, at_most_right_only),),
    "never at most": ((games.at_most, never),),
    "everything at most": ((games.at_most, always),),
    "misere play": ((games.mover_wins, misere),),
    "the mover loses": ((games.mover_wins, never),),
    "sides not exchanged": ((games.negative, sides_kept),),
    "negative forgotten": ((games.negative, as_it_is),),
    "move in the first summand": ((games.plus, move_in_the_first),),
    "players exchanged": ((games.outcome, players_exchanged),),
    "starters exchanged": ((games.outcome, starters_exchanged),),
    "comparison turned round": ((games.compare, swapped_compare),),
    "everything fuzzy": ((games.compare, fuzzy), (games.order_by_play, fuzzy)),
    "equal if identical": ((games.equal, identical),),
    "everything equal": ((games.equal, always),),
    "first criterion only": ((games.is_impartial, first_criterion),),
    "nothing impartial": ((games.is_impartial, never),),
    "all are all small": ((games.is_all_small, always),),
    "none is all small": ((games.is_all_small, never),),
    "last option forgotten": ((nimbers.nimber_game, short_nimber),),
    "mex from one": ((nimbers.mex, mex_from_one),),
    "mex is max": ((nimbers.mex, lambda among: max(among, default=0)),),
    "sum for XOR": ((nimbers.nim_sum, one_more),),
    "no nimbers": ((nimbers.nimber, lambda G: None),),
    "numbers half off": ((numbers.number_game, one_half_off),),
    "integers one off": ((numbers.integer_game, one_off),),
    "not the simplest": ((numbers.simplest_number, farthest),),
    "all numbers zero": ((numbers.number, nought),),
    "no numbers": ((numbers.number, lambda G: None),),
    "canonical form as it is": ((simplification.canonical, as_it_is),),
    "nothing dominated": ((simplification.dominated_left, nothing),),
    "nothing reversible": (
        (simplification.reversible_left, nothing),
        (simplification.reversible_right, nothing),
    ),
    "all options dominated": ((simplification.dominated_left, lambda G: G.left),),
    "mean is zero": ((thermography.mean, nought),),
    "temperature is zero": ((thermography.temperature, nought),),
    "stops are zero": ((thermography.left_stop, nought), (thermography.right_stop, nought)),
    "not heated": ((thermography.heated, heated_once),),
    "weightless": ((infinitesimals.atomic_weight, zero),),
    "one up for all": ((infinitesimals.norton_product, ups),),
    "star is not far": ((infinitesimals.far_star, star_as_far),),
    "up for star": ((infinitesimals.STAR, infinitesimals.UP),),
    "star for up": ((infinitesimals.UP, infinitesimals.STAR),),
    "cuts exchanged": ((cutcake.CUTCAKE, exchanged(cutcake.CUTCAKE)),),
    "no cuts": ((cutcake.CUTCAKE, restricted(cutcake.CUTCAKE, never)),),
    "crumbs": ((cutcake.CUTCAKE, widened(cutcake.CUTCAKE, lose_a_unit)),),
    "colours exchanged": (
        (hackenbush.HACKENBUSH, exchanged(hackenbush.HACKENBUSH)),
        (hackenbush.HACKENBUSH_STRING, exchanged(hackenbush.HACKENBUSH_STRING)),
    ),
    "lines stay": ((hackenbush.HACKENBUSH, widened(hackenbush.HACKENBUSH, cut_nothing)),),
    "nothing floats away": ((hackenbush.tied, lambda edges: tuple(edges)),),
    "anyone cuts the first": (
        (hackenbush.HACKENBUSH, widened(hackenbush.HACKENBUSH, lose_the_first)),
    ),
    "green for nobody": ((hackenbush.LEFT_CUTS, "L"),),
    "whole strings fall": (
        (
            hackenbush.HACKENBUSH_STRING,
            restricted(hackenbush.HACKENBUSH_STRING, lambda string, after: after == ""),
        ),
    ),
    "pushed to the right": ((coin_strips.PUSH, widened(coin_strips.PUSH, shift_right)),),
    "push as shove": ((coin_strips.PUSH, coin_strips.SHOVE),),
    "shove as push": ((coin_strips.SHOVE, coin_strips.PUSH),),
    "no coin falls off": (
        (
            coin_strips.PUSH,
            restricted(coin_strips.PUSH, lambda s, a: s.count(".") == a.count(".")),
        ),
    ),
    "coins exchanged": ((coin_strips.PUSH, exchanged(coin_strips.PUSH)),),
    "nobody runs over": (
        (
            coin_strips.RUN_OVER,
            restricted(coin_strips.RUN_OVER, lambda s, a: s.count(".") == a.count(".")),
        ),
    ),
    "a line missing": ((dots_and_boxes.lines, fewer_lines),),
    "nothing enclosed": ((dots_and_boxes.enclosed, no_lines),),
    "every line completes a box": ((dots_and_boxes.completed, lambda position, line: 1),),
    "slopes exchanged": ((ski_jumps.SKI_JUMPS, exchanged(ski_jumps.SKI_JUMPS)),),
    "no ski jumps": ((ski_jumps.SKI_JUMPS, restricted(ski_jumps.SKI_JUMPS, no_ski_jump)),),
    "jumps down only": ((ski_jumps.SKI_JUMPS, restricted(ski_jumps.SKI_JUMPS, only_down)),),
    "one coin at a time": ((nim.NIM, restricted(nim.NIM, take_one)),),
    "no coin may be taken": ((nim.NIM, widened(nim.NIM, lambda piles: [piles])),),
    "animals exchanged": (
        (toads_and_frogs.TOADS_AND_FROGS, exchanged(toads_and_frogs.TOADS_AND_FROGS)),
    ),
    "no jumps": (
        (toads_and_frogs.TOADS_AND_FROGS, restricted(toads_and_frogs.TOADS_AND_FROGS, no_jump)),
    ),
    "animals go round": (
        (
            toads_and_frogs.TOADS_AND_FROGS,
            widened(toads_and_frogs.TOADS_AND_FROGS, lambda row: [row[1:] + row[:1]]),
        ),
    ),
    "other piles combined": ((fair_shares.moves, combine_the_others),),
    "nothing combined": ((fair_shares.moves, never_combine),),
    "ones play on": ((fair_shares.best, endless_best),),
    "nobody can force a win": ((play.can_force, never),),
    "every move is answered": ((play.always_answered, always),),
}
