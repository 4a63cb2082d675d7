"""Checkers that do not check: with each sabotage put in, what guards against it must fail."""

import dataclasses
from collections.abc import Callable, Iterator, Mapping
from dataclasses import replace
from functools import partial
from pathlib import Path
from typing import Any

import pytest

from proofs_check.core import audit, chance, journal, kept, ranges, record
from proofs_check.core.claim import Check, Claim
from proofs_check.core.documents import documents
from proofs_check.core.evidence import Effort, Evidence, Verdict
from proofs_check.core.journal import Journal
from proofs_check.core.kept import write_whole
from proofs_check.core.ranges import Instances, Range, Sample
from proofs_check.core.record import better, contradiction
from proofs_check.methods import (
    argument,
    chained as chain,
    exhaustive,
    induction,
    measured,
    periodicity,
    sampling,
    script,
    smt,
    theory,
)
from proofs_check.methods.argument import Argument, Step
from proofs_check.methods.exhaustive import Exhaustive
from proofs_check.methods.induction import Induction
from proofs_check.methods.periodicity import Periodicity
from proofs_check.methods.printed import Cell, Printed
from proofs_check.methods.sampling import Sampled
from proofs_check.sweeps import checked, store
from proofs_check.sweeps.checked import Swept
from proofs_check.sweeps.registry import find_sweep
from proofs_check.sweeps.results import head
from proofs_check.sweeps.shards import Found, Shard
from tests.conftest import Says, claim, evidence, looked
from tests.methods.test_exhaustive import Numbers
from tests.methods.test_induction import stepping
from tests.methods.test_small_methods import SETS, sampled
from tests.methods.test_smt import ENOUGH, check as seats, has_a_seat, query
from tests.methods.test_theory import doubled, doubling
from tests.theories import run_alone

Patch = pytest.MonkeyPatch
Sabotage = Callable[[Patch], object]
Guard = Callable[[Path], None]
HOLDS, REFUTED = Verdict.HOLDS, Verdict.REFUTED


def guarded_spot_check(tmp_path: Path) -> None:
    """An engine that the reference refutes, or that nothing is redone of, is no evidence."""
    for redone in (0, -1):
        with pytest.raises(exhaustive.EngineMismatchError):
            numbers(Numbers(8, redone=redone)).run(Effort.DEFAULT)

    class Refuted(Numbers):
        def spot_check(self) -> int:
            raise exhaustive.EngineMismatchError("differs")

    with pytest.raises(exhaustive.EngineMismatchError):
        numbers(Refuted(8)).run(Effort.DEFAULT)


def numbers(domain: Numbers, predicate: Callable[[Any], Any] = lambda v: v.n >= 0) -> Exhaustive:
    return Exhaustive(predicate, domain, domain, "numbers")


def guarded_witness(tmp_path: Path) -> None:
    """A counterexample that the reference does not confirm is a defect."""
    with pytest.raises(exhaustive.EngineMismatchError):
        numbers(Numbers(8, error=50), lambda v: v.square < 99).run(Effort.DEFAULT)


ROWS = [(0,), (0,), (1,), (1,), (2,), (2,)]


def guarded_periodicity(tmp_path: Path) -> None:
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


def guarded_conclusion(tmp_path: Path) -> None:
    """Every check of a reading, and every reading, counts."""
    one = claim(Says(), Says(evidence(REFUTED)))
    assert one.run(Effort.DEFAULT).verdict is REFUTED
    assert claim(weak=Says(), strict=Says(evidence(REFUTED))).run(Effort.DEFAULT).verdict is (
        Verdict.AMBIGUOUS
    )


def guarded_bounds(tmp_path: Path) -> None:
    """A bound that no instance attains is a defect."""
    short = Range("n <= {n}", "n", lambda n: ((i,) for i in range(n)), {"n": 5})
    with pytest.raises(ranges.RangeError):
        short(lambda n: True).run(Effort.DEFAULT)


class Stores(Says):
    def stored(self) -> Mapping[Path, str]:
        return {self.path: "made today\n"}

    path = Path("nowhere")


def guarded_files(tmp_path: Path) -> None:
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


