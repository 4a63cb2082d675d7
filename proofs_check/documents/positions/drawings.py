"""Counterexamples of this document: piles in binary, and heaps with their labels."""

from collections.abc import Mapping, Sequence

from proofs_check.core.evidence import Json
from proofs_check.core.pictures import Cell, Picture, Table
from reference.positions.nim import nim_position, nim_sum
from reference.positions.subtraction import removals, subtraction_position


def drawings(claim: str, witness: Mapping[str, Json]) -> Sequence[Picture]:
    """Piles as binary numbers with their nim-sum; heaps with their options."""
    del claim
    instance = witness.get("instance")
    if not isinstance(instance, Mapping):
        return ()
    piles = _numbers(instance.get("to", instance.get("piles")))
    if piles:
        return (_piles(piles),)
    S, n = _numbers(instance.get("S")), instance.get("n")
    if S and isinstance(n, int) and 0 <= n <= 40:
        return (_heap(S, n),)
    return ()


def questions(claim: str, witness: Mapping[str, Json]) -> Sequence[str]:
    """What to ask the reference, on the command line and in Python."""
    del claim
    instance = witness.get("instance")
    if not isinstance(instance, Mapping):
        return ()
    piles = _numbers(instance.get("to", instance.get("piles")))
    if piles:
        joined = ",".join(map(str, piles))
        return [
            f"gameproof solve positions.nim piles={joined} play=normal",
            f"from reference.positions.nim import nim_position; nim_position([{joined}])",
        ]
    return ()


def _numbers(value: Json) -> tuple[int, ...]:
    if not isinstance(value, list | tuple):
        return ()
    return tuple(each for each in value if isinstance(each, int))


def _piles(piles: Sequence[int]) -> Table:
    """Each pile in binary, and their sum without carry."""
    total = nim_sum(*piles)
    width = max(*piles, total).bit_length() or 1
    rows: list[list[Cell | str]] = [
        [f"pile {at + 1}", str(pile), *f"{pile:0{width}b}"] for at, pile in enumerate(piles)
    ]
    bits = [Cell(bit, "odd" if bit == "1" else "") for bit in f"{total:0{width}b}"]
    rows.append(["nim-sum", str(total), *bits])
    head = ["", "chips", *(str(2**place) for place in range(width - 1, -1, -1))]
    return Table(f"{tuple(piles)} is a {nim_position(piles)}-position", head, rows)


def _heap(S: Sequence[int], n: int) -> Table:
    """Every heap up to n with what can be removed."""
    rows: list[list[Cell | str]] = [
        [str(k), str(subtraction_position(S, k)), ", ".join(map(str, removals(S, k))) or "nothing"]
        for k in range(n + 1)
    ]
    return Table(f"Heaps, removing one of {set(S)}", ["heap", "label", "may remove"], rows)
