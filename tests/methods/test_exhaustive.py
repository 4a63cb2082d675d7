"""Exhaustive checks on a toy domain whose engine can be made to lie."""

import hashlib
from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass, replace
from functools import partial
from random import Random
from typing import Any

import numpy as np
import pytest

from proofs_check.core.evidence import Effort, Evidence, Verdict
from proofs_check.core.ranges import RangeError
from proofs_check.core.record import misfit
from proofs_check.methods.exhaustive import REDONE, EngineMismatchError, Exhaustive, Instance, every


@dataclass(frozen=True)
class Number:
    n: int

    @property
    def square(self) -> int:
        return self.n * self.n

    def values(self) -> dict[str, int]:
        return {"square": self.square}


@dataclass(frozen=True)
class Numbers:
    """0, 1, ...; the engine adds `error` to each square."""

    upto: int
    error: int = 0
    redone: int = 1
    named: int | None = None

    def describe(self) -> str:
        return f"every n < {self.upto}"

    def caveat(self, totals: Mapping[str, int]) -> str:
        return "; but one of them bounded" if totals["numbers"] == 13 else ""

    def batches(self) -> Iterable[Callable[[], Any]]:
        for start in range(0, self.upto, 4):
            numbers = np.arange(start, min(start + 4, self.upto))
            yield partial(Columns, numbers, self.error)

    def reference_view(self, level: str, instance: Instance) -> Number:
        n = instance["n"]
        assert isinstance(n, int)
        return Number(n)

    def bounds(self) -> Mapping[str, int]:
        return {"n": self.named or self.upto - 1}

    def spot_check(self) -> int:
        if self.redone < 0:
            raise EngineMismatchError("at n = 3")
        return self.redone

    def orders(self) -> Mapping[str, Callable[[Instance], Any]]:
        return {"by n": lambda i: i["n"], "by -n": lambda i: -int(str(i["n"]))}


@dataclass
class Columns:
    n: Any
    error: int

    @property
    def square(self) -> Any:
        return self.n * self.n + self.error

    def __len__(self) -> int:
        return len(self.n)

    def seen(self) -> Mapping[str, tuple[int, int]]:
        return {"n": (int(self.n.min()), int(self.n.max()))}

    def view(self, level: str) -> "Columns":
        return self

    def select(self, chosen: Any) -> "Columns":
        return Columns(self.n[chosen], self.error)

    def first_failures(self, holds: Any) -> Sequence[Instance]:
        return [{"n": int(n)} for n in self.n[~holds]]

    def fingerprint(self) -> bytes:
        return bytes(self.n.tolist())

    def tally(self) -> Mapping[str, int]:
        return {"numbers": len(self.n)}


def true(view: Any) -> Any:
    return view.n >= 0


def below_20(view: Any) -> Any:
    return view.square < 20


REFUSED: Sequence[tuple[type[Exception], str, Any, Numbers]] = [
    (RangeError, "there is no such case", lambda v: v.n > 99, Numbers(10)),
    (RangeError, "n is named up to 99, seen from 0 to 9", true, Numbers(10, named=99)),
    (EngineMismatchError, "does not refute", true, Numbers(10, error=50)),
    (EngineMismatchError, "redid nothing", true, Numbers(10, redone=0)),
    (EngineMismatchError, "at n = 3", true, Numbers(10, redone=-1)),
]


@pytest.mark.parametrize(("error", "says", "where", "domain"), REFUSED)
def test_what_is_no_evidence_is_refused(
    error: type[Exception], says: str, where: Any, domain: Numbers
) -> None:
    """No case or a bound that none attains; an engine that is wrong, or is not looked at."""
    check = Exhaustive(lambda v: v.square < 99, domain, domain, "numbers", (("as asked", where),))
    with pytest.raises(error, match=says):
        check.run(Effort.DEFAULT)


def conditions(*words: str) -> tuple[tuple[str, Callable[[Any], Any]], ...]:
    known = {"odd": lambda v: v.n % 2 == 1, "above 4": lambda v: v.n > 4}
    return tuple((word, known[word]) for word in words)


@pytest.mark.parametrize("effort", Effort)
@pytest.mark.parametrize("words", [(), ("odd",), ("odd", "above 4")])
def test_all_that_was_looked_at_is_said(effort: Effort, words: tuple[str, ...]) -> None:
    upto = 10 if effort is Effort.DEFAULT else 14
    own = Exhaustive(true, Numbers(10), Numbers(14, redone=3), "numbers", conditions(*words))
    found = own.run(effort)
    meets = [all(condition(Number(n)) for _, condition in own.only) for n in range(upto)]
    cases = [n for n in range(upto) if meets[n]]
    digest = hashlib.sha256(bytes(range(upto)))
    if words:
        digest.update(hashlib.sha256(bytes(meets)).digest())
    assert found.scope == "; ".join([f"every n < {upto}", *words])
    assert found.facts == {
        "cases": len(cases),
        "seen": {"n": [cases[0], cases[-1]]},
        "numbers": upto,
        REDONE: 1 if effort is Effort.DEFAULT else 3,
        "digest": digest.hexdigest(),
    }
    assert own.scope(effort, found) == found.scope
    assert not own.amiss(effort, found.facts)
    assert not own.misfit(found)
    for changed in ({REDONE: 0}, {"seen": {"n": [0, upto]}}, {"numbers": "all"}, {REDONE: True}):
        assert own.amiss(effort, {**found.facts, **changed})
    fewer = {**found.facts, "seen": {"n": [1, upto - 2]}}
    assert bool(own.amiss(effort, fewer)) == (not words)
    assert own.misfit(Evidence(found.verdict, "every n < 12", found.method, found.facts))


