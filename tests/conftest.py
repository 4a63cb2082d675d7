"""What the tests of the program share: a run of it, claims made for a test, a record of its own."""

import gc
import os
import re
import signal
from collections import Counter
from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass, field, replace
from functools import cache
from pathlib import Path
from typing import Any, ClassVar, NamedTuple

import pytest

from proofs_check.cli import MESSAGE, main
from proofs_check.core import changed, kept, record
from proofs_check.core.claim import Check, Claim, Looked, code_of
from proofs_check.core.documents import documents
from proofs_check.core.evidence import Effort, Evidence, Json, Verdict
from proofs_check.core.ledger import ledger
from proofs_check.core.places import Kind, Place

TESTS = Path(__file__).parent

gc.set_threshold(100_000)
"""Tests and theorems are many and stay: a tenth of the time went into looking for garbage."""

collect_ignore_glob = ["adapters/peer_*.py"]
"""They import what need not be installed."""

ONE_BY_ONE = (
    *("tests/oracle/test_ends.py", "tests/sweeps", "tests/test_blocks.py", "tests/test_cli.py"),
    *("tests/test_readme.py", "tests/methods/test_script.py::test_a_second"),
)
"""Their tests take long and share nothing that takes long to make."""

TOGETHER = {
    "tests/oracle/test_conform.py": "answers of the reference",
    "tests/oracle/test_generated.py": "answers of the reference",
    "tests/oracle/test_limits.py": "answers of the reference",
    "tests/oracle/test_rules.py": "answers of the reference",
    "tests/oracle/test_own_systems.py": "answers of the reference",
    "tests/report/test_drawn.py": "drawings",
    "tests/report/test_site.py": "the web site",
    "tests/report/test_site_in_a_browser.py": "the web site",
}
"""What files share that a process makes once."""

APART = {
    "test_larger_models.py": "theories",
    "test_theory.py": "theories",
    "test_theories.py": "theories",
    "test_wrong_definitions.py": "wrong definitions",
}
"""What of a document shares nothing with the rest: its models, and what is made anew of each."""

LONGEST = (
    *("answers of the reference", "drawings", "the web site", "theories", "wrong definitions"),
    *("tests/core/test_changed.py", "tests/test_action.py", "tests/test_blocks.py"),
    *("tests/test_forgeries.py", "tests/test_readme.py"),
    *("tests/test_recheck.py", "tests/test_sixth_document.py", "tests/oracle/test_ends.py"),
    *("tests/oracle/test_ill_behaved.py", "tests/methods/test_script.py::test_a_second"),
)
"""What takes longer than its number of tests tells, or waits for programs: begun last, a process
would end it alone.
"""


SLOW = (
    "tests/methods/test_script.py::test_a_script_is_the_same",
    "tests/methods/test_script.py::test_a_second_solver",
    "tests/oracle/test_adapters.py",
    "tests/oracle/test_conform.py::test_a_mistake_is_found_by_generated_questions_alone",
    "tests/oracle/test_conform.py::test_a_system_without_published_questions_is_tested",
    "tests/oracle/test_conform.py::test_the_reference_conforms",
    "tests/oracle/test_ends.py",
    "tests/oracle/test_generated.py::test_a_program_is_asked_where_it_may_err",
    "tests/oracle/test_ill_behaved.py",
    "tests/oracle/test_rules.py::test_enough_answers_depend_on_a_rule",
    "tests/oracle/test_own_systems.py",
    "tests/oracle/test_systems.py::test_the_ends_of_what_is_drawn",
    "tests/report/test_site_in_a_browser.py",
    "tests/sweeps/test_sweeps.py",
    "tests/test_forgeries.py",
    "tests/test_recheck.py",
    "tests/test_wrong_definitions.py",
)
"""What README's command leaves to CI (`pytest -m slow`): the beginnings of the ids of tests.

So are the tests of the web site, which takes long to make.
"""


@cache
def together(test: str) -> str:
    """What a process runs in one go, so that what is shared is made once: by the id of a test.

    All of a document, by the folder or by the first word of the parameters, or else of a file.

    >>> together("tests/documents/positions/test_engine.py::test_engine[3]")
    'positions'
    >>> together("tests/test_theories.py::test_no_more_is_assumed_than_is_said_here[bidding]")
    'bidding: theories'
    >>> together("tests/core/test_kept.py::test_kept")
    'tests/core/test_kept.py'
    """
    file, _, rest = test.partition("::")
    if file.startswith(ONE_BY_ONE):
        return test
    *folders, name = file.split("/")
    first = re.split(r"\W", rest.partition("[")[2], maxsplit=1)[0]
    own = [word for word in (*folders, first) if word in documents()]
    if own and name in APART:
        return f"{own[0]}: {APART[name]}"
    return TOGETHER.get(file) or (own[0] if own else file)


