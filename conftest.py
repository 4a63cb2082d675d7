"""In the examples of a document's reference the names that its package offers are known."""

from importlib import import_module

import pytest


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Give each example of `reference.DOCUMENT` what that package imports."""
    for item in items:
        if isinstance(item, pytest.DoctestItem) and item.dtest is not None:
            package, document, *_ = *item.dtest.name.split("."), ""
            if package == "reference":
                known = vars(import_module(f"reference.{document}"))
                item.dtest.globs = {**known, **item.dtest.globs}
