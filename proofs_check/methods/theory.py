"""Theories: axioms and theorems about what a document defines, and the models that hold them to it.

A *theory* states definitions as axioms over unknown functions: any set, any heap, any tree. A
`Theorem` can only be made here: as an axiom, as what follows from others, or by induction on a
measure. It says what is so, and names what it rests on, which exists before it: no chain goes
round. Of what is named the instances are looked for once, and kept in the document's script, which
is read; where none are found they are written here. Whether it does follow, `methods.script` has a
solver say, of all theorems of a document at once.

`Model`s say what the axioms' functions are for the reference, and every axiom is asked of their
values; where it is false in a model, nothing that rests on it is proved. So the theory speaks of
the same functions as the reference. They say so of all functions of all axioms that a theorem of
theirs rests on, those of other theories too, and all are asked there: nothing is proved from a
contradiction.

Axioms are of three `Kind`s. What is assumed is neither a definition of the document nor a function
of ours: it is named wherever a theorem that rests on it is shown.

Trees are no sort of their own: an induction over them is one over their rank, which an axiom says
is smaller for an option: an integer, or an ordinal where there may be infinitely many options. A
maximum over a set is two axioms: it is attained (at a term that a function of ours names, a
`choice`, which a model need not know), and nothing exceeds it. What a theory has a word for is a
`notion`: a function of terms that stays one in what is written.
"""

import inspect
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from contextvars import ContextVar
from dataclasses import InitVar, dataclass, replace
from enum import StrEnum
from functools import cache, cached_property, lru_cache, partial, wraps
from math import prod
from numbers import Rational
from typing import TYPE_CHECKING, Any, TypeAlias, TypeVar

from proofs_check.core.truth import FaultyClaim, no_truth
from proofs_check.methods.logic import conjunction, implies, negation, rises, under
from proofs_check.methods.smt import Integer, Truth, if_then_else, parts
from proofs_check.methods.smtlib import applied, barred, kept, names_in

if TYPE_CHECKING:
    from proofs_check.methods.choices import Choice
    from proofs_check.methods.instances import Search

# What a theory is written with, all of it: `from proofs_check.methods.theory import *`.
__all__ = ["Any", "Callable", "Iterator", "Mapping", "Sequence"]
__all__ += ["BOOL", "INT", "RANK", "REAL", "Fact", "Facts", "Model", "Sort", "Symbol"]
__all__ += [
    "Theorem",
    "Theory",
    "completed",
    "conjunction",
    "either",
    "implies",
    "in_full",
    "models_of",
    "negation",
    "notion",
    "parted",
    "rises",
    "under",
]

EVALUATIONS = 200_000
"""How many instances of an axiom a model may have, all evaluated; of a theorem, the first ones."""

ELSEWHERE = 3_000
"""How many instances of an axiom are evaluated in a model of another theory."""


class Element:
    """A term of a sort of the theory's own: a convention, a position, a tree."""

    def __init__(self, term: Any) -> None:
        self.term = term

    def __eq__(self, other: object) -> Truth:  # type: ignore[override]
        return Truth(self.term == self._other(other))

    def __ne__(self, other: object) -> Truth:  # type: ignore[override]
        return Truth(self.term != self._other(other))

    __hash__ = None  # type: ignore[assignment]

    def _other(self, other: object) -> Any:
        if not isinstance(other, Element) or other.term.sort() != self.term.sort():
            raise TypeError(f"{raw_term(other)} is no {self.term.sort()}, as {self.term} is")
        return other.term


class Ordinal(Element):
    """An ordinal: they are added by their natural sum, and compared, and that is all."""

    def __add__(self, other: "Ordinal") -> "Ordinal":
        return Ordinal(_natural_sum()(self.term, other.term))

    def __lt__(self, other: "Ordinal") -> Truth:
        return Truth(_less()(self.term, other.term))

    def __gt__(self, other: "Ordinal") -> Truth:
        return other < self


Term: TypeAlias = Integer | Truth | Element

_KINDS: Mapping[str, type[Term]] = {"Int": Integer, "Real": Integer, "Rank": Ordinal, "Bool": Truth}


