"""Questions to the systems of all documents: what is answered, and what refused in a line."""

# An answer is a row, however long.
# ruff: noqa: E501

import json
import pickle
import tracemalloc
from collections.abc import Mapping
from contextlib import suppress
from dataclasses import replace
from itertools import islice
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest

from proofs_check.core.documents import Document, documents
from proofs_check.core.evidence import Json
from proofs_check.documents.bidding.rulesets import bidding_sets
from proofs_check.documents.partizan.generated import VALUES
from proofs_check.oracle import systems
from proofs_check.oracle.conform import MAX_WORK as CONFORMING
from proofs_check.oracle.generated import questions
from proofs_check.oracle.systems import (
    MAX_WORK,
    Reference,
    find_system,
    known_systems,
    read_argument,
    solve,
)
from reference.bidding import available_bids, removals
from reference.errors import InvalidInput
from tests.conftest import Gameproof

SYSTEMS = known_systems()

GRAPH = '{"tokens":[1,2,2,2,3],"edges":[[0,1],[1,2],[2,3],[3,4]]}'
GOOD: Mapping[str, Mapping[str, str]] = {
    "cumulative.outcome": {"set": "4,5,9", "heap": "61", "convention": "FvA"},
    "cumulative.zero_sum": {"set": "3,5", "heap": "14"},
    "positions.subtraction": {"set": "1,2,3", "heap": "21", "play": "normal"},
    "positions.nim": {"piles": "25,21,11", "play": "normal"},
    "positions.wythoff": {"piles": "26,34", "play": "normal"},
    "preferences.value": {
        **{"board": "12223", "players": "3", "to_move": "1", "preference": "none"}
    },
    "bidding.outcome": {
        **{"set": "1", "total_budget": "5", "heap": "2", "budget": "1", "marker": "left"}
    },
    "bidding.ruleset": {
        **{"positions": '["x1","x2"]', "left": "[]", "right": '[["x1","x2",1]]'},
        **{"penalties": '{"x1":0,"x2":0}', "total_budget": "1", "position": "x1"},
        **{"budget": "1", "marker": "right"},
    },
    "partizan.value": {"game": "{0|*}"},
    "partizan.compare": {"left": "^", "right": "1/1024"},
    "partizan.score": {"ruleset": "dots-and-boxes", "position": "1x1"},
    "partizan.loopy": {"ruleset": "fair-shares", "position": "2,1", "variant": "standard"},
}
"""A good question to each; of bidding the document's first paragraph and Example 2.1."""

Changes = Mapping[str, str | None]


def words(system: str, changes: Changes) -> list[str]:
    """The arguments of the good question, some of them changed, left out or added."""
    values = {**GOOD[system], **changes}
    return [f"{name}={value}" for name, value in values.items() if value is not None]


