import io
import json
import re
from collections import Counter
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path
from typing import Any
from xml.etree import ElementTree

import pytest
from rich.text import Text

from proofs_check.core.audit import Result
from proofs_check.core.claim import Code, Looked
from proofs_check.core.evidence import Evidence, Verdict
from proofs_check.core.places import Kind
from proofs_check.core.record import contradiction
from proofs_check.report import machine, text
from proofs_check.report.screen import whole
from tests.conftest import PLACE, Says, claim, evidence, looked

ROOT = Path(__file__).resolve().parent.parent.parent
PROVED, ARGUED, HOLDS, UNREFUTED, REFUTED, ERRATUM, AMBIGUOUS, UNVERIFIABLE, NOT_RUN = Verdict

FIELDS = {
    "id", "document", "kind", "origin", "cite", "says", "verdict", "recorded", "recorded_scope",
    "scope", "method", "evidence", "seconds", "as_recorded", "confirmed", "problem",
}  # fmt: skip


def result(number: int, found: Looked, known: Looked | None, replays: bool = True) -> Result:
    own = claim(Says(replays=replays), name=f"cumulative/zz-{number}")
    if len(found) > 1:
        own = claim(weak=Says(), strict=Says(), name=own.id)
    return Result(own, found, known, contradiction(own, found, known), number / 8)


def one(verdict: Verdict, scope: str = "somewhere", **facts: Any) -> Looked:
    return looked(evidence(verdict, scope, **facts))


PARTED = looked(weak=evidence(HOLDS), strict=evidence(REFUTED))

AS_RECORDED = [
    result(1, one(PROVED), one(PROVED)),
    result(2, one(HOLDS, "less", cases=2), one(HOLDS, cases=9)),
    result(3, one(ARGUED), one(HOLDS)),
    result(4, one(REFUTED), one(REFUTED)),
    result(5, one(HOLDS, "less"), one(REFUTED)),  # refuted beyond the range of this run
    result(6, one(ERRATUM), one(ERRATUM)),
    result(7, PARTED, PARTED),
    result(8, one(UNVERIFIABLE), one(UNVERIFIABLE)),
    result(9, one(NOT_RUN, deep=True), one(HOLDS)),
]
CONTRADICTED = [
    result(11, one(REFUTED), one(HOLDS)),
    result(12, one(REFUTED), one(REFUTED), replays=False),
    result(13, one(HOLDS), None),
    result(14, one(NOT_RUN), one(PROVED)),
]
ALL = AS_RECORDED + CONTRADICTED


FAR, LESS, UNSEEN = "as far as recorded", "less far than recorded", "not looked at"
REACH = [FAR, LESS, FAR, FAR, LESS, FAR, FAR, FAR, UNSEEN]
"""How far each is confirmed that is as recorded: the second and the fifth on a narrower range."""
CONFIRMED = {FAR: 6, LESS: 2, UNSEEN: 1}
IN_WORDS = ", ".join(f"{n}{' confirmed' * (far is FAR)} {far}" for far, n in CONFIRMED.items())


def test_how_far_each_is_confirmed_is_said_everywhere() -> None:
    assert [r.reach for r in AS_RECORDED] == REACH
    assert not any(r.reach for r in CONTRADICTED)
    assert [json.loads(machine.json_line(r))["confirmed"] for r in AS_RECORDED] == REACH
    assert json.loads(machine.json_line(CONTRADICTED[0]))["confirmed"] is None
    assert json.loads(machine.json_summary(ALL))["confirmed"] == CONFIRMED
    assert f"all as recorded: {IN_WORDS}" in shown(AS_RECORDED)
    assert f"{len(CONTRADICTED)} not as recorded; of the others {IN_WORDS}" in shown(ALL)
    rows = text.markdown(ALL).splitlines()
    assert f"- {IN_WORDS}" in rows
    for number, reach in enumerate(REACH):
        assert f" | {reach} |  |" in rows[2 + number]
    (suite,) = ElementTree.fromstring(machine.junit(ALL).encode())
    told = {p.attrib["name"]: int(p.attrib["value"]) for p in suite.findall("properties/property")}
    assert told == CONFIRMED
    said = [case.findtext("system-out") or "" for case in suite.findall("testcase")]
    assert [each.rpartition("in this run: ")[2] for each in said[: len(REACH)]] == REACH
    (run,) = json.loads(machine.sarif(ALL))["runs"]
    assert run["properties"] == {"confirmed": CONFIRMED}
    by_id = {each["ruleId"]: each["properties"]["confirmed"] for each in run["results"]}
    assert by_id["cumulative/zz-5"] == LESS
    assert by_id["cumulative/zz-11"] is None


