"""Rules 1 to 3 for all values and any number of players: what they take away, and what they keep.

`force(X, i)` says that a coalition, any, can confine the winner to some players, any, where player
i chooses first in the tree of X; `contains` that a player wins somewhere in it.
"""

from functools import cache

import reference.preferences as ref
from proofs_check.documents.preferences.coalitions import confined
from proofs_check.documents.preferences.ranges import leaves, wrapped
from proofs_check.documents.preferences.theory_lists import Lists, first_with, listed, member_of
from proofs_check.methods.theory import *

NUMBERS = range(-1, 4)
"""The integers of the models: players, members, pairs of brackets."""
VALUES: Mapping[int, tuple[str, ...]] = {
    2: ("1", "2", "[1,2]", "[[1,2]]", "[[[1,2]]]", "[1,[[1,2]]]", "[2,[[[1,2]]]]", "[[1,[1,2]],2]"),
    3: (
        *("1", "3", "[1,2]", "[1,3]", "[1,2,3]", "[[1,2]]", "[[[1,3]]]", "[2,[1,3]]"),
        *("1_2", "[1_2]", "[[[2,[1,3]]]]", "[2,[[[1,3]]]]", "[[1,2],[[[1,[1,3]]]]]"),
        *("[3,[[[1,3]]],[[[2,[1,2]]]]]",),
    ),
    4: ("1", "4", "[1,2]", "[2,[[[[1,3]]]]]", "[[[[3,[1,4]]]]]", "[1,2,3]", "[[1,[3,4]]]"),
}
"""The values of the models, by the number of players."""
AIMS = (({1}, {1}), ({2}, {1, 2}), ({1, 2}, {2}), ({1}, {1, 3}))
"""Coalitions, and the players to whom they want to confine the winner."""


def _model(N: int, coalition: frozenset[int], aim: frozenset[int]) -> Model:
    """The values for N players, by the reference."""
    everyone = range(1, N + 1)

    @cache
    def force(X: ref.Value, i: int) -> bool:
        if i not in everyone:
            return False
        return aim in confined(X, i, coalition, N)

    def inside(X: ref.Value, k: int) -> ref.Value:
        found = ref.rules.inside(X, max(k, 0))
        return X if found is None else found

    def merged(X: ref.Value, k: int) -> ref.Value:
        z = member_of(X, k)
        if not able(X, k):
            return X
        once = ref.members(X) - {z} | ref.rules.listed_inside(z, N)
        # The reference goes on as long as there is a list to merge.
        again = any(ref.rules.listed_inside(x, N) for x in once)
        return ref.list_value(once if again else ref.rules.rule_3(ref.members(X), N))

    def able(X: ref.Value, k: int) -> bool:
        own = 0 <= k < len(listed(X)) > 1
        return own and bool(ref.rules.listed_inside(member_of(X, k), N))

    place = lambda x, X: first_with(X, lambda y: y == x)

    functions: dict[str, Callable[..., Any]] = {
        "players": lambda: N,
        "leaf": ref.is_leaf,
        "count": lambda X: len(ref.members(X)),
        "member": member_of,
        "rank": ref.nesting,
        "is_simple": lambda X: ref.as_simple(X, N) is not None,
        "number": lambda X: X if ref.is_leaf(X) else 0,
        "wrap": lambda X: ref.list_value([X]),
        "wraps": lambda X, k: wrapped(X, max(k, 0)),
        "is_inside": lambda X, k: ref.rules.inside(X, max(k, 0)) is not None,
        "inside": inside,
        "rule_1": lambda X: ref.rules.rule_1(X, N),
        "rule_2": lambda X: ref.rules.rule_2(X, N),
        "merged": merged,
        "old_place": lambda X, k, m: place(member_of(X, m), merged(X, k)),
        "new_place": lambda X, k, m: place(
            member_of(inside(member_of(X, k), N - 1), m), merged(X, k)
        ),
        "old_source": lambda X, k, m: place(member_of(merged(X, k), m), X),
        "new_source": lambda X, k, m: place(
            member_of(merged(X, k), m), inside(member_of(X, k), N - 1)
        ),
        "own": lambda i: i in coalition,
        "aimed": lambda X: X in aim,
        "after": lambda i, t: i if t <= 0 else functions["after"](ref.next_player(i, N), t - 1),
        "force": force,
        "pick": lambda X, i: first_with(
            X, lambda x: force(x, ref.next_player(i, N)) == (i in coalition)
        ),
        "contains": lambda X, a: a in leaves(X),
        "found": lambda X, a: first_with(X, lambda x: a in leaves(x)),
    }
    own = [ref.parse_value(text, N) for text in VALUES[N]]
    says = f"{N} players, {sorted(coalition)} for {sorted(aim)}"
    remembered = {name: cache(function) for name, function in functions.items()}
    return Model(says, remembered, {"Value": own, "Int": NUMBERS})


