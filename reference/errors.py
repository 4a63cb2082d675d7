"""The one exception that unusable input raises."""


class InvalidInput(ValueError):  # noqa: N818 (named after what is wrong, like ValueError's readers expect)
    """Input that the definition does not admit.

    Args:
        field: the name of the field.
        given: what was given.
        allowed: what the definition allows, in words.

    >>> str(InvalidInput("heap", -1, "an integer of at least 0"))
    'heap: got -1, allowed: an integer of at least 0'
    """

    def __init__(self, field: str, given: object, allowed: str) -> None:
        """Keep the three parts, so that a caller can show them its own way."""
        shown = repr(given)
        if len(shown) > 60:
            shown = shown[:57] + "..."
        super().__init__(f"{field}: got {shown}, allowed: {allowed}")
        self.field = field
        self.given = given
        self.allowed = allowed
