"""Definitions with one mistake each, and what it is to notice one.

A document declares its mistakes in `tests/documents/<document>/wrong.py`, each a line, as `written`
reads it; a machine makes small ones. `python -m tests.wrong_definitions` tells who notices which:

    a bar more | values.simple_value | rightly(a, i + 1, N)
    Rule 2 takes one pair of brackets | rules.rule_2 | inside(X, N) -> inside(X, 1)

A name that excuses a check is the beginning of an id, without the document, or of the name of a
check (`theorem-3:as printed:enumeration`).
"""

import ast
import csv
import inspect
import sys
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from contextlib import ExitStack, contextmanager, suppress
from cProfile import Profile
from dataclasses import dataclass
from fractions import Fraction
from functools import cache, cached_property, partial
from hashlib import sha256
from importlib import import_module
from itertools import chain, count, islice, product
from pathlib import Path
from pkgutil import iter_modules
from random import seed
from textwrap import dedent
from types import CodeType, FunctionType, MappingProxyType, ModuleType
from typing import Any

from proofs_check.core.claim import Check, Claim
from proofs_check.core.documents import documents
from proofs_check.core.evidence import Effort
from proofs_check.core.ledger import ledger
from proofs_check.core.ranges import Enumeration
from proofs_check.core.record import known
from proofs_check.core.tables import computed_file
from proofs_check.core.truth import judged
from proofs_check.methods.chained import Chained
from proofs_check.methods.exhaustive import Exhaustive
from proofs_check.methods.measured import Measured
from proofs_check.methods.missing import Missing
from proofs_check.methods.printed import Printed
from proofs_check.methods.theory import Rule, models_now, refuted_axiom
from proofs_check.sweeps.checked import Swept
from proofs_check.sweeps.shards import Row
from reference import inputs
from reference.errors import InvalidInput
from reference.partizan import recursion
from tests.forks import TooSlow, at_most, in_a_fork
from tests.mutants import Mutant, Reached, functions, mutants, mutated, replaced as with_wrong_code

NOTICED = Path(__file__).with_name("noticed.csv")
"""Who notices each mistake; `python -m tests.wrong_definitions` finds it out."""

ROOT = Path(__file__).parents[1]

SAMPLE = 25
"""So many small mistakes of a document are each to be noticed: those of the smallest digests."""

_number = count()


@dataclass(frozen=True)
class Wrong:
    """A definition with a mistake.

    Args:
        says: the mistake in words.
        right: what is replaced: a function, a method, a property, a constant, or the rows of a
            printed table, of a file by what reads it (`partial(printed_rows, ...)`).
        wrong: by what: another text, or a function; one whose first parameter is called `right` or
            `rightly` is given the original. Of rows it gives the columns otherwise printed.
        also: what else is replaced.
    """

    says: str
    right: Any
    wrong: Any
    also: tuple[tuple[Any, Any], ...] = ()

    @property
    def small(self) -> bool:
        """Whether a machine made it: only then it has a bar in its words."""
        return "|" in self.says

    @contextmanager
    def instead(self, document: str) -> Iterator[None]:
        """Within, the document's modules have the mistake; what they remember is forgotten."""
        pairs = ((self.right, self.wrong), *self.also, *declared(document).always)
        seed(0)
        with all_replaced(document, pairs):
            yield


class Text(tuple[tuple[str, str], ...]):
    """What a function's text has, each time, and what it has instead, in pairs."""

    def code(self, function: FunctionType) -> CodeType:
        """The function's code with the other text."""
        text = dedent(inspect.getsource(function))
        for old, new in self:
            assert old in text, f"{function.__qualname__} has no {old!r}"
            text = text.replace(old, new)
        (own,) = ast.parse(text).body
        assert isinstance(own, ast.FunctionDef)
        own.decorator_list = []
        module = compile(ast.Module([own], []), function.__code__.co_filename, "exec")
        (code,) = [const for const in module.co_consts if isinstance(const, CodeType)]
        return code


@contextmanager
def all_replaced(document: str, pairs: Iterable[tuple[Any, Any]]) -> Iterator[None]:
    """Replace several things, and forget what is remembered of them."""
    with ExitStack() as stack:
        stack.callback(forget, document)
        for right, wrong in pairs:
            stack.enter_context(replaced(document, right, wrong))
        forget(document)
        yield


