"""Sections 4.3 and 4.4: Definitions 7 to 10, Rules 4 and 5, selfish players."""

from collections.abc import Iterator, Mapping
from itertools import combinations, product

import reference.preferences as ref
from proofs_check.core.claim import Plan, part, restated
from proofs_check.core.ranges import Range
from proofs_check.documents.preferences import (
    ranges,
    reference_answers as answers,
    theorem_plans as plans,
)
from proofs_check.documents.preferences.claims import claim
from proofs_check.documents.preferences.formulas import (
    by_formula,
    definition_7_of_lists,
    loses,
    paths,
    solutions,
    strictly_by_formula,
)
from proofs_check.documents.preferences.readings import TO_THE_LETTER, compared_as
from proofs_check.documents.preferences.reference_answers import SHOWN
from proofs_check.documents.preferences.theorem_plans import by_readings, follows, of_values, said
from proofs_check.documents.preferences.transcribed import as_compared, named_as
from proofs_check.methods.printed import Cell, printed
from reference.preferences import Comparison, Reading, Value

COMPARED, LETTER = compared_as(ref.DEFAULT), compared_as(TO_THE_LETTER)
IN_WORDS = ref.DEFAULT._replace(definition_10=ref.definition_10_words)
LOSSES = {
    "a loss never wins": ref.DEFAULT,
    "a loss is what the others can force": ref.DEFAULT._replace(
        compared=ref.with_choosers, guaranteed_loss=ref.guaranteed_loss_forced
    ),
}
REFLEXIVE = of_values(plans.so, lambda o: lambda p, X: (o.weaker(p, X, X),), "reflexive")
IRREFLEXIVE = of_values(plans.never, lambda o: lambda p, X: (o.strict(p, X, X),), "reflexive")
TRANSITIVE = of_values(
    follows,
    lambda o: lambda p, X, Y, Z: (o.weaker(p, X, Y), o.weaker(p, Y, Z), o.weaker(p, X, Z)),
    by_ours=True,
)
STRICTLY_TRANSITIVE = of_values(
    follows,
    lambda o: lambda p, X, Y, Z: (o.strict(p, X, Y), o.strict(p, Y, Z), o.strict(p, X, Z)),
    by_ours=True,
)
EQUIVALENCE = of_values(
    plans.equivalence,
    lambda o: (
        lambda p, X, Y, Z: (
            o.equal(p, X, X),
            o.equal(p, X, Y),
            o.equal(p, Y, X),
            o.equal(p, Y, Z),
            o.equal(p, X, Z),
        )
    ),
    theorem="equivalence",
)
EQUAL_ITSELF = of_values(plans.so, lambda o: lambda p, X, Y, Z: (o.equal(p, X, X),))
ASYMMETRIC = of_values(
    plans.never, lambda o: lambda p, X, Y, Z: (o.strict(p, X, Y), o.strict(p, Y, X))
)
OWN_CHOICES = [ranges.wrapped(X, 2) for X in ranges.small_values(1) if not ref.is_leaf(X)]
"""Lists of leaves from which player 1 chooses, in the tree that is compared."""
SOLVED = {"a leaf is no list": ref.definition_7, "a leaf x is the list [x]": definition_7_of_lists}
AND_OWN = "and every list of leaves in two pairs of brackets, where player 1 chooses"
VALUES_AND_OWN = Range(
    f"every value of depth <= {{depth}}, {AND_OWN}",
    "X",
    lambda depth: ((X,) for X in (*ranges.small_values(depth), *OWN_CHOICES)),
    {"depth": 2},
    measures={"depth": lambda X: min(2, ranges.deepest(X))},
    at=ranges.shown,
)
PAIRS_AND_OWN = Range(
    f"every Y of depth <= {{depth}} with every X of depth <= {{depth}} {AND_OWN}, player 1",
    "Y X",
    lambda depth: product(ranges.small_values(depth), (*ranges.small_values(depth), *OWN_CHOICES)),
    {"depth": 2},
    measures={"depth": lambda Y, X: min(2, ranges.deepest(Y, X))},
    at=lambda Y, X: ranges.pair_at(X, Y),
)


