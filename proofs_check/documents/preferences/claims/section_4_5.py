"""Section 4.5: Definitions 11 and 12, Theorems 13 to 16 with their proofs, indifferent players."""

from collections.abc import Iterable, Iterator, Sequence
from itertools import combinations, product
from typing import Any

from proofs_check.core.claim import Depending, Plan, part, restated, using
from proofs_check.core.evidence import Json
from proofs_check.core.ranges import Found, Instances, Range
from proofs_check.documents.preferences.claims import claim
from proofs_check.documents.preferences.prudence import (
    COUNTED,
    EVERYWHERE,
    POSITIONS,
    PROVED_EVERYWHERE,
    PRUDENT,
    ROWS,
    ROWS_OF_10,
    ROWS_OF_11,
    SMALL,
    at_most,
    by_definition_11,
    definition_11_of_lists,
    formula_11,
    in_words,
    lists_of_simple_values,
    longest_play,
    or_first,
    prudent,
    prudent_value,
    prudent_values,
    shortest_cycle,
    simple,
    simple_in_play,
    simple_list,
    solutions,
)
from proofs_check.documents.preferences.ranges import (
    EACH_PLAYER,
    ITSELF,
    LISTS_BESIDE_A_LEAF,
    PAIRS,
    PAIRS_BESIDE_A_LEAF,
    PLAYERS,
    RANDOM_PAIRS,
    SHORT_LISTS,
    SHORT_PAIRS,
    SHORT_TRIPLES,
    SIMPLE_VALUES,
    THREE_IN_A_CIRCLE,
    TRIPLES,
    Board,
    boards,
    deepest,
    exponents,
    named,
    named_values,
    pair_at,
    path,
    rows,
    shown,
    small_values,
)
from proofs_check.documents.preferences.readings import (
    AWARE,
    BY_FORM,
    GUARDED,
    OR_FIRST,
    PRINTED,
    REPAIRED,
    RULE_1,
    TO_THE_LETTER,
    by_definition,
    compared_as,
)
from proofs_check.documents.preferences.reference_answers import (
    reached_values,
    relation,
    stated,
    transitive,
    value_of,
)
from proofs_check.documents.preferences.table import (
    ON_GRAPHS,
    ON_GRIDS,
    SWEPT,
    at_most_3_a_vertex,
    lengths,
    recorded,
)
from proofs_check.documents.preferences.theorem_plans import (
    ANY_TWO,
    EVERY_BY_RULE_1,
    EVERY_REPAIRED,
    EVERY_SIMPLE,
    EXPONENT_BELOW,
    INFERENCE,
    INFERENCE_BY_RULE_1,
    LEFT_PART,
    ONE_OF_3N,
    ONE_SIMPLE,
    ONE_SOLUTION_11,
    SAME_BY_CHAIN,
    WHOLE_CHAIN,
    WITH_OWN,
    WITHIN,
    as_corrected,
    by_indifferent,
    by_readings,
    by_value,
    extends,
    formulas,
    never,
    not_above,
    of_form,
    of_simple,
    said,
    so_ordered,
)
from proofs_check.documents.preferences.theorems_13_to_15 import (
    CONCLUSIONS,
    TOP_STEP,
    ascending,
    by_the_chain,
    compared,
    compared_with_one,
    display,
    for_player,
    group,
    hypothesis,
    indifferent,
    left_part,
    middle,
    never_strictly,
    order_alone,
    right_part,
    second_part,
    theorem_13,
    theorem_14,
    top,
    two_names,
    whole_chain,
    within,
)
from proofs_check.documents.preferences.transcribed import value_cell
from proofs_check.methods.missing import missing
from proofs_check.methods.printed import Cell, printed
from proofs_check.sweeps.shards import Row
from reference.preferences import (
    DEFAULT,
    Comparison,
    Evaluation,
    Reading,
    Value,
    as_simple,
    definition_7_both_sides,
    definition_11,
    is_leaf,
    is_over,
    list_value,
    members,
    row,
    simple_value,
)
from reference.preferences.games import Game
from reference.preferences.other_readings import losses_equal
from reference.preferences.relations import Relation, guaranteed_win

AS_LISTS = {name: reading for name, reading in compared_as(PRINTED).items() if reading != AWARE}
"""The ways in which a list does not say who chooses."""

# Definitions 11 and 12

IN_BRACKETS = Range(
    "every list of depth <= {depth} with the same in brackets, player 1",
    "X Y",
    lambda depth: ((X, frozenset({X})) for X in small_values(depth) if not is_leaf(X)),
    {"depth": 2},
    measures={"depth": lambda X, Y: deepest(X)},
    at=pair_at,
)
BESIDE_ITSELF = Range(
    "every value of depth <= {depth}, and the list of each with the same in brackets, player 1",
    "X",
    lambda depth: (
        (Y,)
        for X in small_values(depth)
        for Y in (X, *(() if is_leaf(X) else (frozenset({X, frozenset({X})}),)))
    ),
    {"depth": 2},
    measures={"depth": lambda X: min(2, deepest(X))},
    at=lambda X: {"player": 1, "X": shown(X)},
)
SOLVED = {"a leaf is no list": definition_11, "a leaf x is the list [x]": definition_11_of_lists}
TWO_VALUES = (PAIRS, IN_BRACKETS, RANDOM_PAIRS)


@claim("Section 4.4, paragraph 5, sentence 10", ITSELF)
def section_4__4__wise() -> Found:
    """A prudent player 1 prefers 2_1 to 2_2."""
    return stated(PRINTED, ("2_2", "<", "2_1"))


@claim("Section 4.5, sentence 2", *TWO_VALUES)
def section_4__5__prudent_words(X: Value, Y: Value) -> bool:
    """In words X is avoided where neither is strictly weaker and X can lead to a situation that is
    worse than or incomparable to every one of Y: the same as by the formula."""
    c = relation(1, PRINTED)
    return c.prudently_weaker(X, Y) == in_words(c, X, Y)


@claim("Definition 11", *TWO_VALUES)
def definition_11__formula(X: Value, Y: Value) -> bool:
    """X <_p^P Y if and only if X <_p Y, or every x_i is prudently weaker than or incomparable to
    every y_j and some one is weaker: "and" before "or", for a prudent player plays selfishly too.
    """
    c = relation(1, PRINTED)
    return c.prudently_weaker(X, Y) == formula_11(c, X, Y)


@claim("Definition 11", *TWO_VALUES)
def definition_11__or_first__measured(X: Value, Y: Value) -> bool:
    """With "or" before "and" X <_p^P Y if and only if X <_p Y, or every x_i is prudently weaker
    than or incomparable to every y_j, and in both cases some x_i is weaker than some y_j."""
    c = relation(1, OR_FIRST)
    return c.prudently_weaker(X, Y) == or_first(c, X, Y)


@claim(
    "Definition 11",
    readings=by_readings(SOLVED, PAIRS.to({"depth": 1}), {"a leaf is no list": ONE_SOLUTION_11}),
)
def definition_11__well_founded(X: Value, Y: Value, definition: Relation) -> Found:
    """The mutual recursion of Definitions 11 and 12 has one solution."""
    found = solutions(definition)
    answers = sorted({(X, Y) in solution for solution in found})
    return len(answers) == 1, {"answers": list(answers), "solutions": len(found)}