def test_of_several_checks_those_count_that_the_recorded_verdict_rests_on() -> None:
    own = claim(Says(), Says())

    def reach(found: tuple[Any, ...], known: tuple[Any, ...]) -> str | None:
        return Result(own, looked(*found), looked(*known), "", 0.0).reach

    proof, deep, near = evidence(PROVED), evidence(HOLDS, cases=9), evidence(HOLDS, "less", cases=2)
    unseen = evidence(NOT_RUN, deep=True)
    assert reach((proof, near), (proof, deep)) == FAR
    assert reach((unseen, near), (proof, near)) == LESS
    assert reach((near, near), (deep, near)) == LESS
    assert reach((near, unseen), (near, deep)) == LESS
    assert reach((deep, deep), (deep, near)) == FAR
    assert reach((unseen, unseen), (deep, near)) == UNSEEN
    assert reach((unseen, unseen), (evidence(REFUTED), near)) == LESS


def test_a_json_line_has_every_field_and_the_summary_counts_the_lines() -> None:
    lines = [json.loads(machine.json_line(r)) for r in ALL]
    for r, line in zip(ALL, lines, strict=True):
        assert "\n" not in machine.json_line(r)
        assert set(line) == FIELDS
        assert line["verdict"] == r.found.verdict
        assert line["recorded"] == (r.recorded.verdict if r.recorded else None)
        assert line["as_recorded"] is (line["problem"] == "")
        assert line["evidence"] == r.found.facts
        assert line["seconds"] == r.seconds
    summary = json.loads(machine.json_summary(ALL))
    assert summary["summary"] is True
    assert summary["claims"] == len(ALL)
    assert summary["verdicts"] == Counter(line["verdict"] for line in lines)
    assert summary["kinds"] == {"remark": summary["verdicts"]}
    assert summary["not_as_recorded"] == len(CONTRADICTED)
    assert summary["seconds"] == sum(line["seconds"] for line in lines)
    assert json.loads(machine.json_summary([]))["verdicts"] == {}


def test_junit_fails_what_is_contradicted_and_passes_a_recorded_refutation() -> None:
    written = machine.junit(ALL)
    assert written.startswith("<?xml version='1.0' encoding='utf-8'?>")
    suites = ElementTree.fromstring(written.encode())
    assert suites.tag == "testsuites"
    (suite,) = suites
    cases = {case.attrib["name"]: case for case in suite.findall("testcase")}
    assert [*cases] == [r.claim.id for r in ALL]
    failing = {name for name, case in cases.items() if case.find("failure") is not None}
    skipped = {name for name, case in cases.items() if case.find("skipped") is not None}
    assert failing == {r.claim.id for r in CONTRADICTED}
    assert skipped == {"cumulative/zz-8", "cumulative/zz-9"}
    assert suite.attrib["name"] == "cumulative"
    counts = {"tests": len(ALL), "failures": len(failing), "skipped": len(skipped), "errors": 0}
    assert {name: int(suite.attrib[name]) for name in counts} == counts
    assert float(suite.attrib["time"]) == sum(r.seconds for r in ALL)
    assert all((ROOT / case.attrib["file"]).is_file() for case in cases.values())
    lines = [str(r.claim.code.line) for r in ALL]
    assert [case.attrib["line"] for case in cases.values()] == lines != ["1"] * len(ALL)
    said = {name: case.findtext("system-out") or "" for name, case in cases.items()}
    assert said["cumulative/zz-4"].startswith("refuted: Something is so.")
    assert said["cumulative/zz-5"].startswith("refuted: ")
    (failure,) = cases["cumulative/zz-11"].findall("failure")
    assert failure.attrib["message"] == "recorded holds, found refuted: somewhere"


