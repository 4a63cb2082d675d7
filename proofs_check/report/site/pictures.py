"""Pictures as HTML: tables as they are, trees as lists, sketches as SVG."""

from collections.abc import Sequence
from typing import Any

from markupsafe import Markup, escape

from proofs_check.core.pictures import Cell, Node, Picture, Sketch, Table, Tree
from proofs_check.report.site.formulas import typeset


def html(picture: Picture) -> Markup:
    """A picture as HTML with its caption."""
    if isinstance(picture, Table):
        inside = _table(picture)
    elif isinstance(picture, Tree):
        inside = f'<ul class="tree">{_node("", picture.root)}</ul>'
    else:
        inside = _sketch(picture)
    return Markup(
        f'<figure class="drawn" tabindex="0"><figcaption>{typeset(picture.caption)}</figcaption>'
        f"{inside}</figure>"
    )


def _cell(cell: Cell | str, tag: str = "td") -> str:
    text, mark = (cell, "") if isinstance(cell, str) else (cell.text, cell.mark)
    if not mark:
        return f"<{tag}>{typeset(text)}</{tag[:2]}>"
    return f'<{tag} class="marked">{typeset(text)} <small>{escape(mark)}</small></{tag[:2]}>'


HEAD = 'th scope="row"'


def _table(table: Table) -> str:
    head = "".join(
        f'<th scope="col">{typeset(text)}</th>' if text else "<td></td>" for text in table.head
    )
    rows = "".join(
        f"<tr>{_cell(first, HEAD)}{''.join(map(_cell, others))}</tr>"
        for first, *others in table.rows
    )
    css = "grid turns" if table.is_play else "grid"
    return f'<table class="{css}"><thead><tr>{head}</tr></thead><tbody>{rows}</tbody></table>'


def _node(edge: str, node: Node) -> str:
    mark = f" <small>{escape(node.mark)}</small>" if node.mark else ""
    words = f'<span class="edge">{escape(edge)}</span> ' if edge else ""
    css = ' class="marked"' if node.mark else ""
    below = "".join(_node(*option) for option in node.options)
    inner = f"<ul>{below}</ul>" if below else ""
    return f"<li>{words}<b{css}>{escape(node.label)}</b>{mark}{inner}</li>"


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
