"""Generated bad input over every command and system: an answer, or one clear line.

`GAMEPROOF_INPUTS=5000 GAMEPROOF_SEED=7 pytest tests/test_bad_input.py` makes as many, others.
"""

import json
import os
import random
import string
from pathlib import Path
from time import process_time

import pytest

from proofs_check.oracle.systems import known_systems
from tests.conftest import Gameproof, Run

SEED = os.environ.get("GAMEPROOF_SEED", "1")
INPUTS = int(os.environ.get("GAMEPROOF_INPUTS", "300"))
GROUPS = 10
SECONDS = 60
"""Within which each must be answered, of this process alone."""

ODD = (
    *("", " ", "0", "-1", "1", "2", "1e3", "1.5", "-0", "+1", "0x10", "nan", "inf", "true", "null"),
    *("9" * 30, "9" * 5000, "-" + "9" * 30, "[]", "{}", "[[]]", "[1,2", "1,2", "2,1", "1,1", "3,5"),
    *(
        *('"', '{"a":1}', '{"a":1,"a":2}', "[" * 3000, "\x00", "\x1b[31m", "\n", "é", "\u2217"),
        *("\U0001d7d9", "½"),
    ),
    *("*", "*2", "^", "v", "{0|1}", "{|}", "{0||1}", "{" * 500, "1/2", "1/0", "FvF", "left", "L"),
    *("--", "-h", "--help", "--json", "=", "==", "a=b", "../..", "/", "/dev/null", "~", "$HOME"),
    *("\N{ARABIC-INDIC DIGIT THREE}", "\N{FULLWIDTH DIGIT THREE}", "\N{SUPERSCRIPT TWO}", "1_0"),
    *("NaN", "Infinity", "-Infinity", "-0.0", "1e400", "3\r\n", "\ufeff3", "\u200b3", "010", "0b1"),
    *("[true]", "[1,true]", "[-0]", "[1.0]", "[" * 100_000, '{"a":' * 50_000, "a" * 100_000),
)

COMMANDS: tuple[tuple[str, ...], ...] = (
    *(("check",), ("check", "--record", "--anew"), ("list",), ("show",), ("verify",)),
    *(("sweep",), ("vectors", "verify"), ("vectors",), ("solve",), ("",)),
)

OPTIONS = (
    *("--document", "--format", "--jobs", "--seed", "--up-to", "--workdir", "--max-work"),
    *("--junit", "--sarif", "--journal", "--deep", "--batch", "--timeout", "--system", "--nothing"),
)

NAMES = ("cumulative", "cumulative/lemma-0", "poker", "bidding-sets", "bidding/x", "positions/")


def text(rng: random.Random) -> str:
    """Something odd, or random characters."""
    if rng.random() < 0.7:
        return rng.choice(ODD)
    return "".join(rng.choices(string.printable, k=rng.randrange(1, 12)))


def value(rng: random.Random, depth: int = 0) -> object:
    """JSON of any shape."""
    kind = rng.randrange(8 if depth < 3 else 5)
    if kind >= 5:
        inner = [value(rng, depth + 1) for _ in range(rng.randrange(4))]
        return inner if kind < 7 else {text(rng): each for each in inner}
    return (rng.randrange(-3, 20), 10 ** rng.randrange(40), text(rng), None, True)[kind]


def question(rng: random.Random) -> list[str]:
    """A question to a system, with fields that it has and values that it may not take."""
    name = rng.choice(list(known_systems()))
    fields = [field.name for field in known_systems()[name].fields]
    chosen = fields if rng.random() < 0.8 else rng.sample(fields, rng.randrange(len(fields) + 1))
    given = [
        f"{field}={text(rng) if rng.random() < 0.5 else json.dumps(value(rng))}" for field in chosen
    ]
    if rng.random() < 0.2:
        given.append(f"{text(rng)}={text(rng)}")
    return ["solve", name, *given, "--max-work", "20000"]


def command(rng: random.Random) -> list[str]:
    """A command with arguments and options that it may not have; nothing that takes long."""
    arguments = [rng.choice((*ODD, *NAMES)) for _ in range(rng.randrange(3))]
    options = [
        word for _ in range(rng.randrange(1, 3)) for word in (rng.choice(OPTIONS), text(rng))
    ]
    return [*rng.choice(COMMANDS), *options, *arguments]


def refused(run: Run, shown: str) -> None:
    try:
        run.refused()
    except AssertionError as error:
        error.add_note(shown)
        raise


@pytest.mark.parametrize("group", range(GROUPS))
def test_bad_input_is_answered_or_refused_in_one_line(
    group: int, gameproof: Gameproof, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    rng = random.Random(f"{SEED} {group}")
    for _ in range(INPUTS // GROUPS):
        arguments = question(rng) if rng.random() < 0.6 else command(rng)
        if arguments[0] in {"check", "sweep", "verify"}:  # where what is legal takes long
            arguments.append("no/such")
        begin = process_time()
        run = gameproof(*arguments)
        shown = f"GAMEPROOF_SEED={SEED}: {arguments!r}"
        assert process_time() - begin < SECONDS, shown
        assert run.status in {0, 1, 2}, shown
        if run.status == 2:
            refused(run, shown)
        else:
            assert run.err == "", shown
    assert not [path for path in tmp_path.rglob("*") if path.is_file()]


def written(rng: random.Random) -> bytes:
    """A file: JSON of any shape, a certificate with one field changed, SMT-LIB cut, or bytes."""
    kind = rng.randrange(4)
    if kind == 0:
        return json.dumps(value(rng)).encode()
    if kind == 1:
        certificate: dict[str, object] = {
            "format_version": 1,
            "kind": rng.choice(["counterexample", "periodicity"]),
            "document": "cumulative",
            "set": [3, 5],
            "preperiod": 18,
            "period": 10,
            "shift": 5,
        }
        certificate[rng.choice([*certificate, text(rng)])] = value(rng)
        return json.dumps(certificate).encode()
    if kind == 2:
        script = b"(set-info :status unsat)(declare-const a Int)(assert (> a a))(check-sat)"
        at = rng.randrange(len(script))
        return script[:at] + rng.choice([b"", b")", b"(", b'"', b"|", b"\xff"]) + script[at + 1 :]
    return rng.randbytes(rng.randrange(60))


def test_bad_files_are_verified_or_refused_in_one_line(
    gameproof: Gameproof, tmp_path: Path
) -> None:
    rng = random.Random(f"{SEED} files")
    for number in range(INPUTS // 3):
        path = tmp_path / f"{number}.{rng.choice(['json', 'smt2', 'txt'])}"
        path.write_bytes(written(rng))
        run = gameproof("verify", str(path))
        shown = f"GAMEPROOF_SEED={SEED}: {path.read_bytes()!r}: {run}"
        assert run.status in {0, 1, 2}, shown
        if run.status == 2:
            refused(run, shown)
