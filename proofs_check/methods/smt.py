"""Queries to Z3: a small typed vocabulary, answers bounded by resource, SMT-LIB, and a check.

Z3 brings no types, so this is the one module that touches it; everywhere else a term is one of
`Truth`, `Bits` and `Integer`. The operators of terms mean what they mean on the truth values and
columns of `methods.logic`, so that a claim's predicate can be asked of an unknown instance as it
stands. Every query has a Z3 context of its own: its answer and its cost don't depend on what was
asked before.
"""

import re
import textwrap
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from enum import StrEnum
from functools import wraps
from typing import Any, ClassVar, TypeVar

from proofs_check.core.claim import Check, Plan
from proofs_check.core.evidence import Effort, Evidence, Json, Verdict, canonical, digest
from proofs_check.core.truth import no_truth, truth
from proofs_check.methods.exhaustive import Instance, Predicate, refutes
from reference.errors import InvalidInput

RESOURCE_UNITS: Mapping[Effort, int] = {Effort.DEFAULT: 300_000_000, Effort.DEEP: 2_000_000_000}
"""How much one query may spend, in Z3's resource units (`rlimit`): the same on every machine.

A second of a present-day core is 3 to 10 million. Z3 keeps the limit in 32 bits.
"""

Model = Mapping[str, bool | int]
"""The values of a query's unknowns, by name."""


class Truth:
    """A formula: true or false in a model."""

    def __init__(self, term: Any) -> None:
        """Wrap a Boolean term of Z3."""
        self.term = term

    def __bool__(self) -> bool:
        """Refuse: `and`, `or`, `not` and `if` would decide what only a model can."""
        raise TypeError("a formula has no truth value: use &, |, implies and negation")

    def __and__(self, other: "Truth | bool") -> "Truth":
        return Truth(_z3().And(self.term, _raw(other)))

    __rand__ = __and__

    def __or__(self, other: "Truth | bool") -> "Truth":
        return Truth(_z3().Or(self.term, _raw(other)))

    __ror__ = __or__

    def __xor__(self, other: "Truth | bool") -> "Truth":
        """Exactly one; with True the negation."""
        return Truth(_z3().Xor(self.term, _raw(other)))

    __rxor__ = __xor__

    def __invert__(self) -> "Truth":
        return Truth(_z3().Not(self.term))

    def __le__(self, other: "Truth | bool") -> "Truth":
        """If this then the other."""
        return Truth(_z3().Implies(self.term, _raw(other)))

    def __ge__(self, other: "Truth | bool") -> "Truth":
        """This if the other."""
        return Truth(_z3().Implies(_raw(other), self.term))

    def __eq__(self, other: "Truth | bool") -> "Truth":  # type: ignore[override]
        return Truth(self.term == _raw(other))

    def __ne__(self, other: "Truth | bool") -> "Truth":  # type: ignore[override]
        return Truth(self.term != _raw(other))

    __hash__ = None  # type: ignore[assignment]


class Bits:
    """An unsigned number of a fixed width in bits. It can be compared; only `plus` can wrap."""

    def __init__(self, term: Any) -> None:
        """Wrap a bit-vector term of Z3."""
        self.term = term

    def _other(self, other: "Bits | int") -> Any:
        """The other side of an operator; an integer must fit the width."""
        if isinstance(other, Bits):
            return other.term
        if not 0 <= other < 2 ** self.term.size():
            raise OverflowError(f"{other} does not fit in {self.term.size()} bits")
        return other

    def plus(self, other: int) -> "Bits":
        """The sum modulo 2^width; the caller knows that it fits."""
        return Bits(self.term + self._other(other))

    def __le__(self, other: "Bits | int") -> Truth:
        return Truth(_z3().ULE(self.term, self._other(other)))

    def __lt__(self, other: "Bits | int") -> Truth:
        return Truth(_z3().ULT(self.term, self._other(other)))

    def __ge__(self, other: "Bits | int") -> Truth:
        return Truth(_z3().UGE(self.term, self._other(other)))

    def __gt__(self, other: "Bits | int") -> Truth:
        return Truth(_z3().UGT(self.term, self._other(other)))

    def __eq__(self, other: "Bits | int") -> Truth:  # type: ignore[override]
        return Truth(self.term == self._other(other))

    def __ne__(self, other: "Bits | int") -> Truth:  # type: ignore[override]
        return Truth(self.term != self._other(other))

    __hash__ = None  # type: ignore[assignment]


