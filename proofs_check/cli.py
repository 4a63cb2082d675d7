"""The command line.

Exit status: 0 all as recorded, 1 not so, 2 unusable input or a defect, 130 interrupted.
"""

import io
import json
import os
import shutil
import signal
import sys
import threading
from collections.abc import Callable, Iterator, Sequence
from contextlib import ExitStack, contextmanager, suppress
from math import isfinite
from pathlib import Path
from textwrap import fill
from time import perf_counter
from types import FrameType
from typing import TYPE_CHECKING, Any, TypeVar

import click

from proofs_check.core import chance
from proofs_check.core.claim import Claim
from proofs_check.core.evidence import Effort, Json, canonical
from proofs_check.core.ledger import select
from proofs_check.core.tables import vectors_folder, writable_file
from proofs_check.core.truth import FaultyClaim
from proofs_check.oracle.adapters import LANGUAGES, write as write_adapter
from reference.errors import InvalidInput

if TYPE_CHECKING:
    from rich.progress import Progress

    from proofs_check.core.audit import Result
    from proofs_check.core.documents import Document
    from proofs_check.core.journal import Journal
    from proofs_check.methods.attack import Attacked
    from proofs_check.report.text import Terminal

MESSAGE = 600
"""Characters of an error message; of a longer one the middle is left out."""

COMPLETE = "_GAMEPROOF_COMPLETE"
"""What a shell sets to ask how a line may go on; bash_source, zsh_source or fish_source: how."""

Command = TypeVar("Command", bound=Callable[..., Any])


def _number(
    name: str, least: int, says: str | None = None, default: int | None = None
) -> Callable[[Command], Command]:
    """An option that takes an integer of at least so much; a default is shown."""
    kind, shown = click.IntRange(min=least), default is not None
    return click.option(name, type=kind, default=default, show_default=shown, help=says)


def _format(*forms: str) -> Callable[[Command], Command]:
    """The option that says for whom it is printed, if not for people on a terminal alone."""

    def chosen(context: click.Context, param: click.Parameter, given: str | None) -> str:
        del context, param
        return given or ("pretty" if sys.stdout.isatty() else "json")

    shown = "Default: pretty, or json into a pipe."
    kind = click.Choice(forms)
    return click.option("--format", "form", type=kind, callback=chosen, help=shown)


def _load(context: click.Context, param: click.Parameter, given: tuple[str, ...]) -> None:
    from proofs_check.oracle import systems

    del context, param
    for each in given:
        systems.load(each)


FORMATS, BRIEF_FORMAT = _format("pretty", "json", "markdown"), _format("pretty", "json")
JOBS = _number("--jobs", 1, "Processes side by side, no more than cores; default one a core.")
JUNIT = click.option("--junit", metavar="FILE", help="Also write JUnit XML.")
SARIF = click.option("--sarif", metavar="FILE", help="Also write SARIF.")
SCHEDULER = click.option(
    "--scheduler", metavar="ADDRESS", help="Use this Dask cluster: tcp://host:port."
)
LOADED = click.option(
    "--load",
    multiple=True,
    callback=_load,
    expose_value=False,
    metavar="MODULE:OBJECT",
    help="Take in systems of your own; may be repeated.",
)


def _named(*names: str) -> "list[Document]":
    """The documents of these names; of no name all."""
    from proofs_check.core.documents import documents, find_document

    return [find_document(name) for name in names or documents()]


class Seconds(click.FloatRange):
    """A finite number of seconds, or minutes."""

    def convert(
        self, value: Any, param: click.Parameter | None, ctx: click.Context | None
    ) -> float:
        """The number; infinity and what is no number at all are refused."""
        number = float(super().convert(value, param, ctx))
        if not isfinite(number):
            self.fail(f"{value!r} is not a finite number.", param, ctx)
        return number


def _claims(context: click.Context, param: click.Parameter, incomplete: str) -> list[str]:
    """The ids that begin so, for a shell, which does not wait for the ledger."""
    from proofs_check.core.documents import documents
    from proofs_check.core.places import places_of

    del context, param
    ids = (f"{document}/{name}" for document in documents() for name in places_of(document))
    return [each for each in ids if each.startswith(incomplete)]


def _documents(context: click.Context, param: click.Parameter, incomplete: str) -> list[str]:
    """The documents that begin so, for a shell."""
    from proofs_check.core.documents import documents

    del context, param
    return [name for name in documents() if name.startswith(incomplete)]


def _alone(context: click.Context, param: click.Parameter, given: tuple[str, ...]) -> str | None:
    """The one document that is given, if any is: the last of several would pass over the others."""
    del context, param
    if len(given) > 1:
        raise InvalidInput("document", ", ".join(given), "one document")
    return given[0] if given else None


def _document(shown: str = "Only this document.") -> Callable[[Command], Command]:
    return click.option(
        "--document", multiple=True, callback=_alone, shell_complete=_documents, help=shown
    )


def _systems(context: click.Context, param: click.Parameter, incomplete: str) -> list[str]:
    """The systems that begin so, for a shell."""
    from proofs_check.oracle.systems import known_systems

    del context, param
    return [name for name in known_systems() if name.startswith(incomplete)]


