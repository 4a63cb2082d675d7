"""Libraries that others published, held against the reference: a matrix, kept as data.

By hand, where they are installed (extra `peers`): `python -m tests.benchmarks.implementations`
asks all of them and writes `implementations.json`, and the matrix in the manual. `--python` names
the Python that has them, arguments name some of them. It is what `conform` does; of each kind of
difference the smallest question is kept, and `EXPLAINED` says whose it is. Exit status 1: a
difference is not explained.
"""

import argparse
import json
import os
import sys
from collections.abc import Mapping, Sequence
from datetime import date
from pathlib import Path
from typing import Any

from proofs_check.core.evidence import Json, canonical
from proofs_check.oracle import conform
from proofs_check.oracle.conform import Conformance, Failure, Options, Tally
from proofs_check.oracle.program import Session
from proofs_check.oracle.systems import find_system

ROOT = Path(__file__).resolve().parents[2]
DATA = Path(__file__).with_name("implementations.json")
PEERS = (
    *("cgt_py", "pycgt", "ludology", "nimgame", "nimsum", "marienbad", "ogdoad"),
    "generalized_geography",
)
START, END = (
    "<!-- matrix: made by tests/benchmarks/implementations.py -->",
    "<!-- end of matrix -->",
)
OPTIONS = Options(examples=500, timeout=20.0, restarts=50, batch=50)

THEIRS, OURS, READING, LIMIT = "theirs", "ours", "a reading", "a limit of theirs"

NUMPY = "its temperature fails with NumPy 2: an array of one number is no number there."
HALF = "its mean of a half reads back the sign for it, which is no literal."
BITS = "a denominator beyond 32 bits is not read."
COLD = "a number's temperature is -1 there."
SLOW = "takes longer than the time limit of 20 s."
TOO_SLOW = {
    **dict.fromkeys(("pycgt", "ogdoad"), ("value", "thermograph", "operation")),
    "cgt-py": ("value", "thermograph"),
    "ludology": ("value", "thermograph", "incentives", "operation", "compare"),
}
"""By library the systems of `partizan` that it is too slow for."""

EXPLAINED: Mapping[tuple[str, str, str], tuple[str, str]] = {
    ("nimsum", "positions.nim", "position"): (
        THEIRS,
        "misere play is not told from normal play: the flag for it is stored and never read.",
    ),
    ("pycgt", "partizan.operation", "canonical"): (
        READING,
        "a game cooled by just its temperature is its mean there; here that is so above it.",
    ),
    ("ludology", "partizan.operation", "canonical"): (
        READING,
        "a sum of two is simplified before a third joins; a selective sum is one of forms.",
    ),
    **{
        ("ludology", f"partizan.{system}", f"error: {error}"): (THEIRS, why)
        for system in ("thermograph", "operation")
        for error, why in (("TypeError", NUMPY), ("ValueError", HALF))
    },
    **{
        (name, f"partizan.{system}", "hang: no answer within 20 s"): (LIMIT, SLOW)
        for name, systems in TOO_SLOW.items()
        for system in systems
    },
    ("generalized-geography", "positions.wythoff", "hang: no answer within 20 s"): (LIMIT, SLOW),
    ("ogdoad", "partizan.value", "temperature"): (READING, COLD),
    ("ogdoad", "partizan.thermograph", "temperature"): (READING, COLD),
    ("ogdoad", "positions.nim", "error: OverflowError"): (
        LIMIT,
        "a pile of more than 128 bits is not read.",
    ),
    **{
        ("cgt-py", f"partizan.{system}", "error: SyntaxError"): (LIMIT, BITS)
        for system in ("compare", "thermograph", "value")
    },
}
"""By library, system and what `kind` says of a difference: whose it is, and why."""

FAULTS = 1_000
"""A library that crashes or hangs at a question is asked the others all the same."""


def kind(wrong: Failure) -> str:
    """What sort of difference it is: the parts that differ, or the words of an error."""
    if wrong.kind == "difference":
        return " and ".join(wrong.parts)
    return f"{wrong.kind}: {wrong.says.partition('says: ')[2].partition(':')[0] or wrong.says}"


