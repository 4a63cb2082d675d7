"""How a conformance report is shown: lines for people, JSON lines, Markdown, JUnit XML, SARIF."""

import json
import xml.etree.ElementTree as ET
from collections.abc import Iterator
from pathlib import Path

from proofs_check.core.evidence import Json, canonical
from proofs_check.oracle.conform import Failure, Report, Tally
from proofs_check.oracle.describe import quoted
from proofs_check.oracle.serve import own_version
from proofs_check.oracle.systems import find_system

SKIPS_SHOWN = 3
"""Reasons of skips that are shown a system, the commonest first."""

MENDED_SHOWN = 5
"""Known failures that are none any more, which are shown a system."""

MOST_SHOWN = 600
"""Characters of a line; of a longer one, which a program may have written, the beginning."""


def _clean(line: str) -> str:
    """A line as it may go to a terminal: short, nothing in it but what can be printed."""
    if len(line) > MOST_SHOWN:
        line = f"{line[:MOST_SHOWN]}... ({len(line)} characters)"
    return "".join(c if c.isprintable() else ascii(c)[1:-1] for c in line)


def _counts(tally: Tally) -> str:
    parts = [
        f"{tally.compared} compared",
        f"{tally.published} published",
        f"{tally.generated} generated",
    ]
    if tally.again:
        parts.append(f"{tally.again} asked again")
    for number, word in (
        (len(tally.wrong), "wrong"),
        (sum(tally.skips.values()), "skipped"),
        (tally.outside, "published outside its limits"),
    ):
        if number:
            parts.append(f"{number} {word}")
    return ", ".join(parts)


def _details(tally: Tally) -> Iterator[str]:
    if tally.untested:
        yield f"not tested: {tally.untested}"
    if tally.short:
        yield f"in part: {tally.short}"
    if tally.wanted > tally.generated and tally.wanted > tally.asked - tally.published:
        yield f"{tally.wanted} generated questions wanted; there are no more"
    if tally.compared and (never := never_compared(tally)):
        yield f"never compared: {', '.join(never)}"
    for fault, number in tally.faults.items():
        yield f"fault, {number} times: {fault}"
    for reason, number in tally.skips.most_common(SKIPS_SHOWN):
        yield f"skipped {number}: {reason}"
    for line in tally.excluded:
        yield f"not claimed: {line}"
    if tally.known:
        yield f"known to be wrong: {len(tally.known)}"
    yield from (f"mended: {question}" for question in [*tally.mended][:MENDED_SHOWN])
    if len(tally.mended) > MENDED_SHOWN:
        yield f"mended: {len(tally.mended) - MENDED_SHOWN} more"
    for failure in tally.failures:
        yield from _failure(failure)
    shown = sum(failure.questions for failure in tally.failures)
    if len(tally.wrong) > shown:
        yield f"{len(tally.wrong) - shown} wrong answers are in further groups"
    if tally.stopped:
        yield tally.stopped


def never_compared(tally: Tally) -> list[str]:
    """The parts of a system's answers that were not looked at."""
    parts = find_system(tally.system).parts
    return [part.name for part in parts if not tally.parts[part.name]]


def _failure(failure: Failure) -> Iterator[str]:
    yield f"{failure.kind}: {failure.says}{_of_how_many(failure)}"
    yield f"  input     {canonical(failure.question)}"
    yield f"  expected  {canonical(failure.expected)}"
    yield f"  got       {canonical(failure.got) if failure.got is not None else 'no answer'}"
    yield f"  touches   {failure.cite}"
    if failure.vector:
        yield f"  vector    {failure.vector}"
    for before in failure.after or ():
        yield f"  after     {canonical(before)}"
    if failure.first != failure.question:
        yield f"  found at  {canonical(failure.first)}"
    yield f"  ask it    {asking(failure)}"


def _of_how_many(failure: Failure) -> str:
    """How many questions there are of the kind, and what they have in common."""
    if failure.questions == 1:
        return ""
    common = f", in common: {failure.common}" if failure.common else ""
    return f" ({failure.questions} questions{common})"


def asking(failure: Failure) -> str:
    """The command that asks the reference the same."""
    values = (
        f"{name}={value if isinstance(value, str) else canonical(value)}"
        for name, value in failure.question.items()
    )
    return f"gameproof solve {failure.system} {quoted(values)}"


def _ending(report: Report) -> Iterator[str]:
    yield from (f"note: {note}" for note in report.notes)
    if report.untested:
        yield f"not tested: {report.untested}"
    name = f"{report.name} {report.version}".strip() or quoted(report.command)
    yield f"{name}: {report.word} ({report.seconds:.1f} s)"


def pretty(report: Report) -> str:
    """A line a system, and below it what there is to say."""
    lines = []
    for tally in report.tallies:
        lines.append(f"{tally.verdict:9}  {tally.system:22} {_counts(tally)}")
        lines += [f"             {line}" for line in _details(tally)]
    return "\n".join(map(_clean, [*lines, *_ending(report)]))


