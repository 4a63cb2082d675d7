"""Claims that a theorem says, or refutes: what a proof script is written for."""

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Any, ClassVar, TypeAlias

from proofs_check.core.audit import of_its_author
from proofs_check.core.claim import AS_PRINTED, Batched, Claim, Plan
from proofs_check.core.documents import find_document
from proofs_check.core.evidence import (
    Effort,
    Evidence,
    Json,
    Verdict,
    digest,
    not_looked,
)
from proofs_check.core.kept import keep, text_of
from proofs_check.core.ledger import ledger
from proofs_check.core.tables import computed_file
from proofs_check.core.truth import FaultyClaim
from proofs_check.methods import theory
from proofs_check.methods.logic import conjunction, negation
from proofs_check.methods.script import Script, confirmed, contradicts, evaluated, follows_from
from proofs_check.methods.smt import parts
from proofs_check.methods.smtlib import SCRIPT
from proofs_check.recheck import Script as Rechecked, Stop

View: TypeAlias = "str | Callable[..., tuple[Any, tuple[Any, ...]]]"


@dataclass(frozen=True)
class Chained(Batched):
    """A claim that a theorem says: its predicate follows, on terms, from the theorem.

    Args:
        predicate: the claim's.
        document: the short name.
        theorem: the name of the theorem's variable in the module of the theory.
        view: of the theorem's variables, what is assumed (the claim's own conditions) and what the
            predicate is given; or the name of such a function in that module; or nothing: what the
            theorem itself assumes and says.
        module: the document's module of the theory.
    """

    method: ClassVar[str] = "theorem"

    predicate: Callable[..., Any]
    document: str
    theorem: str
    view: View
    module: str = "theory"

    def found(self) -> theory.Theorem:
        """The theorem; `FaultyClaim`: the module has no such theorem."""
        theorem = getattr(self._module(), self.theorem, None)
        if not isinstance(theorem, theory.Theorem):
            raise FaultyClaim(
                f"{self.document}, {self.module}: no theorem is called {self.theorem}"
            )
        return theorem

    def _module(self) -> object:
        return find_document(self.document).module(self.module)

    @cache  # noqa: B019 - claims are never dropped
    def says(self) -> tuple[tuple[Any, ...], Any]:
        """What is assumed of the theorem's variables, and what the predicate says of them."""
        theorem = self.found()
        given, instance = self._viewed(theorem)
        assumed = self._assumed(theorem, given)
        said = theory.stated(self.predicate(*instance), self.predicate)
        return (() if assumed is True else (theory.stated(assumed, self._assuming),)), said

    @property
    def _assuming(self) -> Any:
        if not self.view:
            return lambda *_: _as_said(self.found())
        if not isinstance(self.view, str):
            return self.view
        if not hasattr(self._module(), self.view):
            raise FaultyClaim(f"{self.document}, {self.module}: no view is called {self.view}")
        return getattr(self._module(), self.view)

    def _viewed(self, theorem: theory.Theorem) -> Any:
        return self._assuming(*theorem.variables)

    def _assumed(self, theorem: theory.Theorem, given: Any) -> Any:
        """What is assumed, where the view gives this beside the instance."""
        del theorem
        return given

    def modules(self) -> Iterable[str]:
        """That of the theory."""
        return (self.module,)

    def scripts(self) -> Mapping[str, Callable[[str], tuple[bool, str]]]:
        """Proofs, and queries."""
        return {".smt2": verify_proof}

    def read(self) -> Mapping[Path, str]:
        """The proof script of the document."""
        return {script_file(self.document): made_by(self.document)}

    def verdicts(self) -> frozenset[Verdict]:
        """Chained to the definitions, or not."""
        return frozenset({Verdict.PROVED, Verdict.NOT_RUN})

    def scope(self, effort: Effort, found: Evidence) -> str:
        """It is about every case."""
        del effort, found
        return "the whole statement"

    @property
    def batch(self) -> object:
        """Those of one document: their chains have links in common, each confirmed once."""
        return Chained, self.document

    @staticmethod
    def run_together(checks: Sequence["Chained"], effort: Effort) -> list[Evidence]:
        """Follow each chain."""
        del effort
        return [check.followed() for check in checks]

    def followed(self) -> Evidence:
        """Evaluate the axioms; the script is a proof, and every query of the chain confirmed."""
        problems = [unproved(self.document), *self.untrue(), self.restated(), self.unsaid()]
        problems += [_unconfirmed(self.document).get(name, "") for name in self._entries()]
        if why := "; ".join(dict.fromkeys(filter(None, problems))):
            return not_looked("the chain of theorems", self.method, why)
        facts = {"certificate": self._certificate()}
        return Evidence(Verdict.PROVED, "the whole statement", self.method, facts)

    def untrue(self) -> list[str]:
        """Where axioms that it rests on are false in a model, in words."""
        axioms = (each for each in self.found().ancestors() if each.rule is theory.Rule.AXIOM)
        own = [theory.refuted_axiom(each) for each in axioms]
        return [*filter(None, (*own, theory.refuted_together(self.found())))]

    def restated(self) -> str:
        """Why it is a restatement of what is assumed; empty if it is none.

        It is one where the chain rests on nothing else, or has no step between.
        """
        theorem = self.found()
        if not (assumed := theorem.assumes()):
            return ""
        alone = all(each.kind in (None, theory.Kind.ASSUMED) for each in theorem.ancestors())
        given, said = self.says()
        denied = [*given, negation(said)]
        claim = negation(conjunction(denied))
        if not (alone or follows_from(theorem, assumed, claim)) or contradicts(denied):
            return ""
        return f"{theorem.name}: the claim says no more than what is assumed"

    def unsaid(self) -> str:
        """Which choices it asks by themselves: what they are no model says; empty if none."""
        from proofs_check.methods.choices import by_themselves

        chosen = {name for each in self.found().ancestors() for name in each.theory.chosen}
        given, said = self.says()
        formula = theory.unfolded(conjunction([*given, said]).term)  # type: ignore[attr-defined]
        alone = ", ".join(by_themselves(formula, chosen)) if chosen else ""
        return alone and f"{self.theorem}: the claim says what {alone} is, and no model does"

    def _entries(self) -> list[str]:
        """The names of what the chain has in the script, the claim's own last."""
        return [
            *(each.label for each in self.found().ancestors()),
            proof(self.document).claims[id(self)],
        ]

    def _certificate(self) -> dict[str, Json]:
        """What a chain rests on, and all of its steps."""
        theorem = self.found()
        chain = theorem.ancestors()
        entries = proof(self.document).script.entries
        assumed: list[Json] = [each.name for each in theorem.assumes()]
        return {
            "kind": "theorem",
            "theorem": theorem.name,
            "rests on": [t.name for t in chain if t.rule is theory.Rule.AXIOM],
            **({"assumes": assumed} if assumed else {}),
            "steps": [t.name for t in chain if t.rule is not theory.Rule.AXIOM],
            "script": script_file(self.document).name,
            "digest": digest(entries[name] for name in self._entries()),
        }


