"""The pages of the site, one after the other, from the record."""

import base64
import gzip
import json
import re
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import lru_cache, partial
from importlib.metadata import version
from typing import Any
from urllib.parse import quote

from jinja2 import Environment, PackageLoader, StrictUndefined

from proofs_check.core.certificates import counterexamples
from proofs_check.core.claim import Claim
from proofs_check.core.evidence import Evidence, Json, Verdict, plain
from proofs_check.core.kept import as_text
from proofs_check.core.ledger import source
from proofs_check.core.pictures import Picture
from proofs_check.methods.chained import Chained, label_of
from proofs_check.methods.printed import Printed
from proofs_check.methods.smtlib import barred, claim_name
from proofs_check.report.drawn import assumed, drawn, examples, questions, theorems
from proofs_check.report.formula import Statement
from proofs_check.report.site import figures, manual, pictures
from proofs_check.report.site.definitions import definitions
from proofs_check.report.site.entries import KIND_WORDS, Audited, Entry
from proofs_check.report.site.formulas import typeset
from proofs_check.report.site.graph import Graph, anchor
from proofs_check.report.site.paper import Paper, paper

VERDICT_WORDS = {
    Verdict.PROVED: "the whole statement is settled, and a machine checked the whole of it",
    Verdict.ARGUED: "a written argument; a solver confirms its steps, words link them",
    Verdict.HOLDS: "true on every case of the stated range",
    Verdict.UNREFUTED: "sampled at random only; nothing found against it",
    Verdict.REFUTED: "false as printed; there is a counterexample",
    Verdict.ERRATUM: "what is printed differs from what the definitions give",
    Verdict.AMBIGUOUS: "true on one reading, false on another",
    Verdict.UNVERIFIABLE: "the document lacks what is needed",
    Verdict.NOT_RUN: "not looked at",
}

MOST_CELLS = 400
"""Printed cells on one page; of more only those that differ, with their neighbours' number."""

FOLDER = "proofs_check/documents/"
"""Where our documents are, which a page need not say two thousand times."""

SHOWN_APART = {
    "cases", "seen", "digest", "certificate", "witness", "smallest", "printed", "computed",
    "missing", "why", "generator", "seed", "command", "readings", "also", "restates",
    "not looked at",
}  # fmt: skip
"""Facts that have a line of their own on a statement's page."""


_BLOCKS = "p|h[1-6]|[uod]l|li|d[td]|div|section|details|table|figure|form|nav|pre|main|footer"
_SHORTER = (
    (re.compile("&#39;"), "'"),
    (re.compile(rf"</p>(?=\s*</?(?:{_BLOCKS})\b)"), ""),
    (re.compile(r"</(?:li|dt|dd|tr|td|th|tbody)>(?=\s*<)|</thead>(?=\s*<tbody)"), ""),
    (re.compile(r"""="([^\s"'=<>`]*[^\s"'=<>`/])"(?!/)"""), r"=\1"),
)
"""End tags that HTML implies, and quotes that it does not need: some fifteenth of the site.

Of text every double quote is escaped, so that what these find is markup.
"""


@dataclass(frozen=True)
class Page:
    """One file of the site: its path, and what makes its content."""

    path: str
    content: Callable[[], str | bytes]


@lru_cache(maxsize=1)
def _environment() -> Environment:
    made = Environment(
        loader=PackageLoader("proofs_check.report.site"),
        autoescape=True,
        undefined=StrictUndefined,
        trim_blocks=True,
        lstrip_blocks=True,
    )
    made.filters["math"] = typeset
    made.filters["plain"] = plain
    made.filters["file"] = lambda name: f"files.html?{quote(name)}"
    made.filters["witness"] = witness_words
    made.globals.update(
        verdict_words=VERDICT_WORDS,
        kind_words=KIND_WORDS,
        verdicts=list(Verdict),
        version=version("gameproof"),
        anchor=anchor,
        picture=pictures.html,
        manual=bool(manual.chapters()),
    )
    return made


def _rendered(template: str, **values: Any) -> str:
    page = _environment().get_template(template).render(**values)
    for found, shorter in _SHORTER:
        page = found.sub(shorter, page)
    return page


def pages(documents: Sequence[Audited], live: bool = False) -> Iterator[Page]:
    """Yield every page and every file of the site.

    `documents`: what is shown. `live`: whether statements' pages offer to run the reference in the
    browser.
    """
    papers = [(audited, paper(audited)) for audited in documents]
    yield Page("index.html", lambda: _rendered("front.html", root="", papers=papers))
    yield Page("assets/claims.js", lambda: _claims(documents))
    chapters = manual.chapters()
    for each in chapters:
        values = {"root": "../", "chapters": chapters, "title": each.title, "page": each.page}
        yield Page(
            f"manual/{each.page}", partial(_rendered, "manual.html", html=each.html, **values)
        )
    for audited, own in papers:
        yield from _pages(audited, own, live)


