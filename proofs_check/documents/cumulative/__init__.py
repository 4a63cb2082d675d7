"""Bhagat, Kulkarni, Larsson, Murali: Tie-breaking in self interest cumulative subtraction games."""
