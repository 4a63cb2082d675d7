"""Mistakes in the definitions of `partizan`, and the claims that must notice them."""

from collections.abc import Callable, Iterable
from dataclasses import replace
from fractions import Fraction
from itertools import combinations
from math import ceil
from typing import Any

from proofs_check.documents.partizan import play, rules
from proofs_check.documents.partizan.claims import quizzes
from reference.partizan import (
    coin_strips,
    cutcake,
    days,
    dots_and_boxes,
    fair_shares,
    games,
    graphs,
    grids,
    hackenbush,
    infinitesimals,
    nim,
    nimbers,
    notation,
    numbers,
    operations,
    recursion,
    rulesets,
    simplification,
    ski_jumps,
    thermography,
    toads_and_frogs,
)
from reference.partizan.games import ZERO, Game, game
from tests.wrong_definitions import Wrong


def at_most_left_only(G: Game, H: Game) -> bool:
    return not any(games.at_most(H, GL) for GL in G.left)


def at_most_right_only(G: Game, H: Game) -> bool:
    return not any(games.at_most(HR, G) for HR in H.right)


def misere(G: Game, left_moves: bool) -> bool:
    options = G.left if left_moves else G.right
    return not all(games.mover_wins(option, not left_moves) for option in options) or not options


def sides_kept(G: Game) -> Game:
    return game(map(games.negative, G.left), map(games.negative, G.right))


def move_in_the_first(G: Game, H: Game) -> Game:
    return game([games.plus(GL, H) for GL in G.left], [games.plus(GR, H) for GR in G.right])


def left_in_the_second(G: Game, H: Game) -> Game:
    right = [games.plus(GR, H) for GR in G.right] + [games.plus(G, HR) for HR in H.right]
    return game([games.plus(G, HL) for HL in H.left], right)


def short_nimber(n: int) -> Game:
    options = [nimbers._nimber_game(k) for k in range(n - 1 if n > 1 else n)]
    return game(options, options)


def players_exchanged(right: Any, G: Game) -> Any:
    winner = right(G)
    other = {games.Outcome.LEFT: games.Outcome.RIGHT, games.Outcome.RIGHT: games.Outcome.LEFT}
    return other.get(winner, winner)


def starters_exchanged(right: Any, G: Game) -> Any:
    winner = right(G)
    other = {games.Outcome.NEXT: games.Outcome.PREVIOUS, games.Outcome.PREVIOUS: games.Outcome.NEXT}
    return other.get(winner, winner)


def one_half_off(right: Any, x: Fraction) -> Any:
    return right(Fraction(x) + Fraction(1, 2))


def one_off(n: int) -> Game:
    return numbers.number_game(Fraction(n + 1))


def farthest(right: Any, lower: Any, upper: Any) -> Any:
    x = right(lower, upper)
    return x if x.denominator == 1 and upper is None else (x + Fraction(upper or 0)) / 2


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


def single_boxes(right: Any, rows: int, columns: int, walls: Any) -> frozenset[Any]:
    found = right(rows, columns, walls)
    return frozenset(each for each in found if dots_and_boxes.box(*each) <= walls)


def fewer_lines(right: Any, rows: int, columns: int) -> Any:
    return right(rows, columns)[1:]


def combine_the_others(
    right: Any, piles: Any, variant: Any = fair_shares.FairShares.STANDARD
) -> Any:
    kinds = fair_shares.FairShares
    other = kinds.STANDARD if variant is not kinds.STANDARD else kinds.PRINTED_UNTIL_STUCK
    return right(piles, other)


def never_combine(right: Any, piles: Any, variant: Any = fair_shares.FairShares.STANDARD) -> Any:
    return tuple(a for a in right(piles, variant) if len(a) > len(piles))


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


def swapped_compare(right: Any, G: Game, H: Game) -> Any:
    return right(H, G)


def fuzzy(G: Game, H: Game) -> games.Order:
    del G, H
    return games.Order.CONFUSED


def identical(G: Game, H: Game) -> bool:
    return G is H


def ups(G: Game, U: Game) -> Game:
    del G
    return U


def replaced_by_the_answer(G: Game) -> Game:
    answers = dict(simplification.reversible_left(G))
    return game((answers.get(a, a) for a in G.left), G.right)


def answers_confused(G: Game) -> Game:
    left = [
        x
        for a in G.left
        for x in (a.right[0].left if a.right and not games.at_most(a.right[0], G) else (a,))
    ]
    return game(left, G.right)


