"""Which instances of what is known prove a goal: looked for offline, once, and kept in the script.

The plainest terms are tried first, by Z3; then cvc5 matches, looks for what contradicts its present
model and goes through terms, and says what it instantiated. An argument such as `x + d` matches no
other term, so what is known is given once more, solved for x. Effort is bounded in units of the
solvers: on every machine the same is found. Of what was found no more is kept than is enough.
"""

import re
import signal
from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import dataclass
from functools import cached_property, partial, reduce
from itertools import islice, product
from multiprocessing import get_context
from multiprocessing.connection import wait
from operator import sub
from typing import Any, TypeAlias

import cvc5
import z3
from joblib import cpu_count

from proofs_check.methods.smt import parts
from proofs_check.methods.smtlib import applied, text
from proofs_check.methods.theory import FOUND, Rule, Theorem, constants, unfolded, wrapped

ATTEMPTS = ((30_000, False), (30_000, True), (120_000, False), (120_000, True))
"""cvc5's `rlimit` and whether what is known is given solved for its variables, and at plain terms;
one after the other.
"""
OPTIONS = {
    "enum-inst": "true",
    "print-inst-full": "true",
    "print-skolem-definitions": "true",
    # What was given is to be recognized.
    "cond-var-split-quant": "off",
    "miniscope-quant": "off",
    "quant-alpha-equiv": "false",
    "var-elim-quant": "false",
}
"""cvc5's, which make it go through all terms and say what it took."""
RESOURCE_UNITS = 20_000_000
"""Z3's `rlimit` for asking whether instances are enough: that for one query of a script."""
PLAIN_UNITS = 1_500_000
"""That at the plainest terms alone, before cvc5 is asked: it is long at it where they fail."""
SECONDS = 600
"""Of work for one theorem, where cvc5 takes no notice of its bound: ten times what any needs."""
PLAINEST = 120
"""At so many of the plainest terms, at most, a premise is given besides."""
SHIFTED = 6
"""In so many ways, at most, a premise is solved for a variable."""


@dataclass(frozen=True, eq=False)
class Premise:
    """What is known of all values of its variables; of none, an instance by hand.

    `formula`: of them. `says`: of terms, the instance as it stands in a script.
    """

    variables: tuple[Any, ...]
    formula: Any
    says: Callable[[Sequence[Any]], str]

    @staticmethod
    def of(
        variables: Sequence[Any], formula: Any, says: Callable[[Sequence[Any]], str]
    ) -> "Premise":
        """The same with variables of its own."""
        own = fresh(variables)
        return Premise(own, at(formula, variables, own), says)

    @cached_property
    def whole(self) -> Any:
        """It without the names of definitions."""
        return unfolded(self.formula)

    @cached_property
    def shifted(self) -> "list[tuple[Premise, int, Any]]":
        """It solved for a variable that stands in an argument with others: which, and for what."""
        made: dict[tuple[int, int], tuple[Premise, int, Any]] = {}
        for term in parts([self.whole]):
            for argument in term.children() if _is_free(term) else ():
                solved = self._solved(argument)
                if solved is not None and len(made) < SHIFTED:
                    place, value = solved
                    own = [self.variables[place]]
                    formula = z3.simplify(at(self.whole, own, [value]))
                    key = place, value.get_id()
                    made.setdefault(
                        key, (Premise(self.variables, formula, self.says), place, value)
                    )
        return [*made.values()]

    def _solved(self, argument: Any) -> tuple[int, Any] | None:
        """For which variable a sum is solved, and what it is where the variable is the sum."""
        if not z3.is_app(argument) or argument.decl().kind() not in (z3.Z3_OP_ADD, z3.Z3_OP_SUB):
            return None
        summands = [*_summands(argument)]
        for n, (sign, term) in enumerate(summands):
            others = summands[:n] + summands[n + 1 :]
            place = next((i for i, v in enumerate(self.variables) if v.eq(term)), None)
            if place is not None and not any(_has(term, other) for _, other in others):
                rest = sum(s * other for s, other in others)
                return place, normal((term - rest) * sign)
        return None


