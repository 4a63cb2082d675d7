"""What a run finds is held against what is recorded, and what of both is recorded then."""

import os
from collections.abc import Mapping
from dataclasses import dataclass, replace
from itertools import product
from pathlib import Path
from typing import Any

import pytest

from proofs_check.core import kept, record
from proofs_check.core.claim import ATTACK, Beyond, Check, Looked
from proofs_check.core.evidence import Effort, Evidence, Json, Verdict
from proofs_check.core.record import better, conflict, contradiction, lost, made_anew, with_default
from reference.errors import InvalidInput
from tests.conftest import Recorded, Says, bound, claim, evidence as of, looked

PROVED, ARGUED, HOLDS, UNREFUTED, REFUTED, ERRATUM, AMBIGUOUS, UNVERIFIABLE, NOT_RUN = Verdict
DEFAULT, DEEP = (effort.value for effort in Effort)

ONE, OTHER = "a" * 64, "b" * 64
"""Digests."""

AGREES = ""
NO_LONGER = "but the stored evidence no longer shows it"
OWED = "of the default range nothing is recorded of test: gameproof check cumulative/test --record"


@pytest.fixture(autouse=True)
def attackable(monkeypatch: pytest.MonkeyPatch) -> None:
    beyond = Beyond(("larger sets", "with a gap"), ("by n", "by m"))
    monkeypatch.setattr(Check, "beyond", lambda check, says: beyond)


class Ranged(Says):
    """A check with two ranges, of a method that gives only some verdicts."""

    def verdicts(self) -> frozenset[Verdict]:
        return frozenset({HOLDS, REFUTED})

    def scope(self, effort: Effort, found: Evidence) -> str:
        return f"h <= {10 if effort is Effort.DEFAULT else 99}"

    def amiss(self, effort: Effort, facts: Mapping[str, Json]) -> str:
        return "" if effort is Effort.DEEP or facts["cases"] == 11 else "too many cases"


@dataclass(frozen=True)
class Reaches(Says):
    """A check that looks at more under `--deep`, and shows some instances alone."""

    shows: tuple[int, ...] | None = None

    def scope(self, effort: Effort, found: Evidence) -> str:
        return effort.value

    def replay(self, witness: Mapping[str, Json]) -> bool:
        return self.shows is None or witness["instance"] in self.shows


WIDE, NARROW = of(HOLDS, "h <= 99", cases=100), of(HOLDS, "h <= 10", cases=11)
BOTH = replace(WIDE, default=NARROW)
FOR_DEEP = of(NOT_RUN, deep=True)
EMPTY: dict[str, Json] = {"instance": {}, "values": {}}
SHOWS, HIDES = Says(), Says(replays=False)

