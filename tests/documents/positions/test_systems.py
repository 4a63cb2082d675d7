"""The systems of `positions` answer as the recursion does, and refuse what is unusable."""

from itertools import product

from proofs_check.oracle.systems import MAX_WORK, solve
from reference.positions import (
    Play,
    nim_position,
    nim_winning_moves,
    positions,
    removals,
    winning_moves,
    wythoff_position,
    wythoff_winning_moves,
)
from tests.conftest import Gameproof

PLAYS = [play.value for play in Play]


SLIDES = "slides 15 to 17"


def test_subtraction() -> None:
    for play in PLAYS:
        for S in ([], [1], [1, 3, 4], [2, 5]):
            graph = {n: [n - k for k in removals(S, n)] for n in range(20)}
            found = positions(graph, Play(play))
            for n in graph:
                moves = sorted(n - left for left in winning_moves(graph, n, Play(play)))
                answer = solve("positions.subtraction", {"set": S, "heap": n, "play": play})
                assert answer == {"position": found[n].value, "moves": moves, "reading": SLIDES}


def test_nim() -> None:
    for play in PLAYS:
        for piles in [*product(range(4), repeat=3), *product(range(6), repeat=2), (7,), (1,) * 5]:
            answer = solve("positions.nim", {"piles": list(piles), "play": play})
            moves = [list(option) for option in nim_winning_moves(piles, Play(play))]
            assert answer == {
                "position": nim_position(piles, Play(play)).value,
                "moves": moves,
                "reading": SLIDES,
            }


def test_wythoff() -> None:
    for play in PLAYS:
        for piles in product(range(12), repeat=2):
            answer = solve("positions.wythoff", {"piles": list(piles), "play": play})
            moves = [list(option) for option in wythoff_winning_moves(piles, Play(play))]
            assert answer == {
                "position": wythoff_position(piles, Play(play)).value,
                "moves": moves,
                "reading": SLIDES,
            }


def test_answers_on_the_command_line(gameproof: Gameproof) -> None:
    run = gameproof("solve", "positions.wythoff", "piles=26,34", "play=normal")
    assert run == (
        0,
        "position = N\nmoves = [[12,20],[21,34],[26,16]]\nreading = slides 15 to 17\n",
        "",
    )
    run = gameproof("solve", "positions.nim", "piles=25,21,11", "play=normal")
    assert run == (0, "position = N\nmoves = [[25,18,11]]\nreading = slides 15 to 17\n", "")
    run = gameproof("solve", "positions.nim", "piles=1", "play=misere")
    assert run == (0, "position = P\nmoves = []\nreading = slides 15 to 17\n", "")
    run = gameproof("solve", "positions.subtraction", "set=1,2,3", "heap=21", "play=normal")
    assert run == (0, "position = N\nmoves = [1]\nreading = slides 15 to 17\n", "")
    run = gameproof("solve", "positions.subtraction", "set=[]", "heap=0", "play=misere")
    assert run == (0, "position = N\nmoves = []\nreading = slides 15 to 17\n", "")


def test_piles_of_any_size_are_answered(gameproof: Gameproof) -> None:
    huge = "1" + "0" * 4000
    run = gameproof("solve", "positions.wythoff", f"piles={huge},{huge}", "play=normal")
    assert run.out.startswith("position = N\nmoves = [[0,0]")
    run = gameproof("solve", "positions.nim", f"piles={huge},{huge}", "play=misere")
    assert run == (0, "position = P\nmoves = []\nreading = slides 15 to 17\n", "")
    run = gameproof(
        "solve", "positions.wythoff", "piles=1618033988749894848,2618033988749894848", "play=normal"
    )
    assert run == (0, "position = P\nmoves = []\nreading = slides 15 to 17\n", "")


def test_unusable_questions(gameproof: Gameproof) -> None:
    for arguments, message in [
        (("positions.subtraction", "set=0", "heap=5", "play=normal"), "set: got 0, allowed: "),
        (("positions.subtraction", "set=1,1", "heap=5", "play=normal"), "set: got [1, 1]"),
        (("positions.subtraction", "set=x", "heap=5", "play=normal"), "set: got 'x'"),
        (("positions.subtraction", "set=1", "heap=-1", "play=normal"), "heap: got -1"),
        (("positions.subtraction", "set=1", "heap=1.5", "play=normal"), "heap: got '1.5'"),
        (("positions.subtraction", "set=1", "heap=[5]", "play=normal"), "heap: got [5]"),
        (("positions.subtraction", "set=1", "heap=5", "play=both"), "play: got 'both', allowed: "),
        (("positions.subtraction", "set=1", "heap=5", "play=[]"), "play: got []"),
        (("positions.subtraction", "set=1", "heap=5", "play=true"), "play: got True"),
        (("positions.subtraction", "set=1", "heap=5"), "play: got nothing, allowed: normal, mis"),
        (("positions.nim", "piles=", "play=normal"), "piles: got ''"),
        (("positions.nim", "piles=[]", "play=normal"), "piles: got []"),
        (("positions.nim", "piles=3,-1", "play=normal"), "piles: got -1"),
        (("positions.nim", "piles=3,true", "play=normal"), "piles: got True"),
        (("positions.nim", 'piles={"a":1}', "play=normal"), "piles: got {'a': 1}"),
        (("positions.nim", "piles=null", "play=normal"), "piles: got nothing"),
        (("positions.wythoff", "piles=3", "play=normal"), "piles: got [3]"),
        (("positions.wythoff", "piles=3,4,5", "play=normal"), "piles: got [3, 4, 5]"),
        (("positions.wythoff", "piles=3,4.0", "play=normal"), "piles: got '4.0'"),
        (("positions.wythoff", "piles=3,[4]", "play=normal"), "piles: got [4]"),
        (("positions.wythoff", "piles=3,4", "play=normal", "heap=3"), "field: got 'heap'"),
        (("positions.Nim", "piles=3,4", "play=normal"), "system: got 'positions.Nim'"),
    ]:
        gameproof("solve", *arguments).refused(message)


def test_too_much_work_is_refused(gameproof: Gameproof) -> None:
    for arguments in [
        ("positions.subtraction", "set=1,2,3", "heap=100000000", "play=normal"),
        ("positions.subtraction", "set=[]", "heap=1" + "0" * 30, "play=normal"),
        ("positions.nim", "piles=" + "7," * 3000 + "7", "play=normal"),
    ]:
        run = gameproof("solve", *arguments)
        run.refused("max-work: got ", f"at most {MAX_WORK} ", "raise with --max-work")
