"""What is drawn of counterexamples: it agrees with the reference and with what is recorded."""

from collections.abc import Callable, Iterator, Mapping
from functools import cache
from itertools import product
from typing import Any

import pytest

from proofs_check.core.documents import documents
from proofs_check.core.evidence import Verdict
from proofs_check.core.ledger import ledger
from proofs_check.core.pictures import (
    Cell,
    Node,
    Picture,
    Play,
    Shape,
    Sketch,
    Table,
    Tree,
    as_text,
)
from proofs_check.core.record import known, known_evidence, recorded
from proofs_check.documents.bidding import drawings as bidding
from proofs_check.documents.cumulative import drawings as cumulative
from proofs_check.documents.positions import drawings as positions
from proofs_check.documents.preferences import drawings as preferences
from proofs_check.report.drawn import drawn, examples, said_of
from proofs_check.report.screen import COLUMNS, LINES, first_witness, screen
from proofs_check.report.site.pictures import html
from reference.bidding import Player, value
from reference.positions.trees import Choice, Leaf
from tests.conftest import Run


def witnesses(document: str) -> Iterator[tuple[str, Mapping[str, Any]]]:
    for name, looked in recorded(document).claims.items():
        for own in looked.values():
            for evidence in own.values():
                witness = evidence.facts.get("witness")
                if evidence.verdict is Verdict.REFUTED and isinstance(witness, Mapping):
                    yield name, witness


@cache
def pictured(document: str) -> list[tuple[str, Mapping[str, Any], tuple[Picture, ...]]]:
    """The recorded counterexamples with their pictures."""
    claims = ledger(document)
    return [(name, w, drawn(claims[name], "drawings", w)) for name, w in witnesses(document)]


def test_plays_end_with_what_is_recorded() -> None:
    asked = 0
    for name, witness, pictures in pictured("cumulative"):
        recorded_values = witness.get("values", {})
        for picture in pictures:
            if isinstance(picture, Play):
                conventions = picture.caption.partition(":")[0].split(" and ")
                ends = (
                    [int(total) for total in picture.turns[-1].totals] if picture.turns else [0, 0]
                )
                for convention in {*conventions} & {*recorded_values}:
                    assert ends == recorded_values[convention], (name, convention)
                    asked += 1
                assert picture.heap == sum(turn.taken for turn in picture.turns) + (
                    picture.turns[-1].left if picture.turns else picture.heap
                )
    assert asked > 20


def test_a_play_of_bids_ends_at_its_value() -> None:
    asked = 0
    for TB, x, marker in product(range(5), range(1, 7), Player):
        for p in range(TB + 1):
            table = bidding._turns(TB, x, p, marker)
            assert str(table.rows[-1][-1]) == str(value({1}, TB, x, p, marker))
            asked += 1
    assert asked > 100


def test_bid_matrices_mark_what_decides() -> None:
    """Example 12 is such a matrix: where maximin and minimax are one, a cell of both decides."""
    table = bidding._heap_matrix(5, 2, 1, Player.LEFT)
    marks = {cell.mark for row in table.rows for cell in row if isinstance(cell, Cell)}
    assert {"maximin", "minimax", "decides"} <= marks


@pytest.mark.parametrize("document", documents())
def test_what_is_drawn_is_not_too_large_for_a_page(document: str) -> None:
    found = [(name, picture) for name, _, pictures in pictured(document) for picture in pictures]
    assert found
    for name, picture in found:
        assert len(html(picture)) < 60_000, name
        assert as_text(picture)


@pytest.mark.parametrize("document", documents())
def test_each_counterexample_is_drawn(document: str) -> None:
    assert [name for name, _, pictures in pictured(document) if not pictures] == []


@pytest.mark.parametrize("document", documents())
def test_each_counterexample_says_its_point(document: str) -> None:
    """In a sentence, whose numbers are those of the counterexample or computed from it."""
    found = {c.id: (c, first_witness(known(c) or {})) for c in ledger(document).values()}
    said = {name: said_of(claim, witness) for name, (claim, witness) in found.items() if witness}
    assert said
    assert [name for name, text in said.items() if not text.endswith(".") or "{'" in text] == []


MARKED = {
    "bidding/definition-2.C.range": {"no budget"},
    "bidding/definition-8.bidding-set.strict.strengthened": {"not strict"},
    "bidding/section-3-3.more-money": {"differs"},
    "bidding/lemma-26.proof.bid-2-outcome": {"differs"},
    "bidding/lemma-26.proof.remaining-odd": {"more than 3"},
    "bidding/theorem-27.proof.even-budget.equality": {"differs"},
    "cumulative/abstract.main-result-follows-from-monotonicity": {"more than 0 under FvF"},
    "cumulative/problem-3.bound.measured": {"not 85 more", "not 127 more"},
}
"""What is marked in tables that say of a formula or a definition where it fails."""


def test_tables_mark_where_a_formula_fails() -> None:
    found: dict[str, set[str]] = {name: set() for name in MARKED}
    for document in ("bidding", "cumulative"):
        for name, _, pictures in pictured(document):
            for picture in pictures if name in MARKED else ():
                assert isinstance(picture, Table)
                cells = (cell for row in picture.rows for cell in row if isinstance(cell, Cell))
                found[name] |= {cell.mark for cell in cells if cell.mark}
    assert found == MARKED


