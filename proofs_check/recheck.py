"""Decide whether an SMT-LIB 2 script is a proof, with nothing but Python (3.10 on) and any solver.

    python3 -I recheck.py [--claims] [--each] [--seconds=N] proof.smt2 z3
    python3 -I recheck.py [--claims] [--each] [--seconds=N] proof.smt2 cvc5 --incremental

A script declares sorts and functions, names terms (`; definition: words`), states axioms, theorems
and claims; each is a define-fun, and a comment says what it is. A theorem or claim is followed by
its query, whose hypotheses are instances of axioms and of what was proved before, or, in an
induction, of itself where its measure is smaller, and whose last line denies it at constants that
stand for its variables. The solver says that every query is unsatisfiable; this file sees that the
queries make a proof: nothing else is asserted, no name means two things, each term has its sort,
and no measure falls for ever. A measure is an integer, and then the theorem says nothing where it
is negative, or a `Rank`: an ordinal, of whose order `rank.lt` and natural sum `rank.sum` nothing is
used but the LAWS below. Whatever is not of this form is refused, be it harmless or not.

What must then be trusted: the axioms (`--claims` says on which each claim rests), that definitions,
theorems and claims say what they are taken to say, this file, and the solver, which is not given
the file but what was read here, with a quote after each name, so that none means more to it.

`--each` asks each query alone, with the definitions that it needs, for solvers that are slow
incrementally. One run of the solver has N (600) seconds. Exit status: 0 all is confirmed, 1 it is
no proof or not confirmed, 2 there was nothing to look at.
"""

import re
import subprocess
import sys
import tempfile
import threading
from collections import Counter
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import TypeAlias

Term: TypeAlias = "str | list[Term]"
Command: TypeAlias = tuple[str, list[Term], list[str]]  # the comment before it, itself, its tokens

LAWS = """
(define-fun |rank.lt is transitive| ((a! Rank) (b! Rank) (c! Rank)) Bool
  (=> (and (rank.lt a! b!) (rank.lt b! c!)) (rank.lt a! c!)))
(define-fun |rank.sum commutes| ((a! Rank) (b! Rank)) Bool
  (= (rank.sum a! b!) (rank.sum b! a!)))
(define-fun |rank.sum associates| ((a! Rank) (b! Rank) (c! Rank)) Bool
  (= (rank.sum (rank.sum a! b!) c!) (rank.sum a! (rank.sum b! c!))))
(define-fun |rank.sum grows| ((a! Rank) (b! Rank) (c! Rank)) Bool
  (=> (rank.lt a! b!) (rank.lt (rank.sum a! c!) (rank.sum b! c!))))"""
RANK = """(declare-sort Rank 0)
(declare-fun rank.lt (Rank Rank) Bool) (declare-fun rank.sum (Rank Rank) Rank)"""
BUILT_IN = {  # words of SMT-LIB's, the sorts that they take, and what they give
    ("not",): ("Bool", "Bool"),
    ("and", "or"): (r"Bool(\|Bool)*", "Bool"),
    ("xor", "=>"): (r"Bool(\|Bool)+", "Bool"),
    ("=", "distinct"): (r"([^|]+)(\|\1)+", "Bool"),
    ("<", "<=", ">", ">="): (r"(Int|Real)(\|\1)+", "Bool"),
    ("+", "*"): (r"(Int|Real)(\|\1)+", r"\1"),
    ("-",): (r"(Int|Real)(\|\1)*", r"\1"),
    ("ite",): (r"Bool\|([^|]+)\|\1", r"\1"),
    ("div", "mod"): (r"Int\|Int", "Int"),
    ("abs",): ("Int", "Int"),
    ("to_real",): ("Int", "Real"),
    ("/",): (r"Real\|Real", "Real"),
}
WORDS = {"(", ")", "let", "true", "false", "Bool", "Int", "Real", "declare-sort", "declare-fun"}
WORDS |= {"declare-const", "define-fun", "push", "assert", "check-sat", "pop"}.union(*BUILT_IN)

