"""The JSON text of a document."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from stockbook.models.files.json_text import SCHEMA, VERSION_KEY, json_line


def to_json(document: Mapping[str, Any]) -> str:
    """A document as one line of JSON, its version first."""
    return json_line({VERSION_KEY: SCHEMA, **document})
