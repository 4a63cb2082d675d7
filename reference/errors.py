"""The one exception that unusable input raises."""


class InvalidInput(ValueError):  # noqa: N818 (named after what is wrong, like ValueError's readers expect)
    """Input that the definition does not admit.

    It has the `field`, what was `given`, None where nothing was, and what is `allowed`, in words.

    >>> str(InvalidInput("heap", -1, "an integer of at least 0"))
    'heap: got -1, allowed: an integer of at least 0'
    """

    def __init__(self, field: str, given: object, allowed: str) -> None:
        """Keep the three parts, so that a caller can show them its own way."""
        super().__init__(field, given, allowed)
        self.field = field
        self.given = given
        self.allowed = allowed

    def __str__(self) -> str:
        """Say all three in one line, what was given in at most 60 characters."""
        return f"{self.field}: got {_shown(self.given)}, allowed: {self.allowed}"


def _shown(given: object) -> str:
    if given is None:
        return "nothing"
    try:
        text = repr(given)
    except (ValueError, RecursionError):
        # Python writes down no integer of more than 4300 digits, nor a list nested too deeply.
        return f"something of type {type(given).__name__}, too large to show"
    return text if len(text) <= 60 else text[:57] + "..."
