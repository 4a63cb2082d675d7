"""Ranges: what they say is what they yield, and what was seen stands in the evidence."""

import re
from collections.abc import Callable, Iterator
from dataclasses import replace
from hashlib import sha256
from itertools import combinations
from random import Random
from typing import Any, NamedTuple

import pytest

from proofs_check.core import ranges
from proofs_check.core.claim import Check
from proofs_check.core.evidence import Effort, Evidence, Json, Verdict, canonical
from proofs_check.core.ranges import Instances, Range, RangeError, Sample
from proofs_check.core.record import misfit
from tests.conftest import evidence

DEFAULT, DEEP = Effort


def sets(largest: int, heap: int) -> Iterator[tuple[tuple[int, ...], int]]:
    """Yield pairs of a set and a heap."""
    for s in range(1, largest + 1):
        for h in range(heap + 1):
            yield (1, s), h


SETS = Range(
    "every S = {{1, s}} with max S <= {max S}, h <= {h}",
    "S h",
    sets,
    {"max S": 3, "h": 2},
    deep={"h": 4},
)


DRAWN = Sample(
    "S = {{1, s}} with s <= {max S}, h <= {h}",
    "S h",
    lambda random, largest, heap: ((1, random.randint(2, largest)), random.randint(0, heap)),
    {"max S": 3, "h": 2},
    deep={"h": 4},
    count=30,
)


def yes(*instance: Any) -> bool:
    return True


class Run(NamedTuple):
    """Evidence whose facts can be looked into."""

    evidence: Evidence
    facts: Any

    @property
    def verdict(self) -> Verdict:
        return self.evidence.verdict

    @property
    def scope(self) -> str:
        return self.evidence.scope


def run(check: Check, effort: Effort = DEFAULT) -> Run:
    found = check.run(effort)
    return Run(found, found.facts)


def test_words_count_digest_and_what_was_seen_and_a_condition_narrows_all() -> None:
    found, deep = run(SETS(yes)), run(SETS(yes), DEEP)
    assert (found.verdict, found.facts["cases"]) == (Verdict.HOLDS, 9)
    assert found.scope == "every S = {1, s} with max S <= 3, h <= 2"
    assert found.facts["seen"] == {"h": [0, 2], "max S": [1, 3], "min S": [1, 1], "|S|": [2, 2]}
    assert (deep.scope[-6:], deep.facts["cases"]) == ("h <= 4", 15)
    assert deep.facts["digest"] != found.facts["digest"]
    even = SETS.where("h even", lambda S, h: h % 2 == 0)
    assert run(even(yes)).facts["cases"] == 6
    two = run(even.where("h = 2", lambda S, h: h == 2)(yes))
    assert two.facts["seen"]["h"] == [2, 2]
    assert two.scope == f"{found.scope}, h even, h = 2"


GAMES = Range("games of depth {depth}", "G", lambda d: [("x" * d,)], {"depth": 3})
WEIGHTS = Range("weight {w}", "w", lambda w: ((each,) for each in w), {"w": (-2, 1, 3)})
ABOVE = Range("v >= {v}", "v", lambda v: ((each,) for each in range(v, 2)), {"v": -3})
NONE = SETS.where("h < 0", lambda S, h: h < 0)


def to(largest: int) -> Iterator[tuple[int]]:
    return ((h,) for h in range(largest + 1))


def of(words: str, **deep: int) -> Range:
    return Range(words, "h", to, {"h": 3}, deep)


def drawn(random: Random, largest: int) -> tuple[int]:
    return (random.randint(0, largest),)


SAMPLE = Sample("heaps h <= {h}", "h", drawn, {"h": 100}, count=50, count_deep=80)

