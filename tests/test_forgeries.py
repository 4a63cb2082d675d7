"""Edits of what is kept that must not pass, each of a line or two, on a copy of a few claims' data.

Who edits a file is noticed by the manifest. Who makes its entry there anew as well is noticed by
`check`: the claim is looked at, its record cannot be so, or nothing makes the file. What cannot be
noticed stands in README under "What you must still trust".
"""

import hashlib
import json
import re
import shutil
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import replace
from functools import cache, partial, reduce
from itertools import pairwise
from operator import getitem
from pathlib import Path
from typing import Any

import pytest

from proofs_check.core import certificates, chance, kept, record
from proofs_check.core.audit import audit
from proofs_check.core.claim import ATTACK as ATTACKING, Claim, Looked
from proofs_check.core.documents import Document, documents
from proofs_check.core.evidence import Effort, Verdict, digest
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
SAMPLED = f"{ENGINE} random sample"
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
ATTACKED = "theorem-29.numbers.measured"
ATTACK = f"{ATTACKED} attack"

ZEROS = "0" * 64
PROOF, RECORD, MANIFEST = (
    f"computed/{name}" for name in ("proof.smt2", "verdicts.json", kept.MANIFEST)
)

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

    def anew(reading: str, name: str, found: Any) -> Any:
        check = claim.checks(reading).get(name)
        return check.run(Effort.DEFAULT) if isinstance(check, chained.Chained) else found

    return {
        reading: {name: anew(reading, name, found) for name, found in own.items()}
        for reading, own in known.items()
    }


def made_anew() -> None:
    """Forget the script of other claims."""
    for cached in (chained.proof, chained.unproved, chained._unconfirmed):
        cached.cache_clear()


def placed(document: Document, at: Path) -> Document:
    """The document with its data in another folder."""
    return replace(document, folder=at / "own", printed=at / "printed", computed=at / "computed")


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


def by_kept() -> str:
    """What is not as the manifest has it."""
    try:
        return "\n".join(kept.differing(documents()["bidding"]))
    except InvalidInput as error:
        return str(error) if kept.MANIFEST in str(error) else ""


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


# What is changed


def edits(value: Any, depth: int = 99) -> Iterator[Any]:
    """Yield what JSON becomes where one part of it is changed, left out or added.

    Args:
        value: the JSON.
        depth: how far within it parts are changed.
    """
    match value if depth >= 0 else None:
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
                yield from ([*value[:at], e, *value[at + 1 :]] for e in edits(value[at], depth - 1))
        case dict():
            yield from ({}, {**value, "reviewed": "yes"}, "all")
            for name, own in value.items():
                yield {key: each for key, each in value.items() if key != name}
                yield from ({**value, name: each} for each in edits(own, depth - 1))


def moved(value: Any, depth: int) -> Iterator[Any]:
    """Yield what an object becomes where one part is renamed, or exchanged with the next one."""
    if isinstance(value, dict) and depth >= 0:
        for name, own in value.items():
            yield {f"{key}s" if key == name else key: each for key, each in value.items()}
            yield from ({**value, name: each} for each in moved(own, depth - 1))
        for (one, first), (other, second) in pairwise(value.items()):
            yield {**value, one: second, other: first}


def relabelled(evidence: Any) -> Iterator[Any]:
    """Yield evidence for every other verdict, with what that must carry, and by other methods."""
    for verdict, needed in LEAST.items():
        if verdict != evidence["verdict"]:
            facts = {**evidence["evidence"], **needed}
            yield {**evidence, "verdict": verdict.value, "evidence": facts}
            yield {**evidence, "verdict": verdict.value, "evidence": dict(needed)}
    for method in {"enumeration", "theorem", "attack"} - {evidence["method"]}:
        yield {**evidence, "method": method}


# The record


def of(claim: str) -> str:
    return f"bidding/{claim}"


def evidence_in(content: Any, check: str) -> Any:
    """The evidence of a claim's check, of the first one if none is named."""
    claim, _, name = check.partition(" ")
    own = next(iter(content["claims"][of(claim)].values()))
    return own[name or next(each for each in own if each != "theorem")]


def in_record(folder: Path) -> Any:
    return json.loads((folder / RECORD).read_text(encoding="utf-8"))


