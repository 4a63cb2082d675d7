"""Section 4.2: what Rules 1 to 3 make of a value, from the inside, and of it in three brackets.

`full(X)` is what they leave: the members are simplified first, then Rules 3, 1 and 2 taken, and all
again until none applies. What is left they leave as it is. In brackets it is itself if simple, what
is in its two brackets if it has them, and else in brackets; so after three pairs it is itself.
"""

from functools import cache

import reference.preferences as ref
from proofs_check.documents.preferences.theory_lists import Lists, first_with, listed, member_of
from proofs_check.methods.theory import *

NUMBERS = range(-1, 4)
"""The integers of the models: members."""
VALUES = (
    *("1", "[1,2]", "[[1,2]]", "[[[1,2,3]]]", "[[1,2,3]]", "[[[[1,2,3]]]]", "[1_2]", "[[1_2]]"),
    *("[2,[[[1,[[1,3]]]]]]", "[3,[[[1,3]]],[[[2,[1,2]]]]]", "[[1,[1,2]],[[1,[1,2]]]]"),
)
"""The values of the models, in brackets."""


@cache
def models() -> tuple[Model]:
    """Some values and what is in them, for three players."""
    full = ref.syntactically_simplified

    before = lambda X: X if ref.is_leaf(X) else ref.list_value(map(full, ref.members(X)))
    rule_3 = lambda X: X if ref.is_leaf(X) else ref.list_value(ref.rules.rule_3(ref.members(X), 3))
    rules_1_and_2 = lambda X: ref.rules.rule_2(ref.rules.rule_1(X, 3), 3)

    @cache
    def steps(X: ref.Value) -> int:
        if ref.is_leaf(X):
            return 0
        after = rules_1_and_2(rule_3(before(X)))
        stays = after == before(X) and not ref.is_leaf(after)
        return 1 + max(map(steps, [*ref.members(X), *([] if stays else [after])]))

    functions: dict[str, Callable[..., Any]] = {
        "leaf": ref.is_leaf,
        "count": lambda X: len(listed(X)),
        "member": member_of,
        "rank": ref.nesting,
        "wrap": lambda X: ref.list_value([X]),
        "simple": lambda X: ref.as_simple(X) is not None,
        "full": full,
        "before": before,
        "rule_3": rule_3,
        "rules_1_and_2": rules_1_and_2,
        "steps": steps,
        "origin": lambda X, k: first_with(X, lambda x: full(x) == member_of(before(X), k)),
        "changed": lambda X: first_with(X, lambda x: full(x) != x),
    }
    remembered = {name: cache(function) for name, function in functions.items()}
    values = list({x: None for text in VALUES for x in ref.contained(ref.parse_value(text))})
    return (Model("three players", remembered, {"Value": values, "Int": NUMBERS}),)


SYNTACTIC = Theory("preferences", "syntactic", models)
V = SYNTACTIC.sort("Value")
SYNTACTIC.let(X=V)
leaf, simple = SYNTACTIC.functions("leaf simple", V, BOOL)
count, rank, steps, changed = SYNTACTIC.functions("count rank steps changed", V, INT)
member, origin = (
    SYNTACTIC.function(name, V, INT, sort) for name, sort in (("member", V), ("origin", INT))
)
wrap, full, before, rule_3 = SYNTACTIC.functions("wrap full before rule_3", V, V)
rules_1_and_2 = SYNTACTIC.function("rules_1_and_2", V, V)
LISTS = Lists(leaf, count, member, rank)
has = LISTS.has

one = notion("A list of one.", "one")(lambda X: negation(leaf(X)) & (count(X) == 1))
inside = lambda X: member(X, 0)
after = notion("A list after the rules, its members simplified before.", "after")(
    lambda X: rules_1_and_2(rule_3(before(X)))
)
stays = notion("No rule applies to the list of the simplified members.", "stays")(
    lambda X: negation(leaf(before(X))) & (after(X) == before(X))
)

