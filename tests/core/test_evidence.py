from collections.abc import Mapping
from itertools import pairwise
from random import Random

import pytest
import rfc8785

from proofs_check.core.evidence import (
    MUST_CARRY,
    Evidence,
    Json,
    Verdict,
    attacked,
    canonical,
    combine_checks,
    combine_readings,
    digest,
    read_json,
)
from tests.conftest import EVIDENCE, evidence

PROVED, ARGUED, HOLDS, UNREFUTED, REFUTED, ERRATUM, AMBIGUOUS, UNVERIFIABLE, NOT_RUN = Verdict


def test_every_verdict_must_carry_something() -> None:
    assert set(MUST_CARRY) == set(Verdict) == set(EVIDENCE)
    assert all(MUST_CARRY.values())


@pytest.mark.parametrize(
    ("verdict", "name"), [(verdict, name) for verdict in Verdict for name in MUST_CARRY[verdict]]
)
def test_a_verdict_without_what_it_must_carry_is_refused(verdict: Verdict, name: str) -> None:
    assert evidence(verdict).verdict is verdict
    facts = {key: value for key, value in EVIDENCE[verdict].items() if key != name}
    with pytest.raises(ValueError, match=f"{verdict}: the evidence lacks {name}"):
        Evidence(verdict, "somewhere", "test", facts)


@pytest.mark.parametrize("cases", [0, -1, False, "many", None])
@pytest.mark.parametrize("verdict", Verdict)
def test_a_verdict_on_no_case_is_refused(verdict: Verdict, cases: Json) -> None:
    with pytest.raises(ValueError, match=f"{verdict}: no case was looked at"):
        evidence(verdict, cases=cases)


def test_a_verdict_without_a_scope_is_refused() -> None:
    with pytest.raises(ValueError, match="a verdict without a scope is not a verdict"):
        Evidence(HOLDS, "", "test", EVIDENCE[HOLDS])


@pytest.mark.parametrize("verdict", Verdict)
def test_evidence_survives_json(verdict: Verdict) -> None:
    before = evidence(verdict)
    stored = read_json(canonical(before.as_json()), "evidence")
    assert isinstance(stored, Mapping)
    assert Evidence.from_json(stored) == before


def test_a_false_check_wins_then_the_strongest() -> None:
    for strong, weak in pairwise((PROVED, ARGUED, HOLDS, UNREFUTED, UNVERIFIABLE, NOT_RUN)):
        for pair in ((strong, weak), (weak, strong)):
            found = [evidence(verdict) for verdict in pair]
            assert combine_checks({"": found}).verdict is strong
            together = combine_checks({"": [*found, evidence(REFUTED)]})
            assert together.verdict is REFUTED
            seen = [e.as_json() for e in found if e.verdict not in (NOT_RUN, UNVERIFIABLE)]
            assert together.facts.get("also", []) == seen


@pytest.mark.parametrize(
    ("found", "verdict"),
    [
        ({"one": [PROVED], "two": [NOT_RUN, HOLDS]}, HOLDS),
        ({"one": [PROVED], "two": [NOT_RUN, HOLDS], "three": [NOT_RUN]}, NOT_RUN),
        ({"": [HOLDS], "one": [PROVED], "two": [NOT_RUN]}, HOLDS),
        ({"": [HOLDS], "one": [PROVED], "two": [PROVED]}, PROVED),
        ({"one": [PROVED], "two": [REFUTED]}, REFUTED),
    ],
)
def test_parts_are_as_strong_as_the_weakest_and_a_part_as_its_strongest_check(
    found: Mapping[str, list[Verdict]], verdict: Verdict
) -> None:
    together = combine_checks({name: [evidence(v) for v in own] for name, own in found.items()})
    assert together.verdict is verdict


@pytest.mark.parametrize(
    ("first", "second", "verdict"),
    [
        (HOLDS, REFUTED, AMBIGUOUS),
        (REFUTED, REFUTED, REFUTED),
        (PROVED, HOLDS, HOLDS),
        (HOLDS, NOT_RUN, NOT_RUN),
        (REFUTED, NOT_RUN, REFUTED),
    ],
)
def test_readings_that_part_are_ambiguous_and_else_the_weakest_counts(
    first: Verdict, second: Verdict, verdict: Verdict
) -> None:
    weak, strict = evidence(first, "a"), evidence(second, "b")
    assert combine_readings({"only": weak}) is weak
    both = combine_readings({"weak": weak, "strict": strict})
    assert both.verdict is verdict
    assert both.scope == f"weak: {first}, a; strict: {second}, b"
    assert both.facts["readings"] == {"weak": weak.as_json(), "strict": strict.as_json()}
    assert both.method == "readings"
    decides = {} if verdict is AMBIGUOUS else EVIDENCE[verdict]
    assert {name: both.facts[name] for name in decides} == decides


