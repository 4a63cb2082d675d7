"""What the definitions admit and refuse: statements of ours on what the reference takes."""

import json
import re
from collections.abc import Callable, Mapping, Sequence
from itertools import product
from typing import Any

import reference.preferences as ref
from proofs_check.core.ranges import Range
from proofs_check.documents.preferences.claims import claim
from proofs_check.documents.preferences.play import coming_back
from proofs_check.documents.preferences.ranges import short_values, shown, small_values, written
from proofs_check.documents.preferences.reference_answers import simplifier
from proofs_check.methods import refusals
from proofs_check.methods.refusals import NO_INTEGERS, as_given, is_integer, listed, refusal

OF_N_PLAYERS: dict[str, Callable[[Any], object]] = {
    "Comparison": lambda N: ref.Comparison(1, N),
    "analysed_rows": lambda N: ref.analysed_rows(2, N),
    "explicit_game": lambda N: ref.explicit_game(N, {}),
    "graph": lambda N: ref.graph([1], [], N),
    "grid": lambda N: ref.grid("1", N),
    "parse_value": lambda N: ref.parse_value("1", N),
    "row": lambda N: ref.row("1", N),
    "simple_value": lambda N: ref.simple_value(1, 1, N),
}
IN_DIGITS = ("analysed_rows", "grid", "row")
"""Where a player is one digit."""

OF_A_PLAYER: dict[str, tuple[str, Callable[[Any], object]]] = {
    "Comparison": ("player", lambda i: ref.Comparison(i, 3)),
    "Comparison, first": ("first", lambda i: ref.Comparison(1, 3, first=i)),
    "Simplifier": ("to_move", lambda i: ref.Simplifier("none").simplify([1, 2], i)),
    "explicit_game": ("moves", lambda i: ref.explicit_game(3, {0: {i: [0]}})),
    "seen_from": ("to_move", lambda i: ref.seen_from(ref.SimpleValue(1, 1), i)),
    "simple_value": ("base", lambda i: ref.simple_value(i, 0)),
    "value": ("to_move", lambda i: ref.value(*ref.row("12"), i)),
}

LISTING: dict[str, Callable[[Any], object]] = {
    "Simplifier": lambda x: ref.Simplifier("none").simplify(x, 1),
    "list_value": ref.list_value,
    "list_value_same": ref.list_value_same,
}
AVOIDED = {p: [ref.simple_value(p % 3 + 1, i) for i in (1, 2)] for p in (1, 2, 3)}
"""Two values of which a prudent player discards one, and a selfish one none."""

OTHERS: tuple[Any, ...] = ("12", b"\1\2", None, 5)
"""What are no lists."""


def is_player(i: object, N: int) -> bool:
    """Whether this is one of the players 1 to N."""
    return is_integer(i, 1) and not is_integer(i, N + 1)


# Players


@claim(
    Range(
        "each function asked with the integers from -1 to 12, and with what is no integer",
        "function N",
        lambda: product(OF_N_PLAYERS, (*range(-1, 13), *NO_INTEGERS)),
    )
)
def section_2__numbers_of_players__measured(function: str, N: Any) -> bool:
    """The reference takes any number of players from 2 on, and up to 9 where a board is written in
    digits; anything else is refused. A game is not over where only the last of them can move."""
    admitted = is_integer(N, 2) and not (function in IN_DIGITS and N > 9)
    if refusal(OF_N_PLAYERS[function], N) != (None if admitted else "players"):
        return False
    return not admitted or not ref.is_over(ref.explicit_game(N, {"a": {N: ["b"]}, "b": {}}), "a")


@claim(
    Range(
        "each function asked, for three players, with the integers from -1 to 5, and with what is "
        "no integer",
        "function i",
        lambda: product(OF_A_PLAYER, (*range(-1, 6), *NO_INTEGERS)),
    )
)
def section_2__player__measured(function: str, i: Any) -> bool:
    """As one of three players the reference takes 1, 2 and 3, and as the one who chooses first none
    too, for the next player is meant then; anything else is refused."""
    field, ask = OF_A_PLAYER[function]
    admitted = is_player(i, 3) or (field == "first" and i is None)
    return refusal(ask, i) == (None if admitted else field)


