"""A default run of `conform` asks where each rule matters: broken alone, it is noticed."""

import gc
from importlib import import_module
from itertools import islice
from pathlib import Path

import pytest

from tests.oracle.programs import in_peace
from tests.oracle.rules import OF_QUESTIONS, RULES, Rule, otherwise

COUNTED_BY_HAND = ("cutcake", "infinitesimals", "ski_jumps")
"""Of rules in these modules `python -m tests.oracle.rules partizan.value` counts: it takes long."""


@pytest.fixture(autouse=True)
def _made_once(monkeypatch: pytest.MonkeyPatch) -> None:
    in_peace(monkeypatch)
    gc.unfreeze()  # functions are looked for among all objects


@pytest.mark.parametrize(
    "rule",
    [rule for rule in RULES if not rule.module.endswith(COUNTED_BY_HAND)],
    ids=lambda rule: f"{rule.system} {rule.where} {rule.rule}",
)
def test_enough_answers_depend_on_a_rule(rule: Rule) -> None:
    assert len([*islice(otherwise(rule, rule.least), rule.least)]) == rule.least


def test_every_rule_stands_where_it_is_broken() -> None:
    for rule in RULES:
        if rule.module not in OF_QUESTIONS:
            source = Path(str(import_module(rule.module).__file__)).read_text(encoding="utf-8")
            assert rule.line in source, rule
