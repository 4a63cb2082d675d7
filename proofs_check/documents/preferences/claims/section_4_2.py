"""Sections 4.1 and 4.2: simple values and the syntactic Rules 1 to 3."""

from collections.abc import Iterator
from itertools import product
from random import Random
from typing import Any

from proofs_check.core.claim import using
from proofs_check.core.evidence import Effort
from proofs_check.documents.preferences.claims.section_2 import RANDOM_GAMES, random_games
from proofs_check.documents.preferences.plans import (
    ALWAYS,
    MOST,
    MOST_DEEP,
    PLAYERS,
    TRIED,
    case,
    claim,
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
    rule_1,
    rule_2,
    rule_3,
    simple_value,
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
    "section-4.values-grow",
    "Section 4, sentence 1",
    "The longest value of a row gets longer with each vertex, from n = 4 on.",
    enumerated("n = 4 to 7, player 1 to move", "n = 4 to 9, player 1 to move"),
)
def _(effort: Effort) -> Iterator[Case]:
    before = 0
    for n in range(3, longest(effort, 7, 9) + 1):
        longest_value = max(len(shown(X)) for X in row_values(n, 1, NONE).values())
        if n > 3:
            yield case({"length": n}, longest_value > before, characters=longest_value)
        before = longest_value


@claim(
    "section-4.any-short-game",
    "Section 4, sentence 3",
    "The rules look at the game tree only: a game and one with other names for its positions have "
    "the same value under every preference.",
    enumerated(*RANDOM_GAMES),
)
def _(effort: Effort) -> Iterator[Case]:
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

    @claim(_name, f"Section 4.1, {_cite}", f"{_simple} is {_list}.", printed())
    def _(simple: str = _simple, brackets: str = _list) -> Iterator[Cell]:
        base, exponent = map(int, simple.split("_"))
        yield Cell(simple, shown(named(brackets)), shown(simple_value(base, exponent)))


@claim(
    "section-4.1.complement",
    "Section 4.1, sentence 2",
    "a_1 consists of all single numbers except a.",
    settled(),
)
def _() -> Iterator[Case]:
    for a in PLAYERS:
        yield case({"base": a}, members(simple_value(a, 1)) == set(PLAYERS) - {a})


def bars(simple: str, number: int) -> Iterator[Cell]:
    """A simple value by taking complements so many times."""
    X = {a: a for a in PLAYERS}
    level: dict[int, Value] = dict(X)
    for _ in range(number):
        level = {a: frozenset(level[b] for b in PLAYERS if b != a) for a in PLAYERS}
    yield Cell(simple, shown(level[1]), shown(named(simple)))


@claim("section-4.1.subscript-2", "Section 4.1, sentence 5", "1_2 is 1 with two bars.", printed())
def _() -> Iterator[Cell]:
    return bars("1_2", 2)


@claim("section-4.1.subscript-6", "Section 4.1, sentence 5", "1_6 is 1 with six bars.", printed())
def _() -> Iterator[Cell]:
    return bars("1_6", 6)


@claim(
    "definition-simple.recursion",
    "Section 4.1, sentence 6, part 1",
    "a_i is the list of the b_(i-1) for both b other than a.",
    enumerated(*EXPONENTS),
)
def _(effort: Effort) -> Iterator[Case]:
    for i, a in product(range(1, up_to(effort) + 1), PLAYERS):
        below = {simple_value(b, i - 1) for b in PLAYERS if b != a}
        yield case(
            {"base": a, "exponent": i}, members(simple_value(a, i)) == below and len(below) == 2
        )


@claim("definition-simple.zero", "Section 4.1, sentence 6, part 2", "a_0 is a.", settled())
def _() -> Iterator[Case]:
    for a in PLAYERS:
        yield case({"base": a}, simple_value(a, 0) == a == named(f"{a}_0"))


@claim(
    "definition-simple.simple-values",
    "Section 4.1, sentence 7",
    "The simple values are those that can be written a_i, each in one way.",
    enumerated(*EXPONENTS),
)
def _(effort: Effort) -> Iterator[Case]:
    seen: set[Value] = set()
    for i, a in product(range(up_to(effort) + 1), PLAYERS):
        X = simple_value(a, i)
        yield case({"base": a, "exponent": i}, as_simple(X) == (a, i) and X not in seen)
        seen.add(X)


@claim(
    "definition-simple.complex-values",
    "Section 4.1, sentence 8",
    "Every value that is no a_i is complex.",
    enumerated(*TRIED),
)
def _(effort: Effort) -> Iterator[Case]:
    written = {simple_value(a, i) for a, i in product(PLAYERS, range(8))}
    for X in values_to_try(effort):
        yield case(shown(X), (as_simple(X) is None) == (X not in written))


# Rule 1


