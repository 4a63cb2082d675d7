"""How engines are compiled: once for all processes, without what no engine is asked for."""

from typing import Any

from numba import njit

# As a callback of C, which Numba makes each function too, in a tenth of its time, none is called.
_OPTIONS: dict[str, Any] = {"cache": True, "nogil": True, "no_cfunc_wrapper": True}

compiled = njit(**_OPTIONS)

allocates_nothing = njit(**_OPTIONS, _nrt=False)
"""Without Numba's counts of references to arrays, which can take half of the time."""
