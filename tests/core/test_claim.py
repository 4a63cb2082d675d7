"""The decorator: a function becomes a claim, its name the id, its docstring the statement."""

from collections.abc import Callable, Iterator, Mapping
from pathlib import Path
from typing import Any

import pytest

from proofs_check.core import claim as claims
from proofs_check.core.claim import (
    AS_PRINTED,
    ATTACK,
    Book,
    Check,
    Depending,
    part,
    restated,
    using,
)
from proofs_check.core.evidence import Effort, Verdict
from proofs_check.core.places import Kind, Place
from proofs_check.core.ranges import Range
from tests.conftest import Says, evidence

LEMMA, PROOF = (
    Place(name, number, kind, (), (), (), "", "")
    for number, (name, kind) in enumerate(
        {"Lemma 1": Kind.STATEMENT, "Proof of Lemma 1": Kind.PROOF_STEP}.items()
    )
)
OF_LEMMA = ("lemma-1", "lemma-1.weakened", "lemma-1.low", "lemma-1.high")


@pytest.fixture
def own(monkeypatch: pytest.MonkeyPatch) -> Book:
    """An empty book of a document with two places."""
    known = dict.fromkeys(OF_LEMMA, (LEMMA,)) | {"lemma-1.proof.not-negative": (PROOF, LEMMA)}
    monkeypatch.setattr(claims, "places_of", lambda document: known)
    return Book("toy")


def to(largest: int) -> Iterator[tuple[int]]:
    return ((n,) for n in range(largest + 1))


NUMBERS = Range("every n <= {n}", "n", to, {"n": 4})


def test_name_docstring_place_and_kind(own: Book) -> None:
    @own.claim(NUMBERS)
    def lemma_1__proof__not_negative(n: int) -> bool:
        """A number
        is not negative."""
        return n >= 0

    made = own.claims["toy/lemma-1.proof.not-negative"]
    assert made.says == "A number is not negative."
    assert made.cite == "Proof of Lemma 1; Lemma 1"
    assert made.kind is Kind.PROOF_STEP
    assert made.run(Effort.DEFAULT).verdict is Verdict.HOLDS
    assert lemma_1__proof__not_negative(-1) is False


def lemma_1__weakened(n: int) -> bool:
    """So."""
    return True


def test_a_claim_has_a_place_and_plans_and_what_they_depend_on(own: Book) -> None:
    with pytest.raises(ValueError, match=r"claim 'toy/to' stands at no place"):
        own.claim(NUMBERS)(to)
    with pytest.raises(ValueError, match="a claim needs a plan"):
        own.claim()
    with pytest.raises(TypeError, match="need `each`"):
        own.claim(Depending(NUMBERS_TO))(lemma_1__weakened)


def test_plans_are_given_the_function_and_checks_of_one_method_are_numbered(own: Book) -> None:
    given: list[Callable[..., Any]] = []

    def plan(function: Callable[..., Any]) -> Check:
        given.append(function)
        return NUMBERS(function)

    own.claim(plan, NUMBERS.where("n even", lambda n: n % 2 == 0))(lemma_1__weakened)
    assert given == [lemma_1__weakened]
    made = own.claims["toy/lemma-1.weakened"]
    assert list(made.checks(AS_PRINTED)) == ["enumeration", "enumeration 2"]
    assert made.kind is Kind.OURS


def test_readings_are_the_last_argument_and_the_first_is_the_printed_one(own: Book) -> None:
    @own.claim(NUMBERS, readings={"as printed": 4, "one less": 3})
    def lemma_1(n: int, bound: int) -> bool:
        """So."""
        return n <= bound

    made = own.claims["toy/lemma-1"]
    assert list(made.readings) == ["as printed", "one less"]
    found = made.run(Effort.DEFAULT)
    assert found.verdict is Verdict.AMBIGUOUS
    assert isinstance(found.facts["readings"], dict)
    assert found.facts["readings"]["one less"]["evidence"]["witness"]["instance"] == {"n": 4}


