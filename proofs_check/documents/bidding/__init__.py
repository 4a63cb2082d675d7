"""Larsson, Patel, Rai: Discrete Richman-bidding Scoring Games."""