class Integer:
    """An integer without bounds; or a real number, if `Terms.real` made a part of it."""

    def __init__(self, term: Any) -> None:
        """Wrap an integer term of Z3."""
        self.term = term

    def __add__(self, other: "Integer | int") -> "Integer":
        return Integer(self.term + _raw(other))

    def __sub__(self, other: "Integer | int") -> "Integer":
        return Integer(self.term - _raw(other))

    def __mul__(self, other: "Integer | int") -> "Integer":
        return Integer(self.term * _raw(other))

    def __neg__(self) -> "Integer":
        return Integer(-self.term)

    def __floordiv__(self, other: "Integer | int") -> "Integer":
        """The quotient, rounded down; by an unknown that is 0 any number, the same each time.

        Raises:
            TypeError: one of them is a real number, which Z3 would not round.
        """
        _whole(self, other)
        if isinstance(other, Integer):
            by, negative = other.term, -self.term / -other.term
            return Integer(_z3().If(by > 0, self.term / by, negative))
        return Integer(self.term / _positive(other))

    def __mod__(self, other: "Integer | int") -> "Integer":
        """What the quotient leaves, which has the sign of the divisor.

        Raises:
            TypeError: one of them is a real number.
        """
        _whole(self, other)
        if isinstance(other, Integer):
            by, negative = other.term, -(-self.term % -other.term)
            return Integer(_z3().If(by > 0, self.term % by, negative))
        return Integer(self.term % _positive(other))

    __radd__ = __add__
    __rmul__ = __mul__

    def __le__(self, other: "Integer | int") -> Truth:
        return Truth(self.term <= _raw(other))

    def __lt__(self, other: "Integer | int") -> Truth:
        return Truth(self.term < _raw(other))

    def __ge__(self, other: "Integer | int") -> Truth:
        return Truth(self.term >= _raw(other))

    def __gt__(self, other: "Integer | int") -> Truth:
        return Truth(self.term > _raw(other))

    def __eq__(self, other: "Integer | int") -> Truth:  # type: ignore[override]
        return Truth(self.term == _raw(other))

    def __ne__(self, other: "Integer | int") -> Truth:  # type: ignore[override]
        return Truth(self.term != _raw(other))

    __hash__ = None  # type: ignore[assignment]


Term = TypeVar("Term", Truth, Bits, Integer)


