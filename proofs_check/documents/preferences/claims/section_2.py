"""Section 2: the games, their values, Examples 1 and 2; the abstract's claim."""

from collections.abc import Callable, Iterable, Iterator
from itertools import pairwise, permutations, product
from random import Random
from typing import Any

from proofs_check.core.claim import using
from proofs_check.core.evidence import Effort
from proofs_check.documents.preferences.claims import claim
from proofs_check.documents.preferences.plans import (
    PLAYERS,
    PRINTED,
    TRIED,
    all_boards,
    as_moves,
    case,
    longest,
    named,
    playable_boards,
    random_game,
    reached_values,
    row_values,
    rows_up_to,
    shown,
    small_values,
    value_of,
    values_to_try,
)
from proofs_check.documents.preferences.plans import claim as old_claim
from proofs_check.methods.enumeration import Case, enumerated, settled
from proofs_check.methods.printed import Cell, printed
from reference.errors import InvalidInput
from reference.preferences import (
    DEFAULT,
    Evaluation,
    Preference,
    SkippedTurn,
    Value,
    analysed_rows,
    as_simple,
    contained,
    contains,
    explicit_game,
    is_over,
    list_value,
    list_value_same,
    next_player,
    row,
)

NONE, PRUDENT = Preference.NONE, Preference.PRUDENT
RANDOM_GAMES = ("400 random games of 9 positions", "4000 random games of 9 positions")


UP_TO_8 = (
    rows_up_to(7, 9)[0] + "; n = 8 with player 1 to start",
    rows_up_to(7, 9)[1],
)


def random_games(effort: Effort, N: int = 3) -> Iterator[Any]:
    """A fixed sample of games, each to be played from position 0."""
    random = Random(2 * N + 1)
    return (random_game(random, N) for _ in range(4000 if effort is Effort.DEEP else 400))


def all_simple(reading: Any, default: int = 7) -> Any:
    """Whether each row's prudent value is simple, the shortest rows first.

    Up to 8 vertices only with player 1 to start, unless `--deep`.
    """

    def cases(effort: Effort) -> Iterator[Case]:
        for n in range(2, longest(effort, default, 9) + 1):
            for start in PLAYERS if n < 8 or effort is Effort.DEEP else (1,):
                for board, X in row_values(n, start, PRUDENT, reading).items():
                    at = {"board": board, "starts": start}
                    yield case(at, as_simple(X) is not None, value=shown(X))

    return cases


@claim(
    "Abstract, sentence 2, part 1",
    readings={
        "Definition 11 as printed": using(all_simple(PRINTED, 8), enumerated(*UP_TO_8)),
        "order of Theorem 15": using(all_simple(DEFAULT), enumerated(*rows_up_to(7, 9))),
    },
)
def abstract__fixed_start_concise() -> None:
    """With a fixed starting player and prudent players every short three-player game has one of the
    values a_i.
    """


@claim("Section 2, paragraph 1, sentence 3", enumerated("N = 2 to 9"))
def section_2__turn_order(effort: Effort) -> Iterator[Case]:
    """The turn goes from player i to i + 1, and from N to 1."""
    for N in range(2, 10):
        order = [1]
        for _ in range(2 * N - 1):
            order.append(next_player(order[-1], N))
        yield case({"players": N}, order == [*range(1, N + 1)] * 2, order=order)


@claim(
    (
        "Section 2, paragraph 1, sentence 4",
        "Section 3, sentence before Example 3, part 2",
        "Section 5, sentence after Selfish",
        "Section 5, paragraph on Table 1, sentence 10, part 2",
    ),
    settled(),
)
def section_2__player_1_starts() -> Iterator[Case]:
    """Player 1 starts: the printed values of Examples 3 to 5 are those with player 1 to move, and
    no other starting player gives all three.
    """
    examples = {"213": "1", "12223": "[[1,3]]", "123213": "[[1,3],[1,[1,2]],[2,3]]"}
    for start in PLAYERS:
        same = all(value_of(b, start, NONE) == named(v) for b, v in examples.items())
        yield case({"starts": start}, same == (start == 1), all_three=same)