GIVEN = {"game": None, "ruleset": "nim"}
LARGE_NUMBERS = [
    ("cumulative.outcome", "set", ",".join(map(str, range(1, 1001))), "outcome = ["),
    ("cumulative.zero_sum", "set", "1" + "0" * 3999, "value = 0\nmoves = []\n"),
    ("positions.nim", "piles", ",".join(["1" + "0" * 4000] * 2), "position = P\n"),
    ("positions.wythoff", "piles", ",".join(["1" + "0" * 4000] * 2), "position = N\n"),
]
ANSWERS = """
cumulative.outcome :: outcome = [32,29] / moves = [4] / reading = Definition 2
cumulative.outcome :: set=[4,5,9] :: outcome = [32,29] / moves = [4]
cumulative.outcome :: set= 9, 4 ,5  :: outcome = [32,29] / moves = [4]
cumulative.outcome :: set=[ 9,5,4 ] :: outcome = [32,29] / moves = [4]
cumulative.outcome :: set=7 :: outcome = [28,28] / moves = [7]
cumulative.outcome :: set=[7] :: outcome = [28,28] / moves = [7]
cumulative.outcome :: set=3,5 ; heap=100000 :: outcome = [50000,50000] / moves = [5]
cumulative.zero_sum :: value = 3 / moves = [5] / reading = Section 5
positions.wythoff :: position = N / moves = [[12,20],[21,34],[26,16]] / reading = slides 15 to 17
positions.wythoff :: piles=1618033988749894848,2618033988749894848 :: position = P
positions.nim :: position = N / moves = [[25,18,11]] / reading = slides 15 to 17
positions.nim :: piles=1 ; play=misere :: position = P / moves = []
positions.subtraction :: position = N / moves = [1] / reading = slides 15 to 17
positions.subtraction :: set=[] ; heap=0 ; play=misere :: position = N
preferences.value :: value = [[1,3]] / simple = none (a complex value) / reading = table-1
preferences.value :: board=GRAPH :: value = [[1,3]] / simple = none (a complex value)
preferences.value :: preference=prudent :: value = [1,3] / simple = 2_1
preferences.value :: board=12013 ; preference=selfish :: value = [2,3] / simple = 1_1
preferences.value :: board=12.13 ; preference=syntactic :: value = [2,3] / simple = 1_1
preferences.value :: board=12 ; preference=indifferent ; to_move=2 :: value = 2 / simple = 2_0
preferences.value :: board=12/3. ; to_move=3 :: value = 2 / simple = 2_0
bidding.outcome :: value = 0 / minimax = 0 / reading = with-bid
bidding.outcome :: budget=0 :: value = -2 / minimax = -2
bidding.outcome :: marker=right :: value = -2 / minimax = -2
bidding.ruleset :: value = 1 / minimax = 1 / reading = with-bid
bidding.ruleset :: marker=left :: value = 0 / minimax = 0 / reading = with-bid
partizan.value :: canonical = ^ / name = ^ / outcome = L / birthday = 2 / mean = 0 /
partizan.value :: game={1,2|3} :: canonical = 5/2 /
partizan.value :: game=-7 :: canonical = -7 /
partizan.value :: game=⇑⋆ :: canonical = ^^* /
partizan.value :: game=±1 :: canonical = {1|-1} /
partizan.value :: game=3/4+{1|-1}-1/4 :: canonical = {3/2|-1/2} /
partizan.value :: -game ; ruleset=nim ; position=3,4,5 :: canonical = *2 /
partizan.value :: -game ; ruleset=nim ; position=[3,4,5] :: canonical = *2 /
partizan.value :: -game ; ruleset=hackenbush ; position=0-1L 1-2R 1-3G :: canonical = 1/2* /
partizan.value :: -game ; ruleset=hackenbush ; position=["0-1L","1-2R"] :: canonical = 1/2 /
partizan.value :: -game ; ruleset=clobber ; position=LLR.LLR.LLR.LLR.LLR.LLR :: canonical = ^6 /
partizan.value :: -game ; ruleset=run-over ; position=LR ; variant=captures-opponent :: canonical = -3/2 /
partizan.value :: -game ; ruleset=ski-jumps ; position=L.. ; variant=no-jumps :: canonical = 2 /
partizan.compare :: order = < / reading = short games
partizan.compare :: left=* ; right=0 :: order = ||
partizan.compare :: left={1,2|3} ; right=5/2 :: order = =
partizan.score :: margin = -1 / reading = standard
partizan.score :: position=1x1 0.0-0.1 ; variant=no-extra-turn :: margin = 1 /
partizan.loopy :: outcome = win / moves = ["1,1,1"] / reading = standard
partizan.loopy :: position=1 :: outcome = loss / moves = [] / reading = standard
"""
"""A system, what is changed of its good question or left out, and what the answer begins with."""


