"""Which questions about `partizan` the notes print the answers of."""

from collections.abc import Iterator

from proofs_check.methods.printed import printed_rows
from proofs_check.methods.refusals import refusal
from proofs_check.oracle.questions import Question, Values
from reference.partizan import Order, read


def compare() -> Iterator[Question]:
    """The printed equations whose sides are games as they are written here."""
    number = 0
    for row in printed_rows("partizan", "equations"):
        sides: Values = {side: row[side] for side in ("left", "right")}
        # Some sides the text names by a letter.
        if row["relation"] in set(Order) and not any(refusal(read, row[side]) for side in sides):
            number += 1
            name = f"{row['claim']}.{number}"
            yield Question(sides, name, row["place"], {"order": row["relation"]})


PUBLISHED = {
    "partizan.value": "bd5e50e2d53f1e30beed94753a7552e5cff9475566118832bdd7b279dd2f1bb1",
    "partizan.graph": "1a43a17139de37ea1b6d3c0d46681f6da195034c73cbb490b32723e7ed8d80a3",
    "partizan.thermograph": "322ae1ae6e7f51a55ba16e5d55c67b564fcb0c614aa0613c7cff88fc85dad31b",
    "partizan.incentives": "322ae1ae6e7f51a55ba16e5d55c67b564fcb0c614aa0613c7cff88fc85dad31b",
    "partizan.operation": "8c5d4400fb1d9f19a4d6a608eaf0235a99acda9633192e22183d140f2645cc04",
    "partizan.compare": "0dbd03664dcce20ef8c81ea787a637b08d8b6211fbe42f816303ec7c45ed3b60",
    "partizan.score": "8aae4cc5e845e46f4df396501a04fc6c3c004bab6906717a2a9b79f2c3c79b1d",
    "partizan.loopy": "76d039d0639b5c5d4100b7052985536b7b9faedf08bc88f85eb0ce9de8e3499c",
}
"""The digest of all that were ever published, of each system."""
