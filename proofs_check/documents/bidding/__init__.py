"""Larsson, Patel, Rai: Discrete Richman-bidding Scoring Games.

Audited: the text of the preprint, https://arxiv.org/abs/2003.05635
"""