GATE: list[tuple[str, Check, Evidence, Evidence]] = [
    (AGREES, SHOWS, of(HOLDS, cases=9), of(HOLDS, "less", cases=1)),
    (AGREES, SHOWS, of(HOLDS, cases=9), of(HOLDS, "more", cases=99)),
    (AGREES, SHOWS, of(HOLDS), FOR_DEEP),
    (AGREES, SHOWS, of(PROVED, certificate=[3, 5]), of(PROVED, certificate=(3, 5))),
    (AGREES, SHOWS, of(REFUTED), of(HOLDS, "less")),
    (AGREES, SHOWS, of(REFUTED), of(NOT_RUN, "less", deep=True)),
    ("recorded refuted, found not-run", SHOWS, of(REFUTED), of(NOT_RUN, "nothing")),
    ("another cases than is recorded", SHOWS, of(HOLDS, cases=9), of(HOLDS, cases=8)),
    ("another digest", SHOWS, of(HOLDS, digest=ONE), of(HOLDS, digest=OTHER)),
    ("another certificate", SHOWS, of(PROVED, certificate=1), of(PROVED, certificate=2)),
    ("another witness", SHOWS, of(REFUTED), of(REFUTED, witness=EMPTY)),
    ("cannot be so: digest", SHOWS, of(HOLDS, digest="a"), of(HOLDS)),
    ("cannot be so: violators", SHOWS, of(REFUTED, violators=0), of(REFUTED)),
    ("cannot be so: violators", SHOWS, of(REFUTED, cases=3, violators=4), of(REFUTED)),
    ("cannot be so: solver", SHOWS, of(PROVED, solver="Z4"), of(PROVED)),
    ("cannot be so: seen", SHOWS, of(HOLDS, seen={"h": 9}), of(HOLDS)),
    (NO_LONGER, SHOWS, of(REFUTED, witness={**EMPTY, "by": "me"}), of(REFUTED, "less")),
    (NO_LONGER, HIDES, of(REFUTED), of(HOLDS)),
    (NO_LONGER, HIDES, of(ERRATUM), of(PROVED)),
    (f"recorded erratum, {NO_LONGER}", HIDES, of(ERRATUM), of(ERRATUM, computed={"row 1": 9})),
    (NO_LONGER, Says(replays=KeyError("heap")), of(REFUTED), of(REFUTED)),
    (NO_LONGER, Says(replays=InvalidInput("set", [], "one")), of(REFUTED), of(REFUTED)),
    # What is recorded is what its check finds in one of its ranges.
    (AGREES, Ranged(), WIDE, NARROW),
    ("no range of test is 'h <= 999'", Ranged(), of(HOLDS, "h <= 999", cases=1000), NARROW),
    ("test never finds proved", Ranged(), of(PROVED, "h <= 99"), NARROW),
    ("too many cases", Ranged(), of(HOLDS, "h <= 10", cases=12), NARROW),
    ("test is recorded as theorem", Ranged(), replace(WIDE, method="theorem"), NARROW),
    ("a narrower range has more in it", Ranged(), of(HOLDS, "h <= 99", cases=10), NARROW),
    # A narrower range is a part of the wider one.
    (AGREES, Reaches(), of(HOLDS, DEEP, cases=9), of(HOLDS, DEFAULT, cases=9)),
    ("a narrower range", Reaches(), of(HOLDS, DEEP, cases=8), of(HOLDS, DEFAULT, cases=9)),
    ("no range of test is 'else'", Reaches(), of(HOLDS, "else"), of(HOLDS, DEFAULT)),
    (AGREES, Reaches(), of(HOLDS, DEEP, cases=8), of(HOLDS, "else", cases=9)),
    (
        *("a narrower range", Reaches(), of(HOLDS, DEEP, cases=9, seen={"n": [1, 9]})),
        of(HOLDS, DEFAULT, cases=9, seen={"n": [0, 9]}),
    ),
    ("recorded refuted, found holds", Reaches(), of(REFUTED, DEFAULT), of(HOLDS, DEEP)),
    (AGREES, Reaches(), of(REFUTED, DEEP), of(HOLDS, DEFAULT)),
    (AGREES, Reaches(), of(REFUTED, DEFAULT), of(HOLDS, "else")),
    ("another digest", Reaches(), of(HOLDS, DEFAULT, digest=ONE), of(HOLDS, DEFAULT, digest=OTHER)),
    ("another cases", Reaches(), of(HOLDS, DEFAULT, cases=10), of(HOLDS, DEFAULT, cases=9)),
]
"""What is said, by which check, of what is recorded and what is found."""


@pytest.mark.parametrize(("answer", "check", "before", "now"), GATE)
def test_the_gate(answer: str, check: Check, before: Evidence, now: Evidence) -> None:
    both = claim(check), looked(now), looked(before)
    said = conflict(*both)
    assert said == AGREES if answer == AGREES else answer in said
    assert "\n" not in said
    assert contradiction(*both) in ({AGREES, OWED} if said == AGREES else {said})


def test_every_pair_of_verdicts_has_an_answer() -> None:
    """The same is no change, nor is what is true by something stronger."""
    every = [verdict for verdict in Verdict if verdict is not AMBIGUOUS]
    for before, now in product(every, every):
        said = contradiction(claim(SHOWS), looked(of(now)), looked(of(before)))
        stronger = before.is_true and now.is_true and every.index(now) < every.index(before)
        if now is before or stronger:
            assert said == AGREES
        else:
            assert said.startswith(f"recorded {before}, found {now}")
        found = contradiction(claim(SHOWS), looked(of(now)), None)
        assert found == "no verdict is recorded for this claim"


def parted(weak: Verdict, strict: Verdict, scope: str = "somewhere") -> Looked:
    return looked(weak=of(weak, scope), strict=of(strict, scope))


