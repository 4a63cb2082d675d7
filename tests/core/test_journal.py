import errno
import json
import math
import os
from collections.abc import Sequence
from dataclasses import replace
from pathlib import Path
from typing import TextIO

import pytest

from proofs_check.core import journal
from proofs_check.core.claim import Batched
from proofs_check.core.documents import documents
from proofs_check.core.evidence import Effort, Evidence, Verdict, digest
from proofs_check.core.journal import Journal, fingerprint
from proofs_check.core.kept import is_ours
from reference.errors import InvalidInput
from tests.conftest import Enter, Gameproof, Recorded, Says, claim, evidence, looked

HEAD = {"journal": "gameproof", "effort": "default", "code": fingerprint()}
REFUSED = "a new file, or a journal of this version and effort"
QUICK = "cumulative/section-2.dual-values"


@pytest.fixture
def path(tmp_path: Path) -> Path:
    return tmp_path / "journal"


def written(path: Path, *evidences: Evidence) -> list[str]:
    """A journal with a claim for each piece of evidence, numbered from 1; its lines."""
    with Journal(path, Effort.DEFAULT) as kept:
        for number, found in enumerate(evidences, start=1):
            kept.add(claim(name=f"cumulative/zz-{number}").id, looked(found), number / 4)
    return path.read_text(encoding="utf-8").splitlines(keepends=True)


def test_it_is_of_the_documents_as_they_are_placed(tmp_path: Path) -> None:
    known = documents()
    with pytest.MonkeyPatch.context() as patch:
        patch.setitem(known, "cumulative", replace(known["cumulative"], folder=tmp_path))
        assert fingerprint() != HEAD["code"]
    assert fingerprint() == HEAD["code"]


