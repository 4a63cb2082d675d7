"""Ranges: what they say is what they yield, and what was seen stands in the evidence."""

from collections.abc import Iterator
from dataclasses import replace
from random import Random
from typing import Any, NamedTuple

import pytest

from proofs_check.core.claim import Check
from proofs_check.core.evidence import Effort, Evidence, Json, Verdict
from proofs_check.core.ranges import Instances, Range, RangeError, Sample

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


def test_words_count_digest_and_what_was_seen() -> None:
    found = run(SETS(yes))
    assert found.verdict is Verdict.HOLDS
    assert found.scope == "every S = {1, s} with max S <= 3, h <= 2"
    assert found.facts["cases"] == 9
    assert found.facts["seen"] == {
        "h": [0, 2],
        "max S": [1, 3],
        "min S": [1, 1],
        "|S|": [2, 2],
    }
    deep = run(SETS(yes), DEEP)
    assert (deep.scope[-6:], deep.facts["cases"]) == ("h <= 4", 15)
    assert deep.facts["digest"] != found.facts["digest"]


def test_the_digest_depends_on_every_answer() -> None:
    def shown(S: tuple[int, ...], h: int) -> tuple[bool, dict[str, int]]:
        return True, {"h": h}

    plain, valued = run(SETS(yes)), run(SETS(shown))
    assert plain.facts["digest"] != valued.facts["digest"]
    assert run(SETS(yes)) == plain


def test_a_condition_narrows_words_and_instances_at_once() -> None:
    even = SETS.where("h even", lambda S, h: h % 2 == 0)
    found = run(even(yes))
    assert found.scope == "every S = {1, s} with max S <= 3, h <= 2, h even"
    assert found.facts["cases"] == 6
    three = run(even.where("h = 2", lambda S, h: h == 2)(yes))
    assert three.facts["seen"]["h"] == [2, 2]
    assert three.scope.endswith(", h even, h = 2")


@pytest.mark.parametrize("name", ["max S", "h"])
def test_a_bound_that_no_instance_attains_is_refused(name: str) -> None:
    def short(largest: int, heap: int) -> Iterator[tuple[tuple[int, ...], int]]:
        return sets(largest - (name == "max S"), heap - (name == "h"))

    with pytest.raises(RangeError, match=rf"{name} is named up to \d, seen from"):
        run(replace(SETS, make=short)(yes))


def test_a_bound_that_is_not_measured_is_refused() -> None:
    games = Range("games of depth {depth}", "G", lambda d: [("x" * d,)], {"depth": 3})
    with pytest.raises(RangeError, match="depth is named and not measured"):
        run(games(yes))
    measured = replace(games, measures={"depth": len})
    assert run(measured(yes)).facts["seen"] == {"depth": [3, 3]}


def test_every_value_of_a_list_is_named_and_its_ends_attained() -> None:
    def made(w: tuple[int, ...]) -> Iterator[tuple[int]]:
        return ((each,) for each in w[:2])

    weights = Range("weight {w}", "w", made, {"w": (-2, 1, 2)})
    assert weights.describe(DEFAULT) == "weight -2, 1 or 2"
    with pytest.raises(RangeError, match="w is named"):
        run(weights(yes))


def test_words_must_name_each_bound() -> None:
    with pytest.raises(ValueError, match="does not name the bound 'h'"):
        Range("every heap", "h", lambda h: [(h,)], {"h": 3})
    with pytest.raises(ValueError, match="bound nothing"):
        Range("every heap h <= {h}", "h", lambda h: [(h,)], {"h": 3}, deep={"k": 3})
    with pytest.raises(KeyError):
        Range("every heap h <= {h}, k <= {k}", "h", lambda h: [(h,)], {"h": 3})


def test_a_range_without_instances_is_a_defect_and_none_by_default_is_said() -> None:
    nothing = SETS.where("h < 0", lambda S, h: h < 0)
    with pytest.raises(RangeError, match="there is no such instance"):
        run(replace(nothing, deep={})(yes))
    large = SETS.where("h > 2", lambda S, h: h > 2)
    found = run(large(yes))
    assert (found.verdict, found.facts["deep"]) == (Verdict.NOT_RUN, True)
    assert run(large(yes), DEEP).facts["cases"] == 6