def _values(context: click.Context, param: click.Parameter, incomplete: str) -> list[str]:
    """The fields of the system that is asked, for a shell."""
    from proofs_check.oracle.systems import known_systems

    del param
    system = known_systems().get(str(context.params.get("system")))
    given = {str(each).partition("=")[0] for each in context.params.get("values") or ()}
    fields = () if system is None else system.fields
    names = [f"{field.name}=" for field in fields if field.name not in given]
    return [name for name in names if name.startswith(incomplete)]


class _Command(click.Command):
    """One that says what an option takes that was given without."""

    def parse_args(self, ctx: click.Context, args: list[str]) -> list[str]:
        """The same."""
        try:
            return super().parse_args(ctx, args)
        except click.BadOptionUsage as error:
            for each in self.params:
                if error.option_name in each.opts and not getattr(each, "is_flag", False):
                    says = f"{error.option_name} takes {each.make_metavar(ctx)}."
                    raise click.BadOptionUsage(error.option_name, says, ctx) from None
            raise


@click.group(context_settings={"help_option_names": ["-h", "--help"]}, no_args_is_help=False)
@click.version_option(package_name="gameproof")
def cli() -> None:
    """Hold game-theory papers to account: a verdict for every claim, with its evidence."""


cli.command_class = _Command


@cli.command()
@click.argument("claims", nargs=-1, metavar="[CLAIM]...", shell_complete=_claims)
@_document()
@click.option("--deep", is_flag=True, help="The widest ranges that an honest run allows.")
@FORMATS
@JUNIT
@SARIF
@click.option("--journal", metavar="FILE", help="Keep finished claims there; resume from it.")
@JOBS
@_number(
    *("--seed", 0),
    "Which shards of sweeps are searched again; default: GAMEPROOF_SEED, or others each time.",
)
@click.option(
    "--changed",
    is_flag=True,
    help="Not what is unchanged since it last came out as recorded on this machine.",
)
@click.option(
    "--watch",
    is_flag=True,
    help="As --changed, again each time that a file of a document is saved.",
)
@click.option("--record", is_flag=True, help="Add what is new, or known better, to the record.")
@click.option(
    "--anew",
    is_flag=True,
    help="With --record: put what this run finds in the place of what was recorded.",
)
def check(
    claims: tuple[str, ...],
    document: str | None,
    deep: bool,
    form: str,
    junit: str | None,
    sarif: str | None,
    journal: str | None,
    jobs: int | None,
    seed: int | None,
    changed: bool,
    watch: bool,
    record: bool,
    anew: bool,
) -> int:
    """Check claims and hold each against its recorded verdict.

    CLAIM is an id or the beginning of one: cumulative/lemma-8 is all of Lemma 8.
    """
    from proofs_check.core.certificates import store_files
    from proofs_check.core.changed import Seen, states
    from proofs_check.core.documents import find_document
    from proofs_check.core.journal import Journal
    from proofs_check.core.kept import is_sealed, seal as seal_files, write_whole
    from proofs_check.report import machine

    if watch:
        if record or junit or sarif or journal:
            raise InvalidInput("watch", True, "no --record and no file to write beside it")
        options = {"--document": document, "--format": form, "--jobs": jobs, "--seed": seed}
        given = [part for name, value in options.items() if value is not None
                 for part in (name, str(value))]  # fmt: skip
        _watch(document, [*claims, *given, "--changed", *(["--deep"] if deep else [])])
        return 0
    if anew and not record:
        raise InvalidInput("anew", True, "--record beside it")
    if changed and record:
        raise InvalidInput("changed", True, "no --record beside it: what is recorded is run")
    if seed is not None:
        os.environ[chance.SEED] = str(seed)
    chosen = list(select(claims, document))
    files = _output_files(junit=junit, sarif=sarif, journal=journal)
    effort = Effort.DEEP if deep else Effort.DEFAULT
    kept = Journal(files.pop("journal", None), effort)
    for line in kept.damaged:
        click.echo(f"looked at again: {line}", err=True)
    if record:
        for claim in chosen:
            store_files(claim)
        for name in dict.fromkeys(claim.document for claim in chosen):
            if not is_sealed(own := find_document(name)):
                seal_files(own)
    whole = not claims and document is None
    workers = -1 if jobs is None else jobs
    seen, now = Seen(effort), {} if record else states(chosen)
    same = seen.unchanged(now) if changed else set()
    results, not_as_kept = _run(chosen, effort, form, kept, workers, whole, record, same)
    seen.keep(now, {r.claim.id: not r.problem for r in results if not r.unchanged and now})
    for name, path in files.items():
        write_whole(path, getattr(machine, name)(results))
    if record:
        return 1 if _record(results, anew) else 0
    return 1 if not_as_kept or any(r.problem for r in results) else 0


def _progress(out: "Terminal") -> "Progress":
    """A bar with the time left; on a screen that shows results too, the results push it down.

    Two consoles on one screen overwrite each other's lines: the bar takes the one of the results.
    """
    from rich import progress as bar

    from proofs_check.report.text import Terminal

    columns = (
        *(bar.BarColumn(), bar.MofNCompleteColumn(), bar.TimeElapsedColumn()),
        *(bar.TextColumn("left"), bar.TimeRemainingColumn()),
        bar.TextColumn("{task.description}", markup=False),
    )
    console = out if out.is_terminal else Terminal(stderr=True)
    return bar.Progress(*columns, console=console, transient=True, disable=not console.is_terminal)


