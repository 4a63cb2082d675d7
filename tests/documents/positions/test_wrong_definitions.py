"""Wrong definitions of `positions`: for each check there is one that it notices."""

import sys
from collections.abc import Callable, Iterable
from fractions import Fraction
from typing import Any

import pytest

from proofs_check.core.claim import Check, Claim
from proofs_check.core.evidence import Effort, Evidence, Verdict
from proofs_check.core.ledger import ledger
from proofs_check.core.ranges import Enumeration
from proofs_check.documents.positions import certificates, examples, ranges
from proofs_check.documents.positions.arguments import INCREASING
from proofs_check.documents.positions.certificates import repeats
from proofs_check.documents.positions.claims import wythoff
from proofs_check.documents.positions.labelling import given_by, snapshot
from proofs_check.documents.positions.ranges import (
    Board,
    Cases,
    Heaps,
    ThreePiles,
    full_tree,
    graphs,
    subtraction_game,
    trees,
    turns,
)
from proofs_check.documents.positions.transcribed import cut_off
from proofs_check.methods.argument import RESOURCE_UNITS, Step
from proofs_check.methods.exhaustive import EngineMismatchError, Exhaustive
from proofs_check.methods.periodicity import Periodicity
from proofs_check.methods.printed import Printed
from proofs_check.methods.smt import Status, Terms, solve
from reference import positions as reference
from reference.errors import InvalidInput
from reference.positions import Choice, Leaf, N, P, Play, Position, Quadratic, Quantifier

LEDGER = ledger("positions")


def other_last(options: Iterable[Position], play: Play = Play.NORMAL) -> Position:
    """Misere play for normal play."""
    found = list(options)
    return N if P in found or not found else P


def all_options(options: Iterable[Position], play: Play = Play.NORMAL) -> Position:
    """Rule 2 asks for all options."""
    found = list(options)
    return N if found and all(option is P for option in found) else P


def floor_off_by_one(x: Quadratic) -> int:
    return RIGHT_FLOOR(x) + 1


def only_rows(piles: Iterable[int]) -> Any:
    x, y = piles
    return iter([(k, y) for k in range(x)] + [(x, k) for k in range(y)])


def someone_wins(tree: reference.Tree, player: int) -> bool:
    """The others play along."""
    everyone = {here.player for _, here in reference.places(tree)}
    return any(
        reference.outcome(tree, chosen) == player
        for chosen in reference.strategies(tree, *everyone)
    )


def always_wins(tree: reference.Tree, player: int) -> bool:
    """By every strategy."""
    everyone = {here.player for _, here in reference.places(tree)}
    return all(
        reference.outcome(tree, chosen) == player
        for chosen in reference.strategies(tree, *everyone)
    )


RIGHT_FLOOR = Quadratic.__floor__
RIGHT_RECIPROCAL = Quadratic.reciprocal
RIGHT_PAIR = reference.pair
RIGHT_REMOVALS = reference.removals
RIGHT_CUT_OFF = cut_off
RIGHT_TREE = reference.tree_of

Mutation = tuple[Any, str, Any]
"""What is replaced: the owner (None: everywhere), the name, and by what."""

