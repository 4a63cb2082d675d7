"""Sections 4.1 and 4.2: simple values and the syntactic Rules 1 to 3."""

from collections.abc import Iterator
from itertools import product
from random import Random
from typing import Any

from proofs_check.core.claim import using
from proofs_check.core.evidence import Effort
from proofs_check.documents.preferences.claims import claim
from proofs_check.documents.preferences.claims.section_2 import RANDOM_GAMES, random_games
from proofs_check.documents.preferences.plans import (
    ALWAYS,
    MOST,
    MOST_DEEP,
    PLAYERS,
    TRIED,
    case,
    lists_below,
    longest,
    named,
    power,
    random_value,
    reached_values,
    row_values,
    shown,
    tree_game,
    up_to,
    values_to_try,
)
from proofs_check.documents.preferences.plans import claim as old_claim
from proofs_check.methods.enumeration import Case, enumerated, settled
from proofs_check.methods.printed import Cell, printed
from reference.preferences import (
    DEFAULT,
    Evaluation,
    Preference,
    Reading,
    Value,
    as_simple,
    contained,
    explicit_game,
    inside,
    is_leaf,
    list_value,
    members,
    next_player,
    rule_2,
    rule_3,
    simple_value,
)
from reference.preferences import (
    rule_1 as applied_rule_1,
)

NONE, SYNTACTIC, SELFISH = Preference.NONE, Preference.SYNTACTIC, Preference.SELFISH
EXPONENTS = (f"a_i with i <= {MOST}", f"a_i with i <= {MOST_DEEP}")


def wrapped(X: Value, brackets: int) -> Value:
    """X in so many pairs of brackets."""
    for _ in range(brackets):
        X = list_value([X])
    return X


def leaves(X: Value) -> set[Value]:
    """The numbers that X contains."""
    return {a for a in contained(X) if is_leaf(a)}


@claim(
    ("Section 4, sentence 1", "Section 5, paragraph 2, sentence 1, part 2"),
    enumerated("n = 4 to 7, player 1 to move", "n = 4 to 9, player 1 to move"),
)
def section_4__values_grow(effort: Effort) -> Iterator[Case]:
    """The longest value of a row gets longer with each vertex, from n = 4 on."""
    before = 0
    for n in range(3, longest(effort, 7, 9) + 1):
        longest_value = max(len(shown(X)) for X in row_values(n, 1, NONE).values())
        if n > 3:
            yield case({"length": n}, longest_value > before, characters=longest_value)
        before = longest_value


@claim(("Section 4, sentence 3", "Section 6, sentence 3, part 1"), enumerated(*RANDOM_GAMES))
def section_4__any_short_game(effort: Effort) -> Iterator[Case]:
    """The rules look at the game tree only: a game and one with other names for its positions have
    the same value under every preference.
    """
    for number, game in enumerate(random_games(effort)):
        other = explicit_game(
            3,
            {
                ("renamed", -k): {i: [("renamed", -o) for o in reversed(os)] for i, os in m.items()}
                for k, m in reversed(game.moves.items())
            },
        )
        for chosen in Preference:
            (X,) = Evaluation(game, chosen).values([(0, 1)])
            (Y,) = Evaluation(other, chosen).values([(("renamed", 0), 1)])
            yield case({"game": number, "preference": chosen}, X == Y, value=shown(X))


# Section 4.1

NOTATION = (
    ("section-4.1.one-bar", "sentence 1", "1_1", "[2,3]"),
    ("section-4.1.two-bar", "sentence 3, 2 bar", "2_1", "[1,3]"),
    ("section-4.1.three-bar", "sentence 3, 3 bar", "3_1", "[1,2]"),
    ("section-4.1.one-bar-bar", "sentence 4, part 1", "1_2", "[2_1,3_1]"),
    ("section-4.1.one-bar-bar-list", "sentence 4, part 2", "1_2", "[[1,3],[1,2]]"),
)

