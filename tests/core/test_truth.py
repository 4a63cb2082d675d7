"""Only a truth value is one: whatever else is given for it is an error with file and line."""

from collections.abc import Callable
from pathlib import Path
from typing import Any

import numpy as np
import pytest
import z3

from proofs_check.core.evidence import Effort
from proofs_check.core.ranges import Instances, Range, Sample
from proofs_check.core.truth import NoTruthValue, judged, truth, truths
from proofs_check.methods.beyond import BeyondRange, Round
from proofs_check.methods.exhaustive import met, refutes
from proofs_check.methods.smt import Integer, Truth
from proofs_check.methods.theory import stated
from proofs_check.sweeps.checked import swept
from tests.conftest import Enter, Gameproof, Recorded

NONE: dict[str, Callable[..., Any]] = {
    "None": lambda *at: None,
    "a text": lambda *at: "false",
    "a tuple": lambda *at: (True, True),
    "a generator": lambda *at: (each for each in (False,)),
    "a function": lambda *at: judged,
    "1": lambda *at: 1,
    "0": lambda *at: 0,
    "an ellipsis": lambda *at: ...,
    "a NumPy integer": lambda *at: np.int64(1),
    "integers of NumPy": lambda *at: np.array([0, 1]),
    "a pair without values": lambda *at: (True, None),
    "a pair without a truth value": lambda *at: (1, {"n": 1}),
}
"""Ways to forget a truth value."""

N = Integer(z3.Int("n"))
SMALL = Range("n <= {n}", "n", lambda n: ((each,) for each in range(n + 1)), {"n": 3})

none = pytest.mark.parametrize("wrong", NONE.values(), ids=NONE)


def asking(wrong: Callable[..., Any]) -> dict[str, Callable[[], object]]:
    """Everything that asks this for a truth value, on values."""

    def fine(*at: Any) -> bool:
        return True

    drawn = Sample("n <= {n}", "n", lambda random, n: (random.randint(0, n),), {"n": 3}, count=5)
    named = Instances("0 and 1", "n", lambda: ((0,), (1,)))
    witness = {"instance": {"n": 1}, "values": {}}
    return {
        "range": lambda: SMALL(wrong).run(Effort.DEFAULT),
        "condition": lambda: SMALL.where("odd", wrong)(fine).run(Effort.DEFAULT),
        "instances": lambda: named(wrong).run(Effort.DEFAULT),
        "sample": lambda: drawn(wrong).run(Effort.DEFAULT),
        "replay": lambda: SMALL(wrong).replay(witness),
        "condition of columns": lambda: met(None, [("odd", wrong)]),
        "reference": lambda: refutes(None, witness, None, wrong),
        "admitted": lambda: refutes(None, witness, wrong, fine),
        "attack": lambda: BeyondRange(SMALL(wrong), ("n",)).round(0, None, Round()),  # type: ignore[arg-type]
        "sweep's row": lambda: [*swept("d", "s", "t", lambda row: (row,))(wrong).wrong([{}])],
    }


@none
@pytest.mark.parametrize("asked", asking(judged))
def test_what_is_no_truth_value_is_an_error_with_file_and_line(
    asked: str, wrong: Callable[..., Any]
) -> None:
    line = wrong.__code__.co_firstlineno
    with pytest.raises(NoTruthValue, match=rf"test_truth.py:{line}: <lambda> gives .+, allowed: "):
        asking(wrong)[asked]()


@none
def test_a_column_of_anything_else_is_none(wrong: Callable[..., Any]) -> None:
    with pytest.raises(NoTruthValue, match="or a column of them"):
        truths(wrong(), wrong)


@none
def test_of_terms_a_formula_is_asked_for(wrong: Callable[..., Any]) -> None:
    with pytest.raises(NoTruthValue, match="allowed: a formula"):
        stated(wrong(N), wrong)


def test_truth_values_of_python_of_numpy_and_of_terms_are_taken() -> None:
    for true in (True, np.bool_(True), np.array(True)):
        assert truth(true, truth) is True
        assert judged((true, {"n": 1}), truth) == (True, {"n": 1})
    assert truth(np.bool_(False), truth) is False
    column = np.array([True, False])
    assert truths(column, truth) is column
    with pytest.raises(NoTruthValue):
        truth(column, truth)
    assert isinstance(stated(N >= 0, truth), Truth)


@pytest.mark.parametrize("name", ["None", "a text", "a function"])
@pytest.mark.parametrize("options", [(), ("--record", "--anew"), ("--deep",)])
def test_a_run_names_the_claim_and_records_nothing(
    gameproof: Gameproof,
    enter: Enter,
    recorded: Recorded,
    folder: Path,
    name: str,
    options: tuple[str, ...],
) -> None:
    recorded({})
    before = (folder / "verdicts.json").read_bytes()
    wrong = NONE[name]
    made = enter("zz-forgotten", SMALL(wrong))
    run = gameproof("check", made.id, *options)
    assert run.status == 2
    assert f"test_truth.py:{wrong.__code__.co_firstlineno}: <lambda> gives" in run.err
    assert f"(claim {made.id}, " in run.err
    assert f"conftest.py:{made.code.line})" in run.err
    assert "internal" not in run.err
    assert (folder / "verdicts.json").read_bytes() == before


def test_of_claims_that_are_run_together_the_one_at_fault_is_named(
    gameproof: Gameproof, enter: Enter, recorded: Recorded
) -> None:
    recorded({})
    enter("zz-fine", SMALL(lambda n: True))
    enter("zz-forgotten", SMALL.where("any n", NONE["None"])(lambda n: True))
    enter("zz-fine-too", SMALL(lambda n: True))
    run = gameproof("check", "cumulative/zz")
    assert run.status == 2
    assert "(claim cumulative/zz-forgotten, " in run.err
