import json
import pickle
import sys
import tracemalloc
from dataclasses import replace
from itertools import combinations
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest

from proofs_check.core.documents import Document, documents
from proofs_check.core.evidence import Json
from proofs_check.oracle import systems
from proofs_check.oracle.systems import MAX_WORK, known_systems, read_argument, solve
from reference.cumulative import Convention, moves, rows, zero_sum, zero_sum_moves, zero_sum_rows
from reference.cumulative.play import looked_up, pspe_moves, table
from reference.errors import InvalidInput
from tests.conftest import Gameproof

SYSTEMS = known_systems()

GOOD = {"set": "4,5,9", "heap": "61", "convention": "FvA"}


def question(**changes: str | None) -> list[str]:
    """The arguments of a good question, some of them changed, left out or added."""
    values = {**GOOD, **changes}
    return [f"{name}={value}" for name, value in values.items() if value is not None]


def test_an_answer_is_a_line_a_part_or_one_object(gameproof: Gameproof) -> None:
    plain = gameproof("solve", "cumulative.outcome", *question())
    assert plain == (0, "outcome = [32,29]\nmoves = [4]\nreading = Definition 2\n", "")
    as_json = gameproof("solve", "cumulative.outcome", "--json", *question())
    assert (as_json.status, as_json.err, as_json.out.count("\n")) == (0, "", 1)
    assert json.loads(as_json.out) == {"outcome": [32, 29], "moves": [4], "reading": "Definition 2"}


def test_zero_sum(gameproof: Gameproof) -> None:
    run = gameproof("solve", "cumulative.zero_sum", "set=3,5", "heap=14")
    assert run == (0, "value = 3\nmoves = [5]\nreading = Section 5\n", "")


@pytest.mark.parametrize("text", ["4,5,9", "[4,5,9]", " 9, 4 ,5 ", "[ 9,5,4 ]"])
def test_a_list_is_written_with_and_without_brackets(gameproof: Gameproof, text: str) -> None:
    run = gameproof("solve", "cumulative.outcome", *question(set=text))
    assert run.out == "outcome = [32,29]\nmoves = [4]\nreading = Definition 2\n"


@pytest.mark.parametrize("text", ["7", "[7]"])
def test_a_set_of_one_action(gameproof: Gameproof, text: str) -> None:
    run = gameproof("solve", "cumulative.outcome", *question(set=text))
    assert run.out == "outcome = [28,28]\nmoves = [7]\nreading = Definition 2\n"


LONG = "1" + "0" * 4300
NESTED = "[" * 100_000 + "]" * 100_000

BAD_SETS = {
    "": "''",
    "0": "0",
    "3,0": "0",
    "-3": "-3",
    "5,-3": "-3",
    "3,3": "[3, 3]",
    "three": "'three'",
    "3,five": "'five'",
    "3 5": "'3 5'",
    "3;5": "'3;5'",
    "3,": "''",
    ",": "''",
    '"3"': "'3'",
    '["3",5]': "'3'",
    "3.5": "'3.5'",
    "[3.0,5]": "'3.0'",
    "1e3": "'1e3'",
    "NaN": "'NaN'",
    "-Infinity": "'-Infinity'",
    "true": "True",
    "[true,2]": "True",
    "null": "nothing",
    "[3,null]": "nothing",
    "[[3],[5]]": "[3]",
    "3,[5]": "[5]",
    '{"a":3}': "{'a': 3}",
    "[3": "'[3'",
    "1_0": "'1_0'",
    "0x10": "'0x10'",
    "007": "'007'",
    "٣": "'٣'",
    "3\n5": r"'3\n5'",
    "\x1b[31m": r"'\x1b[31m'",
    "\udcff": r"'\udcff'",
    "x" * 100_000: "'" + "x" * 56 + "...",
    ",".join(["3"] * 5000): "[" + "3, " * 18 + "3,...",
    f"3,-{LONG[:4000]}": "-1" + "0" * 55 + "...",
    NESTED: "'" + "[" * 56 + "...",
    "[" * 900 + "]" * 900: "[" * 57 + "...",
}


def test_a_bad_set_is_refused(gameproof: Gameproof) -> None:
    for text, given in BAD_SETS.items():
        run = gameproof("solve", "cumulative.outcome", *question(set=text))
        run.refused(f"set: got {given}, allowed: distinct integers of at least 1")


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ("[]", "set: got [], allowed: at least one integer of at least 1"),
        ('{"a":3,"a":5}', "set: got 'a', allowed: each key once"),
        (LONG, "..., allowed: integers of at most 4300 digits"),
        (f"3,{LONG}", "..., allowed: integers of at most 4300 digits"),
        (f"[3,-{LONG}]", "set: got '-10000"),
    ],
    ids=lambda text: repr(text[:20]),
)
def test_another_bad_set_is_refused(gameproof: Gameproof, text: str, message: str) -> None:
    gameproof("solve", "cumulative.outcome", *question(set=text)).refused("set: got", message)


