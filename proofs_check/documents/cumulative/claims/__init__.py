"""The claims of this document, a module a section."""

from proofs_check.core.claim import claims_of

claim = claims_of("cumulative")
