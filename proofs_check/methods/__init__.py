"""Ways of checking. None of them knows a document."""