def below(S: tuple[int, ...], h: int) -> tuple[bool, dict[str, int]]:
    return h < 2, {"twice": 2 * h}


def test_the_first_failure_is_the_witness_and_replays_by_the_predicate() -> None:
    found = run(SETS(below))
    assert found.verdict is Verdict.REFUTED
    witness: Any = found.facts["witness"]
    assert witness == {"instance": {"S": [1, 1], "h": 2}, "values": {"twice": 4}}
    assert found.facts["violators"] == 3
    check = SETS(below)
    assert check.replay(witness)
    assert check.replay({"instance": {"S": [1, 1], "h": 4}, "values": {"twice": 8}})
    others: list[Any] = [
        {"instance": {"S": [1, 1], "h": 1}, "values": {"twice": 2}},
        {"instance": {"S": [1, 1], "h": 2}, "values": {"twice": 5}},
        {"instance": {"S": [2, 3], "h": 2}, "values": {"twice": 4}},
        {"instance": {"S": [2, 9], "h": 2}, "values": {"twice": 4}},
    ]
    # Beyond the bounds, as an attack finds them, the range's own instances refute too.
    large: Json = {"drawn": {"S": [1, 9], "h": 2}, "by": {"bounds": {"max S": 9, "h": 4}}}
    assert check.replay({"instance": large, "values": {"twice": 4}})
    for wrong in others:
        assert not check.replay(wrong)
    only = SETS.where("h even", lambda S, h: h % 2 == 0)
    assert not only(below).replay({"instance": {"S": [1, 1], "h": 3}, "values": {"twice": 6}})


def test_the_instances_that_a_statement_names_settle_it_and_no_others_do() -> None:
    two = Instances("heaps 3 and 5", "h", lambda: [(3,), (5,)])
    found = run(two(lambda h: h % 2 == 1))
    assert found.verdict is Verdict.PROVED
    assert found.facts["certificate"]["kind"] == "evaluation"
    assert run(two(lambda h: h == 3)).verdict is Verdict.REFUTED
    assert run(SETS(yes)).verdict is Verdict.HOLDS
    with pytest.raises(ValueError, match="no bounds of ours"):
        Instances("heaps to {h}", "h", lambda h: [(h,)], {"h": 3})


def drawn(random: Random, largest: int) -> tuple[int]:
    return (random.randint(0, largest),)


SAMPLE = Sample("heaps h <= {h}", "h", drawn, {"h": 100}, count=50, count_deep=80)


def test_a_sample_is_never_more_than_unrefuted_and_names_generator_and_seed() -> None:
    found = run(SAMPLE(yes))
    assert found.verdict is Verdict.UNREFUTED
    assert found.scope == "50 random instances: heaps h <= 100"
    assert found.facts["generator"] == "heaps h <= 100"
    assert found.facts["seed"] == SAMPLE.seed
    assert found.facts["cases"] == 50
    least, greatest = found.facts["seen"]["h"]
    assert 0 <= least < greatest <= 100
    assert run(SAMPLE(yes)) == found
    assert run(SAMPLE(yes), DEEP).facts["cases"] == 80
    other = run(replace(SAMPLE, seed=1)(yes))
    assert other.facts["digest"] != found.facts["digest"]


def test_a_sample_that_fails_gives_the_smallest_failure_to_write_down() -> None:
    check = SAMPLE(lambda h: h < 7)
    found = run(check)
    assert found.verdict is Verdict.REFUTED
    witness: Any = found.facts["witness"]
    assert len(str(witness["instance"]["h"])) <= 2
    assert check.replay(witness)
    assert not check.replay({"instance": {"h": 3}, "values": {}})


def test_an_empty_sample_is_refused() -> None:
    with pytest.raises(ValueError, match="a sample of 0"):
        Sample("heaps h <= {h}", "h", drawn, {"h": 100})
    with pytest.raises(RangeError, match="none meets the conditions"):
        run(SAMPLE.where("h < 0", lambda h: h < 0)(yes))
