"""A document's figures: their points as CSV and as the page's script, drawn by Observable Plot."""

import csv
import io
from dataclasses import asdict
from typing import Any

from proofs_check.core.pictures import Figure


def as_csv(figure: Figure) -> str:
    """A figure's points for people, a row each."""
    out = io.StringIO()
    writer = csv.writer(out, lineterminator="\n")
    writer.writerow(["what", figure.across, figure.upwards, *figure.more])
    for points in figure.points():
        writer.writerows([points.name, *row] for row in points.rows)
    return out.getvalue()


def as_json(figure: Figure) -> dict[str, Any]:
    """A figure's points, for the page's script."""
    return {
        "columns": [figure.across, figure.upwards, *figure.more],
        "points": [asdict(points) for points in figure.points()],
    }
