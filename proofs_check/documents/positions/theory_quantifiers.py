"""Slides 8 and 9 for any number of quantifiers over any domains: the negation of a statement."""

from typing import NamedTuple

from proofs_check.documents.positions.ranges import predicates
from proofs_check.methods.theory import *
from reference.positions import Quantifier
from reference.positions.quantifiers import holds

FOR_ALL, EXISTS = Quantifier


class Statement(NamedTuple):
    """Quantifiers, the number of values of each variable, and a predicate by its values."""

    quantifiers: tuple[Quantifier, ...]
    sizes: tuple[int, ...]
    table: tuple[bool, ...]

    def at(self, value: int) -> "Statement":
        """The statement of the other variables at a value of the first one."""
        if not (self.sizes and 0 <= value < self.sizes[0]):
            return self
        part = len(self.table) // self.sizes[0]
        rest = self.table[value * part : (value + 1) * part]
        return Statement(self.quantifiers[1:], self.sizes[1:], rest)

    def is_true(self) -> bool:
        """Whether it is, by the reference."""

        def statement(*values: int) -> bool:
            place = 0
            for value, size in zip(values, self.sizes, strict=True):
                place = place * size + value
            return self.table[place]

        return holds(self.quantifiers, [range(size) for size in self.sizes], statement)

    def negated(self) -> "Statement":
        """The same with the other quantifiers and the negated predicate."""
        others = tuple(each.negated for each in self.quantifiers)
        return Statement(others, self.sizes, tuple(not value for value in self.table))


def models() -> Iterator[Model]:
    """Yield the predicates of at most three variables, with their quantifiers in turn."""
    every: list[list[tuple[int, ...]]] = [
        [()],
        [(n,) for n in range(4)],
        [(0, 2), (2, 0), (2, 2), (1, 3)],
        [(2, 1, 2)],
    ]
    for number, sizes in enumerate(every):
        for first in (FOR_ALL, EXISTS):
            quantifiers = tuple([first, first.negated, first][:number])
            of = [Statement(quantifiers, *each) for each in predicates(sizes)]
            yield _model(f"{number} quantifiers from {first}", of)


def _model(says: str, statements: list[Statement]) -> Model:
    def deciding(s: Statement) -> int:
        wanted = s.quantifiers[:1] == (EXISTS,)
        values = range(s.sizes[0] if s.sizes else 0)
        return next((v for v in values if s.at(v).is_true() is wanted), 0)

    functions: dict[str, Callable[..., Any]] = {
        "left": lambda s: len(s.sizes),
        "for_all": lambda s: s.quantifiers[:1] == (FOR_ALL,),
        "among": lambda s, v: bool(s.sizes) and v < s.sizes[0],
        "at": Statement.at,
        "true": Statement.is_true,
        "deciding": deciding,
        "negated": Statement.negated,
    }
    return Model(says, functions, {"Statement": statements, "Value": range(3)})


QUANTIFIERS = Theory("positions", "quantifiers", models)
STATEMENT, VALUE = QUANTIFIERS.sort("Statement"), QUANTIFIERS.sort("Value")
QUANTIFIERS.let(s=STATEMENT, v=VALUE)
left = QUANTIFIERS.function("left", STATEMENT, INT)
for_all, true = QUANTIFIERS.functions("for_all true", STATEMENT, BOOL)
among = QUANTIFIERS.function("among", STATEMENT, VALUE, BOOL)
at = QUANTIFIERS.function("at", STATEMENT, VALUE, STATEMENT)
deciding = QUANTIFIERS.function("deciding", STATEMENT, VALUE)
negated = QUANTIFIERS.function("negated", STATEMENT, STATEMENT)


def _of_all(s: Any, v: Any) -> Any:
    """True of all values, or false of the one that decides it."""
    each = implies(true(s) & among(s, v), true(at(s, v)))
    return each & (true(s) | (among(s, deciding(s)) & negation(true(at(s, deciding(s))))))


def _of_some(s: Any, v: Any) -> Any:
    """True of the value that decides it, or of none."""
    each = implies(among(s, v) & true(at(s, v)), true(s))
    return each & implies(true(s), among(s, deciding(s)) & true(at(s, deciding(s))))


meaning = QUANTIFIERS.axiom("Slide 8: for all, and there is")(
    lambda s, v: implies(left(s) >= 1, either(for_all(s), _of_all(s, v), _of_some(s, v)))
)
shorter = QUANTIFIERS.axiom(
    "Slide 9: each value of the first variable leaves a statement with one quantifier less"
)(
    lambda s, v: (
        (left(s) >= 0) & implies((left(s) >= 1) & among(s, v), left(at(s, v)) == left(s) - 1)
    )
)
exchanged = QUANTIFIERS.axiom("Slide 9: the other quantifiers, and the negated predicate")(
    lambda s, v: (
        (left(negated(s)) == left(s))
        & implies(left(s) == 0, true(negated(s)) == negation(true(s)))
        & implies(
            left(s) >= 1,
            (for_all(negated(s)) == negation(for_all(s)))
            & (among(negated(s), v) == among(s, v))
            & implies(among(s, v), at(negated(s), v) == negated(at(s, v))),
        )
    )
)

is_negation = QUANTIFIERS.by_induction(
    "a statement is false just where that with the other quantifiers and not P is true", left
)(lambda s: true(negated(s)) == negation(true(s)), (meaning, exchanged, shorter))
negation_rule = QUANTIFIERS.follows("the negation of a statement with quantifiers")(
    lambda s: true(negated(s)) == negation(true(s)),
    (is_negation, shorter),
    at=lambda s: deciding(s),
)

NEGATED = lambda s: (True, (negation(true(s)), true(negated(s))))
