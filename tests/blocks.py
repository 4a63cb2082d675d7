"""What the block of a claim says in a proof script, beside its range and its predicate.

A block is conditions => conclusion, of a theorem's variables. Both are evaluated apart in the
models of theories, at values inside the claim's range and outside of it, as the definitions are and
under wrong ones, which the models and the predicate then both have: on true values alone the
formula of a proved claim cannot be told from any other true one.

What stands for what a document says in `tests/documents/<document>/settings.py`: of a model, and
values of the theorem's variables, which instances they are.
"""

import inspect
import json
from collections import defaultdict
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from enum import Enum
from functools import cache, cached_property, lru_cache
from importlib import import_module
from itertools import chain, islice, product
from math import prod
from operator import contains
from random import Random
from typing import Any, NamedTuple
from zlib import crc32

import pytest
import z3

from proofs_check.core.claim import Check
from proofs_check.core.evidence import Effort, Json, canonical
from proofs_check.core.ledger import ledger
from proofs_check.core.ranges import Enumeration, as_json
from proofs_check.core.truth import judged, truth
from proofs_check.methods.chained import Chained, label_of
from proofs_check.methods.exhaustive import Exhaustive
from proofs_check.methods.instances import search
from proofs_check.methods.logic import conjunction
from proofs_check.methods.theory import Model, models_of, unfolded, within
from reference.errors import InvalidInput
from tests.forks import at_most
from tests.wrong_definitions import Wrong, _beside, declared, excused, forget

ENOUGH = 20
"""At so many instances a predicate is to have been false."""

MODELS, GROUPS, MORE, VALUES, MANY = 12, 10, 30, 2_000, 50_000
"""So many models with instances are looked at, in each so many groups of these, or later on, made
of so many values; and in each there may be so many of the theorem's other variables."""

SECONDS = 30.0
"""Within which a block is looked at under a mistake, or the test fails; the longest takes 3."""

AS_IT_IS = "as it is"

INSTANCES = 6_000
"""So many of a range are looked at, its first."""

Keys = Sequence[Json] | None
"""Instances as evidence writes them; None where nothing is known about them."""


@dataclass(frozen=True)
class Formula:
    """A formula of a theorem's variables, to be asked at values."""

    find: Any
    functions: Sequence[tuple[str, str]]

    def within(self, asked: Callable[[str, str], Any]) -> Callable[[Sequence[Any]], bool]:
        """Whether it is true everywhere, in a model, given the values of each variable."""
        given = [asked(*each) for each in self.functions]

        def everywhere(values: Sequence[Sequence[Any]]) -> bool:
            number, false = self.find(given, values, MANY)
            if false is None and number == MANY:
                raise LookupError("too many values")
            return false is None

        return everywhere


@cache
def formula(said: Any, variables: tuple[Any, ...]) -> Formula:
    """A formula of Z3, to be asked at values."""
    find, functions = search(unfolded(said), list(variables))
    named = [(each.name(), each.range().name()) for each in functions]
    return Formula(find, named)


@dataclass(frozen=True, eq=False)
class Block:
    """What a check's block says, and what stands beside it."""

    label: str
    check: Chained
    beside: tuple[Check, ...]
    damaged: tuple[Any, Any] | None = None
    """Other conditions and another conclusion, to see whether that is noticed."""

    @cached_property
    def formulas(self) -> tuple[Formula, Formula, Formula]:
        """That its conditions are false, that its conclusion follows, and that it is so."""
        variables = tuple(each.term for each in self.check.found().variables)
        given, said = self.check.says() if self.damaged is None else self.damaged
        assumed = conjunction(given).term if given else z3.BoolVal(True)  # type: ignore[attr-defined]
        implied = z3.Implies(assumed, said.term)
        return tuple(formula(each, variables) for each in (z3.Not(assumed), implied, said.term))  # type: ignore[return-value]

    @cached_property
    def range_beside(self) -> Any:
        """The check beside it that has instances by name, by enumeration if there is one."""
        kinds = ("enumeration", "exhaustive", "random sample", "sampling")
        return next((c for kind in kinds for c in self.beside if c.method == kind), None)

    @property
    def claim(self) -> str:
        """Its claim, without the document."""
        return self.label.partition("/")[2].partition(" | ")[0]

    @cached_property
    def names(self) -> list[str]:
        """The names of the variables."""
        return [str(each.term).removesuffix("!") for each in self.check.found().variables]

    @cached_property
    def sorts(self) -> list[str]:
        """The sorts of the variables."""
        variables = self.check.found().variables
        return [each.term.sort().name() for each in variables]


