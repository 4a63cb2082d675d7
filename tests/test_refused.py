"""What commands refuse: each in one line that says what is allowed, and nothing is written."""

import os
import shlex
from collections.abc import Iterator
from itertools import product
from pathlib import Path

import pytest

from proofs_check.core import kept
from tests.conftest import Gameproof

QUICK = "cumulative/section-2.dual-values"
THREE = "cumulative/conjecture-4.three-actions.weakened"
WRITTEN = "a file, new or regular, in a folder that can be written"
RUN = "gameproof check --format json"
FOLDER = "folder: got '{}', allowed: the name of a new or an empty folder"
REFUSED = {
    "": "Missing command. (see gameproof --help)",
    "''": "No such command ''.",
    "x" * 10_000: "No such command 'xxx",
    "x" * 9_000: "xxx'. (see gameproof --help)",
    "--verbose": "(see gameproof --help)",
    "prove chess": "chess",
    "seal partizan poker": "document: got 'poker'",
    "check --fast": "(see gameproof check --help)",
    "check --format xml": "'xml' is not one of 'pretty', 'json', 'markdown'.",
    "check --jobs 0": "Invalid value for '--jobs': 0 is not in the range x>=1.",
    "check --jobs 1.5": "Invalid value for '--jobs': '1.5' is not a valid integer",
    "check --document poker": "document: got 'poker', allowed: one of ",
    "check --document not-there": "your own after pip install -e FOLDER\n",
    "check --changed --record": "changed: got True",
    "check --anew": "anew: got True, allowed: --record beside it",
    "check --watch --record": "watch: got True, allowed: no --record and no file",
    "check ''": "claim: got '', allowed: an id that `gameproof list` prints, or its begi",
    f"check {QUICK} cumulative/nope": "claim: got 'cumulative/nope', allowed: an id that",
    "check '\x1b[31m\n'": "claim: got '\\x1b[31m\\n', allowed: ",
    "check " + "c" * 10_000: "claim: got 'ccc",
    f"check {QUICK} --junit new --sarif link": "sarif: got 'link', allowed: a file that no other",
    f"check {QUICK} --journal link --sarif new": "journal: got 'link', allowed: a file that no",
    "list --document bidding --document positions": (
        "document: got 'bidding, positions', allowed: one document"
    ),
    "list cumulative/lemm": "claim: got 'cumulative/lemm'",
    "list --verdict false": "verdict: got 'false', allowed: one of proved,",
    "list --kind lemma": "kind: got 'lemma', allowed: one of statement,",
    "list --place Lem": "place: got 'Lem', allowed: how the name",
    "places poker": "document: got 'poker'",
    "places --place Lem": "place: got 'Lem'",
    "attack": "CLAIM",
    "attack cumulative/nothing": "claim: got ",
    "attack cumulative/lemma-9.1": "claim: got ",
    f"attack {THREE} --minutes 0": "--minutes",
    f"attack {THREE} --minutes nan": "'--minutes': 'nan' is not a finite number.",
    f"attack {THREE} --jobs 0": "--jobs",
    "sweep nothing": "sweep: got 'nothing'",
    **{f"sweep cumulative-sets --up-to {n}": "up-to" for n in ("0", "-3", "36", "x")},
    "sweep cumulative-random-sets --up-to 26": "an integer from 27 to 1000: max S",
    "sweep cumulative-two-actions --up-to 1": "an integer from 2 to 1000: max S",
    "sweep preferences-table-1 --up-to 1": "up-to",
    "sweep cumulative-sets --jobs 0": "jobs",
    "sweep cumulative-sets --up-to 3 --scheduler nowhere": "scheduler",
    "sweep cumulative-sets --up-to 3 --workdir file": "workdir",
    "conform": "Missing argument 'COMMAND",
    "conform --system chess -- x": "system: got 'chess'",
    "conform --load chess -- x": "load: got 'chess', allowed: MODULE:OBJECT",
    **{
        f"conform --{option}={bad} -- x": f"'--{option}'"
        for option in ("examples", "seconds", "seed", "batch", "timeout", "restarts")
        for bad in ("-1", "x", "''", "1e999", "nan", "0x1", "[]")
    },
    **dict.fromkeys((f"conform --{option}=0 -- x" for option in ("timeout", "batch")), "'--"),
    **{f"conform --replay case{n} -- x": "allowed: " for n in range(9)},
    "conform --replay large -- x": "of at most 67108864 bytes",
    **{f"conform --{name} gone -- x": "; there is no such file" for name in ("replay", "known")},
    "report": "output: got nothing, allowed: -o FOLDER",
    "report --brief -o x": "brief: got True, allowed: --document alone",
    "report -o new --document poker": "document: got 'poker'",
    "report -o new more": "more",
    **dict.fromkeys(("new /proc/x", "report -o /proc/x"), "/proc/"),
    "report -o .": "output: got '.', allowed: a new or empty folder",
    **{f"report -o new --run run{n}": RUN for n in range(4)},
    **{
        f"new there --name={name}": f"name: got {name!r}"
        for name in ("Toy", "2-toys", "cumulative")
    },
    "new there --name=''": "name: got ''",
    "new --adapter cobol there": "'--adapter': 'cobol' is not one of 'c', 'go', 'j",
    "new there --adapter": "--adapter takes [c|go|javascript|python|rust]. (see gameproof",
    "new --adapter c .": FOLDER.format("."),
    "new --adapter c ''": FOLDER.format(""),
    "new --adapter c --name x there": "name: got 'x', allowed: none with --adapter",
    **{
        f"vectors {name} {given!r}": f"folder: got {given!r}, allowed: the name of a folder"
        for name, given in product(("export", "verify"), ("", " "))
    },
}
"""Command lines, and what is said of each."""