def kept_power(X: Value, Y: Value, mover: int, N: int = 3) -> bool:
    """Whether every coalition can bring about the same in both."""
    return power(X, mover, N) == power(Y, mover, N)


@claim(
    "section-4.2.no-semantic-change",
    "Section 4.2, sentence 1",
    "Rules 1 to 3 change neither what the players can bring about nor the possible outcomes.",
    enumerated(*TRIED),
)
def _(effort: Effort) -> Iterator[Case]:
    for X in values_to_try(effort):
        if is_leaf(X):
            continue
        for rule in ("rule 1", "rule 2", "rule 3"):
            Y = {
                "rule 1": rule_1(X),
                "rule 2": rule_2(X),
                "rule 3": list_value(rule_3(members(X))),
            }
            for mover in PLAYERS:
                same = kept_power(X, Y[rule], mover) and leaves(X) == leaves(Y[rule])
                yield case(
                    {"value": shown(X), "rule": rule, "mover": mover}, same, to=shown(Y[rule])
                )


@claim(
    "section-4.2.no-semantic-change.weakened",
    "Section 4.2, sentence 1",
    "Rules 2 and 3 change neither, and Rule 1 does not where the base player is the one to choose.",
    enumerated(*TRIED),
)
def _(effort: Effort) -> Iterator[Case]:
    for X in values_to_try(effort):
        if is_leaf(X):
            continue
        for Y in (rule_2(X), list_value(rule_3(members(X)))):
            same = all(kept_power(X, Y, mover) for mover in PLAYERS)
            yield case({"value": shown(X)}, same and leaves(X) == leaves(Y), to=shown(Y))


@claim(
    "rule-1.outcomes-kept",
    "Section 4.2, sentence 1",
    "Rule 1 keeps the set of possible winners.",
    enumerated(*EXPONENTS),
)
def _(effort: Effort) -> Iterator[Case]:
    for i, a in product(range(up_to(effort) + 1), PLAYERS):
        X = frozenset({simple_value(a, i)})
        yield case({"base": a, "exponent": i}, leaves(X) == leaves(rule_1(X)))


@claim(
    "rule-1.choices-kept",
    "Section 4.2, sentence 1",
    "Rule 1 keeps what each coalition of players can bring about.",
    enumerated("a_i with i <= 6, every player to move"),
)
def _(effort: Effort) -> Iterator[Case]:
    for i, a, mover in product(range(7), PLAYERS, PLAYERS):
        x = simple_value(a, i)
        X = wrapped(x, 1)
        same = kept_power(X, rule_1(X), mover)
        yield case({"base": a, "exponent": i, "mover": mover}, same, value=shown(X))


@claim("rule-1", "Rule 1", "[x] becomes x for simple x, and for no other x.", enumerated(*TRIED))
def _(effort: Effort) -> Iterator[Case]:
    for x in values_to_try(effort):
        X = frozenset({x})
        yield case(shown(x), (rule_1(X) == x) == (as_simple(x) is not None), to=shown(rule_1(X)))


@claim(
    "section-4.2.different-chooser",
    "Section 4.2, paragraph after Rule 1, sentence 1, part 2",
    "[1,3] and [[1,3]] differ in who chooses: what players can bring about differs.",
    settled(),
)
def _() -> Iterator[Case]:
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
    "section-4.2.base-is-chooser",
    "Section 4.2, paragraph after Rule 1, sentence 2, part 1",
    "Where a simple value a_1 comes up, a is the player who chooses.",
    readings={
        "unsimplified": using(base_moves(NONE, None), enumerated(*REACHED)),
        "selfish": using(base_moves(SELFISH, None), enumerated(*REACHED)),
    },
)
def _() -> None:
    """Selfish players discard a loss beside a win."""


@claim(
    "section-4.2.base-is-chooser.weakened",
    "Section 4.2, paragraph after Rule 1, sentence 2, part 1",
    "With selfish players it is.",
    enumerated(*REACHED),
)
def _(effort: Effort) -> Iterator[Case]:
    return base_moves(SELFISH, None)(effort)  # type: ignore[no-any-return]


@claim(
    "section-4.2.two-bar-quote",
    "Section 4.2, paragraph after Rule 1, sentence 2, part 2",
    "2_1 says that player 2 chooses between 1 and 3.",
    readings={
        "unsimplified": using(base_moves(NONE, 2), enumerated(*REACHED)),
        "selfish": using(base_moves(SELFISH, 2), enumerated(*REACHED)),
    },
)
def _() -> None:
    """The same for base 2."""


@claim(
    "section-4.2.represents-both",
    "Section 4.2, paragraph after Rule 1, sentence 3",
    "2_1 can stand for [1,3] and for [[1,3]]: in both player 2 chooses.",
    readings={
        "whoever is to move": using(lambda: stands_for_both(PLAYERS), settled()),
        "where player 2's turn makes it so": using(lambda: stands_for_both(()), settled()),
    },
)
def _() -> None:
    """[1,3] with player 2 to move, [[1,3]] with player 1 to move."""


