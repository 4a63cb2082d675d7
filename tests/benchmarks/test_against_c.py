"""C and C++ programs share no code and no trick with the engines: each work compares both."""

import pytest

from tests.benchmarks import against_c

WORDS = {
    "bidding": ["40"],
    "bidding_sets": ["4", "5"],
    "cumulative": ["10", "0", "welfare"],
    "positions": [],
    "preferences": ["7", "1"],
}
"""Of each work small words; it ends in an error where what is found differs."""

TABLES = (
    *(("subtraction", 5000, *S) for S in ((1, 2, 3), (4, 7, 9, 6000))),
    *(("wythoff", top) for top in (0, 300)),
)


@pytest.mark.parametrize("work", against_c.WORKS)
def test_both_find_the_same(
    work: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    if lacking := against_c.lacks_compiler(work):
        pytest.skip(lacking)
    monkeypatch.setattr(against_c, "OPTIMIZED", ())  # that takes longer than small words
    monkeypatch.setattr(against_c, "TABLES", TABLES)
    monkeypatch.setattr("sys.argv", ["against_c", work, *WORDS[work]])
    assert against_c.main() == 0
    assert ", to C" in capsys.readouterr().out
