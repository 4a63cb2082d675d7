"""The systems in words: the help of the command line, and the tables of this folder's README.

`python -m proofs_check.oracle.describe` makes the tables anew.
"""

from collections.abc import Iterable, Mapping
from pathlib import Path

from proofs_check.oracle.system import Notation, System

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
    if system.notations:
        lines += ["", "Positions of each ruleset, such as:"]
    for notation in system.notations:
        lines += [f"  {notation.ruleset}: {notation.example}", f"      {notation.says}"]
        if len(notation.variants) > 1:
            lines.append(f"      variants: {', '.join(notation.variants)}")
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
    notations: dict[tuple[Notation, ...], str] = {}
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
        where = notations.setdefault(system.notations, system.name)
        if system.notations and where != system.name:
            lines += ["", f"Rulesets, positions and variants are those of `{where}`."]
        elif system.notations:
            lines += ["", "| ruleset | position | such as | variants, the default first |"]
            lines.append("| --- | --- | --- | --- |")
        for notation in system.notations if where == system.name else ():
            cells = notation.says, f"`{notation.example}`", ", ".join(notation.variants)
            lines.append(f"| `{notation.ruleset}` | {' | '.join(map(_cell, cells))} |")
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


if __name__ == "__main__":
    from proofs_check.oracle.systems import known_systems

    readme = Path(__file__).with_name("README.md")
    made = in_document(readme.read_text(encoding="utf-8"), known_systems())
    readme.write_text(made, encoding="utf-8")
