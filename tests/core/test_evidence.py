from collections.abc import Mapping

import pytest
import rfc8785
from hypothesis import given, strategies as st

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
        Evidence(Verdict.HOLDS, "", "test", EVIDENCE[Verdict.HOLDS])


@pytest.mark.parametrize("verdict", Verdict)
def test_evidence_survives_json(verdict: Verdict) -> None:
    before = evidence(verdict)
    stored = read_json(canonical(before.as_json()), "evidence")
    assert isinstance(stored, Mapping)
    assert Evidence.from_json(stored) == before


def test_a_false_check_wins_then_the_strongest() -> None:
    order = (Verdict.PROVED, Verdict.ARGUED, Verdict.HOLDS, Verdict.UNREFUTED, Verdict.UNVERIFIABLE)
    for strong, weak in zip(order, (*order[1:], Verdict.NOT_RUN), strict=True):
        for pair in ((strong, weak), (weak, strong)):
            found = [evidence(verdict) for verdict in pair]
            assert combine_checks({"": found}).verdict is strong
            found.append(evidence(Verdict.REFUTED))
            together = combine_checks({"": found})
            assert together.verdict is Verdict.REFUTED
            looked = [
                e for e in found[:-1] if e.verdict not in (Verdict.NOT_RUN, Verdict.UNVERIFIABLE)
            ]
            assert together.facts.get("also", []) == [e.as_json() for e in looked]


def test_parts_are_as_strong_as_the_weakest_and_a_part_as_its_strongest_check() -> None:
    proved, holds, not_run = (
        evidence(verdict) for verdict in (Verdict.PROVED, Verdict.HOLDS, Verdict.NOT_RUN)
    )
    halves = {"one": [proved], "two": [not_run, holds]}
    assert combine_checks(halves).verdict is Verdict.HOLDS
    assert combine_checks({**halves, "three": [not_run]}).verdict is Verdict.NOT_RUN
    assert combine_checks({"": [holds], "one": [proved], "two": [not_run]}).verdict is Verdict.HOLDS
    assert combine_checks({"": [holds], "one": [proved], "two": [proved]}).verdict is Verdict.PROVED
    refuted = evidence(Verdict.REFUTED)
    assert combine_checks({"one": [proved], "two": [refuted]}).verdict is Verdict.REFUTED
    assert "one: somewhere" in combine_checks(halves).scope


def test_readings_that_part_are_ambiguous_and_else_the_weakest_counts() -> None:
    yes, no = evidence(Verdict.HOLDS), evidence(Verdict.REFUTED)
    assert combine_readings({"only": yes}) is yes
    parted = combine_readings({"weak": yes, "strict": no})
    assert parted.verdict is Verdict.AMBIGUOUS
    assert parted.facts["readings"] == {"weak": yes.as_json(), "strict": no.as_json()}
    assert combine_readings({"a": no, "b": no}).verdict is Verdict.REFUTED
    unknown = evidence(Verdict.NOT_RUN)
    assert combine_readings({"a": evidence(Verdict.PROVED), "b": yes}).verdict is Verdict.HOLDS
    assert combine_readings({"a": yes, "b": unknown}).verdict is Verdict.NOT_RUN
    assert combine_readings({"a": no, "b": unknown}).verdict is Verdict.REFUTED


def test_digest_depends_on_the_values_and_their_order_not_on_the_order_of_keys() -> None:
    assert digest([{"a": 1, "b": 2}]) == digest([{"b": 2, "a": 1}])
    assert len({digest(values) for values in ([], [1], [1, 2], [2, 1], [[1, 2]], ["1"])}) == 6


def test_read_json_has_no_floats() -> None:
    assert read_json("[1, 1.0, 1e3, NaN, -Infinity]", "x") == [1, "1.0", "1e3", "NaN", "-Infinity"]


