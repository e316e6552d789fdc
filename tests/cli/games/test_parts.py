"""Pictures of positions, found by their type."""

from __future__ import annotations

import pytest

from stockbook.cli.rendering.advice import _SHOW
from stockbook.cli.rendering.positions import show_position
from stockbook.engine import read
from stockbook.engine.documents.answers import DOCUMENTS
from stockbook.games.definition import Seen
from stockbook.models.play.goal import AnswerForm
from tests.games.heap import Heap, View


@pytest.mark.parametrize(
    ("name", "words"),
    [
        ("sunday", "round"),
        ("pinzetta-cut", "Pinzetta"),
        ("stamps-example", "hand"),
        ("stamp-albums", "market"),
    ],
)
def test_each_game_has_its_picture(name: str, words: str, capsys: pytest.CaptureFixture[str]) -> None:
    """Not the text of its file."""
    show_position(read(name))
    shown = capsys.readouterr().out
    assert words.lower() in shown.lower()
    assert "game = " not in shown


@pytest.mark.usefixtures("heap_known")
def test_a_game_without_one_shows_its_lines(capsys: pytest.CaptureFixture[str]) -> None:
    """Those of its file."""
    show_position(Seen(Heap(), View((3, 1), 0, (0, 0), 2)))
    assert "heap = [3, 1]" in capsys.readouterr().out


def test_every_form_of_answer_is_printed() -> None:
    """And has its document."""
    assert set(DOCUMENTS) == set(_SHOW) == set(AnswerForm)
