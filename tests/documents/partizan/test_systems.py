"""The systems of partizan games, asked on the command line."""

import json
import random
import subprocess
import sys
from contextlib import suppress
from itertools import islice
from typing import Any

import pytest

from proofs_check.documents.partizan.generated import VALUES
from proofs_check.oracle.conform import MAX_WORK
from proofs_check.oracle.generated import questions
from proofs_check.oracle.systems import Reference, find_system, read_argument, solve
from reference.errors import InvalidInput
from tests.conftest import Gameproof


def test_an_exact_calculator(gameproof: Gameproof) -> None:
    run = gameproof("solve", "partizan.value", "game={0|*}")
    assert run == (
        0,
        "canonical = ^\nname = ^\noutcome = L\nbirthday = 2\n"
        "mean = 0\ntemperature = 0\natomic_weight = 1\n"
        "reading = short games\n",
        "",
    )


def test_what_is_not_defined_is_said(gameproof: Gameproof) -> None:
    run = gameproof("solve", "partizan.value", "game={1|-1/2}")
    assert run.out.endswith(
        "mean = 1/4\ntemperature = 3/4\natomic_weight = none (not atomic)\nreading = short games\n"
    )
    as_json = gameproof("solve", "partizan.value", "game={1|-1/2}", "--json")
    assert json.loads(as_json.out) == {
        "canonical": "{1|-1/2}",
        "name": "{1|-1/2}",
        "outcome": "N",
        "birthday": 3,
        "mean": "1/4",
        "temperature": "3/4",
        "atomic_weight": None,
        "reading": "short games",
    }


@pytest.mark.parametrize(
    ("text", "canonical"),
    [
        ("{1,2|3}", "5/2"),
        ("{|}", "0"),
        ("7", "7"),
        ("-7", "-7"),
        ("{2,*|}", "3"),
        ("\N{UPWARDS DOUBLE ARROW}\N{STAR OPERATOR}", "^^*"),
        ("\N{PLUS-MINUS SIGN}1", "{1|-1}"),
        ("3/4+{1|-1}-1/4", "{3/2|-1/2}"),
        ("(^-v)", "^^"),
        ("true", None),
        ("null", None),
        ("[1,2]", None),
        ('"1"', None),
    ],
)
def test_a_game_arrives_as_it_is_written(
    gameproof: Gameproof, text: str, canonical: str | None
) -> None:
    run = gameproof("solve", "partizan.value", f"game={text}")
    if canonical is None:
        run.refused("game: got '", "at column 1: ")
    else:
        assert run.out.splitlines()[0] == f"canonical = {canonical}"


@pytest.mark.parametrize(
    ("arguments", "canonical"),
    [
        (("ruleset=nim", "position=3,4,5"), "*2"),
        (("ruleset=nim", "position=[3,4,5]"), "*2"),
        (("ruleset=nim", "position=7"), "*7"),
        (("ruleset=hackenbush", "position=0-1L 1-2R 1-3G"), "1/2*"),
        (("ruleset=hackenbush-string", "position=LRR"), "1/4"),
        (("ruleset=cutcake", "position=3x4"), "1"),
        (("ruleset=toads-and-frogs", "position=T.F"), "*"),
        (("ruleset=run-over", "position=LR", "variant=captures-opponent"), "-3/2"),
        (("ruleset=ski-jumps", "position=L..", "variant=no-jumps"), "2"),
    ],
)
def test_positions(gameproof: Gameproof, arguments: tuple[str, ...], canonical: str) -> None:
    run = gameproof("solve", "partizan.value", *arguments)
    assert run.out.splitlines()[0] == f"canonical = {canonical}"


@pytest.mark.parametrize(
    ("system", "arguments", "out"),
    [
        ("partizan.compare", ("left=^", "right=1/1024"), "order = <\nreading = short games\n"),
        ("partizan.compare", ("left=*", "right=0"), "order = ||\nreading = short games\n"),
        ("partizan.compare", ("left={1,2|3}", "right=5/2"), "order = =\nreading = short games\n"),
        (
            "partizan.score",
            ("ruleset=dots-and-boxes", "position=1x1"),
            "margin = -1\nreading = standard\n",
        ),
        (
            "partizan.score",
            ("ruleset=dots-and-boxes", "position=1x1 0.0-0.1", "variant=no-extra-turn"),
            "margin = 1\nreading = no-extra-turn\n",
        ),
        (
            "partizan.loopy",
            ("ruleset=fair-shares", "position=2,1", "variant=standard"),
            'outcome = win\nmoves = ["1,1,1"]\nreading = standard\n',
        ),
        (
            "partizan.loopy",
            ("ruleset=fair-shares", "position=1"),
            "outcome = loss\nmoves = []\nreading = standard\n",
        ),
    ],
)
def test_other_systems(
    gameproof: Gameproof, system: str, arguments: tuple[str, ...], out: str
) -> None:
    assert gameproof("solve", system, *arguments) == (0, out, "")


