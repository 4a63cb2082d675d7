"""The list that is kept between runs is made anew when a file that it comes from has changed."""

import os
from pathlib import Path

import pytest

from proofs_check.core import listing
from proofs_check.core.documents import Document
from proofs_check.core.listing import Entry

Listed = tuple[Document, list[int]]
FILES = ["claims/section_1.py", "verdicts.json", "claims/new.py", "places.csv"]


@pytest.fixture
def document(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Listed:
    """A document with a module and a record, and how often its list was made."""
    made: list[int] = []

    def make(own: Document) -> list[Entry]:
        made.append(1)
        return [{"id": f"{own.name}/lemma-{len(made)}"}]

    monkeypatch.undo()
    monkeypatch.setattr(listing, "made", make)
    monkeypatch.setattr(listing, "user_cache_path", lambda name: tmp_path / "cache" / name)
    (tmp_path / "claims").mkdir()
    (tmp_path / "claims" / "section_1.py").write_text("")
    (tmp_path / "verdicts.json").write_text("{}")
    return Document("toy", "toy", tmp_path, tmp_path, tmp_path), made


def test_it_is_kept(document: Listed) -> None:
    own, made = document
    assert listing.listing(own) == listing.listing(own) == [{"id": "toy/lemma-1"}]
    assert len(made) == 1


@pytest.mark.parametrize("name", FILES)
def test_a_changed_or_new_file_makes_it_anew(document: Listed, name: str) -> None:
    own, _ = document
    listing.listing(own)
    (own.folder / name).write_text("# changed")
    assert listing.listing(own) == [{"id": "toy/lemma-2"}]
    os.utime(own.folder / name, (1, 1))
    assert listing.listing(own) == [{"id": "toy/lemma-3"}]
    assert len(list((own.folder / "cache" / "gameproof").iterdir())) == 1


def test_damage_and_a_folder_that_cannot_be_written_do_no_harm(
    document: Listed, monkeypatch: pytest.MonkeyPatch
) -> None:
    own, _ = document
    listing.listing(own)
    (kept,) = (own.folder / "cache" / "gameproof").iterdir()
    kept.write_text("[")
    assert listing.listing(own) == [{"id": "toy/lemma-2"}]
    (own.folder / "file").write_text("")
    monkeypatch.setattr(listing, "user_cache_path", lambda name: own.folder / "file" / name)
    assert listing.listing(own) == [{"id": "toy/lemma-3"}]


@pytest.mark.parametrize(
    "forged",
    ["[1]", "{}", "null", "5", "[" * 100_000, '{"digest": "", "entries": [{"id": "toy/lemma-9"}]}'],
)
def test_a_list_that_was_changed_is_made_again(document: Listed, forged: str) -> None:
    own, _ = document
    listing.listing(own)
    (kept,) = (own.folder / "cache" / "gameproof").iterdir()
    kept.write_text(forged)
    assert listing.listing(own) == [{"id": "toy/lemma-2"}]
