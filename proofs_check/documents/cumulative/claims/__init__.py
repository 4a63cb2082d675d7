"""The claims of `cumulative`, a module a section."""
