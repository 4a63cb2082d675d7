"""Formulas in plain characters, in sentences or alone, as HTML: letters, indices, powers, signs.

Claims and scripts are written as one types them: `nu_hat_p(x) >= 1`, `|S| = 2`, `{0|*}`. Each
token is shown by itself, and what is no letter, index or sign stays the text that it is, escaped.
"""

import re
from collections.abc import Callable, Mapping
from functools import cache, partial

from markupsafe import Markup, escape

GREEK = {
    "alpha": "α", "beta": "β", "gamma": "γ", "delta": "δ", "Delta": "Δ", "phi": "φ",
    "tau": "τ", "iota": "ι", "omega": "ω", "nu": "ν", "mu": "μ", "Gamma": "Γ",
    "epsilon": "ε", "ell": "ℓ", "lambda": "λ", "pi": "π",
}  # fmt: skip
SIGNS = {
    "<=": "≤", ">=": "≥", "!=": "≠", "=>": "⇒", "->": "→", ":=": "≔", "...": "…", "sqrt": "√",
    "^": "↑", "*": "∗", "-": "−",
}  # fmt: skip
AROUND = {"floor": "⌊⌋", "ceil": "⌈⌉"}
"""Words before a bracket that are written as signs around what stands in it."""
WORDS = {"if", "then", "else", "and", "or", "not", "div", "mod"}
"""Words of a formula that are no names."""

_BRACKET = r"\((?:[^()]|\([^()]*\))*\)"
_INDEX = rf"_(?:[A-Za-z0-9]+|{_BRACKET})"
_LETTER = re.compile(
    rf"({'|'.join(GREEK)}|TB|[A-Za-z])(_hat)?(\d{{1,2}})?"
    rf"(?:\^(\d)_(\w+(?:{_BRACKET}(?=\())?)|((?:{_INDEX})*))(?!\w)((?:['’](?![A-Za-z]))*)(\^(?=[),]))?"
)
_PROSE = r"""\w+['’][A-Za-z]+|[A-Za-z]+(?:[-'’][A-Za-z]+)*[-'’][A-Za-z]{3,}(?:[-'’][A-Za-z]+)*
    |\d+[A-Za-z]{2,}\w*|\d+x\d+|(?:\d+|[A-Za-z]{2,})(?:-\d+)+|\d+\ s(?=\ of\ CPU)
    |\b[aAI]\b(?=\ (?!and\b|or\b|is\b|in\b)(?:[a-z]{2}|[A-Z][-a-z]))"""
"""Words with hyphens or apostrophes, sizes and spans, articles."""
_OPERAND = rf"(?:[\d(*^]|(?:{'|'.join(GREEK)}|TB|[A-Za-z])(?![A-Za-z]))"
_MINUS = rf"(?<![A-Za-z]{{2}})-(?={_OPERAND})|(?<=\ )-(?=\ )"
_TOKEN = re.compile(
    rf"""(?P<around>(?:{"|".join(AROUND)}){_BRACKET})
    |(?P<prose>{_PROSE})
    |(?P<letter>{_LETTER.pattern})
    |(?P<indexed>\d+{_INDEX}|(?:[<>]=?|=)(?:_[A-Za-z0-9]+(?:\^[A-Z]\b)?|\^[A-Z]\b))
    |(?P<over>(?<=[\d)])\^(?=[),]))
    |(?P<power>(?<=[\w)\]'])\^(?:\w+|\+|{_BRACKET}))
    |(?P<starred>(?<=[A-Za-z])\*(?=\())
    |(?P<times>(?<=[\w)]\ )\*(?=\ {_OPERAND}))
    |(?P<sign>\.\.\.|sqrt(?=\()|[<>!:]=|=>|->|[*^]|{_MINUS})
    |(?P<text>\d+|\w+|.)""",
    re.VERBOSE | re.DOTALL,
)


@cache
def typeset(text: str) -> Markup:
    """A sentence as HTML, its formulas with letters, indices and signs.

    >>> typeset("Of p_1 < 2 & more")
    Markup('Of <i>p</i><sub>1</sub> &lt; 2 &amp; more')
    >>> print(typeset("a heap has nu_hat_p(x - 1) <= 2^n"))
    a heap has <i>ν̂</i><sub><i>p</i></sub>(<i>x</i> − 1) ≤ 2<sup><i>n</i></sup>
    """
    return Markup(_TOKEN.sub(partial(_shown, links=None), text))


def linked(formula: str, links: Mapping[str, str]) -> Markup:
    """A formula as HTML; the names that have an address there lead to it."""
    return Markup(_TOKEN.sub(partial(_shown, links=links), formula))


def signs(text: str) -> str:
    """A line with the signs of mathematics, where there is no markup.

    >>> signs("every S with max S <= 300")
    'every S with max S ≤ 300'
    """
    return re.sub("[<>!]=", lambda found: SIGNS[found[0]], text)


def _shown(found: re.Match[str], links: Mapping[str, str] | None) -> str:
    """One token."""
    token = found[0]
    made = _MADE.get(str(found.lastgroup))
    shown = made(found) if made else str(escape(token))
    if links is not None and token in links:
        return Markup('<a class="d" href="{}">{}</a>').format(links[token], Markup(shown))
    return f"<b>{token}</b>" if links is not None and token in WORDS else shown


def _letter(found: re.Match[str]) -> str:
    """A letter with its hat, its indices and its primes."""
    own = _LETTER.match(found.string, found.start())
    assert own
    base, hat, number, player, under, below, primes, over = own.groups("")
    letter = GREEK.get(base, base) + ("\u0302" if hat or over else "")
    indices = [number, under, *re.findall(_INDEX, below)]
    return (
        f"<i>{letter}</i>"
        + _index("sup", player)
        + _index("sub", ",".join(each.lstrip("_") for each in indices if each))
        + "′" * len(primes)
    )


def _index(tag: str, text: str) -> str:
    """What stands above or below, without the brackets around all of it."""
    inside = typeset(re.sub(rf"^\(((?:[^()]|{_BRACKET})*)\)$", r"\1", text))
    return f"<{tag}>{inside}</{tag}>" if text else ""


def _indexed(found: re.Match[str]) -> str:
    """A number or a relation with its indices."""
    own = re.fullmatch(r"([\d<>=]+)(?:_(.*?))?(?:\^([A-Z]))?", found[0])
    assert own
    base, below, above = own.groups("")
    return str(escape(SIGNS.get(base, base))) + _index("sub", below) + _index("sup", above)


def _around(found: re.Match[str]) -> str:
    word, _, inside = found[0][:-1].partition("(")
    return typeset(inside).join(AROUND[word])


_MADE: Mapping[str, Callable[[re.Match[str]], str]] = {
    "letter": _letter,
    "around": _around,
    "indexed": _indexed,
    "over": lambda _: "\u0302",
    "power": lambda found: _index("sup", found[0][1:]),
    "starred": lambda _: "<sup>∗</sup>",
    "times": lambda _: "·",
    "sign": lambda found: SIGNS[found[0]],
}
"""How each kind of token is written that does not stay as it is."""