WRONG: list[tuple[type[Exception], str, Callable[[], object]]] = [
    # A bound that is named is attained,
    (RangeError, r"max S is named up to 3, seen from", lambda: attained(1, 0)),
    (RangeError, r"h is named up to 2, seen from", lambda: attained(0, 1)),
    (RangeError, "w is named", lambda: run(replace(WEIGHTS, make=lambda w: [(-2,), (1,)])(yes))),
    (RangeError, "depth is named and not measured", lambda: run(GAMES(yes))),
    # and each bound is named;
    (ValueError, "does not name the bound 'h'", lambda: of("every heap")),
    (ValueError, "bound nothing", lambda: of("every heap h <= {h}", k=3)),
    (KeyError, "k", lambda: of("every heap h <= {h}, k <= {k}")),
    (ValueError, "no bounds of ours", lambda: Instances("heaps to {h}", "h", to, {"h": 3})),
    # and there is an instance.
    (RangeError, "there is no such instance", lambda: run(replace(NONE, deep={})(yes))),
    (ValueError, "a sample of 0", lambda: Sample("heaps h <= {h}", "h", drawn, {"h": 100})),
    (RangeError, "there is no such instance", lambda: run(SAMPLE.where("", lambda h: h < 0)(yes))),
]


def attained(sets_less: int, heaps_less: int) -> Run:
    return run(replace(SETS, make=lambda s, h: sets(s - sets_less, h - heaps_less))(yes))


@pytest.mark.parametrize(("error", "said", "ask"), WRONG)
def test_a_wrong_range_is_refused(
    error: type[Exception], said: str, ask: Callable[[], object]
) -> None:
    with pytest.raises(error, match=said):
        ask()


def test_what_is_measured_otherwise_and_the_values_of_a_list() -> None:
    measured = replace(GAMES, measures={"depth": len})
    assert run(measured(yes)).facts["seen"] == {"depth": [3, 3]}
    assert WEIGHTS.describe(DEFAULT) == "weight -2, 1 or 3"


def test_where_there_is_no_instance_by_default_that_is_said() -> None:
    large = SETS.where("h > 2", lambda S, h: h > 2)
    found = run(large(yes))
    assert (found.verdict, found.facts["deep"]) == (Verdict.NOT_RUN, True)
    assert run(large(yes), DEEP).facts["cases"] == 6


def below(S: tuple[int, ...], h: int) -> tuple[bool, dict[str, int]]:
    return h < 2, {"twice": 2 * h}


def test_the_first_failure_is_the_witness_and_replays_by_the_predicate() -> None:
    check = SETS(below)
    found = run(check)
    assert (found.verdict, found.facts["violators"]) == (Verdict.REFUTED, 3)
    assert found.facts["witness"] == {"instance": {"S": [1, 1], "h": 2}, "values": {"twice": 4}}
    # Beyond the bounds, as an attack finds them, the range's own instances refute too.
    large: Json = {"drawn": {"S": [1, 9], "h": 2}, "by": {"bounds": {"max S": 9, "h": 4}}}
    instances: list[tuple[bool, Any, int]] = [
        (True, {"S": [1, 1], "h": 2}, 4),
        (True, {"S": [1, 1], "h": 4}, 8),
        (True, large, 4),
        (False, {"S": [1, 1], "h": 1}, 2),
        (False, {"S": [1, 1], "h": 2}, 5),
        (False, {"S": [2, 3], "h": 2}, 4),
        (False, {"S": [2, 9], "h": 2}, 4),
    ]
    for shows, instance, twice in instances:
        assert check.replay({"instance": instance, "values": {"twice": twice}}) == shows
    even = SETS.where("h even", lambda S, h: h % 2 == 0)(below)
    assert not even.replay({"instance": {"S": [1, 1], "h": 3}, "values": {"twice": 6}})


def test_the_instances_that_a_statement_names_settle_it_and_no_others_do() -> None:
    two = Instances("h in {3, 5}", "h", lambda: [(3,), (5,)])
    found = run(two(lambda h: h % 2 == 1))
    assert found.scope == two.describe(DEEP) == "h in {3, 5}"  # words without bounds, as they stand
    assert found.verdict is Verdict.PROVED
    assert found.facts["certificate"]["kind"] == "evaluation"
    assert run(two(lambda h: h == 3)).verdict is Verdict.REFUTED
    assert run(SETS(yes)).verdict is Verdict.HOLDS


def test_a_sample_that_fails_gives_the_smallest_failure_to_write_down() -> None:
    check = SAMPLE(lambda h: h < 7)
    found = run(check)
    assert found.verdict is Verdict.REFUTED
    witness: Any = found.facts["witness"]
    assert len(str(witness["instance"]["h"])) <= 2
    assert check.replay(witness)
    assert not check.replay({"instance": {"h": 3}, "values": {}})


