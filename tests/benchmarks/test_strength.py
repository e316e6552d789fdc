"""The plot of strength by time."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from benchmarks.strength import read_point, strength_svg
from tests.cli.running import run


def test_result_files_become_a_plot(tmp_path: Path) -> None:
    """Each result file gives a point with the agent, its lead with the interval, and its longest decision."""
    points = []
    for agents in ("quick,random", "greedy,random"):
        path = tmp_path / f"{agents}.jsonl"
        options = ("--season", "--agents", agents, "--games", "4", "--workers", "1", "--out", str(path))
        document = json.loads(run("arena", *options, "--json").stdout)
        points.append(read_point(path))
        assert points[-1].agent == agents.split(",")[0]
        assert points[-1].pairs == document["pairs"] == 2
        assert points[-1].ahead.value == pytest.approx(document["percent"]["value"], abs=0.01)
    drawn = strength_svg(points, "Points ahead of random, by time")
    assert drawn.count("<circle") == 2
    assert "quick" in drawn
    assert drawn == strength_svg(points[::-1], "Points ahead of random, by time")
