"""Positions with a deck: what it says of cards, where it may come from, and that they read back equal."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

import pytest

from stockbook.models.files.faults import PositionError
from stockbook.models.stampswap.deck_file import deck_to_dict, deck_to_toml
from stockbook.models.stampswap.effects import specialist_effect
from stockbook.models.stampswap.explained import explained, unexplained
from stockbook.models.stampswap.position import Position
from stockbook.models.stampswap.reading import parse_position, read_position
from stockbook.models.stampswap.specialist import Specialist
from stockbook.models.stampswap.writing import position_to_dict, position_to_toml
from tests.models.stampswap.game.games import demo, tiny

COLLECT = """
game = "stampswap"
phase = "collect"
round = 1
contests = ["edges 10"]
pool = ["specialist FRAMER", "specialist Nobody", "specialist Critic: look"]
[me]
specialists = ["Archivist"]
collection = ["specialist Framer"]
[[opponents]]
name = "left"
specialists = ["Nobody", "specialist"]
"""


def effects(position: Position) -> list[str]:
    cards = (*position.pool, *position.me.specialists, *position.me.collection)
    return [str(card.effect) for card in cards if isinstance(card, Specialist)]


def test_a_deck_explains_names_and_keeps_what_is_told() -> None:
    """Whatever their case; another deck comes before the position's own."""
    plain = parse_position(COLLECT)
    position = explained(plain, demo())
    assert effects(position) == ["show edges 2", "None", "look", "reserve 1", "show edges 2"]
    assert (unexplained(position), unexplained(plain)) == (
        ("Nobody",),
        ("Archivist", "Framer", "Nobody", "FRAMER"),
    )
    other = replace(demo(), specialists=(Specialist("Framer", specialist_effect("look")),))
    assert effects(explained(position, other)) == ["look", "None", "look", "None", "look"]


def test_a_position_with_a_deck_reads_back_equal() -> None:
    """It writes the deck as a table, and names alone where the deck has the effect."""
    position = explained(parse_position(COLLECT), demo())
    tables = position_to_dict(position)
    assert tables["pool"] == ["specialist FRAMER", "specialist Nobody", "specialist Critic: look"]
    assert tables["deck"] == deck_to_dict(demo())
    assert parse_position(position_to_toml(position)) == position


def test_the_deck_lies_beside_the_file(tmp_path: Path) -> None:
    """A text that is no file opens none, and has a table [deck], whose faults have their keys."""
    text = COLLECT.replace("round = 1", 'round = 1\ndeck = "copy.toml"')
    (tmp_path / "copy.toml").write_text(deck_to_toml(tiny().deck), "utf-8")
    (tmp_path / "position.toml").write_text(text, "utf-8")
    assert read_position(tmp_path / "position.toml").deck == tiny().deck
    with pytest.raises(PositionError, match=r"\[deck\]"):
        parse_position(text)
    with pytest.raises(PositionError, match=r"deck\.tiles\[1\]"):
        parse_position(f'{COLLECT}\n[deck]\ntiles = ["2x2 pink space 1"]')
    (tmp_path / "below").mkdir()
    (tmp_path / "below" / "position.toml").write_text(text.replace("copy", "../copy"), "utf-8")
    with pytest.raises(PositionError, match=r"deck: '\.\./copy\.toml' lies elsewhere: name a file beside"):
        read_position(tmp_path / "below" / "position.toml")
    (tmp_path / "below" / "position.toml").write_text(text.replace("copy", f"{tmp_path}/copy"), "utf-8")
    with pytest.raises(PositionError, match="lies elsewhere"):
        read_position(tmp_path / "below" / "position.toml")
    (tmp_path / "copy.toml").unlink()
    with pytest.raises(PositionError, match=r"position\.toml: deck: .*copy\.toml: cannot be read"):
        read_position(tmp_path / "position.toml")
