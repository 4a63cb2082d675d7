"""Counterexamples of this document: bid matrices, and budgets and marker turn by turn."""

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from fractions import Fraction
from math import atan2, ceil, cos, sin
from typing import Any

from proofs_check.core.evidence import Json, plain
from proofs_check.core.pictures import Cell, Node, Picture, Shape, Sketch, Table, Tree
from proofs_check.documents.bidding.small_rulesets import example, two_positions
from reference.bidding import (
    BidMatrix,
    Ending,
    Player,
    Reading,
    Unopposed,
    alpha_odd,
    as_ruleset,
    automaton,
    beta,
    bid_matrix,
    convergence_closed_form,
    convergence_sum,
    left_arrows,
    maximin,
    maximin_table,
    right_arrows,
    rows as heap_rows,
    ruleset_bid_matrix,
    symmetric,
    unitary_rows,
    value,
)
from reference.bidding.properties import property_A, property_B, property_C
from reference.bidding.rulesets import Ruleset, ruleset
from reference.bidding.values import Row, minimax

LARGEST_BUDGET = 12
LARGEST_HEAP = 40
"""Nobody follows more by hand."""


def drawings(claim: str, witness: Mapping[str, Json]) -> Sequence[Picture]:
    """The bid matrices where the counterexample is, and for heaps a play from there."""
    own = BY_CLAIM.get(claim)
    if own is not None and "instance" in witness:
        return tuple(own(witness["instance"], witness.get("values")))
    heap = _heap(witness)
    if heap is not None:
        TB, x, p = heap
        return (
            *(_heap_matrix(TB, x, p, marker) for marker in Player),
            *(_turns(TB, x, p, marker) for marker in Player),
        )
    found = _ruleset(witness)
    return tuple(_rows(witness)) if found is None else tuple(_parting(*found))


def questions(claim: str, witness: Mapping[str, Json]) -> Sequence[str]:
    """What to ask the reference, on the command line and in Python."""
    heap = _heap(witness)
    if heap is None:
        return ()
    TB, x, p = heap
    return [
        f"gameproof solve bidding.outcome set=1 total_budget={TB} heap={x} budget={p} marker={m}"
        for m in Player
    ] + [f"from reference.bidding import bid_matrix; bid_matrix({{1}}, {TB}, {x}, {p})"]


def says(claim: str, statement: str, witness: Mapping[str, Json]) -> str:
    """Which property a ruleset lacks, or at which bids a step of a proof fails.

    >>> no = {"nu_hat": [-2], "nu": [-1]}
    >>> says("conjecture-7", "", {"values": {"maximin": no, "minimax": no}})
    'Maximin is nu_hat [-2], nu [-1], minimax the same: (B) fails.'
    """
    values: Any = witness.get("values")
    at: Any = witness.get("instance")
    if isinstance(values, Mapping) and "maximin" in values:
        least, most = (Row(**values[name]) for name in ("maximin", "minimax"))
        pairs = zip(least.nu, reversed(least.nu_hat), strict=True)
        wrong = [
            f"nu_{p} is {nu} and -nu_hat_{len(least.nu) - 1 - p} is {-hat}"
            for p, (nu, hat) in enumerate(pairs)
            if nu != -hat
        ]
        named = {"(A)": property_A, "(B)": property_B, "(C)": property_C}
        lacks = [f"{name} fails" for name, has in named.items() if not has(least)]
        found = wrong if claim.startswith("proposition-4") else lacks
        both = "the same" if least == most else plain(values["minimax"])
        return f"Maximin is {plain(values['maximin'])}, minimax {both}: {'; '.join(found)}."
    if not isinstance(at, Mapping) or not {"TB", "x", "p"} <= {*at}:
        return ""
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
    "TB, p, l": NO_TERM,
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
    "lemma-26.proof.remaining-odd": "Where 2p - TB is {delta}, a bid of {bid} gives {values}.",
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
}
"""The point of counterexamples, by the claim or by what they name."""


