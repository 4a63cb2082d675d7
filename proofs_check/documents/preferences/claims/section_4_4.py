"""Sections 4.3 and 4.4: Definitions 7 to 10, Rules 4 and 5, selfish players."""

from collections.abc import Callable, Iterator
from itertools import combinations, combinations_with_replacement, product
from typing import Any

from proofs_check.core.claim import using
from proofs_check.core.evidence import Effort
from proofs_check.documents.preferences.claims import claim
from proofs_check.documents.preferences.plans import (
    MOST,
    MOST_DEEP,
    PLAYERS,
    TO_THE_LETTER,
    TRIED,
    View,
    case,
    named,
    power,
    random_values,
    relation,
    shown,
    simplified,
    small_values,
    up_to,
    values_to_try,
    views,
)
from proofs_check.documents.preferences.plans import claim as old_claim
from proofs_check.documents.preferences.ranges import wrapped
from proofs_check.methods.enumeration import Case, enumerated, settled
from proofs_check.methods.printed import Cell, printed
from reference.preferences import (
    DEFAULT,
    Comparison,
    Reading,
    Simplifier,
    Value,
    as_simple,
    contained,
    contains,
    definition_10_words,
    guaranteed_loss,
    guaranteed_loss_forced,
    is_leaf,
    members,
    simple_value,
    with_choosers,
)
from reference.preferences import (
    rule_4 as applied_rule_4,
)
from reference.preferences import (
    rule_5 as applied_rule_5,
)

ADDED = {"loss below win added": DEFAULT, "Rules 4 and 5 to the letter": TO_THE_LETTER}
PAIRS = ("every pair of values of depth <= 2, player 1",)
TRIED_PAIRS = (PAIRS[0] + ", and 40 random pairs of depth <= 4",)
VIEWS = views(DEFAULT)
AS_THEY_ARE = View(DEFAULT)
Related = Callable[[Comparison, Value, Value], bool]


def comparisons(effort: Effort, reading: Reading = DEFAULT) -> Iterator[Comparison]:
    """Player 1's relations; the others' are the same, renumbered."""
    del effort
    return iter([relation(1, reading)])


def pairs(view: View) -> Iterator[tuple[Value, Value]]:
    """Every two small values, the shortest first, then random deeper ones."""
    yield from product(view.small(), repeat=2)
    deeper = list(random_values(Effort.DEFAULT, 40))
    if view.simplified:
        deeper = list(map(simplified, deeper))
    yield from zip(deeper, reversed(deeper), strict=True)


def for_pairs(holds: Related, view: View = AS_THEY_ARE) -> Callable[[Effort], Iterator[Case]]:
    """A statement about two values."""

    def cases(effort: Effort) -> Iterator[Case]:
        for c in comparisons(effort, view.reading):
            for X, Y in pairs(view):
                yield case({"player": c.p, "X": shown(X), "Y": shown(Y)}, holds(c, X, Y))

    return cases


def transitive(related: Related, view: View) -> Callable[[Effort], Iterator[Case]]:
    """X R Y and Y R Z give X R Z; one case for each X and Y in relation."""

    def cases(effort: Effort) -> Iterator[Case]:
        values = view.small()
        for c in comparisons(effort, view.reading):
            after = {X: [Y for Y in values if related(c, X, Y)] for X in values}
            for X in values:
                own = set(after[X])
                for Y in after[X]:
                    beyond = [Z for Z in after[Y] if Z not in own]
                    at = {"player": c.p, "X": shown(X), "Y": shown(Y)}
                    yield case(at, not beyond, Z=[shown(Z) for Z in beyond[:1]])

    return cases


def acyclic(related: Related, view: View) -> Callable[[Effort], Iterator[Case]]:
    """No values X_1 R X_2 R ... R X_1: then some value of every set is related to none of it."""

    def cases(effort: Effort) -> Iterator[Case]:
        values = view.small()
        for c in comparisons(effort, view.reading):
            above = {X: {Y for Y in values if related(c, X, Y)} for X in values}
            left = set(values)
            # Take away what has nothing above it among what is left; a cycle never goes.
            while done := {X for X in left if not above[X] & left}:
                left -= done
            at = {"player": c.p, "values": len(values)}
            yield case(at, not left, cycles_among=sorted(map(shown, left))[:6])

    return cases


