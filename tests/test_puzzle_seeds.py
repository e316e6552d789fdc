"""The shipped puzzles: each still has the one answer that its file records, proved."""

from __future__ import annotations

import re
from collections import Counter
from importlib.resources import files
from pathlib import Path

import pytest

from stockbook.models import parse_position, position_to_toml, read_position
from stockbook.models.puzzles.dealing import FIT_CONTEST, PuzzleKind, PuzzleLevel
from stockbook.optimizer.puzzles import puzzle_from

PUZZLES = Path(str(files("stockbook.seeds"))) / "puzzles"
ALL = sorted(path.name for path in PUZZLES.glob("*.toml"))
RECORD = re.compile(
    r"# (Puzzle|Perfect fit) (?P<seed>\d+), (?P<level>\w+)\n"
    r"# Where do the stamps go\? .*\n"
    r"# Proved: the best scores (?P<best>\d+), the next best (?P<second>\d+)\.\n"
    r"# Who looks one stamp ahead is (?P<quick>\d+) short, who looks two ahead (?P<careful>\d+)\.\n"
    r"# Stockbook [\d.]+ proved it in \d+ conflicts\.\n"
    r"# All invented, by stockbook puzzle new --seed (?P=seed) --level (?P=level) --kind (?P<kind>\w+)\n"
)


def record(name: str) -> dict[str, str]:
    """Return the facts that the comments of a puzzle file state."""
    found = RECORD.match((PUZZLES / name).read_text("utf-8"))
    assert found
    return found.groupdict()


@pytest.mark.parametrize("name", ALL)
def test_every_puzzle_has_the_answer_it_records(name: str) -> None:
    """The best answer is alone and proved; it, the next best, both players and the level are as recorded."""
    puzzle = puzzle_from(read_position(PUZZLES / name))
    assert puzzle is not None
    said = record(name)
    assert (puzzle.best, puzzle.second, *puzzle.points_lost) == tuple(
        int(said[key]) for key in ("best", "second", "quick", "careful")
    )
    assert puzzle.level == said["level"]


@pytest.mark.parametrize("name", ALL)
def test_every_puzzle_round_trips(name: str) -> None:
    """A shipped puzzle that is written as text reads back equal."""
    position = read_position(PUZZLES / name)
    assert parse_position(position_to_toml(position)) == position


def test_puzzles_of_every_level_and_kind_are_shipped() -> None:
    """Twenty puzzles, named by their level, no two alike, with several of each kind in each level."""
    assert len(ALL) == 20
    records = {name: record(name) for name in ALL}
    assert all(name.rpartition("-")[0] == said["level"] for name, said in records.items())
    counted = Counter((said["level"], said["kind"]) for said in records.values())
    assert all(counted[level, kind] >= 2 for level in PuzzleLevel for kind in PuzzleKind)
    assert len({read_position(PUZZLES / name) for name in ALL}) == 20
    contests = {str(read_position(PUZZLES / name).contests[0]) for name in ALL}
    assert {"edges 10", "regions 2", FIT_CONTEST} < contests and len(contests) >= 7