def test_sarif_has_what_the_format_requires(tmp_path: Path) -> None:
    elsewhere = replace(claim(Says()), code=Code(tmp_path / "own.py", 3))
    outside = Result(elsewhere, one(REFUTED), None, "not so", 1.0)
    log = json.loads(machine.sarif([*ALL, outside]))
    assert log["version"] == "2.1.0"
    assert log["$schema"].endswith("sarif-2.1.0.json")
    (run,) = log["runs"]
    driver = run["tool"]["driver"]
    assert driver["name"] == "gameproof"
    assert re.fullmatch(r"\d+\.\d+\.\d+.*", driver["version"])
    rules = [rule["id"] for rule in driver["rules"]]
    assert len(set(rules)) == len(rules) == len(run["results"])
    assert all(rule["shortDescription"]["text"] for rule in driver["rules"])
    places = []
    for found in run["results"]:
        assert rules[found["ruleIndex"]] == found["ruleId"]
        assert found["message"]["text"]
        (location,) = found["locations"]
        places.append(location["physicalLocation"])
    uris = [place["artifactLocation"]["uri"] for place in places]
    assert places[-1]["region"] == {"startLine": 3}
    assert uris.pop() == "own.py"  # outside the repository: by the name of its file
    for uri, place in zip(uris, places, strict=False):
        assert not uri.startswith(("/", "file:"))
        lines = (ROOT / uri).read_text(encoding="utf-8").splitlines()
        assert 1 <= place["region"]["startLine"] <= len(lines)


def test_sarif_shows_what_is_contradicted_as_errors_and_what_is_known_false_as_notes() -> None:
    results: list[dict[str, Any]] = json.loads(machine.sarif(ALL))["runs"][0]["results"]
    assert {r["ruleId"]: r["level"] for r in results} == {
        **{r.claim.id: "error" for r in CONTRADICTED},
        **{f"cumulative/zz-{number}": "note" for number in (4, 5, 6, 7, 8)},
    }
    messages = {r["ruleId"]: r["message"]["text"] for r in results}
    assert messages["cumulative/zz-11"] == "refuted: recorded holds, found refuted: somewhere"
    assert json.loads(machine.sarif(AS_RECORDED[:3]))["runs"][0]["results"] == []


def cells(line: str) -> list[str]:
    """The cells of a row of a Markdown table; an escaped bar separates none."""
    assert line.startswith("| ")
    assert line.endswith(" |")
    return [cell.strip() for cell in re.split(r"(?<!\\)\|", line)[1:-1]]


def test_markdown_is_a_table() -> None:
    odd = claim(Says(), name="cumulative/zz-99")
    page = (replace(PLACE, name="page 1 | 2"),)
    odd = replace(odd, places=page, says="a | b\nand {c}")
    lines = text.markdown([*ALL, Result(odd, one(HOLDS), None, "x | y", 1.0)]).splitlines()
    head, rule, *rows, empty, counted, _ = lines
    assert len(rows) == len(ALL) + 1
    assert empty == ""
    assert counted.startswith(f"- remark:           {len(ALL) + 1}  1 proved, 1 argued, ")
    assert {len(cells(row)) for row in (head, rule, *rows)} == {7}
    assert set(cells(rule)) == {"---"}
    for row, r in zip(rows, ALL, strict=False):
        assert cells(row)[:2] == [r.verdict, f"`{r.claim.id}`"]
    assert cells(rows[-1])[2:4] == [r"page 1 \| 2", r"a \| b and {c}"]


def on_terminal(show: Callable[[text.Terminal], None], width: int = 200) -> str:
    """What the terminal shows, uncoloured."""
    out = io.StringIO()
    show(text.Terminal(file=out, width=width))
    return out.getvalue()


def shown(results: list[Result]) -> str:
    """What the terminal shows of results."""

    def show(out: text.Terminal) -> None:
        for r in results:
            out.print(text.line(r), highlight=False)
        text.summary(results, 12.34, out)

    return on_terminal(show)


def test_after_many_lines_it_says_again_what_is_wrong(monkeypatch: pytest.MonkeyPatch) -> None:
    def told(width: int) -> list[str]:
        return on_terminal(lambda out: text.summary(ALL, 12.34, out), width).splitlines()

    assert not [line for line in told(80) if "zz-" in line]
    monkeypatch.setattr(text, "SCREEN", len(ALL) - 1)
    lines = told(80)
    wrong = [r.claim.id for r in ALL if r.verdict in (REFUTED, ERRATUM)]
    assert len(wrong) > 2
    named = [line for line in lines if "zz-" in line]
    assert [line.split()[1] for line in named if not line.startswith("NOT")] == wrong
    contradicted = [line.split()[3].rstrip(":") for line in named if line.startswith("NOT")]
    assert contradicted == [r.claim.id for r in ALL if r.problem]
    assert f"cumulative: {len(ALL)} claims, " in "\n".join(lines)
    assert f"{len(ALL)} claims in 12.3 s, " in "\n".join(lines)
    assert any(line.endswith("zz-5  counterexample: set [3, 5]; AvA [8, 5]") for line in lines)
    assert max(map(len, told(40))) <= 40
    odd = replace(ALL[1].claim, says="[bold]S[/bold] = [3, 5]")
    assert odd.says in shown([replace(ALL[1], claim=odd)])  # it is no markup


