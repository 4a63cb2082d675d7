"""An attack on what is false finds it, on what is true says what was searched, and never lies."""

import json
import signal
from collections.abc import Callable, Iterator, Sequence
from dataclasses import replace
from itertools import islice
from pathlib import Path
from random import Random
from threading import Event
from time import process_time
from typing import Any

import numpy as np
import pytest

from proofs_check.core import record
from proofs_check.core.claim import ATTACK, Check, Claim, Code
from proofs_check.core.evidence import Effort, Evidence, Verdict, canonical
from proofs_check.core.ledger import ledger
from proofs_check.core.ranges import Enumeration, Instances, Range, Sample
from proofs_check.core.record import amiss, made_anew, with_attacks
from proofs_check.documents.cumulative.ranges import Sets
from proofs_check.methods import attack as attacking, beyond
from proofs_check.methods.attack import Attacked, Means, Notes, attack, targets
from proofs_check.methods.exhaustive import EngineMismatchError, every
from proofs_check.methods.slack import FAR, columns_with_margins
from reference.errors import InvalidInput
from tests.conftest import Gameproof, Recorded, bound

NAME = "cumulative/attacked"

PLACE = next(iter(ledger("cumulative").values())).places[:1]


Stated = Callable[..., Claim]


@pytest.fixture
def stated(monkeypatch: pytest.MonkeyPatch) -> Stated:
    """Makes a claim of the ledger with these checks."""

    def made(*checks: Check, says: str = "It is so.") -> Claim:
        claim = Claim(NAME, PLACE, says, {"as printed": checks}, Code(Path(__file__), 1))
        monkeypatch.setattr(attacking, "ledger", lambda document: {NAME: claim})
        attacking._target_at.cache_clear()
        return claim

    return made


def fought(claim: Claim, seconds: float = 1, notes: Notes | None = None) -> Attacked:
    """An attack that is such as the record may have."""
    with notes or Notes(None, 7) as kept:
        done = attack(claim, Means(seconds, kept, seed=7))[0]
    if done.evidence is not None:
        assert not amiss(claim, done.reading, done.evidence)
    return done


def found(attacked: Attacked) -> Evidence:
    assert attacked.evidence is not None
    return attacked.evidence


def fell(claim: Claim, seconds: float = 1) -> Any:
    """What is said of a claim that an attack finds false."""
    evidence = found(fought(claim, seconds))
    assert evidence.verdict is Verdict.REFUTED
    return evidence.facts


NUMBERS = Range("n <= {n}", "n", lambda n: ((k,) for k in range(n + 1)), {"n": 20}, {"n": 30})

PAIRS = Range(
    "a, b <= {a}", "a b", lambda n: ((a, b) for a in range(n + 1) for b in range(n + 1)), {"a": 6}
)


def test_beyond_a_range_the_nearest_counterexample_is_found(stated: Stated) -> None:
    at = {"drawn": {"n": 33}, "by": {"bounds": {"n": 33}}}
    facts = fell(stated(NUMBERS(lambda n: n not in (33, 90))))
    assert facts["witness"] == {"instance": at, "values": {}}


def test_what_is_true_stands_and_it_is_said_what_was_searched(stated: Stated) -> None:
    claim = stated(PAIRS(lambda a, b: a + b == b + a))
    evidence = found(fought(claim))
    assert evidence.verdict is Verdict.UNREFUTED
    facts: Any = evidence.facts
    assert facts["instances"] == sum(facts["families"].values())
    assert facts["seen"]["a"][1] > 6
    assert "just beyond the bounds" in evidence.scope
    # It never raises a verdict, and never lowers one.
    held = Evidence(Verdict.HOLDS, "a, b <= 6", "enumeration", {"cases": 49})
    looked = {"as printed": {"enumeration": held, ATTACK: evidence}}
    concluded = claim.conclude(looked)
    assert concluded.verdict is Verdict.HOLDS
    assert concluded.scope == f"a, b <= 6; {evidence.scope}"


