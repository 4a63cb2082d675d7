"""Sections 3.5 to 3.8: the Grundy theorem, reversible moves, nimbers, XOR, mex."""

from collections.abc import Callable, Iterator, Mapping
from itertools import product
from typing import Any

from proofs_check.core.claim import Plan, using
from proofs_check.core.ranges import Found, Instances, Range
from proofs_check.documents.partizan import ranges, simplifying
from proofs_check.documents.partizan.claims import claim, proved, same, so
from proofs_check.documents.partizan.forms import Impartial, born_by, nim_piles, subsets, values
from proofs_check.documents.partizan.transcribed import equations, numbers, side
from proofs_check.methods.chained import disproved
from proofs_check.methods.logic import implies, negation
from proofs_check.methods.printed import Cell, printed, printed_rows
from reference.partizan import games
from reference.partizan.games import Game, Order, Outcome
from reference.partizan.infinitesimals import STAR, UP
from reference.partizan.nimbers import grundy_value, mex, nim_sum, nimber, nimber_game
from reference.partizan.notation import read, show
from reference.partizan.simplification import (
    canonical,
    dominated_left,
    is_canonical,
    reversible_left,
)


def _of_nimbers(theorem: str, view: str = "") -> Plan:
    return proved(theorem, view, "theory_nimbers")


def with_infinite_options(
    predicate: Callable[..., Any], theorem: str, view: str = ""
) -> Mapping[str, tuple[Plan, ...]]:
    """The reading in which the games of Section 3.4.2, such as omega, are games.

    By the MEX rule, which gives it, n is an ordinal.
    """
    plan = proved(theorem, view, "theory_ordinals")
    return {"infinitely many as well, n an ordinal, as in Section 3.7": using(predicate, plan)}


@claim(
    readings={
        "finitely many options": (
            *using(so, _of_nimbers("its_nimber")),
            *ranges.EVERY_IMPARTIAL,
        ),
        **with_infinite_options(so, "some_star"),
    }
)
def section_3__5__1__grundy_theorem(G: Impartial) -> bool:
    """Every impartial game is equal to *n for some n."""
    n = nimber(G.form)
    return n is not None and games.outcome(games.plus(G.form, nimber_game(n))) is Outcome.PREVIOUS


@claim(
    readings={
        "finitely many options": (
            *using(same, _of_nimbers("one_nimber", "NIMBER")),
            *ranges.EVERY_IMPARTIAL,
        ),
        **with_infinite_options(same, "one_star", "ITS_STAR"),
    }
)
def section_3__5__1__grundy_value(G: Impartial) -> bool:
    """That n is the Grundy value, by the mex rule."""
    return nimber(G.form) == grundy_value(G.form)


@claim(
    readings={
        "finitely many options": (
            *using(so, _of_nimbers("same_winners")),
            ranges.in_sums(ranges.IMPARTIAL_FORMS),
            ranges.in_sums(ranges.THREE_NIM_PILES.to({"pile": 3})),
        ),
        **with_infinite_options(same, "one_star", "IN_INFINITE_SUMS"),
    }
)
def section_3__5__1__equivalent_number(G: Impartial, n: int, others: tuple[Game, ...]) -> bool:
    """An impartial game has in every sum the winners of *n for one n alone."""
    pile = nimber_game(n)
    same = all(
        games.outcome(games.plus(X, G.form)) is games.outcome(games.plus(X, pile)) for X in others
    )
    return same == (n == grundy_value(G.form))


@claim(_of_nimbers("no_nimber", "ALL_NIMBERS"))
def section_3__5__1__no_integer__measured(impartial: Any, is_nimber: Any, same_winners: Any) -> Any:
    """With infinitely many options no integer n need do: {*0,*1,*2,...|*0,*1,*2,...} is impartial,
    and equal to no such *n, nor has it the winners of one in every sum."""
    return impartial & negation(is_nimber | same_winners)


