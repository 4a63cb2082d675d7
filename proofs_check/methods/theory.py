"""Theorems chained to a document's definitions, each link a query without quantifiers.

A *theory* states definitions as axioms over unknown functions: any set, any heap, any tree. A
`Theorem` can only be made here, in four ways: as an axiom, as an instance of a theorem at named
terms, by a step (what it says follows from instances), or by induction on a measure. No hypothesis
can be typed in, and what a theorem rests on exists before it: no chain goes round.

`Model`s say what the axioms' functions are for the reference, and every axiom is asked of their
values; where it is false in a model, nothing that rests on it is proved. So the theory speaks of
the same functions as the reference, and they are a model of the axioms: nothing is proved from a
contradiction. Where a theorem rests on two theories that speak of the same functions, the axioms
of one are asked in the models of the other too.

Axioms are of three `Kind`s. What is assumed is neither a definition of the document nor a function
of ours: it is named wherever a theorem that rests on it is shown.

Trees are no sort of their own: an induction over them is one over their rank, which an axiom says
is smaller for an option: an integer, or an ordinal where there may be infinitely many options. A
maximum over a set is two axioms: it is attained (at a term that a function of ours names), and
nothing exceeds it.
"""

import inspect
from collections.abc import Callable, Iterable, Mapping, Sequence
from contextlib import contextmanager
from contextvars import ContextVar
from dataclasses import InitVar, dataclass
from enum import StrEnum
from functools import cache, cached_property, lru_cache
from itertools import combinations
from math import prod
from numbers import Rational
from pathlib import Path
from typing import TYPE_CHECKING, Any, ClassVar, TypeAlias

from proofs_check.core.claim import Batched, Plan
from proofs_check.core.documents import find_document
from proofs_check.core.evidence import (
    Effort,
    Evidence,
    Json,
    Verdict,
    canonical,
    digest,
    not_looked,
)
from proofs_check.core.tables import computed_file
from proofs_check.core.truth import no_truth
from proofs_check.methods.logic import conjunction
from proofs_check.methods.smt import (
    Integer,
    Status,
    Truth,
    check_sat,
    header,
    if_then_else,
)

if TYPE_CHECKING:
    from collections.abc import Iterator

    from proofs_check.methods.instances import Search

RESOURCE_UNITS = 20_000_000
"""Z3's `rlimit` for one link: the same on every machine."""

EVALUATIONS = 200_000
"""How many instances of an axiom a model may have, all evaluated; of a theorem, the first ones."""

ELSEWHERE = 3_000
"""How many instances of an axiom are evaluated in a model of another theory."""


class Element:
    """A term of a sort of the theory's own: a convention, a position, a tree."""

    def __init__(self, term: Any) -> None:
        """Wrap a term of Z3."""
        self.term = term

    def __eq__(self, other: object) -> Truth:  # type: ignore[override]
        """Equal."""
        assert isinstance(other, Element)
        return Truth(self.term == other.term)

    def __ne__(self, other: object) -> Truth:  # type: ignore[override]
        """Not equal."""
        assert isinstance(other, Element)
        return Truth(self.term != other.term)

    __hash__ = None  # type: ignore[assignment]


Term: TypeAlias = Integer | Truth | Element

_KINDS: Mapping[str, type[Term]] = {
    "Int": Integer,
    "Real": Integer,
    "Rank": Integer,
    "Bool": Truth,
}


@dataclass(frozen=True)
class Sort:
    """What a term stands for: a number, a truth value, or something of the theory's own."""

    name: str

    def raw(self) -> Any:
        """Z3's sort."""
        z3 = _z3()
        known = dict.fromkeys(("Real", "Rank"), z3.RealSort)
        known |= {"Int": z3.IntSort, "Bool": z3.BoolSort}
        return known[self.name]() if self.name in known else z3.DeclareSort(self.name)

    def wrap(self, term: Any) -> Term:
        """Z3's term as one of ours."""
        return _KINDS.get(self.name, Element)(term)


INT, BOOL = Sort("Int"), Sort("Bool")
REAL = Sort("Real")
"""Real numbers, written like integers; in a model exact numbers of Python's or of the reference's.

There numbers of different types are compared by `<=`: by `==` equal ones may differ.
"""
RANK = Sort("Rank")
"""Ordinals, added by their natural sum; of what functions are to values, never of a variable.

To Z3 they are real numbers. Ordinals with natural sums are in a real closed field, that of the
surreal numbers, and what Z3 finds of one link holds in every such field. Axioms and theorems about
real numbers need not: no ordinal is given to them.
"""


def _is_whole(value: Any) -> bool:
    """Whether a value of a model is an integer, of whatever type."""
    return type(value) is int or (isinstance(value, Rational) and value.denominator == 1)


_IS_ONE: Mapping[str, Callable[[Any], bool]] = {
    INT.name: _is_whole,
    RANK.name: lambda value: _is_whole(value) and value >= 0,
    BOOL.name: lambda value: isinstance(value, bool),
    REAL.name: lambda value: not isinstance(value, float),
}
"""Of each sort that Z3 knows whether a value of a model is one; real numbers are exact."""