@dataclass(frozen=True)
class Sort:
    """What a term stands for: a number, a truth value, or something of the theory's own."""

    name: str

    def raw(self) -> Any:
        """Z3's sort."""
        z3 = _z3()
        known = {"Real": z3.RealSort, "Int": z3.IntSort, "Bool": z3.BoolSort}
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
"""Ordinals, of which a solver knows nothing but the laws that a theorem names (`ORDER`)."""


def _less() -> Any:
    return _z3().Function("rank.lt", RANK.raw(), RANK.raw(), BOOL.raw())


def _natural_sum() -> Any:
    return _z3().Function("rank.sum", RANK.raw(), RANK.raw(), RANK.raw())


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

    `says`: which instance, in words. `functions`: what the functions of the theory are, and those
    of others that its theorems rest on, by name: in full, as `two.zs`, where another has that name
    too. `values`: for each sort, by name, the values at which axioms are evaluated. `TypeError`: a
    value is none of its sort, such as a half for an integer.
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

    def calls(self, name: str) -> str:
        """What it calls a function or a sort, given in full."""
        full = name in self.functions or name in self.values
        return name if full else name.rpartition(".")[2]

    def _said(self, of: Mapping[str, Any], name: str) -> Any:
        if (own := self.calls(name)) not in of:
            raise FaultyClaim(f"{self.says} does not say what {own} is, only: {', '.join(of)}")
        return of[own]

    def lacks(self, names: Iterable[str]) -> list[str]:
        """The functions and sorts, of these in full, that it does not say, or calls as another."""
        own = {name: self.calls(name) for name in names}
        called, every = [*own.values()], {*self.functions, *self.values}
        return [n for n, each in own.items() if each not in every or called.count(each) > 1]

    def given(self, sort: str) -> tuple[Any, ...]:
        """The values of a sort, whose name is given in full; `FaultyClaim`: it says none."""
        return tuple(self._said(self.values, sort))

    def asked(self, name: str, sort: str) -> Callable[..., Any]:
        """A function of the model, asked once at the same values of the same types.

        `name`: what it is called, in full. `sort`: the name of the sort of its values; what it
        gives is one. `FaultyClaim`: it does not say what the function is.
        """
        given, is_one = self._said(self.functions, name), _IS_ONE.get(sort)
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


def in_full(theory: str, own: Mapping[str, Any]) -> dict[str, Any]:
    """Functions or values of a theory's model by their full names, for a model of another one.

    >>> in_full("two", {"zs": abs})
    {'two.zs': <built-in function abs>}
    """
    return {f"{theory}.{name}": each for name, each in own.items()}


def parted(names: str, of: Callable[..., Sequence[Any]]) -> dict[str, Callable[..., Any]]:
    """Functions of a model, by their names with spaces between: the parts of what one gives.

    >>> {name: function(7, 2) for name, function in parted("half rest", divmod).items()}
    {'half': 3, 'rest': 1}
    """
    return {
        name: lambda *given, place=place: of(*given)[place]
        for place, name in enumerate(names.split())
    }


_ASKED: ContextVar[Callable[[str, str], Callable[..., Any]] | None] = ContextVar(
    "asked", default=None
)
"""Within a model its functions."""


@contextmanager
def within(model: Model) -> Iterator[Callable[[str, str], Callable[..., Any]]]:
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
        """Apply it; `ValueError`: it takes another number of arguments."""
        asked = _ASKED.get()
        if asked is not None:
            return asked(self.name, self.value.name)(*arguments)
        if len(arguments) != len(self.sorts):
            raise ValueError(f"{self.name} takes {len(self.sorts)} arguments")
        return self.value.wrap(self._function(*map(raw_term, arguments)))

    @cached_property
    def _function(self) -> Any:
        return _z3().Function(self.name, *(sort.raw() for sort in self.sorts), self.value.raw())


class Rule(StrEnum):
    """How a theorem was made."""

    AXIOM = "axiom"
    ORDER = "order"
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


