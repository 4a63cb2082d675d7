"""A default run of `conform` asks where each rule matters: broken alone, it is noticed."""

from itertools import islice

import pytest

from tests.oracle.programs import in_peace
from tests.oracle.rules import AT_LEAST, RULES, Rule, otherwise

QUICK = ("cumulative.zero_sum", "positions.nim", "positions.subtraction")
"""Of the others `python -m tests.oracle.rules` counts; it takes long, and some have too few."""


@pytest.fixture(autouse=True)
def _made_once(monkeypatch: pytest.MonkeyPatch) -> None:
    in_peace(monkeypatch)


@pytest.mark.parametrize(
    "rule",
    [rule for rule in RULES if rule.system in QUICK],
    ids=lambda rule: f"{rule.system} {rule.rule}",
)
def test_twenty_answers_depend_on_a_rule(rule: Rule) -> None:
    assert len([*islice(otherwise(rule, AT_LEAST), AT_LEAST)]) == AT_LEAST