def test_an_answer_is_a_line_a_part_or_one_object(gameproof: Gameproof) -> None:
    rows = [row.split(" :: ") for row in ANSWERS.strip().splitlines()]
    asked = [
        (system, changed.replace("GRAPH", GRAPH), found.replace(" / ", "\n").removesuffix(" /"))
        for system, changed, found in (
            row if len(row) == 3 else [row[0], "", row[1]] for row in rows
        )
    ]
    asked += [(system, f"{field}={n}", found) for system, field, n, found in LARGE_NUMBERS]
    for system, changed, found in asked:
        pairs = [each.partition("=") for each in changed.split(" ; ") if each]
        changes = {key.removeprefix("-"): value if sign else None for key, sign, value in pairs}
        run = gameproof("solve", system, *words(system, changes))
        assert (run.status, run.err) == (0, ""), (system, changes)
        assert run.out.startswith(found), (system, changes)
    one = gameproof("solve", "cumulative.outcome", "--json", *words("cumulative.outcome", {}))
    assert one.out.count("\n") == 1
    assert json.loads(one.out) == {"outcome": [32, 29], "moves": [4], "reading": "Definition 2"}
    of: Changes = {"game": "{1|-1/2}"}
    cold = gameproof("solve", "partizan.value", *words("partizan.value", of)).out
    assert "mean = 1/4\ntemperature = 3/4\natomic_weight = none (not atomic)\n" in cold
    as_json = gameproof("solve", "partizan.value", "--json", *words("partizan.value", of)).out
    assert json.loads(as_json).items() >= {"mean": "1/4", "atomic_weight": None}.items()