def weaker_or_equal(c: Comparison, X: Value, Y: Value) -> bool:
    """X <=_p Y."""
    return c.weaker_or_equal(X, Y)


def strictly_weaker(c: Comparison, X: Value, Y: Value) -> bool:
    """X <_p Y."""
    return c.strictly_weaker(X, Y)


def equal(c: Comparison, X: Value, Y: Value) -> bool:
    """X =_p Y."""
    return c.equal(X, Y)


# Definition 7


def from_children(c: Comparison, X: Value, Y: Value) -> bool:
    """What the words before Definition 7 allow: the same, a rule, or from children of either."""
    if X == Y or base_fact(c, X, Y):
        return True
    xs = [] if is_leaf(X) else list(members(X))
    ys = [] if is_leaf(Y) else list(members(Y))
    le = c.weaker_or_equal
    return (
        (bool(xs) and all(le(x, Y) for x in xs))
        or (bool(ys) and all(le(X, y) for y in ys))
        or (bool(xs or ys) and all(le(x, y) for x in xs or [X] for y in ys or [Y]))
    )


def base_fact(c: Comparison, X: Value, Y: Value) -> bool:
    """Rules 4 and 5, and a loss below the win."""
    return applied_rule_4(X, Y, c) or applied_rule_5(X, Y, c) or (not contains(X, c.p) and Y == c.p)


def by_formula(c: Comparison, X: Value, Y: Value) -> bool:
    """Definition 7, with the base facts."""
    if X == Y or base_fact(c, X, Y):
        return True
    if is_leaf(X) and is_leaf(Y):
        return False
    le = c.weaker_or_equal
    second = not is_leaf(X) and all(le(x, Y) for x in members(X))
    return second or all(le(x, y) for x in members(X) for y in members(Y))


@claim(
    "Section 4.3, sentence 3",
    readings={
        "as the formula makes precise": using(
            for_pairs(lambda c, X, Y: c.weaker_or_equal(X, Y) == by_formula(c, X, Y)),
            enumerated(*TRIED_PAIRS),
        ),
        "X with the children of Y as well": using(
            for_pairs(lambda c, X, Y: c.weaker_or_equal(X, Y) == from_children(c, X, Y)),
            enumerated(*TRIED_PAIRS),
        ),
        "X with the children of Y as well, after Rules 1 to 3": using(
            for_pairs(
                lambda c, X, Y: c.weaker_or_equal(X, Y) == from_children(c, X, Y),
                View(DEFAULT, True),
            ),
            enumerated(*TRIED_PAIRS),
        ),
    },
)
def definition_7__words() -> None:
    """In words X is weaker than or equal to Y if it is the same or that follows from the children's
    values: the same relation as by the formula.
    """


@claim("Definition 7", enumerated(*TRIED_PAIRS))
def definition_7__formula(effort: Effort) -> Iterator[Case]:
    """X <=_p Y if and only if X = Y, or every x_i <=_p Y, or every x_i <=_p every y_j, or a rule
    says so.
    """
    return for_pairs(lambda c, X, Y: c.weaker_or_equal(X, Y) == by_formula(c, X, Y))(effort)


@claim(
    "Definition 7",
    readings={
        "a leaf is no list": using(lambda effort: solutions(effort, False), enumerated(*PAIRS)),
        "a leaf x is the list [x]": using(
            lambda effort: solutions(effort, True), enumerated(*PAIRS)
        ),
    },
)
def definition_7__well_founded() -> None:
    """The recursion has one solution: starting from the assumption that all other pairs are related
    comes to the same as starting from none.
    """


