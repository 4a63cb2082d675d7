"""What the site says of each document: claims with their record, and how they hang together."""

import json
import re
from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from functools import cached_property
from pathlib import Path

from proofs_check.core.claim import Claim, Looked, Origin
from proofs_check.core.corrections import instead
from proofs_check.core.documents import Document
from proofs_check.core.evidence import Evidence, Verdict
from proofs_check.core.kept import file_digest
from proofs_check.core.ledger import ledger
from proofs_check.core.pictures import Figure
from proofs_check.core.places import Kind, Place, meant, places
from proofs_check.core.record import known as known_looked, known_evidence, unknown
from proofs_check.methods.chained import script_file
from proofs_check.methods.smtlib import entries_of
from proofs_check.report.drawn import first_witness, said_of
from proofs_check.report.formula import statements
from proofs_check.report.site.theorems import Script
from proofs_check.report.text import brief
from reference.errors import InvalidInput

KIND_WORDS = {
    Kind.STATEMENT: "numbered statements",
    Kind.PRINTED_VALUE: "printed values",
    Kind.PROOF_STEP: "proof steps",
    Kind.DEFINITION: "definitions",
    Kind.REMARK: "remarks",
    Kind.QUESTION: "questions",
    Kind.EXERCISE: "exercises",
    Kind.OURS: "ours",
}
"""Kinds in the order in which a referee asks for them."""


@dataclass(frozen=True)
class Entry:
    """One claim as the site shows it."""

    claim: Claim
    looked: Looked
    evidence: Evidence | None

    @property
    def id(self) -> str:
        """The claim's id."""
        return self.claim.id

    @property
    def short(self) -> str:
        """The id without the document."""
        return self.id.partition("/")[2]

    @property
    def where(self) -> str:
        """Where it first stands, by which people know it."""
        return self.claim.places[0].name

    @property
    def page(self) -> str:
        """The name of its page, in the document's folder."""
        return f"{self.short}.html"

    @property
    def verdict(self) -> Verdict:
        """The recorded verdict; `not-run` where nothing is recorded."""
        return Verdict.NOT_RUN if self.evidence is None else self.evidence.verdict

    @property
    def kind(self) -> Kind:
        """What kind of statement."""
        return self.claim.kind

    @property
    def brief(self) -> str:
        """The evidence on one line."""
        return unknown(self.claim) if self.evidence is None else brief(self.evidence)

    @property
    def point(self) -> str:
        """What its counterexample shows, in a sentence; the evidence where nobody wrote one."""
        return said_of(self.claim, first_witness(self.looked)) or self.brief

    @property
    def is_wrong(self) -> bool:
        """The document is wrong there: refuted or misprinted, and not a statement of ours."""
        return self.verdict.is_false and self.claim.origin is Origin.DOCUMENT


@dataclass(frozen=True)
class Section:
    """Places that stand together: a section, a lemma, a proof, a slide."""

    name: str
    number: int
    places: Sequence[Place]
    more: str = ""
    """What tells it from an earlier one of the same name: where it goes on."""


