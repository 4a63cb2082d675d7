"""Sections 4.1 and 4.2: simple values and the syntactic Rules 1 to 3."""

from collections.abc import Iterator
from itertools import product

import reference.preferences as ref
from proofs_check.core.claim import Plan, part, restated, using
from proofs_check.core.ranges import Instances, Range
from proofs_check.documents.preferences import coalitions, ranges, reference_answers as answers
from proofs_check.documents.preferences.claims import claim
from proofs_check.documents.preferences.readings import ALWAYS, IN_CHOICES
from proofs_check.documents.preferences.reference_answers import SHOWN
from proofs_check.documents.preferences.theorem_plans import of_simple, said
from proofs_check.documents.preferences.transcribed import named_as
from proofs_check.methods.printed import Cell, printed

NONE, PRUDENT = ref.Preference.NONE, ref.Preference.PRUDENT
SYNTACTIC, SELFISH = ref.Preference.SYNTACTIC, ref.Preference.SELFISH
BARRED = ranges.SIMPLE_VALUES.where("i >= 1", lambda a, i: i >= 1)
EQUAL_CHOICES = Range(
    "at most {before} choices between {options} moves or fewer to equal values, then at most "
    "{after} moves after player 2's, every starting player",
    "before options after start",
    lambda before, options, after: product(
        range(before + 1), range(1, options + 1), range(after + 1), ranges.PLAYERS
    ),
    {"before": 9, "options": 3, "after": 9},
    {"before": 15, "after": 15},
)
BOTH_LISTS = Instances(
    "both lists, each player to move",
    "text mover",
    lambda: product(("[1,3]", "[[1,3]]"), ranges.PLAYERS),
    at=lambda text, mover: {"value": text, "mover": mover},
)


@claim(
    Range(
        "n = 4 to {n}, player 1 to move",
        "n",
        lambda n: ((k,) for k in range(4, n + 1)),
        {"n": 7},
        {"n": 9},
    )
)
def section_4__values_grow(n: int) -> SHOWN:
    """The longest value of a row gets longer with each vertex, from n = 4 to 9."""
    before, now = (
        max(len(ranges.shown(X)) for X in answers.row_values(k, 1, NONE).values())
        for k in (n - 1, n)
    )
    return now > before, {"characters": now}


@claim(*said("names_free", "SAME_VALUE", "theory_names"), ranges.SMALL_GAMES, ranges.GAMES)
def section_4__any_short_game(game: ref.ExplicitGame) -> SHOWN:
    """The rules look at the game tree only: a game and one with other names for its positions have
    the same value under every preference."""
    renamed = {
        ("renamed", k): {i: [("renamed", o) for o in reversed(os)] for i, os in own.items()}
        for k, own in reversed(list(game.moves.items()))
    }
    other = ref.explicit_game(3, renamed)
    for chosen in ref.Preference:
        (X,) = ref.Evaluation(game, chosen).values([(0, 1)])
        (Y,) = ref.Evaluation(other, chosen).values([(("renamed", 0), 1)])
        if X != Y:
            return False, {
                "preference": chosen,
                "value": ranges.shown(X),
                "renamed": ranges.shown(Y),
            }
    return True, {}


@claim(
    ranges.ITSELF,
    each={
        "section-4.1.one-bar": ("sentence 1", "1_1", "[2,3]"),
        "section-4.1.two-bar": ("sentence 3, 2 bar", "2_1", "[1,3]"),
        "section-4.1.three-bar": ("sentence 3, 3 bar", "3_1", "[1,2]"),
        "section-4.1.one-bar-bar": ("sentence 4, part 1", "1_2", "[2_1,3_1]"),
        "section-4.1.one-bar-bar-list": ("sentence 4, part 2", "1_2", "[[1,3],[1,2]]"),
    },
)
def section_4__1__notation(place: str, simple: str, brackets: str) -> SHOWN:
    """{1} is {2}."""
    base, exponent = map(int, simple.split("_"))
    found = ref.simple_value(base, exponent)
    return found == ranges.named(brackets), {"found": ranges.shown(found)}


