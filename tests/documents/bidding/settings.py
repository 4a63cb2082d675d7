"""What stands for what in the claims of `bidding`: a model is a total budget, or a ruleset."""

import re
from ast import literal_eval
from collections.abc import Iterator
from typing import Any

import reference.bidding as ref
from proofs_check.documents.bidding import theory_bids, theory_saddles
from proofs_check.documents.bidding.rulesets import One
from proofs_check.documents.bidding.small_rulesets import SmallSymmetric
from proofs_check.methods.theory import Model
from tests.blocks import Block, Made, noisy, now_and_then
from tests.documents.bidding.wrong import WRONG as MISTAKES
from tests.wrong_definitions import Wrong

HEAPS = 7
"""So far each range has heaps."""

BOUNDS = {"TB": 4}
LARGER = (
    *((theory_saddles, "LARGEST_TB", 4), (theory_saddles, "LAST_HEAP", HEAPS)),
    *((theory_bids, "LAST_HEAP", HEAPS), (theory_bids, "LARGEST_TB", 4)),
)


def values(block: Block, model: Model) -> dict[str, Any]:
    """Heaps and budgets that ranges have too."""
    least, most = -1, HEAPS
    if block.check.module == "theory_subtraction":
        most = 4
    if block.check.module == "theory_automaton":
        least = -9
    two = getattr(getattr(block.range_beside, "range", None), "names", "") == TWO
    return {
        sort: [n for n in known if sort != "Int" or least <= n <= most][
            : 2 if two and sort == "Position" else None
        ]
        for sort, known in model.values.items()
    }


def noisy_tables(seed: int, often: float) -> Wrong:
    """Values that are now and then off, whoever computes them, so that no recursion holds."""

    def row(of: str, S: Any, TB: int, x: int, entries: Any) -> tuple[int, ...]:
        where = seed, sorted(S), TB, x, of
        return tuple(now_and_then(e, often, *where, p) for p, e in enumerate(entries))

    def rows(of: str) -> Any:
        def noisy_rows(
            right: Any, S: Any, TB: int, *rest: Any, **named: Any
        ) -> Iterator[ref.HeapRow]:
            for x, (nu_hat, nu) in enumerate(right(S, TB, *rest, **named)):
                yield ref.HeapRow(row(f"{of} hat", S, TB, x, nu_hat), row(of, S, TB, x, nu))

        return noisy_rows

    def unitary(right: Any, TB: int, *rest: Any, **named: Any) -> Iterator[tuple[int, ...]]:
        for x, entries in enumerate(right(TB, *rest, **named)):
            yield row("maximin hat", (1,), TB, x, entries)

    return Wrong(
        f"one value in {round(1 / often)} is off ({seed})",
        *(ref.subtraction.rows, rows("maximin")),
        also=(
            (ref.subtraction.minimax_rows, rows("minimax")),
            (ref.unitary.unitary_rows, unitary),
        ),
    )


def _heap_game(model: Model, x: int) -> Any:
    """A heap of a subtraction game, of which the model says S, TB and B."""
    S, TB, B = (literal_eval(part.partition(" = ")[2]) for part in SPLIT.split(model.says)[:3])
    return {"S": S, "TB": TB, "B": B, "x": x}


def _all_bids(model: Model, x: int) -> Any:
    """The same where all bids are allowed."""
    found = _heap_game(model, x)
    B = found.pop("B")
    return found if B == (*range(found["TB"] + 1),) else None


def _half(c: int, TB: int) -> Any:
    return {"TB": TB} if c == (TB + 1) // 2 else None


def _has_states(label: str, says: str) -> bool:
    """Whether a model has the states of alpha or beta of which a claim speaks."""
    return says.endswith("alpha_even" if "alpha" in label else "beta")


def _bids(model: Model) -> dict[str, Any]:
    """The total budget and the bids of a model."""
    TB, is_bid = model.functions["TB"](), model.functions["is_bid"]
    return {"TB": TB, "B": tuple(b for b in range(TB + 1) if is_bid(b))}


def _ruleset(block: Block, model: Model) -> Any:
    """The ruleset that a model is, if its reading is the one that the claim is about."""
    of, X = model.functions, model.values["Position"]
    if of["goes_over"]() != (block.check.view == "GOES_OVER"):
        return None
    moves = {s: {x: [y for y in X if of[f"{s}_option"](x, y)] for x in X} for s in SIDES}
    w_L, w_R = ({(x, y): of[f"{s}_weight"](x, y) for x in X for y in moves[s][x]} for s in SIDES)
    tau, tau_R = ({x: of[f"{s}_penalty"](x) for x in X if not moves[s][x]} for s in SIDES)
    L, R = moves.values()
    bids = _bids(model)
    return ref.ruleset(X, L, R, w_L, w_R, tau, bids["B"], bids["TB"], tau_R=tau_R)


