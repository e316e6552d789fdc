"""Faults as documents."""

from __future__ import annotations

from stockbook.engine.documents.faults import check_document, faults_document
from stockbook.models.files.faults import Fault


def test_what_a_fault_has_not_got_is_null() -> None:
    """A fault without a file, a key or a cell says so."""
    (fault,) = faults_document([Fault("", "", "wrong")])["faults"]
    assert fault == {"file": None, "key": None, "cell": None, "message": "wrong"}
    (fault,) = faults_document([Fault("a.toml", "me.album", "wrong", "c4")])["faults"]
    assert fault == {"file": "a.toml", "key": "me.album", "cell": "c4", "message": "wrong"}


def test_a_file_is_in_order_without_faults() -> None:
    """``ok`` comes first, and is true only for an empty list."""
    assert list(check_document([]).items()) == [("ok", True), ("faults", [])]
    assert not check_document([Fault("a.toml", "round", "missing")])["ok"]