class Terms:
    """The unknowns and the assertions of one query."""

    def __init__(self) -> None:
        self.context = _z3().Context()
        self.unknowns: dict[str, Any] = {}
        self.assertions: list[Any] = []
        self.goal: Any = None
        """What is to follow from the assertions, if anything."""

    @property
    def asserted(self) -> list[Any]:
        """The assertions, and that the goal fails."""
        negated = [] if self.goal is None else [_z3().Not(self.goal)]
        return [*self.assertions, *negated]

    def written(self) -> list[Json]:
        """What is asserted, however Z3 prints it: each part once, by the numbers of its parts."""
        rows: list[Json] = []
        numbers: dict[int, int] = {}

        def number(term: Any) -> int:
            if (key := term.get_id()) not in numbers:
                parts = [number(part) for part in term.children()] if _z3().is_app(term) else []
                rows.append([term.decl().name(), *parts] if parts else term.sexpr())
                numbers[key] = len(rows) - 1
            return numbers[key]

        return [[number(each) for each in self.asserted], rows]

    def solved(self, logic: str, resource_units: int, hypotheses_alone: bool = False) -> "Answer":
        """What Z3 says of all that is asserted, or of the hypotheses alone."""
        stated = self.assertions if hypotheses_alone else self.asserted
        return _solve(self.context, stated, self.unknowns, logic, resource_units)

    def truth(self, name: str) -> Truth:
        """An unknown truth value."""
        return Truth(self._unknown(name, _z3().Bool(name, self.context)))

    def bits(self, name: str, width: int) -> Bits:
        """An unknown unsigned number of `width` bits."""
        return Bits(self._unknown(name, _z3().BitVec(name, width, self.context)))

    def integer(self, name: str) -> Integer:
        """An unknown integer."""
        return Integer(self._unknown(name, _z3().Int(name, self.context)))

    def real(self, name: str) -> Integer:
        """An unknown real number, which is written like an integer; models leave it out."""
        return Integer(self._unknown(name, _z3().Real(name, self.context)))

    def _unknown(self, name: str, term: Any) -> Any:
        if name in self.unknowns:
            raise ValueError(f"the unknown {name!r} exists already")
        self.unknowns[name] = term
        return term

    def known_truth(self, value: bool) -> Truth:
        """True or false."""
        return Truth(_z3().BoolVal(value, self.context))

    def known_bits(self, value: int, width: int) -> Bits:
        """A number of `width` bits."""
        return Bits(_z3().BitVecVal(value, width, self.context))

    def known_integer(self, value: int) -> Integer:
        """A number."""
        return Integer(_z3().IntVal(value, self.context))

    def function(self, name: str, arity: int = 1) -> Callable[..., Integer]:
        """An unknown function from integers to integers; a model does not show it."""
        sort = _z3().IntSort(self.context)
        function = _z3().Function(name, *[sort] * arity, sort)
        return lambda *arguments: Integer(function(*map(_raw, arguments)))

    def relation(self, name: str, arity: int = 1) -> Callable[..., Truth]:
        """An unknown relation of integers; a model does not show it."""
        sorts = [_z3().IntSort(self.context)] * arity
        relation = _z3().Function(name, *sorts, _z3().BoolSort(self.context))
        return lambda *arguments: Truth(relation(*map(_raw, arguments)))

    def for_all(self, names: Sequence[str], body: Callable[..., Truth]) -> Truth:
        """The body, of all integers in place of the names."""
        variables = [_z3().Int(name, self.context) for name in names]
        return Truth(_z3().ForAll(variables, body(*map(Integer, variables)).term))

    def any_of(self, formulas: Sequence[Truth]) -> Truth:
        """The disjunction; false of none."""
        # Z3 would write a disjunction of less than two as such, which is no SMT-LIB.
        if not formulas:
            return self.known_truth(False)
        if len(formulas) == 1:
            return formulas[0]
        return Truth(_z3().Or([formula.term for formula in formulas]))

    def require(self, formula: Truth) -> None:
        """Assert."""
        self.assertions.append(formula.term)

    def follows(self, *hypotheses_then_conclusion: Truth) -> None:
        """Assert all formulas but the last one, and that the last one fails."""
        *hypotheses, conclusion = hypotheses_then_conclusion
        for hypothesis in hypotheses:
            self.require(hypothesis)
        self.goal = conclusion.term

    def define(self, name: str, value: Term) -> Term:
        """An unknown of that name which equals the value."""
        term = self._unknown(name, _z3().Const(name, value.term.sort()))
        self.assertions.append(term == value.term)
        return type(value)(term)


def if_then_else(condition: Truth, then: Term, otherwise: Term) -> Term:
    """One of two terms of the same sort."""
    return type(then)(_z3().If(condition.term, then.term, otherwise.term))


class Meaning(StrEnum):
    """What a model of a query is to the claim."""

    COUNTEREXAMPLE = "counterexample"
    WITNESS = "witness"


@dataclass(frozen=True)
class Query:
    """One question: is there an instance within these bounds?

    Args:
        says: what a model is, in words, for whoever reads the exported file.
        extent: the bounds in words.
        instances: how many instances are within the bounds.
        build: states the unknowns and the assertions.
        decode: reads the instance from a model.
        meaning: what the instance is to the claim.
        effort: the least effort under which the query is asked.
        logic: the SMT-LIB logic that the assertions stay in.
    """

    says: str
    extent: str
    instances: int
    build: Callable[[Terms], None]
    decode: Callable[[Model], Instance]
    meaning: Meaning = Meaning.COUNTEREXAMPLE
    effort: Effort = Effort.DEFAULT
    logic: str = "QF_BV"


class Status(StrEnum):
    """What a solver says, in SMT-LIB's words. `unknown` is an answer of its own."""

    SAT = "sat"
    UNSAT = "unsat"
    UNKNOWN = "unknown"