def _shows(progress: "Progress") -> Callable[..., None]:
    """Add a bar that is told how much is done, of how much, and what is done now."""
    task = progress.add_task("", total=None)

    def show(done: float, of: float, doing: str | None = None) -> None:
        progress.update(task, completed=done, total=of, description=doing)
        CTRL_C.raise_if_pressed()

    return show


def _print(out: "Terminal", line: str) -> None:
    """A result as it is, above the bar where both are on one screen."""
    if out.is_terminal:
        out.out(line, highlight=False)
    else:
        click.echo(line)


def _record(results: "list[Result]", anew: bool) -> bool:
    """Store what is new, or known better, and say what is not taken up.

    Anew, what this run found takes the place of what was recorded of these claims; what the record
    has less of then is said.

    Returns:
        Whether something was not taken up.
    """
    from proofs_check.core import kept
    from proofs_check.core.documents import find_document
    from proofs_check.core.record import recorded, store, taken_up

    refused = False
    for name in dict.fromkeys(r.claim.document for r in results):
        found = [(r.claim, r.looked) for r in results if r.claim.document == name]
        with kept.alone(find_document(name)):
            recorded.cache_clear()  # another run may have recorded something meanwhile
            taken = taken_up(name, found, anew)
            path = store(name, taken.record)
        for line in taken.lost:
            click.echo(f"replaced: {line}", err=True)
        for line in taken.refused:
            click.echo(f"not recorded: {line}", err=True)
        refused |= bool(taken.refused)
        click.echo(f"recorded in {os.path.relpath(path)}", err=True)
    return refused


def _output_files(**options: str | None) -> dict[str, Path]:
    """The files of the options that were given."""
    files: dict[str, Path] = {}
    for name, given in options.items():
        if given is not None:
            path = writable_file(given, name)
            if path in files.values():
                raise InvalidInput(name, given, "a file that no other option names")
            files[name] = path
    return files


def _run(
    claims: list[Claim],
    effort: Effort,
    form: str,
    journal: "Journal",
    jobs: int,
    whole: bool,
    recording: bool,
    unchanged: set[str],
) -> "tuple[list[Result], list[str]]":
    """Audit, print each result as it comes; return them all, and what is not as it was kept.

    What is to be recorded need not be so yet: then only what contradicts the record is a problem.
    What is unchanged is named, and not run.
    """
    from proofs_check.core.audit import audit
    from proofs_check.core.certificates import not_as_kept
    from proofs_check.core.documents import find_document
    from proofs_check.report import machine, text

    begin = perf_counter()
    out = text.Terminal(soft_wrap=not sys.stdout.isatty())
    progress = _progress(out)
    wrong = [
        line
        for name in dict.fromkeys(claim.document for claim in claims)
        for line in (_new(name) or not_as_kept(find_document(name)))
    ]
    if whole:
        from proofs_check.oracle.vectors import differing

        wrong += differing(vectors_folder())
    results: list[Result] = []
    with journal, progress:
        show = _shows(progress)
        for result in audit(claims, effort, jobs, show, journal, recording, unchanged):
            results.append(result)
            if form == "json":
                _print(out, machine.json_line(result))
            elif form == "pretty":
                out.print(text.beside_verdict(text.line(result), out), highlight=False)
    if form == "json":
        click.echo(machine.json_summary(results, wrong))
    elif form == "markdown":
        click.echo(text.markdown(results, wrong))
    else:
        text.summary(results, perf_counter() - begin, out, wrong)
    return results, wrong


def _watch(document: str | None, arguments: Sequence[str]) -> None:
    """Check, and again each time that a file of a document is saved, until Ctrl-C.

    Each time in a process of its own: what is imported does not change.
    """
    import subprocess

    from watchfiles import watch

    chosen = _named(*([] if document is None else [document]))
    folders = [folder for each in chosen for folder in each.own]
    command = [sys.executable, "-m", "proofs_check", "check", *arguments]

    def is_source(change: object, path: str) -> bool:
        del change
        return path.endswith((".py", ".csv"))

    subprocess.run(command, check=False)
    for _ in watch(*folders, watch_filter=is_source, debounce=200):
        subprocess.run(command, check=False)


def _new(name: str) -> list[str]:
    """What to do with a document of which nothing is recorded or sealed; nothing with another."""
    from proofs_check.core.documents import find_document
    from proofs_check.core.kept import is_sealed
    from proofs_check.core.record import recorded

    if is_sealed(find_document(name)) or recorded(name).claims:
        return []
    return [f"{name}: nothing is recorded yet: gameproof check --document {name} --record"]


