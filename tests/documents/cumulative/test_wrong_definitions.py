"""Wrong definitions: for each check there is one that it notices."""

import random
from collections.abc import Callable, Iterator
from copy import deepcopy
from itertools import combinations
from typing import Any

import pytest

from proofs_check.core.claim import Check, Claim
from proofs_check.core.evidence import Effort, Evidence, Verdict
from proofs_check.core.ledger import ledger
from proofs_check.core.ranges import Enumeration
from proofs_check.documents.cumulative import heaps, small
from proofs_check.documents.cumulative.heaps import Game, Heap, NumberedActions
from proofs_check.documents.cumulative.ranges import Sets, TheseSets
from proofs_check.documents.cumulative.small import SmallGame
from proofs_check.methods.exhaustive import EngineMismatchError, Exhaustive
from proofs_check.methods.periodicity import accepts, least_preperiod
from proofs_check.methods.printed import Printed
from reference.cumulative import AvA, AvF, Convention, Outcome, Outcomes, dual, outcome, play
from reference.cumulative.outcomes import Known, maximisers
from reference.cumulative.ruleset import SubtractionSet, available

Definition = Callable[[SubtractionSet, int, Convention, Known], Outcome]


def variant(
    *,
    flipped: bool = False,
    dropped_dual: bool = False,
    all_actions: bool = False,
    least_own: bool = False,
    strictly_below: bool = False,
    largest_only: bool = False,
    sign: int = 1,
    swapped: bool = False,
    flipped_under: Convention | None = None,
) -> Definition:
    """Definition 2 with one mistake."""

    def definition(S: SubtractionSet, h: int, X: Convention, o: Known) -> Outcome:
        options = [s for s in available(S, h) if not strictly_below or s < h]
        if not options:
            return Outcome(0, 0)
        if largest_only:
            options = options[-1:]
        d = X if dropped_dual else dual(X)
        own = {s: o(d, h - s).second + sign * s for s in options}
        best = min(own.values()) if least_own else max(own.values())
        star = [s for s in options if all_actions or own[s] == best]
        choose = min if (X in {AvF, AvA}) != (flipped or X is flipped_under) else max
        s_star = choose(star, key=lambda s: o(d, h - s).first)
        other = o(d, h - s_star).first
        return Outcome(other, best) if swapped else Outcome(best, other)

    return definition


MUTANTS: dict[str, Definition] = {
    "tie-break flipped": variant(flipped=True),
    "dual dropped": variant(dropped_dual=True),
    "S* over all actions": variant(all_actions=True),
    "min for max": variant(least_own=True),
    "S(h) one short": variant(strictly_below=True),
    "largest action only": variant(largest_only=True),
    "own move forgotten": variant(sign=0),
    "own move subtracted": variant(sign=-1),
    "players swapped": variant(swapped=True),
    **{f"tie-break flipped under {X}": variant(flipped_under=X) for X in Convention},
}


@pytest.fixture
def mutate(monkeypatch: pytest.MonkeyPatch) -> Iterator[Callable[[str], None]]:
    """Replace Definition 2 in the reference; its remembered results are forgotten."""

    def replace(name: str) -> None:
        monkeypatch.setattr("reference.cumulative.outcomes.definition_2", MUTANTS[name])
        small.forget()

    yield replace
    monkeypatch.undo()
    small.forget()


def test_the_unmutated_variant_is_definition_2(monkeypatch: pytest.MonkeyPatch) -> None:
    expected = [outcome((4, 5, 9), h, X) for h in range(70) for X in Convention]
    monkeypatch.setattr("reference.cumulative.outcomes.definition_2", variant())
    assert [outcome((4, 5, 9), h, X) for h in range(70) for X in Convention] == expected


def checks(kind: type[Check]) -> list[tuple[Claim, str, Check]]:
    return [
        (claim, reading, check)
        for claim in ledger("cumulative").values()
        for reading, own in claim.readings.items()
        for check in own
        if isinstance(check, kind)
    ]


@pytest.mark.parametrize("name", MUTANTS)
@pytest.mark.parametrize("table", ["table-2", "table-3"])
def test_every_mutant_is_noticed_by_the_tables(
    name: str, table: str, mutate: Callable[[str], None]
) -> None:
    mutate(name)
    found = [
        claim.run(Effort.DEFAULT).verdict
        for claim in ledger("cumulative").values()
        if claim.id.startswith(f"cumulative/{table}.")
    ]
    assert Verdict.ERRATUM in found


