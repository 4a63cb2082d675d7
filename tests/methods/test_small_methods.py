"""Printed cells, measurements, sampling: what each finds and what trips it."""

from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from proofs_check.core.evidence import Effort, Verdict, digest
from proofs_check.core.kept import keep
from proofs_check.core.ranges import Range, RangeError
from proofs_check.documents.cumulative.ranges import drawn
from proofs_check.methods.measured import Measured, measured
from proofs_check.methods.printed import Cell, Printed


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


def test_measured_data_must_come_out_as_stored(folder: Path) -> None:
    data = {1: 2, 3: 4}
    numbers = Range("{n}", "n", lambda n: ((each,) for each in n if each in data), {"n": (1, 3)})
    check = Measured(lambda n: (n, data[n]), "cumulative", "squares", ("a", "b"), numbers)
    assert check.run(Effort.DEFAULT).verdict is Verdict.REFUTED
    keep(check.stored(), "a test")
    found = check.run(Effort.DEFAULT)
    assert (found.verdict, found.facts["seen"]) == (Verdict.HOLDS, {"n": [1, 3]})
    data[3] = 5
    assert check.run(Effort.DEFAULT).facts["witness"] == {
        "line": 3,
        "stored": "3,4",
        "computed": "3,5",
    }
    plan = measured("cumulative", "squares", ("a", "b"), numbers, deep_only=True)
    assert plan(check.rows) == replace(check, deep_only=True)
    later = replace(check, deep_only=True).run(Effort.DEFAULT)
    assert (later.verdict, later.facts["deep"]) == (Verdict.NOT_RUN, True)
    del data[3]
    with pytest.raises(RangeError, match="n is named up to"):
        check.run(Effort.DEFAULT)


def sampled(predicate: Any, where: Any = None) -> Any:
    plan = drawn("heaps", (2, 2), (5, 40), 30, 50)
    return (plan.where("h even", where) if where else plan)(predicate)


def test_a_random_domain_is_never_more_than_unrefuted_and_the_reference_confirms() -> None:
    found = sampled(lambda o: o.AvA.second >= o.FvF.second).run(Effort.DEFAULT)
    assert found.verdict is Verdict.REFUTED
    check = sampled(lambda o: o.FvF.first >= 0, lambda o: o.h % 2 == 0)
    found = check.run(Effort.DEFAULT)
    assert (found.verdict, found.facts["sets"]) == (Verdict.UNREFUTED, 30)
    assert found == check.run(Effort.DEFAULT)
    assert found.scope == check.scope(Effort.DEFAULT, found)
    assert found.scope.startswith("30 random sets with |S| = 2, 5 <= max S <= 40; every heap")
    assert check.amiss(Effort.DEFAULT, found.facts) == ""
    changes: tuple[dict[str, Any], ...] = ({"seed": 5}, {"generator": "another"})
    for changed in changes:
        assert check.amiss(Effort.DEFAULT, {**found.facts, **changed})
    assert check.run(Effort.DEEP).facts["sets"] == 50


def test_of_a_measurement_all_rows_of_all_admitted_instances_are_compared(folder: Path) -> None:
    numbers = Range("{n}", "n", lambda n: ((each,) for each in n), {"n": (1, 2, 3, 4)})
    odd = numbers.where("odd", lambda n: n % 2 == 1)
    plan = measured("cumulative", "several", ("a", "b"), odd)
    for rows, text in (
        (lambda n: (n, n * n), "a,b\n1,1\n3,9\n"),
        (lambda n: [(n, 0), (n, 1)], "a,b\n1,0\n1,1\n3,0\n3,1\n"),
    ):
        check = plan(rows)
        ((path, stored),) = check.stored().items()
        assert (path.name, stored) == ("several.csv", text)
        assert check.outdated() == ""
        keep(check.stored(), "a test")
        found = check.run(Effort.DEFAULT)
        assert (found.verdict, found.scope) == (Verdict.HOLDS, "1 to 4, odd")
        lines = text.splitlines()
        assert found.facts == {
            "cases": len(lines) - 1,
            "file": "several.csv",
            "seen": {"n": [1, 3]},
            "digest": digest(lines),
        }
        assert check.scope(Effort.DEEP, found) == found.scope
        assert check.misfit(found) == ""
        path.write_text(text.rstrip("\n"))
        short = check.run(Effort.DEFAULT)
        assert short.facts["witness"] == {"lines": len(lines), "stored lines": len(lines) - 1}
        assert "a defect" in check.misfit(short)
        assert check.misfit(found) == "several.csv is not as it was measured"
        path.write_text(text + "4,4\n")
        assert check.misfit(found) == "several.csv is not as it was measured"
        longer = check.run(Effort.DEFAULT)
        assert longer.facts["witness"] == {"lines": len(lines), "stored lines": len(lines) + 1}
        path.unlink()
        assert check.run(Effort.DEFAULT).verdict is Verdict.REFUTED
    assert check.verdicts() == {Verdict.HOLDS, Verdict.REFUTED}
    deep = measured("cumulative", "several", ("a", "b"), odd, deep_only=True)(rows)
    assert deep.verdicts() == {Verdict.HOLDS, Verdict.REFUTED, Verdict.NOT_RUN}