@dataclass(frozen=True, eq=False, repr=False)
class Theorem:
    """For all values of its variables: what it says.

    `ValueError`: it was written down, not made by a theory.
    """

    theory: "Theory"
    name: str
    rule: Rule
    variables: tuple[Term, ...]
    formula: Truth
    """What it says of the variables."""
    named: "tuple[Theorem, ...]"
    """What it rests on, as far as its instances are looked for."""
    by_hand: tuple["Fact", ...]
    """The instances that are written; of what was named, those that were found now."""
    measure: Term | None
    """Of an induction, an integer or an ordinal."""
    smaller: tuple[tuple[Any, ...], ...] | None
    """Of an induction, the terms for its variables at which its hypothesis is used, if written."""
    at: tuple[Any, ...]
    """Terms of its variables at which instances of what is named are looked for besides."""
    says: Callable[..., Any]
    kind: Kind | None
    """Of an axiom, what it is."""
    seal: InitVar[object]
    """Not kept, so that no other theorem is made of one by `dataclasses.replace`."""

    def __post_init__(self, seal: object) -> None:
        if seal is not _SEAL:
            raise ValueError("a theorem is proved, not written down")

    def __call__(self, *terms: Any) -> "Fact":
        """The instance at these terms.

        `ValueError`: they are too many or too few, or of other sorts.
        """
        return Fact(self, _terms(self.name, self.variables, terms), _SEAL)

    def __repr__(self) -> str:
        """Its name: all that it is made of is too much for a message."""
        return f"<{self.theory.name}: {self.name}>"

    @property
    def label(self) -> str:
        """What it is called in a script."""
        own = self.name if self.rule is Rule.ORDER else f"{self.theory.name}: {self.name}"
        return barred(own)

    @property
    def is_written(self) -> bool:
        """Whether all instances that it rests on are written."""
        return not self.named and (self.rule is not Rule.INDUCTION or self.smaller is not None)

    @cached_property
    def written(self) -> tuple[str, ...]:
        """The hypotheses of its query that are written, as they stand in a script."""
        granted = [self.granted(terms) for terms in self.smaller or ()]
        facts = [applied(fact.theorem.label, fact.terms) for fact in self.by_hand]
        return tuple(dict.fromkeys([*granted, *facts]))

    def granted(self, terms: Sequence[Any]) -> str:
        """Its own hypothesis at terms, as it stands in a script."""
        measure = barred(f"{self.theory.name}: measure of {self.name}")
        is_ordinal = isinstance(self.measure, Ordinal)
        here = applied(measure, [each.term for each in self.variables])
        less = "rank.lt" if is_ordinal else "<"
        return f"(=> ({less} {applied(measure, terms)} {here}) {applied(self.label, terms)})"

    @property
    def hypotheses(self) -> tuple[str, ...] | None:
        """What its query assumes, as far as it is known: what was found, what is kept, or written.

        What is kept and neither named nor written is left out.
        """
        return FOUND.get(self, self._kept)

    @cached_property
    def _kept(self) -> tuple[str, ...] | None:
        stored = kept(self.theory.document).get(self.label)
        if stored is not None and self.rule in (Rule.STEP, Rule.INDUCTION):
            return tuple(each for each in stored if self.allows(each))
        return self.written if self.is_written else None

    def allows(self, hypothesis: str) -> bool:
        """Whether it names what a hypothesis applies, or has it written."""
        *_, applies = names_in(hypothesis)
        searched = {each.label for each in self.named}
        if self.rule is Rule.INDUCTION and self.smaller is None:
            searched.add(self.label)
        return applies in searched or hypothesis in self.written

    @property
    def rests_on(self) -> "list[Theorem]":
        """The theorems whose instances prove it; all that it names, where none are known yet."""
        found = self.hypotheses
        if found not in self._resting_on:
            by = dict.fromkeys([*(fact.theorem for fact in self.by_hand), *self.named])
            applies = None if found is None else {names_in(each)[-1] for each in found}
            used = [each for each in by if applies is None or each.label in applies]
            self._resting_on[found] = used
        return self._resting_on[found]

    @cached_property
    def _resting_on(self) -> "dict[tuple[str, ...] | None, list[Theorem]]":
        """What it rests on, by its hypotheses: it is asked again and again."""
        return {}

    def ancestors(self) -> "list[Theorem]":
        """All theorems that it rests on and itself, each once, those that are used first."""
        found: dict[Theorem, None] = {}

        def visit(theorem: Theorem) -> None:
            if theorem not in found:
                for each in theorem.rests_on:
                    visit(each)
                found[theorem] = None

        visit(self)
        return list(found)

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
        if seal is not _SEAL:
            raise ValueError("a fact is an instance of a theorem, not written down")

    @cached_property
    def formula(self) -> Truth:
        """What the theorem says of these terms; made when a link is first asked for it."""
        return Truth(_in_place(self.theorem.formula, self.theorem.variables, self.terms))


