"""The rules that answers follow from, one by one, and the reference with one of them broken.

`rules.csv` has a line of the reference, or of a system, for each rule, and what a wrong program may
have there; `where` is a word that questions must have for it to matter: a ruleset, an operation.
`python -m tests.oracle.rules [SYSTEM ...]` counts the questions whose answer depends on each.
"""

import csv
import gc
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from functools import _lru_cache_wrapper, cache
from importlib import import_module
from inspect import unwrap
from itertools import islice
from pathlib import Path
from types import CodeType, FunctionType, ModuleType
from typing import Any, NamedTuple

from proofs_check.core.evidence import canonical
from proofs_check.documents.partizan import engine, systems as partizan
from proofs_check.oracle import generated
from proofs_check.oracle.conform import MAX_WORK, Options
from proofs_check.oracle.systems import find_system
from reference.errors import InvalidInput
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


with Path(__file__).with_suffix(".csv").open(encoding="utf-8", newline="") as table:
    RULES = [Rule(**row) for row in csv.DictReader(table)]

OURS = ("reference.", "proofs_check.documents.")
"""Whose answers may be kept."""

AT_LEAST = 20
"""Questions of a default run whose answers depend on a rule."""


def _functions(code: CodeType, name: str = "") -> Iterator[tuple[str, CodeType]]:
    """Yield the functions of a module and of its classes with their code, by qualified name."""
    for inner in code.co_consts:
        if isinstance(inner, CodeType) and not inner.co_name.startswith("<"):
            own = f"{name}{inner.co_name}"
            yield own, inner
            if not inner.co_flags & 2:  # a class
                yield from _functions(inner, f"{own}.")


@contextmanager
def broken(rule: Rule) -> Iterator[None]:
    """The reference with the rule broken, for whoever has its functions already."""
    module = import_module(rule.module)
    source = Path(str(module.__file__)).read_text(encoding="utf-8")
    assert source.count(rule.line) >= 1, f"{rule.module} has no line {rule.line!r}"
    right, wrong = (
        dict(_functions(compile(text, str(module.__file__), "exec")))
        for text in (source, source.replace(rule.line, rule.wrong))
    )
    changed: list[tuple[FunctionType, CodeType]] = []
    for name, code in wrong.items():
        if code != right[name]:
            found: Any = module
            for part in name.split("."):
                found = getattr(found, part)
            function = unwrap(found)
            assert isinstance(function, FunctionType)
            changed.append((function, function.__code__))
            function.__code__ = code
    assert changed, f"nothing of {rule.module} changes with {rule.line!r}"
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
    for found in gc.get_objects():
        if isinstance(found, _lru_cache_wrapper) and str(found.__module__).startswith(OURS):
            found.cache_clear()


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


@cache
def asked(system: str) -> list[Question]:
    """The questions of a default run that the reference answers, published ones first."""
    known = find_system(system)
    published = [vector.input for vector in read_once(Path(), known)]
    made = islice(questions_once(known, Options().seed), Options().examples)
    several = {canonical(question): dict(question) for question in (*published, *made)}
    return [question for question in several.values() if right(system, question) is not None]


def right(system: str, question: Question) -> Any:
    """The answer, as it is compared; nothing where it is refused."""
    try:
        with by_the_rules():
            found = OneReference(MAX_WORK).answer(system, question)
        return find_system(system).read_answer(found)
    except InvalidInput:
        return None


def otherwise(rule: Rule, most: int = sys.maxsize) -> Iterator[Question]:
    """Yield questions of a default run that are answered otherwise where the rule is broken."""
    several = [q for q in asked(rule.system) if not rule.where or rule.where in q.values()]
    yield from depends(rule, several, most)


def depends(rule: Rule, several: list[Question], most: int = sys.maxsize) -> Iterator[Question]:
    """Yield those of some questions that are answered otherwise where the rule is broken."""
    system = find_system(rule.system)
    expected = [right(rule.system, question) for question in several]
    found = 0
    with by_the_rules(), broken(rule):
        for question, answer in zip(several, expected, strict=True):
            if answer is None:
                continue
            try:
                with system.limited(MAX_WORK):
                    given = system.answer(**system.read_question(question))
                    same = system.read_answer({**given, "reading": answer["reading"]}) == answer
            except Exception:  # a broken one may fail in any way
                same = False
            if not same:
                found += 1
                yield question
                if found == most:
                    return


DRAWN = 600
"""Questions among which more are looked for that depend on a rule."""


def more(name: str) -> None:
    """Look for more questions that depend on each rule that has too few, and keep small ones."""
    system = find_system(name)
    path = Path(str(import_module(f"proofs_check.documents.{system.document}").__file__))
    path = path.with_name("telling.csv")
    kept = [*csv.reader(path.open(encoding="utf-8", newline=""))] if path.is_file() else []
    drawn: dict[str, list[Question]] = {}
    added: list[Question] = []
    for rule in (rule for rule in RULES if rule.system == name):
        lacking = AT_LEAST - len([*islice(otherwise(rule, AT_LEAST), AT_LEAST)])
        lacking -= len([*depends(rule, added)]) if lacking > 0 else 0
        if lacking <= 0:
            continue
        rulesets = (rule.where,) if any(n.ruleset == rule.where for n in system.notations) else ()
        if rule.where not in drawn:
            made = islice(generated._without_end(generated.strategy(system, rulesets), 99), DRAWN)
            several = {
                canonical(q): dict(q) for q in made if not rule.where or rule.where in q.values()
            }
            drawn[rule.where] = sorted(several.values(), key=system.weight)
        new = [*depends(rule, [q for q in drawn[rule.where] if q not in added], lacking)]
        added += new
        print(f"{name} {rule.where} {rule.rule}: {len(new)} of {lacking} more", flush=True)
        with path.open("w", encoding="utf-8", newline="") as file:
            csv.writer(file, lineterminator="\n").writerows(
                [*kept, *([name, canonical(q)] for q in added)]
            )


def main(systems: list[str]) -> None:
    """How many questions depend on each rule."""
    if systems[:1] == ["--more"]:
        for name in systems[1:]:
            more(name)
        return
    for rule in RULES:
        if not systems or rule.system in systems:
            number = sum(1 for _ in otherwise(rule))
            few = "" if number >= AT_LEAST else "   TOO FEW"
            print(f"{number:5}  {rule.system} {rule.where} {rule.rule}{few}", flush=True)


if __name__ == "__main__":
    main(sys.argv[1:])