def guarded_manifest(tmp_path: Path) -> None:
    """A file that no command wrote is named."""
    own = documents()["cumulative"]
    own.computed.mkdir(parents=True, exist_ok=True)
    (own.computed / "more.json").write_text("{}")
    assert any("more.json" in line for line in kept.differing(own))


def guarded_record(tmp_path: Path) -> None:
    """What a run finds is held against the record, and the record against the check."""
    wide, false = evidence(HOLDS, cases=9), evidence(REFUTED)
    assert contradiction(claim(Says()), looked(false), looked(wide))
    assert contradiction(claim(Says()), looked(evidence(HOLDS, cases=8)), looked(wide))
    assert contradiction(claim(Says()), looked(evidence(Verdict.NOT_RUN)), looked(wide))
    assert contradiction(claim(Says(replays=False)), looked(false), looked(false))
    sample = Sample("n", "n", lambda random: (random.randrange(9),), count=5)(lambda n: True)
    found = sample.run(Effort.DEFAULT)
    forged = Evidence(HOLDS, found.scope, found.method, found.facts)
    assert sample.misfit(forged)
    assert contradiction(
        Claim(**{**fields(), "readings": {"as printed": (sample,)}}),
        {"as printed": {"random sample": found}},
        {"as printed": {"random sample": forged}},
    )


def fields() -> dict[str, Any]:
    made = claim(Says())
    return {name: getattr(made, name) for name in ("id", "places", "says", "readings", "code")}


def guarded_better(tmp_path: Path) -> None:
    """What is recorded gets no narrower."""
    wide = evidence(HOLDS, cases=9, seen={"n": [0, 9]})
    for narrow in (
        evidence(HOLDS, cases=8, seen={"n": [0, 9]}),
        evidence(HOLDS, cases=99, seen={"n": [1, 9]}),
        evidence(HOLDS, cases=99, seen={}),
        evidence(Verdict.UNREFUTED, cases=99),
        evidence(Verdict.NOT_RUN),
    ):
        assert better(looked(narrow), looked(wide)) == looked(wide)


def step(*formulas: Callable[[Any], Any]) -> Step:
    def state(terms: smt.Terms) -> None:
        x = terms.integer("x")
        terms.follows(*(formula(x) for formula in formulas))

    return Step("so", state)


def guarded_argument(tmp_path: Path) -> None:
    """A step with a counterexample, or from hypotheses that contradict each other, is none."""
    good = step(lambda x: x > 3, lambda x: x > 2)
    vacuous = step(lambda x: x > 3, lambda x: x < 3, lambda x: x > 9)
    wrong = step(lambda x: x > 2, lambda x: x > 3)
    for steps, verdict in (
        ((good,), Verdict.ARGUED),
        ((good, vacuous), Verdict.NOT_RUN),
        ((wrong, good), Verdict.NOT_RUN),
        ((good, wrong), Verdict.NOT_RUN),
    ):
        found = Argument("cumulative", "test", "words", steps).run(Effort.DEFAULT)
        assert found.verdict is verdict
    with pytest.raises(ValueError, match="no step"):
        Argument("cumulative", "test", "words", ())


def guarded_cells(tmp_path: Path) -> None:
    """The last cell counts as the first does, and none is no evidence."""
    for wrong in range(3):
        cells = [Cell(str(i), 1, 1 + (i == wrong)) for i in range(3)]
        assert Printed(partial(list, cells)).run(Effort.DEFAULT).verdict is Verdict.ERRATUM
    with pytest.raises(ValueError, match="no case"):
        Printed(list).run(Effort.DEFAULT)


def guarded_enumeration(tmp_path: Path) -> None:
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


def guarded_shards(tmp_path: Path) -> None:
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


def guarded_journal(tmp_path: Path) -> None:
    """A line that was changed counts as none."""
    path = tmp_path / "journal"
    with Journal(path, Effort.DEFAULT) as journal:
        journal.keep(claim(), looked(evidence(HOLDS, cases=5)), 1.0)
    write_whole(path, path.read_text().replace('"cases": 5', '"cases": 6'))
    assert Journal(path, Effort.DEFAULT).found == {}


