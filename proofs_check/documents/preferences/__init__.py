"""Edixhoven, Kosters: Player preferences in N-player games.

Audited: the version of 18 March 2021, https://arxiv.org/abs/1806.01043
"""
