"""Theorems, axioms and named definitions of a proof script, as the site shows them."""

import re
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import cached_property

from markupsafe import Markup, escape

from proofs_check.report.formula import Statement, plain
from proofs_check.report.site.formulas import GREEK, SIGNS, typeset

WORDS = {"if", "then", "else", "and", "or", "not", "div", "mod"}
_INDEX = r"\((?:[^()]|\([^()]*\))*\)"
_TOKEN = re.compile(
    rf"[A-Za-z]+\^\d_\w+(?:{_INDEX}(?=\())?|[A-Za-z]+(?:_hat)?_{_INDEX}|[A-Za-z_][\w.]*"
    r"|[<=≤]_\w+|[^A-Za-z_]+?(?=[<=≤]_|[A-Za-z_]|$)"
)
_WORD_BELOW = re.compile(rf"([B-Zb-z]|{'|'.join(GREEK)})()()_(?!hat)([A-Za-z]\w+)")
_SUBSCRIPT = re.compile(
    r"([A-Za-z]+?|[<=≤])(_hat)?(?:\^(\d)_(.+)|_([A-Za-z0-9]{1,2})|_\((.+)\)|(\d+))?"
)

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
        named = {plain(name): self.statements[name] for name in self._named(each)}
        return Markup("").join(self._marked(each.signed, named, page))

    def _named(self, each: Statement) -> list[str]:
        return [n for n in each.names if n in self.statements and self.statements[n].defined]

    def _marked(self, text: str, named: Mapping[str, Statement], page: str) -> Iterator[Markup]:
        for token in _TOKEN.findall(text):
            if token in named:
                css = Markup('<a class="d" href="{}#{}">{}</a>')
                yield css.format(page, self.anchors[named[token].name], letter(token))
            elif token in WORDS:
                yield Markup("<b>{}</b>").format(token)
            else:
                yield letter(token)

    def item(self, each: Statement) -> Markup:
        """A definition: what it is in words, and its formula."""
        formula = self.html(each, "theorems.html")
        return Markup("{}<div class=formula>{}</div>").format(typeset(each.defined), formula)


PROVED = ("theorem", "induction")


def letter(name: str) -> Markup:
    """A name as a letter with its hat and its indices where it is one.

    >>> letter("by_s1"), letter("o^1_d(X)"), letter("pile_end")
    (Markup('by<sub>s1</sub>'), Markup('o<sup>1</sup><sub>d(X)</sub>'), Markup('pile_end'))
    """
    match = _WORD_BELOW.fullmatch(name) or _SUBSCRIPT.fullmatch(name)
    if match is None:
        return escape(name.replace("-", SIGNS["-"]))
    base, hat, power, *below = match.groups("")
    index = re.sub("[A-Za-z]+", lambda found: GREEK.get(found[0], found[0]), "".join(below))
    shown = escape(GREEK.get(base, base) + ("\u0302" if hat else ""))
    for tag, text in (("sup", power), ("sub", index.replace("-", SIGNS["-"]))):
        shown += Markup("<{0}>{1}</{0}>").format(tag, text) if text else ""
    return shown
