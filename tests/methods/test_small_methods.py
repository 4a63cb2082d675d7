"""Printed cells, measurements, sampling: what each finds and what trips it."""

from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from proofs_check.core.evidence import Effort, Verdict, digest
from proofs_check.core.kept import keep
from proofs_check.core.ranges import Range, RangeError
from proofs_check.documents.cumulative.ranges import drawn
from proofs_check.methods.measured import measured
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


def test_a_random_domain_is_never_more_than_unrefuted_and_the_reference_confirms() -> None:
    plan = drawn("heaps", (2, 2), (5, 40), 30, 50)
    found = plan(lambda o: o.AvA.second >= o.FvF.second).run(Effort.DEFAULT)
    assert found.verdict is Verdict.REFUTED
    check: Any = plan.where("h even", lambda o: o.h % 2 == 0)(lambda o: o.h % 2 == 0)
    found = check.run(Effort.DEFAULT)
    assert (found.verdict, found.facts["sets"]) == (Verdict.UNREFUTED, 34)
    assert found == check.run(Effort.DEFAULT)
    assert found.scope == check.scope(Effort.DEFAULT, found)
    assert found.scope.startswith(
        "30 random sets with |S| = 2, 5 <= max S <= 40, and extreme ones; "
    )
    assert check.amiss(Effort.DEFAULT, found.facts) == ""
    for name, other in (("seed", check.domain.seed + 1), ("generator", "another")):
        assert check.amiss(Effort.DEFAULT, {**found.facts, name: other})
    assert check.run(Effort.DEEP).facts["sets"] == 54
    nothing = plan.where("h < 0", lambda o: o.h < 0)(lambda o: o.h < 0)
    assert nothing.run(Effort.DEFAULT).facts["deep"] is True
    with pytest.raises(RangeError, match="no such case"):
        nothing.run(Effort.DEEP)


def test_a_measurement_must_come_out_as_stored_row_by_row(folder: Path) -> None:
    numbers = Range("{n}", "n", lambda n: ((each,) for each in n), {"n": (1, 2, 3, 4)})
    odd = numbers.where("odd", lambda n: n % 2 == 1)
    path = folder / "several.csv"
    for rows, text in (
        (lambda n: (n, n * n), "a,b\n1,1\n3,9\n"),
        (lambda n: [(n, 0), (n, 1)], "a,b\n1,0\n1,1\n3,0\n3,1\n"),
    ):
        check: Any = measured("cumulative", "several", ("a", "b"), odd)(rows)
        assert check.run(Effort.DEFAULT).verdict is Verdict.REFUTED
        assert check.stored() == {path: text}
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
        lengths, at = {"lines": len(lines)}, len(lines) // 2 + 1
        other = {"stored": f"5{lines[at][1:]}", "computed": lines[at]}
        for forged, witness in (
            (text.rstrip("\n"), {**lengths, "stored lines": len(lines) - 1}),
            (f"{text}4,4\n", {**lengths, "stored lines": len(lines) + 1}),
            (f"{text}4,4", {**lengths, "stored lines": len(lines)}),
            (text.replace("\n3", "\n5", 1), {"line": at + 1, **other}),
        ):
            path.write_text(forged)
            refuted = check.run(Effort.DEFAULT)
            assert (refuted.verdict, refuted.facts["witness"]) == (Verdict.REFUTED, witness)
            assert "a defect" in check.misfit(refuted)
            assert check.misfit(found) == "several.csv is not as it was measured"
        path.unlink()
    assert check.verdicts() == {Verdict.HOLDS, Verdict.REFUTED}
    later: Any = replace(check, deep_only=True)
    assert later == measured("cumulative", "several", ("a", "b"), odd, deep_only=True)(rows)
    assert later.verdicts() == {Verdict.HOLDS, Verdict.REFUTED, Verdict.NOT_RUN}
    assert later.run(Effort.DEFAULT).facts["deep"] is True
    few = replace(check, range=replace(odd, make=lambda n: [(1,), (3,)]))
    with pytest.raises(RangeError, match="n is named up to"):
        few.run(Effort.DEFAULT)
