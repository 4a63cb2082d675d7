"""Everything that holds the documents to account: the ledger, the methods, the reports."""
