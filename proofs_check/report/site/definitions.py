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
from proofs_check.report.site.entries import Audited, Entry, Section

SLIDES = re.compile(r"slides? (\d+)(?: (?:to|and) (\d+))?", re.IGNORECASE)


@dataclass(frozen=True)
class Source:
    """A function or a class of the reference.

    Args:
        name: with its module.
        line: `reference/…/module.py:12`.
        says: its docstring.
        text: its source.
    """

    name: str
    line: str
    says: str
    text: str

    @property
    def html(self) -> Markup:
        """Its source, highlighted."""
        return Markup(highlight(self.text, PythonLexer(), HtmlFormatter(nowrap=True)).rstrip())

    @property
    def is_reading(self) -> bool:
        """Whether it transcribes another reading, or makes or names one."""
        return self.name.startswith("readings.") or "as_printed" in self.name

    def cites(self, heading: str) -> bool:
        """Whether the first paragraph of its docstring names what stands below a heading."""
        first = self.says.partition("\n\n")[0]
        kind, _, number = heading.partition(" ")
        if kind == "Slide":
            spans = ((int(a), int(b or a)) for a, b in SLIDES.findall(first))
            return any(begin <= int(number) <= end for begin, end in spans)
        return re.search(rf"\b{re.escape(heading)}(?!\.?\d)", first) is not None


@dataclass(frozen=True)
class Defined:
    """The places of definitions below one heading, with what transcribes them and what holds it."""

    section: Section
    places: Sequence[Place]
    sources: Sequence[Source]
    claims: Sequence[Entry]


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
        cited = [s for s in sources(audited.name) if s.cites(section.name)]
        if own and section.name not in {d.section.name for d in found}:
            claims = dict.fromkeys(e.id for p in own for e in audited.at[p.name])
            entries = [audited.entries[name] for name in claims]
            found.append(Defined(section, own, sorted(cited, key=lambda s: s.is_reading), entries))
    return found
