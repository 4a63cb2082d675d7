"""Section 4.5: Definitions 11 and 12."""

from itertools import product

from proofs_check.core.claim import restated
from proofs_check.core.ranges import Found, Range
from proofs_check.documents.preferences import prudence, ranges, readings, theorem_plans as plans
from proofs_check.documents.preferences.claims import claim
from proofs_check.documents.preferences.reference_answers import relation, stated, transitive
from proofs_check.documents.preferences.theorems_13_to_15 import for_player, group, two_names
from reference.preferences import Comparison, Reading, Value, definition_11, is_leaf
from reference.preferences.relations import Relation

AS_LISTS = {
    name: reading
    for name, reading in readings.compared_as(readings.PRINTED).items()
    if reading != readings.AWARE
}
"""The ways in which a list does not say who chooses."""

IN_BRACKETS = Range(
    "every list of depth <= {depth} with the same in brackets, player 1",
    "X Y",
    lambda depth: ((X, frozenset({X})) for X in ranges.small_values(depth) if not is_leaf(X)),
    {"depth": 2},
    measures={"depth": lambda X, Y: ranges.deepest(X)},
    at=ranges.pair_at,
)
BESIDE_ITSELF = Range(
    "every value of depth <= {depth}, and the list of each with the same in brackets, player 1",
    "X",
    lambda depth: (
        (Y,)
        for X in ranges.small_values(depth)
        for Y in (X, *(() if is_leaf(X) else (frozenset({X, frozenset({X})}),)))
    ),
    {"depth": 2},
    measures={"depth": lambda X: min(2, ranges.deepest(X))},
    at=lambda X: {"player": 1, "X": ranges.shown(X)},
)
SOLVED = {
    "a leaf is no list": definition_11,
    "a leaf x is the list [x]": prudence.definition_11_of_lists,
}
TWO_VALUES = (ranges.PAIRS, IN_BRACKETS, ranges.RANDOM_PAIRS)


@claim(ranges.ITSELF)
def section_4__4__wise() -> Found:
    """A prudent player 1 prefers 2_1 to 2_2."""
    return stated(readings.PRINTED, ("2_2", "<", "2_1"))


@claim(*TWO_VALUES)
def section_4__5__prudent_words(X: Value, Y: Value) -> bool:
    """In words X is avoided where neither is strictly weaker and X can lead to a situation that is
    worse than or incomparable to every one of Y: the same as by the formula."""
    c = relation(1, readings.PRINTED)
    return c.prudently_weaker(X, Y) == prudence.in_words(c, X, Y)


@claim(*TWO_VALUES)
def definition_11__formula(X: Value, Y: Value) -> bool:
    """X <_p^P Y if and only if X <_p Y, or every x_i is prudently weaker than or incomparable to
    every y_j and some one is weaker: "and" before "or", for a prudent player plays selfishly too.
    """
    c = relation(1, readings.PRINTED)
    return c.prudently_weaker(X, Y) == prudence.formula_11(c, X, Y)


@claim(*TWO_VALUES)
def definition_11__or_first__measured(X: Value, Y: Value) -> bool:
    """With "or" before "and" X <_p^P Y if and only if X <_p Y, or every x_i is prudently weaker
    than or incomparable to every y_j, and in both cases some x_i is weaker than some y_j."""
    c = relation(1, readings.OR_FIRST)
    return c.prudently_weaker(X, Y) == prudence.or_first(c, X, Y)


@claim(
    readings=plans.by_readings(
        SOLVED, ranges.PAIRS.to({"depth": 1}), {"a leaf is no list": plans.ONE_SOLUTION_11}
    )
)
def definition_11__well_founded(X: Value, Y: Value, definition: Relation) -> Found:
    """The mutual recursion of Definitions 11 and 12 has one solution."""
    found = prudence.solutions(definition)
    answers = sorted({(X, Y) in solution for solution in found})
    return len(answers) == 1, {"answers": list(answers), "solutions": len(found)}


@claim(BESIDE_ITSELF)
def definition_11__irreflexive(X: Value) -> bool:
    """Never X <_p^P X."""
    return not relation(1, readings.PRINTED).prudently_weaker(X, X)


@claim(
    *plans.of_form(plans.never, lambda form: lambda p, X, Y: (form.below(p, X, X),), "REPAIRED"),
    BESIDE_ITSELF,
)
def definition_11__irreflexive__corrected(X: Value) -> bool:
    """Never X <_p^P X under the repaired Definition 11."""
    return not relation(1, readings.REPAIRED).prudently_weaker(X, X)


@claim(
    readings={
        **{name: plans.by_value(reading, *TWO_VALUES) for name, reading in AS_LISTS.items()},
        "knowing who chooses": plans.by_value(readings.AWARE, ranges.PAIRS_BESIDE_A_LEAF),
    }
)
def definition_11__asymmetric(X: Value, Y: Value, reading: Reading) -> bool:
    """Never X <_p^P Y and Y <_p^P X."""
    c = relation(1, reading)
    return not (c.prudently_weaker(X, Y) and c.prudently_weaker(Y, X))