def said_of(folder: Path, content: Any, claims: list[Claim], as_found: Journal) -> list[str]:
    """What a run on claims says of another record, whoever has sealed it."""
    (folder / RECORD).write_text(kept.as_text(content), encoding="utf-8")
    resealed(folder)
    return by_check(claims, as_found)


CERTIFICATE, SEEN = "evidence certificate", "evidence seen"
ARGUED = {**LEAST[Verdict.ARGUED], "words": "It is so.", "files": []}
NARROWER = {"verdict": "holds", "scope": "n <= 1", "method": "test", "evidence": {"cases": 1}}
CELLS = {"scope": "every printed cell, 99 of them", "evidence cases": 99}
MORE_CELLS = {**CELLS, f"{CERTIFICATE} cases": 99, f"{CERTIFICATE} digest": ZEROS}


def a_family(of: int, name: str = "zz") -> Mapping[str, Any]:
    """So many instances more of one family in an attack."""
    return {
        f"evidence families {name}": of,
        "evidence instances": lambda facts: facts["instances"] + of,
        "evidence generator": lambda facts: "; ".join(facts["families"]),
    }


TOGETHER: dict[str, tuple[str, Mapping[str, Any]]] = {
    "relabelled": (NAMED, {"verdict": "argued", "method": "argument", CERTIFICATE: ARGUED}),
    "cells of another table": (PRINTED, MORE_CELLS),
    "a misprint among more cells": (ERRATUM, CELLS),
    "an attack on other words": (ATTACK, {"evidence says": "It is so."}),
    "an attack's generator": (ATTACK, {"evidence generator": "all games"}),
    "an attack's family of -1": (ATTACK, a_family(-1)),
    "an attack's family of 1": (ATTACK, a_family(1)),
    "an attack's family of other checks": (ATTACK, a_family(1, "Hypothesis")),
    "seen beyond the bound": (
        WIDER,
        {SEEN: lambda facts: {name: [n, 10**6] for name, (n, _) in facts["seen"].items()}},
    ),
    "the deeper digest by default": (
        *(WIDER, {"default evidence digest": lambda facts: facts["digest"]}),
    ),
    "a default range beside itself": (SAME, {"default": NARROWER}),
    "a default range of a theorem": (THEOREM, {"default": NARROWER}),
    "a sample by default": (SAMPLED, {"default evidence cases": 3}),
    "more drawn than there are": (SAMPLED, {"evidence cases": 10**9}),
    "a sample beyond its bounds": (SAMPLED, {SEEN: lambda facts: facts["seen"] | {"TB": [0, 99]}}),
}
"""Parts of evidence that are changed together: the new value of each, or how it is made of the
facts.
"""


@pytest.mark.parametrize("name", TOGETHER)
def test_forged_evidence_is_noticed(copy: Path, as_found: Journal, name: str) -> None:
    check, changes = TOGETHER[name]
    content = in_record(copy)
    evidence = evidence_in(content, check)
    for path, new in changes.items():
        *outer, last = path.split()
        at = reduce(getitem, outer, evidence)
        at[last] = new(evidence["evidence"]) if callable(new) else new
    if evidence["method"] == ATTACKING:
        evidence["scope"] = record.attack_in_words(evidence["evidence"])
    claim = of(check.partition(" ")[0])
    said = said_of(copy, content, [ledger("bidding")[claim]], as_found)
    assert any(line.startswith(f"{claim}: ") for line in said), said


@pytest.mark.parametrize(
    "check", [*sorted({*CLAIMS} - {RESTATES, ATTACKED}), SAMPLED, THEOREM, ATTACK]
)
def test_each_part_of_recorded_evidence_counts(copy: Path, as_found: Journal, check: str) -> None:
    content = in_record(copy)
    own, claim = evidence_in(content, check), ledger("bidding")[of(check.partition(" ")[0])]
    content["claims"] = {claim.id: content["claims"][claim.id]}
    before, unnoticed = dict(own), set[str]()
    for forged in (*edits(before), *moved(before, 2), *relabelled(before)):
        if isinstance(forged, dict) and json.dumps(forged) != json.dumps(before):
            own.clear()
            own.update(forged)
            (copy / RECORD).write_text(json.dumps(content), encoding="utf-8")
            record.recorded.cache_clear()
            try:
                (result,) = audit([claim], Effort.DEFAULT, journal=as_found)
                said = result.problem
            except InvalidInput as error:
                said = str(error) if "verdicts.json" in str(error) else ""
            if not said:
                one, other = ({**e["evidence"], "": e.get("default")} for e in (before, forged))
                unnoticed |= {name for name in one | other if one.get(name) != other.get(name)}
    # What only a deeper run or another attack would count again.
    far = {"cases", "families", "instances", "rulesets", "seen", "violators", "rounds", "seed"}
    assert unnoticed <= (far if is_far(before) else set())


