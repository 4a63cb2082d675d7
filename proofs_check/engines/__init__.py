"""Fast twins of reference functions, for large ranges; never the authority."""
