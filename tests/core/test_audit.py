"""An audit: each check's own evidence to its own claim, in order, whatever is run together."""

from collections.abc import Sequence
from dataclasses import dataclass, replace
from pathlib import Path
from typing import Any, ClassVar

import pytest

from proofs_check.core import audit as auditing, record
from proofs_check.core.audit import Result, audit, run_task, tasks_of
from proofs_check.core.claim import Batched, Claim
from proofs_check.core.evidence import Effort, Evidence, Verdict
from proofs_check.core.journal import Journal
from proofs_check.core.ledger import ledger
from tests.conftest import Enter, Says, bound, evidence, looked

HOLDS, REFUTED = Verdict.HOLDS, Verdict.REFUTED


@dataclass(frozen=True)
class Together(Batched):
    """A check of a batch; it says which one it is, and whether it is true."""

    method: ClassVar[str] = "test"
    runs: ClassVar[list[int]] = []
    """How many were run together, each time."""

    name: str
    group: str = "one"
    true: bool = True

    @property
    def batch(self) -> object:
        return Together, self.group

    @staticmethod
    def run_together(checks: Sequence[Any], effort: Effort) -> list[Evidence]:
        Together.runs.append(len(checks))
        return [evidence(HOLDS if each.true else REFUTED, each.name) for each in checks]

    def replay(self, witness: Any) -> bool:
        return not self.true


@pytest.fixture
def claims(folder: Path, enter: Enter) -> list[Claim]:
    """Claims whose checks are run alone, together with others, and both."""
    Together.runs.clear()
    alone = [Says(evidence(HOLDS, name)) for name in ("e", "f")]
    return [
        enter("zz-1", Together("a"), Together("b", "two")),
        enter("zz-2", weak=Together("c"), strict=Together("d", true=False)),
        enter("zz-3", *alone),
        enter("zz-4", Says(evidence(HOLDS, "g")), Together("h", "two")),
    ]


def scopes(results: Sequence[Result]) -> list[str]:
    """By which checks the evidence is, claim by claim."""
    return ["".join(e.scope for own in r.looked.values() for e in own.values()) for r in results]


def test_each_claim_gets_the_evidence_of_its_checks(claims: list[Claim]) -> None:
    told: list[tuple[int, int]] = []
    order = [claims[at] for at in (2, 0, 3, 1)]
    found = [*audit(order, Effort.DEFAULT, progress=lambda *done: told.append(done))]
    assert [result.claim.id for result in found] == [each.id for each in order]
    assert scopes(found) == ["ef", "ab", "gh", "cd"]
    assert Together.runs == [3, 2]
    assert told == [(3, 8), (5, 8), (6, 8), (7, 8), (8, 8)]
    assert [result.found.verdict for result in found] == [HOLDS] * 3 + [Verdict.AMBIGUOUS]
    assert {result.problem for result in found} == {"no verdict is recorded for this claim"}
    assert all(result.recorded is None and result.best == result.found for result in found)
    assert all(result.seconds > 0 for result in found)


def test_what_goes_together_is_one_task_the_largest_first(claims: list[Claim]) -> None:
    sizes = [len(task) for task in tasks_of(claims)]
    assert sizes == [3, 2, 1, 1, 1]
    assert [address for task in tasks_of(claims) for address in task] == [
        ("cumulative/zz-1", "as printed", "test"),
        ("cumulative/zz-2", "weak", "test"),
        ("cumulative/zz-2", "strict", "test"),
        ("cumulative/zz-1", "as printed", "test 2"),
        ("cumulative/zz-4", "as printed", "test 2"),
        ("cumulative/zz-3", "as printed", "test"),
        ("cumulative/zz-3", "as printed", "test 2"),
        ("cumulative/zz-4", "as printed", "test"),
    ]


def recorded_as(**found: Any) -> None:
    """Let this be the record, by the end of the claim's name."""
    claims = {f"cumulative/zz-{name.removeprefix('_')}": own for name, own in found.items()}
    record.store("cumulative", bound(claims))
    record.recorded.cache_clear()


def test_what_is_recorded_is_held_against_what_is_found(claims: list[Claim]) -> None:
    own = looked(weak=evidence(HOLDS, "c"), strict=evidence(REFUTED, "d"))
    recorded_as(_2=own, _3=looked(evidence(HOLDS, "e"), evidence(HOLDS, "f", cases=4)))
    two, three = audit(claims[1:3], Effort.DEFAULT)
    assert two.problem == ""
    assert two.recorded == two.found
    assert "another cases than is recorded" in three.problem
    assert three.best == three.found
    recorded_as(_3=looked(evidence(HOLDS, "e", cases=9), evidence(HOLDS, "f")))
    (three,) = audit(claims[2:3], Effort.DEFAULT)
    assert three.problem
    recorded_as(_3=looked(evidence(HOLDS, "wider", cases=9), evidence(HOLDS, "f")))
    (three,) = audit(claims[2:3], Effort.DEFAULT)
    assert three.problem == ""
    assert "wider" in three.best.scope
    assert three.verdict is HOLDS
    line = three.as_json()
    assert (line["as_recorded"], line["recorded"], line["problem"]) == (True, "holds", "")
    assert line["recorded_scope"] == three.recorded.scope if three.recorded else None
    assert (line["scope"], line["id"]) == (three.found.scope, claims[2].id)


