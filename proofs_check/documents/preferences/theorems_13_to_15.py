"""Theorems 13 to 15 as statements about one exponent: who is below whom, as the text writes it."""

import re
from collections.abc import Callable, Iterable, Iterator, Mapping
from itertools import chain, combinations, product
from typing import Any

from proofs_check.core.ranges import Found, Range
from proofs_check.documents.preferences.ranges import PLAYERS, deepest, named
from proofs_check.documents.preferences.readings import PRINTED
from proofs_check.documents.preferences.reference_answers import Statement, Supposed, relation
from reference.preferences import Reading, SimpleValue, definition_11, simple_value

SIGNS = {"<": "<", "is incomparable with": "|", "are incomparable with": "|"}
_SIGN = re.compile(f" ({'|'.join(SIGNS)}) ")
_NAME = re.compile(r"([123])(?:_(?:\(([^)]*)\)|(\w+)))?")
_EXPONENT = re.compile(r"(?:(\d*)(i))?([+-]?\d+)?")


def exponent(text: str, i: Any) -> Any:
    """The number that an exponent such as 2i-1 is, of a number or of a term.

    >>> [exponent(text, 3) for text in ("0", "i", "i+1", "2i-1")]
    [0, 3, 4, 5]
    """
    found = _EXPONENT.fullmatch(text)
    if found is None:
        raise ValueError(f"exponent: {text!r}, allowed such as 2i-1")
    factor, unknown, added = found.groups()
    return (int(factor or 1) * i if unknown else 0) + int(added or 0)


Named = tuple[int, Any]
"""The base and the exponent of a simple value, which may be an unknown one."""


def pairs(formula: str, i: Any) -> Iterator[tuple[Named, str, Named]]:
    """What a formula says of one i: every value of a set against every value of each later set.

    >>> list(pairs("{2_(2i),3_(2i)} < 1_(2i+1)", 1))
    [((2, 2), '<', (1, 3)), ((3, 2), '<', (1, 3))]
    """
    first, *rest = _SIGN.split(formula)
    (sign,) = {SIGNS[words] for words in rest[::2]}
    sets = [
        [
            (int(base), exponent(long or short or "0", i))
            for base, long, short in _NAME.findall(text)
        ]
        for text in (first, *rest[1::2])
    ]
    for lefts, rights in combinations(sets, 2):
        for left, right in product(lefts, rights):
            yield left, sign, right


def compared(formula: str, i: int = 0) -> Iterator[Statement]:
    """The same by their names.

    >>> list(compared("{2_(2i),3_(2i)} < 1_(2i+1)", 1))
    [('2_2', '<', '1_3'), ('3_2', '<', '1_3')]
    >>> list(compared("1_1 is incomparable with 2 is incomparable with 3"))
    [('1_1', '|', '2_0'), ('1_1', '|', '3_0'), ('2_0', '|', '3_0')]
    """
    for (a, k), sign, (b, m) in pairs(formula, i):
        yield f"{a}_{k}", sign, f"{b}_{m}"


def group(i: int) -> list[str]:
    """A group of the chain: 1_(i+1), 2_i, 3_i."""
    return [f"1_{i + 1}", f"2_{i}", f"3_{i}"]


def ascending(groups: Iterable[list[str]]) -> Iterator[Statement]:
    """Groups in ascending order, each one's values incomparable."""
    listed = list(groups)
    for lower, higher in combinations(listed, 2):
        yield from ((x, "<", y) for x, y in product(lower, higher))
    for own in listed:
        yield from ((x, "|", y) for x, y in combinations(own, 2))


def theorem_13(i: int) -> Iterator[Statement]:
    """All of it for one i."""
    yield f"2_{i}", "|", f"3_{i}"
    for b in (2, 3):
        yield (f"{b}_{i}", "<", f"1_{i}") if i % 2 == 0 else (f"1_{i}", "<", f"{b}_{i}")


def theorem_14(i: int) -> Iterator[Statement]:
    """All of it for one i."""
    return compared("1_(i+1) is incomparable with {2_i,3_i}", i)


def below(lower: int, higher: int) -> Iterator[Statement]:
    return ((x, "<", y) for x, y in product(group(lower), group(higher)))


def left_part(i: int) -> Iterator[Statement]:
    """The group of 2_i above all earlier ones of the left part, for even i."""
    return chain.from_iterable(below(j, i) for j in range(0, i, 2))


def right_part(i: int) -> Iterator[Statement]:
    """The group of 2_i below all of the right part with smaller exponents, for odd i."""
    return chain.from_iterable(below(i, j) for j in range(1, i, 2))


def middle(i: int) -> Iterator[Statement]:
    """The group of 2_i and those before it: of the left part below those of the right part."""
    for j in range(1 - i % 2, i, 2):
        yield from below(i, j) if i % 2 == 0 else below(j, i)


def top(i: int) -> Iterator[Statement]:
    """The group of 2_i below 1."""
    return ((x, "<", "1_0") for x in group(i))


def within(i: int) -> Iterator[Statement]:
    """The values of the group of 2_i are incomparable."""
    return ((x, "|", y) for x, y in combinations(group(i), 2))


def whole_chain(i: int) -> Iterator[Statement]:
    """All of Theorem 15 about the group of 2_i and those before it."""
    parts = (left_part if i % 2 == 0 else right_part, middle, top, within)
    return chain.from_iterable(part(i) for part in parts)


def display(i: int) -> Iterator[Statement]:
    """The order that the proof of Theorem 15 displays as its hypothesis for i."""
    left = [group(j) for j in range(0, 2 * i - 1, 2)]
    right = [group(j) for j in range(2 * i - 3, 0, -2)]
    between = [f"{b}_{2 * i - 1}" for b in (2, 3)]
    return ascending([*left, between, *right, ["1_0"]])


