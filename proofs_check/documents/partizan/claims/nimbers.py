"""Sections 3.5 to 3.8: the Grundy theorem, reversible moves, nimbers, XOR, mex."""

from collections.abc import Callable, Iterable, Iterator
from functools import cache, wraps
from itertools import combinations_with_replacement, product

from proofs_check.core.claim import using
from proofs_check.core.evidence import Effort
from proofs_check.documents.partizan.claims import claim
from proofs_check.documents.partizan.forms import born_by, impartial, subsets, values
from proofs_check.documents.partizan.plans import claim as old_claim
from proofs_check.documents.partizan.plans import enter_equation, equation, every_form, side
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
    game,
    order_by_play,
    outcome,
    plus,
    subpositions,
)
from reference.partizan.infinitesimals import STAR, UP
from reference.partizan.nimbers import grundy_value, mex, nim_sum, nimber, nimber_game
from reference.partizan.notation import read, show
from reference.partizan.simplification import (
    canonical,
    dominated_left,
    reversible_left,
    reversible_right,
    undominated,
)


@cache
def heap(removals: tuple[int, ...], n: int) -> Game:
    """A heap of n from which either player takes one of the numbers."""
    after = [heap(removals, n - s) for s in removals if s <= n]
    return game(after, after)


@cache
def piles(*sizes: int) -> Game:
    """Nim piles, by the rule alone: any positive number from one pile (Section 2)."""
    after = [
        piles(*sorted((*sizes[:i], left, *sizes[i + 1 :])))
        for i, size in enumerate(sizes)
        for left in range(size)
    ]
    return game(after, after)


def impartial_games(effort: Effort) -> Iterator[tuple[str, Game]]:
    """Impartial games of many kinds, with names."""
    deep = effort is Effort.DEEP
    yield from ((show(G), G) for G in impartial(3))
    if deep:
        # Every 16th of the 65536 forms of day 4.
        chosen = (options for i, options in enumerate(subsets(impartial(3))) if i % 16 == 0)
        yield from ((show(G), G) for G in (game(options, options) for options in chosen))
    largest, top = (7, 24) if deep else (5, 12)
    for removals in subsets(range(1, largest + 1)):
        for n in range(top + 1):
            yield f"subtraction {removals}, heap {n}", heap(removals, n)
    for sizes in combinations_with_replacement(range(6 if deep else 4), 3):
        yield f"Nim {sizes}", piles(*sizes)


IMPARTIAL = (
    "the 16 impartial forms of day 3, every subtraction set in 1..5 with heaps to 12, three Nim "
    "piles to 3",
    "the 16 impartial forms of day 3 and 4096 of day 4, every subtraction set in 1..7 with heaps "
    "to 24, three Nim piles to 5",
)


def every_impartial_game(
    cases: Callable[[Game], Iterable[tuple[object, bool]]],
) -> Callable[[Effort], Iterator[Case]]:
    """What is asked of each impartial game of the range."""

    @wraps(cases)
    def all_cases(effort: Effort) -> Iterator[Case]:
        for name, G in impartial_games(effort):
            for part, holds in cases(G):
                yield Case(f"{name}, {part}" if part else name, holds)

    return all_cases


@claim("Section 3.5.1, sentence 1, part 1", enumerated(*IMPARTIAL))
@every_impartial_game
def section_3__5__1__grundy_theorem(G: Game) -> Iterator[tuple[object, bool]]:
    """Every impartial game is equal to *n for some n."""
    n = nimber(G)
    yield "", n is not None and outcome(plus(G, nimber_game(n))) is Outcome.PREVIOUS


@claim("Section 3.5.1, sentence 1, parenthesis", enumerated(*IMPARTIAL))
@every_impartial_game
def section_3__5__1__grundy_value(G: Game) -> Iterator[tuple[object, bool]]:
    """That n is the Grundy value, by the mex rule."""
    yield "", nimber(G) == grundy_value(G)


