"""A. Author: Taking at most half.

A game: from a heap of h stones a player takes at least one and at most half of them. Who cannot
move loses. Replace all of this by the paper that you hold to account.
"""
