"""Bhagat, Kulkarni, Larsson, Murali: Tie-breaking in self interest cumulative subtraction games.

Audited: version 2, of 20 January 2026, https://arxiv.org/abs/2510.24280v2
"""
