"""Documents of this package and of others: where they are, and which are refused."""

import json
from importlib.metadata import EntryPoint
from pathlib import Path

import pytest

from proofs_check.core import documents as core
from proofs_check.core.documents import Document, documents, find_document
from reference.errors import InvalidInput

OWN = ["bidding", "cumulative", "partizan", "positions", "preferences"]


def offered(patch: pytest.MonkeyPatch, **packages: str) -> dict[str, Document]:
    """All documents where packages offer these, by name."""
    entries = [EntryPoint(name, package, core.GROUP) for name, package in packages.items()]
    patch.setattr(core, "entry_points", lambda group: entries if group == core.GROUP else [])
    return dict(documents.__wrapped__())


def test_those_of_other_packages_come_last_by_name(monkeypatch: pytest.MonkeyPatch) -> None:
    found = offered(monkeypatch, zebra="json", apes="email")
    assert [*found] == [*OWN, "apes", "zebra"]
    folder = Path(json.__file__).parent
    tables = folder / "tables"
    assert found["zebra"] == Document(
        "zebra", "json", folder, tables / "printed", tables / "computed"
    )
    for name in OWN:
        assert found[name].package == f"proofs_check.documents.{name}"
        assert (found[name].folder / "places.csv").exists()
        assert found[name].printed.parts[-2:] == ("printed", name)
        assert found[name].computed.parts[-2:] == ("computed", name)


@pytest.mark.parametrize(
    ("name", "package", "allowed"),
    [
        ("bidding", "json", "a name other than bidding, which is taken"),
        ("apes", "no_such_package", "the package of the document apes, importable"),
        ("apes", "no_such_package.inside", "the package of the document apes, importable"),
        ("apes", "json.decoder", "the package of the document apes, importable"),
    ],
)
def test_what_is_no_package_or_has_a_taken_name_is_refused(
    name: str, package: str, allowed: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    with pytest.raises(InvalidInput) as refused:
        offered(monkeypatch, **{name: package})
    assert refused.value.args == (core.GROUP, package, allowed)


def test_a_document_is_found_by_its_name_with_title_and_modules() -> None:
    with pytest.raises(InvalidInput, match="got 'nope', allowed: one of bidding, cumulative"):
        find_document("nope")
    for name in OWN:
        found = find_document(name)
        assert found.name == name
        assert found.title
        assert "\n" not in found.title
        assert not found.title.endswith(".")
        assert found.module("systems") is not None
        assert found.module("no_such_module") is None
