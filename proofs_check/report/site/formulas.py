"""Sentences with formulas in plain characters, as HTML with MathML.

The claims are written as one types them: `nu_hat_p(x) >= 1`, `|S| = 2`, `{0|*}`. A formula is found
by parsing from each word on; what is no formula stays the text that it is. All text is escaped.
"""

import re
from collections.abc import Sequence
from functools import cache

from markupsafe import Markup, escape

GREEK = {
    "alpha": "α", "beta": "β", "gamma": "γ", "delta": "δ", "Delta": "Δ", "phi": "φ",
    "tau": "τ", "iota": "ι", "omega": "ω", "nu": "ν", "mu": "μ", "Gamma": "Γ",
    "epsilon": "ε", "ell": "ℓ", "lambda": "λ", "pi": "π",
}  # fmt: skip
NAMES = {"TB", "max", "min", "mex"}
ARTICLES = {"a", "A", "I"}
"""Letters that are words where they stand alone."""

SIGNS = {
    "<=": "≤", ">=": "≥", "!=": "≠", "<": "&lt;", ">": "&gt;", "-": "−", "*": "·", "...": "…",
    "->": "→", "~": "~", ":=": "≔",
}  # fmt: skip

BREAK = "</math><wbr><math><mrow></mrow>"
"""Where a line may end in a formula; the empty row keeps the sign after it between two things."""

LONG = 14
"""Signs after which a line may end before any sign: a phone has room for twice as many."""

ENDING = {".", ",", ";", ":", ")"}
"""Signs that go into the formula before them: else they might begin the next line."""

APPLIED = {
    "sqrt": "<msqrt>{}</msqrt>",
    "floor": "<mo>⌊</mo>{}<mo>⌋</mo>",
    "ceil": "<mo>⌈</mo>{}<mo>⌉</mo>",
}
"""Words before a bracket that are written as signs around what stands in it."""

BAR = '<mo form="prefix" stretchy="false">|</mo>', '<mo form="postfix" stretchy="false">|</mo>'

_TOKEN = re.compile(
    r"""(?P<space>\s+)
    |(?P<prose>[A-Za-z]+(?:[-'’][A-Za-z]+)*(?=[-'’][A-Za-z]{3})[-'’A-Za-z]+|\d+[A-Za-z]{2,}\w*
        |[A-Za-z]+['’][A-Za-z]+|\d+x\d+|\d+-\d+|\d+\ s(?=\ of\ CPU))
    |(?P<name>[A-Za-z]+\d*(?:_hat)?(?:_(?:[A-Za-z0-9]+|\([^()\s]*(?:\s[-+]\s[^()\s]+)*\)))*)
    |(?P<number>\d+(?:\.\d+)?(?:_(?:[A-Za-z0-9]+|\([^()\s]*(?:\s[-+]\s[^()\s]+)*\)))?)
    |(?P<prime>['’]+(?![A-Za-z]))
    |(?P<relation>(?:<=|>=|=|<|>)(?:_[A-Za-z0-9]+(?:\^[A-Za-z])?|\^[A-Z]\b)|<=|>=|!=|:=|->|=|<|>)
    |(?P<other>\.\.\.|\|\||.)""",
    re.VERBOSE | re.DOTALL,
)
_ELEMENT = re.compile(r"<(m[ino])>[^<]*</\1>")
_ANY_TAG = re.compile(r"<[^>]*>|&")
_LETTER = re.compile(r"[A-Za-z](?:\d{1,2})?")
_NAME = re.compile(r"([A-Za-z]+?)(\d*)(_hat)?((?:_(?:[A-Za-z0-9]+|\(.*?\)))*)")
_SUBSCRIPT = re.compile(r"_(?:([A-Za-z0-9]+)|\((.*?)\))")

Token = tuple[str, str]
Parsed = tuple[str, int, bool]
"""MathML, the token after it, and whether it is more than a number or an article."""


