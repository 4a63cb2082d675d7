import io
import json
import os
import re
import signal
import subprocess
import sys
import time
from collections.abc import Mapping, Sequence
from contextlib import suppress
from dataclasses import dataclass, field
from importlib.metadata import version
from pathlib import Path
from typing import IO, Any
from xml.etree import ElementTree

import pytest

from proofs_check.cli import CTRL_C, _progress, main
from proofs_check.core import kept
from proofs_check.core.documents import documents
from proofs_check.core.evidence import Effort, Evidence, Verdict
from proofs_check.core.ledger import select
from proofs_check.core.places import places
from proofs_check.report.text import Terminal
from tests.conftest import Enter, Gameproof, Recorded, Says, evidence

QUICK = "cumulative/section-2.dual-values"
PROGRAM = (sys.executable, "-c", "from proofs_check.cli import main; main()")
INSTALLED = "from gameproof import main; main()"
PATIENCE = 120
"""Seconds that a test waits for what is sure to come."""


# The command line itself


def test_help_and_version(gameproof: Gameproof) -> None:
    for arguments in (["-h"], ["--help"], ["check", "-h"], ["solve", "--help"]):
        run = gameproof(*arguments)
        assert (run.status, run.err) == (0, "")
        assert run.out.startswith("Usage: gameproof")
    run = gameproof("--version")
    assert run == (0, f"gameproof, version {version('gameproof')}\n", "")


# list and show


def test_list_prints_every_claim_with_its_recorded_verdict(
    gameproof: Gameproof, recorded: Recorded
) -> None:
    recorded({QUICK: evidence(Verdict.UNREFUTED)})
    run = gameproof("list")
    assert (run.status, run.err) == (0, "")
    lines = [json.loads(line) for line in run.out.splitlines()]
    assert [line["id"] for line in lines] == [c.id for c in select([], None)]
    found = {line["id"]: line["recorded"] for line in lines if line["recorded"]}
    assert found == {QUICK: "unrefuted"}
    assert all(set(line) == {"id", "kind", "origin", "cite", "says", "recorded"} for line in lines)
    below = [c.id for c in select(["cumulative/table-1"], None)]
    assert len(below) > 1
    run = gameproof("list", "cumulative/table-1", QUICK, "--format", "pretty")
    assert run.status == 0
    words = run.out.split()
    assert [word for word in words if word.startswith("cumulative/")] == [*below, QUICK]
    assert words.count("not-run") == len(below)
    assert words.count("unrefuted") == 1


def test_list_takes_verdicts_kinds_places_and_beginnings(
    gameproof: Gameproof, recorded: Recorded
) -> None:
    claims = [*select([], "cumulative")]
    cell = next(select(["cumulative/table-1"], None)).id
    recorded({QUICK: evidence(Verdict.REFUTED), cell: evidence(Verdict.ERRATUM)})

    def listed(*arguments: str) -> list[str]:
        run = gameproof("list", "--document", "cumulative", *arguments)
        assert (run.status, run.err) == (0, "")
        return [json.loads(line)["id"] for line in run.out.splitlines()]

    assert listed() == [c.id for c in claims]
    assert sorted(listed("--verdict", "refuted, erratum")) == sorted([QUICK, cell])
    assert listed("--verdict", "refuted") == [QUICK]
    assert listed("--verdict", "proved") == []
    for arguments, wanted in (
        (
            ("--kind", "definition,question"),
            [c.id for c in claims if c.kind.value in ("definition", "question")],
        ),
        (
            ("--place", "lemma 9"),
            [c.id for c in claims if re.search(r"(?:^|; )Lemma 9\b", c.cite)],
        ),
        # The beginning of ids up to a hyphen.
        (("cumulative/lemma",), [c.id for c in claims if "/lemma-" in c.id]),
    ):
        assert len(wanted) > 1
        assert listed(*arguments) == wanted