def _heap(witness: Mapping[str, Json]) -> tuple[int, int, int] | None:
    """Total budget, heap and Left's budget of a counterexample that names them."""
    instance = witness.get("instance")
    if not isinstance(instance, Mapping) or "bids" in instance or "B" in instance:
        return None
    TB = instance.get("total_budget", instance.get("TB"))
    x, p = instance.get("heap", instance.get("x")), instance.get("budget", instance.get("p"))
    if not isinstance(TB, int) or not isinstance(x, int) or not isinstance(p, int):
        return None
    fits = 0 <= p <= TB <= LARGEST_BUDGET and 1 <= x <= LARGEST_HEAP
    return (TB, x, p) if fits else None


def _heap_matrix(TB: int, x: int, p: int, marker: Player) -> Table:
    held = f"Left has {p} of {TB}, the marker is {_named(marker)}'s"
    caption = f"Heap {x}, {held}: what each pair of bids gives"
    return _matrix(caption, bid_matrix({1}, TB, x, p, marker))


def _named(player: Player) -> str:
    return str(player).capitalize()


def _matrix(caption: str, matrix: BidMatrix) -> Table:
    """A row for each of Right's bids, a column for each of Left's, and what decides, marked."""

    def bid(declared: Any) -> str:
        own = "no bid" if declared.bid is None else str(declared.bid)
        move = declared[1]
        return own if move in {1, None} else f"{own}, to {move}"

    rows = []
    for declared, cells, largest in zip(matrix.right, matrix.cells, matrix.maxima, strict=True):
        row: list[Cell | str] = [f"Right bids {bid(declared)}"]
        for value_, least in zip(cells, matrix.minima, strict=True):
            decides = value_ == least == matrix.maximin
            row.append(Cell(str(value_), "decides" if decides else ""))
        row.append(Cell(str(largest), "minimax" if largest == matrix.minimax else ""))
        rows.append(row)
    rows.append(
        [
            "minimum",
            *(Cell(str(v), "maximin" if v == matrix.maximin else "") for v in matrix.minima),
            f"{matrix.maximin} / {matrix.minimax}",
        ]
    )
    return Table(caption, ["", *(f"Left bids {bid(d)}" for d in matrix.left), "maximum"], rows)


def _turns(TB: int, x: int, p: int, marker: Player) -> Table:
    """A play: Left bids the least that secures her most, Right what is best against it."""
    rows = []
    score = 0
    began = marker
    value_ = value({1}, TB, x, p, marker)
    while x:
        matrix = bid_matrix({1}, TB, x, p, marker)
        column = matrix.minima.index(matrix.maximin)
        answers = [row[column] for row in matrix.cells]
        ours, theirs = matrix.left[column].bid, matrix.right[answers.index(min(answers))].bid
        assert ours is not None
        assert theirs is not None
        tie = ours == theirs
        wins = marker if tie else (Player.LEFT if ours > theirs else Player.RIGHT)
        had = [str(x), f"{p}, {TB - p}", str(marker), f"{ours}, {theirs}"]
        p += theirs if wins is Player.RIGHT else -ours
        if tie:
            marker = Player.RIGHT if marker is Player.LEFT else Player.LEFT
        score += 1 if wins is Player.LEFT else -1
        x -= 1
        decides = f"{matrix.maximin} / {matrix.minimax}"
        rows.append([*had, f"{wins}{', by the marker' if tie else ''}", decides, str(score)])
    head = ["heap", "Left, Right have", "marker", "they bid", "wins", "maximin / minimax", "score"]
    caption = f"A play, the marker first {_named(began)}'s; its value is {value_}"
    return Table(caption, head, rows, is_play=True)