def _symmetric(block: Block, model: Model, *place: int) -> Any:
    """The same of a symmetric ruleset with whole weights, with a position and a budget."""
    if "symmetric" not in vars(model):  # of each model once
        gamma, made = _ruleset(block, model), None
        if model.functions["symmetric"]() and all(
            w == int(w) for w in (gamma.w_L.values() if gamma else (0.5,))
        ):
            made = SmallSymmetric(
                gamma, ref.symmetric(gamma.X, gamma.L, gamma.w_L, gamma.B, gamma.TB)
            )
        vars(model)["symmetric"] = made
    made = vars(model)["symmetric"]
    if made is None:
        return None
    return Made((made, *place)) if all(0 <= p <= made.TB for p in place[1:]) else []


def _alternating(block: Block, model: Model) -> Any:
    gamma = _ruleset(block, model)
    return None if gamma is None or gamma.TB else Made((gamma,))


def _one(block: Block, model: Model) -> Any:
    gamma = _ruleset(block, model)
    return None if gamma is None else Made(One(gamma))


def _two_positions(block: Block, model: Model) -> Any:
    """Its positions 1 and 0."""
    gamma = _ruleset(block, model)
    if block.check.view == "GOES_OVER" or gamma is None:
        return None
    if any(gamma.tau_L.get(x, t) != t for x, t in gamma.tau_R.items()):
        return None
    weights = [w.get((1, 0)) for w in (gamma.w_L, gamma.w_R)]
    tau = [{**gamma.tau_L, **gamma.tau_R}.get(x, 0) for x in (1, 0)]
    return Made((gamma.TB, gamma.B, *weights, *tau))


SIDES = ("left", "right")
TWO = "TB B left right tau1 tau2"
OTHERS = ("TB B w tau", "S TB", "theory_rulesets: S TB x row other")
"""Ranges of rulesets that no model has."""

SPLIT = re.compile(r", (?=[A-Z]+ = )")