@claim(
    "Section 3.5.1, sentence 2",
    enumerated(
        "three Nim piles to 3 and the 16 impartial forms of day 3, n <= 6",
    ),
)
def section_3__5__1__equivalent_number(effort: Effort) -> Iterator[Case]:
    """In sums with the 22 values born by day 2 an impartial game has the winners of *n for one n
    alone.
    """
    games = [*impartial(3), *(piles(*s) for s in combinations_with_replacement(range(4), 3))]
    contexts = [*values(), *map(nimber_game, range(4, 7))]
    for G in games:
        same = [
            n
            for n in range(7)
            if all(outcome(plus(X, G)) is outcome(plus(X, nimber_game(n))) for X in contexts)
        ]
        yield Case(show(G), same == [grundy_value(G)], {"same winners": same})


def bypass_left(G: Game, a: Game, answer: Game) -> Game:
    """G with Left's option a replaced by the Left options of a Right option of a."""
    return game([*(x for x in G.left if x is not a), *answer.left], G.right)


def bypass_right(G: Game, e: Game, answer: Game) -> Game:
    """G with Right's option e replaced by the Right options of a Left option of e."""
    return game(G.left, [*(x for x in G.right if x is not e), *answer.right])


@claim("Section 3.5.2, sentence 1", every_form())
def section_3__5__2__left_reversible(G: Game) -> Iterator[Case]:
    """If some a^R <= G, replacing Left's option a by the Left options of a^R leaves G's value."""
    for a in G.left:
        for answer in a.right:
            if at_most(answer, G):
                H = bypass_left(G, a, answer)
                holds = order_by_play(G, H) is Order.EQUAL
                yield Case([show(G), show(a), show(answer)], holds, {"replaced": show(H)})


@claim("Section 3.5.2, sentence 2", every_form())
def section_3__5__2__right_reversible(G: Game) -> Iterator[Case]:
    """If some e^L >= G, replacing Right's option e by the Right options of e^L leaves G's value."""
    for e in G.right:
        for answer in e.left:
            if at_most(G, answer):
                H = bypass_right(G, e, answer)
                holds = order_by_play(G, H) is Order.EQUAL
                yield Case([show(G), show(e), show(answer)], holds, {"replaced": show(H)})


enter_equation("section-3.5.2.summands", "^ + * = {0|*} + {0|0}.")


@claim(
    (
        "Section 3.5.2, formula 2, line 3",
        "Section 3.5.2, sentence after the formula, 1",
        "Section 3.5.2, sentence after the formula, 3",
    ),
    printed(),
)
def section_3__5__2__sum_options() -> Iterator[Cell]:
    """The options of {0|*} + {0|0} are * and ^ for Left, 0 and ^ for Right."""
    name = "section-3.5.2.sum-options"
    (row,) = (row for row in printed_rows("partizan", "equations") if row["claim"] == name)
    G, wanted = side(row["left"]), read(row["right"])
    for player, a, b in (("Left", wanted.left, G.left), ("Right", wanted.right, G.right)):
        listed, named = (
            sorted(show(canonical(option)) for option in options) for options in (a, b)
        )
        yield Cell(f"{player}'s options", list(listed), list(named))
    yield from equation(name)()


@claim("Section 3.5.2, sentence after the formula, 2", printed())
def section_3__5__2__left_to_star() -> Iterator[Cell]:
    """Where Left moves to 0 in the first summand, * is left for Right."""
    for option in read("{0|*}").left:
        after = plus(option, STAR)
        yield Cell("left of the sum", "*", show(after))


enter_equation("section-3.5.2.simplified", "{*,^|0,^} = {0,*|0}.")


@claim("Section 3.5.2, simplified form", settled())
def section_3__5__2__simplified_canonical__strengthened() -> Iterator[Case]:
    """{0,*|0} is the canonical form of ^ + *."""
    found = canonical(plus(UP, STAR))
    yield Case("^ + *", found is read("{0,*|0}"), {"canonical": show(found)})


def size(G: Game) -> int:
    """How many different positions a form has."""
    return sum(1 for _ in subpositions(G))


