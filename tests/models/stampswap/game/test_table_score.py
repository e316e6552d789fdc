"""The points of everybody at the table: each by the scorer, forever places, ties and what is not known."""

from __future__ import annotations

from dataclasses import replace

import pytest

from stockbook.models.album.album import Album
from stockbook.models.album.notation import parse_placed_tiles
from stockbook.models.contests import Contest
from stockbook.models.files.faults import PositionError
from stockbook.models.stampswap.game.table_score import (
    BEFORE,
    final_forever_places,
    forever_places,
    table_score,
)
from stockbook.models.stampswap.position import Player, Position
from stockbook.models.stampswap.reading import parse_position
from stockbook.models.stampswap.scoring import score, total
from stockbook.models.stampswap.swap.show_phase import seen_by
from stockbook.models.stampswap.writing import position_to_toml

ALL, RARE = Contest.parse("count all 3"), Contest.parse("count rare 5")


def player(name: str, album: str, **values: object) -> Player:
    """A player with an album in one line."""
    return replace(Player(name, Album(parse_placed_tiles(album))), **values)


ME = player("me", "2x2 rare 4@a1; forever@l1; forever@l2")
ANN = player("ann", "double 4x2 (rare 4 | blue vehicles 2)@a1; forever@l1", first_player=True)
BOB = player("bob", "3x3 green space 1@a1", exhibitors=(ALL,))
POSITION = Position(3, (ALL, RARE), ME, finale=RARE, opponents=(ANN, BOB))


def test_each_player_scores_as_from_their_own_side() -> None:
    """Lines are those of the scorer, with the contest said or the best one; rares leave out other halves."""
    position = replace(POSITION, opponents=(replace(ANN, entering=RARE), BOB))
    found = table_score(position, ALL)
    for number, (name, contest) in enumerate(zip(found.players, (ALL, RARE, ALL), strict=True)):
        view = seen_by(position, number)
        assert view is not None
        assert tuple(found.players[name]) == tuple(score(view, view.album, contest))
        assert found.total(name) == total(found.players[name])
    assert found.ties == {"me": 4, "ann": 4, "bob": 0}
    assert forever_places(position) == {"me": 1, "ann": 2, "bob": None}
    assert found.missing == ("entering is not given of bob: the contest that pays most",)
    most = max(map(found.total, found.players))
    assert found.winners == tuple(name for name in found.players if found.total(name) == most)


def test_points_before_make_final_totals() -> None:
    """They are a line of their own; where somebody's are missing nobody's can be compared."""
    before = {"me": 10, "ann": 40, "bob": 90}
    me, *others = (replace(each, points=before[each.name]) for each in (ME, ANN, BOB))
    found = table_score(replace(POSITION, me=me, opponents=tuple(others)), ALL)
    plain = table_score(POSITION, ALL)
    assert list(found.players) == list(plain.players) == list(before)
    for name, points in before.items():
        assert found.players[name][0].label == BEFORE
        assert found.total(name) == plain.total(name) + points
    assert found.winners == ("bob",)
    some = table_score(replace(POSITION, me=me), ALL)
    assert not some.final and "points are not given of ann, bob" in some.missing[-1]


def test_a_tie_is_broken_by_rare_values_and_else_shared() -> None:
    """Equal points: the higher total of rare values wins; equal there too, all of them do."""
    position = replace(POSITION, finale=None, contests=(Contest.parse("edges 1"),))
    rare, plain = (player("x", f"2x2 {face}@a1") for face in ("rare 3", "blue space 3"))
    for mine, theirs, winners in (
        (rare, plain, ("me",)),
        (plain, rare, ("ann",)),
        (rare, rare, ("me", "ann")),
    ):
        opponents = (replace(theirs, name="ann"),)
        found = table_score(replace(position, me=replace(mine, name="me"), opponents=opponents), None)
        assert found.winners == winners


def test_what_is_not_known_has_no_winner() -> None:
    """An album that is not given has no lines; before the end there is no winner either."""
    found = table_score(replace(POSITION, opponents=(ANN, replace(BOB, album=None))), ALL)
    assert list(found.players) == ["me", "ann"]
    for sheet in (found, table_score(replace(POSITION, round=2), ALL)):
        assert (sheet.final, sheet.winners) == (False, ())
    silent = replace(POSITION, opponents=(ANN, replace(BOB, album=None)))
    assert set(forever_places(silent).values()) == {None}


def test_the_contest_that_an_opponent_enters_now() -> None:
    """It is read and written below [[opponents]]; with a ticket on it, or unknown, it is a fault."""
    text = 'game = "stampswap"\nphase = "show"\nround = 3\ncontests = ["count all 3", "edges 1"]\n'
    text += '[[opponents]]\nname = "ann"\nentering = "edges 1"\n'
    position = parse_position(text)
    assert str(position.opponents[0].entering) == "edges 1"
    assert parse_position(position_to_toml(position)) == position
    for wrong, message in (
        (text + 'entered = ["edges 1"]\n', "holds their ticket already"),
        (text.replace('entering = "edges 1"', 'entering = "regions 4"'), "is not among the contests"),
    ):
        with pytest.raises(PositionError, match=message):
            parse_position(wrong)


def test_forever_places_at_the_end_of_a_game() -> None:
    """They count the imaginary player where there are fewer than three."""
    assert final_forever_places(("me", "ann", "bob"), [4, 0, 4]) == {"me": 1, "ann": None, "bob": 1}
    assert final_forever_places(("me", "ann"), [2, 1]) == {"me": 2, "ann": 3}
    assert final_forever_places(("me",), [2]) == {"me": 2}