def _strict(rule: str) -> Mapping[str, tuple[Plan, ...]]:
    """That a rule says <_a, whatever a guaranteed loss is."""
    never_wins, forced = LOSSES
    return {never_wins: said("rules_strict", rule), forced: said("rules_forced", f"{rule}_FORCED")}


@claim(restated)
def definition_7__words() -> str:
    """In words X is weaker than or equal to Y if it is the same or that follows from the children's
    values; how it follows the formula says."""
    return "definition-7.formula"


SOME_VALUES = ("1", "2", "[1,2]", "[2,[1,2]]", "[1,[1,2]]", "[[[[2,3]]]]")
WIDE_PAIRS = Range(
    "pairs of lists of up to three of 1, 2, [1,2], [2,[1,2]], [1,[1,2]] and [[[[2,3]]]], player 1",
    "X Y",
    lambda: product(
        (
            ref.list_value(chosen)
            for n in range(1, 4)
            for chosen in combinations(map(ranges.named, SOME_VALUES), n)
        ),
        repeat=2,
    ),
    at=ranges.pair_at,
)
"""Each of three members of Y counts: every x_i may be at most them all, and none at most Y. A loss
is one however deep it is.
"""


@claim(*ranges.TRIED_PAIRS, WIDE_PAIRS)
def definition_7__formula(X: Value, Y: Value) -> bool:
    """X <=_p Y if and only if X = Y, or every x_i <=_p Y, or every x_i <=_p every y_j, or a rule
    says so."""
    c = answers.relation()
    return c.weaker_or_equal(X, Y) == by_formula(X, Y, c)


@claim(readings=by_readings(SOLVED, ranges.PAIRS, {"a leaf is no list": plans.ONE_SOLUTION_7}))
def definition_7__well_founded(X: Value, Y: Value, definition: ref.relations.Relation) -> SHOWN:
    """The recursion has one solution: starting from the assumption that all other pairs are related
    comes to the same as starting from none."""
    least, greatest = solutions(2, definition)
    return ((X, Y) in least) == ((X, Y) in greatest), {"least": (X, Y) in least}


@claim(*REFLEXIVE, *ranges.TRIED)
def definition_7__reflexive(X: Value) -> bool:
    """X <=_p X."""
    return answers.relation().weaker_or_equal(X, X)


@claim(ranges.TRIPLES, readings=LETTER)
def definition_7__transitive(X: Value, Y: Value, Z: tuple[Value, ...], reading: Reading) -> SHOWN:
    """X <=_p Y and Y <=_p Z give X <=_p Z."""
    return answers.transitive(Comparison.weaker_or_equal, reading, X, Y, Z)


@claim(*TRANSITIVE, ranges.TRIPLES, readings=COMPARED)
def definition_7__transitive__corrected(
    X: Value, Y: Value, Z: tuple[Value, ...], reading: Reading
) -> SHOWN:
    """X <=_p Y and Y <=_p Z give X <=_p Z, with a rule of ours, that a loss is below the win."""
    return definition_7__transitive(X, Y, Z, reading)


@claim(
    part("made the same", *said("three_pairs", module="theory_syntactic"), *ranges.TRIED),
    part("and so equal", *EQUAL_ITSELF),
)
def definition_7__equality_after_syntactic(X: Value) -> SHOWN:
    """With X = Y values are meant that the syntactic rules made the same: [[[x]]] and x are."""
    found = ref.syntactically_simplified(ranges.wrapped(X, 3))
    same = ref.syntactically_simplified(X)
    return found == same and answers.relation().equal(found, same), {"to": ranges.shown(found)}