@claim("Definition 11", BESIDE_ITSELF)
def definition_11__irreflexive(X: Value) -> bool:
    """Never X <_p^P X."""
    return not relation(1, PRINTED).prudently_weaker(X, X)


@claim(
    "Definition 11",
    *of_form(never, lambda form: lambda p, X, Y: (form.below(p, X, X),), "REPAIRED"),
    BESIDE_ITSELF,
)
def definition_11__irreflexive__corrected(X: Value) -> bool:
    """Never X <_p^P X under the repaired Definition 11."""
    return not relation(1, REPAIRED).prudently_weaker(X, X)


@claim(
    "Definition 11",
    readings={
        **{name: by_value(reading, *TWO_VALUES) for name, reading in AS_LISTS.items()},
        "knowing who chooses": by_value(AWARE, PAIRS_BESIDE_A_LEAF),
    },
)
def definition_11__asymmetric(X: Value, Y: Value, reading: Reading) -> bool:
    """Never X <_p^P Y and Y <_p^P X."""
    c = relation(1, reading)
    return not (c.prudently_weaker(X, Y) and c.prudently_weaker(Y, X))


@claim("Definition 11", *said("never_both", "NEVER_BOTH"), *TWO_VALUES)
def definition_11__asymmetric__weakened(X: Value, Y: Value) -> bool:
    """Never so where Definition 11 is asked only where neither is strictly weaker, as its words
    have it and its formula has not."""
    return definition_11__asymmetric(X, Y, GUARDED)


@claim(
    "Definition 11",
    readings={
        **{name: by_value(reading, TRIPLES) for name, reading in AS_LISTS.items()},
        "knowing who chooses": by_value(AWARE, SHORT_TRIPLES),
    },
)
def definition_11__transitive(X: Value, Y: Value, Z: tuple[Value, ...], reading: Reading) -> Found:
    """X <_p^P Y and Y <_p^P Z give X <_p^P Z."""
    return transitive(Comparison.prudently_weaker, reading, X, Y, Z)


@claim(
    "Definition 11",
    *of_form(
        extends,
        lambda form: lambda p, X, Y: (form.order.strict(p, X, Y), form.below(p, X, Y)),
        "PRINTED",
    ),
    *TWO_VALUES,
)
def definition_11__extends_selfish(X: Value, Y: Value) -> bool:
    """X <_p Y gives X <_p^P Y."""
    c = relation(1, PRINTED)
    return not c.strictly_weaker(X, Y) or c.prudently_weaker(X, Y)


@claim(
    "Definition 11",
    readings={
        **{name: by_value(reading, SHORT_LISTS) for name, reading in AS_LISTS.items()},
        "knowing who chooses": by_value(AWARE, LISTS_BESIDE_A_LEAF, THREE_IN_A_CIRCLE),
    },
)
def definition_11__some_option_left(X: tuple[Value, ...], reading: Reading) -> Found:
    """Discarding every value that is prudently weaker than another one of a list leaves some
    value."""
    # A list of which nothing is left is one that holds a cycle only, and so the whole holds one.
    around = shortest_cycle(Comparison.prudently_weaker, reading, X)
    return not around, {"list": [shown(Y) for Y in around]}


TWO_SIMPLE = two_names(12, 18).where("different ones", lambda X, Y: X != Y)


@claim(
    "Definition 11",
    as_corrected(ONE_SIMPLE, TWO_SIMPLE.to({"exponent": 5})),
    each=by_definition("definition-11.single-option-left"),
)
def single_option_left(X: str, Y: str, words: str, reading: Reading) -> Found:
    """Of two simple values one simple value is left{0}."""
    return simple(simple_list((X, Y), 1, reading))


@claim("Definition 12", *TWO_VALUES)
def definition_12__formula(X: Value, Y: Value) -> bool:
    """X and Y are prudently incomparable if and only if neither is prudently weaker."""
    c = relation(1, PRINTED)
    neither = not formula_11(c, X, Y) and not formula_11(c, Y, X)
    return c.prudently_incomparable(X, Y) == neither


@claim("Section 4.5, sentence after Definition 12, part 1", TWO_SIMPLE)
def section_4__5__almost_every_pair(X: str, Y: str) -> bool:
    """Under Definition 11 any two different simple values are comparable but 2_i, 3_i, 1_(i+1)."""
    together = any({X, Y} <= set(group(i)) for i in range(19))
    return together or not relation(1, PRINTED).prudently_incomparable(named(X), named(Y))


@claim("Section 4.5, sentence after Definition 12, part 2", restated)
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
    measures={"exponent": lambda X, Y, p: deepest(named(X), named(Y))},
)


@claim("Section 4.5, paragraph 3, sentence 2", *of_simple("printed_alike", "ALIKE"), OTHER_PLAYERS)
def section_4__5__other_players_same(X: str, Y: str, p: int) -> bool:
    """Between simple values the relations of players 2 and 3 are those of player 1 with the players
    renumbered."""
    ((left, _, right),) = for_player([(X, "<", Y)], p)
    return relation(p, PRINTED).prudently_weaker(named(left), named(right)) == relation(
        1, PRINTED
    ).prudently_weaker(named(X), named(Y))


# Theorem 13

SENTENCE_13 = "Section 4.5, sentence before Theorem 13"


@claim(
    "Theorem 13, part 1",
    *so_ordered(
        "printed_ways", formulas(("2_i is incomparable with 3_i", 0)), "theorem-13.incomparable"
    ),
    exponents(),
)
def theorem_13__incomparable(i: int) -> Found:
    """2_i and 3_i are prudently incomparable for player 1."""
    return stated(PRINTED, (f"2_{i}", "|", f"3_{i}"))


@claim("Theorem 13, part 2, case even", exponents(0, 2))
def theorem_13__even_two(i: int) -> Found:
    """For even i, 2_i <_1^P 1_i."""
    return stated(TO_THE_LETTER, (f"2_{i}", "<", f"1_{i}"))


@claim(
    "Theorem 13, part 2, case even",
    *so_ordered("printed_ways", formulas(("2_(2i) < 1_(2i)", 0)), "theorem-13.even-two"),
    exponents(0, 2),
)
def theorem_13__even_two__corrected(i: int) -> Found:
    """For even i, 2_i <_1^P 1_i with a rule of ours, that a loss is below the win."""
    return stated(PRINTED, (f"2_{i}", "<", f"1_{i}"))


@claim(
    "Theorem 13, part 2, case odd",
    *so_ordered("printed_ways", formulas(("1_(2i+1) < 2_(2i+1)", 0)), "theorem-13.odd-two"),
    exponents(1, 2),
)
def theorem_13__odd_two(i: int) -> Found:
    """For odd i, 1_i <_1^P 2_i."""
    return stated(PRINTED, (f"1_{i}", "<", f"2_{i}"))


