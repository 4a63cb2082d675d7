"""Pictures as HTML: tables and plays as tables, trees as lists, sketches as SVG."""

import re
from collections.abc import Sequence
from typing import Any

from markupsafe import Markup, escape

from proofs_check.core.pictures import Cell, Node, Picture, Play, Sketch, Table, Tree
from proofs_check.report.site.formulas import typeset


def html(picture: Picture) -> Markup:
    """A picture as HTML with its caption."""
    if isinstance(picture, Table):
        inside = _table(picture)
    elif isinstance(picture, Tree):
        inside = f'<ul class="tree">{_node("", picture.root)}</ul>'
    elif isinstance(picture, Play):
        inside = _play(picture)
    else:
        inside = _sketch(picture)
    return Markup(
        f'<figure class="drawn" tabindex="0"><figcaption>{typeset(picture.caption)}</figcaption>'
        f"{inside}</figure>"
    )


def _cell(cell: Cell | str, tag: str = "td") -> str:
    if isinstance(cell, str):
        return f"<{tag}>{typeset(cell)}</{tag}>"
    if not cell.mark:
        return f"<{tag}>{typeset(cell.text)}</{tag}>"
    return f'<{tag} class="marked">{typeset(cell.text)} <small>{escape(cell.mark)}</small></{tag}>'


def _table(table: Table) -> str:
    head = "".join(
        f'<th scope="col">{_heading(text)}</th>' if text else "<td></td>" for text in table.head
    )
    rows = "".join(
        "<tr>"
        + _cell(row[0], "th").replace("<th", '<th scope="row"', 1)
        + "".join(map(_cell, row[1:]))
        + "</tr>"
        for row in table.rows
    )
    css = "grid turns" if table.is_play else "grid"
    return f'<table class="{css}"><thead><tr>{head}</tr></thead><tbody>{rows}</tbody></table>'


def _heading(text: str) -> Markup:
    """The head of a column; where it is all formula, as it is typed: some read out none of it."""
    shown = typeset(text)
    return shown if re.sub("<math>.*?</math>|<wbr>", "", shown).strip() else escape(text)


def _node(edge: str, node: Node) -> str:
    mark = f" <small>{escape(node.mark)}</small>" if node.mark else ""
    words = f'<span class="edge">{escape(edge)}</span> ' if edge else ""
    css = ' class="marked"' if node.mark else ""
    below = "".join(_node(*option) for option in node.options)
    inner = f"<ul>{below}</ul>" if below else ""
    return f"<li>{words}<b{css}>{escape(node.label)}</b>{mark}{inner}</li>"


def _play(play: Play) -> str:
    totals = "".join(f'<th scope="col">{escape(player)}</th>' for player in play.players)
    start = "".join("<td>0</td>" for _ in play.players)
    decides = any(turn.why for turn in play.turns)
    none = "<td></td>" if decides else ""
    rows = [f'<tr><th scope="row">heap {play.heap}</th>{none}{_pebbles(0, play.heap)}{start}</tr>']
    for turn in play.turns:
        mark = f" <small>{escape(turn.mark)}</small>" if turn.mark else ""
        css = ' class="marked"' if turn.mark else ""
        had = "".join(f"<td>{escape(total)}</td>" for total in turn.totals)
        why = f"<td>{escape(turn.why).replace('; ', Markup('<br>'))}</td>" if decides else ""
        rows.append(
            f'<tr{css}><th scope="row">{escape(turn.words)}{mark}</th>{why}'
            f"{_pebbles(turn.taken, turn.left)}{had}</tr>"
        )
    why = '<th scope="col">a move: mover, other</th>' if decides else ""
    head = f'<tr><th scope="col">turn</th>{why}<th scope="col">taken, and left</th>{totals}</tr>'
    return f'<table class="play turns"><thead>{head}</thead><tbody>{"".join(rows)}</tbody></table>'


def _pebbles(taken: int, left: int) -> str:
    """A cell with what was taken and what is left; a page's script draws the pebbles."""
    words = f"{taken} taken, {left} left" if taken else f"{left} pebbles"
    return f"<td><small>{words}</small></td>"


WIDTH = 320.0


def _sketch(sketch: Sketch) -> str:
    points = [point for shape in sketch.shapes for point in shape.points]
    left, right = _ends([x for x, _ in points])
    low, high = _ends([y for _, y in points])
    unit = min(WIDTH / (right - left), WIDTH / (high - low))
    said = max((len(shape.words) for shape in sketch.shapes), default=0)
    width, height = (right - left) * unit + 48 + 7 * said, (high - low) * unit + 48

    def at(point: Any) -> tuple[str, str]:
        x, y = point
        return f"{(x - left) * unit + 24:.1f}", f"{(high - y) * unit + 24:.1f}"

    shapes = []
    for shape in sketch.shapes:
        css = f"sketch {escape(shape.mark)}".strip()
        if len(shape.points) > 1:
            path = " ".join(",".join(at(point)) for point in shape.points)
            shapes.append(f'<polyline class="{css}" points="{path}"/>')
        else:
            x, y = at(shape.points[0])
            if not shape.words:
                shapes.append(f'<circle class="{css}" cx="{x}" cy="{y}" r="5"/>')
        if shape.words:
            x, y = at(shape.points[len(shape.points) // 2])
            shapes.append(f'<text x="{x}" y="{y}" dy="4" dx="7">{escape(shape.words)}</text>')
    return (
        f'<svg class="sketch" role="img" aria-label="{escape(sketch.says)}" '
        f'viewBox="0 0 {width:.1f} {height:.1f}" width="{width:.0f}" height="{height:.0f}">'
        f"{''.join(shapes)}</svg>"
    )


def _ends(values: Sequence[float]) -> tuple[float, float]:
    low, high = min(values), max(values)
    return (low, high) if high > low else (low - 1, high + 1)