def test_readings_may_have_plans_of_their_own(own: Book) -> None:
    def small(n: int) -> bool:
        return n < 3

    @own.claim(readings={"all": NUMBERS, "small": using(small, NUMBERS)})
    def lemma_1(n: int) -> bool:
        """So."""
        return n < 5

    looked = own.claims["toy/lemma-1"].look(Effort.DEFAULT)
    assert looked["all"]["enumeration"].verdict is Verdict.HOLDS
    assert looked["small"]["enumeration"].verdict is Verdict.REFUTED


def test_each_makes_one_claim_a_value(own: Book) -> None:
    @own.claim(Depending(NUMBERS_TO), each={"lemma-1.low": 2, "lemma-1.high": (3,)})
    def lemma_1(n: int, bound: int) -> bool:
        """Every number is at most {}, of {{0, 1}}."""
        return n <= bound

    low, high = own.claims.values()
    assert (low.id, low.says) == ("toy/lemma-1.low", "Every number is at most 2, of {0, 1}.")
    assert (high.id, high.says) == ("toy/lemma-1.high", "Every number is at most 3, of {0, 1}.")
    assert low.code < high.code
    assert low.run(Effort.DEFAULT).scope == "every n <= 2"
    assert high.run(Effort.DEFAULT).facts["cases"] == 4


def test_the_plans_of_a_reading_may_depend_on_the_value_of_a_family_too(own: Book) -> None:
    readings = {"up to it": Depending(NUMBERS_TO), "up to 4": NUMBERS}

    @own.claim(readings=readings, each={"lemma-1.low": 2, "lemma-1.high": 3})
    def lemma_1(n: int, bound: int) -> bool:
        """Every number is at most {}."""
        return n <= bound

    low, high = own.claims.values()
    assert list(low.readings) == list(high.readings) == list(readings)
    for each, cases in ((low, [3, 5]), (high, [4, 5])):
        found = [check.run(Effort.DEFAULT) for own in each.readings.values() for check in own]
        assert [one.verdict for one in found] == [Verdict.HOLDS, Verdict.REFUTED]
        assert [one.facts["cases"] for one in found] == cases


def NUMBERS_TO(bound: int) -> Range:
    return NUMBERS.to({"n": bound})


def test_parts_have_names_and_the_weakest_counts(own: Book) -> None:
    def positive(n: int) -> bool:
        return n > 0

    @own.claim(part("upper", NUMBERS), part("lower", *using(positive, NUMBERS)))
    def lemma_1(n: int) -> bool:
        """Between."""
        return n <= 4

    made = own.claims["toy/lemma-1"]
    assert list(made.checks(AS_PRINTED)) == ["upper: enumeration", "lower: enumeration"]
    assert made.run(Effort.DEFAULT).verdict is Verdict.REFUTED
    for verdicts in ((Verdict.PROVED, Verdict.HOLDS), (Verdict.HOLDS, Verdict.PROVED)):
        names = made.checks(AS_PRINTED)
        known = {name: evidence(found) for name, found in zip(names, verdicts, strict=True)}
        assert made.conclude({AS_PRINTED: known}).verdict is Verdict.HOLDS
        known[ATTACK] = evidence(Verdict.REFUTED)
        assert made.conclude({AS_PRINTED: known}).verdict is Verdict.REFUTED
    looked = made.look(Effort.DEFAULT)
    with pytest.raises(ValueError, match="the evidence is not that of the claim's checks"):
        made.conclude(
            {AS_PRINTED: {"upper: enumeration": looked[AS_PRINTED]["upper: enumeration"]}}
        )


def test_a_restatement_has_no_checks_of_its_own(own: Book) -> None:
    @own.claim(restated)
    def lemma_1() -> str:
        """So, as below."""
        return "lemma-1.below"

    made = own.claims["toy/lemma-1"]
    assert (made.restates, dict(made.readings)) == ("toy/lemma-1.below", {})


def test_a_file_that_is_not_what_its_check_makes_today_is_named(tmp_path: Path) -> None:
    path = tmp_path / "x.csv"

    class Stores(Says):
        def stored(self) -> Mapping[Path, str]:
            return {path: "made today\n"}

    assert Stores().outdated() == "x.csv"
    for text in ("forged\n", "", "made today\nmore\n", "made today\n"):
        path.write_text(text)
        assert Stores().outdated() == ("" if text == "made today\n" else "x.csv")
