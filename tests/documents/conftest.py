"""What tests of several documents share."""

from collections.abc import Iterator

import pytest

from tests.theories import theories


@pytest.fixture
def theories_as_they_were() -> Iterator[None]:
    """What a test adds to a theory is taken out of it."""
    before = {own: dict(own.theorems) for own in theories()}
    yield
    for own, theorems in before.items():
        own.theorems.clear()
        own.theorems.update(theorems)
