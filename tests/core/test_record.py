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
from proofs_check.core.record import (
    Taken,
    amiss,
    attack_in_words,
    better,
    can_be,
    conflict,
    contradiction,
    lost,
    made_anew,
    refutes,
    taken_up,
    with_attack,
    with_attacks,
    with_default,
)
from reference.errors import InvalidInput
from tests.conftest import Enter, Gameproof, Recorded, Says, bound, claim, evidence, looked

PROVED, ARGUED, HOLDS, UNREFUTED, REFUTED, ERRATUM, AMBIGUOUS, UNVERIFIABLE, NOT_RUN = Verdict

AGREES = ""
OTHER: dict[str, Json] = {"certificate": {"kind": "evaluation", "cases": 4}}
NO_LONGER = "but the stored evidence no longer shows it"

FIRST, SECOND = "a" * 64, "b" * 64
"""Digests."""

of = evidence

GATES: dict[str, list[tuple[Any, ...]]] = {
    AGREES: [
        (of(HOLDS, cases=9), of(HOLDS, "less", cases=1)),
        (of(HOLDS, cases=9), of(HOLDS, "more", cases=99)),
        (of(HOLDS, digest=FIRST), of(HOLDS, "narrower", digest=SECOND)),
        (of(HOLDS), of(NOT_RUN, deep=True)),
        (of(PROVED, certificate={"set": [3, 5]}), of(PROVED, certificate={"set": (3, 5)})),
        (of(REFUTED, cases=9), of(REFUTED, "less", cases=8)),
        (of(REFUTED), of(HOLDS, "less")),
        (of(REFUTED), of(NOT_RUN, "less", deep=True)),
    ],
    "recorded refuted, found not-run": [
        (of(REFUTED), of(NOT_RUN, "nothing")),
    ],
    "another cases than is recorded": [
        (of(HOLDS, cases=9), of(HOLDS, cases=8)),
    ],
    "another seen": [
        (of(HOLDS, seen={"h": [0, 9]}), of(HOLDS, seen={"h": [0, 8]})),
    ],
    "another digest": [
        (of(HOLDS, digest=FIRST), of(HOLDS, digest=SECOND)),
    ],
    "another certificate": [
        (of(ARGUED), of(ARGUED, certificate={"kind": "argument", "steps": ["else"]})),
        (
            of(PROVED, certificate={"kind": "witness", "instance": 1}),
            of(PROVED, certificate={"kind": "witness", "instance": 2}),
        ),
        (of(PROVED), of(PROVED, **OTHER)),
    ],
    "another witness": [
        (of(REFUTED), of(REFUTED, witness={"instance": {}, "values": {}})),
    ],
    NO_LONGER: [
        (of(REFUTED, witness={"instance": {}, "values": {}, "by": "me"}), of(REFUTED, "less")),
        (of(REFUTED), of(HOLDS), False),
        (of(REFUTED), of(REFUTED), False),
        (of(REFUTED), of(REFUTED), KeyError("heap")),
        (of(REFUTED), of(REFUTED), InvalidInput("set", [], "one")),
        (of(REFUTED, witness=[]), of(HOLDS)),
        (of(ERRATUM), of(PROVED), False),
    ],
    "the record cannot be so: digest": [
        (of(HOLDS, digest="a"), of(HOLDS)),
    ],
    f"recorded erratum, {NO_LONGER}": [
        (of(ERRATUM), of(ERRATUM, computed={"row 1": 9}), False),
    ],
}
"""By what is said: what is recorded, what is found, and whether the former still shows."""


@pytest.mark.parametrize(
    ("answer", "gate"), [(answer, gate) for answer, own in GATES.items() for gate in own]
)
def test_the_gate(answer: str, gate: tuple[Any, ...]) -> None:
    before, now, *replays = gate
    one = claim(Says(replays=replays[0] if replays else True))
    said = contradiction(one, looked(now), looked(before))
    assert said == AGREES if answer == AGREES else answer in said
    assert "\n" not in said