for _name, _cite, _simple, _list in NOTATION:

    @old_claim(_name, f"Section 4.1, {_cite}", f"{_simple} is {_list}.", printed())
    def _(simple: str = _simple, brackets: str = _list) -> Iterator[Cell]:
        base, exponent = map(int, simple.split("_"))
        yield Cell(simple, shown(named(brackets)), shown(simple_value(base, exponent)))


@claim("Section 4.1, sentence 2", settled())
def section_4__1__complement() -> Iterator[Case]:
    """a_1 consists of all single numbers except a."""
    for a in PLAYERS:
        yield case({"base": a}, members(simple_value(a, 1)) == set(PLAYERS) - {a})


def bars(simple: str, number: int) -> Iterator[Cell]:
    """A simple value by taking complements so many times."""
    X = {a: a for a in PLAYERS}
    level: dict[int, Value] = dict(X)
    for _ in range(number):
        level = {a: frozenset(level[b] for b in PLAYERS if b != a) for a in PLAYERS}
    yield Cell(simple, shown(level[1]), shown(named(simple)))


@claim("Section 4.1, sentence 5, 1_2", printed())
def section_4__1__subscript_2() -> Iterator[Cell]:
    """1_2 is 1 with two bars."""
    return bars("1_2", 2)


@claim("Section 4.1, sentence 5, 1_6", printed())
def section_4__1__subscript_6() -> Iterator[Cell]:
    """1_6 is 1 with six bars."""
    return bars("1_6", 6)


@claim("Section 4.1, sentence 6, part 1", enumerated(*EXPONENTS))
def definition_simple__recursion(effort: Effort) -> Iterator[Case]:
    """a_i is the list of the b_(i-1) for both b other than a."""
    for i, a in product(range(1, up_to(effort) + 1), PLAYERS):
        below = {simple_value(b, i - 1) for b in PLAYERS if b != a}
        yield case(
            {"base": a, "exponent": i}, members(simple_value(a, i)) == below and len(below) == 2
        )


@claim("Section 4.1, sentence 6, part 2", settled())
def definition_simple__zero() -> Iterator[Case]:
    """a_0 is a."""
    for a in PLAYERS:
        yield case({"base": a}, simple_value(a, 0) == a == named(f"{a}_0"))


@claim("Section 4.1, sentence 7", enumerated(*EXPONENTS))
def definition_simple__simple_values(effort: Effort) -> Iterator[Case]:
    """The simple values are those that can be written a_i, each in one way."""
    seen: set[Value] = set()
    for i, a in product(range(up_to(effort) + 1), PLAYERS):
        X = simple_value(a, i)
        yield case({"base": a, "exponent": i}, as_simple(X) == (a, i) and X not in seen)
        seen.add(X)


@claim("Section 4.1, sentence 8", enumerated(*TRIED))
def definition_simple__complex_values(effort: Effort) -> Iterator[Case]:
    """Every value that is no a_i is complex."""
    written = {simple_value(a, i) for a, i in product(PLAYERS, range(8))}
    for X in values_to_try(effort):
        yield case(shown(X), (as_simple(X) is None) == (X not in written))


# Rule 1


def kept_power(X: Value, Y: Value, mover: int, N: int = 3) -> bool:
    """Whether every coalition can bring about the same in both."""
    return power(X, mover, N) == power(Y, mover, N)


@claim(("Section 4.2, sentence 1", "Section 4.3, sentence 1"), enumerated(*TRIED))
def section_4__2__no_semantic_change(effort: Effort) -> Iterator[Case]:
    """Rules 1 to 3 change neither what the players can bring about nor the possible outcomes."""
    for X in values_to_try(effort):
        if is_leaf(X):
            continue
        for rule in ("rule 1", "rule 2", "rule 3"):
            Y = {
                "rule 1": applied_rule_1(X),
                "rule 2": rule_2(X),
                "rule 3": list_value(rule_3(members(X))),
            }
            for mover in PLAYERS:
                same = kept_power(X, Y[rule], mover) and leaves(X) == leaves(Y[rule])
                yield case(
                    {"value": shown(X), "rule": rule, "mover": mover}, same, to=shown(Y[rule])
                )


