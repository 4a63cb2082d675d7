"""The claims of `partizan`, a module a section."""
