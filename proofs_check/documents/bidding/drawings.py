"""Counterexamples of this document: bid matrices, and outcomes by Left's budget."""

from collections.abc import Iterable, Iterator, Mapping, Sequence
from typing import Any

from proofs_check.core.claim import Claim
from proofs_check.core.evidence import plain
from proofs_check.core.pictures import Cell, Fields, Picture, Table
from proofs_check.documents.bidding.rulesets import One
from proofs_check.documents.bidding.small_rulesets import two_positions
from reference.bidding import (
    BidMatrix,
    Player,
    as_ruleset,
    automaton,
    bid_matrix,
    maximin,
    rows as heap_rows,
    ruleset_bid_matrix,
    symmetric,
    unitary_rows,
)
from reference.bidding.properties import property_A, property_B, property_C
from reference.bidding.rulesets import Position, Ruleset
from reference.bidding.values import Row, minimax

LARGEST_BUDGET = 12
LARGEST_HEAP = 40
"""Nobody follows more by hand."""


def _heap(claim: Claim, at: Fields) -> Iterable[Picture]:
    """The bid matrices of a heap, with the marker at each; of a large one the rows that it names.

    A total budget that is not named is the 5 of the figures.
    """
    TB, x, p = _named(at)
    if TB > LARGEST_BUDGET or x > LARGEST_HEAP:
        own = {name: row for name, row in at.items() if name.startswith("nu_hat of")}
        return [by_budget(f"TB = {TB}: what Left has with the marker, by her budget", own)]
    S, B = at.get("S", [1]), at.get("B")
    return [_matrix(f"Heap {x}", TB, p, m, bid_matrix(S, TB, x, p, m, B)) for m in Player]


def _named(at: Fields) -> tuple[int, int, int]:
    """Total budget, heap and Left's budget, as the one or the other claim calls them."""
    TB, x, p = at.get("TB", 5), at.get("x"), at.get("p")
    return at.get("total_budget", TB), at.get("heap", x), at.get("budget", p)


def _matrix(
    where: str, TB: int, p: int, marker: Player, matrix: BidMatrix, more: str = ""
) -> Table:
    """A row for each of Right's bids, a column for each of Left's, and what decides, marked."""

    def bid(declared: Any) -> str:
        own = "no bid" if declared.bid is None else str(declared.bid)
        move = declared[1]
        return own if move in {1, None} else f"{own}, to {move}"

    rows = []
    for declared, cells, largest in zip(matrix.right, matrix.cells, matrix.maxima, strict=True):
        row: list[Cell | str] = [f"Right bids {bid(declared)}"]
        for value, least in zip(cells, matrix.minima, strict=True):
            decides = value == least == matrix.maximin
            row.append(Cell(str(value), "decides" if decides else ""))
        row.append(Cell(str(largest), "minimax" if largest == matrix.minimax else ""))
        rows.append(row)
    rows.append(
        [
            "minimum",
            *(Cell(str(v), "maximin" if v == matrix.maximin else "") for v in matrix.minima),
            f"{matrix.maximin} / {matrix.minimax}",
        ]
    )
    held = f"Left has {p} of {TB}, the marker is {str(marker).capitalize()}'s"
    head = ["", *(f"Left bids {bid(d)}" for d in matrix.left), "maximum"]
    return Table(f"{where}, {held}{more}", head, rows)


def _symmetric(claim: Claim, at: Fields) -> Iterator[Picture]:
    weighs = {(x, y): w for x, y, w in at["moves"]}
    X = sorted({end for move in weighs for end in move})
    options = {x: [y for here, y in weighs if here == x] for x in X}
    gamma = as_ruleset(symmetric(X, options, weighs, at["B"], at["TB"]))
    yield from _parting(gamma, at.get("x", X[-1]))


def _ruleset(claim: Claim, at: Fields) -> Iterator[Picture]:
    gamma = One.of(at).gamma
    yield from _parting(gamma, [x for x in gamma.X if gamma.L[x] or gamma.R[x]][-1])