@claim("Section 4.2, sentence 1", enumerated(*TRIED))
def section_4__2__no_semantic_change__weakened(effort: Effort) -> Iterator[Case]:
    """Rules 2 and 3 change neither, and Rule 1 does not where the base player is the one to
    choose.
    """
    for X in values_to_try(effort):
        if is_leaf(X):
            continue
        for Y in (rule_2(X), list_value(rule_3(members(X)))):
            same = all(kept_power(X, Y, mover) for mover in PLAYERS)
            yield case({"value": shown(X)}, same and leaves(X) == leaves(Y), to=shown(Y))


@claim("Section 4.2, sentence 1", enumerated(*EXPONENTS))
def rule_1__outcomes_kept(effort: Effort) -> Iterator[Case]:
    """Rule 1 keeps the set of possible winners."""
    for i, a in product(range(up_to(effort) + 1), PLAYERS):
        X = frozenset({simple_value(a, i)})
        yield case({"base": a, "exponent": i}, leaves(X) == leaves(applied_rule_1(X)))


@claim("Section 4.2, sentence 1", enumerated("a_i with i <= 6, every player to move"))
def rule_1__choices_kept(effort: Effort) -> Iterator[Case]:
    """Rule 1 keeps what each coalition of players can bring about."""
    for i, a, mover in product(range(7), PLAYERS, PLAYERS):
        x = simple_value(a, i)
        X = wrapped(x, 1)
        same = kept_power(X, applied_rule_1(X), mover)
        yield case({"base": a, "exponent": i, "mover": mover}, same, value=shown(X))


@claim("Rule 1", enumerated(*TRIED))
def rule_1(effort: Effort) -> Iterator[Case]:
    """[x] becomes x for simple x, and for no other x."""
    for x in values_to_try(effort):
        X = frozenset({x})
        yield case(
            shown(x),
            (applied_rule_1(X) == x) == (as_simple(x) is not None),
            to=shown(applied_rule_1(X)),
        )


@claim("Section 4.2, paragraph after Rule 1, sentence 1, part 2", settled())
def section_4__2__different_chooser() -> Iterator[Case]:
    """[1,3] and [[1,3]] differ in who chooses: what players can bring about differs."""
    for mover in PLAYERS:
        differ = not kept_power(named("[1,3]"), named("[[1,3]]"), mover)
        yield case({"mover": mover}, differ)


def base_moves(chosen: Preference, base: int | None) -> Any:
    """Whether the mover of a position with a value a_1 is a."""

    def cases(effort: Effort) -> Iterator[Case]:
        for n in range(2, longest(effort, 6, 8) + 1):
            known = reached_values(n, 1, chosen)
            for (board, mover), X in known.items():
                simple = as_simple(X)
                if simple and simple.exponent == 1 and base in (None, simple.base):
                    at = {"board": list(board), "to_move": mover}
                    yield case(at, mover == simple.base, value=shown(X))

    return cases


REACHED = (
    "every position that comes up from rows of Table 1 with n <= 6",
    "every position that comes up from rows of Table 1 with n <= 8",
)


@claim(
    "Section 4.2, paragraph after Rule 1, sentence 2, part 1",
    readings={
        "unsimplified": using(base_moves(NONE, None), enumerated(*REACHED)),
        "selfish": using(base_moves(SELFISH, None), enumerated(*REACHED)),
    },
)
def section_4__2__base_is_chooser() -> None:
    """Where a simple value a_1 comes up, a is the player who chooses."""


@claim("Section 4.2, paragraph after Rule 1, sentence 2, part 1", enumerated(*REACHED))
def section_4__2__base_is_chooser__weakened(effort: Effort) -> Iterator[Case]:
    """With selfish players it is."""
    return base_moves(SELFISH, None)(effort)  # type: ignore[no-any-return]


