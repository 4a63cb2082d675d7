"""Section 4: friendly against antagonistic play, Figures 1 and 2, Conjectures 11 to 14."""

from collections import Counter
from collections.abc import Iterator
from itertools import product
from typing import Any

from proofs_check.core.claim import using
from proofs_check.core.evidence import Effort
from proofs_check.documents.cumulative.claims import claim
from proofs_check.documents.cumulative.claims.section_3 import pairs
from proofs_check.documents.cumulative.domains import Game, Position, Sets
from proofs_check.documents.cumulative.plans import claim as old_claim
from proofs_check.documents.cumulative.plans import discrepant, three_actions, two_actions
from proofs_check.methods.enumeration import Case, enumerated, settled
from proofs_check.methods.exhaustive import every
from proofs_check.methods.logic import implies, negation
from proofs_check.methods.measured import measured
from proofs_check.methods.missing import missing
from reference.cumulative import (
    AvA,
    FvF,
    additive_discrepancy_heap,
    discrepancy_heap,
    formula_5_n,
    outcome,
    rows,
)

FIGURE_1_BOUND = 100


def first_by_heap() -> Iterator[Case]:
    """Below heap 14 no two-action set has a discrepancy, at heap 14 only {3,5} has.

    Sets with s1 above the heap have at most one playable action there, hence no tie.
    """
    for s2, s1 in pairs(14):
        for h, o in enumerate(rows((s2, s1), 14)):
            differs = o.FvF != o.AvA
            yield Case({"set": [s2, s1], "heap": h}, differs == ((s2, s1, h) == (3, 5, 14)))


def first_by_largest_action() -> Iterator[Case]:
    """Of the sets with s1 <= 5 only {3,5} has a discrepancy, and its first heap is 14."""
    for s2, s1 in pairs(5):
        first = Game((s2, s1)).first_heap(discrepant)
        yield Case({"set": [s2, s1]}, first == (14 if (s2, s1) == (3, 5) else -1), {"first": first})


@claim(
    "Section 4, paragraph 1, sentence 2",
    readings={
        "by heap": using(first_by_heap, settled()),
        "by max S": using(first_by_largest_action, settled()),
    },
)
def section_4__first_discrepancy() -> None:
    """The first discrepancy between FvF and AvA with two actions is that of {3,5} at heap 14."""


# Figure 1


@claim(
    ("Figure 1 (image)", "Figure 1 caption, sentence 1", "Figure 1 caption, sentence 2, part 1"),
    missing("the image of Figure 1; the text extraction has its caption only"),
)
def figure_1__image() -> None:
    """The plotted points are the two-action sets with a discrepancy, coloured by n modulo 5."""


@old_claim(
    "figure-1.points.measured",
    "Figure 1, as a point set",
    f"The two-action sets with s1 <= {FIGURE_1_BOUND} that have a discrepancy, each with n and its "
    "first heap.",
    measured(
        "cumulative",
        "figure-1",
        ("s2", "s1", "n", "n_modulo_5", "first_heap"),
        f"every S with |S| = 2, max S <= {FIGURE_1_BOUND}",
    ),
)
def figure_1_points() -> Iterator[tuple[int, ...]]:
    """The points of Figure 1 with their colour."""
    for s2, s1, first in discrepant_sets(Sets(2, FIGURE_1_BOUND)):
        n = formula_5_n(s2, s1)
        yield s2, s1, n, n % 5, first


def discrepant_sets(domain: Sets) -> Iterator[tuple[int, ...]]:
    """The actions and the first heap of each set of the range that has a discrepancy."""
    for batch in domain.batches():
        games: Any = batch().view("games")
        for i, first in enumerate(games.first_heap(discrepant)):
            if first >= 0:
                yield (*games.table.set_of(i), int(first))