def _ruleset(witness: Mapping[str, Json]) -> tuple[Ruleset, int] | None:
    """The explicit or symmetric ruleset of a counterexample, and the position to look at."""
    instance: Any = witness.get("instance")
    if not isinstance(instance, Mapping):
        return None
    if {"TB", "B", "moves"} <= set(instance):
        weighs = {(x, y): w for x, y, w in instance["moves"]}
        X = sorted({end for move in weighs for end in move})
        options = {x: [y for at, y in weighs if at == x] for x in X}
        gamma = symmetric(X, options, weighs, instance["B"], instance["TB"])
        made = as_ruleset(gamma)
        return made, instance.get("x", _last(made, X))
    if not {"total_budget", "bids", "left", "right", "tau"} <= set(instance):
        return None
    tau = dict(enumerate(instance["tau"]))
    given = {side: [tuple(m) for m in instance[side]] for side in ("left", "right")}
    TB, B = instance["total_budget"], instance["bids"]
    X = sorted(tau)
    moves_from = {side: {x for x, _, _ in own} for side, own in given.items()}
    ends = set(X) - (moves_from["left"] & moves_from["right"])
    moved = {
        side: {x: [y for at, y, _ in own if at == x] for x in X} for side, own in given.items()
    }
    weighed = {side: {(x, y): w for x, y, w in own} for side, own in given.items()}
    made = ruleset(
        X,
        moved["left"],
        moved["right"],
        weighed["left"],
        weighed["right"],
        {x: tau[x] for x in ends},
        B,
        TB,
    )
    return made, _last(made, X)


def _last(gamma: Ruleset, X: Sequence[int]) -> int:
    """The last position from which somebody moves; the last of all where nobody does."""
    return max((x for x in X if gamma.L[x] or gamma.R[x]), default=X[-1])


def _parting(gamma: Ruleset, x: int) -> list[Picture]:
    """The bid matrices of a position, with the marker at each, where they part or at 0."""
    pictures: list[Picture] = []
    for marker in Player:
        if not (gamma.L[x] or gamma.R[x]) or len(gamma.B) > LARGEST_BUDGET:
            continue
        budgets = range(gamma.TB + 1)
        parts = [p for p in budgets if maximin(gamma, x, p, marker) != minimax(gamma, x, p, marker)]
        p = parts[0] if parts else 0
        caption = f"Position {x}, Left has {p} of {gamma.TB}, the marker is {_named(marker)}'s" + (
            ": maximin and minimax differ" if parts else ""
        )
        pictures.append(_matrix(caption, ruleset_bid_matrix(gamma, x, p, marker)))
    return pictures


def _rows(witness: Mapping[str, Json]) -> Iterator[Picture]:
    """The outcomes of a heap beside the automaton; rows of values beside those that follow."""
    instance = witness.get("instance", witness)
    if not isinstance(instance, Mapping):
        return
    TB, heap = (_number(instance, *names) for names in (("total_budget", "TB"), ("heap",)))
    if TB is not None and heap is not None and TB <= LARGEST_BUDGET and heap <= LARGEST_HEAP:
        *_, last = unitary_rows(TB, heap)
        entries = automaton(TB)
        entry = (entries.even, entries.odd)[heap % 2]
        yield _by_budget(
            f"Heap {heap} at TB = {TB}: outcomes with the marker, and the automaton's entries",
            {f"heap {heap}": list(last), "automaton": list(entry)},
        )
    if any(name.startswith("nu_hat of") for name in instance) and TB is not None:
        own = {name: row for name, row in instance.items() if isinstance(row, list)}
        yield _by_budget(f"TB = {TB}: what Left has with the marker, by her budget", own)
    given = instance.get("rows")
    if isinstance(given, list | tuple) and all(isinstance(row, Mapping) for row in given):
        for row in given:
            assert isinstance(row, Mapping)
            yield _by_budget("The values that are assumed", row)
        if isinstance(after := witness.get("values"), Mapping):
            yield _by_budget("What follows for the next heap", after)


def _number(instance: Mapping[str, Json], *names: str) -> int | None:
    """The first of these fields that is a number, written as such or as text."""
    found = next((instance[name] for name in names if name in instance), None)
    if isinstance(found, str) and found.isdecimal():
        return int(found)
    return found if isinstance(found, int) else None


def _by_budget(caption: str, rows: Mapping[str, Json]) -> Table:
    """Lists with an entry for each of Left's budgets; entries that differ in a column marked."""
    own = {name: row for name, row in rows.items() if isinstance(row, list)}
    differ = [len(set(map(str, column))) > 1 for column in zip(*own.values(), strict=False)]
    head = ["", *(f"p = {p}" for p in range(len(differ)))]
    return Table(
        caption,
        head,
        [
            [
                name,
                *(
                    Cell(str(value), "differs" if other and name == "automaton" else "")
                    for value, other in zip(row, differ, strict=False)
                ),
            ]
            for name, row in own.items()
        ],
    )


