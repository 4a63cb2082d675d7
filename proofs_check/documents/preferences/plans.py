"""The ranges of this ledger: rows of Clobber, small sets of values, chains of simple values."""

from collections.abc import Callable, Iterable, Iterator, Mapping
from functools import cache, lru_cache
from itertools import combinations, product
from random import Random
from typing import Any, NamedTuple

from proofs_check.core.claim import using
from proofs_check.core.evidence import Effort, Json
from proofs_check.core.moving import Ledger
from proofs_check.methods.enumeration import Case, enumerated
from proofs_check.methods.printed import Cell, printed_rows
from reference.preferences import (
    DEFAULT,
    Comparison,
    Evaluation,
    ExplicitGame,
    Preference,
    Reading,
    Value,
    analysed_rows,
    as_simple,
    definition_11,
    definition_11_or_first,
    definition_11_repaired,
    explicit_game,
    format_value,
    is_leaf,
    is_over,
    list_value,
    members,
    parse_value,
    row,
    rule_1,
    rule_2,
    rule_3,
    rule_4,
    rule_5,
    with_choosers,
)

LEDGER = Ledger("preferences")
claim = LEDGER.claim

DOCUMENT = "preferences"
PLAYERS = (1, 2, 3)

PRINTED = DEFAULT._replace(definition_11=definition_11)
"""Definition 11 as printed, "and" before "or"; a loss is below a win."""
OR_FIRST = DEFAULT._replace(definition_11=definition_11_or_first)
TO_THE_LETTER = PRINTED._replace(selfish_rules=(rule_4, rule_5))
REPAIRED = DEFAULT._replace(definition_11=definition_11_repaired)
AWARE = PRINTED._replace(compared=with_choosers)
"""As printed, and a comparison knows who chooses at each node, by the order of turns.

A simple value says itself who chooses (Section 4.2), so that for these `PRINTED` is as aware.
"""

FORMS: Mapping[str, Reading] = {
    "and before or": PRINTED,
    "or before and": OR_FIRST,
    "Rules 4 and 5 to the letter": TO_THE_LETTER,
}
"""The readings under which Definition 11 is checked as printed."""
BY_FORM: Mapping[str, Reading] = {
    "Definition 11 as printed": PRINTED,
    "order of Theorem 15": DEFAULT,
}
"""The definition of prudent play, and the order that the text derives from it."""


def case(at: Any, holds: bool, **values: Json) -> Case:
    """One case: JSON that says where, whether it holds there, and the values by name."""
    return Case(at, bool(holds), values)


# Rows


def rows_up_to(default: int, deep: int) -> tuple[str, str]:
    """Both ranges in words."""
    return (
        f"every row of Table 1 with n <= {default}, every starting player, by the reference",
        f"every row of Table 1 with n <= {deep}, every starting player, by the reference",
    )


def longest(effort: Effort, default: int, deep: int) -> int:
    """The longest row of the effort."""
    return deep if effort is Effort.DEEP else default


@cache
def analysed(n: int) -> tuple[str, ...]:
    """The rows of Table 1 of one length."""
    return tuple(analysed_rows(n))


@cache
def row_values(
    n: int, start: int, chosen: Preference, reading: Reading = DEFAULT
) -> Mapping[str, Value]:
    """The value of each row of Table 1 of one length, with one starting player."""
    game, _ = row("1" * n)
    evaluation = Evaluation(game, chosen, reading)
    boards = analysed(n)
    found = evaluation.values((tuple(map(int, board)), start) for board in boards)
    return dict(zip(boards, found, strict=True))


def clear_caches() -> None:
    """Forget what was computed, for tests that replace a definition."""
    row_values.cache_clear()
    reached_values.cache_clear()
    relation.cache_clear()


@cache
def reached_values(
    n: int, start: int, chosen: Preference, reading: Reading = DEFAULT
) -> Mapping[tuple[tuple[int, ...], int], Value]:
    """The value of each position that comes up, with the player to move, over both colours."""
    game, _ = row("1" * n)
    evaluation = Evaluation(game, chosen, reading)
    evaluation.values((tuple(map(int, board)), start) for board in analysed(n))
    return evaluation.known


