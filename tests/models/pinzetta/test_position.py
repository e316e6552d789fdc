"""Her points in a position: boxes, show-scoring cards, levels and intro mode, and who wins."""

from __future__ import annotations

from importlib.resources import files

import pytest

from stockbook.models.files.faults import PositionError
from stockbook.models.files.toml_file import TomlFile
from stockbook.models.pinzetta.position import (
    PinzettaSide,
    SoloPosition,
    her_facts,
    her_score,
    not_counted,
    solo_position_to_dict,
    winners,
)
from stockbook.models.pinzetta.position import position_from as solo_position_from
from stockbook.models.pinzetta.rules import HER, ME
from stockbook.models.stampswap.game.positions import player_of
from stockbook.models.stampswap.position import Position
from stockbook.models.stampswap.scoring import total
from tests.models.pinzetta.games import played, solo

SHIPPED = files("stockbook.seeds").joinpath("positions", "pinzetta-show.toml").read_text("utf-8")
HERS = """
level = 2
shows = [4, 6, 5]
boxes = [4, 2, 2, 2, 2, 1, 2]
decision = [6, 4, 5, 5, 2, 0, 2]
rare = [4, 5]
"""


def parsed(hers: str = HERS, before: str = "", after: str = "") -> SoloPosition:
    """The shipped Sunday with more of her side, and one text of it replaced."""
    text = SHIPPED.replace(before, after) if before else SHIPPED
    return solo_position_from(TomlFile.parse(text + hers, "position"))


def points(solo: SoloPosition) -> dict[str, int]:
    """Her points by label."""
    return {line.label: line.points for line in her_score(solo)}


def test_the_printed_example_of_her_boxes() -> None:
    """24 + 8 + 10 + 10 + 4 + 0 + 4 = 60, and the items of each box are told."""
    boxes = [line for line in her_score(parsed()) if line.label.startswith("box")]
    assert [line.points for line in boxes] == [24, 8, 10, 10, 4, 0, 4]
    assert [line.count for line in boxes] == [4, 2, 2, 2, 2, 1, 2]


def test_her_cards_count_once_twice_and_three_times() -> None:
    """The points listed on each card, times the day; then the level, rare values and forever stamps."""
    found = points(parsed())
    assert [found[f"show-scoring card, {day}"] for day in ("Friday", "Saturday", "Sunday")] == [4, 12, 15]
    assert (found["level 2"], found["rare stamp values"]) == (-10, 9)
    # She has two, the imaginary player three, and I have one in my album.
    assert found["forever stamps"] == 6
    assert total(her_score(parsed())) == -10 + 31 + 60 + 9 + 6


@pytest.mark.parametrize(("level", "less"), [(1, -20), (2, -10), (3, 0)])
def test_levels_and_intro_mode(level: int, less: int) -> None:
    """In intro mode nothing counts but the level."""
    hers = HERS.replace("level = 2", f"level = {level}")
    assert points(parsed(hers))[f"level {level}"] == less
    intro = parsed(hers + "intro = true")
    assert points(intro) == {f"intro, level {level}": {1: 110, 2: 125, 3: 140}[level]}
    assert not_counted(intro) == []


def test_what_she_took_in_this_round_counts() -> None:
    """Rare and forever stamps among the items that she has got, as for my own forever stamps."""
    found = points(parsed(HERS + 'got = ["2x2 rare 3", "forever", "forever", "2x3 ?"]'))
    assert (found["rare stamp values"], found["forever stamps"]) == (12, 10)


def test_before_the_last_round() -> None:
    """There are no points for forever stamps yet, and nothing is missing that comes later."""
    hers = "level = 1\nshows = [4]"
    solo = parsed(hers, "round = 3", "round = 2")
    assert points(solo) == {"level 1": -20, "show-scoring card, Friday": 4, "rare stamp values": 0}
    assert not_counted(solo) == []
    assert "shows" in not_counted(parsed("level = 1", "round = 3", "round = 2"))[0]


def test_what_is_not_given_is_told() -> None:
    """In the last round her boxes, the card that pays for them, and her show-scoring cards."""
    assert not_counted(parsed()) == []
    assert [text.split(":")[0] for text in not_counted(parsed("level = 1"))] == [
        "her show-scoring cards are not all counted",
        "her boxes are not counted",
    ]


def test_winners() -> None:
    """The higher total; on equal points the values of rare stamps; else both."""
    solo = parsed()
    assert winners(solo, 50, 49) == ("me",)
    assert winners(solo, 49, 50) == ("pinzetta",)
    # The rare stamp in my album is worth 4, hers 9.
    assert winners(solo, 50, 50) == ("pinzetta",)
    assert winners(parsed(HERS.replace("rare = [4, 5]", "rare = [4]")), 50, 50) == ("me", "pinzetta")
    assert winners(parsed(HERS + "intro = true"), 50, 50) == ("me",)


def test_her_cards_and_boxes_are_written_and_shown() -> None:
    """A position with them reads back equal; without them nothing is said of them."""
    solo = parsed()
    shown = dict(her_facts(solo.her))
    assert (shown["show-scoring cards"], shown["rare stamps"]) == ("4, 6, 5", "4, 5")
    assert len(her_facts(parsed("level = 1").her)) == len(shown) - 4
    tables = solo_position_to_dict(solo)
    assert tables["pinzetta"]["boxes"] == [4, 2, 2, 2, 2, 1, 2]
    assert solo_position_from(TomlFile(tables, "again")) == solo


@pytest.mark.parametrize(
    ("before", "after", "key", "message"),
    [
        ("2, 1, 2]", "2, 1]", "pinzetta.decision", "7 numbers, and there are 6 boxes"),
        ("boxes = [4, 2, 2, 2, 2, 1, 2]\n", "", "pinzetta.boxes", "missing"),
        ("shows = [4, 6, 5]", "shows = [4, 6, 5, 1]", "pinzetta.shows", "at most 3"),
        ("shows = [4, 6, 5]", "shows = [4, 600]", "pinzetta.shows[2]", "not between"),
    ],
)
def test_faults(before: str, after: str, key: str, message: str) -> None:
    """Impossible values are reported with their keys."""
    assert before in HERS
    with pytest.raises(PositionError) as caught:
        parsed(HERS.replace(before, after, 1))
    assert key in [fault.key for fault in caught.value.faults], str(caught.value)
    assert message in str(caught.value)


@pytest.mark.parametrize("level", [1, 2, 3])
def test_the_end_of_a_game_as_a_position(level: int) -> None:
    """Her mat, written down as it lies, has the points and the winners that the game says."""
    game = solo(level)
    end = played(game, 20 + level).state
    table, cards, items = end.swap.table, game.cards, end.swap.table.seats[HER].cards
    mat, boxes = cards.mats[end.her.mat], [0] * len(cards.mats[end.her.mat].boxes)
    for item in items:
        boxes[mat.box_of(game.components.tile(item))] += 1
    shows = [game.components.listed_points(table, number) for number in end.her.shows]
    side = PinzettaSide(
        level=level,
        forever=game.components.forever(items),
        shows=tuple(shows),
        boxes=tuple(boxes),
        decision=cards.decisions[end.her.decisions[-1]].points,
        rare=(game.components.her_rare(items),),
    )
    me = player_of(game.components.pieces, table, ME, "me")
    position = SoloPosition(Position(3, table.contests, me, (), table.finale), side)
    mine, hers = game.score(end)
    assert total(her_score(position)) == hers
    names = ("me", "pinzetta")
    assert winners(position, mine, hers) == tuple(names[seat] for seat in game.winners(end))
