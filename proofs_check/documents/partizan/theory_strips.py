"""Section 2: Push, Shove and Run over on any strip, by coins of one's own or of anyone.

`cell(s, i)` says what is on a square: nothing, a coin of Left or one of Right; squares are numbered
from 0, and beyond the strip there is nothing. Where the coin on square i is chosen, `first(s, i)`
is the first square of the coins that join it on its left without a gap, itself at least.
"""

from proofs_check.documents.partizan.rules import anybodys, strip_games, words
from proofs_check.documents.partizan.theory import LEFT, RIGHT
from proofs_check.methods.theory import *
from reference.partizan import coin_strips
from reference.partizan.coin_strips import PUSH, SHOVE, Coins, RunOver

EMPTY, LEFTS, RIGHTS = range(3)
LETTERS = ".LR"
ANYONES = (Coins.ANY_COIN, RunOver.ANY_COIN)


def models() -> Iterator[Model]:
    """Yield the one: strips of up to three squares, under each of the rules."""

    def moved(k: Any, s: str, i: int) -> str:
        if not 0 <= i < len(s):
            return s
        by = {PUSH: coin_strips.push, SHOVE: coin_strips.shove}.get(k[0], coin_strips.run_over)
        return by(s, i)

    def mine(k: Any, p: bool, s: str, i: int) -> bool:
        own = "LR" if k[1] in ANYONES else "L" if p else "R"
        spared = k[1] is RunOver.CAPTURES_OPPONENT and 0 < i < len(s) and s[i - 1] == own
        return 0 <= i < len(s) and s[i] in own and not spared

    def moves(k: Any, p: bool, s: str) -> tuple[str, ...]:
        found: tuple[str, ...] = (k[0].left if p is LEFT else k[0].right)(s, k[1])
        return found

    def first(s: str, i: int) -> int:
        while 0 < i <= len(s) and s[i - 1] != ".":
            i -= 1
        return i

    start = lambda k, p, s, t: next(
        (i for i in range(len(s)) if mine(k, p, s, i) and moved(k, s, i) == t), 0
    )

    strips = [strip for n in range(1, 4) for strip in words(LETTERS, n)]
    kinds = [*strip_games(), *((k, rules) for k, rules, _ in anybodys())]
    own: dict[str, Callable[..., Any]] = {
        "pushes": lambda k: k[0] is PUSH,
        "shoves": lambda k: k[0] is SHOVE,
        "anyones": lambda k: k[1] in ANYONES,
        "spares": lambda k: k[1] is RunOver.CAPTURES_OPPONENT,
        "size": len,
        "cell": lambda s, i: LETTERS.index(s[i]) if 0 <= i < len(s) else EMPTY,
        "reaches": lambda k, p, s, t: t in moves(k, p, s),
        "after": moved,
        "start": start,
        "first": first,
        "joined": lambda s, j, i: 0 <= j <= i < len(s) and "." not in s[j : i + 1],
        "loose": lambda s: all("." in s[i : i + 2] for i in range(len(s) - 1)),
        "behind": lambda s, j: sum(square != "." for square in s[max(j, 0) :]),
    }
    of_sort: dict[str, Any] = {"Strip": strips, "Rules": kinds}
    yield Model("strips", own, {**of_sort, "Int": range(-1, 4), "Bool": (LEFT, RIGHT)})


STRIPS = Theory("partizan", "coin-strips", models)
STRIP, RULES = STRIPS.sort("Strip"), STRIPS.sort("Rules")
STRIPS.let(p=BOOL, k=RULES, s=STRIP, t=STRIP)
pushes, shoves, spares, anyones = STRIPS.functions("pushes shoves spares anyones", RULES, BOOL)
size = STRIPS.function("size", STRIP, INT)
cell, first, behind = STRIPS.functions("cell first behind", STRIP, INT, INT)
reaches = STRIPS.function("reaches", RULES, BOOL, STRIP, STRIP, BOOL)
after = STRIPS.function("after", RULES, STRIP, INT, STRIP)
start = STRIPS.function("start", RULES, BOOL, STRIP, STRIP, INT)
joined = STRIPS.function("joined", STRIP, INT, INT, BOOL)
loose = STRIPS.function("loose", STRIP, BOOL)

# Definitions

on = notion("Whether there is such a square.", "on")(lambda s, i: under(i, size(s)))
coin = notion("Whether there is a coin on the square.", "coin")(
    lambda s, i: on(s, i) & (cell(s, i) != EMPTY)
)
own = lambda p: either(p, LEFTS, RIGHTS)


@notion("Whether the player may choose the coin on the square.")
def mine(k: Any, p: Any, s: Any, i: Any) -> Any:
    spared = spares(k) & (i >= 1) & (cell(s, i - 1) == own(p))
    return coin(s, i) & (anyones(k) | (cell(s, i) == own(p))) & negation(spared)