@claim("Theorem 13, part 2, case even", exponents(0, 2))
def theorem_13__even_three(i: int) -> Found:
    """For even i, 3_i <_1^P 1_i."""
    return stated(TO_THE_LETTER, (f"3_{i}", "<", f"1_{i}"))


@claim(
    "Theorem 13, part 2, case even",
    *so_ordered("printed_ways", formulas(("3_(2i) < 1_(2i)", 0)), "theorem-13.even-three"),
    exponents(0, 2),
)
def theorem_13__even_three__corrected(i: int) -> Found:
    """For even i, 3_i <_1^P 1_i with a rule of ours, that a loss is below the win."""
    return stated(PRINTED, (f"3_{i}", "<", f"1_{i}"))


@claim(
    "Theorem 13, part 2, case odd",
    *so_ordered("printed_ways", formulas(("1_(2i+1) < 3_(2i+1)", 0)), "theorem-13.odd-three"),
    exponents(1, 2),
)
def theorem_13__odd_three(i: int) -> Found:
    """For odd i, 1_i <_1^P 3_i."""
    return stated(PRINTED, (f"1_{i}", "<", f"3_{i}"))


@claim(
    "Theorem 13, part 1",
    *so_ordered(
        "repaired_ways",
        formulas(
            ("2_i is incomparable with 3_i", 0),
            ("{2_(2i),3_(2i)} < 1_(2i)", 0),
            ("1_(2i+1) < {2_(2i+1),3_(2i+1)}", 0),
        ),
        "theorem-13.corrected",
    ),
    exponents(),
)
def theorem_13__corrected(i: int) -> Found:
    """Theorem 13 holds under our repaired Definition 11: X is avoided for Y where every x_i is
    prudently weaker than or incomparable to Y and some is weaker, or so X to every y_j."""
    return stated(REPAIRED, *theorem_13(i))


@claim("Proof of Theorem 13, sentence 2", ITSELF)
def theorem_13__proof_base_incomparable() -> Found:
    """2 and 3 are incomparable for player 1."""
    return stated(PRINTED, ("2", "|", "3"))


@claim("Proof of Theorem 13, sentence 4", ITSELF)
def theorem_13__proof_base_loss_below_win() -> Found:
    """2 <_1^P 1 and 3 <_1^P 1 follow from the rules: from Rules 4 and 5 with Definition 11."""
    return stated(TO_THE_LETTER, ("2", "<", "1"), ("3", "<", "1"))


@claim("Proof of Theorem 13, induction, trees", *of_simple("children", "CHILDREN"), SIMPLE_VALUES)
def theorem_13__proof_trees(a: int, k: int) -> bool:
    """1_(k+1), 2_(k+1), 3_(k+1) have the children {2_k,3_k}, {1_k,3_k}, {1_k,2_k}."""
    return members(simple_value(a, k + 1)) == {simple_value(b, k) for b in PLAYERS if b != a}


CASES = Instances(
    "1_k below or above each of 2_k and 3_k", "one_two one_three", lambda: product("<>", repeat=2)
)
NEVER_STRICTLY = so_ordered(
    "strict_ways",
    formulas(("2_(i+1) is incomparable with 3_(i+1)", 0)),
    "theorem-13.proof-needs-both",
)
PARITIES = Instances("k even and k odd", "parity", lambda: [("even",), ("odd",)])
"""The hypothesis says the same of all even k, and of all odd k."""


@claim(
    "Proof of Theorem 13, induction, sentences 6-8",
    *part("by the second part of Definition 11", CASES),
    *part(
        "the first part never says so", *NEVER_STRICTLY, *using(never_strictly(2, 3), exponents())
    ),
)
def theorem_13__proof_needs_both(one_two: str, one_three: str) -> bool:
    """By the hypothesis 2_(k+1) <_1^P 3_(k+1) needs 1_k <_1^P 2_k and 3_k <_1^P 1_k."""
    needed = (one_two, one_three) == ("<", ">")
    return needed or not second_part(2, 3, compared_with_one(one_two, one_three))


@claim("Proof of Theorem 13, induction, sentence 9", PARITIES)
def theorem_13__proof_impossible(parity: str) -> bool:
    """By the hypothesis 1_k <_1^P 2_k and 3_k <_1^P 1_k are never both true."""
    known = hypothesis(parity)
    return not known["1", "2"] == "<" == known["3", "1"]


@claim(
    "Proof of Theorem 13, induction, sentence 10",
    *part("by the second part of Definition 11", PARITIES),
    *part(
        "the first part never says so", *NEVER_STRICTLY, *using(never_strictly(3, 2), exponents())
    ),
)
def theorem_13__proof_analogous(parity: str) -> bool:
    """Likewise 3_(k+1) <_1^P 2_(k+1) is impossible."""
    return not second_part(3, 2, hypothesis(parity))


@claim("Proof of Theorem 13, induction, paragraph 2, sentences 1-3", PARITIES)
def theorem_13__proof_two_cases(parity: str) -> Found:
    """By the hypothesis 1_k is either below both 2_k and 3_k or above both."""
    known = hypothesis(parity)
    found = known["1", "2"] + known["1", "3"]
    return found in ("<<", ">>"), {"signs": found}


@claim(
    "Proof of Theorem 13, induction, paragraph 2, sentence {0}, parity",
    printed,
    each={
        "theorem-13.proof-parity-first": (4, "first", "below", "<", "even"),
        "theorem-13.proof-parity-second": (6, "second", "above", ">", "odd"),
    },
)
def parity_of_case(sentence: int, which: str, side: str, sign: str, given: str) -> Iterator[Cell]:
    """The {1} case, 1_k {2} both, is that of {4} k."""
    (found,) = (p for p in ("even", "odd") if hypothesis(p)["1", "2"] == sign)
    yield Cell(f"1_k {side} 2_k and 3_k", given, found)


@claim(
    "Proof of Theorem 13, induction, paragraph 2, sentence {0}",
    ITSELF,
    each={
        "theorem-13.proof-first-conclusion": (
            "4, conclusion",
            "below",
            "2_(k+1) <_1^P 1_(k+1)",
            "<",
            ((2, 1),),
        ),
        "theorem-13.proof-first-conclusion-three": (
            "5",
            "below",
            "3_(k+1) <_1^P 1_(k+1)",
            "<",
            ((3, 1),),
        ),
        "theorem-13.proof-second-conclusion": (
            "6, conclusion",
            "above",
            "1_(k+1) <_1^P 2_(k+1) and 1_(k+1) <_1^P 3_(k+1)",
            ">",
            ((1, 2), (1, 3)),
        ),
    },
)
def conclusion(
    place: str, side: str, says: str, sign: str, pairs: Sequence[tuple[int, int]]
) -> bool:
    """With 1_k {1} both 2_k and 3_k, {2}, by the second part of Definition 11."""
    return all(second_part(X, Y, compared_with_one(sign, sign)) for X, Y in pairs)