SMALL: tuple[tuple[int, ...], ...] = (
    (3,),
    (1, 2),
    (1, 3),
    (2, 3),
    (2, 4),
    (3, 5),
    (4, 7),
    (5, 9),
    (1, 4, 6),
    (2, 5, 6),
    (4, 5, 9),
    (3, 8, 10),
    (3, 8, 11, 13),
)


def heap_claims() -> list[tuple[str, Exhaustive]]:
    return [
        (claim.id, check)
        for claim, reading, check in checks(Exhaustive)
        if isinstance(check, Exhaustive)
        and check.level == "heaps"
        and check is first_of(claim, reading)
    ]


def first_of(claim: Claim, reading: str) -> Check:
    return next(c for c in claim.readings[reading] if isinstance(c, Exhaustive))


def two_action_only(check: Exhaustive) -> bool:
    return getattr(check.domain, "size", None) == 2


def three_action_only(check: Exhaustive) -> bool:
    return getattr(check.domain, "size", None) == 3


def test_every_predicate_over_heaps_is_false_somewhere_under_some_mutant(
    mutate: Callable[[str], None],
) -> None:
    claims = heap_claims()
    assert len(claims) > 60
    noticed: dict[str, str] = {}
    for name in MUTANTS:
        mutate(name)
        for S in SMALL:
            top = Heap.of(S, 90)
            for h in range(91):
                position: Any = top.after(90 - h)
                for claim, check in claims:
                    if claim in noticed:
                        continue
                    if two_action_only(check) and len(S) != 2:
                        continue
                    if three_action_only(check) and len(S) != 3:
                        continue
                    if not check.admits(position):
                        continue
                    if not check.predicate(position):
                        noticed[claim] = name
    missed = {claim for claim, _ in claims} - set(noticed)
    assert sorted(missed) == sorted(NOT_ABOUT_DEFINITION_2)


NOT_ABOUT_DEFINITION_2 = {
    # False on the made-up rows below.
    "cumulative/lemma-8.proof-not-better-on-smaller",
    # About the zero-sum recursion, which the mutants leave alone (see below).
    "cumulative/section-3.zero-sum-first-player-advantage",
}


@pytest.mark.parametrize("name", MUTANTS)
def test_the_engine_is_never_the_authority(name: str, mutate: Callable[[str], None]) -> None:
    check = dict(heap_claims())["cumulative/lemma-8.1"]
    assert check.domain.spot_check() > 0
    mutate(name)
    with pytest.raises(EngineMismatchError):
        check.domain.spot_check()


def run_quietly(check: Check) -> Evidence | None:
    """The evidence; None where a wrong definition breaks the computation itself."""
    try:
        return check.run(Effort.DEFAULT)
    except (ValueError, IndexError, ZeroDivisionError, EngineMismatchError):
        return None


ARITHMETIC = [
    "proof-margin",
    "proof-remainder",
    "proof-k-",
    "proof-compensation",
    "proof-three-",
    "proof-stolen",
    "proof-last-move-is-s2",
    "proof-regimes",
    "regimes-partition",
    "proof-some-greedy-move",
    "proof-opponent-takes",
    "proof-case-k",
    "proof-greedy-",
    "conjecture-12.n-unique",
    "formulas-agree",
    "feature-1-from",
    "largest-area",
    "naturals-with-zero",
    "named-convention",
    "dual",
    "four-settings",
    "deviations-unilateral",
    "uniform",
    "symmetric",
    "heap-14-regime",
]
"""Statements about numbers, the dual or the names of conventions, not about outcomes."""

OWN_TEST = [
    "not-random",
    "unilateral",
    "below-min",
    "indifferent-actions",
    "well-defined",
    "sacrifices-as-in-zero-sum",
]
"""Noticed by a wrong definition of their own, below."""

SLOW = [
    "lemma-7",
    "half-lines",
    "dominance-by-item",
    "strict-item-i",
    "greedy-unambiguous",
    "any-rule",
    "rules-extend",
    "no-outperforming",
    "lemma-8.proof-bullets",
    "figure-1",
]
"""The same functions on smaller ranges, below."""


def enumerations() -> list[Any]:
    return [
        pytest.param(claim, check, id=f"{claim.id}:{reading}")
        for claim, reading, check in [*checks(Enumeration), *checks(Printed)]
        if not any(part in claim.id for part in (*ARITHMETIC, *OWN_TEST, *SLOW))
        and not claim.id.startswith(
            ("cumulative/table-", "cumulative/remark", "cumulative/section-5")
        )
    ]