@dataclass(frozen=True)
class Model:
    """One instance of what a theory speaks of, by the reference.

    Args:
        says: which instance, in words.
        functions: what the functions of the theory are, by name.
        values: for each sort, by name, the values at which axioms are evaluated.

    Raises:
        TypeError: a value is none of its sort, such as a half for an integer.
    """

    says: str
    functions: Mapping[str, Callable[..., Any]]
    values: Mapping[str, Iterable[Any]]

    def __post_init__(self) -> None:
        """Keep the values, which each axiom asks for anew."""
        kept = {sort: tuple(values) for sort, values in self.values.items()}
        for sort, is_one in _IS_ONE.items():
            for value in kept.get(sort, ()):
                if not is_one(value):
                    raise TypeError(f"{self.says}: {value!r} is given, no {sort}")
        object.__setattr__(self, "values", kept)

    def asked(self, name: str, sort: str) -> Callable[..., Any]:
        """A function of the model, asked once at the same values of the same types.

        Args:
            name: what it is called.
            sort: the name of the sort of its values; what it gives is one.
        """
        given, is_one = self.functions[name], _IS_ONE.get(sort)
        if is_one is not None:
            given = self._of(given, name, sort, is_one)
        return given if hasattr(given, "cache_info") else lru_cache(maxsize=None, typed=True)(given)

    def _of(
        self, given: Callable[..., Any], name: str, sort: str, is_one: Callable[[Any], bool]
    ) -> Callable[..., Any]:
        def checked(*values: Any) -> Any:
            found = given(*values)
            if not is_one(found):
                raise TypeError(f"{self.says}: {name} is {found!r}, no {sort}")
            return found

        return checked


_ASKED: ContextVar[Callable[[str, str], Callable[..., Any]] | None] = ContextVar(
    "asked", default=None
)
"""Within a model its functions."""


@contextmanager
def within(model: Model) -> "Iterator[Callable[[str, str], Callable[..., Any]]]":
    """Functions of values are those of a model; its own functions may use them."""
    asked = cache(model.asked)
    token = _ASKED.set(asked)
    try:
        yield asked
    finally:
        _ASKED.reset(token)


@dataclass(frozen=True)
class Symbol:
    """A function of the theory: of terms a term, or, within a model, of values a value."""

    name: str
    sorts: tuple[Sort, ...]
    value: Sort

    def __call__(self, *arguments: Any) -> Any:
        """Apply it.

        Raises:
            ValueError: it takes another number of arguments, or an ordinal is in a real one.
        """
        asked = _ASKED.get()
        if asked is not None:
            return asked(self.name.partition(".")[2], self.value.name)(*arguments)
        if len(arguments) != len(self.sorts):
            raise ValueError(f"{self.name} takes {len(self.sorts)} arguments")
        raw = [*map(_raw, arguments)]
        key = tuple(map(_which, raw))
        if key not in self._applied:
            if REAL in self.sorts:
                own = zip(raw, self.sorts, strict=True)
                _no_ordinals(self.name, (each for each, sort in own if sort == REAL))
            self._applied[key] = self.value.wrap(self._function(*raw))
        return self._applied[key]

    @cached_property
    def _applied(self) -> dict[tuple[Any, ...], Term]:
        """What it is of terms so far: theorems ask for the same again and again."""
        return {}

    @cached_property
    def _function(self) -> Any:
        return _z3().Function(self.name, *(sort.raw() for sort in self.sorts), self.value.raw())


class Rule(StrEnum):
    """How a theorem was made."""

    AXIOM = "axiom"
    STEP = "step"
    INDUCTION = "induction"


class Kind(StrEnum):
    """What an axiom is."""

    DEFINITION = "definition"
    """What the document defines: held to the reference in the models.

    The setting is one too, which is the claim's own hypothesis: `a > b >= 1`, or S = {M - 1, M}.
    """
    RECURSION = "recursion"
    """A function of ours, which nothing else speaks of: by recursion, by cases, or as what attains
    something (a least number, a largest of finitely many, a first one if there is any). There
    always is such a function."""
    ASSUMED = "assumed"
    """A fact of mathematics or of the game that is neither."""


_SEAL = object()
_RANKS: dict[str, bool] = {}
"""Of each function whether its values are ordinals: one name is one function to Z3."""


