"""Edits of what is kept that must not pass, each of a line or two, on a copy of a few claims' data.

Who edits a file is noticed by the manifest. Who makes its entry there anew as well is noticed by
`check` (the claim is looked at, or its record cannot be so) or by `verify --all`. What cannot be
noticed stands in README under "What you must still trust".
"""

import csv
import hashlib
import io
import json
import re
import shutil
from collections.abc import Callable, Iterator, Mapping
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
    results = audit(claims, Effort.DEFAULT, journal=found)
    return [
        *certificates.not_as_kept(documents()["bidding"]),
        *(f"{result.claim.id}: {result.problem}" for result in results if result.problem),
    ]


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


def by_verify() -> str:
    """What `verify --all` rejects first."""
    clear()
    found = certificates.verify_all("bidding")
    return next((f"{name}: {why}" for name, good, why in found if not good), "")


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
    assert by_verify() == ""


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
    return "\n".join(kept.differing(documents()["bidding"]))


def of(claim: str) -> str:
    return f"bidding/{claim}"


def renamed(mapping: dict[str, Any], new: str) -> None:
    mapping[new] = mapping.pop(next(iter(mapping)))


DAMAGED: dict[str, Callable[[str], str]] = {
    "another command": lambda t: t.replace(record.MADE_BY, "by hand", 1),
    "a field more": lambda t: t.replace("{", '{"reviewed": "yes",', 1),
    "a verdict twice": lambda t: t.replace(
        '"verdict": "refuted"', '"verdict": "refuted", "verdict": "holds"', 1
    ),
    "a byte order mark": lambda text: "\ufeff" + text,
    "cut off": lambda t: t[: len(t) // 2],
    "nested too deeply": lambda text: "[" * 100000,
    "a number that is none": lambda t: t.replace('"cases": ', '"cases": NaN, "more": ', 1),
    "a statement without words": lambda t: t.replace('"says"', '"said"', 1),
    "a statement with a remark": lambda t: t.replace('"at": ', '"by": "me", "at": ', 1),
    "statements in a list": lambda t: t.replace('"at": [', '"at": 5, "more": [', 1),
}


@pytest.mark.parametrize("name", DAMAGED)
def test_a_damaged_record_is_refused(copy: Path, name: str) -> None:
    written("computed/verdicts.json", DAMAGED[name])(copy)
    resealed(copy)
    with pytest.raises(InvalidInput, match=r"verdicts\.json"):
        by_check([ledger("bidding")[of(SAME)]])


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
    assert by_verify()


# Files


File = Callable[[Path], object]
"""Changes a folder of data."""


def written(pattern: str, change: Callable[[str], str]) -> File:
    """The first file of this name, changed."""

    def edit(folder: Path) -> None:
        path = sorted(folder.glob(pattern))[0]
        before = path.read_text(encoding="utf-8")
        after = change(before)
        assert after != before
        path.write_text(after, encoding="utf-8")

    return edit


def in_bytes(pattern: str, change: Callable[[bytes], bytes]) -> File:
    """The same, byte by byte."""

    def edit(folder: Path) -> None:
        path = sorted(folder.glob(pattern))[0]
        path.write_bytes(change(path.read_bytes()))

    return edit


def exchanged(pattern: str, old: str, new: str) -> File:
    return written(pattern, lambda text: text.replace(old, new, 1))


def cut_out(pattern: str, shape: str) -> File:
    """The first place of this shape is gone."""
    return written(pattern, lambda text: re.sub(shape, "", text, count=1))


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
        if changes:
            rows[number].update(changes)
        else:
            del rows[number]
        writer.writeheader()
        writer.writerows(rows)
        return out.getvalue()

    return written(pattern, change)


def moved(pattern: str, number: int, other: int) -> File:
    """Two rows of a table exchanged."""

    def change(text: str) -> str:
        lines = text.splitlines(keepends=True)
        lines[number], lines[other] = lines[other], lines[number]
        return "".join(lines)

    return written(pattern, change)


def each(*edits: File) -> File:
    return lambda folder: [edit(folder) for edit in edits]


SWEEP = "computed/sweeps/bidding-unitary"
OTHER = "computed/sweeps/bidding-sets"
HEAD, TABLE, SHARDS = f"{SWEEP}.json", f"{SWEEP}.convergence.csv", f"{SWEEP}.shards.csv"


def sealed_again(folder: Path) -> None:
    """The sweep's own seal made anew."""
    shards = results.stored_shards("bidding", "bidding-unitary")

    def edit(head: Any) -> None:
        head["digest"] = digest(list(shard) for shard in shards)
        head["cases"] = sum(cases for _, cases, _ in shards)
        head["shards"] = len(shards)

    path = folder / HEAD
    head = json.loads(path.read_text())
    edit(head)
    path.write_text(json.dumps(head))


PROOF = "computed/proof.smt2"
PRINTED_TABLE = "printed/example-12-matrix-1.csv"
FALSITY = "(set-info :status unsat)\n(set-logic QF_LIA)\n(assert false)\n(check-sat)\n(exit)\n"

BY_CHECK: dict[str, tuple[str, File]] = {
    "a script less": (CHAINED, removed(PROOF)),
    "a script of nothing": (CHAINED, written(PROOF, lambda text: FALSITY)),
    "a script's byte": (CHAINED, exchanged(PROOF, "; axiom | definition", "; axiom | recursion")),
    "a script's instance less": (CHAINED, cut_out(PROOF, "\\(assert \\((?!not )[^\\n]*\\n")),
    "a script's query less": (
        CHAINED,
        cut_out(PROOF, "\\(push 1\\)\\n(?:(?!\\(pop).*\\n)*\\(pop 1\\)\\n"),
    ),
    "a script's weaker claim": (
        CHAINED,
        written(
            PROOF,
            lambda text: re.sub(
                "(\\(define-fun \\|claim [^|]*\\| \\(.*?\\)\\) Bool) (.*)\\)",
                "\\1 (or true \\2))",
                text,
                count=1,
            ),
        ),
    ),
    "a script's axiom more": (
        CHAINED,
        exchanged(
            PROOF,
            "(set-logic ALL)\n",
            "(set-logic ALL)\n; axiom | assumed\n(define-fun |x: y| () Bool false)\n",
        ),
    ),
    "a sweep's rows exchanged": (SWEPT, moved(TABLE, 6, 7)),
    "a sweep's shards exchanged": (SWEPT, each(moved(SHARDS, 3, 4), sealed_again)),
    "a sweep's shard renamed": (SWEPT, each(row(SHARDS, 3, shard="TB-all"), sealed_again)),
    "a sweep's column more": (SWEPT, written(TABLE, lambda t: t.replace("\n", ",proved\n", 1))),
    "a sweep's row less": (SWEPT, row(TABLE, 500)),
    "a sweep's heap": (SWEPT, row(TABLE, 5, heap="40")),
    "a sweep's least value": (SWEPT, row(TABLE, 4, least="-9")),
    "a sweep's largest value": (SWEPT, row(TABLE, 5, largest="99")),
    "a sweep's limit": (SWEPT, row(TABLE, 7, limit_is_the_automaton="yes")),
    "a sweep's large limit": (SWEPT, row(TABLE, 20, limit_is_the_automaton="no")),
    "a sweep's row twice": (SWEPT, row(TABLE, 9, total_budget="8")),
    "a sweep's shard digest": (SWEPT, row(SHARDS, 3, digest="0" * 64)),
    "a sweep's shard cases": (SWEPT, row(SHARDS, 3, cases="21")),
    "a sweep's shard less": (SWEPT, each(row(SHARDS, 3), sealed_again)),
    "a sweep's shard cases, sealed": (SWEPT, each(row(SHARDS, 3, cases="21"), sealed_again)),
    "a sweep's range": (SWEPT, as_json(HEAD, lambda h: h.update(range="TB <= 5000"))),
    "a sweep's range of nothing": (SWEPT, as_json(HEAD, lambda h: h.update(range="all"))),
    "a sweep's cases": (SWEPT, as_json(HEAD, lambda h: h.update(cases=5000))),
    "a sweep's command": (SWEPT, as_json(HEAD, lambda h: h.update(command="true"))),
    "a sweep's words": (SWEPT, as_json(HEAD, lambda h: h.update(says="everything"))),
    "a sweep's version": (SWEPT, as_json(HEAD, lambda h: h.update(version=2))),
    "a sweep's tables": (SWEPT, as_json(HEAD, lambda h: h.update(tables=[]))),
    "a sweep's remark": (SWEPT, as_json(HEAD, lambda h: h.update(format_version=2))),
    "a sweep's columns": (SWEPT, exchanged(TABLE, "largest", "most")),
    "a sweep's manifest less": (SWEPT, removed(HEAD)),
    "a sweep's shards less": (SWEPT, removed(SHARDS)),
    "a sweep's table less": (SWEPT, removed(TABLE)),
    "a game's period": (PARTS, row(f"{OTHER}.periods.csv", 2, period="6")),
    "a game that is not unique": (PARTS, row(f"{OTHER}.periods.csv", 2057, unique="no")),
    "a game less": (PARTS, row(f"{OTHER}.periods.csv", 40)),
    "measured data": (
        MEASURED,
        written("computed/restricted-bids.csv", lambda t: t.replace("1", "2", 1)),
    ),
    "a measured row less": (MEASURED, row("computed/restricted-bids.csv", 3)),
    "a sweep's field more": (SWEPT, as_json(HEAD, lambda h: h.update(reviewed="yes"))),
    "a sweep's shard in other digits": (
        SWEPT,
        row(SHARDS, 0, cases="\N{FULLWIDTH DIGIT TWO}\N{FULLWIDTH DIGIT ZERO}"),
    ),
    "a sweep's shards with a sign": (SWEPT, written(SHARDS, lambda t: t.replace(",", ",+", 4))),
    "a sweep's shards in other lines": (
        SWEPT,
        written(SHARDS, lambda t: t.replace("\n", "\n\n", 1)),
    ),
    "a sweep's cell more": (SWEPT, written(TABLE, lambda t: t[:-1] + ",0\n")),
    "a sweep's cell in quotes": (
        SWEPT,
        written(TABLE, lambda text: re.sub("(?<=\\n)(\\d+),", '"\\1",', text, count=1)),
    ),
    **{
        f"a sweep's TB as {number!r}": (SWEPT, row(TABLE, 10, total_budget=number))
        for number in ("010", "+10", " 10", "10 ", "1_0", "\N{FULLWIDTH DIGIT ONE}0")
    },
    "a sweep's table with a mark": (SWEPT, written(TABLE, lambda text: "\ufeff" + text)),
    "a sweep's table cut off": (SWEPT, written(TABLE, lambda t: t[:-3])),
    "measured data in other lines": (
        MEASURED,
        written("computed/restricted-bids.csv", lambda t: t.replace("\n", "\x0c", 1)),
    ),
    "measured data that do not end": (
        MEASURED,
        written("computed/restricted-bids.csv", lambda t: t[:-1]),
    ),
    "a script's line in a comment": (
        CHAINED,
        written(PROOF, lambda text: re.sub("(?m)^(;.*)\\n(?!;)", "\\1\u2028", text, count=1)),
    ),
    "a script's end": (CHAINED, written(PROOF, lambda t: t + "(check-sat)\n")),
    "a printed cell": (PRINTED, row(PRINTED_TABLE, 0, l0="77")),
    "a script in other bytes": (CHAINED, in_bytes(PROOF, lambda own: own + b"\xff")),
    "measured data in other bytes": (
        MEASURED,
        in_bytes("computed/restricted-bids.csv", lambda own: own + b"\xff"),
    ),
    "a sweep's cell that is too long": (SWEPT, row(TABLE, 9, heap="1" * 140000)),
}


@pytest.mark.parametrize("name", BY_CHECK)
def test_a_forged_file_is_noticed_by_check(copy: Path, name: str) -> None:
    claim, edit = BY_CHECK[name]
    edit(copy)
    assert by_kept()
    resealed(copy)
    assert by_check([ledger("bidding")[of(claim)]])


NO_TABLE: dict[str, File] = {
    "less": removed(PRINTED_TABLE),
    "in other bytes": in_bytes(PRINTED_TABLE, lambda own: own + b"\xff"),
    "with a cell more": written(PRINTED_TABLE, lambda t: t[:-1] + ",0\n"),
    "with a cell less": written(PRINTED_TABLE, lambda t: t + "0\n"),
    "with a cell that is too long": row(PRINTED_TABLE, 0, l0="1" * 140000),
}


@pytest.mark.parametrize("name", NO_TABLE)
def test_a_damaged_printed_table_is_refused(copy: Path, name: str) -> None:
    NO_TABLE[name](copy)
    resealed(copy)
    with pytest.raises(InvalidInput, match=r"example-12-matrix-1"):
        by_check([ledger("bidding")[of(PRINTED)]])


@pytest.mark.parametrize("name", ["verdicts.json", kept.MANIFEST, "sweeps/bidding-unitary.json"])
def test_what_is_no_file_is_refused(copy: Path, name: str) -> None:
    """So too of what never ends, as /dev/zero."""
    (copy / "computed" / name).unlink()
    (copy / "computed" / name).symlink_to("/dev/null")
    with pytest.raises(InvalidInput, match="a regular file"):
        by_check([ledger("bidding")[of(SWEPT)]])


def written_into(folder: Path, name: str) -> None:
    path = folder / name
    path.parent.mkdir()
    path.write_text("a\n1\n")


def linked(folder: Path, name: str, target: str) -> None:
    (folder / name).unlink(missing_ok=True)
    (folder / name).symlink_to(folder / target)


BY_VERIFY: dict[str, File] = {
    "a script of no claim": lambda folder: (folder / "computed/more.smt2").write_text(FALSITY),
    "a script of no claim, said to be of one": doubled(PROOF, "more.smt2"),
    "a table of no claim": lambda folder: (folder / "computed/more.csv").write_text("a\n1\n"),
    "a sweep of no claim": doubled(TABLE, "bidding-other.convergence.csv"),
    "a hidden file": lambda folder: (folder / "computed/.more").write_text("kept"),
    "the record before": doubled("computed/verdicts.json", "verdicts.json.orig"),
    "a file in a folder of its own": lambda folder: written_into(folder, "computed/more/more.csv"),
    "a record in other letters": written(
        "computed/verdicts.json", lambda t: t.replace('"verdict"', '"\\u0076erdict"', 1)
    ),
    "a link to a file": lambda folder: linked(folder, "computed/more.csv", HEAD),
    "a link to nothing": lambda folder: linked(folder, "computed/more.smt2", "nothing"),
    "a link to a folder": lambda folder: linked(folder, "computed/more", "computed/sweeps"),
    "a file that is a link": lambda folder: linked(folder, TABLE, SHARDS),
}


@pytest.mark.parametrize("name", BY_VERIFY)
def test_a_forged_file_is_noticed_by_verify(copy: Path, name: str) -> None:
    BY_VERIFY[name](copy)
    assert by_kept()
    resealed(copy)
    assert by_verify()


BY_MANIFEST: dict[str, File] = {
    "a place's reason": exchanged("own/places.csv", "title", "outline"),
    "a place's kind": exchanged("own/places.csv", "statement", "remark"),
    "a place less": row("own/places.csv", 30),
    "what a step uses": exchanged("own/places.csv", "Lemma 9", "Lemma 8"),
    "where a table is from": written("printed/SOURCE.json", lambda t: t.replace("0", "1", 1)),
    "a printed table": written("printed/figure-1.csv", lambda t: t.replace("1", "2", 1)),
    "a printed table more": doubled("printed/figure-1.csv", "figure-9.csv"),
    "the manifest is gone": removed(f"computed/{kept.MANIFEST}"),
    "the manifest is empty": written(f"computed/{kept.MANIFEST}", lambda text: "{}"),
    "an entry less": as_json(
        f"computed/{kept.MANIFEST}", lambda m: m.pop("computed/verdicts.json")
    ),
    "places with a mark": written("own/places.csv", lambda text: "\ufeff" + text),
    "a place's name": exchanged("own/places.csv", "Lemma 9", "Lemma 99"),
    "a digest in capitals": as_json(
        f"computed/{kept.MANIFEST}",
        lambda m: m["computed/verdicts.json"].update(
            sha256=m["computed/verdicts.json"]["sha256"].upper()
        ),
    ),
    "a digest": as_json(
        f"computed/{kept.MANIFEST}", lambda m: m["computed/verdicts.json"].update(sha256="0" * 64)
    ),
    "made by hand": as_json(
        f"computed/{kept.MANIFEST}",
        lambda m: m["computed/verdicts.json"].update({"made by": kept.BY_HAND}),
    ),
}


@pytest.mark.parametrize("name", BY_MANIFEST)
def test_what_is_made_by_hand_is_sealed(copy: Path, name: str) -> None:
    BY_MANIFEST[name](copy)
    assert by_kept()
    assert by_verify()


MANIFESTS: dict[str, Callable[[str], str]] = {
    "an entry twice": lambda t: t.replace("{", '{"computed/verdicts.json": {},', 1),
    "a field of an entry": lambda t: t.replace('"sha256"', '"reviewed": "yes", "sha256"', 1),
    "a list": lambda text: "[]",
    "cut off": lambda t: t[:-3],
}


@pytest.mark.parametrize("name", MANIFESTS)
def test_a_damaged_manifest_is_refused(copy: Path, name: str) -> None:
    written(f"computed/{kept.MANIFEST}", MANIFESTS[name])(copy)
    with pytest.raises(InvalidInput, match=r"manifest\.json"):
        by_kept()


def test_a_sweep_with_a_field_twice_is_refused(copy: Path) -> None:
    written(HEAD, lambda text: text.replace("{", '{"cases": 9,', 1))(copy)
    resealed(copy)
    with pytest.raises(InvalidInput, match="each key once"):
        by_check([ledger("bidding")[of(SWEPT)]])


def test_another_command_is_noticed(copy: Path) -> None:
    def edit(manifest: Mapping[str, Any]) -> None:
        entry = next(manifest[name] for name in manifest if name.endswith(".smt2"))
        entry["made by"] = f"gameproof check {of(SAME)} --record"

    as_json(f"computed/{kept.MANIFEST}", edit)(copy)
    assert by_verify()


def test_a_forged_shard_is_noticed_by_the_run_that_searches_it_again(
    copy: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Who makes the sweep's seal anew is noticed sooner or later: other shards in each run."""
    each(row(SHARDS, 3, digest="0" * 64), sealed_again)(copy)
    resealed(copy)
    own = Swept(lambda rows: (), "bidding", "bidding-unitary", "convergence")
    said = []
    for seed in range(40):
        monkeypatch.setenv(chance.SEED, str(seed))
        said.append(own.unsound())
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
        journal.keep(own, result.looked, 1.0)
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