def beside(G: Game, H: Game) -> Game:
    return games.plus(G, H)


def only_the_options(G: Game) -> Iterable[Game]:
    return iter(dict.fromkeys((G, *G.left, *G.right)))


def last_answers(G: Game) -> tuple[tuple[Game, Game], ...]:
    answers = ((a, [x for x in a.right if games.at_most(x, G)]) for a in G.left)
    return tuple((a, found[-1]) for a, found in answers if found)


def any_sets(options: Any) -> Any:
    return [chosen for n in range(len(options) + 1) for chosen in combinations(options, n)]


LINES = tuple(line for lines in quizzes.LINES.values() for line in lines.values())

WRONG = (
    Wrong("G^L only", games.at_most, at_most_left_only),
    Wrong("H^R only", games.at_most, at_most_right_only),
    Wrong("never at most", games.at_most, never),
    Wrong("everything at most", games.at_most, always),
    Wrong("misere play", games.mover_wins, misere),
    Wrong("the mover loses", games.mover_wins, never),
    Wrong("sides not exchanged", games.negative, sides_kept),
    Wrong("negative forgotten", games.negative, as_it_is),
    Wrong("move in the first summand", games.plus, move_in_the_first),
    Wrong("Left moves in the second summand", games.plus, left_in_the_second),
    Wrong("players exchanged", games.outcome, players_exchanged),
    Wrong("starters exchanged", games.outcome, starters_exchanged),
    Wrong("comparison turned round", games.compare, swapped_compare),
    Wrong("everything fuzzy", games.compare, fuzzy, also=((games.order_by_play, fuzzy),)),
    Wrong("equal if identical", games.equal, identical),
    Wrong("everything equal", games.equal, always),
    Wrong("first criterion only", games.is_impartial, first_criterion),
    Wrong("nothing impartial", games.is_impartial, never),
    Wrong("all are all small", games.is_all_small, always),
    Wrong("none is all small", games.is_all_small, never),
    Wrong("last option forgotten", nimbers._nimber_game, short_nimber),
    Wrong("mex from one", nimbers.mex, mex_from_one),
    Wrong("mex is max", nimbers.mex, lambda among: max(among, default=0)),
    Wrong("sum for XOR", nimbers.nim_sum, one_more),
    Wrong("no nimbers", nimbers.nimber, lambda G: None),
    Wrong("numbers half off", numbers.number_game, one_half_off),
    Wrong("integers one off", numbers.integer_game, one_off),
    Wrong("not the simplest", numbers.simplest_number, farthest),
    Wrong("all numbers zero", numbers.number, nought),
    Wrong(
        "all numbers one too large",
        numbers.number,
        lambda right, G: None if right(G) is None else right(G) + 1,
    ),
    Wrong("no numbers", numbers.number, lambda G: None),
    Wrong("canonical form as it is", simplification.canonical, as_it_is),
    Wrong("nothing dominated", simplification.dominated_left, nothing),
    Wrong(
        "nothing reversible",
        simplification.reversible_left,
        nothing,
        also=((simplification.reversible_right, nothing),),
    ),
    Wrong("all options dominated", simplification.dominated_left, lambda G: G.left),
    Wrong("mean is zero", thermography.mean, nought),
    Wrong("temperature is zero", thermography.temperature, nought),
    Wrong(
        "stops are zero", thermography.left_stop, nought, also=((thermography.right_stop, nought),)
    ),
    Wrong("not heated", thermography.heated, heated_once),
    Wrong("weightless", infinitesimals.atomic_weight, zero),
    Wrong("one up for all", infinitesimals.norton_product, ups),
    Wrong("star is not far", infinitesimals.far_star, star_as_far),
    Wrong("up for star", infinitesimals.STAR, infinitesimals.UP),
    Wrong("star for up", infinitesimals.UP, infinitesimals.STAR),
    Wrong("cuts exchanged", cutcake.CUTCAKE, exchanged(cutcake.CUTCAKE)),
    Wrong("no cuts", cutcake.CUTCAKE, restricted(cutcake.CUTCAKE, never)),
    Wrong("crumbs", cutcake.CUTCAKE, widened(cutcake.CUTCAKE, lose_a_unit)),
    Wrong(
        "colours exchanged",
        hackenbush.HACKENBUSH,
        exchanged(hackenbush.HACKENBUSH),
        also=((hackenbush.HACKENBUSH_STRING, exchanged(hackenbush.HACKENBUSH_STRING)),),
    ),
    Wrong("lines stay", hackenbush.HACKENBUSH, widened(hackenbush.HACKENBUSH, cut_nothing)),
    Wrong("nothing floats away", hackenbush.tied, lambda edges: tuple(edges)),
    Wrong(
        "anyone cuts the first",
        hackenbush.HACKENBUSH,
        widened(hackenbush.HACKENBUSH, lose_the_first),
    ),
    Wrong("green for nobody", hackenbush.LEFT_CUTS, "L"),
    Wrong(
        "whole strings fall",
        hackenbush.HACKENBUSH_STRING,
        restricted(hackenbush.HACKENBUSH_STRING, lambda string, after: after == ""),
    ),
    Wrong("pushed to the right", coin_strips.PUSH, widened(coin_strips.PUSH, shift_right)),
    Wrong("push as shove", coin_strips.PUSH, coin_strips.SHOVE),
    Wrong("shove as push", coin_strips.SHOVE, coin_strips.PUSH),
    Wrong(
        "no coin falls off",
        coin_strips.PUSH,
        restricted(coin_strips.PUSH, lambda s, a: s.count(".") == a.count(".")),
    ),
    Wrong("coins exchanged", coin_strips.PUSH, exchanged(coin_strips.PUSH)),
    Wrong(
        "nobody runs over",
        coin_strips.RUN_OVER,
        restricted(coin_strips.RUN_OVER, lambda s, a: s.count(".") == a.count(".")),
    ),
    Wrong("a line missing", dots_and_boxes.lines, fewer_lines),
    Wrong("nothing enclosed", dots_and_boxes.enclosed, no_lines),
    Wrong("no larger areas", dots_and_boxes.enclosed, single_boxes),
    Wrong("every line completes a box", dots_and_boxes.completed, lambda position, line: 1),
    Wrong("slopes exchanged", ski_jumps.SKI_JUMPS, exchanged(ski_jumps.SKI_JUMPS)),
    Wrong("no ski jumps", ski_jumps.SKI_JUMPS, restricted(ski_jumps.SKI_JUMPS, no_ski_jump)),
    Wrong(
        "jumps off the slope",
        ski_jumps._jumps,
        lambda right, slope, y, x, variant: (
            right(slope, y, x, variant)
            if variant is ski_jumps.SkiJumps.NO_JUMPS
            else [grids.changed(slope, (y, x, "."))]
        ),
    ),
    Wrong("jumps down only", ski_jumps.SKI_JUMPS, restricted(ski_jumps.SKI_JUMPS, only_down)),
    Wrong(
        "Right does not jump",
        ski_jumps.SKI_JUMPS,
        replace(
            ski_jumps.SKI_JUMPS, right=moves_of_one_kind(ski_jumps.SKI_JUMPS.right, no_ski_jump)
        ),
    ),
    Wrong("one coin at a time", nim.NIM, restricted(nim.NIM, take_one)),
    Wrong("no coin may be taken", nim.NIM, widened(nim.NIM, lambda piles: [piles])),
    Wrong(
        "animals exchanged",
        toads_and_frogs.TOADS_AND_FROGS,
        exchanged(toads_and_frogs.TOADS_AND_FROGS),
    ),
    Wrong(
        "no jumps",
        toads_and_frogs.TOADS_AND_FROGS,
        restricted(toads_and_frogs.TOADS_AND_FROGS, no_jump),
    ),
    Wrong(
        "animals go round",
        toads_and_frogs.TOADS_AND_FROGS,
        widened(toads_and_frogs.TOADS_AND_FROGS, lambda row: [row[1:] + row[:1]]),
    ),
    Wrong("other piles combined", fair_shares.moves, combine_the_others),
    Wrong("nothing combined", fair_shares.moves, never_combine),
    Wrong("ones play on", fair_shares.best, endless_best),
    Wrong("nobody can force a win", play.can_force, never),
    Wrong("every move is answered", play.always_answered, always),
    Wrong(
        "equal games are not at most", games.at_most, lambda right, G, H: G is not H and right(G, H)
    ),
    Wrong("bypassed by the answer itself", simplification.bypassed, replaced_by_the_answer),
    Wrong("bypassed where the answer is not at most G", simplification.bypassed, answers_confused),
    Wrong(
        "struck out are the better options",
        simplification.undominated,
        lambda G: game(simplification.dominated_left(G), G.right),
    ),
    Wrong(
        "simplest is the mean",
        numbers.simplest_number,
        lambda right, a, b: (a + b) / 2 if a is not None and b is not None else right(a, b),
    ),
    Wrong(
        "simplest is farthest from zero",
        numbers.simplest_number,
        lambda right, a, b: (
            Fraction(ceil(b) - 1)
            if a is not None and b is not None and (a < ceil(b) - 1)
            else right(a, b)
        ),
    ),
    Wrong("the first player wins all", games.outcome, lambda G: games.Outcome.NEXT),
    Wrong("no position comes back", rules.least_coins, lambda rules: None),
    Wrong("other sides printed", LINES, lambda line: {"left_side": "17"}),
    Wrong(
        "other options printed",
        LINES,
        lambda line: {"options": tuple(k + 17 for k in line.options)},
    ),
    Wrong("signs forgotten", notation._Reader.signed, lambda self, term, sign: term),
    Wrong("one way to write an arrow", notation._SAME, {}),
    Wrong("no fractions", notation._Reader.denominator, lambda self: 1),
    Wrong("no place is marked", notation._marked, lambda text, column: text),
    Wrong(
        "all of a text is shown",
        notation._marked,
        lambda text, column: f"{text[: column - 1]}‸{text[column - 1 :]}",
    ),
    Wrong("parts as large as one likes", notation._Reader.small, lambda self, size, at: size),
    Wrong("no braces inside", notation._Shown.enclosed, lambda self: self.text),
    Wrong("long names", notation.name, lambda G: notation.show(G)),
    Wrong("any letters", rulesets.in_letters, lambda text, letters, allowed: text.strip()),
    Wrong("only the options are reached", games.subpositions, only_the_options),
    Wrong("all drawings are 0", graphs.graph_game, zero),
    Wrong("every play ends", rules.is_endless, never),
    Wrong("beside for on top", operations.ordinal_sum, beside),
    Wrong("options for incentives", operations.left_incentives, lambda G: G.left),
    Wrong("never less than no copies", simplification.times, lambda right, n, G: right(abs(n), G)),
    Wrong("the last answer counts", simplification.reversible_left, last_answers),
    Wrong("sets of any options", days.antichains, any_sets),
    Wrong(
        "no quarters",
        numbers.dyadic,
        lambda right, x: right(x if Fraction(x).denominator < 4 else Fraction(1, 3)),
    ),
    Wrong("no names", infinitesimals.number_up_star, lambda G: None),
    Wrong("one power of up", infinitesimals.up_power, lambda n: infinitesimals.UP),
    Wrong("the first is highest", thermography.highest, lambda lines: lines[0]),
    Wrong(
        "the third is never highest", thermography.highest, lambda right, lines: right(lines[:2])
    ),
    Wrong(
        "impartial by two moves",
        games.is_impartial,
        lambda G: set(G.left) == set(G.right) and all(map(first_criterion, G.left)),
    ),
    Wrong("never cooled", thermography.cooled, lambda G, t: simplification.canonical(G)),
    Wrong("never reduced", operations.reduced, lambda G: simplification.canonical(G)),
    Wrong(
        "nothing bypassed up to infinitesimals",
        operations._without_needless,
        lambda left, right: game(operations._greatest(left), operations._least(right)),
    ),
    Wrong(
        "cooled to a number at its temperature",
        thermography._cooled,
        lambda right, G, t: (
            numbers.number_game(thermography.mean(G))
            if t == thermography.temperature(G)
            else right(G, t)
        ),
    ),
    Wrong("nobody's coins", coin_strips.ANYONES, ""),
    Wrong("worth nothing", rulesets.value, zero),
    Wrong("nothing is beside", grids.beside, lambda board, i, j: iter(())),
    Wrong("as many boxes each", dots_and_boxes.margin, nought),
)

AXIOMS = (
    *("G^L only", "first criterion only", "misere play", "sides not exchanged"),
    *("move in the first summand", "every move is answered", "nobody can force a win"),
    *("no jumps", "other piles combined", "coins exchanged", "slopes exchanged"),
    *("nothing floats away", "a line missing"),
)


def forget() -> None:
    """Definitions by recursion keep what they have found."""
    recursion.forget()