def stands_for_both(movers: tuple[int, ...]) -> Iterator[Case]:
    """What player 2 choosing between 1 and 3 brings about, against both lists."""
    meant = power(named("[1,3]"), 2)
    for text, right in (("[1,3]", 2), ("[[1,3]]", 1)):
        for mover in movers or (right,):
            yield case({"value": text, "mover": mover}, power(named(text), mover) == meant)


@claim(
    "section-4.2.complete-binary-tree",
    "Section 4.2, paragraph 3, sentence 1, part 1",
    "The tree of a_i is a complete binary tree of depth i.",
    enumerated(*EXPONENTS),
)
def _(effort: Effort) -> Iterator[Case]:
    for i, a in product(range(1, up_to(effort) + 1), PLAYERS):
        level = {simple_value(a, i)}
        complete = True
        for _ in range(i):
            complete &= all(not is_leaf(x) and len(members(x)) == 2 for x in level)
            level = {y for x in level for y in members(x)}
        yield case({"base": a, "exponent": i}, complete and all(map(is_leaf, level)))


@claim(
    "section-4.2.tree-all-outcomes",
    "Section 4.2, paragraph 3, sentence 1, part 2",
    "The tree of a simple value contains all outcomes of the list that Rule 1 took it from.",
    enumerated(*EXPONENTS),
)
def _(effort: Effort) -> Iterator[Case]:
    for i, a in product(range(up_to(effort) + 1), PLAYERS):
        for brackets in (1, 2, 3):
            X = wrapped(simple_value(a, i), brackets)
            Y = simple_value(a, i)
            for _ in range(brackets):
                Y = rule_1(wrapped(Y, 1))
            at = {"base": a, "exponent": i, "brackets": brackets}
            yield case(at, leaves(X) == leaves(Y) and Y == simple_value(a, i))


@claim(
    "section-4.2.tree-choosers",
    "Section 4.2, paragraph 3, sentence 1, part 2",
    "The tree of a simple value shows who makes which choice: the base player of each node.",
    readings={
        "unsimplified": using(base_moves(NONE, None), enumerated(*REACHED)),
        "selfish": using(base_moves(SELFISH, None), enumerated(*REACHED)),
    },
)
def _() -> None:
    """Looked at where a value a_1 comes up."""


@claim(
    "section-4.2.hundred-moves",
    "Section 4.2, paragraph 3, sentence 2, part 1",
    "A choice of player 2 between 1 and 3 has the prudent value 2_1 however many forced moves come "
    "before it.",
    enumerated("0 to 60 forced moves, every starting player"),
)
def _(effort: Effort) -> Iterator[Case]:
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


@claim(
    "rule-2.three",
    "Rule 2, display",
    "For three players [[[x]]] becomes x, for every x.",
    enumerated(*TRIED),
)
def _(effort: Effort) -> Iterator[Case]:
    for x in values_to_try(effort):
        yield case(shown(x), rule_2(wrapped(x, 3)) == x, to=shown(rule_2(wrapped(x, 3))))


@claim(
    "rule-2.general",
    "Rule 2, general display",
    "For N players N pairs of brackets are taken away from any x, and no other number.",
    enumerated("every list of depth <= 2, N = 2 to 5"),
)
def _(effort: Effort) -> Iterator[Case]:
    for x, N in product(lists_below(2), range(2, 6)):
        if inside(x, 1) is None:
            taken = [b for b in range(1, 2 * N) if rule_2(wrapped(x, b), N) == x]
            yield case({"value": shown(x), "players": N}, taken == [N], brackets=taken)


@claim(
    "rule-2.choices-kept",
    "Section 4.2, paragraph after Rule 2, sentence 1",
    "Rule 2 keeps outcomes and what each coalition can bring about.",
    enumerated(*TRIED),
)
def _(effort: Effort) -> Iterator[Case]:
    for x, N in product(values_to_try(effort, 60), (3, 4)):
        X = wrapped(x, N)
        same = all(kept_power(X, rule_2(X, N), mover, N) for mover in range(1, N + 1))
        yield case({"value": shown(x), "players": N}, same and leaves(X) == leaves(x))


@claim(
    "rule-2.three-extra-moves",
    "Section 4.2, paragraph after Rule 2, sentence 2",
    "x and [[[x]]] differ by three forced moves before the same tree: so played, a game of value x "
    "has value [[[x]]].",
    enumerated(*TRIED),
)
def _(effort: Effort) -> Iterator[Case]:
    for x in values_to_try(effort):
        if not is_leaf(x):
            game, root = tree_game(x)
            forced = {"first": {1: ["second"]}, "second": {2: ["third"]}, "third": {3: [root]}}
            longer = explicit_game(3, {**game.moves, **forced})
            (before,) = Evaluation(game).values([(root, 1)])
            (X,) = Evaluation(longer).values([("first", 1)])
            yield case(shown(x), before == x and X == wrapped(x, 3), value=shown(X))