@claim(*plans.of_simple("in_brackets"), ranges.VALUES)
def definition_7__equality_after_syntactic__measured(X: Value) -> SHOWN:
    """Compared without the rules first, [[[x]]] =_1 x for leaves x only."""
    same = answers.relation().equal(ranges.wrapped(X, 3), X)
    return same == ref.is_leaf(X), {"equal": same}


@claim(restated)
def definition_8__words() -> str:
    """X and Y are equal for p where each is weaker than or equal to the other."""
    return "definition-8.formula"


@claim(*said("two_values", "DEFINITION_8"), *ranges.TRIED_PAIRS)
def definition_8__formula(X: Value, Y: Value) -> bool:
    """X =_p Y if and only if X <=_p Y and Y <=_p X; it is symmetric."""
    c = answers.relation()
    return c.equal(X, Y) == c.equal(Y, X) == (by_formula(X, Y, c) and by_formula(Y, X, c))


@claim(*EQUIVALENCE, ranges.TRIPLES, readings=COMPARED)
def definition_8__equivalence(X: Value, Y: Value, Z: tuple[Value, ...], reading: Reading) -> SHOWN:
    """=_p is reflexive, symmetric and transitive: an equivalence."""
    c = answers.relation(1, reading)
    if not c.equal(X, X) or c.equal(X, Y) != c.equal(Y, X):
        return False, {}
    return answers.transitive(Comparison.equal, reading, X, Y, Z)


@claim(*said("two_values", "PROPER"), *ranges.TRIED_PAIRS)
def definition_8__proper__measured(X: Value, Y: Value) -> bool:
    """Values that differ are never =_p."""
    return X == Y or not answers.relation().equal(X, Y)


@claim(*said("two_values", "DEFINITION_9_WORDS"), *ranges.TRIED_PAIRS)
def definition_9__words(X: Value, Y: Value) -> bool:
    """X is strictly weaker than Y where it is weaker or equal and they are not equal: the same with
    =_p as with being the same value."""
    c = answers.relation()
    return c.strictly_weaker(X, Y) == (c.weaker_or_equal(X, Y) and X != Y)


@claim(*said("two_values", "DEFINITION_9"), *ranges.TRIED_PAIRS)
def definition_9__formula(X: Value, Y: Value) -> bool:
    """X <_p Y if and only if X <=_p Y and not Y <=_p X."""
    c = answers.relation()
    return c.strictly_weaker(X, Y) == strictly_by_formula(X, Y, c)


@claim(*IRREFLEXIVE, *ranges.TRIED)
def definition_9__irreflexive(X: Value) -> bool:
    """Never X <_p X."""
    return not answers.relation().strictly_weaker(X, X)


@claim(*ASYMMETRIC, *ranges.TRIED_PAIRS, readings=COMPARED)
def definition_9__asymmetric(X: Value, Y: Value, reading: Reading) -> bool:
    """Never X <_p Y and Y <_p X."""
    c = answers.relation(1, reading)
    return not (c.strictly_weaker(X, Y) and c.strictly_weaker(Y, X))


@claim(ranges.TRIPLES, readings=LETTER)
def definition_9__transitive(X: Value, Y: Value, Z: tuple[Value, ...], reading: Reading) -> SHOWN:
    """X <_p Y and Y <_p Z give X <_p Z."""
    return answers.transitive(Comparison.strictly_weaker, reading, X, Y, Z)


@claim(*STRICTLY_TRANSITIVE, ranges.TRIPLES, readings=COMPARED)
def definition_9__transitive__corrected(
    X: Value, Y: Value, Z: tuple[Value, ...], reading: Reading
) -> SHOWN:
    """X <_p Y and Y <_p Z give X <_p Z, with a rule of ours, that a loss is below the win."""
    return definition_9__transitive(X, Y, Z, reading)


