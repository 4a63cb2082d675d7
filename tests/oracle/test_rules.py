"""A default run of `conform` asks where each rule matters: broken alone, it is noticed."""

from itertools import islice

import pytest

from tests.oracle.programs import in_peace
from tests.oracle.rules import AT_LEAST, RULES, Rule, otherwise

SLOW = ("partizan.value", "preferences.value", "preferences.game")
"""Of these, rules that are tried here are every fifth; `python -m tests.oracle.rules` tries all."""

TRIED = [rule for number, rule in enumerate(RULES) if rule.system not in SLOW or number % 5 == 0]


@pytest.fixture(autouse=True)
def _made_once(monkeypatch: pytest.MonkeyPatch) -> None:
    in_peace(monkeypatch)


@pytest.mark.parametrize("rule", TRIED, ids=lambda rule: f"{rule.system} {rule.where} {rule.rule}")
def test_twenty_answers_depend_on_a_rule(rule: Rule) -> None:
    assert len([*islice(otherwise(rule, AT_LEAST), AT_LEAST)]) == AT_LEAST