def test_digest_depends_on_the_values_and_their_order_not_on_the_order_of_keys() -> None:
    assert digest([{"a": 1, "b": 2}]) == digest([{"b": 2, "a": 1}])
    assert len({digest(values) for values in ([], [1], [1, 2], [2, 1], [[1, 2]], ["1"])}) == 6


def test_read_json_has_no_floats() -> None:
    assert read_json("[1, 1.0, 1e3, NaN, -Infinity]", "x") == [1, "1.0", "1e3", "NaN", "-Infinity"]


BELOW = 2**53 - 1


def a_text(random: Random, last: int) -> str:
    """Letters of each number of bytes, up to one."""
    ends = [(0, 0x7F), (0x80, 0x7FF), (0x800, 0xD7FF), (0xE000, last)]
    return "".join(chr(random.randint(*random.choice(ends))) for _ in range(random.randrange(7)))


def plain(random: Random, depth: int) -> Json:
    if depth and random.random() < 0.6:
        inner = [plain(random, depth - 1) for _ in range(random.randrange(5))]
        named: Json = {a_text(random, 0xFFFF): each for each in inner}
        return inner if random.random() < 0.5 else named
    near = random.choice([0, BELOW, -BELOW]) + random.randrange(3) - 1
    number = random.choice([random.randint(-BELOW, BELOW), max(-BELOW, min(near, BELOW))])
    return random.choice([None, True, False, number, a_text(random, 0x10FFFF)])


@pytest.mark.parametrize("seed", range(100))
def test_canonical_json_is_that_of_rfc_8785(seed: int) -> None:
    value = plain(Random(seed), 3)
    assert canonical(value).encode() == rfc8785.dumps(value)


def test_where_canonical_json_is_not_that_of_rfc_8785() -> None:
    keys: dict[str, Json] = {"\U0001f600": 1, "\uff21": 2}
    assert canonical(keys).encode() == '{"\uff21":2,"\U0001f600":1}'.encode()
    assert rfc8785.dumps(keys) == '{"\U0001f600":1,"\uff21":2}'.encode()
    assert canonical(2**53) == str(2**53)
    for value in (2**53, "\ud800"):
        with pytest.raises(rfc8785.CanonicalizationError):
            rfc8785.dumps(value)


@pytest.mark.parametrize("unseen", [NOT_RUN, UNVERIFIABLE])
@pytest.mark.parametrize("known", [PROVED, HOLDS, UNREFUTED, REFUTED, ERRATUM])
def test_a_scope_names_what_was_looked_at_and_the_facts_say_what_was_not(
    known: Verdict, unseen: Verdict
) -> None:
    first, chain = evidence(known, "n <= 9"), evidence(unseen, "the whole statement")
    for found in ([first, chain], [chain, first]):
        together = combine_checks({"": found})
        assert (together.verdict, together.scope) == (known, "n <= 9")
        assert together.facts == {**first.facts, "not looked at": [chain.as_json()]}
    parts = combine_checks({"one half": [chain, first], "the other": [evidence(known, "m <= 2")]})
    assert set(parts.scope.split("; also ")) == {"one half: n <= 9", "the other: m <= 2"}
    nothing = combine_checks({"": [chain, evidence(NOT_RUN, "nothing")]})
    assert nothing.scope == chain.scope
    assert nothing.facts["not looked at"] == [evidence(NOT_RUN, "nothing").as_json()]
    assert attacked(chain, evidence(REFUTED, "attacked")).scope == "attacked"


@pytest.mark.parametrize("scopes", [("a", "b", "c"), ("c", "b", "a"), ("b", "c", "a")])
def test_of_several_checks_the_scope_that_decides_comes_first(scopes: tuple[str, ...]) -> None:
    kinds = (HOLDS, PROVED, UNREFUTED)
    found = [evidence(kind, scope) for kind, scope in zip(kinds, scopes, strict=True)]
    together = combine_checks({"": found})
    one, decides, other = scopes
    assert together.scope == f"{decides}; also {one}; also {other}"
    assert together == Evidence(
        PROVED,
        together.scope,
        "test",
        {**found[1].facts, "also": [found[0].as_json(), found[2].as_json()]},
    )


def test_an_attack_refutes_or_adds_its_words() -> None:
    held = evidence(HOLDS, "n <= 9", cases=9)
    stands, falls = (
        Evidence(verdict, "attacked", "attack", evidence(verdict).facts)
        for verdict in (UNREFUTED, REFUTED)
    )
    assert attacked(held, stands) == Evidence(
        HOLDS, "n <= 9; attacked", "test", {"cases": 9, "attacked": dict(stands.facts)}
    )
    assert attacked(held, falls) == Evidence(
        REFUTED,
        "attacked; also n <= 9",
        "attack",
        {**falls.facts, "also": [held.as_json()]},
    )