def test_every_pair_of_verdicts_has_an_answer() -> None:
    """The same is no change, nor is what is true by something stronger."""
    every = [verdict for verdict in Verdict if verdict is not AMBIGUOUS]
    for before, now in product(every, every):
        said = contradiction(claim(Says()), looked(evidence(now)), looked(evidence(before)))
        stronger = before.is_true and now.is_true and every.index(now) < every.index(before)
        if now is before or stronger:
            assert said == AGREES
        else:
            assert said.startswith(f"recorded {before}, found {now}")


def test_a_claim_without_a_record_is_not_as_recorded() -> None:
    for verdict in set(Verdict) - {AMBIGUOUS}:
        answer = contradiction(claim(Says()), looked(evidence(verdict)), None)
        assert answer == "no verdict is recorded for this claim"


def parted(weak: Verdict, strict: Verdict, scope: str = "somewhere") -> Looked:
    return looked(weak=evidence(weak, scope), strict=evidence(strict, scope))


TWO = claim(weak=Says(), strict=Says())


def test_readings_are_compared_one_by_one() -> None:
    known = parted(HOLDS, REFUTED)
    assert contradiction(TWO, known, known) == AGREES
    assert contradiction(TWO, parted(HOLDS, HOLDS, "less"), known) == AGREES
    answer = contradiction(TWO, parted(REFUTED, REFUTED), known)
    assert answer.startswith("reading 'weak': recorded holds, found refuted")
    gone = claim(weak=Says(), strict=Says(replays=False))
    answer = contradiction(gone, known, known)
    assert answer == f"reading 'strict': recorded refuted, {NO_LONGER}"


def test_a_stored_counterexample_counts_for_its_own_reading_only() -> None:
    swapped = claim(weak=Says(replays=True), strict=Says(replays=False))
    assert contradiction(swapped, parted(REFUTED, HOLDS), parted(REFUTED, HOLDS)) == AGREES
    assert NO_LONGER in contradiction(swapped, parted(HOLDS, REFUTED), parted(HOLDS, REFUTED))


def test_checks_that_the_ledger_has_no_more_are_a_contradiction() -> None:
    other = claim(weak=Says(), wide=Says())
    found = looked(weak=evidence(HOLDS), wide=evidence(HOLDS))
    one = looked(evidence(HOLDS))
    two = looked(evidence(HOLDS), evidence(HOLDS))
    for known in (parted(HOLDS, HOLDS), one):
        answer = contradiction(other, found, known)
        assert answer.startswith("recorded, and looked at no more: test")
    assert contradiction(claim(Says()), one, two) == "recorded, and looked at no more: test 2"
    assert contradiction(claim(Says(), Says()), two, one) == "nothing is recorded of test 2"
    assert conflict(claim(Says(), Says()), two, one) == AGREES
    assert conflict(claim(Says()), one, two) != AGREES
    assert contradiction(claim(Says()), one, parted(HOLDS, HOLDS)) != AGREES


def test_one_check_that_refutes_is_enough_whatever_the_others_make_of_the_witness() -> None:
    unusable, blind = Says(replays=TypeError("no heap")), Says(replays=False)
    witness: Json = {"instance": {}, "values": {}}
    assert refutes(claim(unusable, blind, Says()), "as printed", witness)
    assert not refutes(claim(unusable, blind), "as printed", witness)
    with pytest.raises(InvalidInput, match=r"witness: got .* allowed: an instance of the claim"):
        refutes(claim(unusable), "as printed", witness)
    wrong_set = Says(replays=InvalidInput("set", [0], "integers from 1"))
    with pytest.raises(InvalidInput, match=r"set: got \[0\], allowed: integers from 1"):
        refutes(claim(wrong_set), "as printed", witness)


class Ranged(Says):
    """A check with two ranges, of a method that gives only some verdicts."""

    def verdicts(self) -> frozenset[Verdict]:
        return frozenset({HOLDS, REFUTED})

    def scope(self, effort: Effort, found: Evidence) -> str:
        return f"h <= {10 if effort is Effort.DEFAULT else 99}"

    def amiss(self, effort: Effort, facts: Mapping[str, Json]) -> str:
        return "" if effort is Effort.DEEP or facts["cases"] == 11 else "too many cases"


