"""Every system at the ends of its fields, within 2 GB and a minute: answered, or refused in a line.

What the size of a question decides is refused before the work begins.
"""

import json
import resource
import subprocess
import sys
from collections.abc import Mapping, Sequence
from typing import Any

import pytest

from proofs_check.core import work
from proofs_check.documents.partizan import engine
from proofs_check.oracle import systems
from proofs_check.oracle.systems import Reference, known_systems, read_argument, solve
from reference.errors import InvalidInput
from reference.partizan import read, recursion, simplification
from reference.preferences import Evaluation

pytestmark = pytest.mark.skipif(sys.platform != "linux", reason="limits are those of Linux")

BYTES, SECONDS = 2_000_000_000, 60
HUGE = 10**30
MANY = list(range(1, 3_001))

Question = Mapping[str, Any]


def chain(n: int) -> list[list[int]]:
    return [[i + 1, i] for i in range(n - 1)]


def named(n: int, *more: Any) -> list[list[Any]]:
    return [[str(x), str(y), *more] for x, y in chain(n)]


def free(rows: int, columns: int, symbols: str = ".") -> str:
    row = symbols * (columns + 1)
    return "/".join(row[i % 2 : columns + i % 2] for i in range(rows))


def boards(**largest: str) -> list[dict[str, Any]]:
    return [{"ruleset": name.replace("_", "-"), "position": at} for name, at in largest.items()]


GAMES: list[Question] = [
    *({"game": text} for text in ("0", "*1001", "*60", "1" + "0" * 8, "^5000", "{" * 2000 + "|")),
    {"game": "{" + ",".join(f"{i}*" for i in range(200)) + "|}"},
    {"game": "0" + "+0" * 60_000},
    *({"game": text} for text in ("*1000000", "^1000000000", "999999999.*")),
    *boards(
        hackenbush=" ".join(f"0-{n + 1}{'LR'[n % 2]}" for n in range(60_000)),
        domineering=".#" * 1_500,
        col="/".join(["." * 300] * 2),
        clobber=".".join(
            f"{n:010b}".replace("0", "L").replace("1", "R") for n in range(40, 1000, 7)
        ),
        toads_and_frogs="TF." * 1_000,
    ),
    *boards(
        hackenbush=" ".join(f"{n}-{n + 1}{'LRG'[n % 3]}" for n in range(20_000)),
        hackenbush_string="LRG" * 3_000,
        cutcake="1000x1000",
        nim="1000",
        domineering=free(12, 12),
        col="." * 3_000,
        snort=free(60, 60),
        clobber=free(60, 60, "LR"),
        toads_and_frogs="T" + "." * 2_999,
        push="LR." * 1_000,
        shove="LR" * 1_000,
        run_over="LR." * 1_000,
        ski_jumps="/".join(["L" + "." * 58 + "R"] * 50),
    ),
]

BOARD = {"players": 3, "to_move": 1, "preference": "none"}
BIDDING = {"total_budget": 3, "budget": 1, "marker": "left"}
OWN = {"players": 2, "to_move": 1, "preferences": ["none"]}