@contextmanager
def replaced(document: str, right: Any, wrong: Any) -> Iterator[None]:
    """Replace in place, so that whoever holds a function has the wrong one too."""
    if isinstance(right, partial):
        right = right()
    if isinstance(right, tuple):
        with _misprinted(right, wrong):
            yield
        return
    function = _function(right, wrong)
    if function is None:
        with _renamed(document, right, wrong):
            yield
        return
    code = wrong.code(function) if isinstance(wrong, Text) else wrong
    name = f"_wrong_{next(_number)}"
    if not isinstance(code, CodeType):
        given = function.__name__, function.__defaults__, function.__closure__
        original = FunctionType(function.__code__, function.__globals__, *given)
        original.__kwdefaults__ = function.__kwdefaults__
        function.__globals__[name] = partial(wrong, original) if _asks(wrong) else wrong
        code = _calling(name, function)
    right_code, function.__code__ = function.__code__, code
    try:
        yield
    finally:
        function.__code__ = right_code
        function.__globals__.pop(name, None)


def _asks(wrong: Callable[..., Any]) -> bool:
    """Whether a wrong function is given the right one."""
    return next(iter(inspect.signature(wrong).parameters), "") in {"right", "rightly"}


def _function(right: Any, wrong: Any) -> FunctionType | None:
    """Whose code is replaced; None where it is no function.

    Of a definition by recursion that is the definition, where the wrong one is written like it.
    """
    if isinstance(wrong, CodeType):
        return right  # type: ignore[no-any-return]
    if isinstance(right, property):
        right = right.fget
    if isinstance(right, cached_property):
        right = right.func
    inside = hasattr(right, "cache_clear") or isinstance(wrong, Text)
    if not inside and isinstance(right, FunctionType) and right in recursion._memo_of:
        inside = callable(wrong) and not _asks(wrong)
    if hasattr(right, "__wrapped__") and inside:
        right = right.__wrapped__
    found = isinstance(right, FunctionType) and (callable(wrong) or isinstance(wrong, Text))
    return right if found else None


def _calling(name: str, function: FunctionType) -> CodeType:
    """Code that calls what has this name, with as many free variables as the function's."""
    code: CodeType = eval(f"lambda *given, **named: {name}(*given, **named)").__code__
    return code.replace(co_freevars=function.__code__.co_freevars)


@contextmanager
def _misprinted(rows: tuple[Any, ...], wrong: Callable[..., Any]) -> Iterator[None]:
    """Change the rows of a printed table, or what is made of them: claims hold themselves."""
    cells = [row if isinstance(row, dict) else vars(row) for row in rows]
    before = [dict(each) for each in cells]
    for row, each in zip(rows, cells, strict=True):
        each.update(wrong(row))
    try:
        yield
    finally:
        for each, printed in zip(cells, before, strict=True):
            each.update(printed)


@contextmanager
def _renamed(document: str, right: Any, wrong: Any) -> Iterator[None]:
    """Replace a constant wherever a module of the document has it."""
    found = [
        (module, name)
        for module in modules(document)
        for name, thing in vars(module).items()
        if thing is right
    ]
    assert found, f"no module of {document} has {right}"
    for module, name in found:
        setattr(module, name, wrong)
    try:
        yield
    finally:
        for module, name in found:
            setattr(module, name, right)


def packages(document: str) -> tuple[str, str]:
    """Where a document's definitions and its claims are."""
    return f"reference.{document}", documents()[document].package


def modules(document: str) -> list[ModuleType]:
    """The modules of a document that are loaded."""
    own = packages(document)
    return [module for name, module in list(sys.modules.items()) if name.startswith(own)]


def forget(document: str) -> None:
    """Forget what was computed under other definitions."""
    own = packages(document)
    for module in modules(document):
        for thing in list(vars(module).values()):
            within = vars(thing).values() if isinstance(thing, type) else ()
            for each in (thing, *within):
                remembers = hasattr(each, "cache_clear") and not isinstance(each, type)
                if remembers and str(getattr(each, "__module__", "")).startswith(own):
                    each.cache_clear()
    refuted_axiom.cache_clear()
    models_now.cache_clear()
    declared(document).forget()


class Proofs:
    """The modules of a document's claims, by their names."""

    def __init__(self, package: str) -> None:
        self._package = package

    def __getattr__(self, name: str) -> Any:
        module = import_module(f"{self._package}.{name}")
        return Proofs(module.__name__) if name == "claims" else module


