"""Results for machines: JSON lines, JUnit XML, SARIF."""

import json
from collections.abc import Sequence
from importlib.metadata import version
from xml.etree import ElementTree

from proofs_check.core.audit import Result, confirmed
from proofs_check.core.chance import seed
from proofs_check.core.evidence import Verdict
from proofs_check.core.ledger import source
from proofs_check.core.places import Kind
from proofs_check.report.text import counts


def json_line(result: Result) -> str:
    """One result as one line."""
    value: dict[str, object] = {**result.as_json(), "seconds": round(result.seconds, 3)}
    return json.dumps(value, ensure_ascii=False)


def json_summary(results: Sequence[Result], not_as_kept: Sequence[str] = ()) -> str:
    """The last line: the count of each verdict, and of what contradicts the record."""
    return json.dumps(
        {
            "summary": True,
            "claims": len(results),
            "verdicts": counts(r.found.verdict for r in results),
            "kinds": {
                kind.value: counts(r.found.verdict for r in results if r.claim.kind is kind)
                for kind in Kind
                if any(r.claim.kind is kind for r in results)
            },
            "not_as_recorded": sum(1 for r in results if r.problem),
            "confirmed": confirmed(results),
            "unchanged": sum(1 for r in results if r.unchanged),
            "not_as_kept": list(not_as_kept),
            "seed": seed(),
            "seconds": round(sum(r.seconds for r in results), 3),
        }
    )


def junit(results: Sequence[Result]) -> str:
    """JUnit XML: a claim is a test case; it fails when it is not as recorded.

    A recorded refutation that still refutes passes; what was not looked at is skipped.
    """
    root = ElementTree.Element("testsuites", name="gameproof")
    for document in dict.fromkeys(r.claim.document for r in results):
        own = [r for r in results if r.claim.document == document]
        suite = ElementTree.SubElement(
            root,
            "testsuite",
            name=document,
            tests=str(len(own)),
            failures=str(sum(1 for r in own if r.problem)),
            errors="0",
            skipped=str(sum(1 for r in own if _skipped(r))),
            time=f"{sum(r.seconds for r in own):.3f}",
        )
        properties = ElementTree.SubElement(suite, "properties")
        for reach, number in confirmed(own).items():
            ElementTree.SubElement(properties, "property", name=reach, value=str(number))
        for r in own:
            case = ElementTree.SubElement(
                suite,
                "testcase",
                classname=document,
                name=r.claim.id,
                file=source(r.claim),
                line=str(r.claim.code.line),
                time=f"{r.seconds:.3f}",
            )
            if r.problem:
                ElementTree.SubElement(case, "failure", message=r.problem).text = r.claim.says
            elif _skipped(r):
                ElementTree.SubElement(case, "skipped", message=r.found.scope)
            out = ElementTree.SubElement(case, "system-out")
            how_far = f", confirmed in this run: {r.reach}" if r.reach else ""
            out.text = f"{r.verdict}: {r.claim.says} [{r.best.scope}]{how_far}"
    ElementTree.indent(root)
    # As bytes, because as text the declaration would name the encoding of the locale.
    written: bytes = ElementTree.tostring(root, encoding="utf-8", xml_declaration=True)
    return written.decode() + "\n"


def _skipped(result: Result) -> bool:
    looked = result.found.verdict not in {Verdict.NOT_RUN, Verdict.UNVERIFIABLE}
    return not looked and not result.problem


def sarif(results: Sequence[Result]) -> str:
    """SARIF 2.1.0: a result for each false, ambiguous or contradicted claim, at its ledger entry.

    `error` is what is not as recorded; a recorded refutation or erratum is a `note`.
    """
    shown = [r for r in results if r.problem or not r.verdict.is_true]
    rules = [
        {
            "id": r.claim.id,
            "shortDescription": {"text": r.claim.says},
            "help": {"text": f"{r.claim.document}, {r.claim.cite}"},
        }
        for r in shown
    ]
    found = [
        {
            "ruleId": r.claim.id,
            "ruleIndex": number,
            "level": "error" if r.problem else "note",
            "message": {"text": f"{r.verdict}: {r.problem or r.best.scope}"},
            "locations": [
                {
                    "physicalLocation": {
                        "artifactLocation": {"uri": source(r.claim)},
                        "region": {"startLine": r.claim.code.line},
                    }
                }
            ],
            "properties": {
                "verdict": r.verdict.value,
                "cite": r.claim.cite,
                "confirmed": None if r.reach is None else r.reach.value,
            },
        }
        for number, r in enumerate(shown)
    ]
    tool = {"driver": {"name": "gameproof", "version": version("gameproof"), "rules": rules}}
    log: dict[str, object] = {
        "$schema": "https://json.schemastore.org/sarif-2.1.0.json",
        "version": "2.1.0",
        "runs": [
            {
                "tool": tool,
                "columnKind": "utf16CodeUnits",
                "results": found,
                "properties": {"confirmed": confirmed(results)},
            }
        ],
    }
    return json.dumps(log, indent=1, ensure_ascii=False) + "\n"