@dataclass(frozen=True)
class Answer:
    """What came of a query."""

    status: Status
    resource_units: int
    """Spent, of Z3's `rlimit`."""
    model: Model = field(default_factory=dict)
    """The value of every unknown but the real ones, where the status is sat."""
    why: str = ""
    """Why the status is unknown."""


def solve(query: Query, resource_units: int, hypotheses_alone: bool = False) -> Answer:
    """Ask Z3, which gives up when it has spent the resource units: never after a time.

    Args:
        query: what is asked.
        resource_units: when Z3 gives up.
        hypotheses_alone: whether the conclusion that is to follow is left out; what follows from
            a contradiction says nothing.

    >>> def build(terms):
    ...     x = terms.integer("x")
    ...     terms.require((x > 3) & (x < 5))
    >>> def decode(model):
    ...     return {"x": model["x"]}
    >>> between = Query("an x between 3 and 5", "every x", 1, build, decode, logic="QF_LIA")
    >>> solve(between, 100_000).model
    {'x': 4}
    """
    terms = Terms()
    query.build(terms)
    return terms.solved(query.logic, resource_units, hypotheses_alone)


def _solve(
    context: Any,
    assertions: Sequence[Any],
    unknowns: Mapping[str, Any],
    logic: str,
    resource_units: int,
) -> Answer:
    z3 = _z3()
    if logic == "QF_BV":
        # Two to three times as fast on encodings by recursion as SolverFor("QF_BV").
        tactics = ("simplify", "solve-eqs", "bit-blast", "aig", "sat")
        solver = z3.Then(*tactics, ctx=context).solver()
    elif logic == "ALL":
        # Half the time of SolverFor("ALL") on the links of theories.
        solver = z3.SimpleSolver(ctx=context)
    else:
        solver = z3.SolverFor(logic, ctx=context)
    solver.set("rlimit", resource_units)
    solver.add(*assertions)
    status = Status(str(solver.check()))
    spent = int(solver.statistics().get_key_value("rlimit count"))
    if status is Status.UNKNOWN:
        reason = solver.reason_unknown()
        if "interrupted" in reason:
            # Z3 catches the signal itself.
            raise KeyboardInterrupt
        if spent >= resource_units:
            reason = f"the limit of {resource_units} resource units is spent"
        return Answer(status, spent, why=reason)
    if status is Status.UNSAT:
        return Answer(status, spent)
    model = solver.model()
    values = {
        name: _value(model.eval(term, model_completion=True))
        for name, term in unknowns.items()
        if not z3.is_real(term)
    }
    return Answer(status, spent, values)


def _value(term: Any) -> bool | int:
    z3 = _z3()
    return bool(z3.is_true(term)) if z3.is_bool(term) else int(term.as_long())


def export(query: Query, status: Status) -> str:
    """The query as SMT-LIB 2 text, for any solver.

    Args:
        query: what is asked.
        status: the answer that the file is to claim.
    """
    terms = Terms()
    query.build(terms)
    solver = _z3().Solver(ctx=terms.context)
    solver.add(*terms.asserted)
    script: str = solver.sexpr()
    lines = (
        f"A model is {query.says}.",
        f"Within these bounds: {query.extent}.",
        f"To the claim it is a {query.meaning}.",
        f"Stated by {query.build.__module__}, written by {__name__}.export with {solver_name()}.",
    )
    return f"{header(lines, status, query.logic)}{script}(check-sat)\n(exit)\n"


def header(lines: Sequence[str], status: Status, logic: str) -> str:
    """The beginning of an SMT-LIB 2 script: comments, the status that it claims, its logic."""
    comment = "\n".join(textwrap.fill(line, 98) for line in lines)
    return (
        textwrap.indent(comment, "; ")
        + "\n(set-info :smt-lib-version 2.6)"
        + f"\n(set-info :status {status})"
        + f"\n(set-logic {logic})\n"
    )


def check_sat(
    formulas: Sequence[Any], questions: Iterable[Sequence[Any]], resource_units: int
) -> Iterator[Answer]:
    """Yield what Z3 says of formulas with those of each question, in a context of their own.

    Args:
        formulas: Boolean terms of Z3, in any context.
        questions: more of them, for each question.
        resource_units: when Z3 gives up.
    """
    context = _z3().Context()
    moved = [formula.translate(context) for formula in formulas]
    for question in questions:
        asked = [*moved, *(formula.translate(context) for formula in question)]
        yield _solve(context, asked, {}, "ALL", resource_units)


