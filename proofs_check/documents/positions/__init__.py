"""Combinatorial Games, lecture slides (P- and N-positions, Wythoff, Nim)."""
