"""What a check gives back: a verdict, how far it looked, and what a stranger needs to check it."""

import hashlib
import json
import re
import sys
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field, replace
from enum import StrEnum
from typing import TypeAlias

from reference.errors import InvalidInput

Json: TypeAlias = "str | int | bool | Sequence[Json] | Mapping[str, Json] | None"
"""JSON without floats: every number of the project is exact, seconds of a run excepted."""


class Verdict(StrEnum):
    """How a claim stands (DESIGN: the vocabulary of verdicts); strongest first."""

    PROVED = "proved"
    ARGUED = "argued"
    HOLDS = "holds"
    UNREFUTED = "unrefuted"
    REFUTED = "refuted"
    ERRATUM = "erratum"
    AMBIGUOUS = "ambiguous"
    UNVERIFIABLE = "unverifiable"
    NOT_RUN = "not-run"

    @property
    def is_true(self) -> bool:
        """Nothing was found against the claim, and something was looked at."""
        return self in {Verdict.PROVED, Verdict.ARGUED, Verdict.HOLDS, Verdict.UNREFUTED}

    @property
    def is_false(self) -> bool:
        """The claim is wrong as printed."""
        return self in {Verdict.REFUTED, Verdict.ERRATUM}


MUST_CARRY: Mapping[Verdict, tuple[str, ...]] = {
    Verdict.PROVED: ("certificate",),
    Verdict.ARGUED: ("certificate",),
    Verdict.HOLDS: ("cases",),
    Verdict.UNREFUTED: ("cases", "generator", "seed"),
    Verdict.REFUTED: ("witness",),
    Verdict.ERRATUM: ("printed", "computed"),
    Verdict.AMBIGUOUS: ("readings",),
    Verdict.UNVERIFIABLE: ("missing",),
    Verdict.NOT_RUN: ("why",),
}
"""The facts without which a verdict is not a verdict."""


class Effort(StrEnum):
    """How long a run may look: the default audit, or `--deep`."""

    DEFAULT = "default"
    DEEP = "deep"


@dataclass(frozen=True, slots=True)
class Evidence:
    """One verdict with its scope and facts.

    `ValueError`: the verdict lacks a fact that it must carry, has no scope, or counts no case.

    >>> Evidence(Verdict.HOLDS, "every S with max S <= 3", "exhaustive", {"cases": 0})
    Traceback (most recent call last):
    ValueError: holds: no case was looked at
    """

    verdict: Verdict
    scope: str
    method: str
    facts: Mapping[str, Json] = field(default_factory=dict)
    default: "Evidence | None" = None
    """Recorded of a range of `--deep`: what the default range gave."""

    def __post_init__(self) -> None:
        """Refuse a verdict that does not say how it is known."""
        missing = [name for name in MUST_CARRY[self.verdict] if name not in self.facts]
        if missing:
            raise ValueError(f"{self.verdict}: the evidence lacks {', '.join(missing)}")
        if not self.scope:
            raise ValueError(f"{self.verdict}: a verdict without a scope is not a verdict")
        cases = self.facts.get("cases", 1)
        if not isinstance(cases, int) or cases < 1:
            raise ValueError(f"{self.verdict}: no case was looked at")

    @property
    def was_looked_at(self) -> bool:
        """Whether there was something to look at, and a check came out."""
        return self.verdict not in {Verdict.NOT_RUN, Verdict.UNVERIFIABLE}

    def as_json(self) -> dict[str, Json]:
        """Verdict, scope, method and facts as one JSON object."""
        default = {} if self.default is None else {"default": self.default.as_json()}
        return {
            "verdict": self.verdict.value,
            "scope": self.scope,
            "method": self.method,
            "evidence": dict(self.facts),
            **default,
        }

    @staticmethod
    def from_json(value: Mapping[str, Json]) -> "Evidence":
        """The inverse of `as_json`; `ValueError`: it has other fields."""
        if set(value) - {"default"} != {"verdict", "scope", "method", "evidence"}:
            raise ValueError(f"evidence has the fields {', '.join(value)}")
        facts, default = value["evidence"], value.get("default", {})
        assert isinstance(facts, Mapping)
        assert isinstance(default, Mapping)
        scope, method = str(value["scope"]), str(value["method"])
        narrower = Evidence.from_json(default) if "default" in value else None
        return Evidence(Verdict(str(value["verdict"])), scope, method, facts, narrower)

    @property
    def ranges(self) -> "tuple[Evidence, ...]":
        """What is recorded of each range, each by itself, the deeper one first."""
        return (replace(self, default=None), *(self.default.ranges if self.default else ()))


