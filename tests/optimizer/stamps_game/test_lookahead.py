"""Moves tried on common samples: the estimates, and who drops out."""

from __future__ import annotations

from dataclasses import replace
from math import inf
from random import Random
from statistics import fmean, stdev

import pytest

from stockbook.models.stamps_game.game import moves
from stockbook.models.stamps_game.grid import COLORS
from stockbook.models.stamps_game.track import points
from stockbook.optimizer.stamps_game.board import cell_of, place_of
from stockbook.optimizer.stamps_game.determinizations import random_deal
from stockbook.optimizer.stamps_game.lookahead import (
    FIRST,
    Effort,
    Estimate,
    Race,
    compared,
    favorites,
    mean_of,
)
from stockbook.optimizer.stamps_game.rollout import Play
from stockbook.optimizer.stamps_game.tables import Tables, lead
from tests.models.stamps_game.positions import game_of, position_after


def race_of(seed: int, players: int, laid: int, rounds: int | None = None) -> Race:
    """All moves of a position against each other."""
    position = position_after(seed, players, laid)
    root = Play.of(position, Tables(position), random_deal(position, Random(seed)))
    return Race(position, root, list(root.lays()), rounds)


@pytest.mark.parametrize("players", [2, 3, 4])
def test_playouts_keep_the_rules(players: int) -> None:
    """A playout's moves, replayed by the game, end with the same points; none is left to lay."""
    for seed in range(6):
        position = position_after(seed, players, 3 * seed)
        game = game_of(position)
        tables = Tables(position)
        deal = random_deal(position, Random(seed))
        play = Play.of(position, tables, deal)
        rng = Random(seed)
        state = game.sample(position, rng)
        names = tuple(tuple(sorted((COLORS[c] for c in hand), key=COLORS.index)) for hand in deal.hands)
        state = replace(state, hands=names, pile=tuple(COLORS[color] for color in reversed(deal.pile)))
        while state.turn is not None:
            assert play.turn == state.turn
            assert sorted(play.lays()) == sorted(
                (place_of(move.at), COLORS.index(move.color)) for move in game.actions(state)
            )
            place, color = play.quick(rng)
            action = next(
                move
                for move in moves(state.grid, state.hands[state.turn])
                if (move.at, move.color) == (cell_of(place), COLORS[color])
            )
            play.lay((place, color))
            state = game.apply(state, action, rng)
            assert tuple(play.tracks) == state.tracks
        assert play.prospect(0, rng) == lead(game.score(state), 0)


def test_the_last_stamp_brings_most() -> None:
    """Where nothing comes after, the quick policy takes the most points there are."""
    for seed in range(20):
        position = position_after(seed, 2, 25)
        game = game_of(position)
        tables = Tables(position)
        play = Play.of(position, tables, random_deal(position, Random(seed)))
        state = game.sample(position, Random(seed))
        best = max(
            game.score(game.apply(state, move, Random(0)))[position.seat] for move in game.actions(state)
        )
        play.lay(play.quick(Random(seed)))
        assert points(play.tracks[position.seat], position.deck.track) == best


def test_all_moves_meet_the_same_deals() -> None:
    """The same race again gives the same leads, and every move has as many deals or dropped out."""
    one, other = race_of(1, 2, 12), race_of(1, 2, 12)
    for race in (one, other):
        race.run(Effort(playouts=600), Random(7))
    assert one.leads == other.leads
    assert all(FIRST <= len(leads) <= one.deals for leads in one.leads)
    assert min(map(len, one.leads)) < one.deals == max(map(len, one.leads))


def test_limits() -> None:
    """Playouts end a race, but not before two deals; a wish for exactness goes on with the last moves."""
    race = race_of(2, 2, 12)
    race.run(Effort(playouts=1), Random(1))
    assert race.deals == 2
    narrow = race_of(2, 2, 20)
    narrow.run(Effort(playouts=10**6, last=2, width=0.8), Random(1))
    assert max(narrow.estimates().values(), key=lambda value: value.mean).margin <= 0.8
    assert sum(len(leads) == narrow.deals for leads in narrow.leads) >= 2
    past = race_of(2, 2, 12)
    past.run(Effort(playouts=10**9, deadline=-inf), Random(1))
    assert past.deals == 2


def test_the_best_move_met_every_deal() -> None:
    """A move that dropped out and would be best after all is taken back, whatever ended the race."""
    for seed in range(6):
        race = race_of(seed, 2, 14)
        race.run(Effort(playouts=150 + 40 * seed), Random(seed))
        best = max(race.estimates().values(), key=lambda value: value.mean)
        assert best.samples == race.deals


def test_the_first_move_is_kept_unless_another_is_surely_better() -> None:
    """Chance alone does not make another choice."""
    race = race_of(3, 2, 12)
    race.run(Effort(playouts=1), Random(1))
    same = [1.0, -1.0]
    race.leads = [same for _ in race.lays]
    race.leads[2] = [1.2, -1.1]
    assert race.choice() == race.lays[0]
    race.leads[2] = [value + 1 for value in same]
    assert race.choice() == race.lays[2]


def test_favorites_are_worth_most() -> None:
    """The moves with the most worth come first, so many as asked for."""
    position = position_after(4, 3, 12)
    root = Play.of(position, Tables(position), random_deal(position, Random(1)))
    worth = root.tables.worth(root.turns)
    first = favorites(root, 6, Random(2))
    values = [worth[root.track_after(lay)] for lay in first]
    others = {*root.lays()} - {*first}
    assert len(first) == 6
    assert values == sorted(values, reverse=True)
    assert min(values) >= max(worth[root.track_after(lay)] for lay in others)


class TestIntervals:
    """95 % intervals, by drawing samples whose mean is known."""

    def test_a_mean_lies_inside(self) -> None:
        """About 95 of 100 intervals hold the true mean, for few values and for many."""
        rng = Random(1)
        for number in (8, 30):
            drawn = [mean_of([rng.gauss(5, 3) for _ in range(number)]) for _ in range(1000)]
            inside = sum(abs(each.mean - 5) <= each.margin for each in drawn)
            assert 925 <= inside <= 975

    def test_a_difference_on_common_deals_lies_inside(self) -> None:
        """A move with fewer deals is placed by its distance to the best one."""
        rng = Random(2)
        inside, errors, plain = 0, [], []
        for _ in range(1000):
            luck = [rng.gauss(0, 8) for _ in range(60)]
            best = [value + rng.gauss(2, 2) for value in luck]
            other = [value + rng.gauss(-1, 2) for value in luck[:12]]
            found = compared(best, other)
            inside += abs(found.mean + 1) <= found.margin
            errors.append(found.mean + 1)
            plain.append(fmean(other) + 1)
            assert found.samples == 12
        assert 925 <= inside <= 985
        assert stdev(errors) < 0.7 * stdev(plain)

    def test_equal_values_are_certain(self) -> None:
        """No spread, no margin; an exact value has none either."""
        assert mean_of([2, 2, 2]) == Estimate(2, 0, 3)
        assert Estimate(2).exact
        assert not Estimate(2, 0, 3).exact
