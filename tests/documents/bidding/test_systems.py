"""Questions to the systems of `bidding`, through `solve` and the command line."""

import json
import random
import tracemalloc
from collections.abc import Iterable, Iterator, Mapping
from fractions import Fraction
from itertools import pairwise
from typing import Any

import pytest

from proofs_check.core.evidence import Json
from proofs_check.documents.bidding.rulesets import bidding_sets
from proofs_check.oracle.systems import MAX_WORK, solve
from reference.bidding import (
    Player,
    available_bids,
    maximin,
    minimax,
    minimax_value,
    removals,
    ruleset,
    value,
)
from reference.errors import InvalidInput
from tests.conftest import Gameproof

HEAP, RULESET = "bidding.outcome", "bidding.ruleset"

GOOD: Mapping[str, Mapping[str, Json]] = {
    HEAP: {"set": [1], "total_budget": 5, "heap": 2, "budget": 1, "marker": "left"},
    RULESET: {
        "positions": ["x1", "x2"],
        "left": [],
        "right": [["x1", "x2", 1]],
        "penalties": {"x1": 0, "x2": 0},
        "total_budget": 1,
        "position": "x1",
        "budget": 1,
        "marker": "right",
    },
}
"""The game of the document's first paragraph, and its Example 2.1."""

LEFT_OUT = "left out"


READING = {"reading": "with-bid"}


def asked(system: str, changes: Mapping[str, Json]) -> dict[str, Json]:
    """A good question with these changes."""
    values = {**GOOD[system], **changes}
    return {name: given for name, given in values.items() if given != LEFT_OUT}


def arguments(system: str, changes: Mapping[str, Json]) -> list[str]:
    """The same for the command line."""
    return [
        f"{name}={given if isinstance(given, str) else json.dumps(given)}"
        for name, given in asked(system, changes).items()
    ]


def test_answers_as_lines_and_as_an_object(gameproof: Gameproof) -> None:
    plain = gameproof("solve", HEAP, *arguments(HEAP, {}))
    assert plain == (0, "value = 0\nminimax = 0\nreading = with-bid\n", "")
    plain = gameproof("solve", RULESET, *arguments(RULESET, {}))
    assert plain == (0, "value = 1\nminimax = 1\nreading = with-bid\n", "")
    shown = gameproof("solve", RULESET, "--json", *arguments(RULESET, {"marker": "left"}))
    assert (shown.status, json.loads(shown.out)) == (0, {"value": 0, "minimax": 0, **READING})


def test_the_printed_numbers_of_the_first_paragraph() -> None:
    for budget, marker, expected in ((1, "left", 0), (0, "left", -2), (1, "right", -2)):
        answer = solve(HEAP, asked(HEAP, {"budget": budget, "marker": marker}))
        assert answer == {"value": expected, "minimax": expected, **READING}


def test_random_heaps_are_answered_as_by_the_reference() -> None:
    rng = random.Random(8)
    for _ in range(150):
        S = sorted(rng.sample(range(1, 6), rng.randint(1, 3)))
        TB = rng.randint(0, 4)
        B = rng.choice([None, *bidding_sets(TB)])
        x, p, marker = rng.randint(0, 9), rng.randint(0, TB), rng.choice(list(Player))
        question: dict[str, Json] = {
            "set": [*S],
            "total_budget": TB,
            "heap": x,
            "budget": p,
            "marker": marker.value,
            **({} if B is None else {"bids": list(B)}),
        }
        assert solve(HEAP, question) == {
            "value": value(S, TB, x, p, marker, B),
            "minimax": minimax_value(S, TB, x, p, marker, B),
            **READING,
        }


def random_number(rng: random.Random) -> int | Fraction:
    exact = Fraction(rng.randint(-6, 6), rng.choice((1, 1, 2, 3)))
    return int(exact) if exact.denominator == 1 else exact


def as_given(number: int | Fraction) -> Json:
    exact = Fraction(number)
    return int(exact) if exact.denominator == 1 else str(exact)