Facts: TypeAlias = "Fact | Iterable[Facts]"
"""An instance, or instances in groups: what several instances are for has a name of its own."""

By: TypeAlias = "Theorem | Iterable[By] | Callable[..., Facts]"
"""What a theorem rests on: others, in groups or not, or instances, of its variables."""

FOUND: dict[Theorem, tuple[str, ...]] = {}
"""Of theorems whose instances were looked for in this run, the hypotheses that were found."""


def _each(facts: Facts) -> Iterator[Fact]:
    """Yield every instance of these groups."""
    if isinstance(facts, Fact):
        yield facts
    else:
        for group in facts:
            yield from _each(group)


def _sorted_out(by: Iterable[Any]) -> "tuple[list[Theorem], list[Callable[..., Facts]]]":
    """What is named, and what gives instances."""
    named: list[Theorem] = []
    written: list[Callable[..., Facts]] = []
    for each in by:
        if isinstance(each, Theorem):
            named.append(each)
        elif callable(each):
            written.append(each)
        else:
            more = _sorted_out(each)
            named += more[0]
            written += more[1]
    return list(dict.fromkeys(named)), written


class Theory:
    """The axioms and theorems about one thing that a document defines."""

    def __init__(self, document: str, name: str, models: Callable[[], Iterable[Model]]) -> None:
        """Begin with nothing but the models that the axioms will be held to.

        `name`: how the theory is called in files and in symbols. `models`: makes small instances by
        the reference.
        """
        self.document = document
        self.name = name
        self.models = models
        self.theorems: dict[str, Theorem] = {}
        self._symbols: dict[str, Symbol] = {}
        self.chosen: list[str] = []
        """The full names of its choices."""
        self._sorts: dict[str, Sort] = {}
        """Of its variables that are no integers the sorts, by name."""

    def let(self, **sorts: Sort) -> None:
        """Say what variables stand for, by their names; those of which nothing is said, integers.

        `ValueError`: it was said already, otherwise.
        """
        for name, sort in sorts.items():
            if self._sorts.setdefault(name, sort) != sort:
                raise ValueError(f"{self.name}: {name} is a {self._sorts[name].name}")

    def sort(self, name: str) -> Sort:
        """A sort of the theory's own."""
        return Sort(f"{self.name}.{name}")

    def function(self, name: str, *sorts: Sort) -> Symbol:
        """A function; the last sort is that of its values.

        `ValueError`: the name is taken, or a bound variable's.
        """
        if name in self._symbols or not name.replace("_", "").isalnum():
            raise ValueError(f"{self.name}: the symbol {name!r} is taken or malformed")
        *arguments, value = sorts
        made = Symbol(f"{self.name}.{name}", tuple(arguments), value)
        self._symbols[name] = made
        return made

    def functions(self, names: str, *sorts: Sort) -> list[Symbol]:
        """Functions of the same sorts, whose names are given with spaces between."""
        return [self.function(name, *sorts) for name in names.split()]

    def choice(self, name: str, *sorts: Sort) -> Symbol:
        """A function of ours of which axioms say no more than that there is such a value.

        So a model need not say which one it is. What the document defines is none: where a
        definition asks a choice, a function that models say is asked of that.
        """
        made = self.function(name, *sorts)
        self.chosen.append(made.name)
        return made

    def choices(self, names: str, *sorts: Sort) -> list[Symbol]:
        """Choices of the same sorts, whose names are given with spaces between."""
        return [self.choice(name, *sorts) for name in names.split()]

    def symbol(self, name: str) -> Symbol:
        """The function of that name."""
        return self._symbols[name]

    def axiom(self, name: str) -> Callable[[Callable[..., Any]], Theorem]:
        """Make a theorem of what is so for all values of its variables: a document's definition.

        `name`: the definition, as the document numbers it, and which part. What is so is asked of
        plain values too.
        """
        return partial(self._made, _title(name), Rule.AXIOM, kind=Kind.DEFINITION)

    def recursion(self, name: str) -> Callable[[Callable[..., Any]], Theorem]:
        """What a function of ours is (`Kind.RECURSION`); as in `axiom`."""
        return partial(self._made, _title(name), Rule.AXIOM, kind=Kind.RECURSION)

    def assumed(self, name: str) -> Callable[[Callable[..., Any]], Theorem]:
        """What is assumed (`Kind.ASSUMED`); as in `axiom`."""
        return partial(self._made, _title(name), Rule.AXIOM, kind=Kind.ASSUMED)

    def law(self, name: str) -> Callable[[Callable[..., Any]], Theorem]:
        """One of the laws of ordinals that whoever checks a script knows."""
        return partial(self._made, name, Rule.ORDER)

    def follows(self, name: str) -> Callable[..., Theorem]:
        """For all values of its variables, from what is named.

        `name`: what it is called. What is given then: what is so; `*by`, theorems, whose instances
        are looked for, or groups of them, or, of the variables, instances that are not found; `at`:
        of the variables, a term, or several, at which to look that nothing else has.
        """
        _title(name)

        def made(
            says: Callable[..., Any], *by: By, at: Callable[..., Any] | None = None
        ) -> Theorem:
            return self._made(name, Rule.STEP, says, by, at=at)

        return made

    def together(self, name: str) -> Callable[[Callable[..., Facts]], Theorem]:
        """What several instances say, as one theorem: what a claim rests on.

        `name`: what it is called. What is given then: the instances, of the variables.
        """

        def made(by: Callable[..., Facts]) -> Theorem:
            def says(*variables: Any) -> Any:
                return conjunction(fact.formula for fact in _each(by(*variables)))

            says.__signature__ = inspect.signature(by)  # type: ignore[attr-defined]
            return self._made(name, Rule.STEP, says, (by,))

        return made

    def by_induction(
        self, name: str, on: str | Callable[..., Integer | Ordinal]
    ) -> Callable[..., Theorem]:
        """From the same where a measure is smaller: of an integer, where it is at least 0.

        Strong induction: what it says of other values is granted where their measure is below that
        of the variables (an integer: and at least 0), and nowhere else.

        `name`: what it is called. `on`: the measure, or the name of the variable that is it. What
        is given then: as in `follows`; and `smaller`: of the variables, the values at which the
        hypothesis is used, where they are not looked for.

        `TypeError`: the measure is no integer and no ordinal: real numbers can fall without end.
        `ValueError`: it names no variable; the values are too many or too few, or of other sorts.
        """
        _title(name)

        def made(
            says: Callable[..., Any],
            *by: By,
            smaller: Callable[..., Iterable[tuple[Any, ...]]] | None = None,
            at: Callable[..., Any] | None = None,
        ) -> Theorem:
            variables = self._variables(says)
            names = [*inspect.signature(says).parameters]
            if not (callable(on) or on in names):
                raise ValueError(f"{name}: no variable is {on}, allowed: {', '.join(names)}")
            measure = on(*variables) if callable(on) else variables[names.index(on)]
            said = stated(says(*variables), says)
            if isinstance(measure, Integer) and measure.term.is_int():
                said = (measure >= 0) <= said
            elif not isinstance(measure, Ordinal):
                raise TypeError(f"{name}: the measure {measure} is no integer, and no ordinal")
            places = smaller and tuple(
                _terms(name, variables, each) for each in smaller(*variables)
            )
            return self._made(name, Rule.INDUCTION, says, by, said, measure, places, at=at)

        return made

    def _variables(self, says: Callable[..., Any]) -> tuple[Term, ...]:
        """The bound variables; their names cannot be those of symbols."""
        z3, sorts = _z3(), self._sorts
        named = [(n, sorts.get(n, INT)) for n in inspect.signature(says).parameters]
        return tuple(sort.wrap(z3.Const(f"{name}!", sort.raw())) for name, sort in named)

    def _made(
        self,
        name: str,
        rule: Rule,
        says: Callable[..., Any],
        by: Iterable[Any] = (),
        formula: Truth | None = None,
        measure: Term | None = None,
        smaller: tuple[tuple[Any, ...], ...] | None = None,
        kind: Kind | None = None,
        at: Callable[..., Any] | None = None,
    ) -> Theorem:
        if name in self.theorems:
            raise ValueError(f"{self.name}: there is a theorem {name!r}")
        if not callable(says):
            raise TypeError(f"{name}: no statement follows the title, allowed: a function")
        variables, (named, written) = self._variables(says), _sorted_out(by)
        facts = tuple(fact for each in written for fact in _each(each(*variables)))
        if formula is None:
            formula = stated(says(*variables), says)
        given = () if at is None else at(*variables)
        terms = tuple(map(_argument, given if isinstance(given, tuple) else (given,)))
        own = {variable.term.get_id() for variable in variables}
        # A theorem speaks of its variables only; its instances speak of what took their place.
        spoken = [each.term for each in (formula, measure) if each is not None]
        spoken += [t for ts in (*(smaller or ()), terms, *(f.terms for f in facts)) for t in ts]
        for term in constants(spoken):
            if term.get_id() not in own:
                raise ValueError(f"{name}: {term} is no variable of it")
        made = Theorem(
            *(self, name, rule, variables, formula, tuple(named), facts),
            *(measure, smaller, terms, says, kind, _SEAL),
        )
        self.theorems[name] = made
        return made