def is_far(evidence: Any) -> bool:
    """Whether it is of more than a default run looks at."""
    return "default" in evidence or evidence["method"] == ATTACKING


def forged_records(content: Any, claim: str, other: str) -> Iterator[Any]:
    """Yield records in which a claim has other checks, readings, words or places, or another's."""
    claims, restates = content["claims"], content["restates"]
    for part in ("claims", "statements", "restates"):
        both = {name: content[part][name] for name in (claim, other) if name in content[part]}
        others = {name: own for name, own in content[part].items() if name not in both}
        for forged in (*edits(both, 2), *moved(both, 2)):
            if forged != "all":
                yield {**content, part: {**others, **forged}}
    for each in (claim, other):
        yield {**content, "restates": {**restates, claim: each}}
        yield {**content, "claims": {**claims, claim: claims[other]}, "restates": {}}
    for reading, own in claims.get(claim, {}).items():
        for check, evidence in next(iter(claims[other].values())).items():
            readings = {**claims[claim], reading: {**own, check: evidence}}
            yield {**content, "claims": {**claims, claim: readings}}


def without_attack(content: Any, claim: str) -> Any:
    claims = dict(content["claims"])
    for reading, own in claims.get(claim, {}).items():
        found = {check: each for check, each in own.items() if check != ATTACKING}
        claims[claim] = {**claims[claim], reading: found}
    return {**content, "claims": claims}


@pytest.mark.parametrize("other", [SAME, ATTACKED, CHAINED])
@pytest.mark.parametrize("claim", [SAME, CHAINED_TOO, TWO, ENGINE, PARTS, RESTATES])
def test_each_part_of_a_record_counts(
    copy: Path, as_found: Journal, claim: str, other: str
) -> None:
    content = in_record(copy)
    both = [ledger("bidding")[of(name)] for name in (claim, other)]
    # That something was attacked is known by the record alone.
    as_good = [content, *(without_attack(content, each.id) for each in both)]
    for forged in forged_records(content, of(claim), of(other)):
        if forged not in as_good:
            assert said_of(copy, forged, both, as_found), forged


# Files


SWEEP = "computed/sweeps/bidding-unitary"
HEAD, TABLE, SHARDS = f"{SWEEP}.json", f"{SWEEP}.convergence.csv", f"{SWEEP}.shards.csv"
PERIODS = "computed/sweeps/bidding-sets.periods.csv"
PRINTED_TABLE = "printed/example-12-matrix-1.csv"

READ = {
    **{RECORD: SAME, HEAD: SWEPT, TABLE: SWEPT, SHARDS: SWEPT, PROOF: CHAINED},
    **{PERIODS: PARTS, "computed/restricted-bids.csv": MEASURED},
    PRINTED_TABLE: PRINTED,
}
"""By a file a claim that is looked at by it."""

DAMAGES: Sequence[Callable[[bytes], bytes]] = (
    lambda own: own[:-3],
    lambda own: b"\xef\xbb\xbf" + own,
    lambda own: own + b"\xff",
    lambda own: own + b"(0)\n",
    lambda own: own[:-1] + b",0\n",
    lambda own: own.replace(b"\n", b"\x0c", 1),
    lambda own: own[:-1] + b"1" * 140_000 + b"\n",
    lambda own: b"[" * 100_000,
    lambda own: re.sub(rb'("\w+": )', rb"\1 0, \1", own, count=1),
    lambda own: own.replace(b'"cases": ', b'"cases": NaN, "more": ', 1),
)
"""Cut off, with a mark, in other bytes, with a line or a cell more, in other lines, with a cell
that is too long; nested too deeply, with a field twice, with a number that is none.
"""


