"""gameproof in Python: verdicts of claims, answers of systems, pictures; and its command line.

    >>> import gameproof
    >>> found = gameproof.claim("cumulative/lemma-9.1")
    >>> found.verdict, found.counterexample["instance"]
    ('refuted', {'set': [4, 7], 'heap': 41})
    >>> gameproof.solve("cumulative.outcome", set=[4, 5, 9], heap=61, convention="FvA")["outcome"]
    [32, 29]

What is unusable is a ValueError that names the field, what was given and what is allowed. What the
program is made of is imported where it is first asked for.
"""

import sys
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import cached_property
from html import escape
from importlib.util import find_spec
from pathlib import Path
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from proofs_check.core import claim as _claims
    from proofs_check.core.evidence import Evidence, Json
    from proofs_check.core.pictures import Picture

__all__ = ["Answer", "Checked", "Claim", "Shown", "claim", "claims", "documents", "plot", "solve",
           "table"]  # fmt: skip


@dataclass(frozen=True)
class Checked:
    """What one run found of a claim."""

    verdict: str
    scope: str
    evidence: "Mapping[str, Json]"
    problem: str
    """How it contradicts the record; empty where it is as recorded."""


class Claim:
    """A claim with the best that is recorded of it; a notebook shows it with its counterexample."""

    def __init__(self, made: "_claims.Claim") -> None:
        """Of a claim of the ledger."""
        self._made = made
        self.id: str = made.id
        self.document: str = made.document
        self.statement: str = made.says
        self.cite: str = made.cite
        """Where the document says it."""
        self.kind: str = made.kind.value
        self.origin: str = made.origin.value
        """Whose statement it is: `document`, or `ours`."""

    @cached_property
    def _known(self) -> "Evidence | None":
        from proofs_check.core.record import known_evidence

        return known_evidence(self._made)

    @property
    def verdict(self) -> str:
        """The recorded verdict; `not-run` where nothing is recorded."""
        return "not-run" if self._known is None else self._known.verdict.value

    @property
    def scope(self) -> str:
        """What was looked at, in words."""
        return "" if self._known is None else self._known.scope

    @property
    def evidence(self) -> "Mapping[str, Json]":
        """The recorded facts, as JSON."""
        return {} if self._known is None else self._known.facts

    @property
    def counterexample(self) -> "Mapping[str, Any] | None":
        """The instance at which it is false, with the values that show it, if there is one."""
        witness = self.evidence.get("witness")
        return witness if isinstance(witness, Mapping) else None

    def check(self, *, deep: bool = False) -> Checked:
        """Look now: in the default range, or as far as `--deep`. Nothing is recorded."""
        from proofs_check.core.audit import audit
        from proofs_check.core.evidence import Effort

        (result,) = audit([self._made], Effort.DEEP if deep else Effort.DEFAULT)
        found = result.found
        return Checked(found.verdict.value, found.scope, found.facts, result.problem)

    def __repr__(self) -> str:
        return f"<{self.id}: {self.verdict}>"

    def _brief(self) -> str:
        from proofs_check.report.text import brief

        return "" if self._known is None else brief(self._known)

    def _repr_markdown_(self) -> str:
        return (
            f"**{self.verdict}** `{self.id}` ({self.cite}): {self.statement}\n\n{self._brief()}\n"
        )

    def _repr_html_(self) -> str:
        from proofs_check.report.drawn import drawn, examples

        witness = self.counterexample
        drawings = examples(self._made) if witness is None else drawn(self._made, witness)
        said = (
            f"<p><b>{self.verdict}</b> <code>{escape(self.id)}</code> ({escape(self.cite)}): "
            f"{escape(self.statement)}</p><p><small>{escape(self._brief())}</small></p>"
        )
        return said + "".join(Shown(each)._repr_html_() for each in drawings)


class Answer(Mapping[str, "Json"]):
    """The answer of a system, part by part; a notebook shows it as a table."""

    def __init__(self, question: str, parts: "Mapping[str, Json]") -> None:
        self.question = question
        self._parts = dict(parts)

    def __getitem__(self, part: str) -> "Json":
        return self._parts[part]

    def __iter__(self) -> Iterator[str]:
        return iter(self._parts)

    def __len__(self) -> int:
        return len(self._parts)

    def __repr__(self) -> str:
        return repr(self._parts)

    def _shown(self) -> "Shown":
        from proofs_check.core.evidence import plain
        from proofs_check.core.pictures import Table

        return Shown(Table(self.question, ["", ""], [[n, plain(v)] for n, v in self.items()]))

    def _repr_html_(self) -> str:
        return self._shown()._repr_html_()

    def _repr_markdown_(self) -> str:
        return self._shown()._repr_markdown_()


@dataclass(frozen=True)
class Shown:
    """A picture: a table, a tree, a play or a drawing, that a notebook shows."""

    picture: "Picture"

    @property
    def svg(self) -> str:
        """A drawing as SVG that stands by itself.

        `ValueError`: it is no drawing but a table, a tree or a play.
        """
        html = self._repr_html_()
        if "<svg" not in html:
            raise ValueError(f"picture: got {type(self.picture).__name__}, allowed: a drawing")
        return html[html.index("<svg") : html.index("</svg>") + len("</svg>")]

    def __str__(self) -> str:
        from proofs_check.core.pictures import as_text

        return "\n".join(as_text(self.picture))

    def _repr_html_(self) -> str:
        from proofs_check.report.site.pictures import html

        before, svg, after = str(html(self.picture)).partition("<svg ")
        if not svg:
            return before
        tag, _, inside = after.partition(">")
        return f'{before}<svg xmlns="http://www.w3.org/2000/svg" {tag}>{STYLE}{inside}'

    def _repr_markdown_(self) -> str:
        return f"```\n{self}\n```\n"


