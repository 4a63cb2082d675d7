"""Section 4.5: Theorems 13 and 14 with their proofs."""

from collections.abc import Iterator, Sequence
from itertools import product

from proofs_check.core.claim import part, using
from proofs_check.core.ranges import Found, Instances
from proofs_check.documents.preferences import ranges, theorem_plans as plans
from proofs_check.documents.preferences.claims import claim
from proofs_check.documents.preferences.claims.definitions_11_12 import AS_LISTS, IN_BRACKETS
from proofs_check.documents.preferences.ranges import ITSELF, PAIRS, PLAYERS, exponents, named
from proofs_check.documents.preferences.readings import AWARE, PRINTED, REPAIRED, TO_THE_LETTER
from proofs_check.documents.preferences.reference_answers import relation, stated
from proofs_check.documents.preferences.theorem_plans import by_value, formulas, so_ordered
from proofs_check.documents.preferences.theorems_13_to_15 import (
    compared,
    compared_with_one,
    hypothesis,
    never_strictly,
    second_part,
    theorem_13,
    theorem_14,
)
from proofs_check.methods.printed import Cell, printed
from reference.preferences import Reading, Value, members, simple_value


@claim(
    so_ordered("printed_ways", formulas(("2_i is incomparable with 3_i", 0))),
    exponents(),
)
def theorem_13__incomparable(i: int) -> Found:
    """2_i and 3_i are prudently incomparable for player 1."""
    return stated(PRINTED, (f"2_{i}", "|", f"3_{i}"))


@claim(exponents(0, 2))
def theorem_13__even_two(i: int) -> Found:
    """For even i, 2_i <_1^P 1_i."""
    return stated(TO_THE_LETTER, (f"2_{i}", "<", f"1_{i}"))


@claim(
    so_ordered("printed_ways", formulas(("2_(2i) < 1_(2i)", 0)), by_ours=True),
    exponents(0, 2),
)
def theorem_13__even_two__corrected(i: int) -> Found:
    """For even i, 2_i <_1^P 1_i with a rule of ours, that a loss is below the win."""
    return stated(PRINTED, (f"2_{i}", "<", f"1_{i}"))


@claim(
    so_ordered("printed_ways", formulas(("1_(2i+1) < 2_(2i+1)", 0))),
    exponents(1, 2),
)
def theorem_13__odd_two(i: int) -> Found:
    """For odd i, 1_i <_1^P 2_i."""
    return stated(PRINTED, (f"1_{i}", "<", f"2_{i}"))


@claim(exponents(0, 2))
def theorem_13__even_three(i: int) -> Found:
    """For even i, 3_i <_1^P 1_i."""
    return stated(TO_THE_LETTER, (f"3_{i}", "<", f"1_{i}"))


@claim(
    so_ordered("printed_ways", formulas(("3_(2i) < 1_(2i)", 0)), by_ours=True),
    exponents(0, 2),
)
def theorem_13__even_three__corrected(i: int) -> Found:
    """For even i, 3_i <_1^P 1_i with a rule of ours, that a loss is below the win."""
    return stated(PRINTED, (f"3_{i}", "<", f"1_{i}"))


@claim(
    so_ordered("printed_ways", formulas(("1_(2i+1) < 3_(2i+1)", 0))),
    exponents(1, 2),
)
def theorem_13__odd_three(i: int) -> Found:
    """For odd i, 1_i <_1^P 3_i."""
    return stated(PRINTED, (f"1_{i}", "<", f"3_{i}"))


@claim(
    so_ordered(
        "repaired_ways",
        formulas(
            ("2_i is incomparable with 3_i", 0),
            ("{2_(2i),3_(2i)} < 1_(2i)", 0),
            ("1_(2i+1) < {2_(2i+1),3_(2i+1)}", 0),
        ),
        by_ours=True,
    ),
    exponents(),
)
def theorem_13__corrected(i: int) -> Found:
    """Theorem 13 holds under our repaired Definition 11: X is avoided for Y where every x_i is
    prudently weaker than or incomparable to Y and some is weaker, or so X to every y_j."""
    return stated(REPAIRED, *theorem_13(i))


@claim(ITSELF)
def theorem_13__proof_base_incomparable() -> Found:
    """2 and 3 are incomparable for player 1."""
    return stated(PRINTED, ("2", "|", "3"))


@claim(ITSELF)
def theorem_13__proof_base_loss_below_win() -> Found:
    """2 <_1^P 1 and 3 <_1^P 1 follow from the rules: from Rules 4 and 5 with Definition 11."""
    return stated(TO_THE_LETTER, ("2", "<", "1"), ("3", "<", "1"))


@claim(*plans.of_simple("children"), ranges.SIMPLE_VALUES)
def theorem_13__proof_trees(a: int, k: int) -> bool:
    """1_(k+1), 2_(k+1), 3_(k+1) have the children {2_k,3_k}, {1_k,3_k}, {1_k,2_k}."""
    return members(simple_value(a, k + 1)) == {simple_value(b, k) for b in PLAYERS if b != a}