KINDS = ("definition", "recursion", "assumed", "order")

TOKEN = re.compile(r";[^\n]*|[()]|\|[^|\\\n]*\||[A-Za-z0-9~!@$%^&*_+=<>.?/-]+")
NAME = re.compile(r"(?!rank[.:])[a-z][a-z0-9_-]*[.:].+|claim .+")
VARIABLE = re.compile(r"[A-Za-z_][A-Za-z0-9_-]*![0-9]*")
NUMBER = re.compile(r"(?:0|[1-9][0-9]*)(\.[0-9]+)?")
SAYS = re.compile(
    r"axiom \| (definition|recursion|assumed)|definition: .+|theorem|measure|induction|order"
    r"|(claim|refuted) [^\s|]+( \| [^|]+)?"
)
SAID = re.compile(r"(axiom|definition|theorem|measure|induction|order|claim|refuted)\b", re.I)
LARGEST, DEEPEST = 16_000_000, 200  # characters of a script, parentheses that are open


class Stop(Exception):  # noqa: N818
    """Why this is no proof, and the exit status."""


def need(so: object, why: str, status: int = 1) -> None:
    """Stop where something is not so."""
    if not so:
        raise Stop(why, status)


@cache
def given(token: str) -> str:
    """How a solver is given a token: each name ends in a quote, so that it is none of its own."""
    return token if token in WORDS or NUMBER.fullmatch(token) else f"|{token.strip('|')}'|"


def commands(text: str) -> Iterator[Command]:
    """Yield the commands of a script. Comments that only remark something are left out."""
    strange = {*text, "\n"} - {*filter(str.isprintable, {*text})} - {"\n"}
    strange = strange or {*TOKEN.sub("", text)} - {" ", "\n"}
    need(not strange, f"{sorted(strange)!a}: no such character stands there in the form")
    stack: list[list[Term]] = []
    said, tokens = "", list[str]()
    for token in TOKEN.findall(text):
        if token[0] == ";":
            need(not stack and not SAID.match(said), f"{said or token!r} stands before no command")
            said = token[1:].strip()
            continue
        if token[0] == "|" and (NAME.fullmatch(token[1:-1]) or VARIABLE.fullmatch(token[1:-1])):
            token = token[1:-1]  # |two.f| and two.f are one symbol
        if not stack and token != "(":
            raise Stop(f"{token} stands outside of a command")
        tokens.append(token)
        if token == "(":
            stack.append([])
            need(len(stack) <= DEEPEST, "its parentheses are too deep")
        elif token != ")":
            stack[-1].append(token)
        elif len(stack) > 1:
            done = stack.pop()
            stack[-1].append(done)
        else:
            yield said, stack.pop(), tokens
            said, tokens = "", []
    need(not stack and not SAID.match(said), "the script ends within a command")


def show(term: Term) -> str:
    """A term as it is written."""
    return term if isinstance(term, str) else f"({' '.join(map(show, term))})"


def applied(name: str, terms: list[Term]) -> Term:
    """A name, applied to terms if there are any."""
    return [name, *terms] if terms else name


RANKS, KNOWN_LAWS = ([parts for _, parts, _ in commands(text)] for text in (RANK, LAWS))


@cache
def result(word: str, sorts: str) -> str | None:
    """The sort of a word of SMT-LIB's that is applied to terms of these sorts, if it takes them."""
    takes = (case for words, case in BUILT_IN.items() if word in words)
    fits = ((re.fullmatch(shape, sorts), gives) for shape, gives in takes)
    return next((match.expand(gives) for match, gives in fits if match), None)