def _parting(gamma: Ruleset, x: Position) -> Iterator[Picture]:
    """The bid matrices of a position, with the marker at each, where they part or at 0."""
    for marker in Player:
        budgets = range(gamma.TB + 1)
        parts = [p for p in budgets if maximin(gamma, x, p, marker) != minimax(gamma, x, p, marker)]
        p, more = (parts[0], ": maximin and minimax differ") if parts else (0, "")
        matrix = ruleset_bid_matrix(gamma, x, p, marker)
        yield _matrix(f"Position {x}", gamma.TB, p, marker, matrix, more)


def _penalty(claim: Claim, at: Fields) -> Iterator[Picture]:
    """The only position from which Right alone has a move, with and without a penalty of Left's."""
    TB, p = at["TB"], at["p"]
    for penalty in (0, at["penalty"]):
        gamma = two_positions(None, 1, TB, at["B"], (-penalty, 0))
        matrix = ruleset_bid_matrix(gamma, "x1", p, Player.LEFT)
        yield _matrix(f"Left's penalty is {penalty}", TB, p, Player.LEFT, matrix)


def by_budget(caption: str, rows: Mapping[str, Sequence[int]]) -> Table:
    """Lists by Left's budget; where the automaton differs from what stands above it is marked."""
    columns = [*zip(*rows.values(), strict=True)]
    cells: list[list[Cell | str]] = []
    for name, row in rows.items():
        marks = ["differs" if name == "automaton" and len({*c}) > 1 else "" for c in columns]
        cells.append([name, *(Cell(str(v), mark) for v, mark in zip(row, marks, strict=True))])
    return Table(caption, ["", *(f"p = {p}" for p in range(len(columns)))], cells)


def _beside_automaton(claim: Claim, at: Fields) -> Iterator[Picture]:
    """The outcomes of a heap beside the entries for it."""
    TB, heap = (int(each) for each in _named(at)[:2])
    *_, last = unitary_rows(TB, heap)
    entries = automaton(TB)
    entry = (entries.even, entries.odd)[heap % 2]
    yield by_budget(
        f"Heap {heap} at TB = {TB}: outcomes with the marker, and the automaton's entries",
        {f"heap {heap}": last, "automaton": entry},
    )


def _step(claim: Claim, at: Fields) -> Iterator[Picture]:
    for row in at["rows"]:
        yield by_budget("The values that are assumed", row)
    after = {name: at[name] for name in ("nu_hat", "nu")}
    yield by_budget("What follows for the next heap", after)


def _heaps(claim: Claim, at: Fields) -> Iterator[Picture]:
    """Outcomes with some bids alone, heap by heap."""
    TB, B, last = at["TB"], at["B"], at.get("x", 9)
    known = enumerate(heap_rows({1}, TB, B, last))
    outcomes = {f"heap {x}": row.nu_hat for x, row in known if row.nu_hat}
    yield by_budget(f"Bids {B}, TB = {TB}: what Left has with the marker", outcomes)


def _values(claim: Claim, at: Fields) -> Iterator[Picture]:
    """The lists with an entry for each budget that a counterexample has."""
    rows = {name: row for name, row in at.items() if name != "B" and isinstance(row, list)}
    yield by_budget(f"TB = {at['TB']}, by Left's budget", rows)


DRAWS = {
    "section-4.restricted-bids.one-value.strengthened": _values,
    "section-3-3.constant.strengthened": _values,
    "example-2.1.left-penalty": _penalty,
    "TB, B, moves": _symmetric,
    "total_budget, bids, left, right, tau": _ruleset,
    "total_budget, heap, budget": _heap,
    "x, p": _heap,
    "total_budget, heap": _beside_automaton,
    "TB, heap, sum": _beside_automaton,
    "TB, heap, bound": _beside_automaton,
    "rows, nu_hat, nu": _step,
    "S, TB, B, x": _heaps,
    "TB, B, period": _heaps,
}