def guarded_sweep(tmp_path: Path) -> None:
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


def guarded_induction(tmp_path: Path) -> None:
    """Start and step count at every parameter, the last too, and a model is one."""
    good = stepping({}, {}).run(Effort.DEFAULT)
    assert (good.verdict, good.facts["cases"]) == (HOLDS, 4)
    assert not stepping({}, {}).misfit(good)
    assert stepping({}, {}).amiss(Effort.DEFAULT, {**good.facts, "seen": {"k": [0, 1]}})
    for wrong in range(4):
        assert stepping({wrong: -1}, {}).run(Effort.DEFAULT).verdict is Verdict.NOT_RUN
        for first in (wrong - 1, wrong - 2):  # the statement fails there; the hypotheses do
            assert stepping({}, {wrong: first}).run(Effort.DEFAULT).verdict is Verdict.NOT_RUN
    alone = stepping({3: -1})
    found = alone.run(Effort.DEFAULT)
    witness = found.facts.get("witness")
    assert found.verdict is REFUTED
    assert isinstance(witness, dict)
    assert not alone.misfit(found)
    assert alone.replay(witness)
    assert not alone.replay({**witness, "values": {}})
    assert not alone.replay({"instance": {"n": 9, "k": 3}, "values": {"n": 8}})
    assert alone.amiss(Effort.DEFAULT, {"cases": 9, "seen": {"k": [0, 3]}})


def guarded_smt(tmp_path: Path) -> None:
    """Every query is asked, each answer is what it is, and a model is confirmed."""
    assert seats(query(4, 3)).run(Effort.DEFAULT).verdict is HOLDS
    for queries in ((query(1, 1),), (query(1, 1), query(4, 3)), (query(4, 3), query(1, 1))):
        assert seats(*queries).run(Effort.DEFAULT).verdict is REFUTED
    assert seats(query(12, 11), limit=100_000).run(Effort.DEFAULT).verdict is Verdict.NOT_RUN
    with pytest.raises(smt.UnconfirmedModelError):
        seats(query(1, 1), predicate=has_a_seat).run(Effort.DEFAULT)
    own = seats(query(4, 3), query(5, 4))
    known = own.run(Effort.DEFAULT)
    assert not own.misfit(known)
    assert own.misfit(Evidence(HOLDS, known.scope, known.method, {**known.facts, "cases": 99}))
    other = seats(query(4, 3), query(6, 5)).run(Effort.DEFAULT)
    assert own.misfit(other)
    text = smt.export(query(4, 3), smt.Status.UNSAT)
    assert smt.check_smtlib(text, ENOUGH).confirmed
    assert not smt.check_smtlib(smt.export(query(1, 1), smt.Status.UNSAT), ENOUGH).confirmed


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


def guarded_theory(tmp_path: Path) -> None:
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


def guarded_kernel(tmp_path: Path) -> None:
    """A theorem and an instance are made, not written down."""
    made = doubled(theory.Theory("cumulative", "toy", doubling))
    given = {each.name: getattr(made, each.name) for each in dataclasses.fields(made)}
    with pytest.raises(ValueError, match="not written down"):
        theory.Theorem(**given, seal=None)
    with pytest.raises(ValueError, match="not written down"):
        theory.Fact(made, (), None)


def guarded_measured(tmp_path: Path) -> None:
    """Every row is compared with the stored one, and none may be missing or more."""
    data = {1: 1, 2: 4, 3: 9}
    numbers = Range("{n}", "n", lambda n: ((each,) for each in n if each in data), {"n": (1, 2, 3)})
    own = measured.Measured(lambda n: (n, data[n]), "cumulative", "squares", ("a", "b"), numbers)
    (path,) = own.stored()
    path.parent.mkdir(parents=True, exist_ok=True)
    rows = ["a,b", "1,1", "2,4", "3,9"]
    path.write_text("\n".join([*rows, ""]))
    assert own.run(Effort.DEFAULT).verdict is HOLDS
    for forged in (rows[:-1], [*rows, "4,16"], [*rows[:-1], "3,8"], ["a,c", *rows[1:]], []):
        path.write_text("\n".join([*forged, ""]))
        assert own.run(Effort.DEFAULT).verdict is REFUTED
    path.write_text("\n".join([*rows[:-1], ""]))
    del data[3]
    with pytest.raises(ranges.RangeError):
        own.run(Effort.DEFAULT)