@pytest.mark.parametrize("columns", [60, 80, 120, 200])
def test_statements_can_be_read_at_any_width(
    gameproof: Gameproof, monkeypatch: pytest.MonkeyPatch, columns: int
) -> None:
    monkeypatch.setenv("COLUMNS", str(columns))
    lines = gameproof("list", QUICK, "cumulative/lemma-9.1", "--format", "pretty").out.splitlines()
    assert max(map(len, lines)) <= columns
    (claim,) = select([QUICK], None)
    words = " ".join(" ".join(lines).split())
    assert claim.id in words
    assert claim.says in words or columns >= 120
    # What is wrapped stands below what it belongs to, in columns wide enough for a sentence.
    assert max(len(line.split()) for line in lines) > 4


def test_places_lead_from_a_sentence_to_its_claims(
    gameproof: Gameproof, recorded: Recorded
) -> None:
    recorded({"cumulative/lemma-9.1": evidence(Verdict.REFUTED)})
    run = gameproof("places", "cumulative")
    found = [json.loads(line) for line in run.out.splitlines()]
    assert [each["place"] for each in found] == [*places("cumulative")]
    assert all(bool(each["claims"]) != bool(each["nothing"]) for each in found)
    (item,) = [each for each in found if each["place"] == "Lemma 9, item 1"]
    assert item["claims"]["cumulative/lemma-9.1"] == "refuted"
    assert item["claims"]["cumulative/lemma-9.1.weakened"] is None
    some = gameproof("places", "cumulative", "--place", "Lemma 9").out.splitlines()
    assert [json.loads(line)["place"] for line in some] == [
        each["place"] for each in found if each["place"].startswith("Lemma 9,")
    ]
    shown = gameproof("places", "cumulative", "--place", "lemma 9", "--format", "pretty").out
    assert "Lemma 9, item 1\n  refuted      cumulative/lemma-9.1\n" in shown
    assert "Lemma 9, hypotheses\n  nothing to check: set-up\n" in shown


def test_show_prints_each_claim_below_a_name(gameproof: Gameproof, recorded: Recorded) -> None:
    recorded({QUICK: evidence(Verdict.REFUTED)})
    run = gameproof("show", QUICK, "--full")
    assert (run.status, run.err) == (0, "")
    for part in (QUICK, "verdict", "refuted", "scope", "somewhere", "section_2.py:"):
        assert part in run.out
    several = gameproof("show", "cumulative/table-1", "--full")
    assert several.status == 0
    shown = [line for line in several.out.splitlines() if line.startswith("cumulative/")]
    assert shown == [c.id for c in select(["cumulative/table-1"], None)]
    assert several.out.count("not recorded") == len(shown)


def test_show_says_what_is_assumed(gameproof: Gameproof) -> None:
    run = gameproof("show", "partizan/section-3.5.2.canonical-form", "--full")
    assert run.status == 0
    shown = " ".join(run.out.split())
    words = "the pigeonhole principle: if each position of K is the form of one of H"
    assert "assumes" in shown.partition(words)[0]
    assert "(axiom, assumed)" in shown.rpartition(words)[2][:40]
    none = gameproof("show", "cumulative/theorem-3.first", "--full")
    assert none.status == 0
    assert "assume" not in none.out


# check: statuses


def lines_of(out: str) -> list[dict[str, Any]]:
    """The lines of `--format json` but the summary."""
    *lines, summary = map(json.loads, out.splitlines())
    assert summary["summary"] is True
    assert summary["claims"] == len(lines)
    return lines


FORMS = ("json", "pretty", "markdown")