def value_of(board: str, start: int, chosen: Preference, reading: Reading = DEFAULT) -> Value:
    """The value of one row."""
    game, tokens = row(board)
    (found,) = Evaluation(game, chosen, reading).values([(tokens, start)])
    return found


def all_boards(n: int, N: int = 3) -> Iterator[tuple[int, ...]]:
    """Every 1 x n board, also those that Table 1 leaves out."""
    return product(range(N + 1), repeat=n)


def playable_boards(n: int, N: int = 3) -> Iterator[tuple[int, ...]]:
    """Those on which some player can move."""
    game, _ = row("1" * n, N)
    return (board for board in all_boards(n, N) if not is_over(game, board))


# Values


@lru_cache(maxsize=10_000)
def named(name: str) -> Value:
    """The value with this name, `2_1` or brackets."""
    return parse_value(name)


@lru_cache(maxsize=100_000)
def shown(X: Value) -> str:
    """In brackets."""
    return format_value(X)


@cache
def small_values(depth: int) -> tuple[Value, ...]:
    """Every value for three players nested at most so deeply, shortest brackets first.

    There are 3 of depth 0, 7 of depth 1, 127 of depth 2.
    """
    found: set[Value] = set(PLAYERS)
    for _ in range(depth):
        lists = {
            frozenset(chosen)
            for size in range(1, len(found) + 1)
            for chosen in combinations(sorted(found, key=shown), size)
        }
        found |= {X for X in lists if len(X) > 1 or not is_leaf(next(iter(X)))}
    return tuple(sorted(found, key=lambda X: (len(shown(X)), shown(X))))


ALWAYS = DEFAULT._replace(rule_3=rule_3)


@lru_cache(maxsize=100_000)
def simplified(X: Value) -> Value:
    """X after Rules 1 to 3 as printed, from the inside, until none applies."""
    if is_leaf(X):
        return X
    before = frozenset(map(simplified, members(X)))
    after = rule_2(rule_1(list_value(rule_3(before))))
    return after if after == before else simplified(after)


@cache
def short_values(most: int) -> tuple[Value, ...]:
    """Every value for three players with at most so many characters, the shortest first.

    There are 148 with at most 13.
    """
    found: list[Value] = list(PLAYERS)
    for length in range(5, most + 1):
        lists = {frozenset(chosen) for chosen in _choices(tuple(found), 0, length - 2)}
        found += sorted(
            (X for X in lists if len(X) > 1 or not is_leaf(min(X, key=shown))), key=shown
        )
    return tuple(found)


def _choices(values: tuple[Value, ...], first: int, room: int) -> Iterator[tuple[Value, ...]]:
    """Values that fill so many characters, with commas between them; the shortest stand first."""
    for k in range(first, len(values)):
        length = len(shown(values[k]))
        if length == room:
            yield (values[k],)
        elif length > room:
            break
        else:
            for others in _choices(values, k + 1, room - length - 1):
                yield (values[k], *others)


def random_value(random: Random, depth: int, most: int = 3) -> Value:
    """A value nested at most so deeply."""
    if depth == 0 or random.random() < 0.2:
        return random.choice(PLAYERS)
    chosen = {random_value(random, depth - 1, most) for _ in range(random.randint(1, most))}
    if len(chosen) == 1 and is_leaf(next(iter(chosen))):
        return next(iter(chosen))
    return frozenset(chosen)


def random_values(effort: Effort, count: int, depth: int = 4) -> Iterator[Value]:
    """A fixed sample of deeper values, ten times as many under `--deep`."""
    random = Random(20_261_121)
    for _ in range(count * (10 if effort is Effort.DEEP else 1)):
        yield random_value(random, depth)


def values_to_try(effort: Effort, count: int = 300) -> Iterator[Value]:
    """Every value of depth at most 2, then deeper ones."""
    yield from small_values(2)
    yield from random_values(effort, count)


