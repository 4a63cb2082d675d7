"""The systems in words: the help of the command line, and the tables of this folder's README."""

from collections.abc import Iterable, Mapping

from proofs_check.oracle.system import System

START, END = "<!-- systems: made by the code -->", "<!-- end of systems -->"


def system_list(systems: Mapping[str, System]) -> str:
    """Each system with what it answers, a line each."""
    width = max(map(len, systems))
    return "\n".join(f"  {name:{width}}  {system.says}" for name, system in systems.items())


def system_page(system: System) -> str:
    """What a system takes and gives, and a question that the command line answers."""
    lines = [f"{system.name}: {system.says}", ""]
    ways = system.questions()
    for number, fields in enumerate(ways):
        lines.append("or:" if number else "Fields:")
        for field in fields:
            optional = " (may be left out)" if field.optional else ""
            lines += [
                f"  {field.name}={field.example}",
                f"      {field.says}{optional}",
                f"      allowed: {field.kind.allowed}",
            ]
    lines += ["", "Answer:"]
    for part in system.all_parts:
        lines += [
            f"  {part.name}",
            f"      {part.says} ({part.cite})",
            f"      {part.kind.allowed}",
        ]
    lines += ["", "Such as:", f"  gameproof solve {system.name} {quoted(system.example())}"]
    return "\n".join(lines)


def quoted(arguments: Iterable[str]) -> str:
    """Arguments as a shell reads them."""
    from shlex import quote

    return " ".join(quote(argument) for argument in arguments)


def table(systems: Mapping[str, System]) -> str:
    """All systems as Markdown."""
    lines = []
    for system in systems.values():
        lines += [f"### `{system.name}`", "", system.says, ""]
        lines += ["| input | what it is | allowed | example |", "| --- | --- | --- | --- |"]
        for field in system.fields:
            optional = "; may be left out" if field.optional else ""
            cells = (f"{field.says}{optional}", field.kind.allowed, f"`{field.example}`")
            lines.append(f"| `{field.name}` | {' | '.join(map(_cell, cells))} |")
        if system.alternatives:
            ways = "; or ".join(", ".join(f"`{n}`" for n in way) for way in system.alternatives)
            lines += ["", f"A question has {ways}."]
        lines += ["", "| output | what it is | form | fixed by |", "| --- | --- | --- | --- |"]
        for part in system.all_parts:
            cells = part.says, part.kind.allowed, part.cite
            lines.append(f"| `{part.name}` | {' | '.join(map(_cell, cells))} |")
        lines.append("")
    return "\n".join(lines)


def _cell(text: str) -> str:
    return text.replace("|", r"\|")


def in_document(text: str, systems: Mapping[str, System]) -> str:
    """A document with the part between the two marks made anew."""
    before, _, rest = text.partition(START)
    _, _, after = rest.partition(END)
    return f"{before}{START}\n\n{table(systems)}\n{END}{after}"
