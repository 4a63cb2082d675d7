import copy
import json
from collections.abc import Callable, Iterable, Mapping
from contextlib import suppress
from dataclasses import dataclass
from functools import partial
from pathlib import Path
from typing import Any, ClassVar

import pytest

from proofs_check.core import certificates, kept, record
from proofs_check.core.certificates import MAX_BYTES, counterexamples, verify
from proofs_check.core.documents import documents
from proofs_check.core.evidence import Verdict
from proofs_check.core.ledger import ledger, select
from proofs_check.core.tables import computed_file
from proofs_check.documents.cumulative import engine
from proofs_check.documents.cumulative.heaps import MAX_EVALUATIONS
from reference.errors import InvalidInput
from tests.conftest import Enter, Gameproof, Run, Says, bound, claim, evidence, looked

COUNTEREXAMPLE: dict[str, Any] = {
    "format_version": 1,
    "kind": "counterexample",
    "claim": "cumulative/conjecture-4.first",
    "reading": "as printed",
    "witness": {
        "instance": {"set": [3, 7, 12, 14, 22, 23], "heap": 110},
        "values": {
            "FvF": [60, 50],
            "FvA": [60, 50],
            "AvF": [61, 49],
            "AvA": [61, 49],
            "zero-sum": 12,
        },
    },
}
PERIODICITY: dict[str, Any] = {
    "format_version": 1,
    "kind": "periodicity",
    "document": "cumulative",
    "set": [3, 5],
    "preperiod": 18,
    "period": 10,
    "shift": 5,
}


Verify = Callable[..., Run]


@pytest.fixture
def given(tmp_path: Path, gameproof: Gameproof) -> Verify:
    """Verifies a file with this content."""

    def run(content: Any, name: str = "certificate.json", *options: str) -> Run:
        text = content if isinstance(content, str | bytes) else json.dumps(content)
        (tmp_path / name).write_bytes(text if isinstance(text, bytes) else text.encode())
        return gameproof("verify", str(tmp_path / name), *options)

    return run


LEFT_OUT = object()


def changed(certificate: dict[str, Any], path: str, value: Any) -> dict[str, Any]:
    """A copy in which one field, `a/b/c` for nested ones, is another value or left out."""
    copied = copy.deepcopy(certificate)
    *outer, last = path.split("/")
    inner: Any = copied
    for name in outer:
        inner = inner[name]
    if value is LEFT_OUT:
        del inner[last]
    else:
        inner[last] = value
    return copied