@cache
def models() -> tuple[Model, ...]:
    """Two to four players, some coalitions and aims."""
    return tuple(
        _model(N, frozenset(coalition), frozenset(aim))
        for N in VALUES
        for coalition, aim in AIMS
        if max(coalition | aim) <= N
    )


RULES = Theory("preferences", "rules", models)
V = RULES.sort("Value")
RULES.let(X=V)
players = RULES.function("players", INT)
leaf, is_simple, aimed = RULES.functions("leaf is_simple aimed", V, BOOL)
count, rank, number = RULES.functions("count rank number", V, INT)
wrap, rule_1, rule_2 = RULES.functions("wrap rule_1 rule_2", V, V)
member, wraps, inside, merged = RULES.functions("member wraps inside merged", V, INT, V)
is_inside, force, contains = RULES.functions("is_inside force contains", V, INT, BOOL)
pick, found = RULES.functions("pick found", V, INT, INT)
old_place, new_place = RULES.functions("old_place new_place", V, INT, INT, INT)
old_source, new_source = RULES.functions("old_source new_source", V, INT, INT, INT)
own = RULES.function("own", INT, BOOL)
after = RULES.function("after", INT, INT, INT)

LISTS = Lists(leaf, count, member, rank)
has = LISTS.has

player = notion("Whether i is a player.", "player")(lambda i: rises(1, i, players()))
following = notion("Who takes the turn after player i.", "following")(
    lambda i: either(i == players(), 1, i + 1)
)

lists = RULES.axiom("Section 2: a list has members, which are less deeply nested; a leaf x is [x]")(
    lambda X, k: (
        (count(X) >= 1)
        & (rank(X) >= 0)
        & (players() >= 2)
        & either(
            leaf(X),
            (count(X) == 1) & (member(X, 0) == X),
            implies(has(X, k), under(rank(member(X, k)), rank(X))),
        )
    )
)
wrapping = RULES.axiom("Section 2: [x] has one member, and is x for a leaf x")(
    lambda X: either(
        leaf(X),
        wrap(X) == X,
        negation(leaf(wrap(X))) & (count(wrap(X)) == 1) & (member(wrap(X), 0) == X),
    )
)
brackets = RULES.recursion("so many pairs of brackets around a value")(
    lambda X, k: wraps(X, k) == either(k <= 0, X, wrap(wraps(X, k - 1)))
)
insides = RULES.recursion("what so many pairs of brackets stand around, if they do")(
    lambda X, k: either(
        k <= 0,
        is_inside(X, k) & (inside(X, k) == X),
        (is_inside(X, k) == (negation(leaf(X)) & (count(X) == 1) & is_inside(member(X, 0), k - 1)))
        & implies(is_inside(X, k), inside(X, k) == inside(member(X, 0), k - 1)),
    )
)
simple_leaf = RULES.axiom("Section 4.1: a_0 is the leaf a")(
    lambda X: implies(leaf(X), is_simple(X))
)
first_rule = RULES.axiom("Rule 1")(
    lambda X: (
        rule_1(X)
        == either(negation(leaf(X)) & (count(X) == 1) & is_simple(member(X, 0)), member(X, 0), X)
    )
)
second_rule = RULES.axiom("Rule 2")(
    lambda X: rule_2(X) == either(is_inside(X, players()), inside(X, players()), X)
)


@notion("Whether Rule 3 merges this member, a list in N - 1 pairs of brackets beside others.")
def mergeable(X: Any, k: Any) -> Any:
    z = member(X, k)
    kept = is_inside(z, players() - 1) & negation(leaf(inside(z, players() - 1)))
    return has(X, k) & (count(X) >= 2) & negation(leaf(X)) & kept