def refuse(*_given: Any, **_named: Any) -> Any:
    """Refuse whatever is given."""
    raise InvalidInput("anything", None, "nothing")


def written(
    document: str, text: str, helpers: Mapping[str, Any] = MappingProxyType({})
) -> list[Wrong]:
    """The mistakes of a text, each of a line: the mistake in words | where it is | what is instead.

    Where is a function, a method or a constant of a module of the reference, or of the claims after
    `proofs.`, or several with commas. Instead is `old -> new`, what its text has and what it has
    then; or an expression, of the parameters, of `it`, what it rightly gives, of `rightly`, itself,
    and of what its module and the helpers have. A line without words changes more of the last one,
    a line that begins with two blanks goes on with it.
    """
    reference, package = packages(document)
    names = {"proofs": Proofs(package), "inputs": inputs, "Fraction": Fraction, "refuse": refuse}
    names |= vars(import_module(reference))
    folder = import_module(reference).__path__
    names |= {n: import_module(f"{reference}.{n}") for _, n, _ in iter_modules(folder)}
    names |= helpers
    found: dict[str, list[tuple[Any, Any]]] = {}
    says = ""
    for line in parted(text):
        try:
            words, where, change = line
            own = eval(f"({where},)", names)
            things = [*chain.from_iterable(x if isinstance(x, list) else [x] for x in own)]
            instead = [_instead(thing, change, names) for thing in things]
        except Exception as error:
            said = f"{document}: not words | where | instead ({error}): {' | '.join(line)}"
            raise ValueError(said) from error
        assert words not in found, f"{document}: two mistakes are called {words!r}"
        says = words or says
        for thing, new in zip(things, instead, strict=True):
            pairs = found.setdefault(says, [])
            before = [text for each, text in pairs if each is thing]
            if before:
                pairs.remove((thing, before[0]))
                new = Text((*before[0], *new))
            pairs.append((thing, new))
    return [Wrong(says, *pairs[0], tuple(pairs[1:])) for says, pairs in found.items()]


def parted(text: str) -> Iterator[list[str]]:
    """The three parts of each line; one that begins with two blanks continues the one before."""
    for line in filter(None, text.replace("\n  ", " ").split("\n")):
        yield [part.strip() for part in line.split("|", 2)]


def _instead(thing: Any, change: str, names: Mapping[str, Any]) -> Any:
    """What a change makes of a thing: a text, a function, or another thing."""
    if " -> " in change:
        old, new = change.split(" -> ")
        return Text([(old, new)])
    own: Any = thing.fget if isinstance(thing, property) else getattr(thing, "func", thing)
    function = inspect.unwrap(own)
    if not isinstance(function, FunctionType):
        return eval(change, {**names, "it": thing})
    given = inspect.signature(function).parameters.values()
    signs: Mapping[Any, str] = {
        inspect.Parameter.VAR_POSITIONAL: "*{}",
        inspect.Parameter.KEYWORD_ONLY: "{0}={0}",
    }
    call = ", ".join(signs.get(each.kind, "{}").format(each.name) for each in given)
    bare = [each.replace(annotation=each.empty, default=each.empty) for each in given]
    head = str(inspect.Signature(bare))[1:-1]
    words = {node.id for node in ast.walk(ast.parse(change)) if isinstance(node, ast.Name)}
    if "it" in words:
        change = f"(lambda it: {change})(rightly({call}))"
    if {"it", "rightly"} & words:
        head = f"rightly, {head}"
    made = eval(f"lambda {head}: {change}", {**names, **function.__globals__})
    made.__defaults__, made.__kwdefaults__ = function.__defaults__, function.__kwdefaults__
    return made


@cache
def mistakes_in(module: str) -> Mapping[str, Mutant]:
    """What a machine changes in a module, by where and what in words; nothing if there is none."""
    path = file_of(module)
    return {each.lasting: each for each in mutants(module, path)} if path.exists() else {}


def file_of(module: str) -> Path:
    """Where a module of ours is."""
    return ROOT / f"{module.replace('.', '/')}.py"


@cache
def small_mistakes(document: str) -> Mapping[str, Mutant]:
    """What a machine changes in a document's definitions, or in all of them for an empty name.

    In an order that is the same as long as their lines are the same.
    """
    found: dict[str, Mutant] = {}
    for path in (ROOT / "reference" / document).rglob("[!_]*.py"):
        found |= mistakes_in(".".join(path.relative_to(ROOT).with_suffix("").parts))
    return {says: found[says] for says in sorted(found, key=lambda s: sha256(s.encode()).digest())}


