"""The web site: its structure, its links, what it makes of text, and how it is written."""

import base64
import gzip
import html
import json
import os
import re
import subprocess
import sys
from dataclasses import replace
from html.parser import HTMLParser
from itertools import islice
from pathlib import Path
from typing import Any
from urllib.parse import unquote

import html5lib
import pytest
from markupsafe import escape

from proofs_check.core import corrections
from proofs_check.core.claim import Origin
from proofs_check.core.documents import Document, documents
from proofs_check.core.evidence import Evidence, Verdict, plain
from proofs_check.core.ledger import ledger
from proofs_check.core.places import Kind
from proofs_check.methods.smtlib import entries_of
from proofs_check.report.drawn import assumed
from proofs_check.report.site import manual, write
from proofs_check.report.site.definitions import definitions
from proofs_check.report.site.entries import Audited, Entry
from proofs_check.report.site.formulas import linked, typeset
from proofs_check.report.site.graph import anchor, graph
from proofs_check.report.site.pages import pages, statement
from proofs_check.report.site.paper import brief_lines, paper
from proofs_check.report.site.theorems import KINDS
from tests.conftest import Gameproof


class Names(HTMLParser):
    """The ids of a page, and what it links to."""

    def __init__(self, text: str) -> None:
        super().__init__()
        self.ids: list[str] = []
        self.links: list[str] = []
        self.scripts_inside = 0
        self.feed(text)

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        given = dict(attrs)
        self.ids += [value for name, value in attrs if name == "id" and value]
        self.links += [given[name] or "" for name in ("href", "src") if name in given]
        self.scripts_inside += tag == "script" and "src" not in given
        assert not [name for name in given if name.startswith("on")]


@pytest.fixture(scope="module")
def names(site: Path) -> dict[Path, Names]:
    return {p: Names(p.read_text(encoding="utf-8")) for p in sorted(site.rglob("*.html"))}


def test_there_is_a_page_for_each_document_and_each_claim(
    site: Path, audited: dict[str, Audited]
) -> None:
    found = {name: kind for name, *kind, _, _ in packed(site / "assets" / "claims.js")}
    for name, own in audited.items():
        for claim_id, entry in own.entries.items():
            assert found.pop(claim_id) == [entry.verdict, entry.kind]
            page = (site / f"{claim_id}.html").read_text(encoding="utf-8")
            assert f"gameproof check {claim_id} --deep" in page
            assert f"<b class={entry.verdict}>{entry.verdict}</b>" in page
            instead = page.partition("<h2>True instead</h2>")[2].partition("</section>")[0]
            assert all(
                f"href={other.id.partition('/')[2]}.html" in instead
                for other in corrections.instead(entry.claim)
            ), claim_id
            if of := entry.claim.restates:
                said = (site / f"{of}.html").read_text(encoding="utf-8")
                assert f"href={entry.page}>" in said.partition("The same is said by ")[2]
            # It gives the digest and the counts that the record has.
            for evidence in (e for looked in entry.looked.values() for e in looked.values()):
                asked = evidence.facts
                digests = (str(asked[n])[:16] for n in ("digest", "seed") if n in asked)
                counts = (f"{asked[n]:,}" for n in ("cases",) if n in asked)
                assert all(each in page for each in (*digests, *counts)), claim_id
                printed, computed = asked.get("printed"), asked.get("computed")
                if isinstance(printed, dict) and isinstance(computed, dict):
                    number = sum(plain(v) != plain(computed.get(k)) for k, v in printed.items())
                    assert f"beside what is computed; {number or 'none'} " in page, claim_id
        text = (site / name / "index.html").read_text(encoding="utf-8")
        assert len(re.findall(r"<div class=place ", text)) == len(own.places)
    assert not found


def packed(script: Path) -> Any:
    """The data that a script has for the pages."""
    text = script.read_text(encoding="utf-8").partition('"')[2].partition('"')[0]
    return json.loads(gzip.decompress(base64.b64decode(text)))


def queries(script: Path) -> dict[str, str]:
    """The queries that a document's script has, by name, and the entries that the page makes."""
    found: dict[str, str] = packed(script)["files"]
    return found | entries_of(found.get("proof.smt2", ""))


