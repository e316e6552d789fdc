"""Her cards: the demonstration file, the printed example, and every fault of a file of one's own."""

from __future__ import annotations

from functools import cache
from importlib.resources import files

import pytest
from hypothesis import given

from stockbook.models.album.notation import parse_tile
from stockbook.models.album.stamps import Tile
from stockbook.models.contests import Contest
from stockbook.models.files.faults import PositionError
from stockbook.models.files.toml_file import TomlFile
from stockbook.models.pinzetta.cards import (
    EventItem,
    Mat,
    MatBox,
    PinzettaCards,
    ShowCard,
    cards_from,
    cards_to_toml,
    parse_draw,
)
from tests.strategies import tiles

TEXT = files("stockbook.seeds").joinpath("pinzetta", "demo.toml").read_text("utf-8")


@cache
def read(text: str) -> PinzettaCards:
    """The cards of a text."""
    return cards_from(TomlFile.parse(text, "cards"))


def test_the_demonstration_is_complete_and_labelled() -> None:
    """The shipped cards have the printed numbers and targets on every mat, and say they are invented."""
    cards = read(TEXT)
    assert [len(found) for found in (cards.mats, cards.decisions, cards.shows, cards.events)] == [3, 8, 4, 10]
    assert all(mat.targets for mat in cards.mats)
    assert "invented for demonstration" in TEXT.partition("\ncards =")[0]


def test_the_demonstration_deals_five_against_six() -> None:
    """Every event has two piles of which one is large by one item, and a Daily Collection of six."""
    for event in read(TEXT).events:
        assert sorted(map(len, event.piles)) == [2, 3]
        assert len(event.collection) == 6


def test_the_printed_example_of_the_end() -> None:
    """Printed example: 24 + 8 + 10 + 10 + 4 + 0 + 4 = 60 for the items in the boxes of her mat."""
    points = read(TEXT).decisions[0].score([4, 2, 2, 2, 2, 1, 2])
    assert points == [24, 8, 10, 10, 4, 0, 4]
    assert sum(points) == 60


@pytest.mark.parametrize(
    ("text", "box"),
    [
        ("2x2 blue animals 2", 0),
        ("double 4x2 (brown space 1 | blue space 2)", 0),
        ("2x2 blue animals 4", 1),
        ("2x2 blue animals canceled", 1),
        ("2x4 blue animals 3", 2),
        ("3x3 blue animals -1", 3),
        ("2x2 rare 2", 4),
        ("double 4x2 (rare 3 | blue space 2)", 4),
        ("forever", 5),
        ("attendee", 6),
    ],
)
def test_the_box_of_an_item(text: str, box: int) -> None:
    """Stamps go by size and value; rare and forever stamps and cards have boxes of their own."""
    assert read(TEXT).mats[0].box_of(None if text == "attendee" else parse_tile(text)) == box


@given(tiles())
def test_every_item_has_a_box(tile: Tile) -> None:
    """The first box that takes an item gets it, and there is one for everything."""
    for mat in read(TEXT).mats:
        taking = [number for number, box in enumerate(mat.boxes) if box.takes(tile)]
        assert mat.box_of(tile) == taking[0]


def test_the_mat_follows_the_yellow_contest() -> None:
    """A mat that names the contest goes with it, the one without contests with all others."""
    mats = tuple(
        Mat(name, tuple(map(Contest.parse, contests)), (), ())
        for name, contests in (("a", ["edges 10"]), ("b", []), ("c", ["regions 2", "edges 12"]))
    )
    cards = PinzettaCards("", mats, (), (), ())
    played = [["sets theme 9", text] for text in ("edges 10", "edges 12", "edges 11")]
    found = [cards.mats[cards.mat_for(list(map(Contest.parse, texts)))].name for texts in played]
    assert found == ["a", "c", "b"]