@pytest.mark.parametrize(
    ("system", "arguments", "message"),
    [
        ("partizan.value", (), "game: got nothing, allowed: a game such as"),
        ("partizan.value", ("game=",), "game: got '', allowed: a game, not the end at column 1"),
        ("partizan.value", ("game={0|1/3}",), "not '3' at column 6: {0|1/\N{CARET}3}"),
        ("partizan.value", ("game=1", "position=LR"), "field: got 'position', allowed: game; or"),
        (
            "partizan.value",
            ("ruleset=nim",),
            "position: got nothing, allowed: sizes of piles such as 3,4,5",
        ),
        ("partizan.value", ("position=3",), "ruleset: got nothing, allowed: hackenbush, "),
        ("partizan.value", ("variant=standard",), "ruleset: got nothing, allowed: hackenbush, "),
        ("partizan.value", ("ruleset=go", "position=3"), "ruleset: got 'go', allowed: hackenbush"),
        ("partizan.value", ("ruleset=nim", "position=3", "variant=x"), "variant: got 'x', allowed"),
        ("partizan.value", ("ruleset=nim", "position=[3,[4]]"), "position: got '[3,[4]]', allowed"),
        ("partizan.value", ("ruleset=nim", "position=[3"), "position: got '[3', allowed: "),
        ("partizan.value", ("game=100000000",), "max-work: got more than 20000000, allowed: at "),
        (
            "partizan.score",
            ("ruleset=dots-and-boxes", "position=9x9"),
            "max-work: got 1532495540865888858358347027150309183618739122183602176, allowed: at ",
        ),
        ("partizan.value", ("game=*1000000",), "max-work: got more than 20000000, allowed: at "),
        ("partizan.value", ("game=^1000000000",), "max-work: got more than 20000000, allowed"),
        ("partizan.value", ("game=999999999.*",), "max-work: got more than 20000000, allowed"),
        ("partizan.value", (f"game={'1' * 2000}",), "an integer of at most 1000 digits"),
        ("partizan.value", (f"game={'{' * 100_000}",), "at column 100001: "),
        ("partizan.compare", ("left=^", "right={"), "right: got '{', allowed: '}' for the brace"),
        ("partizan.compare", ("left=^",), "right: got nothing, allowed: a game such as"),
        ("partizan.score", ("ruleset=nim", "position=1x1"), "ruleset: got 'nim', allowed: dots-"),
        (
            "partizan.score",
            ("ruleset=dots-and-boxes", "position=1x1", "variant=x"),
            "variant: got 'x', allowed: standard, no-extra-turn, printed",
        ),
        ("partizan.loopy", ("ruleset=fair-shares", "position=0"), "position: got '0', allowed"),
    ],
)
def test_unusable_questions(
    gameproof: Gameproof, system: str, arguments: tuple[str, ...], message: str
) -> None:
    gameproof("solve", system, *arguments).refused(message)


@pytest.mark.parametrize("given", [None, True, 1.5, [], {}, [["*"]]])
def test_json_that_is_no_game(given: Any) -> None:
    with pytest.raises(InvalidInput, match=r"^game: got "):
        solve("partizan.value", {"game": given})


def test_json_games_and_positions() -> None:
    """In JSON both are texts; the command line takes a list for a position too."""
    given: tuple[Any, ...] = ({"game": 3}, {"ruleset": "nim", "position": [3, 4, 5]})
    for question in given:
        with pytest.raises(InvalidInput):
            solve("partizan.value", question)
    for ruleset, text, canonical in (
        ("nim", "[3,4,5]", "*2"),
        ("hackenbush", '["0-1L","1-2R"]', "1/2"),
    ):
        position = read_argument("partizan.value", "position", text)
        answer = solve("partizan.value", {"ruleset": ruleset, "position": position})
        assert answer["canonical"] == canonical