@claim(*plans.said("never_both"), *TWO_VALUES)
def definition_11__asymmetric__weakened(X: Value, Y: Value) -> bool:
    """Never so where Definition 11 is asked only where neither is strictly weaker, as its words
    have it and its formula has not."""
    return definition_11__asymmetric(X, Y, readings.GUARDED)


@claim(
    readings={
        **{name: plans.by_value(reading, ranges.TRIPLES) for name, reading in AS_LISTS.items()},
        "knowing who chooses": plans.by_value(readings.AWARE, ranges.SHORT_TRIPLES),
    }
)
def definition_11__transitive(X: Value, Y: Value, Z: tuple[Value, ...], reading: Reading) -> Found:
    """X <_p^P Y and Y <_p^P Z give X <_p^P Z."""
    return transitive(Comparison.prudently_weaker, reading, X, Y, Z)


@claim(
    *plans.of_form(
        plans.extends,
        lambda form: lambda p, X, Y: (form.order.strict(p, X, Y), form.below(p, X, Y)),
        "PRINTED",
    ),
    *TWO_VALUES,
)
def definition_11__extends_selfish(X: Value, Y: Value) -> bool:
    """X <_p Y gives X <_p^P Y."""
    c = relation(1, readings.PRINTED)
    return not c.strictly_weaker(X, Y) or c.prudently_weaker(X, Y)


@claim(
    readings={
        **{name: plans.by_value(reading, ranges.SHORT_LISTS) for name, reading in AS_LISTS.items()},
        "knowing who chooses": plans.by_value(
            readings.AWARE, ranges.LISTS_BESIDE_A_LEAF, ranges.THREE_IN_A_CIRCLE
        ),
    }
)
def definition_11__some_option_left(X: tuple[Value, ...], reading: Reading) -> Found:
    """Discarding every value that is prudently weaker than another one of a list leaves some
    value."""
    # A list of which nothing is left is one that holds a cycle only, and so the whole holds one.
    around = prudence.shortest_cycle(Comparison.prudently_weaker, reading, X)
    return not around, {"list": [ranges.shown(Y) for Y in around]}


TWO_SIMPLE = two_names(12, 18).where("different ones", lambda X, Y: X != Y)


@claim(
    plans.as_corrected(plans.ONE_SIMPLE, TWO_SIMPLE.to({"exponent": 5})),
    each=readings.by_definition("definition-11.single-option-left"),
)
def single_option_left(X: str, Y: str, words: str, reading: Reading) -> Found:
    """Of two simple values one simple value is left{0}."""
    return prudence.simple(prudence.simple_list((X, Y), 1, reading))


@claim(*TWO_VALUES)
def definition_12__formula(X: Value, Y: Value) -> bool:
    """X and Y are prudently incomparable if and only if neither is prudently weaker."""
    c = relation(1, readings.PRINTED)
    neither = not prudence.formula_11(c, X, Y) and not prudence.formula_11(c, Y, X)
    return c.prudently_incomparable(X, Y) == neither


@claim(TWO_SIMPLE)
def section_4__5__almost_every_pair(X: str, Y: str) -> bool:
    """Under Definition 11 any two different simple values are comparable but 2_i, 3_i, 1_(i+1)."""
    together = any({X, Y} <= set(group(i)) for i in range(19))
    return together or not relation(1, readings.PRINTED).prudently_incomparable(
        ranges.named(X), ranges.named(Y)
    )


@claim(restated)
def section_4__5__complex_to_simple() -> str:
    """The value of every game simplifies to one simple value."""
    return "theorem-16"


OTHER_PLAYERS = Range(
    "every two simple values with exponents <= {exponent}, players 2 and 3",
    "X Y p",
    lambda exponent: (
        (X, Y, p) for (X, Y), p in product(two_names(exponent, exponent).make(exponent), (2, 3))
    ),
    {"exponent": 4},
    {"exponent": 8},
    measures={"exponent": lambda X, Y, p: ranges.deepest(ranges.named(X), ranges.named(Y))},
)


@claim(*plans.of_simple("printed_alike"), OTHER_PLAYERS)
def section_4__5__other_players_same(X: str, Y: str, p: int) -> bool:
    """Between simple values the relations of players 2 and 3 are those of player 1 with the players
    renumbered."""
    ((left, _, right),) = for_player([(X, "<", Y)], p)
    return relation(p, readings.PRINTED).prudently_weaker(
        ranges.named(left), ranges.named(right)
    ) == relation(1, readings.PRINTED).prudently_weaker(ranges.named(X), ranges.named(Y))