@dataclass(frozen=True, eq=False)
class Theorem:
    """For all values of its variables: what it says.

    Raises:
        ValueError: it was written down, not made by a theory.
    """

    theory: "Theory"
    name: str
    rule: Rule
    variables: tuple[Term, ...]
    formula: Truth
    """What it says of the variables."""
    granted: tuple[Truth, ...]
    """Of an induction: what it says of what is smaller."""
    rests_on: tuple["Fact", ...]
    typical: Truth | None
    """What a model of the hypotheses is to satisfy, so that they are not true of nothing."""
    says: Callable[..., Any]
    kind: Kind | None
    """Of an axiom, what it is."""
    seal: InitVar[object]
    """Not kept, so that no other theorem is made of one by `dataclasses.replace`."""

    def __post_init__(self, seal: object) -> None:
        """Refuse what was written down."""
        if seal is not _SEAL:
            raise ValueError("a theorem is proved, not written down")

    def __call__(self, *terms: Any) -> "Fact":
        """The instance at these terms.

        Raises:
            ValueError: they are too many or too few, or of other sorts, or an ordinal is in one
                that stands for a real number.
        """
        return Fact(self, _terms(self.name, self.variables, terms), _SEAL)

    def ancestors(self) -> "list[Theorem]":
        """All theorems that it rests on and itself, each once, those that are used first."""
        found: dict[int, Theorem] = {}

        def visit(theorem: Theorem) -> None:
            if id(theorem) not in found:
                for fact in theorem.rests_on:
                    visit(fact.theorem)
                found[id(theorem)] = theorem

        visit(self)
        return list(found.values())

    def assumes(self) -> "list[Theorem]":
        """All that it rests on and that is assumed."""
        return [each for each in self.ancestors() if each.kind is Kind.ASSUMED]


@dataclass(frozen=True, eq=False)
class Fact:
    """An instance of a theorem."""

    theorem: Theorem
    terms: tuple[Any, ...]
    """Z3's terms in the place of the theorem's variables."""
    seal: InitVar[object]

    def __post_init__(self, seal: object) -> None:
        """Refuse what was written down."""
        if seal is not _SEAL:
            raise ValueError("a fact is an instance of a theorem, not written down")

    @cached_property
    def formula(self) -> Truth:
        """What the theorem says of these terms; made when a link is first asked for it."""
        return Truth(_in_place(self.theorem.formula, self.theorem.variables, self.terms))


Facts: TypeAlias = "Fact | Iterable[Facts]"
"""An instance, or instances in groups: what several instances are for has a name of its own."""

By: TypeAlias = Callable[..., Facts]
"""Of the variables of a theorem: what it rests on."""


def _each(facts: Facts) -> "Iterator[Fact]":
    """Yield every instance of these groups."""
    if isinstance(facts, Fact):
        yield facts
    else:
        for group in facts:
            yield from _each(group)