def _questions(claim: Claim, at: Fields) -> Sequence[str]:
    """What to ask of a heap where all bids may be made."""
    if "B" in at:
        return ()
    TB, x, p = _named(at)
    asked = f"gameproof solve bidding.outcome set=1 total_budget={TB} heap={x} budget={p} marker="
    return [
        *(f"{asked}{m}" for m in Player),
        f"from reference.bidding import bid_matrix; bid_matrix({{1}}, {TB}, {x}, {p})",
    ]


ASKS = {"total_budget, heap, budget": _questions, "TB, x, p": _questions}


def _lacks(claim: Claim, at: Fields) -> str:
    """Which property a ruleset lacks, or where (1) fails."""
    least, most = (Row(**at[name]) for name in ("maximin", "minimax"))
    pairs = zip(least.nu, reversed(least.nu_hat), strict=True)
    found = [
        f"nu_{p} is {nu} and -nu_hat_{len(least.nu) - 1 - p} is {-hat}"
        for p, (nu, hat) in enumerate(pairs)
        if nu != -hat
    ]
    if not claim.id.startswith("bidding/proposition-4"):
        named = {"(A)": property_A, "(B)": property_B, "(C)": property_C}
        found = [f"{name} fails" for name, has in named.items() if not has(least)]
    both = "the same" if least == most else plain(at["minimax"])
    return f"Maximin is {plain(at['maximin'])}, minimax {both}: {'; '.join(found)}."


def _step_fails(claim: Claim, at: Fields) -> str:
    """At which bids a step of a proof fails."""
    bids = f"Left bids {at['l']}, Right {at['r']}, and " if "r" in at else ""
    outcome = at[f"nu_hat of heap {at['x']}"][at["p"]]
    where = f"At TB = {at['TB']}, heap {at['x']} and p = {at['p']}"
    return f"{where} it is not so: {bids}Left has {outcome} with the marker."