def never_contrary(k: int) -> bool:
    """X <_1 Y never says the contrary of Theorem 13 for k + 1."""
    c = relation(1, PRINTED)
    return not any(
        c.strictly_weaker(named(right), named(left))
        or (sign == "|" and c.strictly_weaker(named(left), named(right)))
        for left, sign, right in theorem_13(k + 1)
    )


@claim(
    "Proof of Theorem 13, closing sentences",
    *part("by the second part of Definition 11", PARITIES),
    *part(
        "the first part never says the contrary",
        *so_ordered(
            "strict_ways",
            not_above(
                ("2_(i+1) is incomparable with 3_(i+1)", 0),
                ("{2_(2i),3_(2i)} < 1_(2i)", 1),
                ("1_(2i+1) < {2_(2i+1),3_(2i+1)}", 0),
            ),
            "theorem-13.proof-induction",
        ),
        *using(never_contrary, exponents()),
    ),
)
def theorem_13__proof_induction(parity: str) -> bool:
    """So the hypothesis for k gives that for k + 1, if X <_1 Y in the first part of Definition 11
    never says the contrary."""
    known = hypothesis(parity)
    return all(
        (second_part(X, Y, known), second_part(Y, X, known)) == (sign == "<", False)
        for left, sign, right in theorem_13(("even", "odd").index(parity) + 1)
        for X, Y in [(int(left[0]), int(right[0]))]
    )


# Theorem 14

SENTENCE_14 = "Section 4.5, sentence before Theorem 14"


@claim(
    "Theorem 14, part 1",
    *so_ordered(
        "printed_ways", formulas(("1_(i+1) is incomparable with 2_i", 0)), "theorem-14.two"
    ),
    exponents(),
)
def theorem_14__two(i: int) -> Found:
    """1_(i+1) and 2_i are prudently incomparable for player 1."""
    return stated(PRINTED, (f"1_{i + 1}", "|", f"2_{i}"))


@claim(
    "Theorem 14, part 2",
    *so_ordered(
        "printed_ways", formulas(("1_(i+1) is incomparable with 3_i", 0)), "theorem-14.three"
    ),
    exponents(),
)
def theorem_14__three(i: int) -> Found:
    """1_(i+1) and 3_i are prudently incomparable for player 1."""
    return stated(PRINTED, (f"1_{i + 1}", "|", f"3_{i}"))


@claim(
    "Theorem 14, part 1",
    *so_ordered(
        "repaired_ways",
        formulas(("1_(i+1) is incomparable with {2_i,3_i}", 0)),
        "theorem-14.corrected",
    ),
    exponents(),
)
def theorem_14__corrected(i: int) -> Found:
    """Theorem 14 holds under the repaired Definition 11."""
    return stated(REPAIRED, *theorem_14(i))


@claim("Proof of Theorem 14, tree", *of_simple("children", "CHILDREN_OF_1"), exponents())
def theorem_14__proof_tree(i: int) -> bool:
    """1_(i+1) has the children 2_i and 3_i."""
    return members(simple_value(1, i + 1)) == {simple_value(2, i), simple_value(3, i)}


CHILD_AND_WHOLE = "{2_i,3_i} are incomparable with 2_i"


@claim("Proof of Theorem 14, sentence 3", exponents(1))
def theorem_14__proof_no_weaker_child(i: int) -> Found:
    """No child of 1_(i+1) is prudently weaker than a child of 2_i, nor conversely, for i >= 1."""
    return stated(PRINTED, *compared("{2_i,3_i} are incomparable with {1_(i-1),3_(i-1)}", i))


@claim(
    "Proof of Theorem 14, sentence 3",
    *so_ordered("printed_ways", formulas((CHILD_AND_WHOLE, 0)), "theorem-14.proof-no-weaker-whole"),
    exponents(),
)
def theorem_14__proof_no_weaker_whole(i: int) -> Found:
    """No child of 1_(i+1) is prudently weaker or stronger than 2_i itself, the child of [2_i]."""
    return stated(PRINTED, *compared(CHILD_AND_WHOLE, i))


@claim(
    "Proof of Theorem 14, sentence 4",
    readings={
        **{name: by_value(reading, PAIRS, IN_BRACKETS) for name, reading in AS_LISTS.items()},
        "knowing who chooses": by_value(AWARE, SHORT_PAIRS),
    },
)
def theorem_14__proof_conclusion(X: Value, Y: Value, reading: Reading) -> bool:
    """That no child of X is prudently weaker than a child of Y nor conversely leaves X and Y
    incomparable."""
    c = relation(1, reading)
    related = any(
        c.prudently_weaker(x, y) or c.prudently_weaker(y, x)
        for x, y in product(members(X), members(Y))
    )
    return related or c.prudently_incomparable(X, Y)


# Theorem 15

SENTENCE_15 = "Section 4.5, sentence before Theorem 15"


@claim(
    "Theorem 15, left part",
    *so_ordered("printed_ways", LEFT_PART, "theorem-15.chain-left"),
    exponents(2, 2),
)
def theorem_15__chain_left(i: int) -> Found:
    """{1_1,2_0,3_0} < {1_3,2_2,3_2} < {1_5,2_4,3_4} < ... for player 1."""
    return stated(PRINTED, *left_part(i))


@claim("Theorem 15, middle", exponents(1))
def theorem_15__middle(i: int) -> Found:
    """Every group {1_(i+1),2_i,3_i} with even i is below every one with odd i."""
    return stated(PRINTED, *middle(i))


@claim("Theorem 15, right part", exponents(3, 2))
def theorem_15__chain_right(i: int) -> Found:
    """... < {1_6,2_5,3_5} < {1_4,2_3,3_3} < {1_2,2_1,3_1} for player 1."""
    return stated(PRINTED, *right_part(i))


@claim("Theorem 15, top", exponents())
def theorem_15__top(i: int) -> Found:
    """Every other simple value is below 1."""
    return stated(TO_THE_LETTER, *top(i))


@claim(
    "Theorem 15, top",
    *so_ordered("printed_ways", formulas(("{1_(i+1),2_i,3_i} < 1", 0)), "theorem-15.top"),
    exponents(),
)
def theorem_15__top__corrected(i: int) -> Found:
    """Every other simple value is below 1 with a rule of ours, that a loss is below the win."""
    return stated(PRINTED, *top(i))


@claim(
    "Theorem 15, last clause",
    *so_ordered(
        "printed_ways",
        formulas(("1_(i+1) is incomparable with 2_i is incomparable with 3_i", 0)),
        "theorem-15.groups-incomparable",
    ),
    exponents(),
)
def theorem_15__groups_incomparable(i: int) -> Found:
    """2_i, 3_i and 1_(i+1) are incomparable."""
    return stated(PRINTED, *within(i))


@claim(
    "Theorem 15, display",
    ITSELF,
    readings={
        "as the text has it": (0, 1, 2, 3, 4),
        "as the proof's hypothesis has it": (0, 2, 4, 3, 1),
    },
)
def theorem_15__display(order: Sequence[int]) -> Found:
    """The groups that the display names, those of four and five bars for the rest, are in the
    displayed order, each one's values incomparable."""
    return stated(PRINTED, *ascending([*map(group, order), ["1_0"]]))