def solutions(effort: Effort, leaf_is_list: bool) -> Iterator[Case]:
    """Least against greatest solution over the values of depth at most 1."""
    values = small_values(1)
    for c in comparisons(effort):

        def step(known: Any, c: Comparison = c) -> Any:
            found = {}
            for X, Y in product(values, repeat=2):
                true = X == Y or base_fact(c, X, Y)
                if leaf_is_list or not is_leaf(X):
                    true |= all(known[x, Y] for x in members(X))
                if leaf_is_list or not (is_leaf(X) and is_leaf(Y)):
                    true |= all(known[x, y] for x in members(X) for y in members(Y))
                found[X, Y] = true
            return found

        ends = []
        for start in (False, True):
            known = dict.fromkeys(product(values, repeat=2), start)
            while (after := step(known)) != known:
                known = after
            ends.append(known)
        for X, Y in product(values, repeat=2):
            at = {"player": c.p, "X": shown(X), "Y": shown(Y)}
            yield case(at, ends[0][X, Y] == ends[1][X, Y])


@claim("Definition 7", enumerated(*TRIED_PAIRS))
def definition_7__reflexive(effort: Effort) -> Iterator[Case]:
    """X <=_p X."""
    return for_pairs(lambda c, X, Y: X != Y or c.weaker_or_equal(X, X))(effort)


@claim(
    "Definition 7",
    readings={
        key: using(transitive(weaker_or_equal, v), enumerated(*PAIRS)) for key, v in VIEWS.items()
    },
)
def definition_7__transitive() -> None:
    """X <=_p Y and Y <=_p Z give X <=_p Z."""


@claim("Section 4.3, sentence after Definition 7", enumerated(*TRIED))
def definition_7__equality_after_syntactic(effort: Effort) -> Iterator[Case]:
    """With X = Y values are meant that the syntactic rules made the same: [[[x]]] and x are."""
    for x in values_to_try(effort):
        X, Y = simplified(wrapped(x, 3)), simplified(x)
        yield case(shown(x), X == Y and relation(1, DEFAULT).equal(X, Y), to=shown(X))


@claim("Section 4.3, sentence after Definition 7", enumerated("every value of depth <= 2"))
def definition_7__equality_after_syntactic__measured(effort: Effort) -> Iterator[Case]:
    """Compared without the rules first, [[[x]]] =_1 x for leaves x only."""
    for x in small_values(2):
        same = relation(1, DEFAULT).equal(wrapped(x, 3), x)
        yield case(shown(x), same == is_leaf(x), equal=same)


# Definitions 8 to 10


@claim("Definition 8, words", enumerated(*TRIED_PAIRS))
def definition_8__words(effort: Effort) -> Iterator[Case]:
    """X and Y are equal for p where each is weaker than or equal to the other."""
    return for_pairs(
        lambda c, X, Y: c.equal(X, Y) == (by_formula(c, X, Y) and by_formula(c, Y, X))
    )(effort)


@claim("Definition 8", enumerated(*TRIED_PAIRS))
def definition_8__formula(effort: Effort) -> Iterator[Case]:
    """X =_p Y if and only if X <=_p Y and Y <=_p X; it is symmetric."""
    return for_pairs(
        lambda c, X, Y: (
            c.equal(X, Y) == c.equal(Y, X) == (by_formula(c, X, Y) and by_formula(c, Y, X))
        )
    )(effort)


@claim(
    "Definition 8",
    readings={key: using(transitive(equal, v), enumerated(*PAIRS)) for key, v in VIEWS.items()},
)
def definition_8__equivalence() -> None:
    """=_p is transitive, so an equivalence."""


@claim("Definition 8", enumerated(*TRIED_PAIRS))
def definition_8__proper__measured(effort: Effort) -> Iterator[Case]:
    """Values that differ are never =_p."""
    return for_pairs(lambda c, X, Y: X == Y or not c.equal(X, Y))(effort)


@claim("Definition 9, words", enumerated(*TRIED_PAIRS))
def definition_9__words(effort: Effort) -> Iterator[Case]:
    """X is strictly weaker than Y where it is weaker or equal and they are not equal: the same with
    =_p as with being the same value.
    """
    return for_pairs(
        lambda c, X, Y: c.strictly_weaker(X, Y) == (c.weaker_or_equal(X, Y) and X != Y)
    )(effort)


