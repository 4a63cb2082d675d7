"""Certificate files: small, and checked with the reference and a claim's predicate alone."""

import json
from collections.abc import Callable, Iterator, Mapping, Sequence, Set
from functools import cache
from pathlib import Path

from proofs_check.core.claim import Check, Claim, Looked, Verifier, is_stored
from proofs_check.core.documents import Document, documents, find_document
from proofs_check.core.evidence import Json, Verdict, read_json
from proofs_check.core.kept import (
    as_text,
    differing,
    forget,
    keep,
    made_by,
    made_with,
    read_kept,
    results,
    text_of,
)
from proofs_check.core.ledger import all_claims, ledger, select
from proofs_check.core.record import MADE_BY, recorded, refutes
from proofs_check.core.tables import computed_file
from reference.errors import InvalidInput

FORMAT_VERSION = 1

MAX_BYTES = 16_000_000
"""The largest file that is read as a certificate."""


def verify_file(path: str) -> tuple[bool, str]:
    """Whether a certificate is accepted, and why or why not."""
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
    if file.suffix in (scripts := _scripts()):
        accepted, reason = scripts[file.suffix](text)
        return _tied(file.resolve(), accepted, reason)
    try:
        certificate = read_json(text, "certificate")
    except InvalidInput:
        raise
    except ValueError as error:
        raise InvalidInput("certificate", path, f"JSON ({error})") from None
    except RecursionError:
        raise InvalidInput("certificate", path, "JSON that is not nested so deeply") from None
    accepted, reason = verify(certificate)
    return (
        _tied(file.resolve(), accepted, reason) if made_by(file.resolve()) else (accepted, reason)
    )


def verify_recorded(name: str) -> Iterator[tuple[bool, str]]:
    """Yield whether each counterexample that is recorded of a claim is accepted, and why.

    `InvalidInput`: there is no such claim, or none of its readings is refuted.
    """
    claim = ledger(name.partition("/")[0]).get(name)
    looked = claim and recorded(claim.document).claims.get(name)
    if claim is None or not looked or not (found := counterexamples(claim, looked)):
        raise InvalidInput("certificate", name, "a regular file, or the id of a refuted claim")
    yield from map(verify, found.values())


def _tied(path: Path, accepted: bool, reason: str) -> tuple[bool, str]:
    """What the claim that a file is evidence for says of it, once the file itself was checked."""
    claim = _made_for(path)
    if claim is None:
        return accepted, f"{reason}; no claim is known to have made this file"
    for check in claim.every_check():
        stored = check.stored()
        if path in stored:
            if not is_stored(path, stored[path]):
                return False, f"{reason}; it is not what {claim.id} makes today"
            return accepted, f"{reason}; it is evidence for {claim.id}"
    return False, f"{reason}; {claim.id} makes no such file today"


def _made_for(path: Path) -> Claim | None:
    """The claim that made a file of results."""
    words = made_by(path).split()
    name = words[2] if words[:2] == ["gameproof", "check"] and len(words) > 2 else ""
    document = name.partition("/")[0]
    return ledger(document).get(name) if document in documents() else None


def not_as_kept(document: Document) -> Iterator[str]:
    """Yield what is not as a command wrote it, and what the record does not go with, a line each.

    Every file is one that some claim makes or reads, with the command that its entry names; what
    is in it, a run sees. `InvalidInput`: the manifest or the record is damaged.
    """
    yield from differing(document)
    record, claims = recorded(document.name), ledger(document.name)
    for name in sorted({*record.claims, *record.restates} - set(claims)):
        yield f"verdicts.json: {name} is no claim"
    for name in sorted({*record.statements} - {*record.claims, *record.restates}):
        yield f"verdicts.json: {name} has words, and no evidence"
    for name in (name for name in record.claims if name in claims and claims[name].restates):
        yield f"verdicts.json: {name} has evidence of its own, and restates {claims[name].restates}"
    made = {(computed_file(document.name, "verdicts.json"), MADE_BY)}
    for claim in claims.values():
        for check in claim.every_check():
            made |= {(path, checked_by(claim)) for path in check.makes()} | {*check.read().items()}
    for path in (path for path in results(document) if not path.is_symlink()):
        name = path.relative_to(document.computed).as_posix()
        if (path, command := made_by(path)) not in made:
            yield f"{name}: nothing makes it with {command!r}"
        elif path.suffix == ".json" and text_of(path) != as_text(read_kept(path)):
            yield f"{name}: it is not written as commands write"


def verify(certificate: Json) -> tuple[bool, str]:
    """Whether a certificate is accepted, and why or why not.

    `InvalidInput`: a field is missing, unknown or unusable.

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
    fields: Set[str] = {"claim", "reading", "witness"}
    kinds: dict[str, Verifier] = {"counterexample": (fields, _verify_counterexample)}
    for own in _checks():
        kinds |= own.certificates()
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
    begun = select([name], None) if isinstance(name, str) else ()
    claim = next((each for each in begun if each.id == name), None)
    if claim is None:
        raise InvalidInput("claim", name, "the whole id of one claim")
    if not isinstance(reading, str) or reading not in claim.readings:
        raise InvalidInput("reading", reading, ", ".join(claim.readings))
    swept = any(check.method == "sweep" for check in claim.readings[reading])
    row = swept and isinstance(witness, Mapping) and not {"instance", "values"} & set(witness)
    if not isinstance(witness, Mapping) or (set(witness) != {"instance", "values"} and not row):
        raise InvalidInput("witness", witness, "an object with an instance and its values")
    if refutes(claim, reading, witness):
        return True, f"{claim.id} is false at {json.dumps(witness.get('instance', witness))}"
    return False, f"the reference does not find {claim.id} false there, with these values"


@cache
def _checks() -> Sequence[Check]:
    """One check of each kind that there is: each says what it verifies."""
    every = (check for claim in all_claims() for check in claim.every_check())
    return [*{type(check): check for check in every}.values()]


def _scripts() -> Mapping[str, Callable[[str], tuple[bool, str]]]:
    return {suffix: verify for check in _checks() for suffix, verify in check.scripts().items()}


def counterexample(claim: Claim, reading: str, witness: Json) -> dict[str, Json]:
    """The certificate that a reading of a claim is false."""
    return {
        "format_version": FORMAT_VERSION,
        "kind": "counterexample",
        "claim": claim.id,
        "reading": reading,
        "witness": witness,
    }


def counterexamples(claim: Claim, looked: Looked) -> dict[str, dict[str, Json]]:
    """The certificates that readings of a claim are false, by the names of files for them."""
    found: dict[str, dict[str, Json]] = {}
    for number, reading in enumerate(claim.readings):
        refuted = [e for e in looked[reading].values() if e.verdict is Verdict.REFUTED]
        if not refuted:
            continue
        several = f"--{number + 1}" if len(claim.readings) > 1 else ""
        name = f"{claim.id.partition('/')[2]}{several}.json"
        found[name] = counterexample(claim, reading, refuted[0].facts["witness"])
    return found


def store_files(claim: Claim) -> list[Path]:
    """Write the files that go with the checks of a claim; those that did before are removed."""
    stored = (check.stored() for check in claim.every_check())
    files = {path: text for each in stored for path, text in each.items()}
    document, command = find_document(claim.document), checked_by(claim)
    if stale := [path for path in made_with(document, command) if path not in files]:
        forget(document, iter(stale))
    keep(files, command)
    return list(files)


def checked_by(claim: Claim) -> str:
    """The command that makes the files that go with the checks of a claim."""
    return f"gameproof check {claim.id} --record"