def _title(name: object) -> str:
    """What comes first; `TypeError`: something else does."""
    if not isinstance(name, str):
        raise TypeError("a title comes first, and what it says after it: axiom(title)(statement)")
    return name


def stated(found: Any, says: Any) -> Truth:
    """What was said of terms, if that is a formula; `NoTruthValue`: it is none."""
    if not isinstance(found, Truth):
        raise no_truth(found, says, "a formula")
    return found


def _terms(name: str, variables: Sequence[Term], values: Sequence[Any]) -> tuple[Any, ...]:
    """Z3's terms that can take the places of the variables.

    `ValueError`: they are too many or too few, or of other sorts.
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
        found.append(raw)
    return tuple(found)


def _in_place(said: Term, variables: Sequence[Term], terms: Sequence[Any]) -> Any:
    """What is said of the variables, of these terms."""
    pairs = zip((variable.term for variable in variables), terms, strict=True)
    return _z3().substitute(said.term, *pairs)


def constants(terms: Iterable[Any]) -> Iterator[Any]:
    """Yield the constants in these terms that are no function of a theory (those have a dot)."""
    uninterpreted = _z3().Z3_OP_UNINTERPRETED
    for each in parts(terms, least=True):
        if each.decl().kind() == uninterpreted and "." not in each.decl().name():
            yield each


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


# Named definitions


@dataclass(frozen=True, eq=False)
class Definition:
    """A name for a term: nothing is assumed by it."""

    function: Any
    """Z3's function of that name."""
    variables: tuple[Any, ...]
    body: Any
    says: str
    """What it is, in words."""