@claim(
    ranges.LISTS,
    ranges.SHORT_LISTS,
    readings=compared_as(TO_THE_LETTER._replace(definition_11=ref.DEFAULT.definition_11)),
)
def definition_9__some_option_left(X: tuple[Value, ...], reading: Reading) -> SHOWN:
    """Discarding every value that is strictly weaker than another one of a list leaves some
    value."""
    cyclic = answers.without_cycle(Comparison.strictly_weaker, reading, X)
    return not cyclic, {"cycles_among": sorted(map(ranges.shown, cyclic))[:6]}


@claim(*ranges.TRIED_PAIRS, readings=COMPARED)
def definition_10__words(X: Value, Y: Value, reading: Reading) -> bool:
    """In words X and Y are incomparable where neither is weaker than or equal to the other: the
    same relation as by the formula."""
    in_words = answers.relation(1, reading._replace(definition_10=ref.definition_10_words))
    return in_words.incomparable(X, Y) == answers.relation(1, reading).incomparable(X, Y)


@claim(*said("two_values", "DEFINITION_10_WORDS"), *ranges.TRIED_PAIRS)
def definition_10__words__weakened(X: Value, Y: Value) -> bool:
    """For X and Y that are not =_p it is the same relation."""
    c, in_words = answers.relation(), answers.relation(1, IN_WORDS)
    return c.equal(X, Y) or in_words.incomparable(X, Y) == c.incomparable(X, Y)


@claim(*said("two_values", "DEFINITION_10"), *ranges.TRIED_PAIRS)
def definition_10__formula(X: Value, Y: Value) -> bool:
    """X and Y are incomparable if and only if neither X <_p Y nor Y <_p X."""
    c = answers.relation()
    weaker = strictly_by_formula(X, Y, c) or strictly_by_formula(Y, X, c)
    return c.incomparable(X, Y) != weaker


@claim(*ranges.TRIED)
def definition_10__irreflexive(X: Value) -> bool:
    """No value is incomparable with itself."""
    return not answers.relation().incomparable(X, X)


@claim(*said("two_values", "NOT_WITH_ITSELF"), *ranges.TRIED)
def definition_10__irreflexive__corrected(X: Value) -> bool:
    """By the words before the formula no value is incomparable with itself."""
    return not answers.relation(1, IN_WORDS).incomparable(X, X)


@claim(*said("two_values", "SYMMETRIC_10"), *ranges.TRIED_PAIRS)
def definition_10__symmetric(X: Value, Y: Value) -> bool:
    """It is symmetric."""
    return answers.relation().incomparable(X, Y) == answers.relation().incomparable(Y, X)


# Selfish players


@claim(*said("two_kept"), *ranges.TRIED_PAIRS)
def section_4__4__selfish_own_interest(X: Value, Y: Value) -> SHOWN:
    """Of two values a selfish player keeps the better one where one is strictly weaker, else
    both."""
    c = answers.relation()
    weaker = {Z for Z, W in ((X, Y), (Y, X)) if strictly_by_formula(Z, W, c)}
    left = answers.kept({X, Y})
    return left == {X, Y} - weaker, {"kept": sorted(map(ranges.shown, left))}


@claim(*ranges.TRIED_PAIRS)
def section_4__4__certain_win(X: Value, Y: Value) -> SHOWN:
    """A selfish player with a move that certainly wins takes such a move alone."""
    return takes_the_win(X, Y, TO_THE_LETTER)


@claim(*said("certain_win"), *ranges.TRIED_PAIRS)
def section_4__4__certain_win__corrected(X: Value, Y: Value) -> SHOWN:
    """So it is with a rule of ours, that a loss is below the win, without which Table 1 would have
    other selfish values."""
    return takes_the_win(X, Y, ref.DEFAULT)


def takes_the_win(X: Value, Y: Value, reading: Reading) -> SHOWN:
    """Whether player 1 keeps a certain win alone of the two, if one of them is one."""
    left = answers.kept({X, Y}, reading)
    return 1 not in (X, Y) or left == {1}, {"kept": sorted(map(ranges.shown, left))}