@claim(
    Range(
        "each preference, and what is none; up to four of them, in tuples and in lists; sets",
        "given",
        lambda: (
            (given,)
            for given in (
                *(*ref.Preference, "none", "prudent", "", "PRUDENT", "bold", None, 5, True),
                *refusals.of_types(
                    (
                        (*chosen, *more)
                        for n in range(4)
                        for chosen in product(("none", "selfish"), repeat=n)
                        for more in ((), ("prudent",), ("bold",), (5,))
                    ),
                    *(tuple, list),
                ),
                *(
                    {"none"},
                    {"none", "selfish", "prudent"},
                    {"none": 1, "selfish": 2, "prudent": 3},
                ),
            )
        ),
        at=lambda given: {"given": as_given(given)},
    )
)
def section_4__5__preferences__measured(given: Any) -> bool:
    """The reference takes one preference for all players, or one for each of them in order, of 3 or
    4 of them, by which this one then discards values; anything else is refused."""
    named = [given] if isinstance(given, str) else listed(given)
    three = isinstance(given, Sequence) and named is not None and len(named) == 3
    admitted = isinstance(given, str) or three
    admitted = admitted and all(each in list(ref.Preference) for each in named or ())
    found = refusal(ref.Simplifier, given)
    if admitted and found is None:
        each = named * 3 if isinstance(given, str) and named else named
        players, four = ref.Simplifier(given), ref.Simplifier((*(each or ()), "selfish"), 4)
        return [*four.preferences[:3]] == [*players.preferences] == each and all(
            players.kept(S, p) == ref.Simplifier(each[p - 1]).kept(S, p) for p, S in AVOIDED.items()
        )
    return found == (None if admitted else "preference")


# Values in brackets


@claim(
    Range(
        "each function asked with up to {members} values of depth 0 and 1",
        "function x",
        lambda members: product(
            LISTING, (x for n in range(members + 1) for x in product(small_values(1), repeat=n))
        ),
        {"members": 2},
        measures={"members": lambda function, x: len(x)},
        at=lambda function, x: {"function": function, "x": written(x)},
    )
)
def section_2__no_children__measured(function: str, x: tuple[ref.Value, ...]) -> bool:
    """The reference has no value for a list without members."""
    return refusal(LISTING[function], x) == (None if x else "value")


def brackets(text: str) -> int:
    """How many brackets are within another at most; a_i has i of its own."""
    level, most = 0, 0
    for mark, i in re.findall(r"([\[\]])|_(\d+)", text):
        level += {"[": 1, "]": -1}.get(mark, 0)
        most = max(most, level + int(i or 0))
    return most


def transcribed(text: str) -> ref.Value | None:
    """The value that a text is, read as lists of texts; None where it is none.

    Of exponents above 9 no more is asked than that they are taken.
    """
    if len(text) > 1_000_000 or re.search(r"[^][,_\d ]", text, re.ASCII) or brackets(text) > 100:
        return None

    def simple(a: int, i: int) -> ref.Value:
        return ref.list_value(simple(b, i - 1) for b in (1, 2, 3) if b != a) if i else a

    def made(x: Any) -> ref.Value | None:
        if isinstance(x, str):
            a, _, i = x.partition("_")
            return simple(int(a), min(int(i or 0), 9)) if int(a) in (1, 2, 3) else None
        children = [made(y) for y in x]
        found = frozenset(y for y in children if y is not None)
        if not children or None in children:
            return None
        (only, *others) = found
        return only if isinstance(only, int) and not others else found

    try:
        return made(json.loads(re.sub(r"\d{1,9}(_\d{1,9})?", r'"\g<0>"', text)))
    except ValueError:
        return None


