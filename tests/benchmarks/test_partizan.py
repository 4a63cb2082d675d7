"""The peer shares no code with the engine, so that it is worth asking both."""

from importlib.util import find_spec
from itertools import product

import pytest

from proofs_check.documents.partizan.engine import value
from reference.partizan import DOMINEERING, canonical, form, show
from tests.benchmarks.bench_partizan import PEER, as_game, board, by_peer


@pytest.mark.parametrize(
    ("rows", "columns", "expected"),
    [(1, 1, "0"), (2, 1, "1"), (1, 3, "-1"), (2, 2, "{1|-1}"), (1, 5, "-2")],
)
def test_domineering(rows: int, columns: int, expected: str) -> None:
    cells = DOMINEERING.read(board(rows, columns))
    assert show(value(DOMINEERING, cells)) == expected
    assert value(DOMINEERING, cells) is canonical(form(DOMINEERING, cells))


@pytest.mark.skipif(find_spec(PEER) is None, reason=f"{PEER} is not installed")
def test_engine_and_peer_agree() -> None:
    for rows, columns in product(range(1, 5), repeat=2):
        found = value(DOMINEERING, DOMINEERING.read(board(rows, columns)))
        assert as_game(by_peer(rows, columns)) is found
