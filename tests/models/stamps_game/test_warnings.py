"""Warnings about positions of STAMPS."""

from __future__ import annotations

from dataclasses import replace
from importlib.resources import files
from pathlib import Path

from stockbook.models.files.toml_file import read_toml_file
from stockbook.models.stamps_game.reading import position_from, stamps_warnings


def test_more_stamps_than_the_printed_game_has() -> None:
    """Forty are on the table, in hands and in the pile, and no more."""
    position = position_from(
        read_toml_file(Path(str(files("stockbook.seeds"))) / "positions" / "stamps-example.toml")
    )
    there = len(position.grid) + len(position.hand) + position.hidden - position.pile
    assert stamps_warnings(replace(position, pile=40 - there)) == []
    [(key, message)] = stamps_warnings(replace(position, pile=41 - there))
    assert (key, message.partition(" ")[0]) == ("pile", "41")
