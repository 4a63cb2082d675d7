"""What a proof script says, as people read it: each statement with its formula and what it is by.

It is read from the script as it is stored: what is shown is what was checked.
"""

import re
from collections.abc import Collection, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import cache
from textwrap import wrap
from typing import Final

from proofs_check.core.documents import find_document
from proofs_check.methods.chained import script_file
from proofs_check.methods.smtlib import entries_of
from proofs_check.recheck import Term, commands, show

TIGHT: Final[Mapping[str, int]] = {
    "=>": 1,
    "or": 2,
    "and": 3,
    **dict.fromkeys(("=", "distinct", "<", "<=", ">", ">="), 5),
    **dict.fromkeys(("+", "-"), 6),
    **dict.fromkeys(("div", "mod", "/"), 7),
    "*": 8,
}
"""How tight what is written between terms holds them together; `not` holds tighter than `and`."""

SHOWN: Final[Mapping[str, str]] = {"distinct": " != ", "*": " ", "/": "/"}
RANKS: Final[Mapping[str, str]] = {"rank.lt": ".<", "rank.sum": ".+"}
DENIAL, WHOLE = 4, 9


@dataclass(frozen=True)
class Statement:
    """What a script defines, assumes or proves.

    Args:
        name: what it is called there, without bars.
        kind: what it is said to be: `theorem`, `axiom | assumed`, `definition: words`, ...
        variables: of which it speaks, each with its sort.
        formula: what it says of them, or stands for.
        by: the names of what its query has instances of, in order; of an induction not itself.
        instances: the hypotheses of its query.
    """

    name: str
    kind: str
    variables: Sequence[tuple[str, str]]
    formula: Term
    by: Sequence[str]
    instances: Sequence[Term] = ()

    @property
    def anchor(self) -> str:
        """How it is found on a page."""
        return anchored(self.name)

    @property
    def names(self) -> Sequence[str]:
        """What its formula names, each once, without bars."""
        return list(dict.fromkeys(atom.strip("|") for atom in _atoms(self.formula)))

    @property
    def told(self) -> Sequence[str]:
        """The instances of its query: of what, at which terms."""
        return [_told(each) for each in self.instances]

    @property
    def defined(self) -> str:
        """Of a definition what it is, in words; else empty."""
        return self.kind.removeprefix("definition: ") if self.kind.startswith("definition") else ""

    @property
    def called(self) -> str:
        """Its name, and what it is: an axiom and of which kind, a theorem, a claim.

        >>> Statement("two: no move", "axiom | definition", (), "true", ()).called
        'no move (axiom, definition)'
        """
        kind, *of = self.kind.split(" | ")
        if kind.split()[0] in ("claim", "refuted"):
            return f"{self.name.partition(' ')[2]} ({kind.split()[0]})"
        named = self.name.partition(": ")[2] or self.name
        words = "law of ordinals" if kind == "order" else ", ".join([kind, *of])
        return f"{named} ({words})"

    def lines(self, width: int) -> Iterator[str]:
        """Yield its formula, line by line."""
        if self.defined:
            own = [plain(name) for name, _ in self.variables]
            head = f"{plain(self.name)}({', '.join(own)})" if own else plain(self.name)
            yield from _joined("", [head], "=", self.formula, width)
        else:
            yield from written(self.formula, width)


def anchored(name: str) -> str:
    """A name as what follows `#` in an address.

    >>> anchored("two: Definition 2, no move")
    't-two-definition-2-no-move'
    """
    words = "".join(c if c.isalnum() else " " for c in name).split()
    return "-".join(["t", *words]).lower()


def below(document: str, name: str) -> list[Statement]:
    """All that a statement of a document's script rests on and speaks of, itself last.

    `name`: a theorem's or a claim's, as in the script, without bars. `KeyError`: the script has no
    such statement.
    """
    _, used = _entries(document)
    wanted, new = set[str](), {f"|{name}|"}
    while new:
        wanted |= new
        new = {each for known in new for each in used[known]} - wanted
    return _statements(document, wanted)


