"""A document's figures: their rows as CSV and as the page's script, drawn by Observable Plot."""

import csv
import io
import json
from collections.abc import Callable, Iterator

from proofs_check.core.pictures import Figure


def files(figure: Figure) -> Iterator[tuple[str, Callable[[], str]]]:
    """Yield the files of a figure: its rows for people, and for the page's script."""
    yield f"figures/{figure.name}.csv", lambda: _csv(figure)
    yield f"figures/{figure.name}.js", lambda: _script(figure)


def _csv(figure: Figure) -> str:
    out = io.StringIO()
    writer = csv.writer(out, lineterminator="\n")
    writer.writerow(figure.columns)
    writer.writerows(figure.rows())
    return out.getvalue()


def _script(figure: Figure) -> str:
    data = {
        "columns": list(figure.columns),
        "rows": [list(row) for row in figure.rows()],
        "across": figure.across,
        "upwards": figure.upwards,
        "layers": [
            {
                "mark": layer.mark,
                "x": layer.x,
                "y": layer.y,
                "of": layer.of,
                "where": list(layer.where) if layer.where else None,
                "words": layer.words,
            }
            for layer in figure.layers
        ],
    }
    text = json.dumps(data, ensure_ascii=True, separators=(",", ":"))
    name = json.dumps(figure.name, ensure_ascii=True)
    return f"(window.FIGURES = window.FIGURES || {{}})[{name}] = {text};\n"