@pytest.mark.parametrize(
    ("certificate", "said"),
    [
        (COUNTEREXAMPLE, "cumulative/conjecture-4.first is false at "),
        (PERIODICITY, "the rows repeat as stated"),
        (changed(PERIODICITY, "preperiod", 40), "the rows repeat as stated"),
        ({**PERIODICITY, "period": 20, "shift": 10}, "the rows repeat as stated"),
    ],
)
def test_good_certificates_are_accepted(
    given: Verify, certificate: dict[str, Any], said: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    def forbidden(*arguments: Any) -> None:
        pytest.fail("the engine was asked")  # nothing but the reference is

    monkeypatch.setattr(engine, "compute", forbidden)
    run = given(certificate)
    assert (run.status, run.err) == (0, "")
    assert run.out.startswith(f"accepted: {said}")


FALSE, REPEATS = partial(changed, COUNTEREXAMPLE), partial(changed, PERIODICITY)

REJECTED = {
    # The set is a subtraction set, but the conjecture is true there.
    "another set": FALSE("witness/instance/set", [3, 5]),
    "another heap": FALSE("witness/instance/heap", 109),
    "a value": FALSE("witness/values/zero-sum", 11),
    "a value left out": FALSE("witness/values/zero-sum", LEFT_OUT),
    "one value more": FALSE("witness/values/GvG", [60, 50]),
    "no values": FALSE("witness/values", {}),
    "values of another kind": FALSE("witness/values", "refuted"),
    "nested values": FALSE("witness/values", json.loads("[" * 900 + "]" * 900)),
    "another claim": FALSE("claim", "cumulative/section-1.play-until-stuck"),
    "a huge action": FALSE("witness/instance/set", [3, 10**9]),
    "a preperiod too small": REPEATS("preperiod", 17),
    "another period": REPEATS("period", 11),
    "a multiple with the same shift": REPEATS("period", 20),
    "another shift": REPEATS("shift", 6),
    "no shift": REPEATS("shift", 0),
    "a huge shift": REPEATS("shift", -(10**4000)),
    "a set of another period": REPEATS("set", [4, 6]),
}


@pytest.mark.parametrize("certificate", REJECTED.values(), ids=REJECTED)
def test_what_is_not_so_is_rejected(given: Verify, certificate: dict[str, Any]) -> None:
    run = given(certificate)
    assert (run.status, run.err) == (1, "")
    assert run.out.startswith("REJECTED: the reference")
    assert run.out.count("\n") == 1


OF_WHOLE_SETS = FALSE("claim", "cumulative/section-3.many-more-sacrifices")
TOO_LARGE = f"of at most {MAX_EVALUATIONS}"

REFUSED: dict[str, tuple[dict[str, Any] | str | bytes, str]] = {
    "version 2": (FALSE("format_version", 2), "format_version: got 2, allowed: 1"),
    "version true": (REPEATS("format_version", True), "format_version: got True, allowed: 1"),
    "no version": (REPEATS("format_version", LEFT_OUT), "format_version: got nothing, allowed"),
    "kind": (REPEATS("kind", "proof"), "kind: got 'proof', allowed: counterexample, period"),
    "no kind": (REPEATS("kind", LEFT_OUT), "kind: got nothing, allowed: counterexample, per"),
    "other kind": (REPEATS("kind", "counterexample"), "got nothing, allowed: exactly the fie"),
    "extra": (REPEATS("author", "me"), "author: got 'me', allowed: exactly the fields document"),
    "no shift": (REPEATS("shift", LEFT_OUT), "shift: got nothing, allowed: exactly the fields"),
    "no witness": (FALSE("witness", LEFT_OUT), "witness: got nothing, allowed: exactly"),
    "period text": (REPEATS("period", "10"), "period: got '10', allowed: an integer"),
    "period true": (REPEATS("period", True), "period: got True, allowed: an integer"),
    "no rows": (REPEATS("document", "preferences"), "one whose outcomes are known to repeat"),
    "too large": (REPEATS("preperiod", 10**9), f"times |S| {TOO_LARGE} to check"),
    "set huge": (REPEATS("set", [3, 10**4000]), f"times |S| {TOO_LARGE} to check"),
    "set empty": (REPEATS("set", []), "set: got [], allowed: at least one integer"),
    "document": (REPEATS("document", "poker"), "document: got 'poker', allowed: one of "),
    "claim unknown": (FALSE("claim", "cumulative/nope"), "claim: got 'cumulative/nope'"),
    "claim prefix": (FALSE("claim", "cumulative/conjecture-4"), "the whole id of one"),
    "claim number": (FALSE("claim", 4), "claim: got 4, allowed: the whole id of one cl"),
    "reading": (FALSE("reading", "strict"), "reading: got 'strict', allowed: as printed"),
    "witness list": (FALSE("witness", []), "witness: got [], allowed: an object with an"),
    "witness more": (FALSE("witness/proof", 1), "allowed: an object with an instance and"),
    "no values": (FALSE("witness/values", LEFT_OUT), "an object with an instance and its"),
    "no instance": (FALSE("witness/instance", LEFT_OUT), "an object with an instance and"),
    "instance null": (FALSE("witness/instance", None), "allowed: an instance of the cla"),
    "instance list": (FALSE("witness/instance", [3]), "allowed: exactly heap and set"),
    "instance more": (FALSE("witness/instance/x", 1), "allowed: exactly heap and set"),
    "no heap": (FALSE("witness/instance/heap", LEFT_OUT), "allowed: exactly heap and set"),
    "heap negative": (FALSE("witness/instance/heap", -5), "heap: got -5, allowed: an int"),
    "heap huge": (FALSE("witness/instance/heap", 10**9), TOO_LARGE),
    # Two claims are about sets of two actions, and false of this larger one.
    "a larger set": (FALSE("claim", "cumulative/lemma-9.4"), "set: got [3, 7, 12, 14, 22, 23], al"),
    "larger too": (FALSE("claim", "cumulative/theorem-3.first"), "set: got [3, 7, 12, 14, 22, 23]"),
    "a period too long to find": (
        {**OF_WHOLE_SETS, "witness": {"instance": {"set": [999_999, 10**6]}, "values": {}}},
        f"set: got [999999, 1000000], allowed: what takes heaps times |S| {TOO_LARGE}",
    ),
    "actions 0": (FALSE("witness/instance/set", [0, 3]), "set: got 0, allowed: distinct"),
    "not JSON": ("set = [3, 5]", "JSON (Expecting value"),
    "two objects": ("{} {}", "JSON (Extra data"),
    "list": ("[]", "certificate: got [], allowed: a JSON object"),
    "number": ("NaN", "certificate: got 'NaN', allowed: a JSON object"),
    "byte order mark": ("\ufeff{}", "JSON (Unexpected UTF-8 BOM"),
    "nested": ("[" * 100_000 + "]" * 100_000, "JSON that is not nested so deeply"),
    "a key twice": ('{"kind": 1, "kind": 2}', "certificate: got 'kind', allowed: each key once"),
    "digits": ('{"shift": 1' + "0" * 5000 + "}", "allowed: integers of at most 4300 digits"),
    "no text": (bytes(range(256)) * 40, "allowed: text in UTF-8"),
}


@pytest.mark.parametrize(("content", "message"), REFUSED.values(), ids=REFUSED)
def test_what_is_unusable_is_named(given: Verify, content: Any, message: str) -> None:
    named = () if isinstance(content, dict) else ("certificate: got ",)
    given(content).refused(message, *named)


NO_PROOF = {
    "empty": "",
    "a query": "(set-logic ALL)\n(declare-const a Int)\n(assert (> a 3))\n(check-sat)\n",
    "open": "(set-logic ALL)\n(push 1",
    "nested": "(set-logic ALL)\n" + "(" * 100_000,
}


@pytest.mark.parametrize("content", NO_PROOF.values(), ids=NO_PROOF)
def test_what_is_no_proof_script_is_rejected(given: Verify, content: str) -> None:
    run = given(content, "proof.smt2")
    assert (run.status, run.err) == (1, "")
    assert run.out.startswith("REJECTED: it is no proof: ")


def test_a_file_is_read_up_to_a_size_and_as_text(
    tmp_path: Path, gameproof: Gameproof, given: Verify
) -> None:
    path = tmp_path / "large.json"
    with path.open("wb") as file:
        file.truncate(10**12)  # nothing is written: the file has no blocks
    gameproof("verify", str(path)).refused(f"allowed: a file of at most {MAX_BYTES} bytes")
    given(bytes(range(256)) * 40, "proof.smt2").refused("allowed: text in UTF-8")


@pytest.mark.parametrize(
    "certificate", [PERIODICITY, {**PERIODICITY, "document": "positions", "set": [1, 3, 4]}]
)
def test_what_verify_may_take_is_said(given: Verify, certificate: dict[str, Any]) -> None:
    run = partial(given, certificate, "certificate.json")
    assert (run().err, run("--max-work", "1000").err) == ("", "")
    refused = run("--max-work", "1")
    refused.refused("preperiod, period, max S: got ", "at most 1 ", "; see --max-work")
    run("--max-work", "0").refused("'--max-work': 0 is not in the range")


def test_verify_counts_what_games_take(gameproof: Gameproof) -> None:
    assert gameproof("verify", "partizan/section-1.finite").status == 0
    refused = gameproof("verify", "partizan/section-1.finite", "--max-work", "1")
    refused.refused("max-work: got more than 1", "raise with --max-work")


def test_a_counterexample_is_checked_by_its_own_reading(enter: Enter) -> None:
    enter("zz-test", weak=Says(replays=True), strict=Says(replays=False))
    certificate = {**COUNTEREXAMPLE, "claim": "cumulative/zz-test"}
    assert verify({**certificate, "reading": "weak"})[0]
    assert not verify({**certificate, "reading": "strict"})[0]


@pytest.mark.parametrize(
    ("name", "where", "instead"),
    [
        ("bidding/proposition-4.equation-1", ("instance", "left", 0, 0), True),
        ("bidding/proposition-4.equation-1", ("instance", "tau", 1), "0"),
        ("bidding/proposition-4.equation-1", ("values", "maximin", "nu", 2), True),
        ("bidding/lemma-17.proof.upper-from-lower", ("instance", "odd"), "true"),
        ("bidding/lemma-17.proof.upper-from-lower", ("values", "nu", 3), True),
        ("positions/zermelo.drawing", ("instance",), " Choice("),
        ("preferences/section-4.5.level-removes-token", ("instance", "board", 0), True),
        ("preferences/section-4.5.level-removes-token", ("instance", "board", 0), "1"),
        # A step of a proof that is so up to TB = 20, and not at 21: an attack found it.
        *(
            ("bidding/heap-monotonicity.proof.case-3-same-outcome", ("instance", name), value)
            for name, value in {"p": 12, "TB": 22, "x": 9, "r": 8, "nu_hat of heap 4": []}.items()
        ),
    ],
)
def test_a_counterexample_in_other_words_is_none(
    name: str, where: tuple[str | int, ...], instead: object
) -> None:
    """Where Python takes one value for another, or passes over what nothing asks."""
    claim = ledger(name.partition("/")[0])[name]
    found = counterexamples(claim, record.known(claim) or {})
    content: Any = copy.deepcopy(next(iter(found.values())))
    assert verify(content)[0]
    *outer, last = where
    at = content["witness"]
    for part in outer:
        at = at[part]
    at[last] = instead
    with suppress(InvalidInput):
        assert not verify(content)[0]


@dataclass(frozen=True)
class Swept(Says):
    method: ClassVar[str] = "sweep"


def test_the_witness_of_a_sweep_may_be_a_row(enter: Enter) -> None:
    enter("zz-test", Swept())
    enter("zz-other", Says())
    certificate = {**COUNTEREXAMPLE, "claim": "cumulative/zz-test"}
    assert verify(certificate)[0]
    assert verify({**certificate, "witness": {"s1": 3}})[0]
    for name, witness in (("zz-test", {"values": {}}), ("zz-other", {"s1": 3})):
        with pytest.raises(InvalidInput, match="an instance and its values"):
            verify({**certificate, "claim": f"cumulative/{name}", "witness": witness})


def test_what_is_recorded_as_refuted_is_verified(
    folder: Path, enter: Enter, gameproof: Gameproof
) -> None:
    false = evidence(Verdict.REFUTED)
    one = enter("zz-test-1", Says())
    two = enter("zz-test-2", weak=Says(), strict=Says(replays=False))
    both = enter("zz-test-4", weak=Says(), strict=Says(replays=False))
    parted = looked(weak=evidence(Verdict.HOLDS), strict=false)
    assert list(counterexamples(two, parted)) == ["zz-test-2--2.json"]
    record.store(
        "cumulative",
        bound({one.id: looked(false), two.id: parted, both.id: looked(weak=false, strict=false)}),
    )
    record.recorded.cache_clear()
    assert gameproof("verify", one.id).out.startswith("accepted: cumulative/zz-test-1 is false at")
    rejected = gameproof("verify", two.id)
    assert (rejected.status, rejected.out[:10]) == (1, "REJECTED: ")
    rejected = gameproof("verify", both.id)
    first = [line.split()[0] for line in rejected.out.splitlines()]
    assert (rejected.status, first) == (1, ["accepted:", "REJECTED:"])
    for name in ("cumulative/zz-test-3", "cumulative/zz-test"):
        gameproof("verify", name).refused("allowed: a regular file, or the id of a refuted claim")
    assert counterexamples(claim(Says()), looked(evidence(Verdict.ERRATUM))) == {}


def test_a_claim_is_found_wherever_the_ledger_has_those_that_begin_so(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    name = "heap-monotonicity.proof.case-3-same-outcome"
    found = [*select([f"bidding/{name}"], None)]
    assert len(found) > 1
    monkeypatch.setattr(certificates, "select", lambda *_: iter(found[::-1]))
    assert all(accepted for accepted, _ in certificates.verify_recorded(f"bidding/{name}"))


def test_of_two_checks_that_refute_the_first_has_the_counterexample(enter: Enter) -> None:
    own = enter("zz-test", Says(), Says(), Says())
    false = [evidence(Verdict.REFUTED, witness={"instance": n, "values": {}}) for n in (1, 2)]
    found = counterexamples(own, looked(evidence(Verdict.HOLDS), *false))
    ((name, content),) = found.items()
    assert name == "zz-test.json"
    assert content["witness"] == {"instance": 1, "values": {}}


SCRIPT = """\
(set-logic ALL)
; theorem
(define-fun |t: so| () Bool true)
(push 1)
(assert (not |t: so|))
(check-sat)
(pop 1)
"""


@dataclass(frozen=True)
class Files(Says):
    """A check with a file of its own, and one that it reads."""

    __hash__ = object.__hash__

    writes: tuple[str, ...] = ()
    reads: str = ""

    def makes(self) -> Iterable[Path]:
        return self.stored()

    def stored(self) -> Mapping[Path, str]:
        return {computed_file("cumulative", name): SCRIPT for name in self.writes}

    def read(self) -> Mapping[Path, str]:
        path = computed_file("cumulative", self.reads)
        return {path: "gameproof sweep zz"} if self.reads else {}


def test_files_that_go_with_a_claim_no_longer_are_removed(folder: Path, enter: Enter) -> None:
    names = [f"{name}.smt2" for name in ("a", "b", "c", "other")]
    paths = [folder / name for name in names]
    certificates.store_files(enter("zz-test-0", Files(writes=("other.smt2",))))
    own = enter("zz-test-1", weak=Files(writes=(*names[:2],)), strict=Files(writes=("c.smt2",)))
    assert certificates.store_files(own) == paths[:3]
    assert [path.read_text() for path in paths] == [SCRIPT] * 4
    left = enter("zz-test-1", Files(writes=("b.smt2",)))
    assert certificates.store_files(left) == paths[1:2]
    assert [path.exists() for path in paths] == [False, True, False, True]
    assert not [*kept.differing(documents()["cumulative"])]


def test_every_file_is_one_that_a_claim_makes_or_reads(folder: Path, enter: Enter) -> None:
    own = enter("zz-a", Files(writes=("a.smt2",)), Files(reads="zz.json"))
    certificates.store_files(own)
    kept.keep({folder / "zz.json": '{"a": 1}\n'}, "gameproof sweep zz")
    cumulative = documents()["cumulative"]

    def said() -> set[str]:
        return {
            line for line in certificates.not_as_kept(cumulative) if "smt2" in line or "zz" in line
        }

    assert said() == {"zz.json: it is not written as commands write"}
    kept.keep({folder / "zz.json": kept.as_text({"a": 1})}, "gameproof sweep zz")
    assert said() == set()
    for name, command in (("zz.json", "gameproof sweep other"), ("a.smt2", "gameproof sweep zz")):
        kept.keep({folder / name: (folder / name).read_text()}, command)
    assert said() == {
        "zz.json: nothing makes it with 'gameproof sweep other'",
        "a.smt2: nothing makes it with 'gameproof sweep zz'",
    }


def test_a_file_is_evidence_for_the_claim_that_makes_it(folder: Path, enter: Enter) -> None:
    def said(path: Path) -> tuple[bool, str]:
        accepted, reason = certificates.verify_file(str(path))
        return accepted, reason.rpartition("; ")[2]

    weak, strict = Files(writes=("smt/b.smt2",)), Files(writes=("smt/a.smt2",))
    own = enter("zz-a", weak=weak, strict=strict)
    (second, first) = certificates.store_files(own)
    assert said(first) == said(second) == (True, "it is evidence for cumulative/zz-a")
    kept.keep({first: SCRIPT + "; more\n"}, certificates.checked_by(own))
    assert said(first) == (False, "it is not what cumulative/zz-a makes today")
    enter("zz-a", weak)
    assert said(first) == (False, "cumulative/zz-a makes no such file today")