def random_question(rng: random.Random) -> tuple[dict[str, Json], dict[str, Json]]:
    """A question about a random ruleset, and the reference's answer."""
    X = [f"x{i}" for i in range(rng.randint(1, 5))]
    TB = rng.randint(0, 3)
    B = rng.choice([*bidding_sets(TB)])
    sides = []
    for _ in range(2):
        moves = {x: [y for y in X[:i] if rng.random() < 0.6] for i, x in enumerate(X)}
        sides.append((moves, {(x, y): random_number(rng) for x in X for y in moves[x]}))
    (L, w_L), (R, w_R) = sides
    tau = {x: random_number(rng) for x in X if not L[x] or not R[x]}
    x, p, marker = rng.choice(X), rng.randint(0, TB), rng.choice(list(Player))
    shuffled = rng.sample(X, len(X))
    question: dict[str, Json] = {
        "positions": [*shuffled],
        "left": [[*edge, as_given(w)] for edge, w in w_L.items()],
        "right": [[*edge, as_given(w)] for edge, w in w_R.items()],
        "penalties": {t: as_given(number) for t, number in tau.items()},
        "total_budget": TB,
        "bids": list(B),
        "position": x,
        "budget": p,
        "marker": marker.value,
    }
    gamma = ruleset(X, L, R, w_L, w_R, tau, B, TB)
    answer = {
        "value": as_given(maximin(gamma, x, p, marker)),
        "minimax": as_given(minimax(gamma, x, p, marker)),
        **READING,
    }
    return question, answer


def test_random_rulesets_are_answered_as_by_the_reference(gameproof: Gameproof) -> None:
    rng = random.Random(1)
    fractions = differing = 0
    for i in range(150):
        question, answer = random_question(rng)
        found = solve(RULESET, question)
        assert found == answer
        fractions += isinstance(found["value"], str)
        differing += found["value"] != found["minimax"]
        if i % 25 == 0:
            run = gameproof("solve", RULESET, "--json", *arguments(RULESET, question))
            assert json.loads(run.out) == found
    assert fractions > 10
    assert differing > 0


NUMBERS: tuple[Any, ...] = (-1, 1.5, float("nan"), True, None, "1", "x", [], [0], {}, {"a": 1})
"""What is no integer of at least 0."""

OUTSIDE: tuple[Any, ...] = (*NUMBERS, 6, 10**30)

NO_NUMBERS: tuple[Any, ...] = (
    *(1.5, float("nan"), float("inf"), True, None, [], [1], {}),
    *("", "x", "1/0", "1.5", "nan", "inf", " 1", "1_0", "٣", "1e400000000", "1" * 5000, "--1"),
)
"""What is no exact number."""

Bad = tuple[dict[str, Any], str]
"""Changes of a good question, and what the message holds."""


def each(field: str, bad: Iterable[Any]) -> Iterator[Bad]:
    """A field with each of these values."""
    return (({field: value}, f"{field}: got") for value in bad)


def left_out(system: str) -> Iterator[Bad]:
    """Each field left out."""
    return (({name: LEFT_OUT}, f"{name}: got nothing, allowed: ") for name in GOOD[system])


HEAPS: list[Bad] = [
    *each("total_budget", NUMBERS),
    *each("heap", NUMBERS),
    *each("budget", OUTSIDE),
    *each("marker", ("", "Left", "both", 1, True, None, [], ["left"], {}, 0.5)),
    *each("set", ([], [0], [-1, 2], [2, 2], 0, 1.5, True, None, "one", [[1]], [None], {}, ["1"])),
    *each("bids", ([], [6], [-1], [0, 6], [0, 0], [True], ["0"], [0.0], [None], [[0]], [10**30])),
    *each("bids", (-1, 6, None, True, 0.5, "zero", {}, {"0": 1})),
    # Nobody has 4 dollars where Left has 2 or 3 of the 5.
    ({"bids": [4]}, "bids: got (4,), allowed: bids of which some player can place one at every"),
    ({"bids": [4, 5]}, "Left 2, Right 3 can not"),
    *left_out(HEAP),
    ({"position": "x1"}, "field: got 'position', allowed: set, total_budget, heap, budget"),
    ({"Heap": 3}, "field: got 'Heap', allowed: set, "),
    ({"": 3}, "field: got '', allowed: set, "),
]


