"""The compact solvers with one fault each, held against the reference as `conform` does.

python -m tests.oracle.mutants 1000     every mutant of every system (by hand: an hour)
python -m tests.oracle.mutants 30 positions.nim     30 of one system
"""

import ast
import copy
import gc
import random
import signal
import sys
import time
from collections.abc import Iterator, Mapping, Sequence
from functools import cache
from itertools import count, islice
from pathlib import Path
from types import FrameType
from typing import Any, ClassVar

from proofs_check.core.evidence import Json
from proofs_check.core.evidence import canonical as canonical_json
from proofs_check.core.tables import vectors_folder
from proofs_check.documents.partizan.systems import ALL_RULESETS
from proofs_check.oracle import conform, conformance, generated
from proofs_check.oracle.conform import Conformance, Options, Report
from proofs_check.oracle.generated import questions as generated_questions
from proofs_check.oracle.program import FaultError, FaultKind, Session
from proofs_check.oracle.protocol import Reply, Started
from proofs_check.oracle.questions import Values
from proofs_check.oracle.system import System
from proofs_check.oracle.systems import Reference, find_system
from proofs_check.oracle.vectors import Vector, read_file
from reference.errors import InvalidInput
from reference.partizan import Game, at_most_work, canonical, subpositions, value
from reference.partizan import dots_and_boxes as dots
from reference.partizan import fair_shares as shares
from reference.partizan import read as read_game
from reference.preferences import graph, grid

SOURCE = Path(__file__).with_name("compact.py").read_text(encoding="utf-8")

CHOOSING = (
    *("played", "chosen", "without_brackets", "merged", "rank", "weaker_or_equal", "weaker"),
    *("prudently_weaker", "avoidable", "tier", "indifferently_weaker", "one_loss", "simple"),
    "listed",
)
"""What both systems of `preferences` make of a list of choices."""

SHARED: dict[str, tuple[str, ...]] = {
    "cumulative.outcome": ("cumulative_outcome",),
    "cumulative.zero_sum": ("cumulative_zero_sum",),
    "positions.subtraction": ("positions_subtraction",),
    "positions.nim": ("positions_nim",),
    "positions.wythoff": ("positions_wythoff", "partners"),
    "positions.nim_value": ("positions_nim_value", "wythoff_nim_value", "mex"),
    "positions.wythoff_pair": ("positions_wythoff_pair",),
    "bidding.outcome": ("bidding_outcome", "bid_by_bid"),
    "bidding.instance": ("bidding_instance", "bid_by_bid"),
    "bidding.ruleset": ("bidding_ruleset", "bid_by_bid"),
    "partizan.value": (
        *("canonical", "at_most", "negative", "plus", "value_of", "walls", "wall", "scaffold"),
        *("freezing", "weight", "games_value", "height", "simplified", "atomic", "stop", "norton"),
        *("multiple", "largest_star", "remote_star"),
    ),
    "partizan.graph": ("graph_game", "games_value", "canonical", "simplified", "at_most"),
    "partizan.thermograph": (
        *("games_thermograph", "corners", "walls", "wall", "scaffold", "freezing", "stop"),
    ),
    "partizan.incentives": ("games_incentives", "negative", "plus", "simplified"),
    "partizan.operation": (
        *("games_operation", "cooled", "heated", "ordinal", "conjunctive", "selective", "norton"),
        *("multiple", "reduced", "below_infinitesimally", "simplified", "dyadic"),
    ),
    "partizan.compare": ("at_most", "games_compare"),
    "partizan.score": ("dots_and_boxes",),
    "partizan.loopy": ("fair_shares",),
    "preferences.value": ("clobber_value", *CHOOSING),
    "preferences.game": ("game_value", *CHOOSING),
}
"""The functions of each system's solver that are mutated."""

ORDERS = (ast.Lt, ast.LtE, ast.Gt, ast.GtE)
COMPARED: dict[type[ast.cmpop], tuple[type[ast.cmpop], ...]] = {
    ast.Lt: (ast.LtE, ast.Gt),
    ast.LtE: (ast.Lt, ast.GtE),
    ast.Gt: (ast.GtE, ast.Lt),
    ast.GtE: (ast.Gt, ast.LtE),
    ast.Eq: (ast.NotEq, ast.LtE),
    ast.NotEq: (ast.Eq,),
    ast.In: (ast.NotIn,),
    ast.NotIn: (ast.In,),
}
COMPUTED: dict[type[ast.operator], type[ast.operator]] = {
    ast.Add: ast.Sub,
    ast.Sub: ast.Add,
    ast.Mult: ast.Add,
    ast.Mod: ast.FloorDiv,
}
NAMES = {"max": "min", "min": "max", "any": "all", "all": "any"}


