"""``stockbook export``: a file for each contest, whose optimum is the answer of ``place``."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from stockbook.cli.questions.failure import IMPOSSIBLE, WRONG_INPUT
from stockbook.optimizer.placement.exports import ModelFormat
from tests.cli.running import POSITIONS, run
from tests.optimizer.placement.test_exports import READERS

FORMATS = tuple(ModelFormat)


@pytest.mark.parametrize("format", FORMATS)
@pytest.mark.parametrize("name", ["sunday", "saturday", "pinzetta-show", "example-edges"])
def test_each_optimum_is_the_answer_of_place(name: str, format: ModelFormat, tmp_path: Path) -> None:
    """For every open contest of positions of every round, and against Pinzetta."""
    file = str(POSITIONS / f"{name}.toml")
    out = tmp_path / f"model.{format}"
    told = run("export", file, "--format", format, "--out", str(out)).stderr.splitlines()
    assert len(told) == len(list(tmp_path.iterdir()))
    assert len(told) == 1 or told[0].endswith(f"model-1.{format}")
    for line in told:
        contest, path = line.split(": written into ")
        text = Path(path).read_text("utf-8")
        asked = ("--contest", contest, "--goal", "now", "--json")
        best = json.loads(run("hint", file, *asked, "--time", "60").stdout)
        assert best["proved"]
        assert READERS[format](text)[0] == best["best"]
        assert run("export", file, "--format", format, *asked[:2]).stdout == text


def test_what_cannot_be_exported_is_named(tmp_path: Path) -> None:
    """Another phase or game, an entered contest, several on standard output, a file that exists."""
    sunday = str(POSITIONS / "sunday.toml")
    for name in ("cut-sunday", "stamps-example"):
        refused = run("export", str(POSITIONS / f"{name}.toml"), "--format", "mps")
        assert (refused.exit_code, refused.stdout) == (WRONG_INPUT, "")
        assert "this is no Show Phase" in refused.stderr
    assert "2 contests are open, a model for each" in run("export", sunday, "--format", "opb").stderr
    entered = run("export", sunday, "--format", "opb", "--contest", "holes 1x2")
    assert entered.exit_code == IMPOSSIBLE
    assert run("export", sunday, "--format", "lp").exit_code == WRONG_INPUT
    (tmp_path / "model-2.opb").write_text("mine", "utf-8")
    out = ("--format", "opb", "--out", str(tmp_path / "model.opb"))
    assert "exists" in run("export", sunday, *out).stderr
    assert not (tmp_path / "model-1.opb").exists()
    assert run("export", sunday, *out, "--force").exit_code == 0
