"""What is drawn of counterexamples: it agrees with the reference and with what is recorded."""

import shlex
from collections.abc import Iterator, Mapping
from functools import cache
from typing import Any

import pytest

from proofs_check.core import corrections
from proofs_check.core.documents import documents
from proofs_check.core.evidence import Verdict
from proofs_check.core.ledger import ledger
from proofs_check.core.pictures import (
    Cell,
    Node,
    Picture,
    Shape,
    Sketch,
    Table,
    Tree,
    as_text,
)
from proofs_check.core.record import known, known_evidence, recorded
from proofs_check.documents.bidding import drawings as bidding
from proofs_check.report.drawn import drawn, examples, fields_of, first_witness, questions, said_of
from proofs_check.report.screen import COLUMNS, LINES, screen
from proofs_check.report.site.pictures import html
from tests.conftest import Gameproof


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
    return [(name, w, drawn(claims[name], w)) for name, w in witnesses(document)]


def test_plays_end_with_what_is_recorded(gameproof: Gameproof) -> None:
    asked = 0
    for name, witness, pictures in pictured("cumulative"):
        recorded_values = witness.get("values", {})
        for table in pictures:
            assert isinstance(table, Table)
            ends = [int(str(total)) for total in table.rows[-1][2:4]]
            conventions = table.caption.partition(":")[0].split(" and ")
            for convention in {*conventions} & {*recorded_values}:
                assert ends == recorded_values[convention], (name, convention)
                asked += 1
            heap, left = (int(str(table.rows[turn][1])) for turn in (0, -1))
            assert heap == sum(ends) + left
    assert asked > 20
    false = next(name for name, _, own in pictured("cumulative") if own)
    assert "second takes" in gameproof("show", false, "--full").out


def test_bid_matrices_mark_what_decides() -> None:
    """Example 12 is such a matrix: where maximin and minimax are one, a cell of both decides."""
    claim = ledger("bidding")["bidding/conjecture-7"]
    table, _ = bidding.DRAWS["x, p"](claim, {"TB": 5, "x": 2, "p": 1})
    assert isinstance(table, Table)
    marks = {cell.mark for row in table.rows for cell in row if isinstance(cell, Cell)}
    assert {"maximin", "minimax", "decides"} <= marks
    *_, last = bidding.by_budget("", {"heap 9": (1, 2), "automaton": (1, 3)}).rows
    assert [cell.mark for cell in last if isinstance(cell, Cell)] == ["", "differs"]


@pytest.mark.parametrize("document", documents())
def test_each_counterexample_is_drawn_and_says_its_point(document: str) -> None:
    """In a picture that a page has room for, and in a sentence whose numbers are its own."""
    found = [(name, picture) for name, _, pictures in pictured(document) for picture in pictures]
    assert found
    for name, picture in found:
        assert len(html(picture)) < 60_000, name
        assert as_text(picture)
    false = {c.id: (c, first_witness(known(c) or {})) for c in ledger(document).values()}
    said = {name: said_of(claim, witness) for name, (claim, witness) in false.items() if witness}
    assert said
    assert [name for name, text in said.items() if not text.endswith(".") or "{'" in text] == []
    # What is drawn, asked and said by fields or by claims that no counterexample has, is dead.
    module: Any = documents()[document].module("drawings")
    asked = {name.partition("/")[2] for name, _ in witnesses(document)} | {"whatever"}
    fields = [fields_of(witness) for _, witness in witnesses(document)]
    for table in (module.DRAWS, module.ASKS, module.SAYS):
        names = [n for n in table if n not in asked]
        assert [n for n in names if not any({*n.split(", ")} <= own.keys() for own in fields)] == []


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


def test_questions_are_answered(gameproof: Gameproof) -> None:
    """The lines that a page has one paste are commands that work, and Python that does."""
    for document in documents().values():
        claims = ledger(document.name)
        lines = next(q for n, w in witnesses(document.name) if (q := questions(claims[n], w)))
        command = next(line for line in lines if line.startswith("gameproof "))
        assert gameproof(*shlex.split(command)[1:]).status == 0
        python = next(line for line in lines if line.startswith("from "))
        *before, last = python.split("; ")
        scope: dict[str, Any] = {}
        exec("\n".join(before), scope)
        assert eval(last, scope) is not None


PICTURES: list[Picture] = [
    Table("<one>", ["<two>"], [["<two>", Cell("<two>", "<one>")]]),
    Tree("<one>", Node("<two>", [("<two>", Node("<two>", (), "<one>"))])),
    Sketch("<one>", "<two>", [Shape([(0, 0), (1, 1)], "<two>"), Shape([(0, 1)])]),
]


@pytest.mark.parametrize("picture", PICTURES)
def test_words_in_a_picture_are_data(picture: Picture) -> None:
    made = html(picture)
    assert "<one>" not in made
    assert "<two>" not in made
    assert made.count("&lt;one&gt;") + made.count("&lt;two&gt;") > 2


@pytest.mark.parametrize("document", documents())
def test_a_claim_fits_a_screen(document: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """40 lines of 80 columns, with the verdict, and how to go on; no word is cut."""
    verdicts = {c.id: corrections.verdict_of(c) for c in ledger(document).values()}
    monkeypatch.setattr(corrections, "verdict_of", lambda claim: verdicts[claim.id])
    for claim in ledger(document).values():
        evidence = known_evidence(claim)
        lines = screen(claim, evidence, None if evidence is None else known(claim))
        assert len(lines) <= LINES, claim.id
        assert all(len(line) <= COLUMNS for line in lines if "/" not in line), claim.id
        assert any(line.startswith("verdict ") for line in lines), claim.id
        assert lines[-1].endswith(f"gameproof show {claim.id} --full")


def test_show_finds_what_was_meant(gameproof: Gameproof) -> None:
    gameproof("show", "cumulative/lema-9.4").refused("claim", "did you mean cumulative/lemma-9.4")
    gameproof("solve", "cumulative.outcom").refused("system", "did you mean cumulative.outcome")
    asked = "solve", "cumulative.outcome", "sett=4,7", "heap=34", "convention=AvF"
    gameproof(*asked).refused("did you mean set?")
    out = gameproof("show", "cumulative/lemma-9").out
    assert "lemma-9.4" in out
    assert "lemma-9.1" in out