@cache
def equivalent() -> Mapping[str, str]:
    """Those that no claim notices, as none can, or none is about it: why, or which test does."""
    with NOTICED.with_name("equivalent.csv").open(encoding="utf-8", newline="") as file:
        return {
            "|".join((row["module"], row["line"], row["column"], row["change"])): row["why"]
            for row in csv.DictReader(file)
        }


@cache
def known_functions(document: str) -> dict[Reached, list[FunctionType]]:
    """The functions of a document, by where they begin."""
    ledger(document)  # whose modules have them
    return functions({str(module.__file__) for module in modules(document)})


def small(document: str, says: Iterable[str]) -> Iterator[Wrong]:
    """Yield small mistakes, but what is done when a module is imported."""
    for each in says:
        module = each.partition("|")[0]
        path, mutant = file_of(module), mistakes_in(module)[each]
        wrong = compile(mutated(path.read_bytes(), mutant.number), str(path), "exec")
        with suppress(LookupError):
            first, *others = with_wrong_code(path, wrong, known_functions(document))
            yield Wrong(each, *first, tuple(others))


@cache
def mistakes(document: str) -> Sequence[Wrong]:
    """Those by hand, a sample of the machine's, and those of which it is written who notices them.

    Left out of the sample is what only refuses input.
    """
    every = [says for says, each in small_mistakes(document).items() if not each.of_input]
    also = (says for says in noticed(document) if says in mistakes_in(says.partition("|")[0]))
    chosen = (says for says in dict.fromkeys((*every[:SAMPLE], *also)) if says not in equivalent())
    return (*declared(document).wrong, *small(document, chosen))


def excused(module: ModuleType) -> Mapping[str, Mapping[str, str]]:
    """What a module's `EXCUSED` excuses from a check, by the check, and why.

    Each line is the check | why | names with semicolons; `a-{b,c}` are two names.
    """
    found: dict[str, dict[str, str]] = {}
    for check, why, names in parted(getattr(module, "EXCUSED", "")):
        for name in names.split(" ; "):
            before, _, rest = name.partition("{")
            inside, _, after = rest.partition("}")
            for each in inside.split(","):
                found.setdefault(check, {})[f"{before}{each.strip()}{after}"] = why
    return found


class Declared:
    """What a document's module `wrong` declares, and what it need not."""

    def __init__(self, document: str) -> None:
        module = import_module(f"tests.documents.{document}.wrong")
        self.wrong: Sequence[Wrong] = module.WRONG
        self.excused = excused(module)
        """Checks, by the beginning of their names, that no mistake trips ("unnoticed"), and chained
        theorems that rest on no definition ("unmoved").
        """
        self.views: Callable[[Any], Iterable[Any]] = getattr(module, "views", lambda check: ())
        """The reference's views of a few small instances, for a check by an engine."""
        self.engines: Mapping[str, Sequence[Any]] = getattr(module, "ENGINES", {})
        """By a mistake in words the domains whose engines the reference must contradict."""
        first, _, _ = module.MISTAKES.partition("\n\n")
        self.axioms = [words for words, *_ in parted(first) if words]
        """The mistakes above the blank line: between them they make an axiom of each chained
        theorem false.
        """
        self.always: Sequence[tuple[Any, Any]] = getattr(module, "ALWAYS", ())
        """What is replaced so that ranges end whatever the definition, under none too."""
        self.forget: Callable[[], None] = getattr(module, "forget", lambda: None)


@cache
def declared(document: str) -> Declared:
    """What a document declares."""
    return Declared(document)


# What must notice


@cache
def checks(document: str) -> Mapping[str, Check]:
    """The checks that must notice a mistake, by the names of claim, reading and check.

    Left out is what shows as it stands that it can fail, being false there or by another check.
    Where the document lacks something nothing is looked at; steps of arguments, chained theorems
    and rows of sweeps have tests of their own.
    """
    found = {}
    for claim in ledger(document).values():
        looked = None if claim.restates else known(claim)
        for reading in claim.readings:
            own, false = {}, []
            for name, check in claim.checks(reading).items():
                if isinstance(check, Chained | Missing | Swept):
                    continue
                before = (looked or {}).get(reading, {}).get(name) or check.run(Effort.DEFAULT)
                if before.verdict.is_false:
                    false.append(getattr(check, "predicate", None))
                else:
                    own[f"{claim.id.partition('/')[2]}:{reading}:{name}"] = check
            for name, check in own.items():
                if getattr(check, "predicate", check) not in false:
                    found[name] = check
    return found


