from collections.abc import Mapping, Sequence
from dataclasses import replace

import pytest

import proofs_check.core.ledger as core_ledger
from proofs_check.core.claim import AS_PRINTED, Book, Check, Claim, Origin, code_of
from proofs_check.core.documents import documents
from proofs_check.core.ledger import all_claims, asked, ledger, select
from proofs_check.core.places import Kind, Place
from proofs_check.core.ranges import Range
from proofs_check.core.truth import FaultyClaim
from proofs_check.methods.measured import measured
from reference.errors import InvalidInput
from tests.conftest import PLACE, Enter, Says, claim

READINGS: dict[str, tuple[Check, ...]] = {AS_PRINTED: (Says(),)}
TWO: dict[str, tuple[Check, ...]] = {AS_PRINTED: (Says(), Says())}


def made(
    name: str = "lemma-1",
    says: str = "So.",
    readings: dict[str, tuple[Check, ...]] = READINGS,
    parts: dict[str, tuple[str, ...]] | None = None,
) -> Claim:
    return Claim(f"cumulative/{name}", (PLACE,), says, readings, code_of(claim), parts or {})


def test_every_claim_is_whole_sentences_in_one_line() -> None:
    for c in all_claims():
        assert c.says.endswith((".", "?")), c.id
        assert "\n" not in c.says + c.cite, c.id


def test_what_is_ours_is_told_by_the_id() -> None:
    for end in ("corrected", "weakened", "strengthened", "measured"):
        assert claim(Says(), name=f"cumulative/lemma-1.{end}").origin is Origin.OURS
    assert claim(Says(), name="cumulative/lemma-1.corrected-2").origin is Origin.DOCUMENT


@pytest.mark.parametrize(
    ("own", "said"),
    [
        *(
            (made(name), "is malformed")
            for name in (
                *("", "Lemma-1", "9-lemma", "lemma-", "lemma--1", "lemma_1", "lemma 1", "lemma-1."),
                *(".lemma", "lemma-1..a", "lemma/1", "lemma-1\n", "lemma-é"),
            )
        ),
        (replace(made(), id="bidding/lemma-1"), "is malformed"),
        (made(says=""), "says nothing"),
        (made(readings={}), "cites or checks nothing"),
        (made(readings={AS_PRINTED: ()}), "cites or checks nothing"),
        (made(readings={"weak": (Says(),), "strict": ()}), "cites or checks nothing"),
        (made(readings=TWO, parts={AS_PRINTED: ("one", "one")}), "one part is no statement"),
        (made(readings=TWO, parts={AS_PRINTED: ("one", "")}), "one part is no statement"),
    ],
)
def test_what_is_no_claim_is_refused(own: Claim, said: str) -> None:
    with pytest.raises(ValueError, match=said):
        Book("cumulative").add(own)


def test_a_taken_id_is_refused_and_the_first_claim_stays() -> None:
    own = Book("cumulative")
    own.add(made())
    own.add(made("lemma-2", readings=TWO, parts={AS_PRINTED: ("one", "two")}))
    with pytest.raises(ValueError, match="'cumulative/lemma-1' is taken"):
        own.add(made(says="Not so."))
    assert own.claims["cumulative/lemma-1"].says == "So."


def test_a_name_selects_the_claim_and_all_below_it_in_ledger_order(enter: Enter) -> None:
    names = [enter(f"zz-test-{name}", Says()).id for name in ("1.b", "1.a", "1", "10", "1-b")]
    assert [c.id for c in select(["cumulative/zz-test-1"], None)] == names[:3]
    twice = ["cumulative/zz-test-10", "cumulative/zz-test-1.a", "cumulative/zz-test-10"]
    assert [c.id for c in select(twice, "cumulative")] == [names[1], names[3]]
    assert [c.id for c in select(["cumulative"], None)] == list(ledger("cumulative"))
    assert (
        [*select([], None)] == all_claims() == [c for d in documents() for c in ledger(d).values()]
    )
    for name in (
        "",
        "/",
        "cumulative/",
        "cumulativ",
        "cumulative/lemm",
        "cumulative/lemma-",
        "LEMMA",
    ):
        with pytest.raises(InvalidInput, match="claim: got"):
            list(select([name], None))
    with pytest.raises(InvalidInput, match="document: got 'nope', allowed: one of "):
        list(select([], "nope"))