TRIED = (
    "every value of depth <= 2 and 300 random ones of depth <= 4",
    "every value of depth <= 2 and 3000 random ones of depth <= 4",
)


def random_game(random: Random, N: int = 3, positions: int = 9) -> ExplicitGame:
    """A converging game in which position 0 can be moved in, with moves to later positions."""
    moves: dict[int, dict[int, list[int]]] = {k: {} for k in range(positions)}
    for k in range(positions - 1):
        for i in range(1, N + 1):
            later = range(k + 1, min(positions, k + 5))
            moves[k][i] = [j for j in later if random.random() < 0.4]
    moves[0][random.randint(1, N)] = [1]
    return explicit_game(N, moves)


def as_moves(game: ExplicitGame) -> Json:
    """A game as a witness states it."""
    return {
        str(k): {str(i): [str(o) for o in options] for i, options in by_player.items() if options}
        for k, by_player in game.moves.items()
    }


def tree_game(X: Value, N: int = 3, mover: int = 1) -> tuple[ExplicitGame, Any]:
    """A game whose value is X: at each list the mover has one move for each member.

    A leaf a is reached by a position in which only player a can move, and only once.
    """
    moves: dict[Any, dict[int, list[Any]]] = {"over": {}}

    def enter(x: Value, i: int) -> Any:
        if isinstance(x, int):
            moves[f"won by {x}"] = {x: ["over"]}
            return f"won by {x}"
        key = (shown(x), i)
        if key not in moves:
            moves[key] = {i: [enter(y, i % N + 1) for y in sorted(x, key=shown)]}
        return key

    root = enter(X, mover)
    return explicit_game(N, moves), root


Power = tuple[frozenset[frozenset[int]], ...]
"""For each coalition, the sets of winners that it can confine the outcome to."""


def power(X: Value, mover: int, N: int = 3) -> Power:
    """What each coalition can bring about in the tree of a value, player `mover` choosing first."""
    players = range(1, N + 1)
    coalitions = [frozenset(c) for size in range(N + 1) for c in combinations(players, size)]

    def of(x: Value, i: int, coalition: frozenset[int]) -> frozenset[frozenset[int]]:
        if isinstance(x, int):
            return frozenset(c for c in coalitions if x in c)
        parts = [of(y, i % N + 1, coalition) for y in x]
        if i in coalition:
            return frozenset().union(*parts)
        return frozenset.intersection(*parts)

    return tuple(of(X, mover, coalition) for coalition in coalitions)


# Relations between simple values, by their names


@cache
def relation(p: int, reading: Reading, indifferent: bool = False) -> Comparison:
    """The comparisons of one player under one reading, remembered."""
    return Comparison(p, 3, reading, indifferent)


Statement = tuple[str, str, str]
"""Two names with "<" (prudently weaker), "|" (prudently incomparable) between them."""


def judged(at: Json, statement: Statement, reading: Reading, p: int = 1) -> Case:
    """One such statement, from player p's perspective."""
    left, sign, right = statement
    X, Y = named(left), named(right)
    comparison = relation(p, reading)
    below, above = comparison.prudently_weaker(X, Y), comparison.prudently_weaker(Y, X)
    holds = (below and not above) if sign == "<" else (not below and not above)
    return case(
        {"of": at, "left": left, "sign": sign, "right": right, "player": p},
        holds,
        below=below,
        above=above,
    )


MOST, MOST_DEEP = 12, 18
"""The largest i of the statements about a_i, for the default audit and `--deep`."""


def up_to(effort: Effort) -> int:
    """The largest i."""
    return MOST_DEEP if effort is Effort.DEEP else MOST


Statements = Callable[[int], Iterable[Statement]]


