"""The recorded verdicts, the best known ones, and the gate that nothing may contradict them."""

import json
import os
import tempfile
from collections.abc import Mapping
from functools import cache
from pathlib import Path

from proofs_check.core.evidence import Evidence, Json, Verdict, canonical, combine_readings
from proofs_check.core.ledger import Claim
from proofs_check.core.tables import computed_file
from reference.errors import InvalidInput


@cache
def recorded(document: str) -> Mapping[str, Evidence]:
    """The recorded evidence of each claim of a document, by id.

    Raises:
        InvalidInput: the stored file is damaged, by a merge say.
    """
    path = computed_file(document, "verdicts.json")
    if not path.exists():
        return {}
    try:
        stored = json.loads(path.read_text(encoding="utf-8"))
        return {name: Evidence.from_json(value) for name, value in stored["claims"].items()}
    except (ValueError, LookupError, TypeError, AttributeError, AssertionError) as error:
        raise InvalidInput(path.name, str(error), "what gameproof check --record wrote") from None


def contradiction(claim: Claim, found: Evidence, known: Evidence | None) -> str:
    """What is wrong between this run and the record, in one line; empty where nothing is.

    A narrower run that agrees is not a change; a stored counterexample must still refute.
    """
    if known is None:
        return "no verdict is recorded for this claim"
    found_readings, known_readings = _readings(claim, found), _readings(claim, known)
    if set(found_readings) != set(known_readings):
        return "the recorded readings differ from the ledger's"
    for name, before in known_readings.items():
        problem = _contradiction(claim, name, found_readings[name], before)
        if problem:
            return problem if len(known_readings) == 1 else f"reading {name!r}: {problem}"
    return ""


def _readings(claim: Claim, evidence: Evidence) -> dict[str, Evidence]:
    readings = evidence.facts.get("readings")
    if not isinstance(readings, Mapping):
        return {next(iter(claim.readings)): evidence}
    by_name: dict[str, Evidence] = {}
    for name, value in readings.items():
        assert isinstance(value, Mapping)
        by_name[name] = Evidence.from_json(value)
    return by_name


def _contradiction(claim: Claim, reading: str, found: Evidence, known: Evidence) -> str:
    """The same for one reading."""
    if known.verdict is Verdict.NOT_RUN:
        return ""
    if known.verdict.is_false:
        if not _replays(claim, reading, known):
            return f"recorded {known.verdict}, but the stored evidence no longer shows it"
        # Nothing found in a narrower range is no contradiction, a proof is one.
        opposed = found.verdict.is_false or found.verdict is Verdict.PROVED
        if opposed and found.verdict is not known.verdict:
            return f"recorded {known.verdict}, found {found.verdict}"
        return ""
    if found.verdict.is_false:
        return f"recorded {known.verdict}, found {found.verdict}: {found.scope}"
    if known.verdict is Verdict.UNVERIFIABLE and found.verdict is not Verdict.UNVERIFIABLE:
        return f"recorded unverifiable, found {found.verdict}"
    if known.verdict.is_true and found.verdict is Verdict.UNVERIFIABLE:
        return f"recorded {known.verdict}, found unverifiable"
    if known.verdict is found.verdict is Verdict.HOLDS:
        same_range = found.facts["extent"] == known.facts["extent"]
        if same_range and found.facts.get("digest") != known.facts.get("digest"):
            return "the same range came to another digest than is recorded"
    if known.verdict is Verdict.PROVED:
        if found.verdict is not Verdict.PROVED:
            return (
                f"recorded proved, but this run's certificate does not settle it ({found.verdict})"
            )
        now, before = found.facts["certificate"], known.facts["certificate"]
        # Another witness or wording proves as well; what an evaluation came to must not change.
        if _evaluated(now) and _evaluated(before) and canonical(now) != canonical(before):
            return "recorded proved, but the certificate differs from the recorded one"
    return ""


def _evaluated(certificate: Json) -> bool:
    return isinstance(certificate, Mapping) and certificate.get("kind") == "evaluation"


def _replays(claim: Claim, reading: str, known: Evidence) -> bool:
    witness: Json
    if known.verdict is Verdict.REFUTED:
        witness = known.facts["witness"]
    else:
        witness = {name: known.facts[name] for name in ("printed", "computed")}
    try:
        return refutes(claim, reading, witness)
    except InvalidInput:
        return False


def refutes(claim: Claim, reading: str, witness: Json) -> bool:
    """Whether the reference finds one reading of a claim false where a witness says so.

    Raises:
        InvalidInput: the witness is about no instance that any of the reading's checks knows.
    """
    unusable: InvalidInput | None = None
    replayed = False
    for check in claim.readings[reading]:
        try:
            assert isinstance(witness, Mapping)
            if check.replay(witness):
                return True
            replayed = True
        except InvalidInput as error:
            unusable = error
        except (
            ValueError,
            LookupError,
            TypeError,
            AssertionError,
            ArithmeticError,
            RecursionError,
        ):
            unusable = InvalidInput("witness", witness, "an instance of the claim")
    if unusable is not None and not replayed:
        raise unusable
    return False


def better(claim: Claim, found: Evidence, known: Evidence | None) -> Evidence:
    """Of two that agree, the one to record, reading by reading: the stronger, then the wider."""
    if known is None:
        return found
    new, old = _readings(claim, found), _readings(claim, known)
    return combine_readings({name: _better(new[name], old[name]) for name in new})


def _better(found: Evidence, known: Evidence) -> Evidence:
    if found.verdict is known.verdict:
        return found if _cases(found) >= _cases(known) else known
    if found.verdict.is_false or known.verdict.is_false:
        return found if found.verdict.is_false else known
    return min(found, known, key=lambda e: list(Verdict).index(e.verdict))


def _cases(evidence: Evidence) -> int:
    cases = evidence.facts.get("cases", 0)
    return cases if isinstance(cases, int) else 0


def store(document: str, verdicts: Mapping[str, Evidence]) -> Path:
    """Write the recorded verdicts of a document, all or nothing."""
    path = computed_file(document, "verdicts.json")
    content = {
        "made by": "gameproof check --deep --record",
        "claims": {name: evidence.as_json() for name, evidence in verdicts.items()},
    }
    write_whole(path, json.dumps(content, indent=1, ensure_ascii=False) + "\n")
    return path


def write_whole(path: Path, text: str) -> None:
    """Write a file so that it is either as before or complete."""
    handle, temporary = tempfile.mkstemp(dir=path.parent, prefix=".gameproof-")
    try:
        with os.fdopen(handle, "w", encoding="utf-8") as file:
            file.write(text)
        os.chmod(temporary, 0o644)
        os.replace(temporary, path)
    except BaseException:
        Path(temporary).unlink(missing_ok=True)
        raise