@claim(*using(so, proved("reversible", "LEFT_REVERSIBLE", "theory_moves")), ranges.LEFT_REVERSIBLE)
def section_3__5__2__left_reversible(G: Game, a: Game, answer: Game) -> Found:
    """If some a^R <= G, replacing Left's option a by the Left options of a^R leaves G's value."""
    H = simplifying.bypass_left(G, a, answer)
    return games.order_by_play(G, H) is Order.EQUAL, {"replaced": show(H)}


@claim(
    *using(so, proved("reversible", "RIGHT_REVERSIBLE", "theory_moves")), ranges.RIGHT_REVERSIBLE
)
def section_3__5__2__right_reversible(G: Game, e: Game, answer: Game) -> Found:
    """If some e^L >= G, replacing Right's option e by the Right options of e^L leaves G's value."""
    H = simplifying.bypass_right(G, e, answer)
    return games.order_by_play(G, H) is Order.EQUAL, {"replaced": show(H)}


@claim(printed)
def section_3__5__2__sum_options() -> Iterator[Cell]:
    """The options of {0|*} + {0|0} are * and ^ for Left, 0 and ^ for Right."""
    (equation,) = equations("section-3.5.2.sum-options")
    G, wanted = side(equation.left), read(equation.right)
    for player, a, b in (("Left", wanted.left, G.left), ("Right", wanted.right, G.right)):
        listed, named = (
            sorted(show(canonical(option)) for option in options) for options in (a, b)
        )
        yield Cell(f"{player}'s options", listed, named)
    yield from equation.cells()


@claim(ranges.NAMED)
def section_3__5__2__left_to_star() -> Found:
    """Where Left moves to 0 in the first summand of {0|*} + {0|0}, * is left for Right."""
    after = [games.plus(option, read("{0|0}")) for option in read("{0|*}").left]
    reached = set(after) <= set(side("{0|*} + {0|0}").left)
    return reached and after == [STAR], {"left": [show(option) for option in after]}


@claim(ranges.NAMED)
def section_3__5__2__simplified_canonical__strengthened() -> Found:
    """{0,*|0} is the canonical form of ^ + *."""
    found = canonical(games.plus(UP, STAR))
    return found is read("{0,*|0}"), {"canonical": show(found)}


@claim(
    readings={
        "finitely many options": (
            *using(
                lambda same, equal, positions, others: (
                    (same == equal) & implies(same, positions <= others)
                ),
                proved("one_for_each_value", "CANONICAL_FORMS", "theory_canonical"),
            ),
            ranges.PAIRS_OF_FORMS,
        ),
        "infinitely many as well, as omega has": using(
            lambda equal, of_other_moves, dominated: negation(equal) | of_other_moves | dominated,
            disproved(
                "partizan",
                "always_dominated",
                "FORM_OF_OMEGA",
                "theory_long",
                {"canonical form": "K X R"},
                "",
            ),
        ),
    }
)
def section_3__5__2__canonical_form(G: Game, H: Game) -> bool:
    """Striking out dominated moves and bypassing reversible ones leaves one form for each value,
    and no form of that value has fewer positions."""
    same = canonical(G) is canonical(H)
    return same == games.equal(G, H) and not (
        same and simplifying.size(canonical(G)) > simplifying.size(H)
    )


@claim(
    *using(so, proved("one_form_alone", module="theory_moves")),
    ranges.PAIRS_OF_FORMS.where(
        "both in canonical form", lambda G, H: is_canonical(G) and is_canonical(H)
    ),
)
def section_3__5__2__one_form__strengthened(G: Game, H: Game) -> bool:
    """Two games in which nothing can be struck out or bypassed, here or below, are equal exactly
    when they are the same."""
    return (G is H) == games.equal(G, H)


