"""Tests of points from effects: specialists as exhibitors, bonuses by brute force, and values of items."""

from __future__ import annotations

from dataclasses import replace

import pytest
from hypothesis import given
from hypothesis import strategies as st

from stockbook.models.album.album import Album
from stockbook.models.album.notation import parse_placed_tiles, parse_tile
from stockbook.models.contests import Contest
from stockbook.models.stampswap.effects import event_effect, specialist_effect
from stockbook.models.stampswap.goods import Specialist
from stockbook.models.stampswap.in_force import with_bonuses
from stockbook.models.stampswap.position import Player, Position
from stockbook.models.stampswap.scoring import ScoreLine, score, total, track_score
from tests.strategies import albums, contests

EDGES = Contest.parse("edges 10")
ALBUM = Album(parse_placed_tiles("2x2 blue animals 3@a1; 2x2 green space -1@c1; forever@l12"))


def framer(effect: str) -> Specialist:
    return Specialist("Framer", specialist_effect(effect))


@given(albums(), contests(), st.integers(1, 3))
def test_a_specialist_that_shows_a_contest_is_an_exhibitor_and_two_points(
    album: Album, contest: Contest, round_: int
) -> None:
    """In every round and album, one that shows it in the end alone in the last round."""
    position = Position(round_, (EDGES,), Player(album=album), finale=EDGES)
    exhibitor = total(score(replace(position, me=Player(album=album, exhibitors=(contest,))), album, EDGES))
    nobody = total(score(position, album, EDGES))
    for effect, points in (("show", exhibitor), ("final", exhibitor if round_ == 3 else nobody)):
        card = Specialist("Framer", specialist_effect(f"{effect} {contest}"))
        lines = score(replace(position, me=Player(album=album, specialists=(card,))), album, EDGES)
        assert total(lines) == points + 2
    event = replace(position, event=(event_effect(f"show {contest}"),))
    assert total(score(event, album, EDGES)) == exhibitor


@given(albums(), contests(), contests(), st.integers(1, 3))
def test_a_bonus_adds_to_contests_with_its_measure(
    album: Album, entered: Contest, bonus: Contest, round_: int
) -> None:
    """To the one entered and, in the last round, to the Finale; the combined payoff says the same."""
    card = Specialist("Judge", specialist_effect(f"bonus {bonus}"))
    for finale in (entered, bonus, EDGES):
        position = Position(round_, (entered,), Player(album=album), finale=finale)
        judged = replace(position, me=Player(album=album, specialists=(card,)))
        times = (entered.measure == bonus.measure) + (round_ == 3 and finale.measure == bonus.measure)
        more = total(score(judged, album, entered)) - total(score(position, album, entered)) - 2
        assert more == times * bonus.points(album)[1]
    assert card.effect
    paid = with_bonuses(entered, [card.effect]).points(album)[1]
    assert paid == entered.points(album)[1] + (entered.measure == bonus.measure) * bonus.points(album)[1]


@pytest.mark.parametrize(
    ("effect", "change"),
    [
        ("value faded 2", 3),
        ("value color=blue 0", -3),
        ("value size=forever 4", 4),
        ("value exhibitor 3", 6),
        ("value specialist 5", 3),
        ("value first-player 0", -2),
        ("value rare 9", 0),
    ],
)
def test_items_have_the_points_that_an_effect_gives_them(effect: str, change: int) -> None:
    """A specialist's are certain at the end, an event's are marked at once; discards change, too."""
    cards = (Contest.parse("regions 1"),) * 2
    me = Player(album=ALBUM, exhibitors=cards, specialists=(framer("nothing"),), first_player=True, points=0)
    position = Position(1, (EDGES,), me)
    before = score(position, ALBUM, EDGES)
    held = replace(position, me=replace(me, specialists=(framer(effect),)))
    event = replace(position, event=(event_effect(effect),))
    for changed, label in ((held, "Framer"), (event, "event")):
        lines = score(changed, ALBUM, EDGES)
        added = [ScoreLine(f"{label}: {effect}", change)] if change else []
        assert [line for line in lines if line not in before] == added
        assert total(lines) == total(before) + change
    marked = [track_score(0, score(each, ALBUM, EDGES)) for each in (position, held, event)]
    assert [each.marked - marked[0].marked for each in marked if each and marked[0]] == [0, 0, change]
    discarded = [parse_tile("2x2 blue animals -1")]
    for each in (held, event):
        with_discard = total(score(each, ALBUM, EDGES, discarded)) - total(score(each, ALBUM, EDGES))
        assert with_discard == {"value faded 2": 2, "value color=blue 0": 0}.get(effect, -1)


def test_lines_say_whose_they_are() -> None:
    """The name of the specialist, or that of the event, before what it scores."""
    me = Player(
        album=ALBUM,
        specialists=(framer("show edges 2"), Specialist("Judge", specialist_effect("bonus edges 1"))),
    )
    position = Position(3, (EDGES,), me, finale=EDGES, event=(event_effect("show regions 1"),))
    assert [line.label for line in score(position, ALBUM, EDGES)] == [
        *("edges 10", "Judge: bonus edges 1", "Framer: edges 2", "event: regions 1"),
        *("stamp values", "specialists", "finale: edges 10", "Judge: bonus edges 1"),
    ]
