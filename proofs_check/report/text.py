"""Results for people: the terminal's lines, Markdown, one claim whole."""

from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from textwrap import wrap

from rich.console import Console
from rich.table import Table
from rich.text import Text

from proofs_check.core.audit import Result, confirmed
from proofs_check.core.chance import seed
from proofs_check.core.evidence import Evidence, Json, Verdict, plain
from proofs_check.core.places import Kind

COLOURS = {
    Verdict.PROVED: "bold green",
    Verdict.ARGUED: "bold cyan",
    Verdict.HOLDS: "green",
    Verdict.UNREFUTED: "cyan",
    Verdict.REFUTED: "bold red",
    Verdict.ERRATUM: "red",
    Verdict.AMBIGUOUS: "magenta",
    Verdict.UNVERIFIABLE: "yellow",
    Verdict.NOT_RUN: "dim",
}


def counts(verdicts: Iterable[Verdict]) -> dict[str, int]:
    """How often each verdict stands, in the vocabulary's order."""
    found = Counter(verdicts)
    return {verdict.value: found[verdict] for verdict in Verdict if found[verdict]}


def counted(results: Sequence[Result]) -> list[str]:
    """How often each verdict stands, a line a kind of statement.

    A printed value that comes out as printed is reproduced: nothing is proved by that.
    """
    lines = []
    for kind in Kind:
        own = [result.verdict for result in results if result.claim.kind is kind]
        if own:
            words = {"proved": "reproduced"} if kind is Kind.PRINTED_VALUE else {}
            found = ", ".join(
                f"{n} {words.get(verdict, verdict)}" for verdict, n in counts(own).items()
            )
            lines.append(f"{kind.value + ':':<15}{len(own):>5}  {found}")
    return lines


class Terminal(Console):
    """Rich's console, but a pipe closed by its reader is an error that the caller sees."""

    def on_broken_pipe(self) -> None:
        """Raise, where Rich would exit with status 1, which here means a contradiction."""
        raise BrokenPipeError


MARGIN = 13
"""Columns before an id: the longest verdict, and a space."""


def beside_verdict(text: Text, console: Console) -> Text:
    """The same with lines cut to a terminal's width, what follows below the id."""
    if console.soft_wrap:
        return text
    cut = []
    for whole in text.split("\n"):
        label = whole[:MARGIN]
        for part in whole[MARGIN:].wrap(console, console.width - MARGIN) or [Text()]:
            cut.append(label + part)
            label = Text(" " * MARGIN)
    return Text("\n").join(cut)


def line(result: Result) -> Text:
    """One claim with its scope or its counterexample, and what contradicts the record."""
    verdict = result.verdict
    text = Text.assemble(
        (f"{verdict.value:<{MARGIN}}", COLOURS[verdict]),
        (result.claim.id, "bold"),
        f"  {result.claim.says}",
    )
    if result.unchanged:
        text.append("  unchanged, not run", "dim")
    elif verdict is not Verdict.PROVED:
        text.append(f"\n{'':{MARGIN}}{brief(result.best)}", "dim")
    if result.problem:
        text.append(f"\n{'':{MARGIN}}NOT AS RECORDED: {result.problem}", "bold red")
    return text


def brief(evidence: Evidence) -> str:
    """What to know of the evidence at a glance.

    >>> witness = {"instance": {"set": [4, 7], "heap": 34}, "values": {"AvF": [19, 15]}}
    >>> brief(Evidence(Verdict.REFUTED, "max S <= 9", "exhaustive", {"witness": witness}))
    'counterexample: set [4, 7], heap 34; AvF [19, 15]'
    """
    facts = evidence.facts
    readings = facts.get("readings")
    if isinstance(readings, Mapping):
        return "; ".join(
            f"{name}: {Evidence.from_json(found).verdict}"
            for name, found in readings.items()
            if isinstance(found, Mapping)
        )
    if "printed" in facts:
        return f"printed: {plain(facts['printed'])}; is: {plain(facts['computed'])}"
    witness = facts.get("witness")
    if isinstance(witness, Mapping):
        parts = (plain(witness.get(name, "")) for name in ("instance", "values"))
        return "counterexample: " + "; ".join(part for part in parts if part)
    if "missing" in facts:
        return f"missing: {plain(facts['missing'])}"
    return evidence.scope


def outline(value: Json, depth: int = 0) -> str:
    """JSON over several lines: an object a line, what is inside it indented.

    >>> print(outline({"by heap": {"set": [4, 7]}, "also": [{"cases": 3}]}))
    by heap: set [4, 7]
    also:
      - cases: 3
    """
    indent = "  " * depth
    if isinstance(value, Mapping):
        lines = []
        for key, inner in value.items():
            deep = isinstance(inner, Mapping | list) and len(plain(inner)) > 60
            if deep or (isinstance(inner, list) and any(isinstance(i, Mapping) for i in inner)):
                lines.append(f"{indent}{key}:\n{outline(inner, depth + 1)}")
            else:
                lines.append(f"{indent}{key}: {plain(inner)}")
        return "\n".join(lines)
    if isinstance(value, list):
        items = (outline(inner, depth + 1).lstrip() for inner in value)
        return "\n".join(f"{indent}- {item}" for item in items)
    return f"{indent}{plain(value)}"