class Theory:
    """The axioms and theorems about one thing that a document defines."""

    def __init__(self, document: str, name: str, models: Callable[[], Iterable[Model]]) -> None:
        """Begin with nothing but the models that the axioms will be held to.

        Args:
            document: the short name.
            name: how the theory is called in files and in symbols.
            models: makes small instances by the reference.
        """
        self.document = document
        self.name = name
        self.models = models
        self.theorems: dict[str, Theorem] = {}
        self._symbols: dict[str, Symbol] = {}
        self.called: dict[str, str] = {}
        """What its models call functions: its own, and those that its axioms speak of."""
        self._beside: dict[str, Theory] = {name: self}
        """The theories that its theorems rest on, by name: one name is one theory to Z3."""

    def sort(self, name: str) -> Sort:
        """A sort of the theory's own."""
        return Sort(f"{self.name}.{name}")

    def function(self, name: str, *sorts: Sort) -> Symbol:
        """A function; the last sort is that of its values.

        Raises:
            ValueError: the name is taken, or a bound variable's; or an ordinal is an argument; or
                only one of two theories has a function of that name with ordinals for values.
        """
        if RANK in sorts[:-1]:
            raise ValueError(f"{self.name}: {name} is to take an ordinal, which only measures are")
        if name in self._symbols or not name.replace("_", "").isalnum():
            raise ValueError(f"{self.name}: the symbol {name!r} is taken or malformed")
        *arguments, value = sorts
        made = Symbol(f"{self.name}.{name}", tuple(arguments), value)
        if _RANKS.setdefault(made.name, value == RANK) != (value == RANK):
            raise ValueError(f"{made.name}: an ordinal in one theory of that name, not in another")
        self._call(made.name)
        self._symbols[name] = made
        return made

    def _call(self, function: str) -> None:
        """Keep what its models call a function; they can't tell two of one name."""
        name = function.partition(".")[2]
        if self.called.setdefault(name, function) != function:
            raise ValueError(f"{self.name}: {name} is {function}, and {self.called[name]}")

    def symbol(self, name: str) -> Symbol:
        """The function of that name."""
        return self._symbols[name]

    def axiom(
        self,
        name: str,
        over: Sequence[Sort],
        says: Callable[..., Any],
        *,
        kind: Kind = Kind.DEFINITION,
    ) -> Theorem:
        """What is so for all values of these sorts: a definition of the document, if not said.

        Args:
            name: the definition, as the document numbers it, and which part.
            over: the sorts of the variables, which are called as in `says`.
            says: what is so; it is asked of plain values too.
            kind: what it is.
        """
        made = self._made(name, Rule.AXIOM, over, says, (), (), None, kind=kind)
        for function in _functions(made):
            self._call(function)
        return made

    def theorem(
        self,
        name: str,
        over: Sequence[Sort],
        says: Callable[..., Any],
        *by: By,
        typical: Callable[..., Any] | None = None,
    ) -> Theorem:
        """For all values of these sorts, from instances of what is known.

        Args:
            name: what it is called.
            over: the sorts of its variables.
            says: what is so.
            by: the instances.
            typical: what some instance of the hypotheses satisfies, such as that a move exists.
        """
        return self._made(name, Rule.STEP, over, says, (), by, typical)

    def together(
        self,
        name: str,
        over: Sequence[Sort],
        by: By,
        typical: Callable[..., Any] | None = None,
    ) -> Theorem:
        """What several instances say, as one theorem: what a claim rests on.

        Args:
            name: what it is called.
            over: the sorts of its variables.
            by: the instances, of the variables.
            typical: as in `theorem`.
        """

        def says(*variables: Any) -> Any:
            return conjunction(fact.formula for fact in _each(by(*variables)))

        says.__signature__ = inspect.signature(by)  # type: ignore[attr-defined]
        return self._made(name, Rule.STEP, over, says, (), (by,), typical)

    def induction(
        self,
        name: str,
        over: Sequence[Sort],
        says: Callable[..., Any],
        *by: By,
        on: Callable[..., Integer],
        smaller: Sequence[Callable[..., tuple[Any, ...]]],
        typical: Callable[..., Any] | None = None,
    ) -> Theorem:
        """For all values at which a measure is at least 0, from the same where it is smaller.

        Strong induction: what it says of other values is granted where their measure is at least 0
        and below that of the variables, and nowhere else. They take the variables' places in what
        was said once, as the terms of an instance do.

        Args:
            name: what it is called.
            over: the sorts of its variables.
            says: what is so.
            by: instances of what is known.
            on: the measure.
            smaller: the values at which the hypothesis is used.
            typical: as in `theorem`.

        Raises:
            TypeError: the measure is no integer, and no sum of ordinals: real numbers can fall
                without end.
            ValueError: the values are too many or too few, or of other sorts.
        """

        def measured(*variables: Any) -> Any:
            return (on(*variables) >= 0) <= says(*variables)

        variables = _variables(over, says)
        measure, said = on(*variables), _stated(says(*variables), says)
        formula = (measure >= 0) <= said
        if not (measure.term.is_int() or _is_rank(measure.term)):
            raise TypeError(f"{name}: the measure {measure.term} is no integer, and no ordinal")
        granted = []
        for place in smaller:
            terms = _terms(name, variables, place(*variables))
            below = Integer(_in_place(measure, variables, terms))
            granted.append(
                ((below >= 0) & (below < measure)) <= Truth(_in_place(said, variables, terms))
            )
        measured.__signature__ = inspect.signature(says)  # type: ignore[attr-defined]
        return self._made(
            name, Rule.INDUCTION, over, measured, tuple(granted), by, typical, formula
        )

    def _made(
        self,
        name: str,
        rule: Rule,
        over: Sequence[Sort],
        says: Callable[..., Any],
        granted: tuple[Truth, ...],
        by: Sequence[By],
        typical: Callable[..., Any] | None,
        formula: Truth | None = None,
        kind: Kind | None = None,
    ) -> Theorem:
        if name in self.theorems:
            raise ValueError(f"{self.name}: there is a theorem {name!r}")
        if file_name(name) in map(file_name, self.theorems):
            raise ValueError(f"{self.name}: {name!r} is another theorem's name in a file")
        variables = _variables(over, says)
        facts = tuple(fact for each in by for fact in _each(each(*variables)))
        if formula is None:
            formula = _stated(says(*variables), says)
        own = {variable.term.get_id() for variable in variables}
        # A theorem speaks of its variables only; its instances speak of what took their place.
        stated = [each.term for each in (formula, *granted)]
        for term in _constants([*stated, *(term for fact in facts for term in fact.terms)]):
            if term.get_id() not in own:
                raise ValueError(f"{name}: {term} is no variable of it")
        for fact in facts:
            for called, theory in fact.theorem.theory._beside.items():
                if self._beside.setdefault(called, theory) is not theory:
                    raise ValueError(f"{name}: it rests on two theories that are called {called}")
        kept = None if typical is None else typical(*variables)
        made = Theorem(
            self, name, rule, variables, formula, granted, facts, kept, says, kind, _SEAL
        )
        self.theorems[name] = made
        return made


def _stated(found: Any, says: Any) -> Truth:
    """What was said of terms, if that is a formula.

    Raises:
        NoTruthValue: it is none.
    """
    if not isinstance(found, Truth):
        raise no_truth(found, says, "a formula")
    return found


def _is_rank(measure: Any) -> bool:
    """Whether a measure is an ordinal, or a sum of ordinals."""
    if measure.decl().kind() == _z3().Z3_OP_ADD:
        return all(map(_is_rank, measure.children()))
    return _RANKS.get(measure.decl().name(), False)


def _sort_of(function: Any) -> str:
    """The name of the sort of a function's values."""
    name: str = function.range().name()
    return RANK.name if _RANKS.get(function.name(), False) else name


def _no_ordinals(name: str, reals: Iterable[Any]) -> None:
    """Refuse an ordinal for a real number: not all that is so of those is so of ordinals.

    There is an integer above each real number, and none above omega.
    """
    for each in _parts(term for term in reals if not isinstance(term, int)):
        if _RANKS.get(each.decl().name(), False):
            raise ValueError(f"{name}: {each} is an ordinal, not a real number")