def begins(name: str, beginning: str) -> bool:
    """Whether a name begins so, at the end of a word."""
    rest = name.removeprefix(beginning)
    return name.startswith(beginning) and (not rest or rest[0] in ".-:" or not rest[0].isalnum())


def standing(document: str) -> list[str]:
    """The chained theorems of which no declared mistake makes an axiom false."""
    own = declared(document)
    chains = {
        f"{claim.id.partition('/')[2]}:{reading}": [
            each for each in check.found().ancestors() if each.rule is Rule.AXIOM
        ]
        for claim in ledger(document).values()
        for reading in claim.readings
        for check in claim.checks(reading).values()
        if isinstance(check, Chained) and not claim.restates
    }
    free = own.excused.get("unmoved", {})
    chains = {n: a for n, a in chains.items() if a and not any(begins(n, f) for f in free)}
    wrong = {each.says: each for each in own.wrong}
    # More instances only where few show nothing: that takes as long as an axiom that is true.
    for most, says in product((60, 300, None), own.axioms):
        if chains:
            with wrong[says].instead(document):
                chains = {
                    name: axioms
                    for name, axioms in chains.items()
                    if not any(refuted_axiom(axiom, most) for axiom in axioms)
                }
    return list(chains)


def _beside(claim: Claim, reading: str, theorem: str) -> list[Check]:
    """The checks of the same part by other means than a theorem."""
    part = theorem.rpartition(":")[0]
    return [
        check
        for name, check in claim.checks(reading).items()
        if name.rpartition(":")[0] == part and not isinstance(check, Chained)
    ]


# Whether a check notices

FEW, SOON = 30, 3_000
"""Of how many instances one is to be false."""

SECONDS = 5.0
"""Within which a check notices that is searched for."""


def answers(document: str, check: Check) -> Iterator[bool]:
    """Yield what a check finds, instance by instance of the default audit."""
    if isinstance(check, Enumeration):
        over = check.range
        for instance in filter(over.admits, over.instances(Effort.DEFAULT)):
            yield judged(check.predicate(*instance), check.predicate)[0]
    elif isinstance(check, Printed):
        for cell in check.cells():
            yield cell.printed == cell.computed
    elif isinstance(check, Exhaustive):
        for view in declared(document).views(check):
            if check.admits(view):
                yield bool(check.predicate(view))
    elif isinstance(check, Measured):
        stored = computed_file(check.document, f"{check.name}.csv").read_text(encoding="utf-8")
        for row, line in zip(check._rows({}), stored.splitlines()[1:], strict=False):
            yield check._text([row]).splitlines()[1] == line
    else:
        yield not check.run(Effort.DEFAULT).verdict.is_false


def first_false(document: str, check: Check, most: int | None) -> int | None:
    """The number of the first instance, among so many or all, that is not as claimed."""
    numbered = enumerate(islice(answers(document, check), most))
    return next((number for number, true in numbered if not true), None)


@cache
def noticed(document: str) -> Mapping[str, list[str]]:
    """For each mistake in words the checks that noticed it when this was last written down."""
    with NOTICED.open(encoding="utf-8", newline="") as file:
        rows = [row for row in csv.DictReader(file) if row["document"] == document]
    return {row["mistake"]: [n for n in row["checks"].split(" ; ") if n] for row in rows}


def overlooked(document: str, wrong: Wrong) -> list[str]:
    """The checks that must notice a mistake, and do not, or would say the same without it."""
    names, numbers = found_out(document)[wrong.says], dict[str, int | None]()
    with wrong.instead(document):
        for name in names:
            try:
                numbers[name] = first_false(document, checks(document)[name], None)
            except Exception:
                if not wrong.small:
                    raise
                numbers[name] = 0  # an audit would not get beyond it
    with all_replaced(document, declared(document).always):
        return [
            name
            for name, number in numbers.items()
            if number is None
            or first_false(document, checks(document)[name], number + 1) is not None
        ]


def idle(document: str, found: Mapping[str, list[str]]) -> list[str]:
    """The checks that notice no mistake, though they are not excused."""
    own = declared(document)
    free = own.excused.get("unnoticed", {})
    known = {name for names in found.values() for name in names}
    names = (name for name in checks(document) if name not in known)
    return [name for name in names if not any(begins(name, each) for each in free)]