def faults(node: ast.AST) -> Iterator[ast.AST]:
    """The node with one fault, in each way; its children are shared."""
    if isinstance(node, ast.Compare):
        for order in COMPARED.get(type(node.ops[0]), ()):
            yield _with(node, ops=[order(), *node.ops[1:]])
    elif isinstance(node, ast.BinOp) and type(node.op) in COMPUTED:
        yield _with(node, op=COMPUTED[type(node.op)]())
    elif isinstance(node, ast.BoolOp):
        yield _with(node, op=ast.And() if isinstance(node.op, ast.Or) else ast.Or())
    elif isinstance(node, ast.UnaryOp) and isinstance(node.op, ast.Not):
        yield node.operand
    elif isinstance(node, ast.Constant) and type(node.value) is int:
        for more in (1, -1):
            yield _with(node, value=node.value + more)
    elif isinstance(node, ast.Name) and node.id in NAMES:
        yield _with(node, id=NAMES[node.id])


def _with(node: ast.AST, **fields: object) -> ast.AST:
    """A copy of a node with other fields."""
    found = copy.copy(node)
    for name, instead in fields.items():
        setattr(found, name, instead)
    return found


NORMAL_OR_LATER = "question['play'] == 'misere' -> question['play'] <= 'misere'"

SIMPLE = "return (absent.pop(), inner[0][1] + 1) if len(absent) == 1 else None"
FINE = "no bend of 2,900 games lies between coarser steps"

