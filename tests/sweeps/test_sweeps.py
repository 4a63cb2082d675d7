"""Sweeps: nothing lost, nothing twice, the same end result however it was reached."""

import json
import os
import signal
import subprocess
import sys
import time
from collections.abc import Callable, Iterator, Sequence
from functools import cache
from itertools import combinations
from pathlib import Path
from typing import Any

import pytest

from proofs_check.core.documents import Document, documents
from proofs_check.core.evidence import Effort, Verdict
from proofs_check.core.kept import keep
from proofs_check.core.ranges import RangeError
from proofs_check.documents.cumulative import engine
from proofs_check.documents.cumulative.sweeps import KINDS, WELFARE, Kind, first_heap
from proofs_check.documents.preferences.sweeps import connected_graphs, grids
from proofs_check.sweeps import results, shards
from proofs_check.sweeps.checked import Swept, swept
from proofs_check.sweeps.run import finished, run
from proofs_check.sweeps.shards import Found, Shard, Sweep, find_sweep, sealed, sweeps
from reference.cumulative import Convention, Outcome, rows
from reference.errors import InvalidInput
from reference.preferences import grid
from tests.conftest import Gameproof


def done(name: str, folder: Path, up_to: int) -> list[tuple[Shard, Found]]:
    sweep = find_sweep(name)
    return run(sweep, up_to, finished(folder, sweep), jobs=1)


@pytest.mark.parametrize("sweep", sweeps().values(), ids=sweeps())
def test_a_larger_bound_only_adds_shards(sweep: Sweep) -> None:
    fewer, more = ([s.name for s in sweep.shards(sweep.default - less)] for less in (1, 0))
    assert more[: len(fewer)] == fewer != more
    assert len(set(more)) == len(more)


def sets_in(shard: Shard, name: str) -> list[tuple[int, ...]]:
    """The sets of a shard of a sweep of sets."""
    sets, sizes = find_sweep(name).arrays(shard)  # type: ignore[attr-defined]
    return [tuple(row[:size].tolist()) for row, size in zip(sets, sizes, strict=True)]


def sets_to(top: int) -> list[tuple[int, ...]]:
    """Every set with this largest number."""
    return [(*lower, top) for size in range(top) for lower in combinations(range(1, top), size)]


def test_the_shards_hold_every_set_once() -> None:
    name = "cumulative-sets"
    seen = [S for shard in find_sweep(name).shards(9) for S in sets_in(shard, name)]
    assert len(seen) == 2**9 - 1
    assert set(seen) == {S for top in range(1, 10) for S in sets_to(top)}


def test_random_sets_depend_on_their_shard_alone() -> None:
    name = "cumulative-random-sets"
    sweep = find_sweep(name)
    for top, shard in zip((27, 28), sweep.shards(28), strict=True):
        seen = sets_in(shard, name)
        assert len(set(seen)) == len(seen) == 1000
        assert all(S[-1] == top and S == tuple(sorted(set(S))) and S[0] > 0 for S in seen)
        assert {len(S) for S in seen} == set(range(3, 13))
        assert sets_in(Shard("", {"max": top, "seed": sweep.seed}), name) == seen
        assert sets_in(Shard("", {"max": top, "seed": sweep.seed + 1}), name) != seen


@cache
def known_rows(S: tuple[int, ...], heaps: int) -> dict[Convention, list[Outcome]]:
    """The outcomes of all heaps, by convention."""
    found = list(rows(S, heaps))
    return {X: [o.under(X) for o in found] for X in Convention}


def by_reference(S: tuple[int, ...], kind: Kind, heaps: int) -> tuple[int, int]:
    """By how much the set is of the kind, and from which heap on; 0 and -1 where nowhere."""
    known = known_rows(S, heaps)
    before, after = known[Convention(kind.before)], known[Convention(kind.after)]
    if kind.sign == "ahead":
        differences = [o.second - o.first for o in after]
    else:
        players = {"first": [0], "second": [1], "both": [0, 1]}[kind.player]
        sign = 1 if kind.sign == "more" else -1
        of_each = [
            [sign * (o[at] - was[at]) for was, o in zip(before, after, strict=True)]
            for at in players
        ]
        differences = [*map(min, zip(*of_each, strict=True))]
    first = next((h for h, difference in enumerate(differences) if difference > 0), -1)
    return max(0, *differences), first


