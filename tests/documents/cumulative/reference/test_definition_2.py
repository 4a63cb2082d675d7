"""Definition 2: the wrong ones differ from it by their mistake alone; two readings of a move."""

from reference.cumulative import Convention, outcome, rows
from reference.cumulative.outcomes import definition_2, maximisers
from reference.cumulative.play import looked_up, pspe_moves
from tests.documents.cumulative.wrong import variant
from tests.wrong_definitions import replaced


def test_without_a_mistake_it_is_definition_2() -> None:
    expected = [outcome((4, 5, 9), h, X) for h in range(70) for X in Convention]
    with replaced("cumulative", definition_2, variant()):
        assert [outcome((4, 5, 9), h, X) for h in range(70) for X in Convention] == expected


def test_maximisers_and_moves_differ_in_the_tables() -> None:
    # Tables 2 and 3 decide between the two readings of "PSPE moves": S* itself does not fit.
    o = looked_up(list(rows((4, 5, 9), 99)))
    differing = sum(
        pspe_moves((4, 5, 9), h, X, o) != maximisers((4, 5, 9), h, X, o)
        for h in range(4, 100)
        for X in Convention
    )
    assert differing == 40
