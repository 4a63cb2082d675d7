"""The manifest: what a command did not write is noticed."""

from collections.abc import Callable
from pathlib import Path

import pytest

from proofs_check.core import kept
from proofs_check.core.documents import Document, documents
from reference.errors import InvalidInput


@pytest.fixture
def own(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Document:
    """A document with a place, a printed table, and two files of results."""
    made = Document("toy", "toy", tmp_path / "own", tmp_path / "printed", tmp_path / "computed")
    monkeypatch.setitem(documents(), "toy", made)
    made.folder.mkdir()
    made.printed.mkdir()
    (made.folder / "places.csv").write_text("place\n")
    (made.printed / "table-1.csv").write_text("1\n")
    kept.keep({made.computed / "a.json": "{}", made.computed / "smt" / "b.smt2": "b"}, "make")
    assert not kept.is_sealed(made)
    assert kept.seal(made) == 2
    assert kept.is_sealed(made)
    return made


def test_what_was_kept_and_sealed_is_as_it_was(own: Document) -> None:
    assert list(kept.differing(own)) == []
    assert set(kept.manifest(own)) == {
        "computed/a.json",
        "computed/smt/b.smt2",
        "document/places.csv",
        "printed/table-1.csv",
    }


Change = Callable[[Document], object]

CHANGES: dict[str, Change] = {
    "a.json: was changed; made by make": lambda own: forge(own.computed / "a.json"),
    "b.smt2: is gone; made by make": lambda own: (own.computed / "smt" / "b.smt2").unlink(),
    "c.json: no command made it": lambda own: forge(own.computed / "c.json"),
    "c.json: is a link, no file": lambda own: (own.computed / "c.json").symlink_to("nowhere"),
    "c: is a link, no file": lambda own: (own.computed / "c").symlink_to("smt"),
    "places.csv: was changed; made by hand": lambda own: forge(own.folder / "places.csv"),
    "table-1.csv: was changed": lambda own: forge(own.printed / "table-1.csv"),
    "table-2.csv: no command made it": lambda own: forge(own.printed / "table-2.csv"),
    "a.json: no command made it": lambda own: (own.computed / kept.MANIFEST).unlink(),
}
"""By what is said, what is done."""


def forge(path: Path) -> None:
    path.write_text("forged")


@pytest.mark.parametrize("message", CHANGES)
def test_a_change_by_other_means_is_noticed(own: Document, message: str) -> None:
    CHANGES[message](own)
    assert any(message in line for line in kept.differing(own))


def test_a_command_may_write_its_file_again_and_remove_it(own: Document) -> None:
    kept.keep({own.computed / "a.json": "[]"}, "make again")
    assert list(kept.differing(own)) == []
    assert kept.manifest(own)["computed/a.json"]["made by"] == "make again"
    kept.forget(own, iter([own.computed / "a.json"]))
    assert list(kept.differing(own)) == []
    assert not (own.computed / "a.json").exists()


def test_a_turn_within_a_turn_is_not_waited_for(
    own: Document, monkeypatch: pytest.MonkeyPatch
) -> None:
    waited: list[int] = []
    monkeypatch.setattr("fcntl.flock", lambda handle, how: waited.append(how))
    for times in (1, 2):
        with kept.alone(own), kept.alone(own):
            assert len(waited) == times
    monkeypatch.setattr(kept, "fcntl", None)
    with kept.alone(own):
        assert len(waited) == 2


def test_sealing_does_not_seal_what_a_command_makes(own: Document) -> None:
    (own.computed / "a.json").write_text("forged")
    kept.seal(own)
    assert list(kept.differing(own)) == ["computed/a.json: was changed; made by make"]


@pytest.mark.parametrize(
    "text",
    [
        *("", "[]", "5", '{"computed/a.json": 5}'),
        '{"b": {"sha256": "", "made by": ""}, "a": {"sha256": ""}}',
    ],
)
def test_a_damaged_manifest_is_named(own: Document, text: str) -> None:
    (own.computed / kept.MANIFEST).write_text(text)
    with pytest.raises(InvalidInput, match="manifest"):
        list(kept.differing(own))


def test_a_file_elsewhere_is_refused(tmp_path: Path) -> None:
    with pytest.raises(ValueError, match="no document's folder"):
        kept.keep({tmp_path / "x": ""}, "make")