def _variables(over: Sequence[Sort], says: Callable[..., Any]) -> tuple[Term, ...]:
    """A bound variable for each sort; its name cannot be that of a symbol."""
    names = list(inspect.signature(says).parameters)
    if len(names) != len(over):
        raise ValueError(f"{len(over)} sorts for the variables {', '.join(names)}")
    if RANK in over:
        raise ValueError(
            f"{', '.join(names)}: a variable is to be an ordinal, as measures alone are"
        )
    z3 = _z3()
    return tuple(
        sort.wrap(z3.Const(f"{name}!", sort.raw())) for name, sort in zip(names, over, strict=True)
    )


def _terms(name: str, variables: Sequence[Term], values: Sequence[Any]) -> tuple[Any, ...]:
    """Z3's terms that can take the places of the variables.

    Raises:
        ValueError: they are too many or too few, or of other sorts, or an ordinal is in one that
            stands for a real number.
    """
    if len(values) != len(variables):
        raise ValueError(f"{name} speaks of {len(variables)} things")
    z3, found = _z3(), []
    for variable, value in zip(variables, values, strict=True):
        sort = variable.term.sort()
        raw = _constant(value, sort)
        real = sort == z3.RealSort()
        if real and raw.sort() == z3.IntSort():
            raw = z3.ToReal(raw)  # an integer is a real number, and nothing else becomes one
        if raw.sort() != sort:
            raise ValueError(f"{name}: {raw} is no {sort}")
        if real:
            _no_ordinals(name, [raw])
        found.append(raw)
    return tuple(found)


def _in_place(said: Term, variables: Sequence[Term], terms: Sequence[Any]) -> Any:
    """What is said of the variables, of these terms."""
    pairs = zip((variable.term for variable in variables), terms, strict=True)
    return _z3().substitute(said.term, *pairs)


def _constants(terms: Iterable[Any]) -> "Iterator[Any]":
    """Yield the constants in these terms that are no function of a theory (those have a dot)."""
    uninterpreted = _z3().Z3_OP_UNINTERPRETED
    for each in _parts(terms, least=True):
        if each.decl().kind() == uninterpreted and "." not in each.decl().name():
            yield each


def _functions(theorem: Theorem) -> set[str]:
    """The names of the functions of theories that a theorem speaks of."""
    names = (each.decl().name() for each in _parts([theorem.formula.term]))
    return {name for name in names if "." in name}


def _parts(terms: Iterable[Any], least: bool = False) -> "Iterator[Any]":
    """Yield each term and each that it is made of, once; or those only that are made of nothing."""
    z3, given = _z3(), [*terms]
    context = z3.main_ctx()
    own = context.ref()
    # By their addresses: to make an object of each part takes several times as long.
    seen, pending = set(), [each.as_ast() for each in given]
    while pending:
        each = pending.pop()
        if each.value not in seen:
            seen.add(each.value)
            several = z3.Z3_get_app_num_args(own, each) if z3.Z3_is_app(own, each) else 0
            pending.extend(z3.Z3_get_app_arg(own, each, place) for place in range(several))
            if not (least and several):
                yield z3.z3._to_expr_ref(each, context)


def either(condition: Any, then: Any, otherwise: Any) -> Any:
    """One of two: by a truth value now, by a formula in a model.

    >>> either(True, 1, 2)
    1
    """
    if isinstance(condition, bool):
        return then if condition else otherwise
    return if_then_else(condition, _as_term(then), _as_term(otherwise))


def _as_term(value: Any) -> Any:
    return Integer(_z3().IntVal(value)) if isinstance(value, int) else value


# Confirming


@dataclass(frozen=True, eq=False)
class Link:
    """One query: hypotheses and what is to follow."""

    name: str
    hypotheses: tuple[Truth, ...]
    conclusion: Truth
    typical: Truth | None

    def script(self) -> str:
        """The link as SMT-LIB 2 text, unsatisfiable where it holds."""
        return _script(self)

    def problem(self) -> str:
        """Why it is not confirmed; empty where it is."""
        hypotheses = [h.term for h in self.hypotheses]
        typical = [] if self.typical is None else [self.typical.term]
        questions = [_z3().Not(self.conclusion.term)], typical
        answers = check_sat(hypotheses, questions, RESOURCE_UNITS)
        answer = next(answers)
        if answer.status is not Status.UNSAT:
            return f"{self.name}: not confirmed ({answer.why or answer.status})"
        if next(answers).status is not Status.SAT:
            return f"{self.name}: its hypotheses have no model that Z3 finds"
        return ""


def _contradicts(hypotheses: Sequence[Any], denied: Any) -> bool:
    return next(check_sat(hypotheses, [[denied]], RESOURCE_UNITS)).status is Status.UNSAT


@cache
def _script(link: Link) -> str:
    # Many claims rest on the same links, and Z3 takes a while to write one.
    solver = _z3().Solver()
    solver.add(*(h.term for h in link.hypotheses), _z3().Not(link.conclusion.term))
    formulas: str = solver.sexpr()
    comment = [f"A model is not so: {link.name}."]
    return f"{header(comment, Status.UNSAT, 'ALL')}{formulas}(check-sat)\n(exit)\n"


