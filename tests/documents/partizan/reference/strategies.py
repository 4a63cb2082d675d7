"""Random forms for Hypothesis, and settings that give the same ones every time."""

from hypothesis import HealthCheck, settings, strategies as st

from reference.partizan import ZERO, Game, game, read

LEAVES = [ZERO, *map(read, ("1", "-1", "1/2", "-3/4", "2", "*", "*2", "^", "v", "^*"))]

forms: st.SearchStrategy[Game] = st.recursive(
    st.sampled_from(LEAVES),
    lambda inner: st.builds(game, st.lists(inner, max_size=2), st.lists(inner, max_size=2)),
    max_leaves=6,
)


repeatable = settings(
    max_examples=150,
    derandomize=True,
    deadline=None,
    database=None,
    suppress_health_check=[HealthCheck.too_slow],
)
