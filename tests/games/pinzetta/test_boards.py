"""Decisions against Pinzetta in pictures."""

from __future__ import annotations

from stockbook.games.pinzetta.definition import GAME
from stockbook.models.files.toml_file import read_toml_file
from tests.cli.running import POSITIONS


def test_her_piles_are_offered_and_my_side_is_drawn() -> None:
    """The pile that I take is marked among hers; the goods that I cut and my album are mine."""
    positions = {
        phase: GAME.read(read_toml_file(POSITIONS / f"pinzetta-{phase}.toml"))
        for phase in ("cut", "choose", "show")
    }
    boards = GAME.review_boards(lambda decision: positions[decision["of"]])
    piles = boards.board({"of": "choose", "phase": "choose"}, "take 2").split("<div")[1:]
    assert ["part taken" in each for each in piles] == [False, True] and "<b>Pile 2</b>" in piles[1]
    assert "item" not in boards.board({"of": "cut", "phase": "cut"}, "reserve 1 | 2 3 | 4 5 6")
    assert "enters no contest" in boards.board({"of": "show", "phase": "place"}, "enter none")
