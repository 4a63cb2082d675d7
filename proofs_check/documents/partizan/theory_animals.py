"""Section 2: the moves of Toads and Frogs in any row, and of Ski jumps on any slope.

`square(R, y, x)` says what is on line y, column x: nothing, a Toad or a skier of Left, or a Frog or
a skier of Right; a row is a board of one line. A way is where an animal goes: so many squares in
one direction. Left's moves are written into the board; Right's are Left's, seen from behind with
the players exchanged.
"""

from itertools import product

from proofs_check.documents.partizan.rules import slopes
from proofs_check.documents.partizan.theory import LEFT, RIGHT
from proofs_check.methods.theory import *
from reference.partizan.rulesets import Standard
from reference.partizan.ski_jumps import SKI_JUMPS, SkiJumps, Slope
from reference.partizan.toads_and_frogs import TOADS_AND_FROGS

OUTSIDE, EMPTY, LEFTS, RIGHTS = -1, 0, 1, 2
SQUARES = 3
"""Of the boards of the model, at most."""

Way = tuple[int, int, int]
"""How far down and to the right each step goes, and how many steps there are."""
SLIDE, HOP, UP, DOWN = (0, 1, 1), (0, 1, 2), (-1, 0, 2), (1, 0, 2)
WAYS = (SLIDE, HOP, UP, DOWN)


def _moves(k: SkiJumps | None, p: bool, R: Slope) -> tuple[Slope, ...]:
    """By the rules of Ski jumps, or, where there are none, of Toads and Frogs."""
    if k is not None:
        return (SKI_JUMPS.left if p else SKI_JUMPS.right)(R, k)
    if len(R) > 1:
        return ()
    to, back = str.maketrans("LR", "TF"), str.maketrans("TF", "LR")
    side = TOADS_AND_FROGS.left if p else TOADS_AND_FROGS.right
    return tuple((row.translate(back),) for row in side(R[0].translate(to), Standard.STANDARD))


def _mirrored(R: Slope) -> Slope:
    return tuple(row[::-1].translate(str.maketrans("LR", "RL")) for row in R)


def _square(R: Slope, y: int, x: int) -> int:
    inside = 0 <= y < len(R) and 0 <= x < len(R[0])
    return ".LR".index(R[y][x]) if inside else OUTSIDE


def _after(R: Slope, y: int, x: int, w: Way) -> Slope:
    """With Left's animal where it goes to, and nothing where it was."""
    down, right, steps = w
    to = y + steps * down, x + steps * right
    if OUTSIDE in (_square(R, y, x), _square(R, *to)):
        return R
    found = [list(row) for row in R]
    found[y][x], found[to[0]][to[1]] = ".", "L"
    return tuple(map("".join, found))


def models() -> Iterator[Model]:
    """Yield the one: boards of up to three squares."""

    def going(k: SkiJumps | None, R: Slope, Q: Slope) -> tuple[int, int, Way]:
        """From where Left's animal goes, and how."""
        if Q in _moves(k, LEFT, R):
            for y, x in product(range(len(R)), range(len(R[0]))):
                for w in WAYS:
                    if _square(R, y, x) == LEFTS and _after(R, y, x, w) == Q != R:
                        return y, x, w
        return 0, 0, SLIDE

    def before(k: SkiJumps | None, R: Slope, Q: Slope) -> Slope:
        found = (P for P in _moves(k, LEFT, _mirrored(R)) if _mirrored(P) == Q)
        return next(found, R)

    functions: dict[str, Callable[..., Any]] = {
        "animals": lambda k: k is None,
        "jumping": lambda k: k is SkiJumps.PRINTED,
        "lines": len,
        "columns": lambda R: len(R[0]),
        "square": _square,
        "reaches": lambda k, p, R, Q: Q in _moves(k, p, R),
        "after": _after,
        **parted("from_y from_x way", going),
        "down": lambda w: w[0],
        "right": lambda w: w[1],
        "steps": lambda w: w[2],
        "slide": lambda: SLIDE,
        "hop": lambda: HOP,
        "up_or_down": lambda up: UP if up else DOWN,
        "opposite": lambda w: (-w[0], *w[1:]),
        "mirrored": _mirrored,
        "before": before,
        "turned": lambda R: R[::-1],
    }
    boards = [slope for n in range(1, SQUARES + 1) for slope in slopes(n)]
    values = {
        "Rules": (None, SkiJumps.NO_JUMPS, SkiJumps.PRINTED),
        "Board": boards,
        "Way": WAYS,
        "Int": range(-1, SQUARES),
        "Bool": (LEFT, RIGHT),
    }
    yield Model(f"up to {SQUARES} squares", functions, values)