@claim(
    Instances(
        "the two tools",
        "tool",
        lambda: [(simplifying.by_dominated_moves_alone,), (simplifying.by_reversible_moves_alone,)],
        at=lambda tool: tool.__name__,
    )
)
def section_3__5__2__both_tools_needed__measured(tool: Callable[[Game], Game]) -> Found:
    """Neither tool alone is enough: each leaves different forms of equal games."""
    forms = {tool(G) for G in born_by(2)}
    return len(forms) > len(values()), {"forms": len(forms)}


@claim(*ranges.EVERY_FORM)
def section_3__5__2__one_by_one__strengthened(G: Game) -> Found:
    """Whichever move is struck out or bypassed, here or below, a smaller tree is left, of the same
    canonical form; where none can be the form is that one. So it is left at last."""
    C, after = canonical(G), set(simplifying.single_steps(G))
    falls = all(simplifying.tree(H) < simplifying.tree(G) and canonical(H) is C for H in after)
    return falls and (bool(after) or G is C), {"steps": len(after)}


def first_player(predicate: Callable[..., Any], *forms: Plan) -> Mapping[str, tuple[Plan, ...]]:
    """The two readings of what the nimber says of the first player."""
    return {
        "finitely many options": (
            *using(predicate, _of_nimbers("first_wins", "FIRST_PLAYER")),
            *forms,
        ),
        "infinitely many as well, the nimber 0 where the game is equal to 0, else not": using(
            predicate, _of_nimbers("first_wins_by_value", "FIRST_PLAYER_BY_VALUE")
        ),
    }


@claim(
    readings=first_player(
        lambda grundy, left, right: implies(grundy == 0, negation(left | right)),
        *ranges.every_impartial("nimber 0", lambda G: not grundy_value(G.form)),
    )
)
def section_3__5__3__zero_loses(G: Impartial) -> bool:
    """Where the nimber is 0 the first player loses."""
    return games.outcome(G.form) is Outcome.PREVIOUS


@claim(
    readings=first_player(
        lambda grundy, left, right: implies(grundy != 0, left & right),
        *ranges.every_impartial("nimber not 0", lambda G: grundy_value(G.form) != 0),
    )
)
def section_3__5__3__nonzero_wins(G: Impartial) -> bool:
    """Where the nimber is not 0 the first player wins."""
    return games.outcome(G.form) is Outcome.NEXT


@claim(
    *using(so, _of_nimbers("never_stays_zero")),
    ranges.every_impartial("equal to 0", lambda G: games.equal(G.form, games.ZERO)),
)
def section_3__5__3__no_move_zero_to_zero(G: Impartial) -> bool:
    """No move leads from nimber 0 to nimber 0, the nimbers being those of the values."""
    return not any(games.equal(option, games.ZERO) for option in G.form.left)


LISTED = (0, 1, 2, 4, 8)


@claim(Instances("*4 and *8", "n", lambda: [(4,), (8,)]))
def section_3__5__3__dominated_moves(n: int) -> Found:
    """The moves to *4 and *8 from {*0,*1,*2,*4,*8} are dominated."""
    options = [nimber_game(k) for k in LISTED]
    dominated = dominated_left(games.game(options, options))
    return nimber_game(n) in dominated, {"dominated": len(dominated)}


@claim(Instances("the five options", "n", lambda: [(n,) for n in LISTED]))
def section_3__5__3__dominated_moves__corrected(n: int) -> bool:
    """The moves to *4 and *8 from {*0,*1,*2,*4,*8} are reversible, and those alone."""
    options = [nimber_game(k) for k in LISTED]
    found = {a for a, _ in reversible_left(games.game(options, options))}
    return (nimber_game(n) in found) == (n in {4, 8})


@claim(ranges.NAMED)
def section_3__5__3__double_up_star__corrected() -> bool:
    """^* + ^* = ^ + ^ + * + * = ^ + ^, which is greater than ^."""
    twice, double = games.plus(games.plus(UP, STAR), games.plus(UP, STAR)), games.plus(UP, UP)
    equalities = games.equal(twice, games.plus(double, games.plus(STAR, STAR))) and games.equal(
        twice, double
    )
    return equalities and games.compare(double, UP) is Order.GREATER