squares = STRIPS.axiom(
    "Section 2, Run Shove Run over: each square has a coin of either player or nothing"
)(
    lambda s, i: either(
        on(s, i), (cell(s, i) >= EMPTY) & (cell(s, i) <= RIGHTS), cell(s, i) == EMPTY
    )
)
chosen = STRIPS.axiom(
    "Section 2, Run Shove Run over: a player moves by choosing a coin, of their own or of anyone"
)(
    lambda k, p, s, i, t: (
        implies(mine(k, p, s, i), reaches(k, p, s, after(k, s, i)))
        & implies(
            reaches(k, p, s, t),
            mine(k, p, s, start(k, p, s, t)) & (t == after(k, s, start(k, p, s, t))),
        )
    )
)
run = STRIPS.axiom(
    "Section 2, Run Shove Run over, sentence 6: a connected sequence goes on while there are coins"
)(lambda s, i: implies(on(s, i), first(s, i) == either(coin(s, i - 1), first(s, i - 1), i)))

# What is on square j where all from square `begin` to i go one to the left, but off
_shifted = lambda s, begin, i, j: either(
    (j >= begin - 1) & (j < i), cell(s, j + 1), either(j == i, EMPTY, cell(s, j))
)

moving = STRIPS.axiom(
    "Section 2, Run Shove Run over, sentences 5 to 8: the chosen coin goes one square to the left, "
    "in Push the sequence too, in Shove all to its left, and in Run over onto another one"
)(
    lambda k, s, i, j: implies(
        coin(s, i),
        (size(after(k, s, i)) == size(s))
        & implies(
            on(s, j),
            cell(after(k, s, i), j)
            == _shifted(s, either(pushes(k), first(s, i), either(shoves(k), 0, i)), i, j),
        ),
    )
)
no_gap = STRIPS.axiom(
    "Section 2, Run Shove Run over, sentence 6: coins from square j to i without a gap"
)(
    lambda s, j, i: implies(
        rises(0, j, i), joined(s, j, i) == (coin(s, i) & ((j == i) | joined(s, j, i - 1)))
    )
)
apart_from_others = STRIPS.recursion("ours: where no two coins are neighbours")(
    lambda s, i: implies(loose(s) & coin(s, i), negation(coin(s, i + 1)))
)
counting = STRIPS.recursion("ours: how many coins are on a square and behind it")(
    lambda s, j: (
        implies(on(s, j), behind(s, j) == behind(s, j + 1) + either(coin(s, j), 1, 0))
        & implies(j >= size(s), behind(s, j) == 0)
    )
)
# Which coins go along

begins = STRIPS.by_induction(
    "a sequence begins at the chosen coin or to its left, and before it is no coin", "i"
)(
    lambda s, i: implies(coin(s, i), rises(0, first(s, i), i) & negation(coin(s, first(s, i) - 1))),
    run,
)
pushed_along = STRIPS.by_induction(
    "the coins from square j on join the chosen one just where the sequence begins there or before",
    "i",
)(
    lambda s, j, i: implies(coin(s, i) & rises(0, j, i), joined(s, j, i) == (j >= first(s, i))),
    (run, begins, no_gap),
)


def with_it(s: Any, j: Any, goes: Callable[[Any], Any]) -> Any:
    """What is on square j where coins that go along go one to the left, and the others stay."""
    come = coin(s, j + 1) & goes(j + 1)
    return either(come, cell(s, j + 1), either(goes(j), EMPTY, cell(s, j)))


def _along(k: Any, s: Any, i: Any, j: Any) -> Any:
    """What the text has on square j, where the coin on square i is chosen."""
    over = either(j == i - 1, cell(s, i), either(j == i, EMPTY, cell(s, j)))
    pushed = with_it(s, j, lambda each: joined(s, each, i) & (each <= i))
    shoved = with_it(s, j, lambda each: each <= i)
    return either(pushes(k), pushed, either(shoves(k), shoved, over))


def _moves_are(k: Any, p: Any, s: Any, i: Any, j: Any, t: Any, wanted: Any) -> Any:
    """Each coin of the player makes a move, to what is wanted, and there are no other moves."""
    came = start(k, p, s, t)
    made = reaches(k, p, s, after(k, s, i)) & (size(after(k, s, i)) == size(s))
    return implies(
        mine(k, p, s, i), made & implies(on(s, j), cell(after(k, s, i), j) == wanted)
    ) & implies(reaches(k, p, s, t), mine(k, p, s, came) & (t == after(k, s, came)))