GLANCES: list[tuple[Verdict, dict[str, Any], str]] = [
    (ERRATUM, {"printed": {"a": 1}, "computed": {"a": 2}}, "printed: a 1; is: a 2"),
    (UNVERIFIABLE, {"missing": "a figure"}, "missing: a figure"),
    (
        AMBIGUOUS,
        {"readings": {"weak": evidence(HOLDS).as_json(), "strict": evidence(REFUTED).as_json()}},
        "weak: holds; strict: refuted",
    ),
    (HOLDS, {}, "somewhere"),
]


@pytest.mark.parametrize(("verdict", "facts", "line"), GLANCES)
def test_evidence_at_a_glance(verdict: Verdict, facts: dict[str, Any], line: str) -> None:
    assert text.brief(evidence(verdict, "somewhere", **facts)) == line


def test_what_is_not_as_kept_is_said_everywhere() -> None:
    kept = ["places.csv: was changed"]
    told = on_terminal(lambda out: text.summary(AS_RECORDED, 1.0, out, kept))
    assert "NOT AS KEPT: places.csv: was changed" in told
    assert "all as recorded" not in told
    assert json.loads(machine.json_summary(AS_RECORDED, kept))["not_as_kept"] == kept
    assert text.markdown(AS_RECORDED, kept).endswith("\n- places.csv: was changed")


def test_a_place_without_claims_says_why() -> None:
    entry: Any = {"place": "Remark 1", "claims": {}, "nothing": "set-up", "note": "of games"}
    assert text.place_lines(entry).plain == "Remark 1\n  nothing to check: set-up; of games"


def test_what_is_cut_on_a_terminal_stands_below_the_id() -> None:
    long = Text("refuted      cumulative/zz-5  " + "word " * 30 + "\n" + " " * 13 + "brief")
    console = text.Terminal(file=io.StringIO(), width=60)
    first, *others = text.beside_verdict(long, console).plain.splitlines()
    assert first.startswith("refuted      cumulative/zz-5")
    assert len(others) > 2
    assert all(line.startswith(" " * 13) and len(line) <= 60 for line in others)
    unbounded = text.Terminal(file=io.StringIO(), width=60, soft_wrap=True)
    assert text.beside_verdict(long, unbounded) is long


@pytest.mark.parametrize(
    "line", ["  gameproof solve " + "x=1 " * 30, "  from reference.cumulative import " + "a, " * 30]
)
def test_what_is_to_be_pasted_is_left_whole(line: str) -> None:
    assert text.hanging(line, 40) == line
    path = "tables/" + "x" * 60
    assert path in text.hanging(f"   {path}", 40)


def test_counts_are_by_kind_and_a_printed_value_is_reproduced() -> None:
    proved = Result(claim(Says()), one(PROVED), one(PROVED), "", 1.0)
    cell = replace(proved.claim, places=(replace(PLACE, kind=Kind.PRINTED_VALUE),))
    lines = text.counted([proved, replace(proved, claim=cell)])
    assert [line.split() for line in lines] == [
        ["printed", "value:", "1", "1", "reproduced"],
        ["remark:", "1", "1", "proved"],
    ]


def test_a_closed_pipe_is_an_error_of_the_caller() -> None:
    with pytest.raises(BrokenPipeError):
        text.Terminal().on_broken_pipe()


@pytest.mark.parametrize("known", [None, *(evidence(v) for v in Verdict if v is not AMBIGUOUS)])
def test_the_page_of_a_claim_shows_its_evidence(known: Evidence | None) -> None:
    page = "\n".join(whole(claim(Says()), known, None))
    for part in ("cumulative/test", "Something is so.", "cumulative, Section 9", "conftest.py:"):
        assert part in page
    assert ("not recorded" if known is None else known.verdict.value) in page
    assert known is None or known.scope in page