TWO = claim(weak=SHOWS, strict=SHOWS)


def test_readings_are_compared_one_by_one() -> None:
    known = parted(HOLDS, REFUTED)
    assert contradiction(TWO, known, known) == AGREES
    assert contradiction(TWO, parted(HOLDS, HOLDS, "less"), known) == AGREES
    answer = contradiction(TWO, parted(REFUTED, REFUTED), known)
    assert answer.startswith("reading 'weak': recorded holds, found refuted")
    one_shows = claim(weak=SHOWS, strict=HIDES)
    answer = contradiction(one_shows, known, known)
    assert answer == f"reading 'strict': recorded refuted, {NO_LONGER}"
    swapped = parted(REFUTED, HOLDS)
    assert contradiction(one_shows, swapped, swapped) == AGREES


def test_checks_that_the_ledger_has_no_more_are_a_contradiction() -> None:
    one, two = looked(of(HOLDS)), looked(of(HOLDS), of(HOLDS))
    for own, now, before, answer in (
        (claim(SHOWS), one, two, "recorded, and looked at no more: test 2"),
        (TWO, parted(HOLDS, HOLDS), one, "recorded, and looked at no more: test"),
        (claim(SHOWS, SHOWS), two, one, "nothing is recorded of test 2"),
    ):
        assert contradiction(own, now, before) == answer
        assert conflict(own, now, before) == (AGREES if "nothing" in answer else answer)


def test_one_check_that_refutes_is_enough_whatever_the_others_make_of_the_witness() -> None:
    unusable = Says(replays=TypeError("no heap"))
    assert record.refutes(claim(unusable, HIDES, SHOWS), "as printed", EMPTY)
    assert not record.refutes(claim(unusable, HIDES), "as printed", EMPTY)
    with pytest.raises(InvalidInput, match="allowed: an instance of the claim"):
        record.refutes(claim(unusable), "as printed", EMPTY)


def test_every_recorded_counterexample_must_show() -> None:
    first: Json = {"instance": 1, "values": {}}
    last: Json = {"instance": 2, "values": {}}
    both = of(REFUTED, DEFAULT, witness=first, smallest={"by n": first, "by -n": last})
    for shows in ((), (1,), (2,), (1, 2)):
        own = claim(Reaches(shows=shows))
        assert (contradiction(own, looked(both), looked(both)) == "") == (shows == (1, 2))
    alone = looked(of(REFUTED, DEFAULT, witness=last))
    assert contradiction(claim(Reaches(shows=(2,))), alone, alone) == ""


SEEN = of(HOLDS, cases=3, seen={"h": [1, 9]})


@pytest.mark.parametrize(
    ("known", "found", "which"),
    [
        (of(HOLDS, cases=99), of(PROVED), 1),
        (of(PROVED), of(HOLDS, cases=99), 0),
        (of(HOLDS), of(UNREFUTED, cases=99), 0),
        (of(UNREFUTED, cases=99), of(HOLDS), 1),
        (of(HOLDS, cases=4), of(HOLDS, cases=3), 0),
        (of(HOLDS), of(HOLDS, digest="new"), 1),
        (of(REFUTED), of(HOLDS, cases=99), 0),
        (of(REFUTED, cases=3), of(REFUTED, cases=4), 1),
        (of(REFUTED, cases=4), of(REFUTED, cases=3), 0),
        (SEEN, of(HOLDS, cases=4, seen={"h": [1, 8]}), 0),
        (SEEN, of(HOLDS, cases=4, seen={"h": [0, 10]}), 1),
        (of(PROVED, cases=1), of(PROVED), 0),
        (of(NOT_RUN), of(REFUTED), 1),
        (of(REFUTED), of(NOT_RUN), 0),
        (of(NOT_RUN), of(UNVERIFIABLE), 1),
    ],
)
def test_what_is_stronger_or_covers_more_is_better(
    known: Evidence, found: Evidence, which: int
) -> None:
    assert better(looked(found), looked(known)) == looked((known, found)[which])
    assert better(looked(found), None) == looked(found)