goes_along = STRIPS.follows(
    "the moves are those of the text: who joins is pushed, who is to the left is shoved"
)(
    lambda k, p, s, i, j, t: _moves_are(k, p, s, i, j, t, _along(k, s, i, j)),
    (chosen, moving, begins, pushed_along),
    at=lambda k, p, s, i, j, t: j + 1,
)
one_square = STRIPS.follows(
    "in Push, where no two coins are neighbours, the chosen one alone goes one square to the left"
)(
    lambda k, p, s, i, j, t: implies(
        pushes(k) & loose(s), _moves_are(k, p, s, i, j, t, with_it(s, j, lambda each: each == i))
    ),
    (chosen, moving, run, apart_from_others),
)
out = STRIPS.follows("the coin on the leftmost square can go off, and the others stay")(
    lambda k, p, s, j: implies(
        cell(s, 0) == own(p),
        reaches(k, p, s, after(k, s, 0))
        & (size(after(k, s, 0)) == size(s))
        & implies(on(s, j), cell(after(k, s, 0), j) == either(j == 0, EMPTY, cell(s, j))),
    ),
    (squares, chosen, moving),
)

# To the left only


def _fewer(k: Any, s: Any, i: Any, j: Any) -> Any:
    """How many coins fewer there are behind square j after the move."""
    here = either(coin(s, j), 1, 0)
    begin = either(pushes(k), first(s, i) - 1, 0)
    along = either(j >= begin, here, 0)
    over = either(j == i, 1, either(coin(s, i - 1), 1, 0))
    return either(j > i, 0, either(pushes(k) | shoves(k), along, over))


coins_behind = STRIPS.by_induction(
    "how many coins fewer are behind a square after a move",
    lambda k, s, i, j: either(j <= size(s), size(s) - j, 0),
)(
    lambda k, s, i, j: implies(
        coin(s, i) & (j >= 0), behind(after(k, s, i), j) == behind(s, j) - _fewer(k, s, i, j)
    ),
    (moving, begins, counting),
    at=lambda k, s, i, j: (j + 1, after(k, s, i)),
)
to_the_left = STRIPS.follows(
    "behind no square are there more coins than before, and behind some there are fewer"
)(
    lambda k, p, s, t, j: implies(
        reaches(k, p, s, t),
        implies(j >= 0, behind(t, j) <= behind(s, j))
        & on(s, start(k, p, s, t))
        & (behind(t, start(k, p, s, t)) < behind(s, start(k, p, s, t))),
    ),
    (chosen, begins, coins_behind),
    at=lambda k, p, s, t, j: start(k, p, s, t),
)

# How the claims' predicates see them


def _see(k: Any, p: Any, s: Any, i: Any, j: Any, t: Any, wanted: Any) -> tuple[Any, ...]:
    """A coin of the player, its move, whether that is the wanted one; another move, its coin."""
    came, now = start(k, p, s, t), after(k, s, i)
    made = reaches(k, p, s, now) & (size(now) == size(s))
    own_ = mine(k, p, s, came) & (t == after(k, s, came))
    return mine(k, p, s, i), made, cell(now, j) == wanted, reaches(k, p, s, t), own_


def JOINED(k: Any, p: Any, s: Any, i: Any, j: Any, t: Any) -> tuple[Any, tuple[Any, ...]]:
    """Push: coins that join the chosen one go along."""
    wanted = with_it(s, j, lambda each: joined(s, each, i) & (each <= i))
    return pushes(k) & on(s, j), _see(k, p, s, i, j, t, wanted)


def TO_ITS_LEFT(k: Any, p: Any, s: Any, i: Any, j: Any, t: Any) -> tuple[Any, tuple[Any, ...]]:
    """Shove: the coins to the left go along."""
    wanted = with_it(s, j, lambda each: each <= i)
    return shoves(k) & negation(pushes(k)) & on(s, j), _see(k, p, s, i, j, t, wanted)


def ONE_SQUARE(k: Any, p: Any, s: Any, i: Any, j: Any, t: Any) -> tuple[Any, tuple[Any, ...]]:
    """Push, no two coins neighbours: the chosen one goes alone."""
    wanted = with_it(s, j, lambda each: each == i)
    return pushes(k) & loose(s) & on(s, j), _see(k, p, s, i, j, t, wanted)


_runs = lambda k: negation(pushes(k) | shoves(k))
_over = lambda s, i, j: either(j == i - 1, cell(s, i), either(j == i, EMPTY, cell(s, j)))
# Run over whatever is there
ANY_REMOVED = lambda k, p, s, i, j, t: (
    _runs(k) & negation(spares(k)) & on(s, j),
    _see(k, p, s, i, j, t, _over(s, i, j)),
)
# Run over, where a coin of one's own blocks
OTHERS_REMOVED = lambda k, p, s, i, j, t: (
    _runs(k) & spares(k) & on(s, j),
    _see(k, p, s, i, j, t, _over(s, i, j)),
)