def test_the_ends_of_what_is_drawn_are_asked_and_can_be_answered() -> None:
    """A program that errs at one of them alone was not found before."""
    asked = list(islice(questions(find_system("partizan.incentives"), 0), 1000))
    assert sum(question in asked for question in VALUES) >= 0.9 * len(VALUES)
    reference = Reference(MAX_WORK)
    answered = 0
    for question in VALUES:
        with suppress(InvalidInput):  # one or the other takes too long
            answered += bool(reference.answer("partizan.incentives", question))
    assert answered >= 0.9 * len(VALUES)


def test_a_limit_is_the_one_that_was_given(gameproof: Gameproof) -> None:
    arguments = ("partizan.value", "ruleset=toads-and-frogs", "position=TTT..FFF")
    gameproof("solve", *arguments, "--max-work", "100").refused(
        "max-work: got more than 100, allowed: at most 100 evaluations of an option; raise with"
    )
    assert gameproof("solve", *arguments).status == 0


def scattered(squares: str, rows: int, columns: int) -> str:
    """A board of squares by chance."""
    chance = random.Random(1)
    return "/".join("".join(chance.choices(squares, k=columns)) for _ in range(rows))


LARGE = {
    "domineering": ["/".join(["." * 60] * 50), "." * 3000, "/".join("." * 3000), ".#" * 1500],
    "col": [
        "/".join(["." * 60] * 50),
        "." * 3000,
        "/".join("." * 3000),
        "/".join(["." * 8] * 8),
        ".#" * 5000,
        "/".join(["." * 60] * 2),
        "/".join(["." * 300] * 2),
    ],
    "snort": ["/".join(["." * 60] * 50), "." * 3000, scattered("...#LR", 2, 1500)],
    "clobber": [
        "LRLRL/RLRLR/LRLRL/RLRLR",
        "/".join(["LR" * 30, "RL" * 30] * 25),
        "LR" * 1500,
        scattered("LR.", 2, 1500),
    ],
    "hackenbush": [
        " ".join(f"{n}-{n + 1}{'LRG'[n % 3]}" for n in range(60_000)),
        " ".join(f"0-{n + 1}{'LR'[n % 2]}" for n in range(60_000)),
        " ".join(f"0-1{'LRG'[n % 3]}" for n in range(60_000)),
        " ".join(f"{n}-{(n + 1) % 60_000}{'LR'[n % 2]}" for n in range(60_000)),
    ],
    "toads-and-frogs": ["T" * 1500 + "F" * 1500, "TF." * 1000, "T" + "." * 2999],
    "push": ["LR." * 1000],
    "ski-jumps": ["/".join(["L" + "." * 58 + "R"] * 50)],
}
"""Boards of up to 10,000 squares, pictures of 60,000 lines."""

ASKS = """
import json, resource, sys
from proofs_check.oracle.systems import solve
from reference.errors import InvalidInput
resource.setrlimit(resource.RLIMIT_CPU, (60, 60))
try:
    print(solve("partizan.value", json.load(sys.stdin))["canonical"])
except InvalidInput as error:
    print(error)
# What the process that started this one had counts in the other figure of the kind.
print(next(line.split()[1] for line in open("/proc/self/status") if line.startswith("VmHWM")))
"""


@pytest.mark.parametrize(
    ("ruleset", "number"), [(name, n) for name, boards in LARGE.items() for n in range(len(boards))]
)
def test_a_large_position_is_answered_or_refused_soon(ruleset: str, number: int) -> None:
    question = json.dumps({"ruleset": ruleset, "position": LARGE[ruleset][number]})
    done = subprocess.run(
        [sys.executable, "-c", ASKS], input=question, capture_output=True, text=True, check=False
    )
    assert done.returncode == 0, (done.returncode, done.stderr)
    answer, kilobytes = done.stdout.splitlines()
    assert int(kilobytes) < 1_000_000
    known = {"hackenbush 1": "0", "toads-and-frogs 0": "0", "domineering 3": "0", "col 4": "0"}
    known["toads-and-frogs 2"] = "2999"
    given = known.get(f"{ruleset} {number}")
    assert answer == given if given is not None else answer.startswith("max-work: got more than ")


def test_a_sum_of_many_different_games_is_refused(gameproof: Gameproof) -> None:
    strips = [f"{n:010b}".translate(str.maketrans("01", "LR")) for n in range(40, 1000, 7)]
    run = gameproof("solve", "partizan.value", "ruleset=clobber", f"position={'.'.join(strips)}")
    run.refused("max-work: got more than ")
    few = ".".join(["LLR"] * 30)
    run = gameproof("solve", "partizan.value", "ruleset=clobber", f"position={few}")
    assert run.out.startswith("canonical = ^30\n"), run.out