merging = notion("The list that is merged.", "merging")(
    lambda X, k: inside(member(X, k), players() - 1)
)

third_rule = RULES.axiom(
    "Rule 3: the list has the members of the one that is merged in that one's place"
)(
    lambda X, k, m: implies(
        mergeable(X, k),
        negation(leaf(merged(X, k)))
        & implies(
            has(X, m) & negation(m == k),
            has(merged(X, k), old_place(X, k, m))
            & (member(merged(X, k), old_place(X, k, m)) == member(X, m)),
        )
        & implies(
            has(merging(X, k), m),
            has(merged(X, k), new_place(X, k, m))
            & (member(merged(X, k), new_place(X, k, m)) == member(merging(X, k), m)),
        )
        & implies(
            has(merged(X, k), m),
            (
                has(X, old_source(X, k, m))
                & negation(old_source(X, k, m) == k)
                & (member(merged(X, k), m) == member(X, old_source(X, k, m)))
            )
            | (
                has(merging(X, k), new_source(X, k, m))
                & (member(merged(X, k), m) == member(merging(X, k), new_source(X, k, m)))
            ),
        ),
    )
)
turns = RULES.axiom("Section 2: player i + 1 succeeds player i, and player 1 player N")(
    lambda i, t: implies(player(i), after(i, t) == either(t <= 0, i, after(following(i), t - 1)))
)
forcing = RULES.recursion(
    "what a coalition can bring about: by some member where it chooses, else by all"
)(
    lambda X, i, k: implies(
        player(i),
        either(
            leaf(X),
            force(X, i) == aimed(X),
            either(
                own(i),
                implies(has(X, k) & force(member(X, k), following(i)), force(X, i))
                & implies(
                    force(X, i), has(X, pick(X, i)) & force(member(X, pick(X, i)), following(i))
                ),
                implies(has(X, k) & force(X, i), force(member(X, k), following(i)))
                & (
                    force(X, i)
                    | (has(X, pick(X, i)) & negation(force(member(X, pick(X, i)), following(i))))
                ),
            ),
        ),
    )
)
containing = RULES.axiom("Section 2: a list contains what its members contain; a leaf its number")(
    lambda X, a, k: implies(player(a), LISTS.containing(X, a, k, number, contains, found))
)

# What Rules 1 and 2 take away

in_brackets = RULES.by_induction("brackets around a list are brackets; around a leaf none", "k")(
    lambda X, k: either(
        leaf(X), wraps(X, k) == X, negation(leaf(wraps(X, k))) & (rank(wraps(X, k)) >= rank(X) + k)
    ),
    (brackets, wrapping, lists),
    at=lambda X, k: (wraps(X, k - 1), wraps(X, k)),
)
unwrapped = RULES.by_induction("inside of n of k pairs of brackets there are k - n", "n")(
    lambda X, k, n: implies(
        negation(leaf(X)) & (n <= k),
        is_inside(wraps(X, k), n) & (inside(wraps(X, k), n) == wraps(X, k - n)),
    ),
    (brackets, in_brackets, insides, wrapping),
)
no_further = RULES.by_induction(
    "there are no more pairs of brackets around a list of several", "k"
)(
    lambda X, k, n: implies(
        negation(leaf(X)) & negation(count(X) == 1) & (n > k), negation(is_inside(wraps(X, k), n))
    ),
    (brackets, insides, wrapping),
)
rule_1_taken = RULES.follows("Rule 1 makes x of [x] for simple x only")(
    lambda X: (rule_1(wrap(X)) == X) == is_simple(X),
    (first_rule, wrapping, simple_leaf, lists),
    at=lambda X: wrap(X),
)
rule_2_taken = RULES.follows(
    "Rule 2 takes N pairs of brackets away, and from a list of several no other number"
)(
    lambda X, k: (
        (rule_2(wraps(X, players())) == X)
        & implies(
            negation(leaf(X)) & negation(count(X) == 1) & (k >= 1),
            (rule_2(wraps(X, k)) == X) == (k == players()),
        )
    ),
    (second_rule, in_brackets, unwrapped, no_further, insides, brackets, lists),
    at=lambda X, k: (wraps(X, players()), wraps(X, k), k - players()),
)

