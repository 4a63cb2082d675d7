"""What the block of a claim says in a proof script, beside its range and its predicate.

A block is conditions => conclusion, of a theorem's variables. Both are evaluated apart in the
models of theories, at values inside the claim's range and outside of it, as the definitions are and
under wrong ones, which the models and the predicate then both have: on true values alone the
formula of a proved claim cannot be told from any other true one.

What stands for what a document says in `tests/documents/<document>/settings.py`: of a model, and
values of the theorem's variables, which instances they are.
"""

from collections import defaultdict
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from functools import cache
from importlib import import_module
from itertools import product
from random import Random
from typing import Any

from proofs_check.core.claim import Check
from proofs_check.core.evidence import Effort, Json, canonical
from proofs_check.core.ledger import ledger
from proofs_check.core.ranges import Enumeration, RandomSample
from proofs_check.core.truth import judged, truth
from proofs_check.methods.chained import Chained, label_of
from proofs_check.methods.exhaustive import EngineMismatchError, Exhaustive
from proofs_check.methods.instances import search
from proofs_check.methods.logic import conjunction
from proofs_check.methods.sampling import Sampled
from proofs_check.methods.theory import Model, models_of, unfolded, within
from reference.errors import InvalidInput
from tests.theories import theories
from tests.wrong_definitions import Wrong, _beside, forget

ENOUGH = 20
"""At so many instances a predicate is to have been false."""

GROUPS, MORE, VALUES = 10, 30, 2_000
"""How many groups of instances are looked at in a model, or later on, made of how many values."""

Keys = Sequence[Json] | None
"""Instances as evidence writes them; None where nothing is known about them."""


@dataclass(frozen=True)
class Formula:
    """A formula of a theorem's variables, to be asked at values."""

    find: Any
    functions: Sequence[tuple[str, str]]

    def within(self, asked: Callable[[str, str], Any]) -> Callable[[Sequence[Any]], bool]:
        """Whether it is true at values, in a model."""
        given = [asked(*each) for each in self.functions]
        return lambda values: self.find(given, [(each,) for each in values], 1)[1] is None


@cache
def formula(said: Any, variables: tuple[Any, ...]) -> Formula:
    """A formula of Z3, to be asked at values."""
    find, functions = search(unfolded(said), list(variables))
    named = [(each.name().partition(".")[2], each.range().name()) for each in functions]
    return Formula(find, named)


@dataclass(frozen=True, eq=False)
class Block:
    """What a check's block says, and what stands beside it."""

    label: str
    check: Chained
    beside: tuple[Check, ...]
    damaged: tuple[Any, Any] | None = None
    """Other conditions and another conclusion, to see whether that is noticed."""

    def formulas(self) -> tuple[Formula, Formula]:
        """The conditions, and the conclusion."""
        variables = tuple(each.term for each in self.check.found().variables)
        given, said = self.check.says() if self.damaged is None else self.damaged
        assumed = conjunction(given).term if given else _true()  # type: ignore[attr-defined]
        return formula(assumed, variables), formula(said.term, variables)

    @property
    def sorts(self) -> list[str]:
        """The sorts of the variables, as models call them."""
        variables = self.check.found().variables
        return [each.term.sort().name().rpartition(".")[2] for each in variables]


def _true() -> Any:
    import z3

    return z3.BoolVal(True)


def blocks(document: str) -> Iterator[Block]:
    """The blocks of a document's claims."""
    for claim in ledger(document).values():
        for reading in claim.readings:
            for name, check in claim.checks(reading).items():
                if isinstance(check, Chained):
                    label = label_of(claim, reading, name)
                    yield Block(label, check, tuple(_beside(claim, reading, name)))


