"""Sections 1 and 2: Hackenbush with any picture: which ones are impartial, and the inverse.

Green pictures are impartial, and no others: cut line after line until a coloured one decides. Of
the lines of a picture that are there `farthest` is one whose dots are together as far from the
ground as any line's; where that is cut, all others stay. `lines` says how many there are.
"""

from functools import cache

from proofs_check.documents.partizan import theory_nimbers as nimbers
from proofs_check.documents.partizan.rules import painted, pictures, swapped
from proofs_check.documents.partizan.theory import *
from proofs_check.documents.partizan.theory_pictures import *
from proofs_check.documents.partizan.theory_rulesets import *
from proofs_check.methods.theory import *
from reference.partizan.games import Game
from reference.partizan.hackenbush import HACKENBUSH, tied
from reference.partizan.rulesets import form

LONGEST = LEFT
"""Of `plays`: the longest one."""


def models() -> Iterator[Model]:
    """Yield the one: pictures of up to two lines, some longer ones, and lines that hang loose."""
    own = of_pictures()
    mine_, cut_, there_ = own["mine"], own["cut"], own["there"]

    position = cache(lambda P: form(HACKENBUSH, remaining(P)))

    def origin(p: bool, P: Named, X: Game) -> int:
        found = (i for i in range(len(P)) if mine_(p, P, i) and position(cut_(P, i)) is X)
        return next(found, 0)

    there_of = lambda P: (j for j in range(len(P)) if there_(P, j))

    def height(P: Named, j: int) -> int:
        ends = (own["low"](P, j), own["high"](P, j))
        return sum(own["far"](P, NONE, dot) for dot in ends)

    along = lambda P, i: next(
        (j for j in there_of(P) if j != i and not there_(cut_(P, i), j)), NONE
    )
    far_below_ = lambda P, k: max(
        (j for j in there_of(P) if j < k), key=lambda j: height(P, j), default=NONE
    )

    more: dict[str, Callable[..., Any]] = {
        **nimbers.nimber_functions(),
        **own,
        **longest_and_shortest,
        "position": position,
        "origin": origin,
        "lines": lambda P: len(remaining(P)),
        "along": along,
        "size": len,
        "below": lambda P, k: sum(j < k for j in there_of(P)),
        "far_below": far_below_,
        "farthest": lambda P: far_below_(P, len(P)),
        "whole": lambda P: tied(remaining(P)) == remaining(P),
        "loose": lambda P: next((j for j in there_of(P) if P[j] not in tied(remaining(P))), 0),
        "green": lambda P: painted(remaining(P)) <= {"G"},
        "exchanged": lambda P: tuple(
            line and (*line[:2], swapped(line[2], "L", "R")) for line in P
        ),
        "coloured": lambda P: next((j for j in there_of(P) if P[j][2] != "G"), 0),
    }
    named: list[Named] = [P for n in range(3) for P in pictures(n)]
    named += [P for k, P in enumerate(pictures(3)) if k % 6 == 0]
    named += [((1, 2, "L"),), ((0, 1, "G"), (2, 2, "R")), ((0, 1, "G"), (1, 1, "L"))]
    every: dict[Named, None] = dict.fromkeys(named)
    every |= dict.fromkeys(cut_(P, i) for P in named for i in range(len(P)))
    yield model(
        "pictures of up to three lines",
        map(position, every),
        more,
        Picture=list(every),
        Int=range(-1, 3),
        Piles=[(), (2,), (1, 2)],
    )


COLOURS = Theory("partizan", "colours", models)
COLOURS.let(p=BOOL, X=GAME, P=PICTURE, N=nimbers.PILES)
position = COLOURS.function("position", PICTURE, GAME)
origin = COLOURS.function("origin", BOOL, PICTURE, GAME, INT)
lines, farthest, size = COLOURS.functions("lines farthest size", PICTURE, INT)
along, below, far_below = COLOURS.functions("along below far_below", PICTURE, INT, INT)
whole, loose = COLOURS.function("whole", PICTURE, BOOL), COLOURS.function("loose", PICTURE, INT)
green = COLOURS.function("green", PICTURE, BOOL)
coloured = COLOURS.function("coloured", PICTURE, INT)
exchanged = COLOURS.function("exchanged", PICTURE, PICTURE)

one_players = notion("Whether only one of the players may cut line j.", "one_players")(
    lambda P, j: mine(LEFT, P, j) != mine(RIGHT, P, j)
)
height = notion("How far from the ground the dots of a line are together.", "height")(
    lambda P, j: far(P, NONE, low(P, j)) + far(P, NONE, high(P, j))
)
# Whether line j, which is another one, goes along where line i is cut
goes = lambda P, i, j: there(P, j) & (j != i) & negation(there(cut(P, i), j))


def _farther(P: Any, k: Any) -> Any:
    """Whether line k - 1 is there, and farther from the ground than those before."""
    before = far_below(P, k - 1)
    return there(P, k - 1) & (negation(there(P, before)) | (height(P, before) < height(P, k - 1)))


rest = notion("What is left where line i is cut, as a game.", "rest")(
    lambda P, i: position(cut(P, i))
)