def forged_tables(text: str) -> Iterator[str]:
    """Yield a table with a row or a cell otherwise, in its head and in a row near it."""
    lines = text.splitlines()
    for at in (0, 4):
        one, other = lines[at : at + 2]
        few = [[other], [other, one], [one, one, other], ["", one, other], [f'"{one}"', other]]
        cells = one.split(",")
        for n, cell in enumerate(cells):
            if cell.removeprefix("-").isdecimal():  # what Python reads as the same, too
                news = [str(int(cell) + 1), f"{cell} ", f"+{cell}", f"0{cell}", f"0_{cell}"]
                news.append(cell.translate(WIDE))
            else:
                news = ["no" if cell == "yes" else "yes"]
            few += [[",".join([*cells[:n], new, *cells[n + 1 :]]), other] for new in news]
        yield from ("\n".join([*lines[:at], *new, *lines[at + 2 :], ""]) for new in few)


OTHERWISE: Mapping[str, Sequence[tuple[bytes, bytes]]] = {
    PERIODS: [
        (b"2,0,0,4,-2,2,yes\n", row) for row in (b"2,0,0,6,-2,2,yes\n", b"2,0,0,4,-2,2,no\n", b"")
    ],
    PRINTED_TABLE: [(b"0,1,1,1", b"0,77,1,1")],
}
"""What else is exchanged for what."""

WIDE = {ord("0") + n: ord("\N{FULLWIDTH DIGIT ZERO}") + n for n in range(10)}


def forged_files(name: str, own: bytes) -> Iterator[bytes]:
    """Yield a file damaged, and what it holds with one part of it otherwise."""
    yield from (damage(own) for damage in DAMAGES)
    yield from (own.replace(old, new, 1) for old, new in OTHERWISE.get(name, ()))
    if name in (TABLE, SHARDS):
        yield from (text.encode() for text in forged_tables(own.decode()))
    elif name == HEAD:
        yield from (kept.as_text(each).encode() for each in edits(json.loads(own)))


@pytest.mark.parametrize("file", READ)
def test_a_forged_file_is_noticed(copy: Path, file: str) -> None:
    claims = [ledger("bidding")[of(READ[file])]]
    before = (copy / file).read_bytes()
    for forged in dict.fromkeys(forged_files(file, before)):
        if forged != before:
            (copy / file).write_bytes(forged)
            resealed(copy)
            assert by_check(claims), forged[:1000]
            if file == SHARDS and sealed_again(copy):
                assert by_check(claims), forged[:1000]
    linked(copy, file, "/dev/null")  # so too of what never ends, as /dev/zero
    said = by_check(claims)
    assert said or by_kept()
    assert file not in (RECORD, HEAD) or "a regular file" in said[0]
    (copy / file).unlink()
    resealed(copy)
    assert file == RECORD or by_check(claims)


def sealed_again(folder: Path) -> bool:
    """The sweep's own seal made anew, where its shards can be read."""
    try:
        shards = results.stored_shards("bidding", "bidding-unitary")
    except ValueError:
        return False
    head = json.loads((folder / HEAD).read_text())
    head["digest"] = digest(list(shard) for shard in shards)
    head["cases"] = sum(cases for _, cases, _ in shards)
    head["shards"] = len(shards)
    (folder / HEAD).write_text(kept.as_text(head))
    resealed(folder)
    return True


def linked(folder: Path, name: str, target: str) -> None:
    (folder / name).unlink(missing_ok=True)
    (folder / name).symlink_to(folder / target)


ADDED = (
    *("more.smt2", "more.csv", "sweeps/bidding-other.convergence.csv", ".more", "more/more.csv"),
    "verdicts.json.orig",
)
LINKS = {
    **{"more.link": "verdicts.json", "more.none": "nothing", "links": "sweeps"},
    "sweeps/bidding-unitary.convergence.csv": "sweeps/bidding-unitary.shards.csv",
}


def test_what_no_claim_makes_is_noticed_whatever_is_checked(copy: Path) -> None:
    """Files more, links, a record in other letters, and a file that another command made."""
    folder = copy / "computed"
    for name in ADDED:
        (folder / name).parent.mkdir(exist_ok=True)
        (folder / name).write_text("{}\n")
    for name, target in LINKS.items():
        linked(folder, name, target)
    text = (copy / RECORD).read_text(encoding="utf-8")
    (copy / RECORD).write_text(text.replace('"verdict"', '"\\u0076erdict"', 1), encoding="utf-8")
    said = by_kept()
    assert all(f"computed/{name}: " in said for name in (*ADDED, *LINKS, "verdicts.json"))
    resealed(copy)
    manifest = json.loads((copy / MANIFEST).read_text())
    manifest[PROOF]["made by"] = f"gameproof check {of(SAME)} --record"
    (copy / MANIFEST).write_text(json.dumps(manifest))
    noticed = {line.removeprefix("computed/").partition(":")[0] for line in by_check([])}
    assert noticed == {*ADDED, *LINKS, "verdicts.json", "proof.smt2"}