WIDE = evidence(HOLDS, "h <= 99", cases=100)
NARROW = evidence(HOLDS, "h <= 10", cases=11)


def test_a_record_that_its_check_never_finds_is_noticed_without_running_so_far() -> None:
    assert conflict(claim(Ranged()), looked(NARROW), looked(WIDE)) == AGREES
    for forged, answer in (
        (evidence(HOLDS, "h <= 999", cases=1000), "no range of test is 'h <= 999'"),
        (evidence(PROVED, "h <= 99"), "test never finds proved"),
        (evidence(HOLDS, "h <= 10", cases=12), "too many cases"),
        (Evidence(HOLDS, "h <= 99", "theorem", {"cases": 100}), "test is recorded as theorem"),
        (evidence(HOLDS, "h <= 99", cases=10), "a narrower range has more in it than is recorded"),
    ):
        assert answer in contradiction(claim(Ranged()), looked(NARROW), looked(forged))


def test_a_wider_range_that_refutes_no_more_is_a_contradiction() -> None:
    known = looked(evidence(REFUTED, "h <= 10", cases=11))
    assert contradiction(claim(Ranged()), looked(WIDE), known) == "recorded refuted, found holds"


BETTER = {
    "stronger found": (evidence(HOLDS, cases=99), evidence(PROVED), 1),
    "stronger recorded": (evidence(PROVED), evidence(HOLDS, cases=99), 0),
    "sampled after swept": (evidence(HOLDS), evidence(UNREFUTED, cases=99), 0),
    "swept after sampled": (evidence(UNREFUTED, cases=99), evidence(HOLDS), 1),
    "wider found": (evidence(HOLDS, cases=3), evidence(HOLDS, cases=4), 1),
    "narrower found": (evidence(HOLDS, cases=4), evidence(HOLDS, cases=3), 0),
    "as wide": (evidence(HOLDS), evidence(HOLDS, digest="new"), 1),
    "refuted beyond this range": (evidence(REFUTED), evidence(HOLDS, cases=99), 0),
    "refuted, wider": (evidence(REFUTED, cases=3), evidence(REFUTED, cases=4), 1),
    "refuted, narrower": (evidence(REFUTED, cases=4), evidence(REFUTED, cases=3), 0),
    "fewer of one parameter": (
        evidence(HOLDS, cases=3, seen={"h": [0, 9]}),
        evidence(HOLDS, cases=4, seen={"h": [0, 8]}),
        0,
    ),
    "a parameter less": (evidence(HOLDS, cases=3, seen={"h": [0, 9]}), evidence(HOLDS, cases=4), 0),
    "more of a parameter": (
        evidence(HOLDS, cases=3, seen={"h": [1, 9]}),
        evidence(HOLDS, cases=4, seen={"h": [0, 10]}),
        1,
    ),
    "argued after holds": (evidence(HOLDS, cases=99), evidence(ARGUED), 1),
    "no case after one": (evidence(PROVED, cases=1), evidence(PROVED), 0),
    "not run before": (evidence(NOT_RUN), evidence(REFUTED), 1),
    "not run now": (evidence(REFUTED), evidence(NOT_RUN), 0),
    "holds, then not run": (evidence(HOLDS), evidence(NOT_RUN), 0),
    "missing, then known to be": (evidence(NOT_RUN), evidence(UNVERIFIABLE), 1),
}


@pytest.mark.parametrize(("known", "found", "which"), BETTER.values(), ids=BETTER)
def test_better(known: Evidence, found: Evidence, which: int) -> None:
    assert better(looked(found), looked(known)) == looked((known, found)[which])


def test_what_is_found_first_is_recorded() -> None:
    assert better(looked(evidence(HOLDS)), None) == looked(evidence(HOLDS))