@cli.command()
@click.argument("claims", nargs=-1, required=True, metavar="CLAIM...")
@_document("Only this document; its name is a CLAIM too, for all of it.")
@click.option(
    "--minutes",
    type=Seconds(min=0, min_open=True),
    default=1,
    show_default=True,
    help="Of CPU, for each reading of each claim.",
)
@_number("--seed", 0, default=0)
@_number("--jobs", 1, default=1)
@SCHEDULER
@click.option("--journal", metavar="FILE", help="Keep finished rounds there; resume from it.")
@BRIEF_FORMAT
@click.option("--record", is_flag=True, help="Add what was found, or searched, to the record.")
def attack(
    claims: tuple[str, ...],
    document: str | None,
    minutes: float,
    seed: int,
    jobs: int,
    scheduler: str | None,
    journal: str | None,
    form: str,
    record: bool,
) -> int:
    """Search for counterexamples beyond what checks look at.

    CLAIM is an id or the beginning of one, or a document. Exit status 1: a claim fell.
    """
    from proofs_check.core.documents import documents
    from proofs_check.methods import attack as attacking
    from proofs_check.report.text import Terminal

    names = tuple(name for name in claims if name not in documents())
    chosen = list(select(names, document)) if names or document is not None else []
    for name in dict.fromkeys(name for name in claims if name in documents()):
        chosen += select((), name)
    files = _output_files(journal=journal)
    notes = attacking.Notes(files.get("journal"), seed)
    for line in notes.damaged:
        click.echo(f"played again: {line}", err=True)
    open_claims = [claim for claim in chosen if attacking.may_be_false(claim)]
    spared = {claim.id: attacking.spared(claim) for claim in open_claims}
    able = [claim for claim in open_claims if not spared[claim.id]]
    if not able:
        why = "; ".join(dict.fromkeys(spared.values())) or "none is recorded as holds or unrefuted"
        raise InvalidInput("claim", " ".join(claims), f"one that can be attacked; {why}")
    out = Terminal(soft_wrap=not sys.stdout.isatty())
    json_lines = form == "json"
    for name, why in spared.items():
        if why:
            told: dict[str, Json] = {"id": name, "spared": why}
            _print(out, canonical(told) if json_lines else f"spared  {name}: {why}")
    found: list[Attacked] = []
    progress = _progress(out)
    with notes, progress:
        shows = _shows(progress)
        for number, claim in enumerate(able):

            def show(part: float, number: int = number, name: str = claim.id) -> None:
                shows(number + part, len(able), name)

            means = attacking.Means(60 * minutes, notes, seed, jobs, scheduler, show)
            for one in attacking.attack(claim, means):
                found.append(one)
                _print(out, canonical(one.as_json()) if json_lines else one.in_words())
    if record:
        for path in attacking.record(found):
            click.echo(f"recorded in {os.path.relpath(path)}", err=True)
    return 1 if any(one.witnesses for one in found) else 0


@cli.command("list")
@click.argument("claims", nargs=-1, metavar="[CLAIM]...", shell_complete=_claims)
@_document()
@click.option("--verdict", metavar="WORD,...", help="Only with these recorded verdicts.")
@click.option("--kind", metavar="WORD,...", help="Only statements of these kinds.")
@click.option("--place", metavar="PLACE", help="Only at this place: 'Section 3' is all of it.")
@BRIEF_FORMAT
def list_(
    claims: tuple[str, ...],
    document: str | None,
    verdict: str | None,
    kind: str | None,
    place: str | None,
    form: str,
) -> None:
    """List the claims with their recorded verdicts."""
    from proofs_check.core import listing

    chosen = listing.only(map(listing.entry, select(claims, document)), verdict, kind, place)
    if form == "pretty":
        from proofs_check.report.text import Terminal, claim_list

        Terminal().print(claim_list(chosen))
        return
    for entry in chosen:
        click.echo(json.dumps(entry, ensure_ascii=False))


@cli.command()
@click.argument("names", nargs=-1, metavar="[DOCUMENT]...", shell_complete=_documents)
@click.option("--place", metavar="PLACE", help="Only this place: 'Section 3' is all of it.")
@BRIEF_FORMAT
def places(names: tuple[str, ...], place: str | None, form: str) -> None:
    """List places of documents with the claims there.

    Where there is nothing to check it says why.
    """
    from proofs_check.core import listing

    chosen = _named(*dict.fromkeys(names))
    found = [each for document in chosen for each in listing.at_places(document, place)]
    if not found:
        raise InvalidInput("place", place, "how the name of a place begins")
    if form == "pretty":
        from proofs_check.report.text import Terminal, place_lines

        console = Terminal(soft_wrap=not sys.stdout.isatty())
        for entry in found:
            console.print(place_lines(entry), highlight=False)
        return
    for entry in found:
        click.echo(json.dumps(entry, ensure_ascii=False))


@cli.command()
@click.argument("folder")
@click.option("--name", help="The document's short name; default: the folder's.")
@click.option(
    "--adapter",
    type=click.Choice(LANGUAGES),
    help="A solver for `conform` instead.",
)
def new(folder: str, name: str | None, adapter: str | None) -> None:
    """Write a small document of your own into FOLDER.

    It is a package to begin with. With --adapter it is a solver that `conform` tests, which errs on
    purpose.
    """
    if adapter is not None:
        if name is not None:
            raise InvalidInput("name", name, "none with --adapter")
        written = os.path.relpath(write_adapter(adapter, folder))
        click.echo(f"written: {written}; next: {written}/README.md", err=True)
        return
    from proofs_check.skeleton import write

    target = os.path.relpath(write(folder, name))
    click.echo(f"written: {target}; next: pip install -e {target}", err=True)