@claim("Definition 9", enumerated(*TRIED_PAIRS))
def definition_9__formula(effort: Effort) -> Iterator[Case]:
    """X <_p Y if and only if X <=_p Y and not Y <=_p X."""
    return for_pairs(
        lambda c, X, Y: c.strictly_weaker(X, Y) == (by_formula(c, X, Y) and not by_formula(c, Y, X))
    )(effort)


@claim("Definition 9", enumerated(*TRIED_PAIRS))
def definition_9__irreflexive(effort: Effort) -> Iterator[Case]:
    """Never X <_p X."""
    return for_pairs(lambda c, X, Y: X != Y or not c.strictly_weaker(X, X))(effort)


def asymmetric(c: Comparison, X: Value, Y: Value) -> bool:
    """Not both."""
    return not (c.strictly_weaker(X, Y) and c.strictly_weaker(Y, X))


@claim(
    "Definition 9",
    readings={
        key: using(for_pairs(asymmetric, v), enumerated(*TRIED_PAIRS)) for key, v in VIEWS.items()
    },
)
def definition_9__asymmetric() -> None:
    """Never X <_p Y and Y <_p X."""


@claim(
    "Definition 9",
    readings={
        key: using(transitive(strictly_weaker, v), enumerated(*PAIRS)) for key, v in VIEWS.items()
    },
)
def definition_9__transitive() -> None:
    """X <_p Y and Y <_p Z give X <_p Z."""


@claim(
    "Definition 9",
    readings={
        key: using(
            acyclic(strictly_weaker, v), enumerated("every list of values of depth <= 2, player 1")
        )
        for key, v in VIEWS.items()
    },
)
def definition_9__some_option_left() -> None:
    """Discarding every value that is strictly weaker than another one of a list leaves some
    value.
    """


def by_words(c: Comparison) -> Comparison:
    """The same player's relations, incomparable as in words."""
    return relation(c.p, c.reading._replace(definition_10=definition_10_words))


def same_incomparable(c: Comparison, X: Value, Y: Value) -> bool:
    """In words as by the formula."""
    return by_words(c).incomparable(X, Y) == c.incomparable(X, Y)


@claim(
    "Definition 10, words",
    readings={
        key: using(for_pairs(same_incomparable, v), enumerated(*TRIED_PAIRS))
        for key, v in VIEWS.items()
    },
)
def definition_10__words() -> None:
    """In words X and Y are incomparable where neither is weaker than or equal to the other: the
    same relation as by the formula.
    """


@claim("Definition 10, words", enumerated(*TRIED_PAIRS))
def definition_10__words__weakened(effort: Effort) -> Iterator[Case]:
    """For X and Y that are not =_p it is the same relation."""
    return for_pairs(
        lambda c, X, Y: c.equal(X, Y) or by_words(c).incomparable(X, Y) == c.incomparable(X, Y)
    )(effort)


@claim("Definition 10", enumerated(*TRIED_PAIRS))
def definition_10__formula(effort: Effort) -> Iterator[Case]:
    """X and Y are incomparable if and only if neither X <_p Y nor Y <_p X."""

    def weaker(c: Comparison, X: Value, Y: Value) -> bool:
        return by_formula(c, X, Y) and not by_formula(c, Y, X)

    return for_pairs(
        lambda c, X, Y: c.incomparable(X, Y) == (not weaker(c, X, Y) and not weaker(c, Y, X))
    )(effort)


@claim(
    "Definition 10",
    readings={
        "formula": using(
            for_pairs(lambda c, X, Y: X != Y or not c.incomparable(X, X)), enumerated(*TRIED_PAIRS)
        ),
        "words": using(
            for_pairs(lambda c, X, Y: X != Y or not by_words(c).incomparable(X, X)),
            enumerated(*TRIED_PAIRS),
        ),
    },
)
def definition_10__irreflexive() -> None:
    """No value is incomparable with itself."""