def test_better_is_decided_check_by_check() -> None:
    wide, narrow, false = evidence(HOLDS, cases=9), evidence(HOLDS, cases=1), evidence(REFUTED)
    known = looked(weak=wide, strict=evidence(HOLDS))
    found = looked(weak=narrow, strict=false)
    assert better(found, known) == looked(weak=wide, strict=false)
    sampled = evidence(UNREFUTED)
    two = better(looked(narrow, sampled), looked(wide, evidence(UNREFUTED, cases=1)))
    assert two == looked(wide, sampled)


def test_what_is_known_of_a_check_that_was_not_looked_at_is_kept() -> None:
    assert better(looked(NARROW), looked(WIDE, NARROW)) == looked(WIDE, NARROW)
    assert better(looked(NARROW, WIDE), looked(WIDE)) == looked(WIDE, WIDE)
    known = looked(weak=WIDE, strict=WIDE)
    assert better(looked(weak=NARROW), known) == known


def test_what_is_lost_is_said_check_by_check() -> None:
    (line,) = lost(looked(NARROW, WIDE), looked(WIDE, WIDE))
    assert line == "test: holds, h <= 99, 100 cases is replaced by holds, h <= 10, 11 cases"
    (line,) = lost(looked(WIDE), looked(WIDE, NARROW))
    assert line == "test 2: dropped is holds, h <= 10, 11 cases"
    (line,) = lost(looked(weak=WIDE), looked(weak=WIDE, strict=NARROW))
    assert line == "test (strict): dropped is holds, h <= 10, 11 cases"
    assert list(lost(looked(WIDE, WIDE), looked(NARROW))) == []
    assert list(lost(looked(WIDE), None)) == []


def test_made_anew_keeps_what_only_a_deep_run_looks_at() -> None:
    for_deep = evidence(NOT_RUN, deep=True)
    assert made_anew(claim(Ranged()), looked(for_deep), looked(WIDE)) == looked(WIDE)
    assert made_anew(claim(Ranged()), looked(NARROW), looked(WIDE)) == looked(NARROW)
    misfit = evidence(HOLDS, "h <= 999", cases=1000)
    assert made_anew(claim(Ranged()), looked(for_deep), looked(misfit)) == looked(for_deep)


BOTH = replace(WIDE, default=NARROW)


def test_a_default_run_adds_what_it_finds_to_a_deeper_record_and_narrows_nothing(
    folder: Path,
) -> None:
    owed = "of the default range nothing is recorded of test: gameproof check cumulative/test --rec"
    assert contradiction(claim(Ranged()), looked(NARROW), looked(WIDE)).startswith(owed)
    for found, before in ((NARROW, WIDE), (WIDE, NARROW), (WIDE, BOTH), (NARROW, BOTH)):
        now = taken(looked(found), looked(before), False, Ranged())
        assert now.record.claims["cumulative/test"] == looked(BOTH)
        assert now.lost == now.refused == ()
    assert taken(looked(NARROW), looked(NARROW), False, Ranged()).record.claims[
        "cumulative/test"
    ] == looked(NARROW)
    for found in (WIDE, NARROW):
        assert contradiction(claim(Ranged()), looked(found), looked(BOTH)) == AGREES


def test_made_anew_keeps_a_deeper_range_where_the_default_one_is_as_it_was() -> None:
    own, fewer = claim(Ranged()), evidence(HOLDS, "h <= 10", cases=11, digest=FIRST)
    assert made_anew(own, looked(NARROW), looked(BOTH)) == looked(BOTH)
    assert made_anew(own, looked(WIDE), looked(BOTH)) == looked(BOTH)
    assert made_anew(own, looked(fewer), looked(BOTH)) == looked(fewer)
    other = evidence(HOLDS, "h <= 99", cases=99)
    assert made_anew(own, looked(other), looked(BOTH)) == looked(other)
    for_deep = evidence(NOT_RUN, deep=True)
    assert made_anew(own, looked(for_deep), looked(BOTH)) == looked(WIDE)


def test_a_refutation_of_the_deeper_range_alone_has_a_default_range_that_holds() -> None:
    false = evidence(REFUTED, "h <= 99", cases=100)
    both = with_default(claim(Ranged()), looked(false), looked(NARROW))
    (own,) = both["as printed"].values()
    assert own.default == NARROW
    assert contradiction(claim(Ranged()), looked(NARROW), both) == AGREES
    assert Evidence.from_json(own.as_json()) == own
    assert claim(Ranged()).conclude(both) == false


