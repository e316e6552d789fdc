"""Faults, warnings, values and texts of documents."""

from __future__ import annotations

import json

import pytest

from stockbook.engine.documents.common import (
    SCHEMA,
    check_document,
    faults_document,
    heading,
    interval_of,
    to_json,
    value_of,
)
from stockbook.games.registry import game_of
from stockbook.models import parse_position
from stockbook.models.files.faults import Fault
from stockbook.models.files.toml_file import read_toml_file
from stockbook.models.pinzetta.position import position_from as solo_position_from
from stockbook.optimizer.sampling.intervals import Estimate
from tests.cli.running import POSITIONS, SMALL


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


def test_each_has_its_key() -> None:
    """Pinzetta's forever stamps are known; a file that was not read has no warnings."""
    found = heading(None, None, game_of(parse_position(SMALL)).warnings(parse_position(SMALL)))["warnings"]
    assert [warning["key"] for warning in found] == ["entered", "finale", "forever_others"]
    assert all(list(warning) == ["key", "message"] and warning["message"] for warning in found)
    solo = solo_position_from(read_toml_file(POSITIONS / "pinzetta-cut.toml"))
    assert game_of(solo).warnings(solo) == heading(None, None)["warnings"] == []


@pytest.mark.parametrize(
    ("estimate", "document"),
    [
        (Estimate(3), {"value": 3}),
        (Estimate(3.456, 3, 4.001), {"value": 3.46, "low": 3, "high": 4.0}),
        (Estimate(3.456, samples=1), {"value": 3.46, "samples": 1}),
        (Estimate(3.0, 2.5, 3.5, 20), {"value": 3.0, "low": 2.5, "high": 3.5, "samples": 20}),
    ],
    ids=["exact", "bounds", "one sample", "samples"],
)
def test_an_interval_and_samples_only_where_there_are_any(
    estimate: Estimate, document: dict[str, float]
) -> None:
    """Numbers are rounded to two digits."""
    assert {"value": value_of(estimate), **interval_of(estimate)} == document


def test_a_document_is_one_line_with_its_version_first() -> None:
    """Line ends in values are escaped, so that a reader takes a line for a document."""
    text = to_json({"a": "x\ny", "b": [1, None]})
    assert text.splitlines() == [text]
    assert list(json.loads(text).items()) == [("schema", SCHEMA), ("a", "x\ny"), ("b", [1, None])]