@pytest.mark.parametrize(("claim", "check"), enumerations())
def test_every_enumeration_notices_some_mutant(
    claim: Claim, check: Check, mutate: Callable[[str], None], monkeypatch: pytest.MonkeyPatch
) -> None:
    before = run_quietly(check)
    assert before is not None
    for name in MUTANTS:
        mutate(name)
        after = run_quietly(check)
        if after is None or after.as_json() != before.as_json():
            return
    pytest.fail(f"no wrong definition changes what {claim.id} finds")


@pytest.mark.parametrize("judge", ["one_move_more", "gains_a_move", "replaces_last_move"])
def test_lines_of_play_notice_a_wrong_definition(
    judge: str, mutate: Callable[[str], None], monkeypatch: pytest.MonkeyPatch
) -> None:
    every = small.every_pair_is(getattr(small, judge))

    def found() -> list[bool]:
        lines = small.branches(SmallGame((3, 5), 60), SmallGame.moves)
        return [
            every(*line) for line in lines if 3 in SmallGame((3, 5), 60).moves(line[2], line[1])
        ]

    before = found()
    mutate("tie-break flipped")
    assert found() != before


class Bounded(NumberedActions):
    """A game known up to a bound only, so that a wrong definition need not be periodic."""

    def __init__(self, S: tuple[int, ...]) -> None:
        self.S = S
        top = Heap.of(S, 12 * S[-1])
        self.heaps = [top.after(top.h - h) for h in range(top.h + 1)]
        found = least_preperiod([p.row() for p in self.heaps], S[-1], heaps.SHIFTING, 2 * S[-1])
        self.preperiod = found.preperiod if found else -1

    s = Game.s
    first_heap, largest = Game.first_heap, Game.largest

    @property
    def zero_sum_preperiod(self) -> int:
        return self.preperiod

    @property
    def discrepancy_preperiod(self) -> int:
        return self.preperiod

    def without_largest(self) -> "Bounded":
        return Bounded(self.S[:-1])


GAMES = {
    *((1, 3), (2, 3), (2, 5), (3, 5), (4, 7), (5, 7), (5, 8)),
    *combinations(range(1, 11), 3),
}


MADE_UP = (
    "cumulative/conjecture-13",
    "cumulative/problem-5.both-or-neither-with-three-actions.measured",
)
"""Noticed on made-up answers, below: no wrong definition of ours breaks them on small sets."""


def game_claims() -> list[Any]:
    return [
        pytest.param(check, id=f"{claim.id}:{reading}")
        for claim, reading, check in checks(Exhaustive)
        if isinstance(check, Exhaustive)
        and check.level == "games"
        and claim.id not in MADE_UP
        and check is first_of(claim, reading)
    ]


@pytest.mark.parametrize("check", game_claims())
def test_every_predicate_over_games_is_false_somewhere_under_some_mutant(
    check: Exhaustive, mutate: Callable[[str], None]
) -> None:
    sets = GAMES if not isinstance(check.domain, TheseSets) else {*check.domain}
    if isinstance(check.domain, Sets):
        size, having = check.domain.size, check.domain.having
        sets = {S for S in sets if size in {None, len(S)} and (having is None or having(S))}
    assert sets
    for name in MUTANTS:
        mutate(name)
        for S in sorted(sets):
            game: Any = Bounded(S)
            if check.admits(game) and not check.predicate(game):
                return
    pytest.fail("no wrong definition makes the predicate false")


class MadeUp:
    """A game whose first heaps are what the test says, in the order in which they are asked for."""

    s1, s2 = 9, 4

    def __init__(self, *firsts: int, without: int = -1) -> None:
        self.firsts = list(firsts)
        self.without = without

    def first_heap(self, predicate: object) -> int:
        return self.firsts.pop(0)

    def without_largest(self) -> "MadeUp":
        return MadeUp(self.without)


@pytest.mark.parametrize(
    ("claim", "true", "false"),
    [
        (MADE_UP[0], MadeUp(-1, without=-1), MadeUp(20, without=-1)),
        (MADE_UP[0], MadeUp(20, without=9), MadeUp(7, without=-1)),
        (MADE_UP[1], MadeUp(3, 8), MadeUp(3, -1)),
        (MADE_UP[1], MadeUp(-1, -1), MadeUp(-1, 3)),
    ],
)
def test_made_up_games(claim: str, true: MadeUp, false: MadeUp) -> None:
    check = first_of(ledger("cumulative")[claim], "as printed")
    assert isinstance(check, Exhaustive)
    assert not check.admits(deepcopy(true)) or check.predicate(true)
    assert check.admits(deepcopy(false))
    assert not check.predicate(false)