def drawn_to(most: int, count: int) -> Sample:
    """Numbers up to that one, so many at random."""

    def make(random: Random, n: int) -> tuple[int]:
        return (random.randint(0, n),)

    return Sample("n <= {n}", "n", make, {"n": most}, count=count)


BOUNDED = "the statement itself bounds n"
SPARED: Sequence[tuple[Check, str, str]] = [
    (NUMBERS(bool), "With n <= 30 it is so.", BOUNDED),
    (NUMBERS(bool), "n is at most 30.", BOUNDED),
    (Instances("1", "n", lambda: [(1,)])(bool), "It is so.", "the statement names its instances"),
    (Range("n in {n}", "n", lambda n: [*zip(n)], {"n": (3, 4)})(bool), "It is so.", "can grow"),
]


@pytest.mark.parametrize(("check", "says", "why"), SPARED)
def test_why_a_check_is_spared_is_said(stated: Stated, check: Check, says: str, why: str) -> None:
    claim = stated(check, says=says)
    with pytest.raises(InvalidInput, match=why):
        fought(claim)
    assert not targets(claim, "as printed")
    assert why in str(beyond.target_of(check, says))


def test_a_sample_is_drawn_again_and_its_counterexample_replayed(stated: Stated) -> None:
    check = drawn_to(500, count=3)(lambda n: n % 97 != 5)
    witness = fell(stated(check))["witness"]
    n = witness["instance"]["drawn"]["n"]
    assert n % 97 == 5
    assert check.replay(witness)
    moved = {**witness["instance"], "drawn": {"n": n + 1}}
    assert not check.replay({**witness, "instance": moved})


# Sets, by the engine


def test_a_set_is_found_and_made_small_in_each_order(stated: Stated) -> None:
    """False where max S is above 13: there is a heap 0 in every set."""
    smallest = fell(stated(every(Sets(None, 5), "heaps")(lambda heaps: heaps.s1 <= 13)), 20)[
        "smallest"
    ]
    assert {order: one["instance"] for order, one in smallest.items()} == {
        "by max S, by |S|, by heap": {"set": [14], "heap": 0}
    }


def test_a_walk_goes_to_the_smallest_slack(stated: Stated) -> None:
    claim = stated(every(Sets(2, 8), "games")(lambda g: g.s1 * g.s1 - 4 * g.s2 >= 0))
    evidence = found(fought(claim, 1))
    assert evidence.verdict is Verdict.UNREFUTED
    assert "walks to the smallest slack" in str(evidence.facts["families"])


def test_what_the_reference_does_not_confirm_is_no_find(stated: Stated) -> None:
    """Given columns the predicate is false, given plain numbers it is true."""

    def lies(heaps: Any) -> Any:
        return heaps.h + 0 * heaps.s1 < 0 if isinstance(heaps.h, np.ndarray) else True

    claim = stated(every(Sets(2, 5), "heaps")(lies))
    with pytest.raises(EngineMismatchError, match="does not refute"):
        fought(claim)


def test_of_counterexamples_drawn_at_random_the_shortest_is_shown() -> None:
    check: Any = drawn_to(10**9, count=1)(lambda n: n < 0)
    target, seen = beyond.BeyondSample(check, ()), beyond.Round()
    target.round(1, Random(1), seen)
    (shown,) = target.witnesses(seen.false).values()
    lengths = [len(canonical(one["instance"])) for one in seen.false]
    assert len(canonical(shown["instance"])) == min(lengths) < max(lengths)
    for growing, number, larger in (("", 1, ""), ("n", 4, ""), ("n", 5, " with larger bounds")):
        seen = beyond.Round()
        beyond.BeyondSample(check, tuple(growing)).round(number, Random(1), seen)
        assert list(seen.instances) == [f"drawn again{larger}"]


# Journals