ANIMALS = Theory("partizan", "boards-with-animals", models)
RULES, BOARD, WAY = (ANIMALS.sort(name) for name in ("Rules", "Board", "Way"))
ANIMALS.let(R=BOARD, Q=BOARD, p=BOOL, k=RULES, m=RULES, w=WAY)
animals, jumping = (ANIMALS.function(name, RULES, BOOL) for name in ("animals", "jumping"))
lines, columns = (ANIMALS.function(name, BOARD, INT) for name in ("lines", "columns"))
square = ANIMALS.function("square", BOARD, INT, INT, INT)
apart_y, apart_x = ANIMALS.choices("apart_y apart_x", BOARD, BOARD, INT)
reaches = ANIMALS.function("reaches", RULES, BOOL, BOARD, BOARD, BOOL)
after = ANIMALS.function("after", BOARD, INT, INT, WAY, BOARD)
from_y, from_x = (ANIMALS.function(name, RULES, BOARD, BOARD, INT) for name in ("from_y", "from_x"))
way = ANIMALS.function("way", RULES, BOARD, BOARD, WAY)
down, right, steps = (ANIMALS.function(name, WAY, INT) for name in ("down", "right", "steps"))
slide, hop = ANIMALS.function("slide", WAY), ANIMALS.function("hop", WAY)
up_or_down = ANIMALS.function("up_or_down", BOOL, WAY)
opposite = ANIMALS.function("opposite", WAY, WAY)
mirrored, turned = ANIMALS.functions("mirrored turned", BOARD, BOARD)
before = ANIMALS.function("before", RULES, BOARD, BOARD, BOARD)

# Definitions

inside = notion("Whether there is such a square.", "inside")(
    lambda R, y, x: under(y, lines(R)) & under(x, columns(R))
)
own = lambda p: either(p, LEFTS, RIGHTS)
# Where n steps lead: Left's to the right, Right's to the left
_place = lambda p, y, x, w, n: (y + n * down(w), x + n * either(p, right(w), -right(w)))


def _is(w: Any, *way_: int) -> Any:
    return (down(w) == way_[0]) & (right(w) == way_[1]) & (steps(w) == way_[2])


jumps = notion("Whether the way is a jump up or down.", "jumps")(
    lambda w: _is(w, *UP) | _is(w, *DOWN)
)


def goal(p: Any, y: Any, x: Any, w: Any) -> tuple[Any, Any]:
    """Where the way leads, which is a step or two."""
    one, two = _place(p, y, x, w, 1), _place(p, y, x, w, 2)
    return either(steps(w) == 1, one[0], two[0]), either(steps(w) == 1, one[1], two[1])


@notion("Whether the player's animal may go that way: to the next square, or over another one.")
def may_go(k: Any, p: Any, R: Any, y: Any, x: Any, w: Any) -> Any:
    over = square(R, *_place(p, y, x, w, 1)) == own(negation(p))
    allowed = _is(w, *SLIDE) | (over & ((animals(k) & _is(w, *HOP)) | (jumping(k) & jumps(w))))
    return (
        implies(animals(k), lines(R) == 1)
        & (square(R, y, x) == own(p))
        & allowed
        & (square(R, *goal(p, y, x, w)) == EMPTY)
    )


squares = ANIMALS.axiom("Section 2: on each square is something of Left, of Right, or nothing")(
    lambda R, y, x: (
        (lines(R) >= 1)
        & (columns(R) >= 1)
        & either(
            inside(R, y, x),
            (square(R, y, x) >= EMPTY) & (square(R, y, x) <= RIGHTS),
            square(R, y, x) == OUTSIDE,
        )
    )
)
different = ANIMALS.assumed("boards that differ are of different sizes, or differ at some square")(
    lambda R, Q: (
        (R == Q)
        | (lines(R) != lines(Q))
        | (columns(R) != columns(Q))
        | (
            inside(R, apart_y(R, Q), apart_x(R, Q))
            & (square(R, apart_y(R, Q), apart_x(R, Q)) != square(Q, apart_y(R, Q), apart_x(R, Q)))
        )
    )
)
ways = ANIMALS.recursion(
    "ours: to the next square, over one in the row, two lines up, two lines down"
)(
    lambda w: (
        _is(slide(), *SLIDE)
        & _is(hop(), *HOP)
        & _is(up_or_down(True), *UP)
        & _is(up_or_down(False), *DOWN)
        & (down(opposite(w)) == -down(w))
        & (right(opposite(w)) == right(w))
        & (steps(opposite(w)) == steps(w))
    )
)
left_goes = ANIMALS.axiom(
    "Section 2: Left's Toads and skiers go right; a Toad may jump over a Frog, a skier up or down"
)(
    lambda k, R, y, x, w: implies(
        may_go(k, LEFT, R, y, x, w), reaches(k, LEFT, R, after(R, y, x, w))
    )
)