@claim("Definition 10", enumerated(*TRIED_PAIRS))
def definition_10__symmetric(effort: Effort) -> Iterator[Case]:
    """It is symmetric."""
    return for_pairs(lambda c, X, Y: c.incomparable(X, Y) == c.incomparable(Y, X))(effort)


# Selfish players


def selfish_lists(holds: Any, reading: Reading = DEFAULT) -> Callable[[Effort], Iterator[Case]]:
    """A statement about what a selfish player keeps of each pair of small values."""

    def cases(effort: Effort) -> Iterator[Case]:
        del effort
        simplifier = Simplifier("selfish", 3, reading)
        for X, Y in combinations_with_replacement(small_values(2), 2):
            kept = simplifier.kept({X, Y}, 1)
            at = {"player": 1, "choices": [shown(X), shown(Y)]}
            yield case(at, holds(1, {X, Y}, kept), kept=sorted(map(shown, kept)))

    return cases


@claim("Section 4.4, sentence 1", enumerated(*PAIRS))
def section_4__4__selfish_own_interest(effort: Effort) -> Iterator[Case]:
    """Of two values a selfish player keeps the better one where one is strictly weaker, else
    both.
    """

    def holds(p: int, S: set[Value], kept: frozenset[Value]) -> bool:
        c = relation(p, DEFAULT)
        weaker = {X for X in S for Y in S if by_formula(c, X, Y) and not by_formula(c, Y, X)}
        return kept == S - weaker

    return selfish_lists(holds)(effort)


def takes_win(p: int, S: set[Value], kept: frozenset[Value]) -> bool:
    """A selfish player who can win takes the win alone."""
    return p not in S or kept == {p}


@claim(
    "Section 4.4, sentence 2",
    readings={
        key: using(selfish_lists(takes_win, reading), enumerated(*PAIRS))
        for key, reading in ADDED.items()
    },
)
def section_4__4__certain_win() -> None:
    """A selfish player with a move that certainly wins takes such a move."""


@claim("Section 4.4, sentence 3", enumerated(*PAIRS))
def section_4__4__might_win(effort: Effort) -> Iterator[Case]:
    """Without one, a move with which they might win, if there is one."""

    def holds(p: int, S: set[Value], kept: frozenset[Value]) -> bool:
        might = {X for X in S if contains(X, p)}
        return p in S or not might or kept <= might

    return selfish_lists(holds)(effort)


def loses(c: Comparison, y: Value) -> bool:
    """Whether y is a guaranteed loss of c's player, as the reading takes that."""
    if c.reading.guaranteed_loss is guaranteed_loss:
        return not contains(y, c.p)
    others = frozenset(PLAYERS) - {c.p}
    coalitions = [frozenset(g) for size in range(4) for g in combinations(PLAYERS, size)]
    return others in power(y, c.first)[coalitions.index(others)]


def above_losses(effort: Effort, reading: Reading) -> Iterator[Case]:
    """Rule 4."""
    for c in comparisons(effort, reading):
        for x in (*small_values(2), *random_values(Effort.DEFAULT, 100)):
            if not loses(c, x) and x != c.p:
                yield case({"player": c.p, "x": shown(x)}, c.strictly_weaker(x, c.p))


LOSSES = {
    "a loss never wins": DEFAULT,
    "a loss is what the others can force": DEFAULT._replace(
        compared=with_choosers, guaranteed_loss=guaranteed_loss_forced
    ),
}


@claim(
    "Rule 4",
    readings={
        key: using(lambda effort, r=r: above_losses(effort, r), enumerated(*PAIRS))
        for key, r in LOSSES.items()
    },
)
def rule_4() -> None:
    """For x neither guaranteed win nor guaranteed loss of a, x <_a a."""


@claim("Rule 4", enumerated(*PAIRS))
def rule_4__loss_below_win(effort: Effort) -> Iterator[Case]:
    """From Rules 4 and 5 with Definition 7 follows that a guaranteed loss is strictly weaker than
    the win.
    """
    for c in comparisons(effort, TO_THE_LETTER):
        for y in small_values(2):
            if not contains(y, c.p):
                yield case({"player": c.p, "y": shown(y)}, c.strictly_weaker(y, c.p))