@claim(
    "Section 4.2, paragraph after Rule 1, sentence 2, part 2",
    readings={
        "unsimplified": using(base_moves(NONE, 2), enumerated(*REACHED)),
        "selfish": using(base_moves(SELFISH, 2), enumerated(*REACHED)),
    },
)
def section_4__2__two_bar_quote() -> None:
    """2_1 says that player 2 chooses between 1 and 3."""


@claim(
    "Section 4.2, paragraph after Rule 1, sentence 3",
    readings={
        "whoever is to move": using(lambda: stands_for_both(PLAYERS), settled()),
        "where player 2's turn makes it so": using(lambda: stands_for_both(()), settled()),
    },
)
def section_4__2__represents_both() -> None:
    """2_1 can stand for [1,3] and for [[1,3]]: in both player 2 chooses."""


def stands_for_both(movers: tuple[int, ...]) -> Iterator[Case]:
    """What player 2 choosing between 1 and 3 brings about, against both lists."""
    meant = power(named("[1,3]"), 2)
    for text, right in (("[1,3]", 2), ("[[1,3]]", 1)):
        for mover in movers or (right,):
            yield case({"value": text, "mover": mover}, power(named(text), mover) == meant)


@claim("Section 4.2, paragraph 3, sentence 1, part 1", enumerated(*EXPONENTS))
def section_4__2__complete_binary_tree(effort: Effort) -> Iterator[Case]:
    """The tree of a_i is a complete binary tree of depth i."""
    for i, a in product(range(1, up_to(effort) + 1), PLAYERS):
        level = {simple_value(a, i)}
        complete = True
        for _ in range(i):
            complete &= all(not is_leaf(x) and len(members(x)) == 2 for x in level)
            level = {y for x in level for y in members(x)}
        yield case({"base": a, "exponent": i}, complete and all(map(is_leaf, level)))


@claim("Section 4.2, paragraph 3, sentence 1, part 2", enumerated(*EXPONENTS))
def section_4__2__tree_all_outcomes(effort: Effort) -> Iterator[Case]:
    """The tree of a simple value contains all outcomes of the list that Rule 1 took it from."""
    for i, a in product(range(up_to(effort) + 1), PLAYERS):
        for brackets in (1, 2, 3):
            X = wrapped(simple_value(a, i), brackets)
            Y = simple_value(a, i)
            for _ in range(brackets):
                Y = applied_rule_1(wrapped(Y, 1))
            at = {"base": a, "exponent": i, "brackets": brackets}
            yield case(at, leaves(X) == leaves(Y) and Y == simple_value(a, i))


@claim(
    "Section 4.2, paragraph 3, sentence 1, part 2",
    readings={
        "unsimplified": using(base_moves(NONE, None), enumerated(*REACHED)),
        "selfish": using(base_moves(SELFISH, None), enumerated(*REACHED)),
    },
)
def section_4__2__tree_choosers() -> None:
    """The tree of a simple value shows who makes which choice: the base player of each node."""


@claim(
    "Section 4.2, paragraph 3, sentence 2, part 1",
    enumerated("0 to 60 forced moves, every starting player"),
)
def section_4__2__hundred_moves(effort: Effort) -> Iterator[Case]:
    """A choice of player 2 between 1 and 3 has the prudent value 2_1 however many forced moves come
    before it.
    """
    moves: dict[Any, dict[int, list[Any]]] = {
        "over": {},
        "1": {1: ["over"]},
        "3": {3: ["over"]},
        0: {2: ["1", "3"]},
    }
    for k in range(1, 61):
        moves[k] = {i: [k - 1] for i in PLAYERS}
    game = explicit_game(3, moves)
    for k, start in product(range(61), PLAYERS):
        (X,) = Evaluation(game, "prudent").values([(k, start)])
        yield case({"forced": k, "starts": start}, X == named("2_1"), value=shown(X))


# Rule 2


@claim("Rule 2, display", enumerated(*TRIED))
def rule_2__three(effort: Effort) -> Iterator[Case]:
    """For three players [[[x]]] becomes x, for every x."""
    for x in values_to_try(effort):
        yield case(shown(x), rule_2(wrapped(x, 3)) == x, to=shown(rule_2(wrapped(x, 3))))