def taken(found: Looked, before: Looked, anew: bool, *checks: Says, restates: str = "") -> Taken:
    own = replace(claim(*checks), restates=restates)
    record.store("cumulative", bound({own.id: before}))
    record.recorded.cache_clear()
    return taken_up("cumulative", [(own, found)], anew)


def test_a_check_that_a_claim_has_no_more_is_dropped_anew_only_and_said(folder: Path) -> None:
    kept = taken(looked(WIDE), looked(WIDE, NARROW), False, Says())
    assert kept.record.claims["cumulative/test"] == looked(WIDE, NARROW)
    assert kept.refused == ("cumulative/test: recorded, and looked at no more: test 2",)
    dropped = taken(looked(WIDE), looked(WIDE, NARROW), True, Says())
    assert dropped.record.claims["cumulative/test"] == looked(WIDE)
    assert dropped.lost == ("cumulative/test: test 2: dropped is holds, h <= 10, 11 cases",)


def test_a_check_that_is_new_is_added_to_what_is_known(folder: Path) -> None:
    both = taken(looked(NARROW, NARROW), looked(WIDE), False, Says(), Says())
    assert both.record.claims["cumulative/test"] == looked(WIDE, NARROW)
    assert both.lost == both.refused == ()


@pytest.mark.parametrize("anew", [False, True])
def test_a_refutation_is_taken_up_only_where_it_shows_again(folder: Path, anew: bool) -> None:
    false, words = looked(evidence(REFUTED)), "what is found refuted does not show again"
    shown = taken(false, {}, anew, Says())
    assert (shown.record.claims["cumulative/test"], shown.refused) == (false, ())
    unshown = taken(false, {}, anew, Says(replays=False))
    assert unshown.record.claims["cumulative/test"] == {}
    assert unshown.refused == (f"cumulative/test: reading 'as printed': {words}",)


def test_a_claim_that_restates_another_one_loses_its_evidence_anew_only(folder: Path) -> None:
    for anew in (False, True):
        found = taken(looked(WIDE), looked(NARROW), anew, restates="cumulative/other")
        assert ("cumulative/test" in found.record.claims) is not anew
        said = found.lost if anew else found.refused
        assert said == ("cumulative/test: its own evidence, as it restates cumulative/other",)


def test_what_is_stored_is_read_again(folder: Path, recorded: Recorded) -> None:
    verdicts = {f"cumulative/{v.value}": evidence(v) for v in Verdict}
    recorded(verdicts)
    found = {name: looked(evidence) for name, evidence in verdicts.items()}
    assert record.recorded("cumulative") == bound(found)
    assert {path.name for path in folder.iterdir()} == {"verdicts.json", kept.MANIFEST}


def test_without_a_file_nothing_is_recorded(folder: Path) -> None:
    assert record.recorded("cumulative") == record.Record()


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


def test_an_audit_replays_what_is_recorded_as_false(
    gameproof: Gameproof, enter: Enter, recorded: Recorded
) -> None:
    false = evidence(REFUTED)
    still = enter("zz-test-1", Says(false))
    no_more = enter("zz-test-2", Says(false, replays=False))
    recorded({one.id: false for one in (still, no_more)})
    assert gameproof("check", still.id).status == 0
    run = gameproof("check", still.id, no_more.id)
    assert run.status == 1
    assert [NO_LONGER in line for line in run.out.splitlines()[:2]] == [False, True]


@dataclass(frozen=True)
class Reaches(Says):
    """A check that looks at more under `--deep`, and shows some instances alone."""

    shows: tuple[int, ...] | None = None

    def scope(self, effort: Effort, found: Evidence) -> str:
        return effort.value

    def replay(self, witness: Mapping[str, Json]) -> bool:
        return self.shows is None or witness["instance"] in self.shows


DEFAULT, DEEP = (effort.value for effort in Effort)