class Script:
    """What is known of a script when it was read; where it is no proof, reading it stops."""

    def __init__(self, text: str) -> None:
        self.sorts = {"Bool", "Int", "Real"}
        self.functions = {"true": ("", "Bool"), "false": ("", "Bool")}  # what it takes and gives
        self.made: dict[str, list[str]] = {}  # the tokens of what declares or defines a name
        self.asked: dict[str, list[list[str]]] = {}  # the commands of a theorem's or claim's query
        self.rests: dict[str, frozenset[str]] = {}  # what can be used, and the axioms below it
        self.kinds: dict[str, str] = {}  # of axioms and laws
        self.claims: dict[str, tuple[str, str]] = {}  # what is said of it, and its name
        self.commands, measure, name = commands(text), "", "beginning"
        try:
            for n, (said, parts, tokens) in enumerate(self.commands):
                name = show(parts[1]) if parts[1:] else show(parts)
                if n or SAID.match(said) or parts != ["set-logic", "ALL"]:
                    need((said == "induction") == (measure != ""), "no induction after its measure")
                    measure = self.command(said, parts, tokens, measure)
            need(self.asked and not measure, "nothing is proved after it")
        except Stop as stop:
            raise Stop(f"{name}: {stop.args[0]}", 1) from None

    def command(self, said: str, parts: list[Term], tokens: list[str], measure: str) -> str:
        """Take a declaration, or what is said to be something; give the name of a measure."""
        what = SAYS.fullmatch(said)
        need(len(parts) > 1, "it stands outside of a query")
        need(what or not SAID.match(said), f"nothing can be {said!r}")
        name = show(parts[1])
        need(name not in self.made, "it is declared twice")
        need(parts in RANKS or said == "order" or NAME.fullmatch(name), "no name of a theory")
        need(name.startswith("claim ") == bool(what and what[2]), f"is it {said!r}?")
        self.made[name] = tokens
        match parts:
            case ["declare-sort", _, "0"] if not what:
                self.sorts.add(name)
            case ["declare-fun", _, list(takes), gives] if not what:
                self.functions[name] = "|".join(map(self.known, takes)), self.known(gives)
            case ["define-fun", _, list(pairs), gives, body] if what:
                scope = {own: self.known(sort) for own, sort in self.pairs(pairs)}
                need(all(own[-1] == "!" for own in scope), "a variable's name ends in !")
                need(self.sort(body, scope) == self.known(gives), f"it is no {show(gives)}")
                self.functions[name] = "|".join(scope.values()), show(gives)
                if said == "measure":
                    need(gives in ("Int", "Rank"), f"a measure of sort {gives} can fall for ever")
                    return name
                if not said.startswith("definition"):
                    need(gives == "Bool", "what says something is a Bool")
                    need(said != "order" or parts in KNOWN_LAWS, "no law that is known here")
                    self.stated(name, said, scope, body, measure)
            case _:
                raise Stop(f"{show(parts)[:80]} is not what can stand here, said to be {said!r}")
        return ""

    def stated(self, name: str, said: str, scope: dict[str, str], body: Term, measure: str) -> None:
        """Take an axiom or a law as it is, and anything else with its query."""
        if said.startswith(("axiom", "order")):
            self.kinds[name] = said.removeprefix("axiom | ")
            self.rests[name] = frozenset([name])
            return
        if name.startswith("claim "):
            named, title = (re.sub("[ ,:|]+", " ", each).split(" ", 1)[1] for each in (name, said))
            need(named == title, f"the comment before it says {said!r}")
            need(title not in self.claims, "there are two of this name")
            self.claims[title] = said, name
        self.rests[name] = self.query(name, scope, body, measure)

    def known(self, sort: Term) -> str:
        """A sort that was declared."""
        need(show(sort) in self.sorts, f"{show(sort)} is no sort that is declared")
        return show(sort)

    def pairs(self, pairs: list[Term]) -> Iterator[tuple[str, Term]]:
        """Yield the new variables of ((variable ...) ...), and what is said of each."""
        seen = set[str]()
        for pair in pairs:
            match pair:
                case [str(own), value] if VARIABLE.fullmatch(own) and own not in seen:
                    seen.add(own)
                    yield own, value
                case _:
                    raise Stop(f"{show(pair)[:80]} gives no new variable")

    def sort(self, term: Term, scope: dict[str, str]) -> str:
        """The sort of a term, if each name in it is known and is given what it takes."""
        if isinstance(term, str):
            head, sorts = term, ""
            if term in scope:
                return scope[term]
            if number := NUMBER.fullmatch(term):
                return "Real" if number[1] else "Int"
        elif len(term) > 1 and isinstance(term[0], str):
            head, terms = term[0], term[1:]
            if head == "let" and len(terms) == 2 and isinstance(terms[0], list):
                inner = {own: self.sort(value, scope) for own, value in self.pairs(terms[0])}
                need(not inner.keys() & scope.keys(), "a variable stands for two things")
                return self.sort(terms[1], scope | inner)
            sorts = "|".join([self.sort(each, scope) for each in terms])
        else:
            raise Stop(f"{show(term)} is no term")
        takes, gives = self.functions.get(head) or (sorts, result(head, sorts))
        if takes != sorts or not gives:
            raise Stop(f"{head} is not known here, or takes no ({sorts.replace('|', ' ')})")
        return gives

    def query(self, name: str, scope: dict[str, str], body: Term, by: str) -> frozenset[str]:
        """Take the query of a theorem, and give the axioms that it rests on."""
        own, here = applied(name, [*scope]), applied(by, [*scope])
        less = "rank.lt" if by and self.functions[by][1] == "Rank" else "<"
        says = isinstance(body, list) and len(body) == 3 and body[:2] == ["=>", [">=", here, "0"]]
        need(not by or less != "<" or says, "an induction says nothing where its measure is < 0")
        asked, rests = list[list[str]](), set[str]()
        end: Command = ("", ["the end"], [])

        def step(*wanted: Term) -> list[Term]:
            said, parts, tokens = next(self.commands, end)
            if SAID.match(said) or (wanted and parts != [*wanted]):
                raise Stop(f"{show(parts)[:80]} stands where {show([*wanted])} is to stand")
            asked.append(tokens)
            return parts

        step("push", "1")
        for variable, sort in scope.items():
            step("declare-const", variable, sort)
        while (parts := step()) != ["assert", ["not", own]]:
            match parts:
                case ["assert", ["=>", smaller, instance]] if by:
                    terms = instance[1:] if isinstance(instance, list) else []
                    falls = smaller == [less, applied(by, terms), here]
                    if not falls or instance != applied(name, terms):
                        raise Stop(f"{show(instance)[:80]} is granted where nothing is smaller")
                case ["assert", str(head)] | ["assert", [str(head), *_]] if head in self.rests:
                    rests |= self.rests[head]
                case _:
                    raise Stop(f"{show(parts)[:80]} is no instance of what is known here")
            self.sort(parts[1], scope)
        step("check-sat")
        step("pop", "1")
        self.asked[name] = asked
        return frozenset(rests)

    def queries(self, each: bool) -> Iterator[tuple[list[str], list[list[str]]]]:
        """Yield what a solver is asked, and of which theorems: of all at once, or of each alone."""
        if not each:
            both = ([made, *self.asked.get(name, [])] for name, made in self.made.items())
            yield [*self.asked], [line for lines in both for line in lines]
            return
        place = {name: n for n, name in enumerate(self.made)}
        for theorem, (_, *block, _) in self.asked.items():
            needed, new = set[str](), {token for line in block for token in line} & place.keys()
            while new:
                needed |= new
                new = ({token for name in new for token in self.made[name]} & place.keys()) - needed
            yield [theorem], [self.made[n] for n in sorted(needed, key=place.__getitem__)] + block