def canonical(value: Json) -> str:
    """JSON with sorted keys and no white space, so that equal values give equal text.

    That of RFC 8785 but in three things, none of which a published vector has: integers past 2^53
    are written in full (they are none there), keys beyond U+FFFF stand behind all others (there
    they are sorted in UTF-16), and a text that is no Unicode is written (there it is an error).

    >>> canonical({"b": [1, 2], "a": None})
    '{"a":null,"b":[1,2]}'
    """
    return _CANONICAL.encode(value)


_CANONICAL = json.JSONEncoder(
    sort_keys=True, separators=(",", ":"), ensure_ascii=False, check_circular=False
)


def plain(value: Json) -> str:
    """JSON as a person would write it down, on one line.

    >>> plain({"set": [4, 7], "heap": 34})
    'set [4, 7], heap 34'
    """
    if isinstance(value, Mapping):
        return ", ".join(f"{key} {_nested(inner)}" for key, inner in value.items())
    if isinstance(value, list | tuple):
        return "[" + ", ".join(plain(inner) for inner in value) + "]"
    return (
        "none" if value is None else str(value).lower() if isinstance(value, bool) else str(value)
    )


def _nested(value: Json) -> str:
    return f"({plain(value)})" if isinstance(value, Mapping) else plain(value)


def read_json(text: str, name: str) -> Json:
    """JSON as the project knows it: what is no integer but a number stays text.

    `name`: what it is, for the error. `InvalidInput`: a key stands twice, or an integer is longer
    than Python reads. `ValueError`: this is no JSON. `RecursionError`: it is nested too deeply.

    >>> read_json('{"set": [3, 5], "heap": 1e3}', "question")
    {'set': [3, 5], 'heap': '1e3'}
    """

    def integer(digits: str) -> int:
        try:
            return int(digits)
        except ValueError:
            most = sys.get_int_max_str_digits()
            raise InvalidInput(name, digits, f"integers of at most {most} digits") from None

    def unique(pairs: list[tuple[str, Json]]) -> dict[str, Json]:
        found: dict[str, Json] = {}
        for key, value in pairs:
            if key in found:
                raise InvalidInput(name, key, "each key once")
            found[key] = value
        return found

    value: Json = json.loads(
        text, parse_int=integer, parse_float=str, parse_constant=str, object_pairs_hook=unique
    )
    return value


NUMBERS = frozenset(
    ("cases", "instances", "seed", "shards", "rounds", "cpu seconds", "resource units")
)
"""The facts that are a number in the evidence of every method."""


def ill_formed(facts: Mapping[str, Json]) -> str:
    """Which fact is nothing that a run writes, whatever it looked at; empty where none is.

    >>> ill_formed({"cases": 3, "seen": {"n": [0, 2]}}), ill_formed({"cases": True})
    ('', 'cases is recorded as True')
    >>> ill_formed({"certificate": {"digest": "none", "cases": 3}})
    "digest is recorded as 'none'"
    """
    for name, value in facts.items():
        if name in NUMBERS:
            well = _is_number(value)
        elif name == "digest":
            well = isinstance(value, str) and re.fullmatch("[0-9a-f]{64}", value) is not None
        elif name == "violators":
            well = _is_number(value) and 0 < int(str(value)) <= int(str(facts.get("cases", value)))
        elif name == "solver":
            well = isinstance(value, str) and re.fullmatch(r"Z3 \d+(\.\d+)+", value) is not None
        elif name == "seen":
            well = isinstance(value, Mapping) and all(map(_are_ends, value.values()))
        else:
            well = True
        if not well:
            return f"{name} is recorded as {value!r}"
    certificate = facts.get("certificate")
    return ill_formed(certificate) if isinstance(certificate, Mapping) else ""


def _is_number(value: Json) -> bool:
    return type(value) is int and value >= 0


def _are_ends(ends: Json) -> bool:
    """Whether these are a least and a greatest value."""
    match ends:
        case [int(least), int(greatest)]:
            return bool not in map(type, (least, greatest)) and least <= greatest
    return False


def digest(values: Iterable[Json]) -> str:
    """SHA-256 over the canonical JSON of each value, one a line.

    >>> digest([]) == digest([])
    True
    """
    sha = hashlib.sha256()
    for value in values:
        sha.update(canonical(value).encode())
        sha.update(b"\n")
    return sha.hexdigest()


_STRENGTH = [
    Verdict.PROVED,
    Verdict.ARGUED,
    Verdict.HOLDS,
    Verdict.UNREFUTED,
    Verdict.UNVERIFIABLE,
    Verdict.NOT_RUN,
]


def _strength(evidence: Evidence) -> int:
    return _STRENGTH.index(evidence.verdict)