@claim(
    "Section 4.4, sentence after Rule 4",
    readings={
        key: using(selfish_lists(takes_win, reading), enumerated(*PAIRS))
        for key, reading in ADDED.items()
    },
)
def rule_4__disregards() -> None:
    """A player who can move to a certain win drops all other moves."""


def loss_below(c: Comparison, y: Value, x: Value) -> bool:
    """Rule 5."""
    return not loses(c, y) or loses(c, x) or x == c.p or c.strictly_weaker(y, x)


@claim(
    "Rule 5",
    readings={
        key: using(for_pairs(loss_below, View(r)), enumerated(*TRIED_PAIRS))
        for key, r in LOSSES.items()
    },
)
def rule_5() -> None:
    """For x neither, and a guaranteed loss y of a, y <_a x."""


@claim("Section 4.4, sentence after Rule 5", enumerated(*PAIRS))
def rule_5__prefers_chance(effort: Effort) -> Iterator[Case]:
    """A loss is dropped beside any value that may lead to a win."""

    def holds(p: int, S: set[Value], kept: frozenset[Value]) -> bool:
        might = {X for X in S if contains(X, p)}
        return not might or kept <= might

    return selfish_lists(holds)(effort)


# The worked comparisons, from player 1's perspective


def compared(left: str, sign: str, right: str) -> Iterator[Case]:
    """One comparison."""
    c = relation(1, DEFAULT)
    X, Y = named(left), named(right)
    below, above = c.strictly_weaker(X, Y), c.strictly_weaker(Y, X)
    holds = below if sign == "<" else not below and not above
    yield case({"left": left, "sign": sign, "right": right}, holds, below=below, above=above)


def both_bar_readings(
    name: str, cite: str, says: str, right: tuple[str, str, str], extracted: tuple[str, str, str]
) -> None:
    """Enter a comparison of which the text may have lost bars."""

    @old_claim(
        name,
        cite,
        says,
        readings={
            "two bars": using(lambda: compared(*right), settled()),
            "one bar, as the text has it": using(lambda: compared(*extracted), settled()),
        },
    )
    def _() -> None:
        """Bars over bars may be lost in the text."""


AFTER = "Section 4.4, paragraph 5, "
both_bar_readings(
    "section-4.4.three-bar-below-two-bar",
    AFTER + "sentences 1 and 2",
    "3_2 <_1 2_1.",
    ("3_2", "<", "2_1"),
    ("3_1", "<", "2_1"),
)


@old_claim(
    "section-4.4.three-bar-bar-list",
    AFTER + "sentence 2",
    "3_2 is [1_1,2_1].",
    readings={
        "two bars": using(
            lambda: iter([Cell("3_2", shown(named("[1_1,2_1]")), shown(simple_value(3, 2)))]),
            printed(),
        ),
        "one bar, as the text has it": using(
            lambda: iter([Cell("3_1", shown(named("[1_1,2_1]")), shown(simple_value(3, 1)))]),
            printed(),
        ),
    },
)
def _() -> None:
    """Bars over bars may be lost in the text."""


@old_claim(
    "section-4.4.one-bar-below-two-bar",
    AFTER + "sentence 3",
    "1_1 <_1 2_1, by Rule 5.",
    settled(),
)
def _() -> Iterator[Case]:
    yield from compared("1_1", "<", "2_1")
    yield case("Rule 5", applied_rule_5(named("1_1"), named("2_1"), relation(1, DEFAULT)))


@old_claim(
    "section-4.4.conclusion-by-children",
    AFTER + "sentence 4",
    "3_2 <_1 2_1 follows by the second clause of Definition 7: both members of 3_2 are <=_1 2_1.",
    settled(),
)
def _() -> Iterator[Case]:
    c = relation(1, DEFAULT)
    for x in sorted(members(named("3_2")), key=shown):
        yield case(shown(x), c.weaker_or_equal(x, named("2_1")))
    yield case("not conversely", not c.weaker_or_equal(named("2_1"), named("3_2")))