@dataclass(frozen=True)
class Disproved(Chained):
    """A claim that a theorem refutes, by an instance that the reference can't evaluate.

    That is one without end, such as a game with infinitely many options. The predicate says of it
    what the claim denies. The view gives the instance in the place of what is assumed: by the
    claim's names terms without a variable, of which the predicate is to speak. `chosen`: what the
    claim says there is for each instance, such as a K, and the theorem's variables that it is made
    of. It may be anything: each has its own variables, all together are those of the theorem, and
    nothing is assumed of them but `naturals`: which of them are natural numbers.
    """

    chosen: tuple[tuple[str, tuple[str, ...]], ...] = ()
    naturals: tuple[str, ...] = ()

    def _assumed(self, theorem: theory.Theorem, given: Any) -> Any:
        del given  # it is the instance
        named = {str(each.term).removesuffix("!"): each for each in theorem.variables}
        own = [name for _, names in self.chosen for name in names]
        if sorted(own) != sorted(named):
            allowed = ", ".join(named)
            raise FaultyClaim(f"{theorem.name}: {', '.join(own)} chosen, its variables: {allowed}")
        sorts = {name: each.term.sort().name() for name, each in named.items()}
        if not all(sorts.get(name) == "Int" for name in self.naturals):
            raise FaultyClaim(f"{theorem.name}: {', '.join(self.naturals)} are to be integers")
        assumed: Any = [named[name] >= 0 for name in self.naturals]  # type: ignore[operator]
        return conjunction(assumed) if assumed else True

    def _instance(self) -> dict[str, Json]:
        """The instance, by the claim's names.

        `FaultyClaim`: there is none, it is not a single one, or the predicate does not speak of it.
        """
        import z3

        theorem = self.found()
        given = self._viewed(theorem)[0]
        if not (isinstance(given, Mapping) and given):
            raise FaultyClaim(f"{theorem.name}: the view gives no instance")
        spoken_of = {each.get_id() for each in parts([theory.unfolded(self.says()[1].term)])}
        found: dict[str, Json] = {}
        for name, value in given.items():
            term = z3.IntVal(value) if isinstance(value, int) else theory.raw_term(value)
            if [*theory.constants([term])] or term.get_id() not in spoken_of:
                raise FaultyClaim(f"{theorem.name}: {name} = {term} is no instance of what is said")
            found[name] = _printed(term)
        return found

    def verdicts(self) -> frozenset[Verdict]:
        """Refuted by the chain, or not."""
        return frozenset({Verdict.REFUTED, Verdict.NOT_RUN})

    def scope(self, effort: Effort, found: Evidence) -> str:
        """It is about one instance."""
        del effort, found
        return "one instance, by a theorem"

    def amiss(self, effort: Effort, facts: Mapping[str, Json]) -> str:
        """There is no other witness."""
        del effort
        return "" if facts.get("witness") == self._witness() else "another witness is recorded"

    def _witness(self) -> dict[str, Json]:
        return {"instance": self._instance(), "values": {"theorem": self.found().name}}

    def _certificate(self) -> dict[str, Json]:
        """The chain's, with the instance and what may be anything."""
        whatever: dict[str, Json] = {name: list(own) for name, own in self.chosen}
        own: dict[str, Json] = {"instance": self._instance(), "whatever": whatever}
        return {**super()._certificate(), **own, "natural numbers": list(self.naturals)}

    def followed(self) -> Evidence:
        """Follow the chain; what it proves refutes the claim."""
        witness, found = self._witness(), super().followed()
        if found.verdict is not Verdict.PROVED:
            return found
        facts = {"witness": witness, **found.facts}
        return Evidence(Verdict.REFUTED, self.scope(Effort.DEFAULT, found), self.method, facts)

    def replay(self, witness: Mapping[str, Json]) -> bool:
        """Whether it is the instance, and the chain is confirmed."""
        return witness == self._witness() and self.followed().verdict is Verdict.REFUTED