def row(name: str, version: str, tally: Tally) -> dict[str, Json]:
    """What is kept of a library and a system: of each kind of difference the smallest question."""
    weight = find_system(tally.system).weight
    smallest: dict[str, Failure] = {}
    for failure in sorted(tally.failures, key=lambda each: weight(each.question)):
        smallest.setdefault(kind(failure), failure)
    return {
        "implementation": name,
        "version": version,
        "asked": date.today().isoformat(),
        "system": tally.system,
        "compared": tally.compared,
        "agreed": tally.agreed,
        "differed": tally.compared - tally.agreed,
        "not_offered": sum(tally.skips.values()),
        "reasons": sorted(tally.skips),
        "differences": [difference(name, tally.system, *each) for each in smallest.items()],
        "untested": tally.untested or None,
    }


def difference(name: str, system: str, kind: str, failure: Failure) -> dict[str, Json]:
    """What is kept of a difference."""
    got, says = failure.got, failure.says
    whose, why = EXPLAINED.get((name, system, kind), ("", ""))
    return {
        "kind": kind,
        "input": failure.question,
        "expected": {part: failure.expected[part] for part in failure.parts},
        "got": {part: got[part] for part in failure.parts} if isinstance(got, Mapping) else says,
        "whose": whose,
        "why": why,
    }


def asked(name: str, python: str) -> list[dict[str, Json]]:
    """The rows of one library."""
    adapter = ROOT / "tests" / "adapters" / f"peer_{name}.py"
    session = Session([python, str(adapter)], OPTIONS.timeout, OPTIONS.restarts, lambda chunk: None)
    conform.MOST_FAULTS = FAULTS
    report = Conformance(session, OPTIONS).run()
    if not report.name:
        raise SystemExit(f"{name}: {report.untested}")
    return [row(report.name, report.version, tally) for tally in report.tallies]


def matrix(rows: Sequence[Mapping[str, Any]]) -> str:
    """The rows as Markdown, and below them the differences."""
    lines = ["| library | asked | system | compared | agreed | differed | not offered |"]
    lines.append("| --- | --- | --- | --- | --- | --- | --- |")
    for each in rows:
        numbers = (each[name] for name in ("compared", "agreed", "differed", "not_offered"))
        library = f"{each['implementation']} {each['version']}"
        cells = library, each["asked"], f"`{each['system']}`", *map(str, numbers)
        lines.append(f"| {' | '.join(cells)} |")
    lines.append("")
    for each in rows:
        for difference in each["differences"]:
            lines.append(
                f"- {each['implementation']}, `{each['system']}` ({difference['whose']}):"
                f" {difference['why']} `{canonical(difference['input'])}`"
            )
    return "\n".join(lines)


def in_readme(text: str, rows: Sequence[Mapping[str, Any]]) -> str:
    """README with the matrix made anew."""
    before, _, rest = text.partition(START)
    _, _, after = rest.partition(END)
    return f"{before}{START}\n\n{matrix(rows)}\n\n{END}{after}"


def main() -> int:
    """Ask the libraries, write what came of it."""
    arguments = argparse.ArgumentParser(description=str(__doc__).partition("\n")[0])
    arguments.add_argument("names", nargs="*", metavar="LIBRARY", help=", ".join(PEERS))
    arguments.add_argument("--python", default=sys.executable, help="the Python that has them")
    given = arguments.parse_args()
    os.environ["PYTHONPATH"] = str(ROOT)
    rows = json.loads(DATA.read_text("utf-8"))["rows"] if DATA.is_file() else []
    for name in given.names or PEERS:
        found = asked(name, given.python)
        print("\n".join(map(canonical, found)), flush=True)
        rows = [each for each in rows if each["implementation"] != found[0]["implementation"]]
        rows = sorted([*rows, *found], key=lambda each: (each["implementation"], each["system"]))
        keep(rows)
    return int(any(not each["whose"] for row in rows for each in row["differences"]))


def keep(rows: Sequence[Mapping[str, Any]]) -> None:
    """Write the data, and the matrix in the manual."""
    content = {"made by": "python -m tests.benchmarks.implementations", "rows": rows}
    DATA.write_text(json.dumps(content, indent=1) + "\n", encoding="utf-8")
    readme = ROOT / "proofs_check" / "manual" / "libraries.md"
    readme.write_text(in_readme(readme.read_text("utf-8"), rows), encoding="utf-8")


if __name__ == "__main__":
    sys.exit(main())
