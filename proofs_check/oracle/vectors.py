"""Published vectors: questions with their answers, in files that any language reads.

A folder has `manifest.json`, a file SYSTEM.json for each system, and its JSON Schema under
`schema/`. Every case has an id that never changes: of the table cell where a document prints it,
else of the digest of its input; what was published once stays so.
"""

import hashlib
import json
import re
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, replace
from pathlib import Path
from typing import Any

import rfc8785

from proofs_check.core.documents import documents
from proofs_check.core.evidence import Json, canonical, read_json
from proofs_check.core.kept import file_digest, is_half_written, text_of, write_whole
from proofs_check.core.tables import vectors_folder
from proofs_check.oracle.features import flags, note
from proofs_check.oracle.kinds import Schema
from proofs_check.oracle.questions import Question
from proofs_check.oracle.system import System
from proofs_check.oracle.systems import Reference, find_system, known_systems
from reference.errors import InvalidInput

FORMAT_VERSION = 3
"""Goes up when a program that reads the files would have to change."""

MAX_WORK = 50_000_000
"""Evaluations of an option for the answer of one vector."""

MANIFEST = "manifest.json"


@dataclass(frozen=True)
class Vector:
    """One case: a question and its answer; `flags` are what a solver may trip over there.

    `transcribed` where a document prints the answer, or a part of it, and is right. Where it
    prints another one the case is `computed`, and `printed` still says what is printed.
    """

    id: str
    cite: str
    origin: str
    input: Mapping[str, Json]
    output: Mapping[str, Json]
    printed: Mapping[str, Json]
    flags: tuple[str, ...] = ()

    def as_json(self) -> dict[str, Json]:
        """The case as it stands in a file."""
        content: dict[str, Json] = {
            "id": self.id,
            "cite": self.cite,
            "origin": self.origin,
            "input": self.input,
            "output": self.output,
            "flags": list(self.flags),
        }
        return {**content, "printed": self.printed} if self.printed else content


def _digest(found: list[Vector]) -> str:
    """SHA-256 of the cases as canonical JSON (RFC 8785), one a line.

    Raises:
        InvalidInput: an integer is past 2^53 and no text, or a text is no Unicode.
    """
    sha = hashlib.sha256()
    for vector in found:
        try:
            sha.update(rfc8785.dumps(vector.as_json()) + b"\n")
        except (rfc8785.CanonicalizationError, RecursionError) as error:
            says = f"JSON that RFC 8785 can write ({error})"
            raise InvalidInput("case", vector.id, says) from None
    return sha.hexdigest()


def _sha256(text: str) -> str:
    return hashlib.sha256(text.encode()).hexdigest()


def cites(system: System) -> str:
    """What fixes the answers of a system."""
    return "; ".join(dict.fromkeys(part.cite for part in system.parts))


def _published(system: System) -> Any:
    """The module `published` of its document, if the system is in it."""
    known = documents()
    module = known[system.document].module("published") if system.document in known else None
    return module if system.name in getattr(module, "PUBLISHED", {}) else None


def published_systems() -> Mapping[str, System]:
    """The systems with published questions, by name."""
    return {name: system for name, system in known_systems().items() if _published(system)}


def published_questions(system: System) -> Mapping[str, Question]:
    """The questions of a system that are published, by id.

    Those whose answers its document prints, and new ones: the function of its name in the
    document's module `published` yields them. And all that were ever published: those of its file.

    Raises:
        InvalidInput: they are not those whose digest is in `PUBLISHED` of that module.
    """
    module = _published(system)
    own = list(getattr(module, system.name.partition(".")[2], list)())
    found = {each.name or _sha256(canonical(each.values))[:12]: each for each in own}
    if len(found) < len(own):
        raise ValueError(f"two questions of {system.name} have one name")
    if (vectors_folder() / f"{system.name}.json").is_file():
        for vector in read_file(vectors_folder(), system):
            if not vector.printed:
                found.setdefault(vector.id.partition("/")[2], Question(vector.input))
    asked = "".join(sorted(f"{name} {canonical(each.values)}\n" for name, each in found.items()))
    if (digest := _sha256(asked)) != module.PUBLISHED[system.name]:
        allowed = f"the questions of that digest; what is there now has {digest}"
        raise InvalidInput(f"PUBLISHED of {system.name}", module.PUBLISHED[system.name], allowed)
    return found


def vectors(name: str, reference: Reference) -> list[Vector]:
    """The vectors of a system, small questions first."""
    system = find_system(name)
    asked = sorted(
        published_questions(system).items(),
        key=lambda each: (system.weight(each[1].values), canonical(each[1].values)),
    )
    return [_vector(system, name, question, reference) for name, question in asked]