@claim(
    Range(
        "every text of up to {letters} of [ ] , _ 1 2 4 and a blank",
        "text",
        lambda letters: (
            ("".join(text),) for n in range(letters + 1) for text in product("[],_124 ", repeat=n)
        ),
        {"letters": 4},
        measures={"letters": len},
    ),
    Range(
        "two values, with and without a comma between them and brackets around; 3, 3_1 and lists "
        "side by side in 98 to 101 pairs of brackets; numbers of 9 and 10 digits; exponents and "
        "lengths at the limits; and what is no text",
        "text",
        lambda: (
            *(
                (f"{begin}{x}{between}{y}{end}",)
                for begin, end in product(("[", "[[", " [ ", ""), ("]", "]]", " ] ", ""))
                for x, y in product(("1", "2", "3_1", "[1,3]", "[3]", "[]", "[1,[2]]"), repeat=2)
                for between in (",", " , ", "", ",,", "][", "],[")
            ),
            *(
                (f"{'[' * n}{x}{']' * n}",)
                for n in (98, 99, 100, 101)
                for x in ("3", "3_1", "3_2", ",".join(["[1,2]"] * 101))
            ),
            *(
                (f"{begin}1_{i}{end}",)
                for begin, end in (("", ""), ("[", "]"))
                for i in range(99, 102)
            ),
            *((x.rjust(n, "0"),) for x in ("3", "4") for n in (9, 10)),
            *((f"1_{'1'.rjust(n, '0')}",) for n in (9, 10)),
            *(("1".rjust(n),) for n in (10**6 - 1, 10**6, 10**6 + 1)),
            *((other,) for other in (None, 3, ["1"], b"1", True)),
        ),
    ),
)
def section_2__written_values__measured(text: Any) -> bool:
    """The reference takes as written values the numbers of players, simple values, and lists of at
    least one of them in brackets with commas between, no more than 100 brackets within another,
    i of them of a_i, and blanks around all of these, in at most 1,000,000 characters and numbers of
    at most 9 digits; anything else is refused."""
    X = transcribed(text) if isinstance(text, str) else None
    found = refusal(ref.parse_value, text)
    if X is None or found:
        return X is None and found in ("value", "exponent")
    return bool(re.search(r"_\d\d", text)) or ref.parse_value(text) == X


@claim(
    Range(
        "a_i for a = 1, the integers i from -2 to 102, and with what is no integer",
        "i",
        lambda: ((i,) for i in (*range(-2, 103), *NO_INTEGERS)),
    )
)
def section_4__1__exponents__measured(i: Any) -> bool:
    """As the exponent of a simple value the reference takes the integers from 0 to 100; anything
    else is refused."""
    expected = None if is_integer(i, 0) and i <= 100 else "exponent"
    found = refusal(ref.simple_value, 1, i), refusal(ref.seen_from, ref.SimpleValue(1, i), 2)
    return found == (expected, expected)


def in_brackets(n: int, *of: ref.Value) -> ref.Value:
    """A list in n pairs of brackets, its own among them."""
    X = ref.list_value(of)
    for _ in range(n - 1):
        X = ref.list_value([X])
    return X


def played(n: int) -> ref.Value:
    """The value, in n <= 101 pairs of brackets, of a game in which one choice comes at the end."""
    moves: dict[Any, dict[int, list[Any]]] = {k: {1: [k + 1], 2: [k + 1]} for k in range(100)}
    moves |= {100: {1: ["over", "last"]}, "last": {2: ["over"]}, "over": {}}
    return ref.value(ref.explicit_game(2, moves), 101 - n, (101 - n) % 2 + 1)


def of_characters(n: int) -> ref.Value:
    """A value of n >= 5 characters; an even number takes a player of two digits."""
    if n == 5:
        return ref.list_value([1, 2])
    if n % 2 == 0:
        return ref.list_value([10, of_characters(n - 5)])
    half = (n - 5) // 2
    if half < 5 or half % 2 == 0:
        return ref.list_value([of_characters(n - 2)])
    X = of_characters(half)
    return ref.list_value([X, ref.list_value([X])])


def compared(n: int) -> bool:
    """Two values in n pairs of brackets, after two leaves, by the same comparison."""
    comparison = ref.Comparison(1)
    comparison.prudently_weaker(2, 1)
    return comparison.prudently_weaker(in_brackets(n, 1, 2), in_brackets(n, 1, 3))


LIMITS: dict[str, tuple[str, int, Callable[[int], object]]] = {
    "a board": ("board", 10_000, lambda n: ref.graph([1] * n, [])),
    "a comparison": ("value", 100, compared),
    "a game": ("value", 100, played),
    "a text": ("value", 1_000_000, lambda n: ref.parse_value("1".rjust(n))),
    "a text made": ("value", 1_000_000, lambda n: ref.format_value(of_characters(n))),
}


