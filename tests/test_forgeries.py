"""Edits of what is kept that must not pass, each of a line or two, on a copy of a few claims' data.

Who edits a file is noticed by the manifest. Who makes its entry there anew as well is noticed by
`check`: the claim is looked at, its record cannot be so, or nothing makes the file. What cannot be
noticed stands in README under "What you must still trust".
"""

import csv
import hashlib
import io
import json
import re
import shutil
from collections.abc import Callable, Iterator
from dataclasses import replace
from functools import cache, partial
from pathlib import Path
from typing import Any

import pytest

from proofs_check.core import certificates, chance, kept, record
from proofs_check.core.audit import audit
from proofs_check.core.claim import ATTACK as ATTACKING, Claim, Looked
from proofs_check.core.documents import Document, documents
from proofs_check.core.evidence import Effort, canonical, digest
from proofs_check.core.journal import Journal
from proofs_check.core.ledger import ledger
from proofs_check.core.tables import vectors_folder
from proofs_check.documents.bidding import other_rules
from proofs_check.documents.bidding.sweeps import OtherSets, Unitary
from proofs_check.methods import chained, printed
from proofs_check.oracle import vectors
from proofs_check.sweeps import results
from proofs_check.sweeps.checked import Swept
from reference.errors import InvalidInput
from tests.conftest import EVIDENCE as LEAST, bound

WIDER = "section-1-1.alternating-play"
SAME = "section-1.heap-of-two"
NAMED = "section-1.can-tie"
FALSE = "proposition-4.proof.line-4"
FALSE_WIDER = "lemma-20.proof.one-tie"
CHAINED_TOO = "section-1-1.winner-moves-suffices"
TWO = "section-2.symmetric-weights"
ENGINE = "proposition-4.equation-1.minimax.corrected"
SAMPLED = f"{ENGINE} sampling"
STEP = "proposition-4.proof.unitary-step"
MISSING = "section-1.continuous-marker"
ERRATUM = "example-2.1.ruleset"
PRINTED = "example-12.matrix-1"
PARTS = "section-1.some-results-general.strengthened"
SWEPT = "theorem-27.to-1000.weakened"
MEASURED = "section-4.restricted-bids.measured"
RESTATES = "section-1.marker-not-more"
CHAINED = "abstract.one-point-a-turn"
THEOREM = f"{CHAINED} theorem"
ATTACKED = "heap-monotonicity.proof.case-3-therefore-2"
ATTACK = f"{ATTACKED} attack"

ZEROS = "0" * 64

CLAIMS = (
    *(WIDER, SAME, NAMED, FALSE, FALSE_WIDER, CHAINED_TOO, TWO, ENGINE, STEP, MISSING),
    *(ERRATUM, PRINTED, PARTS, SWEPT, MEASURED, RESTATES, CHAINED, ATTACKED),
)


def clear() -> None:
    """Forget what was read of the files."""
    for cached in (record.recorded, results.manifest, results.stored_rows, printed.printed_rows):
        cached.cache_clear()
    chained.unproved.cache_clear()


@pytest.fixture(scope="module")
def sealed(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Path]:
    """The data of the claims alone, as the commands keep them; the ledger has no others."""
    folder = tmp_path_factory.mktemp("sealed")
    own = documents()["bidding"]
    claims: Any = ledger("bidding")
    every = dict(claims)
    known = record.recorded("bidding")
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv(chance.SEED, "1")
        patch.setattr(Unitary, "quick", few)
        patch.setattr(OtherSets, "quick", few)
        # Of the same rows, and of definitions that nobody forges, the same is computed.
        for sweep in (Unitary, OtherSets):
            patch.setattr(sweep, "misstated", once(sweep.misstated))
        patch.setattr(other_rules, "values_to_400", cache(other_rules.values_to_400))
        needed = {f"bidding/{name}" for name in CLAIMS}
        needed |= {claims[name].restates for name in needed} - {""}
        for name in set(claims) - needed:
            del claims[name]
        (folder / "own").mkdir()
        shutil.copy(own.folder / "places.csv", folder / "own")
        shutil.copytree(own.printed, folder / "printed")
        patch.setitem(documents(), "bidding", placed(own, folder))
        # The instances that a search may not find again are read from it.
        (folder / "computed").mkdir()
        shutil.copy(own.computed / "proof.smt2", folder / "computed")
        made_anew()
        assert not chained.write_script("bidding")
        for claim in claims.values():
            certificates.store_files(claim)
        for path in sorted((own.computed / "sweeps").glob("*.json")):
            command = json.loads(path.read_text())["command"]
            files = {
                folder / "computed" / "sweeps" / each.name: each.read_text(encoding="utf-8")
                for each in path.parent.glob(f"{path.stem}.*")
            }
            kept.keep(files, command)
        looked = {n: told(each, known.claims[n]) for n, each in claims.items() if not each.restates}
        restates = {n: claim.restates for n, claim in claims.items() if claim.restates}
        record.store("bidding", bound(looked, restates))
        kept.seal(documents()["bidding"])
        clear()
        yield folder
    # In their order, which is that of the document.
    claims.clear()
    claims.update(every)
    made_anew()
    clear()