@cli.command()
@click.argument("claim", shell_complete=_claims)
@click.option("--full", is_flag=True, help="All of the evidence, and the proof from the axioms on.")
def show(claim: str, full: bool) -> None:
    """Show one claim on a screen: verdict, why, on what it rests. Of several, a line each."""
    from proofs_check.core import listing
    from proofs_check.core.record import known, known_evidence
    from proofs_check.report.screen import screen, whole
    from proofs_check.report.text import Terminal, claim_list

    found = list(select([claim], None))
    found = [each for each in found if each.id == claim] or found
    if len(found) > 1 and not full:
        Terminal().print(claim_list(map(listing.entry, found)))
        click.echo(f"\ngameproof show {found[0].id}: one of them, on a screen")
        return
    for number, chosen in enumerate(found):
        evidence = known_evidence(chosen)
        looked = None if evidence is None else known(chosen)
        lines = (whole if full else screen)(chosen, evidence, looked)
        click.echo("\n" * bool(number) + "\n".join(lines))


def _cut(text: str) -> str:
    """Lines cut to the width of a terminal, what follows indented; of a pipe as they are."""
    if not sys.stdout.isatty():
        return text
    from proofs_check.report.text import hanging

    width = shutil.get_terminal_size().columns
    return "\n".join(hanging(line, width) for line in text.splitlines())


@cli.command(add_help_option=False)
@LOADED
@click.argument("system", required=False, shell_complete=_systems)
@click.argument("values", nargs=-1, metavar="KEY=VALUE...", shell_complete=_values)
@click.option("--json", "as_json", is_flag=True, help="Print one JSON object.")
@_number("--max-work", 1, "Evaluations of an option allowed.")
@_number("--max-memory", 1, "Megabytes of memory allowed.")
@click.option("-h", "--help", "wants_help", is_flag=True, help="Of SYSTEM, its fields.")
@click.pass_context
def solve(
    context: click.Context,
    system: str | None,
    values: tuple[str, ...],
    as_json: bool,
    max_work: int | None,
    max_memory: int | None,
    wants_help: bool,
) -> None:
    """Ask the reference one question.

    Such as: gameproof solve cumulative.outcome set=4,5,9 heap=61 convention=FvA
    """
    from proofs_check.oracle import describe, systems
    from proofs_check.oracle.kinds import Nullable

    if wants_help and system is not None:
        click.echo(_cut(describe.system_page(systems.find_system(system))))
        return
    if wants_help:
        click.echo(f"{context.get_help()}\n\nSystems (gameproof solve SYSTEM --help: its fields):")
        click.echo(_cut(describe.system_list(systems.known_systems())))
        return
    if system is None:
        raise InvalidInput("system", None, ", ".join(systems.known_systems()))
    question: dict[str, Any] = {}
    for given in values:
        key, equals, value = given.partition("=")
        if not equals:
            raise InvalidInput("argument", given, "KEY=VALUE")
        if key in question:
            raise InvalidInput(key, value, "each field once")
        question[key] = systems.read_argument(system, key, value)
    limits = max_work or systems.MAX_WORK, max_memory or systems.MAX_MEMORY
    answer = systems.solve(system, question, *limits)
    if as_json:
        click.echo(canonical(dict(answer)))
        return
    for part in systems.find_system(system).all_parts:
        found = answer[part.name]
        shown = found if isinstance(found, str) else canonical(found)
        if found is None and isinstance(part.kind, Nullable):
            shown = f"none ({part.kind.reason})"
        click.echo(f"{part.name} = {shown}")


@cli.command()
@LOADED
@_number("--max-work", 1, "Evaluations allowed a question.")
@_number("--max-memory", 1, "Megabytes of memory allowed.")
def serve(max_work: int | None, max_memory: int | None) -> None:
    """Answer the runner protocol on standard input and output."""
    from proofs_check.oracle import systems
    from proofs_check.oracle.serve import serve as answer

    limits = max_work or systems.MAX_WORK, max_memory or systems.MAX_MEMORY
    answer(sys.stdin.buffer, sys.stdout.buffer, *limits)