BUDGETS = (
    "At TB = {total_budget}, heap {heap} and p = {budget} it fails: by her budget Left has "
    "{nu_hat} with the marker and {nu} without."
)
STEP = "At TB = {total_budget} from {rows} follow, a heap further, nu_hat = {nu_hat} and nu = {nu}."
DISPLAY = "At TB = {TB} with moves [from, to, weight] {moves} the display gives {display}, and "
NO_TERM = "At TB = {TB} Left with p = {p} can bid {l}, and no bid of Right's is {l} or more."
SAYS = {
    "total_budget, heap, budget, nu_hat, nu": BUDGETS,
    "total_budget, odd, rows, nu_hat, nu": STEP,
    "TB, B, moves, x, display, nu_hat": DISPLAY + "Definition 1 {nu_hat}.",
    "corollary-6.empty-minimum": NO_TERM,
    "theorem-13.empty-minimum": NO_TERM,
    "section-2.utility-versus-definition-1": "From {x} the utility is {utility}, and by "
    "Definition 1 it is {Definition 1}; Right has the only move.",
    "section-2.game-ends": "By the bid's winner the values are {bid's winner}, by the marker's "
    "holder {marker's holder}.",
    "section-2.symmetric-weights": "With moves [from, to, weight] {moves} the outcome is {o} for "
    "either marker.",
    "section-2.symmetric-tau-zero": "With penalties the outcomes can be {o}; all are 0 without.",
    "definition-1.empty-maximum": "At TB = {TB} Right alone has a move, and Left has no option to "
    "take a maximum of.",
    "definition-2.C.range": "At TB = {TB} the only budget is 0, and there is no nu_1.",
    "theorem-13.one-pair.strengthened": "At TB = {TB}, heap {x} and p = {p} these are in "
    "equilibrium: {pairs}.",
    "theorem-3.proof.right-deviates-by-one": "Left bids {l}; by Right's bid the value is "
    "{by Right's bid}, and {l} + 1 is no bid.",
    "proposition-4.proof.line-2.strengthened": "At TB = {TB}, p = {p} and w = {w} the lines are "
    "{lines}.",
    "proposition-4.proof.line-4": "At TB = {TB}, p = {p} and w = {w} the lines are {lines}.",
    "corollary-6.value": "At TB = {TB} with bids {B} and p = {p} (2) gives {(2)}, Definition 1 "
    "{nu_hat}.",
    "example-2.1.left-penalty": "At TB = {TB} a penalty of {penalty} changes the value.",
    "example-2.2.marker-worth-more": "With the marker she has {nu_hat_0}, with the dollar {nu_1}.",
    "definition-8.bidding-set.strict.strengthened": "At TB = {TB} the bids are all there are.",
    "definition-8.take-turns.alternating.strengthened": "From heap {x} at TB = {TB} one player "
    "wins all bids: {won}.",
    "definition-8.configuration.strengthened": "It ends with {scores} at TB = {TB} and {larger}.",
    "section-3-1.unitary": "At TB = {TB} with bids {B} alone the game is another.",
    "section-3-1.unitary.one-bid.strengthened": "With bids {B}, TB = {TB} and heap {x}: nu_hat = "
    "{nu_hat}, nu = {nu}; so (C) fails.",
    "lemma-14.all-games": "S = {S}, TB = {TB}, B = {B}, heap {x}: nu_hat is {nu_hat} by Left's "
    "budget, and falls.",
    "section-3-3.more-money": "At TB = {TB} and p = {p} both have as much.",
    "lemma-22.proof.right-strategy": "From heap {x} at TB = {TB} with p = {p} Left gets {gets}.",
    "section-3-3.constant.strengthened": "At TB = {TB}, {even} at even, {odd} at odd heaps.",
    "section-3-4.generic-automaton.states": "At TB = {TB} A has two states and not one.",
    "lemma-26.proof.outcome-right": "At TB = {TB}, heap {x}, p = {p} and r = {bid} it is {value}, "
    "and alpha_even {alpha_even}.",
    "beta.nearest": "beta({delta}) = {beta} is no integer nearest to {delta}/2.",
    "lemma-26.proof.bid-2-outcome": "Where 2p - TB is {delta} it is {value}, and {printed} is "
    "printed.",
    "lemma-26.proof.remaining-odd": lambda _, at: (
        "Where 2p - TB is {delta}, a bid of {bid} gives {values[0]} if it wins and {values[1]} at "
        "a tie, and beta({delta}) is {values[2]}.".format(**at)
    ),
    "theorem-27.sum.signed.strengthened": "At TB = {TB} the sum is {sum}; it converges at {heap}.",
    "theorem-27.proof.even-budget.equality": "At TB = {TB} the sum is {sum}, the form {closed}.",
    "conjecture-28.odd-budget": "At TB = {TB} the limits are {limit}, the entries {automaton}.",
    "TB, heap, bound": "At TB = {TB} it converges at heap {heap}; the bound is {bound}.",
    "section-4.restricted-bids-converge": "At TB = {TB} with bids {B} rows repeat at {period}.",
    "section-4.restricted-bids.one-value.strengthened": "At TB = {TB} with bids {B} and heap {x} "
    "maximin and minimax differ.",
    "section-5.arrows-for-A": "In Figure {figure} the arrow of bid {bid} goes from {source} to "
    "{target}.",
    "figure-3.caption.none-dominated": "At heap {x} and p = {p} another bid is better than {bid}.",
    "figure-3.caption.reason": "At heap {x} and p = {p} another bid is better than {bid}.",
    "figure-4.caption.direction": "The arrow of {winner}'s bid {bid} goes from {source} to "
    "{target}.",
    "figure-4.caption.without-edges": "From bid {bid} to the next it is {without}.",
    "maximin, minimax": _lacks,
    "TB, x, p": _step_fails,
}

NOTATION = {
    "unitary.nu": "nu_{1}({0})",
    "unitary.nu_hat": "nu_hat_{1}({0})",
    "subtraction.times": "{0} largest",
}
"""How the document writes what its theories name."""
