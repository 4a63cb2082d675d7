"""Mistakes in the definitions of `preferences`."""

from collections.abc import Iterator
from typing import Any

from proofs_check.documents.preferences import table
from reference.preferences import Clobber
from tests.wrong_definitions import written


def steps(self: Clobber, position: tuple[int, ...], i: int, gap: bool) -> Iterator[Any]:
    """A token goes to an empty vertex to the right, or over it to the token behind."""
    for v in range(len(position) - 1):
        if position[v] == i and position[v + 1] == 0:
            if not gap:
                yield (*position[:v], 0, i, *position[v + 2 :])
            elif position[v + 2 : v + 3] not in ((), (0,), (i,)):
                yield (*position[:v], 0, 0, i, *position[v + 3 :])


MISTAKES = """
Definition 7 always | relations.definition_7 | True
the chain is flat | other_readings.tier | (0, 0)
Definition 11 turned round | relations.definition_11 | rightly(Y, X, c)
Definition 11 in words always | other_readings.definition_11_guarded | True
the repaired definition turned round | other_readings.definition_11_repaired | rightly(Y, X, c)
only the first move can be made | Evaluation.children | return moved -> return moved[:1]
the turn goes backwards | games.next_player | (i - 2) % N + 1
both tokens go | Clobber.options | after[v], after[w] = 0, i -> after[v] = after[w] = 0
bars of the next player | values.simple_value | rightly(a % N + 1, i, N)
Rule 1 does nothing | rules.rule_1 | X
Rule 2 does nothing | rules.rule_2 | X
no moves | Clobber.options | iter(())
fewer rows are analysed | clobber.analysed_rows | board < board[::-1] -> board <= board[::-1]

own tokens can be clobbered | Clobber.options | not in (0, i) -> != 0
to the left only | Clobber.options | not in (0, i) -> not in (0, i) and w < v
the token does not move | Clobber.options | after[v], after[w] = 0, i -> after[w] = 0
tokens jump over a gap | Clobber.options | iter([*it, *steps(self, position, i, True)])
tokens step to the right | Clobber.options | iter([*it, *steps(self, position, i, False)])
the turn goes round the other way | Evaluation.children |
  next_player(i, self.game.players) -> (i - 2) % self.game.players + 1
nobody takes turns, too | games.next_player | i % (2 * N) + 1
players are numbered from 0 | games.next_player | (i + 1) % N
 | values.player_number | i
all rows are analysed | clobber.analysed_rows |
  ("".join(map(str, row)) for row in product(range(players + 1), repeat=n))
lists have an order | values.list_value |
  own[0] if len(own := tuple(children)) == 1 and is_leaf(own[0]) else own
wins are forgotten | values.list_value | rightly(set(children) - {1} or children)
one value alone is a list | values.list_value | frozenset(children)
a list of one value is that value | values.list_value | values.list_value_same(children)
a list is its first value | values.list_value | min(children, key=repr)
a bar more | values.simple_value | rightly(a, i + 1, N)
a bar less | values.simple_value | rightly(a, max(0, i - 1), N)
no bar above another | values.simple_value | rightly(a, min(i, 1), N)
nothing is simple | values.as_simple | None
all is simple, with a hundred bars | values.as_simple | SimpleValue(1, 100)
Rule 1 leaves one winner | rules.rule_1 | min(x for x in values.contained(X) if is_leaf(x))
Rule 2 takes two pairs of brackets | rules.rule_2 | inside(X, N) -> inside(X, N - 1)
Rule 3 loses what is beside | rules.rule_3, rules.rule_3_leaves |
  (lambda X: next((y for z in X if len(X) > 1 and (y := listed_inside(z, N))), X))(frozenset(x))
Definition 7 has some for every | relations.definition_7 |
  X == Y or (not is_leaf(X) and any(c.weaker_or_equal(x, Y) for x in members(X)))
Definition 7 is not reflexive | relations.definition_7 | X != Y and it
Definition 7 is identity | relations.definition_7 | X == Y
Definition 8 is one way | relations.definition_8 | c.weaker_or_equal(X, Y)
Definition 11 is Definition 9 | relations.definition_11 | c.strictly_weaker(X, Y)
Definition 11 never, Definition 9 always | relations.definition_11 | False
 | relations.definition_9 | True
with or first prudently weaker is strictly weaker | other_readings.definition_11_or_first |
  c.strictly_weaker(X, Y)
Rule 1 makes no lists | other_readings.lists_by_rule_1 | (members(X),)
the chain has the wrong parity | other_readings.tier |
  (0, x.exponent) if x.exponent % 2 == (x.base != p) else (1, -x.exponent)
indifferent players see as player 1 | other_readings.indifferent_theorem_15 |
  c.strictly_weaker(X, Y) if None in (found := (c.as_simple(X), c.as_simple(Y)))
  else other_readings.tier(found[0], 1) < other_readings.tier(found[1], 1)
selfish players keep everything | Simplifier.kept | frozenset(S)
players keep one value | Simplifier.kept | frozenset(sorted(it, key=repr)[:1])
player 2 starts | proofs.table.starting | rightly(n, chosen, start % 3 + 1, reading)
the engine's players are prudent | proofs.table.engine_values |
  rightly(Preference.PRUDENT, longest)
Definition 8 never | relations.definition_8 | False
Definition 9 never | relations.definition_9 | False
Definition 11 always | relations.definition_11 | True
Definition 11 by Rule 1 always | other_readings.definition_11_rule_1 | True
Definition 12 always | relations.definition_12 | True
the repaired definition always | other_readings.definition_11_repaired | True
Rule 5 turned round | relations.rule_5 | rightly(x, y, c)
a loss is not below a win | other_readings.loss_below_win | False
all input is refused |
  inputs.at_least, inputs.within, inputs.one_of, inputs.collection, inputs.mapping | refuse()
"""

WRONG = written("preferences", MISTAKES, globals())

ALWAYS = ((table.longest_for, lambda n: n),)
"""The engine goes no further than the statement that asks it."""

EXCUSED = """
unnoticed | counted under --deep only |
  table-1.{unsimplified-12,unsimplified-13,syntactic-12,syntactic-13,selfish-12,selfish-13,
  prudent-12,prudent-13,unsimplified-9:as printed:printed table 2,
  unsimplified-10:as printed:printed table 2,syntactic-9:as printed:printed table 2,
  syntactic-10:as printed:printed table 2,selfish-9:as printed:printed table 2,
  selfish-10:as printed:printed table 2,prudent-9:as printed:printed table 2,
  prudent-10:as printed:printed table 2,games-9:as printed:printed table 2,
  games-10:as printed:printed table 2,games-11:as printed:printed table 2,
  games-12:as printed:printed table 2} ; table-1.games-13.corrected:as printed:printed table
unmoved | what follows from displays by what is transitive | theorem-15.proof-induction
"""