def test_better_is_decided_check_by_check() -> None:
    known, found = looked(weak=WIDE, strict=of(HOLDS)), looked(weak=NARROW, strict=of(REFUTED))
    assert better(found, known) == looked(weak=WIDE, strict=of(REFUTED))
    assert better(looked(NARROW), looked(WIDE, NARROW)) == looked(WIDE, NARROW)
    assert better(looked(NARROW, WIDE), looked(WIDE)) == looked(WIDE, WIDE)


def test_what_is_lost_is_said_check_by_check() -> None:
    dropped = "dropped is holds, h <= 10, 11 cases"
    for found, before, said in (
        (looked(WIDE), looked(WIDE, NARROW), [f"test 2: {dropped}"]),
        (looked(weak=WIDE), looked(weak=WIDE, strict=NARROW), [f"test (strict): {dropped}"]),
        (looked(WIDE, WIDE), looked(NARROW), []),
        (looked(WIDE), None, []),
        (
            *(looked(NARROW, WIDE), looked(WIDE, WIDE)),
            ["test: holds, h <= 99, 100 cases is replaced by holds, h <= 10, 11 cases"],
        ),
    ):
        assert list(lost(found, before)) == said


OTHER_DEEP = of(HOLDS, "h <= 99", cases=99)
FEWER = of(HOLDS, "h <= 10", cases=11, digest=ONE)


@pytest.mark.parametrize(
    ("found", "before", "kept"),
    [
        # What only a deep run looks at is kept where it still can be so,
        (FOR_DEEP, WIDE, WIDE),
        (of(NOT_RUN), WIDE, of(NOT_RUN)),
        (NARROW, WIDE, NARROW),
        (FOR_DEEP, of(HOLDS, "h <= 999", cases=1000), FOR_DEEP),
        # and a deeper range where the default one is as it was.
        (NARROW, BOTH, BOTH),
        (WIDE, BOTH, BOTH),
        (FEWER, BOTH, FEWER),
        (OTHER_DEEP, BOTH, OTHER_DEEP),
        (FOR_DEEP, BOTH, WIDE),
    ],
)
def test_made_anew(found: Evidence, before: Evidence, kept: Evidence) -> None:
    assert made_anew(claim(Ranged()), looked(found), looked(before)) == looked(kept)


def taken(
    found: Looked, before: Looked, anew: bool, *checks: Check, restates: str = ""
) -> record.Taken:
    own = replace(claim(*checks), restates=restates)
    record.store("cumulative", bound({own.id: before}))
    record.recorded.cache_clear()
    return record.taken_up("cumulative", [(own, found)], anew)


def test_a_default_run_adds_what_it_finds_to_a_deeper_record_and_narrows_nothing(
    folder: Path,
) -> None:
    own = claim(Ranged())
    assert contradiction(own, looked(NARROW), looked(WIDE)) == OWED
    for found, before, then in (
        *((NARROW, WIDE, BOTH), (WIDE, NARROW, BOTH), (WIDE, BOTH, BOTH), (NARROW, BOTH, BOTH)),
        (NARROW, NARROW, NARROW),
    ):
        now = taken(looked(found), looked(before), False, Ranged())
        assert (now.record.claims[own.id], now.lost, now.refused) == (looked(then), (), ())
        assert contradiction(own, looked(found), looked(then)) == AGREES


def test_a_refutation_of_the_deeper_range_alone_has_a_default_range_that_holds() -> None:
    false = of(REFUTED, "h <= 99", cases=100)
    both = with_default(claim(Ranged()), looked(false), looked(NARROW))
    own = both["as printed"]["test"]
    assert own.default == NARROW
    assert contradiction(claim(Ranged()), looked(NARROW), both) == AGREES
    assert Evidence.from_json(own.as_json()) == own
    assert claim(Ranged()).conclude(both) == false


def test_a_check_that_a_claim_has_no_more_is_dropped_anew_only_and_said(folder: Path) -> None:
    two = looked(WIDE, NARROW)
    for anew, then, gone, refused in (
        (False, two, [], ["recorded, and looked at no more: test 2"]),
        (True, looked(WIDE), ["test 2: dropped is holds, h <= 10, 11 cases"], []),
    ):
        found = taken(looked(WIDE), two, anew, SHOWS)
        assert found.record.claims["cumulative/test"] == then
        assert [*found.lost] == [f"cumulative/test: {line}" for line in gone]
        assert [*found.refused] == [f"cumulative/test: {line}" for line in refused]
    both = taken(looked(NARROW, NARROW), looked(WIDE), False, SHOWS, SHOWS)
    assert both.record.claims["cumulative/test"] == two  # and one that is new is added
    assert both.lost == both.refused == ()


