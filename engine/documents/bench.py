"""The document of ``bench``."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import asdict
from typing import TYPE_CHECKING, Any

from stockbook.engine.documents.heading import search_document
from stockbook.models.play.goal import Goal
from stockbook.models.stampswap.reading import GAME

if TYPE_CHECKING:
    from stockbook.optimizer.bench import Bench
    from stockbook.optimizer.bench_record import Growth


def bench_document(bench: Bench, grown: Sequence[Growth]) -> dict[str, Any]:
    """The document of ``bench``: the signature, a row for each position, and the figures that have grown."""
    rows = [{**asdict(row), "seconds": round(row.seconds, 3)} for row in bench.rows]
    return search_document(
        {"signature": bench.signature, "rows": rows, "grown": [asdict(each) for each in grown]},
        None,
        game=GAME,
        phase="show",
        goal=Goal.NOW,
        proved=all(row.best == row.bound for row in bench.rows),
        seconds=bench.seconds,
        seed=0,
    )
