"""One claim on a screen of a terminal: `gameproof show`."""

from collections.abc import Mapping, Sequence
from textwrap import wrap

from proofs_check.core.certificates import counterexamples
from proofs_check.core.claim import Claim, Looked
from proofs_check.core.corrections import corrects, instead, verdict_of
from proofs_check.core.evidence import Evidence, Json
from proofs_check.core.ledger import source
from proofs_check.core.pictures import as_text
from proofs_check.core.record import unknown
from proofs_check.methods.chained import Chained, label_of
from proofs_check.methods.smtlib import claim_name
from proofs_check.report.drawn import (
    assumed,
    drawn,
    first_witness,
    said_of,
    story,
    theorems,
)
from proofs_check.report.formula import below
from proofs_check.report.text import brief, hanging, outline

LINES, COLUMNS = 40, 80
"""What fits a screen."""
AXIOMS = ("axiom | definition", "axiom | recursion")


def screen(claim: Claim, known: Evidence | None, looked: Looked | None) -> list[str]:
    """One claim on a screen: what it says, its verdict and why, on what it rests, how to go on."""
    shown = _Screen()
    shown.add("", f"{claim.id}: {claim.cite}", 2)
    shown.add("", claim.says, 4)
    if known is None:
        shown.add("verdict", f"not recorded: {unknown(claim)}", 8)
    else:
        shown.add("verdict", f"{known.verdict}, {claim.kind}", 1)
        witness = first_witness(looked or {})
        true = known.verdict.is_true
        shown.add("looked at" if true else "why", said_of(claim, witness) or brief(known), 4)
    shown.instead(claim, 2, 3)
    checked = claim.checked
    labels = [
        label_of(checked, reading, name)
        for reading in checked.readings
        for name, check in checked.checks(reading).items()
        if isinstance(check, Chained)
    ]
    for label in labels[:1]:
        *above, last = below(claim.document, claim_name(label))
        shown.lines("proved", [*last.lines(COLUMNS - INDENT)], 8)
        shown.add("by", "; ".join(each.name for each in theorems(checked)), 3)
        axioms = (each.called.rpartition(" (")[0] for each in above if each.kind in AXIOMS)
        shown.add("from", "; ".join(dict.fromkeys(axioms)), 3)
    if facts := assumed(checked):
        shown.add("assumes", "; ".join(each.name for each in facts), 3)
    refuted = looked and counterexamples(claim, looked)
    todo = [f"gameproof verify {claim.id}"] if refuted else []
    todo = [*todo, f"gameproof check {claim.id}", f"gameproof show {claim.id} --full"]
    if known is not None and not known.verdict.is_true:
        room = LINES - len(shown.text) - len(todo)
        for picture in drawn(claim, witness):
            lines = as_text(picture)
            if len(lines) <= room and max(map(len, lines)) <= COLUMNS - INDENT:
                shown.lines("there", lines, room)
                break
    shown.lines("more", todo, 3)
    return shown.text


def whole(claim: Claim, known: Evidence | None, looked: Looked | None) -> list[str]:
    """Everything about one claim: statement, citation, place, recorded evidence, proof."""
    shown = _Screen()
    shown.add("", claim.id)
    shown.add("", claim.says)
    shown.add("cited", f"{claim.document}, {claim.cite}")
    shown.add("kind", claim.kind.value)
    shown.add("origin", claim.origin.value)
    shown.add("ledger", f"{source(claim)}:{claim.code.line}")
    readings = claim.readings.items()
    checks = (f"{name}: {', '.join(check.method for check in own)}" for name, own in readings)
    shown.add("checks", "; ".join(checks))
    shown.add("verdict", known.verdict if known else f"not recorded: {unknown(claim)}")
    if known is not None:
        shown.instead(claim)
        shown.add("scope", known.scope)
        shown.add("assumes", "; ".join(each.name for each in assumed(claim.checked)))
        told = outline(_told(dict(known.facts))).splitlines()
        shown.lines("evidence", [hanging(line, COLUMNS - INDENT) for line in told])
    if looked is not None:
        shown.lines("", [hanging(line, COLUMNS) for line in story(claim, looked)])
    return shown.text


def _told(facts: Json) -> Json:
    """Evidence without what is told apart: the steps of a proof, and what it assumes."""
    if isinstance(facts, Mapping):
        own = {"steps", "assumes"} if "kind" in facts else set()
        return {key: _told(inner) for key, inner in facts.items() if key not in own}
    return [_told(each) for each in facts] if isinstance(facts, list) else facts


INDENT = 10
"""Columns before what a field says."""


class _Screen:
    """Lines with labels before them."""

    def __init__(self) -> None:
        self.text: list[str] = []

    def add(self, label: str, words: str, most: int | None = None) -> None:
        """A field, on so many lines at most; none where there are no words."""
        indent = INDENT if label else 0
        self.lines(label, shorten_lines(words, COLUMNS - indent, most), most)

    def instead(self, claim: Claim, most: int | None = None, lines: int | None = None) -> None:
        """What is true in the place of a claim, or in the place of what it is true."""
        for of, found in (("", instead(claim)), ("of ", corrects(claim))):
            for each in found[:most]:
                said = f"{of}{each.id} ({verdict_of(each)}): {each.says}"
                self.add("instead", said, lines)

    def lines(self, label: str, lines: Sequence[str], most: int | None = None) -> None:
        """A field of these lines, of which the last ones may be left out."""
        kept = [*lines[:most]]
        if len(kept) < len(lines):
            kept[-1] = "…"
        for number, line in enumerate("\n".join(kept).splitlines()):
            head = f"{'' if number else label:<{INDENT}}" if label else ""
            self.text.append(head + line)


def shorten_lines(words: str, width: int, most: int | None) -> list[str]:
    """Words on lines; what does not fit is left out at a word, and an ellipsis says so.

    >>> shorten_lines("one two three four", 9, 2)
    ['one two', 'three …']
    """
    return wrap(words, width, max_lines=most, placeholder=" …", break_on_hyphens=False)
