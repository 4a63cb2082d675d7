"""The rules that answers follow from, one by one, and programs that have one of them broken.

`rules.csv` has what is wrong in each; `where` is a word that questions must have for it to matter:
a ruleset, an operation. By what stands in `module`, `wrong` is
- of a module of the reference, or of a system: what stands there in place of `line`;
- `question`: which question is answered in place of `q`;
- `answer`: what is answered in place of `a`;
- `key`: by what the answers are kept that were given before.
What is refused, or put right by a second rule, is no row: a list with a move twice; in
`partizan.value` a form that is simplified in one round, since what is read is simplified again.
`python -m tests.oracle.rules SYSTEM ...` writes into `telling.csv` the questions that they need.
"""

import csv
import gc
import json
import random
import sys
from collections.abc import Callable, Iterable, Iterator, Mapping
from contextlib import contextmanager
from fractions import Fraction
from functools import _lru_cache_wrapper, cache
from importlib import import_module
from itertools import chain, islice, takewhile
from pathlib import Path
from types import CodeType, FunctionType, ModuleType
from typing import Any, NamedTuple

from proofs_check.core.evidence import canonical
from proofs_check.documents.partizan import engine, systems as partizan
from proofs_check.oracle import generated
from proofs_check.oracle.conform import MAX_WORK, Options
from proofs_check.oracle.kinds import Choice, exact
from proofs_check.oracle.system import System
from proofs_check.oracle.systems import find_system
from reference.errors import InvalidInput
from reference.partizan import (
    atomic_weight,
    canonical as canonical_form,
    is_atomic,
    mean,
    minus,
    read,
    show,
    temperature,
)
from reference.partizan.rulesets import refuse_endless
from tests.oracle.programs import OneReference, questions_once, read_once

Question = dict[str, Any]


class Rule(NamedTuple):
    """A row of the table."""

    system: str
    rule: str
    where: str
    module: str
    line: str
    wrong: str

    @property
    def least(self) -> int:
        """Questions of a default run whose answers have to depend on it."""
        return MET if self.module == "key" else AT_LEAST


def read_rules(path: Path) -> list[Rule]:
    """The rows of a table of rules."""
    with path.open(encoding="utf-8", newline="") as table:
        return [Rule(**row) for row in csv.DictReader(table)]


RULES = read_rules(Path(__file__).with_suffix(".csv"))

OF_QUESTIONS = ("question", "answer", "key")
"""What stands in place of a module where the program is made of questions and answers."""

OURS = ("reference.", "proofs_check.documents.")
"""Whose answers may be kept."""

AT_LEAST = 20
"""Questions of a default run whose answers depend on a rule."""

MET = 3
"""Of those that meet an answer that was kept for another one: by chance, or asked next to it."""


def _pairs(right: CodeType, wrong: CodeType) -> Iterator[tuple[CodeType, CodeType]]:
    """Yield the code of a module, and of each function in it, beside that with the rule broken."""
    yield right, wrong
    inner = ([c for c in code.co_consts if isinstance(c, CodeType)] for code in (right, wrong))
    for pair in zip(*inner, strict=False):
        yield from _pairs(*pair)


@contextmanager
def broken(rule: Rule) -> Iterator[None]:
    """The reference with the rule broken, for whoever has its functions already."""
    path = Path(str(import_module(rule.module).__file__))
    source = path.read_text(encoding="utf-8")
    assert rule.line in source, f"{rule.module} has no line {rule.line!r}"
    both = (source, source.replace(rule.line, rule.wrong))
    instead = dict(_pairs(*(compile(text, str(path), "exec") for text in both)))
    functions, _ = _ours(len(sys.modules))
    both_codes = ((f, f.__code__, instead.get(f.__code__, f.__code__)) for f in functions)
    # Of what was made within a function before, and goes with it, nobody asks any more.
    changed = [
        (f, code)
        for f, code, wrong in both_codes
        if code != wrong and code.co_freevars == wrong.co_freevars
    ]
    assert changed, f"nothing of {rule.module} changes with {rule.line!r}"
    for function, code in changed:
        function.__code__ = instead[code]
    forget()
    try:
        yield
    finally:
        for function, code in changed:
            function.__code__ = code
        forget()


def forget() -> None:
    """Nothing that was found before is known any more."""
    engine.forget()
    for keeps in _ours(len(sys.modules))[1]:
        keeps.cache_clear()


