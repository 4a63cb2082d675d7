"""Theorems, axioms and named definitions of a proof script, as the site shows them."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import cached_property

from markupsafe import Markup

from proofs_check.report.formula import Statement, plain
from proofs_check.report.site.formulas import linked, typeset

KINDS = {
    "axiom | definition": "Definitions of the document, as axioms",
    "axiom | recursion": "Recursions of ours",
    "axiom | assumed": "Facts of mathematics that are assumed",
    "order": "Laws of the ordinals",
}
"""The kinds of axioms, in the order in which they are shown."""


@dataclass(frozen=True)
class Script:
    """What a document's script says, by name."""

    statements: Mapping[str, Statement]

    @cached_property
    def anchors(self) -> Mapping[str, str]:
        """How definitions are found, shortly: formulas name them often."""
        return {each.name: f"d{number}" for number, each in enumerate(self.definitions)}

    @property
    def definitions(self) -> Sequence[Statement]:
        """What is named."""
        return [each for each in self.statements.values() if each.defined]

    @property
    def axioms(self) -> Mapping[str, Sequence[Statement]]:
        """The axioms by the words of their kind."""
        found = {
            words: [each for each in self.statements.values() if each.kind == kind]
            for kind, words in KINDS.items()
        }
        return {words: own for words, own in found.items() if own}

    @property
    def stated(self) -> Sequence[Statement]:
        """The axioms, and what is proved of them without the claims."""
        return [e for e in self.statements.values() if e.kind in KINDS or e.kind in PROVED]

    @property
    def theorems(self) -> Sequence[Statement]:
        """What is proved of the definitions, without the claims."""
        return [e for e in self.stated if e.kind in PROVED]

    def html(self, each: Statement, page: str = "") -> Markup:
        """A formula; each named definition in it a link to what it stands for.

        `each`: what says it. `page`: of the links, where they lead to another page.
        """
        links = {
            plain(name): f"{page}#{self.anchors[name]}"
            for name in each.names
            if name in self.anchors
        }
        return linked("\n".join(each.lines(100)), links)

    def item(self, each: Statement) -> Markup:
        """A definition: what it is in words, and its formula."""
        formula = self.html(each, "theorems.html")
        return Markup("{}<div class=formula>{}</div>").format(typeset(each.defined), formula)


PROVED = ("theorem", "induction")
