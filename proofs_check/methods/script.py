"""The proof script of a document: every theorem that a claim rests on, as SMT-LIB 2 text.

Any solver runs it, and `proofs_check/recheck.py`, which needs nothing of this project, sees whether
its queries make a proof. Each axiom, theorem and claim is a `define-fun`; below a theorem stands
its query: instances of what it rests on, and that it fails. What a script says, it says once: the
audit makes it anew from the theories and compares, confirms it whole, and `show` prints from it.
"""

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any

from proofs_check.core.truth import FaultyClaim
from proofs_check.methods import theory
from proofs_check.methods.logic import conjunction, implies
from proofs_check.methods.smt import Truth, contradict, parts
from proofs_check.methods.smtlib import applied, barred, claim_name, defined, names_in, text

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
    _theories: dict[str, theory.Theory] = field(default_factory=dict)
    """Those that its theorems are of, by name: one name is one theory to a solver."""
    _written: dict[int, Any] = field(default_factory=dict)
    """The terms whose functions are there, by address: kept, so that no other has it."""

    def text(self) -> str:
        """The whole script."""
        return "\n".join([HEAD, *self.entries.values()]) + "\n"

    def add(self, theorem: theory.Theorem) -> str:
        """Write a theorem with all that it rests on; the name of its entry.

        `FaultyClaim`: it rests on two theories of one name.
        """
        if theorem.label not in self.entries:
            own = theorem.theory
            if self._theories.setdefault(own.name, own) is not own:
                raise FaultyClaim(f"{theorem.label}: two theories are called {own.name}")
            if theorem.hypotheses is None:
                _look_for(theorem)
            for each in theorem.rests_on:
                self.add(each)
            self._write(theorem, theorem.hypotheses or ())
        return theorem.label

    def alone(self, theorem: theory.Theorem, hypotheses: Sequence[str] | None = None) -> None:
        """Write a theorem with its query, and what it rests on as if it were given.

        `theorem`: what is asked. `hypotheses`: what its query is to assume, if not all that it
        does.
        """
        for each in theorem.rests_on:
            if each.label not in self.entries:
                self._define("axiom | assumed", each.label, each.variables, each.formula)
        self._write(theorem, (theorem.hypotheses or ()) if hypotheses is None else hypotheses)

    def _write(self, theorem: theory.Theorem, hypotheses: Sequence[str]) -> None:
        name = theorem.label
        if theorem.rule in (theory.Rule.AXIOM, theory.Rule.ORDER):
            kind = "order" if theorem.kind is None else f"axiom | {theorem.kind}"
            self._define(kind, name, theorem.variables, theorem.formula)
            return
        # What its query speaks of stands before it.
        written = (*(theorem.smaller or ()), *(fact.terms for fact in theorem.by_hand))
        for terms in (*written, theorem.at):
            self._need(terms)
        self._need([theorem.formula.term, *(each.term for each in theorem.variables)])
        says = ""
        if theorem.measure is not None:
            measure = barred(f"{theorem.theory.name}: measure of {theorem.name}")
            self._define("measure", measure, theorem.variables, theorem.measure)
            if not isinstance(theorem.measure, theory.Ordinal):
                here = applied(measure, [each.term for each in theorem.variables])
                says = f"(=> (>= {here} 0) {text(theorem.formula.term.arg(1))})"
        kind = "induction" if theorem.rule is theory.Rule.INDUCTION else "theorem"
        self._define(kind, name, theorem.variables, theorem.formula, says)
        self._ask(name, theorem.variables, hypotheses)

    def claim(
        self, kind: str, label: str, theorem: theory.Theorem, assumed: Sequence[Any], said: Any
    ) -> str:
        """Write that a theorem says a claim; the name of the entry.

        `kind`: whether the claim is proved (`claim`) or an instance `refuted` it. `label`: the
        claim's id, and its reading or part. `theorem`: what it rests on. `assumed`: the claim's
        conditions, of the theorem's variables. `said`: what the claim says of them.
        """
        earlier = self.add(theorem)
        name = barred(claim_name(label))
        formula = implies(conjunction(assumed), said) if assumed else said
        own = [each.term for each in theorem.variables]
        self.state(f"{kind} {label}", name, theorem, formula, [applied(earlier, own)])
        return name

    def state(
        self, kind: str, name: str, theorem: theory.Theorem, formula: Any, hypotheses: Iterable[str]
    ) -> None:
        """Write that a formula of a theorem's variables follows from these hypotheses."""
        self._define(kind, name, theorem.variables, formula)
        self._ask(name, theorem.variables, hypotheses)

    def _define(
        self, kind: str, name: str, variables: Iterable[Any], says: Any, said: str = ""
    ) -> None:
        own = [each.term for each in variables]
        self._need([says.term, *own])
        self.entries[name] = f"; {kind}\n{defined(name, own, says.term, said)}"

    def _ask(self, name: str, variables: Sequence[Any], hypotheses: Iterable[str]) -> None:
        own = [each.term for each in variables]
        lines = [
            "(push 1)",
            *(f"(declare-const {v.decl().name()} {v.sort().sexpr()})" for v in own),
            *(f"(assert {each})" for each in hypotheses),
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
        new = [*parts(given, known=self._written.keys())]
        functions = {each.name(): each for each in (term.decl() for term in new)}
        for full, function in sorted(functions.items()):
            name = full.rpartition("/")[2]
            own = "." in name and name not in self.entries
            if own and full in theory.DEFINITIONS:
                found = theory.DEFINITIONS[full]
                self._need([found.body, *found.variables])
                own_text = defined(name, found.variables, found.body)
                self.entries[name] = f"; definition: {found.says}\n{own_text}"
            elif own:
                sorts = [function.domain(n) for n in range(function.arity())]
                for sort in (*sorts, function.range()):
                    self._sort(sort)
                domain = " ".join(sort.sexpr() for sort in sorts)
                self.entries[name] = f"(declare-fun {name} ({domain}) {function.range().sexpr()})"
        self._written |= {term.as_ast().value: term for term in new}

    def _sort(self, sort: Any) -> None:
        name = sort.sexpr()
        if name not in ("Int", "Bool", "Real") and name not in self.entries:
            self.entries[name] = f"(declare-sort {name} 0)"


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


def problem(theorem: theory.Theorem) -> str:
    """Why a theorem alone is not confirmed, what it rests on granted; empty where it is."""
    if theorem.rule is theory.Rule.AXIOM:
        return theory.refuted_axiom(theorem)
    why = "" if theorem.hypotheses is None else _unconfirmed(theorem)
    if theorem.hypotheses is None or (why and theorem.is_written and theorem not in theory.FOUND):
        _look_for(theorem)
        why = _unconfirmed(theorem)
    return f"{theorem.name}: {why}" if why else theory.refuted_together(theorem)


def _look_for(theorem: theory.Theorem) -> None:
    """Look for the instances that prove a theorem; what does needs Z3 when it is imported."""
    from proofs_check.methods.search import look_for

    look_for([theorem])


def _unconfirmed(theorem: theory.Theorem) -> str:
    script = Script()
    script.alone(theorem)
    (why,) = confirmed(script).values()
    return why


def follows_from(theorem: theory.Theorem, by: Iterable[theory.Theorem], formula: Any) -> bool:
    """Whether a formula of a theorem's variables follows from some of what that rests on alone."""
    labels = {each.label for each in by}
    used = [each for each in theorem.hypotheses or () if names_in(each)[-1] in labels]
    script, name = Script(), "|claim of what is assumed|"
    script.alone(theorem)
    script.state("claim", name, theorem, formula, used)
    return bool(used) and not confirmed(script)[name]


def contradicts(formulas: Sequence[Truth]) -> bool:
    """Whether Z3 finds that formulas cannot all be so."""
    return contradict((theory.unfolded(each.term) for each in formulas), RESOURCE_UNITS)
