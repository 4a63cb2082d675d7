"""The manual: every chapter of `proofs_check/manual`, Markdown, as a page."""

import re
from collections.abc import Sequence
from dataclasses import dataclass
from functools import cache
from itertools import pairwise
from pathlib import Path

from markdown_it import MarkdownIt
from markdown_it.token import Token
from markupsafe import Markup

FOLDER = Path(__file__).resolve().parent.parent.parent / "manual"


@dataclass(frozen=True)
class Chapter:
    """A chapter: its title, the name of its page, and what stands there."""

    title: str
    page: str
    html: Markup


@cache
def chapters(folder: Path = FOLDER) -> Sequence[Chapter]:
    """The chapters by the names of their files, `index.md` first; none where there are none."""
    paths = sorted(folder.glob("*.md"), key=lambda path: (path.stem != "index", path.name))
    return [_chapter(path) for path in paths]


def _chapter(path: Path) -> Chapter:
    text = path.read_text(encoding="utf-8")
    markdown = MarkdownIt("commonmark", {"html": False}).enable("table")
    tokens = markdown.parse(text)
    for token, inside in pairwise(tokens):
        if token.type == "heading_open":
            token.attrSet("id", "-".join(re.findall(r"[a-z0-9]+", inside.content.lower())))
        for each in inside.children or ():
            _retargeted(each)
    title = next((t.content for t in tokens if t.type == "inline"), path.stem)
    html = markdown.renderer.render(tokens, markdown.options, {})
    return Chapter(title, f"{path.stem}.html", Markup(html))


def _retargeted(token: Token) -> None:
    """A link to a chapter leads to its page."""
    target = str(token.attrGet("href") or "")
    if token.type == "link_open" and ":" not in target:
        token.attrSet("href", re.sub(r"\.md(?=#|$)", ".html", target))