@claim(ranges.EACH_PLAYER)
def section_4__1__complement(i: int) -> bool:
    """a_1 consists of all single numbers except a."""
    return ref.members(ref.simple_value(i, 1)) == set(ranges.PLAYERS) - {i}


@claim(ranges.ITSELF, each={"section-4.1.subscript-2": 2, "section-4.1.subscript-6": 6})
def section_4__1__subscript(bars: int) -> bool:
    """1_{0} is 1 with {0} bars, each of which takes the complement."""
    level: dict[int, ref.Value] = {a: a for a in ranges.PLAYERS}
    for _ in range(bars):
        level = {a: frozenset(level[b] for b in ranges.PLAYERS if b != a) for a in ranges.PLAYERS}
    return level[1] == ranges.named(f"1_{bars}")


@claim(*of_simple("children"), BARRED)
def definition_simple__recursion(a: int, i: int) -> bool:
    """a_i is the list of the b_(i-1) for both b other than a."""
    below = {ref.simple_value(b, i - 1) for b in ranges.PLAYERS if b != a}
    return ref.members(ref.simple_value(a, i)) == below and len(below) == 2


@claim(ranges.EACH_PLAYER)
def definition_simple__zero(i: int) -> bool:
    """a_0 is a."""
    return ref.simple_value(i, 0) == i == ranges.named(f"{i}_0")


@claim(*of_simple("named", "ONE_NAME"), ranges.SIMPLE_VALUES)
def definition_simple__simple_values(a: int, i: int) -> bool:
    """The simple values are those that can be written a_i, each in one way."""
    return ref.as_simple(ref.simple_value(a, i)) == (a, i)


@claim(*ranges.TRIED)
def definition_simple__complex_values(X: ref.Value) -> bool:
    """Every value that is no a_i is complex."""
    # The brackets of a_i are i deep.
    written = {ref.simple_value(a, ranges.depth(X)) for a in ranges.PLAYERS}
    return (ref.as_simple(X) is None) == (X not in written)


def of_rules(theorem: str, view: str = "") -> tuple[Plan, ...]:
    """The plan of a statement about Rules 1 to 3."""
    return said(theorem, view, "theory_rules")


@claim(*ranges.TRIED_LISTS)
def section_4__2__no_semantic_change(X: ref.Value) -> SHOWN:
    """Rules 1 to 3 change neither what the players can bring about nor the possible outcomes."""
    return coalitions.changed_by(X, "rule 1", "rule 2", "rule 3")


@claim(
    part("Rules 2 and 3", *of_rules("rules_keep", "RULES_KEEP"), *ranges.TRIED_LISTS),
    part("Rule 1", *using(coalitions.kept_where_base_chooses, ranges.EACH_PLAYER)),
)
def section_4__2__no_semantic_change__weakened(X: ref.Value) -> SHOWN:
    """Rules 2 and 3 change neither, and Rule 1 does not where it makes [a_1] a_1 and player a is
    the one to choose before and after."""
    return coalitions.changed_by(X, "rule 2", "rule 3")


@claim(*of_rules("rule_1_keeps"), ranges.SIMPLE_VALUES)
def rule_1__outcomes_kept(a: int, i: int) -> bool:
    """Rule 1 keeps the set of possible winners."""
    X = frozenset({ref.simple_value(a, i)})
    return ranges.leaves(X) == ranges.leaves(ref.rules.rule_1(X))


@claim(
    Range(
        "a_i with i <= {i}, every player to move",
        "a i mover",
        lambda i: (
            (a, k, mover) for k in range(i + 1) for a in ranges.PLAYERS for mover in ranges.PLAYERS
        ),
        {"i": 6},
        at=lambda a, i, mover: {"base": a, "exponent": i, "mover": mover},
    )
)
def rule_1__choices_kept(a: int, i: int, mover: int) -> SHOWN:
    """Rule 1 keeps what each coalition of players can bring about."""
    X = ranges.wrapped(ref.simple_value(a, i), 1)
    return coalitions.kept_power(X, ref.rules.rule_1(X), mover), {"value": ranges.shown(X)}


