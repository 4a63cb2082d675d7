"""The proof script of a document: every theorem that a claim rests on, as SMT-LIB 2 text.

Any solver runs it, and `proofs_check/recheck.py`, which needs nothing of this project, sees whether
its queries make a proof. Each axiom, theorem and claim is a `define-fun`; below a theorem stands
its query: instances of what it rests on, and that it fails. What a script says, it says once: the
audit makes it anew from the theories and compares, confirms it whole, and `show` prints from it.
"""

import re
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from functools import cache
from typing import Any

from proofs_check.methods.logic import conjunction, implies
from proofs_check.methods.smt import Status, Truth, check_sat
from proofs_check.methods.theory import (
    DEFINITIONS,
    Fact,
    Rule,
    Theorem,
    apart,
    parts,
    refuted_axiom,
    unfolded,
)

RESOURCE_UNITS = 20_000_000
"""Z3's `rlimit` for one query: the same on every machine."""

HEAD = "(set-logic ALL)"


@dataclass
class Script:
    """A script as it is written, entry by entry; what an entry needs is written before it."""

    entries: dict[str, str] = field(default_factory=dict)
    """The text of each entry by its name: what is declared or defined there."""
    queries: list[str] = field(default_factory=list)
    """The names of the entries that have a query, in order."""

    def text(self) -> str:
        """The whole script."""
        return "\n".join([HEAD, *self.entries.values()]) + "\n"

    def add(self, theorem: Theorem) -> str:
        """Write a theorem with all that it rests on; the name of its entry."""
        name = name_of(theorem)
        if name not in self.entries:
            for fact in theorem.rests_on:
                self.add(fact.theorem)
            self._write(theorem, name, theorem.rests_on, theorem.smaller)
        return name

    def alone(
        self, theorem: Theorem, facts: Sequence[Fact] | None = None, granted: bool = True
    ) -> None:
        """Write a theorem with its query, and what it rests on as if it were given.

        Args:
            theorem: what is asked.
            facts: what it is to rest on, if not all that it does.
            granted: of an induction, whether it is granted where its measure is smaller.
        """
        facts = theorem.rests_on if facts is None else facts
        for fact in facts:
            given = name_of(fact.theorem)
            if given not in self.entries:
                self._define("axiom | assumed", given, fact.theorem.variables, fact.theorem.formula)
        self._write(theorem, name_of(theorem), facts, theorem.smaller if granted else ())

    def _write(
        self,
        theorem: Theorem,
        name: str,
        by: Sequence[Fact],
        smaller: Sequence[Sequence[Any]],
    ) -> None:
        if theorem.rule in (Rule.AXIOM, Rule.ORDER):
            kind = "order" if theorem.kind is None else f"axiom | {theorem.kind}"
            self._define(kind, name, theorem.variables, theorem.formula)
            return
        # What its query speaks of stands before it.
        for terms in (*smaller, *(fact.terms for fact in by)):
            self._need(terms)
        self._need([theorem.formula.term, *(each.term for each in theorem.variables)])
        granted = []
        if theorem.measure is not None:
            measure = barred(f"{theorem.theory.name}: measure of {theorem.name}")
            self._define("measure", measure, theorem.variables, theorem.measure)
            less = "rank.lt" if theorem.measure.term.sort().name() == "Rank" else "<"
            here = applied(measure, [each.term for each in theorem.variables])
            for terms in smaller:
                there = applied(measure, terms)
                granted.append(f"(=> ({less} {there} {here}) {applied(name, terms)})")
        kind = "induction" if theorem.rule is Rule.INDUCTION else "theorem"
        says = ""
        if theorem.measure is not None and less == "<":
            says = f"(=> (>= {here} 0) {_text(theorem.formula.term.arg(1))})"
        self._define(kind, name, theorem.variables, theorem.formula, says)
        facts = [(name_of(fact.theorem), fact.terms) for fact in by]
        self._ask(name, theorem.variables, granted, facts)

    def claim(
        self, kind: str, label: str, theorem: Theorem, assumed: Sequence[Any], said: Any
    ) -> str:
        """Write that a theorem says a claim; the name of the entry.

        Args:
            kind: whether the claim is proved (`claim`) or an instance `refuted` it.
            label: the claim's id, and its reading or part.
            theorem: what it rests on.
            assumed: the claim's conditions, of the theorem's variables.
            said: what the claim says of them.
        """
        earlier = self.add(theorem)
        name = barred(claim_name(label))
        formula = implies(conjunction(assumed), said) if assumed else said
        self._define(f"{kind} {label}", name, theorem.variables, formula)
        own = [each.term for each in theorem.variables]
        self._ask(name, theorem.variables, [], [(earlier, own)])
        return name

    def _define(
        self, kind: str, name: str, variables: Iterable[Any], says: Any, text: str = ""
    ) -> None:
        own = [each.term for each in variables]
        self._need([says.term, *own])
        self.entries[name] = f"; {kind}\n{_defined(name, own, says.term, text)}"

    def _ask(
        self,
        name: str,
        variables: Sequence[Any],
        granted: Sequence[str],
        facts: Sequence[tuple[str, Sequence[Any]]],
    ) -> None:
        own = [each.term for each in variables]
        instances = dict.fromkeys(
            [*granted, *(applied(earlier, terms) for earlier, terms in facts)]
        )
        lines = [
            "(push 1)",
            *(f"(declare-const {v.decl().name()} {v.sort().sexpr()})" for v in own),
            *(f"(assert {instance})" for instance in instances),
            f"(assert (not {applied(name, own)}))",
            "(check-sat)",
            "(pop 1)",
        ]
        self.entries[name] += "\n" + "\n".join(lines)
        self.queries.append(name)

    def _need(self, terms: Iterable[Any]) -> None:
        """Declare the sorts and functions of terms, and define what is a name for a term."""
        given = [*terms]
        for each in given:
            self._sort(each.sort())
        functions = {each.decl().name(): each.decl() for each in parts(given)}
        for full, function in sorted(functions.items()):
            name = full.rpartition("/")[2]
            own = "." in name and name not in self.entries
            if own and full in DEFINITIONS:
                found = DEFINITIONS[full]
                self._need([found.body, *found.variables])
                text = _defined(name, found.variables, found.body)
                self.entries[name] = f"; definition: {found.says}\n{text}"
            elif own:
                sorts = [function.domain(n) for n in range(function.arity())]
                for sort in (*sorts, function.range()):
                    self._sort(sort)
                domain = " ".join(sort.sexpr() for sort in sorts)
                self.entries[name] = f"(declare-fun {name} ({domain}) {function.range().sexpr()})"

    def _sort(self, sort: Any) -> None:
        name = sort.sexpr()
        if name not in ("Int", "Bool", "Real") and name not in self.entries:
            self.entries[name] = f"(declare-sort {name} 0)"


