"""Section 4.5: Definitions 11 and 12, Theorems 13 to 16 with their proofs, indifferent players."""

from collections.abc import Callable, Iterable, Iterator, Mapping
from itertools import chain, combinations, product
from random import Random
from typing import Any

from proofs_check.core.claim import using
from proofs_check.core.evidence import Effort
from proofs_check.documents.preferences.claims import claim
from proofs_check.documents.preferences.plans import (
    AWARE,
    BY_FORM,
    FORMS,
    MOST,
    MOST_DEEP,
    OR_FIRST,
    PAIRS,
    PLAYERS,
    PRINTED,
    RANDOM_GAMES,
    REPAIRED,
    TO_THE_LETTER,
    UP_TO_8,
    Statement,
    View,
    all_simple,
    as_moves,
    both,
    case,
    for_exponents,
    judged,
    longest,
    named,
    playable_boards,
    random_games,
    reached_values,
    relation,
    row_values,
    rows_up_to,
    short_values,
    shown,
    simplified,
    small_values,
    up_to,
    value_cell,
    value_of,
    views,
)
from proofs_check.documents.preferences.plans import claim as old_claim
from proofs_check.methods.enumeration import Case, enumerated, settled
from proofs_check.methods.missing import missing
from proofs_check.methods.printed import Cell, printed
from reference.preferences import (
    DEFAULT,
    Comparison,
    Evaluation,
    Preference,
    Reading,
    Simplifier,
    Value,
    as_simple,
    contains,
    definition_7_both_sides,
    definition_11_guarded,
    graph,
    grid,
    is_leaf,
    is_over,
    list_value,
    members,
    row,
    simple_value,
    tier,
)

PRUDENT = Preference.PRUDENT
FORM_NAMES = tuple(FORMS)


def names(i: int, *bases: int) -> list[str]:
    """b_i for these bases."""
    return [f"{b}_{i}" for b in bases]


def low(i: int) -> list[str]:
    """A group of the chain: 1_(i+1), 2_i, 3_i."""
    return [f"1_{i + 1}", f"2_{i}", f"3_{i}"]


# Definitions 11 and 12


def avoided(c: Comparison, pairs: list[tuple[Value, Value]]) -> bool:
    """For all of them prudently weaker or incomparable, for some weaker."""
    weaker = [c.prudently_weaker(x, y) for x, y in pairs]
    stronger = [c.prudently_weaker(y, x) for x, y in pairs]
    return any(weaker) and all(w or not s for w, s in zip(weaker, stronger, strict=True))


VIEWS = views(PRINTED)


def for_pairs(
    holds: Callable[[Comparison, Value, Value], bool], view: View = VIEWS["lists as they are"]
) -> Callable[[Effort], Iterator[Case]]:
    """A statement about two values of depth at most 2, or one of them in brackets."""

    def cases(effort: Effort) -> Iterator[Case]:
        del effort
        c = relation(1, view.reading)
        wrapped = ((X, frozenset({X})) for X in small_values(2) if not is_leaf(X))
        for X, Y in chain(product(view.small(), repeat=2), wrapped):
            if not view.simplified or (X == simplified(X) and Y == simplified(Y)):
                yield case({"player": 1, "X": shown(X), "Y": shown(Y)}, holds(c, X, Y))

    return cases


def in_words(c: Comparison, X: Value, Y: Value) -> bool:
    """Some situation of X is worse than or incomparable to every situation of Y."""
    if c.strictly_weaker(X, Y):
        return True
    if c.strictly_weaker(Y, X) or (is_leaf(X) and is_leaf(Y)):
        return False
    return any(
        all(c.prudently_weaker(x, y) or c.prudently_incomparable(x, y) for y in members(Y))
        for x in members(X)
    )


def by_formula(c: Comparison, X: Value, Y: Value, or_first: bool) -> bool:
    """Definition 11, both ways to read its connectives."""
    if is_leaf(X) and is_leaf(Y):
        return c.strictly_weaker(X, Y)
    weaker = [c.prudently_weaker(x, y) for x, y in product(members(X), members(Y))]
    stronger = [c.prudently_weaker(y, x) for x, y in product(members(X), members(Y))]
    all_, some = all(w or not s for w, s in zip(weaker, stronger, strict=True)), any(weaker)
    strictly = c.strictly_weaker(X, Y)
    return ((strictly or all_) and some) if or_first else (strictly or (all_ and some))


@claim(
    "Section 4.4, paragraph 5, sentence 10",
    readings={
        key: using(lambda r=r: iter([judged(1, ("2_2", "<", "2_1"), r)]), settled())
        for key, r in FORMS.items()
    },
)
def section_4__4__wise() -> None:
    """A prudent player 1 prefers 2_1 to 2_2."""


@claim(
    "Section 4.5, sentence 2",
    readings={
        "as the formula makes precise": using(
            for_pairs(lambda c, X, Y: c.prudently_weaker(X, Y) == by_formula(c, X, Y, False)),
            enumerated(*PAIRS),
        ),
        "to the word": using(
            for_pairs(lambda c, X, Y: c.prudently_weaker(X, Y) == in_words(c, X, Y)),
            enumerated(*PAIRS),
        ),
    },
)
def section_4__5__prudent_words() -> None:
    """In words X is avoided where neither is strictly weaker and X can lead to a situation that is
    worse than or incomparable to every one of Y: the same as by the formula.
    """


@claim(
    "Definition 11",
    readings={
        "and before or": using(
            for_pairs(lambda c, X, Y: c.prudently_weaker(X, Y) == by_formula(c, X, Y, False)),
            enumerated(*PAIRS),
        ),
        "or before and": using(
            for_pairs(
                lambda c, X, Y: c.prudently_weaker(X, Y) == by_formula(c, X, Y, True),
                View(OR_FIRST),
            ),
            enumerated(*PAIRS),
        ),
    },
)
def definition_11__formula() -> None:
    """X <_p^P Y if and only if X <_p Y, or every x_i is prudently weaker than or incomparable to
    every y_j and some one is weaker.
    """


@claim(
    "Definition 11",
    readings={
        key: using(
            lambda effort, listed=listed: solutions(listed),
            enumerated("every pair of values of depth <= 1, player 1"),
        )
        for key, listed in (("a leaf is no list", False), ("a leaf x is the list [x]", True))
    },
)
def definition_11__well_founded() -> None:
    """The mutual recursion of Definitions 11 and 12 has one solution."""


def solutions(leaf_is_list: bool) -> Iterator[Case]:
    """Every relation over the values of depth at most 1 that Definition 11 allows."""
    c = relation(1, PRINTED)
    below: list[tuple[Value, Value]] = [(x, y) for x in PLAYERS for y in PLAYERS]
    found = []
    for chosen in product((False, True), repeat=len(below)):
        weaker = dict(zip(below, chosen, strict=True))

        def by_members(X: Value, Y: Value, weaker: Any = weaker) -> bool:
            signs = [(weaker[x, y], weaker[y, x]) for x in members(X) for y in members(Y)]
            return all(w or not s for w, s in signs) and any(w for w, _ in signs)

        if all(
            weaker[x, y] == (c.strictly_weaker(x, y) or (leaf_is_list and by_members(x, y)))
            for x, y in below
        ):
            found.append(
                {
                    (X, Y): weaker[X, Y]
                    if is_leaf(X) and is_leaf(Y)
                    else c.strictly_weaker(X, Y) or by_members(X, Y)
                    for X, Y in product(small_values(1), repeat=2)
                }
            )
    for X, Y in product(small_values(1), repeat=2):
        answers = sorted({solution[X, Y] for solution in found})
        at = {"player": 1, "X": shown(X), "Y": shown(Y)}
        yield case(at, len(answers) == 1, answers=answers, solutions=len(found))


@claim("Definition 11", enumerated(*PAIRS))
def definition_11__irreflexive(effort: Effort) -> Iterator[Case]:
    """Never X <_p^P X."""
    return for_pairs(lambda c, X, Y: X != Y or not c.prudently_weaker(X, X))(effort)


def asymmetric(c: Comparison, X: Value, Y: Value) -> bool:
    """Not both."""
    return not (c.prudently_weaker(X, Y) and c.prudently_weaker(Y, X))


@claim(
    "Definition 11",
    readings={
        key: using(for_pairs(asymmetric, v), enumerated(*PAIRS))
        for key, v in {
            **VIEWS,
            "only where neither is strictly weaker, as in words": View(
                DEFAULT._replace(definition_11=definition_11_guarded)
            ),
        }.items()
    },
)
def definition_11__asymmetric() -> None:
    """Never X <_p^P Y and Y <_p^P X."""


