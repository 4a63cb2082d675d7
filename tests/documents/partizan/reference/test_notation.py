"""How games are written: what is printed, and what else is read as the same."""

from hypothesis import given, settings, strategies as st

from reference.partizan import Game, canonical, game, negative, read, show
from reference.partizan.notation import name

FORMS: st.SearchStrategy[Game] = st.recursive(
    st.sampled_from([*map(read, ("0", "1", "-1", "1/2", "-3/4", "2", "*", "*2", "^", "v", "^*"))]),
    lambda inner: st.builds(game, st.lists(inner, max_size=2), st.lists(inner, max_size=2)),
    max_leaves=6,
)


def test_it_is_printed_so() -> None:
    """The longest run of bars divides, of at most three; shorter options first, then by letters."""
    for text in [
        *("0", "*", "*2", "-1*", "1/2", "-3/4+v", "-3/4+^", "^^", "^^*", "v3", "^3*2", "1vv*3"),
        *("{*|}", "{*|*}", "{1*2|}", "{1|0||-1|-2}", "{1,{2|0}|-1}", "{{1|0},{2|-1}|-1}"),
        *("{1|0||-1|||-2}", "{3|||2||1|0}", "{{1|0||-1|||-2}|-3}", "{{1|0||-1|||-2}|-3||-4}"),
        *("{3|{2|||1||0|-1}}", "{*,0,1/2,{1|0}|-1,-2}", "{{|1}|{-1|}}", "{0||0|0,v*}"),
    ]:
        assert show(read(text)) == text


def test_it_is_named_so() -> None:
    """As CGSuite prints it; a power of up beyond the fourth by its options."""
    for text, named in [
        ("{1|-1}", "+-1"),
        ("{1*|-1*}", "+-1*"),
        ("{3|1||-1|-3}", "+-({3|1})"),
        ("{0||0|-2}", "Tiny(2)"),
        ("{2|0||0}", "Miny(2)"),
        ("{0||0|-3/4}", "Tiny(3/4)"),
        ("{0|||0||-1|-3}", "Tiny({3|1})"),
        ("{0||0|-2}+*", "{*,0||*|-2*}"),
        ("{0|v*}", "^<2>"),
        ("{0|v*}+*", "^<2>*"),
        ("{^*|0}", "v<2>"),
        ("{0||0|0,v*}", "^<3>"),
        ("v<4>*", "v<4>*"),
        ("^<5>", "{0||0|0,{0|0,{0|0,v*}}}"),
        ("{^|*}", "^[2]"),
        ("{0,^*|0}", "^[2]*"),
        ("{*||*|v}", "v[3]"),
        ("^[4]*", "^[4]*"),
        ("^[5]", "{{^|*||*|||*}|*}"),
        ("{1|-2}", "{1|-2}"),
        ("{1||0|-1}", "{1||0|-1}"),
        ("{0||0|-1,-1*}", "{0||0|-1,-1*}"),
        ("{1,*|*}", "{1|*}"),
        ("-1+^^", "-1^^"),
        ("{2|-3/4+v*}", "{2|-3/4v*}"),
        ("{1,{2|0}|-1,{0|-2}}", "+-{1,{2|0}}"),
        ("^3*2", "^3*2"),
    ]:
        G = canonical(read(text))
        assert name(G) == named
        assert canonical(read(named)) is G


@settings(max_examples=150, derandomize=True, database=None)
@given(FORMS)
def test_a_name_is_read_back(G: Game) -> None:
    assert canonical(read(name(canonical(G)))) is canonical(G)
    assert canonical(read(f"-({name(canonical(G))})")) is negative(canonical(G))


def test_it_is_read_as_the_same() -> None:
    for text, same in [
        ("\N{PLUS-MINUS SIGN}1", "{1|-1}"),
        ("+-{2|0}", "{2|0||0|-2}"),
        ("1+\N{PLUS-MINUS SIGN}1", "1+{1|-1}"),
        ("\N{UPWARDS ARROW}\N{STAR OPERATOR}2", "^*2"),
        ("\N{UPWARDS DOUBLE ARROW}", "^^"),
        ("\N{DOWNWARDS DOUBLE ARROW}*", "vv*"),
        ("\N{UPWARDS DOUBLE ARROW}^", "^3"),
        ("\N{DOWNWARDS ARROW}", "v"),
        ("\N{MINUS SIGN}1 \N{EN DASH} 2", "-3"),
        ("2\N{MIDDLE DOT}^", "^^"),
        ("2 \N{DOT OPERATOR} *2", "*2+*2"),
        ("{1\N{PARALLEL TO}0|-1}", "{1|{0|-1}}"),
        ("{1\N{DIVIDES}|0\N{DIVIDES}-1}", "{1|{0|-1}}"),
        ("{1|\N{DOUBLE VERTICAL LINE}0||-1|-2}", "{1|{0|{-1|-2}}}"),
        ("TINY(2)", "{0||0|-2}"),
        ("miny(1/2)", "{1/2|0||0}"),
        ("-(1-2)", "1"),
        ("3.(1/2)", "3/2"),
        ("0.^", "0"),
        ("-1^", "-1+^"),
        ("-1^<2>", "-1+^<2>"),
        ("-1/2v[2]*", "-1/2+v[2]+*"),
        ("-2.^", "-(2.^)"),
        ("+-(1,{2|0})", "{1,{2|0}|-1,{0|-2}}"),
        ("+-{{2|0},1}", "{1,{2|0}|-1,{0|-2}}"),
        ("-(1^)", "-1+v"),
        ("1-v", "1^"),
        ("2^-1", "1^"),
        (" { 0 , 1 | } ", "2"),
        ("{|}", "0"),
        ("6/4", "3/2"),
        ("*0", "0"),
        ("^0", "0"),
        ("^<1>", "^"),
        ("1/2^[2]*", "1/2+^[2]+*"),
    ]:
        assert read(text, simplify=True) is canonical(read(same))
        assert canonical(read(text)) is canonical(read(same))


def test_a_form_is_kept_as_it_is_written() -> None:
    for text, form in [
        ("{1|-1}+1", "{2,{1|-1}|{-1|1}}"),
        ("2.{1|-1}", "{1|-1}+{1|-1}"),
        ("-{1|*}", "{*|-1}"),
        ("+-{1|0}", "{{1|0}|{0|-1}}"),
        ("1^*+0", "1^*"),
    ]:
        assert read(text) is read(form)
