"""The JSON text of a document."""

from __future__ import annotations

import json
from collections.abc import Mapping
from typing import Any

#: Version of the documents.
SCHEMA = 1


def to_json(document: Mapping[str, Any]) -> str:
    """A document as one line of JSON, its version first."""
    return json.dumps({"schema": SCHEMA, **document})
