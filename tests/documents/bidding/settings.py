"""What stands for what in the claims of `bidding`."""

WRONG: list[object] = []
