"""What stands for what in the claims of `cumulative`: a model is a set, a number a heap."""

from collections.abc import Callable, Iterable, Iterator
from functools import cache, partial
from random import Random
from typing import Any
from zlib import crc32

from proofs_check.core.claim import Check
from proofs_check.documents.cumulative.heaps import Game, Heap, known
from proofs_check.documents.cumulative.predicates import repeats_from
from proofs_check.documents.cumulative.small_games import Counts
from proofs_check.methods.exhaustive import Exhaustive
from proofs_check.methods.theory import Model, models_of
from reference.cumulative import (
    Convention,
    Outcome,
    Outcomes,
    Regime,
    outcomes,
    rows,
    rules,
    zero_sum_rows,
)
from tests.blocks import Block, Keys
from tests.documents.cumulative.wrong import of_its_domain
from tests.wrong_definitions import Wrong

BOUNDS = {
    **{"max S": 6, "h / max S": 3, "h / (c max S)": 3, "s1": 9, "h / s1": 4, "c": 3},
    **{"n": 12, "k": 5, "l": 5, "s2": 9, "s3": 9, "h": 25},
}


def actions(model: Model) -> tuple[int, ...]:
    """The set that a model is of: by membership, or by its two actions."""
    functions = model.functions
    member = functions.get("T", functions.get("S"))
    if member is not None:
        return tuple(s for s in range(1, 60) if member(s))
    return (functions["b"](), functions["a"]())


def keys(block: Block, model: Model, *values: Any) -> Keys:
    """Which instances of the claim's ranges these values are."""
    of = dict(zip(block.names, values, strict=True))
    level, names = _ranges(block)
    S, h = actions(model), of.get("h", 0)
    if level == "games":
        return [{"set": list(S)}]
    if level == "heaps":
        return [{"set": list(S), "heap": h}]
    if names in KINDS:
        found: Keys = KINDS[names](block, model, S, of)
        return found
    return None


def _ranges(block: Block) -> tuple[str, str]:
    """The level of views, or the names of the instances of a range."""
    for each in block.beside:
        if isinstance(each, Exhaustive):
            return each.level, ""
        over = getattr(each, "range", None)
        if over is not None:
            return "", over.names
    return "", ""


def _within(S: tuple[int, ...], h: int, multiple: int = 3) -> bool:
    return S[-1] <= BOUNDS["max S"] and h <= multiple * S[-1]


def _by_convention(block: Block, model: Model, S: tuple[int, ...], of: Any) -> Keys:
    chosen = [of["X"]] if "X" in of else list(Convention)
    if not _within(S, of["h"]) or not all(isinstance(X, Convention) for X in chosen):
        return None
    return [{"set": list(S), "heap": of["h"], "under": X.value} for X in chosen]


def _heap(block: Block, model: Model, S: tuple[int, ...], of: Any) -> Keys:
    return [{"set": list(S), "heap": of["h"]}] if _within(S, of["h"]) else None


def _late(block: Block, model: Model, S: tuple[int, ...], of: Any) -> Keys:
    last = (
        repeats_from(Heap(S, 0, (), ())) + 4 * S[1]
        if S[1] < 2 * S[0] and S[0] % (S[1] - S[0])
        else 999
    )
    return (
        [{"set": list(S), "heap": of["h"]}] if S[-1] <= BOUNDS["s1"] and of["h"] <= last else None
    )


def _left_by_rules(block: Block, model: Model, S: tuple[int, ...], of: Any) -> Keys:
    if S != (3, 5):
        return None
    rule, _, opponent = str(of["X"]).partition("v")
    return [{"h": of["h"], "rule": rule, "opponent": opponent}]


def values(block: Block, model: Model) -> dict[str, Any]:
    """Larger heaps where a claim is about late ones."""
    module = block.check.module
    late = module == "theory_two_repeating" or (
        "problem-2." in block.label and module != "theory_large_action"
    )
    if not late or "first_gain" not in model.functions:
        return dict(model.values)
    a = actions(model)[-1]
    return {**model.values, "Int": (-1, 0, *range(a, 3 * a * a + 3 * a))}


def _scaled(block: Block, model: Model, S: tuple[int, ...], of: Any) -> Keys:
    c = model.functions["c"]()
    h = c * of["h"] + of["r"]
    if h > BOUNDS["h / (c max S)"] * c * S[-1]:
        return None
    return [{"set": list(S), "c": c, "heap": h}] if 0 <= of["r"] < c else []


def _play(block: Block, model: Model, S: tuple[int, ...], of: Any) -> Keys:
    t, functions = of["t"], model.functions
    names = ("k", "l", "other_large", "other_small")
    counts = [functions[name](t) for name in names]
    if not _within(S, t[0]):
        return None
    return [{"set": list(S), "heap": t[0], "k, l, opponent's s1, s2": counts}]