@claim(
    Range(
        "each limit, and one below and above it",
        "of n",
        lambda: ((of, n) for of, (_, most, _) in LIMITS.items() for n in range(most - 1, most + 2)),
    )
)
def section_2__limits__measured(of: str, n: int) -> bool:
    """Limits of the reference, of which the document has none: it takes values in at most 100 pairs
    of brackets, and gives such to games; boards of at most 10,000 vertices; and texts of at most
    1,000,000 characters, and makes none that is longer. What is larger is refused."""
    field, most, ask = LIMITS[of]
    return refusal(ask, n) == (None if n <= most else field)


# Boards


@claim(
    Range(
        "every text of up to {letters} of 0 . 1 3 4 / and a blank, and what is no text",
        "board",
        lambda letters: (
            *(("".join(b),) for n in range(letters + 1) for b in product("0.134/ ", repeat=n)),
            *((other,) for other in (None, 12, ["1", "2"], b"12", True)),
        ),
        {"letters": 4},
        {"letters": 6},
        measures={"letters": lambda board: len(board) if isinstance(board, str) else 0},
    )
)
def section_3__boards__measured(board: Any) -> bool:
    """For three players the reference takes rows of equally many digits from 0 to 3, at least one,
    and dots for empty vertices; adjacent are those that are beside one another or one above the
    other. Anything else is refused."""
    lines = board.split("/") if isinstance(board, str) else [""]
    admitted = {*map(len, lines)} == {len(lines[0]) or -1} and {*"".join(lines)} <= {*".0123"}
    found = refusal(ref.grid, board), refusal(ref.row, board)
    if not admitted or (any(found) and len(lines) == 1):
        return not admitted and found == ("board", "board")
    if found[0]:
        return False
    game, tokens = ref.grid(board)
    places = [(r, c) for r in range(len(lines)) for c in range(len(lines[0]))]
    beside = tuple(
        tuple(v for v, (r, c) in enumerate(places) if abs(r - R) + abs(c - C) == 1)
        for R, C in places
    )
    held = tuple(int(lines[r][c].replace(".", "0")) for r, c in places)
    return (game.neighbours, tokens) == (beside, held) and found[1] == (
        "board" if len(lines) > 1 else None
    )


@claim(
    Range(
        "up to three vertices that hold -1, 0, 1, 3 or 4, and what are none; up to two pairs of "
        "vertices from -1 to 3, and what are none",
        "tokens edges",
        lambda: product(
            (
                *refusals.of_types(
                    (held for n in range(4) for held in product((0, 3), repeat=n)), list
                ),
                *((1, -1), (4, 1), (1, True), (1.0, 1), ("1", 1), (None, 1), *OTHERS),
            ),
            (
                *([e] for e in product(range(-1, 4), repeat=2)),
                *((e, f) for e, f in product(product(range(3), repeat=2), repeat=2)),
                *((), [[0, 1]], [(0, 1, 1)], [(0,)], [{0, 1}], ["01"], [b"\0\1"], [5], [(0, True)]),
                *([(0, "1")], [(None, 1)], frozenset({(0, 1)}), *OTHERS),
            ),
        ),
        at=lambda tokens, edges: {"tokens": as_given(tokens), "edges": as_given(edges)},
    )
)
def section_3__graphs__measured(tokens: Any, edges: Any) -> bool:
    """For three players the reference takes a graph with at least one vertex, each of which holds
    an integer from 0 to 3, and with pairs of different vertices as edges, in either order and more
    than once too; anything else is refused."""
    held = listed(tokens) or []
    found = refusal(ref.graph, tokens, edges)
    if not held or not all(
        token is not True and is_integer(token, 0) and token < 4 for token in held
    ):
        return found == "board"
    given = listed(edges)
    pairs = [refusals.in_order(e) or [] for e in given or ()]
    inside = all(
        len(e) == 2 and e[0] != e[1] and all(is_integer(v, 0) and v < len(held) for v in e)
        for e in pairs
    )
    if given is None or not inside or found:
        return (given is None or not inside) and found == "edges"
    game, as_held = ref.graph(tokens, edges)
    expected = tuple(
        tuple(w for w in range(len(held)) if any({*e} == {v, w} for e in pairs))
        for v in range(len(held))
    )
    return (game.neighbours, [*as_held]) == (expected, held)


