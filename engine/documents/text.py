"""The JSON text of a document."""

from __future__ import annotations

import json
from collections.abc import Mapping
from typing import Any

from stockbook.models.files.json_text import SCHEMA, VERSION_KEY


def to_json(document: Mapping[str, Any]) -> str:
    """A document as one line of JSON, its version first."""
    return json.dumps({VERSION_KEY: SCHEMA, **document})
