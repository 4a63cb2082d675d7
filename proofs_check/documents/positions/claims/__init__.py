"""The claims of `positions`, a module a section."""
