"""Each of what a checker looks at counts: the first and the last, alone and with the others."""

from collections.abc import Callable, Mapping
from pathlib import Path
from typing import Any

import pytest

from proofs_check.core import audit, chance, ranges
from proofs_check.core.evidence import Effort, Evidence, Verdict
from proofs_check.core.ranges import Instances, Range, Sample
from proofs_check.methods import chained as chain, periodicity, theory
from proofs_check.methods.periodicity import Periodicity
from proofs_check.sweeps import checked, store
from proofs_check.sweeps.checked import Swept
from proofs_check.sweeps.registry import find_sweep
from proofs_check.sweeps.results import head
from proofs_check.sweeps.shards import Found, Shard
from tests.conftest import Says, evidence
from tests.methods.test_theory import doubled, doubling
from tests.theories import run_alone

HOLDS, REFUTED = Verdict.HOLDS, Verdict.REFUTED

ROWS = [(0,), (0,), (1,), (1,), (2,), (2,)]


def test_each_row_of_a_window_counts() -> None:
    """Each of the window's rows must repeat, the first and the last too, and be there."""
    own = Periodicity(0, 2, 1)
    assert periodicity.accepts(own, ROWS[:4], 2, (True,))
    for wrong in range(4):
        rows = [(n + (i == wrong),) for i, (n,) in enumerate(ROWS[:4])]
        assert not periodicity.accepts(own, rows, 2, (True,))
    assert not periodicity.accepts(own, ROWS[:3], 2, (True,))
    assert periodicity.least_preperiod([(5,)] * 4, 2, (True,), 1) == Periodicity(0, 1, 0)
    broken = [(0, 1), (0, 2), (0, 2), (0, 2)]
    assert periodicity.least_preperiod(broken, 2, (True, False), 1) == Periodicity(1, 1, 0)
    for row, earlier, shifting in (((0, 0), (0,), (True,)), ((0,), (0,), (True, True))):
        with pytest.raises(ValueError, match="argument"):  # rows of other lengths are no rows
            periodicity.repeats(row, earlier, shifting, 0)


class Stores(Says):
    def stored(self) -> Mapping[Path, str]:
        return {self.path: "made today\n"}

    path = Path("nowhere")


def test_a_file_that_is_not_what_its_check_makes_is_no_evidence(tmp_path: Path) -> None:
    """A file that is not what the check makes, or is gone, is no evidence."""
    own = Stores()
    Stores.path = tmp_path / "a.smt2"
    for text in (None, "forged\n", "", "made today\nmore\n"):
        if text is not None:
            Stores.path.write_text(text)
        found = audit._tied(own, evidence(HOLDS), ("cumulative/x", "as printed", 0))
        assert found.verdict is Verdict.NOT_RUN
    Stores.path.write_text("made today\n")
    assert audit._tied(own, evidence(HOLDS), ("x", "", 0)).verdict is HOLDS


def test_one_false_instance_refutes_wherever_it_stands() -> None:
    """One false instance refutes, wherever it stands; none is no evidence."""
    for kind in (Range, Instances):
        own = kind("n = 0, 1, 2", "n", lambda: ((i,) for i in range(3)))
        for wrong in range(3):
            found = own(lambda n, wrong=wrong: n != wrong).run(Effort.DEFAULT)
            assert found.verdict is REFUTED
            assert found.facts["cases"] == 3
        assert own(lambda n: True).run(Effort.DEFAULT).verdict.is_true
        with pytest.raises(ranges.RangeError):
            own.where("none", lambda n: False)(lambda n: True).run(Effort.DEFAULT)


def test_a_sample_never_holds() -> None:
    """A sample does not hold: it was not refuted."""
    sample = Sample("n", "n", lambda random: (random.randrange(9),), count=5)(lambda n: True)
    found = sample.run(Effort.DEFAULT)
    assert not sample.misfit(found)
    assert sample.misfit(Evidence(HOLDS, found.scope, found.method, found.facts))


def test_a_shard_that_was_changed_counts_as_none(tmp_path: Path) -> None:
    """A shard's file that was changed counts as none."""

    class Own:
        name, version = "own", 1

    kept_ = store.Store(tmp_path, Own())  # type: ignore[arg-type]
    shard = Shard("one", {"n": 1})
    kept_.keep(shard, Found(5, "a", {}))
    path = tmp_path / "own-1" / "one.json"
    assert kept_.found(shard) == Found(5, "a", {})
    path.write_text(path.read_text().replace("5", "6"))
    assert kept_.found(shard) is None


