"""The benchmark's runner: what is chosen is run once, and a stopped run goes on."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path
from types import SimpleNamespace

import pytest

from benchmarks import run as runner
from benchmarks.methods import OWN
from benchmarks.record import RunRow, append_row, read_rows
from benchmarks.run import choices, judge, run_here, run_missing

NAMES = [f"r{round_}-edges-0{i}" for round_ in (1, 2, 3) for i in (1, 2)]


def test_a_stopped_run_goes_on(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Stopped in the middle, started again and once more: every chosen run is in the file once."""
    path = tmp_path / "rows.csv"
    parser = choices("test", "", [OWN, "cpsat_plain"])
    options = parser.parse_args(["--limit", "2", "--instances", "r1-*", "r3-*"])
    calls: list[tuple[str, str]] = []

    def fake(name: str, method: str, limit: float) -> RunRow:
        calls.append((name, method))
        if len(calls) == 4:
            raise KeyboardInterrupt
        return RunRow(name, method, limit, "optimal", 3, 3, 0.1, 0.2)

    monkeypatch.setattr(runner, "run_apart", fake)
    with pytest.raises(KeyboardInterrupt):
        run_missing(path, NAMES, options)
    assert len(read_rows(path)) == 3
    rows = run_missing(path, NAMES, options)
    chosen = [(name, method) for name in NAMES if name[1] != "2" for method in (OWN, "cpsat_plain")]
    assert [(row.instance, row.method) for row in rows] == chosen
    assert run_missing(path, NAMES, options) == rows == read_rows(path)
    assert len({row.code for row in rows}) == 1
    assert calls == [*chosen[:4], *chosen[3:]]


def test_a_file_is_of_one_commit(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A file that was begun with other code, or before versions were noted, is not gone on with."""
    options = choices("test", "", [OWN]).parse_args(["--limit", "2"])
    monkeypatch.setattr(
        runner, "run_apart", lambda name, method, limit: RunRow(name, method, limit, "optimal")
    )
    for begun, named in (("0123456789", "0123456789"), ("", "an unknown commit")):
        path = tmp_path / f"{begun}.csv"
        append_row(path, RunRow(NAMES[0], OWN, 2.0, "optimal", code=begun))
        with pytest.raises(SystemExit, match=f"begun with the code of {named}, and this is abc"):
            monkeypatch.setattr(runner, "code_version", lambda: "abc")
            run_missing(path, NAMES, options)
        monkeypatch.setattr(runner, "code_version", lambda begun=begun: begun)
        assert {row.code for row in run_missing(path, NAMES, options)} == {begun}


def test_what_does_not_fit_into_the_time_is_left_out_whole(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """No position is begun after the time, and one that was begun has all methods."""
    options = choices("test", "", [OWN, "cpsat_plain"]).parse_args([])
    times = iter(range(100))
    monkeypatch.setattr(runner, "clock", SimpleNamespace(monotonic=lambda: next(times)))
    monkeypatch.setattr(
        runner, "run_apart", lambda name, method, limit: RunRow(name, method, limit, "optimal")
    )
    rows = run_missing(tmp_path / "rows.csv", NAMES, options, 3.5)
    assert [row.instance for row in rows] == [name for name in NAMES[:2] for _ in range(2)]
    assert "8 runs are left out" in capsys.readouterr().err


def test_disagreement_is_a_failure(capsys: pytest.CaptureFixture[str]) -> None:
    """The exit code is 1 where two methods have different optima, and the reason is printed."""
    row = RunRow("growth/edges-02", OWN, 2.0, "optimal", 30, 30)
    assert judge([row, replace(row, method="scip")]) == 0
    assert judge([row, replace(row, method="scip", best=40, bound=40)]) == 1
    assert "growth/edges-02: scip has 40 points, stockbook says no more than 30" in capsys.readouterr().out


@pytest.mark.parametrize("method", [OWN, "cpsat_plain"])
def test_a_run_has_its_figures(method: str) -> None:
    """A quick file is proved, with its times in order and the memory of the process."""
    row = run_here("r3-count-01", method, 60.0)
    assert (row.status, row.bound) == ("optimal", row.best)
    assert row.to_best is not None and row.to_proof is not None and row.to_best <= row.to_proof
    assert row.peak_mb is not None and row.peak_mb > 10
    if method == OWN:
        assert row.to_first is not None and row.to_first <= row.to_best
        assert row.after_second == row.best or row.to_best > 1.0