def not_looked(scope: str, method: str, why: str, *, deep: bool = False) -> Evidence:
    """Evidence that nothing was looked at.

    `method`: the method that would have. `deep`: whether only `--deep` looks at it, so that a
    default run owes nothing.
    """
    facts: dict[str, Json] = {"why": why}
    return Evidence(Verdict.NOT_RUN, scope, method, facts | ({"deep": True} if deep else {}))


def combine_checks(found: Mapping[str, Sequence[Evidence]]) -> Evidence:
    """What the checks of one reading say together.

    A refutation wins. Else checks of the whole statement are as good as the strongest of them; all
    parts together are as good as the weakest part, and each part as the strongest of its checks.

    The scope is that of the evidence that decides, and of what else was looked at. What was not is
    among the facts, with the reason. `found`: the evidence by the part that was looked at; under ""
    of the whole statement.

    >>> sampled = Evidence(Verdict.UNREFUTED, "1000 sets", "sampling",
    ...                    {"cases": 1000, "generator": "sets", "seed": 0})
    >>> swept = Evidence(Verdict.HOLDS, "max S <= 9", "exhaustive", {"cases": 9})
    >>> combine_checks({"": [sampled, swept]}).verdict
    <Verdict.HOLDS: 'holds'>
    >>> combine_checks({"first half": [swept], "second half": [sampled]}).verdict
    <Verdict.UNREFUTED: 'unrefuted'>
    """
    every = [e for own in found.values() for e in own]
    if len(every) == 1:
        return every[0]
    false = [e for e in every if e.verdict.is_false]
    first = false[0] if false else _deciding(found)
    scopes = [
        (e is not first, f"{part}: {e.scope}" if part else e.scope)
        for part, own in found.items()
        for e in own
        if e is first or e.was_looked_at
    ]
    scope = "; also ".join(words for _, words in sorted(scopes, key=lambda found: found[0]))
    others = [e for e in every if e is not first]
    told: dict[str, Json] = {
        "also": [e.as_json() for e in others if e.was_looked_at],
        "not looked at": [e.as_json() for e in others if not e.was_looked_at],
    }
    facts = {name: listed for name, listed in told.items() if listed}
    return Evidence(first.verdict, scope, first.method, {**first.facts, **facts})


def _deciding(found: Mapping[str, Sequence[Evidence]]) -> Evidence:
    """The strongest of what looks at the whole: single checks, and the weakest part."""
    parts = [min(own, key=_strength) for part, own in found.items() if part]
    together = [max(parts, key=_strength)] if parts else []
    return min([*found.get("", ()), *together], key=_strength)


def attacked(known: Evidence, attack: Evidence) -> Evidence:
    """What the checks of one reading say, and an attack on it: it refutes, or adds its words.

    >>> swept = Evidence(Verdict.HOLDS, "max S <= 9", "exhaustive", {"cases": 9})
    >>> facts = {"cases": 5, "generator": "larger sets", "seed": 0}
    >>> found = attacked(swept, Evidence(Verdict.UNREFUTED, "attacked", "attack", facts))
    >>> found.verdict, found.scope
    (<Verdict.HOLDS: 'holds'>, 'max S <= 9; attacked')
    """
    if attack.verdict.is_false:
        return combine_checks({"": [attack, known]})
    scope = f"{known.scope}; {attack.scope}"
    facts: dict[str, Json] = {**known.facts, "attacked": dict(attack.facts)}
    return Evidence(known.verdict, scope, known.method, facts)


def combine_readings(found: Mapping[str, Evidence]) -> Evidence:
    """What the named readings of one claim say together; `ambiguous` where they part.

    >>> yes = Evidence(Verdict.PROVED, "all", "evaluation", {"certificate": {}})
    >>> no = Evidence(Verdict.REFUTED, "all", "evaluation", {"witness": {}})
    >>> combine_readings({"weak": yes, "strict": no}).verdict
    <Verdict.AMBIGUOUS: 'ambiguous'>
    """
    if len(found) == 1:
        return next(iter(found.values()))
    readings: dict[str, Json] = {name: e.as_json() for name, e in found.items()}
    true = [e for e in found.values() if e.verdict.is_true]
    false = [e for e in found.values() if e.verdict.is_false]
    scope = "; ".join(f"{name}: {e.verdict}, {e.scope}" for name, e in found.items())
    if true and false:
        return Evidence(Verdict.AMBIGUOUS, scope, "readings", {"readings": readings})
    weakest = false[0] if false else max(found.values(), key=_strength)
    return Evidence(weakest.verdict, scope, "readings", {**weakest.facts, "readings": readings})