EQUIVALENT: dict[str, str] = {
    "positions_nim, reduce(xor, position) == 0 -> reduce(xor, position) <= 0"
    " in: return reduce(xor, position) == 0": "a nim-sum is never below 0",
    "cumulative_outcome, 0 -> 1 in: own, other, moves = -1, 0, []": "the first action replaces it",
    "cumulative_outcome, 0 -> -1 in: own, other, moves = -1, 0, []": "the first action replaces it",
    "cumulative_outcome, len(rows) < heap -> len(rows) <= heap in: while len(rows) < heap:": (
        "one row more than is needed"
    ),
    "cumulative_zero_sum, 1 -> 2 in: for h in range(heap + 1):": "one row more than is needed",
    "positions_subtraction, 1 -> 2 in: for h in range(heap + 1):": "one row more than is needed",
    "positions_wythoff, 2 -> 3 in: if misere and b <= 2:": (
        "no P-position has a larger pile of 3, in either play"
    ),
    "listed, len(values) == 1 -> len(values) <= 1"
    " in: if len(values) == 1 and isinstance(only, int):": (
        "of an empty set the line before makes an error of both, and there is none"
    ),
    **{
        f"simple, 0 -> {n} in: {SIMPLE}": "all members are as deep, or it is no simple value"
        for n in (-1, 1)
    },
    f"simple, len(absent) == 1 -> len(absent) <= 1 in: {SIMPLE}": (
        "of one player fewer than there are one is absent"
    ),
    **{
        f"simplified, 0 -> -1 in: {side} = {side} - {{X}} | options(better[0], {n})": (
            "any option that it reverses through will do"
        )
        for side, n in (("left", 0), ("right", 1))
    },
    **{
        f"bid_by_bid, marker == 'left' -> marker <= 'left' in: {line}": "left is the earlier word"
        for line in (
            'other = "right" if marker == "left" else "left"',
            'wins = b > c or (b == c and marker == "left")',
        )
    },
    **{
        f"bid_by_bid, {fault} in: if not left and not right:": (
            "of a heap both have moves or neither, and its end is worth 0"
        )
        for fault in (
            "not right -> right",
            "not left -> left",
            "not left and (not right) -> not left or not right",
        )
    },
    **{
        f'bidding_{name}, 1 -> 2 in: bids = question.get("bids", range(TB + 1))': (
            "nobody can bid more than there is"
        )
        for name in ("outcome", "instance", "ruleset")
    },
    "mex, 1 -> 2 in: return next(n for n in range(len(values) + 1) if n not in values)": (
        "one of the first is none of the values"
    ),
    **{
        f"cumulative_outcome, 1 -> {n} in: own, other, moves = -1, 0, []": (
            "the first action replaces it"
        )
        for n in (0, 2)
    },
    "fair_shares, n % k == 0 -> n % k <= 0 in: if n % k == 0:": "a remainder is never below 0",
    "fair_shares, 1 -> 2 in: for k in range(2, n + 1):": "n has no divisor n + 1",
    "multiple, n < 0 -> n <= 0 in: return negative(found) if n < 0 else found": "-0 = 0",
    "scaffold, side == 0 -> side <= 0 in: if side == 0:": "a side is 0 or 1",
    **{
        f"value_of, 0 -> -1 in: return {line}": "there is one option"
        for line in (
            "left[0] + 1",
            "right[0] - 1",
            "(left[0] + right[0]) / 2 if left[0] < right[0] else None",
        )
    },
    **{
        f"freezing, 1 -> 2 in: if {line}": "a side is 0 or not"
        for line in (
            "scaffold(G, low, 0) <= scaffold(G, low, 1):",
            "scaffold(G, middle * step, 0) > scaffold(G, middle * step, 1):",
        )
    },
    "scaffold, 1 -> 2 in: return max(wall(X, t, 1) for X in options(G, 0)) - t": (
        "a side is 0 or not"
    ),
    "wall, t >= frozen[0] -> t > frozen[0] in: if t >= frozen[0]:": (
        "there both scaffolds meet at the mast"
    ),
    **{
        f"partizan.{system}: walls, 1 -> {n} in: return Fraction(-1), x": (
            "where a number freezes is asked of its denominator"
        )
        for n in (0, 2)
        for system in ("value", "thermograph")
    },
    **{
        f"freezing, {fault} in: above, below = int(high / step) + 1, 0": (
            "a game freezes below its height less 1"
        )
        for fault in ("1 -> 2", "1 -> 0", "int(high / step) + 1 -> int(high / step) - 1")
    },
    "freezing, 0 -> -1 in: above, below = int(high / step) + 1, 0": "the scaffolds cross above 0",
    "freezing, d - e -> d + e in: t += (u - t) * d / (d - e)": "the crossing is at the step above",
    "freezing, 0 -> 1 in: return t, scaffold(G, t, 0)": "there both scaffolds are one",
    "freezing, 0 -> -1 in: return t, scaffold(G, t, 0)": "there both scaffolds are one",
    "freezing, 0 -> -1 in: return low, scaffold(G, low, 0)": (
        "of a canonical form that is no number the stops are one there, or it is hot"
    ),
    "freezing, 0 -> 1 in: above, below = int(high / step) + 1, 0": (
        "scaffolds are straight from 0 to the first step"
    ),
    "freezing, below * step -> below + step in: t, u = below * step, above * step": (
        "the crossing is at the step above"
    ),
    "freezing, 2 -> 1 in: step = Fraction(1, 2 ** (height(G) + 2))": FINE,
    "freezing, 1 -> 2 in: step = Fraction(1, 2 ** (height(G) + 2))": FINE,
    "freezing, 2 -> 3 in: step = Fraction(1, 2 ** (height(G) + 2))": FINE,
    "corners, 4 -> 3 in: step = Fraction(1, 2 ** (height(G) + 4))": FINE,
    "freezing, height(G) + 2 -> height(G) - 2 in: step = Fraction(1, 2 ** (height(G) + 2))": FINE,
    "remote_star, 2 -> 3 in: return nimber(max(2, 2 ** largest_star(G).bit_length()))": (
        "*3 is remote, or the power is larger"
    ),
    "atomic, 1 -> 0 in: if stop(G, 0) != 0 or stop(G, 1) != 0:": (
        "what is not infinitesimal is beyond the bound too"
    ),
    "atomic, 1 -> 0 in: bound = plus(plus(up, nimber(1)), kite)": (
        "with the kite star makes no difference in 1,900 games of all shapes"
    ),
    **{
        f"atomic, {fault} in: kite = game(options(star, 0), options(star, 1) | {{star}})": (
            "a nimber has the same options on both sides"
        )
        for fault in ("1 -> 0", "0 -> -1", "0 -> 1")
    },
    "freezing, 0 -> 1 in: return low, scaffold(G, low, 0)": (
        "of a canonical form that is no number the stops are one there, or it is hot"
    ),
    "largest_star, 0 -> -1"
    " in: here = len(left) if left == right and G == nimber(len(left)) else 0": (
        "0, which is a nimber, is a position of every game"
    ),
    "largest_star, 0 -> 1"
    " in: here = len(left) if left == right and G == nimber(len(left)) else 0": (
        "*2 is remote from 0 and from *"
    ),
    **{
        f"largest_star, {fault}"
        " in: here = len(left) if left == right and G == nimber(len(left)) else 0": (
            "a nimber has the same options on both sides, and a larger star is remote too"
        )
        for fault in (
            "left == right -> left <= right",
            "G == nimber(len(left)) -> G <= nimber(len(left))",
            "left == right and G == nimber(len(left)) -> left == right or G == nimber(len(left))",
        )
    },
    **{
        f"atomic, {fault} in: if stop(G, 0) != 0 or stop(G, 1) != 0:": (
            "what is not infinitesimal is beyond the bound too"
        )
        for fault in (
            "0 -> 1",
            "stop(G, 0) != 0 or stop(G, 1) != 0 -> stop(G, 0) != 0 and stop(G, 1) != 0",
        )
    },
    "value_of, 1 -> 2 in: if None in left or None in right or len(left) > 1 or len(right) > 1:": (
        "two numbers as options are no canonical form"
    ),
    "multiple, 0 -> 1 in: return negative(found) if n < 0 else found": "-0 = 0",
    "norton, x.denominator == 1 -> x.denominator <= 1"
    " in: if x is not None and x.denominator == 1:": "no denominator is below 1",
    **{
        f"partizan.value: norton, {fault} for {options}": (
            "no difference in 37,000 all-small games, 2,400 of them of a weight that is no integer"
        )
        for fault, options in (
            ("1 -> 0 in: steps += [plus(U, plus(U, negative(Y)))", "Y in options(U, 1)]"),
            ("0 -> 1 in: steps = [plus(U, plus(X, negative(U)))", "X in options(U, 0)]"),
            ("0 -> -1 in: steps = [plus(U, plus(X, negative(U)))", "X in options(U, 0)]"),
        )
    },
    **{
        f"weight, {fault} in: return integer({best}(fit, default=0))": "one always fits"
        for fault in ("0 -> 1", "0 -> -1")
        for best in ("max", "min")
    },
    **{
        f"weight, 20 -> {n} in: fit = [n for n in range(-20, 20) if not any({beyond})]": (
            "no weight is as large"
        )
        for n in (19, 21)
        for beyond in (
            "at_most(X, integer(n)) for X in right",
            "at_most(integer(n), X) for X in left",
        )
    },
    **{
        f"positions_{game}, {NORMAL_OR_LATER} in: {line}": "of the two words normal is the later"
        for game, line in (
            ("subtraction", 'heap, misere = question["heap"], question["play"] == "misere"'),
            ("nim", 'misere = question["play"] == "misere"'),
            ("wythoff", 'misere = question["play"] == "misere"'),
        )
    },
}
"""Mutants that answer every question as the solver does, and why; some of one system only."""