def guarded_sampling(tmp_path: Path) -> None:
    """A sample is looked at, its counterexample confirmed, and its seed is the check's."""
    own = sampled(lambda o: o.AvA.second >= o.FvF.second)
    found = own.run(Effort.DEFAULT)
    witness = found.facts.get("witness")
    assert found.verdict is REFUTED
    assert isinstance(witness, dict)
    assert own.replay(witness)
    assert not own.replay({**witness, "values": {}})
    true = sampled(lambda o: o.FvF.first >= 0)
    facts = true.run(Effort.DEFAULT).facts
    assert not true.amiss(Effort.DEFAULT, facts)
    for forged in ({"seed": 7}, {"generator": "all"}, {"instances": 10**6}, {"instances": "many"}):
        assert true.amiss(Effort.DEFAULT, {**facts, **forged})
    none = Sampled(
        lambda o: o.FvF.first >= 0,
        *(SETS, "heaps", dict.fromkeys(Effort, 5), (("none", lambda o: o.FvF.first < 0),)),
    )
    with pytest.raises(ranges.RangeError):
        none.run(Effort.DEFAULT)


def no_spot_check(patch: Patch) -> None:
    right = Exhaustive.run_together

    def sabotaged(checks: Any, effort: Effort) -> list[Evidence]:
        patch.setattr(Numbers, "spot_check", lambda self: 1)
        for kind in Numbers.__subclasses__():
            patch.setattr(kind, "spot_check", lambda self: 1)
        for own in checks:
            object.__setattr__(own.domain, "redone", 1)
        return right(checks, effort)

    patch.setattr(Exhaustive, "run_together", staticmethod(sabotaged))


def window_short(patch: Patch) -> None:
    def accepts(own: Periodicity, rows: Any, window: int, shifting: Any) -> bool:
        a, p = own.preperiod, own.period
        return all(
            periodicity.repeats(rows[a + p + j], rows[a + j], shifting, own.shift)
            for j in range(window - 1)
        )

    patch.setattr(periodicity, "accepts", accepts)


def first_check_only(patch: Patch) -> None:
    patch.setattr(
        Claim, "conclude_reading", lambda self, reading, found: next(iter(found.values()))
    )


def always(value: Any) -> Callable[..., Any]:
    return lambda *arguments, **named: value


def empty(*arguments: Any) -> Iterator[str]:
    return iter(())


def head_of_the_stored(patch: Patch) -> None:
    patch.setattr(checked, "head", always({}))


def first_false_forgotten(patch: Patch) -> None:
    right = ranges.Looker.ask

    def ask(self: Any, *instance: Any) -> bool:
        found = right(self, *instance)
        if self.cases == 1:
            self.false.clear()
        return found

    patch.setattr(ranges.Looker, "ask", ask)


def last_cell_forgotten(patch: Patch) -> None:
    right = Printed.compared
    patch.setattr(Printed, "compared", lambda self: right(Printed(lambda: list(self.cells())[:-1])))


def no_model_asked(patch: Patch) -> None:
    def problem(step: Any, hypotheses: Any) -> str:
        return "" if step.status is smt.Status.UNSAT else "not confirmed"

    patch.setattr(argument, "_problem", problem)


def first_step_only(patch: Patch) -> None:
    right = Argument.run

    def run(self: Argument, effort: Effort) -> Evidence:
        return right(Argument(self.document, self.name, self.words, self.steps[:1]), effort)

    patch.setattr(Argument, "run", run)


def last_parameter_forgotten(patch: Patch) -> None:
    right = Induction.run

    def run(self: Induction, effort: Effort) -> Evidence:
        return right(replace(self, values={e: r[:-1] for e, r in self.values.items()}), effort)

    patch.setattr(Induction, "run", run)