def transitive(view: View) -> Callable[[Effort], Iterator[Case]]:
    """One case for each pair in relation."""

    def cases(effort: Effort) -> Iterator[Case]:
        del effort
        values = view.small()
        c = relation(1, view.reading)
        after = {X: [Y for Y in values if c.prudently_weaker(X, Y)] for X in values}
        for X in values:
            own = set(after[X])
            for Y in after[X]:
                beyond = [Z for Z in after[Y] if Z not in own]
                at = {"player": 1, "X": shown(X), "Y": shown(Y)}
                yield case(at, not beyond, Z=[shown(Z) for Z in beyond[:1]])

    return cases


@claim(
    "Definition 11",
    readings={key: using(transitive(v), enumerated(*PAIRS)) for key, v in VIEWS.items()},
)
def definition_11__transitive() -> None:
    """X <_p^P Y and Y <_p^P Z give X <_p^P Z."""


@claim(
    "Definition 11",
    readings={
        key: using(
            for_pairs(lambda c, X, Y: not c.strictly_weaker(X, Y) or c.prudently_weaker(X, Y), v),
            enumerated(*PAIRS),
        )
        for key, v in (
            ("and before or", View(PRINTED)),
            ("or before and", View(OR_FIRST)),
            ("or before and, after Rules 1 to 3", View(OR_FIRST, True)),
        )
    },
)
def definition_11__extends_selfish() -> None:
    """X <_p Y gives X <_p^P Y."""


def cycle_through(X: Value, above: Mapping[Value, set[Value]]) -> list[Value]:
    """The shortest cycle from X up to X again, or nothing."""
    paths: dict[Value, list[Value]] = {X: [X]}
    waiting = [X]
    for Y in waiting:
        for Z in sorted(above[Y], key=lambda V: (len(shown(V)), shown(V))):
            if Z == X:
                return paths[Y]
            if Z not in paths:
                paths[Z] = [*paths[Y], Z]
                waiting.append(Z)
    return []


def acyclic(view: View) -> Callable[[Effort], Iterator[Case]]:
    """Whether some value of every set is related to none of it."""

    def cases(effort: Effort) -> Iterator[Case]:
        short = short_values(15 if effort is Effort.DEEP else 13)
        values = [X for X in short if not view.simplified or simplified(X) == X]
        for p in (1,):
            c = relation(p, view.reading)
            above = {X: {Y for Y in values if c.prudently_weaker(X, Y)} for X in values}
            for X in values:
                cycle = cycle_through(X, above)
                S = frozenset(cycle)
                kept = {Z for Z in S if not any(c.prudently_weaker(Z, Y) for Y in S)}
                at = {"player": p, "X": shown(X)}
                yield case(at, not cycle or bool(kept), list=[shown(Y) for Y in cycle])

    return cases


SHORT = (
    "every list of values with at most 13 characters, player 1",
    "every list of values with at most 15 characters, player 1",
)


@claim(
    "Definition 11",
    readings={
        key: using(acyclic(v), enumerated(*SHORT))
        for key, v in {
            **{key: View(r) for key, r in FORMS.items()},
            "knowing who chooses": View(AWARE),
            "and before or, after Rules 1 to 3": View(PRINTED, True),
        }.items()
    },
)
def definition_11__some_option_left() -> None:
    """Discarding every value that is prudently weaker than another one of a list leaves some
    value.
    """


def pair_lists(reading: Reading, most: int) -> Callable[..., Iterator[Case]]:
    """What a prudent player 1 makes of two simple values."""

    def cases(effort: Effort = Effort.DEFAULT) -> Iterator[Case]:
        simplifier = Simplifier(PRUDENT, 3, reading)
        values = [simple_value(a, i) for i, a in product(range(most + 1), PLAYERS)]
        for X, Y in combinations(values, 2):
            found = simplifier.simplify([X, Y], 1)
            at = {"choices": [str(as_simple(X)), str(as_simple(Y))]}
            yield case(at, as_simple(found) is not None, value=shown(found))

    return cases


@claim(
    "Definition 11",
    readings={
        key: using(pair_lists(r, 5), enumerated("every pair with exponents <= 5, player 1"))
        for key, r in BY_FORM.items()
    },
)
def definition_11__single_option_left() -> None:
    """Of two simple values one simple value is left."""


@claim(("Definition 12", "Proof of Theorem 13, induction, sentence 4"), enumerated(*PAIRS))
def definition_12__formula(effort: Effort) -> Iterator[Case]:
    """X and Y are prudently incomparable if and only if neither is prudently weaker; X and X
    are.
    """

    def holds(c: Comparison, X: Value, Y: Value) -> bool:
        neither = not by_formula(c, X, Y, False) and not by_formula(c, Y, X, False)
        return c.prudently_incomparable(X, Y) == neither and (X != Y or neither)

    return for_pairs(holds)(effort)


def comparable(reading: Reading) -> Callable[[Effort], Iterator[Case]]:
    """Whether the incomparable simple values are those that the text names."""

    def cases(effort: Effort) -> Iterator[Case]:
        top = up_to(effort)
        values = [(a, i) for i, a in product(range(top + 1), PLAYERS)]
        groups = [{f"1_{i + 1}", f"2_{i}", f"3_{i}"} for i in range(top + 1)]
        for x, y in combinations([f"{a}_{i}" for a, i in values], 2):
            if not any({x, y} <= group for group in groups):
                c = relation(1, reading)
                X, Y = named(x), named(y)
                either = c.prudently_weaker(X, Y) or c.prudently_weaker(Y, X)
                yield case({"values": [x, y]}, either)

    return cases


@claim(
    (
        "Section 4.5, sentence after Definition 12, part 1",
        "Section 4.5, paragraph after Theorem 15, sentence 3",
    ),
    readings={
        key: using(comparable(r), enumerated(f"exponents <= {MOST}", f"exponents <= {MOST_DEEP}"))
        for key, r in FORMS.items()
    },
)
def section_4__5__almost_every_pair() -> None:
    """Under Definition 11 any two different simple values are comparable but 2_i, 3_i, 1_(i+1)."""


def random_trees(reading: Reading) -> Callable[[Effort], Iterator[Case]]:
    """Whether the prudent value of each random game is simple."""

    def cases(effort: Effort) -> Iterator[Case]:
        for game in random_games(effort):
            for start in PLAYERS:
                (X,) = Evaluation(game, PRUDENT, reading).values([(0, start)])
                at = {"game": as_moves(game), "starts": start}
                yield case(at, as_simple(X) is not None, value=shown(X))

    return cases


@claim(
    "Section 4.5, sentence after Definition 12, part 2",
    readings={key: using(random_trees(r), enumerated(*RANDOM_GAMES)) for key, r in BY_FORM.items()},
)
def section_4__5__complex_to_simple() -> None:
    """The value of every game simplifies to one simple value."""


@claim("Section 4.5, paragraph 3, sentence 2", enumerated("all a_i and b_j with exponents <= 8"))
def section_4__5__other_players_same(effort: Effort) -> Iterator[Case]:
    """The relations of players 2 and 3 are those of player 1 with the players renumbered."""
    for reading in (PRINTED, REPAIRED):
        for i, j, a, b, turn in product(range(9), range(9), PLAYERS, PLAYERS, (1, 2)):
            p = 1 + turn
            X, Y = simple_value(a, i), simple_value(b, j)
            turned = [simple_value((c - 1 + turn) % 3 + 1, e) for c, e in ((a, i), (b, j))]
            same = relation(1, reading).prudently_weaker(X, Y) == relation(
                p, reading
            ).prudently_weaker(turned[0], turned[1])
            yield case({"player": p, "values": [f"{a}_{i}", f"{b}_{j}"]}, same)


# Theorem 13

for_exponents(
    "theorem-13.incomparable",
    "Theorem 13, part 1",
    "2_i and 3_i are prudently incomparable for player 1.",
    lambda i: [(f"2_{i}", "|", f"3_{i}")],
    forms=FORMS,
)
for _base, _word in ((2, "two"), (3, "three")):
    for_exponents(
        f"theorem-13.even-{_word}",
        "Theorem 13, part 2, even",
        f"For even i, {_base}_i <_1^P 1_i.",
        lambda i, b=_base: [(f"{b}_{i}", "<", f"1_{i}")],  # type: ignore[misc]
        step=2,
        forms=FORMS,
    )
    for_exponents(
        f"theorem-13.odd-{_word}",
        "Theorem 13, part 2, odd",
        f"For odd i, 1_i <_1^P {_base}_i.",
        lambda i, b=_base: [(f"1_{i}", "<", f"{b}_{i}")],  # type: ignore[misc]
        first=1,
        step=2,
        forms=FORMS,
    )