def _vector(system: System, name: str, question: Question, reference: Reference) -> Vector:
    output = reference.answer(system.name, question.values)
    answer = system.read_answer(output)
    kinds = {part.name: part.kind for part in system.parts}
    agrees = question.printed and all(
        kinds[part].read(value, part) == answer[part] for part, value in question.printed.items()
    )
    return Vector(
        f"{system.name}/{name}",
        f"{system.document}, {question.cite}" if question.cite else cites(system),
        "transcribed" if agrees else "computed",
        question.values,
        output,
        question.printed,
        flags(system, question.values, output),
    )


def file_schema(system: System) -> Schema:
    """The JSON Schema (draft 2020-12) of a system's file."""
    printed = dict(system.output_schema)
    del printed["required"]
    case: Schema = {
        "type": "object",
        "properties": {
            "id": {"type": "string", "pattern": f"^{system.name.replace('.', '[.]')}/[^ ]+$"},
            "cite": {"type": "string", "minLength": 1},
            "origin": {"enum": ["transcribed", "computed"]},
            "input": system.input_schema,
            "output": system.output_schema,
            "printed": {**printed, "minProperties": 1},
            "flags": {"type": "array", "items": {"type": "string"}, "uniqueItems": True},
        },
        "required": ["id", "cite", "origin", "input", "output", "flags"],
        "additionalProperties": False,
    }
    properties: Schema = {
        "format_version": {"const": FORMAT_VERSION},
        "system": {"const": system.name},
        "says": {"type": "string"},
        "notes": {"type": "object", "additionalProperties": {"type": "string"}},
        "count": {"type": "integer", "minimum": 1},
        "digest": {"type": "string", "pattern": "^[0-9a-f]{64}$"},
        "cases": {"type": "array", "items": case, "minItems": 1},
    }
    return {
        "$schema": "https://json-schema.org/draft/2020-12/schema",
        "title": f"Vectors of {system.name}",
        "type": "object",
        "properties": properties,
        "required": list(properties),
        "additionalProperties": False,
    }


def _file(system: System, found: list[Vector]) -> str:
    """A file of vectors, a case a line."""
    head: dict[str, Json] = {
        "format_version": FORMAT_VERSION,
        "system": system.name,
        "says": system.says,
        "notes": {each: note(each) for each in sorted({f for v in found for f in v.flags})},
        "count": len(found),
        "digest": _digest(found),
    }
    lines = [f"{json.dumps(key)}: {json.dumps(value)}" for key, value in head.items()]
    body = ",\n".join(canonical(vector.as_json()) for vector in found)
    return "{\n" + ",\n".join(lines) + ',\n"cases": [\n' + body + "\n]\n}\n"


def files() -> Iterator[tuple[str, str]]:
    """Every file by its path in the folder, the manifest last."""
    reference = Reference(MAX_WORK)
    manifest: list[Json] = []
    for name, system in published_systems().items():
        found = vectors(name, reference)
        text = _file(system, found)
        schema = json.dumps(file_schema(system), indent=1, ensure_ascii=False) + "\n"
        yield f"schema/{name}.json", schema
        yield f"{name}.json", text
        transcribed = sum(vector.origin == "transcribed" for vector in found)
        manifest.append(
            {
                "system": name,
                "file": f"{name}.json",
                "sha256": _sha256(text),
                "schema": f"schema/{name}.json",
                "schema_sha256": _sha256(schema),
                "transcribed": transcribed,
                "computed": len(found) - transcribed,
            }
        )
    content: Json = {
        "format_version": FORMAT_VERSION,
        "made by": "gameproof vectors export DIR",
        "files": manifest,
    }
    yield MANIFEST, json.dumps(content, indent=1) + "\n"


def named_folder(given: str) -> Path:
    """The folder of that name.

    Raises:
        InvalidInput: the name is empty.
    """
    if not given.strip():
        raise InvalidInput("folder", given, "the name of a folder")
    return Path(given)


def export(given: str) -> int:
    """Write all files; the number of cases.

    Args:
        given: the folder.

    Raises:
        InvalidInput: there is no such folder, and none can be made.
    """
    folder = named_folder(given)
    try:
        (folder / "schema").mkdir(parents=True, exist_ok=True)
    except OSError:
        raise InvalidInput("folder", str(folder), "a folder that can be written") from None
    cases = 0
    for path, text in files():
        write_whole(folder / path, text)
        if path == MANIFEST:
            entries = json.loads(text)["files"]
            cases = sum(entry["transcribed"] + entry["computed"] for entry in entries)
    return cases


