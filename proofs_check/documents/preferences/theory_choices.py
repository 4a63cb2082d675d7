"""Section 4.5, after Theorem 16: exponents, for players who simplify lists in any of the ways.

A node is a position of Clobber with the player to move; where nobody can move, with the winner. The
list of its children's values becomes its value in stages: Rule 3, what the player keeps, own
choices merged, Rules 1 and 2. How many choices are within one another in a value says how many
moves there were at least.
"""

from collections.abc import Iterable
from functools import cache
from itertools import chain, product

import reference.preferences as ref
from proofs_check.documents.preferences.readings import PRINTED
from proofs_check.documents.preferences.theory_lists import first_with, member_of
from proofs_check.methods.theory import *
from reference.errors import InvalidInput

NUMBERS = range(-1, 5)
"""The integers of the models: members."""
BOARDS = ("32221", "312132", "12/31")
COMPLEX = "12223311"
"""Here prudent players come to a complex value by Definition 11 as printed."""
PLAYED = ((ref.Preference.SYNTACTIC, ref.DEFAULT), (ref.Preference.SELFISH, ref.DEFAULT))
PRUDENTLY = ((ref.Preference.PRUDENT, ref.DEFAULT), (ref.Preference.PRUDENT, PRINTED))
Node = tuple[tuple[int, ...], int]


def _model(board: str, chosen: ref.Preference, reading: ref.Reading) -> Model:
    """What comes up on a board, player 1 to move, by the reference."""
    game, start = ref.grid(board)
    evaluation = ref.Evaluation(game, chosen, reading)
    evaluation.values([(start, 1)])
    simplifier = evaluation.simplifier

    @cache
    def children(n: Node) -> list[Node]:
        if ref.is_over(game, n[0]):
            return []
        return [(o, n[1]) if ref.is_over(game, o) else (o, i) for o, i in evaluation.children(n)]

    value = lambda n: evaluation.known.get(n, n[1])
    before = cache(lambda n: frozenset(map(value, children(n) or [n])))
    ruled = cache(lambda n: reading.rule_3(ref.members(before(n)), 3))

    @cache
    def kept(n: Node) -> ref.Value:
        own = ref.members(ruled(n))
        return own if chosen is ref.Preference.SYNTACTIC else simplifier.kept(own, n[1])

    def taken_apart(n: Node, x: ref.Value) -> bool:
        found = ref.as_simple(x)
        return found is not None and found.base == n[1] and len(ref.members(kept(n))) > 1

    @cache
    def merged(n: Node) -> ref.Value:
        own = ref.members(kept(n))
        if chosen is not ref.Preference.PRUDENT:
            return own
        return frozenset(
            chain.from_iterable(ref.members(x) if taken_apart(n, x) else (x,) for x in own)
        )

    inner = lambda X: member_of(member_of(X, 0), 0)

    def choices(X: ref.Value) -> int:
        return (
            0 if ref.is_leaf(X) else max(map(choices, ref.members(X))) + (len(ref.members(X)) > 1)
        )

    def origin(X: ref.Value, x: ref.Value, *ways: Callable[[ref.Value], ref.Value]) -> int:
        """The member that it is, or of which it is a member in one of these ways."""
        return first_with(X, lambda y: x == y or any(x in ref.members(way(y)) for way in ways))

    def depth(n: Node) -> int:
        return max((1 + depth(child) for child in children(n)), default=0)

    functions: dict[str, Callable[..., Any]] = {
        "leaf": ref.is_leaf,
        "count": lambda X: len(ref.members(X)),
        "member": member_of,
        "where": lambda X, x: first_with(X, lambda y: y == x),
        "choices": choices,
        "deepest": lambda X: first_with(
            X, lambda x: choices(x) == max(map(choices, ref.members(X)))
        ),
        "simple": lambda X: ref.as_simple(X) is not None,
        "exponent": lambda X: (ref.as_simple(X) or (0, 0))[1],
        "over": lambda n: ref.is_over(game, n[0]),
        "able": lambda n: any(True for _ in game.options(*n)),
        "depth": depth,
        "tokens": lambda n: sum(map(bool, n[0])),
        "child": lambda n, k: next(
            (c for c in children(n) if value(c) == member_of(before(n), k)), n
        ),
        "value": value,
        "before": before,
        "ruled": ruled,
        "kept": kept,
        "merged": merged,
        "from_before": lambda n, k: origin(before(n), member_of(ruled(n), k), inner),
        "from_ruled": lambda n, k: origin(ruled(n), member_of(kept(n), k)),
        "from_kept": lambda n, k: origin(kept(n), member_of(merged(n), k), lambda x: x),
    }
    remembered = {name: cache(function) for name, function in functions.items()}
    nodes = list(dict.fromkeys(chain(evaluation.known, *map(children, evaluation.known))))
    stages = (value, before, ruled, kept, merged)
    lists = (of(n) for of in stages for n in nodes)
    values = list(dict.fromkeys(x for X in lists for x in (X, *ref.members(X))))
    sorts: dict[str, Iterable[Any]] = {"Node": nodes, "Value": values, "Int": NUMBERS}
    return Model(f"{board}, {chosen}, {reading.definition_11.__name__}", remembered, sorts)


def _models() -> Iterator[Model]:
    """Boards, under several preferences of all players that leave each of them a choice."""
    own = product(BOARDS, (*PLAYED, *PRUDENTLY))
    for board, how in (*own, (COMPLEX, PRUDENTLY[1])):
        try:
            yield _model(board, *how)
        except InvalidInput:
            continue