DEFINITIONS: dict[str, Definition] = {}
"""By name those that were asked for so far."""

Function = TypeVar("Function", bound=Callable[..., Any])


def notion(says: str, name: str = "") -> Callable[[Function], Function]:
    """Make what a function gives, of terms, a term of its own name, which begins with its module's.

    Of values, within a model, it is asked as it stands; so it is of what is no term, a side's name
    say. `says`: what it is, in words. `name`: what it is called, where it is a lambda. `TypeError`:
    it has no name, or is no term of its arguments alone.
    """

    def named(function: Function) -> Function:
        *_, document, module = ["", *function.__module__.split(".")]
        own = name or function.__name__
        if not own.isidentifier():
            raise TypeError(f"{function.__module__}: a definition has a name, not {own}")
        stem = module.removeprefix("theory").strip("_") or document
        # To Z3 one name is one function: of another document's module it is none of this one.
        full = f"{document}/{stem}.{own}"
        names = [*inspect.signature(function).parameters]
        known: dict[tuple[str, ...], Definition | None] = {}

        @wraps(function)
        def of(*arguments: Any) -> Any:
            raw = [_argument(each) for each in arguments]
            if _ASKED.get() is not None or None in raw or len(raw) != len(names):
                return function(*arguments)
            sorts = tuple(each.sort().name() for each in raw)
            if sorts not in known:
                known[sorts] = None
                known[sorts] = _definition(full, says, function, [each.sort() for each in raw])
            found = known[sorts]
            if found is None:  # it speaks of itself, of an integer of Python's that ends it
                return function(*arguments)
            return wrapped(found.function(*raw))

        return of  # type: ignore[return-value]

    return named


