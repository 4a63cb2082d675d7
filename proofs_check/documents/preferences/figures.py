"""What the web site shows of this document's numbers."""

NOT_RECOMPUTED = {
    "section-2.skip-adds-bracket",
    "section-5.eight-value",
    "section-5.nine-verified",
    "table-1.syntactic-by-rule-3",
    "table-1.prudent-by-definition",
    "table-1.caption-syntactic-too",
}
"""Claims whose printed cells take seconds to compute: a page shows those that differ alone."""
