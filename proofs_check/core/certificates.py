"""Certificate files: small, and checked with the reference and a claim's predicate alone."""

import json
from collections.abc import Mapping
from functools import cache
from importlib import import_module
from pathlib import Path
from pkgutil import iter_modules
from typing import Any

from proofs_check.core.claim import Claim, Looked
from proofs_check.core.evidence import Json, Verdict, read_json
from proofs_check.core.kept import keep
from proofs_check.core.ledger import select
from proofs_check.core.record import MADE_BY, refutes
from proofs_check.core.tables import computed_file
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
    if file.suffix in (scripts := offered("SCRIPTS")):
        verified: tuple[bool, str] = scripts[file.suffix](text)
        return verified
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
    kinds = {"counterexample": ({"claim", "reading", "witness"}, _verify_counterexample)}
    kinds |= offered("CERTIFICATES")
    if not isinstance(kind, str) or kind not in kinds:
        raise InvalidInput("kind", kind, ", ".join(kinds))
    fields, check = kinds[kind]
    given = set(certificate) - {"format_version", "kind"}
    for name in sorted(fields ^ given):
        allowed = ", ".join(sorted(fields))
        raise InvalidInput(name, certificate.get(name), f"exactly the fields {allowed}")
    return check(certificate)


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


@cache
def offered(name: str) -> Mapping[str, Any]:
    """What the methods verify themselves, each in a mapping of this name in its module.

    `CERTIFICATES` has by kind the fields of a certificate and the function that verifies it,
    `SCRIPTS` by suffix the function that verifies a file's text.
    """
    package = import_module("proofs_check.methods")
    found: dict[str, Any] = {}
    for module in iter_modules(package.__path__, f"{package.__name__}."):
        found |= getattr(import_module(module.name), name, {})
    return found


def counterexample(claim: Claim, reading: str, witness: Json) -> dict[str, Json]:
    """The certificate that a reading of a claim is false."""
    return {
        "format_version": FORMAT_VERSION,
        "kind": "counterexample",
        "claim": claim.id,
        "reading": reading,
        "witness": witness,
    }


def store_counterexamples(claim: Claim, looked: Looked) -> list[Path]:
    """Write the counterexample of each refuted reading of a claim as a certificate file."""
    files: dict[Path, str] = {}
    for number, reading in enumerate(claim.readings):
        refuted = [e for e in looked[reading].values() if e.verdict is Verdict.REFUTED]
        if not refuted:
            continue
        several = f"--{number + 1}" if len(claim.readings) > 1 else ""
        name = claim.id.partition("/")[2] + several
        content = counterexample(claim, reading, refuted[0].facts["witness"])
        path = computed_file(claim.document, f"counterexamples/{name}.json")
        files[path] = json.dumps(content, indent=1, ensure_ascii=False) + "\n"
    keep(files, MADE_BY)
    return list(files)