@pytest.mark.parametrize(
    ("recorded", "found", "answer"),
    [
        (evidence(HOLDS, DEEP, cases=9), evidence(HOLDS, DEFAULT, cases=9), ""),
        (evidence(HOLDS, DEEP, cases=8), evidence(HOLDS, DEFAULT, cases=9), "a narrower range has"),
        (
            evidence(HOLDS, "else"),
            evidence(HOLDS, DEFAULT),
            "the record cannot be so: no range of test is 'else'",
        ),
        (evidence(HOLDS, DEEP, cases=8), evidence(HOLDS, "else", cases=9), ""),
        (evidence(HOLDS, DEFAULT, cases=8), evidence(HOLDS, DEEP, cases=9), ""),
        (
            evidence(HOLDS, DEEP, cases=9, seen={"n": [1, 9]}),
            evidence(HOLDS, DEFAULT, cases=9, seen={"n": [0, 9]}),
            "a narrower range has",
        ),
        (evidence(REFUTED, DEFAULT), evidence(HOLDS, DEEP), "recorded refuted, found holds"),
        (evidence(REFUTED, DEEP), evidence(HOLDS, DEFAULT), ""),
        (evidence(REFUTED, DEFAULT), evidence(HOLDS, "else"), ""),
    ],
)
def test_a_narrower_range_is_a_part_of_the_wider_one(
    recorded: Evidence, found: Evidence, answer: str
) -> None:
    problem = conflict(claim(Reaches()), looked(found), looked(recorded))
    assert problem.startswith(answer)
    assert bool(problem) == bool(answer)


def test_every_recorded_counterexample_must_show() -> None:
    first: Json = {"instance": 1, "values": {}}
    last: Json = {"instance": 2, "values": {}}
    both = evidence(REFUTED, DEFAULT, witness=first, smallest={"by n": first, "by -n": last})
    for shows in ((), (1,), (2,), (1, 2)):
        own = claim(Reaches(shows=shows))
        assert (contradiction(own, looked(both), looked(both)) == "") == (shows == (1, 2))
    alone = looked(evidence(REFUTED, DEFAULT, witness=last))
    assert contradiction(claim(Reaches(shows=(2,))), alone, alone) == ""


FIRST_FALSE: Json = {"instance": 1, "values": {}}


@pytest.fixture(autouse=True)
def attackable(monkeypatch: pytest.MonkeyPatch) -> None:
    beyond = Beyond(("larger sets", "with a gap"), ("by n", "by m"))
    monkeypatch.setattr(Check, "beyond", lambda check, says: beyond)


def attack(verdict: Verdict = UNREFUTED, scope: str = "", **facts: Json) -> Evidence:
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
    known = {name: value for name, value in {**plain, **facts}.items() if value is not None}
    return Evidence(verdict, scope or attack_in_words(known), ATTACK, known)


def lasting(seconds: int, verdict: Verdict = UNREFUTED) -> Evidence:
    """An attack of so many seconds."""
    facts = {**attack(verdict).facts, "cpu seconds": seconds}
    return Evidence(verdict, attack_in_words(facts), ATTACK, facts)


@pytest.mark.parametrize(
    ("seconds", "spent"),
    [(119, "119 s of CPU"), (120, "2 CPU minutes"), (179, "2 CPU minutes"), (180, "3 CPU minutes")],
)
def test_how_long_an_attack_was_is_said(seconds: int, spent: str) -> None:
    assert lasting(seconds).scope.startswith(f"attacked for {spent}, ")


