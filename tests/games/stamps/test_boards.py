"""Decisions of STAMPS on the shared grid."""

from __future__ import annotations

from stockbook.games.stamps.definition import GAME
from stockbook.models.files.toml_file import read_toml_file
from tests.cli.running import POSITIONS


def test_the_grid_has_the_stamp_that_is_laid() -> None:
    """One stamp more than before, marked, wherever it lies; a move without one leaves the grid as it is."""
    position = GAME.read(read_toml_file(POSITIONS / "stamps-example.toml"))
    boards = GAME.review_boards(lambda decision: position)
    top = min(row for row, _ in position.grid)
    left = next(column for row, column in position.grid if row == top)
    drawn = {move: boards.board({}, move) for move in (f"red {top - 1},{left}", "end")}
    assert [each.count("<circle") - len(position.grid) for each in drawn.values()] == [1, 0]
    assert [each.count('stroke-width="4"') for each in drawn.values()] == [1, 0]
    for move, each in drawn.items():
        assert f'aria-label="shared grid with {move}"' in each and f"<p>{move}</p>" in each