def _pages(audited: Audited, own: Paper, live: bool) -> Iterator[Page]:
    hangs, standings = own.graph, own.standings
    defined = definitions(audited)
    common: dict[str, Any] = {
        "root": "../",
        "doc": audited,
        "live": live,
        "graph": hangs,
        "paper": own,
        "stand": {each.node.key: each for each in standings},
        "script": audited.script,
        "defined_at": {p.number: d.section.number for d in defined for p in d.places},
    }

    def page(name: str, template: str, **values: Any) -> Page:
        return Page(f"{audited.name}/{name}", lambda: _rendered(template, **common, **values))

    yield page("index.html", "document.html")
    yield page("definitions.html", "definitions.html", defined=defined)
    for before, each, after in zip(
        [None, *standings], standings, [*standings[1:], None], strict=False
    ):
        yield page(each.node.href, "numbered.html", s=each, before=before, after=after)
    stated = {a.name: f"definitions.html#d{d.section.number}" for d in defined for a in d.axioms}
    yield page("theorems.html", "theorems.html", stated=stated)
    glossary = {
        audited.script.anchors[each.name]: audited.script.item(each)
        for each in audited.script.definitions
    }
    yield Page(f"{audited.name}/glossary.js", lambda: packed("GLOSSARY", glossary))
    if hangs.nodes:
        yield page("graph.html", "graph.html")
        yield Page(f"{audited.name}/graph.js", lambda: packed("GRAPH", hangs.as_json()))
    if audited.figures:
        yield page("figures.html", "figures.html", figures=audited.figures)
        yield from (
            page
            for figure in audited.figures
            for page in (
                Page(f"{audited.name}/figures/{figure.name}.csv", partial(figures.as_csv, figure)),
                Page(
                    f"{audited.name}/figures/{figure.name}.js",
                    partial(packed, "FIGURE", figures.as_json(figure)),
                ),
            )
        )
    yield from (_statement_page(audited, entry, common) for entry in audited.entries.values())
    for entry in audited.entries.values():
        for file, certificate in counterexamples(entry.claim, entry.looked).items():
            made = partial(as_text, certificate)
            yield Page(f"{audited.name}/files/counterexamples/{file}", made)
    if audited.queries:
        yield page("files.html", "files.html")
        yield Page(f"{audited.name}/files.js", lambda: packed("FILES", _queries(audited)))


def _statement_page(audited: Audited, entry: Entry, common: Mapping[str, Any]) -> Page:
    return Page(
        f"{audited.name}/{entry.page}",
        lambda: _rendered("statement.html", **common, **statement(audited, entry, common["graph"])),
    )


def _queries(audited: Audited) -> Json:
    """The queries and the script, of which the page makes the entries, with their instances."""
    said = audited.script.statements.values()
    return {
        "files": {name: text for name, text in audited.queries.items() if name.endswith(".smt2")},
        "instances": {barred(each.name): [*each.told] for each in said if each.told},
    }


def packed(name: str, value: Any) -> str:
    """What the scripts of pages read: a page from the disk can load a script, but no file."""
    made = gzip.compress(json.dumps(value, separators=(",", ":")).encode(), 9, mtime=0)
    return f'window.{name} = "{base64.b64encode(made).decode()}";\n'


def _claims(documents: Sequence[Audited]) -> str:
    """What the search looks through: a row a claim."""
    rows = [
        [e.id, e.verdict.value, e.kind.value, e.claim.says, e.claim.cite]
        for audited in documents
        for e in audited.entries.values()
    ]
    return packed("CLAIMS", rows)


# One statement


def statement(audited: Audited, entry: Entry, hangs: Graph) -> dict[str, Any]:
    """What a statement's page shows."""
    claim = entry.claim.checked
    order = list(audited.entries.values())
    at = audited.numbers[entry.id]
    return {
        "entry": entry,
        "before": order[at - 1] if at else None,
        "after": order[at + 1] if at + 1 < len(order) else None,
        "readings": [_reading(audited, entry, claim, name) for name in entry.looked],
        "examples": examples(entry.claim),
        "instead": audited.instead(entry),
        "corrects": audited.corrects(entry),
        "restates": audited.entries.get(entry.claim.restates),
        "restated_by": audited.restated_by(entry),
        "uses": audited.uses(entry),
        "of": next((n for n in hangs.nodes.values() if entry in n.claims), None),
        "theorems": theorems(claim),
        "proofs": _proofs(audited, claim),
        "assumed": assumed(claim),
        "related": audited.below(entry),
        "ran": audited.run.get(entry.id),
        "source": f"{source(entry.claim).removeprefix(FOLDER)}:{entry.claim.code.line}",
    }


