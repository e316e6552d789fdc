"""Seasons, and games of Stamp Swap from options and records."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from stockbook.games.records import parse_record
from stockbook.games.registry import make_game
from stockbook.models.files.faults import PositionError
from stockbook.models.play.record import GameHistory, replay
from stockbook.models.puzzles.dealing import choose
from stockbook.models.stampswap.game.season import DEALT, Season
from stockbook.models.stampswap.position import LAST_ROUND
from tests.models.stampswap.game.games import TINY, demo


def played(game: Any, seed: int) -> GameHistory[Any, Any, Any]:
    """A game to its end by random actions."""
    history, rng = GameHistory(game, seed), Random(seed)
    while history.turn is not None:
        history.play(choose(rng, game.actions(history.state)))
    return history


@pytest.mark.parametrize(("name", "players"), [("stampswap", 2), ("stampswap", 5), ("stampswap-season", 1)])
def test_records_replay_to_the_same_states(name: str, players: int) -> None:
    """A whole game as one text, read back, goes through the same states."""
    history = played(make_game(name, players), 4)
    names = [f"player {n}" for n in range(players)]
    again = replay(parse_record(str(history.record(names))))
    assert again.states == history.states


def test_options_make_an_equal_game() -> None:
    """A deck and a side of one's own survive the record."""
    game = make_game("stampswap", 2, {"deck": TINY.read_text("utf-8"), "side": 4})
    again = replay(parse_record(str(played(game, 1).record(["a", "b"])))).game
    assert again == game


@pytest.mark.parametrize(
    ("name", "players", "options"),
    [
        ("stampswap", 6, {}),
        ("stampswap-season", 2, {}),
        ("stampswap", 2, {"deck": "deck = 1"}),
        ("stampswap", 2, {"colour": 1}),
        ("stampswap", 4, {"deck": TINY.read_text("utf-8")}),
    ],
)
def test_impossible_games_are_refused(name: str, players: int, options: dict[str, Any]) -> None:
    """A wrong number of players, deck or option has its fault."""
    with pytest.raises(PositionError):
        make_game(name, players, options)


def test_a_season_deals_three_hands_and_keeps_every_tile() -> None:
    """Three Show Phases of as many stamps, each tile in one place, and the deal does not depend on play."""
    game = Season(demo())
    hands: list[list[tuple[int, ...]]] = []
    for seed in (1, 2):
        rng, state = Random(seed), game.start(Random(9))
        hands.append([state.table.seat.hand])
        while game.turn(state) is not None:
            seat = state.table.seat
            placed = [tile for tile, _ in seat.placed]
            everything = [*seat.hand, *seat.dropped, *placed, *state.table.discarded, *state.deal.stacks[0]]
            assert sorted(everything) == list(range(len(game.pieces.tiles)))
            other = game.sample(game.view(state, 0), rng)
            assert game.view(other, 0) == game.view(state, 0)
            before = state.table.round
            state = game.apply(state, choose(rng, game.actions(state)), rng)
            if state.table.round != before:
                hands[-1].append(state.table.seat.hand)
    assert hands[0] == hands[1]
    assert [len(hand) for hand in hands[0]] == [DEALT] * LAST_ROUND