def taken_for_unsat(module: Any, *taken: smt.Status) -> Sabotage:
    """Answers that are taken for another."""

    def sabotage(patch: Patch) -> None:
        right = smt.solve

        def solve(*arguments: Any, **named: Any) -> smt.Answer:
            answer = right(*arguments, **named)
            return replace(answer, status=smt.Status.UNSAT) if answer.status in taken else answer

        patch.setattr(module, "solve", solve)

    return sabotage


def first_query_only(patch: Patch) -> None:
    right = smt.Smt.run
    patch.setattr(smt.Smt, "run", lambda self, e: right(replace(self, queries=self.queries[:1]), e))


def model_unconfirmed(patch: Patch) -> None:
    def found(self: smt.Smt, query: smt.Query, instance: Any, given: Any) -> Evidence:
        return Evidence(REFUTED, query.extent, "smt", {"witness": {"instance": instance}, **given})

    patch.setattr(smt.Smt, "_found", found)


def denials_not_asked(patch: Patch) -> None:
    """A solver that is given no denial has nothing to confirm, and is not heard."""
    patch.setattr(script, "evaluated", lambda text: "unsat\n" * text.count("\n(check-sat)"))


def rows_not_compared(patch: Patch) -> None:
    right = measured.Measured.run

    def run(self: measured.Measured, effort: Effort) -> Evidence:
        (path, text), *_ = self.stored().items()
        path.write_text(text)
        return right(self, effort)

    patch.setattr(measured.Measured, "run", run)


def lines_not_counted(patch: Patch) -> None:
    right = measured.Measured.run

    def run(self: measured.Measured, effort: Effort) -> Evidence:
        found = right(self, effort)
        short = "lines" in str(found.facts.get("witness"))
        return evidence(HOLDS) if short else found

    patch.setattr(measured.Measured, "run", run)


def replaced(owner: Any, name: str, value: Any) -> Sabotage:
    return lambda patch: patch.setattr(owner, name, value)