def test_a_sweep_is_tied_to_its_shards() -> None:
    """A sweep is no evidence where its shards do not have its seal, or one comes out otherwise."""
    sweep = find_sweep("bidding-unitary")
    shards = list(sweep.shards(39))
    listed = [(shard.name, 20, sweep.look(shard).digest) for shard in shards]
    found = [(shard, sweep.look(shard)) for shard in shards]
    (header, *rows) = sweep.tables(found)["convergence"]
    table = [dict(zip(map(str, header), map(str, row), strict=True)) for row in rows]
    with pytest.MonkeyPatch.context() as patch:
        # The shard that is searched again is not the one whose rows are forged below.
        patch.setenv(chance.SEED, "1")

        def problem(own: list[tuple[str, int, str]], rows: list[dict[str, str]]) -> str:
            patch.setattr(checked, "manifest", lambda *_: head(sweep, 39, listed))
            patch.setattr(checked, "stored_shards", lambda *_: own)
            patch.setattr(checked, "stored_rows", lambda *_: rows)
            return Swept(lambda rows: (), "bidding", sweep.name, "convergence").unsound()

        assert problem(listed, table) == ""
        assert sweep.misstated({"convergence": [*table[:5], {**table[5], "largest": "99"}]})
        forged = {**head(sweep, 39, listed), "digest": "0" * 64}
        patch.setattr(checked, "manifest", lambda *_: forged)
        assert Swept(lambda rows: (), "bidding", sweep.name, "convergence").unsound()
        assert problem([(n, c, d[::-1]) for n, c, d in listed], table)
        assert problem(listed, table[:-1])
        assert problem(listed, [*table[:5], {**table[5], "largest": "99"}, *table[6:]])
        listed[:] = [(name, cases, seal[::-1]) for name, cases, seal in listed]
        assert "comes out otherwise" in problem(listed, table)


class Toy(chain.Chained):
    """A claim that a theorem of a toy theory says."""

    def found(self) -> theory.Theorem:
        return self.theorem  # type: ignore[return-value]


def chained(theorem: theory.Theorem, least: int = 0) -> Verdict:
    """What is said of the claim that f(h) >= least, for 0 <= h <= 9, by the theorem."""
    f = theorem.theory.symbol("f")

    def view(h: Any) -> Any:
        return (h >= 0) & (h <= 9), (h,)

    return run_alone(Toy(lambda h: f(h) >= least, "cumulative", theorem, view)).verdict  # type: ignore[arg-type]


def test_each_axiom_and_each_step_of_a_chain_is_asked(tmp_path: Path) -> None:
    """Each axiom is true of the reference, each step follows, and from what can be."""
    assert chained(doubled(theory.Theory("cumulative", "toy", doubling))) is Verdict.PROVED
    assert chained(doubled(theory.Theory("cumulative", "toy", doubling)), 1) is Verdict.NOT_RUN

    def over(says: Callable[[Any, Any], Any], axiom: Callable[[Any, Any], Any]) -> Verdict:
        made = theory.Theory("cumulative", "toy", doubling)
        f = made.function("f", theory.INT, theory.INT)
        given = made.axiom("given", lambda h: axiom(f, h))
        first = made.follows("first", lambda h: says(f, h), lambda h: given(h))
        last = made.follows("last", lambda h: f(h) >= 2 * h, lambda h: first(h))
        return chained(last)

    def right(f: Any, h: Any) -> Any:
        return f(h) == 2 * h

    def more(f: Any, h: Any) -> Any:
        return f(h) >= 2 * h

    assert over(more, right) is Verdict.PROVED
    # An axiom that is false, and no longer follows from; one that is false for one argument only.
    assert over(more, lambda f, h: f(h) == 2 * h + 1) is Verdict.NOT_RUN
    assert over(more, lambda f, h: (f(h) == 2 * h) | (h == 9)) is Verdict.NOT_RUN
    # A first step that does not follow though the last one does.
    assert over(right, more) is Verdict.NOT_RUN