@claim(*of_rules("rule_1_taken"), *ranges.TRIED)
def rule_1(x: ref.Value) -> SHOWN:
    """[x] becomes x for simple x, and for no other x."""
    found = ref.rules.rule_1(frozenset({x}))
    return (found == x) == (ref.as_simple(x) is not None), {"to": ranges.shown(found)}


@claim(ranges.EACH_PLAYER)
def section_4__2__different_chooser(i: int) -> bool:
    """[1,3] and [[1,3]] differ in who chooses: what players can bring about differs, whoever is to
    move."""
    return not coalitions.kept_power(ranges.named("[1,3]"), ranges.named("[[1,3]]"), i)


@claim(answers.with_value(NONE).where("some a_1", answers.is_one_bar))
def section_4__2__base_is_chooser(board: ranges.Board, mover: int, X: ref.Value) -> SHOWN:
    """Where a simple value a_1 comes up, a is the player who chooses."""
    return coalitions.chosen_as_shown(X, mover), {"value": ranges.shown(X)}


@claim(
    *said("base_chooses", module="theory_selfish"),
    answers.with_value(SELFISH).where("some a_1", answers.is_one_bar),
)
def section_4__2__base_is_chooser__weakened(board: ranges.Board, mover: int, X: ref.Value) -> SHOWN:
    """With selfish players it is."""
    return coalitions.chosen_as_shown(X, mover), {"value": ranges.shown(X)}


@claim(answers.with_value(NONE).where("with the value 2_1", answers.is_two_bar))
def section_4__2__two_bar_quote(board: ranges.Board, mover: int, X: ref.Value) -> SHOWN:
    """2_1 says that player 2 chooses between 1 and 3."""
    return mover == 2, {"value": ranges.shown(X)}


@claim(
    readings={
        "whoever is to move": BOTH_LISTS,
        "where player 2's turn makes it so": BOTH_LISTS.where(
            "player 2 choosing", lambda text, mover: mover == (2 if text == "[1,3]" else 1)
        ),
    }
)
def section_4__2__represents_both(text: str, mover: int) -> bool:
    """2_1 can stand for [1,3] and for [[1,3]]: in both player 2 chooses."""
    return coalitions.power(ranges.named(text), mover) == coalitions.power(ranges.named("[1,3]"), 2)


@claim(*of_simple("binary"), BARRED)
def section_4__2__complete_binary_tree(a: int, i: int) -> bool:
    """The tree of a_i is a complete binary tree of depth i."""
    level = {ref.simple_value(a, i)}
    for _ in range(i):
        if any(ref.is_leaf(x) or len(ref.members(x)) != 2 for x in level):
            return False
        level = {y for x in level for y in ref.members(x)}
    return all(map(ref.is_leaf, level))


@claim(
    *of_rules("taken_from"),
    Range(
        "a_i with i <= {i} in at most {brackets} pairs of brackets",
        "a i brackets",
        lambda i, brackets: product(ranges.PLAYERS, range(i + 1), range(1, brackets + 1)),
        {"i": 12, "brackets": 3},
        {"i": 18, "brackets": 3},
    ),
)
def section_4__2__tree_all_outcomes(a: int, i: int, brackets: int) -> bool:
    """The tree of a simple value contains all outcomes of the list that Rule 1 took it from."""
    X, Y = ranges.wrapped(ref.simple_value(a, i), brackets), ref.simple_value(a, i)
    for _ in range(brackets):
        Y = ref.rules.rule_1(ranges.wrapped(Y, 1))
    return ranges.leaves(X) == ranges.leaves(Y) and Y == ref.simple_value(a, i)