Instance: TypeAlias = tuple[Premise, tuple[Any, ...]]
"""A premise at terms."""


def instances(
    goal: Any, premises: Sequence[Premise], hints: Sequence[Any] = ()
) -> list[Instance] | None:
    """The instances that prove a goal, none of which can be left out; None if none were found.

    `hints`: terms at which they are asked for besides.
    """
    plain = [*_plainest(goal, premises, hints)]
    given = [(each, ()) for each in premises if not each.variables]
    if (least := minimal(goal, [*given, *plain], PLAIN_UNITS)) is not None:
        return least
    # Of what cvc5 has no need to instantiate one instance each.
    written = [*given, *{id(each[0]): each for each in plain[::-1]}.values()]
    for units, shifted in ATTEMPTS:
        found = _instantiated(goal, premises, hints, units, shifted)
        least = None if found is None else minimal(goal, [*written, *found])
        if least is not None:
            return least
    return minimal(goal, [*given, *plain])


def countermodel(
    goal: Any, premises: Sequence[Premise], given: Iterable[Any]
) -> tuple[list[str], list[Instance]] | None:
    """Where a goal fails, though what is given holds and premises do at the plainest terms.

    Numbers are as near to 0 as is found.

    Returns:
        the values of the goal's variables and of what it asks, and of each premise that is false
        somewhere at the goal's own terms such an instance; None if a solver finds none.
    """
    whole, plain = unfolded(goal), [*_plainest(goal, premises)]
    solver = z3.SimpleSolver()
    solver.set("rlimit", RESOURCE_UNITS // 10)
    solver.add(z3.Not(whole), *map(unfolded, given))
    solver.add(*(unfolded(at(known.whole, known.variables, terms)) for known, terms in plain))
    own = [*constants([whole])]
    numbers = [each for each in own if z3.is_int(each)]
    for most in (*range(4), 8, 64, None):
        near = [] if most is None else [z3.And(-most <= n, n <= most) for n in numbers]
        if solver.check(*near) == z3.sat:
            break
    else:
        return None
    model = solver.model()
    asked = [*own, *(each for each in parts([whole]) if _is_free(each) or _is_constant(each))]
    values = [f"{text(each)} = {model.eval(each, model_completion=True)}" for each in asked]
    false: dict[int, Instance] = {}
    for known, terms in _plainest(goal, premises, parts([whole])):
        said = unfolded(at(known.whole, known.variables, terms))
        if id(known) not in false and z3.is_false(model.eval(said, model_completion=True)):
            false[id(known)] = known, terms
    return values, [*false.values()]


def _plainest(
    goal: Any, premises: Sequence[Premise], others: Iterable[Any] = ()
) -> Iterator[Instance]:
    """Yield what is known at a goal's variables, others, constants, 0, and a variable less 1."""
    terms: dict[str, dict[Any, None]] = {}
    own = [*constants([unfolded(goal)])]
    named = (each for each in parts([goal, *(p.whole for p in premises)]) if _is_constant(each))
    less = (v - 1 for v in own if z3.is_int(v))
    for each in (*own, *others, *named, z3.IntVal(0), *less):
        if not str(each).endswith("?"):
            terms.setdefault(each.sort().name(), {})[each] = None
            if z3.is_int(each):
                terms.setdefault("Real", {})[z3.simplify(z3.ToReal(each))] = None
    for known in premises:
        sorts, most = [v.sort().name() for v in known.variables], PLAINEST
        pools = [[*enumerate(islice(terms.get(each, ()), most // len(sorts)))] for each in sorts]
        if pools:  # those first that stand first in all places
            every = sorted(product(*pools), key=lambda values: sum(n for n, _ in values))
            for values in every[:most]:
                yield known, tuple(term for _, term in values)


def minimal(
    goal: Any, given: Iterable[Instance], units: int = RESOURCE_UNITS
) -> list[Instance] | None:
    """Those that are enough, none of which can be left out; None if all together are not.

    `units`: for asking of all together, and as many again for all that leaves some out.
    """
    own = z3.Context()  # what other terms there are decides what is found, in one that has them
    solver, left = z3.SimpleSolver(ctx=own), units
    solver.add(z3.Not(unfolded(goal)).translate(own))
    every = {f"used{n}": each for n, each in enumerate(given)}
    for name, (known, terms) in every.items():
        said = at(known.whole, known.variables, terms)
        solver.add(z3.Implies(z3.Bool(name), unfolded(said)).translate(own))

    def spent() -> int:
        return int(solver.statistics().get_key_value("rlimit count"))

    def enough(names: Sequence[str]) -> list[str] | None:
        solver.set("rlimit", left)
        if solver.check(*(z3.Bool(name, own) for name in names)) != z3.unsat:
            return None
        core = {each.decl().name() for each in solver.unsat_core()}
        return [name for name in names if name in core]

    kept, before = enough([*every]), spent()
    if kept is None:
        return None
    for name in [*kept]:
        if name in kept and (left := units + before - spent()) > 0:
            fewer = enough([each for each in kept if each != name])
            kept = kept if fewer is None else fewer
    return [every[name] for name in kept]


def normal(term: Any) -> Any:
    """A term as a person writes it: sums sorted out, what is negative taken away."""
    return _plain(z3.simplify(term, som=True, sort_sums=True))


def _plain(term: Any) -> Any:
    if not z3.is_app(term) or not term.children():
        return term
    summands = [*_summands(term)] if z3.is_arith(term) else []
    if not summands or (1, term.get_id()) in ((sign, each.get_id()) for sign, each in summands):
        return term.decl()(*map(_plain, term.children()))
    more = [_plain(each) for sign, each in summands if sign == 1]
    less = [_plain(each) for sign, each in summands if sign == -1]
    whole = z3.Sum(more) if len(more) > 1 else more[0] if more else -less.pop(0)
    return reduce(sub, less, whole)


def _summands(term: Any, sign: int = 1) -> Iterator[tuple[int, Any]]:
    """Yield what a sum is made of, with its sign."""
    kind, terms = term.decl().kind(), term.children()
    if kind == z3.Z3_OP_ADD:
        for each in terms:
            yield from _summands(each, sign)
    elif kind == z3.Z3_OP_SUB:
        yield from _summands(terms[0], sign)
        for each in terms[1:]:
            yield from _summands(each, -sign)
    elif kind == z3.Z3_OP_UMINUS:
        yield from _summands(terms[0], -sign)
    elif kind == z3.Z3_OP_MUL and z3.is_int_value(terms[0]) and terms[0].as_long() < 0:
        times = -terms[0].as_long()
        rest = terms[1] if len(terms) == 2 else z3.Product(terms[1:])
        yield -sign, rest if times == 1 else times * rest
    elif z3.is_int_value(term) and term.as_long() < 0:
        yield -sign, z3.IntVal(-term.as_long())
    else:
        yield sign, term


def fresh(variables: Sequence[Any]) -> tuple[Any, ...]:
    """As many variables that no goal speaks of."""
    return tuple(z3.Const(f"{each}?", each.sort()) for each in variables)


def at(formula: Any, variables: Sequence[Any], terms: Sequence[Any]) -> Any:
    """A formula of these variables, of terms."""
    pairs = [*zip(variables, terms, strict=True)]
    return z3.substitute(formula, *pairs) if pairs else formula


def _has(variable: Any, term: Any) -> bool:
    return any(variable.eq(each) for each in parts([term]))


def _is_constant(term: Any) -> bool:
    """Whether it is a function of a theory, of nothing."""
    return bool(z3.is_const(term)) and "." in term.decl().name()


def _is_free(term: Any) -> bool:
    """Whether it is a function of a theory, of something."""
    uninterpreted = z3.Z3_OP_UNINTERPRETED
    return bool(z3.is_app(term) and term.num_args() and term.decl().kind() == uninterpreted)


def _instantiated(
    goal: Any, premises: Sequence[Premise], hints: Sequence[Any], units: int, shifted: bool
) -> list[Instance] | None:
    """What cvc5 instantiated in a proof; None where it found none.

    `hints`: terms that it goes through besides. `units`: how many of its own it may take.
    `shifted`: whether it is given what is known solved for variables besides, and plain terms.
    """
    every = [(known, known, 0, None) for known in premises if known.variables]
    if shifted:
        own = [*constants([unfolded(goal)])]
        hints = [*hints, *own, z3.IntVal(0), *(v - 1 for v in own if z3.is_int(v))]
        every += [(p, *solved) for p in premises for solved in p.shifted]
    given = z3.SimpleSolver()
    for n, (_, known, *_) in enumerate(every):
        given.add(z3.ForAll([*known.variables], known.whole, qid=f"known{n}"))
    for term in hints:
        given.add(z3.Function(f"look.{term.sort().name()}", term.sort(), z3.BoolSort())(term))
    given.add(*(known.whole for known in premises if not known.variables))
    given.add(z3.Not(unfolded(goal)))
    script = given.sexpr()
    declared, said = script.partition("(assert")[0], _said_by_cvc5(script, units)
    found: dict[tuple[int, ...], Instance] = {}
    for number, lines in re.findall(r"\(instantiations known(\d+)\n(.*?)\n\)", said or "", re.S):
        known, solved, place, value = every[int(number)]
        for line in sorted(lines.splitlines(), key=lambda each: (len(each), each)):
            terms = _read(line.strip()[2:-2], declared, solved.variables)
            if terms is not None and value is not None:
                terms[place] = normal(at(value, known.variables, terms))
            if terms is not None:
                key = id(known), *(each.get_id() for each in terms)
                found.setdefault(key, (known, tuple(terms)))
    place_of = {id(each): n for n, each in enumerate(premises)}
    return None if said is None else sorted(found.values(), key=lambda i: place_of[id(i[0])])


def _said_by_cvc5(script: str, units: int) -> str | None:
    """What cvc5 instantiated to find that what a script asserts cannot be; None if it did not."""
    solver = cvc5.Solver(cvc5.TermManager())
    for option, value in {**OPTIONS, "rlimit": str(units)}.items():
        solver.setOption(option, value)
    parser = cvc5.InputParser(solver)
    parser.setStringInput(cvc5.InputLanguage.SMT_LIB_2_6, f"(set-logic ALL)\n{script}", "script")
    while not (command := parser.nextCommand()).isNull():
        command.invoke(solver, parser.getSymbolManager())
    return solver.getInstantiations().decode() if solver.checkSat().isUnsat() else None


def _read(line: str, declared: str, variables: Sequence[Any]) -> list[Any] | None:
    """The terms that cvc5 wrote, of these variables' sorts; None where one is of its own making."""
    sorts = [variable.sort().sexpr() for variable in variables]
    own = ["Int", "Bool", "Real", *re.findall(r"\(declare-sort (\S+) 0\)", declared)]
    names = "".join(f"(declare-fun @purify ({sort}) {sort})" for sort in own)
    total = re.sub(r"\((div|mod|/)_total ", r"(\1 ", line)  # by no 0
    try:
        (made,) = z3.parse_smt2_string(
            f"{declared}{names}(declare-fun known ({' '.join(sorts)}) Bool)(assert (known {total}))"
        )
    except z3.Z3Exception:
        return None
    kept = (each.decl() for each in parts([made]) if each.decl().name() == "@purify")
    pairs = {each.range().name(): (each, z3.Var(0, each.range())) for each in kept}
    return [normal(each) for each in z3.substitute_funs(made, *pairs.values()).children()]


def look_for(
    theorems: Sequence[Theorem], progress: Callable[[int, int], None] = lambda done, of: None
) -> dict[Theorem, list[str]]:
    """Look for the instances that prove theorems, each in a process of its own, one a core.

    What a solver was asked before decides what it finds: here that is nothing. Where none are
    found, what is written is all that a theorem rests on.

    Args:
        theorems: those.
        progress: told how many are done, and of how many.

    Returns:
        of each whose instances are not found what a person needs, a line each.
    """
    fork, cores = get_context("fork"), cpu_count()
    waiting, running = [*reversed(theorems)], dict[Any, tuple[Theorem, Any]]()
    missing: dict[Theorem, list[str]] = {}
    try:
        while waiting or running:
            while waiting and len(running) < cores:
                theorem = waiting.pop()
                here, there = fork.Pipe(duplex=False)
                process = fork.Process(target=_send, args=(there, theorem))
                process.start()
                there.close()
                running[here] = theorem, process
            ready: Any = wait([*running])
            for each in ready:
                theorem, process = running.pop(each)
                try:
                    FOUND[theorem], why = each.recv()
                except EOFError:  # killed from outside, or out of memory
                    FOUND[theorem], why = theorem.written, ["  the process that looked ended"]
                process.join()
                if why:
                    missing[theorem] = why
                progress(len(theorems) - len(waiting) - len(running), len(theorems))
    finally:
        for _, process in running.values():
            process.kill()
    return missing


def _send(out: Any, theorem: Theorem) -> None:
    """Look for the instances of a theorem, and say what is found, or what a person needs."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # it is for who started this
    signal.signal(signal.SIGPROF, signal.SIG_DFL)
    signal.setitimer(signal.ITIMER_PROF, SECONDS)
    given = [*_written(theorem)]
    if theorem.is_written:
        found = minimal(theorem.formula.term, [(each, ()) for each in given])
    else:
        found = instances(theorem.formula.term, [*_known(theorem), *given], theorem.at)
    if found is None:
        out.send((theorem.written, [*_why_not(theorem)]))
    else:
        out.send((tuple(dict.fromkeys(known.says(terms) for known, terms in found)), []))


def _written(theorem: Theorem) -> Iterator[Premise]:
    """Yield the instances that are written, as formulas."""
    for terms in theorem.smaller or ():
        yield Premise((), _granted(theorem, terms), partial(_as_is, theorem.granted(terms)))
    for fact in theorem.by_hand:
        line = applied(fact.theorem.label, fact.terms)
        yield Premise((), fact.formula.term, partial(_as_is, line))


def _as_is(hypothesis: str, terms: Sequence[Any]) -> str:
    del terms  # there are none
    return hypothesis


def _known(theorem: Theorem) -> Iterator[Premise]:
    """Yield what is named, and the hypothesis of an induction."""
    for each in theorem.named:
        own = [variable.term for variable in each.variables]
        yield Premise.of(own, each.formula.term, partial(applied, each.label))
    if theorem.rule is Rule.INDUCTION and theorem.smaller is None:
        any_terms = fresh([variable.term for variable in theorem.variables])
        yield Premise(any_terms, _granted(theorem, any_terms), theorem.granted)


def _granted(theorem: Theorem, terms: Sequence[Any]) -> Any:
    """What an induction grants at terms, as a formula."""
    own = [variable.term for variable in theorem.variables]
    there, said = (
        wrapped(at(each.term, own, terms))  # type: ignore[union-attr]
        for each in (theorem.measure, theorem.formula)
    )
    less: Any = there < theorem.measure  # type: ignore[operator]
    return (less <= said).term


def _why_not(theorem: Theorem) -> Iterator[str]:
    """Yield what a person needs where a theorem is not proved, a line each.

    Where it fails, by the names of its functions, though what it names is so at the plainest terms,
    in numbers as near to 0 as can be; instances that are false there; and what it has no use for.
    """
    named = [*_known(theorem)]
    found = countermodel(theorem.formula.term, named, [g.formula for g in _written(theorem)])
    if found is None:
        yield "  no countermodel is found: perhaps it follows, in plainer steps"
        return
    values, false = found
    yield f"  it fails where {', '.join(values).replace('!', '')}"
    for known, terms in false:
        yield f"  false there, so that it would help: {known.says(terms)}"
    used = [known for known, _ in false]
    idle = [t.name for t, known in zip(theorem.named, named, strict=False) if known not in used]
    if idle:
        yield f"  true there, so that more of it is no help: {'; '.join(idle)}"