@cli.command()
@LOADED
@click.argument("command", nargs=-1, required=True, type=click.UNPROCESSED)
@click.option(
    "--system",
    "systems",
    multiple=True,
    shell_complete=_systems,
    help="Only this system; may be repeated.",
)
@_number("--examples", 0, "Generated questions a system.", default=2000)
@click.option(
    "--seconds",
    type=Seconds(min=0),
    default=0,
    show_default=True,
    help="Beyond --examples, more generated questions for so long, in all.",
)
@_number("--seed", 0, default=0)
@_number("--batch", 1, "Questions in a batch.", default=200)
@click.option(
    "--timeout",
    type=Seconds(min=0, min_open=True),
    default=10,
    show_default=True,
    help="Seconds for a question, or for a batch of a program that is as fast.",
)
@_number("--restarts", 0, "How often the program may be started again.", default=10)
@FORMATS
@JUNIT
@SARIF
@click.option("--save", metavar="FILE", help="Write the failing questions there.")
@click.option("--replay", metavar="FILE", help="Ask the questions of a file, and no others.")
@click.option("--known", metavar="FILE", help="A file of --save: fail at other questions only.")
@_number("--max-failures", 1, "Ask a system no more after so many wrong answers.")
def conform(
    command: tuple[str, ...],
    form: str,
    junit: str | None,
    sarif: str | None,
    save: str | None,
    replay: str | None,
    known: str | None,
    **how_far: Any,
) -> int:
    """Hold another program against the reference.

    It speaks the runner protocol, and may declare what it is for.

    Such as: gameproof conform -- ./my-solver --fast

    Exit status: 0 it conforms within what it declares, or errs only where it is known to, 1 it
    differs, 2 it could not be tested.
    """
    from proofs_check.core.kept import write_whole
    from proofs_check.oracle import conform as conforming, conformance, systems
    from proofs_check.oracle.program import Session
    from proofs_check.report.text import Terminal

    if os.name == "nt":
        raise InvalidInput("conform", "Windows", "Linux, macOS, or the Linux within Windows (WSL)")
    options = conforming.Options(**how_far)
    for name in options.systems:
        systems.find_system(name)
    files = _output_files(junit=junit, sarif=sarif, save=save)
    asked = conforming.load(replay) if replay is not None else None
    errs = conforming.load(known, "known") if known is not None else ()
    progress = _progress(Terminal())

    def errors(chunk: bytes) -> None:
        click.echo(chunk.decode("utf-8", "replace"), err=True, nl=False)

    session = Session(command, options.timeout, options.restarts, errors)
    with progress:
        told = _shows(progress)
        report = conforming.Conformance(session, options, told, errs).run(asked)
    shown = conformance.shown(report, form)
    click.echo(_cut(shown) if form == "pretty" else shown)
    if "junit" in files:
        write_whole(files["junit"], conformance.junit(report))
    if "sarif" in files:
        write_whole(files["sarif"], conformance.sarif(report))
    if "save" in files:
        conforming.save(files["save"], report)
    return report.status


@cli.group()
def vectors() -> None:
    """Write questions with their answers, or check such files."""


@vectors.command()
@click.argument("folder")
def export(folder: str) -> None:
    """Write the vectors of every system into FOLDER."""
    from proofs_check.oracle.vectors import export as write

    click.echo(f"{write(folder)} cases", err=True)


@vectors.command("verify")
@click.argument("folder", required=False)
def verify_vectors(folder: str | None) -> int:
    """Compare the vectors in FOLDER, or the published ones, with what is exported today.

    Each file that differs is named, with the ids of its cases that do.
    """
    from proofs_check.oracle.vectors import named_folder, outdated

    wrong = 0
    for problem in outdated(vectors_folder() if folder is None else named_folder(folder)):
        click.echo(problem)
        wrong += 1
    click.echo(f"{wrong} problems" if wrong else "all vectors are as the reference finds them")
    return 1 if wrong else 0


@cli.command()
@click.argument("names", nargs=-1, metavar="[DOCUMENT]...", shell_complete=_documents)
def seal(names: tuple[str, ...]) -> None:
    """Seal what is made by hand, once it was reviewed by eye. That is places and printed tables."""
    from proofs_check.core import kept

    for document in _named(*names):  # nothing is sealed where one of the names is wrong
        click.echo(f"{document.name}: {kept.seal(document)} files sealed", err=True)


@cli.command()
@click.argument("names", nargs=-1, metavar="[DOCUMENT]...", shell_complete=_documents)
@click.option("--anew", is_flag=True, help="Look for all instances, not for missing ones alone.")
def prove(names: tuple[str, ...], anew: bool) -> int:
    """Write the proof scripts of documents, if every step is confirmed.

    Axioms are asked of their models first. Instances that are kept in a script are read; those that
    are missing, or no proof any more, are looked for, each theorem's in a process of its own. A
    script that is no proof is not written: said is which step fails, where, and what would have
    helped.
    """
    from proofs_check.methods.chained import chains, script_file, write_script
    from proofs_check.methods.smtlib import kept
    from proofs_check.report.text import Terminal

    status = 0
    for document in [each.name for each in _named(*names)]:
        if chains(document):
            stored = script_file(document)
            if stored.exists() and not kept(document):
                click.echo(f"{stored} cannot be read: all instances are looked for", err=True)
            progress = _progress(Terminal())
            with progress:
                problems = write_script(document, anew, _shows(progress))
            click.echo("\n".join(problems) or f"{document}: proof.smt2 is written, all confirmed")
            status = 1 if problems else status
    return status