LONG = "1" + "0" * 4300
NESTED = "[" * 100_000 + "]" * 100_000
BAD_SETS = {
    **{"": "''", "0": "0", "5,-3": "-3", "3,3": "[3, 3]", "3,five": "'five'", "3,": "''"},
    **{'["3",5]': "'3'", "[3.0,5]": "'3.0'", "1e3": "'1e3'", "-Infinity": "'-Infinity'"},
    **{"[true,2]": "True", "null": "nothing", "[3,null]": "nothing", "[[3],[5]]": "[3]"},
    **{'{"a":3}': "{'a': 3}", "[3": "'[3'", "1_0": "'1_0'", "0x10": "'0x10'", "007": "'007'"},
    **{"٣": "'٣'", "3\n5": r"'3\n5'", "\x1b[31m": r"'\x1b[31m'", "\udcff": r"'\udcff'"},
    "x" * 100_000: "'" + "x" * 56 + "...",
    ",".join(["3"] * 5000): "[" + "3, " * 18 + "3,...",
    f"3,-{LONG[:4000]}": "-1" + "0" * 55 + "...",
    NESTED: "'" + "[" * 56 + "...",
    "[" * 900 + "]" * 900: "[" * 57 + "...",
}
REFUSED: list[tuple[str, Changes, str]] = [
    *(
        ("cumulative.outcome", {"set": text}, f"set: got {shown}, allowed: distinct integers of at")
        for text, shown in BAD_SETS.items()
    ),
    ("cumulative.outcome", {"set": "[]"}, "set: got [], allowed: at least one integer of at least"),
    ("cumulative.outcome", {"set": '{"a":3,"a":5}'}, "set: got 'a', allowed: each key once"),
    ("cumulative.outcome", {"set": f"3,{LONG}"}, "allowed: integers of at most 4300 digits"),
    *(
        ("cumulative.outcome", {"heap": text}, f"heap: got {shown}, allowed: an integer of at leas")
        for text, shown in {
            **{"": "''", "-1": "-1", "1/2": "'1/2'", "-0.0": "'-0.0'", "true": "True"},
            **{"[61]": "[61]", '"61"': "'61'", "6,1": "[6, 1]", "+61": "'+61'"},
        }.items()
    ),
    ("cumulative.outcome", {"heap": LONG}, "allowed: integers of at most 4300 digits"),
    *(
        ("cumulative.outcome", {"convention": text}, "allowed: FvF, FvA, AvF, AvA")
        for text in ("", "fva", "[1]", "FvA,FvF", "null", "5")
    ),
    *(
        (system, {name: None}, f"{name}: got nothing, allowed: ")
        for system, given in GOOD.items()
        for name in given
        if system != "partizan.loopy"
    ),
    ("cumulative.outcome", {"size": "3"}, "field: got 'size', allowed: set, heap, convention for "),
    ("cumulative.zero_sum", {"convention": "FvF"}, "field: got 'convention', allowed: set, heap "),
    ("positions.nim", {"piles": "[]"}, "piles: got []"),
    ("positions.wythoff", {"piles": "3,4,5"}, "piles: got [3, 4, 5]"),
    ("preferences.value", {"board": "12/3"}, "board: got '12/3'"),
    ("preferences.value", {"board": '{"tokens":[1,2]}'}, "board: got "),
    ("preferences.value", {"board": GRAPH[:-1] + ',"name":1}'}, "board: got "),
    ("preferences.value", {"board": '{"tokens":[1,2],"edges":[[0,2]]}'}, "edges: got "),
    ("preferences.value", {"board": "11"}, "position: got "),
    ("preferences.value", {"players": "10"}, "players: got 10"),
    ("preferences.value", {"to_move": "4"}, "to_move: got 4"),
    ("preferences.value", {"preference": "bold"}, "preference: got 'bold'"),
    ("bidding.outcome", {"budget": "6"}, "budget: got 6"),
    ("bidding.outcome", {"bids": "4,5"}, "Left 2, Right 3 can not"),
    *(
        ("bidding.ruleset", changes, message)
        for changes, message in (
            ({"positions": '["x1","x1"]'}, "positions: got "),
            ({"right": '[["x1","x2"]]'}, "right: got "),
            ({"right": '[["x1","x2","1/0"]]'}, "right: got "),
            ({"right": '[["x1","x9",1]]'}, "right: got 'x9', allowed: moves to positions of the"),
            ({"left": '[["x9","x1",1]]'}, "left: got 'x9', allowed: positions of the ruleset only"),
            ({"right": '[["x1","x1",1]]'}, "moves: got 'x1', allowed: no position that can be"),
            ({"left": '[["x2","x1",1]]'}, "allowed: no position that can be reached from itself"),
            ({"right": '[["x1","x2",1],["x1","x2",2]]'}, "right: got ('x2', 'x2'), allowed: a set"),
            (
                {"penalties": '{"x1":0}'},
                "penalties: got 'x2', allowed: a penalty for each terminal",
            ),
            ({"left": '[["x1","x2",0]]'}, "penalties: got 'x1', allowed: penalties at terminal"),
            ({"bids": "2", "total_budget": "2"}, "Left 1, Right 1 can not"),
            ({"position": "x9"}, "position: got 'x9'"),
        )
    ),
    *(("partizan.value", {"game": text}, "at column 1: ") for text in ("true", "[1,2]", '"1"')),
    ("partizan.value", {"game": "{0|1/3}"}, "not '3' at column 6: {0|1/\N{CARET}3}"),
    ("partizan.value", {"game": "1" * 2000}, "an integer of at most 1000 digits"),
    ("partizan.value", {"game": "{" * 100_000}, "at column 100001: "),
    ("partizan.value", {"position": "LR"}, "ruleset, position, variant for partizan.value\n"),
    ("partizan.value", GIVEN, "position: got nothing, allowed: sizes of piles such as 3,4,5"),
    ("partizan.value", {"game": None, "position": "3"}, "ruleset: got nothing, allowed: hackenb"),
    ("partizan.value", {**GIVEN, "position": "3", "variant": "x"}, "variant: got 'x', allowed"),
    ("partizan.value", {**GIVEN, "position": "[3,[4]]"}, "position: got '[3,[4]]', allowed"),
    ("partizan.compare", {"right": "{"}, "right: got '{', allowed: '}' for the brace"),
    ("partizan.score", {"ruleset": "nim"}, "ruleset: got 'nim', allowed: dots-"),
    ("partizan.loopy", {"position": "0"}, "position: got '0', allowed"),
]