@pytest.mark.parametrize(
    "bound", [S for size in range(1, 8) for S in combinations(range(-3, 4), size)], ids=str
)
def test_a_bound_is_written_as_it_is(bound: tuple[int, ...]) -> None:
    text = ranges.listed(bound)
    in_a_row = len(bound) > 3 and bound[-1] - bound[0] == len(bound) - 1
    assert (" to " in text) == in_a_row
    numbers = [*map(int, re.split(", | or | to ", text))]
    assert numbers == ([bound[0], bound[-1]] if in_a_row else [*bound])
    assert ranges.listed(bound[0]) == str(bound[0])


@pytest.mark.parametrize("seed", range(60))
def test_what_was_seen_gets_wider_and_no_wider_than_that(seed: int) -> None:
    random = Random(seed)
    several = [
        (random.choice("ab"), random.randint(-9, 9), random.randrange(9)) for _ in range(seed % 7)
    ]
    seen: ranges.Extremes = {}
    for name, least, more in several:
        ranges.widen(seen, {name: (least, least + more)})
    for name in "ab":
        own = [(least, least + more) for each, least, more in several if each == name]
        ends = [min(least for least, _ in own), max(most for _, most in own)] if own else None
        assert seen.get(name) == ends


def test_of_a_value_is_seen_what_it_measures() -> None:
    assert ranges.measured("h", 5) == {"h": (5, 5)}
    for nothing in (True, "abc", None, {"a": 1}, 1.5):
        assert ranges.measured("h", nothing) == {}
    for kind in (tuple, list, set, frozenset):
        found = ranges.measured("S", kind((8, 3, 5)))
        assert found == {"|S|": (3, 3), "min S": (3, 3), "max S": (8, 8)}
        assert ranges.measured("S", kind(())) == {"|S|": (0, 0)}
        assert ranges.measured("S", kind(("a", 3))) == {"|S|": (2, 2)}


def shown(S: tuple[int, ...], h: int) -> tuple[bool, dict[str, int]]:
    return h != 1, {"h": h}


@pytest.mark.parametrize("effort", Effort)
def test_the_digest_is_of_every_instance_and_answer_in_order(effort: Effort) -> None:
    instances = [*sets(3, 2 if effort is DEFAULT else 4)]
    entries = [
        canonical({"at": {"S": [*S], "h": h}, "holds": h != 1, "values": {"h": h}})
        for S, h in instances
    ]
    text = "".join(f"{entry}\n" for entry in entries)
    found = run(SETS(shown), effort)
    assert found.facts["digest"] == sha256(text.encode()).hexdigest()
    assert found.facts["violators"] == sum(h == 1 for _, h in instances)


@pytest.mark.parametrize("effort", Effort)
@pytest.mark.parametrize("own", [SETS, DRAWN], ids=["range", "sample"])
def test_checks_that_run_together_are_about_the_same_instances_and_each_about_its_own(
    own: Range | Sample, effort: Effort
) -> None:
    odd = ("h odd", lambda S, h: h % 2 == 1)
    low = ("h < 2", lambda S, h: h < 2)
    conditions: list[Any] = [(), (odd,), (low,), (odd, low), (low, odd)]
    several: list[Any] = [
        replace(own, only=only)(predicate)
        for only in conditions
        for predicate in (yes, lambda S, h: h != 1, lambda S, h: (h < 1, {"h": h}))
    ]
    assert {each.batch for each in several} == {several[0].batch}
    others: list[Any] = [
        replace(own, bounds={**own.bounds, "h": 1}),
        replace(own, deep={"h": 5}),
        replace(own, make=lambda *bounds: own.make(*bounds)),
        replace(own, at=lambda S, h: h),
        replace(own, measures={"size": lambda S, h: len(S)}),
    ]
    assert len({several[0].batch, *(other(yes).batch for other in others)}) == 6
    together = type(several[0]).run_together(several, effort)
    assert together == [each.run(effort) for each in several]
    assert len({found.facts["digest"] for found in together}) > 6


def test_what_an_instance_measures_is_not_that_of_one_with_the_same_beginning() -> None:
    same = (1, 2)
    made = [(same, 0), (same, 1), ((1, 5), 1), (same, 2), (True, 3)]
    found = run(Range("what there is", "S h", lambda: made)(yes))
    assert found.facts["seen"] == {"h": [0, 3], "max S": [2, 5], "min S": [1, 1], "|S|": [2, 2]}