def test_the_queries_are_those_that_are_stored(site: Path) -> None:
    asked = 0
    for document in documents().values():
        stored = {path.name: path.read_text() for path in document.computed.glob("proof.smt2")}
        stored |= entries_of(stored.get("proof.smt2", ""))
        script = site / document.name / "files.js"
        assert (queries(script) if stored else {}) == stored
        asked += len(stored)
    assert asked > 900


def test_every_internal_link_resolves(site: Path, names: dict[Path, Names]) -> None:
    asked = 0
    addresses = {document.address for document in documents().values()}
    files = {path.parent: queries(path) for path in site.rglob("files.js")}
    for page, found in names.items():
        for link in found.links:
            if link.startswith("data:") or link in addresses:
                continue
            assert ":" not in link, f"{page}: {link} leads out"
            path, _, fragment = link.partition("#")
            path, _, asked_for = path.partition("?")
            if path == "files.html" and asked_for:
                assert unquote(asked_for) in files[page.parent], f"{page}: {link}"
            target = (page.parent / unquote(path)).resolve() if path else page
            assert target.is_file(), f"{page}: {link}"
            assert target.is_relative_to(site)
            if fragment and target.suffix == ".html":
                assert fragment in names[target].ids, f"{page}: {link}"
            asked += 1
    assert asked > 10_000


def test_what_scripts_link_to_is_there(site: Path, names: dict[Path, Names]) -> None:
    """The chains, and what each theorem rests on, are written by scripts from the graph's data."""
    asked = 0
    for data in site.rglob("*/graph.js"):
        if data.parent.name == "assets":
            continue
        graph_data = packed(data)
        nodes = [dict(zip(graph_data["columns"], row, strict=True)) for row in graph_data["nodes"]]
        assert len({node["href"] for node in nodes}) == len(nodes)
        stored = queries(data.parent / "files.js")
        for node in nodes:
            page, _, fragment = node["href"].partition("#")
            target = names[data.parent / page]
            assert not fragment or fragment in target.ids
            assert not node["file"] or node["file"] in stored
            asked += 1
        for here, there, ours in graph_data["edges"]:
            assert 0 <= here < len(nodes)
            assert ours == (nodes[there]["kind"] != "statement")
    assert asked > 900


def test_a_page_says_what_its_chain_assumes(site: Path, audited: dict[str, Audited]) -> None:
    """The page of theorems says of each axiom what it is."""
    asked = 0
    for name, own in audited.items():
        text = (site / name / "theorems.html").read_text(encoding="utf-8")
        named = text.partition(f"<h3>{KINDS['axiom | assumed']}</h3>")[2].partition("</ul>")[0]
        for claim_id, entry in own.entries.items():
            expected = [anchor(each) for each in assumed(entry.claim.checked)]
            page = (site / f"{claim_id}.html").read_text(encoding="utf-8")
            words = page.partition("It assumes: ")[2].partition("</section>")[0]
            assert re.findall(r"theorems\.html#([\w-]+)", words) == expected
            for each in expected:
                assert f"<li id={each}>" in named
                asked += 1
    assert asked


def test_ids_stand_once_and_no_script_is_inside_a_page(names: dict[Path, Names]) -> None:
    for page, found in names.items():
        assert len(found.ids) == len(set(found.ids)), page
        assert not found.scripts_inside
    # Pages are told apart where letters have no case.
    assert len({str(page).lower() for page in names}) == len(names)


def test_pages_are_html(site: Path) -> None:
    asked = {site / "index.html"}
    for document in documents():
        every = sorted((site / document).glob("*.html"), key=lambda p: -p.stat().st_size)
        asked |= {*every[:12], *every[::60]}
    for page in sorted(asked):
        parser = html5lib.HTMLParser(strict=False)
        parser.parse(page.read_text(encoding="utf-8"))
        assert not parser.errors, f"{page}: {parser.errors[:3]}"


def test_the_first_screen_of_a_document_has_what_is_wrong(
    site: Path, audited: dict[str, Audited]
) -> None:
    front = (site / "index.html").read_text(encoding="utf-8")
    for name, document in audited.items():
        text = (site / name / "index.html").read_text(encoding="utf-8").partition("id=all>")[0]
        own = paper(document)
        assert own.in_short in html.unescape(front)
        for entry in document.wrong():
            assert f"href={entry.page}>" in text
        for standing in own.standings:
            assert f"href={name}/{standing.node.href}>" in front
        lacking = [e for e in document.entries.values() if e.verdict in ("unverifiable", "not-run")]
        number = sum(entry.kind is not Kind.OURS for entry in lacking)
        assert not number or f"{number} claims cannot be checked" in text
        kinds = document.counts()
        assert sum(n for own in kinds.values() for n in own.values()) == len(document.entries)


