"""The benchmark on files of a folder: named by their paths, and all of them read before the first run."""

from __future__ import annotations

import sys
from pathlib import Path

import pytest

from benchmarks import run as runner
from benchmarks.methods import OWN
from benchmarks.positions import CLONE, folder_names, load
from benchmarks.record import read_rows
from stockbook.models import read_position

POSITIONS = CLONE / "seeds" / "positions"


@pytest.fixture
def mine(tmp_path: Path) -> Path:
    """A folder with two files, one of them deeper."""
    folder = tmp_path / "mine"
    (folder / "deep").mkdir(parents=True)
    for name, place in (("example-edges", "one.toml"), ("pinzetta-show", "deep/two.toml")):
        (folder / place).write_text((POSITIONS / f"{name}.toml").read_text("utf-8"), "utf-8")
    return folder


def run_main(monkeypatch: pytest.MonkeyPatch, *arguments: str) -> int:
    """The exit code of ``python -m benchmarks.run`` with these arguments."""
    monkeypatch.setattr(sys, "argv", ["benchmarks.run", *arguments])
    return runner.main()


def test_files_are_named_by_their_paths(mine: Path) -> None:
    """Those of this clone from its folder on, others from the root; each name is read again."""
    assert folder_names(mine) == [str(mine / "deep" / "two.toml"), str(mine / "one.toml")]
    assert load(str(mine / "one.toml")) == read_position(POSITIONS / "example-edges.toml")
    assert "seeds/positions/sunday.toml" in folder_names(POSITIONS)
    assert load("seeds/positions/sunday.toml") == read_position(POSITIONS / "sunday.toml")


def test_a_folder_is_run_and_reported(
    mine: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """A row for each file in processes of their own, tables with both folders, and methods that agree."""
    results = mine / "rows.csv"
    asked = ("--folder", str(mine), "--file", str(results), "--limit", "60", "--methods", OWN, "cpsat_plain")
    assert run_main(monkeypatch, *asked) == 0
    rows = read_rows(results)
    assert [row.instance for row in rows] == [each for each in folder_names(mine) for _ in range(2)]
    assert {(row.status, row.group) for row in rows} == {("optimal", "own")}
    printed = capsys.readouterr().out
    assert "All methods agree." in printed
    assert "own     deep" in printed and "own     mine" in printed


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        (("--folder", "{mine}/none"), "there is no such folder"),
        (("--folder", "{mine}/empty"), "it has no position files"),
        (("--folder", "{mine}"), "{mine}/cut.toml: phase: this is no Show Phase"),
        (("--folder", "{mine}"), "{mine}/wrong.toml: phase: missing"),
        (("--folder", "{mine}"), "or choose others with --instances"),
        (("--folder", "{mine}", "--instances", "nothing"), "none is called so"),
        (("--folder", "{mine}", "--quick"), "leave out --dask, --quick and --seed"),
        (("--instances", "/path/mine.toml"), "files of your own are run with --folder DIR"),
    ],
)
def test_what_cannot_be_run_is_named_with_its_fix(
    arguments: tuple[str, ...],
    said: str,
    mine: Path,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    """Nothing is run where a file has faults, or nothing is chosen."""
    (mine / "empty").mkdir()
    (mine / "cut.toml").write_text((POSITIONS / "cut-sunday.toml").read_text("utf-8"), "utf-8")
    (mine / "wrong.toml").write_text('game = "stampswap"\n', "utf-8")
    monkeypatch.setattr(runner, "names", lambda seed: ["r1-edges-01"])
    monkeypatch.setattr(runner, "run_apart", None)
    with pytest.raises(SystemExit) as ended:
        run_main(monkeypatch, *(each.format(mine=mine) for each in arguments))
    told = f"{ended.value}{capsys.readouterr().err}"
    assert said.format(mine=mine) in told
    assert ended.value.code != 0