def equivalent(system: str, says: str) -> bool:
    """Whether it is known why a mutant answers as the solver does."""
    return says in EQUIVALENT or f"{system}: {says}" in EQUIVALENT


TREE = ast.parse(SOURCE)
LINES = SOURCE.splitlines()


def changed(node: ast.AST) -> Iterator[tuple[str, ast.AST]]:
    """The node with one fault in it, in each way, and what the fault is; the rest is shared."""
    for other in faults(node):
        line = LINES[getattr(node, "lineno", 1) - 1].strip()
        yield f"{ast.unparse(node)} -> {ast.unparse(other)} in: {line}", other
    for name, inner in ast.iter_fields(node):
        several = inner if isinstance(inner, list) else [inner]
        for place, child in enumerate(several):
            for says, other in changed(child) if isinstance(child, ast.AST) else ():
                replaced = [*several[:place], other, *several[place + 1 :]]
                yield says, _with(node, **{name: replaced if inner is several else other})


@cache
def mutants(system: str) -> tuple[tuple[str, ast.Module], ...]:
    """Every mutant of a system's solver, with what its fault is."""
    found = []
    for place, function in enumerate(TREE.body):
        if isinstance(function, ast.FunctionDef) and function.name in SHARED[system]:
            for says, other in changed(function):
                assert isinstance(other, ast.FunctionDef)
                body = [*TREE.body[:place], other, *TREE.body[place + 1 :]]
                found.append((f"{function.name}, {says}", ast.Module(body, [])))
    return tuple(found)


