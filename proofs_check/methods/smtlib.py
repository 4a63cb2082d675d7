"""What a proof script is made of, as text: names, terms, entries, and the hypotheses of a query."""

import re
from collections.abc import Iterable, Mapping, Sequence
from functools import cache
from typing import Any

from proofs_check.core.documents import documents
from proofs_check.core.kept import text_of
from proofs_check.core.tables import computed_file

SCRIPT = "proof.smt2"
"""What the script of a document is called among its files."""


def text(term: Any) -> str:
    """A term as SMT-LIB writes it; the names of definitions without the document's."""
    return re.sub(r"\s+", " ", re.sub(r"\b[a-z_]+/(?=[a-z_0-9]+\.)", "", term.sexpr()))


def defined(name: str, variables: Sequence[Any], body: Any, said: str = "") -> str:
    """The definition of a name, in other words than the body's if those are given."""
    parameters = " ".join(f"({v.decl().name()} {v.sort().sexpr()})" for v in variables)
    return f"(define-fun {name} ({parameters}) {body.sort().sexpr()} {said or text(body)})"


def applied(name: str, terms: Iterable[Any]) -> str:
    """A name applied to terms."""
    given = " ".join(map(text, terms))
    return f"({name} {given})" if given else name


def barred(name: str) -> str:
    """A name of several words, as SMT-LIB quotes it, which can have neither `|` nor a backslash.

    >>> barred("*n = {*0|*0}")
    '|*n = {*0¦*0}|'
    """
    return f"|{name.replace('|', '¦').replace(chr(92), '/')}|"


def claim_name(label: str) -> str:
    """What a claim is called in a script.

    >>> claim_name("toy/claim | another reading")
    'claim toy/claim another reading'
    """
    return f"claim {label.replace(' | ', ' ', 1)}"


def entries_of(script: str) -> dict[str, str]:
    r"""What is defined, stated and asked in a script, by name.

    >>> entries_of("(set-logic ALL)\n; axiom | definition\n(define-fun |a: b| () Bool true)\n")
    {'|a: b|': '; axiom | definition\n(define-fun |a: b| () Bool true)'}
    """
    parts = re.split(r"\n(?=; |\(declare-(?:fun|sort) )", script.rstrip("\n"))
    heads = ((re.match(r"; [^\n]*\n\(define-fun (\|[^|]*\||\S+) ", part), part) for part in parts)
    return {head[1]: part for head, part in heads if head}


def hypotheses_of(entry: str) -> tuple[str, ...]:
    r"""What the query of an entry asserts, but that what it is about fails.

    >>> hypotheses_of("(push 1)\n(assert (|a: b| h!))\n(assert (not (|a: c| h!)))\n(check-sat)")
    ('(|a: b| h!)',)
    """
    asserted = re.findall(r"^\(assert (.*)\)$", entry, re.MULTILINE)
    return tuple(asserted[:-1])


def names_in(hypothesis: str) -> list[str]:
    """The names that a hypothesis applies.

    >>> names_in("(=> (< (|a: measure of b| h!) 0) (|a: b| h!))")
    ['|a: measure of b|', '|a: b|']
    """
    return re.findall(r"\|[^|]*\|", hypothesis)


@cache
def kept(document: str) -> Mapping[str, tuple[str, ...]]:
    """By the name of each theorem the hypotheses of its query in the document's stored script."""
    script = text_of(computed_file(document, SCRIPT)) if document in documents() else None
    return {name: hypotheses_of(entry) for name, entry in entries_of(script or "").items()}