WYTHOFF = '{"format_version": 1, "cases": [{"system":"positions.wythoff_pair", "input":{"n": 1}}]}'
"""A file of --save."""

NOWHERE = (
    "full",
    "file/x",
    "no/such/x",
    "",
    "x" * 300,
    "x" * 5000,
    "loop",
    "pipe",
    "/",
    "/dev/zero",
    ".",
)
"""Where nothing can be written or read: folders, what is no folder, links in a circle, ..."""

OF_FILES = {
    **{
        f"check {QUICK} --{option} {{}}": f"{option}: got GIVEN, allowed: {WRITTEN}"
        for option in ("junit", "sarif", "journal")
    },
    **{
        f"conform --{option} {{}} -- x": f"{option}: got GIVEN, allowed: {WRITTEN}"
        for option in ("junit", "sarif", "save")
    },
    **{
        f"conform --{option} {{}} -- x": f"{option}: got GIVEN, allowed: a file that --save wrote"
        for option in ("replay", "known")
    },
    f"attack {THREE} --journal {{}}": f"journal: got GIVEN, allowed: {WRITTEN}",
    "verify {}": "certificate: got GIVEN, allowed: a regular file",
    "report -o new --run {}": f"run: got GIVEN, allowed: a file with the lines that {RUN}",
    "report -o new --live {}": "live: got GIVEN, allowed: the folder of the npm package pyodide",
    "report -o {}": "output: got GIVEN, allowed: a new or empty folder, inside a",
    "new {}": ": got GIVEN, allowed: ",
    "vectors verify {}": ": got GIVEN, allowed: ",
}
"""Commands that are given such a file or folder, and what is said of it."""

TEXTS = {
    "file": "kept",
    "full/mine": "kept",
    **{
        f"run{n}": text
        for n, text in enumerate(("no JSON", "{}", "[1]", '{"id": "a", "seconds": "b"}'))
    },
    **{
        f"case{n}": text
        for n, text in enumerate(
            (
                "",
                "[]",
                '{"format_version": 2, "cases": []}',
                '{"format_version": 1, "cases": []}',
                '{"format_version": 1, "cases": [1]}',
                '{"format_version": 1, "cases": [{"system": "chess", "input": {}}]}',
                '{"format_version": 1, "cases": [{"system": "positions.nim", "input": {}}]}',
                WYTHOFF.replace("1", "true", 1),
                WYTHOFF.replace("}}", '}, "after": [1]}'),
            )
        )
    },
}
"""What stands in the files that are there."""


@pytest.fixture
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    """Where commands are given; afterwards all is there as it was, and nothing is sealed."""
    for name, text in TEXTS.items():
        (tmp_path / name).parent.mkdir(exist_ok=True)
        (tmp_path / name).write_text(text)
    (tmp_path / "loop").symlink_to("loop")
    (tmp_path / "link").symlink_to("new")
    with (tmp_path / "large").open("wb") as file:
        file.truncate(2**26 + 1)  # nothing is written: the file has no blocks
    os.mkfifo(tmp_path / "pipe")
    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr(kept, "seal", pytest.fail)
    yield tmp_path
    there = {path.name for path in tmp_path.iterdir()} - {"loop", "link", "pipe", "large"}
    there -= {".gameproof-sweeps"}  # where a sweep keeps its shards, even if it finds none
    assert there == {name.partition("/")[0] for name in TEXTS}
    assert all((tmp_path / name).read_text() == text for name, text in TEXTS.items())


def test_a_command_line(gameproof: Gameproof, folder: Path) -> None:
    for line, says in REFUSED.items():
        gameproof(*shlex.split(line)).refused(says)


@pytest.mark.parametrize("command", OF_FILES)
def test_a_file_or_a_folder(
    gameproof: Gameproof, folder: Path, monkeypatch: pytest.MonkeyPatch, command: str
) -> None:
    before, _, after = OF_FILES[command].partition("GIVEN")
    for given in (*NOWHERE, *(["a\0b"] if WRITTEN not in after else [])):
        words = [given if word == "{}" else word for word in shlex.split(command)]
        gameproof(*words).refused(before, after)
    if WRITTEN in after:  # whoever runs the tests as root may write anywhere
        monkeypatch.setattr(os, "access", lambda path, mode: False)
        gameproof(*shlex.split(command.replace("{}", "file"))).refused(before, WRITTEN)