colours = COLOURS.axiom(
    "Section 2, Hackenbush: each line is one player's or both's, and so are those that stay"
)(
    lambda P, i, j, p: (
        implies(there(P, j), mine(LEFT, P, j) | mine(RIGHT, P, j))
        & implies(mine(p, P, j), there(P, j))
        & implies(there(P, i) & there(cut(P, i), j), mine(p, cut(P, i), j) == mine(p, P, j))
    )
)
as_game = COLOURS.axiom(
    "Section 2, Hackenbush: the options are what is left where a line is cut that one may cut"
)(
    lambda p, P, i, X: (
        implies(mine(p, P, i), option(p, position(P), rest(P, i)))
        & implies(
            option(p, position(P), X), mine(p, P, origin(p, P, X)) & (X == rest(P, origin(p, P, X)))
        )
    )
)
few_lines = COLOURS.assumed(
    "a picture with finitely many lines is a game with finitely many options"
)(lambda P: finite(position(P)))
tied_down = COLOURS.axiom("Section 2, Hackenbush: a picture in which no line floats")(
    lambda P, j: either(
        whole(P),
        implies(there(P, j), held(P, NONE, j)),
        there(P, loose(P)) & negation(held(P, NONE, loose(P))),
    )
)
numbered = COLOURS.axiom(
    "Section 2, Hackenbush: a picture has finitely many lines, which have numbers"
)(
    lambda P, j: (
        (size(P) >= 0) & implies(there(P, j), under(j, size(P))) & (size(cut(P, j)) == size(P))
    )
)
counted = COLOURS.recursion(
    "ours: how many lines are there with numbers below k, and how many in all"
)(
    lambda P, k: (
        (below(P, k) == either(k <= 0, 0, below(P, k - 1) + either(there(P, k - 1), 1, 0)))
        & (lines(P) == below(P, size(P)))
    )
)
going_along = COLOURS.recursion(
    "ours: a line that goes along where line i is cut, if there is one"
)(lambda P, i, j: implies(goes(P, i, j), goes(P, i, along(P, i))))
colours_compared = COLOURS.recursion(
    "ours: of the lines with numbers below k the first that is farthest from the ground"
)(
    lambda P, k: (
        (
            far_below(P, k)
            == either(k <= 0, NONE, either(_farther(P, k), k - 1, far_below(P, k - 1)))
        )
        & (farthest(P) == far_below(P, size(P)))
    )
)
some_below = COLOURS.by_induction(
    "where lines are counted there is one, and the farthest is as far as any", "k"
)(
    lambda k, P, j: (
        (below(P, k) >= 0)
        & implies(below(P, k) >= 1, there(P, far_below(P, k)))
        & implies(
            there(P, j) & (j < k),
            there(P, far_below(P, k)) & (height(P, j) <= height(P, far_below(P, k))),
        )
    ),
    (counted, colours_compared, numbered),
)
outermost = COLOURS.follows("of some lines there is one that is as far from the ground as any")(
    lambda P, j: (
        (lines(P) >= 0)
        & implies(lines(P) >= 1, there(P, farthest(P)))
        & implies(there(P, j), height(P, j) <= height(P, farthest(P)))
    ),
    (numbered, counted, colours_compared, some_below),
    at=lambda P, j: size(P),
)
fewer_below = COLOURS.by_induction(
    "where a line is cut it is not counted any more, nor one that goes along", "k"
)(
    lambda k, P, i, j: implies(
        there(P, i),
        (
            below(cut(P, i), k)
            <= below(P, k) - either(i < k, 1, 0) - either(goes(P, i, j) & (j < k), 1, 0)
        )
        & (goes(P, i, along(P, i)) | (below(cut(P, i), k) == below(P, k) - either(i < k, 1, 0))),
    ),
    (counted, floating, numbered, going_along),
)
counting = COLOURS.follows(
    "where a line is cut there is one line less, or as many more less as go along"
)(
    lambda P, i, j: implies(
        there(P, i),
        under(lines(cut(P, i)), lines(P))
        & implies(goes(P, i, j), lines(cut(P, i)) < lines(P) - 1)
        & ((lines(cut(P, i)) == lines(P) - 1) | goes(P, i, along(P, i))),
    ),
    (numbered, counted, fewer_below, some_below),
    at=lambda P, i, j: (cut(P, i), size(P)),
)
all_green = COLOURS.recursion("ours: a picture without a blue or a red line")(
    lambda P, j: either(
        green(P), negation(one_players(P, j)), there(P, coloured(P)) & one_players(P, coloured(P))
    )
)
other_colours = COLOURS.assumed(
    "blue and red exchanged, the lines where they are, before a cut or after it"
)(
    lambda p, P, i: (
        (mine(p, exchanged(P), i) == mine(negation(p), P, i))
        & implies(there(P, i), cut(exchanged(P), i) == exchanged(cut(P, i)))
    )
)

# What is impartial