def theorem_13(i: int) -> Iterator[Statement]:
    """All of it for one i."""
    yield f"2_{i}", "|", f"3_{i}"
    for b in (2, 3):
        yield (f"{b}_{i}", "<", f"1_{i}") if i % 2 == 0 else (f"1_{i}", "<", f"{b}_{i}")


def theorem_14(i: int) -> Iterator[Statement]:
    """All of it for one i."""
    return both([f"1_{i + 1}"], "|", names(i, 2, 3))


for_exponents(
    "theorem-13.corrected",
    "Theorem 13",
    "Theorem 13 holds under our repaired Definition 11: X is avoided for Y where every x_i is "
    "prudently weaker than or incomparable to Y and some is weaker, or so X to every y_j.",
    theorem_13,
    forms={"repaired": REPAIRED},
)


@claim(("Proof of Theorem 13, sentence 2", "Proof of Theorem 13, sentence 3"), settled())
def theorem_13__proof_base_incomparable() -> Iterator[Case]:
    """2 and 3 are incomparable for player 1."""
    yield judged(0, ("2", "|", "3"), PRINTED)


@claim(
    ("Proof of Theorem 13, sentence 4", "Proof of Theorem 13, sentence 5"),
    readings={
        "Rules 4 and 5 to the letter": using(lambda: losses_below_win(TO_THE_LETTER), settled()),
        "loss below win added": using(lambda: losses_below_win(PRINTED), settled()),
    },
)
def theorem_13__proof_base_loss_below_win() -> None:
    """2 <_1^P 1 and 3 <_1^P 1 follow from the rules."""


def losses_below_win(reading: Reading) -> Iterator[Case]:
    """The base case's comparisons."""
    for b in (2, 3):
        yield judged(0, (f"{b}", "<", "1"), reading)


def trees(name: str, cite: str, says: str, bases: Iterable[int]) -> None:
    """Enter the trees that a proof draws."""

    @old_claim(name, cite, says, enumerated(f"k = 0 to {MOST}", f"k = 0 to {MOST_DEEP}"))
    def _(effort: Effort) -> Iterator[Case]:
        for k, a in product(range(up_to(effort) + 1), bases):
            children = {simple_value(b, k) for b in PLAYERS if b != a}
            yield case({"k": k, "base": a}, members(simple_value(a, k + 1)) == children)


trees(
    "theorem-13.proof-trees",
    "Proof of Theorem 13, induction, trees",
    "1_(k+1), 2_(k+1), 3_(k+1) have the children {2_k,3_k}, {1_k,3_k}, {1_k,2_k}.",
    PLAYERS,
)


def patterns(i: int) -> dict[tuple[str, str], str]:
    """The induction hypothesis for k = i: how 1_k, 2_k, 3_k compare."""
    known = {(f"{a}_{i}", f"{a}_{i}"): "|" for a in PLAYERS}
    for left, sign, right in theorem_13(i):
        known[left, right] = sign
        known[right, left] = "|" if sign == "|" else ">"
    return known


def second_part(i: int, X: int, Y: int, known: dict[tuple[str, str], str]) -> bool:
    """The second part of Definition 11 for X_(i+1) and Y_(i+1), by the hypothesis alone."""
    pairs = [
        known[f"{x}_{i}", f"{y}_{i}"] for x, y in product(PLAYERS, repeat=2) if x != X and y != Y
    ]
    return all(sign in "<|" for sign in pairs) and "<" in pairs


@claim("Proof of Theorem 13, induction, sentences 6-8", settled())
def theorem_13__proof_needs_both() -> Iterator[Case]:
    """By the hypothesis 2_(k+1) <_1^P 3_(k+1) needs 1_k <_1^P 2_k and 3_k <_1^P 1_k."""
    signs = ("<", "|", ">")
    turned = {"<": ">", ">": "<", "|": "|"}
    for one_two, one_three in product(signs, repeat=2):
        known = {(f"{a}_0", f"{a}_0"): "|" for a in PLAYERS}
        known |= {("2_0", "3_0"): "|", ("3_0", "2_0"): "|"}
        known |= {("1_0", "2_0"): one_two, ("2_0", "1_0"): turned[one_two]}
        known |= {("1_0", "3_0"): one_three, ("3_0", "1_0"): turned[one_three]}
        if "|" not in (one_two, one_three):
            needed = one_two == "<" and one_three == ">"
            at = {"1_k to 2_k": one_two, "1_k to 3_k": one_three}
            yield case(at, second_part(0, 2, 3, known) == needed)


@claim("Proof of Theorem 13, induction, sentence 9", settled())
def theorem_13__proof_impossible() -> Iterator[Case]:
    """By the hypothesis these two are never both true."""
    for k in (0, 1):
        known = patterns(k)
        yield case({"k": k}, not (known[f"1_{k}", f"2_{k}"] == "<" == known[f"3_{k}", f"1_{k}"]))


@claim("Proof of Theorem 13, induction, sentence 10", settled())
def theorem_13__proof_analogous() -> Iterator[Case]:
    """Likewise 3_(k+1) <_1^P 2_(k+1) is impossible."""
    for k in (0, 1):
        yield case({"k": k}, not second_part(k, 3, 2, patterns(k)))


@claim("Proof of Theorem 13, induction, paragraph 2, sentences 1-3", settled())
def theorem_13__proof_two_cases() -> Iterator[Case]:
    """By the hypothesis 1_k is either below both 2_k and 3_k or above both."""
    for k in (0, 1):
        known = patterns(k)
        signs = [known[f"1_{k}", f"{b}_{k}"] for b in (2, 3)]
        yield case({"k": k}, signs in (["<", "<"], [">", ">"]), signs=signs)


def parity(first: bool) -> Iterator[Cell]:
    """Which parity of k the hypothesis gives to the case."""
    sign = "<" if first else ">"
    found = [
        "even" if k % 2 == 0 else "odd" for k in (0, 1) if patterns(k)[f"1_{k}", f"2_{k}"] == sign
    ]
    yield Cell(
        "1_k below 2_k and 3_k" if first else "1_k above 2_k and 3_k",
        "even" if first else "odd",
        found[0],
    )


@claim("Proof of Theorem 13, induction, paragraph 2, sentence 4, parity", printed())
def theorem_13__proof_parity_first() -> Iterator[Cell]:
    """The first case, 1_k below both, is that of even k."""
    return parity(True)


@claim("Proof of Theorem 13, induction, paragraph 2, sentence 6, parity", printed())
def theorem_13__proof_parity_second() -> Iterator[Cell]:
    """The second case, 1_k above both, is that of odd k."""
    return parity(False)


def step(name: str, cite: str, says: str, k: int, pairs: tuple[tuple[int, int], ...]) -> None:
    """Enter a conclusion of the induction step, from the hypothesis by the second part alone."""

    @old_claim(name, cite, says, settled())
    def _() -> Iterator[Case]:
        for X, Y in pairs:
            given = patterns(k)
            at = {"left": f"{X}_(k+1)", "right": f"{Y}_(k+1)"}
            yield case(at, second_part(k, X, Y, given) and not second_part(k, Y, X, given))


step(
    "theorem-13.proof-first-conclusion",
    "Proof of Theorem 13, induction, paragraph 2, sentence 4",
    "With 1_k below both, 2_(k+1) <_1^P 1_(k+1).",
    1,
    ((2, 1),),
)
step(
    "theorem-13.proof-first-conclusion-three",
    "Proof of Theorem 13, induction, paragraph 2, sentence 5",
    "With 1_k below both, 3_(k+1) <_1^P 1_(k+1).",
    1,
    ((3, 1),),
)
step(
    "theorem-13.proof-second-conclusion",
    "Proof of Theorem 13, induction, paragraph 2, sentence 6",
    "With 1_k above both, 1_(k+1) <_1^P 2_(k+1) and 1_(k+1) <_1^P 3_(k+1).",
    0,
    ((1, 2), (1, 3)),
)


@claim(
    "Proof of Theorem 13, closing sentences",
    enumerated(f"k = 0 to {MOST}", f"k = 0 to {MOST_DEEP}"),
)
def theorem_13__proof_induction(effort: Effort) -> Iterator[Case]:
    """So the hypothesis for k gives that for k + 1, if X <_1 Y in the first part of Definition 11
    never says the contrary.
    """
    c = relation(1, PRINTED)
    for k in range(up_to(effort) + 1):
        for left, sign, right in theorem_13(k):
            X, Y = named(left), named(right)
            contrary = c.strictly_weaker(Y, X) or (sign == "|" and c.strictly_weaker(X, Y))
            yield case({"left": left, "right": right}, not contrary)


