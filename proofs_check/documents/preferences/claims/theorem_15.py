"""Section 4.5: Theorem 15 with its proof."""

from collections.abc import Iterator, Sequence
from itertools import combinations, product

from proofs_check.core.claim import Depending, Plan
from proofs_check.core.ranges import Found, Range
from proofs_check.documents.preferences import (
    prudence,
    ranges,
    readings,
    theorem_plans as plans,
    theorems_13_to_15 as theorems,
)
from proofs_check.documents.preferences.claims import claim
from proofs_check.documents.preferences.claims.definitions_11_12 import TWO_SIMPLE
from proofs_check.documents.preferences.reference_answers import reached_values, relation, stated
from proofs_check.documents.preferences.theorems_13_to_15 import CONCLUSIONS, compared, group, top
from proofs_check.methods.missing import missing
from proofs_check.methods.printed import Cell, printed
from reference.preferences import Reading, as_simple, is_leaf, list_value, members, simple_value
from reference.preferences.relations import guaranteed_win


@claim(plans.so_ordered("printed_ways", plans.LEFT_PART), ranges.exponents(2, 2))
def theorem_15__chain_left(i: int) -> Found:
    """{1_1,2_0,3_0} < {1_3,2_2,3_2} < {1_5,2_4,3_4} < ... for player 1."""
    return stated(readings.PRINTED, *theorems.left_part(i))


@claim(ranges.exponents(1))
def theorem_15__middle(i: int) -> Found:
    """Every group {1_(i+1),2_i,3_i} with even i is below every one with odd i."""
    return stated(readings.PRINTED, *theorems.middle(i))


@claim(ranges.exponents(3, 2))
def theorem_15__chain_right(i: int) -> Found:
    """... < {1_6,2_5,3_5} < {1_4,2_3,3_3} < {1_2,2_1,3_1} for player 1."""
    return stated(readings.PRINTED, *theorems.right_part(i))


@claim(ranges.exponents())
def theorem_15__top(i: int) -> Found:
    """Every other simple value is below 1."""
    return stated(readings.TO_THE_LETTER, *top(i))


@claim(
    plans.so_ordered("printed_ways", plans.formulas(("{1_(i+1),2_i,3_i} < 1", 0)), by_ours=True),
    ranges.exponents(),
)
def theorem_15__top__corrected(i: int) -> Found:
    """Every other simple value is below 1 with a rule of ours, that a loss is below the win."""
    return stated(readings.PRINTED, *top(i))


@claim(
    plans.so_ordered(
        "printed_ways",
        plans.formulas(("1_(i+1) is incomparable with 2_i is incomparable with 3_i", 0)),
    ),
    ranges.exponents(),
)
def theorem_15__groups_incomparable(i: int) -> Found:
    """2_i, 3_i and 1_(i+1) are incomparable."""
    return stated(readings.PRINTED, *theorems.within(i))


@claim(
    ranges.ITSELF,
    readings={
        "as the text has it": (0, 1, 2, 3, 4),
        "as the proof's hypothesis has it": (0, 2, 4, 3, 1),
    },
)
def theorem_15__display(order: Sequence[int]) -> Found:
    """The groups that the display names, those of four and five bars for the rest, are in the
    displayed order, each one's values incomparable."""
    return stated(readings.PRINTED, *theorems.ascending([*map(group, order), ["1_0"]]))


@claim(ranges.ITSELF)
def theorem_15__display__corrected() -> Found:
    """The groups of Theorem 15 are in the order that the proof's hypothesis has, {1_1,2_0,3_0} <
    {1_3,2_2,3_2} < {1_5,2_4,3_4} < {1_4,2_3,3_3} < {1_2,2_1,3_1} < 1, under the repaired
    Definition 11."""
    return stated(readings.REPAIRED, *theorems.ascending([*map(group, (0, 2, 4, 3, 1)), ["1_0"]]))


@claim(*plans.of_simple("in_chain"), ranges.SIMPLE_VALUES)
def theorem_15__all_simple_values(a: int, i: int) -> bool:
    """The chain holds every simple value once."""
    groups = [["1_0"], *map(group, range(i + 2))]
    return sum(as_simple(ranges.named(x)) == (a, i) for own in groups for x in own) == 1


CHAIN_OF_EACH = Range(
    "i = 0 to {i}, every player",
    "i p",
    lambda i: product(range(i + 1), ranges.PLAYERS),
    {"i": 12},
    {"i": 18},
)


@claim(plans.so_ordered("repaired_ways", plans.WHOLE_CHAIN, by_ours=True), CHAIN_OF_EACH)
def theorem_15__corrected(i: int, p: int) -> Found:
    """Under the repaired Definition 11 the chain holds, from every player's perspective."""
    return stated(readings.REPAIRED, *theorems.for_player(theorems.whole_chain(i), p), p=p)


