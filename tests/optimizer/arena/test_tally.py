"""Tallies of finished games, counted by hand."""

from __future__ import annotations

import pytest

from stockbook.optimizer.arena.match import GameResult
from stockbook.optimizer.arena.tally import Sprt, Verdict, tally
from tests.optimizer.arena.matches import a_match

pytestmark = pytest.mark.usefixtures("heap_known")


def outcome(pair: int, game: int, scores: tuple[int, ...], winners: tuple[int, ...]) -> GameResult:
    """A game of agents that take a second for each of their two decisions."""
    return GameResult(pair, game, 7, scores, winners, (2, 2), (2.0, 2.0), (1.0, 1.5))


def test_two_players_by_hand() -> None:
    """The first agent sits first in the first game and second in the second; draws decide nothing; a game
    without its other does not count."""
    games = [
        outcome(0, 0, (10, 4), (0,)),
        outcome(0, 1, (8, 6), (0,)),
        outcome(1, 0, (7, 7), (0, 1)),
        outcome(1, 1, (1, 9), (1,)),
        outcome(2, 0, (50, 0), (0,)),
    ]
    found = tally(a_match(), {(game.pair, game.game): game for game in games}, 5, Sprt())
    assert (len(found.pairs), found.games) == (2, 4)
    assert found.scores == ((10, 6, 7, 9), (4, 8, 7, 1))
    assert [each.value for each in found.means] == [8, 5]
    assert found.lead.value == 3
    assert found.percent is not None
    assert found.percent.value == pytest.approx(60)
    assert found.wins is not None
    assert (found.wins.won, found.wins.lost, found.wins.drawn, found.wins.even) == (2, 1, 1, 0.5)
    assert found.wins.share.value == pytest.approx(2 / 3)
    assert found.beaten is None
    assert found.decision_times(0) == (8, 8.0, 1.0)
    assert found.decision_times(1) == (8, 8.0, 1.5)
    assert found.tested[2] is Verdict.OPEN


def test_four_players_by_hand() -> None:
    """The first agent's one seat against the mean of the other three; a game that two share is not
    decided, even where both are of the second agent."""
    games = [
        outcome(0, 0, (9, 3, 3, 3), (0,)),
        outcome(0, 1, (6, 3, 3, 0), (0,)),
        outcome(0, 2, (8, 8, 1, 2), (0, 1)),
        outcome(0, 3, (0, 0, 0, 1), (3,)),
    ]
    found = tally(a_match(players=4), {(game.pair, game.game): game for game in games}, 1, Sprt())
    assert found.scores == ((9, 3, 1, 1), (3, 3, 6, 0))
    assert [each.value for each in found.means] == [3.5, 3]
    assert found.wins is not None
    assert (found.wins.won, found.wins.lost, found.wins.drawn, found.wins.even) == (2, 1, 1, 0.25)


def test_one_player_by_hand() -> None:
    """Each agent plays alone: their scores are compared, and both with an automatic opponent, if any."""
    games = [
        outcome(0, 0, (30, 20), (0,)),
        outcome(0, 1, (20, 20), (0, 1)),
        outcome(1, 0, (10, 20), (1,)),
        outcome(1, 1, (5, 20), (1,)),
    ]
    match = a_match(players=1, house=20)
    found = tally(match, {(game.pair, game.game): game for game in games}, 2, Sprt())
    assert found.scores == ((30, 10), (20, 5))
    assert found.lead.value == 7.5
    assert found.wins is None
    assert found.beaten is not None
    assert [(each.won, each.lost, each.drawn) for each in found.beaten] == [(1, 1, 0), (0, 1, 1)]
    alone = [outcome(0, number, (5,), (0,)) for number in (0, 1)]
    found = tally(a_match(players=1), {(game.pair, game.game): game for game in alone}, 1, Sprt())
    assert (found.wins, found.beaten) == (None, None)


def test_points_below_zero_have_no_percent() -> None:
    """Nobody is so many percent better than who has less than nothing."""
    games = [outcome(0, 0, (3, -4), (0,)), outcome(0, 1, (-4, 3), (1,))]
    found = tally(a_match(), {(game.pair, game.game): game for game in games}, 1, Sprt())
    assert found.lead.value == 7
    assert found.percent is None


def test_the_test_stops_at_the_pair_that_decides() -> None:
    """Pairs after the one where the sequential test decides are left out, whoever played them."""
    games = [outcome(pair, 0, (9, 1), (0,)) for pair in range(40)]
    games += [outcome(pair, 1, (1, 9), (1,)) for pair in range(40)]
    found = tally(a_match(), {(game.pair, game.game): game for game in games}, 40, Sprt())
    pairs, llr, verdict = found.tested
    assert verdict is Verdict.BETTER
    assert llr > found.test.bound
    assert len(found.stopped().pairs) == pairs < 40
    assert found.stopped().tested == found.tested
    few = tally(a_match(), {(game.pair, game.game): game for game in games}, 5, Sprt())
    assert few.stopped() is few