@claim(ranges.NAMED)
def section_3__5__3__up_reverses() -> Found:
    """In {*,^|0,^} Left's move to ^, and no other, is reversible, through *, and gives way to 0."""
    found = [
        [show(a), show(answer), [show(x) for x in answer.left]]
        for a, answer in reversible_left(read("{*,^|0,^}"))
    ]
    return found == [["^", "*", ["0"]]], {"reversible": found}


@claim(
    *using(so, _of_nimbers("xor_rule")),
    ranges.piles(3, 9, 20),
    ranges.piles(4, 4, 7),
    ranges.piles(5, 2, 5),
)
def section_3__6__xor(*sizes: int) -> Found:
    """The nimber of several Nim piles is the XOR of their sizes."""
    found = grundy_value(nim_piles(*sizes))
    return found == nim_sum(*sizes), {"nimber": found}


@claim(*using(so, _of_nimbers("to_win")), ranges.piles(3, 8))
def section_3__6__winning_move(*sizes: int) -> bool:
    """To win, one pile is reduced so that the XOR becomes zero: such a move wins, and no other, and
    where the XOR is not zero there is one."""
    reductions = [
        tuple(sorted((*sizes[:i], left, *sizes[i + 1 :])))
        for i, own in enumerate(sizes)
        for left in range(own)
    ]
    winning = {
        after for after in reductions if games.outcome(nim_piles(*after)) is Outcome.PREVIOUS
    }
    to_zero = {after for after in reductions if nim_sum(*after) == 0}
    return winning == to_zero and bool(to_zero) == (nim_sum(*sizes) != 0)


@claim(
    *using(same, _of_nimbers("mex_rule", "MOVES_TO_NIMBERS")),
    Range(
        "every set of nimbers *0 to *{max numbers}, beside each *n to *{n}",
        "numbers n",
        lambda top, largest: product(subsets(range(top + 1)), range(largest + 1)),
        {"max numbers": 5, "n": 9},
        {"max numbers": 7},
    ),
)
def section_3__7__mex_rule(numbers: tuple[int, ...], n: int) -> bool:
    """A position with moves to nimbers is the nimber of the mex of those, and no other."""
    options = [nimber_game(k) for k in numbers]
    same = games.order_by_play(games.game(options, options), nimber_game(n)) is Order.EQUAL
    return same == (n == mex(numbers))


@claim(*using(so, _of_nimbers("one_pile")), ranges.counted("n <= {n}", 8, 16))
def section_3__7__nimber(n: int) -> bool:
    """*n = {*0,...,*(n-1)|*0,...,*(n-1)}: a Nim pile of n."""
    options = [nim_piles(k) for k in range(n)]
    return games.order_by_play(games.game(options, options), nimber_game(n)) is Order.EQUAL


@claim(printed)
def section_3__8__options() -> Iterator[Cell]:
    """The options of *2 + *3 are *0 + *3, *1 + *3, *0 + *2, *1 + *2 and *2 + *2."""
    sums = [numbers(row["option"]) for row in printed_rows("partizan", "section-3.8")]
    computed = [sorted((k, 3)) for k in range(2)] + [sorted((2, k)) for k in range(3)]
    yield Cell("options, as pairs of piles", sorted(map(sorted, sums)), sorted(computed))
    G = games.plus(nimber_game(2), nimber_game(3))
    forms = {games.plus(nimber_game(a), nimber_game(b)) for a, b in sums}
    missing = [show(option) for option in G.left if not any(games.equal(option, H) for H in forms)]
    yield Cell("options of the sum that are none of them", [], list(missing))


@claim(printed)
def section_3__8__option_values() -> Iterator[Cell]:
    """Those are *3, *2, *2, *3 and *0."""
    for row in printed_rows("partizan", "section-3.8"):
        a, b = map(nimber_game, numbers(row["option"]))
        yield Cell(row["place"], int(row["printed"]), nimber(games.plus(a, b)))
