"""Run claims: evidence for each, held against the record."""

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from time import perf_counter

from proofs_check.evidence import Effort, Evidence, Json, Verdict
from proofs_check.journal import Journal
from proofs_check.ledger import Batched, Check, Claim
from proofs_check.record import contradiction, recorded


@dataclass(frozen=True, slots=True)
class Result:
    """What one run found about one claim."""

    claim: Claim
    found: Evidence
    recorded: Evidence | None
    problem: str
    seconds: float

    @property
    def verdict(self) -> Verdict:
        """The best known verdict that this run does not contradict, else this run's."""
        return self.found.verdict if self.problem or self.recorded is None else self.recorded.verdict

    def as_json(self) -> dict[str, Json]:
        """One line of `check --format json`; `seconds` apart, which is a float."""
        known = self.recorded
        return {
            "id": self.claim.id,
            "document": self.claim.document,
            "origin": self.claim.origin.value,
            "cite": self.claim.cite,
            "says": self.claim.says,
            **self.found.as_json(),
            "recorded": None if known is None else known.verdict.value,
            "recorded_scope": None if known is None else known.scope,
            "as_recorded": not self.problem,
            "problem": self.problem,
        }


def audit(
    claims: Sequence[Claim],
    effort: Effort,
    starting: Callable[[Claim], None] = lambda claim: None,
    journal: Journal | None = None,
) -> Iterator[Result]:
    """Yield the result of each claim, in order; checks over one range are run together.

    Args:
        claims: what to look at.
        effort: how far.
        starting: told of each claim before its checks are run.
        journal: where finished claims are kept, and taken from.
    """
    journal = journal or Journal(None, effort)
    together: dict[object, list[Batched]] = {}
    open_claims = [claim for claim in claims if claim.id not in journal.found]
    for check in (c for claim in open_claims for cs in claim.readings.values() for c in cs):
        if isinstance(check, Batched):
            together.setdefault(check.batch, []).append(check)
    done: dict[int, tuple[Evidence, float]] = {}

    def run(check: Check) -> tuple[Evidence, float]:
        if id(check) not in done:
            group: list[Batched] = together[check.batch] if isinstance(check, Batched) else []
            begin = perf_counter()
            found = group[0].run_together(group, effort) if group else [check.run(effort)]
            share = (perf_counter() - begin) / len(found)
            for member, evidence in zip(group or [check], found, strict=True):
                done[id(member)] = (evidence, share)
        return done.pop(id(check))

    for claim in claims:
        starting(claim)
        if claim.id in journal.found:
            evidence, seconds = journal.found[claim.id]
        else:
            runs = {name: [run(c) for c in checks] for name, checks in claim.readings.items()}
            evidence = claim.conclude({name: [e for e, _ in done] for name, done in runs.items()})
            seconds = sum(spent for done in runs.values() for _, spent in done)
            journal.keep(claim, evidence, seconds)
        begin = perf_counter()
        known = recorded(claim.document).get(claim.id)
        problem = contradiction(claim, evidence, known)
        yield Result(claim, evidence, known, problem, seconds + perf_counter() - begin)