@claim(
    Range(
        "the integers from -2 to 3, and what is none",
        "n",
        lambda: ((n,) for n in (*range(-2, 4), *NO_INTEGERS)),
    )
)
def section_5__lengths__measured(n: Any) -> bool:
    """The reference takes rows of at least one vertex, and yields none of one alone, where nobody
    can move; anything else is refused."""
    admitted = is_integer(n, 1)
    found = refusal(ref.analysed_rows, n)
    return found == (None if admitted else "length") and (n != 1 or not [*ref.analysed_rows(1)])


# Games


MOVES: tuple[Any, ...] = (
    *({0: {1: [0]}}, {0: {2: []}}, {0: {}}, {}, {0: {1: (1,)}, 1: {}}, {0: {1: {1}}, 1: {}}),
    *({0: {3: [0]}}, {0: {0: [0]}}, {0: {True: [0]}}, {0: {"1": [0]}}, {0: {1: [1]}}),
    *({0: {1: 0}}, {0: {1: "0"}}, {"0": {1: "0"}}, {0: [1]}, {0: None}, {0: {1: [[0]]}}),
    *({0: {1: ([0],)}}, {"a": {2: ["b", "b"]}, "b": {1: ["a"]}}, *OTHERS, []),
)
"""Games of two players, and what are none."""
NO_POSITIONS: tuple[Any, ...] = ("no position", ["no position"], ([],))


@claim(
    Range(
        "games of two players by their moves, and what are none",
        "moves",
        lambda: ((moves,) for moves in MOVES),
        at=lambda moves: {"moves": as_given(moves)},
    )
)
def section_2__moves__measured(moves: Any) -> bool:
    """The reference takes a game as positions, each with lists of the positions that players can
    move to, for some of the players; anything else is refused."""
    found = refusal(ref.explicit_game, 2, moves)
    known: list[Any] = [*moves] if isinstance(moves, Mapping) else []
    admitted = isinstance(moves, Mapping) and all(
        isinstance(by_player, Mapping)
        and all(
            is_player(i, 2) and (to := listed(options)) is not None and all(x in known for x in to)
            for i, options in by_player.items()
        )
        for by_player in moves.values()
    )
    if not admitted or found:
        return not admitted and found == "moves"
    game = ref.explicit_game(2, moves)
    same = all([*game.options(x, i)] == [*moves[x].get(i, ())] for x in known for i in (1, 2))
    return same and {refusal(game.options, x, 1) for x in NO_POSITIONS} == {"position"}


@claim(
    Range(
        "two players who take turns n times or fewer to move on from 0, n <= {n}, asked at each "
        "number from -1 to n + 1 with up to n + 1 positions to be looked at, and two who come back",
        "n position most",
        lambda n: (
            (k, position, most)
            for k in range(1, n + 1)
            for position in range(-1, k + 2)
            for most in range(k + 2)
        ),
        {"n": 5},
    )
)
def section_2__positions__measured(n: int, position: int, most: int) -> bool:
    """The reference gives a value to the positions of a game in which some player can move, if it
    may look at as many as there are on the way; anything else is refused."""
    game = ref.explicit_game(
        2, {k: {1: [k + 1], 2: [k + 1]} if k < n else {} for k in range(n + 1)}
    )
    found = refusal(ref.Evaluation(game, max_positions=most).values, [(position, 1)])
    back = refusal(coming_back(2 * n).values, [(0, 1)])
    if position not in range(n):
        return found == "position" and back == "game"
    return found == ("max_positions" if most < n - position else None) and back == "game"


@claim(
    Range(
        "up to three games of 2 to 4 players",
        "players",
        lambda: ((N,) for n in range(4) for N in product((2, 3, 4), repeat=n)),
    )
)
def section_6__summands__measured(players: tuple[int, ...]) -> bool:
    """The reference adds games, at least one, that are all for the same number of players; anything
    else is refused."""
    games = [ref.explicit_game(N, {}) for N in players]
    expected = None if len({*players}) == 1 else "games"
    found = refusal(ref.disjunctive_sum, *games)
    return found == expected and (
        expected is not None or ref.disjunctive_sum(*games).players == players[0]
    )


# Readings


