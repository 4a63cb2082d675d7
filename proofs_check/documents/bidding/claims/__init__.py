"""The claims of `bidding`, a module a section."""