@cache
def _ours(modules: int) -> tuple[list[FunctionType], list[Any]]:
    """Our functions, and those that keep their answers, as long as so many modules are there."""
    del modules
    own = [each for each in gc.get_objects() if _module(each).startswith(OURS)]
    functions = [each for each in own if isinstance(each, FunctionType)]
    return functions, [each for each in own if isinstance(each, _lru_cache_wrapper)]


def _module(found: object) -> str:
    return str(found.__module__) if type(found) in (FunctionType, _lru_cache_wrapper) else ""


@contextmanager
def by_the_rules() -> Iterator[None]:
    """Positions are valued from the options that the reference gives, by no shorter way."""

    def value(ruleset: Any, position: Any, variant: Any = None) -> Any:
        variant = ruleset.variant(variant)
        if variant in ruleset.endless:
            refuse_endless(ruleset, position, variant)
        return engine.as_game(engine._value(ruleset, position, variant))

    instead: dict[tuple[ModuleType, str], Any] = {
        (partizan, "fast_value"): value,
        (partizan, "FEW_LINES"): sys.maxsize,
        (partizan, "weight"): lambda G: atomic_weight(G) if is_atomic(G) else None,
        (partizan, "mast"): lambda G: (mean(G), temperature(G)),
        (engine, "stem"): lambda *given: None,
    }
    before = {where: getattr(*where) for where in instead}
    for where, each in instead.items():
        setattr(*where, each)
    try:
        yield
    finally:
        for where, each in before.items():
            setattr(*where, each)


def asked(system: str) -> list[Question]:
    """The questions of a default run, each once: those that tell, then the others, small first."""
    known = find_system(system)
    published = (vector.input for vector in read_once(Path(), known))
    made = islice(questions_once(known, Options().seed), Options().examples)
    first = {canonical(q): q for q in generated.telling(known)}
    others = {canonical(q): q for q in chain(published, made)}
    several = (sorted(each.values(), key=known.weight) for each in (first, others))
    return [*{canonical(q): dict(q) for q in chain(*several)}.values()]


def right(system: str, question: Question) -> Mapping[str, Any] | None:
    """The answer; nothing where it is refused: too much work, with nothing known before."""
    forget()
    try:
        with by_the_rules():
            return OneReference(MAX_WORK).answer(system, question)
    except InvalidInput:
        return None


def each(value: Any, made: Callable[[Any], Any], kind: type = int) -> Any:
    """A value with what is made of each integer in it, or of each text."""
    if isinstance(value, Mapping):
        return {name: each(inner, made, kind) for name, inner in value.items()}
    if isinstance(value, list):
        return [each(inner, made, kind) for inner in value]
    if kind is int and isinstance(value, str) and value.lstrip("-").isdecimal() and value[15:]:
        return exact(made(int(value)))
    return made(value) if type(value) is kind else value


def ascending(values: list[Any]) -> list[Any]:
    """Those up to the first that is less than the one before it."""
    rises = takewhile(lambda n: n == 0 or int(values[n]) >= int(values[n - 1]), range(len(values)))
    return [values[n] for n in rises]


def without(question: Question, name: str) -> Question:
    """The question without a field."""
    return {other: value for other, value in question.items() if other != name}


def simple(text: str) -> str:
    """The canonical form of a game that is written."""
    return show(read(text, simplify=True, max_birthday=sys.maxsize))


def by_form(text: str) -> dict[str, list[str]]:
    """The incentives of a game as it is written."""
    G = read(text, max_birthday=sys.maxsize)
    both = {"left": [minus(L, G) for L in G.left], "right": [minus(G, R) for R in G.right]}
    return {side: [show(canonical_form(X)) for X in found] for side, found in both.items()}


INSTEAD = {
    made.__name__: made for made in (Fraction, exact, each, ascending, without, simple, by_form)
}
"""What the expressions of the table may use."""


@contextmanager
def program(rule: Rule, kept: dict[str, Any]) -> Iterator[Callable[[Question], Any]]:
    """What answers questions with the rule broken; or from what is kept, which it adds to."""
    if rule.module in OF_QUESTIONS:
        made = eval(f"lambda q, a: {rule.wrong}", INSTEAD)

        def answer(q: Question) -> Any:
            a = right(rule.system, q)
            found = made(q, a)
            if rule.module == "question":
                return a if found == q else right(rule.system, found) or a
            return found if rule.module == "answer" else kept.setdefault(repr(found), a)

        yield answer
        return
    system = find_system(rule.system)
    with by_the_rules(), broken(rule):

        def broken_answer(q: Question) -> Any:
            with system.limited(MAX_WORK):
                return system.answer(**system.read_question(q))

        yield broken_answer


