"""The options of a game on the command line."""

from __future__ import annotations

from pathlib import Path

import pytest
import typer

from stockbook.cli.questions.options import game_from_options
from tests.games.heap import Heap

pytestmark = pytest.mark.usefixtures("heap_known")


def test_keys_and_values(tmp_path: Path) -> None:
    """Numbers are numbers, anything else is a text, which may be that of a file."""
    text = tmp_path / "title.txt"
    text.write_text("two\nlines\n", "utf-8")
    game = game_from_options("heap", 3, None, ["size=5", f"title=@{text}"])
    assert game == Heap(3, size=5, title="two\nlines\n")
    assert game_from_options("heap", None, None, ["title = free text"]) == Heap(title="free text")


def test_an_option_without_a_value() -> None:
    """The message says how to write it."""
    with pytest.raises(typer.BadParameter, match="write a key, = and a value"):
        game_from_options("heap", None, None, ["size"])
