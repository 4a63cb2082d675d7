"""Where unitary games converge, and with which period other subtraction sets repeat."""

import hashlib
from collections.abc import Iterator, Mapping, Sequence
from itertools import combinations

from proofs_check.core.evidence import Json
from proofs_check.sweeps.shards import Found, Rows, Shard, Sweep, Tables, words
from reference import bidding as ref

BUDGETS = 20
"""Total budgets a shard."""

HEAPS = 2000
"""Heaps within which the rows of another subtraction set are looked at for a repetition."""

LARGEST_REMOVAL = 10

REDONE = 2
"""The largest total budget of which the reference has the time to redo a violator."""

QUICK = 600
"""The largest total budget of which a default audit searches a shard again."""

SMALL, SMALL_REMOVAL = 14, 3
"""Up to these the reference redoes every row of a table."""


def _rows(found: Sequence[tuple[Shard, Found]]) -> Iterator[tuple[int | str, ...]]:
    return (tuple(row) for _, result in found for row in result.facts["rows"])


class Unitary(Sweep):
    """The heap from which the rows of each unitary game repeat at distance 2."""

    name = "bidding-unitary"
    document = "bidding"
    says = "where unitary games converge, their extreme outcomes, and whether the limit is A's"
    bound = "TB"
    default, largest = 300, 5000

    def shards(self, up_to: int) -> Iterator[Shard]:
        for start in range(0, up_to + 1, BUDGETS):
            stop = min(start + BUDGETS, up_to + 1)
            yield Shard(f"TB-{start:04}-to-{stop - 1:04}", {"start": start, "stop": stop})

    def look(self, shard: Shard) -> Found:
        """Rows from the empty heap until they repeat."""
        from proofs_check.documents.bidding.engine import NOT_FOUND, converge

        sha = hashlib.sha256()
        rows: list[Json] = []
        findings: list[Json] = []
        start, stop = (shard.content[name] for name in ("start", "stop"))
        for TB in range(start, stop):
            found = converge(TB)
            sha.update(found.limits.astype("<i4").tobytes())
            entries = ref.automaton(TB)
            even, odd = (found.limits[i].tolist() for i in (found.heap % 2, 1 - found.heap % 2))
            as_printed = (tuple(even), tuple(odd)) == tuple(entries)
            rows.append(
                [TB, found.heap, int(found.least), int(found.most), "yes" if as_printed else "no"]
            )
            late = found.heap == NOT_FOUND or found.heap > ref.convergence_closed_form(TB)
            if late or as_printed != (TB % 2 == 0):
                findings.append({"total_budget": TB, "heap": found.heap})
        sha.update(repr(rows).encode())
        return Found(stop - start, sha.hexdigest(), {"rows": rows}, tuple(findings))

    def quick(self, shard: Shard) -> bool:
        return bool(shard.content["stop"] <= QUICK)

    def inconsistent(self, shards: Sequence[tuple[Shard, int]], tables: Tables) -> str:
        budgets = [str(TB) for TB in range(sum(cases for _shard, cases in shards))]
        rows = [row["total_budget"] for row in tables["convergence"]]
        return "" if rows == budgets else "convergence has not one row a total budget"

    def misstated(self, tables: Tables) -> str:
        for row in tables["convergence"]:
            TB, heap = int(row["total_budget"]), int(row["heap"])
            odd_one_out = (row["limit_is_the_automaton"] == "yes") != (TB % 2 == 0)
            if TB > SMALL and not odd_one_out:
                continue
            known = list(ref.unitary_rows(TB, heap + 3))
            limit = known[heap + heap % 2], known[heap + 1 - heap % 2]
            found = (
                known[heap] == known[heap + 2] and known[heap + 1] == known[heap + 3],
                heap == 0 or known[heap - 1] != known[heap + 1],
                min(map(min, known)) == int(row["least"]),
                max(map(max, known)) == int(row["largest"]),
                (limit == tuple(ref.automaton(TB))) == (row["limit_is_the_automaton"] == "yes"),
            )
            if not all(found):
                return f"the reference finds another row of convergence for a total budget of {TB}"
        return ""

    def tables(self, found: Sequence[tuple[Shard, Found]]) -> Mapping[str, Rows]:
        """One row a total budget."""
        header = ("total_budget", "heap", "least", "largest", "limit_is_the_automaton")
        return {"convergence": [header, *_rows(found)]}


