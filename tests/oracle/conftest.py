"""What programs are asked, and what the reference answers, is made once for all tests here."""

import pytest

from tests.oracle import programs


@pytest.fixture(autouse=True)
def _made_once(monkeypatch: pytest.MonkeyPatch) -> None:
    programs.in_peace(monkeypatch)
