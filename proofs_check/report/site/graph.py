"""What rests on what: numbered statements by the printed proofs, theorems by ours."""

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass, field

from proofs_check.core.evidence import Json, Verdict
from proofs_check.core.places import Kind, meant
from proofs_check.methods.smtlib import barred
from proofs_check.methods.theory import Theorem
from proofs_check.report.drawn import theorems
from proofs_check.report.formula import anchored
from proofs_check.report.site.entries import Audited, Entry, subject
from proofs_check.report.site.formulas import signs

WORST_FIRST = (
    Verdict.REFUTED,
    Verdict.ERRATUM,
    Verdict.AMBIGUOUS,
    Verdict.NOT_RUN,
    Verdict.UNVERIFIABLE,
    Verdict.UNREFUTED,
    Verdict.HOLDS,
    Verdict.ARGUED,
    Verdict.PROVED,
)


@dataclass
class Node:
    """A statement of the document, or a theorem of ours.

    `uses` are the keys of what it rests on, and by which of the two kinds of proof.
    """

    key: str
    name: str
    kind: str
    """`statement`, `axiom` or `theorem`."""
    verdict: Verdict | None
    href: str
    claims: Sequence[Entry] = ()
    uses: dict[str, str] = field(default_factory=dict)
    rule: str = ""
    """Of a theorem, by what it was proved; of an axiom, of which kind it is."""
    file: str = ""
    """Of a theorem, its entry in the proof script, by which the page of scripts finds it."""


PRINTED, OURS = "printed", "ours"


@dataclass(frozen=True)
class Graph:
    """The nodes by key; what a node uses is there."""

    nodes: Mapping[str, Node]

    def below(self, key: str, by: str | None = None) -> list[Node]:
        """All that a node rests on, at any distance."""
        return self._reach(key, lambda k: _by(self.nodes[k], by))

    def above(self, key: str, by: str | None = None) -> list[Node]:
        """All that rests on a node, at any distance."""
        return self._reach(key, lambda k: [n.key for n in self.nodes.values() if k in _by(n, by)])

    def _reach(self, key: str, following: Callable[[str], Sequence[str]]) -> list[Node]:
        seen: dict[str, None] = {}
        pending = [key]
        while pending:
            for each in following(pending.pop()):
                if each not in seen and each != key:
                    seen[each] = None
                    pending.append(each)
        return [node for node in self.nodes.values() if node.key in seen]

    def shaken(self, key: str) -> list[Node]:
        """What is false among all that its printed proof rests on."""
        return [n for n in self.below(key, PRINTED) if n.verdict and n.verdict.is_false]

    def as_json(self) -> Json:
        """Nodes, a row each, and edges from row to row, for the pages' scripts."""
        number = {key: at for at, key in enumerate(self.nodes)}
        return {
            "columns": ["name", "kind", "verdict", "href", "rule", "file"],
            "nodes": [
                [n.name, n.kind, n.verdict or "definition", n.href, n.rule, n.file]
                for n in self.nodes.values()
            ],
            "edges": [
                [number[n.key], number[used], by == OURS]
                for n in self.nodes.values()
                for used, by in n.uses.items()
            ],
        }


def _by(node: Node, by: str | None) -> list[str]:
    return [used for used, kind in node.uses.items() if by is None or kind == by]


def graph(audited: Audited) -> Graph:
    """The graph of a document: its numbered statements, what proofs invoke, and our theorems."""
    groups: dict[str, list[Entry]] = {}
    number: dict[str, int] = {}
    for section in audited.sections:
        for place in section.places:
            number.setdefault(subject(place), section.number)
    edges: set[tuple[str, str]] = set()
    for place in audited.places.values():
        here = subject(place)
        if place.kind is Kind.STATEMENT:
            groups.setdefault(here, [])
        for used in place.uses:
            for name in meant(used, audited.places):
                there = subject(audited.places[name])
                if there != here:
                    edges.add((here, there))
    for name in sorted({name for edge in edges for name in edge}):
        groups.setdefault(name, [])
    for entry in audited.entries.values():
        first = entry.claim.places[0]
        own = groups.get(subject(first))
        # What is only invoked, a definition say, has no verdict of its own.
        if own is not None and entry.kind is Kind.STATEMENT:
            own.append(entry)
    nodes: dict[str, Node] = {}
    for name in sorted(groups, key=lambda each: number[each]):
        own = groups[name]
        href = page_of(name) if own else f"index.html#s{number[name]}"
        nodes[name] = Node(name, name, "statement", worst(e.verdict for e in own), href, own)
    for here, there in sorted(edges, key=lambda e: (number[e[0]], number[e[1]])):
        nodes[here].uses[there] = PRINTED
    for each in audited.script.stated:
        kind, _, of = each.kind.partition(" | ")
        is_axiom = kind in ("axiom", "order")
        nodes[each.name] = Node(
            each.name,
            signs(each.called.rpartition(" (")[0]),
            "axiom" if is_axiom else "theorem",
            None if is_axiom else Verdict.PROVED,
            f"theorems.html#{each.anchor}",
            uses=dict.fromkeys(each.by, OURS),
            rule=of or kind,
            file=audited.scripted(barred(each.name)),
        )
    for node in list(nodes.values()):
        for entry in node.claims:
            for theorem in theorems(entry.claim):
                node.uses.setdefault(theorem.label.strip("|"), OURS)
    return Graph(nodes)


def anchor(theorem: Theorem) -> str:
    """How a theorem is found on the page of theorems."""
    return anchored(theorem.label.strip("|"))


def page_of(name: str) -> str:
    """The page of a numbered statement, in the document's folder.

    >>> page_of("Lemma 9")
    'statement.lemma-9.html'
    """
    return f"statement.{anchored(name).removeprefix('t-')}.html"


def worst(verdicts: Iterable[Verdict]) -> Verdict | None:
    """The verdict that counts where several claims make one statement; None of none."""
    found = set(verdicts)
    return next((verdict for verdict in WORST_FIRST if verdict in found), None)
