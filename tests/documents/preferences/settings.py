"""What stands for what in the claims of `preferences`."""

from collections.abc import Callable, Iterator, Mapping
from dataclasses import replace
from itertools import combinations
from typing import Any
from zlib import crc32

import reference.preferences as ref
from proofs_check.documents.preferences import theory, theory_play
from proofs_check.documents.preferences.claims.section_4_4 import OWN_CHOICES
from proofs_check.documents.preferences.ranges import path, small_values, tidied
from proofs_check.documents.preferences.readings import BY_FORM
from proofs_check.documents.preferences.theory import Seen
from proofs_check.documents.preferences.theory_lists import member_of
from proofs_check.methods.theory import Model
from tests.blocks import Block, noisy
from tests.documents.preferences.wrong import WRONG as MISTAKES
from tests.wrong_definitions import Wrong

BOUNDS: Mapping[str, int] = {"n": 5, "v": 4, "exponent": 5}

ENOUGH = 3

# Values that player 1 compares

READINGS = {r.compared.__name__: r for r in (*theory.COMPARED.values(), theory.FORCED)}
"""By what is compared, as models have it in their names."""
EVERY = small_values(2)
SOME = (*OWN_CHOICES, *EVERY[:36])
_known: dict[int, tuple[Model, dict[ref.Value, ref.Value]]] = {}


def _seen(model: Model) -> dict[ref.Value, ref.Value]:
    """Values as player 1 compares them in a model, and what they are."""
    if id(model) not in _known:
        own = Seen(READINGS[model.says.rpartition(", ")[2]], 1, "indifferent" in model.says)
        found: dict[ref.Value, ref.Value] = {}
        for X in (*EVERY, *OWN_CHOICES):
            found.setdefault(own.of(X), X)
        _known[id(model)] = model, found
    return _known[id(model)][1]


def _among(model: Model, values: tuple[ref.Value, ...]) -> list[ref.Value]:
    """Some of them, as they are compared."""
    return [seen for seen, X in _seen(model).items() if X in values]


def _values(block: Block, model: Model, p: int, **of: ref.Value) -> Any:
    """Values that player 1 compares, in a model of the reading that the claim is of."""
    names = {name: each.compared.__name__ for name, each in theory.COMPARED.items()}
    names["a loss is what the others can force"] = "with_choosers"
    wanted = next((own for name, own in names.items() if name in block.label), "without_choosers")
    known = _seen(model)
    if p != 1 or model.says.rpartition(", ")[2] != wanted or not {*of.values()} <= {*known}:
        return None
    return {name: known[X] for name, X in of.items()}


def _two(block: Block, model: Model, p: int, X: ref.Value) -> Any:
    """A list of two values."""
    own = sorted(ref.members(X), key=ref.format_value)
    return _values(block, model, p, X=own[0], Y=own[1]) if len(own) == 2 else None


LISTS = dict.fromkeys(
    (
        *("section-4.4.selfish-own-interest", "section-4.4.certain-win.corrected"),
        *("section-4.4.might-win", "rule-5.prefers-chance"),
    ),
    _two,
)


def values(block: Block, model: Model) -> Mapping[str, Any]:
    """More values than a model has, and larger numbers; none where our rule on losses is not so."""
    if "to the letter" in model.says:
        return dict.fromkeys(model.values, ())
    module = block.check.module
    also: dict[str, Any] = {}
    if block.claim in LISTS:
        also = {"Value": [frozenset(e) for e in combinations(_among(model, SOME), 2)]}
        also["Int"] = (0, 1)
    elif module == "theory" or (module == "theory_simple" and "Value" in block.sorts):
        also = {"Value": _among(model, EVERY if "Z" in block.names else SOME)}
    elif module == "theory_simple":
        also = {"Int": range(5 if SIMPLE.get(block.claim) in CHAINS else 8)}
    elif module == "theory_values":
        also = {"Int": range(-1, 5)}
    elif module == "theory_rules":
        N = model.functions["players"]()
        simple = (ref.simple_value(a, i, N) for a in (1, 2) for i in range(3))
        also = {"Value": [*model.values["Value"], *(ref.list_value([x]) for x in simple)]}
    return {**model.values, **also}


# Simple values


MOST = 3
"""The most k, so that exponents 2k + 1 are among the numbers."""


def _group(a: int, i: int) -> int:
    return i - (a == 1)


def _later(p: int, a: int, i: int, b: int, j: int) -> Any:
    """The later of two groups, which that of the chain's top is before."""
    found = max(_group(a, i), _group(b, j))
    named = p == 1 and {a, b} <= {1, 2, 3} and 0 <= found <= MOST
    return {"i": found} if named else None


