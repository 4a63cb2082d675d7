"""Where programs err that err seldom: there the default run of `conform` asks, of every kind."""

# A kind is a row, however long.
# ruff: noqa: E501

import random
from collections.abc import Callable, Iterator
from contextlib import suppress
from fractions import Fraction
from functools import cache, reduce
from itertools import chain, combinations, islice
from operator import xor
from typing import Any

import pytest

from proofs_check.core.evidence import Json, canonical
from proofs_check.oracle.conform import MAX_WORK, TURNS, Case, Conformance, Options
from proofs_check.oracle.generated import SAME_REST, alike, at_ends, questions, telling
from proofs_check.oracle.program import Session
from proofs_check.oracle.systems import find_system
from reference.errors import InvalidInput
from reference.partizan import dots_and_boxes as dots, read as read_game, temperature
from reference.partizan.operations import at_most_infinitesimally
from tests.oracle.programs import OneReference, questions_once

Question = dict[str, Any]


def greedy_margin(q: Any) -> int:
    """The margin of whoever takes each box that there is to take, under the usual rules."""

    @cache
    def margin(board: dots.Grid) -> int:
        gains = {line: dots.completed(board, line) for line in dots.moves(board)}
        found = []
        for line, gain in gains.items():
            if gain or not any(gains.values()):
                after = margin(board._replace(own=board.own | {line}))
                found.append(gain + after if gain else -after)
        return max(found, default=0)

    return margin(dots.read(q["position"]))


def of_digits(text: str) -> bool:
    """Whether a game is written as a number."""
    return text.replace("/", "").removeprefix("-").isdecimal()


def outbid(q: Any, n: int) -> bool:
    """Whether one has a dollar more than the other, who has n or more and wins a tie."""
    return (
        "bids" not in q
        and q["total_budget"] > 2 * n
        and abs(2 * q["budget"] - q["total_budget"]) == 1
        and (q["marker"] == "left") is (2 * q["budget"] < q["total_budget"])
        and q.get("heap", 1) > 0
    )