@pytest.mark.parametrize(
    ("range_", "name", "within", "outside"),
    [
        (SETS, "h", [[0, 2], [2, 2], [-9, 0]], [[0, 3], [1, 9]]),
        (SETS, "max S", [[1, 3]], [[1, 4]]),
        (WEIGHTS, "w", [[-2, 3], [1, 1]], [[-3, 3], [-2, 4], [4, 4], [-4, -3]]),
        (ABOVE, "v", [[-3, 1], [-3, 99], [0, 1], [-9, -3]], [[-4, 1], [-9, 0]]),
    ],
)
def test_what_is_recorded_as_seen_is_within_the_bounds(
    range_: Range, name: str, within: list[list[int]], outside: list[list[int]]
) -> None:
    check, whole, bound = range_.where("so", yes)(yes), range_(yes), range_.bounds[name]
    found = run(check)
    seen = found.facts["seen"]
    assert check.amiss(DEFAULT, found.facts) == whole.amiss(DEFAULT, found.facts) == ""
    for ends in within:
        facts = {**found.facts, "seen": {**seen, name: ends}}
        assert check.amiss(DEFAULT, facts) == ""
        attained = {bound} if isinstance(bound, int) else {min(bound), max(bound)}
        assert (whole.amiss(DEFAULT, facts) == "") == ({*ends} >= attained)
    for ends in outside:
        problem = check.amiss(DEFAULT, {**found.facts, "seen": {**seen, name: ends}})
        assert problem.startswith(f"{name} is recorded from {ends[0]} to {ends[1]}, not up to")
    assert check.amiss(DEFAULT, {"cases": 9}) == "the facts are not cases, digest, seen"
    assert check.amiss(DEFAULT, {**found.facts, "seen": 9}) == "what was seen is not recorded"
    more = {**seen, "more": [0, 1]}
    assert check.amiss(DEFAULT, {**found.facts, "seen": more}) == "nothing there measures more"
    wider = {**found.facts, "seen": {**seen, name: outside[0]}}
    assert (check.amiss(DEEP, wider) == "") == (name == "h")
    certified: Any = {"certificate": found.facts, "cases": 9}
    assert check.amiss(DEFAULT, certified) == "the facts are not cases, digest, seen"
    assert not check.misfit(found.evidence)
    assert check.misfit(replace(found.evidence, scope="every S"))


@pytest.mark.parametrize("shown", [(4, 2), (2, 4), (9, 2), (7, 7)])
def test_a_counterexample_of_the_deeper_range_is_no_larger_than_that_of_the_default_one(
    shown: tuple[int, int],
) -> None:
    """Though it is one too; 9 is beyond the default range, which is not in the order of numbers."""
    made = Range("n of {n}", "n", lambda n: [*zip(sorted(n, key=ORDER.index))], {"n": (2, 4, 7)})
    check = made.to({}, {"n": (2, 4, 7, 9)})(lambda n: False)
    deep, default = (run(check, effort).evidence for effort in (DEEP, DEFAULT))
    assert not misfit(check, replace(deep, default=default))
    one, other = (
        replace(each, facts={**each.facts, "witness": {"instance": {"n": n}, "values": {}}})
        for each, n in zip((deep, default), shown, strict=True)
    )
    fits = ORDER.index(shown[0]) <= ORDER.index(shown[1])
    assert ("smaller" in misfit(check, replace(one, default=other))) != fits


ORDER = (9, 4, 2, 7)