def otherwise(rule: Rule) -> Iterator[Question]:
    """Yield questions of `telling.csv` that are answered otherwise where the rule is broken."""
    yield from depends(rule, map(dict, generated.telling(find_system(rule.system))))


def depends(rule: Rule, several: Iterable[Question]) -> Iterator[Question]:
    """Yield those of some questions that are answered otherwise where the rule is broken."""
    system = find_system(rule.system)

    def same(given: Mapping[str, Any], a: Mapping[str, Any]) -> bool:
        given = {**given, "reading": a["reading"]}
        return given == a or system.read_answer(given) == system.read_answer(a)

    kept: dict[str, Any] = {}
    left = (q for q in several if not rule.where or rule.where in q.values())
    while some := [*islice(left, AT_ONCE)]:
        expected = [right(rule.system, question) for question in some]
        with program(rule, kept) as answer:
            for question, a in zip(some, expected, strict=True):
                if a is None:
                    continue
                try:
                    differs = not same(answer(question), a)
                except Exception:  # a broken one may fail in any way
                    differs = True
                if differs:
                    yield question


AT_ONCE = 200
"""Questions that are answered before as many are answered wrongly."""

ROUNDS = 7
"""So often questions are looked for, at last among more and more that are drawn, or are made of
those found with one thing changed."""


def tell(name: str) -> None:
    """Keep in `telling.csv` as many questions of a system as its rules need.

    For each rule those that tell of another come first, then small ones of a default run.
    """
    system = find_system(name)
    told: dict[str, Question] = {}
    known = {canonical(q): q for q in asked(name)}
    for rule in (rule for rule in RULES if rule.system == name):
        several = {**told, **{key: q for key, q in known.items() if key not in told}}
        for turn in range(ROUNDS):
            found = [*islice(_that_tell(rule, several.values()), rule.least)]
            if len(found) == rule.least:
                break
            if turn % 3 < 2:
                more = _drawn(name, rule.where, turn)
            else:
                more = _near(system, [q for each in found for q in each])
            several |= {canonical(q): q for q in sorted(more, key=system.weight)}
        else:
            print(f"{name} {rule.where} {rule.rule}: {len(found)}", flush=True)
        told |= {canonical(q): q for each in found for q in each}
    module = import_module(f"proofs_check.documents.{system.document}")
    path = Path(str(module.__file__)).with_name("telling.csv")
    with path.open(encoding="utf-8", newline="") as file:
        rows = [row for row in csv.reader(file) if row[0] != name]
    # The names of a mapping stand as they are asked: their order may be what a rule is about.
    rows += ([name, json.dumps(q)] for q in sorted(told.values(), key=system.weight))
    with path.open("w", encoding="utf-8", newline="") as file:
        csv.writer(file, lineterminator="\n").writerows(rows)


def _that_tell(rule: Rule, several: Iterable[Question]) -> Iterator[tuple[Question, ...]]:
    """Yield questions that depend on a rule: of an answer that is kept, two, once for a key."""
    if rule.module != "key":
        yield from ((q,) for q in depends(rule, several))
        return
    made = eval(f"lambda q, a: {rule.wrong}", INSTEAD)
    kept: dict[str, tuple[Question, Any]] = {}
    for q in several:
        if (not rule.where or rule.where in q.values()) and (a := right(rule.system, q)):
            first, other = kept.setdefault(repr(made(q, a)), (q, a))
            if other not in (a, None):
                yield first, q
                kept[repr(made(q, a))] = first, None


def _near(system: System, several: list[Question]) -> list[Question]:
    """Questions that are nearly like these."""
    chance, most = random.Random(len(several)), generated._most(several)
    return [
        dict(generated.near(system, q, chance.choice(several), most, chance))
        for q in several
        for _ in range(DRAWN // len(several))
    ]


DRAWN = 600
"""Questions among which more are looked for that depend on a rule."""


@cache
def _drawn(name: str, where: str, turn: int) -> list[Question]:
    """Questions that have a word; every other time with one thing changed."""
    system = find_system(name)
    known = {each.ruleset for each in system.notations} or {where} - {""}
    wanted = (where,) if where in known else ()
    fields = [f.name for f in system.fields if isinstance(f.kind, Choice) and where in f.kind.words]
    made = islice(generated.drawn(system, random.Random(99 + turn), wanted), DRAWN)
    several = ({**q, **(dict.fromkeys(fields, where) if where else {})} for q in made)
    found = [q for q in several if not where or where in q.values()]
    return found + _near(system, found) if turn % 3 == 1 else found


if __name__ == "__main__":
    for each_name in sys.argv[1:]:
        tell(each_name)