MUTANTS: dict[str, Mutation] = {
    "misere for normal": (None, "position_of", other_last),
    "rule 2 for all options": (None, "position_of", all_options),
    "no diagonal moves": (None, "wythoff_moves", only_rows),
    "first pile only": (
        None,
        "wythoff_moves",
        lambda piles: ((k, piles[1]) for k in range(piles[0])),
    ),
    "nothing removed": (None, "wythoff_moves", lambda piles: iter([tuple(piles)])),
    "nothing removed in nim": (None, "nim_moves", lambda piles: iter([tuple(piles)])),
    "one removal more": (None, "removals", lambda S, n: RIGHT_REMOVALS((*S, 9, 5), n)),
    "smallest removal only": (None, "removals", lambda S, n: RIGHT_REMOVALS(S, n)[:1]),
    "pair off by one": (None, "pair", lambda n: RIGHT_PAIR(n + 1)),
    "constant pair": (None, "pair", lambda n: (1, 2)),
    "floor off by one": (Quadratic, "__floor__", floor_off_by_one),
    "no reciprocal": (Quadratic, "reciprocal", lambda x: x * x),
    "half reciprocal": (Quadratic, "reciprocal", lambda x: RIGHT_RECIPROCAL(x) * 2 - 1),
    "nim-sum with carry": (None, "nim_sum", lambda *numbers: sum(numbers)),
    "nim-sum one more": (None, "nim_sum", lambda *numbers: sum(numbers) + 1),
    "nim-sum subtracts": (None, "nim_sum", lambda x, y=1, *z: abs(x - 2 * y)),
    "nim from the first pile": (
        None,
        "nim_moves",
        lambda piles: ((k, *piles[1:]) for k in range(piles[0])),
    ),
    "no binary": (None, "binary", lambda number: f"{number}0"),
    "no powers": (None, "powers_of_2", lambda number: [number]),
    "somebody wins": (None, "has_winning_strategy", someone_wins),
    "everybody wins": (None, "has_winning_strategy", lambda tree, player: True),
    "by every strategy": (None, "has_winning_strategy", always_wins),
    "draws by every strategy": (None, "has_drawing_strategy", always_wins),
    "quantifiers stay": (Quantifier, "negated", property(lambda quantifier: quantifier)),
    "exists for all": (None, "holds", lambda quantifiers, domains, statement: True),
    "no condition 1": (None, "condition_1", lambda moves, candidate: False),
    "no condition 2": (None, "condition_2", lambda moves, candidate: len(candidate) == 1),
    "no condition 3": (None, "condition_3", lambda moves, candidate: len(candidate) != 1),
    "wrong decimals": (None, "cut_off", lambda x, like, add=0: "1." + "0" * 4),
    "wrong digits": (None, "cut_off", lambda x, like, *add: RIGHT_CUT_OFF(x, like, *add)[::-1]),
    "no fibonacci": (None, "fibonacci", lambda: iter(range(1, 100))),
    "wrong numbers": (None, "numbers", lambda *name: [0, 1]),
    "wrong exact": (None, "exact", lambda row, with_phi=False: Fraction(1)),
    "no golden ratio": (None, "PHI", reference.quadratic_irrational(0, 1, 5)),
    "all moves": (None, "can_move", lambda before, after: False),
    "every pair wins": (
        wythoff,
        "wythoff_winning_moves",
        lambda piles: ((0, 0), (16, 26), (12, 20), (153, 248), (289, 468), (220, 356)),
    ),
    "nothing wins": (wythoff, "wythoff_winning_moves", lambda piles: ()),
    "trees of misere play": (
        None,
        "tree_of",
        lambda moves, start, play=Play.NORMAL: RIGHT_TREE(
            moves, start, Play.NORMAL if play is Play.MISERE else Play.MISERE
        ),
    ),
    "removal of 8": (None, "removals", lambda S, n: RIGHT_REMOVALS((*S, 8), n)),
    "no plays": (None, "plays", lambda graph, x: iter([(x,)])),
    "labels at once": (
        None,
        "given_by",
        lambda rule, *others: {},
    ),
}

OWN = ("reference.positions", "proofs_check.documents.positions")

CACHED: tuple[Any, ...] = (
    snapshot,
    examples.wythoff_winning_moves,
    ranges.pairs_by_recursion,
    ranges.numbers_of_pairs,
    ranges.alphas,
)


def forget() -> None:
    for function in CACHED:
        if hasattr(function, "cache_clear"):
            function.cache_clear()


@pytest.fixture
def mutate(monkeypatch: pytest.MonkeyPatch) -> Any:
    """Apply one wrong definition in place of those before."""

    def apply(name: str) -> None:
        monkeypatch.undo()
        owner, attribute, wrong = MUTANTS[name]
        if owner is not None:
            monkeypatch.setattr(owner, attribute, wrong)
        else:
            for module_name, module in list(sys.modules.items()):
                own = module_name.startswith(OWN)
                if own and attribute in vars(module):
                    monkeypatch.setattr(module, attribute, wrong)
        forget()

    yield apply
    monkeypatch.undo()
    forget()


def checks(*kinds: type[Check]) -> list[tuple[Claim, str, Check]]:
    return [
        (claim, reading, check)
        for claim in LEDGER.values()
        for reading, own in claim.readings.items()
        for check in own
        if isinstance(check, kinds)
    ]


PATIENT = {"positions/wythoff.method.right-to-608.measured"}
"""Takes long; noticed below."""


def run_quietly(check: Check) -> Evidence | None:
    """The evidence; None where a wrong definition breaks the computation itself."""
    try:
        return check.run(Effort.DEFAULT)
    except (ValueError, LookupError, ArithmeticError, AssertionError, TypeError, AttributeError):
        return None


LITERAL = {
    # Numbers of the statement itself, nothing of the reference.
    "positions/beatty.irrational-needed.measured",
    "positions/beatty.proof-criterion-irrational-needed.measured",
    "positions/nim.positive-needed.measured",
    "positions/wythoff.moves-26-34.step-3-difference",
    "positions/wythoff.moves-153-289.step-3-difference",
    "positions/nim.columns.even",
    "positions/nim.columns.zero-or-two",
    "positions/nim.example-13-23-28.heading",
}