BAD_HEAPS = {
    "": "''",
    "-1": "-1",
    "1.5": "'1.5'",
    "1/2": "'1/2'",
    "1e3": "'1e3'",
    "-0.0": "'-0.0'",
    "NaN": "'NaN'",
    "Infinity": "'Infinity'",
    "true": "True",
    "null": "nothing",
    "[61]": "[61]",
    "{}": "{}",
    '"61"': "'61'",
    "6,1": "[6, 1]",
    "sixty": "'sixty'",
    "+61": "'+61'",
}


def test_a_bad_heap_is_refused(gameproof: Gameproof) -> None:
    for text, given in BAD_HEAPS.items():
        run = gameproof("solve", "cumulative.outcome", *question(heap=text))
        run.refused(f"heap: got {given}, allowed: an integer of at least 0")


def test_a_heap_that_python_cannot_read_is_refused(gameproof: Gameproof) -> None:
    run = gameproof("solve", "cumulative.outcome", *question(heap=LONG))
    run.refused("heap: got '1000", "..., allowed: integers of at most 4300 digits")


@pytest.mark.parametrize("text", ["", "fva", "FvB", "F", "[1]", '["FvA"]', "FvA,FvF", "null", "5"])
def test_an_unknown_convention_is_refused(gameproof: Gameproof, text: str) -> None:
    run = gameproof("solve", "cumulative.outcome", *question(convention=text))
    run.refused("convention: got ", "allowed: FvF, FvA, AvF, AvA")


@pytest.mark.parametrize("name", ["", "cumulative", "cumulative.Outcome", "nim", "x" * 10_000])
def test_an_unknown_system_is_refused(gameproof: Gameproof, name: str) -> None:
    run = gameproof("solve", name, *question())
    run.refused("system: got '", "allowed: bidding.outcome, ")


@pytest.mark.parametrize("name", GOOD)
def test_a_missing_field_is_named(gameproof: Gameproof, name: str) -> None:
    run = gameproof("solve", "cumulative.outcome", *question(**{name: None}))
    run.refused(f"{name}: got nothing, allowed: ")


@pytest.mark.parametrize(
    ("arguments", "message"),
    [
        (question(size="3"), "field: got 'size', allowed: set, heap, convention for cumulative."),
        (question(Heap="3"), "field: got 'Heap', allowed: set, heap, convention"),
        ([*question(), "=5"], "field: got '', allowed: set, heap, convention"),
        ([*question(), "heap=61"], "heap: got '61', allowed: each field once"),
        ([*question(), "heap"], "argument: got 'heap', allowed: KEY=VALUE"),
        ([*question(), ""], "argument: got '', allowed: KEY=VALUE"),
        ([*question(), "x" * 5000], "argument: got 'xxx"),
        ([*question(), f"{'x' * 5000}=1", f"{'x' * 5000}=1"], "allowed: each field once"),
        ([*question(), "--max-work", "0"], "Invalid value for '--max-work': 0 is not in the range"),
        ([*question(), "--max-work", "-5"], "'--max-work': -5 is not in the range x>=1"),
        ([*question(), "--max-work", "many"], "Invalid value for '--max-work': 'many' is not"),
        ([*question(), "--max-work", LONG], "Invalid value for '--max-work': '1000"),
    ],
)
def test_an_unusable_argument_is_named(
    gameproof: Gameproof, arguments: list[str], message: str
) -> None:
    gameproof("solve", "cumulative.outcome", *arguments).refused(message)


def test_zero_sum_has_no_convention(gameproof: Gameproof) -> None:
    run = gameproof("solve", "cumulative.zero_sum", *question())
    run.refused("field: got 'convention', allowed: set, heap for cumulative.zero_sum")


@pytest.mark.parametrize(
    "changes",
    [
        {"set": "4,5,1000", "heap": "10000000"},
        {"set": "4,5,1000", "heap": "1" + "0" * 30},
        {"set": "4,5,1000", "heap": "1" + "0" * 4299},
        # No option can be evaluated here, but each heap is looked at.
        {"set": "1" + "0" * 31, "heap": "1" + "0" * 30},
        {"set": ",".join(map(str, range(1, 1001))), "heap": "100000"},
    ],
    ids=lambda changes: str({name: text[:12] for name, text in changes.items()}),
)
def test_too_much_work_is_refused_with_the_limit_and_how_to_raise_it(
    gameproof: Gameproof, changes: dict[str, str]
) -> None:
    run = gameproof("solve", "cumulative.outcome", *question(**changes))
    run.refused("max-work: got ", f"at most {MAX_WORK} ", "raise with --max-work")


def test_the_limit_is_what_the_message_says(gameproof: Gameproof) -> None:
    refused = gameproof("solve", "cumulative.outcome", *question(), "--max-work", "100")
    refused.refused("max-work: got ", "allowed: at most 100 evaluations of an option")
    needed = refused.err.partition("got ")[2].partition(",")[0]
    assert gameproof("solve", "cumulative.outcome", *question(), "--max-work", needed).status == 0
    less = str(int(needed) - 1)
    gameproof("solve", "cumulative.outcome", *question(), "--max-work", less).refused("max-work")