def by_dominated_moves_alone(G: Game) -> Game:
    """Strike out dominated moves at every position, reverse none."""
    return undominated(
        game(map(by_dominated_moves_alone, G.left), map(by_dominated_moves_alone, G.right))
    )


def by_reversible_moves_alone(G: Game) -> Game:
    """Bypass reversible moves at every position, as long as there are any; strike out none."""
    G = game(map(by_reversible_moves_alone, G.left), map(by_reversible_moves_alone, G.right))
    while True:
        if found := reversible_left(G):
            G = bypass_left(G, *found[0])
        elif found := reversible_right(G):
            G = bypass_right(G, *found[0])
        else:
            return G


@claim("Section 3.5.2, last sentence", enumerated("every pair of forms born by day 2 (256)"))
def section_3__5__2__canonical_form(effort: Effort) -> Iterator[Case]:
    """Striking out dominated moves and bypassing reversible ones leaves one form for each value,
    and no form of that value born by day 2 has fewer positions.
    """
    for G, H in product(born_by(2), repeat=2):
        same = canonical(G) is canonical(H)
        holds = same == equal(G, H) and not (same and size(canonical(G)) > size(H))
        yield Case([show(G), show(H)], holds)


@claim("Section 3.5.2, last sentence", settled())
def section_3__5__2__both_tools_needed__measured() -> Iterator[Case]:
    """Neither tool alone is enough: each leaves different forms of equal games."""
    for tool in (by_dominated_moves_alone, by_reversible_moves_alone):
        forms = {tool(G) for G in born_by(2)}
        yield Case(tool.__name__, len(forms) > len(values()), {"forms": len(forms)})


@claim("Section 3.5.3, sentence 1", enumerated(*IMPARTIAL))
@every_impartial_game
def section_3__5__3__zero_loses(G: Game) -> Iterator[tuple[object, bool]]:
    """Where the nimber is 0 the first player loses."""
    if grundy_value(G) == 0:
        yield "", outcome(G) is Outcome.PREVIOUS


@claim("Section 3.5.3, sentence 2", enumerated(*IMPARTIAL))
@every_impartial_game
def section_3__5__3__nonzero_wins(G: Game) -> Iterator[tuple[object, bool]]:
    """Where the nimber is not 0 the first player wins."""
    if grundy_value(G) != 0:
        yield "", outcome(G) is Outcome.NEXT


@claim("Section 3.5.3, sentence 3", enumerated(*IMPARTIAL))
@every_impartial_game
def section_3__5__3__no_move_zero_to_zero(G: Game) -> Iterator[tuple[object, bool]]:
    """No move leads from nimber 0 to nimber 0, the nimbers being those of the values."""
    if equal(G, ZERO):
        # Forms of heaps are too long to be shown: options are numbered.
        for number, option in enumerate(G.left):
            yield f"option {number}", not equal(option, ZERO)


enter_equation("section-3.5.3.dominated-equality", "{*0,*1,*2,*4,*8} = {*0,*1,*2}.")
enter_equation("section-3.5.3.mex-three", "{*0,*1,*2} = *3.")


@claim("Section 3.5.3, formula 1, remark", settled())
def section_3__5__3__dominated_moves() -> Iterator[Case]:
    """The moves to *4 and *8 from {*0,*1,*2,*4,*8} are dominated."""
    options = [nimber_game(n) for n in (0, 1, 2, 4, 8)]
    dominated = dominated_left(game(options, options))
    for n in (4, 8):
        yield Case(f"*{n}", nimber_game(n) in dominated, {"dominated": len(dominated)})


@claim("Section 3.5.3, formula 1, remark", settled())
def section_3__5__3__dominated_moves__corrected() -> Iterator[Case]:
    """The moves to *4 and *8 from {*0,*1,*2,*4,*8} are reversible, and those alone."""
    options = {n: nimber_game(n) for n in (0, 1, 2, 4, 8)}
    found = {a for a, _ in reversible_left(game(options.values(), options.values()))}
    for n, option in options.items():
        yield Case(f"*{n}", (option in found) == (n in {4, 8}))