@pytest.mark.parametrize(
    ("name", "kinds", "up_to"),
    [("cumulative-sets", KINDS, 7), ("cumulative-welfare-sets", WELFARE, 9)],
)
def test_the_kinds_are_those_of_the_reference(
    name: str, kinds: Sequence[Kind], up_to: int, tmp_path: Path
) -> None:
    tables = find_sweep(name).tables(done(name, tmp_path, up_to))
    counted = {tuple(map(str, row[:5])): row[5:] for row in tables["kinds"][1:]}
    for top in range(1, up_to + 1):
        for kind in kinds:
            amounts = [by_reference(S, kind, 2 * top * top + 20)[0] for S in sets_to(top)]
            those = sum(amount > 0 for amount in amounts)
            row = counted.get((str(top), *kind))
            assert (row is None) == (those == 0), kind
            if row is not None:
                assert (row[0], row[1]) == (those, max(amounts)), kind


@pytest.mark.parametrize("S", [(4, 7), (3, 5), (4, 5, 9), (3, 8, 11, 13)])
def test_the_first_heap_of_a_kind_is_that_of_the_reference(S: tuple[int, ...]) -> None:
    for kind in (*KINDS, *WELFARE):
        assert first_heap(S, kind) == by_reference(S, kind, 200)[1]


def test_there_are_as_many_connected_graphs_as_are_known() -> None:
    # The On-Line Encyclopedia of Integer Sequences, A001349.
    assert [len(connected_graphs(v)) for v in range(1, 7)] == [1, 1, 2, 6, 21, 112]


def test_grids_have_the_edges_of_grids() -> None:
    for shape in ("11/11", "111/111", "1111/1111", "111/111/111"):
        game, tokens = grid(shape)
        edges = {(v, w) for v, beside in enumerate(game.neighbours) for w in beside if v < w}
        assert set(map(frozenset, grids(len(tokens)))) == {frozenset(edges)}


@pytest.mark.parametrize("column", ["edges", "preferences", "boards", "values", "won_by_each"])
def test_a_changed_row_of_boards_does_not_fit(column: str, tmp_path: Path) -> None:
    sweep = find_sweep("preferences-graphs")
    found = done("preferences-graphs", tmp_path, 3)
    header, *rows = sweep.tables(found)["boards"]
    table = [dict(zip(map(str, header), map(str, row), strict=True)) for row in rows]
    shards = [(shard, result.cases) for shard, result in found]
    changed = [*table[:7], {**table[7], column: table[-1][column] + "1"}, *table[8:]]
    for own, fits in ((table, 1), (changed, 0), ([*table, table[-1]], 0), (table[:-1], 0)):
        boards = {"boards": own}
        problem = sweep.inconsistent(shards, boards) or sweep.misstated(boards)
        assert (problem == "") == fits


