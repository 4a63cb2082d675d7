"""What the sweep over all sets with max S <= 25 says of Conjecture 4 and Problem 6."""

from collections.abc import Callable, Iterable, Iterator

from proofs_check.core.evidence import Json
from proofs_check.documents.cumulative.plans import LEDGER
from proofs_check.sweeps.checked import Row, swept

ALL_SETS = swept("cumulative", "cumulative-sets", "kinds")


def _of_kind(rows: Iterable[Row], before: str, player: str) -> Iterator[Row]:
    """The rows of sets under which this player somewhere has more under AvA than before."""
    for row in rows:
        kind = (row["before"], row["after"], row["player"], row["sign"])
        if kind == (before, "AvA", player, "more"):
            yield row


def never(before: str, player: str, up_to: int) -> Callable[[Iterable[Row]], Iterator[Json]]:
    """No set with max S up to a bound is of the kind."""

    def wrong(rows: Iterable[Row]) -> Iterator[Json]:
        return (dict(r) for r in _of_kind(rows, before, player) if int(r["max_S"]) <= up_to)

    return wrong


def by_one(before: str, player: str) -> Callable[[Iterable[Row]], Iterator[Json]]:
    """No set is of the kind by more than 1."""

    def wrong(rows: Iterable[Row]) -> Iterator[Json]:
        return (dict(r) for r in _of_kind(rows, before, player) if int(r["most"]) > 1)

    return wrong


LARGEST = 25

BOUNDS = {
    ("conjecture-4.first", "FvF", "first"): 22,
    ("conjecture-4.second", "FvF", "second"): 22,
    ("problem-6.FvA-1", "FvA", "first"): 21,
    ("problem-6.FvA-2", "FvA", "second"): LARGEST,
    ("problem-6.AvF-1", "AvF", "first"): LARGEST,
    ("problem-6.AvF-2", "AvF", "second"): 21,
}
"""Up to which max S no set gives this player more under AvA than under the convention before."""

for (_name, _before, _player), _bound in BOUNDS.items():
    _cite = f"{_name.partition('.')[0].replace('-', ' ').capitalize()}, as far as it is true"
    LEDGER.claim(
        f"{_name}.max-{_bound}.weakened",
        _cite,
        f"No set with max S <= {_bound} gives the {_player} player more under AvA than under "
        f"{_before} anywhere.",
        ALL_SETS,
        at=never,
    )(never(_before, _player, _bound))
    if _bound < LARGEST:
        LEDGER.claim(
            f"{_name}.by-one.weakened",
            _cite,
            f"No set with max S <= {LARGEST} gives the {_player} player more under AvA than under "
            f"{_before} by more than 1.",
            ALL_SETS,
            at=by_one,
        )(by_one(_before, _player))