CASES = Instances(
    "1_k below or above each of 2_k and 3_k", "one_two one_three", lambda: product("<>", repeat=2)
)
NEVER_STRICTLY = so_ordered(
    "strict_ways",
    formulas(("2_(i+1) is incomparable with 3_(i+1)", 0)),
)
PARITIES = Instances("k even and k odd", "parity", lambda: [("even",), ("odd",)])
"""The hypothesis says the same of all even k, and of all odd k."""


@claim(
    *part("by the second part of Definition 11", CASES),
    *part(
        "the first part never says so", NEVER_STRICTLY, *using(never_strictly(2, 3), exponents())
    ),
)
def theorem_13__proof_needs_both(one_two: str, one_three: str) -> bool:
    """By the hypothesis 2_(k+1) <_1^P 3_(k+1) needs 1_k <_1^P 2_k and 3_k <_1^P 1_k."""
    needed = (one_two, one_three) == ("<", ">")
    return needed or not second_part(2, 3, compared_with_one(one_two, one_three))


@claim(PARITIES)
def theorem_13__proof_impossible(parity: str) -> bool:
    """By the hypothesis 1_k <_1^P 2_k and 3_k <_1^P 1_k are never both true."""
    known = hypothesis(parity)
    return not known["1", "2"] == "<" == known["3", "1"]


@claim(
    *part("by the second part of Definition 11", PARITIES),
    *part(
        "the first part never says so", NEVER_STRICTLY, *using(never_strictly(3, 2), exponents())
    ),
)
def theorem_13__proof_analogous(parity: str) -> bool:
    """Likewise 3_(k+1) <_1^P 2_(k+1) is impossible."""
    return not second_part(3, 2, hypothesis(parity))


@claim(PARITIES)
def theorem_13__proof_two_cases(parity: str) -> Found:
    """By the hypothesis 1_k is either below both 2_k and 3_k or above both."""
    known = hypothesis(parity)
    found = known["1", "2"] + known["1", "3"]
    return found in ("<<", ">>"), {"signs": found}


@claim(
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
    *part("by the second part of Definition 11", PARITIES),
    *part(
        "the first part never says the contrary",
        so_ordered(
            "strict_ways",
            plans.not_above(
                ("2_(i+1) is incomparable with 3_(i+1)", 0),
                ("{2_(2i),3_(2i)} < 1_(2i)", 1),
                ("1_(2i+1) < {2_(2i+1),3_(2i+1)}", 0),
            ),
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


@claim(
    so_ordered("printed_ways", formulas(("1_(i+1) is incomparable with 2_i", 0))),
    exponents(),
)
def theorem_14__two(i: int) -> Found:
    """1_(i+1) and 2_i are prudently incomparable for player 1."""
    return stated(PRINTED, (f"1_{i + 1}", "|", f"2_{i}"))


@claim(
    so_ordered("printed_ways", formulas(("1_(i+1) is incomparable with 3_i", 0))),
    exponents(),
)
def theorem_14__three(i: int) -> Found:
    """1_(i+1) and 3_i are prudently incomparable for player 1."""
    return stated(PRINTED, (f"1_{i + 1}", "|", f"3_{i}"))


@claim(
    so_ordered(
        "repaired_ways", formulas(("1_(i+1) is incomparable with {2_i,3_i}", 0)), by_ours=True
    ),
    exponents(),
)
def theorem_14__corrected(i: int) -> Found:
    """Theorem 14 holds under the repaired Definition 11."""
    return stated(REPAIRED, *theorem_14(i))


@claim(*plans.of_simple("children", "CHILDREN_OF_1"), exponents())
def theorem_14__proof_tree(i: int) -> bool:
    """1_(i+1) has the children 2_i and 3_i."""
    return members(simple_value(1, i + 1)) == {simple_value(2, i), simple_value(3, i)}


CHILD_AND_WHOLE = "{2_i,3_i} are incomparable with 2_i"


@claim(exponents(1))
def theorem_14__proof_no_weaker_child(i: int) -> Found:
    """No child of 1_(i+1) is prudently weaker than a child of 2_i, nor conversely, for i >= 1."""
    return stated(PRINTED, *compared("{2_i,3_i} are incomparable with {1_(i-1),3_(i-1)}", i))


@claim(
    so_ordered("printed_ways", formulas((CHILD_AND_WHOLE, 0))),
    exponents(),
)
def theorem_14__proof_no_weaker_whole(i: int) -> Found:
    """No child of 1_(i+1) is prudently weaker or stronger than 2_i itself, the child of [2_i]."""
    return stated(PRINTED, *compared(CHILD_AND_WHOLE, i))


@claim(
    readings={
        **{name: by_value(reading, PAIRS, IN_BRACKETS) for name, reading in AS_LISTS.items()},
        "knowing who chooses": by_value(AWARE, ranges.SHORT_PAIRS),
    }
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