def _tally_json(tally: Tally) -> dict[str, Json]:
    return {
        "system": tally.system,
        "verdict": tally.verdict,
        "compared": tally.compared,
        "agreed": tally.agreed,
        "published": tally.published,
        "generated": tally.generated,
        "wanted": tally.wanted,
        "asked_again": tally.again,
        "in_part": tally.short or None,
        "never_compared": list(never_compared(tally)),
        "skipped": dict(tally.skips),
        "outside": tally.outside,
        "not_claimed": list(tally.excluded),
        "wrong": len(tally.wrong),
        "known": len(tally.known),
        "mended": list(tally.mended.values()),
        "stopped": tally.stopped or None,
        "failures": [failure.as_json() for failure in tally.failures],
        "faults": dict(tally.faults),
        "untested": tally.untested or None,
    }


def json_lines(report: Report) -> str:
    """An object a system; last a summary."""
    summary: dict[str, Json] = {
        "summary": report.word,
        "status": report.status,
        "command": list(report.command),
        "name": report.name,
        "version": report.version,
        "notes": list(report.notes),
        "untested": report.untested or None,
        "milliseconds": round(report.seconds * 1000),
    }
    # In ASCII: what a program wrote may not be UTF-8.
    return "\n".join(
        json.dumps(each, separators=(",", ":"))
        for each in (*map(_tally_json, report.tallies), summary)
    )


def markdown(report: Report) -> str:
    """A table, and below it the failures."""
    lines = [f"# {report.name or 'The program'}: {report.word}", ""]
    lines += ["| system | verdict | compared | wrong | skipped | outside |"]
    lines += ["| --- | --- | --- | --- | --- | --- |"]
    lines += [
        f"| `{t.system}` | {t.verdict} | {t.compared} | {len(t.wrong)} | {sum(t.skips.values())}"
        f" | {t.outside} |"
        for t in report.tallies
    ]
    for tally in report.tallies:
        details = list(_details(tally))
        if details:
            lines += ["", f"## `{tally.system}`", "", "```", *details, "```"]
    return "\n".join(map(_clean, [*lines, "", "```", *_ending(report), "```"]))


def shown(report: Report, form: str) -> str:
    """The report as `pretty`, `json` or `markdown`."""
    return {"pretty": pretty, "json": json_lines, "markdown": markdown}[form](report)


def junit(report: Report) -> str:
    """A test case a group of failures, and one for each system without."""
    suite = ET.Element("testsuite", name="gameproof conform")

    def case(name: str, seconds: float, tag: str = "", message: str = "", text: str = "") -> None:
        found = ET.SubElement(suite, "testcase", classname="conform", name=name)
        found.set("time", f"{seconds:.3f}")
        if tag:
            ET.SubElement(found, tag, message=_plain(message)).text = _plain(text)

    for tally in report.tallies:
        each = tally.seconds / max(1, len(tally.failures))
        for failure in tally.failures:
            says = f"{failure.says}{_of_how_many(failure)}"
            case(_rule(failure), each, "failure", says, "\n".join(_failure(failure)))
        if tally.verdict in ("conforms", "as known"):
            case(tally.system, each)
        elif not tally.failures:
            why = next(iter(tally.faults), tally.untested or tally.short or "nothing was compared")
            case(tally.system, each, "error", why, "\n".join(_details(tally)))
    if report.untested:
        case("the program", 0, "error", report.untested, "\n".join(_ending(report)))
    for attribute, tag in (("tests", "testcase"), *((f"{t}s", f"testcase/{t}") for t in TAGS)):
        suite.set(attribute, str(len(suite.findall(tag))))
    return '<?xml version="1.0" encoding="utf-8"?>\n' + ET.tostring(suite, "unicode") + "\n"


TAGS = ("failure", "error")


def _rule(failure: Failure) -> str:
    """What a group of failures is called."""
    what = " and ".join(failure.parts) or failure.kind
    return f"{failure.system}: {what}{failure.common and f', {failure.common}'}"


def sarif(report: Report) -> str:
    """SARIF 2.1.0: a result a group of failures, at the program."""
    place = {"artifactLocation": {"uri": Path(report.command[-1]).as_posix()}}
    failures = [failure for tally in report.tallies for failure in tally.failures]
    rules = {
        _rule(each): {"id": _rule(each), "help": {"text": _plain(each.cite)}} for each in failures
    }
    found = [
        {
            "ruleId": _rule(each),
            "level": "error",
            "message": {"text": _plain("\n".join(_failure(each)))},
            "locations": [{"physicalLocation": place}],
            "partialFingerprints": {"question": canonical(each.question)},
        }
        for each in failures
    ]
    driver = {"name": "gameproof conform", "version": own_version(), "rules": [*rules.values()]}
    log = {
        "$schema": "https://json.schemastore.org/sarif-2.1.0.json",
        "version": "2.1.0",
        "runs": [{"tool": {"driver": driver}, "results": found}],
    }
    return json.dumps(log, indent=1) + "\n"


def _plain(text: str) -> str:
    """The text without characters that XML does not know."""
    return "".join(
        c
        if c in "\n\t"
        or (c >= " " and not 0xD800 <= ord(c) < 0xE000 and ord(c) not in (0xFFFE, 0xFFFF))
        else "?"
        for c in text
    )