def blocks(document: str) -> Iterator[Block]:
    """The blocks of a document's claims."""
    for claim in ledger(document).values():
        for reading in claim.readings:
            for name, check in claim.checks(reading).items():
                if isinstance(check, Chained):
                    label = label_of(claim, reading, name)
                    yield Block(label, check, tuple(_beside(claim, reading, name)))


def noisy(
    seed: int,
    often: float,
    *functions: Callable[..., Any],
    of: Callable[..., object] = lambda *given: given,
) -> Wrong:
    """Functions that are now and then off, each at the same arguments every time.

    Args:
        seed: another one gives other values.
        often: how often.
        functions: those.
        of: what tells their arguments apart.
    """

    def off(number: int) -> Callable[..., Any]:
        known: dict[str, Any] = {}

        def other(right: Any, *given: Any, **named: Any) -> Any:
            which = of(*given, *named.values())
            if repr(which) not in known:
                known[repr(which)] = now_and_then(
                    right(*given, **named), often, seed, number, which
                )
            return known[repr(which)]

        return other

    first, *others = [(function, off(number)) for number, function in enumerate(functions)]
    return Wrong(f"one value in {round(1 / often)} is off ({seed})", *first, also=tuple(others))


def now_and_then(value: Any, often: float, *of: object) -> Any:
    """Another value instead, now and then, the same of the same everywhere."""
    drawn = crc32(repr(of).encode())
    if drawn % 1000 >= 1000 * often:
        return value
    if isinstance(value, bool):
        return not value
    if isinstance(value, Enum):
        every = [*type(value)]
        return every[(every.index(value) + 1) % len(every)]
    return value + (-1, 1, 2)[drawn // 1000 % 3]


class Settings:
    """What a document says of what stands for what."""

    def __init__(self, document: str) -> None:
        module = import_module(f"tests.documents.{document}.settings")
        self.document = document
        self.keys: Callable[..., Keys] | None = getattr(module, "keys", None)
        """Of a block, a model and values: the instances that they are, if not by names."""
        self.stands: Mapping[str, Callable[..., Any]] = getattr(module, "STANDS", {})
        """By a claim, a theorem, or the names of a range, with its module or not: what values are.

        None where that is not known; a list where they are no instance, or several.
        """
        self.values: Callable[[Block, Model], Mapping[str, Any]] = getattr(
            module, "values", lambda block, model: model.values
        )
        """Of a block and a model the values that are asked."""
        self.enough: int = getattr(module, "ENOUGH", ENOUGH)
        """At so many instances a predicate is to have been false."""
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
        self.larger: Sequence[tuple[Any, str, int]] = getattr(module, "LARGER", ())
        """Modules of theories, and of each a constant that makes its models larger."""
        self.wrong: Sequence[Wrong] = module.WRONG
        """What both sides are given in the place of the definitions, one after the other."""
        self.excused = excused(module)
        """Claims that the theorem "says more" of than the range has, and of what; or "says less" of
        than the predicate, and why; whose predicate is "never false" by a mistake; "not evaluated".
        """

    def stands_for(
        self, block: Block, model: Model
    ) -> tuple[Callable[[Any], Any], list[str], bool]:
        """What gives instances of values, by name, the names of these, and if they are the same.

        If nothing else is said, those of one name are the same, variables or constants: of a view,
        or of the one thing that an instance is, what it calls so.
        """
        check = block.range_beside
        over = _of_a_range(check)
        names = check.level if over is None else over.names
        module, others = block.check.module, ("model", "block")
        which = (block.claim, block.check.theorem, f"{module}: {names}", names)
        says = next((self.stands[each] for each in which if each in self.stands), None)
        if says is not None:
            wanted = parameters(says)
            if not all(n in block.names or n in others or is_constant(model, n) for n in wanted):
                return (lambda given: None), [], False
        elif over is None or (
            names.isidentifier() and names not in block.names and not is_constant(model, names)
        ):
            every = (
                declared(self.document).views(check)
                if over is None
                else (one for (one,) in over.instances(Effort.DEFAULT))
            )
            first = next(iter(every))
            known = [n for n in (*block.names, *model.functions) if hasattr(first, n)]
            wanted = [n for n in known if n in block.names or is_constant(model, n)]
        else:
            wanted = [n for n in names.split() if n in block.names or is_constant(model, n)]

        def stands(given: Mapping[str, Any]) -> Any:
            of = {**given, "model": model, "block": block}
            found = {n: of[n] if n in of else model.functions[n]() for n in wanted}
            return (found or None) if says is None else says(**found)

        return stands, wanted, says is None


def is_constant(model: Model, name: str) -> bool:
    """Whether it is a function of a model without arguments."""
    given = model.functions.get(name)
    return given is not None and not parameters(given)


@lru_cache(maxsize=10_000)
def parameters(function: Callable[..., Any]) -> list[str]:
    """What a function is given, by name."""
    return [*inspect.signature(function).parameters]


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
    more: str = ""
    """Where it says something of what is not in the range."""
    less: str = ""
    """Where it says nothing of what is in the range."""
    apart: list[str] = field(default_factory=list)
    """The same as the next under mistakes, which then only one of both has."""
    differ: list[str] = field(default_factory=list)
    """Where the block is true, and the predicate is not, or the other way round."""


def _of_a_range(check: Check) -> Any:
    return check.range if isinstance(check, Enumeration) else None


class Named(NamedTuple):
    """Some of what instances are named by: those that have these values there."""

    names: tuple[str, ...]
    values: tuple[Any, ...]


@dataclass(frozen=True, eq=False)
class Made:
    """An instance that is made from a model, whatever the bounds of the range: what it is."""

    values: Any


class Instances:
    """The instances of the ranges of a document, under the definitions of the moment."""

    def __init__(self, own: Settings) -> None:
        self.own = own
        self._made: dict[Any, Sequence[Any]] = {}
        self._of: dict[int, Sequence[Any]] = {}
        self._inside: dict[Any, Sequence[Any]] = {}
        self._by: dict[Any, Mapping[Any, list[Any]]] = {}
        self._others: dict[int, Sequence[tuple[set[Any], Any]]] = {}
        self._view = cache(lambda level, key: own.view(level, json.loads(key)))

    def of(self, check: Any) -> Sequence[Any]:
        """The instances of a check's range, whatever its conditions; or small views."""
        if id(check) not in self._of:
            self._of[id(check)] = self._made_for(check)
        return self._of[id(check)]

    def _made_for(self, check: Any) -> Sequence[Any]:
        over = _of_a_range(check)
        which = (check.domain, check.level) if over is None else over.unconditional
        if which not in self._made:
            if over is None:
                made = declared(self.own.document).views(check)
            else:
                bounds = {
                    name: min(bound, self.own.bounds[name], key=str)
                    if isinstance(bound, tuple)
                    else min(bound, self.own.bounds[name])
                    for name, bound in over.bounds.items()
                    if name in self.own.bounds
                }
                made = over.to(bounds).instances(Effort.DEFAULT)
            self._made[which] = list(islice(made, INSTANCES))
        return self._made[which]

    def named(self, check: Any, names: tuple[str, ...] | None) -> Mapping[Any, list[Any]]:
        """The same by values that they are named by, or as evidence writes them."""
        over, made = _of_a_range(check), self.of(check)
        if (id(made), names) not in self._by:
            found = self._by[id(made), names] = defaultdict(list)
            for each in made:
                if names is None:
                    which: Any = canonical(over.named(each))
                else:
                    of = {} if over is None else dict(zip(over.names.split(), each, strict=True))
                    one = each if over is None else each[0]
                    which = tuple(plain(of[n] if n in of else getattr(one, n)) for n in names)
                found[which].append(each)
        return self._by[id(made), names]

    def inside(self, block: Block, model: Model, wanted: Sequence[str]) -> Iterator[dict[str, Any]]:
        """Yield what is in the range beside a block, by these names, with a model's constants."""
        check, names = block.range_beside, tuple(wanted)
        if (id(check), names) not in self._inside:
            by = self.named(check, names).items()
            self._inside[id(check), names] = [k for k, v in by if [*self.admitted(check, v)]]
        own = {name: model.functions[name]() for name in names if name not in block.names}
        for which in self._inside[id(check), names]:
            found = dict(zip(names, which, strict=True))
            if own.items() <= found.items():
                yield found

    def admitted(self, check: Any, made: Iterable[Any]) -> Iterator[Any]:
        """Those that meet the conditions of a check's range."""
        over = _of_a_range(check)
        if over is None:
            return (view for view in made if truth(check.admits(view), check.admits))
        return filter(over.admits, made)

    def judge(self, block: Block, key: Any) -> list[bool] | None:
        """Whether the predicate is true, at each instance of this name that a range admits.

        None where it is not known, the range being bounded, whether there is one.
        """
        if isinstance(key, Made):
            return self._judged(block.range_beside, [key.values])
        if isinstance(key, Named):
            return self._judge(block.range_beside, key)
        found: list[bool] = []
        for each in block.beside:
            if isinstance(each, Exhaustive):
                view = self._view(each.level, canonical(key))
                if view is None or not self.own.admits(each, key):
                    continue
                if truth(each.admits(view), each.admits):
                    found.append(truth(each.predicate(view), each.predicate))
            elif isinstance(each, Enumeration):
                over = _of_a_range(each)
                named = self.named(each, None).get(canonical(key))
                if named is None and len(self.of(each)) == INSTANCES:
                    return None
                for instance in named or ():
                    if over.admits(instance):
                        found.append(judged(each.predicate(*instance), each.predicate)[0])
        return found

    def _judge(self, check: Any, key: Named) -> list[bool] | None:
        by = self.named(check, key.names)
        which = tuple(map(plain, key.values))
        if which not in by and not self._could_be(check, key.names, which):
            return None
        return self._judged(check, by.get(which, ()))

    def _judged(self, check: Any, made: Iterable[Any]) -> list[bool]:
        admitted = self.admitted(check, made)
        if _of_a_range(check) is None:
            return [truth(check.predicate(each), check.predicate) for each in admitted]
        return [judged(check.predicate(*each), check.predicate)[0] for each in admitted]

    def _could_be(self, check: Any, names: tuple[str, ...], which: tuple[Any, ...]) -> bool:
        """Whether it is no bound that keeps such an instance out: numbers that are no larger."""
        by = self.named(check, names)
        if len(self.of(check)) == INSTANCES:
            return False
        if id(by) not in self._others:
            others = [set(each) for each in zip(*by, strict=True)]
            ints = [all(type(value) is int for value in each) for each in others]
            self._others[id(by)] = [
                (each, max(each) if is_int else None)
                for each, is_int in zip(others, ints, strict=True)
            ]
        return bool(by) and all(
            value in known or (most is not None and type(value) is int and value <= most)
            for value, (known, most) in zip(which, self._others[id(by)], strict=True)
        )


def plain(value: Any) -> Any:
    """A value that can be a key."""
    try:
        hash(value)
    except TypeError:
        return canonical(as_json(value))
    return value


def look(
    block: Block, own: Settings, instances: Instances, looked: Looked, what: str, most: int = GROUPS
) -> None:
    """Evaluate a block under the definitions of the moment, beside range and predicate."""
    refused, implied, _ = block.formulas
    rng = Random(block.label)
    models = models_of(block.check.found().theory)
    of_use = 0
    for model in models if own.keys is not None else rng.sample(models, len(models)):
        if own.keys is None and of_use == MODELS:
            break
        left = most + most // 2
        with within(model) as asked:
            none_admitted, so_there = refused.within(asked), implied.within(asked)
            for keys, every in _grouped(block, own, model, rng, most, instances):
                if not left:
                    break
                try:
                    known = [instances.judge(block, key) for key in keys]
                    truths = [true for found in known if found is not None for true in found]
                    if None in known:
                        continue
                    admitted = not all(map(none_admitted, every))
                    so = all(map(so_there, every))
                except (InvalidInput, LookupError, ArithmeticError, TypeError):
                    continue
                except Exception:
                    if what == AS_IT_IS:
                        raise
                    continue  # what raises one would do so whatever is claimed
                left -= 1
                looked.inside += bool(truths)
                looked.outside += not truths
                looked.false += not all(truths)
                alike = bool(truths) == admitted and (not truths or all(truths) == so)
                where = "" if alike else f"{model.says}, {keys[0] if keys else every[0]}: {what}"
                if not truths and admitted:
                    looked.more = looked.more or f"says more than the range: {where}"
                elif truths and not admitted and all(len(each) == 1 for each in every[0]):
                    looked.less = looked.less or f"says less than the range: {where}"
                if truths and all(truths) != so:
                    also = "true" if so else "false"
                    looked.differ.append(f"is {also}, and the predicate is not: {where}")
        of_use += left < most + most // 2


def _grouped(
    block: Block, own: Settings, model: Model, rng: Random, most: int, instances: Instances
) -> Iterator[tuple[Sequence[Any], Sequence[Sequence[Sequence[Any]]]]]:
    """Yield instances, and all that they are: of each the values of every variable."""
    of = own.values(block, model)
    every = [tuple(of[model.calls(sort)]) for sort in block.sorts]
    if own.keys is not None:
        groups: dict[str, tuple[Any, list[Any]]] = {}
        for values in _drawn(every, rng):
            keys = own.keys(block, model, *values)
            if keys is not None:
                group = groups.setdefault(canonical(list(keys)), (keys, []))
                group[1].append([(each,) for each in values])
        chosen = list(groups.values())
        yield from rng.sample(chosen, most) if len(chosen) > most else chosen
    elif block.range_beside is not None:
        stands, wanted, same = own.stands_for(block, model)
        some = [number for number, name in enumerate(block.names) if name in wanted]
        own_values = [every[n] for n in some]
        drawn = _drawn(own_values, rng)
        if (many := prod(map(len, own_values))) <= VALUES:  # all, in any order
            drawn = rng.sample([*drawn], many)
        there = list(instances.inside(block, model, wanted)) if same else []
        known = [tuple(it[block.names[n]] for n in some) for it in there]
        plain_values = [{value for value in own if plain(value) is value} for own in own_values]
        given = [e for e in known if all(map(contains, plain_values, e))]
        first = rng.sample(given, min(most // 2, len(given)))
        # Each is an instance of its own: what nobody asks for is not made.
        apart = same and all(plain(value) is value for n in some for value in every[n])
        alike: dict[tuple[Any, ...], list[dict[int, Any]]] = {}
        for each in chain(first, drawn):
            fixed = dict(zip(some, each, strict=True))
            named = stands({block.names[number]: value for number, value in fixed.items()})
            if named is not None:
                several = [named] if isinstance(named, Mapping | Made) else named
                which: tuple[Any, ...] = tuple(
                    it if isinstance(it, Made) else Named(tuple(it), tuple(map(plain, it.values())))
                    for it in several
                )
                if apart and which not in alike:
                    yield which, [_few(fixed, every)]
                # What is no instance is like nothing else.
                alike.setdefault(which or (len(alike),), []).append(fixed)
        for found, fixings in () if apart else alike.items():
            yield (
                [key for key in found if isinstance(key, Named | Made)],
                [_few(fixed, every) for fixed in fixings],
            )


def _few(fixed: Mapping[int, Any], every: Sequence[Sequence[Any]]) -> list[Sequence[Any]]:
    """The values of each variable, where some are known: the smallest numbers, of too many."""
    found = [(fixed[n],) if n in fixed else v for n, v in enumerate(every)]
    most = max(map(len, found), default=0)
    while most and prod(map(len, found)) >= MANY:
        most -= 1
        found = [
            sorted(each, key=lambda n: abs(2 * n - 1))[:most] if type(each[0]) is int else each
            for each in found
        ]
    return found


def look_at_numbers(block: Block, own: Settings, looked: Looked) -> None:
    """Evaluate the conclusion of a block about numbers alone, in the range or not."""
    *_, conclusion = block.formulas
    for model, values, instance in own.free(block):
        with within(model) as asked:
            try:
                said = conclusion.within(asked)([(each,) for each in values])
                true = judged(block.beside[0].predicate(*instance), None)[0]  # type: ignore[attr-defined]
            except ArithmeticError:
                continue
        looked.false += not true
        if said != true:
            looked.differ.append(f"is {said}, and the predicate is {true}: {model.says}")


def _drawn(values: Sequence[Sequence[Any]], rng: Random) -> Iterable[tuple[Any, ...]]:
    if prod(map(len, values)) <= VALUES:
        return product(*values)
    return (tuple(map(rng.choice, values)) for _ in range(VALUES))


def look_at_all(document: str, over: Sequence[Block]) -> list[Looked]:
    """Evaluate blocks as the definitions are, then under wrong ones until it is enough.

    What is false counts where block and predicate have the mistake alike: of a damaged block, one
    that adds a bound or takes its conclusion for granted, a mistake of many values shows that.
    """
    with pytest.MonkeyPatch.context() as patch:
        for larger in settings(document).larger:
            patch.setattr(*larger)
        found = _look_at_all(document, over)
    forget(document)
    return found


def _look_at_all(document: str, over: Sequence[Block]) -> list[Looked]:
    own = settings(document)
    found = [Looked() for _ in over]
    instances = Instances(own)
    forget(document)
    for block, looked in zip(over, found, strict=True):
        look(block, own, instances, looked, AS_IT_IS)
        look_at_numbers(block, own, looked)
    for number, wrong in enumerate(own.wrong):
        left = [
            (block, looked)
            for block, looked in zip(over, found, strict=True)
            if looked.false < own.enough and looked.inside and not looked.differ
            if own.of_use(block, wrong)
        ]
        if not left:
            continue
        with wrong.instead(document):
            instances = Instances(own)
            for block, looked in left:
                under = Looked()
                try:
                    with at_most(SECONDS):
                        look(
                            block, own, instances, under, wrong.says, GROUPS if number < 2 else MORE
                        )
                except Exception:
                    continue  # with the mistake there is no model, or no instance
                if under.differ:
                    looked.apart.append(under.differ[0])
                else:
                    looked.false += under.false
                looked.inside += under.inside
    return found
