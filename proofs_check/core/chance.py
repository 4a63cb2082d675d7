"""What is drawn anew in each run: which parts of recorded work are done again."""

import os
import random

SEED = "GAMEPROOF_SEED"
"""The environment variable that fixes it: the processes that work side by side read it too."""


def seed() -> str:
    """What decides what is drawn in this run; drawn itself where nobody has set it."""
    return os.environ.setdefault(SEED, str(random.SystemRandom().randrange(10**6)))


def drawing(what: str) -> random.Random:
    """The generator of random numbers of this run, for one purpose."""
    return random.Random(f"{seed()} {what}")