@claim("Theorem 15, display", ITSELF)
def theorem_15__display__corrected() -> Found:
    """The groups of Theorem 15 are in the order that the proof's hypothesis has, {1_1,2_0,3_0} <
    {1_3,2_2,3_2} < {1_5,2_4,3_4} < {1_4,2_3,3_3} < {1_2,2_1,3_1} < 1, under the repaired
    Definition 11."""
    return stated(REPAIRED, *ascending([*map(group, (0, 2, 4, 3, 1)), ["1_0"]]))


@claim("Theorem 15, last clause", *of_simple("in_chain", "IN_CHAIN"), SIMPLE_VALUES)
def theorem_15__all_simple_values(a: int, i: int) -> bool:
    """The chain holds every simple value once."""
    groups = [["1_0"], *map(group, range(i + 2))]
    return sum(as_simple(named(x)) == (a, i) for own in groups for x in own) == 1


CHAIN_OF_EACH = Range(
    "i = 0 to {i}, every player",
    "i p",
    lambda i: product(range(i + 1), PLAYERS),
    {"i": 12},
    {"i": 18},
)


@claim(
    "Theorem 15, display",
    *so_ordered("repaired_ways", WHOLE_CHAIN, "theorem-15.corrected"),
    CHAIN_OF_EACH,
)
def theorem_15__corrected(i: int, p: int) -> Found:
    """Under the repaired Definition 11 the chain holds, from every player's perspective."""
    return stated(REPAIRED, *for_player(whole_chain(i), p), p=p)


@claim(
    "Theorem 15, display",
    *so_ordered("rule_1_ways", WHOLE_CHAIN, "theorem-15.corrected"),
    CHAIN_OF_EACH,
)
def theorem_15__by_rule_1__corrected(i: int, p: int) -> Found:
    """Under Definition 11 where a simple x is also the list [x], a repair of ours which Rule 1
    suggests, the chain holds, from every player's perspective."""
    return stated(RULE_1, *for_player(whole_chain(i), p), p=p)


BASE = "Proof of Theorem 15, base, "


@claim(BASE + "sentence 2, part 1", ITSELF)
def theorem_15__proof_base_win() -> bool:
    """1 is a guaranteed win of player 1."""
    return guaranteed_win(named("1_0"), relation())


@claim(BASE + "sentence 2, part 2", named_values("1_1", "2", "3"))
def theorem_15__proof_base_losses(X: str) -> bool:
    """1_1, 2 and 3 are guaranteed losses of player 1."""
    return relation().guaranteed_loss(named(X))


@claim(BASE + "sentence 4, part 1", named_values("2_1", "3_1"))
def theorem_15__proof_base_neither(X: str) -> bool:
    """2_1 and 3_1 are neither guaranteed wins nor guaranteed losses."""
    x, c = named(X), relation()
    return not guaranteed_win(x, c) and not c.guaranteed_loss(x)


@claim(
    BASE + "{0}",
    ITSELF,
    each={
        "theorem-15.proof-base-losses-incomparable": (
            "sentence 3",
            "1_1 is incomparable with 2 is incomparable with 3",
        ),
        "theorem-15.proof-base-between": (
            "sentence 4, part 2",
            "{2_1,3_1} < 1; {1_1,2,3} < {2_1,3_1}",
        ),
        "theorem-15.proof-base-two-three": ("sentence 5", "2_1 is incomparable with 3_1"),
    },
)
def base_case(place: str, formulas: str, reading: Reading = PRINTED) -> Found:
    """{1} for player 1."""
    return stated(reading, *(s for formula in formulas.split("; ") for s in compared(formula)))


BASE_ORDER = (
    "{1_1,2,3} < {2_1,3_1} < 1; 1_1 is incomparable with 2 is incomparable with 3; "
    "2_1 is incomparable with 3_1"
)


@claim(
    BASE + "display",
    ITSELF,
    each={
        "theorem-15.proof-base-order": ("", TO_THE_LETTER),
        "theorem-15.proof-base-order.corrected": (
            " with a rule of ours, that a loss is below the win",
            PRINTED,
        ),
    },
)
def base_order(by: str, reading: Reading) -> Found:
    """{{1_1,2,3}} < {{2_1,3_1}} < 1 for player 1, each group incomparable{0}."""
    return base_case("display", BASE_ORDER, reading)


@claim("Proof of Theorem 15, hypothesis, condition", printed)
def theorem_15__proof_i_greater_1() -> Iterator[Cell]:
    # The display for i holds 1_0 to 1_(2i-1) and b_0 to b_(2i-1): the base case's exponents stop
    # at 1.
    """The base case is the hypothesis for the least i that the step assumes, which is 2 as
    printed."""
    base = {int(name[-1]) for name in ("1_0", "1_1", "2_0", "2_1", "3_0", "3_1")}
    (least,) = (i for i in range(1, 5) if set(range(2 * i)) == base)
    yield Cell("the least i of the step", 2, least)


HALF = exponents(1, most=6, deep=9)


@claim("Proof of Theorem 15, hypothesis, display", HALF)
def theorem_15__proof_hypothesis(i: int) -> Found:
    """The order of the values with exponents below 2i that the hypothesis displays."""
    return stated(PRINTED, *display(i))


@claim("Proof of Theorem 15, step, sentence and display", HALF)
def theorem_15__proof_insertion(i: int) -> Found:
    """The six values with exponents 2i and 2i + 1 go in where the display has them."""
    return stated(PRINTED, *display(i + 1))


