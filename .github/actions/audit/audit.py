"""Run the audit in a workflow; its summary names what is not as recorded, and nothing else."""

import json
import os
import subprocess
import sys
from pathlib import Path


def main() -> int:
    """Audit as the environment says; the exit status is that of `gameproof check`, or 0."""
    fail_on, document = os.environ["FAIL_ON"], os.environ["DOCUMENT"]
    if fail_on not in {"mismatch", "never"}:
        print(f"fail-on: got {fail_on!r}, allowed: mismatch, never", file=sys.stderr)
        return 2
    sarif = Path(os.environ["RUNNER_TEMP"]) / "gameproof.sarif"
    command = ["gameproof", "check", "--changed", "--format", "json", "--sarif", str(sarif)]
    command += ["--document", document] if document else []
    run = subprocess.run(command, stdout=subprocess.PIPE, text=True, check=False)
    if run.returncode not in (0, 1):
        return run.returncode
    *claims, summary = map(json.loads, run.stdout.splitlines())
    wrong = [f"- `{each['id']}`: {each['problem']}" for each in claims if each["problem"]]
    wrong += [f"- {line}" for line in summary["not_as_kept"]]
    same = summary["unchanged"]
    head = f"{len(claims)} claims, {same} unchanged since they came out as recorded"
    lines = [f"### gameproof: {head}", *(wrong or ["All as recorded."])]
    with open(os.environ["GITHUB_STEP_SUMMARY"], "a", encoding="utf-8") as file:
        file.write("\n".join([lines[0], "", *lines[1:], ""]))
    with open(os.environ["GITHUB_OUTPUT"], "a", encoding="utf-8") as file:
        file.write(f"sarif={sarif}\n")
    print("\n".join(lines))
    return run.returncode if fail_on == "mismatch" else 0


if __name__ == "__main__":
    sys.exit(main())