def _argument(value: Any) -> Any:
    """Z3's term of one of ours or of a number; None of anything else."""
    if isinstance(value, bool):
        return _z3().BoolVal(value)
    return _z3().IntVal(value) if isinstance(value, int) else getattr(value, "term", None)


def wrapped(term: Any) -> Term:
    """Z3's term as one of ours, by its sort."""
    return Sort(term.sort().name()).wrap(term)


def _definition(
    name: str, says: str, function: Callable[..., Any], sorts: Sequence[Any]
) -> Definition:
    z3, names = _z3(), [*inspect.signature(function).parameters]
    variables = tuple(z3.Const(f"{n}!", sort) for n, sort in zip(names, sorts, strict=True))
    body = getattr(function(*map(wrapped, variables)), "term", None)
    own = {each.get_id() for each in variables}
    if body is None or any(each.get_id() not in own for each in constants([body])):
        raise TypeError(f"{name} is no term of {', '.join(names)} alone")
    full = name
    if full in DEFINITIONS:  # of other sorts: a real number in the place of an integer, say
        full = ".".join([name, *(sort.name().rpartition(".")[2] for sort in sorts)])
    if full in DEFINITIONS:
        raise TypeError(f"{full} is defined twice")
    made = z3.Function(full, *sorts, body.sort())
    DEFINITIONS[full] = Definition(made, variables, body, says)
    return DEFINITIONS[full]


def unfolded(term: Any) -> Any:
    """A term with what its definitions stand for in their place."""
    z3 = _z3()
    while True:
        names = {each.decl().name() for each in parts([term])} & DEFINITIONS.keys()
        if not names:
            return term
        pairs = []
        for each in map(DEFINITIONS.__getitem__, sorted(names)):
            places = [z3.Var(n, v.sort()) for n, v in enumerate(each.variables)]
            own = zip(each.variables, places, strict=True)
            pairs.append((each.function, z3.substitute(each.body, *own)))
        term = z3.substitute_funs(term, *pairs)


# Models


@cache
def refuted_together(theorem: Theorem) -> str:
    """Which axiom of another theory is false in a model of that of a theorem that rests on it.

    Each of two theories may be true of something, and both together of nothing.
    """
    axioms = [each for each in theorem.ancestors() if each.rule is Rule.AXIOM]
    names = dict.fromkeys(name for each in axioms for name, _ in _searched(each)[1])
    names |= dict.fromkeys(v.term.sort().name() for each in axioms for v in each.variables)
    for model in models_of(theorem.theory):
        if lacking := ", ".join(model.lacks(names)):
            return f"{theorem.name}: {model.says} does not say what each of these is: {lacking}"
    others = [each for each in axioms if each.theory is not theorem.theory]
    found = (refuted_axiom(each, ELSEWHERE, theorem.theory) for each in others)
    return next(filter(None, found), "")