STANDS = {
    "delta": lambda d: {"delta": d},
    "delta bid": lambda d, bid: {"delta": d, "bid": bid},
    "theory_automaton: TB p": lambda block, d, TB: (
        {"TB": d}
        if "domain" in block.label
        else {"TB": TB, "p": (d + TB) // 2}
        if (d + TB) % 2 == 0
        else None
    ),
    "theory_displays: TB": lambda c, model: _half(c, model.functions["TB"]()),
    "theory_automaton: TB": lambda block, model: (
        {"TB": model.functions["TB"]()} if _has_states(block.label, model.says) else None
    ),
    "TB x a b score": lambda play, model: {
        "TB": int(model.says[-1]),
        "x": play.heap,
        "a": play.wins(left=True),
        "b": play.wins(left=False),
        "score": play.score,
    },
    "S TB B x": lambda model, x: _heap_game(model, x),
    "theory_subtraction: S TB x row other": lambda model, x: _all_bids(model, x),
    "TB B p": lambda model, p: {**_bids(model), "p": p},
    # Its r is any other bid of Right's than that of the tie.
    "lemma-19.proof.case-1-over-first": lambda model, x, p, ell: {
        **{"TB": model.functions["TB"](), "x": x, "p": p, "ell": ell, "r": ell}
    },
    "rulesets": _one,
    "gamma": _alternating,
    "theory_after_bids: g": lambda block, model: _symmetric(block, model),
    "theory_handing_over: g": lambda block, model: _symmetric(block, model),
    "g x": lambda block, model, x: _symmetric(block, model, x),
    "g x p": lambda block, model, x, p: _symmetric(block, model, x, p),
    TWO: _two_positions,
    "TB B": lambda model: _bids(model) if model.says == "Example 2.1" else None,
    **dict.fromkeys(OTHERS, lambda: None),
}


def noisy_states(seed: int, often: float) -> Any:
    """Odd states of an automaton, now and then off."""

    def update(right: Any, even: Any) -> Any:
        found = right(even)
        odd = (now_and_then(s, often, seed, p, len(even)) for p, s in enumerate(found.odd))
        return found._replace(odd=(*odd,))

    return update


NAMED = (
    *("Left's weight and 1", "marker never passes", "values that fall with the budget"),
    *("4 for odd budgets", "alpha_even 3 too small", "alpha_even 3 too large"),
)
WRONG = (
    *(noisy_tables(seed, (0.3, 0.05, 0.1)[seed % 3]) for seed in range(4)),
    *(
        noisy(
            *(seed, 0.2, ref.automata.alpha_even, ref.automata.alpha_odd, ref.automata.beta),
            *(ref.bounds.forced_wins_budget, ref.bounds.forced_win_bid),
            *(ref.bounds.convergence_sum, ref.bounds.convergence_closed_form),
        )
        for seed in range(2)
    ),
    Wrong("states are off", ref.automata.zero_bidding, noisy_states(0, 0.2)),
    *(each for each in MISTAKES if each.says in NAMED),
)

EXCUSED = """
says more | the theorem is of heaps, or budgets, of either parity | lemma-22.lower.odd-budget ;
  lemma-22.upper.{even-budget,odd-budget} ; heap-monotonicity.{left,right} ; lemma-26.even-budget ;
  lemma-26.odd-budget.{even-heap,odd-heap} ; theorem-27.proof.even-budget.order ;
  theorem-27.proof.odd-budget.order
says more | heaps, budgets and bids as well of which the range has nothing to ask |
  theorem-13.{least-budgets,values}.strengthened ; lemma-14.proof.more-bids ; lemma-16 ;
  heap-monotonicity.proof.three-forms ; lemma-26.proof.outcome-left ;
  theorem-27.sooner.strengthened ; theorem-27.proof.zero-ties ; section-4.tight.weakened ;
  figure-3.caption.reason ; section-4.earlier-convergence.strengthened
says more | any bids, in equilibrium or not | lemma-19.proof.case-1-{over-second,tie-first}
says more | any integers for budgets | section-3-4.domain-{even,odd} ;
  lemma-25.proof.{alpha-equation,rounding-even,beta-equation} ;
  theorem-27.proof.entries-reached.odd-budget.measured
never false | few ties leave so much room: a mistake meets none of them |
  lemma-19.proof.case-1-over-first
never false | its bounds are too wide for any of the mistakes | theorem-27.sum-of-entries.quadratic
never false | numbers alone: no definition makes it false |
  theorem-29.proof.{left-1,left-2,left-3,left-4,left-5,right-1,right-2,right-3} ;
  lemma-25.proof.rounding ; lemma-26.proof.bid-2-equality ;
  heap-monotonicity.proof.{cases-distinct,ten-cases} ; proposition-4.proof.line-3
never false | what bids, turns and equilibria are: so it is whatever the values |
  lemma-9.proof.{odd,even} ; lemma-14.proof.forced-win ;
  lemma-19.proof.{inequality-5,case-1-subcases,case-1-claim,inequality-6,
  case-2-prefers-losing-to-tie,case-2-prefers-losing-to-more} ; section-2.unable-to-bid ;
  lemma-19.proof.inequality-7.range ; lemma-22.proof.zero-bid-keeps-partition ;
  definition-1.empty-maximum.weakened ;
  heap-monotonicity.proof.case-{1-R-value,2-right-wins,2-R-value,2-L-second,A-one-tie,
  A-one-tie-value} ; heap-monotonicity.proof.case-2-at-least-2.weakened
never false | its theorem names what the predicate looks for among all: a mistake parts them |
  lemma-19.proof.three-cases ; proposition-23.proof.{two-cases,right-impossible} ;
  lemma-20.proof.{even-heap,odd-heap} ; section-3-4.reflexive.odd ;
  theorem-29.marker.any-heap.weakened ; theorem-29.no-marker.any-heap.weakened ;
  heap-monotonicity.proof.case-2-L-value ; section-2.game-ends.weakened ; theorem-3.proof.scheme ;
  figure-5.caption.not-relevant.equilibria
never false | under none of the mistakes do maximin and minimax part so |
  section-2.{maximin-below-minimax,trivial-bidding-unique} ; theorem-3 | one value ;
  theorem-3.proof.right-deviates-by-one.weakened
never false | the predicate looks at heaps past the models', under a mistake other ones |
  section-1-1.alternating-play ; theorem-24.{even,odd} ;
  theorem-27.{quadratic,even-budget,odd-budget} ; theorem-27.not-before.strengthened ;
  theorem-27.order.strengthened ; theorem-27.proof.entries-reached ; conjecture-28.even-budget
not evaluated | models are rulesets drawn at random, of which the range beside has none |
  section-1.some-results-general ; section-2.options-example ; section-4.other-subtraction-sets ;
  theorem-3 | one value, where the marker goes
not evaluated | nothing that goes through instances stands beside it | abstract.larger-class ;
  theorem-3.proof.smaller-tie ;
  section-2.{prefer-smaller-winning-bid,left-prefers-tie,right-prefers-tie} ;
  lemma-17.proof.{equivalent,second-contradiction} ; section-3-3.more-money.corrected ;
  theorem-27.to-1000.weakened ; conjecture-28.to-1000.weakened ;
  proposition-23.proof.{equation-9,l-positive,case-1-second,equation-10,sum-minus-2,p-plus-r-left} ;
  heap-monotonicity.proof.case-{D,1-arithmetic,2-arithmetic,2-order,3-arithmetic,3-claim,
  3-contradiction,4-equal,4-even,4-same-column,4-deviation,5-arithmetic,6-arithmetic,B-order}
not evaluated | there is none at the budgets of the models |
  heap-monotonicity.proof.case-{1-left-wins,1-L-value,1-L-conclusion,2-R-below,6-tie-value,6-first,
  6-second,6-right-raises} ; theorem-27.sooner.strengthened ; lemma-20.proof.bid-2
"""