def _ruled(block: Block, model: Model, S: tuple[int, ...], of: Any) -> Keys:
    if S[-1] > BOUNDS["s1"] or of["h"] > BOUNDS["h / s1"] * S[-1]:
        return None
    return [[*S, of["h"], str(of["X"])]]


def _searched(block: Block, model: Model, S: tuple[int, ...], of: Any) -> Keys:
    if of["v"] or not of["alice"] or S[-1] > 5 or of["h"] > BOUNDS["h"]:
        return [] if of["v"] or not of["alice"] else None
    value = model.functions["zs"](of["h"])
    searched = model.functions["searched"](of["h"], 0, True)
    return [{"S": list(S), "h": of["h"], "searched": searched, "value": value}]


def _two(block: Block, model: Model, S: tuple[int, ...], of: Any) -> Keys:
    return [{"set": list(S)}] if S[-1] <= BOUNDS["s1"] else None


def _numbers(**of: int) -> Keys:
    return [of] if all(value <= BOUNDS[name] for name, value in of.items()) else None


KINDS: dict[str, Callable[..., Keys]] = {
    **dict.fromkeys(("g h X", "g h X collected"), _by_convention),
    **dict.fromkeys(("g h X greedy sacrifice", "h X s now after g"), _by_convention),
    **dict.fromkeys(("S h o zs", "S h o zs alone paid"), _heap),
    "s2 s1 h greedy sacrifice": _heap,
    "h rule opponent": _left_by_rules,
    "o": _late,
    "S c h o of_c": _scaled,
    "s2 s1 h c": _play,
    "s2 s1 h pair known": _ruled,
    "S h searched value": _searched,
    **dict.fromkeys(("s2 s1", "s2 s1 regimes"), _two),
    "s2 s1 n": lambda block, model, S, of: (
        _numbers(s2=S[0], s1=S[1], n=of["i"]) if of["i"] <= S[0] else None
    ),
    "s2 s1 k l": lambda block, model, S, of: _numbers(s2=S[0], s1=S[1], k=of["k_"], l=of["l_"]),
    "s3 s2 n": lambda block, model, S, of: (
        _numbers(s3=S[0], s2=S[1], n=of["n"]) if of["s"] == S[0] + S[1] else []
    ),
}


def view(level: str, key: Any) -> Any:
    """One heap of a set, or a set; None where it is no heap."""
    S = tuple(key["set"])
    if level == "games":
        return Game(S)
    h = key["heap"]
    if h < 0:
        return None
    # Of rows that several instances have in common those up to its heap.
    outcomes, zero_sums = known(S, h | 63)
    return Heap(S, h, outcomes[: h + 1], zero_sums[: h + 1])


def admits(check: Check, key: Any) -> bool:
    """Whether a check is about a set."""
    return of_its_domain(check, tuple(key["set"]))


NUMBERS = {"s2", "s1", "s3", "n", "k", "l", "regimes", "h", "c"}


def free(block: Block) -> Iterator[tuple[Model, tuple[Any, ...], tuple[Any, ...]]]:
    """Of a claim about numbers alone: any numbers, as a model, values and an instance."""
    _, names = _ranges(block)
    if not names or not {*names.split()} <= NUMBERS:
        return
    rng = Random(block.label)
    for model in models_of(block.check.found().theory)[:1]:
        for _ in range(400):
            of: dict[str, Any] = {name: rng.randrange(-4, 9) for name in names.split()}
            constants = {"b": of.get("s2"), "a": of.get("s1")}
            if "s3" in of:
                constants = {"middle": of["s2"], "least": of["s3"]}
            if "regimes" in of:
                of["regimes"] = {R: rng.random() < 0.5 for R in Regime}
                constants |= {R.name.lower(): so for R, so in of["regimes"].items()}
            if "c" in of:
                of["c"] = Counts(*(rng.randrange(4) for _ in Counts._fields))
                constants |= of["c"]._asdict()
            own = {name: lambda *_, value=value: value for name, value in constants.items()}
            stands = {"k_": of.get("k"), "l_": of.get("l"), "i": of.get("n"), "n": of.get("n")}
            stands |= {"t": 0, "s": of.get("s2", 0) + of.get("s3", 0)}
            given = Model(f"{of}", {**model.functions, **own}, {})
            yield given, tuple(stands[name] for name in block.names), tuple(of.values())


# What both sides are given


def _noise(seed: int, often: float, S: Iterable[int], X: str, h: int) -> tuple[int, int]:
    """What is added; from some heap on the same at distance 2 max S, so that all repeats."""
    return _added(seed, often, (*sorted(S),), X, h)