def test_what_is_unusable_is_refused_by_its_name(gameproof: Gameproof) -> None:
    for system, changes, message in REFUSED:
        gameproof("solve", system, *words(system, changes)).refused(message)
    of = "cumulative.outcome"
    for more, message in (
        (["=5"], "field: got '', allowed: set, heap, convention"),
        (["heap=61"], "heap: got '61', allowed: each field once"),
        (["heap"], "argument: got 'heap', allowed: KEY=VALUE"),
        ([f"{'x' * 5000}=1"] * 2, "allowed: each field once"),
        *((["--max-work", text], "'--max-work': ") for text in ("0", "many", LONG)),
    ):
        gameproof("solve", of, *words(of, {}), *more).refused(message)
    for name in ("", "cumulative", "cumulative.Outcome", "x" * 10_000):
        gameproof("solve", name, *words(of, {})).refused("system: got '", " bidding.outcome, ")


HUGE = "1" + "0" * 30
TOO_LARGE: list[tuple[str, Changes]] = [
    *(
        ("cumulative.outcome", {"set": S, "heap": heap})
        for S, heap in (
            *(("4,5,1000", "10000000"), ("4,5,1000", LONG[:4300])),
            # No option can be evaluated here, but each heap is looked at.
            *((f"{HUGE}0", HUGE), (",".join(map(str, range(1, 1001))), "100000")),
        )
    ),
    ("positions.subtraction", {"heap": "100000000"}),
    ("positions.nim", {"piles": "7," * 3000 + "7"}),
    *(
        ("bidding.outcome", changes)
        for changes in (
            *({"total_budget": HUGE, "bids": "0"}, {"total_budget": LONG[:4000], "heap": "0"}),
            *({"total_budget": "1000000", "bids": str([*range(2000)])}, {"heap": HUGE}),
            *({"heap": HUGE, "set": f"{HUGE}0"}, {"heap": "4000", "set": str([*range(1, 4001)])}),
        )
    ),
    *(("bidding.ruleset", {"total_budget": TB}) for TB in ("1000000", LONG[:4000])),
]


def test_too_much_work_is_refused_before_anything_is_listed(gameproof: Gameproof) -> None:
    for system, changes in TOO_LARGE:
        tracemalloc.start()
        run = gameproof("solve", system, *words(system, changes))
        most = tracemalloc.get_traced_memory()[1]
        tracemalloc.stop()
        run.refused("max-work: got ", f"at most {MAX_WORK} ", "raise with --max-work")
        # A million bids or partitions would be tens of megabytes, and seconds.
        assert most < 5_000_000


def test_the_limit_is_what_the_message_says(gameproof: Gameproof) -> None:
    for system in ("cumulative.outcome", "bidding.outcome", "bidding.ruleset"):
        ask = ("solve", system, *words(system, {}), "--max-work")
        refused = gameproof(*ask, "10")
        refused.refused("max-work: got ", "allowed: at most 10 evaluations of an option")
        needed = refused.err.partition("got ")[2].partition(",")[0]
        assert gameproof(*ask, needed).status == 0
        gameproof(*ask, str(int(needed) - 1)).refused("max-work")
    ask = ("solve", "partizan.value", "ruleset=toads-and-frogs", "position=TTT..FFF")
    gameproof(*ask, "--max-work", "100").refused("max-work: got more than 100, allowed: at most")
    assert gameproof(*ask).status == 0


def test_the_work_of_a_heap_is_all_pairs_of_bids_and_removals() -> None:
    for TB in range(6):
        for B in bidding_sets(TB):
            bids = [len(available_bids(B, p)) or 1 for p in range(TB + 1)]
            pairs = sum(own * other for own, other in zip(bids, bids[::-1], strict=True))
            for S, x in (([1], 3), ([1, 3], 5), ([4], 2)):
                question: dict[str, Any] = {
                    **{"set": S, "total_budget": TB, "heap": x, "budget": 0, "marker": "left"},
                    "bids": list(B),
                }
                # Maximin and minimax with and without the marker, of each heap.
                work = (x + 1) * 4 * pairs * (len(removals(tuple(S), x)) ** 2 or 1)
                assert solve("bidding.outcome", question, work)
                with pytest.raises(InvalidInput, match=f"max-work: got {work},"):
                    solve("bidding.outcome", question, work - 1)