@pytest.mark.parametrize("anew", [False, True])
def test_a_refutation_is_taken_up_only_where_it_shows_again(folder: Path, anew: bool) -> None:
    false, words = looked(of(REFUTED)), "what is found refuted does not show again"
    shown = taken(false, {}, anew, SHOWS)
    assert (shown.record.claims["cumulative/test"], shown.refused) == (false, ())
    unshown = taken(false, {}, anew, HIDES)
    assert unshown.record.claims["cumulative/test"] == {}
    assert unshown.refused == (f"cumulative/test: reading 'as printed': {words}",)


@pytest.mark.parametrize("anew", [False, True])
def test_a_claim_that_restates_another_one_loses_its_evidence_anew_only(
    folder: Path, anew: bool
) -> None:
    found = taken(looked(WIDE), looked(NARROW), anew, restates="cumulative/other")
    assert ("cumulative/test" in found.record.claims) is not anew
    said = found.lost if anew else found.refused
    assert said == ("cumulative/test: its own evidence, as it restates cumulative/other",)


def test_what_is_stored_is_read_again(folder: Path, recorded: Recorded) -> None:
    assert record.recorded("cumulative") == record.Record()
    verdicts = {f"cumulative/{v.value}": of(v) for v in Verdict}
    recorded(verdicts)
    assert record.recorded("cumulative") == bound({n: looked(e) for n, e in verdicts.items()})
    assert {path.name for path in folder.iterdir()} == {"verdicts.json", kept.MANIFEST}


