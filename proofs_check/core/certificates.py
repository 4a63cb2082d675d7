"""Certificate files: small, and checked with the reference and a claim's predicate alone."""

import json
from collections.abc import Callable, Iterator, Mapping, Sequence, Set
from functools import cache
from pathlib import Path
from typing import Any

from proofs_check.core.claim import ATTACK, Batched, Check, Claim, Looked, Verifier, is_stored
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
from proofs_check.core.ledger import all_claims, ledger, select, shared_name
from proofs_check.core.record import (
    MADE_BY,
    amiss,
    is_on,
    known,
    misfit,
    recorded,
    refutes,
    replays,
    unknown,
)
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
    for checks in claim.readings.values():
        for check in checks:
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

    That is what takes no time; `verify_all` does the rest. `InvalidInput`: the manifest or the
    record is damaged.
    """
    yield from differing(document)
    record, claims = recorded(document.name), ledger(document.name)
    for name in sorted({*record.claims, *record.restates} - set(claims)):
        yield f"verdicts.json: {name} is no claim"
    for name in sorted({*record.statements} - {*record.claims, *record.restates}):
        yield f"verdicts.json: {name} has words, and no evidence"
    for name in (name for name in record.claims if name in claims and claims[name].restates):
        yield f"verdicts.json: {name} has evidence of its own, and restates {claims[name].restates}"


def verify_all(document: str | None) -> Iterator[tuple[str, bool, str]]:
    """Yield for everything that is kept what it is called, whether it is accepted, and why.

    Every file has the digest that the command wrote, and a claim that makes it; every query is what
    the claim makes today, and Z3 confirms it; every counterexample refutes; every record is one
    that its check can give; what sweeps found holds together.
    """
    for name in documents() if document is None else [find_document(document).name]:
        own = find_document(name)
        for line in not_as_kept(own):
            yield f"{name}/{line.partition(': ')[0]}", False, line
        made: dict[Path, set[str]] = {computed_file(name, "verdicts.json"): {MADE_BY}}
        yield from _verify_claims(name, made)
        for path in (path for path in results(own) if not path.is_symlink()):
            shown = f"{name}/{path.relative_to(own.computed).as_posix()}"
            if path.suffix in (scripts := _scripts()):
                yield shown, *_verify_script(scripts[path.suffix], path)
            if path.suffix == ".json" and not _is_as_written(path):
                yield shown, False, "it is not written as commands write"
            if made_by(path) not in made.get(path, ()):
                yield shown, False, f"nothing makes it with {made_by(path)!r}"


def _is_as_written(path: Path) -> bool:
    try:
        return text_of(path) == as_text(read_kept(path))
    except InvalidInput:
        return False


def _verify_script(check: Any, path: Path) -> tuple[bool, str]:
    try:
        accepted, reason = check(path.read_text(encoding="utf-8"))
    except (InvalidInput, UnicodeDecodeError) as error:
        return False, str(error)
    return bool(accepted), str(reason)


def _verify_claims(document: str, made: dict[Path, set[str]]) -> Iterator[tuple[str, bool, str]]:
    """Yield whether the record of each claim is one that it can have, and its files its own.

    Which commands make which files goes into `made`.
    """
    sound: dict[object, str] = {}
    for name, claim in ledger(document).items():
        looked = known(claim)
        if problem := unknown(claim):
            yield name, False, problem
        if looked is None or not claim.is_about(looked):
            continue
        if claim.restates:
            continue
        for reading in claim.readings:
            if ATTACK in looked[reading]:
                problem = amiss(claim, reading, looked[reading][ATTACK])
                if not problem and not is_on(claim, looked[reading][ATTACK]):
                    problem = "it is an attack on the statement in other words"
                yield f"{name}, {ATTACK}", not problem, problem or "as an attack can have found it"
            for check_name, check in claim.checks(reading).items():
                evidence = looked[reading][check_name]
                problem = misfit(check, evidence) or check.unlike(evidence)
                if evidence.verdict.is_false and not replays(claim, reading, evidence):
                    problem = "what is recorded as false no longer shows"
                if not problem and check.read():
                    key = check.batch if isinstance(check, Batched) else check
                    if key not in sound:
                        sound[key] = check.unsound()
                    problem = sound[key]
                yield f"{name}, {check_name}", not problem, problem or "as its check can give it"
                for path, command in check.read().items():
                    made.setdefault(path, set()).add(command)
                for path, text in check.stored().items():
                    made.setdefault(path, set()).add(checked_by(claim))
                    if not is_stored(path, text):
                        yield path.name, False, f"it is not what {name} makes today"


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
    every = (check for claim in all_claims() for own in claim.readings.values() for check in own)
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


def store_files(claim: Claim, made: dict[Path, tuple[str, Claim]] | None = None) -> list[Path]:
    """Write the files that go with the checks of a claim.

    Those that went with it before are removed. `made`: the files of claims before it, each with its
    text and whose it is; these are added. `FaultyClaim`: two checks give one file different texts.
    """
    made, files = {} if made is None else made, dict[Path, str]()
    for check in (each for checks in claim.readings.values() for each in checks):
        for path, text in check.stored().items():
            same, before = made.setdefault(path, (text, claim))
            if same != text:
                raise shared_name(path.name, before, claim)
            files[path] = text
    document, command = find_document(claim.document), checked_by(claim)
    if stale := [path for path in made_with(document, command) if path not in files]:
        forget(document, iter(stale))
    keep(files, command)
    return list(files)


def checked_by(claim: Claim) -> str:
    """The command that makes the files that go with the checks of a claim."""
    return f"gameproof check {claim.id} --record"