@claim(answers.with_value(NONE).where("simple, no leaf", answers.is_barred))
def section_4__2__tree_choosers(board: ranges.Board, mover: int, X: ref.Value) -> SHOWN:
    """The tree of a simple value shows who makes which choice: the base player of each node."""
    return coalitions.chosen_as_shown(X, mover), {"value": ranges.shown(X)}


@claim(
    *said("trees_show", module="theory_selfish"),
    answers.with_value(SELFISH).where("simple, no leaf", answers.is_barred),
)
def section_4__2__tree_choosers__weakened(board: ranges.Board, mover: int, X: ref.Value) -> SHOWN:
    """With selfish players it does: the value is an a_1 then, and a is to move."""
    return coalitions.chosen_as_shown(X, mover), {"value": ranges.shown(X)}


@claim(
    *said("late_value", "LATE_CHOICE", "theory_play"),
    Range(
        "at most {forced} forced moves, every starting player",
        "forced start",
        lambda forced: product(range(forced + 1), ranges.PLAYERS),
        {"forced": 100},
        at=lambda forced, start: {"forced": forced, "starts": start},
    ),
)
def section_4__2__hundred_moves(forced: int, start: int) -> SHOWN:
    """A choice of player 2 between 1 and 3 has the prudent value 2_1 however many forced moves come
    before it."""
    (X,) = coalitions.late_choice(100, 0, 1, PRUDENT).values([(("before", forced, 0), start)])
    return X == ranges.named("2_1"), {"value": ranges.shown(X)}


@claim(
    *said("late_value", "EQUAL_CHOICES", "theory_play"),
    EQUAL_CHOICES,
    EQUAL_CHOICES.to({"before": 1, "options": 2, "after": 60}, {"after": 300}),
)
def section_4__2__equal_choices(before: int, options: int, after: int, start: int) -> SHOWN:
    """Choices that lead to equal values, before player 2 chooses between 1 and 3, and moves after
    that, whoever makes them, change neither the prudent value 2_1 nor the possible winners."""
    (X,) = coalitions.late_choice(before, after, options, PRUDENT).values(
        [(("before", before, 0), start)]
    )
    (Y,) = coalitions.late_choice(before, after, options, NONE).values(
        [(("before", before, 0), start)]
    )
    return X == ranges.named("2_1") and ranges.leaves(Y) == {1, 3}, {"value": ranges.shown(X)}


@claim(*of_rules("rule_2_taken", "RULE_2_THREE"), *ranges.TRIED)
def rule_2__three(x: ref.Value) -> SHOWN:
    """For three players [[[x]]] becomes x, for every x."""
    found = ref.rules.rule_2(ranges.wrapped(x, 3))
    return found == x, {"to": ranges.shown(found)}


@claim(
    Range(
        "every value of depth <= 2, in pairs of brackets up to depth {depth}",
        "x",
        lambda depth: (
            (ranges.wrapped(x, k),) for k in range(depth - 1) for x in ranges.small_values(2)
        ),
        {"depth": 4},
        {"depth": 8},
        measures={"depth": ranges.depth},
        at=ranges.shown,
    ),
    ranges.RANDOM_VALUES,
)
def rule_2__in_choices__measured(x: ref.Value) -> SHOWN:
    """Where Rule 2 is taken for lists in choices alone, an option of ours that its display does not
    have, [[[x]]] becomes x beside another value, again and again until it is no [[[y]]], and stays
    as it is where there is nothing to choose."""
    simplifier = ref.Simplifier(SYNTACTIC, 3, IN_CHOICES)
    inner, other = ranges.wrapped(x, 3), ref.simple_value(1, 2)
    beside, alone = simplifier.simplify([inner, other], 1), simplifier.simplify([inner], 1)
    while (y := ref.inside(x, 3)) is not None:
        x = y
    same = beside == ref.list_value([x, other]) and alone == ref.list_value([inner])
    return same, {"beside another": ranges.shown(beside), "alone": ranges.shown(alone)}


