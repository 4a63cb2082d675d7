"""Section 2: the four conventions, the dual, Definition 2, Theorem 3, Conjecture 4."""

from collections.abc import Iterator, Sequence
from itertools import combinations, islice, product
from typing import Any

import reference.cumulative as ref
from proofs_check.core.claim import Depending, using
from proofs_check.core.ranges import Found, Instances, Range
from proofs_check.documents.cumulative import ranges, small_games as small, theorem_plans as plans
from proofs_check.documents.cumulative.claims import claim
from proofs_check.documents.cumulative.heaps import Heap
from proofs_check.documents.cumulative.predicates import nothing, the_same
from proofs_check.methods.exhaustive import every
from proofs_check.methods.logic import conjunction
from proofs_check.methods.printed import Cell, printed
from proofs_check.methods.refusals import refusal
from reference.cumulative import AvA, AvF, Convention, FvA, FvF, Outcome

# The four conventions


@claim(
    Range(
        "each function asked, of S = {3,5} at h = 14, at h = 2 where there is no move and at "
        "h = 0, with each pair of F, A, G and S, with the four conventions, and with what is none",
        "function X",
        lambda: product(
            small.ASKED_OF_A_CONVENTION,
            (
                *map("v".join, product("FAGS", repeat=2)),
                *(*Convention, "", "FF", "fvf", "F", None, 0, True, [], ("F", "A")),
            ),
        ),
    )
)
def section_2__conventions__measured(function: str, X: Any) -> bool:
    """As a convention the reference takes FvF, FvA, AvF and AvA; anything else is refused."""
    admitted = X in ("FvF", "FvA", "AvF", "AvA")
    return refusal(small.ASKED_OF_A_CONVENTION[function], X) == (None if admitted else "convention")


# The dual, as Section 2 displays it.


@claim(printed)
def section_2__dual_values() -> Iterator[Cell]:
    """The dual of FvF is FvF, of AvF FvA, of FvA AvF, of AvA AvA."""
    for X, printed_dual in (("FvF", "FvF"), ("AvF", "FvA"), ("FvA", "AvF"), ("AvA", "AvA")):
        yield Cell(f"d({X})", printed_dual, ref.dual(Convention(X)).value)


@claim(small.EVERY_CONVENTION)
def section_2__dual_involution(X: Convention) -> bool:
    """The dual of the dual of X is X."""
    return ref.dual(ref.dual(X)) is X


@claim(small.EVERY_CONVENTION.where("FvF or AvA", lambda X: X in {FvF, AvA}))
def section_2__dual_fixed_if(X: Convention) -> bool:
    """X is its own dual if it is FvF or AvA."""
    return ref.dual(X) is X


@claim(small.EVERY_CONVENTION)
def section_2__dual_fixed_only_if(X: Convention) -> bool:
    """X is its own dual only if it is FvF or AvA."""
    return ref.dual(X) is not X or X in {FvF, AvA}


@claim(Instances("every rule of each player", "first second", lambda: product("FA", repeat=2)))
def section_2__four_settings(first: str, second: str) -> bool:
    """The four settings are all the ways in which two players can each be friendly or antagonistic,
    the starting player's rule named first."""
    return [X.value for X in Convention].count(f"{first}v{second}") == 1 and len(Convention) == 4


@claim(small.at_heap((3, 5), 14))
def section_2__outcome_depends_on_who_starts(S: tuple[int, ...], h: int) -> Found:
    """Where one player is friendly and the other antagonistic, what the starting and the second
    player collect can depend on which of the two starts."""
    found = {X: ref.outcome(S, h, X) for X in (FvA, AvF)}
    return found[FvA] != found[AvF], {X.value: [*u] for X, u in found.items()}


@claim(
    Range(
        "every set of integers from 1 to {max S}, every heap h <= {h}",
        "S h",
        lambda largest, top: (
            (S, h)
            for n in range(1, largest + 1)
            for S in combinations(range(1, largest + 1), n)
            for h in range(top + 1)
        ),
        {"max S": 7, "h": 8},
    )
)
def definition_2__playable(S: tuple[int, ...], h: int) -> bool:
    """S(h) is the part of S that lies within {1, ..., h}."""
    return ref.available(S, h) == tuple(sorted({*S} & {*range(1, h + 1)}))