class Asked:
    """Which modules are imported to look for tests: each process that runs some imports them all.

    Those are modules with a doctest, and of tests; with slow ones, or with others, where these
    alone are to run.

    >>> marks = "slow", "not slow", "slow or not slow"
    >>> [Asked(each).pytest_ignore_collect(TESTS / "test_recheck.py") for each in marks]
    [None, True, None]
    """

    def __init__(self, slow: str) -> None:
        self.slow = slow

    def pytest_ignore_collect(self, collection_path: Path) -> bool | None:
        path = collection_path
        if path.suffix != ".py" or path.name == "conftest.py":
            return None
        text, name = path.read_text("utf-8"), path.relative_to(TESTS.parent).as_posix()
        tests = path.name.startswith("test_")
        if self.slow == "slow":
            begins = tuple(each.partition("::")[0] for each in SLOW)
            asked = tests and (name.startswith(begins) or "slow" in text or "site" in text)
        else:
            left_out = self.slow == "not slow" and name.startswith(SLOW)
            asked = (tests or ">>>" in text) and not left_out
        return None if asked else True


def pytest_configure(config: pytest.Config) -> None:
    """The programs that tests start are compiled once, not by each of them."""
    os.environ.pop("PYTHONDONTWRITEBYTECODE", None)
    config.pluginmanager.register(Asked(config.option.markexpr))


@pytest.hookimpl(optionalhook=True)
def pytest_xdist_auto_num_workers() -> int:
    """One process more than there are processors: some tests wait for a program's time limit."""
    from joblib import cpu_count

    return int(cpu_count()) + 1


@pytest.hookimpl(tryfirst=True)
def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    """What runs beside each other begins with what takes longest, so that all end together."""
    for item in items:
        if item.nodeid.startswith(SLOW) or "site" in getattr(item, "fixturenames", ()):
            item.add_marker("slow")
    if hasattr(config, "workerinput"):
        own = {item: together(item.nodeid) for item in items}
        tests = Counter(own.values())
        items.sort(
            key=lambda item: (
                not any(each in own[item] for each in LONGEST),
                -tests[own[item]],
                own[item],
            )
        )


def pytest_collection_finish() -> None:
    """What was imported stays: garbage is looked for among what tests make."""
    gc.freeze()


@pytest.hookimpl(optionalhook=True)
def pytest_xdist_make_scheduler(config: pytest.Config, log: Any) -> Any:
    """Which process runs which tests; groups that tests are marked with are lost in pytest 9.2."""
    from xdist.scheduler import LoadScopeScheduling

    class Together(LoadScopeScheduling):  # type: ignore[misc]
        def _split_scope(self, nodeid: str) -> str:
            return together(nodeid)

    config.option.loadscopereorder = False
    return Together(config, log)


@pytest.fixture(scope="session", autouse=True)
def ctrl_c_is_heard() -> Iterator[None]:
    """A shell has what it runs in the background ignore Ctrl-C; some tests press it."""
    before = signal.signal(signal.SIGINT, signal.default_int_handler)
    yield
    signal.signal(signal.SIGINT, before)


class Run(NamedTuple):
    """What came of one command."""

    status: int
    out: str
    err: str

    def refused(self, *parts: str) -> None:
        """Bad input: status 2, nothing on standard output, one line that holds these parts."""
        assert (self.status, self.out) == (2, "")
        assert self.err.startswith("gameproof: ")
        assert self.err.count("\n") == 1
        assert self.err.endswith("\n")
        assert len(self.err) < MESSAGE + 20
        assert "internal error" not in self.err
        for part in parts:
            assert part in self.err


@pytest.fixture(autouse=True)
def nothing_seen_before(monkeypatch: pytest.MonkeyPatch) -> None:
    """What tests run does not come out as recorded: nothing can be kept there."""
    monkeypatch.setattr(changed, "user_cache_path", lambda name: Path(os.devnull) / name)


Gameproof = Callable[..., Run]


@pytest.fixture
def gameproof(capsys: pytest.CaptureFixture[str]) -> Gameproof:
    """The program, run in this process."""

    def run(*arguments: str) -> Run:
        with pytest.raises(SystemExit) as ended:
            main(arguments)
        out, err = capsys.readouterr()
        assert isinstance(ended.value.code, int)
        return Run(ended.value.code, out, err)

    return run