# Theorem 14

for_exponents(
    "theorem-14.two",
    "Theorem 14, part 1",
    "1_(i+1) and 2_i are prudently incomparable for player 1.",
    lambda i: [(f"1_{i + 1}", "|", f"2_{i}")],
    forms=FORMS,
)
for_exponents(
    "theorem-14.three",
    "Theorem 14, part 2",
    "1_(i+1) and 3_i are prudently incomparable for player 1.",
    lambda i: [(f"1_{i + 1}", "|", f"3_{i}")],
    forms=FORMS,
)
for_exponents(
    "theorem-14.corrected",
    "Theorem 14",
    "Theorem 14 holds under the repaired Definition 11.",
    theorem_14,
    forms={"repaired": REPAIRED},
)
trees(
    "theorem-14.proof-tree",
    "Proof of Theorem 14, tree",
    "1_(i+1) has the children 2_i and 3_i.",
    (1,),
)


def children_incomparable(i: int) -> Iterator[Statement]:
    """Children of 1_(i+1) with children of 2_i."""
    theirs = [f"1_{i - 1}", f"3_{i - 1}"] if i else ["2_0"]
    return both(names(i, 2, 3), "|", theirs)


for_exponents(
    "theorem-14.proof-no-weaker-child",
    "Proof of Theorem 14, sentence 3",
    "No child of 1_(i+1) is prudently weaker than a child of 2_i, nor conversely.",
    children_incomparable,
)
for_exponents(
    "theorem-14.proof-no-weaker-whole",
    "Proof of Theorem 14, sentence 3",
    "No child of 1_(i+1) is prudently weaker or stronger than 2_i itself.",
    lambda i: both(names(i, 2, 3), "|", [f"2_{i}"]),
)


def by_children(c: Comparison, X: Value, Y: Value) -> bool:
    """Incomparable, or some child is prudently weaker than one of the other's."""
    related = any(
        c.prudently_weaker(x, y) or c.prudently_weaker(y, x)
        for x, y in product(members(X), members(Y))
    )
    return related or c.prudently_incomparable(X, Y)


@claim(
    "Proof of Theorem 14, sentence 4",
    readings={
        key: using(for_pairs(by_children, v), enumerated(*PAIRS)) for key, v in VIEWS.items()
    },
)
def theorem_14__proof_conclusion() -> None:
    """That no child of X is prudently weaker than a child of Y nor conversely leaves X and Y
    incomparable.
    """


# Theorem 15


def group_pairs(i: int, j: int) -> Iterator[Statement]:
    """The group of 2_i before the group of 2_j."""
    return both(low(i), "<", low(j))


def chain_left(i: int) -> Iterator[Statement]:
    """The group of 2_i below all later ones of the left part, for even i."""
    for j in range(0, i, 2):
        yield from group_pairs(j, i)


def chain_right(i: int) -> Iterator[Statement]:
    """The group of 2_i below all later ones of the right part, for odd i."""
    for j in range(1, i, 2):
        yield from group_pairs(i, j)


def middle(i: int) -> Iterator[Statement]:
    """Groups with exponents up to i of the left part below those of the right part."""
    for j in range(i):
        low_, high = (i, j) if i % 2 == 0 else (j, i)
        if low_ % 2 == 0 and high % 2:
            yield from group_pairs(low_, high)


def top(i: int) -> Iterator[Statement]:
    """Everything else below 1."""
    return both(low(i), "<", ["1_0"])


def groups(i: int) -> Iterator[Statement]:
    """A group's values are incomparable."""
    return ((x, "|", y) for x, y in combinations(low(i), 2))


PARTS: tuple[tuple[str, str, str, Callable[[int], Iterable[Statement]], int, int], ...] = (
    (
        "chain-left",
        "Theorem 15, left part",
        "{1_1,2_0,3_0} < {1_3,2_2,3_2} < {1_5,2_4,3_4} < ... for player 1.",
        chain_left,
        2,
        2,
    ),
    (
        "middle",
        "Theorem 15, middle",
        "Every group {1_(i+1),2_i,3_i} with even i is below every one with odd i.",
        middle,
        1,
        1,
    ),
    (
        "chain-right",
        "Theorem 15, right part",
        "... < {1_6,2_5,3_5} < {1_4,2_3,3_3} < {1_2,2_1,3_1} for player 1.",
        chain_right,
        3,
        2,
    ),
    ("top", "Theorem 15, top", "Every other simple value is below 1.", top, 0, 1),
    (
        "groups-incomparable",
        "Theorem 15, last clause",
        "2_i, 3_i and 1_(i+1) are incomparable.",
        groups,
        0,
        1,
    ),
)
for _part, _cite, _says, _statements, _first, _step in PARTS:
    for_exponents(
        f"theorem-15.{_part}",
        _cite,
        _says,
        _statements,
        first=_first,
        step=_step,
        forms=FORMS,
    )


DISPLAYS = {
    "as the text has it": [low(0), low(1), low(2), low(3), low(4), ["1_0"]],
    "as the proof's hypothesis has it": [low(0), low(2), low(4), low(3), low(1), ["1_0"]],
}
"""The groups that the display names, ascending; those of four and five bars stand for the rest."""


def ordered(groups_: list[list[str]]) -> Iterator[Statement]:
    """Groups in ascending order, each one's values incomparable."""
    for left, right in combinations(groups_, 2):
        yield from both(left, "<", right)
    for group in groups_:
        yield from ((x, "|", y) for x, y in combinations(group, 2))


def displayed(groups_: list[list[str]], reading: Reading) -> Iterator[Case]:
    """Every comparison of a display."""
    return (judged(0, statement, reading) for statement in ordered(groups_))


@claim(
    "Theorem 15, display",
    readings={
        f"{order}, {form}": using(lambda named_=groups_, r=reading: displayed(named_, r), settled())
        for order, groups_ in DISPLAYS.items()
        for form, reading in (("Definition 11 as printed", PRINTED), ("repaired", REPAIRED))
    },
)
def theorem_15__display() -> None:
    """The groups that the display names are in the displayed order, each one's values
    incomparable.
    """


@claim("Theorem 15, last clause", enumerated(f"exponents <= {MOST}", f"exponents <= {MOST_DEEP}"))
def theorem_15__all_simple_values(effort: Effort) -> Iterator[Case]:
    """The chain holds every simple value once."""
    most = up_to(effort)
    chained = ["1_0", *chain.from_iterable(low(i) for i in range(most + 1))]
    for i, a in product(range(most + 1), PLAYERS):
        yield case(f"{a}_{i}", chained.count(f"{a}_{i}") == 1)


def whole_chain(i: int) -> Iterator[Statement]:
    """All parts for one i."""
    for _, _, _, statements, first, step_ in PARTS:
        if i >= first and (i - first) % step_ == 0:
            yield from statements(i)


def for_every_player(reading: Reading, statements: Any) -> Callable[[Effort], Iterator[Case]]:
    """Statements about player 1, renumbered for every player."""

    def turned(name: str, p: int) -> str:
        base, _, exponent = name.partition("_")
        return f"{(int(base) + p - 2) % 3 + 1}_{exponent}"

    def cases(effort: Effort) -> Iterator[Case]:
        for i, p in product(range(up_to(effort) + 1), PLAYERS):
            for left, sign, right in statements(i):
                yield judged(i, (turned(left, p), sign, turned(right, p)), reading, p)

    return cases


@claim(
    ("Theorem 15, display", "Theorem 15, last clause"),
    enumerated(f"i = 0 to {MOST}, every player", f"i = 0 to {MOST_DEEP}, every player"),
)
def theorem_15__corrected(effort: Effort) -> Iterator[Case]:
    """Under the repaired Definition 11 the chain holds, from every player's perspective."""
    return for_every_player(REPAIRED, whole_chain)(effort)


BASE = "Proof of Theorem 15, base, "
BASE_LOSSES = ("1_1", "2", "3")


@old_claim(
    "theorem-15.proof-base-win",
    BASE + "sentence 2, part 1",
    "1 is a guaranteed win of player 1.",
    settled(),
)
def _() -> Iterator[Case]:
    yield case("1", is_leaf(named("1_0")) and named("1_0") == 1)


@old_claim(
    "theorem-15.proof-base-losses",
    BASE + "sentence 2, part 2",
    "1_1, 2 and 3 are guaranteed losses of player 1.",
    settled(),
)
def _() -> Iterator[Case]:
    for name in BASE_LOSSES:
        yield case(name, not contains(named(name), 1))