def last_mover(board: tuple[int, ...], start: int) -> set[int]:
    """Who makes the last move on some line of play, by playing all of them."""
    game, _ = row("1" * len(board))
    found: set[int] = set()
    waiting = [(board, start, 0)]
    while waiting:
        position, i, last = waiting.pop()
        if is_over(game, position):
            found.add(last)
            continue
        moved = list(game.options(position, i))
        waiting += [(o, next_player(i, 3), i) for o in moved] or [
            (position, next_player(i, 3), last)
        ]
    return found


@claim(
    (
        "Section 2, paragraph 1, sentences 5-6",
        "Section 2, paragraph 2, sentence 3",
        "Section 3, paragraph 3, sentence 3, part 3",
    ),
    enumerated("every row with n <= 5, every starting player", "the same with n <= 6"),
)
def section_2__normal_play(effort: Effort) -> Iterator[Case]:
    """The winner is the player who makes the last move: the leaves of the value are the last movers
    of the lines of play.
    """
    for n in range(2, longest(effort, 5, 6) + 1):
        game, _ = row("1" * n)
        evaluation = Evaluation(game)
        for board in playable_boards(n):
            for start in PLAYERS:
                (X,) = evaluation.values([(board, start)])
                winners = {x for x in contained(X) if isinstance(x, int)}
                at = {"board": list(board), "starts": start}
                yield case(at, winners == last_mover(board, start), value=shown(X))


@claim(
    ("Section 2, paragraph 1, sentence 7", "Section 3, paragraph 3, sentence 3, part 1"),
    enumerated("every row with n <= 6, every starting player", "the same with n <= 7"),
)
def section_2__skip(effort: Effort) -> Iterator[Case]:
    """A player without a move is skipped: the value is that of the same position with the next
    player to move, in a list of its own where it is no leaf.
    """
    for n in range(2, longest(effort, 6, 7) + 1):
        game, _ = row("1" * n)
        known = reached_values(n, 1, NONE)
        for (board, i), X in known.items():
            if not any(True for _ in game.options(board, i)):
                after = known[board, next_player(i, 3)]
                at = {"board": list(board), "to_move": i}
                yield case(at, list_value([after]) == X, value=shown(X), after=shown(after))


@claim(
    "Section 2, paragraph 1, sentence 7",
    readings={
        "a level": using(lambda: skipped_cells(SkippedTurn.LEVEL), printed()),
        "no level": using(lambda: skipped_cells(SkippedTurn.NO_LEVEL), printed()),
    },
)
def section_2__skip_adds_bracket() -> None:
    """A skipped turn is a level of the tree: only so has Table 1 its unsimplified values."""


def skipped_cells(skipped_turn: SkippedTurn) -> Iterator[Cell]:
    """The printed numbers of unsimplified values for n = 2 to 7."""
    reading = DEFAULT._replace(skipped_turn=skipped_turn)
    for n, number in ((2, 2), (3, 3), (4, 7), (5, 21), (6, 77), (7, 506)):
        values = set(row_values(n, 1, NONE, reading).values())
        yield Cell(f"Table 1, row {n}, Unsimplified", number, len(values))


@claim(
    "Section 2, paragraph 1, sentence 8", enumerated("every row with n <= 6, every starting player")
)
def section_2__some_move_exists(effort: Effort) -> Iterator[Case]:
    """A position without a move for anybody has no value, and no such position is looked at."""
    for n in range(1, 7):
        game, _ = row("1" * n)
        for board in all_boards(n):
            if is_over(game, board):
                refused = False
                try:
                    Evaluation(game).values([(board, 1)])
                except InvalidInput:
                    refused = True
                yield case({"board": list(board)}, refused)
        yield case({"length": n}, not any(is_over(*row(board)) for board in analysed_rows(n)))