def moves(*edges: list[Any]) -> dict[str, Any]:
    """Right's moves, with the penalties that they leave to be given."""
    return {"right": list(edges)}


NO_LISTS: tuple[Any, ...] = (None, True, 1, "x1", {}, [1], ["x1"], [None], [[]], [{}])
NO_MOVES: tuple[Any, ...] = (
    [["x1", "x2"]],
    [["x1", "x2", 1, 1]],
    [["x1", 2, 1]],
    [[1, "x2", 1]],
    [[[], {}, 1]],
)

RULESETS: list[Bad] = [
    *each("total_budget", NUMBERS),
    *each("budget", (*NUMBERS, 2)),
    *each("marker", ("", "Right", 0, None, [], {})),
    *each("positions", ([], "x1", 1, None, True, {})),
    *each("positions", (["x1", "x1", "x2"], ["x1", 2], ["x1", None], [[]])),
    *each("position", ("x9", "", 1, None, True, [], ["x1"], {}, 1.5)),
    *each("left", (*NO_LISTS, *NO_MOVES)),
    *each("right", (*NO_LISTS, *NO_MOVES)),
    *each("right", ([["x1", "x2", bad]] for bad in NO_NUMBERS)),
    *each("penalties", ({"x1": bad, "x2": 0} for bad in NO_NUMBERS)),
    *each("penalties", (None, True, 0, [], "x1", [["x1", 0]])),
    # Dangling: to and from what is no position.
    (moves(["x1", "x9", 1]), "right: got 'x9', allowed: moves to positions of the ruleset only"),
    (moves(["x9", "x1", 1]), "right: got 'x9', allowed: positions of the ruleset only"),
    ({"left": [["x9", "x1", 1]]}, "left: got 'x9', allowed: positions of the ruleset only"),
    # Cyclic: through one position, through two of one player, through moves of both.
    (moves(["x1", "x1", 1]), "moves: got 'x1', allowed: no position that can be reached from"),
    (moves(["x1", "x2", 1], ["x2", "x1", 1]), "allowed: no position that can be reached from"),
    ({"left": [["x2", "x1", 1]]}, "allowed: no position that can be reached from itself"),
    # The same move twice, with the same weight and with another.
    (moves(["x1", "x2", 1], ["x1", "x2", 1]), "right: got ('x2', 'x2'), allowed: a set of"),
    (moves(["x1", "x2", 1], ["x1", "x2", 2]), "right: got ('x2', 'x2'), allowed: a set of"),
    # A penalty missing, and one too many: nowhere, and where both can move.
    ({"penalties": {}}, "penalties: got 'x1', allowed: a penalty for each terminal position"),
    ({"penalties": {"x1": 0}}, "penalties: got 'x2', allowed: a penalty for each terminal"),
    ({"penalties": {"x1": 0, "x2": 0, "x3": 0}}, "penalties: got 'x3', allowed: penalties at"),
    ({"left": [["x1", "x2", 0]]}, "penalties: got 'x1', allowed: penalties at terminal"),
    *each("bids", ([], [2], [-1], [0, 0], [True], [0.0], -1, 2, None, "0,x", {}, [[0]])),
    ({"bids": [2], "total_budget": 2}, "Left 1, Right 1 can not"),
    *left_out(RULESET),
    ({"heap": 1}, "field: got 'heap', allowed: positions, left, right, penalties"),
    # Each number can be read and the value cannot be written.
    (
        {**moves(["x1", "x2", 9 * 10**4299]), "penalties": {"x1": 0, "x2": 9 * 10**4299}},
        "value: got something of type",
    ),
]


BAD = [*((HEAP, *case) for case in HEAPS), *((RULESET, *case) for case in RULESETS)]


def test_bad_input_is_refused_and_the_field_named(gameproof: Gameproof) -> None:
    for system, changes, message in BAD:
        with pytest.raises(InvalidInput) as refused:
            solve(system, asked(system, changes))
        text = str(refused.value)
        assert message in text
        assert "\n" not in text
        if "1" not in changes.values():  # on the command line 1 is a number, whatever its quotes
            gameproof("solve", system, *arguments(system, changes)).refused(
                message.split(": got")[0]
            )