def test_without_a_path_nothing_is_kept(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    with Journal(None, Effort.DEEP) as kept:
        kept.add(claim().id, looked(evidence(Verdict.HOLDS)), 1.0)
    assert not list(tmp_path.iterdir())


def test_what_is_finished_is_on_disk_at_once(path: Path) -> None:
    with Journal(path, Effort.DEFAULT) as kept:
        for number, verdict in enumerate(Verdict):
            kept.add(f"cumulative/zz-{number}", looked(evidence(verdict)), number / 4)
            again = Journal(path, Effort.DEFAULT).found
            assert len(again) == number + 1
            assert again[f"cumulative/zz-{number}"] == (looked(evidence(verdict)), number / 4)


def test_two_runs_at_once_do_not_write_one_journal(path: Path) -> None:
    with Journal(path, Effort.DEFAULT) as kept:
        refused = pytest.raises(InvalidInput, match=r"journal: .* that no other run writes")
        with refused, Journal(path, Effort.DEFAULT):
            pass
        kept.add(claim().id, looked(evidence(Verdict.HOLDS)), 1.0)
    assert len(Journal(path, Effort.DEFAULT).found) == 1


def test_of_two_first_runs_one_writes_the_journal(
    path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    one, other = Journal(path, Effort.DEFAULT), Journal(path, Effort.DEFAULT)

    def after_the_other_one(file: TextIO) -> bool:
        monkeypatch.setattr(journal, "is_ours", is_ours)
        other.__enter__()
        return is_ours(file)

    monkeypatch.setattr(journal, "is_ours", after_the_other_one)
    with pytest.raises(InvalidInput, match="that no other run writes"), one:
        pass
    other.add(claim().id, looked(evidence(Verdict.HOLDS)), 1.0)
    other.__exit__(None, None, None)
    assert len(Journal(path, Effort.DEFAULT).found) == 1


def test_what_another_run_wrote_until_it_ended_is_not_lost(path: Path) -> None:
    with Journal(path, Effort.DEFAULT) as first:
        second = Journal(path, Effort.DEFAULT)
        first.add(claim().id, looked(evidence(Verdict.HOLDS)), 1.0)
    assert second.found == {}
    with second:
        assert len(second.found) == 1
    assert Journal(path, Effort.DEFAULT).found == second.found


@pytest.mark.parametrize("code", [errno.ENOLCK, errno.EBADF])
def test_a_folder_without_locks_will_do(
    path: Path, code: int, monkeypatch: pytest.MonkeyPatch, recorded: Recorded, gameproof: Gameproof
) -> None:
    def fails(*_: object) -> None:
        raise OSError(code, os.strerror(code))

    monkeypatch.setattr("fcntl.flock", fails)
    recorded({})
    arguments = ("check", QUICK, "--journal", str(path), "--record")
    assert (gameproof(*arguments).status, len(Journal(path, Effort.DEFAULT).found)) == (0, 1)


def test_a_line_separator_within_a_line_is_none(path: Path) -> None:
    odd = evidence(Verdict.UNVERIFIABLE, missing="a\u2028b\x85c\x0bd\re\nf")
    written(path, odd, evidence(Verdict.HOLDS))
    assert len(Journal(path, Effort.DEFAULT).found) == 2
    assert Journal(path, Effort.DEFAULT).found["cumulative/zz-1"][0] == looked(odd)


@pytest.mark.parametrize("cut", [1, 2, 40, 102])
def test_a_line_that_was_cut_off_is_forgotten(path: Path, cut: int) -> None:
    lines = written(path, evidence(Verdict.HOLDS), evidence(Verdict.UNVERIFIABLE, missing="ééé"))
    content = "".join(lines).encode()
    assert content[-102:].startswith(b"\xa9")  # within a character
    path.write_bytes(content[:-cut])
    with Journal(path, Effort.DEFAULT) as kept:
        assert list(kept.found) == ["cumulative/zz-1"]
        assert path.read_text(encoding="utf-8") == "".join(lines[:2])
        kept.add(claim(name="cumulative/zz-3").id, looked(evidence(Verdict.HOLDS)), 1.0)
    assert list(Journal(path, Effort.DEFAULT).found) == ["cumulative/zz-1", "cumulative/zz-3"]


@pytest.mark.parametrize("content", [b"", json.dumps(HEAD).encode()])
def test_a_journal_that_was_hardly_begun_is_empty(path: Path, content: bytes) -> None:
    path.write_bytes(content)
    with Journal(path, Effort.DEFAULT) as kept:
        assert kept.found == {}
    assert path.read_text() == json.dumps(HEAD) + "\n"


GOOD = {"as printed": {"test": evidence(Verdict.HOLDS).as_json()}}


def entry(
    name: object = "cumulative/zz-2", found: object = GOOD, took: float = 1.0, **changes: object
) -> bytes:
    """A line of a journal with its digest, and with changes that it does not know of."""
    seal = digest([name, found, str(took)])  # type: ignore[list-item]
    sealed = {"id": name, "found": found, "seconds": took, "digest": seal}
    return json.dumps({**sealed, **changes}).encode()


@pytest.mark.parametrize(
    "line",
    [
        b"",
        b"garbage",
        b"\xff\xfe\xfd",
        b"5",
        b"{}",
        b"[" * 100_000,
        entry(["x"]),
        entry(found={"as printed": 5}),
        entry(found={"as printed": {"test": {**GOOD["as printed"]["test"], "verdict": "yes"}}}),
        entry(found={"as printed": {"test": {**GOOD["as printed"]["test"], "evidence": {}}}}),
        entry(seconds="soon"),
        entry(seconds=10**400),
        entry(seconds=600),
        *(entry(took=took) for took in (-1.0, math.inf, math.nan)),
        entry(digest="0" * 64),
        entry(id="cumulative/zz-3"),
        entry().replace(b'"cases": 3', b'"cases": 4'),
        entry().replace(b"somewhere", b"everywhere"),
        entry().replace(b'"holds"', b'"proved"'),
    ],
    ids=lambda line: repr(line[-40:]),
)
def test_a_line_that_is_not_as_it_was_written_is_done_again_and_said(
    path: Path, line: bytes, gameproof: Gameproof, recorded: Recorded
) -> None:
    first = "".join(written(path, evidence(Verdict.HOLDS))).encode()
    path.write_bytes(first + line + b"\n" + entry("cumulative/zz-4") + b"\n")
    kept = Journal(path, Effort.DEFAULT)
    assert list(kept.found) == ["cumulative/zz-1", "cumulative/zz-4"]
    (said,) = kept.damaged
    assert said.startswith("journal, line 3: ")
    recorded({})
    run = gameproof("check", QUICK, "--journal", str(path))
    assert run.err.startswith("looked at again: journal, line 3: ")
    assert Journal(path, Effort.DEFAULT).damaged == []


@pytest.mark.parametrize(
    "content",
    [
        *(b"hello\n", b"\n", bytes(range(256)), b"null\n", b"[]\n", b"{}\n"),
        *(b"[" * 100_000 + b"\n", json.dumps({**HEAD, "code": "0" * 64}).encode() + b"\n"),
        json.dumps({**HEAD, "effort": "deep"}).encode() + b"\n",
        json.dumps({**HEAD, "more": 1}).encode() + b"\n",
    ],
    ids=lambda content: repr(content[-40:]),
)
def test_what_is_no_journal_of_this_run_is_refused_and_left_alone(
    path: Path, content: bytes, gameproof: Gameproof
) -> None:
    path.write_bytes(content)
    with pytest.raises(InvalidInput, match=REFUSED):
        Journal(path, Effort.DEFAULT)
    gameproof("check", QUICK, "--journal", str(path)).refused("journal: got ", REFUSED)
    assert path.read_bytes() == content


def test_effort_is_part_of_a_journal(path: Path, gameproof: Gameproof) -> None:
    assert gameproof("check", QUICK, "--journal", str(path), "--deep").status != 2
    gameproof("check", QUICK, "--journal", str(path)).refused("journal: got ", REFUSED)


def test_a_claim_taken_up_is_held_against_the_record_all_the_same(
    path: Path, gameproof: Gameproof, enter: Enter, recorded: Recorded
) -> None:
    one = enter("zz-test-1", Says(evidence(Verdict.HOLDS)))
    recorded({one.id: evidence(Verdict.HOLDS)})
    assert gameproof("check", one.id, "--journal", str(path)).status == 0
    recorded({one.id: evidence(Verdict.UNVERIFIABLE)})
    again = gameproof("check", one.id, "--journal", str(path))
    assert again.status == 1
    assert "recorded unverifiable, found holds" in again.out


class Interrupts(Says):
    def run(self, effort: Effort) -> Evidence:
        raise KeyboardInterrupt


class Together(Batched):
    method = "test"
    batch = "together"

    @staticmethod
    def run_together(checks: Sequence["Together"], effort: Effort) -> list[Evidence]:
        return [evidence(Verdict.HOLDS) for _ in checks]


def test_a_claim_is_kept_as_soon_as_it_is_finished_though_one_before_it_is_not(
    path: Path, enter: Enter, recorded: Recorded, gameproof: Gameproof
) -> None:
    recorded({})
    first = enter("zz-test-1", Together(), Interrupts())
    second = enter("zz-test-2", Together())
    run = gameproof("check", first.id, second.id, "--journal", str(path))
    assert (run.status, run.out, run.err) == (130, "", "gameproof: interrupted\n")
    assert list(Journal(path, Effort.DEFAULT).found) == [second.id]


def test_the_journal_itself_is_no_folder(tmp_path: Path, gameproof: Gameproof) -> None:
    gameproof("check", QUICK, "--journal", str(tmp_path)).refused("journal: got ", "a file, new or")