@pytest.mark.parametrize(
    ("found", "known", "replays"),
    [
        (evidence(Verdict.REFUTED), evidence(Verdict.HOLDS), True),
        (evidence(Verdict.REFUTED), evidence(Verdict.REFUTED), False),
        (evidence(Verdict.ERRATUM), evidence(Verdict.PROVED), True),
        (evidence(Verdict.HOLDS), None, True),
    ],
)
def test_one_contradiction_is_status_1(
    gameproof: Gameproof,
    enter: Enter,
    recorded: Recorded,
    found: Evidence,
    known: Evidence | None,
    replays: bool,
) -> None:
    bad = enter("zz-test-1", Says(found, replays=replays))
    good = enter("zz-test-2", Says())
    false = enter("zz-test-3", Says(evidence(Verdict.REFUTED)))
    before = {good.id: good.run(Effort.DEFAULT), false.id: false.run(Effort.DEFAULT)}
    recorded(before | ({bad.id: known} if known else {}))
    for form in FORMS:
        run = gameproof("check", bad.id, good.id, "--format", form)
        assert (run.status, run.err) == (1, "")
        run = gameproof("check", good.id, false.id, good.id, "--format", form)
        assert (run.status, run.err) == (0, "")
    # Each claim once, however often it is named.
    lines = lines_of(gameproof("check", good.id, false.id, good.id, "--format", "json").out)
    assert [(line["id"], line["verdict"]) for line in lines] == [
        (good.id, "holds"),
        (false.id, "refuted"),
    ]
    assert all(line["as_recorded"] for line in lines)