def test_too_much_work_is_refused_before_anything_is_listed(gameproof: Gameproof) -> None:
    cases: list[Any] = [
        (HEAP, {"total_budget": 10**6, "budget": 0}),
        (HEAP, {"total_budget": 10**9, "budget": 0, "bids": [5 * 10**8]}),
        (HEAP, {"total_budget": 10**9, "bids": [0, 1]}),
        (HEAP, {"total_budget": 10**30, "bids": [0]}),
        (HEAP, {"total_budget": 10**4000, "heap": 0}),
        (HEAP, {"total_budget": 10**6, "bids": [*range(2000)]}),
        (HEAP, {"heap": 10**6, "total_budget": 20}),
        (HEAP, {"heap": 10**30, "total_budget": 0, "budget": 0}),
        (HEAP, {"heap": 10**30, "bids": [0]}),
        # No removal is possible, but each heap is looked at.
        (HEAP, {"heap": 10**30, "set": [10**31]}),
        (HEAP, {"heap": 4000, "set": [*range(1, 4001)]}),
        (RULESET, {"total_budget": 10**6, "budget": 0}),
        (RULESET, {"total_budget": 10**9, "bids": [0, 1]}),
        (RULESET, {"total_budget": 10**4000}),
    ]
    for system, changes in cases:
        tracemalloc.start()
        try:
            with pytest.raises(InvalidInput, match="max-work: got"):
                solve(system, asked(system, changes))
            # A million bids or partitions would be tens of megabytes, and seconds.
            assert tracemalloc.get_traced_memory()[1] < 3_000_000
        finally:
            tracemalloc.stop()
        run = gameproof("solve", system, *arguments(system, changes))
        run.refused("max-work: got ", f"at most {MAX_WORK} ", "raise with --max-work")


def test_the_limit_is_what_the_message_says(gameproof: Gameproof) -> None:
    for system in (HEAP, RULESET):
        refused = gameproof("solve", system, *arguments(system, {}), "--max-work", "10")
        refused.refused("max-work: got ", "allowed: at most 10 evaluations of an option")
        needed = refused.err.partition("got ")[2].partition(",")[0]
        enough = gameproof("solve", system, *arguments(system, {}), "--max-work", needed)
        assert enough.status == 0
        less = str(int(needed) - 1)
        gameproof("solve", system, *arguments(system, {}), "--max-work", less).refused("max-work")


def evaluations(S: list[int], TB: int, x: int, B: tuple[int, ...] | None) -> int:
    """The entries that maximin and minimax have together at the last of the heaps."""
    bids = tuple(range(TB + 1)) if B is None else B
    options = len(removals(tuple(S), x)) ** 2
    pairs = sum(
        max(1, len(available_bids(bids, p))) * max(1, len(available_bids(bids, TB - p)))
        for p in range(TB + 1)
    )
    return 2 * 2 * pairs * max(1, options)


def test_the_work_of_a_heap_is_all_pairs_of_bids_and_removals() -> None:
    for TB in range(6):
        for B in (None, *bidding_sets(TB)):
            for S, x in (([1], 3), ([1, 3], 5), ([4], 2)):
                question: dict[str, Json] = {
                    "set": [*S],
                    "total_budget": TB,
                    "heap": x,
                    "budget": 0,
                    "marker": "left",
                    **({} if B is None else {"bids": list(B)}),
                }
                work = (x + 1) * evaluations(S, TB, x, B)
                assert solve(HEAP, question, work)
                with pytest.raises(InvalidInput, match=f"max-work: got {work},"):
                    solve(HEAP, question, work - 1)


def test_long_rulesets_are_answered() -> None:
    n = 1500
    X = [f"x{i}" for i in range(n)]
    edges = [[x, y] for y, x in pairwise(X)]
    path: dict[str, Any] = {
        "positions": [*X],
        "left": [[*edge, 1] for edge in edges],
        "right": [[*edge, -1] for edge in edges],
        "penalties": {"x0": 0},
        "position": X[-1],
    }
    assert solve(RULESET, asked(RULESET, path)) == {"value": 1, "minimax": 1, **READING}
