"""What a document shows of its counterexamples, and arguments and chains line by line."""

import os
from collections.abc import Iterator, Mapping
from typing import Any

from proofs_check import recheck
from proofs_check.core.certificates import counterexamples
from proofs_check.core.claim import Claim, Looked
from proofs_check.core.documents import find_document
from proofs_check.core.evidence import Json, plain
from proofs_check.core.pictures import Picture, as_text
from proofs_check.methods.chained import Chained, label_of, script_file
from proofs_check.methods.smtlib import claim_name
from proofs_check.methods.theory import Theorem
from proofs_check.report.formula import below, told
from reference.errors import InvalidInput


def fields_of(witness: Json) -> dict[str, Json]:
    """A counterexample's instance and the values there, by name; `it` where they have none."""
    fields: dict[str, Json] = {}
    if isinstance(witness, Mapping):
        for part in (witness.get("instance", witness), witness.get("values", {})):
            fields |= part if isinstance(part, Mapping) else {"it": part}
    return fields


def _made(claim: Claim, table: str, witness: Json) -> Any:
    """What a table of the document's module `drawings` has for a counterexample; else nothing.

    `RuntimeError`: the module does not take the recorded counterexample.
    """
    if not (fields := fields_of(witness)):
        return ()
    known: Mapping[str, Any] = getattr(find_document(claim.document).module("drawings"), table, {})
    fitting = (names for names in known if {*names.split(", ")} <= fields.keys())
    own = claim.id.partition("/")[2]
    made = known.get(own if own in known else next(fitting, "whatever"), ())
    if isinstance(made, str):
        return made.format_map({name: plain(value) for name, value in fields.items()})
    try:
        found = made(claim, fields) if made else ()
        return found if isinstance(found, str) else tuple(found)
    except InvalidInput as error:
        raise RuntimeError(f"{claim.id}: {table} of its counterexample: {error}") from error


def drawn(claim: Claim, witness: Json) -> tuple[Picture, ...]:
    """The pictures of a counterexample."""
    found: tuple[Picture, ...] = _made(claim, "DRAWS", witness)
    return found


def questions(claim: Claim, witness: Json) -> tuple[str, ...]:
    """Lines that ask the reference about a counterexample."""
    found: tuple[str, ...] = _made(claim, "ASKS", witness)
    return found


def said_of(claim: Claim, witness: Json) -> str:
    """What a counterexample shows, in a sentence; empty where nobody wrote one."""
    return _made(claim, "SAYS", witness) or ""


def first_witness(looked: Looked) -> Json:
    """The counterexample of the first check that found one."""
    found = (e.facts.get("witness") for own in looked.values() for e in own.values())
    return next((witness for witness in found if witness), None)


def examples(claim: Claim) -> tuple[Picture, ...]:
    """What the document's module `drawings` shows of a claim whatever its verdict."""
    made = getattr(find_document(claim.document).module("drawings"), "examples", None)
    return () if made is None else tuple(made(claim.id.partition("/")[2]))


def theorems(claim: Claim) -> list[Theorem]:
    """The theorems that say a claim, by its checks."""
    checks = claim.every_check()
    found = (getattr(check, "found", None) for check in checks)
    made = (find() for find in found if callable(find))
    return [theorem for theorem in made if isinstance(theorem, Theorem)]


def assumed(claim: Claim) -> list[Theorem]:
    """What the theorems that say a claim assume, each once."""
    return list(dict.fromkeys(each for found in theorems(claim) for each in found.assumes()))


def story(claim: Claim, looked: Looked) -> Iterator[str]:
    """Yield the chain of theorems and the counterexample, line by line."""
    for reading, own in looked.items():
        for name, evidence in own.items():
            lines = list(_lines(claim, evidence.facts))
            if lines:
                yield f"{reading}, {name}:" if len(looked) > 1 else f"{name}:"
                yield from (f"  {line}" for line in lines)
    if counterexamples(claim, looked):
        yield "to check the counterexample again:"
        yield f"  gameproof verify {claim.id}"
    for picture in examples(claim):
        yield from as_text(picture)
    checked = claim.checked
    for reading in checked.readings:
        for name, check in checked.checks(reading).items():
            if isinstance(check, Chained):
                yield from _proof(check.document, label_of(checked, reading, name))


WIDTH = 78
"""Of a formula in a terminal."""


def _proof(document: str, label: str) -> Iterator[str]:
    """Yield what is proved as a formula, how to check it, and the proof from its axioms on."""
    *_, last = below(document, claim_name(label))
    script = os.path.relpath(script_file(document))
    yield f"proof of {label}:"
    yield from (f"  {line}" for line in last.lines(WIDTH))
    yield "to check it, with every other proof of the document:"
    yield f"  python3 -I {os.path.relpath(recheck.__file__)} {script} z3"
    yield "from the axioms on:"
    yield from told(document, claim_name(label), WIDTH)


def _lines(claim: Claim, facts: Mapping[str, Json]) -> Iterator[str]:
    for picture in drawn(claim, facts.get("witness")):
        yield from as_text(picture)
    yield from questions(claim, facts.get("witness"))