LIKELY = (
    ("positions/wythoff.finite", ("nothing removed",)),
    ("positions/nim.finite", ("nothing removed in nim",)),
    ("positions/play.", ("no plays",)),
    ("positions/winning-strategy", ("somebody wins", "by every strategy", "exists for all")),
    ("positions/zermelo", ("draws by every strategy", "somebody wins", "by every strategy")),
    ("positions/negation", ("quantifiers stay",)),
    ("positions/scheme", ("no condition 1", "no condition 2", "no condition 3")),
    ("positions/rules", ("somebody wins", "by every strategy", "misere for normal")),
    ("positions/floor", ("floor off by one",)),
    ("positions/beatty", ("floor off by one", "half reciprocal", "no reciprocal")),
    ("positions/wythoff.table", ("pair off by one", "wrong decimals")),
    ("positions/wythoff.multiples", ("pair off by one", "wrong decimals")),
    ("positions/wythoff.grid", ("no diagonal moves", "misere for normal", "labels at once")),
    ("positions/wythoff.last-chip", ("first pile only",)),
    ("positions/wythoff.moves-153-289.winning", ("all moves",)),
    ("positions/nim.identity", ("nim-sum one more",)),
    (
        "positions/wythoff.moves",
        ("every pair wins", "nothing wins", "wrong decimals"),
    ),
    ("positions/wythoff", ("pair off by one", "wrong decimals", "misere for normal")),
    ("positions/nim.pairs", ("no powers",)),
    ("positions/nim.binary", ("no binary",)),
    ("positions/nim.columns", ("no binary", "misere for normal")),
    ("positions/nim", ("nim-sum with carry", "misere for normal", "nim from the first pile")),
    ("positions/subtraction-123.strategy-wins", ("removal of 8",)),
    ("positions/subtraction", ("misere for normal", "smallest removal only", "labels at once")),
)


def order(claim: str) -> list[str]:
    """The mutants, likely ones first."""
    first = next((names for prefix, names in LIKELY if claim.startswith(prefix)), ())
    return [*first, *(name for name in MUTANTS if name not in first)]


@pytest.mark.parametrize("kind", [Printed, Enumeration])
def test_every_check_notices_some_mutant(kind: type[Check], mutate: Callable[[str], None]) -> None:
    unnoticed = []
    looked_at = 0
    for claim, reading, check in checks(kind):
        if claim.id in LITERAL | PATIENT:
            continue
        looked_at += 1
        before = run_quietly(check)
        assert before is not None, claim.id
        if before.verdict.is_false:
            continue  # it notices what the slides say
        for name in order(claim.id):
            mutate(name)
            after = run_quietly(check)
            if after is None or after.as_json() != before.as_json():
                break
        else:
            unnoticed.append((claim.id, reading))
        mutate_back(mutate)
    assert looked_at > 50
    assert unnoticed == []


def mutate_back(mutate: Callable[[str], None]) -> None:
    """The right definitions again."""
    MUTANTS["none"] = (sys.modules[__name__], "LITERAL", LITERAL)
    mutate("none")
    del MUTANTS["none"]


def exhaustive() -> list[Any]:
    return [
        pytest.param(check, id=claim.id)
        for claim, _, check in checks(Exhaustive)
        if isinstance(check, Exhaustive)
    ]


@pytest.mark.parametrize("check", exhaustive())
def test_every_predicate_is_false_somewhere_under_some_mutant(
    check: Exhaustive, mutate: Callable[[str], None]
) -> None:
    def instances() -> list[dict[str, Any]]:
        if isinstance(check.domain, Heaps):
            return [{"heap": n} for n in range(12)]
        count = 2 if isinstance(check.domain, Board) else 3
        small = [[x, y, z] for x in range(4) for y in range(4) for z in range(4)]
        return [{"piles": piles[:count]} for piles in small]

    for instance in instances():
        assert check.predicate(check.domain.reference_view("positions", instance))
    false = []
    for name in ("misere for normal", "rule 2 for all options"):
        mutate(name)
        for instance in instances():
            if not check.predicate(check.domain.reference_view("positions", instance)):
                false.append((name, instance))
    assert false


@pytest.mark.parametrize("domain", [Heaps(50, S=(1, 3, 4)), Board(30), ThreePiles(5)], ids=str)
def test_the_engine_is_never_the_authority(domain: Any, mutate: Callable[[str], None]) -> None:
    assert domain.spot_check() > 0
    mutate("misere for normal")
    with pytest.raises(EngineMismatchError):
        domain.spot_check()


