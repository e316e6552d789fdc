"""Runs on a cluster: what was proved, without times."""

from __future__ import annotations

import sys
from contextlib import contextmanager
from dataclasses import replace
from pathlib import Path

import pytest

from benchmarks import cluster
from benchmarks import run as runner
from benchmarks.cluster import NOTICE, run_on_cluster, run_there
from benchmarks.record import RunRow, code_version, read_rows
from tests.optimizer.arena.matches import at_once

NAMES = ("r1-edges-01", "r3-edges-01")


@pytest.fixture(autouse=True)
def _quick(monkeypatch: pytest.MonkeyPatch) -> None:
    """Runs that need no time; one has no worker that survives it."""

    def fake(name: str, method: str, limit: float) -> RunRow:
        if method == "scip":
            raise MemoryError
        return RunRow(name, method, limit, "optimal", 3, 3, 0.1, 0.2, 90, "", "", 0.05, 3)

    monkeypatch.setattr(runner, "run_apart", fake)


def test_rows_have_no_times(tmp_path: Path) -> None:
    """Points, proof and commit are there; a run whose worker ends is an error."""
    path = tmp_path / "rows.csv"
    run_on_cluster(path, [(NAMES[0], "stockbook"), (NAMES[0], "scip")], 2.0, at_once())
    first, second = read_rows(path)
    assert first == RunRow(NAMES[0], "stockbook", 2.0, "optimal", 3, 3, code=code_version())
    assert (second.status, second.note) == ("error", "its worker has ended: MemoryError()")


def test_other_code_is_refused(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A result file is of one commit, whichever machine runs."""
    monkeypatch.setattr(cluster, "run_there", lambda run: replace(run_there(run), code="other"))
    with pytest.raises(SystemExit, match="has the code of other"):
        run_on_cluster(tmp_path / "rows.csv", [(NAMES[0], "stockbook")], 2.0, at_once())


def test_the_program(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """It says that times are not compared, counts the proofs, and goes on with its file."""
    monkeypatch.setattr(runner, "dask_workers", contextmanager(lambda address: iter([at_once()])))
    monkeypatch.setattr(runner, "names", lambda seed: NAMES)
    path = tmp_path / "rows.csv"
    arguments = [
        "--dask",
        "tcp://host:1",
        "--file",
        str(path),
        "--methods",
        "stockbook",
        "--instances",
        *NAMES,
    ]
    for _ in range(2):
        monkeypatch.setattr(sys, "argv", ["run", *arguments])
        assert runner.main() == 0
        shown = capsys.readouterr().out
        assert NOTICE in shown
        assert "| stockbook | 1/1 | 1/1 |" in shown
        assert " s," not in shown
    assert len(read_rows(path)) == 2
    monkeypatch.setattr(sys, "argv", ["run", *arguments, "--quick"])
    with pytest.raises(SystemExit):
        runner.main()
