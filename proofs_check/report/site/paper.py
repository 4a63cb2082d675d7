"""The verdict on a paper: what is wrong, what is proved, what rests on what is wrong, what is open.

All of it is read from places, claims and the record.
"""

from collections import Counter
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import cached_property
from textwrap import wrap

from proofs_check.core.evidence import Verdict
from proofs_check.core.places import Kind
from proofs_check.report.site.entries import Audited, Entry, heading, subject
from proofs_check.report.site.graph import Graph, Node, graph, worst

SAID: Mapping[Verdict, str] = {
    Verdict.REFUTED: "false as printed",
    Verdict.ERRATUM: "misprinted",
    Verdict.AMBIGUOUS: "true on one reading, false on another",
    Verdict.PROVED: "proved",
    Verdict.ARGUED: "argued",
    Verdict.HOLDS: "true as far as was looked",
    Verdict.UNREFUTED: "sampled, nothing found against it",
    Verdict.UNVERIFIABLE: "not checkable from the text",
    Verdict.NOT_RUN: "not looked at",
}


def named(names: Sequence[str]) -> str:
    """Names in a sentence.

    >>> named(["Lemma 7", "Lemma 8", "Lemma 9"])
    'Lemma 7, Lemma 8 and Lemma 9'
    """
    *before, last = names
    return f"{', '.join(before)} and {last}" if before else last


def item(entry: Entry) -> str:
    """Which part of its numbered statement a claim is about; empty where it is the whole."""
    place = entry.claim.places[0]
    return place.name.removeprefix(heading(place)).removeprefix(", ").strip()


@dataclass(frozen=True)
class Standing:
    """How a numbered statement stands.

    `node`: the statement, with its claims. `false_steps`: the steps of its printed proof that are
    false. `fallen`: what is false of that on which its printed proof rests.
    """

    node: Node
    false_steps: Sequence[Entry]
    fallen: Sequence[Node]

    @property
    def words(self) -> str:
        """How it stands, in a sentence without its name."""
        by = {
            said: list(dict.fromkeys(item(e) for e in self.node.claims if e.verdict is verdict))
            for verdict, said in SAID.items()
            if any(e.verdict is verdict for e in self.node.claims)
        }
        apart = sum(map(len, by.values())) == len({each for own in by.values() for each in own})
        parts = [
            said if len(by) == 1 else f"{named(own)}: {said}" if apart else f"in part {said}"
            for said, own in by.items()
        ]
        told = "; ".join(parts)
        return f"{told}{', ' if self.is_proved else '; '}{self.weak}" if self._says_weak else told

    @property
    def _says_weak(self) -> bool:
        return bool(self.weak) and not self.is_false

    @property
    def is_false(self) -> bool:
        """Whether all of it is false."""
        return all(entry.verdict.is_false for entry in self.node.claims)

    @property
    def is_proved(self) -> bool:
        """Whether all of it is proved or argued."""
        return all(e.verdict in {Verdict.PROVED, Verdict.ARGUED} for e in self.node.claims)

    @property
    def weak(self) -> str:
        """Why its printed proof does not prove it; empty where nothing was found."""
        parts = []
        if number := len(self.false_steps):
            parts.append(f"has {number} false step{'s' if number > 1 else ''}")
        if self.fallen:
            count = "is" if len(self.fallen) == 1 else "are"
            rests = named([node.name for node in self.fallen])
            parts.append(f"rests on {rests}, which {count} not true as printed")
        ours = "by a proof of ours, though " if self.is_proved else ""
        return f"{ours}its printed proof {' and '.join(parts)}" if parts else ""