def test_an_exhaustive_check_reports_the_first_violator() -> None:
    check = Exhaustive(lambda o: o.n % 4 != 0, Heaps(20, S=(1, 2, 3)), Heaps(20, S=(1, 2, 3)), "")
    found = check.run(Effort.DEFAULT)
    assert found.verdict is Verdict.REFUTED
    assert found.facts["witness"] == {"instance": {"heap": 0}, "values": {"position": "P"}}
    board = Exhaustive(lambda o: o.x + o.y < 3, Board(5), Board(5), "")
    assert board.run(Effort.DEFAULT).facts["witness"] == {
        "instance": {"piles": [0, 3]},
        "values": {"position": "N"},
    }


def test_cases_know_their_columns_only() -> None:
    assert Cases({"n": 5, "is_P": True}).n == 5
    with pytest.raises(AttributeError):
        _ = Cases({"n": 5, "is_P": True}).x


def test_periodicity_certificates() -> None:
    assert repeats([1, 2, 3], Periodicity(0, 4, 0))
    assert not repeats([1, 2, 3], Periodicity(0, 4, 1))
    assert not repeats([1, 2, 3], Periodicity(0, 5, 0))
    with pytest.raises(InvalidInput, match="set: got"):
        repeats([0], Periodicity(0, 4, 0))
    with pytest.raises(InvalidInput, match="at most"):
        repeats([1, 10**9], Periodicity(0, 4, 0))


def test_the_method_with_a_worse_number_is_noticed(monkeypatch: pytest.MonkeyPatch) -> None:
    assert examples.by_the_method(9, 13) == {(6, 10), (8, 13)}
    monkeypatch.setattr(examples, "SMALLER", Fraction("1.4"))
    assert examples.by_the_method(9, 13) != {(6, 10), (8, 13)}


WRONG_ON_THE_SLIDES = {
    "positions/subtraction-134.grid-7.caption": Verdict.REFUTED,
    "positions/subtraction-123.grid-2.caption": Verdict.AMBIGUOUS,
    "positions/subtraction.last-chip-decides": Verdict.AMBIGUOUS,
    "positions/wythoff.moves-153-289.step-2-quotient-2": Verdict.ERRATUM,
    "positions/nim.example-13-23-28.heading": Verdict.ERRATUM,
    "positions/nim.example-13-23-28.reached-3": Verdict.ERRATUM,
    "positions/nim.example-13-23-28.complete": Verdict.REFUTED,
    "positions/wythoff.sequence.every-integer": Verdict.AMBIGUOUS,
}


@pytest.mark.parametrize("name", WRONG_ON_THE_SLIDES)
def test_what_is_wrong_on_the_slides(name: str) -> None:
    assert LEDGER[name].run(Effort.DEFAULT).verdict is WRONG_ON_THE_SLIDES[name]


@pytest.mark.parametrize(("apart", "found"), [(True, Status.UNSAT), (False, Status.SAT)])
def test_integer_parts_grow_by_n_minus_m_only_where_the_numbers_do(
    apart: bool, found: Status
) -> None:
    def state(terms: Terms) -> None:
        INCREASING.state(terms)
        if not apart:
            del terms.assertions[-1]

    assert solve(Step("", state, INCREASING.logic).query(), RESOURCE_UNITS).status is found


def test_the_labelling_of_a_step() -> None:
    piles, board = subtraction_game((1, 3, 4), 4), {(0, 0): (), (0, 1): ((0, 0),)}
    assert given_by(1, piles, {}) == {0: "P"}
    assert given_by(2, piles, {0: "P"}) == {1: "N", 3: "N", 4: "N"}
    assert given_by(3, piles, {0: "P", 1: "N", 3: "N", 4: "N"}) == {2: "P"}
    assert given_by(1, board, {}) == {(0, 0): "P"}
    new = {position: label for position, label in snapshot(2).items() if label == "P"}
    assert new == {(0, 0): "P", (1, 2): "P", (2, 1): "P"}


def test_trees_and_graphs_are_what_they_say() -> None:
    sizes = list(dict.fromkeys(sizes for sizes, _ in turns(2, 3, 8)))
    assert len(sizes) == 39
    assert (3, 1, 1, 2) in sizes
    assert (3, 3) not in sizes
    assert len(list(trees(1, 2, 2, (0, 1, 2)))) == 3 + 2 * (3 + 9)
    assert full_tree((2, 2), (1, 2, 2, 1)) == Choice(
        1, (Choice(2, (Leaf(1), Leaf(2))), Choice(2, (Leaf(2), Leaf(1))))
    )
    assert sum(1 for _ in graphs(4)) == 64
    assert certificates.MAX_ROWS > 1000