@cache
def _added(seed: int, often: float, S: tuple[int, ...], X: str, h: int) -> tuple[int, int]:
    M = max(S)
    start = _drawn(seed, S) % (3 * M)
    place = h if h < start else (h - start) % (2 * M) + start
    drawn = [_drawn(seed, S, X, place, player) for player in (0, 1)]
    return tuple((-1, 1, 2)[n % 3] * (n // 3 % 1000 < 1000 * often) for n in drawn)  # type: ignore[return-value]


def _drawn(*of: object) -> int:
    """A number that looks random, the same everywhere."""
    return crc32(repr(of).encode())


Rows = Callable[[Any, int], Iterable[Any]]


def _kept() -> Callable[[Rows, Any, int | None], Iterator[Any]]:
    """What gives the rows of a set up to some heap, computed once, as far as was asked for."""
    known: dict[tuple[int, ...], list[Any]] = {}

    def rows_of(computed: Rows, S: Any, up_to: int | None) -> Iterator[Any]:
        if up_to is None:
            yield from computed(S, up_to)  # type: ignore[arg-type]
            return
        key = (*sorted(S),)
        if len(known.get(key, ())) <= up_to:
            known[key] = [*computed(S, 2 * up_to)]
        yield from known[key][: up_to + 1]

    return rows_of


def _noisy(
    plus: Callable[[Any, Callable[[str], tuple[int, int]]], Any], seed: int, often: float
) -> Any:
    """Rows with what is added to them; the right ones are the same whatever is added."""
    kept = _kept()

    def noisy(right: Any, S: Any, up_to: int | None = None) -> Iterator[Any]:
        def changed(S: Any, up_to: int) -> Iterator[Any]:
            own = RIGHT[right.__name__](right, S, up_to)
            for h, row in enumerate(own):
                yield plus(row, lambda X, h=h: _noise(seed, often, S, X, h))  # type: ignore[misc]

        return kept(changed, S, up_to)

    return noisy


RIGHT = {each.__name__: _kept() for each in (rows, zero_sum_rows, rules.rule_rows)}


def _noisy_definition(seed: int, often: float, of_first: int = 1) -> Any:
    def noisy(right: Any, S: Any, h: int, X: Convention, o: Any) -> Outcome:
        first, second = _noise(seed, often, S, X.value, h)
        return _plus(right(S, h, X, o), (of_first * first, second))

    return noisy


def _plus(o: Outcome, by: tuple[int, int]) -> Outcome:
    return Outcome(o.first + by[0], o.second + by[1])


def perturbed(seed: int, often: float) -> Wrong:
    """All outcomes and zero-sum values, some of them 1 or 2 off."""
    noisy = partial(_noisy, seed=seed, often=often)
    return Wrong(
        f"of outcomes one in {round(1 / often)} is off",
        rows,
        noisy(
            lambda row, by: Outcomes(
                *(_plus(o, by(X.value)) for X, o in zip(Convention, row, strict=True))
            )
        ),
        also=(
            (zero_sum_rows, noisy(lambda value, by: value + by("zs")[0])),
            (rules.rule_rows, noisy(lambda row, by: {p: _plus(row[p], by(str(p))) for p in row})),
        ),
    )


def greedy_rows(S: Any, up_to: int) -> Iterator[Outcomes]:
    """Whoever begins takes max S, and nothing else is taken."""
    for h in range(up_to + 1):
        yield Outcomes(*[Outcome(max(S) if h >= max(S) else 0, 0)] * 4)


WRONG = (
    perturbed(1, 0.3),
    perturbed(2, 0.05),
    *(
        Wrong("Definition 2, now and then off", outcomes.definition_2, _noisy_definition(*noise))
        for noise in ((3, 0.1), (4, 0.03), (5, 0.2))
    ),
    Wrong("the second's outcome is off", outcomes.definition_2, _noisy_definition(6, 0.1, 0)),
    perturbed(6, 0.5),
    perturbed(7, 0.1),
    Wrong("all conventions are greedy", rows, greedy_rows),
    *(perturbed(seed, 0.02 * (seed % 4 + 1)) for seed in range(8, 11)),
)


def of_use(block: Block, mistake: Wrong) -> bool:
    """Whether a block and its predicate are to agree under a mistake.

    Where they name S*(h) in two ways, by the utility and by the outcome, the outcome is to be the
    largest utility.
    """
    if "section-1.universal" in block.label:
        return mistake.says == "the second's outcome is off"
    # Its range asks for any shift, the claim for that of Definition 2.
    return "problem-2.every-two" not in block.label or mistake.wrong is not greedy_rows


EXCUSED = """
says more | the theorem is of sets of one action, or two, as well | lemma-6.any-size.strengthened ;
  conjecture-13.any-size.strengthened ; problem-2.any-size.strengthened
never false | an inequality of any numbers | lemma-6.proof-compensation
never false | an identity of any numbers | conjecture-14.formulas-agree
never false | of what is one of several the largest is one | section-7.greedy-unambiguous
not evaluated | the first difference is at 76 of {6,13,17}, beyond the models | figure-3.planes
not evaluated | a step of logic: no definition makes it false |
  abstract.main-result-follows-from-monotonicity | neither player benefits ;
  theorem-3.proof-lemmas-suffice
not evaluated | it says that there is a heap, which a function of the theory names |
  section-6.zero-sum-best.handed-down.weakened ; problem-2.some-period.weakened
"""