def confirm(script: Script, solver: list[str], each: bool, seconds: int) -> None:
    """Have all queries confirmed: a solver says unsat as often as it is asked, and no word more."""
    pipe, both, null = subprocess.PIPE, subprocess.STDOUT, subprocess.DEVNULL
    for theorems, lines in script.queries(each):
        text = "\n".join(" ".join(map(given, tokens)) for tokens in lines)
        with tempfile.TemporaryDirectory() as folder:
            file = Path(folder, "proof.smt2")
            file.write_text(f"(set-logic ALL)\n{text}\n", encoding="utf-8")
            try:
                process = subprocess.Popen([*solver, file], stdin=null, stdout=pipe, stderr=both)
            except (OSError, ValueError) as error:
                raise Stop(f"{solver[0]} does not run: {error}", 2) from None
            clock = threading.Timer(seconds, process.kill)
            clock.daemon = True
            clock.start()
            with process:
                said = process.stdout.read(9999 + 9 * len(theorems)) if process.stdout else b""
            clock.cancel()
        answers = said.decode("utf-8", "replace").replace("\r\n", "\n").split("\n")
        if answers != ["unsat"] * len(theorems) + [""] or process.returncode != 0:
            at = next((n for n, answer in enumerate(answers) if answer != "unsat"), 0)
            ends = f"{answers[at]!r} (exit status {process.returncode}, {seconds} s at most)"
            raise Stop(f"{theorems[min(at, len(theorems) - 1)]}: not confirmed, but {ends}")