_gone = lambda k, R, Q: (from_y(k, R, Q), from_x(k, R, Q), way(k, R, Q))

left_went = ANIMALS.axiom("Section 2: Left has no other moves")(
    lambda k, R, Q: implies(
        reaches(k, LEFT, R, Q),
        may_go(k, LEFT, R, *_gone(k, R, Q)) & (Q == after(R, *_gone(k, R, Q))),
    )
)


def _changed(p: Any, R: Any, y: Any, x: Any, w: Any, i: Any, j: Any) -> Any:
    """What is on a square after a move."""
    to = goal(p, y, x, w)
    stays = either((i == y) & (j == x), EMPTY, square(R, i, j))
    return either((i == to[0]) & (j == to[1]), own(p), stays)


written = ANIMALS.axiom(
    "Section 2: where the animal was is nothing, where it goes to it is, all else stays"
)(
    lambda R, y, x, w, i, j: implies(
        (square(R, y, x) == LEFTS) & inside(R, *goal(LEFT, y, x, w)),
        (lines(after(R, y, x, w)) == lines(R))
        & (columns(after(R, y, x, w)) == columns(R))
        & (square(after(R, y, x, w), i, j) == _changed(LEFT, R, y, x, w, i, j)),
    )
)

_other = lambda what: either(what == LEFTS, RIGHTS, either(what == RIGHTS, LEFTS, what))

seen_from_behind = ANIMALS.axiom("Section 2: a board seen from behind, the players exchanged")(
    lambda R, y, x: (
        (lines(mirrored(R)) == lines(R))
        & (columns(mirrored(R)) == columns(R))
        & (square(mirrored(R), y, x) == _other(square(R, y, columns(R) - 1 - x)))
    )
)
right_goes = ANIMALS.axiom("Section 2: Right's moves are Left's, seen from behind")(
    lambda k, R, Q: (
        implies(reaches(k, LEFT, mirrored(R), Q), reaches(k, RIGHT, R, mirrored(Q)))
        & implies(
            reaches(k, RIGHT, R, Q),
            reaches(k, LEFT, mirrored(R), before(k, R, Q)) & (Q == mirrored(before(k, R, Q))),
        )
    )
)
upside_down = ANIMALS.recursion("ours: a slope turned upside down")(
    lambda R, y, x: (
        (lines(turned(R)) == lines(R))
        & (columns(turned(R)) == columns(R))
        & (square(turned(R), y, x) == square(R, lines(R) - 1 - y, x))
    )
)

# Right's moves, said as Left's are

_from_behind = lambda R, x: columns(R) - 1 - x
# What Right's move leaves
_result = lambda R, y, x, w: mirrored(after(mirrored(R), y, _from_behind(R, x), w))
# The squares that a move is about: where it begins, what it goes over, where it ends
_about = lambda p, R, y, x, w: ((y, x), _place(p, y, x, w, 1), _place(p, y, x, w, 2))

right_may = ANIMALS.follows(
    "where Right may go Left may, seen from behind, and the other way round"
)(
    lambda k, R, y, x, w: (
        may_go(k, LEFT, mirrored(R), y, _from_behind(R, x), w) == may_go(k, RIGHT, R, y, x, w)
    ),
    seen_from_behind,
)


def _leaves(p: Any, R: Any, Q: Any, y: Any, x: Any, w: Any, i: Any, j: Any) -> Any:
    """Q has what the move makes, and is as large."""
    size = (lines(Q) == lines(R)) & (columns(Q) == columns(R))
    return size & (square(Q, i, j) == _changed(p, R, y, x, w, i, j))


def _right_leaves(R: Any, y: Any, x: Any, w: Any, i: Any, j: Any) -> tuple[Any, ...]:
    M, z = mirrored(R), _from_behind(R, x)
    A = after(M, y, z, w)
    return (
        [seen_from_behind(A, i, j), seen_from_behind(R, y, z)],
        [seen_from_behind(R, i, _from_behind(R, j)), squares(R, i, j)],
        written(M, y, z, w, i, _from_behind(R, j)),
        [squares(M, *each) for each in _about(LEFT, M, y, z, w)],
        [squares(R, y, x)],
    )


