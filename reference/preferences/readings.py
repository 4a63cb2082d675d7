"""The preferences of a player, and the readings that the text leaves open.

Another reading of a definition is in `other_readings`; a `Reading` says which is
used. Every default is what the document's own numbers support, Table 1 above all; where none of its
numbers decides, what its text says. Each function says which.
"""

from collections.abc import Callable, Iterable
from enum import StrEnum
from typing import NamedTuple

from reference.inputs import one_of
from reference.preferences.other_readings import (
    definition_11_theorem_15,
    indifferent_theorem_15,
    loss_below_win,
    without_choosers,
)
from reference.preferences.relations import (
    Relation,
    Relations,
    definition_7,
    definition_10,
    guaranteed_loss,
    rule_4,
    rule_5,
)
from reference.preferences.rules import rule_3_leaves
from reference.preferences.values import Value, list_value


class Preference(StrEnum):
    """What a player does with a list of choices (Sections 2, 4.2, 4.4 and 4.5).

    `NONE` keeps the list of Section 2. `SYNTACTIC` applies Rules 2 and 3. `SELFISH` also discards
    what is strictly weaker (Definition 9, Rules 4 and 5). `PRUDENT` discards what is prudently
    weaker (Definition 11) and writes simple values as such (Rule 1). `INDIFFERENT` takes all
    players but itself for one.
    """

    NONE = "none"
    SYNTACTIC = "syntactic"
    SELFISH = "selfish"
    PRUDENT = "prudent"
    INDIFFERENT = "indifferent"


class SkippedTurn(StrEnum):
    """Whether a turn that is skipped is a level of the tree.

    `LEVEL`: one more pair of brackets. `NO_LEVEL`: the next player's value as it is. Table 1
    decides for `LEVEL`.
    """

    LEVEL = "level"
    NO_LEVEL = "no-level"


class Rule2Scope(StrEnum):
    """Where Rule 2 is applied.

    `EVERYWHERE`: to every list, which column Selfish needs (lengths 8 to 11). `IN_CHOICES`: to the
    members of lists of at least two, so that a row of brackets from the starting position down to
    the first choice stays as it is.
    """

    EVERYWHERE = "everywhere"
    IN_CHOICES = "in-choices"


class Reading(NamedTuple):
    """Which of its readings each definition is taken in: its own function, or a sibling of it.

    Attributes:
        list_value: which list [x] is x itself (Section 2).
        skipped_turn: whether a skipped turn is a level of the tree (Section 2).
        rule_2_scope: where Rule 2 is applied.
        rule_3: where Rule 3 is applied, and how many brackets it takes away.
        compared: whether a comparison looks at who chooses at a node of the tree.
        guaranteed_loss: what a guaranteed loss is (Rules 4 and 5).
        selfish_rules: Rules 4 and 5, and ours with them if it is taken for meant.
        definition_7: X <=_p Y.
        definition_10: X and Y are incomparable.
        definition_11: X <_p^P Y.
        indifferent: X <_p Y for an indifferent player p.
    """

    list_value: Callable[[Iterable[Value]], Value]
    skipped_turn: SkippedTurn
    rule_2_scope: Rule2Scope
    rule_3: Callable[[Iterable[Value], int], frozenset[Value]]
    compared: Callable[[Value, int, int], Value]
    guaranteed_loss: Callable[[Value, Relations], bool]
    selfish_rules: tuple[Relation, ...]
    definition_7: Relation
    definition_10: Relation
    definition_11: Relation
    indifferent: Relation


DEFAULT = Reading(
    list_value=list_value,
    skipped_turn=SkippedTurn.LEVEL,
    rule_2_scope=Rule2Scope.EVERYWHERE,
    rule_3=rule_3_leaves,
    compared=without_choosers,
    guaranteed_loss=guaranteed_loss,
    selfish_rules=(rule_4, rule_5, loss_below_win),
    definition_7=definition_7,
    definition_10=definition_10,
    definition_11=definition_11_theorem_15,
    indifferent=indifferent_theorem_15,
)


def preference(given: str) -> Preference:
    """The preference of that name.

    >>> preference("prudent")
    <Preference.PRUDENT: 'prudent'>
    """
    return one_of("preference", given, Preference)