def test_a_file_is_written_whole_or_not_at_all(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    target = tmp_path / ("x" * 250)
    kept.write_whole(target, "before")

    def fails(*arguments: Any) -> None:
        raise KeyboardInterrupt

    monkeypatch.setattr(os, "replace", fails)
    with pytest.raises(KeyboardInterrupt):
        kept.write_whole(target, "after")
    assert target.read_text() == "before"
    assert list(tmp_path.iterdir()) == [target]


FIRST_FALSE: Json = {"instance": 1, "values": {}}


def attack(verdict: Verdict = UNREFUTED, scope: str = "", **changes: Json) -> Evidence:
    """An attack on the claims of these tests, with other facts."""
    plain: dict[str, Json] = {
        "cases": 6,
        "instances": 7,
        "families": {"larger sets": 3, "with a gap": 4},
        "generator": "larger sets; with a gap",
        "seen": {"n": [0, 9]},
        "rounds": 1,
        "cpu seconds": 90,
        "seed": 0,
        "says": "Something is so.",
    }
    if verdict is REFUTED:
        plain |= {"witness": FIRST_FALSE, "smallest": {"by n, by m": FIRST_FALSE}}
    known = {name: value for name, value in {**plain, **changes}.items() if value is not None}
    return Evidence(verdict, scope or record.attack_in_words(known), ATTACK, known)


def lasting(seconds: int, verdict: Verdict = UNREFUTED) -> Evidence:
    """An attack of so many seconds."""
    facts = {**attack(verdict).facts, "cpu seconds": seconds}
    return Evidence(verdict, record.attack_in_words(facts), ATTACK, facts)


@pytest.mark.parametrize(
    ("seconds", "spent"),
    [(119, "119 s of CPU"), (120, "2 CPU minutes"), (179, "2 CPU minutes"), (180, "3 CPU minutes")],
)
def test_how_long_an_attack_was_is_said(seconds: int, spent: str) -> None:
    assert lasting(seconds).scope.startswith(f"attacked for {spent}, ")


FACTS, INSTANCES, GENERATOR = (
    f"the {what} of a recorded attack" for what in ("facts", "instances", "generator")
)


@pytest.mark.parametrize(
    ("found", "answer"),
    [
        (attack(), ""),
        (attack(generator="larger sets, with a gap"), ""),
        (attack(REFUTED), ""),
        (attack(HOLDS), "that found holds"),
        (replace(attack(), method="test"), "recorded as test"),
        (attack(scope="attacked"), "words that are not those of its facts"),
        (attack(more=1), f"{FACTS} are not"),
        (attack(witness={}), f"{FACTS} are not"),
        (attack(REFUTED, smallest=None), f"{FACTS} are not"),
        (attack(instances=8), f"{INSTANCES} are not"),
        (attack(families={"larger sets": 7}), GENERATOR),
        (attack(families=["larger sets", "with a gap"]), INSTANCES),
        (attack(families={"larger sets": "3", "with a gap": 4}), INSTANCES),
        (attack(seed=True), "seed is recorded as True"),
        (attack(seen={"n": ["0", "9"]}), "seen is recorded as"),
        (attack(generator="larger sets"), GENERATOR),
        (attack(REFUTED, witness={"instance": 3, "values": {}}), "no longer refutes"),
        (attack(REFUTED, smallest={}), "not the smallest in any order"),
        (attack(REFUTED, smallest={"by k": FIRST_FALSE}), "not the smallest in any order"),
        (attack(families={"larger sets": 3, "zz": 4}, generator="larger sets; zz"), "looks at zz"),
    ],
)
def test_an_attack_that_is_recorded_can_have_been_one(found: Evidence, answer: str) -> None:
    own, plain = claim(Reaches(shows=(1,))), of(HOLDS, DEFAULT)
    said = record.amiss(own, "as printed", found)
    assert said == "" if answer == "" else answer in said
    both: Looked = {"as printed": {"test": plain, ATTACK: found}}
    assert answer in contradiction(own, both, both)


def test_attacks_stay_beside_what_is_found_where_they_are_on_the_same_words() -> None:
    other = attack(says="Something else is so.")
    held = {"test": of(HOLDS)}
    for then, stays in ((attack(), True), (attack(REFUTED), True), (other, False)):
        before: Looked = {"weak": {**held, ATTACK: then}, "strict": held}
        found = record.with_attacks(TWO, {"weak": held, "strict": held}, before)
        assert found == {"weak": before["weak"] if stays else held, "strict": held}
        assert record.with_attacks(TWO, {"strict": held}, before) == {"strict": held}
    assert record.with_attacks(TWO, {"weak": held}, None) == {"weak": held}
    for verdict in (UNREFUTED, REFUTED):
        changed: Looked = {"as printed": {**held, ATTACK: attack(verdict, says="Else.")}}
        assert "in other words" in contradiction(claim(SHOWS), looked(held["test"]), changed)


@pytest.mark.parametrize(
    ("then", "now", "is_taken"),
    [
        (None, attack(), True),
        (attack(), lasting(91), True),
        (attack(), attack(seed=5), True),
        (attack(), lasting(89), False),
        (attack(says="Else."), lasting(89), True),
        (attack(REFUTED), lasting(99), False),
        (attack(), lasting(9, REFUTED), True),
    ],
)
def test_an_attack_takes_the_place_of_a_shorter_one_or_refutes(
    then: Evidence | None, now: Evidence, is_taken: bool
) -> None:
    held = {"test": of(HOLDS)}
    known: Looked = {"weak": {**held, **({ATTACK: then} if then else {})}, "strict": held}
    found = record.with_attack(TWO, known, {"weak": now})
    assert found == {"weak": {**held, ATTACK: now if is_taken else then}, "strict": held}


def test_what_no_check_of_a_claim_gives_is_no_evidence_for_it() -> None:
    right, wrong = of(HOLDS, DEFAULT), of(HOLDS, "else")
    one, two = claim(Reaches()), claim(Reaches(), Reaches())
    known: list[tuple[bool, Any, Any]] = [
        (True, one, looked(right)),
        (True, one, {"as printed": {"test": right, ATTACK: attack()}}),
        (True, two, looked(right, right)),
        (False, one, looked(wrong)),
        (False, one, {"as printed": {"another": right}}),
        (False, one, {"weak": {"test": right}}),
        (False, one, {"as printed": {}}),
        (False, one, {"as printed": {"test": wrong, ATTACK: attack()}}),
        (False, two, looked(right, wrong)),
        (False, two, looked(wrong, right)),
    ]
    assert [record.can_be(own, found) for _, own, found in known] == [can for can, _, _ in known]
