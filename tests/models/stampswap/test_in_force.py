"""Effects in force: those of my specialists and of the event, and how many items I may reserve."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

import pytest

from stockbook.models.files.faults import PositionError
from stockbook.models.stampswap.deck_file import deck_to_dict, deck_to_toml
from stockbook.models.stampswap.effects import Reserves, specialist_effect
from stockbook.models.stampswap.goods import Specialist
from stockbook.models.stampswap.in_force import effects_in_force, explained, reserves_allowed, unexplained
from stockbook.models.stampswap.position import Position
from stockbook.models.stampswap.reading import (
    parse_position,
    position_to_dict,
    position_to_toml,
    read_position,
)
from tests.models.stampswap.game.games import demo, tiny

CUT = """
game = "stampswap"
phase = "cut"
round = 1
contests = ["edges 10"]
event = "reserve 1"
[me]
specialists = ["Framer: show edges 2", "Clerk", "specialist"]
collection = ["specialist Archivist: reserve 1 stamp", "forever", "2x3 ?", "specialist Usher"]
"""


def test_effects_have_the_names_of_their_cards() -> None:
    """Those in play hold in the Show Phase; one among the goods holds once it is kept."""
    found = [(whose, str(effect)) for whose, effect in effects_in_force(parse_position(CUT))]
    assert found == [("Framer", "show edges 2"), ("event", "reserve 1")]


@pytest.mark.parametrize(
    ("old", "new", "allowed"),
    [
        ("", "", Reserves(2, 1)),
        ('event = "reserve 1"', "", Reserves(1, 1)),
        ('"reserve 1"', '["reserve 1", "reserve 2 stamps"]', Reserves(2, 3)),
        ("show edges 2", "reserve 3", Reserves(5, 1)),
        ("round = 1", "round = 1\nreserves = 1", Reserves(1)),
    ],
)
def test_effects_add_to_one_reserve(old: str, new: str, allowed: Reserves) -> None:
    """Wherever the card lies; a number that the position tells is all of them."""
    assert reserves_allowed(parse_position(CUT.replace(old, new, 1))) == allowed


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