@old_claim(
    "theorem-15.proof-base-neither",
    BASE + "sentence 4, part 1",
    "2_1 and 3_1 are neither guaranteed wins nor guaranteed losses.",
    settled(),
)
def _() -> Iterator[Case]:
    for name in ("2_1", "3_1"):
        yield case(name, contains(named(name), 1) and not is_leaf(named(name)))


def base_case(name: str, cite: str, says: str, statements: list[Statement]) -> None:
    """Enter comparisons of the base case."""

    @old_claim(f"theorem-15.{name}", BASE + cite, says, settled())
    def _() -> Iterator[Case]:
        for statement in statements:
            yield judged(0, statement, PRINTED)


base_case(
    "proof-base-losses-incomparable",
    "sentence 3",
    "1_1, 2 and 3 are incomparable.",
    [(x, "|", y) for x, y in combinations(BASE_LOSSES, 2)],
)
base_case(
    "proof-base-between",
    "sentence 4, part 2",
    "2_1 and 3_1 are weaker than 1 and stronger than 1_1, 2 and 3.",
    [*both(("2_1", "3_1"), "<", ("1",)), *both(BASE_LOSSES, "<", ("2_1", "3_1"))],
)
base_case(
    "proof-base-two-three", "sentence 5", "2_1 and 3_1 are incomparable.", [("2_1", "|", "3_1")]
)
base_case(
    "proof-base-order",
    "display",
    "{1_1,2,3} < {2_1,3_1} < 1.",
    [
        *both(BASE_LOSSES, "<", ("2_1", "3_1", "1")),
        *both(("2_1", "3_1"), "<", ("1",)),
        *((x, "|", y) for x, y in combinations(BASE_LOSSES, 2)),
        ("2_1", "|", "3_1"),
    ],
)


@claim("Proof of Theorem 15, hypothesis, condition", printed())
def theorem_15__proof_i_greater_1() -> Iterator[Cell]:
    # The display for i holds 1_0 to 1_(2i-1) and b_0 to b_(2i-1): the base case's exponents stop
    # at 1.
    """The base case is the hypothesis for the least i that the step assumes, which is 2 as
    printed.
    """
    base = {int(name[-1]) for name in ("1_0", "1_1", "2_0", "2_1", "3_0", "3_1")}
    (least,) = (i for i in range(1, 5) if set(range(2 * i)) == base)
    yield Cell("the least i of the step", 2, least)


def display(i: int) -> list[list[str]]:
    """The groups of the hypothesis for i, ascending."""
    left = [low(j) for j in range(0, 2 * i - 1, 2)]
    right = [low(j) for j in range(2 * i - 3, 0, -2)]
    return [*left, names(2 * i - 1, 2, 3), *right, ["1_0"]]


HALF = "Proof of Theorem 15, step "
for_exponents(
    "theorem-15.proof-hypothesis",
    "Proof of Theorem 15, hypothesis, display",
    "The order of the values with exponents below 2i that the hypothesis displays.",
    lambda i: ordered(display(i)),
    first=1,
    double=True,
)
for_exponents(
    "theorem-15.proof-insertion",
    "Proof of Theorem 15, step, sentence and display",
    "The six values with exponents 2i and 2i + 1 go in where the display has them.",
    lambda i: ordered(display(i + 1)),
    first=1,
    double=True,
)

STEPS: tuple[tuple[str, str, str, Callable[[int], Iterable[Statement]], int], ...] = (
    (
        "I-hypothesis-1",
        "I, sentence 1",
        "{2_(2i-1),3_(2i-1)} < 1_(2i-2), by the hypothesis.",
        lambda i: both(names(2 * i - 1, 2, 3), "<", [f"1_{2 * i - 2}"]),
        1,
    ),
    (
        "I-1",
        "I, sentence 2",
        "So 1_(2i) < 1_(2i-2).",
        lambda i: [(f"1_{2 * i}", "<", f"1_{2 * i - 2}")],
        1,
    ),
    (
        "I-hypothesis-2",
        "I, sentence 3",
        "{2_(2i-1),3_(2i-1)} < {2_(2i-3),3_(2i-3)}, by the hypothesis.",
        lambda i: both(names(2 * i - 1, 2, 3), "<", names(2 * i - 3, 2, 3)),
        2,
    ),
    (
        "I-2",
        "I, sentence 4",
        "So 1_(2i) < {2_(2i-3),3_(2i-3)}.",
        lambda i: both([f"1_{2 * i}"], "<", names(2 * i - 3, 2, 3)),
        2,
    ),
    (
        "I-hypothesis-3",
        "I, sentence 5, part 1",
        "{2_(2i-1),3_(2i-1)} < {1_(2i-2),2_(2i-3),3_(2i-3)}, by the hypothesis.",
        lambda i: both(names(2 * i - 1, 2, 3), "<", low(2 * i - 3)),
        2,
    ),
    (
        "I-incomparable",
        "I, sentence 5, part 2",
        "1_(2i) is incomparable with 2_(2i-1) and 3_(2i-1).",
        lambda i: both([f"1_{2 * i}"], "|", names(2 * i - 1, 2, 3)),
        1,
    ),
    (
        "I",
        "I, conclusion",
        "{1_(2i),2_(2i-1),3_(2i-1)} < {1_(2i-2),2_(2i-3),3_(2i-3)}.",
        lambda i: both(low(2 * i - 1), "<", low(2 * i - 3)),
        2,
    ),
    (
        "II-incomparable",
        "II, sentence 1, part 1",
        "{1_(2i),2_(2i-1),3_(2i-1)} are incomparable with {2_(2i-1),3_(2i-1)}.",
        lambda i: both(low(2 * i - 1), "|", names(2 * i - 1, 2, 3)),
        1,
    ),
    (
        "II-hypothesis",
        "II, sentence 1, part 2",
        "1_(2i-1) < {2_(2i-1),3_(2i-1)}, by the hypothesis.",
        lambda i: both([f"1_{2 * i - 1}"], "<", names(2 * i - 1, 2, 3)),
        1,
    ),
    (
        "II-1",
        "II, sentence 2, part 1",
        "So {2_(2i),3_(2i)} < {2_(2i-1),3_(2i-1)}.",
        lambda i: both(names(2 * i, 2, 3), "<", names(2 * i - 1, 2, 3)),
        1,
    ),
    (
        "II-2",
        "II, sentence 2, part 2",
        "So {2_(2i+1),3_(2i+1)} < {2_(2i-1),3_(2i-1)}.",
        lambda i: both(names(2 * i + 1, 2, 3), "<", names(2 * i - 1, 2, 3)),
        1,
    ),
    (
        "II-previous",
        "II, sentence 3",
        "{2_(2i),3_(2i)} < 1_(2i).",
        lambda i: both(names(2 * i, 2, 3), "<", [f"1_{2 * i}"]),
        1,
    ),
    (
        "II-3",
        "II, sentence 4",
        "So {2_(2i+1),3_(2i+1)} < 1_(2i).",
        lambda i: both(names(2 * i + 1, 2, 3), "<", [f"1_{2 * i}"]),
        1,
    ),
    (
        "II",
        "II, conclusion",
        "{2_(2i+1),3_(2i+1)} < {1_(2i),2_(2i-1),3_(2i-1)}.",
        lambda i: both(names(2 * i + 1, 2, 3), "<", low(2 * i - 1)),
        1,
    ),
    (
        "III-1",
        "III, sentence 2",
        "So {2_(2i),3_(2i)} < {2_(2i+1),3_(2i+1)}.",
        lambda i: both(names(2 * i, 2, 3), "<", names(2 * i + 1, 2, 3)),
        1,
    ),
    (
        "III-odd",
        "III, sentence 3, part 1",
        "1_(2i+1) < {2_(2i+1),3_(2i+1)}.",
        lambda i: both([f"1_{2 * i + 1}"], "<", names(2 * i + 1, 2, 3)),
        1,
    ),
    (
        "III-incomparable",
        "III, sentence 3, part 2",
        "1_(2i+1) is incomparable with 2_(2i) and 3_(2i).",
        lambda i: both([f"1_{2 * i + 1}"], "|", names(2 * i, 2, 3)),
        1,
    ),
    (
        "III",
        "III, conclusion",
        "{1_(2i+1),2_(2i),3_(2i)} < {2_(2i+1),3_(2i+1)}.",
        lambda i: both(low(2 * i), "<", names(2 * i + 1, 2, 3)),
        1,
    ),
    (
        "IV-1",
        "IV, sentence 2, part 1",
        "So 1_(2i-1) < {2_(2i),3_(2i)}.",
        lambda i: both([f"1_{2 * i - 1}"], "<", names(2 * i, 2, 3)),
        1,
    ),
    (
        "IV-2",
        "IV, sentence 2, part 2",
        "So 1_(2i-1) < 1_(2i+1).",
        lambda i: [(f"1_{2 * i - 1}", "<", f"1_{2 * i + 1}")],
        1,
    ),
    (
        "IV-hypothesis-1",
        "IV, sentence 3, part 1",
        "1_(2i-1) is incomparable with 2_(2i-2) and 3_(2i-2).",
        lambda i: both([f"1_{2 * i - 1}"], "|", names(2 * i - 2, 2, 3)),
        1,
    ),
    (
        "IV-hypothesis-2",
        "IV, sentence 3, part 2",
        "{2_(2i-2),3_(2i-2)} < {2_(2i),3_(2i)}.",
        lambda i: both(names(2 * i - 2, 2, 3), "<", names(2 * i, 2, 3)),
        1,
    ),
    (
        "IV-3",
        "IV, sentence 5",
        "So {2_(2i-2),3_(2i-2)} < 1_(2i+1).",
        lambda i: both(names(2 * i - 2, 2, 3), "<", [f"1_{2 * i + 1}"]),
        1,
    ),
    (
        "IV",
        "IV, conclusion",
        "{1_(2i-1),2_(2i-2),3_(2i-2)} < {1_(2i+1),2_(2i),3_(2i)}.",
        lambda i: both(low(2 * i - 2), "<", low(2 * i)),
        1,
    ),
)