@cache
def typeset(text: str) -> Markup:
    """A sentence as HTML, its formulas as MathML.

    >>> typeset("Of p < 2 & more")
    Markup('Of <math><mi>p</mi><mo>&lt;</mo><mn>2</mn></math> &amp; more')
    >>> typeset("every heap <= 120")
    Markup('every heap <math><mo>≤</mo></math> 120')
    """
    tokens = _tokens(text)
    out: list[str] = []
    at = 0
    while at < len(tokens):
        parsed = _formula(tokens, at, BREAK)
        if parsed is not None and parsed[2] and not _inside_word(tokens, at, parsed[1]):
            at = parsed[1]
            ends = ""
            if _token(tokens, at)[1] in ENDING:
                ends = f"<mtext>{tokens[at][1]}</mtext>"
                at += 1
            out.append(f"<math>{parsed[0]}{ends}</math>")
        else:
            kind, sign = tokens[at]
            alone = {_token(tokens, at - 1)[0], _token(tokens, at + 1)[0]} <= {"space", "end"}
            shown = (alone and sign in SIGNS and sign != "*") or (
                kind == "relation" and (sign == "->" or "_" in sign or "^" in sign)
            )
            out.append(f"<math>{_sign(kind, sign)}</math>" if shown else str(escape(sign)))
            at += 1
    return Markup("".join(out))


def signs(text: str) -> str:
    """A line with the signs of mathematics, where formulas would be too long for a thousand pages.

    >>> signs("every S with max S <= 300")
    'every S with max S ≤ 300'
    """
    return text.replace("<=", "≤").replace(">=", "≥").replace("!=", "≠")


def _inside_word(tokens: Sequence[Token], begin: int, end: int) -> bool:
    """Whether what was parsed is only a piece of a longer word, of a path say."""
    before = tokens[begin - 1][1][-1] if begin else " "
    after = tokens[end][1][0] if end < len(tokens) else " "
    return before.isalnum() or before in "/\\_`#&'" or after.isalnum() or after in "/\\_`'’&@"


def _formula(tokens: Sequence[Token], at: int, between: str = "") -> Parsed | None:
    """Terms with signs between them; a line may end before the second relation, or in long ones."""
    relations = 0
    first = _term(tokens, at)
    if first is None:
        return None
    mathml, at, strong = first
    while True:
        sign_at = _skip(tokens, at)
        kind, sign = _token(tokens, sign_at)
        after = _skip(tokens, sign_at + 1)
        spaced = sign_at > at
        if kind != "relation" and sign not in {"+", "-", "/", "*", "..."}:
            break
        if (after > sign_at + 1) != spaced and kind != "relation":
            break  # a dash, not a minus
        following = _term(tokens, after)
        if following is None:
            break
        relations += kind == "relation"
        ends = kind == "relation" and relations > 1
        ends |= len(_ANY_TAG.sub("", mathml.rpartition(BREAK)[2])) > LONG
        mathml += between * ends + _sign(kind, sign) + following[0]
        at, strong = following[1], True
    return mathml, at, strong


def _one(mathml: str) -> str:
    return mathml if _ELEMENT.fullmatch(mathml) else f"<mrow>{mathml}</mrow>"


def _sign(kind: str, sign: str) -> str:
    if kind == "relation" and len(parts := re.split("[_^]", sign)) > 1:
        shown = f"<mo>{SIGNS.get(parts[0], parts[0])}</mo>"
        tag = "msub" * ("_" in sign) + "sup" * (len(parts) > 2) or "msup"
        return f"<{tag}>{shown}{''.join(f'<mi>{each}</mi>' for each in parts[1:])}</{tag}>"
    return f"<mo>{SIGNS.get(sign, sign)}</mo>"