@claim(
    *using(nothing, plans.of_rules("nothing", "BELOW")),
    small.SMALL.where("h < min S", lambda g, h, X: h < min(g.S)),
)
def definition_2__below_min(g: small.SmallGame, h: int, X: Convention) -> bool:
    """Below min S both utilities are 0 under every convention."""
    return g.o(X, h) == Outcome(0, 0)


@claim(small.WITH_A_MOVE)
def definition_2__indifferent_actions_playable(g: small.SmallGame, h: int, X: Convention) -> bool:
    """S*(h) is a subset of S, is never empty where a move exists, and holds all playable actions
    that give the mover the most, and so the same."""
    own = {s: s + g.o(ref.dual(X), h - s).second for s in ref.available(g.S, h)}
    most = max(own.values())
    return g.maximisers(X, h) == tuple(s for s in own if own[s] == most)


@claim(small.WITH_A_MOVE)
def definition_2__every_s_star__measured(g: small.SmallGame, h: int, X: Convention) -> bool:
    """Each s* of several is a PSPE move of the reference: all actions that lead to the outcome."""
    after = {s: g.o(ref.dual(X), h - s) for s in ref.available(g.S, h)}
    leads = tuple(s for s, u in after.items() if (s + u.second, u.first) == g.o(X, h))
    return g.moves(X, h) == leads


@claim(*using(the_same, plans.of_ties("same_outcomes", "PICKED")), small.SMALL)
def definition_2__footnote_tied_choice(g: small.SmallGame, h: int, X: Convention) -> bool:
    """Where several s* tie, it makes no difference which is picked: picking the last instead of the
    first gives the same outcomes of all larger heaps."""
    return g.last_picked(X, h) == g.o(X, h)


@claim(ranges.ANY_SET, plans.of_any("until_stuck_at"))
def section_1__play_until_stuck(o: Heap) -> bool:
    """What the two players collect is at least 0 each and together leaves less than min S."""
    true = o.h >= 0
    for X in Convention:
        u = o.under(X)
        left = o.h - u.first - u.second
        true = true & (u.first >= 0) & (u.second >= 0) & (left >= 0) & (left < o.smallest)
    return true


def _every_heap(words: str, sets: Sequence[tuple[int, ...]], top: int) -> Range:
    return Range(
        words + ", every heap h <= {h}, every convention",
        "g h X",
        lambda top: (
            (small.small_game(S, top), h, X)
            for S in sets
            for h, X in product(range(top + 1), Convention)
        ),
        {"h": top},
        at=lambda g, h, X: {"set": list(g.S), "heap": h, "under": X.value},
    )


@claim(
    _every_heap(
        "three sets of 5, 8 and 13 actions up to 24 in which 5, 6 and 5 of them tie",
        (
            (4, 7, 10, 19, 22),
            (4, 6, 11, 13, 17, 19, 22, 24),
            (2, 3, 5, 7, 9, 10, 11, 13, 14, 16, 19, 22, 24),
        ),
        300,
    ),
    # The first discrepancy of {500,501,1001} is at heap 2504.
    _every_heap("{{4,5,9}} and {{500,501,1001}}", ((4, 5, 9), (500, 501, 1001)), 2600),
)
def definition_2__rows__measured(g: small.SmallGame, h: int, X: Convention) -> bool:
    """Of what the playable actions lead to by the outcomes of smaller heaps, the outcome of a heap
    is what gives the mover the most, and of several such the other one the most or the least."""
    sign = 1 if X.value[0] == "F" else -1
    after = [(s, g.o(ref.dual(X), h - s)) for s in ref.available(g.S, h)]
    own, other = max(((s + u.second, sign * u.first) for s, u in after), default=(0, 0))
    return g.o(X, h) == (own, sign * other)


ONE_BY_ONE = ((2,), (3, 5), (2, 3, 5))
"""Sets with one action, with two and with three, small ones with ties that matter."""


