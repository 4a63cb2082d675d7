"""The readings that the text leaves open, each by name, and the preferences of a player.

Every default is what the document's own numbers support, Table 1 above all; where none of its
numbers decides, what its text says. Each class says which.
"""

from enum import StrEnum
from typing import NamedTuple

from reference.inputs import one_of


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


class Sameness(StrEnum):
    """Which list of one element is that element (Section 2, the note after the list L).

    `LEAVES`: where it is a leaf. `ANY_VALUE`: always, as the sentence "if all children have the
    same value, this will also be the value of the parent" says. That [1, 3] differs from [[1, 3]],
    Example 4 and Table 1 from length 4 on decide for `LEAVES`.
    """

    LEAVES = "leaves"
    ANY_VALUE = "any-value"


class SkippedTurn(StrEnum):
    """Whether a turn that is skipped is a level of the tree.

    `LEVEL`: one more pair of brackets. `NO_LEVEL`: the next player's value as it is. Table 1
    decides for `LEVEL`.
    """

    LEVEL = "level"
    NO_LEVEL = "no-level"


class MergedBrackets(StrEnum):
    """How many brackets Rule 3 takes away.

    `N`: as many as there are players, as its general form says; the same player is to choose then.
    `AS_DISPLAYED`: two for N = 3, as its display for three players has it in the text at hand (a
    pair of brackets may have been lost); for any N one fewer than `N`.
    """

    N = "n"
    AS_DISPLAYED = "as-displayed"


class Merging(StrEnum):
    """Where Rule 3 is applied.

    `AMONG_LEAVES`: only where x_1, ..., x_m and y_1, ..., y_k are leaves. `LEAF_SIBLINGS`: where
    x_1, ..., x_m are. `ALWAYS`: as the rule is printed. Under the first, with Rule 2 everywhere,
    Table 1 comes out whole; under the last neither column Syntactic (from length 7 on) nor Selfish
    (from length 10 on) does. The second gives column Selfish, and Syntactic with
    `Rule2Scope.IN_CHOICES` only.
    """

    AMONG_LEAVES = "among-leaves"
    LEAF_SIBLINGS = "leaf-siblings"
    ALWAYS = "always"


class Rule2Scope(StrEnum):
    """Where Rule 2 is applied.

    `EVERYWHERE`: to every list, which column Selfish needs (lengths 8 to 11). `IN_CHOICES`: to the
    members of lists of at least two, so that a row of brackets from the starting position down to
    the first choice stays as it is.
    """

    EVERYWHERE = "everywhere"
    IN_CHOICES = "in-choices"


class LeafOrder(StrEnum):
    """Whether a guaranteed loss is weaker than a guaranteed win.

    `LOSS_BELOW_WIN`: yes, which neither Rule 4 nor Rule 5 says, for their x is neither; without it
    a selfish player keeps a loss beside a win, and Theorem 13 fails at exponent 0.
    `RULES_ONLY`: Rules 4 and 5 to the letter.
    """

    LOSS_BELOW_WIN = "loss-below-win"
    RULES_ONLY = "rules-only"


class Loss(StrEnum):
    """What a guaranteed loss of player a is (Rules 4 and 5).

    `NEVER_WINS`: a value that does not contain a, for Rule 5 prefers what has "some possibility, no
    matter how small". `FORCED`: a value with which the others can make a lose; it presumes
    `Chooser.AWARE`.
    """

    NEVER_WINS = "never-wins"
    FORCED = "forced"


class Chooser(StrEnum):
    """Whether a comparison looks at who chooses at a node of the tree.

    `BLIND`: Definitions 7 to 12 are about lists, and lists say nothing of it; then [x] <_p x for
    many x. `AWARE`: a list of one element is no choice, and two lists are the same only if the
    same player chooses. No cell of Table 1 up to length 10 decides; definitions are about lists.
    """

    BLIND = "blind"
    AWARE = "aware"


class Definition7(StrEnum):
    """The clauses of Definition 7.

    `PRINTED`: X = Y, every x_i against Y, every x_i against every y_j. `BOTH_SIDES`: also X against
    every y_j, which the order claimed for indifferent players needs; no cell of Table 1 up to
    length 10 decides.
    """

    PRINTED = "printed"
    BOTH_SIDES = "both-sides"


class Definition10(StrEnum):
    """What incomparable means: `FORMULA`, neither is strictly weaker (so X and X are incomparable).

    `WORDS`: neither is weaker than or equal to the other, as the sentence before it says.
    """

    FORMULA = "formula"
    WORDS = "words"


class Definition11(StrEnum):
    """Which order a prudent player has.

    `THEOREM_15`: the chain of Theorem 15 for simple values; `REPAIRED` for others. It gives
    column Prudent. `PRINTED`: Definition 11, "and" before "or". `PRINTED_OR_FIRST`: Definition 11,
    "or" before "and". `GUARDED`: Definition 11, its second part only where Y is not strictly
    weaker, as the sentence before it says. `REPAIRED`: children against the whole other value
    instead of children against children, on either side, as the proof of Theorem 15 argues, and
    never in both directions; ours.
    """

    THEOREM_15 = "theorem-15"
    PRINTED = "printed"
    PRINTED_OR_FIRST = "printed-or-first"
    GUARDED = "guarded"
    REPAIRED = "repaired"


class Reading(NamedTuple):
    """One choice for each question on which a value depends."""

    sameness: Sameness = Sameness.LEAVES
    skipped_turn: SkippedTurn = SkippedTurn.LEVEL
    merged_brackets: MergedBrackets = MergedBrackets.N
    merging: Merging = Merging.AMONG_LEAVES
    rule_2_scope: Rule2Scope = Rule2Scope.EVERYWHERE
    leaf_order: LeafOrder = LeafOrder.LOSS_BELOW_WIN
    loss: Loss = Loss.NEVER_WINS
    chooser: Chooser = Chooser.BLIND
    definition_7: Definition7 = Definition7.PRINTED
    definition_10: Definition10 = Definition10.FORMULA
    definition_11: Definition11 = Definition11.THEOREM_15


DEFAULT = Reading()


def preference(given: str) -> Preference:
    """The preference of that name.

    Raises:
        InvalidInput: there is none.

    >>> preference("prudent")
    <Preference.PRUDENT: 'prudent'>
    """
    return one_of("preference", given, Preference)
