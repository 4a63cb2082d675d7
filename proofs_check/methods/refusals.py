"""What a definition refuses of what is given to it, and what a claim gives it."""

from collections.abc import Callable, Iterable, Iterator, Mapping, Set
from typing import Any

from proofs_check.core.ranges import as_json
from reference.errors import InvalidInput


def refusal(definition: Callable[..., object], *given: Any) -> str | None:
    """The field as which a definition refuses what is given; None where it admits all of it.

    >>> from reference.inputs import at_least
    >>> refusal(at_least, "heap", -1, 0), refusal(at_least, "heap", 1, 0)
    ('heap', None)
    """
    try:
        found = definition(*given)
        if isinstance(found, Iterator):  # which looks at what it is given when it is first asked
            next(found, None)
    except InvalidInput as error:
        return error.field
    return None


NO_INTEGERS: tuple[Any, ...] = (True, 1.0, "1", None, (1,))
"""What may look like an integer, and is none."""


def is_integer(given: object, least: int) -> bool:
    """An integer of at least so much; a boolean is none.

    >>> is_integer(1, 1), is_integer(True, 1), is_integer(0, 1), is_integer(1.0, 1)
    (True, False, False, False)
    """
    return isinstance(given, int) and not isinstance(given, bool) and given >= least


def listed(given: object) -> list[Any] | None:
    """The members of a collection, of whatever type; None of a text, and of what is none.

    >>> listed(range(1, 3)), listed(frozenset({2})), listed("12"), listed(12)
    ([1, 2], [2], None, None)
    """
    if isinstance(given, str | bytes) or not isinstance(given, Iterable):
        return None
    return [*given]


def in_order(given: object) -> list[Any] | None:
    """The same where the order counts, which a set and a mapping do not have.

    >>> in_order((2, 2)), in_order({1, 2}), in_order({1: 2}.keys())
    ([2, 2], None, None)
    """
    return None if isinstance(given, Set | Mapping) else listed(given)


def of_types(collections: Iterable[Any], *types: Callable[[Any], Any]) -> Iterator[Any]:
    """Yield each collection in each of the types.

    >>> [*of_types([(), (1, 2)], tuple, list)]
    [(), [], (1, 2), [1, 2]]
    """
    return (type_(each) for each in collections for type_ in types)


def as_given(given: object) -> str:
    """What is given, and of which type.

    >>> as_given(frozenset({2, 1}))
    'frozenset: [1, 2]'
    """
    return f"{type(given).__name__}: {as_json(given)}"