@claim(
    Range(
        "{{2}}, {{3,5}} and {{2,3,5}}, every heap h <= {h}, every convention",
        "g h X",
        lambda top: product(
            (small.small_game(S, top) for S in ONE_BY_ONE), range(top + 1), Convention
        ),
        {"h": 20},
        at=lambda g, h, X: {"set": list(g.S), "heap": h, "under": X.value},
    ),
    Range(
        "{4,5,9} at heaps 36 and 61, {3,8,11,13} at 54, {4,7,10,19,22} at 90, every convention",
        "g h X",
        lambda: (
            (small.small_game(S, h), h, X)
            for S, h in (
                *(((4, 5, 9), 36), ((4, 5, 9), 61)),
                *(((3, 8, 11, 13), 54), ((4, 7, 10, 19, 22), 90)),
            )
            for X in Convention
        ),
        at=lambda g, h, X: {"set": list(g.S), "heap": h, "under": X.value},
    ),
)
def definition_2__asked_of_one_heap__measured(g: small.SmallGame, h: int, X: Convention) -> bool:
    """Asked of one heap the reference gives what it gives of all heaps, without end or up to one:
    the outcome, and how it changes to any convention; as S*(h) all playable actions that give the
    mover the most, as PSPE moves all of these that lead to the outcome, as lines of play all ways
    to follow such moves to the end, and as the one line the first of them."""
    o, played = g.o(X, h), [*small.played_on(g, h, X)]
    most = tuple(s for s in ref.available(g.S, h) if s + g.o(ref.dual(X), h - s).second == o.first)
    changes = {
        ref.discrepancy(g.S, h, X, Y, i + 1) - (g.o(Y, h)[i] - o[i])
        for Y in Convention
        for i in (0, 1)
    }
    return (
        ref.outcome(g.S, h, X) == next(islice(ref.rows(g.S), h, None)).under(X) == o
        and changes == {0}
        and ref.indifferent(g.S, h, X) == most
        and ref.moves(g.S, h, X) == tuple(sorted({line[0] for line in played if line}))
        and [*ref.lines(g.S, h, X)] == played
        and ref.one_line(g.S, h, X) == played[0]
    )


# Deviations


@claim(
    Instances(
        "the four deviations, each with the player who deviates",
        "before after player",
        lambda: [(FvF, AvF, 1), (FvF, FvA, 2), (AvA, FvA, 1), (AvA, AvF, 2)],
    )
)
def section_2__deviations_unilateral(before: Convention, after: Convention, player: int) -> bool:
    """Each of the four deviations changes one player's rule only: FvF to AvF and AvA to FvA the
    starting player's, FvF to FvA and AvA to AvF the other's."""
    rules = zip(before.value.split("v"), after.value.split("v"), strict=True)
    return [a != b for a, b in rules] == [player == 1, player == 2]


@claim(
    plans.two_actions(
        "FvF>AvF first more",
        "FvF>AvF first less",
        "FvF>FvA second more",
        "FvF>FvA second less",
        by="lemma_8_at",
    )
)
def section_2__deviator_unaffected(o: Heap) -> bool:
    """With two actions, whoever turns antagonistic alone from FvF has the same utility as
    before."""
    return (o.AvF.first == o.FvF.first) & (o.FvA.second == o.FvF.second)


@claim(
    Instances(
        "{3,5} to AvF at 14 and to FvA at 19, with the player who stays friendly",
        "S h X player",
        lambda: [((3, 5), 14, AvF, 2), ((3, 5), 19, FvA, 1)],
    )
)
def section_2__other_may_suffer(S: tuple[int, ...], h: int, X: Convention, player: int) -> bool:
    """With two actions, the player who stays friendly loses in some cases."""
    return ref.outcome(S, h, X)[player - 1] < ref.outcome(S, h, FvF)[player - 1]


@claim(plans.two_actions("FvF>AvA first more", by="theorem_3_at"))
def theorem_3__first(o: Heap) -> bool:
    """With two actions, the starting player's utility under FvF is at least that under AvA."""
    return o.FvF.first >= o.AvA.first


@claim(plans.two_actions("FvF>AvA second more", by="theorem_3_at"))
def theorem_3__second(o: Heap) -> bool:
    """With two actions, the second player's utility under FvF is at least that under AvA."""
    return o.FvF.second >= o.AvA.second