def test_outcomes_repeat_from_the_preperiod_on() -> None:
    table = cumulative._repeats((42, 78, 85), 14_075, 170, 14_027)
    marked = [row[0] for row in table.rows if any(isinstance(c, Cell) for c in row)]
    assert marked == ["14074"]


def test_readings_of_a_comparison_are_told_apart() -> None:
    witness: dict[str, Any] = {"instance": {"X": "1_0", "Y": "2_0"}}
    (table,) = preferences.drawings("section-4.5.almost-every-pair", witness)
    assert isinstance(table, Table)
    said = {row[0]: row[1:] for row in table.rows}
    assert said["2 < 1, Definition 9"] == ["no", "yes"]
    assert said["1 < 2, Definition 9"] == ["no", "no"]


def test_a_value_too_large_to_be_written_is_not_drawn() -> None:
    def pictures(i: int) -> int:
        instance: dict[str, Any] = {"i": i, "left": f"2_{i}"}
        return len(preferences.drawings("theorem-15.middle", {"instance": instance}))

    assert [pictures(i) for i in (1, 4, 5, 19)] == [1, 1, 0, 0]


def test_what_claims_are_about_is_drawn() -> None:
    about = {
        claim.id: found
        for document in documents()
        for claim in ledger(document).values()
        if (found := examples(claim))
    }
    for name, pictures in about.items():
        assert all(len(html(picture)) < 5_000 and as_text(picture) for picture in pictures), name
    assert {
        *("partizan/hackenbush.own-colour", "partizan/cutcake.inverse", "partizan/week-5.5.winner"),
        *("partizan/toads-and-frogs.jump", "positions/wythoff.formula"),
        *("positions/wythoff.moves-26-34.winning", "positions/nim.example-7-5-3.sum"),
    } <= set(about)


@pytest.mark.parametrize(
    "text", ["__import__('os')", "Leaf", "Leaf(winner=f())", "Choice(player=1, options=())", "("]
)
def test_a_written_tree_is_built_of_its_own_parts_alone(text: str) -> None:
    assert positions._choices(text) is None
    tree = positions._choices("Choice(player=1, options=(Leaf(winner=2), Leaf(winner=0)))")
    assert tree == Choice(1, (Leaf(2), Leaf(0)))


def test_questions_are_answered(gameproof: Callable[..., Run]) -> None:
    """The lines that a page has one paste are commands that work, and Python that does."""
    import shlex

    for document in documents().values():
        module = document.module("drawings")
        assert module is not None
        name, witness = next((n, w) for n, w in witnesses(document.name) if module.questions(n, w))
        lines = list(module.questions(name, witness))
        command = next(line for line in lines if line.startswith("gameproof "))
        assert gameproof(*shlex.split(command)[1:]).status == 0
        python = next(line for line in lines if line.startswith("from "))
        *before, last = python.split("; ")
        scope: dict[str, Any] = {}
        exec("\n".join(before), scope)
        assert eval(last, scope) is not None


PICTURES: list[Picture] = [
    Table("<b>", ["<i>"], [["<u>", Cell("<s>", "<q>")]]),
    Tree("<b>", Node("<i>", [("<u>", Node("<s>", (), "<q>"))])),
    Sketch("<b>", "<i>", [Shape([(0, 0), (1, 1)], "<u>"), Shape([(0, 1)])]),
]


@pytest.mark.parametrize("picture", PICTURES)
def test_words_in_a_picture_are_data(picture: Picture) -> None:
    made = str(html(picture))
    for tag in ("<b>", "<i>", "<u>", "<s>", "<q>"):
        assert tag not in made.replace("<b>&lt;", "").replace('<b class="marked">', "")
    assert "&lt;" in made


def test_show_tells_the_play(gameproof: Callable[..., Run]) -> None:
    shown = ((name, type(each)) for name, _, own in pictured("cumulative") for each in own)
    false = next(name for name, kind in shown if kind is Play)
    assert "pebbles" in gameproof("show", false, "--full").out


@pytest.mark.parametrize("document", documents())
def test_a_claim_fits_a_screen(document: str) -> None:
    """40 lines of 80 columns, with the verdict, and how to go on; no word is cut."""
    for claim in ledger(document).values():
        evidence = known_evidence(claim)
        lines = screen(claim, evidence, None if evidence is None else known(claim))
        assert len(lines) <= LINES, claim.id
        assert all(len(line) <= COLUMNS for line in lines if "/" not in line), claim.id
        assert any(line.startswith("verdict ") for line in lines), claim.id
        assert lines[-1].endswith(f"gameproof show {claim.id} --full")


def test_show_finds_what_was_meant(gameproof: Callable[..., Run]) -> None:
    gameproof("show", "cumulative/lema-9.4").refused("claim", "did you mean cumulative/lemma-9.4")
    gameproof("solve", "cumulative.outcom").refused("system", "did you mean cumulative.outcome")
    asked = "solve", "cumulative.outcome", "sett=4,7", "heap=34", "convention=AvF"
    gameproof(*asked).refused("did you mean set?")
    out = gameproof("show", "cumulative/lemma-9").out
    assert "lemma-9.4" in out
    assert "lemma-9.1" in out