def test_the_verdict_on_a_paper() -> None:
    """A proof that rests on what is false is told, and what is true all the same."""
    own = paper(Audited(documents()["cumulative"]))
    assert "Lemma 9" in own.in_short.partition(" wrong as printed (")[2].partition(")")[0]
    stand = {s.node.name: s for s in own.standings}
    theorem = stand["Theorem 3"]
    assert theorem.is_proved
    assert [node.name for node in theorem.fallen] == ["Lemma 7", "Lemma 9"]
    assert theorem.words.endswith("rests on Lemma 7 and Lemma 9, which are not true as printed")
    assert stand["Lemma 9"].words.startswith("item 1 and item 4: false as printed; item 2 and")
    assert not stand["Remark 1"].weak
    assert "has 3 false steps and rests on Lemma 7, which is not" in stand["Lemma 8"].words
    # Some statements of ours turned out false, which is no mistake of the paper's.
    assert {e.claim.origin for e in own.audited.wrong()} == {Origin.DOCUMENT}


ONE_SHEET = 90
"""Lines that Chromium prints on A4, 9 points high."""


def test_the_verdict_is_printed_for_an_editor(gameproof: Gameproof) -> None:
    run = gameproof("report", "--brief", "--document", "positions")
    own = paper(Audited(documents()["positions"]))
    assert own.in_short in " ".join(run.out.split())
    assert max(map(len, run.out.splitlines())) <= 80
    assert all(s.node.name in run.out for s in own.standings)
    for document in documents().values():
        assert len([*brief_lines(paper(Audited(document)))]) <= ONE_SHEET


DEFINED = {
    "cumulative": {"outcomes.definition_2"},
    "bidding": {"subtraction.definition_8", "properties.property_A"},
    "partizan": {"toads_and_frogs.left"},
}


def test_definitions_stand_beside_their_places(site: Path, audited: dict[str, Audited]) -> None:
    """Each function that names a definition, and what it calls beside it, is shown, once."""
    for name, own in audited.items():
        text = (site / name / "definitions.html").read_text(encoding="utf-8")
        shown = {s.name for each in definitions(own) for s in (*each.sources, *each.used)}
        assert shown
        assert sorted(re.findall(r"<details class=source id=([\w.]+)", text)) == sorted(shown)
        stated = [axiom.anchor for each in definitions(own) for axiom in each.axioms]
        assert stated
        assert all(f"theorems.html#{anchor}>" in text for anchor in stated)
        assert DEFINED.get(name, set()) <= shown


def test_the_manual_is_pages_that_lead_to_each_other(tmp_path: Path) -> None:
    (tmp_path / "use.md").write_text("# How to use\n\n<b>[begin](index.md#first-step)</b>\n")
    (tmp_path / "index.md").write_text("# Manual\n\n## First step\n")
    first, second = manual.chapters(tmp_path)
    assert [first.title, second.title] == ["Manual", "How to use"]
    assert 'id="first-step"' in first.html
    assert 'href="index.html#first-step"' in second.html
    assert "<b>" not in second.html


def test_the_same_record_gives_the_same_bytes(
    site: Path, audited: dict[str, Audited], tmp_path: Path
) -> None:
    """In another process, with another seed of Python's hashes, and where the others are not."""
    alone = tmp_path / "alone"
    command = [sys.executable, "-m", "proofs_check", "report", "-o", str(alone)]
    subprocess.run(
        [*command, "--document", "cumulative"],
        check=True,
        capture_output=True,
        env={**os.environ, "PYTHONHASHSEED": str(int(os.environ.get("PYTHONHASHSEED") == "0"))},
    )
    of_all = {page.path: str(page.content()) for page in islice(pages([audited["cumulative"]]), 2)}
    assert [*of_all] == ["index.html", "assets/claims.js"]
    for folder in ("cumulative", "assets"):
        assert files(alone, folder) == files(site, folder)
    for path in files(alone):
        shared = of_all[path].encode() if path in of_all else (site / path).read_bytes()
        assert (alone / path).read_bytes() == shared, path