def statements(document: str) -> list[Statement]:
    """All that a document's script defines, assumes and proves."""
    return _statements(document, _entries(document)[0].keys())


def _statements(document: str, wanted: Collection[str]) -> list[Statement]:
    parsed = [_parsed(document, name) for name in _entries(document)[0] if name in wanted]
    measures = {each.name: each for each in parsed if each.kind == "measure"}
    known = {each.name for each in parsed if not each.defined} - measures.keys()
    return [
        Statement(
            each.name,
            each.kind,
            each.variables,
            _measured(each.formula, measures),
            [named for named in each.by if named in known and named != each.name],
            each.instances,
        )
        for each in parsed
        if each.kind != "measure"
    ]


@cache
def _entries(document: str) -> tuple[Mapping[str, str], Mapping[str, Sequence[str]]]:
    """By name the text of each entry of a script, and the names of others in it."""
    found = entries_of(script_file(document).read_text(encoding="utf-8"))
    tokens = re.compile(r"\|[^|]*\||[^\s()|]+")
    return found, {
        name: [each for each in dict.fromkeys(tokens.findall(said)) if each in found]
        for name, (_, _, said) in ((name, text.partition("\n")) for name, text in found.items())
    }


@cache
def _parsed(document: str, entry: str) -> Statement:
    """The statement of an entry, names as they are written."""
    own = getattr(find_document(document).module("drawings"), "NOTATION", {})
    notation = {**RANKS, **own}
    (kind, parts, _), *query = commands(f"{_entries(document)[0][entry]}\n")
    _, name, pairs, _, body = parts
    assert isinstance(name, str)
    given = [_spread(command[1], notation) for _, command, _ in query if command[0] == "assert"]
    by = [_head(each) for each in given]
    variables = [(variable, show(sort)) for variable, sort in _pairs(pairs)]
    body = _spread(body, notation)
    return Statement(name.strip("|"), kind, variables, body, list(dict.fromkeys(by)), given[:-1])


def _atoms(term: Term) -> Iterator[str]:
    """Yield the names in a term, from left to right."""
    if isinstance(term, str):
        yield term
        return
    for each in term:
        yield from _atoms(each)


def _told(instance: Term) -> str:
    """Of what a hypothesis is an instance, and at which terms."""
    match instance:
        case str(name):
            return name.strip("|").partition(": ")[2] or name.strip("|")
        case ["=>", _, instance]:
            return f"{_told(instance)} (the induction's hypothesis)"
        case [str(name), *terms]:
            return f"{_told(name)} at {', '.join(map(flat, terms))}"
    return flat(instance)


def _pairs(pairs: Term) -> Iterator[tuple[str, Term]]:
    """Yield the names of ((name ...) ...), and what stands beside each."""
    for pair in pairs:
        match pair:
            case [str(name), beside]:
                yield name, beside


def _head(instance: Term) -> str:
    """The name of what is instantiated; of what is denied, or granted where it is smaller, none."""
    head = instance if isinstance(instance, str) else instance[0]
    return head.strip("|") if isinstance(head, str) else ""


