"""Questions about `preferences`, made by Hypothesis in groups that share the reference's work."""

from collections.abc import Mapping
from itertools import product

from hypothesis import strategies as st
from hypothesis.strategies import DrawFn, SearchStrategy

from proofs_check.oracle.strategies import Group
from reference.preferences import Preference


@st.composite
def _value(draw: DrawFn) -> Group:
    players = draw(st.integers(2, 4))
    tokens = st.sampled_from([str(player) for player in range(players + 1)])
    length = draw(st.integers(2, 6))
    row = st.lists(tokens, min_size=length, max_size=length).map("".join)
    board = "/".join(draw(st.lists(row, min_size=1, max_size=2 if length < 4 else 1)))
    return [
        {"board": board, "players": players, "to_move": player, "preference": preference.value}
        for player, preference in product(range(1, players + 1), Preference)
    ]


GENERATED: Mapping[str, SearchStrategy[Group]] = {
    "preferences.value": _value(),
}
"""For each system, what makes its questions."""