@cache
def link(theorem: Theorem) -> Link:
    """The query of a theorem that is no axiom."""
    facts = (fact.formula for fact in theorem.rests_on)
    return Link(theorem.name, (*theorem.granted, *facts), theorem.formula, theorem.typical)


@cache
def problem(theorem: Theorem) -> str:
    """Why a theorem alone is not confirmed, what it rests on granted; empty where it is."""
    if theorem.rule is Rule.AXIOM:
        return refuted_axiom(theorem)
    return link(theorem).problem() or _apart(theorem)


def _apart(theorem: Theorem) -> str:
    """Which axioms that a theorem rests on speak of the same functions, but of other models.

    Each theory's axioms have models of their own. Of two theories those of one are to be models of
    the other's axioms too, as far as they have its functions, or else both say nothing together.
    """
    axioms = [each for each in theorem.ancestors() if each.rule is Rule.AXIOM]
    for one, other in combinations(dict.fromkeys(each.theory for each in axioms), 2):
        found = [
            next(
                filter(None, (_elsewhere(axiom, models) for axiom in axioms if axiom.theory is of)),
                "",
            )
            for of, models in ((one, other), (other, one))
        ]
        if all(found):
            return f"{theorem.name}: two theories have no models in common: {'; '.join(found)}"
    return ""


@cache
def _elsewhere(axiom: Theorem, theory: Theory) -> str:
    """Where an axiom is false in another theory's models, if they have its functions."""
    known = _functions(axiom) <= {*theory.called.values()}
    return refuted_axiom(axiom, ELSEWHERE, theory) if known else ""


@cache
def models_of(theory: Theory) -> tuple[Model, ...]:
    """The instances at which axioms are evaluated; one axiom after the other asks for them."""
    return tuple(theory.models())


@cache
def _searched(theorem: Theorem) -> "tuple[Search, Sequence[tuple[str, str]]]":
    """What finds an instance where it is false; the functions that it asks, with their sorts."""
    from proofs_check.methods.instances import search

    variables = [variable.term for variable in theorem.variables]
    find, functions = search(theorem.formula.term, variables)
    return find, [(each.name().partition(".")[2], _sort_of(each)) for each in functions]


def refuted_axiom(axiom: Theorem, most: int | None = None, theory: Theory | None = None) -> str:
    """Where an axiom is false in a model, in words; empty where in none.

    Args:
        axiom: or a theorem, of which the first `EVALUATIONS` instances of each model will do.
        most: after how many instances of each model to stop, if not all are to be looked at.
        theory: whose models are asked, if not those of its own.

    Raises:
        ValueError: there is no model, or none in which the axiom has an instance, or one in which
            it has more than are evaluated.
    """
    variables = [variable.term for variable in axiom.variables]
    sorts = [variable.sort().name().rpartition(".")[2] for variable in variables]
    find, functions = _searched(axiom)
    limit = EVALUATIONS if most is None else most
    asked = 0
    for model in models_of(theory or axiom.theory):
        if theory is not None and not {*sorts} <= model.values.keys():
            return ""
        values = [tuple(model.values[sort]) for sort in sorts]
        with within(model) as function:
            number, false = find([function(*each) for each in functions], values, limit)
        asked += number
        if false is not None:
            names = (str(variable).removesuffix("!") for variable in variables)
            at = ", ".join(f"{n} = {v}" for n, v in zip(names, false, strict=True))
            return f"axiom {axiom.name}: false for the reference, {model.says}, {at}"
        # A theorem is proved: that it is true of the reference is a test.
        if most is None and axiom.rule is Rule.AXIOM and prod(map(len, values)) > limit:
            raise ValueError(f"axiom {axiom.name}: {model.says} has too many instances")
    if not asked:
        raise ValueError(f"axiom {axiom.name}: no model has an instance of it")
    return ""


# Claims


View: TypeAlias = "str | Callable[..., tuple[Any, tuple[Any, ...]]]"