def _defined(name: str, variables: Sequence[Any], body: Any, text: str = "") -> str:
    parameters = " ".join(f"({v.decl().name()} {v.sort().sexpr()})" for v in variables)
    return f"(define-fun {name} ({parameters}) {body.sort().sexpr()} {text or _text(body)})"


def _text(term: Any) -> str:
    """A term as SMT-LIB writes it; the names of definitions without the document's."""
    return re.sub(r"\s+", " ", re.sub(r"\b[a-z_]+/(?=[a-z_0-9]+\.)", "", term.sexpr()))


def applied(name: str, terms: Iterable[Any]) -> str:
    """A name applied to terms."""
    given = " ".join(map(_text, terms))
    return f"({name} {given})" if given else name


def barred(name: str) -> str:
    """A name of several words, as SMT-LIB quotes it, which can have neither `|` nor a backslash.

    >>> barred("*n = {*0|*0}")
    '|*n = {*0¦*0}|'
    """
    return f"|{name.replace('|', '¦').replace(chr(92), '/')}|"


def entries_of(text: str) -> dict[str, str]:
    r"""What is defined, stated and asked in a script, by name.

    >>> entries_of("(set-logic ALL)\n; axiom | definition\n(define-fun |a: b| () Bool true)\n")
    {'|a: b|': '; axiom | definition\n(define-fun |a: b| () Bool true)'}
    """
    parts = re.split(r"\n(?=; |\(declare-(?:fun|sort) )", text.rstrip("\n"))
    heads = ((re.match(r"; [^\n]*\n\(define-fun (\|[^|]*\||\S+) ", part), part) for part in parts)
    return {head[1]: part for head, part in heads if head}


def claim_name(label: str) -> str:
    """What a claim is called in a script.

    >>> claim_name("toy/claim | another reading")
    'claim toy/claim another reading'
    """
    return f"claim {label.replace(' | ', ' ', 1)}"


def name_of(theorem: Theorem) -> str:
    """What a theorem is called in a script."""
    own = theorem.name if theorem.rule is Rule.ORDER else f"{theorem.theory.name}: {theorem.name}"
    return barred(own)


def confirmed(script: Script) -> Mapping[str, str]:
    """By the name of each query why Z3 does not confirm it; empty where it does."""
    said = [line for line in evaluated(script.text()).splitlines() if line]
    if len(said) != len(script.queries):
        wrong = next((line for line in said if line not in ("sat", "unsat", "unknown")), "nothing")
        return dict.fromkeys(script.queries, f"not confirmed (the solver says {wrong})")
    answers = zip(script.queries, said, strict=True)
    return {name: "" if each == "unsat" else f"not confirmed ({each})" for name, each in answers}


def evaluated(text: str) -> str:
    """What Z3 answers to a script, each query within its resource limit."""
    import z3

    context = z3.Context()
    # It is read where a query begins, and holds for no other.
    z3.set_param("rlimit", RESOURCE_UNITS)
    try:
        said: str = z3.Z3_eval_smtlib2_string(context.ref(), text)
    except z3.Z3Exception as error:
        # What it answered, with what it could not read.
        return error.args[0].decode() if isinstance(error.args[0], bytes) else str(error)
    finally:
        z3.set_param("rlimit", 0)
    return said


@cache
def problem(theorem: Theorem) -> str:
    """Why a theorem alone is not confirmed, what it rests on granted; empty where it is."""
    if theorem.rule is Rule.AXIOM:
        return refuted_axiom(theorem)
    script = Script()
    script.alone(theorem)
    (why,) = confirmed(script).values()
    return f"{theorem.name}: {why}" if why else apart(theorem)


def contradicts(formulas: Sequence[Truth]) -> bool:
    """Whether Z3 finds that formulas cannot all be so."""
    terms = [unfolded(each.term) for each in formulas]
    return next(check_sat(terms, [[]], RESOURCE_UNITS)).status is Status.UNSAT
