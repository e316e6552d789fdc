"""The positions that the methods are compared on: shipped ones, Show Phases of games, and fresh ones."""

from __future__ import annotations

from pathlib import Path

import pytest

from benchmarks import positions
from benchmarks.generate import Instance, fresh
from benchmarks.positions import MINE, THEIRS, load, names, quick_names
from benchmarks.record import GROUPS, OWN_FILES, RunRow


def test_every_name_is_a_show_phase(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """96 shipped ones, 30 of games, and the fresh ones of the seed, which are written where they are read."""
    few = list(fresh(7))[::20]
    monkeypatch.setattr(positions, "fresh", lambda seed: few if seed == 7 else [])
    monkeypatch.setattr(positions, "fresh_folder", lambda seed: tmp_path / f"fresh-{seed}")
    every = names(7)
    groups = [RunRow(name, "", 1.0, "").group for name in every]
    assert (*dict.fromkeys(groups), OWN_FILES) == GROUPS
    assert [groups.count(group) for group in GROUPS] == [32, 32, 32, 30, len(few), 0]
    monkeypatch.setattr(positions, "INSTANCES", tmp_path / "instances")
    assert [load(name) for name in every[-len(few) :]] == [each.position for each in sorted(few, key=name_of)]
    for name in every[96:126:10]:
        assert (load(name).phase, len(load(name).place)) <= ("show", MINE + THEIRS)


def test_a_quick_comparison_has_round_3_and_the_games(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """All of those come first, then a part of every other group."""
    monkeypatch.setattr(positions, "names", lambda seed: [f"r{n}-{i}" for n in (1, 2, 3) for i in range(8)])
    assert quick_names(7) == [*(f"r3-{i}" for i in range(8)), "r1-0", "r1-4", "r2-0", "r2-4"]


def name_of(instance: Instance) -> str:
    """The name of an instance."""
    return instance.name
