"""A. J. Cole and A. J. T. Davie: A game based on the Euclidean algorithm and a winning strategy.

Two players, two numbers; a move takes a multiple of the smaller number from the larger one. Replace
all of this by the paper that you hold to account.
"""