def test_a_recorded_counterexample_is_shown_again_or_told(
    claims: list[Claim], enter: Enter
) -> None:
    own = looked(weak=evidence(HOLDS, "c"), strict=evidence(REFUTED, "d"))
    no_more = enter("zz-2", weak=Together("c"), strict=Says(evidence(REFUTED, "d"), replays=False))
    recorded_as(_2=own)
    (found,) = audit([no_more], Effort.DEFAULT)
    assert "no longer shows it" in found.problem
    done = run_task([(no_more.id, "weak", "test")], Effort.DEFAULT)
    done += run_task([(no_more.id, "strict", "test")], Effort.DEFAULT)
    assert [(one.address[1], one.shown) for one in done] == [("weak", None), ("strict", False)]
    (again,) = run_task([(claims[2].id, "as printed", "test")], Effort.DEFAULT)
    assert (again.evidence.scope, again.shown) == ("e", None)


def test_a_restatement_has_what_it_restates_and_costs_nothing(
    claims: list[Claim], monkeypatch: pytest.MonkeyPatch
) -> None:
    name, one = "cumulative/zz-5", claims[0]
    other = replace(claims[2], id=name, restates=one.id, original=one, readings={})
    own: Any = ledger("cumulative")
    monkeypatch.setitem(own, other.id, other)
    both = [*audit([other, claims[0]], Effort.DEFAULT)]
    assert scopes(both) == ["ab", "ab"]
    assert (both[0].seconds, both[0].found.facts["restates"]) == (0.0, claims[0].id)
    assert both[1].seconds > 0
    assert Together.runs == [1, 1]


def test_what_a_journal_has_is_not_looked_at_again(claims: list[Claim], tmp_path: Path) -> None:
    path = tmp_path / "journal"
    with Journal(path, Effort.DEFAULT) as kept:
        whole = [*audit(claims[:3], Effort.DEFAULT, journal=kept)]
    Together.runs.clear()
    told: list[tuple[int, int]] = []
    with Journal(path, Effort.DEFAULT) as kept:
        found = [*audit(claims, Effort.DEFAULT, progress=lambda *d: told.append(d), journal=kept)]
    assert scopes(found) == ["ab", "cd", "ef", "gh"]
    assert [result.seconds for result in found[:3]] == [result.seconds for result in whole]
    assert Together.runs == [1]
    assert told == [(1, 2), (2, 2)]


@pytest.mark.parametrize("count", [auditing.ALONE, auditing.ALONE + 1])
def test_few_tasks_are_done_in_this_process(
    count: int, folder: Path, enter: Enter, monkeypatch: pytest.MonkeyPatch
) -> None:
    jobs: list[int] = []

    def side_by_side(look: Any, tasks: Any, own: int, alike: Any) -> Any:
        jobs.append(own)
        return map(look, tasks)

    monkeypatch.setattr(auditing, "side_by_side", side_by_side)
    own = [enter(f"zz-{number}", Says()) for number in range(count)]
    assert len([*audit(own, Effort.DEFAULT, jobs=5)]) == count
    assert jobs == [1 if count <= auditing.ALONE else 5]


def test_an_error_says_which_claim_was_looked_at(enter: Enter, folder: Path) -> None:
    class Fails(Together):
        @staticmethod
        def run_together(checks: Sequence[Any], effort: Effort) -> list[Evidence]:
            raise ZeroDivisionError

    one, two = (enter(f"zz-{name}", Fails(name)) for name in "ab")
    with pytest.raises(ZeroDivisionError) as raised:
        [*audit([one, two], Effort.DEFAULT)]
    assert raised.value.__notes__ == [f"while checking {one.id}"]
    with pytest.raises(ZeroDivisionError) as raised:
        [*audit([two], Effort.DEFAULT)]
    assert raised.value.__notes__ == [f"while checking {two.id}"]


def test_evidence_is_tied_to_the_files_of_its_check(folder: Path, enter: Enter) -> None:
    class Filed(Says):
        def outdated(self) -> str:
            return "a.smt2"

    (found,) = audit([enter("zz-1", Filed())], Effort.DEFAULT)
    assert found.found.verdict is Verdict.NOT_RUN
    command = "gameproof check cumulative/zz-1 --record"
    why = f"a.smt2 is not what this claim makes today: {command}"
    assert found.found.facts["why"] == why
    assert (found.found.scope, found.found.method) == ("somewhere", "test")


def test_the_readings_of_printed_cells_are_one_task() -> None:
    claim = ledger("cumulative")["cumulative/section-3.second-player-better-at-61-and-75"]
    assert [len(task) for task in tasks_of([claim])] == [len(claim.readings)] == [2]
