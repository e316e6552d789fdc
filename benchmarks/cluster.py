"""Proofs on a Dask cluster, for ``python -m benchmarks.run --dask ADDRESS``: which, and never how soon."""

from __future__ import annotations

import sys
from collections.abc import Sequence
from dataclasses import replace
from pathlib import Path
from typing import TYPE_CHECKING

from benchmarks.record import RunRow, append_row, code_version
from stockbook.engine.batch import Batch

if TYPE_CHECKING:
    from stockbook.optimizer.arena.workers import Workers

NOTICE = (
    "Times of different machines are not compared: there are none of runs on a cluster, only what was proved."
)


def run_on_cluster(path: Path, todo: Sequence[tuple[str, str]], limit: float, workers: Workers) -> None:
    """Run methods on positions and add their rows to a result file, as they end and without times.

    Raises ``SystemExit`` if a machine of the cluster has other code.
    """
    code, done = code_version(), 0

    def keep(run: tuple[str, str], row: RunRow) -> None:
        nonlocal done
        if row.code != code:
            sys.exit(f"A machine of the cluster has the code of {row.code}, and this is {code}.")
        done += 1
        append_row(path, row)
        found = f"{row.status}, {row.best} of at most {row.bound}"
        print(f"{done}/{len(todo)} {' '.join(run)}: {row.note or found}", file=sys.stderr, flush=True)

    def lose(run: tuple[str, str], reason: str) -> None:
        keep(run, RunRow(*run, limit, "error", note=f"its worker has ended: {reason}"[:200], code=code))

    Batch({run: (*run, limit) for run in todo}, run_there, keep, lose).run(workers)


def run_there(run: tuple[str, str, float]) -> RunRow:
    """A run on a machine of the cluster, without its times and its memory."""
    from benchmarks.run import run_apart

    row = replace(run_apart(*run), code=code_version())
    return replace(row, to_first=None, after_second=None, to_best=None, to_proof=None, peak_mb=None)