STEP = "Proof of Theorem 15, step "
STEPS: dict[str, tuple[str, str, int]] = {
    "I-hypothesis-1": ("I, sentence 1", "{2_(2i-1),3_(2i-1)} < 1_(2i-2)", 1),
    "I-1": ("I, sentence 2", "1_(2i) < 1_(2i-2)", 1),
    "I-hypothesis-2": ("I, sentence 3", "{2_(2i-1),3_(2i-1)} < {2_(2i-3),3_(2i-3)}", 2),
    "I-2": ("I, sentence 4", "1_(2i) < {2_(2i-3),3_(2i-3)}", 2),
    "I-hypothesis-3": (
        "I, sentence 5, part 1",
        "{2_(2i-1),3_(2i-1)} < {1_(2i-2),2_(2i-3),3_(2i-3)}",
        2,
    ),
    "I-incomparable": (
        "I, sentence 5, part 2",
        "1_(2i) is incomparable with {2_(2i-1),3_(2i-1)}",
        1,
    ),
    "I": ("I, conclusion", *CONCLUSIONS["I"]),
    "II-incomparable": (
        "II, sentence 1, part 1",
        "{1_(2i),2_(2i-1),3_(2i-1)} are incomparable with {2_(2i-1),3_(2i-1)}",
        1,
    ),
    "II-hypothesis": ("II, sentence 1, part 2", "1_(2i-1) < {2_(2i-1),3_(2i-1)}", 1),
    "II-1": ("II, sentence 2, part 1", "{2_(2i),3_(2i)} < {2_(2i-1),3_(2i-1)}", 1),
    "II-2": ("II, sentence 2, part 2", "{2_(2i+1),3_(2i+1)} < {2_(2i-1),3_(2i-1)}", 1),
    "II-previous": ("II, sentence 3", "{2_(2i),3_(2i)} < 1_(2i)", 1),
    "II-3": ("II, sentence 4", "{2_(2i+1),3_(2i+1)} < 1_(2i)", 1),
    "II": ("II, conclusion", *CONCLUSIONS["II"]),
    "III-1": ("III, sentence 2", "{2_(2i),3_(2i)} < {2_(2i+1),3_(2i+1)}", 1),
    "III-odd": ("III, sentence 3, part 1", "1_(2i+1) < {2_(2i+1),3_(2i+1)}", 1),
    "III-incomparable": (
        "III, sentence 3, part 2",
        "1_(2i+1) is incomparable with {2_(2i),3_(2i)}",
        1,
    ),
    "III": ("III, conclusion", *CONCLUSIONS["III"]),
    "IV-1": ("IV, sentence 2, part 1", "1_(2i-1) < {2_(2i),3_(2i)}", 1),
    "IV-2": ("IV, sentence 2, part 2", "1_(2i-1) < 1_(2i+1)", 1),
    "IV-hypothesis-1": (
        "IV, sentence 3, part 1",
        "1_(2i-1) is incomparable with {2_(2i-2),3_(2i-2)}",
        1,
    ),
    "IV-hypothesis-2": ("IV, sentence 3, part 2", "{2_(2i-2),3_(2i-2)} < {2_(2i),3_(2i)}", 1),
    "IV-3": ("IV, sentence 5", "{2_(2i-2),3_(2i-2)} < 1_(2i+1)", 1),
    "IV": ("IV, conclusion", *CONCLUSIONS["IV"]),
}
"""Each step: its place or places, what it says, and the least i of which it speaks."""
FALSE_STEPS = ("I-1", "I-hypothesis-2", "I-2", "I-hypothesis-3", "I")
REFUTED = {STEPS[step][1] for step in (*FALSE_STEPS, "II-1", "II-2", "II", "III-1", "III")}
"""The formulas of steps that are false under Definition 11 as printed."""


def of_formula(place: str, formula: str, first: int) -> tuple[Plan, ...]:
    """The plans of a step: a theorem if it is true, and a range."""
    proved = so_ordered("printed_ways", formulas((formula, first)), f"theorem-15.proof {place}")
    return (*(() if formula in REFUTED else proved), exponents(first, most=6, deep=9))


FROM = Depending(of_formula)


@claim(STEP + "{0}", FROM, each={f"theorem-15.proof-{k}": v for k, v in STEPS.items()})
def of_step(i: int, place: str, formula: str, first: int) -> Found:
    """{1} for player 1, from i = {2} on."""
    return stated(PRINTED, *compared(formula, i))


@claim(
    STEP + "{0}, trees",
    missing,
    each={f"theorem-15.proof-{step}-trees": step for step in ("I", "II", "III", "IV")},
)
def trees_of_step(step: str) -> str:
    """The trees that step {0} draws."""
    return "the figure: the text has none of it"


@claim(
    STEP + "I, conclusion",
    *so_ordered(
        "repaired_ways",
        formulas(*((formula, first) for _, formula, first in STEPS.values())),
        "theorem-15.proof-steps.corrected",
    ),
    HALF,
)
def theorem_15__proof_steps__corrected(i: int) -> Found:
    """Every comparison of the four steps holds under the repaired Definition 11."""
    return stated(
        REPAIRED,
        *(s for _, formula, first in STEPS.values() if i >= first for s in compared(formula, i)),
    )


INFERRED = two_names(6, 10)


@claim(STEP + "I, sentence 2", INFERRED)
def theorem_15__proof_inference(X: str, Y: str, reading: Reading = PRINTED) -> bool:
    """If every child of X is prudently weaker than Y then X is, and if X is prudently weaker than
    every child of Y then it is than Y: so each step goes from children to values."""
    c = relation(1, reading)
    V, W = named(X), named(Y)
    left = not is_leaf(V) and all(c.prudently_weaker(x, W) for x in members(V))
    right = not is_leaf(W) and all(c.prudently_weaker(V, y) for y in members(W))
    return not (left or right) or c.prudently_weaker(V, W)


@claim(STEP + "I, sentence 2", *INFERENCE, INFERRED)
def theorem_15__proof_inference__corrected(X: str, Y: str) -> bool:
    """Both inferences from children to values hold for simple values under the repaired Definition
    11."""
    return theorem_15__proof_inference(X, Y, REPAIRED)


@claim(STEP + "I, sentence 2", *INFERENCE_BY_RULE_1, INFERRED)
def theorem_15__proof_inference__by_rule_1__corrected(X: str, Y: str) -> bool:
    """Both inferences from children to values hold for simple values under Definition 11 where a
    simple x is also the list [x]: a repair of ours, which Rule 1 suggests."""
    return theorem_15__proof_inference(X, Y, RULE_1)


@claim(
    "Proof of Theorem 15, closing sentence",
    *said("inserted", "NEXT_DISPLAY", "theory_display"),
    exponents(1, most=6, deep=6),
)
def theorem_15__proof_induction(i: int) -> Found:
    """The four conclusions and the hypothesis give every comparison of the display for i + 1, with
    what is transitive added, and for i = 1 that 1_2 < 1, of which step I speaks but no conclusion.
    """
    below = {(x, y) for x, sign, y in display(i) if sign == "<"}
    for formula, first in CONCLUSIONS.values():
        if i >= first:
            below |= {(x, y) for x, _, y in compared(formula, i)}
    if i == 1:
        below |= {(x, y) for x, _, y in compared(TOP_STEP, i)}
    while more := {(x, z) for x, y in below for w, z in below if w == y} - below:
        below |= more
    wanted = {(x, y) for x, sign, y in display(i + 1) if sign == "<"}
    return wanted <= below, {"missing": [list(pair) for pair in sorted(wanted - below)]}


# After Theorem 15


@claim(
    "Section 4.5, paragraph after Theorem 15, sentence 1",
    as_corrected(
        ONE_SIMPLE,
        Range(
            "every list of up to {|S|} simple values with exponents <= {i}, every player",
            "S p",
            lists_of_simple_values,
            {"|S|": 3, "i": 4},
            {"|S|": 4, "i": 5},
            measures={"i": lambda S, p: max(int(name[2:]) for name in S)},
        ),
    ),
    each=by_definition("section-4.5.list-to-single"),
)
def list_to_single(S: tuple[str, ...], p: int, words: str, reading: Reading) -> Found:
    """A prudent player makes one simple value of every list of simple values{0}."""
    return simple(simple_list(S, p, reading))


@claim(
    "Section 4.5, paragraph after Theorem 15, sentence 2",
    as_corrected(EVERY_SIMPLE, POSITIONS),
    each=by_definition("section-4.5.no-complex"),
)
def no_complex(board: Board, mover: int, words: str, reading: Reading) -> Found:
    """Prudent players never make a complex value, in any position{0}."""
    return simple(reached_values(len(board), 1, PRUDENT, reading)[board, mover])


