"""A plugin of pytest: the tests run with one mutant, which an environment variable names."""

import os

from tests.mutation.mutants import put_in

MUTANT = "GAMEPROOF_MUTANT"
"""Module and number, with a space between."""

if MUTANT in os.environ:
    _module, _number = os.environ[MUTANT].split()
    put_in((_module, int(_number)))