def _spread(term: Term, given: Mapping[str, Term]) -> Term:
    """A term without `let`, and with `not` in the place of what is so written."""
    if isinstance(term, str):
        return given.get(term, term)
    if term[0] == "let":
        _, pairs, body = term
        inner = {name: _spread(value, given) for name, value in _pairs(pairs)}
        return _spread(body, {**given, **inner})
    made = [_spread(each, given) for each in term]
    match made:
        case ["xor", said, "true"] | ["not", said]:
            return _denied(said)
        case ["xor", said, "false"]:
            return said
        case ["to_real", value]:
            return value
        case ["ite", [("<=" | "<" | ">=" | ">") as sign, one, other], *two] if [one, other] == two:
            return ["min" if sign[0] == "<" else "max", one, other]
        case ["ite", [">", by, "0"], ["div" | "mod" as sign, one, _], below]:
            opposite: Term = [sign, ["-", one], ["-", by]]  # as Python divides by what is negative
            if made[2] == [sign, one, by] and below in (opposite, ["-", opposite]):
                return made[2]
        case ["+", *terms, ["-", less]]:
            return ["-", ["+", *terms] if terms[1:] else terms[0], less]
        case ["and", *terms] if "true" in terms:
            kept = [each for each in terms if each != "true"]
            return ["and", *kept] if len(kept) > 1 else kept[0] if kept else "true"
        case ["=>", condition, ["=>", *more, said]]:
            return ["=>", ["and", *_conjuncts(condition), *more], said]
    return made


OPPOSITE: Final[Mapping[str, str]] = {"<": ">=", ">=": "<", ">": "<=", "<=": ">", "=": "distinct"}


def _denied(said: Term) -> Term:
    """That something is not so: of a comparison the opposite one."""
    match said:
        case [str(sign), one, other] if sign in OPPOSITE:
            return [OPPOSITE[sign], one, other]
    return ["not", said]


def _measured(term: Term, measures: Mapping[str, Statement]) -> Term:
    """A term with what its measures stand for."""
    if isinstance(term, str):
        found = measures.get(term.strip("|"))
        return found.formula if found else term
    head, *terms = term
    inner = [_measured(each, measures) for each in terms]
    found = measures.get(head.strip("|")) if isinstance(head, str) else None
    if found:
        names = (name for name, _ in found.variables)
        return _spread(found.formula, dict(zip(names, inner, strict=True)))
    return _spread([head, *inner], {})


def plain(name: str) -> str:
    """A name without its theory's, and without the mark of a variable.

    >>> [plain(each) for each in ("two.first", "X!", "|two.2 * x|", "0.5", "2.0")]
    ['first', 'X', '2 * x', '0.5', '2']
    """
    if re.fullmatch(r"\d+\.\d+", name):
        return name.removesuffix(".0")
    return name.strip("|").partition(".")[2].removesuffix("!") or name.strip("|").removesuffix("!")


def flat(term: Term, tight: int = 0) -> str:
    """A term on one line, in brackets where what is around it is tighter.

    >>> flat(["=>", ["and", [">=", "x!", "0"], "b"], ["=", ["two.f", "x!"], ["*", "2", "two.d"]]])
    'x >= 0 and b => f(x) = 2 d'
    """
    if isinstance(term, str):
        return plain(term)
    head, *terms = term
    assert isinstance(head, str)
    if head == "not":
        return _within(f"not {flat(terms[0], DENIAL)}", DENIAL, tight)
    if head == "ite":
        condition, then, otherwise = map(flat, terms)
        return f"({then} if {condition}, else {otherwise})"
    if head in ("-", ".-") and len(terms) == 1:
        return _within(f"-{flat(terms[0], WHOLE)}", TIGHT["+"], tight)
    if "{" in head:
        return _noted(head, terms, tight)
    word = head.removeprefix(".")
    if word not in TIGHT:
        return f"{plain(head)}({', '.join(map(flat, terms))})"
    own = TIGHT[word]
    if word == "*":
        terms = sorted(terms, key=lambda each: not (isinstance(each, str) and each.isdigit()))
    after = own + (head not in ("and", "or", "+", "*"))
    before = own if word in ("-", "div", "mod", "/") else after
    inner = [flat(terms[0], before), *(flat(each, after) for each in terms[1:])]
    return _within(SHOWN.get(word, f" {word} ").join(inner), own, tight)