EVIDENCE: Mapping[Verdict, Mapping[str, Json]] = {
    Verdict.PROVED: {"certificate": {"kind": "evaluation", "cases": 3}},
    Verdict.ARGUED: {"certificate": {"kind": "argument", "steps": ["so"]}},
    Verdict.HOLDS: {"cases": 3},
    Verdict.UNREFUTED: {"cases": 3, "generator": "any S", "seed": 1},
    Verdict.REFUTED: {"witness": {"instance": {"set": [3, 5]}, "values": {"AvA": [8, 5]}}},
    Verdict.ERRATUM: {"printed": {"row 1": 7}, "computed": {"row 1": 8}},
    Verdict.AMBIGUOUS: {"readings": {}},
    Verdict.UNVERIFIABLE: {"missing": "a figure"},
    Verdict.NOT_RUN: {"why": "too large"},
}
"""The least that each verdict carries."""


def evidence(verdict: Verdict, scope: str = "somewhere", /, **facts: Json) -> Evidence:
    """Evidence with what its verdict must carry, and more or other facts."""
    return Evidence(verdict, scope, "test", {**EVIDENCE[verdict], **facts})


@dataclass(frozen=True)
class Says(Check):
    """A check that finds what it is told to find."""

    method: ClassVar[str] = "test"

    found: Evidence = field(default_factory=lambda: evidence(Verdict.HOLDS))
    replays: bool | Exception = True
    """Whether a stored counterexample still refutes, or what replaying it raises."""

    def run(self, effort: Effort) -> Evidence:
        del effort
        return self.found

    def replay(self, witness: Mapping[str, Json]) -> bool:
        del witness
        if isinstance(self.replays, Exception):
            raise self.replays
        return self.replays


PLACE = Place("Section 9", 10_000, Kind.REMARK, (), (), (), "", "")


def claim(*checks: Check, name: str = "cumulative/test", **readings: Check) -> Claim:
    """A claim with one reading of these checks, or with named readings of one check each."""
    by_name: dict[str, tuple[Check, ...]] = {key: (check,) for key, check in readings.items()}
    by_name = by_name or {"as printed": checks}
    return Claim(name, (PLACE,), "Something is so.", by_name, code_of(claim))


def looked(*found: Evidence, **readings: Evidence) -> Looked:
    """What checks of `claim` found: all of one reading, or one of each named reading."""
    if readings:
        return {key: {"test": evidence} for key, evidence in readings.items()}
    names = ["test", *(f"test {number}" for number in range(2, len(found) + 1))]
    return {"as printed": dict(zip(names, found, strict=True))}


Enter = Callable[..., Claim]


@pytest.fixture
def enter(monkeypatch: pytest.MonkeyPatch) -> Enter:
    """Enters a claim into the ledger for one test."""

    def entered(name: str, *checks: Check, **changes: Any) -> Claim:
        made = claim(*checks, name=f"cumulative/{name}", **changes)
        monkeypatch.setitem(ledger("cumulative"), made.id, made)
        return made

    return entered


@pytest.fixture
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    """A folder of this test's own in the place of `tables/computed/cumulative`.

    Nothing is recorded of the other documents.
    """
    for name, document in list(documents().items()):
        computed = tmp_path / ("computed" if name == "cumulative" else name)
        own: Any = documents()
        monkeypatch.setitem(own, name, replace(document, computed=computed))
    kept.seal(documents()["cumulative"])
    record.recorded.cache_clear()
    yield tmp_path / "computed"
    record.recorded.cache_clear()


def bound(looked: Mapping[str, Looked], restates: Mapping[str, str] | None = None) -> record.Record:
    """A record of claims in the words in which the ledger has them today."""
    names = {*looked, *(restates or {})}
    claims = {n: ledger(n.partition("/")[0]).get(n) for n in sorted(names)}
    said = {name: each.statement for name, each in claims.items() if each is not None}
    return record.Record(looked, restates or {}, said)


Recorded = Callable[[Mapping[str, Evidence]], None]
"""Given one piece of evidence a claim, of each of its checks."""


@pytest.fixture
def recorded(folder: Path) -> Recorded:
    """Makes these verdicts the record, for one test."""

    def store(verdicts: Mapping[str, Evidence]) -> None:
        claims = ledger("cumulative")
        found = {
            name: {
                reading: dict.fromkeys(claims[name].checks(reading), evidence)
                for reading in claims[name].readings
            }
            if name in claims
            else looked(evidence)
            for name, evidence in verdicts.items()
        }
        assert record.store("cumulative", bound(found)).parent == folder
        record.recorded.cache_clear()

    return store
