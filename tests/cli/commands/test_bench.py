"""``stockbook bench``: the shipped set, as a table and as a document."""

from __future__ import annotations

import json
from contextlib import nullcontext
from dataclasses import replace
from datetime import date
from importlib.resources import files
from pathlib import Path

import pytest

from stockbook.cli.commands.measuring import FILES
from stockbook.cli.questions import signals
from stockbook.cli.questions.failure import INTERRUPTED, WRONG_INPUT
from stockbook.models.stampswap.reading import read_position
from stockbook.optimizer import bench
from stockbook.optimizer import bench as bench_module
from stockbook.optimizer.bench import Bench
from tests.cli.running import run
from tests.test_docs_keys import SEARCH, keys, named

SEEDS = Path(str(files("stockbook.seeds")))


@pytest.fixture
def searched(monkeypatch: pytest.MonkeyPatch) -> Bench:
    """The searches for two of the positions, which stand for all in the next runs."""
    few = bench_module.bench((name, read_position(SEEDS / f"{name}.toml")) for name in FILES[3:5])
    monkeypatch.setattr(bench_module, "bench", lambda positions, stop: few)
    return few


def test_bench_prints_one_signature() -> None:
    """The document has every position, and no more work than was recorded."""
    document = json.loads(run("bench", "--json").stdout)
    assert set(document) == SEARCH | {"signature", "rows", "grown"}
    assert document["grown"] == []
    assert tuple(row["name"] for row in document["rows"]) == FILES
    assert len(FILES) == 12
    assert all(row["best"] <= row["bound"] for row in document["rows"])
    assert sorted(set(keys(document)) - named()) == []


def test_bench_records_with_a_reason(
    searched: Bench, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Growth is told until it is recorded; a record needs a reason and a place."""
    path = tmp_path / "record.toml"
    monkeypatch.setattr(bench, "RECORD", path)
    less = Bench(tuple(replace(row, calls=row.calls // 2) for row in searched.rows))
    path.write_text(bench.BenchRecord().renewed(less, "the first", date(2026, 1, 1)).text, "utf-8")
    text = run("bench").stdout
    assert all(row.name in text for row in searched.rows)
    assert f"signature {searched.signature} in " in text
    assert text.count(": calls ") == 2
    assert len(json.loads(run("bench", "--json").stdout)["grown"]) == 2
    assert run("bench", "--record", " ").exit_code == WRONG_INPUT
    assert f"recorded in {path}" in run("bench", "--record", "more is counted").stdout
    assert "more is counted" in path.read_text("utf-8")
    assert "more work" not in run("bench").stdout
    monkeypatch.setattr(bench, "RECORD", tmp_path)
    assert "cannot be written" in run("bench", "--record", "a folder").stderr


def test_an_installed_package_is_not_rewritten(
    searched: Bench, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Where there is no clone nothing is recorded, and the benchmark itself runs."""
    path = tmp_path / "record.toml"
    monkeypatch.setattr(bench, "RECORD", path)
    monkeypatch.setattr(bench, "CLONE", tmp_path / "pyproject.toml")
    path.write_text(bench.BenchRecord().renewed(searched, "the first", date(2026, 1, 1)).text, "utf-8")
    before = path.read_bytes()
    refused = run("bench", "--record", "more is counted")
    assert (refused.exit_code, refused.stdout, path.read_bytes()) == (WRONG_INPUT, "", before)
    assert "--record: the record is a part of the program: record in a clone" in refused.stderr
    assert run("bench").exit_code == 0


def test_files_of_ones_own_are_timed(monkeypatch: pytest.MonkeyPatch) -> None:
    """A row for each, once, with the best of ``place``, also against Pinzetta; as a table too."""
    names = ["example-edges", "sunday", "pinzetta-show", "sunday"]
    files = [str(SEEDS / "positions" / f"{name}.toml") for name in names]
    document = json.loads(run("bench", *files, "--time", "60", "--workers", "2", "--json").stdout)
    assert set(document) == SEARCH | {"time", "interrupted", "rows"}
    assert sorted(set(keys(document)) - named()) == []
    assert (document["time"], document["workers"], document["proved"]) == (60, 2, True)
    assert [row["name"] for row in document["rows"]] == files[:3]
    for row in document["rows"]:
        best = json.loads(run("place", row["name"], "--goal", "now", "--time", "60", "--json").stdout)["best"]
        assert (row["best"], row["bound"]) == (best, best)
        assert row["to_first"] <= row["to_best"] <= row["to_proof"]
    text = run("bench", *files, "--time", "60").stdout
    assert "3 of 3 files proved, in 60 s each with" in text
    monkeypatch.setattr(signals, "searching", lambda: nullcontext(lambda: True))
    stopped = run("bench", *files, "--json")
    assert (stopped.exit_code, json.loads(stopped.stdout)["rows"]) == (INTERRUPTED, [])


def test_all_files_are_read_before_the_first_search(tmp_path: Path) -> None:
    """Faults of each are named, and nothing is computed; options of the other bench are refused."""
    broken = tmp_path / "broken.toml"
    broken.write_text('game = "stampswap"\n', "utf-8")
    cut, sunday = (str(SEEDS / "positions" / f"{name}.toml") for name in ("cut-sunday", "sunday"))
    refused = run("bench", sunday, str(broken), cut, str(tmp_path / "none.toml"))
    assert (refused.exit_code, refused.stdout) == (WRONG_INPUT, "")
    assert f"{broken}: phase: missing" in refused.stderr
    assert f"{cut}: phase: this is no Show Phase" in refused.stderr
    assert "none.toml: cannot be read" in refused.stderr
    for wrong in (
        (sunday, "--record", "why"),
        (sunday, "--time", "nan"),
        ("--time", "5"),
        ("--workers", "2"),
    ):
        assert run("bench", *wrong).exit_code == WRONG_INPUT
