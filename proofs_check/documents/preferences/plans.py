"""The former way to enter a claim, for modules that are not moved yet; to be removed."""

from collections.abc import Callable, Iterable, Iterator, Mapping
from itertools import product
from random import Random
from typing import Any, NamedTuple

from proofs_check.core.claim import using
from proofs_check.core.evidence import Effort, Json
from proofs_check.core.moving import Ledger
from proofs_check.documents.preferences.evaluated import (
    clear_caches as clear_caches,
)
from proofs_check.documents.preferences.evaluated import (
    reached_values as reached_values,
)
from proofs_check.documents.preferences.evaluated import (
    relation as relation,
)
from proofs_check.documents.preferences.evaluated import (
    row_values as row_values,
)
from proofs_check.documents.preferences.evaluated import (
    value_of as value_of,
)
from proofs_check.documents.preferences.powers import power as power
from proofs_check.documents.preferences.powers import tree_game as tree_game
from proofs_check.documents.preferences.ranges import (
    PLAYERS as PLAYERS,
)
from proofs_check.documents.preferences.ranges import (
    all_boards as all_boards,
)
from proofs_check.documents.preferences.ranges import (
    analysed as analysed,
)
from proofs_check.documents.preferences.ranges import (
    as_moves as as_moves,
)
from proofs_check.documents.preferences.ranges import (
    named as named,
)
from proofs_check.documents.preferences.ranges import (
    playable_boards as playable_boards,
)
from proofs_check.documents.preferences.ranges import (
    random_game as random_game,
)
from proofs_check.documents.preferences.ranges import (
    random_value as random_value,
)
from proofs_check.documents.preferences.ranges import (
    short_values as short_values,
)
from proofs_check.documents.preferences.ranges import (
    shown as shown,
)
from proofs_check.documents.preferences.ranges import (
    small_values as small_values,
)
from proofs_check.documents.preferences.readings import (
    ALWAYS as ALWAYS,
)
from proofs_check.documents.preferences.readings import (
    AWARE as AWARE,
)
from proofs_check.documents.preferences.readings import (
    BY_FORM as BY_FORM,
)
from proofs_check.documents.preferences.readings import (
    FORMS as FORMS,
)
from proofs_check.documents.preferences.readings import (
    OR_FIRST as OR_FIRST,
)
from proofs_check.documents.preferences.readings import (
    PRINTED as PRINTED,
)
from proofs_check.documents.preferences.readings import (
    REPAIRED as REPAIRED,
)
from proofs_check.documents.preferences.readings import (
    TO_THE_LETTER as TO_THE_LETTER,
)
from proofs_check.documents.preferences.transcribed import (
    DOCUMENT as DOCUMENT,
)
from proofs_check.documents.preferences.transcribed import (
    fits as fits,
)
from proofs_check.documents.preferences.transcribed import (
    letters as letters,
)
from proofs_check.documents.preferences.transcribed import (
    printed_value as printed_value,
)
from proofs_check.documents.preferences.transcribed import (
    value_cell as value_cell,
)
from proofs_check.methods.enumeration import Case, enumerated
from reference.preferences import (
    Preference,
    Reading,
    Value,
    as_simple,
    is_leaf,
    members,
    syntactically_simplified,
    with_choosers,
)

simplified = syntactically_simplified
LEDGER = Ledger("preferences")
claim = LEDGER.claim


def case(at: Any, holds: bool, **values: Json) -> Case:
    """One case: JSON that says where, whether it holds there, and the values by name."""
    return Case(at, bool(holds), values)


def rows_up_to(default: int, deep: int) -> tuple[str, str]:
    """Both ranges in words."""
    return (
        f"every row of Table 1 with n <= {default}, every starting player, by the reference",
        f"every row of Table 1 with n <= {deep}, every starting player, by the reference",
    )


def longest(effort: Effort, default: int, deep: int) -> int:
    """The longest row of the effort."""
    return deep if effort is Effort.DEEP else default


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


RANDOM_GAMES = ("400 random games of 9 positions", "4000 random games of 9 positions")
PAIRS = ("every pair of values of depth <= 2, player 1",)
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
                for board, X in row_values(n, start, Preference.PRUDENT, reading).items():
                    at = {"board": board, "starts": start}
                    yield case(at, as_simple(X) is not None, value=shown(X))

    return cases