@dataclass(frozen=True)
class Rechecked:
    """An SMT-LIB file's status, as it claims and as Z3 finds."""

    claimed: Status
    answer: Answer

    @property
    def confirmed(self) -> bool:
        """The file claims what Z3 finds."""
        return self.claimed is self.answer.status


_COMMANDS = (
    "set-info",
    "set-logic",
    "declare-fun",
    "declare-const",
    "declare-sort",
    "define-fun",
    "assert",
    "check-sat",
    "exit",
)


def check_smtlib(text: str, resource_units: int) -> Rechecked:
    """Solve an SMT-LIB 2 file and compare with the `:status` that it claims.

    Args:
        text: a plain script: declarations and assertions, then one `check-sat`.
        resource_units: when Z3 gives up.

    Raises:
        InvalidInput: no such script, or none that claims to be sat or unsat.

    >>> script = "(set-info :status sat)(declare-const a Bool)(assert a)(check-sat)"
    >>> check_smtlib(script, 1_000_000).confirmed
    True
    """
    commands = list(_commands(text))
    heads = [re.split(r"[\s()]+", command, maxsplit=2)[1] for command in commands]
    for head in heads:
        if head not in _COMMANDS:
            raise InvalidInput("command", head, "one of " + ", ".join(_COMMANDS))
    body = heads[:-1] if heads[-1:] == ["exit"] else heads
    if body.count("check-sat") != 1 or body[-1] != "check-sat" or "exit" in body:
        raise InvalidInput("script", body[-3:], "one check-sat, at the end")
    claims = _arguments(commands, r"set-info\s+:status")
    if len(claims) != 1 or claims[0] not in {Status.SAT, Status.UNSAT}:
        raise InvalidInput("status", claims, "(set-info :status sat) or (set-info :status unsat)")
    logic = (_arguments(commands, "set-logic") or ["ALL"])[0]
    z3 = _z3()
    context = z3.Context()
    try:
        z3.SolverFor(logic, ctx=context)  # refuses an unknown logic, which the parser warns of only
        assertions = z3.parse_smt2_string(text, ctx=context)
        answer = _solve(context, assertions, {}, logic, resource_units)
    except z3.Z3Exception as error:
        what = error.value.decode() if isinstance(error.value, bytes) else str(error.value)
        raise InvalidInput("script", what, f"SMT-LIB 2 in logic {logic}") from error
    return Rechecked(Status(claims[0]), answer)


_TOKEN = re.compile(
    r""";[^\n]*|"(?:[^"]|"")*"|\|[^|]*\||[()]|[^\s;"|()]+|\s+|(?P<unclosed>["|])""", re.DOTALL
)


def _commands(text: str) -> Iterator[str]:
    """Yield the top-level expressions, comments left out."""
    depth = 0
    command: list[str] = []
    for found in _TOKEN.finditer(text):
        token = found[0]
        if token.startswith(";"):
            continue
        depth += (token == "(") - (token == ")")
        outside = depth == 0 and token != ")" and not token.isspace()
        if found["unclosed"] or outside or depth < 0:
            raise InvalidInput("script", token, "SMT-LIB 2 commands, every parenthesis paired")
        command.append(token)
        if depth == 0 and token == ")":
            yield "".join(command).strip()
            command = []
    if depth:
        raise InvalidInput("script", "".join(command), "every parenthesis paired")


def _arguments(commands: Sequence[str], head: str) -> list[str]:
    """The argument of each command that begins so and has one."""
    matches = (re.fullmatch(rf"\(\s*{head}\s+(\S+?)\s*\)", command) for command in commands)
    return [match[1] for match in matches if match]


class UnconfirmedModelError(RuntimeError):
    """The reference does not confirm a model: a defect of the encoding, never a verdict."""


WITNESSED = "the whole statement, by a witness"
"""The scope of a statement of existence that is settled."""


