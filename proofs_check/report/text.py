"""Results for people: the terminal's lines, Markdown, one claim whole."""

from collections import Counter
from collections.abc import Iterable, Sequence

from rich.console import Console
from rich.table import Table
from rich.text import Text

from proofs_check.audit import Result
from proofs_check.evidence import Evidence, Json, Verdict
from proofs_check.ledger import Claim

COLOURS = {
    Verdict.PROVED: "bold green",
    Verdict.HOLDS: "green",
    Verdict.UNREFUTED: "cyan",
    Verdict.REFUTED: "bold red",
    Verdict.ERRATUM: "red",
    Verdict.AMBIGUOUS: "magenta",
    Verdict.UNVERIFIABLE: "yellow",
    Verdict.NOT_RUN: "dim",
}


def counts(results: Iterable[Result]) -> dict[str, int]:
    """How often each verdict stands, in the vocabulary's order."""
    found = Counter(result.verdict for result in results)
    return {verdict.value: found[verdict] for verdict in Verdict if found[verdict]}


def line(result: Result) -> Text:
    """One claim on one line, and what contradicts the record under it."""
    verdict = result.verdict
    text = Text.assemble(
        (f"{verdict.value:<13}", COLOURS[verdict]),
        (result.claim.id, "bold"),
        f"  {result.claim.says}",
    )
    if verdict.is_false:
        text.append(f"\n{'':13}{brief(result.found)}", "dim")
    if result.problem:
        text.append(f"\n{'':13}NOT AS RECORDED: {result.problem}", "bold red")
    return text


def brief(evidence: Evidence) -> str:
    """The counterexample or the differing cell of a false claim, short."""
    witness = evidence.facts.get("witness")
    if witness is not None:
        return f"counterexample {plain(witness)}"
    if "printed" in evidence.facts:
        return f"printed {plain(evidence.facts['printed'])}, is {plain(evidence.facts['computed'])}"
    return evidence.scope


def plain(value: Json) -> str:
    """JSON as a person would write it down.

    >>> plain({"instance": {"set": [4, 7], "heap": 30}})
    'instance (set [4, 7], heap 30)'
    """
    if isinstance(value, dict):
        parts = (f"{key} {_nested(inner)}" for key, inner in value.items())
        return ", ".join(parts)
    if isinstance(value, list | tuple):
        return "[" + ", ".join(plain(inner) for inner in value) + "]"
    return str(value)


def _nested(value: Json) -> str:
    return f"({plain(value)})" if isinstance(value, dict) else plain(value)


def summary(results: Sequence[Result], console: Console) -> None:
    """The closing lines: counts, and whether all is as recorded."""
    listed = ", ".join(f"{number} {verdict}" for verdict, number in counts(results).items())
    seconds = sum(result.seconds for result in results)
    console.print(f"\n{len(results)} claims in {seconds:.1f} s: {listed}", highlight=False)
    problems = sum(1 for result in results if result.problem)
    if problems:
        console.print(f"{problems} not as recorded", style="bold red", highlight=False)
    else:
        console.print("all as recorded", style="green", highlight=False)


def markdown(results: Sequence[Result]) -> str:
    """A table of results for a web page or a pull request."""
    rows = [
        f"| {r.verdict.value} | `{r.claim.id}` | {r.claim.cite} | {_cell(r.claim.says)} "
        f"| {_cell(r.found.scope)} | {_cell(r.problem)} |"
        for r in results
    ]
    head = ["| verdict | claim | cited | statement | looked at in this run | not as recorded |"]
    listed = ", ".join(f"{number} {verdict}" for verdict, number in counts(results).items())
    return "\n".join([*head, "| --- | --- | --- | --- | --- | --- |", *rows, "", listed + "."])


def _cell(text: str) -> str:
    return text.replace("|", "\\|").replace("\n", " ")


def claim_list(claims: Sequence[tuple[Claim, Evidence | None]]) -> Table:
    """The ledger as a table: recorded verdict, id, statement."""
    table = Table(box=None, pad_edge=False, show_header=False)
    table.add_column(no_wrap=True)
    table.add_column(no_wrap=True, style="bold")
    table.add_column(overflow="fold")
    for claim, known in claims:
        verdict = Verdict.NOT_RUN if known is None else known.verdict
        table.add_row(Text(verdict.value, COLOURS[verdict]), claim.id, Text(claim.says))
    return table


def claim_page(claim: Claim, known: Evidence | None, console: Console) -> None:
    """Everything about one claim: statement, citation, place, recorded evidence."""
    console.print(Text(claim.id, "bold"))
    console.print(Text(claim.says))
    fields: list[tuple[str, str]] = [
        ("cited", f"{claim.document}, {claim.cite}"),
        ("origin", claim.origin.value),
        ("ledger", f"{claim.place.path.name}:{claim.place.line}"),
        (
            "checks",
            "; ".join(
                f"{name}: {', '.join(check.method for check in checks)}"
                for name, checks in claim.readings.items()
            ),
        ),
    ]
    if known is None:
        fields.append(("verdict", "not recorded"))
    else:
        fields += [("verdict", known.verdict.value), ("scope", known.scope)]
        fields += [(name, plain(value)) for name, value in known.facts.items() if name != "extent"]
    table = Table(box=None, pad_edge=False, show_header=False)
    table.add_column(style="dim", no_wrap=True)
    table.add_column(overflow="fold")
    for name, value in fields:
        table.add_row(name, Text(value))
    console.print(table)