@claim(*said("losses_dropped", "MIGHT_WIN"), *ranges.TRIED_PAIRS)
def section_4__4__might_win(X: Value, Y: Value) -> SHOWN:
    """Without one, a move with which they might win, if there is one."""
    left = answers.kept({X, Y})
    might = {Z for Z in (X, Y) if ref.contains(Z, 1)}
    return 1 in (X, Y) or not might or left <= might, {"kept": sorted(map(ranges.shown, left))}


@claim(readings=by_readings(LOSSES, (VALUES_AND_OWN, ranges.RANDOM_VALUES), _strict("RULE_4")))
def rule_4(x: Value, reading: Reading) -> bool:
    """For x neither guaranteed win nor guaranteed loss of a, x <_a a."""
    c = answers.relation(1, reading)
    return x == 1 or loses(x, c) or c.strictly_weaker(x, 1)


@claim(ranges.VALUES.where("without a leaf 1", lambda X: not ref.contains(X, 1)))
def rule_4__loss_below_win(y: Value) -> bool:
    """From Rules 4 and 5 with Definition 7 follows that a guaranteed loss is strictly weaker than
    the win."""
    return answers.relation(1, TO_THE_LETTER).strictly_weaker(y, 1)


@claim(restated)
def rule_4__disregards() -> str:
    """A player who can move to a certain win drops all other moves."""
    return "section-4.4.certain-win"


@claim(readings=by_readings(LOSSES, (PAIRS_AND_OWN, ranges.RANDOM_PAIRS), _strict("RULE_5")))
def rule_5(y: Value, x: Value, reading: Reading) -> bool:
    """For x neither, and a guaranteed loss y of a, y <_a x."""
    c = answers.relation(1, reading)
    return not loses(y, c) or loses(x, c) or x == 1 or c.strictly_weaker(y, x)


@claim(restated)
def rule_5__prefers_chance() -> str:
    """Beside a value that is neither a win nor a loss a loss is dropped."""
    return "section-4.4.might-win"


# The worked comparisons, from player 1's perspective. Of two bars over 3, or over 2, the text at
# hand has one; the list that it gives for the one over 3 has both.


@claim(
    printed,
    each={
        "section-4.4.three-bar-below-two-bar": ("sentence 1", "3_1"),
        "section-4.4.conclusion-by-children": ("sentence 4", "3_1"),
        "section-4.4.next-comparison": ("sentence 5, part 1", "[2_1,3_1]"),
        "section-4.4.nested-comparison": ("sentence 5, part 2", "[2_1,[2_1,3_1]]"),
        "section-4.4.and-so-on": ("sentence 5, part 3", "[2_1,[2_1,[2_1,3_1]]]"),
    },
)
def with_a_lost_bar(place: str, X: str) -> Iterator[Cell]:
    """{1} <_1 2_1, as the text has it."""
    return as_compared(X, "2_1")


@claim(printed)
def section_4__4__three_bar_bar_list() -> Iterator[Cell]:
    """3_1, as the text has it, is [1_1,2_1]."""
    return named_as("3_1", "[1_1,2_1]")


@claim(ranges.ITSELF)
def section_4__4__three_bar_below_two_bar__corrected() -> SHOWN:
    """With the lost bar, 3_2 <_1 2_1."""
    return answers.below(ranges.named("3_2"), ranges.named("2_1"))


@claim(ranges.ITSELF)
def section_4__4__three_bar_bar_list__corrected() -> SHOWN:
    """With the lost bar, 3_2 is [1_1,2_1]."""
    found = ranges.named("3_2")
    return found == ranges.named("[1_1,2_1]"), {"found": ranges.shown(found)}


@claim(ranges.ITSELF)
def section_4__4__one_bar_below_two_bar() -> bool:
    """1_1 <_1 2_1, by Rule 5."""
    y, x, c = ranges.named("1_1"), ranges.named("2_1"), answers.relation()
    return c.strictly_weaker(y, x) and ref.relations.rule_5(y, x, c)