def inference(reading: Reading) -> Callable[[Effort], Iterator[Case]]:
    """From all children of a simple value to the value, on the left and on the right."""

    def cases(effort: Effort) -> Iterator[Case]:
        c = relation(1, reading)
        top_ = 6 if effort is Effort.DEFAULT else 10
        names_ = [f"{a}_{i}" for i, a in product(range(top_ + 1), PLAYERS)]
        for left, right in product(names_, repeat=2):
            X, Y = named(left), named(right)
            below = c.prudently_weaker(X, Y)
            given = {
                "left": not is_leaf(X) and all(c.prudently_weaker(x, Y) for x in members(X)),
                "right": not is_leaf(Y) and all(c.prudently_weaker(X, y) for y in members(Y)),
            }
            for side, all_ in given.items():
                if all_:
                    yield case({"left": left, "right": right, "children": side}, below)

    return cases


INFERRED = ("exponents <= 6, player 1", "exponents <= 10, player 1")


@claim(
    (
        "Proof of Theorem 15, step I, sentence 2",
        "Proof of Theorem 15, step I, sentence 4",
        "Proof of Theorem 15, step II, sentence 2, part 2",
        "Proof of Theorem 15, step II, sentence 4",
        "Proof of Theorem 15, step III, sentence 2",
        "Proof of Theorem 15, step IV, sentence 2, part 1",
        "Proof of Theorem 15, step IV, sentence 5",
    ),
    readings={key: using(inference(r), enumerated(*INFERRED)) for key, r in FORMS.items()},
)
def theorem_15__proof_inference() -> None:
    """If every child of X is prudently weaker than Y then X is, and if X is prudently weaker than
    every child of Y then it is than Y: so each step goes from children to values.
    """


@claim("Proof of Theorem 15, step I, sentence 2", enumerated(*INFERRED))
def theorem_15__proof_inference__corrected(effort: Effort) -> Iterator[Case]:
    """Both hold for simple values under the repaired Definition 11."""
    return inference(REPAIRED)(effort)


for _part, _cite, _says, _statements, _first in STEPS:
    for_exponents(
        f"theorem-15.proof-{_part}",
        HALF + _cite,
        _says,
        _statements,
        first=_first,
        double=True,
    )

for _part in ("I", "II", "III", "IV"):

    @old_claim(
        f"theorem-15.proof-{_part}-trees",
        f"{HALF}{_part}, trees",
        f"The trees that step {_part} draws.",
        missing("the figure: the text has none of it"),
    )
    def _() -> None:
        """The figure is lost."""


def all_steps(i: int) -> Iterator[Statement]:
    """Every displayed comparison of the four steps, for one i."""
    for _, _, _, statements, first in STEPS:
        if i >= first:
            yield from statements(i)


for_exponents(
    "theorem-15.proof-steps.corrected",
    "Proof of Theorem 15, steps I to IV",
    "Every comparison of the four steps holds under the repaired Definition 11.",
    all_steps,
    first=1,
    forms={"repaired": REPAIRED},
    double=True,
)


@claim("Proof of Theorem 15, closing sentence", enumerated("i = 1 to 6"))
def theorem_15__proof_induction(effort: Effort) -> Iterator[Case]:
    """The four conclusions and the hypothesis give the whole display for i + 1, with what is
    transitive added.
    """
    conclusions = ("I", "II", "III", "IV")
    for i in range(1, 7):
        below = {(x, y) for x, sign, y in ordered(display(i)) if sign == "<"}
        for part, _, _, statements, first in STEPS:
            if part in conclusions and i >= first:
                below |= {(x, y) for x, _, y in statements(i)}
        if i == 1:
            # Step I speaks of exponents 2i - 3: for i = 1 what is left of it is 1_2 < 1_0.
            below |= {("1_2", "1_0")}
        grown = True
        while grown:
            more = {(x, z) for x, y in below for w, z in below if w == y} - below
            below |= more
            grown = bool(more)
        wanted = {(x, y) for x, sign, y in ordered(display(i + 1)) if sign == "<"}
        yield case(
            {"i": i}, wanted <= below, missing=[list(pair) for pair in sorted(wanted - below)]
        )


# After Theorem 15


@claim(
    "Section 4.5, paragraph after Theorem 15, sentence 1",
    readings={
        key: using(
            lambda effort, r=r: simple_lists(effort, r),
            enumerated(
                "every list of up to three values with exponents <= 4, every player",
                "every list of up to four values with exponents <= 5, every player",
            ),
        )
        for key, r in BY_FORM.items()
    },
)
def section_4__5__list_to_single() -> None:
    """A prudent player makes one simple value of every list of simple values."""


def simple_lists(effort: Effort, reading: Reading) -> Iterator[Case]:
    """What each player makes of each short list of simple values."""
    most, size = (5, 4) if effort is Effort.DEEP else (4, 3)
    simplifier = Simplifier(PRUDENT, 3, reading)
    values = [simple_value(a, i) for i, a in product(range(most + 1), PLAYERS)]
    for k in range(1, size + 1):
        for S in combinations(values, k):
            for p in PLAYERS:
                found = simplifier.simplify(S, p)
                at = {"list": [str(as_simple(X)) for X in S], "player": p}
                yield case(at, as_simple(found) is not None, value=shown(found))


@claim(
    "Section 4.5, paragraph after Theorem 15, sentence 2",
    readings={
        key: using(
            lambda effort, r=r: reached_simple(effort, r),
            enumerated("every position that comes up from rows of Table 1 with n <= 8"),
        )
        for key, r in BY_FORM.items()
    },
)
def section_4__5__no_complex() -> None:
    """Prudent players never make a complex value, in any position."""


def reached_simple(effort: Effort, reading: Reading) -> Iterator[Case]:
    """Whether each position's prudent value is simple."""
    del effort
    for n in range(2, 9):
        for (board, i), X in reached_values(n, 1, PRUDENT, reading).items():
            yield case(
                {"board": list(board), "to_move": i}, as_simple(X) is not None, value=shown(X)
            )


@claim(
    "Section 4.5, paragraph after Theorem 15, sentence 4",
    readings={
        key: using(comparable(r), enumerated(f"exponents <= {MOST}", f"exponents <= {MOST_DEEP}"))
        for key, r in BY_FORM.items()
    },
)
def section_4__5__only_incomparable() -> None:
    """The only different simple values that are incomparable for player 1 are 2_i, 3_i, 1_(i+1)."""


@claim(
    "Section 4.5, paragraph after Theorem 15, sentence 5, part 1",
    enumerated(f"i = 0 to {MOST}", f"i = 0 to {MOST_DEEP}"),
)
def section_4__5__two_three_make_one(effort: Effort) -> Iterator[Case]:
    """[2_i,3_i] is 1_(i+1)."""
    for i in range(up_to(effort) + 1):
        X = list_value([simple_value(2, i), simple_value(3, i)])
        yield case({"i": i}, X == simple_value(1, i + 1))