def files(site: Path, folder: str = "") -> list[str]:
    """The files below a folder."""
    found = (site / folder).rglob("*")
    return sorted(str(path.relative_to(site)) for path in found if path.is_file())


HOSTILE = """<script>alert(1)</script> "x' onload=alert(1) </title> {{ 7 * 7 }} |<b>| >= 2 ]]>"""


def test_text_of_a_claim_is_data() -> None:
    audited = Audited(documents()["positions"])
    first = next(iter(audited.entries.values()))
    witness: Any = {"instance": {HOSTILE: HOSTILE}, "values": {HOSTILE: [HOSTILE]}}
    false = Evidence(Verdict.REFUTED, HOSTILE, HOSTILE, {"witness": witness, HOSTILE: HOSTILE})
    claim = replace(first.claim, says=HOSTILE, readings=first.claim.readings)
    reading = next(iter(first.looked))
    check = next(iter(first.looked[reading]))
    audited.entries = {
        **audited.entries,
        first.id: Entry(claim, {reading: {**first.looked[reading], check: false}}, false),
    }
    for page in pages([audited]):
        if page.path in {"index.html", "positions/index.html", f"positions/{first.page}"}:
            text = str(page.content())
            found = Names(text)
            assert not found.scripts_inside, page.path
            assert "<script>alert" not in text
            assert "<b>|" not in text
            assert ">49<" not in text
            assert page.path == "index.html" or "&lt;script&gt;alert(1)" in text


def test_a_formula_has_no_markup_but_ours() -> None:
    ours = '</?(i|b|su[bp])>|<a class="d" href="&#39;&gt;">|</a>'
    for text in (HOSTILE, "<", "&amp;", "x_<b>", "x_(<i>)", "|<|", "2^<", "'\">"):
        for made in (typeset(text), linked(text, {text: "'>"})):
            assert set(re.findall(r"<\s*/?([^\s>]+)", made)) <= {"i", "b", "sub", "sup", "a"}
            assert "<" not in re.sub(ours, "", made)


FORMULAS = {
    "nu_hat_p(x) >= 1": "<i>ν̂</i><sub><i>p</i></sub>(<i>x</i>) ≥ 1",
    "every S with |S| = 2": "every <i>S</i> with |<i>S</i>| = 2",
    "TB^2 - 1": "<i>TB</i><sup>2</sup> − 1",
    "2_(2i-1)": "2<sub>2<i>i</i>−1</sub>",
    "(x, p^) and (x, 0^)": "(<i>x</i>, <i>p̂</i>) and (<i>x</i>, 0̂)",
    "AvF->AvA": "AvF→AvA",
    "Never =_p.": "Never =<sub><i>p</i></sub>.",
    "1 <_1^P 2": "1 &lt;<sub>1</sub><sup><i>P</i></sup> 2",
    "^ < 1/2^n": "↑ &lt; 1/2<sup><i>n</i></sup>",
    "* + * = 0, 2 * x": "∗ + ∗ = 0, 2 · <i>x</i>",
    "ceil(TB/2) + 1": "⌈<i>TB</i>/2⌉ + 1",
    "(1 + sqrt(5)) / 2": "(1 + √(5)) / 2",
    "o^2_d(X)(h - s')": ("<i>o</i><sup>2</sup><sub><i>d</i>(<i>X</i>)</sub>(<i>h</i> − <i>s</i>′)"),
    "S*(h)": "<i>S</i><sup>∗</sup>(<i>h</i>)",
    "alpha_odd(d), s1": "<i>α</i><sub>odd</sub>(<i>d</i>), <i>s</i><sub>1</sub>",
}


@pytest.mark.parametrize("text", FORMULAS)
def test_formulas(text: str) -> None:
    assert typeset(text) == FORMULAS[text]


def test_no_sign_stays_as_it_is_typed() -> None:
    says = [claim.says for each in documents() for claim in ledger(each).values()]
    for text in says:
        assert not re.search(r"(&lt;|&gt;|!)=|-&gt;|\(&#39;|[a-z]\^|\d_", typeset(text)), text


def test_words_are_no_formulas() -> None:
    for text in (
        *("a player", "a P-position", "4 s of CPU", "I see it", "Left's win", "slides 3 to 5"),
        *("the 0-tie", "a cake 2x3", "FT_F", "lemma-9.4"),
    ):
        assert typeset(text) == escape(text)