@dataclass(frozen=True)
class Chained(Batched):
    """A claim that a theorem says: its predicate follows, on terms, from the theorem.

    Args:
        predicate: the claim's.
        document: the short name.
        theorem: the name of the theorem's variable in the module of the theory.
        view: of the theorem's variables, what is assumed (the claim's own conditions) and what the
            predicate is given; or the name of such a function in that module.
        reading: which reading of the claim this is, where several are chained.
        module: the document's module of the theory.
    """

    method: ClassVar[str] = "theorem"

    predicate: Callable[..., Any]
    document: str
    theorem: str
    view: View
    reading: str = ""
    module: str = "theory"

    def found(self) -> Theorem:
        """The theorem.

        Raises:
            ValueError: the document has no such theorem.
        """
        theorem = getattr(self._module(), self.theorem, None)
        if not isinstance(theorem, Theorem):
            raise ValueError(f"{self.document} has no theorem {self.theorem}")
        return theorem

    def _module(self) -> object:
        return find_document(self.document).module(self.module)

    def last_link(self) -> Link:
        """The query that the predicate follows from the theorem."""
        return self._from(self.found())

    @cache  # noqa: B019 - claims are never dropped, and Z3 takes a while to write a script
    def _from(self, theorem: Theorem) -> Link:
        given, instance = self._viewed(theorem)
        assumed = self._assumed(theorem, given)
        said = _stated(self.predicate(*instance), self.predicate)
        hypotheses = (
            theorem.formula,
            *([] if assumed is True else [_stated(assumed, self._assuming)]),
        )
        return Link(self._called, hypotheses, said, theorem.typical)

    @property
    def _assuming(self) -> Any:
        """The view, itself."""
        return getattr(self._module(), self.view) if isinstance(self.view, str) else self.view

    def _viewed(self, theorem: Theorem) -> Any:
        return self._assuming(*theorem.variables)

    def _assumed(self, theorem: Theorem, given: Any) -> Any:
        """What is assumed, where the view gives this beside the instance."""
        del theorem
        return given

    def _links(self) -> list[tuple[Path, Link]]:
        """Every link of the chain, with the file in which it is stored."""
        theorem = self.found()
        links = [(t.theory, link(t)) for t in theorem.ancestors() if t.rule is not Rule.AXIOM]
        links.append((theorem.theory, self.last_link()))
        return [(_path(theory, each), each) for theory, each in links]

    def stored_names(self) -> Iterable[str]:
        """The last link's, in the theories of the module: which it is a name does not tell."""
        return [f"{self.document}/{self.module}: {file_name(self._called)}.smt2"]

    @property
    def _called(self) -> str:
        """How the link from the theorem to the claim is called."""
        claim = f"{self.predicate.__name__.strip('<>')} {self.reading}".strip()
        return f"{claim}, as the claim states it"

    def stored(self) -> Mapping[Path, str]:
        """Every link of the chain as an SMT-LIB 2 file that claims to be unsatisfiable."""
        return {path: each.script() for path, each in self._links()}

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
        """Evaluate the axioms, confirm every link, and the last one."""
        theorem = self.found()
        chain = theorem.ancestors()
        problems = [found for found in map(problem, chain) if found]
        problems += [found for found in [self.last_link().problem(), self.restated()] if found]
        if problems:
            return not_looked("the chain of theorems", self.method, "; ".join(problems))
        facts = {"certificate": self._certificate()}
        return Evidence(Verdict.PROVED, "the whole statement", self.method, facts)

    def restated(self) -> str:
        """Why it is a restatement of what is assumed; empty if it is none.

        It is one where the chain rests on nothing else, or has no step between.
        """
        theorem, last = self.found(), self.last_link()
        assumed = theorem.assumes()
        if not assumed:
            return ""
        given = [each.term for each in last.hypotheses[1:]]
        denied = _z3().Not(last.conclusion.term)
        said = [each.formula.term for each in theorem.rests_on if each.theorem in assumed]
        alone = all(each.kind in (None, Kind.ASSUMED) for each in theorem.ancestors())
        restated = alone or (said and _contradicts([*given, *said], denied))
        if not restated or _contradicts(given, denied):
            return ""
        return f"{last.name}: it says no more than what is assumed"

    def unlike(self, recorded: Evidence) -> str:
        """The certificate is that of this chain."""
        if recorded.verdict is Verdict.NOT_RUN:
            return ""
        own = canonical(self._certificate()) == canonical(recorded.facts.get("certificate"))
        return "" if own else "its certificate is not that of this chain of theorems"

    def _certificate(self) -> dict[str, Json]:
        """What a chain rests on, and all of its links."""
        theorem = self.found()
        chain = theorem.ancestors()
        links = self._links()
        assumed: list[Json] = [each.name for each in theorem.assumes()]
        return {
            "kind": "theorem",
            "theorem": theorem.name,
            "rests on": [t.name for t in chain if t.rule is Rule.AXIOM],
            **({"assumes": assumed} if assumed else {}),
            "steps": [t.name for t in chain if t.rule is not Rule.AXIOM],
            "files": [path.name for path, _ in links],
            "digest": digest(_formulas(each) for _, each in links),
        }