def _proofs(audited: Audited, claim: Claim) -> list[tuple[str, Statement, str]]:
    """Of each chained check its label, what is proved, and its entry in the script."""
    said = audited.script.statements
    labels = (
        label_of(claim, reading, name)
        for reading in claim.readings
        for name, check in claim.checks(reading).items()
        if isinstance(check, Chained)
    )
    return [
        (label, said[named], audited.scripted(barred(named)))
        for label in labels
        if (named := barred(claim_name(label)).strip("|")) in said
    ]


@dataclass(frozen=True)
class Looked:
    """One check as its page shows it."""

    name: str
    evidence: Evidence
    cells: Sequence[tuple[str, str, str]]
    """Printed beside computed."""
    pictures: Sequence[Picture]
    questions: Sequence[str]
    """Lines to paste that ask the reference about the counterexample."""
    smallest: Sequence[tuple[str, Json, Sequence[Picture]]]
    """Counterexamples smallest in other orders."""
    chained: bool
    """Whether it is proved by a chain of theorems, which the page shows once."""
    above: str
    """The check before it that shows the same counterexample, or the same pictures."""

    @property
    def facts(self) -> Mapping[str, Json]:
        """Facts that have no line of their own."""
        return {k: value for k, value in self.evidence.facts.items() if k not in SHOWN_APART}

    @property
    def differing(self) -> int:
        """How many cells differ."""
        return sum(printed != computed for _, printed, computed in self.cells)


@dataclass(frozen=True)
class Reading:
    """One reading of a claim."""

    name: str
    verdict: Verdict
    checks: Sequence[Looked]
    certificate: str
    """The file of the counterexample."""


def _reading(audited: Audited, entry: Entry, claim: Claim, name: str) -> Reading:
    refuted = counterexamples(claim, entry.looked).items()
    certificate = next((file for file, content in refuted if content["reading"] == name), "")
    checks = claim.checks(name)
    looked: list[Looked] = []
    for check, evidence in entry.looked[name].items():
        witness, own = evidence.facts.get("witness"), checks.get(check)
        shown = drawn(entry.claim, witness)
        same = [c.name for c in looked if c.evidence.facts.get("witness") == witness]
        same += [c.name for c in looked if shown and c.pictures == shown]
        above = same[0] if witness and same else ""
        smallest: Any = evidence.facts.get("smallest", {})
        others = ((order, found) for order, found in smallest.items() if found != witness)
        looked.append(
            Looked(
                check,
                evidence,
                _cells(audited, entry, own, evidence),
                () if above else shown,
                () if above else questions(entry.claim, witness),
                [(order, found, drawn(entry.claim, found)) for order, found in others],
                isinstance(own, Chained),
                above,
            )
        )
    return Reading(
        name,
        claim.conclude_reading(name, entry.looked[name]).verdict,
        looked,
        certificate and f"counterexamples/{certificate}",
    )


def witness_words(witness: Json) -> str:
    """A counterexample on one line.

    >>> witness_words({"instance": {"heap": 3}, "values": {"nu": 1}})
    'heap 3; there nu 1'
    """
    if not isinstance(witness, Mapping) or "instance" not in witness:
        return plain(witness)
    instance, values = plain(witness["instance"]), plain(witness.get("values", ""))
    return f"{instance}; there {values}" if instance and values else instance or values


def _cells(
    audited: Audited, entry: Entry, check: object, evidence: Evidence
) -> list[tuple[str, str, str]]:
    """Printed beside computed: every cell, or only those that differ where there are too many."""
    printed, computed = evidence.facts.get("printed"), evidence.facts.get("computed")
    found: list[tuple[str, str, str]] = []
    if isinstance(check, Printed) and entry.short not in audited.not_recomputed:
        found = [(c.place, plain(c.printed), plain(c.computed)) for c in check.cells()]
    if not found or len(found) > MOST_CELLS:
        if isinstance(printed, Mapping) and isinstance(computed, Mapping):
            return [(p, plain(printed[p]), plain(computed.get(p))) for p in printed]
        if printed is not None:
            return [("", plain(printed), plain(computed))]
        return found[:MOST_CELLS]
    return found
