"""What is recorded is of a statement: its words, its places, and what its ranges admit."""

from collections.abc import Callable
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from proofs_check.core import record
from proofs_check.core.audit import audit
from proofs_check.core.claim import Check, Claim
from proofs_check.core.evidence import Effort
from proofs_check.core.ledger import ledger
from proofs_check.core.places import Kind, Place
from proofs_check.core.ranges import Range, Sample
from proofs_check.core.record import known_evidence, store, taken_up, unknown
from proofs_check.methods.exhaustive import every
from tests.conftest import Enter, Gameproof, Run
from tests.methods.test_exhaustive import Numbers

ELSEWHERE = Place("Section 10", 10_001, Kind.REMARK, (), (), (), "", "")
NAME = "zz-bound"
ANEW = f": the evidence is of another statement until gameproof check cumulative/{NAME} --record"


def recorded_by(own: Claim, *efforts: Effort, anew: bool = False) -> None:
    """Record what runs of these efforts find of a claim."""
    for effort in efforts:
        results = audit([own], effort, recording=True)
        found = [(each.claim, each.looked) for each in results]
        store("cumulative", taken_up("cumulative", found, anew).record)
        record.recorded.cache_clear()


def checked(gameproof: Gameproof, *options: str) -> Run:
    record.recorded.cache_clear()
    return gameproof("check", f"cumulative/{NAME}", "--format", "pretty", *options)


def problem(run: Run) -> str:
    """The one line that says what is not as recorded; empty where all is."""
    said = [line.strip() for line in run.out.splitlines() if "NOT AS RECORDED" in line]
    assert run.status == len(said) <= 1
    return said[0] if said else ""


def to(bound: int) -> list[tuple[int]]:
    return [(n,) for n in range(bound + 1)]


RANGE = Range("n <= {n}", "n", to, {"n": 9}, {"n": 19})
WORDED: dict[str, tuple[dict[str, Any], str]] = {
    "other words": ({"says": "Something else is so."}, "recorded in other words"),
    "another place": ({"places": (ELSEWHERE,)}, "recorded at Section 9"),
    "both": (
        {"says": "Something else is so.", "places": (ELSEWHERE,)},
        "recorded in other words and at Section 9",
    ),
}


def changed(monkeypatch: pytest.MonkeyPatch, own: Claim, **changes: Any) -> Claim:
    other = replace(own, **changes)
    monkeypatch.setitem(ledger("cumulative"), own.id, other)
    return other


@pytest.mark.parametrize("name", WORDED)
def test_a_statement_in_other_words_or_at_other_places_is_another_one_until_it_is_recorded(
    name: str, folder: Path, enter: Enter, gameproof: Gameproof, monkeypatch: pytest.MonkeyPatch
) -> None:
    own = enter(NAME, RANGE(lambda n: True))
    recorded_by(own, Effort.DEEP, Effort.DEFAULT)
    assert problem(checked(gameproof)) == ""
    changes, words = WORDED[name]
    other = changed(monkeypatch, own, **changes)
    line = f"{words}{ANEW} --anew"
    assert problem(checked(gameproof)) == f"NOT AS RECORDED: {line}"
    assert unknown(other) == line
    assert known_evidence(other) is None
    assert line in " ".join(gameproof("show", other.id).out.split())
    assert '"recorded": null' in gameproof("list", other.id).out
    refused = checked(gameproof, "--record")
    assert refused.status == 1
    assert f"not recorded: {other.id}: {line}" in refused.err
    assert checked(gameproof, "--record", "--anew").status == 0
    assert problem(checked(gameproof)) == ""
    known = known_evidence(other)
    assert known is not None
    assert known.scope == "n <= 19"  # the default range is as it was: nothing is narrowed


def test_a_restatement_is_bound_by_its_own_words_and_those_that_it_restates(
    folder: Path, enter: Enter, gameproof: Gameproof, monkeypatch: pytest.MonkeyPatch
) -> None:
    first = enter("zz-first", RANGE(lambda n: True))
    own = replace(enter(NAME), restates=first.id, original=first, readings={})
    monkeypatch.setitem(ledger("cumulative"), own.id, own)
    recorded_by(first, Effort.DEFAULT, Effort.DEEP)
    recorded_by(own, Effort.DEFAULT)
    assert problem(checked(gameproof)) == ""
    changed(monkeypatch, own, says="It is said otherwise.")
    assert f"recorded in other words{ANEW}" in problem(checked(gameproof))
    assert gameproof("check", first.id).status == 0
    other = changed(monkeypatch, first, says="It is said otherwise.")
    changed(monkeypatch, own, original=other)
    assert "recorded in other words" in problem(checked(gameproof))


