"""The claims of `preferences`, a module a section."""