def told(claim: Claim, known: Looked) -> Looked:
    """What is known of a claim, a theorem by the script of these claims alone."""
    return {
        reading: {
            name: found.run(Effort.DEFAULT) if isinstance(found, chained.Chained) else own[name]
            for name, found in {**own, **claim.checks(reading)}.items()
            if name in own
        }
        for reading, own in known.items()
    }


def made_anew() -> None:
    """Forget the script of other claims."""
    for cached in (chained.proof, chained.unproved, chained._unconfirmed):
        cached.cache_clear()


def placed(document: Document, folder: Path) -> Document:
    """The document with its data in another folder."""
    return replace(
        document, folder=folder / "own", printed=folder / "printed", computed=folder / "computed"
    )


def once(misstated: Callable[[Any, Any], str]) -> Callable[[Any, Any], str]:
    """What is misstated in the tables of a sweep, computed once of the same tables."""
    known: dict[str, str] = {}

    def found(sweep: Any, tables: Any) -> str:
        key = repr(tables)
        if key not in known:
            known[key] = misstated(sweep, tables)
        return known[key]

    return found


@pytest.fixture
def copy(sealed: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    """A copy of the data, to be forged."""
    target = tmp_path / "copy"
    shutil.copytree(sealed, target)
    own: Any = documents()
    monkeypatch.setitem(own, "bidding", placed(documents()["bidding"], target))
    clear()
    yield target
    clear()


def by_check(claims: list[Claim], found: Journal | None = None) -> list[str]:
    """What a run of `check` on these claims says, or one that takes up what was found of them."""
    clear()
    try:
        results = audit(claims, Effort.DEFAULT, journal=found)
        return [
            *certificates.not_as_kept(documents()["bidding"]),
            *(f"{result.claim.id}: {result.problem}" for result in results if result.problem),
        ]
    except InvalidInput as error:
        return [str(error)] if re.search("json|-matrix-1|bidding-unitary", str(error)) else []


@pytest.fixture(scope="module")
def as_found(sealed: Path) -> Journal:
    """What a run finds of each claim, whatever is recorded of it."""
    journal = Journal(None, Effort.DEFAULT)
    for result in audit(list(ledger("bidding").values()), Effort.DEFAULT):
        own = {
            reading: {name: each for name, each in found.items() if name != ATTACKING}
            for reading, found in result.looked.items()
        }
        journal.found[result.claim.checked.id] = own, 1.0
    return journal


def few(sweep: object, shard: Any) -> bool:
    """The shards that a test has the time to search again."""
    return int(shard.content.get("stop", 0)) <= 100 and shard.content.get("total_budget", 0) < 2


def resealed(folder: Path) -> None:
    """What a forger does who knows of the manifest: each entry anew, entries of files gone away."""
    path = folder / "computed" / kept.MANIFEST
    entries = json.loads(path.read_text())
    roots = {"computed": "computed", "printed": "printed", "document": "own"}
    for name in list(entries):
        kind, _, inside = name.partition("/")
        file = folder / roots[kind] / inside
        if file.exists():
            entries[name]["sha256"] = hashlib.sha256(file.read_bytes()).hexdigest()
        else:
            del entries[name]
    for file in (folder / "computed").rglob("*"):
        name = f"computed/{file.relative_to(folder / 'computed').as_posix()}"
        if file.is_file() and file != path and name not in entries:
            made_by = f"gameproof check bidding/{FALSE} --deep --record"
            entries[name] = {"sha256": kept.file_digest(file), "made by": made_by}
    path.write_text(json.dumps(entries))


def test_what_was_not_forged_passes(copy: Path) -> None:
    assert by_check(list(ledger("bidding").values())) == []


# The record


Edit = Callable[[dict[str, Any]], object]
"""Changes the evidence of one check."""


def says(**changes: Any) -> Edit:
    return lambda evidence: evidence.update(changes)


def facts(**changes: Any) -> Edit:
    """What the evidence says of itself, or its facts."""
    top = {name: changes.pop(name) for name in ("verdict", "scope", "method") if name in changes}
    return both(says(**top), lambda evidence: evidence["evidence"].update(changes))


def both(*edits: Edit) -> Edit:
    return lambda evidence: [edit(evidence) for edit in edits]


def inside(edit: Callable[[Any], object]) -> Edit:
    return lambda evidence: edit(evidence["evidence"])


def certificate(**changes: Any) -> Edit:
    return inside(lambda own: own["certificate"].update(changes))


def reworded(**changes: Any) -> Edit:
    """Facts of an attack, and the words that go with them."""

    def edit(evidence: dict[str, Any]) -> None:
        evidence["evidence"].update(changes)
        evidence["scope"] = record.attack_in_words(evidence["evidence"])

    return edit


def more_of(evidence: dict[str, Any], instances: int, cases: int) -> None:
    """An attack with one family more, of so many instances."""
    own = evidence["evidence"]
    families = {**own["families"], "zz": instances}
    reworded(
        families=families,
        instances=own["instances"] + instances,
        cases=own["cases"] + cases,
        generator="; ".join(families),
    )(evidence)


ARGUED = {"kind": "argument", "words": "It is so.", "steps": ["so"], "files": []}
CELLS = {"scope": "every printed cell, 99 of them", "cases": 99}

EVIDENCE: dict[str, tuple[str, Edit]] = {
    "an evaluation relabelled": (
        NAMED,
        facts(verdict="argued", method="argument", certificate=ARGUED),
    ),
    "cells of another table": (PRINTED, both(facts(**CELLS), certificate(cases=99, digest=ZEROS))),
    "a misprint among more cells": (ERRATUM, facts(**CELLS)),
    "a misprint the other way": (
        ERRATUM,
        inside(lambda e: e.update(printed=e["computed"], computed=e["printed"])),
    ),
    "an attack's family of less than none": (ATTACK, lambda e: more_of(e, -1, 0)),
    "an attack's invented family": (ATTACK, lambda e: more_of(e, 1, 1)),
    "an attack's generator": (ATTACK, reworded(generator="all games")),
    "an attack's order": (
        ATTACK,
        inside(lambda e: e["smallest"].update({"by all": e["smallest"].popitem()[1]})),
    ),
    "an attack's smallest": (
        ATTACK,
        inside(lambda e: [w["instance"].update(p=0) for w in e["smallest"].values()]),
    ),
    "seen beyond the bound": (
        WIDER,
        inside(lambda e: [ends.append(ends.pop() * 99 + 99) for ends in e["seen"].values()]),
    ),
    "the deeper digest by default": (
        WIDER,
        lambda e: e["default"].update(digest=e["evidence"]["digest"]),
    ),
    "a default range beside itself": (SAME, says(default={})),
    "a default range of a theorem": (THEOREM, says(default={})),
    "a sample by default": (SAMPLED, says(default={"cases": 3})),
}


def edit_record(folder: Path, edit: Callable[[Any], object]) -> None:
    path = folder / "computed" / "verdicts.json"
    content = json.loads(path.read_text(encoding="utf-8"))
    before = json.dumps(content)
    edit(content)
    assert json.dumps(content) != before
    path.write_text(json.dumps(content), encoding="utf-8")


def checked(content: Any, check: str) -> Any:
    """The evidence of a claim's check, of the first one if none is named."""
    claim, _, name = check.partition(" ")
    own = next(iter(content["claims"][of(claim)].values()))
    return own[name or next(each for each in own if each != "theorem")]


@pytest.mark.parametrize("name", EVIDENCE)
def test_forged_evidence_is_noticed(copy: Path, as_found: Journal, name: str) -> None:
    check, edit = EVIDENCE[name]
    edit_record(copy, lambda content: edit(checked(content, check)))
    clear()
    assert "computed/verdicts.json: was changed" in by_kept()
    resealed(copy)
    assert by_kept() == ""
    claim = of(check.partition(" ")[0])
    said = by_check([ledger("bidding")[claim]], as_found)
    assert any(line.startswith(f"{claim}: ") for line in said), said


def edits(value: Any) -> Iterator[Any]:
    """Yield what JSON becomes where one part of it is changed, left out or added."""
    match value:
        case bool():
            yield not value
        case int():
            yield from (value + 1, value - 1, value + 10**9, str(value), float(value))
            yield from [bool(value)] * (value in (0, 1))
        case str():
            yield from (value.swapcase(), f"{value} ", value.replace("<= ", "<= 9"), "", 1)
        case list():
            yield from ([*value, *value[:1]], value[:-1], value[::-1], "all")
            for at in sorted({0, len(value) - 1} & {*range(len(value))}):
                yield from ([*value[:at], e, *value[at + 1 :]] for e in edits(value[at]))
        case dict():
            yield from ({}, {**value, "reviewed": "yes"}, "all")
            for name, own in value.items():
                yield {key: each for key, each in value.items() if key != name}
                yield from ({**value, name: each} for each in edits(own))


def relabelled(evidence: Any) -> Iterator[Any]:
    """Yield evidence for every other verdict, with what that must carry, and by other methods."""
    for verdict, needed in LEAST.items():
        if verdict != evidence["verdict"]:
            facts = {**evidence["evidence"], **needed}
            yield {**evidence, "verdict": verdict.value, "evidence": facts}
            yield {**evidence, "verdict": verdict.value, "evidence": dict(needed)}
    for method in {"enumeration", "theorem", "attack"} - {evidence["method"]}:
        yield {**evidence, "method": method}


@pytest.mark.parametrize(
    "check", [*(name for name in CLAIMS if name != RESTATES), SAMPLED, THEOREM, ATTACK]
)
def test_each_part_of_recorded_evidence_counts(copy: Path, as_found: Journal, check: str) -> None:
    path = copy / "computed" / "verdicts.json"
    content = json.loads(path.read_text(encoding="utf-8"))
    own, claim = checked(content, check), ledger("bidding")[of(check.partition(" ")[0])]
    before, unnoticed = dict(own), []
    for forged in (*edits(before), *relabelled(before)):
        if isinstance(forged, dict) and json.dumps(forged) != json.dumps(before):
            own.clear()
            own.update(forged)
            path.write_text(json.dumps(content), encoding="utf-8")
            record.recorded.cache_clear()
            try:
                (result,) = audit([claim], Effort.DEFAULT, journal=as_found)
                said = result.problem
            except InvalidInput as error:
                said = str(error) if "verdicts.json" in str(error) else ""
            if not said:
                unnoticed.append(part(before, forged))
    # What only a deeper run or another attack would count again.
    far = {"cases", "instances", "rulesets", "seen", "violators", "rounds", "seed"}
    assert set(unnoticed) <= (far if is_far(before) else set())


def is_far(evidence: Any) -> bool:
    """Whether it is of more than a default run looks at, or of what a library draws."""
    return "default" in evidence or evidence["method"] in {ATTACKING, "sampling"}


def part(before: Any, forged: Any) -> str:
    """The fact that is otherwise."""
    one, other = before["evidence"], forged["evidence"]
    (name,) = {name for name in one | other if one.get(name) != other.get(name)}
    return str(name)


def by_kept() -> str:
    try:
        return "\n".join(kept.differing(documents()["bidding"]))
    except InvalidInput as error:
        return str(error) if kept.MANIFEST in str(error) else ""


def of(claim: str) -> str:
    return f"bidding/{claim}"


def renamed(mapping: dict[str, Any], new: str) -> None:
    mapping[new] = mapping.pop(next(iter(mapping)))


def exchange(readings: dict[str, Any]) -> None:
    readings.update(zip(readings, [*readings.values()][::-1], strict=True))


PLAIN = "as printed"

Record = Callable[[Any, Any, Any], object]


def another(claim: str, other: str, check: str) -> Record:
    """What a check found of another claim."""
    return lambda c, w, r: c[claim][PLAIN].update({check: c[other][PLAIN][check]})


RECORDS: dict[str, tuple[str, Record]] = {
    "a claim less": (SAME, lambda c, w, r: c.pop(SAME)),
    "a claim more": (SAME, lambda c, w, r: c.update(new=c[SAME])),
    "another claim's evidence": (SAME, lambda c, w, r: c.update({SAME: c[WIDER]})),
    "a check less": (ENGINE, lambda c, w, r: c[ENGINE][PLAIN].pop("sampling")),
    "a check more": (
        SAME,
        lambda c, w, r: c[SAME][PLAIN].update(theorem=c[SAME][PLAIN]["enumeration"]),
    ),
    "a reading less": (TWO, lambda c, w, r: c[TWO].popitem()),
    "a reading renamed": (TWO, lambda c, w, r: renamed(c[TWO], "the other")),
    "readings exchanged": (TWO, lambda c, w, r: exchange(c[TWO])),
    "a part renamed": (PARTS, lambda c, w, r: renamed(c[PARTS][PLAIN], "the whole: enumeration")),
    "an attack that found nothing": (
        ATTACKED,
        lambda c, w, r: both(says(verdict="unrefuted"), inside(lambda e: e.pop("witness")))(
            c[ATTACKED][PLAIN]["attack"]
        ),
    ),
    "another claim's attack": (SAME, another(SAME, ATTACKED, "attack")),
    "a theorem more": (SAME, another(SAME, CHAINED, "theorem")),
    "another claim's theorem": (CHAINED, another(CHAINED, CHAINED_TOO, "theorem")),
    "other words": (SAME, lambda c, w, r: w[SAME].update(says="It is so.")),
    "other places": (SAME, lambda c, w, r: w[SAME]["at"].append("Section 9")),
    "a place less": (PARTS, lambda c, w, r: w[PARTS]["at"].pop()),
    "no words": (SAME, lambda c, w, r: w.pop(SAME)),
    "words of no claim": (SAME, lambda c, w, r: w.update(new=w[SAME])),
    "no statements": (SAME, lambda c, w, r: w.clear()),
    "another claim's words": (SAME, lambda c, w, r: w.update({SAME: w[WIDER]})),
    "other words of what restates": (RESTATES, lambda c, w, r: w[RESTATES].update(says="So.")),
    "other words of what is restated": (
        RESTATES,
        lambda c, w, r: w[r[RESTATES].removeprefix("bidding/")].update(says="So."),
    ),
    "restates another one": (RESTATES, lambda c, w, r: r.update({RESTATES: of(SAME)})),
    "restates none": (RESTATES, lambda c, w, r: r.clear()),
    "evidence beside what it restates": (RESTATES, lambda c, w, r: c.update({RESTATES: c[SAME]})),
    "restates what is looked at": (SAME, lambda c, w, r: r.update({SAME: of(WIDER)})),
    "restates itself": (
        RESTATES,
        lambda c, w, r: c.update({RESTATES: c[SAME]}) or r.clear(),
    ),
}
"""By what is wrong: a claim, and what is done to claims, words and restatements."""


def by_short_names(edit: Record, content: Any) -> None:
    names = ("claims", "statements", "restates")
    parts = [{n.removeprefix("bidding/"): each for n, each in content[p].items()} for p in names]
    edit(*parts)
    for name, part in zip(names, parts, strict=True):
        content[name] = {of(short): each for short, each in part.items()}


@pytest.mark.parametrize("name", RECORDS)
def test_a_forged_record_is_noticed(copy: Path, name: str) -> None:
    claim, edit = RECORDS[name]
    edit_record(copy, partial(by_short_names, edit))
    resealed(copy)
    assert by_check([ledger("bidding")[of(claim)]])


# Files


File = Callable[[Path], object]
"""Changes a folder of data."""


def in_bytes(pattern: str, change: Callable[[bytes], bytes]) -> File:
    """The first file of this name, changed."""

    def edit(folder: Path) -> None:
        path = sorted(folder.glob(pattern))[0]
        before = path.read_bytes()
        after = change(before)
        assert after != before
        path.write_bytes(after)

    return edit


def written(pattern: str, change: Callable[[str], str]) -> File:
    return in_bytes(pattern, lambda own: change(own.decode("utf-8")).encode("utf-8"))


def exchanged(pattern: str, old: str, new: str) -> File:
    return written(pattern, lambda text: text.replace(old, new, 1))


def shaped(pattern: str, shape: str, new: str) -> File:
    """The first place of this shape is otherwise."""
    return written(pattern, lambda text: re.sub(shape, new, text, count=1))


def as_json(pattern: str, edit: Callable[[Any], object]) -> File:
    def change(text: str) -> str:
        content = json.loads(text)
        edit(content)
        return json.dumps(content, indent=1, ensure_ascii=False) + "\n"

    return written(pattern, change)


def removed(pattern: str) -> File:
    return lambda folder: sorted(folder.glob(pattern))[0].unlink()


def doubled(pattern: str, name: str) -> File:
    def edit(folder: Path) -> None:
        path = sorted(folder.glob(pattern))[0]
        shutil.copy(path, path.with_name(name))

    return edit


def row(pattern: str, number: int, **changes: str) -> File:
    """A row of a table: some cells are changed, or it is removed."""

    def change(text: str) -> str:
        rows = list(csv.DictReader(text.splitlines()))
        out = io.StringIO()
        writer = csv.DictWriter(out, list(rows[0]), lineterminator="\n")
        rows[number : number + 1] = [rows[number] | changes] * bool(changes)
        writer.writeheader()
        writer.writerows(rows)
        return out.getvalue()

    return written(pattern, change)


def moved(pattern: str, number: int) -> File:
    """A row of a table exchanged with the next."""

    def change(text: str) -> str:
        lines = text.splitlines(keepends=True)
        lines[number : number + 2] = lines[number : number + 2][::-1]
        return "".join(lines)

    return written(pattern, change)


SWEEP = "computed/sweeps/bidding-unitary"
HEAD, TABLE, SHARDS = f"{SWEEP}.json", f"{SWEEP}.convergence.csv", f"{SWEEP}.shards.csv"
PERIODS, BIDS = "computed/sweeps/bidding-sets.periods.csv", "computed/restricted-bids.csv"
PROOF, RECORD, MANIFEST = (
    "computed/proof.smt2",
    "computed/verdicts.json",
    f"computed/{kept.MANIFEST}",
)
PRINTED_TABLE, PLACES = "printed/example-12-matrix-1.csv", "own/places.csv"
FALSITY = "(set-info :status unsat)\n(set-logic QF_LIA)\n(assert false)\n(check-sat)\n(exit)\n"

READ = {
    **{RECORD: SAME, HEAD: SWEPT, TABLE: SWEPT, SHARDS: SWEPT, PERIODS: PARTS, BIDS: MEASURED},
    **{PROOF: CHAINED, PRINTED_TABLE: PRINTED},
}
"""By a file a claim that is looked at by it."""

DAMAGES: dict[str, Callable[[bytes], bytes]] = {
    "cut off": lambda own: own[:-3],
    "with a mark": lambda own: b"\xef\xbb\xbf" + own,
    "in other bytes": lambda own: own + b"\xff",
    "with a line more": lambda own: own + b"(0)\n",
    "with a cell more": lambda own: own[:-1] + b",0\n",
    "in other lines": lambda own: own.replace(b"\n", b"\x0c", 1),
    "with a cell that is too long": lambda own: own[:-1] + b"1" * 140_000 + b"\n",
}


@pytest.mark.parametrize("file", [*READ, MANIFEST])
def test_a_damaged_file_is_noticed(copy: Path, file: str) -> None:
    before = {name: (copy / name).read_bytes() for name in (file, MANIFEST)}
    for name, damage in DAMAGES.items():
        (copy / file).write_bytes(damage(before[file]))
        assert by_kept(), name
        if file != MANIFEST:
            resealed(copy)
            assert by_check([ledger("bidding")[of(READ[file])]]), name
            (copy / MANIFEST).write_bytes(before[MANIFEST])


def sealed_again(folder: Path) -> None:
    """The sweep's own seal made anew."""
    shards = results.stored_shards("bidding", "bidding-unitary")
    head = json.loads((folder / HEAD).read_text())
    head["digest"] = digest(list(shard) for shard in shards)
    head["cases"] = sum(cases for _, cases, _ in shards)
    head["shards"] = len(shards)
    (folder / HEAD).write_text(json.dumps(head))


def sealed_sweep(edit: File) -> File:
    def both(folder: Path) -> None:
        edit(folder)
        sealed_again(folder)

    return both


DIGITS = "\N{FULLWIDTH DIGIT TWO}\N{FULLWIDTH DIGIT ZERO}"

BY_CHECK: dict[str, tuple[str, File]] = {
    "a script of nothing": (CHAINED, written(PROOF, lambda text: FALSITY)),
    "a script's byte": (CHAINED, exchanged(PROOF, "; axiom | definition", "; axiom | recursion")),
    "a script's instance less": (CHAINED, shaped(PROOF, "\\(assert \\((?!not )[^\\n]*\\n", "")),
    "a script's query less": (
        CHAINED,
        shaped(PROOF, "\\(push 1\\)\\n(?:(?!\\(pop).*\\n)*\\(pop 1\\)\\n", ""),
    ),
    "a script's weaker claim": (
        CHAINED,
        shaped(
            PROOF,
            "(\\(define-fun \\|claim [^|]*\\| \\(.*?\\)\\) Bool) (.*)\\)",
            "\\1 (or true \\2))",
        ),
    ),
    "a script's axiom more": (
        CHAINED,
        exchanged(PROOF, "ALL)\n", "ALL)\n; axiom | assumed\n(define-fun |x: y| () Bool false)\n"),
    ),
    "a script's line in a comment": (CHAINED, shaped(PROOF, "(?m)^(;.*)\\n(?!;)", "\\1\u2028")),
    "a sweep's rows exchanged": (SWEPT, moved(TABLE, 6)),
    "a sweep's shards exchanged": (SWEPT, sealed_sweep(moved(SHARDS, 3))),
    "a sweep's shard renamed": (SWEPT, sealed_sweep(row(SHARDS, 3, shard="TB-all"))),
    "a sweep's shard less": (SWEPT, sealed_sweep(row(SHARDS, 3))),
    "a sweep's shard cases, sealed": (SWEPT, sealed_sweep(row(SHARDS, 3, cases="21"))),
    "a sweep's shard cases": (SWEPT, row(SHARDS, 3, cases="21")),
    "a sweep's shard digest": (SWEPT, row(SHARDS, 3, digest=ZEROS)),
    "a sweep's shard in other digits": (SWEPT, row(SHARDS, 0, cases=DIGITS)),
    "a sweep's shards with a sign": (SWEPT, written(SHARDS, lambda t: t.replace(",", ",+", 4))),
    "a sweep's shards in other lines": (SWEPT, exchanged(SHARDS, "\n", "\n\n")),
    "a sweep's column more": (SWEPT, exchanged(TABLE, "\n", ",proved\n")),
    "a sweep's columns": (SWEPT, exchanged(TABLE, "largest", "most")),
    "a sweep's cell in quotes": (SWEPT, shaped(TABLE, "(?<=\\n)(\\d+),", '"\\1",')),
    "a sweep's row less": (SWEPT, row(TABLE, 500)),
    "a sweep's row twice": (SWEPT, row(TABLE, 9, total_budget="8")),
    "a sweep's heap": (SWEPT, row(TABLE, 5, heap="40")),
    "a sweep's least value": (SWEPT, row(TABLE, 4, least="-9")),
    "a sweep's largest value": (SWEPT, row(TABLE, 5, largest="99")),
    "a sweep's limit": (SWEPT, row(TABLE, 7, limit_is_the_automaton="yes")),
    "a sweep's large limit": (SWEPT, row(TABLE, 20, limit_is_the_automaton="no")),
    **{
        f"a sweep's TB as {number!r}": (SWEPT, row(TABLE, 10, total_budget=number))
        for number in ("010", "+10", " 10", "10 ", "1_0", "\N{FULLWIDTH DIGIT ONE}0")
    },
    **{
        f"a sweep's {name}": (SWEPT, as_json(HEAD, partial(dict.update, **{name: value})))
        for name, value in {
            **{"range": "TB <= 5000", "cases": 5000, "command": "true", "says": "everything"},
            **{"version": 2, "tables": [], "format_version": 2, "reviewed": "yes"},
        }.items()
    },
    "a sweep's range of nothing": (SWEPT, as_json(HEAD, lambda h: h.update(range="all"))),
    "a sweep's field twice": (SWEPT, exchanged(HEAD, "{", '{"cases": 9,')),
    "a game's period": (PARTS, row(PERIODS, 2, period="6")),
    "a game that is not unique": (PARTS, row(PERIODS, 2057, unique="no")),
    "a game less": (PARTS, row(PERIODS, 40)),
    "measured data": (MEASURED, exchanged(BIDS, "1", "2")),
    "a measured row less": (MEASURED, row(BIDS, 3)),
    "a printed cell": (PRINTED, row(PRINTED_TABLE, 0, l0="77")),
    "a command of the record": (SAME, exchanged(RECORD, record.MADE_BY, "by hand")),
    "a field of the record": (SAME, exchanged(RECORD, "{", '{"reviewed": "yes",')),
    "a record nested too deeply": (SAME, written(RECORD, lambda text: "[" * 100_000)),
    "a verdict twice": (SAME, exchanged(RECORD, '"verdict": "', '"verdict": "x", "verdict": "')),
    "a number that is none": (SAME, exchanged(RECORD, '"cases": ', '"cases": NaN, "more": ')),
    "a statement without words": (SAME, exchanged(RECORD, '"says"', '"said"')),
    "a statement with a remark": (SAME, exchanged(RECORD, '"at": ', '"by": "me", "at": ')),
    "statements in a list": (SAME, exchanged(RECORD, '"at": [', '"at": 5, "more": [')),
    **{f"{file} is gone": (READ[file], removed(file)) for file in READ if file != RECORD},
}


@pytest.mark.parametrize("name", BY_CHECK)
def test_a_forged_file_is_noticed_by_check(copy: Path, name: str) -> None:
    claim, edit = BY_CHECK[name]
    edit(copy)
    assert by_kept()
    resealed(copy)
    assert by_check([ledger("bidding")[of(claim)]])


@pytest.mark.parametrize("name", [RECORD, MANIFEST, HEAD])
def test_what_is_no_file_is_refused(copy: Path, name: str) -> None:
    """So too of what never ends, as /dev/zero."""
    linked(copy, name, "/dev/null")
    (said,) = by_check([ledger("bidding")[of(SWEPT)]])
    assert "a regular file" in said


def added(name: str, content: str = "a\n1\n") -> File:
    def edit(folder: Path) -> None:
        (folder / name).parent.mkdir(exist_ok=True)
        (folder / name).write_text(content)

    return edit


def linked(folder: Path, name: str, target: str) -> None:
    (folder / name).unlink(missing_ok=True)
    (folder / name).symlink_to(folder / target)


ALONE: dict[str, File] = {
    "a script of no claim": added("computed/more.smt2", FALSITY),
    "a script of no claim, said to be of one": doubled(PROOF, "more.smt2"),
    "a table of no claim": added("computed/more.csv"),
    "a sweep of no claim": doubled(TABLE, "bidding-other.convergence.csv"),
    "a hidden file": added("computed/.more"),
    "the record before": doubled(RECORD, "verdicts.json.orig"),
    "a file in a folder of its own": added("computed/more/more.csv"),
    "a record in other letters": exchanged(RECORD, '"verdict"', '"\\u0076erdict"'),
    "a link to a file": lambda folder: linked(folder, "computed/more.csv", HEAD),
    "a link to nothing": lambda folder: linked(folder, "computed/more.smt2", "nothing"),
    "a link to a folder": lambda folder: linked(folder, "computed/more", "computed/sweeps"),
    "a file that is a link": lambda folder: linked(folder, TABLE, SHARDS),
}


@pytest.mark.parametrize("name", ALONE)
def test_a_file_that_nothing_makes_is_noticed_whatever_is_checked(copy: Path, name: str) -> None:
    ALONE[name](copy)
    assert by_kept()
    resealed(copy)
    assert by_check([])


def entry(edit: Callable[[Any], object]) -> File:
    """The manifest's entry of the record, changed."""
    return as_json(MANIFEST, lambda m: edit(m[RECORD]))


BY_MANIFEST: dict[str, File] = {
    "a place's reason": exchanged(PLACES, "title", "outline"),
    "a place's kind": exchanged(PLACES, "statement", "remark"),
    "a place less": row(PLACES, 30),
    "a place's name": exchanged(PLACES, "Lemma 9", "Lemma 99"),
    "what a step uses": exchanged(PLACES, "Lemma 9", "Lemma 8"),
    "places with a mark": in_bytes(PLACES, DAMAGES["with a mark"]),
    "where a table is from": exchanged("printed/SOURCE.json", "0", "1"),
    "a printed table": exchanged("printed/figure-1.csv", "1", "2"),
    "a printed table more": doubled("printed/figure-1.csv", "figure-9.csv"),
    "the manifest is gone": removed(MANIFEST),
    "the manifest is empty": written(MANIFEST, lambda text: "{}"),
    "an entry less": as_json(MANIFEST, lambda m: m.pop(RECORD)),
    "a digest in capitals": entry(lambda e: e.update(sha256=e["sha256"].upper())),
    "a digest": entry(lambda e: e.update(sha256=ZEROS)),
    "made by hand": entry(lambda e: e.update({"made by": kept.BY_HAND})),
}


@pytest.mark.parametrize("name", BY_MANIFEST)
def test_what_is_made_by_hand_is_sealed(copy: Path, name: str) -> None:
    BY_MANIFEST[name](copy)
    assert by_kept()


MANIFESTS: dict[str, Callable[[str], str]] = {
    "an entry twice": lambda t: t.replace("{", f'{{"{RECORD}": {{}},', 1),
    "a field of an entry": lambda t: t.replace('"sha256"', '"reviewed": "yes", "sha256"', 1),
    "a list": lambda text: "[]",
}


@pytest.mark.parametrize("name", MANIFESTS)
def test_a_forged_manifest_is_refused(copy: Path, name: str) -> None:
    written(MANIFEST, MANIFESTS[name])(copy)
    assert kept.MANIFEST in by_kept()


def test_another_command_is_noticed(copy: Path) -> None:
    command = f"gameproof check {of(SAME)} --record"
    as_json(MANIFEST, lambda m: m[PROOF].update({"made by": command}))(copy)
    assert by_check([])


def test_a_forged_shard_is_noticed_by_the_run_that_searches_it_again(
    copy: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Who makes the sweep's seal anew is noticed sooner or later: other shards in each run."""
    sealed_sweep(row(SHARDS, 3, digest=ZEROS))(copy)
    resealed(copy)
    own = Swept(lambda rows: (), "bidding", "bidding-unitary", "convergence")
    said = []
    for seed in range(40):
        monkeypatch.setenv(chance.SEED, str(seed))
        said.append(own._problem(Effort.DEFAULT))
    forged = [problem for problem in said if problem]
    assert 0 < len(forged) < len(said)
    assert all("TB-0060-to-0079 comes out otherwise (seed " in problem for problem in forged)


# Journals


JOURNALS: dict[str, tuple[str, Callable[[Any], object]]] = {
    "fewer cases": (SAME, lambda e: one(e)["enumeration"]["evidence"].update(cases=1)),
    "another digest": (SAME, lambda e: one(e)["enumeration"]["evidence"].update(digest="0" * 64)),
    "true of what is false": (FALSE, lambda e: one(e)["enumeration"].update(verdict="holds")),
    "another claim's evidence": (SAME, lambda e: e.update(id=of(WIDER))),
    "a reading less": (TWO, lambda e: e["found"].popitem()),
    "a reading more": (SAME, lambda e: e["found"].update(other=one(e))),
    "a check less": (ENGINE, lambda e: one(e).pop("sampling")),
    "a check more": (SAME, lambda e: one(e).update(theorem=one(e)["enumeration"])),
    "another scope": (SAME, lambda e: one(e)["enumeration"].update(scope="everywhere")),
    "another method": (SAME, lambda e: one(e)["enumeration"].update(method="theorem")),
    "a fact more": (SAME, lambda e: one(e)["enumeration"]["evidence"].update(reviewed="yes")),
    "seen in words": (SAME, lambda e: one(e)["enumeration"]["evidence"].update(seen="all")),
    "not looked at": (SAME, lambda e: one(e)["enumeration"].update(verdict="not-run")),
}


def one(entry: Any) -> Any:
    """The checks of the one reading of a journal's line."""
    (own,) = entry["found"].values()
    return own


@pytest.mark.parametrize("name", JOURNALS)
def test_a_forged_journal_is_noticed(copy: Path, name: str) -> None:
    """Where the line's own digest was made anew: by the record, or the claim is done again."""
    claim, edit = JOURNALS[name]
    own = ledger("bidding")[of(claim)]
    (result,) = audit([own], Effort.DEFAULT)
    path = copy / "journal"
    with Journal(path, Effort.DEFAULT) as journal:
        journal.add(own.id, result.looked, 1.0)
    head, line = path.read_text(encoding="utf-8").splitlines()
    entry = json.loads(line)
    before = json.dumps(entry)
    edit(entry)
    assert json.dumps(entry) != before
    entry["digest"] = digest([entry["id"], entry["found"], str(entry["seconds"])])
    path.write_text(f"{head}\n{json.dumps(entry)}\n", encoding="utf-8")
    asked = ledger("bidding")[entry["id"]]
    (again,) = audit([asked], Effort.DEFAULT, journal=Journal(path, Effort.DEFAULT))
    assert again.problem or again.looked == audit_of(asked)


def audit_of(claim: Claim) -> Looked:
    """What a run without a journal finds."""
    (result,) = audit([claim], Effort.DEFAULT)
    return result.looked


# Vectors


def recased(edit: Callable[[list[Any]], object]) -> File:
    """The cases of a system changed, and all digests made anew."""

    def change(folder: Path) -> None:
        path = folder / "positions.nim.json"
        content = json.loads(path.read_text(encoding="utf-8"))
        edit(content["cases"])
        for case in content["cases"]:
            own = {key: value for key, value in case.items() if key != "digest"}
            case["digest"] = hashlib.sha256(canonical(own).encode()).hexdigest()
        content["count"] = len(content["cases"])
        content["digest"] = digest(case["digest"] for case in content["cases"])
        path.write_text(json.dumps(content), encoding="utf-8")
        entries = json.loads((folder / "manifest.json").read_text())
        for entry in entries["files"]:
            if entry["file"] == path.name:
                entry["sha256"] = hashlib.sha256(path.read_bytes()).hexdigest()
        (folder / "manifest.json").write_text(json.dumps(entries))

    return change


VECTORS: dict[str, File] = {
    "half of the cases": recased(lambda cases: cases.__delitem__(slice(None, None, 2))),
    "a case less": recased(lambda cases: cases.pop()),
    "a case twice": recased(lambda cases: cases.append({**cases[0], "id": "positions.nim/more"})),
    "another answer": recased(lambda cases: cases[3].update(output=cases[4]["output"])),
    "another source": recased(lambda cases: cases[0].update(cite="Theorem 1")),
    "transcribed": recased(lambda cases: cases[-1].update(origin="transcribed")),
    "an id": recased(lambda cases: cases[0].update(id="positions.nim/other")),
    "in another order": recased(lambda cases: cases.reverse()),
    "a remark": recased(lambda cases: cases[0].update(reviewed="yes")),
    "a mark": written("positions.nim.json", lambda text: "\ufeff" + text),
    "a schema less": removed("schema/positions.nim.json"),
    "a system less": as_json("manifest.json", lambda m: m["files"].pop()),
    "a schema": written("schema/positions.nim.json", lambda t: t.replace("minItems", "x", 1)),
    "a file less": removed("positions.nim.json"),
    "a file more": doubled("positions.nim.json", "positions.more.json"),
    "an answer": exchanged("positions.nim.json", '"moves":[]', '"moves":[[0]]'),
}


@pytest.mark.parametrize("name", VECTORS)
def test_forged_vectors_are_noticed(
    tmp_path: Path, name: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    exported = vectors_folder()  # byte for byte, as tests/oracle/test_vectors.py finds
    files = {p.relative_to(exported).as_posix(): p.read_text() for p in exported.rglob("*.json")}
    monkeypatch.setattr(vectors, "files", partial(iter, list(files.items())))
    folder = tmp_path / "vectors"
    shutil.copytree(exported, folder)
    assert vectors.differing(folder) == list(vectors.outdated(folder)) == []
    VECTORS[name](folder)
    assert list(vectors.outdated(folder))
