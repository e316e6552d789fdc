"""Whole games of STAMPS: stamps are kept, turns go round, and moves are legal."""

from __future__ import annotations

from collections import Counter
from dataclasses import replace
from random import Random

import pytest

from stockbook.games.registry import make_game
from stockbook.models.stamps_game.deck import demo_deck
from stockbook.models.stamps_game.game import StampsGame, StampsMove, StampsState
from stockbook.models.stamps_game.grid import COLORS, StampsReadings, points
from tests.models.stamps_game.naive import EVERY_READING, naive_places, naive_trapped


def stamps_of(state: StampsState) -> Counter[str]:
    """All stamps of a state, wherever they are."""
    return Counter([*state.grid.values(), *state.pile, *(color for hand in state.hands for color in hand)])


@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("readings", EVERY_READING, ids=str)
def test_a_whole_game_against_the_slow_rules(players: int, readings: StampsReadings) -> None:
    """Every state's moves, and what each does to the pieces, are those of the slow rules."""
    game = StampsGame(players, demo_deck(), readings)
    rng = Random(players)
    state = game.start(rng)
    every = stamps_of(state)
    assert tuple(every[color] for color in COLORS) == game.deck.in_play(players)
    laid = 0
    while (turn := game.turn(state)) is not None:
        assert turn == laid % players
        actions = game.actions(state)
        assert Counter(actions) == Counter(
            StampsMove(color, at) for color in {*state.hands[turn]} for at in naive_places(state.grid)
        )
        action = rng.choice(actions)
        after = game.apply(state, action, rng)
        caught = naive_trapped(state.grid, action.at, action.color, readings)
        track = list(state.tracks[turn])
        for color, number in caught.items():
            for _ in range(number):
                column = track[COLORS.index(color)]
                track[COLORS.index(color)] = column + 1 if column < 8 else 1 if readings.round_again else 8
        assert after.tracks == (*state.tracks[:turn], tuple(track), *state.tracks[turn + 1 :])
        assert len(after.pile) == max(0, len(state.pile) - 1)
        assert stamps_of(after) == every
        state, laid = after, laid + 1
    assert laid == sum(game.deck.in_play(players)) - 4
    assert game.actions(state) == []
    with pytest.raises(ValueError, match="ended"):
        game.apply(state, action, rng)


def test_ties_share_the_win() -> None:
    """All who have most win."""
    game = StampsGame(3, demo_deck())
    state = StampsState(
        {(1, 1): "red"}, ((), (), ()), (), ((1, 2, 3, 4, 5), (5, 4, 3, 2, 1), (0, 0, 0, 0, 0)), None
    )
    assert game.score(state) == (15, 15, -15)
    assert game.winners(state) == (0, 1)


@pytest.mark.parametrize("players", [2, 3, 4])
def test_views_hide_what_is_hidden(players: int) -> None:
    """A view has no card of another hand or of the pile; samples look like it, and keep every count."""
    game = StampsGame(players, demo_deck())
    rng = Random(players)
    state = game.start(rng)
    for _ in range(10):
        state = game.apply(state, rng.choice(game.actions(state)), rng)
    for player in range(players):
        view = game.view(state, player)
        assert view.tracks == state.tracks
        assert sum(view.unseen()) == view.hidden
        other = game.sample(view, rng)
        assert stamps_of(other) == stamps_of(state)
        assert game.view(other, player) == view
        assert other.hands[player] == state.hands[player]


def test_samples_are_fair() -> None:
    """Each hidden stamp is in the next player's hand as often as any other."""
    game = StampsGame(2, demo_deck())
    view = game.view(game.start(Random(3)), 0)
    rng = Random(4)
    counts = Counter(color for _ in range(3000) for color in game.sample(view, rng).hands[1])
    for color, number in zip(COLORS, view.unseen(), strict=True):
        assert counts[color] == pytest.approx(6000 * number / view.hidden, abs=200)


@pytest.mark.parametrize("text", ["red 1,5", "r 1,5", "Red  1 5", "red at 1, 5", "red +1,5"])
def test_moves_are_read(text: str) -> None:
    """A move may be typed in several ways."""
    assert StampsGame(2, demo_deck()).read(text) == StampsMove("red", (1, 5))


def test_moves_outside_the_picture_read_back() -> None:
    """0 and negative numbers are places too."""
    game = StampsGame(2, demo_deck())
    move = StampsMove("purple", (0, -12))
    assert game.write(move) == "purple 0,-12"
    assert game.read(game.write(move)) == move


@pytest.mark.parametrize("text", ["", "red", "red 1", "pink 1,5", "red 1.5,2", "1,5", "red 99999,1"])
def test_what_is_no_move(text: str) -> None:
    """Anything else is refused with a message."""
    with pytest.raises(ValueError, match=r"move|color"):
        StampsGame(2, demo_deck()).read(text)


def test_scores_are_points_of_tracks() -> None:
    """The score of a state is what its tracks are worth under the copy's columns."""
    game = StampsGame(2, demo_deck())
    state = StampsState({(1, 1): "red"}, ((), ()), (), ((8, 0, 0, 0, 0), (1, 1, 2, 2, 3)), None)
    assert game.score(state) == tuple(points(track, game.deck.track) for track in state.tracks) == (-4, 3)


@pytest.mark.parametrize("first", (1, 2, 3))
def test_any_player_may_start(first: int) -> None:
    """The option says who does, from then on it goes clockwise, and everyone has the same stamps as else."""
    game = make_game("stamps", 3, {"first": first})
    assert game.options["first"] == first
    state = game.start(Random(4))
    assert state == replace(StampsGame(3, demo_deck()).start(Random(4)), turn=first - 1)
    after = game.apply(state, game.actions(state)[0], Random(4))
    assert game.turn(after) == first % 3