BELOW = 2**53 - 1
PLAIN = st.recursive(
    st.none() | st.booleans() | st.integers(-BELOW, BELOW) | st.text(),
    lambda inner: (
        st.lists(inner)
        | st.dictionaries(st.text(st.characters(codec="utf-8", max_codepoint=0xFFFF)), inner)
    ),
)


@given(PLAIN)
def test_canonical_json_is_that_of_rfc_8785(value: Json) -> None:
    assert canonical(value).encode() == rfc8785.dumps(value)


def test_where_canonical_json_is_not_that_of_rfc_8785() -> None:
    keys: dict[str, Json] = {"\U0001f600": 1, "\uff21": 2}
    assert canonical(keys).encode() == '{"\uff21":2,"\U0001f600":1}'.encode()
    assert rfc8785.dumps(keys) == '{"\U0001f600":1,"\uff21":2}'.encode()
    assert canonical(2**53) == str(2**53)
    for value in (2**53, "\ud800"):
        with pytest.raises(rfc8785.CanonicalizationError):
            rfc8785.dumps(value)


@pytest.mark.parametrize("unseen", [Verdict.NOT_RUN, Verdict.UNVERIFIABLE])
@pytest.mark.parametrize(
    "known", [Verdict.PROVED, Verdict.HOLDS, Verdict.UNREFUTED, Verdict.REFUTED, Verdict.ERRATUM]
)
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
    nothing = combine_checks({"": [chain, evidence(Verdict.NOT_RUN, "nothing")]})
    assert nothing.scope == chain.scope
    assert nothing.facts["not looked at"] == [evidence(Verdict.NOT_RUN, "nothing").as_json()]
    falls = evidence(Verdict.REFUTED, "attacked")
    assert attacked(chain, falls).scope == "attacked"


@pytest.mark.parametrize("scopes", [("a", "b", "c"), ("c", "b", "a"), ("b", "c", "a")])
def test_of_several_checks_the_scope_that_decides_comes_first(scopes: tuple[str, ...]) -> None:
    kinds = (Verdict.HOLDS, Verdict.PROVED, Verdict.UNREFUTED)
    found = [evidence(kind, scope) for kind, scope in zip(kinds, scopes, strict=True)]
    together = combine_checks({"": found})
    one, decides, other = scopes
    assert together.scope == f"{decides}; also {one}; also {other}"
    assert together == Evidence(
        Verdict.PROVED,
        together.scope,
        "test",
        {**found[1].facts, "also": [found[0].as_json(), found[2].as_json()]},
    )


def test_an_attack_refutes_or_adds_its_words() -> None:
    held = evidence(Verdict.HOLDS, "n <= 9", cases=9)
    stands, falls = (
        Evidence(verdict, "attacked", "attack", evidence(verdict).facts)
        for verdict in (Verdict.UNREFUTED, Verdict.REFUTED)
    )
    assert attacked(held, stands) == Evidence(
        Verdict.HOLDS, "n <= 9; attacked", "test", {"cases": 9, "attacked": dict(stands.facts)}
    )
    assert attacked(held, falls) == Evidence(
        Verdict.REFUTED,
        "attacked; also n <= 9",
        "attack",
        {**falls.facts, "also": [held.as_json()]},
    )


def test_readings_together_say_what_each_says() -> None:
    held, proved = evidence(Verdict.HOLDS, "a"), evidence(Verdict.PROVED, "b")
    both = combine_readings({"weak": proved, "strict": held})
    readings = {"weak": proved.as_json(), "strict": held.as_json()}
    assert both == Evidence(
        Verdict.HOLDS,
        "weak: proved, b; strict: holds, a",
        "readings",
        {**held.facts, "readings": readings},
    )
    assert combine_readings({"weak": held}) == held
    false = evidence(Verdict.REFUTED, "c")
    assert combine_readings({"weak": false, "strict": false}).verdict is Verdict.REFUTED
    parted = combine_readings({"weak": proved, "strict": false})
    assert (parted.verdict, parted.scope) == (
        Verdict.AMBIGUOUS,
        "weak: proved, b; strict: refuted, c",
    )
