"""Questions and answers: what the reference can be asked from outside."""