def test_only_ledgers_that_are_named_are_asked() -> None:
    every = list(documents())
    assert asked(["cumulative/lemma-8", "bidding"], None) == [
        each for each in every if each in {"cumulative", "bidding"}
    ]
    assert asked(["cumulative/lemma-8"], "bidding") == asked([], "bidding") == ["bidding"]
    assert asked([], None) == asked(["nothing/x"], None) == every


def test_a_check_without_instances_refuses_a_counterexample() -> None:
    with pytest.raises(InvalidInput, match=r"witness: got .* allowed: an instance of the claim"):
        Check.replay(Says(), {"instance": {}})


def listed(patch: pytest.MonkeyPatch, own: Sequence[Claim], *kept: Place) -> Mapping[str, Claim]:
    """The ledger of a document of these claims and places."""
    entered = Book("cumulative", {each.id: each for each in own})
    patch.setattr(core_ledger, "book", lambda document: entered)
    patch.setattr(core_ledger, "places", lambda document: {each.name: each for each in kept})
    return core_ledger.ledger.__wrapped__("cumulative")


FIRST, SECOND = (
    Place(name, number, Kind.STATEMENT, (), (), (), "", "")
    for number, name in enumerate(("one", "two"))
)


def at(place: Place, name: str, restates: str = "") -> Claim:
    return replace(made(name), places=(place,), restates=restates)


def test_claims_are_in_the_order_of_places_ours_last(monkeypatch: pytest.MonkeyPatch) -> None:
    own = [at(place, f"{name}-{place.name}") for place in (SECOND, FIRST) for name in "zabc"]
    ours = [at(place, f"{place.name}.corrected") for place in (SECOND, FIRST)]
    found = [*listed(monkeypatch, [*ours, *own], FIRST, SECOND)]
    rest = {place.name: [c.id for c in own if c.places[0] is place] for place in (FIRST, SECOND)}
    assert found == [*rest["one"], ours[1].id, *rest["two"], ours[0].id]


def test_a_place_has_claims_or_a_reason_and_not_both(monkeypatch: pytest.MonkeyPatch) -> None:
    own, reason = at(FIRST, "lemma-1"), replace(SECOND, nothing="motivation")
    assert [*listed(monkeypatch, [own], FIRST, reason)] == [own.id]
    for claims, place in (([own], SECOND), ([own, at(reason, "lemma-2")], reason)):
        with pytest.raises(InvalidInput, match="got 'two', allowed: either claims"):
            listed(monkeypatch, claims, FIRST, place)
    for name in ("claims", "see"):
        with pytest.raises(InvalidInput, match=f"{name} of one: got 'lemma-9', allowed: a claim"):
            listed(monkeypatch, [own], replace(FIRST, **{name: ("lemma-9",)}))  # type: ignore[arg-type]


def test_what_is_restated_has_checks(monkeypatch: pytest.MonkeyPatch) -> None:
    first, second = at(FIRST, "lemma-1"), at(FIRST, "lemma-2", "cumulative/lemma-1")
    assert len(listed(monkeypatch, [first, second], FIRST)) == 2
    for restates in ("cumulative/lemma-9", second.id):
        third = at(FIRST, "lemma-3", restates)
        with pytest.raises(FaultyClaim, match=f"restates {restates}, which has no checks"):
            listed(monkeypatch, [first, second, third], FIRST)


def test_two_checks_that_share_a_name_are_an_error_that_names_both(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    small = Range("n <= {n}", "n", lambda n: ((each,) for each in range(n + 1)), {"n": 3})

    def checked(name: str, *checks: Check) -> Claim:
        return replace(at(FIRST, name), readings={"as printed": checks})

    def make() -> Check:
        return measured("cumulative", "t", ("n",), small)(lambda n: (n,))

    alike = make()
    assert len(listed(monkeypatch, [checked("a", alike), checked("b", alike)], FIRST)) == 2
    one, other = checked("a", alike), checked("b", make())
    line = f"conftest.py:{one.code.line}"
    said = rf"/a \(.*{line}\) and .*/b \(.*{line}\) both store .*, allowed: "
    with pytest.raises(FaultyClaim, match=said):
        listed(monkeypatch, [one, other], FIRST)
    with pytest.raises(FaultyClaim, match=r"/a .* and .*/a .* both store "):
        listed(monkeypatch, [checked("a", alike, make())], FIRST)