@claim(
    "rule-2.same-chooser",
    "Section 4.2, paragraph after Rule 2, sentence 3, part 2",
    "After N forced turns the same player is to move, after fewer another.",
    enumerated("N = 2 to 9"),
)
def _(effort: Effort) -> Iterator[Case]:
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
    "rule-3.three",
    "Rule 3, display",
    "For three players a list in brackets merges with the list that it stands in without changing "
    "what players can bring about.",
    readings={
        "two pairs, as the text has it": using(
            lambda effort: merges(2, 3), enumerated("six lists with each list of leaves merged")
        ),
        "three pairs, as the general form": using(
            lambda effort: merges(3, 3), enumerated("six lists with each list of leaves merged")
        ),
    },
)
def _() -> None:
    """With two pairs the next but one player chooses."""


@claim(
    "rule-3.general",
    "Rule 3, general display",
    "For N players a list in N pairs of brackets, its own included, merges without such a change.",
    enumerated("N = 2 to 4, six lists with each list of leaves merged"),
)
def _(effort: Effort) -> Iterator[Case]:
    for N in (2, 3, 4):
        yield from merges(N, N)
        for y in lists_below(1):
            X = frozenset({1, wrapped(y, N - 1)})
            if N > 2:
                at = {"value": shown(X), "players": N}
                yield case(at, rule_3(X, N) == {1, *members(y)})


@claim(
    "rule-3.merges-ancestors",
    "Section 4.2, paragraph after Rule 3, sentence 1",
    "With Rules 2 and 3 no list is left beside others in a list of the same player with nobody "
    "else's choice between.",
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
def _() -> None:
    """By the syntactic values."""


def unmerged(reading: Reading, effort: Effort) -> Iterator[Case]:
    """Whether a syntactic value still has what Rule 3 could merge."""
    for n in range(2, longest(effort, 7, 8) + 1):
        for board, X in row_values(n, 1, SYNTACTIC, reading).items():
            left = [x for x in contained(X) if not is_leaf(x) and rule_3(members(x)) != x]
            yield case({"board": board}, not left, value=shown(X))


@claim(
    "rule-3.same-player",
    "Section 4.2, paragraph after Rule 3, sentence 2",
    "Where the nodes between do not branch, the same player makes both choices.",
    enumerated("N = 2 to 9"),
)
def _(effort: Effort) -> Iterator[Case]:
    for N in range(2, 10):
        for i in range(1, N + 1):
            j = i
            for _ in range(N):
                j = next_player(j, N)
            yield case({"players": N, "player": i}, i == j)


@claim(
    "rule-3.choices-kept",
    "Section 4.2, paragraph after Rule 3, sentence 3",
    "Merging keeps what each coalition can bring about.",
    enumerated("300 random lists with a list to merge", "3000 random lists with a list to merge"),
)
def _(effort: Effort) -> Iterator[Case]:
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
    "section-4.2.merge-example",
    "Section 4.2, paragraph 8, sentence 1",
    "On player 1's turn the list of 2_1 and 1_2 simplifies to 1_2.",
    readings={
        "1 with two bars": using(lambda: merge_example("1_2"), printed()),
        "1 with one bar, as the text has it": using(lambda: merge_example("1_1"), printed()),
    },
)
def _() -> None:
    """Bars may be lost in the text."""


def merge_example(one: str) -> Iterator[Cell]:
    """[1_2, 2_1] with 1_2 as player 1's own choice three turns later, and Rule 3."""
    X = frozenset({named("2_1"), wrapped(named(one), 2)})
    yield Cell(f"[{one}, 2_1]", shown(named(one)), shown(list_value(rule_3(members(X)))))


@claim(
    "section-4.2.merge-example-choice",
    "Section 4.2, paragraph 8, sentence 2, part 2",
    "There player 1 chooses between 2_1 at once and a later choice between 2_1 and 3_1.",
    settled(),
)
def _() -> Iterator[Case]:
    yield case("1_2", members(named("1_2")) == {named("2_1"), named("3_1")})


@claim(
    "section-4.2.merge-example-result",
    "Section 4.2, paragraph 8, sentence 3",
    "Nobody else has an influence on that: every coalition can bring about the same in the list "
    "and in [2_1,3_1].",
    settled(),
)
def _() -> Iterator[Case]:
    X = frozenset({named("2_1"), wrapped(named("1_2"), 2)})
    yield case("player 1 to move", kept_power(X, named("[2_1,3_1]"), 1), value=shown(X))