def test_made_up_rows_on_which_the_smaller_heap_is_better() -> None:
    zero = Outcome(0, 0)
    made_up = (
        Outcomes(zero, zero, Outcome(5, 0), zero),
        Outcomes(zero, zero, Outcome(0, 9), zero),
        Outcomes(zero, Outcome(10, 0), zero, zero),
    )
    predicate = dict(heap_claims())["cumulative/lemma-8.proof-not-better-on-smaller"].predicate
    assert not predicate(Heap((1, 2), 2, made_up, (0, 0, 0)))


def test_a_window_one_short_certifies_what_does_not_repeat() -> None:
    # In {2,3} the last two rows of heaps 2 and 3 come again at 8 and 9, but heap 4's do not at 10.
    known = heaps.table((2, 3), 60)
    short = least_preperiod(known, 2, heaps.SHIFTING, 6)
    right = least_preperiod(known, 3, heaps.SHIFTING, 6)
    assert short is not None
    assert right is not None
    assert short.preperiod < right.preperiod
    assert accepts(short, known, 2, heaps.SHIFTING)
    assert not accepts(short, known, 3, heaps.SHIFTING)
    assert accepts(right, known, 3, heaps.SHIFTING)


def refutes(name: str) -> bool:
    claim = ledger("cumulative")[f"cumulative/{name}"]
    small.forget()
    try:
        return claim.run(Effort.DEFAULT).verdict is Verdict.REFUTED
    finally:
        small.forget()


def test_a_random_choice_is_noticed(mutate: Callable[[str], None], monkeypatch: Any) -> None:
    coin = random.Random(1)

    def tossed(S: SubtractionSet, h: int, X: Convention, o: Known) -> Outcome:
        return variant(flipped=coin.random() < 0.5)(S, h, X, o)

    monkeypatch.setattr("reference.cumulative.outcomes.definition_2", tossed)
    assert refutes("section-1.not-random")


def test_a_choice_by_the_opponents_rule_is_noticed(monkeypatch: Any) -> None:
    def bilateral(S: SubtractionSet, h: int, X: Convention, o: Known) -> Outcome:
        return variant(flipped=X.value[2] == "A")(S, h, X, o)

    monkeypatch.setattr(
        "proofs_check.documents.cumulative.claims.section_1.definition_2", bilateral
    )
    assert refutes("section-1.unilateral")


def test_a_wrong_base_case_is_noticed(monkeypatch: Any) -> None:
    def generous(S: SubtractionSet, h: int, X: Convention, o: Known) -> Outcome:
        return Outcome(h, 0) if h < min(S) else variant()(S, h, X, o)

    monkeypatch.setattr("reference.cumulative.outcomes.definition_2", generous)
    assert refutes("definition-2.below-min")


def test_unplayable_indifferent_actions_are_noticed(monkeypatch: Any) -> None:
    monkeypatch.setattr("proofs_check.documents.cumulative.small.maximisers", lambda S, h, X, o: S)
    assert refutes("definition-2.indifferent-actions-playable")


def test_moves_without_tie_break_are_noticed(monkeypatch: Any) -> None:
    def all_of_them(S: SubtractionSet, h: int, X: Convention, o: Known) -> SubtractionSet:
        return maximisers(S, h, X, o) if h >= min(S) else ()

    monkeypatch.setattr("proofs_check.documents.cumulative.small.pspe_moves", all_of_them)
    assert refutes("section-1.well-defined")


def test_a_wrong_zero_sum_recursion_is_noticed(monkeypatch: Any) -> None:
    def least(S: SubtractionSet, x: int, o_zs: Callable[[int], int]) -> int:
        return min((s - 2 * o_zs(x - s) for s in available(S, x)), default=0)

    monkeypatch.setattr("reference.cumulative.zero_sum_play.section_5", least)
    small.forget()
    predicate = dict(heap_claims())[
        "cumulative/section-3.zero-sum-first-player-advantage"
    ].predicate
    assert not all(predicate(Heap.of((1, 2), h)) for h in range(20))
    assert refutes("section-3.sacrifices-as-in-zero-sum")
    assert refutes("section-5.zero-sum-formula.corrected")
    small.forget()


def test_maximisers_and_moves_differ_in_the_tables() -> None:
    # Tables 2 and 3 decide between the two readings of "PSPE moves": S* itself does not fit.
    known = list(outcome_rows((4, 5, 9), 99))
    o = play.looked_up(known)
    differing = sum(
        play.pspe_moves((4, 5, 9), h, X, o) != maximisers((4, 5, 9), h, X, o)
        for h in range(4, 100)
        for X in Convention
    )
    assert differing == 40


def outcome_rows(S: SubtractionSet, h: int) -> Iterator[Any]:
    from reference.cumulative import rows

    return rows(S, h)