@pytest.mark.parametrize(
    ("found", "answer"),
    [
        (attack(), ""),
        (attack(generator="larger sets, with a gap"), ""),
        (attack(REFUTED), ""),
        (attack(HOLDS), "that found holds"),
        (replace(attack(), method="test"), "recorded as test"),
        (attack(scope="attacked"), "words that are not those of its facts"),
        (attack(more=1), "the facts of a recorded attack are not"),
        (attack(rounds=None), "the facts of a recorded attack are not"),
        (attack(witness={}), "the facts of a recorded attack are not"),
        (attack(REFUTED, smallest=None), "the facts of a recorded attack are not"),
        (attack(instances=8), "the instances of a recorded attack are not"),
        (attack(families={"larger sets": 7}), "the generator of a recorded attack"),
        (attack(families=["larger sets", "with a gap"]), "the instances of a recorded attack"),
        (attack(families={"larger sets": "3", "with a gap": 4}), "the instances of a recorded"),
        (attack(seed=True), "seed is recorded as True"),
        (attack(seen={"n": ["0", "9"]}), "seen is recorded as"),
        (attack(generator="larger sets"), "the generator of a recorded attack"),
        (attack(REFUTED, witness={"instance": 3, "values": {}}), "no longer refutes"),
        (attack(REFUTED, smallest={}), "not the smallest in any order"),
        (attack(REFUTED, smallest={"by k": FIRST_FALSE}), "not the smallest in any order"),
        (
            attack(families={"larger sets": 3, "zz": 4}, generator="larger sets; zz"),
            "no attack of today looks at zz",
        ),
    ],
)
def test_an_attack_that_is_recorded_can_have_been_one(found: Evidence, answer: str) -> None:
    own = claim(Reaches(shows=(1,)))
    assert answer in amiss(own, "as printed", found)
    assert (amiss(own, "as printed", found) == "") == (answer == "")
    plain = looked(evidence(HOLDS, DEFAULT))
    both: Looked = {"as printed": {**plain["as printed"], ATTACK: found}}
    assert answer in contradiction(own, both, both)


def test_attacks_stay_beside_what_is_found_where_they_are_on_the_same_words() -> None:
    other = attack(says="Something else is so.")
    held = {"test": evidence(HOLDS)}
    for then, stays in ((attack(), True), (attack(REFUTED), True), (other, False)):
        before: Looked = {"weak": {**held, ATTACK: then}, "strict": held}
        found = with_attacks(TWO, {"weak": held, "strict": held}, before)
        assert found == {"weak": before["weak"] if stays else held, "strict": held}
        assert with_attacks(TWO, {"strict": held}, before) == {"strict": held}
    assert with_attacks(TWO, {"weak": held}, None) == {"weak": held}
    for verdict in (UNREFUTED, REFUTED):
        changed: Looked = {"as printed": {**held, ATTACK: attack(verdict, says="Else.")}}
        assert "in other words" in contradiction(claim(Says()), looked(held["test"]), changed)


@pytest.mark.parametrize(
    ("then", "now", "taken"),
    [
        (None, attack(), "now"),
        (attack(), lasting(91), "now"),
        (attack(), attack(seed=5), "now"),
        (attack(), lasting(89), "then"),
        (attack(says="Else."), lasting(89), "now"),
        (attack(REFUTED), lasting(99), "then"),
        (attack(), lasting(9, REFUTED), "now"),
    ],
)
def test_an_attack_takes_the_place_of_a_shorter_one_or_refutes(
    then: Evidence | None, now: Evidence, taken: str
) -> None:
    held = {"test": evidence(HOLDS)}
    known: Looked = {"weak": {**held, **({ATTACK: then} if then else {})}, "strict": held}
    found = with_attack(TWO, known, {"weak": now})
    assert found == {"weak": {**held, ATTACK: now if taken == "now" else then}, "strict": held}


def test_what_no_check_of_a_claim_gives_is_no_evidence_for_it() -> None:
    own = claim(Reaches())
    right, wrong = evidence(HOLDS, DEFAULT), evidence(HOLDS, "else")
    assert can_be(own, looked(right))
    assert can_be(own, {"as printed": {"test": right, ATTACK: attack()}})
    for other in (
        looked(wrong),
        {"as printed": {"another": right}},
        {"weak": {"test": right}},
        {"as printed": {}},
        {"as printed": {"test": wrong, ATTACK: attack()}},
    ):
        assert not can_be(own, other)
    two = claim(Reaches(), Reaches())
    for pair in ((right, wrong), (wrong, right)):
        assert not can_be(two, looked(*pair))
    assert can_be(two, looked(right, right))
