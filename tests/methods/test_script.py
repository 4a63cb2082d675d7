"""Proof scripts: what is stored is a proof, the same each time, and a second solver says so too."""

import subprocess
import sys
from collections.abc import Iterator
from functools import cache
from typing import Any

import pytest

from proofs_check.core.documents import documents
from proofs_check.methods import script as scripts
from proofs_check.methods.chained import proof, script_file
from proofs_check.methods.script import Script, confirmed, evaluated
from proofs_check.methods.theory import INT, Model, Theory
from proofs_check.recheck import Script as Rechecked, given
from tests.methods.second_solver import second_opinion

PROVING = [name for name in documents() if script_file(name).is_file()]


@cache
def stored(document: str) -> str:
    return script_file(document).read_text(encoding="utf-8")


@pytest.mark.parametrize("document", PROVING)
def test_a_script_is_the_same_whatever_was_made_before(document: str) -> None:
    """Names of definitions and of functions are looked up in tables that all documents share."""
    made = (
        "import sys; from proofs_check.methods.chained import proof\n"
        "for name in sys.argv[1:]: text = proof(name).script.text()\n"
        "sys.stdout.write(text)"
    )
    before = PROVING[PROVING.index(document) - 1]
    run = subprocess.run(
        [sys.executable, "-c", made, before, document], capture_output=True, check=True
    )
    assert run.stdout.decode() == stored(document)


def doubling() -> Iterator[Model]:
    yield Model("twice", {"f": lambda h: 2 * h}, {"Int": range(5)})


def claimed(least: int) -> tuple[Script, str]:
    """A script that says that f(h) >= least for h >= 0 where f(h) = 2 h."""
    own = Theory("toy", "toy", doubling)
    f = own.function("f", INT, INT)
    twice = own.axiom("twice")(lambda h: f(h) == 2 * h)
    h: Any = twice.variables[0]
    made = Script()
    name = made.claim("claim", "toy/claim", twice, [h >= 0], f(h) >= least)
    return made, name


def test_a_query_that_fails_is_named() -> None:
    for least, answer in ((0, ""), (1, "not confirmed (sat)")):
        made, name = claimed(least)
        assert confirmed(made) == {name: answer}
        assert name == "|claim toy/claim|"


def test_a_query_is_bounded_by_resource_units(monkeypatch: pytest.MonkeyPatch) -> None:
    """Not by time: the answer is the same on every machine."""
    made, name = claimed(0)
    monkeypatch.setattr(scripts, "RESOURCE_UNITS", 1)
    assert evaluated(made.text()).strip() != "unsat"
    assert confirmed(made)[name] != ""


def test_what_cannot_be_read_confirms_nothing() -> None:
    made, name = claimed(0)
    made.entries[name] += "\n(assert nonsense)"
    assert "not confirmed" in confirmed(made)[name]


@pytest.mark.parametrize("document", PROVING)
def test_a_second_solver_confirms_the_queries_alone(document: str) -> None:
    script = Rechecked(stored(document))
    asked = [
        (names, "\n".join(" ".join(map(given, line)) for line in lines))
        for names, lines in script.queries(each=True)
    ]
    assert len(asked) == len(proof(document).script.queries)
    answers = {
        " ".join(names): second_opinion(f"(set-logic ALL)\n{text}", 100_000)
        for names, text in asked
    }
    other = {name: answer for name, answer in answers.items() if answer != "unsat"}
    # It finds no countermodel; of one query in thirty it may not know within its limit.
    assert [name for name, answer in other.items() if not answer.startswith("unknown")] == []
    assert 30 * len(other) <= len(answers), other
