"""Combinatorial Games, lecture slides (P- and N-positions, Wythoff, Nim).

Audited: the text of the slides, which have no date
"""