ENDS: Mapping[str, Sequence[Question]] = {
    "cumulative.outcome": [
        {"set": S, "heap": heap, "convention": "FvA"}
        for S, heap in (([1], 0), ([HUGE], HUGE), ([1], HUGE), (MANY, 0), (MANY, HUGE), ([1], 9000))
    ],
    "cumulative.zero_sum": [
        {"set": S, "heap": heap} for S, heap in (([1], 0), ([1], HUGE), (MANY, 500), ([HUGE], 9000))
    ],
    "positions.subtraction": [
        {"set": S, "heap": heap, "play": play}
        for S, heap in (([1], 0), ([1], HUGE), (MANY, 500), ([HUGE], 100_000))
        for play in ("normal", "misere")
    ],
    "positions.nim": [
        {"piles": piles, "play": play}
        for piles in ([0], [HUGE] * 20, [1] * 500, [10**4000], [HUGE] * 9_000)
        for play in ("normal", "misere")
    ],
    "positions.wythoff": [
        {"piles": [a, 10**4000], "play": play}
        for a in (0, 10**3999)
        for play in ("normal", "misere")
    ],
    "positions.nim_value": [
        {"set": MANY, "heap": 500},
        {"set": [1], "heap": HUGE},
        *({"piles": [a, b]} for a, b in ((0, 0), (60, 60), (0, HUGE), (HUGE, HUGE))),
    ],
    "positions.wythoff_pair": [{"n": n} for n in (0, HUGE, 10**4000)],
    "preferences.value": [
        {**BOARD, "board": {"tokens": ([1, 2, 3] * 3_000), "edges": chain(9_000)}},
        *(
            {**BOARD, "board": board, "preference": preference}
            for board in ("12", "1" * 9_999 + "2", free(12, 12, "123"), "123" * 40, "12321")
            for preference in ("none", "syntactic", "selfish", "prudent", "indifferent")
        ),
        {
            **BOARD,
            "players": 1_000,
            "to_move": 1_000,
            "board": {"tokens": [1, 1000], "edges": [[0, 1]]},
        },
    ],
    "preferences.game": [
        {**OWN, "moves": [["a", "b", 1], ["a", "c", 2]], "positions": ["a"] * n}
        for n in (1, 9, 9_000)
    ]
    + [{**OWN, "moves": named(9_000, 1), "positions": ["8999"]}],
    "bidding.outcome": [
        {**BIDDING, "set": S, "total_budget": TB, "heap": heap}
        for S, TB, heap in (([1], 1, 0), ([1], HUGE, 0), (MANY, 3, HUGE), ([HUGE], 3, 5_000))
    ],
    "bidding.ruleset": [
        {
            **BIDDING,
            "positions": [str(i) for i in range(n)],
            "left": named(n, 1),
            "right": named(n, "-1/3"),
            "penalties": {"0": 0},
            "position": str(n - 1),
        }
        for n in (1, 3_000, 200_000)
    ],
    "bidding.instance": [
        {
            **BIDDING,
            "left": [[*move, 1] for move in chain(n)],
            "right": [[*move, "1/7"] for move in chain(n)],
            "tau": [0] * n,
            "position": n - 1,
        }
        for n in (1, 3_000, 200_000)
    ],
    "partizan.value": GAMES,
    "partizan.thermograph": GAMES[:4],
    "partizan.incentives": GAMES[:3],
    "partizan.graph": [
        {"left": named(n), "right": named(n), "position": str(n - 1)} for n in (1, 200, 100_000)
    ],
    "partizan.operation": [
        {"operation": "sum", "games": ["{3|-4}", "{5|-2}", "^", "*2"]},
        {"operation": "sum", "games": ["*"] * 300},
        {"operation": "negative", "games": ["*1001"]},
        {"operation": "heat", "games": ["*1001", "1"]},
        {"operation": "norton", "games": ["300", "^"]},
        {"operation": "selective-sum", "games": ["30", "30", "30"]},
        {"operation": "ordinal-sum", "games": ["*1001", "*1001"]},
    ],
    "partizan.compare": [
        {"left": left, "right": right}
        for left, right in (("0", "0"), ("*1001", "0"), ("99999999", "-99999999"), ("^3000", "1/8"))
    ],
    "partizan.score": [
        {"ruleset": "dots-and-boxes", "position": at, "variant": variant}
        for at in ("1x1", "1x2", "2x2", "3x4", "1000x1000", "9" * 30 + "x1")
        for variant in ("standard", "no-extra-turn", "printed")
    ],
    "partizan.loopy": [
        {"ruleset": "fair-shares", "position": at, "variant": variant}
        for at in ("1", "7" * 30, ",".join(["1"] * 60))
        for variant in ("standard", "printed", "printed-sets", "printed-until-stuck")
    ],
}


def asked(name: str) -> list[Question]:
    """The questions at the ends, and the example in each variant and reading."""
    system = known_systems()[name]
    pairs = [dict(each.partition("=")[::2] for each in own) for own in system.examples()]
    found: list[Question] = [
        {**{k: read_argument(name, k, v) for k, v in each.items()}} for each in pairs
    ]
    for fields in system.questions():
        own = {f.name: read_argument(name, f.name, f.example) for f in fields if not f.optional}
        found.append(own)
        if not system.notations:  # these have been asked in each variant
            found += [other for _, other in system.readings.others(own)]
    return [*found, *ENDS[name]]


def program(
    *words: str, asked: str = "", limited: bool = False
) -> subprocess.CompletedProcess[str]:
    """A run of the program; `limited`: in its memory and its processor time."""

    def limits() -> None:
        resource.setrlimit(resource.RLIMIT_AS, (BYTES, BYTES))
        resource.setrlimit(resource.RLIMIT_CPU, (SECONDS, SECONDS))

    return subprocess.run(
        [sys.executable, "-m", "proofs_check", *words],
        input=asked,
        capture_output=True,
        text=True,
        preexec_fn=limits if limited else None,
        check=False,
    )