@claim(
    "Section 4.5, paragraph after Theorem 15, sentence 4",
    as_corrected(so_ordered("chain_ways", ANY_TWO, "section-4.5.only-incomparable"), TWO_SIMPLE),
    each=by_definition("section-4.5.only-incomparable"),
)
def only_incomparable(X: str, Y: str, words: str, reading: Reading) -> bool:
    """No different simple values are incomparable for player 1 but 2_i, 3_i, 1_(i+1){0}."""
    together = any({X, Y} <= set(group(i)) for i in range(19))
    return together == relation(1, reading).prudently_incomparable(named(X), named(Y))


@claim(
    "Section 4.5, paragraph after Theorem 15, sentence 5, part 1",
    *of_simple("make_one", "MAKE_ONE"),
    exponents(),
)
def section_4__5__two_three_make_one(i: int) -> bool:
    """[2_i,3_i] is 1_(i+1)."""
    return list_value([simple_value(2, i), simple_value(3, i)]) == simple_value(1, i + 1)


@claim(
    "Section 4.5, paragraph after Theorem 15, sentence 5, part 2",
    readings=by_readings(BY_FORM, exponents(most=6), WITH_OWN),
)
def section_4__5__with_one_make_one(i: int, reading: Reading) -> bool:
    """Player 1 makes 1_(i+1) of it with any of 2_i, 3_i."""
    one, *others = group(i)
    lists = [(one, *S) for size in range(3) for S in combinations(others, size)]
    return all(simple_list(S, 1, reading) == named(one) for S in lists)


# Theorem 16


@claim(
    "Theorem 16",
    *EVERYWHERE,
    readings={
        "Rules 4 and 5 to the letter": TO_THE_LETTER,
        "a loss is below the win": PRINTED,
        "a loss is below the win, knowing who chooses": AWARE,
        "a loss is below the win, Definition 11 only where neither is strictly weaker": GUARDED,
    },
)
def theorem_16(game: Game, position: Any, start: int, reading: Reading) -> Found:
    """Every game with three prudent players and a given starting player has one simple value."""
    return simple_in_play(game, position, start, reading)


@claim("Theorem 16", *EVERY_SIMPLE, *PROVED_EVERYWHERE)
def theorem_16__corrected(game: Game, position: Any, start: int) -> Found:
    """Theorem 16 holds with the order of Theorem 15 as the definition."""
    return simple_in_play(game, position, start, DEFAULT)


@claim("Theorem 16", *EVERY_BY_RULE_1, *PROVED_EVERYWHERE)
def theorem_16__by_rule_1__corrected(game: Game, position: Any, start: int) -> Found:
    """Theorem 16 holds with Definition 11 where a simple x is also the list [x]: a repair of ours,
    which Rule 1 suggests."""
    return simple_in_play(game, position, start, RULE_1)


@claim(
    "Theorem 16",
    *part("one simple value", *EVERY_REPAIRED, *PROVED_EVERYWHERE),
    *part(
        "the same as by the order of Theorem 15",
        *SAME_BY_CHAIN,
        *using(
            lambda game, position, start: (
                prudent_value(game, position, start, REPAIRED)
                == prudent_value(game, position, start, DEFAULT)
            ),
            *PROVED_EVERYWHERE,
        ),
    ),
)
def theorem_16__repaired__corrected(game: Game, position: Any, start: int) -> Found:
    """Theorem 16 holds with the repaired Definition 11, with the same values as by the order of
    Theorem 15."""
    return simple_in_play(game, position, start, REPAIRED)


@claim("Proof of Theorem 16, sentence 2", *said("no_longer", "NO_LONGER", "theory_turns"), *SMALL)
def theorem_16__proof_tree_finite(game: Game, position: Any, start: int) -> Found:
    """The game being converging, that is every play with its skipped turns being finite, less than
    N turns are skipped between two moves, and no play has more than N turns for each move of a
    longest one."""
    turns = longest_play(game, (position, start))
    moves = longest_play(game, (position, start), skipped=0)
    return turns <= game.players * moves, {"turns": turns, "moves": moves}


@claim(
    "Proof of Theorem 16, sentence 3",
    *said("mover_known", "MOVER_KNOWN", "theory_turns"),
    boards(5, 5),
)
def theorem_16__proof_chooser_known(board: Board, start: int) -> Found:
    """With a given starting player the player to move at each node is known: it follows from the
    number of turns."""
    game = path(len(board))
    evaluation = Evaluation(game)
    level, turns, right = {(board, start)}, 0, True
    while level:
        right &= {i for _, i in level} == {(start - 1 + turns) % 3 + 1}
        after = {child for state in level for child in evaluation.children(state)}
        level = {child for child in after if not is_over(game, child[0])}
        turns += 1
    return right, {"turns": turns}


@claim(
    "Proof of Theorem 16, sentence 4", *said("by_display", "BY_DISPLAY", "theory_play"), POSITIONS
)
def theorem_16__proof_bottom_up(board: Board, mover: int) -> Found:
    """From the bottom up every node gets a simple value, by the order that Theorem 15 displays from
    the perspective of the player to move."""
    game = path(len(board))
    known = reached_values(len(board), 1, PRUDENT)
    children = {
        as_simple(mover if is_over(game, option) else known[option, mover % 3 + 1])
        for option in set(game.options(board, mover)) or {board}
    }
    X = known[board, mover]
    values = [x for x in children if x is not None]
    expected = by_the_chain(values, mover, len(board)) if len(values) == len(children) else None
    return as_simple(X) == expected is not None, {"value": shown(X)}


# After Theorem 16

AT_MOST_3N = (*ONE_OF_3N, *using(at_most(3, DEFAULT), *COUNTED), SWEPT)
ON_OTHER_BOARDS = using(at_most_3_a_vertex, ON_GRAPHS, ON_GRIDS)


@claim(
    "Section 4.5, paragraph after Theorem 16, sentence 1",
    readings={
        "Definition 11 as printed": using(
            lambda: "a factor: without one no count of finitely many rows settles it", missing
        ),
        "order of Theorem 15": AT_MOST_3N,
    },
)
def section_4__5__linear(rows: Iterable[Row]) -> Iterator[Json]:
    """The number of prudent values of rows is at most linear in n: by the order of Theorem 15 with
    the factor 3."""
    return section_4__5__three_n__corrected(rows)


@claim("Section 4.5, paragraph after Theorem 16, sentence 1", ROWS_OF_11)
def section_4__5__linear__measured(boards: tuple[str, ...]) -> Found:
    """By Definition 11 as printed rows of n = 11 vertices have more than 4n prudent values, also
    where a list [x] is taken for x."""
    number, bare = by_definition_11(boards)
    return min(number, bare) > 4 * 11, {"values": number, "if [x] is x": bare}


LEVELS = "Section 4.5, paragraph after Theorem 16, sentence 2, part "