@cache
def found_out(document: str) -> Mapping[str, list[str]]:
    """Who notices each mistake: whoever did and is still there, and for the rest a search.

    Few instances are looked at first, more where those show nothing, and nothing for long: under a
    mistake play may have no end. At last a small mistake is looked for.
    """
    own = declared(document)
    found = {
        wrong.says: [n for n in noticed(document).get(wrong.says, []) if n in checks(document)]
        for wrong in mistakes(document)
    }
    for most, wrong in product((FEW, SOON, None), mistakes(document)):
        left = idle(document, found)
        alone = not found[wrong.says] and wrong.says not in own.axioms
        others = {name for names in found.values() for name in names} if alone else ()
        if left or others:
            work = partial(_noticing, document, wrong, left, sorted(others), most)
            found[wrong.says] += in_a_fork(work, 3_600)
    for name in idle(document, found):
        for says in in_a_fork(partial(_small_one, document, name), 3_600):
            found.setdefault(says, []).append(name)
    return found


def _small_one(document: str, name: str) -> list[str]:
    """A small mistake that a check notices, in the functions that it reaches; or none.

    It is one in a definition, or in what the check is made of if such a one is already written down
    for it: into some no definition enters, or only what is computed from one before.
    """
    calls, check = Profile(builtins=False), checks(document)[name]
    with calls:
        first_false(document, check, FEW)
    codes = [call.code for call in calls.getstats() if isinstance(call.code, CodeType)]
    lines = {(code.co_filename, line) for code in codes for *_, line in code.co_lines()}
    there = {**small_mistakes(document)}
    for row, names in noticed(document).items():
        module = row.partition("|")[0]
        there |= mistakes_in(module) if name in names else {}
    reached = (s for s, m in there.items() if (str(file_of(m.module)), m.line) in lines)
    for wrong in small(document, (says for says in reached if says not in equivalent())):
        with suppress(TooSlow, Exception), at_most(1), wrong.instead(document):
            if first_false(document, check, FEW) is not None:
                return [wrong.says]
    return []


def _noticing(
    document: str, wrong: Wrong, names: list[str], others: list[str], most: int | None
) -> list[str]:
    """Which checks notice a mistake; one of the others where none does."""
    found: list[str] = []
    with wrong.instead(document):
        for name in (*names, *others):
            if name in names or not found:
                with suppress(TooSlow), at_most(SECONDS):
                    try:
                        false = first_false(document, checks(document)[name], most) is not None
                    except Exception:  # it would be raised whatever is claimed
                        false = wrong.small and name not in names
                    found += [name] if false else []
    return found


def a_changed_row_is_noticed(check: Swept) -> bool:
    """Whether a row with one cell changed is found wrong: by itself, among few or among many.

    Of a statement that the recorded rows contradict, they show it themselves.
    """
    rows = list(islice(check._rows(), 2000))
    cells = {name: list(dict.fromkeys(row[name] for row in rows))[:9] for name in rows[0]}
    alone = any(
        all(admits(changed) for _, admits in check.only)
        and _found_wrong(check, [changed])
        and not _found_wrong(check, [row])
        for row in rows
        for column, others in cells.items()
        for changed in ({**row, column: other} for other in others)
    )
    return (
        alone
        or _found_wrong(check, check._rows())
        or any(
            all(admits(changed) for _, admits in check.only)
            and _found_wrong(check, [*rows[:at], changed, *rows[at + 1 : many]])
            for many in (20, 2000)
            for at, row in enumerate(rows[: 20 if len(rows) > 120 else many])
            for column, cell in row.items()
            for changed in ({**row, column: other} for other in ("0", "1", f"{cell}0", "-7"))
        )
    )


def _found_wrong(check: Swept, rows: Iterable[Row]) -> bool:
    """Whether a row is found wrong; one of which no instance can be made shows nothing."""
    try:
        return any(check.wrong(rows))
    except (InvalidInput, LookupError):
        return False


if __name__ == "__main__":
    rows = [
        {"document": document, "mistake": says, "checks": " ; ".join(names)}
        for document in documents()
        for says, names in found_out(document).items()
    ]
    with NOTICED.open("w", encoding="utf-8", newline="") as file:
        writer = csv.DictWriter(file, list(rows[0]), lineterminator="\n")
        writer.writeheader()
        writer.writerows(rows)