@dataclass
class Audited:
    """One document with its places, claims, theorems and pictures."""

    document: Document
    run: "Mapping[str, Ran]" = field(default_factory=dict)
    """What a run that was given says of claims, by id."""
    entries: Mapping[str, Entry] = field(init=False)
    places: Mapping[str, Place] = field(init=False)

    def __post_init__(self) -> None:
        """Read the ledger, the places and the record."""
        self.entries = {claim.id: _entry(claim) for claim in ledger(self.name).values()}
        self.places = places(self.name)

    @property
    def name(self) -> str:
        """The short name."""
        return self.document.name

    def confirmed(self) -> dict[str, int]:
        """How many claims the run that was given confirms how far; empty where none was given."""
        return Counter(ran.confirmed for name, ran in self.run.items() if name in self.entries)

    @cached_property
    def numbers(self) -> Mapping[str, int]:
        """The claims' numbers in ledger order, from 0, by id."""
        return {name: number for number, name in enumerate(self.entries)}

    @cached_property
    def at(self) -> Mapping[str, Sequence[Entry]]:
        """The claims at each place, by its name."""
        found: dict[str, list[Entry]] = {name: [] for name in self.places}
        for entry in self.entries.values():
            for place in entry.claim.places:
                found[place.name].append(entry)
        return found

    @cached_property
    def sections(self) -> Sequence[Section]:
        """The places in order, cut where the heading changes."""
        runs: list[tuple[str, list[Place]]] = []
        for place in self.places.values():
            if not runs or runs[-1][0] != heading(place):
                runs.append((heading(place), []))
            runs[-1][1].append(place)
        names = [name for name, _ in runs]
        return [
            Section(name, number, own, _goes_on(own[0]) if name in names[:number] else "")
            for number, (name, own) in enumerate(runs)
        ]

    def counts(self) -> dict[Kind, dict[Verdict, int]]:
        """How many claims of each kind have each verdict."""
        found: dict[Kind, dict[Verdict, int]] = {}
        for kind in KIND_WORDS:
            own = [e.verdict for e in self.entries.values() if e.kind is kind]
            if own:
                found[kind] = {v: own.count(v) for v in Verdict if v in own}
        return found

    @cached_property
    def found_verdicts(self) -> frozenset[Verdict]:
        """The verdicts that any claim has."""
        return frozenset(entry.verdict for entry in self.entries.values())

    def wrong(self) -> list[Entry]:
        """What the document has wrong, numbered statements first."""
        order = list(KIND_WORDS)
        wrong = (e for e in self.entries.values() if e.is_wrong)
        return sorted(wrong, key=lambda e: order.index(e.kind))

    @cached_property
    def _instead(self) -> Mapping[str, Sequence[str]]:
        return {e.id: [claim.id for claim in instead(e.claim)] for e in self.entries.values()}

    def instead(self, entry: Entry) -> list[Entry]:
        """The statements of ours that are true in the place of one that is not."""
        return [self.entries[name] for name in self._instead[entry.id]]

    def corrects(self, entry: Entry) -> list[Entry]:
        """The statements in whose place one of ours is true."""
        return [self.entries[name] for name, own in self._instead.items() if entry.id in own]

    def below(self, entry: Entry) -> Sequence[Entry]:
        """The statements whose ids go on where this one's ends."""
        return self._below.get(entry.id, ())

    @cached_property
    def _below(self) -> Mapping[str, Sequence[Entry]]:
        found: dict[str, list[Entry]] = {}
        for name, entry in self.entries.items():
            for dot in re.finditer(r"\.", name):
                found.setdefault(name[: dot.start()], []).append(entry)
        return found

    def restated_by(self, entry: Entry) -> list[Entry]:
        """The statements that say the same and have their verdict from this one."""
        return [e for e in self.entries.values() if e.claim.restates == entry.id]

    def uses(self, entry: Entry) -> list[Place]:
        """The places that the printed text invokes where the claim stands."""
        return self._places(name for place in entry.claim.places for name in place.uses)

    def _places(self, names: Iterable[str]) -> list[Place]:
        found = (self.places[p] for name in names for p in meant(name, self.places))
        return list(dict.fromkeys(found))

    @cached_property
    def script(self) -> Script:
        """What the document's proof script defines, assumes and proves; none where it has none."""
        found = statements(self.name) if script_file(self.name).is_file() else ()
        return Script({each.name: each for each in found})

    @cached_property
    def figures(self) -> Sequence[Figure]:
        """The document's figures."""
        module = self.document.module("figures")
        return tuple(getattr(module, "FIGURES", ()))

    @cached_property
    def not_recomputed(self) -> frozenset[str]:
        """Claims whose printed cells take too long to compute again for a page."""
        module = self.document.module("figures")
        return frozenset(getattr(module, "NOT_RECOMPUTED", ()))

    @cached_property
    def queries(self) -> dict[str, str]:
        """By name the proof script and its entries."""
        path = self.document.computed / "proof.smt2"
        if not path.exists():
            return {}
        text = path.read_text(encoding="utf-8")
        return {path.name: text} | entries_of(text)

    def scripted(self, name: str) -> str:
        """The name of a query or an entry, if it is there."""
        return name if name in self.queries else ""

    @cached_property
    def made_from(self) -> str:
        """The digest of the record, to cite."""
        path = self.document.computed / "verdicts.json"
        return file_digest(path) if path.exists() else "none"


def _entry(claim: Claim) -> Entry:
    """A claim with the record; evidence that is not of its checks is left out."""
    evidence = known_evidence(claim)
    if evidence is None:
        return Entry(claim, {}, None)
    looked = known_looked(claim)
    assert looked is not None
    return Entry(claim, looked, evidence)


def heading(place: Place) -> str:
    """Under which heading a place stands.

    >>> from proofs_check.core.places import places
    >>> heading(places("cumulative")["Proof of Lemma 6, sentence 5, part 1"])
    'Proof of Lemma 6'
    """
    return re.split(r", | \(", place.name, maxsplit=1)[0]


def _goes_on(place: Place) -> str:
    """Where a section goes on after something that stands within it."""
    return f"continued: {place.name.removeprefix(heading(place)).strip(' ,')}"


def subject(place: Place) -> str:
    """What a proof step is of: Lemma 6 of `Proof of Lemma 6` and of `Lemma 6, proof`."""
    return heading(place).removeprefix("Proof of ")


@dataclass(frozen=True)
class Ran:
    """What a run says of a claim: how long it took, and how far it confirms the record."""

    seconds: float
    confirmed: str


def run_of(path: str) -> dict[str, Ran]:
    """What a run says of each claim, by id: the JSON lines of `gameproof check --format json`.

    `InvalidInput`: the file cannot be read, or a line is not what `check` prints.
    """
    allowed = "a file with the lines that gameproof check --format json prints"
    found: dict[str, Ran] = {}
    try:
        if not Path(path).is_file():  # a pipe is never read to its end
            raise OSError
        for line in Path(path).read_text(encoding="utf-8").splitlines():
            result = json.loads(line)
            if "summary" not in result:
                told = result["confirmed"] if result["as_recorded"] else "not as recorded"
                found[str(result["id"])] = Ran(float(result["seconds"]), told or "not recorded")
    except (OSError, ValueError, LookupError, TypeError, RecursionError):
        raise InvalidInput("run", path, allowed) from None
    return found
