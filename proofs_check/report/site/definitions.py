"""What a document defines, beside its literal transcription: source of `reference`."""

import ast
import re
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import cache
from importlib.util import find_spec
from pathlib import Path

from markupsafe import Markup
from pygments import highlight
from pygments.formatters import HtmlFormatter
from pygments.lexers import PythonLexer

from proofs_check.core.places import Kind, Place
from proofs_check.report.formula import Statement
from proofs_check.report.site.entries import Audited, Entry, Section

SLIDES = re.compile(r"slides? (\d+)(?: (?:to|and) (\d+))?", re.IGNORECASE)


@dataclass(frozen=True)
class Source:
    """A function or a class of the reference.

    `name`: with its module. `line`: `reference/…/module.py:12`. `says`: its docstring. `text`: its
    source.
    """

    name: str
    line: str
    says: str
    text: str

    @property
    def html(self) -> Markup:
        """Its source, highlighted; what has no colour has no tags."""
        made = highlight(self.text, PythonLexer(), HtmlFormatter(nowrap=True)).rstrip()
        return Markup(re.sub(r'<span class="(?:n|nb|nn|o|p|w|bp|fm)">(.*?)</span>', r"\1", made))

    @property
    def is_reading(self) -> bool:
        """Whether it transcribes another reading, or makes or names one."""
        return self.name.startswith("readings.") or "as_printed" in self.name

    def cites(self, heading: str) -> bool:
        """Whether it is called like what stands below a heading, or its docstring names that."""
        first, *others = self.says.split("\n\n")
        if re.search(rf"{re.escape(_slug(heading))}(?!\d)", self.name):
            return True
        if any(re.match(rf"{re.escape(heading)}\b(?!\.?\d)", each) for each in others):
            return True
        kind, _, number = heading.partition(" ")
        if kind == "Slide":
            spans = ((int(a), int(b or a)) for a, b in SLIDES.findall(first))
            return any(begin <= int(number) <= end for begin, end in spans)
        return re.search(rf"\b{re.escape(heading)}(?!\.?\d)", first) is not None

    def moves_in(self, places: Sequence[Place]) -> bool:
        """Whether it has the moves of a game whose rules stand at one of the places."""
        module, _, name = self.name.partition(".")
        games = {_slug(each) for place in places for each in place.name.split(", ")[1:2]}
        return module in games and name.startswith(("left", "right", "moves"))


def _slug(name: str) -> str:
    return re.sub(r"[ .-]", "_", name.lower())


@dataclass(frozen=True)
class Defined:
    """The places of definitions below one heading, with what transcribes them and what holds it.

    The axioms are those of the proof script that say the same.
    """

    section: Section
    places: Sequence[Place]
    sources: Sequence[Source]
    used: Sequence[Source]
    """What these call of their own modules."""
    claims: Sequence[Entry]
    axioms: Sequence[Statement]


@cache
def sources(document: str) -> tuple[Source, ...]:
    """The functions and classes of a document's reference; none where it has none of its own."""
    spec = find_spec(f"reference.{document}")
    if spec is None or spec.origin is None:
        return ()
    return tuple(_sources(Path(spec.origin).resolve().parent))


def _sources(folder: Path) -> Iterator[Source]:
    for path in sorted(folder.glob("*.py")):
        text = path.read_text(encoding="utf-8")
        for node in ast.parse(text).body:
            if isinstance(node, ast.FunctionDef | ast.ClassDef):
                line = f"{path.relative_to(folder.parent.parent).as_posix()}:{node.lineno}"
                own = ast.get_source_segment(text, node) or ""
                name = f"{path.stem}.{node.name}"
                yield Source(name, line, ast.get_docstring(node) or "", own)


def definitions(audited: Audited) -> list[Defined]:
    """What a document defines, heading by heading in its order, each once."""
    found: list[Defined] = []
    for section in audited.sections:
        own = [p for p in section.places if p.kind is Kind.DEFINITION]
        every = sources(audited.name)
        cited = [s for s in every if s.cites(section.name) or s.moves_in(own)]
        if own and section.name not in {d.section.name for d in found}:
            claims = dict.fromkeys(e.id for p in own for e in audited.at[p.name])
            entries = [audited.entries[name] for name in claims]
            called = {f"{s.name.partition('.')[0]}.{name}" for s in cited
                      for name in re.findall(r"\b(\w+)\(", s.text)}  # fmt: skip
            used = [s for s in every if s.name in called and s not in cited]
            axioms = [
                each
                for named in audited.script.axioms.values()
                for each in named
                if _begins(each, section.name)
            ]
            cited.sort(key=lambda s: s.is_reading)
            found.append(Defined(section, own, cited, used, entries, axioms))
    return found


def _begins(axiom: Statement, heading: str) -> bool:
    """Whether an axiom is called by what stands below a heading."""
    return axiom.name.partition(": ")[2].partition(",")[0].lower() == heading.lower()