@dataclass(frozen=True)
class Smt(Check):
    """A predicate asked of unknown instances.

    Args:
        predicate: what the claim says of an instance.
        queries: the questions, in the order in which they are asked; all of one meaning.
        reference_view: the view that the reference makes of an instance, as the predicate and
            a witness (`values()`) need it.
        resource_units: what one query may spend under each effort.

    The digest is of the formulas that were asked.
    """

    method: ClassVar[str] = "smt"
    varying: ClassVar[frozenset[str]] = frozenset({"queries", "solver", "witness", "certificate"})

    predicate: Predicate
    queries: tuple[Query, ...]
    reference_view: Callable[[Instance], Any]
    resource_units: Mapping[Effort, int] = field(default_factory=lambda: RESOURCE_UNITS)

    def __post_init__(self) -> None:
        """Refuse queries whose models would mean different things.

        Raises:
            ValueError: there is no query, or counterexamples and witnesses are mixed.
        """
        if len({query.meaning for query in self.queries}) != 1:
            raise ValueError("the queries of one check need one meaning")

    def verdicts(self) -> frozenset[Verdict]:
        """A model is a witness or a counterexample; without one a range of ours holds."""
        if self.queries[0].meaning is Meaning.WITNESS:
            return frozenset({Verdict.PROVED, Verdict.NOT_RUN})
        return frozenset({Verdict.HOLDS, Verdict.REFUTED, Verdict.NOT_RUN})

    def misfit(self, recorded: Evidence) -> str:
        """What was asked is asked today, and a witness is one by the reference."""
        if recorded.verdict is Verdict.NOT_RUN:
            return super().misfit(recorded)
        found: Any = recorded.facts
        asked = found["queries"]
        listed = [[q["extent"], q["instances"]] for q in asked]
        own = ([query.extent, query.instances] for query in self.queries)
        if listed != [each for each in own if each in listed]:
            return "a query is recorded that is not asked, or not in that order, or again"
        if any(len(q) != 4 or not _is_count(q["resource units"]) for q in asked):
            return "a query is recorded with more than its answer and what it took"
        modelled = [q["answer"] == Status.SAT.value for q in asked]
        if any(modelled[:-1]) or (modelled[-1:] == [True]) == (recorded.verdict is Verdict.HOLDS):
            return "the last query alone has a model, where one is found"
        if recorded.verdict is Verdict.HOLDS:
            empty = [q for q in asked if q["answer"] == Status.UNSAT.value]
            cases = max((q["instances"] for q in empty), default=0)
            settled = [q["extent"] for q in empty]
            open_ = [q.extent for q in self.queries if q.extent not in settled]
            words = re.escape(" and ".join(settled))
            if open_:
                why = (re.escape(extent) + r" \(.+?\)" for extent in open_)
                words += "; not looked at: " + ", ".join(why)
            if cases != found["cases"] or not re.fullmatch(words, recorded.scope):
                return "the scope and the cases are not those of the queries without a model"
        if recorded.verdict is Verdict.REFUTED and recorded.scope != asked[-1]["extent"]:
            return "the scope is not that of the query with a model"
        if recorded.verdict is Verdict.PROVED:
            if recorded.scope != WITNESSED:
                return "the scope is not that of a witness"
            witness = found["certificate"]
            view = self.reference_view(witness["instance"])
            true = truth(self.predicate(view), self.predicate)
            if not true or canonical(view.values()) != canonical(witness["values"]):
                return "the witness is none by the reference"
        return super().misfit(recorded)

    def run(self, effort: Effort) -> Evidence:
        """Ask the queries that the effort admits, until one has a model.

        Raises:
            UnconfirmedModelError: the reference does not confirm a model.
        """
        asked: list[Json] = []
        empty: list[Query] = []
        unsettled: list[str] = []
        formulas: list[Json] = []
        facts: dict[str, Json] = {"queries": asked, "solver": solver_name()}
        for query in self.queries:
            if query.effort is Effort.DEEP and effort is Effort.DEFAULT:
                unsettled.append(f"{query.extent} ({Effort.DEEP} only)")
                continue
            terms = Terms()
            query.build(terms)
            formulas.append(terms.written())
            facts["digest"] = digest(formulas)
            answer = terms.solved(query.logic, self.resource_units[effort])
            asked.append(
                {
                    "extent": query.extent,
                    "instances": query.instances,
                    "answer": answer.status.value,
                    "resource units": answer.resource_units,
                }
            )
            if answer.status is Status.SAT:
                return self._found(query, query.decode(answer.model), facts)
            if answer.status is Status.UNSAT:
                empty.append(query)
            else:
                unsettled.append(f"{query.extent} ({answer.why})")
        return self._nothing_found(empty, unsettled, facts)

    def _found(self, query: Query, instance: Instance, facts: Mapping[str, Json]) -> Evidence:
        """What a model says, once the reference has confirmed it."""
        view = self.reference_view(instance)
        wanted = query.meaning is Meaning.WITNESS
        if truth(self.predicate(view), self.predicate) is not wanted:
            raise UnconfirmedModelError(f"{query.meaning} {instance}: the reference differs")
        shown: dict[str, Json] = {"instance": instance, "values": view.values()}
        if wanted:
            certificate = {"kind": "witness", **shown}
            return Evidence(
                Verdict.PROVED, WITNESSED, self.method, {"certificate": certificate, **facts}
            )
        return Evidence(Verdict.REFUTED, query.extent, self.method, {"witness": shown, **facts})

    def _nothing_found(
        self, empty: Sequence[Query], unsettled: Sequence[str], facts: Mapping[str, Json]
    ) -> Evidence:
        """What it says that the queries without a model are the `empty` ones."""
        scope = " and ".join(query.extent for query in empty) or "nothing"
        if unsettled:
            scope += "; not looked at: " + ", ".join(unsettled)
        if not empty or empty[0].meaning is Meaning.WITNESS:
            why = "a statement of existence has no witness within the bounds" if empty else scope
            deep = {"deep": True} if not empty and not facts["queries"] else {}
            return Evidence(Verdict.NOT_RUN, scope, self.method, {"why": why, **facts, **deep})
        # Queries may overlap: an instance of two is not counted twice.
        cases = max(query.instances for query in empty)
        return Evidence(Verdict.HOLDS, scope, self.method, {"cases": cases, **facts})

    def replay(self, witness: Mapping[str, Json]) -> bool:
        """Whether the reference still finds the predicate false at the stored instance."""
        instance = witness["instance"]
        assert isinstance(instance, Mapping)
        return refutes(self.reference_view(instance), witness, None, self.predicate)


