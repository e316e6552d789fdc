"""The shipped positions: all read and round-trip, and the printed examples score what is printed."""

from __future__ import annotations

from importlib.resources import files
from pathlib import Path

import pytest

from stockbook.models import parse_position, position_to_toml, read_position, score
from stockbook.models.files.toml_file import read_toml_file
from stockbook.models.stampswap.reading import GAME

POSITIONS = Path(str(files("stockbook.seeds"))) / "positions"
#: Those of Stamp Swap; those of the other games have tests of their own.
ALL = sorted(path.name for path in POSITIONS.glob("*.toml") if read_toml_file(path).game == GAME)

#: Printed example -> (units, points) of its first contest, or of the forever stamps, which name no units.
PRINTED = {
    "example-perfect-corners.toml": (2, 8),
    "example-edges.toml": (1, 10),
    "example-surrounded.toml": (3, 6),
    "example-holes.toml": (2, 6),
    "example-rectangles.toml": (2, 6),
    "example-second-color.toml": (3, 12),
    "example-theme-set.toml": (1, 9),
    "example-forever.toml": (None, 10),
}


@pytest.mark.parametrize("name", ALL)
def test_every_position_reads_and_round_trips(name: str) -> None:
    """A shipped file has no fault, and what is written of it reads back equal."""
    position = read_position(POSITIONS / name)
    assert parse_position(position_to_toml(position)) == position


@pytest.mark.parametrize("name", ALL)
def test_every_position_names_its_provenance(name: str) -> None:
    """Each file starts with what it shows and says that its stamps are invented."""
    comment = (POSITIONS / name).read_text(encoding="utf-8").partition("game =")[0]
    assert all(line.startswith("# ") for line in comment.splitlines())
    assert "invented for demonstration" in comment.replace("\n# ", " ")
    assert ("Reproduces the printed example: " in comment) == (name in PRINTED)


@pytest.mark.parametrize("name", PRINTED)
def test_printed_examples(name: str) -> None:
    """The scorer gives each example of the rulebook its printed units and points."""
    position = read_position(POSITIONS / name)
    lines = score(position, position.album, position.contests[0])
    judged = lines[-1] if position.forever_others else lines[0]
    assert (judged.count, judged.points) == PRINTED[name]


def test_the_example_of_holes_has_six_regions() -> None:
    """Two of the six empty regions of the holes example are 1x2."""
    regions = read_position(POSITIONS / "example-holes.toml").album.empty_regions
    assert sorted(map(len, regions)) == [1, 2, 2, 3, 4, 41]


def test_the_example_of_rectangles_has_a_smaller_group_too() -> None:
    """The other group of the rectangles example, one stamp, would score 3."""
    position = read_position(POSITIONS / "example-rectangles.toml")
    rectangles = [i for i, placed in enumerate(position.album.stamps) if placed.stamp.shape == "rectangle"]
    touching = {len(position.album.touching(i) & set(rectangles)) for i in rectangles}
    assert len(rectangles) == 3
    assert touching == {0, 1}


def test_positions_of_every_round_are_shipped() -> None:
    """Friday starts empty, Saturday has a few stamps, Sunday mostly 13 to 16, and each has six to place."""
    placed: dict[int, list[int]] = {1: [], 2: [], 3: []}
    for name in set(ALL) - set(PRINTED):
        position = read_position(POSITIONS / name)
        if position.phase != "show":
            continue
        placed[position.round].append(len(position.album.stamps))
        assert len(position.place) == 6
    assert set(placed[1]) == {0}
    assert all(5 <= stamps <= 8 for stamps in placed[2])
    assert sum(13 <= stamps <= 16 for stamps in placed[3]) >= 4