def test_what_is_not_as_kept_is_status_1(
    gameproof: Gameproof, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Of a whole run vectors too."""
    monkeypatch.setattr("proofs_check.cli.select", lambda *given: [])
    monkeypatch.setattr("proofs_check.oracle.vectors.differing", lambda folder: ["x: is gone"])
    for form in FORMS:
        run = gameproof("check", "--format", form)
        assert (run.status, "x: is gone" in run.out) == (1, True)


def test_a_defect_is_one_line_that_names_the_claim(
    gameproof: Gameproof, enter: Enter, recorded: Recorded, monkeypatch: pytest.MonkeyPatch
) -> None:
    class Broken(Says):
        def run(self, effort: Effort) -> Evidence:
            raise LookupError("no such row\nin the table")

    recorded({})
    monkeypatch.delenv("GAMEPROOF_TRACEBACK", raising=False)
    broken = enter("zz-test", Broken())
    run = gameproof("check", broken.id)
    assert (run.status, run.out) == (2, "")
    assert run.err == (
        "gameproof: internal error: LookupError: no such row in the table, while checking "
        "cumulative/zz-test (GAMEPROOF_TRACEBACK=1 shows where)\n"
    )
    monkeypatch.setenv("GAMEPROOF_TRACEBACK", "1")
    with pytest.raises(LookupError):
        main(["check", broken.id])


# check: files


def test_reports_are_written_beside_the_results(
    gameproof: Gameproof, enter: Enter, recorded: Recorded, tmp_path: Path
) -> None:
    bad = enter("zz-test-1", Says(evidence(Verdict.REFUTED)))
    good = enter("zz-test-2", Says())
    recorded({good.id: evidence(Verdict.HOLDS)})
    junit, sarif, link = (tmp_path / name for name in ("junit.xml", "found.sarif", "link"))
    junit.write_text("what was there before")
    link.symlink_to("junit.xml")  # it is followed and stays
    files = ("--junit", str(link), "--sarif", str(sarif), "--format", "json")
    run = gameproof("check", bad.id, good.id, *files)
    assert run.status == 1
    assert link.is_symlink()
    assert [line["id"] for line in lines_of(run.out)] == [bad.id, good.id]
    (suite,) = ElementTree.parse(junit).getroot()
    assert (suite.attrib["tests"], suite.attrib["failures"]) == ("2", "1")
    (found,) = json.loads(sarif.read_text())["runs"][0]["results"]
    assert (found["ruleId"], found["level"]) == (bad.id, "error")
    assert {path.name for path in tmp_path.iterdir()} == {
        junit.name,
        sarif.name,
        "link",
        "computed",
    }


def test_a_disk_that_fills_up_leaves_the_old_report(
    gameproof: Gameproof, tmp_path: Path, recorded: Recorded, monkeypatch: pytest.MonkeyPatch
) -> None:
    def full(*arguments: Any) -> IO[str]:
        raise OSError(28, "No space left on device")

    recorded({})
    report = tmp_path / "junit.xml"
    report.write_text("before")
    monkeypatch.setattr(os, "replace", full)
    run = gameproof("check", QUICK, "--junit", str(report))
    said = f"gameproof: [Errno 28] No space left on device: '{report}'\n"
    assert (run.status, run.err) == (2, said)
    assert report.read_text() == "before"
    assert {path.name for path in tmp_path.iterdir()} == {"junit.xml", "computed"}


# check: the record


def test_what_is_new_or_better_is_recorded_and_what_contradicts_is_not(
    gameproof: Gameproof, enter: Enter, recorded: Recorded, folder: Path
) -> None:
    new = enter("zz-test-1", Says(evidence(Verdict.REFUTED)))
    wider = enter("zz-test-2", Says(evidence(Verdict.HOLDS, "more", cases=9)))
    narrower = enter("zz-test-3", Says(evidence(Verdict.HOLDS, "less", cases=1)))
    against = enter("zz-test-4", Says(evidence(Verdict.REFUTED)))
    before = evidence(Verdict.HOLDS, cases=5)
    recorded({c.id: before for c in (wider, narrower, against)})
    ids = [c.id for c in (new, wider, narrower, against)]
    run = gameproof("check", *ids, "--record")
    assert run.status == 1
    said, where = run.err.splitlines()
    assert said == f"not recorded: {against.id}: recorded holds, found refuted: somewhere"
    assert where.startswith("recorded in ")
    stored = json.loads((folder / "verdicts.json").read_text())["claims"]
    found = {name: value["as printed"]["test"] for name, value in stored.items()}
    assert found[new.id]["verdict"] == "refuted"
    assert found[wider.id]["evidence"]["cases"] == 9
    assert found[narrower.id]["evidence"]["cases"] == 5
    assert found[against.id] == before.as_json()
    run = gameproof("check", narrower.id, "--record", "--anew")
    assert (run.status, run.err.startswith(f"replaced: {narrower.id}: ")) == (0, True)


def test_all_documents_are_sealed_where_none_is_named(
    gameproof: Gameproof, monkeypatch: pytest.MonkeyPatch
) -> None:
    sealed: list[str] = []
    monkeypatch.setattr(kept, "seal", lambda document: sealed.append(document.name))
    assert gameproof("seal").status == 0
    assert sealed == [*documents()]


def test_a_refused_journal_stops_a_recording_before_anything_is_stored(
    gameproof: Gameproof, enter: Enter, folder: Path, tmp_path: Path
) -> None:
    class Stores(Says):
        def stored(self) -> Mapping[Path, str]:
            raise AssertionError("stored")

    own = enter("zz-test", Stores())
    (tmp_path / "journal").write_text("no journal\n")
    run = gameproof("check", own.id, "--record", "--journal", str(tmp_path / "journal"))
    run.refused("journal: got ")
    assert [path.name for path in folder.iterdir()] == ["manifest.json"]


# check: processes


MANY = [c.id for c in select(["cumulative/table-1", "cumulative/section-2"], None)]
CHEAP = [
    name
    for name in MANY
    if any(word in name for word in ("table-1", "settings", "dual-fixed", "dual-values"))
]
"""Those of which nothing else is kept than the record."""


def test_processes_side_by_side_find_the_same(gameproof: Gameproof, recorded: Recorded) -> None:
    recorded({})
    assert len(CHEAP) > 8
    alone = gameproof("check", *CHEAP, "--jobs", "1")
    for jobs in ("2", str(10**9)):
        together = gameproof("check", *CHEAP, "--jobs", jobs)
        assert (together.status, together.err) == (1, "")
        for one, other in zip(lines_of(alone.out), lines_of(together.out), strict=True):
            assert {**one, "seconds": 0} == {**other, "seconds": 0}


def test_an_exit_of_what_is_run_says_so(
    gameproof: Gameproof, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    (tmp_path / "exits.py").write_text("raise SystemExit(0)")
    monkeypatch.chdir(tmp_path)
    monkeypatch.syspath_prepend("")
    run = gameproof("solve", "--load", "exits:SYSTEM", "own.x")
    says = "internal error: RuntimeError: a module or a check calls exit(0)"
    assert run == (2, "", f"gameproof: {says} (GAMEPROOF_TRACEBACK=1 shows where)\n")


def started(arguments: Sequence[str], **options: Any) -> subprocess.Popen[str]:
    """The program in a process group of its own, as a shell starts it."""
    return subprocess.Popen(
        [*PROGRAM, *arguments],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        start_new_session=True,
        **options,
    )


def waited_for(path: Path, lines: int, program: subprocess.Popen[str]) -> None:
    """Returns as soon as a file has so many lines."""
    deadline = time.monotonic() + PATIENCE
    while not path.exists() or path.read_bytes().count(b"\n") < lines:
        assert program.poll() is None
        assert time.monotonic() < deadline
        time.sleep(0.02)


@pytest.mark.parametrize("jobs", ["1", "2"])
def test_ctrl_c_ends_a_run_that_can_be_taken_up_again(
    tmp_path: Path, gameproof: Gameproof, jobs: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    journal, junit = tmp_path / "journal", tmp_path / "junit.xml"
    files = ["--journal", str(journal), "--junit", str(junit)]
    # The cheap claims stand before the one that takes long, so they are finished first.
    long = "cumulative/theorem-3.first"
    program = started(["check", *CHEAP, long, "--deep", "--jobs", jobs, *files])
    waited_for(journal, 1 + len(CHEAP) // 2, program)
    os.killpg(program.pid, signal.SIGINT)
    out, err = program.communicate(timeout=PATIENCE)
    assert (program.returncode, err) == (130, "gameproof: interrupted\n")
    assert [path.name for path in tmp_path.iterdir()] == ["journal"]
    finished = [json.loads(line)["id"] for line in journal.read_text().splitlines()[1:]]
    assert len(finished) >= len(CHEAP) // 2
    assert long not in finished
    assert {json.loads(line)["id"] for line in out.splitlines()} <= set(finished)

    def forbidden(task: object, effort: object) -> None:
        raise AssertionError("run again")

    monkeypatch.setattr("proofs_check.core.audit.run_task", forbidden)
    run = gameproof("check", *finished, "--deep", *files)
    assert run.status in {0, 1}
    assert {line["id"] for line in lines_of(run.out)} == set(finished)
    assert ElementTree.parse(junit).getroot()[0].attrib["tests"] == str(len(finished))


@dataclass(frozen=True)
class Presses(Says):
    """A check during which Ctrl-C is pressed, and what a library makes of that."""

    raises: BaseException | None = field(default_factory=KeyboardInterrupt)

    def run(self, effort: Effort) -> Evidence:
        try:
            signal.raise_signal(signal.SIGINT)
        except KeyboardInterrupt:
            if self.raises is not None:
                raise self.raises from None
        return self.found


class Garbage:
    """Something that is interrupted while it is thrown away: Python drops the exception."""

    def __del__(self) -> None:
        signal.raise_signal(signal.SIGINT)


class LostInDel(Says):
    def run(self, effort: Effort) -> Evidence:
        Garbage()
        return self.found


DISGUISED = SystemError("returned a result with an exception set")


@pytest.mark.parametrize(
    "check", [Presses(), Presses(raises=DISGUISED), Presses(raises=None), LostInDel()]
)
def test_ctrl_c_is_heard_whatever_a_library_makes_of_it(
    gameproof: Gameproof, enter: Enter, recorded: Recorded, check: Says
) -> None:
    own = enter("zz-test-1", check)
    next_one = enter("zz-test-2", Says())
    recorded({})
    before = signal.getsignal(signal.SIGINT)
    run = gameproof("check", own.id, next_one.id)
    assert run == (130, "", "gameproof: interrupted\n")
    assert signal.getsignal(signal.SIGINT) is before
    assert gameproof("check", next_one.id).status == 1


def test_ctrl_c_stays_ignored_where_the_caller_ignores_it(
    gameproof: Gameproof, enter: Enter, recorded: Recorded
) -> None:
    own = enter("zz-test", Presses())
    recorded({own.id: evidence(Verdict.HOLDS)})
    before = signal.signal(signal.SIGINT, signal.SIG_IGN)
    try:
        assert gameproof("check", own.id).status == 0
        assert not CTRL_C.pressed
    finally:
        signal.signal(signal.SIGINT, before)


# Pipes


CLOSED = "gameproof: whoever read standard output has closed it before its end\n"
FULL = "gameproof: [Errno 28] No space left on device\n"


UNREAD = (
    *("list", "list --format pretty", "show cumulative/table-1"),
    *(f"check {QUICK} --format {form}" for form in FORMS),
    "solve cumulative.outcome set=3,5 heap=14 convention=FvF",
)


@pytest.mark.parametrize(
    ("arguments", "says"), [*((each, CLOSED) for each in UNREAD), ("list", FULL)]
)
def test_a_closed_pipe_and_a_full_disk_are_one_line(arguments: str, says: str) -> None:
    reading, out = os.pipe()
    os.close(reading)
    if says == FULL:
        with Path("/dev/full").open("w") as full:
            os.dup2(full.fileno(), out)
    run = subprocess.run(
        [*PROGRAM, *arguments.split()],
        stdout=out,
        stderr=subprocess.PIPE,
        text=True,
        timeout=PATIENCE,
        check=False,
    )
    os.close(out)
    assert (run.returncode, run.stderr) == (2, says)


@pytest.mark.parametrize(
    ("start", "name"),
    [
        (["-m", "proofs_check"], "reference.py"),
        (["-m", "proofs_check"], "reference/__init__.py"),
        (["-c", INSTALLED], "reference.py"),
        (["-c", INSTALLED], "proofs_check.py"),
        (["-c", INSTALLED], "proofs_check/__init__.py"),
    ],
)
def test_a_module_that_hides_one_of_ours_is_named(
    tmp_path: Path, start: list[str], name: str
) -> None:
    hiding = tmp_path / name
    hiding.parent.mkdir(exist_ok=True)
    hiding.write_text("raise RuntimeError")
    root = Path(__file__).parent.parent
    hidden = name.removesuffix(".py").removesuffix("/__init__")
    run = subprocess.run(
        [sys.executable, *start, "list"],
        cwd=tmp_path,
        env={**os.environ, "PYTHONPATH": str(root)},
        capture_output=True,
        text=True,
        check=False,
    )
    says = f"{hiding} is imported as the module {hidden} and hides {root / hidden}/__init__.py"
    assert run.stderr == f"gameproof: {says}; rename or move the first\n"
    assert run.returncode == 2


@pytest.mark.parametrize("arguments", [["check", QUICK], ["serve"]], ids=" ".join)
def test_streams_that_are_closed_are_empty(arguments: list[str]) -> None:
    closing = ["sh", "-c", '"$@" <&- >&- 2>&-', "sh"]
    assert subprocess.run([*closing, *PROGRAM, *arguments], check=False).returncode == 0
    quiet = ["sh", "-c", '"$@" <&- >&-', "sh"]
    run = subprocess.run([*quiet, *PROGRAM, *arguments], capture_output=True, check=False)
    assert (run.returncode, run.stderr) == (0, b"")


# Shells


@pytest.mark.parametrize("shell", ["bash", "zsh", "fish"])
def test_the_shell_is_told_how_to_complete(
    gameproof: Gameproof, monkeypatch: pytest.MonkeyPatch, shell: str
) -> None:
    monkeypatch.setenv("_GAMEPROOF_COMPLETE", f"{shell}_source")
    run = gameproof()
    assert (run.status, run.err) == (0, "")
    assert f"_GAMEPROOF_COMPLETE={shell}_complete" in run.out
    manual = Path(__file__).resolve().parent.parent / "proofs_check" / "manual" / "commands.md"
    readme = manual.read_text(encoding="utf-8")
    assert f"_GAMEPROOF_COMPLETE={shell}_source gameproof" in readme


@pytest.mark.parametrize(
    ("line", "expected"),
    [
        ("gameproof pla", ["places"]),
        ("gameproof show cumulative/lemma-9.4", ["lemma-9.4", "lemma-9.4.weakened"]),
        ("gameproof check --document bid", ["bidding"]),
        ("gameproof solve positions.ni", ["positions.nim", "positions.nim_value"]),
        ("gameproof solve positions.nim ", ["piles=", "play="]),
        ("gameproof solve positions.nim piles=1 ", ["play="]),
        ("gameproof conform --system bidding.o", ["bidding.outcome"]),
        ("gameproof list --ver", ["--verdict"]),
        ("gameproof solve chess ", []),
    ],
)
def test_what_a_shell_completes(
    gameproof: Gameproof, monkeypatch: pytest.MonkeyPatch, line: str, expected: list[str]
) -> None:
    monkeypatch.setenv("_GAMEPROOF_COMPLETE", "bash_complete")
    monkeypatch.setenv("COMP_WORDS", line)
    monkeypatch.setenv("COMP_CWORD", str(line.count(" ")))
    run = gameproof()
    assert (run.status, run.err) == (0, "")
    found = [text.partition(",")[2].removeprefix("cumulative/") for text in run.out.split()]
    assert found == expected


# Screens


def test_the_bar_and_the_results_share_one_screen() -> None:
    """What two consoles write to one terminal overwrites each other."""
    screen = Terminal(force_terminal=True, file=io.StringIO())
    assert _progress(screen).live.console is screen
    pipe = Terminal(force_terminal=False, file=io.StringIO())
    bar = _progress(pipe)
    assert bar.live.console is not pipe
    assert bar.live.console.stderr


def test_results_are_whole_beside_a_bar_in_a_terminal() -> None:
    """In a terminal of its own, 120 columns wide: no line loses its beginning."""
    import pty

    ours, theirs = pty.openpty()
    command = [*PROGRAM, "check", "cumulative/table-1", "--format", "pretty", "--jobs", "1"]
    env = {**os.environ, "COLUMNS": "120", "LINES": "40", "TERM": "xterm-256color"}
    run = subprocess.Popen(command, stdout=theirs, stderr=theirs, stdin=subprocess.DEVNULL, env=env)
    os.close(theirs)
    written = b""
    with suppress(OSError):
        while chunk := os.read(ours, 1 << 16):
            written += chunk
    os.close(ours)
    assert run.wait(PATIENCE) == 0
    rows = on_screen(written.decode())
    for claim in select(["cumulative/table-1"], None):
        (row,) = [row for row in rows if claim.id in row.split()]
        assert row.split()[0] in {verdict.value for verdict in Verdict}
    assert any(row.startswith("all as recorded: ") for row in rows)


def on_screen(written: str) -> list[str]:
    """What stands on a screen that never scrolls, as much of a terminal as a progress bar uses."""
    rows, at, column = [""], 0, 0
    for sign in re.findall(r"\x1b\[[?]?[0-9;]*[A-Za-z]|.", written, re.DOTALL):
        if sign == "\n":
            at, column = at + 1, 0
            rows += [""] * (at + 1 - len(rows))
        elif sign == "\r":
            column = 0
        elif sign.endswith("A") and sign.startswith("\x1b"):
            at = max(0, at - int(sign[2:-1] or 1))
        elif sign == "\x1b[2K":
            rows[at] = ""
        elif not sign.startswith("\x1b"):
            rows[at] = rows[at][:column].ljust(column) + sign + rows[at][column + 1 :]
            column += 1
    return [row.rstrip() for row in rows]


# Systems without Unix


def test_what_only_unix_has_is_not_needed_to_read() -> None:
    """Windows has no fcntl, resource or pwd."""
    blocked = "import sys; sys.modules.update(dict.fromkeys(['fcntl', 'resource', 'pwd', 'pty']))"
    program = f"{blocked}; from proofs_check.cli import main; main()"
    for arguments in (
        ["list", "--document", "cumulative"],
        ["show", QUICK],
        ["solve", "positions.nim", "piles=1", "play=normal"],
        ["check", QUICK],
        ["conform", "--help"],
    ):
        run = subprocess.run(
            [sys.executable, "-c", program, *arguments], capture_output=True, text=True, check=False
        )
        assert (run.returncode, run.stderr) == (0, ""), arguments
        assert run.stdout