def sample(system: str, most: int, seed: int = 0) -> list[tuple[str, ast.Module]]:
    """Some of them."""
    found = mutants(system)
    return random.Random(seed).sample(found, min(most, len(found)))


DEFAULT = Options()

PATIENCE = 60.0
"""Seconds for a question of the solver without a fault, however slow the machine is now."""

MOST_FORMS = 300
"""Positions of a game that reach a compact solver as they are; larger ones are simplified."""


def given(module: Mapping[str, Any], G: Game, simplify: bool = True) -> int:
    """A game as the compact solver has it."""
    if simplify and len(list(islice(subpositions(G), MOST_FORMS))) == MOST_FORMS:
        G = canonical(G)
    made: dict[Game, int] = {}
    waiting = [G]
    while waiting:
        at = waiting[-1]
        missing = [X for X in (*at.left, *at.right) if X not in made]
        waiting.extend(missing)
        if not missing:
            made[waiting.pop()] = module["game"](
                [made[X] for X in at.left], [made[X] for X in at.right]
            )
    return made[G]


MOST_READ = 30_000
"""Work of reading a game as it is written; beyond, it is simplified as it is read."""


def as_written(text: str) -> Game:
    """The form that a text writes, if it is not too large."""
    try:
        with at_most_work(MOST_READ):
            return read_game(text, max_birthday=10**6)
    except InvalidInput:
        return read_game(text, simplify=True, max_birthday=10**6)


def answer(module: Mapping[str, Any], system: str, question: Mapping[str, Any]) -> Any:
    """What a compact solver says; questions that are not its own it leaves to the reference."""
    readings = find_system(system).readings
    if readings.of_question(question) != readings.names(question)[0]:
        return OneReference().answer(system, question)
    question = {name: each for name, each in question.items() if name != readings.field}
    document, _, name = system.partition(".")
    if document in ("cumulative", "positions", "bidding"):
        return module[f"{document}_{name}"](question)
    variant = question.get("variant", "standard")
    if system in ("partizan.value", "partizan.thermograph", "partizan.incentives"):
        if "game" in question:
            G = as_written(question["game"])
        else:
            rules: Any = ALL_RULESETS[question["ruleset"]]
            chosen = rules.variant(question.get("variant"))
            G = value(rules, rules.read(question["position"]), chosen)
        return module[f"games_{name}"](given(module, G))
    if system == "partizan.graph":
        return module["games_value"](module["graph_game"](**question))
    if system == "partizan.operation":
        games = [as_written(text) for text in question["games"]]
        return module["games_operation"](
            question["operation"], [given(module, G, False) for G in games]
        )
    if system == "partizan.compare":
        sides = (as_written(question[side]) for side in ("left", "right"))
        return module["games_compare"](*(given(module, G) for G in sides))
    if system == "partizan.score" and variant != "printed":
        at = dots.read(question["position"])
        drawn = [tuple(sorted(line)) for line in at.drawn]
        return module["dots_and_boxes"](at.rows, at.columns, drawn, variant == "standard")
    if system == "partizan.loopy" and variant == "standard":
        return module["fair_shares"](shares.read(question["position"]))
    if system == "preferences.value":
        return _clobber(module, question)
    if system == "preferences.game":
        return _in_brackets(module, module["game_value"](**question), question["players"])
    return OneReference().answer(system, question)


def _clobber(module: Mapping[str, Any], question: Mapping[str, Any]) -> dict[str, Json]:
    board, N = question["board"], question["players"]
    if isinstance(board, str):
        game, tokens = grid(board, N)
    else:
        game, tokens = graph(board["tokens"], board["edges"], N)
    edges = [(a, b) for a, near in enumerate(game.neighbours) for b in near if a < b]
    X = module["clobber_value"](tokens, edges, N, question["to_move"], [question["preference"]])
    return _in_brackets(module, X, N)


def _in_brackets(module: Mapping[str, Any], X: Any, N: int) -> dict[str, Json]:
    found = module["simple"](X, N)
    return {"value": module["brackets"](X), "simple": found and f"{found[0]}_{found[1]}"}