@claim(*of_rules("rule_2_taken"), ranges.for_players(5))
def rule_2__general(x: ref.Value, N: int) -> SHOWN:
    """For N players N pairs of brackets are taken away from any x, and from a list of several no
    other number."""
    taken = [k for k in range(1, 2 * N) if ref.rules.rule_2(ranges.wrapped(x, k), N) == x]
    several = not ref.is_leaf(x) and ref.inside(x, 1) is None
    return taken == [N] if several else N in taken, {"brackets": taken}


@claim(*of_rules("rule_2_keeps"), ranges.for_players(4), ranges.RANDOM_FOR_PLAYERS)
def rule_2__choices_kept(x: ref.Value, N: int) -> bool:
    """Rule 2 keeps outcomes and what each coalition can bring about."""
    X = ranges.wrapped(x, N)
    Y = ref.rules.rule_2(X, N)
    return ranges.leaves(X) == ranges.leaves(Y) and all(
        coalitions.kept_power(X, Y, i, N) for i in range(1, N + 1)
    )


@claim(*said("three_forced", module="theory_values"), *ranges.TRIED_LISTS)
def rule_2__three_extra_moves(x: ref.Value) -> SHOWN:
    """x and [[[x]]] differ by three forced moves before the same tree: so played, a game of value x
    has value [[[x]]]."""
    game, root = coalitions.tree_game(x)
    forced = {"first": {1: ["second"]}, "second": {2: ["third"]}, "third": {3: [root]}}
    longer = ref.explicit_game(3, {**game.moves, **forced})
    (before,) = ref.Evaluation(game).values([(root, 1)])
    (X,) = ref.Evaluation(longer).values([("first", 1)])
    return before == x and X == ranges.wrapped(x, 3), {"value": ranges.shown(X)}


@claim(*said("once_around", "SAME_CHOOSER", "theory_turns"), ranges.PLAYER)
def rule_2__same_chooser(N: int, i: int) -> SHOWN:
    """After N forced turns the same player is to move, after fewer another."""
    after = [i]
    for _ in range(N):
        after.append(ref.next_player(after[-1], N))
    turns = [k for k in range(1, N + 1) if after[k] == i]
    return turns == [N], {"turns": turns}


FOR_THREE = ranges.merging(3).where("N = 3", lambda x, y, mover, N: N == 3)


@claim(printed)
def rule_3__three() -> Iterator[Cell]:
    """For three players a list in two pairs of brackets, its own included, merges with the list
    that it stands in without changing what players can bring about."""
    x, y = frozenset({1}), ranges.named("[1,2]")

    def keeps(pairs: int) -> bool:
        X = x | {ranges.wrapped(y, pairs - 1)}
        left = ref.rules.rule_3_as_displayed(X) if pairs == 2 else ref.rules.rule_3(X)
        return left == x | ref.members(y) and coalitions.kept_power(X, left, 1)

    fewest = next(pairs for pairs in (2, 3) if keeps(pairs))
    yield Cell("pairs of brackets around 1,2 beside 1, player 1 to move", 2, fewest)


@claim(*of_rules("rule_3_keeps"), FOR_THREE)
def rule_3__three__corrected(x: frozenset[ref.Value], y: ref.Value, mover: int, N: int) -> SHOWN:
    """So it does from three pairs, as many as the general display has for N = 3."""
    return rule_3__general(x, y, mover, N)


@claim(*of_rules("rule_3_keeps"), ranges.merging(4))
def rule_3__general(x: frozenset[ref.Value], y: ref.Value, mover: int, N: int) -> SHOWN:
    """For N players a list in N pairs of brackets, its own included, merges without such a
    change."""
    X = x | {ranges.wrapped(y, N - 1)}
    merged = ref.rules.rule_3(X, N)
    return merged == x | ref.members(y) and coalitions.kept_power(X, merged, mover, N), {
        "to": ranges.shown(merged)
    }