ASKED = """
# A collection is larger than usual.
128 actions :: cumulative.outcome :: len(q["set"]) > 128
129 piles :: positions.nim :: len(q["piles"]) > 128
30 moves :: bidding.ruleset :: len(q["left"]) > 30
four moves and money :: bidding.ruleset :: len(q["left"]) > 15 and q["total_budget"] > 10 and apart()
a long game, a large part :: bidding.instance :: len(q["left"]) > 5 and q["budget"] > 256 and apart()
a long game, no money of one's own :: bidding.instance :: len(q["left"]) > 5 and q["total_budget"] > q["budget"] == 0 and apart()
nothing to bid, and the marker goes over :: bidding.instance :: len(q["left"]) > 5 and q["budget"] < min(q.get("bids", [0])) and q.get("reading") == "with-bid-marker-moves"
a simple value, five players on a board :: preferences.value :: q["players"] > 4 and not str(a().get("simple") or "_0").endswith("_0")
a simple value, nine players :: preferences.game :: q["players"] > 8 and not str(a().get("simple") or "_0").endswith("_0")
prudent choices of six players :: preferences.game :: q["players"] > 5 and q["preferences"] == ["prudent"] and a().get("simple", "") is None
a box better left :: partizan.score :: q.get("variant") == "standard" and "margin" in a() and len(dots.moves(dots.read(q["position"]))) < 8 and greedy_margin(q) != a()["margin"]
an area of three boxes at once :: partizan.score :: q.get("variant") == "printed" and q["position"].startswith("1x3") and a().get("margin") == 3
a large heap and money :: bidding.outcome :: q["heap"] > 10 and q["total_budget"] > 100
four actions, far :: cumulative.outcome :: len(q["set"]) > 3 and q["heap"] > 4000
many best moves, far :: cumulative.zero_sum :: q["heap"] > 250 and len(a()["moves"]) > 2
six boxes :: partizan.score :: q["position"][:3] in ("2x3", "3x2")
three components :: preferences.game :: len(q["positions"]) > 2
33 games :: partizan.operation :: len(q["games"]) > 32
more than 256 tokens of a board :: preferences.value :: isinstance(q["board"], dict) and len(q["board"]["tokens"]) > 256
more than 64 edges of a board :: preferences.value :: isinstance(q["board"], dict) and len(q["board"]["edges"]) > 64
more than 64 rows :: preferences.value :: isinstance(q["board"], str) and q["board"].count("/") > 64
more than 256 options :: preferences.game :: len(q["moves"]) > 512
a long row :: preferences.value :: isinstance(q["board"], str) and len(q["board"]) > 128
a long name :: bidding.ruleset :: any(len(x) > 200 for x in q["positions"])
a thousand moves :: bidding.instance :: len(q["tau"]) > 1_000 and q["left"] == q["right"]
a graph of a long game :: partizan.graph :: len(a().get("canonical", "")) > 100
# A parameter is at an end of its range.
far :: cumulative.outcome :: q["heap"] > 2**16
one large action :: cumulative.outcome :: len(q["set"]) == 1 and 50 < (s := int(q["set"][0])) and q["heap"] >= 2 * s
the empty set :: positions.subtraction :: not q["set"] and q["heap"] > 30
nothing beside much :: positions.wythoff :: min(map(int, q["piles"])) == 0 and max(map(int, q["piles"])) > 2**53
all the money :: bidding.outcome :: q["budget"] == q["total_budget"] > 15 and q["marker"] == "right"
cooled far :: partizan.operation :: q["operation"] == "cool" and "5" in q["games"]
the last of many players :: preferences.game :: q["to_move"] == q["players"] > 10
# Beyond the words of a machine.
actions of 32 bits :: bidding.outcome :: any(int(s) > 2**31 and int(s) % 2**32 <= q["heap"] for s in q["set"])
128 bits :: positions.nim :: any(int(n) > 2**128 for n in q["piles"])
60 digits :: positions.wythoff :: int(q["piles"][0]) > 10**60
fine weights :: bidding.ruleset :: any(Fraction(m[2]).denominator > 2**53 for m in q["left"])
a value beyond 16 bits :: cumulative.zero_sum :: q["set"] == [40_000] and q["heap"] >= 40_000
a nim-value beyond 8 bits :: positions.nim_value :: "set" in q and a().get("value", 0) > 256
money beyond 8 bits :: bidding.outcome :: int(q["total_budget"]) > 255
a mean finer than a double :: partizan.value :: float(x := Fraction(a().get("mean", 0))) != x
# Order, repetition and names say nothing.
descending :: cumulative.outcome :: q["set"][3:] and q["set"] == sorted(q["set"], key=int)[::-1]
moves to earlier names :: bidding.ruleset :: any(m[0] > m[1] and not m[1].isalnum() for m in q["left"])
a move twice :: partizan.graph :: any(q["left"].count(m) > 1 for m in q["left"])
an edge both ways :: preferences.value :: isinstance(q["board"], dict) and any(edge[::-1] in q["board"]["edges"] for edge in q["board"]["edges"])
names that differ by case :: partizan.graph :: {"x", "X"} <= {*chain(*q["left"], *q["right"])}
all bids, given downwards :: bidding.ruleset :: q["total_budget"] > 2 and q.get("bids") == [*range(q["total_budget"], -1, -1)]
# Two conditions, or a tie.
misere and the diagonal :: positions.wythoff :: q["play"] == "misere" and q["piles"][0] == q["piles"][1] != 0
nine best moves :: positions.subtraction :: len(a()["moves"]) > 8
maximin is not minimax, with bids and a reading :: bidding.ruleset :: {"bids", "reading"} <= {*q} and apart()
unlike values of a large heap :: bidding.outcome :: q["heap"] > 20 and apart()
unlike values and no money :: bidding.outcome :: q["budget"] == 0 and apart()
a ninth move that is the best :: bidding.instance :: (of := [Fraction(w) for x, _, w in q["left"] if x == q["position"]])[8:] and of[8] > max(of[:8])
a bid of more than 32 :: bidding.outcome :: outbid(q, 32)
a bid of more than 24 :: bidding.ruleset :: outbid(q, 24)
a bid of more than 24, an instance :: bidding.instance :: outbid(q, 24)
# What none of 700 programs by another hand was asked.
an action far from the others :: cumulative.outcome :: q["set"][1:] and 2000 < max(map(int, q["set"])) <= q["heap"]
equal in another form :: partizan.compare :: q["left"] != q["right"] and a().get("order") == "="
close :: partizan.compare :: q["left"] == "33554433/33554432"
unlike numbers, alike as doubles :: partizan.compare :: (ends := [Fraction(q[side]) for side in ("left", "right") if of_digits(q[side])])[1:] and ends[0] != ends[1] and float(ends[0]) == float(ends[1])
a hot board :: partizan.thermograph :: q.get("ruleset") == "snort" and Fraction(a().get("temperature", 0)) > 2
an arrow on a board :: partizan.value :: q.get("ruleset") in ("toads-and-frogs", "domineering", "hackenbush") and a().get("atomic_weight") not in (None, "0")
a ground of two digits :: partizan.value :: q.get("ruleset") == "hackenbush" and "-10L" in q["position"]
several cakes :: partizan.value :: q.get("ruleset") == "cutcake" and "+" in q["position"]
an atomic weight that is no integer :: partizan.graph :: "{" in str(a().get("atomic_weight"))
two brackets deep and simple :: preferences.value :: str(a().get("simple")).endswith("_2")
many skipped turns :: preferences.value :: "[" * 90 in a().get("value", "")
frozen, and long :: partizan.operation :: q["operation"] == "freeze" and len(a().get("canonical", "")) > 40
frozen, and hotter than 8 :: partizan.operation :: q["operation"] == "freeze" and temperature(read_game(q["games"][0], simplify=True)) > 8
reduced, and bypassed :: partizan.operation :: q["operation"] == "reduce" and "|" in a().get("canonical", "") and any(at_most_infinitesimally(LR, G) for G in [read_game(q["games"][0], simplify=True)] for L in G.left for LR in L.right)
equal games :: partizan.operation :: q["operation"] == "norton" and q["games"][1:] == q["games"][:1]
# Another reading, where it makes a difference.
a reading in a sum :: preferences.game :: q["positions"][1:] and q.get("reading") == "skipped-turn-no-level" and otherwise(system, q)
a reading with mixed preferences :: preferences.game :: len({*q["preferences"]}) > 1 and q.get("reading") == "definition-11-or-first" and otherwise(system, q)
a reading on a graph :: preferences.value :: isinstance(q["board"], dict) and q.get("reading") == "rule-3" and otherwise(system, q)
one reading of bidding for another :: bidding.instance :: q.get("reading") == "after-bid" and otherwise(system, q)
much money, and another reading :: bidding.instance :: q.get("reading") == "after-bid" and q["total_budget"] > 8 and otherwise(system, q)
# What a careless key, or a table of some length, takes for the same.
the same rest in any table :: positions.wythoff :: max(map(int, q["piles"])) > SAME_REST // 2
a row more than a table has :: cumulative.zero_sum :: q["heap"] == 2048
the same budget in a byte :: bidding.outcome :: int(q["total_budget"]) - 256 == q["budget"]
# Lists longer than what comes by chance.
25 moves :: partizan.loopy :: len(a().get("moves", ())) > 24
33 corners on the left :: partizan.thermograph :: len(a().get("left_wall", ())) > 32
34 corners on the right :: partizan.thermograph :: len(a().get("right_wall", ())) > 33
18 incentives :: partizan.incentives :: len(a().get("right", ())) > 17
257 moves :: positions.nim :: len(a().get("moves", ())) > 256
140 moves :: cumulative.zero_sum :: len(a().get("moves", ())) > 139
2 incentives, domineering :: partizan.incentives :: q.get("ruleset") == "domineering" and len(a().get("left", ())) > 1
3 incentives, hackenbush :: partizan.incentives :: q.get("ruleset") == "hackenbush" and len(a().get("left", ())) > 2
2 incentives, toads and frogs :: partizan.incentives :: q.get("ruleset") == "toads-and-frogs" and len(a().get("left", ())) > 1
"""
"""Where a wrong program may err, by the kinds in which private ones were not found before: a name, a
system, and what is so of such a question q and of its answer a().
"""
KINDS = [row.split(" :: ") for row in ASKED.splitlines() if " :: " in row]

