"""Ends of games against brute force over all moves by the rules of the game itself."""

from __future__ import annotations

from dataclasses import replace
from itertools import permutations
from random import Random

import pytest

from stockbook.models.stamps_game.game import StampsGame, StampsMove, StampsState
from stockbook.models.stamps_game.grid import COLORS, StampsReadings
from stockbook.models.stamps_game.position import StampsPosition
from stockbook.optimizer.solver.budget import Stopped
from stockbook.optimizer.stamps_game.board import place_of
from stockbook.optimizer.stamps_game.move_values import exact_values
from stockbook.optimizer.stamps_game.rollout import LookupTables, lead
from tests.models.stamps_game.naive import EVERY_READING
from tests.models.stamps_game.positions import end_of, game_of, position_after

NO_CHANCE = Random(0)


def outcome(game: StampsGame, state: StampsState, me: int) -> tuple[int, ...]:
    """The points at the end: each out for their own lead, equal ways decided against me."""
    if state.turn is None:
        return game.score(state)
    turn = state.turn
    ends = [outcome(game, game.apply(state, action, NO_CHANCE), me) for action in game.actions(state)]
    return max(ends, key=lambda scores: (lead(scores, turn), -lead(scores, me), scores))


def brute_values(position: StampsPosition) -> dict[StampsMove, float]:
    """The value of every move: all orders of the unseen stamps, all moves."""
    game = game_of(position)
    unseen = [color for color, number in zip(COLORS, position.unseen(), strict=True) for _ in range(number)]
    deals = []
    for order in permutations(unseen, position.hidden):
        rest = list(order)
        hands = [position.hand] * position.players
        for i, opponent in enumerate(position.opponents, 1):
            hands[(position.seat + i) % position.players] = tuple(sorted(rest[: opponent.hand]))
            del rest[: opponent.hand]
        deals.append(tuple(hands))
    totals: dict[StampsMove, float] = {}
    for hands in set(deals):
        state = StampsState(position.grid, hands, (), position.tracks, position.seat)
        for action in game.actions(state):
            scores = outcome(game, game.apply(state, action, NO_CHANCE), position.seat)
            value = lead(scores, position.seat) * deals.count(hands) / len(deals)
            totals[action] = totals.get(action, 0.0) + value
    return totals


def small(position: StampsPosition, stamps: int) -> StampsPosition:
    """The same with the first stamps of the table only, so that brute force gets to the end."""
    kept = dict(sorted(position.grid.items())[:stamps])
    return replace(position, grid=kept)


def certain(position: StampsPosition) -> StampsPosition:
    """The same with no stamps but those that lie there or are in hands: there is one deal."""
    unseen = [color for color, number in zip(COLORS, position.unseen(), strict=True) for _ in range(number)]
    stamps = [*position.grid.values(), *position.hand, *unseen[-position.hidden :]]
    counts = tuple(stamps.count(color) for color in COLORS)
    return replace(position, deck=replace(position.deck, stamps=counts, suns=(0,) * len(COLORS)))


def agree(position: StampsPosition) -> None:
    """The search and brute force give every move the same value."""
    found = exact_values(position, LookupTables(position), 10**9)
    assert found is not None
    values = {
        (place_of(move.at), COLORS.index(move.color)): value for move, value in brute_values(position).items()
    }
    assert {move: value.value for move, value in found.items()} == pytest.approx(values)
    assert all(value.exact for value in found.values())


@pytest.mark.parametrize("readings", EVERY_READING, ids=str)
@pytest.mark.parametrize(("players", "left"), [(2, 1), (2, 2), (3, 2)])
def test_ends_with_few_stamps(players: int, left: int, readings: StampsReadings) -> None:
    """One and two stamps, hands of others hidden, every reading."""
    for seed in range(3):
        agree(end_of(seed, players, left, readings))


@pytest.mark.parametrize("seed", range(4))
def test_three_stamps_between_two(seed: int) -> None:
    """I lay twice and the opponent once."""
    agree(small(end_of(seed, 2, 3), 4))


@pytest.mark.parametrize("seed", range(2, 6))
def test_four_stamps_between_two(seed: int) -> None:
    """Both lay twice: cutting off branches, which takes so many stamps, changes nothing."""
    agree(certain(small(end_of(seed, 2, 4), 2)))


@pytest.mark.parametrize("seed", range(2))
def test_three_stamps_among_three(seed: int) -> None:
    """Everyone for themselves, also where the two others fight each other."""
    agree(small(end_of(seed, 3, 3), 3))


def test_it_knows_when_not_to_start() -> None:
    """Stamps left to draw, or too much to search: then there is no exact value."""
    early = position_after(1, 2, 4)
    assert exact_values(early, LookupTables(early), 10**9) is None
    late = end_of(1, 4, 8)
    assert exact_values(late, LookupTables(late), 1000) is None


@pytest.mark.parametrize("players", [2, 3])
def test_the_time_ends_it_at_any_stamp(players: int) -> None:
    """The clock is looked at all the way down: it ends the search after any number of looks."""
    late = end_of(0, players, 3)
    tables, looks = LookupTables(late), 0

    def check() -> None:
        nonlocal looks
        looks += 1
        if looks == 5:
            raise Stopped

    with pytest.raises(Stopped):
        exact_values(late, tables, 10**9, check)
    assert looks == 5