def differing(folder: Path) -> list[str]:
    """What differs between the files of a folder and its manifest, a line each.

    Raises:
        InvalidInput: the manifest is damaged.
    """
    _, manifest = _read(folder, MANIFEST)
    listed: dict[str, Json] = {MANIFEST: None}
    entries = manifest.get("files")
    for entry in entries if isinstance(entries, list) else []:
        if isinstance(entry, Mapping):
            listed[str(entry.get("file"))] = entry.get("sha256")
            listed[str(entry.get("schema"))] = entry.get("schema_sha256")
    there = _there(folder)
    found = [f"vectors/{name}: is in no manifest" for name in sorted(set(there) - set(listed))]
    for name, seal in listed.items():
        if name not in there:
            found.append(f"vectors/{name}: is gone")
        elif name != MANIFEST and file_digest(there[name]) != seal:
            found.append(f"vectors/{name}: was changed")
    return found


def outdated(folder: Path) -> Iterator[str]:
    """Yield the files of a folder that are not what is exported today, a line each.

    Raises:
        InvalidInput: the folder has no vectors.
    """
    _read(folder, MANIFEST)
    there = _there(folder)
    try:
        exported = dict(files())
    except InvalidInput as error:  # of the files that are known as published
        yield f"{MANIFEST}: {error}"
        return
    for name in sorted(set(exported) | set(there)):
        if name not in exported:
            yield f"{name}: nothing exports it"
        elif name not in there:
            yield f"{name}: is gone"
        elif (found := there[name].read_bytes()) != exported[name].encode():
            cases = ", ".join(_other_cases(found.decode(errors="replace"), exported[name]))
            yield f"{name}: gameproof vectors export makes another one{cases and f': {cases}'}"


def _other_cases(found: str, exported: str) -> list[str]:
    """The ids of the cases in a file, one a line, that are otherwise, or not there, in another."""
    lines = [{line.rstrip(",") for line in text.splitlines()} for text in (found, exported)]
    return sorted({*re.findall(r'"id":\s?"([^"]*)"', "\n".join(lines[0] ^ lines[1]))})


def _there(folder: Path) -> dict[str, Path]:
    """The files of a folder by name, without what an export that was killed has left."""
    own = (p for p in folder.rglob("*") if p.is_file() and not is_half_written(p))
    return {path.relative_to(folder).as_posix(): path for path in own}


def _read(folder: Path, name: str) -> tuple[str, Mapping[str, Json]]:
    try:
        text = text_of(folder / name) or ""
        content = read_json(text, name)
    except (OSError, ValueError, RecursionError) as error:
        if isinstance(error, InvalidInput):
            raise
        raise InvalidInput("file", str(folder / name), "a file of vectors") from None
    if not isinstance(content, Mapping):
        raise InvalidInput("file", str(folder / name), "a file of vectors")
    version = content.get("format_version")
    if version != FORMAT_VERSION:
        raise InvalidInput("format_version", version, str(FORMAT_VERSION))
    return text, content


def read_file(folder: Path, system: System) -> list[Vector]:
    """The vectors of a system in a folder.

    Raises:
        InvalidInput: there are none, a case is malformed, or one was changed.
    """
    _, content = _read(folder, f"{system.name}.json")
    found = _read_cases(content)
    if content.get("digest") != _digest(found):
        raise InvalidInput("file", f"{system.name}.json", "the cases that its digest was made of")
    return found


def _read_cases(content: Mapping[str, Json]) -> list[Vector]:
    cases = content.get("cases")
    if not isinstance(cases, list):
        raise InvalidInput("cases", cases, "a list of cases")
    return [_read_case(case) for case in cases]


_FORM: Mapping[str, tuple[type, str]] = {
    **dict.fromkeys(("id", "cite", "origin"), (str, "a text")),
    **dict.fromkeys(("input", "output", "printed"), (Mapping, "an object")),
    "flags": (list, "a list of flags"),
}
"""What each field of a case is."""


def _read_case(case: Json) -> Vector:
    if not isinstance(case, Mapping):
        raise InvalidInput("case", case, "an object")
    given: dict[str, Any] = {"printed": {}, **case}
    for name, (kind, allowed) in _FORM.items():
        value = given.get(name)
        if not isinstance(value, kind) or value == "":
            raise InvalidInput(name, value, allowed)
    found = Vector(**{name: given[name] for name in _FORM})
    found = replace(found, flags=tuple(map(str, found.flags)))
    if dict(case) != found.as_json():
        raise InvalidInput(
            "case", found.id, "a case with these fields: " + ", ".join(found.as_json())
        )
    return found