class Settings:
    """What a document says of what stands for what."""

    def __init__(self, document: str) -> None:
        module = import_module(f"tests.documents.{document}.settings")
        self.document = document
        self.keys: Callable[..., Keys] = module.keys
        """Of a block, a model and values: the instances that they are."""
        self.values: Callable[[Block, Model], Mapping[str, Any]] = getattr(
            module, "values", lambda block, model: model.values
        )
        """Of a block and a model the values that are asked."""
        self.of_use: Callable[[Block, Wrong], bool] = getattr(module, "of_use", lambda *_: True)
        """Whether block and predicate are to agree under a mistake."""
        self.view: Callable[[str, Json], Any] = getattr(module, "view", lambda level, key: None)
        """Of a level and an instance its view by the reference; None where there is none."""
        self.admits: Callable[[Check, Json], bool] = getattr(module, "admits", lambda *_: True)
        """Whether a check of views is about an instance, however large."""
        self.bounds: Mapping[str, Any] = getattr(module, "BOUNDS", {})
        """Smaller bounds of ranges, by name: so far instances are looked at."""
        self.free: Callable[[Block], Iterable[Any]] = getattr(module, "free", lambda block: ())
        """Of a claim about numbers alone: any numbers, as models, values and instances."""
        self.wrong: Sequence[Wrong] = module.WRONG
        """What both sides are given in the place of the definitions, one after the other."""
        self.says_more: Mapping[str, str] = getattr(module, "SAYS_MORE", {})
        """Claims that the theorem says of more than the range has, and of what."""
        self.never_false: Mapping[str, str] = getattr(module, "NEVER_FALSE", {})
        """Claims whose predicate no mistake makes false, and why."""
        self.not_evaluated: Mapping[str, str] = getattr(module, "NOT_EVALUATED", {})
        """Claims that no instance is known for, and why."""


@cache
def settings(document: str) -> Settings:
    """What a document says."""
    return Settings(document)


@dataclass
class Looked:
    """What was seen of a block so far."""

    inside: int = 0
    """Groups of instances in the range."""
    outside: int = 0
    false: int = 0
    """Groups at which the predicate was false."""
    differ: list[str] = field(default_factory=list)
    """Where the block says something else than range and predicate."""


def _of_a_range(check: Check) -> Any:
    return check.range if isinstance(check, Enumeration) else getattr(check, "sample", None)


class Instances:
    """The instances of the ranges of a document, under the definitions of the moment."""

    def __init__(self, own: Settings) -> None:
        self.own = own
        self._made: dict[Any, Mapping[str, list[Any]]] = {}

    def of(self, over: Any) -> Mapping[str, list[Any]]:
        """By their names the instances of a range, whatever its conditions."""
        if over.unconditional not in self._made:
            bounds = {
                name: min(bound, self.own.bounds[name], key=str)
                if isinstance(bound, tuple)
                else min(bound, self.own.bounds[name])
                for name, bound in over.bounds.items()
                if name in self.own.bounds
            }
            found = defaultdict(list)
            for each in over.to(bounds).instances(Effort.DEFAULT):
                found[canonical(over.named(each))].append(each)
            self._made[over.unconditional] = found
        return self._made[over.unconditional]

    def judge(self, beside: Sequence[Check], key: Json) -> list[bool]:
        """Whether the predicate is true, at each instance of this name that a range admits."""
        found: list[bool] = []
        for each in beside:
            if isinstance(each, Exhaustive | Sampled):
                view = self.own.view(each.level, key)
                if view is None or not self.own.admits(each, key):
                    continue
                if truth(each.admits(view), each.admits):
                    found.append(truth(each.predicate(view), each.predicate))
            elif isinstance(each, Enumeration | RandomSample):
                over = _of_a_range(each)
                for instance in self.of(over).get(canonical(key), ()):
                    if over.admits(instance):
                        found.append(judged(each.predicate(*instance), each.predicate)[0])
        return found