@dataclass(frozen=True)
class Disproved(Chained):
    """A claim that a theorem refutes, by an instance that the reference can't evaluate.

    That is one without end, such as a game with infinitely many options. The predicate says of it
    what the claim denies. The view gives the instance in the place of what is assumed: by the
    claim's names terms without a variable, of which the predicate is to speak.

    Args:
        chosen: what the claim says there is for each instance, such as a K, and the theorem's
            variables that it is made of. It may be anything: each has its own variables, all
            together are those of the theorem, and nothing is assumed of them but
        naturals: which of them are natural numbers.
    """

    chosen: tuple[tuple[str, tuple[str, ...]], ...] = ()
    naturals: tuple[str, ...] = ()

    def _assumed(self, theorem: Theorem, given: Any) -> Any:
        del given  # it is the instance
        named = {str(each.term).removesuffix("!"): each for each in theorem.variables}
        own = [name for _, names in self.chosen for name in names]
        if sorted(own) != sorted(named):
            allowed = ", ".join(named)
            raise ValueError(f"{theorem.name}: {', '.join(own)} chosen, its variables: {allowed}")
        sorts = {name: each.term.sort().name() for name, each in named.items()}
        if not all(sorts.get(name) == "Int" for name in self.naturals):
            raise ValueError(f"{theorem.name}: {', '.join(self.naturals)} are to be integers")
        assumed: Any = [named[name] >= 0 for name in self.naturals]  # type: ignore[operator]
        return conjunction(assumed) if assumed else True

    def _instance(self) -> dict[str, Json]:
        """The instance, by the claim's names.

        Raises:
            ValueError: there is none, it is not a single one, or the predicate does not speak of
                it.
        """
        z3, theorem = _z3(), self.found()
        given = self._viewed(theorem)[0]
        if not (isinstance(given, Mapping) and given):
            raise ValueError(f"{theorem.name}: the view gives no instance")
        spoken_of = {each.get_id() for each in _parts([self.last_link().conclusion.term])}
        found: dict[str, Json] = {}
        for name, value in given.items():
            term = z3.IntVal(value) if isinstance(value, int) else _raw(value)
            if [*_constants([term])] or term.get_id() not in spoken_of:
                raise ValueError(f"{theorem.name}: {name} = {term} is no instance of what is said")
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


def _printed(term: Any) -> Json:
    """A number, or a term as it is written down.

    >>> _printed(_z3().Function("games.neg", *[_z3().IntSort()] * 2)(2))
    'neg(2)'
    """
    if _z3().is_int_value(term):
        return int(term.as_long())
    arguments = ", ".join(str(_printed(each)) for each in term.children())
    name = str(term.decl().name().rpartition(".")[2])
    return f"{name}({arguments})" if arguments else name


def _path(theory: Theory, each: Link) -> Path:
    return computed_file(theory.document, f"smt/{step_file(theory, each.name)}")


def step_file(theory: Theory, name: str) -> str:
    """The name of the file of a step, a theorem or how a claim follows from one."""
    return f"{theory.name}--{file_name(name)}.smt2"


@cache
def _formulas(each: Link) -> str:
    """The script without comments, which name the solver's version."""
    return "\n".join(line for line in each.script().splitlines() if not line.startswith(";"))


@cache
def file_name(name: str) -> str:
    """How a theorem is called in the name of a file.

    >>> file_name("A(h) + B(h) > h - m")
    'A-h-B-h-h-m'
    """
    words = "".join(letter if letter.isalnum() else " " for letter in name).split()
    return "-".join(words)


def chained(
    document: str,
    theorem: str,
    view: View = lambda *variables: (True, variables),
    reading: str = "",
    module: str = "theory",
) -> Plan:
    """The plan of a claim that a theorem of the document's theory says.

    Args:
        document: the short name.
        theorem: the theorem's name in that module.
        view: of the theorem's variables, the claim's own conditions, and what its predicate is
            given (or the name of such a function there); the variables themselves if not given.
        reading: which reading of the claim this is, where several are chained.
        module: the document's module of the theory.
    """
    return lambda predicate: Chained(predicate, document, theorem, view, reading, module)


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
    return lambda predicate: Disproved(predicate, document, theorem, view, "", module, own, natural)


def outline(theorem: Theorem) -> "Iterator[str]":
    """Yield a line a theorem, with the axioms it uses; below it the theorems, each once whole."""
    for depth, each, how in chain_of(theorem):
        yield f"{'  ' * depth}{each.name} ({how})"


def chain_of(theorem: Theorem) -> "Iterator[tuple[int, Theorem, str]]":
    """Yield a theorem and what it rests on: how deep each is, and by what rule and axioms.

    An axiom that is assumed is said to be.
    """
    yield from _chain(theorem, 0, set())


def _chain(theorem: Theorem, depth: int, shown: set[int]) -> "Iterator[tuple[int, Theorem, str]]":
    used = dict.fromkeys(fact.theorem for fact in theorem.rests_on)
    axioms = "; ".join(
        f"assumed: {one.name}" if one.kind is Kind.ASSUMED else one.name
        for one in used
        if one.rule is Rule.AXIOM
    )
    again = id(theorem) in shown and used
    by = ", as above" if again else f", by {axioms}" if axioms else ""
    yield depth, theorem, f"{theorem.rule}{by}"
    if again:
        return
    shown.add(id(theorem))
    for one in used:
        if one.rule is not Rule.AXIOM:
            yield from _chain(one, depth + 1, shown)


def _constant(value: Any, sort: Any) -> Any:
    """Z3's term of one of ours, of a truth value, or of a number of the sort."""
    z3 = _z3()
    if isinstance(value, bool):
        return z3.BoolVal(value)
    if isinstance(value, int):
        return z3.RealVal(value) if sort == z3.RealSort() else z3.IntVal(value)
    return _raw(value)


def _which(raw: Any) -> Any:
    """What tells an argument from all others, as long as there is a term of it: its address."""
    return raw.as_ast().value if hasattr(raw, "as_ast") else (type(raw), raw)


def _raw(value: Any) -> Any:
    return value.term if isinstance(value, Integer | Truth | Element) else value


def _z3() -> Any:
    """Z3, imported when it is first needed."""
    import z3

    return z3