def _term(tokens: Sequence[Token], at: int) -> Parsed | None:
    """A product of factors that stand side by side."""
    if _token(tokens, at)[1] == "-":
        inner = _term(tokens, at + 1)
        return None if inner is None else ("<mo>−</mo>" + inner[0], inner[1], True)
    first = _factor(tokens, at)
    if first is None:
        return None
    mathml, end, strong = first
    while _token(tokens, end - 1)[1] in {")", "max", "min"} or tokens[end - 1][0] == "number":
        after = _skip(tokens, end)
        kind, text = _token(tokens, after)
        closes = tokens[end - 1][1] == ")"
        applied = tokens[end - 1][1] in {"max", "min"}
        if kind == "name" and text not in ARTICLES and (not closes or _letter(text)):
            pass
        elif applied:
            break
        elif text == "(" and (after > end or tokens[end - 1][0] == "number"):
            if closes:
                break
        else:
            break
        factor = _factor(tokens, after)
        if factor is None or not factor[2]:
            break
        gap = '<mspace width="0.17em"/>' if applied else ""
        mathml, end, strong = mathml + gap + factor[0], factor[1], True
    return mathml, end, strong


def _letter(name: str) -> bool:
    return bool(_LETTER.fullmatch(name)) or name in GREEK


def _factor(tokens: Sequence[Token], at: int) -> Parsed | None:
    base = _base(tokens, at)
    if base is None:
        return None
    mathml, end, strong = base
    if _token(tokens, end)[0] == "prime" and strong and _token(tokens, end - 1)[0] == "name":
        primes = "<mo>′</mo>" * len(tokens[end][1])
        mathml, end = f"<msup>{mathml}{_one(primes)}</msup>", end + 1
    if _token(tokens, end)[1] == "^" and _token(tokens, end + 1)[1] in {")", ","}:
        return f"<mover>{_one(mathml)}<mo>^</mo></mover>", end + 1, True
    if _token(tokens, end)[1] == "^" and _token(tokens, end + 1)[1] == "+":
        return f"<msup>{_one(mathml)}<mo>+</mo></msup>", end + 2, True
    if [_token(tokens, end + n)[1] for n in (0, 1)] == ["*", "("] and tokens[at][0] == "name":
        arguments = _bracket(tokens, end + 1)  # S*(h), the set called S with a star
        if arguments is not None:
            return f"<msup>{mathml}<mo>∗</mo></msup>{arguments[0]}", arguments[1], True
    if _token(tokens, end)[1] == "^" and _token(tokens, end + 1)[0] in {"number", "name", "other"}:
        power = _base(tokens, end + 1)
        player, _, index = _token(tokens, end + 1)[1].partition("_")
        if power is not None and index:  # o^1_X(h), and o^2_d(X)(h), whose index is d(X)
            below, end = _subscript(index.strip("()")), power[1]
            dual = _bracket(tokens, end) if _token(tokens, end)[1] == "(" else None
            if dual is not None and _token(tokens, dual[1])[1] == "(":
                below, end = below + dual[0], dual[1]
            mathml = f"<msubsup>{_one(mathml)}{_one(below)}<mn>{player}</mn></msubsup>"
        elif power is not None:
            mathml, end = f"<msup>{_one(mathml)}{_one(power[0])}</msup>", power[1]
        if power is not None:
            arguments = _bracket(tokens, end) if _token(tokens, end)[1] == "(" else None
            if arguments is not None:
                mathml, end = mathml + arguments[0], arguments[1]
            return mathml, end, True
    return mathml, end, strong


_CLOSING = {"(": ")", "[": "]", "{": "}"}


