"""Programs that do not keep to the protocol: python -m tests.adapters.ill_behaved HOW."""

import json
import os
import resource
import signal
import subprocess
import sys
import time
from typing import Any

from tests.adapters import adapter

MEMORY, LEAK = 1 << 29, 1 << 20
"""Bytes that a program may have that keeps so many for each question."""

SLOW = 0.04
"""Seconds that a slow program takes for a question."""

BAD = 7
"""From this heap on the programs misbehave that misbehave at some questions only."""

LEFT_BEHIND: dict[str, tuple[list[str], Any]] = {
    "leaves-a-child": (["sleep", "600"], None),
    "leaves-a-child-with-errors": (["sleep", "600"], subprocess.DEVNULL),
    "leaves-a-loud-child": (["yes"], sys.stderr),
}
"""What a program leaves behind that ends, and where that writes; all have its standard error."""

AT_A_QUESTION = (
    *("crash", "exit", "signal", "partial", "stuck", "hang", "garbage", "endless", "drips"),
    *LEFT_BEHIND,
)
"""The ways that depend on the question."""


def is_bad(message: dict[str, Any]) -> bool:
    """Whether a batch has a question at which a program misbehaves."""
    return any(int(case["input"]["heap"]) >= BAD for case in message.get("cases", ()))


def misbehave(how: str, line: str) -> str:
    """What a program does in place of its response; the response that it writes after all."""
    if how == "crash":
        print("it went wrong", file=sys.stderr)
        os._exit(3)
    if how == "exit":
        os._exit(0)
    if how.startswith("leaves-a-"):
        program, out = LEFT_BEHIND[how]
        subprocess.Popen(program, stdout=out)
        os._exit(4)
    if how == "signal":
        os.kill(os.getpid(), signal.SIGKILL)
    if how in ("endless", "drips"):
        while True:
            sys.stdout.write("x" * (1 << 16 if how == "endless" else 1))
            sys.stdout.flush()
            time.sleep(0 if how == "endless" else 0.05)
    if how in ("partial", "stuck"):
        sys.stdout.write(line[: len(line) // 2])
        sys.stdout.flush()
        if how == "partial":
            os._exit(0)
    if how in ("stuck", "hang"):
        time.sleep(600)
    return "Traceback (most recent call last):"


def changed(how: str, response: dict[str, Any], cases: list[dict[str, Any]]) -> dict[str, Any]:
    """The response to a batch, changed."""
    results: list[dict[str, Any]] = response["results"]
    if how == "wrong-seq":
        return {**response, "seq": response["seq"] + 1}
    if how == "stale-seq" and response["seq"] > 4:
        return {**response, "seq": response["seq"] - 1}
    if how == "out-of-order":
        return {**response, "results": results[::-1]}
    if how == "one-missing" and len(results) > 1:
        return {**response, "results": results[1:]}
    if how == "one-twice" and len(results) > 1:
        return {**response, "results": [*results[1:], results[1]]}
    if how == "skips-all":
        return {"seq": response["seq"], "skip": "not today"}
    if how == "no-moves":
        for result in results:
            del result["output"]["moves"]
    for case, result in zip(cases, results, strict=True):
        if int(case["input"]["heap"]) >= BAD:
            if how == "error":
                del result["output"]
                result.update(error="heap too large", context={"limit": BAD})
            if how == "words":
                result["output"]["outcome"] = "seven"
            if how == "paints":
                del result["output"]
                result["error"] = "\x1b[31m\ud800" + "x" * 100_000
    return response


def main() -> None:
    """Answer line by line, in the way that the command line names."""
    how = sys.argv[1]
    answered = 0
    kept: list[bytes] = []
    if how == "leaks":
        resource.setrlimit(resource.RLIMIT_AS, (MEMORY, MEMORY))
    if how == "deaf":
        time.sleep(600)
    if how == "greets":
        print("Hello!", flush=True)
    for line in sys.stdin:
        message = json.loads(line)
        if message["cmd"] == "stop":
            return
        solvers: dict[str, adapter.Solver] = {"cumulative.outcome": adapter.outcome}
        response = adapter.respond(message, solvers, how)
        if message["cmd"] == "start":
            if how == "other-protocol":
                response["protocol"] = 2
            if how == "other-systems":
                response |= {"systems": ["chess"], "limits": {"poker": {}}}
        else:
            response = changed(how, response, message["cases"])
            answered += len(message["cases"])
            if how == "tires" and answered > 300:
                os._exit(1)
        if how == "leaks":
            kept.extend(bytes(LEAK) for _ in message.get("cases", ()))
        if how == "slow":
            time.sleep(SLOW * len(message.get("cases", ())))
        if how == "noisy":  # more than a pipe holds
            sys.stderr.write("x" * 500_000)
        written = json.dumps(response)
        if how in AT_A_QUESTION and is_bad(message):
            written = misbehave(how, written)
        if how == "chatty" and message["cmd"] == "run":
            written += "\nmore to say"
        print(written, flush=True)


if __name__ == "__main__":
    main()
