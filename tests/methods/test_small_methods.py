"""Printed cells, measurements, sampling: what each finds and what trips it."""

from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from proofs_check.core.evidence import Effort, Verdict, digest
from proofs_check.core.kept import keep
from proofs_check.core.ranges import Range, RangeError
from proofs_check.documents.cumulative.ranges import RandomSets
from proofs_check.methods import sampling
from proofs_check.methods.measured import measured
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


SETS = RandomSets((2, 2), (5, 40))


def sampled(predicate: Any) -> Sampled:
    return Sampled(predicate, SETS, "heaps", {Effort.DEFAULT: 30, Effort.DEEP: 30})


def test_sampling_finds_and_shrinks_and_the_reference_confirms() -> None:
    check = sampled(lambda o: o.AvA.second >= o.FvF.second)
    found = check.run(Effort.DEFAULT)
    assert found.verdict is Verdict.REFUTED
    witness = found.facts["witness"]
    assert isinstance(witness, dict)
    assert check.replay(witness)
    assert not check.replay({**witness, "values": {}})


def test_sampling_counts_what_it_looked_at_and_is_the_same_every_time() -> None:
    sizes: list[int] = []

    def looked(o: Any) -> Any:
        sizes.append(len(o))
        return o.FvF.first >= 0

    check = sampled(looked)
    found = check.run(Effort.DEFAULT)
    assert (found.facts["instances"], found.facts["cases"]) == (len(sizes), sum(sizes))
    assert check.run(Effort.DEFAULT) == found


def test_what_is_recorded_of_a_sample_is_of_its_seed_and_generator() -> None:
    check = sampled(lambda o: o.FvF.first >= 0)
    facts = check.run(Effort.DEFAULT).facts
    for same in (facts, {**facts, "instances": 30}, {"seed": check.seed}):
        assert check.amiss(Effort.DEFAULT, same) == ""
    for name, other in (
        *(("seed", check.seed + 1), ("generator", "another")),
        *(("instances", 31), ("instances", "30")),
    ):
        assert check.amiss(Effort.DEFAULT, {**facts, name: other})


def test_a_condition_of_a_sample_is_said_and_met() -> None:
    plan = sampling.sampled(SETS, "heaps", examples=20, deep=40)
    even = plan.where("h even", lambda o: o.h % 2 == 0)
    check = even(lambda o: o.h % 2 == 0)
    assert check.run(Effort.DEFAULT).verdict is Verdict.UNREFUTED
    nothing = check.run(Effort.DEFAULT)
    words = f"20 random instances: {SETS.describe()}; h even"
    assert (nothing.scope, check.scope(Effort.DEFAULT, nothing)) == (words, words)
    assert (check.scope(Effort.DEEP, nothing) or "").startswith("40 random instances: ")
    assert even(lambda o: o.h % 2 == 1).run(Effort.DEFAULT).verdict is Verdict.REFUTED
    with pytest.raises(RangeError, match="none meets"):
        even.where("h odd", lambda o: o.h % 2 == 1)(lambda o: o.h >= 0).run(Effort.DEFAULT)


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
