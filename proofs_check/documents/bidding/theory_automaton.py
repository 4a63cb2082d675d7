"""Section 3.4's alpha and beta, and the update of the automaton, for all integers and every TB."""

import reference.bidding as ref
from proofs_check.methods.theory import *

INTEGERS = range(-22, 23)
LARGEST_TB = 6
"""The largest total budget of the models."""


def models() -> Iterator[Model]:
    """Yield every total budget up to 6, with the states of alpha or beta, and with others."""
    for total in range(LARGEST_TB + 1):
        alphas = (ref.alpha_even, ref.alpha_odd)
        deltas = range(-total, total + 1, 2)
        for each in alphas if total % 2 == 0 else (ref.beta,):
            yield _model(total, each.__name__, list(map(each, deltas)))
        yield _model(total, "squares", [p * p - 3 for p in range(total + 1)])


def _model(total: int, name: str, given: list[int]) -> Model:
    odd = ref.zero_bidding(given).odd
    back = ref.zero_bidding(odd).odd
    return Model(
        f"TB = {total}, states {name}",
        {
            "alpha_even": lambda d: ref.alpha_even(d) if d % 2 == 0 else 0,
            "alpha_odd": lambda d: ref.alpha_odd(d) if d % 2 == 0 else 0,
            "beta": lambda d: ref.beta(d) if d % 2 else 0,
            "TB": lambda: total,
            "state": lambda p: given[p] if 0 <= p <= total else 0,
            "updated": lambda p: odd[p] if 0 <= p <= total else 0,
            "updated_twice": lambda p: back[p] if 0 <= p <= total else 0,
        },
        {"Int": INTEGERS},
    )


AUTOMATON = Theory("bidding", "automaton", models)
alpha_even, alpha_odd, beta = AUTOMATON.functions("alpha_even alpha_odd beta", INT, INT)
state, updated, updated_twice = AUTOMATON.functions("state updated updated_twice", INT, INT)
total_budget = AUTOMATON.function("TB", INT)

# Half of it, rounded down
floor_half = lambda number: number // 2
# Half of it, rounded up
ceil_half = lambda number: -((-number) // 2)
rounded_beta = notion("Beta without iota: delta/2, rounded.", "rounded_beta")(
    lambda delta: either(delta % 4 == 1, floor_half(delta), ceil_half(delta))
)
alphas = AUTOMATON.axiom("Section 3.4, alpha")(
    lambda d: implies(
        d % 2 == 0,
        (alpha_even(d) == either(d % 4 == 0, floor_half(d + 1), ceil_half(d + 1)))
        & (alpha_odd(d) == either(d % 4 == 0, ceil_half(d + 1), floor_half(d + 1))),
    )
)
betas = AUTOMATON.axiom("Section 3.4, beta")(
    lambda d: implies(d % 2 == 1, beta(d) == rounded_beta(d) + either(d > 0, 1, 0))
)
update = AUTOMATON.axiom("Section 3.4, automaton, the update")(
    lambda p: implies(
        rises(0, p, total_budget()),
        (updated(p) == -state(total_budget() - p) + 1)
        & (updated_twice(p) == -updated(total_budget() - p) + 1),
    )
)
_both = lambda d: (alphas(d), betas(d))

# What the claims rest on: what the definitions say of the numbers that they name.

of_none = AUTOMATON.follows("arithmetic alone")(lambda d, n: (d == n) == (n == d))
of_delta = AUTOMATON.together(
    "alpha and beta of delta, of its negative, and one or two dollars before"
)(lambda d: (*_both(d), *_both(-d), alphas(d - 2), alphas(d - 4)))
of_bids = AUTOMATON.together("alpha of delta, and after a bid of each player or a tie")(
    lambda d, bid: [alphas(each) for each in (d, d + 2 * bid, d - 2 * bid, 2 * bid - d)]
)
twice = AUTOMATON.together("two updates")(lambda p: (update(p), update(total_budget() - p)))
once = AUTOMATON.together("an update, where alpha or beta gave the states")(
    lambda p: (
        update(p),
        *_both(2 * p - total_budget()),
        *_both(2 * (total_budget() - p) - total_budget()),
    )
)