goes = ANIMALS.follows("who may go goes: to an empty square, and nothing else changes")(
    lambda k, p, R, y, x, w, i, j: implies(
        may_go(k, p, R, y, x, w),
        implies(
            p, reaches(k, p, R, after(R, y, x, w)) & _leaves(p, R, after(R, y, x, w), y, x, w, i, j)
        )
        & implies(
            negation(p),
            reaches(k, p, R, _result(R, y, x, w))
            & _leaves(p, R, _result(R, y, x, w), y, x, w, i, j),
        ),
    ),
    (right_may, left_goes, right_goes),
    lambda k, p, R, y, x, w, i, j: (left_goes(k, R, y, x, w), written(R, y, x, w, i, j)),
    lambda k, p, R, y, x, w, i, j: squares(R, *goal(LEFT, y, x, w)),
    lambda k, p, R, y, x, w, i, j: _right_leaves(R, y, x, w, i, j),
)


def taken(k: Any, p: Any, R: Any, Q: Any) -> tuple[Any, Any, Any]:
    """From where the player's animal went, and how."""
    M, P = mirrored(R), before(k, R, Q)
    y, x, w = _gone(k, R, Q)
    u, v, s = _gone(k, M, P)
    return either(p, y, u), either(p, x, _from_behind(R, v)), either(p, w, s)


def _went(k: Any, p: Any, R: Any, Q: Any, i: Any, j: Any) -> tuple[Any, ...]:
    P, (y, x, w) = before(k, R, Q), _gone(k, R, Q)
    u, v, s = _gone(k, mirrored(R), P)
    z = _from_behind(R, v)
    return (
        [left_went(k, R, Q), written(R, y, x, w, i, j), squares(R, *goal(LEFT, y, x, w))],
        [right_goes(k, R, Q), left_went(k, mirrored(R), P), right_may(k, R, u, z, s)],
        _right_leaves(R, u, z, s, i, j),
    )


went = ANIMALS.follows("each move is such a one")(
    lambda k, p, R, Q, i, j: implies(
        reaches(k, p, R, Q),
        may_go(k, p, R, *taken(k, p, R, Q)) & _leaves(p, R, Q, *taken(k, p, R, Q), i, j),
    ),
    _went,
)

# Upside down, and on two lines

_over = lambda R, y: lines(R) - 1 - y


def _turned(k: Any, p: Any, R: Any, Q: Any) -> tuple[Any, ...]:
    T, (y, x, w) = turned(R), taken(k, p, R, Q)
    way_ = _over(R, y), x, opposite(w)
    facts: list[Any] = [went(k, p, R, Q, y, x), ways(w)]
    facts += [upside_down(R, *each) for each in _about(p, T, *way_)]
    for made in (after(T, *way_), _result(T, *way_)):
        i, j = apart_y(made, turned(Q)), apart_x(made, turned(Q))
        facts += [different(made, turned(Q)), goes(k, p, T, *way_, i, j), upside_down(R, i, j)]
        facts += [upside_down(Q, i, j), went(k, p, R, Q, _over(R, i), j)]
    return tuple(facts)


moves_turned = ANIMALS.follows("a move on a slope is one on the slope upside down")(
    lambda k, p, R, Q: implies(reaches(k, p, R, Q), reaches(k, p, turned(R), turned(Q))), _turned
)
same_turned = ANIMALS.follows("a slope turned upside down has its moves turned upside down")(
    lambda k, p, R, Q: reaches(k, p, R, Q) == reaches(k, p, turned(R), turned(Q)),
    (moves_turned, different, upside_down),
    at=lambda k, p, R, Q: (turned(R), turned(Q)),
)

# Ski jumps, with jumps and without
_with_jumps = lambda k, m: jumping(k) & negation(animals(k) | animals(m) | jumping(m))


def _without(k: Any, m: Any, p: Any, R: Any, Q: Any) -> tuple[Any, ...]:
    """A move by the rules k is one by the rules m."""
    y, x, w = taken(k, p, R, Q)
    return (
        [went(k, p, R, Q, y, x), left_went(k, R, Q), right_goes(k, R, Q)],
        [left_went(k, mirrored(R), before(k, R, Q)), goes(m, p, R, y, x, w, y, x)],
        [squares(R, *each) for each in (*_about(p, R, y, x, w), goal(p, y, x, w))],
    )


