"""The documents of files with faults."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from stockbook.models.files.faults import Fault


def check_document(faults: Sequence[Fault]) -> dict[str, Any]:
    """The document of ``check`` and ``deck check``."""
    return {"ok": not faults, **faults_document(faults)}


def faults_document(faults: Sequence[Fault]) -> dict[str, Any]:
    """The document of a command that refuses its input; what a fault has not got is null."""
    return {
        "faults": [
            {
                "file": fault.file or None,
                "key": fault.key or None,
                "cell": fault.cell,
                "message": fault.message,
            }
            for fault in faults
        ]
    }