# Counterexamples whose claim says what they are


def _positions(instance: Any, values: Any) -> Iterator[Picture]:
    """Who can bid what and move whither, of one position with at most a move a player."""
    TB, p = instance["TB"], instance["p"]
    cells = []
    for who, has, weight in (("Left", p, instance["left"]), ("Right", TB - p, instance["right"])):
        bids = ", ".join(str(b) for b in instance["B"] if b <= has) or "none"
        cells.append(
            [who, str(has), bids, "none" if weight is None else f"one, of weight {weight}"]
        )
    yield Table("The first position", ["", "has", "bids", "moves"], cells)


def _forced(instance: Any, values: Any) -> Iterator[Picture]:
    """The play of a ruleset where nobody has a choice."""
    moves = [*instance["left"], *instance["right"]]

    def node(x: int) -> Node:
        options = [(f"moves, of weight {w}", node(y)) for at, y, w in moves if at == x]
        return Node(f"position {x}", options)

    said = f"{values['utility']} by the utility, {values['Definition 1']} by Definition 1"
    who = _named(Player(values["starts"]))
    yield Tree(f"{who} has the marker and the only move: {said}", node(values["x"]))


def _both_endings(instance: Any, values: Any) -> Iterator[Picture]:
    weight, penalties = instance["right"], (instance["tau1"], instance["tau2"])
    cells: dict[str, Json] = {
        f"it ends by the {how}, {whose} has the marker": row
        for how, own in values.items()
        for whose, row in zip(("Left", "Right"), own, strict=True)
    }
    said = f"Right alone has a move, of weight {weight}; penalties before and after it {penalties}"
    yield _by_budget(said, cells)


def _by_reading(readings: Mapping[str, Reading]) -> Callable[[Any, Any], Iterator[Picture]]:
    """The values of Example 2 by some readings."""

    def drawn(instance: Any, values: Any) -> Iterator[Picture]:
        TB, B = instance.get("TB", 1), instance.get("B", [1])
        unopposed = Unopposed(instance.get("unopposed", Unopposed.MARKER_STAYS))
        cells: dict[str, Json] = {}
        for name, reading in readings.items():
            found = maximin_table(example(TB, B), "x1", reading._replace(unopposed=unopposed))
            for whose, row in zip(("Left", "Right"), found["x1"], strict=True):
                cells[f"{name}, {whose} has the marker"] = [*map(int, row)]
        yield _by_budget(f"Right alone has a move, of weight 1; TB = {TB}, B = {set(B)}", cells)

    return drawn


def _falls(instance: Any, values: Any) -> Iterable[Picture]:
    """The values of a heap, or those of Example 2.2."""
    if "S" not in instance:
        return _by_reading({"Definition 1": Reading()})(instance, values)
    S, B = set(instance["S"]), set(instance["B"])
    said = f"S = {S}, TB = {instance['TB']}, B = {B}, heap {instance['x']}: Left has the marker"
    return [_by_budget(said, values)]


def _lines(instance: Any, values: Any) -> Iterator[Picture]:
    own = values["lines"]
    cells: list[Cell | str] = ["value"]
    for before, value_ in zip([own[0], *own], own, strict=False):
        cells.append(Cell(str(value_), "" if value_ == before else "differs"))
    at = f"p = {instance['p']} of TB = {instance['TB']}, weight {instance['w']}"
    yield Table(f"The display at {at}", ["", *(f"line {n + 1}" for n in range(len(own)))], [cells])


def _terms(instance: Any, values: Any) -> Iterator[Picture]:
    """Right's bids, and which are terms of a minimum over those of l or more."""
    bid, q = instance["l"], instance["TB"] - instance["p"]
    cells = [[str(r), "yes" if r >= bid else "no"] for r in range(q + 1)]
    yield Table(f"Left bids {bid}; Right has {q}", ["Right's bid r", f"r >= {bid}"], cells)


def _won(instance: Any, values: Any) -> Iterator[Picture]:
    x, own = instance["x"], instance["won"]
    cells = [
        [str(turn + 1), str(x - turn), "Left" if won > 0 else "Right"]
        for turn, won in enumerate(own)
    ]
    said = f"A play from heap {x} at TB = {instance['TB']}; its score is {instance['score']}"
    yield Table(said, ["turn", "heap", "wins the bid and moves"], cells)