def asked(
    queries: Callable[[Predicate], Iterable[Query]], reference_view: Callable[[Instance], Any]
) -> Plan:
    """The plan of a check by queries.

    Args:
        queries: what to ask about a predicate.
        reference_view: the view that the reference makes of an instance.
    """
    return lambda predicate: Smt(predicate, tuple(queries(stated(predicate))), reference_view)


def stated(predicate: Predicate) -> Predicate:
    """The same, which on terms gives a formula, or an error that says where."""
    return wraps(predicate)(lambda *terms: as_formula(predicate(*terms), predicate))


def as_formula(found: Any, says: Callable[..., Any]) -> Any:
    """What was said of terms, if that is a formula, or a truth value whatever they are.

    Raises:
        NoTruthValue: it is neither.
    """
    if found is True or found is False or isinstance(found, Truth):
        return found
    raise no_truth(found, says, "a formula")


def verify_script(text: str) -> tuple[bool, str]:
    """Whether a script's status is what Z3 finds, and what both are.

    Raises:
        InvalidInput: no script that can be checked.
    """
    checked = check_smtlib(text, RESOURCE_UNITS[Effort.DEEP])
    found = f"the file says {checked.claimed}, Z3 finds {checked.answer.status}"
    return checked.confirmed, found


def solver_name() -> str:
    """The solver with its version: what is unknown to one version may be known to another."""
    return f"Z3 {_z3().get_version_string()}"


def _is_count(number: Json) -> bool:
    return type(number) is int and number >= 0


def _whole(*numbers: Integer | int) -> None:
    for each in numbers:
        if isinstance(each, Integer) and not each.term.is_int():
            raise TypeError(f"{each.term} is no integer")


def _positive(divisor: int) -> int:
    """The divisor, where SMT-LIB divides as Python does."""
    if divisor < 1:
        raise ValueError(f"a divisor of {divisor}")
    return divisor


def _raw(value: Any) -> Any:
    """Z3's own term of one of ours; a Python constant as it is."""
    return value.term if isinstance(value, Truth | Bits | Integer) else value


def _z3() -> Any:
    """Z3, imported when it is first needed: whoever lists the ledger doesn't wait for it."""
    import z3

    return z3