FORMS: dict[str, ref.Relation] = {
    "as printed": ref.definition_11,
    "guarded": ref.definition_11_guarded,
    "repaired": ref.definition_11_repaired,
    "theorem 15": ref.definition_11_theorem_15,
}


@claim(
    Range(
        "[2,[1,2],[1,3]] and every value of depth <= 1, beside the list of it, for each player "
        "under each reading of Definition 11",
        "form p X",
        lambda: product(FORMS, (1, 2, 3), (ref.parse_value("[2,[1,2],[1,3]]"), *small_values(1))),
        at=lambda form, p, X: {"form": form, "p": p, "X": shown(X)},
    )
)
def definition_11__none_left__measured(form: str, p: int, X: ref.Value) -> bool:
    """The reference refuses a reading under which a prudent player would discard all choices, each
    for another one; of those at hand two are weaker than one another as printed alone."""
    reading, Y = ref.DEFAULT._replace(definition_11=FORMS[form]), ref.list_value([X])
    c = ref.Comparison(p, 3, reading)
    none = c.prudently_weaker(X, Y) and c.prudently_weaker(Y, X)
    found = refusal(ref.Simplifier("prudent", 3, reading).kept, [X, Y], p)
    return found == ("reading" if none else None) and (not none or form == "as printed")


@claim(
    Range(
        "each reading of a guaranteed loss with each of what is compared",
        "loss compared",
        lambda: product(LOSSES, COMPARED),
    )
)
def rule_5__readings__measured(loss: str, compared: str) -> bool:
    """The reference takes a loss that the others can force only where it is compared who
    chooses."""
    reading = ref.DEFAULT._replace(guaranteed_loss=LOSSES[loss], compared=COMPARED[compared])
    admitted = loss == "contains no a" or compared == "with choosers"
    return refusal(ref.Comparison, 1, 3, reading) == (None if admitted else "reading")


LOSSES: dict[str, Callable[..., bool]] = {
    "contains no a": ref.guaranteed_loss,
    "is forced": ref.guaranteed_loss_forced,
}
COMPARED: dict[str, Callable[[ref.Value, int, int], ref.Value]] = {
    "lists": ref.without_choosers,
    "lists after Rules 1 to 3": ref.after_rules_1_to_3,
    "with choosers": ref.with_choosers,
}


def _complex_and_simple(letters: int, exponent: int) -> list[ref.Value]:
    """Complex values with at most so many characters, and simple ones with exponents up to that."""
    simple = [ref.simple_value(a, i) for a in (1, 2, 3) for i in range(exponent + 1)]
    return [X for X in short_values(letters) if not ref.as_simple(X)] + simple


@claim(
    Range(
        "every pair of complex values of at most {letters} characters and simple ones of exponents "
        "up to {exponent}, for each player",
        "p X Y",
        lambda letters, exponent: (
            (p, X, Y)
            for p in (1, 2, 3)
            for X, Y in product(_complex_and_simple(letters, exponent), repeat=2)
        ),
        {"letters": 9, "exponent": 3},
        measures={
            "letters": lambda p, X, Y: max(
                0 if ref.as_simple(Z) else len(shown(Z)) for Z in (X, Y)
            ),
            "exponent": lambda p, X, Y: max(
                a_i.exponent if (a_i := ref.as_simple(Z)) else 0 for Z in (X, Y)
            ),
        },
        at=lambda p, X, Y: {"p": p, "X": shown(X), "Y": shown(Y)},
    )
)
def section_4__5__indifferent_complex__measured(p: int, X: ref.Value, Y: ref.Value) -> bool:
    """The reference takes the chain of Theorem 15 for an indifferent player where both values are
    simple, and the order of selfish players where one of them is complex or both are; by that an
    indifferent player discards."""
    c = ref.Comparison(p, 3, indifferent=True)
    a_i, b_j = ref.as_simple(X), ref.as_simple(Y)
    simple = a_i and b_j and ref.tier(a_i, p) < ref.tier(b_j, p)
    expected = simple if a_i and b_j else c.strictly_weaker(X, Y)
    discarded = simplifier(ref.Preference.INDIFFERENT).discards(X, Y, p)
    return (c.indifferently_weaker(X, Y), discarded) == (expected, expected)