no_jumps_on_two = ANIMALS.follows(
    "on fewer than three lines the moves with jumps are those without"
)(
    lambda k, m, p, R, Q: implies(
        _with_jumps(k, m) & (lines(R) < 3), reaches(k, p, R, Q) == reaches(m, p, R, Q)
    ),
    lambda k, m, p, R, Q: [_without(*each, p, R, Q) for each in ((k, m), (m, k))],
)

# How the claims' predicates see them

_result_of = lambda p, R, y, x, w: either(p, after(R, y, x, w), _result(R, y, x, w))


def _both(name: str, w: Callable[[], Any]) -> Any:
    """What may be done that way, and what was done in some move."""
    return ANIMALS.together(name)(
        lambda k, p, R, Q, y, x, i, j: (
            [goes(k, p, R, y, x, w(), i, j), went(k, p, R, Q, i, j), ways(w())]
        )
    )


sliding = _both("who can go to the next square, and what was a move", slide)
hopping = _both("who can jump over one in the row, and what was a move", hop)
leaping = _both("who can jump up, and what was a move", lambda: up_or_down(True))


def _seen(
    k: Any, p: Any, R: Any, Q: Any, y: Any, x: Any, i: Any, j: Any, w: Any, way_: Way
) -> tuple[Any, ...]:
    """An animal's way, its move and whether that is as said; another such one, and if that is."""

    def free(y: Any, x: Any) -> Any:
        """The player's animal is there, one of the other player next to it, nothing beyond."""
        one, two = ((y + n * way_[0], x + either(p, n * way_[1], -n * way_[1])) for n in (1, 2))
        over = True if way_[2] == 1 else square(R, *one) == own(negation(p))
        to = one if way_[2] == 1 else two
        return (square(R, y, x) == own(p)) & (square(R, *to) == EMPTY) & over

    now, came = _result_of(p, R, y, x, w), taken(k, p, R, Q)
    as_said = _leaves(p, R, now, y, x, w, i, j)
    such = reaches(k, p, R, Q) & _is(came[2], *way_)
    by_own = free(*came[:2]) & _leaves(p, R, Q, *came, i, j)
    return free(y, x), reaches(k, p, R, now), as_said, such, by_own


def _one_or_two(k: Any, p: Any, R: Any, Q: Any, i: Any, j: Any) -> tuple[Any, ...]:
    """Whose animal goes, whether onto an empty square, how far, and whether that is all."""
    y, x, w = taken(k, p, R, Q)
    far = _is(w, *SLIDE) | _is(w, *HOP)
    empty = square(R, *goal(p, y, x, w)) == EMPTY
    return square(R, y, x) == own(p), empty, far, _leaves(p, R, Q, y, x, w, i, j)


_rows = lambda k: animals(k) & negation(jumping(k))
TOADS = lambda k, p, R, Q, i, j: (_rows(k) & p & reaches(k, p, R, Q), _one_or_two(k, p, R, Q, i, j))
# A move of Right in Toads and Frogs
FROGS = lambda k, p, R, Q, i, j: (
    _rows(k) & negation(p) & reaches(k, p, R, Q),
    _one_or_two(k, p, R, Q, i, j),
)
# A Toad or a Frog that may jump, or not
TOADS_AND_FROGS_JUMP = lambda k, p, R, Q, y, x, i, j: (
    animals(k) & (lines(R) == 1),
    _seen(k, p, R, Q, y, x, i, j, hop(), HOP),
)


def WITHOUT_JUMPS(
    k: Any, p: Any, R: Any, Q: Any, y: Any, x: Any, i: Any, j: Any
) -> tuple[Any, tuple[Any, ...]]:
    """Any move of a skier, without jumps."""
    *by_the_next, such, by_own = _seen(k, p, R, Q, y, x, i, j, slide(), SLIDE)
    return negation(animals(k) | jumping(k)), (*by_the_next, reaches(k, p, R, Q), such & by_own)


def SKIERS_JUMP_UP(
    k: Any, p: Any, R: Any, Q: Any, y: Any, x: Any, i: Any, j: Any
) -> tuple[Any, tuple[Any, ...]]:
    """A skier who may jump up, or not."""
    up = _seen(k, p, R, Q, y, x, i, j, up_or_down(True), UP)
    return jumping(k) & negation(animals(k)), up


# Whether there is a move, and whether there is one upside down
UPSIDE_DOWN = lambda k, p, R, Q: (
    jumping(k),
    (reaches(k, p, R, Q), reaches(k, p, turned(R), turned(Q))),
)