@claim(ranges.rows(7, 8, (1,)))
def rule_3__merges_ancestors(board: str, start: int) -> SHOWN:
    """With Rules 2 and 3 no list is left beside others in a list of the same player with nobody
    else's choice between."""
    X = answers.row_values(len(board), start, SYNTACTIC, ALWAYS)[board]
    left = any(
        not ref.is_leaf(x) and ref.rules.rule_3(ref.members(x)) != x for x in ref.contained(X)
    )
    return not left, {"value": ranges.shown(X)}


@claim(restated)
def rule_3__same_player() -> str:
    """Where the nodes between do not branch, the same player makes both choices."""
    return "rule-2.same-chooser"


@claim(*of_rules("rule_3_keeps"), ranges.BESIDE, ranges.RANDOM_BESIDE)
def rule_3__choices_kept(x: ref.Value, y: ref.Value) -> SHOWN:
    """Merging keeps what each coalition can bring about."""
    X = frozenset({x, ranges.wrapped(y, 2)})
    Y = ref.rules.rule_3(X)
    same = all(coalitions.kept_power(X, Y, mover) for mover in ranges.PLAYERS)
    return same and ranges.leaves(X) == ranges.leaves(Y), {"to": ranges.shown(Y)}


def as_merged(one: str) -> ref.Value:
    """What player 1 makes of 2_1 beside one of their own choices three turns later."""
    X = frozenset({ranges.named("2_1"), ranges.wrapped(ranges.named(one), 2)})
    return ref.list_value(ref.rules.rule_3(ref.members(X)))


# The worked example. Of two bars over 1 the text at hand has one; the list that it gives has both.


@claim(printed)
def section_4__2__merge_example() -> Iterator[Cell]:
    """On player 1's turn the list of 2_1 and 1_1, as the text has it, simplifies to 1_1."""
    yield Cell(
        "the list simplifies to", ranges.shown(ranges.named("1_1")), ranges.shown(as_merged("1_1"))
    )


@claim(ranges.ITSELF)
def section_4__2__merge_example__corrected() -> SHOWN:
    """With the lost bar, on player 1's turn the list of 2_1 and 1_2 simplifies to 1_2."""
    found = as_merged("1_2")
    return found == ranges.named("1_2"), {"to": ranges.shown(found)}


@claim(printed)
def section_4__2__merge_example_list() -> Iterator[Cell]:
    """1_1, as the text has it, is [2_1,3_1]."""
    return named_as("1_1", "[2_1,3_1]")


@claim(restated)
def section_4__2__merge_example_list__corrected() -> str:
    """With the lost bar, 1_2 is [2_1,3_1]."""
    return "section-4.1.one-bar-bar"


@claim(printed)
def section_4__2__merge_example_choice() -> Iterator[Cell]:
    """In the list of 2_1 and 1_1, as the text has it, player 1 chooses between 2_1 at once and a
    later choice between 2_1 and 3_1."""
    yield Cell(
        "the later choice",
        ranges.shown(ranges.named("[2_1,3_1]")),
        ranges.shown(ranges.named("1_1")),
    )


@claim(ranges.ITSELF)
def section_4__2__merge_example_choice__corrected() -> bool:
    """With the lost bar, in the list of 2_1 and 1_2 player 1 chooses between 2_1 at once and a
    later choice between 2_1 and 3_1."""
    return ref.members(ranges.named("1_2")) == {ranges.named("2_1"), ranges.named("3_1")}


@claim(printed)
def section_4__2__merge_example_result() -> Iterator[Cell]:
    """Nobody else has an influence on that, so that it is [2_1,3_1], which is 1_1 as the text has
    it."""
    return named_as("1_1", "[2_1,3_1]")


@claim(ranges.ITSELF)
def section_4__2__merge_example_result__corrected() -> bool:
    """With the lost bar, nobody else has an influence on that: every coalition can bring about the
    same in the list of 2_1 and 1_2 and in [2_1,3_1]."""
    X = frozenset({ranges.named("2_1"), ranges.wrapped(ranges.named("1_2"), 2)})
    return coalitions.kept_power(X, ranges.named("[2_1,3_1]"), 1)
