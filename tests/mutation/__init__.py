"""Mutation score: what the audit and the tests notice of small mistakes in the code.

By hand, never in CI: `python -m tests.mutation --help`.
"""
