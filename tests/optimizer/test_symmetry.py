"""The best placement has the same points in mirror images and with other names of colors and themes."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import replace
from pathlib import Path

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from stockbook.models import read_position
from stockbook.models.album.album import Album, PlacedTile
from stockbook.models.album.stamps import COLORS, THEMES, Stamp, Tile
from stockbook.models.contests import Contest
from stockbook.models.stampswap.position import Position
from stockbook.models.stampswap.scoring import awards
from stockbook.optimizer import best_placement
from stockbook.optimizer.solver.limits import SearchLimits
from tests.boards import small_positions

POSITIONS = Path(__file__).parents[2] / "seeds" / "positions"
PATIENT = 120.0

Words = Mapping[str, str]


def mapped(
    position: Position, tile: Callable[[Tile], Tile], place: Callable[[Album, PlacedTile], tuple[int, int]]
) -> Position:
    """The position with every tile of mine, and its place in the album, replaced."""
    album = position.album
    tiles = tuple(PlacedTile.at(tile(each.tile), place(album, each)) for each in album.tiles)
    me = replace(position.me, album=Album(tiles, album.width, album.height))
    return replace(position, me=me, place=tuple(map(tile, position.place)))


def mirrored(position: Position) -> Position:
    """The position in a mirror: left is right, the halves of doubles that lie too."""

    def tile(tile: Tile) -> Tile:
        lies = tile.is_double and tile.width > tile.height
        return replace(tile, stamps=tile.stamps[::-1]) if lies else tile

    return mapped(position, tile, lambda album, at: (album.width - at.column - at.tile.width, at.row))


def renamed(position: Position, words: Words) -> Position:
    """The position with other colors and themes, in the contests too."""

    def stamp(stamp: Stamp) -> Stamp:
        return replace(stamp, color=words.get(stamp.color or ""), theme=words.get(stamp.theme or ""))

    def contest(contest: Contest) -> Contest:
        measure, equals, value = str(contest.measure).partition("=")
        new = f"{measure}{equals}{words.get(value, value)}"
        return Contest.parse(f"{new} {contest.payoff}")

    def contests(many: tuple[Contest, ...]) -> tuple[Contest, ...]:
        return tuple(map(contest, many))

    me = replace(
        position.me, entered=contests(position.me.entered), exhibitors=contests(position.me.exhibitors)
    )
    finale = position.finale and contest(position.finale)
    return mapped(
        replace(position, me=me, contests=contests(position.contests), finale=finale),
        lambda tile: replace(tile, stamps=tuple(map(stamp, tile.stamps))),
        lambda album, at: at.cell,
    )


@st.composite
def renamings(draw: st.DrawFn) -> Words:
    """Each color for another, each theme for another."""
    colors, themes = draw(st.permutations(COLORS)), draw(st.permutations(THEMES))
    return dict(zip((*COLORS, *THEMES), (*colors, *themes), strict=True))


def bests(position: Position) -> list[int]:
    """The proved best with each contest, and none, in the order of the file."""
    answer = best_placement(position, limits=SearchLimits(PATIENT, deterministic=True))
    assert all(result.best == result.bound for result in answer.by_contest)
    return [result.best for result in answer.by_contest]


@settings(max_examples=40, deadline=None)
@given(small_positions(), renamings())
def test_mirrors_and_names_change_nothing(position: Position, words: Words) -> None:
    """A small position, its mirror image, and both with other names have the same best with each contest."""
    expected = bests(position)
    assert bests(renamed(position, words)) == expected
    awarded = (award.measure for contest in position.may_enter for award in awards(position, contest))
    if all(measure.mirror_symmetric for measure in awarded):
        assert bests(mirrored(position)) == expected
        assert bests(mirrored(renamed(position, words))) == expected


@pytest.mark.parametrize("name", ["sunday", "sunday-corners", "sunday-groups", "sunday-tight"])
def test_a_shipped_position_in_a_mirror_with_other_names(name: str) -> None:
    """The same holds on the full album, both changes at once."""
    position = read_position(POSITIONS / f"{name}.toml")
    shifted = {a: b for names in (COLORS, THEMES) for a, b in zip(names, (*names[1:], names[0]), strict=True)}
    other = mirrored(renamed(position, shifted))
    assert other.album != position.album
    answers = [best_placement(each, limits=SearchLimits(PATIENT)) for each in (position, other)]
    assert all(answer.proved for answer in answers)
    assert answers[0].best == answers[1].best