def _heaps(instance: Any, values: Any) -> Iterator[Picture]:
    """Outcomes with the marker, and below them those with all bids where they are to be equal."""
    TB, B, heaps = instance["TB"], instance["B"], range(instance.get("x", 9) + 1)

    def named(words: str, bids: Iterable[int]) -> dict[str, Json]:
        own = zip(heaps, heap_rows({1}, TB, bids, heaps[-1]), strict=True)
        return {f"heap {x}, {words}": list(row.nu_hat) for x, row in own if row.nu_hat}

    cells = named(f"bids {set(B)}", B)
    if values == {}:
        cells |= named("all bids", range(TB + 1))
    yield _by_budget(f"S = {{1}}, TB = {TB}: outcomes where Left has the marker", cells)
    if values and "nu" in values:
        yield _by_budget(f"Heap {heaps[-1]}, with and without the marker", values)


def _by_total_budget(instance: Any, values: Any) -> Iterator[Picture]:
    """The bid matrices of one configuration under two total budgets."""
    S, B, x, p = (instance[name] for name in ("S", "B", "x", "p"))
    marker = Player.LEFT if instance["m"] == 1 else Player.RIGHT
    for TB, score in zip((instance["TB"], instance["larger"]), values["scores"], strict=True):
        held = f"Left has {p} of {TB}, the marker is {_named(marker)}'s"
        caption = f"Heap {x}, bids {set(B)}, {held}: the score is {score}"
        yield _matrix(caption, bid_matrix(S, TB, x, p, marker, B))


def _two_values(instance: Any, values: Any) -> Iterator[Picture]:
    """Maximin and minimax, and the bid matrix where they first differ."""
    TB, B, x = instance["TB"], instance["B"], instance["x"]
    yield _by_budget(f"S = {{1}}, TB = {TB}, bids {set(B)}: heap {x}", values)
    own = zip(Player, ("Left has the marker", "Right has it"), strict=True)
    marker, p = next(
        (marker, p)
        for marker, held in own
        for p in range(TB + 1)
        if values[f"maximin, {held}"][p] != values[f"minimax, {held}"][p]
    )
    caption = f"Heap {x}, Left has {p} of {TB}, the marker is {_named(marker)}'s"
    yield _matrix(caption, bid_matrix({1}, TB, x, p, marker, B))


def _entries(instance: Any, values: Any) -> Iterator[Picture]:
    entries = automaton(instance["TB"])
    total = sum(entries.even) + sum(entries.odd)
    yield _by_budget(
        f"The entries of the automaton at TB = {instance['TB']}; together {total}",
        {"even heap": list(entries.even), "odd heap": list(entries.odd)},
    )


def _limits(instance: Any, values: Any) -> Iterator[Picture]:
    for parity in ("even", "odd"):
        own = {"limit": values["limit"][parity], "automaton": values["automaton"][parity]}
        yield _by_budget(f"TB = {instance['TB']}: large {parity} heaps", own)


def _parities(instance: Any, values: Any) -> Iterator[Picture]:
    """The limit rows of even and of odd heaps."""
    yield _by_budget(f"TB = {instance['TB']}: the rows of large heaps, outcomes by p", values)


TOP = 0.8
"""How far above the nodes an arrow goes."""


def _arrow(instance: Any, values: Any) -> Iterator[Picture]:
    """An arrow between the budgets 0 to 5, which stand as they are numbered."""
    source, target = float(instance["source"]), float(instance["target"])
    middle = (source + target) / 2
    back = atan2(TOP, middle - target)
    head = [(target + 0.3 * cos(back + t), 0.3 * sin(back + t)) for t in (-0.4, 0.4)]
    said = f"A bid of {instance['bid']}: the arrow goes from p = {source:.0f} to p = {target:.0f}"
    yield Sketch(
        said,
        f"{said}; the nodes 0 to 5 from left to right.",
        [
            *(Shape([(float(p), 0.0)]) for p in range(6)),
            *(Shape([(p - 0.2, -0.5)], str(p)) for p in range(6)),
            Shape([(source, 0.0), (middle, TOP), (target, 0.0)], "", "left"),
            Shape([head[0], (target, 0.0), head[1]], "", "left"),
        ],
    )


