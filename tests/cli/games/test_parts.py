"""The parts of games in the terminal: their own, or those of any game."""

from __future__ import annotations

from importlib import import_module

import pytest

from stockbook.cli.games.parts import parts_of, show_position
from stockbook.engine import read
from stockbook.engine.advice import DOCUMENTS
from stockbook.games.registry import definition_of, definitions
from stockbook.models.play.goal import AnswerForm
from stockbook.models.play.protocol import Seen
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
    """By a function that is there, and has its document."""
    printed = {form: each for _, game in definitions() for form, each in parts_of(game).prints.items()}
    assert set(DOCUMENTS) == set(printed) == set(AnswerForm)
    assert all(callable(getattr(import_module(module), name)) for module, name in printed.values())


def test_what_is_made_of_a_game_has_its_parts() -> None:
    """A season is shown as Stamp Swap is."""
    assert parts_of(definition_of("stampswap-season")) is parts_of(definition_of("stampswap"))
