"""What is looked for is found, none of it can be left out, and where nothing is it is said why."""

from collections.abc import Iterator
from typing import Any

import pytest

from proofs_check.methods import search
from proofs_check.methods.script import Script, confirmed, problem
from proofs_check.methods.search import look_for
from proofs_check.methods.theory import INT, Model, Theorem, Theory


def fibonacci() -> Iterator[Model]:
    def f(n: int) -> int:
        return n if n < 2 else f(n - 1) + f(n - 2)

    yield Model("the first of them", {"f": f}, {"Int": range(9)})


@pytest.fixture
def own() -> Theory:
    return Theory("toy", "fibonacci", fibonacci)


def stated(own: Theory) -> tuple[Any, Theorem, Theorem]:
    f = own.function("f", INT, INT)
    start = own.axiom("the first two")(lambda n: (f(0) == 0) & (f(1) == 1) & (f(n) == f(n)))
    step = own.axiom("the others")(lambda n: (f(n) == f(n - 1) + f(n - 2)) | (n < 2))
    return f, start, step


def test_instances_are_found_and_none_can_be_left_out(own: Theory) -> None:
    f, start, step = stated(own)
    positive = own.by_induction("none is negative", "n")(lambda n: f(n) >= 0, start, step)
    four = own.follows("f(n + 3)")(lambda n: (f(n + 3) == 2 * f(n + 1) + f(n)) | (n < 0), step)
    sixth = own.follows("f(6)")(lambda: f(6) == 8, start, step)
    for theorem, least in ((positive, 4), (four, 2), (sixth, 6)):
        assert problem(theorem) == ""
        kept = theorem.hypotheses or ()
        assert len(kept) == least
        for missing in kept:
            alone = Script()
            alone.alone(theorem, [each for each in kept if each != missing])
            assert confirmed(alone)[theorem.label] != ""


def test_the_same_is_found_each_time(own: Theory) -> None:
    f, start, step = stated(own)
    sixth = own.follows("f(6)")(lambda: f(6) == 8, start, step)
    found = []
    for _ in range(2):
        assert not look_for([sixth])
        found.append(sixth.hypotheses)
    assert found[0] == found[1]


def test_what_does_not_follow_is_shown_where_it_fails(own: Theory) -> None:
    f, start, step = stated(own)
    wrong = own.follows("f(n) is n")(lambda n: f(n) == n, start, step)
    fails, *_ = look_for([wrong])[wrong]
    assert fails.startswith("  it fails where n = ")
    assert "(fibonacci.f n) = " in fails
    unnamed = own.follows("f(2)")(lambda: f(2) == 1, start)
    _, *idle = look_for([unnamed])[unnamed]
    assert idle == ["  true there, so that more of it is no help: the first two"]


def test_a_search_is_bounded_by_resource_units(own: Theory, monkeypatch: Any) -> None:
    f, start, step = stated(own)
    monkeypatch.setattr(search, "ATTEMPTS", ((1, False),))
    monkeypatch.setattr(search, "RESOURCE_UNITS", 1)
    assert look_for([own.follows("f(6)")(lambda: f(6) == 8, start, step)])
