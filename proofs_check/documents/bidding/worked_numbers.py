"""The printed numbers of the running text."""

from proofs_check.methods.printed import printed_rows


def worked(claim_id: str) -> int:
    """The printed number of the running text with this id."""
    (row,) = (r for r in printed_rows("bidding", "worked-numbers") if r["claim"] == claim_id)
    return int(row["printed"])