@cli.command()
@click.option("-o", "--output", metavar="FOLDER", help="New, or empty.")
@_document()
@click.option("--brief", is_flag=True, help="Print the verdict alone, as Markdown, for an editor.")
@click.option(
    "--run", "run_file", metavar="FILE", help="What a run confirmed: JSON lines of `check`."
)
@click.option(
    "--live",
    metavar="PYODIDE",
    help="Pages run the reference; PYODIDE is the folder of its npm package, version 0.27.",
)
def report(
    output: str | None, document: str | None, brief: bool, run_file: str | None, live: str | None
) -> None:
    """Write the audit as a web site, which opens from the disk."""
    from proofs_check.report.site import write
    from proofs_check.report.site.entries import Audited, run_of
    from proofs_check.report.site.live import checked_package
    from proofs_check.report.text import Terminal

    chosen = _named(*([] if document is None else [document]))
    if brief:
        from proofs_check.report.site.paper import brief_lines, paper

        if output is not None or run_file is not None or live is not None:
            raise InvalidInput("brief", True, "--document alone beside it")
        for each in chosen:
            click.echo("\n".join(brief_lines(paper(Audited(each)))) + "\n")
        return
    if output is None:
        raise InvalidInput("output", None, "-o FOLDER, or --brief")
    target = write.checked_folder(output)
    pyodide = None if live is None else checked_package(live)
    run = {} if run_file is None else run_of(run_file)
    progress = _progress(Terminal())
    with progress:
        show = _shows(progress)
        number, size = write.write(target, [Audited(each, run) for each in chosen], show, pyodide)
    shown = os.path.relpath(target)
    click.echo(f"{number} files, {size / 1e6:.1f} MB: open {shown}/index.html", err=True)


@cli.command()
@click.argument("file", metavar="FILE|CLAIM")
@_number("--max-work", 1, "Evaluations of an option allowed for FILE.")
def verify(file: str, max_work: int | None) -> int:
    """Check a certificate with the reference alone.

    That is a file, or what is recorded of a refuted claim. Proof scripts (.smt2) are checked with
    Z3.

    Of a file that is kept it is said which claim it is evidence for, and it must be what that claim
    makes today.
    """
    from proofs_check.core import work
    from proofs_check.core.certificates import verify_file, verify_recorded
    from proofs_check.core.documents import documents
    from proofs_check.oracle import systems

    with ExitStack() as limits:
        for limited in {system.limited for system in systems.known_systems().values()}:
            limits.enter_context(limited(max_work or systems.MAX_WORK))
        # Last: a system may limit by the same count, and a certificate's limit is its kind's own.
        limits.enter_context(work.at_most(max_work))
        is_claim = file.partition("/")[0] in documents() and not Path(file).exists()
        told = [*verify_recorded(file)] if is_claim else [verify_file(file)]
    for accepted, reason in told:
        click.echo(f"{'accepted' if accepted else 'REJECTED'}: {reason}")
    return 0 if all(accepted for accepted, _ in told) else 1


@cli.command()
@click.argument("name", metavar="NAME", required=False)
@click.option(
    "--up-to",
    type=int,
    help="The bound; `gameproof sweep` lists what it bounds. With --record that of the record, "
    "or more.",
)
@JOBS
@SCHEDULER
@click.option(
    "--workdir",
    metavar="FOLDER",
    default=".gameproof-sweeps",
    help="Where finished shards are kept; a sweep that was interrupted goes on from there.",
)
@BRIEF_FORMAT
@click.option("--record", is_flag=True, help="Write the end result to tables/computed.")
def sweep(
    name: str | None,
    up_to: int | None,
    jobs: int | None,
    scheduler: str | None,
    workdir: str,
    form: str,
    record: bool,
) -> None:
    """Run a large exhaustive search; without NAME, list them.

    Each shard that is finished is kept, so that a killed sweep loses only what was under way. The
    end result does not depend on the number of processes, their order, or interruptions.
    """
    from proofs_check.report.text import Terminal
    from proofs_check.sweeps import results
    from proofs_check.sweeps.run import finished, run
    from proofs_check.sweeps.shards import Found, Shard, find_sweep, sealed, sweeps

    if name is None:
        for known in sweeps().values():
            click.echo(f"{known.name}  {known.says}; {known.bound} <= {known.default}")
        return
    chosen = find_sweep(name)
    bound = chosen.checked_bound(
        results.recorded_bound(chosen) if record and up_to is None else up_to
    )
    if record:
        results.refuse_to_shrink(chosen, bound)
    folder = Path(workdir)
    if folder.exists() and not folder.is_dir():
        raise InvalidInput("workdir", workdir, "a folder, or a place for a new one")
    kept = finished(folder, chosen)
    for line in kept.damaged:
        click.echo(f"searched again: {line}", err=True)
    json_lines = form == "json"
    out = Terminal(soft_wrap=not sys.stdout.isatty())
    progress = _progress(out)
    total = sum(1 for _ in chosen.shards(bound))
    done = cases = findings = 0
    begin = perf_counter()
    with progress:
        shows = _shows(progress)
        shows(0, total)

        def show(shard: Shard, found: Found) -> None:
            nonlocal done, cases, findings
            done += 1
            cases += found.cases
            findings += len(found.findings)
            told = f"{cases / (perf_counter() - begin):,.0f} cases/s, {findings} findings"
            shows(done, total, told)
            for finding in found.findings:
                line = {"sweep": chosen.name, "shard": shard.name, "finding": finding}
                if json_lines:
                    _print(out, canonical(line))

        found = run(chosen, bound, kept, -1 if jobs is None else jobs, scheduler, show)
    if record:
        for path in results.record(chosen, bound, found):
            click.echo(f"recorded in {os.path.relpath(path)}", err=True)
    summary: dict[str, Json] = {
        "summary": True,
        "sweep": chosen.name,
        "range": f"{chosen.bound} <= {bound}",
        "shards": len(found),
        "cases": cases,
        "findings": findings,
        "digest": sealed(found),
    }
    if json_lines:
        click.echo(canonical(summary))
    else:
        click.echo(
            f"{chosen.name}, {chosen.bound} <= {bound}: {cases} cases in {len(found)} shards, "
            f"{findings} findings, digest {sealed(found)[:16]}"
        )