@claim(
    "Section 4.5, paragraph after Theorem 15, sentence 5, part 2",
    enumerated(f"i = 0 to {MOST}", f"i = 0 to {MOST_DEEP}"),
)
def section_4__5__with_one_make_one(effort: Effort) -> Iterator[Case]:
    """Player 1 makes 1_(i+1) of it with any of 2_i, 3_i."""
    simplifier = Simplifier(PRUDENT, 3, PRINTED)
    for i in range(up_to(effort) + 1):
        one, two, three = (named(name) for name in low(i))
        for S in ([one], [one, two], [one, three], [one, two, three]):
            found = simplifier.simplify(S, 1)
            yield case({"i": i, "list": len(S)}, found == one, value=str(as_simple(found)))


# Theorem 16


def other_boards(reading: Reading) -> Callable[[Effort], Iterator[Case]]:
    """Whether the prudent values on small grids and graphs are simple."""

    def cases(effort: Effort) -> Iterator[Case]:
        shapes = ["11/11", "111/111"] + (["1111/1111"] if effort is Effort.DEEP else [])
        games = [(shape, grid(shape)[0], shape.count("1")) for shape in shapes]
        random = Random(16)
        for _ in range(6):
            edges = [(a, b) for a in range(7) for b in range(a) if random.random() < 0.35]
            games.append((f"graph {edges}", graph([1] * 7, edges)[0], 7))
        for name, game, vertices in games:
            evaluation = Evaluation(game, PRUDENT, reading)
            for k in range(400 if vertices > 6 else 3**vertices):
                tokens = (
                    tuple(random.choice((0, 1, 2, 3)) for _ in range(vertices))
                    if vertices > 6
                    else tuple(k // 3**v % 3 + 1 for v in range(vertices))
                )
                if is_over(game, tokens):
                    continue
                for start in PLAYERS:
                    (X,) = evaluation.values([(tokens, start)])
                    at = {"on": name, "board": list(tokens), "starts": start}
                    yield case(at, as_simple(X) is not None, value=shown(X))

    return cases


OTHER = (
    "every full board on grids 2x2 and 2x3, random ones on six graphs of 7 vertices",
    "the same and random boards on the grid 2x4",
)
ROWS = enumerated(*rows_up_to(7, 9))
BOARDS = enumerated(*OTHER)
GAMES = enumerated(*RANDOM_GAMES)


def theorem_16_on(reading: Reading) -> tuple[Any, ...]:
    """Theorem 16 on rows, on other boards and on random games."""
    return (
        *using(all_simple(reading), ROWS),
        *elsewhere(reading),
    )


def elsewhere(reading: Reading) -> tuple[Any, ...]:
    """Theorem 16 on other boards and on random games."""
    return (*using(other_boards(reading), BOARDS), *using(random_trees(reading), GAMES))


def on_rows(reading: Reading) -> tuple[Any, ...]:
    """Theorem 16 on rows, up to its smallest failures."""
    return using(all_simple(reading, 8), enumerated(*UP_TO_8))


@claim(
    "Theorem 16",
    readings={
        "Definition 11, and before or": (*on_rows(PRINTED), *elsewhere(PRINTED)),
        "Definition 11, or before and": on_rows(OR_FIRST),
        "Definition 11, Rules 4 and 5 to the letter": on_rows(TO_THE_LETTER),
        "Definition 11, knowing who chooses": on_rows(AWARE),
        "Definition 11, only where neither is strictly weaker": on_rows(
            DEFAULT._replace(definition_11=definition_11_guarded)
        ),
    },
)
def theorem_16() -> None:
    """Every game with three prudent players and a given starting player has one simple value."""


@claim("Theorem 16", *theorem_16_on(DEFAULT))
def theorem_16__corrected() -> None:
    """It holds with the order of Theorem 15 as the definition."""


@claim("Theorem 16", *theorem_16_on(REPAIRED), *using(lambda effort: same_values(effort), ROWS))
def theorem_16__repaired__corrected() -> None:
    """It holds with the repaired Definition 11, with the same values as by the order of Theorem
    15.
    """


def same_values(effort: Effort) -> Iterator[Case]:
    """The repaired definition's values against the chain's."""
    for n, start in product(range(2, longest(effort, 7, 9) + 1), PLAYERS):
        chained = row_values(n, start, PRUDENT, DEFAULT)
        for board, X in row_values(n, start, PRUDENT, REPAIRED).items():
            yield case({"board": board, "starts": start}, X == chained[board], value=shown(X))


@claim(
    "Proof of Theorem 16, sentence 3", enumerated("every row with n <= 5, every starting player")
)
def theorem_16__proof_chooser_known(effort: Effort) -> Iterator[Case]:
    """With a given starting player the player to move at each node is known: it follows from the
    number of turns.
    """
    for n in range(2, 6):
        game, _ = row("1" * n)
        evaluation = Evaluation(game)
        for board in playable_boards(n):
            for start in PLAYERS:
                level = {(board, start)}
                turns = 0
                right = True
                while level:
                    right &= {i for _, i in level} == {(start - 1 + turns) % 3 + 1}
                    level = {
                        child
                        for state in level
                        for child in evaluation.children(state)
                        if not is_over(game, child[0])
                    }
                    turns += 1
                yield case({"board": list(board), "starts": start}, right, turns=turns)


POSITIONS = (
    "every position that comes up from rows of Table 1 with n <= 8",
    "every position that comes up from rows of Table 1 with n <= 9",
)


@claim(
    "Proof of Theorem 16, sentence 4",
    readings={
        key: using(lambda effort, r=r: bottom_up(effort, r), enumerated(*POSITIONS))
        for key, r in BY_FORM.items()
    },
)
def theorem_16__proof_bottom_up() -> None:
    """From the bottom up every node gets a simple value, by the order of Theorem 15 from the
    perspective of the player to move.
    """


def bottom_up(effort: Effort, reading: Reading) -> Iterator[Case]:
    """Each position's value from those after it, by the chain."""
    for n in range(2, longest(effort, 8, 9) + 1):
        game, _ = row("1" * n)
        known = reached_values(n, 1, PRUDENT, reading)
        for (board, i), X in known.items():
            children = {
                as_simple(i if is_over(game, o) else known[o, i % 3 + 1])
                for o in set(game.options(board, i)) or {board}
            }
            at = {"board": list(board), "to_move": i}
            if None in children:
                yield case(at, False, value=shown(X))
                continue
            simple = [x for x in children if x is not None]
            best = max(tier(x, i) for x in simple)
            left = {x for x in simple if tier(x, i) == best}
            own = {x for x in left if x.base == i}
            exponent = min(x.exponent for x in left)
            expected = next(iter(own or left)) if own or len(left) == 1 else (i, exponent + 1)
            yield case(at, as_simple(X) == expected, value=shown(X))


# After Theorem 16


STARTERS = (UP_TO_8[0], rows_up_to(7, 9)[1])
"""As many rows as it takes for a complex value to come up under Definition 11 as printed."""


def lengths_and_starts(effort: Effort) -> Iterator[tuple[int, int]]:
    """Lengths of rows and who starts, as `all_simple` has them."""
    for n in range(2, longest(effort, 8, 9) + 1):
        for start in PLAYERS if n < 8 or effort is Effort.DEEP else (1,):
            yield n, start


def prudent_values(n: int, start: int, reading: Reading) -> set[Value]:
    """The different prudent values of rows of Table 1."""
    return set(row_values(n, start, PRUDENT, reading).values())


def by_form(cases: Callable[[Effort, Reading], Iterator[Case]]) -> dict[str, Any]:
    """A statement about prudent values under the definition and under the order."""
    return {
        key: using(lambda effort, r=r: cases(effort, r), enumerated(*STARTERS))
        for key, r in BY_FORM.items()
    }


def three_more(effort: Effort, reading: Reading) -> Iterator[Case]:
    """The number of values against that for one vertex fewer."""
    for n, start in lengths_and_starts(effort):
        if n > 2:
            before = len(prudent_values(n - 1, start, reading))
            found = len(prudent_values(n, start, reading))
            yield case({"length": n, "starts": start}, found <= before + 3, values=found)


@claim(
    (
        "Section 4.5, paragraph after Theorem 16, sentence 1",
        "Section 5, paragraph 6, sentence 4",
        "Section 6, sentence 2, part 2",
    ),
    readings=by_form(three_more),
)
def section_4__5__linear() -> None:
    """The number of prudent values of rows is at most linear in n: at most three more a vertex."""


def levels(n: int, skipped: int) -> Iterator[tuple[str, int, int]]:
    """Each row with player 1 to move, its tokens, and how deep its tree is below it.

    Args:
        n: the length.
        skipped: how much a skipped turn adds to the depth; a move adds 1.
    """
    game, _ = row("1" * n)
    evaluation = Evaluation(game)
    depth: dict[Any, int] = {}

    def of(state: Any) -> int:
        if is_over(game, state[0]):
            return 0
        if state not in depth:
            moved = any(True for _ in game.options(*state))
            depth[state] = (1 if moved else skipped) + max(map(of, evaluation.children(state)))
        return depth[state]

    for board in row_values(n, 1, Preference.NONE):
        tokens = tuple(map(int, board))
        yield board, sum(map(bool, tokens)), of((tokens, 1))


TURNS = {"a skipped turn is a level": 1, "levels are moves": 0}


@claim(
    "Section 4.5, paragraph after Theorem 16, sentence 2, part 1",
    readings={
        key: using(
            lambda effort, skipped=skipped: removed(bool(skipped)),
            enumerated("every row with n <= 5, every player to move"),
        )
        for key, skipped in TURNS.items()
    },
)
def section_4__5__level_removes_token() -> None:
    """Each level of the game tree removes one token."""


def removed(skipped_too: bool) -> Iterator[Case]:
    """The tokens before and after each level."""
    for n in range(2, 6):
        game, _ = row("1" * n)
        evaluation = Evaluation(game)
        for board, i in product(playable_boards(n), PLAYERS):
            if skipped_too or any(True for _ in game.options(board, i)):
                tokens = sum(map(bool, board))
                after = {sum(map(bool, b)) for b, _ in evaluation.children((board, i))}
                yield case({"board": list(board), "to_move": i}, after == {tokens - 1})


@claim("Section 4.5, paragraph after Theorem 16, sentence 2, part 1", settled())
def section_4__5__isolates_more() -> Iterator[Case]:
    """A move may leave further tokens without anybody to clobber."""
    game, tokens = row("213")
    yield case("213 by player 1", all(is_over(game, o) for o in game.options(tokens, 1)))


@claim(
    "Section 4.5, paragraph after Theorem 16, sentence 2, part 2",
    readings={
        key: using(
            lambda effort, skipped=skipped: not_deeper(skipped),
            enumerated("every row of Table 1 with n <= 7, player 1 to move"),
        )
        for key, skipped in TURNS.items()
    },
)
def section_4__5__depth_at_most_tokens() -> None:
    """The game tree is at most as deep as there are tokens."""


def not_deeper(skipped: int) -> Iterator[Case]:
    """The depth against the tokens."""
    for n in range(2, 8):
        for board, tokens, depth in levels(n, skipped):
            yield case({"board": board}, depth <= tokens, tokens=tokens, depth=depth)


def exponents(holds: Callable[[str, int], bool]) -> Callable[..., Iterator[Case]]:
    """A statement about each row and the exponent of its prudent value, which must be simple."""

    def cases(effort: Effort, reading: Reading) -> Iterator[Case]:
        for n, start in lengths_and_starts(effort):
            for board, X in row_values(n, start, PRUDENT, reading).items():
                simple = as_simple(X)
                exponent = -1 if simple is None else simple.exponent
                at = {"board": board, "starts": start}
                yield case(at, exponent >= 0 and holds(board, exponent), exponent=exponent)

    return cases


@claim(
    "Section 4.5, paragraph after Theorem 16, sentence 2, part 2",
    readings=by_form(exponents(lambda board, exponent: exponent <= len(board) - board.count("0"))),
)
def section_4__5__exponent_at_most_tokens() -> None:
    """The prudent value has an exponent, and it is at most the number of tokens."""


@claim(
    "Section 4.5, paragraph after Theorem 16, sentence 3, part 1",
    readings={key: using(lambda r=r: bases(r), printed()) for key, r in BY_FORM.items()},
)
def section_4__5__three_bases() -> None:
    """Simple values have three bases, and all of them come up."""


def bases(reading: Reading) -> Iterator[Cell]:
    """How many different ones the prudent values have."""
    values = set().union(*(prudent_values(n, 1, reading) for n in (5, 6)))
    yield Cell("bases", 3, len({x.base for X in values if (x := as_simple(X))}))


@claim(
    "Section 4.5, paragraph after Theorem 16, sentence 3, part 1",
    readings=by_form(exponents(lambda board, exponent: exponent <= len(board) - 1)),
)
def section_4__5__exponents_below_n() -> None:
    """The exponents are 0 to n - 1 at most, for a move takes two tokens."""


def at_most_three_n(effort: Effort, reading: Reading) -> Iterator[Case]:
    """The number of values against the bound."""
    for n, start in lengths_and_starts(effort):
        found = len(prudent_values(n, start, reading))
        yield case({"length": n, "starts": start}, found <= 3 * n, values=found)


@claim(
    (
        "Section 4.5, paragraph after Theorem 16, sentence 3, part 2",
        "Section 5, paragraph 6, sentence 5, part 1",
    ),
    readings=by_form(at_most_three_n),
)
def section_4__5__three_n() -> None:
    """There are at most 3n different values."""


@claim("Section 4.5, paragraph after Theorem 16, sentence 5", settled())
def section_4__5__other_starters_other_values() -> Iterator[Case]:
    """One board can have different values for different starting players."""
    found = [shown(value_of("12", i, PRUDENT)) for i in PLAYERS]
    yield case({"board": "12"}, len(set(found)) > 1, values=found)


for _start, _sentence_part in ((1, 1), (3, 2), (2, 3)):

    @old_claim(
        f"section-4.5.board-12-player-{_start}",
        f"Section 4.5, paragraph after Theorem 16, sentence 6, part {_sentence_part}",
        f"1|2 is won by player {2 if _start == 2 else 1} if player {_start} starts.",
        printed(),
    )
    def _(start: int = _start) -> Iterator[Cell]:
        return value_cell(f"board-12-{start}")


# Indifferent players


BOTH_SIDES = DEFAULT._replace(definition_7=definition_7_both_sides)


def indifferent(statements: Any, reading: Reading) -> Callable[[Effort], Iterator[Case]]:
    """Statements with <_1 and =_1 of an indifferent player 1."""

    def cases(effort: Effort) -> Iterator[Case]:
        c = relation(1, reading, indifferent=True)
        for i in range(up_to(effort) + 1):
            for left, sign, right in statements(i):
                X, Y = named(left), named(right)
                below, above = c.weaker_or_equal(X, Y), c.weaker_or_equal(Y, X)
                holds = below and (above == (sign == "="))
                at = {"left": left, "sign": sign, "right": right}
                yield case(at, holds, below=below, above=above)

    return cases


def equal_groups(i: int) -> Iterator[Statement]:
    """A group's values are equal."""
    return ((x, "=", y) for x, y in combinations(low(i), 2))


def indifferent_chain(i: int) -> Iterator[Statement]:
    """The chain without its groups."""
    return (statement for statement in whole_chain(i) if statement[1] == "<")


TOPS = (f"i = 0 to {MOST}", f"i = 0 to {MOST_DEEP}")


@claim("Indifference, sentences 1-3", settled())
def indifference__definition() -> Iterator[Case]:
    """For an indifferent player 1, 2 =_1 3, and both are below 1."""
    for p in PLAYERS:
        c = relation(p, DEFAULT, indifferent=True)
        lost = [a for a in PLAYERS if a != p]
        yield case({"player": p}, c.equal(*lost))
        for a in lost:
            yield case({"player": p, "loss": a}, c.strictly_weaker(a, p))


@claim("Indifference, sentence 4, part 1", enumerated(*TOPS))
def indifference__order(effort: Effort) -> Iterator[Case]:
    """The groups of Theorem 15 are in the same order for an indifferent selfish player, with
    <_1.
    """
    return indifferent(indifferent_chain, DEFAULT)(effort)


@claim("Indifference, sentence 4, part 2", enumerated(*TOPS))
def indifference__groups_equal(effort: Effort) -> Iterator[Case]:
    """The values in one group are equal for such a player."""
    return indifferent(equal_groups, DEFAULT)(effort)


@claim(
    ("Indifference, sentence 4, part 1", "Indifference, sentence 4, part 2"),
    *using(indifferent(indifferent_chain, BOTH_SIDES), enumerated(*TOPS)),
    *using(indifferent(equal_groups, BOTH_SIDES), enumerated(*TOPS)),
)
def indifference__corrected() -> None:
    """Both hold with a clause added to Definition 7: X <=_p Y where X <=_p every y_j."""
