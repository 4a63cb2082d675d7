"""How engines are compiled: once for all processes, without what no engine is asked for."""

from collections.abc import Callable
from functools import partial
from typing import Any

from numba import njit, types


def compiled(function: Callable[..., Any], **options: bool) -> Any:
    """A function that engines call: compiled when it is first called, and kept."""
    # Not as a callback of C, which takes Numba a tenth of its time: none is called so.
    always = {"cache": True, "nogil": True, "no_cfunc_wrapper": True}
    made = njit(**always | options)(function)
    asked = made.get_call_template
    # Not once more for each number that is written where it is called.
    made.get_call_template = lambda given, named: asked([*map(types.unliteral, given)], named)
    return made


allocates_nothing = partial(compiled, _nrt=False)
"""Without Numba's counts of references to arrays, which can take half of the time."""

inlined = partial(allocates_nothing, cache=False, no_cpython_wrapper=True)
"""The same, as a part of the compiled functions that call it: Python itself cannot call it."""