@old_claim(
    "figure-1.up-to-48",
    "Figure 1, caption, sentence 2",
    f"Of the sets with s1 <= {FIGURE_1_BOUND} that have a discrepancy none has n above 48.",
    every(Sets(2, FIGURE_1_BOUND), "games"),
)
def _(g: Game) -> bool:
    has_one = g.first_heap(discrepant) >= 0
    return implies(has_one, (g.s2 // (g.s1 - g.s2) <= 48) & (g.s2 // (g.s1 - g.s2) >= 1))


@claim("Figure 1 caption, sentence 2, part 3", settled())
def figure_1__reaches_48() -> Iterator[Case]:
    """n = 48 occurs, and s1 <= 99 or s1 <= 100 is the range whose largest n is 48: it occurs first
    for {97,99}, and n = 49 for {99,101}.
    """
    for n, S in ((48, (97, 99)), (49, (99, 101))):
        smallest = min(
            ((s1, s2) for s2, s1 in pairs(S[1]) if s2 % (s1 - s2) and formula_5_n(s2, s1) == n)
        )
        h = discrepancy_heap(*S)
        known = list(rows(S, h))
        yield Case(
            {"set": list(S), "heap": h}, known[h].FvF != known[h].AvA and smallest == S[::-1]
        )


@old_claim(
    "figure-1.largest-area",
    "Figure 1, caption, sentence 2",
    f"Among the sets with s1 <= {FIGURE_1_BOUND} that have a discrepancy n = 1 is the most "
    "frequent value, n = 2 the next, and each further value to 48 occurs.",
    settled(),
)
def _() -> Iterator[Case]:
    counts = Counter(n for _, _, n, _, _ in figure_1_points())
    for n in range(1, 49):
        yield Case({"n": n}, counts[n] > 0 and counts[1] >= counts[n], {"sets": counts[n]})
    yield Case("n = 2 is next", counts[2] == max(c for n, c in counts.items() if n > 1))


@claim(
    ("Section 4, features list, item 1", "Section 4, paragraph after the list, part 1"),
    *two_actions(where=lambda o: o.s1 > 2 * o.s2, also="s1 > 2 s2"),
)
def figure_1__feature_1(o: Position) -> bool:
    """No discrepancy above the line s1 = 2 s2."""
    return negation(discrepant(o))


@claim("Section 4, features list, item 2", settled())
def figure_1__feature_2() -> Iterator[Case]:
    """Below the line s1 = 2 s2 there are sets with a discrepancy, most of them for s1 <= 100."""
    points = {(s2, s1) for s2, s1, *_ in figure_1_points()}
    below = [(s2, s1) for s2, s1 in pairs(FIGURE_1_BOUND) if s1 < 2 * s2]
    yield Case(
        "below the line", 2 * len(points) > len(below), {"with": len(points), "of": len(below)}
    )
    yield Case("nowhere else", points <= set(below))


@claim(
    "Section 4, features list, item 3",
    *two_actions("games", where=lambda g: g.s1 < 2 * g.s2, also="s1 < 2 s2"),
)
def figure_1__feature_3(g: Game) -> bool:
    """Below the line, the sets without discrepancy lie on the half-lines s1/s2 = (k+1)/k."""
    return implies(g.first_heap(discrepant) < 0, g.s2 % (g.s1 - g.s2) == 0)


@claim(
    "Section 4, features list, item 3",
    enumerated("every S with max S <= 7, c <= 4, every heap <= 6 c max S, by the reference"),
)
def figure_1__half_lines__strengthened(effort: Effort) -> Iterator[Case]:
    """Every half-line from the origin is all discrepant or not at all: multiplying S by c
    multiplies every outcome by c, heap c h + r, 0 <= r < c, having the outcome of h.
    """
    for S in Sets(None, 7):
        known = list(rows(S, 6 * S[-1]))
        for c in (2, 3, 4):
            for h, o in enumerate(rows([c * s for s in S], 6 * c * S[-1])):
                scaled = [[c * u for u in pair] for pair in known[h // c]]
                yield Case({"set": list(S), "c": c, "heap": h}, [list(p) for p in o] == scaled)


# Conjectures 11 and 12


def on_half_line(S: tuple[int, ...]) -> bool:
    """s1/s2 = (k+1)/k for some k."""
    return S[0] % (S[1] - S[0]) == 0


ON_HALF_LINES = tuple(Sets(2, M, on_half_line, "s1 - s2 divides s2") for M in (400, 600))


@claim("Conjecture 11", every(ON_HALF_LINES[0], "heaps", deep=ON_HALF_LINES[1]))
def conjecture_11(o: Position) -> bool:
    """If s1/s2 = (k+1)/k for some k >= 1, then FvF and AvA agree at every heap."""
    return negation(discrepant(o))


def on_no_half_line(g: Any) -> Any:
    """Non-dominant, and s1/s2 is no (k+1)/k."""
    return (g.s1 < 2 * g.s2) & (g.s2 % (g.s1 - g.s2) != 0)


ON_NO_HALF_LINE = "s1 < 2 s2, s1 - s2 not dividing s2"


@claim(
    "Conjecture 12, sentence 2", *two_actions("games", where=on_no_half_line, also=ON_NO_HALF_LINE)
)
def conjecture_12__exists(g: Game) -> bool:
    """If s1 < 2 s2 and s1/s2 is no (k+1)/k, then FvF and AvA differ at some heap."""
    return g.first_heap(discrepant) >= 0


@claim(
    "Conjecture 12, sentence 3 and (5)",
    *two_actions("games", where=on_no_half_line, also=ON_NO_HALF_LINE),
)
def conjecture_12__smallest(g: Game) -> bool:
    """The smallest such heap is (n+2) s2 + n s1 with n the floor of s2/(s1 - s2)."""
    return g.first_heap(discrepant) == discrepancy_heap(g.s2, g.s1)


@claim(
    (
        "Section 4, sentence after Conjecture 12, part 1",
        "Conjecture 12, last clause",
        "Section 4, sentence after Conjecture 12, part 2",
    ),
    enumerated("every s2 < s1 <= 60, s1 < 2 s2, s1 - s2 not dividing s2; every n <= 2 s1"),
)
def conjecture_12__n_unique(effort: Effort) -> Iterator[Case]:
    """Exactly one n satisfies (n+1)/n > s1/s2 > (n+2)/(n+1), and it is the floor of s2/(s1 -
    s2).
    """
    for s2, s1 in pairs():
        if s1 < 2 * s2 and s2 % (s1 - s2):
            fitting = [
                n for n in range(1, 2 * s1) if (n + 1) * s2 > s1 * n and s1 * (n + 1) > (n + 2) * s2
            ]
            yield Case([s2, s1], fitting == [s2 // (s1 - s2)], {"n": fitting})


# Figure 2 and three actions

FIGURE_2_BOUND = 30


@claim(
    (
        "Figure 2 (image)",
        "Figure 2 caption, sentence 1",
        "Section 4, sentence after Conjecture 12, part 3",
    ),
    missing("the image of Figure 2 and the range that it shows"),
)
def figure_2__image() -> None:
    """The plotted points are the three-action sets with a discrepancy between FvF and AvA."""


@old_claim(
    "figure-2.points.measured",
    "Figure 2, as a point set",
    f"The three-action sets with s1 <= {FIGURE_2_BOUND} that have a discrepancy, each with its "
    "first heap.",
    measured(
        "cumulative",
        "figure-2",
        ("s3", "s2", "s1", "first_heap"),
        f"every S with |S| = 3, max S <= {FIGURE_2_BOUND}",
    ),
)
def figure_2_points() -> Iterator[tuple[int, ...]]:
    """The points of Figure 2."""
    return discrepant_sets(Sets(3, FIGURE_2_BOUND))


@claim(
    "Conjecture 13", *three_actions("games", where=lambda g: g.s1 >= 2 * g.s2, also="s1 >= 2 s2")
)
def conjecture_13(g: Game) -> bool:
    """If s1 >= 2 s2 and {s3, s2} has no discrepancy, neither has {s3, s2, s1}."""
    without = g.without_largest().first_heap(discrepant) < 0
    return implies(without, g.first_heap(discrepant) < 0)


def additive(S: tuple[int, ...]) -> bool:
    """s1 = s3 + s2."""
    return S[2] == S[0] + S[1]


ADDITIVE = Sets(3, 90, additive, "s1 = s2 + s3"), Sets(3, 150, additive, "s1 = s2 + s3")


def no_multiple(g: Any) -> Any:
    """s2 is no multiple of s3."""
    return g.s2 % g.s3 != 0


def multiple(g: Any) -> Any:
    """s2 is a multiple of s3."""
    return g.s2 % g.s3 == 0


@claim(
    "Conjecture 14, if",
    every(ADDITIVE[0], "games", deep=ADDITIVE[1], where=no_multiple, also="s3 not dividing s2"),
)
def conjecture_14__if(g: Game) -> bool:
    """An additive set {s3, s2, s3 + s2} in which s2 is no multiple of s3 has a discrepancy."""
    return g.first_heap(discrepant) >= 0


@claim(
    "Conjecture 14, only if",
    every(ADDITIVE[0], "games", deep=ADDITIVE[1], where=multiple, also="s3 dividing s2"),
)
def conjecture_14__only_if(g: Game) -> bool:
    """An additive set {s3, s2, s3 + s2} in which s2 is a multiple of s3 has no discrepancy."""
    return g.first_heap(discrepant) < 0


@claim(
    ("Conjecture 14, sentence 3, formula 1", "Conjecture 14, last clause"),
    every(ADDITIVE[0], "games", deep=ADDITIVE[1], where=no_multiple, also="s3 not dividing s2"),
)
def conjecture_14__smallest(g: Game) -> bool:
    """Its smallest heap with a discrepancy is n s3 + (2n+2) s2 with n < s2/s3 < n + 1."""
    return g.first_heap(discrepant) == additive_discrepancy_heap(g.s3, g.s2)


@claim("Conjecture 14, sentence 3, formula 2", enumerated("every s3, s2, n <= 30"))
def conjecture_14__formulas_agree(effort: Effort) -> Iterator[Case]:
    """(n+2) s2 + n s1 and n s3 + (2n+2) s2 are the same number when s1 = s3 + s2."""
    for s3, s2, n in product(range(1, 31), range(1, 31), range(1, 31)):
        yield Case([s3, s2, n], (n + 2) * s2 + n * (s3 + s2) == n * s3 + (2 * n + 2) * s2)


@claim("Conjecture 14, sentence 3, formula 1", settled())
def conjecture_14__example() -> Iterator[Case]:
    """In {4,5,9} the heap of Conjecture 14, 24, is the first with a discrepancy in Table 3."""
    first = next(h for h in range(100) if outcome((4, 5, 9), h, FvF) != outcome((4, 5, 9), h, AvA))
    yield Case({"set": [4, 5, 9]}, first == 24 == additive_discrepancy_heap(4, 5), {"first": first})