def test_each_part_of_the_manifest_counts(copy: Path) -> None:
    content = json.loads((copy / MANIFEST).read_text())
    entry = content[RECORD]
    others = *edits(entry, 0), *moved(entry, 0), {**entry, "made by": kept.BY_HAND}
    digests = ({**entry, "sha256": each} for each in edits(entry["sha256"]))
    for forged in (*others, *digests):
        if forged != entry:
            (copy / MANIFEST).write_text(json.dumps({**content, RECORD: forged}))
            assert by_kept(), forged
    (copy / MANIFEST).write_text(json.dumps(content).replace("{", f'{{"{RECORD}": {{}},', 1))
    assert by_kept()
    linked(copy, MANIFEST, "/dev/null")
    assert "a regular file" in by_kept()


def test_a_forged_shard_is_noticed_by_the_run_that_searches_it_again(
    copy: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Who makes the sweep's seal anew is noticed sooner or later: other shards in each run."""
    text = (copy / SHARDS).read_text()
    (copy / SHARDS).write_text(re.sub("(?m)^(TB-0060.*),.*", f"\\1,{ZEROS}", text))
    assert sealed_again(copy)
    own = Swept(lambda rows: (), "bidding", "bidding-unitary", "convergence")
    said = []
    for seed in range(40):
        monkeypatch.setenv(chance.SEED, str(seed))
        said.append(own._problem(Effort.DEFAULT))
    forged = [problem for problem in said if problem]
    assert 0 < len(forged) < len(said)
    assert all("TB-0060-to-0079 comes out otherwise (seed " in problem for problem in forged)


# Journals and vectors


@pytest.mark.parametrize(("name", "depth"), [(SAME, 99), (FALSE, 99), (TWO, 1), (ENGINE, 1)])
def test_each_part_of_a_journal_counts(copy: Path, name: str, depth: int) -> None:
    """Where the line's own digest was made anew: by the record, or the claim is done again."""
    claim, wider = (ledger("bidding")[of(each)] for each in (name, WIDER))
    found = {each.claim.id: each.looked for each in audit([claim, wider], Effort.DEFAULT)}
    path = copy / "journal"
    with Journal(path, Effort.DEFAULT) as journal:
        journal.add(claim.id, found[claim.id], 1.0)
    head, line = path.read_text(encoding="utf-8").splitlines()
    entry = json.loads(line)
    known = entry["found"]
    forged = [(claim, each) for each in (*edits(known, depth), *moved(known, 1))]
    for reading, checks in known.items() if depth > 1 else ():
        for check, evidence in checks.items():
            others = ({**checks, check: each} for each in relabelled(evidence))
            forged += [(claim, {**known, reading: each}) for each in others]
    for own, each in (*forged, (wider, known)):
        seal = digest([own.id, each, str(entry["seconds"])])
        line = json.dumps({**entry, "id": own.id, "found": each, "digest": seal})
        path.write_text(f"{head}\n{line}\n", encoding="utf-8")
        (again,) = audit([own], Effort.DEFAULT, journal=Journal(path, Effort.DEFAULT))
        assert again.problem or again.looked == found[own.id], each


def test_forged_vectors_are_noticed(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    exported = vectors_folder()  # byte for byte, as tests/oracle/test_vectors.py finds
    files = {p.relative_to(exported).as_posix(): p.read_text() for p in exported.rglob("*.json")}
    monkeypatch.setattr(vectors, "files", partial(iter, list(files.items())))
    folder = tmp_path / "vectors"
    shutil.copytree(exported, folder)
    assert list(vectors.outdated(folder)) == []
    changed, gone, *_ = files
    (folder / changed).write_text(f"{files[changed]} ")
    (folder / gone).unlink()
    (folder / "more.json").write_text("{}")
    said = {line.partition(":")[0] for line in vectors.outdated(folder)}
    assert said == {changed, gone, "more.json"}