enter_equation("section-3.5.3.up-star", "^ + * = {0,*|0}.")
STAR_LOST = ("a second star lost in the text", {"^ + ^ + *": "^ + ^ + * + *"})
ARROW_LOST = ("the double arrow lost in the text", {"^": "^^"})
enter_equation("section-3.5.3.double-up-star.1", "^* + ^* = ^ + ^ + *.", STAR_LOST)
enter_equation("section-3.5.3.double-up-star.2", "^ + ^ + * = ^ + ^.", STAR_LOST)
enter_equation("section-3.5.3.double-up-star.3", "^ + ^ = ^.", ARROW_LOST)


@claim(
    (
        "Section 3.5.3, formula 3, first equality",
        "Section 3.5.3, formula 3, second equality",
        "Section 3.5.3, formula 3, third equality",
    ),
    settled(),
)
def section_3__5__3__double_up_star__corrected() -> Iterator[Case]:
    """^* + ^* = ^ + ^ + * + * = ^ + ^, which is greater than ^."""
    twice, double = plus(plus(UP, STAR), plus(UP, STAR)), plus(UP, UP)
    yield Case("^* + ^* = ^ + ^ + * + *", equal(twice, plus(double, plus(STAR, STAR))))
    yield Case("^* + ^* = ^ + ^", equal(twice, double))
    yield Case("^ + ^ > ^", compare(double, UP) is Order.GREATER)


enter_equation("section-3.5.3.up-star-unsimplified", "^ + * = {*,^|0,^}.")


@claim("Section 3.5.3, last sentence", printed())
def section_3__5__3__up_reverses() -> Iterator[Cell]:
    """In {*,^|0,^} Left's move to ^ is reversible, through *, and gives way to 0."""
    G = read("{*,^|0,^}")
    found = {
        show(a): (show(answer), [show(x) for x in answer.left]) for a, answer in reversible_left(G)
    }
    yield Cell("reversible moves of Left", ["^"], list(found))
    yield Cell("answer", "*", found["^"][0])
    yield Cell("in place of it", ["0"], list(found["^"][1]))


@claim(
    ("Section 3.6, sentence 1", "Section 3.6, sentence 2"),
    enumerated(
        "three piles up to 9, four up to 4", "three piles up to 20, four up to 7, five up to 5"
    ),
)
def section_3__6__xor(effort: Effort) -> Iterator[Case]:
    """The nimber of several Nim piles is the XOR of their sizes."""
    ranges = ((3, 9), (4, 4)) if effort is Effort.DEFAULT else ((3, 20), (4, 7), (5, 5))
    for number_of_piles, top in ranges:
        for sizes in combinations_with_replacement(range(top + 1), number_of_piles):
            found = grundy_value(piles(*sizes))
            yield Case(list(sizes), found == nim_sum(*sizes), {"nimber": found})


def winning_reductions(sizes: tuple[int, ...]) -> Iterator[tuple[tuple[int, ...], bool]]:
    """Each reduction of one pile, and whether whoever made it wins."""
    for i, size_of_pile in enumerate(sizes):
        for left in range(size_of_pile):
            after = tuple(sorted((*sizes[:i], left, *sizes[i + 1 :])))
            yield after, outcome(piles(*after)) is Outcome.PREVIOUS


def a_reduction_wins_if_xor_is_zero(effort: Effort) -> Iterator[Case]:
    """A reduction wins exactly if the XOR becomes zero."""
    for sizes in combinations_with_replacement(range(9), 3):
        for after, wins in winning_reductions(sizes):
            yield Case([list(sizes), list(after)], wins == (nim_sum(*after) == 0))


def there_is_one_unless_zero(effort: Effort) -> Iterator[Case]:
    """Some reduction makes the XOR zero, unless it is zero."""
    for sizes in combinations_with_replacement(range(9), 3):
        there = any(nim_sum(*a) == 0 for a, _ in winning_reductions(sizes))
        yield Case(list(sizes), there == (nim_sum(*sizes) != 0))