@claim(
    plans.so_ordered("rule_1_ways", plans.WHOLE_CHAIN, by_ours=True),
    CHAIN_OF_EACH,
)
def theorem_15__by_rule_1__corrected(i: int, p: int) -> Found:
    """Under Definition 11 where a simple x is also the list [x], a repair of ours which Rule 1
    suggests, the chain holds, from every player's perspective."""
    return stated(readings.RULE_1, *theorems.for_player(theorems.whole_chain(i), p), p=p)


@claim(ranges.ITSELF)
def theorem_15__proof_base_win() -> bool:
    """1 is a guaranteed win of player 1."""
    return guaranteed_win(ranges.named("1_0"), relation())


@claim(ranges.named_values("1_1", "2", "3"))
def theorem_15__proof_base_losses(X: str) -> bool:
    """1_1, 2 and 3 are guaranteed losses of player 1."""
    return relation().guaranteed_loss(ranges.named(X))


@claim(ranges.named_values("2_1", "3_1"))
def theorem_15__proof_base_neither(X: str) -> bool:
    """2_1 and 3_1 are neither guaranteed wins nor guaranteed losses."""
    x, c = ranges.named(X), relation()
    return not guaranteed_win(x, c) and not c.guaranteed_loss(x)


@claim(
    ranges.ITSELF,
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
def base_case(place: str, formulas: str, reading: Reading = readings.PRINTED) -> Found:
    """{1} for player 1."""
    return stated(reading, *(s for formula in formulas.split("; ") for s in compared(formula)))


BASE_ORDER = (
    "{1_1,2,3} < {2_1,3_1} < 1; 1_1 is incomparable with 2 is incomparable with 3; "
    "2_1 is incomparable with 3_1"
)


@claim(
    ranges.ITSELF,
    each={
        "theorem-15.proof-base-order": ("", readings.TO_THE_LETTER),
        "theorem-15.proof-base-order.corrected": (
            " with a rule of ours, that a loss is below the win",
            readings.PRINTED,
        ),
    },
)
def base_order(by: str, reading: Reading) -> Found:
    """{{1_1,2,3}} < {{2_1,3_1}} < 1 for player 1, each group incomparable{0}."""
    return base_case("display", BASE_ORDER, reading)


@claim(printed)
def theorem_15__proof_i_greater_1() -> Iterator[Cell]:
    # The display for i holds 1_0 to 1_(2i-1) and b_0 to b_(2i-1): the base case's exponents stop
    # at 1.
    """The base case is the hypothesis for the least i that the step assumes, which is 2 as
    printed."""
    base = {int(name[-1]) for name in ("1_0", "1_1", "2_0", "2_1", "3_0", "3_1")}
    (least,) = (i for i in range(1, 5) if set(range(2 * i)) == base)
    yield Cell("the least i of the step", 2, least)


HALF = ranges.exponents(1, most=6, deep=9)


@claim(HALF)
def theorem_15__proof_hypothesis(i: int) -> Found:
    """The order of the values with exponents below 2i that the hypothesis displays."""
    return stated(readings.PRINTED, *theorems.display(i))


@claim(HALF)
def theorem_15__proof_insertion(i: int) -> Found:
    """The six values with exponents 2i and 2i + 1 go in where the display has them."""
    return stated(readings.PRINTED, *theorems.display(i + 1))


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
    proved = plans.so_ordered("printed_ways", plans.formulas((formula, first)))
    return (*(() if formula in REFUTED else (proved,)), ranges.exponents(first, most=6, deep=9))


@claim(Depending(of_formula), each={f"theorem-15.proof-{k}": v for k, v in STEPS.items()})
def of_step(i: int, place: str, formula: str, first: int) -> Found:
    """{1} for player 1, from i = {2} on."""
    return stated(readings.PRINTED, *compared(formula, i))


@claim(missing, each={f"theorem-15.proof-{step}-trees": step for step in ("I", "II", "III", "IV")})
def trees_of_step(step: str) -> str:
    """The trees that step {0} draws."""
    return "the figure: the text has none of it"


@claim(
    plans.so_ordered(
        "repaired_ways",
        plans.formulas(*((formula, first) for _, formula, first in STEPS.values())),
        by_ours=True,
    ),
    HALF,
)
def theorem_15__proof_steps__corrected(i: int) -> Found:
    """Every comparison of the four steps holds under the repaired Definition 11."""
    return stated(
        readings.REPAIRED,
        *(s for _, formula, first in STEPS.values() if i >= first for s in compared(formula, i)),
    )


INFERRED = theorems.two_names(6, 10)


@claim(INFERRED)
def theorem_15__proof_inference(X: str, Y: str, reading: Reading = readings.PRINTED) -> bool:
    """If every child of X is prudently weaker than Y then X is, and if X is prudently weaker than
    every child of Y then it is than Y: so each step goes from children to values."""
    c = relation(1, reading)
    V, W = ranges.named(X), ranges.named(Y)
    left = not is_leaf(V) and all(c.prudently_weaker(x, W) for x in members(V))
    right = not is_leaf(W) and all(c.prudently_weaker(V, y) for y in members(W))
    return not (left or right) or c.prudently_weaker(V, W)


@claim(*plans.INFERENCE, INFERRED)
def theorem_15__proof_inference__corrected(X: str, Y: str) -> bool:
    """Both inferences from children to values hold for simple values under the repaired Definition
    11."""
    return theorem_15__proof_inference(X, Y, readings.REPAIRED)


@claim(*plans.INFERENCE_BY_RULE_1, INFERRED)
def theorem_15__proof_inference__by_rule_1__corrected(X: str, Y: str) -> bool:
    """Both inferences from children to values hold for simple values under Definition 11 where a
    simple x is also the list [x]: a repair of ours, which Rule 1 suggests."""
    return theorem_15__proof_inference(X, Y, readings.RULE_1)


@claim(*plans.said("inserted", module="theory_display"), ranges.exponents(1, most=6, deep=6))
def theorem_15__proof_induction(i: int) -> Found:
    """The four conclusions and the hypothesis give every comparison of the display for i + 1, with
    what is transitive added, and for i = 1 that 1_2 < 1, of which step I speaks but no conclusion.
    """
    below = {(x, y) for x, sign, y in theorems.display(i) if sign == "<"}
    for formula, first in CONCLUSIONS.values():
        if i >= first:
            below |= {(x, y) for x, _, y in compared(formula, i)}
    if i == 1:
        below |= {(x, y) for x, _, y in compared(theorems.TOP_STEP, i)}
    while more := {(x, z) for x, y in below for w, z in below if w == y} - below:
        below |= more
    wanted = {(x, y) for x, sign, y in theorems.display(i + 1) if sign == "<"}
    return wanted <= below, {"missing": [list(pair) for pair in sorted(wanted - below)]}


# After Theorem 15


@claim(
    plans.as_corrected(
        plans.ONE_SIMPLE,
        Range(
            "every list of up to {|S|} simple values with exponents <= {i}, every player",
            "S p",
            prudence.lists_of_simple_values,
            {"|S|": 3, "i": 4},
            {"|S|": 4, "i": 5},
            measures={"i": lambda S, p: max(int(name[2:]) for name in S)},
        ),
    ),
    each=readings.by_definition("section-4.5.list-to-single"),
)
def list_to_single(S: tuple[str, ...], p: int, words: str, reading: Reading) -> Found:
    """A prudent player makes one simple value of every list of simple values{0}."""
    return prudence.simple(prudence.simple_list(S, p, reading))


@claim(
    plans.as_corrected(plans.EVERY_SIMPLE, prudence.POSITIONS),
    each=readings.by_definition("section-4.5.no-complex"),
)
def no_complex(board: ranges.Board, mover: int, words: str, reading: Reading) -> Found:
    """Prudent players never make a complex value, in any position{0}."""
    return prudence.simple(reached_values(len(board), 1, prudence.PRUDENT, reading)[board, mover])


@claim(
    plans.as_corrected(
        (plans.so_ordered("chain_ways", plans.ANY_TWO),),
        TWO_SIMPLE,
    ),
    each=readings.by_definition("section-4.5.only-incomparable"),
)
def only_incomparable(X: str, Y: str, words: str, reading: Reading) -> bool:
    """No different simple values are incomparable for player 1 but 2_i, 3_i, 1_(i+1){0}."""
    together = any({X, Y} <= set(group(i)) for i in range(19))
    return together == relation(1, reading).prudently_incomparable(ranges.named(X), ranges.named(Y))


@claim(*plans.of_simple("make_one"), ranges.exponents())
def section_4__5__two_three_make_one(i: int) -> bool:
    """[2_i,3_i] is 1_(i+1)."""
    return list_value([simple_value(2, i), simple_value(3, i)]) == simple_value(1, i + 1)


@claim(readings=plans.by_readings(readings.BY_FORM, ranges.exponents(most=6), plans.WITH_OWN))
def section_4__5__with_one_make_one(i: int, reading: Reading) -> bool:
    """Player 1 makes 1_(i+1) of it with any of 2_i, 3_i."""
    one, *others = group(i)
    lists = [(one, *S) for size in range(3) for S in combinations(others, size)]
    return all(prudence.simple_list(S, 1, reading) == ranges.named(one) for S in lists)