@claim(LEVELS + "1", boards(5, 5))
def section_4__5__level_removes_token(board: Board, mover: int) -> bool:
    """Each level of the game tree removes one token: a skipped turn is a level, by Table 1."""
    children = Evaluation(path(len(board))).children((board, mover))
    return {after.count(0) for after, _ in children} == {board.count(0) + 1}


@claim(LEVELS + "1", *said("tokens_left", "TOKENS_LEFT", "theory_clobber"), boards(4, 5))
def section_4__5__level_removes_token__weakened(board: Board, mover: int) -> bool:
    """Each move removes one token."""
    after = path(len(board)).options(board, mover)
    return all(option.count(0) == board.count(0) + 1 for option in after)


@claim("Section 4.5, paragraph after Theorem 16, sentence 2, part 1", ITSELF)
def section_4__5__isolates_more() -> bool:
    """A move may leave further tokens without anybody to clobber: any of player 1 in 213 does."""
    game, tokens = row("213")
    return all(is_over(game, option) for option in game.options(tokens, 1))


@claim(LEVELS + "2", rows(7, 7, (1,)))
def section_4__5__depth_at_most_tokens(board: str, start: int) -> Found:
    """The game tree is at most as deep as there are tokens."""
    game, tokens = row(board)
    depth = longest_play(game, (tokens, start))
    return depth <= sum(map(bool, tokens)), {"depth": depth}


@claim(LEVELS + "2", *said("most_moves", "MOST_MOVES", "theory_clobber"), rows(6, 7, (1,)))
def section_4__5__depth_at_most_tokens__weakened(board: str, start: int) -> Found:
    """No play has more moves than there are tokens."""
    game, tokens = row(board)
    moves = longest_play(game, (tokens, start), skipped=0)
    return moves <= sum(map(bool, tokens)), {"moves": moves}


@claim(
    "Section 4.5, paragraph after Theorem 16, sentence 2, part 2",
    readings=by_readings(BY_FORM, ROWS, EXPONENT_BELOW),
)
def section_4__5__exponent_at_most_tokens(board: str, start: int, reading: Reading) -> Found:
    """The exponent of a prudent value that is simple is at most the number of tokens."""
    x = as_simple(prudent(board, start, reading))
    return x is None or x.exponent <= len(board) - board.count("0"), {"value": str(x)}


@claim("Section 4.5, paragraph after Theorem 16, sentence 3, part 1", ITSELF, readings=BY_FORM)
def section_4__5__three_bases(reading: Reading) -> Found:
    """Simple values have three bases, and all of them come up, for n = 5 or 6."""
    values = set().union(*(prudent_values(n, 1, reading) for n in (5, 6)))
    bases = sorted({x.base for X in values if (x := as_simple(X))})
    return bases == list(PLAYERS), {"bases": list(bases)}


@claim(
    "Section 4.5, paragraph after Theorem 16, sentence 3, part 1",
    readings=by_readings(BY_FORM, ROWS, EXPONENT_BELOW),
)
def section_4__5__exponents_below_n(board: str, start: int, reading: Reading) -> Found:
    """The exponents of simple values are 0 to n - 1 at most, for a move takes two tokens."""
    x = as_simple(prudent(board, start, reading))
    return x is None or x.exponent <= len(board) - 1, {"value": str(x)}


@claim(
    "Section 4.5, paragraph after Theorem 16, sentence 3, part 2",
    *using(at_most(3, PRINTED), *COUNTED),
    ROWS_OF_10,
    ROWS_OF_11,
)
def section_4__5__three_n(boards: tuple[str, ...]) -> Found:
    """There are at most 3n different values."""
    number, bare = by_definition_11(boards)
    return number <= 3 * len(boards[0]), {"values": number, "if [x] is x": bare}


@claim("Section 4.5, paragraph after Theorem 16, sentence 3, part 2", *AT_MOST_3N, *ON_OTHER_BOARDS)
def section_4__5__three_n__corrected(rows: Iterable[Row]) -> Iterator[Json]:
    """By the order of Theorem 15 there are: with at most n tokens each value is an a_i of which
    3i + a is from 1 to 3n, and no two have the same."""
    return (lengths(n) for n in recorded(rows) if n["prudent"] > 3 * n["length"])


@claim("Section 4.5, paragraph after Theorem 16, sentence 5", ITSELF)
def section_4__5__other_starters_other_values() -> Found:
    """One board can have different values for different starting players: 12 has."""
    found = [shown(value_of("12", i, PRUDENT)) for i in PLAYERS]
    return len(set(found)) > 1, {"values": list(found)}


@claim(
    "Section 4.5, paragraph after Theorem 16, sentence 6, part {0}",
    printed,
    each={
        "section-4.5.board-12-player-1": (1, 1, 1),
        "section-4.5.board-12-player-3": (2, 3, 1),
        "section-4.5.board-12-player-2": (3, 2, 2),
    },
)
def board_12(sentence_part: int, start: int, winner: int) -> Iterator[Cell]:
    """1|2 is won by player {2} if player {1} starts."""
    return value_cell(f"board-12-{start}")


# Indifferent players

BOTH_SIDES = DEFAULT._replace(definition_7=definition_7_both_sides)


@claim("Indifference, sentences 1-3", EACH_PLAYER)
def indifference__definition(p: int) -> bool:
    """An indifferent player takes all other players' wins for equal, and for less than its own: for
    player 1, 2 =_1 3, and both are below 1."""
    c = relation(p, DEFAULT, indifferent=True)
    lost = [a for a in PLAYERS if a != p]
    return c.equal(*lost) and all(c.strictly_weaker(a, p) for a in lost)


ONE_LOSS = "all losses are one value"
INDIFFERENCE: dict[str, tuple[Reading, bool]] = {
    "2 =_1 3, and what follows by Definition 7": (
        DEFAULT._replace(selfish_rules=(*DEFAULT.selfish_rules, losses_equal)),
        False,
    ),
    ONE_LOSS: (DEFAULT, True),
}


@claim("Indifference, sentence 4, part 1", exponents(1), readings=INDIFFERENCE)
def indifference__order(i: int, meant: tuple[Reading, bool]) -> Found:
    """The groups of Theorem 15 are in the same order for an indifferent selfish player, with
    <_1."""
    return indifferent(meant[0], order_alone(i), meant[1])


@claim(
    "Indifference, sentence 4, part 2",
    readings=by_readings(
        INDIFFERENCE, exponents(), {ONE_LOSS: by_indifferent("equal_in_group", WITHIN)}
    ),
)
def indifference__groups_equal(i: int, meant: tuple[Reading, bool]) -> Found:
    """The values in one group are equal for such a player."""
    return indifferent(meant[0], within(i), meant[1])


@claim(
    "Indifference, sentence 4, part 1",
    *by_indifferent("groups_in_order", WHOLE_CHAIN, "both sides"),
    exponents(),
)
def indifference__corrected(i: int) -> Found:
    """The order of the groups and the equality within them hold for an indifferent player with the
    two losses as one value and a clause added to Definition 7: X <=_p Y where X <=_p every y_j."""
    return indifferent(BOTH_SIDES, whole_chain(i))