def _later_even(p: int, a: int, i: int, b: int, j: int) -> Any:
    both = _group(a, i), _group(b, j)
    found = _later(p, a, i, b, j)
    even = max(both) % 2 == 0 == min(both) % 2 and max(both) > min(both)
    return found if even and max(both) >= 2 else None


def _of_any_player(p: int, a: int, i: int, b: int, j: int) -> Any:
    found = _later(1, a, i, b, j)
    return found and {**found, "p": p}


def _exponent(less: int = 0) -> Callable[..., Any]:
    """The exponent of both."""
    return lambda p, i, j: {"i": i - less} if p == 1 and i == j >= less else None


def _half(odd: int) -> Callable[..., Any]:
    return lambda p, k: {"i": 2 * k + odd} if p == 1 and k <= MOST else None


def _name(a: int, i: int) -> str:
    return f"{a}_{i}"


def _two_names(p: int, a: int, i: int, b: int, j: int) -> Any:
    return {"X": _name(a, i), "Y": _name(b, j)} if p == 1 and {a, b} <= {1, 2, 3} else None


CHAINS = (_later, _later_even, _of_any_player)
"""Where all pairs of values up to a group are one instance."""
SIMPLE: dict[str, Callable[..., Any]] = {
    "theory_simple: a i": lambda p, a, i: {"a": a, "i": i} if p == 1 else None,
    "theory_simple: i": lambda p, k: {"i": k} if p == 1 and k <= MOST else None,
    **dict.fromkeys(("theorem-15.corrected", "theorem-15.by-rule-1.corrected"), _of_any_player),
    **dict.fromkeys(("theorem-13.corrected", "indifference.corrected"), _later),
    "theorem-13.corrected": _exponent(),
    **dict.fromkeys(("theorem-13.even-two.corrected", "theorem-13.even-three.corrected"), _half(0)),
    **dict.fromkeys(("theorem-13.odd-two", "theorem-13.odd-three"), _half(1)),
    "theorem-13.proof-induction": _exponent(1),
    "theorem-13.proof-trees": lambda p, a, i: {"a": a, "i": i - 1} if p == 1 else None,
    "theorem-14.proof-tree": lambda p, i: {"i": i - 1} if p == 1 else None,
    "theorem-15.chain-left": _later_even,
    "indifference.groups-equal": _later,
    "section-4.5.two-three-make-one": lambda p, i: {"i": i} if p == 1 else None,
    "theorem-15.proof-inference.corrected": _two_names,
    "theorem-15.proof-inference.by-rule-1.corrected": _two_names,
    "section-4.5.only-incomparable.corrected": _two_names,
    "section-4.5.other-players-same": lambda p, q, a, i, b, j: (
        {"X": _name(a, i), "Y": _name(b, j), "p": p} if q == 1 < p and {a, b} <= {1, 2, 3} else None
    ),
}

# Boards


def _row(n: Any, as_text: bool = False, **named: Any) -> Any:
    """A position of a row that is not over."""
    board = n[-2]
    if not isinstance(board, tuple):
        return None
    return {"board": "".join(map(str, board)) if as_text else board, **named}


def _counted(n: Any) -> Any:
    """A row of Table 1, player 1 to move."""
    found = _row(n, True, start=1)
    return found if found and n[1] == 1 and tidied(found["board"]) == found["board"] else None


def _game(model: Model, B: tuple[int, ...], path_only: bool) -> Any:
    """The game of Clobber that a board is of."""
    beside, own = model.functions["adjacent"], range(len(B))
    edges = [(v, w) for v, w in combinations(own, 2) if beside(B, v, w)]
    if path_only and edges != [(v, v + 1) for v in own[:-1]]:
        return None
    return ref.graph(B, edges, model.functions["players"]())[0]


def _board(model: Model, B: Any, **named: Any) -> Any:
    """A row for three players."""
    game = _game(model, B, path_only=True)
    return {"board": B, **named} if game and game.players == 3 else None


def _played(block: Block, n: Any) -> bool:
    """Whether a node is of the definition that the claim is of."""
    by = theory_play.BY_CHAIN
    for name, number in (
        ("by-rule-1", theory_play.BY_RULE_1),
        ("repaired", theory_play.BY_REPAIRED),
        ("as printed", theory_play.BY_PRINTED),
    ):
        by = number if name in block.label else by
    return bool(n[0] == by) and n[1] != theory_play.OVER


def _on_path(block: Block, n: Any) -> Any:
    if not _played(block, n) or not isinstance(n[1], tuple) or not isinstance(n[1][0], int):
        return None
    return {"game": path(len(n[1])), "position": n[1], "start": n[2]}


