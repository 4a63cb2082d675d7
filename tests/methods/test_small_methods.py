"""Printed cells, enumerations, measurements, sampling: what each finds and what trips it."""

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from proofs_check.core.evidence import Effort, Verdict
from proofs_check.documents.cumulative.ranges import RandomSets
from proofs_check.methods.enumeration import Case, Enumeration
from proofs_check.methods.measured import Measured
from proofs_check.methods.printed import Cell, Printed
from proofs_check.methods.sampling import Sampled


def test_printed_cells_that_agree_are_proved_and_others_errata() -> None:
    right = Printed(lambda: [Cell("heap 3", 5, 5), Cell("heap 4", [1], [1])])
    assert right.run(Effort.DEFAULT).verdict is Verdict.PROVED
    wrong = Printed(lambda: [Cell("heap 3", 5, 5), Cell("heap 4", 1, 2)])
    found = wrong.run(Effort.DEFAULT)
    assert found.verdict is Verdict.ERRATUM
    assert found.facts["printed"] == {"heap 4": 1}
    assert found.facts["computed"] == {"heap 4": 2}
    assert wrong.replay({"printed": {"heap 4": 1}, "computed": {"heap 4": 2}})
    assert not wrong.replay({"printed": {"heap 4": 1}, "computed": {"heap 4": 3}})


def test_no_cells_are_no_evidence() -> None:
    with pytest.raises(ValueError, match="no case"):
        Printed(list).run(Effort.DEFAULT)


def cases(effort: Effort) -> Iterator[Case]:
    for n in range(3 if effort is Effort.DEFAULT else 6):
        yield Case({"n": n}, n < 4, {"n": n})


def test_an_enumeration_is_refuted_by_its_first_false_case() -> None:
    check = Enumeration(cases, {Effort.DEFAULT: "n < 3", Effort.DEEP: "n < 6"})
    assert check.run(Effort.DEFAULT).verdict is Verdict.HOLDS
    found = check.run(Effort.DEEP)
    assert found.verdict is Verdict.REFUTED
    assert found.scope == "n < 6"
    assert found.facts["witness"] == {"instance": {"n": 4}, "values": {"n": 4}}
    assert found.facts["violators"] == 2
    assert check.replay({"instance": {"n": 5}, "values": {"n": 5}})
    assert not check.replay({"instance": {"n": 5}, "values": {"n": 6}})
    assert not check.replay({"instance": {"n": 3}, "values": {"n": 3}})


def test_an_enumeration_without_extent_settles_the_statement() -> None:
    assert Enumeration(cases, {}).run(Effort.DEFAULT).verdict is Verdict.PROVED


def test_measured_data_must_come_out_as_stored(tmp_path: Path, monkeypatch: Any) -> None:
    monkeypatch.setattr("proofs_check.core.tables._ROOT", tmp_path)
    data = [(1, 2), (3, 4)]
    check = Measured(lambda: data, "cumulative", "squares", ("a", "b"), "two rows")
    assert check.run(Effort.DEFAULT).verdict is Verdict.REFUTED
    check.store()
    assert check.run(Effort.DEFAULT).verdict is Verdict.HOLDS
    data[1] = (3, 5)
    assert check.run(Effort.DEFAULT).facts["witness"] == {
        "line": 3,
        "stored": "3,4",
        "computed": "3,5",
    }
    data.pop()
    assert check.run(Effort.DEFAULT).verdict is Verdict.REFUTED


SETS = RandomSets((2, 2), (5, 40))


def sampled(predicate: Any) -> Sampled:
    return Sampled(predicate, SETS, "heaps", None, {Effort.DEFAULT: 30, Effort.DEEP: 30})


def test_sampling_finds_and_shrinks_and_the_reference_confirms() -> None:
    check = sampled(lambda o: o.AvA.second >= o.FvF.second)
    found = check.run(Effort.DEFAULT)
    assert found.verdict is Verdict.REFUTED
    witness = found.facts["witness"]
    assert isinstance(witness, dict)
    assert check.replay(witness)
    assert not check.replay({**witness, "values": {}})


def test_sampling_that_finds_nothing_is_unrefuted_and_says_how_far() -> None:
    found = sampled(lambda o: o.FvF.first >= 0).run(Effort.DEFAULT)
    assert found.verdict is Verdict.UNREFUTED
    assert {"cases", "instances", "generator", "seed"} <= set(found.facts)


def test_sampling_is_the_same_every_time() -> None:
    check = sampled(lambda o: o.FvF.first >= 0)
    assert check.run(Effort.DEFAULT) == check.run(Effort.DEFAULT)