@claim(
    plans.two_actions(
        "FvA>AvA first more", "FvA>AvA first less", "AvF>AvA second more", "AvF>AvA second less"
    )
)
def section_2__ava_deviations_analogous(o: Heap) -> bool:
    """With two actions, whoever turns friendly alone from AvA has the same utility as before, as
    whoever turns antagonistic alone from FvF has."""
    return (o.FvA.first == o.AvA.first) & (o.AvF.second == o.AvA.second)


@claim(
    ranges.ANY_SET_AND_KNOWN_VIOLATORS, ranges.none_swept(ranges.AND_DRAWN, "FvF>AvA first more")
)
def conjecture_4__first(o: Heap) -> bool:
    """For any S, the starting player's utility under FvF is at least that under AvA."""
    return o.FvF.first >= o.AvA.first


@claim(
    ranges.ANY_SET_AND_KNOWN_VIOLATORS, ranges.none_swept(ranges.AND_DRAWN, "FvF>AvA second more")
)
def conjecture_4__second(o: Heap) -> bool:
    """For any S, the second player's utility under FvF is at least that under AvA."""
    return o.FvF.second >= o.AvA.second


MORE = ("FvF>AvA first more", "FvF>AvA second more")


@claim(
    ranges.AT_MOST_THREE_ACTIONS, ranges.none_swept([ranges.TWO_SWEPT, ranges.THREE_SWEPT], *MORE)
)
def conjecture_4__three_actions__weakened(o: Heap) -> bool:
    """With at most three actions, neither player's utility under AvA exceeds theirs under FvF."""
    return (o.FvF.first >= o.AvA.first) & (o.FvF.second >= o.AvA.second)


@claim(ranges.TWICE, plans.of_large("theorem_3", "three"))
def conjecture_4__three_dominant__weakened(o: Heap) -> bool:
    """With three actions and s1 >= 2 s2, nobody has more under AvA than under any convention."""
    return conjunction(o.under(X)[i] >= o.AvA[i] for X in Convention for i in (0, 1))


@claim(
    every(ranges.Sets(None, 14), "heaps", deep=ranges.Sets(None, 22)),
    ranges.none_swept([ranges.ALL_SWEPT], *MORE, up_to=22),
)
def conjecture_4__small_sets__weakened(o: Heap) -> bool:
    """With max S <= 22, neither player's utility under AvA exceeds theirs under FvF."""
    return (o.FvF.first >= o.AvA.first) & (o.FvF.second >= o.AvA.second)


@claim(ranges.ANY_SET_AND_KNOWN_VIOLATORS, ranges.listed(MORE[0], *ranges.EVERY_SWEEP))
def conjecture_4__not_both__weakened(o: Heap) -> bool:
    """At no heap do both players have more under AvA than under FvF."""
    return (o.FvF.first >= o.AvA.first) | (o.FvF.second >= o.AvA.second)


@claim(
    every(ranges.Sets(None, 14), "heaps", deep=ranges.Sets(None, 20)),
    Depending(lambda up_to: ranges.listed(MORE[0], ranges.ALL_SWEPT, up_to=up_to)),
    each={f"conjecture-4.not-both.max-{up_to}.weakened": up_to for up_to in (25, 26)},
)
def not_both_in_small_sets(o: Heap, up_to: int) -> bool:
    """With max S <= {0}, at no heap do both players have more under AvA than under FvF."""
    return conjecture_4__not_both__weakened(o)


@claim(
    every(ranges.Sets(4, 37), "heaps", deep=ranges.Sets(4, 44)),
    ranges.listed(MORE[0], ranges.FOUR_SWEPT, up_to=49),
)
def conjecture_4__not_both__four_actions__weakened(o: Heap) -> bool:
    """With four actions and max S <= 49, at no heap do both players have more under AvA than under
    FvF."""
    return conjecture_4__not_both__weakened(o)


@claim(
    Instances(
        "{4,5,9} to FvA at 61 and to AvF at 70, with the player who deviates",
        "S h X player",
        lambda: [((4, 5, 9), 61, FvA, 2), ((4, 5, 9), 70, AvF, 1)],
    )
)
def section_2__larger_sets_deviator_gains(
    S: tuple[int, ...], h: int, X: Convention, player: int
) -> bool:
    """With more than two actions the deviating player gains in some cases: each of the two
    players."""
    return ref.outcome(S, h, X)[player - 1] > ref.outcome(S, h, FvF)[player - 1]