@dataclass(frozen=True)
class Paper:
    """What a referee asks of one document."""

    audited: Audited
    graph: Graph

    @cached_property
    def standings(self) -> Sequence[Standing]:
        """The numbered statements in order."""
        return [
            Standing(node, self._false_steps(node), self.graph.shaken(node.key))
            for node in self.graph.nodes.values()
            if node.claims
        ]

    def _false_steps(self, node: Node) -> list[Entry]:
        return [e for e in self.steps(node) if e.is_wrong]

    def steps(self, node: Node) -> list[Entry]:
        """The steps of the printed proof of a statement, with what of ours is true instead."""
        return [
            e
            for e in self.audited.entries.values()
            if e.kind is Kind.PROOF_STEP and subject(e.claim.places[0]) == node.name
        ]

    @cached_property
    def wrong(self) -> Sequence[Entry]:
        """The numbered statements' claims that are false, in order."""
        return [e for s in self.standings for e in s.node.claims if e.is_wrong]

    @cached_property
    def wrong_elsewhere(self) -> Mapping[str, Sequence[Entry]]:
        """What else is false, by how many there are of which kind."""
        found: dict[str, Sequence[Entry]] = {}
        for kind in Kind:
            own = [e for e in self.audited.wrong() if e.kind is kind and e not in self.wrong]
            if own:
                asked = ", the answer being no" if kind is Kind.QUESTION else ""
                found[f"{len(own)} {kind.value}{'s' if len(own) > 1 else ''}{asked}"] = own
        return found

    @cached_property
    def by_ours_alone(self) -> Sequence[Standing]:
        """What is proved while its printed proof does not prove it."""
        return [s for s in self.standings if s.is_proved and s.weak]

    @cached_property
    def proved(self) -> Sequence[Standing]:
        """What else is proved."""
        return [s for s in self.standings if s.is_proved and not s.weak]

    def _with(self, *verdicts: Verdict) -> list[Entry]:
        entries = self.audited.entries.values()
        return [e for e in entries if e.verdict in verdicts and e.kind is not Kind.OURS]

    @cached_property
    def as_far_as_looked(self) -> Sequence[Entry]:
        """What holds on the cases that were looked at, and is not settled."""
        return self._with(Verdict.HOLDS, Verdict.UNREFUTED)

    @cached_property
    def ambiguous(self) -> Sequence[Entry]:
        """What is true on one reading and false on another."""
        return self._with(Verdict.AMBIGUOUS)

    @cached_property
    def not_checked(self) -> Mapping[str, Sequence[Entry]]:
        """What could not be checked or was not, by why."""
        found: dict[str, list[Entry]] = {}
        for entry in self._with(Verdict.UNVERIFIABLE, Verdict.NOT_RUN):
            found.setdefault(entry.brief.removeprefix("missing: "), []).append(entry)
        return found

    @cached_property
    def nothing(self) -> Mapping[str, int]:
        """At how many places there is nothing to check, by why, the commonest first."""
        why = Counter(p.nothing for p in self.audited.places.values() if p.nothing)
        return dict(why.most_common())

    @cached_property
    def in_short(self) -> str:
        """The verdict in a sentence or two."""
        number = len(self.standings)
        wrong = [s for s in self.standings if any(e.is_wrong for e in s.node.claims)]
        said = [f"Of {number} numbered statements {_count(wrong)} wrong as printed"]
        said[0] += f" ({named([s.node.name for s in wrong])})." if wrong else "."
        settled = [*self.proved, *self.by_ours_alone]
        alone = self.by_ours_alone
        which = f"{len(alone)} of them " if len(settled) > 1 else ""
        more = f", {which}though {'its' if len(alone) == 1 else 'their'} printed proof fails"
        more = more if alone else ""
        said.append(f"{len(settled)} {'is' if len(settled) == 1 else 'are'} proved{more}.")
        rest = [s for s in self.standings if s not in wrong and s not in settled]
        if rest:
            said.append(f"{named([s.node.name for s in rest])}: {worst_words(rest)}.")
        return " ".join(said)


def worst_words(standings: Iterable[Standing]) -> str:
    """How the weakest of several statements stands."""
    verdict = worst(e.verdict for s in standings for e in s.node.claims)
    return SAID[verdict] if verdict else ""


def _count(standings: Sequence[Standing]) -> str:
    return (
        "none is" if not standings else "1 is" if len(standings) == 1 else f"{len(standings)} are"
    )


def paper(audited: Audited) -> Paper:
    """What a referee asks of a document."""
    return Paper(audited, graph(audited))


def brief_lines(paper: Paper, width: int = 80) -> Iterator[str]:
    """Yield the verdict on a paper as one page of text, in Markdown."""

    def said(text: str, most: int | None = None, indent: str = "  ") -> list[str]:
        return wrap(
            text,
            width,
            subsequent_indent=indent,
            break_on_hyphens=False,
            max_lines=most,
            placeholder=" …",
        )

    document = paper.audited.document
    yield f"# {document.title}"
    yield ""
    if audited := ", ".join(filter(None, (document.edition, document.address))):
        yield from (*said(f"Audited: {audited}"), "")
    yield from said(paper.in_short, indent="")
    yield from ("", "## What is wrong, and what is true instead", "")
    told = ""
    for entry in paper.wrong:
        yield from said(f"- **{entry.where}**: {entry.claim.says}", 2)
        yield from said(f"  False: {entry.point}", 1)
        true = "".join(f"  True: {each.claim.says}" for each in paper.audited.instead(entry)[:1])
        yield from said(true, 1) if true != told else ()
        told = true
    if paper.wrong_elsewhere:
        yield from said(f"- Also {', '.join(paper.wrong_elsewhere)}")
    yield from ("", "## What is proved", "")
    names = [s.node.name for s in paper.proved]
    yield from said(f"- {named(names)}") if names else ()
    for s in paper.by_ours_alone:
        yield from said(
            f"- {s.node.name}, {s.weak.replace('by a proof of ours, though', 'though')}"
        )
    yield from ("", "## What is not settled", "")
    for s in paper.standings:
        if not (s.is_proved or any(e.is_wrong for e in s.node.claims)):
            yield from said(f"- {s.node.name}: {s.words}")
    lacking, nothing = sum(map(len, paper.not_checked.values())), sum(paper.nothing.values())
    yield f"- {len(paper.as_far_as_looked)} claims hold as far as was looked"
    yield f"- {lacking} claims cannot be checked: what they need or suppose is not there"
    yield f"- {nothing} of {len(paper.audited.places)} places have nothing to check"
    name = document.name
    yield from ("", f"Each claim: `gameproof list --document {name}`, `gameproof show CLAIM`")