SABOTAGES: dict[str, tuple[Sabotage, Guard]] = {
    "exhaustive never calls its spot check": (no_spot_check, guarded_spot_check),
    "exhaustive confirms no counterexample": (
        replaced(Exhaustive, "replay", always(True)),
        guarded_witness,
    ),
    "periodicity.accepts is one row short": (window_short, guarded_periodicity),
    "periodicity.accepts everything": (
        replaced(periodicity, "accepts", always(True)),
        guarded_periodicity,
    ),
    "rows always repeat": (replaced(periodicity, "repeats", always(True)), guarded_periodicity),
    "only the first check of a reading is concluded": (first_check_only, guarded_conclusion),
    "refuse_unattained is skipped": (
        replaced(ranges, "refuse_unattained", always(None)),
        guarded_bounds,
    ),
    "outdated is always empty": (replaced(Check, "outdated", always("")), guarded_files),
    "files are never compared": (
        replaced(audit, "_tied", lambda check, evidence, address: evidence),
        guarded_files,
    ),
    "differing is empty": (replaced(kept, "differing", empty), guarded_manifest),
    "nothing contradicts": (replaced(record, "_contradiction", always("")), guarded_record),
    "no misfit": (replaced(Check, "misfit", always("")), guarded_record),
    "verdicts of every method": (
        replaced(ranges.RandomSample, "verdicts", always(frozenset(Verdict))),
        guarded_record,
    ),
    "nothing differs on one range": (replaced(record, "_differing", always("")), guarded_record),
    "what is false always replays": (replaced(record, "replays", always(True)), guarded_record),
    "all evidence covers": (replaced(record, "_covers", always(True)), guarded_better),
    "the newest is the best": (replaced(record, "_better", lambda f, b: f), guarded_better),
    "no step fails": (replaced(argument, "_problem", always("")), guarded_argument),
    "hypotheses need no model": (no_model_asked, guarded_argument),
    "only the first step": (first_step_only, guarded_argument),
    "the last cell is left out": (last_cell_forgotten, guarded_cells),
    "the first false instance is forgotten": (first_false_forgotten, guarded_enumeration),
    "all is judged true": (replaced(ranges, "judged", always((True, {}))), guarded_enumeration),
    "a shard's digest is not compared": (replaced(store, "digest", always("same")), guarded_shards),
    "a line's digest is not compared": (
        replaced(journal, "_seal", always("same")),
        guarded_journal,
    ),
    "a sweep's seal is not compared": (head_of_the_stored, guarded_sweep),
    "no shard is searched again": (replaced(Swept, "_searched_again", always("")), guarded_sweep),
    "a sweep's tables are not summed": (
        replaced(type(find_sweep("bidding-unitary")), "inconsistent", always("")),
        guarded_sweep,
    ),
    "an induction's start is not looked at": (
        replaced(Induction, "_start_problem", always("")),
        guarded_induction,
    ),
    "an induction's last parameter is left out": (last_parameter_forgotten, guarded_induction),
    "a step's model is taken for none": (
        taken_for_unsat(induction, smt.Status.SAT),
        guarded_induction,
    ),
    "an induction's counterexample always replays": (
        replaced(Induction, "replay", always(True)),
        guarded_induction,
    ),
    "an induction's cases are not counted": (
        replaced(Induction, "amiss", always("")),
        guarded_induction,
    ),
    "a model is taken for none": (taken_for_unsat(smt, smt.Status.SAT), guarded_smt),
    "what is unknown is taken for none": (taken_for_unsat(smt, smt.Status.UNKNOWN), guarded_smt),
    "only the first query is asked": (first_query_only, guarded_smt),
    "a model is not confirmed": (model_unconfirmed, guarded_smt),
    "what was asked is not compared": (replaced(smt.Smt, "misfit", always("")), guarded_smt),
    "a stored query always confirms": (
        replaced(smt.Rechecked, "confirmed", property(always(True))),
        guarded_smt,
    ),
    "axioms are not evaluated": (replaced(chain, "refuted_axiom", always("")), guarded_theory),
    "no step of a chain is asked": (replaced(chain, "_unconfirmed", always({})), guarded_theory),
    "only the last step of a chain is asked": (
        replaced(theory.Theorem, "ancestors", lambda self: [self]),
        guarded_theory,
    ),
    "a script's queries are not asked": (denials_not_asked, guarded_theory),
    "a theorem can be written down": (
        replaced(theory.Theorem, "__post_init__", always(None)),
        guarded_kernel,
    ),
    "an instance can be written down": (
        replaced(theory.Fact, "__post_init__", always(None)),
        guarded_kernel,
    ),
    "measured rows are not compared": (rows_not_compared, guarded_measured),
    "measured rows are not counted": (lines_not_counted, guarded_measured),
    "a measurement's range is not attained": (
        replaced(measured, "refuse_unattained", always(None)),
        guarded_measured,
    ),
    "a sample looks at nothing": (
        replaced(type(SETS), "look", always(sampling.Seen(1, {}, None))),
        guarded_sampling,
    ),
    "a sample's counterexample always replays": (
        replaced(Sampled, "replay", always(True)),
        guarded_sampling,
    ),
    "a sample's seed is not compared": (replaced(Sampled, "amiss", always("")), guarded_sampling),
    "a sample's conditions are not asked": (
        replaced(Sampled, "admits", always(True)),
        guarded_sampling,
    ),
    "violators are not evaluated": (
        replaced(type(find_sweep("bidding-unitary")), "misstated", always("")),
        guarded_sweep,
    ),
}


@pytest.mark.parametrize("guard", dict.fromkeys(g for _, g in SABOTAGES.values()))
def test_nothing_is_wrong_without_sabotage(guard: Guard, folder: Path, tmp_path: Path) -> None:
    guard(tmp_path)


@pytest.mark.parametrize("name", SABOTAGES)
def test_a_sabotaged_checker_is_noticed(
    name: str, folder: Path, tmp_path: Path, monkeypatch: Patch
) -> None:
    sabotage, guard = SABOTAGES[name]
    sabotage(monkeypatch)
    with pytest.raises((AssertionError, pytest.fail.Exception)):
        guard(tmp_path)