def test_show_points() -> None:
    """The points of the listed contest for her level, or those of every other contest."""
    card = ShowCard("purple", {Contest.parse("edges 10"): (1, 4, 7)}, (2, 3, 5))
    assert [card.listed(Contest.parse("edges 10"), level) for level in (1, 2, 3)] == [1, 4, 7]
    assert card.listed(Contest.parse("edges 9"), 2) == 3


def test_an_item_of_an_event() -> None:
    """A size, face up or down, a forever stamp, an attendee; the two last have no back to show."""
    drawn = [
        EventItem("long-rectangle", True),
        EventItem("small-square"),
        EventItem("forever"),
        EventItem("attendee"),
    ]
    assert [parse_draw(str(draw)) for draw in drawn] == drawn
    for wrong in ("forever (down)", "2x2", "", "(down)"):
        with pytest.raises(ValueError):
            parse_draw(wrong)


@pytest.mark.parametrize(
    ("before", "after", "key", "message"),
    [
        ('cards = "pinzetta-cards"', 'cards = "deck"', "cards", "pinzetta-cards"),
        ("my_mats = [1, 2]", "my_mats = [1]", "my_mats", "write the 2 that are left"),
        ("my_mats = [1, 2]", "my_mats = [2, 2]", "my_mats", "write the 2"),
        ("my_mats = [1, 2]", "my_mats = [0, 2]", "my_mats[1]", "not between"),
        ("crossed = 4", "crossed = -1", "decisions[8].crossed", "not between"),
        ("points = [5, 3, 5, 4, 4, 1, 2]", "points = [5, 3]", "decisions[8].points", "7 boxes"),
        ('targets = ["large-square"]', 'targets = ["big"]', "mats[2].targets[1]", "unknown size"),
        (', holds = "card"', ', holds = "cards"', "mats[1].boxes[7].holds", "did you mean 'card'"),
        ('    { name = "cards", holds = "card" },\n', "", "mats[1].boxes", "no box takes an attendee"),
        ('    { name = "other stamps" },\n', "", "mats[1].boxes", "no box takes a large-square"),
        ("other = [9, 10, 11]", "other = [9, 10]", "shows[1].other", "levels 1, 2, 3"),
        ('"surrounded 3" = ', '"surrounded" = ', "shows[1].points.surrounded", "points"),
        ('effect = "reserve 1"', 'effect = "collect 5"', "events[2].effect", "not selected"),
        ('effect = "reserve 1"', 'effects = "reserve 1"', "events[2].effects", "did you mean 'effect'"),
        ('first = ["long-rectangle", "forever"]', "first = []", "events[3].first", "at least 1 is needed"),
    ],
)
def test_faults(before: str, after: str, key: str, message: str) -> None:
    """Each fault is reported with its place and its fix."""
    assert before in TEXT
    with pytest.raises(PositionError) as caught:
        read(TEXT.replace(before, after, 1))
    found = [fault for fault in caught.value.faults if fault.key.replace('"', "") == key]
    assert found and message in found[0].message, str(caught.value)


def test_a_missing_card_is_a_fault() -> None:
    """The numbers of cards are those of the box."""
    with pytest.raises(PositionError, match="decisions: 7 cards: there are 8"):
        read(TEXT.replace("[[decisions]]\ncrossed = 4\npoints = [5, 3, 5, 4, 4, 1, 2]\n", "", 1))


def test_limits_of_a_box() -> None:
    """A canceled stamp counts as 0, and a box without limits takes every value."""
    canceled = parse_tile("3x3 blue animals canceled")
    assert MatBox("", least=0, most=0).takes(canceled)
    assert not MatBox("", least=1).takes(canceled)
    assert not MatBox("", most=-1).takes(canceled)
    assert not MatBox("", sizes=("small-square",)).takes(canceled)
    assert MatBox("").takes(parse_tile("3x3 blue animals -9"))


def test_cards_round_trip() -> None:
    """Cards that are written as text read back equal."""
    cards = read(TEXT)
    assert read(cards_to_toml(cards)) == cards
