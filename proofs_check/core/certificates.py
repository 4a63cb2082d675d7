"""Certificate files: small, and checked with the reference and a claim's predicate alone."""

import json
from collections.abc import Callable, Mapping
from importlib import import_module
from pathlib import Path
from typing import Any

from proofs_check.core.evidence import Effort, Evidence, Json, Verdict, read_json
from proofs_check.core.ledger import Claim, ledger, select
from proofs_check.core.record import refutes, write_whole
from proofs_check.core.tables import computed_file
from proofs_check.methods.periodicity import Periodicity
from reference.errors import InvalidInput

FORMAT_VERSION = 1

MAX_BYTES = 16_000_000
"""The largest file that is read as a certificate."""


def verify_file(path: str) -> tuple[bool, str]:
    """Whether a certificate is accepted, and why or why not.

    Raises:
        InvalidInput: the file is no certificate.
    """
    file = Path(path)
    try:
        size = file.stat().st_size if file.is_file() else None
    except OSError:  # a name that is too long
        size = None
    if size is None:
        raise InvalidInput("certificate", path, "a regular file")
    if size > MAX_BYTES:
        raise InvalidInput("certificate", path, f"a file of at most {MAX_BYTES} bytes")
    try:
        text = file.read_text(encoding="utf-8")
    except UnicodeDecodeError:
        raise InvalidInput("certificate", path, "text in UTF-8") from None
    if file.suffix == ".smt2":
        return _verify_smtlib(text)
    try:
        certificate = read_json(text, "certificate")
    except InvalidInput:
        raise
    except (ValueError, RecursionError) as error:
        raise InvalidInput("certificate", path, f"JSON ({error})") from None
    return verify(certificate)


def verify(certificate: Json) -> tuple[bool, str]:
    """Whether a certificate is accepted, and why or why not.

    Raises:
        InvalidInput: a field is missing, unknown or unusable.

    >>> verify({"format_version": 1, "kind": "periodicity", "document": "cumulative",
    ...         "set": [3, 5], "preperiod": 18, "period": 10, "shift": 5})[0]
    True
    """
    if not isinstance(certificate, Mapping):
        raise InvalidInput("certificate", certificate, "a JSON object")
    version = certificate.get("format_version")
    if version != FORMAT_VERSION or version is True:
        raise InvalidInput("format_version", version, str(FORMAT_VERSION))
    kind = certificate.get("kind")
    if not isinstance(kind, str) or kind not in _KINDS:
        raise InvalidInput("kind", kind, ", ".join(_KINDS))
    fields, check = _KINDS[kind]
    given = set(certificate) - {"format_version", "kind"}
    for name in sorted(fields ^ given):
        allowed = ", ".join(sorted(fields))
        raise InvalidInput(name, certificate.get(name), f"exactly the fields {allowed}")
    return check(certificate)


def _integer(certificate: Mapping[str, Json], name: str) -> int:
    value = certificate[name]
    if not isinstance(value, int) or isinstance(value, bool):
        raise InvalidInput(name, value, "an integer")
    return value


def _verify_periodicity(certificate: Mapping[str, Json]) -> tuple[bool, str]:
    document = str(certificate["document"])
    ledger(document)
    repeats = getattr(import_module(f"proofs_check.documents.{document}.domains"), "repeats", None)
    if repeats is None:
        raise InvalidInput("document", document, "one whose outcomes are known to repeat")
    claimed = Periodicity(
        *(_integer(certificate, name) for name in ("preperiod", "period", "shift"))
    )
    if repeats(certificate["set"], claimed):
        return True, "the rows repeat as stated, so they do for every larger heap"
    return False, "the reference's rows do not repeat as stated"


def _verify_counterexample(certificate: Mapping[str, Json]) -> tuple[bool, str]:
    name, reading, witness = (certificate[part] for part in ("claim", "reading", "witness"))
    claim = next(select([name], None)) if isinstance(name, str) else None
    if claim is None or claim.id != name:
        raise InvalidInput("claim", name, "the whole id of one claim")
    if not isinstance(reading, str) or reading not in claim.readings:
        raise InvalidInput("reading", reading, ", ".join(claim.readings))
    if not isinstance(witness, Mapping) or set(witness) != {"instance", "values"}:
        raise InvalidInput("witness", witness, "an object with an instance and its values")
    if refutes(claim, reading, witness):
        return True, f"{claim.id} is false at {json.dumps(witness['instance'])}"
    return False, f"the reference does not find {claim.id} false there, with these values"


def _verify_smtlib(text: str) -> tuple[bool, str]:
    from proofs_check.methods.smt import RESOURCE_UNITS, check_smtlib

    checked = check_smtlib(text, RESOURCE_UNITS[Effort.DEEP])
    found = f"the file says {checked.claimed}, Z3 finds {checked.answer.status}"
    return checked.confirmed, found


_Check = Callable[[Mapping[str, Json]], tuple[bool, str]]

_KINDS: Mapping[str, tuple[set[str], _Check]] = {
    "counterexample": ({"claim", "reading", "witness"}, _verify_counterexample),
    "periodicity": ({"document", "set", "preperiod", "period", "shift"}, _verify_periodicity),
}


def store_counterexamples(claim: Claim, evidence: Evidence) -> list[Path]:
    """Write the counterexample of each refuted reading of a claim as a certificate file."""
    readings: Any = evidence.facts.get("readings")
    by_reading = (
        {name: Evidence.from_json(value) for name, value in readings.items()}
        if readings is not None
        else {next(iter(claim.readings)): evidence}
    )
    written = []
    for number, (reading, found) in enumerate(by_reading.items()):
        if found.verdict is not Verdict.REFUTED:
            continue
        name = claim.id.partition("/")[2] + (f"--{number + 1}" if readings is not None else "")
        path = computed_file(claim.document, f"counterexamples/{name}.json")
        path.parent.mkdir(parents=True, exist_ok=True)
        content = {
            "format_version": FORMAT_VERSION,
            "kind": "counterexample",
            "claim": claim.id,
            "reading": reading,
            "witness": found.facts["witness"],
        }
        write_whole(path, json.dumps(content, indent=1, ensure_ascii=False) + "\n")
        written.append(path)
    return written
