"""The ledger: one package a document, every claim with its statement, citation and checks."""