def _chosen_from(block: Block, model: Model, n: Any) -> list[Any] | None:
    """The simple values that a prudent player chooses from."""
    if not _played(block, n):
        return None
    of = model.functions
    found = {ref.as_simple(of["value"](of["child"](n, k))) for k in range(of["count"](n))}
    return None if None in found else sorted(found, key=lambda x: (x.exponent, x.base))


def _names_chosen_from(block: Block, model: Model, n: Any) -> Any:
    own = _chosen_from(block, model, n)
    if own is None or n[2] != 1 or len(own) != 2:
        return None
    return {"X": str(own[0]), "Y": str(own[1])}


def _one_group(block: Block, model: Model, n: Any) -> Any:
    own = _chosen_from(block, model, n)
    if not own or n[2] != 1 or len({_group(*x) for x in own}) > 1 or 1 not in [x.base for x in own]:
        return None
    return {"i": _group(*own[0])}


def _prudently(block: Block, model: Model, n: Any) -> Any:
    _, chosen, form = model.says.rsplit(", ", 2)
    wanted = next(each.definition_11 for name, each in BY_FORM.items() if name in block.label)
    if chosen != ref.Preference.PRUDENT or form != wanted.__name__:
        return None
    return _row((n[0], n[1]), True, start=n[1])


def _late(block: Block, model: Model, n: Any, name: str, **named: int) -> Any:
    """Turns before a late choice."""
    if not _played(block, n) or model.says != "a late choice" or n[1][0] != "before":
        return None
    return {name: n[1][1], **named, "start": n[2]}


def _of_two_rows(longer: Callable[[str], str]) -> Callable[..., Any]:
    """Two boards of which the one is made of the other."""

    def of(model: Model, n: Any, m: Any) -> Any:
        board, other = ("".join(map(str, each[1])) for each in (m, n))
        if n[2] != 1 or m[2] != 1 or n[0].cut or m[0].cut or longer(board) != other:
            return None
        return {"board": board, "chosen": ref.Preference(model.says.rpartition(", ")[2])}

    return of


def _sum(model: Model, n: Any, m: Any) -> Any:
    left, right = ("".join(map(str, own)) for own in (n[1][: n[0].cut], n[1][n[0].cut :]))
    both = "".join(map(str, m[1]))
    if (n[2], m[2]) != (1, 1) or m[0].cut or not n[0].cut or both != f"{left}0{right}":
        return None
    return {"left": left, "right": right} if "selfish" in model.says else None