@claim("Rule 2, general display", enumerated("every list of depth <= 2, N = 2 to 5"))
def rule_2__general(effort: Effort) -> Iterator[Case]:
    """For N players N pairs of brackets are taken away from any x, and no other number."""
    for x, N in product(lists_below(2), range(2, 6)):
        if inside(x, 1) is None:
            taken = [b for b in range(1, 2 * N) if rule_2(wrapped(x, b), N) == x]
            yield case({"value": shown(x), "players": N}, taken == [N], brackets=taken)


@claim(
    (
        "Section 4.2, paragraph after Rule 2, sentence 1",
        "Section 4.2, paragraph after Rule 2, sentence 3, part 1",
    ),
    enumerated(*TRIED),
)
def rule_2__choices_kept(effort: Effort) -> Iterator[Case]:
    """Rule 2 keeps outcomes and what each coalition can bring about."""
    for x, N in product(values_to_try(effort, 60), (3, 4)):
        X = wrapped(x, N)
        same = all(kept_power(X, rule_2(X, N), mover, N) for mover in range(1, N + 1))
        yield case({"value": shown(x), "players": N}, same and leaves(X) == leaves(x))


@claim("Section 4.2, paragraph after Rule 2, sentence 2", enumerated(*TRIED))
def rule_2__three_extra_moves(effort: Effort) -> Iterator[Case]:
    """x and [[[x]]] differ by three forced moves before the same tree: so played, a game of value x
    has value [[[x]]].
    """
    for x in values_to_try(effort):
        if not is_leaf(x):
            game, root = tree_game(x)
            forced = {"first": {1: ["second"]}, "second": {2: ["third"]}, "third": {3: [root]}}
            longer = explicit_game(3, {**game.moves, **forced})
            (before,) = Evaluation(game).values([(root, 1)])
            (X,) = Evaluation(longer).values([("first", 1)])
            yield case(shown(x), before == x and X == wrapped(x, 3), value=shown(X))


@claim("Section 4.2, paragraph after Rule 2, sentence 3, part 2", enumerated("N = 2 to 9"))
def rule_2__same_chooser(effort: Effort) -> Iterator[Case]:
    """After N forced turns the same player is to move, after fewer another."""
    for N in range(2, 10):
        for i in range(1, N + 1):
            same = []
            j = i
            for turns in range(1, N + 1):
                j = next_player(j, N)
                if j == i:
                    same.append(turns)
            yield case({"players": N, "player": i}, same == [N], turns=same)


# Rule 3


def merges(brackets: int, N: int) -> Iterator[Case]:
    """Whether merging a list of so many pairs of brackets keeps what players can bring about."""
    lists = lists_below(1)
    for xs in ((1,), (2,), (1, 2), (3,), (named("[1,3]"),), (1, named("[2,3]"))):
        for y in lists:
            nested = wrapped(y, brackets - 1)
            X = frozenset(xs) | {nested}
            merged = frozenset(xs) | members(y)
            if len(X) > 1 and X != merged:
                for mover in range(1, N + 1):
                    at = {"value": shown(X), "mover": mover, "players": N}
                    yield case(at, kept_power(X, merged, mover, N), to=shown(merged))


@claim(
    "Rule 3, display",
    readings={
        "two pairs, as the text has it": using(
            lambda effort: merges(2, 3), enumerated("six lists with each list of leaves merged")
        ),
        "three pairs, as the general form": using(
            lambda effort: merges(3, 3), enumerated("six lists with each list of leaves merged")
        ),
    },
)
def rule_3__three() -> None:
    """For three players a list in brackets merges with the list that it stands in without changing
    what players can bring about.
    """


@claim(
    "Rule 3, general display", enumerated("N = 2 to 4, six lists with each list of leaves merged")
)
def rule_3__general(effort: Effort) -> Iterator[Case]:
    """For N players a list in N pairs of brackets, its own included, merges without such a
    change.
    """
    for N in (2, 3, 4):
        yield from merges(N, N)
        for y in lists_below(1):
            X = frozenset({1, wrapped(y, N - 1)})
            if N > 2:
                at = {"value": shown(X), "players": N}
                yield case(at, rule_3(X, N) == {1, *members(y)})


