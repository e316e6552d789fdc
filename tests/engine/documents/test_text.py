"""The JSON text of a document."""

from __future__ import annotations

import json

from stockbook.engine.documents.text import SCHEMA, to_json


def test_a_document_is_one_line_with_its_version_first() -> None:
    """Line ends in values are escaped, so that a reader takes a line for a document."""
    text = to_json({"a": "x\ny", "b": [1, None]})
    assert text.splitlines() == [text]
    assert list(json.loads(text).items()) == [("schema", SCHEMA), ("a", "x\ny"), ("b", [1, None])]