class CtrlC:
    """Remembers Ctrl-C: a library may lose the exception on its way up, or make it one of its own.

    Python drops what is raised inside a `__del__`; Numba's calls end in a SystemError.
    """

    def __init__(self) -> None:
        self.pressed = False

    @contextmanager
    def watched(self) -> Iterator[None]:
        """Watch while the command runs, unless whoever started us has us ignore it."""
        self.pressed = False
        handler, hooks = signal.getsignal(signal.SIGINT), (sys.unraisablehook, threading.excepthook)
        if handler is signal.default_int_handler:
            signal.signal(signal.SIGINT, self._press)
        # A thread of a library may fail over what was taken from it, too.
        sys.unraisablehook = lambda lost: None if self.pressed else hooks[0](lost)
        threading.excepthook = lambda lost: None if self.pressed else hooks[1](lost)
        try:
            yield
        finally:
            signal.signal(signal.SIGINT, handler)
            if not self.pressed:  # else until the process ends
                sys.unraisablehook, threading.excepthook = hooks

    def _press(self, number: int, frame: FrameType | None) -> None:
        del number, frame
        self.pressed = True
        self.raise_if_pressed()

    def raise_if_pressed(self) -> None:
        """Interrupt what was not interrupted yet."""
        if self.pressed:
            raise KeyboardInterrupt


CTRL_C = CtrlC()


def main(arguments: Sequence[str] | None = None) -> None:
    """Run the command line and exit."""
    _open_streams()
    for stream in (sys.stdin, sys.stdout, sys.stderr):
        # Into a pipe Windows writes an encoding that lacks most of what statements are made of.
        if os.name == "nt" and isinstance(stream, io.TextIOWrapper):
            stream.reconfigure(encoding="utf-8")
    with CTRL_C.watched():
        sys.exit(_status(sys.argv[1:] if arguments is None else arguments))


def _open_streams() -> None:
    """What was closed before we began is empty: no file that we open takes its place."""
    for name, mode in (("stdin", "r"), ("stdout", "w"), ("stderr", "w")):
        if getattr(sys, name) is None:
            setattr(sys, name, open(os.devnull, mode, encoding="utf-8"))  # noqa: SIM115


def _status(arguments: Sequence[str]) -> int:
    """Run a command; its exit status, and on standard error one line for what went wrong."""
    try:
        if asked := os.environ.get(COMPLETE):
            from click.shell_completion import shell_complete

            return shell_complete(cli, {}, "gameproof", COMPLETE, asked)
        # Not cli.main, which has its own messages and statuses for Ctrl-C and closed pipes.
        with cli.make_context("gameproof", list(arguments)) as context:
            status = cli.invoke(context)
    except KeyboardInterrupt:
        return _interrupted()
    except SystemExit as error:  # nothing of ours exits, but code of the user's own may
        says = RuntimeError(f"a module or a check calls exit({error.code!r})")
        return _failed(says.with_traceback(error.__traceback__))
    except Exception as error:
        return _interrupted() if CTRL_C.pressed else _failed(error)
    return status if isinstance(status, int) else 0


def _failed(error: Exception) -> int:
    if isinstance(error, click.exceptions.Exit):  # after --help and --version
        return error.exit_code
    if isinstance(error, BrokenPipeError):
        # Python flushes again when it ends.
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        _say("whoever read standard output has closed it before its end")
    elif isinstance(error, click.UsageError) and error.ctx is not None:
        _say(f"{error.format_message()} (see {error.ctx.command_path} --help)")
    elif isinstance(error, click.ClickException):
        _say(error.format_message())
    elif isinstance(error, InvalidInput | OSError):
        _say(str(error))
    elif os.environ.get("GAMEPROOF_TRACEBACK"):
        raise error
    elif isinstance(error, FaultyClaim):
        _say(str(error))
    else:
        said = [f"{type(error).__name__}: {error}", *getattr(error, "__notes__", ())]
        _say(f"internal error: {', '.join(said)} (GAMEPROOF_TRACEBACK=1 shows where)")
    return 2


def _interrupted() -> int:
    _say("interrupted")
    return 130


def _say(message: str) -> None:
    line = " ".join(message.split())
    if len(line) > MESSAGE:
        line = f"{line[: MESSAGE // 2]} ... {line[-MESSAGE // 2 :]}"
    if sys.stderr.isatty():
        width = shutil.get_terminal_size().columns - len("gameproof: ")
        line = fill(line, width, break_long_words=False, break_on_hyphens=False)
    with suppress(OSError):  # a full disk below standard error: the status says it
        click.echo(f"gameproof: {line}", err=True)