def report(script: Script, solver: str, claims: bool) -> Iterator[str]:
    """Yield how much is proved from how many axioms, and on which each claim rests."""
    refuted = sum(said.startswith("refuted") for said, _ in script.claims.values())
    proved, theorems = len(script.claims) - refuted, len(script.asked) - len(script.claims)
    used = frozenset[str]().union(*(script.rests[name] for name in script.asked))
    number = Counter(script.kinds[name] for name in used)
    yield f"{theorems} theorems, {proved} claims, {refuted} refuted: all confirmed by {solver}"
    listed = ", ".join(f"{number[kind]} {kind}" for kind in KINDS[:3])
    yield f"they rest on {len(used) - number['order']} axioms: {listed}"
    yield f"and on {number['order']} laws of ordinals; {len(script.kinds.keys() - used)} unused"
    for said, name in script.claims.values() if claims else ():
        yield said if script.rests[name] else f"{said}: rests on no axiom"
        for kind in KINDS:
            below = [n for n, k in script.kinds.items() if k == kind and n in script.rests[name]]
            yield from [f"  {kind}: {'; '.join(below)}"] if below else []


def main(words: list[str]) -> int:
    """Read a script, have it confirmed, and say what is proved by it; give the exit status."""
    options = {
        word for word in words if re.fullmatch("--(claims|each|seconds=[1-9][0-9]{0,5})", word)
    }
    path, *solver = [word for word in words if word not in options] or [""]
    seconds = max((int(word[10:]) for word in options if word[:10] == "--seconds="), default=600)
    try:
        need(
            solver and path[:1] != "-",
            "recheck.py [--claims] [--each] [--seconds=N] FILE SOLVER",
            2,
        )
        try:
            with open(path, "rb") as file:
                text = file.read(LARGEST + 1).decode("utf-8")
        except (OSError, ValueError) as error:
            raise Stop(f"it cannot be read: {error}", 2) from None
        need(len(text) <= LARGEST, f"it has more than {LARGEST} characters", 2)
        script = Script(text)
        confirm(script, solver, "--each" in options, seconds)
        with open(1, "w", encoding="utf-8", closefd=False) as out:
            out.writelines(f"{line}\n" for line in report(script, solver[0], "--claims" in options))
    except Stop as stop:
        why, status = stop.args if len(stop.args) == 2 else (stop.args[0], 1)
        line = " ".join(f"{path}: {why}".split())
        print(line if len(line) < 500 else f"{line[:500]} ...", file=sys.stderr)
        return status
    except KeyboardInterrupt:
        return 130
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
