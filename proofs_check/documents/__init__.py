"""One folder a document, found by looking: nothing lists them."""
