"""What counts as a truth value, and errors of who writes a claim, told with file and line.

A forgotten `return` gives None, a slip gives a text or a generator: Python takes each for true or
false. Here they are errors.
"""

import inspect
import traceback
from collections.abc import Mapping
from functools import partial
from pathlib import Path
from typing import Any

from reference.errors import InvalidInput

KINDS = "True or False, of Python or of NumPy"


class FaultyClaim(RuntimeError):  # noqa: N818 (named after what is wrong)
    """A claim's code does what none may. No verdict comes of it."""

    claim = ""
    """The claim's id, where it is known: then what is said names it, with file and line."""


class NoTruthValue(FaultyClaim):
    """Something that was asked for a truth value gave something else; it says where."""


def fault(error: BaseException, *folders: Path) -> str:
    """Where in these folders an error arose, and what it says, in one line; empty if not there.

    >>> fault(ZeroDivisionError("division by zero"), Path.cwd())
    ''
    """
    if isinstance(error, SyntaxError) and error.filename:
        return f"{at_line(Path(error.filename), error.lineno or 1)}: {error.msg}"
    frames = [*reversed(traceback.extract_tb(error.__traceback__))]
    if isinstance(error, InvalidInput):  # what is no file as it has to be is named by itself
        frames = frames[:1]
    own = (
        at_line(path, frame.lineno or 1)
        for frame in frames
        if any((path := Path(frame.filename)).is_relative_to(folder) for folder in folders)
    )
    where = next(own, "")
    return where and f"{where}: {in_words(error)}"


def in_words(error: BaseException) -> str:
    """What an error says; its type too, where the words are not ours."""
    ours = isinstance(error, FaultyClaim) or type(error) in {ValueError, InvalidInput}
    return str(error) if ours else f"{type(error).__name__}: {error}"


def truth(found: Any, asked: Any) -> bool:
    """What was found, if it is one truth value.

    `asked`: the function that gave it. `NoTruthValue`: it is none.

    >>> truth(1 < 2, truth)
    True
    """
    if found is True or found is False:
        return found
    if _of_numpy(found) and found.shape == ():
        return bool(found)
    raise no_truth(found, asked)


def truths(found: Any, asked: Any) -> Any:
    """What was found, if it is one truth value, or a column of them.

    `NoTruthValue`: it is neither.
    """
    if found is True or found is False or _of_numpy(found):
        return found
    raise no_truth(found, asked, f"{KINDS}, or a column of them")


def _of_numpy(found: Any) -> bool:
    """Whether this is a truth value of NumPy, or an array of them; NumPy need not be there."""
    dtype = getattr(found, "dtype", None)
    return getattr(dtype, "kind", None) == "b" and hasattr(found, "shape")


def judged(found: Any, asked: Any) -> tuple[bool, Mapping[str, Any]]:
    """What a predicate said, as a truth value and the values that show it.

    `NoTruthValue`: it said neither one nor such a pair.
    """
    if found is True or found is False:
        return found, {}
    match found:
        case (holds, Mapping() as values) if isinstance(found, tuple):
            return truth(holds, asked), dict(values)
    return truth(found, asked), {}


def no_truth(found: Any, asked: Any, allowed: str = KINDS) -> NoTruthValue:
    """The error that this is no truth value."""
    shown = repr(found)
    if len(shown) > 60:
        shown = f"{shown[:57]}..."
    where, name = position(asked), getattr(_function(asked), "__name__", type(asked).__name__)
    return NoTruthValue(f"{where}: {name} gives {shown}, allowed: {allowed}")


def position(function: Any) -> str:
    """File and line of a function, or of what is called like one.

    >>> position(truth).partition(":")[0].rpartition("/")[2]
    'truth.py'
    """
    code = getattr(_function(function), "__code__", None)
    if code is None:
        return f"{type(function).__module__}.{type(function).__qualname__}"
    return at_line(Path(code.co_filename), code.co_firstlineno)


def at_line(path: Path, line: int) -> str:
    """A line of a file, told from the folder where the command runs if the file is below it."""
    here = Path.cwd()
    shown = path.relative_to(here) if path.is_relative_to(here) else path
    return f"{shown.as_posix()}:{line}"


def _function(asked: Any) -> Any:
    while isinstance(asked, partial):
        asked = asked.func
    plain = inspect.unwrap(asked) if callable(asked) else asked
    return plain if hasattr(plain, "__code__") else type(plain).__call__
