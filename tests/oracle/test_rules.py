"""A default run of `conform` asks where each rule matters: broken alone, it is noticed."""

import gc
from importlib import import_module
from itertools import islice
from pathlib import Path

import pytest

from proofs_check.core.evidence import canonical
from proofs_check.oracle.generated import telling
from proofs_check.oracle.systems import find_system
from tests.oracle.rules import OF_QUESTIONS, RULES, Rule, otherwise


@pytest.mark.parametrize("rule", RULES, ids=lambda rule: f"{rule.system} {rule.where} {rule.rule}")
def test_enough_answers_depend_on_a_rule(rule: Rule) -> None:
    gc.unfreeze()  # functions are looked for among all objects
    assert len([*islice(otherwise(rule), rule.least)]) == rule.least


def test_every_rule_stands_where_it_is_broken() -> None:
    for rule in RULES:
        if rule.module not in OF_QUESTIONS:
            source = Path(str(import_module(rule.module).__file__)).read_text(encoding="utf-8")
            assert rule.line in source, rule


@pytest.mark.parametrize("system", dict.fromkeys(rule.system for rule in RULES))
def test_no_question_counts_twice(system: str) -> None:
    several = [canonical(question) for question in telling(find_system(system))]
    assert len(several) == len({*several})