def look(
    block: Block, own: Settings, instances: Instances, looked: Looked, what: str, most: int = GROUPS
) -> None:
    """Evaluate a block under the definitions of the moment, beside range and predicate."""
    conditions, conclusion = block.formulas()
    rng = Random(block.label)
    for model in _models(block, {*conditions.functions, *conclusion.functions}):
        groups: dict[str, tuple[Sequence[Json], list[Any]]] = {}
        for values in _drawn(block, own.values(block, model), rng):
            keys = own.keys(block, model, *values)
            if keys is not None:
                groups.setdefault(canonical(list(keys)), (keys, []))[1].append(values)
        chosen = list(groups.values())
        if len(chosen) > most:
            chosen = rng.sample(chosen, most)
        with within(model) as asked:
            given, said = conditions.within(asked), conclusion.within(asked)
            for keys, every in chosen:
                try:
                    truths = [true for key in keys for true in instances.judge(block.beside, key)]
                    admitted = [values for values in every if given(values)]
                    so = all(map(said, admitted))
                except (InvalidInput, EngineMismatchError, LookupError, ArithmeticError):
                    continue
                looked.inside += bool(truths)
                looked.outside += not truths
                looked.false += not all(truths)
                where = f"{model.says}, {every[0]}: {what}"
                if bool(truths) != bool(admitted):
                    more = "more" if admitted else "less"
                    looked.differ.append(f"says {more} than the range: {where}")
                elif truths and all(truths) != so:
                    also = "true" if so else "false"
                    looked.differ.append(f"is {also}, and the predicate is not: {where}")


def look_at_numbers(block: Block, own: Settings, looked: Looked) -> None:
    """Evaluate the conclusion of a block about numbers alone, in the range or not."""
    _, conclusion = block.formulas()
    for model, values, instance in own.free(block):
        with within(model) as asked:
            try:
                said = conclusion.within(asked)(values)
                true = judged(block.beside[0].predicate(*instance), None)[0]  # type: ignore[attr-defined]
            except ArithmeticError:
                continue
        looked.false += not true
        if said != true:
            looked.differ.append(f"is {said}, and the predicate is {true}: {model.says}")


def _models(block: Block, functions: Iterable[tuple[str, str]]) -> Sequence[Model]:
    """The models that have these functions: those of the theorem's theory, or of another one."""
    names, sorts = {name for name, _ in functions}, {*block.sorts}
    own = block.check.found().theory
    for theory in (own, *(each for each in theories() if each is not own)):
        if theory is own or names <= theory.called.keys():
            found = [
                each
                for each in models_of(theory)
                if names <= each.functions.keys() and sorts <= each.values.keys()
            ]
            if found:
                return found
    return ()


def _drawn(block: Block, of: Mapping[str, Any], rng: Random) -> Iterable[tuple[Any, ...]]:
    values = [tuple(of[sort]) for sort in block.sorts]
    number = 1
    for each in values:
        number *= len(each)
    if number <= VALUES:
        return product(*values)
    return (tuple(rng.choice(each) for each in values) for _ in range(VALUES))


def look_at_all(document: str, over: Sequence[Block]) -> list[Looked]:
    """Evaluate blocks as the definitions are, then under wrong ones until it is enough."""
    own = settings(document)
    found = [Looked() for _ in over]
    instances = Instances(own)
    forget(document)
    for block, looked in zip(over, found, strict=True):
        look(block, own, instances, looked, "as it is")
        look_at_numbers(block, own, looked)
    for number, wrong in enumerate(own.wrong):
        left = [
            (block, looked)
            for block, looked in zip(over, found, strict=True)
            if looked.false < ENOUGH and not looked.differ and own.of_use(block, wrong)
        ]
        if not left:
            continue
        with wrong.instead(document):
            instances = Instances(own)
            for block, looked in left:
                try:
                    look(block, own, instances, looked, wrong.says, MORE if number > 1 else GROUPS)
                except (InvalidInput, EngineMismatchError, LookupError, ArithmeticError):
                    continue  # with the mistake there is no model, or no instance
    return found