stays_whole = COLOURS.follows("where a line is cut none of the lines that stay floats")(
    lambda P, i: implies(there(P, i), whole(cut(P, i))),
    (tied_down, still_joined, tied_by),
    lambda P, i: floating(P, i, loose(cut(P, i))),
)
over_it = COLOURS.by_induction(
    "a dot is tied to the ground without a line, or is farther from it than the line",
    lambda P, i, d: far(P, NONE, d),
)(
    lambda P, i, d: implies(
        there(P, i) & joined(P, NONE, d), joined(P, i, d) | (height(P, i) < 2 * far(P, NONE, d))
    ),
    (tied_by, tied_to),
    at=lambda P, i, d: (nearer(P, -1, d), -1, via(P, -1, d)),
)
all_others_stay = COLOURS.follows("where the farthest line is cut all others stay")(
    lambda P, j: implies(
        whole(P) & there(P, j) & (j != farthest(P)), there(cut(P, farthest(P)), j)
    ),
    (tied_down, outermost, floating, tied_to, over_it, tied_by, counting),
    at=lambda P, j: (farthest(P), -1, low(P, j), high(P, j)),
)


longest_play = COLOURS.by_induction("the longest play cuts a line at a time", lines)(
    lambda P: implies(whole(P), plays(LONGEST, position(P)) == lines(P)),
    (few_lines, colours, counting, outermost, all_others_stay, stays_whole, as_game, played),
    played_on,
    at=lambda P: (
        origin(next_player(True, position(P)), P, next_move(True, position(P))),
        farthest(P),
        True,
        along(P, farthest(P)),
        next_move(True, position(P)),
    ),
)

# The line that the other player would cut to leave what is left where line e is cut
_other = lambda p, P, e: origin(negation(p), P, rest(P, e))


def _partizan(p: Any, P: Any, e: Any) -> tuple[Any, ...]:
    G, f, q, w = position(P), farthest(P), negation(p), _other(p, P, e)
    return (
        [outermost(P, e), all_others_stay(P, e), all_others_stay(P, along(P, e))],
        [as_game(p, P, f, G), as_game(q, P, f, G), as_game(q, P, w, rest(P, e))],
        nimbers.alike(q, G, rest(P, f)),
        [colours(P, k, e, s) for k in (f, w) for s in (LEFT, RIGHT)],
        [colours(P, f, f, p), colours(P, e, w, q)],
        [counting(P, e, e), counting(P, f, f), counting(P, w, e)],
        [(stays_whole(P, k), longest_play(cut(P, k))) for k in (f, w)],
    )


not_impartial = COLOURS.by_induction(
    "a picture with a line that one player alone may cut is not impartial", lambda p, P, e: lines(P)
)(
    lambda p, P, e: implies(
        whole(P) & mine(p, P, e) & negation(mine(negation(p), P, e)),
        negation(nimbers.is_impartial_game(position(P))),
    ),
    _partizan,
)


green_is_impartial = COLOURS.by_induction("a green picture is impartial", lines)(
    lambda P: implies(green(P), nimbers.is_impartial_game(position(P))),
    (nimbers.not_alike, as_game, colours, all_green, counting),
)
green_alone = COLOURS.follows(
    "any piles are impartial; of pictures the green ones are, and no others"
)(
    lambda N, P: (
        nimbers.is_impartial_game(nimbers.heap(N))
        & implies(whole(P), nimbers.is_impartial_game(position(P)) == green(P))
    ),
    (
        nimbers.nim_is_impartial,
        nimbers.some_piles,
        nimbers.fewer_coins,
        green_is_impartial,
        outermost,
        all_green,
    ),
    not_impartial,
    at=lambda N, P: (coloured(P), True, False),
)

# The inverse


def _which(P: Any) -> tuple[Any, ...]:
    """Where -P and P with the colours exchanged differ, and which line is cut there in each."""
    A, B = neg(position(P)), position(exchanged(P))
    p, X = side(A, B), differing(A, B)
    M, q = mirrored(p, position(P), X), negation(p)
    return A, B, p, X, M, q, origin(q, P, M), origin(p, exchanged(P), X)


def _exchanged(P: Any) -> tuple[Any, ...]:
    A, B, p, X, M, q, i, j = _which(P)
    return (
        same(A, B),
        mirrors(p, position(P), X),
        [as_game(q, P, j, M), as_game(p, exchanged(P), i, X)],
        [(other_colours(p, P, k), colours(P, k, k, q), counting(P, k, k)) for k in (i, j)],
        mirror(q, position(P), rest(P, j)),
    )


colours_exchanged = COLOURS.by_induction(
    "a picture with blue and red exchanged is the inverse", lines
)(lambda P: neg(position(P)) == position(exchanged(P)), _exchanged)
is_inverse = COLOURS.follows("any picture with blue and red exchanged is the inverse")(
    lambda P: neg(position(P)) == position(exchanged(P)), (colours_exchanged, outermost)
)

# How the claims' predicates see them

# Piles: whether impartial; a picture: whether impartial, and without a blue or red line
OF_ONE_COLOUR = lambda N, P: (
    whole(P),
    (nimbers.is_impartial_game(nimbers.heap(N)), nimbers.is_impartial_game(position(P)), green(P)),
)
