"""Puzzles: their one answer against brute force, their level, and the same bytes for a seed."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from itertools import islice

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from stockbook.models.album.album import Album, PlacedTile
from stockbook.models.album.stamps import Tile
from stockbook.models.puzzles.dealing import PuzzleKind, PuzzleLevel
from stockbook.models.stampswap.position import Position
from stockbook.models.stampswap.reading import parse_position
from stockbook.optimizer.puzzles import Puzzle, greedy_plan, puzzle_from, puzzle_toml, puzzles, tile_to_reveal
from stockbook.optimizer.solver.limits import SearchBudget, SearchLimits, Stopped
from tests.boards import contests, small_positions
from tests.brute import endings, ranking


@st.composite
def candidates(draw: st.DrawFn) -> Position:
    """Small positions with one contest, open."""
    position = draw(small_positions(ways=120))
    return replace(position, contests=(draw(contests()),), me=replace(position.me, entered=()))


@pytest.fixture(scope="module")
def puzzle() -> Puzzle:
    """A puzzle from a seed."""
    return next(found for found in puzzles(1, PuzzleLevel.HARD, PuzzleKind.FIT) if found)


@settings(max_examples=70)
@given(candidates())
def test_a_puzzle_has_one_best_answer(position: Position) -> None:
    """Brute force agrees whether the best answer is alone and places every stamp, and on the next best.

    What a quick player finds is no puzzle.
    """
    (contest,) = position.contests
    ranked = ranking(position, position.contests)
    found = puzzle_from(position)
    alone = len(ranked) > 1 and ranked[0][0] > ranked[1][0]
    missed = greedy_plan(position, contest).points < ranked[0][0]
    assert (found is not None) == (alone and missed and len(ranked[0][1]) == len(position.place))
    if found:
        assert (found.best, found.second) == (ranked[0][0], ranked[1][0])
        assert found.answer.plans[0].placement == ranked[0][1]


@settings(max_examples=60)
@given(candidates())
def test_a_quick_player_looks_one_stamp_ahead(position: Position) -> None:
    """The quick player's move is legal, and no stamp in turn could have scored more at once."""
    (contest,) = position.contests
    plan = greedy_plan(position, contest)
    assert plan.placement in {end.placed for end in endings(position.album, position.place)}
    album, where = position.album, dict(plan.placed)
    for item, tile in enumerate(position.place):
        spots = [PlacedTile.at(tile, cell) for cell in album.fits(tile.width, tile.height)]
        if spots:
            points = [contest.points(album.with_tiles([spot]))[1] for spot in spots]
            assert spots[points.index(max(points))] in plan.placement
            album = album.with_tiles([spots[points.index(max(points))]])
        else:
            assert item not in where
    assert album == plan.album


@settings(max_examples=40)
@given(candidates())
def test_a_careful_player_looks_two_stamps_ahead(position: Position) -> None:
    """No place for a stamp in turn could have led to more with the next one placed."""
    (contest,) = position.contests

    def most(album: Album, tiles: Sequence[Tile]) -> int:
        """The most points with at most two tiles more, which are placed where they fit."""
        if not tiles:
            return contest.points(album)[1]
        spots = [PlacedTile.at(tiles[0], cell) for cell in album.fits(tiles[0].width, tiles[0].height)]
        if not spots:
            return most(album, tiles[1:])
        return max(most(album.with_tiles([spot]), tiles[1:]) for spot in spots)

    plan = greedy_plan(position, contest, 2)
    assert plan.placement in {end.placed for end in endings(position.album, position.place)}
    album, where = position.album, dict(plan.placed)
    for item in range(len(position.place)):
        reach = most(album, position.place[item : item + 2])
        if item in where:
            album = album.with_tiles([where[item]])
        assert most(album, position.place[item + 1 : item + 2]) == reach


@pytest.mark.parametrize(("kind", "seed", "another"), [(PuzzleKind.CONTEST, 2, 5), (PuzzleKind.FIT, 1, 3)])
def test_a_seed_gives_the_same_bytes(kind: PuzzleKind, seed: int, another: int) -> None:
    """Two runs write the same file, whose position is the puzzle's; another seed writes another."""
    first, again, other = (
        next(found for found in puzzles(each, PuzzleLevel.EASY, kind) if found)
        for each in (seed, seed, another)
    )
    text = puzzle_toml(first, seed, kind)
    assert text == puzzle_toml(again, seed, kind)
    assert parse_position(text) == first.position != other.position


def test_attempts_that_fail_are_told() -> None:
    """Between two puzzles the failed attempts show up, so that a caller can give up."""
    found = list(islice(puzzles(0, PuzzleLevel.EASY, PuzzleKind.FIT), 8))
    assert None in found


def test_the_level_is_what_a_careful_player_reaches(puzzle: Puzzle) -> None:
    """The answer: easy; the next best: medium; less: hard."""
    best, second = puzzle.answer.plans
    assert puzzle.level is PuzzleLevel.HARD
    assert replace(puzzle, careful=second).level is PuzzleLevel.MEDIUM
    assert replace(puzzle, careful=best).level is PuzzleLevel.EASY
    assert replace(puzzle, quick=second, careful=best).points_lost == (best.points - second.points, 0)


def test_a_hint_reveals_what_a_quick_player_misses(puzzle: Puzzle) -> None:
    """The revealed stamp is part of the answer and not of the quick player's move."""
    best = puzzle.answer.plans[0]
    item, placed = tile_to_reveal(puzzle.position, best)
    assert (item, placed) in best.placed
    assert placed not in puzzle.quick.placement
    assert all(each in puzzle.quick.placement for i, each in best.placed if i < item)


def test_the_time_ends_an_attempt() -> None:
    """In the middle of an attempt too, wherever it is."""
    with pytest.raises(Stopped):
        next(puzzles(1, PuzzleLevel.HARD, PuzzleKind.FIT, SearchBudget(SearchLimits(time=1e-9))))
    position = next(found for found in puzzles(0, PuzzleLevel.EASY, PuzzleKind.FIT) if found).position
    with pytest.raises(Stopped):
        puzzle_from(position, SearchBudget(SearchLimits(time=1e-9)))