def _without_edges(instance: Any, values: Any) -> Iterator[Picture]:
    """Which budgets have an edge in each picture of Figure 4, with those of both players."""
    rows: list[list[Cell | str]] = []
    for bid in range(1, 6):
        of_left, of_right = (
            {arrow.source for arrow in side(5, bid, reduced=False)}
            for side in (left_arrows, right_arrows)
        )
        without = [str(p) for p in range(6) if p not in of_left | of_right]
        mark = "not more" if bid == instance["bid"] + 1 else ""
        both = (", ".join(map(str, sorted(budgets))) for budgets in (of_left, of_right))
        rows.append([str(bid), *both, Cell(", ".join(without) or "none", mark)])
    numbers = " and then ".join(map(str, values["without"]))
    said = f"TB = 5: the pictures of Figure 4; {numbers} budgets have no edge"
    yield Table(said, ["bid", "Left can win from", "Right can win from", "nobody"], rows)


def _best(instance: Any, values: Any) -> Iterator[Picture]:
    yield _heap_matrix(5, instance["x"], instance["p"], Player.LEFT)


def _equation(
    caption: str, head: Sequence[str], ends: tuple[str, str], rows: Iterable[Sequence[object]]
) -> Table:
    """Cases of a formula, each with the terms and the two things that are said to agree."""
    cells: list[list[Cell | str]] = []
    for *terms, one, other in rows:
        mark = "" if str(one) == str(other) else "differs"
        cells.append([*map(str, terms), str(one), Cell(str(other), mark)])
    return Table(caption, [*head, *ends], cells)


def _bid_2(instance: Any, values: Any) -> Iterator[Picture]:
    yield _equation(
        "A bid of 2 at even TB: what Left gets, and what is printed for it",
        ["2p - TB", "alpha_odd(2(p - 2) - TB)"],
        ("and 1 more", "ceil((2(p - 2) - TB + 1)/2) + 1"),
        (
            [d, alpha_odd(d - 4), alpha_odd(d - 4) + 1, ceil(Fraction(d - 3, 2)) + 1]
            for d in range(instance["delta"] - 2, instance["delta"] + 7, 2)
        ),
    )


def _nearest(instance: Any, values: Any) -> Iterator[Picture]:
    d = instance["delta"]
    near = [[str(n), str(Fraction(n, 2)), str(beta(n))] for n in range(d - 4, d + 5, 2)]
    yield Table("beta beside delta/2", ["delta", "delta/2", "beta(delta)"], near)


def _remaining(instance: Any, values: Any) -> Iterator[Picture]:
    delta = instance["delta"]
    said = f"2p - TB = {delta}: beta({delta}) = {beta(delta)}, and by Left's bid l what she gets"
    rows: list[list[Cell | str]] = [["0", "her bid 0 never wins", _tie(delta, 0)]]
    for bid in range(1, instance["bid"] + 2):
        wins = beta(delta - 2 * bid) + 1
        text = f"beta({delta - 2 * bid}) + 1 = {wins}"
        over = Cell(text, f"more than {beta(delta)}") if wins > beta(delta) else text
        rows.append([str(bid), over, _tie(delta, bid)])
    yield Table(said, ["l", "where she wins", "where they tie"], rows)


def _tie(delta: int, bid: int) -> str:
    return f"1 - beta({2 * bid - delta}) = {1 - beta(2 * bid - delta)}"


def _closed_form(instance: Any, values: Any) -> Iterator[Picture]:
    yield _equation(
        "The sum of the display and its closed form",
        ["TB"],
        ("the sum", "the closed form"),
        (
            [TB, convergence_sum(TB), convergence_closed_form(TB)]
            for TB in range(instance["TB"], instance["TB"] + 9, 2)
        ),
    )