def _as_said(theorem: theory.Theorem) -> tuple[Any, tuple[Any, ...]]:
    """What a theorem assumes, and what it says then."""
    import z3

    said = theory.stated(theorem.says(*theorem.variables), theorem.says).term
    if not z3.is_implies(said):  # an induction's measure may still have to be at least 0
        said = theorem.formula.term
    assumed, so = said.children() if z3.is_implies(said) else (z3.BoolVal(True), said)
    return z3.is_true(assumed) or theory.wrapped(assumed), (theory.wrapped(so),)


def _printed(term: Any) -> Json:
    """A number, or a term as it is written down.

    >>> import z3
    >>> _printed(z3.Function("games.neg", *[z3.IntSort()] * 2)(2))
    'neg(2)'
    """
    import z3

    if z3.is_int_value(term):
        return int(term.as_long())
    arguments = ", ".join(str(_printed(each)) for each in term.children())
    name = str(term.decl().name().rpartition(".")[2])
    return f"{name}({arguments})" if arguments else name


# The script of a document


@dataclass(frozen=True)
class Proof:
    """The script of a document, as its claims make it today."""

    script: Script
    claims: Mapping[int, str]
    """Of each check (its `id`) the name of its entry."""


def chains(document: str) -> "Mapping[str, Chained]":
    """The chained checks of a document's claims, by id and, of several, reading and check."""
    found: dict[str, Chained] = {}
    for claim in ledger(document).values():
        for reading in claim.readings:
            for name, check in claim.checks(reading).items():
                if isinstance(check, Chained):
                    found[label_of(claim, reading, name)] = check
    return found


def label_of(claim: Claim, reading: str, name: str) -> str:
    """What a chained check of a claim is called in the script of its document."""
    several = name.removesuffix(Chained.method).strip().removesuffix(":") if ":" in name else ""
    number = name.removeprefix(f"{several}: ").removeprefix(Chained.method).strip()
    words = [reading] if reading != AS_PRINTED else []
    part = ", ".join(filter(None, (*words, several, number)))
    return f"{claim.id} | {part}" if part else claim.id


@cache
def proof(document: str) -> Proof:
    """The proof script of a document, made from its theories and claims, and what it has kept."""
    script, claims = Script(), {}
    for label, check in chains(document).items():
        kind = "refuted" if isinstance(check, Disproved) else "claim"
        with _whose(label):
            assumed, said = check.says()
            claims[id(check)] = script.claim(kind, label, check.found(), assumed, said)
    return Proof(script, claims)


@contextmanager
def _whose(label: str) -> Iterator[None]:
    """Say of which claim it is that something is wrong."""
    try:
        yield
    except Exception as error:
        if faulty := of_its_author(label.partition(" | ")[0], error):
            raise faulty from error
        raise


@cache
def unproved(document: str) -> str:
    """Why the script that is stored is no proof of today's claims; empty where it is one."""
    path, text = script_file(document), proof(document).script.text()
    if text_of(path) != text:
        return f"{path.name} is not what today's theories make: gameproof prove {document}"
    return no_proof(text)