def renumbered(name: str, p: int) -> str:
    """What player p's perspective has where player 1's has this simple value.

    >>> renumbered("3_4", 2)
    '1_4'
    """
    base, _, exponent = name.partition("_")
    return f"{(int(base) + p - 2) % 3 + 1}_{exponent}"


def for_player(statements: Iterable[Statement], p: int) -> Iterator[Statement]:
    """Statements from player 1's perspective as player p has them."""
    return ((renumbered(x, p), sign, renumbered(y, p)) for x, sign, y in statements)


CONCLUSIONS: Mapping[str, tuple[str, int]] = {
    "I": ("{1_(2i),2_(2i-1),3_(2i-1)} < {1_(2i-2),2_(2i-3),3_(2i-3)}", 2),
    "II": ("{2_(2i+1),3_(2i+1)} < {1_(2i),2_(2i-1),3_(2i-1)}", 1),
    "III": ("{1_(2i+1),2_(2i),3_(2i)} < {2_(2i+1),3_(2i+1)}", 1),
    "IV": ("{1_(2i-1),2_(2i-2),3_(2i-2)} < {1_(2i+1),2_(2i),3_(2i)}", 1),
}
"""What the four steps of the proof of Theorem 15 conclude, each with the least i."""
TOP_STEP = "1_(2i) < 1_(2i-2)"
"""What is left of step I for i = 1: the other two have exponents 2i - 3."""


# The order itself, written out: what a player chooses if Theorem 15 is the definition


def by_the_chain(values: Iterable[SimpleValue], p: int, most: int) -> SimpleValue:
    """What player p makes of simple values by the display of Theorem 15.

    The highest group is looked up in the display, written out up to the exponent `most`. A single
    value of that group stays; two or three of it are 1_(i+1) (of player p), as the paragraph after
    the theorem says.

    >>> str(by_the_chain([SimpleValue(2, 2), SimpleValue(3, 1), SimpleValue(2, 1)], 1, 4))
    '1_2'
    """
    even, odd = range(0, most + 1, 2), range(1, most + 1, 2)
    groups = [*map(group, even), *map(group, reversed(odd)), ["1_0"]]
    names = {str(x) for x in values}
    for own in reversed(groups):
        highest = [renumbered(name, p) for name in own]
        found = [name for name in highest if name in names]
        if found:
            base, _, i = (found[0] if len(found) == 1 else highest[0]).partition("_")
            return SimpleValue(int(base), int(i))
    raise ValueError(f"values: {sorted(names)}, exponents beyond {most}")


# The proof of Theorem 13: what the induction hypothesis says by itself

Signs = Mapping[tuple[str, str], str]
"""How 1_k, 2_k and 3_k compare, each as "1" to "3"."""

_TURNED = {"<": ">", ">": "<", "|": "|"}


def signs(*given: Statement) -> Signs:
    """What is known of 1_k, 2_k and 3_k where this is said of them, each by any of its names."""
    known = {(x[0], y[0]): sign for x, sign, y in given}
    known |= {(y, x): _TURNED[sign] for (x, y), sign in known.items()}
    return known | {(a, a): "|" for a in "123"}


def compared_with_one(two: str, three: str) -> Signs:
    """What is known where 1_k compares so with 2_k and 3_k, which are incomparable."""
    return signs(("1", two, "2"), ("1", three, "3"), ("2", "|", "3"))


def hypothesis(parity: str) -> Signs:
    """What Theorem 13 says of 1_k, 2_k, 3_k for even or odd k."""
    return signs(*theorem_13(("even", "odd").index(parity)))


def second_part(X: int, Y: int, known: Signs) -> bool:
    """Definition 11 for X_(k+1) and Y_(k+1), by what is known of k alone.

    The children of 1_1, 2_1, 3_1 stand for 1_k, 2_k, 3_k.
    """
    weaker = {(int(x), int(y)) for (x, y), sign in known.items() if sign == "<"}
    return definition_11(simple_value(X, 1), simple_value(Y, 1), Supposed(prudently_weaker=weaker))


def never_strictly(X: int, Y: int) -> Callable[[int], bool]:
    """The first part of Definition 11 never has X_(k+1) below Y_(k+1)."""

    def holds(k: int) -> bool:
        below, above = simple_value(X, k + 1), simple_value(Y, k + 1)
        return not relation(1, PRINTED).strictly_weaker(below, above)

    return holds


# Indifferent players


def order_alone(i: int) -> Iterator[Statement]:
    return (statement for statement in whole_chain(i) if statement[1] == "<")


def indifferent(reading: Reading, statements: Iterable[Statement], one_loss: bool = True) -> Found:
    """Statements with "<" for <_1 and "|" for =_1 of an indifferent player 1."""
    c = relation(1, reading, indifferent=one_loss)
    for left, sign, right in statements:
        below = c.weaker_or_equal(named(left), named(right))
        above = c.weaker_or_equal(named(right), named(left))
        if not below or above != (sign == "|"):
            return False, {"left": left, "right": right, "below": below, "above": above}
    return True


# Ranges


def two_names(most: int, deep: int, where: str = "player 1") -> Range:
    """Two simple values by their names."""
    return Range(
        f"every a_i and b_j with exponents <= {{exponent}}, {where}",
        "X Y",
        lambda exponent: product(
            [f"{a}_{i}" for i, a in product(range(exponent + 1), PLAYERS)], repeat=2
        ),
        {"exponent": most},
        {"exponent": deep},
        measures={"exponent": lambda X, Y: deepest(named(X), named(Y))},
    )