def models_of(theory: Theory) -> tuple[Model, ...]:
    """The instances at which axioms are evaluated; one axiom after the other asks for them."""
    return models_now(theory, len(theory.theorems))


@cache
def models_now(theory: Theory, _: int) -> tuple[Model, ...]:
    """The same, now that a theory has so many theorems: its choices are of all of them."""
    return tuple(completed(each, theory) for each in theory.models())


def completed(model: Model, theory: Theory) -> Model:
    """A model with those choices of a theory that it lacks."""
    lacks = frozenset(n for n in theory.chosen if model.calls(n) not in model.functions)
    if not lacks:
        return model
    from proofs_check.methods.choices import chosen

    functions = dict(model.functions)
    whole = replace(model, functions=functions)
    of = cache(whole.asked)
    for choice in _choices_of(theory, len(theory.theorems), lacks):
        functions |= {model.calls(name): each for name, each in chosen(choice, model.given, of)}
    return whole


@cache
def _choices_of(theory: Theory, _: int, lacks: frozenset[str]) -> "list[Choice]":
    from proofs_check.methods.choices import Axiom, choices

    axioms = [each for each in theory.theorems.values() if each.rule is Rule.AXIOM]
    return choices(
        [
            Axiom(
                each.name,
                [v.term for v in each.variables],
                unfolded(each.formula.term),
                each.kind is Kind.RECURSION,
            )
            for each in axioms
        ],
        lacks,
    )


@cache
def _searched(theorem: Theorem) -> "tuple[Search, Sequence[tuple[str, str]]]":
    """What finds an instance where it is false; the functions that it asks, with their sorts."""
    from proofs_check.methods.instances import search

    variables = [variable.term for variable in theorem.variables]
    find, functions = search(unfolded(theorem.formula.term), variables)
    return find, [(each.name(), each.range().name()) for each in functions]


@cache
def refuted_axiom(axiom: Theorem, most: int | None = None, theory: Theory | None = None) -> str:
    """Where an axiom is false in a model, in words; empty where in none.

    `axiom`: or a theorem, of which the first `EVALUATIONS` instances of each model will do. `most`:
    after how many instances of each model to stop, if not all are to be looked at. `theory`: whose
    models are asked, if not those of its own. `FaultyClaim`: there is no model, or none in which
    the axiom has an instance, or one in which it has more than are evaluated.
    """
    variables = [variable.term for variable in axiom.variables]
    sorts = [variable.sort().name() for variable in variables]
    find, functions = _searched(axiom)
    limit = EVALUATIONS if most is None else most
    asked = 0
    for model in models_of(theory or axiom.theory):
        values = [*map(model.given, sorts)]
        try:
            with within(model) as function:
                number, false = find([function(*each) for each in functions], values, limit)
        except RecursionError:
            said = f"axiom {axiom.name}: {model.says} has a function that asks itself without end"
            raise FaultyClaim(said) from None
        asked += number
        if false is not None:
            names = (str(variable).removesuffix("!") for variable in variables)
            at = ", ".join(f"{n} = {v}" for n, v in zip(names, false, strict=True))
            return f"axiom {axiom.name}: false for the reference, {model.says}, {at}"
        # A theorem is proved: that it is true of the reference is a test.
        if most is None and axiom.rule is Rule.AXIOM and prod(map(len, values)) > limit:
            raise FaultyClaim(f"axiom {axiom.name}: {model.says} has too many instances")
    if not asked:
        raise FaultyClaim(f"axiom {axiom.name}: no model has an instance of it")
    return ""


def _constant(value: Any, sort: Any) -> Any:
    """Z3's term of one of ours, of a truth value, or of a number of the sort."""
    z3 = _z3()
    if isinstance(value, bool):
        return z3.BoolVal(value)
    if isinstance(value, int):
        return z3.RealVal(value) if sort == z3.RealSort() else z3.IntVal(value)
    return raw_term(value)


def raw_term(value: Any) -> Any:
    """Z3's term of one of ours; anything else as it is."""
    return value.term if isinstance(value, Integer | Truth | Element) else value


def _z3() -> Any:
    """Z3, imported when it is first needed."""
    import z3

    return z3
