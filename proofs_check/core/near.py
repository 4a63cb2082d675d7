"""What someone may have meant by a name that is none."""

import re
from collections.abc import Iterable
from difflib import get_close_matches


def meant(given: str, known: Iterable[str]) -> str:
    """The names that are nearest to one, as the end of a sentence; empty where none is near.

    >>> meant("cumulative/lema-9.4", ["cumulative/lemma-9.4", "bidding/lemma-9"])
    '; did you mean cumulative/lemma-9.4?'
    >>> meant("nim", ["cumulative.outcome", "positions.nim"])
    '; did you mean positions.nim?'
    """
    names = list(known)
    near = get_close_matches(given, names, n=3, cutoff=0.75) or [
        name for name in names if re.split("[./]", name)[-1] == given
    ]
    return f"; did you mean {' or '.join(near)}?" if near else ""