def no_proof(text: str) -> str:
    """Why a script is no proof, whatever a solver says of its queries; empty where it is one."""
    try:
        Rechecked(text)
    except Stop as stop:
        return str(stop.args[0])
    return ""


@cache
def _unconfirmed(document: str) -> Mapping[str, str]:
    """By the name of each entry with a query why it is not confirmed."""
    found = confirmed(proof(document).script)
    return {name: why and f"{name.strip('|')}: {why}" for name, why in found.items()}


NOT_SAID = (
    "  its theorem does not say so of all that is assumed; of a measure it says where that is >= 0"
)
ALONE = "  alone it is confirmed, by the instances that are found: plainer steps are needed"


def write_script(
    document: str,
    anew: bool = False,
    progress: Callable[[int, int], None] = lambda done, of: None,
) -> list[str]:
    """Write the script of a document, if it is a proof; else what is not so, a line each.

    Args:
        document: the short name.
        anew: look for all instances; else for those that are missing, or no proof any more.
        progress: told for how many theorems they were looked for, and of how many.
    """
    from proofs_check.methods.search import look_for

    untrue: list[str] = []
    for label, check in chains(document).items():
        with _whose(label):  # what it asks for in vain is told first
            check.says()
            untrue += check.untrue()
    if untrue:
        return [*dict.fromkeys(untrue)]
    missing: dict[theory.Theorem, list[str]] = {}
    looked: set[theory.Theorem] = set()
    while True:
        every = {each for own in chains(document).values() for each in own.found().ancestors()}
        steps = (theory.Rule.STEP, theory.Rule.INDUCTION)
        left = [each for each in every if each.rule in steps and each not in looked]
        wanted = [each for each in left if anew or each.hypotheses is None]
        if not (wanted or anew):
            failed = _unconfirmed(document)
            wanted = [each for each in left if failed[each.label]]
        if not wanted:
            break
        missing |= look_for(sorted(wanted, key=lambda each: each.label), progress)
        looked |= {*wanted}
        proof.cache_clear()
        _unconfirmed.cache_clear()
    by_name = {each.label: missing.get(each, [ALONE]) for each in looked}
    problems = [
        "\n".join([why, *by_name.get(name, [NOT_SAID])])
        for name, why in _unconfirmed(document).items()
        if why
    ]
    text = proof(document).script.text()
    if not problems:
        found = [no_proof(text)]
        for check in chains(document).values():
            found += [check.restated(), check.unsaid()]
        problems = [*filter(None, found)]
    if not problems:
        keep({script_file(document): text}, made_by(document))
    return problems


def made_by(document: str) -> str:
    """The command that writes the script of a document."""
    return f"gameproof prove {document}"


def verify_proof(text: str) -> tuple[bool, str]:
    """Whether a proof script is one, and Z3 confirms its queries."""
    if why := no_proof(text):
        return False, f"it is no proof: {why}"
    answers = [line for line in evaluated(text).splitlines() if line]
    wrong = sum(line != "unsat" for line in answers)
    if wrong or len(answers) != text.count("\n(check-sat)"):
        return False, f"{wrong} of {text.count(chr(10) + '(check-sat)')} queries are not confirmed"
    return True, f"a proof of {len(answers)} theorems and claims, each confirmed by Z3"


def script_file(document: str) -> Path:
    """Where the proof script of a document is kept."""
    return computed_file(document, SCRIPT)


def chained(document: str, theorem: str, view: View = "", module: str = "theory") -> Plan:
    """The plan of a claim that a theorem of the document's theory says.

    `theorem`: the theorem's name in that module. `view`: of the theorem's variables, the claim's
    own conditions, and what its predicate is given (or the name of such a function there); what the
    theorem assumes and says, if not given. `module`: the document's module of the theory.
    """
    return lambda predicate: Chained(predicate, document, theorem, view, module)


def disproved(
    document: str, theorem: str, view: View, module: str, chosen: Mapping[str, str], naturals: str
) -> Plan:
    """The plan of a reading that a theorem refutes, for a predicate that denies it.

    Args:
        document: the short name.
        theorem: the theorem's name in that module.
        view: of the theorem's variables the instance, by the claim's names, and what the predicate
            is given (or the name of such a function there).
        module: the document's module of the theory.
        chosen: what the claim says there is, and the variables that it is made of.
        naturals: those of them that are natural numbers.
    """
    own = tuple((name, tuple(variables.split())) for name, variables in chosen.items())
    natural = tuple(naturals.split())
    return lambda predicate: Disproved(predicate, document, theorem, view, module, own, natural)