NAMES: dict[str, Any] = {
    **{"Fraction": Fraction, "SAME_REST": SAME_REST, "chain": chain, "dots": dots},
    **{"at_most_infinitesimally": at_most_infinitesimally, "read_game": read_game},
    **{"greedy_margin": greedy_margin, "of_digits": of_digits, "outbid": outbid},
    **{"otherwise": lambda *at: otherwise(*at), "temperature": temperature},
}


def is_of(system: str, condition: Any) -> Callable[[Question], object]:
    """Whether a question meets a condition of a row."""

    def met(q: Question) -> object:
        def a() -> Question:
            return whole(system, q)

        def apart() -> bool:
            return bool(a().get("value") != a().get("minimax"))

        return eval(condition, {**NAMES, "q": q, "a": a, "apart": apart, "system": system})

    return met


def whole(system: str, question: Question) -> Question:
    """What the reference answers; nothing where it is asked too much."""
    with suppress(InvalidInput):
        return dict(OneReference(MAX_WORK).answer(system, question))
    return {"moves": []}


def otherwise(system: str, question: Question) -> bool:
    """Whether the default reading answers otherwise."""
    asked = {name: value for name, value in question.items() if name != "reading"}
    return whole(system, question).get("value") != whole(system, asked).get("value")


@pytest.mark.parametrize(
    "system", ["bidding.outcome", "bidding.ruleset", "preferences.value", "preferences.game"]
)
def test_the_default_run_asks_all_ends(system: str) -> None:
    known = find_system(system)
    ends = {canonical(question) for question in (*at_ends(known), *telling(known))}
    assert ends <= {canonical(question) for question in asked(system)}


