"""The points of everybody at the table: each by the scorer, forever places, ties and what is not known."""

from __future__ import annotations

from dataclasses import replace

import pytest

from stockbook.models.album.album import Album
from stockbook.models.album.notation import parse_placed_tiles
from stockbook.models.contests import Contest
from stockbook.models.files.faults import PositionError
from stockbook.models.games.score_sheet import ScoreSheet
from stockbook.models.stampswap.game.table_score import BEFORE, final_score, table_score
from stockbook.models.stampswap.position import Player, Position
from stockbook.models.stampswap.reading import parse_position
from stockbook.models.stampswap.scoring import ScoreLine, score, total
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
    for number, (row, contest) in enumerate(zip(found.players, (ALL, RARE, ALL), strict=True)):
        view = seen_by(position, number)
        assert view is not None and row.lines is not None
        assert row.lines == tuple(score(view, view.album, contest))
        assert row.total == total(row.lines)
    assert [row.rares for row in found.players] == [4, 4, 0]
    assert [row.forever for row in found.players] == [1, 2, None]
    assert found.assumed == ("entering is not given of bob: the contest that pays most",)
    most = max(row.total or 0 for row in found.players)
    assert found.winners == tuple(row.player for row in found.players if row.total == most)


def test_points_before_make_final_totals() -> None:
    """They are a line of their own; where somebody's are missing nobody's can be compared."""
    before = {"me": 10, "ann": 40, "bob": 90}
    me, *others = (replace(each, points=before[each.name]) for each in (ME, ANN, BOB))
    found = table_score(replace(POSITION, me=me, opponents=tuple(others)), ALL)
    plain = table_score(POSITION, ALL)
    for row, without in zip(found.players, plain.players, strict=True):
        assert row.lines is not None and row.lines[0].label == BEFORE
        assert row.total == (without.total or 0) + before[row.player]
    assert found.winners == ("bob",)
    some = table_score(replace(POSITION, me=me), ALL)
    assert some.winners is None and "points are not given of ann, bob" in some.assumed[-1]


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
    assert [row.total is None for row in found.players] == [False, False, True]
    assert found.winners is None
    assert table_score(replace(POSITION, round=2), ALL).winners is None


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


def test_the_end_of_a_game() -> None:
    """Places count the imaginary player where there are fewer than three; alone, nobody wins."""
    lines = {name: (ScoreLine("all", points),) for name, points in (("me", 9), ("ann", 9), ("bob", 8))}
    ties = {"me": 1, "ann": 2, "bob": 9}
    found = final_score(ScoreSheet(lines, "rare stamp values", ties), [4, 0, 4])
    assert [row.forever for row in found.players] == [1, None, 1]
    assert [row.rares for row in found.players] == [1, 2, 9]
    assert found.winners == ("ann",)
    both = {name: lines[name] for name in ("me", "ann")}
    assert [row.forever for row in final_score(ScoreSheet(both, "", ties), [2, 1]).players] == [2, 3]
    alone = final_score(ScoreSheet({"me": lines["me"]}, "", ties), [2])
    assert (alone.players[0].forever, alone.winners) == (2, None)