def _budgets(instance: Any, values: Any) -> Iterator[Picture]:
    """Left's budgets, with the next one that (C) asks for."""
    TB = instance["TB"]
    rows: list[list[Cell | str]] = []
    for p in range(TB + 1):
        nu = [
            f"nu_{x} = {value({1}, TB, 1, x, Player.RIGHT)}" if x <= TB else f"no nu_{x}"
            for x in (p, p + 1)
        ]
        rows.append([f"p = {p}", nu[0], Cell(nu[1], "no budget" if p == TB else "")])
    said = f"A heap of 1 at TB = {TB}: Left's budgets are 0 to {TB}, and (C) compares"
    yield Table(said, ["", "nu_p", "nu_(p+1)"], rows)


def _all_bids(instance: Any, values: Any) -> Iterator[Picture]:
    TB = instance["TB"]
    rows: list[list[Cell | str]] = [[str(bid), "yes", "yes"] for bid in range(TB + 1)]
    rows.append(["left out", "", Cell("none", "not strict")])
    said = f"TB = {TB}: the numbers 0 to TB, and which of them are bids where all are"
    yield Table(said, ["number", "from 0 to TB", "a bid"], rows)


def _penalty(instance: Any, values: Any) -> Iterator[Picture]:
    """The only position, with and without the penalty."""
    TB, B, p = instance["TB"], instance["B"], instance["p"]
    for penalty in (0, instance["penalty"]):
        gamma = two_positions(None, 1, TB, B, (-penalty, 0))
        said = (
            f"Right alone has a move, Left has {p} of {TB} and the marker; her penalty is {penalty}"
        )
        yield _matrix(said, ruleset_bid_matrix(gamma, "x1", p, Player.LEFT))


def _money(instance: Any, values: Any) -> Iterator[Picture]:
    yield _equation(
        "Who has more, and whether Left has at least half of all, rounded up",
        ["TB", "Left has", "Right has", "half, rounded up"],
        ("Left has more", "Left has half"),
        (
            [TB, p, TB - p, half := (TB + 1) // 2, _yes(p > TB - p), _yes(p >= half)]
            for TB in range(instance["TB"], instance["TB"] + 3)
            for p in range(TB + 1)
        ),
    )


def _yes(true: bool) -> str:
    return "yes" if true else "no"


BY_CLAIM: Mapping[str, Callable[[Any, Any], Iterable[Picture]]] = {
    "section-2.utility-versus-definition-1": _forced,
    "section-2.game-ends": _both_endings,
    "definition-1.empty-maximum": _positions,
    "proposition-4.proof.line-2.strengthened": _lines,
    "proposition-4.proof.line-4": _lines,
    "corollary-6.empty-minimum": _terms,
    "theorem-13.empty-minimum": _terms,
    "example-2.2.marker-worth-more": _by_reading(
        {
            "it ends by the bid's winner": Reading(ending=Ending.BID_WINNER),
            "by the marker's holder": Reading(ending=Ending.MARKER_HOLDER),
        }
    ),
    "lemma-14.all-games": _falls,
    "definition-8.take-turns.alternating.strengthened": _won,
    "definition-8.configuration.strengthened": _by_total_budget,
    "section-3-1.unitary": _heaps,
    "section-3-1.unitary.one-bid.strengthened": _heaps,
    "section-4.restricted-bids-converge": _heaps,
    "section-4.restricted-bids.one-value.strengthened": _two_values,
    "section-3-4.generic-automaton.states": _entries,
    "conjecture-28.odd-budget": _limits,
    "section-3-3.constant.strengthened": _parities,
    "section-5.arrows-for-A": _arrow,
    "figure-4.caption.direction": _arrow,
    "figure-4.caption.without-edges": _without_edges,
    "figure-3.caption.none-dominated": _best,
    "figure-3.caption.reason": _best,
    "definition-2.C.range": _budgets,
    "definition-8.bidding-set.strict.strengthened": _all_bids,
    "example-2.1.left-penalty": _penalty,
    "section-3-3.more-money": _money,
    "lemma-26.proof.bid-2-outcome": _bid_2,
    "beta.nearest": _nearest,
    "lemma-26.proof.remaining-odd": _remaining,
    "theorem-27.proof.even-budget.equality": _closed_form,
}

NOTATION = {
    "unitary.nu": "nu_{1}({0})",
    "unitary.nu_hat": "nu_hat_{1}({0})",
    "subtraction.times": "{0} largest",
}
"""How the document writes what its theories name."""