def _sets(top: int) -> list[tuple[int, ...]]:
    """The sets with this largest removal, those of fewer first."""
    return [(*lower, top) for size in range(top) for lower in combinations(range(1, top), size)]


class OtherSets(Sweep):
    """Preperiod, period and extreme values of other subtraction sets, all bids."""

    name = "bidding-sets"
    document = "bidding"
    says = f"periods and extreme values, all S within {{1, ..., {LARGEST_REMOVAL}}}, all bids"
    bound = "TB"
    default, largest = 6, 20

    def shards(self, up_to: int) -> Iterator[Shard]:
        """One for each total budget and each max S."""
        for TB in range(up_to + 1):
            for top in range(1, LARGEST_REMOVAL + 1):
                yield Shard(f"TB-{TB:02}-max-{top}", {"total_budget": TB, "max": top})

    def look(self, shard: Shard) -> Found:
        """Rows until max S of them repeat, which settles all heaps."""
        from proofs_check.documents.bidding.engine import NOT_FOUND, settled

        sha = hashlib.sha256()
        rows: list[Json] = []
        findings: list[Json] = []
        TB, top = (shard.content[name] for name in ("total_budget", "max"))
        sets = _sets(top)
        for S in sets:
            table, found, unique = settled(S, TB, HEAPS)
            row: list[Json] = [
                words(S),
                TB,
                found.preperiod,
                found.period,
                int(table.min()),
                int(table.max()),
                "yes" if unique else "no",
            ]
            sha.update(table.astype("<i4", copy=False).tobytes())
            rows.append(row)
            if found.period != 2 * top or not unique or found.period == NOT_FOUND:
                findings.append({"set": list(S), "total_budget": TB, "period": found.period})
        return Found(len(sets), sha.hexdigest(), {"rows": rows}, tuple(findings))

    def inconsistent(self, shards: Sequence[tuple[Shard, int]], tables: Tables) -> str:
        """A row for each set and total budget, in order, as many as the shard has cases."""
        games = [
            (words(S), str(shard.content["total_budget"]))
            for shard, _cases in shards
            for S in _sets(shard.content["max"])
        ]
        rows = [(row["set"], row["total_budget"]) for row in tables["periods"]]
        if any(cases != len(_sets(shard.content["max"])) for shard, cases in shards):
            return "a shard has not one case a set"
        return "" if rows == games else "periods has not one row a game"

    def misstated(self, tables: Tables) -> str:
        for row in tables["periods"]:
            S, TB = tuple(map(int, row["set"].split())), int(row["total_budget"])
            preperiod, period = int(row["preperiod"]), int(row["period"])
            expected = period == 2 * S[-1] and row["unique"] == "yes"
            if expected and (S[-1] > SMALL_REMOVAL or TB > 1):
                continue
            if TB > REDONE:
                return f"{row['set']}, TB {TB} is a violator, and too large for the reference"
            heaps = range(preperiod + period + S[-1])
            at = [(x, p, holder) for x in heaps for p in range(TB + 1) for holder in ref.Player]
            known = {(x, p, who): ref.value(S, TB, x, p, who) for x, p, who in at}
            other = {(x, p, who): ref.minimax_value(S, TB, x, p, who) for x, p, who in at}
            later = [each for each in at if each[0] - period >= preperiod]
            found = (
                all(known[x, p, who] == known[x - period, p, who] for x, p, who in later),
                min(known.values()) == int(row["least"]),
                max(known.values()) == int(row["largest"]),
                (known == other) == (row["unique"] == "yes"),
            )
            if not all(found):
                return f"the reference finds another row of periods for {row['set']}, TB {TB}"
        return ""

    def tables(self, found: Sequence[tuple[Shard, Found]]) -> Mapping[str, Rows]:
        """One row a game."""
        header = ("set", "total_budget", "preperiod", "period", "least", "largest", "unique")
        return {"periods": [header, *_rows(found)]}


SWEEPS: tuple[Sweep, ...] = (Unitary(), OtherSets())