CHOICES = Theory("preferences", "choices", _models)
NODE, V = CHOICES.sort("Node"), CHOICES.sort("Value")
CHOICES.let(n=NODE, X=V)
leaf, simple = CHOICES.functions("leaf simple", V, BOOL)
count, choices, deepest, exponent = CHOICES.functions("count choices deepest exponent", V, INT)
member, where = CHOICES.function("member", V, INT, V), CHOICES.function("where", V, V, INT)
over, able = CHOICES.functions("over able", NODE, BOOL)
depth, tokens = CHOICES.functions("depth tokens", NODE, INT)
child = CHOICES.function("child", NODE, INT, NODE)
value, before, ruled, kept, merged = CHOICES.functions("value before ruled kept merged", NODE, V)
from_before, from_ruled = CHOICES.functions("from_before from_ruled", NODE, INT, INT)
from_kept = CHOICES.function("from_kept", NODE, INT, INT)

has = notion("Whether a list has a member of this number.", "has")(lambda X, k: under(k, count(X)))
# The only member of a list of one
one = lambda X: member(X, 0)
inside = notion("Whether a value is a member.", "inside")(
    lambda X, x: has(X, where(X, x)) & (member(X, where(X, x)) == x)
)
# Whether a list has one member
alone = lambda X: count(X) == 1
stays_one = notion("A list of one gives a list of one.", "stays_one")(
    lambda X, Y: implies(alone(X), alone(Y))
)

nested = CHOICES.recursion("ours: how many lists of several members are within one another")(
    lambda X, k: either(
        leaf(X),
        (choices(X) == 0) & (count(X) == 1) & (one(X) == X),
        (count(X) >= 1)
        & implies(has(X, k), choices(member(X, k)) + either(count(X) == 1, 0, 1) <= choices(X))
        & has(X, deepest(X))
        & (choices(X) == choices(member(X, deepest(X))) + either(count(X) == 1, 0, 1)),
    )
)
named = CHOICES.axiom(
    "Section 4.1: a_0 is a leaf, a_i the list of two simple values with the exponent i - 1"
)(
    lambda X: implies(
        simple(X),
        (exponent(X) >= 0)
        & (leaf(X) == (exponent(X) == 0))
        & implies(
            exponent(X) >= 1,
            (count(X) == 2) & simple(one(X)) & (exponent(one(X)) == exponent(X) - 1),
        ),
    )
)
children = CHOICES.axiom(
    "Sections 2 and 3: the children's values; a move takes a token and leaves one, who cannot move "
    "is skipped; the game is converging"
)(
    lambda n, k: (
        (depth(n) >= 0)
        & (tokens(n) >= 1)
        & either(
            over(n),
            leaf(value(n)),
            (count(before(n)) >= 1)
            & (able(n) | (count(before(n)) == 1))
            & implies(
                has(before(n), k),
                (member(before(n), k) == value(child(n, k)))
                & under(depth(child(n, k)), depth(n))
                & (tokens(child(n, k)) == tokens(n) - either(able(n), 1, 0)),
            ),
        )
    )
)


def _made_of(n: Any, k: Any, made: Any, of: Any, place: Any, how: Any) -> Any:
    """One stays one; member k of what is made comes so from a member of what it is made of."""
    x, y = member(of(n), place(n, k)), member(made(n), k)
    return implies(
        negation(over(n)),
        stays_one(of(n), made(n)) & implies(has(made(n), k), has(of(n), place(n, k)) & how(x, y)),
    )


rule_3 = CHOICES.axiom(
    "Rule 3: beside others the members of what is in two pairs of brackets take its place"
)(
    lambda n, k: _made_of(
        n, k, ruled, before, from_before, lambda x, y: (y == x) | inside(one(one(x)), y)
    )
)
keeps = CHOICES.axiom("Sections 4.4 and 4.5: a player discards some of the values")(
    lambda n, k: _made_of(n, k, kept, ruled, from_ruled, lambda x, y: y == x)
)
merges = CHOICES.axiom("Rule 3: the player's own choices are merged with the present one")(
    lambda n, k: _made_of(n, k, merged, kept, from_kept, lambda x, y: (y == x) | inside(x, y))
)
valued = CHOICES.axiom(
    "Section 2, Rules 1 and 2: the value is the list; a leaf or a simple value alone; what is in "
    "three pairs of brackets"
)(
    lambda n: implies(
        negation(over(n)),
        negation(leaf(merged(n)))
        & (
            (value(n) == merged(n))
            | ((value(n) == one(merged(n))) & alone(merged(n)))
            | (
                (value(n) == one(one(one(merged(n)))))
                & alone(merged(n))
                & alone(one(merged(n)))
                & alone(one(one(merged(n))))
            )
        ),
    )
)


bounded = CHOICES.by_induction("there are fewer choices within one another than tokens", depth)(
    lambda n: choices(value(n)) <= tokens(n) - 1,
    (valued, merges, keeps, rule_3, children, nested),
)
as_many = CHOICES.by_induction("a_i has at least i choices within one another", exponent)(
    lambda X: implies(simple(X), choices(X) >= exponent(X)),
    (named, nested),
    at=lambda X: member(X, 0),
)
below_tokens = CHOICES.follows("the exponent of a simple value is below the number of tokens")(
    lambda n: implies(simple(value(n)), exponent(value(n)) <= tokens(n) - 1),
    (bounded, children, as_many),
    at=lambda n: value(n),
)

EXPONENT = lambda n: (True, (simple(value(n)), exponent(value(n)), tokens(n) - 1))