def test_an_attack_is_taken_up_again_with_the_same_result(
    stated: Stated, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    claim = stated(PAIRS(lambda a, b: a + b == b + a))
    path = tmp_path / "journal"
    whole = found(fought(claim, 0.5, Notes(path, 7)))
    lines = path.read_bytes().splitlines(keepends=True)
    assert len(lines) > 3
    half = len(lines) // 2
    path.write_bytes(b"".join(lines[:half]) + lines[half][:9])  # killed while it wrote

    numbers: set[int] = set()
    play = attacking.played

    def counted(turn: attacking.Turn, seed: int, seconds: float) -> Any:
        numbers.add(turn[1])
        return play(turn, seed, seconds)

    monkeypatch.setattr(attacking, "played", counted)
    attacking._target_at.cache_clear()
    again = fought(claim, 0.5, Notes(path, 7))
    known = [json.loads(json.loads(line)["id"]) for line in lines[1:half]]
    assert {tuple(address) for *address, _ in known} == {(NAME, "as printed", 0)}
    assert not numbers & {number for *_, number in known}
    rounds = min(len(again.rounds), len(lines) - 1)
    fresh = fought(claim, 0.5)
    assert [r.as_json() for r, _ in again.rounds[:rounds]][: len(fresh.rounds)] == [
        r.as_json() for r, _ in fresh.rounds[:rounds]
    ]
    assert found(again).facts["generator"] == whole.facts["generator"]
    with pytest.raises(InvalidInput, match="journal"):
        Notes(path, 8)


def slow_beyond(n: int) -> Iterator[tuple[int]]:
    """The numbers to n, in no time up to 20, and none after 25."""
    for k in range(n + 1):
        while k > 25:
            pass
        yield (k,)


SLOW = Range("n <= {n}", "n", slow_beyond, {"n": 20})


def test_of_a_round_that_takes_too_long_counts_what_was_looked_at(
    stated: Stated, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(attacking, "LONGEST", 0.1)
    asked: list[int] = []

    def cautious(n: int) -> bool:
        while n == 23:
            pass
        asked.append(n)
        return True

    attacked = fought(stated(replace(NUMBERS, deep={})(cautious)), 0.5)
    assert any(found.cut_off for found, _ in attacked.rounds)
    assert found(attacked).facts["cases"] == len(asked) > 0
    assert attacked.in_words().startswith("stands")


def test_nothing_is_cut_off_while_numba_compiles() -> None:
    """What is half compiled would be missing from then on."""
    from numba.core.compiler_lock import global_compiler_lock

    reached: list[float] = []

    def busy(until: float) -> None:
        while process_time() < until:
            pass

    def compiled() -> None:
        with attacking._limited(0.05, Event()):
            with global_compiler_lock:
                busy(process_time() + 0.3)
                reached.append(process_time())
            busy(process_time() + 20)

    before = signal.getsignal(signal.SIGPROF)
    with pytest.raises(attacking.CutOff):
        compiled()
    assert reached
    assert signal.getsignal(signal.SIGPROF) is before
    assert signal.getitimer(signal.ITIMER_PROF) == (0, 0)


def test_a_cut_that_is_lost_comes_again_and_its_disguise_is_known(
    stated: Stated, monkeypatch: pytest.MonkeyPatch
) -> None:
    """As in a callback of the collector, or by code that says something else."""
    monkeypatch.setattr(attacking, "LONGEST", 0.1)
    monkeypatch.setattr(attacking, "SHORTEST", 0.1)
    lost: list[int] = []

    def endless(n: int) -> bool:
        try:
            while True:
                pass
        except attacking.CutOff:
            lost.append(n)
        try:
            while True:
                pass
        except attacking.CutOff:
            raise ValueError("draws do not repeat") from None

    attacked = fought(stated(NUMBERS(endless)), 0.3)
    assert lost
    assert all(found.cut_off for found, _ in attacked.rounds)


def test_what_fails_by_itself_is_no_cut(stated: Stated) -> None:
    def failing(n: int) -> bool:
        raise ValueError(n)

    with pytest.raises(ValueError, match="31"):
        fought(stated(NUMBERS(failing)), 0.3)


def test_what_a_predicate_cannot_be_asked_about_is_passed_over(stated: Stated) -> None:
    """It reads data that ends at 35."""
    attacked = fought(stated(NUMBERS(lambda n: list(range(36))[n] == n)), 0.3)
    assert found(attacked).facts["seen"] == {"n": [31, 35]}


def test_time_that_is_cut_off_is_spent_though_nothing_can_be_made(
    stated: Stated, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Rounds that find nothing to ask take turns with rounds that never end."""
    monkeypatch.setattr(attacking, "LONGEST", 0.1)
    attacked = fought(stated(SLOW(lambda n: True)), 0.5)
    assert sum(seconds for _, seconds in attacked.rounds) < 2
    attacked = fought(stated(SLOW.where("n > 30", lambda n: n > 30)(lambda n: True)))
    assert attacked.evidence is None
    assert attacked.in_words().startswith("nothing to ask")


# How instances vary


WORDS = Range(
    "words of length <= {length}",
    "word",
    lambda length: (("a" * n,) for n in range(length + 1)),
    {"length": 3},
    measures={"length": len},
    at=lambda word: word,
    read=lambda word: (str(word),),
    drawn=lambda random, level: ("".join(random.choices("ab", k=3 + random.randint(0, level))),),
    smaller=lambda word: ((word[:k] + word[k + 1 :],) for k in range(len(word))),
)


def test_a_bound_that_adds_nothing_ends_the_search_only_where_two_do() -> None:
    def even(n: int) -> Iterator[tuple[int]]:
        return ((k,) for k in range(0, n + 1, 2))

    def nearest(range_: Range) -> list[int]:
        check = range_(lambda n: True)
        assert isinstance(check, Enumeration)
        return [n for (n,) in islice(beyond.BeyondRange(check, ("n",))._nearest_first(), 20)]

    bounds = {"n": 20}, {"n": 30}
    assert nearest(Range("even n <= {n}", "n", even, *bounds)) == [*range(32, 72, 2)]
    assert nearest(Range("even n <= {n}, up to 20", "n", lambda n: even(20), *bounds)) == []


def test_a_range_is_drawn_from_at_random_and_its_counterexample_made_small(stated: Stated) -> None:
    check = WORDS(lambda word: "bab" not in word)
    facts = fell(stated(check), 20)
    assert "drawn at random" in facts["families"]
    assert len(facts["witness"]["instance"]) == 4
    assert check.replay(facts["witness"])
    assert not check.replay({**facts["witness"], "instance": "aaaa"})


# The record


def taken(stated: Stated) -> tuple[Claim, Evidence, Evidence]:
    """A claim with what its check finds, and an attack that finds it false."""
    claim = stated(NUMBERS(lambda n: n != 33))
    return claim, claim.readings["as printed"][0].run(Effort.DEFAULT), found(fought(claim))


def test_what_is_made_anew_has_no_attack_that_no_longer_refutes(stated: Stated) -> None:
    claim, held, attack = taken(stated)
    facts = {**attack.facts, "witness": {"instance": {"n": 34}, "values": {}}}
    bare = {"as printed": {"enumeration": held}}
    for found, stays in ((attack, True), (replace(attack, facts=facts), False)):
        looked = {"as printed": {"enumeration": held, ATTACK: found}}
        anew = made_anew(claim, with_attacks(claim, bare, looked), looked)
        assert anew == (looked if stays else bare)


def test_of_several_readings_it_is_said_which_was_attacked(stated: Stated) -> None:
    one = stated(NUMBERS(lambda n: n != 33))
    several = replace(one, readings={"as printed": one.readings["as printed"], "other": ()})
    attacked = fought(one, 0.2)
    assert attacked.in_words().startswith(f"FELL  {NAME}: ")
    told = replace(attacked, claim=several)
    assert told.in_words().startswith(f"FELL  {NAME} (as printed): ")


def test_what_another_run_recorded_meanwhile_is_not_lost(
    stated: Stated, monkeypatch: pytest.MonkeyPatch, recorded: Recorded
) -> None:
    claim, held, _ = taken(stated)
    recorded({NAME: held})
    known = record.recorded("cumulative").claims
    other = {"cumulative/of-another-run": known[NAME]}
    before = record.recorded
    with monkeypatch.context() as patch:  # another process, of which this one's cache knows nothing
        patch.setattr(record, "recorded", before.__wrapped__)
        record.store("cumulative", bound({**known, **other}))
    assert before("cumulative").claims == known
    list(attacking.record([fought(claim)]))
    record.recorded.cache_clear()
    assert {**known, **other}.keys() == record.recorded("cumulative").claims.keys()


# Margins


@pytest.mark.parametrize(
    ("predicate", "margins"),
    [
        (lambda n: n <= 5, [5, 2, -2]),
        (lambda n: n < 5, [4, 1, -3]),
        (lambda n: 3 <= n, [-3, 0, 4]),
        (lambda n: n > 3, [-4, -1, 3]),
        (lambda n: n == 3, [-3, 0, -4]),
        (lambda n: n != 3, [2, -1, 3]),
        (lambda n: (n >= 1) & (n <= 6), [-1, 2, -1]),
        (lambda n: (n <= 0) | (n >= 5), [0, -2, 2]),
        (lambda n: ~(n <= 5), [-6, -3, 1]),
        (lambda n: (n <= 5) ^ True, [-6, -3, 1]),
        (lambda n: (n >= 1) <= (n <= 6), [6, 3, -1]),
        (lambda n: (n >= 1) <= (n >= 9), [0, -3, -2]),
        (lambda n: (n <= 5) & (np.arange(3) > 0), [-FAR, 2, -2]),
        (lambda n: (n <= 5) & (np.arange(3) < 1), [5, -FAR, -FAR]),
    ],
)
def test_a_comparison_knows_how_far_it_is_from_being_otherwise(
    predicate: Callable[[Any], Any], margins: list[int]
) -> None:
    n = np.array([0, 3, 7])
    found = predicate(n.view(columns_with_margins()))
    assert found.margin.tolist() == margins
    assert (found.margin >= 0).tolist() == found.plain.tolist() == predicate(n).tolist()


def test_what_is_no_comparison_of_integers_has_no_margin() -> None:
    kind = columns_with_margins()
    n = np.array([0, 3, 7]).view(kind)
    assert type(n + 1) is type(2 * n) is type(-n) is kind
    assert type(n / 2) is type(n / 2 <= 1) is np.ndarray
    assert (n.max(), n.sum(), (n <= 5).sum(), (n <= 5).all(), (n <= 5).any()) == (7, 10, 2, 0, 1)
    assert np.logical_not(n <= 5).tolist() == [False, False, True]


# The command


THREE_ACTIONS = "cumulative/conjecture-4.three-actions.weakened"


def test_the_command_says_what_it_searched(gameproof: Gameproof) -> None:
    run = gameproof("attack", THREE_ACTIONS, "--minutes", "0.01", "--format", "json")
    assert run.status == 0
    told = json.loads(run.out)
    assert told["id"] == THREE_ACTIONS
    assert told["verdict"] == "unrefuted"
    assert told["evidence"]["seed"] == 0


def test_a_claim_that_falls_is_status_1(
    gameproof: Gameproof, monkeypatch: pytest.MonkeyPatch
) -> None:
    claim = ledger("cumulative")[THREE_ACTIONS]
    fell = Attacked(claim, "as printed", 0, [], {"smallest": {"heap": 3}}, [])
    monkeypatch.setattr(attacking, "attack", lambda claim, means: [fell])
    assert gameproof("attack", THREE_ACTIONS, "--format", "json").status == 1