@claim(
    ("Section 2, paragraph 1, sentence 9", "Proof of Theorem 16, sentence 1"),
    enumerated("every row with n <= 6"),
)
def section_2__converging(effort: Effort) -> Iterator[Case]:
    """Clobber converges: every move leaves one token fewer. A game that comes back to a position is
    refused.
    """
    for n in range(2, 7):
        game, _ = row("1" * n)
        for board in playable_boards(n):
            tokens = sum(map(bool, board))
            after = {sum(map(bool, o)) for i in PLAYERS for o in game.options(board, i)}
            yield case({"board": list(board)}, after == {tokens - 1}, tokens=tokens)
    loop = explicit_game(2, {"a": {1: ["b"]}, "b": {2: ["a"]}})
    refused = False
    try:
        Evaluation(loop).values([("a", 1)])
    except InvalidInput:
        refused = True
    yield case("a game that comes back", refused)


@claim("Section 2, paragraph 2, sentence 2", enumerated("every row with n <= 6"))
def section_2__leaves(effort: Effort) -> Iterator[Case]:
    """Play ends where no player can move, not where the player to move can not."""
    for n in range(2, 7):
        game, _ = row("1" * n)
        for board in all_boards(n):
            adjacent = any(a and b and a != b for a, b in pairwise(board))
            yield case({"board": list(board)}, is_over(game, board) != adjacent)
    yield case("12, player 3 to move", not is_over(*row("12")))


@claim(
    "Section 2, paragraph 2, sentence 4",
    enumerated("every row with n <= 5, every starting player", "the same with n <= 6"),
)
def section_2__leaf_unconditional(effort: Effort) -> Iterator[Case]:
    """A value is the number a if and only if a makes the last move on every line of play."""
    for n in range(2, longest(effort, 5, 6) + 1):
        game, _ = row("1" * n)
        evaluation = Evaluation(game)
        for board in playable_boards(n):
            for start in PLAYERS:
                (X,) = evaluation.values([(board, start)])
                winners = last_mover(board, start)
                same = winners == {X} if isinstance(X, int) else len(winners) > 1
                yield case({"board": list(board), "starts": start}, same, value=shown(X))


@claim(
    ("Section 2, paragraph 3, sentence 1, part 1", "Section 2, paragraph 3, sentence 2"),
    enumerated(*RANDOM_GAMES),
)
def section_2__value_is_set_of_child_values(effort: Effort) -> Iterator[Case]:
    """The value of a position is the list of its children's values, each once; for one leaf it is
    that leaf.
    """

    def naive(game: Any, k: int, i: int) -> Value:
        children: set[Value] = set()
        options = list(game.options(k, i)) or [k]
        for option in options:
            over = is_over(game, option)
            children.add(i if over else naive(game, option, next_player(i, 3)))
        only = next(iter(children))
        return only if len(children) == 1 and isinstance(only, int) else frozenset(children)

    for game in random_games(effort):
        (X,) = Evaluation(game).values([(0, 1)])
        yield case(as_moves(game), naive(game, 0, 1) == X, value=shown(X))


@claim("Section 2, paragraph 3, sentence 1, part 2", settled())
def section_2__player_part_of_position() -> Iterator[Case]:
    """The value depends on who is to move: some board has different values for different
    players.
    """
    values = [shown(value_of("12", i, NONE)) for i in PLAYERS]
    yield case({"board": "12"}, len(set(values)) > 1, values=values)


@claim("Section 2, paragraph 3, sentence 4", enumerated(*TRIED))
def section_2__contains(effort: Effort) -> Iterator[Case]:
    """A list contains itself, its members and what they contain, and nothing else; a leaf contains
    itself.
    """
    for X in values_to_try(effort):
        inside = {a for x in X for a in contained(x)} if isinstance(X, frozenset) else set()
        yield case(shown(X), contained(X) == inside | {X} and contains(X, X))


