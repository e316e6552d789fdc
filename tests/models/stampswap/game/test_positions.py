"""Views of games as positions: each can be typed, and its decisions are those of the game."""

from __future__ import annotations

from random import Random

import pytest

from stockbook.games.registry import make_game
from stockbook.models.stampswap.game.actions import Place
from stockbook.models.stampswap.game.views import position_of
from stockbook.models.stampswap.in_force import reserves_allowed
from stockbook.models.stampswap.reading import parse_position, position_to_toml
from stockbook.models.stampswap.swap.cuts import cuts
from stockbook.models.stampswap.swap.goods_table import choose_turns_of


@pytest.mark.parametrize("players", [2, 3, 5])
def test_every_view_is_a_position_that_can_be_typed(players: int) -> None:
    """Files of a random game read back equal; their items, cuts, piles and contests are the legal actions."""
    game, rng = make_game("stampswap", players), Random(players)
    state = game.start(rng)
    while (player := game.turn(state)) is not None:
        table, actions = state.table, list(game.actions(state))
        position = position_of(game.pieces, game.view(state, player))
        if table.phase == "collect":
            assert len(position.pool) == len(table.pool)
            selected = position.event[0].selected if position.event else None
            assert position.turns_left == (selected or 6) - len(position.me.collection)
        elif table.phase == "cut":
            found = cuts(position.me.collection, reserves_allowed(position))
            assert found == [action.cut for action in actions]
        elif table.phase == "choose":
            piles = {((player + owner) % players, pile) for owner, pile in choose_turns_of(position).piles()}
            assert piles == {(action.owner, action.pile) for action in actions}
        elif not position.place:
            assert len(position.may_enter) == len(actions)
        assert position.round == table.round
        assert parse_position(position_to_toml(position)) == position
        action = rng.choice(actions)
        state = game.apply(state, actions[0] if isinstance(action, Place) else action, rng)


def test_contests_that_are_declared_in_turn() -> None:
    """In the printed variant the position has what those before me have declared."""
    game, rng = make_game("stampswap", 3, {"contests_in_turn": True}), Random(8)
    state = game.start(rng)
    while state.table.round == 1:
        table, actions = state.table, list(game.actions(state))
        position = position_of(game.pieces, game.view(state, table.turn))
        told = [seat.declared for number, seat in enumerate(table.seats) if number != table.turn]
        seen = [other.entering for other in position.opponents]
        assert sorted(each is not None for each in told) == sorted(each is not None for each in seen)
        if table.phase == "show" and table.turn == (table.first + 2) % 3:
            assert all(seen)
            assert parse_position(position_to_toml(position)) == position
        state = game.apply(state, actions[0], rng)