class InProcess(Session):
    """A solver asked without a process of its own; its seconds are the processor's."""

    def __init__(self, tree: ast.Module, system: str, timeout: float) -> None:
        super().__init__(["a mutant"], timeout, 10, lambda chunk: None)
        self.code = compile(tree, "compact", "exec")
        self.system = system
        self.module: dict[str, Any] | None = None

    def start(self) -> Started:
        if self.module is None:
            self.module = {}
            exec(self.code, self.module)
        self.started = Started("compact", "1", (self.system,))
        return self.started

    def stop(self) -> None:
        self.module = None

    def ask(self, system: str, questions: Mapping[str, Mapping[str, Json]]) -> dict[str, Reply]:
        self.start()
        assert self.module is not None
        self.asked.extend((system, question) for question in questions.values())
        found: dict[str, Reply] = {}

        def late(number: int, frame: FrameType | None) -> None:
            raise TimeoutError

        before = signal.signal(signal.SIGVTALRM, late)
        wait = self.timeout * max(1, len(questions) / 40)
        signal.setitimer(signal.ITIMER_VIRTUAL, wait)
        # An exception in the middle of collecting garbage is lost.
        gc.disable()
        depth = sys.getrecursionlimit()
        sys.setrecursionlimit(20_000)
        try:
            for name, question in questions.items():
                try:
                    found[name] = Reply("output", answer(self.module, system, question))
                except TimeoutError:
                    raise FaultError(FaultKind.HANG, "too late") from None
                except Exception as error:
                    found[name] = Reply("error", None, type(error).__name__)
        except TimeoutError:
            raise FaultError(FaultKind.HANG, "too late") from None
        finally:
            signal.setitimer(signal.ITIMER_VIRTUAL, 0)
            signal.signal(signal.SIGVTALRM, before)
            sys.setrecursionlimit(depth)
            gc.enable()
        return found


class OneReference(Reference):
    """The reference, each question once for all mutants."""

    known: ClassVar[dict[tuple[int, str, str], Mapping[str, Json] | InvalidInput]] = {}

    def answer(self, name: str, values: Mapping[str, Json]) -> Mapping[str, Json]:
        key = self.max_work, name, canonical_json(values)
        if key not in self.known:
            try:
                self.known[key] = super().answer(name, values)
            except InvalidInput as error:
                self.known[key] = error
        found = self.known[key]
        if isinstance(found, InvalidInput):
            raise found
        return found


@cache
def _made_once(name: str, seed: int) -> tuple[list[Values], Iterator[Values]]:
    return [], generated_questions(find_system(name), seed)


def questions_once(system: System, starting: int) -> Iterator[Values]:
    """The generated questions of a system, made the first time only."""
    known, more = _made_once(system.name, starting)
    for number in count():
        if number == len(known):
            known.append(next(more))
        yield known[number]


def held(tree: ast.Module, system: str, options: Options = DEFAULT, timeout: float = 0.5) -> Report:
    """What `conform` says of a mutant; it is not made small."""
    conformance = Conformance(InProcess(tree, system, timeout), options)
    conformance.reference = OneReference(conform.MAX_WORK)
    return conformance.run()


@cache
def _read_once(name: str) -> list[Vector]:
    return read_file(vectors_folder(), find_system(name))


def read_once(folder: Path, system: System) -> list[Vector]:
    """The vectors of a system, read from their file the first time only."""
    del folder
    return _read_once(system.name)


def once() -> None:
    """Make what is the same for all mutants once."""
    conform.SHRINK_SECONDS = 0
    conform.read_file = read_once  # type: ignore[attr-defined]
    generated.questions = questions_once


def main(most: int, systems: Sequence[str]) -> None:
    """Each system with how many mutants that answer otherwise were found, and every survivor."""
    once()
    found = total = 0
    for system in systems or SHARED:
        right = held(TREE, system, timeout=PATIENCE)
        assert right.status == 0, conformance.pretty(right)
        since, survivors = time.monotonic(), []
        tried = [
            (says, tree) for says, tree in sample(system, most) if not equivalent(system, says)
        ]
        for says, tree in tried:
            if held(tree, system).status == 0:
                survivors.append(says)
                print(f"    survives: {says}", flush=True)
        found, total = found + len(tried) - len(survivors), total + len(tried)
        seconds = time.monotonic() - since
        print(f"{system}: {len(tried) - len(survivors)} of {len(tried)} ({seconds:.0f} s)")
    print(f"{found} of {total} found")


if __name__ == "__main__":
    main(int(sys.argv[1]), sys.argv[2:])