def test_positions_are_counted_as_far_as_the_limit_goes() -> None:
    for chosen in ["none", "prudent"]:
        # Player 4 never moves, so that no number of positions is known before.
        question: dict[str, Json] = {"board": "123" * 40 + ".4", "players": 4, "to_move": 1}
        with pytest.raises(InvalidInput, match="max-work") as refused:
            solve("preferences.value", {**question, "preference": chosen}, max_work=1_000)
        assert int(str(refused.value.given)) < 20_000


def test_memory_does_not_grow_with_the_heap() -> None:
    """Of the answers for {3, 5}: a heap ten times as large takes no more bytes."""

    def peak(heap: int) -> int:
        asked: dict[str, Json] = {"set": [3, 5], "heap": heap}
        most = 0
        for _ in range(2):  # the first time what is imported or kept once is there, too
            tracemalloc.start()
            solve("cumulative.outcome", {**asked, "convention": "AvA"})
            solve("cumulative.zero_sum", asked)
            most = tracemalloc.get_traced_memory()[1]
            tracemalloc.stop()
        return most

    for heap in (200, 3_000):
        assert peak(10 * heap) < peak(heap) + 10_000


def test_bad_input_crosses_from_one_process_to_another() -> None:
    before = InvalidInput("heap", -1, "an integer of at least 0")
    after = pickle.loads(pickle.dumps(before))
    assert (str(after), after.field, after.given) == (str(before), "heap", -1)


def test_json_that_is_no_game() -> None:
    """In JSON games and positions are texts; the command line takes a list for a position too."""
    given: tuple[Any, ...] = (None, True, 1.5, [], {}, [["*"]], 3)
    for question in ({"game": each} for each in given):
        with pytest.raises(InvalidInput, match=r"^game: got "):
            solve("partizan.value", question)
    with pytest.raises(InvalidInput):
        solve("partizan.value", {"ruleset": "nim", "position": [3, 4, 5]})
    read = read_argument("partizan.value", "position", "[3,4,5]")
    assert solve("partizan.value", {"ruleset": "nim", "position": read})["canonical"] == "*2"


def test_the_ends_of_what_is_drawn_are_asked_and_can_be_answered() -> None:
    """A program that errs at one of them alone was not found before."""
    asked = list(islice(questions(find_system("partizan.incentives"), 0), 1000))
    assert sum(question in asked for question in VALUES) >= 0.9 * len(VALUES)
    reference = Reference(CONFORMING)
    answered = 0
    for question in VALUES:
        with suppress(InvalidInput):  # one or the other takes too long
            answered += bool(reference.answer("partizan.incentives", question))
    assert answered >= 0.9 * len(VALUES)


def test_a_system_is_named_after_its_document_which_need_not_have_any(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    toy: Any = Document("toy", "tests.adapters", Path(), Path(), Path())
    monkeypatch.setattr(systems, "documents", lambda: {"toy": toy, **documents()})
    assert dict(known_systems.__wrapped__()) == dict(SYSTEMS)
    named = replace(SYSTEMS["positions.nim"], name="toy.nim")
    offered = SimpleNamespace(SYSTEMS=[named, named])
    for name in ("other", "toy"):  # not its own name, and twice the same
        toy = SimpleNamespace(name=name, module=lambda module: offered)
        monkeypatch.setattr(systems, "documents", lambda toy=toy: {toy.name: toy})
        with pytest.raises(InvalidInput, match=f"system: got 'toy.nim', allowed: {name}. and"):
            known_systems.__wrapped__()
