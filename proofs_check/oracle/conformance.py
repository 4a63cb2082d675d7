"""How a conformance report is shown: lines for people, JSON lines, Markdown, JUnit XML."""

import json
import xml.etree.ElementTree as ET
from collections.abc import Iterator

from proofs_check.core.evidence import Json, canonical
from proofs_check.oracle.conform import Failure, Report, Tally
from proofs_check.oracle.describe import quoted
from proofs_check.oracle.systems import find_system

SKIPS_SHOWN = 3
"""Reasons of skips that are shown a system, the commonest first."""

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
    skipped = sum(tally.skips.values())
    return ", ".join([*parts, f"{skipped} skipped"] if skipped else parts)


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
    for failure in tally.failures:
        yield from _failure(failure)


def never_compared(tally: Tally) -> list[str]:
    """The parts of a system's answers that were not looked at."""
    parts = find_system(tally.system).parts
    return [part.name for part in parts if not tally.parts[part.name]]


def _failure(failure: Failure) -> Iterator[str]:
    yield f"{failure.kind}: {failure.says}"
    yield f"  input     {canonical(failure.question)}"
    yield f"  expected  {canonical(failure.expected)}"
    yield f"  got       {canonical(failure.got) if failure.got is not None else 'no answer'}"
    yield f"  touches   {failure.cite}"
    if failure.vector:
        yield f"  vector    {failure.vector}"
    for before in failure.after:
        yield f"  after     {canonical(before)}"
    if failure.first != failure.question:
        yield f"  found at  {canonical(failure.first)}"
    yield f"  ask it    {asking(failure)}"


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
    lines += ["| system | verdict | compared | skipped |", "| --- | --- | --- | --- |"]
    lines += [
        f"| `{t.system}` | {t.verdict} | {t.compared} | {sum(t.skips.values())} |"
        for t in report.tallies
    ]
    for tally in report.tallies:
        details = list(_details(tally))
        if details:
            lines += ["", f"## `{tally.system}`", "", "```", *details, "```"]
    return "\n".join(map(_clean, [*lines, "", "```", *_ending(report), "```"]))


def shown(report: Report, form: str) -> str:
    """The report as `pretty`, `json` or `markdown`."""
    if form == "json":
        return json_lines(report)
    return markdown(report) if form == "markdown" else pretty(report)


def junit(report: Report) -> str:
    """A test case a system."""
    suite = ET.Element("testsuite", name="gameproof conform", tests=str(len(report.tallies)))
    for tally in report.tallies:
        case = ET.SubElement(suite, "testcase", classname="conform", name=tally.system)
        case.set("time", f"{tally.seconds:.3f}")
        details = "\n".join(_details(tally))
        if tally.failures:
            tag, message = "failure", tally.failures[0].says
        elif tally.verdict != "conforms":
            tag = "error"
            why = tally.untested or tally.short or "nothing was compared"
            message = next(iter(tally.faults), why)
        else:
            continue
        ET.SubElement(case, tag, message=_plain(message)).text = _plain(details)
    if report.untested:
        case = ET.SubElement(suite, "testcase", classname="conform", name="the program")
        ET.SubElement(case, "error", message=_plain(report.untested)).text = _plain(
            "\n".join(_ending(report))
        )
        suite.set("tests", str(len(report.tallies) + 1))
    for tag in ("failure", "error"):
        suite.set(f"{tag}s", str(len(suite.findall(f"testcase/{tag}"))))
    return '<?xml version="1.0" encoding="utf-8"?>\n' + ET.tostring(suite, "unicode") + "\n"


def _plain(text: str) -> str:
    """The text without characters that XML does not know."""
    return "".join(
        c
        if c in "\n\t"
        or (c >= " " and not 0xD800 <= ord(c) < 0xE000 and ord(c) not in (0xFFFE, 0xFFFF))
        else "?"
        for c in text
    )