STYLE = (
    "<style>.sketch{fill:none;stroke:#222;stroke-width:2}circle.sketch{fill:#222}"
    ".left{stroke:#1a5fb4}.right{stroke:#c01c28}.green{stroke:#26a269}"
    ".axis{stroke:#999;stroke-width:1}text{font:12px sans-serif}</style>"
)
"""How a drawing looks where no page has a style for it."""


def documents() -> dict[str, str]:
    """The documents: their authors and titles by their short names.

    >>> documents()["positions"]
    'Combinatorial Games, lecture slides (P- and N-positions, Wythoff, Nim)'
    """
    from proofs_check.core.documents import documents as found

    return {name: each.title for name, each in found().items()}


def claim(id: str) -> Claim:  # noqa: A002 - it is called so everywhere
    """One claim.

    `ValueError`: there is no claim of that id.
    """
    from proofs_check.core.ledger import ledger
    from reference.errors import InvalidInput

    document = id.partition("/")[0]
    if document not in documents() or id not in ledger(document):
        raise InvalidInput("claim", id, "an id that `gameproof list` prints")
    return Claim(ledger(document)[id])


def claims(*ids: str, document: str | None = None, verdict: str | None = None) -> list[Claim]:
    """The claims with these ids, or below them; all of a document, or of all, where none is given.

    `ids`: ids, or beginnings of ids: `cumulative/lemma-9` is all of Lemma 9. `document`: only of
    this one. `verdict`: only with this recorded verdict, or one of several with commas between.
    `ValueError`: an id, a document or a verdict that is none.
    """
    from proofs_check.core.evidence import Verdict
    from proofs_check.core.ledger import select
    from proofs_check.core.listing import words

    wanted = words(verdict, "verdict", [each.value for each in Verdict])
    found = map(Claim, select(ids, document))
    return [each for each in found if verdict is None or each.verdict in wanted]


def solve(system: str, /, **fields: Any) -> Answer:
    """One question to the reference: `gameproof solve SYSTEM --help` says which fields there are.

    `ValueError`: there is no such system, or a field is missing or unusable.

    >>> solve("partizan.value", game="{1|-1}")["name"]
    '+-1'
    """
    from proofs_check.oracle.systems import solve as solved

    question = ", ".join(f"{name} = {value}" for name, value in fields.items())
    return Answer(f"{system}: {question}", solved(system, fields))


def table(system: str, /, **fields: Any) -> Shown:
    """Many answers of a system as a table: a row for each value of a field that is a `range`.

    `ValueError`: not one field is a range, or `solve` refuses a question.

    >>> print(table("positions.subtraction", set=[1, 3, 4], heap=range(3), play="normal"))
    ...     # doctest: +ELLIPSIS
    positions.subtraction: set = [1, 3, 4], play = normal
      heap   position   moves...
    """
    from proofs_check.core.evidence import plain
    from proofs_check.core.pictures import Table
    from reference.errors import InvalidInput

    over = [name for name, value in fields.items() if isinstance(value, range)]
    if len(over) != 1:
        raise InvalidInput("fields", ", ".join(over) or None, "one that is a range")
    others = {name: value for name, value in fields.items() if name not in over}
    rows: list[Sequence[str]] = []
    head = [over[0]]
    for value in fields[over[0]]:
        answer = solve(system, **others, **{over[0]: value})
        head = [over[0], *answer]
        rows.append([str(value), *map(plain, answer.values())])
    said = ", ".join(f"{name} = {value}" for name, value in others.items())
    return Shown(Table(f"{system}: {said}", head, rows))


def plot(system: str, /, **fields: Any) -> Shown:
    """A drawing: a thermograph of `partizan.thermograph`, the outcomes of `cumulative.outcome`.

    Of the latter `heap` is how far the curves go, from heap 0 on. `ValueError`: nothing is drawn of
    that system, or a field is unusable.

    >>> plot("partizan.thermograph", game="{1|-1}").svg[:4]
    '<svg'
    """
    from proofs_check.core.documents import documents as found
    from reference.errors import InvalidInput

    drawn: dict[str, Any] = {}
    for document in found().values():
        drawn |= getattr(document.module("drawings"), "PLOTS", {})
    if system not in drawn:
        raise InvalidInput("system", system, ", ".join(drawn))
    solve(system, **fields)  # refuses what is unusable
    return Shown(drawn[system](**fields))


def main() -> None:
    """Run the command line; one line where another module is imported in place of its package."""
    own = (Path(__file__).parent / "proofs_check" / "__init__.py").resolve()
    found = find_spec("proofs_check")
    hiding = None if found is None else found.origin
    if hiding is None or Path(hiding).resolve() != own:
        says = f"{hiding} is imported as the module proofs_check and hides {own}"
        print(f"gameproof: {says}; rename or move the first", file=sys.stderr)
        sys.exit(2)
    from proofs_check.__main__ import main as run

    run()


if __name__ == "__main__":
    main()