def test_a_document_need_not_have_sweeps_and_each_has_names_of_its_own(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    known, own = list(shards.sweeps()), documents()
    toy = Document("toy", "tests.adapters", Path(), Path(), Path())
    monkeypatch.setattr(shards, "documents", lambda: {"toy": toy, **own})
    assert list(shards.sweeps()) == known
    monkeypatch.setattr(shards, "documents", lambda: {"again": own["cumulative"], **own})
    with pytest.raises(InvalidInput, match="sweep: got 'cumulative"):
        shards.sweeps()


# However it was reached


def content(folder: Path) -> dict[str, str]:
    return results.files(find_sweep("cumulative-sets"), 9, done("cumulative-sets", folder, 9))


def test_however_it_was_reached_the_end_result_is_the_same(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    sweep = find_sweep("cumulative-sets")
    expected = content(tmp_path / "forwards")
    together = run(sweep, 9, finished(tmp_path / "together", sweep), jobs=2)
    assert results.files(sweep, 9, together) == expected
    with finished(tmp_path / "backwards", sweep) as kept:
        for shard in reversed(list(sweep.shards(9))):
            kept.add(shard.name, sweep.look(shard))
    monkeypatch.setattr(type(sweep), "look", lambda *_: pytest.fail("searched again"))
    assert content(tmp_path / "backwards") == content(tmp_path / "forwards") == expected


def test_a_damaged_shard_is_searched_again(gameproof: Gameproof, tmp_path: Path) -> None:
    expected = content(tmp_path)
    path = tmp_path / "cumulative-sets-1.jsonl"
    before = path.read_text(encoding="utf-8")
    path.write_text(before.replace('"cases": 64', '"cases": 65'), encoding="utf-8")
    arguments = ["sweep", "cumulative-sets", "--up-to", "9", "--workdir", str(tmp_path)]
    assert gameproof(*arguments).err.startswith("searched again: cumulative-sets-1.jsonl, line 8: ")
    assert content(tmp_path) == expected
    assert {*path.read_text(encoding="utf-8").splitlines()} == {*before.splitlines()}


COMMAND = [
    *(sys.executable, "-m", "proofs_check", "sweep", "cumulative-sets", "--up-to", "17"),
    *("--format", "json", "--jobs", "1", "--workdir"),
]


def test_a_sweep_that_is_killed_goes_on_where_it_was(tmp_path: Path) -> None:
    killed, whole = tmp_path / "killed", tmp_path / "whole"
    process = subprocess.Popen([*COMMAND, str(killed)], stdout=subprocess.PIPE, text=True)
    path = killed / "cumulative-sets-1.jsonl"
    while process.poll() is None and (not path.exists() or path.read_bytes().count(b"\n") < 9):
        time.sleep(0.01)
    os.kill(process.pid, signal.SIGKILL)
    process.wait()
    before = path.read_bytes().rpartition(b"\n")[0]
    assert before
    resumed = subprocess.run([*COMMAND, str(killed)], capture_output=True, text=True, check=True)
    assert path.read_bytes().startswith(before)
    alone = subprocess.run([*COMMAND, str(whole)], capture_output=True, text=True, check=True)
    summary = json.loads(resumed.stdout.splitlines()[-1])
    assert summary == json.loads(alone.stdout.splitlines()[-1])
    assert summary["cases"] == 2**17 - 1


def test_a_dask_cluster_gives_the_same(tmp_path: Path) -> None:
    distributed = pytest.importorskip("distributed")
    sweep = find_sweep("cumulative-sets")
    expected = run(sweep, 8, finished(tmp_path / "alone", sweep), jobs=1)
    with distributed.LocalCluster(
        n_workers=2, threads_per_worker=1, dashboard_address=None, host="127.0.0.1"
    ) as cluster:
        found = run(
            sweep, 8, finished(tmp_path / "cluster", sweep), scheduler=cluster.scheduler_address
        )
    assert sealed(found) == sealed(expected)


# The recorded result as evidence


@pytest.fixture
def empty(folder: Path) -> Iterator[Path]:
    """Where no sweep is recorded yet."""
    cached = results.manifest, results.stored_rows
    for each in cached:
        each.cache_clear()
    yield folder / "sweeps"
    for each in cached:
        each.cache_clear()


@pytest.fixture
def recorded(empty: Path, tmp_path: Path) -> Path:
    """A small sweep recorded in a folder of its own."""
    results.record(find_sweep("cumulative-sets"), 9, done("cumulative-sets", tmp_path / "work", 9))
    return empty


def check(wrong: Callable[[Any], Any] = lambda rows: ()) -> Swept:
    return Swept(wrong, "cumulative", "cumulative-sets", "kinds")


def test_a_recorded_sweep_is_evidence(recorded: Path) -> None:
    found = check().run(Effort.DEFAULT)
    assert found.verdict is Verdict.HOLDS
    assert found.facts["cases"] == 2**9 - 1
    assert "max S <= 9" in found.scope


def test_what_is_drawn_is_never_more_than_unrefuted(
    recorded: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(type(find_sweep("cumulative-sets")), "drawn", "by lot", raising=False)
    found = check().run(Effort.DEFAULT)
    assert found.verdict is Verdict.UNREFUTED
    assert (found.facts["generator"], found.facts["seed"]) == ("by lot", 0)
    assert Verdict.HOLDS not in check().verdicts()
    assert check(lambda rows: [dict(row) for row in rows]).run(Effort.DEFAULT).verdict.is_false


def test_rows_that_are_wrong_refute(recorded: Path) -> None:
    def wrong(rows: Sequence[Any]) -> list[dict[str, str]]:
        return [dict(row) for row in rows if row["before"] == "FvF" and row["after"] == "FvA"]

    found = check(wrong).run(Effort.DEFAULT)
    assert found.verdict is Verdict.REFUTED
    witness = found.facts["witness"]
    assert isinstance(witness, dict)
    assert check(wrong).replay(witness)
    assert not check(wrong).replay({**witness, "sets": "0"})


def test_rows_read_as_instances_and_narrowed(recorded: Path) -> None:
    read = swept(
        "cumulative", "cumulative-sets", "kinds", lambda row: (row["before"], row["after"])
    )
    narrow = read.where("from FvF", lambda before, after: before == "FvF")
    found = narrow(lambda before, after: after != before).run(Effort.DEFAULT)
    assert found.verdict is Verdict.HOLDS
    assert found.scope.endswith("swept; from FvF")
    rows = results.stored_rows("cumulative", "cumulative-sets", "kinds")
    assert found.facts["cases"] == sum(row["before"] == "FvF" for row in rows) < len(rows)
    assert isinstance(found.facts["seen"], dict)
    assert found.facts["seen"]["max_S"][1] == 9
    found = narrow(lambda before, after: after != "FvA").run(Effort.DEFAULT)
    assert found.verdict is Verdict.REFUTED
    with pytest.raises(RangeError):
        read.where("none", lambda before, after: False)(bool).run(Effort.DEFAULT)


def test_a_changed_shard_list_is_noticed(recorded: Path) -> None:
    path = recorded / "cumulative-sets.shards.csv"
    path.write_text(path.read_text().replace("512", "511").replace(",256,", ",255,"))
    assert check().run(Effort.DEFAULT).verdict is Verdict.NOT_RUN


def test_an_engine_that_finds_something_else_is_noticed(
    recorded: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    right = engine.extremes

    def one_off(sets: Any, sizes: Any) -> Any:
        found = right(sets, sizes)
        return found._replace(most=found.most + 1)

    monkeypatch.setattr(engine, "extremes", one_off)
    found = check().run(Effort.DEEP)
    assert found.verdict is Verdict.NOT_RUN
    assert "comes out otherwise" in str(found.facts["why"])


def test_without_a_record_nothing_is_claimed(empty: Path) -> None:
    assert check().run(Effort.DEFAULT).verdict is Verdict.NOT_RUN


# The command line


def test_less_than_what_is_recorded_is_not_recorded(
    recorded: Path, gameproof: Gameproof, tmp_path: Path
) -> None:
    before = {path: path.read_bytes() for path in recorded.iterdir()}
    arguments = ["sweep", "cumulative-sets", "--workdir", str(tmp_path / "work"), "--record"]
    gameproof(*arguments, "--up-to", "8").refused("got 8, allowed: at least 9")
    assert {path: path.read_bytes() for path in recorded.iterdir()} == before
    run = gameproof(*arguments, "--format", "json")
    assert (run.status, "max S <= 9" in run.out.splitlines()[-1]) == (0, True)
    manifest = recorded / "cumulative-sets.json"
    stored = json.loads(manifest.read_text(encoding="utf-8"))
    keep({manifest: json.dumps({**stored, "range": "all"})}, "a test")
    gameproof(*arguments).refused("range: got")


def test_findings_are_streamed_and_summed_up(gameproof: Gameproof, tmp_path: Path) -> None:
    arguments = ["sweep", "cumulative-sets", "--up-to", "9", "--format", "json", "--jobs", "1"]
    run = gameproof(*arguments, "--workdir", str(tmp_path))
    *findings, summary = map(json.loads, run.out.splitlines())
    assert run.status == 0
    assert summary["cases"] == 511
    assert summary["findings"] == len(findings) > 0
    assert {"set", "heap", "kind"} == set(findings[0]["finding"])


def test_an_example_has_one_first_heap() -> None:
    sweep = find_sweep("cumulative-two-actions")
    one, same, *_ = results.stored_rows("cumulative", sweep.name, "examples")
    assert one["set"] == same["set"]
    assert sweep.misstated({"examples": [one, same]}) == ""
    for other in ("14", "20"):
        for both in ([{**one, "heap": other}, same], [one, {**same, "heap": other}]):
            assert "two heaps" in sweep.misstated({"examples": both})


@pytest.mark.parametrize("cell", ["07", "+7", " 7", "7 ", "1_7", "-0", "\N{FULLWIDTH DIGIT SEVEN}"])
def test_a_number_is_written_as_numbers_are(recorded: Path, cell: str) -> None:
    path = recorded / "cumulative-sets.kinds.csv"
    for text, good in ((f"a,b\n{cell},x\n", False), ("a,b\n7,3 5\n-7,0\n", True)):
        path.write_text(text, encoding="utf-8")
        results.stored_rows.cache_clear()
        if good:
            rows = results.stored_rows("cumulative", "cumulative-sets", "kinds")
            assert [*map(dict, rows)] == [{"a": "7", "b": "3 5"}, {"a": "-7", "b": "0"}]
        else:
            with pytest.raises(ValueError, match="not written as numbers are"):
                results.stored_rows("cumulative", "cumulative-sets", "kinds")
