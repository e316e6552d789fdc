"""The document of ``bench``."""

from __future__ import annotations

from dataclasses import asdict
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from stockbook.optimizer.bench import Bench


def bench_document(bench: Bench) -> dict[str, Any]:
    """The document of ``bench``: the signature, and a row for each position."""
    rows = [{**asdict(row), "seconds": round(row.seconds, 3)} for row in bench.rows]
    return {"signature": bench.signature, "seconds": round(bench.seconds, 3), "rows": rows}