@claim(ranges.ITSELF)
def section_4__4__conclusion_by_children__corrected() -> bool:
    """With the lost bar, 3_2 <_1 2_1 follows by the second clause of Definition 7: both its members
    are <=_1 2_1."""
    c, Y = answers.relation(), ranges.named("2_1")
    by_clause = all(c.weaker_or_equal(x, Y) for x in ref.members(ranges.named("3_2")))
    return by_clause and not c.weaker_or_equal(Y, ranges.named("3_2"))


@claim(ranges.ITSELF)
def section_4__4__next_comparison__corrected() -> SHOWN:
    """With the lost bar, [2_1,3_2] <_1 2_1."""
    return answers.below(ranges.named("[2_1,3_2]"), ranges.named("2_1"))


@claim(ranges.ITSELF)
def section_4__4__nested_comparison__corrected() -> SHOWN:
    """With the lost bar, [2_1,[2_1,3_2]] <_1 2_1."""
    return answers.below(ranges.named("[2_1,[2_1,3_2]]"), ranges.named("2_1"))


@claim(*plans.of_simple("and_so_on", "AND_SO_ON"), ranges.exponents())
def section_4__4__and_so_on__corrected(i: int) -> bool:
    """With the lost bar, and so on: x_0 = 3_2 and x_(k+1) = [2_1, x_k] have x_k <_1 2_1."""
    x = ranges.named("3_2")
    for _ in range(i):
        x = frozenset({ranges.named("2_1"), x})
    return answers.relation().strictly_weaker(x, ranges.named("2_1"))


@claim(
    ranges.ITSELF,
    each={
        "section-4.4.two-bar-bar-incomparable": ("sentence 6", "2_1", "2_2"),
        "section-4.4.two-bar-three-bar-incomparable": ("sentence 7, part 1", "2_1", "3_1"),
    },
)
def section_4__4__incomparable(place: str, left: str, right: str) -> bool:
    """{1} and {2} are incomparable for player 1."""
    return answers.relation().incomparable(ranges.named(left), ranges.named(right))


@claim(printed)
def section_4__4__higher_bars_incomparable() -> Iterator[Cell]:
    """There is no way of comparing 2_1 and 2_1, as the text has it: neither is <=_1 the other."""
    X = ranges.named("2_1")
    yield Cell("2_1 and 2_1", True, not answers.relation().weaker_or_equal(X, X))


@claim(
    plans.so_ordered(
        "strict_ways",
        plans.formulas(("2_i is incomparable with 2_(i+1)", 1)),
    ),
    ranges.exponents(1),
)
def section_4__4__higher_bars_incomparable__corrected(i: int) -> bool:
    """With the lost bars, 2_i and 2_(i+1) are incomparable for every i >= 1, and so forth."""
    return answers.relation().incomparable(ref.simple_value(2, i), ref.simple_value(2, i + 1))


@claim(ranges.named_values("2_1", "2_2"))
def section_4__4__one_winning_path(name: str) -> SHOWN:
    """2_1 and 2_2 have one path each on which player 1 wins."""
    winning, _ = paths(ranges.named(name))
    return winning == 1, {"winning": winning}


@claim(ranges.named_values("2_1", "2_2"))
def section_4__4__losing_paths(name: str) -> SHOWN:
    """2_2 has three on which player 1 loses, 2_1 one."""
    _, losing = paths(ranges.named(name))
    return losing == {"2_1": 1, "2_2": 3}[name], {"losing": losing}


@claim(ranges.named_values("2_1", "2_2"))
def section_4__4__no_steering(name: str) -> bool:
    """In neither can player 1 steer to the winning path: at no node of the tree that is player 1's
    choice do the members differ in whether player 1 may win."""
    own = [X for X in ref.contained(ranges.named(name)) if (a := ref.as_simple(X)) and a.base == 1]
    return all(len({ref.contains(x, 1) for x in ref.members(X)}) == 1 for X in own)
