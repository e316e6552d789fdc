"""Deck files of STAMPS: what they say, what is wrong with them, and the assumed one."""

from __future__ import annotations

from pathlib import Path

import pytest

from stockbook.models.files.faults import PositionError
from stockbook.models.stamps_game.deck import PARTS, StampsDeck, demo_deck, parse_deck, read_deck

GOOD = """
deck = "stamps"
track = [2, 4, 7]
[stamps]
red = 9
blue = 8
yellow = 8
green = 8
purple = 7
[suns]
red = 4
"""


def faults_of(text: str) -> list[tuple[str, str]]:
    """Keys and messages of a deck's faults."""
    with pytest.raises(PositionError) as caught:
        parse_deck(text, "mine.toml")
    return [(fault.key, fault.message) for fault in caught.value.faults]


def test_a_copy() -> None:
    """Suns stay in the box with two players; what is not said has none."""
    deck = parse_deck(GOOD, "mine.toml")
    assert deck == StampsDeck("", (9, 8, 8, 8, 7), (4, 0, 0, 0, 0), (2, 4, 7))
    assert deck.in_play(2) == (5, 8, 8, 8, 7)
    assert deck.in_play(3) == deck.in_play(4) == deck.stamps


def test_the_assumed_copy() -> None:
    """It has 40 stamps, says that all of it is assumed, and points to 1, 2, 3 and so on under the columns."""
    deck = demo_deck()
    assert (sum(deck.stamps), deck.assumed) == (40, PARTS)
    assert deck.track == tuple(range(1, len(deck.track) + 1))


@pytest.mark.parametrize(
    "deck", [demo_deck(), parse_deck(GOOD, ""), StampsDeck('"a"\\', (9,) * 5, (1,) * 5, (-1, 0), ("track",))]
)
def test_round_trip(deck: StampsDeck, tmp_path: Path) -> None:
    """A deck that is written reads back equal, from its text and from a file."""
    assert parse_deck(str(deck), "") == deck
    (tmp_path / "mine.toml").write_text(str(deck), "utf-8")
    assert read_deck(tmp_path / "mine.toml") == deck


def test_every_fault_at_once() -> None:
    """Each fault has its key, and none hides another."""
    text = 'deck = "stamp"\ntrack = [1, "2", 300]\nassumed = ["all"]\n'
    text += "[stamps]\nred = -1\nblu = 8\n[suns]\nred = true\nname = 1\n"
    keys = [key for key, _ in faults_of(text)]
    assert sorted(keys) == [
        "assumed[1]",
        "deck",
        "stamps.blu",
        "stamps.red",
        "suns.name",
        "suns.red",
        "track[2]",
        "track[3]",
    ]


@pytest.mark.parametrize(
    ("change", "key", "message"),
    [
        (("red = 4", "red = 10"), "suns.red", "10 of 9"),
        (("red = 4", "red = 9\nblue = 8\nyellow = 8\ngreen = 8"), "suns", "7 stamps are left"),
        (("blue = 8", "blue = 40"), "stamps", "at most 60"),
        (
            ("red = 9\nblue = 8\nyellow = 8\ngreen = 8\npurple = 7\n[suns]\nred = 4", "red = 11\n[suns]"),
            "stamps",
            "need 12",
        ),
        (("track = [2, 4, 7]", "track = []"), "track", "no columns"),
        (("track = [2, 4, 7]\n", ""), "track", "missing"),
        (('deck = "stamps"\n', ""), "deck", "missing"),
        (("[suns]\nred = 4", ""), "suns", "missing"),
    ],
)
def test_a_fault(change: tuple[str, str], key: str, message: str) -> None:
    """Numbers that cannot be, and what is missing."""
    found = faults_of(GOOD.replace(*change))
    assert [(at, message in text) for at, text in found] == [(key, True)]