both_bar_readings(
    "section-4.4.next-comparison",
    AFTER + "sentence 5, part 1",
    "[2_1,3_2] <_1 2_1.",
    ("[2_1,3_2]", "<", "2_1"),
    ("[2_1,3_1]", "<", "2_1"),
)
both_bar_readings(
    "section-4.4.nested-comparison",
    AFTER + "sentence 5, part 2",
    "[2_1,[2_1,3_2]] <_1 2_1.",
    ("[2_1,[2_1,3_2]]", "<", "2_1"),
    ("[2_1,[2_1,3_1]]", "<", "2_1"),
)


@old_claim(
    "section-4.4.and-so-on",
    AFTER + "sentence 5, part 3",
    "And so on: x_0 = 3_2 and x_(k+1) = [2_1, x_k] have x_k <_1 2_1.",
    enumerated(f"k = 0 to {MOST}", f"k = 0 to {MOST_DEEP}"),
)
def _(effort: Effort) -> Iterator[Case]:
    x = named("3_2")
    for k in range(up_to(effort) + 1):
        yield case({"k": k}, relation(1, DEFAULT).strictly_weaker(x, named("2_1")))
        x = frozenset({named("2_1"), x})


@old_claim(
    "section-4.4.two-bar-bar-incomparable",
    AFTER + "sentence 6",
    "2_1 and 2_2 are incomparable for player 1.",
    settled(),
)
def _() -> Iterator[Case]:
    return compared("2_1", "|", "2_2")


@old_claim(
    "section-4.4.two-bar-three-bar-incomparable",
    AFTER + "sentence 7, part 1",
    "2_1 and 3_1 are incomparable for player 1.",
    settled(),
)
def _() -> Iterator[Case]:
    return compared("2_1", "|", "3_1")


@old_claim(
    "section-4.4.higher-bars-incomparable",
    AFTER + "sentence 7, part 2",
    "So are 2_i and 2_(i+1), and so forth.",
    enumerated(f"i = 1 to {MOST}", f"i = 1 to {MOST_DEEP}"),
)
def _(effort: Effort) -> Iterator[Case]:
    for i in range(1, up_to(effort) + 1):
        yield from compared(f"2_{i}", "|", f"2_{i + 1}")


def paths(X: Value) -> list[int]:
    """How many leaves of the tree player 1 wins, and how many not."""
    if isinstance(X, int):
        return [int(X == 1), int(X != 1)]
    return [sum(column) for column in zip(*map(paths, members(X)), strict=True)]


@old_claim(
    "section-4.4.one-winning-path",
    AFTER + "sentence 9, part 1",
    "2_1 and 2_2 have one path each on which player 1 wins.",
    printed(),
)
def _() -> Iterator[Cell]:
    for name in ("2_1", "2_2"):
        yield Cell(name, 1, paths(named(name))[0])


@old_claim(
    "section-4.4.losing-paths",
    AFTER + "sentence 9, part 2",
    "2_2 has three on which player 1 loses, 2_1 one.",
    printed(),
)
def _() -> Iterator[Cell]:
    for name, number in (("2_1", 1), ("2_2", 3)):
        yield Cell(name, number, paths(named(name))[1])


@old_claim(
    "section-4.4.no-steering",
    AFTER + "sentence 9, part 3",
    "In neither can player 1 steer to the winning path: at no node of the tree that is player 1's "
    "choice do the members differ in whether player 1 may win.",
    settled(),
)
def _() -> Iterator[Case]:
    for name in ("2_1", "2_2"):
        for node in sorted(contained(named(name)), key=lambda X: (len(shown(X)), shown(X))):
            simple = as_simple(node)
            own = simple is not None and simple.base == 1
            chances = {contains(x, 1) for x in members(node)}
            yield case({"value": name, "node": shown(node)}, not own or len(chances) == 1)