@pytest.mark.parametrize("words", [(), ("odd",), ("above 4",)])
@pytest.mark.parametrize(
    "false",
    [
        *({*range(n)} for n in (0, 1, 12)),
        *({*Random(seed).sample(range(12), seed % 11 + 1)} for seed in range(30)),
    ],
    ids=str,
)
def test_what_is_false_is_counted_and_the_smallest_in_each_order_shown(
    false: set[int], words: tuple[str, ...]
) -> None:
    def predicate(view: Any) -> Any:
        is_false = np.isin(view.n, [*false])
        return ~is_false if is_false.ndim else not is_false

    own = Exhaustive(predicate, Numbers(12), Numbers(12), "numbers", conditions(*words))
    found = own.run(Effort.DEFAULT)
    shown = sorted(n for n in false if all(condition(Number(n)) for _, condition in own.only))
    assert (found.verdict is Verdict.HOLDS) == (not shown)
    for n in range(12):
        witness = {"instance": {"n": n}, "values": {"square": n * n}}
        assert own.replay(witness) == (n in shown)
        assert not own.replay({**witness, "values": {"square": n * n + 1}})
    if shown:
        ends = [{"instance": {"n": n}, "values": {"square": n * n}} for n in (shown[0], shown[-1])]
        names = ("by n", "by -n")
        orders = dict(zip(names, ends, strict=True))
        both = {", ".join(names): ends[0]}
        assert found.facts["smallest"] == (orders if shown[1:] else both)
        assert found.facts["witness"] == ends[0]
        assert found.facts["violators"] == len(shown)
        assert not own.misfit(found)
        reworded = {f"by {n}": end for n, end in enumerate(orders.values())}
        turned = dict(reversed(orders.items()))
        exchanged = dict(zip(names, reversed(ends), strict=True))
        for smallest in (reworded, *([turned, exchanged] if shown[1:] else [])):
            facts = {**found.facts, "smallest": smallest, "witness": smallest.get("by n", ends[0])}
            assert own.misfit(replace(found, facts=facts))
        wider = replace(own, deep=Numbers(13))
        deep = replace(wider.run(Effort.DEEP), default=found)
        assert not misfit(wider, deep)
        at = {"instance": {"n": shown[-1]}, "values": {"square": shown[-1] ** 2}}
        larger = replace(
            deep, facts={**deep.facts, "smallest": {", ".join(names): at}, "witness": at}
        )
        assert ("smaller" in misfit(wider, larger)) == bool(shown[1:])


def test_checks_that_run_together_are_about_one_range_and_each_about_its_own_cases() -> None:
    domain = Numbers(10)
    several = [
        Exhaustive(predicate, domain, domain, level, conditions(*words))
        for predicate in (true, below_20)
        for level in ("numbers", "heaps")
        for words in ((), ("odd",), ("above 4",), ("odd", "above 4"))
    ]
    assert {own.batch for own in several} == {several[0].batch}
    others = (
        Exhaustive(true, Numbers(11), domain, "numbers"),
        Exhaustive(true, domain, Numbers(11), "numbers"),
    )
    assert len({several[0].batch, *(other.batch for other in others)}) == 3
    together = Exhaustive.run_together(several, Effort.DEFAULT)
    assert together == [own.run(Effort.DEFAULT) for own in several]
    assert [found.facts["cases"] for found in together[:4]] == [10, 5, 5, 3]


def test_a_plan_keeps_range_level_and_conditions() -> None:
    plan = every(Numbers(10), "numbers", deep=Numbers(20))
    odd, large = conditions("odd", "above 4")
    assert plan.where(*odd)(true) == Exhaustive(true, Numbers(10), Numbers(20), "numbers", (odd,))
    assert every(Numbers(13), "heaps")(true) == Exhaustive(true, Numbers(13), Numbers(13), "heaps")
    assert every(Numbers(13), "heaps")(true).run(Effort.DEFAULT).scope.endswith("them bounded")
    found = plan.where(*odd).where(*large)(true).run(Effort.DEFAULT)
    # A bound is attained before conditions, and by no fewer cases.
    assert (found.facts["cases"], found.facts["seen"]) == (3, {"n": [5, 9]})
