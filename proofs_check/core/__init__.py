"""What a claim is, how it is looked at, and what is kept of it; no document, no method."""
