"""The benchmark's positions are what its tables promise."""

from __future__ import annotations

from collections import Counter
from dataclasses import replace
from itertools import islice, pairwise
from pathlib import Path

import pytest

from benchmarks.generate import FAMILIES, GROWING, INSTANCES, MIXED, Instance, fresh, growing, instances
from stockbook.models import PlacedTile, Position, read_position
from stockbook.models.album.album import SIDE
from stockbook.models.puzzles.dealing import MIX

PATHS = sorted(INSTANCES.glob("*.toml"))


@pytest.fixture(scope="module")
def generated() -> dict[str, Instance]:
    """The instances as the generator makes them now."""
    return {f"{instance.name}.toml": instance for instance in (*instances(), *growing())}


@pytest.fixture(scope="module")
def shipped() -> dict[Path, Position]:
    """The shipped files, read."""
    return {path: read_position(path) for path in PATHS}


@pytest.fixture(scope="module")
def grown() -> dict[str, Position]:
    """The positions that grow, by their names."""
    return {path.stem: read_position(path) for path in sorted(INSTANCES.glob("growth/*.toml"))}


def test_positions_grow_by_one_stamp(grown: dict[str, Position]) -> None:
    """From 2 to 12 new stamps: the same album and contest, and the stamps before with one more."""
    for family in GROWING:
        row = [position for name, position in grown.items() if name.startswith(f"{family}-")]
        assert [len(position.place) for position in row] == list(range(2, 13))
        for before, after in pairwise(row):
            assert replace(after, place=after.place[:-1]) == before


def test_full_albums_are_sets_of_stamps_that_fill_an_empty_album(grown: dict[str, Position]) -> None:
    """20 to 30 stamps as large as the album together, no more of a size than the game has, and no doubles."""
    full = [position for name, position in grown.items() if name.startswith("full-")]
    assert [len(position.place) for position in full] == list(range(20, 31))
    for position in full:
        assert not position.album.tiles
        assert sum(tile.width * tile.height for tile in position.place) == SIDE * SIDE
        assert not any(tile.is_double or tile.width == 1 for tile in position.place)
        sizes = Counter((tile.width, tile.height) for tile in position.place)
        assert all(many <= MIX[size] for size, many in sizes.items())


def test_files_are_regenerated_byte_for_byte(generated: dict[str, Instance]) -> None:
    """The generator writes exactly the files that are shipped."""
    paths = INSTANCES.rglob("*.toml")
    assert {path.relative_to(INSTANCES).as_posix(): path.read_bytes() for path in paths} == {
        name: instance.text.encode() for name, instance in generated.items()
    }


def test_fresh_files_are_of_their_seed(generated: dict[str, Instance]) -> None:
    """40 of them, every family in every round, other positions than the shipped ones, the same again."""
    found = list(fresh(20261122))
    assert len({each.name for each in found}) == len(found) == 40
    assert found[:5] == list(islice(fresh(20261122), 5))
    assert "seed 20261122." in found[0].text
    for each in found:
        assert each.position != generated[f"{each.name}.toml"].position
    families = Counter(each.name.rpartition("-")[0] for each in found)
    assert {name: many for name, many in families.items() if many > 1} == {
        "r1-mixed": 2,
        "r2-mixed": 2,
        "r3-mixed": 3,
    }


def test_files_read_as_generated(shipped: dict[Path, Position], generated: dict[str, Instance]) -> None:
    """Every file reads without faults, as the very position that was meant."""
    for path, position in shipped.items():
        assert position == generated[path.name].position


def test_rounds_have_the_promised_numbers_of_stamps(shipped: dict[Path, Position]) -> None:
    """Round 1: none placed, 6 new; round 2: 5-8 and 6; round 3: 12-16 and 5-7."""
    placed = {1: range(1), 2: range(5, 9), 3: range(12, 17)}
    new = {1: range(6, 7), 2: range(6, 7), 3: range(5, 8)}
    for position in shipped.values():
        assert len(position.album.tiles) in placed[position.round]
        assert len(position.place) in new[position.round]


def test_every_family_is_there_in_every_round(shipped: dict[Path, Position]) -> None:
    """At least 90 files, and as many of each family in each round as the generator's table says."""
    names = Counter(path.stem.rpartition("-")[0] for path in shipped)
    families = {family: many for family, (many, _) in FAMILIES.items()} | {"mixed": MIXED}
    assert names == {f"r{n}-{family}": many for n in (1, 2, 3) for family, many in families.items()}
    assert len(shipped) >= 90


def test_single_files_score_their_contest_alone(shipped: dict[Path, Position]) -> None:
    """A file of one family has one open contest and nothing else that a placement decides."""
    for path, position in shipped.items():
        if "mixed" not in path.stem:
            assert len(position.contests) == len(position.open_contests) == 1
            assert not position.me.exhibitors
            assert position.finale is None
            assert position.forever_others is None


def test_mixed_files_hold_a_ticket_for_each_round_before(shipped: dict[Path, Position]) -> None:
    """Four contests, one of them entered in each round before, a Finale, exhibitors and rivals."""
    mixed = [position for path, position in shipped.items() if "mixed" in path.stem]
    for position in mixed:
        assert len(position.contests) == 4
        assert len(position.me.entered) == position.round - 1
        assert position.finale
        assert position.me.exhibitors
        assert len(position.forever_others or ()) == 2


def test_all_kinds_of_tiles_are_to_be_placed(shipped: dict[Path, Position]) -> None:
    """Doubles, forever, canceled, faded and rare stamps are among the new ones."""
    tiles = [tile for position in shipped.values() for tile in position.place]
    stamps = [stamp for tile in tiles for stamp in tile.stamps]
    assert any(tile.is_double for tile in tiles)
    for kind in ("forever", "canceled", "faded", "rare"):
        assert any(getattr(stamp, kind) for stamp in stamps)


def test_some_albums_are_tight(shipped: dict[Path, Position]) -> None:
    """In several round 3 files stamps can be placed so that another fits nowhere and is discarded."""
    tight = 0
    for position in shipped.values():
        album, left = position.album, 0
        for tile in sorted(position.place, key=lambda tile: tile.width * tile.height):
            cells = list(album.fits(tile.width, tile.height))
            left += not cells
            if cells:
                album = album.with_tiles([PlacedTile.at(tile, cells[len(cells) // 2])])
        tight += position.round == 3 and left > 0
    assert tight >= 5
