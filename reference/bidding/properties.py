"""Definition 2, the uniqueness properties, and what Theorem 3 concludes from them."""

from reference.bidding.readings import DEFAULT, Reading
from reference.bidding.rulesets import Ruleset
from reference.bidding.values import Row, maximin_table, minimax_table


def property_A(row: Row) -> bool:
    """Budget monotonicity at one position: both functions are weakly larger at a larger budget.

    Definition 2 (A): nu_hat_p >= nu_hat_pi and nu_p >= nu_pi wherever p > pi.

    >>> property_A(Row(nu_hat=(0, 1), nu=(-1, 1))), property_A(Row(nu_hat=(1, 0), nu=(0, 0)))
    (True, False)
    """
    budgets = range(len(row.nu_hat))
    return all(
        row.nu_hat[p] >= row.nu_hat[pi] and row.nu[p] >= row.nu[pi]
        for p in budgets
        for pi in budgets
        if p > pi
    )


def property_B(row: Row) -> bool:
    """Marker monotonicity at one position: with the marker Left has at least what she has without.

    Definition 2 (B): nu_hat_p >= nu_p.

    >>> property_B(Row(nu_hat=(0, 1), nu=(-1, 1))), property_B(Row(nu_hat=(0, 0), nu=(1, 1)))
    (True, False)
    """
    budgets = range(len(row.nu_hat))
    return all(row.nu_hat[p] >= row.nu[p] for p in budgets)


def property_C(row: Row) -> bool:
    """Marker worth at one position: the marker is worth at most a dollar.

    Definition 2 (C): nu_hat_p <= nu_(p+1). The text has it for all p up to TB; nu_(TB+1) does not
    exist, so here p < TB.

    >>> property_C(Row(nu_hat=(0, 1), nu=(-1, 1))), property_C(Row(nu_hat=(1, 0), nu=(1, 0)))
    (True, False)
    """
    budgets = range(len(row.nu_hat) - 1)
    return all(row.nu_hat[p] <= row.nu[p + 1] for p in budgets)


def in_U(gamma: Ruleset, reading: Reading = DEFAULT) -> bool:
    """Whether the ruleset is in U: (A), (B) and (C) at every position (Definition 2).

    >>> in_U(ruleset(["t"], {"t": []}, {"t": []}, {}, {}, {"t": 0}, {0, 1}, TB=1))
    True
    """
    return all(
        property_A(row) and property_B(row) and property_C(row)
        for row in maximin_table(gamma, reading=reading).values()
    )


def has_unique_equilibrium(gamma: Ruleset, reading: Reading = DEFAULT) -> bool:
    """Whether the maximin and the minimax value agree at every position, budget and marker.

    The conclusion of Theorem 3. The text does not say what a unique equilibrium is; its captions
    (Example 12) and proofs use that maximin equals minimax, and that is asked here. Several pairs
    of bids may attain the value.

    >>> has_unique_equilibrium(
    ...     ruleset(["t"], {"t": []}, {"t": []}, {}, {}, {"t": 0}, {0, 1}, TB=1)
    ... )
    True
    """
    return maximin_table(gamma, reading=reading) == minimax_table(gamma, reading=reading)