def _noted(template: str, terms: Sequence[Term], tight: int) -> str:
    """Terms in the places of a template, in brackets but between brackets or commas.

    >>> _noted("o^1_{0}({1})", [["d({0})", "X!"], ["-", "h!", "1"]], 0)
    'o^1_d(X)(h - 1)'
    >>> _noted("{1} <=_{0} {2}", ["p!", "X!", "Y!"], DENIAL)
    'X <=_p Y'
    """
    signs = (("[=<]", TIGHT["="]), ("[ /]", TIGHT["/"]), ("", WHOLE))
    own = next(tight for sign, tight in signs if re.search(sign, template))
    text = re.sub(
        r"(?<![\[(])\{(\d)\}(?![\])])|\{(\d)\}",
        lambda found: flat(terms[int(found[1] or found[2])], WHOLE if found[1] else 0),
        template,
    )
    return _within(text, own, tight)


def _within(text: str, own: int, tight: int) -> str:
    return f"({text})" if own < tight else text


def written(term: Term, width: int) -> list[str]:
    """A term on as many lines as it takes."""
    line = flat(term)
    if len(line) <= width or isinstance(term, str):
        return [line]
    head, *terms = term
    if head == "=>":
        given = [each for one in terms[:-1] for each in _conjuncts(one)]
        return [
            *_listed(given, "if", "and", width),
            *_indented("then ", written(terms[-1], width - 5)),
        ]
    if head in ("and", "or"):
        return _listed(terms, "", str(head), width)
    if head in ("=", "<", "<=", ">", ">=") and len(terms) == 2:
        return [*_joined("", written(terms[0], width), str(head), terms[1], width)]
    if head == "ite":
        return [
            *_indented("if   ", written(terms[0], width - 5)),
            *_indented("then ", written(terms[1], width - 5)),
            *_indented("else ", written(terms[2], width - 5)),
        ]
    return wrap(line, width, subsequent_indent="  ", break_long_words=False)


def _conjuncts(term: Term) -> list[Term]:
    if isinstance(term, list) and term[0] == "and":
        return [each for one in term[1:] for each in _conjuncts(one)]
    return [term]


def _listed(terms: Iterable[Term], first: str, others: str, width: int) -> list[str]:
    """Terms below one another, with a word before each."""
    size = len(others) + 1 if not first else 5
    found: list[str] = []
    for number, each in enumerate(terms):
        word = others if number else first
        found += _indented(f"{word:{size}}", _bracketed(each, others, width - size))
    return found


def _bracketed(term: Term, between: str, width: int) -> list[str]:
    """A term, in brackets where it hangs together less than what stands between."""
    line = flat(term, TIGHT[between])
    if len(line) <= width:
        return [line]
    less = isinstance(term, list) and TIGHT.get(str(term[0]), WHOLE) < TIGHT[between]
    if not less:
        return written(term, width)
    lines = _indented("(", written(term, width - 2))
    return [*lines[:-1], f"{lines[-1]})"]


def _joined(indent: str, before: Sequence[str], sign: str, term: Term, width: int) -> Iterator[str]:
    """Yield what stands before a sign, and after it a term, on one line where they fit."""
    one = f"{before[-1]} {sign} {flat(term, TIGHT['='] + 1)}"
    if len(before) == 1 and len(one) <= width:
        yield indent + one
        return
    yield from before
    yield from _indented(f"  {sign} ", written(term, width - len(sign) - 3))


def _indented(first: str, lines: Sequence[str]) -> list[str]:
    return [(first if not n else " " * len(first)) + line for n, line in enumerate(lines)]


def told(document: str, name: str, width: int) -> Iterator[str]:
    """Yield a proof from its axioms on, numbered; by which of them each follows stands after it."""
    number: dict[str, int] = {}
    for each in below(document, name):
        if each.defined:
            yield from _indented("     ", wrap(each.defined, width - 5))
        else:
            number[each.name] = len(number) + 1
            by = ", ".join(str(number[earlier]) for earlier in each.by)
            said = f"{each.called}{f', by {by}' if by else ''}"
            yield from _indented(f"{number[each.name]:3}. ", wrap(said, width - 5))
        yield from _indented("       ", [*each.lines(width - 7)])