def same_children(of: Callable[[Iterable[Value]], Value]) -> Any:
    """Whether children of one value give it to their parent."""

    def cases(effort: Effort) -> Iterator[Case]:
        for X in small_values(2):
            parent = of([X, X])
            yield case(shown(X), parent == X, parent=shown(parent))
        printed_value = value_of("12223", 1, NONE, DEFAULT._replace(list_value=of))
        found = shown(printed_value)
        yield case("Example 4", printed_value == named("[[1,3]]"), value=found)

    return cases


@claim(
    "Section 2, paragraph 4, sentence 1",
    readings={
        "as printed, for every value": using(
            same_children(list_value_same), enumerated("every value of depth <= 2, Example 4")
        ),
        "with the lists of Example 4": using(
            same_children(list_value), enumerated("every value of depth <= 2, Example 4")
        ),
    },
)
def section_2__same_children() -> None:
    """If all children have the same value, the parent has it too, and Example 4 comes out."""


@claim("Section 2, paragraph 4, sentence 1", settled())
def section_2__same_children__weakened() -> Iterator[Case]:
    """If all children have the same leaf as value, the parent has it too."""
    for a, times in product(PLAYERS, (1, 2, 3)):
        yield case({"leaf": a, "children": times}, list_value([a] * times) == a)


@claim(
    ("Section 2, paragraph 4, sentence 2", "Section 2, paragraph 4, sentence 2, notation 3"),
    settled(),
)
def section_2__singleton_leaf() -> Iterator[Case]:
    """A list of one leaf is that leaf."""
    for a in PLAYERS:
        yield case(f"[{a}]", named(f"[{a}]") == a)


@claim(
    (
        "Section 2, paragraph 4, sentence 3",
        "Section 4.2, paragraph after Rule 1, sentence 1, part 1",
    ),
    settled(),
)
def section_2__one_three_differs() -> Iterator[Case]:
    """[1,3] differs from [[1,3]]."""
    yield case("[1,3], [[1,3]]", named("[1,3]") != named("[[1,3]]"))


def choosers(wanted: str, n: int, chooser_offset: int) -> Iterator[Case]:
    """In each position with this value, who has two moves to leaves 1 and 3 at first."""
    game, _ = row("1" * n)
    known = reached_values(n, 1, NONE)
    for (board, i), X in known.items():
        if X != named(wanted):
            continue
        position, j = board, i
        for _ in range(chooser_offset):
            children = set(game.options(position, j)) or {position}
            j = next_player(j, 3)
            position = min(children)
        winners = {
            shown(known[o, next_player(j, 3)]) if not is_over(game, o) else str(j)
            for o in set(game.options(position, j)) or {position}
        }
        yield case({"board": list(board), "to_move": i}, winners == {"1", "3"}, chooser=j)


@claim(
    "Section 2, paragraph 4, sentence 4, part 1",
    enumerated("every position of rows with n = 6", "every position of rows with n = 7"),
)
def section_2__one_three_mover_chooses(effort: Effort) -> Iterator[Case]:
    """With the value [1,3] the player to move chooses between children 1 and 3."""
    return choosers("[1,3]", longest(effort, 6, 7), 0)


@claim(
    "Section 2, paragraph 4, sentence 4, part 2",
    enumerated("every position of rows with n = 6", "every position of rows with n = 7"),
)
def section_2__one_three_next_chooses(effort: Effort) -> Iterator[Case]:
    """With the value [[1,3]] the next player chooses between children 1 and 3."""
    return choosers("[[1,3]]", longest(effort, 6, 7), 1)


@claim("Section 2, paragraph 4, sentence 5", settled())
def section_2__triple_bracket_leaf() -> Iterator[Case]:
    """[[[3]]] is 3."""
    yield case("[[[3]]]", named("[[[3]]]") == 3)