@claim(
    "Section 3.6, sentence 3",
    readings={
        "such a move wins, and no other": using(
            a_reduction_wins_if_xor_is_zero, enumerated("three piles up to 8")
        ),
        "where the XOR is not zero there is such a move": using(
            there_is_one_unless_zero, enumerated("three piles up to 8")
        ),
    },
)
def section_3__6__winning_move() -> None:
    """To win, one pile is reduced so that the XOR becomes zero."""


def number_set(name: str, function: Callable[[list[int]], int]) -> Callable[[], Iterator[Cell]]:
    """The printed value of a function of numbers."""

    def cells() -> Iterator[Cell]:
        for row in printed_rows("partizan", "number-sets"):
            if row["claim"] == name:
                arguments = [int(n) for n in row["arguments"].split()]
                yield Cell(row["place"], int(row["printed"]), function(arguments))

    return cells


old_claim(
    "section-3.7.example",
    "Section 3.7, example",
    "mex({0,1,2,4,8}) = 3.",
    printed(),
    at=number_set,
)(number_set("section-3.7.example", lambda numbers: mex(numbers)))


@claim(
    "Section 3.7, sentence 2",
    enumerated("every set of nimbers *0 to *5", "every set of nimbers *0 to *7"),
)
def section_3__7__mex_rule(effort: Effort) -> Iterator[Case]:
    """A position with moves to nimbers is the nimber of the mex of those, and no other."""
    for numbers in subsets(range(6 if effort is Effort.DEFAULT else 8)):
        options = [nimber_game(n) for n in numbers]
        G = game(options, options)
        same = [n for n in range(10) if order_by_play(G, nimber_game(n)) is Order.EQUAL]
        yield Case(list(numbers), same == [mex(numbers)], {"nimber": same})


@claim("Section 3.7, formula", enumerated("n <= 8", "n <= 16"))
def section_3__7__nimber(effort: Effort) -> Iterator[Case]:
    """*n = {*0,...,*(n-1)|*0,...,*(n-1)}: a Nim pile of n."""
    for n in range(9 if effort is Effort.DEFAULT else 17):
        options = [piles(k) for k in range(n)]
        yield Case(n, order_by_play(game(options, options), nimber_game(n)) is Order.EQUAL)


enter_equation("section-3.8.summands", "*2 + *3 = {*0,*1} + {*0,*1,*2}.")


def listed_sums() -> list[tuple[int, int]]:
    """The printed options of *2 + *3."""
    rows = printed_rows("partizan", "section-3.8")
    return [(int(a), int(b)) for a, b in (row["option"].split() for row in rows)]


@claim("Section 3.8, line 3", printed())
def section_3__8__options() -> Iterator[Cell]:
    """The options of *2 + *3 are *0 + *3, *1 + *3, *0 + *2, *1 + *2 and *2 + *2."""
    named: list[list[int]] = sorted(sorted(pair) for pair in listed_sums())
    computed = sorted([sorted((k, 3)) for k in range(2)] + [sorted((2, k)) for k in range(3)])
    yield Cell("options, as pairs of piles", named, computed)
    G = plus(nimber_game(2), nimber_game(3))
    forms = {plus(nimber_game(a), nimber_game(b)) for a, b in listed_sums()}
    missing = [show(option) for option in G.left if not any(equal(option, H) for H in forms)]
    yield Cell("options of the sum that are none of them", [], list(missing))


@claim("Section 3.8, line 4", printed())
def section_3__8__option_values() -> Iterator[Cell]:
    """Those are *3, *2, *2, *3 and *0."""
    for row, (a, b) in zip(printed_rows("partizan", "section-3.8"), listed_sums(), strict=True):
        yield Cell(row["place"], int(row["printed"]), nimber(plus(nimber_game(a), nimber_game(b))))


enter_equation("section-3.8.value", "*2 + *3 = *1.")
