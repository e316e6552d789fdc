"""Tests of the part of a game that a player may see."""

from __future__ import annotations

from collections import Counter
from random import Random
from typing import Any

import pytest

from stockbook.models.stampswap.game import rules
from stockbook.models.stampswap.game.stamp_swap import StampSwap
from tests.models.stampswap.game.games import course, demo, items


@pytest.mark.parametrize("players", (2, 3, 5))
def test_a_view_does_not_depend_on_what_is_hidden(players: int) -> None:
    """However the hidden part is drawn, the view stays the same, and nothing is lost or doubled."""
    game = StampSwap(demo(), players)
    rng = Random(players)
    different = 0
    for state, _ in course(game, players):
        for player in range(players):
            view = game.view(state, player)
            other = game.sample(view, rng)
            assert game.view(other, player) == view
            assert items(other) == items(state)
            different += other.table != state.table
    assert different > 0


def test_a_player_sees_their_own_goods_and_what_lies_face_up() -> None:
    """Only tiles face down before others or on the table, never looked at, are unseen."""
    game = StampSwap(demo(), 3)
    unseen = 0
    for state, _ in course(game, 2):
        for player in range(3):
            view = game.view(state, player)
            seat = view.table.seats[player]
            assert seat == state.table.seats[player]
            visible = {item for item in items(state) if item >= 0} - state.table.down
            shown = {item for item in view.table.pool if item >= 0}
            assert shown <= visible | {item for who, item in state.table.peeked if who == player}
            unseen += len(view.stacks)
    assert unseen > 0


def test_cuts_are_hidden_until_all_are_made() -> None:
    """While others are still cutting, nobody sees what has been decided."""
    game = StampSwap(demo(), 3)
    hidden = 0
    for state, _ in course(game, 4):
        for player in range(3):
            if state.table.phase == "cut":
                seats = enumerate(game.view(state, player).table.seats)
                assert all(seat.cut is None for i, seat in seats if i != player)
                hidden += sum(seat.cut is not None for seat in state.table.seats)
    assert hidden > 0


def test_contests_are_hidden_until_all_are_declared() -> None:
    """In a Show Phase nobody sees a contest of this round, or its points, before all are declared."""
    game = StampSwap(demo(), 3)
    hidden = 0
    before: tuple[Any, ...] = ()
    for state, _ in course(game, 4):
        seats = state.table.seats
        if state.table.phase != "show":
            before = tuple((seat.entered, seat.points) for seat in seats)
            assert {seat.declared for seat in seats} == {None}
            continue
        assert tuple((seat.entered, seat.points) for seat in seats) == before
        for player in range(3):
            seen = game.view(state, player).table.seats
            assert seen[player].declared == seats[player].declared
            assert all(seat.declared is None for i, seat in enumerate(seen) if i != player)
            hidden += sum(seat.declared is not None for i, seat in enumerate(seats) if i != player)
    assert hidden > 0


@pytest.mark.parametrize("in_turn", (False, True))
def test_what_was_declared_is_known_only_in_turn(in_turn: bool) -> None:
    """A sample keeps the contests declared in turn; otherwise each open one may have been declared."""
    game = StampSwap(demo(), 3, in_turn=in_turn)
    declared = Counter[bool]()
    for state, _ in course(game, 6):
        table = state.table
        # The second player's Show Phase: the first has declared, the third has not.
        if table.phase == "show" and table.turn == (table.first + 1) % 3:
            view = game.view(state, table.turn)
            for seed in range(8):
                other = game.sample(view, Random(seed))
                seats, drawn = table.seats, other.table.seats
                assert drawn[table.first].declared in rules.contests_to_enter(table, table.first)
                declared[drawn[table.first].declared == seats[table.first].declared] += 1
                assert drawn[(table.turn + 1) % 3].declared is None
                assert game.view(other, table.turn) == view
    assert declared[True] > 0
    assert (declared[False] > 0) == (not in_turn)


def test_unseen_tiles_are_drawn_evenly() -> None:
    """Each unseen tile of a size is as likely as any other to be the one that lies there."""
    game = StampSwap(demo(), 2)
    state = game.start(Random(1))
    view = game.view(state, 0)
    place = next(i for i, item in enumerate(view.table.pool) if item < 0)
    rng = Random(5)
    found = [game.sample(view, rng).table.pool[place] for _ in range(2000)]
    stack = game.deck.stacks[view.stacks[-view.table.pool[place] - 1]]
    possible = set(stack) - set(view.table.pool)
    counts = [found.count(item) for item in possible]
    assert set(found) <= possible
    mean = 2000 / len(possible)
    assert max(counts) < mean + 6 * mean**0.5
    assert min(counts) > mean - 6 * mean**0.5