lists = SYNTACTIC.axiom(
    "Section 2: a list has members, which are less deeply nested; a leaf x is [x]"
)(LISTS.nested)
wrapping = SYNTACTIC.axiom("Section 2: [x] has one member, and is x for a leaf x")(
    lambda X: (
        either(leaf(X), wrap(X) == X, one(wrap(X)) & (inside(wrap(X)) == X))
        & implies(one(X), negation(leaf(inside(X))) & (wrap(inside(X)) == X))
    )
)
two_members = SYNTACTIC.axiom(
    "Section 4.1: a simple value is a leaf or a list of two; a leaf is simple"
)(lambda X: implies(leaf(X), simple(X)) & implies(simple(X), leaf(X) | (count(X) == 2)))
first_rules = SYNTACTIC.axiom(
    "Rules 1 and 2: [x] is x for simple x; what is in three pairs of brackets is taken out"
)(
    lambda X: (
        rules_1_and_2(X)
        == either(
            one(X) & simple(inside(X)),
            inside(X),
            either(one(X) & one(inside(X)) & one(inside(inside(X))), inside(inside(inside(X))), X),
        )
    )
)
third_rule = SYNTACTIC.axiom("Rule 3 speaks of lists of several")(
    lambda X: implies(leaf(X) | one(X), rule_3(X) == X)
)
applied = SYNTACTIC.axiom("Section 4.2: the rules are taken from the inside until none applies")(
    lambda X: full(X) == either(leaf(X), X, either(stays(X), before(X), full(after(X))))
)
ending = SYNTACTIC.assumed(
    "Rules 1 to 3 end: to take them from a list takes more steps than from its members, and from "
    "what they make of it"
)(
    lambda X, k: (
        (steps(X) >= 0)
        & implies(
            negation(leaf(X)),
            (stays(X) | (steps(after(X)) < steps(X)))
            & implies(has(X, k), steps(member(X, k)) < steps(X)),
        )
    )
)
inner = SYNTACTIC.axiom(
    "Section 4.2: the list of the simplified members; it is the list where none is changed"
)(
    lambda X, k: implies(
        negation(leaf(X)),
        implies(
            negation(leaf(before(X))) & has(before(X), k),
            has(X, origin(X, k)) & (member(before(X), k) == full(member(X, origin(X, k)))),
        )
        & implies(one(X), before(X) == wrap(full(inside(X))))
        & has(X, changed(X))
        & implies(full(member(X, changed(X))) == member(X, changed(X)), before(X) == X),
    )
)


def _left(X: Any, k: Any) -> Any:
    """What the rules left they leave as it is, and its members."""
    y = full(X)
    return (full(y) == y) & implies(
        negation(leaf(y)),
        (rules_1_and_2(rule_3(y)) == y) & implies(has(y, k), full(member(y, k)) == member(y, k)),
    )


nothing_left = SYNTACTIC.by_induction(
    "what the rules left they leave as it is, and its members", lambda X, k: steps(X)
)(
    _left,
    (applied, ending, inner),
    at=lambda X, k: (
        after(X),
        member(X, origin(X, k)),
        member(X, origin(X, changed(before(X)))),
        origin(X, k),
        origin(X, changed(before(X))),
        changed(before(X)),
    ),
)


def _in_brackets(y: Any) -> Any:
    """What the rules leave of a value in brackets, of which they leave y without them."""
    two = one(y) & one(inside(y))
    return either(simple(y), y, either(two, inside(inside(y)), wrap(y)))


bracketed = SYNTACTIC.follows(
    "of a value in brackets they leave it, what is in its brackets, or it in brackets"
)(
    lambda X: full(wrap(X)) == _in_brackets(full(X)),
    (applied, ending, wrapping, nothing_left, first_rules, third_rule, inner),
    at=lambda X: (wrap(X), member(full(X), 0), full(X), wrap(full(X))),
)
three_pairs = SYNTACTIC.follows(
    "of a value in three pairs of brackets they leave what they leave of it"
)(
    lambda X: full(wrap(wrap(wrap(X)))) == full(X),
    (bracketed, wrapping, nothing_left, applied, ending, two_members, first_rules, third_rule),
    at=lambda X: (
        wrap(X),
        wrap(wrap(X)),
        full(X),
        wrap(full(X)),
        member(full(X), 0),
        wrap(wrap(full(X))),
    ),
)