def for_exponents(
    name: str,
    cite: str,
    says: str,
    statements: Statements,
    *,
    first: int = 0,
    step: int = 1,
    forms: Mapping[str, Reading] | None = None,
    double: bool = False,
) -> None:
    """Enter a claim about a_i for every i from `first`.

    Args:
        name: the id without the document.
        cite: where it stands.
        says: the statement.
        statements: what it says of one i.
        first: the least i.
        step: 2 for even or odd i only.
        forms: the readings of Definition 11; the printed one by default.
        double: whether exponents go up to 2 i + 1, so that i goes half as far.
    """
    share = 2 if double else 1

    def cases(reading: Reading) -> Callable[[Effort], Iterator[Case]]:
        def of(effort: Effort) -> Iterator[Case]:
            for i in range(first, up_to(effort) // share + 1, step):
                for statement in statements(i):
                    yield judged(i, statement, reading)

        return of

    every = f" by {step}" if step > 1 else ""
    words = [f"i = {first} to {top // share}{every}" for top in (MOST, MOST_DEEP)]
    plan = enumerated(words[0], words[1])
    if forms is None:
        LEDGER.claim(name, cite, says, plan, at=statements)(cases(PRINTED))
        return
    readings = {key: using(cases(reading), plan) for key, reading in forms.items()}
    LEDGER.claim(name, cite, says, readings=readings, at=statements)(statements)


def both(lefts: Iterable[str], sign: str, rights: Iterable[str]) -> Iterator[Statement]:
    """Every name of the left with every name of the right."""
    return ((left, sign, right) for left, right in product(list(lefts), list(rights)))


# Printed examples


def printed_value(name: str) -> Mapping[str, str]:
    """The row of the transcribed values with this name."""
    (found,) = (r for r in printed_rows(DOCUMENT, "values") if r["name"] == name)
    return found


def value_cell(name: str) -> Iterator[Cell]:
    """A printed value against the computed one, both in the order of `format_value`."""
    printed_row = printed_value(name)
    chosen = Preference(printed_row["preference"])
    found = value_of(printed_row["board"], int(printed_row["starts"]), chosen)
    printed = printed_row["value"]
    if "_" in printed:
        computed = str(as_simple(found) or shown(found))
    else:
        printed, computed = shown(parse_value(printed)), shown(found)
    yield Cell(f"{printed_row['place']}: {printed_row['board']}", printed, computed)


def fits(X: Value, symbols: str) -> bool:
    """Whether X, its lists in some order, has exactly these numbers and commas, in this order."""

    @cache
    def ends(x: Value, start: int) -> frozenset[int]:
        if isinstance(x, int):
            return frozenset({start + 1} if symbols[start : start + 1] == str(x) else ())
        return after(x, start)

    @cache
    def after(left: frozenset[Value], start: int) -> frozenset[int]:
        found: set[int] = set()
        for x in left:
            for end in ends(x, start):
                if len(left) == 1:
                    found.add(end)
                elif symbols[end : end + 1] == ",":
                    found |= after(left - {x}, end + 1)
        return frozenset(found)

    return len(symbols) in ends(X, 0)


def letters(text: str) -> str:
    """A printed value without its brackets."""
    return "".join(symbol for symbol in text if symbol in "123,")


class View(NamedTuple):
    """What a comparison is given: under which reading, and whether the rules came first."""

    reading: Reading
    simplified: bool = False

    def small(self) -> tuple[Value, ...]:
        """Every value of depth at most 2 that it can be given."""
        return tuple(X for X in small_values(2) if not self.simplified or simplified(X) == X)


def views(reading: Reading) -> Mapping[str, View]:
    """The ways to read what the x_i of a definition are."""
    return {
        "lists as they are": View(reading),
        "lists after Rules 1 to 3": View(reading, True),
        "knowing who chooses": View(reading._replace(compared=with_choosers)),
    }


def children_of(X: Value) -> frozenset[Value]:
    """The members of a list; of a leaf none."""
    return frozenset() if is_leaf(X) else members(X)


def lists_below(depth: int) -> list[Value]:
    """The lists among the small values."""
    return [X for X in small_values(depth) if not is_leaf(X)]
