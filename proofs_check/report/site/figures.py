"""A document's figures: their rows as CSV and as the page's script, drawn by Observable Plot."""

import csv
import io
from dataclasses import asdict
from typing import Any

from proofs_check.core.pictures import Figure


def as_csv(figure: Figure) -> str:
    """A figure's rows for people."""
    out = io.StringIO()
    writer = csv.writer(out, lineterminator="\n")
    writer.writerow(figure.columns)
    writer.writerows(figure.rows())
    return out.getvalue()


def as_json(figure: Figure) -> dict[str, Any]:
    """A figure's rows and layers, for the page's script."""
    return {
        "columns": list(figure.columns),
        "rows": [list(row) for row in figure.rows()],
        "across": figure.across,
        "upwards": figure.upwards,
        "layers": [asdict(layer) for layer in figure.layers],
    }