def _text(n: int, k: int) -> Any:
    """The row of this number."""
    return {"board": "".join(str(k // 4**v % 4) for v in reversed(range(n)))} if k >= 0 else None


BOARDS: dict[str, Callable[..., Any]] = {
    "theory_values: board start": lambda n: _row(n, start=n[1]),
    "theory_values: board mover": lambda n: _row(n, mover=n[1]),
    "example-1.no-winning-move": lambda n: _counted(n),
    "example-1.decides-winner": lambda n: _counted(n),
    "theory_selfish: board mover X": lambda n: _row(n, mover=n[1]),
    "theory_clobber: board": lambda model, B: _board(model, B),
    "theory_clobber: game board": lambda model, B: {"game": _game(model, B, False), "board": B},
    "section-4.5.level-removes-token.weakened": lambda model, B: _board(model, B),
    "section-4.5.depth-at-most-tokens.weakened": lambda model, B: (
        _board(model, B) and _row((B, 1), True)
    ),
    "section-3.checkerboard": lambda model, B: (
        {"rows": 1 + (len(B) == 4 and B[1] == B[2]), "columns": len(B) // (1 + (B[1:2] == B[2:3]))}
        if model.functions["checkered"](B)
        else None
    ),
    "theory_turns: game position start": lambda n: (
        {"game": path(len(n[0])), "position": n[0], "start": n[1]}
        if isinstance(n[0], tuple)
        else None
    ),
    "theory_turns: board start": lambda L: _row(L[0], start=L[0][1]),
    "theory_turns: N i": lambda model, i: {"N": model.functions["players"](), "i": i},
    "theory_play: game position start": _on_path,
    "theory_play: board mover": lambda block, n: (
        _row((n[1], n[2]), mover=n[2]) if _played(block, n) else None
    ),
    "theory_play: X Y": _names_chosen_from,
    "theory_play: S p": lambda block, model, n: (
        {"S": tuple(map(str, own)), "p": n[2]} if (own := _chosen_from(block, model, n)) else None
    ),
    "theory_play: i": _one_group,
    "theory_play: forced start": lambda block, model, n: _late(block, model, n, "forced"),
    "theory_play: before options after start": lambda block, model, n: _late(
        block, model, n, "before", options=2, after=1
    ),
    **dict.fromkeys(("theory_names: game", "theory_play: game"), lambda n: None),
    "theory_choices: board start": _prudently,
    "section-5.filter-extremity": _of_two_rows(lambda board: board.strip("0")),
    "section-5.filter-double-zero": _of_two_rows(lambda board: board.replace("00", "0", 1)),
    "theory_rows: board chosen": _of_two_rows(lambda board: board[::-1]),
    "theory_rows: left right": _sum,
    "theory_games: board": _text,
}

# Rules


def _for_three(model: Model, X: ref.Value) -> Any:
    return {"X": X} if model.functions["players"]() == 3 else None


def _bracketed(model: Model, X: ref.Value, k: int | None = None) -> Any:
    x = ref.as_simple(X if k is not None else ref.inside(X, 1) or X)
    if model.functions["players"]() != 3 or x is None:
        return None
    return {"a": x.base, "i": x.exponent, **({} if k is None else {"brackets": k})}


def _merging(model: Model, X: ref.Value, k: int) -> Any:
    """What stands beside a list to be merged, and that list."""
    z, N = member_of(X, k), model.functions["players"]()
    y = ref.inside(z, N - 1) if N > 2 else z
    return (
        None
        if y is None or ref.is_leaf(y) or len(ref.members(X)) == 1
        else (ref.members(X) - {z}, y, N)
    )


def _beside(model: Model, X: ref.Value, k: int) -> Any:
    found = _merging(model, X, k)
    if found is None or found[2] != 3 or len(found[0]) > 1:
        return None
    return {"x": next(iter(found[0])), "y": found[1]}


def _beside_each(model: Model, X: ref.Value, k: int, i: int) -> Any:
    found = _merging(model, X, k)
    return found and {"x": found[0], "y": found[1], "mover": i, "N": found[2]}


def _same_leaf(model: Model, n: Any, X: ref.Value) -> Any:
    of = model.functions
    own = [of["value"](of["child"](n, k)) for k in range(of["children"](n))]
    return {"a": X, "children": len(own)} if {*own} == {X} else None


RULES: dict[str, Callable[..., Any]] = {
    "theory_rules: X": _for_three,
    "section-4.2.tree-all-outcomes": lambda model, X, k: _bracketed(model, X, k),
    "rule-1.outcomes-kept": lambda model, X: _bracketed(model, X),
    "rule-2.general": lambda model, X: {"x": X, "N": model.functions["players"]()},
    "rule-2.choices-kept": lambda model, X: (
        {"x": x, "N": N} if (x := ref.inside(X, N := model.functions["players"]())) else None
    ),
    "theory_rules: x y": _beside,
    "theory_rules: x y mover N": _beside_each,
    "theory_values: a children": _same_leaf,
}
STANDS = {
    **LISTS,
    "theory: X": lambda block, model, p, X: _values(block, model, p, X=X),
    "theory_simple: X": lambda block, model, p, X: _values(block, model, p, X=X),
    **dict.fromkeys(
        ("theory: X Y", "theory: X Y Z", "theory: Y X", "theory_simple: X Y"),
        lambda block, model, p, X, Y: _values(block, model, p, X=X, Y=Y),
    ),
    **SIMPLE,
    **BOARDS,
    **RULES,
}


# What both sides are given


def _asked(*of: Any) -> str:
    """Of what is asked, the same text each time."""
    return " ".join(
        ref.format_value(x)
        if isinstance(x, int | frozenset)
        else f"{x.p}"
        if isinstance(x, ref.Comparison)
        else f"{x}"
        for x in of
    )


def _drawn(often: float, *of: Any) -> int:
    """A number that looks random, now and then, the same of the same each time; else 0."""
    drawn = crc32(_asked(*of).encode())
    return drawn // 1000 % 3 + 1 if drawn % 1000 < 1000 * often else 0


NO_VALUES = (4, ref.parse_value("[1,[2,3]]"), ref.parse_value("1_9"))
"""No player, no simple value, and one with more bars than there are tokens."""


def _relations(seed: int, often: float) -> Iterator[Wrong]:
    yield noisy(seed, often, ref.relations.definition_7, of=_asked)
    yield noisy(seed, often, ref.relations.definition_9, ref.relations.definition_10, of=_asked)
    forms = (ref.other_readings.definition_11_repaired, ref.other_readings.definition_11_rule_1)
    yield noisy(seed, often, ref.relations.definition_11, *forms, of=_asked)


def _lists(seed: int, often: float) -> Wrong:
    def simplify(right: Any, self: Any, children: Any, p: int) -> Any:
        own = [*children]
        drawn = _drawn(often, seed, ref.list_value(own), p)
        return NO_VALUES[drawn - 1] if drawn else right(self, own, p)

    return Wrong(f"players come to something else ({seed})", ref.Simplifier.simplify, simplify)


def _moves(seed: int, often: float) -> Wrong:
    def options(right: Any, self: Any, position: Any, i: int) -> Any:
        return (after for after in right(self, position, i) if not _drawn(often, seed, *after, i))

    return Wrong(f"some moves are not there ({seed})", ref.Clobber.options, options)


def _no_name(right: Any, a: int, i: int, N: int = 3) -> Any:
    return frozenset({1, N}) if _drawn(0.2, a, i, N) else right(a, i, N)


def _at_once(*of: Wrong | str) -> Wrong:
    """Mistakes that have nothing to do with each other."""
    named = {each.says: each for each in MISTAKES}
    first, *others = (named[each] if isinstance(each, str) else each for each in of)
    also = (pair for each in others for pair in ((each.right, each.wrong), *each.also))
    says = " and ".join(each.says for each in (first, *others))
    return replace(first, says=says, also=(*first.also, *also))


_SEVENTH, _NINTH, _ELEVENTH = _relations(0, 0.2)
_NO_NAME = Wrong("some simple values are [1,N]", ref.values.simple_value, _no_name)
WRONG = (
    _at_once(_SEVENTH, _moves(2, 0.1), "Rule 2 takes two pairs of brackets"),
    _at_once(_NINTH, _moves(1, 0.1), "Rule 1 leaves one winner", "fewer rows are analysed"),
    _at_once(_ELEVENTH, _lists(2, 0.1), "Rule 3 loses what is beside"),
    _at_once("wins are forgotten", "all rows are analysed"),
    _at_once("Rule 1 does nothing", "to the left only"),
    _at_once(_NO_NAME, "players keep one value", "own tokens can be clobbered"),
    _at_once("a list of one value is that value", "Definition 8 is one way", "both tokens go"),
    _at_once("a bar less", "Definition 7 always", "only the first move can be made"),
    _at_once("one value alone is a list", "the chain has the wrong parity"),
    _at_once("nobody takes turns, too", "tokens step to the right"),
    _lists(1, 0.3),
    *_relations(1, 0.2),
    [*_relations(2, 0.2)][1],
)

EXCUSED = """
says more | leaves as well | section-4.2.no-semantic-change.weakened
says more | i = 0 as well | section-4.2.complete-binary-tree
says more | no brackets as well | section-4.2.tree-all-outcomes
says more | a value and itself as well | section-4.5.only-incomparable.corrected
says more | the win alone as well | section-4.5.with-one-make-one
says more | rows without a 0 at an end as well | section-5.filter-extremity
says less | values that are =_p, of which the claim says nothing | definition-10.words.weakened
never false | what a value says of the choices stays so under the mistakes |
  section-2.{leaves-are-players,one-three-mover-chooses,one-three-next-chooses} ;
  example-1.{no-winning-move,decides-winner} ; section-4.2.base-is-chooser.weakened ;
  section-4.2.tree-choosers.weakened
never false | its theorem compares two names, the predicate reads one: a mistake parts them |
  definition-simple.simple-values ; theorem-15.all-simple-values
never false | its theorem says so of both ways at once: a mistake parts them |
  theorem-13.proof-{needs-both,analogous}
never false | a model is of one coalition, the predicate of all | rule-2.choices-kept
never false | no mistake has two solutions | definition-7.well-founded ; definition-11.well-founded
never false | the predicate has the other part too |
  definition-7.equality-after-syntactic | made the same
never false | the theory writes the display out by itself | theorem-15.proof-induction
never false | a line of the theorem has one turn more | theorem-16.proof-chooser-known
never false | the mistakes leave few values to the models |
  section-4.5.exponent-at-most-tokens | Definition 11 as printed ;
  section-4.5.exponents-below-n | Definition 11 as printed
never false | the rows of the models are too short | section-5.filter-double-zero
not evaluated | games of the models have more positions than those of the range |
  section-4.any-short-game
not evaluated | a game of the models is not made of a value | rule-2.three-extra-moves
not evaluated | nothing is looked at beside it |
  definition-7.equality-after-syntactic | and so equal
not evaluated | of a count, where the theorem numbers values | section-4.5.linear ;
  section-4.5.three-n.corrected
not evaluated | a sweep is asked beside it | section-5.fewer-games
not evaluated | no game of the models is impartial | section-6.impartial-too.corrected
"""