def summary(
    results: Sequence[Result], seconds: float, console: Console, not_as_kept: Sequence[str] = ()
) -> None:
    """The closing lines: in what time, counts, and whether all is as recorded."""
    console.print(f"\n{len(results)} claims in {seconds:.1f} s, seed {seed()}", highlight=False)
    for line_ in counted(results):
        console.print(line_, highlight=False)
    if len(results) > SCREEN:
        for text in at_a_glance(results):
            console.print(beside_verdict(text, console), highlight=False)
    for name in not_as_kept:
        console.print(f"NOT AS KEPT: {name}", style="bold red", highlight=False, markup=False)
    problems = [result for result in results if result.problem]
    for result in problems if len(results) > SCREEN else ():
        said = f"NOT AS RECORDED: {result.claim.id}: {result.problem}"
        console.print(said, style="bold red", highlight=False, markup=False)
    if problems:
        said = f"{len(problems)} not as recorded; of the others {how_far(results)}"
        console.print(said, style="bold red", highlight=False)
    elif not not_as_kept:
        console.print(f"all as recorded: {how_far(results)}", style="green", highlight=False)


def how_far(results: Sequence[Result]) -> str:
    """How many claims a run confirms, and how far.

    >>> how_far([])
    '0 confirmed as far as recorded, 0 less far than recorded, 0 not looked at'
    """
    first, *rest = (f"{number} {reach}" for reach, number in confirmed(results).items())
    same = sum(1 for result in results if result.unchanged)
    not_run = [f"of which {same} unchanged since they came out as recorded"] if same else []
    return ", ".join([first.replace(" ", " confirmed ", 1), *rest, *not_run])


SCREEN = 30
"""Results that a person still sees; below more of them, what is wrong is said once again."""


def at_a_glance(results: Sequence[Result]) -> list[Text]:
    """The counts of each document, and all that is refuted or misprinted."""
    found = []
    for name in dict.fromkeys(result.claim.document for result in results):
        own = [result for result in results if result.claim.document == name]
        known = ", ".join(f"{n} {word}" for word, n in counts(r.verdict for r in own).items())
        found.append(Text(f"\n{name}: {len(own)} claims, {known}", "bold"))
        for result in own:
            if result.verdict in (Verdict.REFUTED, Verdict.ERRATUM):
                verdict = (f"{result.verdict.value:<{MARGIN}}", COLOURS[result.verdict])
                found.append(Text.assemble(verdict, f"{result.claim.id}  {brief(result.best)}"))
    return found


def markdown(results: Sequence[Result], not_as_kept: Sequence[str] = ()) -> str:
    """A table of results for a web page or a pull request."""
    rows = [
        f"| {r.verdict.value} | `{r.claim.id}` | {_cell(r.claim.cite)} | {_cell(r.claim.says)} "
        f"| {_cell(r.found.scope)} | {_cell(r.reach or '')} | {_cell(r.problem)} |"
        for r in results
    ]
    names = "verdict", "claim", "cited", "statement", "looked at in this run", "confirmed"
    head = f"| {' | '.join(names)} | not as recorded |"
    rule = "| --- | --- | --- | --- | --- | --- | --- |"
    said = [*counted(results), how_far(results), *not_as_kept]
    return "\n".join([head, rule, *rows, "", *(f"- {line_}" for line_ in said)])


def _cell(text: str) -> str:
    return text.replace("|", "\\|").replace("\n", " ")


def claim_list(entries: Iterable[Mapping[str, Json]]) -> Table:
    """The ledger as a table: recorded verdict, id, and below it the statement."""
    table = Table(box=None, pad_edge=False, show_header=False)
    table.add_column(no_wrap=True)
    table.add_column(overflow="fold")
    for entry in entries:
        verdict = Verdict(str(entry["recorded"] or Verdict.NOT_RUN))
        said = Text.assemble((str(entry["id"]), "bold"), f"\n{entry['says']}")
        table.add_row(Text(verdict.value, COLOURS[verdict]), said)
    return table


def place_lines(entry: Mapping[str, Json]) -> Text:
    """A place, and below it the claims there with their verdicts, or why there are none."""
    text = Text(str(entry["place"]), "bold")
    claims = entry["claims"]
    for name, recorded in claims.items() if isinstance(claims, Mapping) else ():
        verdict = Verdict(str(recorded or Verdict.NOT_RUN))
        text.append(f"\n  {verdict.value:<13}", f"not bold {COLOURS[verdict]}")
        text.append(name, "not bold")
    if not claims:
        why = f"nothing to check: {entry['nothing']}"
        note = "; ".join(filter(None, [why, str(entry["note"])]))
        text.append(f"\n  {note}", "not bold dim")
    return text


def hanging(text: str, width: int) -> str:
    """A line cut to a width; what follows stands further in.

    Commands and paths are left whole, to be pasted; a word without room there ends at the
    width.

    >>> print(hanging("  - one two three", 10))
      - one
          two
         three
    """
    if len(text) <= width or text.lstrip().startswith(("gameproof ", "from reference")):
        return text
    inside = " " * (len(text) - len(text.lstrip(" -")) + 2)
    cut = wrap(
        text, width, subsequent_indent=inside, break_long_words=False, break_on_hyphens=False
    )
    return "\n".join(f"{line_.strip():>{width}}" if len(line_) > width else line_ for line_ in cut)
