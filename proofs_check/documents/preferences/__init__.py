"""Edixhoven, Kosters: Player preferences in N-player games."""
