"""Proofs as people read them: what stands in the script, in the order in which it is proved."""

import pytest

from proofs_check.recheck import Term
from proofs_check.report.formula import below, flat, told, written

CLAIM = "claim cumulative/theorem-3.first"
READING = "claim partizan/section-3.5.2.canonical-form finitely many options"


@pytest.mark.parametrize(("document", "claim"), [("cumulative", CLAIM), ("partizan", READING)])
def test_a_proof_begins_with_axioms_and_ends_with_the_claim(document: str, claim: str) -> None:
    found = below(document, claim)
    assert found[0].kind.startswith("axiom")
    assert found[-1].name == claim
    seen: set[str] = set()
    for each in found:
        assert set(each.by) <= seen, each.name
        seen.add(each.name)
        assert bool(each.by) == (each.kind.split()[0] in ("theorem", "induction", "claim"))


def test_a_formula_is_as_the_paper_writes_it() -> None:
    *_, last = below("cumulative", CLAIM)
    assert flat(last.formula) == "h >= 0 => o^1_FvF(h) >= o^1_AvA(h)"
    with pytest.raises(KeyError):
        below("cumulative", "claim cumulative/theorem-0")


@pytest.mark.parametrize("claim", [CLAIM, "claim cumulative/problem-1.additive.strengthened"])
def test_no_line_is_longer_than_the_terminal(claim: str) -> None:
    assert max(map(len, told("cumulative", claim, 78))) <= 78


TERMS: dict[str, Term] = {
    "x - y - (x - y)": ["-", ["-", "x!", "y!"], ["-", "x!", "y!"]],
    "-(x + 1)": ["-", ["+", "x!", "1"]],
    "2 (x + 1)": ["*", ["+", "x!", "1"], "2"],
    "(p => q) => q": ["=>", ["=>", "p!", "q!"], "q!"],
    "p and q or not p": ["or", ["and", "p!", "q!"], ["not", "p!"]],
    "(p or q) and p": ["and", ["or", "p!", "q!"], "p!"],
    "not (p and q)": ["not", ["and", "p!", "q!"]],
    "(p and q) = p": ["=", ["and", "p!", "q!"], "p!"],
    "x mod y mod (x mod y)": ["mod", ["mod", "x!", "y!"], ["mod", "x!", "y!"]],
    "(x if p, else y + 1)": ["ite", "p!", "x!", ["+", "y!", "1"]],
}


@pytest.mark.parametrize("line", TERMS)
def test_brackets_stand_where_something_else_would_be_read(line: str) -> None:
    assert flat(TERMS[line]) == line


def test_a_long_formula_says_the_same_on_several_lines() -> None:
    long: Term = ["=>", ["and", ["<", "x!", "1"], ["or", "p!", ["=>", "q!", "p!"]]], ["f.g", "x!"]]
    assert written(long, 24) == ["if   x < 1", "and  (p or (q => p))", "then g(x)"]