def test_what_falls_with_a_statement(audited: dict[str, Audited]) -> None:
    hangs = graph(audited["cumulative"])
    falls = {node.name for node in hangs.above("Lemma 8")}
    assert "Theorem 3" in falls
    assert "Lemma 5" not in falls
    assert {n.name for n in hangs.below("Theorem 3", "printed")} >= {"Lemma 8", "Lemma 9"}
    shaken = {n.name for n in hangs.shaken("Theorem 3")}
    assert all(hangs.nodes[name].verdict in {Verdict.REFUTED, Verdict.ERRATUM} for name in shaken)


# Written whole, or not at all


@pytest.fixture
def small() -> list[Audited]:
    return [Audited(documents()["partizan"])]


def test_an_empty_folder_is_taken_and_drawings_and_figures_need_not_be_there(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, small: list[Audited]
) -> None:
    found = Document.module

    def without(self: Document, name: str) -> Any:
        return None if name in {"figures", "drawings"} else found(self, name)

    monkeypatch.setattr(Document, "module", without)
    write.write(write.checked_folder(str(tmp_path)), small, lambda *_: None)
    assert not (tmp_path / "partizan/figures.html").exists()
    assert "figures.html" not in (tmp_path / "index.html").read_text(encoding="utf-8")


@pytest.mark.parametrize("error", [KeyboardInterrupt, OSError(28, "No space left on device")])
def test_nothing_half_written_stays(
    tmp_path: Path, small: list[Audited], error: BaseException | type[BaseException]
) -> None:
    target = tmp_path / "audit"

    def stop(done: int, of: int) -> None:
        del of
        if done == 30:
            raise error

    with pytest.raises(BaseException, match=r"No space|^$"):
        write.write(target, small, stop)
    assert list(tmp_path.iterdir()) == []


def test_a_full_disk_is_one_line(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, gameproof: Gameproof
) -> None:
    def full(path: Path, content: bytes) -> int:
        raise OSError(28, "No space left on device", str(path))

    monkeypatch.setattr(Path, "write_bytes", full)
    run = gameproof("report", "-o", str(tmp_path / "audit"), "--document", "partizan")
    run.refused("output", "No space left on device")
    monkeypatch.undo()
    assert list(tmp_path.iterdir()) == []


def test_a_reading_has_its_verdict_of_the_record(audited: dict[str, Audited]) -> None:
    asked = 0
    for document in audited.values():
        hangs = graph(document)
        for entry in document.entries.values():
            said = entry.evidence.facts.get("readings") if entry.evidence else None
            if not isinstance(said, dict):
                continue
            found = statement(document, entry, hangs) if asked < 3 else None
            claim = entry.claim.checked
            verdicts = {
                r: claim.conclude_reading(r, own).verdict for r, own in entry.looked.items()
            }
            assert verdicts == {r: Verdict(known["verdict"]) for r, known in said.items()}, entry.id
            if found is not None:
                assert {r.name: r.verdict for r in found["readings"]} == verdicts
            asked += 1
    assert asked > 100


def test_how_long_a_claim_took_and_how_far_it_was_confirmed(
    tmp_path: Path, gameproof: Gameproof
) -> None:
    names = list(ledger("partizan"))[:3]
    told = (True, "as far as recorded"), (True, "less far than recorded"), (False, None)
    lines: list[dict[str, Any]] = [
        {"id": name, "seconds": 1.25, "as_recorded": as_recorded, "confirmed": far}
        for name, (as_recorded, far) in zip(
            ["partizan/section-1.chess", *names], told, strict=False
        )
    ]
    written = "".join(f"{json.dumps(line)}\n" for line in (*lines, {"summary": True}))
    (tmp_path / "run").write_text(written)
    given = ["--document", "partizan", "--run", str(tmp_path / "run")]
    assert gameproof("report", "-o", str(tmp_path / "audit"), *given).status == 0
    text = (tmp_path / "audit/partizan/section-1.chess.html").read_text(encoding="utf-8")
    assert "it took 1.25 s; confirmed: as far as recorded." in text
    said = "1 as far as recorded, 1 less far than recorded, 1 not as recorded."
    for page in ("index.html", "partizan/index.html"):
        text = (tmp_path / "audit" / page).read_text(encoding="utf-8")
        assert f"Claims in the run that was given: {said}" in text