def test_large_but_cheap_questions_are_answered(gameproof: Gameproof) -> None:
    thousand = ",".join(map(str, range(1, 1001)))
    run = gameproof("solve", "cumulative.outcome", *question(set=thousand, heap="200"))
    assert run.out == "outcome = [200,0]\nmoves = [200]\nreading = Definition 2\n"
    for largest in ("1000000000", LONG[:4000]):
        run = gameproof("solve", "cumulative.outcome", *question(set=f"3,{largest}", heap="5"))
        assert run.out == "outcome = [3,0]\nmoves = [3]\nreading = Definition 2\n"
    run = gameproof("solve", "cumulative.zero_sum", f"set={LONG[:4000]}", "heap=5")
    assert run.out == "value = 0\nmoves = []\nreading = Section 5\n"


def test_a_heap_of_100_000_is_answered(gameproof: Gameproof) -> None:
    run = gameproof("solve", "cumulative.outcome", "set=3,5", "heap=100000", "convention=FvA")
    assert run == (0, "outcome = [50000,50000]\nmoves = [5]\nreading = Definition 2\n", "")


def ask_of(heap: int) -> None:
    solve("cumulative.outcome", {"set": [3, 5], "heap": heap, "convention": "AvA"})
    solve("cumulative.zero_sum", {"set": [3, 5], "heap": heap})


def peak(heap: int) -> int:
    """Bytes that the answers for {3, 5} and a heap take at most."""
    tracemalloc.start()
    try:
        ask_of(heap)
        return tracemalloc.get_traced_memory()[1]
    finally:
        tracemalloc.stop()


@pytest.mark.parametrize(("heap", "far"), [(200, 2_000), (3_000, 30_000)])
def test_memory_does_not_grow_with_the_heap(heap: int, far: int) -> None:
    for each in (heap, far):
        ask_of(each)  # what is imported or cached once
    assert peak(far) < peak(heap) + 10_000


@pytest.mark.parametrize("S", [S for n in (1, 2, 3) for S in combinations(range(1, 8), n)])
def test_moves_from_the_last_rows_are_those_from_all_rows(S: tuple[int, ...]) -> None:
    known = table(S, 30)
    assert known == list(rows(S, 30))
    o = looked_up(known)
    o_zs = list(zero_sum_rows(S, 30))
    for h in range(31):
        for X in Convention:
            assert moves(S, h, X) == pspe_moves(S, h, X, o)
        best = tuple(s for s in S if s <= h and s - o_zs[h - s] == o_zs[h])
        assert zero_sum_moves(S, h) == best
        assert zero_sum(S, h) == o_zs[h]


@pytest.mark.parametrize("system", SYSTEMS.values(), ids=SYSTEMS)
def test_every_field_has_an_example_that_is_answered(system: Any) -> None:
    for fields in system.questions():
        values: dict[str, Json] = {
            field.name: read_argument(system.name, field.name, field.example) for field in fields
        }
        assert solve(system.name, values)


def test_what_was_given_is_shown_shortened_whatever_it_is() -> None:
    assert str(InvalidInput("heap", None, "one")) == "heap: got nothing, allowed: one"
    assert str(InvalidInput("heap", "x" * 58, "one")) == f"heap: got '{'x' * 58}', allowed: one"
    assert str(InvalidInput("heap", "x" * 59, "one")) == f"heap: got '{'x' * 56}..., allowed: one"
    huge = 10 ** sys.get_int_max_str_digits()
    nested: list[Any] = []
    for _ in range(100_000):
        nested = [nested]
    assert "something of type int, too large to show" in str(InvalidInput("heap", huge, "one"))
    assert "something of type list, too large to show" in str(InvalidInput("set", [huge], "one"))
    assert "something of type list, too large to show" in str(InvalidInput("set", nested, "one"))


def test_bad_input_crosses_from_one_process_to_another() -> None:
    before = InvalidInput("heap", -1, "an integer of at least 0")
    after = pickle.loads(pickle.dumps(before))
    assert (str(after), after.field, after.given) == (str(before), "heap", -1)


def test_a_document_need_not_have_systems(monkeypatch: pytest.MonkeyPatch) -> None:
    toy = Document("toy", "tests.adapters", Path(), Path(), Path())
    monkeypatch.setattr(systems, "documents", lambda: {"toy": toy, **documents()})
    assert dict(known_systems.__wrapped__()) == dict(SYSTEMS)


def test_a_system_is_named_after_its_document(monkeypatch: pytest.MonkeyPatch) -> None:
    named = replace(SYSTEMS["positions.nim"], name="toy.nim")
    offered = SimpleNamespace(SYSTEMS=[named, named])
    for name, given in (("other", "toy.nim"), ("toy", "toy.nim")):
        toy = SimpleNamespace(name=name, module=lambda module: offered)
        monkeypatch.setattr(systems, "documents", lambda toy=toy: {toy.name: toy})
        with pytest.raises(InvalidInput, match=f"system: got '{given}', allowed: {name}. and"):
            known_systems.__wrapped__()