def _base(tokens: Sequence[Token], at: int) -> Parsed | None:
    kind, text = _token(tokens, at)
    if kind == "number":
        number, _, below = text.partition("_")
        shown = f"<mn>{number}</mn>"
        if below:
            under = _subscript(below.strip("()"))
            shown = f"<msub>{shown}{_one(under)}</msub>"
        return shown, at + 1, bool(below)
    if text == "^":
        star = _token(tokens, at + 1)[1] == "*"
        return "<mi>↑</mi>" + "<mi>∗</mi>" * star, at + 1 + star, True
    if text == "*":
        inner = None if _token(tokens, at + 1)[1] == "(" else _base(tokens, at + 1)
        return (
            ("<mi>∗</mi>", at + 1, False)
            if inner is None
            else (f"<mi>∗</mi>{inner[0]}", inner[1], True)
        )
    if text in APPLIED and _token(tokens, at + 1)[1] == "(":
        inner = _formula(tokens, at + 2)
        if inner is None or _token(tokens, inner[1])[1] != ")":
            return None
        return APPLIED[text].format(inner[0]), inner[1] + 1, True
    if kind == "name":
        letter = _name(text)
        if letter is None:
            return None
        end = at + 1
        if _token(tokens, end)[1] == "(":
            arguments = _bracket(tokens, end)
            if arguments is not None:
                return letter + arguments[0], arguments[1], True
        return letter, end, text not in ARTICLES
    if text in _CLOSING:
        return _bracket(tokens, at)
    if text == "|" and _token(tokens, at + 1)[0] == "name":
        inner = _formula(tokens, at + 1)
        if inner is not None and _token(tokens, inner[1])[1] == "|":
            return f"{BAR[0]}{inner[0]}{BAR[1]}", inner[1] + 1, True
    return None


def _bracket(tokens: Sequence[Token], at: int) -> Parsed | None:
    """A list in brackets, its items apart by commas or, in braces, bars."""
    opening = _token(tokens, at)[1]
    closing = _CLOSING[opening]
    mathml, strong = f"<mo>{opening}</mo>", opening != "("
    at = _skip(tokens, at + 1)
    while _token(tokens, at)[1] != closing:
        text = _token(tokens, at)[1]
        if text in {",", "|", "||", ";"}:
            mathml += f"<mo>{text}</mo>"
            at, strong = _skip(tokens, at + 1), True
            continue
        inner = _item(tokens, at)
        if inner is None:
            return None
        mathml, at, strong = mathml + inner[0], _skip(tokens, inner[1]), strong or inner[2]
    return mathml + f"<mo>{closing}</mo>", at + 1, strong


def _item(tokens: Sequence[Token], at: int) -> Parsed | None:
    """A formula, or a sign that stands for a game."""
    text = _token(tokens, at)[1]
    if text in {"*", "^", "..."}:
        sign = {"*": "∗", "^": "↑"}.get(text, "…")
        return f"<mi>{sign}</mi>", at + 1, True
    return _formula(tokens, at)


def _name(text: str) -> str | None:
    """A letter, a Greek name or a known word with its subscripts; None of any other word."""
    match = _NAME.fullmatch(text)
    if match is None:
        return None
    base, digits, hat, below = match.groups()
    if base not in GREEK and base not in NAMES and len(base) != 1:
        return None
    shown = f"<mi>{GREEK.get(base, base)}</mi>"
    if hat:
        shown = f"<mover>{shown}<mo>^</mo></mover>"
    parts: list[str] = [digits] if digits else []
    parts += [plain or inside for plain, inside in _SUBSCRIPT.findall(below)]
    if not parts:
        return shown
    under = "<mo>,</mo>".join(_subscript(part) for part in parts)
    return f"<msub>{shown}{_one(under)}</msub>"


def _subscript(text: str) -> str:
    if text.isdigit():
        return f"<mn>{text}</mn>"
    if text.isalpha():
        return f"<mi>{GREEK.get(text, text)}</mi>"
    inner = _formula(_tokens(text), 0)
    return f"<mi>{escape(text)}</mi>" if inner is None else inner[0]


def _tokens(text: str) -> list[Token]:
    return [(str(m.lastgroup), m[0]) for m in _TOKEN.finditer(text)]


def _skip(tokens: Sequence[Token], at: int) -> int:
    return at + 1 if _token(tokens, at)[0] == "space" else at


def _token(tokens: Sequence[Token], at: int) -> Token:
    return tokens[at] if 0 <= at < len(tokens) else ("end", "")