@claim("Section 2, paragraph 5, part 1", settled())
def section_2__order_irrelevant() -> Iterator[Case]:
    """The order of the elements of a list does not matter."""
    parts = ["1", "2", "[1,3]", "[[2,3]]"]
    for order in permutations(parts):
        text = f"[{','.join(order)}]"
        yield case(text, named(text) == named("[1,2,[1,3],[[2,3]]]"))


@claim("Section 2, paragraph 5, part 2", settled())
def section_2__repeats_irrelevant() -> Iterator[Case]:
    """Elements that occur several times count once."""
    for text, once in (("[1,1,3]", "[1,3]"), ("[[1,3],[3,1]]", "[[1,3]]"), ("[3,3]", "3")):
        yield case(text, named(text) == named(once), once=once)


# Examples 1 and 2


def example(name: str, children: tuple[str, ...], value: str, inside: tuple[str, ...]) -> None:
    """Enter the value of an example and what it contains."""
    number = name[-1]

    @old_claim(
        f"{name}.value",
        f"Example {number}, sentence 1" + (", part 1" if number == "1" else ""),
        f"Children {', '.join(children)} give {value}.",
        printed(),
    )
    def _() -> Iterator[Cell]:
        yield Cell(
            f"Example {number}", shown(named(value)), shown(list_value(map(named, children)))
        )

    @old_claim(
        f"{name}.contains",
        f"Example {number}, sentence " + ("1, part 2" if number == "1" else "2"),
        f"That value contains exactly {', '.join(inside)}.",
        printed(),
    )
    def _() -> Iterator[Cell]:
        found = sorted(map(shown, contained(list_value(map(named, children)))))
        yield Cell(f"Example {number}", sorted(inside), found)


example("example-1", ("2", "2", "2", "3"), "[2,3]", ("2", "3", "[2,3]"))
example(
    "example-2",
    ("2", "[2,3]", "[2,3]", "[1,[1,3]]"),
    "[2,[2,3],[1,[1,3]]]",
    ("1", "2", "3", "[1,3]", "[2,3]", "[1,[1,3]]", "[2,[2,3],[1,[1,3]]]"),
)


@claim("Section 2, paragraph after Example 1, sentence 1", settled())
def example_1__kingmaker() -> Iterator[Case]:
    """With [2,3] player 1 to move picks the winner and is never it."""
    X = named("[2,3]")
    yield case("[2,3]", not contains(X, 1) and len(contained(X)) == 3)


@claim(
    "Section 2, paragraph after Example 1, sentence 2, part 1",
    enumerated("every row of Table 1 with n <= 7", "every row of Table 1 with n <= 8"),
)
def example_1__no_winning_move(effort: Effort) -> Iterator[Case]:
    """In positions with value [2,3] player 1 has no move after which player 1 wins."""
    yield from kingmakers(effort, lambda winners: 1 not in winners)


@claim(
    "Section 2, paragraph after Example 1, sentence 2, part 2",
    enumerated("every row of Table 1 with n <= 7", "every row of Table 1 with n <= 8"),
)
def example_1__decides_winner(effort: Effort) -> Iterator[Case]:
    """In positions with value [2,3] player 1's move determines which of the others wins."""
    yield from kingmakers(effort, lambda winners: winners == {2, 3})


def kingmakers(effort: Effort, holds: Any) -> Iterator[Case]:
    """The rows with value [2,3], and the winners after player 1's moves."""
    for n in range(2, longest(effort, 7, 8) + 1):
        game, _ = row("1" * n)
        known = reached_values(n, 1, NONE)
        for board, X in row_values(n, 1, NONE).items():
            if X == named("[2,3]"):
                options = list(game.options(tuple(map(int, board)), 1))
                winners = {1 if is_over(game, o) else known[o, 2] for o in options}
                yield case({"board": board}, holds(winners), winners=sorted(map(shown, winners)))