def served(name: str, questions: Sequence[Question], *words: str, limited: bool = False) -> Any:
    """The result of each question in one message."""
    cases = [{"id": str(n), "input": question} for n, question in enumerate(questions)]
    run = {"cmd": "run", "seq": 1, "system": name, "cases": cases}
    done = program("serve", *words, asked=f"{json.dumps(run)}\n", limited=limited)
    assert (done.returncode, done.stderr) == (0, "")
    results = json.loads(done.stdout)["results"]
    assert len(results) == len(cases)
    return results


@pytest.mark.parametrize("name", sorted({*ENDS, *known_systems()}))
def test_the_ends_of_every_field_are_answered_or_refused_in_a_line(name: str) -> None:
    questions = asked(name)
    for question, result in zip(questions, served(name, questions, limited=True), strict=True):
        shown = str(question)[:200], str(result)[:400]
        if "output" not in result:
            says = result.get("skip") or result["error"]
            assert "internal" not in says, shown
            assert "\n" not in says, shown
            assert ": got " in says, shown
            if "skip" in result:
                assert "raise with --max-" in says, shown


BEFORE: list[tuple[str, Question]] = [
    ("partizan.value", {"game": "*1001"}),
    ("partizan.value", boards(nim="1000")[0]),
    ("partizan.value", boards(cutcake="1000x1000")[0]),
    ("partizan.operation", {"operation": "negative", "games": ["*1001"]}),
    *(
        ("partizan.value", boards(domineering=free(*size))[0])
        for size in ((12, 12), (4, 9), (15, 3), (2, 40))
    ),
    *(
        ("partizan.value", board)
        for board in (
            *boards(clobber="LR" * 15, snort="." * 22, toads_and_frogs="TTTTTT.....FFFFFF"),
            *boards(clobber="RL" * 300 + "R", snort="." * 200, toads_and_frogs="." * 12 + "F" * 12),
            *boards(toads_and_frogs="F.T" + "T" * 10 + ".." + "F" * 11 + ".T"),
            *boards(toads_and_frogs="TT" + "." * 44 + "FF"),
        )
    ),
    ("partizan.value", boards(domineering="#" * 9 + "/" + "/".join(["#......##"] * 5))[0]),
    ("preferences.value", ENDS["preferences.value"][0]),
    ("preferences.value", {**BOARD, "board": free(12, 12, "123")}),
    ("preferences.game", ENDS["preferences.game"][2]),
]


@pytest.mark.parametrize(("name", "question"), BEFORE, ids=[str(n) for n in range(len(BEFORE))])
def test_what_the_size_decides_is_refused_before_the_work(
    monkeypatch: pytest.MonkeyPatch, name: str, question: Question
) -> None:
    """Nothing of what takes long is begun."""

    def begun(*given: Any) -> None:
        pytest.fail(f"begun with {given}")

    for of, work_of in ((Evaluation, "children"), (simplification, "undominated")):
        monkeypatch.setattr(of, work_of, begun)
    monkeypatch.setattr(engine, "canonical", begun)
    with pytest.raises(InvalidInput, match="raise with --max-work"):
        solve(name, question)


# Memory


LONG = {"game": "200000"}
"""It takes more than 100 MB."""


def test_too_much_memory_is_one_line() -> None:
    ask = ("solve", "--max-memory", "10", "partizan.value")
    run = program(*ask, f"game={LONG['game']}")
    allowed = "at most 10 MB; raise with --max-memory"
    assert run.stderr == f"gameproof: max-memory: got more than 10 MB, allowed: {allowed}\n"
    assert (run.returncode, run.stdout) == (2, "")
    assert program(*ask, "game=7").stdout.startswith("canonical = 7\n")


def test_too_much_memory_takes_no_other_question_down() -> None:
    limits = ("--max-memory", "30", "--max-work", "100000000")
    results = served("partizan.value", (LONG, {"game": "^"}, LONG), *limits)
    assert ["skip" in result for result in results] == [True, False, True]
    assert results[1]["output"]["canonical"] == "^"


def test_what_was_kept_is_given_back(monkeypatch: pytest.MonkeyPatch) -> None:
    def ends(*given: Any) -> None:
        read("{1000|*}", simplify=True)
        raise MemoryError

    monkeypatch.setattr(systems, "_answered", ends)
    with pytest.raises(InvalidInput, match=work.MEMORY):
        Reference().answer("partizan.value", LONG)
    assert recursion.known() < 100
    before = resource.getrlimit(resource.RLIMIT_DATA)
    with work.in_room(10), pytest.raises(MemoryError):
        bytearray(10**12)
    assert resource.getrlimit(resource.RLIMIT_DATA) == before