def test_a_sample_says_all_that_it_looked_at_and_nothing_else_fits() -> None:
    check = SAMPLE.where("h even", lambda h: h % 2 == 0)(yes)
    for effort, count in ((DEFAULT, 50), (DEEP, 80)):
        random = Random(SAMPLE.seed)
        drawn_ = [random.randint(0, 100) for _ in range(count)]
        even = [h for h in drawn_ if h % 2 == 0]
        found = run(check, effort)
        entries = (canonical({"at": {"h": h}, "holds": True, "values": {}}) for h in even)
        assert found.facts == {
            "cases": len(even),
            "seen": {"h": [min(even), max(even)]},
            "digest": sha256("".join(f"{entry}\n" for entry in entries).encode()).hexdigest(),
            "generator": "heaps h <= 100, h even",
            "seed": SAMPLE.seed,
        }
        assert found.scope == check.scope(effort, found.evidence)
        assert check.misfit(replace(found.evidence, verdict=Verdict.HOLDS))
        assert check.amiss(effort, found.facts) == ""
        assert check.amiss(effort, {**found.facts, "cases": count}) == ""
        for changed in (
            {"cases": count + 1},
            {"cases": str(count)},
            {"generator": "heaps h <= 100"},
            {"seed": 1},
            {"seen": {"h": [0, 101]}},
            {"reviewed": "yes"},
        ):
            assert check.amiss(effort, {**found.facts, **changed})
    whole = run(SAMPLE(yes)).facts
    assert SAMPLE(yes).amiss(DEFAULT, whole) == ""
    assert SAMPLE(yes).amiss(DEFAULT, {**whole, "cases": 49})
    once = Sample("heaps h <= {h}", "h", drawn, {"h": 100}, count=1)
    assert [len([*each.instances(DEEP)]) for each in (once, SAMPLE)] == [1, 80]


def far(h: int) -> bool:
    """It is so of every h."""
    return h < 7


def bounded(h: int) -> bool:
    """It is so with h <= 100."""
    return h < 7


def test_a_counterexample_beyond_a_sample_is_made_again_from_its_seed_and_bounds() -> None:
    h = SAMPLE.make(Random("5"), 10**6)
    witness: Any = {
        "instance": {"drawn": {"h": h[0]}, "by": {"seed": 5, "bounds": {"h": 10**6}}},
        "values": {},
    }
    assert SAMPLE(far).replay(witness)
    others: tuple[Json, ...] = (
        {"seed": 6, "bounds": {"h": 10**6}},
        {"seed": 5, "bounds": {"h": 10**7}},
    )
    for by in others:
        assert not SAMPLE(far).replay({**witness, "instance": {**witness["instance"], "by": by}})
    assert not SAMPLE(far).replay({**witness, "values": {"h": 1}})
    with pytest.raises(LookupError, match="h"):
        SAMPLE(bounded).replay(witness)


def read(named: Any) -> tuple[int]:
    return (int(named["h"]),)


HEAPS = Range("heaps h <= {h}", "h", to, {"h": 9}, {"h": 12}, read=read)


def test_a_counterexample_beyond_a_range_is_read() -> None:
    for h in (7, 9, 12, 13, 10**9):
        witness: Any = {"instance": {"h": h}, "values": {}}
        assert HEAPS(far).replay(witness)
        # Beyond its own bounds a statement that bounds h itself says nothing.
        assert HEAPS(bounded).replay(witness) == (h <= 12)
    assert HEAPS.exceeded((13,)) == {"h": 13}
    assert HEAPS.exceeded((12,)) == {}
    for unread in ({"k": 3}, None, {"h": "x"}, 5):
        assert HEAPS.reads(unread) is None
    assert not HEAPS(far).replay({"instance": {"k": 9}, "values": {}})
    odd = HEAPS.where("h odd", lambda h: h % 2 == 1)(far)
    for h in (14, 15):
        assert odd.replay({"instance": {"h": h}, "values": {}}) == (h % 2 == 1)
    only = Instances("heaps 3 and 9", "h", lambda: [(3,), (9,)], read=read)
    assert only(far).replay({"instance": {"h": 9}, "values": {}})
    assert not only(far).replay({"instance": {"h": 10}, "values": {}})


@pytest.mark.parametrize("effort", Effort)
@pytest.mark.parametrize("plan", [SETS, SAMPLE, Instances("3 and 9", "h", lambda: [(3,), (9,)])])
@pytest.mark.parametrize("true", [True, False])
def test_what_a_check_finds_fits_it(plan: Any, effort: Effort, true: bool) -> None:
    check = plan(lambda *instance: true)
    found = check.run(effort)
    assert found.verdict in check.verdicts()
    assert check.misfit(found) == ""
    assert check.scope(effort, found) == found.scope
    for verdict in set(Verdict) - check.verdicts():
        assert check.misfit(evidence(verdict, found.scope, **found.facts))