ALIKE = [("table-1", "definition-11-repaired")]
"""Readings with the same value everywhere: on simple ones the chain is what the repair gives."""


@pytest.mark.parametrize("system", ["preferences.value", "preferences.game"])
def test_the_readings_are_told_apart(system: str) -> None:
    """A program that takes one reading for another answers a question otherwise."""
    names = find_system(system).readings.names({})
    left = {pair for pair in combinations(names, 2) if pair not in ALIKE}
    in_readings: dict[str, dict[str, Question]] = {}
    for question in asked(system):
        if name := question.get("reading"):
            rest = {field: each for field, each in question.items() if field != "reading"}
            in_readings.setdefault(canonical(rest), {})[name] = question
    for several in sorted(in_readings.values(), key=len, reverse=True):
        for a, b in [pair for pair in left if {*pair} <= {*several}]:
            if whole(system, several[a]).get("value") != whole(system, several[b]).get("value"):
                left.discard((a, b))
    assert not left


@cache
def asked(system: str) -> list[Question]:
    """The first questions of a default run; some of them the reference refuses."""
    made = islice(questions_once(find_system(system), Options().seed), Options().examples)
    return [dict(question) for question in made]


def answered(system: str, where: Callable[[Question], object]) -> Iterator[Question]:
    for question in asked(system):
        if where(question):
            with suppress(InvalidInput):
                OneReference(MAX_WORK).answer(system, question)
                yield question


def test_what_is_alike_keeps_what_a_careless_key_keeps() -> None:
    first: list[Json] = [12, 3, 40]
    members = [
        found
        for seed in range(40)
        for each in alike(first, random.Random(seed))
        if isinstance(each, list) and len(found := [int(str(n)) for n in each]) == 3
    ]
    keys: list[Callable[[list[int]], object]] = [
        sorted, sum, lambda S: reduce(xor, S), lambda S: S[0] - S[1],
        lambda S: [n % 1021 for n in S],
        lambda S: (S[0], S[-1]), lambda S: "".join(map(str, S)),
    ]  # fmt: skip
    for key in keys:
        assert any(S != first and key(S) == key([12, 3, 40]) for S in members)
    words = {each for seed in range(40) for each in alike("LR.", random.Random(seed))}
    assert {"RL.", ".RL", "lr.", "L.R"} <= words


def test_a_seed_means_the_same_questions() -> None:
    system = find_system("positions.wythoff")
    before, again, others = ([*islice(questions(system, seed), 300)] for seed in (0, 0, 1))
    assert before == again != others


def test_no_heap_is_asked_that_a_literal_program_cannot_reach() -> None:
    assert max(int(str(question["heap"])) for question in asked("cumulative.outcome")) < 150_000


def test_a_fresh_program_has_a_question_of_another_form_before_small_ones() -> None:
    conformance = Conformance(Session(["none"], 1, 1, lambda chunk: None), Options())
    values: list[Question] = [{"piles": [n, 1]} for n in range(9)]
    values += [{"set": [1, 2], "heap": h} for h in range(30, -1, -1)] * 2
    conformance.answered = [Case(each, {}, {}) for each in values]
    system = find_system("positions.nim_value")
    batches = [*conformance._by_form(system, random.Random(0))]
    assert len(batches) == 2 * TURNS
    for seldom, small in zip(batches[::2], batches[1::2], strict=True):
        assert ["piles" in case.question for case in seldom] == [True]
        assert [case.question["heap"] for case in small] == [*range(31)]


@pytest.mark.parametrize(("name", "system", "condition"), KINDS, ids=[row[0] for row in KINDS])
def test_a_program_is_asked_where_it_may_err(name: str, system: str, condition: str) -> None:
    assert any(answered(system, is_of(system, compile(condition, name, "eval"))))


@pytest.mark.parametrize(
    "system", ["positions.subtraction", "bidding.outcome", "preferences.value", "preferences.game"]
)
def test_of_no_field_may_the_answer_be_kept(system: str) -> None:
    """A dictionary whose key leaves out a field gives a wrong answer, whichever field it is."""
    for field in find_system(system).fields:
        kept: dict[str, Question] = {}
        for question in answered(system, lambda q: True):
            rest = {name: each for name, each in question.items() if name != field.name}
            before = kept.setdefault(canonical(rest), question)
            if before != question and whole(system, before) != whole(system, question):
                break
        else:
            pytest.fail(f"{field.name} makes no difference")