def test_words_that_are_not_recorded_are_to_be_recorded(
    folder: Path, enter: Enter, gameproof: Gameproof
) -> None:
    own = enter(NAME, RANGE(lambda n: True))
    recorded_by(own, Effort.DEFAULT)
    store("cumulative", replace(record.recorded("cumulative"), statements={}))
    record.recorded.cache_clear()
    said = f"its words and places are not recorded: gameproof check {own.id} --record"
    assert problem(checked(gameproof)) == f"NOT AS RECORDED: {said}"
    assert checked(gameproof, "--record").status == 0
    assert problem(checked(gameproof)) == ""


def every_other(bound: int) -> list[tuple[int]]:
    return [(n,) for n in range(bound + 1) if n not in (2, 4)]


def odd(n: int) -> bool:
    return n % 2 == 1


def rises(n: int) -> bool:
    return n >= 0


DRAWN = Sample(
    "n <= {n}", "n", lambda random, n: (random.randint(0, n),), {"n": 9}, count=50, count_deep=90
)
COLUMNS = every(Numbers(10), "numbers", deep=Numbers(14))


def range_of(condition: Callable[[int], bool], words: str = "n odd") -> Range:
    return RANGE.where(words, condition)


def columns(condition: Callable[[Any], Any], words: str = "odd") -> Any:
    return COLUMNS.where(words, condition)


ODD, IN_COLUMNS = range_of(odd), columns(lambda v: v.n % 2 == 1)
LOWER = "of the default range: no range of"
CASES, DIGEST = (f"another {fact} than is recorded" for fact in ("cases", "digest"))
CHANGES: dict[str, tuple[Callable[..., Check], Callable[..., Check], str]] = {
    "a condition more": (RANGE, ODD, "no range of enumeration is 'n <= 19'"),
    "a condition less": (ODD, RANGE, "no range of enumeration is"),
    "a condition in other words": (ODD, range_of(odd, "n is odd"), "is 'n <= 19, n odd'"),
    "a condition that admits less": (ODD, range_of(lambda n: odd(n) and n != 7), CASES),
    "a helper that makes less": (RANGE, replace(RANGE, make=every_other), CASES),
    "other instances, as many": (
        *(range_of(lambda n: n in (0, 3, 9)), range_of(lambda n: n in (0, 5, 9)), DIGEST),
    ),
    "a lower bound of the default range": (RANGE, RANGE.to({"n": 8}, {"n": 19}), LOWER),
    "no default range any more": (
        *(range_of(lambda n: n > 4), range_of(lambda n: n > 9)),
        "the default range is recorded, and has nothing in it",
    ),
    "a sample that is drawn otherwise": (
        *(DRAWN, replace(DRAWN, make=lambda random, n: (random.choice((0, n)),)), DIGEST),
    ),
    "a smaller sample": (DRAWN, replace(DRAWN, count=40), LOWER),
    "columns that admit less": (IN_COLUMNS, columns(lambda v: (v.n % 2 == 1) & (v.n != 7)), CASES),
    "columns that admit others, as many": (
        columns(lambda v: (v.n == 1) | (v.n == 3) | (v.n == 9)),
        columns(lambda v: (v.n == 1) | (v.n == 5) | (v.n == 9)),
        DIGEST,
    ),
    "a column in other words": (
        *(IN_COLUMNS, columns(lambda v: v.n % 2 == 1, "n odd"), "no range of exhaustive is"),
    ),
    "a narrower domain": (COLUMNS, every(Numbers(9), "numbers", deep=Numbers(14)), LOWER),
}


def true(v: Any) -> Any:
    return v.n >= 0


@pytest.mark.parametrize("name", CHANGES)
def test_a_range_that_admits_otherwise_is_noticed_by_a_default_run_of_a_deep_record(
    name: str, folder: Path, enter: Enter, gameproof: Gameproof, monkeypatch: pytest.MonkeyPatch
) -> None:
    before, after, words = CHANGES[name]
    predicate = true if "column" in name or "domain" in name else rises
    own = enter(NAME, before(predicate))
    recorded_by(own, Effort.DEEP, Effort.DEFAULT)
    known = known_evidence(own)
    assert known is not None
    assert problem(checked(gameproof)) == ""
    changed(monkeypatch, own, readings={"as printed": (after(predicate),)})
    said = problem(checked(gameproof))
    assert words in said
    assert said.endswith(f"{ANEW} --anew")
    assert checked(gameproof, "--record").status == 1
    assert known_evidence(own) == known


@pytest.mark.parametrize("own", [RANGE, DRAWN, COLUMNS], ids=["range", "sample", "columns"])
def test_code_that_is_elsewhere_and_does_the_same_changes_nothing(
    own: Any, folder: Path, enter: Enter, gameproof: Gameproof, monkeypatch: pytest.MonkeyPatch
) -> None:
    predicate, other = (true, lambda v: true(v)) if own is COLUMNS else (rises, lambda n: rises(n))
    first = enter(NAME, own.where("all of them", predicate)(predicate))
    recorded_by(first, Effort.DEEP, Effort.DEFAULT)
    again = own.where("all of them", other)(other)
    changed(monkeypatch, first, readings={"as printed": (again,)})
    assert problem(checked(gameproof)) == ""