# What is kept

come_round = RULES.by_induction("of the next N turns the last is the player's own", "t")(
    lambda i, t: implies(
        player(i) & (t <= players()),
        after(i, t) == either(i + t <= players(), i + t, i + t - players()),
    ),
    turns,
    at=lambda i, t: following(i),
)
through = RULES.by_induction("brackets pass the choice on", "n")(
    lambda X, i, n: implies(
        player(i) & is_inside(X, n) & (n <= players()),
        force(X, i) == force(inside(X, n), after(i, n)),
    ),
    (insides, turns, forcing),
)
same_outcomes = RULES.by_induction("brackets contain what is inside", "n")(
    lambda X, a, n: implies(
        player(a) & is_inside(X, n), contains(X, a) == contains(inside(X, n), a)
    ),
    (insides, containing),
)
rule_2_keeps = RULES.follows("Rule 2 keeps outcomes and powers")(
    lambda X, i, a: implies(
        player(i) & player(a),
        (force(rule_2(X), i) == force(X, i)) & (contains(rule_2(X), a) == contains(X, a)),
    ),
    (second_rule, come_round, through, same_outcomes),
)
rule_1_keeps = RULES.follows("Rule 1 keeps outcomes")(
    lambda X, a: implies(player(a), contains(rule_1(X), a) == contains(X, a)),
    (first_rule, containing),
)
wraps_contain = RULES.by_induction("brackets around a value contain what it contains", "k")(
    lambda X, a, k: implies(player(a), contains(wraps(X, k), a) == contains(X, a)),
    (brackets, containing, wrapping),
)


def _merging(X: Any, k: Any, i: Any, a: Any) -> Iterator[Fact]:
    M, Y, z = merged(X, k), merging(X, k), member(X, k)
    yield from (lists(X, 0), come_round(i, players()), turns(i, players()))
    yield from (come_round(i, 1), come_round(following(i), players() - 1))
    yield from (through(z, following(i), players() - 1), same_outcomes(z, a, players() - 1))
    for about, first in ((force, i), (contains, a)):
        chosen, axiom = (pick, forcing) if about is force else (found, containing)
        ks = (chosen(X, first), chosen(Y, first), chosen(M, first))
        places = (
            *(old_place(X, k, ks[0]), new_place(X, k, ks[1])),
            *(old_source(X, k, ks[2]), new_source(X, k, ks[2])),
        )
        for n in (*ks, *places, k):
            yield third_rule(X, k, n)
            for Z in (X, Y, M):
                yield axiom(Z, first, n)


rule_3_keeps = RULES.follows("Rule 3 keeps outcomes and powers")(
    lambda X, k, i, a: implies(
        mergeable(X, k) & player(i) & player(a),
        (force(merged(X, k), i) == force(X, i)) & (contains(merged(X, k), a) == contains(X, a)),
    ),
    _merging,
)
taken_from = RULES.follows(
    "what Rule 1 leaves of a simple value in brackets contains all that was in them"
)(
    lambda X, k, a: implies(
        is_simple(X) & player(a),
        (rule_1(wrap(X)) == X) & (contains(wraps(X, k), a) == contains(X, a)),
    ),
    (rule_1_taken, wraps_contain, brackets),
)
rules_keep = RULES.together("Rules 2 and 3 keep outcomes and powers")(
    lambda X, k, i, a: (rule_2_keeps(X, i, a), rule_3_keeps(X, k, i, a))
)

# How the claims' predicates see them

RULE_2_THREE = lambda X, k: (players() == 3, (rule_2(wraps(X, 3)) == X,))


def RULES_KEEP(X: Any, k: Any, i: Any, a: Any) -> tuple[Any, tuple[Any, ...]]:
    """Any list, for Rule 3 one with something to merge."""
    second = (force(rule_2(X), i) == force(X, i)) & (contains(rule_2(X), a) == contains(X, a))
    M = merged(X, k)
    third = (force(M, i) == force(X, i)) & (contains(M, a) == contains(X, a))
    return player(i) & player(a), (second & implies(mergeable(X, k), third),)
