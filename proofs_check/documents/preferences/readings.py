"""The readings that the claims of this document name."""

from collections.abc import Mapping

import reference.preferences as ref

PRINTED = ref.DEFAULT._replace(definition_11=ref.definition_11)
"""Definition 11 as printed, "and" before "or", for a prudent player plays selfishly too; a loss is
below a win.
"""
OR_FIRST = ref.DEFAULT._replace(definition_11=ref.definition_11_or_first)
GUARDED = ref.DEFAULT._replace(definition_11=ref.definition_11_guarded)
"""Where neither value is strictly weaker, as in the words before Definition 11."""
TO_THE_LETTER = PRINTED._replace(selfish_rules=(ref.rule_4, ref.rule_5))
"""Rules 4 and 5 do not say that a loss is below a win; so Table 1 would have 54 selfish values for
n = 7, not 8.
"""
REPAIRED = ref.DEFAULT._replace(definition_11=ref.definition_11_repaired)
RULE_1 = ref.DEFAULT._replace(definition_11=ref.definition_11_rule_1)
"""Ours, as `REPAIRED` is."""
ALWAYS = ref.DEFAULT._replace(rule_3=ref.rule_3)
"""Rule 3 wherever it says, not among leaves only."""
IN_CHOICES = ref.DEFAULT._replace(rule_2_scope=ref.Rule2Scope.IN_CHOICES)
"""Rule 2 in choices, not at the start as well."""
AWARE = PRINTED._replace(compared=ref.with_choosers)
"""As printed, and a comparison knows who chooses at each node, by the order of turns.

A simple value says itself who chooses (Section 4.2), so that for these `PRINTED` is as aware.
"""

BY_FORM: Mapping[str, ref.Reading] = {
    "Definition 11 as printed": PRINTED,
    "order of Theorem 15": ref.DEFAULT,
}
"""The definition of prudent play, and the order that the text derives from it."""


def by_definition(name: str) -> Mapping[str, tuple[str, ref.Reading]]:
    """A claim as printed, by Definition 11, and ours by the order of Theorem 15.

    Each is given what its words say more, and the reading.
    """
    return {name: ("", PRINTED), f"{name}.corrected": (", by the order of Theorem 15", ref.DEFAULT)}


def compared_as(reading: ref.Reading) -> Mapping[str, ref.Reading]:
    """The ways to read what the X and x_i of Definitions 7 to 12 are."""
    return {
        "lists as they are": reading,
        "lists after Rules 1 to 3": reading._replace(compared=ref.after_rules_1_to_3),
        "knowing who chooses": reading._replace(compared=ref.with_choosers),
    }