@claim(
    "Section 4.2, paragraph after Rule 3, sentence 1",
    readings={
        "Rule 3 always": using(
            lambda effort: unmerged(ALWAYS, effort),
            enumerated("rows n <= 7", "rows n <= 8"),
        ),
        "Rule 3 among leaves only, as Table 1 needs": using(
            lambda effort: unmerged(DEFAULT, effort),
            enumerated("rows n <= 7", "rows n <= 8"),
        ),
    },
)
def rule_3__merges_ancestors() -> None:
    """With Rules 2 and 3 no list is left beside others in a list of the same player with nobody
    else's choice between.
    """


def unmerged(reading: Reading, effort: Effort) -> Iterator[Case]:
    """Whether a syntactic value still has what Rule 3 could merge."""
    for n in range(2, longest(effort, 7, 8) + 1):
        for board, X in row_values(n, 1, SYNTACTIC, reading).items():
            left = [x for x in contained(X) if not is_leaf(x) and rule_3(members(x)) != x]
            yield case({"board": board}, not left, value=shown(X))


@claim("Section 4.2, paragraph after Rule 3, sentence 2", enumerated("N = 2 to 9"))
def rule_3__same_player(effort: Effort) -> Iterator[Case]:
    """Where the nodes between do not branch, the same player makes both choices."""
    for N in range(2, 10):
        for i in range(1, N + 1):
            j = i
            for _ in range(N):
                j = next_player(j, N)
            yield case({"players": N, "player": i}, i == j)


@claim(
    "Section 4.2, paragraph after Rule 3, sentence 3",
    enumerated("300 random lists with a list to merge", "3000 random lists with a list to merge"),
)
def rule_3__choices_kept(effort: Effort) -> Iterator[Case]:
    """Merging keeps what each coalition can bring about."""
    random = Random(3)
    for _ in range(3000 if effort is Effort.DEEP else 300):
        x = random_value(random, 2)
        y = random_value(random, 3)
        if is_leaf(y):
            continue
        X = frozenset({x, wrapped(y, 2)})
        Y = rule_3(X)
        if len(X) > 1:
            same = all(kept_power(X, Y, mover) for mover in PLAYERS)
            yield case(shown(X), same and leaves(X) == leaves(Y), to=shown(Y))


@claim(
    "Section 4.2, paragraph 8, sentence 1",
    readings={
        "1 with two bars": using(lambda: merge_example("1_2"), printed()),
        "1 with one bar, as the text has it": using(lambda: merge_example("1_1"), printed()),
    },
)
def section_4__2__merge_example() -> None:
    """On player 1's turn the list of 2_1 and 1_2 simplifies to 1_2."""


def merge_example(one: str) -> Iterator[Cell]:
    """[1_2, 2_1] with 1_2 as player 1's own choice three turns later, and Rule 3."""
    X = frozenset({named("2_1"), wrapped(named(one), 2)})
    yield Cell(f"[{one}, 2_1]", shown(named(one)), shown(list_value(rule_3(members(X)))))


@claim("Section 4.2, paragraph 8, sentence 2, part 2", settled())
def section_4__2__merge_example_choice() -> Iterator[Case]:
    """There player 1 chooses between 2_1 at once and a later choice between 2_1 and 3_1."""
    yield case("1_2", members(named("1_2")) == {named("2_1"), named("3_1")})


@claim("Section 4.2, paragraph 8, sentence 3", settled())
def section_4__2__merge_example_result() -> Iterator[Case]:
    """Nobody else has an influence on that: every coalition can bring about the same in the list
    and in [2_1,3_1].
    """
    X = frozenset({named("2_1"), wrapped(named("1_2"), 2)})
    yield case("player 1 to move", kept_power(X, named("[2_1,3_1]"), 1), value=shown(X))
